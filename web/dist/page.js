var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function ee(e,t){if(t==null)return e.__&&ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:ee(e)}function te(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),ue(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||ee(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,pe(a,n,o),r.__=r.__e=null,n.__e!=i&&ne(n))}function ne(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ne(e)}function C(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(w)}function w(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&te(e)}finally{(a=r.length)&&(i||queueMicrotask)(w)}}function re(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=ie(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=ue(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&he(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=ae(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function ie(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=oe(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=ee(s)),ge(s,s));return r}function ae(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=ae(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ee(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function oe(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function se(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function ce(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||se(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||se(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=le(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function le(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function ue(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,te,ne,C,w,ie,ae,oe,se,ce,le,ue,pe,he,ve=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=de(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof ve==`function`){g=s.length;try{if(C=n.props,w=(f=ve.prototype)&&f.render,ie=(f=ve.contextType)&&i[f.__c],ae=f?ie?ie.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(w?n.__c=y=new ve(C,ae):(n.__c=y=new S(C,ae),y.constructor=ve,y.render=_e),ie&&ie.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),w&&(y.__s||(y.__s=y.state),ve.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,ve.getDerivedStateFromProps(C,y.__s)))),b=y.props,te=y.state,y.__v=n,r.__c){if(C!==b&&w&&!ve.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(C,ae),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(C,y.__s,ae)){n.__v!=r.__v&&(y.props=C,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=ee(r);break n}y.componentWillUpdate&&y.componentWillUpdate(C,y.__s,ae),w&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,te,ne)})}else w&&!ve.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),w&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=ae,y.props=C,y.__P=t,y.__g&=-5,oe=e.__r,se=w?25:0;do y.__g&=-9,oe&&oe(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++se<25);w&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),w&&r.__c&&y.getSnapshotBeforeUpdate&&(ne=y.getSnapshotBeforeUpdate(b,te)),ce=f&&f.type===x&&f.key==null?f.props.children:f,C.__P&&(f=c,a=(t=C.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&ge(e,e)}),r.__k=null),c=r.__k?ee(r,0):null),c=re(t,h(ce)?ce:[ce],n,r,i,a,o,s,c,l,u),C.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(pe=o.indexOf(c||void 0))||(pe=o.length);(he=o[pe-1])&&he.nodeType==8;)pe--;for(;pe<o.length;pe++)if(he=o[pe]){if(o[pe]=null,le){if(he==ue)break}else{if(he.nodeType!=8)break;he.data.startsWith(`$s`)&&(ue=de(le=he))}}}if(!le){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;le=c}(f=de(le=n.__c.__z||(n.__c.__z=le)))?(n.__e=le,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||fe(n),e.__e(t,n,r)}}else c=n.__e=me(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function de(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function fe(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(fe))}function pe(t,n,r){for(var i=0;i<r.length;)he(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function me(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,te,ne=r.props||f,C=n.props,w=n.type;if(w==`svg`?a=`http://www.w3.org/2000/svg`:w==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(w?b.localName==w:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(te=u.ownerDocument||document,!w)return te.createTextNode(C);t=te.createElementNS(a,w,C.is?C:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(w){if(u=w==`template`&&t.content||t,o=w==`textarea`&&C.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(ne={},d=0;d<t.attributes.length;d++)ne[(b=t.attributes[d]).name]=b.value;for(d in ne)b=ne[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in C||d==`value`&&`defaultValue`in C||d==`checked`&&`defaultChecked`in C||ce(t,d,null,b,a);for(d in C)b=C[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||ne[d]===b||ce(t,d,b,ne[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(w==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(w))&&(a=`http://www.w3.org/1999/xhtml`),re(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&ee(r,0),c,l),o&&o.some(v)),c&&w!=`textarea`||(d=`value`,w==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(w!=`progress`||x)||ce(t,d,x,ne[d],a),d=`checked`,S!=null&&S!=t[d]&&ce(t,d,S,ne[d],a))}else ne===C||c&&t.data==C||(t.data=C);return t}function he(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function ge(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||he(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&ge(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=de(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function _e(e,t,n){return this.constructor(e,n)}function ve(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],ue(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),pe(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),C(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),C(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var ye,T,be,xe,Se=Object.is,Ce=0,we=[],Te=[],E=e,Ee=E.__b,De=E.__r,Oe=E.diffed,ke=E.__c,Ae=E.unmount,je=E.__;function Me(e,t){E.__h&&E.__h(T,e,Ce||t),Ce=0;var n=T.__H||(T.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ne(e){return Ce=1,Pe(Ke,e)}function Pe(e,t,n){var r=Me(ye++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Ke(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);Se(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=T,!T.__f)){T.__f=!0;var i=T.shouldComponentUpdate;T.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,Se(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function Fe(e,t){var n=Me(ye++,3);!E.__s&&Ge(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,T.__H.__h.push(n))}function Ie(e,t){var n=Me(ye++,4);!E.__s&&Ge(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,T.__h.push(n))}function Le(e){return Ce=5,Re(function(){return{current:e}},[])}function Re(e,t){var n=Me(ye++,7);return Ge(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ze(){var e;do{for(;e=Te.shift();)try{Ue(e)}catch(t){E.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=we.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ue),t.__h.some(We),t.__h=[]}catch(n){t.__h=[],E.__e(n,e.__v)}}}while(Te.length)}E.__b=function(e){T=null,Ee&&Ee(e)},E.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),je&&je(e,t)},E.__r=function(e){De&&De(e),ye=0;var t=(T=e.__c).__H;t&&(be==T?T.__h=[]:(t.__h.some(Ue),t.__h.some(We),ye=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),be=T},E.diffed=function(e){Oe&&Oe(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&He(we.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),be=T=null},E.__c=function(e,t){t.some(function(e){try{e.__h.some(Ue),e.__h=e.__h.filter(function(e){return!e.__||We(e)})}catch(t){e.__h=[function(){throw t}]}}),ke&&ke(e,t)},E.unmount=function(e){Ae&&Ae(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,He(Te.push(r))}else Ue(r)}catch(e){t=e}}),r.__H=void 0,t&&E.__e(t,r.__v))};var Be=typeof requestAnimationFrame==`function`;function Ve(e){var t,n=function(){clearTimeout(r),Be&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Be&&(t=requestAnimationFrame(n))}function He(e){e!=1&&xe==E.requestAnimationFrame||((xe=E.requestAnimationFrame)||Ve)(ze)}function Ue(e){var t=T,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),T=t}function We(e){var t=T;e.__c=e.__(),T=t}function Ge(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!Se(t,e[n])})}function Ke(e,t){return typeof t==`function`?t(e):t}var qe=Symbol.for(`preact-signals`);function Je(){if($e>1)$e--;else{var e,t=!1;for((function(){var e=rt;for(rt=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Qe!==void 0;){var n=Qe;for(Qe=void 0,et++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ot(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if(et=0,$e--,t)throw e}}function Ye(e){if($e>0)return e();nt=++tt,$e++;try{return e()}finally{Je()}}var Xe,D=void 0;function Ze(e){var t=D,n=Xe;D=void 0,Xe=void 0;try{return e()}finally{D=t,Xe=n}}var Qe=void 0,$e=0,et=0,tt=0,nt=0,rt=void 0,it=0;function at(e){if(D!==void 0){var t=e.n;if(t===void 0||t.t!==D)return t={i:0,S:e,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:t},D.s!==void 0&&(D.s.n=t),D.s=t,e.n=t,32&D.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=D.s,t.n=void 0,D.s.n=t,D.s=t),t}}function O(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}O.prototype.brand=qe,O.prototype.h=function(){return!0},O.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Ze(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},O.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Ze(function(){var e;(e=t.Z)==null||e.call(t)}))}},O.prototype.subscribe=function(e){var t=this;return j(function(){var n=t.value;Ze(function(){return e(n)})},{name:`sub`})},O.prototype.valueOf=function(){return this.value},O.prototype.toString=function(){return this.value+``},O.prototype.toJSON=function(){return this.value},O.prototype.peek=function(){var e=this;return Ze(function(){return e.value})},Object.defineProperty(O.prototype,"value",{get:function(){var e=at(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(et>100)throw Error(`Cycle detected`);(function(e){$e!==0&&et===0&&e.l!==nt&&(e.l=nt,rt={S:e,v:e.v,i:e.i,o:rt})})(this),this.v=e,this.i++,it++,$e++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Je()}}}});function k(e,t){return new O(e,t)}function ot(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function st(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ct(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function lt(e,t){O.call(this,void 0,t),this.x=e,this.s=void 0,this.g=it-1,this.f=4}lt.prototype=new O,lt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===it))return!0;if(this.g=it,this.f|=1,this.i>0&&!ot(this))return this.f&=-2,!0;var e=D;try{st(this),D=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return D=e,ct(this),this.f&=-2,!0},lt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}O.prototype.S.call(this,e)},lt.prototype.U=function(e){if(this.t!==void 0&&(O.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},lt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(lt.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=at(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function A(e,t){return new lt(e,t)}function ut(e){var t=e.j;if(e.j=void 0,typeof t==`function`){$e++;var n=D;D=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,dt(e),t}finally{D=n,Je()}}}function dt(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ut(e)}function ft(e){if(D!==this)throw Error(`Out-of-order effect`);ct(this),D=e,this.f&=-2;try{8&this.f&&dt(this)}finally{Je()}}function pt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Xe&&Xe.push(this)}pt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},pt.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,ut(this),st(this),$e++;var e=D;return D=this,ft.bind(this,e)},pt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Qe,Qe=this)},pt.prototype.d=function(){this.f|=8,1&this.f||dt(this)},pt.prototype.dispose=function(){this.d()};function j(e,t){var n=new pt(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var mt,ht,gt=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,_t=[];j(function(){mt=this.N})();function vt(t,n){e[t]=n.bind(null,e[t]||function(){})}function yt(e){if(ht){var t=ht;ht=void 0,t()}ht=e&&e.S()}function bt(e){var t=this,r=e.data,i=St(r);i.name=`ReactiveDom`,i.value=r;var a=Re(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=A(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=A(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=j(function(){if(this.N=Tt,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}bt.displayName=`ReactiveTextNode`,Object.defineProperties(O.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:bt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),vt(`__b`,function(e,t){if(yt(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof O&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),vt(`__r`,function(e,t){if(e(t),t.type!==x){yt();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return j(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;gt&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),yt(n)}}),vt(`__e`,function(e,t,n,r){yt(),e(t,n,r)}),vt(`diffed`,function(e,t){yt();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=xt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function xt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=k(n);return{o:function(e,t){a.value=e,r=t},d:j(function(){this.N=Tt;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}vt(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),vt(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function St(e,t){return Re(function(){return k(e,t)},[])}var Ct=function(e){queueMicrotask(function(){queueMicrotask(e)})};function wt(){Ye(function(){for(var e;e=_t.shift();)mt.call(e)})}function Tt(){_t.push(this)===1&&(e.requestAnimationFrame||Ct)(wt)}var Et=k(`opening`),Dt=k(!1),Ot=`liangyi-tab`,kt=4001,At=250,jt=8e3,Mt=null,Nt=null,Pt=!1,Ft=1,It=At,Lt,Rt=new Map;function zt(e){Nt=e,Ht()}function Bt(){window.clearTimeout(Lt),Ht()}function Vt(e,t){if(Mt===null||!Pt)return Promise.resolve(null);let n=Ft++;return Mt.send(JSON.stringify({id:n,rev:t,...e})),new Promise(e=>Rt.set(n,e))}function Ht(){let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/tab`);Mt?.close(),Mt=e,Pt=!1,e.onopen=()=>e.send(JSON.stringify({tab:sessionStorage.getItem(Ot)})),e.onmessage=({data:t})=>{Mt===e&&Ut(String(t))},e.onclose=({code:t})=>{Mt===e&&Gt(t)}}function Ut(e){let t=JSON.parse(e);if(Wt(t)){sessionStorage.setItem(Ot,t.tab),Pt=!0,Dt.value=t.matches,It=At,Et.value=`open`,Nt?.attached(t.found);return}let n=t;Nt?.told(n),n.re!==null&&(Rt.get(n.re)?.(n),Rt.delete(n.re))}function Wt(e){return typeof e==`object`&&!!e&&`tab`in e&&`found`in e}function Gt(e){Mt=null,Pt=!1,Rt.forEach(e=>e(null)),Rt.clear(),e===kt?Et.value=`elsewhere`:(Et.value=`cut`,Lt=window.setTimeout(Ht,It),It=Math.min(It*2,jt))}var Kt=[`black`,`white`];function qt(e){return e===`black`?0:1}function Jt(e){return e===`black`?`white`:`black`}function Yt(e){return e===`black`?`X`:`O`}function Xt(e){return e===`X`?`black`:e===`O`?`white`:null}function Zt(e,t){let{x:n,y:r}=M(t,{height:e.length});return e[r]?.charAt(n)??``}var Qt=`ABCDEFGHJKLMNOPQRSTUVWXYZ`,$t=`ABCDEFGHIJKLMNOPQRSTUVWXYZ`;function en({x:e,y:t},{height:n}){return`${Qt.charAt(e)}${n-t}`}function M(e,{height:t}){return{x:Qt.indexOf(e.charAt(0).toUpperCase()),y:t-Number(e.slice(1))}}function N(e){return e!==`pass`&&e!==`virtual`}function tn({size:e,game:t},n){switch(n){case`own`:return[...t===`line_game`?$t:Qt];case`without-i`:return[...Qt];case`with-i`:return[...$t];case`numbers`:return Array.from({length:e.width},(e,t)=>String(t+1));case`none`:return null}}function nn({width:e,height:t}){return Math.min(.38,.09+.022*Math.max(e,t))}function rn(e,t,n){let{x:r}=M(e,t.size),i=e.slice(1);return n===`numbers`?`X${r+1}Y${i}`:((tn(t,n)??Qt)[r]??``)+i}function an({width:e,height:t}){let n=e=>{let t=e>=13?3:e>=7?2:null;return{edge:t,middle:e%2==1?(e-1)/2:null,far:t===null?null:e-1-t}},[r,i]=[n(e),n(t)],a=[],o=(e,t)=>{e!==null&&t!==null&&a.push({x:e,y:t})};for(let e of[r.edge,r.far])o(e,i.edge),o(e,i.far),o(e,t>=15?i.middle:null);for(let t of[i.edge,i.far])o(e>=15?r.middle:null,t);return o(r.middle,e>=5&&t>=5?i.middle:null),a}var P=k(null),F=k(0),I=k(null),on=k(null),L=A(()=>P.value?.state??null),R=A(()=>on.value??L.value?.to_move??`black`);function sn(e){return P.value?.seats[qt(e)].by===`person`}function cn(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;t===null||e.rev<F.value||(e.is===`refused`?I.value=e.why:(e.rev!==F.value||e.re!==null)&&(I.value=null),e.rev!==F.value&&(un.value=null,on.value=null),F.value=e.rev,P.value=t)}function ln(){F.value=0,un.value=null,on.value=null}function z(e){return Vt(e,F.value)}var un=k(null);async function dn(e){let t=un.value;if(t?.rev===F.value&&t.color===e)return t.illegal;let n=F.value,r=await z({do:`reasons`,color:e});return r?.is!==`reasons`||F.value!==n?[]:(un.value={rev:n,color:e,illegal:r.illegal},r.illegal)}var fn=A(()=>{let e=L.value;if(e===null)return new Map;let t=un.value,n=R.value===e.to_move?e.illegal:t?.color===R.value?t.illegal:[];return new Map(n.map(e=>[e.move,e]))});function pn(e){let t=L.value?.to_move;on.value=e===t?null:e,e!==t&&dn(e)}function mn(e){let t=new Map,n=[],r=0;for(let i of e){let e=i.parent===null?null:t.get(i.parent)??null,a={node:i,parent:e,children:[],column:e===null?0:e.column+1,row:0};e?.children.push(a),t.set(i.id,a),n.push(a),r=Math.max(r,a.column+1)}return{all:n,byId:t,columns:r,rows:n[0]===void 0?0:hn(n[0],r)}}function hn(e,t){let n=new Int32Array(t).fill(-1),r=[e],i=0;for(let e=r.pop();e!==void 0;e=r.pop()){let t=gn(e),a=Math.max(0,e.column-1),o=a+t.length+(e.column===0?0:1),s=n.subarray(a,o).reduce((e,t)=>Math.max(e,t),-1)+1;n.fill(s,a,o);for(let e of t){e.row=s;for(let t=e.children.length-1;t>0;t--){let n=e.children[t];n!==void 0&&r.push(n)}}i=Math.max(i,s+1)}return i}function gn(e){let t=[e];for(let n=e.children[0];n!==void 0;n=n.children[0])t.push(n);return t}function _n(e){let t=[];for(let n=e;n!==null;n=n.parent)t.push(n);return t.reverse()}function vn(e){return _n(e).every(e=>e.parent===null||e.parent.children[0]===e)}function yn(e){let t=[e],n=0;for(let e=t.pop();e!==void 0;e=t.pop())n++,t.push(...e.children);return n}var bn=[`play`,`count`,`review`,`rules`];function xn(e,t){if(t.is===`show`)return{panel:t.panel,count:t.count??e.count};if(e.panel===`review`||e.panel===`rules`&&t.isLesson)return e;switch(t.is){case`stopped`:return{panel:`count`,count:`agree`};case`agreed`:return{panel:`count`,count:`steps`};case`resumed`:return{...e,panel:`play`}}}var Sn=`liangyi-panel`,Cn=k({panel:Dn(sessionStorage.getItem(Sn))??`play`,count:`steps`}),B=A(()=>Cn.value.panel),wn=A(()=>Cn.value.count);function Tn(e){Cn.value=xn(Cn.peek(),e)}function En(e,t){Tn({is:`show`,panel:e,...t===void 0?{}:{count:t}})}function Dn(e){return bn.find(t=>t===e)}j(()=>sessionStorage.setItem(Sn,B.value)),j(()=>{B.value,wn.value,I.value=null});var V=A(()=>{let e=P.value?.agreement;return e!=null&&!e.agreed&&e.disputed_by===null}),On={agreeing:!1,agreed:!1};j(()=>{let e={agreeing:V.value,agreed:P.value?.agreement?.agreed===!0},t=P.value?.lesson!=null;e.agreeing&&!On.agreeing?Tn({is:`stopped`,isLesson:t}):On.agreeing&&e.agreed&&!On.agreed?Tn({is:`agreed`,isLesson:t}):On.agreeing&&!e.agreeing&&!e.agreed&&Tn({is:`resumed`,isLesson:t}),On=e});var H=k(null),kn=k(null),An=k(null),jn=A(()=>kn.value??An.value),Mn=k(!1),Nn=k(null),Pn=A(()=>{let e=P.value;return e===null||e.resigned!==null?!1:e.agreement===null?!e.state.over:e.agreement.disputed_by!==null}),Fn=A(()=>B.value===`review`?V.value?`look`:`play`:B.value===`count`&&wn.value!==`agree`?wn.value===`hand`?`hand`:`look`:V.value?`mark`:`play`),In=-1;j(()=>{F.value!==In&&(In=F.value,Ye(()=>{H.value=null,Nn.value=null,An.value=null}))});var Ln=[`en`,`zh-Hans`,`zh-Hant`],Rn=[`system`,`light`,`dark`],zn=[`own`,`without-i`,`with-i`,`numbers`,`none`],Bn=[`lead`,`winrate`],Vn=[`50`,`200`,`800`,`3200`,`12800`],Hn=[`none`,`last`,`all`,`variation`],Un=`liangyi-settings`,Wn=qn(),U={language:Jn(`language`,Ln,Xn()),theme:Jn(`theme`,Rn,`system`),coordinates:Jn(`coordinates`,zn,`own`),hintsLocked:Yn(`hintsLocked`),confirmMoves:Yn(`confirmMoves`),engineShown:Yn(`engineShown`),ownershipShown:Yn(`ownershipShown`),nextShown:Yn(`nextShown`),measure:Jn(`measure`,Bn,`lead`),visits:Jn(`visits`,Vn,`200`),numbered:Jn(`numbered`,Hn,`none`)},Gn=k(!1);j(()=>{let e=Object.entries(U).map(([e,{value:t}])=>[e,t]);Kn(Un,JSON.stringify(Object.fromEntries(e)))}),j(()=>{let e=U.theme.value;e===`system`?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e});function Kn(e,t){try{return localStorage.setItem(e,t),!0}catch{return!1}}function qn(){try{let e=JSON.parse(localStorage.getItem(Un)??`{}`);return typeof e==`object`&&e?{...e}:{}}catch{return{}}}function Jn(e,t,n){return k(t.find(t=>t===Wn[e])??n)}function Yn(e){return k(Wn[e]===!0)}function Xn(){let e=navigator.language.toLowerCase();return e.startsWith(`zh`)?/hant|tw|hk|mo/.test(e)?`zh-Hant`:`zh-Hans`:`en`}var W=k(null),Zn=null;function Qn(){return Zn??=$n().finally(()=>Zn=null),Zn}async function $n(){let e=W.value?.rev===P.value?.here.tree_rev;for(;!e;){let t=await z({do:`tree`});if(t?.is!==`tree`)return;W.value={rev:t.tree_rev,...mn(t.nodes)},e=t.tree_rev>=(P.value?.here.tree_rev??0)}}j(()=>{B.value===`review`&&W.value?.rev!==P.value?.here.tree_rev&&Qn()});function er(){W.value=null,tr.value=null}var tr=k(null),nr=A(()=>tr.value??P.value?.here.id??0),rr=A(()=>W.value?.byId.get(nr.value)??null);async function ir(e){let t=tr.value!==null;if(e===nr.value||(tr.value=e,t))return;let n=e;for(;n!==null;){let e=await Vt({do:`goto_node`,node:n},null);n=e?.is!==`game`||tr.value===n||tr.value===e.here.id?null:tr.value}tr.value=null}var G=k([]);j(()=>{let[e,t]=[W.value,P.value?.here],n=t===void 0?void 0:e?.byId.get(t.id);if(e==null||t===void 0||n===void 0){G.value=[];return}let r=G.peek().map(({node:t})=>e.byId.get(t.id)),i=r.indexOf(n);if(i>=0&&r.every(ar)&&(r[i+1]?.node.id??null)===t.next_on_line){G.value=r;return}let a=_n(n),o=t.next_on_line===null?void 0:e.byId.get(t.next_on_line);G.value=o===void 0?a:[...a,...gn(o)]});function ar(e){return e!==void 0}var or=A(()=>{let e=nr.value;return G.value.findIndex(({node:t})=>t.id===e)});function sr(e){return _n(e).flatMap(e=>e.parent===null?[]:[e.parent.children.indexOf(e)])}async function cr(e){await Qn();let t=W.value?.all[0];for(let n of e)t=t?.children[n]??t;return t?.node.id??null}async function lr(e){let t=await cr(e);t!==null&&await ir(t)}var ur=k(null),dr=k(null),fr=A(()=>dr.value??P.value?.here.analysis??null),pr=k(new Map);j(()=>{let e=W.value?.all??[];pr.value=new Map(e.flatMap(({node:e})=>e.value===null?[]:[[e.id,e.value]]))});function mr(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;if(t!==null)Ye(()=>{ur.value=t.analysing,dr.value=null});else if(e.is===`analysed`){let{node:t,analysis:n,run:r}=e,{winrate:i,lead:a,visits:o,stopped:s}=n;Ye(()=>{ur.value=r,dr.value=t===P.value?.here.id?n:dr.value;let e={winrate:i,lead:a,visits:o,stopped:s?.lead??null};pr.value=new Map(pr.value).set(t,e)})}}async function hr(e){U.engineShown.value=!0,await Vt({do:`analyse`,scope:e,visits:Number(U.visits.value)},null)}function gr(){ur.value!==null&&Vt({do:`stop_analysis`},null)}var _r=A(()=>U.engineShown.value&&!U.hintsLocked.value),vr=A(()=>L.value?.game===`line_game`?`winrate`:U.measure.value),yr=k(null),[br,xr]=[100,2e3],Sr=A(()=>`${W.value?.rev} ${G.value.at(-1)?.node.id}`),Cr,wr=0;j(()=>{if(Sr.value,pr.value,ur.value,B.value===`review`&&W.value!==null&&Cr===void 0){let e=ur.value===null?br:Math.max(br,wr+xr-Date.now());Cr=window.setTimeout(()=>void Tr(),e)}});async function Tr(){[Cr,wr]=[void 0,Date.now()];let e=await Vt({do:`review`},null);e?.is===`review`&&(yr.value=e)}var Er=A(()=>new Map(yr.value?.moves.map(e=>[e.node,e])??[]));function Dr(){Ye(()=>{[ur.value,dr.value,yr.value]=[null,null,null]})}var Or=`ABCDEFGHIJ`,kr=A(()=>(B.value===`review`&&_r.value&&H.value===null?fr.value?.moves??[]:[]).slice(0,10).map((e,t)=>({...e,letter:Or.charAt(t)}))),Ar=k(null),jr=k(10),Mr=A(()=>{let e=Ar.value??Nn.value??(Mn.value?kn.value:null);return e===null?null:kr.value.find(({move:t})=>t===e)??null}),Nr=A(()=>{let[e,t]=[L.value,Mr.value];if(e===null||t===null)return[];let n=e.to_move;return t.pv.slice(0,jr.value).map((e,t)=>({at:e,color:t%2==0?n:Jt(n),number:t+1})).filter(({at:e})=>N(e))});function Pr(e){if(Nr.value.length===0)return!1;let t=Mr.value?.pv.length??1;return jr.value=Math.min(t,Math.max(1,Math.min(jr.value,t)+e)),!0}function Fr(e,t){return t===`black`?e:1-e}function Ir(e,t){return e===null||t===`black`?e:-e}var Lr=10,Rr=A(()=>{let e=L.value?.move_number??0;switch(U.numbered.value){case`none`:return null;case`all`:return 0;case`last`:return Math.max(0,e-Lr);case`variation`:{let e=rr.value===null?void 0:_n(rr.value).find(e=>!vn(e));return e===void 0?null:e.node.number-1}}}),zr=A(()=>{let[e,t,n]=[L.value,P.value,Rr.value];if(B.value!==`review`||e===null||t===null||n===null)return null;let r=U.numbered.value===`variation`?n:0,i=new Map,a=t.moves.slice(0,e.move_number);a.forEach(({move:e},t)=>i.set(e,t+1));let o=new Map,s=[];return a.forEach(({move:t,color:a},c)=>{let l=c+1;if(l<=n||!N(t))return;let u=i.get(t)??l;u===l?Zt(e.rows,t)===Yt(a)?o.set(t,l-r):s.push({number:l-r,at:t,now:null}):s.push({number:l-r,at:t,now:u-r})}),{on:o,notes:s}}),Br=A(()=>B.value===`review`&&H.value===null),Vr=A(()=>Br.value?P.value?.here.marks??[]:[]),Hr=A(()=>{let e=P.value?.here;return!Br.value||!U.nextShown.value||e===void 0?[]:e.next.flatMap(({id:t,move:n})=>n!==null&&N(n)?[{at:n,isNext:t===e.next_on_line}]:[])}),Ur=k(null),Wr=A(()=>Ur.value??(P.value?.agreement?.agreed?`agreed`:`judgement`)),Gr=A(()=>Wr.value===`judgement`&&P.value?.agreement===null&&L.value?.over===!1),Kr=A(()=>`${F.value} ${Wr.value}`),qr=k(null),Jr=k(!1),Yr=A(()=>qr.value?.of===Kr.value?qr.value.boards:null),Xr=A(()=>qr.value?.of===Kr.value&&qr.value.boards===null),Zr=k(0),Qr=k(0),$r=A(()=>{let e=Yr.value?.counts??[];return e[Math.min(Zr.value,e.length-1)]??null}),ei=A(()=>{let e=$r.value?.steps??[];return e[Math.min(Qr.value,e.length-1)]??null});async function ti(){if(Jr.value||qr.value?.of===Kr.value)return;Jr.value=!0;let e=Kr.value,t=await z({do:`count`,view:Wr.value});Ye(()=>{Jr.value=!1,qr.value={of:e,boards:t?.is===`counts`?t:null},Qr.value=2**53-1})}var ni=A(()=>{let[e,t]=[P.value,L.value];return JSON.stringify([t?.ruleset,t?.move_number,t?.rows,e?.agreement?.views])}),ri=k(null),ii=A(()=>ri.value?.of===ni.value?ri.value.result:null);async function ai(){let e=ni.value;if(ri.value?.of===e)return;let t=await z({do:`count`,view:`black`}),n=t?.is===`counts`?t.counts[0]?.result:void 0;n!==void 0&&(ri.value={of:e,result:n})}var oi=k(null),si=k(!1),ci=A(()=>oi.value?.of===Kr.value?oi.value.rows:null);async function li(){if(si.value)return;si.value=!0;let e=Kr.value,t=await z({do:`compare`,view:Wr.value});si.value=!1,t?.is===`comparison`&&(oi.value={of:e,rows:t.rows})}var ui=k([]),di=k(null),fi=A(()=>`${Kr.value} ${ui.value.join(` `)}`),pi=A(()=>ci.value!==null&&ui.value.length===2&&di.value?.of===fi.value),mi=A(()=>{let e=pi.value?di.value?.pair:null;return e!=null&&`between`in e?e:null}),hi=A(()=>{let e=pi.value?di.value?.pair:null;return e!=null&&`kind`in e?e:null}),gi=A(()=>new Map(mi.value?.points.map(e=>[e.at,e.difference])??[]));function _i(e){let t=ui.value.filter(t=>t!==e);ui.value=t.length<ui.value.length?t:[...t,e].slice(-2)}async function vi(){let e=fi.value,[t,n]=ui.value;if(t===void 0||n===void 0||di.value?.of===e)return;di.value={of:e,pair:null};let r=await z({do:`difference`,view:Wr.value,between:[t,n]});Ye(()=>{if(di.value?.of===e){I.value=null;let t=r?.is===`difference`?r:r?.is===`refused`?r.why:null;di.value=t===null?null:{of:e,pair:t}}})}var yi=k(null),bi=k(!1),xi=A(()=>yi.value?.of===Kr.value?yi.value.board:null),Si=A(()=>xi.value!==null&&`rows`in xi.value?xi.value:null),Ci=A(()=>xi.value!==null&&`kind`in xi.value?xi.value:null),wi=k(null),Ti=A(()=>Si.value?.may.find(e=>Oi(e)===wi.value)??null),K=k([]),Ei=A(()=>{let e=Si.value?.rows??[];return K.value.filter(({at:t})=>Zt(e,t)===`.`)}),Di=A(()=>new Set(Ti.value?.at??[]));function Oi(e){return`${e.step}-${e.side??`both`}`}async function ki(e=!1){if(bi.value||!e&&yi.value?.of===Kr.value)return;bi.value=!0;let t=Kr.value,n=await z({do:`hand_begin`,view:Wr.value});bi.value=!1,n?.is===`hand`?Ai(t,n):n?.is===`refused`&&(yi.value={of:t,board:n.why}),t!==Kr.value&&await ki()}function Ai(e,t){Ye(()=>{yi.value={of:e,board:t},K.value=[],I.value=null})}function ji(e){Ye(()=>{wi.value=Oi(e),K.value=[]}),e.step===`gather`&&Pi()}function Mi(e){let[t,n]=[Ti.value,Si.value];if(t===null||n===null||!Di.value.has(e))return;let r=K.value.filter(t=>t.at!==e),i=r.length===K.value.length,a=t.side??Xt(Zt(n.owner,e))??Ni();Ye(()=>{K.value=i?[...r,{at:e,color:a}]:r,I.value=null})}function Ni(){return 2*K.value.filter(({color:e})=>e===`black`).length>K.value.length?`white`:`black`}async function Pi(){let e=Li();e!==null&&await Ii({do:`hand_step`,...e})}async function Fi(){await Ii({do:`hand_undo`})}async function Ii(e){let t=Kr.value,n=await z(e);n?.is===`hand`?Ai(t,n):n?.is===`refused`&&n.why.kind===`wrong_phase`&&await ki(!0)}function Li(){let[e,t]=[Ti.value,Si.value];if(e===null||t===null)return null;let n=e.side??`black`,r=K.value.map(e=>e.at),i=e=>K.value.filter(t=>t.color===e).map(e=>e.at);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return{step:e.step,side:n,at:r};case`move`:{let e=e=>Zt(t.rows,e)!==`.`;return{step:`move`,side:n,from:r.filter(e),to:r.filter(t=>!e(t))}}case`exchange`:case`fill_public`:return{step:e.step,black:i(`black`),white:i(`white`)};case`gather`:return{step:`gather`}}}var Ri=k(`both`),zi=A(()=>{let e=Kt.filter(sn);return e.length===1?e:[`both`,`black`,`white`]}),Bi=A(()=>{let e=zi.value.includes(Ri.value)?Ri.value:zi.value[0];return e===`both`||e===void 0?[...Kt]:[e]});async function Vi(e){let[t,n]=[L.value,P.value?.agreement],r=Bi.value[0];if(t===null||n==null||r===void 0)return;let i=n.views[qt(r)];if(Zt(t.rows,e)!==`.`){let t=!i.dead.includes(e);await Ui(n=>({do:`mark_dead`,by:n,at:e,dead:t}))}else if(n.owners_matter){let t=i.owned[0].includes(e)?`white`:i.owned[1].includes(e)?null:`black`;await Ui(n=>({do:`mark_owner`,by:n,at:e,owner:t}))}}function Hi(e){return Ui(t=>({do:`adopt`,by:t,view:e}))}async function Ui(e){for(let t of Bi.value)if((await z(e(t)))?.is!==`game`)return}var Wi=k(null);async function Gi(e){switch(An.value=null,Fn.value){case`look`:return;case`mark`:return Vi(e);case`hand`:return Mi(e);case`play`:return Ki(e)}}async function Ki(e){let t=L.value;if(t===null||!Pn.value||!sn(R.value)||N(e)&&Yi(e))return;R.value!==t.to_move&&await dn(R.value);let n=fn.value.get(e);An.value=n===void 0?null:e,n?.kind===`forbidden`?Wi.value=e:n===void 0&&await Ji(e)}function qi(){let e=Wi.value;Wi.value=null,e!==null&&Ji(e)}async function Ji(e){Nn.value=null,(await z({do:`play`,color:R.value,move:e}))?.is===`game`&&(kn.value=null,on.value=null)}function Yi(e){let t=L.value;return t!==null&&Zt(t.rows,e)!==`.`}function Xi(e){let t=P.value;t!==null&&e>=0&&e<=t.moves.length&&e!==t.state.move_number&&z({do:`goto`,move_number:e})}function Zi(e){Xi((L.value?.move_number??0)+e)}function Qi(){let[e,t]=[L.value?.move_number??0,P.value?.moves??[]],n=t.slice(0,e).findLastIndex(({color:e})=>sn(e));Xi(n>=0&&Kt.filter(sn).length===1?n:e-1)}async function $i(e){if(H.value!==null){H.value=null;return}let t=(await dn(R.value)).find(t=>t.move===e);t?.earlier?H.value={is:`earlier`,board:t.earlier,move:e}:t&&t.verdicts.length>0&&(H.value={is:`verdicts`,reasoned:t,step:0})}var ea=class{constructor(e){this.value=e}valueOf(){return this.value}},q=class extends ea{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ta=class extends ea{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},na=class e extends ea{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ea)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ea&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ra=100,ia=`⁨`,aa=`⁩`;function oa(e,t,n){return n===t||n instanceof ta&&t instanceof ta&&n.value===t.value||t instanceof ta&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function sa(e,t,n){return t[n]?ga(e,t[n].value):(e.reportError(RangeError(`No default`)),new q)}function ca(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=la(e,i.value):n.push(la(e,i));return{positional:n,named:r}}function la(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ta(t.value,{minimumFractionDigits:t.precision});case`var`:return ua(e,t);case`mesg`:return da(e,t);case`term`:return fa(e,t);case`func`:return pa(e,t);case`select`:return ma(e,t);default:return new q}}function ua(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new q(`$${t}`);if(n instanceof ea)return n;switch(typeof n){case`string`:return n;case`number`:return new ta(n);case`object`:if(na.supportsValue(n))return new na(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new q(`$${t}`)}}function da(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new q(t);if(n){let i=r.attributes[n];return i?ga(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new q(`${t}.${n}`))}return r.value?ga(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new q(t))}function fa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new q(i);if(n){let t=a.attributes[n];if(t){e.params=ca(e,r).named;let n=ga(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new q(`${i}.${n}`)}e.params=ca(e,r).named;let o=ga(e,a.value);return e.params=null,o}function pa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new q(`${t}()`);try{let t=ca(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new q(`${t}()`)}}function ma(e,{selector:t,variants:n,star:r}){let i=la(e,t);if(i instanceof q)return sa(e,n,r);for(let t of n)if(oa(e,i,la(e,t.key)))return ga(e,t.value);return sa(e,n,r)}function ha(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ra)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ra}`);r&&n.push(ia),n.push(la(e,i).toString(e)),r&&n.push(aa)}return e.dirty.delete(t),n.join(``)}function ga(e,t){return typeof t==`string`?e.bundle._transform(t):ha(e,t)}var _a=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function va(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ya=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ba(e,t){let n=e[0];if(n instanceof q)return new q(`NUMBER(${n.valueOf()})`);if(n instanceof ta)return new ta(n.valueOf(),{...n.opts,...va(t,ya)});if(n instanceof na)return new ta(n.toNumber(),{...va(t,ya)});throw TypeError(`Invalid argument to NUMBER`)}var xa=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Sa(e,t){let n=e[0];if(n instanceof q)return new q(`DATETIME(${n.valueOf()})`);if(n instanceof na||n instanceof ta)return new na(n,va(t,xa));throw TypeError(`Invalid argument to DATETIME`)}var Ca=new Map;function wa(e){let t=Array.isArray(e)?e.join(` `):e,n=Ca.get(t);return n===void 0&&(n=new Map,Ca.set(t,n)),n}var Ta=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ba,DATETIME:Sa,...t},this._useIsolating=n,this._transform=r,this._intls=wa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new _a(this,n,t);try{return ha(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new q().toString(r);throw e}}},Ea=/^(-?[a-zA-Z][\w-]*) *= */gm,Da=/\.([a-zA-Z][\w-]*) *= */y,Oa=/\*?\[/y,ka=/(-?[0-9]+(?:\.([0-9]+))?)/y,Aa=/([a-zA-Z][\w-]*)/y,ja=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ma=/^[A-Z][A-Z0-9_-]*$/,Na=/([^{}\n\r]+)/y,Pa=/([^\\"\n\r]*)/y,Fa=/\\([\\"])/y,Ia=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,La=/^\n+/,Ra=/ +$/,za=/ *\r?\n/g,Ba=/( *)$/,Va=/{\s*/y,Ha=/\s*}/y,Ua=/\[\s*/y,Wa=/\s*] */y,Ga=/\s*\(\s*/y,Ka=/\s*->\s*/y,qa=/\s*:\s*/y,Ja=/\s*,?\s*/y,Ya=/\s+/y,Xa=class{constructor(e){this.body=[],Ea.lastIndex=0;let t=0;for(;;){let n=Ea.exec(e);if(n===null)break;t=Ea.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Da);){let t=o(Da),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Na)&&(r=o(Na)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,La),u([i],i.length)):r?S(r,Ra):null}function u(r=[],i){for(;;){if(n(Na)){r.push(o(Na));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ra));let c=[];for(let e of r)e instanceof Za&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Va,SyntaxError);let e=f();if(i(Ha))return e;if(i(Ka)){let t=h();return i(Ha,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ja)){let[,e,t,n=null]=a(ja);if(e===`$`)return{type:`var`,name:t};if(i(Ga)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ma.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ja)}}function m(){let e=f();return e.type===`mesg`&&i(qa)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Oa);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ua,SyntaxError);let e;return e=n(ka)?v():{type:`str`,value:o(Aa)},i(Wa,SyntaxError),e}function _(){if(n(ka))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ka),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Pa),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Fa))return o(Fa);if(n(Ia)){let[,e,t]=a(Ia),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ya),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(za,`
`),n=Ba.exec(e)[1].length;return new Za(t,n)}}},Za=class{constructor(e,t){this.value=e,this.length=t}},Qa={en:$a(`en`,`
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
ruleset-new-ing = New Ing (null moves)
ruleset-chinese = Chinese rules
ruleset-chinese-old = Chinese rules, earlier text
ruleset-proportional = Formal rules, proportional
ruleset-proportional-majority = Formal rules, majority
ruleset-tromp-taylor = Tromp-Taylor
ruleset-japanese = Japanese rules
ruleset-korean = Korean rules
ruleset-aga = AGA rules
ruleset-new-zealand = New Zealand rules
ruleset-ing = Ing rules
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
`),"zh-Hans":$a(`zh-Hans`,`
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
ruleset-new-ing = 新应氏（无为）
ruleset-chinese = 中国围棋规则
ruleset-chinese-old = 中国围棋规则（旧）
ruleset-proportional = 形式化规则
ruleset-proportional-majority = 形式化规则（多数）
ruleset-tromp-taylor = 逻辑规则（Tromp-Taylor）
ruleset-japanese = 日本规则
ruleset-korean = 韩国规则
ruleset-aga = 美国规则（AGA）
ruleset-new-zealand = 新西兰规则
ruleset-ing = 应氏规则
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
`),"zh-Hant":$a(`zh-Hant`,`
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
ruleset-new-ing = 新應氏（無為）
ruleset-chinese = 中國圍棋規則
ruleset-chinese-old = 中國圍棋規則（舊）
ruleset-proportional = 形式化規則
ruleset-proportional-majority = 形式化規則（多數）
ruleset-tromp-taylor = 邏輯規則（Tromp-Taylor）
ruleset-japanese = 日本規則
ruleset-korean = 韓國規則
ruleset-aga = 美國規則（AGA）
ruleset-new-zealand = 紐西蘭規則
ruleset-ing = 應氏規則
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
`)};function $a(e,...t){let n=new Ta(e,{useIsolating:!1});return t.forEach(e=>n.addResource(new Xa(e))),n}function J(e,...t){return to(e,t[0]??null)??e}function eo(e){return to(e,null)}function to(e,t){let n=Qa[U.language.value],r=n.getMessage(e)?.value;return r?n.formatPattern(r,t):null}j(()=>{document.documentElement.lang=U.language.value,document.title=J(`title`)});function no(e){return e===`0`?e:e.startsWith(`-`)?e.replace(`-`,`−`):`+${e}`}function ro(e){return`${Math.round(100*e)}%`}function io(e){if(e===null)return`–`;let t=e.toFixed(1);return t===`0.0`||t===`-0.0`?`0.0`:t.startsWith(`-`)?`−${t.slice(1)}`:`+${t}`}function ao(e){return e<1e3?String(e):e<1e4?`${(e/1e3).toFixed(1)}k`:`${Math.round(e/1e3)}k`}function Y(e,t){return rn(e,t,U.coordinates.value)}function oo(e){return tn(e,U.coordinates.value)}function so(e,t,n){let r=Xt(Zt(n.rows,e))??`empty`,i=[Y(e,t),J(`point-${r}`)];n.last===e&&i.push(J(`point-last`)),n.views.forEach(({dead:t,owned:n},r)=>{let a=r===0?`black`:`white`;t.includes(e)&&i.push(J(`point-dead-by-${a}`)),n.forEach((t,n)=>{t.includes(e)&&i.push(J(`point-owned-by-${a}`,{owner:n===0?`black`:`white`}))})});let a=r===`empty`?Zt(n.owner??[],e):void 0;(a===`X`||a===`O`||a===`=`)&&i.push(J(a===`=`?`point-shared`:a===`X`?`point-of-black`:`point-of-white`)),n.chosen.has(e)?i.push(J(`point-chosen`)):n.choosable.has(e)&&i.push(J(`point-choosable`)),n.ringed.has(e)&&i.push(J(`point-changed`)),n.wild.has(e)&&i.push(J(`point-wild`));let o=n.differing.get(e);o!==void 0&&i.push(J(`point-differs`,{difference:no(o)})),i.push(...co.value.get(e)??[]);let s=n.forbidden.get(e);return s!==void 0&&i.push(J(`point-illegal`,{why:lo(s)})),i.join(J(`list-separator`))}var co=A(()=>{let e=new Map,t=L.value;if(!Br.value||t===null)return e;let n=(t,n)=>e.set(t,[...e.get(t)??[],n]);for(let[e,t]of zr.value?.on??[])n(e,J(`point-number`,{number:t}));for(let{at:e,isNext:t}of Hr.value)n(e,J(t?`point-next`:`point-variation`));let r=t.to_move;for(let{move:e,letter:t,winrate:i,lead:a}of kr.value){let o=vr.value===`winrate`,s=o?ro(Fr(i,r)):io(Ir(a,r));n(e,J(o?`point-tried-winrate`:`point-tried-lead`,{letter:t,value:s}))}for(let e of Vr.value)n(e.at,e.shape===`label`?J(`mark-label`,{text:e.text}):J(`mark-${e.shape}`));return e});function lo(e){switch(e.kind){case`ko`:return J(`why-ko`,{after:e.after_move});case`repeats`:{let t=e.faced_by??`nobody`,{what:n,after_move:r}=e;return J(`why-repeats`,{what:n,by:t,after:r,rule:J(`rule-${e.rule}`)})}case`forbidden`:return J(`why-forbidden`,{kinds:uo(e.kinds)});case`drawn`:return J(`why-drawn`,{after:e.after_move});case`suicide`:case`occupied`:case`no_virtual_moves`:case`over`:return J(`why-${e.kind}`)}}function uo(e){return e.map(e=>J(`forbidden-${e}`)).join(J(`list-separator`))}var fo=Symbol.for(`pv`),po=0;Array.isArray;function X(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:fo,__v:--po,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}var mo={X:`black`,O:`white`,"=":`shared`};function ho({rows:e,board:t}){return X(`g`,{class:`owners`,children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=mo[e],a=t[n]?.charAt(r)===`.`;return i===void 0||!a?null:X(go,{x:r,y:n,owner:i},`${r} ${n}`)}))})}function go({x:e,y:t,owner:n}){if(n!==`shared`)return X(`rect`,{class:`owner ${n}`,x:e+.34,y:t+.34,width:.32,height:.32,rx:.04});let[r,i]=[e+.34,t+.34];return X(x,{children:[X(`path`,{class:`owner black`,d:`M${r} ${i}h0.32l-0.32 0.32Z`}),X(`path`,{class:`owner white`,d:`M${r+.32} ${i}v0.32h-0.32Z`})]})}var _o=.15;function vo({values:e,board:t}){return X(x,{children:e.flatMap((e,n)=>e.map((e,r)=>{let i=.4*Math.abs(e),a=t?.[n]?.charAt(r)===(e>0?`X`:`O`);return Math.abs(e)<_o||a?null:X(`rect`,{class:e>0?`sure black`:`sure white`,x:r+.5-i/2,y:n+.5-i/2,width:i,height:i},`${r} ${n}`)}))})}function yo({judged:e,size:t}){let n=e.chains.filter(e=>e.dead).flatMap(e=>e.stones);return X(`g`,{class:`judged`,children:[X(vo,{values:e.ownership}),n.map(e=>{let{x:n,y:r}=M(e,t);return X(`circle`,{class:`judged-dead`,cx:n+.5,cy:r+.5,r:.49},e)})]})}function bo({views:e,size:t}){return X(`g`,{class:`claims`,children:e.map(({dead:e,owned:n},r)=>X(`g`,{class:r===0?`by-black`:`by-white`,children:[e.map(e=>X(xo,{by:r,...M(e,t)},e)),n.flatMap((e,n)=>e.map(e=>X(So,{by:r,owner:n===0?`black`:`white`,...M(e,t)},e)))]},r))})}function xo({x:e,y:t,by:n}){let[r,i]=n===0?[e+.18,t+.18]:[e+.54,t+.54],a=n===0?`M${r} ${i}l0.28 0.28M${r+.28} ${i}l-0.28 0.28`:`M${r+.14} ${i}v0.28M${r} ${i+.14}h0.28`;return X(x,{children:[X(`path`,{class:`halo`,d:a}),X(`path`,{class:`sign`,d:a})]})}function So({x:e,y:t,by:n,owner:r}){return n===0?X(`rect`,{class:`claim ${r}`,x:e+.56,y:t+.12,width:.32,height:.32}):X(`circle`,{class:`claim ${r}`,cx:e+.28,cy:t+.72,r:.17})}var Co=.12;function wo(e,t){return t===null?Co:1.9*nn(e)}function To({size:e,columns:t,rows:n,last:r}){let{width:i,height:a}=e,o=wo(e,t);return X(`svg`,{class:`position`,viewBox:`${-o} ${-o} ${i+2*o} ${a+2*o}`,"aria-hidden":`true`,children:[X(Eo,{size:e,columns:t}),X(Oo,{rows:n}),X(ko,{rows:n,size:e,move:r})]})}function Eo({size:e,columns:t}){let{width:n,height:r}=e,i=nn(e),a=.85*i,o=Array.from({length:n},(e,t)=>t),s=Array.from({length:r},(e,t)=>t),c=[...o.map(e=>`M${e+.5} 0.5V${r-.5}`),...s.map(e=>`M0.5 ${e+.5}H${n-.5}`)].join(``);return X(x,{children:[X(`defs`,{children:[X(`radialGradient`,{id:`black-stone`,cx:`0.38`,cy:`0.32`,r:`0.75`,children:[X(`stop`,{class:`black-light`,offset:`0`}),X(`stop`,{class:`black-dark`,offset:`1`})]}),X(`radialGradient`,{id:`white-stone`,cx:`0.38`,cy:`0.32`,r:`0.85`,children:[X(`stop`,{class:`white-light`,offset:`0.3`}),X(`stop`,{class:`white-dark`,offset:`1`})]})]}),X(`path`,{class:`lines`,d:c}),X(`path`,{class:`edge`,d:`M0.5 0.5H${n-.5}V${r-.5}H0.5Z`}),an(e).map(({x:e,y:t})=>X(`circle`,{class:`star`,cx:e+.5,cy:t+.5,r:.09},`${e} ${t}`)),t!==null&&X(`g`,{class:`coordinates`,"font-size":i,children:[o.flatMap(e=>[-a,r+a].map(n=>X(`text`,{x:e+.5,y:n,children:t[e]},`${e} ${n}`))),s.flatMap(e=>[-a,n+a].map(t=>X(`text`,{x:t,y:e+.5,children:r-e},`${t} ${e}`)))]})]})}function Do({x:e,y:t,color:n,kind:r=``}){return X(`circle`,{class:`stone ${n} ${r}`.trimEnd(),cx:e+.5,cy:t+.5,r:.475})}function Oo({rows:e,dead:t}){return X(x,{children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=Xt(e),a=`${r} ${n}`;return i!==null&&X(Do,{x:r,y:n,color:i,kind:t?.has(a)?`dead`:``},a)}))})}function ko({rows:e,size:t,move:n}){if(n===null||!N(n))return null;let{x:r,y:i}=M(n,t);return X(`circle`,{class:`last on-${Xt(Zt(e,n))??`white`}`,cx:r+.5,cy:i+.5,r:.2})}var Ao=8;function jo({color:e,count:t,title:n,test:r,always:i=!1,isLast:a=!1}){if(t===0&&!i)return null;let o=Math.min(t,Ao),s=e=>.5+e*.55;return X(`div`,{class:a?`pile is-last`:`pile`,"data-test":r,children:[X(`span`,{class:`pile-title`,children:n}),X(`span`,{class:`pile-count`,children:t}),X(`svg`,{class:`pile-stones`,viewBox:`0 0 ${1+7*.55} 1`,"aria-hidden":`true`,children:[Array.from({length:o},(t,n)=>X(`circle`,{class:`stone ${e}`,cx:s(n),cy:`0.5`,r:`0.42`},n)),a&&X(`circle`,{class:`last on-${e}`,cx:s(o-1),cy:`0.5`,r:`0.2`})]})]})}function Mo({x:e,y:t}){return X(x,{children:[X(`circle`,{class:`ring-halo`,cx:e+.5,cy:t+.5,r:.3}),X(`circle`,{class:`ring`,cx:e+.5,cy:t+.5,r:.3})]})}function No({x:e,y:t}){let n=(n,r)=>`M${e+.5+.44*n} ${t+.5+.28*r}v${.16*r}h${-.16*n}`,r=[n(-1,-1),n(1,-1),n(1,1),n(-1,1)].join(``);return X(x,{children:[X(`path`,{class:`choosable-halo`,d:r}),X(`path`,{class:`choosable`,d:r})]})}function Po({x:e,y:t,difference:n}){let r=no(n),i=r.length<3?.32:r.length<5?.27:.19;return X(`g`,{class:`difference-plate`,children:[X(`rect`,{x:e+.12,y:t+.3,width:.76,height:.4,rx:.1}),X(`text`,{x:e+.5,y:t+.5,"font-size":i,children:r})]})}function Fo({x:e,y:t}){return X(`path`,{class:`wild`,d:`M${e+.2} ${t+.6}q0.15 -0.35 0.3 -0.1t0.3 -0.1M${e+.2} ${t+.8}q0.15 -0.35 0.3 -0.1t0.3 -0.1`})}function Io({x:e,y:t,illegal:n}){let r=Lo(n),i=r.length>1;return X(`g`,{class:`forbidden ${n.kind}`,children:r.map((n,a)=>X(`path`,{d:Ro(n,e+.5+(i?.3*(a-(r.length-1)/2):0),t+.5)},n))})}function Lo(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return[e.kind];case`forbidden`:return e.kinds;case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return[]}}function Ro(e,t,n){switch(e){case`suicide`:return`M${t-.18} ${n}a0.18 0.18 0 1 0 0.36 0a0.18 0.18 0 1 0 -0.36 0Zm0.08 0h0.2`;case`ko`:return`M${t-.17} ${n-.17}h0.34v0.34h-0.34Z`;case`repeats`:return`M${t-.17} ${n-.17}l0.34 0.34m0 -0.34l-0.34 0.34`;case`three-three`:return`M${t} ${n-.19}l0.19 0.34h-0.38Z`;case`four-four`:return`M${t} ${n-.21}l0.21 0.21l-0.21 0.21l-0.21 -0.21Z`;case`overline`:return`M${t-.22} ${n-.07}h0.44v0.14h-0.44Z`}}function zo({lines:e,size:t}){return X(`g`,{class:`stone-lines`,children:e.map(({stones:e,by:n,direction:r,shape:i})=>{let a=e.map(e=>M(e,t)),[o,s]=[a[0],a.at(-1)];return o===void 0||s===void 0?null:X(`g`,{class:i,children:[X(`path`,{d:`M${o.x+.5} ${o.y+.5}L${s.x+.5} ${s.y+.5}`}),n.map(e=>{let{x:n,y:r}=M(e,t);return X(`circle`,{cx:n+.5,cy:r+.5,r:.13},e)})]},`${r} ${e.join(` `)}`)})})}function Bo({now:e,columns:t,view:n}){let{size:r}=e,i=e=>M(e,r);return X(x,{children:[X(Eo,{size:r,columns:t}),n.owner!==null&&X(ho,{rows:n.owner,board:n.rows}),n.judged!==null&&X(yo,{judged:n.judged,size:r}),X(Vo,{view:n,now:e}),X(bo,{views:n.views,size:r}),[...n.choosable].map(e=>X(No,{...i(e)},e)),n.planned.map(({at:e,color:t})=>X(Do,{...i(e),color:t,kind:`ghost`},e)),[...n.chosen].map(e=>X(Mo,{...i(e)},e)),[...n.ringed].filter(N).map(e=>X(Mo,{...i(e)},e)),[...n.wild].map(e=>X(Fo,{...i(e)},e)),X(zo,{lines:n.lines,size:r}),n.signed.map(e=>X(Io,{illegal:e,...i(e.move)},e.move)),[...n.differing].map(([e,t])=>X(Po,{difference:t,...i(e)},e)),n.candidates.filter(N).slice(0,1).map(e=>X(`g`,{class:`candidate`,children:[X(`circle`,{cx:i(e).x+.5,cy:i(e).y+.5,r:.32}),X(`text`,{x:i(e).x+.5,y:i(e).y+.5,children:`A`})]},e)),X(ko,{rows:n.rows,size:r,move:n.last})]})}function Vo({now:e,view:t}){let n=t.views.flatMap(e=>e.dead).map(t=>M(t,e.size));return X(x,{children:[X(Oo,{rows:t.rows,dead:new Set(n.map(({x:e,y:t})=>`${e} ${t}`))}),t.added.map(({at:t,color:n},r)=>{let{x:i,y:a}=M(t,e.size);return X(`g`,{class:`added on-${n}`,children:[X(Do,{x:i,y:a,color:n}),X(`text`,{x:i+.5,y:a+.5,children:r+1})]},t)})]})}var Ho=k(null),Uo=k(!1),Wo=A(()=>Ho.value?.rev===F.value&&!U.hintsLocked.value?Ho.value.hint:null);async function Go(){if(Uo.value||U.hintsLocked.value)return;Uo.value=!0;let e=F.value,t=await z({do:`hint`});Uo.value=!1,t?.is===`hint`&&(Ho.value={rev:e,hint:t})}var Ko=k(null),qo=k(!1),Jo=k(!0),Yo=A(()=>{let e=L.value;return e===null?``:`${e.ruleset} ${e.move_number} ${e.rows.join(`/`)}`}),Xo=A(()=>Ko.value?.of===Yo.value?Ko.value.board:null);async function Zo(){Xo.value!==null||qo.value||(qo.value=!0,await z({do:`judge`}),qo.value=!1)}function Qo(e){e.is===`judgement`&&(Ko.value={of:Yo.value,board:e})}var $o={away:!1,last:null,forbidden:new Map,signed:[],ringed:new Set,owner:null,views:[],judged:null,lines:[],added:[],candidates:[],planned:[],chosen:new Set,choosable:new Set,differing:new Map,wild:new Set};function es(e){return A(()=>{let[t,n]=[L.value,H.value];return t===null?{...$o,rows:[]}:n?.is===`earlier`?{...$o,rows:n.board.rows,away:!0,ringed:new Set([n.move])}:e(t)})}var ts=es(e=>{let t={rows:e.rows,last:ss(e),views:P.value?.agreement?.views??[]},n={...cs(),candidates:Wo.value?.line??[]};return ls(e)??{...$o,...t,...V.value?{}:n}}),ns=es(()=>{let e=V.value&&Jo.value&&H.value===null;return{...ts.value,judged:e?Xo.value:null}}),rs=es(e=>{let t=zr.value===null?ss(e):null;return ls(e)??{...$o,rows:e.rows,last:t,...cs()}}),is=es(({rows:e})=>{let[t,n]=[ei.value,$r.value];if(t===null)return{...$o,rows:e};let r=new Set(n?.lazy?.wild??[]);return{...$o,rows:t.rows,away:!0,ringed:new Set(t.touched),owner:t.owner,wild:r}}),as=es(({rows:e})=>{let t=Si.value;if(t===null)return{...$o,rows:e};let n=new Set(K.value.map(({at:e})=>e)),r=new Set([...Di.value].filter(e=>!n.has(e))),i={rows:t.rows,owner:t.owner,away:!0};return{...$o,...i,chosen:n,planned:Ei.value,choosable:r}}),os=es(({rows:e})=>({...$o,rows:e,differing:gi.value}));function ss(e){return e.last_move?.move??null}function cs(){if(!Pn.value)return{forbidden:$o.forbidden,signed:$o.signed};let e=({kind:e,move:t})=>N(t)&&(e!==`suicide`||t===(jn.value??Nn.value));return{forbidden:fn.value,signed:[...fn.value.values()].filter(e)}}function ls(e){let t=H.value;if(t?.is!==`verdicts`)return null;let n=t.reasoned.verdicts[t.step],r=e.to_move,i=[...n?.after??[],...n?[n.point]:[]].map(e=>({at:e,color:r})),a=new Set(n===void 0?[]:[n.point]);return{...$o,rows:e.rows,last:ss(e),added:i,lines:n?.lines??[],ringed:a}}function us(e){let t={width:e[0]?.length??0,height:e.length};return e.map((e,n)=>[...e].map((e,r)=>en({x:r,y:n},t)))}var ds=13,fs=k({x:0,y:0}),ps=!1;function ms({now:e,view:t}){let{width:n,height:r}=e.size,i={x:Math.min(fs.peek().x,n-1),y:Math.min(fs.peek().y,r-1)};return X(`div`,{class:`grid`,role:`grid`,"aria-label":J(`board-label`,{width:n,height:r}),style:{"--columns":String(n),"--rows":String(r)},onKeyDown:t=>ys(t,e),onPointerLeave:()=>gs(),children:us(t.rows).map((n,r)=>X(`div`,{role:`row`,children:n.map((n,a)=>X(`div`,{role:`gridcell`,children:X(`button`,{type:`button`,class:`point`,"aria-label":so(n,e,t),"data-point":n,tabIndex:a===i.x&&r===i.y?0:-1,onPointerDown:e=>ps=e.pointerType===`touch`,onPointerEnter:e=>hs(e,n),onFocus:e=>_s(e.currentTarget,{x:a,y:r},n),onBlur:()=>gs(),onClick:()=>vs(n,e)})},n))},r))})}function hs(e,t){e.pointerType!==`touch`&&(kn.value=t,Mn.value=!0)}function gs(){Mn.value=!1,kn.value=null}function _s(e,t,n){e.closest(`.grid`)?.querySelector(`button[tabindex="0"]`)?.setAttribute(`tabindex`,`-1`),e.tabIndex=0,fs.value=t,An.value=fn.value.has(n)?n:null,ps||(kn.value=n,Mn.value=!0)}function vs(e,t){let n=Math.max(t.size.width,t.size.height)>ds,r=ps&&n||U.confirmMoves.value;Fn.value===`play`&&r&&Nn.value!==e?(Nn.value=e,An.value=fn.value.has(e)?e:null):(Nn.value=null,Gi(e))}function ys(e,t){if((e.ctrlKey||e.altKey||e.metaKey)&&e.key!==`Home`&&e.key!==`End`)return;let{width:n,height:r}=t.size,{x:i,y:a}=fs.value,[o,s]=[n-1,r-1],c=e.ctrlKey;ps=!1;let l=(()=>{switch(e.key){case`ArrowLeft`:return{x:Math.max(0,i-1),y:a};case`ArrowRight`:return{x:Math.min(o,i+1),y:a};case`ArrowUp`:return{x:i,y:Math.max(0,a-1)};case`ArrowDown`:return{x:i,y:Math.min(s,a+1)};case`Home`:return{x:0,y:c?0:a};case`End`:return{x:o,y:c?s:a};case`PageUp`:return{x:i,y:Math.max(0,a-5)};case`PageDown`:return{x:i,y:Math.min(s,a+5)};default:return null}})();if(l!==null){e.preventDefault();let t=l.y*n+l.x;e.currentTarget.querySelectorAll(`.point`)[t]?.focus()}else e.key===`v`&&t.virtual!==null&&Fn.value===`play`?(e.preventDefault(),Ki(`virtual`)):e.key===`p`&&t.next.includes(`pass`)&&Fn.value===`play`?(e.preventDefault(),Ki(`pass`)):e.key===`x`&&Fn.value===`play`&&(e.preventDefault(),bs())}function bs(){pn(Jt(R.value))}function xs({now:e,rows:t}){if(B.value!==`review`)return null;let{size:n}=e,r=e=>Xt(Zt(t,e))??`none`,i=_r.value&&U.ownershipShown.value?fr.value?.ownership:null,[a,o]=[Vr.value,Nr.value];return X(`g`,{class:`reviewed`,children:[i!=null&&X(vo,{values:i,board:t}),o.length===0&&X(x,{children:[[...zr.value?.on??[]].map(([e,t])=>X(Ss,{at:e,size:n,on:r(e),text:String(t)},e)),Hr.value.map(({at:e,isNext:t})=>X(Cs,{at:e,size:n,isNext:t},e)),kr.value.filter(({move:e})=>N(e)).map((t,n)=>X(ws,{candidate:t,isBest:n===0,now:e},t.move)),a.map((e,t)=>X(Ts,{mark:e,size:n,on:r(e.at)},t))]}),o.map(({at:e,color:t,number:r})=>X(`g`,{class:`added expected on-${t}`,children:[X(Do,{...M(e,n),color:t}),X(Ss,{at:e,size:n,on:t,text:String(r)})]},r))]})}function Ss({at:e,size:t,on:n,text:r}){let{x:i,y:a}=M(e,t),o=r.length<3?.5:r.length===3?.4:1.5/r.length;return X(x,{children:[n===`none`&&X(`circle`,{class:`clearing`,cx:i+.5,cy:a+.5,r:.36}),X(`text`,{class:`plain on-${n}`,x:i+.5,y:a+.5,"font-size":Math.max(.2,o),children:r})]})}function Cs({at:e,size:t,isNext:n}){let{x:r,y:i}=M(e,t);return X(`circle`,{class:n?`next on-line`:`next`,cx:r+.5,cy:i+.5,r:.4})}function ws({candidate:e,isBest:t,now:n}){let{x:r,y:i}=M(e.move,n.size),a=vr.value===`winrate`?ro(Fr(e.winrate,n.to_move)):io(Ir(e.lead,n.to_move));return X(`g`,{class:t?`tried best`:`tried`,children:[t?X(`rect`,{x:r+.03,y:i+.03,width:.94,height:.94,rx:.12}):X(`circle`,{cx:r+.5,cy:i+.5,r:.46}),X(`text`,{class:`letter`,x:r+.5,y:i+.33,children:e.letter}),X(`text`,{x:r+.5,y:i+.68,"font-size":a.length>4?.27:.31,children:a})]})}function Ts({mark:e,size:t,on:n}){let{x:r,y:i}=M(e.at,t),[a,o]=[r+.5,i+.5];switch(e.shape){case`label`:return X(Ss,{at:e.at,size:t,on:n,text:e.text});case`circle`:return X(`circle`,{class:`record-mark on-${n}`,cx:a,cy:o,r:.25});case`square`:return X(`rect`,{class:`record-mark on-${n}`,x:a-.22,y:o-.22,width:.44,height:.44});case`triangle`:return X(`path`,{class:`record-mark on-${n}`,d:`M${a} ${o-.29}l0.26 0.45h-0.52Z`});case`cross`:return X(`path`,{class:`record-mark on-${n}`,d:`M${r+.28} ${i+.28}l0.44 0.44m0 -0.44l-0.44 0.44`})}}function Es({view:e}){let t=L.value;if(t===null)return null;let n=e.value,{width:r,height:i}=t.size,a=oo(t),o=wo(t.size,a),[s,c]=[r+2*o,i+2*o],l=(e,t)=>`${100*e/t}%`;return X(`div`,{class:`board-room`,children:X(`div`,{class:`board${n.away?` away`:``}`,"data-test":`board`,onWheel:Os,children:[X(`svg`,{class:`picture`,viewBox:`${-o} ${-o} ${s} ${c}`,"aria-hidden":`true`,children:X(`g`,{id:`drawing`,children:[X(Bo,{now:t,columns:a,view:n}),X(xs,{now:t,rows:n.rows}),X(ks,{})]})}),X(`div`,{class:`grid-room`,style:{left:l(o,s),right:l(o,s),top:l(o,c),bottom:l(o,c)},children:X(ms,{now:t,view:n})})]})})}function Ds(e){let{width:t,height:n}=e.size,r=wo(e.size,oo(e));return(t+2*r)/(n+2*r)}function Os(e){Pr(e.deltaY>0?1:-1)&&e.preventDefault()}function ks(){let e=L.value;if(e===null)return null;let t=Nn.value??(Mn.value?kn.value:null);if(t===null||!N(t))return null;let{x:n,y:r}=M(t,e.size),i=Fn.value===`play`&&H.value===null&&Pn.value,a=!Yi(t)&&!fn.value.has(t)&&sn(R.value),o=i?fn.value.get(t):void 0;return X(x,{children:[o?.kind===`forbidden`&&X(zo,{lines:o.lines,size:e.size}),i&&a&&X(Do,{x:n,y:r,color:R.value,kind:`ghost`}),Nn.value!==null&&X(`path`,{class:`cursor`,d:As(n,r)})]})}function As(e,t){let[n,r]=[e+.5,t+.5],i=[-.9,.4].map(e=>`M${n} ${r+e}v0.5`),a=[-.9,.4].map(e=>`M${n+e} ${r}h0.5`);return[...i,...a].join(``)}var js=k([]),Ms=k({all:1,without_network:1});async function Ns(){let e=await Vt({do:`rulesets`},null);e?.is===`rulesets`&&(js.value=e.rows,Ms.value=e.levels)}var Ps=k(new Map),Fs=new Set;function Is(e){let t=U.language.value,n=`${t} ${e}`,r=Ps.value.get(n);return r===void 0&&!Fs.has(n)&&(Fs.add(n),Ls(n,e,t)),r??null}async function Ls(e,t,n){let r=await Vt({do:`explain`,ruleset:t,language:n},null);r?.is===`explained`?Ps.value=new Map(Ps.value).set(e,r):r===null&&Fs.delete(e)}var Rs=k([]),zs=null;async function Bs(){let e=U.language.value;if(zs===e)return;zs=e;let t=await Vt({do:`lessons`,language:e},null);t?.is===`lessons`?Rs.value=t.lessons:zs=null}var Vs=A(()=>Rs.value.find(({name:e})=>e===P.value?.lesson)??null),Hs=null;async function Us(e){Hs=U.language.value,En(`rules`),await z({do:`open_lesson`,name:e,language:Hs})}j(()=>{let e=U.language.value,t=P.peek();t?.lesson!=null&&Hs!==null&&Hs!==e&&F.peek()>0&&(Hs=e,Ws(t.lesson,e,t.here.on_main_line?t.state.move_number:0))});async function Ws(e,t,n){(await z({do:`open_lesson`,name:e,language:t}))?.is===`game`&&n>0&&await z({do:`goto`,move_number:n})}var Gs=A(()=>{if(B.value===`review`)return`review`;if(B.value===`rules`&&Vs.value!==null)return`lesson`;if(B.value===`count`&&L.value?.game===`go`)switch(wn.value){case`steps`:return`count`;case`hand`:case`rulesets`:return wn.value;case`agree`:return P.value?.agreement?.agreed||V.value?`agree`:`play`}return V.value?`agree`:`play`}),Ks={first:`M6 5v14M19 5l-9 7l9 7Z`,back:`M17 5l-10 7l10 7Z`,on:`M7 5l10 7l-10 7Z`,last:`M18 5v14M5 5l9 7l-9 7Z`,up:`M5 17l7 -10l7 10Z`,down:`M5 7l7 10l7 -10Z`,close:`M6 6l12 12M18 6l-12 12`};function qs({icon:e,label:t,titled:n=!1,test:r,class:i,disabled:a=!1,onClick:o}){return X(`button`,{type:`button`,class:i,"data-test":r,"aria-label":t,title:n?t:void 0,"aria-disabled":a,onClick:()=>!a&&o(),children:X(`svg`,{class:`icon`,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:X(`path`,{d:Ks[e]})})})}function Js({id:e,title:t,close:n,children:r}){let i=Le(null);return Fe(()=>{let e=i.current;return e?.showModal(),()=>e?.close()},[]),X(`dialog`,{ref:i,"aria-labelledby":`${e}-title`,"data-test":e,onClose:n,children:[X(`header`,{children:[X(`h2`,{id:`${e}-title`,children:t}),X(qs,{icon:`close`,class:`quiet close`,label:J(`close`),onClick:n})]}),r]})}function Ys(e){return J(e===null?`method-own`:`method-${e}`)}function Xs(e){let t=e.touched.length;switch(e.action){case`debt_paid`:case`surplus`:case`remainder`:return J(`does-${e.action}`,{side:e.side,count:t});case`equal_territory`:return J(`does-equal_territory`,{points:e.points});case`equal_stones`:return J(`does-equal_stones`,{count:e.in_bowl});case`refill`:return J(`does-refill`,{black:e.left[0],white:e.left[1]});case`dead_off`:return J(`does-dead_off`,{count:t});case`stop`:case`fill`:case`fill_public`:case`fill_but_eyes`:case`eyes_aside`:case`gather`:return J(`does-${e.action}`)}}function Zs(e){return J(`hand-${e.step}`,{side:e.side??`both`})}function Qs(e,t){let n=e=>ec(e,t);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return`${J(`hand-${e.step}`,{side:e.side})}${J(`colon`)}${n(e.at)}`;case`move`:return`${J(`hand-move`,{side:e.side})}${J(`colon`)}${n(e.from)} → ${n(e.to)}`;case`exchange`:case`fill_public`:return`${J(`hand-${e.step}`,{side:`both`})}${J(`colon`)}${tc(e.black,e.white,t)}`;case`gather`:return J(`hand-gather`,{side:`both`})}}function $s({side:e},t,n){let r=e=>t.filter(t=>e===null||t.color===e),i=e=>r(e).map(({at:e})=>e);return e===null?tc(i(`black`),i(`white`),n):ec(i(null),n)}function ec(e,t){return e.map(e=>Y(e,t)).join(` `)}function tc(e,t,n){return[...e.length>0?[`${J(`color-black`)} ${ec(e,n)}`]:[],...t.length>0?[`${J(`color-white`)} ${ec(t,n)}`]:[]].join(J(`list-separator`))}function nc(e){switch(e.kind){case`no_such_point`:return J(`hand-refused-no_such_point`,{point:e.point});case`no_stone`:case`not_on_border`:case`on_border`:case`not_own`:case`not_public`:case`twice`:return J(`hand-refused-${e.kind}`,{point:rc(e.point)});case`no_debt`:return J(`hand-refused-no_debt`,{side:e.side});case`more_than_owed`:return J(`hand-refused-more_than_owed`,{owed:e.owed});case`fewer_beside`:return J(`hand-refused-fewer_beside`,{beside:e.beside});case`unequal`:return J(`hand-refused-unequal`,{one:e.numbers[0],two:e.numbers[1]});case`no_points`:case`nothing_to_gather`:case`too_many_steps`:return J(`hand-refused-${e.kind}`)}}function rc(e){return L.value===null?e:Y(e,L.value)}function ic(e){return J(`color-${e}`)}function ac(e){return eo(`ruleset-${e}`)??e}function Z(e,t){return e===`pass`||e===`virtual`?J(`move-${e}`):N(e)?Y(e,t):e}function oc(e){switch(e.by){case`person`:return J(`seat-person`);case`level`:return J(`seat-level`,{level:e.level});case`time`:return J(`seat-time`,{seconds:e.seconds})}}function sc(e){let{winner:t,margin:n,reason:r}=e;return r===`unfilled`?J(`reason-unfilled`):t===null?J(`result-draw`,{reason:J(`reason-${r}`)}):J(`result-win`,{winner:t,by:n===null?`none`:n.replace(/^[-+]/,``),reason:J(`reason-${r}`)})}function cc({winner:e,margin:t,reason:n}){if(n===`unfilled`)return J(`reason-unfilled`);let r=t===null?`none`:t.replace(/^[-+]/,``);return e===null?J(`estimate-draw`):J(`estimate-win`,{winner:e,by:r})}function lc({state:e,resigned:t,agreement:n,result:r}){return t===null?r===null?n?.disputed_by==null?J(e.phase===`stopped`&&e.offer_means===`rest`?`phase-at-rest`:`phase-${e.phase}`):J(`phase-disputed`):sc(r):J(`phase-resigned`,{side:t})}function uc(e){let{state:t,thinking:n,agreement:r,resigned:i}=e;if(i!==null||t.over&&r===null)return[{about:`moves`,text:J(`line-moves`,{number:t.move_number})}];if(r!==null&&r.agreed)return[{about:`agreed`,text:J(`line-agreed`)},...dc(t)];if(r!==null&&r.disputed_by===null)return[{about:`agree`,text:J(`line-agree-now`)},...dc(t)];let a=[{about:`turn`,text:J(`line-turn`,{side:t.to_move,number:t.move_number+1})},...dc(t)];n!==null&&a.push({about:`thinking`,text:J(`line-thinking`)}),t.debt!==null&&(r!==null||t.phase===`resolution`)&&a.push({about:`free`,text:J(`line-free-extra`)}),t.offer!==null&&r===null&&t.phase!==`stopped`&&a.push({about:`offer`,text:fc(t,t.offer)}),t.cycle!==null&&a.push({about:`cycle`,text:J(`line-cycle`,{number:t.cycle})});let o=t.next.filter(e=>e===`play`||e===`virtual`||e===`pass`);if(o.length>0){let e=o.map(e=>J(`next-${e}`)).join(J(`list-separator`));a.push({about:`may`,text:J(`line-may`,{what:e})})}return a}function dc({debt:e}){return e?.debtor==null?[]:[{about:`debt`,text:J(`line-debt`,{side:e.debtor,points:e.points})}]}function fc({offer_means:e},t){return J(`line-offer-${e??`pass`}`,{side:t})}function pc({state:e,takes:t}){let n=e.last_move;if(n===null)return``;let{color:r,move:i}=n,a=[];if(i===`pass`){let t=e.offer===r&&e.phase!==`stopped`&&!e.over;a.push(t?fc(e,r):J(`happened-off-board`,{side:r,move:Z(i,e)}))}else if(i===`virtual`)a.push(J(`happened-off-board`,{side:r,move:Z(i,e)}));else{let n=Zt(e.rows,i)===`.`,o={own:n?t.length+1:0,others:n?0:t.length};a.push(J(`happened-played`,{side:r,point:Y(i,e),...o}))}return e.cycle!==null&&a.push(J(`line-cycle`,{number:e.cycle})),a.join(` · `)}function mc(e){switch(e.kind){case`unreadable`:case`bad_game`:case`bad_record`:return J(`refused-${e.kind}`,{detail:e.detail});case`hand_step`:return nc(e.reason);default:return J(`refused-${e.kind}`)}}function hc(e,t){let n=[];return e.move===null?n.push(J(e.parent===null?`node-root`:e.sets_up?`node-set-up`:`node-plain`)):n.push(String(e.number),gc(e,t)),e.name!==null&&n.push(e.name),e.comment&&n.push(J(`node-commented`)),n.join(J(`list-separator`))}function gc({color:e,move:t},n){return t===null||e===null?J(`node-plain`):`${ic(e)} ${Z(t,n)}`}function _c(e){let t=io(Math.abs(e)).replace(`+`,``);return J(`lead-of`,{side:e<0?`white`:`black`,points:t})}function vc({move:e,forbidden:t,same_as:n}){return t===null?J(`repeats-allowed`,{after:n??0}):lo({move:e,...t})}var yc={width:1,height:1},bc={x:0,y:0},xc={dead:[],owned:[[],[]],end:`agreed`};function Sc({view:e}){let t=Cc(e);return t.length===0?null:X(`section`,{class:`sign-legend`,"data-test":`legend`,children:[X(`h3`,{children:J(`legend`)}),X(`ul`,{children:t.map(({text:e,picture:t})=>X(`li`,{children:[X(`svg`,{class:`sample`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:t}),e]},e))})]})}function Cc(e){let t=[],n=(e,n,r)=>{e&&t.push({text:n(),picture:r()})},r=new Set(e.owner?.join(``)??``),i=e.views.some(({owned:e})=>e.some(e=>e.length>0));n(e.away,()=>J(`sign-away`),()=>X(`rect`,{class:`sign-away`,x:.1,y:.1,width:.8,height:.8})),n(e.last!==null&&e.last!==`pass`,()=>J(`sign-last`),()=>X(x,{children:[X(Do,{...bc,color:`white`}),X(ko,{rows:[`O`],size:yc,move:`A1`})]}));for(let[t,r]of Tc(e))n(!0,()=>t,()=>X(Io,{...bc,illegal:r}));for(let[t,r]of[`black`,`white`].entries()){let i={...xc,dead:[`A1`]};n((e.views[t]?.dead.length??0)>0,()=>J(`sign-dead`,{side:r}),()=>X(bo,{views:t===0?[i]:[xc,i],size:yc}))}return n(i,()=>J(`sign-owned`),()=>X(bo,{views:[{...xc,owned:[[`A1`],[]]},{...xc,owned:[[`A1`],[]]}],size:yc})),n(e.judged!==null,()=>J(`sign-judged`),()=>X(yo,{judged:{chains:[wc],ownership:[[.7]],view:xc},size:yc})),n(r.has(`X`)||r.has(`O`),()=>J(`sign-owner`),()=>X(ho,{rows:[`X`],board:[`.`]})),n(r.has(`=`),()=>J(`sign-shared`),()=>X(ho,{rows:[`=`],board:[`.`]})),n(e.ringed.size>0&&!e.ringed.has(`virtual`),()=>J(`sign-ringed`),()=>X(Mo,{...bc})),n(e.wild.size>0,()=>J(`point-wild`),()=>X(Fo,{...bc})),n(e.choosable.size>0,()=>J(`point-choosable`),()=>X(No,{...bc})),n(e.chosen.size>0,()=>J(`point-chosen`),()=>X(Mo,{...bc})),n(e.candidates.length>0,()=>J(`sign-hint`),()=>X(`g`,{class:`candidate`,children:[X(`circle`,{cx:.5,cy:.5,r:.4}),X(`text`,{x:.5,y:.5,children:`A`})]})),n(e.differing.size>0,()=>J(`sign-differs`),()=>X(Po,{...bc,difference:`1`})),t}var wc={stones:[`A1`],color:`white`,dead:!0,proved:!1,confidence:1,unsettled:!1};function Tc(e){let t=new Map;for(let n of e.signed){let e=Ec(n);e!==null&&t.set(e,n)}return t}function Ec(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return J(`sign-${e.kind}`);case`forbidden`:return J(`sign-forbidden`,{kinds:uo(e.kinds)});case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return null}}var Dc=k(null);function Oc(e){return X(`button`,{type:`button`,class:`help`,"data-test":e.test,"aria-label":e.label,onClick:()=>Dc.value=e,children:X(`span`,{"aria-hidden":`true`,children:`?`})})}function kc(){let[e,t]=[Dc.value,L.value];return e===null||t===null?null:X(Js,{id:`help`,title:e.label,close:()=>Dc.value=null,children:[X(`dl`,{class:`topics`,children:[e.view!==void 0&&X(x,{children:[X(`dt`,{children:ac(t.ruleset)}),X(`dd`,{children:Is(t.ruleset)?.summary??J(`rules-waiting`)})]}),e.topics.map(e=>X(Ac,{topic:e,now:t},e))]}),e.view!==void 0&&X(Sc,{view:e.view})]})}function Ac({topic:e,now:t}){let n=t.offer_means??`pass`,r=t.ruleset.startsWith(`proportional`)?`proportional`:`half`;return X(x,{children:[X(`dt`,{children:J(e===`stopped`&&n===`rest`?`topic-at-rest`:`topic-${e}`)}),X(`dd`,{children:{virtual:()=>J(`about-virtual`),offer:()=>J(`about-offer-${n}`),stopped:()=>J(n===`rest`?`about-at-rest`:`about-stopped`),debt:()=>J(`about-debt`),resolution:()=>J(`about-resolution`,{costs:t.debt===null?`no`:`yes`}),shares:()=>J(`about-shares`,{kind:r})}[e]()})]})}function jc({color:e}){let[t,n]=[L.value,P.value];if(t===null||n===null)return null;let r=qt(e),i=t.to_move===e&&Pn.value,a=H.value,o=a?.is===`earlier`?a.board.virtual:t.virtual,s=Fn.value===`look`?ei.value:null,c=Fn.value===`hand`?Si.value?.piles:s?.piles,l=s?.bowls??null;return X(`section`,{class:`side ${e}${i?` turn`:``}`,"aria-label":ic(e),"data-test":`side-${e}`,children:[X(`h2`,{children:[X(`svg`,{class:`sign-stone`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:X(`circle`,{class:`stone ${e}`,cx:`0.5`,cy:`0.5`,r:`0.46`})}),ic(e)]}),X(`p`,{class:`seat`,children:oc(n.seats[r])}),X(`p`,{class:`turn-mark`,children:i?J(`to-move`):``}),c==null?X(`div`,{class:`piles`,children:[o!==null&&X(jo,{color:e,count:o[r],title:J(`pile-virtual`),test:`tray-${e}`,isLast:a===null&&t.last_move?.color===e&&t.last_move.move===`virtual`,always:!0}),t.prisoners!==null&&X(jo,{color:Jt(e),count:t.prisoners[r],title:J(`pile-prisoners`),test:`prisoners-${e}`,always:!0}),t.debt!==null&&X(Mc,{points:t.debt.debtor===e?t.debt.points:0})]}):X(`div`,{class:`piles`,"data-test":`piles-${e}`,children:[X(jo,{color:e,count:c.virtual[r],title:J(`pile-virtual`)}),X(jo,{color:Jt(e),count:c.prisoners[qt(Jt(e))],title:J(`pile-prisoners`)}),X(jo,{color:e,count:c.handed_over[r],title:J(`pile-handed-over`)}),X(jo,{color:e,count:c.taken_off[r],title:J(`pile-taken-off`)}),l!==null&&X(jo,{color:e,count:l[r],title:J(`pile-bowl`),always:!0})]}),o!==null&&Gs.value===`play`&&X(`div`,{class:`tray-buttons`,children:[X(Nc,{color:e}),X(Oc,{topics:t.debt===null?[`virtual`]:[`virtual`,`debt`],label:J(`help-virtual`),test:`help-virtual-${e}`})]})]})}function Mc({points:e}){return X(`div`,{class:e===0?`pile owes none`:`pile owes`,children:[X(`span`,{class:`pile-title`,children:J(`side-owes`)}),X(`span`,{class:`pile-count`,children:e})]})}function Nc({color:e}){if(L.value===null||!Pn.value||!sn(e))return null;let t=R.value===e,n=t?fn.value.get(`virtual`):void 0,r=()=>{kn.value=n===void 0?null:`virtual`},i=n?J(`virtual-move-illegal`,{why:lo(n)}):J(`virtual-move-of`,{side:e});return X(`button`,{type:`button`,class:`virtual`,"data-test":`virtual-${e}`,"aria-label":i,"aria-disabled":n!==void 0||!t,onPointerEnter:r,onFocus:()=>{r(),n!==void 0&&(An.value=`virtual`)},onPointerLeave:()=>kn.value=null,onBlur:()=>kn.value=null,onClick:()=>{t&&Ki(`virtual`)},children:[n!==void 0&&X(`span`,{class:`crossed`,children:`✕`}),` `,J(`virtual-move`)]})}function Pc({label:e,test:t,on:n}){return X(`label`,{class:`switch`,children:[X(`input`,{type:`checkbox`,"data-test":t,checked:n.value,onChange:e=>n.value=e.currentTarget.checked}),X(`span`,{children:e})]})}function Q({label:e,test:t,all:n,chosen:r,choose:i}){return X(`label`,{class:`field`,children:[X(`span`,{children:e}),X(`select`,{"data-test":t,value:r,onChange:e=>{let t=n.find(({value:t})=>t===e.currentTarget.value);t!==void 0&&i(t.value)},children:n.map(({value:e,title:t})=>X(`option`,{value:e,selected:e===r,children:t},e))})]})}function Fc(){let e=U.language.value;return Fe(()=>void Bs(),[e]),X(`section`,{class:`lessons`,"data-test":`lessons`,"aria-label":J(`lessons`),children:[X(`h3`,{children:J(`lessons`)}),X(Ic,{lessons:Rs.value})]})}function Ic({lessons:e}){return X(`ul`,{class:`lesson-list`,children:e.map(({name:e,title:t,ruleset:n})=>X(`li`,{children:X(`button`,{type:`button`,class:`quiet`,"data-test":`lesson-${e}`,"aria-current":Vs.value?.name===e,onClick:()=>{scrollTo(0,0),Us(e)},children:[t,` `,X(`small`,{children:ac(n)})]})},e))})}var Lc=k(null);function Rc(){let e=Lc.value??L.value?.ruleset??``;return X(`div`,{class:`panel`,children:[X(Fc,{}),X(Q,{label:J(`rules-which`),test:`rules-of`,all:js.value.map(({name:e})=>({value:e,title:ac(e)})),chosen:e,choose:e=>Lc.value=e}),X(`h3`,{children:ac(e)}),X(zc,{ruleset:e})]})}function zc({ruleset:e,short:t=!1}){let n=Is(e);if(n===null)return X(`p`,{class:`note explanation`,children:J(`rules-waiting`)});let r=X(x,{children:[X(`p`,{class:`note`,children:J(`rules-source`,{source:n.source})}),n.articles.length>0&&X(x,{children:[X(`h4`,{children:J(`rules-articles`)}),X(`ul`,{children:n.articles.map(e=>X(`li`,{children:e},e))})]}),X(`h4`,{children:J(`rules-clauses`)}),X(`ul`,{children:n.clauses.map(e=>X(`li`,{children:e},e))})]});return X(`div`,{class:`explanation`,"data-test":`explanation`,children:[X(`p`,{children:n.summary}),t?X(`details`,{children:[X(`summary`,{children:J(`rules-more`)}),r]}):r]})}var Bc=[`person`,`level`,`time`],Vc=3,Hc=5,Uc=3600;function Wc({color:e,seat:t,test:n=``,sit:r}){return X(`div`,{class:`seat-choice`,children:[X(Q,{label:ic(e),test:`${n}seat-${e}`,all:Bc.map(e=>({value:e,title:J(`seat-by-${e}`)})),chosen:t.by,choose:e=>{switch(e){case`person`:return r({by:e});case`level`:return r({by:e,level:Math.min(Vc,Ms.value.all)});case`time`:return r({by:e,seconds:Hc})}}}),t.by===`level`&&X(`label`,{class:`field`,children:[X(`span`,{children:J(`seat-which-level`,{last:Ms.value.all})}),X(`input`,{type:`number`,"data-test":`${n}level-${e}`,min:1,max:Ms.value.all,value:t.level,onChange:e=>{let t=Math.round(e.currentTarget.valueAsNumber);t>=1&&t<=Ms.value.all&&r({by:`level`,level:t})}})]}),t.by===`time`&&X(`label`,{class:`field`,children:[X(`span`,{children:J(`seat-which-time`)}),X(`input`,{type:`number`,"data-test":`${n}seconds-${e}`,min:.1,max:Uc,step:.1,value:t.seconds,onChange:e=>{let t=e.currentTarget.valueAsNumber;t>0&&t<=Uc&&r({by:`time`,seconds:t})}})]})]})}var Gc=[5,7,9,13,15,19],Kc=[`0`,`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`],qc=2,Jc=21;function Yc({close:e}){let t=L.value,[n,r]=Ne(t?.ruleset??``),[i,a]=Ne(t?.size.width??9),[o,s]=Ne(t?.size.height??9),[c,l]=Ne(``),[u,d]=Ne(`0`),[f,p]=Ne(P.value?.seats??[{by:`person`},{by:`person`}]),m=js.value.find(({name:e})=>e===n),h=m?.line_game===!0,g=e=>{r(e);let t=js.value.find(t=>t.name===e);t!==void 0&&t.line_game!==h&&(a(t.size.width),s(t.size.height))},_=async()=>{let t=c.trim()===``?null:Number(c),r={komi:h?null:t,handicap:h?0:Number(u)};(await z({do:`new`,ruleset:n,width:i,height:o,...r,seats:f}))?.is===`game`&&(En(`play`),e())};return X(Js,{id:`new-game-dialog`,title:J(`new-game`),close:e,children:X(`form`,{class:`form`,onSubmit:e=>{e.preventDefault(),_()},children:[X(Q,{label:J(`new-ruleset`),test:`ruleset`,all:js.value.map(({name:e})=>({value:e,title:ac(e)})),chosen:n,choose:g}),X(zc,{ruleset:n,short:!0}),X(`fieldset`,{class:`sizes`,children:[X(`legend`,{children:J(`new-size`)}),Gc.map(e=>X(`button`,{type:`button`,class:i===e&&o===e?`small chosen`:`small`,"aria-pressed":i===e&&o===e,"data-test":`size-${e}`,onClick:()=>{a(e),s(e)},children:[e,`×`,e]},e)),X(`div`,{class:`fields`,children:[X(Xc,{label:J(`new-width`),test:`width`,value:i,set:a}),X(Xc,{label:J(`new-height`),test:`height`,value:o,set:s})]})]}),!h&&X(`div`,{class:`fields`,children:[X(`label`,{class:`field`,children:[X(`span`,{children:J(`new-komi`)}),X(`input`,{type:`number`,step:`any`,"data-test":`komi`,value:c,placeholder:m?.komi==null?``:String(m.komi),onInput:e=>l(e.currentTarget.value)})]}),X(Q,{label:J(`new-handicap`),test:`handicap`,all:Kc.map(e=>({value:e,title:e===`0`?J(`new-no-handicap`):e})),chosen:u,choose:d})]}),X(`fieldset`,{children:[X(`legend`,{children:J(`new-who`)}),X(Wc,{test:`new-`,color:`black`,seat:f[0],sit:e=>p([e,f[1]])}),X(Wc,{test:`new-`,color:`white`,seat:f[1],sit:e=>p([f[0],e])}),X(`p`,{class:`note`,children:P.value?.network==null?J(`network-none`,{last:Ms.value.without_network}):J(`network-named`,{name:P.value.network,first:Ms.value.without_network+1})})]}),I.value!==null&&X(`p`,{class:`refused`,role:`alert`,children:mc(I.value)}),X(`p`,{class:`dialog-buttons`,children:[X(`button`,{type:`button`,onClick:e,children:J(`cancel`)}),X(`button`,{type:`submit`,class:`strong`,"data-test":`start`,children:J(`new-start`)})]})]})})}function Xc(e){let{label:t,test:n,value:r,set:i}=e;return X(`label`,{class:`field narrow`,children:[X(`span`,{children:t}),X(`input`,{type:`number`,"data-test":n,min:qc,max:Jc,value:r,required:!0,onInput:e=>i(e.currentTarget.valueAsNumber)})]})}function Zc(){let[e,t]=[Wi.value,L.value],n=e===null?void 0:fn.value.get(e);if(e===null||t===null||n===void 0)return null;let r=()=>{Wi.value=null};return X(Js,{id:`lose`,title:J(`lose-title`),close:r,children:[X(`p`,{children:[X(`strong`,{children:Y(e,t)}),` `,lo(n)]}),X(`p`,{class:`dialog-buttons`,children:[X(`button`,{type:`button`,"data-test":`lose-no`,onClick:r,children:J(`cancel`)}),X(`button`,{type:`button`,class:`danger`,"data-test":`lose-yes`,onClick:qi,children:J(`lose-play`)})]})]})}function Qc(){let[e,t]=[P.value?.agreement,L.value];return e==null||t===null?null:X(x,{children:[X($c,{agreement:e}),V.value?X(`div`,{class:`buttons`,role:`group`,"aria-label":J(`count-agree`),children:[X(el,{}),X(qs,{icon:`back`,test:`undo`,label:J(`go-back`),onClick:()=>Zi(-1)}),Kt.map(t=>X(nl,{color:t,agreement:e},t)),X(`button`,{type:`button`,class:`disagree`,"data-test":`disagree`,onClick:()=>void z({do:`disagree`,by:Bi.value[0]??`black`}),children:J(`disagree`)})]}):X(`div`,{class:`buttons`,children:X(`button`,{type:`button`,class:`strong`,"data-test":`go-count`,onClick:()=>En(`count`,`steps`),children:J(`agreed-count`)})}),X(`p`,{class:`sr-only`,"data-test":`move-number`,children:J(`move-of`,{number:t.move_number,last:P.value?.moves.length??0})})]})}function $c({agreement:e}){let t=e.differs.length===0;Fe(()=>{V.value&&t&&ai()},[F.value,t]);let n=L.value,r=e.differs.map(e=>n===null?e:Y(e,n)).join(` `),i=e.views[0].dead.length;return X(`div`,{class:`message`,children:X(`p`,{class:`reason`,"aria-live":`polite`,children:I.value===null?e.agreed?X(`span`,{class:`good`,children:J(`agree-agreed`)}):t?X(`span`,{"data-test":`agree-marked`,children:i===0?J(`agree-nothing-marked`):J(`agree-marked`,{count:i})}):X(`span`,{"data-test":`differs`,children:J(`agree-differs`,{points:r})}):X(`span`,{class:`refused`,children:mc(I.value)})})})}function el(){let e=zi.value,t=e.includes(Ri.value)?Ri.value:e[0];Fe(()=>{t!==void 0&&t!==Ri.value&&(Ri.value=t)});let n=e=>e===`both`?J(`mark-as-both`):ic(e);return X(`div`,{class:`segments`,role:`group`,"aria-label":J(`mark-as`),children:e.map(e=>X(`button`,{type:`button`,"data-test":`mark-as-${e}`,"aria-pressed":e===t,onClick:()=>Ri.value=e,children:n(e)},e))})}function tl(e){let{winner:t,margin:n,reason:r}=e;if(r!==`count`)return`${J(`say-yes`)}${J(`colon`)}${sc(e)}`;let i=n?.replace(/^[-+]/,``).replace(` `,`\xA0`);return J(`say-yes-to`,{winner:t??`none`,by:(t&&i)??`none`})}function nl({color:e,agreement:t}){let n=t.said_yes[qt(e)],r=sn(e)||Bi.value.includes(e),i=t.differs.length===0?ii.value:null,a=n?J(`said-yes`):i===null?J(`say-yes`):tl(i);return X(`button`,{type:`button`,class:n?`yes said`:`yes strong`,"data-test":`yes-${e}`,"aria-label":`${ic(e)}${J(`colon`)}${a}`,"aria-pressed":n,disabled:n||!r||t.differs.length>0,onClick:()=>void z({do:`agree`,by:e}),children:[X(`span`,{class:`dot ${e}`,"aria-hidden":`true`}),a]})}function rl(e){let{label:t,at:n,last:r,go:i,buttons:a,titled:o,slider:s,valueText:c,class:l,children:u}=e,d=(e,t)=>{let s=a[e],c=t!==n&&t>=0&&t<=r;return s===void 0?null:X(qs,{icon:e,label:s,titled:o??!1,test:`step-${e}`,class:l,disabled:!c,onClick:()=>i(t)})};return X(`div`,{class:`stepper`,role:t===void 0?void 0:`group`,"aria-label":t,children:[d(`first`,0),d(`back`,n-1),X(`input`,{type:`range`,min:0,max:r,value:n,"aria-label":s,"aria-valuetext":c,"data-test":`step-slider`,onInput:e=>i(e.currentTarget.valueAsNumber)}),d(`on`,n+1),d(`last`,r),u]})}function il({sums:e,test:t}){let{black:n,white:r,debt:i,margin:a}=e;return X(`p`,{class:`sums`,"data-test":t,children:[X(`span`,{children:[J(`color-black`),` `,n]}),X(`span`,{children:[J(`color-white`),` `,r]}),X(`span`,{children:i.debtor===null?`${J(`totals-debt`)} ${i.points}`:J(`line-debt`,{side:i.debtor,points:i.points})}),X(`strong`,{children:[J(Gr.value?`estimate-margin`:`totals-margin`),` `,a]})]})}function al(){let[e,t,n]=[Yr.value,$r.value,ei.value];if(e===null||t===null||n===null)return X(`div`,{class:`message`,children:X(`p`,{class:`reason`,"data-test":`counting`,"aria-busy":Jr.value,children:Xr.value&&I.value!==null?mc(I.value):J(`counting`)})});let r=t.steps.length-1,i=Math.min(Qr.value,r),{black:a,white:o,debt:s}=t,c=n.totals??{black:a,white:o,debt:s,margin:t.result.margin??`–`},l=Xs(n);return X(x,{children:[X(`div`,{class:`sums-line`,children:X(il,{sums:c,test:`count-sums`})}),X(rl,{at:i,last:r,go:e=>Qr.value=e,buttons:{back:J(`step-back`),on:J(`step-on`)},slider:J(`step-slider`),valueText:l}),X(`div`,{class:`step-line`,children:[X(Q,{label:J(`methods-label`),test:`method`,all:e.counts.map((e,t)=>({value:String(t),title:Ys(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>Zr.value=Number(e)}),X(`p`,{class:`step-text`,"aria-live":`polite`,"data-test":`step-text`,children:[X(`span`,{class:`step-number`,children:J(`step-of`,{number:i+1,last:r+1})}),` `,l]}),X(Oc,{topics:[`shares`],label:J(`help-shares`),test:`help-shares`})]})]})}function ol(){let[e,t,n]=[Si.value,L.value,Ci.value];if(e===null||t===null)return X(`div`,{class:`message`,children:X(`p`,{class:`reason`,"data-test":`hand-waiting`,"aria-busy":bi.value,children:n===null?J(`counting`):n.kind===`not_in_this_game`?J(`hand-none`):mc(n)})});let[r,i]=[Ti.value,K.value.length],a=e.steps_made.length===0,o=r!==null&&i>0;return X(x,{children:[X(`div`,{class:`hand-line`,children:[X(il,{sums:e.totals,test:`hand-margin`}),X(`p`,{class:`hand-said`,"aria-live":`polite`,"data-test":`hand-said`,children:sl(e,r,t)})]}),X(`div`,{class:`buttons`,role:`group`,"aria-label":J(`count-hand`),children:[X(cl,{board:e,may:r}),X(`button`,{type:`button`,class:o?`strong`:``,"data-test":`hand-take`,"aria-disabled":!o,onClick:()=>o&&void Pi(),children:J(`hand-take`,{count:i})}),X(`button`,{type:`button`,"data-test":`hand-undo`,"aria-disabled":a,onClick:()=>!a&&void Fi(),children:J(`hand-undo`)}),X(`button`,{type:`button`,class:`quiet`,"data-test":`hand-again`,"aria-disabled":a,onClick:()=>!a&&void ki(!0),children:J(`hand-again`)})]})]})}function sl(e,t,n){let r=e.steps_made.at(-1);return I.value===null?t!==null&&K.value.length>0?J(`hand-picked`,{points:$s(t,K.value,n)}):r===void 0?J(`hand-how`):J(`hand-done`,{what:Qs(r,n)}):mc(I.value)}function cl({board:e,may:t}){let n={value:``,title:J(`hand-steps`)};return X(`div`,{class:`hand-kinds`,children:X(Q,{label:J(`hand-step`),test:`hand-kind`,all:[n,...e.may.map(e=>({value:Oi(e),title:Zs(e)}))],chosen:t===null?``:Oi(t),choose:t=>{let n=e.may.find(e=>Oi(e)===t);n!==void 0&&ji(n)}})})}function ll(){Fe(()=>void vi(),[F.value,Wr.value,ui.value,ci.value]);let[e,t,n]=[ci.value,mi.value,hi.value];return e===null?X(`div`,{class:`buttons`,children:X(`button`,{type:`button`,class:`strong`,"data-test":`compare`,disabled:si.value,onClick:()=>void li(),children:si.value?J(`comparing`):J(`compare`)})}):X(`div`,{class:`message`,children:X(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`difference`,children:ui.value.length<2?J(`compare-pair`):n===null?t===null?J(`comparing`):J(`compare-difference`,{count:t.points.length}):mc(n)})})}function ul(){let e=ci.value;return e===null?null:X(x,{children:[mi.value!==null&&X(fl,{found:mi.value}),X(`table`,{class:`rulesets`,"data-test":`comparison`,children:[X(`caption`,{class:`sr-only`,children:J(`compare`)}),X(`thead`,{children:X(`tr`,{children:[X(`th`,{scope:`col`,children:J(`new-ruleset`)}),X(`th`,{scope:`col`,children:J(`compare-winner`)}),X(`th`,{scope:`col`,children:J(`totals-margin`)})]})}),X(`tbody`,{children:e.map(e=>X(dl,{row:e},e.ruleset))})]})]})}function dl({row:e}){return X(`tr`,{class:e.ruleset===L.value?.ruleset?`shown`:``,children:[X(`th`,{scope:`row`,children:X(`button`,{type:`button`,class:`link`,"data-test":`compare-${e.ruleset}`,"aria-pressed":ui.value.includes(e.ruleset),onClick:()=>_i(e.ruleset),children:ac(e.ruleset)})}),X(`td`,{children:e.winner===null?e.result===null?`–`:J(`compare-draw`):ic(e.winner)}),X(`td`,{children:e.margin??e.result??`–`})]})}function fl({found:e}){let[t,n]=e.between;return X(`table`,{class:`pair`,"data-test":`pair`,children:[X(`caption`,{children:J(`compare-parts`,{unit:J(`unit-${e.unit}`)})}),X(`thead`,{children:X(`tr`,{children:[X(`td`,{}),X(`th`,{scope:`col`,children:ac(t)}),X(`th`,{scope:`col`,children:ac(n)}),X(`th`,{scope:`col`,children:J(`compare-more`)})]})}),X(`tbody`,{children:[X(pl,{title:J(`compare-points`),sum:e.on_points}),e.rest.map(e=>X(pl,{title:J(`rest-${e.part}`),sum:e},e.part)),X(pl,{title:J(`totals-margin`),sum:e.margin,isTotal:!0})]})]})}function pl({title:e,sum:t,isTotal:n=!1}){let r=t.first!==t.second;return X(`tr`,{class:n?`counted`:r?``:`alike`,children:[X(`th`,{scope:`row`,children:e}),X(`td`,{children:t.first}),X(`td`,{children:t.second}),X(`td`,{children:no(t.difference)})]})}var ml=6;function hl({otherwise:e=null}){let[t,n]=[L.value,P.value];if(t===null||n===null)return null;let r=H.value,i=r?.is===`earlier`?r.move:r?.is===`verdicts`?r.reasoned.move:jn.value,a=Fn.value===`play`&&i!==null?fn.value.get(i):void 0,o=a!==void 0&&[`ko`,`repeats`,`forbidden`].includes(a.kind),s=pc(n);return X(`div`,{class:`message`,children:[X(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`reason`,children:r?.is===`earlier`?X(`span`,{children:J(`earlier-shown`,{after:r.board.after_move,move:Z(r.move,t)})}):a!==void 0&&i!==null?X(`span`,{children:[X(`strong`,{children:Z(i,t)}),` `,lo(a)]}):I.value===null?Wo.value===null?e===null?X(`span`,{class:`happened`,"aria-hidden":`true`,children:s}):X(`span`,{children:e}):X(gl,{}):X(`span`,{class:`refused`,children:mc(I.value)})}),(r!==null||o)&&i!==null&&X(`button`,{type:`button`,class:`small`,"data-test":`show-reason`,onClick:()=>void $i(i),children:J(r===null?`reason-show`:`reason-hide`)}),X(`p`,{class:`sr-only`,role:`status`,"data-test":`happened`,children:s})]})}function gl(){let[e,t]=[Wo.value,L.value];if(e===null||t===null)return null;let n=e.line.slice(0,ml).map(e=>Z(e,t)).join(` `),r=e.winrate===null?`–`:`${Math.round(e.winrate*100)} %`,i=e.lead===null?`–`:e.lead.toFixed(1);return X(`span`,{"data-test":`hint-text`,children:e.move===null?J(`hint-resign`,{side:e.color}):J(`hint-move`,{side:e.color,move:Z(e.move,t),winrate:r,lead:i,visits:e.visits,line:n})})}function _l({takes:e=!1}){let[t,n]=[L.value,P.value];if(t===null||n===null)return null;let r=t.move_number,i=n.moves.length,a=e?`end`:``;return X(`span`,{class:`moves`,children:[X(qs,{icon:`first`,class:a,test:`first`,label:J(`go-first`),disabled:r===0,onClick:()=>Xi(0)}),X(qs,{icon:`back`,test:`undo`,label:J(e?`take-back`:`go-back`),disabled:r===0,onClick:()=>e?Qi():Zi(-1)}),X(`span`,{class:`number ${a}`.trimEnd(),"data-test":`move-number`,children:J(`move-of`,{number:r,last:i})}),X(qs,{icon:`on`,test:`redo`,label:J(`go-on`),disabled:r===i,onClick:()=>Zi(1)}),X(qs,{icon:`last`,class:a,test:`last`,label:J(`go-last`),disabled:r===i,onClick:()=>Xi(i)})]})}function vl(){return X(x,{children:[X(hl,{}),X(`div`,{class:`buttons`,role:`group`,"aria-label":J(`buttons-label`),children:[X(yl,{}),L.value?.game===`go`&&X(Oc,{topics:[`offer`],label:J(`help-pass`),test:`help-pass`}),X(_l,{takes:!0}),X(bl,{})]})]})}function yl(){let[e,t]=[L.value,P.value];if(e===null||t===null)return null;if(e.move_number<t.moves.length&&!sn(e.to_move)&&t.resigned===null)return X(`button`,{type:`button`,class:`pass`,"data-test":`play-on`,onClick:()=>void z({do:`play_on`}),children:J(`play-on`)});let n=e.next.includes(`pass`)&&e.pass_means!==null&&!V.value&&Fn.value===`play`,r=sn(R.value)&&t.resigned===null;return X(`button`,{type:`button`,class:e.offer!==null&&n?`pass strong`:`pass`,"data-test":`pass`,disabled:!n||!r,onClick:()=>void Ki(`pass`),children:e.pass_means===null?J(`pass-pass`):J(`pass-${e.pass_means}`)})}function bl(){let e=P.value;return e!==null&&e.thinking!==null?X(`button`,{type:`button`,class:`hint strong`,"data-test":`move-now`,onClick:()=>void z({do:`stop`}),children:J(`move-now`)}):U.hintsLocked.value?null:X(`button`,{type:`button`,class:`hint`,"data-test":`hint`,disabled:!Pn.value||V.value||Uo.value,onClick:()=>{An.value=null,Go()},children:Uo.value?J(`hint-asking`):J(`hint`)})}function xl(){let[e,t]=[Nn.value,L.value];if(e===null||t===null||!N(e))return null;let{x:n,y:r}=M(e,t.size),i=fn.value.get(e);return X(`div`,{class:`place`,"data-test":`place-room`,children:[X(`svg`,{class:`lens`,viewBox:`${n-1.5} ${r-1.5} 4 4`,"aria-hidden":`true`,children:X(`use`,{href:`#drawing`})}),X(`div`,{class:`place-what`,children:[i!==void 0&&X(`p`,{children:lo(i)}),X(`p`,{class:`row`,children:[X(`button`,{type:`button`,class:`strong`,"data-test":`place`,onClick:()=>void Gi(e),children:J(`place`,{point:Y(e,t)})}),X(`button`,{type:`button`,"data-test":`place-cancel`,onClick:()=>Nn.value=null,children:J(`cancel`)})]})]})]})}var[Sl,Cl,wl]=[600,150,8],Tl=10,El=.01;function Dl(){let e=L.value,t=G.value;if(e===null||t.length===0)return null;let n=t.map(({node:e})=>pr.value.get(e.id)??null),r=vr.value===`lead`,i=Pl(n.flatMap(e=>e?.lead==null?[]:[e.lead])),a=Fl(vr.value,i),o=Math.max(1,t.length-1),s=e=>wl+(Sl-2*wl)*e/o,c=n.map(e=>e===null?null:a(e)),l=n.map(e=>e?.stopped==null?null:Il(e.stopped,i)),u=or.value;return X(`div`,{class:`graph-room`,children:[X(`div`,{class:`bounds`,"aria-hidden":`true`,children:[X(`span`,{children:r?J(`graph-bound`,{side:`black`,points:i}):`100%`}),X(`span`,{children:r?J(`graph-bound`,{side:`white`,points:i}):`0%`})]}),X(`div`,{class:`graph`,role:`slider`,tabIndex:0,"aria-label":J(`graph-label`),"aria-valuemin":0,"aria-valuemax":t.length-1,"aria-valuenow":Math.max(0,u),"aria-valuetext":Ol(Math.max(0,u)),"data-test":`graph`,onKeyDown:jl,onPointerDown:Al,onPointerMove:Al,children:X(`svg`,{viewBox:`0 0 ${Sl} ${Cl}`,preserveAspectRatio:`none`,"aria-hidden":`true`,children:[X(`path`,{class:`middle`,d:`M0 ${Cl/2}H${Sl}`}),t.map(({node:e},t)=>{let n=Er.value.get(e.id),a=n===void 0?0:r?n.points/(2*i):n.winrate,o=Cl*(1-Math.min(1,a));return a<El?null:X(`path`,{class:`loss ${e.color??``}`,d:`M${s(t)} ${Cl}V${o.toFixed(1)}`},e.id)}),r&&X(`path`,{class:`stopped-line`,d:Ll(l,s,Cl)}),X(`path`,{class:`halo-line`,d:Ll(c,s,Cl)}),X(`path`,{class:`value-line`,d:Ll(c,s,Cl)}),t.map(({node:e,children:t},n)=>t.length>1?X(`path`,{class:`branch`,d:`M${s(n)} 4h0.01`},e.id):null),u>=0&&X(`path`,{class:`now-line`,d:`M${s(u)} 0V${Cl}`})]})}),X(`p`,{class:`legend`,"aria-hidden":`true`,children:[X(`span`,{class:`key value-key`,children:J(`measure-${vr.value}`)}),r&&X(`span`,{class:`key stopped-key`,children:J(`graph-stopped`)}),X(`span`,{class:`key loss-key`,children:J(`graph-losses`)})]})]})}function Ol(e){let[t,n]=[L.value,G.value[e]];if(t===null||n===void 0)return``;let r=pr.value.get(n.node.id),i=r===void 0?J(`not-analysed-short`):vr.value===`winrate`?J(`black-winrate`,{winrate:ro(r.winrate)}):r.lead===null?J(`not-analysed-short`):_c(r.lead);return[hc(n.node,t),i].join(J(`list-separator`))}function kl(e){let t=G.value[Math.max(0,Math.min(G.value.length-1,e))];t!==void 0&&ir(t.node.id)}function Al(e){if(e.buttons!==1)return;e.type===`pointerdown`&&e.currentTarget.setPointerCapture(e.pointerId);let{left:t,width:n}=e.currentTarget.getBoundingClientRect(),r=(e.clientX-t)/n*(Sl/(Sl-2*wl))-wl/(Sl-2*wl);kl(Math.round(r*(G.value.length-1)))}function jl(e){let t=or.value,n={ArrowLeft:t-1,ArrowDown:t-1,ArrowRight:t+1,ArrowUp:t+1,PageDown:t-Tl,PageUp:t+Tl,Home:0,End:G.value.length-1}[e.key];n===void 0||e.ctrlKey||e.altKey||e.metaKey||(e.preventDefault(),kl(n))}var Ml=[10,20,50,100,200,500],Nl=20;function Pl(e){let t=e.map(Math.abs).sort((e,t)=>e-t),n=Math.max(Nl,t[Math.floor(.98*(t.length-1))]??0);return Ml.find(e=>e>=n)??Ml.at(-1)??n}function Fl(e,t){return({winrate:n,lead:r})=>e===`winrate`?1-n:r===null?null:Il(r,t)}function Il(e,t){return .5-Math.max(-t,Math.min(t,e))/(2*t)}function Ll(e,t,n){let r=``,i=!1;return e.forEach((a,o)=>{if(a===null){i=!1;return}let s=!i&&e[o+1]==null?`h0.01`:``;r+=`${i?`L`:`M`}${t(o).toFixed(1)} ${(a*n).toFixed(1)}${s}`,i=!0}),r}function Rl(){let e=P.value?.here.comment??``;return X(x,{children:[_r.value&&X(Dl,{}),X(`div`,{class:`walk`,children:[X(hl,{otherwise:e===``?null:e}),X(`div`,{class:`buttons`,role:`group`,"aria-label":J(`buttons-label`),children:X(_l,{})})]})]})}function zl(){let[e,t,n]=[Vs.value,P.value,L.value];if(e===null||t===null||n===null)return null;let[r,i]=[n.move_number,e.moves];return X(`article`,{class:`lesson`,"data-test":`lesson`,children:[X(`div`,{class:`lesson-text`,tabIndex:0,role:`region`,"aria-label":e.title,children:[X(`h2`,{children:e.title}),X(`p`,{role:`status`,"data-test":`lesson-comment`,children:t.here.on_main_line?t.here.comment:J(`lessons-left`)})]}),X(`div`,{class:`buttons`,children:[X(`button`,{type:`button`,"data-test":`lesson-back`,disabled:r===0,onClick:()=>Xi(r-1),children:J(`lessons-back`)}),X(`span`,{class:`lesson-step`,children:J(`lessons-step`,{at:r,all:i})}),t.here.on_main_line?X(`button`,{type:`button`,class:`strong`,"data-test":`lesson-on`,disabled:r>=i,onClick:()=>Xi(r+1),children:J(`lessons-on`)}):X(`button`,{type:`button`,class:`strong`,"data-test":`lesson-again`,onClick:()=>void Us(e.name),children:J(`lessons-again`)})]})]})}var Bl={play:vl,agree:Qc,count:al,hand:ol,rulesets:ll,lesson:zl,review:Rl};function Vl(){let e=Bl[Gs.value];return X(`div`,{class:`under ${Gs.value}-bar`,"data-test":`${Gs.value}-bar`,children:[X(e,{}),X(xl,{})]})}var Hl={en:`English`,"zh-Hans":`简体中文`,"zh-Hant":`繁體中文`};function Ul({close:e}){return X(Js,{id:`settings`,title:J(`settings`),close:e,children:X(`div`,{class:`form`,children:[X(Q,{label:J(`settings-language`),test:`language`,all:Ln.map(e=>({value:e,title:Hl[e]})),chosen:U.language.value,choose:e=>U.language.value=e}),X(Q,{label:J(`settings-theme`),test:`theme`,all:Rn.map(e=>({value:e,title:J(`theme-${e}`)})),chosen:U.theme.value,choose:e=>U.theme.value=e}),X(Q,{label:J(`settings-coordinates`),test:`coordinates`,all:zn.map(e=>({value:e,title:J(`coordinates-${e}`)})),chosen:U.coordinates.value,choose:e=>U.coordinates.value=e}),X(Pc,{label:J(`settings-confirm`),test:`confirm-moves`,on:U.confirmMoves}),X(Pc,{label:J(`settings-hints-locked`),test:`hints-locked`,on:U.hintsLocked}),X(`button`,{type:`button`,"data-test":`projector`,onClick:()=>{e(),Gn.value=!0},children:J(`settings-projector`)}),X(`section`,{class:`keys`,children:[X(`h3`,{children:J(`keys`)}),X(`p`,{children:J(`keys-board`)}),X(`p`,{children:J(`keys-moves`)}),X(`p`,{children:J(`keys-review`)})]}),X(`p`,{children:X(`a`,{href:`/licences`,target:`_blank`,rel:`noopener`,"data-test":`licences`,children:J(`settings-licences`)})})]})})}function Wl(){Fe(()=>{V.value&&Zo()},[F.value]);let[e,t]=[Xo.value,L.value];if(t===null)return null;let n=e?.chains.filter(e=>e.dead||e.unsettled)??[];return X(`section`,{class:`judgement`,"data-test":`judgement`,"aria-busy":qo.value,children:[X(`h3`,{children:J(`judgement`)}),e===null?X(`p`,{class:`note`,children:qo.value?J(`judgement-waiting`):J(`judgement-none`)}):X(x,{children:[n.length===0&&X(`p`,{class:`note`,children:J(`judgement-all-alive`)}),X(`ul`,{children:n.map(e=>X(`li`,{children:Gl(e,t)},e.stones.join(` `)))}),X(Pc,{label:J(`judgement-shown`),test:`judgement-shown`,on:Jo}),V.value&&X(Kl,{})]})]})}function Gl(e,t){let n=e.stones[0]??``,r=e.unsettled?`unsettled`:e.dead?`dead`:`alive`,i=e.proved?J(`judged-proved`):J(`judged-sure`,{percent:Math.round(e.confidence*100)});return`${J(`judged-chain`,{side:e.color,at:Y(n,t),count:e.stones.length})}${J(`colon`)}${J(`judged-${r}`)}${J(`list-separator`)}${i}`}function Kl(){let e=Bi.value.length===1?Bi.value[0]:void 0,t=e===void 0?null:e===`black`?`white`:`black`;return X(`p`,{class:`row`,children:[X(`button`,{type:`button`,"data-test":`adopt-judgement`,onClick:()=>void Hi(`judgement`),children:J(`adopt-judgement`)}),t!==null&&X(`button`,{type:`button`,"data-test":`adopt-other`,onClick:()=>void Hi(t),children:J(`adopt-other`,{side:t})})]})}var ql=[`agreed`,`natural`];function Jl(){let[e,t]=[L.value,P.value?.agreement];return e===null||t==null?X(`p`,{class:`note`,children:J(`agree-not-now`)}):X(`div`,{class:`agree`,"data-test":`agree`,children:[X(Yl,{agreement:t}),V.value&&X(x,{children:[X(`p`,{children:t.owners_matter?J(`agree-how-owners`):J(`agree-how`)}),X(Xl,{agreement:t})]}),X(`div`,{class:`views`,children:Kt.map(e=>X(Zl,{color:e,agreement:t},e))}),X(Wl,{})]})}function Yl({agreement:e}){let t=L.value?.to_move??`black`,n=L.value?.debt==null?`no`:`yes`;return e.agreed?X(`p`,{class:`notice good`,"data-test":`agreed`,children:J(`agree-agreed`)}):e.disputed_by===null?null:X(`p`,{class:`notice warn`,"data-test":`disputed`,children:J(`agree-disputed`,{by:e.disputed_by,side:t,costs:n})})}function Xl({agreement:e}){let t=Bi.value[0]??`black`,n=e.views[qt(t)].end;return X(`fieldset`,{children:[X(`legend`,{children:J(`end-which`)}),X(`div`,{class:`segments`,children:ql.map(e=>X(`button`,{type:`button`,"data-test":`end-${e}`,"aria-pressed":n===e,onClick:()=>void Ui(t=>({do:`mark_end`,by:t,end:e})),children:J(`end-${e}`)},e))}),X(`p`,{class:`note`,children:J(`end-${n}-means`)})]})}function Zl({color:e,agreement:t}){let n=t.views[qt(e)];return X(`section`,{class:`view by-${e}`,"aria-label":J(`view-of`,{side:e}),"data-test":`view-${e}`,children:[X(`h3`,{children:[X(Ql,{color:e}),ic(e)]}),X(`p`,{children:J(`view-dead`,{count:n.dead.length})}),n.owned.some(e=>e.length>0)&&X(`p`,{children:J(`view-owned`,{black:n.owned[0].length,white:n.owned[1].length})}),X(`p`,{children:J(`end-${n.end}`)})]})}function Ql({color:e}){return X(`svg`,{class:`claims mark-sign`,viewBox:`0 0 0.4 0.4`,"aria-hidden":`true`,children:X(`g`,{class:`by-${e}`,children:X(`path`,{class:`sign`,d:e===`black`?`M0.06 0.06l0.28 0.28M0.34 0.06l-0.28 0.28`:`M0.2 0.06v0.28M0.06 0.2h0.28`})})})}function $l({id:e,label:t,tabs:n,chosen:r,choose:i,children:a}){return X(`div`,{class:`tabs`,children:[X(`div`,{class:`tab-list`,role:`tablist`,"aria-label":t,onKeyDown:e=>{let t=n.findIndex(({name:e})=>e===r),a=n.length-1,o={ArrowLeft:t===0?a:t-1,ArrowRight:t===a?0:t+1,Home:0,End:a}[e.key],s=o===void 0?void 0:n[o];s!==void 0&&o!==void 0&&(e.preventDefault(),i(s.name),e.currentTarget.querySelectorAll(`button`)[o]?.focus())},children:n.map(({name:t,title:n})=>X(`button`,{type:`button`,role:`tab`,id:`${e}-${t}-tab`,"data-test":`tab-${t}`,"aria-selected":t===r,"aria-controls":`${e}-panel`,tabIndex:t===r?0:-1,onClick:()=>i(t),children:n},t))}),X(`div`,{class:`tab-panel`,role:`tabpanel`,id:`${e}-panel`,"aria-labelledby":`${e}-${r}-tab`,tabIndex:0,children:a})]})}function eu(){Fe(()=>void ki(),[F.value,Wr.value]);let[e,t]=[Si.value,L.value];return e===null||t===null?null:X(`div`,{class:`steps`,"data-test":`hand`,children:[X(`div`,{class:`step-kinds`,role:`group`,"aria-label":J(`hand-steps`),children:e.may.map(e=>X(`button`,{type:`button`,class:`small of-${e.side??`both`}`,"data-test":`hand-${Oi(e)}`,"aria-pressed":e===Ti.value,onClick:()=>ji(e),children:Zs(e)},Oi(e)))}),X(tu,{may:Ti.value}),X(nu,{board:e}),e.steps_made.length>0&&X(`section`,{children:[X(`h3`,{children:J(`hand-made`)}),X(`ol`,{class:`note made`,"data-test":`hand-made`,children:e.steps_made.map((e,n)=>X(`li`,{children:Qs(e,t)},n))})]})]})}function tu({may:e}){return X(`div`,{class:`notice chosen-step`,"data-test":`hand-prepared`,children:e===null?X(`p`,{children:J(`hand-how`)}):X(x,{children:[X(`p`,{children:J(`hand-means-${e.step}`)}),e.step!==`gather`&&X(`p`,{children:J(`hand-choose`,{side:e.side===null?`both`:`one`,most:e.most})})]})})}function nu({board:e}){return X(`table`,{class:`totals`,"data-test":`hand-reads`,children:[X(`caption`,{children:J(`hand-reads`)}),X(`thead`,{children:X(`tr`,{children:[X(`td`,{}),X(`th`,{scope:`col`,children:J(`color-black`)}),X(`th`,{scope:`col`,children:J(`color-white`)})]})}),X(`tbody`,{children:e.reads.map(({method:e,compared:t,black:n,white:r})=>X(`tr`,{children:[X(`th`,{scope:`row`,children:J(`reads-${t}`,{method:Ys(e)})}),X(`td`,{children:n}),X(`td`,{children:r})]},e))})]})}function ru(){Fe(()=>void ti(),[F.value,Wr.value]);let[e,t]=[Yr.value,$r.value];return e===null||t===null?null:X(`div`,{class:`steps`,"data-test":`steps`,children:[X($l,{id:`method`,label:J(`methods-label`),tabs:e.counts.map((e,t)=>({name:String(t),title:Ys(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>Zr.value=Number(e),children:[X(iu,{board:t}),X(`p`,{class:`result`,"data-test":`result`,children:Gr.value?cc(t.result):sc(t.result)})]}),t.lazy!==null&&X(`p`,{class:`notice warn`,children:J(`count-lazy`,{side:t.lazy.offered_first??`none`,points:t.lazy.regions.join(` `)})}),X(`p`,{class:`note`,children:[J(`end-${e.end}`),J(`list-separator`),e.judged?J(`count-judged`):J(`count-agreed`)]})]})}function iu({board:e}){let t=Math.min(Qr.value,e.steps.length-1),n=e.steps.flatMap((e,t)=>e.totals===null?[]:[{made:e,sums:e.totals,place:t}]);return X(`table`,{class:`totals`,"data-test":`totals`,children:[X(`caption`,{class:`sr-only`,children:J(`totals-label`)}),X(`thead`,{children:X(`tr`,{children:[X(`td`,{}),X(`th`,{scope:`col`,children:J(`color-black`)}),X(`th`,{scope:`col`,children:J(`color-white`)}),X(`th`,{scope:`col`,children:J(`totals-debt`)}),X(`th`,{scope:`col`,children:J(`totals-margin`)})]})}),X(`tbody`,{children:[n.map(({made:e,sums:n,place:r})=>X(au,{made:e,sums:n,isShown:r===t,choose:()=>Qr.value=r},r)),X(`tr`,{class:`counted`,children:[X(`th`,{scope:`row`,children:J(`compared-${e.compared}`)}),X(`td`,{children:e.black}),X(`td`,{children:e.white}),X(`td`,{children:e.debt.points}),X(`td`,{children:e.result.margin??`–`})]})]}),X(`tfoot`,{children:X(`tr`,{children:X(`td`,{colSpan:5,children:J(`totals-komi`,{komi:String(e.komi),unit:J(`unit-${e.unit}`)})})})})]})}function au(e){let{made:t,sums:n,isShown:r,choose:i}=e;return X(`tr`,{class:r?`shown`:``,children:[X(`th`,{scope:`row`,children:X(`button`,{type:`button`,class:`link`,onClick:i,children:J(`action-${t.action}`)})}),X(`td`,{children:n.black}),X(`td`,{children:n.white}),X(`td`,{children:n.debt.points}),X(`td`,{children:n.margin})]})}var ou=[{name:`agree`,panel:Jl,view:ns},{name:`steps`,panel:ru,view:is},{name:`hand`,panel:eu,view:as},{name:`rulesets`,panel:ul,view:os}],su=A(()=>ou.find(({name:e})=>e===wn.value)),cu=A(()=>(su.value?.view??ns).value);function lu(){if(L.value?.game===`line_game`)return X(`p`,{class:`panel note`,children:J(`count-none`)});let e=su.value?.panel;return X(`div`,{class:`panel`,children:X($l,{id:`count`,label:J(`panel-count`),tabs:ou.map(({name:e})=>({name:e,title:J(`count-${e}`)})),chosen:wn.value,choose:e=>{En(`count`,e),scrollTo(0,0)},children:[wn.value!==`agree`&&X(uu,{}),e!==void 0&&X(e,{})]})})}function uu(){let e=P.value?.agreement,t=e==null?[`judgement`]:[`judgement`,`black`,`white`];return e?.agreed&&t.unshift(`agreed`),X(Q,{label:J(`count-whose`),test:`count-view`,all:t.map(e=>({value:e,title:J(`whose-${e}`)})),chosen:Wr.value,choose:e=>Ur.value=e})}var du=700,fu=6e4,$=k(null),pu=A(()=>{let e=P.value?.here;return $.value!==null&&$.value.node===e?.id?$.value.text:e?.comment??``}),mu;function hu(e){let t=P.value?.here.id;t!==void 0&&($.value!==null&&$.value.node!==t&&gu(),$.value={node:t,text:e},window.clearTimeout(mu),mu=window.setTimeout(()=>void gu(),du))}async function gu(){window.clearTimeout(mu);let e=$.value;e!==null&&(new TextEncoder().encode(JSON.stringify(e)).length>fu?I.value={kind:`too_long`}:await Vt({do:`comment`,...e},null)!==null&&$.value===e&&($.value=null))}var _u=`liangyi-draft`,vu=yu();j(()=>{let e=$.value;if(e===null){sessionStorage.removeItem(_u);return}let t=W.peek()?.byId.get(e.node),n=t===void 0?null:sr(t);sessionStorage.setItem(_u,JSON.stringify({...e,steps:n}))});function yu(){return JSON.parse(sessionStorage.getItem(_u)??`null`)}async function bu(){vu!==null&&$.value===null&&($.value={node:vu.node,text:vu.text}),vu=null,await gu()}async function xu(){let e=vu;vu=null;let t=e?.steps==null?null:await cr(e.steps);e!==null&&t!==null&&($.value={node:t,text:e.text},await gu())}function Su(){vu=yu()??vu,$.value=null}var Cu=(24<<20)-1024,wu=k(null);async function Tu(e=!1){await gu();let t=await z({do:`save`,bare:e});return t?.is===`record`?t.sgf:null}function Eu(e){return new TextEncoder().encode(JSON.stringify(e)).length>Cu}async function Du(e,t=!1){if(await gu(),Eu(e))return I.value={kind:`too_long`},null;let n=await z({do:`open`,sgf:e,bytes:t});return n?.is===`game`&&(wu.value=null),n}async function Ou(e){if(!e)return;if(e.size>Cu){I.value={kind:`too_long`};return}let t=new Uint8Array(await e.arrayBuffer()),n=ku(t),r=B.value;if(En(`review`),(await Du(n??Au(t),n===null))?.is!==`game`){let e=I.value;En(r),I.value=e}}function ku(e){try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(e)}catch{return null}}function Au(e){let t=``;for(let n=0;n<e.length;n+=8192)t+=String.fromCharCode(...e.subarray(n,n+8192));return t}async function ju(){let e=await Tu();if(e===null)return;let t=URL.createObjectURL(new Blob([e],{type:`application/x-go-sgf`})),n=document.createElement(`a`);n.href=t,n.download=`${P.value?.state.ruleset??`game`}.sgf`,n.click(),URL.revokeObjectURL(t)}var Mu=k(!1);async function Nu(){if(!isSecureContext)return ju();let e=await Tu();e!==null&&await Pu(e,Mu)}async function Pu(e,t){await navigator.clipboard.writeText(e),t.value=!0,window.setTimeout(()=>t.value=!1,2e3)}var Fu=k(null);function Iu(){let[e,t]=[L.value,P.value];if(e===null||t===null)return null;let n=!e.over&&t.resigned===null;return X(`div`,{class:`panel`,children:[V.value&&X(`p`,{class:`notice`,children:[J(e.offer_means===`rest`?`at-rest-notice`:`stopped-notice`),` `,X(`button`,{type:`button`,"data-test":`go-agree`,onClick:()=>En(`count`,`agree`),children:J(`stopped-agree`)})]}),(n||t.agreement?.disputed_by!=null)&&!V.value&&X(Ru,{}),X(`section`,{children:[X(`h3`,{children:J(`play-moves`)}),X(zu,{})]}),X(`section`,{children:[X(`h3`,{children:J(`play-who`)}),Kt.map(e=>X(Wc,{color:e,seat:t.seats[qt(e)],sit:n=>void z({do:`sit`,seats:e===`black`?[n,t.seats[1]]:[t.seats[0],n]})},e)),X(`p`,{class:`note`,children:t.network===null?J(`network-off`):J(`network-named`,{name:t.network,first:Ms.value.without_network+1})})]}),X(`p`,{class:`row`,children:X(`button`,{type:`button`,"data-test":`copy`,onClick:()=>void Nu(),children:Mu.value?J(`copied`):J(`copy`)})}),Fu.value!==null&&X(Lu,{color:Fu.value}),n&&X(`p`,{class:`row`,children:Kt.filter(sn).map(e=>X(`button`,{type:`button`,class:`quiet`,"data-test":`resign-${e}`,onClick:()=>Fu.value=e,children:J(`resign`,{side:e})},e))})]})}function Lu({color:e}){let t=()=>{Fu.value=null};return X(Js,{id:`resign-dialog`,title:J(`resign-title`,{side:e}),close:t,children:X(`p`,{class:`dialog-buttons`,children:[X(`button`,{type:`button`,"data-test":`resign-no`,onClick:t,children:J(`cancel`)}),X(`button`,{type:`button`,class:`danger`,"data-test":`resign-yes`,onClick:()=>{t(),z({do:`resign`,color:e})},children:J(`resign-yes`)})]})})}function Ru(){return X(`fieldset`,{class:`play-as`,children:[X(`legend`,{children:J(`play-as`)}),X(`div`,{class:`segments`,children:Kt.map(e=>X(`button`,{type:`button`,"data-test":`play-as-${e}`,"aria-pressed":R.value===e,disabled:!sn(e),onClick:()=>pn(e),children:ic(e)},e))}),R.value!==L.value?.to_move&&L.value?.debt!=null&&X(`p`,{class:`note`,children:L.value.extra_moves_cost?J(`extra-costs`):J(`extra-free`)})]})}function zu(){let[e,t]=[L.value,P.value];return e===null||t===null?null:t.moves.length===0?X(`p`,{class:`note`,children:J(`play-no-moves`)}):X(`ol`,{class:`move-list`,"data-test":`moves`,children:t.moves.map(({color:t,move:n},r)=>X(`li`,{children:X(`button`,{type:`button`,class:`small ${t}`,"aria-current":r+1===e.move_number?`step`:void 0,onClick:()=>Xi(r+1),children:[r+1,`. `,X(`span`,{class:`dot ${t}`,"aria-hidden":`true`}),X(`span`,{class:`sr-only`,children:[ic(t),` `]}),Z(n,e)]})},r))})}function Bu(){let[e,t]=[H.value,L.value];if(e?.is!==`verdicts`||t===null)return null;let{reasoned:n,step:r}=e,i=n.verdicts[r];if(i===void 0)return null;let a=e=>{H.value={is:`verdicts`,reasoned:n,step:e}},o=n.verdicts.length-1,s=i.after.map(e=>Y(e,t)).join(J(`list-separator`));return X(`section`,{class:`verdicts`,"aria-label":J(`verdicts-label`),"data-test":`verdicts`,children:[X(`div`,{class:`verdict-head`,children:[X(qs,{icon:`back`,class:`small`,test:`verdict-back`,label:J(`verdict-back`),disabled:r===0,onClick:()=>a(r-1)}),X(`span`,{children:J(`verdict-of`,{number:r+1,last:o+1})}),X(qs,{icon:`on`,class:`small`,test:`verdict-on`,label:J(`verdict-on`),disabled:r===o,onClick:()=>a(r+1)}),X(qs,{icon:`close`,class:`quiet close`,label:J(`reason-hide`),onClick:()=>H.value=null})]}),X(`p`,{children:[X(`strong`,{children:Y(i.point,t)}),` `,i.verdict===`forbidden`?J(`verdict-forbidden`,{kinds:uo(i.kinds)}):J(`verdict-${i.verdict}`),i.after.length>0&&` ${J(`verdict-after`,{points:s})}`]}),X(`ul`,{children:i.lines.map(e=>X(`li`,{children:X(Vu,{line:e,now:t,go:a})},`${e.direction} ${e.stones.join(` `)}`))})]})}function Vu({line:e,now:t,go:n}){let r=e=>e.map(e=>Y(e,t)).join(` `);return X(x,{children:[J(`shape-${e.shape}`),`: `,r(e.stones),e.by.length>0&&` (${J(`line-by`,{points:r(e.by)})})`,e.spoiled.map((e,r)=>X(`span`,{class:`spoiled`,children:[` `,Hu(e,t),e.kind===`forbidden`&&X(`button`,{type:`button`,class:`small`,onClick:()=>n(e.verdict),children:J(`verdict-see`,{number:e.verdict+1})})]},r))]})}function Hu(e,t){let n=Y(e.point,t);switch(e.kind){case`stone`:case`overline`:return J(`spoiled-${e.kind}`,{point:n,at:Y(e.at,t)});case`edge`:case`five`:case`forbidden`:return J(`spoiled-${e.kind}`,{point:n})}}function Uu(){let[e,t]=[ur.value,P.value?.network??null];return U.hintsLocked.value?X(`p`,{class:`note`,children:J(`engine-locked`)}):X(`div`,{class:`analyse`,children:[X(Pc,{label:J(`engine-shown`),test:`engine-shown`,on:U.engineShown}),_r.value&&X(x,{children:[X(`p`,{class:`note`,children:t===null?J(`network-off`):J(`network-evaluates`,{name:t})}),X(`div`,{class:`fields`,children:[X(Q,{label:J(`analyse-visits`),test:`visits`,all:Vn.map(e=>({value:e,title:e})),chosen:U.visits.value,choose:e=>U.visits.value=e}),L.value?.game===`go`&&X(Q,{label:J(`graph-of`),test:`measure`,all:Bn.map(e=>({value:e,title:J(`measure-${e}`)})),chosen:U.measure.value,choose:e=>U.measure.value=e})]}),X(`p`,{class:`row`,children:[X(`button`,{type:`button`,class:`small strong`,"data-test":`analyse-line`,onClick:()=>void hr(`line`),children:J(`analyse-line`)}),X(`button`,{type:`button`,class:`small`,"data-test":`analyse-here`,onClick:()=>void hr(`here`),children:J(`analyse-here`)}),X(`button`,{type:`button`,class:`small`,"data-test":`analyse-tree`,onClick:()=>void hr(`tree`),children:J(`analyse-tree`)})]})]}),e!==null&&X(`div`,{class:`progress`,"data-test":`progress`,children:[X(`progress`,{"aria-label":J(`analysing`),max:e.of,value:e.done}),X(`span`,{children:J(`analysed-of`,{done:e.done,of:e.of})}),X(`button`,{type:`button`,class:`small`,"data-test":`stop-analysis`,onClick:gr,children:J(`analyse-stop`)})]})]})}function Wu(){let[e,t]=[L.value,fr.value];if(e===null)return null;if(t===null)return X(`p`,{class:`note`,children:J(`not-analysed`)});let n=e.game===`go`;return X(`section`,{"data-test":`candidates`,children:[X(`p`,{"data-test":`position-value`,children:[J(`position-value`,{winrate:ro(t.winrate),visits:ao(t.visits)}),n&&t.lead!==null&&` · ${_c(t.lead)}`,t.stopped!==null&&` · ${J(`stopped-here`,{result:t.stopped.result})}`]}),X(`table`,{children:[X(`caption`,{children:J(`candidates-of`,{side:e.to_move})}),X(`thead`,{children:X(`tr`,{children:[X(`th`,{scope:`col`,children:J(`candidate-move`)}),X(`th`,{scope:`col`,children:J(`winrate`)}),n&&X(`th`,{scope:`col`,children:J(`lead`)}),X(`th`,{scope:`col`,children:J(`visits`)})]})}),X(`tbody`,{onPointerLeave:e=>Ku(e,null),children:kr.value.map(({move:t,letter:r,winrate:i,lead:a,visits:o,pv:s})=>X(`tr`,{onPointerEnter:e=>Ku(e,t),class:Ar.value===t?`shown`:``,children:[X(`th`,{scope:`row`,children:X(`button`,{type:`button`,class:`link`,"data-test":`candidate-${r}`,"aria-label":J(`candidate-name`,{letter:r,move:Z(t,e),line:s.map(t=>Z(t,e)).join(` `)}),onFocus:()=>Ar.value=t,onBlur:()=>Ar.value=null,onPointerDown:e=>Gu=e.pointerType===`touch`&&Ar.value!==t,onClick:()=>qu(t,e),children:[r,` `,Z(t,e)]})}),X(`td`,{children:ro(Fr(i,e.to_move))}),n&&X(`td`,{children:io(Ir(a,e.to_move))}),X(`td`,{children:ao(o)})]},t))})]})]})}var Gu=!1;function Ku(e,t){e.pointerType!==`touch`&&(Ar.value=t)}function qu(e,t){Gu?(Gu=!1,Ar.value=e):R.value===t.to_move&&Ki(e)}function Ju(e){return new URLSearchParams(location.hash.slice(1)).get(e)}function Yu(...e){let t=location.hash.slice(1).split(`&`).filter(t=>!e.some(e=>t.startsWith(`${e}=`))).join(`&`);history.replaceState(null,``,t===``?location.pathname:`${location.pathname}#${t}`)}async function Xu(){let e=Ju(`token`);return e===null||(Yu(`token`),(await fetch(`/token`,{method:`POST`,body:e,credentials:`same-origin`})).ok)}function Zu(){addEventListener(`hashchange`,()=>{Ju(`token`)!==null&&location.reload()})}var Qu=8<<20;async function $u(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream(`deflate-raw`)),n=new Uint8Array(await new Response(t).arrayBuffer()),r=``;for(let e=0;e<n.length;e+=8192)r+=String.fromCharCode(...n.subarray(e,e+8192));return btoa(r).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function ed(e){try{let t=atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`)).getReader(),i=new TextDecoder,a=``,o=0;for(let e=await r.read();!e.done;e=await r.read()){if(o+=e.value.length,o>Qu)return await r.cancel(),null;a+=i.decode(e.value,{stream:!0})}return a+i.decode()}catch{return null}}var td=k(!1);async function nd(){let e=await Tu(!0);if(e===null)return;let t=rr.value===null?``:`&node=${rd(sr(rr.value))}`;await Pu(`${location.origin}/#record=${await $u(e)}${t}&panel=${B.value}`,td)}function rd(e){let t=[],n=0;for(let r of[...e,null])r===0?n++:(n>0&&t.push(`n${n}`),r!==null&&t.push(String(r)),n=0);return t.length===0?`n0`:t.join(`.`)}var id=1e4;function ad(e){return e.split(`.`).flatMap(e=>{let t=Math.min(id,Number(/^n?(\d+)$/.exec(e)?.[1]??0));return e.startsWith(`n`)?Array(t).fill(0):[t]})}async function od(){let[e,t,n]=[Ju(`record`),Ju(`node`),Ju(`panel`)];if(e===null&&n===null||(Yu(`record`,`node`,`panel`),En(Dn(n)??`review`),e===null))return;let r=await ed(e);if(r===null){I.value={kind:`bad_record`,detail:`#record`};return}let i=await Du(r);i?.is===`game`&&t!==null&&(/^\d+$/.test(t)?await z({do:`goto`,move_number:Math.min(Number(t),i.moves.length)}):await lr(ad(t)))}function sd(){addEventListener(`hashchange`,()=>{Ju(`token`)===null&&od()})}var cd=k(!1);function ld(){let[e,t,n]=[rr.value,P.value?.here,L.value];if(e===null||t===void 0||n===null)return null;let r=(e.parent?.children??[]).filter(t=>t!==e);return X(`div`,{class:`node-tools`,children:[t.next.length>0&&X(ud,{title:J(`next-moves`),test:`next`,all:t.next,next:t.next_on_line}),r.length>0&&X(ud,{title:J(`other-moves`),test:`other`,all:r.map(({node:e})=>e),next:null}),X(`p`,{class:`row`,children:[!vn(e)&&X(`button`,{type:`button`,class:`small`,"data-test":`promote`,onClick:()=>dd(`promote`,e),children:J(`promote`)}),e.parent!==null&&X(`button`,{type:`button`,class:`small`,"data-test":`remove`,onClick:()=>cd.value=!0,children:J(`remove`)}),X(`button`,{type:`button`,class:`small`,"data-test":`copy-link`,onClick:()=>void nd(),children:td.value?J(`copied`):J(`copy-link`)})]}),cd.value&&X(fd,{at:e})]})}function ud({title:e,test:t,all:n,next:r}){let i=L.value;return i===null?null:X(`p`,{class:`ways`,"data-test":t,children:[X(`span`,{class:`ways-title`,children:e}),n.map(e=>X(`button`,{type:`button`,class:e.id===r?`small way on-line`:`small way`,onClick:()=>void ir(e.id),children:[e.color!==null&&X(`span`,{class:`dot ${e.color}`,"aria-hidden":`true`}),gc(e,i)]},e.id))]})}function dd(e,{node:t}){Vt({do:e,node:t.id},null)}function fd({at:e}){let t=L.value,n=()=>{cd.value=!1},r=yn(e);return t===null?null:X(Js,{id:`remove-dialog`,title:J(`remove-title`,{node:hc(e.node,t)}),close:n,children:[X(`p`,{children:J(`remove-what`,{count:r})}),X(`p`,{class:`dialog-buttons`,children:[X(`button`,{type:`button`,"data-test":`remove-no`,onClick:n,children:J(`cancel`)}),X(`button`,{type:`button`,class:`danger`,"data-test":`remove-yes`,onClick:()=>{n(),dd(`remove`,e)},children:J(`remove-yes`)})]})]})}function pd(){return X(`label`,{class:`field comment`,children:[X(`span`,{children:J(`comment`)}),X(`textarea`,{"data-test":`comment`,rows:3,value:pu.value,onInput:e=>hu(e.currentTarget.value),onBlur:()=>void gu()})]})}var md=[`opening`,`middle`,`endgame`];function hd(){let e=yr.value;return e===null||e.analysed===0||!_r.value?null:X(`section`,{"data-test":`losses`,children:[X(`h3`,{children:J(`losses`)}),X(`p`,{class:`note`,children:J(`losses-of`,{analysed:e.analysed,of:e.of})}),X(`table`,{children:[X(`caption`,{children:J(`losses-caption`)}),X(`thead`,{children:X(`tr`,{children:[X(`td`,{}),md.map(e=>X(`th`,{scope:`col`,children:J(`part-${e}`)},e))]})}),X(`tbody`,{children:Kt.map((t,n)=>X(`tr`,{children:[X(`th`,{scope:`row`,children:ic(t)}),e.losses[n]?.map(({moves:e,points:t},n)=>X(`td`,{children:e===0?`–`:J(`loss-sum`,{points:t.toFixed(1),moves:e})},n))]},t))})]}),e.dearest.length>0&&X(x,{children:[X(`h4`,{children:J(`dearest`)}),X(`ol`,{class:`dearest`,"data-test":`dearest`,children:e.dearest.map(e=>X(gd,{loss:e},e.node))})]})]})}function gd({loss:e}){let t=L.value;return t===null?null:X(`li`,{children:[X(`button`,{type:`button`,class:`link`,onClick:()=>void ir(e.node),children:[e.number,`. `,gc(e,t)]}),` `,J(`dear`,{points:e.points.toFixed(1),better:e.better===null?`none`:Z(e.better,t)})]})}function _d(){let[e,t]=[L.value,yr.value?.repetitions??[]];return e===null||t.length===0?null:X(`section`,{"data-test":`repetitions`,children:[X(`h3`,{children:J(`repetitions`)}),X(`ul`,{class:`dearest`,children:t.map(t=>X(`li`,{children:[X(`button`,{type:`button`,class:`link`,onClick:()=>void ir(t.node),children:[t.number,`. `,gc(t,e)]}),` `,vc(t)]},t.node))})]})}var[vd,yd,bd]=[30,30,6],[xd,Sd,Cd]=[90,190,16],wd=3,Td=10,Ed=k({left:0,top:0,width:0,height:0});function Dd(){let e=Le(null),[t,n,r]=[W.value,rr.value,L.value];if(Ie(()=>{let t=e.current;if(t===null)return;let n=()=>{let{scrollLeft:e,scrollTop:n,clientWidth:r,clientHeight:i}=t;Ed.value={left:e,top:n,width:r,height:i}},r=new ResizeObserver(n);return r.observe(t),t.addEventListener(`scroll`,n,{passive:!0}),n(),()=>{r.disconnect(),t.removeEventListener(`scroll`,n)}},[t===null]),Ie(()=>{e.current!==null&&n!==null&&jd(e.current,n)},[n,t]),t===null||r===null)return null;let{left:i,top:a,width:o,height:s}=Ed.value,[c,l]=[Math.floor(i/vd)-wd,Math.ceil((i+o)/vd)+wd],[u,d]=[Math.floor(a/yd)-wd,Math.ceil((a+s)/yd)+wd],f=t.all.filter(({column:e,row:t,parent:n})=>{let r=n?.row??t;return e>=c&&e<=l+1&&t>=u&&r<=d}),p=new Set(G.value),m=new Set(_r.value?yr.value?.dearest.map(e=>e.node):[]);return X(`div`,{ref:e,class:`tree-room`,role:`tree`,tabIndex:0,"aria-label":J(`tree-label`),"aria-activedescendant":n===null?void 0:kd(n),"data-test":`tree`,style:{height:`${Math.min(Sd,Math.max(xd,t.rows*yd+2*bd+Cd))}px`},onKeyDown:Md,children:X(`div`,{class:`tree`,role:`presentation`,style:{width:`${t.columns*vd+2*bd}px`,height:`${t.rows*yd+2*bd}px`},children:[X(`svg`,{class:`tree-lines`,"aria-hidden":`true`,children:[X(`path`,{d:f.map(Ad).join(``)}),X(`path`,{class:`on-line`,d:f.filter(e=>p.has(e)).map(Ad).join(``)})]}),f.filter(({row:e,column:t})=>e<=d&&t<=l).map(e=>{let{node:t,column:i,row:a}=e,o=e.parent?.children??[e];return X(`div`,{id:kd(e),role:`treeitem`,"aria-label":hc(t,r),"aria-level":i+1,"aria-posinset":o.indexOf(e)+1,"aria-setsize":o.length,"aria-selected":e===n,class:Od(e,e===n),style:{left:`${i*vd+bd}px`,top:`${a*yd+bd}px`},"data-node":t.id,onClick:()=>void ir(t.id),children:[t.move===null?t.sets_up?`+`:``:t.number,t.comment&&X(`span`,{class:`has-comment`}),m.has(t.id)&&X(`span`,{class:`is-dear`})]},t.id)})]})})}function Od({node:{color:e,move:t}},n){let r=t!==null&&!N(t);return`node ${e??`no-move`}${r?` off-board`:``}${n?` here`:``}`}function kd({node:e}){return`node-${e.id}`}function Ad({column:e,row:t,parent:n}){if(n===null)return``;let[r,i]=[e*vd+bd+13,t*yd+bd+13],a=n.row*yd+bd+13;return t===n.row?`M${r-vd} ${i}H${r}`:`M${r-vd} ${a}V${i-15}l15 15H${r}`}function jd(e,{column:t,row:n}){let[r,i]=[t*vd+bd,n*yd+bd];(r<e.scrollLeft+vd||r>e.scrollLeft+e.clientWidth-2*vd)&&(e.scrollLeft=r-e.clientWidth/2),(i<e.scrollTop||i>e.scrollTop+e.clientHeight-yd)&&(e.scrollTop=i-e.clientHeight/2)}function Md(e){let t=rr.value;if(t===null||e.ctrlKey||e.altKey||e.metaKey)return;if(e.key===`Delete`&&t.parent!==null){cd.value=!0;return}let n=Nd(e.key,t);n!==null&&(e.preventDefault(),n!==void 0&&ir(n.node.id))}function Nd(e,t){let n=G.value,r=n.indexOf(t);switch(e){case`ArrowLeft`:return t.parent??void 0;case`ArrowRight`:return r>=0?n[r+1]:t.children[0];case`ArrowUp`:return Pd(t,-1);case`ArrowDown`:return Pd(t,1);case`Home`:return W.value?.all[0];case`End`:return n.at(-1);case`PageUp`:return _n(t).at(-11)??W.value?.all[0];case`PageDown`:return n[r+Td]??n.at(-1);default:return null}}function Pd(e,t){return(W.value?.all??[]).filter(({column:n,row:r})=>n===e.column&&(r-e.row)*t>0).reduce((e,n)=>e===void 0||(e.row-n.row)*t>0?n:e,void 0)}function Fd(){return X(`div`,{class:`panel review`,children:[X(Dd,{}),X(ld,{}),X(Id,{}),X(pd,{}),X(_d,{}),X(Uu,{}),_r.value&&X(x,{children:[X(Wu,{}),X(hd,{})]}),X(`details`,{children:[X(`summary`,{children:J(`on-the-board`)}),X(`div`,{class:`form`,children:[X(Q,{label:J(`numbered`),test:`numbered`,all:Hn.map(e=>({value:e,title:J(`numbered-${e}`)})),chosen:U.numbered.value,choose:e=>U.numbered.value=e}),X(Pc,{label:J(`next-shown`),test:`next-shown`,on:U.nextShown}),_r.value&&X(Pc,{label:J(`ownership-shown`),test:`ownership-shown`,on:U.ownershipShown})]})]})]})}function Id(){let[e,t]=[L.value,zr.value?.notes??[]];return e===null||t.length===0?null:X(`p`,{class:`note`,"data-test":`number-notes`,children:t.map(({number:t,at:n,now:r})=>r===null?J(`number-gone`,{number:t,point:Y(n,e)}):J(`number-same`,{number:t,now:r})).join(J(`list-separator`))})}var Ld=[{name:`play`,panel:Iu,view:ts},{name:`count`,panel:lu,view:cu},{name:`review`,panel:Fd,view:rs},{name:`rules`,panel:Rc,view:ts}];function Rd(){return Ld.find(({name:e})=>e===B.value)?.view??ts}function zd(e){let t=e===B.value&&scrollY===0;En(e),t||e===`rules`&&Vs.value===null?document.querySelector(`.panels`)?.scrollIntoView():scrollTo(0,0)}function Bd(){let e=Ld.find(({name:e})=>e===B.value)?.panel;return X(`aside`,{class:`panels`,"aria-label":J(`panels-label`),children:[X(Bu,{}),X($l,{id:`panel`,label:J(`panels-label`),tabs:Ld.map(({name:e})=>({name:e,title:J(`panel-${e}`)})),chosen:B.value,choose:zd,children:e!==void 0&&X(e,{})})]})}function Vd(){let e=P.value;if(e===null)return null;let{ruleset:t,size:n,phase:r}=e.state,i=r===`contest`&&e.resigned===null&&e.result===null,a=[{about:`size`,text:`${n.width}×${n.height}`},{about:i?`plain`:`phase`,text:lc(e)},...uc(e)];return X(`div`,{class:`status`,children:[X(`p`,{class:`live`,role:`status`,"data-test":`live`,"data-phase":r,children:[X(`strong`,{children:ac(t)}),a.map(({about:e,text:t})=>X(`span`,{class:`about-${e}`,children:t},e))]}),X(Oc,{topics:Hd(),view:Rd().value,label:J(`help-line`),test:`help-line`})]})}function Hd(){let[e,t]=[L.value,P.value];if(e===null||t===null)return[];let n=t.agreement?.disputed_by!=null;return[[`stopped`,e.phase===`stopped`&&!n],[`resolution`,e.phase===`resolution`||n],[`offer`,e.phase===`contest`&&e.game===`go`&&!e.over],[`debt`,e.debt!==null]].flatMap(([e,t])=>t?[e]:[])}var Ud=`liangyi-record`,Wd=`liangyi-record-number`,[Gd,Kd]=[800,1e4],qd=1e6,Jd,Yd=!1,Xd=!1;j(()=>{pr.value,F.value!==0&&Zd()&&(Jd!==void 0&&Yd&&ur.value===null&&(window.clearTimeout(Jd),Jd=void 0),Yd=ur.value!==null,Jd??=window.setTimeout(()=>void Qd(),Yd?Kd:Gd))});function Zd(){let e=P.value?.here;return e!==void 0&&((P.value?.moves.length??0)>0||e.next.length>0||e.comment!==``)}async function Qd(){if(Jd=void 0,Xd)Jd=window.setTimeout(()=>void Qd(),Gd);else{Xd=!0;for(let e of[!1,!0]){let t=await $d(e);if(wu.value=t===null?wu.value:null,t===null||t!==``&&nf(t,e))break}Xd=!1}}async function $d(e){let t=P.value?.here,n=t?.on_main_line===!0&&t.next_on_line===null,r=await z({do:`save`,bare:e});if(r?.is!==`record`)return null;n||await Qn();let i={steps:n||rr.value===null?null:sr(rr.value),panel:B.value},{sgf:a}=r;if(Eu(a))return``;let o=a.length<qd?{sgf:a}:{packed:await $u(a)};return JSON.stringify({at:Date.now(),...o,...i})}function ef(){let e=sessionStorage.getItem(Wd);return e===null&&(e=crypto.getRandomValues(new Uint32Array(2)).join(`-`),sessionStorage.setItem(Wd,e)),`${Ud}-${e}`}function tf(){let e=e=>Number(/^\{"at":(\d+)/.exec(localStorage.getItem(e)??``)?.[1]??0),t=Object.keys(localStorage).filter(e=>e.startsWith(Ud)),n=new Map(t.map(t=>[t,e(t)]));return t.sort((e,t)=>(n.get(t)??0)-(n.get(e)??0))}function nf(e,t){try{let n=ef(),r=tf().filter(e=>e!==n);for(r.splice(19).forEach(e=>localStorage.removeItem(e));!Kn(n,e);){let e=t?r.pop():void 0;if(e===void 0)return!1;localStorage.removeItem(e)}return!0}catch{return!1}}async function rf(){wu.value=await af()}async function af(){try{let e=localStorage.getItem(ef())??localStorage.getItem(tf()[0]??Ud)??``;if(!e.startsWith(`{`))return e===``?null:{sgf:e,steps:null,panel:`play`};let t=JSON.parse(e),n=t.packed===void 0?t.sgf:await ed(t.packed);return typeof n==`string`?{sgf:n,steps:t.steps??null,panel:t.panel??`play`}:null}catch{return null}}async function of(){let e=wu.value;e!==null&&(e.panel===`review`&&En(`review`),(await Du(e.sgf))?.is===`game`&&e.steps!==null&&await lr(e.steps),await xu())}var sf=`#matches`,cf=k(null),lf=A(()=>Dt.value?cf.value:null);function uf({match:e,game:t}){return[sf,e===null?null:encodeURIComponent(e),t].filter(e=>e!==null).join(`/`)}function df(){cf.value=ff(),addEventListener(`hashchange`,()=>{cf.value=ff(),scrollTo(0,0)})}function ff(){let[e,t,n]=location.hash.split(`/`);if(e!==sf)return null;let r=/^[1-9]\d{0,8}$/.test(n??``)?Number(n):null;return{match:t===void 0?null:pf(t),game:r}}function pf(e){try{return decodeURIComponent(e)}catch{return null}}function mf(e,t){let n={width:e[0]?.length??0,height:e.length},r=e.map(e=>[...e]),i={rows:[],prisoners:[0,0],virtual:[0,0]},a=(e,t)=>{let{x:i,y:a}=M(e,n),o=r[a],s=o?.[i];return o!==void 0&&(o[i]=t),s};for(let{color:e,move:n,takes:r}of t){N(n)?a(n,Yt(e)):n===`virtual`&&(i.virtual[qt(e)]+=1);for(let e of r)i.prisoners[a(e,`.`)===Yt(`black`)?0:1]+=1}return{...i,rows:r.map(e=>e.join(``))}}var hf=250,gf=8e3,_f=k(null),vf=k(null),yf=k(null),bf=k(null),xf=k(null),Sf=k(null),Cf=k(!1),wf=k(null),Tf=k(!0),Ef=k(0),Df=k(100),Of=k(!0),kf=A(()=>{let e=lf.value;return e===null?null:{language:U.language.value,match:e.match,game:e.game,lines:Df.value,plots:Of.value}}),Af=A(()=>JSON.stringify([lf.value?.match??null,lf.value?.game??null])),jf=null,Mf=hf,Nf;function Pf(){j(()=>{Af.value,If()}),j(()=>{let e=kf.value;e===null?(window.clearTimeout(Nf),jf?.close(),jf=null):jf===null?Ff():jf.readyState===WebSocket.OPEN&&jf.send(JSON.stringify(e))})}function Ff(){window.clearTimeout(Nf);let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/watch`);jf=e,e.onopen=()=>e.send(JSON.stringify(kf.peek())),e.onmessage=({data:t})=>{jf===e&&([Tf.value,Mf]=[!0,hf],Lf(JSON.parse(String(t))))},e.onclose=()=>{jf===e&&(Tf.value=!1,Nf=window.setTimeout(Ff,Mf),Mf=Math.min(Mf*2,gf))}}function If(){Ye(()=>{for(let e of[_f,vf,yf,bf,xf,Sf,wf])e.value=null;Cf.value=!1,Df.value=100})}function Lf(e){Ye(()=>{switch(Cf.value=e.is===`gone`,e.is){case`clock`:Ef.value=e.now-Date.now();break;case`matches`:_f.value=e;break;case`match`:vf.value=e;break;case`plots`:yf.value=e.plots;break;case`running`:bf.value=e;break;case`games`:xf.value=e;break;case`game`:Sf.value=e;break;case`fault`:wf.value=e.detail}})}var Rf=k(Date.now()),zf=0,Bf;function Vf(){return zf+=1,Bf??=window.setInterval(()=>Rf.value=Date.now(),250),()=>{--zf,zf===0&&(window.clearInterval(Bf),Bf=void 0)}}function Hf({game:e,color:t}){Fe(Vf,[]);let n=e.clocks[qt(t)],r=e.thinks===t,i=r?Math.max(0,(Rf.value+Ef.value-e.since)/1e3):0,a=n.left===null?[J(`watch-spent`,{time:Uf(n.spent+i)})]:[J(`watch-left`,{time:Uf(Math.max(0,n.left-i))}),...n.periods>0?[J(`watch-periods`,{count:n.periods})]:[],...n.stones>0?[J(`watch-stones`,{count:n.stones})]:[]];return X(`span`,{class:r?`clock thinks`:`clock`,"data-test":`clock-${t}`,children:[a.join(J(`list-separator`)),r&&X(`span`,{class:`sr-only`,children:J(`colon`)+J(`watch-thinks`)})]})}function Uf(e){let t=Math.floor(e),n=e=>String(e).padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}function Wf({children:e}){return X(`p`,{class:`note`,role:`status`,children:e})}function Gf({test:e,labelledBy:t,label:n,titles:r,list:i=!1,tall:a=!1,children:o}){return X(`div`,{class:a?`wide tall`:`wide`,tabIndex:0,role:`group`,...t===void 0?{"aria-label":n}:{"aria-labelledby":t},children:X(`table`,{class:i?`list`:void 0,"data-test":e,children:[X(`thead`,{children:X(`tr`,{children:r.map(e=>X(`th`,{scope:`col`,children:e},e))})}),X(`tbody`,{children:o})]})})}function Kf({count:e}){return e>0?X(`p`,{class:`note`,children:J(`watch-left-out`,{count:e})}):null}function qf({of:e}){return X(`b`,{class:`entrant ${e.toLowerCase()}`,children:e})}function Jf(e){return e===`A`?`B`:`A`}var Yf=k(null),Xf=A(()=>Sf.value?.steps.length??0),Zf=A(()=>Math.min(Yf.value??Xf.value,Xf.value)),Qf=A(()=>Sf.value===null?``:`${Sf.value.game} ${Sf.value.match}`);j(()=>{Qf.value,Yf.value=null});function $f(e){let t=Math.max(0,Math.min(e,Xf.value));Yf.value=t===Xf.value&&Sf.value?.running!=null?null:t}var ep=A(()=>{let e=Sf.value;return e===null?[]:mf(e.rows,e.steps.slice(0,Zf.value)).rows});function tp(){let e=Sf.value;if(Fe(()=>(addEventListener(`keydown`,cp),()=>removeEventListener(`keydown`,cp)),[]),e===null)return X(Wf,{children:J(`watch-loading`)});let t=Zf.value===0?null:e.steps[Zf.value-1]?.move??null;return X(`div`,{class:`seen-game`,children:[X(`section`,{class:`card`,"aria-label":J(`watch-game`,{game:e.game}),children:[X(rp,{game:e}),X(`div`,{class:`seen-board`,role:`img`,"aria-label":J(`watch-position`,{number:Zf.value,last:Xf.value}),"data-test":`seen-board`,"data-rows":ep.value.join(`/`),children:X(To,{size:e.size,columns:oo(np(e)),rows:ep.value,last:t})}),X(ip,{}),X(`p`,{class:`made`,"aria-live":`polite`,"data-test":`made`,children:Zf.value===0?J(`watch-start`):X(ap,{of:e,number:Zf.value})})]}),X(`section`,{class:`card`,"aria-labelledby":`moves-title`,children:[X(`h2`,{id:`moves-title`,children:J(`watch-steps`)}),X(sp,{game:e})]})]})}function np({size:e,kind:t}){return{size:e,game:t}}function rp({game:e}){return X(`div`,{class:`seen-head`,children:[Kt.map(t=>X(`p`,{"data-test":`player-${t}`,children:[X(`span`,{class:`dot ${t}`}),` `,X(`span`,{class:`sr-only`,children:J(`color-${t}`)}),` `,X(`b`,{children:e.players[qt(t)]}),` `,e.running!==null&&X(Hf,{game:e.running,color:t})]},t)),X(`p`,{"data-test":`outcome`,children:e.ended===null?X(`span`,{class:`live-sign`,children:J(`watch-live`)}):X(x,{children:[X(`b`,{children:e.ended.result}),` `,e.ended.reason,e.ended.remarks!==``&&X(`span`,{class:`small-text`,children:[` `,e.ended.remarks]})]})})]})}function ip(){let[e,t]=[Zf.value,Xf.value];return X(rl,{label:J(`watch-steps`),at:e,last:t,go:$f,buttons:{first:J(`go-first`),back:J(`go-back`),on:J(`go-on`),last:J(`go-last`)},slider:J(`watch-moves`),valueText:J(`move-of`,{number:e,last:t}),children:X(`span`,{class:`number`,"data-test":`step-number`,children:J(`move-of`,{number:e,last:t})})})}function ap({of:e,number:t}){let n=e.steps[t-1];return n===void 0?null:X(x,{children:op(e,n)})}function op(e,{color:t,move:n,takes:r}){let i=J(`watch-made`,{side:t,move:Z(n,np(e))});return r.length===0?i:i+J(`list-separator`)+J(`watch-takes`,{count:r.length})}function sp({game:e}){let t=Le(null),n=Zf.value;return Fe(()=>{let e=t.current?.querySelector(`[aria-current]`);if(t.current!==null&&e!=null){let{offsetTop:n,offsetHeight:r}=e;t.current.scrollTop=n-t.current.offsetTop-(t.current.clientHeight-r)/2}},[n,e.game]),X(`ol`,{class:`seen-moves`,ref:t,"data-test":`seen-moves`,tabIndex:0,children:e.steps.map((t,r)=>X(`li`,{children:X(`button`,{type:`button`,class:`small`,tabIndex:-1,"aria-current":r+1===n?`step`:void 0,onClick:()=>$f(r+1),children:[X(`span`,{class:`soft`,children:r+1}),X(`span`,{class:`dot ${t.color}`}),X(`span`,{class:`sr-only`,children:J(`color-${t.color}`)}),Z(t.move,np(e)),t.takes.length>0&&X(`span`,{class:`sr-only`,children:J(`watch-takes`,{count:t.takes.length})})]})},r))})}function cp(e){let t=e.target instanceof HTMLElement?e.target:null;if(e.ctrlKey||e.metaKey||e.altKey||t?.closest(`input, select, dialog`)!=null)return;let n=(()=>{switch(e.key){case`[`:case`ArrowLeft`:return Zf.value-1;case`]`:case`ArrowRight`:return Zf.value+1;case`{`:case`Home`:return 0;case`}`:case`End`:return Xf.value;default:return null}})();n!==null&&(e.preventDefault(),$f(n))}var lp=[`A`,`B`];function up({of:e}){return X(`section`,{class:`card`,"aria-labelledby":`results-title`,children:[X(`h2`,{id:`results-title`,children:J(`watch-results`)}),X(Gf,{test:`results`,labelledBy:`results-title`,titles:[`program`,`won`,`drawn`,`lost`,`share`].map(e=>J(`watch-${e}`)),children:[e.sides.map((e,t)=>X(dp,{side:e,entrant:lp[t]??`A`},t)),X(`tr`,{"data-test":`black-won`,children:[X(`th`,{scope:`row`,children:J(`watch-black-won`)}),X(fp,{tally:e.black}),X(`td`,{})]})]}),X(`p`,{class:`small-text`,"data-test":`points`,children:e.points}),e.final_scores!==null&&X(`p`,{class:`small-text`,children:J(`watch-final-scores`,{games:e.final_scores.games,a:e.final_scores.agreeing[0],b:e.final_scores.agreeing[1]})})]})}function dp({side:e,entrant:t}){let[n,r]=e.by_color;return X(x,{children:[X(`tr`,{"data-test":`total-${t}`,children:[X(`th`,{scope:`row`,children:X(qf,{of:t})}),X(fp,{tally:e.total}),X(`td`,{children:e.share})]}),X(`tr`,{class:`part`,children:[X(`th`,{scope:`row`,children:J(`watch-as-black`,{entrant:t})}),X(fp,{tally:n}),X(`td`,{children:e.share_by_color[0]})]}),X(`tr`,{class:`part`,children:[X(`th`,{scope:`row`,children:J(`watch-as-white`,{entrant:t})}),X(fp,{tally:r}),X(`td`,{children:e.share_by_color[1]})]})]})}function fp({tally:e}){return X(x,{children:[X(`td`,{children:e.wins}),X(`td`,{children:e.draws}),X(`td`,{children:e.losses})]})}function pp({of:e}){return e.ends.length===0?null:X(`section`,{class:`card`,"aria-labelledby":`ends-title`,children:[X(`h2`,{id:`ends-title`,children:J(`watch-ends`)}),X(`table`,{"data-test":`ends`,children:[X(`thead`,{children:X(`tr`,{children:[X(`th`,{scope:`col`,children:J(`watch-reason`)}),X(`th`,{scope:`col`,children:J(`watch-count`)}),lp.map(e=>X(`th`,{scope:`col`,children:J(`watch-lost-by`,{entrant:e})},e))]})}),X(`tbody`,{children:e.ends.map(({reason:e,said:t,games:n,lost:r})=>X(`tr`,{"data-test":`end-${e}`,children:[X(`th`,{scope:`row`,children:t}),X(`td`,{children:n}),X(`td`,{children:r[0]}),X(`td`,{children:r[1]})]},e))})]}),e.dead_stones!==null&&X(`p`,{class:`small-text`,children:J(`watch-dead-stones`,{dead:e.dead_stones})}),X(`p`,{class:`small-text`,children:J(`watch-duplicates`,{duplicates:e.duplicates})})]})}function mp({of:e}){return X(`section`,{class:`card`,"aria-labelledby":`time-title`,children:[X(`h2`,{id:`time-title`,children:J(`watch-time`)}),X(Gf,{test:`times`,labelledBy:`time-title`,titles:[`program`,`per-move`,`cpu-per-move`,`slowest`,`late`].map(e=>J(`watch-${e}`)),children:e.sides.map((e,t)=>X(`tr`,{children:[X(`th`,{scope:`row`,children:X(qf,{of:lp[t]??`A`})}),X(`td`,{children:hp(e.per_move)}),X(`td`,{children:hp(e.cpu_per_move)}),X(`td`,{children:hp(e.slowest)}),X(`td`,{children:e.late})]},t))})]})}function hp(e){return e===null?`–`:J(`watch-seconds`,{seconds:e.toFixed(3)})}var gp=matchMedia(`(prefers-color-scheme: dark)`),_p=k(gp.matches);gp.addEventListener(`change`,()=>_p.value=gp.matches);function vp(){let e=yf.value;return e?.length===0?null:X(`details`,{class:`card`,open:Of.value,onToggle:e=>Of.value=e.currentTarget.open,"data-test":`plots`,children:[X(`summary`,{children:X(`h2`,{children:J(`watch-plots`)})}),X(`div`,{class:`plots`,children:(e??[]).map(({caption:e,svg:t})=>X(`figure`,{children:[X(`figcaption`,{children:e}),X(`img`,{src:yp(t),alt:e,width:`640`,height:`260`})]},e))})]})}function yp(e){let t=U.theme.value,n=t===`dark`||t===`system`&&_p.value,r=`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" lang="${U.language.value}" `,i=e.replace(`<svg `,r).replace(`>`,`><style>${bp(n)}</style>`);return`data:image/svg+xml,${encodeURIComponent(i)}`}function bp(e){let[t,n,r,i,a,o]=e?[`#6cb2ee`,`#f0945a`,`#ecebe6`,`#b0aca2`,`#383a3f`,`#8a8780`]:[`#1f6fb4`,`#c4561a`,`#23221f`,`#5f5b52`,`#dcd7ca`,`#8c8677`];return`
    text { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif }
    .grid { stroke: ${a} } .axis { stroke: ${i} } .even { stroke: ${i}; stroke-dasharray: 4 4 }
    .tick { font-size: 12px; fill: ${i} } .label { font-size: 13px; fill: ${r} }
    .line { fill: none; stroke-width: 2 } .line.a { stroke: ${t} } .line.b { stroke: ${n} }
    .band.a { fill: ${t}; opacity: .15 }
    .bar.a, .dot.a { fill: ${t} } .bar.b, .dot.b { fill: ${n} } .bar.n { fill: ${o} }`}function xp({of:e}){let t=bf.value;return t===null||!t.playing?null:X(`section`,{class:`card`,"aria-labelledby":`running-title`,children:[X(`h2`,{id:`running-title`,children:J(`watch-running`)}),t.games.length===0&&X(Wf,{children:J(`watch-running-none`)}),X(`ul`,{class:`small-boards`,"data-test":`running`,children:t.games.map(t=>X(`li`,{children:X(Sp,{of:e,game:t})},t.game))}),X(Kf,{count:t.left_out})]})}function Sp({of:e,game:t}){let n={width:t.rows[0]?.length??0,height:t.rows.length},r=e=>e===`black`?t.black:Jf(t.black),i=t=>e.sides[r(t)===`A`?0:1].name;return X(`a`,{class:`small-board`,href:uf({match:e.name,game:t.game}),"data-test":`running-${t.game}`,"data-moves":t.moves,children:[X(To,{size:n,columns:null,rows:t.rows,last:t.last}),X(`span`,{class:`small-head`,children:[X(`span`,{children:J(`watch-game`,{game:t.game})}),X(`span`,{class:`number`,children:[X(`span`,{class:`sr-only`,children:J(`watch-moves`)}),` `,t.moves]})]}),Kt.map(e=>X(`span`,{class:t.thinks===e?`small-side thinks`:`small-side`,children:[X(`span`,{class:`dot ${e}`}),X(`span`,{class:`sr-only`,children:J(`color-${e}`)}),X(qf,{of:r(e)}),X(`span`,{class:`sr-only`,children:i(e)}),X(Hf,{game:t,color:e})]},e))]})}function Cp(){let e=vf.value;return e===null?X(Wf,{children:J(`watch-loading`)}):X(x,{children:[X(`section`,{class:`card standing`,"aria-label":J(`watch-match`),children:[X(`p`,{class:`players`,"data-test":`players`,children:[X(qf,{of:`A`}),` `,e.sides[0].name,` `,X(`span`,{class:`small-text`,children:J(`watch-against`)}),` `,X(qf,{of:`B`}),` `,e.sides[1].name]}),e.elo_said!==null&&X(`p`,{class:`elo`,children:[X(`span`,{class:`small-text`,children:J(`watch-elo`)}),` `,X(`b`,{"data-test":`elo`,children:e.elo_said})]}),e.test!==null&&X(`p`,{"data-test":`sprt`,children:e.test.said}),X(`p`,{class:`small-text`,children:[X(`span`,{"data-test":`conditions`,children:e.conditions}),` · `,X(`span`,{"data-test":`played`,children:e.played})]}),X(`progress`,{value:e.games,max:e.all,"aria-label":J(`watch-played`)})]}),X(xp,{of:e}),e.games>0&&X(`div`,{class:`sheets`,children:[X(up,{of:e}),X(pp,{of:e}),X(mp,{of:e})]}),X(vp,{}),X(Tp,{of:e})]})}var wp=[`game-column`,`result`,`winner`,`reason`,`moves`,`remarks`];function Tp({of:e}){let t=xf.value;return t===null?null:X(`section`,{class:`card`,"aria-labelledby":`games-title`,children:[X(`h2`,{id:`games-title`,children:J(`watch-games`)}),t.all===0?X(Wf,{children:J(`watch-games-none`)}):X(x,{children:[X(`p`,{class:`small-text`,children:J(`watch-shown-of`,{shown:t.lines.length,all:t.all})}),X(Gf,{test:`games`,labelledBy:`games-title`,titles:wp.map(e=>J(`watch-${e}`)),list:!0,tall:!0,children:t.lines.map(t=>X(`tr`,{"data-test":`line-${t.game}`,children:[X(`th`,{scope:`row`,children:X(`a`,{href:uf({match:e.name,game:t.game}),"aria-label":J(`watch-game`,{game:t.game}),"data-test":`game-${t.game}`,children:t.game})}),X(`td`,{children:[X(`span`,{class:`dot black`}),` `,X(qf,{of:t.black}),` `,X(`span`,{class:`dot white`}),` `,X(qf,{of:Jf(t.black)}),` `,t.result]}),X(`td`,{children:t.winner===null?`–`:X(qf,{of:t.winner})}),X(`td`,{children:t.reason}),X(`td`,{class:`number`,children:t.moves}),X(`td`,{class:`remarks`,children:t.remarks})]},t.game))}),t.lines.length<Math.min(t.all,1e3)&&X(`button`,{type:`button`,"data-test":`more`,onClick:()=>Df.value=Math.min(Df.value+100,1e3),children:J(`watch-more`)})]})]})}function Ep(){let e=lf.value;return e===null?null:X(`main`,{class:`watch`,"data-test":`watch`,children:[X(`nav`,{class:`trail`,"aria-label":J(`watch-matches`),children:e.match===null?X(`h2`,{children:J(`watch-matches`)}):X(x,{children:[X(`a`,{href:uf({match:null,game:null}),"data-test":`to-list`,children:J(`watch-all`)}),X(`span`,{"aria-hidden":`true`,children:`›`}),e.game===null?X(`h2`,{children:e.match}):X(x,{children:[X(`a`,{href:uf({match:e.match,game:null}),"data-test":`to-match`,children:e.match}),X(`span`,{"aria-hidden":`true`,children:`›`}),X(`h2`,{children:J(`watch-game`,{game:e.game})})]})]})}),!Tf.value&&X(`p`,{class:`notice warn`,role:`status`,"data-test":`not-heard`,children:J(`watch-cut`)}),wf.value!==null&&X(`p`,{class:`notice warn`,role:`status`,"data-test":`fault`,children:J(`watch-fault`,{detail:wf.value})}),Cf.value&&X(Wf,{children:J(`watch-gone`)}),!Cf.value&&(e.match===null?X(Dp,{}):e.game===null?X(Cp,{}):X(tp,{}))]})}function Dp(){let e=_f.value;return e===null?X(Wf,{children:J(`watch-loading`)}):e.rows.length===0?X(Wf,{children:J(`watch-none`)}):X(`section`,{class:`card`,"aria-label":J(`watch-matches`),children:[X(Gf,{test:`matches`,label:J(`watch-matches`),titles:[`match`,`program`,`conditions`,`played`,`now`].map(e=>J(`watch-${e}`)),list:!0,children:e.rows.map(e=>X(`tr`,{children:[X(`th`,{scope:`row`,children:X(`a`,{href:uf({match:e.name,game:null}),"data-test":`match-${e.name}`,children:e.name})}),e.fault===null?X(x,{children:[X(`td`,{children:[e.players[0],` `,J(`watch-against`),` `,e.players[1]]}),X(`td`,{children:e.conditions}),X(`td`,{class:`number`,children:J(`watch-games-of`,{games:e.games,all:e.all})}),X(`td`,{children:Op(e)})]}):X(`td`,{colSpan:4,class:`fault`,children:J(`watch-fault`,{detail:e.fault})})]},e.name))}),X(Kf,{count:e.left_out})]})}function Op({games:e,all:t,running:n}){return n===null?J(e>=t?`watch-ended`:`watch-paused`):J(`watch-in-progress`,{count:n})}function kp(){return lf.value===null?Dt.value?X(`a`,{class:`view-link`,href:uf({match:null,game:null}),"data-test":`to-matches`,children:J(`watch-matches`)}):null:X(`a`,{class:`view-link`,href:`#`,"data-test":`to-board`,children:J(`watch-board-view`)})}function Ap({openNew:e,openSettings:t}){let n=Le(null);return X(`header`,{class:`top`,children:[X(`h1`,{children:[X(`img`,{src:`/icon.svg`,alt:``,width:`28`,height:`28`}),X(`span`,{children:J(`title`)})]}),X(`nav`,{"aria-label":J(`top-label`),children:[X(kp,{}),lf.value===null&&X(x,{children:[X(`button`,{type:`button`,class:`strong`,"data-test":`new-game`,onClick:e,children:J(`new-game`)}),X(`button`,{type:`button`,"data-test":`open`,onClick:()=>n.current?.click(),children:J(`open`)}),X(`input`,{ref:n,type:`file`,hidden:!0,accept:`.sgf,.gib,.ngf,.ugi,.ugf,.lib`,"data-test":`file`,onChange:e=>{Ou(e.currentTarget.files?.[0]),e.currentTarget.value=``}}),X(`button`,{type:`button`,"data-test":`save`,onClick:()=>void ju(),children:J(`save`)})]}),X(`button`,{type:`button`,"data-test":`open-settings`,onClick:t,children:J(`settings`)})]})]})}function jp(){let e=Et.value;return X(`div`,{class:`notices`,role:`status`,"data-test":`link`,children:[e===`opening`&&X(`p`,{class:`notice`,children:J(`link-opening`)}),e===`cut`&&X(`p`,{class:`notice warn`,children:[J(`link-cut`),` `,X(`button`,{type:`button`,onClick:Bt,children:J(`link-again`)})]}),e===`elsewhere`&&X(`p`,{class:`notice warn`,children:[J(`link-elsewhere`),` `,X(`button`,{type:`button`,onClick:Bt,children:J(`link-take-back`)})]}),e===`locked_out`&&X(`p`,{class:`notice warn`,children:J(`link-locked-out`)}),e===`open`&&wu.value!==null&&X(`p`,{class:`notice`,"data-test":`kept-record`,children:[J(`kept-record`),` `,X(`button`,{type:`button`,"data-test":`open-kept`,onClick:()=>void of(),children:J(`kept-open`)}),` `,X(`button`,{type:`button`,class:`quiet`,"data-test":`drop-kept`,onClick:()=>wu.value=null,children:J(`kept-drop`)})]})]})}var Mp=k(null);function Np(){Fe(()=>(addEventListener(`keydown`,Pp),()=>removeEventListener(`keydown`,Pp)),[]);let e=()=>{Mp.value=null},t=L.value;return X(`div`,{class:lf.value===null?Gn.value?`page projector`:`page`:`page watching`,"data-bar":Gs.value,style:{"--ratio":String(t===null?1:Ds(t))},children:[X(Ap,{openNew:()=>Mp.value=`new`,openSettings:()=>Mp.value=`settings`}),X(jp,{}),lf.value===null?P.value===null?null:X(x,{children:[X(Vd,{}),X(`main`,{class:`table`,children:[X(jc,{color:`black`}),X(Es,{view:Rd()}),X(jc,{color:`white`}),X(Vl,{})]}),X(Bd,{})]}):X(Ep,{}),Gn.value&&lf.value===null&&X(`button`,{type:`button`,class:`leave-projector`,"data-test":`leave-projector`,onClick:()=>Gn.value=!1,children:J(`projector-leave`)}),Mp.value===`new`&&X(Yc,{close:e}),Mp.value===`settings`&&X(Ul,{close:e}),Wi.value!==null&&X(Zc,{}),X(kc,{})]})}function Pp(e){let t=e.target instanceof HTMLElement&&e.target.closest(`input, select, textarea, dialog`)!==null;if(e.key===`Escape`&&!(e.target instanceof HTMLElement&&e.target.closest(`dialog`))&&(gr(),Gn.value=Gn.value&&t),!(lf.value!==null||t||e.ctrlKey||e.metaKey||e.altKey)){if(Fn.value===`hand`)(e.key===`u`||e.key===`[`)&&Fi();else switch(e.key){case`[`:case`u`:return Gs.value===`play`?Qi():Zi(-1);case`]`:case`r`:return Zi(1);case`{`:return Xi(0);case`}`:return Xi(P.value?.moves.length??0)}}}var Fp={attached(e){Ns(),Ip(e)},told(e){cn(e),Qo(e),mr(e)}};async function Ip(e){e||(ln(),er(),Dr(),Su()),await z({do:`show`}),e&&await bu(),e&&Zd()||await rf(),await od()}addEventListener(`dragover`,e=>e.preventDefault()),addEventListener(`drop`,e=>{e.preventDefault(),lf.value!==null&&(location.hash=``),Ou(e.dataTransfer?.files[0])}),Zu(),sd();var Lp=document.getElementById(`page`);Lp!==null&&ve(X(Np,{}),Lp),await Xu().catch(()=>!1)?(df(),Pf(),zt(Fp)):Et.value=`locked_out`;