var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function ee(e,t){if(t==null)return e.__&&ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:ee(e)}function te(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),ue(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||ee(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,pe(a,n,o),r.__=r.__e=null,n.__e!=i&&ne(n))}function ne(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ne(e)}function C(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(w)}function w(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&te(e)}finally{(a=r.length)&&(i||queueMicrotask)(w)}}function re(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=ie(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=ue(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&he(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=ae(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function ie(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=oe(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=ee(s)),ge(s,s));return r}function ae(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=ae(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ee(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function oe(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function se(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function ce(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||se(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||se(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=le(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function le(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function ue(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,te,ne,C,w,ie,ae,oe,se,ce,le,ue,pe,he,ve=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=de(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof ve==`function`){g=s.length;try{if(C=n.props,w=(f=ve.prototype)&&f.render,ie=(f=ve.contextType)&&i[f.__c],ae=f?ie?ie.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(w?n.__c=y=new ve(C,ae):(n.__c=y=new S(C,ae),y.constructor=ve,y.render=_e),ie&&ie.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),w&&(y.__s||(y.__s=y.state),ve.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,ve.getDerivedStateFromProps(C,y.__s)))),b=y.props,te=y.state,y.__v=n,r.__c){if(C!==b&&w&&!ve.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(C,ae),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(C,y.__s,ae)){n.__v!=r.__v&&(y.props=C,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=ee(r);break n}y.componentWillUpdate&&y.componentWillUpdate(C,y.__s,ae),w&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,te,ne)})}else w&&!ve.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),w&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=ae,y.props=C,y.__P=t,y.__g&=-5,oe=e.__r,se=w?25:0;do y.__g&=-9,oe&&oe(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++se<25);w&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),w&&r.__c&&y.getSnapshotBeforeUpdate&&(ne=y.getSnapshotBeforeUpdate(b,te)),ce=f&&f.type===x&&f.key==null?f.props.children:f,C.__P&&(f=c,a=(t=C.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&ge(e,e)}),r.__k=null),c=r.__k?ee(r,0):null),c=re(t,h(ce)?ce:[ce],n,r,i,a,o,s,c,l,u),C.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(pe=o.indexOf(c||void 0))||(pe=o.length);(he=o[pe-1])&&he.nodeType==8;)pe--;for(;pe<o.length;pe++)if(he=o[pe]){if(o[pe]=null,le){if(he==ue)break}else{if(he.nodeType!=8)break;he.data.startsWith(`$s`)&&(ue=de(le=he))}}}if(!le){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;le=c}(f=de(le=n.__c.__z||(n.__c.__z=le)))?(n.__e=le,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||fe(n),e.__e(t,n,r)}}else c=n.__e=me(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function de(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function fe(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(fe))}function pe(t,n,r){for(var i=0;i<r.length;)he(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function me(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,te,ne=r.props||f,C=n.props,w=n.type;if(w==`svg`?a=`http://www.w3.org/2000/svg`:w==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(w?b.localName==w:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(te=u.ownerDocument||document,!w)return te.createTextNode(C);t=te.createElementNS(a,w,C.is?C:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(w){if(u=w==`template`&&t.content||t,o=w==`textarea`&&C.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(ne={},d=0;d<t.attributes.length;d++)ne[(b=t.attributes[d]).name]=b.value;for(d in ne)b=ne[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in C||d==`value`&&`defaultValue`in C||d==`checked`&&`defaultChecked`in C||ce(t,d,null,b,a);for(d in C)b=C[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||ne[d]===b||ce(t,d,b,ne[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(w==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(w))&&(a=`http://www.w3.org/1999/xhtml`),re(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&ee(r,0),c,l),o&&o.some(v)),c&&w!=`textarea`||(d=`value`,w==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(w!=`progress`||x)||ce(t,d,x,ne[d],a),d=`checked`,S!=null&&S!=t[d]&&ce(t,d,S,ne[d],a))}else ne===C||c&&t.data==C||(t.data=C);return t}function he(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function ge(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||he(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&ge(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=de(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function _e(e,t,n){return this.constructor(e,n)}function ve(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],ue(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),pe(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),C(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),C(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var ye,T,be,xe,Se=Object.is,Ce=0,we=[],Te=[],E=e,Ee=E.__b,De=E.__r,Oe=E.diffed,ke=E.__c,Ae=E.unmount,je=E.__;function Me(e,t){E.__h&&E.__h(T,e,Ce||t),Ce=0;var n=T.__H||(T.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ne(e){return Ce=1,Pe(Ke,e)}function Pe(e,t,n){var r=Me(ye++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Ke(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);Se(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=T,!T.__f)){T.__f=!0;var i=T.shouldComponentUpdate;T.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,Se(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function Fe(e,t){var n=Me(ye++,3);!E.__s&&Ge(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,T.__H.__h.push(n))}function Ie(e,t){var n=Me(ye++,4);!E.__s&&Ge(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,T.__h.push(n))}function Le(e){return Ce=5,Re(function(){return{current:e}},[])}function Re(e,t){var n=Me(ye++,7);return Ge(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ze(){var e;do{for(;e=Te.shift();)try{Ue(e)}catch(t){E.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=we.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ue),t.__h.some(We),t.__h=[]}catch(n){t.__h=[],E.__e(n,e.__v)}}}while(Te.length)}E.__b=function(e){T=null,Ee&&Ee(e)},E.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),je&&je(e,t)},E.__r=function(e){De&&De(e),ye=0;var t=(T=e.__c).__H;t&&(be==T?T.__h=[]:(t.__h.some(Ue),t.__h.some(We),ye=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),be=T},E.diffed=function(e){Oe&&Oe(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&He(we.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),be=T=null},E.__c=function(e,t){t.some(function(e){try{e.__h.some(Ue),e.__h=e.__h.filter(function(e){return!e.__||We(e)})}catch(t){e.__h=[function(){throw t}]}}),ke&&ke(e,t)},E.unmount=function(e){Ae&&Ae(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,He(Te.push(r))}else Ue(r)}catch(e){t=e}}),r.__H=void 0,t&&E.__e(t,r.__v))};var Be=typeof requestAnimationFrame==`function`;function Ve(e){var t,n=function(){clearTimeout(r),Be&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Be&&(t=requestAnimationFrame(n))}function He(e){e!=1&&xe==E.requestAnimationFrame||((xe=E.requestAnimationFrame)||Ve)(ze)}function Ue(e){var t=T,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),T=t}function We(e){var t=T;e.__c=e.__(),T=t}function Ge(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!Se(t,e[n])})}function Ke(e,t){return typeof t==`function`?t(e):t}var qe=Symbol.for(`preact-signals`);function Je(){if($e>1)$e--;else{var e,t=!1;for((function(){var e=rt;for(rt=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Qe!==void 0;){var n=Qe;for(Qe=void 0,et++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ot(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if(et=0,$e--,t)throw e}}function Ye(e){if($e>0)return e();nt=++tt,$e++;try{return e()}finally{Je()}}var Xe,D=void 0;function Ze(e){var t=D,n=Xe;D=void 0,Xe=void 0;try{return e()}finally{D=t,Xe=n}}var Qe=void 0,$e=0,et=0,tt=0,nt=0,rt=void 0,it=0;function at(e){if(D!==void 0){var t=e.n;if(t===void 0||t.t!==D)return t={i:0,S:e,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:t},D.s!==void 0&&(D.s.n=t),D.s=t,e.n=t,32&D.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=D.s,t.n=void 0,D.s.n=t,D.s=t),t}}function O(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}O.prototype.brand=qe,O.prototype.h=function(){return!0},O.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Ze(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},O.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Ze(function(){var e;(e=t.Z)==null||e.call(t)}))}},O.prototype.subscribe=function(e){var t=this;return j(function(){var n=t.value;Ze(function(){return e(n)})},{name:`sub`})},O.prototype.valueOf=function(){return this.value},O.prototype.toString=function(){return this.value+``},O.prototype.toJSON=function(){return this.value},O.prototype.peek=function(){var e=this;return Ze(function(){return e.value})},Object.defineProperty(O.prototype,"value",{get:function(){var e=at(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(et>100)throw Error(`Cycle detected`);(function(e){$e!==0&&et===0&&e.l!==nt&&(e.l=nt,rt={S:e,v:e.v,i:e.i,o:rt})})(this),this.v=e,this.i++,it++,$e++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Je()}}}});function k(e,t){return new O(e,t)}function ot(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function st(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ct(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function lt(e,t){O.call(this,void 0,t),this.x=e,this.s=void 0,this.g=it-1,this.f=4}lt.prototype=new O,lt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===it))return!0;if(this.g=it,this.f|=1,this.i>0&&!ot(this))return this.f&=-2,!0;var e=D;try{st(this),D=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return D=e,ct(this),this.f&=-2,!0},lt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}O.prototype.S.call(this,e)},lt.prototype.U=function(e){if(this.t!==void 0&&(O.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},lt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(lt.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=at(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function A(e,t){return new lt(e,t)}function ut(e){var t=e.j;if(e.j=void 0,typeof t==`function`){$e++;var n=D;D=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,dt(e),t}finally{D=n,Je()}}}function dt(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ut(e)}function ft(e){if(D!==this)throw Error(`Out-of-order effect`);ct(this),D=e,this.f&=-2;try{8&this.f&&dt(this)}finally{Je()}}function pt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Xe&&Xe.push(this)}pt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},pt.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,ut(this),st(this),$e++;var e=D;return D=this,ft.bind(this,e)},pt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Qe,Qe=this)},pt.prototype.d=function(){this.f|=8,1&this.f||dt(this)},pt.prototype.dispose=function(){this.d()};function j(e,t){var n=new pt(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var mt,ht,gt=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,_t=[];j(function(){mt=this.N})();function vt(t,n){e[t]=n.bind(null,e[t]||function(){})}function yt(e){if(ht){var t=ht;ht=void 0,t()}ht=e&&e.S()}function bt(e){var t=this,r=e.data,i=St(r);i.name=`ReactiveDom`,i.value=r;var a=Re(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=A(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=A(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=j(function(){if(this.N=Tt,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}bt.displayName=`ReactiveTextNode`,Object.defineProperties(O.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:bt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),vt(`__b`,function(e,t){if(yt(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof O&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),vt(`__r`,function(e,t){if(e(t),t.type!==x){yt();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return j(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;gt&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),yt(n)}}),vt(`__e`,function(e,t,n,r){yt(),e(t,n,r)}),vt(`diffed`,function(e,t){yt();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=xt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function xt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=k(n);return{o:function(e,t){a.value=e,r=t},d:j(function(){this.N=Tt;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}vt(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),vt(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function St(e,t){return Re(function(){return k(e,t)},[])}var Ct=function(e){queueMicrotask(function(){queueMicrotask(e)})};function wt(){Ye(function(){for(var e;e=_t.shift();)mt.call(e)})}function Tt(){_t.push(this)===1&&(e.requestAnimationFrame||Ct)(wt)}var Et=k(`opening`),Dt=k(!1),Ot=`liangyi-tab`,kt=4001,At=250,jt=8e3,Mt=null,Nt=null,Pt=!1,Ft=1,It=At,Lt,Rt=new Map;function zt(e){Nt=e,Ht()}function Bt(){window.clearTimeout(Lt),Ht()}function Vt(e,t){if(Mt===null||!Pt)return Promise.resolve(null);let n=Ft++;return Mt.send(JSON.stringify({id:n,rev:t,...e})),new Promise(e=>Rt.set(n,e))}function Ht(){let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/tab`);Mt?.close(),Mt=e,Pt=!1,e.onopen=()=>e.send(JSON.stringify({tab:sessionStorage.getItem(Ot)})),e.onmessage=({data:t})=>{Mt===e&&Ut(String(t))},e.onclose=({code:t})=>{Mt===e&&Gt(t)}}function Ut(e){let t=JSON.parse(e);if(Wt(t)){sessionStorage.setItem(Ot,t.tab),Pt=!0,Dt.value=t.matches,It=At,Et.value=`open`,Nt?.attached(t.found);return}let n=t;Nt?.told(n),n.re!==null&&(Rt.get(n.re)?.(n),Rt.delete(n.re))}function Wt(e){return typeof e==`object`&&!!e&&`tab`in e&&`found`in e}function Gt(e){Mt=null,Pt=!1,Rt.forEach(e=>e(null)),Rt.clear(),e===kt?Et.value=`elsewhere`:(Et.value=`cut`,Lt=window.setTimeout(Ht,It),It=Math.min(It*2,jt))}var Kt=[`black`,`white`];function qt(e){return e===`black`?0:1}function Jt(e){return e===`black`?`white`:`black`}function Yt(e){return e===`black`?`X`:`O`}function Xt(e){return e===`X`?`black`:e===`O`?`white`:null}function Zt(e,t){let{x:n,y:r}=M(t,{height:e.length});return e[r]?.charAt(n)??``}var Qt=`ABCDEFGHJKLMNOPQRSTUVWXYZ`,$t=`ABCDEFGHIJKLMNOPQRSTUVWXYZ`;function en({x:e,y:t},{height:n}){return`${Qt.charAt(e)}${n-t}`}function M(e,{height:t}){return{x:Qt.indexOf(e.charAt(0).toUpperCase()),y:t-Number(e.slice(1))}}function N(e){return e!==`pass`&&e!==`virtual`}function tn({size:e,game:t},n){switch(n){case`own`:return[...t===`line_game`?$t:Qt];case`without-i`:return[...Qt];case`with-i`:return[...$t];case`numbers`:return Array.from({length:e.width},(e,t)=>String(t+1));case`none`:return null}}function nn({width:e,height:t}){return Math.min(.38,.09+.022*Math.max(e,t))}function rn(e,t,n){let{x:r}=M(e,t.size),i=e.slice(1);return n===`numbers`?`X${r+1}Y${i}`:((tn(t,n)??Qt)[r]??``)+i}function an({width:e,height:t}){let n=e=>{let t=e>=13?3:e>=7?2:null;return{edge:t,middle:e%2==1?(e-1)/2:null,far:t===null?null:e-1-t}},[r,i]=[n(e),n(t)],a=[],o=(e,t)=>{e!==null&&t!==null&&a.push({x:e,y:t})};for(let e of[r.edge,r.far])o(e,i.edge),o(e,i.far),o(e,t>=15?i.middle:null);for(let t of[i.edge,i.far])o(e>=15?r.middle:null,t);return o(r.middle,e>=5&&t>=5?i.middle:null),a}var P=k(null),F=k(0),I=k(null),on=k(null),L=A(()=>P.value?.state??null),R=A(()=>on.value??L.value?.to_move??`black`);function sn(e){return P.value?.seats[qt(e)].by===`person`}function cn(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;t===null||e.rev<F.value||(e.is===`refused`?I.value=e.why:(e.rev!==F.value||e.re!==null)&&(I.value=null),e.rev!==F.value&&(un.value=null,on.value=null),F.value=e.rev,P.value=t)}function ln(){F.value=0,un.value=null,on.value=null}function z(e){return Vt(e,F.value)}var un=k(null);async function dn(e){let t=un.value;if(t?.rev===F.value&&t.color===e)return t.illegal;let n=F.value,r=await z({do:`reasons`,color:e});return r?.is!==`reasons`||F.value!==n?[]:(un.value={rev:n,color:e,illegal:r.illegal},r.illegal)}var fn=A(()=>{let e=L.value;if(e===null)return new Map;let t=un.value,n=R.value===e.to_move?e.illegal:t?.color===R.value?t.illegal:[];return new Map(n.map(e=>[e.move,e]))}),pn=A(()=>{let e=R.value===L.value?.to_move?P.value?.signs.offers??[]:[];return new Map(e.map(({at:e,after_move:t})=>[e,t]))});function mn(e){let t=L.value?.to_move;on.value=e===t?null:e,e!==t&&dn(e)}var hn=[`play`,`count`,`review`,`rules`];function gn(e,t){if(t.is===`show`)return{panel:t.panel,count:t.count??e.count};if(e.panel===`review`||e.panel===`rules`&&t.isLesson)return e;switch(t.is){case`stopped`:return{panel:`count`,count:`agree`};case`agreed`:return{panel:`count`,count:`steps`};case`resumed`:return{...e,panel:`play`}}}var _n=`liangyi-panel`,vn=k({panel:Sn(sessionStorage.getItem(_n))??`play`,count:`steps`}),B=A(()=>vn.value.panel),yn=A(()=>vn.value.count);function bn(e){vn.value=gn(vn.peek(),e)}function xn(e,t){bn({is:`show`,panel:e,...t===void 0?{}:{count:t}})}function Sn(e){return hn.find(t=>t===e)}j(()=>sessionStorage.setItem(_n,B.value)),j(()=>{B.value,yn.value,I.value=null});var V=A(()=>{let e=P.value?.agreement;return e!=null&&!e.agreed&&e.disputed_by===null}),Cn={agreeing:!1,agreed:!1};j(()=>{let e={agreeing:V.value,agreed:P.value?.agreement?.agreed===!0},t=P.value?.lesson!=null;e.agreeing&&!Cn.agreeing?bn({is:`stopped`,isLesson:t}):Cn.agreeing&&e.agreed&&!Cn.agreed?bn({is:`agreed`,isLesson:t}):Cn.agreeing&&!e.agreeing&&!e.agreed&&bn({is:`resumed`,isLesson:t}),Cn=e});var wn=[`en`,`zh-Hans`,`zh-Hant`],Tn=[`system`,`light`,`dark`],En=[`own`,`without-i`,`with-i`,`numbers`,`none`],Dn=[`lead`,`winrate`],On=[`50`,`200`,`800`,`3200`,`12800`],kn=[`none`,`last`,`all`,`variation`],An=`liangyi-settings`,jn=Pn(),H={language:Fn(`language`,wn,Ln()),theme:Fn(`theme`,Tn,`system`),coordinates:Fn(`coordinates`,En,`own`),hintsLocked:In(`hintsLocked`),confirmMoves:In(`confirmMoves`),engineShown:In(`engineShown`),ownershipShown:In(`ownershipShown`),nextShown:In(`nextShown`),measure:Fn(`measure`,Dn,`lead`),visits:Fn(`visits`,On,`200`),numbered:Fn(`numbered`,kn,`none`)},Mn=k(!1);j(()=>{let e=Object.entries(H).map(([e,{value:t}])=>[e,t]);Nn(An,JSON.stringify(Object.fromEntries(e)))}),j(()=>{let e=H.theme.value;e===`system`?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e});function Nn(e,t){try{return localStorage.setItem(e,t),!0}catch{return!1}}function Pn(){try{let e=JSON.parse(localStorage.getItem(An)??`{}`);return typeof e==`object`&&e?{...e}:{}}catch{return{}}}function Fn(e,t,n){return k(t.find(t=>t===jn[e])??n)}function In(e){return k(jn[e]===!0)}function Ln(){let e=navigator.language.toLowerCase();return e.startsWith(`zh`)?/hant|tw|hk|mo/.test(e)?`zh-Hant`:`zh-Hans`:`en`}var Rn=k([]),zn=k({all:1,without_network:1});async function Bn(){let e=await Vt({do:`rulesets`},null);e?.is===`rulesets`&&(Rn.value=e.rows,zn.value=e.levels)}var Vn=k(new Map),Hn=new Set;function Un(e){let t=H.language.value,n=`${t} ${e}`,r=Vn.value.get(n);return r===void 0&&!Hn.has(n)&&(Hn.add(n),Wn(n,e,t)),r??null}async function Wn(e,t,n){let r=await Vt({do:`explain`,ruleset:t,language:n},null);r?.is===`explained`?Vn.value=new Map(Vn.value).set(e,r):r===null&&Hn.delete(e)}var Gn=k([]),Kn=null;async function qn(){let e=H.language.value;if(Kn===e)return;Kn=e;let t=await Vt({do:`lessons`,language:e},null);t?.is===`lessons`?Gn.value=t.lessons:Kn=null}var Jn=A(()=>Gn.value.find(({name:e})=>e===P.value?.lesson)??null),Yn=null;async function Xn(e){Yn=H.language.value,xn(`rules`),await z({do:`open_lesson`,name:e,language:Yn})}j(()=>{let e=H.language.value,t=P.peek();t?.lesson!=null&&Yn!==null&&Yn!==e&&F.peek()>0&&(Yn=e,Zn(t.lesson,e,t.here.on_main_line?t.state.move_number:0))});async function Zn(e,t,n){(await z({do:`open_lesson`,name:e,language:t}))?.is===`game`&&n>0&&await z({do:`goto`,move_number:n})}var Qn=A(()=>{if(B.value===`review`)return`review`;if(B.value===`rules`&&Jn.value!==null)return`lesson`;if(B.value===`count`&&L.value?.game===`go`)switch(yn.value){case`steps`:return`count`;case`hand`:case`rulesets`:return yn.value;case`agree`:return P.value?.agreement?.agreed||V.value?`agree`:`play`}return V.value?`agree`:`play`});function $n(e){let t=new Map,n=[],r=0;for(let i of e){let e=i.parent===null?null:t.get(i.parent)??null,a={node:i,parent:e,children:[],column:e===null?0:e.column+1,row:0};e?.children.push(a),t.set(i.id,a),n.push(a),r=Math.max(r,a.column+1)}return{all:n,byId:t,columns:r,rows:n[0]===void 0?0:er(n[0],r)}}function er(e,t){let n=new Int32Array(t).fill(-1),r=[e],i=0;for(let e=r.pop();e!==void 0;e=r.pop()){let t=tr(e),a=Math.max(0,e.column-1),o=a+t.length+(e.column===0?0:1),s=n.subarray(a,o).reduce((e,t)=>Math.max(e,t),-1)+1;n.fill(s,a,o);for(let e of t){e.row=s;for(let t=e.children.length-1;t>0;t--){let n=e.children[t];n!==void 0&&r.push(n)}}i=Math.max(i,s+1)}return i}function tr(e){let t=[e];for(let n=e.children[0];n!==void 0;n=n.children[0])t.push(n);return t}function nr(e){let t=[];for(let n=e;n!==null;n=n.parent)t.push(n);return t.reverse()}function rr(e){return nr(e).every(e=>e.parent===null||e.parent.children[0]===e)}function ir(e){let t=[e],n=0;for(let e=t.pop();e!==void 0;e=t.pop())n++,t.push(...e.children);return n}var U=k(null),ar=k(null),or=k(null),sr=A(()=>ar.value??or.value),cr=k(!1),lr=k(!1),ur=k(null),dr=A(()=>{let e=P.value;return e===null||e.resigned!==null?!1:e.agreement===null?!e.state.over:e.agreement.disputed_by!==null}),fr=A(()=>B.value===`review`?V.value?`look`:`play`:B.value===`count`&&yn.value!==`agree`?yn.value===`hand`?`hand`:`look`:V.value?`mark`:`play`),pr=-1;j(()=>{F.value!==pr&&(pr=F.value,Ye(()=>{U.value=null,ur.value=null,or.value=null}))});var W=k(null),mr=null;function hr(){return mr??=gr().finally(()=>mr=null),mr}async function gr(){let e=W.value?.rev===P.value?.here.tree_rev;for(;!e;){let t=await z({do:`tree`});if(t?.is!==`tree`)return;W.value={rev:t.tree_rev,...$n(t.nodes)},e=t.tree_rev>=(P.value?.here.tree_rev??0)}}j(()=>{B.value===`review`&&W.value?.rev!==P.value?.here.tree_rev&&hr()});function _r(){W.value=null,vr.value=null}var vr=k(null),yr=A(()=>vr.value??P.value?.here.id??0),br=A(()=>W.value?.byId.get(yr.value)??null);async function xr(e){let t=vr.value!==null;if(e===yr.value||(vr.value=e,t))return;let n=e;for(;n!==null;){let e=await Vt({do:`goto_node`,node:n},null);n=e?.is!==`game`||vr.value===n||vr.value===e.here.id?null:vr.value}vr.value=null}var G=k([]);j(()=>{let[e,t]=[W.value,P.value?.here],n=t===void 0?void 0:e?.byId.get(t.id);if(e==null||t===void 0||n===void 0){G.value=[];return}let r=G.peek().map(({node:t})=>e.byId.get(t.id)),i=r.indexOf(n);if(i>=0&&r.every(Sr)&&(r[i+1]?.node.id??null)===t.next_on_line){G.value=r;return}let a=nr(n),o=t.next_on_line===null?void 0:e.byId.get(t.next_on_line);G.value=o===void 0?a:[...a,...tr(o)]});function Sr(e){return e!==void 0}var Cr=A(()=>{let e=yr.value;return G.value.findIndex(({node:t})=>t.id===e)});function wr(e){return nr(e).flatMap(e=>e.parent===null?[]:[e.parent.children.indexOf(e)])}async function Tr(e){await hr();let t=W.value?.all[0];for(let n of e)t=t?.children[n]??t;return t?.node.id??null}async function Er(e){let t=await Tr(e);t!==null&&await xr(t)}var Dr=k(null),Or=k(null),kr=A(()=>Or.value??P.value?.here.analysis??null),Ar=k(new Map);j(()=>{let e=W.value?.all??[];Ar.value=new Map(e.flatMap(({node:e})=>e.value===null?[]:[[e.id,e.value]]))});function jr(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;if(t!==null)Ye(()=>{Dr.value=t.analysing,Or.value=null});else if(e.is===`analysed`){let{node:t,analysis:n,run:r}=e,{winrate:i,lead:a,visits:o,stopped:s}=n;Ye(()=>{Dr.value=r,Or.value=t===P.value?.here.id?n:Or.value;let e={winrate:i,lead:a,visits:o,stopped:s?.lead??null};Ar.value=new Map(Ar.value).set(t,e)})}}async function Mr(e){H.engineShown.value=!0,await Vt({do:`analyse`,scope:e,visits:Number(H.visits.value)},null)}function Nr(){Dr.value!==null&&Vt({do:`stop_analysis`},null)}var Pr=A(()=>H.engineShown.value&&!H.hintsLocked.value),Fr=A(()=>L.value?.game===`line_game`?`winrate`:H.measure.value),Ir=k(null),[Lr,Rr]=[100,2e3],zr=A(()=>`${W.value?.rev} ${G.value.at(-1)?.node.id}`),Br,Vr=0;j(()=>{if(zr.value,Ar.value,Dr.value,B.value===`review`&&W.value!==null&&Br===void 0){let e=Dr.value===null?Lr:Math.max(Lr,Vr+Rr-Date.now());Br=window.setTimeout(()=>void Hr(),e)}});async function Hr(){[Br,Vr]=[void 0,Date.now()];let e=await Vt({do:`review`},null);e?.is===`review`&&(Ir.value=e)}var Ur=A(()=>new Map(Ir.value?.moves.map(e=>[e.node,e])??[]));function Wr(){Ye(()=>{[Dr.value,Or.value,Ir.value]=[null,null,null]})}var Gr=`ABCDEFGHIJ`,Kr=A(()=>(B.value===`review`&&Pr.value&&U.value===null?kr.value?.moves??[]:[]).slice(0,10).map((e,t)=>({...e,letter:Gr.charAt(t)}))),qr=k(null),Jr=k(10),Yr=A(()=>{let e=qr.value??ur.value??(cr.value?ar.value:null);return e===null?null:Kr.value.find(({move:t})=>t===e)??null}),Xr=A(()=>{let[e,t]=[L.value,Yr.value];if(e===null||t===null)return[];let n=e.to_move;return t.pv.slice(0,Jr.value).map((e,t)=>({at:e,color:t%2==0?n:Jt(n),number:t+1})).filter(({at:e})=>N(e))});function Zr(e){if(Xr.value.length===0)return!1;let t=Yr.value?.pv.length??1;return Jr.value=Math.min(t,Math.max(1,Math.min(Jr.value,t)+e)),!0}function Qr(e,t){return t===`black`?e:1-e}function $r(e,t){return e===null||t===`black`?e:-e}var ei=10,ti=A(()=>{let e=L.value?.move_number??0;switch(H.numbered.value){case`none`:return null;case`all`:return 0;case`last`:return Math.max(0,e-ei);case`variation`:{let e=br.value===null?void 0:nr(br.value).find(e=>!rr(e));return e===void 0?null:e.node.number-1}}}),ni=A(()=>{let[e,t,n]=[L.value,P.value,ti.value];if(B.value!==`review`||e===null||t===null||n===null)return null;let r=H.numbered.value===`variation`?n:0,i=new Map,a=t.moves.slice(0,e.move_number);a.forEach(({move:e},t)=>i.set(e,t+1));let o=new Map,s=[];return a.forEach(({move:t,color:a},c)=>{let l=c+1;if(l<=n||!N(t))return;let u=i.get(t)??l;u===l?Zt(e.rows,t)===Yt(a)?o.set(t,l-r):s.push({number:l-r,at:t,now:null}):s.push({number:l-r,at:t,now:u-r})}),{on:o,notes:s}}),ri=A(()=>B.value===`review`&&U.value===null),ii=A(()=>ri.value||Qn.value===`lesson`&&U.value===null?P.value?.here.marks??[]:[]),ai=A(()=>{let e=P.value?.here;return!ri.value||!H.nextShown.value||e===void 0?[]:e.next.flatMap(({id:t,move:n})=>n!==null&&N(n)?[{at:n,isNext:t===e.next_on_line}]:[])}),oi=k(null),si=A(()=>oi.value??(P.value?.agreement?.agreed?`agreed`:`judgement`)),ci=A(()=>{let e=L.value?.phase===`contest`||L.value?.phase===`resolution`;return si.value===`judgement`&&P.value?.agreement===null&&e}),li=A(()=>`${F.value} ${si.value}`),ui=k(null),di=k(!1),fi=A(()=>ui.value?.of===li.value?ui.value.boards:null),pi=A(()=>ui.value?.of===li.value&&ui.value.boards===null),mi=k(0),hi=k(0),gi=A(()=>{let e=fi.value?.counts??[];return e[Math.min(mi.value,e.length-1)]??null});function _i({steps:e,shared_out:t}){let n=e.at(-1);if(t===void 0||n===void 0)return e;let r=({touching:e})=>e.some(e=>e.length===0),i=[t.regions.filter(r),...t.regions.filter(e=>!r(e)).map(e=>[e])].flatMap(e=>{let t=e.at(-1)?.totals,r=e.length===1?e[0]?.touching.flat()??[]:[];return t===void 0?[]:[{...n,totals:t,touched:r,shared:e}]});return[...e.slice(0,-1),{...n,totals:t.stones},...i]}var vi=A(()=>gi.value===null?[]:_i(gi.value)),yi=A(()=>{let e=vi.value;return e[Math.min(hi.value,e.length-1)]??null}),bi=A(()=>vi.value.slice(0,hi.value+1).flatMap(({shared:e})=>e??[]));async function xi(){if(di.value||ui.value?.of===li.value)return;di.value=!0;let e=li.value,t=await z({do:`count`,view:si.value});Ye(()=>{di.value=!1,ui.value={of:e,boards:t?.is===`counts`?t:null},hi.value=2**53-1})}var Si=A(()=>{let[e,t]=[P.value,L.value];return JSON.stringify([t?.ruleset,t?.move_number,t?.rows,e?.agreement?.views])}),Ci=k(null),wi=A(()=>Ci.value?.of===Si.value?Ci.value.result:null);async function Ti(){let e=Si.value;if(Ci.value?.of===e)return;let t=await z({do:`count`,view:`black`}),n=t?.is===`counts`?t.counts[0]?.result:void 0;n!==void 0&&(Ci.value={of:e,result:n})}var Ei=k(null),Di=A(()=>`${li.value} ${Ei.value??``}`),Oi=k(null),ki=k(!1),Ai=A(()=>Oi.value?.of===Di.value?Oi.value.rows:null);async function ji(){if(ki.value)return;ki.value=!0;let e=Di.value,t=await z({do:`compare`,view:si.value,komi:Ei.value});ki.value=!1,t?.is===`comparison`&&(Oi.value={of:e,rows:t.rows})}var Mi=k([]),Ni=k(null),Pi=A(()=>`${Di.value} ${Mi.value.join(` `)}`),Fi=A(()=>Ai.value!==null&&Mi.value.length===2&&Ni.value?.of===Pi.value),Ii=A(()=>{let e=Fi.value?Ni.value?.pair:null;return e!=null&&`between`in e?e:null}),Li=A(()=>{let e=Fi.value?Ni.value?.pair:null;return e!=null&&`kind`in e?e:null}),Ri=A(()=>new Map(Ii.value?.points.map(e=>[e.at,e.difference])??[]));function zi(e){let t=Mi.value.filter(t=>t!==e);Mi.value=t.length<Mi.value.length?t:[...t,e].slice(-2)}async function Bi(){let e=Pi.value,[t,n]=Mi.value;if(t===void 0||n===void 0||Ni.value?.of===e)return;Ni.value={of:e,pair:null};let r=Ei.value,i=await z({do:`difference`,view:si.value,between:[t,n],komi:r});Ye(()=>{if(Ni.value?.of===e){I.value=null;let t=i?.is===`difference`?i:i?.is===`refused`?i.why:null;Ni.value=t===null?null:{of:e,pair:t}}})}var Vi=k(null),Hi=k(!1),Ui=A(()=>Vi.value?.of===li.value?Vi.value.board:null),Wi=A(()=>Ui.value!==null&&`rows`in Ui.value?Ui.value:null),Gi=A(()=>Ui.value!==null&&`kind`in Ui.value?Ui.value:null),Ki=k(null),qi=A(()=>Wi.value?.may.find(e=>Xi(e)===Ki.value)??null),K=k([]),Ji=A(()=>{let e=Wi.value?.rows??[];return K.value.filter(({at:t})=>Zt(e,t)===`.`)}),Yi=A(()=>new Set(qi.value?.at??[]));function Xi(e){return`${e.step}-${e.side??`both`}`}async function Zi(e=!1){if(Hi.value||!e&&Vi.value?.of===li.value)return;Hi.value=!0;let t=li.value,n=await z({do:`hand_begin`,view:si.value});Hi.value=!1,n?.is===`hand`?Qi(t,n):n?.is===`refused`&&(Vi.value={of:t,board:n.why}),t!==li.value&&await Zi()}function Qi(e,t){Ye(()=>{Vi.value={of:e,board:t},K.value=[],I.value=null})}function $i(e){Ye(()=>{Ki.value=Xi(e),K.value=[]}),e.step===`gather`&&na()}function ea(e){let[t,n]=[qi.value,Wi.value];if(t===null||n===null||!Yi.value.has(e))return;let r=K.value.filter(t=>t.at!==e),i=r.length===K.value.length,a=t.side??Xt(Zt(n.owner,e))??ta();Ye(()=>{K.value=i?[...r,{at:e,color:a}]:r,I.value=null})}function ta(){return 2*K.value.filter(({color:e})=>e===`black`).length>K.value.length?`white`:`black`}async function na(){let e=aa();e!==null&&await ia({do:`hand_step`,...e})}async function ra(){await ia({do:`hand_undo`})}async function ia(e){let t=li.value,n=await z(e);n?.is===`hand`?Qi(t,n):n?.is===`refused`&&n.why.kind===`wrong_phase`&&await Zi(!0)}function aa(){let[e,t]=[qi.value,Wi.value];if(e===null||t===null)return null;let n=e.side??`black`,r=K.value.map(e=>e.at),i=e=>K.value.filter(t=>t.color===e).map(e=>e.at);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return{step:e.step,side:n,at:r};case`move`:{let e=e=>Zt(t.rows,e)!==`.`;return{step:`move`,side:n,from:r.filter(e),to:r.filter(t=>!e(t))}}case`exchange`:case`fill_public`:return{step:e.step,black:i(`black`),white:i(`white`)};case`gather`:return{step:`gather`}}}var oa=A(()=>{let[e,t,n]=[Jn.value,P.value,L.value];if(Qn.value!==`lesson`||e===null||t===null||n===null||!t.here.on_main_line)return null;let r=e.questions.find(({step:e})=>e===n.move_number),i=t.moves[n.move_number]?.move;return r===void 0||i===void 0?null:{right:i,answers:r.answers}}),sa=k(null);j(()=>{F.value,sa.value=null});var ca=k(`both`),la=k(!1),ua=A(()=>{let e=Kt.filter(sn);return e.length===1?e:[`both`,`black`,`white`]}),da=A(()=>{let e=ua.value.includes(ca.value)?ca.value:ua.value[0];return e===`both`||e===void 0?[...Kt]:[e]});async function fa(e){let[t,n]=[L.value,P.value?.agreement],r=da.value[0];if(t===null||n==null||r===void 0)return;let i=n.views[qt(r)];if(Zt(t.rows,e)!==`.`){let t=!i.dead.includes(e),n=la.value;await ma(r=>({do:`mark_dead`,by:r,at:e,dead:t,alone:n}))}else if(n.owners_matter){let t=i.owned[0].includes(e)?`white`:i.owned[1].includes(e)?null:`black`;await ma(n=>({do:`mark_owner`,by:n,at:e,owner:t}))}}function pa(e){return ma(t=>({do:`adopt`,by:t,view:e}))}async function ma(e){for(let t of da.value)if((await z(e(t)))?.is!==`game`)return}var ha=k(null),ga=k(null);function _a(e){let[t,n]=[L.value,P.value],r=e===`pass`?t?.offer_means===`end`:pn.value.has(e);if(t===null||n===null||!r)return null;let i=n.agreement===null&&!t.over?t.offer:null,a=e===`pass`&&n.signs.wild.length>0?i??R.value:null;return i===null&&a===null?null:{accepts:i,lazy:a}}async function va(e){switch(or.value=null,fr.value){case`look`:return;case`mark`:return fa(e);case`hand`:return ea(e);case`play`:return ya(e)}}async function ya(e){let t=L.value;if(t===null||!dr.value||!sn(R.value)||N(e)&&Ca(e))return;let n=oa.value;if(n!==null&&R.value===t.to_move)return e===n.right?wa(t.move_number+1):void(sa.value=e);R.value!==t.to_move&&await dn(R.value);let r=fn.value.get(e);or.value=r===void 0?null:e,r?.kind===`forbidden`?ha.value=e:r===void 0&&_a(e)!==null?ga.value=e:r===void 0&&await Sa(e)}function ba(){let e=ga.value;ga.value=null,e!==null&&Sa(e)}function xa(){let e=ha.value;ha.value=null,e!==null&&Sa(e)}async function Sa(e){ur.value=null,(await z({do:`play`,color:R.value,move:e}))?.is===`game`&&(ar.value=null,on.value=null)}function Ca(e){let t=L.value;return t!==null&&Zt(t.rows,e)!==`.`}function wa(e){let t=P.value;t!==null&&e>=0&&e<=t.moves.length&&e!==t.state.move_number&&z({do:`goto`,move_number:e})}function Ta(e){wa((L.value?.move_number??0)+e)}function Ea(){let[e,t]=[L.value?.move_number??0,P.value?.moves??[]],n=t.slice(0,e).findLastIndex(({color:e})=>sn(e));wa(n>=0&&Kt.filter(sn).length===1?n:e-1)}async function Da(e){if(U.value!==null){U.value=null;return}let t=(await dn(R.value)).find(t=>t.move===e);t?.earlier?U.value={is:`earlier`,board:t.earlier,move:e}:t&&t.verdicts.length>0&&(U.value={is:`verdicts`,reasoned:t,step:0})}var Oa=class{constructor(e){this.value=e}valueOf(){return this.value}},q=class extends Oa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ka=class extends Oa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Aa=class e extends Oa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Oa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Oa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ja=100,Ma=`⁨`,Na=`⁩`;function Pa(e,t,n){return n===t||n instanceof ka&&t instanceof ka&&n.value===t.value||t instanceof ka&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Fa(e,t,n){return t[n]?Wa(e,t[n].value):(e.reportError(RangeError(`No default`)),new q)}function Ia(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=La(e,i.value):n.push(La(e,i));return{positional:n,named:r}}function La(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ka(t.value,{minimumFractionDigits:t.precision});case`var`:return Ra(e,t);case`mesg`:return za(e,t);case`term`:return Ba(e,t);case`func`:return Va(e,t);case`select`:return Ha(e,t);default:return new q}}function Ra(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new q(`$${t}`);if(n instanceof Oa)return n;switch(typeof n){case`string`:return n;case`number`:return new ka(n);case`object`:if(Aa.supportsValue(n))return new Aa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new q(`$${t}`)}}function za(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new q(t);if(n){let i=r.attributes[n];return i?Wa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new q(`${t}.${n}`))}return r.value?Wa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new q(t))}function Ba(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new q(i);if(n){let t=a.attributes[n];if(t){e.params=Ia(e,r).named;let n=Wa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new q(`${i}.${n}`)}e.params=Ia(e,r).named;let o=Wa(e,a.value);return e.params=null,o}function Va(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new q(`${t}()`);try{let t=Ia(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new q(`${t}()`)}}function Ha(e,{selector:t,variants:n,star:r}){let i=La(e,t);if(i instanceof q)return Fa(e,n,r);for(let t of n)if(Pa(e,i,La(e,t.key)))return Wa(e,t.value);return Fa(e,n,r)}function Ua(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ja)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ja}`);r&&n.push(Ma),n.push(La(e,i).toString(e)),r&&n.push(Na)}return e.dirty.delete(t),n.join(``)}function Wa(e,t){return typeof t==`string`?e.bundle._transform(t):Ua(e,t)}var Ga=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ka(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var qa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ja(e,t){let n=e[0];if(n instanceof q)return new q(`NUMBER(${n.valueOf()})`);if(n instanceof ka)return new ka(n.valueOf(),{...n.opts,...Ka(t,qa)});if(n instanceof Aa)return new ka(n.toNumber(),{...Ka(t,qa)});throw TypeError(`Invalid argument to NUMBER`)}var Ya=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Xa(e,t){let n=e[0];if(n instanceof q)return new q(`DATETIME(${n.valueOf()})`);if(n instanceof Aa||n instanceof ka)return new Aa(n,Ka(t,Ya));throw TypeError(`Invalid argument to DATETIME`)}var Za=new Map;function Qa(e){let t=Array.isArray(e)?e.join(` `):e,n=Za.get(t);return n===void 0&&(n=new Map,Za.set(t,n)),n}var $a=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ja,DATETIME:Xa,...t},this._useIsolating=n,this._transform=r,this._intls=Qa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ga(this,n,t);try{return Ua(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new q().toString(r);throw e}}},eo=/^(-?[a-zA-Z][\w-]*) *= */gm,to=/\.([a-zA-Z][\w-]*) *= */y,no=/\*?\[/y,ro=/(-?[0-9]+(?:\.([0-9]+))?)/y,io=/([a-zA-Z][\w-]*)/y,ao=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,oo=/^[A-Z][A-Z0-9_-]*$/,so=/([^{}\n\r]+)/y,co=/([^\\"\n\r]*)/y,lo=/\\([\\"])/y,uo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,fo=/^\n+/,po=/ +$/,mo=/ *\r?\n/g,ho=/( *)$/,go=/{\s*/y,_o=/\s*}/y,vo=/\[\s*/y,yo=/\s*] */y,bo=/\s*\(\s*/y,xo=/\s*->\s*/y,So=/\s*:\s*/y,Co=/\s*,?\s*/y,wo=/\s+/y,To=class{constructor(e){this.body=[],eo.lastIndex=0;let t=0;for(;;){let n=eo.exec(e);if(n===null)break;t=eo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(to);){let t=o(to),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(so)&&(r=o(so)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,fo),u([i],i.length)):r?S(r,po):null}function u(r=[],i){for(;;){if(n(so)){r.push(o(so));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,po));let c=[];for(let e of r)e instanceof Eo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(go,SyntaxError);let e=f();if(i(_o))return e;if(i(xo)){let t=h();return i(_o,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ao)){let[,e,t,n=null]=a(ao);if(e===`$`)return{type:`var`,name:t};if(i(bo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(oo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Co)}}function m(){let e=f();return e.type===`mesg`&&i(So)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(no);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(vo,SyntaxError);let e;return e=n(ro)?v():{type:`str`,value:o(io)},i(yo,SyntaxError),e}function _(){if(n(ro))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ro),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(co),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(lo))return o(lo);if(n(uo)){let[,e,t]=a(uo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(wo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(mo,`
`),n=ho.exec(e)[1].length;return new Eo(t,n)}}},Eo=class{constructor(e,t){this.value=e,this.length=t}},Do={en:Oo(`en`,`
-counting-points = counting points
-counting-living-stones = counting living stones
-point = point
-real-move = real move
-virtual-move = virtual move
-virtual-stones = virtual stones
-pass = pass
-side-to-move = side to move
-record = record
-contest = contest
-offer-to-stop = offer to stop
-stopped = stopped
-at-rest = at rest
-stop-by-agreement = stop by agreement
-disagreement = disagreement
-resume = resume
-resolution = resolution
-common-view = common view
-agreed-end = agreed end
-natural-end = natural end
-other-end = other end
-nothing-left-to-contest = nothing left to contest
-ideal-final-position = ideal final position
-both-full = both full
-resign = resign
-board-position = board position
-whole-position = whole position
-face = face
-no-regression = no regression
-positional-superko = positional superko
-situational-superko = situational superko
-illegal-move = illegal move
-false-life = false life
-take-a-ko = take a ko
-suicide-of-one-stone = suicide of one stone
-suicide-of-a-chain = suicide of a chain
-rearrange-the-board = rearrange the board
-dead-stones = dead stones
-prisoners = prisoners
-bowl = bowl
-basic-eyes = basic eyes
-shared-liberty = shared liberty
-public-point = public point
-one-point-dame = one-point dame
-dame-of-one-side = dame of one side
-kos-empty-point = ko's empty point
-owner-of-points = owner of points
-debt-for-extra-moves = debt for extra moves
-komi = komi
-border-stone-given-up = border stone given up
-own-stone-taken-off-own-ground = own stone taken off own ground
-refill = refill
-seki = seki
-stones-and-liberties = stones and liberties
-area = area
-equal-territory = equal territory
-equal-stones = equal stones
-equal-stones-special-form = equal stones, special form
-fill-all = fill all
-living-stones = living stones
-tax-of-eyes = tax of eyes
-null-move = null move
-ask-for-the-end = ask for the end
-consent-to-the-end = consent to the end
-own-territory = own territory
-wild-region = wild region
-lazy = lazy
-play-on = play on
-both-lose = both lose
-forbidden = forbidden
-overline = overline
-four-four = four-four
-three-three = three-three
-five = five
-open-four = open four
-simple-four = simple four
-open-three = open three
-formal-position = formal position
-win-rate = win rate
-visits = visits
-lead = lead
`,`
title = Liangyi
list-separator = ,{" "}
colon = :{" "}
close = Close
cancel = Cancel


color-black = Black
color-white = White
move-pass = { -pass }
move-virtual = { -virtual-move }
to-move = to move


ruleset-jipingdian = Jipingdian (counting points)
ruleset-jihuozi = Jihuozi (counting living stones)
ruleset-jihuozi-natural = Jihuozi, natural end
ruleset-jihuozi-art = Jihuozi, art of the last points
ruleset-jihuozi-simple = Jihuozi, simplified
ruleset-jihuozi-ancient = Jihuozi, ancient
ruleset-jihuozi-2010 = Jihuozi, winter 2010
ruleset-jihuozi-2011 = Jihuozi, end of 2011
ruleset-new-ing = New Ing (null moves)
ruleset-chinese = Chinese rules
ruleset-chinese-old = Chinese rules, earlier text
ruleset-olympic-2008 = Olympic rules of 2008
ruleset-proportional = Formal rules, proportional
ruleset-proportional-majority = Formal rules, majority
ruleset-tromp-taylor = Tromp-Taylor
ruleset-japanese = Japanese rules
ruleset-korean = Korean rules
ruleset-aga = AGA rules
ruleset-new-zealand = New Zealand rules
ruleset-ing = Ing rules
ruleset-ing-1991 = Ing rules of 1991
ruleset-stone-scoring = Stone counting with group tax
ruleset-renju = Renju


link-opening = Connecting …
link-cut =
    The connection is cut. The program keeps the game; the page tries again. If the program was started anew, open the
    address that it has printed.
link-again = Try now
link-elsewhere = This game is open in another tab.
link-take-back = Take it back
link-locked-out = The program does not know this page. Open the address that it has printed.
kept-record = This browser has kept the record of the last game.
kept-open = Open it
kept-drop = Leave it


watch-matches = Matches
watch-board-view = Board
watch-all = All matches
watch-none = There is no match in this folder yet.
watch-left-out = { $count } more are not shown.
watch-gone = There is no such match or game here any more.
watch-fault = The files of this match cannot be read: { $detail }
watch-cut = The connection is cut; the page tries again.
watch-loading = Reading …
watch-match = Match
watch-against = against
watch-conditions = Conditions
watch-played = Games
watch-games-of = { $games } of { $all }
watch-now = Now
watch-in-progress = { $count } in progress
watch-ended = all played
watch-paused = not running
watch-elo = Elo: by how much A is stronger
watch-running = Games in progress
watch-running-none = No game is in progress.
watch-results = Results
watch-program = Program
watch-won = Won
watch-drawn = Drawn
watch-lost = Lost
watch-share = Share of points, 95 %
watch-as-black = { $entrant } as Black
watch-as-white = { $entrant } as White
watch-black-won = Black
watch-final-scores = Results that the programs gave: A agrees with the referee in { $a } of { $games } games, B in { $b }
watch-ends = How games ended, and who lost
watch-reason = Reason
watch-count = Games
watch-lost-by = Lost by { $entrant }
watch-dead-stones = { -dead-stones }: { $dead }
watch-duplicates = Games played twice: { $duplicates }
watch-time = Time
watch-per-move = A move
watch-cpu-per-move = CPU a move
watch-slowest = Slowest
watch-late = Late
watch-seconds = { $seconds } s
watch-plots = Plots
watch-games = Games that have ended
watch-games-none = No game has ended yet.
watch-game-column = Game
watch-result = Result
watch-winner = Won by
watch-moves = Moves
watch-remarks = Remarks
watch-more = Show more
watch-shown-of = { $shown } of { $all }, the latest numbers first
watch-game = Game { $game }
watch-live = in progress
watch-thinks = thinking
watch-left = { $time } left
watch-periods = { $count } periods
watch-stones = { $count } moves
watch-spent = { $time } used
watch-position = The board after move { $number } of { $last }
watch-start = Start
watch-made = { $side ->
        [black] Black { $move }
       *[white] White { $move }
    }
watch-takes = takes { $count }
watch-steps = Moves of the game


top-label = Game and page
new-game = New game
open = Open
save = Save
copy = Copy record
copied = Copied
settings = Settings
settings-language = Language
settings-theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
settings-coordinates = Coordinates
coordinates-own = as the game has them
coordinates-without-i = letters without I
coordinates-with-i = letters with I
coordinates-numbers = numbers: X4Y4
coordinates-none = none
settings-confirm = Confirm every stone
settings-hints-locked = Lock hints
settings-projector = Projector: board and line only
settings-licences = Licences of the software in this program
projector-leave = Leave projector mode
keys = Keys
keys-board =
    On the board: arrows, Home, End, PageUp and PageDown move; Enter plays; v is a virtual move, p a pass, x
    changes the side.
keys-moves = Anywhere: u or [ goes back a move, r or ] goes on; {"{"} goes to the start, {"}"} to the end.


phase-contest = { -contest }
phase-stopped = { -stopped }
phase-at-rest = { -stopped }
phase-resolution = { -resolution }
phase-over = over
phase-disputed = resolution: no agreement
phase-resigned = { $side ->
        [black] Black has resigned, White wins
       *[white] White has resigned, Black wins
    }
line-turn = { $side ->
        [black] Black to move, move { $number }
       *[white] White to move, move { $number }
    }
line-moves = { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
line-debt = { $side ->
        [black] Black owes { $points }
       *[white] White owes { $points }
    }
line-last-stone = { $side ->
        [black] Black owes { $points } for the last stone
       *[white] White owes { $points } for the last stone
    }
line-thinking = the engine is thinking
line-free-extra = extra moves now cost nothing
line-offer-stop = { $side ->
        [black] Black offers to stop
       *[white] White offers to stop
    }
line-offer-rest = { $side ->
        [black] Black offers to stop
       *[white] White offers to stop
    }
line-offer-end = { $side ->
        [black] Black offers the end
       *[white] White offers the end
    }
line-cycle = the position after move { $number } has come back: no result, if both agree
line-offer-unchanged = { $side ->
        [black] Black offers the end
       *[white] White offers the end
    }
line-offer-pass = { $side ->
        [black] Black has passed
       *[white] White has passed
    }
line-may = allowed: { $what }
line-agreed = both have agreed
line-agree-now = agree on dead stones, or play it out
next-play = a stone
next-virtual = a virtual move
next-pass = a pass


result-win = { $winner ->
        [black] Black wins
       *[white] White wins
    }{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    } ({ $reason })
result-draw = draw ({ $reason })
estimate-win = { $winner ->
        [black] Estimate: Black would win
       *[white] Estimate: White would win
    }{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    }
estimate-draw = Estimate: it would be a draw
estimate-how = An estimate while the game goes on: the stones that the engine expects to be taken are off, and empty points are whose it expects them to become.
estimate-begin = as it stands
estimate-begins = The position as it stands.
estimate-counted = Estimated
estimate-margin = Black’s lead, estimated
reason-count = counted
reason-wild_region = a wild region
reason-unfilled = no count yet: wild regions are not filled
reason-repetition = repetition
reason-no_result = no result
reason-five = five in a row
reason-forbidden_move = a forbidden move
reason-passes = both have passed
reason-full_board = the board is full


board-label = Board, { $width } columns, { $height } rows
point-empty = empty
point-black = black stone
point-white = white stone
point-last = last move
point-dead-by-black = dead, says Black
point-dead-by-white = dead, says White
point-owned-by-black = { $owner ->
        [black] Black’s, says Black
       *[white] White’s, says Black
    }
point-owned-by-white = { $owner ->
        [black] Black’s, says White
       *[white] White’s, says White
    }
point-parts = { $black } Black’s, { $white } White’s
point-shared = shared
point-of-black = Black’s point
point-of-white = White’s point
point-changed = marked
point-wild = makes the region wild
point-differs = counted differently: { $difference }
point-illegal = illegal: { $why }


why-suicide = Suicide: its chain would have no liberty.
why-ko = Ko: it takes back at once. The board stood so after move { $after }.
why-repeats = { $what ->
        [board] It repeats the board
       *[position] It repeats the whole position
    } after move { $after }{ $by ->
        [black] , which Black has faced
        [white] , which White has faced
       *[nobody] {""}
    }{" "}({ $rule }).
why-forbidden = Forbidden point: { $kinds }. Playing it loses.
why-drawn = A repetition has made the game a draw, after move { $after }.
why-occupied = There is a stone.
why-no_virtual_moves = The ruleset has no virtual moves.
why-over = The game is over.
rule-simple = simple ko
rule-positional = { -positional-superko }
rule-situational = { -situational-superko }
rule-no-regression = { -no-regression }
rule-two-move-window = no repetition within two moves
rule-since-pass = no board again since the last pass
rule-fourth-board = no board for the fourth time
rule-null-move = null-move rule
forbidden-three-three = { -three-three }
forbidden-four-four = { -four-four }
forbidden-overline = { -overline }
reason-show = Show it
reason-hide = Back to the game
earlier-shown = The board after move { $after }, which { $move } would repeat.
lose-title = Forbidden: playing it loses. Play?
lose-play = Play and lose
null-move-here = { $means ->
        [null] A null move: the board
       *[unchanged] It leaves the board unchanged, which
    }{ $means ->
        [null] { $after ->
            [0] {" "}would be as at the start
           *[other] {" "}would be as after move { $after }
        }, which
       *[unchanged] {""}
    } { $effect ->
        [ends] accepts the end of the game.
       *[offers] asks for the end of the game.
    }
end-asks = Ask for the end?
end-accepts = Accept the end?
end-offered = { $side ->
        [black] Black has asked for the end.
       *[white] White has asked for the end.
    } This move accepts it: the game is over.
end-wild = { $accepts ->
        [yes] Wild regions are left ({ $points }): { $side ->
            [black] Black asked for the end first, and loses by them.
           *[white] White asked for the end first, and loses by them.
        }
       *[no] Wild regions are left ({ $points }): if the other side accepts, { $side ->
            [black] Black
           *[white] White
        } loses by them.
    }
end-ask = Ask for the end
end-accept = End the game


verdicts-label = Verdicts
verdict-of = verdict { $number } of { $last }
verdict-back = Verdict before
verdict-on = Next verdict
verdict-forbidden = is forbidden: { $kinds }
verdict-five = makes five
verdict-free = is not forbidden
verdict-after = with stones on { $points }
verdict-see = see verdict { $number }
line-by = with { $points }
shape-five = { -five }
shape-overline = { -overline }
shape-open_four = { -open-four }
shape-four = four
shape-open_three = { -open-three }
shape-three = three, not open
spoiled-edge = No open four by { $point }: the edge.
spoiled-stone = No open four by { $point }: the stone on { $at }.
spoiled-overline = No open four by { $point }: { $at } would make an overline.
spoiled-five = { $point } makes five instead.
spoiled-forbidden = { $point } is itself forbidden:


pile-virtual = virtual
pile-prisoners = { -prisoners }
pile-handed-over = handed over
pile-taken-off = taken off
pile-bowl = left in the bowl
virtual-move = Virtual move
virtual-pass = Pass
virtual-move-of = { $side ->
        [black] Virtual move of Black
       *[white] Virtual move of White
    }
virtual-move-illegal = Virtual move, illegal: { $why }


buttons-label = Moves
pass-offer_to_stop = Offer to stop
pass-accept_stop = Accept: stop the game
pass-offer_to_rest = Offer to stop
pass-accept_rest = Accept: stop the game
pass-null_move = Null move
pass-offer_end = Pass: offer the end
pass-accept_end = Accept the end
pass-take_button = Pass: take the button
pass-pass = Pass
pass-accept_draw = Pass: a draw
pass-draw_by_repetition = Pass: a draw by repetition
go-first = To the start
go-back = Back a move
take-back = Take a move back
go-on = On a move
go-last = To the end
move-of = { $number } / { $last }
move-now = Move now
play-on = Play on from here
hint = Hint
hint-asking = Thinking …
hint-move = { $side ->
        [black] Black: { $move }
       *[white] White: { $move }
    } · win rate { $winrate }, lead { $lead }, { $visits } visits · { $line }
hint-resign = { $side ->
        [black] Black would resign.
       *[white] White would resign.
    }
place = Place on { $point }


happened-off-board = { $side ->
        [black] Black: { $move }
       *[white] White: { $move }
    }
happened-played = { $side ->
        [black] Black { $point }
       *[white] White { $point }
    }{ $others ->
        [0] {""}
       *[other] {" "}takes { $others }
    }{ $own ->
        [0] {""}
        [one] : a suicide of one stone
       *[other] : a suicide of { $own } stones
    }


help-line = What the line and the signs mean
help-pass = What a pass means here
help-virtual = What a virtual move is
help-shares = How shared points count
topic-virtual = Virtual move
topic-offer = A pass
topic-stopped = Stopped
topic-at-rest = Stopped
topic-debt = Debt for extra moves
topic-last-stone = Debt for the last stone
topic-resolution = Resolution
topic-shares = Shared points
about-virtual-pass =
    A pass places a stone beside the board, where its tray is: there is no other virtual move. It says what a pass says.
about-virtual =
    A stone is placed beside the board, where its tray is. It says that no move on the board is good, and offers no stop.
    It is a move like one on the board: it counts as a stone placed, and a ko may be taken back after it. It must not give
    the opponent a board that it has faced.
about-offer-stop =
    A pass offers to stop. If the other side passes too, the game stops, and is not over: dead stones are agreed on, or
    what is in dispute is played out. Any other move declines the offer.
about-offer-rest =
    A pass offers to stop. If the other side passes too, the game stops, and is not over: dead stones are agreed on, or
    what is in dispute is played out. Any other move declines the offer.
about-offer-end =
    A move after which the board equals an earlier one, or a pass, is a null move: it offers the end. A second one in a row
    accepts it. Who offers first and leaves a wild region loses.
about-offer-unchanged =
    A move that leaves the board unchanged, or a pass, offers the end. A second one in a row ends the game.
about-offer-pass = A second pass in a row ends the play, or stops it where the ruleset has dead stones agreed on.
about-stopped =
    The game stands still and is not over. Each side marks what is dead. Where both agree, it is counted; where they do not,
    it is played out.
about-at-rest =
    The game stands still and is not over. Each side marks what is dead. Where both agree, it is counted; where they do not,
    it is played out.
about-debt =
    In the contest a side pays a point for each stone that it has placed beyond the opponent’s number, on the board or
    beside it. What it owes stands beside its prisoners.
about-last-stone = Black pays a point if it has placed the last stone of the contest.
about-resolution =
    Both do not agree, so the rest is played out. Who offered to stop first moves first.{ $costs ->
        [yes] {" "}Extra moves now cost nothing.
       *[no] {""}
    }
about-shares = { $kind ->
        [proportional] An empty region that both sides touch is shared in proportion to the stones that touch it.
       *[half] A point that both sides touch and neither owns counts half for each. Its square has two halves.
    }
legend = Signs on the board
sign-away = A broken frame: not the board of the game, but an earlier one or one made up for counting
sign-last = The last move
sign-suicide = Forbidden: suicide
sign-ko = Forbidden: ko
sign-repeats = Forbidden: it repeats
sign-null = { $means ->
        [null] A null move: it asks for the end
       *[unchanged] Leaves the board unchanged: it asks for the end
    }
sign-forbidden = Forbidden: { $kinds }
sign-dead = { $side ->
        [black] Dead, says Black
       *[white] Dead, says White
    }
sign-owned = Whose point it is: square by Black’s mark, round by White’s
sign-judged = What the engine judges: a broken ring about dead stones, squares as large as it is sure of the owner
sign-owner = Whose point it is
sign-shared = Shared
sign-parts = Whose point it is in parts, by the stones that touch its region
sign-ringed = What this step changes, or what the move would
sign-hint = The hint
sign-differs = Counted differently: how much more the first ruleset gives Black


panels-label = Tabs
panel-play = Play
panel-count = Count
panel-rules = Rules
play-as = Play as
play-moves = Moves
play-no-moves = No move has been made.
play-who = Who plays
recent-games = Recent games
recent-none = No game has been played yet.
recent-off = Games are not kept (--no-keep).
recent-where = The last hundred are kept in { $folder }
recent-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
extra-costs = Out of turn: an extra move costs a point.
extra-free = Out of turn: an extra move costs nothing.
resign = { $side ->
        [black] Black resigns
       *[white] White resigns
    }
resign-title = { $side ->
        [black] Black resigns: White wins. Resign?
       *[white] White resigns: Black wins. Resign?
    }
resign-yes = Resign
side-owes = owes
stopped-notice = The game is stopped, not over: both sides agree on what is dead.
at-rest-notice = The game is stopped, not over: both sides agree on what is dead.
stopped-agree = Agree
seat-person = a person
seat-level = engine, level { $level }
seat-time = engine, { $seconds } s a move
seat-by-person = a person
seat-by-level = engine at a level
seat-by-time = engine by time
seat-which-level = Level, 1 to { $last }
seat-which-time = Seconds a move
network-named = Network: { $name }. It judges the count, and plays from level { $first } on.
network-evaluates = Network: { $name }
network-none = No network: levels up to { $last } play at full strength.
network-off = No network evaluates this game.


new-ruleset = Ruleset
new-size = Board
new-width = Columns
new-height = Rows
new-komi = Komi
new-handicap = Handicap
new-no-handicap = none
new-who = Who plays
new-start = Start


rules-which = Ruleset
rules-waiting = …
rules-more = More
rules-source = Source: { $source }
rules-articles = Articles in short
rules-clauses = What it says


agree-not-now = Here dead stones are agreed on once the game is stopped.
agree-agreed = Both have agreed: the game is counted.
agree-disputed = { $by ->
        [black] Black does not agree.
       *[white] White does not agree.
    } Play it out: { $side ->
        [black] Black moves first
       *[white] White moves first
    }{ $costs ->
        [yes] , and extra moves now cost nothing
       *[no] {""}
    }. A change of a mark takes that back.
agree-marked = { $count ->
        [one] { $count } dead stone is marked.
       *[other] { $count } dead stones are marked.
    }
agree-proposed = { $by ->
        [record] As the record says:
        [proof] Proposed, as proved:
       *[judgement] Proposed, at least 90 % sure:
    } { $count ->
        [one] { $count } dead stone.
       *[other] { $count } dead stones.
    }
agree-nothing-marked = No stone is marked as dead.
agree-otherwise = The engine calls { $count } more dead.
agreed-count = See the count
agreed-change = Change
agree-how = A click on a chain marks it as dead with all that share its fate, or as alive again.
agree-how-owners =
    A click on a chain marks it as dead with all that share its fate, or as alive again; on an empty region it gives
    it to Black, to White, or leaves it to the rules.
agree-begins = Marks begin with what the engine has proved or is at least 90 % sure of. What it thinks beyond that is below.
mark-alone = Mark single chains
agree-differs = The marks differ on { $points }.
disagree = We disagree: play it out
mark-as = Marks for
mark-as-both = both
end-which = The game ends
end-agreed = by agreement
end-natural = naturally
end-agreed-means = Dead stones come off.
end-natural-means = The board counts as it stands.
view-of = { $side ->
        [black] Black’s view
       *[white] White’s view
    }
view-dead = { $count ->
        [0] no dead stones
        [one] { $count } dead stone
       *[other] { $count } dead stones
    }
view-owned = points given: { $black } Black’s, { $white } White’s
say-yes = Agree
say-yes-to = { $winner ->
        [black] Agree: Black wins
        [white] Agree: White wins
       *[none] Agree: a draw
    }{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    }
said-yes = Agreed ✓
adopt-judgement = Take over the judgement
adopt-other = { $side ->
        [black] Take over Black’s marks
       *[white] Take over White’s marks
    }
judgement = The engine’s judgement
judgement-waiting = The engine is judging …
judgement-none = There is no judgement.
judgement-all-alive = All chains live.
judgement-shown = Show on the board
position-ideal = The { -ideal-final-position }: all stones live, and no point is left that a side could fill
position-uncontested = Undisputed position: borders and the fate of all stones are settled
judged-chain = { $side ->
        [black] Black { $at }
       *[white] White { $at }
    }, { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
judged-dead = dead
judged-alive = alive
judged-unsettled = unsettled: who moves first decides
judged-proved = proved
judged-sure = { $percent } % sure


count-agree = Agreement
count-steps = Step by step
count-rulesets = Every ruleset
count-none = Nothing is counted in a five-in-a-row game.
count-whose = Whose marks
whose-judgement = the engine’s judgement
whose-black = Black’s marks
whose-white = White’s marks
whose-agreed = what both agree on
counting = Counting …
count-judged = judged by the engine
count-agreed = as both agree
count-lazy = { $side ->
        [black] Black offered the end first and left a wild region:
        [none] Nothing can be counted before the wild regions are filled:
       *[white] White offered the end first and left a wild region:
    } { $points }
methods-label = Ways to count
method-own = The ruleset’s own
method-stones-and-liberties = Stones and liberties
method-area = Area
method-equal-territory = Equal territory
method-equal-stones = Equal stones
method-refill = Refill
method-prisoners = Prisoners filled in
method-fill-all = Fill all
method-half-counting = One side alone
method-living-stones = Living stones
method-proportional = Proportional
method-territory = Territory
step-back = Step back
step-on = Next step
step-slider = Step
step-of = { $number } / { $last }
action-stones = stones
action-share = a region of { $points }
action-share-whole = regions of one side alone
action-stop = as it stopped
action-dead_off = dead stones off
action-debt_paid = debt paid
action-equal_territory = territory made equal
action-equal_stones = stones made equal
action-refill = refilled
action-surplus = surplus off
action-remainder = remainder off
action-fill = filled
action-fill_public = public points filled
action-fill_but_eyes = filled but eyes
action-eyes_aside = eyes set aside
action-gather = gathered
action-tens = one side in tens
does-share = { $points ->
        [one] A region of one point
       *[other] A region of { $points } points
    }, touched by { $black } black and { $white } white stones: { $parts } each, together { $shares }.
does-share-whole = Regions that stones of one side alone touch, and half of those that none touches.
does-stop = The position as the game left it.
does-dead_off = { $count ->
        [0] No stone is dead.
        [one] { $count } dead stone comes off.
       *[other] { $count } dead stones come off.
    }
does-debt_paid = { $side ->
        [black] Black gives
       *[white] White gives
    } up { $count ->
        [one] { $count } border stone
       *[other] { $count } border stones
    } for extra moves.
does-equal_territory = Stones and own points are exchanged until both sides have { $points } points.
does-equal_stones = Stones are filled in, or taken off, until { $count } are left in each bowl.
does-refill =
    Prisoners, dead and virtual stones go back into the ground of their colour; no room for { $black } black and {
    $white } white.
does-surplus = { $side ->
        [black] Black has more stones and takes
       *[white] White has more stones and takes
    } { $count } own off own ground.
does-remainder = { $side ->
        [black] Black takes
       *[white] White takes
    } { $count } own stones off, so that as many of both colours stay outside.
does-fill = Every side fills what it owns.
does-fill_public = Public points are filled with as many stones of both colours.
does-fill_but_eyes = Every side fills what it owns but its basic eyes.
does-eyes_aside = Empty points on which no stone can live count for nobody.
does-gather = Empty points come together in blocks.
does-tens = { $side ->
    [black] Black
   *[white] White
} is counted alone: { $points } points in tens, and { $stones } stones.
totals-label = Sums after every step
totals-debt = Debt
totals-last-stone = Last stone
totals-margin = Black’s lead
totals-komi = Komi { $komi } points; counts in { $unit }.
compared-points = Counted: points
compared-zi = Counted: zi
compared-stones = Counted: stones
compared-territory = Counted: territory
unit-points = points
unit-zi = zi
unit-stones = stones
compare = Compare under every ruleset
comparing = Comparing …
compare-komi = Komi of
compare-komi-own = each ruleset’s own
compare-komi-one = all alike
compare-pair = Choose two rulesets: the points that they count differently are marked on the board.
compare-winner = Winner
compare-draw = draw
compare-difference = { $count ->
        [0] Both count every point alike.
        [one] { $count } point is counted differently.
       *[other] { $count } points are counted differently.
    }
compare-parts = What makes the margins, in { $unit }, in Black’s favour
compare-points = points
compare-more = Difference


refused-unreadable = The program cannot read the request: { $detail }
refused-old_revision = The game had changed meanwhile.
refused-illegal_move = That move is illegal.
refused-wrong_point = That is not such a point.
refused-wrong_phase = That cannot be done now.
refused-not_yours = The engine plays that side.
refused-views_differ = The marks of both sides differ.
refused-no_such_ruleset = There is no such ruleset.
refused-bad_game = There is no such game: { $detail }
refused-bad_record = The record cannot be read: { $detail }
refused-not_in_this_game = This game has nothing of that kind.
refused-no_room = There is no room for so many points.
refused-no_sum = One of the two does not count point by point.
refused-not_judged = The position has not been judged yet.
refused-no_such_move = So many moves have not been made.
refused-no_such_level = There is no such level or time.
refused-no_such_game = That game is not kept any more.
refused-no_such_node = The record has no such node.
refused-too_long = That is too long.
refused-bad_visits = There is no such number of visits.
refused-busy = Too much is being computed; try again.
refused-internal = The program has a fault; the game is as it was.


count-hand = By hand
hand-none =
    Under this ruleset stones and own points do not count alike, so no board is rearranged by exchanging them.
hand-how = Choose a step, then the points for it on the board. The margin stays the same after every step.
hand-steps = Steps
hand-give_up = { $side ->
        [black] Black gives border stones up
       *[white] White gives border stones up
    }
hand-take_off = { $side ->
        [black] Black takes own stones off
       *[white] White takes own stones off
    }
hand-fill = { $side ->
        [black] Black fills from the bowl
       *[white] White fills from the bowl
    }
hand-put_back = { $side ->
        [black] Black stones go back
       *[white] White stones go back
    }
hand-move = { $side ->
        [black] Black moves own stones
       *[white] White moves own stones
    }
hand-exchange = { $side ->
       *[both] Both exchange stones and points
    }
hand-fill_public = { $side ->
       *[both] Both fill public points
    }
hand-gather = { $side ->
       *[both] Gather the empty points
    }
hand-choose = Choose the points on the board, at most { $side ->
        [both] { $most } for each side.
       *[one] { $most }.
    }
hand-take = { $count ->
        [0] Take the step
       *[other] Take the step ({ $count })
    }
hand-undo = Step back
hand-again = Start over
point-choosable = can be chosen
hand-step = Step
hand-made = Steps taken
hand-picked = Chosen: { $points }
hand-done = Done: { $what }. The margin stays.
hand-reads = What can be read off now
point-chosen = chosen
hand-means-give_up = Each border stone given up pays a point of debt; its point becomes public.
hand-means-take_off =
    The stone goes beside the board, and its point stays the side’s own. Border stones stay while a stone lies within.
hand-means-fill = Own points are filled with stones from the bowl: a stone counts as much as the point did.
hand-means-put_back = Prisoners, dead and virtual stones go into own points of their colour.
hand-means-move = Stones change places with as many own points. Choose both.
hand-means-exchange =
    Each side fills own points and takes own stones off. Both must gain as many stones, or lose as many.
hand-means-fill_public = Public points are filled with as many stones of both colours; they are chosen in turn.
hand-means-gather = The empty points of both sides come together in blocks, so that they can be counted at a glance.
hand-refused-no_such_point = There is no point { $point }.
hand-refused-no_points = No point is chosen.
hand-refused-no_debt = { $side ->
        [black] Black owes nothing.
       *[white] White owes nothing.
    }
hand-refused-more_than_owed = Only { $owed } is owed.
hand-refused-no_stone = There is no stone of that side on { $point }.
hand-refused-not_on_border = { $point } is not on the border; a border stone is given up first.
hand-refused-on_border = { $point } is on the border; a stone within own ground comes off first.
hand-refused-not_own = { $point } is no empty point of that side.
hand-refused-not_public = { $point } is no public point.
hand-refused-twice = { $point } is chosen for both sides.
hand-refused-fewer_beside = Only { $beside } stones of that side lie beside the board.
hand-refused-unequal = The numbers must be equal: { $one } and { $two }.
hand-refused-nothing_to_gather = The points are together already.
hand-refused-too_many_steps = So many steps are not kept; take some back.
rest-komi = { -komi }
rest-handicap_bonus = handicap
rest-debt = extra moves
rest-button = button
rest-prisoners = { -prisoners }
rest-group_tax = group tax
reads-points = { $method } (points)
reads-zi = { $method } (zi)
reads-stones = { $method } (stones)
reads-territory = { $method } (territory)
lessons = Example games
lessons-back = Back
lessons-on = On
lessons-again = Again from the start
lessons-step = { $at } of { $all }
lessons-your-move = Your move
lessons-show = Show it
lessons-count = To the count
lessons-not-this = That is not the move. Try another, or let it be shown.
lessons-left = You have left the example by moves of your own. They stay as a variation.
refused-no_such_lesson = There is no such example.
`,`
panel-review = Review
keys-review =
    In a review: arrows, Home, End, PageUp and PageDown go about in the tree and the graph, Delete removes; Escape stops
    the analysis.


tree-label = Tree of the record
node-root = start
node-set-up = stones set up
node-plain = no move
node-commented = commented
next-moves = Next:
other-moves = Instead:
promote = Make main line
remove = Remove
remove-title = Remove { $node }?
remove-what = { $count ->
        [one] This move is removed. It cannot be brought back.
       *[other] { $count } moves are removed, this one and all that follow. They cannot be brought back.
    }
remove-yes = Remove
copy-link = Copy a link
comment = Comment


on-the-board = On the board
numbered = Numbers of moves
numbered-none = none
numbered-last = the last ten
numbered-all = all
numbered-variation = from the start of the variation
number-same = { $number } = { $now }
number-gone = { $number } on { $point }
next-shown = Next moves of the record
ownership-shown = Whose points they become
point-number = move { $number }
point-next = next move
point-variation = variation
point-tried-winrate = candidate { $letter }, win rate { $value }
point-tried-lead = candidate { $letter }, lead { $value }
mark-triangle = triangle
mark-square = square
mark-circle = circle
mark-cross = cross
mark-label = label { $text }


engine-shown = Show the engine’s values
engine-locked = Hints are locked in the settings: the engine’s values stay hidden.
analyse-visits = Visits
analyse-line = Analyse the game
analyse-here = This position
analyse-tree = All variations
analyse-stop = Stop (Esc)
analysing = Analysis
analysed-of = { $done } of { $of } positions
not-analysed = This position has not been analysed.
not-analysed-short = not analysed
position-value = Black’s win rate { $winrate }, { $visits } visits
lead-of = { $side ->
        [black] Black leads by { $points }
       *[white] White leads by { $points }
    }
black-winrate = Black’s win rate { $winrate }
stopped-here = if stopped here { $result }
candidates-of = { $side ->
        [black] Candidates, values for Black
       *[white] Candidates, values for White
    }
candidate-move = Move
candidate-name = { $letter }: { $move }, then expected: { $line }
winrate = Win rate
lead = Lead
visits = Visits


graph-label = Position over the game
graph-of = Graph
graph-bound = { $side ->
        [black] Black +{ $points }
       *[white] White +{ $points }
    }
graph-stopped = if stopped here
graph-losses = cost of the move
measure-lead = Lead
measure-winrate = Win rate


losses = What the moves have cost
losses-of = { $analysed } of { $of } positions are analysed.
losses-caption = Points lost / moves
part-opening = Opening
part-middle = Middle
part-endgame = End
loss-sum = { $points } / { $moves }
dearest = The costliest moves
dear = cost { $points }{ $better ->
        [none] {""}
       *[other] ; better { $better }
    }
repetitions = Repetitions
repeats-allowed = repeats the board after move { $after }, which the rules allow.
`),"zh-Hans":Oo(`zh-Hans`,`
-counting-points = 计枰点
-counting-living-stones = 计活子
-point = 枰点
-real-move = 实着
-virtual-move = 虚着
-virtual-stones = 虚着之子
-pass = 放弃
-side-to-move = 轮走方
-record = 棋谱
-contest = 争棋阶段
-offer-to-stop = 提议停止
-stopped = 对局停止
-at-rest = 休止
-stop-by-agreement = 同意休止
-disagreement = 分歧
-resume = 恢复对局
-resolution = 实战解决
-common-view = 共识
-agreed-end = 协商终局
-natural-end = 自然终局
-other-end = 非自然终局
-nothing-left-to-contest = 无争局面
-ideal-final-position = 理想的最终局面
-both-full = 两溢
-resign = 认输
-board-position = 盘内棋形
-whole-position = 全局棋形
-face = 面对
-no-regression = 禁倒退
-positional-superko = 禁全同
-situational-superko = 禁还原
-illegal-move = 禁着
-false-life = 假生
-take-a-ko = 提劫
-suicide-of-one-stone = 颗子自尽
-suicide-of-a-chain = 块子自尽
-rearrange-the-board = 做棋
-dead-stones = 死子
-prisoners = 俘子
-bowl = 棋罐
-basic-eyes = 基本眼位
-shared-liberty = 公气
-public-point = 公共空点
-one-point-dame = 单官
-dame-of-one-side = 单方有权的单官
-kos-empty-point = 劫空
-owner-of-points = 空点的归属
-debt-for-extra-moves = 多下贴点
-komi = 先下贴点
-border-stone-given-up = A类负着
-own-stone-taken-off-own-ground = B类负着
-refill = 回填
-seki = 双活
-stones-and-liberties = 子气合计
-area = 子空合计
-equal-territory = 等空比子
-equal-stones = 等子比空
-equal-stones-special-form = 等子比空（狭义）
-fill-all = 填满计点
-living-stones = 活子
-tax-of-eyes = 还棋头
-null-move = 无为
-ask-for-the-end = 请求终局
-consent-to-the-end = 同意终局
-own-territory = 实空
-wild-region = 荒空
-lazy = 懈怠
-play-on = 续弈
-both-lose = 双方判负
-forbidden = 禁手
-overline = 长连
-four-four = 四四
-three-three = 三三
-five = 五连
-open-four = 活四
-simple-four = 冲四
-open-three = 活三
-formal-position = 棋势
-win-rate = 胜率
-visits = 计算量
-lead = 领先
`,`
title = 两溢
list-separator = ，
colon = ：
close = 关闭
cancel = 取消


color-black = 黑方
color-white = 白方
move-pass = { -pass }
move-virtual = { -virtual-move }
to-move = 轮走


ruleset-jipingdian = { -counting-points }
ruleset-jihuozi = { -counting-living-stones }
ruleset-jihuozi-natural = 计活子·自然终局
ruleset-jihuozi-art = 计活子·艺术版
ruleset-jihuozi-simple = 计活子·简化
ruleset-jihuozi-ancient = 计活子·古老的原始的
ruleset-jihuozi-2010 = 计活子·2010年冬季版
ruleset-jihuozi-2011 = 计活子·2011年岁末版
ruleset-new-ing = 新应氏（无为）
ruleset-chinese = 中国围棋规则
ruleset-chinese-old = 中国围棋规则（旧）
ruleset-olympic-2008 = 2008奥运会围棋规则
ruleset-proportional = 形式化规则
ruleset-proportional-majority = 形式化规则（多数）
ruleset-tromp-taylor = 逻辑规则（Tromp-Taylor）
ruleset-japanese = 日本规则
ruleset-korean = 韩国规则
ruleset-aga = 美国规则（AGA）
ruleset-new-zealand = 新西兰规则
ruleset-ing = 应氏规则
ruleset-ing-1991 = 应氏计点制
ruleset-stone-scoring = 还棋头
ruleset-renju = 五子棋（禁手）


link-opening = 正在连接……
link-cut = 连接已断。棋局在程序中保存着，网页正在重新连接。若程序已重新启动，请打开它新显示的网址。
link-again = 立即重连
link-elsewhere = 这局棋已在另一个标签页中打开。
link-take-back = 在此继续
link-locked-out = 程序不认得这个网页。请打开程序显示的网址。
kept-record = 浏览器里存有上一局的棋谱。
kept-open = 打开
kept-drop = 不用


watch-matches = 比赛
watch-board-view = 棋盘
watch-all = 全部比赛
watch-none = 此文件夹里还没有比赛。
watch-left-out = 另有{ $count }个未显示。
watch-gone = 这里已没有这场比赛或这一局。
watch-fault = 无法读取这场比赛的文件：{ $detail }
watch-cut = 连接已断，网页正在重新连接。
watch-loading = 正在读取……
watch-match = 比赛
watch-against = 对
watch-conditions = 条件
watch-played = 局数
watch-games-of = { $games }／{ $all }
watch-now = 现况
watch-in-progress = { $count }局进行中
watch-ended = 已下完
watch-paused = 未在进行
watch-elo = Elo：A强多少
watch-running = 进行中的对局
watch-running-none = 没有进行中的对局。
watch-results = 战绩
watch-program = 程序
watch-won = 胜
watch-drawn = 和
watch-lost = 负
watch-share = 得分率（95%区间）
watch-as-black = { $entrant }执黑
watch-as-white = { $entrant }执白
watch-black-won = 黑方
watch-final-scores = 程序报告的结果：{ $games }局中，A与裁判一致{ $a }局，B一致{ $b }局
watch-ends = 终局方式与负者
watch-reason = 方式
watch-count = 局数
watch-lost-by = { $entrant }负
watch-dead-stones = { -dead-stones }：{ $dead }
watch-duplicates = 重复的对局：{ $duplicates }
watch-time = 用时
watch-per-move = 每手
watch-cpu-per-move = 每手CPU
watch-slowest = 最慢
watch-late = 超时
watch-seconds = { $seconds }秒
watch-plots = 图
watch-games = 已结束的对局
watch-games-none = 还没有对局结束。
watch-game-column = 局
watch-result = 结果
watch-winner = 胜者
watch-moves = 手数
watch-remarks = 备注
watch-more = 显示更多
watch-shown-of = 共{ $all }局，显示局号最大的{ $shown }局
watch-game = 第{ $game }局
watch-live = 进行中
watch-thinks = 思考中
watch-left = 剩{ $time }
watch-periods = { $count }次读秒
watch-stones = { $count }手
watch-spent = 已用{ $time }
watch-position = 第{ $number }手后的棋盘，共{ $last }手
watch-start = 开局
watch-made = { $side ->
        [black] 黑{ $move }
       *[white] 白{ $move }
    }
watch-takes = 提{ $count }子
watch-steps = 本局各手


top-label = 棋局与网页
new-game = 新对局
open = 打开
save = 保存
copy = 复制棋谱
copied = 已复制
settings = 设置
settings-language = 语言
settings-theme = 配色
theme-system = 随系统
theme-light = 浅色
theme-dark = 深色
settings-coordinates = 坐标
coordinates-own = 按棋种习惯
coordinates-without-i = 字母不用 I
coordinates-with-i = 字母用 I
coordinates-numbers = 数字：X4Y4
coordinates-none = 不显示
settings-confirm = 每一手都要确认
settings-hints-locked = 锁定提示
settings-projector = 投影：只显示棋盘与状态行
settings-licences = 本程序所含软件的许可证
projector-leave = 退出投影
keys = 按键
keys-board = 棋盘上：方向键、Home、End、PageUp、PageDown 移动光标；Enter 下子；v 虚着，p 放弃，x 换另一方。
keys-moves = 任何地方：u 或 [ 退一手，r 或 ] 进一手；{"{"} 到开头，{"}"} 到最后。


phase-contest = { -contest }
phase-stopped = { -stopped }
phase-at-rest = 棋局{ -at-rest }
phase-resolution = { -resolution }
phase-over = 终局
phase-disputed = 有分歧：实战解决
phase-resigned = { $side ->
        [black] 黑方认输，白胜
       *[white] 白方认输，黑胜
    }
line-turn = { $side ->
        [black] 轮黑方走第 { $number } 手
       *[white] 轮白方走第 { $number } 手
    }
line-moves = 共 { $number } 手
line-debt = { $side ->
        [black] 黑方多下，应贴 { $points } 点
       *[white] 白方多下，应贴 { $points } 点
    }
line-last-stone = { $side ->
        [black] 黑方收后，应贴 { $points } 点
       *[white] 白方收后，应贴 { $points } 点
    }
line-thinking = 程序正在思考
line-free-extra = 此时多下不贴点
line-offer-stop = { $side ->
        [black] 黑方提议停止
       *[white] 白方提议停止
    }
line-offer-rest = { $side ->
        [black] 黑方提议休止
       *[white] 白方提议休止
    }
line-offer-end = { $side ->
        [black] 黑方请求终局
       *[white] 白方请求终局
    }
line-cycle = 第{ $number }手后的全局同形再次出现：双方同意则为无胜负
line-offer-unchanged = { $side ->
        [black] 黑方没有改变棋势
       *[white] 白方没有改变棋势
    }
line-offer-pass = { $side ->
        [black] 黑方放弃
       *[white] 白方放弃
    }
line-may = 可以：{ $what }
line-agreed = 双方已有共识
line-agree-now = 请就死子达成共识，否则实战解决
next-play = 下子
next-virtual = { -virtual-move }
next-pass = { -pass }


result-win = { $winner ->
        [black] 黑胜
       *[white] 白胜
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }（{ $reason }）
result-draw = 和棋（{ $reason }）
estimate-win = { $winner ->
        [black] 估计：黑胜
       *[white] 估计：白胜
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }
estimate-draw = 估计：和棋
estimate-how = 对局未完，仅为估计：取下程序预计会被提掉的子，空点按程序预计的归属计算。
estimate-begin = 目前
estimate-begins = 目前的局面。
estimate-counted = 估计
estimate-margin = 黑方领先（估计）
reason-count = 数棋
reason-wild_region = { -wild-region }
reason-unfilled = { -wild-region }未收，尚不能计算
reason-repetition = 循环
reason-no_result = 无胜负
reason-five = { -five }
reason-forbidden_move = 禁手
reason-passes = 双方放弃
reason-full_board = 棋盘已满


board-label = 棋盘，{ $width } 列，{ $height } 行
point-empty = 空点
point-black = 黑子
point-white = 白子
point-last = 上一手
point-dead-by-black = 黑方认为是死子
point-dead-by-white = 白方认为是死子
point-owned-by-black = { $owner ->
        [black] 黑方认为归黑
       *[white] 黑方认为归白
    }
point-owned-by-white = { $owner ->
        [black] 白方认为归黑
       *[white] 白方认为归白
    }
point-parts = 黑 { $black }，白 { $white }
point-shared = { -public-point }
point-of-black = 归黑
point-of-white = 归白
point-changed = 有标记
point-wild = 使此处成为荒空
point-differs = 算法不同：{ $difference }
point-illegal = 禁着：{ $why }


why-suicide = 自尽：这块棋会没有气。
why-ko = 提劫：不可立即回提，第 { $after } 手之后棋盘正是如此。
why-repeats = { $what ->
        [board] 会重复第 { $after } 手之后的盘内棋形
       *[position] 会重复第 { $after } 手之后的全局棋形
    }{ $by ->
        [black] ，黑方曾面对它
        [white] ，白方曾面对它
       *[nobody] {""}
    }（{ $rule }）。
why-forbidden = 禁手：{ $kinds }。下在此处判负。
why-drawn = 第 { $after } 手之后的循环已使棋局成为和棋。
why-occupied = 此处已有棋子。
why-no_virtual_moves = 此规则不能着子于盘外。
why-over = 棋局已经结束。
rule-simple = { -take-a-ko }
rule-positional = { -positional-superko }
rule-situational = { -situational-superko }
rule-no-regression = { -no-regression }
rule-two-move-window = 两着之内不得重复
rule-since-pass = 上一次{ -pass }以来不得再现
rule-fourth-board = 不得同形四现
rule-null-move = { -null-move }
forbidden-three-three = { -three-three }
forbidden-four-four = { -four-four }
forbidden-overline = { -overline }
reason-show = 显示
reason-hide = 回到棋局
earlier-shown = 第 { $after } 手之后的棋盘，{ $move } 会重复它。
lose-title = 禁手：下在此处判负。要下吗？
lose-play = 下，并判负
null-move-here = { $means ->
        [null] { -null-move }：盘面将与{ $after ->
            [0] 开局时
           *[other] 第 { $after } 手之后
        }相同，视为{ $effect ->
            [ends] { -consent-to-the-end }，对局结束。
           *[offers] { -ask-for-the-end }。
        }
       *[unchanged] 不改变棋势，{ $effect ->
            [ends] 对局即结束。
           *[offers] 即请求终局。
        }
    }
end-asks = 请求终局吗？
end-accepts = 同意终局吗？
end-offered = { $side ->
        [black] 黑方已请求终局。
       *[white] 白方已请求终局。
    }此手视为同意终局，对局结束。
end-wild = { $accepts ->
        [yes] 还留有{ -wild-region }（{ $points }）：{ $side ->
            [black] 黑方先请求终局，判为懈怠负。
           *[white] 白方先请求终局，判为懈怠负。
        }
       *[no] 还留有{ -wild-region }（{ $points }）：对方若同意终局，{ $side ->
            [black] 黑方
           *[white] 白方
        }判为懈怠负。
    }
end-ask = 请求终局
end-accept = 同意终局


verdicts-label = 推断
verdict-of = 第 { $number } 个推断，共 { $last } 个
verdict-back = 前一个推断
verdict-on = 后一个推断
verdict-forbidden = 是禁手：{ $kinds }
verdict-five = 成五连
verdict-free = 不是禁手
verdict-after = （已在 { $points } 放子）
verdict-see = 看第 { $number } 个推断
line-by = 关键点 { $points }
shape-five = { -five }
shape-overline = { -overline }
shape-open_four = { -open-four }
shape-four = { -simple-four }
shape-open_three = { -open-three }
shape-three = 假{ -open-three }
spoiled-edge = { $point } 不成活四：到了盘端。
spoiled-stone = { $point } 不成活四：{ $at } 有对方的子。
spoiled-overline = { $point } 不成活四：{ $at } 会成长连。
spoiled-five = { $point } 成的是五连。
spoiled-forbidden = { $point } 本身是禁手：


pile-virtual = { -virtual-stones }
pile-prisoners = { -prisoners }
pile-handed-over = 交出的子
pile-taken-off = 取下的子
pile-bowl = 罐中余子
virtual-move = { -virtual-move }
virtual-pass = 虚手
virtual-move-of = { $side ->
        [black] 黑方虚着
       *[white] 白方虚着
    }
virtual-move-illegal = 虚着，禁着：{ $why }


buttons-label = 着法
pass-offer_to_stop = { -offer-to-stop }
pass-accept_stop = 同意停止
pass-offer_to_rest = 提议{ -at-rest }
pass-accept_rest = 同意{ -at-rest }
pass-null_move = { -null-move }
pass-offer_end = 放弃：不改变棋势
pass-accept_end = { -consent-to-the-end }
pass-take_button = 放弃：取按钮
pass-pass = { -pass }
pass-accept_draw = 放弃：和棋
pass-draw_by_repetition = 放弃：循环成和棋
go-first = 到开头
go-back = 退一手
take-back = 悔一手
go-on = 进一手
go-last = 到最后
move-of = { $number } / { $last }
move-now = 立即走
play-on = 从这里下
hint = 提示
hint-asking = 思考中……
hint-move = { $side ->
        [black] 黑方：{ $move }
       *[white] 白方：{ $move }
    } · 胜率 { $winrate }，领先 { $lead }，计算量 { $visits } · { $line }
hint-resign = { $side ->
        [black] 黑方会认输。
       *[white] 白方会认输。
    }
place = 下在 { $point }


happened-off-board = { $side ->
        [black] 黑方：{ $move }
       *[white] 白方：{ $move }
    }
happened-played = { $side ->
        [black] 黑方 { $point }
       *[white] 白方 { $point }
    }{ $others ->
        [0] {""}
       *[other] ，提 { $others } 子
    }{ $own ->
        [0] {""}
       *[other] ，自尽 { $own } 子
    }


help-line = 状态行与标记的意思
help-pass = 此时{ -pass }的意思
help-virtual = 什么是{ -virtual-move }
help-shares = 公共空点怎样计
topic-virtual = { -virtual-move }
topic-offer = { -pass }
topic-stopped = { -stopped }
topic-at-rest = { -at-rest }
topic-debt = { -debt-for-extra-moves }
topic-last-stone = 收后贴点
topic-resolution = { -resolution }
topic-shares = { -public-point }
about-virtual-pass = { -pass }时要着一子于盘外，放在棋盘旁，此外别无{ -virtual-move }。它与{ -pass }的意思相同。
about-virtual = 着一子于盘外，放在棋盘旁。它表示下{ -real-move }不利，又不{ -offer-to-stop }。它与{ -real-move }一样算作一手着子；下过{ -virtual-move }之后，劫就可能可以提回。{ -virtual-move }后，不得使对方再次{ -face }同一个{ -board-position }。
about-offer-stop = { -pass }就是{ -offer-to-stop }。对方也{ -pass }，则{ -stopped }，还没有终局：双方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }则{ -resolution }。对方下别的一手，就是不同意。
about-offer-rest = { -pass }就是提议{ -at-rest }。对方也{ -pass }，则棋局{ -at-rest }，还没有终局：双方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }则继续下。对方下别的一手，就是不同意。
about-offer-end = { -board-position }与先前相同的一手，以及{ -pass }，是{ -null-move }，即{ -ask-for-the-end }。双方连续{ -null-move }，对局结束。先{ -ask-for-the-end }而留下{ -wild-region }的一方，以{ -lazy }判负。
about-offer-unchanged = 不改变棋势的一手，以及{ -pass }，是请求终局；双方连续两手如此，对局结束。
about-offer-pass = 双方连续{ -pass }，不再下子；规则要求协商{ -dead-stones }的，此时协商。
about-stopped = 对局停了，还没有终局。双方各自标出{ -dead-stones }：看法一致则数棋，有{ -disagreement }则{ -resolution }。
about-at-rest = 棋局停了，还没有终局。双方各自标出{ -dead-stones }：看法一致则数棋，有{ -disagreement }则继续下。
about-debt = 在{ -contest }，比对方多下 n 手着子的棋着（盘内盘外都算），贴出 n 点。应贴的点数写在俘子旁边。
about-last-stone = { -contest }的最后一子是黑方下的，黑方再贴1点。
about-resolution =
    双方有{ -disagreement }，就下下去解决。先提议停止的一方先走。{ $costs ->
        [yes] 此时多下不贴点。
       *[no] {""}
    }
about-shares = { $kind ->
        [proportional] 双方都紧邻的一片空点，按紧邻其棋子的多少分配。
       *[half] 与双方棋子都紧邻而不归任何一方的空点，各得一半，画作两半的方块。
    }
legend = 棋盘上的标记
sign-away = 虚线框：不是当前的棋盘，而是先前的棋盘，或为数棋而做的棋盘
sign-last = 上一手
sign-suicide = 禁着：自尽
sign-ko = 禁着：提劫
sign-repeats = 禁着：会重复
sign-null = { $means ->
        [null] { -null-move }：视为请求终局
       *[unchanged] 不改变棋势：即请求终局
    }
sign-forbidden = 禁手：{ $kinds }
sign-dead = { $side ->
        [black] 黑方认为是死子
       *[white] 白方认为是死子
    }
sign-owned = 归谁：方形是黑方的标记，圆形是白方的标记
sign-judged = 程序的判断：死子有虚线圈；方块越大，归属越有把握
sign-owner = 归谁的空点
sign-shared = { -public-point }
sign-parts = 空点按相邻棋子的比例归双方
sign-ringed = 这一步改变之处，或这一手所在之处
sign-hint = 提示
sign-differs = 算法不同：第一种规则多计给黑方的数


panels-label = 各栏
panel-play = 对局
panel-count = 数棋
panel-rules = 规则
play-as = 代走
play-moves = 着法
play-no-moves = 还没有着法。
play-who = 双方由谁来下
recent-games = 最近的对局
recent-none = 还没有对局。
recent-off = 对局不保存（--no-keep）。
recent-where = 最近一百局保存在{ $folder }
recent-moves = { $moves }手
extra-costs = 不轮到它走：多下一手，贴一点。
extra-free = 不轮到它走：多下不贴点。
resign = { $side ->
        [black] 黑方认输
       *[white] 白方认输
    }
resign-title = { $side ->
        [black] 黑方认输，白方获胜。确定认输吗？
       *[white] 白方认输，黑方获胜。确定认输吗？
    }
resign-yes = 认输
side-owes = 贴
stopped-notice = 对局停止，还没有终局：双方要就死子达成共识。
at-rest-notice = 棋局{ -at-rest }，还没有终局：双方要就死子达成共识。
stopped-agree = 去协商
seat-person = 人
seat-level = 程序，第 { $level } 级
seat-time = 程序，每手 { $seconds } 秒
seat-by-person = 人
seat-by-level = 程序，按级别
seat-by-time = 程序，按时间
seat-which-level = 级别，1 到 { $last }
seat-which-time = 每手秒数
network-named = 网络：{ $name }。它判断死活，从第{ $first }级起也下棋。
network-evaluates = 网络：{ $name }
network-none = 没有网络：{ $last } 级以下不受影响。
network-off = 这局棋没有网络评估。


new-ruleset = 规则
new-size = 棋盘
new-width = 列
new-height = 行
new-komi = 贴点
new-handicap = 让子
new-no-handicap = 不让
new-who = 双方由谁来下
new-start = 开始


rules-which = 规则
rules-waiting = ……
rules-more = 详细
rules-source = 出处：{ $source }
rules-articles = 条文大意
rules-clauses = 规则内容


agree-not-now = 对局停止之后，在这里就死子达成共识。
agree-agreed = 双方已有共识，可以数棋。
agree-disputed = { $by ->
        [black] 黑方有分歧。
       *[white] 白方有分歧。
    }实战解决：{ $side ->
        [black] 黑方先走
       *[white] 白方先走
    }{ $costs ->
        [yes] ，此时多下不贴点
       *[no] {""}
    }。改动标记即回到协商。
agree-marked = 已标出 { $count } 个死子。
agree-proposed = { $by ->
        [record] 按棋谱所记：
        [proof] 程序提议（已证明）：
       *[judgement] 程序提议（把握不低于90%）：
    }死子 { $count } 个。
agree-nothing-marked = 没有标出死子。
agree-otherwise = 程序认为另有 { $count } 个死子。
agreed-count = 看数棋
agreed-change = 更改
agree-how = 点击一块棋，连同与它共死活的棋一起标为死子，或改回活子。
agree-how-owners = 点击一块棋，连同与它共死活的棋一起标为死子，或改回活子；点击空处，定其归黑、归白，或由规则决定。
agree-begins = 标记先按程序已证明或把握不低于90%的判断标出，其余的看法见下。
mark-alone = 只标一块棋
agree-differs = 标记不同之处：{ $points }。
disagree = 有分歧：实战解决
mark-as = 代谁标记
mark-as-both = 双方
end-which = 终局方式
end-agreed = { -agreed-end }
end-natural = { -natural-end }
end-agreed-means = 死子取下。
end-natural-means = 按盘面现状数棋。
view-of = { $side ->
        [black] 黑方的看法
       *[white] 白方的看法
    }
view-dead = { $count ->
        [0] 没有死子
       *[other] 死子 { $count } 个
    }
view-owned = 指定归属：黑 { $black } 点，白 { $white } 点
say-yes = 同意
say-yes-to = { $winner ->
        [black] 同意：黑胜
        [white] 同意：白胜
       *[none] 同意：和棋
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }
said-yes = 已同意 ✓
adopt-judgement = 采用程序的判断
adopt-other = { $side ->
        [black] 采用黑方的标记
       *[white] 采用白方的标记
    }
judgement = 程序的判断
judgement-waiting = 程序正在判断……
judgement-none = 还没有判断。
judgement-all-alive = 各块棋都是活的。
judgement-shown = 显示在棋盘上
position-ideal = { -ideal-final-position }（{ -both-full }）：盘内棋子皆为{ -living-stones }，盘内空点皆为恒气
position-uncontested = { -nothing-left-to-contest }：棋子的死活与双方的边界都已确定，地盘都已巩固
judged-chain = { $side ->
        [black] 黑 { $at }
       *[white] 白 { $at }
    }（{ $count } 子）
judged-dead = 死
judged-alive = 活
judged-unsettled = 未定：先走者决定
judged-proved = 已证明
judged-sure = 把握 { $percent }%


count-agree = { -common-view }
count-steps = 逐步做棋
count-rulesets = 各种规则
count-none = 连珠类棋不数棋。
count-whose = 按谁的标记
whose-judgement = 程序的判断
whose-black = 黑方的标记
whose-white = 白方的标记
whose-agreed = 双方的共识
counting = 正在数棋……
count-judged = 死活由程序判断
count-agreed = 按双方共识
count-lazy = { $side ->
        [black] 黑方先请求终局，却留下荒空，判为懈怠：
        [none] 荒空未收，尚不能计算：
       *[white] 白方先请求终局，却留下荒空，判为懈怠：
    }{ $points }
methods-label = 数法
method-own = 本规则的数法
method-stones-and-liberties = { -stones-and-liberties }
method-area = { -area }
method-equal-territory = { -equal-territory }
method-equal-stones = { -equal-stones }
method-refill = { -equal-stones-special-form }
method-prisoners = 填入俘子，比目
method-fill-all = { -fill-all }
method-half-counting = 数子法（只数一方）
method-living-stones = { -living-stones }
method-proportional = 按比例
method-territory = 比目法（数目）
step-back = 退一步
step-on = 进一步
step-slider = 步骤
step-of = { $number } / { $last }
action-stones = 棋子
action-share = { $points } 点的空片
action-share-whole = 只与一方相邻的空片
action-stop = 停止时
action-dead_off = 取下死子
action-debt_paid = 贴还多下
action-equal_territory = 等空
action-equal_stones = 等子
action-refill = 回填
action-surplus = 取下多出的子
action-remainder = 取下余子
action-fill = 填满
action-fill_public = 填公共空点
action-fill_but_eyes = 填到基本眼位
action-eyes_aside = 除去眼位
action-gather = 聚拢空点
action-tens = 按十整理
does-share = { $points } 点的空片，与 { $black } 颗黑子、{ $white } 颗白子相邻：每点 { $parts }，共 { $shares }。
does-share-whole = 只与一方棋子相邻的空片归该方；无棋子相邻的，双方各半。
does-stop = 停止时的局面。
does-dead_off = { $count ->
        [0] 没有死子。
       *[other] 取下 { $count } 个死子。
    }
does-debt_paid = { $side ->
        [black] 黑方
       *[white] 白方
    }下出 { $count } 手A类负着，贴出 { $count } 点。
does-equal_territory = 子目互换，直到双方各有 { $points } 目。
does-equal_stones = 填入或取下棋子，直到双方棋罐中各余 { $count } 子。
does-refill = 俘子、死子、虚着之子回填到同色的空里；填不下的黑子 { $black } 个，白子 { $white } 个。
does-surplus = { $side ->
        [black] 黑方子多，
       *[white] 白方子多，
    }从自己的空里取下 { $count } 子（B类负着）。
does-remainder = { $side ->
        [black] 黑方
       *[white] 白方
    }取下 { $count } 子，使盘外黑白子数相等。
does-fill = 双方填满自己的空。
does-fill_public = 公共空点由双方填入同样多的子。
does-fill_but_eyes = 双方填满自己的空，只留基本眼位。
does-eyes_aside = 棋子无法存活的空点不计入任何一方。
does-gather = 将空点聚拢到一起。
does-tens = 只数{ $side ->
    [black] 黑方
   *[white] 白方
}：空点整理成{ $points }目（十的倍数），棋子{ $stones }颗按十点数。
totals-label = 每一步之后的合计
totals-debt = 多下贴点
totals-last-stone = 收后贴点
totals-margin = 黑方领先
totals-komi = 贴点 { $komi }；以{ $unit }计。
compared-points = 所比：点
compared-zi = 所比：子（折合）
compared-stones = 所比：子
compared-territory = 所比：目
unit-points = 点
unit-zi = 子（折合）
unit-stones = 活子
compare = 比较各种规则
comparing = 正在比较……
compare-komi = 贴点
compare-komi-own = 各依其规则
compare-komi-one = 一律相同
compare-pair = 选两种规则，棋盘上标出二者算法不同的枰点。
compare-winner = 胜方
compare-draw = 和棋
compare-difference = { $count ->
        [0] 每一点的算法都相同。
       *[other] 有 { $count } 点算法不同。
    }
compare-parts = 差额的各部分（{ $unit }，黑方为正）
compare-points = 各枰点
compare-more = 相差


refused-unreadable = 程序看不懂这个请求：{ $detail }
refused-old_revision = 棋局在此期间已有变化。
refused-illegal_move = 这是禁着。
refused-wrong_point = 没有这样的枰点。
refused-wrong_phase = 现在不能这样做。
refused-not_yours = 这一方由程序来下。
refused-views_differ = 双方的标记不同。
refused-no_such_ruleset = 没有这种规则。
refused-bad_game = 没有这样的对局：{ $detail }
refused-bad_record = 棋谱无法读取：{ $detail }
refused-not_in_this_game = 这种棋没有这一项。
refused-no_room = 没有那么多点可留。
refused-no_sum = 其中一种规则不是逐点相加的。
refused-not_judged = 局面还没有判断。
refused-no_such_move = 还没有走到那一手。
refused-no_such_level = 没有这样的级别或时间。
refused-no_such_game = 这局棋已不再保存。
refused-no_such_node = 棋谱没有这一处。
refused-too_long = 太长了。
refused-bad_visits = 没有这样的计算量。
refused-busy = 计算太多，请稍后再试。
refused-internal = 程序出了错；棋局没有变化。


count-hand = 动手做棋
hand-none = 此规则下子与空不等值，不能以子换空来做棋。
hand-how = 先选一步，再在棋盘上选枰点。每一步之后，差额不变。
hand-steps = 步骤
hand-give_up = { $side ->
        [black] 黑方取下边界上的子（A类负着）
       *[white] 白方取下边界上的子（A类负着）
    }
hand-take_off = { $side ->
        [black] 黑方从自己的空里取子（B类负着）
       *[white] 白方从自己的空里取子（B类负着）
    }
hand-fill = { $side ->
        [black] 黑方用罐中之子填空
       *[white] 白方用罐中之子填空
    }
hand-put_back = { $side ->
        [black] 黑子回填
       *[white] 白子回填
    }
hand-move = { $side ->
        [black] 黑方移子
       *[white] 白方移子
    }
hand-exchange = { $side ->
       *[both] 双方以子换空
    }
hand-fill_public = { $side ->
       *[both] 双方填公共空点
    }
hand-gather = { $side ->
       *[both] 将空点聚拢到一起
    }
hand-choose = 在棋盘上选枰点，{ $side ->
        [both] 双方各最多 { $most } 个。
       *[one] 最多 { $most } 个。
    }
hand-take = { $count ->
        [0] 走这一步
       *[other] 走这一步（{ $count }）
    }
hand-undo = 退回一步
hand-again = 重新开始
point-choosable = 可选
hand-step = 步骤
hand-made = 已走的步骤
hand-picked = 已选：{ $points }
hand-done = 已走：{ $what }。差额不变。
hand-reads = 现在可以直接数的
point-chosen = 已选
hand-means-give_up = 每取下一个边界上的子，抵一点多下贴点；该处成为公共空点。
hand-means-take_off = 棋子放到盘外，该处仍是自己的空。空里还有子可取时，边界上的子不动。
hand-means-fill = 用罐中之子填自己的空：一子与一点空等值。
hand-means-put_back = 俘子、死子、虚着之子回填到同色的空里。
hand-means-move = 棋子与同样多的自己的空点交换位置。两者都要选。
hand-means-exchange = 双方各填自己的空、取自己的子，增减的子数必须相同。
hand-means-fill_public = 公共空点由双方填入同样多的子，轮流选点。
hand-means-gather = 双方的空点各自聚拢到一起，一望可知。
hand-refused-no_such_point = 没有 { $point } 这个枰点。
hand-refused-no_points = 还没有选枰点。
hand-refused-no_debt = { $side ->
        [black] 黑方没有多下贴点。
       *[white] 白方没有多下贴点。
    }
hand-refused-more_than_owed = 只应贴 { $owed } 点。
hand-refused-no_stone = { $point } 没有这一方的子。
hand-refused-not_on_border = { $point } 不在边界上；要先取边界上的子。
hand-refused-on_border = { $point } 在边界上；要先取自己空里的子。
hand-refused-not_own = { $point } 不是这一方的空点。
hand-refused-not_public = { $point } 不是公共空点。
hand-refused-twice = { $point } 同时选给了双方。
hand-refused-fewer_beside = 盘外这一方只有 { $beside } 子。
hand-refused-unequal = 两数必须相等：{ $one } 与 { $two }。
hand-refused-nothing_to_gather = 空点已经聚拢到一起。
hand-refused-too_many_steps = 步数太多，请先退回几步。
rest-komi = 贴点
rest-handicap_bonus = 让子
rest-debt = { -debt-for-extra-moves }
rest-button = 按钮
rest-prisoners = { -prisoners }
rest-group_tax = { -tax-of-eyes }
reads-points = { $method }：点
reads-zi = { $method }：子（折合）
reads-stones = { $method }：子
reads-territory = { $method }：目
lessons = 示例对局
lessons-back = 上一步
lessons-on = 下一步
lessons-again = 从头再看
lessons-step = { $at } / { $all }
lessons-your-move = 轮到您下
lessons-show = 看答案
lessons-count = 看计算
lessons-not-this = 不是这一着。请再试，也可以看答案。
lessons-left = 您自己下的着法已离开示例，并作为变化保留。
refused-no_such_lesson = 没有这个示例。
`,`
panel-review = 复盘
keys-review = 复盘：方向键、Home、End、PageUp、PageDown 在变化图与曲线中移动，Delete 删除；Escape 停止分析。


tree-label = 棋谱的变化图
node-root = 开头
node-set-up = 摆子
node-plain = 无着法
node-commented = 有评注
next-moves = 下一手：
other-moves = 另可：
promote = 设为主线
remove = 删除
remove-title = 删除“{ $node }”？
remove-what = { $count ->
        [one] 这一手将被删除，不能恢复。
       *[other] 这一手及其后共 { $count } 手将被删除，不能恢复。
    }
remove-yes = 删除
copy-link = 复制链接
comment = 评注


on-the-board = 棋盘上
numbered = 手数
numbered-none = 不显示
numbered-last = 最后十手
numbered-all = 全部
numbered-variation = 从变化开始处数起
number-same = { $number } = { $now }
number-gone = { $number } 在 { $point }
next-shown = 棋谱的下一手
ownership-shown = 各枰点的归属
point-number = 第 { $number } 手
point-next = 下一手
point-variation = 变化
point-tried-winrate = 候选 { $letter }，胜率 { $value }
point-tried-lead = 候选 { $letter }，领先 { $value }
mark-triangle = 三角
mark-square = 方块
mark-circle = 圆圈
mark-cross = 叉
mark-label = 标记 { $text }


engine-shown = 显示程序的数值
engine-locked = 设置里锁定了提示：程序的数值不显示。
analyse-visits = { -visits }
analyse-line = 分析全局
analyse-here = 此局面
analyse-tree = 所有变化
analyse-stop = 停止（Esc）
analysing = 分析
analysed-of = 已分析 { $done } / { $of } 个局面
not-analysed = 这个局面还没有分析。
not-analysed-short = 未分析
position-value = 黑方胜率 { $winrate }，计算量 { $visits }
lead-of = { $side ->
        [black] 黑方领先 { $points }
       *[white] 白方领先 { $points }
    }
black-winrate = 黑方胜率 { $winrate }
stopped-here = 若停在此处：{ $result }
candidates-of = { $side ->
        [black] 候选着法（黑方的数值）
       *[white] 候选着法（白方的数值）
    }
candidate-move = 着法
candidate-name = { $letter }：{ $move }，预计的着法：{ $line }
winrate = { -win-rate }
lead = { -lead }
visits = { -visits }


graph-label = 全局的形势
graph-of = 曲线
graph-bound = { $side ->
        [black] 黑 +{ $points }
       *[white] 白 +{ $points }
    }
graph-stopped = 若停在此处
graph-losses = 此手的损失
measure-lead = { -lead }
measure-winrate = { -win-rate }


losses = 着法的损失
losses-of = 已分析 { $analysed } / { $of } 个局面。
losses-caption = 损失的点数 / 手数
part-opening = 布局
part-middle = 中盘
part-endgame = 官子
loss-sum = { $points } / { $moves }
dearest = 损失最大的着法
dear = 损失 { $points }{ $better ->
        [none] {""}
       *[other] ，应下 { $better }
    }
repetitions = 重复局面
repeats-allowed = 重复第 { $after } 手之后的棋盘，规则允许。
`),"zh-Hant":Oo(`zh-Hant`,`
-counting-points = 計枰點
-counting-living-stones = 計活子
-point = 枰點
-real-move = 實著
-virtual-move = 虛著
-virtual-stones = 虛著之子
-pass = 放棄
-side-to-move = 輪走方
-record = 棋譜
-contest = 爭棋階段
-offer-to-stop = 提議停止
-stopped = 對局停止
-at-rest = 休止
-stop-by-agreement = 同意休止
-disagreement = 分歧
-resume = 恢復對局
-resolution = 實戰解決
-common-view = 共識
-agreed-end = 協商終局
-natural-end = 自然終局
-other-end = 非自然終局
-nothing-left-to-contest = 無爭局面
-ideal-final-position = 理想的最終局面
-both-full = 兩溢
-resign = 認輸
-board-position = 盤內棋形
-whole-position = 全局棋形
-face = 面對
-no-regression = 禁倒退
-positional-superko = 禁全同
-situational-superko = 禁還原
-illegal-move = 禁著
-false-life = 假生
-take-a-ko = 提劫
-suicide-of-one-stone = 顆子自盡
-suicide-of-a-chain = 塊子自盡
-rearrange-the-board = 做棋
-dead-stones = 死子
-prisoners = 俘子
-bowl = 棋罐
-basic-eyes = 基本眼位
-shared-liberty = 公氣
-public-point = 公共空點
-one-point-dame = 單官
-dame-of-one-side = 單方有權的單官
-kos-empty-point = 劫空
-owner-of-points = 空點的歸屬
-debt-for-extra-moves = 多下貼點
-komi = 先下貼點
-border-stone-given-up = A類負著
-own-stone-taken-off-own-ground = B類負著
-refill = 回填
-seki = 雙活
-stones-and-liberties = 子氣合計
-area = 子空合計
-equal-territory = 等空比子
-equal-stones = 等子比空
-equal-stones-special-form = 等子比空（狹義）
-fill-all = 填滿計點
-living-stones = 活子
-tax-of-eyes = 還棋頭
-null-move = 無為
-ask-for-the-end = 請求終局
-consent-to-the-end = 同意終局
-own-territory = 實空
-wild-region = 荒空
-lazy = 懈怠
-play-on = 續弈
-both-lose = 雙方判負
-forbidden = 禁手
-overline = 長連
-four-four = 四四
-three-three = 三三
-five = 五連
-open-four = 活四
-simple-four = 衝四
-open-three = 活三
-formal-position = 棋勢
-win-rate = 勝率
-visits = 計算量
-lead = 領先
`,`
title = 兩溢
list-separator = ，
colon = ：
close = 關閉
cancel = 取消


color-black = 黑方
color-white = 白方
move-pass = { -pass }
move-virtual = { -virtual-move }
to-move = 輪走


ruleset-jipingdian = { -counting-points }
ruleset-jihuozi = { -counting-living-stones }
ruleset-jihuozi-natural = 計活子·自然終局
ruleset-jihuozi-art = 計活子·藝術版
ruleset-jihuozi-simple = 計活子·簡化
ruleset-jihuozi-ancient = 計活子·古老的原始的
ruleset-jihuozi-2010 = 計活子·2010年冬季版
ruleset-jihuozi-2011 = 計活子·2011年歲末版
ruleset-new-ing = 新應氏（無為）
ruleset-chinese = 中國圍棋規則
ruleset-chinese-old = 中國圍棋規則（舊）
ruleset-olympic-2008 = 2008奧運會圍棋規則
ruleset-proportional = 形式化規則
ruleset-proportional-majority = 形式化規則（多數）
ruleset-tromp-taylor = 邏輯規則（Tromp-Taylor）
ruleset-japanese = 日本規則
ruleset-korean = 韓國規則
ruleset-aga = 美國規則（AGA）
ruleset-new-zealand = 紐西蘭規則
ruleset-ing = 應氏規則
ruleset-ing-1991 = 應氏計點制
ruleset-stone-scoring = 還棋頭
ruleset-renju = 五子棋（禁手）


link-opening = 正在連線……
link-cut = 連線已斷。棋局在程式中保存著，網頁正在重新連線。若程式已重新啟動，請開啟它新顯示的網址。
link-again = 立即重連
link-elsewhere = 這局棋已在另一個分頁中開啟。
link-take-back = 在此繼續
link-locked-out = 程式不認得這個網頁。請開啟程式顯示的網址。
kept-record = 瀏覽器裡存有上一局的棋譜。
kept-open = 開啟
kept-drop = 不用


watch-matches = 比賽
watch-board-view = 棋盤
watch-all = 全部比賽
watch-none = 此資料夾裡還沒有比賽。
watch-left-out = 另有{ $count }個未顯示。
watch-gone = 這裡已沒有這場比賽或這一局。
watch-fault = 無法讀取這場比賽的檔案：{ $detail }
watch-cut = 連線已斷，網頁正在重新連線。
watch-loading = 正在讀取……
watch-match = 比賽
watch-against = 對
watch-conditions = 條件
watch-played = 局數
watch-games-of = { $games }／{ $all }
watch-now = 現況
watch-in-progress = { $count }局進行中
watch-ended = 已下完
watch-paused = 未在進行
watch-elo = Elo：A強多少
watch-running = 進行中的對局
watch-running-none = 沒有進行中的對局。
watch-results = 戰績
watch-program = 程式
watch-won = 勝
watch-drawn = 和
watch-lost = 負
watch-share = 得分率（95%區間）
watch-as-black = { $entrant }執黑
watch-as-white = { $entrant }執白
watch-black-won = 黑方
watch-final-scores = 程式報告的結果：{ $games }局中，A與裁判一致{ $a }局，B一致{ $b }局
watch-ends = 終局方式與負者
watch-reason = 方式
watch-count = 局數
watch-lost-by = { $entrant }負
watch-dead-stones = { -dead-stones }：{ $dead }
watch-duplicates = 重複的對局：{ $duplicates }
watch-time = 用時
watch-per-move = 每手
watch-cpu-per-move = 每手CPU
watch-slowest = 最慢
watch-late = 超時
watch-seconds = { $seconds }秒
watch-plots = 圖
watch-games = 已結束的對局
watch-games-none = 還沒有對局結束。
watch-game-column = 局
watch-result = 結果
watch-winner = 勝者
watch-moves = 手數
watch-remarks = 備註
watch-more = 顯示更多
watch-shown-of = 共{ $all }局，顯示局號最大的{ $shown }局
watch-game = 第{ $game }局
watch-live = 進行中
watch-thinks = 思考中
watch-left = 剩{ $time }
watch-periods = { $count }次讀秒
watch-stones = { $count }手
watch-spent = 已用{ $time }
watch-position = 第{ $number }手後的棋盤，共{ $last }手
watch-start = 開局
watch-made = { $side ->
        [black] 黑{ $move }
       *[white] 白{ $move }
    }
watch-takes = 提{ $count }子
watch-steps = 本局各手


top-label = 棋局與網頁
new-game = 新對局
open = 開啟
save = 儲存
copy = 複製棋譜
copied = 已複製
settings = 設定
settings-language = 語言
settings-theme = 配色
theme-system = 隨系統
theme-light = 淺色
theme-dark = 深色
settings-coordinates = 座標
coordinates-own = 依棋種習慣
coordinates-without-i = 字母不用 I
coordinates-with-i = 字母用 I
coordinates-numbers = 數字：X4Y4
coordinates-none = 不顯示
settings-confirm = 每一手都要確認
settings-hints-locked = 鎖定提示
settings-projector = 投影：只顯示棋盤與狀態列
settings-licences = 本程式所含軟體的授權條款
projector-leave = 離開投影
keys = 按鍵
keys-board = 棋盤上：方向鍵、Home、End、PageUp、PageDown 移動游標；Enter 下子；v 虛著，p 放棄，x 換另一方。
keys-moves = 任何地方：u 或 [ 退一手，r 或 ] 進一手；{"{"} 到開頭，{"}"} 到最後。


phase-contest = { -contest }
phase-stopped = { -stopped }
phase-at-rest = 棋局{ -at-rest }
phase-resolution = { -resolution }
phase-over = 終局
phase-disputed = 有分歧：實戰解決
phase-resigned = { $side ->
        [black] 黑方認輸，白勝
       *[white] 白方認輸，黑勝
    }
line-turn = { $side ->
        [black] 輪黑方走第 { $number } 手
       *[white] 輪白方走第 { $number } 手
    }
line-moves = 共 { $number } 手
line-debt = { $side ->
        [black] 黑方多下，應貼 { $points } 點
       *[white] 白方多下，應貼 { $points } 點
    }
line-last-stone = { $side ->
        [black] 黑方收後，應貼 { $points } 點
       *[white] 白方收後，應貼 { $points } 點
    }
line-thinking = 程式正在思考
line-free-extra = 此時多下不貼點
line-offer-stop = { $side ->
        [black] 黑方提議停止
       *[white] 白方提議停止
    }
line-offer-rest = { $side ->
        [black] 黑方提議休止
       *[white] 白方提議休止
    }
line-offer-end = { $side ->
        [black] 黑方請求終局
       *[white] 白方請求終局
    }
line-cycle = 第{ $number }手後的全局同形再次出現：雙方同意則為無勝負
line-offer-unchanged = { $side ->
        [black] 黑方沒有改變棋勢
       *[white] 白方沒有改變棋勢
    }
line-offer-pass = { $side ->
        [black] 黑方放棄
       *[white] 白方放棄
    }
line-may = 可以：{ $what }
line-agreed = 雙方已有共識
line-agree-now = 請就死子達成共識，否則實戰解決
next-play = 下子
next-virtual = { -virtual-move }
next-pass = { -pass }


result-win = { $winner ->
        [black] 黑勝
       *[white] 白勝
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }（{ $reason }）
result-draw = 和棋（{ $reason }）
estimate-win = { $winner ->
        [black] 估計：黑勝
       *[white] 估計：白勝
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }
estimate-draw = 估計：和棋
estimate-how = 對局未完，僅為估計：取下程式預計會被提掉的子，空點按程式預計的歸屬計算。
estimate-begin = 目前
estimate-begins = 目前的局面。
estimate-counted = 估計
estimate-margin = 黑方領先（估計）
reason-count = 數棋
reason-wild_region = { -wild-region }
reason-unfilled = { -wild-region }未收，尚不能計算
reason-repetition = 循環
reason-no_result = 無勝負
reason-five = { -five }
reason-forbidden_move = 禁手
reason-passes = 雙方放棄
reason-full_board = 棋盤已滿


board-label = 棋盤，{ $width } 行，{ $height } 列
point-empty = 空點
point-black = 黑子
point-white = 白子
point-last = 上一手
point-dead-by-black = 黑方認為是死子
point-dead-by-white = 白方認為是死子
point-owned-by-black = { $owner ->
        [black] 黑方認為歸黑
       *[white] 黑方認為歸白
    }
point-owned-by-white = { $owner ->
        [black] 白方認為歸黑
       *[white] 白方認為歸白
    }
point-parts = 黑 { $black }，白 { $white }
point-shared = { -public-point }
point-of-black = 歸黑
point-of-white = 歸白
point-changed = 有標記
point-wild = 使此處成為荒空
point-differs = 算法不同：{ $difference }
point-illegal = 禁著：{ $why }


why-suicide = 自盡：這塊棋會沒有氣。
why-ko = 提劫：不可立即回提，第 { $after } 手之後棋盤正是如此。
why-repeats = { $what ->
        [board] 會重複第 { $after } 手之後的盤內棋形
       *[position] 會重複第 { $after } 手之後的全局棋形
    }{ $by ->
        [black] ，黑方曾面對它
        [white] ，白方曾面對它
       *[nobody] {""}
    }（{ $rule }）。
why-forbidden = 禁手：{ $kinds }。下在此處判負。
why-drawn = 第 { $after } 手之後的循環已使棋局成為和棋。
why-occupied = 此處已有棋子。
why-no_virtual_moves = 此規則不能著子於盤外。
why-over = 棋局已經結束。
rule-simple = { -take-a-ko }
rule-positional = { -positional-superko }
rule-situational = { -situational-superko }
rule-no-regression = { -no-regression }
rule-two-move-window = 兩著之內不得重複
rule-since-pass = 上一次{ -pass }以來不得再現
rule-fourth-board = 不得同形四現
rule-null-move = { -null-move }
forbidden-three-three = { -three-three }
forbidden-four-four = { -four-four }
forbidden-overline = { -overline }
reason-show = 顯示
reason-hide = 回到棋局
earlier-shown = 第 { $after } 手之後的棋盤，{ $move } 會重複它。
lose-title = 禁手：下在此處判負。要下嗎？
lose-play = 下，並判負
null-move-here = { $means ->
        [null] { -null-move }：盤面將與{ $after ->
            [0] 開局時
           *[other] 第 { $after } 手之後
        }相同，視為{ $effect ->
            [ends] { -consent-to-the-end }，對局結束。
           *[offers] { -ask-for-the-end }。
        }
       *[unchanged] 不改變棋勢，{ $effect ->
            [ends] 對局即結束。
           *[offers] 即請求終局。
        }
    }
end-asks = 請求終局嗎？
end-accepts = 同意終局嗎？
end-offered = { $side ->
        [black] 黑方已請求終局。
       *[white] 白方已請求終局。
    }此手視為同意終局，對局結束。
end-wild = { $accepts ->
        [yes] 還留有{ -wild-region }（{ $points }）：{ $side ->
            [black] 黑方先請求終局，判為懈怠負。
           *[white] 白方先請求終局，判為懈怠負。
        }
       *[no] 還留有{ -wild-region }（{ $points }）：對方若同意終局，{ $side ->
            [black] 黑方
           *[white] 白方
        }判為懈怠負。
    }
end-ask = 請求終局
end-accept = 同意終局


verdicts-label = 推斷
verdict-of = 第 { $number } 個推斷，共 { $last } 個
verdict-back = 前一個推斷
verdict-on = 後一個推斷
verdict-forbidden = 是禁手：{ $kinds }
verdict-five = 成五連
verdict-free = 不是禁手
verdict-after = （已在 { $points } 放子）
verdict-see = 看第 { $number } 個推斷
line-by = 關鍵點 { $points }
shape-five = { -five }
shape-overline = { -overline }
shape-open_four = { -open-four }
shape-four = { -simple-four }
shape-open_three = { -open-three }
shape-three = 假{ -open-three }
spoiled-edge = { $point } 不成活四：到了盤端。
spoiled-stone = { $point } 不成活四：{ $at } 有對方的子。
spoiled-overline = { $point } 不成活四：{ $at } 會成長連。
spoiled-five = { $point } 成的是五連。
spoiled-forbidden = { $point } 本身是禁手：


pile-virtual = { -virtual-stones }
pile-prisoners = { -prisoners }
pile-handed-over = 交出的子
pile-taken-off = 取下的子
pile-bowl = 罐中餘子
virtual-move = { -virtual-move }
virtual-pass = 虛手
virtual-move-of = { $side ->
        [black] 黑方虛著
       *[white] 白方虛著
    }
virtual-move-illegal = 虛著，禁著：{ $why }


buttons-label = 著法
pass-offer_to_stop = { -offer-to-stop }
pass-accept_stop = 同意停止
pass-offer_to_rest = 提議{ -at-rest }
pass-accept_rest = 同意{ -at-rest }
pass-null_move = { -null-move }
pass-offer_end = 放棄：不改變棋勢
pass-accept_end = { -consent-to-the-end }
pass-take_button = 放棄：取按鈕
pass-pass = { -pass }
pass-accept_draw = 放棄：和棋
pass-draw_by_repetition = 放棄：循環成和棋
go-first = 到開頭
go-back = 退一手
take-back = 悔一手
go-on = 進一手
go-last = 到最後
move-of = { $number } / { $last }
move-now = 立即走
play-on = 從這裡下
hint = 提示
hint-asking = 思考中……
hint-move = { $side ->
        [black] 黑方：{ $move }
       *[white] 白方：{ $move }
    } · 勝率 { $winrate }，領先 { $lead }，計算量 { $visits } · { $line }
hint-resign = { $side ->
        [black] 黑方會認輸。
       *[white] 白方會認輸。
    }
place = 下在 { $point }


happened-off-board = { $side ->
        [black] 黑方：{ $move }
       *[white] 白方：{ $move }
    }
happened-played = { $side ->
        [black] 黑方 { $point }
       *[white] 白方 { $point }
    }{ $others ->
        [0] {""}
       *[other] ，提 { $others } 子
    }{ $own ->
        [0] {""}
       *[other] ，自盡 { $own } 子
    }


help-line = 狀態列與標記的意思
help-pass = 此時{ -pass }的意思
help-virtual = 什麼是{ -virtual-move }
help-shares = 公共空點怎樣計
topic-virtual = { -virtual-move }
topic-offer = { -pass }
topic-stopped = { -stopped }
topic-at-rest = { -at-rest }
topic-debt = { -debt-for-extra-moves }
topic-last-stone = 收後貼點
topic-resolution = { -resolution }
topic-shares = { -public-point }
about-virtual-pass = { -pass }時要著一子於盤外，放在棋盤旁，此外別無{ -virtual-move }。它與{ -pass }的意思相同。
about-virtual = 著一子於盤外，放在棋盤旁。它表示下{ -real-move }不利，又不{ -offer-to-stop }。它與{ -real-move }一樣算作一手著子；下過{ -virtual-move }之後，劫就可能可以提回。{ -virtual-move }後，不得使對方再次{ -face }同一個{ -board-position }。
about-offer-stop = { -pass }就是{ -offer-to-stop }。對方也{ -pass }，則{ -stopped }，還沒有終局：雙方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }則{ -resolution }。對方下別的一手，就是不同意。
about-offer-rest = { -pass }就是提議{ -at-rest }。對方也{ -pass }，則棋局{ -at-rest }，還沒有終局：雙方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }則繼續下。對方下別的一手，就是不同意。
about-offer-end = { -board-position }與先前相同的一手，以及{ -pass }，是{ -null-move }，即{ -ask-for-the-end }。雙方連續{ -null-move }，對局結束。先{ -ask-for-the-end }而留下{ -wild-region }的一方，以{ -lazy }判負。
about-offer-unchanged = 不改變棋勢的一手，以及{ -pass }，是請求終局；雙方連續兩手如此，對局結束。
about-offer-pass = 雙方連續{ -pass }，不再下子；規則要求協商{ -dead-stones }的，此時協商。
about-stopped = 對局停了，還沒有終局。雙方各自標出{ -dead-stones }：看法一致則數棋，有{ -disagreement }則{ -resolution }。
about-at-rest = 棋局停了，還沒有終局。雙方各自標出{ -dead-stones }：看法一致則數棋，有{ -disagreement }則繼續下。
about-debt = 在{ -contest }，比對方多下 n 手著子的棋著（盤內盤外都算），貼出 n 點。應貼的點數寫在俘子旁邊。
about-last-stone = { -contest }的最後一子是黑方下的，黑方再貼1點。
about-resolution =
    雙方有{ -disagreement }，就下下去解決。先提議停止的一方先走。{ $costs ->
        [yes] 此時多下不貼點。
       *[no] {""}
    }
about-shares = { $kind ->
        [proportional] 雙方都緊鄰的一片空點，按緊鄰其棋子的多少分配。
       *[half] 與雙方棋子都緊鄰而不歸任何一方的空點，各得一半，畫作兩半的方塊。
    }
legend = 棋盤上的標記
sign-away = 虛線框：不是當前的棋盤，而是先前的棋盤，或為數棋而做的棋盤
sign-last = 上一手
sign-suicide = 禁著：自盡
sign-ko = 禁著：提劫
sign-repeats = 禁著：會重複
sign-null = { $means ->
        [null] { -null-move }：視為請求終局
       *[unchanged] 不改變棋勢：即請求終局
    }
sign-forbidden = 禁手：{ $kinds }
sign-dead = { $side ->
        [black] 黑方認為是死子
       *[white] 白方認為是死子
    }
sign-owned = 歸誰：方形是黑方的標記，圓形是白方的標記
sign-judged = 程式的判斷：死子有虛線圈；方塊越大，歸屬越有把握
sign-owner = 歸誰的空點
sign-shared = { -public-point }
sign-parts = 空點按相鄰棋子的比例歸雙方
sign-ringed = 這一步改變之處，或這一手所在之處
sign-hint = 提示
sign-differs = 算法不同：第一種規則多計給黑方的數


panels-label = 各欄
panel-play = 對局
panel-count = 數棋
panel-rules = 規則
play-as = 代走
play-moves = 著法
play-no-moves = 還沒有著法。
play-who = 雙方由誰來下
recent-games = 最近的對局
recent-none = 還沒有對局。
recent-off = 對局不保存（--no-keep）。
recent-where = 最近一百局保存在{ $folder }
recent-moves = { $moves }手
extra-costs = 不輪到它走：多下一手，貼一點。
extra-free = 不輪到它走：多下不貼點。
resign = { $side ->
        [black] 黑方認輸
       *[white] 白方認輸
    }
resign-title = { $side ->
        [black] 黑方認輸，白方獲勝。確定認輸嗎？
       *[white] 白方認輸，黑方獲勝。確定認輸嗎？
    }
resign-yes = 認輸
side-owes = 貼
stopped-notice = 對局停止，還沒有終局：雙方要就死子達成共識。
at-rest-notice = 棋局{ -at-rest }，還沒有終局：雙方要就死子達成共識。
stopped-agree = 去協商
seat-person = 人
seat-level = 程式，第 { $level } 級
seat-time = 程式，每手 { $seconds } 秒
seat-by-person = 人
seat-by-level = 程式，按級別
seat-by-time = 程式，按時間
seat-which-level = 級別，1 到 { $last }
seat-which-time = 每手秒數
network-named = 網路：{ $name }。它判斷死活，從第{ $first }級起也下棋。
network-evaluates = 網路：{ $name }
network-none = 沒有網路：{ $last } 級以下不受影響。
network-off = 這局棋沒有網路評估。


new-ruleset = 規則
new-size = 棋盤
new-width = 行
new-height = 列
new-komi = 貼點
new-handicap = 讓子
new-no-handicap = 不讓
new-who = 雙方由誰來下
new-start = 開始


rules-which = 規則
rules-waiting = ……
rules-more = 詳細
rules-source = 出處：{ $source }
rules-articles = 條文大意
rules-clauses = 規則內容


agree-not-now = 對局停止之後，在這裡就死子達成共識。
agree-agreed = 雙方已有共識，可以數棋。
agree-disputed = { $by ->
        [black] 黑方有分歧。
       *[white] 白方有分歧。
    }實戰解決：{ $side ->
        [black] 黑方先走
       *[white] 白方先走
    }{ $costs ->
        [yes] ，此時多下不貼點
       *[no] {""}
    }。改動標記即回到協商。
agree-marked = 已標出 { $count } 個死子。
agree-proposed = { $by ->
        [record] 按棋譜所記：
        [proof] 程式提議（已證明）：
       *[judgement] 程式提議（把握不低於90%）：
    }死子 { $count } 個。
agree-nothing-marked = 沒有標出死子。
agree-otherwise = 程式認為另有 { $count } 個死子。
agreed-count = 看數棋
agreed-change = 更改
agree-how = 點擊一塊棋，連同與它共死活的棋一起標為死子，或改回活子。
agree-how-owners = 點擊一塊棋，連同與它共死活的棋一起標為死子，或改回活子；點擊空處，定其歸黑、歸白，或由規則決定。
agree-begins = 標記先按程式已證明或把握不低於90%的判斷標出，其餘的看法見下。
mark-alone = 只標一塊棋
agree-differs = 標記不同之處：{ $points }。
disagree = 有分歧：實戰解決
mark-as = 代誰標記
mark-as-both = 雙方
end-which = 終局方式
end-agreed = { -agreed-end }
end-natural = { -natural-end }
end-agreed-means = 死子取下。
end-natural-means = 按盤面現狀數棋。
view-of = { $side ->
        [black] 黑方的看法
       *[white] 白方的看法
    }
view-dead = { $count ->
        [0] 沒有死子
       *[other] 死子 { $count } 個
    }
view-owned = 指定歸屬：黑 { $black } 點，白 { $white } 點
say-yes = 同意
say-yes-to = { $winner ->
        [black] 同意：黑勝
        [white] 同意：白勝
       *[none] 同意：和棋
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }
said-yes = 已同意 ✓
adopt-judgement = 採用程式的判斷
adopt-other = { $side ->
        [black] 採用黑方的標記
       *[white] 採用白方的標記
    }
judgement = 程式的判斷
judgement-waiting = 程式正在判斷……
judgement-none = 還沒有判斷。
judgement-all-alive = 各塊棋都是活的。
judgement-shown = 顯示在棋盤上
position-ideal = { -ideal-final-position }（{ -both-full }）：盤內棋子皆為{ -living-stones }，盤內空點皆為恆氣
position-uncontested = { -nothing-left-to-contest }：棋子的死活與雙方的邊界都已確定，地盤都已鞏固
judged-chain = { $side ->
        [black] 黑 { $at }
       *[white] 白 { $at }
    }（{ $count } 子）
judged-dead = 死
judged-alive = 活
judged-unsettled = 未定：先走者決定
judged-proved = 已證明
judged-sure = 把握 { $percent }%


count-agree = { -common-view }
count-steps = 逐步做棋
count-rulesets = 各種規則
count-none = 連珠類棋不數棋。
count-whose = 按誰的標記
whose-judgement = 程式的判斷
whose-black = 黑方的標記
whose-white = 白方的標記
whose-agreed = 雙方的共識
counting = 正在數棋……
count-judged = 死活由程式判斷
count-agreed = 按雙方共識
count-lazy = { $side ->
        [black] 黑方先請求終局，卻留下荒空，判為懈怠：
        [none] 荒空未收，尚不能計算：
       *[white] 白方先請求終局，卻留下荒空，判為懈怠：
    }{ $points }
methods-label = 數法
method-own = 本規則的數法
method-stones-and-liberties = { -stones-and-liberties }
method-area = { -area }
method-equal-territory = { -equal-territory }
method-equal-stones = { -equal-stones }
method-refill = { -equal-stones-special-form }
method-prisoners = 填入俘子，比目
method-fill-all = { -fill-all }
method-half-counting = 數子法（只數一方）
method-living-stones = { -living-stones }
method-proportional = 按比例
method-territory = 比目法（數目）
step-back = 退一步
step-on = 進一步
step-slider = 步驟
step-of = { $number } / { $last }
action-stones = 棋子
action-share = { $points } 點的空片
action-share-whole = 只與一方相鄰的空片
action-stop = 停止時
action-dead_off = 取下死子
action-debt_paid = 貼還多下
action-equal_territory = 等空
action-equal_stones = 等子
action-refill = 回填
action-surplus = 取下多出的子
action-remainder = 取下餘子
action-fill = 填滿
action-fill_public = 填公共空點
action-fill_but_eyes = 填到基本眼位
action-eyes_aside = 除去眼位
action-gather = 聚攏空點
action-tens = 按十整理
does-share = { $points } 點的空片，與 { $black } 顆黑子、{ $white } 顆白子相鄰：每點 { $parts }，共 { $shares }。
does-share-whole = 只與一方棋子相鄰的空片歸該方；無棋子相鄰的，雙方各半。
does-stop = 停止時的局面。
does-dead_off = { $count ->
        [0] 沒有死子。
       *[other] 取下 { $count } 個死子。
    }
does-debt_paid = { $side ->
        [black] 黑方
       *[white] 白方
    }下出 { $count } 手A類負著，貼出 { $count } 點。
does-equal_territory = 子目互換，直到雙方各有 { $points } 目。
does-equal_stones = 填入或取下棋子，直到雙方棋罐中各餘 { $count } 子。
does-refill = 俘子、死子、虛著之子回填到同色的空裡；填不下的黑子 { $black } 個，白子 { $white } 個。
does-surplus = { $side ->
        [black] 黑方子多，
       *[white] 白方子多，
    }從自己的空裡取下 { $count } 子（B類負著）。
does-remainder = { $side ->
        [black] 黑方
       *[white] 白方
    }取下 { $count } 子，使盤外黑白子數相等。
does-fill = 雙方填滿自己的空。
does-fill_public = 公共空點由雙方填入同樣多的子。
does-fill_but_eyes = 雙方填滿自己的空，只留基本眼位。
does-eyes_aside = 棋子無法存活的空點不計入任何一方。
does-gather = 將空點聚攏到一起。
does-tens = 只數{ $side ->
    [black] 黑方
   *[white] 白方
}：空點整理成{ $points }目（十的倍數），棋子{ $stones }顆按十點數。
totals-label = 每一步之後的合計
totals-debt = 多下貼點
totals-last-stone = 收後貼點
totals-margin = 黑方領先
totals-komi = 貼點 { $komi }；以{ $unit }計。
compared-points = 所比：點
compared-zi = 所比：子（折合）
compared-stones = 所比：子
compared-territory = 所比：目
unit-points = 點
unit-zi = 子（折合）
unit-stones = 活子
compare = 比較各種規則
comparing = 正在比較……
compare-komi = 貼點
compare-komi-own = 各依其規則
compare-komi-one = 一律相同
compare-pair = 選兩種規則，棋盤上標出二者算法不同的枰點。
compare-winner = 勝方
compare-draw = 和棋
compare-difference = { $count ->
        [0] 每一點的算法都相同。
       *[other] 有 { $count } 點算法不同。
    }
compare-parts = 差額的各部分（{ $unit }，黑方為正）
compare-points = 各枰點
compare-more = 相差


refused-unreadable = 程式看不懂這個請求：{ $detail }
refused-old_revision = 棋局在此期間已有變化。
refused-illegal_move = 這是禁著。
refused-wrong_point = 沒有這樣的枰點。
refused-wrong_phase = 現在不能這樣做。
refused-not_yours = 這一方由程式來下。
refused-views_differ = 雙方的標記不同。
refused-no_such_ruleset = 沒有這種規則。
refused-bad_game = 沒有這樣的對局：{ $detail }
refused-bad_record = 棋譜無法讀取：{ $detail }
refused-not_in_this_game = 這種棋沒有這一項。
refused-no_room = 沒有那麼多點可留。
refused-no_sum = 其中一種規則不是逐點相加的。
refused-not_judged = 局面還沒有判斷。
refused-no_such_move = 還沒有走到那一手。
refused-no_such_level = 沒有這樣的級別或時間。
refused-no_such_game = 這局棋已不再保存。
refused-no_such_node = 棋譜沒有這一處。
refused-too_long = 太長了。
refused-bad_visits = 沒有這樣的計算量。
refused-busy = 計算太多，請稍後再試。
refused-internal = 程式出了錯；棋局沒有變化。


count-hand = 動手做棋
hand-none = 此規則下子與空不等值，不能以子換空來做棋。
hand-how = 先選一步，再在棋盤上選枰點。每一步之後，差額不變。
hand-steps = 步驟
hand-give_up = { $side ->
        [black] 黑方取下邊界上的子（A類負著）
       *[white] 白方取下邊界上的子（A類負著）
    }
hand-take_off = { $side ->
        [black] 黑方從自己的空裡取子（B類負著）
       *[white] 白方從自己的空裡取子（B類負著）
    }
hand-fill = { $side ->
        [black] 黑方用罐中之子填空
       *[white] 白方用罐中之子填空
    }
hand-put_back = { $side ->
        [black] 黑子回填
       *[white] 白子回填
    }
hand-move = { $side ->
        [black] 黑方移子
       *[white] 白方移子
    }
hand-exchange = { $side ->
       *[both] 雙方以子換空
    }
hand-fill_public = { $side ->
       *[both] 雙方填公共空點
    }
hand-gather = { $side ->
       *[both] 將空點聚攏到一起
    }
hand-choose = 在棋盤上選枰點，{ $side ->
        [both] 雙方各最多 { $most } 個。
       *[one] 最多 { $most } 個。
    }
hand-take = { $count ->
        [0] 走這一步
       *[other] 走這一步（{ $count }）
    }
hand-undo = 退回一步
hand-again = 重新開始
point-choosable = 可選
hand-step = 步驟
hand-made = 已走的步驟
hand-picked = 已選：{ $points }
hand-done = 已走：{ $what }。差額不變。
hand-reads = 現在可以直接數的
point-chosen = 已選
hand-means-give_up = 每取下一個邊界上的子，抵一點多下貼點；該處成為公共空點。
hand-means-take_off = 棋子放到盤外，該處仍是自己的空。空裡還有子可取時，邊界上的子不動。
hand-means-fill = 用罐中之子填自己的空：一子與一點空等值。
hand-means-put_back = 俘子、死子、虛著之子回填到同色的空裡。
hand-means-move = 棋子與同樣多的自己的空點交換位置。兩者都要選。
hand-means-exchange = 雙方各填自己的空、取自己的子，增減的子數必須相同。
hand-means-fill_public = 公共空點由雙方填入同樣多的子，輪流選點。
hand-means-gather = 雙方的空點各自聚攏到一起，一望可知。
hand-refused-no_such_point = 沒有 { $point } 這個枰點。
hand-refused-no_points = 還沒有選枰點。
hand-refused-no_debt = { $side ->
        [black] 黑方沒有多下貼點。
       *[white] 白方沒有多下貼點。
    }
hand-refused-more_than_owed = 只應貼 { $owed } 點。
hand-refused-no_stone = { $point } 沒有這一方的子。
hand-refused-not_on_border = { $point } 不在邊界上；要先取邊界上的子。
hand-refused-on_border = { $point } 在邊界上；要先取自己空裡的子。
hand-refused-not_own = { $point } 不是這一方的空點。
hand-refused-not_public = { $point } 不是公共空點。
hand-refused-twice = { $point } 同時選給了雙方。
hand-refused-fewer_beside = 盤外這一方只有 { $beside } 子。
hand-refused-unequal = 兩數必須相等：{ $one } 與 { $two }。
hand-refused-nothing_to_gather = 空點已經聚攏到一起。
hand-refused-too_many_steps = 步數太多，請先退回幾步。
rest-komi = 貼點
rest-handicap_bonus = 讓子
rest-debt = { -debt-for-extra-moves }
rest-button = 按鈕
rest-prisoners = { -prisoners }
rest-group_tax = { -tax-of-eyes }
reads-points = { $method }：點
reads-zi = { $method }：子（折合）
reads-stones = { $method }：子
reads-territory = { $method }：目
lessons = 示例對局
lessons-back = 上一步
lessons-on = 下一步
lessons-again = 從頭再看
lessons-step = { $at } / { $all }
lessons-your-move = 輪到您下
lessons-show = 看答案
lessons-count = 看計算
lessons-not-this = 不是這一著。請再試，也可以看答案。
lessons-left = 您自己下的著法已離開示例，並作為變化保留。
refused-no_such_lesson = 沒有這個示例。
`,`
panel-review = 復盤
keys-review = 復盤：方向鍵、Home、End、PageUp、PageDown 在變化圖與曲線中移動，Delete 刪除；Escape 停止分析。


tree-label = 棋譜的變化圖
node-root = 開頭
node-set-up = 擺子
node-plain = 無著法
node-commented = 有評註
next-moves = 下一手：
other-moves = 另可：
promote = 設為主線
remove = 刪除
remove-title = 刪除「{ $node }」？
remove-what = { $count ->
        [one] 這一手將被刪除，不能復原。
       *[other] 這一手及其後共 { $count } 手將被刪除，不能復原。
    }
remove-yes = 刪除
copy-link = 複製連結
comment = 評註


on-the-board = 棋盤上
numbered = 手數
numbered-none = 不顯示
numbered-last = 最後十手
numbered-all = 全部
numbered-variation = 從變化開始處數起
number-same = { $number } = { $now }
number-gone = { $number } 在 { $point }
next-shown = 棋譜的下一手
ownership-shown = 各枰點的歸屬
point-number = 第 { $number } 手
point-next = 下一手
point-variation = 變化
point-tried-winrate = 候選 { $letter }，勝率 { $value }
point-tried-lead = 候選 { $letter }，領先 { $value }
mark-triangle = 三角
mark-square = 方塊
mark-circle = 圓圈
mark-cross = 叉
mark-label = 標記 { $text }


engine-shown = 顯示程式的數值
engine-locked = 設定裡鎖定了提示：程式的數值不顯示。
analyse-visits = { -visits }
analyse-line = 分析全局
analyse-here = 此局面
analyse-tree = 所有變化
analyse-stop = 停止（Esc）
analysing = 分析
analysed-of = 已分析 { $done } / { $of } 個局面
not-analysed = 這個局面還沒有分析。
not-analysed-short = 未分析
position-value = 黑方勝率 { $winrate }，計算量 { $visits }
lead-of = { $side ->
        [black] 黑方領先 { $points }
       *[white] 白方領先 { $points }
    }
black-winrate = 黑方勝率 { $winrate }
stopped-here = 若停在此處：{ $result }
candidates-of = { $side ->
        [black] 候選著法（黑方的數值）
       *[white] 候選著法（白方的數值）
    }
candidate-move = 著法
candidate-name = { $letter }：{ $move }，預計的著法：{ $line }
winrate = { -win-rate }
lead = { -lead }
visits = { -visits }


graph-label = 全局的形勢
graph-of = 曲線
graph-bound = { $side ->
        [black] 黑 +{ $points }
       *[white] 白 +{ $points }
    }
graph-stopped = 若停在此處
graph-losses = 此手的損失
measure-lead = { -lead }
measure-winrate = { -win-rate }


losses = 著法的損失
losses-of = 已分析 { $analysed } / { $of } 個局面。
losses-caption = 損失的點數 / 手數
part-opening = 布局
part-middle = 中盤
part-endgame = 官子
loss-sum = { $points } / { $moves }
dearest = 損失最大的著法
dear = 損失 { $points }{ $better ->
        [none] {""}
       *[other] ，應下 { $better }
    }
repetitions = 重複局面
repeats-allowed = 重複第 { $after } 手之後的棋盤，規則允許。
`)};function Oo(e,...t){let n=new $a(e,{useIsolating:!1});return t.forEach(e=>n.addResource(new To(e))),n}function J(e,...t){return Ao(e,t[0]??null)??e}function ko(e){return Ao(e,null)}function Ao(e,t){let n=Do[H.language.value],r=n.getMessage(e)?.value;return r?n.formatPattern(r,t):null}j(()=>{document.documentElement.lang=H.language.value,document.title=J(`title`)});function jo(e){return e===`0`?e:e.startsWith(`-`)?e.replace(`-`,`−`):`+${e}`}function Mo(e){return`${Math.round(100*e)}%`}function No(e){if(e===null)return`–`;let t=e.toFixed(1);return t===`0.0`||t===`-0.0`?`0.0`:t.startsWith(`-`)?`−${t.slice(1)}`:`+${t}`}function Po(e){return e<1e3?String(e):e<1e4?`${(e/1e3).toFixed(1)}k`:`${Math.round(e/1e3)}k`}function Y(e,t){return rn(e,t,H.coordinates.value)}function Fo(e){return tn(e,H.coordinates.value)}function Io(e,t,n){let r=Xt(Zt(n.rows,e))??`empty`,i=[Y(e,t),J(`point-${r}`)];n.last===e&&i.push(J(`point-last`)),n.views.forEach(({dead:t,owned:n},r)=>{let a=r===0?`black`:`white`;t.includes(e)&&i.push(J(`point-dead-by-${a}`)),n.forEach((t,n)=>{t.includes(e)&&i.push(J(`point-owned-by-${a}`,{owner:n===0?`black`:`white`}))})});let a=r===`empty`?Zt(n.owner??[],e):void 0;(a===`X`||a===`O`||a===`=`)&&i.push(J(a===`=`?`point-shared`:a===`X`?`point-of-black`:`point-of-white`));let o=n.regions.find(({points:t})=>t.includes(e));o!==void 0&&i.push(J(`point-parts`,{black:o.parts[0],white:o.parts[1]})),n.chosen.has(e)?i.push(J(`point-chosen`)):n.choosable.has(e)&&i.push(J(`point-choosable`)),n.ringed.has(e)&&i.push(J(`point-changed`));let s=n.offering.get(e);s!==void 0&&i.push(Ro(s,t)),n.wild.has(e)&&i.push(J(`point-wild`));let c=n.differing.get(e);c!==void 0&&i.push(J(`point-differs`,{difference:jo(c)})),i.push(...Lo.value.get(e)??[]);let l=n.forbidden.get(e);return l!==void 0&&i.push(J(`point-illegal`,{why:Vo(l)})),i.join(J(`list-separator`))}var Lo=A(()=>{let e=new Map,t=L.value;if(!ri.value||t===null)return e;let n=(t,n)=>e.set(t,[...e.get(t)??[],n]);for(let[e,t]of ni.value?.on??[])n(e,J(`point-number`,{number:t}));for(let{at:e,isNext:t}of ai.value)n(e,J(t?`point-next`:`point-variation`));let r=t.to_move;for(let{move:e,letter:t,winrate:i,lead:a}of Kr.value){let o=Fr.value===`winrate`,s=o?Mo(Qr(i,r)):No($r(a,r));n(e,J(o?`point-tried-winrate`:`point-tried-lead`,{letter:t,value:s}))}for(let e of ii.value)n(e.at,e.shape===`label`?J(`mark-label`,{text:e.text}):J(`mark-${e.shape}`));return e});function Ro(e,t){return J(`null-move-here`,{means:t.offer_means===`end`?`null`:`unchanged`,after:e,effect:t.offer===null?`offers`:`ends`})}var zo=12;function Bo(e,t){return[...e.slice(0,zo).map(e=>Y(e,t)),...e.length>zo?[`…`]:[]].join(` `)}function Vo(e){switch(e.kind){case`ko`:return J(`why-ko`,{after:e.after_move});case`repeats`:{let t=e.faced_by??`nobody`,{what:n,after_move:r}=e;return J(`why-repeats`,{what:n,by:t,after:r,rule:J(`rule-${e.rule}`)})}case`forbidden`:return J(`why-forbidden`,{kinds:Ho(e.kinds)});case`drawn`:return J(`why-drawn`,{after:e.after_move});case`suicide`:case`occupied`:case`no_virtual_moves`:case`over`:return J(`why-${e.kind}`)}}function Ho(e){return e.map(e=>J(`forbidden-${e}`)).join(J(`list-separator`))}var Uo=Symbol.for(`pv`),Wo=0;Array.isArray;function X(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Uo,__v:--Wo,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}var Go={X:`black`,O:`white`,"=":`shared`};function Ko({rows:e,board:t}){return X(`g`,{class:`owners`,children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=Go[e],a=t[n]?.charAt(r)===`.`;return i===void 0||!a?null:X(qo,{x:r,y:n,owner:i},`${r} ${n}`)}))})}function qo({x:e,y:t,owner:n}){if(n!==`shared`)return X(`rect`,{class:`owner ${n}`,x:e+.34,y:t+.34,width:.32,height:.32,rx:.04});let[r,i]=[e+.34,t+.34];return X(x,{children:[X(`path`,{class:`owner black`,d:`M${r} ${i}h0.32l-0.32 0.32Z`}),X(`path`,{class:`owner white`,d:`M${r+.32} ${i}v0.32h-0.32Z`})]})}function Jo(e){let[t=`0`,n=`1`]=e.split(`/`);return Number(t)/Number(n)}function Yo({regions:e,size:t}){return X(`g`,{class:`owners`,children:e.flatMap(({points:e,parts:n})=>e.map(e=>X(Zo,{...M(e,t),parts:n},e)))})}var Xo=.2;function Zo({x:e,y:t,parts:n}){let r=Jo(n[0]),i=r===0||r===1,a=i?.32:.56,[o,s]=[e+.5-a/2,t+.5-(i?a:.36)/2],c=i?a:.36;return X(x,{children:[r>0&&X(`rect`,{class:`owner black`,x:o,y:s,width:a*r,height:c}),r<1&&X(`rect`,{class:`owner white`,x:o+a*r,y:s,width:a*(1-r),height:c}),!i&&X(`text`,{class:`share`,x:e+.5,y:t+.83,"font-size":Xo,children:n.join(`:`)})]})}var Qo=.15;function $o({values:e,board:t}){return X(x,{children:e.flatMap((e,n)=>e.map((e,r)=>{let i=.4*Math.abs(e),a=t?.[n]?.charAt(r)===(e>0?`X`:`O`);return Math.abs(e)<Qo||a?null:X(`rect`,{class:e>0?`sure black`:`sure white`,x:r+.5-i/2,y:n+.5-i/2,width:i,height:i},`${r} ${n}`)}))})}function es({judged:e,size:t}){let n=e.chains.filter(e=>e.dead).flatMap(e=>e.stones);return X(`g`,{class:`judged`,children:[X($o,{values:e.ownership}),n.map(e=>{let{x:n,y:r}=M(e,t);return X(`circle`,{class:`judged-dead`,cx:n+.5,cy:r+.5,r:.49},e)})]})}function ts({views:e,size:t}){return X(`g`,{class:`claims`,children:e.map(({dead:e,owned:n},r)=>X(`g`,{class:r===0?`by-black`:`by-white`,children:[e.map(e=>X(ns,{by:r,...M(e,t)},e)),n.flatMap((e,n)=>e.map(e=>X(rs,{by:r,owner:n===0?`black`:`white`,...M(e,t)},e)))]},r))})}function ns({x:e,y:t,by:n}){let[r,i]=n===0?[e+.18,t+.18]:[e+.54,t+.54],a=n===0?`M${r} ${i}l0.28 0.28M${r+.28} ${i}l-0.28 0.28`:`M${r+.14} ${i}v0.28M${r} ${i+.14}h0.28`;return X(x,{children:[X(`path`,{class:`halo`,d:a}),X(`path`,{class:`sign`,d:a})]})}function rs({x:e,y:t,by:n,owner:r}){return n===0?X(`rect`,{class:`claim ${r}`,x:e+.56,y:t+.12,width:.32,height:.32}):X(`circle`,{class:`claim ${r}`,cx:e+.28,cy:t+.72,r:.17})}var is=.12;function as(e,t){return t===null?is:1.9*nn(e)}function os({size:e,columns:t,rows:n,last:r}){let{width:i,height:a}=e,o=as(e,t);return X(`svg`,{class:`position`,viewBox:`${-o} ${-o} ${i+2*o} ${a+2*o}`,"aria-hidden":`true`,children:[X(ss,{size:e,columns:t}),X(ls,{rows:n}),X(us,{rows:n,size:e,move:r})]})}function ss({size:e,columns:t}){let{width:n,height:r}=e,i=nn(e),a=.85*i,o=Array.from({length:n},(e,t)=>t),s=Array.from({length:r},(e,t)=>t),c=[...o.map(e=>`M${e+.5} 0.5V${r-.5}`),...s.map(e=>`M0.5 ${e+.5}H${n-.5}`)].join(``);return X(x,{children:[X(`defs`,{children:[X(`radialGradient`,{id:`black-stone`,cx:`0.38`,cy:`0.32`,r:`0.75`,children:[X(`stop`,{class:`black-light`,offset:`0`}),X(`stop`,{class:`black-dark`,offset:`1`})]}),X(`radialGradient`,{id:`white-stone`,cx:`0.38`,cy:`0.32`,r:`0.85`,children:[X(`stop`,{class:`white-light`,offset:`0.3`}),X(`stop`,{class:`white-dark`,offset:`1`})]})]}),X(`path`,{class:`lines`,d:c}),X(`path`,{class:`edge`,d:`M0.5 0.5H${n-.5}V${r-.5}H0.5Z`}),an(e).map(({x:e,y:t})=>X(`circle`,{class:`star`,cx:e+.5,cy:t+.5,r:.09},`${e} ${t}`)),t!==null&&X(`g`,{class:`coordinates`,"font-size":i,children:[o.flatMap(e=>[-a,r+a].map(n=>X(`text`,{x:e+.5,y:n,children:t[e]},`${e} ${n}`))),s.flatMap(e=>[-a,n+a].map(t=>X(`text`,{x:t,y:e+.5,children:r-e},`${t} ${e}`)))]})]})}function cs({x:e,y:t,color:n,kind:r=``}){return X(`circle`,{class:`stone ${n} ${r}`.trimEnd(),cx:e+.5,cy:t+.5,r:.475})}function ls({rows:e,dead:t}){return X(x,{children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=Xt(e),a=`${r} ${n}`;return i!==null&&X(cs,{x:r,y:n,color:i,kind:t?.has(a)?`dead`:``},a)}))})}function us({rows:e,size:t,move:n}){if(n===null||!N(n))return null;let{x:r,y:i}=M(n,t);return X(`circle`,{class:`last on-${Xt(Zt(e,n))??`white`}`,cx:r+.5,cy:i+.5,r:.2})}var ds=8;function fs({color:e,count:t,title:n,test:r,always:i=!1,isLast:a=!1}){if(t===0&&!i)return null;let o=Math.min(t,ds),s=e=>.5+e*.55;return X(`div`,{class:a?`pile is-last`:`pile`,"data-test":r,children:[X(`span`,{class:`pile-title`,children:n}),X(`span`,{class:`pile-count`,children:t}),X(`svg`,{class:`pile-stones`,viewBox:`0 0 ${1+7*.55} 1`,"aria-hidden":`true`,children:[Array.from({length:o},(t,n)=>X(`circle`,{class:`stone ${e}`,cx:s(n),cy:`0.5`,r:`0.42`},n)),a&&X(`circle`,{class:`last on-${e}`,cx:s(o-1),cy:`0.5`,r:`0.2`})]})]})}function ps({x:e,y:t}){return X(x,{children:[X(`circle`,{class:`ring-halo`,cx:e+.5,cy:t+.5,r:.3}),X(`circle`,{class:`ring`,cx:e+.5,cy:t+.5,r:.3})]})}function ms({x:e,y:t}){let n=(n,r)=>`M${e+.5+.44*n} ${t+.5+.28*r}v${.16*r}h${-.16*n}`,r=[n(-1,-1),n(1,-1),n(1,1),n(-1,1)].join(``);return X(x,{children:[X(`path`,{class:`choosable-halo`,d:r}),X(`path`,{class:`choosable`,d:r})]})}function hs({x:e,y:t,difference:n}){let r=jo(n),i=r.length<3?.32:r.length<5?.27:.19;return X(`g`,{class:`difference-plate`,children:[X(`rect`,{x:e+.12,y:t+.3,width:.76,height:.4,rx:.1}),X(`text`,{x:e+.5,y:t+.5,"font-size":i,children:r})]})}function gs({x:e,y:t}){return X(`path`,{class:`wild`,d:`M${e+.2} ${t+.6}q0.15 -0.35 0.3 -0.1t0.3 -0.1M${e+.2} ${t+.8}q0.15 -0.35 0.3 -0.1t0.3 -0.1`})}function _s({x:e,y:t}){return X(`path`,{class:`null-move`,d:`M${e+.32} ${t+.42}h0.36M${e+.32} ${t+.58}h0.36`})}function vs({x:e,y:t,illegal:n}){let r=ys(n),i=r.length>1;return X(`g`,{class:`forbidden ${n.kind}`,children:r.map((n,a)=>X(`path`,{d:bs(n,e+.5+(i?.3*(a-(r.length-1)/2):0),t+.5)},n))})}function ys(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return[e.kind];case`forbidden`:return e.kinds;case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return[]}}function bs(e,t,n){switch(e){case`suicide`:return`M${t-.18} ${n}a0.18 0.18 0 1 0 0.36 0a0.18 0.18 0 1 0 -0.36 0Zm0.08 0h0.2`;case`ko`:return`M${t-.17} ${n-.17}h0.34v0.34h-0.34Z`;case`repeats`:return`M${t-.17} ${n-.17}l0.34 0.34m0 -0.34l-0.34 0.34`;case`three-three`:return`M${t} ${n-.19}l0.19 0.34h-0.38Z`;case`four-four`:return`M${t} ${n-.21}l0.21 0.21l-0.21 0.21l-0.21 -0.21Z`;case`overline`:return`M${t-.22} ${n-.07}h0.44v0.14h-0.44Z`}}function xs({lines:e,size:t}){return X(`g`,{class:`stone-lines`,children:e.map(({stones:e,by:n,direction:r,shape:i})=>{let a=e.map(e=>M(e,t)),[o,s]=[a[0],a.at(-1)];return o===void 0||s===void 0?null:X(`g`,{class:i,children:[X(`path`,{d:`M${o.x+.5} ${o.y+.5}L${s.x+.5} ${s.y+.5}`}),n.map(e=>{let{x:n,y:r}=M(e,t);return X(`circle`,{cx:n+.5,cy:r+.5,r:.13},e)})]},`${r} ${e.join(` `)}`)})})}function Ss({now:e,columns:t,view:n}){let{size:r}=e,i=e=>M(e,r);return X(x,{children:[X(ss,{size:r,columns:t}),n.owner!==null&&X(Ko,{rows:n.owner,board:n.rows}),X(Yo,{regions:n.regions,size:r}),n.judged!==null&&X(es,{judged:n.judged,size:r}),X(Cs,{view:n,now:e}),X(ts,{views:n.views,size:r}),[...n.choosable].map(e=>X(ms,{...i(e)},e)),n.planned.map(({at:e,color:t})=>X(cs,{...i(e),color:t,kind:`ghost`},e)),[...n.chosen].map(e=>X(ps,{...i(e)},e)),[...n.ringed].filter(N).map(e=>X(ps,{...i(e)},e)),[...n.offering.keys()].map(e=>X(_s,{...i(e)},e)),[...n.wild].map(e=>X(gs,{...i(e)},e)),X(xs,{lines:n.lines,size:r}),n.signed.map(e=>X(vs,{illegal:e,...i(e.move)},e.move)),[...n.differing].map(([e,t])=>X(hs,{difference:t,...i(e)},e)),n.candidates.filter(N).slice(0,1).map(e=>X(`g`,{class:`candidate`,children:[X(`circle`,{cx:i(e).x+.5,cy:i(e).y+.5,r:.32}),X(`text`,{x:i(e).x+.5,y:i(e).y+.5,children:`A`})]},e)),X(us,{rows:n.rows,size:r,move:n.last})]})}function Cs({now:e,view:t}){let n=t.views.flatMap(e=>e.dead).map(t=>M(t,e.size));return X(x,{children:[X(ls,{rows:t.rows,dead:new Set(n.map(({x:e,y:t})=>`${e} ${t}`))}),t.added.map(({at:t,color:n},r)=>{let{x:i,y:a}=M(t,e.size);return X(`g`,{class:`added on-${n}`,children:[X(cs,{x:i,y:a,color:n}),X(`text`,{x:i+.5,y:a+.5,children:r+1})]},t)})]})}var ws=k(null),Ts=k(!1),Es=A(()=>ws.value?.rev===F.value&&!H.hintsLocked.value?ws.value.hint:null);async function Ds(){if(Ts.value||H.hintsLocked.value)return;Ts.value=!0;let e=F.value,t=await z({do:`hint`});Ts.value=!1,t?.is===`hint`&&(ws.value={rev:e,hint:t})}var Os=k(null),ks=k(!1),As=k(!1),js=A(()=>{let e=L.value;return e===null?``:`${e.ruleset} ${e.move_number} ${e.rows.join(`/`)}`}),Ms=A(()=>Os.value?.of===js.value?Os.value.board:null),Ns=A(()=>Ms.value?.chains.filter(e=>e.proposed)??[]);async function Ps(){Ms.value!==null||ks.value||(ks.value=!0,await z({do:`judge`}),ks.value=!1)}function Fs(e){e.is===`judgement`&&(Os.value={of:js.value,board:e})}var Is={away:!1,last:null,forbidden:new Map,signed:[],ringed:new Set,owner:null,views:[],judged:null,lines:[],added:[],candidates:[],planned:[],chosen:new Set,choosable:new Set,differing:new Map,wild:new Set,regions:[],offering:new Map};function Ls(e){return A(()=>{let[t,n]=[L.value,U.value];return t===null?{...Is,rows:[]}:n?.is===`earlier`?{...Is,rows:n.board.rows,away:!0,ringed:new Set([n.move])}:e(t)})}var Rs=Ls(e=>{let t={rows:e.rows,last:Ws(e),views:P.value?.agreement?.views??[],wild:Gs(e)},n={...Ks(),offering:pn.value,candidates:Es.value?.line??[]};return qs(e)??{...Is,...t,...V.value?{}:n}}),zs=Ls(()=>{let e=V.value&&As.value&&U.value===null;return{...Rs.value,judged:e?Ms.value:null}}),Bs=Ls(e=>{let t=ni.value===null?Ws(e):null;return qs(e)??{...Is,rows:e.rows,last:t,...Ks()}}),Vs=Ls(({rows:e})=>{let[t,n]=[yi.value,gi.value];if(t===null)return{...Is,rows:e};let r=new Set(n?.lazy?.wild??[]),i=n?.shared_out===void 0?t.owner:null,a={rows:t.rows,away:!0,ringed:new Set(t.touched),regions:bi.value};return{...Is,...a,owner:i,wild:r}}),Hs=Ls(({rows:e})=>{let t=Wi.value;if(t===null)return{...Is,rows:e};let n=new Set(K.value.map(({at:e})=>e)),r=new Set([...Yi.value].filter(e=>!n.has(e))),i={rows:t.rows,owner:t.owner,away:!0};return{...Is,...i,chosen:n,planned:Ji.value,choosable:r}}),Us=Ls(({rows:e})=>({...Is,rows:e,differing:Ri.value}));function Ws(e){let t=e.last_move?.move??null;return ii.value.some(({at:e,shape:n})=>e===t&&n===`label`)?null:t}function Gs(e){return e.offer!==null||P.value?.agreement!=null||lr.value?new Set(P.value?.signs.wild??[]):Is.wild}function Ks(){if(!dr.value)return{forbidden:Is.forbidden,signed:Is.signed};let e=({kind:e,move:t})=>N(t)&&(e!==`suicide`||t===(sr.value??ur.value));return{forbidden:fn.value,signed:[...fn.value.values()].filter(e)}}function qs(e){let t=U.value;if(t?.is!==`verdicts`)return null;let n=t.reasoned.verdicts[t.step],r=e.to_move,i=[...n?.after??[],...n?[n.point]:[]].map(e=>({at:e,color:r})),a=new Set(n===void 0?[]:[n.point]);return{...Is,rows:e.rows,last:Ws(e),added:i,lines:n?.lines??[],ringed:a}}function Js(e){let t={width:e[0]?.length??0,height:e.length};return e.map((e,n)=>[...e].map((e,r)=>en({x:r,y:n},t)))}var Ys=13,Xs=k({x:0,y:0}),Zs=!1;function Qs({now:e,view:t}){let{width:n,height:r}=e.size,i={x:Math.min(Xs.peek().x,n-1),y:Math.min(Xs.peek().y,r-1)};return X(`div`,{class:`grid`,role:`grid`,"aria-label":J(`board-label`,{width:n,height:r}),style:{"--columns":String(n),"--rows":String(r)},onKeyDown:t=>rc(t,e),onPointerLeave:()=>ec(),children:Js(t.rows).map((n,r)=>X(`div`,{role:`row`,children:n.map((n,a)=>X(`div`,{role:`gridcell`,children:X(`button`,{type:`button`,class:`point`,"aria-label":Io(n,e,t),"data-point":n,tabIndex:a===i.x&&r===i.y?0:-1,onPointerDown:e=>Zs=e.pointerType===`touch`,onPointerEnter:e=>$s(e,n),onFocus:e=>tc(e.currentTarget,{x:a,y:r},n),onBlur:()=>ec(),onClick:()=>nc(n,e)})},n))},r))})}function $s(e,t){e.pointerType!==`touch`&&(ar.value=t,cr.value=!0)}function ec(){cr.value=!1,ar.value=null}function tc(e,t,n){e.closest(`.grid`)?.querySelector(`button[tabindex="0"]`)?.setAttribute(`tabindex`,`-1`),e.tabIndex=0,Xs.value=t,or.value=fn.value.has(n)?n:null,Zs||(ar.value=n,cr.value=!0)}function nc(e,t){let n=Math.max(t.size.width,t.size.height)>Ys,r=Zs&&n||H.confirmMoves.value;fr.value===`play`&&r&&ur.value!==e?(ur.value=e,or.value=fn.value.has(e)?e:null):(ur.value=null,va(e))}function rc(e,t){if((e.ctrlKey||e.altKey||e.metaKey)&&e.key!==`Home`&&e.key!==`End`)return;let{width:n,height:r}=t.size,{x:i,y:a}=Xs.value,[o,s]=[n-1,r-1],c=e.ctrlKey;Zs=!1;let l=(()=>{switch(e.key){case`ArrowLeft`:return{x:Math.max(0,i-1),y:a};case`ArrowRight`:return{x:Math.min(o,i+1),y:a};case`ArrowUp`:return{x:i,y:Math.max(0,a-1)};case`ArrowDown`:return{x:i,y:Math.min(s,a+1)};case`Home`:return{x:0,y:c?0:a};case`End`:return{x:o,y:c?s:a};case`PageUp`:return{x:i,y:Math.max(0,a-5)};case`PageDown`:return{x:i,y:Math.min(s,a+5)};default:return null}})();if(l!==null){e.preventDefault();let t=l.y*n+l.x;e.currentTarget.querySelectorAll(`.point`)[t]?.focus()}else e.key===`v`&&t.virtual!==null&&fr.value===`play`?(e.preventDefault(),ya(`virtual`)):e.key===`p`&&t.next.includes(`pass`)&&fr.value===`play`?(e.preventDefault(),ya(`pass`)):e.key===`x`&&fr.value===`play`&&(e.preventDefault(),ic())}function ic(){mn(Jt(R.value))}function ac({now:e,rows:t}){let{size:n}=e,r=e=>Xt(Zt(t,e))??`none`,i=ii.value.map((e,t)=>X(lc,{mark:e,size:n,on:r(e.at)},t));if(B.value!==`review`)return i.length===0?null:X(`g`,{class:`reviewed`,children:i});let a=Pr.value&&H.ownershipShown.value?kr.value?.ownership:null,o=Xr.value;return X(`g`,{class:`reviewed`,children:[a!=null&&X($o,{values:a,board:t}),o.length===0&&X(x,{children:[[...ni.value?.on??[]].map(([e,t])=>X(oc,{at:e,size:n,on:r(e),text:String(t)},e)),ai.value.map(({at:e,isNext:t})=>X(sc,{at:e,size:n,isNext:t},e)),Kr.value.filter(({move:e})=>N(e)).map((t,n)=>X(cc,{candidate:t,isBest:n===0,now:e},t.move)),i]}),o.map(({at:e,color:t,number:r})=>X(`g`,{class:`added expected on-${t}`,children:[X(cs,{...M(e,n),color:t}),X(oc,{at:e,size:n,on:t,text:String(r)})]},r))]})}function oc({at:e,size:t,on:n,text:r}){let{x:i,y:a}=M(e,t),o=r.length<3?.5:r.length===3?.4:1.5/r.length;return X(x,{children:[n===`none`&&X(`circle`,{class:`clearing`,cx:i+.5,cy:a+.5,r:.36}),X(`text`,{class:`plain on-${n}`,x:i+.5,y:a+.5,"font-size":Math.max(.2,o),children:r})]})}function sc({at:e,size:t,isNext:n}){let{x:r,y:i}=M(e,t);return X(`circle`,{class:n?`next on-line`:`next`,cx:r+.5,cy:i+.5,r:.4})}function cc({candidate:e,isBest:t,now:n}){let{x:r,y:i}=M(e.move,n.size),a=Fr.value===`winrate`?Mo(Qr(e.winrate,n.to_move)):No($r(e.lead,n.to_move));return X(`g`,{class:t?`tried best`:`tried`,children:[t?X(`rect`,{x:r+.03,y:i+.03,width:.94,height:.94,rx:.12}):X(`circle`,{cx:r+.5,cy:i+.5,r:.46}),X(`text`,{class:`letter`,x:r+.5,y:i+.33,children:e.letter}),X(`text`,{x:r+.5,y:i+.68,"font-size":a.length>4?.27:.31,children:a})]})}function lc({mark:e,size:t,on:n}){let{x:r,y:i}=M(e.at,t),[a,o]=[r+.5,i+.5];switch(e.shape){case`label`:return X(oc,{at:e.at,size:t,on:n,text:e.text});case`circle`:return X(`circle`,{class:`record-mark on-${n}`,cx:a,cy:o,r:.25});case`square`:return X(`rect`,{class:`record-mark on-${n}`,x:a-.22,y:o-.22,width:.44,height:.44});case`triangle`:return X(`path`,{class:`record-mark on-${n}`,d:`M${a} ${o-.29}l0.26 0.45h-0.52Z`});case`cross`:return X(`path`,{class:`record-mark on-${n}`,d:`M${r+.28} ${i+.28}l0.44 0.44m0 -0.44l-0.44 0.44`})}}function uc({view:e}){let t=L.value;if(t===null)return null;let n=e.value,{width:r,height:i}=t.size,a=Fo(t),o=as(t.size,a),[s,c]=[r+2*o,i+2*o],l=(e,t)=>`${100*e/t}%`;return X(`div`,{class:`board-room`,children:X(`div`,{class:`board${n.away?` away`:``}`,"data-test":`board`,onWheel:fc,children:[X(`svg`,{class:`picture`,viewBox:`${-o} ${-o} ${s} ${c}`,"aria-hidden":`true`,children:X(`g`,{id:`drawing`,children:[X(Ss,{now:t,columns:a,view:n}),X(ac,{now:t,rows:n.rows}),X(pc,{})]})}),X(`div`,{class:`grid-room`,style:{left:l(o,s),right:l(o,s),top:l(o,c),bottom:l(o,c)},children:X(Qs,{now:t,view:n})})]})})}function dc(e){let{width:t,height:n}=e.size,r=as(e.size,Fo(e));return(t+2*r)/(n+2*r)}function fc(e){Zr(e.deltaY>0?1:-1)&&e.preventDefault()}function pc(){let e=L.value;if(e===null)return null;let t=ur.value??(cr.value?ar.value:null);if(t===null||!N(t))return null;let{x:n,y:r}=M(t,e.size),i=fr.value===`play`&&U.value===null&&dr.value,a=!Ca(t)&&!fn.value.has(t)&&sn(R.value),o=i?fn.value.get(t):void 0;return X(x,{children:[o?.kind===`forbidden`&&X(xs,{lines:o.lines,size:e.size}),i&&a&&X(cs,{x:n,y:r,color:R.value,kind:`ghost`}),ur.value!==null&&X(`path`,{class:`cursor`,d:mc(n,r)})]})}function mc(e,t){let[n,r]=[e+.5,t+.5],i=[-.9,.4].map(e=>`M${n} ${r+e}v0.5`),a=[-.9,.4].map(e=>`M${n+e} ${r}h0.5`);return[...i,...a].join(``)}var hc={first:`M6 5v14M19 5l-9 7l9 7Z`,back:`M17 5l-10 7l10 7Z`,on:`M7 5l10 7l-10 7Z`,last:`M18 5v14M5 5l9 7l-9 7Z`,up:`M5 17l7 -10l7 10Z`,down:`M5 7l7 10l7 -10Z`,close:`M6 6l12 12M18 6l-12 12`};function gc({icon:e,label:t,titled:n=!1,test:r,class:i,disabled:a=!1,onClick:o}){return X(`button`,{type:`button`,class:i,"data-test":r,"aria-label":t,title:n?t:void 0,"aria-disabled":a,onClick:()=>!a&&o(),children:X(`svg`,{class:`icon`,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:X(`path`,{d:hc[e]})})})}function _c({id:e,title:t,close:n,children:r}){let i=Le(null);return Fe(()=>{let e=i.current;return e?.showModal(),()=>e?.close()},[]),X(`dialog`,{ref:i,"aria-labelledby":`${e}-title`,"data-test":e,onClose:n,children:[X(`header`,{children:[X(`h2`,{id:`${e}-title`,children:t}),X(gc,{icon:`close`,class:`quiet close`,label:J(`close`),onClick:n})]}),r]})}function vc(e){return e===`refill`&&fi.value?.counts[0]?.compared===`territory`?J(`method-prisoners`):J(e===null?`method-own`:`method-${e}`)}function yc({action:e,shared:t,totals:n}){if(t!==void 0){let e=t.reduce((e,t)=>e+t.points.length,0);return bc(t)?J(`action-share-whole`):J(`action-share`,{points:e})}return e===`stop`&&n!==null&&gi.value?.shared_out!==void 0?J(`action-stones`):e===`stop`&&ci.value?J(`estimate-begin`):J(`action-${e}`)}function bc(e){return e.every(({touching:e})=>e.some(e=>e.length===0))}function xc(e){let[t]=e;if(t===void 0||bc(e))return J(`does-share-whole`);let[n,r]=t.touching;return J(`does-share`,{points:t.points.length,black:n.length,white:r.length,parts:t.parts.join(` : `),shares:t.shares.join(` : `)})}function Sc(e){if(e.shared!==void 0)return xc(e.shared);let t=e.touched.length;switch(e.action){case`debt_paid`:case`surplus`:case`remainder`:return J(`does-${e.action}`,{side:e.side,count:t});case`equal_territory`:return J(`does-equal_territory`,{points:e.points});case`equal_stones`:return J(`does-equal_stones`,{count:e.in_bowl});case`refill`:return J(`does-refill`,{black:e.left[0],white:e.left[1]});case`tens`:return J(`does-tens`,{side:e.side,points:e.points,stones:e.stones});case`dead_off`:return J(`does-dead_off`,{count:t});case`stop`:return J(ci.value?`estimate-begins`:`does-stop`);case`fill`:case`fill_public`:case`fill_but_eyes`:case`eyes_aside`:case`gather`:return J(`does-${e.action}`)}}function Cc(e){return J(`hand-${e.step}`,{side:e.side??`both`})}function wc(e,t){let n=e=>Ec(e,t);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return`${J(`hand-${e.step}`,{side:e.side})}${J(`colon`)}${n(e.at)}`;case`move`:return`${J(`hand-move`,{side:e.side})}${J(`colon`)}${n(e.from)} → ${n(e.to)}`;case`exchange`:case`fill_public`:return`${J(`hand-${e.step}`,{side:`both`})}${J(`colon`)}${Dc(e.black,e.white,t)}`;case`gather`:return J(`hand-gather`,{side:`both`})}}function Tc({side:e},t,n){let r=e=>t.filter(t=>e===null||t.color===e),i=e=>r(e).map(({at:e})=>e);return e===null?Dc(i(`black`),i(`white`),n):Ec(i(null),n)}function Ec(e,t){return e.map(e=>Y(e,t)).join(` `)}function Dc(e,t,n){return[...e.length>0?[`${J(`color-black`)} ${Ec(e,n)}`]:[],...t.length>0?[`${J(`color-white`)} ${Ec(t,n)}`]:[]].join(J(`list-separator`))}function Oc(e){switch(e.kind){case`no_such_point`:return J(`hand-refused-no_such_point`,{point:e.point});case`no_stone`:case`not_on_border`:case`on_border`:case`not_own`:case`not_public`:case`twice`:return J(`hand-refused-${e.kind}`,{point:kc(e.point)});case`no_debt`:return J(`hand-refused-no_debt`,{side:e.side});case`more_than_owed`:return J(`hand-refused-more_than_owed`,{owed:e.owed});case`fewer_beside`:return J(`hand-refused-fewer_beside`,{beside:e.beside});case`unequal`:return J(`hand-refused-unequal`,{one:e.numbers[0],two:e.numbers[1]});case`no_points`:case`nothing_to_gather`:case`too_many_steps`:return J(`hand-refused-${e.kind}`)}}function kc(e){return L.value===null?e:Y(e,L.value)}function Ac(e){return J(`color-${e}`)}function jc(e){return ko(`ruleset-${e}`)??e}function Z(e,t){return e===`pass`||e===`virtual`?J(`move-${e}`):N(e)?Y(e,t):e}function Mc(e){switch(e.by){case`person`:return J(`seat-person`);case`level`:return J(`seat-level`,{level:e.level});case`time`:return J(`seat-time`,{seconds:e.seconds})}}function Nc(e){let{winner:t,margin:n,reason:r}=e;return r===`unfilled`?J(`reason-unfilled`):t===null?J(`result-draw`,{reason:J(`reason-${r}`)}):J(`result-win`,{winner:t,by:n===null?`none`:n.replace(/^[-+]/,``),reason:J(`reason-${r}`)})}function Pc({winner:e,margin:t,reason:n}){if(n===`unfilled`)return J(`reason-unfilled`);let r=t===null?`none`:t.replace(/^[-+]/,``);return e===null?J(`estimate-draw`):J(`estimate-win`,{winner:e,by:r})}function Fc({state:e,resigned:t,agreement:n,result:r}){return t===null?r===null?n?.disputed_by==null?J(e.phase===`stopped`&&e.offer_means===`rest`?`phase-at-rest`:`phase-${e.phase}`):J(`phase-disputed`):Nc(r):J(`phase-resigned`,{side:t})}function Ic(e){let{state:t,thinking:n,agreement:r,resigned:i}=e;if(i!==null||t.over&&r===null)return[{about:`moves`,text:J(`line-moves`,{number:t.move_number})}];if(r!==null&&r.agreed)return[{about:`agreed`,text:J(`line-agreed`)},...Lc(e)];if(r!==null&&r.disputed_by===null)return[{about:`agree`,text:J(`line-agree-now`)},...Lc(e)];let a=[{about:`turn`,text:J(`line-turn`,{side:t.to_move,number:t.move_number+1})},...Lc(e)];n!==null&&a.push({about:`thinking`,text:J(`line-thinking`)}),e.signs.owed_for===`extra_moves`&&(r!==null||t.phase===`resolution`)&&a.push({about:`free`,text:J(`line-free-extra`)}),t.offer!==null&&r===null&&t.phase!==`stopped`&&a.push({about:`offer`,text:Bc(t,t.offer)}),t.cycle!==null&&a.push({about:`cycle`,text:J(`line-cycle`,{number:t.cycle})});let o=t.next.filter(e=>e===`play`||e===`virtual`||e===`pass`);if(o.length>0){let e=o.map(e=>J(`next-${e}`)).join(J(`list-separator`));a.push({about:`may`,text:J(`line-may`,{what:e})})}return a}function Lc({state:{debt:e},signs:t}){return e?.debtor==null?[]:[{about:`debt`,text:Rc(e.debtor,e.points,t)}]}function Rc(e,t,{owed_for:n}){return J(n===`last_stone`?`line-last-stone`:`line-debt`,{side:e,points:t})}function zc(){return J(P.value?.signs.owed_for===`last_stone`?`totals-last-stone`:`totals-debt`)}function Bc({offer_means:e},t){return J(`line-offer-${e??`pass`}`,{side:t})}function Vc({state:e,takes:t}){let n=e.last_move;if(n===null)return``;let{color:r,move:i}=n,a=[];if(i===`pass`){let t=e.offer===r&&e.phase!==`stopped`&&!e.over;a.push(t?Bc(e,r):J(`happened-off-board`,{side:r,move:Z(i,e)}))}else if(i===`virtual`)a.push(J(`happened-off-board`,{side:r,move:Z(i,e)}));else{let n=Zt(e.rows,i)===`.`,o={own:n?t.length+1:0,others:n?0:t.length};a.push(J(`happened-played`,{side:r,point:Y(i,e),...o}))}return e.cycle!==null&&a.push(J(`line-cycle`,{number:e.cycle})),a.join(` · `)}function Hc(e){switch(e.kind){case`unreadable`:case`bad_game`:case`bad_record`:return J(`refused-${e.kind}`,{detail:e.detail});case`hand_step`:return Oc(e.reason);default:return J(`refused-${e.kind}`)}}function Uc(e,t){let n=[];return e.move===null?n.push(J(e.parent===null?`node-root`:e.sets_up?`node-set-up`:`node-plain`)):n.push(String(e.number),Wc(e,t)),e.name!==null&&n.push(e.name),e.comment&&n.push(J(`node-commented`)),n.join(J(`list-separator`))}function Wc({color:e,move:t},n){return t===null||e===null?J(`node-plain`):`${Ac(e)} ${Z(t,n)}`}function Gc(e){let t=No(Math.abs(e)).replace(`+`,``);return J(`lead-of`,{side:e<0?`white`:`black`,points:t})}function Kc({move:e,forbidden:t,same_as:n}){return t===null?J(`repeats-allowed`,{after:n??0}):Vo({move:e,...t})}var qc={width:1,height:1},Jc={x:0,y:0},Yc={dead:[],owned:[[],[]],end:`agreed`},Xc={black:`0`,white:`0`,debt:{debtor:null,points:0},margin:`0`};function Zc({view:e}){let t=Qc(e);return t.length===0?null:X(`section`,{class:`sign-legend`,"data-test":`legend`,children:[X(`h3`,{children:J(`legend`)}),X(`ul`,{children:t.map(({text:e,picture:t})=>X(`li`,{children:[X(`svg`,{class:`sample`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:t}),e]},e))})]})}function Qc(e){let t=[],n=(e,n,r)=>{e&&t.push({text:n(),picture:r()})},r=new Set(e.owner?.join(``)??``),i=e.views.some(({owned:e})=>e.some(e=>e.length>0));n(e.away,()=>J(`sign-away`),()=>X(`rect`,{class:`sign-away`,x:.1,y:.1,width:.8,height:.8})),n(e.last!==null&&e.last!==`pass`,()=>J(`sign-last`),()=>X(x,{children:[X(cs,{...Jc,color:`white`}),X(us,{rows:[`O`],size:qc,move:`A1`})]}));for(let[t,r]of el(e))n(!0,()=>t,()=>X(vs,{...Jc,illegal:r}));for(let[t,r]of[`black`,`white`].entries()){let i={...Yc,dead:[`A1`]};n((e.views[t]?.dead.length??0)>0,()=>J(`sign-dead`,{side:r}),()=>X(ts,{views:t===0?[i]:[Yc,i],size:qc}))}return n(i,()=>J(`sign-owned`),()=>X(ts,{views:[{...Yc,owned:[[`A1`],[]]},{...Yc,owned:[[`A1`],[]]}],size:qc})),n(e.judged!==null,()=>J(`sign-judged`),()=>X(es,{judged:{chains:[$c],ownership:[[.7]],view:Yc,position:`contested`,recorded:!1},size:qc})),n(r.has(`X`)||r.has(`O`),()=>J(`sign-owner`),()=>X(Ko,{rows:[`X`],board:[`.`]})),n(r.has(`=`),()=>J(`sign-shared`),()=>X(Ko,{rows:[`=`],board:[`.`]})),n(e.regions.length>0,()=>J(`sign-parts`),()=>X(Yo,{regions:[{points:[`A1`],touching:[[],[]],parts:[`2/3`,`1/3`],shares:[`2/3`,`1/3`],totals:Xc}],size:qc})),n(e.ringed.size>0&&!e.ringed.has(`virtual`),()=>J(`sign-ringed`),()=>X(ps,{...Jc})),n(e.offering.size>0,()=>J(`sign-null`,{means:L.value?.offer_means===`end`?`null`:`unchanged`}),()=>X(_s,{...Jc})),n(e.wild.size>0,()=>J(`point-wild`),()=>X(gs,{...Jc})),n(e.choosable.size>0,()=>J(`point-choosable`),()=>X(ms,{...Jc})),n(e.chosen.size>0,()=>J(`point-chosen`),()=>X(ps,{...Jc})),n(e.candidates.length>0,()=>J(`sign-hint`),()=>X(`g`,{class:`candidate`,children:[X(`circle`,{cx:.5,cy:.5,r:.4}),X(`text`,{x:.5,y:.5,children:`A`})]})),n(e.differing.size>0,()=>J(`sign-differs`),()=>X(hs,{...Jc,difference:`1`})),t}var $c={stones:[`A1`],color:`white`,dead:!0,proved:!1,confidence:1,unsettled:!1,proposed:!1};function el(e){let t=new Map;for(let n of e.signed){let e=tl(n);e!==null&&t.set(e,n)}return t}function tl(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return J(`sign-${e.kind}`);case`forbidden`:return J(`sign-forbidden`,{kinds:Ho(e.kinds)});case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return null}}var nl=k(null);function rl(e){return X(`button`,{type:`button`,class:`help`,"data-test":e.test,"aria-label":e.label,onClick:()=>nl.value=e,children:X(`span`,{"aria-hidden":`true`,children:`?`})})}function il(){let[e,t]=[nl.value,L.value];return e===null||t===null?null:X(_c,{id:`help`,title:e.label,close:()=>nl.value=null,children:[X(`dl`,{class:`topics`,children:[e.view!==void 0&&X(x,{children:[X(`dt`,{children:jc(t.ruleset)}),X(`dd`,{children:Un(t.ruleset)?.summary??J(`rules-waiting`)})]}),e.topics.map(e=>X(al,{topic:e,now:t},e))]}),e.view!==void 0&&X(Zc,{view:e.view})]})}function al({topic:e,now:t}){let n=t.offer_means??`pass`,r=t.ruleset.startsWith(`proportional`)?`proportional`:`half`,i=P.value?.signs,a=i?.owed_for===`last_stone`;return X(x,{children:[X(`dt`,{children:{stopped:()=>J(n===`rest`?`topic-at-rest`:`topic-stopped`),debt:()=>J(a?`topic-last-stone`:`topic-debt`),virtual:()=>J(`topic-virtual`),offer:()=>J(`topic-offer`),resolution:()=>J(`topic-resolution`),shares:()=>J(`topic-shares`)}[e]()}),X(`dd`,{children:{virtual:()=>J(i?.virtual_pass?`about-virtual-pass`:`about-virtual`),offer:()=>J(`about-offer-${n}`),stopped:()=>J(n===`rest`?`about-at-rest`:`about-stopped`),debt:()=>J(a?`about-last-stone`:`about-debt`),resolution:()=>J(`about-resolution`,{costs:i?.owed_for===`extra_moves`?`yes`:`no`}),shares:()=>J(`about-shares`,{kind:r})}[e]()})]})}function ol({color:e}){let[t,n]=[L.value,P.value];if(t===null||n===null)return null;let r=qt(e),i=t.to_move===e&&dr.value,a=U.value,o=a?.is===`earlier`?a.board.virtual:t.virtual,s=Qn.value===`count`?yi.value:null,c=fr.value===`hand`?Wi.value?.piles:s?.piles,l=s?.bowls??null;return X(`section`,{class:`side ${e}${i?` turn`:``}`,"aria-label":Ac(e),"data-test":`side-${e}`,children:[X(`h2`,{children:[X(`svg`,{class:`sign-stone`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:X(`circle`,{class:`stone ${e}`,cx:`0.5`,cy:`0.5`,r:`0.46`})}),Ac(e)]}),X(`p`,{class:`seat`,children:Mc(n.seats[r])}),X(`p`,{class:`turn-mark`,children:i?J(`to-move`):``}),c==null?X(`div`,{class:`piles`,children:[o!==null&&X(fs,{color:e,count:o[r],title:J(`pile-virtual`),test:`tray-${e}`,isLast:a===null&&t.last_move?.color===e&&t.last_move.move===`virtual`,always:!0}),t.prisoners!==null&&X(fs,{color:Jt(e),count:t.prisoners[r],title:J(`pile-prisoners`),test:`prisoners-${e}`,always:!0}),t.debt!==null&&X(sl,{points:t.debt.debtor===e?t.debt.points:0})]}):X(`div`,{class:`piles`,"data-test":`piles-${e}`,children:[X(fs,{color:e,count:c.virtual[r],title:J(`pile-virtual`)}),X(fs,{color:Jt(e),count:c.prisoners[qt(Jt(e))],title:J(`pile-prisoners`)}),X(fs,{color:e,count:c.handed_over[r],title:J(`pile-handed-over`)}),X(fs,{color:e,count:c.taken_off[r],title:J(`pile-taken-off`)}),l!==null&&X(fs,{color:e,count:l[r],title:J(`pile-bowl`),always:!0})]}),o!==null&&Qn.value===`play`&&X(`div`,{class:`tray-buttons`,children:[X(cl,{color:e}),X(rl,{topics:t.debt===null?[`virtual`]:[`virtual`,`debt`],label:J(`help-virtual`),test:`help-virtual-${e}`})]})]})}function sl({points:e}){return X(`div`,{class:e===0?`pile owes none`:`pile owes`,children:[X(`span`,{class:`pile-title`,children:J(`side-owes`)}),X(`span`,{class:`pile-count`,children:e})]})}function cl({color:e}){if(L.value===null||!dr.value||!sn(e))return null;let t=R.value===e,n=t?fn.value.get(`virtual`):void 0,r=()=>{ar.value=n===void 0?null:`virtual`},i=P.value?.signs.virtual_pass===!0,a=J(i?`virtual-pass`:`virtual-move`),o=i?`${Ac(e)}${J(`colon`)}${a}`:J(`virtual-move-of`,{side:e}),s=n?J(`virtual-move-illegal`,{why:Vo(n)}):o;return X(`button`,{type:`button`,class:`virtual`,"data-test":`virtual-${e}`,"aria-label":s,"aria-disabled":n!==void 0||!t,onPointerEnter:r,onFocus:()=>{r(),n!==void 0&&(or.value=`virtual`)},onPointerLeave:()=>ar.value=null,onBlur:()=>ar.value=null,onClick:()=>{t&&ya(`virtual`)},children:[n!==void 0&&X(`span`,{class:`crossed`,children:`✕`}),` `,a]})}function ll({label:e,test:t,on:n}){return X(`label`,{class:`switch`,children:[X(`input`,{type:`checkbox`,"data-test":t,checked:n.value,onChange:e=>n.value=e.currentTarget.checked}),X(`span`,{children:e})]})}function Q({label:e,test:t,all:n,chosen:r,choose:i}){return X(`label`,{class:`field`,children:[X(`span`,{children:e}),X(`select`,{"data-test":t,value:r,onChange:e=>{let t=n.find(({value:t})=>t===e.currentTarget.value);t!==void 0&&i(t.value)},children:n.map(({value:e,title:t})=>X(`option`,{value:e,selected:e===r,children:t},e))})]})}function ul(){let e=H.language.value;return Fe(()=>void qn(),[e]),X(`section`,{class:`lessons`,"data-test":`lessons`,"aria-label":J(`lessons`),children:[X(`h3`,{children:J(`lessons`)}),X(dl,{lessons:Gn.value})]})}function dl({lessons:e}){return X(`ul`,{class:`lesson-list`,children:e.map(({name:e,title:t,ruleset:n})=>X(`li`,{children:X(`button`,{type:`button`,class:`quiet`,"data-test":`lesson-${e}`,"aria-current":Jn.value?.name===e,onClick:()=>{scrollTo(0,0),Xn(e)},children:[t,` `,X(`small`,{children:jc(n)})]})},e))})}var fl=k(null);function pl(){let e=fl.value??L.value?.ruleset??``;return X(`div`,{class:`panel`,children:[X(ul,{}),X(Q,{label:J(`rules-which`),test:`rules-of`,all:Rn.value.map(({name:e})=>({value:e,title:jc(e)})),chosen:e,choose:e=>fl.value=e}),X(`h3`,{children:jc(e)}),X(ml,{ruleset:e})]})}function ml({ruleset:e,short:t=!1}){let n=Un(e);if(n===null)return X(`p`,{class:`note explanation`,children:J(`rules-waiting`)});let r=X(x,{children:[X(`p`,{class:`note`,children:J(`rules-source`,{source:n.source})}),n.articles.length>0&&X(x,{children:[X(`h4`,{children:J(`rules-articles`)}),X(`ul`,{children:n.articles.map(e=>X(`li`,{children:e},e))})]}),X(`h4`,{children:J(`rules-clauses`)}),X(`ul`,{children:n.clauses.map(e=>X(`li`,{children:e},e))})]});return X(`div`,{class:`explanation`,"data-test":`explanation`,children:[X(`p`,{children:n.summary}),t?X(`details`,{children:[X(`summary`,{children:J(`rules-more`)}),r]}):r]})}var hl=[`person`,`level`,`time`],gl=3,_l=5,vl=3600;function yl({color:e,seat:t,test:n=``,sit:r}){return X(`div`,{class:`seat-choice`,children:[X(Q,{label:Ac(e),test:`${n}seat-${e}`,all:hl.map(e=>({value:e,title:J(`seat-by-${e}`)})),chosen:t.by,choose:e=>{switch(e){case`person`:return r({by:e});case`level`:return r({by:e,level:Math.min(gl,zn.value.all)});case`time`:return r({by:e,seconds:_l})}}}),t.by===`level`&&X(`label`,{class:`field`,children:[X(`span`,{children:J(`seat-which-level`,{last:zn.value.all})}),X(`input`,{type:`number`,"data-test":`${n}level-${e}`,min:1,max:zn.value.all,value:t.level,onChange:e=>{let t=Math.round(e.currentTarget.valueAsNumber);t>=1&&t<=zn.value.all&&r({by:`level`,level:t})}})]}),t.by===`time`&&X(`label`,{class:`field`,children:[X(`span`,{children:J(`seat-which-time`)}),X(`input`,{type:`number`,"data-test":`${n}seconds-${e}`,min:.1,max:vl,step:.1,value:t.seconds,onChange:e=>{let t=e.currentTarget.valueAsNumber;t>0&&t<=vl&&r({by:`time`,seconds:t})}})]})]})}var bl=[5,7,9,13,15,19],xl=[`0`,`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`],Sl=2,Cl=21;function wl({close:e}){let t=L.value,[n,r]=Ne(t?.ruleset??``),[i,a]=Ne(t?.size.width??9),[o,s]=Ne(t?.size.height??9),[c,l]=Ne(``),[u,d]=Ne(`0`),[f,p]=Ne(P.value?.seats??[{by:`person`},{by:`person`}]),m=Rn.value.find(({name:e})=>e===n),h=m?.line_game===!0,g=e=>{r(e);let t=Rn.value.find(t=>t.name===e);t!==void 0&&t.line_game!==h&&(a(t.size.width),s(t.size.height))},_=async()=>{let t=c.trim()===``?null:Number(c),r={komi:h?null:t,handicap:h?0:Number(u)};(await z({do:`new`,ruleset:n,width:i,height:o,...r,seats:f}))?.is===`game`&&(xn(`play`),e())};return X(_c,{id:`new-game-dialog`,title:J(`new-game`),close:e,children:X(`form`,{class:`form`,onSubmit:e=>{e.preventDefault(),_()},children:[X(Q,{label:J(`new-ruleset`),test:`ruleset`,all:Rn.value.map(({name:e})=>({value:e,title:jc(e)})),chosen:n,choose:g}),X(ml,{ruleset:n,short:!0}),X(`fieldset`,{class:`sizes`,children:[X(`legend`,{children:J(`new-size`)}),bl.map(e=>X(`button`,{type:`button`,class:i===e&&o===e?`small chosen`:`small`,"aria-pressed":i===e&&o===e,"data-test":`size-${e}`,onClick:()=>{a(e),s(e)},children:[e,`×`,e]},e)),X(`div`,{class:`fields`,children:[X(Tl,{label:J(`new-width`),test:`width`,value:i,set:a}),X(Tl,{label:J(`new-height`),test:`height`,value:o,set:s})]})]}),!h&&X(`div`,{class:`fields`,children:[X(`label`,{class:`field`,children:[X(`span`,{children:J(`new-komi`)}),X(`input`,{type:`number`,step:`any`,"data-test":`komi`,value:c,placeholder:m?.komi==null?``:String(m.komi),onInput:e=>l(e.currentTarget.value)})]}),X(Q,{label:J(`new-handicap`),test:`handicap`,all:xl.map(e=>({value:e,title:e===`0`?J(`new-no-handicap`):e})),chosen:u,choose:d})]}),X(`fieldset`,{children:[X(`legend`,{children:J(`new-who`)}),X(yl,{test:`new-`,color:`black`,seat:f[0],sit:e=>p([e,f[1]])}),X(yl,{test:`new-`,color:`white`,seat:f[1],sit:e=>p([f[0],e])}),X(`p`,{class:`note`,children:P.value?.network==null?J(`network-none`,{last:zn.value.without_network}):J(`network-named`,{name:P.value.network,first:zn.value.without_network+1})})]}),I.value!==null&&X(`p`,{class:`refused`,role:`alert`,children:Hc(I.value)}),X(`p`,{class:`dialog-buttons`,children:[X(`button`,{type:`button`,onClick:e,children:J(`cancel`)}),X(`button`,{type:`submit`,class:`strong`,"data-test":`start`,children:J(`new-start`)})]})]})})}function Tl(e){let{label:t,test:n,value:r,set:i}=e;return X(`label`,{class:`field narrow`,children:[X(`span`,{children:t}),X(`input`,{type:`number`,"data-test":n,min:Sl,max:Cl,value:r,required:!0,onInput:e=>i(e.currentTarget.valueAsNumber)})]})}function El(){let[e,t]=[ha.value,L.value],n=e===null?void 0:fn.value.get(e);if(e===null||t===null||n===void 0)return null;let r=()=>{ha.value=null};return X(_c,{id:`lose`,title:J(`lose-title`),close:r,children:[X(`p`,{children:[X(`strong`,{children:Y(e,t)}),` `,Vo(n)]}),X(`p`,{class:`dialog-buttons`,children:[X(`button`,{type:`button`,"data-test":`lose-no`,onClick:r,children:J(`cancel`)}),X(`button`,{type:`button`,class:`danger`,"data-test":`lose-yes`,onClick:xa,children:J(`lose-play`)})]})]})}function Dl(){let[e,t,n]=[ga.value,L.value,P.value],r=e===null?null:_a(e);if(t===null||n===null||r===null)return null;let i=()=>{ga.value=null},{accepts:a,lazy:o}=r;return X(_c,{id:`end`,title:J(a===null?`end-asks`:`end-accepts`),close:i,children:[a!==null&&X(`p`,{children:J(`end-offered`,{side:a})}),o!==null&&X(`p`,{"data-test":`end-wild`,children:J(`end-wild`,{accepts:a===null?`no`:`yes`,side:o,points:Bo(n.signs.wild,t)})}),X(`p`,{class:`dialog-buttons`,children:[X(`button`,{type:`button`,"data-test":`end-no`,onClick:i,children:J(`cancel`)}),X(`button`,{type:`button`,class:`strong`,"data-test":`end-yes`,onClick:ba,children:J(a===null?`end-ask`:`end-accept`)})]})]})}function Ol(){let[e,t]=[P.value?.agreement,L.value];if(e==null||t===null)return null;let n=Kt.filter(sn);return X(x,{children:[X(kl,{agreement:e}),V.value?X(`div`,{class:`buttons`,role:`group`,"aria-label":J(`count-agree`),children:[X(Ml,{}),X(gc,{icon:`back`,test:`undo`,label:J(`go-back`),onClick:()=>Ta(-1)}),Kt.map(t=>X(Pl,{color:t,agreement:e},t)),X(`button`,{type:`button`,class:`disagree`,"data-test":`disagree`,onClick:()=>void z({do:`disagree`,by:da.value[0]??`black`}),children:J(`disagree`)})]}):X(`div`,{class:`buttons`,children:[X(`button`,{type:`button`,class:`strong`,"data-test":`go-count`,onClick:()=>xn(`count`,`steps`),children:J(`agreed-count`)}),X(`button`,{type:`button`,"data-test":`reconsider`,disabled:n.length===0,onClick:()=>n[0]!==void 0&&void z({do:`reconsider`,by:n[0]}),children:J(`agreed-change`)})]}),X(`p`,{class:`sr-only`,"data-test":`move-number`,children:J(`move-of`,{number:t.move_number,last:P.value?.moves.length??0})})]})}function kl({agreement:e}){let t=e.differs.length===0;Fe(()=>{V.value&&t&&Ti()},[F.value,t]);let n=L.value,r=e.differs.map(e=>n===null?e:Y(e,n)).join(` `);return X(`div`,{class:`message`,children:X(`p`,{class:`reason`,"aria-live":`polite`,children:I.value===null?e.agreed?X(`span`,{class:`good`,children:J(`agree-agreed`)}):t?X(`span`,{children:[X(`span`,{"data-test":`agree-marked`,children:Al(e.views[0])}),X(jl,{dead:e.views[0].dead})]}):X(`span`,{"data-test":`differs`,children:J(`agree-differs`,{points:r})}):X(`span`,{class:`refused`,children:Hc(I.value)})})})}function Al({dead:e}){let t=e.length;if(t===0)return J(`agree-nothing-marked`);let n=new Set(Ns.value.flatMap(({stones:e})=>e));if(n.size!==t||!e.every(e=>n.has(e)))return J(`agree-marked`,{count:t});let r=Ns.value.every(({proved:e})=>e);return J(`agree-proposed`,{count:t,by:Ms.value?.recorded?`record`:r?`proof`:`judgement`})}function jl({dead:e}){let t=new Set(e),n=(Ms.value?.view.dead??[]).filter(e=>!t.has(e));return n.length===0?null:X(`span`,{"data-test":`agree-otherwise`,children:[` `,J(`agree-otherwise`,{count:n.length})]})}function Ml(){let e=ua.value,t=e.includes(ca.value)?ca.value:e[0];Fe(()=>{t!==void 0&&t!==ca.value&&(ca.value=t)});let n=e=>e===`both`?J(`mark-as-both`):Ac(e);return X(`div`,{class:`segments`,role:`group`,"aria-label":J(`mark-as`),children:e.map(e=>X(`button`,{type:`button`,"data-test":`mark-as-${e}`,"aria-pressed":e===t,onClick:()=>ca.value=e,children:n(e)},e))})}function Nl(e){let{winner:t,margin:n,reason:r}=e;if(r!==`count`)return`${J(`say-yes`)}${J(`colon`)}${Nc(e)}`;let i=n?.replace(/^[-+]/,``).replace(` `,`\xA0`);return J(`say-yes-to`,{winner:t??`none`,by:(t&&i)??`none`})}function Pl({color:e,agreement:t}){let n=t.said_yes[qt(e)],r=sn(e)||da.value.includes(e),i=t.differs.length===0?wi.value:null,a=n?J(`said-yes`):i===null?J(`say-yes`):Nl(i);return X(`button`,{type:`button`,class:n?`yes said`:`yes strong`,"data-test":`yes-${e}`,"aria-label":`${Ac(e)}${J(`colon`)}${a}`,"aria-pressed":n,disabled:n||!r||t.differs.length>0,onClick:()=>void z({do:`agree`,by:e}),children:[X(`span`,{class:`dot ${e}`,"aria-hidden":`true`}),a]})}function Fl(e){let{label:t,at:n,last:r,go:i,buttons:a,titled:o,slider:s,valueText:c,class:l,children:u}=e,d=(e,t)=>{let s=a[e],c=t!==n&&t>=0&&t<=r;return s===void 0?null:X(gc,{icon:e,label:s,titled:o??!1,test:`step-${e}`,class:l,disabled:!c,onClick:()=>i(t)})};return X(`div`,{class:`stepper`,role:t===void 0?void 0:`group`,"aria-label":t,children:[d(`first`,0),d(`back`,n-1),X(`input`,{type:`range`,min:0,max:r,value:n,"aria-label":s,"aria-valuetext":c,"data-test":`step-slider`,onInput:e=>i(e.currentTarget.valueAsNumber)}),d(`on`,n+1),d(`last`,r),u]})}function Il({sums:e,test:t}){let{black:n,white:r,debt:i,margin:a}=e,o=P.value?.signs;return X(`p`,{class:`sums`,"data-test":t,children:[X(`span`,{children:[J(`color-black`),` `,n]}),X(`span`,{children:[J(`color-white`),` `,r]}),o?.owed_for!=null&&X(`span`,{children:i.debtor===null?`${zc()} ${i.points}`:Rc(i.debtor,i.points,o)}),X(`strong`,{children:[J(ci.value?`estimate-margin`:`totals-margin`),` `,a]})]})}function Ll(){let[e,t,n]=[fi.value,gi.value,yi.value];if(e===null||t===null||n===null)return X(`div`,{class:`message`,children:X(`p`,{class:`reason`,"data-test":`counting`,"aria-busy":di.value,children:pi.value&&I.value!==null?Hc(I.value):J(`counting`)})});let r=vi.value.length-1,i=Math.min(hi.value,r),{black:a,white:o,debt:s}=t,c=n.totals??{black:a,white:o,debt:s,margin:t.result.margin??`–`},l=Sc(n);return X(x,{children:[X(`div`,{class:`sums-line`,children:X(Il,{sums:c,test:`count-sums`})}),X(Fl,{at:i,last:r,go:e=>hi.value=e,buttons:{back:J(`step-back`),on:J(`step-on`)},slider:J(`step-slider`),valueText:l}),X(`div`,{class:`step-line`,children:[X(Q,{label:J(`methods-label`),test:`method`,all:e.counts.map((e,t)=>({value:String(t),title:vc(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>mi.value=Number(e)}),X(`p`,{class:`step-text`,"aria-live":`polite`,"data-test":`step-text`,children:[X(`span`,{class:`step-number`,children:J(`step-of`,{number:i+1,last:r+1})}),` `,l]}),X(rl,{topics:[`shares`],label:J(`help-shares`),test:`help-shares`})]})]})}function Rl(){let[e,t,n]=[Wi.value,L.value,Gi.value];if(e===null||t===null)return X(`div`,{class:`message`,children:X(`p`,{class:`reason`,"data-test":`hand-waiting`,"aria-busy":Hi.value,children:n===null?J(`counting`):n.kind===`not_in_this_game`?J(`hand-none`):Hc(n)})});let[r,i]=[qi.value,K.value.length],a=e.steps_made.length===0,o=r!==null&&i>0;return X(x,{children:[X(`div`,{class:`hand-line`,children:[X(Il,{sums:e.totals,test:`hand-margin`}),X(`p`,{class:`hand-said`,"aria-live":`polite`,"data-test":`hand-said`,children:zl(e,r,t)})]}),X(`div`,{class:`buttons`,role:`group`,"aria-label":J(`count-hand`),children:[X(Bl,{board:e,may:r}),X(`button`,{type:`button`,class:o?`strong`:``,"data-test":`hand-take`,"aria-disabled":!o,onClick:()=>o&&void na(),children:J(`hand-take`,{count:i})}),X(`button`,{type:`button`,"data-test":`hand-undo`,"aria-disabled":a,onClick:()=>!a&&void ra(),children:J(`hand-undo`)}),X(`button`,{type:`button`,class:`quiet`,"data-test":`hand-again`,"aria-disabled":a,onClick:()=>!a&&void Zi(!0),children:J(`hand-again`)})]})]})}function zl(e,t,n){let r=e.steps_made.at(-1);return I.value===null?t!==null&&K.value.length>0?J(`hand-picked`,{points:Tc(t,K.value,n)}):r===void 0?J(`hand-how`):J(`hand-done`,{what:wc(r,n)}):Hc(I.value)}function Bl({board:e,may:t}){let n={value:``,title:J(`hand-steps`)};return X(`div`,{class:`hand-kinds`,children:X(Q,{label:J(`hand-step`),test:`hand-kind`,all:[n,...e.may.map(e=>({value:Xi(e),title:Cc(e)}))],chosen:t===null?``:Xi(t),choose:t=>{let n=e.may.find(e=>Xi(e)===t);n!==void 0&&$i(n)}})})}function Vl(){Fe(()=>void Bi(),[F.value,si.value,Mi.value,Ai.value]);let[e,t,n]=[Ai.value,Ii.value,Li.value];return e===null?X(`div`,{class:`buttons`,children:X(`button`,{type:`button`,class:`strong`,"data-test":`compare`,disabled:ki.value,onClick:()=>void ji(),children:ki.value?J(`comparing`):J(`compare`)})}):X(`div`,{class:`message`,children:X(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`difference`,children:Mi.value.length<2?J(`compare-pair`):n===null?t===null?J(`comparing`):J(`compare-difference`,{count:t.points.length}):Hc(n)})})}function Hl(){return X(x,{children:[X(Ul,{}),X(Wl,{})]})}function Ul(){let e=L.value?.komi??0,t=Ei.value!==null;return X(`div`,{class:`fields`,children:[X(Q,{label:J(`compare-komi`),test:`compare-komi`,all:[{value:`own`,title:J(`compare-komi-own`)},{value:`one`,title:J(`compare-komi-one`)}],chosen:t?`one`:`own`,choose:t=>Ei.value=t===`one`?e:null}),t&&X(`label`,{class:`field narrow`,children:[X(`span`,{children:J(`new-komi`)}),X(`input`,{type:`number`,"data-test":`one-komi`,step:.5,value:Ei.value??0,onChange:({currentTarget:{valueAsNumber:e}})=>{Number.isFinite(e)&&(Ei.value=e)}})]})]})}function Wl(){let e=Ai.value;return e===null?null:X(x,{children:[Ii.value!==null&&X(Kl,{found:Ii.value}),X(`table`,{class:`rulesets`,"data-test":`comparison`,children:[X(`caption`,{class:`sr-only`,children:J(`compare`)}),X(`thead`,{children:X(`tr`,{children:[X(`th`,{scope:`col`,children:J(`new-ruleset`)}),X(`th`,{scope:`col`,children:J(`compare-winner`)}),X(`th`,{scope:`col`,children:J(`totals-margin`)})]})}),X(`tbody`,{children:e.map(e=>X(Gl,{row:e},e.ruleset))})]})]})}function Gl({row:e}){return X(`tr`,{class:e.ruleset===L.value?.ruleset?`shown`:``,children:[X(`th`,{scope:`row`,children:X(`button`,{type:`button`,class:`link`,"data-test":`compare-${e.ruleset}`,"aria-pressed":Mi.value.includes(e.ruleset),onClick:()=>zi(e.ruleset),children:jc(e.ruleset)})}),X(`td`,{children:e.winner===null?e.result===null?`–`:J(`compare-draw`):Ac(e.winner)}),X(`td`,{children:e.margin??e.result??`–`})]})}function Kl({found:e}){let[t,n]=e.between;return X(`table`,{class:`pair`,"data-test":`pair`,children:[X(`caption`,{children:J(`compare-parts`,{unit:J(`unit-${e.unit}`)})}),X(`thead`,{children:X(`tr`,{children:[X(`td`,{}),X(`th`,{scope:`col`,children:jc(t)}),X(`th`,{scope:`col`,children:jc(n)}),X(`th`,{scope:`col`,children:J(`compare-more`)})]})}),X(`tbody`,{children:[X(ql,{title:J(`compare-points`),sum:e.on_points}),e.rest.map(e=>X(ql,{title:J(`rest-${e.part}`),sum:e},e.part)),X(ql,{title:J(`totals-margin`),sum:e.margin,isTotal:!0})]})]})}function ql({title:e,sum:t,isTotal:n=!1}){let r=t.first!==t.second;return X(`tr`,{class:n?`counted`:r?``:`alike`,children:[X(`th`,{scope:`row`,children:e}),X(`td`,{children:t.first}),X(`td`,{children:t.second}),X(`td`,{children:jo(t.difference)})]})}var Jl=6;function Yl({otherwise:e=null}){let[t,n]=[L.value,P.value];if(t===null||n===null)return null;let r=U.value,i=r?.is===`earlier`?r.move:r?.is===`verdicts`?r.reasoned.move:sr.value,a=fr.value===`play`&&i!==null?fn.value.get(i):void 0,o=fr.value===`play`&&i!==null&&a===void 0?pn.value.get(i):void 0,s=a!==void 0&&[`ko`,`repeats`,`forbidden`].includes(a.kind),c=Vc(n);return X(`div`,{class:`message`,children:[X(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`reason`,children:r?.is===`earlier`?X(`span`,{children:J(`earlier-shown`,{after:r.board.after_move,move:Z(r.move,t)})}):a!==void 0&&i!==null?X(`span`,{children:[X(`strong`,{children:Z(i,t)}),` `,Vo(a)]}):o!==void 0&&i!==null?X(`span`,{"data-test":`null-move`,children:[X(`strong`,{children:Z(i,t)}),` `,Ro(o,t)]}):I.value===null?Es.value===null?e===null?X(`span`,{class:`happened`,"aria-hidden":`true`,children:c}):X(`span`,{children:e}):X(Xl,{}):X(`span`,{class:`refused`,children:Hc(I.value)})}),(r!==null||s)&&i!==null&&X(`button`,{type:`button`,class:`small`,"data-test":`show-reason`,onClick:()=>void Da(i),children:J(r===null?`reason-show`:`reason-hide`)}),X(`p`,{class:`sr-only`,role:`status`,"data-test":`happened`,children:c})]})}function Xl(){let[e,t]=[Es.value,L.value];if(e===null||t===null)return null;let n=e.line.slice(0,Jl).map(e=>Z(e,t)).join(` `),r=e.winrate===null?`–`:`${Math.round(e.winrate*100)} %`,i=e.lead===null?`–`:e.lead.toFixed(1);return X(`span`,{"data-test":`hint-text`,children:e.move===null?J(`hint-resign`,{side:e.color}):J(`hint-move`,{side:e.color,move:Z(e.move,t),winrate:r,lead:i,visits:e.visits,line:n})})}function Zl({takes:e=!1}){let[t,n]=[L.value,P.value];if(t===null||n===null)return null;let r=t.move_number,i=n.moves.length,a=e?`end`:``;return X(`span`,{class:`moves`,children:[X(gc,{icon:`first`,class:a,test:`first`,label:J(`go-first`),disabled:r===0,onClick:()=>wa(0)}),X(gc,{icon:`back`,test:`undo`,label:J(e?`take-back`:`go-back`),disabled:r===0,onClick:()=>e?Ea():Ta(-1)}),X(`span`,{class:`number ${a}`.trimEnd(),"data-test":`move-number`,children:J(`move-of`,{number:r,last:i})}),X(gc,{icon:`on`,test:`redo`,label:J(`go-on`),disabled:r===i,onClick:()=>Ta(1)}),X(gc,{icon:`last`,class:a,test:`last`,label:J(`go-last`),disabled:r===i,onClick:()=>wa(i)})]})}function Ql(){return X(x,{children:[X(Yl,{}),X(`div`,{class:`buttons`,role:`group`,"aria-label":J(`buttons-label`),children:[X($l,{}),L.value?.game===`go`&&X(rl,{topics:[`offer`],label:J(`help-pass`),test:`help-pass`}),X(Zl,{takes:!0}),X(eu,{})]})]})}function $l(){let[e,t]=[L.value,P.value];if(e===null||t===null)return null;if(e.move_number<t.moves.length&&!sn(e.to_move)&&t.resigned===null)return X(`button`,{type:`button`,class:`pass`,"data-test":`play-on`,onClick:()=>void z({do:`play_on`}),children:J(`play-on`)});let n=e.next.includes(`pass`)&&e.pass_means!==null&&!V.value&&fr.value===`play`,r=sn(R.value)&&t.resigned===null;return X(`button`,{type:`button`,class:e.offer!==null&&n?`pass strong`:`pass`,"data-test":`pass`,disabled:!n||!r,onPointerEnter:()=>lr.value=!0,onPointerLeave:()=>lr.value=!1,onFocus:()=>lr.value=!0,onBlur:()=>lr.value=!1,onClick:()=>void ya(`pass`),children:e.pass_means===null?J(`pass-pass`):J(`pass-${e.pass_means}`)})}function eu(){let e=P.value;return e!==null&&e.thinking!==null?X(`button`,{type:`button`,class:`hint strong`,"data-test":`move-now`,onClick:()=>void z({do:`stop`}),children:J(`move-now`)}):H.hintsLocked.value?null:X(`button`,{type:`button`,class:`hint`,"data-test":`hint`,disabled:!dr.value||V.value||Ts.value,onClick:()=>{or.value=null,Ds()},children:Ts.value?J(`hint-asking`):J(`hint`)})}function tu(){let[e,t]=[ur.value,L.value];if(e===null||t===null||!N(e))return null;let{x:n,y:r}=M(e,t.size),[i,a]=[fn.value.get(e),pn.value.get(e)];return X(`div`,{class:`place`,"data-test":`place-room`,children:[X(`svg`,{class:`lens`,viewBox:`${n-1.5} ${r-1.5} 4 4`,"aria-hidden":`true`,children:X(`use`,{href:`#drawing`})}),X(`div`,{class:`place-what`,children:[i===void 0?a!==void 0&&X(`p`,{children:Ro(a,t)}):X(`p`,{children:Vo(i)}),X(`p`,{class:`row`,children:[X(`button`,{type:`button`,class:`strong`,"data-test":`place`,onClick:()=>void va(e),children:J(`place`,{point:Y(e,t)})}),X(`button`,{type:`button`,"data-test":`place-cancel`,onClick:()=>ur.value=null,children:J(`cancel`)})]})]})]})}var[nu,ru,iu]=[600,150,8],au=10,ou=.01;function su(){let e=L.value,t=G.value;if(e===null||t.length===0)return null;let n=t.map(({node:e})=>Ar.value.get(e.id)??null),r=Fr.value===`lead`,i=mu(n.flatMap(e=>e?.lead==null?[]:[e.lead])),a=hu(Fr.value,i),o=Math.max(1,t.length-1),s=e=>iu+(nu-2*iu)*e/o,c=n.map(e=>e===null?null:a(e)),l=n.map(e=>e?.stopped==null?null:gu(e.stopped,i)),u=Cr.value;return X(`div`,{class:`graph-room`,children:[X(`div`,{class:`bounds`,"aria-hidden":`true`,children:[X(`span`,{children:r?J(`graph-bound`,{side:`black`,points:i}):`100%`}),X(`span`,{children:r?J(`graph-bound`,{side:`white`,points:i}):`0%`})]}),X(`div`,{class:`graph`,role:`slider`,tabIndex:0,"aria-label":J(`graph-label`),"aria-valuemin":0,"aria-valuemax":t.length-1,"aria-valuenow":Math.max(0,u),"aria-valuetext":cu(Math.max(0,u)),"data-test":`graph`,onKeyDown:du,onPointerDown:uu,onPointerMove:uu,children:X(`svg`,{viewBox:`0 0 ${nu} ${ru}`,preserveAspectRatio:`none`,"aria-hidden":`true`,children:[X(`path`,{class:`middle`,d:`M0 ${ru/2}H${nu}`}),t.map(({node:e},t)=>{let n=Ur.value.get(e.id),a=n===void 0?0:r?n.points/(2*i):n.winrate,o=ru*(1-Math.min(1,a));return a<ou?null:X(`path`,{class:`loss ${e.color??``}`,d:`M${s(t)} ${ru}V${o.toFixed(1)}`},e.id)}),r&&X(`path`,{class:`stopped-line`,d:_u(l,s,ru)}),X(`path`,{class:`halo-line`,d:_u(c,s,ru)}),X(`path`,{class:`value-line`,d:_u(c,s,ru)}),t.map(({node:e,children:t},n)=>t.length>1?X(`path`,{class:`branch`,d:`M${s(n)} 4h0.01`},e.id):null),u>=0&&X(`path`,{class:`now-line`,d:`M${s(u)} 0V${ru}`})]})}),X(`p`,{class:`legend`,"aria-hidden":`true`,children:[X(`span`,{class:`key value-key`,children:J(`measure-${Fr.value}`)}),r&&X(`span`,{class:`key stopped-key`,children:J(`graph-stopped`)}),X(`span`,{class:`key loss-key`,children:J(`graph-losses`)})]})]})}function cu(e){let[t,n]=[L.value,G.value[e]];if(t===null||n===void 0)return``;let r=Ar.value.get(n.node.id),i=r===void 0?J(`not-analysed-short`):Fr.value===`winrate`?J(`black-winrate`,{winrate:Mo(r.winrate)}):r.lead===null?J(`not-analysed-short`):Gc(r.lead);return[Uc(n.node,t),i].join(J(`list-separator`))}function lu(e){let t=G.value[Math.max(0,Math.min(G.value.length-1,e))];t!==void 0&&xr(t.node.id)}function uu(e){if(e.buttons!==1)return;e.type===`pointerdown`&&e.currentTarget.setPointerCapture(e.pointerId);let{left:t,width:n}=e.currentTarget.getBoundingClientRect(),r=(e.clientX-t)/n*(nu/(nu-2*iu))-iu/(nu-2*iu);lu(Math.round(r*(G.value.length-1)))}function du(e){let t=Cr.value,n={ArrowLeft:t-1,ArrowDown:t-1,ArrowRight:t+1,ArrowUp:t+1,PageDown:t-au,PageUp:t+au,Home:0,End:G.value.length-1}[e.key];n===void 0||e.ctrlKey||e.altKey||e.metaKey||(e.preventDefault(),lu(n))}var fu=[10,20,50,100,200,500],pu=20;function mu(e){let t=e.map(Math.abs).sort((e,t)=>e-t),n=Math.max(pu,t[Math.floor(.98*(t.length-1))]??0);return fu.find(e=>e>=n)??fu.at(-1)??n}function hu(e,t){return({winrate:n,lead:r})=>e===`winrate`?1-n:r===null?null:gu(r,t)}function gu(e,t){return .5-Math.max(-t,Math.min(t,e))/(2*t)}function _u(e,t,n){let r=``,i=!1;return e.forEach((a,o)=>{if(a===null){i=!1;return}let s=!i&&e[o+1]==null?`h0.01`:``;r+=`${i?`L`:`M`}${t(o).toFixed(1)} ${(a*n).toFixed(1)}${s}`,i=!0}),r}function vu(){let e=P.value?.here.comment??``;return X(x,{children:[Pr.value&&X(su,{}),X(`div`,{class:`walk`,children:[X(Yl,{otherwise:e===``?null:e}),X(`div`,{class:`buttons`,role:`group`,"aria-label":J(`buttons-label`),children:X(Zl,{})})]})]})}function yu(){let[e,t,n]=[Jn.value,P.value,L.value];if(e===null||t===null||n===null)return null;let[r,i]=[n.move_number,e.moves],[a,o]=[oa.value,t.here.on_main_line],s=o&&r>=i&&n.game===`go`&&(n.over||n.phase===`stopped`);return X(`article`,{class:`lesson`,"data-test":`lesson`,children:[X(`div`,{class:`lesson-text`,tabIndex:0,role:`region`,"aria-label":e.title,children:[X(`h2`,{children:a===null?e.title:`${e.title} · ${J(`lessons-your-move`)}`}),X(`div`,{role:`status`,children:[a!==null&&sa.value!==null&&X(`p`,{class:`lesson-answer`,"data-test":`lesson-answer`,children:bu(sa.value)}),X(`p`,{"data-test":`lesson-comment`,children:o?t.here.comment:J(`lessons-left`)})]})]}),X(`div`,{class:a===null?`buttons`:`buttons asking`,children:[X(`button`,{type:`button`,"data-test":`lesson-back`,disabled:r===0,onClick:()=>wa(r-1),children:J(`lessons-back`)}),a===null&&X(`span`,{class:`lesson-step`,children:J(`lessons-step`,{at:r,all:i})}),a!==null&&n.virtual!==null&&X(`button`,{type:`button`,"data-test":`lesson-virtual`,onClick:()=>void ya(`virtual`),children:J(`virtual-move`)}),a!==null&&n.pass_means!==null&&X(`button`,{type:`button`,"data-test":`lesson-pass`,onClick:()=>void ya(`pass`),children:J(`pass-${n.pass_means}`)}),o?s?X(`button`,{type:`button`,class:`strong`,"data-test":`lesson-count`,onClick:()=>xn(`count`,`steps`),children:J(`lessons-count`)}):X(`button`,{type:`button`,class:a===null?`strong`:void 0,"data-test":`lesson-on`,disabled:r>=i,onClick:()=>wa(r+1),children:J(a===null?`lessons-on`:`lessons-show`)}):X(`button`,{type:`button`,class:`strong`,"data-test":`lesson-again`,onClick:()=>void Xn(e.name),children:J(`lessons-again`)})]})]})}function bu(e){let t=oa.value?.answers.find(t=>t.move===e),n=fn.value.get(e);return t?.text??(n===void 0?J(`lessons-not-this`):Vo(n))}var xu={play:Ql,agree:Ol,count:Ll,hand:Rl,rulesets:Vl,lesson:yu,review:vu};function Su(){let e=xu[Qn.value];return X(`div`,{class:`under ${Qn.value}-bar`,"data-test":`${Qn.value}-bar`,children:[X(e,{}),X(tu,{})]})}var Cu={en:`English`,"zh-Hans":`简体中文`,"zh-Hant":`繁體中文`};function wu({close:e}){return X(_c,{id:`settings`,title:J(`settings`),close:e,children:X(`div`,{class:`form`,children:[X(Q,{label:J(`settings-language`),test:`language`,all:wn.map(e=>({value:e,title:Cu[e]})),chosen:H.language.value,choose:e=>H.language.value=e}),X(Q,{label:J(`settings-theme`),test:`theme`,all:Tn.map(e=>({value:e,title:J(`theme-${e}`)})),chosen:H.theme.value,choose:e=>H.theme.value=e}),X(Q,{label:J(`settings-coordinates`),test:`coordinates`,all:En.map(e=>({value:e,title:J(`coordinates-${e}`)})),chosen:H.coordinates.value,choose:e=>H.coordinates.value=e}),X(ll,{label:J(`settings-confirm`),test:`confirm-moves`,on:H.confirmMoves}),X(ll,{label:J(`settings-hints-locked`),test:`hints-locked`,on:H.hintsLocked}),X(`button`,{type:`button`,"data-test":`projector`,onClick:()=>{e(),Mn.value=!0},children:J(`settings-projector`)}),X(`section`,{class:`keys`,children:[X(`h3`,{children:J(`keys`)}),X(`p`,{children:J(`keys-board`)}),X(`p`,{children:J(`keys-moves`)}),X(`p`,{children:J(`keys-review`)})]}),X(`p`,{children:X(`a`,{href:`/licences`,target:`_blank`,rel:`noopener`,"data-test":`licences`,children:J(`settings-licences`)})})]})})}function Tu(){Fe(()=>{V.value&&Ps()},[F.value]);let[e,t]=[Ms.value,L.value];if(t===null)return null;let n=e?.chains.filter(e=>e.dead||e.unsettled)??[];return X(`section`,{class:`judgement`,"data-test":`judgement`,"aria-busy":ks.value,children:[X(`h3`,{children:J(`judgement`)}),e===null?X(`p`,{class:`note`,children:ks.value?J(`judgement-waiting`):J(`judgement-none`)}):X(x,{children:[e.position!==`contested`&&Eu(t)&&X(`p`,{"data-test":`position`,children:J(`position-${e.position}`)}),n.length===0&&X(`p`,{class:`note`,children:J(`judgement-all-alive`)}),X(`ul`,{children:n.map(e=>X(`li`,{children:Du(e,t)},e.stones.join(` `)))}),X(ll,{label:J(`judgement-shown`),test:`judgement-shown`,on:As}),V.value&&X(Ou,{})]})]})}function Eu(e){return e.offer_means===`stop`||e.offer_means===`rest`}function Du(e,t){let n=e.stones[0]??``,r=e.unsettled?`unsettled`:e.dead?`dead`:`alive`,i=e.proved?J(`judged-proved`):J(`judged-sure`,{percent:Math.round(e.confidence*100)});return`${J(`judged-chain`,{side:e.color,at:Y(n,t),count:e.stones.length})}${J(`colon`)}${J(`judged-${r}`)}${J(`list-separator`)}${i}`}function Ou(){let e=da.value.length===1?da.value[0]:void 0,t=e===void 0?null:e===`black`?`white`:`black`;return X(`p`,{class:`row`,children:[X(`button`,{type:`button`,"data-test":`adopt-judgement`,onClick:()=>void pa(`judgement`),children:J(`adopt-judgement`)}),t!==null&&X(`button`,{type:`button`,"data-test":`adopt-other`,onClick:()=>void pa(t),children:J(`adopt-other`,{side:t})})]})}var ku=[`agreed`,`natural`];function Au(){let[e,t]=[L.value,P.value?.agreement];return e===null||t==null?X(`p`,{class:`note`,children:J(`agree-not-now`)}):X(`div`,{class:`agree`,"data-test":`agree`,children:[X(ju,{agreement:t}),V.value&&X(x,{children:[X(`p`,{children:t.owners_matter?J(`agree-how-owners`):J(`agree-how`)}),X(`p`,{class:`note`,children:J(`agree-begins`)}),X(ll,{label:J(`mark-alone`),test:`mark-alone`,on:la}),X(Mu,{agreement:t})]}),X(`div`,{class:`views`,children:Kt.map(e=>X(Nu,{color:e,agreement:t},e))}),X(Tu,{})]})}function ju({agreement:e}){let t=L.value?.to_move??`black`,n=P.value?.signs.owed_for===`extra_moves`?`yes`:`no`;return e.agreed?X(`p`,{class:`notice good`,"data-test":`agreed`,children:J(`agree-agreed`)}):e.disputed_by===null?null:X(`p`,{class:`notice warn`,"data-test":`disputed`,children:J(`agree-disputed`,{by:e.disputed_by,side:t,costs:n})})}function Mu({agreement:e}){let t=da.value[0]??`black`,n=e.views[qt(t)].end;return X(`fieldset`,{children:[X(`legend`,{children:J(`end-which`)}),X(`div`,{class:`segments`,children:ku.map(e=>X(`button`,{type:`button`,"data-test":`end-${e}`,"aria-pressed":n===e,onClick:()=>void ma(t=>({do:`mark_end`,by:t,end:e})),children:J(`end-${e}`)},e))}),X(`p`,{class:`note`,children:J(`end-${n}-means`)})]})}function Nu({color:e,agreement:t}){let n=t.views[qt(e)];return X(`section`,{class:`view by-${e}`,"aria-label":J(`view-of`,{side:e}),"data-test":`view-${e}`,children:[X(`h3`,{children:[X(Pu,{color:e}),Ac(e)]}),X(`p`,{children:J(`view-dead`,{count:n.dead.length})}),n.owned.some(e=>e.length>0)&&X(`p`,{children:J(`view-owned`,{black:n.owned[0].length,white:n.owned[1].length})}),X(`p`,{children:J(`end-${n.end}`)})]})}function Pu({color:e}){return X(`svg`,{class:`claims mark-sign`,viewBox:`0 0 0.4 0.4`,"aria-hidden":`true`,children:X(`g`,{class:`by-${e}`,children:X(`path`,{class:`sign`,d:e===`black`?`M0.06 0.06l0.28 0.28M0.34 0.06l-0.28 0.28`:`M0.2 0.06v0.28M0.06 0.2h0.28`})})})}function Fu({id:e,label:t,tabs:n,chosen:r,choose:i,children:a}){return X(`div`,{class:`tabs`,children:[X(`div`,{class:`tab-list`,role:`tablist`,"aria-label":t,onKeyDown:e=>{let t=n.findIndex(({name:e})=>e===r),a=n.length-1,o={ArrowLeft:t===0?a:t-1,ArrowRight:t===a?0:t+1,Home:0,End:a}[e.key],s=o===void 0?void 0:n[o];s!==void 0&&o!==void 0&&(e.preventDefault(),i(s.name),e.currentTarget.querySelectorAll(`button`)[o]?.focus())},children:n.map(({name:t,title:n})=>X(`button`,{type:`button`,role:`tab`,id:`${e}-${t}-tab`,"data-test":`tab-${t}`,"aria-selected":t===r,"aria-controls":`${e}-panel`,tabIndex:t===r?0:-1,onClick:()=>i(t),children:n},t))}),X(`div`,{class:`tab-panel`,role:`tabpanel`,id:`${e}-panel`,"aria-labelledby":`${e}-${r}-tab`,tabIndex:0,children:a})]})}function Iu(){Fe(()=>void Zi(),[F.value,si.value]);let[e,t]=[Wi.value,L.value];return e===null||t===null?null:X(`div`,{class:`steps`,"data-test":`hand`,children:[X(`div`,{class:`step-kinds`,role:`group`,"aria-label":J(`hand-steps`),children:e.may.map(e=>X(`button`,{type:`button`,class:`small of-${e.side??`both`}`,"data-test":`hand-${Xi(e)}`,"aria-pressed":e===qi.value,onClick:()=>$i(e),children:Cc(e)},Xi(e)))}),X(Lu,{may:qi.value}),X(Ru,{board:e}),e.steps_made.length>0&&X(`section`,{children:[X(`h3`,{children:J(`hand-made`)}),X(`ol`,{class:`note made`,"data-test":`hand-made`,children:e.steps_made.map((e,n)=>X(`li`,{children:wc(e,t)},n))})]})]})}function Lu({may:e}){return X(`div`,{class:`notice chosen-step`,"data-test":`hand-prepared`,children:e===null?X(`p`,{children:J(`hand-how`)}):X(x,{children:[X(`p`,{children:J(`hand-means-${e.step}`)}),e.step!==`gather`&&X(`p`,{children:J(`hand-choose`,{side:e.side===null?`both`:`one`,most:e.most})})]})})}function Ru({board:e}){return X(`table`,{class:`totals`,"data-test":`hand-reads`,children:[X(`caption`,{children:J(`hand-reads`)}),X(`thead`,{children:X(`tr`,{children:[X(`td`,{}),X(`th`,{scope:`col`,children:J(`color-black`)}),X(`th`,{scope:`col`,children:J(`color-white`)})]})}),X(`tbody`,{children:e.reads.map(({method:e,compared:t,black:n,white:r})=>X(`tr`,{children:[X(`th`,{scope:`row`,children:J(`reads-${t}`,{method:vc(e)})}),X(`td`,{children:n}),X(`td`,{children:r})]},e))})]})}function zu(){Fe(()=>void xi(),[F.value,si.value]);let[e,t]=[fi.value,gi.value];return e===null||t===null?null:X(`div`,{class:`steps`,"data-test":`steps`,children:[X(Fu,{id:`method`,label:J(`methods-label`),tabs:e.counts.map((e,t)=>({name:String(t),title:vc(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>mi.value=Number(e),children:[X(Bu,{board:t}),X(`p`,{class:`result`,"data-test":`result`,children:ci.value?Pc(t.result):Nc(t.result)})]}),t.lazy!==null&&X(`p`,{class:`notice warn`,children:J(`count-lazy`,{side:t.lazy.offered_first??`none`,points:t.lazy.regions.join(` `)})}),X(`p`,{class:`note`,"data-test":`count-how`,children:ci.value?J(`estimate-how`):[J(`end-${e.end}`),J(e.judged?`count-judged`:`count-agreed`)].join(J(`list-separator`))})]})}function Bu({board:e}){let t=vi.value,n=Math.min(hi.value,t.length-1),r=P.value?.signs.owed_for!=null,i=t.flatMap((e,t)=>e.totals===null?[]:[{made:e,sums:e.totals,place:t}]);return X(`table`,{class:`totals`,"data-test":`totals`,children:[X(`caption`,{class:`sr-only`,children:J(`totals-label`)}),X(`thead`,{children:X(`tr`,{children:[X(`td`,{}),X(`th`,{scope:`col`,children:J(`color-black`)}),X(`th`,{scope:`col`,children:J(`color-white`)}),r&&X(`th`,{scope:`col`,children:zc()}),X(`th`,{scope:`col`,children:J(`totals-margin`)})]})}),X(`tbody`,{children:[i.map(({made:e,sums:t,place:i})=>X(Vu,{made:e,sums:t,owes:r,isShown:i===n,choose:()=>hi.value=i},i)),X(`tr`,{class:`counted`,children:[X(`th`,{scope:`row`,children:ci.value?J(`estimate-counted`):J(`compared-${e.compared}`)}),X(`td`,{children:e.black}),X(`td`,{children:e.white}),r&&X(`td`,{children:e.debt.points}),X(`td`,{children:e.result.margin??`–`})]})]}),X(`tfoot`,{children:X(`tr`,{children:X(`td`,{colSpan:r?5:4,children:J(`totals-komi`,{komi:String(e.komi),unit:J(`unit-${e.unit}`)})})})})]})}function Vu({made:e,sums:t,owes:n,isShown:r,choose:i}){return X(`tr`,{class:r?`shown`:``,children:[X(`th`,{scope:`row`,children:X(`button`,{type:`button`,class:`link`,onClick:i,children:yc(e)})}),X(`td`,{children:t.black}),X(`td`,{children:t.white}),n&&X(`td`,{children:t.debt.points}),X(`td`,{children:t.margin})]})}var Hu=[{name:`agree`,panel:Au,view:zs},{name:`steps`,panel:zu,view:Vs},{name:`hand`,panel:Iu,view:Hs},{name:`rulesets`,panel:Hl,view:Us}],Uu=A(()=>Hu.find(({name:e})=>e===yn.value)),Wu=A(()=>(Uu.value?.view??zs).value);function Gu(){if(L.value?.game===`line_game`)return X(`p`,{class:`panel note`,children:J(`count-none`)});let e=Uu.value?.panel;return X(`div`,{class:`panel`,children:X(Fu,{id:`count`,label:J(`panel-count`),tabs:Hu.map(({name:e})=>({name:e,title:J(`count-${e}`)})),chosen:yn.value,choose:e=>{xn(`count`,e),scrollTo(0,0)},children:[yn.value!==`agree`&&X(Ku,{}),e!==void 0&&X(e,{})]})})}function Ku(){let e=P.value?.agreement,t=e==null?[`judgement`]:[`judgement`,`black`,`white`];return e?.agreed&&t.unshift(`agreed`),X(Q,{label:J(`count-whose`),test:`count-view`,all:t.map(e=>({value:e,title:J(`whose-${e}`)})),chosen:si.value,choose:e=>oi.value=e})}var qu=700,Ju=6e4,$=k(null),Yu=A(()=>{let e=P.value?.here;return $.value!==null&&$.value.node===e?.id?$.value.text:e?.comment??``}),Xu;function Zu(e){let t=P.value?.here.id;t!==void 0&&($.value!==null&&$.value.node!==t&&Qu(),$.value={node:t,text:e},window.clearTimeout(Xu),Xu=window.setTimeout(()=>void Qu(),qu))}async function Qu(){window.clearTimeout(Xu);let e=$.value;e!==null&&(new TextEncoder().encode(JSON.stringify(e)).length>Ju?I.value={kind:`too_long`}:await Vt({do:`comment`,...e},null)!==null&&$.value===e&&($.value=null))}var $u=`liangyi-draft`,ed=td();j(()=>{let e=$.value;if(e===null){sessionStorage.removeItem($u);return}let t=W.peek()?.byId.get(e.node),n=t===void 0?null:wr(t);sessionStorage.setItem($u,JSON.stringify({...e,steps:n}))});function td(){return JSON.parse(sessionStorage.getItem($u)??`null`)}async function nd(){ed!==null&&$.value===null&&($.value={node:ed.node,text:ed.text}),ed=null,await Qu()}async function rd(){let e=ed;ed=null;let t=e?.steps==null?null:await Tr(e.steps);e!==null&&t!==null&&($.value={node:t,text:e.text},await Qu())}function id(){ed=td()??ed,$.value=null}var ad=(24<<20)-1024,od=k(null);async function sd(e=!1){await Qu();let t=await z({do:`save`,bare:e});return t?.is===`record`?t.sgf:null}function cd(e){return new TextEncoder().encode(JSON.stringify(e)).length>ad}async function ld(e,t=!1){if(await Qu(),cd(e))return I.value={kind:`too_long`},null;let n=await z({do:`open`,sgf:e,bytes:t});return n?.is===`game`&&(od.value=null),n}async function ud(e){if(!e)return;if(e.size>ad){I.value={kind:`too_long`};return}let t=new Uint8Array(await e.arrayBuffer()),n=dd(t),r=B.value;if(xn(`review`),(await ld(n??fd(t),n===null))?.is!==`game`){let e=I.value;xn(r),I.value=e}}function dd(e){try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(e)}catch{return null}}function fd(e){let t=``;for(let n=0;n<e.length;n+=8192)t+=String.fromCharCode(...e.subarray(n,n+8192));return t}async function pd(){let e=await sd();if(e===null)return;let t=URL.createObjectURL(new Blob([e],{type:`application/x-go-sgf`})),n=document.createElement(`a`);n.href=t,n.download=`${P.value?.state.ruleset??`game`}.sgf`,n.click(),URL.revokeObjectURL(t)}var md=k(!1);async function hd(){if(!isSecureContext)return pd();let e=await sd();e!==null&&await gd(e,md)}async function gd(e,t){await navigator.clipboard.writeText(e),t.value=!0,window.setTimeout(()=>t.value=!1,2e3)}var _d=k(null);async function vd(){let e=await Vt({do:`recent_games`},null);e?.is===`recent_games`&&(_d.value=e)}async function yd(e){await z({do:`open_recent`,name:e}),await vd()}function bd(){let e=_d.value;return X(`details`,{"data-test":`recent`,onToggle:({currentTarget:e})=>void(e.open?vd():void 0),children:[X(`summary`,{children:J(`recent-games`)}),e!==null&&X(x,{children:[X(`ul`,{class:`lesson-list`,children:e.rows.map(e=>X(`li`,{children:X(`button`,{type:`button`,class:`quiet`,"data-test":`recent-${e.name}`,"aria-current":e.is_here,onClick:()=>void yd(e.name),children:[xd(e),` `,X(`small`,{children:Sd(e.written)})]})},e.name))}),e.rows.length===0&&X(`p`,{class:`note`,children:J(`recent-none`)}),X(`p`,{class:`note`,children:e.folder===null?J(`recent-off`):J(`recent-where`,{folder:e.folder})})]})]})}function xd({ruleset:e,size:t,moves:n,players:r,result:i}){let a=[e===null?null:jc(e),`${t.width}×${t.height}`],o=r.some(e=>e!==null)?r.map(e=>e??`?`).join(` – `):null;return[...a,o,J(`recent-moves`,{moves:n}),i].filter(e=>e!==null).join(J(`list-separator`))}function Sd(e){return new Intl.DateTimeFormat(H.language.value,{dateStyle:`medium`,timeStyle:`short`}).format(e*1e3)}var Cd=k(null);function wd(){let[e,t]=[L.value,P.value];if(e===null||t===null)return null;let n=!e.over&&t.resigned===null;return X(`div`,{class:`panel`,children:[V.value&&X(`p`,{class:`notice`,children:[J(e.offer_means===`rest`?`at-rest-notice`:`stopped-notice`),` `,X(`button`,{type:`button`,"data-test":`go-agree`,onClick:()=>xn(`count`,`agree`),children:J(`stopped-agree`)})]}),(n||t.agreement?.disputed_by!=null)&&!V.value&&X(Ed,{}),X(`section`,{children:[X(`h3`,{children:J(`play-moves`)}),X(Dd,{})]}),X(`section`,{children:[X(`h3`,{children:J(`play-who`)}),Kt.map(e=>X(yl,{color:e,seat:t.seats[qt(e)],sit:n=>void z({do:`sit`,seats:e===`black`?[n,t.seats[1]]:[t.seats[0],n]})},e)),X(`p`,{class:`note`,children:t.network===null?J(`network-off`):J(`network-named`,{name:t.network,first:zn.value.without_network+1})})]}),X(`p`,{class:`row`,children:X(`button`,{type:`button`,"data-test":`copy`,onClick:()=>void hd(),children:md.value?J(`copied`):J(`copy`)})}),X(bd,{}),Cd.value!==null&&X(Td,{color:Cd.value}),n&&X(`p`,{class:`row`,children:Kt.filter(sn).map(e=>X(`button`,{type:`button`,class:`quiet`,"data-test":`resign-${e}`,onClick:()=>Cd.value=e,children:J(`resign`,{side:e})},e))})]})}function Td({color:e}){let t=()=>{Cd.value=null};return X(_c,{id:`resign-dialog`,title:J(`resign-title`,{side:e}),close:t,children:X(`p`,{class:`dialog-buttons`,children:[X(`button`,{type:`button`,"data-test":`resign-no`,onClick:t,children:J(`cancel`)}),X(`button`,{type:`button`,class:`danger`,"data-test":`resign-yes`,onClick:()=>{t(),z({do:`resign`,color:e})},children:J(`resign-yes`)})]})})}function Ed(){return X(`fieldset`,{class:`play-as`,children:[X(`legend`,{children:J(`play-as`)}),X(`div`,{class:`segments`,children:Kt.map(e=>X(`button`,{type:`button`,"data-test":`play-as-${e}`,"aria-pressed":R.value===e,disabled:!sn(e),onClick:()=>mn(e),children:Ac(e)},e))}),R.value!==L.value?.to_move&&L.value?.debt!=null&&X(`p`,{class:`note`,children:L.value.extra_moves_cost?J(`extra-costs`):J(`extra-free`)})]})}function Dd(){let[e,t]=[L.value,P.value];return e===null||t===null?null:t.moves.length===0?X(`p`,{class:`note`,children:J(`play-no-moves`)}):X(`ol`,{class:`move-list`,"data-test":`moves`,children:t.moves.map(({color:t,move:n},r)=>X(`li`,{children:X(`button`,{type:`button`,class:`small ${t}`,"aria-current":r+1===e.move_number?`step`:void 0,onClick:()=>wa(r+1),children:[r+1,`. `,X(`span`,{class:`dot ${t}`,"aria-hidden":`true`}),X(`span`,{class:`sr-only`,children:[Ac(t),` `]}),Z(n,e)]})},r))})}function Od(){let[e,t]=[U.value,L.value];if(e?.is!==`verdicts`||t===null)return null;let{reasoned:n,step:r}=e,i=n.verdicts[r];if(i===void 0)return null;let a=e=>{U.value={is:`verdicts`,reasoned:n,step:e}},o=n.verdicts.length-1,s=i.after.map(e=>Y(e,t)).join(J(`list-separator`));return X(`section`,{class:`verdicts`,"aria-label":J(`verdicts-label`),"data-test":`verdicts`,children:[X(`div`,{class:`verdict-head`,children:[X(gc,{icon:`back`,class:`small`,test:`verdict-back`,label:J(`verdict-back`),disabled:r===0,onClick:()=>a(r-1)}),X(`span`,{children:J(`verdict-of`,{number:r+1,last:o+1})}),X(gc,{icon:`on`,class:`small`,test:`verdict-on`,label:J(`verdict-on`),disabled:r===o,onClick:()=>a(r+1)}),X(gc,{icon:`close`,class:`quiet close`,label:J(`reason-hide`),onClick:()=>U.value=null})]}),X(`p`,{children:[X(`strong`,{children:Y(i.point,t)}),` `,i.verdict===`forbidden`?J(`verdict-forbidden`,{kinds:Ho(i.kinds)}):J(`verdict-${i.verdict}`),i.after.length>0&&` ${J(`verdict-after`,{points:s})}`]}),X(`ul`,{children:i.lines.map(e=>X(`li`,{children:X(kd,{line:e,now:t,go:a})},`${e.direction} ${e.stones.join(` `)}`))})]})}function kd({line:e,now:t,go:n}){let r=e=>e.map(e=>Y(e,t)).join(` `);return X(x,{children:[J(`shape-${e.shape}`),`: `,r(e.stones),e.by.length>0&&` (${J(`line-by`,{points:r(e.by)})})`,e.spoiled.map((e,r)=>X(`span`,{class:`spoiled`,children:[` `,Ad(e,t),e.kind===`forbidden`&&X(`button`,{type:`button`,class:`small`,onClick:()=>n(e.verdict),children:J(`verdict-see`,{number:e.verdict+1})})]},r))]})}function Ad(e,t){let n=Y(e.point,t);switch(e.kind){case`stone`:case`overline`:return J(`spoiled-${e.kind}`,{point:n,at:Y(e.at,t)});case`edge`:case`five`:case`forbidden`:return J(`spoiled-${e.kind}`,{point:n})}}function jd(){let[e,t]=[Dr.value,P.value?.network??null];return H.hintsLocked.value?X(`p`,{class:`note`,children:J(`engine-locked`)}):X(`div`,{class:`analyse`,children:[X(ll,{label:J(`engine-shown`),test:`engine-shown`,on:H.engineShown}),Pr.value&&X(x,{children:[X(`p`,{class:`note`,children:t===null?J(`network-off`):J(`network-evaluates`,{name:t})}),X(`div`,{class:`fields`,children:[X(Q,{label:J(`analyse-visits`),test:`visits`,all:On.map(e=>({value:e,title:e})),chosen:H.visits.value,choose:e=>H.visits.value=e}),L.value?.game===`go`&&X(Q,{label:J(`graph-of`),test:`measure`,all:Dn.map(e=>({value:e,title:J(`measure-${e}`)})),chosen:H.measure.value,choose:e=>H.measure.value=e})]}),X(`p`,{class:`row`,children:[X(`button`,{type:`button`,class:`small strong`,"data-test":`analyse-line`,onClick:()=>void Mr(`line`),children:J(`analyse-line`)}),X(`button`,{type:`button`,class:`small`,"data-test":`analyse-here`,onClick:()=>void Mr(`here`),children:J(`analyse-here`)}),X(`button`,{type:`button`,class:`small`,"data-test":`analyse-tree`,onClick:()=>void Mr(`tree`),children:J(`analyse-tree`)})]})]}),e!==null&&X(`div`,{class:`progress`,"data-test":`progress`,children:[X(`progress`,{"aria-label":J(`analysing`),max:e.of,value:e.done}),X(`span`,{children:J(`analysed-of`,{done:e.done,of:e.of})}),X(`button`,{type:`button`,class:`small`,"data-test":`stop-analysis`,onClick:Nr,children:J(`analyse-stop`)})]})]})}function Md(){let[e,t]=[L.value,kr.value];if(e===null)return null;if(t===null)return X(`p`,{class:`note`,children:J(`not-analysed`)});let n=e.game===`go`;return X(`section`,{"data-test":`candidates`,children:[X(`p`,{"data-test":`position-value`,children:[J(`position-value`,{winrate:Mo(t.winrate),visits:Po(t.visits)}),n&&t.lead!==null&&` · ${Gc(t.lead)}`,t.stopped!==null&&` · ${J(`stopped-here`,{result:t.stopped.result})}`]}),X(`table`,{children:[X(`caption`,{children:J(`candidates-of`,{side:e.to_move})}),X(`thead`,{children:X(`tr`,{children:[X(`th`,{scope:`col`,children:J(`candidate-move`)}),X(`th`,{scope:`col`,children:J(`winrate`)}),n&&X(`th`,{scope:`col`,children:J(`lead`)}),X(`th`,{scope:`col`,children:J(`visits`)})]})}),X(`tbody`,{onPointerLeave:e=>Pd(e,null),children:Kr.value.map(({move:t,letter:r,winrate:i,lead:a,visits:o,pv:s})=>X(`tr`,{onPointerEnter:e=>Pd(e,t),class:qr.value===t?`shown`:``,children:[X(`th`,{scope:`row`,children:X(`button`,{type:`button`,class:`link`,"data-test":`candidate-${r}`,"aria-label":J(`candidate-name`,{letter:r,move:Z(t,e),line:s.map(t=>Z(t,e)).join(` `)}),onFocus:()=>qr.value=t,onBlur:()=>qr.value=null,onPointerDown:e=>Nd=e.pointerType===`touch`&&qr.value!==t,onClick:()=>Fd(t,e),children:[r,` `,Z(t,e)]})}),X(`td`,{children:Mo(Qr(i,e.to_move))}),n&&X(`td`,{children:No($r(a,e.to_move))}),X(`td`,{children:Po(o)})]},t))})]})]})}var Nd=!1;function Pd(e,t){e.pointerType!==`touch`&&(qr.value=t)}function Fd(e,t){Nd?(Nd=!1,qr.value=e):R.value===t.to_move&&ya(e)}function Id(e){return new URLSearchParams(location.hash.slice(1)).get(e)}function Ld(...e){let t=location.hash.slice(1).split(`&`).filter(t=>!e.some(e=>t.startsWith(`${e}=`))).join(`&`);history.replaceState(null,``,t===``?location.pathname:`${location.pathname}#${t}`)}async function Rd(){let e=Id(`token`);return e===null||(Ld(`token`),(await fetch(`/token`,{method:`POST`,body:e,credentials:`same-origin`})).ok)}function zd(){addEventListener(`hashchange`,()=>{Id(`token`)!==null&&location.reload()})}var Bd=8<<20;async function Vd(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream(`deflate-raw`)),n=new Uint8Array(await new Response(t).arrayBuffer()),r=``;for(let e=0;e<n.length;e+=8192)r+=String.fromCharCode(...n.subarray(e,e+8192));return btoa(r).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Hd(e){try{let t=atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`)).getReader(),i=new TextDecoder,a=``,o=0;for(let e=await r.read();!e.done;e=await r.read()){if(o+=e.value.length,o>Bd)return await r.cancel(),null;a+=i.decode(e.value,{stream:!0})}return a+i.decode()}catch{return null}}var Ud=k(!1);async function Wd(){let e=await sd(!0);if(e===null)return;let t=br.value===null?``:`&node=${Gd(wr(br.value))}`;await gd(`${location.origin}/#record=${await Vd(e)}${t}&panel=${B.value}`,Ud)}function Gd(e){let t=[],n=0;for(let r of[...e,null])r===0?n++:(n>0&&t.push(`n${n}`),r!==null&&t.push(String(r)),n=0);return t.length===0?`n0`:t.join(`.`)}var Kd=1e4;function qd(e){return e.split(`.`).flatMap(e=>{let t=Math.min(Kd,Number(/^n?(\d+)$/.exec(e)?.[1]??0));return e.startsWith(`n`)?Array(t).fill(0):[t]})}async function Jd(){let[e,t,n]=[Id(`record`),Id(`node`),Id(`panel`)];if(e===null&&n===null||(Ld(`record`,`node`,`panel`),xn(Sn(n)??`review`),e===null))return;let r=await Hd(e);if(r===null){I.value={kind:`bad_record`,detail:`#record`};return}let i=await ld(r);i?.is===`game`&&t!==null&&(/^\d+$/.test(t)?await z({do:`goto`,move_number:Math.min(Number(t),i.moves.length)}):await Er(qd(t)))}function Yd(){addEventListener(`hashchange`,()=>{Id(`token`)===null&&Jd()})}var Xd=k(!1);function Zd(){let[e,t,n]=[br.value,P.value?.here,L.value];if(e===null||t===void 0||n===null)return null;let r=(e.parent?.children??[]).filter(t=>t!==e);return X(`div`,{class:`node-tools`,children:[t.next.length>0&&X(Qd,{title:J(`next-moves`),test:`next`,all:t.next,next:t.next_on_line}),r.length>0&&X(Qd,{title:J(`other-moves`),test:`other`,all:r.map(({node:e})=>e),next:null}),X(`p`,{class:`row`,children:[!rr(e)&&X(`button`,{type:`button`,class:`small`,"data-test":`promote`,onClick:()=>$d(`promote`,e),children:J(`promote`)}),e.parent!==null&&X(`button`,{type:`button`,class:`small`,"data-test":`remove`,onClick:()=>Xd.value=!0,children:J(`remove`)}),X(`button`,{type:`button`,class:`small`,"data-test":`copy-link`,onClick:()=>void Wd(),children:Ud.value?J(`copied`):J(`copy-link`)})]}),Xd.value&&X(ef,{at:e})]})}function Qd({title:e,test:t,all:n,next:r}){let i=L.value;return i===null?null:X(`p`,{class:`ways`,"data-test":t,children:[X(`span`,{class:`ways-title`,children:e}),n.map(e=>X(`button`,{type:`button`,class:e.id===r?`small way on-line`:`small way`,onClick:()=>void xr(e.id),children:[e.color!==null&&X(`span`,{class:`dot ${e.color}`,"aria-hidden":`true`}),Wc(e,i)]},e.id))]})}function $d(e,{node:t}){Vt({do:e,node:t.id},null)}function ef({at:e}){let t=L.value,n=()=>{Xd.value=!1},r=ir(e);return t===null?null:X(_c,{id:`remove-dialog`,title:J(`remove-title`,{node:Uc(e.node,t)}),close:n,children:[X(`p`,{children:J(`remove-what`,{count:r})}),X(`p`,{class:`dialog-buttons`,children:[X(`button`,{type:`button`,"data-test":`remove-no`,onClick:n,children:J(`cancel`)}),X(`button`,{type:`button`,class:`danger`,"data-test":`remove-yes`,onClick:()=>{n(),$d(`remove`,e)},children:J(`remove-yes`)})]})]})}function tf(){return X(`label`,{class:`field comment`,children:[X(`span`,{children:J(`comment`)}),X(`textarea`,{"data-test":`comment`,rows:3,value:Yu.value,onInput:e=>Zu(e.currentTarget.value),onBlur:()=>void Qu()})]})}var nf=[`opening`,`middle`,`endgame`];function rf(){let e=Ir.value;return e===null||e.analysed===0||!Pr.value?null:X(`section`,{"data-test":`losses`,children:[X(`h3`,{children:J(`losses`)}),X(`p`,{class:`note`,children:J(`losses-of`,{analysed:e.analysed,of:e.of})}),X(`table`,{children:[X(`caption`,{children:J(`losses-caption`)}),X(`thead`,{children:X(`tr`,{children:[X(`td`,{}),nf.map(e=>X(`th`,{scope:`col`,children:J(`part-${e}`)},e))]})}),X(`tbody`,{children:Kt.map((t,n)=>X(`tr`,{children:[X(`th`,{scope:`row`,children:Ac(t)}),e.losses[n]?.map(({moves:e,points:t},n)=>X(`td`,{children:e===0?`–`:J(`loss-sum`,{points:t.toFixed(1),moves:e})},n))]},t))})]}),e.dearest.length>0&&X(x,{children:[X(`h4`,{children:J(`dearest`)}),X(`ol`,{class:`dearest`,"data-test":`dearest`,children:e.dearest.map(e=>X(af,{loss:e},e.node))})]})]})}function af({loss:e}){let t=L.value;return t===null?null:X(`li`,{children:[X(`button`,{type:`button`,class:`link`,onClick:()=>void xr(e.node),children:[e.number,`. `,Wc(e,t)]}),` `,J(`dear`,{points:e.points.toFixed(1),better:e.better===null?`none`:Z(e.better,t)})]})}function of(){let[e,t]=[L.value,Ir.value?.repetitions??[]];return e===null||t.length===0?null:X(`section`,{"data-test":`repetitions`,children:[X(`h3`,{children:J(`repetitions`)}),X(`ul`,{class:`dearest`,children:t.map(t=>X(`li`,{children:[X(`button`,{type:`button`,class:`link`,onClick:()=>void xr(t.node),children:[t.number,`. `,Wc(t,e)]}),` `,Kc(t)]},t.node))})]})}var[sf,cf,lf]=[30,30,6],[uf,df,ff]=[90,190,16],pf=3,mf=10,hf=k({left:0,top:0,width:0,height:0});function gf(){let e=Le(null),[t,n,r]=[W.value,br.value,L.value];if(Ie(()=>{let t=e.current;if(t===null)return;let n=()=>{let{scrollLeft:e,scrollTop:n,clientWidth:r,clientHeight:i}=t;hf.value={left:e,top:n,width:r,height:i}},r=new ResizeObserver(n);return r.observe(t),t.addEventListener(`scroll`,n,{passive:!0}),n(),()=>{r.disconnect(),t.removeEventListener(`scroll`,n)}},[t===null]),Ie(()=>{e.current!==null&&n!==null&&bf(e.current,n)},[n,t]),t===null||r===null)return null;let{left:i,top:a,width:o,height:s}=hf.value,[c,l]=[Math.floor(i/sf)-pf,Math.ceil((i+o)/sf)+pf],[u,d]=[Math.floor(a/cf)-pf,Math.ceil((a+s)/cf)+pf],f=t.all.filter(({column:e,row:t,parent:n})=>{let r=n?.row??t;return e>=c&&e<=l+1&&t>=u&&r<=d}),p=new Set(G.value),m=new Set(Pr.value?Ir.value?.dearest.map(e=>e.node):[]);return X(`div`,{ref:e,class:`tree-room`,role:`tree`,tabIndex:0,"aria-label":J(`tree-label`),"aria-activedescendant":n===null?void 0:vf(n),"data-test":`tree`,style:{height:`${Math.min(df,Math.max(uf,t.rows*cf+2*lf+ff))}px`},onKeyDown:xf,children:X(`div`,{class:`tree`,role:`presentation`,style:{width:`${t.columns*sf+2*lf}px`,height:`${t.rows*cf+2*lf}px`},children:[X(`svg`,{class:`tree-lines`,"aria-hidden":`true`,children:[X(`path`,{d:f.map(yf).join(``)}),X(`path`,{class:`on-line`,d:f.filter(e=>p.has(e)).map(yf).join(``)})]}),f.filter(({row:e,column:t})=>e<=d&&t<=l).map(e=>{let{node:t,column:i,row:a}=e,o=e.parent?.children??[e];return X(`div`,{id:vf(e),role:`treeitem`,"aria-label":Uc(t,r),"aria-level":i+1,"aria-posinset":o.indexOf(e)+1,"aria-setsize":o.length,"aria-selected":e===n,class:_f(e,e===n),style:{left:`${i*sf+lf}px`,top:`${a*cf+lf}px`},"data-node":t.id,onClick:()=>void xr(t.id),children:[t.move===null?t.sets_up?`+`:``:t.number,t.comment&&X(`span`,{class:`has-comment`}),m.has(t.id)&&X(`span`,{class:`is-dear`})]},t.id)})]})})}function _f({node:{color:e,move:t}},n){let r=t!==null&&!N(t);return`node ${e??`no-move`}${r?` off-board`:``}${n?` here`:``}`}function vf({node:e}){return`node-${e.id}`}function yf({column:e,row:t,parent:n}){if(n===null)return``;let[r,i]=[e*sf+lf+13,t*cf+lf+13],a=n.row*cf+lf+13;return t===n.row?`M${r-sf} ${i}H${r}`:`M${r-sf} ${a}V${i-15}l15 15H${r}`}function bf(e,{column:t,row:n}){let[r,i]=[t*sf+lf,n*cf+lf];(r<e.scrollLeft+sf||r>e.scrollLeft+e.clientWidth-2*sf)&&(e.scrollLeft=r-e.clientWidth/2),(i<e.scrollTop||i>e.scrollTop+e.clientHeight-cf)&&(e.scrollTop=i-e.clientHeight/2)}function xf(e){let t=br.value;if(t===null||e.ctrlKey||e.altKey||e.metaKey)return;if(e.key===`Delete`&&t.parent!==null){Xd.value=!0;return}let n=Sf(e.key,t);n!==null&&(e.preventDefault(),n!==void 0&&xr(n.node.id))}function Sf(e,t){let n=G.value,r=n.indexOf(t);switch(e){case`ArrowLeft`:return t.parent??void 0;case`ArrowRight`:return r>=0?n[r+1]:t.children[0];case`ArrowUp`:return Cf(t,-1);case`ArrowDown`:return Cf(t,1);case`Home`:return W.value?.all[0];case`End`:return n.at(-1);case`PageUp`:return nr(t).at(-11)??W.value?.all[0];case`PageDown`:return n[r+mf]??n.at(-1);default:return null}}function Cf(e,t){return(W.value?.all??[]).filter(({column:n,row:r})=>n===e.column&&(r-e.row)*t>0).reduce((e,n)=>e===void 0||(e.row-n.row)*t>0?n:e,void 0)}function wf(){return X(`div`,{class:`panel review`,children:[X(gf,{}),X(Zd,{}),X(Tf,{}),X(tf,{}),X(of,{}),X(jd,{}),Pr.value&&X(x,{children:[X(Md,{}),X(rf,{})]}),X(`details`,{children:[X(`summary`,{children:J(`on-the-board`)}),X(`div`,{class:`form`,children:[X(Q,{label:J(`numbered`),test:`numbered`,all:kn.map(e=>({value:e,title:J(`numbered-${e}`)})),chosen:H.numbered.value,choose:e=>H.numbered.value=e}),X(ll,{label:J(`next-shown`),test:`next-shown`,on:H.nextShown}),Pr.value&&X(ll,{label:J(`ownership-shown`),test:`ownership-shown`,on:H.ownershipShown})]})]})]})}function Tf(){let[e,t]=[L.value,ni.value?.notes??[]];return e===null||t.length===0?null:X(`p`,{class:`note`,"data-test":`number-notes`,children:t.map(({number:t,at:n,now:r})=>r===null?J(`number-gone`,{number:t,point:Y(n,e)}):J(`number-same`,{number:t,now:r})).join(J(`list-separator`))})}var Ef=[{name:`play`,panel:wd,view:Rs},{name:`count`,panel:Gu,view:Wu},{name:`review`,panel:wf,view:Bs},{name:`rules`,panel:pl,view:Rs}];function Df(){return Ef.find(({name:e})=>e===B.value)?.view??Rs}function Of(e){let t=e===B.value&&scrollY===0;xn(e),t||e===`rules`&&Jn.value===null?document.querySelector(`.panels`)?.scrollIntoView():scrollTo(0,0)}function kf(){let e=Ef.find(({name:e})=>e===B.value)?.panel;return X(`aside`,{class:`panels`,"aria-label":J(`panels-label`),children:[X(Od,{}),X(Fu,{id:`panel`,label:J(`panels-label`),tabs:Ef.map(({name:e})=>({name:e,title:J(`panel-${e}`)})),chosen:B.value,choose:Of,children:e!==void 0&&X(e,{})})]})}function Af(){let e=P.value;if(e===null)return null;let{ruleset:t,size:n,phase:r}=e.state,i=r===`contest`&&e.resigned===null&&e.result===null,a=[{about:`size`,text:`${n.width}×${n.height}`},{about:i?`plain`:`phase`,text:Fc(e)},...Ic(e)];return X(`div`,{class:`status`,children:[X(`p`,{class:`live`,role:`status`,"data-test":`live`,"data-phase":r,children:[X(`strong`,{children:jc(t)}),a.map(({about:e,text:t})=>X(`span`,{class:`about-${e}`,children:t},e))]}),X(rl,{topics:jf(),view:Df().value,label:J(`help-line`),test:`help-line`})]})}function jf(){let[e,t]=[L.value,P.value];if(e===null||t===null)return[];let n=t.agreement?.disputed_by!=null;return[[`stopped`,e.phase===`stopped`&&!n],[`resolution`,e.phase===`resolution`||n],[`offer`,e.phase===`contest`&&e.game===`go`&&!e.over],[`debt`,e.debt!==null]].flatMap(([e,t])=>t?[e]:[])}var Mf=`liangyi-record`,Nf=`liangyi-record-number`,[Pf,Ff]=[800,1e4],If=1e6,Lf,Rf=!1,zf=!1;j(()=>{Ar.value,F.value!==0&&Bf()&&(Lf!==void 0&&Rf&&Dr.value===null&&(window.clearTimeout(Lf),Lf=void 0),Rf=Dr.value!==null,Lf??=window.setTimeout(()=>void Vf(),Rf?Ff:Pf))});function Bf(){let e=P.value?.here;return e!==void 0&&((P.value?.moves.length??0)>0||e.next.length>0||e.comment!==``)}async function Vf(){if(Lf=void 0,zf)Lf=window.setTimeout(()=>void Vf(),Pf);else{zf=!0;for(let e of[!1,!0]){let t=await Hf(e);if(od.value=t===null?od.value:null,t===null||t!==``&&Gf(t,e))break}zf=!1}}async function Hf(e){let t=P.value?.here,n=t?.on_main_line===!0&&t.next_on_line===null,r=await z({do:`save`,bare:e});if(r?.is!==`record`)return null;n||await hr();let i={steps:n||br.value===null?null:wr(br.value),panel:B.value},{sgf:a}=r;if(cd(a))return``;let o=a.length<If?{sgf:a}:{packed:await Vd(a)};return JSON.stringify({at:Date.now(),...o,...i})}function Uf(){let e=sessionStorage.getItem(Nf);return e===null&&(e=crypto.getRandomValues(new Uint32Array(2)).join(`-`),sessionStorage.setItem(Nf,e)),`${Mf}-${e}`}function Wf(){let e=e=>Number(/^\{"at":(\d+)/.exec(localStorage.getItem(e)??``)?.[1]??0),t=Object.keys(localStorage).filter(e=>e.startsWith(Mf)),n=new Map(t.map(t=>[t,e(t)]));return t.sort((e,t)=>(n.get(t)??0)-(n.get(e)??0))}function Gf(e,t){try{let n=Uf(),r=Wf().filter(e=>e!==n);for(r.splice(19).forEach(e=>localStorage.removeItem(e));!Nn(n,e);){let e=t?r.pop():void 0;if(e===void 0)return!1;localStorage.removeItem(e)}return!0}catch{return!1}}async function Kf(){od.value=await qf()}async function qf(){try{let e=localStorage.getItem(Uf())??localStorage.getItem(Wf()[0]??Mf)??``;if(!e.startsWith(`{`))return e===``?null:{sgf:e,steps:null,panel:`play`};let t=JSON.parse(e),n=t.packed===void 0?t.sgf:await Hd(t.packed);return typeof n==`string`?{sgf:n,steps:t.steps??null,panel:t.panel??`play`}:null}catch{return null}}async function Jf(){let e=od.value;e!==null&&(e.panel===`review`&&xn(`review`),(await ld(e.sgf))?.is===`game`&&e.steps!==null&&await Er(e.steps),await rd())}var Yf=`#matches`,Xf=k(null),Zf=A(()=>Dt.value?Xf.value:null);function Qf({match:e,game:t}){return[Yf,e===null?null:encodeURIComponent(e),t].filter(e=>e!==null).join(`/`)}function $f(){Xf.value=ep(),addEventListener(`hashchange`,()=>{Xf.value=ep(),scrollTo(0,0)})}function ep(){let[e,t,n]=location.hash.split(`/`);if(e!==Yf)return null;let r=/^[1-9]\d{0,8}$/.test(n??``)?Number(n):null;return{match:t===void 0?null:tp(t),game:r}}function tp(e){try{return decodeURIComponent(e)}catch{return null}}function np(e,t){let n={width:e[0]?.length??0,height:e.length},r=e.map(e=>[...e]),i={rows:[],prisoners:[0,0],virtual:[0,0]},a=(e,t)=>{let{x:i,y:a}=M(e,n),o=r[a],s=o?.[i];return o!==void 0&&(o[i]=t),s};for(let{color:e,move:n,takes:r}of t){N(n)?a(n,Yt(e)):n===`virtual`&&(i.virtual[qt(e)]+=1);for(let e of r)i.prisoners[a(e,`.`)===Yt(`black`)?0:1]+=1}return{...i,rows:r.map(e=>e.join(``))}}var rp=250,ip=8e3,ap=k(null),op=k(null),sp=k(null),cp=k(null),lp=k(null),up=k(null),dp=k(!1),fp=k(null),pp=k(!0),mp=k(0),hp=k(100),gp=k(!0),_p=A(()=>{let e=Zf.value;return e===null?null:{language:H.language.value,match:e.match,game:e.game,lines:hp.value,plots:gp.value}}),vp=A(()=>JSON.stringify([Zf.value?.match??null,Zf.value?.game??null])),yp=null,bp=rp,xp;function Sp(){j(()=>{vp.value,wp()}),j(()=>{let e=_p.value;e===null?(window.clearTimeout(xp),yp?.close(),yp=null):yp===null?Cp():yp.readyState===WebSocket.OPEN&&yp.send(JSON.stringify(e))})}function Cp(){window.clearTimeout(xp);let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/watch`);yp=e,e.onopen=()=>e.send(JSON.stringify(_p.peek())),e.onmessage=({data:t})=>{yp===e&&([pp.value,bp]=[!0,rp],Tp(JSON.parse(String(t))))},e.onclose=()=>{yp===e&&(pp.value=!1,xp=window.setTimeout(Cp,bp),bp=Math.min(bp*2,ip))}}function wp(){Ye(()=>{for(let e of[ap,op,sp,cp,lp,up,fp])e.value=null;dp.value=!1,hp.value=100})}function Tp(e){Ye(()=>{switch(dp.value=e.is===`gone`,e.is){case`clock`:mp.value=e.now-Date.now();break;case`matches`:ap.value=e;break;case`match`:op.value=e;break;case`plots`:sp.value=e.plots;break;case`running`:cp.value=e;break;case`games`:lp.value=e;break;case`game`:up.value=e;break;case`fault`:fp.value=e.detail}})}var Ep=k(Date.now()),Dp=0,Op;function kp(){return Dp+=1,Op??=window.setInterval(()=>Ep.value=Date.now(),250),()=>{--Dp,Dp===0&&(window.clearInterval(Op),Op=void 0)}}function Ap({game:e,color:t}){Fe(kp,[]);let n=e.clocks[qt(t)],r=e.thinks===t,i=r?Math.max(0,(Ep.value+mp.value-e.since)/1e3):0,a=n.left===null?[J(`watch-spent`,{time:jp(n.spent+i)})]:[J(`watch-left`,{time:jp(Math.max(0,n.left-i))}),...n.periods>0?[J(`watch-periods`,{count:n.periods})]:[],...n.stones>0?[J(`watch-stones`,{count:n.stones})]:[]];return X(`span`,{class:r?`clock thinks`:`clock`,"data-test":`clock-${t}`,children:[a.join(J(`list-separator`)),r&&X(`span`,{class:`sr-only`,children:J(`colon`)+J(`watch-thinks`)})]})}function jp(e){let t=Math.floor(e),n=e=>String(e).padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}function Mp({children:e}){return X(`p`,{class:`note`,role:`status`,children:e})}function Np({test:e,labelledBy:t,label:n,titles:r,list:i=!1,tall:a=!1,children:o}){return X(`div`,{class:a?`wide tall`:`wide`,tabIndex:0,role:`group`,...t===void 0?{"aria-label":n}:{"aria-labelledby":t},children:X(`table`,{class:i?`list`:void 0,"data-test":e,children:[X(`thead`,{children:X(`tr`,{children:r.map(e=>X(`th`,{scope:`col`,children:e},e))})}),X(`tbody`,{children:o})]})})}function Pp({count:e}){return e>0?X(`p`,{class:`note`,children:J(`watch-left-out`,{count:e})}):null}function Fp({of:e}){return X(`b`,{class:`entrant ${e.toLowerCase()}`,children:e})}function Ip(e){return e===`A`?`B`:`A`}var Lp=k(null),Rp=A(()=>up.value?.steps.length??0),zp=A(()=>Math.min(Lp.value??Rp.value,Rp.value)),Bp=A(()=>up.value===null?``:`${up.value.game} ${up.value.match}`);j(()=>{Bp.value,Lp.value=null});function Vp(e){let t=Math.max(0,Math.min(e,Rp.value));Lp.value=t===Rp.value&&up.value?.running!=null?null:t}var Hp=A(()=>{let e=up.value;return e===null?[]:np(e.rows,e.steps.slice(0,zp.value)).rows});function Up(){let e=up.value;if(Fe(()=>(addEventListener(`keydown`,Xp),()=>removeEventListener(`keydown`,Xp)),[]),e===null)return X(Mp,{children:J(`watch-loading`)});let t=zp.value===0?null:e.steps[zp.value-1]?.move??null;return X(`div`,{class:`seen-game`,children:[X(`section`,{class:`card`,"aria-label":J(`watch-game`,{game:e.game}),children:[X(Gp,{game:e}),X(`div`,{class:`seen-board`,role:`img`,"aria-label":J(`watch-position`,{number:zp.value,last:Rp.value}),"data-test":`seen-board`,"data-rows":Hp.value.join(`/`),children:X(os,{size:e.size,columns:Fo(Wp(e)),rows:Hp.value,last:t})}),X(Kp,{}),X(`p`,{class:`made`,"aria-live":`polite`,"data-test":`made`,children:zp.value===0?J(`watch-start`):X(qp,{of:e,number:zp.value})})]}),X(`section`,{class:`card`,"aria-labelledby":`moves-title`,children:[X(`h2`,{id:`moves-title`,children:J(`watch-steps`)}),X(Yp,{game:e})]})]})}function Wp({size:e,kind:t}){return{size:e,game:t}}function Gp({game:e}){return X(`div`,{class:`seen-head`,children:[Kt.map(t=>X(`p`,{"data-test":`player-${t}`,children:[X(`span`,{class:`dot ${t}`}),` `,X(`span`,{class:`sr-only`,children:J(`color-${t}`)}),` `,X(`b`,{children:e.players[qt(t)]}),` `,e.running!==null&&X(Ap,{game:e.running,color:t})]},t)),X(`p`,{"data-test":`outcome`,children:e.ended===null?X(`span`,{class:`live-sign`,children:J(`watch-live`)}):X(x,{children:[X(`b`,{children:e.ended.result}),` `,e.ended.reason,e.ended.remarks!==``&&X(`span`,{class:`small-text`,children:[` `,e.ended.remarks]})]})})]})}function Kp(){let[e,t]=[zp.value,Rp.value];return X(Fl,{label:J(`watch-steps`),at:e,last:t,go:Vp,buttons:{first:J(`go-first`),back:J(`go-back`),on:J(`go-on`),last:J(`go-last`)},slider:J(`watch-moves`),valueText:J(`move-of`,{number:e,last:t}),children:X(`span`,{class:`number`,"data-test":`step-number`,children:J(`move-of`,{number:e,last:t})})})}function qp({of:e,number:t}){let n=e.steps[t-1];return n===void 0?null:X(x,{children:Jp(e,n)})}function Jp(e,{color:t,move:n,takes:r}){let i=J(`watch-made`,{side:t,move:Z(n,Wp(e))});return r.length===0?i:i+J(`list-separator`)+J(`watch-takes`,{count:r.length})}function Yp({game:e}){let t=Le(null),n=zp.value;return Fe(()=>{let e=t.current?.querySelector(`[aria-current]`);if(t.current!==null&&e!=null){let{offsetTop:n,offsetHeight:r}=e;t.current.scrollTop=n-t.current.offsetTop-(t.current.clientHeight-r)/2}},[n,e.game]),X(`ol`,{class:`seen-moves`,ref:t,"data-test":`seen-moves`,tabIndex:0,children:e.steps.map((t,r)=>X(`li`,{children:X(`button`,{type:`button`,class:`small`,tabIndex:-1,"aria-current":r+1===n?`step`:void 0,onClick:()=>Vp(r+1),children:[X(`span`,{class:`soft`,children:r+1}),X(`span`,{class:`dot ${t.color}`}),X(`span`,{class:`sr-only`,children:J(`color-${t.color}`)}),Z(t.move,Wp(e)),t.takes.length>0&&X(`span`,{class:`sr-only`,children:J(`watch-takes`,{count:t.takes.length})})]})},r))})}function Xp(e){let t=e.target instanceof HTMLElement?e.target:null;if(e.ctrlKey||e.metaKey||e.altKey||t?.closest(`input, select, dialog`)!=null)return;let n=(()=>{switch(e.key){case`[`:case`ArrowLeft`:return zp.value-1;case`]`:case`ArrowRight`:return zp.value+1;case`{`:case`Home`:return 0;case`}`:case`End`:return Rp.value;default:return null}})();n!==null&&(e.preventDefault(),Vp(n))}var Zp=[`A`,`B`];function Qp({of:e}){return X(`section`,{class:`card`,"aria-labelledby":`results-title`,children:[X(`h2`,{id:`results-title`,children:J(`watch-results`)}),X(Np,{test:`results`,labelledBy:`results-title`,titles:[`program`,`won`,`drawn`,`lost`,`share`].map(e=>J(`watch-${e}`)),children:[e.sides.map((e,t)=>X($p,{side:e,entrant:Zp[t]??`A`},t)),X(`tr`,{"data-test":`black-won`,children:[X(`th`,{scope:`row`,children:J(`watch-black-won`)}),X(em,{tally:e.black}),X(`td`,{})]})]}),X(`p`,{class:`small-text`,"data-test":`points`,children:e.points}),e.final_scores!==null&&X(`p`,{class:`small-text`,children:J(`watch-final-scores`,{games:e.final_scores.games,a:e.final_scores.agreeing[0],b:e.final_scores.agreeing[1]})})]})}function $p({side:e,entrant:t}){let[n,r]=e.by_color;return X(x,{children:[X(`tr`,{"data-test":`total-${t}`,children:[X(`th`,{scope:`row`,children:X(Fp,{of:t})}),X(em,{tally:e.total}),X(`td`,{children:e.share})]}),X(`tr`,{class:`part`,children:[X(`th`,{scope:`row`,children:J(`watch-as-black`,{entrant:t})}),X(em,{tally:n}),X(`td`,{children:e.share_by_color[0]})]}),X(`tr`,{class:`part`,children:[X(`th`,{scope:`row`,children:J(`watch-as-white`,{entrant:t})}),X(em,{tally:r}),X(`td`,{children:e.share_by_color[1]})]})]})}function em({tally:e}){return X(x,{children:[X(`td`,{children:e.wins}),X(`td`,{children:e.draws}),X(`td`,{children:e.losses})]})}function tm({of:e}){return e.ends.length===0?null:X(`section`,{class:`card`,"aria-labelledby":`ends-title`,children:[X(`h2`,{id:`ends-title`,children:J(`watch-ends`)}),X(`table`,{"data-test":`ends`,children:[X(`thead`,{children:X(`tr`,{children:[X(`th`,{scope:`col`,children:J(`watch-reason`)}),X(`th`,{scope:`col`,children:J(`watch-count`)}),Zp.map(e=>X(`th`,{scope:`col`,children:J(`watch-lost-by`,{entrant:e})},e))]})}),X(`tbody`,{children:e.ends.map(({reason:e,said:t,games:n,lost:r})=>X(`tr`,{"data-test":`end-${e}`,children:[X(`th`,{scope:`row`,children:t}),X(`td`,{children:n}),X(`td`,{children:r[0]}),X(`td`,{children:r[1]})]},e))})]}),e.dead_stones!==null&&X(`p`,{class:`small-text`,children:J(`watch-dead-stones`,{dead:e.dead_stones})}),X(`p`,{class:`small-text`,children:J(`watch-duplicates`,{duplicates:e.duplicates})})]})}function nm({of:e}){return X(`section`,{class:`card`,"aria-labelledby":`time-title`,children:[X(`h2`,{id:`time-title`,children:J(`watch-time`)}),X(Np,{test:`times`,labelledBy:`time-title`,titles:[`program`,`per-move`,`cpu-per-move`,`slowest`,`late`].map(e=>J(`watch-${e}`)),children:e.sides.map((e,t)=>X(`tr`,{children:[X(`th`,{scope:`row`,children:X(Fp,{of:Zp[t]??`A`})}),X(`td`,{children:rm(e.per_move)}),X(`td`,{children:rm(e.cpu_per_move)}),X(`td`,{children:rm(e.slowest)}),X(`td`,{children:e.late})]},t))})]})}function rm(e){return e===null?`–`:J(`watch-seconds`,{seconds:e.toFixed(3)})}var im=matchMedia(`(prefers-color-scheme: dark)`),am=k(im.matches);im.addEventListener(`change`,()=>am.value=im.matches);function om(){let e=sp.value;return e?.length===0?null:X(`details`,{class:`card`,open:gp.value,onToggle:e=>gp.value=e.currentTarget.open,"data-test":`plots`,children:[X(`summary`,{children:X(`h2`,{children:J(`watch-plots`)})}),X(`div`,{class:`plots`,children:(e??[]).map(({caption:e,svg:t})=>X(`figure`,{children:[X(`figcaption`,{children:e}),X(`img`,{src:sm(t),alt:e,width:`640`,height:`260`})]},e))})]})}function sm(e){let t=H.theme.value,n=t===`dark`||t===`system`&&am.value,r=`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" lang="${H.language.value}" `,i=e.replace(`<svg `,r).replace(`>`,`><style>${cm(n)}</style>`);return`data:image/svg+xml,${encodeURIComponent(i)}`}function cm(e){let[t,n,r,i,a,o]=e?[`#6cb2ee`,`#f0945a`,`#ecebe6`,`#b0aca2`,`#383a3f`,`#8a8780`]:[`#1f6fb4`,`#c4561a`,`#23221f`,`#5f5b52`,`#dcd7ca`,`#8c8677`];return`
    text { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif }
    .grid { stroke: ${a} } .axis { stroke: ${i} } .even { stroke: ${i}; stroke-dasharray: 4 4 }
    .tick { font-size: 12px; fill: ${i} } .label { font-size: 13px; fill: ${r} }
    .line { fill: none; stroke-width: 2 } .line.a { stroke: ${t} } .line.b { stroke: ${n} }
    .band.a { fill: ${t}; opacity: .15 }
    .bar.a, .dot.a { fill: ${t} } .bar.b, .dot.b { fill: ${n} } .bar.n { fill: ${o} }`}function lm({of:e}){let t=cp.value;return t===null||!t.playing?null:X(`section`,{class:`card`,"aria-labelledby":`running-title`,children:[X(`h2`,{id:`running-title`,children:J(`watch-running`)}),t.games.length===0&&X(Mp,{children:J(`watch-running-none`)}),X(`ul`,{class:`small-boards`,"data-test":`running`,children:t.games.map(t=>X(`li`,{children:X(um,{of:e,game:t})},t.game))}),X(Pp,{count:t.left_out})]})}function um({of:e,game:t}){let n={width:t.rows[0]?.length??0,height:t.rows.length},r=e=>e===`black`?t.black:Ip(t.black),i=t=>e.sides[r(t)===`A`?0:1].name;return X(`a`,{class:`small-board`,href:Qf({match:e.name,game:t.game}),"data-test":`running-${t.game}`,"data-moves":t.moves,children:[X(os,{size:n,columns:null,rows:t.rows,last:t.last}),X(`span`,{class:`small-head`,children:[X(`span`,{children:J(`watch-game`,{game:t.game})}),X(`span`,{class:`number`,children:[X(`span`,{class:`sr-only`,children:J(`watch-moves`)}),` `,t.moves]})]}),Kt.map(e=>X(`span`,{class:t.thinks===e?`small-side thinks`:`small-side`,children:[X(`span`,{class:`dot ${e}`}),X(`span`,{class:`sr-only`,children:J(`color-${e}`)}),X(Fp,{of:r(e)}),X(`span`,{class:`sr-only`,children:i(e)}),X(Ap,{game:t,color:e})]},e))]})}function dm(){let e=op.value;return e===null?X(Mp,{children:J(`watch-loading`)}):X(x,{children:[X(`section`,{class:`card standing`,"aria-label":J(`watch-match`),children:[X(`p`,{class:`players`,"data-test":`players`,children:[X(Fp,{of:`A`}),` `,e.sides[0].name,` `,X(`span`,{class:`small-text`,children:J(`watch-against`)}),` `,X(Fp,{of:`B`}),` `,e.sides[1].name]}),e.elo_said!==null&&X(`p`,{class:`elo`,children:[X(`span`,{class:`small-text`,children:J(`watch-elo`)}),` `,X(`b`,{"data-test":`elo`,children:e.elo_said})]}),e.test!==null&&X(`p`,{"data-test":`sprt`,children:e.test.said}),X(`p`,{class:`small-text`,children:[X(`span`,{"data-test":`conditions`,children:e.conditions}),` · `,X(`span`,{"data-test":`played`,children:e.played})]}),X(`progress`,{value:e.games,max:e.all,"aria-label":J(`watch-played`)})]}),X(lm,{of:e}),e.games>0&&X(`div`,{class:`sheets`,children:[X(Qp,{of:e}),X(tm,{of:e}),X(nm,{of:e})]}),X(om,{}),X(pm,{of:e})]})}var fm=[`game-column`,`result`,`winner`,`reason`,`moves`,`remarks`];function pm({of:e}){let t=lp.value;return t===null?null:X(`section`,{class:`card`,"aria-labelledby":`games-title`,children:[X(`h2`,{id:`games-title`,children:J(`watch-games`)}),t.all===0?X(Mp,{children:J(`watch-games-none`)}):X(x,{children:[X(`p`,{class:`small-text`,children:J(`watch-shown-of`,{shown:t.lines.length,all:t.all})}),X(Np,{test:`games`,labelledBy:`games-title`,titles:fm.map(e=>J(`watch-${e}`)),list:!0,tall:!0,children:t.lines.map(t=>X(`tr`,{"data-test":`line-${t.game}`,children:[X(`th`,{scope:`row`,children:X(`a`,{href:Qf({match:e.name,game:t.game}),"aria-label":J(`watch-game`,{game:t.game}),"data-test":`game-${t.game}`,children:t.game})}),X(`td`,{children:[X(`span`,{class:`dot black`}),` `,X(Fp,{of:t.black}),` `,X(`span`,{class:`dot white`}),` `,X(Fp,{of:Ip(t.black)}),` `,t.result]}),X(`td`,{children:t.winner===null?`–`:X(Fp,{of:t.winner})}),X(`td`,{children:t.reason}),X(`td`,{class:`number`,children:t.moves}),X(`td`,{class:`remarks`,children:t.remarks})]},t.game))}),t.lines.length<Math.min(t.all,1e3)&&X(`button`,{type:`button`,"data-test":`more`,onClick:()=>hp.value=Math.min(hp.value+100,1e3),children:J(`watch-more`)})]})]})}function mm(){let e=Zf.value;return e===null?null:X(`main`,{class:`watch`,"data-test":`watch`,children:[X(`nav`,{class:`trail`,"aria-label":J(`watch-matches`),children:e.match===null?X(`h2`,{children:J(`watch-matches`)}):X(x,{children:[X(`a`,{href:Qf({match:null,game:null}),"data-test":`to-list`,children:J(`watch-all`)}),X(`span`,{"aria-hidden":`true`,children:`›`}),e.game===null?X(`h2`,{children:e.match}):X(x,{children:[X(`a`,{href:Qf({match:e.match,game:null}),"data-test":`to-match`,children:e.match}),X(`span`,{"aria-hidden":`true`,children:`›`}),X(`h2`,{children:J(`watch-game`,{game:e.game})})]})]})}),!pp.value&&X(`p`,{class:`notice warn`,role:`status`,"data-test":`not-heard`,children:J(`watch-cut`)}),fp.value!==null&&X(`p`,{class:`notice warn`,role:`status`,"data-test":`fault`,children:J(`watch-fault`,{detail:fp.value})}),dp.value&&X(Mp,{children:J(`watch-gone`)}),!dp.value&&(e.match===null?X(hm,{}):e.game===null?X(dm,{}):X(Up,{}))]})}function hm(){let e=ap.value;return e===null?X(Mp,{children:J(`watch-loading`)}):e.rows.length===0?X(Mp,{children:J(`watch-none`)}):X(`section`,{class:`card`,"aria-label":J(`watch-matches`),children:[X(Np,{test:`matches`,label:J(`watch-matches`),titles:[`match`,`program`,`conditions`,`played`,`now`].map(e=>J(`watch-${e}`)),list:!0,children:e.rows.map(e=>X(`tr`,{children:[X(`th`,{scope:`row`,children:X(`a`,{href:Qf({match:e.name,game:null}),"data-test":`match-${e.name}`,children:e.name})}),e.fault===null?X(x,{children:[X(`td`,{children:[e.players[0],` `,J(`watch-against`),` `,e.players[1]]}),X(`td`,{children:e.conditions}),X(`td`,{class:`number`,children:J(`watch-games-of`,{games:e.games,all:e.all})}),X(`td`,{children:gm(e)})]}):X(`td`,{colSpan:4,class:`fault`,children:J(`watch-fault`,{detail:e.fault})})]},e.name))}),X(Pp,{count:e.left_out})]})}function gm({games:e,all:t,running:n}){return n===null?J(e>=t?`watch-ended`:`watch-paused`):J(`watch-in-progress`,{count:n})}function _m(){return Zf.value===null?Dt.value?X(`a`,{class:`view-link`,href:Qf({match:null,game:null}),"data-test":`to-matches`,children:J(`watch-matches`)}):null:X(`a`,{class:`view-link`,href:`#`,"data-test":`to-board`,children:J(`watch-board-view`)})}var vm=k([]);async function ym(){let e=await Vt({do:`remarks`,language:H.language.value},null);vm.value=e?.is===`remarks`?e.remarks:[]}function bm(){let e=P.value?.remarks??0,t=H.language.value;return Fe(()=>{vm.value=[],e>0&&ym()},[e,t]),vm.value.length===0?null:X(`div`,{class:`notice`,"data-test":`remarks`,children:[X(`ul`,{children:vm.value.map(e=>X(`li`,{children:e},e))}),X(`button`,{type:`button`,class:`quiet`,"data-test":`drop-remarks`,onClick:()=>vm.value=[],children:J(`kept-drop`)})]})}function xm({openNew:e,openSettings:t}){let n=Le(null);return X(`header`,{class:`top`,children:[X(`h1`,{children:[X(`img`,{src:`/icon.svg`,alt:``,width:`28`,height:`28`}),X(`span`,{children:J(`title`)})]}),X(`nav`,{"aria-label":J(`top-label`),children:[X(_m,{}),Zf.value===null&&X(x,{children:[X(`button`,{type:`button`,class:`strong`,"data-test":`new-game`,onClick:e,children:J(`new-game`)}),X(`button`,{type:`button`,"data-test":`open`,onClick:()=>n.current?.click(),children:J(`open`)}),X(`input`,{ref:n,type:`file`,hidden:!0,accept:`.sgf,.gib,.ngf,.ugi,.ugf,.lib`,"data-test":`file`,onChange:e=>{ud(e.currentTarget.files?.[0]),e.currentTarget.value=``}}),X(`button`,{type:`button`,"data-test":`save`,onClick:()=>void pd(),children:J(`save`)})]}),X(`button`,{type:`button`,"data-test":`open-settings`,onClick:t,children:J(`settings`)})]})]})}function Sm(){let e=Et.value;return X(`div`,{class:`notices`,role:`status`,"data-test":`link`,children:[e===`opening`&&X(`p`,{class:`notice`,children:J(`link-opening`)}),e===`cut`&&X(`p`,{class:`notice warn`,children:[J(`link-cut`),` `,X(`button`,{type:`button`,onClick:Bt,children:J(`link-again`)})]}),e===`elsewhere`&&X(`p`,{class:`notice warn`,children:[J(`link-elsewhere`),` `,X(`button`,{type:`button`,onClick:Bt,children:J(`link-take-back`)})]}),e===`locked_out`&&X(`p`,{class:`notice warn`,children:J(`link-locked-out`)}),e===`open`&&od.value!==null&&X(`p`,{class:`notice`,"data-test":`kept-record`,children:[J(`kept-record`),` `,X(`button`,{type:`button`,"data-test":`open-kept`,onClick:()=>void Jf(),children:J(`kept-open`)}),` `,X(`button`,{type:`button`,class:`quiet`,"data-test":`drop-kept`,onClick:()=>od.value=null,children:J(`kept-drop`)})]}),X(bm,{})]})}var Cm=k(null);function wm(){Fe(()=>(addEventListener(`keydown`,Tm),()=>removeEventListener(`keydown`,Tm)),[]);let e=()=>{Cm.value=null},t=L.value;return X(`div`,{class:Zf.value===null?Mn.value?`page projector`:`page`:`page watching`,"data-bar":Qn.value,style:{"--ratio":String(t===null?1:dc(t))},children:[X(xm,{openNew:()=>Cm.value=`new`,openSettings:()=>Cm.value=`settings`}),X(Sm,{}),Zf.value===null?P.value===null?null:X(x,{children:[X(Af,{}),X(`main`,{class:`table`,children:[X(ol,{color:`black`}),X(uc,{view:Df()}),X(ol,{color:`white`}),X(Su,{})]}),X(kf,{})]}):X(mm,{}),Mn.value&&Zf.value===null&&X(`button`,{type:`button`,class:`leave-projector`,"data-test":`leave-projector`,onClick:()=>Mn.value=!1,children:J(`projector-leave`)}),Cm.value===`new`&&X(wl,{close:e}),Cm.value===`settings`&&X(wu,{close:e}),ha.value!==null&&X(El,{}),ga.value!==null&&X(Dl,{}),X(il,{})]})}function Tm(e){let t=e.target instanceof HTMLElement&&e.target.closest(`input, select, textarea, dialog`)!==null;if(e.key===`Escape`&&!(e.target instanceof HTMLElement&&e.target.closest(`dialog`))&&(Nr(),Mn.value=Mn.value&&t),!(Zf.value!==null||t||e.ctrlKey||e.metaKey||e.altKey)){if(fr.value===`hand`)(e.key===`u`||e.key===`[`)&&ra();else switch(e.key){case`[`:case`u`:return Qn.value===`play`?Ea():Ta(-1);case`]`:case`r`:return Ta(1);case`{`:return wa(0);case`}`:return wa(P.value?.moves.length??0)}}}var Em={attached(e){Bn(),Dm(e)},told(e){cn(e),Fs(e),jr(e)}};async function Dm(e){e||(ln(),_r(),Wr(),id()),await z({do:`show`}),e&&await nd(),e&&Bf()||await Kf(),await Jd()}addEventListener(`dragover`,e=>e.preventDefault()),addEventListener(`drop`,e=>{e.preventDefault(),Zf.value!==null&&(location.hash=``),ud(e.dataTransfer?.files[0])}),zd(),Yd();var Om=document.getElementById(`page`);Om!==null&&ve(X(wm,{}),Om),await Rd().catch(()=>!1)?($f(),Sp(),zt(Em)):Et.value=`locked_out`;