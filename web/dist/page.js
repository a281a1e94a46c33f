var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function ee(e,t){if(t==null)return e.__&&ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:ee(e)}function te(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),ue(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||ee(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,pe(a,n,o),r.__=r.__e=null,n.__e!=i&&ne(n))}function ne(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ne(e)}function C(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(w)}function w(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&te(e)}finally{(a=r.length)&&(i||queueMicrotask)(w)}}function re(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=ie(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=ue(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&he(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=ae(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function ie(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=oe(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=ee(s)),ge(s,s));return r}function ae(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=ae(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ee(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function oe(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function se(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function ce(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||se(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||se(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=le(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function le(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function ue(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,te,ne,C,w,ie,ae,oe,se,ce,le,ue,pe,he,ve=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=de(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof ve==`function`){g=s.length;try{if(C=n.props,w=(f=ve.prototype)&&f.render,ie=(f=ve.contextType)&&i[f.__c],ae=f?ie?ie.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(w?n.__c=y=new ve(C,ae):(n.__c=y=new S(C,ae),y.constructor=ve,y.render=_e),ie&&ie.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),w&&(y.__s||(y.__s=y.state),ve.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,ve.getDerivedStateFromProps(C,y.__s)))),b=y.props,te=y.state,y.__v=n,r.__c){if(C!==b&&w&&!ve.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(C,ae),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(C,y.__s,ae)){n.__v!=r.__v&&(y.props=C,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=ee(r);break n}y.componentWillUpdate&&y.componentWillUpdate(C,y.__s,ae),w&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,te,ne)})}else w&&!ve.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),w&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=ae,y.props=C,y.__P=t,y.__g&=-5,oe=e.__r,se=w?25:0;do y.__g&=-9,oe&&oe(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++se<25);w&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),w&&r.__c&&y.getSnapshotBeforeUpdate&&(ne=y.getSnapshotBeforeUpdate(b,te)),ce=f&&f.type===x&&f.key==null?f.props.children:f,C.__P&&(f=c,a=(t=C.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&ge(e,e)}),r.__k=null),c=r.__k?ee(r,0):null),c=re(t,h(ce)?ce:[ce],n,r,i,a,o,s,c,l,u),C.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(pe=o.indexOf(c||void 0))||(pe=o.length);(he=o[pe-1])&&he.nodeType==8;)pe--;for(;pe<o.length;pe++)if(he=o[pe]){if(o[pe]=null,le){if(he==ue)break}else{if(he.nodeType!=8)break;he.data.startsWith(`$s`)&&(ue=de(le=he))}}}if(!le){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;le=c}(f=de(le=n.__c.__z||(n.__c.__z=le)))?(n.__e=le,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||fe(n),e.__e(t,n,r)}}else c=n.__e=me(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function de(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function fe(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(fe))}function pe(t,n,r){for(var i=0;i<r.length;)he(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function me(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,te,ne=r.props||f,C=n.props,w=n.type;if(w==`svg`?a=`http://www.w3.org/2000/svg`:w==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(w?b.localName==w:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(te=u.ownerDocument||document,!w)return te.createTextNode(C);t=te.createElementNS(a,w,C.is?C:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(w){if(u=w==`template`&&t.content||t,o=w==`textarea`&&C.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(ne={},d=0;d<t.attributes.length;d++)ne[(b=t.attributes[d]).name]=b.value;for(d in ne)b=ne[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in C||d==`value`&&`defaultValue`in C||d==`checked`&&`defaultChecked`in C||ce(t,d,null,b,a);for(d in C)b=C[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||ne[d]===b||ce(t,d,b,ne[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(w==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(w))&&(a=`http://www.w3.org/1999/xhtml`),re(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&ee(r,0),c,l),o&&o.some(v)),c&&w!=`textarea`||(d=`value`,w==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(w!=`progress`||x)||ce(t,d,x,ne[d],a),d=`checked`,S!=null&&S!=t[d]&&ce(t,d,S,ne[d],a))}else ne===C||c&&t.data==C||(t.data=C);return t}function he(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function ge(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||he(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&ge(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=de(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function _e(e,t,n){return this.constructor(e,n)}function ve(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],ue(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),pe(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),C(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),C(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var ye,T,be,xe,Se=Object.is,Ce=0,we=[],Te=[],E=e,Ee=E.__b,De=E.__r,Oe=E.diffed,ke=E.__c,Ae=E.unmount,je=E.__;function Me(e,t){E.__h&&E.__h(T,e,Ce||t),Ce=0;var n=T.__H||(T.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ne(e){return Ce=1,Pe(Ke,e)}function Pe(e,t,n){var r=Me(ye++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Ke(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);Se(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=T,!T.__f)){T.__f=!0;var i=T.shouldComponentUpdate;T.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,Se(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function Fe(e,t){var n=Me(ye++,3);!E.__s&&Ge(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,T.__H.__h.push(n))}function Ie(e,t){var n=Me(ye++,4);!E.__s&&Ge(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,T.__h.push(n))}function Le(e){return Ce=5,Re(function(){return{current:e}},[])}function Re(e,t){var n=Me(ye++,7);return Ge(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ze(){var e;do{for(;e=Te.shift();)try{Ue(e)}catch(t){E.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=we.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ue),t.__h.some(We),t.__h=[]}catch(n){t.__h=[],E.__e(n,e.__v)}}}while(Te.length)}E.__b=function(e){T=null,Ee&&Ee(e)},E.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),je&&je(e,t)},E.__r=function(e){De&&De(e),ye=0;var t=(T=e.__c).__H;t&&(be==T?T.__h=[]:(t.__h.some(Ue),t.__h.some(We),ye=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),be=T},E.diffed=function(e){Oe&&Oe(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&He(we.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),be=T=null},E.__c=function(e,t){t.some(function(e){try{e.__h.some(Ue),e.__h=e.__h.filter(function(e){return!e.__||We(e)})}catch(t){e.__h=[function(){throw t}]}}),ke&&ke(e,t)},E.unmount=function(e){Ae&&Ae(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,He(Te.push(r))}else Ue(r)}catch(e){t=e}}),r.__H=void 0,t&&E.__e(t,r.__v))};var Be=typeof requestAnimationFrame==`function`;function Ve(e){var t,n=function(){clearTimeout(r),Be&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Be&&(t=requestAnimationFrame(n))}function He(e){e!=1&&xe==E.requestAnimationFrame||((xe=E.requestAnimationFrame)||Ve)(ze)}function Ue(e){var t=T,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),T=t}function We(e){var t=T;e.__c=e.__(),T=t}function Ge(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!Se(t,e[n])})}function Ke(e,t){return typeof t==`function`?t(e):t}var qe=Symbol.for(`preact-signals`);function Je(){if(Qe>1)Qe--;else{var e,t=!1;for((function(){var e=nt;for(nt=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Ze!==void 0;){var n=Ze;for(Ze=void 0,$e++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&at(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if($e=0,Qe--,t)throw e}}function D(e){if(Qe>0)return e();tt=++et,Qe++;try{return e()}finally{Je()}}var Ye,O=void 0;function Xe(e){var t=O,n=Ye;O=void 0,Ye=void 0;try{return e()}finally{O=t,Ye=n}}var Ze=void 0,Qe=0,$e=0,et=0,tt=0,nt=void 0,rt=0;function it(e){if(O!==void 0){var t=e.n;if(t===void 0||t.t!==O)return t={i:0,S:e,p:O.s,n:void 0,t:O,e:void 0,x:void 0,r:t},O.s!==void 0&&(O.s.n=t),O.s=t,e.n=t,32&O.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=O.s,t.n=void 0,O.s.n=t,O.s=t),t}}function k(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}k.prototype.brand=qe,k.prototype.h=function(){return!0},k.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Xe(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},k.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Xe(function(){var e;(e=t.Z)==null||e.call(t)}))}},k.prototype.subscribe=function(e){var t=this;return M(function(){var n=t.value;Xe(function(){return e(n)})},{name:`sub`})},k.prototype.valueOf=function(){return this.value},k.prototype.toString=function(){return this.value+``},k.prototype.toJSON=function(){return this.value},k.prototype.peek=function(){var e=this;return Xe(function(){return e.value})},Object.defineProperty(k.prototype,"value",{get:function(){var e=it(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if($e>100)throw Error(`Cycle detected`);(function(e){Qe!==0&&$e===0&&e.l!==tt&&(e.l=tt,nt={S:e,v:e.v,i:e.i,o:nt})})(this),this.v=e,this.i++,rt++,Qe++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Je()}}}});function A(e,t){return new k(e,t)}function at(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ot(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function st(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function ct(e,t){k.call(this,void 0,t),this.x=e,this.s=void 0,this.g=rt-1,this.f=4}ct.prototype=new k,ct.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===rt))return!0;if(this.g=rt,this.f|=1,this.i>0&&!at(this))return this.f&=-2,!0;var e=O;try{ot(this),O=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return O=e,st(this),this.f&=-2,!0},ct.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}k.prototype.S.call(this,e)},ct.prototype.U=function(e){if(this.t!==void 0&&(k.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},ct.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(ct.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=it(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function j(e,t){return new ct(e,t)}function lt(e){var t=e.j;if(e.j=void 0,typeof t==`function`){Qe++;var n=O;O=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,ut(e),t}finally{O=n,Je()}}}function ut(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,lt(e)}function dt(e){if(O!==this)throw Error(`Out-of-order effect`);st(this),O=e,this.f&=-2;try{8&this.f&&ut(this)}finally{Je()}}function ft(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ye&&Ye.push(this)}ft.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},ft.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,lt(this),ot(this),Qe++;var e=O;return O=this,dt.bind(this,e)},ft.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ze,Ze=this)},ft.prototype.d=function(){this.f|=8,1&this.f||ut(this)},ft.prototype.dispose=function(){this.d()};function M(e,t){var n=new ft(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var pt,mt,ht=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,gt=[];M(function(){pt=this.N})();function _t(t,n){e[t]=n.bind(null,e[t]||function(){})}function vt(e){if(mt){var t=mt;mt=void 0,t()}mt=e&&e.S()}function yt(e){var t=this,r=e.data,i=xt(r);i.name=`ReactiveDom`,i.value=r;var a=Re(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=j(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=j(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=M(function(){if(this.N=wt,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}yt.displayName=`ReactiveTextNode`,Object.defineProperties(k.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:yt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),_t(`__b`,function(e,t){if(vt(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof k&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),_t(`__r`,function(e,t){if(e(t),t.type!==x){vt();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return M(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;ht&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),vt(n)}}),_t(`__e`,function(e,t,n,r){vt(),e(t,n,r)}),_t(`diffed`,function(e,t){vt();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=bt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function bt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=A(n);return{o:function(e,t){a.value=e,r=t},d:M(function(){this.N=wt;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}_t(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),_t(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function xt(e,t){return Re(function(){return A(e,t)},[])}var St=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Ct(){D(function(){for(var e;e=gt.shift();)pt.call(e)})}function wt(){gt.push(this)===1&&(e.requestAnimationFrame||St)(Ct)}var Tt=A(`opening`),Et=A(!1),Dt=`liangyi-tab`,Ot=4001,kt=250,At=8e3,jt=null,Mt=null,Nt=!1,Pt=1,Ft=kt,It,Lt=new Map;function Rt(e){Mt=e,Bt()}function zt(){window.clearTimeout(It),Bt()}function N(e,t){if(jt===null||!Nt)return Promise.resolve(null);let n=Pt++;return jt.send(JSON.stringify({id:n,rev:t,...e})),new Promise(e=>Lt.set(n,e))}function Bt(){let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/tab`);jt?.close(),jt=e,Nt=!1,e.onopen=()=>e.send(JSON.stringify({tab:sessionStorage.getItem(Dt)})),e.onmessage=({data:t})=>{jt===e&&Vt(String(t))},e.onclose=({code:t})=>{jt===e&&Ut(t)}}function Vt(e){let t=JSON.parse(e);if(Ht(t)){sessionStorage.setItem(Dt,t.tab),Nt=!0,Et.value=t.matches,Ft=kt,Tt.value=`open`,Mt?.attached(t.found);return}let n=t;Mt?.told(n),n.re!==null&&(Lt.get(n.re)?.(n),Lt.delete(n.re))}function Ht(e){return typeof e==`object`&&!!e&&`tab`in e&&`found`in e}function Ut(e){jt=null,Nt=!1,Lt.forEach(e=>e(null)),Lt.clear(),e===Ot?Tt.value=`elsewhere`:(Tt.value=`cut`,It=window.setTimeout(Bt,Ft),Ft=Math.min(Ft*2,At))}var Wt=[`black`,`white`];function Gt(e){return e===`black`?0:1}function Kt(e){return e===`black`?`white`:`black`}function qt(e){return e===`black`?`X`:`O`}function Jt(e){return e===`X`?`black`:e===`O`?`white`:null}function Yt(e,t){let{x:n,y:r}=P(t,{height:e.length});return e[r]?.charAt(n)??``}var Xt=`ABCDEFGHJKLMNOPQRSTUVWXYZ`,Zt=`ABCDEFGHIJKLMNOPQRSTUVWXYZ`;function Qt({x:e,y:t},{height:n}){return`${Xt.charAt(e)}${n-t}`}function P(e,{height:t}){return{x:Xt.indexOf(e.charAt(0).toUpperCase()),y:t-Number(e.slice(1))}}function F(e){return e!==`pass`&&e!==`virtual`}function $t({size:e,game:t},n){switch(n){case`own`:return[...t===`line_game`?Zt:Xt];case`without-i`:return[...Xt];case`with-i`:return[...Zt];case`numbers`:return Array.from({length:e.width},(e,t)=>String(t+1));case`none`:return null}}function en({width:e,height:t}){return Math.min(.38,.09+.022*Math.max(e,t))}function tn(e,t,n){let{x:r}=P(e,t.size),i=e.slice(1);return n===`numbers`?`X${r+1}Y${i}`:(($t(t,n)??Xt)[r]??``)+i}function nn({width:e,height:t}){let n=e=>{let t=e>=13?3:e>=7?2:null;return{edge:t,middle:e%2==1?(e-1)/2:null,far:t===null?null:e-1-t}},[r,i]=[n(e),n(t)],a=[],o=(e,t)=>{e!==null&&t!==null&&a.push({x:e,y:t})};for(let e of[r.edge,r.far])o(e,i.edge),o(e,i.far),o(e,t>=15?i.middle:null);for(let t of[i.edge,i.far])o(e>=15?r.middle:null,t);return o(r.middle,e>=5&&t>=5?i.middle:null),a}var I=A(null),L=A(0),R=A(null),rn=A(null),z=j(()=>I.value?.state??null),B=j(()=>rn.value??z.value?.to_move??`black`);function an(e){return I.value?.seats[Gt(e)].by===`person`}function on(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;t===null||e.rev<L.value||(e.is===`refused`?R.value=e.why:(e.rev!==L.value||e.re!==null)&&(R.value=null),e.rev!==L.value&&(cn.value=null,rn.value=null),L.value=e.rev,I.value=t)}function sn(){L.value=0,cn.value=null,rn.value=null}function V(e){return N(e,L.value)}var cn=A(null);async function ln(e){let t=cn.value;if(t?.rev===L.value&&t.color===e)return t.illegal;let n=L.value,r=await V({do:`reasons`,color:e});return r?.is!==`reasons`||L.value!==n?[]:(cn.value={rev:n,color:e,illegal:r.illegal},r.illegal)}var un=j(()=>{let e=z.value;if(e===null)return new Map;let t=cn.value,n=B.value===e.to_move?e.illegal:t?.color===B.value?t.illegal:[];return new Map(n.map(e=>[e.move,e]))});function dn(e){let t=z.value?.to_move;rn.value=e===t?null:e,e!==t&&ln(e)}var fn=[`play`,`count`,`review`,`rules`];function pn(e,t){if(t.is===`show`)return{panel:t.panel,count:t.count??e.count};if(e.panel===`review`||e.panel===`rules`&&t.isLesson)return e;switch(t.is){case`stopped`:return{panel:`count`,count:`agree`};case`agreed`:return{panel:`count`,count:`steps`};case`resumed`:return{...e,panel:`play`}}}var mn=`liangyi-panel`,hn=A({panel:yn(sessionStorage.getItem(mn))??`play`,count:`steps`}),H=j(()=>hn.value.panel),gn=j(()=>hn.value.count);function _n(e){hn.value=pn(hn.peek(),e)}function vn(e,t){_n({is:`show`,panel:e,...t===void 0?{}:{count:t}})}function yn(e){return fn.find(t=>t===e)}M(()=>sessionStorage.setItem(mn,H.value)),M(()=>{H.value,gn.value,R.value=null});var U=j(()=>{let e=I.value?.agreement;return e!=null&&!e.agreed&&e.disputed_by===null}),bn={agreeing:!1,agreed:!1};M(()=>{let e={agreeing:U.value,agreed:I.value?.agreement?.agreed===!0},t=I.value?.lesson!=null;e.agreeing&&!bn.agreeing?_n({is:`stopped`,isLesson:t}):bn.agreeing&&e.agreed&&!bn.agreed?_n({is:`agreed`,isLesson:t}):bn.agreeing&&!e.agreeing&&!e.agreed&&_n({is:`resumed`,isLesson:t}),bn=e});var xn=[`en`,`zh-Hans`,`zh-Hant`],Sn=[`system`,`light`,`dark`],Cn=[`own`,`without-i`,`with-i`,`numbers`,`none`],wn=[`loss`,`lead`,`winrate`],Tn=[`50`,`200`,`800`,`3200`,`12800`],En=[`none`,`last`,`all`,`variation`],Dn=`liangyi-settings`,On=jn(),W={language:Mn(`language`,xn,Pn()),theme:Mn(`theme`,Sn,`system`),coordinates:Mn(`coordinates`,Cn,`own`),hintsLocked:Nn(`hintsLocked`),confirmMoves:Nn(`confirmMoves`),engineShown:Nn(`engineShown`),ownershipShown:Nn(`ownershipShown`),nextShown:Nn(`nextShown`),lossesShown:Nn(`lossesShown`,!0),measure:Mn(`measure`,wn,`loss`),visits:Mn(`visits`,Tn,`200`),numbered:Mn(`numbered`,En,`none`)},kn=A(!1);M(()=>{let e=Object.entries(W).map(([e,{value:t}])=>[e,t]);An(Dn,JSON.stringify(Object.fromEntries(e)))}),M(()=>{let e=W.theme.value;e===`system`?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e});function An(e,t){try{return localStorage.setItem(e,t),!0}catch{return!1}}function jn(){try{let e=JSON.parse(localStorage.getItem(Dn)??`{}`);return typeof e==`object`&&e?{...e}:{}}catch{return{}}}function Mn(e,t,n){return A(t.find(t=>t===On[e])??n)}function Nn(e,t=!1){return A(typeof On[e]==`boolean`?On[e]:t)}function Pn(){let e=navigator.language.toLowerCase();return e.startsWith(`zh`)?/hant|tw|hk|mo/.test(e)?`zh-Hant`:`zh-Hans`:`en`}var Fn=A([]),In=A({all:1,without_network:1});async function Ln(){let e=await N({do:`rulesets`},null);e?.is===`rulesets`&&(Fn.value=e.rows,In.value=e.levels)}var Rn=A(new Map),zn=new Set;function Bn(e){let t=W.language.value,n=`${t} ${e}`,r=Rn.value.get(n);return r===void 0&&!zn.has(n)&&(zn.add(n),Vn(n,e,t)),r??null}async function Vn(e,t,n){let r=await N({do:`explain`,ruleset:t,language:n},null);r?.is===`explained`?Rn.value=new Map(Rn.value).set(e,r):r===null&&zn.delete(e)}var Hn=A([]),Un=null;async function Wn(){let e=W.language.value;if(Un===e)return;Un=e;let t=await N({do:`lessons`,language:e},null);t?.is===`lessons`?Hn.value=t.lessons:Un=null}var Gn=j(()=>Hn.value.find(({name:e})=>e===I.value?.lesson)??null),Kn=null;async function qn(e){Kn=W.language.value,vn(`rules`),await V({do:`open_lesson`,name:e,language:Kn})}M(()=>{let e=W.language.value,t=I.peek();t?.lesson!=null&&Kn!==null&&Kn!==e&&L.peek()>0&&(Kn=e,Jn(t.lesson,e,t.here.on_main_line?t.state.move_number:0))});async function Jn(e,t,n){(await V({do:`open_lesson`,name:e,language:t}))?.is===`game`&&n>0&&await V({do:`goto`,move_number:n})}function Yn(e){let t=new Map,n=[],r=0;for(let i of e){let e=i.parent===null?null:t.get(i.parent)??null,a={node:i,parent:e,children:[],column:e===null?0:e.column+1,row:0};e?.children.push(a),t.set(i.id,a),n.push(a),r=Math.max(r,a.column+1)}return{all:n,byId:t,columns:r,rows:n[0]===void 0?0:Xn(n[0],r)}}function Xn(e,t){let n=new Int32Array(t).fill(-1),r=[e],i=0;for(let e=r.pop();e!==void 0;e=r.pop()){let t=Zn(e),a=Math.max(0,e.column-1),o=a+t.length+(e.column===0?0:1),s=n.subarray(a,o).reduce((e,t)=>Math.max(e,t),-1)+1;n.fill(s,a,o);for(let e of t){e.row=s;for(let t=e.children.length-1;t>0;t--){let n=e.children[t];n!==void 0&&r.push(n)}}i=Math.max(i,s+1)}return i}function Zn(e){let t=[e];for(let n=e.children[0];n!==void 0;n=n.children[0])t.push(n);return t}function Qn(e){let t=[];for(let n=e;n!==null;n=n.parent)t.push(n);return t.reverse()}function $n(e){return Qn(e).every(e=>e.parent===null||e.parent.children[0]===e)}function er(e){let t=[e],n=0;for(let e=t.pop();e!==void 0;e=t.pop())n++,t.push(...e.children);return n}var G=A(null),tr=null;function nr(){return tr??=rr().finally(()=>tr=null),tr}async function rr(){let e=G.value?.rev===I.value?.here.tree_rev;for(;!e;){let t=await V({do:`tree`});if(t?.is!==`tree`)return;G.value={rev:t.tree_rev,...Yn(t.nodes)},e=t.tree_rev>=(I.value?.here.tree_rev??0)}}M(()=>{H.value===`review`&&G.value?.rev!==I.value?.here.tree_rev&&nr()});function ir(){G.value=null,ar.value=null}var ar=A(null),or=j(()=>ar.value??I.value?.here.id??0),sr=j(()=>G.value?.byId.get(or.value)??null);async function cr(e){let t=ar.value!==null;if(e===or.value||(ar.value=e,t))return;let n=e;for(;n!==null;){let e=await N({do:`goto_node`,node:n},null);n=e?.is!==`game`||ar.value===n||ar.value===e.here.id?null:ar.value}ar.value=null}var K=A([]);M(()=>{let[e,t]=[G.value,I.value?.here],n=t===void 0?void 0:e?.byId.get(t.id);if(e==null||t===void 0||n===void 0){K.value=[];return}let r=K.peek().map(({node:t})=>e.byId.get(t.id)),i=r.indexOf(n);if(i>=0&&r.every(lr)&&(r[i+1]?.node.id??null)===t.next_on_line){K.value=r;return}let a=Qn(n),o=t.next_on_line===null?void 0:e.byId.get(t.next_on_line);K.value=o===void 0?a:[...a,...Zn(o)]});function lr(e){return e!==void 0}var ur=j(()=>{let e=or.value;return K.value.findIndex(({node:t})=>t.id===e)});function dr(e){return Qn(e).flatMap(e=>e.parent===null?[]:[e.parent.children.indexOf(e)])}async function fr(e){await nr();let t=G.value?.all[0];for(let n of e)t=t?.children[n]??t;return t?.node.id??null}async function pr(e){let t=await fr(e);t!==null&&await cr(t)}var q=A(null),mr=A(null),hr=j(()=>mr.value??I.value?.here.analysis??null),gr=A(new Map);M(()=>{let e=G.value?.all??[];gr.value=new Map(e.flatMap(({node:e})=>e.value===null?[]:[[e.id,e.value]]))});function _r(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;if(t!==null)D(()=>{q.value=t.analysing,mr.value=null});else if(e.is===`analysed`){let{node:t,analysis:n,run:r}=e,{winrate:i,lead:a,visits:o,stopped:s}=n;D(()=>{q.value=r,mr.value=t===I.value?.here.id?n:mr.value;let e={winrate:i,lead:a,visits:o,stopped:s?.lead??null};gr.value=new Map(gr.value).set(t,e)})}}async function vr(e){W.engineShown.value=!0,await N({do:`analyse`,scope:e,visits:Number(W.visits.value)},null)}function yr(){q.value!==null&&N({do:`stop_analysis`},null)}var br=j(()=>W.engineShown.value&&!W.hintsLocked.value),xr=j(()=>z.value?.game===`line_game`&&W.measure.value===`lead`?`winrate`:W.measure.value),Sr=A(null);M(()=>{let e=I.value?.here.id;Sr.peek()?.node!==e&&(Sr.value=null)});var Cr=A(null),[wr,Tr]=[100,2e3],Er=j(()=>`${G.value?.rev} ${K.value.at(-1)?.node.id}`),Dr,Or=0;M(()=>{if(Er.value,gr.value,q.value,H.value===`review`&&G.value!==null&&Dr===void 0){let e=q.value===null?wr:Math.max(wr,Or+Tr-Date.now());Dr=window.setTimeout(()=>void kr(),e)}});async function kr(){[Dr,Or]=[void 0,Date.now()];let e=await N({do:`review`},null);e?.is===`review`&&(Cr.value=e)}var Ar=j(()=>new Map(Cr.value?.moves.map(e=>[e.node,e])??[]));function jr(){D(()=>{[q.value,mr.value,Cr.value,Sr.value]=[null,null,null,null]})}var Mr=[.5,1.5,3,6,12],Nr=j(()=>z.value?.game!==`line_game`),Pr=j(()=>I.value?.unit===`zi`?2:1);function Fr({points:e,winrate:t}){return e===null||!Nr.value?10*t:Pr.value*e}function Ir(e){return Mr.filter(t=>Fr(e)>t).length}var Lr=5,Rr=j(()=>Wt.map(e=>({side:e,moves:(Cr.value?.moves.filter(t=>t.color===e&&Fr(t)>0)??[]).sort((e,t)=>Fr(t)-Fr(e)).slice(0,Lr)}))),zr=2,Br=[...Wt,`both`],Vr={of:``,side:`both`,at:null,solved:[],shown:[]},Hr=`liangyi-learning`,Ur=A(Wr());M(()=>sessionStorage.setItem(Hr,JSON.stringify(Ur.value)));function Wr(){try{return JSON.parse(sessionStorage.getItem(Hr)??`null`)}catch{return null}}var Gr=j(()=>K.value.map(({node:e})=>e.move??``).join(` `));M(()=>{K.value.length>0&&Ur.peek()!==null&&Ur.peek()?.of!==Gr.value&&(Ur.value=null)});var J=j(()=>W.hintsLocked.value||G.value===null?null:Ur.value),Kr=j(()=>{let e=J.value?.side;return(Cr.value?.moves??[]).flatMap(t=>{let n=G.value?.byId.get(t.node)?.parent?.node.id;return t.better!==null&&Fr(t)>=zr&&(e===`both`||e===t.color)&&n!==void 0?[{...t,before:n}]:[]})}),qr=j(()=>Kr.value.filter(({node:e})=>J.value?.solved.includes(e)).length),Jr=j(()=>Kr.value.find(({node:e})=>e===J.value?.at)??null),Yr=j(()=>H.value===`review`&&Jr.value!==null&&Jr.value.before===I.value?.here.id?Jr.value:null),Xr=A(null);async function Zr(){if(scrollTo(0,0),!K.value.every(({node:e})=>e.move===null&&!e.sets_up&&e.parent!==null||(gr.value.get(e.id)?.visits??0)>0)&&(await N({do:`analyse`,scope:`line`,visits:Number(W.visits.value)},null))?.is!==`game`)return;let e=Wt.filter(an),t=e.length===1&&e[0]!==void 0?e[0]:`both`;Ur.value={...Vr,of:Gr.value,side:t}}var Qr=!1;M(()=>{J.value?.at===null&&q.value===null&&!Qr&&K.value.length>0&&H.value===`review`&&(Qr=!0,kr().then(()=>{Qr=!1,J.peek()?.at===null&&ni()}))});function $r(e){Ur.value!==null&&(Ur.value={...Ur.value,...e})}function ei(e){$r({side:e,at:0}),ni()}function ti(e){D(()=>{si(),$r({at:e?.node??0})}),e!==null&&(scrollTo(0,0),cr(e.before))}function ni(){let{at:e,solved:t,shown:n}=J.value??Vr,r=({node:r})=>r!==e&&!t.includes(r)&&!n.includes(r),i=Kr.value,a=i.findIndex(({node:t})=>t===e);ti(i.slice(a+1).find(r)??i.find(r)??null)}function ri(){$r({at:0,shown:[]}),ni()}function ii(e,t){let n=Fr(e);return e.move===t.better||n<zr&&2*n<=Fr(t)}async function ai(e){let t=Yr.value;if(t===null||Xr.value?.is===`searching`)return;si(),Xr.value={is:`searching`,move:e};let n=await N({do:`try`,node:t.before,move:e},null);if(Xr.value?.is!==`searching`||Yr.value?.node!==t.node)return;if(n?.is!==`tried`){Xr.value=null;return}let r=ii(n,t),{solved:i,shown:a}=J.value??Vr;D(()=>{Xr.value={is:`judged`,tried:n,isGood:r},Sr.value={node:t.before,moves:[n.move,...n.line]},r&&!i.includes(t.node)&&!a.includes(t.node)&&$r({solved:[...i,t.node]})})}function oi(){let[e,t]=[Yr.value,I.value?.here.analysis?.moves[0]];if(e===null||t===void 0)return;let{solved:n,shown:r}=J.value??Vr,i=!n.includes(e.node)&&!r.includes(e.node);D(()=>{Xr.value={is:`shown`},Sr.value={node:e.before,moves:t.pv},$r(i?{shown:[...r,e.node]}:{})})}function si(){D(()=>{[Xr.value,Sr.value,R.value]=[null,null,null]})}function ci(){si(),Ur.value=null}function li(){Xr.value?.is===`searching`?N({do:`stop`},null):(J.value?.at===null&&q.value!==null&&N({do:`stop_analysis`},null),ci())}var ui=j(()=>{if(H.value===`review`)return J.value===null?`review`:`learn`;if(H.value===`rules`&&Gn.value!==null)return`lesson`;if(H.value===`count`&&z.value?.game===`go`)switch(gn.value){case`steps`:return`count`;case`hand`:case`rulesets`:return gn.value;case`agree`:return I.value?.agreement?.agreed||U.value?`agree`:`play`}return U.value?`agree`:`play`}),Y=A(null),di=A(null),fi=A(null),pi=j(()=>di.value??fi.value),mi=A(!1),hi=A(null),gi=j(()=>{let e=I.value;return e===null||e.resigned!==null?!1:e.agreement===null?!e.state.over:e.agreement.disputed_by!==null}),_i=j(()=>H.value===`review`?U.value?`look`:`play`:H.value===`count`&&gn.value!==`agree`?gn.value===`hand`?`hand`:`look`:U.value?`mark`:`play`),vi=-1;M(()=>{L.value!==vi&&(vi=L.value,D(()=>{Y.value=null,hi.value=null,fi.value=null}))});var yi=j(()=>H.value===`review`&&Y.value===null),bi=`ABCDEFGHIJ`,xi=j(()=>{let e=yi.value&&br.value&&J.value===null?hr.value?.moves??[]:[],t=z.value?.to_move??`black`;return e.slice(0,10).map((n,r)=>{let i=Si(e[0]??n,n,t);return{...n,letter:bi.charAt(r),cost:i}})});function Si(e,t,n){let[r,i]=[ji(t.lead,n),ji(e.lead,n)];return{points:r===null||i===null?null:i-r,winrate:Ai(e.winrate,n)-Ai(t.winrate,n)}}var Ci=A(null),wi=A(10),Ti=j(()=>{let e=Ci.value??hi.value??(mi.value?di.value:null);return e===null?null:xi.value.find(({move:t})=>t===e)??null}),Ei=j(()=>yi.value&&(br.value||J.value!==null)&&Sr.value?.node===I.value?.here.id?Sr.value?.moves??null:null),Di=j(()=>Ti.value?.pv??Ei.value??[]),Oi=j(()=>{let e=z.value;if(e===null)return[];let t=e.to_move;return Di.value.slice(0,wi.value).map((e,n)=>({at:e,color:n%2==0?t:Kt(t),number:n+1})).filter(({at:e})=>F(e))});function ki(e){if(Oi.value.length===0)return!1;let t=Math.max(1,Di.value.length);return wi.value=Math.min(t,Math.max(1,Math.min(wi.value,t)+e)),!0}function Ai(e,t){return t===`black`?e:1-e}function ji(e,t){return e===null||t===`black`?e:-e}var Mi=10,Ni=j(()=>{let e=z.value?.move_number??0;switch(W.numbered.value){case`none`:return null;case`all`:return 0;case`last`:return Math.max(0,e-Mi);case`variation`:{let e=sr.value===null?void 0:Qn(sr.value).find(e=>!$n(e));return e===void 0?null:e.node.number-1}}}),Pi=j(()=>{let[e,t,n]=[z.value,I.value,Ni.value];if(H.value!==`review`||e===null||t===null||n===null)return null;let r=W.numbered.value===`variation`?n:0,i=new Map,a=t.moves.slice(0,e.move_number);a.forEach(({move:e},t)=>i.set(e,t+1));let o=new Map,s=[];return a.forEach(({move:t,color:a},c)=>{let l=c+1;if(l<=n||!F(t))return;let u=i.get(t)??l;u===l?Yt(e.rows,t)===qt(a)?o.set(t,l-r):s.push({number:l-r,at:t,now:null}):s.push({number:l-r,at:t,now:u-r})}),{on:o,notes:s}}),Fi=j(()=>yi.value||ui.value===`lesson`&&Y.value===null?I.value?.here.marks??[]:[]),Ii=j(()=>{let e=I.value?.here;return!yi.value||!W.nextShown.value||e===void 0||J.value!==null?[]:e.next.flatMap(({id:t,move:n})=>n!==null&&F(n)?[{at:n,isNext:t===e.next_on_line}]:[])}),Li=j(()=>{let e=I.value?.here,t=e?.next_on_line==null?void 0:Ar.value.get(e.next_on_line);return yi.value&&(Yr.value!==null||Ei.value!==null)?t??null:null}),Ri=j(()=>{let e=z.value,t=yi.value&&br.value&&J.value===null;return e===null||!t||!W.lossesShown.value?[]:[...new Map(K.value.slice(0,ur.value+1).map(({node:e})=>[e.move,e]))].flatMap(([t,{id:n,color:r}])=>{let i=Ar.value.get(n);return t!==null&&F(t)&&r!==null&&Yt(e.rows,t)===qt(r)&&i!==void 0?[i]:[]})});async function zi({node:e}){let t=G.value?.byId.get(e)?.parent?.node.id;t===void 0||t===Sr.value?.node?Sr.value=null:(scrollTo(0,0),await cr(t),I.value?.here.id===t&&(Sr.value={node:t,moves:hr.value?.moves[0]?.pv??[]}))}var Bi=A(null),Vi=j(()=>Bi.value??(I.value?.agreement?.agreed?`agreed`:`judgement`)),Hi=j(()=>Vi.value===`judgement`&&I.value?.agreement===null&&z.value?.over===!1),Ui=j(()=>`${L.value} ${Vi.value}`),Wi=A(null),Gi=A(!1),Ki=j(()=>Wi.value?.of===Ui.value?Wi.value.boards:null),qi=j(()=>Wi.value?.of===Ui.value&&Wi.value.boards===null),Ji=A(0),Yi=A(0),Xi=j(()=>{let e=Ki.value?.counts??[];return e[Math.min(Ji.value,e.length-1)]??null}),Zi=j(()=>{let e=Xi.value?.steps??[];return e[Math.min(Yi.value,e.length-1)]??null});async function Qi(){if(Gi.value||Wi.value?.of===Ui.value)return;Gi.value=!0;let e=Ui.value,t=await V({do:`count`,view:Vi.value});D(()=>{Gi.value=!1,Wi.value={of:e,boards:t?.is===`counts`?t:null},Yi.value=2**53-1})}var $i=j(()=>{let[e,t]=[I.value,z.value];return JSON.stringify([t?.ruleset,t?.move_number,t?.rows,e?.agreement?.views])}),ea=A(null),ta=j(()=>ea.value?.of===$i.value?ea.value.result:null);async function na(){let e=$i.value;if(ea.value?.of===e)return;let t=await V({do:`count`,view:`black`}),n=t?.is===`counts`?t.counts[0]?.result:void 0;n!==void 0&&(ea.value={of:e,result:n})}var ra=A(null),ia=A(!1),aa=j(()=>ra.value?.of===Ui.value?ra.value.rows:null);async function oa(){if(ia.value)return;ia.value=!0;let e=Ui.value,t=await V({do:`compare`,view:Vi.value});ia.value=!1,t?.is===`comparison`&&(ra.value={of:e,rows:t.rows})}var sa=A([]),ca=A(null),la=j(()=>`${Ui.value} ${sa.value.join(` `)}`),ua=j(()=>aa.value!==null&&sa.value.length===2&&ca.value?.of===la.value),da=j(()=>{let e=ua.value?ca.value?.pair:null;return e!=null&&`between`in e?e:null}),fa=j(()=>{let e=ua.value?ca.value?.pair:null;return e!=null&&`kind`in e?e:null}),pa=j(()=>new Map(da.value?.points.map(e=>[e.at,e.difference])??[]));function ma(e){let t=sa.value.filter(t=>t!==e);sa.value=t.length<sa.value.length?t:[...t,e].slice(-2)}async function ha(){let e=la.value,[t,n]=sa.value;if(t===void 0||n===void 0||ca.value?.of===e)return;ca.value={of:e,pair:null};let r=await V({do:`difference`,view:Vi.value,between:[t,n]});D(()=>{if(ca.value?.of===e){R.value=null;let t=r?.is===`difference`?r:r?.is===`refused`?r.why:null;ca.value=t===null?null:{of:e,pair:t}}})}var ga=A(null),_a=A(!1),va=j(()=>ga.value?.of===Ui.value?ga.value.board:null),ya=j(()=>va.value!==null&&`rows`in va.value?va.value:null),ba=j(()=>va.value!==null&&`kind`in va.value?va.value:null),xa=A(null),Sa=j(()=>ya.value?.may.find(e=>Ea(e)===xa.value)??null),Ca=A([]),wa=j(()=>{let e=ya.value?.rows??[];return Ca.value.filter(({at:t})=>Yt(e,t)===`.`)}),Ta=j(()=>new Set(Sa.value?.at??[]));function Ea(e){return`${e.step}-${e.side??`both`}`}async function Da(e=!1){if(_a.value||!e&&ga.value?.of===Ui.value)return;_a.value=!0;let t=Ui.value,n=await V({do:`hand_begin`,view:Vi.value});_a.value=!1,n?.is===`hand`?Oa(t,n):n?.is===`refused`&&(ga.value={of:t,board:n.why}),t!==Ui.value&&await Da()}function Oa(e,t){D(()=>{ga.value={of:e,board:t},Ca.value=[],R.value=null})}function ka(e){D(()=>{xa.value=Ea(e),Ca.value=[]}),e.step===`gather`&&Ma()}function Aa(e){let[t,n]=[Sa.value,ya.value];if(t===null||n===null||!Ta.value.has(e))return;let r=Ca.value.filter(t=>t.at!==e),i=r.length===Ca.value.length,a=t.side??Jt(Yt(n.owner,e))??ja();D(()=>{Ca.value=i?[...r,{at:e,color:a}]:r,R.value=null})}function ja(){return 2*Ca.value.filter(({color:e})=>e===`black`).length>Ca.value.length?`white`:`black`}async function Ma(){let e=Fa();e!==null&&await Pa({do:`hand_step`,...e})}async function Na(){await Pa({do:`hand_undo`})}async function Pa(e){let t=Ui.value,n=await V(e);n?.is===`hand`?Oa(t,n):n?.is===`refused`&&n.why.kind===`wrong_phase`&&await Da(!0)}function Fa(){let[e,t]=[Sa.value,ya.value];if(e===null||t===null)return null;let n=e.side??`black`,r=Ca.value.map(e=>e.at),i=e=>Ca.value.filter(t=>t.color===e).map(e=>e.at);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return{step:e.step,side:n,at:r};case`move`:{let e=e=>Yt(t.rows,e)!==`.`;return{step:`move`,side:n,from:r.filter(e),to:r.filter(t=>!e(t))}}case`exchange`:case`fill_public`:return{step:e.step,black:i(`black`),white:i(`white`)};case`gather`:return{step:`gather`}}}var Ia=j(()=>{let[e,t,n]=[Gn.value,I.value,z.value];if(ui.value!==`lesson`||e===null||t===null||n===null||!t.here.on_main_line)return null;let r=e.questions.find(({step:e})=>e===n.move_number),i=t.moves[n.move_number]?.move;return r===void 0||i===void 0?null:{right:i,answers:r.answers}}),La=A(null);M(()=>{L.value,La.value=null});var Ra=A(`both`),za=j(()=>{let e=Wt.filter(an);return e.length===1?e:[`both`,`black`,`white`]}),Ba=j(()=>{let e=za.value.includes(Ra.value)?Ra.value:za.value[0];return e===`both`||e===void 0?[...Wt]:[e]});async function Va(e){let[t,n]=[z.value,I.value?.agreement],r=Ba.value[0];if(t===null||n==null||r===void 0)return;let i=n.views[Gt(r)];if(Yt(t.rows,e)!==`.`){let t=!i.dead.includes(e);await Ua(n=>({do:`mark_dead`,by:n,at:e,dead:t}))}else if(n.owners_matter){let t=i.owned[0].includes(e)?`white`:i.owned[1].includes(e)?null:`black`;await Ua(n=>({do:`mark_owner`,by:n,at:e,owner:t}))}}function Ha(e){return Ua(t=>({do:`adopt`,by:t,view:e}))}async function Ua(e){for(let t of Ba.value)if((await V(e(t)))?.is!==`game`)return}var Wa=A(null);async function Ga(e){switch(fi.value=null,_i.value){case`look`:return;case`mark`:return Va(e);case`hand`:return Aa(e);case`play`:return Ka(e)}}async function Ka(e){let t=z.value;if(Yr.value!==null)return qa(e);if(t===null||!gi.value||!an(B.value)||F(e)&&Xa(e))return;let n=Ia.value;if(n!==null&&B.value===t.to_move)return e===n.right?Za(t.move_number+1):void(La.value=e);B.value!==t.to_move&&await ln(B.value);let r=un.value.get(e);fi.value=r===void 0?null:e,r?.kind===`forbidden`?Wa.value=e:r===void 0&&await Ya(e)}async function qa(e){hi.value=null,fi.value=un.value.has(e)?e:null,!un.value.has(e)&&!(F(e)&&Xa(e))&&await ai(e)}function Ja(){let e=Wa.value;Wa.value=null,e!==null&&Ya(e)}async function Ya(e){hi.value=null,(await V({do:`play`,color:B.value,move:e}))?.is===`game`&&(di.value=null,rn.value=null)}function Xa(e){let t=z.value;return t!==null&&Yt(t.rows,e)!==`.`}function Za(e){let t=I.value;t!==null&&e>=0&&e<=t.moves.length&&e!==t.state.move_number&&V({do:`goto`,move_number:e})}function Qa(e){Za((z.value?.move_number??0)+e)}function $a(){let[e,t]=[z.value?.move_number??0,I.value?.moves??[]],n=t.slice(0,e).findLastIndex(({color:e})=>an(e));Za(n>=0&&Wt.filter(an).length===1?n:e-1)}async function eo(e){if(Y.value!==null){Y.value=null;return}let t=(await ln(B.value)).find(t=>t.move===e);t?.earlier?Y.value={is:`earlier`,board:t.earlier,move:e}:t&&t.verdicts.length>0&&(Y.value={is:`verdicts`,reasoned:t,step:0})}var to=class{constructor(e){this.value=e}valueOf(){return this.value}},X=class extends to{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},no=class extends to{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},ro=class e extends to{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof to)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof to&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},io=100,ao=`⁨`,oo=`⁩`;function so(e,t,n){return n===t||n instanceof no&&t instanceof no&&n.value===t.value||t instanceof no&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function co(e,t,n){return t[n]?vo(e,t[n].value):(e.reportError(RangeError(`No default`)),new X)}function lo(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=uo(e,i.value):n.push(uo(e,i));return{positional:n,named:r}}function uo(e,t){switch(t.type){case`str`:return t.value;case`num`:return new no(t.value,{minimumFractionDigits:t.precision});case`var`:return fo(e,t);case`mesg`:return po(e,t);case`term`:return mo(e,t);case`func`:return ho(e,t);case`select`:return go(e,t);default:return new X}}function fo(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new X(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new X(`$${t}`);if(n instanceof to)return n;switch(typeof n){case`string`:return n;case`number`:return new no(n);case`object`:if(ro.supportsValue(n))return new ro(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new X(`$${t}`)}}function po(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new X(t);if(n){let i=r.attributes[n];return i?vo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${t}.${n}`))}return r.value?vo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new X(t))}function mo(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new X(i);if(n){let t=a.attributes[n];if(t){e.params=lo(e,r).named;let n=vo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${i}.${n}`)}e.params=lo(e,r).named;let o=vo(e,a.value);return e.params=null,o}function ho(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new X(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new X(`${t}()`);try{let t=lo(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new X(`${t}()`)}}function go(e,{selector:t,variants:n,star:r}){let i=uo(e,t);if(i instanceof X)return co(e,n,r);for(let t of n)if(so(e,i,uo(e,t.key)))return vo(e,t.value);return co(e,n,r)}function _o(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new X;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>io)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${io}`);r&&n.push(ao),n.push(uo(e,i).toString(e)),r&&n.push(oo)}return e.dirty.delete(t),n.join(``)}function vo(e,t){return typeof t==`string`?e.bundle._transform(t):_o(e,t)}var yo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function bo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var xo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function So(e,t){let n=e[0];if(n instanceof X)return new X(`NUMBER(${n.valueOf()})`);if(n instanceof no)return new no(n.valueOf(),{...n.opts,...bo(t,xo)});if(n instanceof ro)return new no(n.toNumber(),{...bo(t,xo)});throw TypeError(`Invalid argument to NUMBER`)}var Co=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function wo(e,t){let n=e[0];if(n instanceof X)return new X(`DATETIME(${n.valueOf()})`);if(n instanceof ro||n instanceof no)return new ro(n,bo(t,Co));throw TypeError(`Invalid argument to DATETIME`)}var To=new Map;function Eo(e){let t=Array.isArray(e)?e.join(` `):e,n=To.get(t);return n===void 0&&(n=new Map,To.set(t,n)),n}var Do=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:So,DATETIME:wo,...t},this._useIsolating=n,this._transform=r,this._intls=Eo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new yo(this,n,t);try{return _o(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new X().toString(r);throw e}}},Oo=/^(-?[a-zA-Z][\w-]*) *= */gm,ko=/\.([a-zA-Z][\w-]*) *= */y,Ao=/\*?\[/y,jo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Mo=/([a-zA-Z][\w-]*)/y,No=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Po=/^[A-Z][A-Z0-9_-]*$/,Fo=/([^{}\n\r]+)/y,Io=/([^\\"\n\r]*)/y,Lo=/\\([\\"])/y,Ro=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,zo=/^\n+/,Bo=/ +$/,Vo=/ *\r?\n/g,Ho=/( *)$/,Uo=/{\s*/y,Wo=/\s*}/y,Go=/\[\s*/y,Ko=/\s*] */y,qo=/\s*\(\s*/y,Jo=/\s*->\s*/y,Yo=/\s*:\s*/y,Xo=/\s*,?\s*/y,Zo=/\s+/y,Qo=class{constructor(e){this.body=[],Oo.lastIndex=0;let t=0;for(;;){let n=Oo.exec(e);if(n===null)break;t=Oo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ko);){let t=o(ko),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Fo)&&(r=o(Fo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,zo),u([i],i.length)):r?S(r,Bo):null}function u(r=[],i){for(;;){if(n(Fo)){r.push(o(Fo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Bo));let c=[];for(let e of r)e instanceof $o&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Uo,SyntaxError);let e=f();if(i(Wo))return e;if(i(Jo)){let t=h();return i(Wo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(No)){let[,e,t,n=null]=a(No);if(e===`$`)return{type:`var`,name:t};if(i(qo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Po.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Xo)}}function m(){let e=f();return e.type===`mesg`&&i(Yo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ao);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Go,SyntaxError);let e;return e=n(jo)?v():{type:`str`,value:o(Mo)},i(Ko,SyntaxError),e}function _(){if(n(jo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(jo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Io),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Lo))return o(Lo);if(n(Ro)){let[,e,t]=a(Ro),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Zo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Vo,`
`),n=Ho.exec(e)[1].length;return new $o(t,n)}}},$o=class{constructor(e,t){this.value=e,this.length=t}},es={en:ts(`en`,`
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
refused-not_analysed = The position has not been analysed yet.
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
losses-shown = What the stones have cost
ownership-shown = Whose points they become
point-number = move { $number }
point-next = next move
point-variation = variation
point-tried-winrate = candidate { $letter }, win rate { $value }
point-tried-lead = candidate { $letter }, lead { $value }
point-tried-loss = candidate { $letter }, costs { $value }
point-loss = has cost { $cost }
point-played = the move of the record, which cost { $cost }
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
graph-bound = { $side ->
        [black] Black +{ $points }
       *[white] White +{ $points }
    }
graph-stopped = if stopped
graph-losses = cost
measure = Values on the candidates
measure-loss = Cost
measure-lead = Lead
measure-winrate = Win rate


losses = What the moves have cost
losses-of = { $analysed } of { $of } positions are analysed.
losses-caption = Points lost / moves
scale = Cost:
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


learn = Learn from mistakes
learn-side = Whose mistakes
learn-both = Both
learn-analysing = The game is analysed first, to { $visits } visits: { $done } of { $of } positions.
learn-none = No move of the line cost 2 points or more.
learn-question = { $at } of { $all } · Move { $number }, { $move }, cost { $cost }. Find a better one.
learn-searching = { $move } is looked at …
learn-good = Good: { $move } costs { $cost }.{ $better ->
        [none] {""}
       *[other] { " " }The engine would play { $better }.
    }
learn-bad = { $move } costs { $cost }: not good enough.{ $reply ->
        [none] {""}
       *[other] { " " }{ $reply } is expected.
    } Try another one.
learn-answer = The engine would play { $better }.
learn-over = Solved { $solved } of { $all }.
learn-show = Answer
learn-next = Next
learn-back = To the question
learn-again = Those that are left
learn-end = End
learn-is-solved = solved
learn-is-shown = answer shown
learn-how =
    An answer is good enough if it costs less than 2 points and at most half of what the move of the game has cost. In
    games without points a tenth of win rate is a point.
`),"zh-Hans":ts(`zh-Hans`,`
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
refused-not_analysed = 这个局面还没有分析。
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
losses-shown = 已下各子的损失
ownership-shown = 各枰点的归属
point-number = 第 { $number } 手
point-next = 下一手
point-variation = 变化
point-tried-winrate = 候选 { $letter }，胜率 { $value }
point-tried-lead = 候选 { $letter }，领先 { $value }
point-tried-loss = 候选 { $letter }，损失 { $value }
point-loss = 损失 { $cost }
point-played = 棋谱的着法，损失 { $cost }
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
graph-bound = { $side ->
        [black] 黑 +{ $points }
       *[white] 白 +{ $points }
    }
graph-stopped = 若停在此处
graph-losses = 此手的损失
measure = 候选点上的数值
measure-loss = 损失
measure-lead = { -lead }
measure-winrate = { -win-rate }


losses = 着法的损失
losses-of = 已分析 { $analysed } / { $of } 个局面。
losses-caption = 损失的点数 / 手数
scale = 损失：
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


learn = 从错着中学习
learn-side = 哪一方的错着
learn-both = 双方
learn-analysing = 先分析全局，{ -visits } { $visits }：已分析 { $done } / { $of } 个局面。
learn-none = 全局没有损失 2 点以上的着法。
learn-question = { $at } / { $all } · 第 { $number } 手 { $move } 损失 { $cost }。请找出更好的着法。
learn-searching = 正在判断 { $move } ……
learn-good = 好棋：{ $move } 损失 { $cost }。{ $better ->
        [none] {""}
       *[other] 程序会下 { $better }。
    }
learn-bad = { $move } 损失 { $cost }，还不够好。{ $reply ->
        [none] {""}
       *[other] 预计{ $reply }。
    }请再试。
learn-answer = 程序会下 { $better }。
learn-over = { $all } 题中答对 { $solved } 题。
learn-show = 答案
learn-next = 下一题
learn-back = 回到此题
learn-again = 再做未答对的
learn-end = 结束
learn-is-solved = 答对
learn-is-shown = 看了答案
learn-how = 损失不到 2 点、且不超过实战着法损失的一半，即算答对。没有点数的棋，一成胜率算 1 点。
`),"zh-Hant":ts(`zh-Hant`,`
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
refused-not_analysed = 這個局面還沒有分析。
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
losses-shown = 已下各子的損失
ownership-shown = 各枰點的歸屬
point-number = 第 { $number } 手
point-next = 下一手
point-variation = 變化
point-tried-winrate = 候選 { $letter }，勝率 { $value }
point-tried-lead = 候選 { $letter }，領先 { $value }
point-tried-loss = 候選 { $letter }，損失 { $value }
point-loss = 損失 { $cost }
point-played = 棋譜的著法，損失 { $cost }
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
graph-bound = { $side ->
        [black] 黑 +{ $points }
       *[white] 白 +{ $points }
    }
graph-stopped = 若停在此處
graph-losses = 此手的損失
measure = 候選點上的數值
measure-loss = 損失
measure-lead = { -lead }
measure-winrate = { -win-rate }


losses = 著法的損失
losses-of = 已分析 { $analysed } / { $of } 個局面。
losses-caption = 損失的點數 / 手數
scale = 損失：
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


learn = 從錯著中學習
learn-side = 哪一方的錯著
learn-both = 雙方
learn-analysing = 先分析全局，{ -visits } { $visits }：已分析 { $done } / { $of } 個局面。
learn-none = 全局沒有損失 2 點以上的著法。
learn-question = { $at } / { $all } · 第 { $number } 手 { $move } 損失 { $cost }。請找出更好的著法。
learn-searching = 正在判斷 { $move } ……
learn-good = 好棋：{ $move } 損失 { $cost }。{ $better ->
        [none] {""}
       *[other] 程式會下 { $better }。
    }
learn-bad = { $move } 損失 { $cost }，還不夠好。{ $reply ->
        [none] {""}
       *[other] 預計{ $reply }。
    }請再試。
learn-answer = 程式會下 { $better }。
learn-over = { $all } 題中答對 { $solved } 題。
learn-show = 答案
learn-next = 下一題
learn-back = 回到此題
learn-again = 再做未答對的
learn-end = 結束
learn-is-solved = 答對
learn-is-shown = 看了答案
learn-how = 損失不到 2 點、且不超過實戰著法損失的一半，即算答對。沒有點數的棋，一成勝率算 1 點。
`)};function ts(e,...t){let n=new Do(e,{useIsolating:!1});return t.forEach(e=>n.addResource(new Qo(e))),n}function Z(e,...t){return rs(e,t[0]??null)??e}function ns(e){return rs(e,null)}function rs(e,t){let n=es[W.language.value],r=n.getMessage(e)?.value;return r?n.formatPattern(r,t):null}M(()=>{document.documentElement.lang=W.language.value,document.title=Z(`title`)});function is(e){return e===`0`?e:e.startsWith(`-`)?e.replace(`-`,`−`):`+${e}`}function as(e){return`${Math.round(100*e)}%`}function os(e){if(e===null)return`–`;let t=e.toFixed(1);return t===`0.0`||t===`-0.0`?`0.0`:t.startsWith(`-`)?`−${t.slice(1)}`:`+${t}`}function ss(e){return e<1e3?String(e):e<1e4?`${(e/1e3).toFixed(1)}k`:`${Math.round(e/1e3)}k`}function cs(e,t){return tn(e,t,W.coordinates.value)}function ls(e){return $t(e,W.coordinates.value)}function us(e,t,n){let r=Jt(Yt(n.rows,e))??`empty`,i=[cs(e,t),Z(`point-${r}`)];n.last===e&&i.push(Z(`point-last`)),n.views.forEach(({dead:t,owned:n},r)=>{let a=r===0?`black`:`white`;t.includes(e)&&i.push(Z(`point-dead-by-${a}`)),n.forEach((t,n)=>{t.includes(e)&&i.push(Z(`point-owned-by-${a}`,{owner:n===0?`black`:`white`}))})});let a=r===`empty`?Yt(n.owner??[],e):void 0;(a===`X`||a===`O`||a===`=`)&&i.push(Z(a===`=`?`point-shared`:a===`X`?`point-of-black`:`point-of-white`)),n.chosen.has(e)?i.push(Z(`point-chosen`)):n.choosable.has(e)&&i.push(Z(`point-choosable`)),n.ringed.has(e)&&i.push(Z(`point-changed`)),n.wild.has(e)&&i.push(Z(`point-wild`));let o=n.differing.get(e);o!==void 0&&i.push(Z(`point-differs`,{difference:is(o)})),i.push(...ds.value.get(e)??[]);let s=n.forbidden.get(e);return s!==void 0&&i.push(Z(`point-illegal`,{why:ms(s)})),i.join(Z(`list-separator`))}var ds=j(()=>{let e=new Map,t=z.value;if(!yi.value||t===null)return e;let n=(t,n)=>e.set(t,[...e.get(t)??[],n]);for(let[e,t]of Pi.value?.on??[])n(e,Z(`point-number`,{number:t}));for(let{at:e,isNext:t}of Ii.value)n(e,Z(t?`point-next`:`point-variation`));for(let e of xi.value){let{move:r,letter:i}=e;n(r,Z(`point-tried-${xr.value}`,{letter:i,value:ps(e,t)}))}for(let e of Ri.value)n(e.move,Z(`point-loss`,{cost:fs(e)}));Li.value!==null&&n(Li.value.move,Z(`point-played`,{cost:fs(Li.value)}));for(let e of Fi.value)n(e.at,e.shape===`label`?Z(`mark-label`,{text:e.text}):Z(`mark-${e.shape}`));return e});function fs({points:e,winrate:t}){return e===null||!Nr.value?as(t):e.toFixed(1).replace(`-`,`−`)}function ps({winrate:e,lead:t,cost:n},{to_move:r}){switch(xr.value){case`loss`:return fs(n);case`lead`:return os(ji(t,r));case`winrate`:return as(Ai(e,r))}}function ms(e){switch(e.kind){case`ko`:return Z(`why-ko`,{after:e.after_move});case`repeats`:{let t=e.faced_by??`nobody`,{what:n,after_move:r}=e;return Z(`why-repeats`,{what:n,by:t,after:r,rule:Z(`rule-${e.rule}`)})}case`forbidden`:return Z(`why-forbidden`,{kinds:hs(e.kinds)});case`drawn`:return Z(`why-drawn`,{after:e.after_move});case`suicide`:case`occupied`:case`no_virtual_moves`:case`over`:return Z(`why-${e.kind}`)}}function hs(e){return e.map(e=>Z(`forbidden-${e}`)).join(Z(`list-separator`))}var gs=Symbol.for(`pv`),_s=0;Array.isArray;function Q(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gs,__v:--_s,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}var vs={X:`black`,O:`white`,"=":`shared`};function ys({rows:e,board:t}){return Q(`g`,{class:`owners`,children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=vs[e],a=t[n]?.charAt(r)===`.`;return i===void 0||!a?null:Q(bs,{x:r,y:n,owner:i},`${r} ${n}`)}))})}function bs({x:e,y:t,owner:n}){if(n!==`shared`)return Q(`rect`,{class:`owner ${n}`,x:e+.34,y:t+.34,width:.32,height:.32,rx:.04});let[r,i]=[e+.34,t+.34];return Q(x,{children:[Q(`path`,{class:`owner black`,d:`M${r} ${i}h0.32l-0.32 0.32Z`}),Q(`path`,{class:`owner white`,d:`M${r+.32} ${i}v0.32h-0.32Z`})]})}var xs=.15;function Ss({values:e,board:t}){return Q(x,{children:e.flatMap((e,n)=>e.map((e,r)=>{let i=.4*Math.abs(e),a=t?.[n]?.charAt(r)===(e>0?`X`:`O`);return Math.abs(e)<xs||a?null:Q(`rect`,{class:e>0?`sure black`:`sure white`,x:r+.5-i/2,y:n+.5-i/2,width:i,height:i},`${r} ${n}`)}))})}function Cs({judged:e,size:t}){let n=e.chains.filter(e=>e.dead).flatMap(e=>e.stones);return Q(`g`,{class:`judged`,children:[Q(Ss,{values:e.ownership}),n.map(e=>{let{x:n,y:r}=P(e,t);return Q(`circle`,{class:`judged-dead`,cx:n+.5,cy:r+.5,r:.49},e)})]})}function ws({views:e,size:t}){return Q(`g`,{class:`claims`,children:e.map(({dead:e,owned:n},r)=>Q(`g`,{class:r===0?`by-black`:`by-white`,children:[e.map(e=>Q(Ts,{by:r,...P(e,t)},e)),n.flatMap((e,n)=>e.map(e=>Q(Es,{by:r,owner:n===0?`black`:`white`,...P(e,t)},e)))]},r))})}function Ts({x:e,y:t,by:n}){let[r,i]=n===0?[e+.18,t+.18]:[e+.54,t+.54],a=n===0?`M${r} ${i}l0.28 0.28M${r+.28} ${i}l-0.28 0.28`:`M${r+.14} ${i}v0.28M${r} ${i+.14}h0.28`;return Q(x,{children:[Q(`path`,{class:`halo`,d:a}),Q(`path`,{class:`sign`,d:a})]})}function Es({x:e,y:t,by:n,owner:r}){return n===0?Q(`rect`,{class:`claim ${r}`,x:e+.56,y:t+.12,width:.32,height:.32}):Q(`circle`,{class:`claim ${r}`,cx:e+.28,cy:t+.72,r:.17})}var Ds=.12;function Os(e,t){return t===null?Ds:1.9*en(e)}function ks({size:e,columns:t,rows:n,last:r}){let{width:i,height:a}=e,o=Os(e,t);return Q(`svg`,{class:`position`,viewBox:`${-o} ${-o} ${i+2*o} ${a+2*o}`,"aria-hidden":`true`,children:[Q(As,{size:e,columns:t}),Q(Ms,{rows:n}),Q(Ns,{rows:n,size:e,move:r})]})}function As({size:e,columns:t}){let{width:n,height:r}=e,i=en(e),a=.85*i,o=Array.from({length:n},(e,t)=>t),s=Array.from({length:r},(e,t)=>t),c=[...o.map(e=>`M${e+.5} 0.5V${r-.5}`),...s.map(e=>`M0.5 ${e+.5}H${n-.5}`)].join(``);return Q(x,{children:[Q(`defs`,{children:[Q(`radialGradient`,{id:`black-stone`,cx:`0.38`,cy:`0.32`,r:`0.75`,children:[Q(`stop`,{class:`black-light`,offset:`0`}),Q(`stop`,{class:`black-dark`,offset:`1`})]}),Q(`radialGradient`,{id:`white-stone`,cx:`0.38`,cy:`0.32`,r:`0.85`,children:[Q(`stop`,{class:`white-light`,offset:`0.3`}),Q(`stop`,{class:`white-dark`,offset:`1`})]})]}),Q(`path`,{class:`lines`,d:c}),Q(`path`,{class:`edge`,d:`M0.5 0.5H${n-.5}V${r-.5}H0.5Z`}),nn(e).map(({x:e,y:t})=>Q(`circle`,{class:`star`,cx:e+.5,cy:t+.5,r:.09},`${e} ${t}`)),t!==null&&Q(`g`,{class:`coordinates`,"font-size":i,children:[o.flatMap(e=>[-a,r+a].map(n=>Q(`text`,{x:e+.5,y:n,children:t[e]},`${e} ${n}`))),s.flatMap(e=>[-a,n+a].map(t=>Q(`text`,{x:t,y:e+.5,children:r-e},`${t} ${e}`)))]})]})}function js({x:e,y:t,color:n,kind:r=``}){return Q(`circle`,{class:`stone ${n} ${r}`.trimEnd(),cx:e+.5,cy:t+.5,r:.475})}function Ms({rows:e,dead:t}){return Q(x,{children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=Jt(e),a=`${r} ${n}`;return i!==null&&Q(js,{x:r,y:n,color:i,kind:t?.has(a)?`dead`:``},a)}))})}function Ns({rows:e,size:t,move:n}){if(n===null||!F(n))return null;let{x:r,y:i}=P(n,t);return Q(`circle`,{class:`last on-${Jt(Yt(e,n))??`white`}`,cx:r+.5,cy:i+.5,r:.2})}var Ps=8;function Fs({color:e,count:t,title:n,test:r,always:i=!1,isLast:a=!1}){if(t===0&&!i)return null;let o=Math.min(t,Ps),s=e=>.5+e*.55;return Q(`div`,{class:a?`pile is-last`:`pile`,"data-test":r,children:[Q(`span`,{class:`pile-title`,children:n}),Q(`span`,{class:`pile-count`,children:t}),Q(`svg`,{class:`pile-stones`,viewBox:`0 0 ${1+7*.55} 1`,"aria-hidden":`true`,children:[Array.from({length:o},(t,n)=>Q(`circle`,{class:`stone ${e}`,cx:s(n),cy:`0.5`,r:`0.42`},n)),a&&Q(`circle`,{class:`last on-${e}`,cx:s(o-1),cy:`0.5`,r:`0.2`})]})]})}function Is({x:e,y:t}){return Q(x,{children:[Q(`circle`,{class:`ring-halo`,cx:e+.5,cy:t+.5,r:.3}),Q(`circle`,{class:`ring`,cx:e+.5,cy:t+.5,r:.3})]})}function Ls({x:e,y:t}){let n=(n,r)=>`M${e+.5+.44*n} ${t+.5+.28*r}v${.16*r}h${-.16*n}`,r=[n(-1,-1),n(1,-1),n(1,1),n(-1,1)].join(``);return Q(x,{children:[Q(`path`,{class:`choosable-halo`,d:r}),Q(`path`,{class:`choosable`,d:r})]})}function Rs({x:e,y:t,difference:n}){let r=is(n),i=r.length<3?.32:r.length<5?.27:.19;return Q(`g`,{class:`difference-plate`,children:[Q(`rect`,{x:e+.12,y:t+.3,width:.76,height:.4,rx:.1}),Q(`text`,{x:e+.5,y:t+.5,"font-size":i,children:r})]})}function zs({x:e,y:t}){return Q(`path`,{class:`wild`,d:`M${e+.2} ${t+.6}q0.15 -0.35 0.3 -0.1t0.3 -0.1M${e+.2} ${t+.8}q0.15 -0.35 0.3 -0.1t0.3 -0.1`})}function Bs({x:e,y:t,illegal:n}){let r=Vs(n),i=r.length>1;return Q(`g`,{class:`forbidden ${n.kind}`,children:r.map((n,a)=>Q(`path`,{d:Hs(n,e+.5+(i?.3*(a-(r.length-1)/2):0),t+.5)},n))})}function Vs(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return[e.kind];case`forbidden`:return e.kinds;case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return[]}}function Hs(e,t,n){switch(e){case`suicide`:return`M${t-.18} ${n}a0.18 0.18 0 1 0 0.36 0a0.18 0.18 0 1 0 -0.36 0Zm0.08 0h0.2`;case`ko`:return`M${t-.17} ${n-.17}h0.34v0.34h-0.34Z`;case`repeats`:return`M${t-.17} ${n-.17}l0.34 0.34m0 -0.34l-0.34 0.34`;case`three-three`:return`M${t} ${n-.19}l0.19 0.34h-0.38Z`;case`four-four`:return`M${t} ${n-.21}l0.21 0.21l-0.21 0.21l-0.21 -0.21Z`;case`overline`:return`M${t-.22} ${n-.07}h0.44v0.14h-0.44Z`}}function Us({lines:e,size:t}){return Q(`g`,{class:`stone-lines`,children:e.map(({stones:e,by:n,direction:r,shape:i})=>{let a=e.map(e=>P(e,t)),[o,s]=[a[0],a.at(-1)];return o===void 0||s===void 0?null:Q(`g`,{class:i,children:[Q(`path`,{d:`M${o.x+.5} ${o.y+.5}L${s.x+.5} ${s.y+.5}`}),n.map(e=>{let{x:n,y:r}=P(e,t);return Q(`circle`,{cx:n+.5,cy:r+.5,r:.13},e)})]},`${r} ${e.join(` `)}`)})})}function Ws({step:e}){return Q(`svg`,{class:`loss-sign cost-${e}`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:Q(`circle`,{cx:.5,cy:.5,r:Gs(e)*2})})}function Gs(e){return .08+.03*e}function Ks({now:e,columns:t,view:n}){let{size:r}=e,i=e=>P(e,r);return Q(x,{children:[Q(As,{size:r,columns:t}),n.owner!==null&&Q(ys,{rows:n.owner,board:n.rows}),n.judged!==null&&Q(Cs,{judged:n.judged,size:r}),Q(qs,{view:n,now:e}),Q(ws,{views:n.views,size:r}),[...n.choosable].map(e=>Q(Ls,{...i(e)},e)),n.planned.map(({at:e,color:t})=>Q(js,{...i(e),color:t,kind:`ghost`},e)),[...n.chosen].map(e=>Q(Is,{...i(e)},e)),[...n.ringed].filter(F).map(e=>Q(Is,{...i(e)},e)),[...n.wild].map(e=>Q(zs,{...i(e)},e)),Q(Us,{lines:n.lines,size:r}),n.signed.map(e=>Q(Bs,{illegal:e,...i(e.move)},e.move)),[...n.differing].map(([e,t])=>Q(Rs,{difference:t,...i(e)},e)),n.candidates.filter(F).slice(0,1).map(e=>Q(`g`,{class:`candidate`,children:[Q(`circle`,{cx:i(e).x+.5,cy:i(e).y+.5,r:.32}),Q(`text`,{x:i(e).x+.5,y:i(e).y+.5,children:`A`})]},e)),Q(Ns,{rows:n.rows,size:r,move:n.last})]})}function qs({now:e,view:t}){let n=t.views.flatMap(e=>e.dead).map(t=>P(t,e.size));return Q(x,{children:[Q(Ms,{rows:t.rows,dead:new Set(n.map(({x:e,y:t})=>`${e} ${t}`))}),t.added.map(({at:t,color:n},r)=>{let{x:i,y:a}=P(t,e.size);return Q(`g`,{class:`added on-${n}`,children:[Q(js,{x:i,y:a,color:n}),Q(`text`,{x:i+.5,y:a+.5,children:r+1})]},t)})]})}var Js=A(null),Ys=A(!1),Xs=j(()=>Js.value?.rev===L.value&&!W.hintsLocked.value?Js.value.hint:null);async function Zs(){if(Ys.value||W.hintsLocked.value)return;Ys.value=!0;let e=L.value,t=await V({do:`hint`});Ys.value=!1,t?.is===`hint`&&(Js.value={rev:e,hint:t})}var Qs=A(null),$s=A(!1),ec=A(!0),tc=j(()=>{let e=z.value;return e===null?``:`${e.ruleset} ${e.move_number} ${e.rows.join(`/`)}`}),nc=j(()=>Qs.value?.of===tc.value?Qs.value.board:null);async function rc(){nc.value!==null||$s.value||($s.value=!0,await V({do:`judge`}),$s.value=!1)}function ic(e){e.is===`judgement`&&(Qs.value={of:tc.value,board:e})}var ac={away:!1,last:null,forbidden:new Map,signed:[],ringed:new Set,owner:null,views:[],judged:null,lines:[],added:[],candidates:[],planned:[],chosen:new Set,choosable:new Set,differing:new Map,wild:new Set};function oc(e){return j(()=>{let[t,n]=[z.value,Y.value];return t===null?{...ac,rows:[]}:n?.is===`earlier`?{...ac,rows:n.board.rows,away:!0,ringed:new Set([n.move])}:e(t)})}var sc=oc(e=>{let t={rows:e.rows,last:pc(e),views:I.value?.agreement?.views??[]},n={...mc(),candidates:Xs.value?.line??[]};return hc(e)??{...ac,...t,...U.value?{}:n}}),cc=oc(()=>{let e=U.value&&ec.value&&Y.value===null;return{...sc.value,judged:e?nc.value:null}}),lc=oc(e=>{let t=Pi.value===null?pc(e):null;return hc(e)??{...ac,rows:e.rows,last:t,...mc()}}),uc=oc(({rows:e})=>{let[t,n]=[Zi.value,Xi.value];if(t===null)return{...ac,rows:e};let r=new Set(n?.lazy?.wild??[]);return{...ac,rows:t.rows,away:!0,ringed:new Set(t.touched),owner:t.owner,wild:r}}),dc=oc(({rows:e})=>{let t=ya.value;if(t===null)return{...ac,rows:e};let n=new Set(Ca.value.map(({at:e})=>e)),r=new Set([...Ta.value].filter(e=>!n.has(e))),i={rows:t.rows,owner:t.owner,away:!0};return{...ac,...i,chosen:n,planned:wa.value,choosable:r}}),fc=oc(({rows:e})=>({...ac,rows:e,differing:pa.value}));function pc(e){let t=e.last_move?.move??null;return Fi.value.some(({at:e,shape:n})=>e===t&&n===`label`)?null:t}function mc(){if(!gi.value)return{forbidden:ac.forbidden,signed:ac.signed};let e=({kind:e,move:t})=>F(t)&&(e!==`suicide`||t===(pi.value??hi.value));return{forbidden:un.value,signed:[...un.value.values()].filter(e)}}function hc(e){let t=Y.value;if(t?.is!==`verdicts`)return null;let n=t.reasoned.verdicts[t.step],r=e.to_move,i=[...n?.after??[],...n?[n.point]:[]].map(e=>({at:e,color:r})),a=new Set(n===void 0?[]:[n.point]);return{...ac,rows:e.rows,last:pc(e),added:i,lines:n?.lines??[],ringed:a}}function gc(e){let t={width:e[0]?.length??0,height:e.length};return e.map((e,n)=>[...e].map((e,r)=>Qt({x:r,y:n},t)))}var _c=13,vc=A({x:0,y:0}),yc=!1;function bc({now:e,view:t}){let{width:n,height:r}=e.size,i={x:Math.min(vc.peek().x,n-1),y:Math.min(vc.peek().y,r-1)};return Q(`div`,{class:`grid`,role:`grid`,"aria-label":Z(`board-label`,{width:n,height:r}),style:{"--columns":String(n),"--rows":String(r)},onKeyDown:t=>Tc(t,e),onPointerLeave:()=>Sc(),children:gc(t.rows).map((n,r)=>Q(`div`,{role:`row`,children:n.map((n,a)=>Q(`div`,{role:`gridcell`,children:Q(`button`,{type:`button`,class:`point`,"aria-label":us(n,e,t),"data-point":n,tabIndex:a===i.x&&r===i.y?0:-1,onPointerDown:e=>yc=e.pointerType===`touch`,onPointerEnter:e=>xc(e,n),onFocus:e=>Cc(e.currentTarget,{x:a,y:r},n),onBlur:()=>Sc(),onClick:()=>wc(n,e)})},n))},r))})}function xc(e,t){e.pointerType!==`touch`&&(di.value=t,mi.value=!0)}function Sc(){mi.value=!1,di.value=null}function Cc(e,t,n){e.closest(`.grid`)?.querySelector(`button[tabindex="0"]`)?.setAttribute(`tabindex`,`-1`),e.tabIndex=0,vc.value=t,fi.value=un.value.has(n)?n:null,yc||(di.value=n,mi.value=!0)}function wc(e,t){let n=Math.max(t.size.width,t.size.height)>_c,r=yc&&n||W.confirmMoves.value;_i.value===`play`&&r&&hi.value!==e?(hi.value=e,fi.value=un.value.has(e)?e:null):(hi.value=null,Ga(e))}function Tc(e,t){if((e.ctrlKey||e.altKey||e.metaKey)&&e.key!==`Home`&&e.key!==`End`)return;let{width:n,height:r}=t.size,{x:i,y:a}=vc.value,[o,s]=[n-1,r-1],c=e.ctrlKey;yc=!1;let l=(()=>{switch(e.key){case`ArrowLeft`:return{x:Math.max(0,i-1),y:a};case`ArrowRight`:return{x:Math.min(o,i+1),y:a};case`ArrowUp`:return{x:i,y:Math.max(0,a-1)};case`ArrowDown`:return{x:i,y:Math.min(s,a+1)};case`Home`:return{x:0,y:c?0:a};case`End`:return{x:o,y:c?s:a};case`PageUp`:return{x:i,y:Math.max(0,a-5)};case`PageDown`:return{x:i,y:Math.min(s,a+5)};default:return null}})();if(l!==null){e.preventDefault();let t=l.y*n+l.x;e.currentTarget.querySelectorAll(`.point`)[t]?.focus()}else e.key===`v`&&t.virtual!==null&&_i.value===`play`?(e.preventDefault(),Ka(`virtual`)):e.key===`p`&&t.next.includes(`pass`)&&_i.value===`play`?(e.preventDefault(),Ka(`pass`)):e.key===`x`&&_i.value===`play`&&(e.preventDefault(),Ec())}function Ec(){dn(Kt(B.value))}function Dc({now:e,rows:t}){let{size:n}=e,r=e=>Jt(Yt(t,e))??`none`,i=Fi.value.map((e,t)=>Q(Nc,{mark:e,size:n,on:r(e.at)},t));if(H.value!==`review`)return i.length===0?null:Q(`g`,{class:`reviewed`,children:i});let a=br.value&&W.ownershipShown.value?hr.value?.ownership:null,[o,s]=[Oi.value,Li.value];return Q(`g`,{class:`reviewed`,children:[a!=null&&Q(Ss,{values:a,board:t}),o.length===0&&Q(x,{children:[Ri.value.map(e=>Q(jc,{loss:e,size:n},e.node)),[...Pi.value?.on??[]].map(([e,t])=>Q(Oc,{at:e,size:n,on:r(e),text:String(t)},e)),Ii.value.map(({at:e,isNext:t})=>Q(kc,{at:e,size:n,isNext:t},e)),xi.value.filter(({move:e})=>F(e)).map((t,n)=>Q(Ac,{candidate:t,isBest:n===0,now:e},t.move)),i]}),s!==null&&F(s.move)&&o.every(({at:e})=>e!==s.move)&&Q(Mc,{loss:s,size:n}),o.map(({at:e,color:t,number:r})=>Q(`g`,{class:`added expected on-${t}`,children:[Q(js,{...P(e,n),color:t}),Q(Oc,{at:e,size:n,on:t,text:String(r)})]},r))]})}function Oc({at:e,size:t,on:n,text:r}){let{x:i,y:a}=P(e,t),o=r.length<3?.5:r.length===3?.4:1.5/r.length;return Q(x,{children:[n===`none`&&Q(`circle`,{class:`clearing`,cx:i+.5,cy:a+.5,r:.36}),Q(`text`,{class:`plain on-${n}`,x:i+.5,y:a+.5,"font-size":Math.max(.2,o),children:r})]})}function kc({at:e,size:t,isNext:n}){let{x:r,y:i}=P(e,t);return Q(`circle`,{class:n?`next on-line`:`next`,cx:r+.5,cy:i+.5,r:.4})}function Ac({candidate:e,isBest:t,now:n}){let{x:r,y:i}=P(e.move,n.size),a=ps(e,n);return Q(`g`,{class:`tried cost-${Ir(e.cost)}${t?` best`:``}`,children:[Q(`rect`,{x:r+.05,y:i+.05,width:.9,height:.9,rx:.14}),Q(`text`,{class:`letter`,x:r+.5,y:i+.32,children:e.letter}),Q(`text`,{x:r+.5,y:i+.68,"font-size":a.length>4?.29:.34,children:a})]})}function jc({loss:e,size:t}){let{x:n,y:r}=P(e.move,t),i=Ir(e);return Q(`circle`,{class:`loss-dot cost-${i} on-${e.color}`,cx:n+.72,cy:r+.72,r:Gs(i)})}function Mc({loss:e,size:t}){let{x:n,y:r}=P(e.move,t);return Q(`g`,{class:`tried played cost-${Ir(e)}`,children:[Q(`rect`,{x:n+.05,y:r+.05,width:.9,height:.9,rx:.14}),Q(`text`,{x:n+.5,y:r+.5,"font-size":.34,children:fs(e)})]})}function Nc({mark:e,size:t,on:n}){let{x:r,y:i}=P(e.at,t),[a,o]=[r+.5,i+.5];switch(e.shape){case`label`:return Q(Oc,{at:e.at,size:t,on:n,text:e.text});case`circle`:return Q(`circle`,{class:`record-mark on-${n}`,cx:a,cy:o,r:.25});case`square`:return Q(`rect`,{class:`record-mark on-${n}`,x:a-.22,y:o-.22,width:.44,height:.44});case`triangle`:return Q(`path`,{class:`record-mark on-${n}`,d:`M${a} ${o-.29}l0.26 0.45h-0.52Z`});case`cross`:return Q(`path`,{class:`record-mark on-${n}`,d:`M${r+.28} ${i+.28}l0.44 0.44m0 -0.44l-0.44 0.44`})}}function Pc({view:e}){let t=z.value;if(t===null)return null;let n=e.value,{width:r,height:i}=t.size,a=ls(t),o=Os(t.size,a),[s,c]=[r+2*o,i+2*o],l=(e,t)=>`${100*e/t}%`;return Q(`div`,{class:`board-room`,children:Q(`div`,{class:`board${n.away?` away`:``}`,"data-test":`board`,onWheel:Ic,children:[Q(`svg`,{class:`picture`,viewBox:`${-o} ${-o} ${s} ${c}`,"aria-hidden":`true`,children:Q(`g`,{id:`drawing`,children:[Q(Ks,{now:t,columns:a,view:n}),Q(Dc,{now:t,rows:n.rows}),Q(Lc,{})]})}),Q(`div`,{class:`grid-room`,style:{left:l(o,s),right:l(o,s),top:l(o,c),bottom:l(o,c)},children:Q(bc,{now:t,view:n})})]})})}function Fc(e){let{width:t,height:n}=e.size,r=Os(e.size,ls(e));return(t+2*r)/(n+2*r)}function Ic(e){ki(e.deltaY>0?1:-1)&&e.preventDefault()}function Lc(){let e=z.value;if(e===null)return null;let t=hi.value??(mi.value?di.value:null);if(t===null||!F(t))return null;let{x:n,y:r}=P(t,e.size),i=Yr.value!==null,a=_i.value===`play`&&Y.value===null&&(gi.value||i),o=!Xa(t)&&!un.value.has(t)&&(an(B.value)||i),s=a?un.value.get(t):void 0;return Q(x,{children:[s?.kind===`forbidden`&&Q(Us,{lines:s.lines,size:e.size}),a&&o&&Q(js,{x:n,y:r,color:B.value,kind:`ghost`}),hi.value!==null&&Q(`path`,{class:`cursor`,d:Rc(n,r)})]})}function Rc(e,t){let[n,r]=[e+.5,t+.5],i=[-.9,.4].map(e=>`M${n} ${r+e}v0.5`),a=[-.9,.4].map(e=>`M${n+e} ${r}h0.5`);return[...i,...a].join(``)}var zc={first:`M6 5v14M19 5l-9 7l9 7Z`,back:`M17 5l-10 7l10 7Z`,on:`M7 5l10 7l-10 7Z`,last:`M18 5v14M5 5l9 7l-9 7Z`,up:`M5 17l7 -10l7 10Z`,down:`M5 7l7 10l7 -10Z`,close:`M6 6l12 12M18 6l-12 12`};function Bc({icon:e,label:t,titled:n=!1,test:r,class:i,disabled:a=!1,onClick:o}){return Q(`button`,{type:`button`,class:i,"data-test":r,"aria-label":t,title:n?t:void 0,"aria-disabled":a,onClick:()=>!a&&o(),children:Q(`svg`,{class:`icon`,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:Q(`path`,{d:zc[e]})})})}function Vc({id:e,title:t,close:n,children:r}){let i=Le(null);return Fe(()=>{let e=i.current;return e?.showModal(),()=>e?.close()},[]),Q(`dialog`,{ref:i,"aria-labelledby":`${e}-title`,"data-test":e,onClose:n,children:[Q(`header`,{children:[Q(`h2`,{id:`${e}-title`,children:t}),Q(Bc,{icon:`close`,class:`quiet close`,label:Z(`close`),onClick:n})]}),r]})}function Hc(e){return Z(e===null?`method-own`:`method-${e}`)}function Uc(e){let t=e.touched.length;switch(e.action){case`debt_paid`:case`surplus`:case`remainder`:return Z(`does-${e.action}`,{side:e.side,count:t});case`equal_territory`:return Z(`does-equal_territory`,{points:e.points});case`equal_stones`:return Z(`does-equal_stones`,{count:e.in_bowl});case`refill`:return Z(`does-refill`,{black:e.left[0],white:e.left[1]});case`tens`:return Z(`does-tens`,{side:e.side,points:e.points,stones:e.stones});case`dead_off`:return Z(`does-dead_off`,{count:t});case`stop`:case`fill`:case`fill_public`:case`fill_but_eyes`:case`eyes_aside`:case`gather`:return Z(`does-${e.action}`)}}function Wc(e){return Z(`hand-${e.step}`,{side:e.side??`both`})}function Gc(e,t){let n=e=>qc(e,t);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return`${Z(`hand-${e.step}`,{side:e.side})}${Z(`colon`)}${n(e.at)}`;case`move`:return`${Z(`hand-move`,{side:e.side})}${Z(`colon`)}${n(e.from)} → ${n(e.to)}`;case`exchange`:case`fill_public`:return`${Z(`hand-${e.step}`,{side:`both`})}${Z(`colon`)}${Jc(e.black,e.white,t)}`;case`gather`:return Z(`hand-gather`,{side:`both`})}}function Kc({side:e},t,n){let r=e=>t.filter(t=>e===null||t.color===e),i=e=>r(e).map(({at:e})=>e);return e===null?Jc(i(`black`),i(`white`),n):qc(i(null),n)}function qc(e,t){return e.map(e=>cs(e,t)).join(` `)}function Jc(e,t,n){return[...e.length>0?[`${Z(`color-black`)} ${qc(e,n)}`]:[],...t.length>0?[`${Z(`color-white`)} ${qc(t,n)}`]:[]].join(Z(`list-separator`))}function Yc(e){switch(e.kind){case`no_such_point`:return Z(`hand-refused-no_such_point`,{point:e.point});case`no_stone`:case`not_on_border`:case`on_border`:case`not_own`:case`not_public`:case`twice`:return Z(`hand-refused-${e.kind}`,{point:Xc(e.point)});case`no_debt`:return Z(`hand-refused-no_debt`,{side:e.side});case`more_than_owed`:return Z(`hand-refused-more_than_owed`,{owed:e.owed});case`fewer_beside`:return Z(`hand-refused-fewer_beside`,{beside:e.beside});case`unequal`:return Z(`hand-refused-unequal`,{one:e.numbers[0],two:e.numbers[1]});case`no_points`:case`nothing_to_gather`:case`too_many_steps`:return Z(`hand-refused-${e.kind}`)}}function Xc(e){return z.value===null?e:cs(e,z.value)}function Zc(e){return Z(`color-${e}`)}function Qc(e){return ns(`ruleset-${e}`)??e}function $(e,t){return e===`pass`||e===`virtual`?Z(`move-${e}`):F(e)?cs(e,t):e}function $c(e){switch(e.by){case`person`:return Z(`seat-person`);case`level`:return Z(`seat-level`,{level:e.level});case`time`:return Z(`seat-time`,{seconds:e.seconds})}}function el(e){let{winner:t,margin:n,reason:r}=e;return r===`unfilled`?Z(`reason-unfilled`):t===null?Z(`result-draw`,{reason:Z(`reason-${r}`)}):Z(`result-win`,{winner:t,by:n===null?`none`:n.replace(/^[-+]/,``),reason:Z(`reason-${r}`)})}function tl({winner:e,margin:t,reason:n}){if(n===`unfilled`)return Z(`reason-unfilled`);let r=t===null?`none`:t.replace(/^[-+]/,``);return e===null?Z(`estimate-draw`):Z(`estimate-win`,{winner:e,by:r})}function nl({state:e,resigned:t,agreement:n,result:r}){return t===null?r===null?n?.disputed_by==null?Z(e.phase===`stopped`&&e.offer_means===`rest`?`phase-at-rest`:`phase-${e.phase}`):Z(`phase-disputed`):el(r):Z(`phase-resigned`,{side:t})}function rl(e){let{state:t,thinking:n,agreement:r,resigned:i}=e;if(i!==null||t.over&&r===null)return[{about:`moves`,text:Z(`line-moves`,{number:t.move_number})}];if(r!==null&&r.agreed)return[{about:`agreed`,text:Z(`line-agreed`)},...il(t)];if(r!==null&&r.disputed_by===null)return[{about:`agree`,text:Z(`line-agree-now`)},...il(t)];let a=[{about:`turn`,text:Z(`line-turn`,{side:t.to_move,number:t.move_number+1})},...il(t)];n!==null&&a.push({about:`thinking`,text:Z(`line-thinking`)}),t.debt!==null&&(r!==null||t.phase===`resolution`)&&a.push({about:`free`,text:Z(`line-free-extra`)}),t.offer!==null&&r===null&&t.phase!==`stopped`&&a.push({about:`offer`,text:al(t,t.offer)}),t.cycle!==null&&a.push({about:`cycle`,text:Z(`line-cycle`,{number:t.cycle})});let o=t.next.filter(e=>e===`play`||e===`virtual`||e===`pass`);if(o.length>0){let e=o.map(e=>Z(`next-${e}`)).join(Z(`list-separator`));a.push({about:`may`,text:Z(`line-may`,{what:e})})}return a}function il({debt:e}){return e?.debtor==null?[]:[{about:`debt`,text:Z(`line-debt`,{side:e.debtor,points:e.points})}]}function al({offer_means:e},t){return Z(`line-offer-${e??`pass`}`,{side:t})}function ol({state:e,takes:t}){let n=e.last_move;if(n===null)return``;let{color:r,move:i}=n,a=[];if(i===`pass`){let t=e.offer===r&&e.phase!==`stopped`&&!e.over;a.push(t?al(e,r):Z(`happened-off-board`,{side:r,move:$(i,e)}))}else if(i===`virtual`)a.push(Z(`happened-off-board`,{side:r,move:$(i,e)}));else{let n=Yt(e.rows,i)===`.`,o={own:n?t.length+1:0,others:n?0:t.length};a.push(Z(`happened-played`,{side:r,point:cs(i,e),...o}))}return e.cycle!==null&&a.push(Z(`line-cycle`,{number:e.cycle})),a.join(` · `)}function sl(e){switch(e.kind){case`unreadable`:case`bad_game`:case`bad_record`:return Z(`refused-${e.kind}`,{detail:e.detail});case`hand_step`:return Yc(e.reason);default:return Z(`refused-${e.kind}`)}}function cl(e,t){let n=[];return e.move===null?n.push(Z(e.parent===null?`node-root`:e.sets_up?`node-set-up`:`node-plain`)):n.push(String(e.number),ll(e,t)),e.name!==null&&n.push(e.name),e.comment&&n.push(Z(`node-commented`)),n.join(Z(`list-separator`))}function ll({color:e,move:t},n){return t===null||e===null?Z(`node-plain`):`${Zc(e)} ${$(t,n)}`}function ul(e){let t=os(Math.abs(e)).replace(`+`,``);return Z(`lead-of`,{side:e<0?`white`:`black`,points:t})}function dl({move:e,forbidden:t,same_as:n}){return t===null?Z(`repeats-allowed`,{after:n??0}):ms({move:e,...t})}function fl(e,t){let n=e.better===null?`none`:$(e.better,t);return`${ll(e,t)} ${Z(`dear`,{points:fs(e),better:n})}`}var pl={width:1,height:1},ml={x:0,y:0},hl={dead:[],owned:[[],[]],end:`agreed`};function gl({view:e}){let t=_l(e);return t.length===0?null:Q(`section`,{class:`sign-legend`,"data-test":`legend`,children:[Q(`h3`,{children:Z(`legend`)}),Q(`ul`,{children:t.map(({text:e,picture:t})=>Q(`li`,{children:[Q(`svg`,{class:`sample`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:t}),e]},e))})]})}function _l(e){let t=[],n=(e,n,r)=>{e&&t.push({text:n(),picture:r()})},r=new Set(e.owner?.join(``)??``),i=e.views.some(({owned:e})=>e.some(e=>e.length>0));n(e.away,()=>Z(`sign-away`),()=>Q(`rect`,{class:`sign-away`,x:.1,y:.1,width:.8,height:.8})),n(e.last!==null&&e.last!==`pass`,()=>Z(`sign-last`),()=>Q(x,{children:[Q(js,{...ml,color:`white`}),Q(Ns,{rows:[`O`],size:pl,move:`A1`})]}));for(let[t,r]of yl(e))n(!0,()=>t,()=>Q(Bs,{...ml,illegal:r}));for(let[t,r]of[`black`,`white`].entries()){let i={...hl,dead:[`A1`]};n((e.views[t]?.dead.length??0)>0,()=>Z(`sign-dead`,{side:r}),()=>Q(ws,{views:t===0?[i]:[hl,i],size:pl}))}return n(i,()=>Z(`sign-owned`),()=>Q(ws,{views:[{...hl,owned:[[`A1`],[]]},{...hl,owned:[[`A1`],[]]}],size:pl})),n(e.judged!==null,()=>Z(`sign-judged`),()=>Q(Cs,{judged:{chains:[vl],ownership:[[.7]],view:hl,position:`contested`},size:pl})),n(r.has(`X`)||r.has(`O`),()=>Z(`sign-owner`),()=>Q(ys,{rows:[`X`],board:[`.`]})),n(r.has(`=`),()=>Z(`sign-shared`),()=>Q(ys,{rows:[`=`],board:[`.`]})),n(e.ringed.size>0&&!e.ringed.has(`virtual`),()=>Z(`sign-ringed`),()=>Q(Is,{...ml})),n(e.wild.size>0,()=>Z(`point-wild`),()=>Q(zs,{...ml})),n(e.choosable.size>0,()=>Z(`point-choosable`),()=>Q(Ls,{...ml})),n(e.chosen.size>0,()=>Z(`point-chosen`),()=>Q(Is,{...ml})),n(e.candidates.length>0,()=>Z(`sign-hint`),()=>Q(`g`,{class:`candidate`,children:[Q(`circle`,{cx:.5,cy:.5,r:.4}),Q(`text`,{x:.5,y:.5,children:`A`})]})),n(e.differing.size>0,()=>Z(`sign-differs`),()=>Q(Rs,{...ml,difference:`1`})),t}var vl={stones:[`A1`],color:`white`,dead:!0,proved:!1,confidence:1,unsettled:!1};function yl(e){let t=new Map;for(let n of e.signed){let e=bl(n);e!==null&&t.set(e,n)}return t}function bl(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return Z(`sign-${e.kind}`);case`forbidden`:return Z(`sign-forbidden`,{kinds:hs(e.kinds)});case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return null}}var xl=A(null);function Sl(e){return Q(`button`,{type:`button`,class:`help`,"data-test":e.test,"aria-label":e.label,onClick:()=>xl.value=e,children:Q(`span`,{"aria-hidden":`true`,children:`?`})})}function Cl(){let[e,t]=[xl.value,z.value];return e===null||t===null?null:Q(Vc,{id:`help`,title:e.label,close:()=>xl.value=null,children:[Q(`dl`,{class:`topics`,children:[e.view!==void 0&&Q(x,{children:[Q(`dt`,{children:Qc(t.ruleset)}),Q(`dd`,{children:Bn(t.ruleset)?.summary??Z(`rules-waiting`)})]}),e.topics.map(e=>Q(wl,{topic:e,now:t},e))]}),e.view!==void 0&&Q(gl,{view:e.view})]})}function wl({topic:e,now:t}){let n=t.offer_means??`pass`,r=t.ruleset.startsWith(`proportional`)?`proportional`:`half`;return Q(x,{children:[Q(`dt`,{children:Z(e===`stopped`&&n===`rest`?`topic-at-rest`:`topic-${e}`)}),Q(`dd`,{children:{virtual:()=>Z(`about-virtual`),offer:()=>Z(`about-offer-${n}`),stopped:()=>Z(n===`rest`?`about-at-rest`:`about-stopped`),debt:()=>Z(`about-debt`),resolution:()=>Z(`about-resolution`,{costs:t.debt===null?`no`:`yes`}),shares:()=>Z(`about-shares`,{kind:r})}[e]()})]})}function Tl({color:e}){let[t,n]=[z.value,I.value];if(t===null||n===null)return null;let r=Gt(e),i=t.to_move===e&&gi.value,a=Y.value,o=a?.is===`earlier`?a.board.virtual:t.virtual,s=_i.value===`look`?Zi.value:null,c=_i.value===`hand`?ya.value?.piles:s?.piles,l=s?.bowls??null;return Q(`section`,{class:`side ${e}${i?` turn`:``}`,"aria-label":Zc(e),"data-test":`side-${e}`,children:[Q(`h2`,{children:[Q(`svg`,{class:`sign-stone`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:Q(`circle`,{class:`stone ${e}`,cx:`0.5`,cy:`0.5`,r:`0.46`})}),Zc(e)]}),Q(`p`,{class:`seat`,children:$c(n.seats[r])}),Q(`p`,{class:`turn-mark`,children:i?Z(`to-move`):``}),c==null?Q(`div`,{class:`piles`,children:[o!==null&&Q(Fs,{color:e,count:o[r],title:Z(`pile-virtual`),test:`tray-${e}`,isLast:a===null&&t.last_move?.color===e&&t.last_move.move===`virtual`,always:!0}),t.prisoners!==null&&Q(Fs,{color:Kt(e),count:t.prisoners[r],title:Z(`pile-prisoners`),test:`prisoners-${e}`,always:!0}),t.debt!==null&&Q(El,{points:t.debt.debtor===e?t.debt.points:0})]}):Q(`div`,{class:`piles`,"data-test":`piles-${e}`,children:[Q(Fs,{color:e,count:c.virtual[r],title:Z(`pile-virtual`)}),Q(Fs,{color:Kt(e),count:c.prisoners[Gt(Kt(e))],title:Z(`pile-prisoners`)}),Q(Fs,{color:e,count:c.handed_over[r],title:Z(`pile-handed-over`)}),Q(Fs,{color:e,count:c.taken_off[r],title:Z(`pile-taken-off`)}),l!==null&&Q(Fs,{color:e,count:l[r],title:Z(`pile-bowl`),always:!0})]}),o!==null&&(ui.value===`play`||Yr.value!==null)&&Q(`div`,{class:`tray-buttons`,children:[Q(Dl,{color:e}),Q(Sl,{topics:t.debt===null?[`virtual`]:[`virtual`,`debt`],label:Z(`help-virtual`),test:`help-virtual-${e}`})]})]})}function El({points:e}){return Q(`div`,{class:e===0?`pile owes none`:`pile owes`,children:[Q(`span`,{class:`pile-title`,children:Z(`side-owes`)}),Q(`span`,{class:`pile-count`,children:e})]})}function Dl({color:e}){if(z.value===null||Yr.value===null&&(!gi.value||!an(e)))return null;let t=B.value===e,n=t?un.value.get(`virtual`):void 0,r=()=>{di.value=n===void 0?null:`virtual`},i=n?Z(`virtual-move-illegal`,{why:ms(n)}):Z(`virtual-move-of`,{side:e});return Q(`button`,{type:`button`,class:`virtual`,"data-test":`virtual-${e}`,"aria-label":i,"aria-disabled":n!==void 0||!t,onPointerEnter:r,onFocus:()=>{r(),n!==void 0&&(fi.value=`virtual`)},onPointerLeave:()=>di.value=null,onBlur:()=>di.value=null,onClick:()=>{t&&Ka(`virtual`)},children:[n!==void 0&&Q(`span`,{class:`crossed`,children:`✕`}),` `,Z(`virtual-move`)]})}function Ol({label:e,test:t,on:n}){return Q(`label`,{class:`switch`,children:[Q(`input`,{type:`checkbox`,"data-test":t,checked:n.value,onChange:e=>n.value=e.currentTarget.checked}),Q(`span`,{children:e})]})}function kl({label:e,test:t,all:n,chosen:r,choose:i}){return Q(`label`,{class:`field`,children:[Q(`span`,{children:e}),Q(`select`,{"data-test":t,value:r,onChange:e=>{let t=n.find(({value:t})=>t===e.currentTarget.value);t!==void 0&&i(t.value)},children:n.map(({value:e,title:t})=>Q(`option`,{value:e,selected:e===r,children:t},e))})]})}function Al(){let e=W.language.value;return Fe(()=>void Wn(),[e]),Q(`section`,{class:`lessons`,"data-test":`lessons`,"aria-label":Z(`lessons`),children:[Q(`h3`,{children:Z(`lessons`)}),Q(jl,{lessons:Hn.value})]})}function jl({lessons:e}){return Q(`ul`,{class:`lesson-list`,children:e.map(({name:e,title:t,ruleset:n})=>Q(`li`,{children:Q(`button`,{type:`button`,class:`quiet`,"data-test":`lesson-${e}`,"aria-current":Gn.value?.name===e,onClick:()=>{scrollTo(0,0),qn(e)},children:[t,` `,Q(`small`,{children:Qc(n)})]})},e))})}var Ml=A(null);function Nl(){let e=Ml.value??z.value?.ruleset??``;return Q(`div`,{class:`panel`,children:[Q(Al,{}),Q(kl,{label:Z(`rules-which`),test:`rules-of`,all:Fn.value.map(({name:e})=>({value:e,title:Qc(e)})),chosen:e,choose:e=>Ml.value=e}),Q(`h3`,{children:Qc(e)}),Q(Pl,{ruleset:e})]})}function Pl({ruleset:e,short:t=!1}){let n=Bn(e);if(n===null)return Q(`p`,{class:`note explanation`,children:Z(`rules-waiting`)});let r=Q(x,{children:[Q(`p`,{class:`note`,children:Z(`rules-source`,{source:n.source})}),n.articles.length>0&&Q(x,{children:[Q(`h4`,{children:Z(`rules-articles`)}),Q(`ul`,{children:n.articles.map(e=>Q(`li`,{children:e},e))})]}),Q(`h4`,{children:Z(`rules-clauses`)}),Q(`ul`,{children:n.clauses.map(e=>Q(`li`,{children:e},e))})]});return Q(`div`,{class:`explanation`,"data-test":`explanation`,children:[Q(`p`,{children:n.summary}),t?Q(`details`,{children:[Q(`summary`,{children:Z(`rules-more`)}),r]}):r]})}var Fl=[`person`,`level`,`time`],Il=3,Ll=5,Rl=3600;function zl({color:e,seat:t,test:n=``,sit:r}){return Q(`div`,{class:`seat-choice`,children:[Q(kl,{label:Zc(e),test:`${n}seat-${e}`,all:Fl.map(e=>({value:e,title:Z(`seat-by-${e}`)})),chosen:t.by,choose:e=>{switch(e){case`person`:return r({by:e});case`level`:return r({by:e,level:Math.min(Il,In.value.all)});case`time`:return r({by:e,seconds:Ll})}}}),t.by===`level`&&Q(`label`,{class:`field`,children:[Q(`span`,{children:Z(`seat-which-level`,{last:In.value.all})}),Q(`input`,{type:`number`,"data-test":`${n}level-${e}`,min:1,max:In.value.all,value:t.level,onChange:e=>{let t=Math.round(e.currentTarget.valueAsNumber);t>=1&&t<=In.value.all&&r({by:`level`,level:t})}})]}),t.by===`time`&&Q(`label`,{class:`field`,children:[Q(`span`,{children:Z(`seat-which-time`)}),Q(`input`,{type:`number`,"data-test":`${n}seconds-${e}`,min:.1,max:Rl,step:.1,value:t.seconds,onChange:e=>{let t=e.currentTarget.valueAsNumber;t>0&&t<=Rl&&r({by:`time`,seconds:t})}})]})]})}var Bl=[5,7,9,13,15,19],Vl=[`0`,`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`],Hl=2,Ul=21;function Wl({close:e}){let t=z.value,[n,r]=Ne(t?.ruleset??``),[i,a]=Ne(t?.size.width??9),[o,s]=Ne(t?.size.height??9),[c,l]=Ne(``),[u,d]=Ne(`0`),[f,p]=Ne(I.value?.seats??[{by:`person`},{by:`person`}]),m=Fn.value.find(({name:e})=>e===n),h=m?.line_game===!0,g=e=>{r(e);let t=Fn.value.find(t=>t.name===e);t!==void 0&&t.line_game!==h&&(a(t.size.width),s(t.size.height))},_=async()=>{let t=c.trim()===``?null:Number(c),r={komi:h?null:t,handicap:h?0:Number(u)};(await V({do:`new`,ruleset:n,width:i,height:o,...r,seats:f}))?.is===`game`&&(vn(`play`),e())};return Q(Vc,{id:`new-game-dialog`,title:Z(`new-game`),close:e,children:Q(`form`,{class:`form`,onSubmit:e=>{e.preventDefault(),_()},children:[Q(kl,{label:Z(`new-ruleset`),test:`ruleset`,all:Fn.value.map(({name:e})=>({value:e,title:Qc(e)})),chosen:n,choose:g}),Q(Pl,{ruleset:n,short:!0}),Q(`fieldset`,{class:`sizes`,children:[Q(`legend`,{children:Z(`new-size`)}),Bl.map(e=>Q(`button`,{type:`button`,class:i===e&&o===e?`small chosen`:`small`,"aria-pressed":i===e&&o===e,"data-test":`size-${e}`,onClick:()=>{a(e),s(e)},children:[e,`×`,e]},e)),Q(`div`,{class:`fields`,children:[Q(Gl,{label:Z(`new-width`),test:`width`,value:i,set:a}),Q(Gl,{label:Z(`new-height`),test:`height`,value:o,set:s})]})]}),!h&&Q(`div`,{class:`fields`,children:[Q(`label`,{class:`field`,children:[Q(`span`,{children:Z(`new-komi`)}),Q(`input`,{type:`number`,step:`any`,"data-test":`komi`,value:c,placeholder:m?.komi==null?``:String(m.komi),onInput:e=>l(e.currentTarget.value)})]}),Q(kl,{label:Z(`new-handicap`),test:`handicap`,all:Vl.map(e=>({value:e,title:e===`0`?Z(`new-no-handicap`):e})),chosen:u,choose:d})]}),Q(`fieldset`,{children:[Q(`legend`,{children:Z(`new-who`)}),Q(zl,{test:`new-`,color:`black`,seat:f[0],sit:e=>p([e,f[1]])}),Q(zl,{test:`new-`,color:`white`,seat:f[1],sit:e=>p([f[0],e])}),Q(`p`,{class:`note`,children:I.value?.network==null?Z(`network-none`,{last:In.value.without_network}):Z(`network-named`,{name:I.value.network,first:In.value.without_network+1})})]}),R.value!==null&&Q(`p`,{class:`refused`,role:`alert`,children:sl(R.value)}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,onClick:e,children:Z(`cancel`)}),Q(`button`,{type:`submit`,class:`strong`,"data-test":`start`,children:Z(`new-start`)})]})]})})}function Gl(e){let{label:t,test:n,value:r,set:i}=e;return Q(`label`,{class:`field narrow`,children:[Q(`span`,{children:t}),Q(`input`,{type:`number`,"data-test":n,min:Hl,max:Ul,value:r,required:!0,onInput:e=>i(e.currentTarget.valueAsNumber)})]})}function Kl(){let[e,t]=[Wa.value,z.value],n=e===null?void 0:un.value.get(e);if(e===null||t===null||n===void 0)return null;let r=()=>{Wa.value=null};return Q(Vc,{id:`lose`,title:Z(`lose-title`),close:r,children:[Q(`p`,{children:[Q(`strong`,{children:cs(e,t)}),` `,ms(n)]}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`lose-no`,onClick:r,children:Z(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`lose-yes`,onClick:Ja,children:Z(`lose-play`)})]})]})}function ql(){let[e,t]=[I.value?.agreement,z.value];return e==null||t===null?null:Q(x,{children:[Q(Jl,{agreement:e}),U.value?Q(`div`,{class:`buttons`,role:`group`,"aria-label":Z(`count-agree`),children:[Q(Yl,{}),Q(Bc,{icon:`back`,test:`undo`,label:Z(`go-back`),onClick:()=>Qa(-1)}),Wt.map(t=>Q(Zl,{color:t,agreement:e},t)),Q(`button`,{type:`button`,class:`disagree`,"data-test":`disagree`,onClick:()=>void V({do:`disagree`,by:Ba.value[0]??`black`}),children:Z(`disagree`)})]}):Q(`div`,{class:`buttons`,children:Q(`button`,{type:`button`,class:`strong`,"data-test":`go-count`,onClick:()=>vn(`count`,`steps`),children:Z(`agreed-count`)})}),Q(`p`,{class:`sr-only`,"data-test":`move-number`,children:Z(`move-of`,{number:t.move_number,last:I.value?.moves.length??0})})]})}function Jl({agreement:e}){let t=e.differs.length===0;Fe(()=>{U.value&&t&&na()},[L.value,t]);let n=z.value,r=e.differs.map(e=>n===null?e:cs(e,n)).join(` `),i=e.views[0].dead.length;return Q(`div`,{class:`message`,children:Q(`p`,{class:`reason`,"aria-live":`polite`,children:R.value===null?e.agreed?Q(`span`,{class:`good`,children:Z(`agree-agreed`)}):t?Q(`span`,{"data-test":`agree-marked`,children:i===0?Z(`agree-nothing-marked`):Z(`agree-marked`,{count:i})}):Q(`span`,{"data-test":`differs`,children:Z(`agree-differs`,{points:r})}):Q(`span`,{class:`refused`,children:sl(R.value)})})})}function Yl(){let e=za.value,t=e.includes(Ra.value)?Ra.value:e[0];Fe(()=>{t!==void 0&&t!==Ra.value&&(Ra.value=t)});let n=e=>e===`both`?Z(`mark-as-both`):Zc(e);return Q(`div`,{class:`segments`,role:`group`,"aria-label":Z(`mark-as`),children:e.map(e=>Q(`button`,{type:`button`,"data-test":`mark-as-${e}`,"aria-pressed":e===t,onClick:()=>Ra.value=e,children:n(e)},e))})}function Xl(e){let{winner:t,margin:n,reason:r}=e;if(r!==`count`)return`${Z(`say-yes`)}${Z(`colon`)}${el(e)}`;let i=n?.replace(/^[-+]/,``).replace(` `,`\xA0`);return Z(`say-yes-to`,{winner:t??`none`,by:(t&&i)??`none`})}function Zl({color:e,agreement:t}){let n=t.said_yes[Gt(e)],r=an(e)||Ba.value.includes(e),i=t.differs.length===0?ta.value:null,a=n?Z(`said-yes`):i===null?Z(`say-yes`):Xl(i);return Q(`button`,{type:`button`,class:n?`yes said`:`yes strong`,"data-test":`yes-${e}`,"aria-label":`${Zc(e)}${Z(`colon`)}${a}`,"aria-pressed":n,disabled:n||!r||t.differs.length>0,onClick:()=>void V({do:`agree`,by:e}),children:[Q(`span`,{class:`dot ${e}`,"aria-hidden":`true`}),a]})}function Ql(e){let{label:t,at:n,last:r,go:i,buttons:a,titled:o,slider:s,valueText:c,class:l,children:u}=e,d=(e,t)=>{let s=a[e],c=t!==n&&t>=0&&t<=r;return s===void 0?null:Q(Bc,{icon:e,label:s,titled:o??!1,test:`step-${e}`,class:l,disabled:!c,onClick:()=>i(t)})};return Q(`div`,{class:`stepper`,role:t===void 0?void 0:`group`,"aria-label":t,children:[d(`first`,0),d(`back`,n-1),Q(`input`,{type:`range`,min:0,max:r,value:n,"aria-label":s,"aria-valuetext":c,"data-test":`step-slider`,onInput:e=>i(e.currentTarget.valueAsNumber)}),d(`on`,n+1),d(`last`,r),u]})}function $l({sums:e,test:t}){let{black:n,white:r,debt:i,margin:a}=e;return Q(`p`,{class:`sums`,"data-test":t,children:[Q(`span`,{children:[Z(`color-black`),` `,n]}),Q(`span`,{children:[Z(`color-white`),` `,r]}),Q(`span`,{children:i.debtor===null?`${Z(`totals-debt`)} ${i.points}`:Z(`line-debt`,{side:i.debtor,points:i.points})}),Q(`strong`,{children:[Z(Hi.value?`estimate-margin`:`totals-margin`),` `,a]})]})}function eu(){let[e,t,n]=[Ki.value,Xi.value,Zi.value];if(e===null||t===null||n===null)return Q(`div`,{class:`message`,children:Q(`p`,{class:`reason`,"data-test":`counting`,"aria-busy":Gi.value,children:qi.value&&R.value!==null?sl(R.value):Z(`counting`)})});let r=t.steps.length-1,i=Math.min(Yi.value,r),{black:a,white:o,debt:s}=t,c=n.totals??{black:a,white:o,debt:s,margin:t.result.margin??`–`},l=Uc(n);return Q(x,{children:[Q(`div`,{class:`sums-line`,children:Q($l,{sums:c,test:`count-sums`})}),Q(Ql,{at:i,last:r,go:e=>Yi.value=e,buttons:{back:Z(`step-back`),on:Z(`step-on`)},slider:Z(`step-slider`),valueText:l}),Q(`div`,{class:`step-line`,children:[Q(kl,{label:Z(`methods-label`),test:`method`,all:e.counts.map((e,t)=>({value:String(t),title:Hc(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>Ji.value=Number(e)}),Q(`p`,{class:`step-text`,"aria-live":`polite`,"data-test":`step-text`,children:[Q(`span`,{class:`step-number`,children:Z(`step-of`,{number:i+1,last:r+1})}),` `,l]}),Q(Sl,{topics:[`shares`],label:Z(`help-shares`),test:`help-shares`})]})]})}function tu(){let[e,t,n]=[ya.value,z.value,ba.value];if(e===null||t===null)return Q(`div`,{class:`message`,children:Q(`p`,{class:`reason`,"data-test":`hand-waiting`,"aria-busy":_a.value,children:n===null?Z(`counting`):n.kind===`not_in_this_game`?Z(`hand-none`):sl(n)})});let[r,i]=[Sa.value,Ca.value.length],a=e.steps_made.length===0,o=r!==null&&i>0;return Q(x,{children:[Q(`div`,{class:`hand-line`,children:[Q($l,{sums:e.totals,test:`hand-margin`}),Q(`p`,{class:`hand-said`,"aria-live":`polite`,"data-test":`hand-said`,children:nu(e,r,t)})]}),Q(`div`,{class:`buttons`,role:`group`,"aria-label":Z(`count-hand`),children:[Q(ru,{board:e,may:r}),Q(`button`,{type:`button`,class:o?`strong`:``,"data-test":`hand-take`,"aria-disabled":!o,onClick:()=>o&&void Ma(),children:Z(`hand-take`,{count:i})}),Q(`button`,{type:`button`,"data-test":`hand-undo`,"aria-disabled":a,onClick:()=>!a&&void Na(),children:Z(`hand-undo`)}),Q(`button`,{type:`button`,class:`quiet`,"data-test":`hand-again`,"aria-disabled":a,onClick:()=>!a&&void Da(!0),children:Z(`hand-again`)})]})]})}function nu(e,t,n){let r=e.steps_made.at(-1);return R.value===null?t!==null&&Ca.value.length>0?Z(`hand-picked`,{points:Kc(t,Ca.value,n)}):r===void 0?Z(`hand-how`):Z(`hand-done`,{what:Gc(r,n)}):sl(R.value)}function ru({board:e,may:t}){let n={value:``,title:Z(`hand-steps`)};return Q(`div`,{class:`hand-kinds`,children:Q(kl,{label:Z(`hand-step`),test:`hand-kind`,all:[n,...e.may.map(e=>({value:Ea(e),title:Wc(e)}))],chosen:t===null?``:Ea(t),choose:t=>{let n=e.may.find(e=>Ea(e)===t);n!==void 0&&ka(n)}})})}function iu(){Fe(()=>void ha(),[L.value,Vi.value,sa.value,aa.value]);let[e,t,n]=[aa.value,da.value,fa.value];return e===null?Q(`div`,{class:`buttons`,children:Q(`button`,{type:`button`,class:`strong`,"data-test":`compare`,disabled:ia.value,onClick:()=>void oa(),children:ia.value?Z(`comparing`):Z(`compare`)})}):Q(`div`,{class:`message`,children:Q(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`difference`,children:sa.value.length<2?Z(`compare-pair`):n===null?t===null?Z(`comparing`):Z(`compare-difference`,{count:t.points.length}):sl(n)})})}function au(){let e=aa.value;return e===null?null:Q(x,{children:[da.value!==null&&Q(su,{found:da.value}),Q(`table`,{class:`rulesets`,"data-test":`comparison`,children:[Q(`caption`,{class:`sr-only`,children:Z(`compare`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:Z(`new-ruleset`)}),Q(`th`,{scope:`col`,children:Z(`compare-winner`)}),Q(`th`,{scope:`col`,children:Z(`totals-margin`)})]})}),Q(`tbody`,{children:e.map(e=>Q(ou,{row:e},e.ruleset))})]})]})}function ou({row:e}){return Q(`tr`,{class:e.ruleset===z.value?.ruleset?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,"data-test":`compare-${e.ruleset}`,"aria-pressed":sa.value.includes(e.ruleset),onClick:()=>ma(e.ruleset),children:Qc(e.ruleset)})}),Q(`td`,{children:e.winner===null?e.result===null?`–`:Z(`compare-draw`):Zc(e.winner)}),Q(`td`,{children:e.margin??e.result??`–`})]})}function su({found:e}){let[t,n]=e.between;return Q(`table`,{class:`pair`,"data-test":`pair`,children:[Q(`caption`,{children:Z(`compare-parts`,{unit:Z(`unit-${e.unit}`)})}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:Qc(t)}),Q(`th`,{scope:`col`,children:Qc(n)}),Q(`th`,{scope:`col`,children:Z(`compare-more`)})]})}),Q(`tbody`,{children:[Q(cu,{title:Z(`compare-points`),sum:e.on_points}),e.rest.map(e=>Q(cu,{title:Z(`rest-${e.part}`),sum:e},e.part)),Q(cu,{title:Z(`totals-margin`),sum:e.margin,isTotal:!0})]})]})}function cu({title:e,sum:t,isTotal:n=!1}){let r=t.first!==t.second;return Q(`tr`,{class:n?`counted`:r?``:`alike`,children:[Q(`th`,{scope:`row`,children:e}),Q(`td`,{children:t.first}),Q(`td`,{children:t.second}),Q(`td`,{children:is(t.difference)})]})}var lu=6;function uu({otherwise:e=null}){let[t,n]=[z.value,I.value];if(t===null||n===null)return null;let r=Y.value,i=r?.is===`earlier`?r.move:r?.is===`verdicts`?r.reasoned.move:pi.value,a=_i.value===`play`&&i!==null?un.value.get(i):void 0,o=a!==void 0&&[`ko`,`repeats`,`forbidden`].includes(a.kind),s=ol(n);return Q(`div`,{class:`message`,children:[Q(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`reason`,children:r?.is===`earlier`?Q(`span`,{children:Z(`earlier-shown`,{after:r.board.after_move,move:$(r.move,t)})}):a!==void 0&&i!==null?Q(`span`,{children:[Q(`strong`,{children:$(i,t)}),` `,ms(a)]}):R.value===null?Xs.value===null?e===null?Q(`span`,{class:`happened`,"aria-hidden":`true`,children:s}):Q(`span`,{children:e}):Q(du,{}):Q(`span`,{class:`refused`,children:sl(R.value)})}),(r!==null||o)&&i!==null&&Q(`button`,{type:`button`,class:`small`,"data-test":`show-reason`,onClick:()=>void eo(i),children:Z(r===null?`reason-show`:`reason-hide`)}),Q(`p`,{class:`sr-only`,role:`status`,"data-test":`happened`,children:s})]})}function du(){let[e,t]=[Xs.value,z.value];if(e===null||t===null)return null;let n=e.line.slice(0,lu).map(e=>$(e,t)).join(` `),r=e.winrate===null?`–`:`${Math.round(e.winrate*100)} %`,i=e.lead===null?`–`:e.lead.toFixed(1);return Q(`span`,{"data-test":`hint-text`,children:e.move===null?Z(`hint-resign`,{side:e.color}):Z(`hint-move`,{side:e.color,move:$(e.move,t),winrate:r,lead:i,visits:e.visits,line:n})})}function fu({takes:e=!1}){let[t,n]=[z.value,I.value];if(t===null||n===null)return null;let r=t.move_number,i=n.moves.length,a=e?`end`:``;return Q(`span`,{class:`moves`,children:[Q(Bc,{icon:`first`,class:a,test:`first`,label:Z(`go-first`),disabled:r===0,onClick:()=>Za(0)}),Q(Bc,{icon:`back`,test:`undo`,label:Z(e?`take-back`:`go-back`),disabled:r===0,onClick:()=>e?$a():Qa(-1)}),Q(`span`,{class:`number ${a}`.trimEnd(),"data-test":`move-number`,children:Z(`move-of`,{number:r,last:i})}),Q(Bc,{icon:`on`,test:`redo`,label:Z(`go-on`),disabled:r===i,onClick:()=>Qa(1)}),Q(Bc,{icon:`last`,class:a,test:`last`,label:Z(`go-last`),disabled:r===i,onClick:()=>Za(i)})]})}function pu(){return Q(x,{children:[Q(uu,{}),Q(`div`,{class:`buttons`,role:`group`,"aria-label":Z(`buttons-label`),children:[Q(mu,{}),z.value?.game===`go`&&Q(Sl,{topics:[`offer`],label:Z(`help-pass`),test:`help-pass`}),Q(fu,{takes:!0}),Q(hu,{})]})]})}function mu(){let[e,t]=[z.value,I.value];if(e===null||t===null)return null;if(e.move_number<t.moves.length&&!an(e.to_move)&&t.resigned===null)return Q(`button`,{type:`button`,class:`pass`,"data-test":`play-on`,onClick:()=>void V({do:`play_on`}),children:Z(`play-on`)});let n=e.next.includes(`pass`)&&e.pass_means!==null&&!U.value&&_i.value===`play`,r=an(B.value)&&t.resigned===null;return Q(`button`,{type:`button`,class:e.offer!==null&&n?`pass strong`:`pass`,"data-test":`pass`,disabled:!n||!r,onClick:()=>void Ka(`pass`),children:e.pass_means===null?Z(`pass-pass`):Z(`pass-${e.pass_means}`)})}function hu(){let e=I.value;return e!==null&&e.thinking!==null?Q(`button`,{type:`button`,class:`hint strong`,"data-test":`move-now`,onClick:()=>void V({do:`stop`}),children:Z(`move-now`)}):W.hintsLocked.value?null:Q(`button`,{type:`button`,class:`hint`,"data-test":`hint`,disabled:!gi.value||U.value||Ys.value,onClick:()=>{fi.value=null,Zs()},children:Ys.value?Z(`hint-asking`):Z(`hint`)})}function gu(){let[e,t]=[hi.value,z.value];if(e===null||t===null||!F(e))return null;let{x:n,y:r}=P(e,t.size),i=un.value.get(e);return Q(`div`,{class:`place`,"data-test":`place-room`,children:[Q(`svg`,{class:`lens`,viewBox:`${n-1.5} ${r-1.5} 4 4`,"aria-hidden":`true`,children:Q(`use`,{href:`#drawing`})}),Q(`div`,{class:`place-what`,children:[i!==void 0&&Q(`p`,{children:ms(i)}),Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,class:`strong`,"data-test":`place`,onClick:()=>void Ga(e),children:Z(`place`,{point:cs(e,t)})}),Q(`button`,{type:`button`,"data-test":`place-cancel`,onClick:()=>hi.value=null,children:Z(`cancel`)})]})]})]})}function _u(){let e=z.value,t=J.value?.at??null,[n,r]=[Jr.value,Xr.value],i=r?.is===`searching`,a=r?.is===`shown`||r?.is===`judged`&&r.isGood;return Q(x,{children:[Q(uu,{otherwise:vu()}),Q(`div`,{class:`buttons`,role:`group`,"aria-label":Z(`buttons-label`),children:[t===null&&q.value!==null&&Q(`progress`,{"aria-label":Z(`analysing`),max:q.value.of,value:q.value.done}),Yr.value!==null&&e!==null&&e.pass_means!==null&&Q(`button`,{type:`button`,class:`pass`,"data-test":`learn-pass`,disabled:i||!e.next.includes(`pass`),onClick:()=>void Ka(`pass`),children:Z(`pass-${e.pass_means}`)}),Yr.value!==null&&Q(`button`,{type:`button`,"data-test":`learn-show`,disabled:i,onClick:oi,children:Z(`learn-show`)}),n!==null&&Yr.value===null&&Q(`button`,{type:`button`,"data-test":`learn-back`,onClick:()=>ti(n),children:Z(`learn-back`)}),n!==null&&Q(`button`,{type:`button`,class:a?`strong`:void 0,"data-test":`learn-next`,disabled:i,onClick:ni,children:Z(`learn-next`)}),n===null&&t!==null&&qr.value<Kr.value.length&&Q(`button`,{type:`button`,class:`strong`,"data-test":`learn-again`,onClick:ri,children:Z(`learn-again`)}),Q(`button`,{type:`button`,"data-test":`learn-end`,onClick:li,children:Z(i||t===null?`cancel`:`learn-end`)})]})]})}function vu(){let[e,t,n,r]=[z.value,Jr.value,Xr.value,Kr.value];if(e===null||J.value===null||J.value.at===null){let{done:e,of:t}=q.value??{done:0,of:0};return Z(`learn-analysing`,{visits:W.visits.value,done:e,of:t})}if(t===null)return r.length===0?Z(`learn-none`):Z(`learn-over`,{solved:qr.value,all:r.length});switch(n?.is){case`searching`:return Z(`learn-searching`,{move:ll({color:t.color,move:n.move},e)});case`shown`:return Z(`learn-answer`,{better:t.better===null?`–`:$(t.better,e)});case`judged`:{let{tried:r,isGood:i}=n,a=r.line[0],o={move:ll({color:t.color,move:r.move},e),cost:fs(r)};return i?Z(`learn-good`,{...o,better:r.move===t.better?`none`:$(t.better??``,e)}):Z(`learn-bad`,{...o,reply:a===void 0?`none`:ll({color:Kt(t.color),move:a},e)})}default:{let n={at:r.indexOf(t)+1,all:r.length},{number:i}=t;return Z(`learn-question`,{...n,number:i,move:ll(t,e),cost:fs(t)})}}}var[yu,bu,xu]=[600,150,8],Su=10,Cu=.01;function wu(){let e=z.value,t=K.value;if(e===null||t.length===0)return null;let n=t.map(({node:e})=>gr.value.get(e.id)??null),r=Nr.value,i=ju(n.flatMap(e=>e?.lead==null?[]:[e.lead])),a=Math.max(1,t.length-1),o=e=>xu+(yu-2*xu)*e/a,s=n.map(e=>e===null?null:1-e.winrate),c=n.map(e=>e?.lead==null?null:Mu(e.lead,i)),l=n.map(e=>e?.stopped==null?null:Mu(e.stopped,i)),u=ur.value;return Q(`div`,{class:`graph-room`,children:[Q(`div`,{class:`bounds`,"aria-hidden":`true`,children:r&&Q(x,{children:[Q(`span`,{children:Z(`graph-bound`,{side:`black`,points:i})}),Q(`span`,{children:Z(`graph-bound`,{side:`white`,points:i})})]})}),Q(`div`,{class:`graph`,role:`slider`,tabIndex:0,"aria-label":Z(`graph-label`),"aria-valuemin":0,"aria-valuemax":t.length-1,"aria-valuenow":Math.max(0,u),"aria-valuetext":Tu(Math.max(0,u)),"data-test":`graph`,onKeyDown:Ou,onPointerDown:Du,onPointerMove:Du,children:Q(`svg`,{viewBox:`0 0 ${yu} ${bu}`,preserveAspectRatio:`none`,"aria-hidden":`true`,children:[Q(`path`,{class:`middle`,d:`M0 ${bu/2}H${yu}`}),t.map(({node:e},t)=>{let n=Ar.value.get(e.id),a=n===void 0?0:r?n.points/(2*i):n.winrate,s=bu*(1-Math.min(1,a));return a<Cu?null:Q(`path`,{class:`loss ${e.color??``}`,d:`M${o(t)} ${bu}V${s.toFixed(1)}`},e.id)}),r&&Q(`path`,{class:`stopped-line`,d:Nu(l,o,bu)}),Q(`path`,{class:`rate-line`,d:Nu(s,o,bu)}),r&&Q(`path`,{class:`halo-line`,d:Nu(c,o,bu)}),r&&Q(`path`,{class:`value-line`,d:Nu(c,o,bu)}),t.map(({node:e,children:t},n)=>t.length>1?Q(`path`,{class:`branch`,d:`M${o(n)} 4h0.01`},e.id):null),u>=0&&Q(`path`,{class:`now-line`,d:`M${o(u)} 0V${bu}`})]})}),Q(`div`,{class:`bounds rates`,"aria-hidden":`true`,children:[Q(`span`,{children:`100%`}),Q(`span`,{children:`0%`})]}),Q(`p`,{class:`legend`,"aria-hidden":`true`,children:[r&&Q(`span`,{class:`key value-key`,children:Z(`measure-lead`)}),Q(`span`,{class:`key rate-key`,children:Z(`measure-winrate`)}),r&&Q(`span`,{class:`key stopped-key`,children:Z(`graph-stopped`)}),Q(`span`,{class:`key loss-key`,children:Z(`graph-losses`)})]})]})}function Tu(e){let[t,n]=[z.value,K.value[e]];if(t===null||n===void 0)return``;let r=gr.value.get(n.node.id),i=[...r===void 0?[Z(`not-analysed-short`)]:[],...r?.lead!=null&&Nr.value?[ul(r.lead)]:[],...r===void 0?[]:[Z(`black-winrate`,{winrate:as(r.winrate)})]];return[cl(n.node,t),...i].join(Z(`list-separator`))}function Eu(e){let t=K.value[Math.max(0,Math.min(K.value.length-1,e))];t!==void 0&&cr(t.node.id)}function Du(e){if(e.buttons!==1)return;e.type===`pointerdown`&&e.currentTarget.setPointerCapture(e.pointerId);let{left:t,width:n}=e.currentTarget.getBoundingClientRect(),r=(e.clientX-t)/n*(yu/(yu-2*xu))-xu/(yu-2*xu);Eu(Math.round(r*(K.value.length-1)))}function Ou(e){let t=ur.value,n={ArrowLeft:t-1,ArrowDown:t-1,ArrowRight:t+1,ArrowUp:t+1,PageDown:t-Su,PageUp:t+Su,Home:0,End:K.value.length-1}[e.key];n===void 0||e.ctrlKey||e.altKey||e.metaKey||(e.preventDefault(),Eu(n))}var ku=[10,20,50,100,200,500],Au=20;function ju(e){let t=e.map(Math.abs).sort((e,t)=>e-t),n=Math.max(Au,t[Math.floor(.98*(t.length-1))]??0);return ku.find(e=>e>=n)??ku.at(-1)??n}function Mu(e,t){return .5-Math.max(-t,Math.min(t,e))/(2*t)}function Nu(e,t,n){let r=``,i=!1;return e.forEach((a,o)=>{if(a===null){i=!1;return}let s=!i&&e[o+1]==null?`h0.01`:``;r+=`${i?`L`:`M`}${t(o).toFixed(1)} ${(a*n).toFixed(1)}${s}`,i=!0}),r}function Pu(){let e=Fu()??I.value?.here.comment??``;return Q(x,{children:[br.value&&Q(wu,{}),Q(`div`,{class:`walk`,children:[Q(uu,{otherwise:e===``?null:e}),Q(`div`,{class:`buttons`,role:`group`,"aria-label":Z(`buttons-label`),children:Q(fu,{})})]})]})}function Fu(){let[e,t]=[z.value,Li.value];return e===null||t===null?null:fl(t,e)}function Iu(){let[e,t,n]=[Gn.value,I.value,z.value];if(e===null||t===null||n===null)return null;let[r,i]=[n.move_number,e.moves],[a,o]=[Ia.value,t.here.on_main_line],s=o&&r>=i&&n.game===`go`&&(n.over||n.phase===`stopped`);return Q(`article`,{class:`lesson`,"data-test":`lesson`,children:[Q(`div`,{class:`lesson-text`,tabIndex:0,role:`region`,"aria-label":e.title,children:[Q(`h2`,{children:a===null?e.title:`${e.title} · ${Z(`lessons-your-move`)}`}),Q(`div`,{role:`status`,children:[a!==null&&La.value!==null&&Q(`p`,{class:`lesson-answer`,"data-test":`lesson-answer`,children:Lu(La.value)}),Q(`p`,{"data-test":`lesson-comment`,children:o?t.here.comment:Z(`lessons-left`)})]})]}),Q(`div`,{class:a===null?`buttons`:`buttons asking`,children:[Q(`button`,{type:`button`,"data-test":`lesson-back`,disabled:r===0,onClick:()=>Za(r-1),children:Z(`lessons-back`)}),a===null&&Q(`span`,{class:`lesson-step`,children:Z(`lessons-step`,{at:r,all:i})}),a!==null&&n.virtual!==null&&Q(`button`,{type:`button`,"data-test":`lesson-virtual`,onClick:()=>void Ka(`virtual`),children:Z(`virtual-move`)}),a!==null&&n.pass_means!==null&&Q(`button`,{type:`button`,"data-test":`lesson-pass`,onClick:()=>void Ka(`pass`),children:Z(`pass-${n.pass_means}`)}),o?s?Q(`button`,{type:`button`,class:`strong`,"data-test":`lesson-count`,onClick:()=>vn(`count`,`steps`),children:Z(`lessons-count`)}):Q(`button`,{type:`button`,class:a===null?`strong`:void 0,"data-test":`lesson-on`,disabled:r>=i,onClick:()=>Za(r+1),children:Z(a===null?`lessons-on`:`lessons-show`)}):Q(`button`,{type:`button`,class:`strong`,"data-test":`lesson-again`,onClick:()=>void qn(e.name),children:Z(`lessons-again`)})]})]})}function Lu(e){let t=Ia.value?.answers.find(t=>t.move===e),n=un.value.get(e);return t?.text??(n===void 0?Z(`lessons-not-this`):ms(n))}var Ru={play:pu,agree:ql,count:eu,hand:tu,rulesets:iu,lesson:Iu,review:Pu,learn:_u};function zu(){let e=Ru[ui.value];return Q(`div`,{class:`under ${ui.value}-bar`,"data-test":`${ui.value}-bar`,children:[Q(e,{}),Q(gu,{})]})}var Bu={en:`English`,"zh-Hans":`简体中文`,"zh-Hant":`繁體中文`};function Vu({close:e}){return Q(Vc,{id:`settings`,title:Z(`settings`),close:e,children:Q(`div`,{class:`form`,children:[Q(kl,{label:Z(`settings-language`),test:`language`,all:xn.map(e=>({value:e,title:Bu[e]})),chosen:W.language.value,choose:e=>W.language.value=e}),Q(kl,{label:Z(`settings-theme`),test:`theme`,all:Sn.map(e=>({value:e,title:Z(`theme-${e}`)})),chosen:W.theme.value,choose:e=>W.theme.value=e}),Q(kl,{label:Z(`settings-coordinates`),test:`coordinates`,all:Cn.map(e=>({value:e,title:Z(`coordinates-${e}`)})),chosen:W.coordinates.value,choose:e=>W.coordinates.value=e}),Q(Ol,{label:Z(`settings-confirm`),test:`confirm-moves`,on:W.confirmMoves}),Q(Ol,{label:Z(`settings-hints-locked`),test:`hints-locked`,on:W.hintsLocked}),Q(`button`,{type:`button`,"data-test":`projector`,onClick:()=>{e(),kn.value=!0},children:Z(`settings-projector`)}),Q(`section`,{class:`keys`,children:[Q(`h3`,{children:Z(`keys`)}),Q(`p`,{children:Z(`keys-board`)}),Q(`p`,{children:Z(`keys-moves`)}),Q(`p`,{children:Z(`keys-review`)})]}),Q(`p`,{children:Q(`a`,{href:`/licences`,target:`_blank`,rel:`noopener`,"data-test":`licences`,children:Z(`settings-licences`)})})]})})}function Hu(){Fe(()=>{U.value&&rc()},[L.value]);let[e,t]=[nc.value,z.value];if(t===null)return null;let n=e?.chains.filter(e=>e.dead||e.unsettled)??[];return Q(`section`,{class:`judgement`,"data-test":`judgement`,"aria-busy":$s.value,children:[Q(`h3`,{children:Z(`judgement`)}),e===null?Q(`p`,{class:`note`,children:$s.value?Z(`judgement-waiting`):Z(`judgement-none`)}):Q(x,{children:[e.position!==`contested`&&Uu(t)&&Q(`p`,{"data-test":`position`,children:Z(`position-${e.position}`)}),n.length===0&&Q(`p`,{class:`note`,children:Z(`judgement-all-alive`)}),Q(`ul`,{children:n.map(e=>Q(`li`,{children:Wu(e,t)},e.stones.join(` `)))}),Q(Ol,{label:Z(`judgement-shown`),test:`judgement-shown`,on:ec}),U.value&&Q(Gu,{})]})]})}function Uu(e){return e.offer_means===`stop`||e.offer_means===`rest`}function Wu(e,t){let n=e.stones[0]??``,r=e.unsettled?`unsettled`:e.dead?`dead`:`alive`,i=e.proved?Z(`judged-proved`):Z(`judged-sure`,{percent:Math.round(e.confidence*100)});return`${Z(`judged-chain`,{side:e.color,at:cs(n,t),count:e.stones.length})}${Z(`colon`)}${Z(`judged-${r}`)}${Z(`list-separator`)}${i}`}function Gu(){let e=Ba.value.length===1?Ba.value[0]:void 0,t=e===void 0?null:e===`black`?`white`:`black`;return Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,"data-test":`adopt-judgement`,onClick:()=>void Ha(`judgement`),children:Z(`adopt-judgement`)}),t!==null&&Q(`button`,{type:`button`,"data-test":`adopt-other`,onClick:()=>void Ha(t),children:Z(`adopt-other`,{side:t})})]})}var Ku=[`agreed`,`natural`];function qu(){let[e,t]=[z.value,I.value?.agreement];return e===null||t==null?Q(`p`,{class:`note`,children:Z(`agree-not-now`)}):Q(`div`,{class:`agree`,"data-test":`agree`,children:[Q(Ju,{agreement:t}),U.value&&Q(x,{children:[Q(`p`,{children:t.owners_matter?Z(`agree-how-owners`):Z(`agree-how`)}),Q(Yu,{agreement:t})]}),Q(`div`,{class:`views`,children:Wt.map(e=>Q(Xu,{color:e,agreement:t},e))}),Q(Hu,{})]})}function Ju({agreement:e}){let t=z.value?.to_move??`black`,n=z.value?.debt==null?`no`:`yes`;return e.agreed?Q(`p`,{class:`notice good`,"data-test":`agreed`,children:Z(`agree-agreed`)}):e.disputed_by===null?null:Q(`p`,{class:`notice warn`,"data-test":`disputed`,children:Z(`agree-disputed`,{by:e.disputed_by,side:t,costs:n})})}function Yu({agreement:e}){let t=Ba.value[0]??`black`,n=e.views[Gt(t)].end;return Q(`fieldset`,{children:[Q(`legend`,{children:Z(`end-which`)}),Q(`div`,{class:`segments`,children:Ku.map(e=>Q(`button`,{type:`button`,"data-test":`end-${e}`,"aria-pressed":n===e,onClick:()=>void Ua(t=>({do:`mark_end`,by:t,end:e})),children:Z(`end-${e}`)},e))}),Q(`p`,{class:`note`,children:Z(`end-${n}-means`)})]})}function Xu({color:e,agreement:t}){let n=t.views[Gt(e)];return Q(`section`,{class:`view by-${e}`,"aria-label":Z(`view-of`,{side:e}),"data-test":`view-${e}`,children:[Q(`h3`,{children:[Q(Zu,{color:e}),Zc(e)]}),Q(`p`,{children:Z(`view-dead`,{count:n.dead.length})}),n.owned.some(e=>e.length>0)&&Q(`p`,{children:Z(`view-owned`,{black:n.owned[0].length,white:n.owned[1].length})}),Q(`p`,{children:Z(`end-${n.end}`)})]})}function Zu({color:e}){return Q(`svg`,{class:`claims mark-sign`,viewBox:`0 0 0.4 0.4`,"aria-hidden":`true`,children:Q(`g`,{class:`by-${e}`,children:Q(`path`,{class:`sign`,d:e===`black`?`M0.06 0.06l0.28 0.28M0.34 0.06l-0.28 0.28`:`M0.2 0.06v0.28M0.06 0.2h0.28`})})})}function Qu({id:e,label:t,tabs:n,chosen:r,choose:i,children:a}){return Q(`div`,{class:`tabs`,children:[Q(`div`,{class:`tab-list`,role:`tablist`,"aria-label":t,onKeyDown:e=>{let t=n.findIndex(({name:e})=>e===r),a=n.length-1,o={ArrowLeft:t===0?a:t-1,ArrowRight:t===a?0:t+1,Home:0,End:a}[e.key],s=o===void 0?void 0:n[o];s!==void 0&&o!==void 0&&(e.preventDefault(),i(s.name),e.currentTarget.querySelectorAll(`button`)[o]?.focus())},children:n.map(({name:t,title:n})=>Q(`button`,{type:`button`,role:`tab`,id:`${e}-${t}-tab`,"data-test":`tab-${t}`,"aria-selected":t===r,"aria-controls":`${e}-panel`,tabIndex:t===r?0:-1,onClick:()=>i(t),children:n},t))}),Q(`div`,{class:`tab-panel`,role:`tabpanel`,id:`${e}-panel`,"aria-labelledby":`${e}-${r}-tab`,tabIndex:0,children:a})]})}function $u(){Fe(()=>void Da(),[L.value,Vi.value]);let[e,t]=[ya.value,z.value];return e===null||t===null?null:Q(`div`,{class:`steps`,"data-test":`hand`,children:[Q(`div`,{class:`step-kinds`,role:`group`,"aria-label":Z(`hand-steps`),children:e.may.map(e=>Q(`button`,{type:`button`,class:`small of-${e.side??`both`}`,"data-test":`hand-${Ea(e)}`,"aria-pressed":e===Sa.value,onClick:()=>ka(e),children:Wc(e)},Ea(e)))}),Q(ed,{may:Sa.value}),Q(td,{board:e}),e.steps_made.length>0&&Q(`section`,{children:[Q(`h3`,{children:Z(`hand-made`)}),Q(`ol`,{class:`note made`,"data-test":`hand-made`,children:e.steps_made.map((e,n)=>Q(`li`,{children:Gc(e,t)},n))})]})]})}function ed({may:e}){return Q(`div`,{class:`notice chosen-step`,"data-test":`hand-prepared`,children:e===null?Q(`p`,{children:Z(`hand-how`)}):Q(x,{children:[Q(`p`,{children:Z(`hand-means-${e.step}`)}),e.step!==`gather`&&Q(`p`,{children:Z(`hand-choose`,{side:e.side===null?`both`:`one`,most:e.most})})]})})}function td({board:e}){return Q(`table`,{class:`totals`,"data-test":`hand-reads`,children:[Q(`caption`,{children:Z(`hand-reads`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:Z(`color-black`)}),Q(`th`,{scope:`col`,children:Z(`color-white`)})]})}),Q(`tbody`,{children:e.reads.map(({method:e,compared:t,black:n,white:r})=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Z(`reads-${t}`,{method:Hc(e)})}),Q(`td`,{children:n}),Q(`td`,{children:r})]},e))})]})}function nd(){Fe(()=>void Qi(),[L.value,Vi.value]);let[e,t]=[Ki.value,Xi.value];return e===null||t===null?null:Q(`div`,{class:`steps`,"data-test":`steps`,children:[Q(Qu,{id:`method`,label:Z(`methods-label`),tabs:e.counts.map((e,t)=>({name:String(t),title:Hc(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>Ji.value=Number(e),children:[Q(rd,{board:t}),Q(`p`,{class:`result`,"data-test":`result`,children:Hi.value?tl(t.result):el(t.result)})]}),t.lazy!==null&&Q(`p`,{class:`notice warn`,children:Z(`count-lazy`,{side:t.lazy.offered_first??`none`,points:t.lazy.regions.join(` `)})}),Q(`p`,{class:`note`,children:[Z(`end-${e.end}`),Z(`list-separator`),e.judged?Z(`count-judged`):Z(`count-agreed`)]})]})}function rd({board:e}){let t=Math.min(Yi.value,e.steps.length-1),n=e.steps.flatMap((e,t)=>e.totals===null?[]:[{made:e,sums:e.totals,place:t}]);return Q(`table`,{class:`totals`,"data-test":`totals`,children:[Q(`caption`,{class:`sr-only`,children:Z(`totals-label`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:Z(`color-black`)}),Q(`th`,{scope:`col`,children:Z(`color-white`)}),Q(`th`,{scope:`col`,children:Z(`totals-debt`)}),Q(`th`,{scope:`col`,children:Z(`totals-margin`)})]})}),Q(`tbody`,{children:[n.map(({made:e,sums:n,place:r})=>Q(id,{made:e,sums:n,isShown:r===t,choose:()=>Yi.value=r},r)),Q(`tr`,{class:`counted`,children:[Q(`th`,{scope:`row`,children:Z(`compared-${e.compared}`)}),Q(`td`,{children:e.black}),Q(`td`,{children:e.white}),Q(`td`,{children:e.debt.points}),Q(`td`,{children:e.result.margin??`–`})]})]}),Q(`tfoot`,{children:Q(`tr`,{children:Q(`td`,{colSpan:5,children:Z(`totals-komi`,{komi:String(e.komi),unit:Z(`unit-${e.unit}`)})})})})]})}function id(e){let{made:t,sums:n,isShown:r,choose:i}=e;return Q(`tr`,{class:r?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,onClick:i,children:Z(`action-${t.action}`)})}),Q(`td`,{children:n.black}),Q(`td`,{children:n.white}),Q(`td`,{children:n.debt.points}),Q(`td`,{children:n.margin})]})}var ad=[{name:`agree`,panel:qu,view:cc},{name:`steps`,panel:nd,view:uc},{name:`hand`,panel:$u,view:dc},{name:`rulesets`,panel:au,view:fc}],od=j(()=>ad.find(({name:e})=>e===gn.value)),sd=j(()=>(od.value?.view??cc).value);function cd(){if(z.value?.game===`line_game`)return Q(`p`,{class:`panel note`,children:Z(`count-none`)});let e=od.value?.panel;return Q(`div`,{class:`panel`,children:Q(Qu,{id:`count`,label:Z(`panel-count`),tabs:ad.map(({name:e})=>({name:e,title:Z(`count-${e}`)})),chosen:gn.value,choose:e=>{vn(`count`,e),scrollTo(0,0)},children:[gn.value!==`agree`&&Q(ld,{}),e!==void 0&&Q(e,{})]})})}function ld(){let e=I.value?.agreement,t=e==null?[`judgement`]:[`judgement`,`black`,`white`];return e?.agreed&&t.unshift(`agreed`),Q(kl,{label:Z(`count-whose`),test:`count-view`,all:t.map(e=>({value:e,title:Z(`whose-${e}`)})),chosen:Vi.value,choose:e=>Bi.value=e})}var ud=700,dd=6e4,fd=A(null),pd=j(()=>{let e=I.value?.here;return fd.value!==null&&fd.value.node===e?.id?fd.value.text:e?.comment??``}),md;function hd(e){let t=I.value?.here.id;t!==void 0&&(fd.value!==null&&fd.value.node!==t&&gd(),fd.value={node:t,text:e},window.clearTimeout(md),md=window.setTimeout(()=>void gd(),ud))}async function gd(){window.clearTimeout(md);let e=fd.value;e!==null&&(new TextEncoder().encode(JSON.stringify(e)).length>dd?R.value={kind:`too_long`}:await N({do:`comment`,...e},null)!==null&&fd.value===e&&(fd.value=null))}var _d=`liangyi-draft`,vd=yd();M(()=>{let e=fd.value;if(e===null){sessionStorage.removeItem(_d);return}let t=G.peek()?.byId.get(e.node),n=t===void 0?null:dr(t);sessionStorage.setItem(_d,JSON.stringify({...e,steps:n}))});function yd(){return JSON.parse(sessionStorage.getItem(_d)??`null`)}async function bd(){vd!==null&&fd.value===null&&(fd.value={node:vd.node,text:vd.text}),vd=null,await gd()}async function xd(){let e=vd;vd=null;let t=e?.steps==null?null:await fr(e.steps);e!==null&&t!==null&&(fd.value={node:t,text:e.text},await gd())}function Sd(){vd=yd()??vd,fd.value=null}var Cd=(24<<20)-1024,wd=A(null);async function Td(e=!1){await gd();let t=await V({do:`save`,bare:e});return t?.is===`record`?t.sgf:null}function Ed(e){return new TextEncoder().encode(JSON.stringify(e)).length>Cd}async function Dd(e,t=!1){if(await gd(),Ed(e))return R.value={kind:`too_long`},null;let n=await V({do:`open`,sgf:e,bytes:t});return n?.is===`game`&&(wd.value=null),n}async function Od(e){if(!e)return;if(e.size>Cd){R.value={kind:`too_long`};return}let t=new Uint8Array(await e.arrayBuffer()),n=kd(t),r=H.value;if(vn(`review`),(await Dd(n??Ad(t),n===null))?.is!==`game`){let e=R.value;vn(r),R.value=e}}function kd(e){try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(e)}catch{return null}}function Ad(e){let t=``;for(let n=0;n<e.length;n+=8192)t+=String.fromCharCode(...e.subarray(n,n+8192));return t}async function jd(){let e=await Td();if(e===null)return;let t=URL.createObjectURL(new Blob([e],{type:`application/x-go-sgf`})),n=document.createElement(`a`);n.href=t,n.download=`${I.value?.state.ruleset??`game`}.sgf`,n.click(),URL.revokeObjectURL(t)}var Md=A(!1);async function Nd(){if(!isSecureContext)return jd();let e=await Td();e!==null&&await Pd(e,Md)}async function Pd(e,t){await navigator.clipboard.writeText(e),t.value=!0,window.setTimeout(()=>t.value=!1,2e3)}var Fd=A(null);async function Id(){let e=await N({do:`recent_games`},null);e?.is===`recent_games`&&(Fd.value=e)}async function Ld(e){await V({do:`open_recent`,name:e}),await Id()}function Rd(){let e=Fd.value;return Q(`details`,{"data-test":`recent`,onToggle:({currentTarget:e})=>void(e.open?Id():void 0),children:[Q(`summary`,{children:Z(`recent-games`)}),e!==null&&Q(x,{children:[Q(`ul`,{class:`lesson-list`,children:e.rows.map(e=>Q(`li`,{children:Q(`button`,{type:`button`,class:`quiet`,"data-test":`recent-${e.name}`,"aria-current":e.is_here,onClick:()=>void Ld(e.name),children:[zd(e),` `,Q(`small`,{children:Bd(e.written)})]})},e.name))}),e.rows.length===0&&Q(`p`,{class:`note`,children:Z(`recent-none`)}),Q(`p`,{class:`note`,children:e.folder===null?Z(`recent-off`):Z(`recent-where`,{folder:e.folder})})]})]})}function zd({ruleset:e,size:t,moves:n,players:r,result:i}){let a=[e===null?null:Qc(e),`${t.width}×${t.height}`],o=r.some(e=>e!==null)?r.map(e=>e??`?`).join(` – `):null;return[...a,o,Z(`recent-moves`,{moves:n}),i].filter(e=>e!==null).join(Z(`list-separator`))}function Bd(e){return new Intl.DateTimeFormat(W.language.value,{dateStyle:`medium`,timeStyle:`short`}).format(e*1e3)}var Vd=A(null);function Hd(){let[e,t]=[z.value,I.value];if(e===null||t===null)return null;let n=!e.over&&t.resigned===null;return Q(`div`,{class:`panel`,children:[U.value&&Q(`p`,{class:`notice`,children:[Z(e.offer_means===`rest`?`at-rest-notice`:`stopped-notice`),` `,Q(`button`,{type:`button`,"data-test":`go-agree`,onClick:()=>vn(`count`,`agree`),children:Z(`stopped-agree`)})]}),(n||t.agreement?.disputed_by!=null)&&!U.value&&Q(Wd,{}),Q(`section`,{children:[Q(`h3`,{children:Z(`play-moves`)}),Q(Gd,{})]}),Q(`section`,{children:[Q(`h3`,{children:Z(`play-who`)}),Wt.map(e=>Q(zl,{color:e,seat:t.seats[Gt(e)],sit:n=>void V({do:`sit`,seats:e===`black`?[n,t.seats[1]]:[t.seats[0],n]})},e)),Q(`p`,{class:`note`,children:t.network===null?Z(`network-off`):Z(`network-named`,{name:t.network,first:In.value.without_network+1})})]}),Q(`p`,{class:`row`,children:Q(`button`,{type:`button`,"data-test":`copy`,onClick:()=>void Nd(),children:Md.value?Z(`copied`):Z(`copy`)})}),Q(Rd,{}),Vd.value!==null&&Q(Ud,{color:Vd.value}),n&&Q(`p`,{class:`row`,children:Wt.filter(an).map(e=>Q(`button`,{type:`button`,class:`quiet`,"data-test":`resign-${e}`,onClick:()=>Vd.value=e,children:Z(`resign`,{side:e})},e))})]})}function Ud({color:e}){let t=()=>{Vd.value=null};return Q(Vc,{id:`resign-dialog`,title:Z(`resign-title`,{side:e}),close:t,children:Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`resign-no`,onClick:t,children:Z(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`resign-yes`,onClick:()=>{t(),V({do:`resign`,color:e})},children:Z(`resign-yes`)})]})})}function Wd(){return Q(`fieldset`,{class:`play-as`,children:[Q(`legend`,{children:Z(`play-as`)}),Q(`div`,{class:`segments`,children:Wt.map(e=>Q(`button`,{type:`button`,"data-test":`play-as-${e}`,"aria-pressed":B.value===e,disabled:!an(e),onClick:()=>dn(e),children:Zc(e)},e))}),B.value!==z.value?.to_move&&z.value?.debt!=null&&Q(`p`,{class:`note`,children:z.value.extra_moves_cost?Z(`extra-costs`):Z(`extra-free`)})]})}function Gd(){let[e,t]=[z.value,I.value];return e===null||t===null?null:t.moves.length===0?Q(`p`,{class:`note`,children:Z(`play-no-moves`)}):Q(`ol`,{class:`move-list`,"data-test":`moves`,children:t.moves.map(({color:t,move:n},r)=>Q(`li`,{children:Q(`button`,{type:`button`,class:`small ${t}`,"aria-current":r+1===e.move_number?`step`:void 0,onClick:()=>Za(r+1),children:[r+1,`. `,Q(`span`,{class:`dot ${t}`,"aria-hidden":`true`}),Q(`span`,{class:`sr-only`,children:[Zc(t),` `]}),$(n,e)]})},r))})}function Kd(){let[e,t]=[Y.value,z.value];if(e?.is!==`verdicts`||t===null)return null;let{reasoned:n,step:r}=e,i=n.verdicts[r];if(i===void 0)return null;let a=e=>{Y.value={is:`verdicts`,reasoned:n,step:e}},o=n.verdicts.length-1,s=i.after.map(e=>cs(e,t)).join(Z(`list-separator`));return Q(`section`,{class:`verdicts`,"aria-label":Z(`verdicts-label`),"data-test":`verdicts`,children:[Q(`div`,{class:`verdict-head`,children:[Q(Bc,{icon:`back`,class:`small`,test:`verdict-back`,label:Z(`verdict-back`),disabled:r===0,onClick:()=>a(r-1)}),Q(`span`,{children:Z(`verdict-of`,{number:r+1,last:o+1})}),Q(Bc,{icon:`on`,class:`small`,test:`verdict-on`,label:Z(`verdict-on`),disabled:r===o,onClick:()=>a(r+1)}),Q(Bc,{icon:`close`,class:`quiet close`,label:Z(`reason-hide`),onClick:()=>Y.value=null})]}),Q(`p`,{children:[Q(`strong`,{children:cs(i.point,t)}),` `,i.verdict===`forbidden`?Z(`verdict-forbidden`,{kinds:hs(i.kinds)}):Z(`verdict-${i.verdict}`),i.after.length>0&&` ${Z(`verdict-after`,{points:s})}`]}),Q(`ul`,{children:i.lines.map(e=>Q(`li`,{children:Q(qd,{line:e,now:t,go:a})},`${e.direction} ${e.stones.join(` `)}`))})]})}function qd({line:e,now:t,go:n}){let r=e=>e.map(e=>cs(e,t)).join(` `);return Q(x,{children:[Z(`shape-${e.shape}`),`: `,r(e.stones),e.by.length>0&&` (${Z(`line-by`,{points:r(e.by)})})`,e.spoiled.map((e,r)=>Q(`span`,{class:`spoiled`,children:[` `,Jd(e,t),e.kind===`forbidden`&&Q(`button`,{type:`button`,class:`small`,onClick:()=>n(e.verdict),children:Z(`verdict-see`,{number:e.verdict+1})})]},r))]})}function Jd(e,t){let n=cs(e.point,t);switch(e.kind){case`stone`:case`overline`:return Z(`spoiled-${e.kind}`,{point:n,at:cs(e.at,t)});case`edge`:case`five`:case`forbidden`:return Z(`spoiled-${e.kind}`,{point:n})}}function Yd(){let[e,t,n]=[q.value,I.value?.network??null,z.value?.game===`go`];return W.hintsLocked.value?Q(`p`,{class:`note`,children:Z(`engine-locked`)}):Q(`div`,{class:`analyse`,children:[Q(`p`,{class:`row`,children:[Q(Ol,{label:Z(`engine-shown`),test:`engine-shown`,on:W.engineShown}),Q(`button`,{type:`button`,class:`small`,"data-test":`learn-begin`,onClick:()=>void Zr(),children:Z(`learn`)})]}),br.value&&Q(x,{children:[Q(`p`,{class:`note`,children:t===null?Z(`network-off`):Z(`network-evaluates`,{name:t})}),Q(`div`,{class:`fields`,children:[Q(kl,{label:Z(`analyse-visits`),test:`visits`,all:Tn.map(e=>({value:e,title:e})),chosen:W.visits.value,choose:e=>W.visits.value=e}),Q(kl,{label:Z(`measure`),test:`measure`,all:wn.filter(e=>n||e!==`lead`).map(e=>({value:e,title:Z(`measure-${e}`)})),chosen:xr.value,choose:e=>W.measure.value=e})]}),Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,class:`small strong`,"data-test":`analyse-line`,onClick:()=>void vr(`line`),children:Z(`analyse-line`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`analyse-here`,onClick:()=>void vr(`here`),children:Z(`analyse-here`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`analyse-tree`,onClick:()=>void vr(`tree`),children:Z(`analyse-tree`)})]})]}),e!==null&&Q(`div`,{class:`progress`,"data-test":`progress`,children:[Q(`progress`,{"aria-label":Z(`analysing`),max:e.of,value:e.done}),Q(`span`,{children:Z(`analysed-of`,{done:e.done,of:e.of})}),Q(`button`,{type:`button`,class:`small`,"data-test":`stop-analysis`,onClick:yr,children:Z(`analyse-stop`)})]})]})}function Xd(){let[e,t]=[z.value,hr.value];if(e===null)return null;if(t===null)return Q(`p`,{class:`note`,children:Z(`not-analysed`)});let n=e.game===`go`;return Q(`section`,{"data-test":`candidates`,children:[Q(`p`,{"data-test":`position-value`,children:[Z(`position-value`,{winrate:as(t.winrate),visits:ss(t.visits)}),n&&t.lead!==null&&` · ${ul(t.lead)}`,t.stopped!==null&&` · ${Z(`stopped-here`,{result:t.stopped.result})}`]}),Q(`table`,{children:[Q(`caption`,{children:Z(`candidates-of`,{side:e.to_move})}),Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:Z(`candidate-move`)}),Q(`th`,{scope:`col`,children:Z(`winrate`)}),n&&Q(`th`,{scope:`col`,children:Z(`lead`)}),Q(`th`,{scope:`col`,children:Z(`measure-loss`)}),Q(`th`,{scope:`col`,children:Z(`visits`)})]})}),Q(`tbody`,{onPointerLeave:e=>Qd(e,null),children:xi.value.map(({move:t,letter:r,winrate:i,lead:a,visits:o,pv:s,cost:c})=>Q(`tr`,{onPointerEnter:e=>Qd(e,t),class:Ci.value===t?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,"data-test":`candidate-${r}`,"aria-label":Z(`candidate-name`,{letter:r,move:$(t,e),line:s.map(t=>$(t,e)).join(` `)}),onFocus:()=>Ci.value=t,onBlur:()=>Ci.value=null,onPointerDown:e=>Zd=e.pointerType===`touch`&&Ci.value!==t,onClick:()=>$d(t,e),children:[r,` `,$(t,e)]})}),Q(`td`,{children:as(Ai(i,e.to_move))}),n&&Q(`td`,{children:os(ji(a,e.to_move))}),Q(`td`,{children:[Q(Ws,{step:Ir(c)}),` `,fs(c)]}),Q(`td`,{children:ss(o)})]},t))})]})]})}var Zd=!1;function Qd(e,t){e.pointerType!==`touch`&&(Ci.value=t)}function $d(e,t){Zd?(Zd=!1,Ci.value=e):B.value===t.to_move&&Ka(e)}function ef(e){return new URLSearchParams(location.hash.slice(1)).get(e)}function tf(...e){let t=location.hash.slice(1).split(`&`).filter(t=>!e.some(e=>t.startsWith(`${e}=`))).join(`&`);history.replaceState(null,``,t===``?location.pathname:`${location.pathname}#${t}`)}async function nf(){let e=ef(`token`);return e===null||(tf(`token`),(await fetch(`/token`,{method:`POST`,body:e,credentials:`same-origin`})).ok)}function rf(){addEventListener(`hashchange`,()=>{ef(`token`)!==null&&location.reload()})}var af=8<<20;async function of(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream(`deflate-raw`)),n=new Uint8Array(await new Response(t).arrayBuffer()),r=``;for(let e=0;e<n.length;e+=8192)r+=String.fromCharCode(...n.subarray(e,e+8192));return btoa(r).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function sf(e){try{let t=atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`)).getReader(),i=new TextDecoder,a=``,o=0;for(let e=await r.read();!e.done;e=await r.read()){if(o+=e.value.length,o>af)return await r.cancel(),null;a+=i.decode(e.value,{stream:!0})}return a+i.decode()}catch{return null}}var cf=A(!1);async function lf(){let e=await Td(!0);if(e===null)return;let t=sr.value===null?``:`&node=${uf(dr(sr.value))}`;await Pd(`${location.origin}/#record=${await of(e)}${t}&panel=${H.value}`,cf)}function uf(e){let t=[],n=0;for(let r of[...e,null])r===0?n++:(n>0&&t.push(`n${n}`),r!==null&&t.push(String(r)),n=0);return t.length===0?`n0`:t.join(`.`)}var df=1e4;function ff(e){return e.split(`.`).flatMap(e=>{let t=Math.min(df,Number(/^n?(\d+)$/.exec(e)?.[1]??0));return e.startsWith(`n`)?Array(t).fill(0):[t]})}async function pf(){let[e,t,n]=[ef(`record`),ef(`node`),ef(`panel`)];if(e===null&&n===null||(tf(`record`,`node`,`panel`),vn(yn(n)??`review`),e===null))return;let r=await sf(e);if(r===null){R.value={kind:`bad_record`,detail:`#record`};return}let i=await Dd(r);i?.is===`game`&&t!==null&&(/^\d+$/.test(t)?await V({do:`goto`,move_number:Math.min(Number(t),i.moves.length)}):await pr(ff(t)))}function mf(){addEventListener(`hashchange`,()=>{ef(`token`)===null&&pf()})}var hf=A(!1);function gf(){let[e,t,n]=[sr.value,I.value?.here,z.value];if(e===null||t===void 0||n===null)return null;let r=(e.parent?.children??[]).filter(t=>t!==e);return Q(`div`,{class:`node-tools`,children:[t.next.length>0&&Q(_f,{title:Z(`next-moves`),test:`next`,all:t.next,next:t.next_on_line}),r.length>0&&Q(_f,{title:Z(`other-moves`),test:`other`,all:r.map(({node:e})=>e),next:null}),Q(`p`,{class:`row`,children:[!$n(e)&&Q(`button`,{type:`button`,class:`small`,"data-test":`promote`,onClick:()=>vf(`promote`,e),children:Z(`promote`)}),e.parent!==null&&Q(`button`,{type:`button`,class:`small`,"data-test":`remove`,onClick:()=>hf.value=!0,children:Z(`remove`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`copy-link`,onClick:()=>void lf(),children:cf.value?Z(`copied`):Z(`copy-link`)})]}),hf.value&&Q(yf,{at:e})]})}function _f({title:e,test:t,all:n,next:r}){let i=z.value;return i===null?null:Q(`p`,{class:`ways`,"data-test":t,children:[Q(`span`,{class:`ways-title`,children:e}),n.map(e=>Q(`button`,{type:`button`,class:e.id===r?`small way on-line`:`small way`,onClick:()=>void cr(e.id),children:[e.color!==null&&Q(`span`,{class:`dot ${e.color}`,"aria-hidden":`true`}),ll(e,i)]},e.id))]})}function vf(e,{node:t}){N({do:e,node:t.id},null)}function yf({at:e}){let t=z.value,n=()=>{hf.value=!1},r=er(e);return t===null?null:Q(Vc,{id:`remove-dialog`,title:Z(`remove-title`,{node:cl(e.node,t)}),close:n,children:[Q(`p`,{children:Z(`remove-what`,{count:r})}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`remove-no`,onClick:n,children:Z(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`remove-yes`,onClick:()=>{n(),vf(`remove`,e)},children:Z(`remove-yes`)})]})]})}function bf(){return Q(`label`,{class:`field comment`,children:[Q(`span`,{children:Z(`comment`)}),Q(`textarea`,{"data-test":`comment`,rows:3,value:pd.value,onInput:e=>hd(e.currentTarget.value),onBlur:()=>void gd()})]})}function xf(){let[e,t,n]=[z.value,J.value,Kr.value];if(e===null||t===null)return null;let{at:r,side:i,solved:a,shown:o}=t;return Q(`div`,{class:`panel review`,"data-test":`learn`,children:[Q(`h3`,{children:Z(`learn`)}),r!==null&&Q(x,{children:[Q(`div`,{class:`segments`,role:`group`,"aria-label":Z(`learn-side`),children:Br.map(e=>Q(`button`,{type:`button`,class:`small`,"data-test":`learn-side-${e}`,"aria-pressed":i===e,onClick:()=>ei(e),children:Z(e===`both`?`learn-both`:`color-${e}`)},e))}),Q(`p`,{"data-test":`learn-solved`,children:Z(`learn-over`,{solved:qr.value,all:n.length})}),Q(`ol`,{class:`dearest`,children:n.map(t=>Q(`li`,{children:[Q(`button`,{type:`button`,class:`link`,"aria-current":Jr.value?.node===t.node,onClick:()=>ti(t),children:[t.number,`. `,ll(t,e)]}),` `,Z(`dear`,{points:fs(t),better:`none`}),a.includes(t.node)&&Q(`span`,{class:`good`,children:[` ✓ `,Z(`learn-is-solved`)]}),o.includes(t.node)&&` · ${Z(`learn-is-shown`)}`]},t.node))})]}),Q(`p`,{class:`note`,children:Z(`learn-how`)})]})}var Sf=[`opening`,`middle`,`endgame`];function Cf(){let e=Cr.value;return e===null||e.analysed===0||!br.value?null:Q(`section`,{"data-test":`losses`,children:[Q(`h3`,{children:Z(`losses`)}),Q(`p`,{class:`note`,children:Z(`losses-of`,{analysed:e.analysed,of:e.of})}),Q(`table`,{children:[Q(`caption`,{children:Z(`losses-caption`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Sf.map(e=>Q(`th`,{scope:`col`,children:Z(`part-${e}`)},e))]})}),Q(`tbody`,{children:Wt.map((t,n)=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Zc(t)}),e.losses[n]?.map(({moves:e,points:t},n)=>Q(`td`,{children:e===0?`–`:Z(`loss-sum`,{points:t.toFixed(1),moves:e})},n))]},t))})]}),Rr.value.some(({moves:e})=>e.length>0)&&Q(`div`,{"data-test":`dearest`,children:[Q(`h4`,{children:Z(`dearest`)}),Rr.value.map(({side:e,moves:t})=>t.length>0&&Q(`ol`,{class:`dearest`,"aria-label":Zc(e),children:t.map(e=>Q(wf,{loss:e},e.node))},e))]})]})}function wf({loss:e}){let t=z.value;return t===null?null:Q(`li`,{children:[Q(`button`,{type:`button`,class:`link`,onClick:()=>void zi(e),children:[e.number,`. `,ll(e,t)]}),` `,Q(Ws,{step:Ir(e)}),` `,Z(`dear`,{points:fs(e),better:e.better===null?`none`:$(e.better,t)})]})}function Tf(){let[e,t]=[z.value,Cr.value?.repetitions??[]];return e===null||t.length===0?null:Q(`section`,{"data-test":`repetitions`,children:[Q(`h3`,{children:Z(`repetitions`)}),Q(`ul`,{class:`dearest`,children:t.map(t=>Q(`li`,{children:[Q(`button`,{type:`button`,class:`link`,onClick:()=>void cr(t.node),children:[t.number,`. `,ll(t,e)]}),` `,dl(t)]},t.node))})]})}function Ef(){let e=Mr.filter(e=>Nr.value||e<10),t=e=>Nr.value?String(e/Pr.value):`${10*e}%`,n=e.at(-1)??0;return Q(`p`,{class:`loss-scale`,"data-test":`loss-scale`,children:[Q(`span`,{class:`ways-title`,children:Z(`scale`)}),[...e.map(e=>`≤ ${t(e)}`),`> ${t(n)}`].map((e,t)=>Q(`span`,{class:`cost-${t}`,children:[Q(Ws,{step:t}),e]},t))]})}var[Df,Of,kf]=[30,30,6],Af=16,jf=3,Mf=10,Nf=A({left:0,top:0,width:0,height:0});function Pf(){let e=Le(null),[t,n,r]=[G.value,sr.value,z.value];if(Ie(()=>{let t=e.current;if(t===null)return;let n=()=>{let{scrollLeft:e,scrollTop:n,clientWidth:r,clientHeight:i}=t;Nf.value={left:e,top:n,width:r,height:i}},r=new ResizeObserver(n);return r.observe(t),t.addEventListener(`scroll`,n,{passive:!0}),n(),()=>{r.disconnect(),t.removeEventListener(`scroll`,n)}},[t===null]),Ie(()=>{e.current!==null&&n!==null&&Rf(e.current,n)},[n,t]),t===null||r===null)return null;let{left:i,top:a,width:o,height:s}=Nf.value,[c,l]=[Math.floor(i/Df)-jf,Math.ceil((i+o)/Df)+jf],[u,d]=[Math.floor(a/Of)-jf,Math.ceil((a+s)/Of)+jf],f=t.all.filter(({column:e,row:t,parent:n})=>{let r=n?.row??t;return e>=c&&e<=l+1&&t>=u&&r<=d}),p=new Set(K.value),m=new Set(br.value?Cr.value?.dearest.map(e=>e.node):[]);return Q(`div`,{ref:e,class:`tree-room`,role:`tree`,tabIndex:0,"aria-label":Z(`tree-label`),"aria-activedescendant":n===null?void 0:If(n),"data-test":`tree`,style:{"--tall":`${t.rows*Of+2*kf+Af}px`},onKeyDown:zf,children:Q(`div`,{class:`tree`,role:`presentation`,style:{width:`${t.columns*Df+2*kf}px`,height:`${t.rows*Of+2*kf}px`},children:[Q(`svg`,{class:`tree-lines`,"aria-hidden":`true`,children:[Q(`path`,{d:f.map(Lf).join(``)}),Q(`path`,{class:`on-line`,d:f.filter(e=>p.has(e)).map(Lf).join(``)})]}),f.filter(({row:e,column:t})=>e<=d&&t<=l).map(e=>{let{node:t,column:i,row:a}=e,o=e.parent?.children??[e];return Q(`div`,{id:If(e),role:`treeitem`,"aria-label":cl(t,r),"aria-level":i+1,"aria-posinset":o.indexOf(e)+1,"aria-setsize":o.length,"aria-selected":e===n,class:Ff(e,e===n),style:{left:`${i*Df+kf}px`,top:`${a*Of+kf}px`},"data-node":t.id,onClick:()=>void cr(t.id),children:[t.move===null?t.sets_up?`+`:``:t.number,t.comment&&Q(`span`,{class:`has-comment`}),m.has(t.id)&&Q(`span`,{class:`is-dear`})]},t.id)})]})})}function Ff({node:{color:e,move:t}},n){let r=t!==null&&!F(t);return`node ${e??`no-move`}${r?` off-board`:``}${n?` here`:``}`}function If({node:e}){return`node-${e.id}`}function Lf({column:e,row:t,parent:n}){if(n===null)return``;let[r,i]=[e*Df+kf+13,t*Of+kf+13],a=n.row*Of+kf+13;return t===n.row?`M${r-Df} ${i}H${r}`:`M${r-Df} ${a}V${i-15}l15 15H${r}`}function Rf(e,{column:t,row:n}){let[r,i]=[t*Df+kf,n*Of+kf];(r<e.scrollLeft+Df||r>e.scrollLeft+e.clientWidth-2*Df)&&(e.scrollLeft=r-e.clientWidth/2),(i<e.scrollTop||i>e.scrollTop+e.clientHeight-Of)&&(e.scrollTop=i-e.clientHeight/2)}function zf(e){let t=sr.value;if(t===null||e.ctrlKey||e.altKey||e.metaKey)return;if(e.key===`Delete`&&t.parent!==null){hf.value=!0;return}let n=Bf(e.key,t);n!==null&&(e.preventDefault(),n!==void 0&&cr(n.node.id))}function Bf(e,t){let n=K.value,r=n.indexOf(t);switch(e){case`ArrowLeft`:return t.parent??void 0;case`ArrowRight`:return r>=0?n[r+1]:t.children[0];case`ArrowUp`:return Vf(t,-1);case`ArrowDown`:return Vf(t,1);case`Home`:return G.value?.all[0];case`End`:return n.at(-1);case`PageUp`:return Qn(t).at(-11)??G.value?.all[0];case`PageDown`:return n[r+Mf]??n.at(-1);default:return null}}function Vf(e,t){return(G.value?.all??[]).filter(({column:n,row:r})=>n===e.column&&(r-e.row)*t>0).reduce((e,n)=>e===void 0||(e.row-n.row)*t>0?n:e,void 0)}function Hf(){return J.value===null?Q(Uf,{}):Q(xf,{})}function Uf(){return Q(`div`,{class:`panel review`,children:[Q(Pf,{}),Q(gf,{}),Q(Wf,{}),Q(bf,{}),Q(Tf,{}),Q(Yd,{}),br.value&&Q(x,{children:[Q(Xd,{}),Q(Ef,{}),Q(Cf,{})]}),Q(`details`,{children:[Q(`summary`,{children:Z(`on-the-board`)}),Q(`div`,{class:`form`,children:[Q(kl,{label:Z(`numbered`),test:`numbered`,all:En.map(e=>({value:e,title:Z(`numbered-${e}`)})),chosen:W.numbered.value,choose:e=>W.numbered.value=e}),Q(Ol,{label:Z(`next-shown`),test:`next-shown`,on:W.nextShown}),br.value&&Q(x,{children:[Q(Ol,{label:Z(`losses-shown`),test:`losses-shown`,on:W.lossesShown}),Q(Ol,{label:Z(`ownership-shown`),test:`ownership-shown`,on:W.ownershipShown})]})]})]})]})}function Wf(){let[e,t]=[z.value,Pi.value?.notes??[]];return e===null||t.length===0?null:Q(`p`,{class:`note`,"data-test":`number-notes`,children:t.map(({number:t,at:n,now:r})=>r===null?Z(`number-gone`,{number:t,point:cs(n,e)}):Z(`number-same`,{number:t,now:r})).join(Z(`list-separator`))})}var Gf=[{name:`play`,panel:Hd,view:sc},{name:`count`,panel:cd,view:sd},{name:`review`,panel:Hf,view:lc},{name:`rules`,panel:Nl,view:sc}];function Kf(){return Gf.find(({name:e})=>e===H.value)?.view??sc}function qf(e){let t=e===H.value&&scrollY===0;vn(e),t||e===`rules`&&Gn.value===null?document.querySelector(`.panels`)?.scrollIntoView():scrollTo(0,0)}function Jf(){let e=Gf.find(({name:e})=>e===H.value)?.panel;return Q(`aside`,{class:`panels`,"aria-label":Z(`panels-label`),children:[Q(Kd,{}),Q(Qu,{id:`panel`,label:Z(`panels-label`),tabs:Gf.map(({name:e})=>({name:e,title:Z(`panel-${e}`)})),chosen:H.value,choose:qf,children:e!==void 0&&Q(e,{})})]})}function Yf(){let e=I.value;if(e===null)return null;let{ruleset:t,size:n,phase:r}=e.state,i=r===`contest`&&e.resigned===null&&e.result===null,a=[{about:`size`,text:`${n.width}×${n.height}`},{about:i?`plain`:`phase`,text:nl(e)},...rl(e)];return Q(`div`,{class:`status`,children:[Q(`p`,{class:`live`,role:`status`,"data-test":`live`,"data-phase":r,children:[Q(`strong`,{children:Qc(t)}),a.map(({about:e,text:t})=>Q(`span`,{class:`about-${e}`,children:t},e))]}),Q(Sl,{topics:Xf(),view:Kf().value,label:Z(`help-line`),test:`help-line`})]})}function Xf(){let[e,t]=[z.value,I.value];if(e===null||t===null)return[];let n=t.agreement?.disputed_by!=null;return[[`stopped`,e.phase===`stopped`&&!n],[`resolution`,e.phase===`resolution`||n],[`offer`,e.phase===`contest`&&e.game===`go`&&!e.over],[`debt`,e.debt!==null]].flatMap(([e,t])=>t?[e]:[])}var Zf=`liangyi-record`,Qf=`liangyi-record-number`,[$f,ep]=[800,1e4],tp=1e6,np,rp=!1,ip=!1;M(()=>{gr.value,L.value!==0&&ap()&&(np!==void 0&&rp&&q.value===null&&(window.clearTimeout(np),np=void 0),rp=q.value!==null,np??=window.setTimeout(()=>void op(),rp?ep:$f))});function ap(){let e=I.value?.here;return e!==void 0&&((I.value?.moves.length??0)>0||e.next.length>0||e.comment!==``)}async function op(){if(np=void 0,ip)np=window.setTimeout(()=>void op(),$f);else{ip=!0;for(let e of[!1,!0]){let t=await sp(e);if(wd.value=t===null?wd.value:null,t===null||t!==``&&up(t,e))break}ip=!1}}async function sp(e){let t=I.value?.here,n=t?.on_main_line===!0&&t.next_on_line===null,r=await V({do:`save`,bare:e});if(r?.is!==`record`)return null;n||await nr();let i={steps:n||sr.value===null?null:dr(sr.value),panel:H.value},{sgf:a}=r;if(Ed(a))return``;let o=a.length<tp?{sgf:a}:{packed:await of(a)};return JSON.stringify({at:Date.now(),...o,...i})}function cp(){let e=sessionStorage.getItem(Qf);return e===null&&(e=crypto.getRandomValues(new Uint32Array(2)).join(`-`),sessionStorage.setItem(Qf,e)),`${Zf}-${e}`}function lp(){let e=e=>Number(/^\{"at":(\d+)/.exec(localStorage.getItem(e)??``)?.[1]??0),t=Object.keys(localStorage).filter(e=>e.startsWith(Zf)),n=new Map(t.map(t=>[t,e(t)]));return t.sort((e,t)=>(n.get(t)??0)-(n.get(e)??0))}function up(e,t){try{let n=cp(),r=lp().filter(e=>e!==n);for(r.splice(19).forEach(e=>localStorage.removeItem(e));!An(n,e);){let e=t?r.pop():void 0;if(e===void 0)return!1;localStorage.removeItem(e)}return!0}catch{return!1}}async function dp(){wd.value=await fp()}async function fp(){try{let e=localStorage.getItem(cp())??localStorage.getItem(lp()[0]??Zf)??``;if(!e.startsWith(`{`))return e===``?null:{sgf:e,steps:null,panel:`play`};let t=JSON.parse(e),n=t.packed===void 0?t.sgf:await sf(t.packed);return typeof n==`string`?{sgf:n,steps:t.steps??null,panel:t.panel??`play`}:null}catch{return null}}async function pp(){let e=wd.value;e!==null&&(e.panel===`review`&&vn(`review`),(await Dd(e.sgf))?.is===`game`&&e.steps!==null&&await pr(e.steps),await xd())}var mp=`#matches`,hp=A(null),gp=j(()=>Et.value?hp.value:null);function _p({match:e,game:t}){return[mp,e===null?null:encodeURIComponent(e),t].filter(e=>e!==null).join(`/`)}function vp(){hp.value=yp(),addEventListener(`hashchange`,()=>{hp.value=yp(),scrollTo(0,0)})}function yp(){let[e,t,n]=location.hash.split(`/`);if(e!==mp)return null;let r=/^[1-9]\d{0,8}$/.test(n??``)?Number(n):null;return{match:t===void 0?null:bp(t),game:r}}function bp(e){try{return decodeURIComponent(e)}catch{return null}}function xp(e,t){let n={width:e[0]?.length??0,height:e.length},r=e.map(e=>[...e]),i={rows:[],prisoners:[0,0],virtual:[0,0]},a=(e,t)=>{let{x:i,y:a}=P(e,n),o=r[a],s=o?.[i];return o!==void 0&&(o[i]=t),s};for(let{color:e,move:n,takes:r}of t){F(n)?a(n,qt(e)):n===`virtual`&&(i.virtual[Gt(e)]+=1);for(let e of r)i.prisoners[a(e,`.`)===qt(`black`)?0:1]+=1}return{...i,rows:r.map(e=>e.join(``))}}var Sp=250,Cp=8e3,wp=A(null),Tp=A(null),Ep=A(null),Dp=A(null),Op=A(null),kp=A(null),Ap=A(!1),jp=A(null),Mp=A(!0),Np=A(0),Pp=A(100),Fp=A(!0),Ip=j(()=>{let e=gp.value;return e===null?null:{language:W.language.value,match:e.match,game:e.game,lines:Pp.value,plots:Fp.value}}),Lp=j(()=>JSON.stringify([gp.value?.match??null,gp.value?.game??null])),Rp=null,zp=Sp,Bp;function Vp(){M(()=>{Lp.value,Up()}),M(()=>{let e=Ip.value;e===null?(window.clearTimeout(Bp),Rp?.close(),Rp=null):Rp===null?Hp():Rp.readyState===WebSocket.OPEN&&Rp.send(JSON.stringify(e))})}function Hp(){window.clearTimeout(Bp);let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/watch`);Rp=e,e.onopen=()=>e.send(JSON.stringify(Ip.peek())),e.onmessage=({data:t})=>{Rp===e&&([Mp.value,zp]=[!0,Sp],Wp(JSON.parse(String(t))))},e.onclose=()=>{Rp===e&&(Mp.value=!1,Bp=window.setTimeout(Hp,zp),zp=Math.min(zp*2,Cp))}}function Up(){D(()=>{for(let e of[wp,Tp,Ep,Dp,Op,kp,jp])e.value=null;Ap.value=!1,Pp.value=100})}function Wp(e){D(()=>{switch(Ap.value=e.is===`gone`,e.is){case`clock`:Np.value=e.now-Date.now();break;case`matches`:wp.value=e;break;case`match`:Tp.value=e;break;case`plots`:Ep.value=e.plots;break;case`running`:Dp.value=e;break;case`games`:Op.value=e;break;case`game`:kp.value=e;break;case`fault`:jp.value=e.detail}})}var Gp=A(Date.now()),Kp=0,qp;function Jp(){return Kp+=1,qp??=window.setInterval(()=>Gp.value=Date.now(),250),()=>{--Kp,Kp===0&&(window.clearInterval(qp),qp=void 0)}}function Yp({game:e,color:t}){Fe(Jp,[]);let n=e.clocks[Gt(t)],r=e.thinks===t,i=r?Math.max(0,(Gp.value+Np.value-e.since)/1e3):0,a=n.left===null?[Z(`watch-spent`,{time:Xp(n.spent+i)})]:[Z(`watch-left`,{time:Xp(Math.max(0,n.left-i))}),...n.periods>0?[Z(`watch-periods`,{count:n.periods})]:[],...n.stones>0?[Z(`watch-stones`,{count:n.stones})]:[]];return Q(`span`,{class:r?`clock thinks`:`clock`,"data-test":`clock-${t}`,children:[a.join(Z(`list-separator`)),r&&Q(`span`,{class:`sr-only`,children:Z(`colon`)+Z(`watch-thinks`)})]})}function Xp(e){let t=Math.floor(e),n=e=>String(e).padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}function Zp({children:e}){return Q(`p`,{class:`note`,role:`status`,children:e})}function Qp({test:e,labelledBy:t,label:n,titles:r,list:i=!1,tall:a=!1,children:o}){return Q(`div`,{class:a?`wide tall`:`wide`,tabIndex:0,role:`group`,...t===void 0?{"aria-label":n}:{"aria-labelledby":t},children:Q(`table`,{class:i?`list`:void 0,"data-test":e,children:[Q(`thead`,{children:Q(`tr`,{children:r.map(e=>Q(`th`,{scope:`col`,children:e},e))})}),Q(`tbody`,{children:o})]})})}function $p({count:e}){return e>0?Q(`p`,{class:`note`,children:Z(`watch-left-out`,{count:e})}):null}function em({of:e}){return Q(`b`,{class:`entrant ${e.toLowerCase()}`,children:e})}function tm(e){return e===`A`?`B`:`A`}var nm=A(null),rm=j(()=>kp.value?.steps.length??0),im=j(()=>Math.min(nm.value??rm.value,rm.value)),am=j(()=>kp.value===null?``:`${kp.value.game} ${kp.value.match}`);M(()=>{am.value,nm.value=null});function om(e){let t=Math.max(0,Math.min(e,rm.value));nm.value=t===rm.value&&kp.value?.running!=null?null:t}var sm=j(()=>{let e=kp.value;return e===null?[]:xp(e.rows,e.steps.slice(0,im.value)).rows});function cm(){let e=kp.value;if(Fe(()=>(addEventListener(`keydown`,hm),()=>removeEventListener(`keydown`,hm)),[]),e===null)return Q(Zp,{children:Z(`watch-loading`)});let t=im.value===0?null:e.steps[im.value-1]?.move??null;return Q(`div`,{class:`seen-game`,children:[Q(`section`,{class:`card`,"aria-label":Z(`watch-game`,{game:e.game}),children:[Q(um,{game:e}),Q(`div`,{class:`seen-board`,role:`img`,"aria-label":Z(`watch-position`,{number:im.value,last:rm.value}),"data-test":`seen-board`,"data-rows":sm.value.join(`/`),children:Q(ks,{size:e.size,columns:ls(lm(e)),rows:sm.value,last:t})}),Q(dm,{}),Q(`p`,{class:`made`,"aria-live":`polite`,"data-test":`made`,children:im.value===0?Z(`watch-start`):Q(fm,{of:e,number:im.value})})]}),Q(`section`,{class:`card`,"aria-labelledby":`moves-title`,children:[Q(`h2`,{id:`moves-title`,children:Z(`watch-steps`)}),Q(mm,{game:e})]})]})}function lm({size:e,kind:t}){return{size:e,game:t}}function um({game:e}){return Q(`div`,{class:`seen-head`,children:[Wt.map(t=>Q(`p`,{"data-test":`player-${t}`,children:[Q(`span`,{class:`dot ${t}`}),` `,Q(`span`,{class:`sr-only`,children:Z(`color-${t}`)}),` `,Q(`b`,{children:e.players[Gt(t)]}),` `,e.running!==null&&Q(Yp,{game:e.running,color:t})]},t)),Q(`p`,{"data-test":`outcome`,children:e.ended===null?Q(`span`,{class:`live-sign`,children:Z(`watch-live`)}):Q(x,{children:[Q(`b`,{children:e.ended.result}),` `,e.ended.reason,e.ended.remarks!==``&&Q(`span`,{class:`small-text`,children:[` `,e.ended.remarks]})]})})]})}function dm(){let[e,t]=[im.value,rm.value];return Q(Ql,{label:Z(`watch-steps`),at:e,last:t,go:om,buttons:{first:Z(`go-first`),back:Z(`go-back`),on:Z(`go-on`),last:Z(`go-last`)},slider:Z(`watch-moves`),valueText:Z(`move-of`,{number:e,last:t}),children:Q(`span`,{class:`number`,"data-test":`step-number`,children:Z(`move-of`,{number:e,last:t})})})}function fm({of:e,number:t}){let n=e.steps[t-1];return n===void 0?null:Q(x,{children:pm(e,n)})}function pm(e,{color:t,move:n,takes:r}){let i=Z(`watch-made`,{side:t,move:$(n,lm(e))});return r.length===0?i:i+Z(`list-separator`)+Z(`watch-takes`,{count:r.length})}function mm({game:e}){let t=Le(null),n=im.value;return Fe(()=>{let e=t.current?.querySelector(`[aria-current]`);if(t.current!==null&&e!=null){let{offsetTop:n,offsetHeight:r}=e;t.current.scrollTop=n-t.current.offsetTop-(t.current.clientHeight-r)/2}},[n,e.game]),Q(`ol`,{class:`seen-moves`,ref:t,"data-test":`seen-moves`,tabIndex:0,children:e.steps.map((t,r)=>Q(`li`,{children:Q(`button`,{type:`button`,class:`small`,tabIndex:-1,"aria-current":r+1===n?`step`:void 0,onClick:()=>om(r+1),children:[Q(`span`,{class:`soft`,children:r+1}),Q(`span`,{class:`dot ${t.color}`}),Q(`span`,{class:`sr-only`,children:Z(`color-${t.color}`)}),$(t.move,lm(e)),t.takes.length>0&&Q(`span`,{class:`sr-only`,children:Z(`watch-takes`,{count:t.takes.length})})]})},r))})}function hm(e){let t=e.target instanceof HTMLElement?e.target:null;if(e.ctrlKey||e.metaKey||e.altKey||t?.closest(`input, select, dialog`)!=null)return;let n=(()=>{switch(e.key){case`[`:case`ArrowLeft`:return im.value-1;case`]`:case`ArrowRight`:return im.value+1;case`{`:case`Home`:return 0;case`}`:case`End`:return rm.value;default:return null}})();n!==null&&(e.preventDefault(),om(n))}var gm=[`A`,`B`];function _m({of:e}){return Q(`section`,{class:`card`,"aria-labelledby":`results-title`,children:[Q(`h2`,{id:`results-title`,children:Z(`watch-results`)}),Q(Qp,{test:`results`,labelledBy:`results-title`,titles:[`program`,`won`,`drawn`,`lost`,`share`].map(e=>Z(`watch-${e}`)),children:[e.sides.map((e,t)=>Q(vm,{side:e,entrant:gm[t]??`A`},t)),Q(`tr`,{"data-test":`black-won`,children:[Q(`th`,{scope:`row`,children:Z(`watch-black-won`)}),Q(ym,{tally:e.black}),Q(`td`,{})]})]}),Q(`p`,{class:`small-text`,"data-test":`points`,children:e.points}),e.final_scores!==null&&Q(`p`,{class:`small-text`,children:Z(`watch-final-scores`,{games:e.final_scores.games,a:e.final_scores.agreeing[0],b:e.final_scores.agreeing[1]})})]})}function vm({side:e,entrant:t}){let[n,r]=e.by_color;return Q(x,{children:[Q(`tr`,{"data-test":`total-${t}`,children:[Q(`th`,{scope:`row`,children:Q(em,{of:t})}),Q(ym,{tally:e.total}),Q(`td`,{children:e.share})]}),Q(`tr`,{class:`part`,children:[Q(`th`,{scope:`row`,children:Z(`watch-as-black`,{entrant:t})}),Q(ym,{tally:n}),Q(`td`,{children:e.share_by_color[0]})]}),Q(`tr`,{class:`part`,children:[Q(`th`,{scope:`row`,children:Z(`watch-as-white`,{entrant:t})}),Q(ym,{tally:r}),Q(`td`,{children:e.share_by_color[1]})]})]})}function ym({tally:e}){return Q(x,{children:[Q(`td`,{children:e.wins}),Q(`td`,{children:e.draws}),Q(`td`,{children:e.losses})]})}function bm({of:e}){return e.ends.length===0?null:Q(`section`,{class:`card`,"aria-labelledby":`ends-title`,children:[Q(`h2`,{id:`ends-title`,children:Z(`watch-ends`)}),Q(`table`,{"data-test":`ends`,children:[Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:Z(`watch-reason`)}),Q(`th`,{scope:`col`,children:Z(`watch-count`)}),gm.map(e=>Q(`th`,{scope:`col`,children:Z(`watch-lost-by`,{entrant:e})},e))]})}),Q(`tbody`,{children:e.ends.map(({reason:e,said:t,games:n,lost:r})=>Q(`tr`,{"data-test":`end-${e}`,children:[Q(`th`,{scope:`row`,children:t}),Q(`td`,{children:n}),Q(`td`,{children:r[0]}),Q(`td`,{children:r[1]})]},e))})]}),e.dead_stones!==null&&Q(`p`,{class:`small-text`,children:Z(`watch-dead-stones`,{dead:e.dead_stones})}),Q(`p`,{class:`small-text`,children:Z(`watch-duplicates`,{duplicates:e.duplicates})})]})}function xm({of:e}){return Q(`section`,{class:`card`,"aria-labelledby":`time-title`,children:[Q(`h2`,{id:`time-title`,children:Z(`watch-time`)}),Q(Qp,{test:`times`,labelledBy:`time-title`,titles:[`program`,`per-move`,`cpu-per-move`,`slowest`,`late`].map(e=>Z(`watch-${e}`)),children:e.sides.map((e,t)=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Q(em,{of:gm[t]??`A`})}),Q(`td`,{children:Sm(e.per_move)}),Q(`td`,{children:Sm(e.cpu_per_move)}),Q(`td`,{children:Sm(e.slowest)}),Q(`td`,{children:e.late})]},t))})]})}function Sm(e){return e===null?`–`:Z(`watch-seconds`,{seconds:e.toFixed(3)})}var Cm=matchMedia(`(prefers-color-scheme: dark)`),wm=A(Cm.matches);Cm.addEventListener(`change`,()=>wm.value=Cm.matches);function Tm(){let e=Ep.value;return e?.length===0?null:Q(`details`,{class:`card`,open:Fp.value,onToggle:e=>Fp.value=e.currentTarget.open,"data-test":`plots`,children:[Q(`summary`,{children:Q(`h2`,{children:Z(`watch-plots`)})}),Q(`div`,{class:`plots`,children:(e??[]).map(({caption:e,svg:t})=>Q(`figure`,{children:[Q(`figcaption`,{children:e}),Q(`img`,{src:Em(t),alt:e,width:`640`,height:`260`})]},e))})]})}function Em(e){let t=W.theme.value,n=t===`dark`||t===`system`&&wm.value,r=`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" lang="${W.language.value}" `,i=e.replace(`<svg `,r).replace(`>`,`><style>${Dm(n)}</style>`);return`data:image/svg+xml,${encodeURIComponent(i)}`}function Dm(e){let[t,n,r,i,a,o]=e?[`#6cb2ee`,`#f0945a`,`#ecebe6`,`#b0aca2`,`#383a3f`,`#8a8780`]:[`#1f6fb4`,`#c4561a`,`#23221f`,`#5f5b52`,`#dcd7ca`,`#8c8677`];return`
    text { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif }
    .grid { stroke: ${a} } .axis { stroke: ${i} } .even { stroke: ${i}; stroke-dasharray: 4 4 }
    .tick { font-size: 12px; fill: ${i} } .label { font-size: 13px; fill: ${r} }
    .line { fill: none; stroke-width: 2 } .line.a { stroke: ${t} } .line.b { stroke: ${n} }
    .band.a { fill: ${t}; opacity: .15 }
    .bar.a, .dot.a { fill: ${t} } .bar.b, .dot.b { fill: ${n} } .bar.n { fill: ${o} }`}function Om({of:e}){let t=Dp.value;return t===null||!t.playing?null:Q(`section`,{class:`card`,"aria-labelledby":`running-title`,children:[Q(`h2`,{id:`running-title`,children:Z(`watch-running`)}),t.games.length===0&&Q(Zp,{children:Z(`watch-running-none`)}),Q(`ul`,{class:`small-boards`,"data-test":`running`,children:t.games.map(t=>Q(`li`,{children:Q(km,{of:e,game:t})},t.game))}),Q($p,{count:t.left_out})]})}function km({of:e,game:t}){let n={width:t.rows[0]?.length??0,height:t.rows.length},r=e=>e===`black`?t.black:tm(t.black),i=t=>e.sides[r(t)===`A`?0:1].name;return Q(`a`,{class:`small-board`,href:_p({match:e.name,game:t.game}),"data-test":`running-${t.game}`,"data-moves":t.moves,children:[Q(ks,{size:n,columns:null,rows:t.rows,last:t.last}),Q(`span`,{class:`small-head`,children:[Q(`span`,{children:Z(`watch-game`,{game:t.game})}),Q(`span`,{class:`number`,children:[Q(`span`,{class:`sr-only`,children:Z(`watch-moves`)}),` `,t.moves]})]}),Wt.map(e=>Q(`span`,{class:t.thinks===e?`small-side thinks`:`small-side`,children:[Q(`span`,{class:`dot ${e}`}),Q(`span`,{class:`sr-only`,children:Z(`color-${e}`)}),Q(em,{of:r(e)}),Q(`span`,{class:`sr-only`,children:i(e)}),Q(Yp,{game:t,color:e})]},e))]})}function Am(){let e=Tp.value;return e===null?Q(Zp,{children:Z(`watch-loading`)}):Q(x,{children:[Q(`section`,{class:`card standing`,"aria-label":Z(`watch-match`),children:[Q(`p`,{class:`players`,"data-test":`players`,children:[Q(em,{of:`A`}),` `,e.sides[0].name,` `,Q(`span`,{class:`small-text`,children:Z(`watch-against`)}),` `,Q(em,{of:`B`}),` `,e.sides[1].name]}),e.elo_said!==null&&Q(`p`,{class:`elo`,children:[Q(`span`,{class:`small-text`,children:Z(`watch-elo`)}),` `,Q(`b`,{"data-test":`elo`,children:e.elo_said})]}),e.test!==null&&Q(`p`,{"data-test":`sprt`,children:e.test.said}),Q(`p`,{class:`small-text`,children:[Q(`span`,{"data-test":`conditions`,children:e.conditions}),` · `,Q(`span`,{"data-test":`played`,children:e.played})]}),Q(`progress`,{value:e.games,max:e.all,"aria-label":Z(`watch-played`)})]}),Q(Om,{of:e}),e.games>0&&Q(`div`,{class:`sheets`,children:[Q(_m,{of:e}),Q(bm,{of:e}),Q(xm,{of:e})]}),Q(Tm,{}),Q(Mm,{of:e})]})}var jm=[`game-column`,`result`,`winner`,`reason`,`moves`,`remarks`];function Mm({of:e}){let t=Op.value;return t===null?null:Q(`section`,{class:`card`,"aria-labelledby":`games-title`,children:[Q(`h2`,{id:`games-title`,children:Z(`watch-games`)}),t.all===0?Q(Zp,{children:Z(`watch-games-none`)}):Q(x,{children:[Q(`p`,{class:`small-text`,children:Z(`watch-shown-of`,{shown:t.lines.length,all:t.all})}),Q(Qp,{test:`games`,labelledBy:`games-title`,titles:jm.map(e=>Z(`watch-${e}`)),list:!0,tall:!0,children:t.lines.map(t=>Q(`tr`,{"data-test":`line-${t.game}`,children:[Q(`th`,{scope:`row`,children:Q(`a`,{href:_p({match:e.name,game:t.game}),"aria-label":Z(`watch-game`,{game:t.game}),"data-test":`game-${t.game}`,children:t.game})}),Q(`td`,{children:[Q(`span`,{class:`dot black`}),` `,Q(em,{of:t.black}),` `,Q(`span`,{class:`dot white`}),` `,Q(em,{of:tm(t.black)}),` `,t.result]}),Q(`td`,{children:t.winner===null?`–`:Q(em,{of:t.winner})}),Q(`td`,{children:t.reason}),Q(`td`,{class:`number`,children:t.moves}),Q(`td`,{class:`remarks`,children:t.remarks})]},t.game))}),t.lines.length<Math.min(t.all,1e3)&&Q(`button`,{type:`button`,"data-test":`more`,onClick:()=>Pp.value=Math.min(Pp.value+100,1e3),children:Z(`watch-more`)})]})]})}function Nm(){let e=gp.value;return e===null?null:Q(`main`,{class:`watch`,"data-test":`watch`,children:[Q(`nav`,{class:`trail`,"aria-label":Z(`watch-matches`),children:e.match===null?Q(`h2`,{children:Z(`watch-matches`)}):Q(x,{children:[Q(`a`,{href:_p({match:null,game:null}),"data-test":`to-list`,children:Z(`watch-all`)}),Q(`span`,{"aria-hidden":`true`,children:`›`}),e.game===null?Q(`h2`,{children:e.match}):Q(x,{children:[Q(`a`,{href:_p({match:e.match,game:null}),"data-test":`to-match`,children:e.match}),Q(`span`,{"aria-hidden":`true`,children:`›`}),Q(`h2`,{children:Z(`watch-game`,{game:e.game})})]})]})}),!Mp.value&&Q(`p`,{class:`notice warn`,role:`status`,"data-test":`not-heard`,children:Z(`watch-cut`)}),jp.value!==null&&Q(`p`,{class:`notice warn`,role:`status`,"data-test":`fault`,children:Z(`watch-fault`,{detail:jp.value})}),Ap.value&&Q(Zp,{children:Z(`watch-gone`)}),!Ap.value&&(e.match===null?Q(Pm,{}):e.game===null?Q(Am,{}):Q(cm,{}))]})}function Pm(){let e=wp.value;return e===null?Q(Zp,{children:Z(`watch-loading`)}):e.rows.length===0?Q(Zp,{children:Z(`watch-none`)}):Q(`section`,{class:`card`,"aria-label":Z(`watch-matches`),children:[Q(Qp,{test:`matches`,label:Z(`watch-matches`),titles:[`match`,`program`,`conditions`,`played`,`now`].map(e=>Z(`watch-${e}`)),list:!0,children:e.rows.map(e=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Q(`a`,{href:_p({match:e.name,game:null}),"data-test":`match-${e.name}`,children:e.name})}),e.fault===null?Q(x,{children:[Q(`td`,{children:[e.players[0],` `,Z(`watch-against`),` `,e.players[1]]}),Q(`td`,{children:e.conditions}),Q(`td`,{class:`number`,children:Z(`watch-games-of`,{games:e.games,all:e.all})}),Q(`td`,{children:Fm(e)})]}):Q(`td`,{colSpan:4,class:`fault`,children:Z(`watch-fault`,{detail:e.fault})})]},e.name))}),Q($p,{count:e.left_out})]})}function Fm({games:e,all:t,running:n}){return n===null?Z(e>=t?`watch-ended`:`watch-paused`):Z(`watch-in-progress`,{count:n})}function Im(){return gp.value===null?Et.value?Q(`a`,{class:`view-link`,href:_p({match:null,game:null}),"data-test":`to-matches`,children:Z(`watch-matches`)}):null:Q(`a`,{class:`view-link`,href:`#`,"data-test":`to-board`,children:Z(`watch-board-view`)})}var Lm=A([]);async function Rm(){let e=await N({do:`remarks`,language:W.language.value},null);Lm.value=e?.is===`remarks`?e.remarks:[]}function zm(){let e=I.value?.remarks??0,t=W.language.value;return Fe(()=>{Lm.value=[],e>0&&Rm()},[e,t]),Lm.value.length===0?null:Q(`div`,{class:`notice`,"data-test":`remarks`,children:[Q(`ul`,{children:Lm.value.map(e=>Q(`li`,{children:e},e))}),Q(`button`,{type:`button`,class:`quiet`,"data-test":`drop-remarks`,onClick:()=>Lm.value=[],children:Z(`kept-drop`)})]})}function Bm({openNew:e,openSettings:t}){let n=Le(null);return Q(`header`,{class:`top`,children:[Q(`h1`,{children:[Q(`img`,{src:`/icon.svg`,alt:``,width:`28`,height:`28`}),Q(`span`,{children:Z(`title`)})]}),Q(`nav`,{"aria-label":Z(`top-label`),children:[Q(Im,{}),gp.value===null&&Q(x,{children:[Q(`button`,{type:`button`,class:`strong`,"data-test":`new-game`,onClick:e,children:Z(`new-game`)}),Q(`button`,{type:`button`,"data-test":`open`,onClick:()=>n.current?.click(),children:Z(`open`)}),Q(`input`,{ref:n,type:`file`,hidden:!0,accept:`.sgf,.gib,.ngf,.ugi,.ugf,.lib`,"data-test":`file`,onChange:e=>{Od(e.currentTarget.files?.[0]),e.currentTarget.value=``}}),Q(`button`,{type:`button`,"data-test":`save`,onClick:()=>void jd(),children:Z(`save`)})]}),Q(`button`,{type:`button`,"data-test":`open-settings`,onClick:t,children:Z(`settings`)})]})]})}function Vm(){let e=Tt.value;return Q(`div`,{class:`notices`,role:`status`,"data-test":`link`,children:[e===`opening`&&Q(`p`,{class:`notice`,children:Z(`link-opening`)}),e===`cut`&&Q(`p`,{class:`notice warn`,children:[Z(`link-cut`),` `,Q(`button`,{type:`button`,onClick:zt,children:Z(`link-again`)})]}),e===`elsewhere`&&Q(`p`,{class:`notice warn`,children:[Z(`link-elsewhere`),` `,Q(`button`,{type:`button`,onClick:zt,children:Z(`link-take-back`)})]}),e===`locked_out`&&Q(`p`,{class:`notice warn`,children:Z(`link-locked-out`)}),e===`open`&&wd.value!==null&&Q(`p`,{class:`notice`,"data-test":`kept-record`,children:[Z(`kept-record`),` `,Q(`button`,{type:`button`,"data-test":`open-kept`,onClick:()=>void pp(),children:Z(`kept-open`)}),` `,Q(`button`,{type:`button`,class:`quiet`,"data-test":`drop-kept`,onClick:()=>wd.value=null,children:Z(`kept-drop`)})]}),Q(zm,{})]})}var Hm=A(null);function Um(){Fe(()=>(addEventListener(`keydown`,Wm),()=>removeEventListener(`keydown`,Wm)),[]);let e=()=>{Hm.value=null},t=z.value;return Q(`div`,{class:gp.value===null?kn.value?`page projector`:`page`:`page watching`,"data-bar":ui.value,style:{"--ratio":String(t===null?1:Fc(t))},children:[Q(Bm,{openNew:()=>Hm.value=`new`,openSettings:()=>Hm.value=`settings`}),Q(Vm,{}),gp.value===null?I.value===null?null:Q(x,{children:[Q(Yf,{}),Q(`main`,{class:`table`,children:[Q(Tl,{color:`black`}),Q(Pc,{view:Kf()}),Q(Tl,{color:`white`}),Q(zu,{})]}),Q(Jf,{})]}):Q(Nm,{}),kn.value&&gp.value===null&&Q(`button`,{type:`button`,class:`leave-projector`,"data-test":`leave-projector`,onClick:()=>kn.value=!1,children:Z(`projector-leave`)}),Hm.value===`new`&&Q(Wl,{close:e}),Hm.value===`settings`&&Q(Vu,{close:e}),Wa.value!==null&&Q(Kl,{}),Q(Cl,{})]})}function Wm(e){let t=e.target instanceof HTMLElement&&e.target.closest(`input, select, textarea, dialog`)!==null;if(e.key===`Escape`&&!(e.target instanceof HTMLElement&&e.target.closest(`dialog`))&&(yr(),kn.value=kn.value&&t),!(gp.value!==null||t||e.ctrlKey||e.metaKey||e.altKey)){if(_i.value===`hand`)(e.key===`u`||e.key===`[`)&&Na();else switch(e.key){case`[`:case`u`:return ui.value===`play`?$a():Qa(-1);case`]`:case`r`:return Qa(1);case`{`:return Za(0);case`}`:return Za(I.value?.moves.length??0)}}}var Gm={attached(e){Ln(),Km(e)},told(e){on(e),ic(e),_r(e)}};async function Km(e){e||(sn(),ir(),jr(),ci(),Sd()),await V({do:`show`}),e&&await bd(),e&&ap()||await dp(),await pf()}addEventListener(`dragover`,e=>e.preventDefault()),addEventListener(`drop`,e=>{e.preventDefault(),gp.value!==null&&(location.hash=``),Od(e.dataTransfer?.files[0])}),rf(),mf();var qm=document.getElementById(`page`);qm!==null&&ve(Q(Um,{}),qm),await nf().catch(()=>!1)?(vp(),Vp(),Rt(Gm)):Tt.value=`locked_out`;