var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function ee(e,t){if(t==null)return e.__&&ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:ee(e)}function te(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),le(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||ee(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,fe(a,n,o),r.__=r.__e=null,n.__e!=i&&C(n))}function C(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),C(e)}function w(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(T)}function T(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&te(e)}finally{(a=r.length)&&(i||queueMicrotask)(T)}}function ne(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=re(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=le(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&me(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=ie(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function re(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=ae(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=ee(s)),he(s,s));return r}function ie(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=ie(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ee(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function ae(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function oe(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function se(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||oe(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||oe(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=ce(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function ce(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function le(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,te,C,w,T,re,ie,ae,oe,se,ce,le,fe,me,_e=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=ue(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof _e==`function`){g=s.length;try{if(w=n.props,T=(f=_e.prototype)&&f.render,re=(f=_e.contextType)&&i[f.__c],ie=f?re?re.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(T?n.__c=y=new _e(w,ie):(n.__c=y=new S(w,ie),y.constructor=_e,y.render=ge),re&&re.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),T&&(y.__s||(y.__s=y.state),_e.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,_e.getDerivedStateFromProps(w,y.__s)))),b=y.props,te=y.state,y.__v=n,r.__c){if(w!==b&&T&&!_e.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(w,ie),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(w,y.__s,ie)){n.__v!=r.__v&&(y.props=w,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=ee(r);break n}y.componentWillUpdate&&y.componentWillUpdate(w,y.__s,ie),T&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,te,C)})}else T&&!_e.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),T&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=ie,y.props=w,y.__P=t,y.__g&=-5,ae=e.__r,oe=T?25:0;do y.__g&=-9,ae&&ae(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++oe<25);T&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),T&&r.__c&&y.getSnapshotBeforeUpdate&&(C=y.getSnapshotBeforeUpdate(b,te)),se=f&&f.type===x&&f.key==null?f.props.children:f,w.__P&&(f=c,a=(t=w.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&he(e,e)}),r.__k=null),c=r.__k?ee(r,0):null),c=ne(t,h(se)?se:[se],n,r,i,a,o,s,c,l,u),w.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(fe=o.indexOf(c||void 0))||(fe=o.length);(me=o[fe-1])&&me.nodeType==8;)fe--;for(;fe<o.length;fe++)if(me=o[fe]){if(o[fe]=null,ce){if(me==le)break}else{if(me.nodeType!=8)break;me.data.startsWith(`$s`)&&(le=ue(ce=me))}}}if(!ce){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;ce=c}(f=ue(ce=n.__c.__z||(n.__c.__z=ce)))?(n.__e=ce,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||de(n),e.__e(t,n,r)}}else c=n.__e=pe(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function ue(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function de(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(de))}function fe(t,n,r){for(var i=0;i<r.length;)me(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function pe(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,te,C=r.props||f,w=n.props,T=n.type;if(T==`svg`?a=`http://www.w3.org/2000/svg`:T==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(T?b.localName==T:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(te=u.ownerDocument||document,!T)return te.createTextNode(w);t=te.createElementNS(a,T,w.is?w:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(T){if(u=T==`template`&&t.content||t,o=T==`textarea`&&w.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(C={},d=0;d<t.attributes.length;d++)C[(b=t.attributes[d]).name]=b.value;for(d in C)b=C[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in w||d==`value`&&`defaultValue`in w||d==`checked`&&`defaultChecked`in w||se(t,d,null,b,a);for(d in w)b=w[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||C[d]===b||se(t,d,b,C[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(T==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(T))&&(a=`http://www.w3.org/1999/xhtml`),ne(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&ee(r,0),c,l),o&&o.some(v)),c&&T!=`textarea`||(d=`value`,T==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(T!=`progress`||x)||se(t,d,x,C[d],a),d=`checked`,S!=null&&S!=t[d]&&se(t,d,S,C[d],a))}else C===w||c&&t.data==w||(t.data=w);return t}function me(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function he(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||me(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&he(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=ue(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function ge(e,t,n){return this.constructor(e,n)}function _e(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],le(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),fe(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),w(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),w(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var ve,E,ye,be,xe=Object.is,Se=0,Ce=[],we=[],D=e,Te=D.__b,Ee=D.__r,De=D.diffed,Oe=D.__c,ke=D.unmount,Ae=D.__;function je(e,t){D.__h&&D.__h(E,e,Se||t),Se=0;var n=E.__H||(E.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Me(e){return Se=1,Ne(We,e)}function Ne(e,t,n){var r=je(ve++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):We(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);xe(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=E,!E.__f)){E.__f=!0;var i=E.shouldComponentUpdate;E.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,xe(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function Pe(e,t){var n=je(ve++,3);!D.__s&&Ue(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,E.__H.__h.push(n))}function Fe(e){return Se=5,Ie(function(){return{current:e}},[])}function Ie(e,t){var n=je(ve++,7);return Ue(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Le(){var e;do{for(;e=we.shift();)try{Ve(e)}catch(t){D.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=Ce.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ve),t.__h.some(He),t.__h=[]}catch(n){t.__h=[],D.__e(n,e.__v)}}}while(we.length)}D.__b=function(e){E=null,Te&&Te(e)},D.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ae&&Ae(e,t)},D.__r=function(e){Ee&&Ee(e),ve=0;var t=(E=e.__c).__H;t&&(ye==E?E.__h=[]:(t.__h.some(Ve),t.__h.some(He),ve=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ye=E},D.diffed=function(e){De&&De(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Be(Ce.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ye=E=null},D.__c=function(e,t){t.some(function(e){try{e.__h.some(Ve),e.__h=e.__h.filter(function(e){return!e.__||He(e)})}catch(t){e.__h=[function(){throw t}]}}),Oe&&Oe(e,t)},D.unmount=function(e){ke&&ke(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,Be(we.push(r))}else Ve(r)}catch(e){t=e}}),r.__H=void 0,t&&D.__e(t,r.__v))};var Re=typeof requestAnimationFrame==`function`;function ze(e){var t,n=function(){clearTimeout(r),Re&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Re&&(t=requestAnimationFrame(n))}function Be(e){e!=1&&be==D.requestAnimationFrame||((be=D.requestAnimationFrame)||ze)(Le)}function Ve(e){var t=E,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),E=t}function He(e){var t=E;e.__c=e.__(),E=t}function Ue(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!xe(t,e[n])})}function We(e,t){return typeof t==`function`?t(e):t}var Ge=Symbol.for(`preact-signals`);function Ke(){if(Ze>1)Ze--;else{var e,t=!1;for((function(){var e=tt;for(tt=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Xe!==void 0;){var n=Xe;for(Xe=void 0,Qe++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&it(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if(Qe=0,Ze--,t)throw e}}function qe(e){if(Ze>0)return e();et=++$e,Ze++;try{return e()}finally{Ke()}}var Je,O=void 0;function Ye(e){var t=O,n=Je;O=void 0,Je=void 0;try{return e()}finally{O=t,Je=n}}var Xe=void 0,Ze=0,Qe=0,$e=0,et=0,tt=void 0,nt=0;function rt(e){if(O!==void 0){var t=e.n;if(t===void 0||t.t!==O)return t={i:0,S:e,p:O.s,n:void 0,t:O,e:void 0,x:void 0,r:t},O.s!==void 0&&(O.s.n=t),O.s=t,e.n=t,32&O.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=O.s,t.n=void 0,O.s.n=t,O.s=t),t}}function k(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}k.prototype.brand=Ge,k.prototype.h=function(){return!0},k.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Ye(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},k.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Ye(function(){var e;(e=t.Z)==null||e.call(t)}))}},k.prototype.subscribe=function(e){var t=this;return M(function(){var n=t.value;Ye(function(){return e(n)})},{name:`sub`})},k.prototype.valueOf=function(){return this.value},k.prototype.toString=function(){return this.value+``},k.prototype.toJSON=function(){return this.value},k.prototype.peek=function(){var e=this;return Ye(function(){return e.value})},Object.defineProperty(k.prototype,"value",{get:function(){var e=rt(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Qe>100)throw Error(`Cycle detected`);(function(e){Ze!==0&&Qe===0&&e.l!==et&&(e.l=et,tt={S:e,v:e.v,i:e.i,o:tt})})(this),this.v=e,this.i++,nt++,Ze++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ke()}}}});function A(e,t){return new k(e,t)}function it(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function at(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ot(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function st(e,t){k.call(this,void 0,t),this.x=e,this.s=void 0,this.g=nt-1,this.f=4}st.prototype=new k,st.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===nt))return!0;if(this.g=nt,this.f|=1,this.i>0&&!it(this))return this.f&=-2,!0;var e=O;try{at(this),O=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return O=e,ot(this),this.f&=-2,!0},st.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}k.prototype.S.call(this,e)},st.prototype.U=function(e){if(this.t!==void 0&&(k.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},st.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(st.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=rt(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function j(e,t){return new st(e,t)}function ct(e){var t=e.j;if(e.j=void 0,typeof t==`function`){Ze++;var n=O;O=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,lt(e),t}finally{O=n,Ke()}}}function lt(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ct(e)}function ut(e){if(O!==this)throw Error(`Out-of-order effect`);ot(this),O=e,this.f&=-2;try{8&this.f&&lt(this)}finally{Ke()}}function dt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Je&&Je.push(this)}dt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},dt.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,ct(this),at(this),Ze++;var e=O;return O=this,ut.bind(this,e)},dt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Xe,Xe=this)},dt.prototype.d=function(){this.f|=8,1&this.f||lt(this)},dt.prototype.dispose=function(){this.d()};function M(e,t){var n=new dt(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var ft,pt,mt=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ht=[];M(function(){ft=this.N})();function gt(t,n){e[t]=n.bind(null,e[t]||function(){})}function _t(e){if(pt){var t=pt;pt=void 0,t()}pt=e&&e.S()}function vt(e){var t=this,r=e.data,i=bt(r);i.name=`ReactiveDom`,i.value=r;var a=Ie(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=j(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=j(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=M(function(){if(this.N=Ct,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}vt.displayName=`ReactiveTextNode`,Object.defineProperties(k.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:vt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),gt(`__b`,function(e,t){if(_t(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof k&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),gt(`__r`,function(e,t){if(e(t),t.type!==x){_t();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return M(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;mt&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),_t(n)}}),gt(`__e`,function(e,t,n,r){_t(),e(t,n,r)}),gt(`diffed`,function(e,t){_t();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=yt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function yt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=A(n);return{o:function(e,t){a.value=e,r=t},d:M(function(){this.N=Ct;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}gt(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),gt(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function bt(e,t){return Ie(function(){return A(e,t)},[])}var xt=function(e){queueMicrotask(function(){queueMicrotask(e)})};function St(){qe(function(){for(var e;e=ht.shift();)ft.call(e)})}function Ct(){ht.push(this)===1&&(e.requestAnimationFrame||xt)(St)}var wt=[`en`,`zh-Hans`,`zh-Hant`],Tt=[`system`,`light`,`dark`],Et=[`own`,`without-i`,`with-i`,`numbers`,`none`],Dt=`liangyi-settings`,Ot=jt(),N={language:Mt(`language`,wt,Pt()),theme:Mt(`theme`,Tt,`system`),coordinates:Mt(`coordinates`,Et,`own`),hintsLocked:Nt(`hintsLocked`),confirmMoves:Nt(`confirmMoves`)},kt=A(!1);M(()=>{let{language:e,theme:t,coordinates:n,hintsLocked:r,confirmMoves:i}=N,a={language:e.value,theme:t.value,coordinates:n.value,hintsLocked:r.value,confirmMoves:i.value};At(Dt,JSON.stringify(a))}),M(()=>{let e=N.theme.value;e===`system`?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e});function At(e,t){try{localStorage.setItem(e,t)}catch{return}}function jt(){try{let e=JSON.parse(localStorage.getItem(Dt)??`{}`);return typeof e==`object`&&e?{...e}:{}}catch{return{}}}function Mt(e,t,n){return A(t.find(t=>t===Ot[e])??n)}function Nt(e){return A(Ot[e]===!0)}function Pt(){let e=navigator.language.toLowerCase();return e.startsWith(`zh`)?/hant|tw|hk|mo/.test(e)?`zh-Hant`:`zh-Hans`:`en`}var Ft=`ABCDEFGHJKLMNOPQRSTUVWXYZ`,It=`ABCDEFGHIJKLMNOPQRSTUVWXYZ`;function Lt({x:e,y:t},{height:n}){return`${Ft.charAt(e)}${n-t}`}function P(e,{height:t}){return{x:Ft.indexOf(e.charAt(0).toUpperCase()),y:t-Number(e.slice(1))}}function F(e){return e!==`pass`&&e!==`virtual`}function Rt(e){switch(N.coordinates.value){case`own`:return[...e.game===`line_game`?It:Ft];case`without-i`:return[...Ft];case`with-i`:return[...It];case`numbers`:return Array.from({length:e.size.width},(e,t)=>String(t+1));case`none`:return null}}function zt({width:e,height:t}){return Math.min(.38,.09+.022*Math.max(e,t))}function I(e,t){let{x:n}=P(e,t.size),r=e.slice(1);return N.coordinates.value===`numbers`?`X${n+1}Y${r}`:((Rt(t)??Ft)[n]??``)+r}function Bt({width:e,height:t}){let n=e=>{let t=e>=13?3:e>=7?2:null;return{edge:t,middle:e%2==1?(e-1)/2:null,far:t===null?null:e-1-t}},[r,i]=[n(e),n(t)],a=[],o=(e,t)=>{e!==null&&t!==null&&a.push({x:e,y:t})};for(let e of[r.edge,r.far])o(e,i.edge),o(e,i.far),o(e,t>=15?i.middle:null);for(let t of[i.edge,i.far])o(e>=15?r.middle:null,t);return o(r.middle,e>=5&&t>=5?i.middle:null),a}var Vt=A(`opening`),Ht=A(!1),Ut=`liangyi-tab`,Wt=4001,Gt=250,Kt=8e3,qt=null,Jt=null,Yt=!1,Xt=1,Zt=Gt,Qt,$t=new Map;function en(e){Jt=e,rn()}function tn(){window.clearTimeout(Qt),rn()}function nn(e,t){if(qt===null||!Yt)return Promise.resolve(null);let n=Xt++;return qt.send(JSON.stringify({id:n,rev:t,...e})),new Promise(e=>$t.set(n,e))}function rn(){let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/tab`);qt?.close(),qt=e,Yt=!1,e.onopen=()=>e.send(JSON.stringify({tab:sessionStorage.getItem(Ut)})),e.onmessage=({data:t})=>{qt===e&&an(String(t))},e.onclose=({code:t})=>{qt===e&&sn(t)}}function an(e){let t=JSON.parse(e);if(on(t)){sessionStorage.setItem(Ut,t.tab),Yt=!0,Ht.value=t.matches,Zt=Gt,Vt.value=`open`,Jt?.attached(t.found);return}let n=t;Jt?.told(n),n.re!==null&&($t.get(n.re)?.(n),$t.delete(n.re))}function on(e){return typeof e==`object`&&!!e&&`tab`in e&&`found`in e}function sn(e){qt=null,Yt=!1,$t.forEach(e=>e(null)),$t.clear(),e===Wt?Vt.value=`elsewhere`:(Vt.value=`cut`,Qt=window.setTimeout(rn,Zt),Zt=Math.min(Zt*2,Kt))}var L=A(null),R=A(0),z=A(null),cn=A(null),B=j(()=>L.value?.state??null),V=j(()=>cn.value??B.value?.to_move??`black`);function ln(e){return e===`black`?`white`:`black`}function un(e){return e===`black`?0:1}function dn(e){return L.value?.seats[un(e)].by===`person`}function fn(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;t===null||e.rev<R.value||(e.is===`refused`?z.value=e.why:(e.rev!==R.value||e.re!==null)&&(z.value=null),e.rev!==R.value&&(mn.value=null,cn.value=null),R.value=e.rev,L.value=t)}function pn(){R.value=0,mn.value=null,cn.value=null}function H(e){return nn(e,R.value)}var mn=A(null);async function hn(e){let t=mn.value;if(t?.rev===R.value&&t.color===e)return t.illegal;let n=R.value,r=await H({do:`reasons`,color:e});return r?.is!==`reasons`||R.value!==n?[]:(mn.value={rev:n,color:e,illegal:r.illegal},r.illegal)}var gn=j(()=>{let e=B.value;if(e===null)return new Map;let t=mn.value,n=V.value===e.to_move?e.illegal:t?.color===V.value?t.illegal:[];return new Map(n.map(e=>[e.move,e]))});function _n(e){let t=B.value?.to_move;cn.value=e===t?null:e,e!==t&&hn(e)}var vn=A(null),yn=j(()=>vn.value??(L.value?.agreement?.agreed?`agreed`:`judgement`)),U=j(()=>`${R.value} ${yn.value}`),bn=A(null),xn=A(!1),Sn=j(()=>bn.value?.of===U.value?bn.value.boards:null),Cn=j(()=>bn.value?.of===U.value&&bn.value.boards===null),wn=A(0),Tn=A(0),En=j(()=>{let e=Sn.value?.counts??[];return e[Math.min(wn.value,e.length-1)]??null}),Dn=j(()=>{let e=En.value?.steps??[];return e[Math.min(Tn.value,e.length-1)]??null});async function On(){if(xn.value||bn.value?.of===U.value)return;xn.value=!0;let e=U.value,t=await H({do:`count`,view:yn.value});qe(()=>{xn.value=!1,bn.value={of:e,boards:t?.is===`counts`?t:null},Tn.value=2**53-1})}var kn=A(null),An=A(!1),jn=j(()=>kn.value?.of===U.value?kn.value.rows:null);async function Mn(){if(An.value)return;An.value=!0;let e=U.value,t=await H({do:`compare`,view:yn.value});An.value=!1,t?.is===`comparison`&&(kn.value={of:e,rows:t.rows})}var Nn=A([]),Pn=A(null),Fn=j(()=>`${U.value} ${Nn.value.join(` `)}`),In=j(()=>jn.value!==null&&Nn.value.length===2&&Pn.value?.of===Fn.value),Ln=j(()=>{let e=In.value?Pn.value?.pair:null;return e!=null&&`between`in e?e:null}),Rn=j(()=>{let e=In.value?Pn.value?.pair:null;return e!=null&&`kind`in e?e:null}),zn=j(()=>new Map(Ln.value?.points.map(e=>[e.at,e.difference])??[]));function Bn(e){let t=Nn.value.filter(t=>t!==e);Nn.value=t.length<Nn.value.length?t:[...t,e].slice(-2)}async function Vn(){let e=Fn.value,[t,n]=Nn.value;if(t===void 0||n===void 0||Pn.value?.of===e)return;Pn.value={of:e,pair:null};let r=await H({do:`difference`,view:yn.value,between:[t,n]});qe(()=>{if(Pn.value?.of===e){z.value=null;let t=r?.is===`difference`?r:r?.is===`refused`?r.why:null;Pn.value=t===null?null:{of:e,pair:t}}})}var Hn=A(null),Un=A(!1),Wn=j(()=>Hn.value?.of===U.value?Hn.value.board:null),Gn=j(()=>Wn.value!==null&&`rows`in Wn.value?Wn.value:null),Kn=j(()=>Wn.value!==null&&`kind`in Wn.value?Wn.value:null),qn=A(null),Jn=j(()=>Gn.value?.may.find(e=>Zn(e)===qn.value)??null),W=A([]),Yn=j(()=>{let e=Gn.value?.rows??[];return W.value.filter(({at:t})=>ir(t,e)===`.`)}),Xn=j(()=>new Set(Jn.value?.at??[]));function Zn(e){return`${e.step}-${e.side??`both`}`}async function Qn(e=!1){if(Un.value||!e&&Hn.value?.of===U.value)return;Un.value=!0;let t=U.value,n=await H({do:`hand_begin`,view:yn.value});Un.value=!1,n?.is===`hand`?$n(t,n):n?.is===`refused`&&(Hn.value={of:t,board:n.why}),t!==U.value&&await Qn()}function $n(e,t){qe(()=>{Hn.value={of:e,board:t},W.value=[],z.value=null})}function er(e){qe(()=>{qn.value=Zn(e),W.value=[]}),e.step===`gather`&&ar()}function tr(e){let[t,n]=[Jn.value,Gn.value];if(t===null||n===null||!Xn.value.has(e))return;let r=W.value.filter(t=>t.at!==e),i=r.length===W.value.length,a=t.side??rr(e,n)??nr();qe(()=>{W.value=i?[...r,{at:e,color:a}]:r,z.value=null})}function nr(){return 2*W.value.filter(({color:e})=>e===`black`).length>W.value.length?`white`:`black`}function rr(e,t){let n=ir(e,t.owner);return n===`X`?`black`:n===`O`?`white`:null}function ir(e,t){let{x:n,y:r}=P(e,{width:t[0]?.length??0,height:t.length});return t[r]?.charAt(n)}async function ar(){let e=cr();e!==null&&await sr({do:`hand_step`,...e})}async function or(){await sr({do:`hand_undo`})}async function sr(e){let t=U.value,n=await H(e);n?.is===`hand`?$n(t,n):n?.is===`refused`&&n.why.kind===`wrong_phase`&&await Qn(!0)}function cr(){let[e,t]=[Jn.value,Gn.value];if(e===null||t===null)return null;let n=e.side??`black`,r=W.value.map(e=>e.at),i=e=>W.value.filter(t=>t.color===e).map(e=>e.at);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return{step:e.step,side:n,at:r};case`move`:{let e=e=>ir(e,t.rows)!==`.`;return{step:`move`,side:n,from:r.filter(e),to:r.filter(t=>!e(t))}}case`exchange`:case`fill_public`:return{step:e.step,black:i(`black`),white:i(`white`)};case`gather`:return{step:`gather`}}}var lr=A(null),ur=A(!1),dr=j(()=>lr.value?.rev===R.value&&!N.hintsLocked.value?lr.value.hint:null);async function fr(){if(ur.value||N.hintsLocked.value)return;ur.value=!0;let e=R.value,t=await H({do:`hint`});ur.value=!1,t?.is===`hint`&&(lr.value={rev:e,hint:t})}var pr=A(null),mr=A(!1),hr=A(!0),gr=j(()=>{let e=B.value;return e===null?``:`${e.ruleset} ${e.move_number} ${e.rows.join(`/`)}`}),_r=j(()=>pr.value?.of===gr.value?pr.value.board:null);async function vr(){_r.value!==null||mr.value||(mr.value=!0,await H({do:`judge`}),mr.value=!1)}function yr(e){e.is===`judgement`&&(pr.value={of:gr.value,board:e})}var br=[`play`,`count`,`rules`],xr=[`agree`,`steps`,`hand`,`rulesets`],G=A(`play`),K=A(`steps`),q=A(null),Sr=A(null),Cr=A(null),wr=j(()=>Sr.value??Cr.value),Tr=A(!1),Er=A(null),J=j(()=>{let e=L.value?.agreement;return e!=null&&!e.agreed&&e.disputed_by===null}),Dr=j(()=>{let e=L.value;return e===null||e.resigned!==null?!1:e.agreement===null?!e.state.over:e.agreement.disputed_by!==null}),Y=j(()=>G.value===`count`&&K.value!==`agree`?K.value===`hand`?`hand`:`look`:J.value?`mark`:`play`);M(()=>{G.value,K.value,z.value=null});var Or=-1;M(()=>{R.value!==Or&&(Or=R.value,qe(()=>{q.value=null,Er.value=null,Cr.value=null}))});var kr=!1,Ar=!1;M(()=>{let[e,t]=[J.value,L.value?.agreement?.agreed===!0];e&&!kr?(G.value=`count`,K.value=`agree`):t&&!Ar&&kr?(G.value=`count`,K.value=`steps`):!e&&kr&&!t&&(G.value=`play`),kr=e,Ar=t});var X={away:!1,last:null,forbidden:new Map,ringed:new Set,owner:null,views:[],judged:null,lines:[],added:[],candidates:[],planned:[],chosen:new Set,choosable:new Set,differing:new Map,wild:new Set},jr=j(()=>{let e=B.value;if(e===null)return{...X,rows:[]};let t=q.value;if(t?.is===`earlier`)return{...X,rows:t.board.rows,away:!0,ringed:new Set([t.move])};if(Y.value===`hand`)return Pr(e.rows);if(Y.value===`look`)return K.value===`steps`?Nr(e.rows):Fr(e.rows);let n=e.last_move?.move??null;if(t?.is===`verdicts`){let r=t.reasoned.verdicts[t.step],i=e.to_move,a=[...r?.after??[],...r?[r.point]:[]].map(e=>({at:e,color:i}));return{...X,rows:e.rows,last:n,added:a,lines:r?.lines??[],ringed:Mr(r?.point)}}if(J.value){let t=L.value?.agreement?.views??[],r=hr.value&&G.value===`count`?_r.value:null;return{...X,rows:e.rows,last:n,views:t,judged:r}}let r=L.value?.agreement?.views??[];return{...X,rows:e.rows,last:n,forbidden:Dr.value?gn.value:X.forbidden,candidates:dr.value?.line??[],views:r}});function Mr(...e){return new Set(e.filter(e=>e!==void 0))}function Nr(e){let[t,n]=[Dn.value,En.value];if(t===null)return{...X,rows:e};let r=new Set(n?.lazy?.wild??[]);return{...X,rows:t.rows,away:!0,ringed:new Set(t.touched),owner:t.owner,wild:r}}function Pr(e){let t=Gn.value;if(t===null)return{...X,rows:e};let n=new Set(W.value.map(({at:e})=>e)),r=new Set([...Xn.value].filter(e=>!n.has(e))),i={rows:t.rows,owner:t.owner,away:!0};return{...X,...i,chosen:n,planned:Yn.value,choosable:r}}function Fr(e){return{...X,rows:e,differing:zn.value}}function Ir(e){let t={width:e[0]?.length??0,height:e.length};return e.map((e,n)=>[...e].map((e,r)=>Lt({x:r,y:n},t)))}var Lr=Symbol.for(`pv`),Rr=0;Array.isArray;function Z(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Lr,__v:--Rr,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}var zr={X:`black`,O:`white`,"=":`shared`};function Br({rows:e,board:t}){return Z(`g`,{class:`owners`,children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=zr[e],a=t[n]?.charAt(r)===`.`;return i===void 0||!a?null:Z(Vr,{x:r,y:n,owner:i},`${r} ${n}`)}))})}function Vr({x:e,y:t,owner:n}){if(n!==`shared`)return Z(`rect`,{class:`owner ${n}`,x:e+.34,y:t+.34,width:.32,height:.32,rx:.04});let[r,i]=[e+.34,t+.34];return Z(x,{children:[Z(`path`,{class:`owner black`,d:`M${r} ${i}h0.32l-0.32 0.32Z`}),Z(`path`,{class:`owner white`,d:`M${r+.32} ${i}v0.32h-0.32Z`})]})}var Hr=.15;function Ur({judged:e,size:t}){let n=e.chains.filter(e=>e.dead).flatMap(e=>e.stones);return Z(`g`,{class:`judged`,children:[e.ownership.flatMap((e,t)=>e.map((e,n)=>{let r=.4*Math.abs(e);return Math.abs(e)<Hr?null:Z(`rect`,{class:e>0?`sure black`:`sure white`,x:n+.5-r/2,y:t+.5-r/2,width:r,height:r},`${n} ${t}`)})),n.map(e=>{let{x:n,y:r}=P(e,t);return Z(`circle`,{class:`judged-dead`,cx:n+.5,cy:r+.5,r:.49},e)})]})}function Wr({views:e,size:t}){return Z(`g`,{class:`claims`,children:e.map(({dead:e,owned:n},r)=>Z(`g`,{class:r===0?`by-black`:`by-white`,children:[e.map(e=>Z(Gr,{by:r,...P(e,t)},e)),n.flatMap((e,n)=>e.map(e=>Z(Kr,{by:r,owner:n===0?`black`:`white`,...P(e,t)},e)))]},r))})}function Gr({x:e,y:t,by:n}){let[r,i]=n===0?[e+.18,t+.18]:[e+.54,t+.54],a=n===0?`M${r} ${i}l0.28 0.28M${r+.28} ${i}l-0.28 0.28`:`M${r+.14} ${i}v0.28M${r} ${i+.14}h0.28`;return Z(x,{children:[Z(`path`,{class:`halo`,d:a}),Z(`path`,{class:`sign`,d:a})]})}function Kr({x:e,y:t,by:n,owner:r}){return n===0?Z(`rect`,{class:`claim ${r}`,x:e+.56,y:t+.12,width:.32,height:.32}):Z(`circle`,{class:`claim ${r}`,cx:e+.28,cy:t+.72,r:.17})}function qr(e){return e===`0`?e:e.startsWith(`-`)?e.replace(`-`,`−`):`+${e}`}function Jr({x:e,y:t}){return Z(x,{children:[Z(`circle`,{class:`ring-halo`,cx:e+.5,cy:t+.5,r:.3}),Z(`circle`,{class:`ring`,cx:e+.5,cy:t+.5,r:.3})]})}function Yr({x:e,y:t}){let n=(n,r)=>`M${e+.5+.44*n} ${t+.5+.28*r}v${.16*r}h${-.16*n}`,r=[n(-1,-1),n(1,-1),n(1,1),n(-1,1)].join(``);return Z(x,{children:[Z(`path`,{class:`choosable-halo`,d:r}),Z(`path`,{class:`choosable`,d:r})]})}function Xr({x:e,y:t,difference:n}){let r=qr(n),i=r.length<3?.32:r.length<5?.27:.19;return Z(`g`,{class:`difference-plate`,children:[Z(`rect`,{x:e+.12,y:t+.3,width:.76,height:.4,rx:.1}),Z(`text`,{x:e+.5,y:t+.5,"font-size":i,children:r})]})}function Zr({x:e,y:t}){return Z(`path`,{class:`wild`,d:`M${e+.2} ${t+.6}q0.15 -0.35 0.3 -0.1t0.3 -0.1M${e+.2} ${t+.8}q0.15 -0.35 0.3 -0.1t0.3 -0.1`})}function Qr({x:e,y:t,illegal:n}){let r=$r(n),i=r.length>1;return Z(`g`,{class:`forbidden ${n.kind}`,children:r.map((n,a)=>Z(`path`,{d:ei(n,e+.5+(i?.3*(a-(r.length-1)/2):0),t+.5)},n))})}function $r(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return[e.kind];case`forbidden`:return e.kinds;case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return[]}}function ei(e,t,n){switch(e){case`suicide`:return`M${t-.18} ${n}a0.18 0.18 0 1 0 0.36 0a0.18 0.18 0 1 0 -0.36 0Zm0.08 0h0.2`;case`ko`:return`M${t-.17} ${n-.17}h0.34v0.34h-0.34Z`;case`repeats`:return`M${t-.17} ${n-.17}l0.34 0.34m0 -0.34l-0.34 0.34`;case`three-three`:return`M${t} ${n-.19}l0.19 0.34h-0.38Z`;case`four-four`:return`M${t} ${n-.21}l0.21 0.21l-0.21 0.21l-0.21 -0.21Z`;case`overline`:return`M${t-.22} ${n-.07}h0.44v0.14h-0.44Z`}}function ti({lines:e,size:t}){return Z(`g`,{class:`stone-lines`,children:e.map(({stones:e,by:n,direction:r,shape:i})=>{let a=e.map(e=>P(e,t)),[o,s]=[a[0],a.at(-1)];return o===void 0||s===void 0?null:Z(`g`,{class:i,children:[Z(`path`,{d:`M${o.x+.5} ${o.y+.5}L${s.x+.5} ${s.y+.5}`}),n.map(e=>{let{x:n,y:r}=P(e,t);return Z(`circle`,{cx:n+.5,cy:r+.5,r:.13},e)})]},`${r} ${e.join(` `)}`)})})}function ni({now:e,view:t}){let{size:n}=e,r=e=>P(e,n),i=t.last!==null&&F(t.last)?r(t.last):null;return Z(x,{children:[Z(ii,{now:e}),t.owner!==null&&Z(Br,{rows:t.owner,board:t.rows}),t.judged!==null&&Z(Ur,{judged:t.judged,size:n}),Z(ai,{view:t,now:e}),Z(Wr,{views:t.views,size:n}),[...t.choosable].map(e=>Z(Yr,{...r(e)},e)),t.planned.map(({at:e,color:t})=>Z(`circle`,{class:`stone ${t} ghost`,cx:r(e).x+.5,cy:r(e).y+.5,r:.475},e)),[...t.chosen].map(e=>Z(Jr,{...r(e)},e)),[...t.ringed].filter(F).map(e=>Z(Jr,{...r(e)},e)),[...t.wild].map(e=>Z(Zr,{...r(e)},e)),Z(ti,{lines:t.lines,size:n}),[...t.forbidden.values()].filter(({move:e})=>F(e)).map(e=>Z(Qr,{illegal:e,...r(e.move)},e.move)),[...t.differing].map(([e,t])=>Z(Xr,{difference:t,...r(e)},e)),t.candidates.filter(F).slice(0,1).map(e=>Z(`g`,{class:`candidate`,children:[Z(`circle`,{cx:r(e).x+.5,cy:r(e).y+.5,r:.32}),Z(`text`,{x:r(e).x+.5,y:r(e).y+.5,children:`A`})]},e)),i!==null&&Z(`circle`,{class:`last on-${ri(t.rows,i)}`,cx:i.x+.5,cy:i.y+.5,r:.2})]})}function ri(e,{x:t,y:n}){return e[n]?.charAt(t)===`X`?`black`:`white`}function ii({now:e,isBare:t=!1}){let{width:n,height:r}=e.size,i=t?null:Rt(e),a=zt(e.size),o=.85*a,s=Array.from({length:n},(e,t)=>t),c=Array.from({length:r},(e,t)=>t),l=[...s.map(e=>`M${e+.5} 0.5V${r-.5}`),...c.map(e=>`M0.5 ${e+.5}H${n-.5}`)].join(``);return Z(x,{children:[Z(`defs`,{children:[Z(`radialGradient`,{id:`black-stone`,cx:`0.38`,cy:`0.32`,r:`0.75`,children:[Z(`stop`,{class:`black-light`,offset:`0`}),Z(`stop`,{class:`black-dark`,offset:`1`})]}),Z(`radialGradient`,{id:`white-stone`,cx:`0.38`,cy:`0.32`,r:`0.85`,children:[Z(`stop`,{class:`white-light`,offset:`0.3`}),Z(`stop`,{class:`white-dark`,offset:`1`})]})]}),Z(`path`,{class:`lines`,d:l}),Z(`path`,{class:`edge`,d:`M0.5 0.5H${n-.5}V${r-.5}H0.5Z`}),Bt(e.size).map(({x:e,y:t})=>Z(`circle`,{class:`star`,cx:e+.5,cy:t+.5,r:.09},`${e} ${t}`)),i!==null&&Z(`g`,{class:`coordinates`,"font-size":a,children:[s.flatMap(e=>[-o,r+o].map(t=>Z(`text`,{x:e+.5,y:t,children:i[e]},`${e} ${t}`))),c.flatMap(e=>[-o,n+o].map(t=>Z(`text`,{x:t,y:e+.5,children:r-e},`${t} ${e}`)))]})]})}function ai({now:e,view:t}){let n=new Set(t.views.flatMap(e=>e.dead)),r=t.rows.flatMap((e,t)=>[...e].flatMap((e,n)=>e===`.`?[]:[{x:n,y:t,color:e===`X`?`black`:`white`}])),i=new Set([...n].map(t=>oi(P(t,e.size)))),a=t.added.map(({at:t,color:n},r)=>({...P(t,e.size),color:n,label:r+1,at:t}));return Z(x,{children:[r.map(({x:e,y:t,color:n})=>Z(`circle`,{class:`stone ${n}${i.has(oi({x:e,y:t}))?` dead`:``}`,cx:e+.5,cy:t+.5,r:.475},oi({x:e,y:t}))),a.map(({x:t,y:n,color:r,label:i,at:a})=>Z(`g`,{class:`added on-${r}`,children:[Z(`circle`,{class:`stone ${r}`,cx:t+.5,cy:n+.5,r:.475}),Z(`text`,{x:t+.5,y:n+.5,children:i})]},I(a,e)))]})}function oi({x:e,y:t}){return`${e} ${t}`}var si=A(`both`),ci=[`black`,`white`],li=j(()=>{let e=ci.filter(dn);return e.length===1?e:[`both`,`black`,`white`]}),ui=j(()=>{let e=li.value.includes(si.value)?si.value:li.value[0];return e===`both`||e===void 0?[...ci]:[e]});async function di(e){let[t,n]=[B.value,L.value?.agreement],r=ui.value[0];if(t===null||n==null||r===void 0)return;let{x:i,y:a}=P(e,t.size),o=n.views[un(r)];if(t.rows[a]?.charAt(i)!==`.`){let t=!o.dead.includes(e);await pi(n=>({do:`mark_dead`,by:n,at:e,dead:t}))}else if(n.owners_matter){let t=o.owned[0].includes(e)?`white`:o.owned[1].includes(e)?null:`black`;await pi(n=>({do:`mark_owner`,by:n,at:e,owner:t}))}}function fi(e){return pi(t=>({do:`adopt`,by:t,view:e}))}async function pi(e){for(let t of ui.value)if((await H(e(t)))?.is!==`game`)return}var mi=A(null);async function hi(e){switch(Cr.value=null,Y.value){case`look`:return;case`mark`:return di(e);case`hand`:return tr(e);case`play`:return gi(e)}}async function gi(e){let t=B.value;if(t===null||!Dr.value||!dn(V.value)||F(e)&&yi(e))return;V.value!==t.to_move&&await hn(V.value);let n=gn.value.get(e);Cr.value=n===void 0?null:e,n?.kind===`forbidden`?mi.value=e:n===void 0&&await vi(e)}function _i(){let e=mi.value;mi.value=null,e!==null&&vi(e)}async function vi(e){Er.value=null,(await H({do:`play`,color:V.value,move:e}))?.is===`game`&&(Sr.value=null,cn.value=null)}function yi(e){let t=B.value;if(t===null)return!1;let{x:n,y:r}=P(e,t.size);return t.rows[r]?.charAt(n)!==`.`}function bi(e){let t=L.value;t!==null&&e>=0&&e<=t.moves.length&&e!==t.state.move_number&&H({do:`goto`,move_number:e})}function xi(e){bi((B.value?.move_number??0)+e)}async function Si(e){if(q.value!==null){q.value=null;return}let t=(await hn(V.value)).find(t=>t.move===e);t?.earlier?q.value={is:`earlier`,board:t.earlier,move:e}:t&&t.verdicts.length>0&&(q.value={is:`verdicts`,reasoned:t,step:0})}function Ci(){let e=B.value;if(e===null)return null;let t=Er.value??(Tr.value?Sr.value:null);if(t===null||!F(t))return null;let{x:n,y:r}=P(t,e.size),i=Y.value===`play`&&q.value===null&&Dr.value,a=!yi(t)&&!gn.value.has(t)&&dn(V.value),o=i?gn.value.get(t):void 0;return Z(x,{children:[o?.kind===`forbidden`&&Z(ti,{lines:o.lines,size:e.size}),i&&a&&Z(`circle`,{class:`stone ${V.value} ghost`,cx:n+.5,cy:r+.5,r:.475}),Er.value!==null&&Z(`path`,{class:`cursor`,d:wi(n,r)})]})}function wi(e,t){let[n,r]=[e+.5,t+.5],i=[-.9,.4].map(e=>`M${n} ${r+e}v0.5`),a=[-.9,.4].map(e=>`M${n+e} ${r}h0.5`);return[...i,...a].join(``)}var Ti=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends Ti{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ei=class extends Ti{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Di=class e extends Ti{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ti)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ti&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Oi=100,ki=`⁨`,Ai=`⁩`;function ji(e,t,n){return n===t||n instanceof Ei&&t instanceof Ei&&n.value===t.value||t instanceof Ei&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Mi(e,t,n){return t[n]?Vi(e,t[n].value):(e.reportError(RangeError(`No default`)),new Q)}function Ni(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Pi(e,i.value):n.push(Pi(e,i));return{positional:n,named:r}}function Pi(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ei(t.value,{minimumFractionDigits:t.precision});case`var`:return Fi(e,t);case`mesg`:return Ii(e,t);case`term`:return Li(e,t);case`func`:return Ri(e,t);case`select`:return zi(e,t);default:return new Q}}function Fi(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof Ti)return n;switch(typeof n){case`string`:return n;case`number`:return new Ei(n);case`object`:if(Di.supportsValue(n))return new Di(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function Ii(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let i=r.attributes[n];return i?Vi(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return r.value?Vi(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Q(t))}function Li(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Q(i);if(n){let t=a.attributes[n];if(t){e.params=Ni(e,r).named;let n=Vi(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${i}.${n}`)}e.params=Ni(e,r).named;let o=Vi(e,a.value);return e.params=null,o}function Ri(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let t=Ni(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Q(`${t}()`)}}function zi(e,{selector:t,variants:n,star:r}){let i=Pi(e,t);if(i instanceof Q)return Mi(e,n,r);for(let t of n)if(ji(e,i,Pi(e,t.key)))return Vi(e,t.value);return Mi(e,n,r)}function Bi(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Oi)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Oi}`);r&&n.push(ki),n.push(Pi(e,i).toString(e)),r&&n.push(Ai)}return e.dirty.delete(t),n.join(``)}function Vi(e,t){return typeof t==`string`?e.bundle._transform(t):Bi(e,t)}var Hi=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ui(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Wi=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Gi(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof Ei)return new Ei(n.valueOf(),{...n.opts,...Ui(t,Wi)});if(n instanceof Di)return new Ei(n.toNumber(),{...Ui(t,Wi)});throw TypeError(`Invalid argument to NUMBER`)}var Ki=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function qi(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof Di||n instanceof Ei)return new Di(n,Ui(t,Ki));throw TypeError(`Invalid argument to DATETIME`)}var Ji=new Map;function Yi(e){let t=Array.isArray(e)?e.join(` `):e,n=Ji.get(t);return n===void 0&&(n=new Map,Ji.set(t,n)),n}var Xi=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Gi,DATETIME:qi,...t},this._useIsolating=n,this._transform=r,this._intls=Yi(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Hi(this,n,t);try{return Bi(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Q().toString(r);throw e}}},Zi=/^(-?[a-zA-Z][\w-]*) *= */gm,Qi=/\.([a-zA-Z][\w-]*) *= */y,$i=/\*?\[/y,ea=/(-?[0-9]+(?:\.([0-9]+))?)/y,ta=/([a-zA-Z][\w-]*)/y,na=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ra=/^[A-Z][A-Z0-9_-]*$/,ia=/([^{}\n\r]+)/y,aa=/([^\\"\n\r]*)/y,oa=/\\([\\"])/y,sa=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ca=/^\n+/,la=/ +$/,ua=/ *\r?\n/g,da=/( *)$/,fa=/{\s*/y,pa=/\s*}/y,ma=/\[\s*/y,ha=/\s*] */y,ga=/\s*\(\s*/y,_a=/\s*->\s*/y,va=/\s*:\s*/y,ya=/\s*,?\s*/y,ba=/\s+/y,xa=class{constructor(e){this.body=[],Zi.lastIndex=0;let t=0;for(;;){let n=Zi.exec(e);if(n===null)break;t=Zi.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Qi);){let t=o(Qi),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ia)&&(r=o(ia)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ca),u([i],i.length)):r?S(r,la):null}function u(r=[],i){for(;;){if(n(ia)){r.push(o(ia));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,la));let c=[];for(let e of r)e instanceof Sa&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(fa,SyntaxError);let e=f();if(i(pa))return e;if(i(_a)){let t=h();return i(pa,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(na)){let[,e,t,n=null]=a(na);if(e===`$`)return{type:`var`,name:t};if(i(ga)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ra.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ya)}}function m(){let e=f();return e.type===`mesg`&&i(va)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n($i);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(ma,SyntaxError);let e;return e=n(ea)?v():{type:`str`,value:o(ta)},i(ha,SyntaxError),e}function _(){if(n(ea))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ea),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(aa),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(oa))return o(oa);if(n(sa)){let[,e,t]=a(sa),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ba),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(ua,`
`),n=da.exec(e)[1].length;return new Sa(t,n)}}},Sa=class{constructor(e,t){this.value=e,this.length=t}},Ca={en:wa(`en`,`# The terms of the field, made of \`src/words/glossary.rs\`.

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
-make-the-board-up = make the board up
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
`,`## The page of \`liangyi web\`

title = Liangyi
list-separator = ,{" "}
colon = :{" "}
close = Close
cancel = Cancel

### Colours and moves

color-black = Black
color-white = White
move-pass = { -pass }
move-virtual = { -virtual-move }
to-move = to move

### Names of rulesets

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

### The line to the server

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

### Matches that are looked on

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

### The head of the page

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
projector-leave = Leave projector mode
keys = Keys
keys-board =
    On the board: arrows, Home, End, PageUp and PageDown move; Enter plays; v is a virtual move, p a pass, x
    changes the side.
keys-moves = Anywhere: u or [ goes back a move, r or ] goes on; {"{"} goes to the start, {"}"} to the end.

### The line above the board

phase-contest = { -contest }
phase-stopped = { -stopped }
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
line-offer-end = { $side ->
        [black] Black offers the end
       *[white] White offers the end
    }
line-may = allowed: { $what }
line-agreed = both have agreed
line-agree-now = agree on dead stones, or play it out
next-play = a stone
next-virtual = a virtual move
next-pass = a pass

### Results

result-win = { $winner ->
        [black] Black wins
       *[white] White wins
    }{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    } ({ $reason })
result-draw = draw ({ $reason })
reason-count = counted
reason-wild_region = a wild region
reason-repetition = repetition
reason-five = five in a row
reason-forbidden_move = a forbidden move
reason-passes = both have passed
reason-full_board = the board is full

### Points

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

### Why a move is forbidden

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

### The chain of verdicts in renju

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

### Beside the board

pile-virtual = { -virtual-stones }
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

### Under the board

buttons-label = Moves
pass-offer_to_stop = Offer to stop
pass-accept_stop = Accept: stop the game
pass-null_move = Null move
pass-offer_end = Pass: offer the end
pass-accept_end = Accept the end
pass-take_button = Pass: take the button
pass-pass = Pass
pass-accept_draw = Pass: a draw
pass-draw_by_repetition = Pass: a draw by repetition
go-first = To the start
go-back = Back a move
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

### The tabs

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
stopped-notice = The game is stopped, not over: both sides agree on what is dead.
stopped-agree = Agree
seat-person = a person
seat-level = engine, level { $level }
seat-time = engine, { $seconds } s a move
seat-by-person = a person
seat-by-level = engine at a level
seat-by-time = engine by time
seat-which-level = Level, 1 to { $last }
seat-which-time = Seconds a move
network-named = Network: { $name }
network-none = No network: levels up to { $last } play at full strength.
network-off = No network evaluates this game.

### A new game

new-ruleset = Ruleset
new-size = Board
new-width = Columns
new-height = Rows
new-komi = Komi
new-handicap = Handicap
new-no-handicap = none
new-who = Who plays
new-start = Start

### Rules

rules-which = Ruleset
rules-waiting = …
rules-more = More
rules-source = Source: { $source }
rules-articles = Articles in short
rules-clauses = What it says

### Agreement

agree-not-now = Here dead stones are agreed on once the game is stopped.
agree-agreed = Both have agreed: the game is counted.
agree-disputed = { $by ->
        [black] Black does not agree.
       *[white] White does not agree.
    } Play it out: { $side ->
        [black] Black moves first,
       *[white] White moves first,
    } and extra moves now cost nothing. A change of a mark takes that back.
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
say-yes = Yes
said-yes = Yes ✓
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

### Counting

count-agree = Agreement
count-steps = Step by step
count-rulesets = Every ruleset
count-none = Nothing is counted in a line game.
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

### What is refused

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
refused-busy = Too much is being computed; try again.
refused-internal = The program has a fault; the game is as it was.

### Making the board up by hand

count-hand = By hand
hand-none =
    Under this ruleset stones and own points do not count alike, so no board is made up by exchanging them.
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
hand-undo = Take the step back
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
`),"zh-Hans":wa(`zh-Hans`,`# The terms of the field, made of \`src/words/glossary.rs\`.

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
-make-the-board-up = 做棋
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
`,`## \`liangyi web\` 的网页

title = 两溢
list-separator = ，
colon = ：
close = 关闭
cancel = 取消

### 双方与着法

color-black = 黑方
color-white = 白方
move-pass = { -pass }
move-virtual = { -virtual-move }
to-move = 轮走

### 规则名称

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

### 与程序的连接

link-opening = 正在连接……
link-cut = 连接已断。棋局在程序中保存着，网页正在重新连接。若程序已重新启动，请打开它新显示的网址。
link-again = 立即重连
link-elsewhere = 这局棋已在另一个标签页中打开。
link-take-back = 在此继续
link-locked-out = 程序不认得这个网页。请打开程序显示的网址。
kept-record = 浏览器里存有上一局的棋谱。
kept-open = 打开
kept-drop = 不用

### 观看比赛

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

### 页首

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
settings-confirm = 每一着都要确认
settings-hints-locked = 锁定提示
settings-projector = 投影：只显示棋盘与状态行
projector-leave = 退出投影
keys = 按键
keys-board = 棋盘上：方向键、Home、End、PageUp、PageDown 移动光标；Enter 下子；v 虚着，p 放弃，x 换另一方。
keys-moves = 任何地方：u 或 [ 退一着，r 或 ] 进一着；{"{"} 到开头，{"}"} 到最后。

### 棋盘上方的状态行

phase-contest = { -contest }
phase-stopped = { -stopped }
phase-resolution = { -resolution }
phase-over = 终局
phase-disputed = 有分歧：实战解决
phase-resigned = { $side ->
        [black] 黑方认输，白胜
       *[white] 白方认输，黑胜
    }
line-turn = { $side ->
        [black] 轮黑方走第 { $number } 着
       *[white] 轮白方走第 { $number } 着
    }
line-moves = 共 { $number } 着
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
line-offer-end = { $side ->
        [black] 黑方请求终局
       *[white] 白方请求终局
    }
line-may = 可以：{ $what }
line-agreed = 双方已有共识
line-agree-now = 请就死子达成共识，否则实战解决
next-play = 下子
next-virtual = { -virtual-move }
next-pass = { -pass }

### 结果

result-win = { $winner ->
        [black] 黑胜
       *[white] 白胜
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }（{ $reason }）
result-draw = 和棋（{ $reason }）
reason-count = 数棋
reason-wild_region = { -wild-region }
reason-repetition = 循环
reason-five = { -five }
reason-forbidden_move = 禁手
reason-passes = 双方放弃
reason-full_board = 棋盘已满

### 枰点

board-label = 棋盘，{ $width } 列，{ $height } 行
point-empty = 空点
point-black = 黑子
point-white = 白子
point-last = 上一着
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

### 为何不可下

why-suicide = 自尽：这块棋会没有气。
why-ko = 提劫：不可立即回提，第 { $after } 着之后棋盘正是如此。
why-repeats = { $what ->
        [board] 会重复第 { $after } 着之后的盘内棋形
       *[position] 会重复第 { $after } 着之后的全局棋形
    }{ $by ->
        [black] ，黑方曾面对它
        [white] ，白方曾面对它
       *[nobody] {""}
    }（{ $rule }）。
why-forbidden = 禁手：{ $kinds }。下在此处判负。
why-drawn = 第 { $after } 着之后的循环已使棋局成为和棋。
why-occupied = 此处已有棋子。
why-no_virtual_moves = 此规则没有虚着。
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
earlier-shown = 第 { $after } 着之后的棋盘，{ $move } 会重复它。
lose-title = 禁手：下在此处判负。要下吗？
lose-play = 下，并判负

### 五子棋禁手的推断

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
shape-three = 三，但不是活三
spoiled-edge = { $point } 不成活四：到了边。
spoiled-stone = { $point } 不成活四：{ $at } 有对方的子。
spoiled-overline = { $point } 不成活四：{ $at } 会成长连。
spoiled-five = { $point } 成的是五连。
spoiled-forbidden = { $point } 本身是禁手：

### 棋盘两侧

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

### 棋盘下方

buttons-label = 着法
pass-offer_to_stop = { -offer-to-stop }
pass-accept_stop = 同意停止
pass-null_move = { -null-move }
pass-offer_end = 放弃：请求终局
pass-accept_end = { -consent-to-the-end }
pass-take_button = 放弃：取按钮
pass-pass = { -pass }
pass-accept_draw = 放弃：和棋
pass-draw_by_repetition = 放弃：循环成和棋
go-first = 到开头
go-back = 退一着
go-on = 进一着
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

### 各栏

panels-label = 各栏
panel-play = 对局
panel-count = 数棋
panel-rules = 规则
play-as = 代走
play-moves = 着法
play-no-moves = 还没有着法。
play-who = 双方由谁来下
extra-costs = 不轮到它走：多下一着，贴一点。
extra-free = 不轮到它走：多下不贴点。
resign = { $side ->
        [black] 黑方认输
       *[white] 白方认输
    }
stopped-notice = 对局停止，还没有终局：双方要就死子达成共识。
stopped-agree = 去协商
seat-person = 人
seat-level = 程序，第 { $level } 级
seat-time = 程序，每着 { $seconds } 秒
seat-by-person = 人
seat-by-level = 程序，按级别
seat-by-time = 程序，按时间
seat-which-level = 级别，1 到 { $last }
seat-which-time = 每着秒数
network-named = 网络：{ $name }
network-none = 没有网络：{ $last } 级以下不受影响。
network-off = 这局棋没有网络评估。

### 新对局

new-ruleset = 规则
new-size = 棋盘
new-width = 列
new-height = 行
new-komi = { -komi }
new-handicap = 让子
new-no-handicap = 不让
new-who = 双方由谁来下
new-start = 开始

### 规则

rules-which = 规则
rules-waiting = ……
rules-more = 详细
rules-source = 出处：{ $source }
rules-articles = 条文大意
rules-clauses = 规则内容

### 共识

agree-not-now = 对局停止之后，在这里就死子达成共识。
agree-agreed = 双方已有共识，可以数棋。
agree-disputed = { $by ->
        [black] 黑方有分歧。
       *[white] 白方有分歧。
    }实战解决：{ $side ->
        [black] 黑方先走，
       *[white] 白方先走，
    }此时多下不贴点。改动标记即回到协商。
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

### 数棋

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
method-territory = { -own-territory }
step-back = 退一步
step-on = 进一步
step-slider = 步骤
step-of = { $number } / { $last }
action-stop = 停止时
action-dead_off = 取下死子
action-debt_paid = 贴还多下
action-equal_territory = 使空相等
action-equal_stones = 使子相等
action-refill = 回填
action-surplus = 取下多出的子
action-remainder = 取下余子
action-fill = 填满
action-fill_public = 填公共空点
action-fill_but_eyes = 填到基本眼位
action-eyes_aside = 除去眼位
action-gather = 归整
does-stop = 停止时的局面。
does-dead_off = { $count ->
        [0] 没有死子。
       *[other] 取下 { $count } 个死子。
    }
does-debt_paid = { $side ->
        [black] 黑方为多下
       *[white] 白方为多下
    }取下 { $count } 个边界上的子（A类负着）。
does-equal_territory = 以子换空，直到双方各有 { $points } 点空。
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
does-gather = 把空点归整成块。
totals-label = 每一步之后的合计
totals-debt = 多下贴点
totals-margin = 黑方领先
totals-komi = 先下贴点 { $komi }；以{ $unit }计。
compared-points = 所比：点
compared-zi = 所比：子（折合）
compared-stones = 所比：子
compared-territory = 所比：空
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

### 不能照办

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
refused-no_such_move = 还没有走到那一着。
refused-no_such_level = 没有这样的级别或时间。
refused-busy = 计算太多，请稍后再试。
refused-internal = 程序出了错；棋局没有变化。

### 动手做棋

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
       *[both] 归整空点
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
hand-means-gather = 双方的空点各自归整成块，一望可知。
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
hand-refused-nothing_to_gather = 空点已经归整。
hand-refused-too_many_steps = 步数太多，请先退回几步。
rest-komi = { -komi }
rest-handicap_bonus = 让子
rest-debt = { -debt-for-extra-moves }
rest-button = 按钮
rest-prisoners = { -prisoners }
rest-group_tax = { -tax-of-eyes }
reads-points = { $method }：点
reads-zi = { $method }：子（折合）
reads-stones = { $method }：子
reads-territory = { $method }：空
`),"zh-Hant":wa(`zh-Hant`,`# The terms of the field, made of \`src/words/glossary.rs\`.

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
-make-the-board-up = 做棋
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
`,`## \`liangyi web\` 的網頁

title = 兩溢
list-separator = ，
colon = ：
close = 關閉
cancel = 取消

### 雙方與著法

color-black = 黑方
color-white = 白方
move-pass = { -pass }
move-virtual = { -virtual-move }
to-move = 輪走

### 規則名稱

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

### 與程式的連線

link-opening = 正在連線……
link-cut = 連線已斷。棋局在程式中保存著，網頁正在重新連線。若程式已重新啟動，請開啟它新顯示的網址。
link-again = 立即重連
link-elsewhere = 這局棋已在另一個分頁中開啟。
link-take-back = 在此繼續
link-locked-out = 程式不認得這個網頁。請開啟程式顯示的網址。
kept-record = 瀏覽器裡存有上一局的棋譜。
kept-open = 開啟
kept-drop = 不用

### 觀看比賽

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

### 頁首

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
settings-confirm = 每一著都要確認
settings-hints-locked = 鎖定提示
settings-projector = 投影：只顯示棋盤與狀態列
projector-leave = 離開投影
keys = 按鍵
keys-board = 棋盤上：方向鍵、Home、End、PageUp、PageDown 移動游標；Enter 下子；v 虛著，p 放棄，x 換另一方。
keys-moves = 任何地方：u 或 [ 退一著，r 或 ] 進一著；{"{"} 到開頭，{"}"} 到最後。

### 棋盤上方的狀態列

phase-contest = { -contest }
phase-stopped = { -stopped }
phase-resolution = { -resolution }
phase-over = 終局
phase-disputed = 有分歧：實戰解決
phase-resigned = { $side ->
        [black] 黑方認輸，白勝
       *[white] 白方認輸，黑勝
    }
line-turn = { $side ->
        [black] 輪黑方走第 { $number } 著
       *[white] 輪白方走第 { $number } 著
    }
line-moves = 共 { $number } 著
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
line-offer-end = { $side ->
        [black] 黑方請求終局
       *[white] 白方請求終局
    }
line-may = 可以：{ $what }
line-agreed = 雙方已有共識
line-agree-now = 請就死子達成共識，否則實戰解決
next-play = 下子
next-virtual = { -virtual-move }
next-pass = { -pass }

### 結果

result-win = { $winner ->
        [black] 黑勝
       *[white] 白勝
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }（{ $reason }）
result-draw = 和棋（{ $reason }）
reason-count = 數棋
reason-wild_region = { -wild-region }
reason-repetition = 循環
reason-five = { -five }
reason-forbidden_move = 禁手
reason-passes = 雙方放棄
reason-full_board = 棋盤已滿

### 枰點

board-label = 棋盤，{ $width } 行，{ $height } 列
point-empty = 空點
point-black = 黑子
point-white = 白子
point-last = 上一著
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

### 為何不可下

why-suicide = 自盡：這塊棋會沒有氣。
why-ko = 提劫：不可立即回提，第 { $after } 著之後棋盤正是如此。
why-repeats = { $what ->
        [board] 會重複第 { $after } 著之後的盤內棋形
       *[position] 會重複第 { $after } 著之後的全局棋形
    }{ $by ->
        [black] ，黑方曾面對它
        [white] ，白方曾面對它
       *[nobody] {""}
    }（{ $rule }）。
why-forbidden = 禁手：{ $kinds }。下在此處判負。
why-drawn = 第 { $after } 著之後的循環已使棋局成為和棋。
why-occupied = 此處已有棋子。
why-no_virtual_moves = 此規則沒有虛著。
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
earlier-shown = 第 { $after } 著之後的棋盤，{ $move } 會重複它。
lose-title = 禁手：下在此處判負。要下嗎？
lose-play = 下，並判負

### 五子棋禁手的推斷

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
shape-three = 三，但不是活三
spoiled-edge = { $point } 不成活四：到了邊。
spoiled-stone = { $point } 不成活四：{ $at } 有對方的子。
spoiled-overline = { $point } 不成活四：{ $at } 會成長連。
spoiled-five = { $point } 成的是五連。
spoiled-forbidden = { $point } 本身是禁手：

### 棋盤兩側

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

### 棋盤下方

buttons-label = 著法
pass-offer_to_stop = { -offer-to-stop }
pass-accept_stop = 同意停止
pass-null_move = { -null-move }
pass-offer_end = 放棄：請求終局
pass-accept_end = { -consent-to-the-end }
pass-take_button = 放棄：取按鈕
pass-pass = { -pass }
pass-accept_draw = 放棄：和棋
pass-draw_by_repetition = 放棄：循環成和棋
go-first = 到開頭
go-back = 退一著
go-on = 進一著
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

### 各欄

panels-label = 各欄
panel-play = 對局
panel-count = 數棋
panel-rules = 規則
play-as = 代走
play-moves = 著法
play-no-moves = 還沒有著法。
play-who = 雙方由誰來下
extra-costs = 不輪到它走：多下一著，貼一點。
extra-free = 不輪到它走：多下不貼點。
resign = { $side ->
        [black] 黑方認輸
       *[white] 白方認輸
    }
stopped-notice = 對局停止，還沒有終局：雙方要就死子達成共識。
stopped-agree = 去協商
seat-person = 人
seat-level = 程式，第 { $level } 級
seat-time = 程式，每著 { $seconds } 秒
seat-by-person = 人
seat-by-level = 程式，按級別
seat-by-time = 程式，按時間
seat-which-level = 級別，1 到 { $last }
seat-which-time = 每著秒數
network-named = 網路：{ $name }
network-none = 沒有網路：{ $last } 級以下不受影響。
network-off = 這局棋沒有網路評估。

### 新對局

new-ruleset = 規則
new-size = 棋盤
new-width = 行
new-height = 列
new-komi = { -komi }
new-handicap = 讓子
new-no-handicap = 不讓
new-who = 雙方由誰來下
new-start = 開始

### 規則

rules-which = 規則
rules-waiting = ……
rules-more = 詳細
rules-source = 出處：{ $source }
rules-articles = 條文大意
rules-clauses = 規則內容

### 共識

agree-not-now = 對局停止之後，在這裡就死子達成共識。
agree-agreed = 雙方已有共識，可以數棋。
agree-disputed = { $by ->
        [black] 黑方有分歧。
       *[white] 白方有分歧。
    }實戰解決：{ $side ->
        [black] 黑方先走，
       *[white] 白方先走，
    }此時多下不貼點。改動標記即回到協商。
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

### 數棋

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
method-territory = { -own-territory }
step-back = 退一步
step-on = 進一步
step-slider = 步驟
step-of = { $number } / { $last }
action-stop = 停止時
action-dead_off = 取下死子
action-debt_paid = 貼還多下
action-equal_territory = 使空相等
action-equal_stones = 使子相等
action-refill = 回填
action-surplus = 取下多出的子
action-remainder = 取下餘子
action-fill = 填滿
action-fill_public = 填公共空點
action-fill_but_eyes = 填到基本眼位
action-eyes_aside = 除去眼位
action-gather = 歸整
does-stop = 停止時的局面。
does-dead_off = { $count ->
        [0] 沒有死子。
       *[other] 取下 { $count } 個死子。
    }
does-debt_paid = { $side ->
        [black] 黑方為多下
       *[white] 白方為多下
    }取下 { $count } 個邊界上的子（A類負著）。
does-equal_territory = 以子換空，直到雙方各有 { $points } 點空。
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
does-gather = 把空點歸整成塊。
totals-label = 每一步之後的合計
totals-debt = 多下貼點
totals-margin = 黑方領先
totals-komi = 先下貼點 { $komi }；以{ $unit }計。
compared-points = 所比：點
compared-zi = 所比：子（折合）
compared-stones = 所比：子
compared-territory = 所比：空
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

### 不能照辦

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
refused-no_such_move = 還沒有走到那一著。
refused-no_such_level = 沒有這樣的級別或時間。
refused-busy = 計算太多，請稍後再試。
refused-internal = 程式出了錯；棋局沒有變化。

### 動手做棋

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
       *[both] 歸整空點
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
hand-means-gather = 雙方的空點各自歸整成塊，一望可知。
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
hand-refused-nothing_to_gather = 空點已經歸整。
hand-refused-too_many_steps = 步數太多，請先退回幾步。
rest-komi = { -komi }
rest-handicap_bonus = 讓子
rest-debt = { -debt-for-extra-moves }
rest-button = 按鈕
rest-prisoners = { -prisoners }
rest-group_tax = { -tax-of-eyes }
reads-points = { $method }：點
reads-zi = { $method }：子（折合）
reads-stones = { $method }：子
reads-territory = { $method }：空
`)};function wa(e,...t){let n=new Xi(e,{useIsolating:!1});return t.forEach(e=>n.addResource(new xa(e))),n}function $(e,...t){return Ea(e,t[0]??null)??e}function Ta(e){return Ea(e,null)}function Ea(e,t){let n=Ca[N.language.value],r=n.getMessage(e)?.value;return r?n.formatPattern(r,t):null}M(()=>{document.documentElement.lang=N.language.value,document.title=$(`title`)});function Da(e){switch(e.kind){case`ko`:return $(`why-ko`,{after:e.after_move});case`repeats`:{let t=e.faced_by??`nobody`,{what:n,after_move:r}=e;return $(`why-repeats`,{what:n,by:t,after:r,rule:$(`rule-${e.rule}`)})}case`forbidden`:return $(`why-forbidden`,{kinds:Oa(e.kinds)});case`drawn`:return $(`why-drawn`,{after:e.after_move});case`suicide`:case`occupied`:case`no_virtual_moves`:case`over`:return $(`why-${e.kind}`)}}function Oa(e){return e.map(e=>$(`forbidden-${e}`)).join($(`list-separator`))}var ka={X:`black`,O:`white`,".":`empty`};function Aa(e,t,n){let{x:r,y:i}=P(e,t.size),a=n.rows[i]?.charAt(r),o=a===`X`||a===`O`?ka[a]:ka[`.`],s=[I(e,t),$(`point-${o}`)];n.last===e&&s.push($(`point-last`)),n.views.forEach(({dead:t,owned:n},r)=>{let i=r===0?`black`:`white`;t.includes(e)&&s.push($(`point-dead-by-${i}`)),n.forEach((t,n)=>{t.includes(e)&&s.push($(`point-owned-by-${i}`,{owner:n===0?`black`:`white`}))})});let c=o===`empty`?n.owner?.[i]?.charAt(r):void 0;(c===`X`||c===`O`||c===`=`)&&s.push($(c===`=`?`point-shared`:c===`X`?`point-of-black`:`point-of-white`)),n.chosen.has(e)?s.push($(`point-chosen`)):n.choosable.has(e)&&s.push($(`point-choosable`)),n.ringed.has(e)&&s.push($(`point-changed`)),n.wild.has(e)&&s.push($(`point-wild`));let l=n.differing.get(e);l!==void 0&&s.push($(`point-differs`,{difference:qr(l)}));let u=n.forbidden.get(e);return u!==void 0&&s.push($(`point-illegal`,{why:Da(u)})),s.join($(`list-separator`))}var ja=13,Ma=A({x:0,y:0}),Na=!1;function Pa({now:e,view:t}){let{width:n,height:r}=e.size,i={x:Math.min(Ma.peek().x,n-1),y:Math.min(Ma.peek().y,r-1)};return Z(`div`,{class:`grid`,role:`grid`,"aria-label":$(`board-label`,{width:n,height:r}),style:{"--columns":String(n),"--rows":String(r)},onKeyDown:t=>za(t,e),onPointerLeave:()=>Ia(),children:Ir(t.rows).map((n,r)=>Z(`div`,{role:`row`,children:n.map((n,a)=>Z(`div`,{role:`gridcell`,children:Z(`button`,{type:`button`,class:`point`,"aria-label":Aa(n,e,t),"data-point":n,tabIndex:a===i.x&&r===i.y?0:-1,onPointerDown:e=>Na=e.pointerType===`touch`,onPointerEnter:e=>Fa(e,n),onFocus:e=>La(e.currentTarget,{x:a,y:r},n),onBlur:()=>Ia(),onClick:()=>Ra(n,e)})},n))},r))})}function Fa(e,t){e.pointerType!==`touch`&&(Sr.value=t,Tr.value=!0)}function Ia(){Tr.value=!1,Sr.value=null}function La(e,t,n){e.closest(`.grid`)?.querySelector(`button[tabindex="0"]`)?.setAttribute(`tabindex`,`-1`),e.tabIndex=0,Ma.value=t,Cr.value=gn.value.has(n)?n:null,Na||(Sr.value=n,Tr.value=!0)}function Ra(e,t){let n=Math.max(t.size.width,t.size.height)>ja,r=Na&&n||N.confirmMoves.value;Y.value===`play`&&r&&Er.value!==e?(Er.value=e,Cr.value=gn.value.has(e)?e:null):(Er.value=null,hi(e))}function za(e,t){if((e.ctrlKey||e.altKey||e.metaKey)&&e.key!==`Home`&&e.key!==`End`)return;let{width:n,height:r}=t.size,{x:i,y:a}=Ma.value,[o,s]=[n-1,r-1],c=e.ctrlKey;Na=!1;let l=(()=>{switch(e.key){case`ArrowLeft`:return{x:Math.max(0,i-1),y:a};case`ArrowRight`:return{x:Math.min(o,i+1),y:a};case`ArrowUp`:return{x:i,y:Math.max(0,a-1)};case`ArrowDown`:return{x:i,y:Math.min(s,a+1)};case`Home`:return{x:0,y:c?0:a};case`End`:return{x:o,y:c?s:a};case`PageUp`:return{x:i,y:Math.max(0,a-5)};case`PageDown`:return{x:i,y:Math.min(s,a+5)};default:return null}})();if(l!==null){e.preventDefault();let t=l.y*n+l.x;e.currentTarget.querySelectorAll(`.point`)[t]?.focus()}else e.key===`v`&&t.virtual!==null&&Y.value===`play`?(e.preventDefault(),gi(`virtual`)):e.key===`p`&&t.next.includes(`pass`)&&Y.value===`play`?(e.preventDefault(),gi(`pass`)):e.key===`x`&&Y.value===`play`&&(e.preventDefault(),Ba())}function Ba(){_n(ln(V.value))}var Va=.12;function Ha(){let e=B.value;if(e===null)return null;let t=jr.value,{width:n,height:r}=e.size,i=Rt(e)===null?Va:1.9*zt(e.size),[a,o]=[n+2*i,r+2*i],s=(e,t)=>`${100*e/t}%`;return Z(`div`,{class:`board-room`,children:Z(`div`,{class:`board${t.away?` away`:``}`,style:{"--ratio":String(a/o)},"data-test":`board`,children:[Z(`svg`,{class:`picture`,viewBox:`${-i} ${-i} ${a} ${o}`,"aria-hidden":`true`,children:Z(`g`,{id:`drawing`,children:[Z(ni,{now:e,view:t}),Z(Ci,{})]})}),Z(`div`,{class:`grid-room`,style:{left:s(i,a),right:s(i,a),top:s(i,o),bottom:s(i,o)},children:Z(Pa,{now:e,view:t})})]})})}function Ua(e){return $(`hand-${e.step}`,{side:e.side??`both`})}function Wa(e,t){let n=e=>Ka(e,t);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return`${$(`hand-${e.step}`,{side:e.side})}${$(`colon`)}${n(e.at)}`;case`move`:return`${$(`hand-move`,{side:e.side})}${$(`colon`)}${n(e.from)} → ${n(e.to)}`;case`exchange`:case`fill_public`:return`${$(`hand-${e.step}`,{side:`both`})}${$(`colon`)}${qa(e.black,e.white,t)}`;case`gather`:return $(`hand-gather`,{side:`both`})}}function Ga({side:e},t,n){let r=e=>t.filter(t=>e===null||t.color===e),i=e=>r(e).map(({at:e})=>e);return e===null?qa(i(`black`),i(`white`),n):Ka(i(null),n)}function Ka(e,t){return e.map(e=>I(e,t)).join(` `)}function qa(e,t,n){return[...e.length>0?[`${$(`color-black`)} ${Ka(e,n)}`]:[],...t.length>0?[`${$(`color-white`)} ${Ka(t,n)}`]:[]].join($(`list-separator`))}function Ja(e){switch(e.kind){case`no_such_point`:return $(`hand-refused-no_such_point`,{point:e.point});case`no_stone`:case`not_on_border`:case`on_border`:case`not_own`:case`not_public`:case`twice`:return $(`hand-refused-${e.kind}`,{point:Ya(e.point)});case`no_debt`:return $(`hand-refused-no_debt`,{side:e.side});case`more_than_owed`:return $(`hand-refused-more_than_owed`,{owed:e.owed});case`fewer_beside`:return $(`hand-refused-fewer_beside`,{beside:e.beside});case`unequal`:return $(`hand-refused-unequal`,{one:e.numbers[0],two:e.numbers[1]});case`no_points`:case`nothing_to_gather`:case`too_many_steps`:return $(`hand-refused-${e.kind}`)}}function Ya(e){return B.value===null?e:I(e,B.value)}function Xa(e){return $(`color-${e}`)}function Za(e){return Ta(`ruleset-${e}`)??e}function Qa(e,t){return e===`pass`||e===`virtual`?$(`move-${e}`):F(e)?I(e,t):e}function $a(e){switch(e.by){case`person`:return $(`seat-person`);case`level`:return $(`seat-level`,{level:e.level});case`time`:return $(`seat-time`,{seconds:e.seconds})}}function eo(e){let{winner:t,margin:n,reason:r}=e;return t===null?$(`result-draw`,{reason:$(`reason-${r}`)}):$(`result-win`,{winner:t,by:n===null?`none`:n.replace(/^[-+]/,``),reason:$(`reason-${r}`)})}function to({state:e,resigned:t,agreement:n,result:r}){return t===null?r===null?n?.disputed_by==null?$(`phase-${e.phase}`):$(`phase-disputed`):eo(r):$(`phase-resigned`,{side:t})}function no(e){let{state:t,thinking:n,agreement:r,resigned:i}=e;if(i!==null||t.over&&r===null)return[$(`line-moves`,{number:t.move_number})];if(r!==null&&r.agreed)return[$(`line-agreed`),...ro(t)];if(r!==null&&r.disputed_by===null)return[$(`line-agree-now`),...ro(t)];let a=[$(`line-turn`,{side:t.to_move,number:t.move_number+1}),...ro(t)];n!==null&&a.push($(`line-thinking`)),(r!==null||t.phase===`resolution`)&&a.push($(`line-free-extra`)),t.offer!==null&&r===null&&a.push($(`line-offer-${t.pass_means===`accept_end`?`end`:`stop`}`,{side:t.offer}));let o=t.next.filter(e=>e===`play`||e===`virtual`||e===`pass`);return o.length>0&&a.push($(`line-may`,{what:o.map(e=>$(`next-${e}`)).join($(`list-separator`))})),a}function ro({debt:e}){return e?.debtor==null?[]:[$(`line-debt`,{side:e.debtor,points:e.points})]}function io(e){switch(e.kind){case`unreadable`:case`bad_game`:case`bad_record`:return $(`refused-${e.kind}`,{detail:e.detail});case`hand_step`:return Ja(e.reason);default:return $(`refused-${e.kind}`)}}function ao(){let e=L.value;if(e===null)return null;let{ruleset:t,size:n}=e.state,r=[`${n.width}×${n.height}`,to(e),...no(e)];return Z(`p`,{class:`live`,role:`status`,"data-test":`live`,"data-phase":e.state.phase,children:[Z(`strong`,{children:Za(t)}),r.map(e=>Z(`span`,{children:e},e))]})}var oo={first:`M6 5v14M19 5l-9 7l9 7Z`,back:`M17 5l-10 7l10 7Z`,on:`M7 5l10 7l-10 7Z`,last:`M18 5v14M5 5l9 7l-9 7Z`,close:`M6 6l12 12M18 6l-12 12`};function so({name:e}){return Z(`svg`,{class:`icon`,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:Z(`path`,{d:oo[e]})})}function co({id:e,title:t,close:n,children:r}){let i=Fe(null);return Pe(()=>{let e=i.current;return e?.showModal(),()=>e?.close()},[]),Z(`dialog`,{ref:i,"aria-labelledby":`${e}-title`,"data-test":e,onClose:n,children:[Z(`header`,{children:[Z(`h2`,{id:`${e}-title`,children:t}),Z(`button`,{type:`button`,class:`quiet close`,"aria-label":$(`close`),onClick:n,children:Z(so,{name:`close`})})]}),r]})}function lo(){let[e,t]=[mi.value,B.value],n=e===null?void 0:gn.value.get(e);if(e===null||t===null||n===void 0)return null;let r=()=>{mi.value=null};return Z(co,{id:`lose`,title:$(`lose-title`),close:r,children:[Z(`p`,{children:[Z(`strong`,{children:I(e,t)}),` `,Da(n)]}),Z(`p`,{class:`dialog-buttons`,children:[Z(`button`,{type:`button`,"data-test":`lose-no`,onClick:r,children:$(`cancel`)}),Z(`button`,{type:`button`,class:`danger`,"data-test":`lose-yes`,onClick:_i,children:$(`lose-play`)})]})]})}var uo=A([]),fo=A({all:1,without_network:1});async function po(){let e=await nn({do:`rulesets`},null);e?.is===`rulesets`&&(uo.value=e.rows,fo.value=e.levels)}var mo=A(new Map),ho=new Set;function go(e){let t=N.language.value,n=`${t} ${e}`,r=mo.value.get(n);return r===void 0&&!ho.has(n)&&(ho.add(n),_o(n,e,t)),r??null}async function _o(e,t,n){let r=await nn({do:`explain`,ruleset:t,language:n},null);r?.is===`explained`?mo.value=new Map(mo.value).set(e,r):r===null&&ho.delete(e)}function vo({ruleset:e,short:t=!1}){let n=go(e);if(n===null)return Z(`p`,{class:`note explanation`,children:$(`rules-waiting`)});let r=Z(x,{children:[Z(`p`,{class:`note`,children:$(`rules-source`,{source:n.source})}),n.articles.length>0&&Z(x,{children:[Z(`h4`,{children:$(`rules-articles`)}),Z(`ul`,{children:n.articles.map(e=>Z(`li`,{children:e},e))})]}),Z(`h4`,{children:$(`rules-clauses`)}),Z(`ul`,{children:n.clauses.map(e=>Z(`li`,{children:e},e))})]});return Z(`div`,{class:`explanation`,"data-test":`explanation`,children:[Z(`p`,{children:n.summary}),t?Z(`details`,{children:[Z(`summary`,{children:$(`rules-more`)}),r]}):r]})}function yo({label:e,test:t,all:n,chosen:r,choose:i}){return Z(`label`,{class:`field`,children:[Z(`span`,{children:e}),Z(`select`,{"data-test":t,value:r,onChange:e=>{let t=n.find(({value:t})=>t===e.currentTarget.value);t!==void 0&&i(t.value)},children:n.map(({value:e,title:t})=>Z(`option`,{value:e,selected:e===r,children:t},e))})]})}var bo=[`person`,`level`,`time`],xo=3,So=5,Co=3600;function wo({color:e,seat:t,test:n=``,sit:r}){return Z(`div`,{class:`seat-choice`,children:[Z(yo,{label:Xa(e),test:`${n}seat-${e}`,all:bo.map(e=>({value:e,title:$(`seat-by-${e}`)})),chosen:t.by,choose:e=>{switch(e){case`person`:return r({by:e});case`level`:return r({by:e,level:Math.min(xo,fo.value.all)});case`time`:return r({by:e,seconds:So})}}}),t.by===`level`&&Z(`label`,{class:`field`,children:[Z(`span`,{children:$(`seat-which-level`,{last:fo.value.all})}),Z(`input`,{type:`number`,"data-test":`${n}level-${e}`,min:1,max:fo.value.all,value:t.level,onChange:e=>{let t=Math.round(e.currentTarget.valueAsNumber);t>=1&&t<=fo.value.all&&r({by:`level`,level:t})}})]}),t.by===`time`&&Z(`label`,{class:`field`,children:[Z(`span`,{children:$(`seat-which-time`)}),Z(`input`,{type:`number`,"data-test":`${n}seconds-${e}`,min:.1,max:Co,step:.1,value:t.seconds,onChange:e=>{let t=e.currentTarget.valueAsNumber;t>0&&t<=Co&&r({by:`time`,seconds:t})}})]})]})}var To=[5,7,9,13,15,19],Eo=[`0`,`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`],Do=2,Oo=21;function ko({close:e}){let t=B.value,[n,r]=Me(t?.ruleset??``),[i,a]=Me(t?.size.width??9),[o,s]=Me(t?.size.height??9),[c,l]=Me(``),[u,d]=Me(`0`),[f,p]=Me(L.value?.seats??[{by:`person`},{by:`person`}]),m=uo.value.find(({name:e})=>e===n),h=m?.line_game===!0,g=e=>{r(e);let t=uo.value.find(t=>t.name===e);t!==void 0&&t.line_game!==h&&(a(t.size.width),s(t.size.height))},_=async()=>{let t=c.trim()===``?null:Number(c),r={komi:h?null:t,handicap:h?0:Number(u)};(await H({do:`new`,ruleset:n,width:i,height:o,...r,seats:f}))?.is===`game`&&(G.value=`play`,e())};return Z(co,{id:`new-game-dialog`,title:$(`new-game`),close:e,children:Z(`form`,{class:`form`,onSubmit:e=>{e.preventDefault(),_()},children:[Z(yo,{label:$(`new-ruleset`),test:`ruleset`,all:uo.value.map(({name:e})=>({value:e,title:Za(e)})),chosen:n,choose:g}),Z(vo,{ruleset:n,short:!0}),Z(`fieldset`,{class:`sizes`,children:[Z(`legend`,{children:$(`new-size`)}),To.map(e=>Z(`button`,{type:`button`,class:i===e&&o===e?`small chosen`:`small`,"aria-pressed":i===e&&o===e,"data-test":`size-${e}`,onClick:()=>{a(e),s(e)},children:[e,`×`,e]},e)),Z(`div`,{class:`fields`,children:[Z(Ao,{label:$(`new-width`),test:`width`,value:i,set:a}),Z(Ao,{label:$(`new-height`),test:`height`,value:o,set:s})]})]}),!h&&Z(`div`,{class:`fields`,children:[Z(`label`,{class:`field`,children:[Z(`span`,{children:$(`new-komi`)}),Z(`input`,{type:`number`,step:`any`,"data-test":`komi`,value:c,placeholder:m?.komi==null?``:String(m.komi),onInput:e=>l(e.currentTarget.value)})]}),Z(yo,{label:$(`new-handicap`),test:`handicap`,all:Eo.map(e=>({value:e,title:e===`0`?$(`new-no-handicap`):e})),chosen:u,choose:d})]}),Z(`fieldset`,{children:[Z(`legend`,{children:$(`new-who`)}),Z(wo,{test:`new-`,color:`black`,seat:f[0],sit:e=>p([e,f[1]])}),Z(wo,{test:`new-`,color:`white`,seat:f[1],sit:e=>p([f[0],e])}),Z(`p`,{class:`note`,children:L.value?.network==null?$(`network-none`,{last:fo.value.without_network}):$(`network-named`,{name:L.value.network})})]}),z.value!==null&&Z(`p`,{class:`refused`,role:`alert`,children:io(z.value)}),Z(`p`,{class:`dialog-buttons`,children:[Z(`button`,{type:`button`,onClick:e,children:$(`cancel`)}),Z(`button`,{type:`submit`,class:`strong`,"data-test":`start`,children:$(`new-start`)})]})]})})}function Ao(e){let{label:t,test:n,value:r,set:i}=e;return Z(`label`,{class:`field narrow`,children:[Z(`span`,{children:t}),Z(`input`,{type:`number`,"data-test":n,min:Do,max:Oo,value:r,required:!0,onInput:e=>i(e.currentTarget.valueAsNumber)})]})}var jo=8;function Mo({color:e,count:t,title:n,test:r,always:i=!1}){if(t===0&&!i)return null;let a=Math.min(t,jo);return Z(`div`,{class:`pile`,"data-test":r,children:[Z(`span`,{class:`pile-title`,children:n}),Z(`span`,{class:`pile-count`,children:t}),Z(`svg`,{class:`pile-stones`,viewBox:`0 0 ${1+7*.55} 1`,"aria-hidden":`true`,children:Array.from({length:a},(t,n)=>Z(`circle`,{class:`stone ${e}`,cx:.5+n*.55,cy:`0.5`,r:`0.42`},n))})]})}function No({color:e}){let[t,n]=[B.value,L.value];if(t===null||n===null)return null;let r=un(e),i=t.to_move===e&&Dr.value,a=q.value,o=a?.is===`earlier`?a.board.virtual:t.virtual,s=Y.value===`look`?Dn.value:null,c=Y.value===`hand`?Gn.value?.piles:s?.piles,l=s?.bowls??null;return Z(`section`,{class:`side ${e}${i?` turn`:``}`,"aria-label":Xa(e),"data-test":`side-${e}`,children:[Z(`h2`,{children:[Z(`svg`,{class:`sign-stone`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:Z(`circle`,{class:`stone ${e}`,cx:`0.5`,cy:`0.5`,r:`0.46`})}),Xa(e)]}),Z(`p`,{class:`seat`,children:$a(n.seats[r])}),Z(`p`,{class:`turn-mark`,children:i?$(`to-move`):``}),c==null?Z(`div`,{class:`piles`,children:[o!==null&&Z(x,{children:[Z(Mo,{color:e,count:o[r],title:$(`pile-virtual`),test:`tray-${e}`,always:!0}),Y.value===`play`&&Z(Po,{color:e})]}),t.prisoners!==null&&Z(Mo,{color:ln(e),count:t.prisoners[r],title:$(`pile-prisoners`),test:`prisoners-${e}`,always:!0})]}):Z(`div`,{class:`piles`,"data-test":`piles-${e}`,children:[Z(Mo,{color:e,count:c.virtual[r],title:$(`pile-virtual`)}),Z(Mo,{color:ln(e),count:c.prisoners[un(ln(e))],title:$(`pile-prisoners`)}),Z(Mo,{color:e,count:c.handed_over[r],title:$(`pile-handed-over`)}),Z(Mo,{color:e,count:c.taken_off[r],title:$(`pile-taken-off`)}),l!==null&&Z(Mo,{color:e,count:l[r],title:$(`pile-bowl`),always:!0})]})]})}function Po({color:e}){if(B.value===null||!Dr.value||!dn(e))return null;let t=V.value===e,n=t?gn.value.get(`virtual`):void 0,r=()=>{Sr.value=n===void 0?null:`virtual`},i=n?$(`virtual-move-illegal`,{why:Da(n)}):$(`virtual-move-of`,{side:e});return Z(`button`,{type:`button`,class:`virtual`,"data-test":`virtual-${e}`,"aria-label":i,"aria-disabled":n!==void 0||!t,onPointerEnter:r,onFocus:()=>{r(),n!==void 0&&(Cr.value=`virtual`)},onPointerLeave:()=>Sr.value=null,onBlur:()=>Sr.value=null,onClick:()=>{t&&gi(`virtual`)},children:[n!==void 0&&Z(`span`,{class:`crossed`,children:`✕`}),` `,$(`virtual-move`)]})}function Fo(){let[e,t]=[Gn.value,B.value];if(e===null||t===null)return Z(`div`,{class:`under`});let[n,r]=[Jn.value,W.value.length],i=e.steps_made.length===0,a=n!==null&&r>0;return Z(`div`,{class:`under`,"data-test":`hand-bar`,children:[Z(`div`,{class:`hand-line`,children:[Z(Io,{board:e}),Z(`p`,{class:`hand-said`,"aria-live":`polite`,"data-test":`hand-said`,children:Lo(e,n,t)})]}),Z(`div`,{class:`buttons`,role:`group`,"aria-label":$(`count-hand`),children:[Z(Ro,{board:e,may:n}),Z(`button`,{type:`button`,class:a?`strong`:``,"data-test":`hand-take`,"aria-disabled":!a,onClick:()=>a&&void ar(),children:$(`hand-take`,{count:r})}),Z(`button`,{type:`button`,"data-test":`hand-undo`,"aria-disabled":i,onClick:()=>!i&&void or(),children:$(`hand-undo`)}),Z(`button`,{type:`button`,class:`quiet`,"data-test":`hand-again`,"aria-disabled":i,onClick:()=>!i&&void Qn(!0),children:$(`hand-again`)})]})]})}function Io({board:e}){let{black:t,white:n,debt:r,margin:i}=e.totals;return Z(`p`,{class:`hand-sums`,"data-test":`hand-margin`,children:[Z(`span`,{children:[$(`color-black`),` `,t]}),Z(`span`,{children:[$(`color-white`),` `,n]}),Z(`span`,{children:r.debtor===null?`${$(`totals-debt`)} ${r.points}`:$(`line-debt`,{side:r.debtor,points:r.points})}),Z(`strong`,{children:[$(`totals-margin`),` `,i]})]})}function Lo(e,t,n){let r=e.steps_made.at(-1);return z.value===null?t!==null&&W.value.length>0?$(`hand-picked`,{points:Ga(t,W.value,n)}):r===void 0?$(`hand-how`):$(`hand-done`,{what:Wa(r,n)}):io(z.value)}function Ro({board:e,may:t}){let n={value:``,title:$(`hand-steps`)};return Z(`div`,{class:`hand-kinds`,children:Z(yo,{label:$(`hand-step`),test:`hand-kind`,all:[n,...e.may.map(e=>({value:Zn(e),title:Ua(e)}))],chosen:t===null?``:Zn(t),choose:t=>{let n=e.may.find(e=>Zn(e)===t);n!==void 0&&er(n)}})})}var zo=6;function Bo(){return Y.value===`hand`&&Gn.value!==null?Z(Fo,{}):Z(`div`,{class:`under`,children:[Z(Vo,{}),Z(Uo,{}),Z(Wo,{})]})}function Vo(){let e=B.value;if(e===null)return null;let t=q.value,n=t?.is===`earlier`?t.move:t?.is===`verdicts`?t.reasoned.move:wr.value,r=Y.value===`play`&&n!==null?gn.value.get(n):void 0,i=r!==void 0&&[`ko`,`repeats`,`forbidden`].includes(r.kind);return Z(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`reason`,children:[t?.is===`earlier`?Z(`span`,{children:$(`earlier-shown`,{after:t.board.after_move,move:Qa(t.move,e)})}):r!==void 0&&n!==null?Z(`span`,{children:[Z(`strong`,{children:Qa(n,e)}),` `,Da(r)]}):z.value===null?dr.value===null?null:Z(Ho,{}):Z(`span`,{class:`refused`,children:io(z.value)}),(t!==null||i)&&n!==null&&Z(`button`,{type:`button`,class:`small`,"data-test":`show-reason`,onClick:()=>void Si(n),children:$(t===null?`reason-show`:`reason-hide`)})]})}function Ho(){let[e,t]=[dr.value,B.value];if(e===null||t===null)return null;let n=e.line.slice(0,zo).map(e=>Qa(e,t)).join(` `),r=e.winrate===null?`–`:`${Math.round(e.winrate*100)} %`,i=e.lead===null?`–`:e.lead.toFixed(1);return Z(`span`,{"data-test":`hint-text`,children:e.move===null?$(`hint-resign`,{side:e.color}):$(`hint-move`,{side:e.color,move:Qa(e.move,t),winrate:r,lead:i,visits:e.visits,line:n})})}function Uo(){let[e,t]=[Er.value,B.value];if(e===null||t===null||!F(e))return null;let{x:n,y:r}=P(e,t.size);return Z(`div`,{class:`place`,"data-test":`place-room`,children:[Z(`svg`,{class:`lens`,viewBox:`${n-1.5} ${r-1.5} 4 4`,"aria-hidden":`true`,children:Z(`use`,{href:`#drawing`})}),Z(`button`,{type:`button`,class:`strong`,"data-test":`place`,onClick:()=>void hi(e),children:$(`place`,{point:I(e,t)})}),Z(`button`,{type:`button`,"data-test":`place-cancel`,onClick:()=>Er.value=null,children:$(`cancel`)})]})}function Wo(){let[e,t]=[B.value,L.value];if(e===null||t===null)return null;let n=e.move_number,r=t.moves.length,i=e.next.includes(`pass`)&&e.pass_means!==null&&!J.value&&Y.value===`play`,a=dn(V.value)&&t.resigned===null;return Z(`div`,{class:`buttons`,role:`group`,"aria-label":$(`buttons-label`),children:[Z(`button`,{type:`button`,class:e.offer!==null&&i?`pass strong`:`pass`,"data-test":`pass`,disabled:!i||!a,onClick:()=>void gi(`pass`),children:e.pass_means===null?$(`pass-pass`):$(`pass-${e.pass_means}`)}),Z(`span`,{class:`moves`,children:[Z(`button`,{type:`button`,"data-test":`first`,"aria-label":$(`go-first`),disabled:n===0,onClick:()=>bi(0),children:Z(so,{name:`first`})}),Z(`button`,{type:`button`,"data-test":`undo`,"aria-label":$(`go-back`),disabled:n===0,onClick:()=>xi(-1),children:Z(so,{name:`back`})}),Z(`span`,{class:`number`,"data-test":`move-number`,children:$(`move-of`,{number:n,last:r})}),Z(`button`,{type:`button`,"data-test":`redo`,"aria-label":$(`go-on`),disabled:n===r,onClick:()=>xi(1),children:Z(so,{name:`on`})}),Z(`button`,{type:`button`,"data-test":`last`,"aria-label":$(`go-last`),disabled:n===r,onClick:()=>bi(r),children:Z(so,{name:`last`})})]}),n<r&&!dn(e.to_move)&&t.resigned===null&&Z(`button`,{type:`button`,"data-test":`play-on`,onClick:()=>void H({do:`play_on`}),children:$(`play-on`)}),t.thinking===null?!N.hintsLocked.value&&Z(`button`,{type:`button`,"data-test":`hint`,disabled:e.over||J.value||ur.value||t.resigned!==null,onClick:()=>void fr(),children:ur.value?$(`hint-asking`):$(`hint`)}):Z(`button`,{type:`button`,class:`strong`,"data-test":`move-now`,onClick:()=>void H({do:`stop`}),children:$(`move-now`)})]})}function Go({label:e,test:t,on:n}){return Z(`label`,{class:`switch`,children:[Z(`input`,{type:`checkbox`,"data-test":t,checked:n.value,onChange:e=>n.value=e.currentTarget.checked}),Z(`span`,{children:e})]})}var Ko={en:`English`,"zh-Hans":`简体中文`,"zh-Hant":`繁體中文`};function qo({close:e}){return Z(co,{id:`settings`,title:$(`settings`),close:e,children:Z(`div`,{class:`form`,children:[Z(yo,{label:$(`settings-language`),test:`language`,all:wt.map(e=>({value:e,title:Ko[e]})),chosen:N.language.value,choose:e=>N.language.value=e}),Z(yo,{label:$(`settings-theme`),test:`theme`,all:Tt.map(e=>({value:e,title:$(`theme-${e}`)})),chosen:N.theme.value,choose:e=>N.theme.value=e}),Z(yo,{label:$(`settings-coordinates`),test:`coordinates`,all:Et.map(e=>({value:e,title:$(`coordinates-${e}`)})),chosen:N.coordinates.value,choose:e=>N.coordinates.value=e}),Z(Go,{label:$(`settings-confirm`),test:`confirm-moves`,on:N.confirmMoves}),Z(Go,{label:$(`settings-hints-locked`),test:`hints-locked`,on:N.hintsLocked}),Z(`button`,{type:`button`,"data-test":`projector`,onClick:()=>{e(),kt.value=!0},children:$(`settings-projector`)}),Z(`section`,{class:`keys`,children:[Z(`h3`,{children:$(`keys`)}),Z(`p`,{children:$(`keys-board`)}),Z(`p`,{children:$(`keys-moves`)})]})]})})}var Jo=`liangyi-record`,Yo=800,Xo=A(null),Zo;M(()=>{R.value>0&&(L.value?.moves.length??0)>0&&(window.clearTimeout(Zo),Zo=window.setTimeout(()=>void Qo(),Yo))});async function Qo(){let e=await $o();e!==null&&(Xo.value=null,At(Jo,e))}async function $o(){let e=await H({do:`save`});return e?.is===`record`?e.sgf:null}function es(){try{Xo.value=localStorage.getItem(Jo)}catch{Xo.value=null}}async function ts(e){return Xo.value=null,H({do:`open`,sgf:e})}async function ns(e){e&&await ts(await e.text())}async function rs(){let e=await $o();if(e===null)return;let t=URL.createObjectURL(new Blob([e],{type:`application/x-go-sgf`})),n=document.createElement(`a`);n.href=t,n.download=`${L.value?.state.ruleset??`game`}.sgf`,n.click(),URL.revokeObjectURL(t)}var is=A(!1);async function as(){if(!isSecureContext)return rs();let e=await $o();e!==null&&(await navigator.clipboard.writeText(e),is.value=!0,window.setTimeout(()=>is.value=!1,2e3))}function os(){let e=Vt.value;return Z(`div`,{class:`notices`,role:`status`,"data-test":`link`,children:[e===`opening`&&Z(`p`,{class:`notice`,children:$(`link-opening`)}),e===`cut`&&Z(`p`,{class:`notice warn`,children:[$(`link-cut`),` `,Z(`button`,{type:`button`,onClick:tn,children:$(`link-again`)})]}),e===`elsewhere`&&Z(`p`,{class:`notice warn`,children:[$(`link-elsewhere`),` `,Z(`button`,{type:`button`,onClick:tn,children:$(`link-take-back`)})]}),e===`locked_out`&&Z(`p`,{class:`notice warn`,children:$(`link-locked-out`)}),e===`open`&&Xo.value!==null&&Z(`p`,{class:`notice`,"data-test":`kept-record`,children:[$(`kept-record`),` `,Z(`button`,{type:`button`,"data-test":`open-kept`,onClick:()=>void ts(Xo.value??``),children:$(`kept-open`)}),` `,Z(`button`,{type:`button`,class:`quiet`,"data-test":`drop-kept`,onClick:()=>Xo.value=null,children:$(`kept-drop`)})]})]})}function ss(){let e=ui.value.length===1?ui.value[0]:void 0,t=e===void 0?null:e===`black`?`white`:`black`;return Z(`p`,{class:`row`,children:[Z(`button`,{type:`button`,"data-test":`adopt-judgement`,onClick:()=>void fi(`judgement`),children:$(`adopt-judgement`)}),t!==null&&Z(`button`,{type:`button`,"data-test":`adopt-other`,onClick:()=>void fi(t),children:$(`adopt-other`,{side:t})})]})}function cs(){Pe(()=>{J.value&&vr()},[R.value]);let[e,t]=[_r.value,B.value];if(t===null)return null;let n=e?.chains.filter(e=>e.dead||e.unsettled)??[];return Z(`section`,{class:`judgement`,"data-test":`judgement`,"aria-busy":mr.value,children:[Z(`h3`,{children:$(`judgement`)}),e===null?Z(`p`,{class:`note`,children:mr.value?$(`judgement-waiting`):$(`judgement-none`)}):Z(x,{children:[n.length===0&&Z(`p`,{class:`note`,children:$(`judgement-all-alive`)}),Z(`ul`,{children:n.map(e=>Z(`li`,{children:ls(e,t)},e.stones.join(` `)))}),Z(Go,{label:$(`judgement-shown`),test:`judgement-shown`,on:hr}),J.value&&Z(ss,{})]})]})}function ls(e,t){let n=e.stones[0]??``,r=e.unsettled?`unsettled`:e.dead?`dead`:`alive`,i=e.proved?$(`judged-proved`):$(`judged-sure`,{percent:Math.round(e.confidence*100)});return`${$(`judged-chain`,{side:e.color,at:I(n,t),count:e.stones.length})}${$(`colon`)}${$(`judged-${r}`)}${$(`list-separator`)}${i}`}var us=[`black`,`white`],ds=[`agreed`,`natural`];function fs(){let[e,t]=[B.value,L.value?.agreement];return e===null||t==null?Z(`p`,{class:`note`,children:$(`agree-not-now`)}):Z(`div`,{class:`agree`,"data-test":`agree`,children:[Z(ps,{agreement:t}),J.value&&Z(x,{children:[Z(`p`,{children:t.owners_matter?$(`agree-how-owners`):$(`agree-how`)}),Z(ms,{}),Z(hs,{agreement:t})]}),Z(`div`,{class:`views`,children:us.map(e=>Z(gs,{color:e,agreement:t},e))}),t.differs.length>0&&Z(`p`,{class:`note`,"data-test":`differs`,children:$(`agree-differs`,{points:t.differs.join(` `)})}),J.value&&Z(`p`,{class:`row`,children:Z(`button`,{type:`button`,class:`quiet`,"data-test":`disagree`,onClick:()=>void H({do:`disagree`,by:ui.value[0]??`black`}),children:$(`disagree`)})}),Z(cs,{})]})}function ps({agreement:e}){let t=B.value?.to_move??`black`;return e.agreed?Z(`p`,{class:`notice good`,"data-test":`agreed`,children:$(`agree-agreed`)}):e.disputed_by===null?null:Z(`p`,{class:`notice warn`,"data-test":`disputed`,children:$(`agree-disputed`,{by:e.disputed_by,side:t})})}function ms(){let e=li.value,t=e.includes(si.value)?si.value:e[0];Pe(()=>{t!==void 0&&t!==si.value&&(si.value=t)});let n=e=>e===`both`?$(`mark-as-both`):Xa(e);return Z(`fieldset`,{children:[Z(`legend`,{children:$(`mark-as`)}),Z(`div`,{class:`segments`,children:e.map(e=>Z(`button`,{type:`button`,"data-test":`mark-as-${e}`,"aria-pressed":e===t,onClick:()=>si.value=e,children:n(e)},e))})]})}function hs({agreement:e}){let t=ui.value[0]??`black`,n=e.views[un(t)].end;return Z(`fieldset`,{children:[Z(`legend`,{children:$(`end-which`)}),Z(`div`,{class:`segments`,children:ds.map(e=>Z(`button`,{type:`button`,"data-test":`end-${e}`,"aria-pressed":n===e,onClick:()=>void pi(t=>({do:`mark_end`,by:t,end:e})),children:$(`end-${e}`)},e))}),Z(`p`,{class:`note`,children:$(`end-${n}-means`)})]})}function gs({color:e,agreement:t}){let n=t.views[un(e)],r=t.said_yes[un(e)],i=dn(e)||ui.value.includes(e);return Z(`section`,{class:`view by-${e}`,"aria-label":$(`view-of`,{side:e}),"data-test":`view-${e}`,children:[Z(`h3`,{children:[Z(_s,{color:e}),Xa(e)]}),Z(`p`,{children:$(`view-dead`,{count:n.dead.length})}),n.owned.some(e=>e.length>0)&&Z(`p`,{children:$(`view-owned`,{black:n.owned[0].length,white:n.owned[1].length})}),Z(`p`,{children:$(`end-${n.end}`)}),Z(`button`,{type:`button`,class:r?`yes said`:`yes strong`,"data-test":`yes-${e}`,"aria-pressed":r,disabled:r||!i||!J.value||t.differs.length>0,onClick:()=>void H({do:`agree`,by:e}),children:$(r?`said-yes`:`say-yes`)})]})}function _s({color:e}){return Z(`svg`,{class:`claims mark-sign`,viewBox:`0 0 0.4 0.4`,"aria-hidden":`true`,children:Z(`g`,{class:`by-${e}`,children:Z(`path`,{class:`sign`,d:e===`black`?`M0.06 0.06l0.28 0.28M0.34 0.06l-0.28 0.28`:`M0.2 0.06v0.28M0.06 0.2h0.28`})})})}function vs({id:e,label:t,tabs:n,chosen:r,choose:i,children:a}){return Z(`div`,{class:`tabs`,children:[Z(`div`,{class:`tab-list`,role:`tablist`,"aria-label":t,onKeyDown:e=>{let t=n.findIndex(({name:e})=>e===r),a=n.length-1,o={ArrowLeft:t===0?a:t-1,ArrowRight:t===a?0:t+1,Home:0,End:a}[e.key],s=o===void 0?void 0:n[o];s!==void 0&&o!==void 0&&(e.preventDefault(),i(s.name),e.currentTarget.querySelectorAll(`button`)[o]?.focus())},children:n.map(({name:t,title:n})=>Z(`button`,{type:`button`,role:`tab`,id:`${e}-${t}-tab`,"data-test":`tab-${t}`,"aria-selected":t===r,"aria-controls":`${e}-panel`,tabIndex:t===r?0:-1,onClick:()=>i(t),children:n},t))}),Z(`div`,{class:`tab-panel`,role:`tabpanel`,id:`${e}-panel`,"aria-labelledby":`${e}-${r}-tab`,tabIndex:0,children:a})]})}function ys(e){return $(e===null?`method-own`:`method-${e}`)}function bs(e){let t=e.touched.length;switch(e.action){case`debt_paid`:case`surplus`:case`remainder`:return $(`does-${e.action}`,{side:e.side,count:t});case`equal_territory`:return $(`does-equal_territory`,{points:e.points});case`equal_stones`:return $(`does-equal_stones`,{count:e.in_bowl});case`refill`:return $(`does-refill`,{black:e.left[0],white:e.left[1]});case`dead_off`:return $(`does-dead_off`,{count:t});case`stop`:case`fill`:case`fill_public`:case`fill_but_eyes`:case`eyes_aside`:case`gather`:return $(`does-${e.action}`)}}function xs(){Pe(()=>void Qn(),[R.value,yn.value]);let[e,t,n]=[Gn.value,B.value,Kn.value];return e===null||t===null?Z(`p`,{class:`note`,"data-test":`hand-waiting`,"aria-busy":Un.value,children:n===null?$(`counting`):n.kind===`not_in_this_game`?$(`hand-none`):io(n)}):Z(`div`,{class:`steps`,"data-test":`hand`,children:[Z(`div`,{class:`step-kinds`,role:`group`,"aria-label":$(`hand-steps`),children:e.may.map(e=>Z(`button`,{type:`button`,class:`small of-${e.side??`both`}`,"data-test":`hand-${Zn(e)}`,"aria-pressed":e===Jn.value,onClick:()=>er(e),children:Ua(e)},Zn(e)))}),Z(Ss,{may:Jn.value}),Z(Cs,{board:e}),e.steps_made.length>0&&Z(`section`,{children:[Z(`h3`,{children:$(`hand-made`)}),Z(`ol`,{class:`note made`,"data-test":`hand-made`,children:e.steps_made.map((e,n)=>Z(`li`,{children:Wa(e,t)},n))})]})]})}function Ss({may:e}){return Z(`div`,{class:`notice chosen-step`,"data-test":`hand-prepared`,children:e===null?Z(`p`,{children:$(`hand-how`)}):Z(x,{children:[Z(`p`,{children:$(`hand-means-${e.step}`)}),e.step!==`gather`&&Z(`p`,{children:$(`hand-choose`,{side:e.side===null?`both`:`one`,most:e.most})})]})})}function Cs({board:e}){return Z(`table`,{class:`totals`,"data-test":`hand-reads`,children:[Z(`caption`,{children:$(`hand-reads`)}),Z(`thead`,{children:Z(`tr`,{children:[Z(`td`,{}),Z(`th`,{scope:`col`,children:$(`color-black`)}),Z(`th`,{scope:`col`,children:$(`color-white`)})]})}),Z(`tbody`,{children:e.reads.map(({method:e,compared:t,black:n,white:r})=>Z(`tr`,{children:[Z(`th`,{scope:`row`,children:$(`reads-${t}`,{method:ys(e)})}),Z(`td`,{children:n}),Z(`td`,{children:r})]},e))})]})}function ws(){Pe(()=>void Vn(),[R.value,yn.value,Nn.value]);let[e,t]=[Ln.value,Rn.value];return Z(x,{children:[Z(`p`,{class:`note difference`,"aria-live":`polite`,"data-test":`difference`,children:Nn.value.length<2?$(`compare-pair`):t===null?e===null?$(`comparing`):$(`compare-difference`,{count:e.points.length}):io(t)}),e!==null&&Z(Ts,{found:e})]})}function Ts({found:e}){let[t,n]=e.between;return Z(`table`,{class:`pair`,"data-test":`pair`,children:[Z(`caption`,{children:$(`compare-parts`,{unit:$(`unit-${e.unit}`)})}),Z(`thead`,{children:Z(`tr`,{children:[Z(`td`,{}),Z(`th`,{scope:`col`,children:Za(t)}),Z(`th`,{scope:`col`,children:Za(n)}),Z(`th`,{scope:`col`,children:$(`compare-more`)})]})}),Z(`tbody`,{children:[Z(Es,{title:$(`compare-points`),sum:e.on_points}),e.rest.map(e=>Z(Es,{title:$(`rest-${e.part}`),sum:e},e.part)),Z(Es,{title:$(`totals-margin`),sum:e.margin,isTotal:!0})]})]})}function Es({title:e,sum:t,isTotal:n=!1}){let r=t.first!==t.second;return Z(`tr`,{class:n?`counted`:r?``:`alike`,children:[Z(`th`,{scope:`row`,children:e}),Z(`td`,{children:t.first}),Z(`td`,{children:t.second}),Z(`td`,{children:qr(t.difference)})]})}function Ds(){let e=jn.value;return e===null?Z(`p`,{class:`row`,children:Z(`button`,{type:`button`,class:`strong`,"data-test":`compare`,disabled:An.value,onClick:()=>void Mn(),children:An.value?$(`comparing`):$(`compare`)})}):Z(x,{children:[Z(ws,{}),Z(`table`,{class:`rulesets`,"data-test":`comparison`,children:[Z(`caption`,{class:`sr-only`,children:$(`compare`)}),Z(`thead`,{children:Z(`tr`,{children:[Z(`th`,{scope:`col`,children:$(`new-ruleset`)}),Z(`th`,{scope:`col`,children:$(`compare-winner`)}),Z(`th`,{scope:`col`,children:$(`totals-margin`)})]})}),Z(`tbody`,{children:e.map(e=>Z(Os,{row:e},e.ruleset))})]})]})}function Os({row:e}){return Z(`tr`,{class:e.ruleset===B.value?.ruleset?`shown`:``,children:[Z(`th`,{scope:`row`,children:Z(`button`,{type:`button`,class:`link`,"data-test":`compare-${e.ruleset}`,"aria-pressed":Nn.value.includes(e.ruleset),onClick:()=>Bn(e.ruleset),children:Za(e.ruleset)})}),Z(`td`,{children:e.winner===null?e.result===null?`–`:$(`compare-draw`):Xa(e.winner)}),Z(`td`,{children:e.margin??e.result??`–`})]})}function ks(){Pe(()=>void On(),[R.value,yn.value]);let[e,t]=[Sn.value,En.value];return e===null||t===null?Z(`p`,{class:`note`,"data-test":`counting`,"aria-busy":xn.value,children:Cn.value&&z.value!==null?io(z.value):$(`counting`)}):Z(`div`,{class:`steps`,"data-test":`steps`,children:[Z(vs,{id:`method`,label:$(`methods-label`),tabs:e.counts.map((e,t)=>({name:String(t),title:ys(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>wn.value=Number(e),children:[Z(As,{board:t}),Z(js,{board:t}),Z(`p`,{class:`result`,"data-test":`result`,children:eo(t.result)})]}),t.lazy!==null&&Z(`p`,{class:`notice warn`,children:$(`count-lazy`,{side:t.lazy.offered_first,points:t.lazy.regions.join(` `)})}),Z(`p`,{class:`note`,children:[$(`end-${e.end}`),$(`list-separator`),e.judged?$(`count-judged`):$(`count-agreed`)]})]})}function As({board:e}){let t=e.steps.length-1,n=Math.min(Tn.value,t),r=Dn.value;return Z(`div`,{class:`slider`,children:[Z(`div`,{class:`slider-row`,children:[Z(`button`,{type:`button`,class:`small`,"data-test":`step-back`,"aria-label":$(`step-back`),disabled:n===0,onClick:()=>Tn.value=n-1,children:Z(so,{name:`back`})}),Z(`input`,{type:`range`,"data-test":`step`,"aria-label":$(`step-slider`),"aria-valuetext":r===null?``:bs(r),min:0,max:t,value:n,onInput:e=>Tn.value=e.currentTarget.valueAsNumber}),Z(`button`,{type:`button`,class:`small`,"data-test":`step-on`,"aria-label":$(`step-on`),disabled:n===t,onClick:()=>Tn.value=n+1,children:Z(so,{name:`on`})})]}),Z(`p`,{class:`step-text`,"aria-live":`polite`,"data-test":`step-text`,children:[Z(`span`,{class:`step-number`,children:$(`step-of`,{number:n+1,last:t+1})}),` `,r===null?``:bs(r)]})]})}function js({board:e}){let t=Math.min(Tn.value,e.steps.length-1),n=e.steps.flatMap((e,t)=>e.totals===null?[]:[{made:e,sums:e.totals,place:t}]);return Z(`table`,{class:`totals`,"data-test":`totals`,children:[Z(`caption`,{class:`sr-only`,children:$(`totals-label`)}),Z(`thead`,{children:Z(`tr`,{children:[Z(`td`,{}),Z(`th`,{scope:`col`,children:$(`color-black`)}),Z(`th`,{scope:`col`,children:$(`color-white`)}),Z(`th`,{scope:`col`,children:$(`totals-debt`)}),Z(`th`,{scope:`col`,children:$(`totals-margin`)})]})}),Z(`tbody`,{children:[n.map(({made:e,sums:n,place:r})=>Z(Ms,{made:e,sums:n,isShown:r===t,choose:()=>Tn.value=r},r)),Z(`tr`,{class:`counted`,children:[Z(`th`,{scope:`row`,children:$(`compared-${e.compared}`)}),Z(`td`,{children:e.black}),Z(`td`,{children:e.white}),Z(`td`,{children:e.debt.points}),Z(`td`,{children:e.result.margin??`–`})]})]}),Z(`tfoot`,{children:Z(`tr`,{children:Z(`td`,{colSpan:5,children:$(`totals-komi`,{komi:String(e.komi),unit:$(`unit-${e.unit}`)})})})})]})}function Ms(e){let{made:t,sums:n,isShown:r,choose:i}=e;return Z(`tr`,{class:r?`shown`:``,children:[Z(`th`,{scope:`row`,children:Z(`button`,{type:`button`,class:`link`,onClick:i,children:$(`action-${t.action}`)})}),Z(`td`,{children:n.black}),Z(`td`,{children:n.white}),Z(`td`,{children:n.debt.points}),Z(`td`,{children:n.margin})]})}function Ns(){return B.value?.game===`line_game`?Z(`p`,{class:`panel note`,children:$(`count-none`)}):Z(`div`,{class:`panel`,children:Z(vs,{id:`count`,label:$(`panel-count`),tabs:xr.map(e=>({name:e,title:$(`count-${e}`)})),chosen:K.value,choose:e=>K.value=e,children:[K.value===`agree`&&Z(fs,{}),K.value===`steps`&&Z(x,{children:[Z(Ps,{}),Z(ks,{})]}),K.value===`hand`&&Z(x,{children:[Z(Ps,{}),Z(xs,{})]}),K.value===`rulesets`&&Z(x,{children:[Z(Ps,{}),Z(Ds,{})]})]})})}function Ps(){let e=L.value?.agreement,t=e==null?[`judgement`]:[`judgement`,`black`,`white`];return e?.agreed&&t.unshift(`agreed`),Z(yo,{label:$(`count-whose`),test:`count-view`,all:t.map(e=>({value:e,title:$(`whose-${e}`)})),chosen:yn.value,choose:e=>vn.value=e})}var Fs=[`black`,`white`];function Is(){let[e,t]=[B.value,L.value];if(e===null||t===null)return null;let n=!e.over&&t.resigned===null;return Z(`div`,{class:`panel`,children:[J.value&&Z(`p`,{class:`notice`,children:[$(`stopped-notice`),` `,Z(`button`,{type:`button`,"data-test":`go-agree`,onClick:()=>{G.value=`count`,K.value=`agree`},children:$(`stopped-agree`)})]}),(n||t.agreement?.disputed_by!=null)&&!J.value&&Z(Ls,{}),Z(`section`,{children:[Z(`h3`,{children:$(`play-moves`)}),Z(Rs,{})]}),Z(`section`,{children:[Z(`h3`,{children:$(`play-who`)}),Fs.map(e=>Z(wo,{color:e,seat:t.seats[un(e)],sit:n=>void H({do:`sit`,seats:e===`black`?[n,t.seats[1]]:[t.seats[0],n]})},e)),Z(`p`,{class:`note`,children:t.network===null?$(`network-off`):$(`network-named`,{name:t.network})})]}),Z(`p`,{class:`row`,children:Z(`button`,{type:`button`,"data-test":`copy`,onClick:()=>void as(),children:is.value?$(`copied`):$(`copy`)})}),n&&Z(`p`,{class:`row`,children:Fs.filter(dn).map(e=>Z(`button`,{type:`button`,class:`quiet`,"data-test":`resign-${e}`,onClick:()=>void H({do:`resign`,color:e}),children:$(`resign`,{side:e})},e))})]})}function Ls(){return Z(`fieldset`,{class:`play-as`,children:[Z(`legend`,{children:$(`play-as`)}),Z(`div`,{class:`segments`,children:Fs.map(e=>Z(`button`,{type:`button`,"data-test":`play-as-${e}`,"aria-pressed":V.value===e,disabled:!dn(e),onClick:()=>_n(e),children:Xa(e)},e))}),V.value!==B.value?.to_move&&Z(`p`,{class:`note`,children:B.value?.extra_moves_cost?$(`extra-costs`):$(`extra-free`)})]})}function Rs(){let[e,t]=[B.value,L.value];return e===null||t===null?null:t.moves.length===0?Z(`p`,{class:`note`,children:$(`play-no-moves`)}):Z(`ol`,{class:`move-list`,"data-test":`moves`,children:t.moves.map(({color:t,move:n},r)=>Z(`li`,{children:Z(`button`,{type:`button`,class:`small ${t}`,"aria-current":r+1===e.move_number?`step`:void 0,onClick:()=>bi(r+1),children:[r+1,`. `,Z(`span`,{class:`dot ${t}`,"aria-hidden":`true`}),Z(`span`,{class:`sr-only`,children:[Xa(t),` `]}),Qa(n,e)]})},r))})}function zs(){let[e,t]=[q.value,B.value];if(e?.is!==`verdicts`||t===null)return null;let{reasoned:n,step:r}=e,i=n.verdicts[r];if(i===void 0)return null;let a=e=>{q.value={is:`verdicts`,reasoned:n,step:e}},o=n.verdicts.length-1,s=i.after.map(e=>I(e,t)).join($(`list-separator`));return Z(`section`,{class:`verdicts`,"aria-label":$(`verdicts-label`),"data-test":`verdicts`,children:[Z(`div`,{class:`verdict-head`,children:[Z(`button`,{type:`button`,class:`small`,"data-test":`verdict-back`,"aria-label":$(`verdict-back`),disabled:r===0,onClick:()=>a(r-1),children:Z(so,{name:`back`})}),Z(`span`,{children:$(`verdict-of`,{number:r+1,last:o+1})}),Z(`button`,{type:`button`,class:`small`,"data-test":`verdict-on`,"aria-label":$(`verdict-on`),disabled:r===o,onClick:()=>a(r+1),children:Z(so,{name:`on`})})]}),Z(`p`,{children:[Z(`strong`,{children:I(i.point,t)}),` `,i.verdict===`forbidden`?$(`verdict-forbidden`,{kinds:Oa(i.kinds)}):$(`verdict-${i.verdict}`),i.after.length>0&&` ${$(`verdict-after`,{points:s})}`]}),Z(`ul`,{children:i.lines.map(e=>Z(`li`,{children:Z(Bs,{line:e,now:t,go:a})},`${e.direction} ${e.stones.join(` `)}`))})]})}function Bs({line:e,now:t,go:n}){let r=e=>e.map(e=>I(e,t)).join(` `);return Z(x,{children:[$(`shape-${e.shape}`),`: `,r(e.stones),e.by.length>0&&` (${$(`line-by`,{points:r(e.by)})})`,e.spoiled.map((e,r)=>Z(`span`,{class:`spoiled`,children:[` `,Vs(e,t),e.kind===`forbidden`&&Z(`button`,{type:`button`,class:`small`,onClick:()=>n(e.verdict),children:$(`verdict-see`,{number:e.verdict+1})})]},r))]})}function Vs(e,t){let n=I(e.point,t);switch(e.kind){case`stone`:case`overline`:return $(`spoiled-${e.kind}`,{point:n,at:I(e.at,t)});case`edge`:case`five`:case`forbidden`:return $(`spoiled-${e.kind}`,{point:n})}}var Hs=A(null);function Us(){let e=Hs.value??B.value?.ruleset??``;return Z(`div`,{class:`panel`,children:[Z(yo,{label:$(`rules-which`),test:`rules-of`,all:uo.value.map(({name:e})=>({value:e,title:Za(e)})),chosen:e,choose:e=>Hs.value=e}),Z(`h3`,{children:Za(e)}),Z(vo,{ruleset:e})]})}function Ws(){return Z(`aside`,{class:`panels`,"aria-label":$(`panels-label`),children:[Z(zs,{}),Z(vs,{id:`panel`,label:$(`panels-label`),tabs:br.map(e=>({name:e,title:$(`panel-${e}`)})),chosen:G.value,choose:e=>G.value=e,children:[G.value===`play`&&Z(Is,{}),G.value===`count`&&Z(Ns,{}),G.value===`rules`&&Z(Us,{})]})]})}var Gs=`#matches`,Ks=A(null),qs=j(()=>Ht.value?Ks.value:null);function Js({match:e,game:t}){return[Gs,e===null?null:encodeURIComponent(e),t].filter(e=>e!==null).join(`/`)}function Ys(){Ks.value=Xs(),addEventListener(`hashchange`,()=>{Ks.value=Xs(),scrollTo(0,0)})}function Xs(){let[e,t,n]=location.hash.split(`/`);if(e!==Gs)return null;let r=/^[1-9]\d{0,8}$/.test(n??``)?Number(n):null;return{match:t===void 0?null:Zs(t),game:r}}function Zs(e){try{return decodeURIComponent(e)}catch{return null}}function Qs(){return qs.value===null?Ht.value?Z(`a`,{class:`view-link`,href:Js({match:null,game:null}),"data-test":`to-matches`,children:$(`watch-matches`)}):null:Z(`a`,{class:`view-link`,href:`#`,"data-test":`to-board`,children:$(`watch-board-view`)})}function $s({openNew:e,openSettings:t}){let n=Fe(null);return Z(`header`,{class:`top`,children:[Z(`h1`,{children:[Z(`img`,{src:`/icon.svg`,alt:``,width:`28`,height:`28`}),Z(`span`,{children:$(`title`)})]}),Z(`nav`,{"aria-label":$(`top-label`),children:[Z(Qs,{}),qs.value===null&&Z(x,{children:[Z(`button`,{type:`button`,class:`strong`,"data-test":`new-game`,onClick:e,children:$(`new-game`)}),Z(`button`,{type:`button`,"data-test":`open`,onClick:()=>n.current?.click(),children:$(`open`)}),Z(`input`,{ref:n,type:`file`,hidden:!0,accept:`.sgf`,"data-test":`file`,onChange:e=>{ns(e.currentTarget.files?.[0]),e.currentTarget.value=``}}),Z(`button`,{type:`button`,"data-test":`save`,onClick:()=>void rs(),children:$(`save`)})]}),Z(`button`,{type:`button`,"data-test":`open-settings`,onClick:t,children:$(`settings`)})]})]})}var ec=250,tc=8e3,nc=A(null),rc=A(null),ic=A(null),ac=A(null),oc=A(null),sc=A(null),cc=A(!1),lc=A(null),uc=A(!0),dc=A(0),fc=A(100),pc=A(!0),mc=j(()=>{let e=qs.value;return e===null?null:{language:N.language.value,match:e.match,game:e.game,lines:fc.value,plots:pc.value}}),hc=j(()=>JSON.stringify([qs.value?.match??null,qs.value?.game??null])),gc=null,_c=ec,vc;function yc(){M(()=>{hc.value,xc()}),M(()=>{let e=mc.value;e===null?(window.clearTimeout(vc),gc?.close(),gc=null):gc===null?bc():gc.readyState===WebSocket.OPEN&&gc.send(JSON.stringify(e))})}function bc(){window.clearTimeout(vc);let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/watch`);gc=e,e.onopen=()=>e.send(JSON.stringify(mc.peek())),e.onmessage=({data:t})=>{gc===e&&([uc.value,_c]=[!0,ec],Sc(JSON.parse(String(t))))},e.onclose=()=>{gc===e&&(uc.value=!1,vc=window.setTimeout(bc,_c),_c=Math.min(_c*2,tc))}}function xc(){qe(()=>{for(let e of[nc,rc,ic,ac,oc,sc,lc])e.value=null;cc.value=!1,fc.value=100})}function Sc(e){qe(()=>{switch(cc.value=e.is===`gone`,e.is){case`clock`:dc.value=e.now-Date.now();break;case`matches`:nc.value=e;break;case`match`:rc.value=e;break;case`plots`:ic.value=e.plots;break;case`running`:ac.value=e;break;case`games`:oc.value=e;break;case`game`:sc.value=e;break;case`fault`:lc.value=e.detail}})}var Cc=A(Date.now()),wc=0,Tc;function Ec(){return wc+=1,Tc??=window.setInterval(()=>Cc.value=Date.now(),250),()=>{--wc,wc===0&&(window.clearInterval(Tc),Tc=void 0)}}function Dc({game:e,color:t}){Pe(Ec,[]);let n=e.clocks[t===`black`?0:1],r=e.thinks===t,i=r?Math.max(0,(Cc.value+dc.value-e.since)/1e3):0,a=n.left===null?[$(`watch-spent`,{time:Oc(n.spent+i)})]:[$(`watch-left`,{time:Oc(Math.max(0,n.left-i))}),...n.periods>0?[$(`watch-periods`,{count:n.periods})]:[],...n.stones>0?[$(`watch-stones`,{count:n.stones})]:[]];return Z(`span`,{class:r?`clock thinks`:`clock`,"data-test":`clock-${t}`,children:[a.join($(`list-separator`)),r&&Z(`span`,{class:`sr-only`,children:$(`colon`)+$(`watch-thinks`)})]})}function Oc(e){let t=Math.floor(e),n=e=>String(e).padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}var kc=A(null),Ac=j(()=>sc.value?.steps.length??0),jc=j(()=>Math.min(kc.value??Ac.value,Ac.value)),Mc=j(()=>sc.value===null?``:`${sc.value.game} ${sc.value.match}`);M(()=>{Mc.value,kc.value=null});function Nc(e){let t=Math.max(0,Math.min(e,Ac.value));kc.value=t===Ac.value&&sc.value?.running!=null?null:t}var Pc=j(()=>{let e=sc.value;if(e===null)return[];let t=e.rows.map(e=>[...e]),n=(n,r)=>{let{x:i,y:a}=P(n,e.size),o=t[a];o!==void 0&&(o[i]=r)};for(let{color:t,move:r,takes:i}of e.steps.slice(0,jc.value))F(r)&&n(r,t===`black`?`X`:`O`),i.forEach(e=>n(e,`.`));return t.map(e=>e.join(``))});function Fc({children:e}){return Z(`p`,{class:`note`,role:`status`,children:e})}function Ic({count:e}){return e>0?Z(`p`,{class:`note`,children:$(`watch-left-out`,{count:e})}):null}function Lc({of:e}){return Z(`b`,{class:`entrant ${e.toLowerCase()}`,children:e})}function Rc(e){return e===`A`?`B`:`A`}var zc=.12;function Bc({board:e,rows:t,last:n,isSmall:r=!1}){let{width:i,height:a}=e.size,o=r||Rt(e)===null,s=o?zc:1.9*zt(e.size),c=n!==null&&F(n)?P(n,e.size):null;return Z(`svg`,{class:`position`,viewBox:`${-s} ${-s} ${i+2*s} ${a+2*s}`,"aria-hidden":`true`,children:[Z(ii,{now:e,isBare:o}),t.flatMap((e,t)=>[...e].flatMap((e,n)=>e===`.`?[]:Z(`circle`,{class:`stone ${e===`X`?`black`:`white`}`,cx:n+.5,cy:t+.5,r:.475},`${n} ${t}`))),c!==null&&Z(`circle`,{class:`last on-${t[c.y]?.charAt(c.x)===`X`?`black`:`white`}`,cx:c.x+.5,cy:c.y+.5,r:.2})]})}function Vc(){let e=sc.value;if(Pe(()=>(addEventListener(`keydown`,Jc),()=>removeEventListener(`keydown`,Jc)),[]),e===null)return Z(Fc,{children:$(`watch-loading`)});let t={size:e.size,game:e.kind},n=jc.value===0?null:e.steps[jc.value-1]?.move??null;return Z(`div`,{class:`seen-game`,children:[Z(`section`,{class:`card`,"aria-label":$(`watch-game`,{game:e.game}),children:[Z(Hc,{game:e}),Z(`div`,{class:`seen-board`,role:`img`,"aria-label":$(`watch-position`,{number:jc.value,last:Ac.value}),"data-test":`seen-board`,"data-rows":Pc.value.join(`/`),children:Z(Bc,{board:t,rows:Pc.value,last:n})}),Z(Uc,{}),Z(`p`,{class:`made`,"aria-live":`polite`,"data-test":`made`,children:jc.value===0?$(`watch-start`):Z(Wc,{of:e,number:jc.value})})]}),Z(`section`,{class:`card`,"aria-labelledby":`moves-title`,children:[Z(`h2`,{id:`moves-title`,children:$(`watch-steps`)}),Z(qc,{game:e})]})]})}function Hc({game:e}){return Z(`div`,{class:`seen-head`,children:[[`black`,`white`].map(t=>Z(`p`,{"data-test":`player-${t}`,children:[Z(`span`,{class:`dot ${t}`}),` `,Z(`span`,{class:`sr-only`,children:$(`color-${t}`)}),` `,Z(`b`,{children:e.players[t===`black`?0:1]}),` `,e.running!==null&&Z(Dc,{game:e.running,color:t})]},t)),Z(`p`,{"data-test":`outcome`,children:e.ended===null?Z(`span`,{class:`live-sign`,children:$(`watch-live`)}):Z(x,{children:[Z(`b`,{children:e.ended.result}),` `,e.ended.reason,e.ended.remarks!==``&&Z(`span`,{class:`small-text`,children:[` `,e.ended.remarks]})]})})]})}function Uc(){let[e,t]=[jc.value,Ac.value],n=[{name:`first`,to:0,label:$(`go-first`)},{name:`back`,to:e-1,label:$(`go-back`)},{name:`on`,to:e+1,label:$(`go-on`)},{name:`last`,to:t,label:$(`go-last`)}],r=({name:n,to:r,label:i})=>Z(`button`,{type:`button`,"aria-label":i,"aria-disabled":r===e||r<0||r>t,"data-test":`step-${n}`,onClick:()=>Nc(r),children:Z(so,{name:n})},n);return Z(`div`,{class:`stepper`,role:`group`,"aria-label":$(`watch-steps`),children:[n.slice(0,2).map(r),Z(`input`,{type:`range`,min:0,max:t,value:e,"aria-label":$(`watch-moves`),"aria-valuetext":$(`move-of`,{number:e,last:t}),"data-test":`step-slider`,onInput:e=>Nc(Number(e.currentTarget.value))}),n.slice(2).map(r),Z(`span`,{class:`number`,"data-test":`step-number`,children:$(`move-of`,{number:e,last:t})})]})}function Wc({of:e,number:t}){let n=e.steps[t-1];return n===void 0?null:Z(x,{children:Gc(e,n)})}function Gc(e,{color:t,move:n,takes:r}){let i=$(`watch-made`,{side:t,move:Kc(e,n)});return r.length===0?i:i+$(`list-separator`)+$(`watch-takes`,{count:r.length})}function Kc(e,t){return F(t)?I(t,{size:e.size,game:e.kind}):$(t===`pass`?`move-pass`:`move-virtual`)}function qc({game:e}){let t=Fe(null),n=jc.value;return Pe(()=>{let e=t.current?.querySelector(`[aria-current]`);if(t.current!==null&&e!=null){let{offsetTop:n,offsetHeight:r}=e;t.current.scrollTop=n-t.current.offsetTop-(t.current.clientHeight-r)/2}},[n,e.game]),Z(`ol`,{class:`seen-moves`,ref:t,"data-test":`seen-moves`,tabIndex:0,children:e.steps.map((t,r)=>Z(`li`,{children:Z(`button`,{type:`button`,class:`small`,tabIndex:-1,"aria-current":r+1===n?`step`:void 0,onClick:()=>Nc(r+1),children:[Z(`span`,{class:`soft`,children:r+1}),Z(`span`,{class:`dot ${t.color}`}),Z(`span`,{class:`sr-only`,children:$(`color-${t.color}`)}),Kc(e,t.move),t.takes.length>0&&Z(`span`,{class:`sr-only`,children:$(`watch-takes`,{count:t.takes.length})})]})},r))})}function Jc(e){let t=e.target instanceof HTMLElement?e.target:null;if(e.ctrlKey||e.metaKey||e.altKey||t?.closest(`input, select, dialog`)!=null)return;let n=(()=>{switch(e.key){case`[`:case`ArrowLeft`:return jc.value-1;case`]`:case`ArrowRight`:return jc.value+1;case`{`:case`Home`:return 0;case`}`:case`End`:return Ac.value;default:return null}})();n!==null&&(e.preventDefault(),Nc(n))}function Yc(){let e=nc.value;return e===null?Z(Fc,{children:$(`watch-loading`)}):e.rows.length===0?Z(Fc,{children:$(`watch-none`)}):Z(`section`,{class:`card`,"aria-label":$(`watch-matches`),children:[Z(`div`,{class:`wide`,tabIndex:0,role:`group`,"aria-label":$(`watch-matches`),children:Z(`table`,{class:`list`,"data-test":`matches`,children:[Z(`thead`,{children:Z(`tr`,{children:[`match`,`program`,`conditions`,`played`,`now`].map(e=>Z(`th`,{scope:`col`,children:$(`watch-${e}`)},e))})}),Z(`tbody`,{children:e.rows.map(e=>Z(`tr`,{children:[Z(`th`,{scope:`row`,children:Z(`a`,{href:Js({match:e.name,game:null}),"data-test":`match-${e.name}`,children:e.name})}),e.fault===null?Z(x,{children:[Z(`td`,{children:[e.players[0],` `,$(`watch-against`),` `,e.players[1]]}),Z(`td`,{children:e.conditions}),Z(`td`,{class:`number`,children:$(`watch-games-of`,{games:e.games,all:e.all})}),Z(`td`,{children:Xc(e)})]}):Z(`td`,{colSpan:4,class:`fault`,children:$(`watch-fault`,{detail:e.fault})})]},e.name))})]})}),Z(Ic,{count:e.left_out})]})}function Xc({games:e,all:t,running:n}){return n===null?$(e>=t?`watch-ended`:`watch-paused`):$(`watch-in-progress`,{count:n})}var Zc=[`game-column`,`result`,`winner`,`reason`,`moves`,`remarks`];function Qc({of:e}){let t=oc.value;return t===null?null:Z(`section`,{class:`card`,"aria-labelledby":`games-title`,children:[Z(`h2`,{id:`games-title`,children:$(`watch-games`)}),t.all===0?Z(Fc,{children:$(`watch-games-none`)}):Z(x,{children:[Z(`p`,{class:`small-text`,children:$(`watch-shown-of`,{shown:t.lines.length,all:t.all})}),Z(`div`,{class:`wide tall`,tabIndex:0,role:`group`,"aria-labelledby":`games-title`,children:Z(`table`,{class:`list`,"data-test":`games`,children:[Z(`thead`,{children:Z(`tr`,{children:Zc.map(e=>Z(`th`,{scope:`col`,children:$(`watch-${e}`)},e))})}),Z(`tbody`,{children:t.lines.map(t=>Z(`tr`,{"data-test":`line-${t.game}`,children:[Z(`th`,{scope:`row`,children:Z(`a`,{href:Js({match:e.name,game:t.game}),"aria-label":$(`watch-game`,{game:t.game}),"data-test":`game-${t.game}`,children:t.game})}),Z(`td`,{children:[Z(`span`,{class:`dot black`}),` `,Z(Lc,{of:t.black}),` `,Z(`span`,{class:`dot white`}),` `,Z(Lc,{of:Rc(t.black)}),` `,t.result]}),Z(`td`,{children:t.winner===null?`–`:Z(Lc,{of:t.winner})}),Z(`td`,{children:t.reason}),Z(`td`,{class:`number`,children:t.moves}),Z(`td`,{class:`remarks`,children:t.remarks})]},t.game))})]})}),t.lines.length<Math.min(t.all,1e3)&&Z(`button`,{type:`button`,"data-test":`more`,onClick:()=>fc.value=Math.min(fc.value+100,1e3),children:$(`watch-more`)})]})]})}var $c=matchMedia(`(prefers-color-scheme: dark)`),el=A($c.matches);$c.addEventListener(`change`,()=>el.value=$c.matches);function tl(){let e=ic.value;return e?.length===0?null:Z(`details`,{class:`card`,open:pc.value,onToggle:e=>pc.value=e.currentTarget.open,"data-test":`plots`,children:[Z(`summary`,{children:Z(`h2`,{children:$(`watch-plots`)})}),Z(`div`,{class:`plots`,children:(e??[]).map(({caption:e,svg:t})=>Z(`figure`,{children:[Z(`figcaption`,{children:e}),Z(`img`,{src:nl(t),alt:e,width:`640`,height:`260`})]},e))})]})}function nl(e){let t=N.theme.value,n=t===`dark`||t===`system`&&el.value,r=`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" lang="${N.language.value}" `,i=e.replace(`<svg `,r).replace(`>`,`><style>${rl(n)}</style>`);return`data:image/svg+xml,${encodeURIComponent(i)}`}function rl(e){let[t,n,r,i,a,o]=e?[`#6cb2ee`,`#f0945a`,`#ecebe6`,`#b0aca2`,`#383a3f`,`#8a8780`]:[`#1f6fb4`,`#c4561a`,`#23221f`,`#5f5b52`,`#dcd7ca`,`#8c8677`];return`
    text { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif }
    .grid { stroke: ${a} } .axis { stroke: ${i} } .even { stroke: ${i}; stroke-dasharray: 4 4 }
    .tick { font-size: 12px; fill: ${i} } .label { font-size: 13px; fill: ${r} }
    .line { fill: none; stroke-width: 2 } .line.a { stroke: ${t} } .line.b { stroke: ${n} }
    .band.a { fill: ${t}; opacity: .15 }
    .bar.a, .dot.a { fill: ${t} } .bar.b, .dot.b { fill: ${n} } .bar.n { fill: ${o} }`}var il=[`A`,`B`];function al({of:e}){return Z(`section`,{class:`card`,"aria-labelledby":`results-title`,children:[Z(`h2`,{id:`results-title`,children:$(`watch-results`)}),Z(`div`,{class:`wide`,tabIndex:0,role:`group`,"aria-labelledby":`results-title`,children:Z(`table`,{"data-test":`results`,children:[Z(`thead`,{children:Z(`tr`,{children:[`program`,`won`,`drawn`,`lost`,`share`].map(e=>Z(`th`,{scope:`col`,children:$(`watch-${e}`)},e))})}),Z(`tbody`,{children:[e.sides.map((e,t)=>Z(ol,{side:e,entrant:il[t]??`A`},t)),Z(`tr`,{"data-test":`black-won`,children:[Z(`th`,{scope:`row`,children:$(`watch-black-won`)}),Z(sl,{tally:e.black}),Z(`td`,{})]})]})]})}),Z(`p`,{class:`small-text`,"data-test":`points`,children:e.points}),e.final_scores!==null&&Z(`p`,{class:`small-text`,children:$(`watch-final-scores`,{games:e.final_scores.games,a:e.final_scores.agreeing[0],b:e.final_scores.agreeing[1]})})]})}function ol({side:e,entrant:t}){let[n,r]=e.by_color;return Z(x,{children:[Z(`tr`,{"data-test":`total-${t}`,children:[Z(`th`,{scope:`row`,children:Z(Lc,{of:t})}),Z(sl,{tally:e.total}),Z(`td`,{children:e.share})]}),Z(`tr`,{class:`part`,children:[Z(`th`,{scope:`row`,children:$(`watch-as-black`,{entrant:t})}),Z(sl,{tally:n}),Z(`td`,{children:e.share_by_color[0]})]}),Z(`tr`,{class:`part`,children:[Z(`th`,{scope:`row`,children:$(`watch-as-white`,{entrant:t})}),Z(sl,{tally:r}),Z(`td`,{children:e.share_by_color[1]})]})]})}function sl({tally:e}){return Z(x,{children:[Z(`td`,{children:e.wins}),Z(`td`,{children:e.draws}),Z(`td`,{children:e.losses})]})}function cl({of:e}){return e.ends.length===0?null:Z(`section`,{class:`card`,"aria-labelledby":`ends-title`,children:[Z(`h2`,{id:`ends-title`,children:$(`watch-ends`)}),Z(`table`,{"data-test":`ends`,children:[Z(`thead`,{children:Z(`tr`,{children:[Z(`th`,{scope:`col`,children:$(`watch-reason`)}),Z(`th`,{scope:`col`,children:$(`watch-count`)}),il.map(e=>Z(`th`,{scope:`col`,children:$(`watch-lost-by`,{entrant:e})},e))]})}),Z(`tbody`,{children:e.ends.map(({reason:e,said:t,games:n,lost:r})=>Z(`tr`,{"data-test":`end-${e}`,children:[Z(`th`,{scope:`row`,children:t}),Z(`td`,{children:n}),Z(`td`,{children:r[0]}),Z(`td`,{children:r[1]})]},e))})]}),e.dead_stones!==null&&Z(`p`,{class:`small-text`,children:$(`watch-dead-stones`,{dead:e.dead_stones})}),Z(`p`,{class:`small-text`,children:$(`watch-duplicates`,{duplicates:e.duplicates})})]})}function ll({of:e}){return Z(`section`,{class:`card`,"aria-labelledby":`time-title`,children:[Z(`h2`,{id:`time-title`,children:$(`watch-time`)}),Z(`div`,{class:`wide`,tabIndex:0,role:`group`,"aria-labelledby":`time-title`,children:Z(`table`,{"data-test":`times`,children:[Z(`thead`,{children:Z(`tr`,{children:[`program`,`per-move`,`cpu-per-move`,`slowest`,`late`].map(e=>Z(`th`,{scope:`col`,children:$(`watch-${e}`)},e))})}),Z(`tbody`,{children:e.sides.map((e,t)=>Z(`tr`,{children:[Z(`th`,{scope:`row`,children:Z(Lc,{of:il[t]??`A`})}),Z(`td`,{children:ul(e.per_move)}),Z(`td`,{children:ul(e.cpu_per_move)}),Z(`td`,{children:ul(e.slowest)}),Z(`td`,{children:e.late})]},t))})]})})]})}function ul(e){return e===null?`–`:$(`watch-seconds`,{seconds:e.toFixed(3)})}function dl({of:e}){let t=ac.value;return t===null||!t.playing?null:Z(`section`,{class:`card`,"aria-labelledby":`running-title`,children:[Z(`h2`,{id:`running-title`,children:$(`watch-running`)}),t.games.length===0&&Z(Fc,{children:$(`watch-running-none`)}),Z(`ul`,{class:`small-boards`,"data-test":`running`,children:t.games.map(t=>Z(`li`,{children:Z(fl,{of:e,game:t})},t.game))}),Z(Ic,{count:t.left_out})]})}function fl({of:e,game:t}){let n={width:t.rows[0]?.length??0,height:t.rows.length},r=e=>e===`black`?t.black:Rc(t.black),i=t=>e.sides[r(t)===`A`?0:1].name;return Z(`a`,{class:`small-board`,href:Js({match:e.name,game:t.game}),"data-test":`running-${t.game}`,"data-moves":t.moves,children:[Z(Bc,{board:{size:n,game:`go`},rows:t.rows,last:t.last,isSmall:!0}),Z(`span`,{class:`small-head`,children:[Z(`span`,{children:$(`watch-game`,{game:t.game})}),Z(`span`,{class:`number`,children:[Z(`span`,{class:`sr-only`,children:$(`watch-moves`)}),` `,t.moves]})]}),[`black`,`white`].map(e=>Z(`span`,{class:t.thinks===e?`small-side thinks`:`small-side`,children:[Z(`span`,{class:`dot ${e}`}),Z(`span`,{class:`sr-only`,children:$(`color-${e}`)}),Z(Lc,{of:r(e)}),Z(`span`,{class:`sr-only`,children:i(e)}),Z(Dc,{game:t,color:e})]},e))]})}function pl(){let e=rc.value;return e===null?Z(Fc,{children:$(`watch-loading`)}):Z(x,{children:[Z(`section`,{class:`card standing`,"aria-label":$(`watch-match`),children:[Z(`p`,{class:`players`,"data-test":`players`,children:[Z(Lc,{of:`A`}),` `,e.sides[0].name,` `,Z(`span`,{class:`small-text`,children:$(`watch-against`)}),` `,Z(Lc,{of:`B`}),` `,e.sides[1].name]}),e.elo_said!==null&&Z(`p`,{class:`elo`,children:[Z(`span`,{class:`small-text`,children:$(`watch-elo`)}),` `,Z(`b`,{"data-test":`elo`,children:e.elo_said})]}),e.test!==null&&Z(`p`,{"data-test":`sprt`,children:e.test.said}),Z(`p`,{class:`small-text`,children:[Z(`span`,{"data-test":`conditions`,children:e.conditions}),` · `,Z(`span`,{"data-test":`played`,children:e.played})]}),Z(`progress`,{value:e.games,max:e.all,"aria-label":$(`watch-played`)})]}),Z(dl,{of:e}),e.games>0&&Z(`div`,{class:`sheets`,children:[Z(al,{of:e}),Z(cl,{of:e}),Z(ll,{of:e})]}),Z(tl,{}),Z(Qc,{of:e})]})}function ml(){let e=qs.value;return e===null?null:Z(`main`,{class:`watch`,"data-test":`watch`,children:[Z(`nav`,{class:`trail`,"aria-label":$(`watch-matches`),children:e.match===null?Z(`h2`,{children:$(`watch-matches`)}):Z(x,{children:[Z(`a`,{href:Js({match:null,game:null}),"data-test":`to-list`,children:$(`watch-all`)}),Z(`span`,{"aria-hidden":`true`,children:`›`}),e.game===null?Z(`h2`,{children:e.match}):Z(x,{children:[Z(`a`,{href:Js({match:e.match,game:null}),"data-test":`to-match`,children:e.match}),Z(`span`,{"aria-hidden":`true`,children:`›`}),Z(`h2`,{children:$(`watch-game`,{game:e.game})})]})]})}),!uc.value&&Z(`p`,{class:`notice warn`,role:`status`,"data-test":`not-heard`,children:$(`watch-cut`)}),lc.value!==null&&Z(`p`,{class:`notice warn`,role:`status`,"data-test":`fault`,children:$(`watch-fault`,{detail:lc.value})}),cc.value&&Z(Fc,{children:$(`watch-gone`)}),!cc.value&&(e.match===null?Z(Yc,{}):e.game===null?Z(pl,{}):Z(Vc,{}))]})}var hl=A(null);function gl(){Pe(()=>(addEventListener(`keydown`,_l),()=>removeEventListener(`keydown`,_l)),[]);let e=()=>{hl.value=null};return Z(`div`,{class:qs.value===null?kt.value?`page projector`:`page`:`page watching`,children:[Z($s,{openNew:()=>hl.value=`new`,openSettings:()=>hl.value=`settings`}),Z(os,{}),qs.value===null?L.value===null?null:Z(x,{children:[Z(ao,{}),Z(`main`,{class:`table`,children:[Z(No,{color:`black`}),Z(Ha,{}),Z(No,{color:`white`}),Z(Bo,{})]}),Z(Ws,{})]}):Z(ml,{}),kt.value&&qs.value===null&&Z(`button`,{type:`button`,class:`leave-projector`,"data-test":`leave-projector`,onClick:()=>kt.value=!1,children:$(`projector-leave`)}),hl.value===`new`&&Z(ko,{close:e}),hl.value===`settings`&&Z(qo,{close:e}),mi.value!==null&&Z(lo,{})]})}function _l(e){let t=e.target instanceof HTMLElement&&e.target.closest(`input, select, textarea, dialog`)!==null;if(e.key===`Escape`&&!t&&(kt.value=!1),!(qs.value!==null||t||e.ctrlKey||e.metaKey||e.altKey)){if(Y.value===`hand`)(e.key===`u`||e.key===`[`)&&or();else switch(e.key){case`[`:case`u`:return xi(-1);case`]`:case`r`:return xi(1);case`{`:return bi(0);case`}`:return bi(L.value?.moves.length??0)}}}var vl=`#token=`;async function yl(){if(!location.hash.startsWith(vl))return!0;let[e,t]=location.hash.slice(7).split(`&`);return history.replaceState(null,``,location.pathname+(t===void 0?``:`#${t}`)),(await fetch(`/token`,{method:`POST`,body:e??``,credentials:`same-origin`})).ok}function bl(){addEventListener(`hashchange`,()=>{location.hash.startsWith(vl)&&location.reload()})}var xl={attached(e){e||(pn(),es()),H({do:`show`}),po()},told(e){fn(e),yr(e)}};addEventListener(`dragover`,e=>e.preventDefault()),addEventListener(`drop`,e=>{e.preventDefault(),ns(e.dataTransfer?.files[0])}),bl();var Sl=document.getElementById(`page`);Sl!==null&&_e(Z(gl,{}),Sl),await yl().catch(()=>!1)?(Ys(),yc(),en(xl)):Vt.value=`locked_out`;