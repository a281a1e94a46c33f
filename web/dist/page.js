var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function ee(e,t){if(t==null)return e.__&&ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:ee(e)}function te(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),ue(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||ee(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,pe(a,n,o),r.__=r.__e=null,n.__e!=i&&ne(n))}function ne(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ne(e)}function C(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(w)}function w(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&te(e)}finally{(a=r.length)&&(i||queueMicrotask)(w)}}function re(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=ie(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=ue(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&he(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=ae(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function ie(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=oe(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=ee(s)),ge(s,s));return r}function ae(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=ae(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ee(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function oe(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function se(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function ce(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||se(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||se(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=le(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function le(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function ue(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,te,ne,C,w,ie,ae,oe,se,ce,le,ue,pe,he,ve=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=de(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof ve==`function`){g=s.length;try{if(C=n.props,w=(f=ve.prototype)&&f.render,ie=(f=ve.contextType)&&i[f.__c],ae=f?ie?ie.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(w?n.__c=y=new ve(C,ae):(n.__c=y=new S(C,ae),y.constructor=ve,y.render=_e),ie&&ie.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),w&&(y.__s||(y.__s=y.state),ve.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,ve.getDerivedStateFromProps(C,y.__s)))),b=y.props,te=y.state,y.__v=n,r.__c){if(C!==b&&w&&!ve.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(C,ae),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(C,y.__s,ae)){n.__v!=r.__v&&(y.props=C,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=ee(r);break n}y.componentWillUpdate&&y.componentWillUpdate(C,y.__s,ae),w&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,te,ne)})}else w&&!ve.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),w&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=ae,y.props=C,y.__P=t,y.__g&=-5,oe=e.__r,se=w?25:0;do y.__g&=-9,oe&&oe(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++se<25);w&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),w&&r.__c&&y.getSnapshotBeforeUpdate&&(ne=y.getSnapshotBeforeUpdate(b,te)),ce=f&&f.type===x&&f.key==null?f.props.children:f,C.__P&&(f=c,a=(t=C.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&ge(e,e)}),r.__k=null),c=r.__k?ee(r,0):null),c=re(t,h(ce)?ce:[ce],n,r,i,a,o,s,c,l,u),C.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(pe=o.indexOf(c||void 0))||(pe=o.length);(he=o[pe-1])&&he.nodeType==8;)pe--;for(;pe<o.length;pe++)if(he=o[pe]){if(o[pe]=null,le){if(he==ue)break}else{if(he.nodeType!=8)break;he.data.startsWith(`$s`)&&(ue=de(le=he))}}}if(!le){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;le=c}(f=de(le=n.__c.__z||(n.__c.__z=le)))?(n.__e=le,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||fe(n),e.__e(t,n,r)}}else c=n.__e=me(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function de(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function fe(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(fe))}function pe(t,n,r){for(var i=0;i<r.length;)he(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function me(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,te,ne=r.props||f,C=n.props,w=n.type;if(w==`svg`?a=`http://www.w3.org/2000/svg`:w==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(w?b.localName==w:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(te=u.ownerDocument||document,!w)return te.createTextNode(C);t=te.createElementNS(a,w,C.is?C:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(w){if(u=w==`template`&&t.content||t,o=w==`textarea`&&C.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(ne={},d=0;d<t.attributes.length;d++)ne[(b=t.attributes[d]).name]=b.value;for(d in ne)b=ne[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in C||d==`value`&&`defaultValue`in C||d==`checked`&&`defaultChecked`in C||ce(t,d,null,b,a);for(d in C)b=C[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||ne[d]===b||ce(t,d,b,ne[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(w==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(w))&&(a=`http://www.w3.org/1999/xhtml`),re(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&ee(r,0),c,l),o&&o.some(v)),c&&w!=`textarea`||(d=`value`,w==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(w!=`progress`||x)||ce(t,d,x,ne[d],a),d=`checked`,S!=null&&S!=t[d]&&ce(t,d,S,ne[d],a))}else ne===C||c&&t.data==C||(t.data=C);return t}function he(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function ge(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||he(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&ge(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=de(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function _e(e,t,n){return this.constructor(e,n)}function ve(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],ue(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),pe(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),C(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),C(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var ye,T,be,xe,Se=Object.is,Ce=0,we=[],Te=[],E=e,Ee=E.__b,De=E.__r,Oe=E.diffed,ke=E.__c,Ae=E.unmount,je=E.__;function Me(e,t){E.__h&&E.__h(T,e,Ce||t),Ce=0;var n=T.__H||(T.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ne(e){return Ce=1,Pe(Ke,e)}function Pe(e,t,n){var r=Me(ye++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Ke(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);Se(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=T,!T.__f)){T.__f=!0;var i=T.shouldComponentUpdate;T.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,Se(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function Fe(e,t){var n=Me(ye++,3);!E.__s&&Ge(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,T.__H.__h.push(n))}function Ie(e,t){var n=Me(ye++,4);!E.__s&&Ge(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,T.__h.push(n))}function Le(e){return Ce=5,Re(function(){return{current:e}},[])}function Re(e,t){var n=Me(ye++,7);return Ge(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ze(){var e;do{for(;e=Te.shift();)try{Ue(e)}catch(t){E.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=we.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ue),t.__h.some(We),t.__h=[]}catch(n){t.__h=[],E.__e(n,e.__v)}}}while(Te.length)}E.__b=function(e){T=null,Ee&&Ee(e)},E.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),je&&je(e,t)},E.__r=function(e){De&&De(e),ye=0;var t=(T=e.__c).__H;t&&(be==T?T.__h=[]:(t.__h.some(Ue),t.__h.some(We),ye=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),be=T},E.diffed=function(e){Oe&&Oe(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&He(we.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),be=T=null},E.__c=function(e,t){t.some(function(e){try{e.__h.some(Ue),e.__h=e.__h.filter(function(e){return!e.__||We(e)})}catch(t){e.__h=[function(){throw t}]}}),ke&&ke(e,t)},E.unmount=function(e){Ae&&Ae(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,He(Te.push(r))}else Ue(r)}catch(e){t=e}}),r.__H=void 0,t&&E.__e(t,r.__v))};var Be=typeof requestAnimationFrame==`function`;function Ve(e){var t,n=function(){clearTimeout(r),Be&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Be&&(t=requestAnimationFrame(n))}function He(e){e!=1&&xe==E.requestAnimationFrame||((xe=E.requestAnimationFrame)||Ve)(ze)}function Ue(e){var t=T,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),T=t}function We(e){var t=T;e.__c=e.__(),T=t}function Ge(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!Se(t,e[n])})}function Ke(e,t){return typeof t==`function`?t(e):t}var qe=Symbol.for(`preact-signals`);function Je(){if($e>1)$e--;else{var e,t=!1;for((function(){var e=rt;for(rt=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Qe!==void 0;){var n=Qe;for(Qe=void 0,et++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ot(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if(et=0,$e--,t)throw e}}function Ye(e){if($e>0)return e();nt=++tt,$e++;try{return e()}finally{Je()}}var Xe,D=void 0;function Ze(e){var t=D,n=Xe;D=void 0,Xe=void 0;try{return e()}finally{D=t,Xe=n}}var Qe=void 0,$e=0,et=0,tt=0,nt=0,rt=void 0,it=0;function at(e){if(D!==void 0){var t=e.n;if(t===void 0||t.t!==D)return t={i:0,S:e,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:t},D.s!==void 0&&(D.s.n=t),D.s=t,e.n=t,32&D.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=D.s,t.n=void 0,D.s.n=t,D.s=t),t}}function O(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}O.prototype.brand=qe,O.prototype.h=function(){return!0},O.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Ze(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},O.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Ze(function(){var e;(e=t.Z)==null||e.call(t)}))}},O.prototype.subscribe=function(e){var t=this;return j(function(){var n=t.value;Ze(function(){return e(n)})},{name:`sub`})},O.prototype.valueOf=function(){return this.value},O.prototype.toString=function(){return this.value+``},O.prototype.toJSON=function(){return this.value},O.prototype.peek=function(){var e=this;return Ze(function(){return e.value})},Object.defineProperty(O.prototype,"value",{get:function(){var e=at(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(et>100)throw Error(`Cycle detected`);(function(e){$e!==0&&et===0&&e.l!==nt&&(e.l=nt,rt={S:e,v:e.v,i:e.i,o:rt})})(this),this.v=e,this.i++,it++,$e++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Je()}}}});function k(e,t){return new O(e,t)}function ot(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function st(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ct(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function lt(e,t){O.call(this,void 0,t),this.x=e,this.s=void 0,this.g=it-1,this.f=4}lt.prototype=new O,lt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===it))return!0;if(this.g=it,this.f|=1,this.i>0&&!ot(this))return this.f&=-2,!0;var e=D;try{st(this),D=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return D=e,ct(this),this.f&=-2,!0},lt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}O.prototype.S.call(this,e)},lt.prototype.U=function(e){if(this.t!==void 0&&(O.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},lt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(lt.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=at(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function A(e,t){return new lt(e,t)}function ut(e){var t=e.j;if(e.j=void 0,typeof t==`function`){$e++;var n=D;D=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,dt(e),t}finally{D=n,Je()}}}function dt(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ut(e)}function ft(e){if(D!==this)throw Error(`Out-of-order effect`);ct(this),D=e,this.f&=-2;try{8&this.f&&dt(this)}finally{Je()}}function pt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Xe&&Xe.push(this)}pt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},pt.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,ut(this),st(this),$e++;var e=D;return D=this,ft.bind(this,e)},pt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Qe,Qe=this)},pt.prototype.d=function(){this.f|=8,1&this.f||dt(this)},pt.prototype.dispose=function(){this.d()};function j(e,t){var n=new pt(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var mt,ht,gt=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,_t=[];j(function(){mt=this.N})();function vt(t,n){e[t]=n.bind(null,e[t]||function(){})}function yt(e){if(ht){var t=ht;ht=void 0,t()}ht=e&&e.S()}function bt(e){var t=this,r=e.data,i=St(r);i.name=`ReactiveDom`,i.value=r;var a=Re(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=A(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=A(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=j(function(){if(this.N=Tt,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}bt.displayName=`ReactiveTextNode`,Object.defineProperties(O.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:bt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),vt(`__b`,function(e,t){if(yt(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof O&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),vt(`__r`,function(e,t){if(e(t),t.type!==x){yt();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return j(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;gt&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),yt(n)}}),vt(`__e`,function(e,t,n,r){yt(),e(t,n,r)}),vt(`diffed`,function(e,t){yt();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=xt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function xt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=k(n);return{o:function(e,t){a.value=e,r=t},d:j(function(){this.N=Tt;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}vt(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),vt(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function St(e,t){return Re(function(){return k(e,t)},[])}var Ct=function(e){queueMicrotask(function(){queueMicrotask(e)})};function wt(){Ye(function(){for(var e;e=_t.shift();)mt.call(e)})}function Tt(){_t.push(this)===1&&(e.requestAnimationFrame||Ct)(wt)}function Et(e){return new URLSearchParams(location.hash.slice(1)).get(e)}function Dt(...e){let t=location.hash.slice(1).split(`&`).filter(t=>!e.some(e=>t.startsWith(`${e}=`))).join(`&`);history.replaceState(null,``,t===``?location.pathname:`${location.pathname}#${t}`)}async function Ot(){let e=Et(`token`)??``;return Dt(`token`),kt(e)}async function kt(e=``){try{return(await fetch(`/token`,{method:`POST`,body:e,credentials:`same-origin`})).status!==403}catch{return!0}}function At(){addEventListener(`hashchange`,()=>{Et(`token`)!==null&&location.reload()})}var jt=8<<20;async function Mt(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream(`deflate-raw`)),n=new Uint8Array(await new Response(t).arrayBuffer()),r=``;for(let e=0;e<n.length;e+=8192)r+=String.fromCharCode(...n.subarray(e,e+8192));return btoa(r).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Nt(e){try{let t=atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`)).getReader(),i=new TextDecoder,a=``,o=0;for(let e=await r.read();!e.done;e=await r.read()){if(o+=e.value.length,o>jt)return await r.cancel(),null;a+=i.decode(e.value,{stream:!0})}return a+i.decode()}catch{return null}}var Pt=k(`opening`),Ft=A(()=>Pt.value!==`open`),It=k(!1),Lt=`liangyi-tab`,Rt=4001,zt=250,Bt=8e3,Vt=null,Ht=null,Ut=!1,Wt=1,Gt=zt,Kt,qt=new Map;function Jt(e){Ht=e,Xt()}function Yt(){window.clearTimeout(Kt),Xt()}function M(e,t){if(Vt===null||!Ut)return Promise.resolve(null);let n=Wt++;return Vt.send(JSON.stringify({id:n,rev:t,...e})),new Promise(e=>qt.set(n,e))}function Xt(){let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/tab`);Vt?.close(),Vt=e,Ut=!1,e.onopen=()=>e.send(JSON.stringify({tab:sessionStorage.getItem(Lt)})),e.onmessage=({data:t})=>{Vt===e&&Zt(String(t))},e.onclose=({code:t})=>{Vt===e&&$t(t)}}function Zt(e){let t=JSON.parse(e);if(Qt(t)){sessionStorage.setItem(Lt,t.tab),Ut=!0,It.value=t.matches,Gt=zt,Pt.value=`open`,Ht?.attached(t.found);return}let n=t;Ht?.told(n),n.re!==null&&(qt.get(n.re)?.(n),qt.delete(n.re))}function Qt(e){return typeof e==`object`&&!!e&&`tab`in e&&`found`in e}function $t(e){Vt=null,Ut=!1,qt.forEach(e=>e(null)),qt.clear(),e===Rt?Pt.value=`elsewhere`:(Pt.value===`open`&&(Pt.value=`cut`),en(),Kt=window.setTimeout(Xt,Gt),Gt=Math.min(Gt*2,Bt))}async function en(){let e=await kt();!Ut&&Pt.value!==`elsewhere`&&(Pt.value=e?`cut`:`locked_out`)}var tn=[`black`,`white`];function nn(e){return e===`black`?0:1}function rn(e){return e===`black`?`white`:`black`}function an(e){return e===`black`?`X`:`O`}function on(e){return e===`X`?`black`:e===`O`?`white`:null}function sn(e,t){let{x:n,y:r}=N(t,{height:e.length});return e[r]?.charAt(n)??``}var cn=`ABCDEFGHJKLMNOPQRSTUVWXYZ`,ln=`ABCDEFGHIJKLMNOPQRSTUVWXYZ`;function un({x:e,y:t},{height:n}){return`${cn.charAt(e)}${n-t}`}function N(e,{height:t}){return{x:cn.indexOf(e.charAt(0).toUpperCase()),y:t-Number(e.slice(1))}}function P(e){return e!==`pass`&&e!==`virtual`}function dn({size:e,game:t},n){switch(n){case`own`:return[...t===`line_game`?ln:cn];case`without-i`:return[...cn];case`with-i`:return[...ln];case`numbers`:return Array.from({length:e.width},(e,t)=>String(t+1));case`none`:return null}}function fn({width:e,height:t}){return Math.min(.38,.09+.022*Math.max(e,t))}function pn(e,t,n){let{x:r}=N(e,t.size),i=e.slice(1);return n===`numbers`?`X${r+1}Y${i}`:((dn(t,n)??cn)[r]??``)+i}function mn({width:e,height:t}){let n=e=>{let t=e>=13?3:e>=7?2:null;return{edge:t,middle:e%2==1?(e-1)/2:null,far:t===null?null:e-1-t}},[r,i]=[n(e),n(t)],a=[],o=(e,t)=>{e!==null&&t!==null&&a.push({x:e,y:t})};for(let e of[r.edge,r.far])o(e,i.edge),o(e,i.far),o(e,t>=15?i.middle:null);for(let t of[i.edge,i.far])o(e>=15?r.middle:null,t);return o(r.middle,e>=5&&t>=5?i.middle:null),a}var F=k(null),I=k(0),L=k(null),hn=k(null),R=A(()=>F.value?.state??null),z=A(()=>hn.value??R.value?.to_move??`black`);function gn(e){return F.value?.seats[nn(e)].by===`person`}function _n(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;t===null||e.rev<I.value||(e.is===`refused`?L.value=e.why.kind===`old_revision`?null:e.why:(e.rev!==I.value||e.re!==null)&&(L.value=null),e.rev!==I.value&&(Tn.value=null,hn.value=null),I.value=e.rev,F.value=t)}function vn(){I.value=0,Tn.value=null,hn.value=null}var yn=[`new`,`open`,`open_lesson`,`open_recent`],bn=new Set([...yn,`play`,`goto`,`play_on`,`resign`,`mark_dead`,`mark_owner`,`mark_end`,`adopt`,`agree`,`disagree`,`goto_node`,`comment`,`remove`,`promote`,`hand_step`,`hand_undo`]),xn=k(0),Sn=Promise.resolve();function Cn(e){let t=Sn.then(e);return Sn=t.catch(()=>null),t}var wn=new Map;function B(e){if(!bn.has(e.do))return M(e,I.value);let t=JSON.stringify(e),n=wn.get(t)??Cn(()=>M(e,I.value)).finally(()=>wn.delete(t));return wn.set(t,n),yn.some(t=>t===e.do)&&n.then(e=>xn.value+=+(e?.is===`game`)),n}var Tn=k(null);async function En(e){let t=Tn.value;if(t?.rev===I.value&&t.color===e)return t.illegal;let n=I.value,r=await B({do:`reasons`,color:e});return r?.is!==`reasons`||I.value!==n?[]:(Tn.value={rev:n,color:e,illegal:r.illegal},r.illegal)}var Dn=A(()=>{let e=R.value;if(e===null)return new Map;let t=Tn.value,n=z.value===e.to_move?e.illegal:t?.color===z.value?t.illegal:[];return new Map(n.map(e=>[e.move,e]))});function On(e){let t=R.value?.to_move;hn.value=e===t?null:e,e!==t&&En(e)}var kn=[`play`,`count`,`review`,`rules`];function An(e,t){if(t.is===`show`)return{panel:t.panel,count:t.count??e.count};if(e.panel===`review`||e.panel===`rules`&&t.isLesson)return e;switch(t.is){case`stopped`:return{panel:`count`,count:`agree`};case`agreed`:return{panel:`count`,count:`steps`};case`resumed`:return{...e,panel:`play`}}}var jn=`liangyi-panel`,Mn=k({panel:In(sessionStorage.getItem(jn))??`play`,count:`steps`}),V=A(()=>Mn.value.panel),Nn=A(()=>Mn.value.count);function Pn(e){Mn.value=An(Mn.peek(),e)}function Fn(e,t){Pn({is:`show`,panel:e,...t===void 0?{}:{count:t}})}function In(e){return kn.find(t=>t===e)}j(()=>sessionStorage.setItem(jn,V.value)),j(()=>{V.value,Nn.value,L.value=null});var H=A(()=>{let e=F.value?.agreement;return e!=null&&!e.agreed&&e.disputed_by===null}),Ln={agreeing:!1,agreed:!1};j(()=>{let e={agreeing:H.value,agreed:F.value?.agreement?.agreed===!0},t=F.value?.lesson!=null;e.agreeing&&!Ln.agreeing?Pn({is:`stopped`,isLesson:t}):Ln.agreeing&&e.agreed&&!Ln.agreed?Pn({is:`agreed`,isLesson:t}):Ln.agreeing&&!e.agreeing&&!e.agreed&&Pn({is:`resumed`,isLesson:t}),Ln=e});var Rn=[`en`,`zh-Hans`,`zh-Hant`],zn=[`system`,`light`,`dark`],Bn=[`own`,`without-i`,`with-i`,`numbers`,`none`],Vn=[`lead`,`winrate`],Hn=[`50`,`200`,`800`,`3200`,`12800`],Un=[`none`,`last`,`all`,`variation`],Wn=`liangyi-settings`,Gn=Jn(),U={language:Yn(`language`,Rn,Zn()),theme:Yn(`theme`,zn,`system`),coordinates:Yn(`coordinates`,Bn,`own`),hintsLocked:Xn(`hintsLocked`),confirmMoves:Xn(`confirmMoves`),engineShown:Xn(`engineShown`),ownershipShown:Xn(`ownershipShown`),nextShown:Xn(`nextShown`),measure:Yn(`measure`,Vn,`lead`),visits:Yn(`visits`,Hn,`200`),numbered:Yn(`numbered`,Un,`none`)},Kn=k(!1);j(()=>{let e=Object.entries(U).map(([e,{value:t}])=>[e,t]);qn(Wn,JSON.stringify(Object.fromEntries(e)))}),j(()=>{let e=U.theme.value;e===`system`?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e});function qn(e,t){try{return localStorage.setItem(e,t),!0}catch{return!1}}function Jn(){try{let e=JSON.parse(localStorage.getItem(Wn)??`{}`);return typeof e==`object`&&e?{...e}:{}}catch{return{}}}function Yn(e,t,n){return k(t.find(t=>t===Gn[e])??n)}function Xn(e){return k(Gn[e]===!0)}function Zn(){let e=navigator.language.toLowerCase();return e.startsWith(`zh`)?/hant|tw|hk|mo/.test(e)?`zh-Hant`:`zh-Hans`:`en`}var Qn=k([]),$n=k({all:1,without_network:1});async function er(){let e=await M({do:`rulesets`},null);e?.is===`rulesets`&&(Qn.value=e.rows,$n.value=e.levels)}var tr=k(new Map),nr=new Set;function rr(e){let t=U.language.value,n=`${t} ${e}`,r=tr.value.get(n);return r===void 0&&!nr.has(n)&&(nr.add(n),ir(n,e,t)),r??null}async function ir(e,t,n){let r=await M({do:`explain`,ruleset:t,language:n},null);r?.is===`explained`?tr.value=new Map(tr.value).set(e,r):r===null&&nr.delete(e)}var ar=k([]),or=null;async function sr(){let e=U.language.value;if(or===e)return;or=e;let t=await M({do:`lessons`,language:e},null);t?.is===`lessons`?ar.value=t.lessons:or=null}var cr=A(()=>ar.value.find(({name:e})=>e===F.value?.lesson)??null),lr=null;async function ur(e){lr=U.language.value,Fn(`rules`),await B({do:`open_lesson`,name:e,language:lr})}j(()=>{let e=U.language.value,t=F.peek();t?.lesson!=null&&lr!==null&&lr!==e&&I.peek()>0&&(lr=e,dr(t.lesson,e,t.here.on_main_line?t.state.move_number:0))});async function dr(e,t,n){(await B({do:`open_lesson`,name:e,language:t}))?.is===`game`&&n>0&&await B({do:`goto`,move_number:n})}var fr=A(()=>{if(V.value===`review`)return`review`;if(V.value===`rules`&&cr.value!==null)return`lesson`;if(V.value===`count`&&R.value?.game===`go`)switch(Nn.value){case`steps`:return`count`;case`hand`:case`rulesets`:return Nn.value;case`agree`:return F.value?.agreement?.agreed||H.value?`agree`:`play`}return H.value?`agree`:`play`});function pr(e){let t=new Map,n=[],r=0;for(let i of e){let e=i.parent===null?null:t.get(i.parent)??null,a={node:i,parent:e,children:[],column:e===null?0:e.column+1,row:0};e?.children.push(a),t.set(i.id,a),n.push(a),r=Math.max(r,a.column+1)}return{all:n,byId:t,columns:r,rows:n[0]===void 0?0:mr(n[0],r)}}function mr(e,t){let n=new Int32Array(t).fill(-1),r=[e],i=0;for(let e=r.pop();e!==void 0;e=r.pop()){let t=hr(e),a=Math.max(0,e.column-1),o=a+t.length+(e.column===0?0:1),s=n.subarray(a,o).reduce((e,t)=>Math.max(e,t),-1)+1;n.fill(s,a,o);for(let e of t){e.row=s;for(let t=e.children.length-1;t>0;t--){let n=e.children[t];n!==void 0&&r.push(n)}}i=Math.max(i,s+1)}return i}function hr(e){let t=[e];for(let n=e.children[0];n!==void 0;n=n.children[0])t.push(n);return t}function gr(e){let t=[];for(let n=e;n!==null;n=n.parent)t.push(n);return t.reverse()}function _r(e){return gr(e).every(e=>e.parent===null||e.parent.children[0]===e)}function vr(e){let t=[e],n=0;for(let e=t.pop();e!==void 0;e=t.pop())n++,t.push(...e.children);return n}var W=k(null),yr=k(null),br=k(null),xr=A(()=>yr.value??br.value),Sr=k(!1),Cr=k(null),wr=A(()=>{let e=F.value;return e===null||e.resigned!==null?!1:e.agreement===null?!e.state.over:e.agreement.disputed_by!==null}),Tr=A(()=>V.value===`review`?H.value?`look`:`play`:V.value===`count`&&Nn.value!==`agree`?Nn.value===`hand`?`hand`:`look`:H.value?`mark`:`play`),Er=-1;j(()=>{I.value!==Er&&(Er=I.value,Ye(()=>{W.value=null,Cr.value=null,br.value=null}))});var G=k(null),Dr=null;function Or(){return Dr??=kr().finally(()=>Dr=null),Dr}async function kr(){let e=G.value?.rev===F.value?.here.tree_rev;for(;!e;){let t=await B({do:`tree`});if(t?.is!==`tree`)return;G.value={rev:t.tree_rev,...pr(t.nodes)},e=t.tree_rev>=(F.value?.here.tree_rev??0)}}j(()=>{V.value===`review`&&G.value?.rev!==F.value?.here.tree_rev&&Or()});function Ar(){G.value=null,jr.value=null}var jr=k(null),Mr=A(()=>jr.value??F.value?.here.id??0),Nr=A(()=>G.value?.byId.get(Mr.value)??null);async function Pr(e){let t=jr.value!==null;e!==Mr.value&&(jr.value=e,t||await Cn(Fr))}async function Fr(){let e=jr.value;for(;e!==null;){let t=await M({do:`goto_node`,node:e},null);e=t?.is!==`game`||jr.value===e||jr.value===t.here.id?null:jr.value}jr.value=null}var K=k([]);j(()=>{let[e,t]=[G.value,F.value?.here],n=t===void 0?void 0:e?.byId.get(t.id);if(e==null||t===void 0||n===void 0){K.value=[];return}let r=K.peek().map(({node:t})=>e.byId.get(t.id)),i=r.indexOf(n);if(i>=0&&r.every(Ir)&&(r[i+1]?.node.id??null)===t.next_on_line){K.value=r;return}let a=gr(n),o=t.next_on_line===null?void 0:e.byId.get(t.next_on_line);K.value=o===void 0?a:[...a,...hr(o)]});function Ir(e){return e!==void 0}var Lr=A(()=>{let e=Mr.value;return K.value.findIndex(({node:t})=>t.id===e)});function Rr(e){return gr(e).flatMap(e=>e.parent===null?[]:[e.parent.children.indexOf(e)])}async function zr(e){await Or();let t=G.value?.all[0];for(let n of e)t=t?.children[n]??t;return t?.node.id??null}async function Br(e){let t=await zr(e);t!==null&&await Pr(t)}var Vr=k(null),Hr=k(null),Ur=A(()=>Hr.value??F.value?.here.analysis??null),Wr=k(new Map);j(()=>{let e=G.value?.all??[];Wr.value=new Map(e.flatMap(({node:e})=>e.value===null?[]:[[e.id,e.value]]))});function Gr(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;if(t!==null)Ye(()=>{Vr.value=t.analysing,Hr.value=null});else if(e.is===`analysed`){let{node:t,analysis:n,run:r}=e,{winrate:i,lead:a,visits:o,stopped:s}=n;Ye(()=>{Vr.value=r,Hr.value=t===F.value?.here.id?n:Hr.value;let e={winrate:i,lead:a,visits:o,stopped:s?.lead??null};Wr.value=new Map(Wr.value).set(t,e)})}}async function Kr(e){U.engineShown.value=!0,await M({do:`analyse`,scope:e,visits:Number(U.visits.value)},null)}function qr(){Vr.value!==null&&M({do:`stop_analysis`},null)}var Jr=A(()=>U.engineShown.value&&!U.hintsLocked.value),Yr=A(()=>R.value?.game===`line_game`?`winrate`:U.measure.value),Xr=k(null),[Zr,Qr]=[100,2e3],$r=A(()=>`${G.value?.rev} ${K.value.at(-1)?.node.id}`),ei,ti=0;j(()=>{if($r.value,Wr.value,Vr.value,V.value===`review`&&G.value!==null&&ei===void 0){let e=Vr.value===null?Zr:Math.max(Zr,ti+Qr-Date.now());ei=window.setTimeout(()=>void ni(),e)}});async function ni(){[ei,ti]=[void 0,Date.now()];let e=await M({do:`review`},null);e?.is===`review`&&(Xr.value=e)}var ri=A(()=>new Map(Xr.value?.moves.map(e=>[e.node,e])??[]));function ii(){Ye(()=>{[Vr.value,Hr.value,Xr.value]=[null,null,null]})}var ai=`ABCDEFGHIJ`,oi=A(()=>(V.value===`review`&&Jr.value&&W.value===null?Ur.value?.moves??[]:[]).slice(0,10).map((e,t)=>({...e,letter:ai.charAt(t)}))),si=k(null),ci=k(10),li=A(()=>{let e=si.value??Cr.value??(Sr.value?yr.value:null);return e===null?null:oi.value.find(({move:t})=>t===e)??null}),ui=A(()=>{let[e,t]=[R.value,li.value];if(e===null||t===null)return[];let n=e.to_move;return t.pv.slice(0,ci.value).map((e,t)=>({at:e,color:t%2==0?n:rn(n),number:t+1})).filter(({at:e})=>P(e))});function di(e){if(ui.value.length===0)return!1;let t=li.value?.pv.length??1;return ci.value=Math.min(t,Math.max(1,Math.min(ci.value,t)+e)),!0}function fi(e,t){return t===`black`?e:1-e}function pi(e,t){return e===null||t===`black`?e:-e}var mi=10,hi=A(()=>{let e=R.value?.move_number??0;switch(U.numbered.value){case`none`:return null;case`all`:return 0;case`last`:return Math.max(0,e-mi);case`variation`:{let e=Nr.value===null?void 0:gr(Nr.value).find(e=>!_r(e));return e===void 0?null:e.node.number-1}}}),gi=A(()=>{let[e,t,n]=[R.value,F.value,hi.value];if(V.value!==`review`||e===null||t===null||n===null)return null;let r=U.numbered.value===`variation`?n:0,i=new Map,a=t.moves.slice(0,e.move_number);a.forEach(({move:e},t)=>i.set(e,t+1));let o=new Map,s=[];return a.forEach(({move:t,color:a},c)=>{let l=c+1;if(l<=n||!P(t))return;let u=i.get(t)??l;u===l?sn(e.rows,t)===an(a)?o.set(t,l-r):s.push({number:l-r,at:t,now:null}):s.push({number:l-r,at:t,now:u-r})}),{on:o,notes:s}}),_i=A(()=>V.value===`review`&&W.value===null),vi=A(()=>_i.value||fr.value===`lesson`&&W.value===null?F.value?.here.marks??[]:[]),yi=A(()=>{let e=F.value?.here;return!_i.value||!U.nextShown.value||e===void 0?[]:e.next.flatMap(({id:t,move:n})=>n!==null&&P(n)?[{at:n,isNext:t===e.next_on_line}]:[])}),bi=k(null),xi=A(()=>bi.value??(F.value?.agreement?.agreed?`agreed`:`judgement`)),Si=A(()=>xi.value===`judgement`&&F.value?.agreement===null&&R.value?.over===!1),Ci=A(()=>`${I.value} ${xi.value}`),wi=k(null),Ti=k(!1),Ei=A(()=>wi.value?.of===Ci.value?wi.value.boards:null),Di=A(()=>wi.value?.of===Ci.value&&wi.value.boards===null),Oi=k(0),ki=k(0),Ai=A(()=>{let e=Ei.value?.counts??[];return e[Math.min(Oi.value,e.length-1)]??null}),ji=A(()=>{let e=Ai.value?.steps??[];return e[Math.min(ki.value,e.length-1)]??null});async function Mi(){if(Ti.value||wi.value?.of===Ci.value)return;Ti.value=!0;let e=Ci.value,t=await B({do:`count`,view:xi.value});Ye(()=>{Ti.value=!1,wi.value={of:e,boards:t?.is===`counts`?t:null},ki.value=2**53-1})}var Ni=A(()=>{let[e,t]=[F.value,R.value];return JSON.stringify([t?.ruleset,t?.move_number,t?.rows,e?.agreement?.views])}),Pi=k(null),Fi=A(()=>Pi.value?.of===Ni.value?Pi.value.result:null),Ii=!1;async function Li(){if(!Ii){Ii=!0;for(let e=``;e!==Ni.value&&Pi.value?.of!==Ni.value;){e=Ni.value;let t=await B({do:`count`,view:`black`}),n=t?.is===`counts`?t.counts[0]?.result:void 0;Pi.value=n===void 0?Pi.value:{of:e,result:n}}Ii=!1}}var Ri=k(null),zi=k(!1),Bi=A(()=>Ri.value?.of===Ci.value?Ri.value.rows:null);async function Vi(){if(zi.value)return;zi.value=!0;let e=Ci.value,t=await B({do:`compare`,view:xi.value});zi.value=!1,t?.is===`comparison`&&(Ri.value={of:e,rows:t.rows})}var Hi=k([]),Ui=k(null),Wi=A(()=>`${Ci.value} ${Hi.value.join(` `)}`),Gi=A(()=>Bi.value!==null&&Hi.value.length===2&&Ui.value?.of===Wi.value),Ki=A(()=>{let e=Gi.value?Ui.value?.pair:null;return e!=null&&`between`in e?e:null}),qi=A(()=>{let e=Gi.value?Ui.value?.pair:null;return e!=null&&`kind`in e?e:null}),Ji=A(()=>new Map(Ki.value?.points.map(e=>[e.at,e.difference])??[]));function Yi(e){let t=Hi.value.filter(t=>t!==e);Hi.value=t.length<Hi.value.length?t:[...t,e].slice(-2)}async function Xi(){let e=Wi.value,[t,n]=Hi.value;if(t===void 0||n===void 0||Ui.value?.of===e)return;Ui.value={of:e,pair:null};let r=await B({do:`difference`,view:xi.value,between:[t,n]});Ye(()=>{if(Ui.value?.of===e){L.value=null;let t=r?.is===`difference`?r:r?.is===`refused`?r.why:null;Ui.value=t===null?null:{of:e,pair:t}}})}var Zi=k(null),Qi=k(!1),$i=A(()=>Zi.value?.of===Ci.value?Zi.value.board:null),ea=A(()=>$i.value!==null&&`rows`in $i.value?$i.value:null),ta=A(()=>$i.value!==null&&`kind`in $i.value?$i.value:null),na=k(null),ra=A(()=>ea.value?.may.find(e=>oa(e)===na.value)??null),q=k([]),ia=A(()=>{let e=ea.value?.rows??[];return q.value.filter(({at:t})=>sn(e,t)===`.`)}),aa=A(()=>new Set(ra.value?.at??[]));function oa(e){return`${e.step}-${e.side??`both`}`}async function sa(e=!1){if(Qi.value||!e&&Zi.value?.of===Ci.value)return;Qi.value=!0;let t=Ci.value,n=await B({do:`hand_begin`,view:xi.value});Qi.value=!1,n?.is===`hand`?ca(t,n):n?.is===`refused`&&(Zi.value={of:t,board:n.why}),t!==Ci.value&&await sa()}function ca(e,t){Ye(()=>{Zi.value={of:e,board:t},q.value=[],L.value=null})}function la(e){Ye(()=>{na.value=oa(e),q.value=[]}),e.step===`gather`&&fa()}function ua(e){let[t,n]=[ra.value,ea.value];if(t===null||n===null||!aa.value.has(e))return;let r=q.value.filter(t=>t.at!==e),i=r.length===q.value.length,a=t.side??on(sn(n.owner,e))??da();Ye(()=>{q.value=i?[...r,{at:e,color:a}]:r,L.value=null})}function da(){return 2*q.value.filter(({color:e})=>e===`black`).length>q.value.length?`white`:`black`}async function fa(){let e=ha();e!==null&&await ma({do:`hand_step`,...e})}async function pa(){await ma({do:`hand_undo`})}async function ma(e){let t=Ci.value,n=await B(e);n?.is===`hand`?ca(t,n):n?.is===`refused`&&n.why.kind===`wrong_phase`&&await sa(!0)}function ha(){let[e,t]=[ra.value,ea.value];if(e===null||t===null)return null;let n=e.side??`black`,r=q.value.map(e=>e.at),i=e=>q.value.filter(t=>t.color===e).map(e=>e.at);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return{step:e.step,side:n,at:r};case`move`:{let e=e=>sn(t.rows,e)!==`.`;return{step:`move`,side:n,from:r.filter(e),to:r.filter(t=>!e(t))}}case`exchange`:case`fill_public`:return{step:e.step,black:i(`black`),white:i(`white`)};case`gather`:return{step:`gather`}}}var ga=A(()=>{let[e,t,n]=[cr.value,F.value,R.value];if(fr.value!==`lesson`||e===null||t===null||n===null||!t.here.on_main_line)return null;let r=e.questions.find(({step:e})=>e===n.move_number),i=t.moves[n.move_number]?.move;return r===void 0||i===void 0?null:{right:i,answers:r.answers}}),_a=k(null);j(()=>{I.value,_a.value=null});var va=k(`both`),ya=A(()=>{let e=tn.filter(gn);return e.length===1?e:[`both`,`black`,`white`]}),ba=A(()=>{let e=ya.value.includes(va.value)?va.value:ya.value[0];return e===`both`||e===void 0?[...tn]:[e]});function xa(e){return Cn(()=>Sa(e))}async function Sa(e){let[t,n]=[R.value,F.value?.agreement],r=ba.value[0];if(t===null||n==null||!H.value||r===void 0)return;let i=n.views[nn(r)];if(sn(t.rows,e)!==`.`){let t=!i.dead.includes(e);await Ta(n=>({do:`mark_dead`,by:n,at:e,dead:t}))}else if(n.owners_matter){let t=i.owned[0].includes(e)?`white`:i.owned[1].includes(e)?null:`black`;await Ta(n=>({do:`mark_owner`,by:n,at:e,owner:t}))}}function Ca(e){return wa(t=>({do:`adopt`,by:t,view:e}))}function wa(e){return Cn(()=>Ta(e))}async function Ta(e){for(let t of ba.value)if((await M(e(t),I.value))?.is!==`game`)return}var Ea=k(null);async function Da(e){switch(br.value=null,Tr.value){case`look`:return;case`mark`:return xa(e);case`hand`:return ua(e);case`play`:return Oa(e)}}function Oa(e){return Cn(()=>ka(e))}async function ka(e){let t=R.value,n=P(e)?!Ma(e):e!==`pass`||t?.next.includes(`pass`);if(t===null||!wr.value||!gn(z.value)||!n)return;let r=ga.value;if(r!==null&&z.value===t.to_move)return e===r.right?La(1):void(_a.value=e);z.value!==t.to_move&&await En(z.value);let i=Dn.value.get(e);br.value=i===void 0?null:e,i?.kind===`forbidden`?Ea.value=e:i===void 0&&await ja(e)}function Aa(){let e=Ea.value;Ea.value=null,e!==null&&Cn(()=>ja(e))}async function ja(e){Cr.value=null,(await M({do:`play`,color:z.value,move:e},I.value))?.is===`game`&&(yr.value=null,hn.value=null)}function Ma(e){let t=R.value;return t!==null&&sn(t.rows,e)!==`.`}var Na=null;function Pa(e){let t=Na,n=()=>F.value?.moves.length??0;Na=r=>Math.max(0,Math.min(n(),e(t?.(r)??r))),t===null&&Cn(Fa)}async function Fa(){let[e,t]=[Na,R.value?.move_number];Na=null;let n=t===void 0?void 0:e?.(t);if(e===null||n===void 0||n===t)return;let r=await M({do:`goto`,move_number:n},I.value);r?.is===`refused`&&r.why.kind===`old_revision`&&Pa(e)}function Ia(e){Pa(()=>e)}function La(e){Pa(t=>t+e)}function Ra(e){let[t,n]=[R.value?.move_number??0,F.value?.moves.length??0];return F.value?.thinking===null&&[`play`,`review`,`lesson`].includes(fr.value)&&(e<0?t>0:t<n)}function za(){Pa(e=>{let t=(F.value?.moves??[]).slice(0,e).findLastIndex(({color:e})=>gn(e));return t>=0&&tn.filter(gn).length===1?t:e-1})}async function Ba(e){if(W.value!==null){W.value=null;return}let t=(await En(z.value)).find(t=>t.move===e);t?.earlier?W.value={is:`earlier`,board:t.earlier,move:e}:t&&t.verdicts.length>0&&(W.value={is:`verdicts`,reasoned:t,step:0})}var Va=class{constructor(e){this.value=e}valueOf(){return this.value}},J=class extends Va{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ha=class extends Va{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ua=class e extends Va{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Va)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Va&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Wa=100,Ga=`⁨`,Ka=`⁩`;function qa(e,t,n){return n===t||n instanceof Ha&&t instanceof Ha&&n.value===t.value||t instanceof Ha&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ja(e,t,n){return t[n]?ro(e,t[n].value):(e.reportError(RangeError(`No default`)),new J)}function Ya(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Xa(e,i.value):n.push(Xa(e,i));return{positional:n,named:r}}function Xa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ha(t.value,{minimumFractionDigits:t.precision});case`var`:return Za(e,t);case`mesg`:return Qa(e,t);case`term`:return $a(e,t);case`func`:return eo(e,t);case`select`:return to(e,t);default:return new J}}function Za(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new J(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new J(`$${t}`);if(n instanceof Va)return n;switch(typeof n){case`string`:return n;case`number`:return new Ha(n);case`object`:if(Ua.supportsValue(n))return new Ua(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new J(`$${t}`)}}function Qa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new J(t);if(n){let i=r.attributes[n];return i?ro(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new J(`${t}.${n}`))}return r.value?ro(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new J(t))}function $a(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new J(i);if(n){let t=a.attributes[n];if(t){e.params=Ya(e,r).named;let n=ro(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new J(`${i}.${n}`)}e.params=Ya(e,r).named;let o=ro(e,a.value);return e.params=null,o}function eo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new J(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new J(`${t}()`);try{let t=Ya(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new J(`${t}()`)}}function to(e,{selector:t,variants:n,star:r}){let i=Xa(e,t);if(i instanceof J)return Ja(e,n,r);for(let t of n)if(qa(e,i,Xa(e,t.key)))return ro(e,t.value);return Ja(e,n,r)}function no(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new J;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Wa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Wa}`);r&&n.push(Ga),n.push(Xa(e,i).toString(e)),r&&n.push(Ka)}return e.dirty.delete(t),n.join(``)}function ro(e,t){return typeof t==`string`?e.bundle._transform(t):no(e,t)}var io=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ao(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var oo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function so(e,t){let n=e[0];if(n instanceof J)return new J(`NUMBER(${n.valueOf()})`);if(n instanceof Ha)return new Ha(n.valueOf(),{...n.opts,...ao(t,oo)});if(n instanceof Ua)return new Ha(n.toNumber(),{...ao(t,oo)});throw TypeError(`Invalid argument to NUMBER`)}var co=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function lo(e,t){let n=e[0];if(n instanceof J)return new J(`DATETIME(${n.valueOf()})`);if(n instanceof Ua||n instanceof Ha)return new Ua(n,ao(t,co));throw TypeError(`Invalid argument to DATETIME`)}var uo=new Map;function fo(e){let t=Array.isArray(e)?e.join(` `):e,n=uo.get(t);return n===void 0&&(n=new Map,uo.set(t,n)),n}var po=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:so,DATETIME:lo,...t},this._useIsolating=n,this._transform=r,this._intls=fo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new io(this,n,t);try{return no(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new J().toString(r);throw e}}},mo=/^(-?[a-zA-Z][\w-]*) *= */gm,ho=/\.([a-zA-Z][\w-]*) *= */y,go=/\*?\[/y,_o=/(-?[0-9]+(?:\.([0-9]+))?)/y,vo=/([a-zA-Z][\w-]*)/y,yo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,bo=/^[A-Z][A-Z0-9_-]*$/,xo=/([^{}\n\r]+)/y,So=/([^\\"\n\r]*)/y,Co=/\\([\\"])/y,wo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,To=/^\n+/,Eo=/ +$/,Do=/ *\r?\n/g,Oo=/( *)$/,ko=/{\s*/y,Ao=/\s*}/y,jo=/\[\s*/y,Mo=/\s*] */y,No=/\s*\(\s*/y,Po=/\s*->\s*/y,Fo=/\s*:\s*/y,Io=/\s*,?\s*/y,Lo=/\s+/y,Ro=class{constructor(e){this.body=[],mo.lastIndex=0;let t=0;for(;;){let n=mo.exec(e);if(n===null)break;t=mo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ho);){let t=o(ho),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(xo)&&(r=o(xo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,To),u([i],i.length)):r?S(r,Eo):null}function u(r=[],i){for(;;){if(n(xo)){r.push(o(xo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Eo));let c=[];for(let e of r)e instanceof zo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ko,SyntaxError);let e=f();if(i(Ao))return e;if(i(Po)){let t=h();return i(Ao,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(yo)){let[,e,t,n=null]=a(yo);if(e===`$`)return{type:`var`,name:t};if(i(No)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(bo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Io)}}function m(){let e=f();return e.type===`mesg`&&i(Fo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(go);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(jo,SyntaxError);let e;return e=n(_o)?v():{type:`str`,value:o(vo)},i(Mo,SyntaxError),e}function _(){if(n(_o))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(_o),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(So),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Co))return o(Co);if(n(wo)){let[,e,t]=a(wo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Lo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Do,`
`),n=Oo.exec(e)[1].length;return new zo(t,n)}}},zo=class{constructor(e,t){this.value=e,this.length=t}},Bo={en:Vo(`en`,`
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
    The connection is cut; until it is back nothing can be played or changed. The program keeps the game, and the page
    tries again. If the program was started anew, open the address that it has printed.
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
copy = Copy SGF
copied = Copied
copied-record = The record is copied as SGF.
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
    changes the side. After a click the arrows, Home and End go through the moves.
keys-moves =
    Anywhere: Left, u or [ goes back a move, Right, r or ] goes on; Home or {"{"} goes to the start, End or {"}"} to the end;
    so does the wheel over the board. Ctrl+C copies the record as SGF, Ctrl+V opens one.


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
        [black] Estimate: if it stopped here, Black would win
       *[white] Estimate: if it stopped here, White would win
    }{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    }
estimate-draw = Estimate: if it stopped here, it would be a draw
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
topic-resolution = Resolution
topic-shares = Shared points
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
sign-forbidden = Forbidden: { $kinds }
sign-dead = { $side ->
        [black] Dead, says Black
       *[white] Dead, says White
    }
sign-owned = Whose point it is: square by Black’s mark, round by White’s
sign-judged = What the engine judges: a broken ring about dead stones, squares as large as it is sure of the owner
sign-owner = Whose point it is
sign-shared = Shared
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
agree-nothing-marked = No stone is marked as dead.
agreed-count = See the count
agree-how = A click on a chain marks it as dead, or as alive again.
agree-how-owners =
    A click on a chain marks it as dead, or as alive again; on an empty region it gives it to Black, to White, or
    leaves it to the rules.
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
method-fill-all = Fill all
method-half-counting = One side alone
method-living-stones = Living stones
method-proportional = Proportional
method-territory = Territory
step-back = Step back
step-on = Next step
step-slider = Step
step-of = { $number } / { $last }
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
`),"zh-Hans":Vo(`zh-Hans`,`
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
link-cut = 连接已断，恢复之前不能下棋，也不能改动。棋局在程序中保存着，网页正在重新连接。若程序已重新启动，请打开它新显示的网址。
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
copy = 复制 SGF
copied = 已复制
copied-record = 棋谱已复制为 SGF。
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
keys-board = 棋盘上：方向键、Home、End、PageUp、PageDown 移动光标；Enter 下子；v 虚着，p 放弃，x 换另一方。用鼠标点过之后，方向键、Home、End 用来前后翻看。
keys-moves = 任何地方：←、u 或 [ 退一手，→、r 或 ] 进一手；Home 或 {"{"} 到开头，End 或 {"}"} 到最后；在棋盘上转动滚轮也可前后翻看。Ctrl+C 把棋谱复制为 SGF，Ctrl+V 打开棋谱。


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
        [black] 估计：若停在此处，黑胜
       *[white] 估计：若停在此处，白胜
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }
estimate-draw = 估计：若停在此处，和棋
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
topic-resolution = { -resolution }
topic-shares = { -public-point }
about-virtual = 着一子于盘外，放在棋盘旁。它表示下{ -real-move }不利，又不{ -offer-to-stop }。它与{ -real-move }一样算作一手着子；下过{ -virtual-move }之后，劫就可能可以提回。{ -virtual-move }后，不得使对方再次{ -face }同一个{ -board-position }。
about-offer-stop = { -pass }就是{ -offer-to-stop }。对方也{ -pass }，则{ -stopped }，还没有终局：双方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }则{ -resolution }。对方下别的一手，就是不同意。
about-offer-rest = { -pass }就是提议{ -at-rest }。对方也{ -pass }，则棋局{ -at-rest }，还没有终局：双方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }则继续下。对方下别的一手，就是不同意。
about-offer-end = { -board-position }与先前相同的一手，以及{ -pass }，是{ -null-move }，即{ -ask-for-the-end }。双方连续{ -null-move }，对局结束。先{ -ask-for-the-end }而留下{ -wild-region }的一方，以{ -lazy }判负。
about-offer-unchanged = 不改变棋势的一手，以及{ -pass }，是请求终局；双方连续两手如此，对局结束。
about-offer-pass = 双方连续{ -pass }，不再下子；规则要求协商{ -dead-stones }的，此时协商。
about-stopped = 对局停了，还没有终局。双方各自标出{ -dead-stones }：看法一致则数棋，有{ -disagreement }则{ -resolution }。
about-at-rest = 棋局停了，还没有终局。双方各自标出{ -dead-stones }：看法一致则数棋，有{ -disagreement }则继续下。
about-debt = 在{ -contest }，比对方多下 n 手着子的棋着（盘内盘外都算），贴出 n 点。应贴的点数写在俘子旁边。
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
sign-forbidden = 禁手：{ $kinds }
sign-dead = { $side ->
        [black] 黑方认为是死子
       *[white] 白方认为是死子
    }
sign-owned = 归谁：方形是黑方的标记，圆形是白方的标记
sign-judged = 程序的判断：死子有虚线圈；方块越大，归属越有把握
sign-owner = 归谁的空点
sign-shared = { -public-point }
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
agree-nothing-marked = 没有标出死子。
agreed-count = 看数棋
agree-how = 点击一块棋，标为死子，或改回活子。
agree-how-owners = 点击一块棋，标为死子，或改回活子；点击空处，定其归黑、归白，或由规则决定。
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
method-fill-all = { -fill-all }
method-half-counting = 数子法（只数一方）
method-living-stones = { -living-stones }
method-proportional = 按比例
method-territory = 比目法（数目）
step-back = 退一步
step-on = 进一步
step-slider = 步骤
step-of = { $number } / { $last }
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
`),"zh-Hant":Vo(`zh-Hant`,`
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
link-cut = 連線已斷，恢復之前不能下棋，也不能改動。棋局在程式中保存著，網頁正在重新連線。若程式已重新啟動，請開啟它新顯示的網址。
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
copy = 複製 SGF
copied = 已複製
copied-record = 棋譜已複製為 SGF。
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
keys-board = 棋盤上：方向鍵、Home、End、PageUp、PageDown 移動游標；Enter 下子；v 虛著，p 放棄，x 換另一方。用滑鼠點過之後，方向鍵、Home、End 用來前後翻看。
keys-moves = 任何地方：←、u 或 [ 退一手，→、r 或 ] 進一手；Home 或 {"{"} 到開頭，End 或 {"}"} 到最後；在棋盤上轉動滾輪也可前後翻看。Ctrl+C 把棋譜複製為 SGF，Ctrl+V 開啟棋譜。


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
        [black] 估計：若停在此處，黑勝
       *[white] 估計：若停在此處，白勝
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }
estimate-draw = 估計：若停在此處，和棋
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
topic-resolution = { -resolution }
topic-shares = { -public-point }
about-virtual = 著一子於盤外，放在棋盤旁。它表示下{ -real-move }不利，又不{ -offer-to-stop }。它與{ -real-move }一樣算作一手著子；下過{ -virtual-move }之後，劫就可能可以提回。{ -virtual-move }後，不得使對方再次{ -face }同一個{ -board-position }。
about-offer-stop = { -pass }就是{ -offer-to-stop }。對方也{ -pass }，則{ -stopped }，還沒有終局：雙方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }則{ -resolution }。對方下別的一手，就是不同意。
about-offer-rest = { -pass }就是提議{ -at-rest }。對方也{ -pass }，則棋局{ -at-rest }，還沒有終局：雙方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }則繼續下。對方下別的一手，就是不同意。
about-offer-end = { -board-position }與先前相同的一手，以及{ -pass }，是{ -null-move }，即{ -ask-for-the-end }。雙方連續{ -null-move }，對局結束。先{ -ask-for-the-end }而留下{ -wild-region }的一方，以{ -lazy }判負。
about-offer-unchanged = 不改變棋勢的一手，以及{ -pass }，是請求終局；雙方連續兩手如此，對局結束。
about-offer-pass = 雙方連續{ -pass }，不再下子；規則要求協商{ -dead-stones }的，此時協商。
about-stopped = 對局停了，還沒有終局。雙方各自標出{ -dead-stones }：看法一致則數棋，有{ -disagreement }則{ -resolution }。
about-at-rest = 棋局停了，還沒有終局。雙方各自標出{ -dead-stones }：看法一致則數棋，有{ -disagreement }則繼續下。
about-debt = 在{ -contest }，比對方多下 n 手著子的棋著（盤內盤外都算），貼出 n 點。應貼的點數寫在俘子旁邊。
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
sign-forbidden = 禁手：{ $kinds }
sign-dead = { $side ->
        [black] 黑方認為是死子
       *[white] 白方認為是死子
    }
sign-owned = 歸誰：方形是黑方的標記，圓形是白方的標記
sign-judged = 程式的判斷：死子有虛線圈；方塊越大，歸屬越有把握
sign-owner = 歸誰的空點
sign-shared = { -public-point }
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
agree-nothing-marked = 沒有標出死子。
agreed-count = 看數棋
agree-how = 點擊一塊棋，標為死子，或改回活子。
agree-how-owners = 點擊一塊棋，標為死子，或改回活子；點擊空處，定其歸黑、歸白，或由規則決定。
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
method-fill-all = { -fill-all }
method-half-counting = 數子法（只數一方）
method-living-stones = { -living-stones }
method-proportional = 按比例
method-territory = 比目法（數目）
step-back = 退一步
step-on = 進一步
step-slider = 步驟
step-of = { $number } / { $last }
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
`)};function Vo(e,...t){let n=new po(e,{useIsolating:!1});return t.forEach(e=>n.addResource(new Ro(e))),n}function Y(e,...t){return Uo(e,t[0]??null)??e}function Ho(e){return Uo(e,null)}function Uo(e,t){let n=Bo[U.language.value],r=n.getMessage(e)?.value;return r?n.formatPattern(r,t):null}j(()=>{document.documentElement.lang=U.language.value,document.title=Y(`title`)});function Wo(e){return e===`0`?e:e.startsWith(`-`)?e.replace(`-`,`−`):`+${e}`}function Go(e){return`${Math.round(100*e)}%`}function Ko(e){if(e===null)return`–`;let t=e.toFixed(1);return t===`0.0`||t===`-0.0`?`0.0`:t.startsWith(`-`)?`−${t.slice(1)}`:`+${t}`}function qo(e){return e<1e3?String(e):e<1e4?`${(e/1e3).toFixed(1)}k`:`${Math.round(e/1e3)}k`}function X(e,t){return pn(e,t,U.coordinates.value)}function Jo(e){return dn(e,U.coordinates.value)}function Yo(e,t,n){let r=on(sn(n.rows,e))??`empty`,i=[X(e,t),Y(`point-${r}`)];n.last===e&&i.push(Y(`point-last`)),n.views.forEach(({dead:t,owned:n},r)=>{let a=r===0?`black`:`white`;t.includes(e)&&i.push(Y(`point-dead-by-${a}`)),n.forEach((t,n)=>{t.includes(e)&&i.push(Y(`point-owned-by-${a}`,{owner:n===0?`black`:`white`}))})});let a=r===`empty`?sn(n.owner??[],e):void 0;(a===`X`||a===`O`||a===`=`)&&i.push(Y(a===`=`?`point-shared`:a===`X`?`point-of-black`:`point-of-white`)),n.chosen.has(e)?i.push(Y(`point-chosen`)):n.choosable.has(e)&&i.push(Y(`point-choosable`)),n.ringed.has(e)&&i.push(Y(`point-changed`)),n.wild.has(e)&&i.push(Y(`point-wild`));let o=n.differing.get(e);o!==void 0&&i.push(Y(`point-differs`,{difference:Wo(o)})),i.push(...Xo.value.get(e)??[]);let s=n.forbidden.get(e);return s!==void 0&&i.push(Y(`point-illegal`,{why:Zo(s)})),i.join(Y(`list-separator`))}var Xo=A(()=>{let e=new Map,t=R.value;if(!_i.value||t===null)return e;let n=(t,n)=>e.set(t,[...e.get(t)??[],n]);for(let[e,t]of gi.value?.on??[])n(e,Y(`point-number`,{number:t}));for(let{at:e,isNext:t}of yi.value)n(e,Y(t?`point-next`:`point-variation`));let r=t.to_move;for(let{move:e,letter:t,winrate:i,lead:a}of oi.value){let o=Yr.value===`winrate`,s=o?Go(fi(i,r)):Ko(pi(a,r));n(e,Y(o?`point-tried-winrate`:`point-tried-lead`,{letter:t,value:s}))}for(let e of vi.value)n(e.at,e.shape===`label`?Y(`mark-label`,{text:e.text}):Y(`mark-${e.shape}`));return e});function Zo(e){switch(e.kind){case`ko`:return Y(`why-ko`,{after:e.after_move});case`repeats`:{let t=e.faced_by??`nobody`,{what:n,after_move:r}=e;return Y(`why-repeats`,{what:n,by:t,after:r,rule:Y(`rule-${e.rule}`)})}case`forbidden`:return Y(`why-forbidden`,{kinds:Qo(e.kinds)});case`drawn`:return Y(`why-drawn`,{after:e.after_move});case`suicide`:case`occupied`:case`no_virtual_moves`:case`over`:return Y(`why-${e.kind}`)}}function Qo(e){return e.map(e=>Y(`forbidden-${e}`)).join(Y(`list-separator`))}var $o=Symbol.for(`pv`),es=0;Array.isArray;function Z(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:$o,__v:--es,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}var ts={X:`black`,O:`white`,"=":`shared`};function ns({rows:e,board:t}){return Z(`g`,{class:`owners`,children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=ts[e],a=t[n]?.charAt(r)===`.`;return i===void 0||!a?null:Z(rs,{x:r,y:n,owner:i},`${r} ${n}`)}))})}function rs({x:e,y:t,owner:n}){if(n!==`shared`)return Z(`rect`,{class:`owner ${n}`,x:e+.34,y:t+.34,width:.32,height:.32,rx:.04});let[r,i]=[e+.34,t+.34];return Z(x,{children:[Z(`path`,{class:`owner black`,d:`M${r} ${i}h0.32l-0.32 0.32Z`}),Z(`path`,{class:`owner white`,d:`M${r+.32} ${i}v0.32h-0.32Z`})]})}var is=.15;function as({values:e,board:t}){return Z(x,{children:e.flatMap((e,n)=>e.map((e,r)=>{let i=.4*Math.abs(e),a=t?.[n]?.charAt(r)===(e>0?`X`:`O`);return Math.abs(e)<is||a?null:Z(`rect`,{class:e>0?`sure black`:`sure white`,x:r+.5-i/2,y:n+.5-i/2,width:i,height:i},`${r} ${n}`)}))})}function os({judged:e,size:t}){let n=e.chains.filter(e=>e.dead).flatMap(e=>e.stones);return Z(`g`,{class:`judged`,children:[Z(as,{values:e.ownership}),n.map(e=>{let{x:n,y:r}=N(e,t);return Z(`circle`,{class:`judged-dead`,cx:n+.5,cy:r+.5,r:.49},e)})]})}function ss({views:e,size:t}){return Z(`g`,{class:`claims`,children:e.map(({dead:e,owned:n},r)=>Z(`g`,{class:r===0?`by-black`:`by-white`,children:[e.map(e=>Z(cs,{by:r,...N(e,t)},e)),n.flatMap((e,n)=>e.map(e=>Z(ls,{by:r,owner:n===0?`black`:`white`,...N(e,t)},e)))]},r))})}function cs({x:e,y:t,by:n}){let[r,i]=n===0?[e+.18,t+.18]:[e+.54,t+.54],a=n===0?`M${r} ${i}l0.28 0.28M${r+.28} ${i}l-0.28 0.28`:`M${r+.14} ${i}v0.28M${r} ${i+.14}h0.28`;return Z(x,{children:[Z(`path`,{class:`halo`,d:a}),Z(`path`,{class:`sign`,d:a})]})}function ls({x:e,y:t,by:n,owner:r}){return n===0?Z(`rect`,{class:`claim ${r}`,x:e+.56,y:t+.12,width:.32,height:.32}):Z(`circle`,{class:`claim ${r}`,cx:e+.28,cy:t+.72,r:.17})}var us=.12;function ds(e,t){return t===null?us:1.9*fn(e)}function fs({size:e,columns:t,rows:n,last:r}){let{width:i,height:a}=e,o=ds(e,t);return Z(`svg`,{class:`position`,viewBox:`${-o} ${-o} ${i+2*o} ${a+2*o}`,"aria-hidden":`true`,children:[Z(ps,{size:e,columns:t}),Z(hs,{rows:n}),Z(gs,{rows:n,size:e,move:r})]})}function ps({size:e,columns:t}){let{width:n,height:r}=e,i=fn(e),a=.85*i,o=Array.from({length:n},(e,t)=>t),s=Array.from({length:r},(e,t)=>t),c=[...o.map(e=>`M${e+.5} 0.5V${r-.5}`),...s.map(e=>`M0.5 ${e+.5}H${n-.5}`)].join(``);return Z(x,{children:[Z(`defs`,{children:[Z(`radialGradient`,{id:`black-stone`,cx:`0.38`,cy:`0.32`,r:`0.75`,children:[Z(`stop`,{class:`black-light`,offset:`0`}),Z(`stop`,{class:`black-dark`,offset:`1`})]}),Z(`radialGradient`,{id:`white-stone`,cx:`0.38`,cy:`0.32`,r:`0.85`,children:[Z(`stop`,{class:`white-light`,offset:`0.3`}),Z(`stop`,{class:`white-dark`,offset:`1`})]})]}),Z(`path`,{class:`lines`,d:c}),Z(`path`,{class:`edge`,d:`M0.5 0.5H${n-.5}V${r-.5}H0.5Z`}),mn(e).map(({x:e,y:t})=>Z(`circle`,{class:`star`,cx:e+.5,cy:t+.5,r:.09},`${e} ${t}`)),t!==null&&Z(`g`,{class:`coordinates`,"font-size":i,children:[o.flatMap(e=>[-a,r+a].map(n=>Z(`text`,{x:e+.5,y:n,children:t[e]},`${e} ${n}`))),s.flatMap(e=>[-a,n+a].map(t=>Z(`text`,{x:t,y:e+.5,children:r-e},`${t} ${e}`)))]})]})}function ms({x:e,y:t,color:n,kind:r=``}){return Z(`circle`,{class:`stone ${n} ${r}`.trimEnd(),cx:e+.5,cy:t+.5,r:.475})}function hs({rows:e,dead:t}){return Z(x,{children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=on(e),a=`${r} ${n}`;return i!==null&&Z(ms,{x:r,y:n,color:i,kind:t?.has(a)?`dead`:``},a)}))})}function gs({rows:e,size:t,move:n}){if(n===null||!P(n))return null;let{x:r,y:i}=N(n,t);return Z(`circle`,{class:`last on-${on(sn(e,n))??`white`}`,cx:r+.5,cy:i+.5,r:.2})}var _s=8;function vs({color:e,count:t,title:n,test:r,always:i=!1,isLast:a=!1}){if(t===0&&!i)return null;let o=Math.min(t,_s),s=e=>.5+e*.55;return Z(`div`,{class:a?`pile is-last`:`pile`,"data-test":r,children:[Z(`span`,{class:`pile-title`,children:n}),Z(`span`,{class:`pile-count`,children:t}),Z(`svg`,{class:`pile-stones`,viewBox:`0 0 ${1+7*.55} 1`,"aria-hidden":`true`,children:[Array.from({length:o},(t,n)=>Z(`circle`,{class:`stone ${e}`,cx:s(n),cy:`0.5`,r:`0.42`},n)),a&&Z(`circle`,{class:`last on-${e}`,cx:s(o-1),cy:`0.5`,r:`0.2`})]})]})}function ys({x:e,y:t}){return Z(x,{children:[Z(`circle`,{class:`ring-halo`,cx:e+.5,cy:t+.5,r:.3}),Z(`circle`,{class:`ring`,cx:e+.5,cy:t+.5,r:.3})]})}function bs({x:e,y:t}){let n=(n,r)=>`M${e+.5+.44*n} ${t+.5+.28*r}v${.16*r}h${-.16*n}`,r=[n(-1,-1),n(1,-1),n(1,1),n(-1,1)].join(``);return Z(x,{children:[Z(`path`,{class:`choosable-halo`,d:r}),Z(`path`,{class:`choosable`,d:r})]})}function xs({x:e,y:t,difference:n}){let r=Wo(n),i=r.length<3?.32:r.length<5?.27:.19;return Z(`g`,{class:`difference-plate`,children:[Z(`rect`,{x:e+.12,y:t+.3,width:.76,height:.4,rx:.1}),Z(`text`,{x:e+.5,y:t+.5,"font-size":i,children:r})]})}function Ss({x:e,y:t}){return Z(`path`,{class:`wild`,d:`M${e+.2} ${t+.6}q0.15 -0.35 0.3 -0.1t0.3 -0.1M${e+.2} ${t+.8}q0.15 -0.35 0.3 -0.1t0.3 -0.1`})}function Cs({x:e,y:t,illegal:n}){let r=ws(n),i=r.length>1;return Z(`g`,{class:`forbidden ${n.kind}`,children:r.map((n,a)=>Z(`path`,{d:Ts(n,e+.5+(i?.3*(a-(r.length-1)/2):0),t+.5)},n))})}function ws(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return[e.kind];case`forbidden`:return e.kinds;case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return[]}}function Ts(e,t,n){switch(e){case`suicide`:return`M${t-.18} ${n}a0.18 0.18 0 1 0 0.36 0a0.18 0.18 0 1 0 -0.36 0Zm0.08 0h0.2`;case`ko`:return`M${t-.17} ${n-.17}h0.34v0.34h-0.34Z`;case`repeats`:return`M${t-.17} ${n-.17}l0.34 0.34m0 -0.34l-0.34 0.34`;case`three-three`:return`M${t} ${n-.19}l0.19 0.34h-0.38Z`;case`four-four`:return`M${t} ${n-.21}l0.21 0.21l-0.21 0.21l-0.21 -0.21Z`;case`overline`:return`M${t-.22} ${n-.07}h0.44v0.14h-0.44Z`}}function Es({lines:e,size:t}){return Z(`g`,{class:`stone-lines`,children:e.map(({stones:e,by:n,direction:r,shape:i})=>{let a=e.map(e=>N(e,t)),[o,s]=[a[0],a.at(-1)];return o===void 0||s===void 0?null:Z(`g`,{class:i,children:[Z(`path`,{d:`M${o.x+.5} ${o.y+.5}L${s.x+.5} ${s.y+.5}`}),n.map(e=>{let{x:n,y:r}=N(e,t);return Z(`circle`,{cx:n+.5,cy:r+.5,r:.13},e)})]},`${r} ${e.join(` `)}`)})})}function Ds({now:e,columns:t,view:n}){let{size:r}=e,i=e=>N(e,r);return Z(x,{children:[Z(ps,{size:r,columns:t}),n.owner!==null&&Z(ns,{rows:n.owner,board:n.rows}),n.judged!==null&&Z(os,{judged:n.judged,size:r}),Z(Os,{view:n,now:e}),Z(ss,{views:n.views,size:r}),[...n.choosable].map(e=>Z(bs,{...i(e)},e)),n.planned.map(({at:e,color:t})=>Z(ms,{...i(e),color:t,kind:`ghost`},e)),[...n.chosen].map(e=>Z(ys,{...i(e)},e)),[...n.ringed].filter(P).map(e=>Z(ys,{...i(e)},e)),[...n.wild].map(e=>Z(Ss,{...i(e)},e)),Z(Es,{lines:n.lines,size:r}),n.signed.map(e=>Z(Cs,{illegal:e,...i(e.move)},e.move)),[...n.differing].map(([e,t])=>Z(xs,{difference:t,...i(e)},e)),n.candidates.filter(P).slice(0,1).map(e=>Z(`g`,{class:`candidate`,children:[Z(`circle`,{cx:i(e).x+.5,cy:i(e).y+.5,r:.32}),Z(`text`,{x:i(e).x+.5,y:i(e).y+.5,children:`A`})]},e)),Z(gs,{rows:n.rows,size:r,move:n.last})]})}function Os({now:e,view:t}){let n=t.views.flatMap(e=>e.dead).map(t=>N(t,e.size));return Z(x,{children:[Z(hs,{rows:t.rows,dead:new Set(n.map(({x:e,y:t})=>`${e} ${t}`))}),t.added.map(({at:t,color:n},r)=>{let{x:i,y:a}=N(t,e.size);return Z(`g`,{class:`added on-${n}`,children:[Z(ms,{x:i,y:a,color:n}),Z(`text`,{x:i+.5,y:a+.5,children:r+1})]},t)})]})}var ks=k(null),As=k(!1),js=A(()=>ks.value?.rev===I.value&&!U.hintsLocked.value?ks.value.hint:null);async function Ms(){if(As.value||U.hintsLocked.value)return;As.value=!0;let e=I.value,t=await B({do:`hint`});As.value=!1,t?.is===`hint`&&(ks.value={rev:e,hint:t})}var Ns=k(null),Ps=k(!1),Fs=k(!0),Is=A(()=>{let e=R.value;return e===null?``:`${e.ruleset} ${e.move_number} ${e.rows.join(`/`)}`}),Ls=A(()=>Ns.value?.of===Is.value?Ns.value.board:null);async function Rs(){Ls.value!==null||Ps.value||(Ps.value=!0,await B({do:`judge`}),Ps.value=!1)}function zs(e){e.is===`judgement`&&(Ns.value={of:Is.value,board:e})}var Bs={away:!1,last:null,forbidden:new Map,signed:[],ringed:new Set,owner:null,views:[],judged:null,lines:[],added:[],candidates:[],planned:[],chosen:new Set,choosable:new Set,differing:new Map,wild:new Set};function Vs(e){return A(()=>{let[t,n]=[R.value,W.value];return t===null?{...Bs,rows:[]}:n?.is===`earlier`?{...Bs,rows:n.board.rows,away:!0,ringed:new Set([n.move])}:e(t)})}var Hs=Vs(e=>{let t={rows:e.rows,last:Js(e),views:F.value?.agreement?.views??[]},n={...Ys(),candidates:js.value?.line??[]};return Xs(e)??{...Bs,...t,...H.value?{}:n}}),Us=Vs(()=>{let e=H.value&&Fs.value&&W.value===null;return{...Hs.value,judged:e?Ls.value:null}}),Ws=Vs(e=>{let t=gi.value===null?Js(e):null;return Xs(e)??{...Bs,rows:e.rows,last:t,...Ys()}}),Gs=Vs(({rows:e})=>{let[t,n]=[ji.value,Ai.value];if(t===null)return{...Bs,rows:e};let r=new Set(n?.lazy?.wild??[]);return{...Bs,rows:t.rows,away:!0,ringed:new Set(t.touched),owner:t.owner,wild:r}}),Ks=Vs(({rows:e})=>{let t=ea.value;if(t===null)return{...Bs,rows:e};let n=new Set(q.value.map(({at:e})=>e)),r=new Set([...aa.value].filter(e=>!n.has(e))),i={rows:t.rows,owner:t.owner,away:!0};return{...Bs,...i,chosen:n,planned:ia.value,choosable:r}}),qs=Vs(({rows:e})=>({...Bs,rows:e,differing:Ji.value}));function Js(e){let t=e.last_move?.move??null;return vi.value.some(({at:e,shape:n})=>e===t&&n===`label`)?null:t}function Ys(){if(!wr.value)return{forbidden:Bs.forbidden,signed:Bs.signed};let e=({kind:e,move:t})=>P(t)&&(e!==`suicide`||t===(xr.value??Cr.value));return{forbidden:Dn.value,signed:[...Dn.value.values()].filter(e)}}function Xs(e){let t=W.value;if(t?.is!==`verdicts`)return null;let n=t.reasoned.verdicts[t.step],r=e.to_move,i=[...n?.after??[],...n?[n.point]:[]].map(e=>({at:e,color:r})),a=new Set(n===void 0?[]:[n.point]);return{...Bs,rows:e.rows,last:Js(e),added:i,lines:n?.lines??[],ringed:a}}function Zs(e){let t={width:e[0]?.length??0,height:e.length};return e.map((e,n)=>[...e].map((e,r)=>un({x:r,y:n},t)))}var Qs=13,$s=k({x:0,y:0}),ec=!1,[tc,nc]=[!1,!1];function rc({now:e,view:t}){let{width:n,height:r}=e.size,i={x:Math.min($s.peek().x,n-1),y:Math.min($s.peek().y,r-1)};return Z(`div`,{class:`grid`,role:`grid`,"aria-label":Y(`board-label`,{width:n,height:r}),style:{"--columns":String(n),"--rows":String(r)},onKeyDown:t=>lc(t,e),onPointerLeave:()=>ac(),children:Zs(t.rows).map((n,r)=>Z(`div`,{role:`row`,children:n.map((n,a)=>Z(`div`,{role:`gridcell`,children:Z(`button`,{type:`button`,class:`point`,"aria-label":Yo(n,e,t),"data-point":n,tabIndex:a===i.x&&r===i.y?0:-1,onPointerDown:e=>{ec=e.pointerType===`touch`,[tc,nc]=[!0,!0]},onPointerEnter:e=>ic(e,n),onFocus:e=>oc(e.currentTarget,{x:a,y:r},n),onBlur:()=>ac(),onClick:()=>sc(n,e)})},n))},r))})}function ic(e,t){e.pointerType!==`touch`&&(yr.value=t,Sr.value=!0)}function ac(){Sr.value=!1,yr.value=null}function oc(e,t,n){e.closest(`.grid`)?.querySelector(`button[tabindex="0"]`)?.setAttribute(`tabindex`,`-1`),e.tabIndex=0,nc=tc,$s.value=t,br.value=Dn.value.has(n)?n:null,ec||(yr.value=n,Sr.value=!0)}function sc(e,t){let n=Math.max(t.size.width,t.size.height)>Qs,r=ec&&n||U.confirmMoves.value;Tr.value===`play`&&r&&Cr.value!==e?(Cr.value=e,br.value=Dn.value.has(e)?e:null):(Cr.value=null,Da(e))}addEventListener(`pointerup`,()=>tc=!1,!0),addEventListener(`pointercancel`,()=>tc=!1,!0);var cc=/^(Arrow|Home|End|Page)/;function lc(e,t){if((e.ctrlKey||e.altKey||e.metaKey)&&e.key!==`Home`&&e.key!==`End`)return;let{width:n,height:r}=t.size,{x:i,y:a}=$s.value,[o,s]=[n-1,r-1],c=e.ctrlKey;if(nc&&cc.test(e.key)&&!c)return;ec=!1;let l=(()=>{switch(e.key){case`ArrowLeft`:return{x:Math.max(0,i-1),y:a};case`ArrowRight`:return{x:Math.min(o,i+1),y:a};case`ArrowUp`:return{x:i,y:Math.max(0,a-1)};case`ArrowDown`:return{x:i,y:Math.min(s,a+1)};case`Home`:return{x:0,y:c?0:a};case`End`:return{x:o,y:c?s:a};case`PageUp`:return{x:i,y:Math.max(0,a-5)};case`PageDown`:return{x:i,y:Math.min(s,a+5)};default:return null}})();if(l!==null){e.preventDefault();let t=l.y*n+l.x;e.currentTarget.querySelectorAll(`.point`)[t]?.focus()}else e.key===`v`&&t.virtual!==null&&Tr.value===`play`?(e.preventDefault(),Oa(`virtual`)):e.key===`p`&&t.next.includes(`pass`)&&Tr.value===`play`?(e.preventDefault(),Oa(`pass`)):e.key===`x`&&Tr.value===`play`&&(e.preventDefault(),uc())}function uc(){On(rn(z.value))}function dc({now:e,rows:t}){let{size:n}=e,r=e=>on(sn(t,e))??`none`,i=vi.value.map((e,t)=>Z(hc,{mark:e,size:n,on:r(e.at)},t));if(V.value!==`review`)return i.length===0?null:Z(`g`,{class:`reviewed`,children:i});let a=Jr.value&&U.ownershipShown.value?Ur.value?.ownership:null,o=ui.value;return Z(`g`,{class:`reviewed`,children:[a!=null&&Z(as,{values:a,board:t}),o.length===0&&Z(x,{children:[[...gi.value?.on??[]].map(([e,t])=>Z(fc,{at:e,size:n,on:r(e),text:String(t)},e)),yi.value.map(({at:e,isNext:t})=>Z(pc,{at:e,size:n,isNext:t},e)),oi.value.filter(({move:e})=>P(e)).map((t,n)=>Z(mc,{candidate:t,isBest:n===0,now:e},t.move)),i]}),o.map(({at:e,color:t,number:r})=>Z(`g`,{class:`added expected on-${t}`,children:[Z(ms,{...N(e,n),color:t}),Z(fc,{at:e,size:n,on:t,text:String(r)})]},r))]})}function fc({at:e,size:t,on:n,text:r}){let{x:i,y:a}=N(e,t),o=r.length<3?.5:r.length===3?.4:1.5/r.length;return Z(x,{children:[n===`none`&&Z(`circle`,{class:`clearing`,cx:i+.5,cy:a+.5,r:.36}),Z(`text`,{class:`plain on-${n}`,x:i+.5,y:a+.5,"font-size":Math.max(.2,o),children:r})]})}function pc({at:e,size:t,isNext:n}){let{x:r,y:i}=N(e,t);return Z(`circle`,{class:n?`next on-line`:`next`,cx:r+.5,cy:i+.5,r:.4})}function mc({candidate:e,isBest:t,now:n}){let{x:r,y:i}=N(e.move,n.size),a=Yr.value===`winrate`?Go(fi(e.winrate,n.to_move)):Ko(pi(e.lead,n.to_move));return Z(`g`,{class:t?`tried best`:`tried`,children:[t?Z(`rect`,{x:r+.03,y:i+.03,width:.94,height:.94,rx:.12}):Z(`circle`,{cx:r+.5,cy:i+.5,r:.46}),Z(`text`,{class:`letter`,x:r+.5,y:i+.33,children:e.letter}),Z(`text`,{x:r+.5,y:i+.68,"font-size":a.length>4?.27:.31,children:a})]})}function hc({mark:e,size:t,on:n}){let{x:r,y:i}=N(e.at,t),[a,o]=[r+.5,i+.5];switch(e.shape){case`label`:return Z(fc,{at:e.at,size:t,on:n,text:e.text});case`circle`:return Z(`circle`,{class:`record-mark on-${n}`,cx:a,cy:o,r:.25});case`square`:return Z(`rect`,{class:`record-mark on-${n}`,x:a-.22,y:o-.22,width:.44,height:.44});case`triangle`:return Z(`path`,{class:`record-mark on-${n}`,d:`M${a} ${o-.29}l0.26 0.45h-0.52Z`});case`cross`:return Z(`path`,{class:`record-mark on-${n}`,d:`M${r+.28} ${i+.28}l0.44 0.44m0 -0.44l-0.44 0.44`})}}function gc({view:e}){let t=R.value;if(t===null)return null;let n=e.value,{width:r,height:i}=t.size,a=Jo(t),o=ds(t.size,a),[s,c]=[r+2*o,i+2*o],l=(e,t)=>`${100*e/t}%`;return Z(`div`,{class:`board-room`,children:Z(`div`,{class:`board${n.away?` away`:``}`,"data-test":`board`,onWheel:bc,children:[Z(`svg`,{class:`picture`,viewBox:`${-o} ${-o} ${s} ${c}`,"aria-hidden":`true`,children:Z(`g`,{id:`drawing`,children:[Z(Ds,{now:t,columns:a,view:n}),Z(dc,{now:t,rows:n.rows}),Z(xc,{})]})}),Z(`div`,{class:`grid-room`,style:{left:l(o,s),right:l(o,s),top:l(o,c),bottom:l(o,c)},children:Z(rc,{now:t,view:n})})]})})}function _c(e){let{width:t,height:n}=e.size,r=ds(e.size,Jo(e));return(t+2*r)/(n+2*r)}var vc=40,yc=0;function bc(e){if(e.ctrlKey||Ft.value)return;let t=e.deltaY>0?1:-1,n=e.deltaY*(e.deltaMode===WheelEvent.DOM_DELTA_PIXEL?1:vc);yc=(t*yc>0?yc:0)+n;let r=Math.abs(yc)>=vc;yc=r?0:yc,r&&di(t)?e.preventDefault():Ra(t)&&(e.preventDefault(),La(r?t:0))}function xc(){let e=R.value;if(e===null)return null;let t=Cr.value??(Sr.value?yr.value:null);if(t===null||!P(t))return null;let{x:n,y:r}=N(t,e.size),i=Tr.value===`play`&&W.value===null&&wr.value,a=!Ma(t)&&!Dn.value.has(t)&&gn(z.value),o=i?Dn.value.get(t):void 0;return Z(x,{children:[o?.kind===`forbidden`&&Z(Es,{lines:o.lines,size:e.size}),i&&a&&Z(ms,{x:n,y:r,color:z.value,kind:`ghost`}),Cr.value!==null&&Z(`path`,{class:`cursor`,d:Sc(n,r)})]})}function Sc(e,t){let[n,r]=[e+.5,t+.5],i=[-.9,.4].map(e=>`M${n} ${r+e}v0.5`),a=[-.9,.4].map(e=>`M${n+e} ${r}h0.5`);return[...i,...a].join(``)}var Cc={first:`M6 5v14M19 5l-9 7l9 7Z`,back:`M17 5l-10 7l10 7Z`,on:`M7 5l10 7l-10 7Z`,last:`M18 5v14M5 5l9 7l-9 7Z`,up:`M5 17l7 -10l7 10Z`,down:`M5 7l7 10l7 -10Z`,close:`M6 6l12 12M18 6l-12 12`};function wc({icon:e,label:t,titled:n=!1,test:r,class:i,disabled:a=!1,onClick:o}){return Z(`button`,{type:`button`,class:i,"data-test":r,"aria-label":t,title:n?t:void 0,"aria-disabled":a||void 0,onClick:()=>!a&&o(),children:Z(`svg`,{class:`icon`,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:Z(`path`,{d:Cc[e]})})})}function Tc({id:e,title:t,close:n,children:r}){let i=Le(null);return Fe(()=>{let e=i.current;return e?.showModal(),()=>e?.close()},[]),Z(`dialog`,{ref:i,id:e,"aria-labelledby":`${e}-title`,"data-test":e,onClose:n,children:[Z(`header`,{children:[Z(`h2`,{id:`${e}-title`,children:t}),Z(wc,{icon:`close`,class:`quiet close`,label:Y(`close`),onClick:n})]}),r]})}function Ec(e){return Y(e===null?`method-own`:`method-${e}`)}function Dc(e){let t=e.touched.length;switch(e.action){case`debt_paid`:case`surplus`:case`remainder`:return Y(`does-${e.action}`,{side:e.side,count:t});case`equal_territory`:return Y(`does-equal_territory`,{points:e.points});case`equal_stones`:return Y(`does-equal_stones`,{count:e.in_bowl});case`refill`:return Y(`does-refill`,{black:e.left[0],white:e.left[1]});case`tens`:return Y(`does-tens`,{side:e.side,points:e.points,stones:e.stones});case`dead_off`:return Y(`does-dead_off`,{count:t});case`stop`:case`fill`:case`fill_public`:case`fill_but_eyes`:case`eyes_aside`:case`gather`:return Y(`does-${e.action}`)}}function Oc(e){return Y(`hand-${e.step}`,{side:e.side??`both`})}function kc(e,t){let n=e=>jc(e,t);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return`${Y(`hand-${e.step}`,{side:e.side})}${Y(`colon`)}${n(e.at)}`;case`move`:return`${Y(`hand-move`,{side:e.side})}${Y(`colon`)}${n(e.from)} → ${n(e.to)}`;case`exchange`:case`fill_public`:return`${Y(`hand-${e.step}`,{side:`both`})}${Y(`colon`)}${Mc(e.black,e.white,t)}`;case`gather`:return Y(`hand-gather`,{side:`both`})}}function Ac({side:e},t,n){let r=e=>t.filter(t=>e===null||t.color===e),i=e=>r(e).map(({at:e})=>e);return e===null?Mc(i(`black`),i(`white`),n):jc(i(null),n)}function jc(e,t){return e.map(e=>X(e,t)).join(` `)}function Mc(e,t,n){return[...e.length>0?[`${Y(`color-black`)} ${jc(e,n)}`]:[],...t.length>0?[`${Y(`color-white`)} ${jc(t,n)}`]:[]].join(Y(`list-separator`))}function Nc(e){switch(e.kind){case`no_such_point`:return Y(`hand-refused-no_such_point`,{point:e.point});case`no_stone`:case`not_on_border`:case`on_border`:case`not_own`:case`not_public`:case`twice`:return Y(`hand-refused-${e.kind}`,{point:Pc(e.point)});case`no_debt`:return Y(`hand-refused-no_debt`,{side:e.side});case`more_than_owed`:return Y(`hand-refused-more_than_owed`,{owed:e.owed});case`fewer_beside`:return Y(`hand-refused-fewer_beside`,{beside:e.beside});case`unequal`:return Y(`hand-refused-unequal`,{one:e.numbers[0],two:e.numbers[1]});case`no_points`:case`nothing_to_gather`:case`too_many_steps`:return Y(`hand-refused-${e.kind}`)}}function Pc(e){return R.value===null?e:X(e,R.value)}function Fc(e){return Y(`color-${e}`)}function Ic(e){return Ho(`ruleset-${e}`)??e}function Q(e,t){return e===`pass`||e===`virtual`?Y(`move-${e}`):P(e)?X(e,t):e}function Lc(e){switch(e.by){case`person`:return Y(`seat-person`);case`level`:return Y(`seat-level`,{level:e.level});case`time`:return Y(`seat-time`,{seconds:e.seconds})}}function Rc(e){let{winner:t,margin:n,reason:r}=e;return r===`unfilled`?Y(`reason-unfilled`):t===null?Y(`result-draw`,{reason:Y(`reason-${r}`)}):Y(`result-win`,{winner:t,by:n===null?`none`:n.replace(/^[-+]/,``),reason:Y(`reason-${r}`)})}function zc({winner:e,margin:t,reason:n}){if(n===`unfilled`)return Y(`reason-unfilled`);let r=t===null?`none`:t.replace(/^[-+]/,``);return e===null?Y(`estimate-draw`):Y(`estimate-win`,{winner:e,by:r})}function Bc({state:e,resigned:t,agreement:n,result:r}){return t===null?r===null?n?.disputed_by==null?Y(e.phase===`stopped`&&e.offer_means===`rest`?`phase-at-rest`:`phase-${e.phase}`):Y(`phase-disputed`):Rc(r):Y(`phase-resigned`,{side:t})}function Vc(e){let{state:t,thinking:n,agreement:r,resigned:i}=e;if(i!==null||t.over&&r===null)return[{about:`moves`,text:Y(`line-moves`,{number:t.move_number})}];if(r!==null&&r.agreed)return[{about:`agreed`,text:Y(`line-agreed`)},...Hc(t)];if(r!==null&&r.disputed_by===null)return[{about:`agree`,text:Y(`line-agree-now`)},...Hc(t)];let a=[{about:`turn`,text:Y(`line-turn`,{side:t.to_move,number:t.move_number+1})},...Hc(t)];n!==null&&a.push({about:`thinking`,text:Y(`line-thinking`)}),t.debt!==null&&(r!==null||t.phase===`resolution`)&&a.push({about:`free`,text:Y(`line-free-extra`)}),t.offer!==null&&r===null&&t.phase!==`stopped`&&a.push({about:`offer`,text:Uc(t,t.offer)}),t.cycle!==null&&a.push({about:`cycle`,text:Y(`line-cycle`,{number:t.cycle})});let o=t.next.filter(e=>e===`play`||e===`virtual`||e===`pass`);if(o.length>0){let e=o.map(e=>Y(`next-${e}`)).join(Y(`list-separator`));a.push({about:`may`,text:Y(`line-may`,{what:e})})}return a}function Hc({debt:e}){return e?.debtor==null?[]:[{about:`debt`,text:Y(`line-debt`,{side:e.debtor,points:e.points})}]}function Uc({offer_means:e},t){return Y(`line-offer-${e??`pass`}`,{side:t})}function Wc({state:e,takes:t}){let n=e.last_move;if(n===null)return``;let{color:r,move:i}=n,a=[];if(i===`pass`){let t=e.offer===r&&e.phase!==`stopped`&&!e.over;a.push(t?Uc(e,r):Y(`happened-off-board`,{side:r,move:Q(i,e)}))}else if(i===`virtual`)a.push(Y(`happened-off-board`,{side:r,move:Q(i,e)}));else{let n=sn(e.rows,i)===`.`,o={own:n?t.length+1:0,others:n?0:t.length};a.push(Y(`happened-played`,{side:r,point:X(i,e),...o}))}return e.cycle!==null&&a.push(Y(`line-cycle`,{number:e.cycle})),a.join(` · `)}function Gc(e){switch(e.kind){case`unreadable`:case`bad_game`:case`bad_record`:return Y(`refused-${e.kind}`,{detail:e.detail});case`hand_step`:return Nc(e.reason);default:return Y(`refused-${e.kind}`)}}function Kc(e,t){let n=[];return e.move===null?n.push(Y(e.parent===null?`node-root`:e.sets_up?`node-set-up`:`node-plain`)):n.push(String(e.number),qc(e,t)),e.name!==null&&n.push(e.name),e.comment&&n.push(Y(`node-commented`)),n.join(Y(`list-separator`))}function qc({color:e,move:t},n){return t===null||e===null?Y(`node-plain`):`${Fc(e)} ${Q(t,n)}`}function Jc(e){let t=Ko(Math.abs(e)).replace(`+`,``);return Y(`lead-of`,{side:e<0?`white`:`black`,points:t})}function Yc({move:e,forbidden:t,same_as:n}){return t===null?Y(`repeats-allowed`,{after:n??0}):Zo({move:e,...t})}var Xc={width:1,height:1},Zc={x:0,y:0},Qc={dead:[],owned:[[],[]],end:`agreed`};function $c({view:e}){let t=el(e);return t.length===0?null:Z(`section`,{class:`sign-legend`,"data-test":`legend`,children:[Z(`h3`,{children:Y(`legend`)}),Z(`ul`,{children:t.map(({text:e,picture:t})=>Z(`li`,{children:[Z(`svg`,{class:`sample`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:t}),e]},e))})]})}function el(e){let t=[],n=(e,n,r)=>{e&&t.push({text:n(),picture:r()})},r=new Set(e.owner?.join(``)??``),i=e.views.some(({owned:e})=>e.some(e=>e.length>0));n(e.away,()=>Y(`sign-away`),()=>Z(`rect`,{class:`sign-away`,x:.1,y:.1,width:.8,height:.8})),n(e.last!==null&&e.last!==`pass`,()=>Y(`sign-last`),()=>Z(x,{children:[Z(ms,{...Zc,color:`white`}),Z(gs,{rows:[`O`],size:Xc,move:`A1`})]}));for(let[t,r]of nl(e))n(!0,()=>t,()=>Z(Cs,{...Zc,illegal:r}));for(let[t,r]of[`black`,`white`].entries()){let i={...Qc,dead:[`A1`]};n((e.views[t]?.dead.length??0)>0,()=>Y(`sign-dead`,{side:r}),()=>Z(ss,{views:t===0?[i]:[Qc,i],size:Xc}))}return n(i,()=>Y(`sign-owned`),()=>Z(ss,{views:[{...Qc,owned:[[`A1`],[]]},{...Qc,owned:[[`A1`],[]]}],size:Xc})),n(e.judged!==null,()=>Y(`sign-judged`),()=>Z(os,{judged:{chains:[tl],ownership:[[.7]],view:Qc,position:`contested`},size:Xc})),n(r.has(`X`)||r.has(`O`),()=>Y(`sign-owner`),()=>Z(ns,{rows:[`X`],board:[`.`]})),n(r.has(`=`),()=>Y(`sign-shared`),()=>Z(ns,{rows:[`=`],board:[`.`]})),n(e.ringed.size>0&&!e.ringed.has(`virtual`),()=>Y(`sign-ringed`),()=>Z(ys,{...Zc})),n(e.wild.size>0,()=>Y(`point-wild`),()=>Z(Ss,{...Zc})),n(e.choosable.size>0,()=>Y(`point-choosable`),()=>Z(bs,{...Zc})),n(e.chosen.size>0,()=>Y(`point-chosen`),()=>Z(ys,{...Zc})),n(e.candidates.length>0,()=>Y(`sign-hint`),()=>Z(`g`,{class:`candidate`,children:[Z(`circle`,{cx:.5,cy:.5,r:.4}),Z(`text`,{x:.5,y:.5,children:`A`})]})),n(e.differing.size>0,()=>Y(`sign-differs`),()=>Z(xs,{...Zc,difference:`1`})),t}var tl={stones:[`A1`],color:`white`,dead:!0,proved:!1,confidence:1,unsettled:!1};function nl(e){let t=new Map;for(let n of e.signed){let e=rl(n);e!==null&&t.set(e,n)}return t}function rl(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return Y(`sign-${e.kind}`);case`forbidden`:return Y(`sign-forbidden`,{kinds:Qo(e.kinds)});case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return null}}var il=k(null);function al(e){return Z(`button`,{type:`button`,class:`help`,"data-test":e.test,"aria-label":e.label,onClick:()=>il.value=e,children:Z(`span`,{"aria-hidden":`true`,children:`?`})})}function ol(){let[e,t]=[il.value,R.value];return e===null||t===null?null:Z(Tc,{id:`help`,title:e.label,close:()=>il.value=null,children:[Z(`dl`,{class:`topics`,children:[e.view!==void 0&&Z(x,{children:[Z(`dt`,{children:Ic(t.ruleset)}),Z(`dd`,{children:rr(t.ruleset)?.summary??Y(`rules-waiting`)})]}),e.topics.map(e=>Z(sl,{topic:e,now:t},e))]}),e.view!==void 0&&Z($c,{view:e.view})]})}function sl({topic:e,now:t}){let n=t.offer_means??`pass`,r=t.ruleset.startsWith(`proportional`)?`proportional`:`half`;return Z(x,{children:[Z(`dt`,{children:Y(e===`stopped`&&n===`rest`?`topic-at-rest`:`topic-${e}`)}),Z(`dd`,{children:{virtual:()=>Y(`about-virtual`),offer:()=>Y(`about-offer-${n}`),stopped:()=>Y(n===`rest`?`about-at-rest`:`about-stopped`),debt:()=>Y(`about-debt`),resolution:()=>Y(`about-resolution`,{costs:t.debt===null?`no`:`yes`}),shares:()=>Y(`about-shares`,{kind:r})}[e]()})]})}function cl({color:e}){let[t,n]=[R.value,F.value];if(t===null||n===null)return null;let r=nn(e),i=t.to_move===e&&wr.value,a=W.value,o=a?.is===`earlier`?a.board.virtual:t.virtual,s=Tr.value===`look`?ji.value:null,c=Tr.value===`hand`?ea.value?.piles:s?.piles,l=s?.bowls??null;return Z(`section`,{class:`side ${e}${i?` turn`:``}`,"aria-label":Fc(e),"data-test":`side-${e}`,children:[Z(`h2`,{children:[Z(`svg`,{class:`sign-stone`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:Z(`circle`,{class:`stone ${e}`,cx:`0.5`,cy:`0.5`,r:`0.46`})}),Fc(e)]}),Z(`p`,{class:`seat`,children:Lc(n.seats[r])}),Z(`p`,{class:`turn-mark`,children:i?Y(`to-move`):``}),c==null?Z(`div`,{class:`piles`,children:[o!==null&&Z(vs,{color:e,count:o[r],title:Y(`pile-virtual`),test:`tray-${e}`,isLast:a===null&&t.last_move?.color===e&&t.last_move.move===`virtual`,always:!0}),t.prisoners!==null&&Z(vs,{color:rn(e),count:t.prisoners[r],title:Y(`pile-prisoners`),test:`prisoners-${e}`,always:!0}),t.debt!==null&&Z(ll,{points:t.debt.debtor===e?t.debt.points:0})]}):Z(`div`,{class:`piles`,"data-test":`piles-${e}`,children:[Z(vs,{color:e,count:c.virtual[r],title:Y(`pile-virtual`)}),Z(vs,{color:rn(e),count:c.prisoners[nn(rn(e))],title:Y(`pile-prisoners`)}),Z(vs,{color:e,count:c.handed_over[r],title:Y(`pile-handed-over`)}),Z(vs,{color:e,count:c.taken_off[r],title:Y(`pile-taken-off`)}),l!==null&&Z(vs,{color:e,count:l[r],title:Y(`pile-bowl`),always:!0})]}),o!==null&&fr.value===`play`&&Z(`div`,{class:`tray-buttons`,children:[Z(ul,{color:e}),Z(al,{topics:t.debt===null?[`virtual`]:[`virtual`,`debt`],label:Y(`help-virtual`),test:`help-virtual-${e}`})]})]})}function ll({points:e}){return Z(`div`,{class:e===0?`pile owes none`:`pile owes`,children:[Z(`span`,{class:`pile-title`,children:Y(`side-owes`)}),Z(`span`,{class:`pile-count`,children:e})]})}function ul({color:e}){if(R.value===null||!wr.value||!gn(e))return null;let t=z.value===e,n=t?Dn.value.get(`virtual`):void 0,r=()=>{yr.value=n===void 0?null:`virtual`},i=n?Y(`virtual-move-illegal`,{why:Zo(n)}):Y(`virtual-move-of`,{side:e});return Z(`button`,{type:`button`,class:`virtual`,"data-test":`virtual-${e}`,"aria-label":i,"aria-disabled":n!==void 0||!t||void 0,onPointerEnter:r,onFocus:()=>{r(),n!==void 0&&(br.value=`virtual`)},onPointerLeave:()=>yr.value=null,onBlur:()=>yr.value=null,onClick:()=>{t&&Oa(`virtual`)},children:[n!==void 0&&Z(`span`,{class:`crossed`,children:`✕`}),` `,Y(`virtual-move`)]})}function dl({label:e,test:t,on:n}){return Z(`label`,{class:`switch`,children:[Z(`input`,{type:`checkbox`,"data-test":t,checked:n.value,onChange:e=>n.value=e.currentTarget.checked}),Z(`span`,{children:e})]})}function fl({label:e,test:t,all:n,chosen:r,choose:i}){return Z(`label`,{class:`field`,children:[Z(`span`,{children:e}),Z(`select`,{"data-test":t,value:r,onChange:e=>{let t=n.find(({value:t})=>t===e.currentTarget.value);t!==void 0&&i(t.value)},children:n.map(({value:e,title:t})=>Z(`option`,{value:e,selected:e===r,children:t},e))})]})}function pl(){let e=U.language.value;return Fe(()=>void sr(),[e]),Z(`section`,{class:`lessons`,"data-test":`lessons`,"aria-label":Y(`lessons`),children:[Z(`h3`,{children:Y(`lessons`)}),Z(ml,{lessons:ar.value})]})}function ml({lessons:e}){return Z(`ul`,{class:`lesson-list`,children:e.map(({name:e,title:t,ruleset:n})=>Z(`li`,{children:Z(`button`,{type:`button`,class:`quiet`,"data-test":`lesson-${e}`,"aria-current":cr.value?.name===e,onClick:()=>{scrollTo(0,0),ur(e)},children:[t,` `,Z(`small`,{children:Ic(n)})]})},e))})}var hl=k(null);function gl(){let e=hl.value??R.value?.ruleset??``;return Z(`div`,{class:`panel`,children:[Z(pl,{}),Z(fl,{label:Y(`rules-which`),test:`rules-of`,all:Qn.value.map(({name:e})=>({value:e,title:Ic(e)})),chosen:e,choose:e=>hl.value=e}),Z(`h3`,{children:Ic(e)}),Z(_l,{ruleset:e})]})}function _l({ruleset:e,short:t=!1}){let n=rr(e);if(n===null)return Z(`p`,{class:`note explanation`,children:Y(`rules-waiting`)});let r=Z(x,{children:[Z(`p`,{class:`note`,children:Y(`rules-source`,{source:n.source})}),n.articles.length>0&&Z(x,{children:[Z(`h4`,{children:Y(`rules-articles`)}),Z(`ul`,{children:n.articles.map(e=>Z(`li`,{children:e},e))})]}),Z(`h4`,{children:Y(`rules-clauses`)}),Z(`ul`,{children:n.clauses.map(e=>Z(`li`,{children:e},e))})]});return Z(`div`,{class:`explanation`,"data-test":`explanation`,children:[Z(`p`,{children:n.summary}),t?Z(`details`,{children:[Z(`summary`,{children:Y(`rules-more`)}),r]}):r]})}var vl=[`person`,`level`,`time`],yl=3,bl=5,xl=3600;function Sl({color:e,seat:t,test:n=``,sit:r}){return Z(`div`,{class:`seat-choice`,children:[Z(fl,{label:Fc(e),test:`${n}seat-${e}`,all:vl.map(e=>({value:e,title:Y(`seat-by-${e}`)})),chosen:t.by,choose:e=>{switch(e){case`person`:return r({by:e});case`level`:return r({by:e,level:Math.min(yl,$n.value.all)});case`time`:return r({by:e,seconds:bl})}}}),t.by===`level`&&Z(`label`,{class:`field`,children:[Z(`span`,{children:Y(`seat-which-level`,{last:$n.value.all})}),Z(`input`,{type:`number`,"data-test":`${n}level-${e}`,min:1,max:$n.value.all,value:t.level,onChange:e=>{let t=Math.round(e.currentTarget.valueAsNumber);t>=1&&t<=$n.value.all&&r({by:`level`,level:t})}})]}),t.by===`time`&&Z(`label`,{class:`field`,children:[Z(`span`,{children:Y(`seat-which-time`)}),Z(`input`,{type:`number`,"data-test":`${n}seconds-${e}`,min:.1,max:xl,step:.1,value:t.seconds,onChange:e=>{let t=e.currentTarget.valueAsNumber;t>0&&t<=xl&&r({by:`time`,seconds:t})}})]})]})}var Cl=[5,7,9,13,15,19],wl=[`0`,`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`],Tl=2,El=21;function Dl({close:e}){let t=R.value,[n,r]=Ne(t?.ruleset??``),[i,a]=Ne(t?.size.width??9),[o,s]=Ne(t?.size.height??9),[c,l]=Ne(``),[u,d]=Ne(`0`),[f,p]=Ne(F.value?.seats??[{by:`person`},{by:`person`}]),m=Qn.value.find(({name:e})=>e===n),h=m?.line_game===!0,g=e=>{r(e);let t=Qn.value.find(t=>t.name===e);t!==void 0&&t.line_game!==h&&(a(t.size.width),s(t.size.height))},_=async()=>{let t=c.trim()===``?null:Number(c),r={komi:h?null:t,handicap:h?0:Number(u)};(await B({do:`new`,ruleset:n,width:i,height:o,...r,seats:f}))?.is===`game`&&(Fn(`play`),e())};return Z(Tc,{id:`new-game-dialog`,title:Y(`new-game`),close:e,children:Z(`form`,{class:`form`,onSubmit:e=>{e.preventDefault(),_()},children:[Z(fl,{label:Y(`new-ruleset`),test:`ruleset`,all:Qn.value.map(({name:e})=>({value:e,title:Ic(e)})),chosen:n,choose:g}),Z(_l,{ruleset:n,short:!0}),Z(`fieldset`,{class:`sizes`,children:[Z(`legend`,{children:Y(`new-size`)}),Cl.map(e=>Z(`button`,{type:`button`,class:i===e&&o===e?`small chosen`:`small`,"aria-pressed":i===e&&o===e,"data-test":`size-${e}`,onClick:()=>{a(e),s(e)},children:[e,`×`,e]},e)),Z(`div`,{class:`fields`,children:[Z(Ol,{label:Y(`new-width`),test:`width`,value:i,set:a}),Z(Ol,{label:Y(`new-height`),test:`height`,value:o,set:s})]})]}),!h&&Z(`div`,{class:`fields`,children:[Z(`label`,{class:`field`,children:[Z(`span`,{children:Y(`new-komi`)}),Z(`input`,{type:`number`,step:`any`,"data-test":`komi`,value:c,placeholder:m?.komi==null?``:String(m.komi),onInput:e=>l(e.currentTarget.value)})]}),Z(fl,{label:Y(`new-handicap`),test:`handicap`,all:wl.map(e=>({value:e,title:e===`0`?Y(`new-no-handicap`):e})),chosen:u,choose:d})]}),Z(`fieldset`,{children:[Z(`legend`,{children:Y(`new-who`)}),Z(Sl,{test:`new-`,color:`black`,seat:f[0],sit:e=>p([e,f[1]])}),Z(Sl,{test:`new-`,color:`white`,seat:f[1],sit:e=>p([f[0],e])}),Z(`p`,{class:`note`,children:F.value?.network==null?Y(`network-none`,{last:$n.value.without_network}):Y(`network-named`,{name:F.value.network,first:$n.value.without_network+1})})]}),L.value!==null&&Z(`p`,{class:`refused`,role:`alert`,children:Gc(L.value)}),Z(`p`,{class:`dialog-buttons`,children:[Z(`button`,{type:`button`,onClick:e,children:Y(`cancel`)}),Z(`button`,{type:`submit`,class:`strong`,"data-test":`start`,children:Y(`new-start`)})]})]})})}function Ol(e){let{label:t,test:n,value:r,set:i}=e;return Z(`label`,{class:`field narrow`,children:[Z(`span`,{children:t}),Z(`input`,{type:`number`,"data-test":n,min:Tl,max:El,value:r,required:!0,onInput:e=>i(e.currentTarget.valueAsNumber)})]})}function kl(){let[e,t]=[Ea.value,R.value],n=e===null?void 0:Dn.value.get(e);if(e===null||t===null||n===void 0)return null;let r=()=>{Ea.value=null};return Z(Tc,{id:`lose`,title:Y(`lose-title`),close:r,children:[Z(`p`,{children:[Z(`strong`,{children:X(e,t)}),` `,Zo(n)]}),Z(`p`,{class:`dialog-buttons`,children:[Z(`button`,{type:`button`,"data-test":`lose-no`,onClick:r,children:Y(`cancel`)}),Z(`button`,{type:`button`,class:`danger`,"data-test":`lose-yes`,onClick:Aa,children:Y(`lose-play`)})]})]})}var Al=700,jl=6e4,$=k(null),Ml=A(()=>{let e=F.value?.here;return $.value!==null&&$.value.node===e?.id?$.value.text:e?.comment??``}),Nl;function Pl(e){let t=F.value?.here.id;t!==void 0&&($.value!==null&&$.value.node!==t&&Fl(),$.value={node:t,text:e},window.clearTimeout(Nl),Nl=window.setTimeout(()=>void Fl(),Al))}async function Fl(){window.clearTimeout(Nl);let e=$.value;e!==null&&(new TextEncoder().encode(JSON.stringify(e)).length>jl?L.value={kind:`too_long`}:await Cn(()=>M({do:`comment`,...e},null))!==null&&$.value===e&&($.value=null))}var Il=`liangyi-draft`,Ll=Rl();j(()=>{let e=$.value;if(e===null){sessionStorage.removeItem(Il);return}let t=G.peek()?.byId.get(e.node),n=t===void 0?null:Rr(t);sessionStorage.setItem(Il,JSON.stringify({...e,steps:n}))});function Rl(){return JSON.parse(sessionStorage.getItem(Il)??`null`)}async function zl(){Ll!==null&&$.value===null&&($.value={node:Ll.node,text:Ll.text}),Ll=null,await Fl()}async function Bl(){let e=Ll;Ll=null;let t=e?.steps==null?null:await zr(e.steps);e!==null&&t!==null&&($.value={node:t,text:e.text},await Fl())}function Vl(){Ll=Rl()??Ll,$.value=null}var Hl=(24<<20)-1024,Ul=k(null);async function Wl(e=!1){await Fl();let t=await B({do:`save`,bare:e});return t?.is===`record`?t.sgf:null}function Gl(e){return new TextEncoder().encode(JSON.stringify(e)).length>Hl}async function Kl(e,t=!1){if(await Fl(),Gl(e))return L.value={kind:`too_long`},null;let n=await B({do:`open`,sgf:e,bytes:t});return n?.is===`game`&&(Ul.value=null),n}async function ql(e){if(!e)return;if(e.size>Hl){L.value={kind:`too_long`};return}let t=new Uint8Array(await e.arrayBuffer()),n=Yl(t);await Jl(n??Xl(t),n===null)}async function Jl(e,t=!1){let n=V.value;if(Fn(`review`),(await Kl(e,t))?.is!==`game`){let e=L.value;Fn(n),L.value=e}}function Yl(e){try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(e)}catch{return null}}function Xl(e){let t=``;for(let n=0;n<e.length;n+=8192)t+=String.fromCharCode(...e.subarray(n,n+8192));return t}async function Zl(){let e=await Wl();if(e===null)return;let t=URL.createObjectURL(new Blob([e],{type:`application/x-go-sgf`})),n=document.createElement(`a`);n.href=t,n.download=`${F.value?.state.ruleset??`game`}.sgf`,n.click(),URL.revokeObjectURL(t)}var Ql=k(!1);async function $l(){if(!isSecureContext)return Zl();let e=await Wl();e!==null&&await eu(e,Ql)}async function eu(e,t){await navigator.clipboard.writeText(e),t.value=!0,window.setTimeout(()=>t.value=!1,2e3)}function tu(){let[e,t]=[F.value?.agreement,R.value];return e==null||t===null?null:Z(x,{children:[Z(nu,{agreement:e}),H.value?Z(`div`,{class:`buttons`,role:`group`,"aria-label":Y(`count-agree`),children:[Z(ru,{}),Z(wc,{icon:`back`,test:`undo`,label:Y(`go-back`),onClick:()=>La(-1)}),tn.map(t=>Z(au,{color:t,agreement:e},t)),Z(`button`,{type:`button`,class:`disagree`,"data-test":`disagree`,onClick:()=>void B({do:`disagree`,by:ba.value[0]??`black`}),children:Y(`disagree`)})]}):Z(`div`,{class:`buttons`,children:Z(`button`,{type:`button`,class:`strong`,"data-test":`go-count`,onClick:()=>Fn(`count`,`steps`),children:Y(`agreed-count`)})}),Z(`p`,{class:`sr-only`,"data-test":`move-number`,children:Y(`move-of`,{number:t.move_number,last:F.value?.moves.length??0})})]})}function nu({agreement:e}){let t=e.differs.length===0;Fe(()=>{H.value&&t&&Li()},[I.value,t]);let n=R.value,r=e.differs.map(e=>n===null?e:X(e,n)).join(` `),i=e.views[0].dead.length;return Z(`div`,{class:`message`,children:Z(`p`,{class:`reason`,"aria-live":`polite`,children:L.value===null?e.agreed?Z(`span`,{class:`good`,children:Y(`agree-agreed`)}):t?Z(`span`,{"data-test":`agree-marked`,children:i===0?Y(`agree-nothing-marked`):Y(`agree-marked`,{count:i})}):Z(`span`,{"data-test":`differs`,children:Y(`agree-differs`,{points:r})}):Z(`span`,{class:`refused`,children:Gc(L.value)})})})}function ru(){let e=ya.value,t=e.includes(va.value)?va.value:e[0];Fe(()=>{t!==void 0&&t!==va.value&&(va.value=t)});let n=e=>e===`both`?Y(`mark-as-both`):Fc(e);return Z(`div`,{class:`segments`,role:`group`,"aria-label":Y(`mark-as`),children:e.map(e=>Z(`button`,{type:`button`,"data-test":`mark-as-${e}`,"aria-pressed":e===t,onClick:()=>va.value=e,children:n(e)},e))})}function iu(e){let{winner:t,margin:n,reason:r}=e;if(r!==`count`)return`${Y(`say-yes`)}${Y(`colon`)}${Rc(e)}`;let i=n?.replace(/^[-+]/,``).replace(` `,`\xA0`);return Y(`say-yes-to`,{winner:t??`none`,by:(t&&i)??`none`})}function au({color:e,agreement:t}){let n=t.said_yes[nn(e)],r=gn(e)||ba.value.includes(e),i=t.differs.length===0?Fi.value:null,a=n?Y(`said-yes`):i===null?Y(`say-yes`):iu(i);return Z(`button`,{type:`button`,class:n?`yes said`:`yes strong`,"data-test":`yes-${e}`,"aria-label":`${Fc(e)}${Y(`colon`)}${a}`,"aria-pressed":n,disabled:n||!r||t.differs.length>0,onClick:()=>void B({do:`agree`,by:e}),children:[Z(`span`,{class:`dot ${e}`,"aria-hidden":`true`}),a]})}function ou(e){let{label:t,at:n,last:r,go:i,buttons:a,titled:o,slider:s,valueText:c,class:l,children:u}=e,d=(e,t)=>{let s=a[e],c=t!==n&&t>=0&&t<=r;return s===void 0?null:Z(wc,{icon:e,label:s,titled:o??!1,test:`step-${e}`,class:l,disabled:!c,onClick:()=>i(t)})};return Z(`div`,{class:`stepper`,role:t===void 0?void 0:`group`,"aria-label":t,children:[d(`first`,0),d(`back`,n-1),Z(`input`,{type:`range`,min:0,max:r,value:n,"aria-label":s,"aria-valuetext":c,"data-test":`step-slider`,onInput:e=>i(e.currentTarget.valueAsNumber)}),d(`on`,n+1),d(`last`,r),u]})}function su({sums:e,test:t}){let{black:n,white:r,debt:i,margin:a}=e;return Z(`p`,{class:`sums`,"data-test":t,children:[Z(`span`,{children:[Y(`color-black`),` `,n]}),Z(`span`,{children:[Y(`color-white`),` `,r]}),Z(`span`,{children:i.debtor===null?`${Y(`totals-debt`)} ${i.points}`:Y(`line-debt`,{side:i.debtor,points:i.points})}),Z(`strong`,{children:[Y(Si.value?`estimate-margin`:`totals-margin`),` `,a]})]})}function cu(){let[e,t,n]=[Ei.value,Ai.value,ji.value];if(e===null||t===null||n===null)return Z(`div`,{class:`message`,children:Z(`p`,{class:`reason`,"data-test":`counting`,"aria-busy":Ti.value,children:Di.value&&L.value!==null?Gc(L.value):Y(`counting`)})});let r=t.steps.length-1,i=Math.min(ki.value,r),{black:a,white:o,debt:s}=t,c=n.totals??{black:a,white:o,debt:s,margin:t.result.margin??`–`},l=Dc(n);return Z(x,{children:[Z(`div`,{class:`sums-line`,children:Z(su,{sums:c,test:`count-sums`})}),Z(ou,{at:i,last:r,go:e=>ki.value=e,buttons:{back:Y(`step-back`),on:Y(`step-on`)},slider:Y(`step-slider`),valueText:l}),Z(`div`,{class:`step-line`,children:[Z(fl,{label:Y(`methods-label`),test:`method`,all:e.counts.map((e,t)=>({value:String(t),title:Ec(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>Oi.value=Number(e)}),Z(`p`,{class:`step-text`,"aria-live":`polite`,"data-test":`step-text`,children:[Z(`span`,{class:`step-number`,children:Y(`step-of`,{number:i+1,last:r+1})}),` `,l]}),Z(al,{topics:[`shares`],label:Y(`help-shares`),test:`help-shares`})]})]})}function lu(){let[e,t,n]=[ea.value,R.value,ta.value];if(e===null||t===null)return Z(`div`,{class:`message`,children:Z(`p`,{class:`reason`,"data-test":`hand-waiting`,"aria-busy":Qi.value,children:n===null?Y(`counting`):n.kind===`not_in_this_game`?Y(`hand-none`):Gc(n)})});let[r,i]=[ra.value,q.value.length],a=e.steps_made.length===0,o=r!==null&&i>0;return Z(x,{children:[Z(`div`,{class:`hand-line`,children:[Z(su,{sums:e.totals,test:`hand-margin`}),Z(`p`,{class:`hand-said`,"aria-live":`polite`,"data-test":`hand-said`,children:uu(e,r,t)})]}),Z(`div`,{class:`buttons`,role:`group`,"aria-label":Y(`count-hand`),children:[Z(du,{board:e,may:r}),Z(`button`,{type:`button`,class:o?`strong`:``,"data-test":`hand-take`,"aria-disabled":!o||void 0,onClick:()=>o&&void fa(),children:Y(`hand-take`,{count:i})}),Z(`button`,{type:`button`,"data-test":`hand-undo`,"aria-disabled":a||void 0,onClick:()=>!a&&void pa(),children:Y(`hand-undo`)}),Z(`button`,{type:`button`,class:`quiet`,"data-test":`hand-again`,"aria-disabled":a||void 0,onClick:()=>!a&&void sa(!0),children:Y(`hand-again`)})]})]})}function uu(e,t,n){let r=e.steps_made.at(-1);return L.value===null?t!==null&&q.value.length>0?Y(`hand-picked`,{points:Ac(t,q.value,n)}):r===void 0?Y(`hand-how`):Y(`hand-done`,{what:kc(r,n)}):Gc(L.value)}function du({board:e,may:t}){let n={value:``,title:Y(`hand-steps`)};return Z(`div`,{class:`hand-kinds`,children:Z(fl,{label:Y(`hand-step`),test:`hand-kind`,all:[n,...e.may.map(e=>({value:oa(e),title:Oc(e)}))],chosen:t===null?``:oa(t),choose:t=>{let n=e.may.find(e=>oa(e)===t);n!==void 0&&la(n)}})})}function fu(){Fe(()=>void Xi(),[I.value,xi.value,Hi.value,Bi.value]);let[e,t,n]=[Bi.value,Ki.value,qi.value];return e===null?Z(`div`,{class:`buttons`,children:Z(`button`,{type:`button`,class:`strong`,"data-test":`compare`,disabled:zi.value,onClick:()=>void Vi(),children:zi.value?Y(`comparing`):Y(`compare`)})}):Z(`div`,{class:`message`,children:Z(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`difference`,children:Hi.value.length<2?Y(`compare-pair`):n===null?t===null?Y(`comparing`):Y(`compare-difference`,{count:t.points.length}):Gc(n)})})}function pu(){let e=Bi.value;return e===null?null:Z(x,{children:[Ki.value!==null&&Z(hu,{found:Ki.value}),Z(`table`,{class:`rulesets`,"data-test":`comparison`,children:[Z(`caption`,{class:`sr-only`,children:Y(`compare`)}),Z(`thead`,{children:Z(`tr`,{children:[Z(`th`,{scope:`col`,children:Y(`new-ruleset`)}),Z(`th`,{scope:`col`,children:Y(`compare-winner`)}),Z(`th`,{scope:`col`,children:Y(`totals-margin`)})]})}),Z(`tbody`,{children:e.map(e=>Z(mu,{row:e},e.ruleset))})]})]})}function mu({row:e}){return Z(`tr`,{class:e.ruleset===R.value?.ruleset?`shown`:``,children:[Z(`th`,{scope:`row`,children:Z(`button`,{type:`button`,class:`link`,"data-test":`compare-${e.ruleset}`,"aria-pressed":Hi.value.includes(e.ruleset),onClick:()=>Yi(e.ruleset),children:Ic(e.ruleset)})}),Z(`td`,{children:e.winner===null?e.result===null?`–`:Y(`compare-draw`):Fc(e.winner)}),Z(`td`,{children:e.margin??e.result??`–`})]})}function hu({found:e}){let[t,n]=e.between;return Z(`table`,{class:`pair`,"data-test":`pair`,children:[Z(`caption`,{children:Y(`compare-parts`,{unit:Y(`unit-${e.unit}`)})}),Z(`thead`,{children:Z(`tr`,{children:[Z(`td`,{}),Z(`th`,{scope:`col`,children:Ic(t)}),Z(`th`,{scope:`col`,children:Ic(n)}),Z(`th`,{scope:`col`,children:Y(`compare-more`)})]})}),Z(`tbody`,{children:[Z(gu,{title:Y(`compare-points`),sum:e.on_points}),e.rest.map(e=>Z(gu,{title:Y(`rest-${e.part}`),sum:e},e.part)),Z(gu,{title:Y(`totals-margin`),sum:e.margin,isTotal:!0})]})]})}function gu({title:e,sum:t,isTotal:n=!1}){let r=t.first!==t.second;return Z(`tr`,{class:n?`counted`:r?``:`alike`,children:[Z(`th`,{scope:`row`,children:e}),Z(`td`,{children:t.first}),Z(`td`,{children:t.second}),Z(`td`,{children:Wo(t.difference)})]})}var _u=6;function vu({otherwise:e=null}){let[t,n]=[R.value,F.value];if(t===null||n===null)return null;let r=W.value,i=r?.is===`earlier`?r.move:r?.is===`verdicts`?r.reasoned.move:xr.value,a=Tr.value===`play`&&i!==null?Dn.value.get(i):void 0,o=a!==void 0&&[`ko`,`repeats`,`forbidden`].includes(a.kind),s=Wc(n);return Z(`div`,{class:`message`,children:[Z(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`reason`,children:r?.is===`earlier`?Z(`span`,{children:Y(`earlier-shown`,{after:r.board.after_move,move:Q(r.move,t)})}):a!==void 0&&i!==null?Z(`span`,{children:[Z(`strong`,{children:Q(i,t)}),` `,Zo(a)]}):L.value===null?Ql.value?Z(`span`,{children:Y(`copied-record`)}):js.value===null?e===null?Z(`span`,{class:`happened`,"aria-hidden":`true`,children:s}):Z(`span`,{children:e}):Z(yu,{}):Z(`span`,{class:`refused`,children:Gc(L.value)})}),(r!==null||o)&&i!==null&&Z(`button`,{type:`button`,class:`small`,"data-test":`show-reason`,onClick:()=>void Ba(i),children:Y(r===null?`reason-show`:`reason-hide`)}),Z(`p`,{class:`sr-only`,role:`status`,"data-test":`happened`,children:s})]})}function yu(){let[e,t]=[js.value,R.value];if(e===null||t===null)return null;let n=e.line.slice(0,_u).map(e=>Q(e,t)).join(` `),r=e.winrate===null?`–`:`${Math.round(e.winrate*100)} %`,i=e.lead===null?`–`:e.lead.toFixed(1);return Z(`span`,{"data-test":`hint-text`,children:e.move===null?Y(`hint-resign`,{side:e.color}):Y(`hint-move`,{side:e.color,move:Q(e.move,t),winrate:r,lead:i,visits:e.visits,line:n})})}function bu({takes:e=!1}){let[t,n]=[R.value,F.value];if(t===null||n===null)return null;let r=t.move_number,i=n.moves.length,a=e?`end`:``;return Z(`span`,{class:`moves`,children:[Z(wc,{icon:`first`,class:a,test:`first`,label:Y(`go-first`),disabled:r===0,onClick:()=>Ia(0)}),Z(wc,{icon:`back`,test:`undo`,label:Y(e?`take-back`:`go-back`),disabled:r===0,onClick:()=>e?za():La(-1)}),Z(`span`,{class:`number ${a}`.trimEnd(),"data-test":`move-number`,children:Y(`move-of`,{number:r,last:i})}),Z(wc,{icon:`on`,test:`redo`,label:Y(`go-on`),disabled:r===i,onClick:()=>La(1)}),Z(wc,{icon:`last`,class:a,test:`last`,label:Y(`go-last`),disabled:r===i,onClick:()=>Ia(i)})]})}function xu(){return Z(x,{children:[Z(vu,{}),Z(`div`,{class:`buttons`,role:`group`,"aria-label":Y(`buttons-label`),children:[Z(Su,{}),R.value?.game===`go`&&Z(al,{topics:[`offer`],label:Y(`help-pass`),test:`help-pass`}),Z(bu,{takes:!0}),Z(Cu,{})]})]})}function Su(){let[e,t]=[R.value,F.value];if(e===null||t===null)return null;if(e.move_number<t.moves.length&&!gn(e.to_move)&&t.resigned===null)return Z(`button`,{type:`button`,class:`pass`,"data-test":`play-on`,onClick:()=>void B({do:`play_on`}),children:Y(`play-on`)});let n=e.next.includes(`pass`)&&e.pass_means!==null&&!H.value&&Tr.value===`play`,r=gn(z.value)&&t.resigned===null;return Z(`button`,{type:`button`,class:e.offer!==null&&n?`pass strong`:`pass`,"data-test":`pass`,disabled:!n||!r,onClick:()=>void Oa(`pass`),children:e.pass_means===null?Y(`pass-pass`):Y(`pass-${e.pass_means}`)})}function Cu(){let e=F.value;return e!==null&&e.thinking!==null?Z(`button`,{type:`button`,class:`hint strong`,"data-test":`move-now`,onClick:()=>void B({do:`stop`}),children:Y(`move-now`)}):U.hintsLocked.value?null:Z(`button`,{type:`button`,class:`hint`,"data-test":`hint`,disabled:!wr.value||H.value||As.value,onClick:()=>{br.value=null,Ms()},children:As.value?Y(`hint-asking`):Y(`hint`)})}function wu(){let[e,t]=[Cr.value,R.value];if(e===null||t===null||!P(e))return null;let{x:n,y:r}=N(e,t.size),i=Dn.value.get(e);return Z(`div`,{class:`place`,"data-test":`place-room`,children:[Z(`svg`,{class:`lens`,viewBox:`${n-1.5} ${r-1.5} 4 4`,"aria-hidden":`true`,children:Z(`use`,{href:`#drawing`})}),Z(`div`,{class:`place-what`,children:[i!==void 0&&Z(`p`,{children:Zo(i)}),Z(`p`,{class:`row`,children:[Z(`button`,{type:`button`,class:`strong`,"data-test":`place`,onClick:()=>void Da(e),children:Y(`place`,{point:X(e,t)})}),Z(`button`,{type:`button`,"data-test":`place-cancel`,onClick:()=>Cr.value=null,children:Y(`cancel`)})]})]})]})}var[Tu,Eu,Du]=[600,150,8],Ou=10,ku=.01;function Au(){let e=R.value,t=K.value;if(e===null||t.length===0)return null;let n=t.map(({node:e})=>Wr.value.get(e.id)??null),r=Yr.value===`lead`,i=Lu(n.flatMap(e=>e?.lead==null?[]:[e.lead])),a=Ru(Yr.value,i),o=Math.max(1,t.length-1),s=e=>Du+(Tu-2*Du)*e/o,c=n.map(e=>e===null?null:a(e)),l=n.map(e=>e?.stopped==null?null:zu(e.stopped,i)),u=Lr.value;return Z(`div`,{class:`graph-room`,children:[Z(`div`,{class:`bounds`,"aria-hidden":`true`,children:[Z(`span`,{children:r?Y(`graph-bound`,{side:`black`,points:i}):`100%`}),Z(`span`,{children:r?Y(`graph-bound`,{side:`white`,points:i}):`0%`})]}),Z(`div`,{class:`graph`,role:`slider`,tabIndex:0,"aria-label":Y(`graph-label`),"aria-valuemin":0,"aria-valuemax":t.length-1,"aria-valuenow":Math.max(0,u),"aria-valuetext":ju(Math.max(0,u)),"data-test":`graph`,onKeyDown:Pu,onPointerDown:Nu,onPointerMove:Nu,children:Z(`svg`,{viewBox:`0 0 ${Tu} ${Eu}`,preserveAspectRatio:`none`,"aria-hidden":`true`,children:[Z(`path`,{class:`middle`,d:`M0 ${Eu/2}H${Tu}`}),t.map(({node:e},t)=>{let n=ri.value.get(e.id),a=n===void 0?0:r?n.points/(2*i):n.winrate,o=Eu*(1-Math.min(1,a));return a<ku?null:Z(`path`,{class:`loss ${e.color??``}`,d:`M${s(t)} ${Eu}V${o.toFixed(1)}`},e.id)}),r&&Z(`path`,{class:`stopped-line`,d:Bu(l,s,Eu)}),Z(`path`,{class:`halo-line`,d:Bu(c,s,Eu)}),Z(`path`,{class:`value-line`,d:Bu(c,s,Eu)}),t.map(({node:e,children:t},n)=>t.length>1?Z(`path`,{class:`branch`,d:`M${s(n)} 4h0.01`},e.id):null),u>=0&&Z(`path`,{class:`now-line`,d:`M${s(u)} 0V${Eu}`})]})}),Z(`p`,{class:`legend`,"aria-hidden":`true`,children:[Z(`span`,{class:`key value-key`,children:Y(`measure-${Yr.value}`)}),r&&Z(`span`,{class:`key stopped-key`,children:Y(`graph-stopped`)}),Z(`span`,{class:`key loss-key`,children:Y(`graph-losses`)})]})]})}function ju(e){let[t,n]=[R.value,K.value[e]];if(t===null||n===void 0)return``;let r=Wr.value.get(n.node.id),i=r===void 0?Y(`not-analysed-short`):Yr.value===`winrate`?Y(`black-winrate`,{winrate:Go(r.winrate)}):r.lead===null?Y(`not-analysed-short`):Jc(r.lead);return[Kc(n.node,t),i].join(Y(`list-separator`))}function Mu(e){let t=K.value[Math.max(0,Math.min(K.value.length-1,e))];t!==void 0&&Pr(t.node.id)}function Nu(e){if(e.buttons!==1)return;e.type===`pointerdown`&&e.currentTarget.setPointerCapture(e.pointerId);let{left:t,width:n}=e.currentTarget.getBoundingClientRect(),r=(e.clientX-t)/n*(Tu/(Tu-2*Du))-Du/(Tu-2*Du);Mu(Math.round(r*(K.value.length-1)))}function Pu(e){let t=Lr.value,n={ArrowLeft:t-1,ArrowDown:t-1,ArrowRight:t+1,ArrowUp:t+1,PageDown:t-Ou,PageUp:t+Ou,Home:0,End:K.value.length-1}[e.key];n===void 0||e.ctrlKey||e.altKey||e.metaKey||(e.preventDefault(),Mu(n))}var Fu=[10,20,50,100,200,500],Iu=20;function Lu(e){let t=e.map(Math.abs).sort((e,t)=>e-t),n=Math.max(Iu,t[Math.floor(.98*(t.length-1))]??0);return Fu.find(e=>e>=n)??Fu.at(-1)??n}function Ru(e,t){return({winrate:n,lead:r})=>e===`winrate`?1-n:r===null?null:zu(r,t)}function zu(e,t){return .5-Math.max(-t,Math.min(t,e))/(2*t)}function Bu(e,t,n){let r=``,i=!1;return e.forEach((a,o)=>{if(a===null){i=!1;return}let s=!i&&e[o+1]==null?`h0.01`:``;r+=`${i?`L`:`M`}${t(o).toFixed(1)} ${(a*n).toFixed(1)}${s}`,i=!0}),r}function Vu(){let e=F.value?.here.comment??``;return Z(x,{children:[Jr.value&&Z(Au,{}),Z(`div`,{class:`walk`,children:[Z(vu,{otherwise:e===``?null:e}),Z(`div`,{class:`buttons`,role:`group`,"aria-label":Y(`buttons-label`),children:Z(bu,{})})]})]})}function Hu(){let[e,t,n]=[cr.value,F.value,R.value];if(e===null||t===null||n===null)return null;let[r,i]=[n.move_number,e.moves],[a,o]=[ga.value,t.here.on_main_line],s=o&&r>=i&&n.game===`go`&&(n.over||n.phase===`stopped`);return Z(`article`,{class:`lesson`,"data-test":`lesson`,children:[Z(`div`,{class:`lesson-text`,tabIndex:0,role:`region`,"aria-label":e.title,children:[Z(`h2`,{children:a===null?e.title:`${e.title} · ${Y(`lessons-your-move`)}`}),Z(`div`,{role:`status`,children:[a!==null&&_a.value!==null&&Z(`p`,{class:`lesson-answer`,"data-test":`lesson-answer`,children:Uu(_a.value)}),Z(`p`,{"data-test":`lesson-comment`,children:o?t.here.comment:Y(`lessons-left`)})]})]}),Z(`div`,{class:a===null?`buttons`:`buttons asking`,children:[Z(`button`,{type:`button`,"data-test":`lesson-back`,disabled:r===0,onClick:()=>Ia(r-1),children:Y(`lessons-back`)}),a===null&&Z(`span`,{class:`lesson-step`,children:Y(`lessons-step`,{at:r,all:i})}),a!==null&&n.virtual!==null&&Z(`button`,{type:`button`,"data-test":`lesson-virtual`,onClick:()=>void Oa(`virtual`),children:Y(`virtual-move`)}),a!==null&&n.pass_means!==null&&Z(`button`,{type:`button`,"data-test":`lesson-pass`,onClick:()=>void Oa(`pass`),children:Y(`pass-${n.pass_means}`)}),o?s?Z(`button`,{type:`button`,class:`strong`,"data-test":`lesson-count`,onClick:()=>Fn(`count`,`steps`),children:Y(`lessons-count`)}):Z(`button`,{type:`button`,class:a===null?`strong`:void 0,"data-test":`lesson-on`,disabled:r>=i,onClick:()=>Ia(r+1),children:Y(a===null?`lessons-on`:`lessons-show`)}):Z(`button`,{type:`button`,class:`strong`,"data-test":`lesson-again`,onClick:()=>void ur(e.name),children:Y(`lessons-again`)})]})]})}function Uu(e){let t=ga.value?.answers.find(t=>t.move===e),n=Dn.value.get(e);return t?.text??(n===void 0?Y(`lessons-not-this`):Zo(n))}var Wu={play:xu,agree:tu,count:cu,hand:lu,rulesets:fu,lesson:Hu,review:Vu};function Gu(){let e=Wu[fr.value];return Z(`div`,{class:`under ${fr.value}-bar`,"data-test":`${fr.value}-bar`,children:[Z(e,{}),Z(wu,{})]})}var Ku={en:`English`,"zh-Hans":`简体中文`,"zh-Hant":`繁體中文`};function qu({close:e}){return Z(Tc,{id:`settings`,title:Y(`settings`),close:e,children:Z(`div`,{class:`form`,children:[Z(fl,{label:Y(`settings-language`),test:`language`,all:Rn.map(e=>({value:e,title:Ku[e]})),chosen:U.language.value,choose:e=>U.language.value=e}),Z(fl,{label:Y(`settings-theme`),test:`theme`,all:zn.map(e=>({value:e,title:Y(`theme-${e}`)})),chosen:U.theme.value,choose:e=>U.theme.value=e}),Z(fl,{label:Y(`settings-coordinates`),test:`coordinates`,all:Bn.map(e=>({value:e,title:Y(`coordinates-${e}`)})),chosen:U.coordinates.value,choose:e=>U.coordinates.value=e}),Z(dl,{label:Y(`settings-confirm`),test:`confirm-moves`,on:U.confirmMoves}),Z(dl,{label:Y(`settings-hints-locked`),test:`hints-locked`,on:U.hintsLocked}),Z(`button`,{type:`button`,"data-test":`projector`,onClick:()=>{e(),Kn.value=!0},children:Y(`settings-projector`)}),Z(`section`,{class:`keys`,children:[Z(`h3`,{children:Y(`keys`)}),Z(`p`,{children:Y(`keys-board`)}),Z(`p`,{children:Y(`keys-moves`)}),Z(`p`,{children:Y(`keys-review`)})]}),Z(`p`,{children:Z(`a`,{href:`/licences`,target:`_blank`,rel:`noopener`,"data-test":`licences`,children:Y(`settings-licences`)})})]})})}function Ju(){Fe(()=>{H.value&&Rs()},[I.value]);let[e,t]=[Ls.value,R.value];if(t===null)return null;let n=e?.chains.filter(e=>e.dead||e.unsettled)??[];return Z(`section`,{class:`judgement`,"data-test":`judgement`,"aria-busy":Ps.value,children:[Z(`h3`,{children:Y(`judgement`)}),e===null?Z(`p`,{class:`note`,children:Ps.value?Y(`judgement-waiting`):Y(`judgement-none`)}):Z(x,{children:[e.position!==`contested`&&Yu(t)&&Z(`p`,{"data-test":`position`,children:Y(`position-${e.position}`)}),n.length===0&&Z(`p`,{class:`note`,children:Y(`judgement-all-alive`)}),Z(`ul`,{children:n.map(e=>Z(`li`,{children:Xu(e,t)},e.stones.join(` `)))}),Z(dl,{label:Y(`judgement-shown`),test:`judgement-shown`,on:Fs}),H.value&&Z(Zu,{})]})]})}function Yu(e){return e.offer_means===`stop`||e.offer_means===`rest`}function Xu(e,t){let n=e.stones[0]??``,r=e.unsettled?`unsettled`:e.dead?`dead`:`alive`,i=e.proved?Y(`judged-proved`):Y(`judged-sure`,{percent:Math.round(e.confidence*100)});return`${Y(`judged-chain`,{side:e.color,at:X(n,t),count:e.stones.length})}${Y(`colon`)}${Y(`judged-${r}`)}${Y(`list-separator`)}${i}`}function Zu(){let e=ba.value.length===1?ba.value[0]:void 0,t=e===void 0?null:e===`black`?`white`:`black`;return Z(`p`,{class:`row`,children:[Z(`button`,{type:`button`,"data-test":`adopt-judgement`,onClick:()=>void Ca(`judgement`),children:Y(`adopt-judgement`)}),t!==null&&Z(`button`,{type:`button`,"data-test":`adopt-other`,onClick:()=>void Ca(t),children:Y(`adopt-other`,{side:t})})]})}var Qu=[`agreed`,`natural`];function $u(){let[e,t]=[R.value,F.value?.agreement];return e===null||t==null?Z(`p`,{class:`note`,children:Y(`agree-not-now`)}):Z(`div`,{class:`agree`,"data-test":`agree`,children:[Z(ed,{agreement:t}),H.value&&Z(x,{children:[Z(`p`,{children:t.owners_matter?Y(`agree-how-owners`):Y(`agree-how`)}),Z(td,{agreement:t})]}),Z(`div`,{class:`views`,children:tn.map(e=>Z(nd,{color:e,agreement:t},e))}),Z(Ju,{})]})}function ed({agreement:e}){let t=R.value?.to_move??`black`,n=R.value?.debt==null?`no`:`yes`;return e.agreed?Z(`p`,{class:`notice good`,"data-test":`agreed`,children:Y(`agree-agreed`)}):e.disputed_by===null?null:Z(`p`,{class:`notice warn`,"data-test":`disputed`,children:Y(`agree-disputed`,{by:e.disputed_by,side:t,costs:n})})}function td({agreement:e}){let t=ba.value[0]??`black`,n=e.views[nn(t)].end;return Z(`fieldset`,{children:[Z(`legend`,{children:Y(`end-which`)}),Z(`div`,{class:`segments`,children:Qu.map(e=>Z(`button`,{type:`button`,"data-test":`end-${e}`,"aria-pressed":n===e,onClick:()=>void wa(t=>({do:`mark_end`,by:t,end:e})),children:Y(`end-${e}`)},e))}),Z(`p`,{class:`note`,children:Y(`end-${n}-means`)})]})}function nd({color:e,agreement:t}){let n=t.views[nn(e)];return Z(`section`,{class:`view by-${e}`,"aria-label":Y(`view-of`,{side:e}),"data-test":`view-${e}`,children:[Z(`h3`,{children:[Z(rd,{color:e}),Fc(e)]}),Z(`p`,{children:Y(`view-dead`,{count:n.dead.length})}),n.owned.some(e=>e.length>0)&&Z(`p`,{children:Y(`view-owned`,{black:n.owned[0].length,white:n.owned[1].length})}),Z(`p`,{children:Y(`end-${n.end}`)})]})}function rd({color:e}){return Z(`svg`,{class:`claims mark-sign`,viewBox:`0 0 0.4 0.4`,"aria-hidden":`true`,children:Z(`g`,{class:`by-${e}`,children:Z(`path`,{class:`sign`,d:e===`black`?`M0.06 0.06l0.28 0.28M0.34 0.06l-0.28 0.28`:`M0.2 0.06v0.28M0.06 0.2h0.28`})})})}function id({id:e,label:t,tabs:n,chosen:r,choose:i,children:a}){return Z(`div`,{class:`tabs`,children:[Z(`div`,{class:`tab-list`,role:`tablist`,"aria-label":t,onKeyDown:e=>{let t=n.findIndex(({name:e})=>e===r),a=n.length-1,o={ArrowLeft:t===0?a:t-1,ArrowRight:t===a?0:t+1,Home:0,End:a}[e.key],s=o===void 0?void 0:n[o];s!==void 0&&o!==void 0&&(e.preventDefault(),i(s.name),e.currentTarget.querySelectorAll(`button`)[o]?.focus())},children:n.map(({name:t,title:n})=>Z(`button`,{type:`button`,role:`tab`,id:`${e}-${t}-tab`,"data-test":`tab-${t}`,"aria-selected":t===r,"aria-controls":`${e}-panel`,tabIndex:t===r?0:-1,onClick:()=>i(t),children:n},t))}),Z(`div`,{class:`tab-panel`,role:`tabpanel`,id:`${e}-panel`,"aria-labelledby":`${e}-${r}-tab`,tabIndex:0,children:a})]})}function ad(){Fe(()=>void sa(),[I.value,xi.value]);let[e,t]=[ea.value,R.value];return e===null||t===null?null:Z(`div`,{class:`steps`,"data-test":`hand`,children:[Z(`div`,{class:`step-kinds`,role:`group`,"aria-label":Y(`hand-steps`),children:e.may.map(e=>Z(`button`,{type:`button`,class:`small of-${e.side??`both`}`,"data-test":`hand-${oa(e)}`,"aria-pressed":e===ra.value,onClick:()=>la(e),children:Oc(e)},oa(e)))}),Z(od,{may:ra.value}),Z(sd,{board:e}),e.steps_made.length>0&&Z(`section`,{children:[Z(`h3`,{children:Y(`hand-made`)}),Z(`ol`,{class:`note made`,"data-test":`hand-made`,children:e.steps_made.map((e,n)=>Z(`li`,{children:kc(e,t)},n))})]})]})}function od({may:e}){return Z(`div`,{class:`notice chosen-step`,"data-test":`hand-prepared`,children:e===null?Z(`p`,{children:Y(`hand-how`)}):Z(x,{children:[Z(`p`,{children:Y(`hand-means-${e.step}`)}),e.step!==`gather`&&Z(`p`,{children:Y(`hand-choose`,{side:e.side===null?`both`:`one`,most:e.most})})]})})}function sd({board:e}){return Z(`table`,{class:`totals`,"data-test":`hand-reads`,children:[Z(`caption`,{children:Y(`hand-reads`)}),Z(`thead`,{children:Z(`tr`,{children:[Z(`td`,{}),Z(`th`,{scope:`col`,children:Y(`color-black`)}),Z(`th`,{scope:`col`,children:Y(`color-white`)})]})}),Z(`tbody`,{children:e.reads.map(({method:e,compared:t,black:n,white:r})=>Z(`tr`,{children:[Z(`th`,{scope:`row`,children:Y(`reads-${t}`,{method:Ec(e)})}),Z(`td`,{children:n}),Z(`td`,{children:r})]},e))})]})}function cd(){Fe(()=>void Mi(),[I.value,xi.value]);let[e,t]=[Ei.value,Ai.value];return e===null||t===null?null:Z(`div`,{class:`steps`,"data-test":`steps`,children:[Z(id,{id:`method`,label:Y(`methods-label`),tabs:e.counts.map((e,t)=>({name:String(t),title:Ec(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>Oi.value=Number(e),children:[Z(ld,{board:t}),Z(`p`,{class:`result`,"data-test":`result`,children:Si.value?zc(t.result):Rc(t.result)})]}),t.lazy!==null&&Z(`p`,{class:`notice warn`,children:Y(`count-lazy`,{side:t.lazy.offered_first??`none`,points:t.lazy.regions.join(` `)})}),Z(`p`,{class:`note`,children:[Y(`end-${e.end}`),Y(`list-separator`),e.judged?Y(`count-judged`):Y(`count-agreed`)]})]})}function ld({board:e}){let t=Math.min(ki.value,e.steps.length-1),n=e.steps.flatMap((e,t)=>e.totals===null?[]:[{made:e,sums:e.totals,place:t}]);return Z(`table`,{class:`totals`,"data-test":`totals`,children:[Z(`caption`,{class:`sr-only`,children:Y(`totals-label`)}),Z(`thead`,{children:Z(`tr`,{children:[Z(`td`,{}),Z(`th`,{scope:`col`,children:Y(`color-black`)}),Z(`th`,{scope:`col`,children:Y(`color-white`)}),Z(`th`,{scope:`col`,children:Y(`totals-debt`)}),Z(`th`,{scope:`col`,children:Y(`totals-margin`)})]})}),Z(`tbody`,{children:[n.map(({made:e,sums:n,place:r})=>Z(ud,{made:e,sums:n,isShown:r===t,choose:()=>ki.value=r},r)),Z(`tr`,{class:`counted`,children:[Z(`th`,{scope:`row`,children:Y(`compared-${e.compared}`)}),Z(`td`,{children:e.black}),Z(`td`,{children:e.white}),Z(`td`,{children:e.debt.points}),Z(`td`,{children:e.result.margin??`–`})]})]}),Z(`tfoot`,{children:Z(`tr`,{children:Z(`td`,{colSpan:5,children:Y(`totals-komi`,{komi:String(e.komi),unit:Y(`unit-${e.unit}`)})})})})]})}function ud(e){let{made:t,sums:n,isShown:r,choose:i}=e;return Z(`tr`,{class:r?`shown`:``,children:[Z(`th`,{scope:`row`,children:Z(`button`,{type:`button`,class:`link`,onClick:i,children:Y(`action-${t.action}`)})}),Z(`td`,{children:n.black}),Z(`td`,{children:n.white}),Z(`td`,{children:n.debt.points}),Z(`td`,{children:n.margin})]})}var dd=[{name:`agree`,panel:$u,view:Us},{name:`steps`,panel:cd,view:Gs},{name:`hand`,panel:ad,view:Ks},{name:`rulesets`,panel:pu,view:qs}],fd=A(()=>dd.find(({name:e})=>e===Nn.value)),pd=A(()=>(fd.value?.view??Us).value);function md(){if(R.value?.game===`line_game`)return Z(`p`,{class:`panel note`,children:Y(`count-none`)});let e=fd.value?.panel;return Z(`div`,{class:`panel`,children:Z(id,{id:`count`,label:Y(`panel-count`),tabs:dd.map(({name:e})=>({name:e,title:Y(`count-${e}`)})),chosen:Nn.value,choose:e=>{Fn(`count`,e),scrollTo(0,0)},children:[Nn.value!==`agree`&&Z(hd,{}),e!==void 0&&Z(e,{})]})})}function hd(){let e=F.value?.agreement,t=e==null?[`judgement`]:[`judgement`,`black`,`white`];return e?.agreed&&t.unshift(`agreed`),Z(fl,{label:Y(`count-whose`),test:`count-view`,all:t.map(e=>({value:e,title:Y(`whose-${e}`)})),chosen:xi.value,choose:e=>bi.value=e})}var gd=k(null);async function _d(){let e=await M({do:`recent_games`},null);e?.is===`recent_games`&&(gd.value=e)}async function vd(e){await B({do:`open_recent`,name:e}),await _d()}function yd(){let e=gd.value;return Z(`details`,{"data-test":`recent`,onToggle:({currentTarget:e})=>void(e.open?_d():void 0),children:[Z(`summary`,{children:Y(`recent-games`)}),e!==null&&Z(x,{children:[Z(`ul`,{class:`lesson-list`,children:e.rows.map(e=>Z(`li`,{children:Z(`button`,{type:`button`,class:`quiet`,"data-test":`recent-${e.name}`,"aria-current":e.is_here,onClick:()=>void vd(e.name),children:[bd(e),` `,Z(`small`,{children:xd(e.written)})]})},e.name))}),e.rows.length===0&&Z(`p`,{class:`note`,children:Y(`recent-none`)}),Z(`p`,{class:`note`,children:e.folder===null?Y(`recent-off`):Y(`recent-where`,{folder:e.folder})})]})]})}function bd({ruleset:e,size:t,moves:n,players:r,result:i}){let a=[e===null?null:Ic(e),`${t.width}×${t.height}`],o=r.some(e=>e!==null)?r.map(e=>e??`?`).join(` – `):null;return[...a,o,Y(`recent-moves`,{moves:n}),i].filter(e=>e!==null).join(Y(`list-separator`))}function xd(e){return new Intl.DateTimeFormat(U.language.value,{dateStyle:`medium`,timeStyle:`short`}).format(e*1e3)}var Sd=k(null);function Cd(){let[e,t]=[R.value,F.value];if(e===null||t===null)return null;let n=!e.over&&t.resigned===null;return Z(`div`,{class:`panel`,children:[H.value&&Z(`p`,{class:`notice`,children:[Y(e.offer_means===`rest`?`at-rest-notice`:`stopped-notice`),` `,Z(`button`,{type:`button`,"data-test":`go-agree`,onClick:()=>Fn(`count`,`agree`),children:Y(`stopped-agree`)})]}),(n||t.agreement?.disputed_by!=null)&&!H.value&&Z(Td,{}),Z(`section`,{children:[Z(`h3`,{children:Y(`play-moves`)}),Z(Ed,{})]}),Z(`section`,{children:[Z(`h3`,{children:Y(`play-who`)}),tn.map(e=>Z(Sl,{color:e,seat:t.seats[nn(e)],sit:n=>void B({do:`sit`,seats:e===`black`?[n,t.seats[1]]:[t.seats[0],n]})},e)),Z(`p`,{class:`note`,children:t.network===null?Y(`network-off`):Y(`network-named`,{name:t.network,first:$n.value.without_network+1})})]}),Z(`p`,{class:`row`,children:Z(`button`,{type:`button`,"data-test":`copy`,onClick:()=>void $l(),children:Ql.value?Y(`copied`):Y(`copy`)})}),Z(yd,{}),Sd.value!==null&&Z(wd,{color:Sd.value}),n&&Z(`p`,{class:`row`,children:tn.filter(gn).map(e=>Z(`button`,{type:`button`,class:`quiet`,"data-test":`resign-${e}`,onClick:()=>Sd.value=e,children:Y(`resign`,{side:e})},e))})]})}function wd({color:e}){let t=()=>{Sd.value=null};return Z(Tc,{id:`resign-dialog`,title:Y(`resign-title`,{side:e}),close:t,children:Z(`p`,{class:`dialog-buttons`,children:[Z(`button`,{type:`button`,"data-test":`resign-no`,onClick:t,children:Y(`cancel`)}),Z(`button`,{type:`button`,class:`danger`,"data-test":`resign-yes`,onClick:()=>{t(),B({do:`resign`,color:e})},children:Y(`resign-yes`)})]})})}function Td(){return Z(`fieldset`,{class:`play-as`,children:[Z(`legend`,{children:Y(`play-as`)}),Z(`div`,{class:`segments`,children:tn.map(e=>Z(`button`,{type:`button`,"data-test":`play-as-${e}`,"aria-pressed":z.value===e,disabled:!gn(e),onClick:()=>On(e),children:Fc(e)},e))}),z.value!==R.value?.to_move&&R.value?.debt!=null&&Z(`p`,{class:`note`,children:R.value.extra_moves_cost?Y(`extra-costs`):Y(`extra-free`)})]})}function Ed(){let[e,t]=[R.value,F.value];return e===null||t===null?null:t.moves.length===0?Z(`p`,{class:`note`,children:Y(`play-no-moves`)}):Z(`ol`,{class:`move-list`,"data-test":`moves`,children:t.moves.map(({color:t,move:n},r)=>Z(`li`,{children:Z(`button`,{type:`button`,class:`small ${t}`,"aria-current":r+1===e.move_number?`step`:void 0,onClick:()=>Ia(r+1),children:[r+1,`. `,Z(`span`,{class:`dot ${t}`,"aria-hidden":`true`}),Z(`span`,{class:`sr-only`,children:[Fc(t),` `]}),Q(n,e)]})},r))})}function Dd(){let[e,t]=[W.value,R.value];if(e?.is!==`verdicts`||t===null)return null;let{reasoned:n,step:r}=e,i=n.verdicts[r];if(i===void 0)return null;let a=e=>{W.value={is:`verdicts`,reasoned:n,step:e}},o=n.verdicts.length-1,s=i.after.map(e=>X(e,t)).join(Y(`list-separator`));return Z(`section`,{class:`verdicts`,"aria-label":Y(`verdicts-label`),"data-test":`verdicts`,children:[Z(`div`,{class:`verdict-head`,children:[Z(wc,{icon:`back`,class:`small`,test:`verdict-back`,label:Y(`verdict-back`),disabled:r===0,onClick:()=>a(r-1)}),Z(`span`,{children:Y(`verdict-of`,{number:r+1,last:o+1})}),Z(wc,{icon:`on`,class:`small`,test:`verdict-on`,label:Y(`verdict-on`),disabled:r===o,onClick:()=>a(r+1)}),Z(wc,{icon:`close`,class:`quiet close`,label:Y(`reason-hide`),onClick:()=>W.value=null})]}),Z(`p`,{children:[Z(`strong`,{children:X(i.point,t)}),` `,i.verdict===`forbidden`?Y(`verdict-forbidden`,{kinds:Qo(i.kinds)}):Y(`verdict-${i.verdict}`),i.after.length>0&&` ${Y(`verdict-after`,{points:s})}`]}),Z(`ul`,{children:i.lines.map(e=>Z(`li`,{children:Z(Od,{line:e,now:t,go:a})},`${e.direction} ${e.stones.join(` `)}`))})]})}function Od({line:e,now:t,go:n}){let r=e=>e.map(e=>X(e,t)).join(` `);return Z(x,{children:[Y(`shape-${e.shape}`),`: `,r(e.stones),e.by.length>0&&` (${Y(`line-by`,{points:r(e.by)})})`,e.spoiled.map((e,r)=>Z(`span`,{class:`spoiled`,children:[` `,kd(e,t),e.kind===`forbidden`&&Z(`button`,{type:`button`,class:`small`,onClick:()=>n(e.verdict),children:Y(`verdict-see`,{number:e.verdict+1})})]},r))]})}function kd(e,t){let n=X(e.point,t);switch(e.kind){case`stone`:case`overline`:return Y(`spoiled-${e.kind}`,{point:n,at:X(e.at,t)});case`edge`:case`five`:case`forbidden`:return Y(`spoiled-${e.kind}`,{point:n})}}function Ad(){let[e,t]=[Vr.value,F.value?.network??null];return U.hintsLocked.value?Z(`p`,{class:`note`,children:Y(`engine-locked`)}):Z(`div`,{class:`analyse`,children:[Z(dl,{label:Y(`engine-shown`),test:`engine-shown`,on:U.engineShown}),Jr.value&&Z(x,{children:[Z(`p`,{class:`note`,children:t===null?Y(`network-off`):Y(`network-evaluates`,{name:t})}),Z(`div`,{class:`fields`,children:[Z(fl,{label:Y(`analyse-visits`),test:`visits`,all:Hn.map(e=>({value:e,title:e})),chosen:U.visits.value,choose:e=>U.visits.value=e}),R.value?.game===`go`&&Z(fl,{label:Y(`graph-of`),test:`measure`,all:Vn.map(e=>({value:e,title:Y(`measure-${e}`)})),chosen:U.measure.value,choose:e=>U.measure.value=e})]}),Z(`p`,{class:`row`,children:[Z(`button`,{type:`button`,class:`small strong`,"data-test":`analyse-line`,onClick:()=>void Kr(`line`),children:Y(`analyse-line`)}),Z(`button`,{type:`button`,class:`small`,"data-test":`analyse-here`,onClick:()=>void Kr(`here`),children:Y(`analyse-here`)}),Z(`button`,{type:`button`,class:`small`,"data-test":`analyse-tree`,onClick:()=>void Kr(`tree`),children:Y(`analyse-tree`)})]})]}),e!==null&&Z(`div`,{class:`progress`,"data-test":`progress`,children:[Z(`progress`,{"aria-label":Y(`analysing`),max:e.of,value:e.done}),Z(`span`,{children:Y(`analysed-of`,{done:e.done,of:e.of})}),Z(`button`,{type:`button`,class:`small`,"data-test":`stop-analysis`,onClick:qr,children:Y(`analyse-stop`)})]})]})}function jd(){let[e,t]=[R.value,Ur.value];if(e===null)return null;if(t===null)return Z(`p`,{class:`note`,children:Y(`not-analysed`)});let n=e.game===`go`;return Z(`section`,{"data-test":`candidates`,children:[Z(`p`,{"data-test":`position-value`,children:[Y(`position-value`,{winrate:Go(t.winrate),visits:qo(t.visits)}),n&&t.lead!==null&&` · ${Jc(t.lead)}`,t.stopped!==null&&` · ${Y(`stopped-here`,{result:t.stopped.result})}`]}),Z(`table`,{children:[Z(`caption`,{children:Y(`candidates-of`,{side:e.to_move})}),Z(`thead`,{children:Z(`tr`,{children:[Z(`th`,{scope:`col`,children:Y(`candidate-move`)}),Z(`th`,{scope:`col`,children:Y(`winrate`)}),n&&Z(`th`,{scope:`col`,children:Y(`lead`)}),Z(`th`,{scope:`col`,children:Y(`visits`)})]})}),Z(`tbody`,{onPointerLeave:e=>Nd(e,null),children:oi.value.map(({move:t,letter:r,winrate:i,lead:a,visits:o,pv:s})=>Z(`tr`,{onPointerEnter:e=>Nd(e,t),class:si.value===t?`shown`:``,children:[Z(`th`,{scope:`row`,children:Z(`button`,{type:`button`,class:`link`,"data-test":`candidate-${r}`,"aria-label":Y(`candidate-name`,{letter:r,move:Q(t,e),line:s.map(t=>Q(t,e)).join(` `)}),onFocus:()=>si.value=t,onBlur:()=>si.value=null,onPointerDown:e=>Md=e.pointerType===`touch`&&si.value!==t,onClick:()=>Pd(t,e),children:[r,` `,Q(t,e)]})}),Z(`td`,{children:Go(fi(i,e.to_move))}),n&&Z(`td`,{children:Ko(pi(a,e.to_move))}),Z(`td`,{children:qo(o)})]},t))})]})]})}var Md=!1;function Nd(e,t){e.pointerType!==`touch`&&(si.value=t)}function Pd(e,t){Md?(Md=!1,si.value=e):z.value===t.to_move&&Oa(e)}var Fd=k(!1);async function Id(){let e=await Wl(!0);if(e===null)return;let t=Nr.value===null?``:`&node=${Ld(Rr(Nr.value))}`;await eu(`${location.origin}/#record=${await Mt(e)}${t}&panel=${V.value}`,Fd)}function Ld(e){let t=[],n=0;for(let r of[...e,null])r===0?n++:(n>0&&t.push(`n${n}`),r!==null&&t.push(String(r)),n=0);return t.length===0?`n0`:t.join(`.`)}var Rd=1e4;function zd(e){return e.split(`.`).flatMap(e=>{let t=Math.min(Rd,Number(/^n?(\d+)$/.exec(e)?.[1]??0));return e.startsWith(`n`)?Array(t).fill(0):[t]})}async function Bd(){let[e,t,n]=[Et(`record`),Et(`node`),Et(`panel`)];if(e===null&&n===null||(Dt(`record`,`node`,`panel`),Fn(In(n)??`review`),e===null))return;let r=await Nt(e);if(r===null){L.value={kind:`bad_record`,detail:`#record`};return}let i=await Kl(r);i?.is===`game`&&t!==null&&(/^\d+$/.test(t)?await B({do:`goto`,move_number:Math.min(Number(t),i.moves.length)}):await Br(zd(t)))}function Vd(){addEventListener(`hashchange`,()=>{Et(`token`)===null&&Bd()})}var Hd=k(!1);function Ud(){let[e,t,n]=[Nr.value,F.value?.here,R.value];if(e===null||t===void 0||n===null)return null;let r=(e.parent?.children??[]).filter(t=>t!==e);return Z(`div`,{class:`node-tools`,children:[t.next.length>0&&Z(Wd,{title:Y(`next-moves`),test:`next`,all:t.next,next:t.next_on_line}),r.length>0&&Z(Wd,{title:Y(`other-moves`),test:`other`,all:r.map(({node:e})=>e),next:null}),Z(`p`,{class:`row`,children:[!_r(e)&&Z(`button`,{type:`button`,class:`small`,"data-test":`promote`,onClick:()=>Gd(`promote`,e),children:Y(`promote`)}),e.parent!==null&&Z(`button`,{type:`button`,class:`small`,"data-test":`remove`,onClick:()=>Hd.value=!0,children:Y(`remove`)}),Z(`button`,{type:`button`,class:`small`,"data-test":`copy-sgf`,onClick:()=>void $l(),children:Ql.value?Y(`copied`):Y(`copy`)}),Z(`button`,{type:`button`,class:`small`,"data-test":`copy-link`,onClick:()=>void Id(),children:Fd.value?Y(`copied`):Y(`copy-link`)})]}),Hd.value&&Z(Kd,{at:e})]})}function Wd({title:e,test:t,all:n,next:r}){let i=R.value;return i===null?null:Z(`p`,{class:`ways`,"data-test":t,children:[Z(`span`,{class:`ways-title`,children:e}),n.map(e=>Z(`button`,{type:`button`,class:e.id===r?`small way on-line`:`small way`,onClick:()=>void Pr(e.id),children:[e.color!==null&&Z(`span`,{class:`dot ${e.color}`,"aria-hidden":`true`}),qc(e,i)]},e.id))]})}function Gd(e,{node:t}){B({do:e,node:t.id})}function Kd({at:e}){let t=R.value,n=()=>{Hd.value=!1},r=vr(e);return t===null?null:Z(Tc,{id:`remove-dialog`,title:Y(`remove-title`,{node:Kc(e.node,t)}),close:n,children:[Z(`p`,{children:Y(`remove-what`,{count:r})}),Z(`p`,{class:`dialog-buttons`,children:[Z(`button`,{type:`button`,"data-test":`remove-no`,onClick:n,children:Y(`cancel`)}),Z(`button`,{type:`button`,class:`danger`,"data-test":`remove-yes`,onClick:()=>{n(),Gd(`remove`,e)},children:Y(`remove-yes`)})]})]})}function qd(){return Z(`label`,{class:`field comment`,children:[Z(`span`,{children:Y(`comment`)}),Z(`textarea`,{"data-test":`comment`,"aria-disabled":!1,rows:3,value:Ml.value,onInput:e=>Pl(e.currentTarget.value),onBlur:()=>void Fl()})]})}var Jd=[`opening`,`middle`,`endgame`];function Yd(){let e=Xr.value;return e===null||e.analysed===0||!Jr.value?null:Z(`section`,{"data-test":`losses`,children:[Z(`h3`,{children:Y(`losses`)}),Z(`p`,{class:`note`,children:Y(`losses-of`,{analysed:e.analysed,of:e.of})}),Z(`table`,{children:[Z(`caption`,{children:Y(`losses-caption`)}),Z(`thead`,{children:Z(`tr`,{children:[Z(`td`,{}),Jd.map(e=>Z(`th`,{scope:`col`,children:Y(`part-${e}`)},e))]})}),Z(`tbody`,{children:tn.map((t,n)=>Z(`tr`,{children:[Z(`th`,{scope:`row`,children:Fc(t)}),e.losses[n]?.map(({moves:e,points:t},n)=>Z(`td`,{children:e===0?`–`:Y(`loss-sum`,{points:t.toFixed(1),moves:e})},n))]},t))})]}),e.dearest.length>0&&Z(x,{children:[Z(`h4`,{children:Y(`dearest`)}),Z(`ol`,{class:`dearest`,"data-test":`dearest`,children:e.dearest.map(e=>Z(Xd,{loss:e},e.node))})]})]})}function Xd({loss:e}){let t=R.value;return t===null?null:Z(`li`,{children:[Z(`button`,{type:`button`,class:`link`,onClick:()=>void Pr(e.node),children:[e.number,`. `,qc(e,t)]}),` `,Y(`dear`,{points:e.points.toFixed(1),better:e.better===null?`none`:Q(e.better,t)})]})}function Zd(){let[e,t]=[R.value,Xr.value?.repetitions??[]];return e===null||t.length===0?null:Z(`section`,{"data-test":`repetitions`,children:[Z(`h3`,{children:Y(`repetitions`)}),Z(`ul`,{class:`dearest`,children:t.map(t=>Z(`li`,{children:[Z(`button`,{type:`button`,class:`link`,onClick:()=>void Pr(t.node),children:[t.number,`. `,qc(t,e)]}),` `,Yc(t)]},t.node))})]})}var[Qd,$d,ef]=[30,30,6],[tf,nf,rf]=[90,190,16],af=3,of=10,sf=k({left:0,top:0,width:0,height:0});function cf(){let e=Le(null),[t,n,r]=[G.value,Nr.value,R.value];if(Ie(()=>{let t=e.current;if(t===null)return;let n=()=>{let{scrollLeft:e,scrollTop:n,clientWidth:r,clientHeight:i}=t;sf.value={left:e,top:n,width:r,height:i}},r=new ResizeObserver(n);return r.observe(t),t.addEventListener(`scroll`,n,{passive:!0}),n(),()=>{r.disconnect(),t.removeEventListener(`scroll`,n)}},[t===null]),Ie(()=>{e.current!==null&&n!==null&&ff(e.current,n)},[n,t]),t===null||r===null)return null;let{left:i,top:a,width:o,height:s}=sf.value,[c,l]=[Math.floor(i/Qd)-af,Math.ceil((i+o)/Qd)+af],[u,d]=[Math.floor(a/$d)-af,Math.ceil((a+s)/$d)+af],f=t.all.filter(({column:e,row:t,parent:n})=>{let r=n?.row??t;return e>=c&&e<=l+1&&t>=u&&r<=d}),p=new Set(K.value),m=new Set(Jr.value?Xr.value?.dearest.map(e=>e.node):[]);return Z(`div`,{ref:e,class:`tree-room`,role:`tree`,tabIndex:0,"aria-label":Y(`tree-label`),"aria-activedescendant":n===null?void 0:uf(n),"data-test":`tree`,style:{height:`${Math.min(nf,Math.max(tf,t.rows*$d+2*ef+rf))}px`},onKeyDown:pf,children:Z(`div`,{class:`tree`,role:`presentation`,style:{width:`${t.columns*Qd+2*ef}px`,height:`${t.rows*$d+2*ef}px`},children:[Z(`svg`,{class:`tree-lines`,"aria-hidden":`true`,children:[Z(`path`,{d:f.map(df).join(``)}),Z(`path`,{class:`on-line`,d:f.filter(e=>p.has(e)).map(df).join(``)})]}),f.filter(({row:e,column:t})=>e<=d&&t<=l).map(e=>{let{node:t,column:i,row:a}=e,o=e.parent?.children??[e];return Z(`div`,{id:uf(e),role:`treeitem`,"aria-label":Kc(t,r),"aria-level":i+1,"aria-posinset":o.indexOf(e)+1,"aria-setsize":o.length,"aria-selected":e===n,class:lf(e,e===n),style:{left:`${i*Qd+ef}px`,top:`${a*$d+ef}px`},"data-node":t.id,onClick:()=>void Pr(t.id),children:[t.move===null?t.sets_up?`+`:``:t.number,t.comment&&Z(`span`,{class:`has-comment`}),m.has(t.id)&&Z(`span`,{class:`is-dear`})]},t.id)})]})})}function lf({node:{color:e,move:t}},n){let r=t!==null&&!P(t);return`node ${e??`no-move`}${r?` off-board`:``}${n?` here`:``}`}function uf({node:e}){return`node-${e.id}`}function df({column:e,row:t,parent:n}){if(n===null)return``;let[r,i]=[e*Qd+ef+13,t*$d+ef+13],a=n.row*$d+ef+13;return t===n.row?`M${r-Qd} ${i}H${r}`:`M${r-Qd} ${a}V${i-15}l15 15H${r}`}function ff(e,{column:t,row:n}){let[r,i]=[t*Qd+ef,n*$d+ef];(r<e.scrollLeft+Qd||r>e.scrollLeft+e.clientWidth-2*Qd)&&(e.scrollLeft=r-e.clientWidth/2),(i<e.scrollTop||i>e.scrollTop+e.clientHeight-$d)&&(e.scrollTop=i-e.clientHeight/2)}function pf(e){let t=Nr.value;if(t===null||e.ctrlKey||e.altKey||e.metaKey)return;if(e.key===`Delete`&&t.parent!==null){Hd.value=!0;return}let n=mf(e.key,t);n!==null&&(e.preventDefault(),n!==void 0&&Pr(n.node.id))}function mf(e,t){let n=K.value,r=n.indexOf(t);switch(e){case`ArrowLeft`:return t.parent??void 0;case`ArrowRight`:return r>=0?n[r+1]:t.children[0];case`ArrowUp`:return hf(t,-1);case`ArrowDown`:return hf(t,1);case`Home`:return G.value?.all[0];case`End`:return n.at(-1);case`PageUp`:return gr(t).at(-11)??G.value?.all[0];case`PageDown`:return n[r+of]??n.at(-1);default:return null}}function hf(e,t){return(G.value?.all??[]).filter(({column:n,row:r})=>n===e.column&&(r-e.row)*t>0).reduce((e,n)=>e===void 0||(e.row-n.row)*t>0?n:e,void 0)}function gf(){return Z(`div`,{class:`panel review`,children:[Z(cf,{}),Z(Ud,{}),Z(_f,{}),Z(qd,{}),Z(Zd,{}),Z(Ad,{}),Jr.value&&Z(x,{children:[Z(jd,{}),Z(Yd,{})]}),Z(`details`,{children:[Z(`summary`,{children:Y(`on-the-board`)}),Z(`div`,{class:`form`,children:[Z(fl,{label:Y(`numbered`),test:`numbered`,all:Un.map(e=>({value:e,title:Y(`numbered-${e}`)})),chosen:U.numbered.value,choose:e=>U.numbered.value=e}),Z(dl,{label:Y(`next-shown`),test:`next-shown`,on:U.nextShown}),Jr.value&&Z(dl,{label:Y(`ownership-shown`),test:`ownership-shown`,on:U.ownershipShown})]})]})]})}function _f(){let[e,t]=[R.value,gi.value?.notes??[]];return e===null||t.length===0?null:Z(`p`,{class:`note`,"data-test":`number-notes`,children:t.map(({number:t,at:n,now:r})=>r===null?Y(`number-gone`,{number:t,point:X(n,e)}):Y(`number-same`,{number:t,now:r})).join(Y(`list-separator`))})}var vf=[{name:`play`,panel:Cd,view:Hs},{name:`count`,panel:md,view:pd},{name:`review`,panel:gf,view:Ws},{name:`rules`,panel:gl,view:Hs}];function yf(){return vf.find(({name:e})=>e===V.value)?.view??Hs}function bf(e){let t=e===V.value&&scrollY===0;Fn(e),t||e===`rules`&&cr.value===null?document.querySelector(`.panels`)?.scrollIntoView():scrollTo(0,0)}function xf(){let e=vf.find(({name:e})=>e===V.value)?.panel;return Z(`aside`,{class:`panels`,"aria-label":Y(`panels-label`),children:[Z(Dd,{}),Z(id,{id:`panel`,label:Y(`panels-label`),tabs:vf.map(({name:e})=>({name:e,title:Y(`panel-${e}`)})),chosen:V.value,choose:bf,children:e!==void 0&&Z(e,{})})]})}function Sf(){let e=F.value;if(e===null)return null;let{ruleset:t,size:n,phase:r}=e.state,i=r===`contest`&&e.resigned===null&&e.result===null,a=[{about:`size`,text:`${n.width}×${n.height}`},{about:i?`plain`:`phase`,text:Bc(e)},...Vc(e)];return Z(`div`,{class:`status`,children:[Z(`p`,{class:`live`,role:`status`,"data-test":`live`,"data-phase":r,children:[Z(`strong`,{children:Ic(t)}),a.map(({about:e,text:t})=>Z(`span`,{class:`about-${e}`,children:t},e))]}),Z(al,{topics:Cf(),view:yf().value,label:Y(`help-line`),test:`help-line`})]})}function Cf(){let[e,t]=[R.value,F.value];if(e===null||t===null)return[];let n=t.agreement?.disputed_by!=null;return[[`stopped`,e.phase===`stopped`&&!n],[`resolution`,e.phase===`resolution`||n],[`offer`,e.phase===`contest`&&e.game===`go`&&!e.over],[`debt`,e.debt!==null]].flatMap(([e,t])=>t?[e]:[])}var wf=`liangyi-record`,Tf=`liangyi-record-number`,[Ef,Df]=[800,1e4],Of=1e6,kf,Af=!1,jf=!1;j(()=>{Wr.value,I.value!==0&&Mf()&&(kf!==void 0&&Af&&Vr.value===null&&(window.clearTimeout(kf),kf=void 0),Af=Vr.value!==null,kf??=window.setTimeout(()=>void Nf(),Af?Df:Ef))});function Mf(){let e=F.value?.here;return e!==void 0&&((F.value?.moves.length??0)>0||e.next.length>0||e.comment!==``)}async function Nf(){if(kf=void 0,jf)kf=window.setTimeout(()=>void Nf(),Ef);else{jf=!0;for(let e of[!1,!0]){let t=await Pf(e);if(Ul.value=t===null?Ul.value:null,t===null||t!==``&&Lf(t,e))break}jf=!1}}async function Pf(e){let t=F.value?.here,n=t?.on_main_line===!0&&t.next_on_line===null,r=await B({do:`save`,bare:e});if(r?.is!==`record`)return null;n||await Or();let i={steps:n||Nr.value===null?null:Rr(Nr.value),panel:V.value},{sgf:a}=r;if(Gl(a))return``;let o=a.length<Of?{sgf:a}:{packed:await Mt(a)};return JSON.stringify({at:Date.now(),...o,...i})}function Ff(){let e=sessionStorage.getItem(Tf);return e===null&&(e=crypto.getRandomValues(new Uint32Array(2)).join(`-`),sessionStorage.setItem(Tf,e)),`${wf}-${e}`}function If(){let e=e=>Number(/^\{"at":(\d+)/.exec(localStorage.getItem(e)??``)?.[1]??0),t=Object.keys(localStorage).filter(e=>e.startsWith(wf)),n=new Map(t.map(t=>[t,e(t)]));return t.sort((e,t)=>(n.get(t)??0)-(n.get(e)??0))}function Lf(e,t){try{let n=Ff(),r=If().filter(e=>e!==n);for(r.splice(19).forEach(e=>localStorage.removeItem(e));!qn(n,e);){let e=t?r.pop():void 0;if(e===void 0)return!1;localStorage.removeItem(e)}return!0}catch{return!1}}async function Rf(){Ul.value=await zf()}async function zf(){try{let e=localStorage.getItem(Ff())??localStorage.getItem(If()[0]??wf)??``;if(!e.startsWith(`{`))return e===``?null:{sgf:e,steps:null,panel:`play`};let t=JSON.parse(e),n=t.packed===void 0?t.sgf:await Nt(t.packed);return typeof n==`string`?{sgf:n,steps:t.steps??null,panel:t.panel??`play`}:null}catch{return null}}async function Bf(){let e=Ul.value;e!==null&&(e.panel===`review`&&Fn(`review`),(await Kl(e.sgf))?.is===`game`&&e.steps!==null&&await Br(e.steps),await Bl())}var Vf=`#matches`,Hf=k(null),Uf=A(()=>It.value?Hf.value:null);function Wf({match:e,game:t}){return[Vf,e===null?null:encodeURIComponent(e),t].filter(e=>e!==null).join(`/`)}function Gf(){Hf.value=Kf(),addEventListener(`hashchange`,()=>{Hf.value=Kf(),scrollTo(0,0)})}function Kf(){let[e,t,n]=location.hash.split(`/`);if(e!==Vf)return null;let r=/^[1-9]\d{0,8}$/.test(n??``)?Number(n):null;return{match:t===void 0?null:qf(t),game:r}}function qf(e){try{return decodeURIComponent(e)}catch{return null}}function Jf(e,t){let n={width:e[0]?.length??0,height:e.length},r=e.map(e=>[...e]),i={rows:[],prisoners:[0,0],virtual:[0,0]},a=(e,t)=>{let{x:i,y:a}=N(e,n),o=r[a],s=o?.[i];return o!==void 0&&(o[i]=t),s};for(let{color:e,move:n,takes:r}of t){P(n)?a(n,an(e)):n===`virtual`&&(i.virtual[nn(e)]+=1);for(let e of r)i.prisoners[a(e,`.`)===an(`black`)?0:1]+=1}return{...i,rows:r.map(e=>e.join(``))}}var Yf=250,Xf=8e3,Zf=k(null),Qf=k(null),$f=k(null),ep=k(null),tp=k(null),np=k(null),rp=k(!1),ip=k(null),ap=k(!0),op=k(0),sp=k(100),cp=k(!0),lp=A(()=>{let e=Uf.value;return e===null?null:{language:U.language.value,match:e.match,game:e.game,lines:sp.value,plots:cp.value}}),up=A(()=>JSON.stringify([Uf.value?.match??null,Uf.value?.game??null])),dp=null,fp=Yf,pp;function mp(){j(()=>{up.value,gp()}),j(()=>{let e=lp.value;e===null?(window.clearTimeout(pp),dp?.close(),dp=null):dp===null?hp():dp.readyState===WebSocket.OPEN&&dp.send(JSON.stringify(e))})}function hp(){window.clearTimeout(pp);let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/watch`);dp=e,e.onopen=()=>e.send(JSON.stringify(lp.peek())),e.onmessage=({data:t})=>{dp===e&&([ap.value,fp]=[!0,Yf],_p(JSON.parse(String(t))))},e.onclose=()=>{dp===e&&(ap.value=!1,pp=window.setTimeout(hp,fp),fp=Math.min(fp*2,Xf))}}function gp(){Ye(()=>{for(let e of[Zf,Qf,$f,ep,tp,np,ip])e.value=null;rp.value=!1,sp.value=100})}function _p(e){Ye(()=>{switch(rp.value=e.is===`gone`,e.is){case`clock`:op.value=e.now-Date.now();break;case`matches`:Zf.value=e;break;case`match`:Qf.value=e;break;case`plots`:$f.value=e.plots;break;case`running`:ep.value=e;break;case`games`:tp.value=e;break;case`game`:np.value=e;break;case`fault`:ip.value=e.detail}})}var vp=k(Date.now()),yp=0,bp;function xp(){return yp+=1,bp??=window.setInterval(()=>vp.value=Date.now(),250),()=>{--yp,yp===0&&(window.clearInterval(bp),bp=void 0)}}function Sp({game:e,color:t}){Fe(xp,[]);let n=e.clocks[nn(t)],r=e.thinks===t,i=r?Math.max(0,(vp.value+op.value-e.since)/1e3):0,a=n.left===null?[Y(`watch-spent`,{time:Cp(n.spent+i)})]:[Y(`watch-left`,{time:Cp(Math.max(0,n.left-i))}),...n.periods>0?[Y(`watch-periods`,{count:n.periods})]:[],...n.stones>0?[Y(`watch-stones`,{count:n.stones})]:[]];return Z(`span`,{class:r?`clock thinks`:`clock`,"data-test":`clock-${t}`,children:[a.join(Y(`list-separator`)),r&&Z(`span`,{class:`sr-only`,children:Y(`colon`)+Y(`watch-thinks`)})]})}function Cp(e){let t=Math.floor(e),n=e=>String(e).padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}function wp({children:e}){return Z(`p`,{class:`note`,role:`status`,children:e})}function Tp({test:e,labelledBy:t,label:n,titles:r,list:i=!1,tall:a=!1,children:o}){return Z(`div`,{class:a?`wide tall`:`wide`,tabIndex:0,role:`group`,...t===void 0?{"aria-label":n}:{"aria-labelledby":t},children:Z(`table`,{class:i?`list`:void 0,"data-test":e,children:[Z(`thead`,{children:Z(`tr`,{children:r.map(e=>Z(`th`,{scope:`col`,children:e},e))})}),Z(`tbody`,{children:o})]})})}function Ep({count:e}){return e>0?Z(`p`,{class:`note`,children:Y(`watch-left-out`,{count:e})}):null}function Dp({of:e}){return Z(`b`,{class:`entrant ${e.toLowerCase()}`,children:e})}function Op(e){return e===`A`?`B`:`A`}var kp=k(null),Ap=A(()=>np.value?.steps.length??0),jp=A(()=>Math.min(kp.value??Ap.value,Ap.value)),Mp=A(()=>np.value===null?``:`${np.value.game} ${np.value.match}`);j(()=>{Mp.value,kp.value=null});function Np(e){let t=Math.max(0,Math.min(e,Ap.value));kp.value=t===Ap.value&&np.value?.running!=null?null:t}var Pp=A(()=>{let e=np.value;return e===null?[]:Jf(e.rows,e.steps.slice(0,jp.value)).rows});function Fp(){let e=np.value;if(Fe(()=>(addEventListener(`keydown`,Hp),()=>removeEventListener(`keydown`,Hp)),[]),e===null)return Z(wp,{children:Y(`watch-loading`)});let t=jp.value===0?null:e.steps[jp.value-1]?.move??null;return Z(`div`,{class:`seen-game`,children:[Z(`section`,{class:`card`,"aria-label":Y(`watch-game`,{game:e.game}),children:[Z(Lp,{game:e}),Z(`div`,{class:`seen-board`,role:`img`,"aria-label":Y(`watch-position`,{number:jp.value,last:Ap.value}),"data-test":`seen-board`,"data-rows":Pp.value.join(`/`),children:Z(fs,{size:e.size,columns:Jo(Ip(e)),rows:Pp.value,last:t})}),Z(Rp,{}),Z(`p`,{class:`made`,"aria-live":`polite`,"data-test":`made`,children:jp.value===0?Y(`watch-start`):Z(zp,{of:e,number:jp.value})})]}),Z(`section`,{class:`card`,"aria-labelledby":`moves-title`,children:[Z(`h2`,{id:`moves-title`,children:Y(`watch-steps`)}),Z(Vp,{game:e})]})]})}function Ip({size:e,kind:t}){return{size:e,game:t}}function Lp({game:e}){return Z(`div`,{class:`seen-head`,children:[tn.map(t=>Z(`p`,{"data-test":`player-${t}`,children:[Z(`span`,{class:`dot ${t}`}),` `,Z(`span`,{class:`sr-only`,children:Y(`color-${t}`)}),` `,Z(`b`,{children:e.players[nn(t)]}),` `,e.running!==null&&Z(Sp,{game:e.running,color:t})]},t)),Z(`p`,{"data-test":`outcome`,children:e.ended===null?Z(`span`,{class:`live-sign`,children:Y(`watch-live`)}):Z(x,{children:[Z(`b`,{children:e.ended.result}),` `,e.ended.reason,e.ended.remarks!==``&&Z(`span`,{class:`small-text`,children:[` `,e.ended.remarks]})]})})]})}function Rp(){let[e,t]=[jp.value,Ap.value];return Z(ou,{label:Y(`watch-steps`),at:e,last:t,go:Np,buttons:{first:Y(`go-first`),back:Y(`go-back`),on:Y(`go-on`),last:Y(`go-last`)},slider:Y(`watch-moves`),valueText:Y(`move-of`,{number:e,last:t}),children:Z(`span`,{class:`number`,"data-test":`step-number`,children:Y(`move-of`,{number:e,last:t})})})}function zp({of:e,number:t}){let n=e.steps[t-1];return n===void 0?null:Z(x,{children:Bp(e,n)})}function Bp(e,{color:t,move:n,takes:r}){let i=Y(`watch-made`,{side:t,move:Q(n,Ip(e))});return r.length===0?i:i+Y(`list-separator`)+Y(`watch-takes`,{count:r.length})}function Vp({game:e}){let t=Le(null),n=jp.value;return Fe(()=>{let e=t.current?.querySelector(`[aria-current]`);if(t.current!==null&&e!=null){let{offsetTop:n,offsetHeight:r}=e;t.current.scrollTop=n-t.current.offsetTop-(t.current.clientHeight-r)/2}},[n,e.game]),Z(`ol`,{class:`seen-moves`,ref:t,"data-test":`seen-moves`,tabIndex:0,children:e.steps.map((t,r)=>Z(`li`,{children:Z(`button`,{type:`button`,class:`small`,tabIndex:-1,"aria-current":r+1===n?`step`:void 0,onClick:()=>Np(r+1),children:[Z(`span`,{class:`soft`,children:r+1}),Z(`span`,{class:`dot ${t.color}`}),Z(`span`,{class:`sr-only`,children:Y(`color-${t.color}`)}),Q(t.move,Ip(e)),t.takes.length>0&&Z(`span`,{class:`sr-only`,children:Y(`watch-takes`,{count:t.takes.length})})]})},r))})}function Hp(e){let t=e.target instanceof HTMLElement?e.target:null;if(e.ctrlKey||e.metaKey||e.altKey||t?.closest(`input, select, dialog`)!=null)return;let n=(()=>{switch(e.key){case`[`:case`ArrowLeft`:return jp.value-1;case`]`:case`ArrowRight`:return jp.value+1;case`{`:case`Home`:return 0;case`}`:case`End`:return Ap.value;default:return null}})();n!==null&&(e.preventDefault(),Np(n))}var Up=[`A`,`B`];function Wp({of:e}){return Z(`section`,{class:`card`,"aria-labelledby":`results-title`,children:[Z(`h2`,{id:`results-title`,children:Y(`watch-results`)}),Z(Tp,{test:`results`,labelledBy:`results-title`,titles:[`program`,`won`,`drawn`,`lost`,`share`].map(e=>Y(`watch-${e}`)),children:[e.sides.map((e,t)=>Z(Gp,{side:e,entrant:Up[t]??`A`},t)),Z(`tr`,{"data-test":`black-won`,children:[Z(`th`,{scope:`row`,children:Y(`watch-black-won`)}),Z(Kp,{tally:e.black}),Z(`td`,{})]})]}),Z(`p`,{class:`small-text`,"data-test":`points`,children:e.points}),e.final_scores!==null&&Z(`p`,{class:`small-text`,children:Y(`watch-final-scores`,{games:e.final_scores.games,a:e.final_scores.agreeing[0],b:e.final_scores.agreeing[1]})})]})}function Gp({side:e,entrant:t}){let[n,r]=e.by_color;return Z(x,{children:[Z(`tr`,{"data-test":`total-${t}`,children:[Z(`th`,{scope:`row`,children:Z(Dp,{of:t})}),Z(Kp,{tally:e.total}),Z(`td`,{children:e.share})]}),Z(`tr`,{class:`part`,children:[Z(`th`,{scope:`row`,children:Y(`watch-as-black`,{entrant:t})}),Z(Kp,{tally:n}),Z(`td`,{children:e.share_by_color[0]})]}),Z(`tr`,{class:`part`,children:[Z(`th`,{scope:`row`,children:Y(`watch-as-white`,{entrant:t})}),Z(Kp,{tally:r}),Z(`td`,{children:e.share_by_color[1]})]})]})}function Kp({tally:e}){return Z(x,{children:[Z(`td`,{children:e.wins}),Z(`td`,{children:e.draws}),Z(`td`,{children:e.losses})]})}function qp({of:e}){return e.ends.length===0?null:Z(`section`,{class:`card`,"aria-labelledby":`ends-title`,children:[Z(`h2`,{id:`ends-title`,children:Y(`watch-ends`)}),Z(`table`,{"data-test":`ends`,children:[Z(`thead`,{children:Z(`tr`,{children:[Z(`th`,{scope:`col`,children:Y(`watch-reason`)}),Z(`th`,{scope:`col`,children:Y(`watch-count`)}),Up.map(e=>Z(`th`,{scope:`col`,children:Y(`watch-lost-by`,{entrant:e})},e))]})}),Z(`tbody`,{children:e.ends.map(({reason:e,said:t,games:n,lost:r})=>Z(`tr`,{"data-test":`end-${e}`,children:[Z(`th`,{scope:`row`,children:t}),Z(`td`,{children:n}),Z(`td`,{children:r[0]}),Z(`td`,{children:r[1]})]},e))})]}),e.dead_stones!==null&&Z(`p`,{class:`small-text`,children:Y(`watch-dead-stones`,{dead:e.dead_stones})}),Z(`p`,{class:`small-text`,children:Y(`watch-duplicates`,{duplicates:e.duplicates})})]})}function Jp({of:e}){return Z(`section`,{class:`card`,"aria-labelledby":`time-title`,children:[Z(`h2`,{id:`time-title`,children:Y(`watch-time`)}),Z(Tp,{test:`times`,labelledBy:`time-title`,titles:[`program`,`per-move`,`cpu-per-move`,`slowest`,`late`].map(e=>Y(`watch-${e}`)),children:e.sides.map((e,t)=>Z(`tr`,{children:[Z(`th`,{scope:`row`,children:Z(Dp,{of:Up[t]??`A`})}),Z(`td`,{children:Yp(e.per_move)}),Z(`td`,{children:Yp(e.cpu_per_move)}),Z(`td`,{children:Yp(e.slowest)}),Z(`td`,{children:e.late})]},t))})]})}function Yp(e){return e===null?`–`:Y(`watch-seconds`,{seconds:e.toFixed(3)})}var Xp=matchMedia(`(prefers-color-scheme: dark)`),Zp=k(Xp.matches);Xp.addEventListener(`change`,()=>Zp.value=Xp.matches);function Qp(){let e=$f.value;return e?.length===0?null:Z(`details`,{class:`card`,open:cp.value,onToggle:e=>cp.value=e.currentTarget.open,"data-test":`plots`,children:[Z(`summary`,{children:Z(`h2`,{children:Y(`watch-plots`)})}),Z(`div`,{class:`plots`,children:(e??[]).map(({caption:e,svg:t})=>Z(`figure`,{children:[Z(`figcaption`,{children:e}),Z(`img`,{src:$p(t),alt:e,width:`640`,height:`260`})]},e))})]})}function $p(e){let t=U.theme.value,n=t===`dark`||t===`system`&&Zp.value,r=`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" lang="${U.language.value}" `,i=e.replace(`<svg `,r).replace(`>`,`><style>${em(n)}</style>`);return`data:image/svg+xml,${encodeURIComponent(i)}`}function em(e){let[t,n,r,i,a,o]=e?[`#6cb2ee`,`#f0945a`,`#ecebe6`,`#b0aca2`,`#383a3f`,`#8a8780`]:[`#1f6fb4`,`#c4561a`,`#23221f`,`#5f5b52`,`#dcd7ca`,`#8c8677`];return`
    text { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif }
    .grid { stroke: ${a} } .axis { stroke: ${i} } .even { stroke: ${i}; stroke-dasharray: 4 4 }
    .tick { font-size: 12px; fill: ${i} } .label { font-size: 13px; fill: ${r} }
    .line { fill: none; stroke-width: 2 } .line.a { stroke: ${t} } .line.b { stroke: ${n} }
    .band.a { fill: ${t}; opacity: .15 }
    .bar.a, .dot.a { fill: ${t} } .bar.b, .dot.b { fill: ${n} } .bar.n { fill: ${o} }`}function tm({of:e}){let t=ep.value;return t===null||!t.playing?null:Z(`section`,{class:`card`,"aria-labelledby":`running-title`,children:[Z(`h2`,{id:`running-title`,children:Y(`watch-running`)}),t.games.length===0&&Z(wp,{children:Y(`watch-running-none`)}),Z(`ul`,{class:`small-boards`,"data-test":`running`,children:t.games.map(t=>Z(`li`,{children:Z(nm,{of:e,game:t})},t.game))}),Z(Ep,{count:t.left_out})]})}function nm({of:e,game:t}){let n={width:t.rows[0]?.length??0,height:t.rows.length},r=e=>e===`black`?t.black:Op(t.black),i=t=>e.sides[r(t)===`A`?0:1].name;return Z(`a`,{class:`small-board`,href:Wf({match:e.name,game:t.game}),"data-test":`running-${t.game}`,"data-moves":t.moves,children:[Z(fs,{size:n,columns:null,rows:t.rows,last:t.last}),Z(`span`,{class:`small-head`,children:[Z(`span`,{children:Y(`watch-game`,{game:t.game})}),Z(`span`,{class:`number`,children:[Z(`span`,{class:`sr-only`,children:Y(`watch-moves`)}),` `,t.moves]})]}),tn.map(e=>Z(`span`,{class:t.thinks===e?`small-side thinks`:`small-side`,children:[Z(`span`,{class:`dot ${e}`}),Z(`span`,{class:`sr-only`,children:Y(`color-${e}`)}),Z(Dp,{of:r(e)}),Z(`span`,{class:`sr-only`,children:i(e)}),Z(Sp,{game:t,color:e})]},e))]})}function rm(){let e=Qf.value;return e===null?Z(wp,{children:Y(`watch-loading`)}):Z(x,{children:[Z(`section`,{class:`card standing`,"aria-label":Y(`watch-match`),children:[Z(`p`,{class:`players`,"data-test":`players`,children:[Z(Dp,{of:`A`}),` `,e.sides[0].name,` `,Z(`span`,{class:`small-text`,children:Y(`watch-against`)}),` `,Z(Dp,{of:`B`}),` `,e.sides[1].name]}),e.elo_said!==null&&Z(`p`,{class:`elo`,children:[Z(`span`,{class:`small-text`,children:Y(`watch-elo`)}),` `,Z(`b`,{"data-test":`elo`,children:e.elo_said})]}),e.test!==null&&Z(`p`,{"data-test":`sprt`,children:e.test.said}),Z(`p`,{class:`small-text`,children:[Z(`span`,{"data-test":`conditions`,children:e.conditions}),` · `,Z(`span`,{"data-test":`played`,children:e.played})]}),Z(`progress`,{value:e.games,max:e.all,"aria-label":Y(`watch-played`)})]}),Z(tm,{of:e}),e.games>0&&Z(`div`,{class:`sheets`,children:[Z(Wp,{of:e}),Z(qp,{of:e}),Z(Jp,{of:e})]}),Z(Qp,{}),Z(am,{of:e})]})}var im=[`game-column`,`result`,`winner`,`reason`,`moves`,`remarks`];function am({of:e}){let t=tp.value;return t===null?null:Z(`section`,{class:`card`,"aria-labelledby":`games-title`,children:[Z(`h2`,{id:`games-title`,children:Y(`watch-games`)}),t.all===0?Z(wp,{children:Y(`watch-games-none`)}):Z(x,{children:[Z(`p`,{class:`small-text`,children:Y(`watch-shown-of`,{shown:t.lines.length,all:t.all})}),Z(Tp,{test:`games`,labelledBy:`games-title`,titles:im.map(e=>Y(`watch-${e}`)),list:!0,tall:!0,children:t.lines.map(t=>Z(`tr`,{"data-test":`line-${t.game}`,children:[Z(`th`,{scope:`row`,children:Z(`a`,{href:Wf({match:e.name,game:t.game}),"aria-label":Y(`watch-game`,{game:t.game}),"data-test":`game-${t.game}`,children:t.game})}),Z(`td`,{children:[Z(`span`,{class:`dot black`}),` `,Z(Dp,{of:t.black}),` `,Z(`span`,{class:`dot white`}),` `,Z(Dp,{of:Op(t.black)}),` `,t.result]}),Z(`td`,{children:t.winner===null?`–`:Z(Dp,{of:t.winner})}),Z(`td`,{children:t.reason}),Z(`td`,{class:`number`,children:t.moves}),Z(`td`,{class:`remarks`,children:t.remarks})]},t.game))}),t.lines.length<Math.min(t.all,1e3)&&Z(`button`,{type:`button`,"data-test":`more`,onClick:()=>sp.value=Math.min(sp.value+100,1e3),children:Y(`watch-more`)})]})]})}function om(){let e=Uf.value;return e===null?null:Z(`main`,{class:`watch`,"data-test":`watch`,children:[Z(`nav`,{class:`trail`,"aria-label":Y(`watch-matches`),children:e.match===null?Z(`h2`,{children:Y(`watch-matches`)}):Z(x,{children:[Z(`a`,{href:Wf({match:null,game:null}),"data-test":`to-list`,children:Y(`watch-all`)}),Z(`span`,{"aria-hidden":`true`,children:`›`}),e.game===null?Z(`h2`,{children:e.match}):Z(x,{children:[Z(`a`,{href:Wf({match:e.match,game:null}),"data-test":`to-match`,children:e.match}),Z(`span`,{"aria-hidden":`true`,children:`›`}),Z(`h2`,{children:Y(`watch-game`,{game:e.game})})]})]})}),!ap.value&&Z(`p`,{class:`notice warn`,role:`status`,"data-test":`not-heard`,children:Y(`watch-cut`)}),ip.value!==null&&Z(`p`,{class:`notice warn`,role:`status`,"data-test":`fault`,children:Y(`watch-fault`,{detail:ip.value})}),rp.value&&Z(wp,{children:Y(`watch-gone`)}),!rp.value&&(e.match===null?Z(sm,{}):e.game===null?Z(rm,{}):Z(Fp,{}))]})}function sm(){let e=Zf.value;return e===null?Z(wp,{children:Y(`watch-loading`)}):e.rows.length===0?Z(wp,{children:Y(`watch-none`)}):Z(`section`,{class:`card`,"aria-label":Y(`watch-matches`),children:[Z(Tp,{test:`matches`,label:Y(`watch-matches`),titles:[`match`,`program`,`conditions`,`played`,`now`].map(e=>Y(`watch-${e}`)),list:!0,children:e.rows.map(e=>Z(`tr`,{children:[Z(`th`,{scope:`row`,children:Z(`a`,{href:Wf({match:e.name,game:null}),"data-test":`match-${e.name}`,children:e.name})}),e.fault===null?Z(x,{children:[Z(`td`,{children:[e.players[0],` `,Y(`watch-against`),` `,e.players[1]]}),Z(`td`,{children:e.conditions}),Z(`td`,{class:`number`,children:Y(`watch-games-of`,{games:e.games,all:e.all})}),Z(`td`,{children:cm(e)})]}):Z(`td`,{colSpan:4,class:`fault`,children:Y(`watch-fault`,{detail:e.fault})})]},e.name))}),Z(Ep,{count:e.left_out})]})}function cm({games:e,all:t,running:n}){return n===null?Y(e>=t?`watch-ended`:`watch-paused`):Y(`watch-in-progress`,{count:n})}function lm(){return Uf.value===null?It.value?Z(`a`,{class:`view-link`,href:Wf({match:null,game:null}),"data-test":`to-matches`,children:Y(`watch-matches`)}):null:Z(`a`,{class:`view-link`,href:`#`,"data-test":`to-board`,children:Y(`watch-board-view`)})}var um=k([]);async function dm(){let e=await M({do:`remarks`,language:U.language.value},null);um.value=e?.is===`remarks`?e.remarks:[]}function fm(){let e=F.value?.remarks??0,[t,n]=[U.language.value,xn.value];return Fe(()=>{um.value=[],e>0&&dm()},[e,t,n]),um.value.length===0?null:Z(`div`,{class:`notice`,"data-test":`remarks`,children:[Z(`ul`,{children:um.value.map(e=>Z(`li`,{children:e},e))}),Z(`button`,{type:`button`,class:`quiet`,"data-test":`drop-remarks`,onClick:()=>um.value=[],children:Y(`kept-drop`)})]})}function pm({openNew:e,openSettings:t}){let n=Le(null);return Z(`header`,{class:`top`,children:[Z(`h1`,{children:[Z(`img`,{src:`/icon.svg`,alt:``,width:`28`,height:`28`}),Z(`span`,{children:Y(`title`)})]}),Z(`nav`,{"aria-label":Y(`top-label`),children:[Z(lm,{}),Uf.value===null&&Z(x,{children:[Z(`button`,{type:`button`,class:`strong`,"data-test":`new-game`,disabled:Ft.value,onClick:e,children:Y(`new-game`)}),Z(`button`,{type:`button`,"data-test":`open`,disabled:Ft.value,onClick:()=>n.current?.click(),children:Y(`open`)}),Z(`input`,{ref:n,type:`file`,hidden:!0,accept:`.sgf,.gib,.ngf,.ugi,.ugf,.lib`,"data-test":`file`,onChange:e=>{ql(e.currentTarget.files?.[0]),e.currentTarget.value=``}}),Z(`button`,{type:`button`,"data-test":`save`,disabled:Ft.value,onClick:()=>void Zl(),children:Y(`save`)})]}),Z(`button`,{type:`button`,"data-test":`open-settings`,onClick:t,children:Y(`settings`)})]})]})}function mm(){let e=Pt.value;return Z(`div`,{id:`link`,class:`notices`,role:`status`,"data-test":`link`,children:[e===`opening`&&Z(`p`,{class:`notice`,children:Y(`link-opening`)}),e===`cut`&&Z(`p`,{class:`notice warn`,children:[Y(`link-cut`),` `,Z(`button`,{type:`button`,onClick:Yt,children:Y(`link-again`)})]}),e===`elsewhere`&&Z(`p`,{class:`notice warn`,children:[Y(`link-elsewhere`),` `,Z(`button`,{type:`button`,onClick:Yt,children:Y(`link-take-back`)})]}),e===`locked_out`&&Z(`p`,{class:`notice warn`,children:Y(`link-locked-out`)}),e===`open`&&Ul.value!==null&&Z(`p`,{class:`notice`,"data-test":`kept-record`,children:[Y(`kept-record`),` `,Z(`button`,{type:`button`,"data-test":`open-kept`,onClick:()=>void Bf(),children:Y(`kept-open`)}),` `,Z(`button`,{type:`button`,class:`quiet`,"data-test":`drop-kept`,onClick:()=>Ul.value=null,children:Y(`kept-drop`)})]}),Z(fm,{})]})}var hm=k(null);function gm(){Fe(()=>(addEventListener(`keydown`,bm),addEventListener(`copy`,Cm),addEventListener(`paste`,wm),_m.forEach(e=>addEventListener(e,ym,!0)),()=>{removeEventListener(`keydown`,bm),removeEventListener(`copy`,Cm),removeEventListener(`paste`,wm),_m.forEach(e=>removeEventListener(e,ym,!0))}),[]);let e=()=>{hm.value=null},t=R.value;return Z(`div`,{class:Uf.value===null?Kn.value?`page projector`:`page`:`page watching`,"data-bar":fr.value,style:{"--ratio":String(t===null?1:_c(t))},children:[Z(pm,{openNew:()=>hm.value=`new`,openSettings:()=>hm.value=`settings`}),Z(mm,{}),Uf.value===null?F.value===null?null:Z(`div`,{class:`live-room`,role:Ft.value?`group`:void 0,"aria-disabled":Ft.value||void 0,"aria-describedby":Ft.value?`link`:void 0,children:[Z(Sf,{}),Z(`main`,{class:`table`,children:[Z(cl,{color:`black`}),Z(gc,{view:yf()}),Z(cl,{color:`white`}),Z(Gu,{})]}),Z(xf,{})]}):Z(om,{}),Kn.value&&Uf.value===null&&Z(`button`,{type:`button`,class:`leave-projector`,"data-test":`leave-projector`,onClick:()=>Kn.value=!1,children:Y(`projector-leave`)}),hm.value===`new`&&Z(Dl,{close:e}),hm.value===`settings`&&Z(qu,{close:e}),Ea.value!==null&&Z(kl,{}),Z(ol,{})]})}var _m=[`mousedown`,`click`,`keydown`,`beforeinput`,`submit`],vm=`a, textarea, .notices, .close, .help, #help, #settings, [data-test="open-settings"]`;function ym(e){let t=e.target instanceof Element?e.target:null,n=e instanceof KeyboardEvent&&(e.ctrlKey||e.metaKey||[`Tab`,`Escape`].includes(e.key));Ft.value&&Uf.value===null&&!n&&t?.closest(vm)==null&&(e.stopImmediatePropagation(),(e.type!==`mousedown`||t?.closest(`button, input, select, summary, label`)!=null)&&e.preventDefault())}function bm(e){let t=Sm(e.target);if(e.key===`Escape`&&!(e.target instanceof HTMLElement&&e.target.closest(`dialog`))&&(qr(),Kn.value=Kn.value&&t),Uf.value!==null||t||e.ctrlKey||e.metaKey||e.altKey)return;if(Tr.value===`hand`){(e.key===`u`||e.key===`[`)&&pa();return}switch(e.key){case`[`:case`u`:return fr.value===`play`?za():La(-1);case`]`:case`r`:return La(1);case`{`:return Ia(0);case`}`:return Ia(F.value?.moves.length??0)}let n=xm[e.key];n!==void 0&&!e.shiftKey&&!e.defaultPrevented&&Ra(n)&&(e.preventDefault(),La(n))}var xm={ArrowLeft:-1,ArrowRight:1,Home:-(2**53-1),End:2**53-1};function Sm(e){return e instanceof HTMLElement&&e.closest(`input, select, textarea, dialog`)!==null}function Cm(e){Uf.value===null&&!Ft.value&&!Sm(e.target)&&getSelection()?.isCollapsed!==!1&&(e.preventDefault(),$l())}function wm(e){let[t,n]=[e.clipboardData?.files[0],e.clipboardData?.getData(`text/plain`).trim()];Uf.value!==null||Ft.value||Sm(e.target)||t===void 0&&!n||(e.preventDefault(),t===void 0?Jl(n??``):ql(t))}var Tm={attached(e){er(),Em(e)},told(e){_n(e),zs(e),Gr(e)}};async function Em(e){e||(vn(),Ar(),ii(),Vl()),await B({do:`show`}),e&&await zl(),e&&Mf()||await Rf(),await Bd()}addEventListener(`dragover`,e=>e.preventDefault()),addEventListener(`drop`,e=>{e.preventDefault(),Uf.value!==null&&(location.hash=``),ql(e.dataTransfer?.files[0])}),At(),Vd();var Dm=document.getElementById(`page`);Dm!==null&&ve(Z(gm,{}),Dm),await Ot()||(Pt.value=`locked_out`),Gf(),mp(),Jt(Tm);