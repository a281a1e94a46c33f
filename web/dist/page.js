var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function ee(e,t){if(t==null)return e.__&&ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:ee(e)}function te(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),le(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||ee(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,fe(a,n,o),r.__=r.__e=null,n.__e!=i&&C(n))}function C(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),C(e)}function w(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(T)}function T(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&te(e)}finally{(a=r.length)&&(i||queueMicrotask)(T)}}function ne(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=re(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=le(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&me(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=ie(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function re(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=ae(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=ee(s)),he(s,s));return r}function ie(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=ie(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ee(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function ae(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function oe(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function se(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||oe(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||oe(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=ce(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function ce(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function le(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,te,C,w,T,re,ie,ae,oe,se,ce,le,fe,me,_e=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=ue(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof _e==`function`){g=s.length;try{if(w=n.props,T=(f=_e.prototype)&&f.render,re=(f=_e.contextType)&&i[f.__c],ie=f?re?re.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(T?n.__c=y=new _e(w,ie):(n.__c=y=new S(w,ie),y.constructor=_e,y.render=ge),re&&re.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),T&&(y.__s||(y.__s=y.state),_e.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,_e.getDerivedStateFromProps(w,y.__s)))),b=y.props,te=y.state,y.__v=n,r.__c){if(w!==b&&T&&!_e.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(w,ie),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(w,y.__s,ie)){n.__v!=r.__v&&(y.props=w,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=ee(r);break n}y.componentWillUpdate&&y.componentWillUpdate(w,y.__s,ie),T&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,te,C)})}else T&&!_e.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),T&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=ie,y.props=w,y.__P=t,y.__g&=-5,ae=e.__r,oe=T?25:0;do y.__g&=-9,ae&&ae(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++oe<25);T&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),T&&r.__c&&y.getSnapshotBeforeUpdate&&(C=y.getSnapshotBeforeUpdate(b,te)),se=f&&f.type===x&&f.key==null?f.props.children:f,w.__P&&(f=c,a=(t=w.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&he(e,e)}),r.__k=null),c=r.__k?ee(r,0):null),c=ne(t,h(se)?se:[se],n,r,i,a,o,s,c,l,u),w.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(fe=o.indexOf(c||void 0))||(fe=o.length);(me=o[fe-1])&&me.nodeType==8;)fe--;for(;fe<o.length;fe++)if(me=o[fe]){if(o[fe]=null,ce){if(me==le)break}else{if(me.nodeType!=8)break;me.data.startsWith(`$s`)&&(le=ue(ce=me))}}}if(!ce){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;ce=c}(f=ue(ce=n.__c.__z||(n.__c.__z=ce)))?(n.__e=ce,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||de(n),e.__e(t,n,r)}}else c=n.__e=pe(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function ue(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function de(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(de))}function fe(t,n,r){for(var i=0;i<r.length;)me(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function pe(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,te,C=r.props||f,w=n.props,T=n.type;if(T==`svg`?a=`http://www.w3.org/2000/svg`:T==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(T?b.localName==T:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(te=u.ownerDocument||document,!T)return te.createTextNode(w);t=te.createElementNS(a,T,w.is?w:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(T){if(u=T==`template`&&t.content||t,o=T==`textarea`&&w.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(C={},d=0;d<t.attributes.length;d++)C[(b=t.attributes[d]).name]=b.value;for(d in C)b=C[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in w||d==`value`&&`defaultValue`in w||d==`checked`&&`defaultChecked`in w||se(t,d,null,b,a);for(d in w)b=w[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||C[d]===b||se(t,d,b,C[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(T==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(T))&&(a=`http://www.w3.org/1999/xhtml`),ne(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&ee(r,0),c,l),o&&o.some(v)),c&&T!=`textarea`||(d=`value`,T==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(T!=`progress`||x)||se(t,d,x,C[d],a),d=`checked`,S!=null&&S!=t[d]&&se(t,d,S,C[d],a))}else C===w||c&&t.data==w||(t.data=w);return t}function me(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function he(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||me(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&he(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=ue(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function ge(e,t,n){return this.constructor(e,n)}function _e(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],le(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),fe(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),w(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),w(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var ve,E,ye,be,xe=Object.is,Se=0,Ce=[],we=[],D=e,Te=D.__b,Ee=D.__r,De=D.diffed,Oe=D.__c,ke=D.unmount,Ae=D.__;function je(e,t){D.__h&&D.__h(E,e,Se||t),Se=0;var n=E.__H||(E.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Me(e){return Se=1,Ne(Ge,e)}function Ne(e,t,n){var r=je(ve++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Ge(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);xe(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=E,!E.__f)){E.__f=!0;var i=E.shouldComponentUpdate;E.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,xe(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function Pe(e,t){var n=je(ve++,3);!D.__s&&We(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,E.__H.__h.push(n))}function Fe(e,t){var n=je(ve++,4);!D.__s&&We(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,E.__h.push(n))}function Ie(e){return Se=5,Le(function(){return{current:e}},[])}function Le(e,t){var n=je(ve++,7);return We(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Re(){var e;do{for(;e=we.shift();)try{He(e)}catch(t){D.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=Ce.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(He),t.__h.some(Ue),t.__h=[]}catch(n){t.__h=[],D.__e(n,e.__v)}}}while(we.length)}D.__b=function(e){E=null,Te&&Te(e)},D.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ae&&Ae(e,t)},D.__r=function(e){Ee&&Ee(e),ve=0;var t=(E=e.__c).__H;t&&(ye==E?E.__h=[]:(t.__h.some(He),t.__h.some(Ue),ve=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ye=E},D.diffed=function(e){De&&De(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ve(Ce.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ye=E=null},D.__c=function(e,t){t.some(function(e){try{e.__h.some(He),e.__h=e.__h.filter(function(e){return!e.__||Ue(e)})}catch(t){e.__h=[function(){throw t}]}}),Oe&&Oe(e,t)},D.unmount=function(e){ke&&ke(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,Ve(we.push(r))}else He(r)}catch(e){t=e}}),r.__H=void 0,t&&D.__e(t,r.__v))};var ze=typeof requestAnimationFrame==`function`;function Be(e){var t,n=function(){clearTimeout(r),ze&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);ze&&(t=requestAnimationFrame(n))}function Ve(e){e!=1&&be==D.requestAnimationFrame||((be=D.requestAnimationFrame)||Be)(Re)}function He(e){var t=E,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),E=t}function Ue(e){var t=E;e.__c=e.__(),E=t}function We(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!xe(t,e[n])})}function Ge(e,t){return typeof t==`function`?t(e):t}var Ke=Symbol.for(`preact-signals`);function qe(){if(Qe>1)Qe--;else{var e,t=!1;for((function(){var e=nt;for(nt=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Ze!==void 0;){var n=Ze;for(Ze=void 0,$e++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&at(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if($e=0,Qe--,t)throw e}}function Je(e){if(Qe>0)return e();tt=++et,Qe++;try{return e()}finally{qe()}}var Ye,O=void 0;function Xe(e){var t=O,n=Ye;O=void 0,Ye=void 0;try{return e()}finally{O=t,Ye=n}}var Ze=void 0,Qe=0,$e=0,et=0,tt=0,nt=void 0,rt=0;function it(e){if(O!==void 0){var t=e.n;if(t===void 0||t.t!==O)return t={i:0,S:e,p:O.s,n:void 0,t:O,e:void 0,x:void 0,r:t},O.s!==void 0&&(O.s.n=t),O.s=t,e.n=t,32&O.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=O.s,t.n=void 0,O.s.n=t,O.s=t),t}}function k(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}k.prototype.brand=Ke,k.prototype.h=function(){return!0},k.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Xe(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},k.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Xe(function(){var e;(e=t.Z)==null||e.call(t)}))}},k.prototype.subscribe=function(e){var t=this;return M(function(){var n=t.value;Xe(function(){return e(n)})},{name:`sub`})},k.prototype.valueOf=function(){return this.value},k.prototype.toString=function(){return this.value+``},k.prototype.toJSON=function(){return this.value},k.prototype.peek=function(){var e=this;return Xe(function(){return e.value})},Object.defineProperty(k.prototype,"value",{get:function(){var e=it(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if($e>100)throw Error(`Cycle detected`);(function(e){Qe!==0&&$e===0&&e.l!==tt&&(e.l=tt,nt={S:e,v:e.v,i:e.i,o:nt})})(this),this.v=e,this.i++,rt++,Qe++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{qe()}}}});function A(e,t){return new k(e,t)}function at(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ot(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function st(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function ct(e,t){k.call(this,void 0,t),this.x=e,this.s=void 0,this.g=rt-1,this.f=4}ct.prototype=new k,ct.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===rt))return!0;if(this.g=rt,this.f|=1,this.i>0&&!at(this))return this.f&=-2,!0;var e=O;try{ot(this),O=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return O=e,st(this),this.f&=-2,!0},ct.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}k.prototype.S.call(this,e)},ct.prototype.U=function(e){if(this.t!==void 0&&(k.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},ct.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(ct.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=it(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function j(e,t){return new ct(e,t)}function lt(e){var t=e.j;if(e.j=void 0,typeof t==`function`){Qe++;var n=O;O=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,ut(e),t}finally{O=n,qe()}}}function ut(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,lt(e)}function dt(e){if(O!==this)throw Error(`Out-of-order effect`);st(this),O=e,this.f&=-2;try{8&this.f&&ut(this)}finally{qe()}}function ft(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ye&&Ye.push(this)}ft.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},ft.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,lt(this),ot(this),Qe++;var e=O;return O=this,dt.bind(this,e)},ft.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ze,Ze=this)},ft.prototype.d=function(){this.f|=8,1&this.f||ut(this)},ft.prototype.dispose=function(){this.d()};function M(e,t){var n=new ft(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var pt,mt,ht=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,gt=[];M(function(){pt=this.N})();function _t(t,n){e[t]=n.bind(null,e[t]||function(){})}function vt(e){if(mt){var t=mt;mt=void 0,t()}mt=e&&e.S()}function yt(e){var t=this,r=e.data,i=xt(r);i.name=`ReactiveDom`,i.value=r;var a=Le(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=j(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=j(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=M(function(){if(this.N=wt,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}yt.displayName=`ReactiveTextNode`,Object.defineProperties(k.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:yt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),_t(`__b`,function(e,t){if(vt(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof k&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),_t(`__r`,function(e,t){if(e(t),t.type!==x){vt();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return M(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;ht&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),vt(n)}}),_t(`__e`,function(e,t,n,r){vt(),e(t,n,r)}),_t(`diffed`,function(e,t){vt();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=bt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function bt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=A(n);return{o:function(e,t){a.value=e,r=t},d:M(function(){this.N=wt;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}_t(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),_t(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function xt(e,t){return Le(function(){return A(e,t)},[])}var St=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Ct(){Je(function(){for(var e;e=gt.shift();)pt.call(e)})}function wt(){gt.push(this)===1&&(e.requestAnimationFrame||St)(Ct)}var Tt=[`en`,`zh-Hans`,`zh-Hant`],Et=[`system`,`light`,`dark`],Dt=[`own`,`without-i`,`with-i`,`numbers`,`none`],Ot=[`lead`,`winrate`],kt=[`50`,`200`,`800`,`3200`,`12800`],At=[`none`,`last`,`all`,`variation`],jt=`liangyi-settings`,Mt=Ft(),N={language:It(`language`,Tt,Rt()),theme:It(`theme`,Et,`system`),coordinates:It(`coordinates`,Dt,`own`),hintsLocked:Lt(`hintsLocked`),confirmMoves:Lt(`confirmMoves`),engineShown:Lt(`engineShown`),ownershipShown:Lt(`ownershipShown`),nextShown:Lt(`nextShown`),measure:It(`measure`,Ot,`lead`),visits:It(`visits`,kt,`200`),numbered:It(`numbered`,At,`none`)},Nt=A(!1);M(()=>{let e=Object.entries(N).map(([e,{value:t}])=>[e,t]);Pt(jt,JSON.stringify(Object.fromEntries(e)))}),M(()=>{let e=N.theme.value;e===`system`?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e});function Pt(e,t){try{return localStorage.setItem(e,t),!0}catch{return!1}}function Ft(){try{let e=JSON.parse(localStorage.getItem(jt)??`{}`);return typeof e==`object`&&e?{...e}:{}}catch{return{}}}function It(e,t,n){return A(t.find(t=>t===Mt[e])??n)}function Lt(e){return A(Mt[e]===!0)}function Rt(){let e=navigator.language.toLowerCase();return e.startsWith(`zh`)?/hant|tw|hk|mo/.test(e)?`zh-Hant`:`zh-Hans`:`en`}var zt=`ABCDEFGHJKLMNOPQRSTUVWXYZ`,Bt=`ABCDEFGHIJKLMNOPQRSTUVWXYZ`;function Vt({x:e,y:t},{height:n}){return`${zt.charAt(e)}${n-t}`}function P(e,{height:t}){return{x:zt.indexOf(e.charAt(0).toUpperCase()),y:t-Number(e.slice(1))}}function F(e){return e!==`pass`&&e!==`virtual`}function Ht(e){switch(N.coordinates.value){case`own`:return[...e.game===`line_game`?Bt:zt];case`without-i`:return[...zt];case`with-i`:return[...Bt];case`numbers`:return Array.from({length:e.size.width},(e,t)=>String(t+1));case`none`:return null}}function Ut({width:e,height:t}){return Math.min(.38,.09+.022*Math.max(e,t))}function I(e,t){let{x:n}=P(e,t.size),r=e.slice(1);return N.coordinates.value===`numbers`?`X${n+1}Y${r}`:((Ht(t)??zt)[n]??``)+r}function Wt({width:e,height:t}){let n=e=>{let t=e>=13?3:e>=7?2:null;return{edge:t,middle:e%2==1?(e-1)/2:null,far:t===null?null:e-1-t}},[r,i]=[n(e),n(t)],a=[],o=(e,t)=>{e!==null&&t!==null&&a.push({x:e,y:t})};for(let e of[r.edge,r.far])o(e,i.edge),o(e,i.far),o(e,t>=15?i.middle:null);for(let t of[i.edge,i.far])o(e>=15?r.middle:null,t);return o(r.middle,e>=5&&t>=5?i.middle:null),a}var Gt=A(`opening`),Kt=A(!1),qt=`liangyi-tab`,Jt=4001,Yt=250,Xt=8e3,Zt=null,Qt=null,$t=!1,en=1,tn=Yt,nn,rn=new Map;function an(e){Qt=e,cn()}function on(){window.clearTimeout(nn),cn()}function sn(e,t){if(Zt===null||!$t)return Promise.resolve(null);let n=en++;return Zt.send(JSON.stringify({id:n,rev:t,...e})),new Promise(e=>rn.set(n,e))}function cn(){let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/tab`);Zt?.close(),Zt=e,$t=!1,e.onopen=()=>e.send(JSON.stringify({tab:sessionStorage.getItem(qt)})),e.onmessage=({data:t})=>{Zt===e&&ln(String(t))},e.onclose=({code:t})=>{Zt===e&&dn(t)}}function ln(e){let t=JSON.parse(e);if(un(t)){sessionStorage.setItem(qt,t.tab),$t=!0,Kt.value=t.matches,tn=Yt,Gt.value=`open`,Qt?.attached(t.found);return}let n=t;Qt?.told(n),n.re!==null&&(rn.get(n.re)?.(n),rn.delete(n.re))}function un(e){return typeof e==`object`&&!!e&&`tab`in e&&`found`in e}function dn(e){Zt=null,$t=!1,rn.forEach(e=>e(null)),rn.clear(),e===Jt?Gt.value=`elsewhere`:(Gt.value=`cut`,nn=window.setTimeout(cn,tn),tn=Math.min(tn*2,Xt))}var L=A(null),R=A(0),z=A(null),fn=A(null),B=j(()=>L.value?.state??null),V=j(()=>fn.value??B.value?.to_move??`black`);function pn(e){return e===`black`?`white`:`black`}function mn(e){return e===`black`?0:1}function hn(e){return L.value?.seats[mn(e)].by===`person`}function gn(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;t===null||e.rev<R.value||(e.is===`refused`?z.value=e.why:(e.rev!==R.value||e.re!==null)&&(z.value=null),e.rev!==R.value&&(vn.value=null,fn.value=null),R.value=e.rev,L.value=t)}function _n(){R.value=0,vn.value=null,fn.value=null}function H(e){return sn(e,R.value)}var vn=A(null);async function yn(e){let t=vn.value;if(t?.rev===R.value&&t.color===e)return t.illegal;let n=R.value,r=await H({do:`reasons`,color:e});return r?.is!==`reasons`||R.value!==n?[]:(vn.value={rev:n,color:e,illegal:r.illegal},r.illegal)}var bn=j(()=>{let e=B.value;if(e===null)return new Map;let t=vn.value,n=V.value===e.to_move?e.illegal:t?.color===V.value?t.illegal:[];return new Map(n.map(e=>[e.move,e]))});function xn(e){let t=B.value?.to_move;fn.value=e===t?null:e,e!==t&&yn(e)}var Sn=A(null),Cn=j(()=>Sn.value??(L.value?.agreement?.agreed?`agreed`:`judgement`)),wn=j(()=>`${R.value} ${Cn.value}`),Tn=A(null),En=A(!1),Dn=j(()=>Tn.value?.of===wn.value?Tn.value.boards:null),On=j(()=>Tn.value?.of===wn.value&&Tn.value.boards===null),kn=A(0),An=A(0),jn=j(()=>{let e=Dn.value?.counts??[];return e[Math.min(kn.value,e.length-1)]??null}),Mn=j(()=>{let e=jn.value?.steps??[];return e[Math.min(An.value,e.length-1)]??null});async function Nn(){if(En.value||Tn.value?.of===wn.value)return;En.value=!0;let e=wn.value,t=await H({do:`count`,view:Cn.value});Je(()=>{En.value=!1,Tn.value={of:e,boards:t?.is===`counts`?t:null},An.value=2**53-1})}var Pn=A(null),Fn=A(!1),In=j(()=>Pn.value?.of===wn.value?Pn.value.rows:null);async function Ln(){if(Fn.value)return;Fn.value=!0;let e=wn.value,t=await H({do:`compare`,view:Cn.value});Fn.value=!1,t?.is===`comparison`&&(Pn.value={of:e,rows:t.rows})}var Rn=A([]),zn=A(null),Bn=j(()=>`${wn.value} ${Rn.value.join(` `)}`),Vn=j(()=>In.value!==null&&Rn.value.length===2&&zn.value?.of===Bn.value),Hn=j(()=>{let e=Vn.value?zn.value?.pair:null;return e!=null&&`between`in e?e:null}),Un=j(()=>{let e=Vn.value?zn.value?.pair:null;return e!=null&&`kind`in e?e:null}),Wn=j(()=>new Map(Hn.value?.points.map(e=>[e.at,e.difference])??[]));function Gn(e){let t=Rn.value.filter(t=>t!==e);Rn.value=t.length<Rn.value.length?t:[...t,e].slice(-2)}async function Kn(){let e=Bn.value,[t,n]=Rn.value;if(t===void 0||n===void 0||zn.value?.of===e)return;zn.value={of:e,pair:null};let r=await H({do:`difference`,view:Cn.value,between:[t,n]});Je(()=>{if(zn.value?.of===e){z.value=null;let t=r?.is===`difference`?r:r?.is===`refused`?r.why:null;zn.value=t===null?null:{of:e,pair:t}}})}var qn=A(null),Jn=A(!1),Yn=j(()=>qn.value?.of===wn.value?qn.value.board:null),Xn=j(()=>Yn.value!==null&&`rows`in Yn.value?Yn.value:null),Zn=j(()=>Yn.value!==null&&`kind`in Yn.value?Yn.value:null),Qn=A(null),$n=j(()=>Xn.value?.may.find(e=>nr(e)===Qn.value)??null),U=A([]),er=j(()=>{let e=Xn.value?.rows??[];return U.value.filter(({at:t})=>lr(t,e)===`.`)}),tr=j(()=>new Set($n.value?.at??[]));function nr(e){return`${e.step}-${e.side??`both`}`}async function rr(e=!1){if(Jn.value||!e&&qn.value?.of===wn.value)return;Jn.value=!0;let t=wn.value,n=await H({do:`hand_begin`,view:Cn.value});Jn.value=!1,n?.is===`hand`?ir(t,n):n?.is===`refused`&&(qn.value={of:t,board:n.why}),t!==wn.value&&await rr()}function ir(e,t){Je(()=>{qn.value={of:e,board:t},U.value=[],z.value=null})}function ar(e){Je(()=>{Qn.value=nr(e),U.value=[]}),e.step===`gather`&&ur()}function or(e){let[t,n]=[$n.value,Xn.value];if(t===null||n===null||!tr.value.has(e))return;let r=U.value.filter(t=>t.at!==e),i=r.length===U.value.length,a=t.side??cr(e,n)??sr();Je(()=>{U.value=i?[...r,{at:e,color:a}]:r,z.value=null})}function sr(){return 2*U.value.filter(({color:e})=>e===`black`).length>U.value.length?`white`:`black`}function cr(e,t){let n=lr(e,t.owner);return n===`X`?`black`:n===`O`?`white`:null}function lr(e,t){let{x:n,y:r}=P(e,{width:t[0]?.length??0,height:t.length});return t[r]?.charAt(n)}async function ur(){let e=pr();e!==null&&await fr({do:`hand_step`,...e})}async function dr(){await fr({do:`hand_undo`})}async function fr(e){let t=wn.value,n=await H(e);n?.is===`hand`?ir(t,n):n?.is===`refused`&&n.why.kind===`wrong_phase`&&await rr(!0)}function pr(){let[e,t]=[$n.value,Xn.value];if(e===null||t===null)return null;let n=e.side??`black`,r=U.value.map(e=>e.at),i=e=>U.value.filter(t=>t.color===e).map(e=>e.at);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return{step:e.step,side:n,at:r};case`move`:{let e=e=>lr(e,t.rows)!==`.`;return{step:`move`,side:n,from:r.filter(e),to:r.filter(t=>!e(t))}}case`exchange`:case`fill_public`:return{step:e.step,black:i(`black`),white:i(`white`)};case`gather`:return{step:`gather`}}}var mr=A(null),hr=A(!1),gr=j(()=>mr.value?.rev===R.value&&!N.hintsLocked.value?mr.value.hint:null);async function _r(){if(hr.value||N.hintsLocked.value)return;hr.value=!0;let e=R.value,t=await H({do:`hint`});hr.value=!1,t?.is===`hint`&&(mr.value={rev:e,hint:t})}var vr=A(null),yr=A(!1),br=A(!0),xr=j(()=>{let e=B.value;return e===null?``:`${e.ruleset} ${e.move_number} ${e.rows.join(`/`)}`}),Sr=j(()=>vr.value?.of===xr.value?vr.value.board:null);async function Cr(){Sr.value!==null||yr.value||(yr.value=!0,await H({do:`judge`}),yr.value=!1)}function wr(e){e.is===`judgement`&&(vr.value={of:xr.value,board:e})}var Tr=[`play`,`count`,`review`,`rules`],Er=[`agree`,`steps`,`hand`,`rulesets`],Dr=`liangyi-panel`,Or=sessionStorage.getItem(Dr),W=A(Tr.find(e=>e===Or)??`play`);M(()=>sessionStorage.setItem(Dr,W.value));var G=A(`steps`),K=A(null),kr=A(null),Ar=A(null),jr=j(()=>kr.value??Ar.value),Mr=A(!1),Nr=A(null),Pr=j(()=>{let e=L.value?.agreement;return e!=null&&!e.agreed&&e.disputed_by===null}),Fr=j(()=>{let e=L.value;return e===null||e.resigned!==null?!1:e.agreement===null?!e.state.over:e.agreement.disputed_by!==null}),q=j(()=>W.value===`review`?Pr.value?`look`:`play`:W.value===`count`&&G.value!==`agree`?G.value===`hand`?`hand`:`look`:Pr.value?`mark`:`play`);M(()=>{W.value,G.value,z.value=null});var Ir=-1;M(()=>{R.value!==Ir&&(Ir=R.value,Je(()=>{K.value=null,Nr.value=null,Ar.value=null}))});var Lr=!1,Rr=!1;M(()=>{let[e,t]=[Pr.value,L.value?.agreement?.agreed===!0],n=W.peek()===`rules`&&L.value?.lesson!=null,r=W.peek()===`review`||n;e&&!Lr&&!r?(W.value=`count`,G.value=`agree`):t&&!Rr&&Lr&&!r?(W.value=`count`,G.value=`steps`):!e&&Lr&&!t&&!r&&(W.value=`play`),Lr=e,Rr=t});function zr(e){let t=new Map,n=[],r=0;for(let i of e){let e=i.parent===null?null:t.get(i.parent)??null,a={node:i,parent:e,children:[],column:e===null?0:e.column+1,row:0};e?.children.push(a),t.set(i.id,a),n.push(a),r=Math.max(r,a.column+1)}return{all:n,byId:t,columns:r,rows:n[0]===void 0?0:Br(n[0],r)}}function Br(e,t){let n=new Int32Array(t).fill(-1),r=[e],i=0;for(let e=r.pop();e!==void 0;e=r.pop()){let t=Vr(e),a=Math.max(0,e.column-1),o=a+t.length+(e.column===0?0:1),s=n.subarray(a,o).reduce((e,t)=>Math.max(e,t),-1)+1;n.fill(s,a,o);for(let e of t){e.row=s;for(let t=e.children.length-1;t>0;t--){let n=e.children[t];n!==void 0&&r.push(n)}}i=Math.max(i,s+1)}return i}function Vr(e){let t=[e];for(let n=e.children[0];n!==void 0;n=n.children[0])t.push(n);return t}function Hr(e){let t=[];for(let n=e;n!==null;n=n.parent)t.push(n);return t.reverse()}function Ur(e){return Hr(e).every(e=>e.parent===null||e.parent.children[0]===e)}function Wr(e){let t=[e],n=0;for(let e=t.pop();e!==void 0;e=t.pop())n++,t.push(...e.children);return n}var J=A(null),Gr=null;function Kr(){return Gr??=qr().finally(()=>Gr=null),Gr}async function qr(){let e=J.value?.rev===L.value?.here.tree_rev;for(;!e;){let t=await H({do:`tree`});if(t?.is!==`tree`)return;J.value={rev:t.tree_rev,...zr(t.nodes)},e=t.tree_rev>=(L.value?.here.tree_rev??0)}}M(()=>{W.value===`review`&&J.value?.rev!==L.value?.here.tree_rev&&Kr()});function Jr(){J.value=null,Yr.value=null}var Yr=A(null),Xr=j(()=>Yr.value??L.value?.here.id??0),Zr=j(()=>J.value?.byId.get(Xr.value)??null);async function Qr(e){let t=Yr.value!==null;if(e===Xr.value||(Yr.value=e,t))return;let n=e;for(;n!==null;){let e=await sn({do:`goto_node`,node:n},null);n=e?.is!==`game`||Yr.value===n||Yr.value===e.here.id?null:Yr.value}Yr.value=null}var Y=A([]);M(()=>{let[e,t]=[J.value,L.value?.here],n=t===void 0?void 0:e?.byId.get(t.id);if(e==null||t===void 0||n===void 0){Y.value=[];return}let r=Y.peek().map(({node:t})=>e.byId.get(t.id)),i=r.indexOf(n);if(i>=0&&r.every($r)&&(r[i+1]?.node.id??null)===t.next_on_line){Y.value=r;return}let a=Hr(n),o=t.next_on_line===null?void 0:e.byId.get(t.next_on_line);Y.value=o===void 0?a:[...a,...Vr(o)]});function $r(e){return e!==void 0}var ei=j(()=>{let e=Xr.value;return Y.value.findIndex(({node:t})=>t.id===e)});function ti(e){return Hr(e).flatMap(e=>e.parent===null?[]:[e.parent.children.indexOf(e)])}async function ni(e){await Kr();let t=J.value?.all[0];for(let n of e)t=t?.children[n]??t;return t?.node.id??null}async function ri(e){let t=await ni(e);t!==null&&await Qr(t)}var ii=10,ai=j(()=>{let e=B.value?.move_number??0;switch(N.numbered.value){case`none`:return null;case`all`:return 0;case`last`:return Math.max(0,e-ii);case`variation`:{let e=Zr.value===null?void 0:Hr(Zr.value).find(e=>!Ur(e));return e===void 0?null:e.node.number-1}}}),oi=j(()=>{let[e,t,n]=[B.value,L.value,ai.value];if(W.value!==`review`||e===null||t===null||n===null)return null;let r=N.numbered.value===`variation`?n:0,i=new Map,a=t.moves.slice(0,e.move_number);a.forEach(({move:e},t)=>i.set(e,t+1));let o=new Map,s=[];return a.forEach(({move:t,color:a},c)=>{let l=c+1;if(l<=n||!F(t))return;let{x:u,y:d}=P(t,e.size),f=i.get(t)??l;f===l?e.rows[d]?.charAt(u)===(a===`black`?`X`:`O`)?o.set(t,l-r):s.push({number:l-r,at:t,now:null}):s.push({number:l-r,at:t,now:f-r})}),{on:o,notes:s}}),si=class{constructor(e){this.value=e}valueOf(){return this.value}},X=class extends si{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ci=class extends si{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},li=class e extends si{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof si)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof si&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ui=100,di=`⁨`,fi=`⁩`;function pi(e,t,n){return n===t||n instanceof ci&&t instanceof ci&&n.value===t.value||t instanceof ci&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function mi(e,t,n){return t[n]?Ci(e,t[n].value):(e.reportError(RangeError(`No default`)),new X)}function hi(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=gi(e,i.value):n.push(gi(e,i));return{positional:n,named:r}}function gi(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ci(t.value,{minimumFractionDigits:t.precision});case`var`:return _i(e,t);case`mesg`:return vi(e,t);case`term`:return yi(e,t);case`func`:return bi(e,t);case`select`:return xi(e,t);default:return new X}}function _i(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new X(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new X(`$${t}`);if(n instanceof si)return n;switch(typeof n){case`string`:return n;case`number`:return new ci(n);case`object`:if(li.supportsValue(n))return new li(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new X(`$${t}`)}}function vi(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new X(t);if(n){let i=r.attributes[n];return i?Ci(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${t}.${n}`))}return r.value?Ci(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new X(t))}function yi(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new X(i);if(n){let t=a.attributes[n];if(t){e.params=hi(e,r).named;let n=Ci(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${i}.${n}`)}e.params=hi(e,r).named;let o=Ci(e,a.value);return e.params=null,o}function bi(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new X(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new X(`${t}()`);try{let t=hi(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new X(`${t}()`)}}function xi(e,{selector:t,variants:n,star:r}){let i=gi(e,t);if(i instanceof X)return mi(e,n,r);for(let t of n)if(pi(e,i,gi(e,t.key)))return Ci(e,t.value);return mi(e,n,r)}function Si(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new X;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ui)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ui}`);r&&n.push(di),n.push(gi(e,i).toString(e)),r&&n.push(fi)}return e.dirty.delete(t),n.join(``)}function Ci(e,t){return typeof t==`string`?e.bundle._transform(t):Si(e,t)}var wi=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ti(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ei=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Di(e,t){let n=e[0];if(n instanceof X)return new X(`NUMBER(${n.valueOf()})`);if(n instanceof ci)return new ci(n.valueOf(),{...n.opts,...Ti(t,Ei)});if(n instanceof li)return new ci(n.toNumber(),{...Ti(t,Ei)});throw TypeError(`Invalid argument to NUMBER`)}var Oi=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ki(e,t){let n=e[0];if(n instanceof X)return new X(`DATETIME(${n.valueOf()})`);if(n instanceof li||n instanceof ci)return new li(n,Ti(t,Oi));throw TypeError(`Invalid argument to DATETIME`)}var Ai=new Map;function ji(e){let t=Array.isArray(e)?e.join(` `):e,n=Ai.get(t);return n===void 0&&(n=new Map,Ai.set(t,n)),n}var Mi=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Di,DATETIME:ki,...t},this._useIsolating=n,this._transform=r,this._intls=ji(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new wi(this,n,t);try{return Si(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new X().toString(r);throw e}}},Ni=/^(-?[a-zA-Z][\w-]*) *= */gm,Pi=/\.([a-zA-Z][\w-]*) *= */y,Fi=/\*?\[/y,Ii=/(-?[0-9]+(?:\.([0-9]+))?)/y,Li=/([a-zA-Z][\w-]*)/y,Ri=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,zi=/^[A-Z][A-Z0-9_-]*$/,Bi=/([^{}\n\r]+)/y,Vi=/([^\\"\n\r]*)/y,Hi=/\\([\\"])/y,Ui=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Wi=/^\n+/,Gi=/ +$/,Ki=/ *\r?\n/g,qi=/( *)$/,Ji=/{\s*/y,Yi=/\s*}/y,Xi=/\[\s*/y,Zi=/\s*] */y,Qi=/\s*\(\s*/y,$i=/\s*->\s*/y,ea=/\s*:\s*/y,ta=/\s*,?\s*/y,na=/\s+/y,ra=class{constructor(e){this.body=[],Ni.lastIndex=0;let t=0;for(;;){let n=Ni.exec(e);if(n===null)break;t=Ni.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Pi);){let t=o(Pi),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Bi)&&(r=o(Bi)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Wi),u([i],i.length)):r?S(r,Gi):null}function u(r=[],i){for(;;){if(n(Bi)){r.push(o(Bi));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Gi));let c=[];for(let e of r)e instanceof ia&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ji,SyntaxError);let e=f();if(i(Yi))return e;if(i($i)){let t=h();return i(Yi,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ri)){let[,e,t,n=null]=a(Ri);if(e===`$`)return{type:`var`,name:t};if(i(Qi)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(zi.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ta)}}function m(){let e=f();return e.type===`mesg`&&i(ea)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Fi);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Xi,SyntaxError);let e;return e=n(Ii)?v():{type:`str`,value:o(Li)},i(Zi,SyntaxError),e}function _(){if(n(Ii))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ii),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Vi),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Hi))return o(Hi);if(n(Ui)){let[,e,t]=a(Ui),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(na),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Ki,`
`),n=qi.exec(e)[1].length;return new ia(t,n)}}},ia=class{constructor(e,t){this.value=e,this.length=t}},aa={en:oa(`en`,`# The terms of the field, made of \`src/words/glossary.rs\`.

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
refused-no_such_node = The record has no such node.
refused-too_long = That is too long.
refused-bad_visits = There is no such number of visits.
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
lessons = Example games
lessons-back = Back
lessons-on = On
lessons-again = Again from the start
lessons-step = { $at } of { $all }
lessons-left = You have left the example by moves of your own. They stay as a variation.
refused-no_such_lesson = There is no such example.
`,`## The review of a record in the page of \`liangyi web\`

panel-review = Review
keys-review =
    In a review: arrows, Home, End, PageUp and PageDown go about in the tree and the graph, Delete removes; Escape stops
    the analysis.

### The tree

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

### On the board

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

### The analysis

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

### The graph

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

### What moves have cost

losses = What the moves have cost
losses-of = { $analysed } of { $of } positions are analysed.
losses-caption = Points lost / moves
part-opening = Opening
part-middle = Middle
part-endgame = End
loss-sum = { $points } / { $moves }
dearest = The dearest moves
dear = cost { $points }{ $better ->
        [none] {""}
       *[other] ; better { $better }
    }
repetitions = Repetitions
repeats-allowed = repeats the board after move { $after }, which the rules allow.
`),"zh-Hans":oa(`zh-Hans`,`# The terms of the field, made of \`src/words/glossary.rs\`.

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
refused-no_such_node = 棋谱没有这一处。
refused-too_long = 太长了。
refused-bad_visits = 没有这样的计算量。
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
lessons = 示例对局
lessons-back = 上一步
lessons-on = 下一步
lessons-again = 从头再看
lessons-step = { $at } / { $all }
lessons-left = 您自己下的着法已离开示例，并作为变化保留。
refused-no_such_lesson = 没有这个示例。
`,`## \`liangyi web\` 网页上的复盘

panel-review = 复盘
keys-review = 复盘：方向键、Home、End、PageUp、PageDown 在变化图与曲线中移动，Delete 删除；Escape 停止分析。

### 棋谱的变化图

tree-label = 棋谱的变化图
node-root = 开头
node-set-up = 摆子
node-plain = 无着法
node-commented = 有评注
next-moves = 下一着：
other-moves = 另可：
promote = 设为主线
remove = 删除
remove-title = 删除“{ $node }”？
remove-what = { $count ->
        [one] 这一着将被删除，不能恢复。
       *[other] 这一着及其后共 { $count } 着将被删除，不能恢复。
    }
remove-yes = 删除
copy-link = 复制链接
comment = 评注

### 棋盘上

on-the-board = 棋盘上
numbered = 手数
numbered-none = 不显示
numbered-last = 最后十着
numbered-all = 全部
numbered-variation = 从变化开始处数起
number-same = { $number } = { $now }
number-gone = { $number } 在 { $point }
next-shown = 棋谱的下一着
ownership-shown = 各枰点的归属
point-number = 第 { $number } 着
point-next = 下一着
point-variation = 变化
point-tried-winrate = 候选 { $letter }，胜率 { $value }
point-tried-lead = 候选 { $letter }，领先 { $value }
mark-triangle = 三角
mark-square = 方块
mark-circle = 圆圈
mark-cross = 叉
mark-label = 标记 { $text }

### 分析

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

### 曲线

graph-label = 全局的形势
graph-of = 曲线
graph-bound = { $side ->
        [black] 黑 +{ $points }
       *[white] 白 +{ $points }
    }
graph-stopped = 若停在此处
graph-losses = 此着的损失
measure-lead = { -lead }
measure-winrate = { -win-rate }

### 着法的损失

losses = 着法的损失
losses-of = 已分析 { $analysed } / { $of } 个局面。
losses-caption = 损失的点数 / 着数
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
repeats-allowed = 重复第 { $after } 着之后的棋盘，规则允许。
`),"zh-Hant":oa(`zh-Hant`,`# The terms of the field, made of \`src/words/glossary.rs\`.

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
refused-no_such_node = 棋譜沒有這一處。
refused-too_long = 太長了。
refused-bad_visits = 沒有這樣的計算量。
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
lessons = 示例對局
lessons-back = 上一步
lessons-on = 下一步
lessons-again = 從頭再看
lessons-step = { $at } / { $all }
lessons-left = 您自己下的著法已離開示例，並作為變化保留。
refused-no_such_lesson = 沒有這個示例。
`,`## \`liangyi web\` 網頁上的復盤

panel-review = 復盤
keys-review = 復盤：方向鍵、Home、End、PageUp、PageDown 在變化圖與曲線中移動，Delete 刪除；Escape 停止分析。

### 棋譜的變化圖

tree-label = 棋譜的變化圖
node-root = 開頭
node-set-up = 擺子
node-plain = 無著法
node-commented = 有評註
next-moves = 下一著：
other-moves = 另可：
promote = 設為主線
remove = 刪除
remove-title = 刪除「{ $node }」？
remove-what = { $count ->
        [one] 這一著將被刪除，不能復原。
       *[other] 這一著及其後共 { $count } 著將被刪除，不能復原。
    }
remove-yes = 刪除
copy-link = 複製連結
comment = 評註

### 棋盤上

on-the-board = 棋盤上
numbered = 手數
numbered-none = 不顯示
numbered-last = 最後十著
numbered-all = 全部
numbered-variation = 從變化開始處數起
number-same = { $number } = { $now }
number-gone = { $number } 在 { $point }
next-shown = 棋譜的下一著
ownership-shown = 各枰點的歸屬
point-number = 第 { $number } 著
point-next = 下一著
point-variation = 變化
point-tried-winrate = 候選 { $letter }，勝率 { $value }
point-tried-lead = 候選 { $letter }，領先 { $value }
mark-triangle = 三角
mark-square = 方塊
mark-circle = 圓圈
mark-cross = 叉
mark-label = 標記 { $text }

### 分析

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

### 曲線

graph-label = 全局的形勢
graph-of = 曲線
graph-bound = { $side ->
        [black] 黑 +{ $points }
       *[white] 白 +{ $points }
    }
graph-stopped = 若停在此處
graph-losses = 此著的損失
measure-lead = { -lead }
measure-winrate = { -win-rate }

### 著法的損失

losses = 著法的損失
losses-of = 已分析 { $analysed } / { $of } 個局面。
losses-caption = 損失的點數 / 著數
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
repeats-allowed = 重複第 { $after } 著之後的棋盤，規則允許。
`)};function oa(e,...t){let n=new Mi(e,{useIsolating:!1});return t.forEach(e=>n.addResource(new ra(e))),n}function Z(e,...t){return ca(e,t[0]??null)??e}function sa(e){return ca(e,null)}function ca(e,t){let n=aa[N.language.value],r=n.getMessage(e)?.value;return r?n.formatPattern(r,t):null}M(()=>{document.documentElement.lang=N.language.value,document.title=Z(`title`)});function la(e){return e===`0`?e:e.startsWith(`-`)?e.replace(`-`,`−`):`+${e}`}function ua(e){return`${Math.round(100*e)}%`}function da(e){let t=e.toFixed(1);return t===`0.0`||t===`-0.0`?`0.0`:t.startsWith(`-`)?`−${t.slice(1)}`:`+${t}`}function fa(e){return e<1e3?String(e):e<1e4?`${(e/1e3).toFixed(1)}k`:`${Math.round(e/1e3)}k`}var pa=A(null),ma=A(null),ha=j(()=>ma.value??L.value?.here.analysis??null),ga=A(new Map);M(()=>{let e=J.value?.all??[];ga.value=new Map(e.flatMap(({node:e})=>e.value===null?[]:[[e.id,e.value]]))});function _a(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;if(t!==null)Je(()=>{pa.value=t.analysing,ma.value=null});else if(e.is===`analysed`){let{node:t,analysis:n,run:r}=e,{winrate:i,lead:a,visits:o,stopped:s}=n;Je(()=>{pa.value=r,ma.value=t===L.value?.here.id?n:ma.value;let e={winrate:i,lead:a,visits:o,stopped:s?.lead??null};ga.value=new Map(ga.value).set(t,e)})}}async function va(e){N.engineShown.value=!0,await sn({do:`analyse`,scope:e,visits:Number(N.visits.value)},null)}function ya(){pa.value!==null&&sn({do:`stop_analysis`},null)}var ba=j(()=>N.engineShown.value&&!N.hintsLocked.value),xa=j(()=>B.value?.game===`line_game`?`winrate`:N.measure.value),Sa=A(null),[Ca,wa]=[100,2e3],Ta=j(()=>`${J.value?.rev} ${Y.value.at(-1)?.node.id}`),Ea,Da=0;M(()=>{if(Ta.value,ga.value,pa.value,W.value===`review`&&J.value!==null&&Ea===void 0){let e=pa.value===null?Ca:Math.max(Ca,Da+wa-Date.now());Ea=window.setTimeout(()=>void Oa(),e)}});async function Oa(){[Ea,Da]=[void 0,Date.now()];let e=await sn({do:`review`},null);e?.is===`review`&&(Sa.value=e)}var ka=j(()=>new Map(Sa.value?.moves.map(e=>[e.node,e])??[]));function Aa(){Je(()=>{[pa.value,ma.value,Sa.value]=[null,null,null]})}var ja=`ABCDEFGHIJ`,Ma=j(()=>(W.value===`review`&&ba.value&&K.value===null?ha.value?.moves??[]:[]).slice(0,10).map((e,t)=>({...e,letter:ja.charAt(t)}))),Na=A(null),Pa=A(10),Fa=j(()=>{let e=Na.value??Nr.value??(Mr.value?kr.value:null);return e===null?null:Ma.value.find(({move:t})=>t===e)??null}),Ia=j(()=>{let[e,t]=[B.value,Fa.value];if(e===null||t===null)return[];let n=e.to_move;return t.pv.slice(0,Pa.value).map((e,t)=>({at:e,color:t%2==0?n:pn(n),number:t+1})).filter(({at:e})=>F(e))});function La(e){if(Ia.value.length===0)return!1;let t=Fa.value?.pv.length??1;return Pa.value=Math.min(t,Math.max(1,Math.min(Pa.value,t)+e)),!0}function Ra(e,t){return t===`black`?e:1-e}function za(e,t){return t===`black`?e:-e}var Ba=j(()=>W.value===`review`&&K.value===null),Va=j(()=>Ba.value?L.value?.here.marks??[]:[]),Ha=j(()=>{let e=L.value?.here;return!Ba.value||!N.nextShown.value||e===void 0?[]:e.next.flatMap(({id:t,move:n})=>n!==null&&F(n)?[{at:n,isNext:t===e.next_on_line}]:[])}),Ua=j(()=>{let e=new Map,t=B.value;if(!Ba.value||t===null)return e;let n=(t,n)=>e.set(t,[...e.get(t)??[],n]);for(let[e,t]of oi.value?.on??[])n(e,Z(`point-number`,{number:t}));for(let{at:e,isNext:t}of Ha.value)n(e,Z(t?`point-next`:`point-variation`));let r=t.to_move;for(let{move:e,letter:t,winrate:i,lead:a}of Ma.value){let o=xa.value===`winrate`,s=o?ua(Ra(i,r)):da(za(a,r));n(e,Z(o?`point-tried-winrate`:`point-tried-lead`,{letter:t,value:s}))}for(let e of Va.value)n(e.at,e.shape===`label`?Z(`mark-label`,{text:e.text}):Z(`mark-${e.shape}`));return e}),Wa={away:!1,last:null,forbidden:new Map,ringed:new Set,owner:null,views:[],judged:null,lines:[],added:[],candidates:[],planned:[],chosen:new Set,choosable:new Set,differing:new Map,wild:new Set,said:new Map},Ga=j(()=>{let e=B.value;if(e===null)return{...Wa,rows:[]};let t=K.value;if(t?.is===`earlier`)return{...Wa,rows:t.board.rows,away:!0,ringed:new Set([t.move])};if(q.value===`hand`)return Ja(e.rows);if(q.value===`look`&&W.value===`count`)return G.value===`steps`?qa(e.rows):Ya(e.rows);let n=e.last_move?.move??null;if(t?.is===`verdicts`){let r=t.reasoned.verdicts[t.step],i=e.to_move,a=[...r?.after??[],...r?[r.point]:[]].map(e=>({at:e,color:i}));return{...Wa,rows:e.rows,last:n,added:a,lines:r?.lines??[],ringed:Ka(r?.point)}}if(W.value===`review`){let t=Fr.value?bn.value:Wa.forbidden;return{...Wa,rows:e.rows,last:oi.value===null?n:null,forbidden:t,said:Ua.value}}if(Pr.value){let t=L.value?.agreement?.views??[],r=br.value&&W.value===`count`?Sr.value:null;return{...Wa,rows:e.rows,last:n,views:t,judged:r}}let r=L.value?.agreement?.views??[];return{...Wa,rows:e.rows,last:n,forbidden:Fr.value?bn.value:Wa.forbidden,candidates:gr.value?.line??[],views:r}});function Ka(...e){return new Set(e.filter(e=>e!==void 0))}function qa(e){let[t,n]=[Mn.value,jn.value];if(t===null)return{...Wa,rows:e};let r=new Set(n?.lazy?.wild??[]);return{...Wa,rows:t.rows,away:!0,ringed:new Set(t.touched),owner:t.owner,wild:r}}function Ja(e){let t=Xn.value;if(t===null)return{...Wa,rows:e};let n=new Set(U.value.map(({at:e})=>e)),r=new Set([...tr.value].filter(e=>!n.has(e))),i={rows:t.rows,owner:t.owner,away:!0};return{...Wa,...i,chosen:n,planned:er.value,choosable:r}}function Ya(e){return{...Wa,rows:e,differing:Wn.value}}function Xa(e){let t={width:e[0]?.length??0,height:e.length};return e.map((e,n)=>[...e].map((e,r)=>Vt({x:r,y:n},t)))}var Za=Symbol.for(`pv`),Qa=0;Array.isArray;function Q(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Za,__v:--Qa,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}var $a={X:`black`,O:`white`,"=":`shared`};function eo({rows:e,board:t}){return Q(`g`,{class:`owners`,children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=$a[e],a=t[n]?.charAt(r)===`.`;return i===void 0||!a?null:Q(to,{x:r,y:n,owner:i},`${r} ${n}`)}))})}function to({x:e,y:t,owner:n}){if(n!==`shared`)return Q(`rect`,{class:`owner ${n}`,x:e+.34,y:t+.34,width:.32,height:.32,rx:.04});let[r,i]=[e+.34,t+.34];return Q(x,{children:[Q(`path`,{class:`owner black`,d:`M${r} ${i}h0.32l-0.32 0.32Z`}),Q(`path`,{class:`owner white`,d:`M${r+.32} ${i}v0.32h-0.32Z`})]})}var no=.15;function ro({values:e,board:t}){return Q(x,{children:e.flatMap((e,n)=>e.map((e,r)=>{let i=.4*Math.abs(e),a=t?.[n]?.charAt(r)===(e>0?`X`:`O`);return Math.abs(e)<no||a?null:Q(`rect`,{class:e>0?`sure black`:`sure white`,x:r+.5-i/2,y:n+.5-i/2,width:i,height:i},`${r} ${n}`)}))})}function io({judged:e,size:t}){let n=e.chains.filter(e=>e.dead).flatMap(e=>e.stones);return Q(`g`,{class:`judged`,children:[Q(ro,{values:e.ownership}),n.map(e=>{let{x:n,y:r}=P(e,t);return Q(`circle`,{class:`judged-dead`,cx:n+.5,cy:r+.5,r:.49},e)})]})}function ao({views:e,size:t}){return Q(`g`,{class:`claims`,children:e.map(({dead:e,owned:n},r)=>Q(`g`,{class:r===0?`by-black`:`by-white`,children:[e.map(e=>Q(oo,{by:r,...P(e,t)},e)),n.flatMap((e,n)=>e.map(e=>Q(so,{by:r,owner:n===0?`black`:`white`,...P(e,t)},e)))]},r))})}function oo({x:e,y:t,by:n}){let[r,i]=n===0?[e+.18,t+.18]:[e+.54,t+.54],a=n===0?`M${r} ${i}l0.28 0.28M${r+.28} ${i}l-0.28 0.28`:`M${r+.14} ${i}v0.28M${r} ${i+.14}h0.28`;return Q(x,{children:[Q(`path`,{class:`halo`,d:a}),Q(`path`,{class:`sign`,d:a})]})}function so({x:e,y:t,by:n,owner:r}){return n===0?Q(`rect`,{class:`claim ${r}`,x:e+.56,y:t+.12,width:.32,height:.32}):Q(`circle`,{class:`claim ${r}`,cx:e+.28,cy:t+.72,r:.17})}function co({x:e,y:t}){return Q(x,{children:[Q(`circle`,{class:`ring-halo`,cx:e+.5,cy:t+.5,r:.3}),Q(`circle`,{class:`ring`,cx:e+.5,cy:t+.5,r:.3})]})}function lo({x:e,y:t}){let n=(n,r)=>`M${e+.5+.44*n} ${t+.5+.28*r}v${.16*r}h${-.16*n}`,r=[n(-1,-1),n(1,-1),n(1,1),n(-1,1)].join(``);return Q(x,{children:[Q(`path`,{class:`choosable-halo`,d:r}),Q(`path`,{class:`choosable`,d:r})]})}function uo({x:e,y:t,difference:n}){let r=la(n),i=r.length<3?.32:r.length<5?.27:.19;return Q(`g`,{class:`difference-plate`,children:[Q(`rect`,{x:e+.12,y:t+.3,width:.76,height:.4,rx:.1}),Q(`text`,{x:e+.5,y:t+.5,"font-size":i,children:r})]})}function fo({x:e,y:t}){return Q(`path`,{class:`wild`,d:`M${e+.2} ${t+.6}q0.15 -0.35 0.3 -0.1t0.3 -0.1M${e+.2} ${t+.8}q0.15 -0.35 0.3 -0.1t0.3 -0.1`})}function po({x:e,y:t,illegal:n}){let r=mo(n),i=r.length>1;return Q(`g`,{class:`forbidden ${n.kind}`,children:r.map((n,a)=>Q(`path`,{d:ho(n,e+.5+(i?.3*(a-(r.length-1)/2):0),t+.5)},n))})}function mo(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return[e.kind];case`forbidden`:return e.kinds;case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return[]}}function ho(e,t,n){switch(e){case`suicide`:return`M${t-.18} ${n}a0.18 0.18 0 1 0 0.36 0a0.18 0.18 0 1 0 -0.36 0Zm0.08 0h0.2`;case`ko`:return`M${t-.17} ${n-.17}h0.34v0.34h-0.34Z`;case`repeats`:return`M${t-.17} ${n-.17}l0.34 0.34m0 -0.34l-0.34 0.34`;case`three-three`:return`M${t} ${n-.19}l0.19 0.34h-0.38Z`;case`four-four`:return`M${t} ${n-.21}l0.21 0.21l-0.21 0.21l-0.21 -0.21Z`;case`overline`:return`M${t-.22} ${n-.07}h0.44v0.14h-0.44Z`}}function go({lines:e,size:t}){return Q(`g`,{class:`stone-lines`,children:e.map(({stones:e,by:n,direction:r,shape:i})=>{let a=e.map(e=>P(e,t)),[o,s]=[a[0],a.at(-1)];return o===void 0||s===void 0?null:Q(`g`,{class:i,children:[Q(`path`,{d:`M${o.x+.5} ${o.y+.5}L${s.x+.5} ${s.y+.5}`}),n.map(e=>{let{x:n,y:r}=P(e,t);return Q(`circle`,{cx:n+.5,cy:r+.5,r:.13},e)})]},`${r} ${e.join(` `)}`)})})}function _o({now:e,view:t}){let{size:n}=e,r=e=>P(e,n),i=t.last!==null&&F(t.last)?r(t.last):null;return Q(x,{children:[Q(yo,{now:e}),t.owner!==null&&Q(eo,{rows:t.owner,board:t.rows}),t.judged!==null&&Q(io,{judged:t.judged,size:n}),Q(bo,{view:t,now:e}),Q(ao,{views:t.views,size:n}),[...t.choosable].map(e=>Q(lo,{...r(e)},e)),t.planned.map(({at:e,color:t})=>Q(`circle`,{class:`stone ${t} ghost`,cx:r(e).x+.5,cy:r(e).y+.5,r:.475},e)),[...t.chosen].map(e=>Q(co,{...r(e)},e)),[...t.ringed].filter(F).map(e=>Q(co,{...r(e)},e)),[...t.wild].map(e=>Q(fo,{...r(e)},e)),Q(go,{lines:t.lines,size:n}),[...t.forbidden.values()].filter(({move:e})=>F(e)).map(e=>Q(po,{illegal:e,...r(e.move)},e.move)),[...t.differing].map(([e,t])=>Q(uo,{difference:t,...r(e)},e)),t.candidates.filter(F).slice(0,1).map(e=>Q(`g`,{class:`candidate`,children:[Q(`circle`,{cx:r(e).x+.5,cy:r(e).y+.5,r:.32}),Q(`text`,{x:r(e).x+.5,y:r(e).y+.5,children:`A`})]},e)),i!==null&&Q(`circle`,{class:`last on-${vo(t.rows,i)}`,cx:i.x+.5,cy:i.y+.5,r:.2})]})}function vo(e,{x:t,y:n}){return e[n]?.charAt(t)===`X`?`black`:`white`}function yo({now:e,isBare:t=!1}){let{width:n,height:r}=e.size,i=t?null:Ht(e),a=Ut(e.size),o=.85*a,s=Array.from({length:n},(e,t)=>t),c=Array.from({length:r},(e,t)=>t),l=[...s.map(e=>`M${e+.5} 0.5V${r-.5}`),...c.map(e=>`M0.5 ${e+.5}H${n-.5}`)].join(``);return Q(x,{children:[Q(`defs`,{children:[Q(`radialGradient`,{id:`black-stone`,cx:`0.38`,cy:`0.32`,r:`0.75`,children:[Q(`stop`,{class:`black-light`,offset:`0`}),Q(`stop`,{class:`black-dark`,offset:`1`})]}),Q(`radialGradient`,{id:`white-stone`,cx:`0.38`,cy:`0.32`,r:`0.85`,children:[Q(`stop`,{class:`white-light`,offset:`0.3`}),Q(`stop`,{class:`white-dark`,offset:`1`})]})]}),Q(`path`,{class:`lines`,d:l}),Q(`path`,{class:`edge`,d:`M0.5 0.5H${n-.5}V${r-.5}H0.5Z`}),Wt(e.size).map(({x:e,y:t})=>Q(`circle`,{class:`star`,cx:e+.5,cy:t+.5,r:.09},`${e} ${t}`)),i!==null&&Q(`g`,{class:`coordinates`,"font-size":a,children:[s.flatMap(e=>[-o,r+o].map(t=>Q(`text`,{x:e+.5,y:t,children:i[e]},`${e} ${t}`))),c.flatMap(e=>[-o,n+o].map(t=>Q(`text`,{x:t,y:e+.5,children:r-e},`${t} ${e}`)))]})]})}function bo({now:e,view:t}){let n=new Set(t.views.flatMap(e=>e.dead)),r=t.rows.flatMap((e,t)=>[...e].flatMap((e,n)=>e===`.`?[]:[{x:n,y:t,color:e===`X`?`black`:`white`}])),i=new Set([...n].map(t=>xo(P(t,e.size)))),a=t.added.map(({at:t,color:n},r)=>({...P(t,e.size),color:n,label:r+1,at:t}));return Q(x,{children:[r.map(({x:e,y:t,color:n})=>Q(`circle`,{class:`stone ${n}${i.has(xo({x:e,y:t}))?` dead`:``}`,cx:e+.5,cy:t+.5,r:.475},xo({x:e,y:t}))),a.map(({x:t,y:n,color:r,label:i,at:a})=>Q(`g`,{class:`added on-${r}`,children:[Q(`circle`,{class:`stone ${r}`,cx:t+.5,cy:n+.5,r:.475}),Q(`text`,{x:t+.5,y:n+.5,children:i})]},I(a,e)))]})}function xo({x:e,y:t}){return`${e} ${t}`}var So=A(`both`),Co=[`black`,`white`],wo=j(()=>{let e=Co.filter(hn);return e.length===1?e:[`both`,`black`,`white`]}),To=j(()=>{let e=wo.value.includes(So.value)?So.value:wo.value[0];return e===`both`||e===void 0?[...Co]:[e]});async function Eo(e){let[t,n]=[B.value,L.value?.agreement],r=To.value[0];if(t===null||n==null||r===void 0)return;let{x:i,y:a}=P(e,t.size),o=n.views[mn(r)];if(t.rows[a]?.charAt(i)!==`.`){let t=!o.dead.includes(e);await Oo(n=>({do:`mark_dead`,by:n,at:e,dead:t}))}else if(n.owners_matter){let t=o.owned[0].includes(e)?`white`:o.owned[1].includes(e)?null:`black`;await Oo(n=>({do:`mark_owner`,by:n,at:e,owner:t}))}}function Do(e){return Oo(t=>({do:`adopt`,by:t,view:e}))}async function Oo(e){for(let t of To.value)if((await H(e(t)))?.is!==`game`)return}var ko=A(null);async function Ao(e){switch(Ar.value=null,q.value){case`look`:return;case`mark`:return Eo(e);case`hand`:return or(e);case`play`:return jo(e)}}async function jo(e){let t=B.value;if(t===null||!Fr.value||!hn(V.value)||F(e)&&Po(e))return;V.value!==t.to_move&&await yn(V.value);let n=bn.value.get(e);Ar.value=n===void 0?null:e,n?.kind===`forbidden`?ko.value=e:n===void 0&&await No(e)}function Mo(){let e=ko.value;ko.value=null,e!==null&&No(e)}async function No(e){Nr.value=null,(await H({do:`play`,color:V.value,move:e}))?.is===`game`&&(kr.value=null,fn.value=null)}function Po(e){let t=B.value;if(t===null)return!1;let{x:n,y:r}=P(e,t.size);return t.rows[r]?.charAt(n)!==`.`}function Fo(e){let t=L.value;t!==null&&e>=0&&e<=t.moves.length&&e!==t.state.move_number&&H({do:`goto`,move_number:e})}function Io(e){Fo((B.value?.move_number??0)+e)}async function Lo(e){if(K.value!==null){K.value=null;return}let t=(await yn(V.value)).find(t=>t.move===e);t?.earlier?K.value={is:`earlier`,board:t.earlier,move:e}:t&&t.verdicts.length>0&&(K.value={is:`verdicts`,reasoned:t,step:0})}function Ro(){let e=B.value;if(e===null)return null;let t=Nr.value??(Mr.value?kr.value:null);if(t===null||!F(t))return null;let{x:n,y:r}=P(t,e.size),i=q.value===`play`&&K.value===null&&Fr.value,a=!Po(t)&&!bn.value.has(t)&&hn(V.value),o=i?bn.value.get(t):void 0;return Q(x,{children:[o?.kind===`forbidden`&&Q(go,{lines:o.lines,size:e.size}),i&&a&&Q(`circle`,{class:`stone ${V.value} ghost`,cx:n+.5,cy:r+.5,r:.475}),Nr.value!==null&&Q(`path`,{class:`cursor`,d:zo(n,r)})]})}function zo(e,t){let[n,r]=[e+.5,t+.5],i=[-.9,.4].map(e=>`M${n} ${r+e}v0.5`),a=[-.9,.4].map(e=>`M${n+e} ${r}h0.5`);return[...i,...a].join(``)}function Bo(e){switch(e.kind){case`ko`:return Z(`why-ko`,{after:e.after_move});case`repeats`:{let t=e.faced_by??`nobody`,{what:n,after_move:r}=e;return Z(`why-repeats`,{what:n,by:t,after:r,rule:Z(`rule-${e.rule}`)})}case`forbidden`:return Z(`why-forbidden`,{kinds:Vo(e.kinds)});case`drawn`:return Z(`why-drawn`,{after:e.after_move});case`suicide`:case`occupied`:case`no_virtual_moves`:case`over`:return Z(`why-${e.kind}`)}}function Vo(e){return e.map(e=>Z(`forbidden-${e}`)).join(Z(`list-separator`))}var Ho={X:`black`,O:`white`,".":`empty`};function Uo(e,t,n){let{x:r,y:i}=P(e,t.size),a=n.rows[i]?.charAt(r),o=a===`X`||a===`O`?Ho[a]:Ho[`.`],s=[I(e,t),Z(`point-${o}`)];n.last===e&&s.push(Z(`point-last`)),n.views.forEach(({dead:t,owned:n},r)=>{let i=r===0?`black`:`white`;t.includes(e)&&s.push(Z(`point-dead-by-${i}`)),n.forEach((t,n)=>{t.includes(e)&&s.push(Z(`point-owned-by-${i}`,{owner:n===0?`black`:`white`}))})});let c=o===`empty`?n.owner?.[i]?.charAt(r):void 0;(c===`X`||c===`O`||c===`=`)&&s.push(Z(c===`=`?`point-shared`:c===`X`?`point-of-black`:`point-of-white`)),n.chosen.has(e)?s.push(Z(`point-chosen`)):n.choosable.has(e)&&s.push(Z(`point-choosable`)),n.ringed.has(e)&&s.push(Z(`point-changed`)),n.wild.has(e)&&s.push(Z(`point-wild`));let l=n.differing.get(e);l!==void 0&&s.push(Z(`point-differs`,{difference:la(l)})),s.push(...n.said.get(e)??[]);let u=n.forbidden.get(e);return u!==void 0&&s.push(Z(`point-illegal`,{why:Bo(u)})),s.join(Z(`list-separator`))}var Wo=13,Go=A({x:0,y:0}),Ko=!1;function qo({now:e,view:t}){let{width:n,height:r}=e.size,i={x:Math.min(Go.peek().x,n-1),y:Math.min(Go.peek().y,r-1)};return Q(`div`,{class:`grid`,role:`grid`,"aria-label":Z(`board-label`,{width:n,height:r}),style:{"--columns":String(n),"--rows":String(r)},onKeyDown:t=>Qo(t,e),onPointerLeave:()=>Yo(),children:Xa(t.rows).map((n,r)=>Q(`div`,{role:`row`,children:n.map((n,a)=>Q(`div`,{role:`gridcell`,children:Q(`button`,{type:`button`,class:`point`,"aria-label":Uo(n,e,t),"data-point":n,tabIndex:a===i.x&&r===i.y?0:-1,onPointerDown:e=>Ko=e.pointerType===`touch`,onPointerEnter:e=>Jo(e,n),onFocus:e=>Xo(e.currentTarget,{x:a,y:r},n),onBlur:()=>Yo(),onClick:()=>Zo(n,e)})},n))},r))})}function Jo(e,t){e.pointerType!==`touch`&&(kr.value=t,Mr.value=!0)}function Yo(){Mr.value=!1,kr.value=null}function Xo(e,t,n){e.closest(`.grid`)?.querySelector(`button[tabindex="0"]`)?.setAttribute(`tabindex`,`-1`),e.tabIndex=0,Go.value=t,Ar.value=bn.value.has(n)?n:null,Ko||(kr.value=n,Mr.value=!0)}function Zo(e,t){let n=Math.max(t.size.width,t.size.height)>Wo,r=Ko&&n||N.confirmMoves.value;q.value===`play`&&r&&Nr.value!==e?(Nr.value=e,Ar.value=bn.value.has(e)?e:null):(Nr.value=null,Ao(e))}function Qo(e,t){if((e.ctrlKey||e.altKey||e.metaKey)&&e.key!==`Home`&&e.key!==`End`)return;let{width:n,height:r}=t.size,{x:i,y:a}=Go.value,[o,s]=[n-1,r-1],c=e.ctrlKey;Ko=!1;let l=(()=>{switch(e.key){case`ArrowLeft`:return{x:Math.max(0,i-1),y:a};case`ArrowRight`:return{x:Math.min(o,i+1),y:a};case`ArrowUp`:return{x:i,y:Math.max(0,a-1)};case`ArrowDown`:return{x:i,y:Math.min(s,a+1)};case`Home`:return{x:0,y:c?0:a};case`End`:return{x:o,y:c?s:a};case`PageUp`:return{x:i,y:Math.max(0,a-5)};case`PageDown`:return{x:i,y:Math.min(s,a+5)};default:return null}})();if(l!==null){e.preventDefault();let t=l.y*n+l.x;e.currentTarget.querySelectorAll(`.point`)[t]?.focus()}else e.key===`v`&&t.virtual!==null&&q.value===`play`?(e.preventDefault(),jo(`virtual`)):e.key===`p`&&t.next.includes(`pass`)&&q.value===`play`?(e.preventDefault(),jo(`pass`)):e.key===`x`&&q.value===`play`&&(e.preventDefault(),$o())}function $o(){xn(pn(V.value))}function es({now:e,rows:t}){if(W.value!==`review`)return null;let{size:n}=e,r=e=>{let{x:r,y:i}=P(e,n);return{X:`black`,O:`white`}[t[i]?.charAt(r)??``]??`none`},i=ba.value&&N.ownershipShown.value?ha.value?.ownership:null,[a,o]=[Va.value,Ia.value];return Q(`g`,{class:`reviewed`,children:[i!=null&&Q(ro,{values:i,board:t}),o.length===0&&Q(x,{children:[[...oi.value?.on??[]].map(([e,t])=>Q(ts,{at:e,size:n,on:r(e),text:String(t)},e)),Ha.value.map(({at:e,isNext:t})=>Q(ns,{at:e,size:n,isNext:t},e)),Ma.value.filter(({move:e})=>F(e)).map((t,n)=>Q(rs,{candidate:t,isBest:n===0,now:e},t.move)),a.map((e,t)=>Q(is,{mark:e,size:n,on:r(e.at)},t))]}),o.map(({at:e,color:t,number:r})=>Q(`g`,{class:`added expected on-${t}`,children:[Q(`circle`,{class:`stone ${t}`,cx:P(e,n).x+.5,cy:P(e,n).y+.5,r:.475}),Q(ts,{at:e,size:n,on:t,text:String(r)})]},r))]})}function ts({at:e,size:t,on:n,text:r}){let{x:i,y:a}=P(e,t),o=r.length<3?.5:r.length===3?.4:1.5/r.length;return Q(x,{children:[n===`none`&&Q(`circle`,{class:`clearing`,cx:i+.5,cy:a+.5,r:.36}),Q(`text`,{class:`plain on-${n}`,x:i+.5,y:a+.5,"font-size":Math.max(.2,o),children:r})]})}function ns({at:e,size:t,isNext:n}){let{x:r,y:i}=P(e,t);return Q(`circle`,{class:n?`next on-line`:`next`,cx:r+.5,cy:i+.5,r:.4})}function rs({candidate:e,isBest:t,now:n}){let{x:r,y:i}=P(e.move,n.size),a=xa.value===`winrate`?ua(Ra(e.winrate,n.to_move)):da(za(e.lead,n.to_move));return Q(`g`,{class:t?`tried best`:`tried`,children:[t?Q(`rect`,{x:r+.03,y:i+.03,width:.94,height:.94,rx:.12}):Q(`circle`,{cx:r+.5,cy:i+.5,r:.46}),Q(`text`,{class:`letter`,x:r+.5,y:i+.33,children:e.letter}),Q(`text`,{x:r+.5,y:i+.68,"font-size":a.length>4?.27:.31,children:a})]})}function is({mark:e,size:t,on:n}){let{x:r,y:i}=P(e.at,t),[a,o]=[r+.5,i+.5];switch(e.shape){case`label`:return Q(ts,{at:e.at,size:t,on:n,text:e.text});case`circle`:return Q(`circle`,{class:`record-mark on-${n}`,cx:a,cy:o,r:.25});case`square`:return Q(`rect`,{class:`record-mark on-${n}`,x:a-.22,y:o-.22,width:.44,height:.44});case`triangle`:return Q(`path`,{class:`record-mark on-${n}`,d:`M${a} ${o-.29}l0.26 0.45h-0.52Z`});case`cross`:return Q(`path`,{class:`record-mark on-${n}`,d:`M${r+.28} ${i+.28}l0.44 0.44m0 -0.44l-0.44 0.44`})}}var as=.12;function os(){let e=B.value;if(e===null)return null;let t=Ga.value,{width:n,height:r}=e.size,i=Ht(e)===null?as:1.9*Ut(e.size),[a,o]=[n+2*i,r+2*i],s=(e,t)=>`${100*e/t}%`;return Q(`div`,{class:`board-room`,children:Q(`div`,{class:`board${t.away?` away`:``}`,style:{"--ratio":String(a/o)},"data-test":`board`,onWheel:ss,children:[Q(`svg`,{class:`picture`,viewBox:`${-i} ${-i} ${a} ${o}`,"aria-hidden":`true`,children:Q(`g`,{id:`drawing`,children:[Q(_o,{now:e,view:t}),Q(es,{now:e,rows:t.rows}),Q(Ro,{})]})}),Q(`div`,{class:`grid-room`,style:{left:s(i,a),right:s(i,a),top:s(i,o),bottom:s(i,o)},children:Q(qo,{now:e,view:t})})]})})}function ss(e){La(e.deltaY>0?1:-1)&&e.preventDefault()}function cs(e){return Z(`hand-${e.step}`,{side:e.side??`both`})}function ls(e,t){let n=e=>ds(e,t);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return`${Z(`hand-${e.step}`,{side:e.side})}${Z(`colon`)}${n(e.at)}`;case`move`:return`${Z(`hand-move`,{side:e.side})}${Z(`colon`)}${n(e.from)} → ${n(e.to)}`;case`exchange`:case`fill_public`:return`${Z(`hand-${e.step}`,{side:`both`})}${Z(`colon`)}${fs(e.black,e.white,t)}`;case`gather`:return Z(`hand-gather`,{side:`both`})}}function us({side:e},t,n){let r=e=>t.filter(t=>e===null||t.color===e),i=e=>r(e).map(({at:e})=>e);return e===null?fs(i(`black`),i(`white`),n):ds(i(null),n)}function ds(e,t){return e.map(e=>I(e,t)).join(` `)}function fs(e,t,n){return[...e.length>0?[`${Z(`color-black`)} ${ds(e,n)}`]:[],...t.length>0?[`${Z(`color-white`)} ${ds(t,n)}`]:[]].join(Z(`list-separator`))}function ps(e){switch(e.kind){case`no_such_point`:return Z(`hand-refused-no_such_point`,{point:e.point});case`no_stone`:case`not_on_border`:case`on_border`:case`not_own`:case`not_public`:case`twice`:return Z(`hand-refused-${e.kind}`,{point:ms(e.point)});case`no_debt`:return Z(`hand-refused-no_debt`,{side:e.side});case`more_than_owed`:return Z(`hand-refused-more_than_owed`,{owed:e.owed});case`fewer_beside`:return Z(`hand-refused-fewer_beside`,{beside:e.beside});case`unequal`:return Z(`hand-refused-unequal`,{one:e.numbers[0],two:e.numbers[1]});case`no_points`:case`nothing_to_gather`:case`too_many_steps`:return Z(`hand-refused-${e.kind}`)}}function ms(e){return B.value===null?e:I(e,B.value)}function hs(e){return Z(`color-${e}`)}function gs(e){return sa(`ruleset-${e}`)??e}function _s(e,t){return e===`pass`||e===`virtual`?Z(`move-${e}`):F(e)?I(e,t):e}function vs(e){switch(e.by){case`person`:return Z(`seat-person`);case`level`:return Z(`seat-level`,{level:e.level});case`time`:return Z(`seat-time`,{seconds:e.seconds})}}function ys(e){let{winner:t,margin:n,reason:r}=e;return t===null?Z(`result-draw`,{reason:Z(`reason-${r}`)}):Z(`result-win`,{winner:t,by:n===null?`none`:n.replace(/^[-+]/,``),reason:Z(`reason-${r}`)})}function bs({state:e,resigned:t,agreement:n,result:r}){return t===null?r===null?n?.disputed_by==null?Z(`phase-${e.phase}`):Z(`phase-disputed`):ys(r):Z(`phase-resigned`,{side:t})}function xs(e){let{state:t,thinking:n,agreement:r,resigned:i}=e;if(i!==null||t.over&&r===null)return[Z(`line-moves`,{number:t.move_number})];if(r!==null&&r.agreed)return[Z(`line-agreed`),...Ss(t)];if(r!==null&&r.disputed_by===null)return[Z(`line-agree-now`),...Ss(t)];let a=[Z(`line-turn`,{side:t.to_move,number:t.move_number+1}),...Ss(t)];n!==null&&a.push(Z(`line-thinking`)),(r!==null||t.phase===`resolution`)&&a.push(Z(`line-free-extra`)),t.offer!==null&&r===null&&a.push(Z(`line-offer-${t.pass_means===`accept_end`?`end`:`stop`}`,{side:t.offer}));let o=t.next.filter(e=>e===`play`||e===`virtual`||e===`pass`);return o.length>0&&a.push(Z(`line-may`,{what:o.map(e=>Z(`next-${e}`)).join(Z(`list-separator`))})),a}function Ss({debt:e}){return e?.debtor==null?[]:[Z(`line-debt`,{side:e.debtor,points:e.points})]}function Cs(e){switch(e.kind){case`unreadable`:case`bad_game`:case`bad_record`:return Z(`refused-${e.kind}`,{detail:e.detail});case`hand_step`:return ps(e.reason);default:return Z(`refused-${e.kind}`)}}function ws(){let e=L.value;if(e===null)return null;let{ruleset:t,size:n}=e.state,r=[`${n.width}×${n.height}`,bs(e),...xs(e)];return Q(`p`,{class:`live`,role:`status`,"data-test":`live`,"data-phase":e.state.phase,children:[Q(`strong`,{children:gs(t)}),r.map(e=>Q(`span`,{children:e},e))]})}var Ts={first:`M6 5v14M19 5l-9 7l9 7Z`,back:`M17 5l-10 7l10 7Z`,on:`M7 5l10 7l-10 7Z`,last:`M18 5v14M5 5l9 7l-9 7Z`,close:`M6 6l12 12M18 6l-12 12`};function Es({name:e}){return Q(`svg`,{class:`icon`,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:Q(`path`,{d:Ts[e]})})}function Ds({id:e,title:t,close:n,children:r}){let i=Ie(null);return Pe(()=>{let e=i.current;return e?.showModal(),()=>e?.close()},[]),Q(`dialog`,{ref:i,"aria-labelledby":`${e}-title`,"data-test":e,onClose:n,children:[Q(`header`,{children:[Q(`h2`,{id:`${e}-title`,children:t}),Q(`button`,{type:`button`,class:`quiet close`,"aria-label":Z(`close`),onClick:n,children:Q(Es,{name:`close`})})]}),r]})}function Os(){let[e,t]=[ko.value,B.value],n=e===null?void 0:bn.value.get(e);if(e===null||t===null||n===void 0)return null;let r=()=>{ko.value=null};return Q(Ds,{id:`lose`,title:Z(`lose-title`),close:r,children:[Q(`p`,{children:[Q(`strong`,{children:I(e,t)}),` `,Bo(n)]}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`lose-no`,onClick:r,children:Z(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`lose-yes`,onClick:Mo,children:Z(`lose-play`)})]})]})}var ks=A([]),As=A({all:1,without_network:1});async function js(){let e=await sn({do:`rulesets`},null);e?.is===`rulesets`&&(ks.value=e.rows,As.value=e.levels)}var Ms=A(new Map),Ns=new Set;function Ps(e){let t=N.language.value,n=`${t} ${e}`,r=Ms.value.get(n);return r===void 0&&!Ns.has(n)&&(Ns.add(n),Fs(n,e,t)),r??null}async function Fs(e,t,n){let r=await sn({do:`explain`,ruleset:t,language:n},null);r?.is===`explained`?Ms.value=new Map(Ms.value).set(e,r):r===null&&Ns.delete(e)}function Is({ruleset:e,short:t=!1}){let n=Ps(e);if(n===null)return Q(`p`,{class:`note explanation`,children:Z(`rules-waiting`)});let r=Q(x,{children:[Q(`p`,{class:`note`,children:Z(`rules-source`,{source:n.source})}),n.articles.length>0&&Q(x,{children:[Q(`h4`,{children:Z(`rules-articles`)}),Q(`ul`,{children:n.articles.map(e=>Q(`li`,{children:e},e))})]}),Q(`h4`,{children:Z(`rules-clauses`)}),Q(`ul`,{children:n.clauses.map(e=>Q(`li`,{children:e},e))})]});return Q(`div`,{class:`explanation`,"data-test":`explanation`,children:[Q(`p`,{children:n.summary}),t?Q(`details`,{children:[Q(`summary`,{children:Z(`rules-more`)}),r]}):r]})}function Ls({label:e,test:t,all:n,chosen:r,choose:i}){return Q(`label`,{class:`field`,children:[Q(`span`,{children:e}),Q(`select`,{"data-test":t,value:r,onChange:e=>{let t=n.find(({value:t})=>t===e.currentTarget.value);t!==void 0&&i(t.value)},children:n.map(({value:e,title:t})=>Q(`option`,{value:e,selected:e===r,children:t},e))})]})}var Rs=[`person`,`level`,`time`],zs=3,Bs=5,Vs=3600;function Hs({color:e,seat:t,test:n=``,sit:r}){return Q(`div`,{class:`seat-choice`,children:[Q(Ls,{label:hs(e),test:`${n}seat-${e}`,all:Rs.map(e=>({value:e,title:Z(`seat-by-${e}`)})),chosen:t.by,choose:e=>{switch(e){case`person`:return r({by:e});case`level`:return r({by:e,level:Math.min(zs,As.value.all)});case`time`:return r({by:e,seconds:Bs})}}}),t.by===`level`&&Q(`label`,{class:`field`,children:[Q(`span`,{children:Z(`seat-which-level`,{last:As.value.all})}),Q(`input`,{type:`number`,"data-test":`${n}level-${e}`,min:1,max:As.value.all,value:t.level,onChange:e=>{let t=Math.round(e.currentTarget.valueAsNumber);t>=1&&t<=As.value.all&&r({by:`level`,level:t})}})]}),t.by===`time`&&Q(`label`,{class:`field`,children:[Q(`span`,{children:Z(`seat-which-time`)}),Q(`input`,{type:`number`,"data-test":`${n}seconds-${e}`,min:.1,max:Vs,step:.1,value:t.seconds,onChange:e=>{let t=e.currentTarget.valueAsNumber;t>0&&t<=Vs&&r({by:`time`,seconds:t})}})]})]})}var Us=[5,7,9,13,15,19],Ws=[`0`,`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`],Gs=2,Ks=21;function qs({close:e}){let t=B.value,[n,r]=Me(t?.ruleset??``),[i,a]=Me(t?.size.width??9),[o,s]=Me(t?.size.height??9),[c,l]=Me(``),[u,d]=Me(`0`),[f,p]=Me(L.value?.seats??[{by:`person`},{by:`person`}]),m=ks.value.find(({name:e})=>e===n),h=m?.line_game===!0,g=e=>{r(e);let t=ks.value.find(t=>t.name===e);t!==void 0&&t.line_game!==h&&(a(t.size.width),s(t.size.height))},_=async()=>{let t=c.trim()===``?null:Number(c),r={komi:h?null:t,handicap:h?0:Number(u)};(await H({do:`new`,ruleset:n,width:i,height:o,...r,seats:f}))?.is===`game`&&(W.value=`play`,e())};return Q(Ds,{id:`new-game-dialog`,title:Z(`new-game`),close:e,children:Q(`form`,{class:`form`,onSubmit:e=>{e.preventDefault(),_()},children:[Q(Ls,{label:Z(`new-ruleset`),test:`ruleset`,all:ks.value.map(({name:e})=>({value:e,title:gs(e)})),chosen:n,choose:g}),Q(Is,{ruleset:n,short:!0}),Q(`fieldset`,{class:`sizes`,children:[Q(`legend`,{children:Z(`new-size`)}),Us.map(e=>Q(`button`,{type:`button`,class:i===e&&o===e?`small chosen`:`small`,"aria-pressed":i===e&&o===e,"data-test":`size-${e}`,onClick:()=>{a(e),s(e)},children:[e,`×`,e]},e)),Q(`div`,{class:`fields`,children:[Q(Js,{label:Z(`new-width`),test:`width`,value:i,set:a}),Q(Js,{label:Z(`new-height`),test:`height`,value:o,set:s})]})]}),!h&&Q(`div`,{class:`fields`,children:[Q(`label`,{class:`field`,children:[Q(`span`,{children:Z(`new-komi`)}),Q(`input`,{type:`number`,step:`any`,"data-test":`komi`,value:c,placeholder:m?.komi==null?``:String(m.komi),onInput:e=>l(e.currentTarget.value)})]}),Q(Ls,{label:Z(`new-handicap`),test:`handicap`,all:Ws.map(e=>({value:e,title:e===`0`?Z(`new-no-handicap`):e})),chosen:u,choose:d})]}),Q(`fieldset`,{children:[Q(`legend`,{children:Z(`new-who`)}),Q(Hs,{test:`new-`,color:`black`,seat:f[0],sit:e=>p([e,f[1]])}),Q(Hs,{test:`new-`,color:`white`,seat:f[1],sit:e=>p([f[0],e])}),Q(`p`,{class:`note`,children:L.value?.network==null?Z(`network-none`,{last:As.value.without_network}):Z(`network-named`,{name:L.value.network})})]}),z.value!==null&&Q(`p`,{class:`refused`,role:`alert`,children:Cs(z.value)}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,onClick:e,children:Z(`cancel`)}),Q(`button`,{type:`submit`,class:`strong`,"data-test":`start`,children:Z(`new-start`)})]})]})})}function Js(e){let{label:t,test:n,value:r,set:i}=e;return Q(`label`,{class:`field narrow`,children:[Q(`span`,{children:t}),Q(`input`,{type:`number`,"data-test":n,min:Gs,max:Ks,value:r,required:!0,onInput:e=>i(e.currentTarget.valueAsNumber)})]})}var Ys=8;function Xs({color:e,count:t,title:n,test:r,always:i=!1}){if(t===0&&!i)return null;let a=Math.min(t,Ys);return Q(`div`,{class:`pile`,"data-test":r,children:[Q(`span`,{class:`pile-title`,children:n}),Q(`span`,{class:`pile-count`,children:t}),Q(`svg`,{class:`pile-stones`,viewBox:`0 0 ${1+7*.55} 1`,"aria-hidden":`true`,children:Array.from({length:a},(t,n)=>Q(`circle`,{class:`stone ${e}`,cx:.5+n*.55,cy:`0.5`,r:`0.42`},n))})]})}function Zs({color:e}){let[t,n]=[B.value,L.value];if(t===null||n===null)return null;let r=mn(e),i=t.to_move===e&&Fr.value,a=K.value,o=a?.is===`earlier`?a.board.virtual:t.virtual,s=q.value===`look`?Mn.value:null,c=q.value===`hand`?Xn.value?.piles:s?.piles,l=s?.bowls??null;return Q(`section`,{class:`side ${e}${i?` turn`:``}`,"aria-label":hs(e),"data-test":`side-${e}`,children:[Q(`h2`,{children:[Q(`svg`,{class:`sign-stone`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:Q(`circle`,{class:`stone ${e}`,cx:`0.5`,cy:`0.5`,r:`0.46`})}),hs(e)]}),Q(`p`,{class:`seat`,children:vs(n.seats[r])}),Q(`p`,{class:`turn-mark`,children:i?Z(`to-move`):``}),c==null?Q(`div`,{class:`piles`,children:[o!==null&&Q(x,{children:[Q(Xs,{color:e,count:o[r],title:Z(`pile-virtual`),test:`tray-${e}`,always:!0}),q.value===`play`&&Q(Qs,{color:e})]}),t.prisoners!==null&&Q(Xs,{color:pn(e),count:t.prisoners[r],title:Z(`pile-prisoners`),test:`prisoners-${e}`,always:!0})]}):Q(`div`,{class:`piles`,"data-test":`piles-${e}`,children:[Q(Xs,{color:e,count:c.virtual[r],title:Z(`pile-virtual`)}),Q(Xs,{color:pn(e),count:c.prisoners[mn(pn(e))],title:Z(`pile-prisoners`)}),Q(Xs,{color:e,count:c.handed_over[r],title:Z(`pile-handed-over`)}),Q(Xs,{color:e,count:c.taken_off[r],title:Z(`pile-taken-off`)}),l!==null&&Q(Xs,{color:e,count:l[r],title:Z(`pile-bowl`),always:!0})]})]})}function Qs({color:e}){if(B.value===null||!Fr.value||!hn(e))return null;let t=V.value===e,n=t?bn.value.get(`virtual`):void 0,r=()=>{kr.value=n===void 0?null:`virtual`},i=n?Z(`virtual-move-illegal`,{why:Bo(n)}):Z(`virtual-move-of`,{side:e});return Q(`button`,{type:`button`,class:`virtual`,"data-test":`virtual-${e}`,"aria-label":i,"aria-disabled":n!==void 0||!t,onPointerEnter:r,onFocus:()=>{r(),n!==void 0&&(Ar.value=`virtual`)},onPointerLeave:()=>kr.value=null,onBlur:()=>kr.value=null,onClick:()=>{t&&jo(`virtual`)},children:[n!==void 0&&Q(`span`,{class:`crossed`,children:`✕`}),` `,Z(`virtual-move`)]})}function $s(){let[e,t]=[Xn.value,B.value];if(e===null||t===null)return Q(`div`,{class:`under`});let[n,r]=[$n.value,U.value.length],i=e.steps_made.length===0,a=n!==null&&r>0;return Q(`div`,{class:`under`,"data-test":`hand-bar`,children:[Q(`div`,{class:`hand-line`,children:[Q(ec,{board:e}),Q(`p`,{class:`hand-said`,"aria-live":`polite`,"data-test":`hand-said`,children:tc(e,n,t)})]}),Q(`div`,{class:`buttons`,role:`group`,"aria-label":Z(`count-hand`),children:[Q(nc,{board:e,may:n}),Q(`button`,{type:`button`,class:a?`strong`:``,"data-test":`hand-take`,"aria-disabled":!a,onClick:()=>a&&void ur(),children:Z(`hand-take`,{count:r})}),Q(`button`,{type:`button`,"data-test":`hand-undo`,"aria-disabled":i,onClick:()=>!i&&void dr(),children:Z(`hand-undo`)}),Q(`button`,{type:`button`,class:`quiet`,"data-test":`hand-again`,"aria-disabled":i,onClick:()=>!i&&void rr(!0),children:Z(`hand-again`)})]})]})}function ec({board:e}){let{black:t,white:n,debt:r,margin:i}=e.totals;return Q(`p`,{class:`hand-sums`,"data-test":`hand-margin`,children:[Q(`span`,{children:[Z(`color-black`),` `,t]}),Q(`span`,{children:[Z(`color-white`),` `,n]}),Q(`span`,{children:r.debtor===null?`${Z(`totals-debt`)} ${r.points}`:Z(`line-debt`,{side:r.debtor,points:r.points})}),Q(`strong`,{children:[Z(`totals-margin`),` `,i]})]})}function tc(e,t,n){let r=e.steps_made.at(-1);return z.value===null?t!==null&&U.value.length>0?Z(`hand-picked`,{points:us(t,U.value,n)}):r===void 0?Z(`hand-how`):Z(`hand-done`,{what:ls(r,n)}):Cs(z.value)}function nc({board:e,may:t}){let n={value:``,title:Z(`hand-steps`)};return Q(`div`,{class:`hand-kinds`,children:Q(Ls,{label:Z(`hand-step`),test:`hand-kind`,all:[n,...e.may.map(e=>({value:nr(e),title:cs(e)}))],chosen:t===null?``:nr(t),choose:t=>{let n=e.may.find(e=>nr(e)===t);n!==void 0&&ar(n)}})})}var rc=6;function ic(){return q.value===`hand`&&Xn.value!==null?Q($s,{}):Q(`div`,{class:`under`,children:[Q(ac,{}),Q(sc,{}),Q(cc,{})]})}function ac(){let e=B.value;if(e===null)return null;let t=K.value,n=t?.is===`earlier`?t.move:t?.is===`verdicts`?t.reasoned.move:jr.value,r=q.value===`play`&&n!==null?bn.value.get(n):void 0,i=r!==void 0&&[`ko`,`repeats`,`forbidden`].includes(r.kind);return Q(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`reason`,children:[t?.is===`earlier`?Q(`span`,{children:Z(`earlier-shown`,{after:t.board.after_move,move:_s(t.move,e)})}):r!==void 0&&n!==null?Q(`span`,{children:[Q(`strong`,{children:_s(n,e)}),` `,Bo(r)]}):z.value===null?gr.value===null?null:Q(oc,{}):Q(`span`,{class:`refused`,children:Cs(z.value)}),(t!==null||i)&&n!==null&&Q(`button`,{type:`button`,class:`small`,"data-test":`show-reason`,onClick:()=>void Lo(n),children:Z(t===null?`reason-show`:`reason-hide`)})]})}function oc(){let[e,t]=[gr.value,B.value];if(e===null||t===null)return null;let n=e.line.slice(0,rc).map(e=>_s(e,t)).join(` `),r=e.winrate===null?`–`:`${Math.round(e.winrate*100)} %`,i=e.lead===null?`–`:e.lead.toFixed(1);return Q(`span`,{"data-test":`hint-text`,children:e.move===null?Z(`hint-resign`,{side:e.color}):Z(`hint-move`,{side:e.color,move:_s(e.move,t),winrate:r,lead:i,visits:e.visits,line:n})})}function sc(){let[e,t]=[Nr.value,B.value];if(e===null||t===null||!F(e))return null;let{x:n,y:r}=P(e,t.size);return Q(`div`,{class:`place`,"data-test":`place-room`,children:[Q(`svg`,{class:`lens`,viewBox:`${n-1.5} ${r-1.5} 4 4`,"aria-hidden":`true`,children:Q(`use`,{href:`#drawing`})}),Q(`button`,{type:`button`,class:`strong`,"data-test":`place`,onClick:()=>void Ao(e),children:Z(`place`,{point:I(e,t)})}),Q(`button`,{type:`button`,"data-test":`place-cancel`,onClick:()=>Nr.value=null,children:Z(`cancel`)})]})}function cc(){let[e,t]=[B.value,L.value];if(e===null||t===null)return null;let n=e.move_number,r=t.moves.length,i=e.next.includes(`pass`)&&e.pass_means!==null&&!Pr.value&&q.value===`play`,a=hn(V.value)&&t.resigned===null;return Q(`div`,{class:`buttons`,role:`group`,"aria-label":Z(`buttons-label`),children:[Q(`button`,{type:`button`,class:e.offer!==null&&i?`pass strong`:`pass`,"data-test":`pass`,disabled:!i||!a,onClick:()=>void jo(`pass`),children:e.pass_means===null?Z(`pass-pass`):Z(`pass-${e.pass_means}`)}),Q(`span`,{class:`moves`,children:[Q(`button`,{type:`button`,"data-test":`first`,"aria-label":Z(`go-first`),disabled:n===0,onClick:()=>Fo(0),children:Q(Es,{name:`first`})}),Q(`button`,{type:`button`,"data-test":`undo`,"aria-label":Z(`go-back`),disabled:n===0,onClick:()=>Io(-1),children:Q(Es,{name:`back`})}),Q(`span`,{class:`number`,"data-test":`move-number`,children:Z(`move-of`,{number:n,last:r})}),Q(`button`,{type:`button`,"data-test":`redo`,"aria-label":Z(`go-on`),disabled:n===r,onClick:()=>Io(1),children:Q(Es,{name:`on`})}),Q(`button`,{type:`button`,"data-test":`last`,"aria-label":Z(`go-last`),disabled:n===r,onClick:()=>Fo(r),children:Q(Es,{name:`last`})})]}),n<r&&!hn(e.to_move)&&t.resigned===null&&Q(`button`,{type:`button`,"data-test":`play-on`,onClick:()=>void H({do:`play_on`}),children:Z(`play-on`)}),t.thinking===null?!N.hintsLocked.value&&Q(`button`,{type:`button`,"data-test":`hint`,disabled:e.over||Pr.value||hr.value||t.resigned!==null,onClick:()=>void _r(),children:hr.value?Z(`hint-asking`):Z(`hint`)}):Q(`button`,{type:`button`,class:`strong`,"data-test":`move-now`,onClick:()=>void H({do:`stop`}),children:Z(`move-now`)})]})}function lc({label:e,test:t,on:n}){return Q(`label`,{class:`switch`,children:[Q(`input`,{type:`checkbox`,"data-test":t,checked:n.value,onChange:e=>n.value=e.currentTarget.checked}),Q(`span`,{children:e})]})}var uc={en:`English`,"zh-Hans":`简体中文`,"zh-Hant":`繁體中文`};function dc({close:e}){return Q(Ds,{id:`settings`,title:Z(`settings`),close:e,children:Q(`div`,{class:`form`,children:[Q(Ls,{label:Z(`settings-language`),test:`language`,all:Tt.map(e=>({value:e,title:uc[e]})),chosen:N.language.value,choose:e=>N.language.value=e}),Q(Ls,{label:Z(`settings-theme`),test:`theme`,all:Et.map(e=>({value:e,title:Z(`theme-${e}`)})),chosen:N.theme.value,choose:e=>N.theme.value=e}),Q(Ls,{label:Z(`settings-coordinates`),test:`coordinates`,all:Dt.map(e=>({value:e,title:Z(`coordinates-${e}`)})),chosen:N.coordinates.value,choose:e=>N.coordinates.value=e}),Q(lc,{label:Z(`settings-confirm`),test:`confirm-moves`,on:N.confirmMoves}),Q(lc,{label:Z(`settings-hints-locked`),test:`hints-locked`,on:N.hintsLocked}),Q(`button`,{type:`button`,"data-test":`projector`,onClick:()=>{e(),Nt.value=!0},children:Z(`settings-projector`)}),Q(`section`,{class:`keys`,children:[Q(`h3`,{children:Z(`keys`)}),Q(`p`,{children:Z(`keys-board`)}),Q(`p`,{children:Z(`keys-moves`)}),Q(`p`,{children:Z(`keys-review`)})]})]})})}var fc=8<<20;async function pc(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream(`deflate-raw`)),n=new Uint8Array(await new Response(t).arrayBuffer()),r=``;for(let e=0;e<n.length;e+=8192)r+=String.fromCharCode(...n.subarray(e,e+8192));return btoa(r).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function mc(e){try{let t=atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`)).getReader(),i=new TextDecoder,a=``,o=0;for(let e=await r.read();!e.done;e=await r.read()){if(o+=e.value.length,o>fc)return await r.cancel(),null;a+=i.decode(e.value,{stream:!0})}return a+i.decode()}catch{return null}}var hc=700,gc=6e4,$=A(null),_c=j(()=>{let e=L.value?.here;return $.value!==null&&$.value.node===e?.id?$.value.text:e?.comment??``}),vc;function yc(e){let t=L.value?.here.id;t!==void 0&&($.value!==null&&$.value.node!==t&&bc(),$.value={node:t,text:e},window.clearTimeout(vc),vc=window.setTimeout(()=>void bc(),hc))}async function bc(){window.clearTimeout(vc);let e=$.value;e!==null&&(new TextEncoder().encode(JSON.stringify(e)).length>gc?z.value={kind:`too_long`}:await sn({do:`comment`,...e},null)!==null&&$.value===e&&($.value=null))}var xc=`liangyi-draft`,Sc=Cc();M(()=>{let e=$.value;if(e===null){sessionStorage.removeItem(xc);return}let t=J.peek()?.byId.get(e.node),n=t===void 0?null:ti(t);sessionStorage.setItem(xc,JSON.stringify({...e,steps:n}))});function Cc(){return JSON.parse(sessionStorage.getItem(xc)??`null`)}async function wc(){Sc!==null&&$.value===null&&($.value={node:Sc.node,text:Sc.text}),Sc=null,await bc()}async function Tc(){let e=Sc;Sc=null;let t=e?.steps==null?null:await ni(e.steps);e!==null&&t!==null&&($.value={node:t,text:e.text},await bc())}function Ec(){Sc=Cc()??Sc,$.value=null}var Dc=(24<<20)-1024,Oc=A(null);async function kc(e=!1){await bc();let t=await H({do:`save`,bare:e});return t?.is===`record`?t.sgf:null}function Ac(e){return new TextEncoder().encode(JSON.stringify(e)).length>Dc}async function jc(e,t=!1){if(await bc(),Ac(e))return z.value={kind:`too_long`},null;let n=await H({do:`open`,sgf:e,bytes:t});return n?.is===`game`&&(Oc.value=null),n}async function Mc(e){if(!e)return;if(e.size>Dc){z.value={kind:`too_long`};return}let t=new Uint8Array(await e.arrayBuffer()),n=Nc(t),r=W.value;if(W.value=`review`,(await jc(n??Pc(t),n===null))?.is!==`game`){let e=z.value;W.value=r,z.value=e}}function Nc(e){try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(e)}catch{return null}}function Pc(e){let t=``;for(let n=0;n<e.length;n+=8192)t+=String.fromCharCode(...e.subarray(n,n+8192));return t}async function Fc(){let e=await kc();if(e===null)return;let t=URL.createObjectURL(new Blob([e],{type:`application/x-go-sgf`})),n=document.createElement(`a`);n.href=t,n.download=`${L.value?.state.ruleset??`game`}.sgf`,n.click(),URL.revokeObjectURL(t)}var Ic=A(!1);async function Lc(){if(!isSecureContext)return Fc();let e=await kc();e!==null&&await Rc(e,Ic)}async function Rc(e,t){await navigator.clipboard.writeText(e),t.value=!0,window.setTimeout(()=>t.value=!1,2e3)}var zc=`liangyi-record`,[Bc,Vc]=[800,1e4],Hc=1e6,Uc,Wc=!1,Gc=!1;M(()=>{ga.value;let e=L.value?.here,t=(L.value?.moves.length??0)>0||(e?.next.length??0)>0||e?.comment!==``;R.value!==0&&e!==void 0&&t&&(Uc!==void 0&&Wc&&pa.value===null&&(window.clearTimeout(Uc),Uc=void 0),Wc=pa.value!==null,Uc??=window.setTimeout(()=>void Kc(),Wc?Vc:Bc))});async function Kc(){if(Uc=void 0,Gc)Uc=window.setTimeout(()=>void Kc(),Bc);else{Gc=!0;for(let e of[!1,!0]){let t=await qc(e);if(Oc.value=t===null?Oc.value:null,t===null||t!==``&&Pt(zc,t))break}Gc=!1}}async function qc(e){let t=L.value?.here,n=t?.on_main_line===!0&&t.next_on_line===null,r=await H({do:`save`,bare:e});if(r?.is!==`record`)return null;n||await Kr();let i={steps:n||Zr.value===null?null:ti(Zr.value),panel:W.value},{sgf:a}=r;return Ac(a)?``:JSON.stringify(a.length<Hc?{sgf:a,...i}:{packed:await pc(a),...i})}async function Jc(){Oc.value=await Yc()}async function Yc(){try{let e=localStorage.getItem(zc)??``;if(!e.startsWith(`{`))return e===``?null:{sgf:e,steps:null,panel:`play`};let t=JSON.parse(e),n=t.packed===void 0?t.sgf:await mc(t.packed);return typeof n==`string`?{sgf:n,steps:t.steps??null,panel:t.panel??`play`}:null}catch{return null}}async function Xc(){let e=Oc.value;e!==null&&(e.panel===`review`&&(W.value=`review`),(await jc(e.sgf))?.is===`game`&&e.steps!==null&&await ri(e.steps),await Tc())}function Zc(){let e=Gt.value;return Q(`div`,{class:`notices`,role:`status`,"data-test":`link`,children:[e===`opening`&&Q(`p`,{class:`notice`,children:Z(`link-opening`)}),e===`cut`&&Q(`p`,{class:`notice warn`,children:[Z(`link-cut`),` `,Q(`button`,{type:`button`,onClick:on,children:Z(`link-again`)})]}),e===`elsewhere`&&Q(`p`,{class:`notice warn`,children:[Z(`link-elsewhere`),` `,Q(`button`,{type:`button`,onClick:on,children:Z(`link-take-back`)})]}),e===`locked_out`&&Q(`p`,{class:`notice warn`,children:Z(`link-locked-out`)}),e===`open`&&Oc.value!==null&&Q(`p`,{class:`notice`,"data-test":`kept-record`,children:[Z(`kept-record`),` `,Q(`button`,{type:`button`,"data-test":`open-kept`,onClick:()=>void Xc(),children:Z(`kept-open`)}),` `,Q(`button`,{type:`button`,class:`quiet`,"data-test":`drop-kept`,onClick:()=>Oc.value=null,children:Z(`kept-drop`)})]})]})}function Qc(){let e=To.value.length===1?To.value[0]:void 0,t=e===void 0?null:e===`black`?`white`:`black`;return Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,"data-test":`adopt-judgement`,onClick:()=>void Do(`judgement`),children:Z(`adopt-judgement`)}),t!==null&&Q(`button`,{type:`button`,"data-test":`adopt-other`,onClick:()=>void Do(t),children:Z(`adopt-other`,{side:t})})]})}function $c(){Pe(()=>{Pr.value&&Cr()},[R.value]);let[e,t]=[Sr.value,B.value];if(t===null)return null;let n=e?.chains.filter(e=>e.dead||e.unsettled)??[];return Q(`section`,{class:`judgement`,"data-test":`judgement`,"aria-busy":yr.value,children:[Q(`h3`,{children:Z(`judgement`)}),e===null?Q(`p`,{class:`note`,children:yr.value?Z(`judgement-waiting`):Z(`judgement-none`)}):Q(x,{children:[n.length===0&&Q(`p`,{class:`note`,children:Z(`judgement-all-alive`)}),Q(`ul`,{children:n.map(e=>Q(`li`,{children:el(e,t)},e.stones.join(` `)))}),Q(lc,{label:Z(`judgement-shown`),test:`judgement-shown`,on:br}),Pr.value&&Q(Qc,{})]})]})}function el(e,t){let n=e.stones[0]??``,r=e.unsettled?`unsettled`:e.dead?`dead`:`alive`,i=e.proved?Z(`judged-proved`):Z(`judged-sure`,{percent:Math.round(e.confidence*100)});return`${Z(`judged-chain`,{side:e.color,at:I(n,t),count:e.stones.length})}${Z(`colon`)}${Z(`judged-${r}`)}${Z(`list-separator`)}${i}`}var tl=[`black`,`white`],nl=[`agreed`,`natural`];function rl(){let[e,t]=[B.value,L.value?.agreement];return e===null||t==null?Q(`p`,{class:`note`,children:Z(`agree-not-now`)}):Q(`div`,{class:`agree`,"data-test":`agree`,children:[Q(il,{agreement:t}),Pr.value&&Q(x,{children:[Q(`p`,{children:t.owners_matter?Z(`agree-how-owners`):Z(`agree-how`)}),Q(al,{}),Q(ol,{agreement:t})]}),Q(`div`,{class:`views`,children:tl.map(e=>Q(sl,{color:e,agreement:t},e))}),t.differs.length>0&&Q(`p`,{class:`note`,"data-test":`differs`,children:Z(`agree-differs`,{points:t.differs.join(` `)})}),Pr.value&&Q(`p`,{class:`row`,children:Q(`button`,{type:`button`,class:`quiet`,"data-test":`disagree`,onClick:()=>void H({do:`disagree`,by:To.value[0]??`black`}),children:Z(`disagree`)})}),Q($c,{})]})}function il({agreement:e}){let t=B.value?.to_move??`black`;return e.agreed?Q(`p`,{class:`notice good`,"data-test":`agreed`,children:Z(`agree-agreed`)}):e.disputed_by===null?null:Q(`p`,{class:`notice warn`,"data-test":`disputed`,children:Z(`agree-disputed`,{by:e.disputed_by,side:t})})}function al(){let e=wo.value,t=e.includes(So.value)?So.value:e[0];Pe(()=>{t!==void 0&&t!==So.value&&(So.value=t)});let n=e=>e===`both`?Z(`mark-as-both`):hs(e);return Q(`fieldset`,{children:[Q(`legend`,{children:Z(`mark-as`)}),Q(`div`,{class:`segments`,children:e.map(e=>Q(`button`,{type:`button`,"data-test":`mark-as-${e}`,"aria-pressed":e===t,onClick:()=>So.value=e,children:n(e)},e))})]})}function ol({agreement:e}){let t=To.value[0]??`black`,n=e.views[mn(t)].end;return Q(`fieldset`,{children:[Q(`legend`,{children:Z(`end-which`)}),Q(`div`,{class:`segments`,children:nl.map(e=>Q(`button`,{type:`button`,"data-test":`end-${e}`,"aria-pressed":n===e,onClick:()=>void Oo(t=>({do:`mark_end`,by:t,end:e})),children:Z(`end-${e}`)},e))}),Q(`p`,{class:`note`,children:Z(`end-${n}-means`)})]})}function sl({color:e,agreement:t}){let n=t.views[mn(e)],r=t.said_yes[mn(e)],i=hn(e)||To.value.includes(e);return Q(`section`,{class:`view by-${e}`,"aria-label":Z(`view-of`,{side:e}),"data-test":`view-${e}`,children:[Q(`h3`,{children:[Q(cl,{color:e}),hs(e)]}),Q(`p`,{children:Z(`view-dead`,{count:n.dead.length})}),n.owned.some(e=>e.length>0)&&Q(`p`,{children:Z(`view-owned`,{black:n.owned[0].length,white:n.owned[1].length})}),Q(`p`,{children:Z(`end-${n.end}`)}),Q(`button`,{type:`button`,class:r?`yes said`:`yes strong`,"data-test":`yes-${e}`,"aria-pressed":r,disabled:r||!i||!Pr.value||t.differs.length>0,onClick:()=>void H({do:`agree`,by:e}),children:Z(r?`said-yes`:`say-yes`)})]})}function cl({color:e}){return Q(`svg`,{class:`claims mark-sign`,viewBox:`0 0 0.4 0.4`,"aria-hidden":`true`,children:Q(`g`,{class:`by-${e}`,children:Q(`path`,{class:`sign`,d:e===`black`?`M0.06 0.06l0.28 0.28M0.34 0.06l-0.28 0.28`:`M0.2 0.06v0.28M0.06 0.2h0.28`})})})}function ll({id:e,label:t,tabs:n,chosen:r,choose:i,children:a}){return Q(`div`,{class:`tabs`,children:[Q(`div`,{class:`tab-list`,role:`tablist`,"aria-label":t,onKeyDown:e=>{let t=n.findIndex(({name:e})=>e===r),a=n.length-1,o={ArrowLeft:t===0?a:t-1,ArrowRight:t===a?0:t+1,Home:0,End:a}[e.key],s=o===void 0?void 0:n[o];s!==void 0&&o!==void 0&&(e.preventDefault(),i(s.name),e.currentTarget.querySelectorAll(`button`)[o]?.focus())},children:n.map(({name:t,title:n})=>Q(`button`,{type:`button`,role:`tab`,id:`${e}-${t}-tab`,"data-test":`tab-${t}`,"aria-selected":t===r,"aria-controls":`${e}-panel`,tabIndex:t===r?0:-1,onClick:()=>i(t),children:n},t))}),Q(`div`,{class:`tab-panel`,role:`tabpanel`,id:`${e}-panel`,"aria-labelledby":`${e}-${r}-tab`,tabIndex:0,children:a})]})}function ul(e){return Z(e===null?`method-own`:`method-${e}`)}function dl(e){let t=e.touched.length;switch(e.action){case`debt_paid`:case`surplus`:case`remainder`:return Z(`does-${e.action}`,{side:e.side,count:t});case`equal_territory`:return Z(`does-equal_territory`,{points:e.points});case`equal_stones`:return Z(`does-equal_stones`,{count:e.in_bowl});case`refill`:return Z(`does-refill`,{black:e.left[0],white:e.left[1]});case`dead_off`:return Z(`does-dead_off`,{count:t});case`stop`:case`fill`:case`fill_public`:case`fill_but_eyes`:case`eyes_aside`:case`gather`:return Z(`does-${e.action}`)}}function fl(){Pe(()=>void rr(),[R.value,Cn.value]);let[e,t,n]=[Xn.value,B.value,Zn.value];return e===null||t===null?Q(`p`,{class:`note`,"data-test":`hand-waiting`,"aria-busy":Jn.value,children:n===null?Z(`counting`):n.kind===`not_in_this_game`?Z(`hand-none`):Cs(n)}):Q(`div`,{class:`steps`,"data-test":`hand`,children:[Q(`div`,{class:`step-kinds`,role:`group`,"aria-label":Z(`hand-steps`),children:e.may.map(e=>Q(`button`,{type:`button`,class:`small of-${e.side??`both`}`,"data-test":`hand-${nr(e)}`,"aria-pressed":e===$n.value,onClick:()=>ar(e),children:cs(e)},nr(e)))}),Q(pl,{may:$n.value}),Q(ml,{board:e}),e.steps_made.length>0&&Q(`section`,{children:[Q(`h3`,{children:Z(`hand-made`)}),Q(`ol`,{class:`note made`,"data-test":`hand-made`,children:e.steps_made.map((e,n)=>Q(`li`,{children:ls(e,t)},n))})]})]})}function pl({may:e}){return Q(`div`,{class:`notice chosen-step`,"data-test":`hand-prepared`,children:e===null?Q(`p`,{children:Z(`hand-how`)}):Q(x,{children:[Q(`p`,{children:Z(`hand-means-${e.step}`)}),e.step!==`gather`&&Q(`p`,{children:Z(`hand-choose`,{side:e.side===null?`both`:`one`,most:e.most})})]})})}function ml({board:e}){return Q(`table`,{class:`totals`,"data-test":`hand-reads`,children:[Q(`caption`,{children:Z(`hand-reads`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:Z(`color-black`)}),Q(`th`,{scope:`col`,children:Z(`color-white`)})]})}),Q(`tbody`,{children:e.reads.map(({method:e,compared:t,black:n,white:r})=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Z(`reads-${t}`,{method:ul(e)})}),Q(`td`,{children:n}),Q(`td`,{children:r})]},e))})]})}function hl(){Pe(()=>void Kn(),[R.value,Cn.value,Rn.value]);let[e,t]=[Hn.value,Un.value];return Q(x,{children:[Q(`p`,{class:`note difference`,"aria-live":`polite`,"data-test":`difference`,children:Rn.value.length<2?Z(`compare-pair`):t===null?e===null?Z(`comparing`):Z(`compare-difference`,{count:e.points.length}):Cs(t)}),e!==null&&Q(gl,{found:e})]})}function gl({found:e}){let[t,n]=e.between;return Q(`table`,{class:`pair`,"data-test":`pair`,children:[Q(`caption`,{children:Z(`compare-parts`,{unit:Z(`unit-${e.unit}`)})}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:gs(t)}),Q(`th`,{scope:`col`,children:gs(n)}),Q(`th`,{scope:`col`,children:Z(`compare-more`)})]})}),Q(`tbody`,{children:[Q(_l,{title:Z(`compare-points`),sum:e.on_points}),e.rest.map(e=>Q(_l,{title:Z(`rest-${e.part}`),sum:e},e.part)),Q(_l,{title:Z(`totals-margin`),sum:e.margin,isTotal:!0})]})]})}function _l({title:e,sum:t,isTotal:n=!1}){let r=t.first!==t.second;return Q(`tr`,{class:n?`counted`:r?``:`alike`,children:[Q(`th`,{scope:`row`,children:e}),Q(`td`,{children:t.first}),Q(`td`,{children:t.second}),Q(`td`,{children:la(t.difference)})]})}function vl(){let e=In.value;return e===null?Q(`p`,{class:`row`,children:Q(`button`,{type:`button`,class:`strong`,"data-test":`compare`,disabled:Fn.value,onClick:()=>void Ln(),children:Fn.value?Z(`comparing`):Z(`compare`)})}):Q(x,{children:[Q(hl,{}),Q(`table`,{class:`rulesets`,"data-test":`comparison`,children:[Q(`caption`,{class:`sr-only`,children:Z(`compare`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:Z(`new-ruleset`)}),Q(`th`,{scope:`col`,children:Z(`compare-winner`)}),Q(`th`,{scope:`col`,children:Z(`totals-margin`)})]})}),Q(`tbody`,{children:e.map(e=>Q(yl,{row:e},e.ruleset))})]})]})}function yl({row:e}){return Q(`tr`,{class:e.ruleset===B.value?.ruleset?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,"data-test":`compare-${e.ruleset}`,"aria-pressed":Rn.value.includes(e.ruleset),onClick:()=>Gn(e.ruleset),children:gs(e.ruleset)})}),Q(`td`,{children:e.winner===null?e.result===null?`–`:Z(`compare-draw`):hs(e.winner)}),Q(`td`,{children:e.margin??e.result??`–`})]})}function bl(){Pe(()=>void Nn(),[R.value,Cn.value]);let[e,t]=[Dn.value,jn.value];return e===null||t===null?Q(`p`,{class:`note`,"data-test":`counting`,"aria-busy":En.value,children:On.value&&z.value!==null?Cs(z.value):Z(`counting`)}):Q(`div`,{class:`steps`,"data-test":`steps`,children:[Q(ll,{id:`method`,label:Z(`methods-label`),tabs:e.counts.map((e,t)=>({name:String(t),title:ul(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>kn.value=Number(e),children:[Q(xl,{board:t}),Q(Sl,{board:t}),Q(`p`,{class:`result`,"data-test":`result`,children:ys(t.result)})]}),t.lazy!==null&&Q(`p`,{class:`notice warn`,children:Z(`count-lazy`,{side:t.lazy.offered_first,points:t.lazy.regions.join(` `)})}),Q(`p`,{class:`note`,children:[Z(`end-${e.end}`),Z(`list-separator`),e.judged?Z(`count-judged`):Z(`count-agreed`)]})]})}function xl({board:e}){let t=e.steps.length-1,n=Math.min(An.value,t),r=Mn.value;return Q(`div`,{class:`slider`,children:[Q(`div`,{class:`slider-row`,children:[Q(`button`,{type:`button`,class:`small`,"data-test":`step-back`,"aria-label":Z(`step-back`),disabled:n===0,onClick:()=>An.value=n-1,children:Q(Es,{name:`back`})}),Q(`input`,{type:`range`,"data-test":`step`,"aria-label":Z(`step-slider`),"aria-valuetext":r===null?``:dl(r),min:0,max:t,value:n,onInput:e=>An.value=e.currentTarget.valueAsNumber}),Q(`button`,{type:`button`,class:`small`,"data-test":`step-on`,"aria-label":Z(`step-on`),disabled:n===t,onClick:()=>An.value=n+1,children:Q(Es,{name:`on`})})]}),Q(`p`,{class:`step-text`,"aria-live":`polite`,"data-test":`step-text`,children:[Q(`span`,{class:`step-number`,children:Z(`step-of`,{number:n+1,last:t+1})}),` `,r===null?``:dl(r)]})]})}function Sl({board:e}){let t=Math.min(An.value,e.steps.length-1),n=e.steps.flatMap((e,t)=>e.totals===null?[]:[{made:e,sums:e.totals,place:t}]);return Q(`table`,{class:`totals`,"data-test":`totals`,children:[Q(`caption`,{class:`sr-only`,children:Z(`totals-label`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:Z(`color-black`)}),Q(`th`,{scope:`col`,children:Z(`color-white`)}),Q(`th`,{scope:`col`,children:Z(`totals-debt`)}),Q(`th`,{scope:`col`,children:Z(`totals-margin`)})]})}),Q(`tbody`,{children:[n.map(({made:e,sums:n,place:r})=>Q(Cl,{made:e,sums:n,isShown:r===t,choose:()=>An.value=r},r)),Q(`tr`,{class:`counted`,children:[Q(`th`,{scope:`row`,children:Z(`compared-${e.compared}`)}),Q(`td`,{children:e.black}),Q(`td`,{children:e.white}),Q(`td`,{children:e.debt.points}),Q(`td`,{children:e.result.margin??`–`})]})]}),Q(`tfoot`,{children:Q(`tr`,{children:Q(`td`,{colSpan:5,children:Z(`totals-komi`,{komi:String(e.komi),unit:Z(`unit-${e.unit}`)})})})})]})}function Cl(e){let{made:t,sums:n,isShown:r,choose:i}=e;return Q(`tr`,{class:r?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,onClick:i,children:Z(`action-${t.action}`)})}),Q(`td`,{children:n.black}),Q(`td`,{children:n.white}),Q(`td`,{children:n.debt.points}),Q(`td`,{children:n.margin})]})}function wl(){return B.value?.game===`line_game`?Q(`p`,{class:`panel note`,children:Z(`count-none`)}):Q(`div`,{class:`panel`,children:Q(ll,{id:`count`,label:Z(`panel-count`),tabs:Er.map(e=>({name:e,title:Z(`count-${e}`)})),chosen:G.value,choose:e=>G.value=e,children:[G.value===`agree`&&Q(rl,{}),G.value===`steps`&&Q(x,{children:[Q(Tl,{}),Q(bl,{})]}),G.value===`hand`&&Q(x,{children:[Q(Tl,{}),Q(fl,{})]}),G.value===`rulesets`&&Q(x,{children:[Q(Tl,{}),Q(vl,{})]})]})})}function Tl(){let e=L.value?.agreement,t=e==null?[`judgement`]:[`judgement`,`black`,`white`];return e?.agreed&&t.unshift(`agreed`),Q(Ls,{label:Z(`count-whose`),test:`count-view`,all:t.map(e=>({value:e,title:Z(`whose-${e}`)})),chosen:Cn.value,choose:e=>Sn.value=e})}var El=[`black`,`white`];function Dl(){let[e,t]=[B.value,L.value];if(e===null||t===null)return null;let n=!e.over&&t.resigned===null;return Q(`div`,{class:`panel`,children:[Pr.value&&Q(`p`,{class:`notice`,children:[Z(`stopped-notice`),` `,Q(`button`,{type:`button`,"data-test":`go-agree`,onClick:()=>{W.value=`count`,G.value=`agree`},children:Z(`stopped-agree`)})]}),(n||t.agreement?.disputed_by!=null)&&!Pr.value&&Q(Ol,{}),Q(`section`,{children:[Q(`h3`,{children:Z(`play-moves`)}),Q(kl,{})]}),Q(`section`,{children:[Q(`h3`,{children:Z(`play-who`)}),El.map(e=>Q(Hs,{color:e,seat:t.seats[mn(e)],sit:n=>void H({do:`sit`,seats:e===`black`?[n,t.seats[1]]:[t.seats[0],n]})},e)),Q(`p`,{class:`note`,children:t.network===null?Z(`network-off`):Z(`network-named`,{name:t.network})})]}),Q(`p`,{class:`row`,children:Q(`button`,{type:`button`,"data-test":`copy`,onClick:()=>void Lc(),children:Ic.value?Z(`copied`):Z(`copy`)})}),n&&Q(`p`,{class:`row`,children:El.filter(hn).map(e=>Q(`button`,{type:`button`,class:`quiet`,"data-test":`resign-${e}`,onClick:()=>void H({do:`resign`,color:e}),children:Z(`resign`,{side:e})},e))})]})}function Ol(){return Q(`fieldset`,{class:`play-as`,children:[Q(`legend`,{children:Z(`play-as`)}),Q(`div`,{class:`segments`,children:El.map(e=>Q(`button`,{type:`button`,"data-test":`play-as-${e}`,"aria-pressed":V.value===e,disabled:!hn(e),onClick:()=>xn(e),children:hs(e)},e))}),V.value!==B.value?.to_move&&Q(`p`,{class:`note`,children:B.value?.extra_moves_cost?Z(`extra-costs`):Z(`extra-free`)})]})}function kl(){let[e,t]=[B.value,L.value];return e===null||t===null?null:t.moves.length===0?Q(`p`,{class:`note`,children:Z(`play-no-moves`)}):Q(`ol`,{class:`move-list`,"data-test":`moves`,children:t.moves.map(({color:t,move:n},r)=>Q(`li`,{children:Q(`button`,{type:`button`,class:`small ${t}`,"aria-current":r+1===e.move_number?`step`:void 0,onClick:()=>Fo(r+1),children:[r+1,`. `,Q(`span`,{class:`dot ${t}`,"aria-hidden":`true`}),Q(`span`,{class:`sr-only`,children:[hs(t),` `]}),_s(n,e)]})},r))})}function Al(){let[e,t]=[K.value,B.value];if(e?.is!==`verdicts`||t===null)return null;let{reasoned:n,step:r}=e,i=n.verdicts[r];if(i===void 0)return null;let a=e=>{K.value={is:`verdicts`,reasoned:n,step:e}},o=n.verdicts.length-1,s=i.after.map(e=>I(e,t)).join(Z(`list-separator`));return Q(`section`,{class:`verdicts`,"aria-label":Z(`verdicts-label`),"data-test":`verdicts`,children:[Q(`div`,{class:`verdict-head`,children:[Q(`button`,{type:`button`,class:`small`,"data-test":`verdict-back`,"aria-label":Z(`verdict-back`),disabled:r===0,onClick:()=>a(r-1),children:Q(Es,{name:`back`})}),Q(`span`,{children:Z(`verdict-of`,{number:r+1,last:o+1})}),Q(`button`,{type:`button`,class:`small`,"data-test":`verdict-on`,"aria-label":Z(`verdict-on`),disabled:r===o,onClick:()=>a(r+1),children:Q(Es,{name:`on`})})]}),Q(`p`,{children:[Q(`strong`,{children:I(i.point,t)}),` `,i.verdict===`forbidden`?Z(`verdict-forbidden`,{kinds:Vo(i.kinds)}):Z(`verdict-${i.verdict}`),i.after.length>0&&` ${Z(`verdict-after`,{points:s})}`]}),Q(`ul`,{children:i.lines.map(e=>Q(`li`,{children:Q(jl,{line:e,now:t,go:a})},`${e.direction} ${e.stones.join(` `)}`))})]})}function jl({line:e,now:t,go:n}){let r=e=>e.map(e=>I(e,t)).join(` `);return Q(x,{children:[Z(`shape-${e.shape}`),`: `,r(e.stones),e.by.length>0&&` (${Z(`line-by`,{points:r(e.by)})})`,e.spoiled.map((e,r)=>Q(`span`,{class:`spoiled`,children:[` `,Ml(e,t),e.kind===`forbidden`&&Q(`button`,{type:`button`,class:`small`,onClick:()=>n(e.verdict),children:Z(`verdict-see`,{number:e.verdict+1})})]},r))]})}function Ml(e,t){let n=I(e.point,t);switch(e.kind){case`stone`:case`overline`:return Z(`spoiled-${e.kind}`,{point:n,at:I(e.at,t)});case`edge`:case`five`:case`forbidden`:return Z(`spoiled-${e.kind}`,{point:n})}}function Nl(){let[e,t]=[pa.value,L.value?.network??null];return N.hintsLocked.value?Q(`p`,{class:`note`,children:Z(`engine-locked`)}):Q(`div`,{class:`analyse`,children:[Q(lc,{label:Z(`engine-shown`),test:`engine-shown`,on:N.engineShown}),ba.value&&Q(x,{children:[Q(`p`,{class:`note`,children:t===null?Z(`network-off`):Z(`network-named`,{name:t})}),Q(`div`,{class:`fields`,children:[Q(Ls,{label:Z(`analyse-visits`),test:`visits`,all:kt.map(e=>({value:e,title:e})),chosen:N.visits.value,choose:e=>N.visits.value=e}),B.value?.game===`go`&&Q(Ls,{label:Z(`graph-of`),test:`measure`,all:Ot.map(e=>({value:e,title:Z(`measure-${e}`)})),chosen:N.measure.value,choose:e=>N.measure.value=e})]}),Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,class:`small strong`,"data-test":`analyse-line`,onClick:()=>void va(`line`),children:Z(`analyse-line`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`analyse-here`,onClick:()=>void va(`here`),children:Z(`analyse-here`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`analyse-tree`,onClick:()=>void va(`tree`),children:Z(`analyse-tree`)})]})]}),e!==null&&Q(`div`,{class:`progress`,"data-test":`progress`,children:[Q(`progress`,{"aria-label":Z(`analysing`),max:e.of,value:e.done}),Q(`span`,{children:Z(`analysed-of`,{done:e.done,of:e.of})}),Q(`button`,{type:`button`,class:`small`,"data-test":`stop-analysis`,onClick:ya,children:Z(`analyse-stop`)})]})]})}function Pl(e,t){let n=[];return e.move===null?n.push(Z(e.parent===null?`node-root`:e.sets_up?`node-set-up`:`node-plain`)):n.push(String(e.number),Fl(e,t)),e.name!==null&&n.push(e.name),e.comment&&n.push(Z(`node-commented`)),n.join(Z(`list-separator`))}function Fl({color:e,move:t},n){return t===null||e===null?Z(`node-plain`):`${hs(e)} ${_s(t,n)}`}function Il(e){let t=da(Math.abs(e)).replace(`+`,``);return Z(`lead-of`,{side:e<0?`white`:`black`,points:t})}function Ll({move:e,forbidden:t,same_as:n}){return t===null?Z(`repeats-allowed`,{after:n??0}):Bo({move:e,...t})}function Rl(){let[e,t]=[B.value,ha.value];if(e===null)return null;if(t===null)return Q(`p`,{class:`note`,children:Z(`not-analysed`)});let n=e.game===`go`;return Q(`section`,{"data-test":`candidates`,children:[Q(`p`,{"data-test":`position-value`,children:[Z(`position-value`,{winrate:ua(t.winrate),visits:fa(t.visits)}),n&&` · ${Il(t.lead)}`,t.stopped!==null&&` · ${Z(`stopped-here`,{result:t.stopped.result})}`]}),Q(`table`,{children:[Q(`caption`,{children:Z(`candidates-of`,{side:e.to_move})}),Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:Z(`candidate-move`)}),Q(`th`,{scope:`col`,children:Z(`winrate`)}),n&&Q(`th`,{scope:`col`,children:Z(`lead`)}),Q(`th`,{scope:`col`,children:Z(`visits`)})]})}),Q(`tbody`,{onPointerLeave:e=>Bl(e,null),children:Ma.value.map(({move:t,letter:r,winrate:i,lead:a,visits:o,pv:s})=>Q(`tr`,{onPointerEnter:e=>Bl(e,t),class:Na.value===t?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,"data-test":`candidate-${r}`,"aria-label":Z(`candidate-name`,{letter:r,move:_s(t,e),line:s.map(t=>_s(t,e)).join(` `)}),onFocus:()=>Na.value=t,onBlur:()=>Na.value=null,onPointerDown:e=>zl=e.pointerType===`touch`&&Na.value!==t,onClick:()=>Vl(t,e),children:[r,` `,_s(t,e)]})}),Q(`td`,{children:ua(Ra(i,e.to_move))}),n&&Q(`td`,{children:da(za(a,e.to_move))}),Q(`td`,{children:fa(o)})]},t))})]})]})}var zl=!1;function Bl(e,t){e.pointerType!==`touch`&&(Na.value=t)}function Vl(e,t){zl?(zl=!1,Na.value=e):V.value===t.to_move&&jo(e)}function Hl(){return Q(`label`,{class:`field comment`,children:[Q(`span`,{children:Z(`comment`)}),Q(`textarea`,{"data-test":`comment`,rows:3,value:_c.value,onInput:e=>yc(e.currentTarget.value),onBlur:()=>void bc()})]})}var Ul=[10,20,50,100,200,500],Wl=20;function Gl(e){let t=e.map(Math.abs).sort((e,t)=>e-t),n=Math.max(Wl,t[Math.floor(.98*(t.length-1))]??0);return Ul.find(e=>e>=n)??Ul.at(-1)??n}function Kl(e,t){return n=>e===`winrate`?1-n.winrate:ql(n.lead,t)}function ql(e,t){return .5-Math.max(-t,Math.min(t,e))/(2*t)}function Jl(e,t,n){let r=``,i=!1;return e.forEach((a,o)=>{if(a===null){i=!1;return}let s=!i&&e[o+1]==null?`h0.01`:``;r+=`${i?`L`:`M`}${t(o).toFixed(1)} ${(a*n).toFixed(1)}${s}`,i=!0}),r}var[Yl,Xl,Zl]=[600,150,8],Ql=10,$l=.01;function eu(){let e=B.value,t=Y.value;if(e===null||t.length===0)return null;let n=t.map(({node:e})=>ga.value.get(e.id)??null),r=xa.value===`lead`,i=Gl(n.flatMap(e=>e===null?[]:[e.lead])),a=Kl(xa.value,i),o=Math.max(1,t.length-1),s=e=>Zl+(Yl-2*Zl)*e/o,c=n.map(e=>e===null?null:a(e)),l=n.map(e=>e?.stopped==null?null:ql(e.stopped,i)),u=ei.value;return Q(`div`,{class:`graph-room`,children:[Q(`div`,{class:`bounds`,"aria-hidden":`true`,children:[Q(`span`,{children:r?Z(`graph-bound`,{side:`black`,points:i}):`100%`}),Q(`span`,{children:r?Z(`graph-bound`,{side:`white`,points:i}):`0%`})]}),Q(`div`,{class:`graph`,role:`slider`,tabIndex:0,"aria-label":Z(`graph-label`),"aria-valuemin":0,"aria-valuemax":t.length-1,"aria-valuenow":Math.max(0,u),"aria-valuetext":tu(Math.max(0,u)),"data-test":`graph`,onKeyDown:iu,onPointerDown:ru,onPointerMove:ru,children:Q(`svg`,{viewBox:`0 0 ${Yl} ${Xl}`,preserveAspectRatio:`none`,"aria-hidden":`true`,children:[Q(`path`,{class:`middle`,d:`M0 ${Xl/2}H${Yl}`}),t.map(({node:e},t)=>{let n=ka.value.get(e.id),a=n===void 0?0:r?n.points/(2*i):n.winrate,o=Xl*(1-Math.min(1,a));return a<$l?null:Q(`path`,{class:`loss ${e.color??``}`,d:`M${s(t)} ${Xl}V${o.toFixed(1)}`},e.id)}),r&&Q(`path`,{class:`stopped-line`,d:Jl(l,s,Xl)}),Q(`path`,{class:`halo-line`,d:Jl(c,s,Xl)}),Q(`path`,{class:`value-line`,d:Jl(c,s,Xl)}),t.map(({node:e,children:t},n)=>t.length>1?Q(`path`,{class:`branch`,d:`M${s(n)} 4h0.01`},e.id):null),u>=0&&Q(`path`,{class:`now-line`,d:`M${s(u)} 0V${Xl}`})]})}),Q(`p`,{class:`legend`,"aria-hidden":`true`,children:[Q(`span`,{class:`key value-key`,children:Z(`measure-${xa.value}`)}),r&&Q(`span`,{class:`key stopped-key`,children:Z(`graph-stopped`)}),Q(`span`,{class:`key loss-key`,children:Z(`graph-losses`)})]})]})}function tu(e){let[t,n]=[B.value,Y.value[e]];if(t===null||n===void 0)return``;let r=ga.value.get(n.node.id),i=r===void 0?Z(`not-analysed-short`):xa.value===`winrate`?Z(`black-winrate`,{winrate:ua(r.winrate)}):Il(r.lead);return[Pl(n.node,t),i].join(Z(`list-separator`))}function nu(e){let t=Y.value[Math.max(0,Math.min(Y.value.length-1,e))];t!==void 0&&Qr(t.node.id)}function ru(e){if(e.buttons!==1)return;e.type===`pointerdown`&&e.currentTarget.setPointerCapture(e.pointerId);let{left:t,width:n}=e.currentTarget.getBoundingClientRect(),r=(e.clientX-t)/n*(Yl/(Yl-2*Zl))-Zl/(Yl-2*Zl);nu(Math.round(r*(Y.value.length-1)))}function iu(e){let t=ei.value,n={ArrowLeft:t-1,ArrowDown:t-1,ArrowRight:t+1,ArrowUp:t+1,PageDown:t-Ql,PageUp:t+Ql,Home:0,End:Y.value.length-1}[e.key];n===void 0||e.ctrlKey||e.altKey||e.metaKey||(e.preventDefault(),nu(n))}var au=[`black`,`white`],ou=[`opening`,`middle`,`endgame`];function su(){let e=Sa.value;return e===null||e.analysed===0||!ba.value?null:Q(`section`,{"data-test":`losses`,children:[Q(`h3`,{children:Z(`losses`)}),Q(`p`,{class:`note`,children:Z(`losses-of`,{analysed:e.analysed,of:e.of})}),Q(`table`,{children:[Q(`caption`,{children:Z(`losses-caption`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),ou.map(e=>Q(`th`,{scope:`col`,children:Z(`part-${e}`)},e))]})}),Q(`tbody`,{children:au.map((t,n)=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:hs(t)}),e.losses[n]?.map(({moves:e,points:t},n)=>Q(`td`,{children:e===0?`–`:Z(`loss-sum`,{points:t.toFixed(1),moves:e})},n))]},t))})]}),e.dearest.length>0&&Q(x,{children:[Q(`h4`,{children:Z(`dearest`)}),Q(`ol`,{class:`dearest`,"data-test":`dearest`,children:e.dearest.map(e=>Q(cu,{loss:e},e.node))})]})]})}function cu({loss:e}){let t=B.value;return t===null?null:Q(`li`,{children:[Q(`button`,{type:`button`,class:`link`,onClick:()=>void Qr(e.node),children:[e.number,`. `,Fl(e,t)]}),` `,Z(`dear`,{points:e.points.toFixed(1),better:e.better===null?`none`:_s(e.better,t)})]})}function lu(){let[e,t]=[B.value,Sa.value?.repetitions??[]];return e===null||t.length===0?null:Q(`section`,{"data-test":`repetitions`,children:[Q(`h3`,{children:Z(`repetitions`)}),Q(`ul`,{class:`dearest`,children:t.map(t=>Q(`li`,{children:[Q(`button`,{type:`button`,class:`link`,onClick:()=>void Qr(t.node),children:[t.number,`. `,Fl(t,e)]}),` `,Ll(t)]},t.node))})]})}function uu(e){return new URLSearchParams(location.hash.slice(1)).get(e)}function du(...e){let t=location.hash.slice(1).split(`&`).filter(t=>!e.some(e=>t.startsWith(`${e}=`))).join(`&`);history.replaceState(null,``,t===``?location.pathname:`${location.pathname}#${t}`)}var fu=A(!1);async function pu(){let e=await kc(!0);if(e===null)return;let t=Zr.value===null?``:`&node=${mu(ti(Zr.value))}`;await Rc(`${location.origin}/#record=${await pc(e)}${t}&panel=${W.value}`,fu)}function mu(e){let t=[],n=0;for(let r of[...e,null])r===0?n++:(n>0&&t.push(`n${n}`),r!==null&&t.push(String(r)),n=0);return t.length===0?`n0`:t.join(`.`)}var hu=1e4;function gu(e){return e.split(`.`).flatMap(e=>{let t=Math.min(hu,Number(/^n?(\d+)$/.exec(e)?.[1]??0));return e.startsWith(`n`)?Array(t).fill(0):[t]})}async function _u(){let[e,t,n]=[uu(`record`),uu(`node`),uu(`panel`)];if(e===null&&n===null||(du(`record`,`node`,`panel`),W.value=Tr.find(e=>e===n)??`review`,e===null))return;let r=await mc(e);if(r===null){z.value={kind:`bad_record`,detail:`#record`};return}let i=await jc(r);i?.is===`game`&&t!==null&&(/^\d+$/.test(t)?await H({do:`goto`,move_number:Math.min(Number(t),i.moves.length)}):await ri(gu(t)))}function vu(){addEventListener(`hashchange`,()=>{uu(`token`)===null&&_u()})}var yu=A(!1);function bu(){let[e,t,n]=[Zr.value,L.value?.here,B.value];if(e===null||t===void 0||n===null)return null;let r=(e.parent?.children??[]).filter(t=>t!==e);return Q(`div`,{class:`node-tools`,children:[t.next.length>0&&Q(xu,{title:Z(`next-moves`),test:`next`,all:t.next,next:t.next_on_line}),r.length>0&&Q(xu,{title:Z(`other-moves`),test:`other`,all:r.map(({node:e})=>e),next:null}),Q(`p`,{class:`row`,children:[!Ur(e)&&Q(`button`,{type:`button`,class:`small`,"data-test":`promote`,onClick:()=>Su(`promote`,e),children:Z(`promote`)}),e.parent!==null&&Q(`button`,{type:`button`,class:`small`,"data-test":`remove`,onClick:()=>yu.value=!0,children:Z(`remove`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`copy-link`,onClick:()=>void pu(),children:fu.value?Z(`copied`):Z(`copy-link`)})]}),yu.value&&Q(Cu,{at:e})]})}function xu({title:e,test:t,all:n,next:r}){let i=B.value;return i===null?null:Q(`p`,{class:`ways`,"data-test":t,children:[Q(`span`,{class:`ways-title`,children:e}),n.map(e=>Q(`button`,{type:`button`,class:e.id===r?`small way on-line`:`small way`,onClick:()=>void Qr(e.id),children:[e.color!==null&&Q(`span`,{class:`dot ${e.color}`,"aria-hidden":`true`}),Fl(e,i)]},e.id))]})}function Su(e,{node:t}){sn({do:e,node:t.id},null)}function Cu({at:e}){let t=B.value,n=()=>{yu.value=!1},r=Wr(e);return t===null?null:Q(Ds,{id:`remove-dialog`,title:Z(`remove-title`,{node:Pl(e.node,t)}),close:n,children:[Q(`p`,{children:Z(`remove-what`,{count:r})}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`remove-no`,onClick:n,children:Z(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`remove-yes`,onClick:()=>{n(),Su(`remove`,e)},children:Z(`remove-yes`)})]})]})}var[wu,Tu,Eu]=[30,30,6],[Du,Ou,ku]=[90,190,16],Au=3,ju=10,Mu=A({left:0,top:0,width:0,height:0});function Nu(){let e=Ie(null),[t,n,r]=[J.value,Zr.value,B.value];if(Fe(()=>{let t=e.current;if(t===null)return;let n=()=>{let{scrollLeft:e,scrollTop:n,clientWidth:r,clientHeight:i}=t;Mu.value={left:e,top:n,width:r,height:i}},r=new ResizeObserver(n);return r.observe(t),t.addEventListener(`scroll`,n,{passive:!0}),n(),()=>{r.disconnect(),t.removeEventListener(`scroll`,n)}},[t===null]),Fe(()=>{e.current!==null&&n!==null&&Lu(e.current,n)},[n,t]),t===null||r===null)return null;let{left:i,top:a,width:o,height:s}=Mu.value,[c,l]=[Math.floor(i/wu)-Au,Math.ceil((i+o)/wu)+Au],[u,d]=[Math.floor(a/Tu)-Au,Math.ceil((a+s)/Tu)+Au],f=t.all.filter(({column:e,row:t,parent:n})=>{let r=n?.row??t;return e>=c&&e<=l+1&&t>=u&&r<=d}),p=new Set(Y.value),m=new Set(ba.value?Sa.value?.dearest.map(e=>e.node):[]);return Q(`div`,{ref:e,class:`tree-room`,role:`tree`,tabIndex:0,"aria-label":Z(`tree-label`),"aria-activedescendant":n===null?void 0:Fu(n),"data-test":`tree`,style:{height:`${Math.min(Ou,Math.max(Du,t.rows*Tu+2*Eu+ku))}px`},onKeyDown:Ru,children:Q(`div`,{class:`tree`,role:`presentation`,style:{width:`${t.columns*wu+2*Eu}px`,height:`${t.rows*Tu+2*Eu}px`},children:[Q(`svg`,{class:`tree-lines`,"aria-hidden":`true`,children:[Q(`path`,{d:f.map(Iu).join(``)}),Q(`path`,{class:`on-line`,d:f.filter(e=>p.has(e)).map(Iu).join(``)})]}),f.filter(({row:e,column:t})=>e<=d&&t<=l).map(e=>{let{node:t,column:i,row:a}=e,o=e.parent?.children??[e];return Q(`div`,{id:Fu(e),role:`treeitem`,"aria-label":Pl(t,r),"aria-level":i+1,"aria-posinset":o.indexOf(e)+1,"aria-setsize":o.length,"aria-selected":e===n,class:Pu(e,e===n),style:{left:`${i*wu+Eu}px`,top:`${a*Tu+Eu}px`},"data-node":t.id,onClick:()=>void Qr(t.id),children:[t.move===null?t.sets_up?`+`:``:t.number,t.comment&&Q(`span`,{class:`has-comment`}),m.has(t.id)&&Q(`span`,{class:`is-dear`})]},t.id)})]})})}function Pu({node:{color:e,move:t}},n){let r=t!==null&&!F(t);return`node ${e??`no-move`}${r?` off-board`:``}${n?` here`:``}`}function Fu({node:e}){return`node-${e.id}`}function Iu({column:e,row:t,parent:n}){if(n===null)return``;let[r,i]=[e*wu+Eu+13,t*Tu+Eu+13],a=n.row*Tu+Eu+13;return t===n.row?`M${r-wu} ${i}H${r}`:`M${r-wu} ${a}V${i-15}l15 15H${r}`}function Lu(e,{column:t,row:n}){let[r,i]=[t*wu+Eu,n*Tu+Eu];(r<e.scrollLeft+wu||r>e.scrollLeft+e.clientWidth-2*wu)&&(e.scrollLeft=r-e.clientWidth/2),(i<e.scrollTop||i>e.scrollTop+e.clientHeight-Tu)&&(e.scrollTop=i-e.clientHeight/2)}function Ru(e){let t=Zr.value;if(t===null||e.ctrlKey||e.altKey||e.metaKey)return;if(e.key===`Delete`&&t.parent!==null){yu.value=!0;return}let n=zu(e.key,t);n!==null&&(e.preventDefault(),n!==void 0&&Qr(n.node.id))}function zu(e,t){let n=Y.value,r=n.indexOf(t);switch(e){case`ArrowLeft`:return t.parent??void 0;case`ArrowRight`:return r>=0?n[r+1]:t.children[0];case`ArrowUp`:return Bu(t,-1);case`ArrowDown`:return Bu(t,1);case`Home`:return J.value?.all[0];case`End`:return n.at(-1);case`PageUp`:return Hr(t).at(-11)??J.value?.all[0];case`PageDown`:return n[r+ju]??n.at(-1);default:return null}}function Bu(e,t){return(J.value?.all??[]).filter(({column:n,row:r})=>n===e.column&&(r-e.row)*t>0).reduce((e,n)=>e===void 0||(e.row-n.row)*t>0?n:e,void 0)}function Vu(){return Q(`div`,{class:`panel review`,children:[Q(Nu,{}),Q(bu,{}),Q(Hu,{}),Q(Hl,{}),Q(lu,{}),Q(Nl,{}),ba.value&&Q(x,{children:[Q(eu,{}),Q(Rl,{}),Q(su,{})]}),Q(`details`,{children:[Q(`summary`,{children:Z(`on-the-board`)}),Q(`div`,{class:`form`,children:[Q(Ls,{label:Z(`numbered`),test:`numbered`,all:At.map(e=>({value:e,title:Z(`numbered-${e}`)})),chosen:N.numbered.value,choose:e=>N.numbered.value=e}),Q(lc,{label:Z(`next-shown`),test:`next-shown`,on:N.nextShown}),ba.value&&Q(lc,{label:Z(`ownership-shown`),test:`ownership-shown`,on:N.ownershipShown})]})]})]})}function Hu(){let[e,t]=[B.value,oi.value?.notes??[]];return e===null||t.length===0?null:Q(`p`,{class:`note`,"data-test":`number-notes`,children:t.map(({number:t,at:n,now:r})=>r===null?Z(`number-gone`,{number:t,point:I(n,e)}):Z(`number-same`,{number:t,now:r})).join(Z(`list-separator`))})}var Uu=A([]),Wu=null;async function Gu(){let e=N.language.value;if(Wu===e)return;Wu=e;let t=await sn({do:`lessons`,language:e},null);t?.is===`lessons`?Uu.value=t.lessons:Wu=null}var Ku=j(()=>Uu.value.find(({name:e})=>e===L.value?.lesson)??null),qu=null;async function Ju(e){qu=N.language.value,W.value=`rules`,await H({do:`open_lesson`,name:e,language:qu})}M(()=>{let e=N.language.value,t=L.peek();t?.lesson!=null&&qu!==null&&qu!==e&&R.peek()>0&&(qu=e,Yu(t.lesson,e,t.here.on_main_line?t.state.move_number:0))});async function Yu(e,t,n){(await H({do:`open_lesson`,name:e,language:t}))?.is===`game`&&n>0&&await H({do:`goto`,move_number:n})}function Xu(){let e=N.language.value;return Pe(()=>void Gu(),[e]),Q(`section`,{class:`lessons`,"data-test":`lessons`,"aria-label":Z(`lessons`),children:[Q(`h3`,{children:Z(`lessons`)}),Ku.value!==null&&Q(Qu,{lesson:Ku.value}),Q(Zu,{lessons:Uu.value})]})}function Zu({lessons:e}){return Q(`ul`,{class:`lesson-list`,children:e.map(({name:e,title:t,ruleset:n})=>Q(`li`,{children:Q(`button`,{type:`button`,class:`quiet`,"data-test":`lesson-${e}`,"aria-current":Ku.value?.name===e,onClick:()=>void Ju(e),children:[t,` `,Q(`small`,{children:gs(n)})]})},e))})}function Qu({lesson:e}){let[t,n]=[L.value,B.value];if(t===null||n===null)return null;let[r,i]=[n.move_number,e.moves];return Q(`article`,{class:`lesson`,"data-test":`lesson`,children:[Q(`h4`,{children:e.title}),Q(`p`,{role:`status`,"data-test":`lesson-comment`,children:t.here.on_main_line?t.here.comment:Z(`lessons-left`)}),Q(`div`,{class:`row`,children:[Q(`button`,{type:`button`,"data-test":`lesson-back`,disabled:r===0,onClick:()=>Fo(r-1),children:Z(`lessons-back`)}),Q(`span`,{class:`lesson-step`,children:Z(`lessons-step`,{at:r,all:i})}),t.here.on_main_line?Q(`button`,{type:`button`,class:`strong`,"data-test":`lesson-on`,disabled:r>=i,onClick:()=>Fo(r+1),children:Z(`lessons-on`)}):Q(`button`,{type:`button`,class:`strong`,"data-test":`lesson-again`,onClick:()=>void Ju(e.name),children:Z(`lessons-again`)})]})]})}var $u=A(null);function ed(){let e=$u.value??B.value?.ruleset??``;return Q(`div`,{class:`panel`,children:[Q(Xu,{}),Q(Ls,{label:Z(`rules-which`),test:`rules-of`,all:ks.value.map(({name:e})=>({value:e,title:gs(e)})),chosen:e,choose:e=>$u.value=e}),Q(`h3`,{children:gs(e)}),Q(Is,{ruleset:e})]})}function td(){return Q(`aside`,{class:`panels`,"aria-label":Z(`panels-label`),children:[Q(Al,{}),Q(ll,{id:`panel`,label:Z(`panels-label`),tabs:Tr.map(e=>({name:e,title:Z(`panel-${e}`)})),chosen:W.value,choose:e=>W.value=e,children:[W.value===`play`&&Q(Dl,{}),W.value===`count`&&Q(wl,{}),W.value===`review`&&Q(Vu,{}),W.value===`rules`&&Q(ed,{})]})]})}var nd=`#matches`,rd=A(null),id=j(()=>Kt.value?rd.value:null);function ad({match:e,game:t}){return[nd,e===null?null:encodeURIComponent(e),t].filter(e=>e!==null).join(`/`)}function od(){rd.value=sd(),addEventListener(`hashchange`,()=>{rd.value=sd(),scrollTo(0,0)})}function sd(){let[e,t,n]=location.hash.split(`/`);if(e!==nd)return null;let r=/^[1-9]\d{0,8}$/.test(n??``)?Number(n):null;return{match:t===void 0?null:cd(t),game:r}}function cd(e){try{return decodeURIComponent(e)}catch{return null}}function ld(){return id.value===null?Kt.value?Q(`a`,{class:`view-link`,href:ad({match:null,game:null}),"data-test":`to-matches`,children:Z(`watch-matches`)}):null:Q(`a`,{class:`view-link`,href:`#`,"data-test":`to-board`,children:Z(`watch-board-view`)})}function ud({openNew:e,openSettings:t}){let n=Ie(null);return Q(`header`,{class:`top`,children:[Q(`h1`,{children:[Q(`img`,{src:`/icon.svg`,alt:``,width:`28`,height:`28`}),Q(`span`,{children:Z(`title`)})]}),Q(`nav`,{"aria-label":Z(`top-label`),children:[Q(ld,{}),id.value===null&&Q(x,{children:[Q(`button`,{type:`button`,class:`strong`,"data-test":`new-game`,onClick:e,children:Z(`new-game`)}),Q(`button`,{type:`button`,"data-test":`open`,onClick:()=>n.current?.click(),children:Z(`open`)}),Q(`input`,{ref:n,type:`file`,hidden:!0,accept:`.sgf,.gib,.ngf,.ugi,.ugf,.lib`,"data-test":`file`,onChange:e=>{Mc(e.currentTarget.files?.[0]),e.currentTarget.value=``}}),Q(`button`,{type:`button`,"data-test":`save`,onClick:()=>void Fc(),children:Z(`save`)})]}),Q(`button`,{type:`button`,"data-test":`open-settings`,onClick:t,children:Z(`settings`)})]})]})}var dd=250,fd=8e3,pd=A(null),md=A(null),hd=A(null),gd=A(null),_d=A(null),vd=A(null),yd=A(!1),bd=A(null),xd=A(!0),Sd=A(0),Cd=A(100),wd=A(!0),Td=j(()=>{let e=id.value;return e===null?null:{language:N.language.value,match:e.match,game:e.game,lines:Cd.value,plots:wd.value}}),Ed=j(()=>JSON.stringify([id.value?.match??null,id.value?.game??null])),Dd=null,Od=dd,kd;function Ad(){M(()=>{Ed.value,Md()}),M(()=>{let e=Td.value;e===null?(window.clearTimeout(kd),Dd?.close(),Dd=null):Dd===null?jd():Dd.readyState===WebSocket.OPEN&&Dd.send(JSON.stringify(e))})}function jd(){window.clearTimeout(kd);let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/watch`);Dd=e,e.onopen=()=>e.send(JSON.stringify(Td.peek())),e.onmessage=({data:t})=>{Dd===e&&([xd.value,Od]=[!0,dd],Nd(JSON.parse(String(t))))},e.onclose=()=>{Dd===e&&(xd.value=!1,kd=window.setTimeout(jd,Od),Od=Math.min(Od*2,fd))}}function Md(){Je(()=>{for(let e of[pd,md,hd,gd,_d,vd,bd])e.value=null;yd.value=!1,Cd.value=100})}function Nd(e){Je(()=>{switch(yd.value=e.is===`gone`,e.is){case`clock`:Sd.value=e.now-Date.now();break;case`matches`:pd.value=e;break;case`match`:md.value=e;break;case`plots`:hd.value=e.plots;break;case`running`:gd.value=e;break;case`games`:_d.value=e;break;case`game`:vd.value=e;break;case`fault`:bd.value=e.detail}})}var Pd=A(Date.now()),Fd=0,Id;function Ld(){return Fd+=1,Id??=window.setInterval(()=>Pd.value=Date.now(),250),()=>{--Fd,Fd===0&&(window.clearInterval(Id),Id=void 0)}}function Rd({game:e,color:t}){Pe(Ld,[]);let n=e.clocks[t===`black`?0:1],r=e.thinks===t,i=r?Math.max(0,(Pd.value+Sd.value-e.since)/1e3):0,a=n.left===null?[Z(`watch-spent`,{time:zd(n.spent+i)})]:[Z(`watch-left`,{time:zd(Math.max(0,n.left-i))}),...n.periods>0?[Z(`watch-periods`,{count:n.periods})]:[],...n.stones>0?[Z(`watch-stones`,{count:n.stones})]:[]];return Q(`span`,{class:r?`clock thinks`:`clock`,"data-test":`clock-${t}`,children:[a.join(Z(`list-separator`)),r&&Q(`span`,{class:`sr-only`,children:Z(`colon`)+Z(`watch-thinks`)})]})}function zd(e){let t=Math.floor(e),n=e=>String(e).padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}var Bd=A(null),Vd=j(()=>vd.value?.steps.length??0),Hd=j(()=>Math.min(Bd.value??Vd.value,Vd.value)),Ud=j(()=>vd.value===null?``:`${vd.value.game} ${vd.value.match}`);M(()=>{Ud.value,Bd.value=null});function Wd(e){let t=Math.max(0,Math.min(e,Vd.value));Bd.value=t===Vd.value&&vd.value?.running!=null?null:t}var Gd=j(()=>{let e=vd.value;if(e===null)return[];let t=e.rows.map(e=>[...e]),n=(n,r)=>{let{x:i,y:a}=P(n,e.size),o=t[a];o!==void 0&&(o[i]=r)};for(let{color:t,move:r,takes:i}of e.steps.slice(0,Hd.value))F(r)&&n(r,t===`black`?`X`:`O`),i.forEach(e=>n(e,`.`));return t.map(e=>e.join(``))});function Kd({children:e}){return Q(`p`,{class:`note`,role:`status`,children:e})}function qd({test:e,labelledBy:t,label:n,titles:r,list:i=!1,tall:a=!1,children:o}){return Q(`div`,{class:a?`wide tall`:`wide`,tabIndex:0,role:`group`,...t===void 0?{"aria-label":n}:{"aria-labelledby":t},children:Q(`table`,{class:i?`list`:void 0,"data-test":e,children:[Q(`thead`,{children:Q(`tr`,{children:r.map(e=>Q(`th`,{scope:`col`,children:e},e))})}),Q(`tbody`,{children:o})]})})}function Jd({count:e}){return e>0?Q(`p`,{class:`note`,children:Z(`watch-left-out`,{count:e})}):null}function Yd({of:e}){return Q(`b`,{class:`entrant ${e.toLowerCase()}`,children:e})}function Xd(e){return e===`A`?`B`:`A`}var Zd=.12;function Qd({board:e,rows:t,last:n,isSmall:r=!1}){let{width:i,height:a}=e.size,o=r||Ht(e)===null,s=o?Zd:1.9*Ut(e.size),c=n!==null&&F(n)?P(n,e.size):null;return Q(`svg`,{class:`position`,viewBox:`${-s} ${-s} ${i+2*s} ${a+2*s}`,"aria-hidden":`true`,children:[Q(yo,{now:e,isBare:o}),t.flatMap((e,t)=>[...e].flatMap((e,n)=>e===`.`?[]:Q(`circle`,{class:`stone ${e===`X`?`black`:`white`}`,cx:n+.5,cy:t+.5,r:.475},`${n} ${t}`))),c!==null&&Q(`circle`,{class:`last on-${t[c.y]?.charAt(c.x)===`X`?`black`:`white`}`,cx:c.x+.5,cy:c.y+.5,r:.2})]})}function $d(){let e=vd.value;if(Pe(()=>(addEventListener(`keydown`,sf),()=>removeEventListener(`keydown`,sf)),[]),e===null)return Q(Kd,{children:Z(`watch-loading`)});let t={size:e.size,game:e.kind},n=Hd.value===0?null:e.steps[Hd.value-1]?.move??null;return Q(`div`,{class:`seen-game`,children:[Q(`section`,{class:`card`,"aria-label":Z(`watch-game`,{game:e.game}),children:[Q(ef,{game:e}),Q(`div`,{class:`seen-board`,role:`img`,"aria-label":Z(`watch-position`,{number:Hd.value,last:Vd.value}),"data-test":`seen-board`,"data-rows":Gd.value.join(`/`),children:Q(Qd,{board:t,rows:Gd.value,last:n})}),Q(tf,{}),Q(`p`,{class:`made`,"aria-live":`polite`,"data-test":`made`,children:Hd.value===0?Z(`watch-start`):Q(nf,{of:e,number:Hd.value})})]}),Q(`section`,{class:`card`,"aria-labelledby":`moves-title`,children:[Q(`h2`,{id:`moves-title`,children:Z(`watch-steps`)}),Q(of,{game:e})]})]})}function ef({game:e}){return Q(`div`,{class:`seen-head`,children:[[`black`,`white`].map(t=>Q(`p`,{"data-test":`player-${t}`,children:[Q(`span`,{class:`dot ${t}`}),` `,Q(`span`,{class:`sr-only`,children:Z(`color-${t}`)}),` `,Q(`b`,{children:e.players[t===`black`?0:1]}),` `,e.running!==null&&Q(Rd,{game:e.running,color:t})]},t)),Q(`p`,{"data-test":`outcome`,children:e.ended===null?Q(`span`,{class:`live-sign`,children:Z(`watch-live`)}):Q(x,{children:[Q(`b`,{children:e.ended.result}),` `,e.ended.reason,e.ended.remarks!==``&&Q(`span`,{class:`small-text`,children:[` `,e.ended.remarks]})]})})]})}function tf(){let[e,t]=[Hd.value,Vd.value],n=[{name:`first`,to:0,label:Z(`go-first`)},{name:`back`,to:e-1,label:Z(`go-back`)},{name:`on`,to:e+1,label:Z(`go-on`)},{name:`last`,to:t,label:Z(`go-last`)}],r=({name:n,to:r,label:i})=>Q(`button`,{type:`button`,"aria-label":i,"aria-disabled":r===e||r<0||r>t,"data-test":`step-${n}`,onClick:()=>Wd(r),children:Q(Es,{name:n})},n);return Q(`div`,{class:`stepper`,role:`group`,"aria-label":Z(`watch-steps`),children:[n.slice(0,2).map(r),Q(`input`,{type:`range`,min:0,max:t,value:e,"aria-label":Z(`watch-moves`),"aria-valuetext":Z(`move-of`,{number:e,last:t}),"data-test":`step-slider`,onInput:e=>Wd(Number(e.currentTarget.value))}),n.slice(2).map(r),Q(`span`,{class:`number`,"data-test":`step-number`,children:Z(`move-of`,{number:e,last:t})})]})}function nf({of:e,number:t}){let n=e.steps[t-1];return n===void 0?null:Q(x,{children:rf(e,n)})}function rf(e,{color:t,move:n,takes:r}){let i=Z(`watch-made`,{side:t,move:af(e,n)});return r.length===0?i:i+Z(`list-separator`)+Z(`watch-takes`,{count:r.length})}function af(e,t){return F(t)?I(t,{size:e.size,game:e.kind}):Z(t===`pass`?`move-pass`:`move-virtual`)}function of({game:e}){let t=Ie(null),n=Hd.value;return Pe(()=>{let e=t.current?.querySelector(`[aria-current]`);if(t.current!==null&&e!=null){let{offsetTop:n,offsetHeight:r}=e;t.current.scrollTop=n-t.current.offsetTop-(t.current.clientHeight-r)/2}},[n,e.game]),Q(`ol`,{class:`seen-moves`,ref:t,"data-test":`seen-moves`,tabIndex:0,children:e.steps.map((t,r)=>Q(`li`,{children:Q(`button`,{type:`button`,class:`small`,tabIndex:-1,"aria-current":r+1===n?`step`:void 0,onClick:()=>Wd(r+1),children:[Q(`span`,{class:`soft`,children:r+1}),Q(`span`,{class:`dot ${t.color}`}),Q(`span`,{class:`sr-only`,children:Z(`color-${t.color}`)}),af(e,t.move),t.takes.length>0&&Q(`span`,{class:`sr-only`,children:Z(`watch-takes`,{count:t.takes.length})})]})},r))})}function sf(e){let t=e.target instanceof HTMLElement?e.target:null;if(e.ctrlKey||e.metaKey||e.altKey||t?.closest(`input, select, dialog`)!=null)return;let n=(()=>{switch(e.key){case`[`:case`ArrowLeft`:return Hd.value-1;case`]`:case`ArrowRight`:return Hd.value+1;case`{`:case`Home`:return 0;case`}`:case`End`:return Vd.value;default:return null}})();n!==null&&(e.preventDefault(),Wd(n))}function cf(){let e=pd.value;return e===null?Q(Kd,{children:Z(`watch-loading`)}):e.rows.length===0?Q(Kd,{children:Z(`watch-none`)}):Q(`section`,{class:`card`,"aria-label":Z(`watch-matches`),children:[Q(qd,{test:`matches`,label:Z(`watch-matches`),titles:[`match`,`program`,`conditions`,`played`,`now`].map(e=>Z(`watch-${e}`)),list:!0,children:e.rows.map(e=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Q(`a`,{href:ad({match:e.name,game:null}),"data-test":`match-${e.name}`,children:e.name})}),e.fault===null?Q(x,{children:[Q(`td`,{children:[e.players[0],` `,Z(`watch-against`),` `,e.players[1]]}),Q(`td`,{children:e.conditions}),Q(`td`,{class:`number`,children:Z(`watch-games-of`,{games:e.games,all:e.all})}),Q(`td`,{children:lf(e)})]}):Q(`td`,{colSpan:4,class:`fault`,children:Z(`watch-fault`,{detail:e.fault})})]},e.name))}),Q(Jd,{count:e.left_out})]})}function lf({games:e,all:t,running:n}){return n===null?Z(e>=t?`watch-ended`:`watch-paused`):Z(`watch-in-progress`,{count:n})}var uf=[`game-column`,`result`,`winner`,`reason`,`moves`,`remarks`];function df({of:e}){let t=_d.value;return t===null?null:Q(`section`,{class:`card`,"aria-labelledby":`games-title`,children:[Q(`h2`,{id:`games-title`,children:Z(`watch-games`)}),t.all===0?Q(Kd,{children:Z(`watch-games-none`)}):Q(x,{children:[Q(`p`,{class:`small-text`,children:Z(`watch-shown-of`,{shown:t.lines.length,all:t.all})}),Q(qd,{test:`games`,labelledBy:`games-title`,titles:uf.map(e=>Z(`watch-${e}`)),list:!0,tall:!0,children:t.lines.map(t=>Q(`tr`,{"data-test":`line-${t.game}`,children:[Q(`th`,{scope:`row`,children:Q(`a`,{href:ad({match:e.name,game:t.game}),"aria-label":Z(`watch-game`,{game:t.game}),"data-test":`game-${t.game}`,children:t.game})}),Q(`td`,{children:[Q(`span`,{class:`dot black`}),` `,Q(Yd,{of:t.black}),` `,Q(`span`,{class:`dot white`}),` `,Q(Yd,{of:Xd(t.black)}),` `,t.result]}),Q(`td`,{children:t.winner===null?`–`:Q(Yd,{of:t.winner})}),Q(`td`,{children:t.reason}),Q(`td`,{class:`number`,children:t.moves}),Q(`td`,{class:`remarks`,children:t.remarks})]},t.game))}),t.lines.length<Math.min(t.all,1e3)&&Q(`button`,{type:`button`,"data-test":`more`,onClick:()=>Cd.value=Math.min(Cd.value+100,1e3),children:Z(`watch-more`)})]})]})}var ff=matchMedia(`(prefers-color-scheme: dark)`),pf=A(ff.matches);ff.addEventListener(`change`,()=>pf.value=ff.matches);function mf(){let e=hd.value;return e?.length===0?null:Q(`details`,{class:`card`,open:wd.value,onToggle:e=>wd.value=e.currentTarget.open,"data-test":`plots`,children:[Q(`summary`,{children:Q(`h2`,{children:Z(`watch-plots`)})}),Q(`div`,{class:`plots`,children:(e??[]).map(({caption:e,svg:t})=>Q(`figure`,{children:[Q(`figcaption`,{children:e}),Q(`img`,{src:hf(t),alt:e,width:`640`,height:`260`})]},e))})]})}function hf(e){let t=N.theme.value,n=t===`dark`||t===`system`&&pf.value,r=`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" lang="${N.language.value}" `,i=e.replace(`<svg `,r).replace(`>`,`><style>${gf(n)}</style>`);return`data:image/svg+xml,${encodeURIComponent(i)}`}function gf(e){let[t,n,r,i,a,o]=e?[`#6cb2ee`,`#f0945a`,`#ecebe6`,`#b0aca2`,`#383a3f`,`#8a8780`]:[`#1f6fb4`,`#c4561a`,`#23221f`,`#5f5b52`,`#dcd7ca`,`#8c8677`];return`
    text { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif }
    .grid { stroke: ${a} } .axis { stroke: ${i} } .even { stroke: ${i}; stroke-dasharray: 4 4 }
    .tick { font-size: 12px; fill: ${i} } .label { font-size: 13px; fill: ${r} }
    .line { fill: none; stroke-width: 2 } .line.a { stroke: ${t} } .line.b { stroke: ${n} }
    .band.a { fill: ${t}; opacity: .15 }
    .bar.a, .dot.a { fill: ${t} } .bar.b, .dot.b { fill: ${n} } .bar.n { fill: ${o} }`}var _f=[`A`,`B`];function vf({of:e}){return Q(`section`,{class:`card`,"aria-labelledby":`results-title`,children:[Q(`h2`,{id:`results-title`,children:Z(`watch-results`)}),Q(qd,{test:`results`,labelledBy:`results-title`,titles:[`program`,`won`,`drawn`,`lost`,`share`].map(e=>Z(`watch-${e}`)),children:[e.sides.map((e,t)=>Q(yf,{side:e,entrant:_f[t]??`A`},t)),Q(`tr`,{"data-test":`black-won`,children:[Q(`th`,{scope:`row`,children:Z(`watch-black-won`)}),Q(bf,{tally:e.black}),Q(`td`,{})]})]}),Q(`p`,{class:`small-text`,"data-test":`points`,children:e.points}),e.final_scores!==null&&Q(`p`,{class:`small-text`,children:Z(`watch-final-scores`,{games:e.final_scores.games,a:e.final_scores.agreeing[0],b:e.final_scores.agreeing[1]})})]})}function yf({side:e,entrant:t}){let[n,r]=e.by_color;return Q(x,{children:[Q(`tr`,{"data-test":`total-${t}`,children:[Q(`th`,{scope:`row`,children:Q(Yd,{of:t})}),Q(bf,{tally:e.total}),Q(`td`,{children:e.share})]}),Q(`tr`,{class:`part`,children:[Q(`th`,{scope:`row`,children:Z(`watch-as-black`,{entrant:t})}),Q(bf,{tally:n}),Q(`td`,{children:e.share_by_color[0]})]}),Q(`tr`,{class:`part`,children:[Q(`th`,{scope:`row`,children:Z(`watch-as-white`,{entrant:t})}),Q(bf,{tally:r}),Q(`td`,{children:e.share_by_color[1]})]})]})}function bf({tally:e}){return Q(x,{children:[Q(`td`,{children:e.wins}),Q(`td`,{children:e.draws}),Q(`td`,{children:e.losses})]})}function xf({of:e}){return e.ends.length===0?null:Q(`section`,{class:`card`,"aria-labelledby":`ends-title`,children:[Q(`h2`,{id:`ends-title`,children:Z(`watch-ends`)}),Q(`table`,{"data-test":`ends`,children:[Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:Z(`watch-reason`)}),Q(`th`,{scope:`col`,children:Z(`watch-count`)}),_f.map(e=>Q(`th`,{scope:`col`,children:Z(`watch-lost-by`,{entrant:e})},e))]})}),Q(`tbody`,{children:e.ends.map(({reason:e,said:t,games:n,lost:r})=>Q(`tr`,{"data-test":`end-${e}`,children:[Q(`th`,{scope:`row`,children:t}),Q(`td`,{children:n}),Q(`td`,{children:r[0]}),Q(`td`,{children:r[1]})]},e))})]}),e.dead_stones!==null&&Q(`p`,{class:`small-text`,children:Z(`watch-dead-stones`,{dead:e.dead_stones})}),Q(`p`,{class:`small-text`,children:Z(`watch-duplicates`,{duplicates:e.duplicates})})]})}function Sf({of:e}){return Q(`section`,{class:`card`,"aria-labelledby":`time-title`,children:[Q(`h2`,{id:`time-title`,children:Z(`watch-time`)}),Q(qd,{test:`times`,labelledBy:`time-title`,titles:[`program`,`per-move`,`cpu-per-move`,`slowest`,`late`].map(e=>Z(`watch-${e}`)),children:e.sides.map((e,t)=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Q(Yd,{of:_f[t]??`A`})}),Q(`td`,{children:Cf(e.per_move)}),Q(`td`,{children:Cf(e.cpu_per_move)}),Q(`td`,{children:Cf(e.slowest)}),Q(`td`,{children:e.late})]},t))})]})}function Cf(e){return e===null?`–`:Z(`watch-seconds`,{seconds:e.toFixed(3)})}function wf({of:e}){let t=gd.value;return t===null||!t.playing?null:Q(`section`,{class:`card`,"aria-labelledby":`running-title`,children:[Q(`h2`,{id:`running-title`,children:Z(`watch-running`)}),t.games.length===0&&Q(Kd,{children:Z(`watch-running-none`)}),Q(`ul`,{class:`small-boards`,"data-test":`running`,children:t.games.map(t=>Q(`li`,{children:Q(Tf,{of:e,game:t})},t.game))}),Q(Jd,{count:t.left_out})]})}function Tf({of:e,game:t}){let n={width:t.rows[0]?.length??0,height:t.rows.length},r=e=>e===`black`?t.black:Xd(t.black),i=t=>e.sides[r(t)===`A`?0:1].name;return Q(`a`,{class:`small-board`,href:ad({match:e.name,game:t.game}),"data-test":`running-${t.game}`,"data-moves":t.moves,children:[Q(Qd,{board:{size:n,game:`go`},rows:t.rows,last:t.last,isSmall:!0}),Q(`span`,{class:`small-head`,children:[Q(`span`,{children:Z(`watch-game`,{game:t.game})}),Q(`span`,{class:`number`,children:[Q(`span`,{class:`sr-only`,children:Z(`watch-moves`)}),` `,t.moves]})]}),[`black`,`white`].map(e=>Q(`span`,{class:t.thinks===e?`small-side thinks`:`small-side`,children:[Q(`span`,{class:`dot ${e}`}),Q(`span`,{class:`sr-only`,children:Z(`color-${e}`)}),Q(Yd,{of:r(e)}),Q(`span`,{class:`sr-only`,children:i(e)}),Q(Rd,{game:t,color:e})]},e))]})}function Ef(){let e=md.value;return e===null?Q(Kd,{children:Z(`watch-loading`)}):Q(x,{children:[Q(`section`,{class:`card standing`,"aria-label":Z(`watch-match`),children:[Q(`p`,{class:`players`,"data-test":`players`,children:[Q(Yd,{of:`A`}),` `,e.sides[0].name,` `,Q(`span`,{class:`small-text`,children:Z(`watch-against`)}),` `,Q(Yd,{of:`B`}),` `,e.sides[1].name]}),e.elo_said!==null&&Q(`p`,{class:`elo`,children:[Q(`span`,{class:`small-text`,children:Z(`watch-elo`)}),` `,Q(`b`,{"data-test":`elo`,children:e.elo_said})]}),e.test!==null&&Q(`p`,{"data-test":`sprt`,children:e.test.said}),Q(`p`,{class:`small-text`,children:[Q(`span`,{"data-test":`conditions`,children:e.conditions}),` · `,Q(`span`,{"data-test":`played`,children:e.played})]}),Q(`progress`,{value:e.games,max:e.all,"aria-label":Z(`watch-played`)})]}),Q(wf,{of:e}),e.games>0&&Q(`div`,{class:`sheets`,children:[Q(vf,{of:e}),Q(xf,{of:e}),Q(Sf,{of:e})]}),Q(mf,{}),Q(df,{of:e})]})}function Df(){let e=id.value;return e===null?null:Q(`main`,{class:`watch`,"data-test":`watch`,children:[Q(`nav`,{class:`trail`,"aria-label":Z(`watch-matches`),children:e.match===null?Q(`h2`,{children:Z(`watch-matches`)}):Q(x,{children:[Q(`a`,{href:ad({match:null,game:null}),"data-test":`to-list`,children:Z(`watch-all`)}),Q(`span`,{"aria-hidden":`true`,children:`›`}),e.game===null?Q(`h2`,{children:e.match}):Q(x,{children:[Q(`a`,{href:ad({match:e.match,game:null}),"data-test":`to-match`,children:e.match}),Q(`span`,{"aria-hidden":`true`,children:`›`}),Q(`h2`,{children:Z(`watch-game`,{game:e.game})})]})]})}),!xd.value&&Q(`p`,{class:`notice warn`,role:`status`,"data-test":`not-heard`,children:Z(`watch-cut`)}),bd.value!==null&&Q(`p`,{class:`notice warn`,role:`status`,"data-test":`fault`,children:Z(`watch-fault`,{detail:bd.value})}),yd.value&&Q(Kd,{children:Z(`watch-gone`)}),!yd.value&&(e.match===null?Q(cf,{}):e.game===null?Q(Ef,{}):Q($d,{}))]})}var Of=A(null);function kf(){Pe(()=>(addEventListener(`keydown`,Af),()=>removeEventListener(`keydown`,Af)),[]);let e=()=>{Of.value=null};return Q(`div`,{class:id.value===null?Nt.value?`page projector`:`page`:`page watching`,children:[Q(ud,{openNew:()=>Of.value=`new`,openSettings:()=>Of.value=`settings`}),Q(Zc,{}),id.value===null?L.value===null?null:Q(x,{children:[Q(ws,{}),Q(`main`,{class:`table`,children:[Q(Zs,{color:`black`}),Q(os,{}),Q(Zs,{color:`white`}),Q(ic,{})]}),Q(td,{})]}):Q(Df,{}),Nt.value&&id.value===null&&Q(`button`,{type:`button`,class:`leave-projector`,"data-test":`leave-projector`,onClick:()=>Nt.value=!1,children:Z(`projector-leave`)}),Of.value===`new`&&Q(qs,{close:e}),Of.value===`settings`&&Q(dc,{close:e}),ko.value!==null&&Q(Os,{})]})}function Af(e){let t=e.target instanceof HTMLElement&&e.target.closest(`input, select, textarea, dialog`)!==null;if(e.key===`Escape`&&!(e.target instanceof HTMLElement&&e.target.closest(`dialog`))&&(ya(),Nt.value=Nt.value&&t),!(id.value!==null||t||e.ctrlKey||e.metaKey||e.altKey)){if(q.value===`hand`)(e.key===`u`||e.key===`[`)&&dr();else switch(e.key){case`[`:case`u`:return Io(-1);case`]`:case`r`:return Io(1);case`{`:return Fo(0);case`}`:return Fo(L.value?.moves.length??0)}}}async function jf(){let e=uu(`token`);return e===null||(du(`token`),(await fetch(`/token`,{method:`POST`,body:e,credentials:`same-origin`})).ok)}function Mf(){addEventListener(`hashchange`,()=>{uu(`token`)!==null&&location.reload()})}var Nf={attached(e){js(),Pf(e)},told(e){gn(e),wr(e),_a(e)}};async function Pf(e){e||(_n(),Jr(),Aa(),Ec()),await H({do:`show`}),e?await wc():await Jc(),await _u()}addEventListener(`dragover`,e=>e.preventDefault()),addEventListener(`drop`,e=>{e.preventDefault(),id.value!==null&&(location.hash=``),Mc(e.dataTransfer?.files[0])}),Mf(),vu();var Ff=document.getElementById(`page`);Ff!==null&&_e(Q(kf,{}),Ff),await jf().catch(()=>!1)?(od(),Ad(),an(Nf)):Gt.value=`locked_out`;