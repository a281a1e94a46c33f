var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function ee(e,t){if(t==null)return e.__&&ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:ee(e)}function te(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),ue(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||ee(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,pe(a,n,o),r.__=r.__e=null,n.__e!=i&&ne(n))}function ne(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ne(e)}function C(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(w)}function w(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&te(e)}finally{(a=r.length)&&(i||queueMicrotask)(w)}}function re(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=ie(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=ue(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&he(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=ae(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function ie(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=oe(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=ee(s)),ge(s,s));return r}function ae(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=ae(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ee(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function oe(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function se(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function ce(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||se(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||se(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=le(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function le(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function ue(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,te,ne,C,w,ie,ae,oe,se,ce,le,ue,pe,he,ve=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=de(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof ve==`function`){g=s.length;try{if(C=n.props,w=(f=ve.prototype)&&f.render,ie=(f=ve.contextType)&&i[f.__c],ae=f?ie?ie.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(w?n.__c=y=new ve(C,ae):(n.__c=y=new S(C,ae),y.constructor=ve,y.render=_e),ie&&ie.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),w&&(y.__s||(y.__s=y.state),ve.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,ve.getDerivedStateFromProps(C,y.__s)))),b=y.props,te=y.state,y.__v=n,r.__c){if(C!==b&&w&&!ve.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(C,ae),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(C,y.__s,ae)){n.__v!=r.__v&&(y.props=C,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=ee(r);break n}y.componentWillUpdate&&y.componentWillUpdate(C,y.__s,ae),w&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,te,ne)})}else w&&!ve.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),w&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=ae,y.props=C,y.__P=t,y.__g&=-5,oe=e.__r,se=w?25:0;do y.__g&=-9,oe&&oe(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++se<25);w&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),w&&r.__c&&y.getSnapshotBeforeUpdate&&(ne=y.getSnapshotBeforeUpdate(b,te)),ce=f&&f.type===x&&f.key==null?f.props.children:f,C.__P&&(f=c,a=(t=C.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&ge(e,e)}),r.__k=null),c=r.__k?ee(r,0):null),c=re(t,h(ce)?ce:[ce],n,r,i,a,o,s,c,l,u),C.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(pe=o.indexOf(c||void 0))||(pe=o.length);(he=o[pe-1])&&he.nodeType==8;)pe--;for(;pe<o.length;pe++)if(he=o[pe]){if(o[pe]=null,le){if(he==ue)break}else{if(he.nodeType!=8)break;he.data.startsWith(`$s`)&&(ue=de(le=he))}}}if(!le){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;le=c}(f=de(le=n.__c.__z||(n.__c.__z=le)))?(n.__e=le,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||fe(n),e.__e(t,n,r)}}else c=n.__e=me(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function de(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function fe(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(fe))}function pe(t,n,r){for(var i=0;i<r.length;)he(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function me(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,te,ne=r.props||f,C=n.props,w=n.type;if(w==`svg`?a=`http://www.w3.org/2000/svg`:w==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(w?b.localName==w:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(te=u.ownerDocument||document,!w)return te.createTextNode(C);t=te.createElementNS(a,w,C.is?C:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(w){if(u=w==`template`&&t.content||t,o=w==`textarea`&&C.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(ne={},d=0;d<t.attributes.length;d++)ne[(b=t.attributes[d]).name]=b.value;for(d in ne)b=ne[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in C||d==`value`&&`defaultValue`in C||d==`checked`&&`defaultChecked`in C||ce(t,d,null,b,a);for(d in C)b=C[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||ne[d]===b||ce(t,d,b,ne[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(w==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(w))&&(a=`http://www.w3.org/1999/xhtml`),re(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&ee(r,0),c,l),o&&o.some(v)),c&&w!=`textarea`||(d=`value`,w==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(w!=`progress`||x)||ce(t,d,x,ne[d],a),d=`checked`,S!=null&&S!=t[d]&&ce(t,d,S,ne[d],a))}else ne===C||c&&t.data==C||(t.data=C);return t}function he(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function ge(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||he(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&ge(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=de(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function _e(e,t,n){return this.constructor(e,n)}function ve(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],ue(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),pe(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),C(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),C(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var ye,T,be,xe,Se=Object.is,Ce=0,we=[],Te=[],E=e,Ee=E.__b,De=E.__r,Oe=E.diffed,ke=E.__c,Ae=E.unmount,je=E.__;function Me(e,t){E.__h&&E.__h(T,e,Ce||t),Ce=0;var n=T.__H||(T.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ne(e){return Ce=1,Pe(Ge,e)}function Pe(e,t,n){var r=Me(ye++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Ge(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);Se(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=T,!T.__f)){T.__f=!0;var i=T.shouldComponentUpdate;T.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,Se(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function D(e,t){var n=Me(ye++,3);!E.__s&&We(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,T.__H.__h.push(n))}function Fe(e,t){var n=Me(ye++,4);!E.__s&&We(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,T.__h.push(n))}function Ie(e){return Ce=5,Le(function(){return{current:e}},[])}function Le(e,t){var n=Me(ye++,7);return We(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Re(){var e;do{for(;e=Te.shift();)try{He(e)}catch(t){E.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=we.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(He),t.__h.some(Ue),t.__h=[]}catch(n){t.__h=[],E.__e(n,e.__v)}}}while(Te.length)}E.__b=function(e){T=null,Ee&&Ee(e)},E.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),je&&je(e,t)},E.__r=function(e){De&&De(e),ye=0;var t=(T=e.__c).__H;t&&(be==T?T.__h=[]:(t.__h.some(He),t.__h.some(Ue),ye=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),be=T},E.diffed=function(e){Oe&&Oe(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ve(we.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),be=T=null},E.__c=function(e,t){t.some(function(e){try{e.__h.some(He),e.__h=e.__h.filter(function(e){return!e.__||Ue(e)})}catch(t){e.__h=[function(){throw t}]}}),ke&&ke(e,t)},E.unmount=function(e){Ae&&Ae(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,Ve(Te.push(r))}else He(r)}catch(e){t=e}}),r.__H=void 0,t&&E.__e(t,r.__v))};var ze=typeof requestAnimationFrame==`function`;function Be(e){var t,n=function(){clearTimeout(r),ze&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);ze&&(t=requestAnimationFrame(n))}function Ve(e){e!=1&&xe==E.requestAnimationFrame||((xe=E.requestAnimationFrame)||Be)(Re)}function He(e){var t=T,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),T=t}function Ue(e){var t=T;e.__c=e.__(),T=t}function We(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!Se(t,e[n])})}function Ge(e,t){return typeof t==`function`?t(e):t}var Ke=Symbol.for(`preact-signals`);function qe(){if(Qe>1)Qe--;else{var e,t=!1;for((function(){var e=nt;for(nt=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Ze!==void 0;){var n=Ze;for(Ze=void 0,$e++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&at(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if($e=0,Qe--,t)throw e}}function Je(e){if(Qe>0)return e();tt=++et,Qe++;try{return e()}finally{qe()}}var Ye,O=void 0;function Xe(e){var t=O,n=Ye;O=void 0,Ye=void 0;try{return e()}finally{O=t,Ye=n}}var Ze=void 0,Qe=0,$e=0,et=0,tt=0,nt=void 0,rt=0;function it(e){if(O!==void 0){var t=e.n;if(t===void 0||t.t!==O)return t={i:0,S:e,p:O.s,n:void 0,t:O,e:void 0,x:void 0,r:t},O.s!==void 0&&(O.s.n=t),O.s=t,e.n=t,32&O.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=O.s,t.n=void 0,O.s.n=t,O.s=t),t}}function k(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}k.prototype.brand=Ke,k.prototype.h=function(){return!0},k.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Xe(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},k.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Xe(function(){var e;(e=t.Z)==null||e.call(t)}))}},k.prototype.subscribe=function(e){var t=this;return M(function(){var n=t.value;Xe(function(){return e(n)})},{name:`sub`})},k.prototype.valueOf=function(){return this.value},k.prototype.toString=function(){return this.value+``},k.prototype.toJSON=function(){return this.value},k.prototype.peek=function(){var e=this;return Xe(function(){return e.value})},Object.defineProperty(k.prototype,"value",{get:function(){var e=it(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if($e>100)throw Error(`Cycle detected`);(function(e){Qe!==0&&$e===0&&e.l!==tt&&(e.l=tt,nt={S:e,v:e.v,i:e.i,o:nt})})(this),this.v=e,this.i++,rt++,Qe++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{qe()}}}});function A(e,t){return new k(e,t)}function at(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ot(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function st(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function ct(e,t){k.call(this,void 0,t),this.x=e,this.s=void 0,this.g=rt-1,this.f=4}ct.prototype=new k,ct.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===rt))return!0;if(this.g=rt,this.f|=1,this.i>0&&!at(this))return this.f&=-2,!0;var e=O;try{ot(this),O=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return O=e,st(this),this.f&=-2,!0},ct.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}k.prototype.S.call(this,e)},ct.prototype.U=function(e){if(this.t!==void 0&&(k.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},ct.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(ct.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=it(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function j(e,t){return new ct(e,t)}function lt(e){var t=e.j;if(e.j=void 0,typeof t==`function`){Qe++;var n=O;O=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,ut(e),t}finally{O=n,qe()}}}function ut(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,lt(e)}function dt(e){if(O!==this)throw Error(`Out-of-order effect`);st(this),O=e,this.f&=-2;try{8&this.f&&ut(this)}finally{qe()}}function ft(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ye&&Ye.push(this)}ft.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},ft.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,lt(this),ot(this),Qe++;var e=O;return O=this,dt.bind(this,e)},ft.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ze,Ze=this)},ft.prototype.d=function(){this.f|=8,1&this.f||ut(this)},ft.prototype.dispose=function(){this.d()};function M(e,t){var n=new ft(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var pt,mt,ht=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,gt=[];M(function(){pt=this.N})();function _t(t,n){e[t]=n.bind(null,e[t]||function(){})}function vt(e){if(mt){var t=mt;mt=void 0,t()}mt=e&&e.S()}function yt(e){var t=this,r=e.data,i=xt(r);i.name=`ReactiveDom`,i.value=r;var a=Le(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=j(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=j(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=M(function(){if(this.N=wt,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}yt.displayName=`ReactiveTextNode`,Object.defineProperties(k.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:yt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),_t(`__b`,function(e,t){if(vt(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof k&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),_t(`__r`,function(e,t){if(e(t),t.type!==x){vt();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return M(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;ht&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),vt(n)}}),_t(`__e`,function(e,t,n,r){vt(),e(t,n,r)}),_t(`diffed`,function(e,t){vt();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=bt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function bt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=A(n);return{o:function(e,t){a.value=e,r=t},d:M(function(){this.N=wt;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}_t(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),_t(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function xt(e,t){return Le(function(){return A(e,t)},[])}var St=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Ct(){Je(function(){for(var e;e=gt.shift();)pt.call(e)})}function wt(){gt.push(this)===1&&(e.requestAnimationFrame||St)(Ct)}var Tt=A(`opening`),Et=A(!1),Dt=`liangyi-tab`,Ot=4001,kt=250,At=8e3,jt=null,Mt=null,Nt=!1,Pt=1,Ft=kt,It,Lt=new Map;function Rt(e){Mt=e,Bt()}function zt(){window.clearTimeout(It),Bt()}function N(e,t){if(jt===null||!Nt)return Promise.resolve(null);let n=Pt++;return jt.send(JSON.stringify({id:n,rev:t,...e})),new Promise(e=>Lt.set(n,e))}function Bt(){let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/tab`);jt?.close(),jt=e,Nt=!1,e.onopen=()=>e.send(JSON.stringify({tab:sessionStorage.getItem(Dt)})),e.onmessage=({data:t})=>{jt===e&&Vt(String(t))},e.onclose=({code:t})=>{jt===e&&Ut(t)}}function Vt(e){let t=JSON.parse(e);if(Ht(t)){sessionStorage.setItem(Dt,t.tab),Nt=!0,Et.value=t.matches,Ft=kt,Tt.value=`open`,Mt?.attached(t.found);return}let n=t;Mt?.told(n),n.re!==null&&(Lt.get(n.re)?.(n),Lt.delete(n.re))}function Ht(e){return typeof e==`object`&&!!e&&`tab`in e&&`found`in e}function Ut(e){jt=null,Nt=!1,Lt.forEach(e=>e(null)),Lt.clear(),e===Ot?Tt.value=`elsewhere`:(Tt.value=`cut`,It=window.setTimeout(Bt,Ft),Ft=Math.min(Ft*2,At))}var Wt=[`black`,`white`];function Gt(e){return e===`black`?0:1}function Kt(e){return e===`black`?`white`:`black`}function qt(e){return e===`black`?`X`:`O`}function Jt(e){return e===`X`?`black`:e===`O`?`white`:null}function Yt(e,t){let{x:n,y:r}=P(t,{height:e.length});return e[r]?.charAt(n)??``}var Xt=`ABCDEFGHJKLMNOPQRSTUVWXYZ`,Zt=`ABCDEFGHIJKLMNOPQRSTUVWXYZ`;function Qt({x:e,y:t},{height:n}){return`${Xt.charAt(e)}${n-t}`}function P(e,{height:t}){return{x:Xt.indexOf(e.charAt(0).toUpperCase()),y:t-Number(e.slice(1))}}function F(e){return e!==`pass`&&e!==`virtual`}function $t({size:e,game:t},n){switch(n){case`own`:return[...t===`line_game`?Zt:Xt];case`without-i`:return[...Xt];case`with-i`:return[...Zt];case`numbers`:return Array.from({length:e.width},(e,t)=>String(t+1));case`none`:return null}}function en({width:e,height:t}){return Math.min(.38,.09+.022*Math.max(e,t))}function tn(e,t,n){let{x:r}=P(e,t.size),i=e.slice(1);return n===`numbers`?`X${r+1}Y${i}`:(($t(t,n)??Xt)[r]??``)+i}function nn({width:e,height:t}){let n=e=>{let t=e>=13?3:e>=7?2:null;return{edge:t,middle:e%2==1?(e-1)/2:null,far:t===null?null:e-1-t}},[r,i]=[n(e),n(t)],a=[],o=(e,t)=>{e!==null&&t!==null&&a.push({x:e,y:t})};for(let e of[r.edge,r.far])o(e,i.edge),o(e,i.far),o(e,t>=15?i.middle:null);for(let t of[i.edge,i.far])o(e>=15?r.middle:null,t);return o(r.middle,e>=5&&t>=5?i.middle:null),a}var I=A(null),L=A(0),rn=A(0),R=A(null),an=A(null),z=j(()=>I.value?.state??null),B=j(()=>an.value??z.value?.to_move??`black`);function on(e){return I.value?.seats[Gt(e)].by===`person`}function sn(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;t===null||e.rev<L.value||(e.is===`refused`?R.value=e.why:(e.rev!==L.value||e.re!==null)&&(R.value=null),e.rev!==L.value&&(ln.value=null,an.value=null),L.value=e.rev,rn.value=Date.now(),I.value=t)}function cn(){L.value=0,ln.value=null,an.value=null}function V(e){return N(e,L.value)}var ln=A(null);async function un(e){let t=ln.value;if(t?.rev===L.value&&t.color===e)return t.illegal;let n=L.value,r=await V({do:`reasons`,color:e});return r?.is!==`reasons`||L.value!==n?[]:(ln.value={rev:n,color:e,illegal:r.illegal},r.illegal)}var dn=j(()=>{let e=z.value;if(e===null)return new Map;let t=ln.value,n=B.value===e.to_move?e.illegal:t?.color===B.value?t.illegal:[];return new Map(n.map(e=>[e.move,e]))});function fn(e){let t=z.value?.to_move;an.value=e===t?null:e,e!==t&&un(e)}var pn=[`play`,`count`,`review`,`rules`];function mn(e,t){if(t.is===`show`)return{panel:t.panel,count:t.count??e.count};if(e.panel===`review`||e.panel===`rules`&&t.isLesson)return e;switch(t.is){case`stopped`:return{panel:`count`,count:`agree`};case`agreed`:return{panel:`count`,count:`steps`};case`resumed`:return{...e,panel:`play`}}}var hn=`liangyi-panel`,gn=A({panel:bn(sessionStorage.getItem(hn))??`play`,count:`steps`}),H=j(()=>gn.value.panel),_n=j(()=>gn.value.count);function vn(e){gn.value=mn(gn.peek(),e)}function yn(e,t){vn({is:`show`,panel:e,...t===void 0?{}:{count:t}})}function bn(e){return pn.find(t=>t===e)}M(()=>sessionStorage.setItem(hn,H.value)),M(()=>{H.value,_n.value,R.value=null});var U=j(()=>{let e=I.value?.agreement;return e!=null&&!e.agreed&&e.disputed_by===null}),xn={agreeing:!1,agreed:!1};M(()=>{let e={agreeing:U.value,agreed:I.value?.agreement?.agreed===!0},t=I.value?.lesson!=null;e.agreeing&&!xn.agreeing?vn({is:`stopped`,isLesson:t}):xn.agreeing&&e.agreed&&!xn.agreed?vn({is:`agreed`,isLesson:t}):xn.agreeing&&!e.agreeing&&!e.agreed&&vn({is:`resumed`,isLesson:t}),xn=e});var Sn=[`en`,`zh-Hans`,`zh-Hant`],Cn=[`system`,`light`,`dark`],wn=[`own`,`without-i`,`with-i`,`numbers`,`none`],Tn=[`lead`,`winrate`],En=[`50`,`200`,`800`,`3200`,`12800`],Dn=[`none`,`last`,`all`,`variation`],On=`liangyi-settings`,kn=Mn(),W={language:Nn(`language`,Sn,Fn()),theme:Nn(`theme`,Cn,`system`),coordinates:Nn(`coordinates`,wn,`own`),hintsLocked:Pn(`hintsLocked`),confirmMoves:Pn(`confirmMoves`),sound:Pn(`sound`),engineShown:Pn(`engineShown`),ownershipShown:Pn(`ownershipShown`),nextShown:Pn(`nextShown`),measure:Nn(`measure`,Tn,`lead`),visits:Nn(`visits`,En,`200`),numbered:Nn(`numbered`,Dn,`none`)},An=A(!1);M(()=>{let e=Object.entries(W).map(([e,{value:t}])=>[e,t]);jn(On,JSON.stringify(Object.fromEntries(e)))}),M(()=>{let e=W.theme.value;e===`system`?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e});function jn(e,t){try{return localStorage.setItem(e,t),!0}catch{return!1}}function Mn(){try{let e=JSON.parse(localStorage.getItem(On)??`{}`);return typeof e==`object`&&e?{...e}:{}}catch{return{}}}function Nn(e,t,n){return A(t.find(t=>t===kn[e])??n)}function Pn(e){return A(kn[e]===!0)}function Fn(){let e=navigator.language.toLowerCase();return e.startsWith(`zh`)?/hant|tw|hk|mo/.test(e)?`zh-Hant`:`zh-Hans`:`en`}var In=A([]),Ln=A({all:1,without_network:1,searched:[]});async function Rn(){let e=await N({do:`rulesets`},null);e?.is===`rulesets`&&(In.value=e.rows,Ln.value=e.levels)}var zn=A(new Map),Bn=new Set;function Vn(e){let t=W.language.value,n=`${t} ${e}`,r=zn.value.get(n);return r===void 0&&!Bn.has(n)&&(Bn.add(n),Hn(n,e,t)),r??null}async function Hn(e,t,n){let r=await N({do:`explain`,ruleset:t,language:n},null);r?.is===`explained`?zn.value=new Map(zn.value).set(e,r):r===null&&Bn.delete(e)}var Un=A([]),Wn=null;async function Gn(){let e=W.language.value;if(Wn===e)return;Wn=e;let t=await N({do:`lessons`,language:e},null);t?.is===`lessons`?Un.value=t.lessons:Wn=null}var Kn=j(()=>Un.value.find(({name:e})=>e===I.value?.lesson)??null),qn=null;async function Jn(e){qn=W.language.value,yn(`rules`),await V({do:`open_lesson`,name:e,language:qn})}M(()=>{let e=W.language.value,t=I.peek();t?.lesson!=null&&qn!==null&&qn!==e&&L.peek()>0&&(qn=e,Yn(t.lesson,e,t.here.on_main_line?t.state.move_number:0))});async function Yn(e,t,n){(await V({do:`open_lesson`,name:e,language:t}))?.is===`game`&&n>0&&await V({do:`goto`,move_number:n})}var Xn=j(()=>{if(H.value===`review`)return`review`;if(H.value===`rules`&&Kn.value!==null)return`lesson`;if(H.value===`count`&&z.value?.game===`go`)switch(_n.value){case`steps`:return`count`;case`hand`:case`rulesets`:return _n.value;case`agree`:return I.value?.agreement?.agreed||U.value?`agree`:`play`}return U.value?`agree`:`play`});function Zn(e){let t=new Map,n=[],r=0;for(let i of e){let e=i.parent===null?null:t.get(i.parent)??null,a={node:i,parent:e,children:[],column:e===null?0:e.column+1,row:0};e?.children.push(a),t.set(i.id,a),n.push(a),r=Math.max(r,a.column+1)}return{all:n,byId:t,columns:r,rows:n[0]===void 0?0:Qn(n[0],r)}}function Qn(e,t){let n=new Int32Array(t).fill(-1),r=[e],i=0;for(let e=r.pop();e!==void 0;e=r.pop()){let t=$n(e),a=Math.max(0,e.column-1),o=a+t.length+(e.column===0?0:1),s=n.subarray(a,o).reduce((e,t)=>Math.max(e,t),-1)+1;n.fill(s,a,o);for(let e of t){e.row=s;for(let t=e.children.length-1;t>0;t--){let n=e.children[t];n!==void 0&&r.push(n)}}i=Math.max(i,s+1)}return i}function $n(e){let t=[e];for(let n=e.children[0];n!==void 0;n=n.children[0])t.push(n);return t}function er(e){let t=[];for(let n=e;n!==null;n=n.parent)t.push(n);return t.reverse()}function tr(e){return er(e).every(e=>e.parent===null||e.parent.children[0]===e)}function nr(e){let t=[e],n=0;for(let e=t.pop();e!==void 0;e=t.pop())n++,t.push(...e.children);return n}var G=A(null),rr=A(null),ir=A(null),ar=j(()=>rr.value??ir.value),or=A(!1),sr=A(null),cr=j(()=>{let e=I.value;return e===null||e.resigned!==null?!1:e.agreement===null?!e.state.over:e.agreement.disputed_by!==null}),lr=j(()=>H.value===`review`?U.value?`look`:`play`:H.value===`count`&&_n.value!==`agree`?_n.value===`hand`?`hand`:`look`:U.value?`mark`:`play`),ur=-1;M(()=>{L.value!==ur&&(ur=L.value,Je(()=>{G.value=null,sr.value=null,ir.value=null}))});var K=A(null),dr=null;function fr(){return dr??=pr().finally(()=>dr=null),dr}async function pr(){let e=K.value?.rev===I.value?.here.tree_rev;for(;!e;){let t=await V({do:`tree`});if(t?.is!==`tree`)return;K.value={rev:t.tree_rev,...Zn(t.nodes)},e=t.tree_rev>=(I.value?.here.tree_rev??0)}}M(()=>{H.value===`review`&&K.value?.rev!==I.value?.here.tree_rev&&fr()});function mr(){K.value=null,hr.value=null}var hr=A(null),gr=j(()=>hr.value??I.value?.here.id??0),_r=j(()=>K.value?.byId.get(gr.value)??null);async function vr(e){let t=hr.value!==null;if(e===gr.value||(hr.value=e,t))return;let n=e;for(;n!==null;){let e=await N({do:`goto_node`,node:n},null);n=e?.is!==`game`||hr.value===n||hr.value===e.here.id?null:hr.value}hr.value=null}var q=A([]);M(()=>{let[e,t]=[K.value,I.value?.here],n=t===void 0?void 0:e?.byId.get(t.id);if(e==null||t===void 0||n===void 0){q.value=[];return}let r=q.peek().map(({node:t})=>e.byId.get(t.id)),i=r.indexOf(n);if(i>=0&&r.every(yr)&&(r[i+1]?.node.id??null)===t.next_on_line){q.value=r;return}let a=er(n),o=t.next_on_line===null?void 0:e.byId.get(t.next_on_line);q.value=o===void 0?a:[...a,...$n(o)]});function yr(e){return e!==void 0}var br=j(()=>{let e=gr.value;return q.value.findIndex(({node:t})=>t.id===e)});function xr(e){return er(e).flatMap(e=>e.parent===null?[]:[e.parent.children.indexOf(e)])}async function Sr(e){await fr();let t=K.value?.all[0];for(let n of e)t=t?.children[n]??t;return t?.node.id??null}async function Cr(e){let t=await Sr(e);t!==null&&await vr(t)}var wr=A(null),Tr=A(null),Er=j(()=>Tr.value??I.value?.here.analysis??null),Dr=A(new Map);M(()=>{let e=K.value?.all??[];Dr.value=new Map(e.flatMap(({node:e})=>e.value===null?[]:[[e.id,e.value]]))});function Or(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;if(t!==null)Je(()=>{wr.value=t.analysing,Tr.value=null});else if(e.is===`analysed`){let{node:t,analysis:n,run:r}=e,{winrate:i,lead:a,visits:o,stopped:s}=n;Je(()=>{wr.value=r,Tr.value=t===I.value?.here.id?n:Tr.value;let e={winrate:i,lead:a,visits:o,stopped:s?.lead??null};Dr.value=new Map(Dr.value).set(t,e)})}}async function kr(e){W.engineShown.value=!0,await N({do:`analyse`,scope:e,visits:Number(W.visits.value)},null)}function Ar(){wr.value!==null&&N({do:`stop_analysis`},null)}var jr=j(()=>W.engineShown.value&&!W.hintsLocked.value),Mr=j(()=>z.value?.game===`line_game`?`winrate`:W.measure.value),Nr=A(null),[Pr,Fr]=[100,2e3],Ir=j(()=>`${K.value?.rev} ${q.value.at(-1)?.node.id}`),Lr,Rr=0;M(()=>{if(Ir.value,Dr.value,wr.value,H.value===`review`&&K.value!==null&&Lr===void 0){let e=wr.value===null?Pr:Math.max(Pr,Rr+Fr-Date.now());Lr=window.setTimeout(()=>void zr(),e)}});async function zr(){[Lr,Rr]=[void 0,Date.now()];let e=await N({do:`review`},null);e?.is===`review`&&(Nr.value=e)}var Br=j(()=>new Map(Nr.value?.moves.map(e=>[e.node,e])??[]));function Vr(){Je(()=>{[wr.value,Tr.value,Nr.value]=[null,null,null]})}var Hr=`ABCDEFGHIJ`,Ur=j(()=>(H.value===`review`&&jr.value&&G.value===null?Er.value?.moves??[]:[]).slice(0,10).map((e,t)=>({...e,letter:Hr.charAt(t)}))),Wr=A(null),Gr=A(10),Kr=j(()=>{let e=Wr.value??sr.value??(or.value?rr.value:null);return e===null?null:Ur.value.find(({move:t})=>t===e)??null}),qr=j(()=>{let[e,t]=[z.value,Kr.value];if(e===null||t===null)return[];let n=e.to_move;return t.pv.slice(0,Gr.value).map((e,t)=>({at:e,color:t%2==0?n:Kt(n),number:t+1})).filter(({at:e})=>F(e))});function Jr(e){if(qr.value.length===0)return!1;let t=Kr.value?.pv.length??1;return Gr.value=Math.min(t,Math.max(1,Math.min(Gr.value,t)+e)),!0}function Yr(e,t){return t===`black`?e:1-e}function Xr(e,t){return e===null||t===`black`?e:-e}var Zr=10,Qr=j(()=>{let e=z.value?.move_number??0;switch(W.numbered.value){case`none`:return null;case`all`:return 0;case`last`:return Math.max(0,e-Zr);case`variation`:{let e=_r.value===null?void 0:er(_r.value).find(e=>!tr(e));return e===void 0?null:e.node.number-1}}}),$r=j(()=>{let[e,t,n]=[z.value,I.value,Qr.value];if(H.value!==`review`||e===null||t===null||n===null)return null;let r=W.numbered.value===`variation`?n:0,i=new Map,a=t.moves.slice(0,e.move_number);a.forEach(({move:e},t)=>i.set(e,t+1));let o=new Map,s=[];return a.forEach(({move:t,color:a},c)=>{let l=c+1;if(l<=n||!F(t))return;let u=i.get(t)??l;u===l?Yt(e.rows,t)===qt(a)?o.set(t,l-r):s.push({number:l-r,at:t,now:null}):s.push({number:l-r,at:t,now:u-r})}),{on:o,notes:s}}),ei=j(()=>H.value===`review`&&G.value===null),ti=j(()=>ei.value||Xn.value===`lesson`&&G.value===null?I.value?.here.marks??[]:[]),ni=j(()=>{let e=I.value?.here;return!ei.value||!W.nextShown.value||e===void 0?[]:e.next.flatMap(({id:t,move:n})=>n!==null&&F(n)?[{at:n,isNext:t===e.next_on_line}]:[])}),ri=A(null),ii=j(()=>ri.value??(I.value?.agreement?.agreed?`agreed`:`judgement`)),ai=j(()=>ii.value===`judgement`&&I.value?.agreement===null&&z.value?.over===!1),oi=j(()=>`${L.value} ${ii.value}`),si=A(null),ci=A(!1),li=j(()=>si.value?.of===oi.value?si.value.boards:null),ui=j(()=>si.value?.of===oi.value&&si.value.boards===null),di=A(0),fi=A(0),pi=j(()=>{let e=li.value?.counts??[];return e[Math.min(di.value,e.length-1)]??null}),mi=j(()=>{let e=pi.value?.steps??[];return e[Math.min(fi.value,e.length-1)]??null});async function hi(){if(ci.value||si.value?.of===oi.value)return;ci.value=!0;let e=oi.value,t=await V({do:`count`,view:ii.value});Je(()=>{ci.value=!1,si.value={of:e,boards:t?.is===`counts`?t:null},fi.value=2**53-1})}var gi=j(()=>{let[e,t]=[I.value,z.value];return JSON.stringify([t?.ruleset,t?.move_number,t?.rows,e?.agreement?.views])}),_i=A(null),vi=j(()=>_i.value?.of===gi.value?_i.value.result:null);async function yi(){let e=gi.value;if(_i.value?.of===e)return;let t=await V({do:`count`,view:`black`}),n=t?.is===`counts`?t.counts[0]?.result:void 0;n!==void 0&&(_i.value={of:e,result:n})}var bi=A(null),xi=A(!1),Si=j(()=>bi.value?.of===oi.value?bi.value.rows:null);async function Ci(){if(xi.value)return;xi.value=!0;let e=oi.value,t=await V({do:`compare`,view:ii.value});xi.value=!1,t?.is===`comparison`&&(bi.value={of:e,rows:t.rows})}var wi=A([]),Ti=A(null),Ei=j(()=>`${oi.value} ${wi.value.join(` `)}`),Di=j(()=>Si.value!==null&&wi.value.length===2&&Ti.value?.of===Ei.value),Oi=j(()=>{let e=Di.value?Ti.value?.pair:null;return e!=null&&`between`in e?e:null}),ki=j(()=>{let e=Di.value?Ti.value?.pair:null;return e!=null&&`kind`in e?e:null}),Ai=j(()=>new Map(Oi.value?.points.map(e=>[e.at,e.difference])??[]));function ji(e){let t=wi.value.filter(t=>t!==e);wi.value=t.length<wi.value.length?t:[...t,e].slice(-2)}async function Mi(){let e=Ei.value,[t,n]=wi.value;if(t===void 0||n===void 0||Ti.value?.of===e)return;Ti.value={of:e,pair:null};let r=await V({do:`difference`,view:ii.value,between:[t,n]});Je(()=>{if(Ti.value?.of===e){R.value=null;let t=r?.is===`difference`?r:r?.is===`refused`?r.why:null;Ti.value=t===null?null:{of:e,pair:t}}})}var Ni=A(null),Pi=A(!1),Fi=j(()=>Ni.value?.of===oi.value?Ni.value.board:null),Ii=j(()=>Fi.value!==null&&`rows`in Fi.value?Fi.value:null),Li=j(()=>Fi.value!==null&&`kind`in Fi.value?Fi.value:null),Ri=A(null),zi=j(()=>Ii.value?.may.find(e=>Hi(e)===Ri.value)??null),J=A([]),Bi=j(()=>{let e=Ii.value?.rows??[];return J.value.filter(({at:t})=>Yt(e,t)===`.`)}),Vi=j(()=>new Set(zi.value?.at??[]));function Hi(e){return`${e.step}-${e.side??`both`}`}async function Ui(e=!1){if(Pi.value||!e&&Ni.value?.of===oi.value)return;Pi.value=!0;let t=oi.value,n=await V({do:`hand_begin`,view:ii.value});Pi.value=!1,n?.is===`hand`?Wi(t,n):n?.is===`refused`&&(Ni.value={of:t,board:n.why}),t!==oi.value&&await Ui()}function Wi(e,t){Je(()=>{Ni.value={of:e,board:t},J.value=[],R.value=null})}function Gi(e){Je(()=>{Ri.value=Hi(e),J.value=[]}),e.step===`gather`&&Ji()}function Ki(e){let[t,n]=[zi.value,Ii.value];if(t===null||n===null||!Vi.value.has(e))return;let r=J.value.filter(t=>t.at!==e),i=r.length===J.value.length,a=t.side??Jt(Yt(n.owner,e))??qi();Je(()=>{J.value=i?[...r,{at:e,color:a}]:r,R.value=null})}function qi(){return 2*J.value.filter(({color:e})=>e===`black`).length>J.value.length?`white`:`black`}async function Ji(){let e=Zi();e!==null&&await Xi({do:`hand_step`,...e})}async function Yi(){await Xi({do:`hand_undo`})}async function Xi(e){let t=oi.value,n=await V(e);n?.is===`hand`?Wi(t,n):n?.is===`refused`&&n.why.kind===`wrong_phase`&&await Ui(!0)}function Zi(){let[e,t]=[zi.value,Ii.value];if(e===null||t===null)return null;let n=e.side??`black`,r=J.value.map(e=>e.at),i=e=>J.value.filter(t=>t.color===e).map(e=>e.at);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return{step:e.step,side:n,at:r};case`move`:{let e=e=>Yt(t.rows,e)!==`.`;return{step:`move`,side:n,from:r.filter(e),to:r.filter(t=>!e(t))}}case`exchange`:case`fill_public`:return{step:e.step,black:i(`black`),white:i(`white`)};case`gather`:return{step:`gather`}}}var Qi=j(()=>{let[e,t,n]=[Kn.value,I.value,z.value];if(Xn.value!==`lesson`||e===null||t===null||n===null||!t.here.on_main_line)return null;let r=e.questions.find(({step:e})=>e===n.move_number),i=t.moves[n.move_number]?.move;return r===void 0||i===void 0?null:{right:i,answers:r.answers}}),$i=A(null);M(()=>{L.value,$i.value=null});var ea=A(`both`),ta=j(()=>{let e=Wt.filter(on);return e.length===1?e:[`both`,`black`,`white`]}),na=j(()=>{let e=ta.value.includes(ea.value)?ea.value:ta.value[0];return e===`both`||e===void 0?[...Wt]:[e]});async function ra(e){let[t,n]=[z.value,I.value?.agreement],r=na.value[0];if(t===null||n==null||r===void 0)return;let i=n.views[Gt(r)];if(Yt(t.rows,e)!==`.`){let t=!i.dead.includes(e);await aa(n=>({do:`mark_dead`,by:n,at:e,dead:t}))}else if(n.owners_matter){let t=i.owned[0].includes(e)?`white`:i.owned[1].includes(e)?null:`black`;await aa(n=>({do:`mark_owner`,by:n,at:e,owner:t}))}}function ia(e){return aa(t=>({do:`adopt`,by:t,view:e}))}async function aa(e){for(let t of na.value)if((await V(e(t)))?.is!==`game`)return}var oa=A(null);async function sa(e){switch(ir.value=null,lr.value){case`look`:return;case`mark`:return ra(e);case`hand`:return Ki(e);case`play`:return ca(e)}}async function ca(e){let t=z.value;if(t===null||!cr.value||!on(B.value)||F(e)&&da(e))return;let n=Qi.value;if(n!==null&&B.value===t.to_move)return e===n.right?fa(t.move_number+1):void($i.value=e);B.value!==t.to_move&&await un(B.value);let r=dn.value.get(e);ir.value=r===void 0?null:e,r?.kind===`forbidden`?oa.value=e:r===void 0&&await ua(e)}function la(){let e=oa.value;oa.value=null,e!==null&&ua(e)}async function ua(e){sr.value=null,(await V({do:`play`,color:B.value,move:e}))?.is===`game`&&(rr.value=null,an.value=null)}function da(e){let t=z.value;return t!==null&&Yt(t.rows,e)!==`.`}function fa(e){let t=I.value;t!==null&&e>=0&&e<=t.moves.length&&e!==t.state.move_number&&V({do:`goto`,move_number:e})}function pa(e){fa((z.value?.move_number??0)+e)}function ma(){let[e,t]=[z.value?.move_number??0,I.value?.moves??[]],n=t.slice(0,e).findLastIndex(({color:e})=>on(e));fa(n>=0&&Wt.filter(on).length===1?n:e-1)}async function ha(e){if(G.value!==null){G.value=null;return}let t=(await un(B.value)).find(t=>t.move===e);t?.earlier?G.value={is:`earlier`,board:t.earlier,move:e}:t&&t.verdicts.length>0&&(G.value={is:`verdicts`,reasoned:t,step:0})}var ga=class{constructor(e){this.value=e}valueOf(){return this.value}},Y=class extends ga{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},_a=class extends ga{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},va=class e extends ga{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ga)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ga&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ya=100,ba=`⁨`,xa=`⁩`;function Sa(e,t,n){return n===t||n instanceof _a&&t instanceof _a&&n.value===t.value||t instanceof _a&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ca(e,t,n){return t[n]?Ma(e,t[n].value):(e.reportError(RangeError(`No default`)),new Y)}function wa(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ta(e,i.value):n.push(Ta(e,i));return{positional:n,named:r}}function Ta(e,t){switch(t.type){case`str`:return t.value;case`num`:return new _a(t.value,{minimumFractionDigits:t.precision});case`var`:return Ea(e,t);case`mesg`:return Da(e,t);case`term`:return Oa(e,t);case`func`:return ka(e,t);case`select`:return Aa(e,t);default:return new Y}}function Ea(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Y(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Y(`$${t}`);if(n instanceof ga)return n;switch(typeof n){case`string`:return n;case`number`:return new _a(n);case`object`:if(va.supportsValue(n))return new va(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Y(`$${t}`)}}function Da(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Y(t);if(n){let i=r.attributes[n];return i?Ma(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Y(`${t}.${n}`))}return r.value?Ma(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Y(t))}function Oa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Y(i);if(n){let t=a.attributes[n];if(t){e.params=wa(e,r).named;let n=Ma(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Y(`${i}.${n}`)}e.params=wa(e,r).named;let o=Ma(e,a.value);return e.params=null,o}function ka(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Y(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Y(`${t}()`);try{let t=wa(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Y(`${t}()`)}}function Aa(e,{selector:t,variants:n,star:r}){let i=Ta(e,t);if(i instanceof Y)return Ca(e,n,r);for(let t of n)if(Sa(e,i,Ta(e,t.key)))return Ma(e,t.value);return Ca(e,n,r)}function ja(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Y;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ya)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ya}`);r&&n.push(ba),n.push(Ta(e,i).toString(e)),r&&n.push(xa)}return e.dirty.delete(t),n.join(``)}function Ma(e,t){return typeof t==`string`?e.bundle._transform(t):ja(e,t)}var Na=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Pa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Fa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ia(e,t){let n=e[0];if(n instanceof Y)return new Y(`NUMBER(${n.valueOf()})`);if(n instanceof _a)return new _a(n.valueOf(),{...n.opts,...Pa(t,Fa)});if(n instanceof va)return new _a(n.toNumber(),{...Pa(t,Fa)});throw TypeError(`Invalid argument to NUMBER`)}var La=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Ra(e,t){let n=e[0];if(n instanceof Y)return new Y(`DATETIME(${n.valueOf()})`);if(n instanceof va||n instanceof _a)return new va(n,Pa(t,La));throw TypeError(`Invalid argument to DATETIME`)}var za=new Map;function Ba(e){let t=Array.isArray(e)?e.join(` `):e,n=za.get(t);return n===void 0&&(n=new Map,za.set(t,n)),n}var Va=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ia,DATETIME:Ra,...t},this._useIsolating=n,this._transform=r,this._intls=Ba(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Na(this,n,t);try{return ja(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Y().toString(r);throw e}}},Ha=/^(-?[a-zA-Z][\w-]*) *= */gm,Ua=/\.([a-zA-Z][\w-]*) *= */y,Wa=/\*?\[/y,Ga=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ka=/([a-zA-Z][\w-]*)/y,qa=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ja=/^[A-Z][A-Z0-9_-]*$/,Ya=/([^{}\n\r]+)/y,Xa=/([^\\"\n\r]*)/y,Za=/\\([\\"])/y,Qa=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,$a=/^\n+/,eo=/ +$/,to=/ *\r?\n/g,no=/( *)$/,ro=/{\s*/y,io=/\s*}/y,ao=/\[\s*/y,oo=/\s*] */y,so=/\s*\(\s*/y,co=/\s*->\s*/y,lo=/\s*:\s*/y,uo=/\s*,?\s*/y,fo=/\s+/y,po=class{constructor(e){this.body=[],Ha.lastIndex=0;let t=0;for(;;){let n=Ha.exec(e);if(n===null)break;t=Ha.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ua);){let t=o(Ua),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ya)&&(r=o(Ya)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,$a),u([i],i.length)):r?S(r,eo):null}function u(r=[],i){for(;;){if(n(Ya)){r.push(o(Ya));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,eo));let c=[];for(let e of r)e instanceof mo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ro,SyntaxError);let e=f();if(i(io))return e;if(i(co)){let t=h();return i(io,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(qa)){let[,e,t,n=null]=a(qa);if(e===`$`)return{type:`var`,name:t};if(i(so)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ja.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(uo)}}function m(){let e=f();return e.type===`mesg`&&i(lo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Wa);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(ao,SyntaxError);let e;return e=n(Ga)?v():{type:`str`,value:o(Ka)},i(oo,SyntaxError),e}function _(){if(n(Ga))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ga),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Xa),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Za))return o(Za);if(n(Qa)){let[,e,t]=a(Qa),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(fo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(to,`
`),n=no.exec(e)[1].length;return new mo(t,n)}}},mo=class{constructor(e,t){this.value=e,this.length=t}},ho={en:go(`en`,`
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
settings-sound = Sound of a stone
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
phase-time = { $side ->
        [black] Black’s time is over, White wins
       *[white] White’s time is over, Black wins
    }
line-turn = { $side ->
        [black] Black to move, move { $number }
       *[white] White to move, move { $number }
    }
line-moves = { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
line-komi = komi { $komi }
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
head-title = This game
head-fields = Names, date, event
head-minutes = { $number } minutes
head-PB = Black’s name
head-BR = Rank
head-PW = White’s name
head-WR = Rank
head-DT = Date
head-EV = Event
head-PC = Place
head-GN = Name of the game
head-RO = Round
head-HA = Handicap
head-TM = Time
head-OT = Overtime
head-RE = Result
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
clock-of = { $side ->
        [black] Black’s time
       *[white] White’s time
    } ({ $control })
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
seat-strength = { $by ->
        [network] { $number } visits by the network
       *[playouts] { $number } playouts
    } a move. Each level wins about two games of three against the one below; level 1 is about as strong as GNU Go at its
    level 1.
network-named = Network: { $name }. It judges the count, and plays from level { $first } on.
network-evaluates = Network: { $name }
network-none = No network: levels up to { $last } play at full strength.
network-off = No network evaluates this game.
network-absent =
    The strong network is not here: levels from { $first } on play by it, and it judges who is dead. pip brings it
    in the Python package of KaTrain, about { $megabytes } MB.
network-get = Get the network
network-comes = The network comes: { $come } of about { $megabytes } MB.
network-fault-no_python = No Python with pip has been found on this machine.
network-fault-not_brought = pip has not brought it. Is there a connection to the internet?
network-fault-unwritten = It cannot be written. Is there room on the disk?
network-fault-unusable = What has come is no network that can be used.


new-ruleset = Ruleset
new-size = Board
new-width = Columns
new-height = Rows
new-komi = Komi
new-handicap = Handicap
new-no-handicap = none
new-who = Who plays
new-what = What is to be played
new-program = Play the program
new-persons = Two persons
new-open = Open a record
new-start = Start
time-title = Clocks of persons
time-none = none
time-absolute = one time for all moves
time-byo-yomi = main time and byo-yomi
time-fischer = each move adds time (Fischer)
time-canadian = so many moves in a period (Canadian)
time-minutes = Minutes
time-seconds = Seconds
time-periods = Periods
time-moves = Moves


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
`),"zh-Hans":go(`zh-Hans`,`
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
settings-sound = 落子声
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
phase-time = { $side ->
        [black] 黑方超时，白胜
       *[white] 白方超时，黑胜
    }
line-turn = { $side ->
        [black] 轮黑方走第 { $number } 手
       *[white] 轮白方走第 { $number } 手
    }
line-moves = 共 { $number } 手
line-komi = 贴 { $komi } 点
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
head-title = 本局
head-fields = 姓名、日期、赛事
head-minutes = { $number } 分钟
head-PB = 黑方姓名
head-BR = 段位
head-PW = 白方姓名
head-WR = 段位
head-DT = 日期
head-EV = 赛事
head-PC = 地点
head-GN = 局名
head-RO = 轮次
head-HA = 让子
head-TM = 用时
head-OT = 读秒
head-RE = 结果
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
clock-of = { $side ->
        [black] 黑方用时
       *[white] 白方用时
    }（{ $control }）
stopped-notice = 对局停止，还没有终局：双方要就死子达成共识。
at-rest-notice = 棋局{ -at-rest }，还没有终局：双方要就死子达成共识。
stopped-agree = 去协商
seat-person = 人
seat-level = 程序，强度 { $level }
seat-time = 程序，每手 { $seconds } 秒
seat-by-person = 人
seat-by-level = 程序，按强度
seat-by-time = 程序，按时间
seat-which-level = 强度，1 到 { $last }
seat-which-time = 每手秒数
seat-strength = 每手{ $by ->
        [network] 用网络搜索 { $number } 次
       *[playouts] 模拟 { $number } 局
    }。强度每高 1，约三局胜二；强度 1 约与 GNU Go 的强度 1 相当。
network-named = 网络：{ $name }。它判断死活，从强度 { $first } 起也下棋。
network-evaluates = 网络：{ $name }
network-none = 没有网络：强度 { $last } 以下不受影响。
network-off = 这局棋没有网络评估。
network-absent = 强网络还没有：从强度 { $first } 起由它下棋，死活也由它判断。pip 从 Python 的 KaTrain 包中取来，约 { $megabytes } MB。
network-get = 取来网络
network-comes = 正在取网络：{ $come } / 约 { $megabytes } MB。
network-fault-no_python = 这台机器上没有找到带 pip 的 Python。
network-fault-not_brought = pip 没有取来。能连上互联网吗？
network-fault-unwritten = 无法写入。磁盘还有空间吗？
network-fault-unusable = 取来的不是可用的网络。


new-ruleset = 规则
new-size = 棋盘
new-width = 列
new-height = 行
new-komi = 贴点
new-handicap = 让子
new-no-handicap = 不让
new-who = 双方由谁来下
new-what = 下什么棋
new-program = 与程序下
new-persons = 两人对下
new-open = 打开棋谱
new-start = 开始
time-title = 人的用时
time-none = 不限
time-absolute = 全局定时
time-byo-yomi = 基本时间加读秒
time-fischer = 每手加时（费舍尔）
time-canadian = 每段若干手（加拿大）
time-minutes = 分钟
time-seconds = 秒
time-periods = 次数
time-moves = 手数


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
`),"zh-Hant":go(`zh-Hant`,`
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
settings-sound = 落子聲
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
phase-time = { $side ->
        [black] 黑方超時，白勝
       *[white] 白方超時，黑勝
    }
line-turn = { $side ->
        [black] 輪黑方走第 { $number } 手
       *[white] 輪白方走第 { $number } 手
    }
line-moves = 共 { $number } 手
line-komi = 貼 { $komi } 點
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
head-title = 本局
head-fields = 姓名、日期、賽事
head-minutes = { $number } 分鐘
head-PB = 黑方姓名
head-BR = 段位
head-PW = 白方姓名
head-WR = 段位
head-DT = 日期
head-EV = 賽事
head-PC = 地點
head-GN = 局名
head-RO = 輪次
head-HA = 讓子
head-TM = 用時
head-OT = 讀秒
head-RE = 結果
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
clock-of = { $side ->
        [black] 黑方用時
       *[white] 白方用時
    }（{ $control }）
stopped-notice = 對局停止，還沒有終局：雙方要就死子達成共識。
at-rest-notice = 棋局{ -at-rest }，還沒有終局：雙方要就死子達成共識。
stopped-agree = 去協商
seat-person = 人
seat-level = 程式，強度 { $level }
seat-time = 程式，每手 { $seconds } 秒
seat-by-person = 人
seat-by-level = 程式，按強度
seat-by-time = 程式，按時間
seat-which-level = 強度，1 到 { $last }
seat-which-time = 每手秒數
seat-strength = 每手{ $by ->
        [network] 用網路搜尋 { $number } 次
       *[playouts] 模擬 { $number } 局
    }。強度每高 1，約三局勝二；強度 1 約與 GNU Go 的強度 1 相當。
network-named = 網路：{ $name }。它判斷死活，從強度 { $first } 起也下棋。
network-evaluates = 網路：{ $name }
network-none = 沒有網路：強度 { $last } 以下不受影響。
network-off = 這局棋沒有網路評估。
network-absent = 強網路還沒有：從強度 { $first } 起由它下棋，死活也由它判斷。pip 從 Python 的 KaTrain 套件中取來，約 { $megabytes } MB。
network-get = 取來網路
network-comes = 正在取網路：{ $come } / 約 { $megabytes } MB。
network-fault-no_python = 這台機器上沒有找到帶 pip 的 Python。
network-fault-not_brought = pip 沒有取來。能連上網際網路嗎？
network-fault-unwritten = 無法寫入。磁碟還有空間嗎？
network-fault-unusable = 取來的不是可用的網路。


new-ruleset = 規則
new-size = 棋盤
new-width = 行
new-height = 列
new-komi = 貼點
new-handicap = 讓子
new-no-handicap = 不讓
new-who = 雙方由誰來下
new-what = 下什麼棋
new-program = 與程式下
new-persons = 兩人對下
new-open = 開啟棋譜
new-start = 開始
time-title = 人的用時
time-none = 不限
time-absolute = 全局定時
time-byo-yomi = 基本時間加讀秒
time-fischer = 每手加時（費雪）
time-canadian = 每段若干手（加拿大）
time-minutes = 分鐘
time-seconds = 秒
time-periods = 次數
time-moves = 手數


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
`)};function go(e,...t){let n=new Va(e,{useIsolating:!1});return t.forEach(e=>n.addResource(new po(e))),n}function X(e,...t){return vo(e,t[0]??null)??e}function _o(e){return vo(e,null)}function vo(e,t){let n=ho[W.language.value],r=n.getMessage(e)?.value;return r?n.formatPattern(r,t):null}M(()=>{document.documentElement.lang=W.language.value,document.title=X(`title`)});function yo(e){return e===`0`?e:e.startsWith(`-`)?e.replace(`-`,`−`):`+${e}`}function bo(e){return`${Math.round(100*e)}%`}function xo(e){if(e===null)return`–`;let t=e.toFixed(1);return t===`0.0`||t===`-0.0`?`0.0`:t.startsWith(`-`)?`−${t.slice(1)}`:`+${t}`}function So(e){return e<1e3?String(e):e<1e4?`${(e/1e3).toFixed(1)}k`:`${Math.round(e/1e3)}k`}function Z(e,t){return tn(e,t,W.coordinates.value)}function Co(e){return $t(e,W.coordinates.value)}function wo(e,t,n){let r=Jt(Yt(n.rows,e))??`empty`,i=[Z(e,t),X(`point-${r}`)];n.last===e&&i.push(X(`point-last`)),n.views.forEach(({dead:t,owned:n},r)=>{let a=r===0?`black`:`white`;t.includes(e)&&i.push(X(`point-dead-by-${a}`)),n.forEach((t,n)=>{t.includes(e)&&i.push(X(`point-owned-by-${a}`,{owner:n===0?`black`:`white`}))})});let a=r===`empty`?Yt(n.owner??[],e):void 0;(a===`X`||a===`O`||a===`=`)&&i.push(X(a===`=`?`point-shared`:a===`X`?`point-of-black`:`point-of-white`)),n.chosen.has(e)?i.push(X(`point-chosen`)):n.choosable.has(e)&&i.push(X(`point-choosable`)),n.ringed.has(e)&&i.push(X(`point-changed`)),n.wild.has(e)&&i.push(X(`point-wild`));let o=n.differing.get(e);o!==void 0&&i.push(X(`point-differs`,{difference:yo(o)})),i.push(...To.value.get(e)??[]);let s=n.forbidden.get(e);return s!==void 0&&i.push(X(`point-illegal`,{why:Eo(s)})),i.join(X(`list-separator`))}var To=j(()=>{let e=new Map,t=z.value;if(!ei.value||t===null)return e;let n=(t,n)=>e.set(t,[...e.get(t)??[],n]);for(let[e,t]of $r.value?.on??[])n(e,X(`point-number`,{number:t}));for(let{at:e,isNext:t}of ni.value)n(e,X(t?`point-next`:`point-variation`));let r=t.to_move;for(let{move:e,letter:t,winrate:i,lead:a}of Ur.value){let o=Mr.value===`winrate`,s=o?bo(Yr(i,r)):xo(Xr(a,r));n(e,X(o?`point-tried-winrate`:`point-tried-lead`,{letter:t,value:s}))}for(let e of ti.value)n(e.at,e.shape===`label`?X(`mark-label`,{text:e.text}):X(`mark-${e.shape}`));return e});function Eo(e){switch(e.kind){case`ko`:return X(`why-ko`,{after:e.after_move});case`repeats`:{let t=e.faced_by??`nobody`,{what:n,after_move:r}=e;return X(`why-repeats`,{what:n,by:t,after:r,rule:X(`rule-${e.rule}`)})}case`forbidden`:return X(`why-forbidden`,{kinds:Do(e.kinds)});case`drawn`:return X(`why-drawn`,{after:e.after_move});case`suicide`:case`occupied`:case`no_virtual_moves`:case`over`:return X(`why-${e.kind}`)}}function Do(e){return e.map(e=>X(`forbidden-${e}`)).join(X(`list-separator`))}var Oo=Symbol.for(`pv`),ko=0;Array.isArray;function Q(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Oo,__v:--ko,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}var Ao={X:`black`,O:`white`,"=":`shared`};function jo({rows:e,board:t}){return Q(`g`,{class:`owners`,children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=Ao[e],a=t[n]?.charAt(r)===`.`;return i===void 0||!a?null:Q(Mo,{x:r,y:n,owner:i},`${r} ${n}`)}))})}function Mo({x:e,y:t,owner:n}){if(n!==`shared`)return Q(`rect`,{class:`owner ${n}`,x:e+.34,y:t+.34,width:.32,height:.32,rx:.04});let[r,i]=[e+.34,t+.34];return Q(x,{children:[Q(`path`,{class:`owner black`,d:`M${r} ${i}h0.32l-0.32 0.32Z`}),Q(`path`,{class:`owner white`,d:`M${r+.32} ${i}v0.32h-0.32Z`})]})}var No=.15;function Po({values:e,board:t}){return Q(x,{children:e.flatMap((e,n)=>e.map((e,r)=>{let i=.4*Math.abs(e),a=t?.[n]?.charAt(r)===(e>0?`X`:`O`);return Math.abs(e)<No||a?null:Q(`rect`,{class:e>0?`sure black`:`sure white`,x:r+.5-i/2,y:n+.5-i/2,width:i,height:i},`${r} ${n}`)}))})}function Fo({judged:e,size:t}){let n=e.chains.filter(e=>e.dead).flatMap(e=>e.stones);return Q(`g`,{class:`judged`,children:[Q(Po,{values:e.ownership}),n.map(e=>{let{x:n,y:r}=P(e,t);return Q(`circle`,{class:`judged-dead`,cx:n+.5,cy:r+.5,r:.49},e)})]})}function Io({views:e,size:t}){return Q(`g`,{class:`claims`,children:e.map(({dead:e,owned:n},r)=>Q(`g`,{class:r===0?`by-black`:`by-white`,children:[e.map(e=>Q(Lo,{by:r,...P(e,t)},e)),n.flatMap((e,n)=>e.map(e=>Q(Ro,{by:r,owner:n===0?`black`:`white`,...P(e,t)},e)))]},r))})}function Lo({x:e,y:t,by:n}){let[r,i]=n===0?[e+.18,t+.18]:[e+.54,t+.54],a=n===0?`M${r} ${i}l0.28 0.28M${r+.28} ${i}l-0.28 0.28`:`M${r+.14} ${i}v0.28M${r} ${i+.14}h0.28`;return Q(x,{children:[Q(`path`,{class:`halo`,d:a}),Q(`path`,{class:`sign`,d:a})]})}function Ro({x:e,y:t,by:n,owner:r}){return n===0?Q(`rect`,{class:`claim ${r}`,x:e+.56,y:t+.12,width:.32,height:.32}):Q(`circle`,{class:`claim ${r}`,cx:e+.28,cy:t+.72,r:.17})}var zo=.12;function Bo(e,t){return t===null?zo:1.9*en(e)}function Vo({size:e,columns:t,rows:n,last:r}){let{width:i,height:a}=e,o=Bo(e,t);return Q(`svg`,{class:`position`,viewBox:`${-o} ${-o} ${i+2*o} ${a+2*o}`,"aria-hidden":`true`,children:[Q(Ho,{size:e,columns:t}),Q(Wo,{rows:n}),Q(Go,{rows:n,size:e,move:r})]})}function Ho({size:e,columns:t}){let{width:n,height:r}=e,i=en(e),a=.85*i,o=Array.from({length:n},(e,t)=>t),s=Array.from({length:r},(e,t)=>t),c=[...o.map(e=>`M${e+.5} 0.5V${r-.5}`),...s.map(e=>`M0.5 ${e+.5}H${n-.5}`)].join(``);return Q(x,{children:[Q(`defs`,{children:[Q(`radialGradient`,{id:`black-stone`,cx:`0.38`,cy:`0.32`,r:`0.75`,children:[Q(`stop`,{class:`black-light`,offset:`0`}),Q(`stop`,{class:`black-dark`,offset:`1`})]}),Q(`radialGradient`,{id:`white-stone`,cx:`0.38`,cy:`0.32`,r:`0.85`,children:[Q(`stop`,{class:`white-light`,offset:`0.3`}),Q(`stop`,{class:`white-dark`,offset:`1`})]})]}),Q(`path`,{class:`lines`,d:c}),Q(`path`,{class:`edge`,d:`M0.5 0.5H${n-.5}V${r-.5}H0.5Z`}),nn(e).map(({x:e,y:t})=>Q(`circle`,{class:`star`,cx:e+.5,cy:t+.5,r:.09},`${e} ${t}`)),t!==null&&Q(`g`,{class:`coordinates`,"font-size":i,children:[o.flatMap(e=>[-a,r+a].map(n=>Q(`text`,{x:e+.5,y:n,children:t[e]},`${e} ${n}`))),s.flatMap(e=>[-a,n+a].map(t=>Q(`text`,{x:t,y:e+.5,children:r-e},`${t} ${e}`)))]})]})}function Uo({x:e,y:t,color:n,kind:r=``}){return Q(`circle`,{class:`stone ${n} ${r}`.trimEnd(),cx:e+.5,cy:t+.5,r:.475})}function Wo({rows:e,dead:t}){return Q(x,{children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=Jt(e),a=`${r} ${n}`;return i!==null&&Q(Uo,{x:r,y:n,color:i,kind:t?.has(a)?`dead`:``},a)}))})}function Go({rows:e,size:t,move:n}){if(n===null||!F(n))return null;let{x:r,y:i}=P(n,t);return Q(`circle`,{class:`last on-${Jt(Yt(e,n))??`white`}`,cx:r+.5,cy:i+.5,r:.2})}var Ko=8;function qo({color:e,count:t,title:n,test:r,always:i=!1,isLast:a=!1}){if(t===0&&!i)return null;let o=Math.min(t,Ko),s=e=>.5+e*.55;return Q(`div`,{class:a?`pile is-last`:`pile`,"data-test":r,children:[Q(`span`,{class:`pile-title`,children:n}),Q(`span`,{class:`pile-count`,children:t}),Q(`svg`,{class:`pile-stones`,viewBox:`0 0 ${1+7*.55} 1`,"aria-hidden":`true`,children:[Array.from({length:o},(t,n)=>Q(`circle`,{class:`stone ${e}`,cx:s(n),cy:`0.5`,r:`0.42`},n)),a&&Q(`circle`,{class:`last on-${e}`,cx:s(o-1),cy:`0.5`,r:`0.2`})]})]})}function Jo({x:e,y:t}){return Q(x,{children:[Q(`circle`,{class:`ring-halo`,cx:e+.5,cy:t+.5,r:.3}),Q(`circle`,{class:`ring`,cx:e+.5,cy:t+.5,r:.3})]})}function Yo({x:e,y:t}){let n=(n,r)=>`M${e+.5+.44*n} ${t+.5+.28*r}v${.16*r}h${-.16*n}`,r=[n(-1,-1),n(1,-1),n(1,1),n(-1,1)].join(``);return Q(x,{children:[Q(`path`,{class:`choosable-halo`,d:r}),Q(`path`,{class:`choosable`,d:r})]})}function Xo({x:e,y:t,difference:n}){let r=yo(n),i=r.length<3?.32:r.length<5?.27:.19;return Q(`g`,{class:`difference-plate`,children:[Q(`rect`,{x:e+.12,y:t+.3,width:.76,height:.4,rx:.1}),Q(`text`,{x:e+.5,y:t+.5,"font-size":i,children:r})]})}function Zo({x:e,y:t}){return Q(`path`,{class:`wild`,d:`M${e+.2} ${t+.6}q0.15 -0.35 0.3 -0.1t0.3 -0.1M${e+.2} ${t+.8}q0.15 -0.35 0.3 -0.1t0.3 -0.1`})}function Qo({x:e,y:t,illegal:n}){let r=$o(n),i=r.length>1;return Q(`g`,{class:`forbidden ${n.kind}`,children:r.map((n,a)=>Q(`path`,{d:es(n,e+.5+(i?.3*(a-(r.length-1)/2):0),t+.5)},n))})}function $o(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return[e.kind];case`forbidden`:return e.kinds;case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return[]}}function es(e,t,n){switch(e){case`suicide`:return`M${t-.18} ${n}a0.18 0.18 0 1 0 0.36 0a0.18 0.18 0 1 0 -0.36 0Zm0.08 0h0.2`;case`ko`:return`M${t-.17} ${n-.17}h0.34v0.34h-0.34Z`;case`repeats`:return`M${t-.17} ${n-.17}l0.34 0.34m0 -0.34l-0.34 0.34`;case`three-three`:return`M${t} ${n-.19}l0.19 0.34h-0.38Z`;case`four-four`:return`M${t} ${n-.21}l0.21 0.21l-0.21 0.21l-0.21 -0.21Z`;case`overline`:return`M${t-.22} ${n-.07}h0.44v0.14h-0.44Z`}}function ts({lines:e,size:t}){return Q(`g`,{class:`stone-lines`,children:e.map(({stones:e,by:n,direction:r,shape:i})=>{let a=e.map(e=>P(e,t)),[o,s]=[a[0],a.at(-1)];return o===void 0||s===void 0?null:Q(`g`,{class:i,children:[Q(`path`,{d:`M${o.x+.5} ${o.y+.5}L${s.x+.5} ${s.y+.5}`}),n.map(e=>{let{x:n,y:r}=P(e,t);return Q(`circle`,{cx:n+.5,cy:r+.5,r:.13},e)})]},`${r} ${e.join(` `)}`)})})}function ns({now:e,columns:t,view:n}){let{size:r}=e,i=e=>P(e,r);return Q(x,{children:[Q(Ho,{size:r,columns:t}),n.owner!==null&&Q(jo,{rows:n.owner,board:n.rows}),n.judged!==null&&Q(Fo,{judged:n.judged,size:r}),Q(rs,{view:n,now:e}),Q(Io,{views:n.views,size:r}),[...n.choosable].map(e=>Q(Yo,{...i(e)},e)),n.planned.map(({at:e,color:t})=>Q(Uo,{...i(e),color:t,kind:`ghost`},e)),[...n.chosen].map(e=>Q(Jo,{...i(e)},e)),[...n.ringed].filter(F).map(e=>Q(Jo,{...i(e)},e)),[...n.wild].map(e=>Q(Zo,{...i(e)},e)),Q(ts,{lines:n.lines,size:r}),n.signed.map(e=>Q(Qo,{illegal:e,...i(e.move)},e.move)),[...n.differing].map(([e,t])=>Q(Xo,{difference:t,...i(e)},e)),n.candidates.filter(F).slice(0,1).map(e=>Q(`g`,{class:`candidate`,children:[Q(`circle`,{cx:i(e).x+.5,cy:i(e).y+.5,r:.32}),Q(`text`,{x:i(e).x+.5,y:i(e).y+.5,children:`A`})]},e)),Q(Go,{rows:n.rows,size:r,move:n.last})]})}function rs({now:e,view:t}){let n=t.views.flatMap(e=>e.dead).map(t=>P(t,e.size));return Q(x,{children:[Q(Wo,{rows:t.rows,dead:new Set(n.map(({x:e,y:t})=>`${e} ${t}`))}),t.added.map(({at:t,color:n},r)=>{let{x:i,y:a}=P(t,e.size);return Q(`g`,{class:`added on-${n}`,children:[Q(Uo,{x:i,y:a,color:n}),Q(`text`,{x:i+.5,y:a+.5,children:r+1})]},t)})]})}var is=A(null),as=A(!1),os=j(()=>is.value?.rev===L.value&&!W.hintsLocked.value?is.value.hint:null);async function ss(){if(as.value||W.hintsLocked.value)return;as.value=!0;let e=L.value,t=await V({do:`hint`});as.value=!1,t?.is===`hint`&&(is.value={rev:e,hint:t})}var cs=A(null),ls=A(!1),us=A(!0),ds=j(()=>{let e=z.value;return e===null?``:`${e.ruleset} ${e.move_number} ${e.rows.join(`/`)}`}),fs=j(()=>cs.value?.of===ds.value?cs.value.board:null);async function ps(){fs.value!==null||ls.value||(ls.value=!0,await V({do:`judge`}),ls.value=!1)}function ms(e){e.is===`judgement`&&(cs.value={of:ds.value,board:e})}var hs={away:!1,last:null,forbidden:new Map,signed:[],ringed:new Set,owner:null,views:[],judged:null,lines:[],added:[],candidates:[],planned:[],chosen:new Set,choosable:new Set,differing:new Map,wild:new Set};function gs(e){return j(()=>{let[t,n]=[z.value,G.value];return t===null?{...hs,rows:[]}:n?.is===`earlier`?{...hs,rows:n.board.rows,away:!0,ringed:new Set([n.move])}:e(t)})}var _s=gs(e=>{let t={rows:e.rows,last:Cs(e),views:I.value?.agreement?.views??[]},n={...ws(),candidates:os.value?.line??[]};return Ts(e)??{...hs,...t,...U.value?{}:n}}),vs=gs(()=>{let e=U.value&&us.value&&G.value===null;return{..._s.value,judged:e?fs.value:null}}),ys=gs(e=>{let t=$r.value===null?Cs(e):null;return Ts(e)??{...hs,rows:e.rows,last:t,...ws()}}),bs=gs(({rows:e})=>{let[t,n]=[mi.value,pi.value];if(t===null)return{...hs,rows:e};let r=new Set(n?.lazy?.wild??[]);return{...hs,rows:t.rows,away:!0,ringed:new Set(t.touched),owner:t.owner,wild:r}}),xs=gs(({rows:e})=>{let t=Ii.value;if(t===null)return{...hs,rows:e};let n=new Set(J.value.map(({at:e})=>e)),r=new Set([...Vi.value].filter(e=>!n.has(e))),i={rows:t.rows,owner:t.owner,away:!0};return{...hs,...i,chosen:n,planned:Bi.value,choosable:r}}),Ss=gs(({rows:e})=>({...hs,rows:e,differing:Ai.value}));function Cs(e){let t=e.last_move?.move??null;return ti.value.some(({at:e,shape:n})=>e===t&&n===`label`)?null:t}function ws(){if(!cr.value)return{forbidden:hs.forbidden,signed:hs.signed};let e=({kind:e,move:t})=>F(t)&&(e!==`suicide`||t===(ar.value??sr.value));return{forbidden:dn.value,signed:[...dn.value.values()].filter(e)}}function Ts(e){let t=G.value;if(t?.is!==`verdicts`)return null;let n=t.reasoned.verdicts[t.step],r=e.to_move,i=[...n?.after??[],...n?[n.point]:[]].map(e=>({at:e,color:r})),a=new Set(n===void 0?[]:[n.point]);return{...hs,rows:e.rows,last:Cs(e),added:i,lines:n?.lines??[],ringed:a}}function Es(e){let t={width:e[0]?.length??0,height:e.length};return e.map((e,n)=>[...e].map((e,r)=>Qt({x:r,y:n},t)))}var Ds=13,Os=A({x:0,y:0}),ks=!1;function As({now:e,view:t}){let{width:n,height:r}=e.size,i={x:Math.min(Os.peek().x,n-1),y:Math.min(Os.peek().y,r-1)};return Q(`div`,{class:`grid`,role:`grid`,"aria-label":X(`board-label`,{width:n,height:r}),style:{"--columns":String(n),"--rows":String(r)},onKeyDown:t=>Fs(t,e),onPointerLeave:()=>Ms(),children:Es(t.rows).map((n,r)=>Q(`div`,{role:`row`,children:n.map((n,a)=>Q(`div`,{role:`gridcell`,children:Q(`button`,{type:`button`,class:`point`,"aria-label":wo(n,e,t),"data-point":n,tabIndex:a===i.x&&r===i.y?0:-1,onPointerDown:e=>ks=e.pointerType===`touch`,onPointerEnter:e=>js(e,n),onFocus:e=>Ns(e.currentTarget,{x:a,y:r},n),onBlur:()=>Ms(),onClick:()=>Ps(n,e)})},n))},r))})}function js(e,t){e.pointerType!==`touch`&&(rr.value=t,or.value=!0)}function Ms(){or.value=!1,rr.value=null}function Ns(e,t,n){e.closest(`.grid`)?.querySelector(`button[tabindex="0"]`)?.setAttribute(`tabindex`,`-1`),e.tabIndex=0,Os.value=t,ir.value=dn.value.has(n)?n:null,ks||(rr.value=n,or.value=!0)}function Ps(e,t){let n=Math.max(t.size.width,t.size.height)>Ds,r=ks&&n||W.confirmMoves.value;lr.value===`play`&&r&&sr.value!==e?(sr.value=e,ir.value=dn.value.has(e)?e:null):(sr.value=null,sa(e))}function Fs(e,t){if((e.ctrlKey||e.altKey||e.metaKey)&&e.key!==`Home`&&e.key!==`End`)return;let{width:n,height:r}=t.size,{x:i,y:a}=Os.value,[o,s]=[n-1,r-1],c=e.ctrlKey;ks=!1;let l=(()=>{switch(e.key){case`ArrowLeft`:return{x:Math.max(0,i-1),y:a};case`ArrowRight`:return{x:Math.min(o,i+1),y:a};case`ArrowUp`:return{x:i,y:Math.max(0,a-1)};case`ArrowDown`:return{x:i,y:Math.min(s,a+1)};case`Home`:return{x:0,y:c?0:a};case`End`:return{x:o,y:c?s:a};case`PageUp`:return{x:i,y:Math.max(0,a-5)};case`PageDown`:return{x:i,y:Math.min(s,a+5)};default:return null}})();if(l!==null){e.preventDefault();let t=l.y*n+l.x;e.currentTarget.querySelectorAll(`.point`)[t]?.focus()}else e.key===`v`&&t.virtual!==null&&lr.value===`play`?(e.preventDefault(),ca(`virtual`)):e.key===`p`&&t.next.includes(`pass`)&&lr.value===`play`?(e.preventDefault(),ca(`pass`)):e.key===`x`&&lr.value===`play`&&(e.preventDefault(),Is())}function Is(){fn(Kt(B.value))}function Ls({now:e,rows:t}){let{size:n}=e,r=e=>Jt(Yt(t,e))??`none`,i=ti.value.map((e,t)=>Q(Vs,{mark:e,size:n,on:r(e.at)},t));if(H.value!==`review`)return i.length===0?null:Q(`g`,{class:`reviewed`,children:i});let a=jr.value&&W.ownershipShown.value?Er.value?.ownership:null,o=qr.value;return Q(`g`,{class:`reviewed`,children:[a!=null&&Q(Po,{values:a,board:t}),o.length===0&&Q(x,{children:[[...$r.value?.on??[]].map(([e,t])=>Q(Rs,{at:e,size:n,on:r(e),text:String(t)},e)),ni.value.map(({at:e,isNext:t})=>Q(zs,{at:e,size:n,isNext:t},e)),Ur.value.filter(({move:e})=>F(e)).map((t,n)=>Q(Bs,{candidate:t,isBest:n===0,now:e},t.move)),i]}),o.map(({at:e,color:t,number:r})=>Q(`g`,{class:`added expected on-${t}`,children:[Q(Uo,{...P(e,n),color:t}),Q(Rs,{at:e,size:n,on:t,text:String(r)})]},r))]})}function Rs({at:e,size:t,on:n,text:r}){let{x:i,y:a}=P(e,t),o=r.length<3?.5:r.length===3?.4:1.5/r.length;return Q(x,{children:[n===`none`&&Q(`circle`,{class:`clearing`,cx:i+.5,cy:a+.5,r:.36}),Q(`text`,{class:`plain on-${n}`,x:i+.5,y:a+.5,"font-size":Math.max(.2,o),children:r})]})}function zs({at:e,size:t,isNext:n}){let{x:r,y:i}=P(e,t);return Q(`circle`,{class:n?`next on-line`:`next`,cx:r+.5,cy:i+.5,r:.4})}function Bs({candidate:e,isBest:t,now:n}){let{x:r,y:i}=P(e.move,n.size),a=Mr.value===`winrate`?bo(Yr(e.winrate,n.to_move)):xo(Xr(e.lead,n.to_move));return Q(`g`,{class:t?`tried best`:`tried`,children:[t?Q(`rect`,{x:r+.03,y:i+.03,width:.94,height:.94,rx:.12}):Q(`circle`,{cx:r+.5,cy:i+.5,r:.46}),Q(`text`,{class:`letter`,x:r+.5,y:i+.33,children:e.letter}),Q(`text`,{x:r+.5,y:i+.68,"font-size":a.length>4?.27:.31,children:a})]})}function Vs({mark:e,size:t,on:n}){let{x:r,y:i}=P(e.at,t),[a,o]=[r+.5,i+.5];switch(e.shape){case`label`:return Q(Rs,{at:e.at,size:t,on:n,text:e.text});case`circle`:return Q(`circle`,{class:`record-mark on-${n}`,cx:a,cy:o,r:.25});case`square`:return Q(`rect`,{class:`record-mark on-${n}`,x:a-.22,y:o-.22,width:.44,height:.44});case`triangle`:return Q(`path`,{class:`record-mark on-${n}`,d:`M${a} ${o-.29}l0.26 0.45h-0.52Z`});case`cross`:return Q(`path`,{class:`record-mark on-${n}`,d:`M${r+.28} ${i+.28}l0.44 0.44m0 -0.44l-0.44 0.44`})}}function Hs({view:e}){let t=z.value;if(t===null)return null;let n=e.value,{width:r,height:i}=t.size,a=Co(t),o=Bo(t.size,a),[s,c]=[r+2*o,i+2*o],l=(e,t)=>`${100*e/t}%`;return Q(`div`,{class:`board-room`,children:Q(`div`,{class:`board${n.away?` away`:``}`,"data-test":`board`,onWheel:Ws,children:[Q(`svg`,{class:`picture`,viewBox:`${-o} ${-o} ${s} ${c}`,"aria-hidden":`true`,children:Q(`g`,{id:`drawing`,children:[Q(ns,{now:t,columns:a,view:n}),Q(Ls,{now:t,rows:n.rows}),Q(Gs,{})]})}),Q(`div`,{class:`grid-room`,style:{left:l(o,s),right:l(o,s),top:l(o,c),bottom:l(o,c)},children:Q(As,{now:t,view:n})})]})})}function Us(e){let{width:t,height:n}=e.size,r=Bo(e.size,Co(e));return(t+2*r)/(n+2*r)}function Ws(e){Jr(e.deltaY>0?1:-1)&&e.preventDefault()}function Gs(){let e=z.value;if(e===null)return null;let t=sr.value??(or.value?rr.value:null);if(t===null||!F(t))return null;let{x:n,y:r}=P(t,e.size),i=lr.value===`play`&&G.value===null&&cr.value,a=!da(t)&&!dn.value.has(t)&&on(B.value),o=i?dn.value.get(t):void 0;return Q(x,{children:[o?.kind===`forbidden`&&Q(ts,{lines:o.lines,size:e.size}),i&&a&&Q(Uo,{x:n,y:r,color:B.value,kind:`ghost`}),sr.value!==null&&Q(`path`,{class:`cursor`,d:Ks(n,r)})]})}function Ks(e,t){let[n,r]=[e+.5,t+.5],i=[-.9,.4].map(e=>`M${n} ${r+e}v0.5`),a=[-.9,.4].map(e=>`M${n+e} ${r}h0.5`);return[...i,...a].join(``)}var qs={first:`M6 5v14M19 5l-9 7l9 7Z`,back:`M17 5l-10 7l10 7Z`,on:`M7 5l10 7l-10 7Z`,last:`M18 5v14M5 5l9 7l-9 7Z`,up:`M5 17l7 -10l7 10Z`,down:`M5 7l7 10l7 -10Z`,close:`M6 6l12 12M18 6l-12 12`};function Js({icon:e,label:t,titled:n=!1,test:r,class:i,disabled:a=!1,onClick:o}){return Q(`button`,{type:`button`,class:i,"data-test":r,"aria-label":t,title:n?t:void 0,"aria-disabled":a,onClick:()=>!a&&o(),children:Q(`svg`,{class:`icon`,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:Q(`path`,{d:qs[e]})})})}function Ys({id:e,title:t,close:n,children:r}){let i=Ie(null);return D(()=>{let e=i.current;return e?.showModal(),()=>e?.close()},[]),Q(`dialog`,{ref:i,"aria-labelledby":`${e}-title`,"data-test":e,onClose:n,children:[Q(`header`,{children:[Q(`h2`,{id:`${e}-title`,children:t}),Q(Js,{icon:`close`,class:`quiet close`,label:X(`close`),onClick:n})]}),r]})}function Xs(e){return X(e===null?`method-own`:`method-${e}`)}function Zs(e){let t=e.touched.length;switch(e.action){case`debt_paid`:case`surplus`:case`remainder`:return X(`does-${e.action}`,{side:e.side,count:t});case`equal_territory`:return X(`does-equal_territory`,{points:e.points});case`equal_stones`:return X(`does-equal_stones`,{count:e.in_bowl});case`refill`:return X(`does-refill`,{black:e.left[0],white:e.left[1]});case`tens`:return X(`does-tens`,{side:e.side,points:e.points,stones:e.stones});case`dead_off`:return X(`does-dead_off`,{count:t});case`stop`:case`fill`:case`fill_public`:case`fill_but_eyes`:case`eyes_aside`:case`gather`:return X(`does-${e.action}`)}}function Qs(e){return X(`hand-${e.step}`,{side:e.side??`both`})}function $s(e,t){let n=e=>tc(e,t);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return`${X(`hand-${e.step}`,{side:e.side})}${X(`colon`)}${n(e.at)}`;case`move`:return`${X(`hand-move`,{side:e.side})}${X(`colon`)}${n(e.from)} → ${n(e.to)}`;case`exchange`:case`fill_public`:return`${X(`hand-${e.step}`,{side:`both`})}${X(`colon`)}${nc(e.black,e.white,t)}`;case`gather`:return X(`hand-gather`,{side:`both`})}}function ec({side:e},t,n){let r=e=>t.filter(t=>e===null||t.color===e),i=e=>r(e).map(({at:e})=>e);return e===null?nc(i(`black`),i(`white`),n):tc(i(null),n)}function tc(e,t){return e.map(e=>Z(e,t)).join(` `)}function nc(e,t,n){return[...e.length>0?[`${X(`color-black`)} ${tc(e,n)}`]:[],...t.length>0?[`${X(`color-white`)} ${tc(t,n)}`]:[]].join(X(`list-separator`))}function rc(e){switch(e.kind){case`no_such_point`:return X(`hand-refused-no_such_point`,{point:e.point});case`no_stone`:case`not_on_border`:case`on_border`:case`not_own`:case`not_public`:case`twice`:return X(`hand-refused-${e.kind}`,{point:ic(e.point)});case`no_debt`:return X(`hand-refused-no_debt`,{side:e.side});case`more_than_owed`:return X(`hand-refused-more_than_owed`,{owed:e.owed});case`fewer_beside`:return X(`hand-refused-fewer_beside`,{beside:e.beside});case`unequal`:return X(`hand-refused-unequal`,{one:e.numbers[0],two:e.numbers[1]});case`no_points`:case`nothing_to_gather`:case`too_many_steps`:return X(`hand-refused-${e.kind}`)}}function ic(e){return z.value===null?e:Z(e,z.value)}function ac(e){return X(`color-${e}`)}function oc(e){return _o(`ruleset-${e}`)??e}function $(e,t){return e===`pass`||e===`virtual`?X(`move-${e}`):F(e)?Z(e,t):e}function sc(e){switch(e.by){case`person`:return X(`seat-person`);case`level`:return X(`seat-level`,{level:e.level});case`time`:return X(`seat-time`,{seconds:e.seconds})}}function cc({head:e,seats:t},n){let r=Gt(n),[i,a]=[e[r===0?`PB`:`PW`],e[r===0?`BR`:`WR`]];return i===void 0?sc(t[r]):a===void 0?i:`${i} ${a}`}function lc(e){let{winner:t,margin:n,reason:r}=e;return r===`unfilled`?X(`reason-unfilled`):t===null?X(`result-draw`,{reason:X(`reason-${r}`)}):X(`result-win`,{winner:t,by:n===null?`none`:n.replace(/^[-+]/,``),reason:X(`reason-${r}`)})}function uc({winner:e,margin:t,reason:n}){if(n===`unfilled`)return X(`reason-unfilled`);let r=t===null?`none`:t.replace(/^[-+]/,``);return e===null?X(`estimate-draw`):X(`estimate-win`,{winner:e,by:r})}function dc({state:e,resigned:t,lost_on_time:n,agreement:r,result:i}){return t===null?i===null?r?.disputed_by==null?X(e.phase===`stopped`&&e.offer_means===`rest`?`phase-at-rest`:`phase-${e.phase}`):X(`phase-disputed`):lc(i):X(n?`phase-time`:`phase-resigned`,{side:t})}function fc(e){let{state:t,thinking:n,agreement:r,resigned:i}=e;if(i!==null||t.over&&r===null)return[{about:`moves`,text:X(`line-moves`,{number:t.move_number})}];if(r!==null&&r.agreed)return[{about:`agreed`,text:X(`line-agreed`)},...pc(t)];if(r!==null&&r.disputed_by===null)return[{about:`agree`,text:X(`line-agree-now`)},...pc(t)];let a=[{about:`turn`,text:X(`line-turn`,{side:t.to_move,number:t.move_number+1})},...pc(t)];n!==null&&a.push({about:`thinking`,text:X(`line-thinking`)}),t.debt!==null&&(r!==null||t.phase===`resolution`)&&a.push({about:`free`,text:X(`line-free-extra`)}),t.offer!==null&&r===null&&t.phase!==`stopped`&&a.push({about:`offer`,text:mc(t,t.offer)}),t.cycle!==null&&a.push({about:`cycle`,text:X(`line-cycle`,{number:t.cycle})});let o=t.next.filter(e=>e===`play`||e===`virtual`||e===`pass`);if(o.length>0){let e=o.map(e=>X(`next-${e}`)).join(X(`list-separator`));a.push({about:`may`,text:X(`line-may`,{what:e})})}return a}function pc({debt:e}){return e?.debtor==null?[]:[{about:`debt`,text:X(`line-debt`,{side:e.debtor,points:e.points})}]}function mc({offer_means:e},t){return X(`line-offer-${e??`pass`}`,{side:t})}function hc({state:e,takes:t}){let n=e.last_move;if(n===null)return``;let{color:r,move:i}=n,a=[];if(i===`pass`){let t=e.offer===r&&e.phase!==`stopped`&&!e.over;a.push(t?mc(e,r):X(`happened-off-board`,{side:r,move:$(i,e)}))}else if(i===`virtual`)a.push(X(`happened-off-board`,{side:r,move:$(i,e)}));else{let n=Yt(e.rows,i)===`.`,o={own:n?t.length+1:0,others:n?0:t.length};a.push(X(`happened-played`,{side:r,point:Z(i,e),...o}))}return e.cycle!==null&&a.push(X(`line-cycle`,{number:e.cycle})),a.join(` · `)}function gc(e){switch(e.kind){case`unreadable`:case`bad_game`:case`bad_record`:return X(`refused-${e.kind}`,{detail:e.detail});case`hand_step`:return rc(e.reason);default:return X(`refused-${e.kind}`)}}function _c(e,t){let n=[];return e.move===null?n.push(X(e.parent===null?`node-root`:e.sets_up?`node-set-up`:`node-plain`)):n.push(String(e.number),vc(e,t)),e.name!==null&&n.push(e.name),e.comment&&n.push(X(`node-commented`)),n.join(X(`list-separator`))}function vc({color:e,move:t},n){return t===null||e===null?X(`node-plain`):`${ac(e)} ${$(t,n)}`}function yc(e){let t=xo(Math.abs(e)).replace(`+`,``);return X(`lead-of`,{side:e<0?`white`:`black`,points:t})}function bc({move:e,forbidden:t,same_as:n}){return t===null?X(`repeats-allowed`,{after:n??0}):Eo({move:e,...t})}var xc={width:1,height:1},Sc={x:0,y:0},Cc={dead:[],owned:[[],[]],end:`agreed`};function wc({view:e}){let t=Tc(e);return t.length===0?null:Q(`section`,{class:`sign-legend`,"data-test":`legend`,children:[Q(`h3`,{children:X(`legend`)}),Q(`ul`,{children:t.map(({text:e,picture:t})=>Q(`li`,{children:[Q(`svg`,{class:`sample`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:t}),e]},e))})]})}function Tc(e){let t=[],n=(e,n,r)=>{e&&t.push({text:n(),picture:r()})},r=new Set(e.owner?.join(``)??``),i=e.views.some(({owned:e})=>e.some(e=>e.length>0));n(e.away,()=>X(`sign-away`),()=>Q(`rect`,{class:`sign-away`,x:.1,y:.1,width:.8,height:.8})),n(e.last!==null&&e.last!==`pass`,()=>X(`sign-last`),()=>Q(x,{children:[Q(Uo,{...Sc,color:`white`}),Q(Go,{rows:[`O`],size:xc,move:`A1`})]}));for(let[t,r]of Dc(e))n(!0,()=>t,()=>Q(Qo,{...Sc,illegal:r}));for(let[t,r]of[`black`,`white`].entries()){let i={...Cc,dead:[`A1`]};n((e.views[t]?.dead.length??0)>0,()=>X(`sign-dead`,{side:r}),()=>Q(Io,{views:t===0?[i]:[Cc,i],size:xc}))}return n(i,()=>X(`sign-owned`),()=>Q(Io,{views:[{...Cc,owned:[[`A1`],[]]},{...Cc,owned:[[`A1`],[]]}],size:xc})),n(e.judged!==null,()=>X(`sign-judged`),()=>Q(Fo,{judged:{chains:[Ec],ownership:[[.7]],view:Cc,position:`contested`},size:xc})),n(r.has(`X`)||r.has(`O`),()=>X(`sign-owner`),()=>Q(jo,{rows:[`X`],board:[`.`]})),n(r.has(`=`),()=>X(`sign-shared`),()=>Q(jo,{rows:[`=`],board:[`.`]})),n(e.ringed.size>0&&!e.ringed.has(`virtual`),()=>X(`sign-ringed`),()=>Q(Jo,{...Sc})),n(e.wild.size>0,()=>X(`point-wild`),()=>Q(Zo,{...Sc})),n(e.choosable.size>0,()=>X(`point-choosable`),()=>Q(Yo,{...Sc})),n(e.chosen.size>0,()=>X(`point-chosen`),()=>Q(Jo,{...Sc})),n(e.candidates.length>0,()=>X(`sign-hint`),()=>Q(`g`,{class:`candidate`,children:[Q(`circle`,{cx:.5,cy:.5,r:.4}),Q(`text`,{x:.5,y:.5,children:`A`})]})),n(e.differing.size>0,()=>X(`sign-differs`),()=>Q(Xo,{...Sc,difference:`1`})),t}var Ec={stones:[`A1`],color:`white`,dead:!0,proved:!1,confidence:1,unsettled:!1};function Dc(e){let t=new Map;for(let n of e.signed){let e=Oc(n);e!==null&&t.set(e,n)}return t}function Oc(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return X(`sign-${e.kind}`);case`forbidden`:return X(`sign-forbidden`,{kinds:Do(e.kinds)});case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return null}}var kc=A(null);function Ac(e){return Q(`button`,{type:`button`,class:`help`,"data-test":e.test,"aria-label":e.label,onClick:()=>kc.value=e,children:Q(`span`,{"aria-hidden":`true`,children:`?`})})}function jc(){let[e,t]=[kc.value,z.value];return e===null||t===null?null:Q(Ys,{id:`help`,title:e.label,close:()=>kc.value=null,children:[Q(`dl`,{class:`topics`,children:[e.view!==void 0&&Q(x,{children:[Q(`dt`,{children:oc(t.ruleset)}),Q(`dd`,{children:Vn(t.ruleset)?.summary??X(`rules-waiting`)})]}),e.topics.map(e=>Q(Mc,{topic:e,now:t},e))]}),e.view!==void 0&&Q(wc,{view:e.view})]})}function Mc({topic:e,now:t}){let n=t.offer_means??`pass`,r=t.ruleset.startsWith(`proportional`)?`proportional`:`half`;return Q(x,{children:[Q(`dt`,{children:X(e===`stopped`&&n===`rest`?`topic-at-rest`:`topic-${e}`)}),Q(`dd`,{children:{virtual:()=>X(`about-virtual`),offer:()=>X(`about-offer-${n}`),stopped:()=>X(n===`rest`?`about-at-rest`:`about-stopped`),debt:()=>X(`about-debt`),resolution:()=>X(`about-resolution`,{costs:t.debt===null?`no`:`yes`}),shares:()=>X(`about-shares`,{kind:r})}[e]()})]})}var Nc=A(Date.now()),Pc=0,Fc;function Ic(){return Pc+=1,Nc.value=Date.now(),Fc??=window.setInterval(()=>Nc.value=Date.now(),250),()=>{--Pc,Pc===0&&(window.clearInterval(Fc),Fc=void 0)}}function Lc(e){let t=Math.floor(e),n=e=>String(e).padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}var Rc=10;function zc({color:e}){let t=I.value?.clocks??null;return t===null?null:Q(Bc,{color:e,clocks:t})}function Bc({color:e,clocks:t}){D(Ic,[]);let n=t.clocks[Gt(e)],r=t.running===e,i=n===null?0:Math.max(0,n.left-(r?Math.max(0,Nc.value-rn.value)/1e3:0));return Q(`p`,{class:`own-clock${r?` runs`:``}${r&&i<Rc?` low`:``}`,role:`timer`,"aria-live":`off`,title:X(`clock-of`,{side:e,control:t.control}),"data-test":`time-${e}`,children:[n!==null&&Lc(Math.ceil(i)),n!==null&&n.count>0&&Q(`small`,{children:[` ×`,n.count]})]})}function Vc({color:e}){let[t,n]=[z.value,I.value];if(t===null||n===null)return null;let r=Gt(e),i=t.to_move===e&&cr.value,a=G.value,o=a?.is===`earlier`?a.board.virtual:t.virtual,s=lr.value===`look`?mi.value:null,c=lr.value===`hand`?Ii.value?.piles:s?.piles,l=s?.bowls??null;return Q(`section`,{class:`side ${e}${i?` turn`:``}`,"aria-label":ac(e),"data-test":`side-${e}`,children:[Q(`h2`,{children:[Q(`svg`,{class:`sign-stone`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:Q(`circle`,{class:`stone ${e}`,cx:`0.5`,cy:`0.5`,r:`0.46`})}),ac(e)]}),Q(`p`,{class:n.head[r===0?`PB`:`PW`]===void 0?`seat`:`seat named`,title:cc(n,e),"data-test":`player-${e}`,children:cc(n,e)}),Q(zc,{color:e}),Q(`p`,{class:`turn-mark`,children:i?X(`to-move`):``}),c==null?Q(`div`,{class:`piles`,children:[o!==null&&Q(qo,{color:e,count:o[r],title:X(`pile-virtual`),test:`tray-${e}`,isLast:a===null&&t.last_move?.color===e&&t.last_move.move===`virtual`,always:!0}),t.prisoners!==null&&Q(qo,{color:Kt(e),count:t.prisoners[r],title:X(`pile-prisoners`),test:`prisoners-${e}`,always:!0}),t.debt!==null&&Q(Hc,{points:t.debt.debtor===e?t.debt.points:0})]}):Q(`div`,{class:`piles`,"data-test":`piles-${e}`,children:[Q(qo,{color:e,count:c.virtual[r],title:X(`pile-virtual`)}),Q(qo,{color:Kt(e),count:c.prisoners[Gt(Kt(e))],title:X(`pile-prisoners`)}),Q(qo,{color:e,count:c.handed_over[r],title:X(`pile-handed-over`)}),Q(qo,{color:e,count:c.taken_off[r],title:X(`pile-taken-off`)}),l!==null&&Q(qo,{color:e,count:l[r],title:X(`pile-bowl`),always:!0})]}),o!==null&&Xn.value===`play`&&Q(`div`,{class:`tray-buttons`,children:[Q(Uc,{color:e}),Q(Ac,{topics:t.debt===null?[`virtual`]:[`virtual`,`debt`],label:X(`help-virtual`),test:`help-virtual-${e}`})]})]})}function Hc({points:e}){return Q(`div`,{class:e===0?`pile owes none`:`pile owes`,children:[Q(`span`,{class:`pile-title`,children:X(`side-owes`)}),Q(`span`,{class:`pile-count`,children:e})]})}function Uc({color:e}){if(z.value===null||!cr.value||!on(e))return null;let t=B.value===e,n=t?dn.value.get(`virtual`):void 0,r=()=>{rr.value=n===void 0?null:`virtual`},i=n?X(`virtual-move-illegal`,{why:Eo(n)}):X(`virtual-move-of`,{side:e});return Q(`button`,{type:`button`,class:`virtual`,"data-test":`virtual-${e}`,"aria-label":i,"aria-disabled":n!==void 0||!t,onPointerEnter:r,onFocus:()=>{r(),n!==void 0&&(ir.value=`virtual`)},onPointerLeave:()=>rr.value=null,onBlur:()=>rr.value=null,onClick:()=>{t&&ca(`virtual`)},children:[n!==void 0&&Q(`span`,{class:`crossed`,children:`✕`}),` `,X(`virtual-move`)]})}function Wc({label:e,test:t,on:n}){return Q(`label`,{class:`switch`,children:[Q(`input`,{type:`checkbox`,"data-test":t,checked:n.value,onChange:e=>n.value=e.currentTarget.checked}),Q(`span`,{children:e})]})}function Gc({label:e,test:t,all:n,chosen:r,choose:i}){return Q(`label`,{class:`field`,children:[Q(`span`,{children:e}),Q(`select`,{"data-test":t,value:r,onChange:e=>{let t=n.find(({value:t})=>t===e.currentTarget.value);t!==void 0&&i(t.value)},children:n.map(({value:e,title:t})=>Q(`option`,{value:e,selected:e===r,children:t},e))})]})}function Kc(){let e=W.language.value;return D(()=>void Gn(),[e]),Q(`section`,{class:`lessons`,"data-test":`lessons`,"aria-label":X(`lessons`),children:[Q(`h3`,{children:X(`lessons`)}),Q(qc,{lessons:Un.value})]})}function qc({lessons:e}){return Q(`ul`,{class:`lesson-list`,children:e.map(({name:e,title:t,ruleset:n})=>Q(`li`,{children:Q(`button`,{type:`button`,class:`quiet`,"data-test":`lesson-${e}`,"aria-current":Kn.value?.name===e,onClick:()=>{scrollTo(0,0),Jn(e)},children:[t,` `,Q(`small`,{children:oc(n)})]})},e))})}var Jc=A(null);function Yc(){let e=Jc.value??z.value?.ruleset??``;return Q(`div`,{class:`panel`,children:[Q(Kc,{}),Q(Gc,{label:X(`rules-which`),test:`rules-of`,all:In.value.map(({name:e})=>({value:e,title:oc(e)})),chosen:e,choose:e=>Jc.value=e}),Q(`h3`,{children:oc(e)}),Q(Xc,{ruleset:e})]})}function Xc({ruleset:e,short:t=!1}){let n=Vn(e);if(n===null)return Q(`p`,{class:`note explanation`,children:X(`rules-waiting`)});let r=Q(x,{children:[Q(`p`,{class:`note`,children:X(`rules-source`,{source:n.source})}),n.articles.length>0&&Q(x,{children:[Q(`h4`,{children:X(`rules-articles`)}),Q(`ul`,{children:n.articles.map(e=>Q(`li`,{children:e},e))})]}),Q(`h4`,{children:X(`rules-clauses`)}),Q(`ul`,{children:n.clauses.map(e=>Q(`li`,{children:e},e))})]});return Q(`div`,{class:`explanation`,"data-test":`explanation`,children:[Q(`p`,{children:n.summary}),t?Q(`details`,{children:[Q(`summary`,{children:X(`rules-more`)}),r]}):r]})}var Zc=700,Qc=6e4,$c=A(null),el=j(()=>{let e=I.value?.here;return $c.value!==null&&$c.value.node===e?.id?$c.value.text:e?.comment??``}),tl;function nl(e){let t=I.value?.here.id;t!==void 0&&($c.value!==null&&$c.value.node!==t&&rl(),$c.value={node:t,text:e},window.clearTimeout(tl),tl=window.setTimeout(()=>void rl(),Zc))}async function rl(){window.clearTimeout(tl);let e=$c.value;e!==null&&(new TextEncoder().encode(JSON.stringify(e)).length>Qc?R.value={kind:`too_long`}:await N({do:`comment`,...e},null)!==null&&$c.value===e&&($c.value=null))}var il=`liangyi-draft`,al=ol();M(()=>{let e=$c.value;if(e===null){sessionStorage.removeItem(il);return}let t=K.peek()?.byId.get(e.node),n=t===void 0?null:xr(t);sessionStorage.setItem(il,JSON.stringify({...e,steps:n}))});function ol(){return JSON.parse(sessionStorage.getItem(il)??`null`)}async function sl(){al!==null&&$c.value===null&&($c.value={node:al.node,text:al.text}),al=null,await rl()}async function cl(){let e=al;al=null;let t=e?.steps==null?null:await Sr(e.steps);e!==null&&t!==null&&($c.value={node:t,text:e.text},await rl())}function ll(){al=ol()??al,$c.value=null}var ul=`.sgf,.gib,.ngf,.ugi,.ugf,.lib`,dl=(24<<20)-1024,fl=A(null);async function pl(e=!1){await rl();let t=await V({do:`save`,bare:e});return t?.is===`record`?t.sgf:null}function ml(e){return new TextEncoder().encode(JSON.stringify(e)).length>dl}async function hl(e,t=!1){if(await rl(),ml(e))return R.value={kind:`too_long`},null;let n=await V({do:`open`,sgf:e,bytes:t});return n?.is===`game`&&(fl.value=null),n}async function gl(e){if(!e)return;if(e.size>dl){R.value={kind:`too_long`};return}let t=new Uint8Array(await e.arrayBuffer()),n=_l(t),r=H.value;if(yn(`review`),(await hl(n??vl(t),n===null))?.is!==`game`){let e=R.value;yn(r),R.value=e}}function _l(e){try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(e)}catch{return null}}function vl(e){let t=``;for(let n=0;n<e.length;n+=8192)t+=String.fromCharCode(...e.subarray(n,n+8192));return t}async function yl(){let e=await pl();if(e===null)return;let t=URL.createObjectURL(new Blob([e],{type:`application/x-go-sgf`})),n=document.createElement(`a`);n.href=t,n.download=bl(),n.click(),URL.revokeObjectURL(t)}function bl(){let e=I.value,t=e?.head??{},n=[`PB`,`PW`].map((n,r)=>t[n]??(e?.seats[r]?.by===`person`?``:`Liangyi`)),r=n.some(e=>e!==``)?n.map((e,t)=>e||(t===0?`black`:`white`)):[e?.state.ruleset??`game`];return`${[/^[\d-]+/.exec(t.DT??``)?.[0]??xl(),...r].map(e=>e.replace(/[\p{Cc}\s\\/:*?"<>|]+/gu,`_`)).join(`-`)}.sgf`}function xl(){let e=new Date,t=e=>String(e).padStart(2,`0`);return`${e.getFullYear()}-${t(e.getMonth()+1)}-${t(e.getDate())}`}var Sl=A(!1);async function Cl(){if(!isSecureContext)return yl();let e=await pl();e!==null&&await wl(e,Sl)}async function wl(e,t){await navigator.clipboard.writeText(e),t.value=!0,window.setTimeout(()=>t.value=!1,2e3)}var Tl=[`PB`,`BR`,`PW`,`WR`],El=[`DT`,`EV`,`PC`,`GN`],Dl=80;function Ol({head:e,set:t}){let n=n=>Q(`label`,{class:n===`BR`||n===`WR`?`field narrow`:`field`,children:[Q(`span`,{children:X(`head-${n}`)}),Q(`input`,{type:`text`,maxLength:Dl,"data-test":`head-${n}`,value:e[n]??``,onInput:r=>t({...e,[n]:r.currentTarget.value})})]},n);return Q(`details`,{"data-test":`head-fields`,children:[Q(`summary`,{children:X(`head-fields`)}),Q(`div`,{class:`fields`,children:Tl.slice(0,2).map(n)}),Q(`div`,{class:`fields`,children:Tl.slice(2).map(n)}),Q(`div`,{class:`fields`,children:El.slice(0,2).map(n)}),Q(`div`,{class:`fields`,children:El.slice(2).map(n)})]})}var kl=A({state:`off`});function Al(e){e.is===`network`&&(kl.value=e)}async function jl(){await N({do:`network`},null)}async function Ml(){await N({do:`get_network`},null)}async function Nl(){await N({do:`stop_network`},null)}var Pl=100;function Fl(){let e=kl.value,{without_network:t}=Ln.value;switch(e.state){case`off`:return Q(`p`,{class:`note`,children:X(`network-none`,{last:t})});case`here`:return Q(`p`,{class:`note`,"data-test":`network`,children:I.value?.network==null?X(`network-off`):X(`network-named`,{name:e.name,first:t+1})});case`absent`:case`failed`:return Q(`div`,{class:`network`,"data-test":`network`,children:[e.state===`failed`&&Q(`p`,{class:`refused`,role:`alert`,title:e.detail,children:X(`network-fault-${e.why}`)}),Q(`p`,{class:`note`,children:X(`network-absent`,{first:t+1,megabytes:Pl})}),Q(`button`,{type:`button`,"data-test":`get-network`,onClick:()=>void Ml(),children:X(`network-get`)})]});case`comes`:return Q(`div`,{class:`network`,"data-test":`network`,children:[Q(`p`,{class:`note`,id:`network-comes`,children:X(`network-comes`,{come:e.megabytes,megabytes:Pl})}),Q(`progress`,{"aria-labelledby":`network-comes`,max:Pl,value:e.megabytes}),Q(`button`,{type:`button`,"data-test":`stop-network`,onClick:()=>void Nl(),children:X(`cancel`)})]})}}var Il=[`person`,`level`,`time`],Ll=5,Rl=3600;function zl({color:e,seat:t,test:n=``,sit:r}){let i=e=>{switch(e){case`person`:return r({by:e});case`level`:return r({by:e,level:Math.min(3,Ln.value.all)});case`time`:return r({by:e,seconds:Ll})}},a=t.by===`level`?Ln.value.searched[t.level-1]:void 0;return Q(x,{children:[Q(`div`,{class:`seat-choice`,children:[Q(Gc,{label:ac(e),test:`${n}seat-${e}`,all:Il.map(e=>({value:e,title:X(`seat-by-${e}`)})),chosen:t.by,choose:i}),t.by===`level`&&Q(`label`,{class:`field`,children:[Q(`span`,{children:X(`seat-which-level`,{last:Ln.value.all})}),Q(`input`,{type:`number`,"data-test":`${n}level-${e}`,min:1,max:Ln.value.all,value:t.level,onChange:e=>{let t=Math.round(e.currentTarget.valueAsNumber);t>=1&&t<=Ln.value.all&&r({by:`level`,level:t})}})]}),t.by===`time`&&Q(`label`,{class:`field`,children:[Q(`span`,{children:X(`seat-which-time`)}),Q(`input`,{type:`number`,"data-test":`${n}seconds-${e}`,min:.1,max:Rl,step:.1,value:t.seconds,onChange:e=>{let t=e.currentTarget.valueAsNumber;t>0&&t<=Rl&&r({by:`time`,seconds:t})}})]})]}),t.by===`level`&&a!==void 0&&Q(`p`,{class:`note`,children:X(`seat-strength`,{by:t.level>Ln.value.without_network?`network`:`playouts`,number:a})})]})}var Bl=[`none`,`absolute`,`byo-yomi`,`fischer`,`canadian`],Vl={none:{minutes:0,seconds:0,count:0},absolute:{minutes:20,seconds:0,count:0},"byo-yomi":{minutes:10,seconds:30,count:3},fischer:{minutes:5,seconds:10,count:0},canadian:{minutes:10,seconds:300,count:25}};function Hl(e,{minutes:t,seconds:n,count:r}){switch(e){case`none`:return e;case`absolute`:return`${t}m`;case`byo-yomi`:return`${t}m+${r}x${n}s`;case`fischer`:return`${t}m+${n}s`;case`canadian`:return`${t}m+${n}s/${r}`}}function Ul({set:e}){let[t,n]=Ne(`none`),[r,i]=Ne(Vl.none),a=(t,r)=>{n(t),i(r),e(Hl(t,r))},o=(e,n,i,o)=>Vl[t][e]>0&&Q(`label`,{class:`field narrow`,children:[Q(`span`,{children:n}),Q(`input`,{type:`number`,"data-test":`time-${e}`,min:i,max:o,step:`any`,required:!0,value:r[e],onInput:n=>a(t,{...r,[e]:n.currentTarget.valueAsNumber})})]});return Q(`fieldset`,{children:[Q(`legend`,{class:`sr-only`,children:X(`time-title`)}),Q(`div`,{class:`fields times`,children:[Q(Gc,{label:X(`time-title`),test:`time`,all:Bl.map(e=>({value:e,title:X(`time-${e}`)})),chosen:t,choose:e=>a(e,Vl[e])}),o(`minutes`,X(`time-minutes`),t===`absolute`||t===`fischer`?.1:0,1440),o(`seconds`,X(`time-seconds`),1,3600),o(`count`,X(t===`canadian`?`time-moves`:`time-periods`),1,100)]})]})}var Wl=[{by:`person`},{by:`person`}],Gl=[5,7,9,13,15,19],Kl=[`0`,`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`],ql=2,Jl=21;function Yl({close:e}){let t=z.value,[n,r]=Ne(t?.ruleset??``),[i,a]=Ne(t?.size.width??9),[o,s]=Ne(t?.size.height??9),[c,l]=Ne(``),[u,d]=Ne(`0`),[f,p]=Ne(I.value?.seats??Wl),[m,h]=Ne(`none`),[g,_]=Ne({DT:xl()}),v=Ie(null),y=f.every(({by:e})=>e===`person`),b=In.value.find(({name:e})=>e===n),x=b?.line_game===!0,S=e=>{r(e);let t=In.value.find(t=>t.name===e);t!==void 0&&t.line_game!==x&&(a(t.size.width),s(t.size.height))},ee=async()=>{let t=c.trim()===``?null:Number(c),r={komi:x?null:t,handicap:x?0:Number(u)};(await V({do:`new`,ruleset:n,width:i,height:o,...r,seats:f,head:g,time:m}))?.is===`game`&&(yn(`play`),e())};return Q(Ys,{id:`new-game-dialog`,title:X(`new-game`),close:e,children:Q(`form`,{class:`form`,onSubmit:e=>{e.preventDefault(),ee()},children:[Q(`div`,{class:`segments`,role:`group`,"aria-label":X(`new-what`),children:[Q(`button`,{type:`button`,"data-test":`new-program`,"aria-pressed":!y,onClick:()=>y&&p([{by:`person`},{by:`level`,level:3}]),children:X(`new-program`)}),Q(`button`,{type:`button`,"data-test":`new-persons`,"aria-pressed":y,onClick:()=>p(Wl),children:X(`new-persons`)}),Q(`button`,{type:`button`,"data-test":`new-open`,onClick:()=>v.current?.click(),children:X(`new-open`)})]}),Q(`input`,{ref:v,type:`file`,hidden:!0,accept:ul,"data-test":`new-file`,onChange:t=>{gl(t.currentTarget.files?.[0]),e()}}),Q(Gc,{label:X(`new-ruleset`),test:`ruleset`,all:In.value.map(({name:e})=>({value:e,title:oc(e)})),chosen:n,choose:S}),Q(Xc,{ruleset:n,short:!0}),Q(`fieldset`,{class:`sizes`,children:[Q(`legend`,{children:X(`new-size`)}),Gl.map(e=>Q(`button`,{type:`button`,class:i===e&&o===e?`small chosen`:`small`,"aria-pressed":i===e&&o===e,"data-test":`size-${e}`,onClick:()=>{a(e),s(e)},children:[e,`×`,e]},e)),Q(`div`,{class:`fields`,children:[Q(Xl,{label:X(`new-width`),test:`width`,value:i,set:a}),Q(Xl,{label:X(`new-height`),test:`height`,value:o,set:s})]})]}),!x&&Q(`div`,{class:`fields`,children:[Q(`label`,{class:`field`,children:[Q(`span`,{children:X(`new-komi`)}),Q(`input`,{type:`number`,step:`any`,"data-test":`komi`,value:c,placeholder:b?.komi==null?``:String(b.komi),onInput:e=>l(e.currentTarget.value)})]}),Q(Gc,{label:X(`new-handicap`),test:`handicap`,all:Kl.map(e=>({value:e,title:e===`0`?X(`new-no-handicap`):e})),chosen:u,choose:d})]}),!y&&Q(`fieldset`,{children:[Q(`legend`,{children:X(`new-who`)}),Q(zl,{test:`new-`,color:`black`,seat:f[0],sit:e=>p([e,f[1]])}),Q(zl,{test:`new-`,color:`white`,seat:f[1],sit:e=>p([f[0],e])}),Q(Fl,{})]}),Q(Ul,{set:h}),Q(Ol,{head:g,set:_}),R.value!==null&&Q(`p`,{class:`refused`,role:`alert`,children:gc(R.value)}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,onClick:e,children:X(`cancel`)}),Q(`button`,{type:`submit`,class:`strong`,"data-test":`start`,children:X(`new-start`)})]})]})})}function Xl(e){let{label:t,test:n,value:r,set:i}=e;return Q(`label`,{class:`field narrow`,children:[Q(`span`,{children:t}),Q(`input`,{type:`number`,"data-test":n,min:ql,max:Jl,value:r,required:!0,onInput:e=>i(e.currentTarget.valueAsNumber)})]})}function Zl(){let[e,t]=[oa.value,z.value],n=e===null?void 0:dn.value.get(e);if(e===null||t===null||n===void 0)return null;let r=()=>{oa.value=null};return Q(Ys,{id:`lose`,title:X(`lose-title`),close:r,children:[Q(`p`,{children:[Q(`strong`,{children:Z(e,t)}),` `,Eo(n)]}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`lose-no`,onClick:r,children:X(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`lose-yes`,onClick:la,children:X(`lose-play`)})]})]})}function Ql(){let[e,t]=[I.value?.agreement,z.value];return e==null||t===null?null:Q(x,{children:[Q($l,{agreement:e}),U.value?Q(`div`,{class:`buttons`,role:`group`,"aria-label":X(`count-agree`),children:[Q(eu,{}),Q(Js,{icon:`back`,test:`undo`,label:X(`go-back`),onClick:()=>pa(-1)}),Wt.map(t=>Q(nu,{color:t,agreement:e},t)),Q(`button`,{type:`button`,class:`disagree`,"data-test":`disagree`,onClick:()=>void V({do:`disagree`,by:na.value[0]??`black`}),children:X(`disagree`)})]}):Q(`div`,{class:`buttons`,children:Q(`button`,{type:`button`,class:`strong`,"data-test":`go-count`,onClick:()=>yn(`count`,`steps`),children:X(`agreed-count`)})}),Q(`p`,{class:`sr-only`,"data-test":`move-number`,children:X(`move-of`,{number:t.move_number,last:I.value?.moves.length??0})})]})}function $l({agreement:e}){let t=e.differs.length===0;D(()=>{U.value&&t&&yi()},[L.value,t]);let n=z.value,r=e.differs.map(e=>n===null?e:Z(e,n)).join(` `),i=e.views[0].dead.length;return Q(`div`,{class:`message`,children:Q(`p`,{class:`reason`,"aria-live":`polite`,children:R.value===null?e.agreed?Q(`span`,{class:`good`,children:X(`agree-agreed`)}):t?Q(`span`,{"data-test":`agree-marked`,children:i===0?X(`agree-nothing-marked`):X(`agree-marked`,{count:i})}):Q(`span`,{"data-test":`differs`,children:X(`agree-differs`,{points:r})}):Q(`span`,{class:`refused`,children:gc(R.value)})})})}function eu(){let e=ta.value,t=e.includes(ea.value)?ea.value:e[0];D(()=>{t!==void 0&&t!==ea.value&&(ea.value=t)});let n=e=>e===`both`?X(`mark-as-both`):ac(e);return Q(`div`,{class:`segments`,role:`group`,"aria-label":X(`mark-as`),children:e.map(e=>Q(`button`,{type:`button`,"data-test":`mark-as-${e}`,"aria-pressed":e===t,onClick:()=>ea.value=e,children:n(e)},e))})}function tu(e){let{winner:t,margin:n,reason:r}=e;if(r!==`count`)return`${X(`say-yes`)}${X(`colon`)}${lc(e)}`;let i=n?.replace(/^[-+]/,``).replace(` `,`\xA0`);return X(`say-yes-to`,{winner:t??`none`,by:(t&&i)??`none`})}function nu({color:e,agreement:t}){let n=t.said_yes[Gt(e)],r=on(e)||na.value.includes(e),i=t.differs.length===0?vi.value:null,a=n?X(`said-yes`):i===null?X(`say-yes`):tu(i);return Q(`button`,{type:`button`,class:n?`yes said`:`yes strong`,"data-test":`yes-${e}`,"aria-label":`${ac(e)}${X(`colon`)}${a}`,"aria-pressed":n,disabled:n||!r||t.differs.length>0,onClick:()=>void V({do:`agree`,by:e}),children:[Q(`span`,{class:`dot ${e}`,"aria-hidden":`true`}),a]})}function ru(e){let{label:t,at:n,last:r,go:i,buttons:a,titled:o,slider:s,valueText:c,class:l,children:u}=e,d=(e,t)=>{let s=a[e],c=t!==n&&t>=0&&t<=r;return s===void 0?null:Q(Js,{icon:e,label:s,titled:o??!1,test:`step-${e}`,class:l,disabled:!c,onClick:()=>i(t)})};return Q(`div`,{class:`stepper`,role:t===void 0?void 0:`group`,"aria-label":t,children:[d(`first`,0),d(`back`,n-1),Q(`input`,{type:`range`,min:0,max:r,value:n,"aria-label":s,"aria-valuetext":c,"data-test":`step-slider`,onInput:e=>i(e.currentTarget.valueAsNumber)}),d(`on`,n+1),d(`last`,r),u]})}function iu({sums:e,test:t}){let{black:n,white:r,debt:i,margin:a}=e;return Q(`p`,{class:`sums`,"data-test":t,children:[Q(`span`,{children:[X(`color-black`),` `,n]}),Q(`span`,{children:[X(`color-white`),` `,r]}),Q(`span`,{children:i.debtor===null?`${X(`totals-debt`)} ${i.points}`:X(`line-debt`,{side:i.debtor,points:i.points})}),Q(`strong`,{children:[X(ai.value?`estimate-margin`:`totals-margin`),` `,a]})]})}function au(){let[e,t,n]=[li.value,pi.value,mi.value];if(e===null||t===null||n===null)return Q(`div`,{class:`message`,children:Q(`p`,{class:`reason`,"data-test":`counting`,"aria-busy":ci.value,children:ui.value&&R.value!==null?gc(R.value):X(`counting`)})});let r=t.steps.length-1,i=Math.min(fi.value,r),{black:a,white:o,debt:s}=t,c=n.totals??{black:a,white:o,debt:s,margin:t.result.margin??`–`},l=Zs(n);return Q(x,{children:[Q(`div`,{class:`sums-line`,children:Q(iu,{sums:c,test:`count-sums`})}),Q(ru,{at:i,last:r,go:e=>fi.value=e,buttons:{back:X(`step-back`),on:X(`step-on`)},slider:X(`step-slider`),valueText:l}),Q(`div`,{class:`step-line`,children:[Q(Gc,{label:X(`methods-label`),test:`method`,all:e.counts.map((e,t)=>({value:String(t),title:Xs(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>di.value=Number(e)}),Q(`p`,{class:`step-text`,"aria-live":`polite`,"data-test":`step-text`,children:[Q(`span`,{class:`step-number`,children:X(`step-of`,{number:i+1,last:r+1})}),` `,l]}),Q(Ac,{topics:[`shares`],label:X(`help-shares`),test:`help-shares`})]})]})}function ou(){let[e,t,n]=[Ii.value,z.value,Li.value];if(e===null||t===null)return Q(`div`,{class:`message`,children:Q(`p`,{class:`reason`,"data-test":`hand-waiting`,"aria-busy":Pi.value,children:n===null?X(`counting`):n.kind===`not_in_this_game`?X(`hand-none`):gc(n)})});let[r,i]=[zi.value,J.value.length],a=e.steps_made.length===0,o=r!==null&&i>0;return Q(x,{children:[Q(`div`,{class:`hand-line`,children:[Q(iu,{sums:e.totals,test:`hand-margin`}),Q(`p`,{class:`hand-said`,"aria-live":`polite`,"data-test":`hand-said`,children:su(e,r,t)})]}),Q(`div`,{class:`buttons`,role:`group`,"aria-label":X(`count-hand`),children:[Q(cu,{board:e,may:r}),Q(`button`,{type:`button`,class:o?`strong`:``,"data-test":`hand-take`,"aria-disabled":!o,onClick:()=>o&&void Ji(),children:X(`hand-take`,{count:i})}),Q(`button`,{type:`button`,"data-test":`hand-undo`,"aria-disabled":a,onClick:()=>!a&&void Yi(),children:X(`hand-undo`)}),Q(`button`,{type:`button`,class:`quiet`,"data-test":`hand-again`,"aria-disabled":a,onClick:()=>!a&&void Ui(!0),children:X(`hand-again`)})]})]})}function su(e,t,n){let r=e.steps_made.at(-1);return R.value===null?t!==null&&J.value.length>0?X(`hand-picked`,{points:ec(t,J.value,n)}):r===void 0?X(`hand-how`):X(`hand-done`,{what:$s(r,n)}):gc(R.value)}function cu({board:e,may:t}){let n={value:``,title:X(`hand-steps`)};return Q(`div`,{class:`hand-kinds`,children:Q(Gc,{label:X(`hand-step`),test:`hand-kind`,all:[n,...e.may.map(e=>({value:Hi(e),title:Qs(e)}))],chosen:t===null?``:Hi(t),choose:t=>{let n=e.may.find(e=>Hi(e)===t);n!==void 0&&Gi(n)}})})}function lu(){D(()=>void Mi(),[L.value,ii.value,wi.value,Si.value]);let[e,t,n]=[Si.value,Oi.value,ki.value];return e===null?Q(`div`,{class:`buttons`,children:Q(`button`,{type:`button`,class:`strong`,"data-test":`compare`,disabled:xi.value,onClick:()=>void Ci(),children:xi.value?X(`comparing`):X(`compare`)})}):Q(`div`,{class:`message`,children:Q(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`difference`,children:wi.value.length<2?X(`compare-pair`):n===null?t===null?X(`comparing`):X(`compare-difference`,{count:t.points.length}):gc(n)})})}function uu(){let e=Si.value;return e===null?null:Q(x,{children:[Oi.value!==null&&Q(fu,{found:Oi.value}),Q(`table`,{class:`rulesets`,"data-test":`comparison`,children:[Q(`caption`,{class:`sr-only`,children:X(`compare`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:X(`new-ruleset`)}),Q(`th`,{scope:`col`,children:X(`compare-winner`)}),Q(`th`,{scope:`col`,children:X(`totals-margin`)})]})}),Q(`tbody`,{children:e.map(e=>Q(du,{row:e},e.ruleset))})]})]})}function du({row:e}){return Q(`tr`,{class:e.ruleset===z.value?.ruleset?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,"data-test":`compare-${e.ruleset}`,"aria-pressed":wi.value.includes(e.ruleset),onClick:()=>ji(e.ruleset),children:oc(e.ruleset)})}),Q(`td`,{children:e.winner===null?e.result===null?`–`:X(`compare-draw`):ac(e.winner)}),Q(`td`,{children:e.margin??e.result??`–`})]})}function fu({found:e}){let[t,n]=e.between;return Q(`table`,{class:`pair`,"data-test":`pair`,children:[Q(`caption`,{children:X(`compare-parts`,{unit:X(`unit-${e.unit}`)})}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:oc(t)}),Q(`th`,{scope:`col`,children:oc(n)}),Q(`th`,{scope:`col`,children:X(`compare-more`)})]})}),Q(`tbody`,{children:[Q(pu,{title:X(`compare-points`),sum:e.on_points}),e.rest.map(e=>Q(pu,{title:X(`rest-${e.part}`),sum:e},e.part)),Q(pu,{title:X(`totals-margin`),sum:e.margin,isTotal:!0})]})]})}function pu({title:e,sum:t,isTotal:n=!1}){let r=t.first!==t.second;return Q(`tr`,{class:n?`counted`:r?``:`alike`,children:[Q(`th`,{scope:`row`,children:e}),Q(`td`,{children:t.first}),Q(`td`,{children:t.second}),Q(`td`,{children:yo(t.difference)})]})}var mu=6;function hu({otherwise:e=null}){let[t,n]=[z.value,I.value];if(t===null||n===null)return null;let r=G.value,i=r?.is===`earlier`?r.move:r?.is===`verdicts`?r.reasoned.move:ar.value,a=lr.value===`play`&&i!==null?dn.value.get(i):void 0,o=a!==void 0&&[`ko`,`repeats`,`forbidden`].includes(a.kind),s=hc(n);return Q(`div`,{class:`message`,children:[Q(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`reason`,children:r?.is===`earlier`?Q(`span`,{children:X(`earlier-shown`,{after:r.board.after_move,move:$(r.move,t)})}):a!==void 0&&i!==null?Q(`span`,{children:[Q(`strong`,{children:$(i,t)}),` `,Eo(a)]}):R.value===null?os.value===null?e===null?Q(`span`,{class:`happened`,"aria-hidden":`true`,children:s}):Q(`span`,{children:e}):Q(gu,{}):Q(`span`,{class:`refused`,children:gc(R.value)})}),(r!==null||o)&&i!==null&&Q(`button`,{type:`button`,class:`small`,"data-test":`show-reason`,onClick:()=>void ha(i),children:X(r===null?`reason-show`:`reason-hide`)}),Q(`p`,{class:`sr-only`,role:`status`,"data-test":`happened`,children:s})]})}function gu(){let[e,t]=[os.value,z.value];if(e===null||t===null)return null;let n=e.line.slice(0,mu).map(e=>$(e,t)).join(` `),r=e.winrate===null?`–`:`${Math.round(e.winrate*100)} %`,i=e.lead===null?`–`:e.lead.toFixed(1);return Q(`span`,{"data-test":`hint-text`,children:e.move===null?X(`hint-resign`,{side:e.color}):X(`hint-move`,{side:e.color,move:$(e.move,t),winrate:r,lead:i,visits:e.visits,line:n})})}function _u({takes:e=!1}){let[t,n]=[z.value,I.value];if(t===null||n===null)return null;let r=t.move_number,i=n.moves.length,a=e?`end`:``;return Q(`span`,{class:`moves`,children:[Q(Js,{icon:`first`,class:a,test:`first`,label:X(`go-first`),disabled:r===0,onClick:()=>fa(0)}),Q(Js,{icon:`back`,test:`undo`,label:X(e?`take-back`:`go-back`),disabled:r===0,onClick:()=>e?ma():pa(-1)}),Q(`span`,{class:`number ${a}`.trimEnd(),"data-test":`move-number`,children:X(`move-of`,{number:r,last:i})}),Q(Js,{icon:`on`,test:`redo`,label:X(`go-on`),disabled:r===i,onClick:()=>pa(1)}),Q(Js,{icon:`last`,class:a,test:`last`,label:X(`go-last`),disabled:r===i,onClick:()=>fa(i)})]})}function vu(){return Q(x,{children:[Q(hu,{}),Q(`div`,{class:`buttons`,role:`group`,"aria-label":X(`buttons-label`),children:[Q(yu,{}),z.value?.game===`go`&&Q(Ac,{topics:[`offer`],label:X(`help-pass`),test:`help-pass`}),Q(_u,{takes:!0}),Q(bu,{})]})]})}function yu(){let[e,t]=[z.value,I.value];if(e===null||t===null)return null;if(e.move_number<t.moves.length&&!on(e.to_move)&&t.resigned===null)return Q(`button`,{type:`button`,class:`pass`,"data-test":`play-on`,onClick:()=>void V({do:`play_on`}),children:X(`play-on`)});let n=e.next.includes(`pass`)&&e.pass_means!==null&&!U.value&&lr.value===`play`,r=on(B.value)&&t.resigned===null;return Q(`button`,{type:`button`,class:e.offer!==null&&n?`pass strong`:`pass`,"data-test":`pass`,disabled:!n||!r,onClick:()=>void ca(`pass`),children:e.pass_means===null?X(`pass-pass`):X(`pass-${e.pass_means}`)})}function bu(){let e=I.value;return e!==null&&e.thinking!==null?Q(`button`,{type:`button`,class:`hint strong`,"data-test":`move-now`,onClick:()=>void V({do:`stop`}),children:X(`move-now`)}):W.hintsLocked.value?null:Q(`button`,{type:`button`,class:`hint`,"data-test":`hint`,disabled:!cr.value||U.value||as.value,onClick:()=>{ir.value=null,ss()},children:as.value?X(`hint-asking`):X(`hint`)})}function xu(){let[e,t]=[sr.value,z.value];if(e===null||t===null||!F(e))return null;let{x:n,y:r}=P(e,t.size),i=dn.value.get(e);return Q(`div`,{class:`place`,"data-test":`place-room`,children:[Q(`svg`,{class:`lens`,viewBox:`${n-1.5} ${r-1.5} 4 4`,"aria-hidden":`true`,children:Q(`use`,{href:`#drawing`})}),Q(`div`,{class:`place-what`,children:[i!==void 0&&Q(`p`,{children:Eo(i)}),Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,class:`strong`,"data-test":`place`,onClick:()=>void sa(e),children:X(`place`,{point:Z(e,t)})}),Q(`button`,{type:`button`,"data-test":`place-cancel`,onClick:()=>sr.value=null,children:X(`cancel`)})]})]})]})}var[Su,Cu,wu]=[600,150,8],Tu=10,Eu=.01;function Du(){let e=z.value,t=q.value;if(e===null||t.length===0)return null;let n=t.map(({node:e})=>Dr.value.get(e.id)??null),r=Mr.value===`lead`,i=Pu(n.flatMap(e=>e?.lead==null?[]:[e.lead])),a=Fu(Mr.value,i),o=Math.max(1,t.length-1),s=e=>wu+(Su-2*wu)*e/o,c=n.map(e=>e===null?null:a(e)),l=n.map(e=>e?.stopped==null?null:Iu(e.stopped,i)),u=br.value;return Q(`div`,{class:`graph-room`,children:[Q(`div`,{class:`bounds`,"aria-hidden":`true`,children:[Q(`span`,{children:r?X(`graph-bound`,{side:`black`,points:i}):`100%`}),Q(`span`,{children:r?X(`graph-bound`,{side:`white`,points:i}):`0%`})]}),Q(`div`,{class:`graph`,role:`slider`,tabIndex:0,"aria-label":X(`graph-label`),"aria-valuemin":0,"aria-valuemax":t.length-1,"aria-valuenow":Math.max(0,u),"aria-valuetext":Ou(Math.max(0,u)),"data-test":`graph`,onKeyDown:ju,onPointerDown:Au,onPointerMove:Au,children:Q(`svg`,{viewBox:`0 0 ${Su} ${Cu}`,preserveAspectRatio:`none`,"aria-hidden":`true`,children:[Q(`path`,{class:`middle`,d:`M0 ${Cu/2}H${Su}`}),t.map(({node:e},t)=>{let n=Br.value.get(e.id),a=n===void 0?0:r?n.points/(2*i):n.winrate,o=Cu*(1-Math.min(1,a));return a<Eu?null:Q(`path`,{class:`loss ${e.color??``}`,d:`M${s(t)} ${Cu}V${o.toFixed(1)}`},e.id)}),r&&Q(`path`,{class:`stopped-line`,d:Lu(l,s,Cu)}),Q(`path`,{class:`halo-line`,d:Lu(c,s,Cu)}),Q(`path`,{class:`value-line`,d:Lu(c,s,Cu)}),t.map(({node:e,children:t},n)=>t.length>1?Q(`path`,{class:`branch`,d:`M${s(n)} 4h0.01`},e.id):null),u>=0&&Q(`path`,{class:`now-line`,d:`M${s(u)} 0V${Cu}`})]})}),Q(`p`,{class:`legend`,"aria-hidden":`true`,children:[Q(`span`,{class:`key value-key`,children:X(`measure-${Mr.value}`)}),r&&Q(`span`,{class:`key stopped-key`,children:X(`graph-stopped`)}),Q(`span`,{class:`key loss-key`,children:X(`graph-losses`)})]})]})}function Ou(e){let[t,n]=[z.value,q.value[e]];if(t===null||n===void 0)return``;let r=Dr.value.get(n.node.id),i=r===void 0?X(`not-analysed-short`):Mr.value===`winrate`?X(`black-winrate`,{winrate:bo(r.winrate)}):r.lead===null?X(`not-analysed-short`):yc(r.lead);return[_c(n.node,t),i].join(X(`list-separator`))}function ku(e){let t=q.value[Math.max(0,Math.min(q.value.length-1,e))];t!==void 0&&vr(t.node.id)}function Au(e){if(e.buttons!==1)return;e.type===`pointerdown`&&e.currentTarget.setPointerCapture(e.pointerId);let{left:t,width:n}=e.currentTarget.getBoundingClientRect(),r=(e.clientX-t)/n*(Su/(Su-2*wu))-wu/(Su-2*wu);ku(Math.round(r*(q.value.length-1)))}function ju(e){let t=br.value,n={ArrowLeft:t-1,ArrowDown:t-1,ArrowRight:t+1,ArrowUp:t+1,PageDown:t-Tu,PageUp:t+Tu,Home:0,End:q.value.length-1}[e.key];n===void 0||e.ctrlKey||e.altKey||e.metaKey||(e.preventDefault(),ku(n))}var Mu=[10,20,50,100,200,500],Nu=20;function Pu(e){let t=e.map(Math.abs).sort((e,t)=>e-t),n=Math.max(Nu,t[Math.floor(.98*(t.length-1))]??0);return Mu.find(e=>e>=n)??Mu.at(-1)??n}function Fu(e,t){return({winrate:n,lead:r})=>e===`winrate`?1-n:r===null?null:Iu(r,t)}function Iu(e,t){return .5-Math.max(-t,Math.min(t,e))/(2*t)}function Lu(e,t,n){let r=``,i=!1;return e.forEach((a,o)=>{if(a===null){i=!1;return}let s=!i&&e[o+1]==null?`h0.01`:``;r+=`${i?`L`:`M`}${t(o).toFixed(1)} ${(a*n).toFixed(1)}${s}`,i=!0}),r}function Ru(){let e=I.value?.here.comment??``;return Q(x,{children:[jr.value&&Q(Du,{}),Q(`div`,{class:`walk`,children:[Q(hu,{otherwise:e===``?null:e}),Q(`div`,{class:`buttons`,role:`group`,"aria-label":X(`buttons-label`),children:Q(_u,{})})]})]})}function zu(){let[e,t,n]=[Kn.value,I.value,z.value];if(e===null||t===null||n===null)return null;let[r,i]=[n.move_number,e.moves],[a,o]=[Qi.value,t.here.on_main_line],s=o&&r>=i&&n.game===`go`&&(n.over||n.phase===`stopped`);return Q(`article`,{class:`lesson`,"data-test":`lesson`,children:[Q(`div`,{class:`lesson-text`,tabIndex:0,role:`region`,"aria-label":e.title,children:[Q(`h2`,{children:a===null?e.title:`${e.title} · ${X(`lessons-your-move`)}`}),Q(`div`,{role:`status`,children:[a!==null&&$i.value!==null&&Q(`p`,{class:`lesson-answer`,"data-test":`lesson-answer`,children:Bu($i.value)}),Q(`p`,{"data-test":`lesson-comment`,children:o?t.here.comment:X(`lessons-left`)})]})]}),Q(`div`,{class:a===null?`buttons`:`buttons asking`,children:[Q(`button`,{type:`button`,"data-test":`lesson-back`,disabled:r===0,onClick:()=>fa(r-1),children:X(`lessons-back`)}),a===null&&Q(`span`,{class:`lesson-step`,children:X(`lessons-step`,{at:r,all:i})}),a!==null&&n.virtual!==null&&Q(`button`,{type:`button`,"data-test":`lesson-virtual`,onClick:()=>void ca(`virtual`),children:X(`virtual-move`)}),a!==null&&n.pass_means!==null&&Q(`button`,{type:`button`,"data-test":`lesson-pass`,onClick:()=>void ca(`pass`),children:X(`pass-${n.pass_means}`)}),o?s?Q(`button`,{type:`button`,class:`strong`,"data-test":`lesson-count`,onClick:()=>yn(`count`,`steps`),children:X(`lessons-count`)}):Q(`button`,{type:`button`,class:a===null?`strong`:void 0,"data-test":`lesson-on`,disabled:r>=i,onClick:()=>fa(r+1),children:X(a===null?`lessons-on`:`lessons-show`)}):Q(`button`,{type:`button`,class:`strong`,"data-test":`lesson-again`,onClick:()=>void Jn(e.name),children:X(`lessons-again`)})]})]})}function Bu(e){let t=Qi.value?.answers.find(t=>t.move===e),n=dn.value.get(e);return t?.text??(n===void 0?X(`lessons-not-this`):Eo(n))}var Vu={play:vu,agree:Ql,count:au,hand:ou,rulesets:lu,lesson:zu,review:Ru};function Hu(){let e=Vu[Xn.value];return Q(`div`,{class:`under ${Xn.value}-bar`,"data-test":`${Xn.value}-bar`,children:[Q(e,{}),Q(xu,{})]})}var Uu={en:`English`,"zh-Hans":`简体中文`,"zh-Hant":`繁體中文`};function Wu({close:e}){return Q(Ys,{id:`settings`,title:X(`settings`),close:e,children:Q(`div`,{class:`form`,children:[Q(Gc,{label:X(`settings-language`),test:`language`,all:Sn.map(e=>({value:e,title:Uu[e]})),chosen:W.language.value,choose:e=>W.language.value=e}),Q(Gc,{label:X(`settings-theme`),test:`theme`,all:Cn.map(e=>({value:e,title:X(`theme-${e}`)})),chosen:W.theme.value,choose:e=>W.theme.value=e}),Q(Gc,{label:X(`settings-coordinates`),test:`coordinates`,all:wn.map(e=>({value:e,title:X(`coordinates-${e}`)})),chosen:W.coordinates.value,choose:e=>W.coordinates.value=e}),Q(Wc,{label:X(`settings-confirm`),test:`confirm-moves`,on:W.confirmMoves}),Q(Wc,{label:X(`settings-sound`),test:`sound`,on:W.sound}),Q(Wc,{label:X(`settings-hints-locked`),test:`hints-locked`,on:W.hintsLocked}),Q(`button`,{type:`button`,"data-test":`projector`,onClick:()=>{e(),An.value=!0},children:X(`settings-projector`)}),Q(`section`,{class:`keys`,children:[Q(`h3`,{children:X(`keys`)}),Q(`p`,{children:X(`keys-board`)}),Q(`p`,{children:X(`keys-moves`)}),Q(`p`,{children:X(`keys-review`)})]}),Q(`p`,{children:Q(`a`,{href:`/licences`,target:`_blank`,rel:`noopener`,"data-test":`licences`,children:X(`settings-licences`)})})]})})}function Gu(){D(()=>{U.value&&ps()},[L.value]);let[e,t]=[fs.value,z.value];if(t===null)return null;let n=e?.chains.filter(e=>e.dead||e.unsettled)??[];return Q(`section`,{class:`judgement`,"data-test":`judgement`,"aria-busy":ls.value,children:[Q(`h3`,{children:X(`judgement`)}),e===null?Q(`p`,{class:`note`,children:ls.value?X(`judgement-waiting`):X(`judgement-none`)}):Q(x,{children:[e.position!==`contested`&&Ku(t)&&Q(`p`,{"data-test":`position`,children:X(`position-${e.position}`)}),n.length===0&&Q(`p`,{class:`note`,children:X(`judgement-all-alive`)}),Q(`ul`,{children:n.map(e=>Q(`li`,{children:qu(e,t)},e.stones.join(` `)))}),Q(Wc,{label:X(`judgement-shown`),test:`judgement-shown`,on:us}),U.value&&Q(Ju,{})]})]})}function Ku(e){return e.offer_means===`stop`||e.offer_means===`rest`}function qu(e,t){let n=e.stones[0]??``,r=e.unsettled?`unsettled`:e.dead?`dead`:`alive`,i=e.proved?X(`judged-proved`):X(`judged-sure`,{percent:Math.round(e.confidence*100)});return`${X(`judged-chain`,{side:e.color,at:Z(n,t),count:e.stones.length})}${X(`colon`)}${X(`judged-${r}`)}${X(`list-separator`)}${i}`}function Ju(){let e=na.value.length===1?na.value[0]:void 0,t=e===void 0?null:e===`black`?`white`:`black`;return Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,"data-test":`adopt-judgement`,onClick:()=>void ia(`judgement`),children:X(`adopt-judgement`)}),t!==null&&Q(`button`,{type:`button`,"data-test":`adopt-other`,onClick:()=>void ia(t),children:X(`adopt-other`,{side:t})})]})}var Yu=[`agreed`,`natural`];function Xu(){let[e,t]=[z.value,I.value?.agreement];return e===null||t==null?Q(`p`,{class:`note`,children:X(`agree-not-now`)}):Q(`div`,{class:`agree`,"data-test":`agree`,children:[Q(Zu,{agreement:t}),U.value&&Q(x,{children:[Q(`p`,{children:t.owners_matter?X(`agree-how-owners`):X(`agree-how`)}),Q(Qu,{agreement:t})]}),Q(`div`,{class:`views`,children:Wt.map(e=>Q($u,{color:e,agreement:t},e))}),Q(Gu,{})]})}function Zu({agreement:e}){let t=z.value?.to_move??`black`,n=z.value?.debt==null?`no`:`yes`;return e.agreed?Q(`p`,{class:`notice good`,"data-test":`agreed`,children:X(`agree-agreed`)}):e.disputed_by===null?null:Q(`p`,{class:`notice warn`,"data-test":`disputed`,children:X(`agree-disputed`,{by:e.disputed_by,side:t,costs:n})})}function Qu({agreement:e}){let t=na.value[0]??`black`,n=e.views[Gt(t)].end;return Q(`fieldset`,{children:[Q(`legend`,{children:X(`end-which`)}),Q(`div`,{class:`segments`,children:Yu.map(e=>Q(`button`,{type:`button`,"data-test":`end-${e}`,"aria-pressed":n===e,onClick:()=>void aa(t=>({do:`mark_end`,by:t,end:e})),children:X(`end-${e}`)},e))}),Q(`p`,{class:`note`,children:X(`end-${n}-means`)})]})}function $u({color:e,agreement:t}){let n=t.views[Gt(e)];return Q(`section`,{class:`view by-${e}`,"aria-label":X(`view-of`,{side:e}),"data-test":`view-${e}`,children:[Q(`h3`,{children:[Q(ed,{color:e}),ac(e)]}),Q(`p`,{children:X(`view-dead`,{count:n.dead.length})}),n.owned.some(e=>e.length>0)&&Q(`p`,{children:X(`view-owned`,{black:n.owned[0].length,white:n.owned[1].length})}),Q(`p`,{children:X(`end-${n.end}`)})]})}function ed({color:e}){return Q(`svg`,{class:`claims mark-sign`,viewBox:`0 0 0.4 0.4`,"aria-hidden":`true`,children:Q(`g`,{class:`by-${e}`,children:Q(`path`,{class:`sign`,d:e===`black`?`M0.06 0.06l0.28 0.28M0.34 0.06l-0.28 0.28`:`M0.2 0.06v0.28M0.06 0.2h0.28`})})})}function td({id:e,label:t,tabs:n,chosen:r,choose:i,children:a}){return Q(`div`,{class:`tabs`,children:[Q(`div`,{class:`tab-list`,role:`tablist`,"aria-label":t,onKeyDown:e=>{let t=n.findIndex(({name:e})=>e===r),a=n.length-1,o={ArrowLeft:t===0?a:t-1,ArrowRight:t===a?0:t+1,Home:0,End:a}[e.key],s=o===void 0?void 0:n[o];s!==void 0&&o!==void 0&&(e.preventDefault(),i(s.name),e.currentTarget.querySelectorAll(`button`)[o]?.focus())},children:n.map(({name:t,title:n})=>Q(`button`,{type:`button`,role:`tab`,id:`${e}-${t}-tab`,"data-test":`tab-${t}`,"aria-selected":t===r,"aria-controls":`${e}-panel`,tabIndex:t===r?0:-1,onClick:()=>i(t),children:n},t))}),Q(`div`,{class:`tab-panel`,role:`tabpanel`,id:`${e}-panel`,"aria-labelledby":`${e}-${r}-tab`,tabIndex:0,children:a})]})}function nd(){D(()=>void Ui(),[L.value,ii.value]);let[e,t]=[Ii.value,z.value];return e===null||t===null?null:Q(`div`,{class:`steps`,"data-test":`hand`,children:[Q(`div`,{class:`step-kinds`,role:`group`,"aria-label":X(`hand-steps`),children:e.may.map(e=>Q(`button`,{type:`button`,class:`small of-${e.side??`both`}`,"data-test":`hand-${Hi(e)}`,"aria-pressed":e===zi.value,onClick:()=>Gi(e),children:Qs(e)},Hi(e)))}),Q(rd,{may:zi.value}),Q(id,{board:e}),e.steps_made.length>0&&Q(`section`,{children:[Q(`h3`,{children:X(`hand-made`)}),Q(`ol`,{class:`note made`,"data-test":`hand-made`,children:e.steps_made.map((e,n)=>Q(`li`,{children:$s(e,t)},n))})]})]})}function rd({may:e}){return Q(`div`,{class:`notice chosen-step`,"data-test":`hand-prepared`,children:e===null?Q(`p`,{children:X(`hand-how`)}):Q(x,{children:[Q(`p`,{children:X(`hand-means-${e.step}`)}),e.step!==`gather`&&Q(`p`,{children:X(`hand-choose`,{side:e.side===null?`both`:`one`,most:e.most})})]})})}function id({board:e}){return Q(`table`,{class:`totals`,"data-test":`hand-reads`,children:[Q(`caption`,{children:X(`hand-reads`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:X(`color-black`)}),Q(`th`,{scope:`col`,children:X(`color-white`)})]})}),Q(`tbody`,{children:e.reads.map(({method:e,compared:t,black:n,white:r})=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:X(`reads-${t}`,{method:Xs(e)})}),Q(`td`,{children:n}),Q(`td`,{children:r})]},e))})]})}function ad(){D(()=>void hi(),[L.value,ii.value]);let[e,t]=[li.value,pi.value];return e===null||t===null?null:Q(`div`,{class:`steps`,"data-test":`steps`,children:[Q(td,{id:`method`,label:X(`methods-label`),tabs:e.counts.map((e,t)=>({name:String(t),title:Xs(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>di.value=Number(e),children:[Q(od,{board:t}),Q(`p`,{class:`result`,"data-test":`result`,children:ai.value?uc(t.result):lc(t.result)})]}),t.lazy!==null&&Q(`p`,{class:`notice warn`,children:X(`count-lazy`,{side:t.lazy.offered_first??`none`,points:t.lazy.regions.join(` `)})}),Q(`p`,{class:`note`,children:[X(`end-${e.end}`),X(`list-separator`),e.judged?X(`count-judged`):X(`count-agreed`)]})]})}function od({board:e}){let t=Math.min(fi.value,e.steps.length-1),n=e.steps.flatMap((e,t)=>e.totals===null?[]:[{made:e,sums:e.totals,place:t}]);return Q(`table`,{class:`totals`,"data-test":`totals`,children:[Q(`caption`,{class:`sr-only`,children:X(`totals-label`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:X(`color-black`)}),Q(`th`,{scope:`col`,children:X(`color-white`)}),Q(`th`,{scope:`col`,children:X(`totals-debt`)}),Q(`th`,{scope:`col`,children:X(`totals-margin`)})]})}),Q(`tbody`,{children:[n.map(({made:e,sums:n,place:r})=>Q(sd,{made:e,sums:n,isShown:r===t,choose:()=>fi.value=r},r)),Q(`tr`,{class:`counted`,children:[Q(`th`,{scope:`row`,children:X(`compared-${e.compared}`)}),Q(`td`,{children:e.black}),Q(`td`,{children:e.white}),Q(`td`,{children:e.debt.points}),Q(`td`,{children:e.result.margin??`–`})]})]}),Q(`tfoot`,{children:Q(`tr`,{children:Q(`td`,{colSpan:5,children:X(`totals-komi`,{komi:String(e.komi),unit:X(`unit-${e.unit}`)})})})})]})}function sd(e){let{made:t,sums:n,isShown:r,choose:i}=e;return Q(`tr`,{class:r?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,onClick:i,children:X(`action-${t.action}`)})}),Q(`td`,{children:n.black}),Q(`td`,{children:n.white}),Q(`td`,{children:n.debt.points}),Q(`td`,{children:n.margin})]})}var cd=[{name:`agree`,panel:Xu,view:vs},{name:`steps`,panel:ad,view:bs},{name:`hand`,panel:nd,view:xs},{name:`rulesets`,panel:uu,view:Ss}],ld=j(()=>cd.find(({name:e})=>e===_n.value)),ud=j(()=>(ld.value?.view??vs).value);function dd(){if(z.value?.game===`line_game`)return Q(`p`,{class:`panel note`,children:X(`count-none`)});let e=ld.value?.panel;return Q(`div`,{class:`panel`,children:Q(td,{id:`count`,label:X(`panel-count`),tabs:cd.map(({name:e})=>({name:e,title:X(`count-${e}`)})),chosen:_n.value,choose:e=>{yn(`count`,e),scrollTo(0,0)},children:[_n.value!==`agree`&&Q(fd,{}),e!==void 0&&Q(e,{})]})})}function fd(){let e=I.value?.agreement,t=e==null?[`judgement`]:[`judgement`,`black`,`white`];return e?.agreed&&t.unshift(`agreed`),Q(Gc,{label:X(`count-whose`),test:`count-view`,all:t.map(e=>({value:e,title:X(`whose-${e}`)})),chosen:ii.value,choose:e=>ri.value=e})}var pd=[`GN`,`EV`,`RO`,`DT`,`PC`,`HA`,`TM`,`OT`,`RE`];function md(){let[e,t]=[z.value,I.value];if(e===null||t===null)return null;let n=[[X(`color-black`),cc(t,`black`)],[X(`color-white`),cc(t,`white`)],...e.komi===null?[]:[[X(`new-komi`),String(e.komi)]],...pd.flatMap(e=>{let n=t.head[e];return n===void 0||n===``?[]:[[X(`head-${e}`),e===`TM`?hd(n):n]]})];return Q(`section`,{children:[Q(`h3`,{children:X(`head-title`)}),Q(`dl`,{class:`head`,"data-test":`head`,children:n.map(([e,t])=>Q(`div`,{children:[Q(`dt`,{children:e}),Q(`dd`,{children:t})]},e))})]})}function hd(e){let t=Number(e);return t>0&&t%60==0?X(`head-minutes`,{number:t/60}):e}var gd=A(null);async function _d(){let e=await N({do:`recent_games`},null);e?.is===`recent_games`&&(gd.value=e)}async function vd(e){await V({do:`open_recent`,name:e}),await _d()}function yd(){let e=gd.value;return Q(`details`,{"data-test":`recent`,onToggle:({currentTarget:e})=>void(e.open?_d():void 0),children:[Q(`summary`,{children:X(`recent-games`)}),e!==null&&Q(x,{children:[Q(`ul`,{class:`lesson-list`,children:e.rows.map(e=>Q(`li`,{children:Q(`button`,{type:`button`,class:`quiet`,"data-test":`recent-${e.name}`,"aria-current":e.is_here,onClick:()=>void vd(e.name),children:[bd(e),` `,Q(`small`,{children:xd(e.written)})]})},e.name))}),e.rows.length===0&&Q(`p`,{class:`note`,children:X(`recent-none`)}),Q(`p`,{class:`note`,children:e.folder===null?X(`recent-off`):X(`recent-where`,{folder:e.folder})})]})]})}function bd({ruleset:e,size:t,moves:n,players:r,result:i}){let a=[e===null?null:oc(e),`${t.width}×${t.height}`],o=r.some(e=>e!==null)?r.map(e=>e??`?`).join(` – `):null;return[...a,o,X(`recent-moves`,{moves:n}),i].filter(e=>e!==null).join(X(`list-separator`))}function xd(e){return new Intl.DateTimeFormat(W.language.value,{dateStyle:`medium`,timeStyle:`short`}).format(e*1e3)}var Sd=A(null);function Cd(){let[e,t]=[z.value,I.value];if(e===null||t===null)return null;let n=!e.over&&t.resigned===null;return Q(`div`,{class:`panel`,children:[U.value&&Q(`p`,{class:`notice`,children:[X(e.offer_means===`rest`?`at-rest-notice`:`stopped-notice`),` `,Q(`button`,{type:`button`,"data-test":`go-agree`,onClick:()=>yn(`count`,`agree`),children:X(`stopped-agree`)})]}),(n||t.agreement?.disputed_by!=null)&&!U.value&&Q(Td,{}),Q(`section`,{children:[Q(`h3`,{children:X(`play-moves`)}),Q(Ed,{})]}),Q(md,{}),Q(`section`,{children:[Q(`h3`,{children:X(`play-who`)}),Wt.map(e=>Q(zl,{color:e,seat:t.seats[Gt(e)],sit:n=>void V({do:`sit`,seats:e===`black`?[n,t.seats[1]]:[t.seats[0],n]})},e)),Q(Fl,{})]}),Q(`p`,{class:`row`,children:Q(`button`,{type:`button`,"data-test":`copy`,onClick:()=>void Cl(),children:Sl.value?X(`copied`):X(`copy`)})}),Q(yd,{}),Sd.value!==null&&Q(wd,{color:Sd.value}),n&&Q(`p`,{class:`row`,children:Wt.filter(on).map(e=>Q(`button`,{type:`button`,class:`quiet`,"data-test":`resign-${e}`,onClick:()=>Sd.value=e,children:X(`resign`,{side:e})},e))})]})}function wd({color:e}){let t=()=>{Sd.value=null};return Q(Ys,{id:`resign-dialog`,title:X(`resign-title`,{side:e}),close:t,children:Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`resign-no`,onClick:t,children:X(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`resign-yes`,onClick:()=>{t(),V({do:`resign`,color:e})},children:X(`resign-yes`)})]})})}function Td(){return Q(`fieldset`,{class:`play-as`,children:[Q(`legend`,{children:X(`play-as`)}),Q(`div`,{class:`segments`,children:Wt.map(e=>Q(`button`,{type:`button`,"data-test":`play-as-${e}`,"aria-pressed":B.value===e,disabled:!on(e),onClick:()=>fn(e),children:ac(e)},e))}),B.value!==z.value?.to_move&&z.value?.debt!=null&&Q(`p`,{class:`note`,children:z.value.extra_moves_cost?X(`extra-costs`):X(`extra-free`)})]})}function Ed(){let[e,t]=[z.value,I.value];return e===null||t===null?null:t.moves.length===0?Q(`p`,{class:`note`,children:X(`play-no-moves`)}):Q(`ol`,{class:`move-list`,"data-test":`moves`,children:t.moves.map(({color:t,move:n},r)=>Q(`li`,{children:Q(`button`,{type:`button`,class:`small ${t}`,"aria-current":r+1===e.move_number?`step`:void 0,onClick:()=>fa(r+1),children:[r+1,`. `,Q(`span`,{class:`dot ${t}`,"aria-hidden":`true`}),Q(`span`,{class:`sr-only`,children:[ac(t),` `]}),$(n,e)]})},r))})}function Dd(){let[e,t]=[G.value,z.value];if(e?.is!==`verdicts`||t===null)return null;let{reasoned:n,step:r}=e,i=n.verdicts[r];if(i===void 0)return null;let a=e=>{G.value={is:`verdicts`,reasoned:n,step:e}},o=n.verdicts.length-1,s=i.after.map(e=>Z(e,t)).join(X(`list-separator`));return Q(`section`,{class:`verdicts`,"aria-label":X(`verdicts-label`),"data-test":`verdicts`,children:[Q(`div`,{class:`verdict-head`,children:[Q(Js,{icon:`back`,class:`small`,test:`verdict-back`,label:X(`verdict-back`),disabled:r===0,onClick:()=>a(r-1)}),Q(`span`,{children:X(`verdict-of`,{number:r+1,last:o+1})}),Q(Js,{icon:`on`,class:`small`,test:`verdict-on`,label:X(`verdict-on`),disabled:r===o,onClick:()=>a(r+1)}),Q(Js,{icon:`close`,class:`quiet close`,label:X(`reason-hide`),onClick:()=>G.value=null})]}),Q(`p`,{children:[Q(`strong`,{children:Z(i.point,t)}),` `,i.verdict===`forbidden`?X(`verdict-forbidden`,{kinds:Do(i.kinds)}):X(`verdict-${i.verdict}`),i.after.length>0&&` ${X(`verdict-after`,{points:s})}`]}),Q(`ul`,{children:i.lines.map(e=>Q(`li`,{children:Q(Od,{line:e,now:t,go:a})},`${e.direction} ${e.stones.join(` `)}`))})]})}function Od({line:e,now:t,go:n}){let r=e=>e.map(e=>Z(e,t)).join(` `);return Q(x,{children:[X(`shape-${e.shape}`),`: `,r(e.stones),e.by.length>0&&` (${X(`line-by`,{points:r(e.by)})})`,e.spoiled.map((e,r)=>Q(`span`,{class:`spoiled`,children:[` `,kd(e,t),e.kind===`forbidden`&&Q(`button`,{type:`button`,class:`small`,onClick:()=>n(e.verdict),children:X(`verdict-see`,{number:e.verdict+1})})]},r))]})}function kd(e,t){let n=Z(e.point,t);switch(e.kind){case`stone`:case`overline`:return X(`spoiled-${e.kind}`,{point:n,at:Z(e.at,t)});case`edge`:case`five`:case`forbidden`:return X(`spoiled-${e.kind}`,{point:n})}}function Ad(){let[e,t]=[wr.value,I.value?.network??null];return W.hintsLocked.value?Q(`p`,{class:`note`,children:X(`engine-locked`)}):Q(`div`,{class:`analyse`,children:[Q(Wc,{label:X(`engine-shown`),test:`engine-shown`,on:W.engineShown}),jr.value&&Q(x,{children:[Q(`p`,{class:`note`,children:t===null?X(`network-off`):X(`network-evaluates`,{name:t})}),Q(`div`,{class:`fields`,children:[Q(Gc,{label:X(`analyse-visits`),test:`visits`,all:En.map(e=>({value:e,title:e})),chosen:W.visits.value,choose:e=>W.visits.value=e}),z.value?.game===`go`&&Q(Gc,{label:X(`graph-of`),test:`measure`,all:Tn.map(e=>({value:e,title:X(`measure-${e}`)})),chosen:W.measure.value,choose:e=>W.measure.value=e})]}),Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,class:`small strong`,"data-test":`analyse-line`,onClick:()=>void kr(`line`),children:X(`analyse-line`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`analyse-here`,onClick:()=>void kr(`here`),children:X(`analyse-here`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`analyse-tree`,onClick:()=>void kr(`tree`),children:X(`analyse-tree`)})]})]}),e!==null&&Q(`div`,{class:`progress`,"data-test":`progress`,children:[Q(`progress`,{"aria-label":X(`analysing`),max:e.of,value:e.done}),Q(`span`,{children:X(`analysed-of`,{done:e.done,of:e.of})}),Q(`button`,{type:`button`,class:`small`,"data-test":`stop-analysis`,onClick:Ar,children:X(`analyse-stop`)})]})]})}function jd(){let[e,t]=[z.value,Er.value];if(e===null)return null;if(t===null)return Q(`p`,{class:`note`,children:X(`not-analysed`)});let n=e.game===`go`;return Q(`section`,{"data-test":`candidates`,children:[Q(`p`,{"data-test":`position-value`,children:[X(`position-value`,{winrate:bo(t.winrate),visits:So(t.visits)}),n&&t.lead!==null&&` · ${yc(t.lead)}`,t.stopped!==null&&` · ${X(`stopped-here`,{result:t.stopped.result})}`]}),Q(`table`,{children:[Q(`caption`,{children:X(`candidates-of`,{side:e.to_move})}),Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:X(`candidate-move`)}),Q(`th`,{scope:`col`,children:X(`winrate`)}),n&&Q(`th`,{scope:`col`,children:X(`lead`)}),Q(`th`,{scope:`col`,children:X(`visits`)})]})}),Q(`tbody`,{onPointerLeave:e=>Nd(e,null),children:Ur.value.map(({move:t,letter:r,winrate:i,lead:a,visits:o,pv:s})=>Q(`tr`,{onPointerEnter:e=>Nd(e,t),class:Wr.value===t?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,"data-test":`candidate-${r}`,"aria-label":X(`candidate-name`,{letter:r,move:$(t,e),line:s.map(t=>$(t,e)).join(` `)}),onFocus:()=>Wr.value=t,onBlur:()=>Wr.value=null,onPointerDown:e=>Md=e.pointerType===`touch`&&Wr.value!==t,onClick:()=>Pd(t,e),children:[r,` `,$(t,e)]})}),Q(`td`,{children:bo(Yr(i,e.to_move))}),n&&Q(`td`,{children:xo(Xr(a,e.to_move))}),Q(`td`,{children:So(o)})]},t))})]})]})}var Md=!1;function Nd(e,t){e.pointerType!==`touch`&&(Wr.value=t)}function Pd(e,t){Md?(Md=!1,Wr.value=e):B.value===t.to_move&&ca(e)}function Fd(e){return new URLSearchParams(location.hash.slice(1)).get(e)}function Id(...e){let t=location.hash.slice(1).split(`&`).filter(t=>!e.some(e=>t.startsWith(`${e}=`))).join(`&`);history.replaceState(null,``,t===``?location.pathname:`${location.pathname}#${t}`)}async function Ld(){let e=Fd(`token`);return e===null||(Id(`token`),(await fetch(`/token`,{method:`POST`,body:e,credentials:`same-origin`})).ok)}function Rd(){addEventListener(`hashchange`,()=>{Fd(`token`)!==null&&location.reload()})}var zd=8<<20;async function Bd(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream(`deflate-raw`)),n=new Uint8Array(await new Response(t).arrayBuffer()),r=``;for(let e=0;e<n.length;e+=8192)r+=String.fromCharCode(...n.subarray(e,e+8192));return btoa(r).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Vd(e){try{let t=atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`)).getReader(),i=new TextDecoder,a=``,o=0;for(let e=await r.read();!e.done;e=await r.read()){if(o+=e.value.length,o>zd)return await r.cancel(),null;a+=i.decode(e.value,{stream:!0})}return a+i.decode()}catch{return null}}var Hd=A(!1);async function Ud(){let e=await pl(!0);if(e===null)return;let t=_r.value===null?``:`&node=${Wd(xr(_r.value))}`;await wl(`${location.origin}/#record=${await Bd(e)}${t}&panel=${H.value}`,Hd)}function Wd(e){let t=[],n=0;for(let r of[...e,null])r===0?n++:(n>0&&t.push(`n${n}`),r!==null&&t.push(String(r)),n=0);return t.length===0?`n0`:t.join(`.`)}var Gd=1e4;function Kd(e){return e.split(`.`).flatMap(e=>{let t=Math.min(Gd,Number(/^n?(\d+)$/.exec(e)?.[1]??0));return e.startsWith(`n`)?Array(t).fill(0):[t]})}async function qd(){let[e,t,n]=[Fd(`record`),Fd(`node`),Fd(`panel`)];if(e===null&&n===null||(Id(`record`,`node`,`panel`),yn(bn(n)??`review`),e===null))return;let r=await Vd(e);if(r===null){R.value={kind:`bad_record`,detail:`#record`};return}let i=await hl(r);i?.is===`game`&&t!==null&&(/^\d+$/.test(t)?await V({do:`goto`,move_number:Math.min(Number(t),i.moves.length)}):await Cr(Kd(t)))}function Jd(){addEventListener(`hashchange`,()=>{Fd(`token`)===null&&qd()})}var Yd=A(!1);function Xd(){let[e,t,n]=[_r.value,I.value?.here,z.value];if(e===null||t===void 0||n===null)return null;let r=(e.parent?.children??[]).filter(t=>t!==e);return Q(`div`,{class:`node-tools`,children:[t.next.length>0&&Q(Zd,{title:X(`next-moves`),test:`next`,all:t.next,next:t.next_on_line}),r.length>0&&Q(Zd,{title:X(`other-moves`),test:`other`,all:r.map(({node:e})=>e),next:null}),Q(`p`,{class:`row`,children:[!tr(e)&&Q(`button`,{type:`button`,class:`small`,"data-test":`promote`,onClick:()=>Qd(`promote`,e),children:X(`promote`)}),e.parent!==null&&Q(`button`,{type:`button`,class:`small`,"data-test":`remove`,onClick:()=>Yd.value=!0,children:X(`remove`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`copy-link`,onClick:()=>void Ud(),children:Hd.value?X(`copied`):X(`copy-link`)})]}),Yd.value&&Q($d,{at:e})]})}function Zd({title:e,test:t,all:n,next:r}){let i=z.value;return i===null?null:Q(`p`,{class:`ways`,"data-test":t,children:[Q(`span`,{class:`ways-title`,children:e}),n.map(e=>Q(`button`,{type:`button`,class:e.id===r?`small way on-line`:`small way`,onClick:()=>void vr(e.id),children:[e.color!==null&&Q(`span`,{class:`dot ${e.color}`,"aria-hidden":`true`}),vc(e,i)]},e.id))]})}function Qd(e,{node:t}){N({do:e,node:t.id},null)}function $d({at:e}){let t=z.value,n=()=>{Yd.value=!1},r=nr(e);return t===null?null:Q(Ys,{id:`remove-dialog`,title:X(`remove-title`,{node:_c(e.node,t)}),close:n,children:[Q(`p`,{children:X(`remove-what`,{count:r})}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`remove-no`,onClick:n,children:X(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`remove-yes`,onClick:()=>{n(),Qd(`remove`,e)},children:X(`remove-yes`)})]})]})}function ef(){return Q(`label`,{class:`field comment`,children:[Q(`span`,{children:X(`comment`)}),Q(`textarea`,{"data-test":`comment`,rows:3,value:el.value,onInput:e=>nl(e.currentTarget.value),onBlur:()=>void rl()})]})}var tf=[`opening`,`middle`,`endgame`];function nf(){let e=Nr.value;return e===null||e.analysed===0||!jr.value?null:Q(`section`,{"data-test":`losses`,children:[Q(`h3`,{children:X(`losses`)}),Q(`p`,{class:`note`,children:X(`losses-of`,{analysed:e.analysed,of:e.of})}),Q(`table`,{children:[Q(`caption`,{children:X(`losses-caption`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),tf.map(e=>Q(`th`,{scope:`col`,children:X(`part-${e}`)},e))]})}),Q(`tbody`,{children:Wt.map((t,n)=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:ac(t)}),e.losses[n]?.map(({moves:e,points:t},n)=>Q(`td`,{children:e===0?`–`:X(`loss-sum`,{points:t.toFixed(1),moves:e})},n))]},t))})]}),e.dearest.length>0&&Q(x,{children:[Q(`h4`,{children:X(`dearest`)}),Q(`ol`,{class:`dearest`,"data-test":`dearest`,children:e.dearest.map(e=>Q(rf,{loss:e},e.node))})]})]})}function rf({loss:e}){let t=z.value;return t===null?null:Q(`li`,{children:[Q(`button`,{type:`button`,class:`link`,onClick:()=>void vr(e.node),children:[e.number,`. `,vc(e,t)]}),` `,X(`dear`,{points:e.points.toFixed(1),better:e.better===null?`none`:$(e.better,t)})]})}function af(){let[e,t]=[z.value,Nr.value?.repetitions??[]];return e===null||t.length===0?null:Q(`section`,{"data-test":`repetitions`,children:[Q(`h3`,{children:X(`repetitions`)}),Q(`ul`,{class:`dearest`,children:t.map(t=>Q(`li`,{children:[Q(`button`,{type:`button`,class:`link`,onClick:()=>void vr(t.node),children:[t.number,`. `,vc(t,e)]}),` `,bc(t)]},t.node))})]})}var[of,sf,cf]=[30,30,6],[lf,uf,df]=[90,190,16],ff=3,pf=10,mf=A({left:0,top:0,width:0,height:0});function hf(){let e=Ie(null),[t,n,r]=[K.value,_r.value,z.value];if(Fe(()=>{let t=e.current;if(t===null)return;let n=()=>{let{scrollLeft:e,scrollTop:n,clientWidth:r,clientHeight:i}=t;mf.value={left:e,top:n,width:r,height:i}},r=new ResizeObserver(n);return r.observe(t),t.addEventListener(`scroll`,n,{passive:!0}),n(),()=>{r.disconnect(),t.removeEventListener(`scroll`,n)}},[t===null]),Fe(()=>{e.current!==null&&n!==null&&yf(e.current,n)},[n,t]),t===null||r===null)return null;let{left:i,top:a,width:o,height:s}=mf.value,[c,l]=[Math.floor(i/of)-ff,Math.ceil((i+o)/of)+ff],[u,d]=[Math.floor(a/sf)-ff,Math.ceil((a+s)/sf)+ff],f=t.all.filter(({column:e,row:t,parent:n})=>{let r=n?.row??t;return e>=c&&e<=l+1&&t>=u&&r<=d}),p=new Set(q.value),m=new Set(jr.value?Nr.value?.dearest.map(e=>e.node):[]);return Q(`div`,{ref:e,class:`tree-room`,role:`tree`,tabIndex:0,"aria-label":X(`tree-label`),"aria-activedescendant":n===null?void 0:_f(n),"data-test":`tree`,style:{height:`${Math.min(uf,Math.max(lf,t.rows*sf+2*cf+df))}px`},onKeyDown:bf,children:Q(`div`,{class:`tree`,role:`presentation`,style:{width:`${t.columns*of+2*cf}px`,height:`${t.rows*sf+2*cf}px`},children:[Q(`svg`,{class:`tree-lines`,"aria-hidden":`true`,children:[Q(`path`,{d:f.map(vf).join(``)}),Q(`path`,{class:`on-line`,d:f.filter(e=>p.has(e)).map(vf).join(``)})]}),f.filter(({row:e,column:t})=>e<=d&&t<=l).map(e=>{let{node:t,column:i,row:a}=e,o=e.parent?.children??[e];return Q(`div`,{id:_f(e),role:`treeitem`,"aria-label":_c(t,r),"aria-level":i+1,"aria-posinset":o.indexOf(e)+1,"aria-setsize":o.length,"aria-selected":e===n,class:gf(e,e===n),style:{left:`${i*of+cf}px`,top:`${a*sf+cf}px`},"data-node":t.id,onClick:()=>void vr(t.id),children:[t.move===null?t.sets_up?`+`:``:t.number,t.comment&&Q(`span`,{class:`has-comment`}),m.has(t.id)&&Q(`span`,{class:`is-dear`})]},t.id)})]})})}function gf({node:{color:e,move:t}},n){let r=t!==null&&!F(t);return`node ${e??`no-move`}${r?` off-board`:``}${n?` here`:``}`}function _f({node:e}){return`node-${e.id}`}function vf({column:e,row:t,parent:n}){if(n===null)return``;let[r,i]=[e*of+cf+13,t*sf+cf+13],a=n.row*sf+cf+13;return t===n.row?`M${r-of} ${i}H${r}`:`M${r-of} ${a}V${i-15}l15 15H${r}`}function yf(e,{column:t,row:n}){let[r,i]=[t*of+cf,n*sf+cf];(r<e.scrollLeft+of||r>e.scrollLeft+e.clientWidth-2*of)&&(e.scrollLeft=r-e.clientWidth/2),(i<e.scrollTop||i>e.scrollTop+e.clientHeight-sf)&&(e.scrollTop=i-e.clientHeight/2)}function bf(e){let t=_r.value;if(t===null||e.ctrlKey||e.altKey||e.metaKey)return;if(e.key===`Delete`&&t.parent!==null){Yd.value=!0;return}let n=xf(e.key,t);n!==null&&(e.preventDefault(),n!==void 0&&vr(n.node.id))}function xf(e,t){let n=q.value,r=n.indexOf(t);switch(e){case`ArrowLeft`:return t.parent??void 0;case`ArrowRight`:return r>=0?n[r+1]:t.children[0];case`ArrowUp`:return Sf(t,-1);case`ArrowDown`:return Sf(t,1);case`Home`:return K.value?.all[0];case`End`:return n.at(-1);case`PageUp`:return er(t).at(-11)??K.value?.all[0];case`PageDown`:return n[r+pf]??n.at(-1);default:return null}}function Sf(e,t){return(K.value?.all??[]).filter(({column:n,row:r})=>n===e.column&&(r-e.row)*t>0).reduce((e,n)=>e===void 0||(e.row-n.row)*t>0?n:e,void 0)}function Cf(){return Q(`div`,{class:`panel review`,children:[Q(hf,{}),Q(Xd,{}),Q(wf,{}),Q(ef,{}),Q(af,{}),Q(Ad,{}),jr.value&&Q(x,{children:[Q(jd,{}),Q(nf,{})]}),Q(`details`,{children:[Q(`summary`,{children:X(`on-the-board`)}),Q(`div`,{class:`form`,children:[Q(Gc,{label:X(`numbered`),test:`numbered`,all:Dn.map(e=>({value:e,title:X(`numbered-${e}`)})),chosen:W.numbered.value,choose:e=>W.numbered.value=e}),Q(Wc,{label:X(`next-shown`),test:`next-shown`,on:W.nextShown}),jr.value&&Q(Wc,{label:X(`ownership-shown`),test:`ownership-shown`,on:W.ownershipShown})]})]})]})}function wf(){let[e,t]=[z.value,$r.value?.notes??[]];return e===null||t.length===0?null:Q(`p`,{class:`note`,"data-test":`number-notes`,children:t.map(({number:t,at:n,now:r})=>r===null?X(`number-gone`,{number:t,point:Z(n,e)}):X(`number-same`,{number:t,now:r})).join(X(`list-separator`))})}var Tf=[{name:`play`,panel:Cd,view:_s},{name:`count`,panel:dd,view:ud},{name:`review`,panel:Cf,view:ys},{name:`rules`,panel:Yc,view:_s}];function Ef(){return Tf.find(({name:e})=>e===H.value)?.view??_s}function Df(e){let t=e===H.value&&scrollY===0;yn(e),t||e===`rules`&&Kn.value===null?document.querySelector(`.panels`)?.scrollIntoView():scrollTo(0,0)}function Of(){let e=Tf.find(({name:e})=>e===H.value)?.panel;return Q(`aside`,{class:`panels`,"aria-label":X(`panels-label`),children:[Q(Dd,{}),Q(td,{id:`panel`,label:X(`panels-label`),tabs:Tf.map(({name:e})=>({name:e,title:X(`panel-${e}`)})),chosen:H.value,choose:Df,children:e!==void 0&&Q(e,{})})]})}function kf(){let e=I.value;if(e===null)return null;let{ruleset:t,size:n,phase:r}=e.state,i=r===`contest`&&e.resigned===null&&e.result===null,a=[{about:`size`,text:`${n.width}×${n.height}`},{about:i?`plain`:`phase`,text:dc(e)},...fc(e),...e.state.komi===null?[]:[{about:`komi`,text:X(`line-komi`,{komi:e.state.komi})}]];return Q(`div`,{class:`status`,children:[Q(`p`,{class:`live`,role:`status`,"data-test":`live`,"data-phase":r,children:[Q(`strong`,{children:oc(t)}),a.map(({about:e,text:t})=>Q(`span`,{class:`about-${e}`,children:t},e))]}),Q(Ac,{topics:Af(),view:Ef().value,label:X(`help-line`),test:`help-line`})]})}function Af(){let[e,t]=[z.value,I.value];if(e===null||t===null)return[];let n=t.agreement?.disputed_by!=null;return[[`stopped`,e.phase===`stopped`&&!n],[`resolution`,e.phase===`resolution`||n],[`offer`,e.phase===`contest`&&e.game===`go`&&!e.over],[`debt`,e.debt!==null]].flatMap(([e,t])=>t?[e]:[])}var jf=`liangyi-record`,Mf=`liangyi-record-number`,[Nf,Pf]=[800,1e4],Ff=1e6,If,Lf=!1,Rf=!1;M(()=>{Dr.value,L.value!==0&&zf()&&(If!==void 0&&Lf&&wr.value===null&&(window.clearTimeout(If),If=void 0),Lf=wr.value!==null,If??=window.setTimeout(()=>void Bf(),Lf?Pf:Nf))});function zf(){let e=I.value?.here;return e!==void 0&&((I.value?.moves.length??0)>0||e.next.length>0||e.comment!==``)}async function Bf(){if(If=void 0,Rf)If=window.setTimeout(()=>void Bf(),Nf);else{Rf=!0;for(let e of[!1,!0]){let t=await Vf(e);if(fl.value=t===null?fl.value:null,t===null||t!==``&&Wf(t,e))break}Rf=!1}}async function Vf(e){let t=I.value?.here,n=t?.on_main_line===!0&&t.next_on_line===null,r=await V({do:`save`,bare:e});if(r?.is!==`record`)return null;n||await fr();let i={steps:n||_r.value===null?null:xr(_r.value),panel:H.value},{sgf:a}=r;if(ml(a))return``;let o=a.length<Ff?{sgf:a}:{packed:await Bd(a)};return JSON.stringify({at:Date.now(),...o,...i})}function Hf(){let e=sessionStorage.getItem(Mf);return e===null&&(e=crypto.getRandomValues(new Uint32Array(2)).join(`-`),sessionStorage.setItem(Mf,e)),`${jf}-${e}`}function Uf(){let e=e=>Number(/^\{"at":(\d+)/.exec(localStorage.getItem(e)??``)?.[1]??0),t=Object.keys(localStorage).filter(e=>e.startsWith(jf)),n=new Map(t.map(t=>[t,e(t)]));return t.sort((e,t)=>(n.get(t)??0)-(n.get(e)??0))}function Wf(e,t){try{let n=Hf(),r=Uf().filter(e=>e!==n);for(r.splice(19).forEach(e=>localStorage.removeItem(e));!jn(n,e);){let e=t?r.pop():void 0;if(e===void 0)return!1;localStorage.removeItem(e)}return!0}catch{return!1}}async function Gf(){fl.value=await Kf()}async function Kf(){try{let e=localStorage.getItem(Hf())??localStorage.getItem(Uf()[0]??jf)??``;if(!e.startsWith(`{`))return e===``?null:{sgf:e,steps:null,panel:`play`};let t=JSON.parse(e),n=t.packed===void 0?t.sgf:await Vd(t.packed);return typeof n==`string`?{sgf:n,steps:t.steps??null,panel:t.panel??`play`}:null}catch{return null}}async function qf(){let e=fl.value;e!==null&&(e.panel===`review`&&yn(`review`),(await hl(e.sgf))?.is===`game`&&e.steps!==null&&await Cr(e.steps),await cl())}var Jf=`#matches`,Yf=A(null),Xf=j(()=>Et.value?Yf.value:null);function Zf({match:e,game:t}){return[Jf,e===null?null:encodeURIComponent(e),t].filter(e=>e!==null).join(`/`)}function Qf(){Yf.value=$f(),addEventListener(`hashchange`,()=>{Yf.value=$f(),scrollTo(0,0)})}function $f(){let[e,t,n]=location.hash.split(`/`);if(e!==Jf)return null;let r=/^[1-9]\d{0,8}$/.test(n??``)?Number(n):null;return{match:t===void 0?null:ep(t),game:r}}function ep(e){try{return decodeURIComponent(e)}catch{return null}}function tp(e,t){let n={width:e[0]?.length??0,height:e.length},r=e.map(e=>[...e]),i={rows:[],prisoners:[0,0],virtual:[0,0]},a=(e,t)=>{let{x:i,y:a}=P(e,n),o=r[a],s=o?.[i];return o!==void 0&&(o[i]=t),s};for(let{color:e,move:n,takes:r}of t){F(n)?a(n,qt(e)):n===`virtual`&&(i.virtual[Gt(e)]+=1);for(let e of r)i.prisoners[a(e,`.`)===qt(`black`)?0:1]+=1}return{...i,rows:r.map(e=>e.join(``))}}var np=250,rp=8e3,ip=A(null),ap=A(null),op=A(null),sp=A(null),cp=A(null),lp=A(null),up=A(!1),dp=A(null),fp=A(!0),pp=A(0),mp=A(100),hp=A(!0),gp=j(()=>{let e=Xf.value;return e===null?null:{language:W.language.value,match:e.match,game:e.game,lines:mp.value,plots:hp.value}}),_p=j(()=>JSON.stringify([Xf.value?.match??null,Xf.value?.game??null])),vp=null,yp=np,bp;function xp(){M(()=>{_p.value,Cp()}),M(()=>{let e=gp.value;e===null?(window.clearTimeout(bp),vp?.close(),vp=null):vp===null?Sp():vp.readyState===WebSocket.OPEN&&vp.send(JSON.stringify(e))})}function Sp(){window.clearTimeout(bp);let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/watch`);vp=e,e.onopen=()=>e.send(JSON.stringify(gp.peek())),e.onmessage=({data:t})=>{vp===e&&([fp.value,yp]=[!0,np],wp(JSON.parse(String(t))))},e.onclose=()=>{vp===e&&(fp.value=!1,bp=window.setTimeout(Sp,yp),yp=Math.min(yp*2,rp))}}function Cp(){Je(()=>{for(let e of[ip,ap,op,sp,cp,lp,dp])e.value=null;up.value=!1,mp.value=100})}function wp(e){Je(()=>{switch(up.value=e.is===`gone`,e.is){case`clock`:pp.value=e.now-Date.now();break;case`matches`:ip.value=e;break;case`match`:ap.value=e;break;case`plots`:op.value=e.plots;break;case`running`:sp.value=e;break;case`games`:cp.value=e;break;case`game`:lp.value=e;break;case`fault`:dp.value=e.detail}})}function Tp({game:e,color:t}){D(Ic,[]);let n=e.clocks[Gt(t)],r=e.thinks===t,i=r?Math.max(0,(Nc.value+pp.value-e.since)/1e3):0,a=n.left===null?[X(`watch-spent`,{time:Lc(n.spent+i)})]:[X(`watch-left`,{time:Lc(Math.max(0,n.left-i))}),...n.periods>0?[X(`watch-periods`,{count:n.periods})]:[],...n.stones>0?[X(`watch-stones`,{count:n.stones})]:[]];return Q(`span`,{class:r?`clock thinks`:`clock`,"data-test":`clock-${t}`,children:[a.join(X(`list-separator`)),r&&Q(`span`,{class:`sr-only`,children:X(`colon`)+X(`watch-thinks`)})]})}function Ep({children:e}){return Q(`p`,{class:`note`,role:`status`,children:e})}function Dp({test:e,labelledBy:t,label:n,titles:r,list:i=!1,tall:a=!1,children:o}){return Q(`div`,{class:a?`wide tall`:`wide`,tabIndex:0,role:`group`,...t===void 0?{"aria-label":n}:{"aria-labelledby":t},children:Q(`table`,{class:i?`list`:void 0,"data-test":e,children:[Q(`thead`,{children:Q(`tr`,{children:r.map(e=>Q(`th`,{scope:`col`,children:e},e))})}),Q(`tbody`,{children:o})]})})}function Op({count:e}){return e>0?Q(`p`,{class:`note`,children:X(`watch-left-out`,{count:e})}):null}function kp({of:e}){return Q(`b`,{class:`entrant ${e.toLowerCase()}`,children:e})}function Ap(e){return e===`A`?`B`:`A`}var jp=A(null),Mp=j(()=>lp.value?.steps.length??0),Np=j(()=>Math.min(jp.value??Mp.value,Mp.value)),Pp=j(()=>lp.value===null?``:`${lp.value.game} ${lp.value.match}`);M(()=>{Pp.value,jp.value=null});function Fp(e){let t=Math.max(0,Math.min(e,Mp.value));jp.value=t===Mp.value&&lp.value?.running!=null?null:t}var Ip=j(()=>{let e=lp.value;return e===null?[]:tp(e.rows,e.steps.slice(0,Np.value)).rows});function Lp(){let e=lp.value;if(D(()=>(addEventListener(`keydown`,Wp),()=>removeEventListener(`keydown`,Wp)),[]),e===null)return Q(Ep,{children:X(`watch-loading`)});let t=Np.value===0?null:e.steps[Np.value-1]?.move??null;return Q(`div`,{class:`seen-game`,children:[Q(`section`,{class:`card`,"aria-label":X(`watch-game`,{game:e.game}),children:[Q(zp,{game:e}),Q(`div`,{class:`seen-board`,role:`img`,"aria-label":X(`watch-position`,{number:Np.value,last:Mp.value}),"data-test":`seen-board`,"data-rows":Ip.value.join(`/`),children:Q(Vo,{size:e.size,columns:Co(Rp(e)),rows:Ip.value,last:t})}),Q(Bp,{}),Q(`p`,{class:`made`,"aria-live":`polite`,"data-test":`made`,children:Np.value===0?X(`watch-start`):Q(Vp,{of:e,number:Np.value})})]}),Q(`section`,{class:`card`,"aria-labelledby":`moves-title`,children:[Q(`h2`,{id:`moves-title`,children:X(`watch-steps`)}),Q(Up,{game:e})]})]})}function Rp({size:e,kind:t}){return{size:e,game:t}}function zp({game:e}){return Q(`div`,{class:`seen-head`,children:[Wt.map(t=>Q(`p`,{"data-test":`player-${t}`,children:[Q(`span`,{class:`dot ${t}`}),` `,Q(`span`,{class:`sr-only`,children:X(`color-${t}`)}),` `,Q(`b`,{children:e.players[Gt(t)]}),` `,e.running!==null&&Q(Tp,{game:e.running,color:t})]},t)),Q(`p`,{"data-test":`outcome`,children:e.ended===null?Q(`span`,{class:`live-sign`,children:X(`watch-live`)}):Q(x,{children:[Q(`b`,{children:e.ended.result}),` `,e.ended.reason,e.ended.remarks!==``&&Q(`span`,{class:`small-text`,children:[` `,e.ended.remarks]})]})})]})}function Bp(){let[e,t]=[Np.value,Mp.value];return Q(ru,{label:X(`watch-steps`),at:e,last:t,go:Fp,buttons:{first:X(`go-first`),back:X(`go-back`),on:X(`go-on`),last:X(`go-last`)},slider:X(`watch-moves`),valueText:X(`move-of`,{number:e,last:t}),children:Q(`span`,{class:`number`,"data-test":`step-number`,children:X(`move-of`,{number:e,last:t})})})}function Vp({of:e,number:t}){let n=e.steps[t-1];return n===void 0?null:Q(x,{children:Hp(e,n)})}function Hp(e,{color:t,move:n,takes:r}){let i=X(`watch-made`,{side:t,move:$(n,Rp(e))});return r.length===0?i:i+X(`list-separator`)+X(`watch-takes`,{count:r.length})}function Up({game:e}){let t=Ie(null),n=Np.value;return D(()=>{let e=t.current?.querySelector(`[aria-current]`);if(t.current!==null&&e!=null){let{offsetTop:n,offsetHeight:r}=e;t.current.scrollTop=n-t.current.offsetTop-(t.current.clientHeight-r)/2}},[n,e.game]),Q(`ol`,{class:`seen-moves`,ref:t,"data-test":`seen-moves`,tabIndex:0,children:e.steps.map((t,r)=>Q(`li`,{children:Q(`button`,{type:`button`,class:`small`,tabIndex:-1,"aria-current":r+1===n?`step`:void 0,onClick:()=>Fp(r+1),children:[Q(`span`,{class:`soft`,children:r+1}),Q(`span`,{class:`dot ${t.color}`}),Q(`span`,{class:`sr-only`,children:X(`color-${t.color}`)}),$(t.move,Rp(e)),t.takes.length>0&&Q(`span`,{class:`sr-only`,children:X(`watch-takes`,{count:t.takes.length})})]})},r))})}function Wp(e){let t=e.target instanceof HTMLElement?e.target:null;if(e.ctrlKey||e.metaKey||e.altKey||t?.closest(`input, select, dialog`)!=null)return;let n=(()=>{switch(e.key){case`[`:case`ArrowLeft`:return Np.value-1;case`]`:case`ArrowRight`:return Np.value+1;case`{`:case`Home`:return 0;case`}`:case`End`:return Mp.value;default:return null}})();n!==null&&(e.preventDefault(),Fp(n))}var Gp=[`A`,`B`];function Kp({of:e}){return Q(`section`,{class:`card`,"aria-labelledby":`results-title`,children:[Q(`h2`,{id:`results-title`,children:X(`watch-results`)}),Q(Dp,{test:`results`,labelledBy:`results-title`,titles:[`program`,`won`,`drawn`,`lost`,`share`].map(e=>X(`watch-${e}`)),children:[e.sides.map((e,t)=>Q(qp,{side:e,entrant:Gp[t]??`A`},t)),Q(`tr`,{"data-test":`black-won`,children:[Q(`th`,{scope:`row`,children:X(`watch-black-won`)}),Q(Jp,{tally:e.black}),Q(`td`,{})]})]}),Q(`p`,{class:`small-text`,"data-test":`points`,children:e.points}),e.final_scores!==null&&Q(`p`,{class:`small-text`,children:X(`watch-final-scores`,{games:e.final_scores.games,a:e.final_scores.agreeing[0],b:e.final_scores.agreeing[1]})})]})}function qp({side:e,entrant:t}){let[n,r]=e.by_color;return Q(x,{children:[Q(`tr`,{"data-test":`total-${t}`,children:[Q(`th`,{scope:`row`,children:Q(kp,{of:t})}),Q(Jp,{tally:e.total}),Q(`td`,{children:e.share})]}),Q(`tr`,{class:`part`,children:[Q(`th`,{scope:`row`,children:X(`watch-as-black`,{entrant:t})}),Q(Jp,{tally:n}),Q(`td`,{children:e.share_by_color[0]})]}),Q(`tr`,{class:`part`,children:[Q(`th`,{scope:`row`,children:X(`watch-as-white`,{entrant:t})}),Q(Jp,{tally:r}),Q(`td`,{children:e.share_by_color[1]})]})]})}function Jp({tally:e}){return Q(x,{children:[Q(`td`,{children:e.wins}),Q(`td`,{children:e.draws}),Q(`td`,{children:e.losses})]})}function Yp({of:e}){return e.ends.length===0?null:Q(`section`,{class:`card`,"aria-labelledby":`ends-title`,children:[Q(`h2`,{id:`ends-title`,children:X(`watch-ends`)}),Q(`table`,{"data-test":`ends`,children:[Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:X(`watch-reason`)}),Q(`th`,{scope:`col`,children:X(`watch-count`)}),Gp.map(e=>Q(`th`,{scope:`col`,children:X(`watch-lost-by`,{entrant:e})},e))]})}),Q(`tbody`,{children:e.ends.map(({reason:e,said:t,games:n,lost:r})=>Q(`tr`,{"data-test":`end-${e}`,children:[Q(`th`,{scope:`row`,children:t}),Q(`td`,{children:n}),Q(`td`,{children:r[0]}),Q(`td`,{children:r[1]})]},e))})]}),e.dead_stones!==null&&Q(`p`,{class:`small-text`,children:X(`watch-dead-stones`,{dead:e.dead_stones})}),Q(`p`,{class:`small-text`,children:X(`watch-duplicates`,{duplicates:e.duplicates})})]})}function Xp({of:e}){return Q(`section`,{class:`card`,"aria-labelledby":`time-title`,children:[Q(`h2`,{id:`time-title`,children:X(`watch-time`)}),Q(Dp,{test:`times`,labelledBy:`time-title`,titles:[`program`,`per-move`,`cpu-per-move`,`slowest`,`late`].map(e=>X(`watch-${e}`)),children:e.sides.map((e,t)=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Q(kp,{of:Gp[t]??`A`})}),Q(`td`,{children:Zp(e.per_move)}),Q(`td`,{children:Zp(e.cpu_per_move)}),Q(`td`,{children:Zp(e.slowest)}),Q(`td`,{children:e.late})]},t))})]})}function Zp(e){return e===null?`–`:X(`watch-seconds`,{seconds:e.toFixed(3)})}var Qp=matchMedia(`(prefers-color-scheme: dark)`),$p=A(Qp.matches);Qp.addEventListener(`change`,()=>$p.value=Qp.matches);function em(){let e=op.value;return e?.length===0?null:Q(`details`,{class:`card`,open:hp.value,onToggle:e=>hp.value=e.currentTarget.open,"data-test":`plots`,children:[Q(`summary`,{children:Q(`h2`,{children:X(`watch-plots`)})}),Q(`div`,{class:`plots`,children:(e??[]).map(({caption:e,svg:t})=>Q(`figure`,{children:[Q(`figcaption`,{children:e}),Q(`img`,{src:tm(t),alt:e,width:`640`,height:`260`})]},e))})]})}function tm(e){let t=W.theme.value,n=t===`dark`||t===`system`&&$p.value,r=`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" lang="${W.language.value}" `,i=e.replace(`<svg `,r).replace(`>`,`><style>${nm(n)}</style>`);return`data:image/svg+xml,${encodeURIComponent(i)}`}function nm(e){let[t,n,r,i,a,o]=e?[`#6cb2ee`,`#f0945a`,`#ecebe6`,`#b0aca2`,`#383a3f`,`#8a8780`]:[`#1f6fb4`,`#c4561a`,`#23221f`,`#5f5b52`,`#dcd7ca`,`#8c8677`];return`
    text { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif }
    .grid { stroke: ${a} } .axis { stroke: ${i} } .even { stroke: ${i}; stroke-dasharray: 4 4 }
    .tick { font-size: 12px; fill: ${i} } .label { font-size: 13px; fill: ${r} }
    .line { fill: none; stroke-width: 2 } .line.a { stroke: ${t} } .line.b { stroke: ${n} }
    .band.a { fill: ${t}; opacity: .15 }
    .bar.a, .dot.a { fill: ${t} } .bar.b, .dot.b { fill: ${n} } .bar.n { fill: ${o} }`}function rm({of:e}){let t=sp.value;return t===null||!t.playing?null:Q(`section`,{class:`card`,"aria-labelledby":`running-title`,children:[Q(`h2`,{id:`running-title`,children:X(`watch-running`)}),t.games.length===0&&Q(Ep,{children:X(`watch-running-none`)}),Q(`ul`,{class:`small-boards`,"data-test":`running`,children:t.games.map(t=>Q(`li`,{children:Q(im,{of:e,game:t})},t.game))}),Q(Op,{count:t.left_out})]})}function im({of:e,game:t}){let n={width:t.rows[0]?.length??0,height:t.rows.length},r=e=>e===`black`?t.black:Ap(t.black),i=t=>e.sides[r(t)===`A`?0:1].name;return Q(`a`,{class:`small-board`,href:Zf({match:e.name,game:t.game}),"data-test":`running-${t.game}`,"data-moves":t.moves,children:[Q(Vo,{size:n,columns:null,rows:t.rows,last:t.last}),Q(`span`,{class:`small-head`,children:[Q(`span`,{children:X(`watch-game`,{game:t.game})}),Q(`span`,{class:`number`,children:[Q(`span`,{class:`sr-only`,children:X(`watch-moves`)}),` `,t.moves]})]}),Wt.map(e=>Q(`span`,{class:t.thinks===e?`small-side thinks`:`small-side`,children:[Q(`span`,{class:`dot ${e}`}),Q(`span`,{class:`sr-only`,children:X(`color-${e}`)}),Q(kp,{of:r(e)}),Q(`span`,{class:`sr-only`,children:i(e)}),Q(Tp,{game:t,color:e})]},e))]})}function am(){let e=ap.value;return e===null?Q(Ep,{children:X(`watch-loading`)}):Q(x,{children:[Q(`section`,{class:`card standing`,"aria-label":X(`watch-match`),children:[Q(`p`,{class:`players`,"data-test":`players`,children:[Q(kp,{of:`A`}),` `,e.sides[0].name,` `,Q(`span`,{class:`small-text`,children:X(`watch-against`)}),` `,Q(kp,{of:`B`}),` `,e.sides[1].name]}),e.elo_said!==null&&Q(`p`,{class:`elo`,children:[Q(`span`,{class:`small-text`,children:X(`watch-elo`)}),` `,Q(`b`,{"data-test":`elo`,children:e.elo_said})]}),e.test!==null&&Q(`p`,{"data-test":`sprt`,children:e.test.said}),Q(`p`,{class:`small-text`,children:[Q(`span`,{"data-test":`conditions`,children:e.conditions}),` · `,Q(`span`,{"data-test":`played`,children:e.played})]}),Q(`progress`,{value:e.games,max:e.all,"aria-label":X(`watch-played`)})]}),Q(rm,{of:e}),e.games>0&&Q(`div`,{class:`sheets`,children:[Q(Kp,{of:e}),Q(Yp,{of:e}),Q(Xp,{of:e})]}),Q(em,{}),Q(sm,{of:e})]})}var om=[`game-column`,`result`,`winner`,`reason`,`moves`,`remarks`];function sm({of:e}){let t=cp.value;return t===null?null:Q(`section`,{class:`card`,"aria-labelledby":`games-title`,children:[Q(`h2`,{id:`games-title`,children:X(`watch-games`)}),t.all===0?Q(Ep,{children:X(`watch-games-none`)}):Q(x,{children:[Q(`p`,{class:`small-text`,children:X(`watch-shown-of`,{shown:t.lines.length,all:t.all})}),Q(Dp,{test:`games`,labelledBy:`games-title`,titles:om.map(e=>X(`watch-${e}`)),list:!0,tall:!0,children:t.lines.map(t=>Q(`tr`,{"data-test":`line-${t.game}`,children:[Q(`th`,{scope:`row`,children:Q(`a`,{href:Zf({match:e.name,game:t.game}),"aria-label":X(`watch-game`,{game:t.game}),"data-test":`game-${t.game}`,children:t.game})}),Q(`td`,{children:[Q(`span`,{class:`dot black`}),` `,Q(kp,{of:t.black}),` `,Q(`span`,{class:`dot white`}),` `,Q(kp,{of:Ap(t.black)}),` `,t.result]}),Q(`td`,{children:t.winner===null?`–`:Q(kp,{of:t.winner})}),Q(`td`,{children:t.reason}),Q(`td`,{class:`number`,children:t.moves}),Q(`td`,{class:`remarks`,children:t.remarks})]},t.game))}),t.lines.length<Math.min(t.all,1e3)&&Q(`button`,{type:`button`,"data-test":`more`,onClick:()=>mp.value=Math.min(mp.value+100,1e3),children:X(`watch-more`)})]})]})}function cm(){let e=Xf.value;return e===null?null:Q(`main`,{class:`watch`,"data-test":`watch`,children:[Q(`nav`,{class:`trail`,"aria-label":X(`watch-matches`),children:e.match===null?Q(`h2`,{children:X(`watch-matches`)}):Q(x,{children:[Q(`a`,{href:Zf({match:null,game:null}),"data-test":`to-list`,children:X(`watch-all`)}),Q(`span`,{"aria-hidden":`true`,children:`›`}),e.game===null?Q(`h2`,{children:e.match}):Q(x,{children:[Q(`a`,{href:Zf({match:e.match,game:null}),"data-test":`to-match`,children:e.match}),Q(`span`,{"aria-hidden":`true`,children:`›`}),Q(`h2`,{children:X(`watch-game`,{game:e.game})})]})]})}),!fp.value&&Q(`p`,{class:`notice warn`,role:`status`,"data-test":`not-heard`,children:X(`watch-cut`)}),dp.value!==null&&Q(`p`,{class:`notice warn`,role:`status`,"data-test":`fault`,children:X(`watch-fault`,{detail:dp.value})}),up.value&&Q(Ep,{children:X(`watch-gone`)}),!up.value&&(e.match===null?Q(lm,{}):e.game===null?Q(am,{}):Q(Lp,{}))]})}function lm(){let e=ip.value;return e===null?Q(Ep,{children:X(`watch-loading`)}):e.rows.length===0?Q(Ep,{children:X(`watch-none`)}):Q(`section`,{class:`card`,"aria-label":X(`watch-matches`),children:[Q(Dp,{test:`matches`,label:X(`watch-matches`),titles:[`match`,`program`,`conditions`,`played`,`now`].map(e=>X(`watch-${e}`)),list:!0,children:e.rows.map(e=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Q(`a`,{href:Zf({match:e.name,game:null}),"data-test":`match-${e.name}`,children:e.name})}),e.fault===null?Q(x,{children:[Q(`td`,{children:[e.players[0],` `,X(`watch-against`),` `,e.players[1]]}),Q(`td`,{children:e.conditions}),Q(`td`,{class:`number`,children:X(`watch-games-of`,{games:e.games,all:e.all})}),Q(`td`,{children:um(e)})]}):Q(`td`,{colSpan:4,class:`fault`,children:X(`watch-fault`,{detail:e.fault})})]},e.name))}),Q(Op,{count:e.left_out})]})}function um({games:e,all:t,running:n}){return n===null?X(e>=t?`watch-ended`:`watch-paused`):X(`watch-in-progress`,{count:n})}function dm(){return Xf.value===null?Et.value?Q(`a`,{class:`view-link`,href:Zf({match:null,game:null}),"data-test":`to-matches`,children:X(`watch-matches`)}):null:Q(`a`,{class:`view-link`,href:`#`,"data-test":`to-board`,children:X(`watch-board-view`)})}var fm=A([]);async function pm(){let e=await N({do:`remarks`,language:W.language.value},null);fm.value=e?.is===`remarks`?e.remarks:[]}function mm(){let e=I.value?.remarks??0,t=W.language.value;return D(()=>{fm.value=[],e>0&&pm()},[e,t]),fm.value.length===0?null:Q(`div`,{class:`notice`,"data-test":`remarks`,children:[Q(`ul`,{children:fm.value.map(e=>Q(`li`,{children:e},e))}),Q(`button`,{type:`button`,class:`quiet`,"data-test":`drop-remarks`,onClick:()=>fm.value=[],children:X(`kept-drop`)})]})}function hm({openNew:e,openSettings:t}){let n=Ie(null);return Q(`header`,{class:`top`,children:[Q(`h1`,{children:[Q(`img`,{src:`/icon.svg`,alt:``,width:`28`,height:`28`}),Q(`span`,{children:X(`title`)})]}),Q(`nav`,{"aria-label":X(`top-label`),children:[Q(dm,{}),Xf.value===null&&Q(x,{children:[Q(`button`,{type:`button`,class:`strong`,"data-test":`new-game`,onClick:e,children:X(`new-game`)}),Q(`button`,{type:`button`,"data-test":`open`,onClick:()=>n.current?.click(),children:X(`open`)}),Q(`input`,{ref:n,type:`file`,hidden:!0,accept:`.sgf,.gib,.ngf,.ugi,.ugf,.lib`,"data-test":`file`,onChange:e=>{gl(e.currentTarget.files?.[0]),e.currentTarget.value=``}}),Q(`button`,{type:`button`,"data-test":`save`,onClick:()=>void yl(),children:X(`save`)})]}),Q(`button`,{type:`button`,"data-test":`open-settings`,onClick:t,children:X(`settings`)})]})]})}function gm(){let e=Tt.value;return Q(`div`,{class:`notices`,role:`status`,"data-test":`link`,children:[e===`opening`&&Q(`p`,{class:`notice`,children:X(`link-opening`)}),e===`cut`&&Q(`p`,{class:`notice warn`,children:[X(`link-cut`),` `,Q(`button`,{type:`button`,onClick:zt,children:X(`link-again`)})]}),e===`elsewhere`&&Q(`p`,{class:`notice warn`,children:[X(`link-elsewhere`),` `,Q(`button`,{type:`button`,onClick:zt,children:X(`link-take-back`)})]}),e===`locked_out`&&Q(`p`,{class:`notice warn`,children:X(`link-locked-out`)}),e===`open`&&fl.value!==null&&Q(`p`,{class:`notice`,"data-test":`kept-record`,children:[X(`kept-record`),` `,Q(`button`,{type:`button`,"data-test":`open-kept`,onClick:()=>void qf(),children:X(`kept-open`)}),` `,Q(`button`,{type:`button`,class:`quiet`,"data-test":`drop-kept`,onClick:()=>fl.value=null,children:X(`kept-drop`)})]}),Q(mm,{})]})}var _m=A(null);function vm(){D(()=>(addEventListener(`keydown`,ym),()=>removeEventListener(`keydown`,ym)),[]);let e=()=>{_m.value=null},t=z.value;return Q(`div`,{class:Xf.value===null?An.value?`page projector`:`page`:`page watching`,"data-bar":Xn.value,style:{"--ratio":String(t===null?1:Us(t))},children:[Q(hm,{openNew:()=>_m.value=`new`,openSettings:()=>_m.value=`settings`}),Q(gm,{}),Xf.value===null?I.value===null?null:Q(x,{children:[Q(kf,{}),Q(`main`,{class:`table`,children:[Q(Vc,{color:`black`}),Q(Hs,{view:Ef()}),Q(Vc,{color:`white`}),Q(Hu,{})]}),Q(Of,{})]}):Q(cm,{}),An.value&&Xf.value===null&&Q(`button`,{type:`button`,class:`leave-projector`,"data-test":`leave-projector`,onClick:()=>An.value=!1,children:X(`projector-leave`)}),_m.value===`new`&&Q(Yl,{close:e}),_m.value===`settings`&&Q(Wu,{close:e}),oa.value!==null&&Q(Zl,{}),Q(jc,{})]})}function ym(e){let t=e.target instanceof HTMLElement&&e.target.closest(`input, select, textarea, dialog`)!==null;if(e.key===`Escape`&&!(e.target instanceof HTMLElement&&e.target.closest(`dialog`))&&(Ar(),An.value=An.value&&t),!(Xf.value!==null||t||e.ctrlKey||e.metaKey||e.altKey)){if(lr.value===`hand`)(e.key===`u`||e.key===`[`)&&Yi();else switch(e.key){case`[`:case`u`:return Xn.value===`play`?ma():pa(-1);case`]`:case`r`:return pa(1);case`{`:return fa(0);case`}`:return fa(I.value?.moves.length??0)}}}var bm=.06,xm=null,Sm=null;M(()=>{let e=I.value;if(e===null)return;let{number:t,tree:n}={number:e.state.move_number,tree:e.here.tree_rev},r=Sm!==null&&t===Sm.number+1&&n!==Sm.tree;Sm={tree:n,number:t},r&&W.sound.peek()&&e.state.last_move?.move!==`pass`&&Cm()});function Cm(){xm??=new AudioContext,xm.resume();let e=Math.round(bm*xm.sampleRate),t=xm.createBuffer(1,e,xm.sampleRate),n=t.getChannelData(0);for(let t=0;t<e;t++)n[t]=(2*Math.random()-1)*(1-t/e)**8;let r=new AudioBufferSourceNode(xm,{buffer:t});r.connect(new BiquadFilterNode(xm,{type:`bandpass`,frequency:1800,Q:1.2})).connect(xm.destination),r.start()}var wm={attached(e){Rn(),jl(),Tm(e)},told(e){sn(e),ms(e),Or(e),Al(e)}};async function Tm(e){e||(cn(),mr(),Vr(),ll()),await V({do:`show`}),e&&await sl(),e&&zf()||await Gf(),await qd()}addEventListener(`dragover`,e=>e.preventDefault()),addEventListener(`drop`,e=>{e.preventDefault(),Xf.value!==null&&(location.hash=``),gl(e.dataTransfer?.files[0])}),Rd(),Jd();var Em=document.getElementById(`page`);Em!==null&&ve(Q(vm,{}),Em),await Ld().catch(()=>!1)?(Qf(),xp(),Rt(wm)):Tt.value=`locked_out`;