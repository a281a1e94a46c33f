var e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function ee(e,t){if(t==null)return e.__&&ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:ee(e)}function te(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),le(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||ee(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,fe(a,n,o),r.__=r.__e=null,n.__e!=i&&C(n))}function C(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),C(e)}function w(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(T)}function T(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&te(e)}finally{(a=r.length)&&(i||queueMicrotask)(T)}}function ne(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=re(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=le(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&me(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=ie(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function re(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=ae(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=ee(s)),he(s,s));return r}function ie(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=ie(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ee(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function ae(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function oe(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function se(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||oe(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||oe(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=ce(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function ce(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function le(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,te,C,w,T,re,ie,ae,oe,se,ce,le,fe,me,_e=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=ue(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);n:if(typeof _e==`function`){g=s.length;try{if(w=n.props,T=(f=_e.prototype)&&f.render,re=(f=_e.contextType)&&i[f.__c],ie=f?re?re.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(T?n.__c=y=new _e(w,ie):(n.__c=y=new S(w,ie),y.constructor=_e,y.render=ge),re&&re.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),T&&(y.__s||(y.__s=y.state),_e.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,_e.getDerivedStateFromProps(w,y.__s)))),b=y.props,te=y.state,y.__v=n,r.__c){if(w!==b&&T&&!_e.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(w,ie),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(w,y.__s,ie)){n.__v!=r.__v&&(y.props=w,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=ee(r);break n}y.componentWillUpdate&&y.componentWillUpdate(w,y.__s,ie),T&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,te,C)})}else T&&!_e.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),T&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=ie,y.props=w,y.__P=t,y.__g&=-5,ae=e.__r,oe=T?25:0;do y.__g&=-9,ae&&ae(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++oe<25);T&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),T&&r.__c&&y.getSnapshotBeforeUpdate&&(C=y.getSnapshotBeforeUpdate(b,te)),se=f&&f.type===x&&f.key==null?f.props.children:f,w.__P&&(f=c,a=(t=w.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&he(e,e)}),r.__k=null),c=r.__k?ee(r,0):null),c=ne(t,h(se)?se:[se],n,r,i,a,o,s,c,l,u),w.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(fe=o.indexOf(c||void 0))||(fe=o.length);(me=o[fe-1])&&me.nodeType==8;)fe--;for(;fe<o.length;fe++)if(me=o[fe]){if(o[fe]=null,ce){if(me==le)break}else{if(me.nodeType!=8)break;me.data.startsWith(`$s`)&&(le=ue(ce=me))}}}if(!ce){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;ce=c}(f=ue(ce=n.__c.__z||(n.__c.__z=ce)))?(n.__e=ce,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||de(n),e.__e(t,n,r)}}else c=n.__e=pe(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function ue(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function de(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(de))}function fe(t,n,r){for(var i=0;i<r.length;)me(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function pe(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,te,C=r.props||f,w=n.props,T=n.type;if(T==`svg`?a=`http://www.w3.org/2000/svg`:T==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(T?b.localName==T:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(te=u.ownerDocument||document,!T)return te.createTextNode(w);t=te.createElementNS(a,T,w.is?w:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(T){if(u=T==`template`&&t.content||t,o=T==`textarea`&&w.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(C={},d=0;d<t.attributes.length;d++)C[(b=t.attributes[d]).name]=b.value;for(d in C)b=C[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in w||d==`value`&&`defaultValue`in w||d==`checked`&&`defaultChecked`in w||se(t,d,null,b,a);for(d in w)b=w[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||C[d]===b||se(t,d,b,C[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(T==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(T))&&(a=`http://www.w3.org/1999/xhtml`),ne(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&ee(r,0),c,l),o&&o.some(v)),c&&T!=`textarea`||(d=`value`,T==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(T!=`progress`||x)||se(t,d,x,C[d],a),d=`checked`,S!=null&&S!=t[d]&&se(t,d,S,C[d],a))}else C===w||c&&t.data==w||(t.data=w);return t}function me(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function he(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||me(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&he(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=ue(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function ge(e,t,n){return this.constructor(e,n)}function _e(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],le(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),fe(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),w(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),w(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};var ve,E,ye,be,xe=Object.is,Se=0,Ce=[],we=[],D=e,Te=D.__b,Ee=D.__r,De=D.diffed,Oe=D.__c,ke=D.unmount,Ae=D.__;function je(e,t){D.__h&&D.__h(E,e,Se||t),Se=0;var n=E.__H||(E.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Me(e){return Se=1,Ne(Ge,e)}function Ne(e,t,n){var r=je(ve++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Ge(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);xe(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=E,!E.__f)){E.__f=!0;var i=E.shouldComponentUpdate;E.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,xe(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function Pe(e,t){var n=je(ve++,3);!D.__s&&We(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,E.__H.__h.push(n))}function Fe(e,t){var n=je(ve++,4);!D.__s&&We(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,E.__h.push(n))}function Ie(e){return Se=5,Le(function(){return{current:e}},[])}function Le(e,t){var n=je(ve++,7);return We(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Re(){var e;do{for(;e=we.shift();)try{He(e)}catch(t){D.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=Ce.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(He),t.__h.some(Ue),t.__h=[]}catch(n){t.__h=[],D.__e(n,e.__v)}}}while(we.length)}D.__b=function(e){E=null,Te&&Te(e)},D.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ae&&Ae(e,t)},D.__r=function(e){Ee&&Ee(e),ve=0;var t=(E=e.__c).__H;t&&(ye==E?E.__h=[]:(t.__h.some(He),t.__h.some(Ue),ve=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ye=E},D.diffed=function(e){De&&De(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ve(Ce.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ye=E=null},D.__c=function(e,t){t.some(function(e){try{e.__h.some(He),e.__h=e.__h.filter(function(e){return!e.__||Ue(e)})}catch(t){e.__h=[function(){throw t}]}}),Oe&&Oe(e,t)},D.unmount=function(e){ke&&ke(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,Ve(we.push(r))}else He(r)}catch(e){t=e}}),r.__H=void 0,t&&D.__e(t,r.__v))};var ze=typeof requestAnimationFrame==`function`;function Be(e){var t,n=function(){clearTimeout(r),ze&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);ze&&(t=requestAnimationFrame(n))}function Ve(e){e!=1&&be==D.requestAnimationFrame||((be=D.requestAnimationFrame)||Be)(Re)}function He(e){var t=E,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),E=t}function Ue(e){var t=E;e.__c=e.__(),E=t}function We(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!xe(t,e[n])})}function Ge(e,t){return typeof t==`function`?t(e):t}var Ke=Symbol.for(`preact-signals`);function qe(){if(Qe>1)Qe--;else{var e,t=!1;for((function(){var e=nt;for(nt=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Ze!==void 0;){var n=Ze;for(Ze=void 0,$e++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&at(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if($e=0,Qe--,t)throw e}}function Je(e){if(Qe>0)return e();tt=++et,Qe++;try{return e()}finally{qe()}}var Ye,O=void 0;function Xe(e){var t=O,n=Ye;O=void 0,Ye=void 0;try{return e()}finally{O=t,Ye=n}}var Ze=void 0,Qe=0,$e=0,et=0,tt=0,nt=void 0,rt=0;function it(e){if(O!==void 0){var t=e.n;if(t===void 0||t.t!==O)return t={i:0,S:e,p:O.s,n:void 0,t:O,e:void 0,x:void 0,r:t},O.s!==void 0&&(O.s.n=t),O.s=t,e.n=t,32&O.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=O.s,t.n=void 0,O.s.n=t,O.s=t),t}}function k(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}k.prototype.brand=Ke,k.prototype.h=function(){return!0},k.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Xe(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},k.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Xe(function(){var e;(e=t.Z)==null||e.call(t)}))}},k.prototype.subscribe=function(e){var t=this;return M(function(){var n=t.value;Xe(function(){return e(n)})},{name:`sub`})},k.prototype.valueOf=function(){return this.value},k.prototype.toString=function(){return this.value+``},k.prototype.toJSON=function(){return this.value},k.prototype.peek=function(){var e=this;return Xe(function(){return e.value})},Object.defineProperty(k.prototype,"value",{get:function(){var e=it(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if($e>100)throw Error(`Cycle detected`);(function(e){Qe!==0&&$e===0&&e.l!==tt&&(e.l=tt,nt={S:e,v:e.v,i:e.i,o:nt})})(this),this.v=e,this.i++,rt++,Qe++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{qe()}}}});function A(e,t){return new k(e,t)}function at(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ot(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function st(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function ct(e,t){k.call(this,void 0,t),this.x=e,this.s=void 0,this.g=rt-1,this.f=4}ct.prototype=new k,ct.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===rt))return!0;if(this.g=rt,this.f|=1,this.i>0&&!at(this))return this.f&=-2,!0;var e=O;try{ot(this),O=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return O=e,st(this),this.f&=-2,!0},ct.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}k.prototype.S.call(this,e)},ct.prototype.U=function(e){if(this.t!==void 0&&(k.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},ct.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(ct.prototype,"value",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=it(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function j(e,t){return new ct(e,t)}function lt(e){var t=e.j;if(e.j=void 0,typeof t==`function`){Qe++;var n=O;O=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,ut(e),t}finally{O=n,qe()}}}function ut(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,lt(e)}function dt(e){if(O!==this)throw Error(`Out-of-order effect`);st(this),O=e,this.f&=-2;try{8&this.f&&ut(this)}finally{qe()}}function ft(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ye&&Ye.push(this)}ft.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},ft.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,lt(this),ot(this),Qe++;var e=O;return O=this,dt.bind(this,e)},ft.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ze,Ze=this)},ft.prototype.d=function(){this.f|=8,1&this.f||ut(this)},ft.prototype.dispose=function(){this.d()};function M(e,t){var n=new ft(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var pt,mt,ht=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,gt=[];M(function(){pt=this.N})();function _t(t,n){e[t]=n.bind(null,e[t]||function(){})}function vt(e){if(mt){var t=mt;mt=void 0,t()}mt=e&&e.S()}function yt(e){var t=this,r=e.data,i=xt(r);i.name=`ReactiveDom`,i.value=r;var a=Le(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=j(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=j(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=M(function(){if(this.N=wt,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}yt.displayName=`ReactiveTextNode`,Object.defineProperties(k.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:yt},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),_t(`__b`,function(e,t){if(vt(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof k&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),_t(`__r`,function(e,t){if(e(t),t.type!==x){vt();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return M(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;ht&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),vt(n)}}),_t(`__e`,function(e,t,n,r){vt(),e(t,n,r)}),_t(`diffed`,function(e,t){vt();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=bt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function bt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=A(n);return{o:function(e,t){a.value=e,r=t},d:M(function(){this.N=wt;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}_t(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),_t(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function xt(e,t){return Le(function(){return A(e,t)},[])}var St=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Ct(){Je(function(){for(var e;e=gt.shift();)pt.call(e)})}function wt(){gt.push(this)===1&&(e.requestAnimationFrame||St)(Ct)}var Tt=A(`opening`),Et=A(!1),Dt=`liangyi-tab`,Ot=4001,kt=250,At=8e3,jt=null,Mt=null,Nt=!1,Pt=1,Ft=kt,It,Lt=new Map;function Rt(e){Mt=e,Vt()}function zt(){window.clearTimeout(It),Vt()}function Bt(e,t){if(jt===null||!Nt)return Promise.resolve(null);let n=Pt++;return jt.send(JSON.stringify({id:n,rev:t,...e})),new Promise(e=>Lt.set(n,e))}function Vt(){let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/tab`);jt?.close(),jt=e,Nt=!1,e.onopen=()=>e.send(JSON.stringify({tab:sessionStorage.getItem(Dt)})),e.onmessage=({data:t})=>{jt===e&&Ht(String(t))},e.onclose=({code:t})=>{jt===e&&Wt(t)}}function Ht(e){let t=JSON.parse(e);if(Ut(t)){sessionStorage.setItem(Dt,t.tab),Nt=!0,Et.value=t.matches,Ft=kt,Tt.value=`open`,Mt?.attached(t.found);return}let n=t;Mt?.told(n),n.re!==null&&(Lt.get(n.re)?.(n),Lt.delete(n.re))}function Ut(e){return typeof e==`object`&&!!e&&`tab`in e&&`found`in e}function Wt(e){jt=null,Nt=!1,Lt.forEach(e=>e(null)),Lt.clear(),e===Ot?Tt.value=`elsewhere`:(Tt.value=`cut`,It=window.setTimeout(Vt,Ft),Ft=Math.min(Ft*2,At))}var Gt=[`black`,`white`];function Kt(e){return e===`black`?0:1}function qt(e){return e===`black`?`white`:`black`}function Jt(e){return e===`black`?`X`:`O`}function Yt(e){return e===`X`?`black`:e===`O`?`white`:null}function Xt(e,t){let{x:n,y:r}=N(t,{height:e.length});return e[r]?.charAt(n)??``}var Zt=`ABCDEFGHJKLMNOPQRSTUVWXYZ`,Qt=`ABCDEFGHIJKLMNOPQRSTUVWXYZ`;function $t({x:e,y:t},{height:n}){return`${Zt.charAt(e)}${n-t}`}function N(e,{height:t}){return{x:Zt.indexOf(e.charAt(0).toUpperCase()),y:t-Number(e.slice(1))}}function P(e){return e!==`pass`&&e!==`virtual`}function en({size:e,game:t},n){switch(n){case`own`:return[...t===`line_game`?Qt:Zt];case`without-i`:return[...Zt];case`with-i`:return[...Qt];case`numbers`:return Array.from({length:e.width},(e,t)=>String(t+1));case`none`:return null}}function tn({width:e,height:t}){return Math.min(.38,.09+.022*Math.max(e,t))}function nn(e,t,n){let{x:r}=N(e,t.size),i=e.slice(1);return n===`numbers`?`X${r+1}Y${i}`:((en(t,n)??Zt)[r]??``)+i}function rn({width:e,height:t}){let n=e=>{let t=e>=13?3:e>=7?2:null;return{edge:t,middle:e%2==1?(e-1)/2:null,far:t===null?null:e-1-t}},[r,i]=[n(e),n(t)],a=[],o=(e,t)=>{e!==null&&t!==null&&a.push({x:e,y:t})};for(let e of[r.edge,r.far])o(e,i.edge),o(e,i.far),o(e,t>=15?i.middle:null);for(let t of[i.edge,i.far])o(e>=15?r.middle:null,t);return o(r.middle,e>=5&&t>=5?i.middle:null),a}var F=A(null),I=A(0),L=A(null),an=A(null),R=j(()=>F.value?.state??null),z=j(()=>an.value??R.value?.to_move??`black`);function on(e){return F.value?.seats[Kt(e)].by===`person`}function sn(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;t===null||e.rev<I.value||(e.is===`refused`?L.value=e.why:(e.rev!==I.value||e.re!==null)&&(L.value=null),e.rev!==I.value&&(ln.value=null,an.value=null),I.value=e.rev,F.value=t)}function cn(){I.value=0,ln.value=null,an.value=null}function B(e){return Bt(e,I.value)}var ln=A(null);async function un(e){let t=ln.value;if(t?.rev===I.value&&t.color===e)return t.illegal;let n=I.value,r=await B({do:`reasons`,color:e});return r?.is!==`reasons`||I.value!==n?[]:(ln.value={rev:n,color:e,illegal:r.illegal},r.illegal)}var dn=j(()=>{let e=R.value;if(e===null)return new Map;let t=ln.value,n=z.value===e.to_move?e.illegal:t?.color===z.value?t.illegal:[];return new Map(n.map(e=>[e.move,e]))});function fn(e){let t=R.value?.to_move;an.value=e===t?null:e,e!==t&&un(e)}function pn(e){let t=new Map,n=[],r=0;for(let i of e){let e=i.parent===null?null:t.get(i.parent)??null,a={node:i,parent:e,children:[],column:e===null?0:e.column+1,row:0};e?.children.push(a),t.set(i.id,a),n.push(a),r=Math.max(r,a.column+1)}return{all:n,byId:t,columns:r,rows:n[0]===void 0?0:mn(n[0],r)}}function mn(e,t){let n=new Int32Array(t).fill(-1),r=[e],i=0;for(let e=r.pop();e!==void 0;e=r.pop()){let t=hn(e),a=Math.max(0,e.column-1),o=a+t.length+(e.column===0?0:1),s=n.subarray(a,o).reduce((e,t)=>Math.max(e,t),-1)+1;n.fill(s,a,o);for(let e of t){e.row=s;for(let t=e.children.length-1;t>0;t--){let n=e.children[t];n!==void 0&&r.push(n)}}i=Math.max(i,s+1)}return i}function hn(e){let t=[e];for(let n=e.children[0];n!==void 0;n=n.children[0])t.push(n);return t}function gn(e){let t=[];for(let n=e;n!==null;n=n.parent)t.push(n);return t.reverse()}function _n(e){return gn(e).every(e=>e.parent===null||e.parent.children[0]===e)}function vn(e){let t=[e],n=0;for(let e=t.pop();e!==void 0;e=t.pop())n++,t.push(...e.children);return n}var yn=[`play`,`count`,`review`,`rules`];function bn(e,t){if(t.is===`show`)return{panel:t.panel,count:t.count??e.count};if(e.panel===`review`||e.panel===`rules`&&t.isLesson)return e;switch(t.is){case`stopped`:return{panel:`count`,count:`agree`};case`agreed`:return{panel:`count`,count:`steps`};case`resumed`:return{...e,panel:`play`}}}var xn=`liangyi-panel`,Sn=A({panel:En(sessionStorage.getItem(xn))??`play`,count:`steps`}),V=j(()=>Sn.value.panel),Cn=j(()=>Sn.value.count);function wn(e){Sn.value=bn(Sn.peek(),e)}function Tn(e,t){wn({is:`show`,panel:e,...t===void 0?{}:{count:t}})}function En(e){return yn.find(t=>t===e)}M(()=>sessionStorage.setItem(xn,V.value)),M(()=>{V.value,Cn.value,L.value=null});var H=j(()=>{let e=F.value?.agreement;return e!=null&&!e.agreed&&e.disputed_by===null}),Dn={agreeing:!1,agreed:!1};M(()=>{let e={agreeing:H.value,agreed:F.value?.agreement?.agreed===!0},t=F.value?.lesson!=null;e.agreeing&&!Dn.agreeing?wn({is:`stopped`,isLesson:t}):Dn.agreeing&&e.agreed&&!Dn.agreed?wn({is:`agreed`,isLesson:t}):Dn.agreeing&&!e.agreeing&&!e.agreed&&wn({is:`resumed`,isLesson:t}),Dn=e});var U=A(null),On=A(null),kn=A(null),An=j(()=>On.value??kn.value),jn=A(!1),Mn=A(null),Nn=j(()=>{let e=F.value;return e===null||e.resigned!==null?!1:e.agreement===null?!e.state.over:e.agreement.disputed_by!==null}),W=j(()=>V.value===`review`?H.value?`look`:`play`:V.value===`count`&&Cn.value!==`agree`?Cn.value===`hand`?`hand`:`look`:H.value?`mark`:`play`),Pn=-1;M(()=>{I.value!==Pn&&(Pn=I.value,Je(()=>{U.value=null,Mn.value=null,kn.value=null}))});var Fn=[`en`,`zh-Hans`,`zh-Hant`],In=[`system`,`light`,`dark`],Ln=[`own`,`without-i`,`with-i`,`numbers`,`none`],Rn=[`lead`,`winrate`],zn=[`50`,`200`,`800`,`3200`,`12800`],Bn=[`none`,`last`,`all`,`variation`],Vn=`liangyi-settings`,Hn=Gn(),G={language:Kn(`language`,Fn,Jn()),theme:Kn(`theme`,In,`system`),coordinates:Kn(`coordinates`,Ln,`own`),hintsLocked:qn(`hintsLocked`),confirmMoves:qn(`confirmMoves`),engineShown:qn(`engineShown`),ownershipShown:qn(`ownershipShown`),nextShown:qn(`nextShown`),measure:Kn(`measure`,Rn,`lead`),visits:Kn(`visits`,zn,`200`),numbered:Kn(`numbered`,Bn,`none`)},Un=A(!1);M(()=>{let e=Object.entries(G).map(([e,{value:t}])=>[e,t]);Wn(Vn,JSON.stringify(Object.fromEntries(e)))}),M(()=>{let e=G.theme.value;e===`system`?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e});function Wn(e,t){try{return localStorage.setItem(e,t),!0}catch{return!1}}function Gn(){try{let e=JSON.parse(localStorage.getItem(Vn)??`{}`);return typeof e==`object`&&e?{...e}:{}}catch{return{}}}function Kn(e,t,n){return A(t.find(t=>t===Hn[e])??n)}function qn(e){return A(Hn[e]===!0)}function Jn(){let e=navigator.language.toLowerCase();return e.startsWith(`zh`)?/hant|tw|hk|mo/.test(e)?`zh-Hant`:`zh-Hans`:`en`}var K=A(null),Yn=null;function Xn(){return Yn??=Zn().finally(()=>Yn=null),Yn}async function Zn(){let e=K.value?.rev===F.value?.here.tree_rev;for(;!e;){let t=await B({do:`tree`});if(t?.is!==`tree`)return;K.value={rev:t.tree_rev,...pn(t.nodes)},e=t.tree_rev>=(F.value?.here.tree_rev??0)}}M(()=>{V.value===`review`&&K.value?.rev!==F.value?.here.tree_rev&&Xn()});function Qn(){K.value=null,$n.value=null}var $n=A(null),er=j(()=>$n.value??F.value?.here.id??0),tr=j(()=>K.value?.byId.get(er.value)??null);async function nr(e){let t=$n.value!==null;if(e===er.value||($n.value=e,t))return;let n=e;for(;n!==null;){let e=await Bt({do:`goto_node`,node:n},null);n=e?.is!==`game`||$n.value===n||$n.value===e.here.id?null:$n.value}$n.value=null}var q=A([]);M(()=>{let[e,t]=[K.value,F.value?.here],n=t===void 0?void 0:e?.byId.get(t.id);if(e==null||t===void 0||n===void 0){q.value=[];return}let r=q.peek().map(({node:t})=>e.byId.get(t.id)),i=r.indexOf(n);if(i>=0&&r.every(rr)&&(r[i+1]?.node.id??null)===t.next_on_line){q.value=r;return}let a=gn(n),o=t.next_on_line===null?void 0:e.byId.get(t.next_on_line);q.value=o===void 0?a:[...a,...hn(o)]});function rr(e){return e!==void 0}var ir=j(()=>{let e=er.value;return q.value.findIndex(({node:t})=>t.id===e)});function ar(e){return gn(e).flatMap(e=>e.parent===null?[]:[e.parent.children.indexOf(e)])}async function or(e){await Xn();let t=K.value?.all[0];for(let n of e)t=t?.children[n]??t;return t?.node.id??null}async function sr(e){let t=await or(e);t!==null&&await nr(t)}var cr=A(null),lr=A(null),ur=j(()=>lr.value??F.value?.here.analysis??null),dr=A(new Map);M(()=>{let e=K.value?.all??[];dr.value=new Map(e.flatMap(({node:e})=>e.value===null?[]:[[e.id,e.value]]))});function fr(e){let t=e.is===`game`?e:e.is===`refused`?e.game:null;if(t!==null)Je(()=>{cr.value=t.analysing,lr.value=null});else if(e.is===`analysed`){let{node:t,analysis:n,run:r}=e,{winrate:i,lead:a,visits:o,stopped:s}=n;Je(()=>{cr.value=r,lr.value=t===F.value?.here.id?n:lr.value;let e={winrate:i,lead:a,visits:o,stopped:s?.lead??null};dr.value=new Map(dr.value).set(t,e)})}}async function pr(e){G.engineShown.value=!0,await Bt({do:`analyse`,scope:e,visits:Number(G.visits.value)},null)}function mr(){cr.value!==null&&Bt({do:`stop_analysis`},null)}var hr=j(()=>G.engineShown.value&&!G.hintsLocked.value),gr=j(()=>R.value?.game===`line_game`?`winrate`:G.measure.value),_r=A(null),[vr,yr]=[100,2e3],br=j(()=>`${K.value?.rev} ${q.value.at(-1)?.node.id}`),xr,Sr=0;M(()=>{if(br.value,dr.value,cr.value,V.value===`review`&&K.value!==null&&xr===void 0){let e=cr.value===null?vr:Math.max(vr,Sr+yr-Date.now());xr=window.setTimeout(()=>void Cr(),e)}});async function Cr(){[xr,Sr]=[void 0,Date.now()];let e=await Bt({do:`review`},null);e?.is===`review`&&(_r.value=e)}var wr=j(()=>new Map(_r.value?.moves.map(e=>[e.node,e])??[]));function Tr(){Je(()=>{[cr.value,lr.value,_r.value]=[null,null,null]})}var Er=`ABCDEFGHIJ`,Dr=j(()=>(V.value===`review`&&hr.value&&U.value===null?ur.value?.moves??[]:[]).slice(0,10).map((e,t)=>({...e,letter:Er.charAt(t)}))),Or=A(null),kr=A(10),Ar=j(()=>{let e=Or.value??Mn.value??(jn.value?On.value:null);return e===null?null:Dr.value.find(({move:t})=>t===e)??null}),jr=j(()=>{let[e,t]=[R.value,Ar.value];if(e===null||t===null)return[];let n=e.to_move;return t.pv.slice(0,kr.value).map((e,t)=>({at:e,color:t%2==0?n:qt(n),number:t+1})).filter(({at:e})=>P(e))});function Mr(e){if(jr.value.length===0)return!1;let t=Ar.value?.pv.length??1;return kr.value=Math.min(t,Math.max(1,Math.min(kr.value,t)+e)),!0}function Nr(e,t){return t===`black`?e:1-e}function Pr(e,t){return e===null||t===`black`?e:-e}var Fr=10,Ir=j(()=>{let e=R.value?.move_number??0;switch(G.numbered.value){case`none`:return null;case`all`:return 0;case`last`:return Math.max(0,e-Fr);case`variation`:{let e=tr.value===null?void 0:gn(tr.value).find(e=>!_n(e));return e===void 0?null:e.node.number-1}}}),Lr=j(()=>{let[e,t,n]=[R.value,F.value,Ir.value];if(V.value!==`review`||e===null||t===null||n===null)return null;let r=G.numbered.value===`variation`?n:0,i=new Map,a=t.moves.slice(0,e.move_number);a.forEach(({move:e},t)=>i.set(e,t+1));let o=new Map,s=[];return a.forEach(({move:t,color:a},c)=>{let l=c+1;if(l<=n||!P(t))return;let u=i.get(t)??l;u===l?Xt(e.rows,t)===Jt(a)?o.set(t,l-r):s.push({number:l-r,at:t,now:null}):s.push({number:l-r,at:t,now:u-r})}),{on:o,notes:s}}),Rr=j(()=>V.value===`review`&&U.value===null),zr=j(()=>Rr.value?F.value?.here.marks??[]:[]),Br=j(()=>{let e=F.value?.here;return!Rr.value||!G.nextShown.value||e===void 0?[]:e.next.flatMap(({id:t,move:n})=>n!==null&&P(n)?[{at:n,isNext:t===e.next_on_line}]:[])}),Vr=A(null),Hr=j(()=>Vr.value??(F.value?.agreement?.agreed?`agreed`:`judgement`)),Ur=j(()=>`${I.value} ${Hr.value}`),Wr=A(null),Gr=A(!1),Kr=j(()=>Wr.value?.of===Ur.value?Wr.value.boards:null),qr=j(()=>Wr.value?.of===Ur.value&&Wr.value.boards===null),Jr=A(0),Yr=A(0),Xr=j(()=>{let e=Kr.value?.counts??[];return e[Math.min(Jr.value,e.length-1)]??null}),Zr=j(()=>{let e=Xr.value?.steps??[];return e[Math.min(Yr.value,e.length-1)]??null});async function Qr(){if(Gr.value||Wr.value?.of===Ur.value)return;Gr.value=!0;let e=Ur.value,t=await B({do:`count`,view:Hr.value});Je(()=>{Gr.value=!1,Wr.value={of:e,boards:t?.is===`counts`?t:null},Yr.value=2**53-1})}var $r=A(null),ei=A(!1),ti=j(()=>$r.value?.of===Ur.value?$r.value.rows:null);async function ni(){if(ei.value)return;ei.value=!0;let e=Ur.value,t=await B({do:`compare`,view:Hr.value});ei.value=!1,t?.is===`comparison`&&($r.value={of:e,rows:t.rows})}var ri=A([]),ii=A(null),ai=j(()=>`${Ur.value} ${ri.value.join(` `)}`),oi=j(()=>ti.value!==null&&ri.value.length===2&&ii.value?.of===ai.value),si=j(()=>{let e=oi.value?ii.value?.pair:null;return e!=null&&`between`in e?e:null}),ci=j(()=>{let e=oi.value?ii.value?.pair:null;return e!=null&&`kind`in e?e:null}),li=j(()=>new Map(si.value?.points.map(e=>[e.at,e.difference])??[]));function ui(e){let t=ri.value.filter(t=>t!==e);ri.value=t.length<ri.value.length?t:[...t,e].slice(-2)}async function di(){let e=ai.value,[t,n]=ri.value;if(t===void 0||n===void 0||ii.value?.of===e)return;ii.value={of:e,pair:null};let r=await B({do:`difference`,view:Hr.value,between:[t,n]});Je(()=>{if(ii.value?.of===e){L.value=null;let t=r?.is===`difference`?r:r?.is===`refused`?r.why:null;ii.value=t===null?null:{of:e,pair:t}}})}var fi=A(null),pi=A(!1),mi=j(()=>fi.value?.of===Ur.value?fi.value.board:null),hi=j(()=>mi.value!==null&&`rows`in mi.value?mi.value:null),gi=j(()=>mi.value!==null&&`kind`in mi.value?mi.value:null),_i=A(null),vi=j(()=>hi.value?.may.find(e=>xi(e)===_i.value)??null),J=A([]),yi=j(()=>{let e=hi.value?.rows??[];return J.value.filter(({at:t})=>Xt(e,t)===`.`)}),bi=j(()=>new Set(vi.value?.at??[]));function xi(e){return`${e.step}-${e.side??`both`}`}async function Si(e=!1){if(pi.value||!e&&fi.value?.of===Ur.value)return;pi.value=!0;let t=Ur.value,n=await B({do:`hand_begin`,view:Hr.value});pi.value=!1,n?.is===`hand`?Ci(t,n):n?.is===`refused`&&(fi.value={of:t,board:n.why}),t!==Ur.value&&await Si()}function Ci(e,t){Je(()=>{fi.value={of:e,board:t},J.value=[],L.value=null})}function wi(e){Je(()=>{_i.value=xi(e),J.value=[]}),e.step===`gather`&&Di()}function Ti(e){let[t,n]=[vi.value,hi.value];if(t===null||n===null||!bi.value.has(e))return;let r=J.value.filter(t=>t.at!==e),i=r.length===J.value.length,a=t.side??Yt(Xt(n.owner,e))??Ei();Je(()=>{J.value=i?[...r,{at:e,color:a}]:r,L.value=null})}function Ei(){return 2*J.value.filter(({color:e})=>e===`black`).length>J.value.length?`white`:`black`}async function Di(){let e=Ai();e!==null&&await ki({do:`hand_step`,...e})}async function Oi(){await ki({do:`hand_undo`})}async function ki(e){let t=Ur.value,n=await B(e);n?.is===`hand`?Ci(t,n):n?.is===`refused`&&n.why.kind===`wrong_phase`&&await Si(!0)}function Ai(){let[e,t]=[vi.value,hi.value];if(e===null||t===null)return null;let n=e.side??`black`,r=J.value.map(e=>e.at),i=e=>J.value.filter(t=>t.color===e).map(e=>e.at);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return{step:e.step,side:n,at:r};case`move`:{let e=e=>Xt(t.rows,e)!==`.`;return{step:`move`,side:n,from:r.filter(e),to:r.filter(t=>!e(t))}}case`exchange`:case`fill_public`:return{step:e.step,black:i(`black`),white:i(`white`)};case`gather`:return{step:`gather`}}}var ji=A(`both`),Mi=j(()=>{let e=Gt.filter(on);return e.length===1?e:[`both`,`black`,`white`]}),Ni=j(()=>{let e=Mi.value.includes(ji.value)?ji.value:Mi.value[0];return e===`both`||e===void 0?[...Gt]:[e]});async function Pi(e){let[t,n]=[R.value,F.value?.agreement],r=Ni.value[0];if(t===null||n==null||r===void 0)return;let i=n.views[Kt(r)];if(Xt(t.rows,e)!==`.`){let t=!i.dead.includes(e);await Ii(n=>({do:`mark_dead`,by:n,at:e,dead:t}))}else if(n.owners_matter){let t=i.owned[0].includes(e)?`white`:i.owned[1].includes(e)?null:`black`;await Ii(n=>({do:`mark_owner`,by:n,at:e,owner:t}))}}function Fi(e){return Ii(t=>({do:`adopt`,by:t,view:e}))}async function Ii(e){for(let t of Ni.value)if((await B(e(t)))?.is!==`game`)return}var Li=A(null);async function Ri(e){switch(kn.value=null,W.value){case`look`:return;case`mark`:return Pi(e);case`hand`:return Ti(e);case`play`:return zi(e)}}async function zi(e){let t=R.value;if(t===null||!Nn.value||!on(z.value)||P(e)&&Hi(e))return;z.value!==t.to_move&&await un(z.value);let n=dn.value.get(e);kn.value=n===void 0?null:e,n?.kind===`forbidden`?Li.value=e:n===void 0&&await Vi(e)}function Bi(){let e=Li.value;Li.value=null,e!==null&&Vi(e)}async function Vi(e){Mn.value=null,(await B({do:`play`,color:z.value,move:e}))?.is===`game`&&(On.value=null,an.value=null)}function Hi(e){let t=R.value;return t!==null&&Xt(t.rows,e)!==`.`}function Ui(e){let t=F.value;t!==null&&e>=0&&e<=t.moves.length&&e!==t.state.move_number&&B({do:`goto`,move_number:e})}function Wi(e){Ui((R.value?.move_number??0)+e)}async function Gi(e){if(U.value!==null){U.value=null;return}let t=(await un(z.value)).find(t=>t.move===e);t?.earlier?U.value={is:`earlier`,board:t.earlier,move:e}:t&&t.verdicts.length>0&&(U.value={is:`verdicts`,reasoned:t,step:0})}var Ki=class{constructor(e){this.value=e}valueOf(){return this.value}},Y=class extends Ki{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},qi=class extends Ki{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ji=class e extends Ki{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ki)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ki&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Yi=100,Xi=`⁨`,Zi=`⁩`;function Qi(e,t,n){return n===t||n instanceof qi&&t instanceof qi&&n.value===t.value||t instanceof qi&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function $i(e,t,n){return t[n]?ca(e,t[n].value):(e.reportError(RangeError(`No default`)),new Y)}function ea(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ta(e,i.value):n.push(ta(e,i));return{positional:n,named:r}}function ta(e,t){switch(t.type){case`str`:return t.value;case`num`:return new qi(t.value,{minimumFractionDigits:t.precision});case`var`:return na(e,t);case`mesg`:return ra(e,t);case`term`:return ia(e,t);case`func`:return aa(e,t);case`select`:return oa(e,t);default:return new Y}}function na(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Y(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Y(`$${t}`);if(n instanceof Ki)return n;switch(typeof n){case`string`:return n;case`number`:return new qi(n);case`object`:if(Ji.supportsValue(n))return new Ji(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Y(`$${t}`)}}function ra(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Y(t);if(n){let i=r.attributes[n];return i?ca(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Y(`${t}.${n}`))}return r.value?ca(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Y(t))}function ia(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Y(i);if(n){let t=a.attributes[n];if(t){e.params=ea(e,r).named;let n=ca(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Y(`${i}.${n}`)}e.params=ea(e,r).named;let o=ca(e,a.value);return e.params=null,o}function aa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Y(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Y(`${t}()`);try{let t=ea(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Y(`${t}()`)}}function oa(e,{selector:t,variants:n,star:r}){let i=ta(e,t);if(i instanceof Y)return $i(e,n,r);for(let t of n)if(Qi(e,i,ta(e,t.key)))return ca(e,t.value);return $i(e,n,r)}function sa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Y;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Yi)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Yi}`);r&&n.push(Xi),n.push(ta(e,i).toString(e)),r&&n.push(Zi)}return e.dirty.delete(t),n.join(``)}function ca(e,t){return typeof t==`string`?e.bundle._transform(t):sa(e,t)}var la=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ua(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var da=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function fa(e,t){let n=e[0];if(n instanceof Y)return new Y(`NUMBER(${n.valueOf()})`);if(n instanceof qi)return new qi(n.valueOf(),{...n.opts,...ua(t,da)});if(n instanceof Ji)return new qi(n.toNumber(),{...ua(t,da)});throw TypeError(`Invalid argument to NUMBER`)}var pa=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ma(e,t){let n=e[0];if(n instanceof Y)return new Y(`DATETIME(${n.valueOf()})`);if(n instanceof Ji||n instanceof qi)return new Ji(n,ua(t,pa));throw TypeError(`Invalid argument to DATETIME`)}var ha=new Map;function ga(e){let t=Array.isArray(e)?e.join(` `):e,n=ha.get(t);return n===void 0&&(n=new Map,ha.set(t,n)),n}var _a=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:fa,DATETIME:ma,...t},this._useIsolating=n,this._transform=r,this._intls=ga(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new la(this,n,t);try{return sa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Y().toString(r);throw e}}},va=/^(-?[a-zA-Z][\w-]*) *= */gm,ya=/\.([a-zA-Z][\w-]*) *= */y,ba=/\*?\[/y,xa=/(-?[0-9]+(?:\.([0-9]+))?)/y,Sa=/([a-zA-Z][\w-]*)/y,Ca=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,wa=/^[A-Z][A-Z0-9_-]*$/,Ta=/([^{}\n\r]+)/y,Ea=/([^\\"\n\r]*)/y,Da=/\\([\\"])/y,Oa=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ka=/^\n+/,Aa=/ +$/,ja=/ *\r?\n/g,Ma=/( *)$/,Na=/{\s*/y,Pa=/\s*}/y,Fa=/\[\s*/y,Ia=/\s*] */y,La=/\s*\(\s*/y,Ra=/\s*->\s*/y,za=/\s*:\s*/y,Ba=/\s*,?\s*/y,Va=/\s+/y,Ha=class{constructor(e){this.body=[],va.lastIndex=0;let t=0;for(;;){let n=va.exec(e);if(n===null)break;t=va.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ya);){let t=o(ya),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ta)&&(r=o(Ta)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ka),u([i],i.length)):r?S(r,Aa):null}function u(r=[],i){for(;;){if(n(Ta)){r.push(o(Ta));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Aa));let c=[];for(let e of r)e instanceof Ua&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Na,SyntaxError);let e=f();if(i(Pa))return e;if(i(Ra)){let t=h();return i(Pa,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ca)){let[,e,t,n=null]=a(Ca);if(e===`$`)return{type:`var`,name:t};if(i(La)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(wa.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ba)}}function m(){let e=f();return e.type===`mesg`&&i(za)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ba);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Fa,SyntaxError);let e;return e=n(xa)?v():{type:`str`,value:o(Sa)},i(Ia,SyntaxError),e}function _(){if(n(xa))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(xa),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ea),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Da))return o(Da);if(n(Oa)){let[,e,t]=a(Oa),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Va),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(ja,`
`),n=Ma.exec(e)[1].length;return new Ua(t,n)}}},Ua=class{constructor(e,t){this.value=e,this.length=t}},Wa={en:Ga(`en`,`
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
`),"zh-Hans":Ga(`zh-Hans`,`
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
`),"zh-Hant":Ga(`zh-Hant`,`
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
`)};function Ga(e,...t){let n=new _a(e,{useIsolating:!1});return t.forEach(e=>n.addResource(new Ha(e))),n}function X(e,...t){return qa(e,t[0]??null)??e}function Ka(e){return qa(e,null)}function qa(e,t){let n=Wa[G.language.value],r=n.getMessage(e)?.value;return r?n.formatPattern(r,t):null}M(()=>{document.documentElement.lang=G.language.value,document.title=X(`title`)});function Ja(e){return e===`0`?e:e.startsWith(`-`)?e.replace(`-`,`−`):`+${e}`}function Ya(e){return`${Math.round(100*e)}%`}function Xa(e){if(e===null)return`–`;let t=e.toFixed(1);return t===`0.0`||t===`-0.0`?`0.0`:t.startsWith(`-`)?`−${t.slice(1)}`:`+${t}`}function Za(e){return e<1e3?String(e):e<1e4?`${(e/1e3).toFixed(1)}k`:`${Math.round(e/1e3)}k`}function Z(e,t){return nn(e,t,G.coordinates.value)}function Qa(e){return en(e,G.coordinates.value)}function $a(e,t,n){let r=Yt(Xt(n.rows,e))??`empty`,i=[Z(e,t),X(`point-${r}`)];n.last===e&&i.push(X(`point-last`)),n.views.forEach(({dead:t,owned:n},r)=>{let a=r===0?`black`:`white`;t.includes(e)&&i.push(X(`point-dead-by-${a}`)),n.forEach((t,n)=>{t.includes(e)&&i.push(X(`point-owned-by-${a}`,{owner:n===0?`black`:`white`}))})});let a=r===`empty`?Xt(n.owner??[],e):void 0;(a===`X`||a===`O`||a===`=`)&&i.push(X(a===`=`?`point-shared`:a===`X`?`point-of-black`:`point-of-white`)),n.chosen.has(e)?i.push(X(`point-chosen`)):n.choosable.has(e)&&i.push(X(`point-choosable`)),n.ringed.has(e)&&i.push(X(`point-changed`)),n.wild.has(e)&&i.push(X(`point-wild`));let o=n.differing.get(e);o!==void 0&&i.push(X(`point-differs`,{difference:Ja(o)})),i.push(...eo.value.get(e)??[]);let s=n.forbidden.get(e);return s!==void 0&&i.push(X(`point-illegal`,{why:to(s)})),i.join(X(`list-separator`))}var eo=j(()=>{let e=new Map,t=R.value;if(!Rr.value||t===null)return e;let n=(t,n)=>e.set(t,[...e.get(t)??[],n]);for(let[e,t]of Lr.value?.on??[])n(e,X(`point-number`,{number:t}));for(let{at:e,isNext:t}of Br.value)n(e,X(t?`point-next`:`point-variation`));let r=t.to_move;for(let{move:e,letter:t,winrate:i,lead:a}of Dr.value){let o=gr.value===`winrate`,s=o?Ya(Nr(i,r)):Xa(Pr(a,r));n(e,X(o?`point-tried-winrate`:`point-tried-lead`,{letter:t,value:s}))}for(let e of zr.value)n(e.at,e.shape===`label`?X(`mark-label`,{text:e.text}):X(`mark-${e.shape}`));return e});function to(e){switch(e.kind){case`ko`:return X(`why-ko`,{after:e.after_move});case`repeats`:{let t=e.faced_by??`nobody`,{what:n,after_move:r}=e;return X(`why-repeats`,{what:n,by:t,after:r,rule:X(`rule-${e.rule}`)})}case`forbidden`:return X(`why-forbidden`,{kinds:no(e.kinds)});case`drawn`:return X(`why-drawn`,{after:e.after_move});case`suicide`:case`occupied`:case`no_virtual_moves`:case`over`:return X(`why-${e.kind}`)}}function no(e){return e.map(e=>X(`forbidden-${e}`)).join(X(`list-separator`))}var ro=Symbol.for(`pv`),io=0;Array.isArray;function Q(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ro,__v:--io,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}var ao={X:`black`,O:`white`,"=":`shared`};function oo({rows:e,board:t}){return Q(`g`,{class:`owners`,children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=ao[e],a=t[n]?.charAt(r)===`.`;return i===void 0||!a?null:Q(so,{x:r,y:n,owner:i},`${r} ${n}`)}))})}function so({x:e,y:t,owner:n}){if(n!==`shared`)return Q(`rect`,{class:`owner ${n}`,x:e+.34,y:t+.34,width:.32,height:.32,rx:.04});let[r,i]=[e+.34,t+.34];return Q(x,{children:[Q(`path`,{class:`owner black`,d:`M${r} ${i}h0.32l-0.32 0.32Z`}),Q(`path`,{class:`owner white`,d:`M${r+.32} ${i}v0.32h-0.32Z`})]})}var co=.15;function lo({values:e,board:t}){return Q(x,{children:e.flatMap((e,n)=>e.map((e,r)=>{let i=.4*Math.abs(e),a=t?.[n]?.charAt(r)===(e>0?`X`:`O`);return Math.abs(e)<co||a?null:Q(`rect`,{class:e>0?`sure black`:`sure white`,x:r+.5-i/2,y:n+.5-i/2,width:i,height:i},`${r} ${n}`)}))})}function uo({judged:e,size:t}){let n=e.chains.filter(e=>e.dead).flatMap(e=>e.stones);return Q(`g`,{class:`judged`,children:[Q(lo,{values:e.ownership}),n.map(e=>{let{x:n,y:r}=N(e,t);return Q(`circle`,{class:`judged-dead`,cx:n+.5,cy:r+.5,r:.49},e)})]})}function fo({views:e,size:t}){return Q(`g`,{class:`claims`,children:e.map(({dead:e,owned:n},r)=>Q(`g`,{class:r===0?`by-black`:`by-white`,children:[e.map(e=>Q(po,{by:r,...N(e,t)},e)),n.flatMap((e,n)=>e.map(e=>Q(mo,{by:r,owner:n===0?`black`:`white`,...N(e,t)},e)))]},r))})}function po({x:e,y:t,by:n}){let[r,i]=n===0?[e+.18,t+.18]:[e+.54,t+.54],a=n===0?`M${r} ${i}l0.28 0.28M${r+.28} ${i}l-0.28 0.28`:`M${r+.14} ${i}v0.28M${r} ${i+.14}h0.28`;return Q(x,{children:[Q(`path`,{class:`halo`,d:a}),Q(`path`,{class:`sign`,d:a})]})}function mo({x:e,y:t,by:n,owner:r}){return n===0?Q(`rect`,{class:`claim ${r}`,x:e+.56,y:t+.12,width:.32,height:.32}):Q(`circle`,{class:`claim ${r}`,cx:e+.28,cy:t+.72,r:.17})}var ho=.12;function go(e,t){return t===null?ho:1.9*tn(e)}function _o({size:e,columns:t,rows:n,last:r}){let{width:i,height:a}=e,o=go(e,t);return Q(`svg`,{class:`position`,viewBox:`${-o} ${-o} ${i+2*o} ${a+2*o}`,"aria-hidden":`true`,children:[Q(vo,{size:e,columns:t}),Q(bo,{rows:n}),Q(xo,{rows:n,size:e,move:r})]})}function vo({size:e,columns:t}){let{width:n,height:r}=e,i=tn(e),a=.85*i,o=Array.from({length:n},(e,t)=>t),s=Array.from({length:r},(e,t)=>t),c=[...o.map(e=>`M${e+.5} 0.5V${r-.5}`),...s.map(e=>`M0.5 ${e+.5}H${n-.5}`)].join(``);return Q(x,{children:[Q(`defs`,{children:[Q(`radialGradient`,{id:`black-stone`,cx:`0.38`,cy:`0.32`,r:`0.75`,children:[Q(`stop`,{class:`black-light`,offset:`0`}),Q(`stop`,{class:`black-dark`,offset:`1`})]}),Q(`radialGradient`,{id:`white-stone`,cx:`0.38`,cy:`0.32`,r:`0.85`,children:[Q(`stop`,{class:`white-light`,offset:`0.3`}),Q(`stop`,{class:`white-dark`,offset:`1`})]})]}),Q(`path`,{class:`lines`,d:c}),Q(`path`,{class:`edge`,d:`M0.5 0.5H${n-.5}V${r-.5}H0.5Z`}),rn(e).map(({x:e,y:t})=>Q(`circle`,{class:`star`,cx:e+.5,cy:t+.5,r:.09},`${e} ${t}`)),t!==null&&Q(`g`,{class:`coordinates`,"font-size":i,children:[o.flatMap(e=>[-a,r+a].map(n=>Q(`text`,{x:e+.5,y:n,children:t[e]},`${e} ${n}`))),s.flatMap(e=>[-a,n+a].map(t=>Q(`text`,{x:t,y:e+.5,children:r-e},`${t} ${e}`)))]})]})}function yo({x:e,y:t,color:n,kind:r=``}){return Q(`circle`,{class:`stone ${n} ${r}`.trimEnd(),cx:e+.5,cy:t+.5,r:.475})}function bo({rows:e,dead:t}){return Q(x,{children:e.flatMap((e,n)=>[...e].map((e,r)=>{let i=Yt(e),a=`${r} ${n}`;return i!==null&&Q(yo,{x:r,y:n,color:i,kind:t?.has(a)?`dead`:``},a)}))})}function xo({rows:e,size:t,move:n}){if(n===null||!P(n))return null;let{x:r,y:i}=N(n,t);return Q(`circle`,{class:`last on-${Yt(Xt(e,n))??`white`}`,cx:r+.5,cy:i+.5,r:.2})}var So=8;function Co({color:e,count:t,title:n,test:r,always:i=!1,isLast:a=!1}){if(t===0&&!i)return null;let o=Math.min(t,So),s=e=>.5+e*.55;return Q(`div`,{class:`pile`,"data-test":r,children:[Q(`span`,{class:`pile-title`,children:n}),Q(`span`,{class:`pile-count`,children:t}),Q(`svg`,{class:`pile-stones`,viewBox:`0 0 ${1+7*.55} 1`,"aria-hidden":`true`,children:[Array.from({length:o},(t,n)=>Q(`circle`,{class:`stone ${e}`,cx:s(n),cy:`0.5`,r:`0.42`},n)),a&&Q(`circle`,{class:`last on-${e}`,cx:s(o-1),cy:`0.5`,r:`0.2`})]})]})}function wo({x:e,y:t}){return Q(x,{children:[Q(`circle`,{class:`ring-halo`,cx:e+.5,cy:t+.5,r:.3}),Q(`circle`,{class:`ring`,cx:e+.5,cy:t+.5,r:.3})]})}function To({x:e,y:t}){let n=(n,r)=>`M${e+.5+.44*n} ${t+.5+.28*r}v${.16*r}h${-.16*n}`,r=[n(-1,-1),n(1,-1),n(1,1),n(-1,1)].join(``);return Q(x,{children:[Q(`path`,{class:`choosable-halo`,d:r}),Q(`path`,{class:`choosable`,d:r})]})}function Eo({x:e,y:t,difference:n}){let r=Ja(n),i=r.length<3?.32:r.length<5?.27:.19;return Q(`g`,{class:`difference-plate`,children:[Q(`rect`,{x:e+.12,y:t+.3,width:.76,height:.4,rx:.1}),Q(`text`,{x:e+.5,y:t+.5,"font-size":i,children:r})]})}function Do({x:e,y:t}){return Q(`path`,{class:`wild`,d:`M${e+.2} ${t+.6}q0.15 -0.35 0.3 -0.1t0.3 -0.1M${e+.2} ${t+.8}q0.15 -0.35 0.3 -0.1t0.3 -0.1`})}function Oo({x:e,y:t,illegal:n}){let r=ko(n),i=r.length>1;return Q(`g`,{class:`forbidden ${n.kind}`,children:r.map((n,a)=>Q(`path`,{d:Ao(n,e+.5+(i?.3*(a-(r.length-1)/2):0),t+.5)},n))})}function ko(e){switch(e.kind){case`suicide`:case`ko`:case`repeats`:return[e.kind];case`forbidden`:return e.kinds;case`occupied`:case`no_virtual_moves`:case`drawn`:case`over`:return[]}}function Ao(e,t,n){switch(e){case`suicide`:return`M${t-.18} ${n}a0.18 0.18 0 1 0 0.36 0a0.18 0.18 0 1 0 -0.36 0Zm0.08 0h0.2`;case`ko`:return`M${t-.17} ${n-.17}h0.34v0.34h-0.34Z`;case`repeats`:return`M${t-.17} ${n-.17}l0.34 0.34m0 -0.34l-0.34 0.34`;case`three-three`:return`M${t} ${n-.19}l0.19 0.34h-0.38Z`;case`four-four`:return`M${t} ${n-.21}l0.21 0.21l-0.21 0.21l-0.21 -0.21Z`;case`overline`:return`M${t-.22} ${n-.07}h0.44v0.14h-0.44Z`}}function jo({lines:e,size:t}){return Q(`g`,{class:`stone-lines`,children:e.map(({stones:e,by:n,direction:r,shape:i})=>{let a=e.map(e=>N(e,t)),[o,s]=[a[0],a.at(-1)];return o===void 0||s===void 0?null:Q(`g`,{class:i,children:[Q(`path`,{d:`M${o.x+.5} ${o.y+.5}L${s.x+.5} ${s.y+.5}`}),n.map(e=>{let{x:n,y:r}=N(e,t);return Q(`circle`,{cx:n+.5,cy:r+.5,r:.13},e)})]},`${r} ${e.join(` `)}`)})})}function Mo({now:e,columns:t,view:n}){let{size:r}=e,i=e=>N(e,r);return Q(x,{children:[Q(vo,{size:r,columns:t}),n.owner!==null&&Q(oo,{rows:n.owner,board:n.rows}),n.judged!==null&&Q(uo,{judged:n.judged,size:r}),Q(No,{view:n,now:e}),Q(fo,{views:n.views,size:r}),[...n.choosable].map(e=>Q(To,{...i(e)},e)),n.planned.map(({at:e,color:t})=>Q(yo,{...i(e),color:t,kind:`ghost`},e)),[...n.chosen].map(e=>Q(wo,{...i(e)},e)),[...n.ringed].filter(P).map(e=>Q(wo,{...i(e)},e)),[...n.wild].map(e=>Q(Do,{...i(e)},e)),Q(jo,{lines:n.lines,size:r}),[...n.forbidden.values()].filter(({move:e})=>P(e)).map(e=>Q(Oo,{illegal:e,...i(e.move)},e.move)),[...n.differing].map(([e,t])=>Q(Eo,{difference:t,...i(e)},e)),n.candidates.filter(P).slice(0,1).map(e=>Q(`g`,{class:`candidate`,children:[Q(`circle`,{cx:i(e).x+.5,cy:i(e).y+.5,r:.32}),Q(`text`,{x:i(e).x+.5,y:i(e).y+.5,children:`A`})]},e)),Q(xo,{rows:n.rows,size:r,move:n.last})]})}function No({now:e,view:t}){let n=t.views.flatMap(e=>e.dead).map(t=>N(t,e.size));return Q(x,{children:[Q(bo,{rows:t.rows,dead:new Set(n.map(({x:e,y:t})=>`${e} ${t}`))}),t.added.map(({at:t,color:n},r)=>{let{x:i,y:a}=N(t,e.size);return Q(`g`,{class:`added on-${n}`,children:[Q(yo,{x:i,y:a,color:n}),Q(`text`,{x:i+.5,y:a+.5,children:r+1})]},t)})]})}var Po=A(null),Fo=A(!1),Io=j(()=>Po.value?.rev===I.value&&!G.hintsLocked.value?Po.value.hint:null);async function Lo(){if(Fo.value||G.hintsLocked.value)return;Fo.value=!0;let e=I.value,t=await B({do:`hint`});Fo.value=!1,t?.is===`hint`&&(Po.value={rev:e,hint:t})}var Ro=A(null),zo=A(!1),Bo=A(!0),Vo=j(()=>{let e=R.value;return e===null?``:`${e.ruleset} ${e.move_number} ${e.rows.join(`/`)}`}),Ho=j(()=>Ro.value?.of===Vo.value?Ro.value.board:null);async function Uo(){Ho.value!==null||zo.value||(zo.value=!0,await B({do:`judge`}),zo.value=!1)}function Wo(e){e.is===`judgement`&&(Ro.value={of:Vo.value,board:e})}var Go={away:!1,last:null,forbidden:new Map,ringed:new Set,owner:null,views:[],judged:null,lines:[],added:[],candidates:[],planned:[],chosen:new Set,choosable:new Set,differing:new Map,wild:new Set};function Ko(e){return j(()=>{let[t,n]=[R.value,U.value];return t===null?{...Go,rows:[]}:n?.is===`earlier`?{...Go,rows:n.board.rows,away:!0,ringed:new Set([n.move])}:e(t)})}var qo=Ko(e=>{let t={rows:e.rows,last:$o(e),views:F.value?.agreement?.views??[]},n={forbidden:es(),candidates:Io.value?.line??[]};return ts(e)??{...Go,...t,...H.value?{}:n}}),Jo=Ko(()=>{let e=H.value&&Bo.value&&U.value===null;return{...qo.value,judged:e?Ho.value:null}}),Yo=Ko(e=>{let t=Lr.value===null?$o(e):null;return ts(e)??{...Go,rows:e.rows,last:t,forbidden:es()}}),Xo=Ko(({rows:e})=>{let[t,n]=[Zr.value,Xr.value];if(t===null)return{...Go,rows:e};let r=new Set(n?.lazy?.wild??[]);return{...Go,rows:t.rows,away:!0,ringed:new Set(t.touched),owner:t.owner,wild:r}}),Zo=Ko(({rows:e})=>{let t=hi.value;if(t===null)return{...Go,rows:e};let n=new Set(J.value.map(({at:e})=>e)),r=new Set([...bi.value].filter(e=>!n.has(e))),i={rows:t.rows,owner:t.owner,away:!0};return{...Go,...i,chosen:n,planned:yi.value,choosable:r}}),Qo=Ko(({rows:e})=>({...Go,rows:e,differing:li.value}));function $o(e){return e.last_move?.move??null}function es(){return Nn.value?dn.value:Go.forbidden}function ts(e){let t=U.value;if(t?.is!==`verdicts`)return null;let n=t.reasoned.verdicts[t.step],r=e.to_move,i=[...n?.after??[],...n?[n.point]:[]].map(e=>({at:e,color:r})),a=new Set(n===void 0?[]:[n.point]);return{...Go,rows:e.rows,last:$o(e),added:i,lines:n?.lines??[],ringed:a}}function ns(e){let t={width:e[0]?.length??0,height:e.length};return e.map((e,n)=>[...e].map((e,r)=>$t({x:r,y:n},t)))}var rs=13,is=A({x:0,y:0}),as=!1;function os({now:e,view:t}){let{width:n,height:r}=e.size,i={x:Math.min(is.peek().x,n-1),y:Math.min(is.peek().y,r-1)};return Q(`div`,{class:`grid`,role:`grid`,"aria-label":X(`board-label`,{width:n,height:r}),style:{"--columns":String(n),"--rows":String(r)},onKeyDown:t=>ds(t,e),onPointerLeave:()=>cs(),children:ns(t.rows).map((n,r)=>Q(`div`,{role:`row`,children:n.map((n,a)=>Q(`div`,{role:`gridcell`,children:Q(`button`,{type:`button`,class:`point`,"aria-label":$a(n,e,t),"data-point":n,tabIndex:a===i.x&&r===i.y?0:-1,onPointerDown:e=>as=e.pointerType===`touch`,onPointerEnter:e=>ss(e,n),onFocus:e=>ls(e.currentTarget,{x:a,y:r},n),onBlur:()=>cs(),onClick:()=>us(n,e)})},n))},r))})}function ss(e,t){e.pointerType!==`touch`&&(On.value=t,jn.value=!0)}function cs(){jn.value=!1,On.value=null}function ls(e,t,n){e.closest(`.grid`)?.querySelector(`button[tabindex="0"]`)?.setAttribute(`tabindex`,`-1`),e.tabIndex=0,is.value=t,kn.value=dn.value.has(n)?n:null,as||(On.value=n,jn.value=!0)}function us(e,t){let n=Math.max(t.size.width,t.size.height)>rs,r=as&&n||G.confirmMoves.value;W.value===`play`&&r&&Mn.value!==e?(Mn.value=e,kn.value=dn.value.has(e)?e:null):(Mn.value=null,Ri(e))}function ds(e,t){if((e.ctrlKey||e.altKey||e.metaKey)&&e.key!==`Home`&&e.key!==`End`)return;let{width:n,height:r}=t.size,{x:i,y:a}=is.value,[o,s]=[n-1,r-1],c=e.ctrlKey;as=!1;let l=(()=>{switch(e.key){case`ArrowLeft`:return{x:Math.max(0,i-1),y:a};case`ArrowRight`:return{x:Math.min(o,i+1),y:a};case`ArrowUp`:return{x:i,y:Math.max(0,a-1)};case`ArrowDown`:return{x:i,y:Math.min(s,a+1)};case`Home`:return{x:0,y:c?0:a};case`End`:return{x:o,y:c?s:a};case`PageUp`:return{x:i,y:Math.max(0,a-5)};case`PageDown`:return{x:i,y:Math.min(s,a+5)};default:return null}})();if(l!==null){e.preventDefault();let t=l.y*n+l.x;e.currentTarget.querySelectorAll(`.point`)[t]?.focus()}else e.key===`v`&&t.virtual!==null&&W.value===`play`?(e.preventDefault(),zi(`virtual`)):e.key===`p`&&t.next.includes(`pass`)&&W.value===`play`?(e.preventDefault(),zi(`pass`)):e.key===`x`&&W.value===`play`&&(e.preventDefault(),fs())}function fs(){fn(qt(z.value))}function ps({now:e,rows:t}){if(V.value!==`review`)return null;let{size:n}=e,r=e=>Yt(Xt(t,e))??`none`,i=hr.value&&G.ownershipShown.value?ur.value?.ownership:null,[a,o]=[zr.value,jr.value];return Q(`g`,{class:`reviewed`,children:[i!=null&&Q(lo,{values:i,board:t}),o.length===0&&Q(x,{children:[[...Lr.value?.on??[]].map(([e,t])=>Q(ms,{at:e,size:n,on:r(e),text:String(t)},e)),Br.value.map(({at:e,isNext:t})=>Q(hs,{at:e,size:n,isNext:t},e)),Dr.value.filter(({move:e})=>P(e)).map((t,n)=>Q(gs,{candidate:t,isBest:n===0,now:e},t.move)),a.map((e,t)=>Q(_s,{mark:e,size:n,on:r(e.at)},t))]}),o.map(({at:e,color:t,number:r})=>Q(`g`,{class:`added expected on-${t}`,children:[Q(yo,{...N(e,n),color:t}),Q(ms,{at:e,size:n,on:t,text:String(r)})]},r))]})}function ms({at:e,size:t,on:n,text:r}){let{x:i,y:a}=N(e,t),o=r.length<3?.5:r.length===3?.4:1.5/r.length;return Q(x,{children:[n===`none`&&Q(`circle`,{class:`clearing`,cx:i+.5,cy:a+.5,r:.36}),Q(`text`,{class:`plain on-${n}`,x:i+.5,y:a+.5,"font-size":Math.max(.2,o),children:r})]})}function hs({at:e,size:t,isNext:n}){let{x:r,y:i}=N(e,t);return Q(`circle`,{class:n?`next on-line`:`next`,cx:r+.5,cy:i+.5,r:.4})}function gs({candidate:e,isBest:t,now:n}){let{x:r,y:i}=N(e.move,n.size),a=gr.value===`winrate`?Ya(Nr(e.winrate,n.to_move)):Xa(Pr(e.lead,n.to_move));return Q(`g`,{class:t?`tried best`:`tried`,children:[t?Q(`rect`,{x:r+.03,y:i+.03,width:.94,height:.94,rx:.12}):Q(`circle`,{cx:r+.5,cy:i+.5,r:.46}),Q(`text`,{class:`letter`,x:r+.5,y:i+.33,children:e.letter}),Q(`text`,{x:r+.5,y:i+.68,"font-size":a.length>4?.27:.31,children:a})]})}function _s({mark:e,size:t,on:n}){let{x:r,y:i}=N(e.at,t),[a,o]=[r+.5,i+.5];switch(e.shape){case`label`:return Q(ms,{at:e.at,size:t,on:n,text:e.text});case`circle`:return Q(`circle`,{class:`record-mark on-${n}`,cx:a,cy:o,r:.25});case`square`:return Q(`rect`,{class:`record-mark on-${n}`,x:a-.22,y:o-.22,width:.44,height:.44});case`triangle`:return Q(`path`,{class:`record-mark on-${n}`,d:`M${a} ${o-.29}l0.26 0.45h-0.52Z`});case`cross`:return Q(`path`,{class:`record-mark on-${n}`,d:`M${r+.28} ${i+.28}l0.44 0.44m0 -0.44l-0.44 0.44`})}}function vs({view:e}){let t=R.value;if(t===null)return null;let n=e.value,{width:r,height:i}=t.size,a=Qa(t),o=go(t.size,a),[s,c]=[r+2*o,i+2*o],l=(e,t)=>`${100*e/t}%`;return Q(`div`,{class:`board-room`,children:Q(`div`,{class:`board${n.away?` away`:``}`,style:{"--ratio":String(s/c)},"data-test":`board`,onWheel:ys,children:[Q(`svg`,{class:`picture`,viewBox:`${-o} ${-o} ${s} ${c}`,"aria-hidden":`true`,children:Q(`g`,{id:`drawing`,children:[Q(Mo,{now:t,columns:a,view:n}),Q(ps,{now:t,rows:n.rows}),Q(bs,{})]})}),Q(`div`,{class:`grid-room`,style:{left:l(o,s),right:l(o,s),top:l(o,c),bottom:l(o,c)},children:Q(os,{now:t,view:n})})]})})}function ys(e){Mr(e.deltaY>0?1:-1)&&e.preventDefault()}function bs(){let e=R.value;if(e===null)return null;let t=Mn.value??(jn.value?On.value:null);if(t===null||!P(t))return null;let{x:n,y:r}=N(t,e.size),i=W.value===`play`&&U.value===null&&Nn.value,a=!Hi(t)&&!dn.value.has(t)&&on(z.value),o=i?dn.value.get(t):void 0;return Q(x,{children:[o?.kind===`forbidden`&&Q(jo,{lines:o.lines,size:e.size}),i&&a&&Q(yo,{x:n,y:r,color:z.value,kind:`ghost`}),Mn.value!==null&&Q(`path`,{class:`cursor`,d:xs(n,r)})]})}function xs(e,t){let[n,r]=[e+.5,t+.5],i=[-.9,.4].map(e=>`M${n} ${r+e}v0.5`),a=[-.9,.4].map(e=>`M${n+e} ${r}h0.5`);return[...i,...a].join(``)}function Ss(e){return X(e===null?`method-own`:`method-${e}`)}function Cs(e){let t=e.touched.length;switch(e.action){case`debt_paid`:case`surplus`:case`remainder`:return X(`does-${e.action}`,{side:e.side,count:t});case`equal_territory`:return X(`does-equal_territory`,{points:e.points});case`equal_stones`:return X(`does-equal_stones`,{count:e.in_bowl});case`refill`:return X(`does-refill`,{black:e.left[0],white:e.left[1]});case`tens`:return X(`does-tens`,{side:e.side,points:e.points,stones:e.stones});case`dead_off`:return X(`does-dead_off`,{count:t});case`stop`:case`fill`:case`fill_public`:case`fill_but_eyes`:case`eyes_aside`:case`gather`:return X(`does-${e.action}`)}}function ws(e){return X(`hand-${e.step}`,{side:e.side??`both`})}function Ts(e,t){let n=e=>Ds(e,t);switch(e.step){case`give_up`:case`take_off`:case`fill`:case`put_back`:return`${X(`hand-${e.step}`,{side:e.side})}${X(`colon`)}${n(e.at)}`;case`move`:return`${X(`hand-move`,{side:e.side})}${X(`colon`)}${n(e.from)} → ${n(e.to)}`;case`exchange`:case`fill_public`:return`${X(`hand-${e.step}`,{side:`both`})}${X(`colon`)}${Os(e.black,e.white,t)}`;case`gather`:return X(`hand-gather`,{side:`both`})}}function Es({side:e},t,n){let r=e=>t.filter(t=>e===null||t.color===e),i=e=>r(e).map(({at:e})=>e);return e===null?Os(i(`black`),i(`white`),n):Ds(i(null),n)}function Ds(e,t){return e.map(e=>Z(e,t)).join(` `)}function Os(e,t,n){return[...e.length>0?[`${X(`color-black`)} ${Ds(e,n)}`]:[],...t.length>0?[`${X(`color-white`)} ${Ds(t,n)}`]:[]].join(X(`list-separator`))}function ks(e){switch(e.kind){case`no_such_point`:return X(`hand-refused-no_such_point`,{point:e.point});case`no_stone`:case`not_on_border`:case`on_border`:case`not_own`:case`not_public`:case`twice`:return X(`hand-refused-${e.kind}`,{point:As(e.point)});case`no_debt`:return X(`hand-refused-no_debt`,{side:e.side});case`more_than_owed`:return X(`hand-refused-more_than_owed`,{owed:e.owed});case`fewer_beside`:return X(`hand-refused-fewer_beside`,{beside:e.beside});case`unequal`:return X(`hand-refused-unequal`,{one:e.numbers[0],two:e.numbers[1]});case`no_points`:case`nothing_to_gather`:case`too_many_steps`:return X(`hand-refused-${e.kind}`)}}function As(e){return R.value===null?e:Z(e,R.value)}function js(e){return X(`color-${e}`)}function Ms(e){return Ka(`ruleset-${e}`)??e}function Ns(e,t){return e===`pass`||e===`virtual`?X(`move-${e}`):P(e)?Z(e,t):e}function Ps(e){switch(e.by){case`person`:return X(`seat-person`);case`level`:return X(`seat-level`,{level:e.level});case`time`:return X(`seat-time`,{seconds:e.seconds})}}function Fs(e){let{winner:t,margin:n,reason:r}=e;return r===`unfilled`?X(`reason-unfilled`):t===null?X(`result-draw`,{reason:X(`reason-${r}`)}):X(`result-win`,{winner:t,by:n===null?`none`:n.replace(/^[-+]/,``),reason:X(`reason-${r}`)})}function Is({state:e,resigned:t,agreement:n,result:r}){return t===null?r===null?n?.disputed_by==null?X(e.phase===`stopped`&&e.offer_means===`rest`?`phase-at-rest`:`phase-${e.phase}`):X(`phase-disputed`):Fs(r):X(`phase-resigned`,{side:t})}function Ls(e){let{state:t,thinking:n,agreement:r,resigned:i}=e;if(i!==null||t.over&&r===null)return[X(`line-moves`,{number:t.move_number})];if(r!==null&&r.agreed)return[X(`line-agreed`),...Rs(t)];if(r!==null&&r.disputed_by===null)return[X(`line-agree-now`),...Rs(t)];let a=[X(`line-turn`,{side:t.to_move,number:t.move_number+1}),...Rs(t)];n!==null&&a.push(X(`line-thinking`)),(r!==null||t.phase===`resolution`)&&a.push(X(`line-free-extra`)),t.offer!==null&&r===null&&t.phase!==`stopped`&&a.push(X(`line-offer-${t.offer_means??`pass`}`,{side:t.offer})),t.cycle!==null&&a.push(X(`line-cycle`,{number:t.cycle}));let o=t.next.filter(e=>e===`play`||e===`virtual`||e===`pass`);return o.length>0&&a.push(X(`line-may`,{what:o.map(e=>X(`next-${e}`)).join(X(`list-separator`))})),a}function Rs({debt:e}){return e?.debtor==null?[]:[X(`line-debt`,{side:e.debtor,points:e.points})]}function zs(e){switch(e.kind){case`unreadable`:case`bad_game`:case`bad_record`:return X(`refused-${e.kind}`,{detail:e.detail});case`hand_step`:return ks(e.reason);default:return X(`refused-${e.kind}`)}}function Bs(e,t){let n=[];return e.move===null?n.push(X(e.parent===null?`node-root`:e.sets_up?`node-set-up`:`node-plain`)):n.push(String(e.number),Vs(e,t)),e.name!==null&&n.push(e.name),e.comment&&n.push(X(`node-commented`)),n.join(X(`list-separator`))}function Vs({color:e,move:t},n){return t===null||e===null?X(`node-plain`):`${js(e)} ${Ns(t,n)}`}function Hs(e){let t=Xa(Math.abs(e)).replace(`+`,``);return X(`lead-of`,{side:e<0?`white`:`black`,points:t})}function Us({move:e,forbidden:t,same_as:n}){return t===null?X(`repeats-allowed`,{after:n??0}):to({move:e,...t})}function Ws({color:e}){let[t,n]=[R.value,F.value];if(t===null||n===null)return null;let r=Kt(e),i=t.to_move===e&&Nn.value,a=U.value,o=a?.is===`earlier`?a.board.virtual:t.virtual,s=W.value===`look`?Zr.value:null,c=W.value===`hand`?hi.value?.piles:s?.piles,l=s?.bowls??null;return Q(`section`,{class:`side ${e}${i?` turn`:``}`,"aria-label":js(e),"data-test":`side-${e}`,children:[Q(`h2`,{children:[Q(`svg`,{class:`sign-stone`,viewBox:`0 0 1 1`,"aria-hidden":`true`,children:Q(`circle`,{class:`stone ${e}`,cx:`0.5`,cy:`0.5`,r:`0.46`})}),js(e)]}),Q(`p`,{class:`seat`,children:Ps(n.seats[r])}),Q(`p`,{class:`turn-mark`,children:i?X(`to-move`):``}),c==null?Q(`div`,{class:`piles`,children:[o!==null&&Q(x,{children:[Q(Co,{color:e,count:o[r],title:X(`pile-virtual`),test:`tray-${e}`,always:!0}),W.value===`play`&&Q(Gs,{color:e})]}),t.prisoners!==null&&Q(Co,{color:qt(e),count:t.prisoners[r],title:X(`pile-prisoners`),test:`prisoners-${e}`,always:!0})]}):Q(`div`,{class:`piles`,"data-test":`piles-${e}`,children:[Q(Co,{color:e,count:c.virtual[r],title:X(`pile-virtual`)}),Q(Co,{color:qt(e),count:c.prisoners[Kt(qt(e))],title:X(`pile-prisoners`)}),Q(Co,{color:e,count:c.handed_over[r],title:X(`pile-handed-over`)}),Q(Co,{color:e,count:c.taken_off[r],title:X(`pile-taken-off`)}),l!==null&&Q(Co,{color:e,count:l[r],title:X(`pile-bowl`),always:!0})]})]})}function Gs({color:e}){if(R.value===null||!Nn.value||!on(e))return null;let t=z.value===e,n=t?dn.value.get(`virtual`):void 0,r=()=>{On.value=n===void 0?null:`virtual`},i=n?X(`virtual-move-illegal`,{why:to(n)}):X(`virtual-move-of`,{side:e});return Q(`button`,{type:`button`,class:`virtual`,"data-test":`virtual-${e}`,"aria-label":i,"aria-disabled":n!==void 0||!t,onPointerEnter:r,onFocus:()=>{r(),n!==void 0&&(kn.value=`virtual`)},onPointerLeave:()=>On.value=null,onBlur:()=>On.value=null,onClick:()=>{t&&zi(`virtual`)},children:[n!==void 0&&Q(`span`,{class:`crossed`,children:`✕`}),` `,X(`virtual-move`)]})}function Ks(){let e=F.value;if(e===null)return null;let{ruleset:t,size:n}=e.state,r=[`${n.width}×${n.height}`,Is(e),...Ls(e)];return Q(`p`,{class:`live`,role:`status`,"data-test":`live`,"data-phase":e.state.phase,children:[Q(`strong`,{children:Ms(t)}),r.map(e=>Q(`span`,{children:e},e))]})}var qs=A([]),Js=A({all:1,without_network:1});async function Ys(){let e=await Bt({do:`rulesets`},null);e?.is===`rulesets`&&(qs.value=e.rows,Js.value=e.levels)}var Xs=A(new Map),Zs=new Set;function Qs(e){let t=G.language.value,n=`${t} ${e}`,r=Xs.value.get(n);return r===void 0&&!Zs.has(n)&&(Zs.add(n),$s(n,e,t)),r??null}async function $s(e,t,n){let r=await Bt({do:`explain`,ruleset:t,language:n},null);r?.is===`explained`?Xs.value=new Map(Xs.value).set(e,r):r===null&&Zs.delete(e)}var ec=A([]),tc=null;async function nc(){let e=G.language.value;if(tc===e)return;tc=e;let t=await Bt({do:`lessons`,language:e},null);t?.is===`lessons`?ec.value=t.lessons:tc=null}var rc=j(()=>ec.value.find(({name:e})=>e===F.value?.lesson)??null),ic=null;async function ac(e){ic=G.language.value,Tn(`rules`),await B({do:`open_lesson`,name:e,language:ic})}M(()=>{let e=G.language.value,t=F.peek();t?.lesson!=null&&ic!==null&&ic!==e&&I.peek()>0&&(ic=e,oc(t.lesson,e,t.here.on_main_line?t.state.move_number:0))});async function oc(e,t,n){(await B({do:`open_lesson`,name:e,language:t}))?.is===`game`&&n>0&&await B({do:`goto`,move_number:n})}function sc({label:e,test:t,on:n}){return Q(`label`,{class:`switch`,children:[Q(`input`,{type:`checkbox`,"data-test":t,checked:n.value,onChange:e=>n.value=e.currentTarget.checked}),Q(`span`,{children:e})]})}function cc({label:e,test:t,all:n,chosen:r,choose:i}){return Q(`label`,{class:`field`,children:[Q(`span`,{children:e}),Q(`select`,{"data-test":t,value:r,onChange:e=>{let t=n.find(({value:t})=>t===e.currentTarget.value);t!==void 0&&i(t.value)},children:n.map(({value:e,title:t})=>Q(`option`,{value:e,selected:e===r,children:t},e))})]})}function lc(){let e=G.language.value;return Pe(()=>void nc(),[e]),Q(`section`,{class:`lessons`,"data-test":`lessons`,"aria-label":X(`lessons`),children:[Q(`h3`,{children:X(`lessons`)}),rc.value!==null&&Q(dc,{lesson:rc.value}),Q(uc,{lessons:ec.value})]})}function uc({lessons:e}){return Q(`ul`,{class:`lesson-list`,children:e.map(({name:e,title:t,ruleset:n})=>Q(`li`,{children:Q(`button`,{type:`button`,class:`quiet`,"data-test":`lesson-${e}`,"aria-current":rc.value?.name===e,onClick:()=>void ac(e),children:[t,` `,Q(`small`,{children:Ms(n)})]})},e))})}function dc({lesson:e}){let[t,n]=[F.value,R.value];if(t===null||n===null)return null;let[r,i]=[n.move_number,e.moves];return Q(`article`,{class:`lesson`,"data-test":`lesson`,children:[Q(`h4`,{children:e.title}),Q(`p`,{role:`status`,"data-test":`lesson-comment`,children:t.here.on_main_line?t.here.comment:X(`lessons-left`)}),Q(`div`,{class:`row`,children:[Q(`button`,{type:`button`,"data-test":`lesson-back`,disabled:r===0,onClick:()=>Ui(r-1),children:X(`lessons-back`)}),Q(`span`,{class:`lesson-step`,children:X(`lessons-step`,{at:r,all:i})}),t.here.on_main_line?Q(`button`,{type:`button`,class:`strong`,"data-test":`lesson-on`,disabled:r>=i,onClick:()=>Ui(r+1),children:X(`lessons-on`)}):Q(`button`,{type:`button`,class:`strong`,"data-test":`lesson-again`,onClick:()=>void ac(e.name),children:X(`lessons-again`)})]})]})}var fc=A(null);function pc(){let e=fc.value??R.value?.ruleset??``;return Q(`div`,{class:`panel`,children:[Q(lc,{}),Q(cc,{label:X(`rules-which`),test:`rules-of`,all:qs.value.map(({name:e})=>({value:e,title:Ms(e)})),chosen:e,choose:e=>fc.value=e}),Q(`h3`,{children:Ms(e)}),Q(mc,{ruleset:e})]})}function mc({ruleset:e,short:t=!1}){let n=Qs(e);if(n===null)return Q(`p`,{class:`note explanation`,children:X(`rules-waiting`)});let r=Q(x,{children:[Q(`p`,{class:`note`,children:X(`rules-source`,{source:n.source})}),n.articles.length>0&&Q(x,{children:[Q(`h4`,{children:X(`rules-articles`)}),Q(`ul`,{children:n.articles.map(e=>Q(`li`,{children:e},e))})]}),Q(`h4`,{children:X(`rules-clauses`)}),Q(`ul`,{children:n.clauses.map(e=>Q(`li`,{children:e},e))})]});return Q(`div`,{class:`explanation`,"data-test":`explanation`,children:[Q(`p`,{children:n.summary}),t?Q(`details`,{children:[Q(`summary`,{children:X(`rules-more`)}),r]}):r]})}var hc={first:`M6 5v14M19 5l-9 7l9 7Z`,back:`M17 5l-10 7l10 7Z`,on:`M7 5l10 7l-10 7Z`,last:`M18 5v14M5 5l9 7l-9 7Z`,up:`M5 17l7 -10l7 10Z`,down:`M5 7l7 10l7 -10Z`,close:`M6 6l12 12M18 6l-12 12`};function gc({icon:e,label:t,titled:n=!1,test:r,class:i,disabled:a=!1,onClick:o}){return Q(`button`,{type:`button`,class:i,"data-test":r,"aria-label":t,title:n?t:void 0,"aria-disabled":a,onClick:()=>!a&&o(),children:Q(`svg`,{class:`icon`,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:Q(`path`,{d:hc[e]})})})}function _c({id:e,title:t,close:n,children:r}){let i=Ie(null);return Pe(()=>{let e=i.current;return e?.showModal(),()=>e?.close()},[]),Q(`dialog`,{ref:i,"aria-labelledby":`${e}-title`,"data-test":e,onClose:n,children:[Q(`header`,{children:[Q(`h2`,{id:`${e}-title`,children:t}),Q(gc,{icon:`close`,class:`quiet close`,label:X(`close`),onClick:n})]}),r]})}var vc=[`person`,`level`,`time`],yc=3,bc=5,xc=3600;function Sc({color:e,seat:t,test:n=``,sit:r}){return Q(`div`,{class:`seat-choice`,children:[Q(cc,{label:js(e),test:`${n}seat-${e}`,all:vc.map(e=>({value:e,title:X(`seat-by-${e}`)})),chosen:t.by,choose:e=>{switch(e){case`person`:return r({by:e});case`level`:return r({by:e,level:Math.min(yc,Js.value.all)});case`time`:return r({by:e,seconds:bc})}}}),t.by===`level`&&Q(`label`,{class:`field`,children:[Q(`span`,{children:X(`seat-which-level`,{last:Js.value.all})}),Q(`input`,{type:`number`,"data-test":`${n}level-${e}`,min:1,max:Js.value.all,value:t.level,onChange:e=>{let t=Math.round(e.currentTarget.valueAsNumber);t>=1&&t<=Js.value.all&&r({by:`level`,level:t})}})]}),t.by===`time`&&Q(`label`,{class:`field`,children:[Q(`span`,{children:X(`seat-which-time`)}),Q(`input`,{type:`number`,"data-test":`${n}seconds-${e}`,min:.1,max:xc,step:.1,value:t.seconds,onChange:e=>{let t=e.currentTarget.valueAsNumber;t>0&&t<=xc&&r({by:`time`,seconds:t})}})]})]})}var Cc=[5,7,9,13,15,19],wc=[`0`,`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`],Tc=2,Ec=21;function Dc({close:e}){let t=R.value,[n,r]=Me(t?.ruleset??``),[i,a]=Me(t?.size.width??9),[o,s]=Me(t?.size.height??9),[c,l]=Me(``),[u,d]=Me(`0`),[f,p]=Me(F.value?.seats??[{by:`person`},{by:`person`}]),m=qs.value.find(({name:e})=>e===n),h=m?.line_game===!0,g=e=>{r(e);let t=qs.value.find(t=>t.name===e);t!==void 0&&t.line_game!==h&&(a(t.size.width),s(t.size.height))},_=async()=>{let t=c.trim()===``?null:Number(c),r={komi:h?null:t,handicap:h?0:Number(u)};(await B({do:`new`,ruleset:n,width:i,height:o,...r,seats:f}))?.is===`game`&&(Tn(`play`),e())};return Q(_c,{id:`new-game-dialog`,title:X(`new-game`),close:e,children:Q(`form`,{class:`form`,onSubmit:e=>{e.preventDefault(),_()},children:[Q(cc,{label:X(`new-ruleset`),test:`ruleset`,all:qs.value.map(({name:e})=>({value:e,title:Ms(e)})),chosen:n,choose:g}),Q(mc,{ruleset:n,short:!0}),Q(`fieldset`,{class:`sizes`,children:[Q(`legend`,{children:X(`new-size`)}),Cc.map(e=>Q(`button`,{type:`button`,class:i===e&&o===e?`small chosen`:`small`,"aria-pressed":i===e&&o===e,"data-test":`size-${e}`,onClick:()=>{a(e),s(e)},children:[e,`×`,e]},e)),Q(`div`,{class:`fields`,children:[Q(Oc,{label:X(`new-width`),test:`width`,value:i,set:a}),Q(Oc,{label:X(`new-height`),test:`height`,value:o,set:s})]})]}),!h&&Q(`div`,{class:`fields`,children:[Q(`label`,{class:`field`,children:[Q(`span`,{children:X(`new-komi`)}),Q(`input`,{type:`number`,step:`any`,"data-test":`komi`,value:c,placeholder:m?.komi==null?``:String(m.komi),onInput:e=>l(e.currentTarget.value)})]}),Q(cc,{label:X(`new-handicap`),test:`handicap`,all:wc.map(e=>({value:e,title:e===`0`?X(`new-no-handicap`):e})),chosen:u,choose:d})]}),Q(`fieldset`,{children:[Q(`legend`,{children:X(`new-who`)}),Q(Sc,{test:`new-`,color:`black`,seat:f[0],sit:e=>p([e,f[1]])}),Q(Sc,{test:`new-`,color:`white`,seat:f[1],sit:e=>p([f[0],e])}),Q(`p`,{class:`note`,children:F.value?.network==null?X(`network-none`,{last:Js.value.without_network}):X(`network-named`,{name:F.value.network,first:Js.value.without_network+1})})]}),L.value!==null&&Q(`p`,{class:`refused`,role:`alert`,children:zs(L.value)}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,onClick:e,children:X(`cancel`)}),Q(`button`,{type:`submit`,class:`strong`,"data-test":`start`,children:X(`new-start`)})]})]})})}function Oc(e){let{label:t,test:n,value:r,set:i}=e;return Q(`label`,{class:`field narrow`,children:[Q(`span`,{children:t}),Q(`input`,{type:`number`,"data-test":n,min:Tc,max:Ec,value:r,required:!0,onInput:e=>i(e.currentTarget.valueAsNumber)})]})}function kc(){let[e,t]=[Li.value,R.value],n=e===null?void 0:dn.value.get(e);if(e===null||t===null||n===void 0)return null;let r=()=>{Li.value=null};return Q(_c,{id:`lose`,title:X(`lose-title`),close:r,children:[Q(`p`,{children:[Q(`strong`,{children:Z(e,t)}),` `,to(n)]}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`lose-no`,onClick:r,children:X(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`lose-yes`,onClick:Bi,children:X(`lose-play`)})]})]})}function Ac(){let[e,t]=[hi.value,R.value];if(e===null||t===null)return Q(`div`,{class:`under`});let[n,r]=[vi.value,J.value.length],i=e.steps_made.length===0,a=n!==null&&r>0;return Q(`div`,{class:`under`,"data-test":`hand-bar`,children:[Q(`div`,{class:`hand-line`,children:[Q(jc,{board:e}),Q(`p`,{class:`hand-said`,"aria-live":`polite`,"data-test":`hand-said`,children:Mc(e,n,t)})]}),Q(`div`,{class:`buttons`,role:`group`,"aria-label":X(`count-hand`),children:[Q(Nc,{board:e,may:n}),Q(`button`,{type:`button`,class:a?`strong`:``,"data-test":`hand-take`,"aria-disabled":!a,onClick:()=>a&&void Di(),children:X(`hand-take`,{count:r})}),Q(`button`,{type:`button`,"data-test":`hand-undo`,"aria-disabled":i,onClick:()=>!i&&void Oi(),children:X(`hand-undo`)}),Q(`button`,{type:`button`,class:`quiet`,"data-test":`hand-again`,"aria-disabled":i,onClick:()=>!i&&void Si(!0),children:X(`hand-again`)})]})]})}function jc({board:e}){let{black:t,white:n,debt:r,margin:i}=e.totals;return Q(`p`,{class:`hand-sums`,"data-test":`hand-margin`,children:[Q(`span`,{children:[X(`color-black`),` `,t]}),Q(`span`,{children:[X(`color-white`),` `,n]}),Q(`span`,{children:r.debtor===null?`${X(`totals-debt`)} ${r.points}`:X(`line-debt`,{side:r.debtor,points:r.points})}),Q(`strong`,{children:[X(`totals-margin`),` `,i]})]})}function Mc(e,t,n){let r=e.steps_made.at(-1);return L.value===null?t!==null&&J.value.length>0?X(`hand-picked`,{points:Es(t,J.value,n)}):r===void 0?X(`hand-how`):X(`hand-done`,{what:Ts(r,n)}):zs(L.value)}function Nc({board:e,may:t}){let n={value:``,title:X(`hand-steps`)};return Q(`div`,{class:`hand-kinds`,children:Q(cc,{label:X(`hand-step`),test:`hand-kind`,all:[n,...e.may.map(e=>({value:xi(e),title:ws(e)}))],chosen:t===null?``:xi(t),choose:t=>{let n=e.may.find(e=>xi(e)===t);n!==void 0&&wi(n)}})})}var Pc=6;function Fc(){return W.value===`hand`&&hi.value!==null?Q(Ac,{}):Q(`div`,{class:`under`,children:[Q(Ic,{}),Q(Rc,{}),Q(zc,{})]})}function Ic(){let e=R.value;if(e===null)return null;let t=U.value,n=t?.is===`earlier`?t.move:t?.is===`verdicts`?t.reasoned.move:An.value,r=W.value===`play`&&n!==null?dn.value.get(n):void 0,i=r!==void 0&&[`ko`,`repeats`,`forbidden`].includes(r.kind);return Q(`p`,{class:`reason`,"aria-live":`polite`,"data-test":`reason`,children:[t?.is===`earlier`?Q(`span`,{children:X(`earlier-shown`,{after:t.board.after_move,move:Ns(t.move,e)})}):r!==void 0&&n!==null?Q(`span`,{children:[Q(`strong`,{children:Ns(n,e)}),` `,to(r)]}):L.value===null?Io.value===null?null:Q(Lc,{}):Q(`span`,{class:`refused`,children:zs(L.value)}),(t!==null||i)&&n!==null&&Q(`button`,{type:`button`,class:`small`,"data-test":`show-reason`,onClick:()=>void Gi(n),children:X(t===null?`reason-show`:`reason-hide`)})]})}function Lc(){let[e,t]=[Io.value,R.value];if(e===null||t===null)return null;let n=e.line.slice(0,Pc).map(e=>Ns(e,t)).join(` `),r=e.winrate===null?`–`:`${Math.round(e.winrate*100)} %`,i=e.lead===null?`–`:e.lead.toFixed(1);return Q(`span`,{"data-test":`hint-text`,children:e.move===null?X(`hint-resign`,{side:e.color}):X(`hint-move`,{side:e.color,move:Ns(e.move,t),winrate:r,lead:i,visits:e.visits,line:n})})}function Rc(){let[e,t]=[Mn.value,R.value];if(e===null||t===null||!P(e))return null;let{x:n,y:r}=N(e,t.size);return Q(`div`,{class:`place`,"data-test":`place-room`,children:[Q(`svg`,{class:`lens`,viewBox:`${n-1.5} ${r-1.5} 4 4`,"aria-hidden":`true`,children:Q(`use`,{href:`#drawing`})}),Q(`button`,{type:`button`,class:`strong`,"data-test":`place`,onClick:()=>void Ri(e),children:X(`place`,{point:Z(e,t)})}),Q(`button`,{type:`button`,"data-test":`place-cancel`,onClick:()=>Mn.value=null,children:X(`cancel`)})]})}function zc(){let[e,t]=[R.value,F.value];if(e===null||t===null)return null;let n=e.move_number,r=t.moves.length,i=e.next.includes(`pass`)&&e.pass_means!==null&&!H.value&&W.value===`play`,a=on(z.value)&&t.resigned===null;return Q(`div`,{class:`buttons`,role:`group`,"aria-label":X(`buttons-label`),children:[Q(`button`,{type:`button`,class:e.offer!==null&&i?`pass strong`:`pass`,"data-test":`pass`,disabled:!i||!a,onClick:()=>void zi(`pass`),children:e.pass_means===null?X(`pass-pass`):X(`pass-${e.pass_means}`)}),Q(`span`,{class:`moves`,children:[Q(gc,{icon:`first`,test:`first`,label:X(`go-first`),disabled:n===0,onClick:()=>Ui(0)}),Q(gc,{icon:`back`,test:`undo`,label:X(`go-back`),disabled:n===0,onClick:()=>Wi(-1)}),Q(`span`,{class:`number`,"data-test":`move-number`,children:X(`move-of`,{number:n,last:r})}),Q(gc,{icon:`on`,test:`redo`,label:X(`go-on`),disabled:n===r,onClick:()=>Wi(1)}),Q(gc,{icon:`last`,test:`last`,label:X(`go-last`),disabled:n===r,onClick:()=>Ui(r)})]}),n<r&&!on(e.to_move)&&t.resigned===null&&Q(`button`,{type:`button`,"data-test":`play-on`,onClick:()=>void B({do:`play_on`}),children:X(`play-on`)}),t.thinking===null?!G.hintsLocked.value&&Q(`button`,{type:`button`,"data-test":`hint`,disabled:e.over||H.value||Fo.value||t.resigned!==null,onClick:()=>void Lo(),children:Fo.value?X(`hint-asking`):X(`hint`)}):Q(`button`,{type:`button`,class:`strong`,"data-test":`move-now`,onClick:()=>void B({do:`stop`}),children:X(`move-now`)})]})}var Bc={en:`English`,"zh-Hans":`简体中文`,"zh-Hant":`繁體中文`};function Vc({close:e}){return Q(_c,{id:`settings`,title:X(`settings`),close:e,children:Q(`div`,{class:`form`,children:[Q(cc,{label:X(`settings-language`),test:`language`,all:Fn.map(e=>({value:e,title:Bc[e]})),chosen:G.language.value,choose:e=>G.language.value=e}),Q(cc,{label:X(`settings-theme`),test:`theme`,all:In.map(e=>({value:e,title:X(`theme-${e}`)})),chosen:G.theme.value,choose:e=>G.theme.value=e}),Q(cc,{label:X(`settings-coordinates`),test:`coordinates`,all:Ln.map(e=>({value:e,title:X(`coordinates-${e}`)})),chosen:G.coordinates.value,choose:e=>G.coordinates.value=e}),Q(sc,{label:X(`settings-confirm`),test:`confirm-moves`,on:G.confirmMoves}),Q(sc,{label:X(`settings-hints-locked`),test:`hints-locked`,on:G.hintsLocked}),Q(`button`,{type:`button`,"data-test":`projector`,onClick:()=>{e(),Un.value=!0},children:X(`settings-projector`)}),Q(`section`,{class:`keys`,children:[Q(`h3`,{children:X(`keys`)}),Q(`p`,{children:X(`keys-board`)}),Q(`p`,{children:X(`keys-moves`)}),Q(`p`,{children:X(`keys-review`)})]}),Q(`p`,{children:Q(`a`,{href:`/licences`,target:`_blank`,rel:`noopener`,"data-test":`licences`,children:X(`settings-licences`)})})]})})}function Hc(e){return new URLSearchParams(location.hash.slice(1)).get(e)}function Uc(...e){let t=location.hash.slice(1).split(`&`).filter(t=>!e.some(e=>t.startsWith(`${e}=`))).join(`&`);history.replaceState(null,``,t===``?location.pathname:`${location.pathname}#${t}`)}async function Wc(){let e=Hc(`token`);return e===null||(Uc(`token`),(await fetch(`/token`,{method:`POST`,body:e,credentials:`same-origin`})).ok)}function Gc(){addEventListener(`hashchange`,()=>{Hc(`token`)!==null&&location.reload()})}var Kc=8<<20;async function qc(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream(`deflate-raw`)),n=new Uint8Array(await new Response(t).arrayBuffer()),r=``;for(let e=0;e<n.length;e+=8192)r+=String.fromCharCode(...n.subarray(e,e+8192));return btoa(r).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Jc(e){try{let t=atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`)).getReader(),i=new TextDecoder,a=``,o=0;for(let e=await r.read();!e.done;e=await r.read()){if(o+=e.value.length,o>Kc)return await r.cancel(),null;a+=i.decode(e.value,{stream:!0})}return a+i.decode()}catch{return null}}var Yc=700,Xc=6e4,$=A(null),Zc=j(()=>{let e=F.value?.here;return $.value!==null&&$.value.node===e?.id?$.value.text:e?.comment??``}),Qc;function $c(e){let t=F.value?.here.id;t!==void 0&&($.value!==null&&$.value.node!==t&&el(),$.value={node:t,text:e},window.clearTimeout(Qc),Qc=window.setTimeout(()=>void el(),Yc))}async function el(){window.clearTimeout(Qc);let e=$.value;e!==null&&(new TextEncoder().encode(JSON.stringify(e)).length>Xc?L.value={kind:`too_long`}:await Bt({do:`comment`,...e},null)!==null&&$.value===e&&($.value=null))}var tl=`liangyi-draft`,nl=rl();M(()=>{let e=$.value;if(e===null){sessionStorage.removeItem(tl);return}let t=K.peek()?.byId.get(e.node),n=t===void 0?null:ar(t);sessionStorage.setItem(tl,JSON.stringify({...e,steps:n}))});function rl(){return JSON.parse(sessionStorage.getItem(tl)??`null`)}async function il(){nl!==null&&$.value===null&&($.value={node:nl.node,text:nl.text}),nl=null,await el()}async function al(){let e=nl;nl=null;let t=e?.steps==null?null:await or(e.steps);e!==null&&t!==null&&($.value={node:t,text:e.text},await el())}function ol(){nl=rl()??nl,$.value=null}var sl=(24<<20)-1024,cl=A(null);async function ll(e=!1){await el();let t=await B({do:`save`,bare:e});return t?.is===`record`?t.sgf:null}function ul(e){return new TextEncoder().encode(JSON.stringify(e)).length>sl}async function dl(e,t=!1){if(await el(),ul(e))return L.value={kind:`too_long`},null;let n=await B({do:`open`,sgf:e,bytes:t});return n?.is===`game`&&(cl.value=null),n}async function fl(e){if(!e)return;if(e.size>sl){L.value={kind:`too_long`};return}let t=new Uint8Array(await e.arrayBuffer()),n=pl(t),r=V.value;if(Tn(`review`),(await dl(n??ml(t),n===null))?.is!==`game`){let e=L.value;Tn(r),L.value=e}}function pl(e){try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(e)}catch{return null}}function ml(e){let t=``;for(let n=0;n<e.length;n+=8192)t+=String.fromCharCode(...e.subarray(n,n+8192));return t}async function hl(){let e=await ll();if(e===null)return;let t=URL.createObjectURL(new Blob([e],{type:`application/x-go-sgf`})),n=document.createElement(`a`);n.href=t,n.download=`${F.value?.state.ruleset??`game`}.sgf`,n.click(),URL.revokeObjectURL(t)}var gl=A(!1);async function _l(){if(!isSecureContext)return hl();let e=await ll();e!==null&&await vl(e,gl)}async function vl(e,t){await navigator.clipboard.writeText(e),t.value=!0,window.setTimeout(()=>t.value=!1,2e3)}var yl=`liangyi-record`,bl=`liangyi-record-number`,[xl,Sl]=[800,1e4],Cl=1e6,wl,Tl=!1,El=!1;M(()=>{dr.value,I.value!==0&&Dl()&&(wl!==void 0&&Tl&&cr.value===null&&(window.clearTimeout(wl),wl=void 0),Tl=cr.value!==null,wl??=window.setTimeout(()=>void Ol(),Tl?Sl:xl))});function Dl(){let e=F.value?.here;return e!==void 0&&((F.value?.moves.length??0)>0||e.next.length>0||e.comment!==``)}async function Ol(){if(wl=void 0,El)wl=window.setTimeout(()=>void Ol(),xl);else{El=!0;for(let e of[!1,!0]){let t=await kl(e);if(cl.value=t===null?cl.value:null,t===null||t!==``&&Ml(t,e))break}El=!1}}async function kl(e){let t=F.value?.here,n=t?.on_main_line===!0&&t.next_on_line===null,r=await B({do:`save`,bare:e});if(r?.is!==`record`)return null;n||await Xn();let i={steps:n||tr.value===null?null:ar(tr.value),panel:V.value},{sgf:a}=r;if(ul(a))return``;let o=a.length<Cl?{sgf:a}:{packed:await qc(a)};return JSON.stringify({at:Date.now(),...o,...i})}function Al(){let e=sessionStorage.getItem(bl);return e===null&&(e=crypto.getRandomValues(new Uint32Array(2)).join(`-`),sessionStorage.setItem(bl,e)),`${yl}-${e}`}function jl(){let e=e=>Number(/^\{"at":(\d+)/.exec(localStorage.getItem(e)??``)?.[1]??0),t=Object.keys(localStorage).filter(e=>e.startsWith(yl)),n=new Map(t.map(t=>[t,e(t)]));return t.sort((e,t)=>(n.get(t)??0)-(n.get(e)??0))}function Ml(e,t){try{let n=Al(),r=jl().filter(e=>e!==n);for(r.splice(19).forEach(e=>localStorage.removeItem(e));!Wn(n,e);){let e=t?r.pop():void 0;if(e===void 0)return!1;localStorage.removeItem(e)}return!0}catch{return!1}}async function Nl(){cl.value=await Pl()}async function Pl(){try{let e=localStorage.getItem(Al())??localStorage.getItem(jl()[0]??yl)??``;if(!e.startsWith(`{`))return e===``?null:{sgf:e,steps:null,panel:`play`};let t=JSON.parse(e),n=t.packed===void 0?t.sgf:await Jc(t.packed);return typeof n==`string`?{sgf:n,steps:t.steps??null,panel:t.panel??`play`}:null}catch{return null}}async function Fl(){let e=cl.value;e!==null&&(e.panel===`review`&&Tn(`review`),(await dl(e.sgf))?.is===`game`&&e.steps!==null&&await sr(e.steps),await al())}var Il=`#matches`,Ll=A(null),Rl=j(()=>Et.value?Ll.value:null);function zl({match:e,game:t}){return[Il,e===null?null:encodeURIComponent(e),t].filter(e=>e!==null).join(`/`)}function Bl(){Ll.value=Vl(),addEventListener(`hashchange`,()=>{Ll.value=Vl(),scrollTo(0,0)})}function Vl(){let[e,t,n]=location.hash.split(`/`);if(e!==Il)return null;let r=/^[1-9]\d{0,8}$/.test(n??``)?Number(n):null;return{match:t===void 0?null:Hl(t),game:r}}function Hl(e){try{return decodeURIComponent(e)}catch{return null}}function Ul(e,t){let n={width:e[0]?.length??0,height:e.length},r=e.map(e=>[...e]),i={rows:[],prisoners:[0,0],virtual:[0,0]},a=(e,t)=>{let{x:i,y:a}=N(e,n),o=r[a],s=o?.[i];return o!==void 0&&(o[i]=t),s};for(let{color:e,move:n,takes:r}of t){P(n)?a(n,Jt(e)):n===`virtual`&&(i.virtual[Kt(e)]+=1);for(let e of r)i.prisoners[a(e,`.`)===Jt(`black`)?0:1]+=1}return{...i,rows:r.map(e=>e.join(``))}}function Wl(e){let{label:t,at:n,last:r,go:i,buttons:a,titled:o,slider:s,valueText:c,class:l,children:u}=e,d=(e,t)=>{let s=a[e],c=t!==n&&t>=0&&t<=r;return s===void 0?null:Q(gc,{icon:e,label:s,titled:o??!1,test:`step-${e}`,class:l,disabled:!c,onClick:()=>i(t)})};return Q(`div`,{class:`stepper`,role:t===void 0?void 0:`group`,"aria-label":t,children:[d(`first`,0),d(`back`,n-1),Q(`input`,{type:`range`,min:0,max:r,value:n,"aria-label":s,"aria-valuetext":c,"data-test":`step-slider`,onInput:e=>i(e.currentTarget.valueAsNumber)}),d(`on`,n+1),d(`last`,r),u]})}var Gl=250,Kl=8e3,ql=A(null),Jl=A(null),Yl=A(null),Xl=A(null),Zl=A(null),Ql=A(null),$l=A(!1),eu=A(null),tu=A(!0),nu=A(0),ru=A(100),iu=A(!0),au=j(()=>{let e=Rl.value;return e===null?null:{language:G.language.value,match:e.match,game:e.game,lines:ru.value,plots:iu.value}}),ou=j(()=>JSON.stringify([Rl.value?.match??null,Rl.value?.game??null])),su=null,cu=Gl,lu;function uu(){M(()=>{ou.value,fu()}),M(()=>{let e=au.value;e===null?(window.clearTimeout(lu),su?.close(),su=null):su===null?du():su.readyState===WebSocket.OPEN&&su.send(JSON.stringify(e))})}function du(){window.clearTimeout(lu);let e=new WebSocket(`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/watch`);su=e,e.onopen=()=>e.send(JSON.stringify(au.peek())),e.onmessage=({data:t})=>{su===e&&([tu.value,cu]=[!0,Gl],pu(JSON.parse(String(t))))},e.onclose=()=>{su===e&&(tu.value=!1,lu=window.setTimeout(du,cu),cu=Math.min(cu*2,Kl))}}function fu(){Je(()=>{for(let e of[ql,Jl,Yl,Xl,Zl,Ql,eu])e.value=null;$l.value=!1,ru.value=100})}function pu(e){Je(()=>{switch($l.value=e.is===`gone`,e.is){case`clock`:nu.value=e.now-Date.now();break;case`matches`:ql.value=e;break;case`match`:Jl.value=e;break;case`plots`:Yl.value=e.plots;break;case`running`:Xl.value=e;break;case`games`:Zl.value=e;break;case`game`:Ql.value=e;break;case`fault`:eu.value=e.detail}})}var mu=A(Date.now()),hu=0,gu;function _u(){return hu+=1,gu??=window.setInterval(()=>mu.value=Date.now(),250),()=>{--hu,hu===0&&(window.clearInterval(gu),gu=void 0)}}function vu({game:e,color:t}){Pe(_u,[]);let n=e.clocks[Kt(t)],r=e.thinks===t,i=r?Math.max(0,(mu.value+nu.value-e.since)/1e3):0,a=n.left===null?[X(`watch-spent`,{time:yu(n.spent+i)})]:[X(`watch-left`,{time:yu(Math.max(0,n.left-i))}),...n.periods>0?[X(`watch-periods`,{count:n.periods})]:[],...n.stones>0?[X(`watch-stones`,{count:n.stones})]:[]];return Q(`span`,{class:r?`clock thinks`:`clock`,"data-test":`clock-${t}`,children:[a.join(X(`list-separator`)),r&&Q(`span`,{class:`sr-only`,children:X(`colon`)+X(`watch-thinks`)})]})}function yu(e){let t=Math.floor(e),n=e=>String(e).padStart(2,`0`),[r,i]=[Math.floor(t/3600),Math.floor(t/60)%60];return r>0?`${r}:${n(i)}:${n(t%60)}`:`${i}:${n(t%60)}`}function bu({children:e}){return Q(`p`,{class:`note`,role:`status`,children:e})}function xu({test:e,labelledBy:t,label:n,titles:r,list:i=!1,tall:a=!1,children:o}){return Q(`div`,{class:a?`wide tall`:`wide`,tabIndex:0,role:`group`,...t===void 0?{"aria-label":n}:{"aria-labelledby":t},children:Q(`table`,{class:i?`list`:void 0,"data-test":e,children:[Q(`thead`,{children:Q(`tr`,{children:r.map(e=>Q(`th`,{scope:`col`,children:e},e))})}),Q(`tbody`,{children:o})]})})}function Su({count:e}){return e>0?Q(`p`,{class:`note`,children:X(`watch-left-out`,{count:e})}):null}function Cu({of:e}){return Q(`b`,{class:`entrant ${e.toLowerCase()}`,children:e})}function wu(e){return e===`A`?`B`:`A`}var Tu=A(null),Eu=j(()=>Ql.value?.steps.length??0),Du=j(()=>Math.min(Tu.value??Eu.value,Eu.value)),Ou=j(()=>Ql.value===null?``:`${Ql.value.game} ${Ql.value.match}`);M(()=>{Ou.value,Tu.value=null});function ku(e){let t=Math.max(0,Math.min(e,Eu.value));Tu.value=t===Eu.value&&Ql.value?.running!=null?null:t}var Au=j(()=>{let e=Ql.value;return e===null?[]:Ul(e.rows,e.steps.slice(0,Du.value)).rows});function ju(){let e=Ql.value;if(Pe(()=>(addEventListener(`keydown`,Ru),()=>removeEventListener(`keydown`,Ru)),[]),e===null)return Q(bu,{children:X(`watch-loading`)});let t=Du.value===0?null:e.steps[Du.value-1]?.move??null;return Q(`div`,{class:`seen-game`,children:[Q(`section`,{class:`card`,"aria-label":X(`watch-game`,{game:e.game}),children:[Q(Nu,{game:e}),Q(`div`,{class:`seen-board`,role:`img`,"aria-label":X(`watch-position`,{number:Du.value,last:Eu.value}),"data-test":`seen-board`,"data-rows":Au.value.join(`/`),children:Q(_o,{size:e.size,columns:Qa(Mu(e)),rows:Au.value,last:t})}),Q(Pu,{}),Q(`p`,{class:`made`,"aria-live":`polite`,"data-test":`made`,children:Du.value===0?X(`watch-start`):Q(Fu,{of:e,number:Du.value})})]}),Q(`section`,{class:`card`,"aria-labelledby":`moves-title`,children:[Q(`h2`,{id:`moves-title`,children:X(`watch-steps`)}),Q(Lu,{game:e})]})]})}function Mu({size:e,kind:t}){return{size:e,game:t}}function Nu({game:e}){return Q(`div`,{class:`seen-head`,children:[Gt.map(t=>Q(`p`,{"data-test":`player-${t}`,children:[Q(`span`,{class:`dot ${t}`}),` `,Q(`span`,{class:`sr-only`,children:X(`color-${t}`)}),` `,Q(`b`,{children:e.players[Kt(t)]}),` `,e.running!==null&&Q(vu,{game:e.running,color:t})]},t)),Q(`p`,{"data-test":`outcome`,children:e.ended===null?Q(`span`,{class:`live-sign`,children:X(`watch-live`)}):Q(x,{children:[Q(`b`,{children:e.ended.result}),` `,e.ended.reason,e.ended.remarks!==``&&Q(`span`,{class:`small-text`,children:[` `,e.ended.remarks]})]})})]})}function Pu(){let[e,t]=[Du.value,Eu.value];return Q(Wl,{label:X(`watch-steps`),at:e,last:t,go:ku,buttons:{first:X(`go-first`),back:X(`go-back`),on:X(`go-on`),last:X(`go-last`)},slider:X(`watch-moves`),valueText:X(`move-of`,{number:e,last:t}),children:Q(`span`,{class:`number`,"data-test":`step-number`,children:X(`move-of`,{number:e,last:t})})})}function Fu({of:e,number:t}){let n=e.steps[t-1];return n===void 0?null:Q(x,{children:Iu(e,n)})}function Iu(e,{color:t,move:n,takes:r}){let i=X(`watch-made`,{side:t,move:Ns(n,Mu(e))});return r.length===0?i:i+X(`list-separator`)+X(`watch-takes`,{count:r.length})}function Lu({game:e}){let t=Ie(null),n=Du.value;return Pe(()=>{let e=t.current?.querySelector(`[aria-current]`);if(t.current!==null&&e!=null){let{offsetTop:n,offsetHeight:r}=e;t.current.scrollTop=n-t.current.offsetTop-(t.current.clientHeight-r)/2}},[n,e.game]),Q(`ol`,{class:`seen-moves`,ref:t,"data-test":`seen-moves`,tabIndex:0,children:e.steps.map((t,r)=>Q(`li`,{children:Q(`button`,{type:`button`,class:`small`,tabIndex:-1,"aria-current":r+1===n?`step`:void 0,onClick:()=>ku(r+1),children:[Q(`span`,{class:`soft`,children:r+1}),Q(`span`,{class:`dot ${t.color}`}),Q(`span`,{class:`sr-only`,children:X(`color-${t.color}`)}),Ns(t.move,Mu(e)),t.takes.length>0&&Q(`span`,{class:`sr-only`,children:X(`watch-takes`,{count:t.takes.length})})]})},r))})}function Ru(e){let t=e.target instanceof HTMLElement?e.target:null;if(e.ctrlKey||e.metaKey||e.altKey||t?.closest(`input, select, dialog`)!=null)return;let n=(()=>{switch(e.key){case`[`:case`ArrowLeft`:return Du.value-1;case`]`:case`ArrowRight`:return Du.value+1;case`{`:case`Home`:return 0;case`}`:case`End`:return Eu.value;default:return null}})();n!==null&&(e.preventDefault(),ku(n))}var zu=[`A`,`B`];function Bu({of:e}){return Q(`section`,{class:`card`,"aria-labelledby":`results-title`,children:[Q(`h2`,{id:`results-title`,children:X(`watch-results`)}),Q(xu,{test:`results`,labelledBy:`results-title`,titles:[`program`,`won`,`drawn`,`lost`,`share`].map(e=>X(`watch-${e}`)),children:[e.sides.map((e,t)=>Q(Vu,{side:e,entrant:zu[t]??`A`},t)),Q(`tr`,{"data-test":`black-won`,children:[Q(`th`,{scope:`row`,children:X(`watch-black-won`)}),Q(Hu,{tally:e.black}),Q(`td`,{})]})]}),Q(`p`,{class:`small-text`,"data-test":`points`,children:e.points}),e.final_scores!==null&&Q(`p`,{class:`small-text`,children:X(`watch-final-scores`,{games:e.final_scores.games,a:e.final_scores.agreeing[0],b:e.final_scores.agreeing[1]})})]})}function Vu({side:e,entrant:t}){let[n,r]=e.by_color;return Q(x,{children:[Q(`tr`,{"data-test":`total-${t}`,children:[Q(`th`,{scope:`row`,children:Q(Cu,{of:t})}),Q(Hu,{tally:e.total}),Q(`td`,{children:e.share})]}),Q(`tr`,{class:`part`,children:[Q(`th`,{scope:`row`,children:X(`watch-as-black`,{entrant:t})}),Q(Hu,{tally:n}),Q(`td`,{children:e.share_by_color[0]})]}),Q(`tr`,{class:`part`,children:[Q(`th`,{scope:`row`,children:X(`watch-as-white`,{entrant:t})}),Q(Hu,{tally:r}),Q(`td`,{children:e.share_by_color[1]})]})]})}function Hu({tally:e}){return Q(x,{children:[Q(`td`,{children:e.wins}),Q(`td`,{children:e.draws}),Q(`td`,{children:e.losses})]})}function Uu({of:e}){return e.ends.length===0?null:Q(`section`,{class:`card`,"aria-labelledby":`ends-title`,children:[Q(`h2`,{id:`ends-title`,children:X(`watch-ends`)}),Q(`table`,{"data-test":`ends`,children:[Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:X(`watch-reason`)}),Q(`th`,{scope:`col`,children:X(`watch-count`)}),zu.map(e=>Q(`th`,{scope:`col`,children:X(`watch-lost-by`,{entrant:e})},e))]})}),Q(`tbody`,{children:e.ends.map(({reason:e,said:t,games:n,lost:r})=>Q(`tr`,{"data-test":`end-${e}`,children:[Q(`th`,{scope:`row`,children:t}),Q(`td`,{children:n}),Q(`td`,{children:r[0]}),Q(`td`,{children:r[1]})]},e))})]}),e.dead_stones!==null&&Q(`p`,{class:`small-text`,children:X(`watch-dead-stones`,{dead:e.dead_stones})}),Q(`p`,{class:`small-text`,children:X(`watch-duplicates`,{duplicates:e.duplicates})})]})}function Wu({of:e}){return Q(`section`,{class:`card`,"aria-labelledby":`time-title`,children:[Q(`h2`,{id:`time-title`,children:X(`watch-time`)}),Q(xu,{test:`times`,labelledBy:`time-title`,titles:[`program`,`per-move`,`cpu-per-move`,`slowest`,`late`].map(e=>X(`watch-${e}`)),children:e.sides.map((e,t)=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Q(Cu,{of:zu[t]??`A`})}),Q(`td`,{children:Gu(e.per_move)}),Q(`td`,{children:Gu(e.cpu_per_move)}),Q(`td`,{children:Gu(e.slowest)}),Q(`td`,{children:e.late})]},t))})]})}function Gu(e){return e===null?`–`:X(`watch-seconds`,{seconds:e.toFixed(3)})}var Ku=matchMedia(`(prefers-color-scheme: dark)`),qu=A(Ku.matches);Ku.addEventListener(`change`,()=>qu.value=Ku.matches);function Ju(){let e=Yl.value;return e?.length===0?null:Q(`details`,{class:`card`,open:iu.value,onToggle:e=>iu.value=e.currentTarget.open,"data-test":`plots`,children:[Q(`summary`,{children:Q(`h2`,{children:X(`watch-plots`)})}),Q(`div`,{class:`plots`,children:(e??[]).map(({caption:e,svg:t})=>Q(`figure`,{children:[Q(`figcaption`,{children:e}),Q(`img`,{src:Yu(t),alt:e,width:`640`,height:`260`})]},e))})]})}function Yu(e){let t=G.theme.value,n=t===`dark`||t===`system`&&qu.value,r=`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" lang="${G.language.value}" `,i=e.replace(`<svg `,r).replace(`>`,`><style>${Xu(n)}</style>`);return`data:image/svg+xml,${encodeURIComponent(i)}`}function Xu(e){let[t,n,r,i,a,o]=e?[`#6cb2ee`,`#f0945a`,`#ecebe6`,`#b0aca2`,`#383a3f`,`#8a8780`]:[`#1f6fb4`,`#c4561a`,`#23221f`,`#5f5b52`,`#dcd7ca`,`#8c8677`];return`
    text { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif }
    .grid { stroke: ${a} } .axis { stroke: ${i} } .even { stroke: ${i}; stroke-dasharray: 4 4 }
    .tick { font-size: 12px; fill: ${i} } .label { font-size: 13px; fill: ${r} }
    .line { fill: none; stroke-width: 2 } .line.a { stroke: ${t} } .line.b { stroke: ${n} }
    .band.a { fill: ${t}; opacity: .15 }
    .bar.a, .dot.a { fill: ${t} } .bar.b, .dot.b { fill: ${n} } .bar.n { fill: ${o} }`}function Zu({of:e}){let t=Xl.value;return t===null||!t.playing?null:Q(`section`,{class:`card`,"aria-labelledby":`running-title`,children:[Q(`h2`,{id:`running-title`,children:X(`watch-running`)}),t.games.length===0&&Q(bu,{children:X(`watch-running-none`)}),Q(`ul`,{class:`small-boards`,"data-test":`running`,children:t.games.map(t=>Q(`li`,{children:Q(Qu,{of:e,game:t})},t.game))}),Q(Su,{count:t.left_out})]})}function Qu({of:e,game:t}){let n={width:t.rows[0]?.length??0,height:t.rows.length},r=e=>e===`black`?t.black:wu(t.black),i=t=>e.sides[r(t)===`A`?0:1].name;return Q(`a`,{class:`small-board`,href:zl({match:e.name,game:t.game}),"data-test":`running-${t.game}`,"data-moves":t.moves,children:[Q(_o,{size:n,columns:null,rows:t.rows,last:t.last}),Q(`span`,{class:`small-head`,children:[Q(`span`,{children:X(`watch-game`,{game:t.game})}),Q(`span`,{class:`number`,children:[Q(`span`,{class:`sr-only`,children:X(`watch-moves`)}),` `,t.moves]})]}),Gt.map(e=>Q(`span`,{class:t.thinks===e?`small-side thinks`:`small-side`,children:[Q(`span`,{class:`dot ${e}`}),Q(`span`,{class:`sr-only`,children:X(`color-${e}`)}),Q(Cu,{of:r(e)}),Q(`span`,{class:`sr-only`,children:i(e)}),Q(vu,{game:t,color:e})]},e))]})}function $u(){let e=Jl.value;return e===null?Q(bu,{children:X(`watch-loading`)}):Q(x,{children:[Q(`section`,{class:`card standing`,"aria-label":X(`watch-match`),children:[Q(`p`,{class:`players`,"data-test":`players`,children:[Q(Cu,{of:`A`}),` `,e.sides[0].name,` `,Q(`span`,{class:`small-text`,children:X(`watch-against`)}),` `,Q(Cu,{of:`B`}),` `,e.sides[1].name]}),e.elo_said!==null&&Q(`p`,{class:`elo`,children:[Q(`span`,{class:`small-text`,children:X(`watch-elo`)}),` `,Q(`b`,{"data-test":`elo`,children:e.elo_said})]}),e.test!==null&&Q(`p`,{"data-test":`sprt`,children:e.test.said}),Q(`p`,{class:`small-text`,children:[Q(`span`,{"data-test":`conditions`,children:e.conditions}),` · `,Q(`span`,{"data-test":`played`,children:e.played})]}),Q(`progress`,{value:e.games,max:e.all,"aria-label":X(`watch-played`)})]}),Q(Zu,{of:e}),e.games>0&&Q(`div`,{class:`sheets`,children:[Q(Bu,{of:e}),Q(Uu,{of:e}),Q(Wu,{of:e})]}),Q(Ju,{}),Q(td,{of:e})]})}var ed=[`game-column`,`result`,`winner`,`reason`,`moves`,`remarks`];function td({of:e}){let t=Zl.value;return t===null?null:Q(`section`,{class:`card`,"aria-labelledby":`games-title`,children:[Q(`h2`,{id:`games-title`,children:X(`watch-games`)}),t.all===0?Q(bu,{children:X(`watch-games-none`)}):Q(x,{children:[Q(`p`,{class:`small-text`,children:X(`watch-shown-of`,{shown:t.lines.length,all:t.all})}),Q(xu,{test:`games`,labelledBy:`games-title`,titles:ed.map(e=>X(`watch-${e}`)),list:!0,tall:!0,children:t.lines.map(t=>Q(`tr`,{"data-test":`line-${t.game}`,children:[Q(`th`,{scope:`row`,children:Q(`a`,{href:zl({match:e.name,game:t.game}),"aria-label":X(`watch-game`,{game:t.game}),"data-test":`game-${t.game}`,children:t.game})}),Q(`td`,{children:[Q(`span`,{class:`dot black`}),` `,Q(Cu,{of:t.black}),` `,Q(`span`,{class:`dot white`}),` `,Q(Cu,{of:wu(t.black)}),` `,t.result]}),Q(`td`,{children:t.winner===null?`–`:Q(Cu,{of:t.winner})}),Q(`td`,{children:t.reason}),Q(`td`,{class:`number`,children:t.moves}),Q(`td`,{class:`remarks`,children:t.remarks})]},t.game))}),t.lines.length<Math.min(t.all,1e3)&&Q(`button`,{type:`button`,"data-test":`more`,onClick:()=>ru.value=Math.min(ru.value+100,1e3),children:X(`watch-more`)})]})]})}function nd(){let e=Rl.value;return e===null?null:Q(`main`,{class:`watch`,"data-test":`watch`,children:[Q(`nav`,{class:`trail`,"aria-label":X(`watch-matches`),children:e.match===null?Q(`h2`,{children:X(`watch-matches`)}):Q(x,{children:[Q(`a`,{href:zl({match:null,game:null}),"data-test":`to-list`,children:X(`watch-all`)}),Q(`span`,{"aria-hidden":`true`,children:`›`}),e.game===null?Q(`h2`,{children:e.match}):Q(x,{children:[Q(`a`,{href:zl({match:e.match,game:null}),"data-test":`to-match`,children:e.match}),Q(`span`,{"aria-hidden":`true`,children:`›`}),Q(`h2`,{children:X(`watch-game`,{game:e.game})})]})]})}),!tu.value&&Q(`p`,{class:`notice warn`,role:`status`,"data-test":`not-heard`,children:X(`watch-cut`)}),eu.value!==null&&Q(`p`,{class:`notice warn`,role:`status`,"data-test":`fault`,children:X(`watch-fault`,{detail:eu.value})}),$l.value&&Q(bu,{children:X(`watch-gone`)}),!$l.value&&(e.match===null?Q(rd,{}):e.game===null?Q($u,{}):Q(ju,{}))]})}function rd(){let e=ql.value;return e===null?Q(bu,{children:X(`watch-loading`)}):e.rows.length===0?Q(bu,{children:X(`watch-none`)}):Q(`section`,{class:`card`,"aria-label":X(`watch-matches`),children:[Q(xu,{test:`matches`,label:X(`watch-matches`),titles:[`match`,`program`,`conditions`,`played`,`now`].map(e=>X(`watch-${e}`)),list:!0,children:e.rows.map(e=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:Q(`a`,{href:zl({match:e.name,game:null}),"data-test":`match-${e.name}`,children:e.name})}),e.fault===null?Q(x,{children:[Q(`td`,{children:[e.players[0],` `,X(`watch-against`),` `,e.players[1]]}),Q(`td`,{children:e.conditions}),Q(`td`,{class:`number`,children:X(`watch-games-of`,{games:e.games,all:e.all})}),Q(`td`,{children:id(e)})]}):Q(`td`,{colSpan:4,class:`fault`,children:X(`watch-fault`,{detail:e.fault})})]},e.name))}),Q(Su,{count:e.left_out})]})}function id({games:e,all:t,running:n}){return n===null?X(e>=t?`watch-ended`:`watch-paused`):X(`watch-in-progress`,{count:n})}function ad(){return Rl.value===null?Et.value?Q(`a`,{class:`view-link`,href:zl({match:null,game:null}),"data-test":`to-matches`,children:X(`watch-matches`)}):null:Q(`a`,{class:`view-link`,href:`#`,"data-test":`to-board`,children:X(`watch-board-view`)})}function od({openNew:e,openSettings:t}){let n=Ie(null);return Q(`header`,{class:`top`,children:[Q(`h1`,{children:[Q(`img`,{src:`/icon.svg`,alt:``,width:`28`,height:`28`}),Q(`span`,{children:X(`title`)})]}),Q(`nav`,{"aria-label":X(`top-label`),children:[Q(ad,{}),Rl.value===null&&Q(x,{children:[Q(`button`,{type:`button`,class:`strong`,"data-test":`new-game`,onClick:e,children:X(`new-game`)}),Q(`button`,{type:`button`,"data-test":`open`,onClick:()=>n.current?.click(),children:X(`open`)}),Q(`input`,{ref:n,type:`file`,hidden:!0,accept:`.sgf,.gib,.ngf,.ugi,.ugf,.lib`,"data-test":`file`,onChange:e=>{fl(e.currentTarget.files?.[0]),e.currentTarget.value=``}}),Q(`button`,{type:`button`,"data-test":`save`,onClick:()=>void hl(),children:X(`save`)})]}),Q(`button`,{type:`button`,"data-test":`open-settings`,onClick:t,children:X(`settings`)})]})]})}function sd(){let e=Tt.value;return Q(`div`,{class:`notices`,role:`status`,"data-test":`link`,children:[e===`opening`&&Q(`p`,{class:`notice`,children:X(`link-opening`)}),e===`cut`&&Q(`p`,{class:`notice warn`,children:[X(`link-cut`),` `,Q(`button`,{type:`button`,onClick:zt,children:X(`link-again`)})]}),e===`elsewhere`&&Q(`p`,{class:`notice warn`,children:[X(`link-elsewhere`),` `,Q(`button`,{type:`button`,onClick:zt,children:X(`link-take-back`)})]}),e===`locked_out`&&Q(`p`,{class:`notice warn`,children:X(`link-locked-out`)}),e===`open`&&cl.value!==null&&Q(`p`,{class:`notice`,"data-test":`kept-record`,children:[X(`kept-record`),` `,Q(`button`,{type:`button`,"data-test":`open-kept`,onClick:()=>void Fl(),children:X(`kept-open`)}),` `,Q(`button`,{type:`button`,class:`quiet`,"data-test":`drop-kept`,onClick:()=>cl.value=null,children:X(`kept-drop`)})]})]})}function cd(){Pe(()=>{H.value&&Uo()},[I.value]);let[e,t]=[Ho.value,R.value];if(t===null)return null;let n=e?.chains.filter(e=>e.dead||e.unsettled)??[];return Q(`section`,{class:`judgement`,"data-test":`judgement`,"aria-busy":zo.value,children:[Q(`h3`,{children:X(`judgement`)}),e===null?Q(`p`,{class:`note`,children:zo.value?X(`judgement-waiting`):X(`judgement-none`)}):Q(x,{children:[n.length===0&&Q(`p`,{class:`note`,children:X(`judgement-all-alive`)}),Q(`ul`,{children:n.map(e=>Q(`li`,{children:ld(e,t)},e.stones.join(` `)))}),Q(sc,{label:X(`judgement-shown`),test:`judgement-shown`,on:Bo}),H.value&&Q(ud,{})]})]})}function ld(e,t){let n=e.stones[0]??``,r=e.unsettled?`unsettled`:e.dead?`dead`:`alive`,i=e.proved?X(`judged-proved`):X(`judged-sure`,{percent:Math.round(e.confidence*100)});return`${X(`judged-chain`,{side:e.color,at:Z(n,t),count:e.stones.length})}${X(`colon`)}${X(`judged-${r}`)}${X(`list-separator`)}${i}`}function ud(){let e=Ni.value.length===1?Ni.value[0]:void 0,t=e===void 0?null:e===`black`?`white`:`black`;return Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,"data-test":`adopt-judgement`,onClick:()=>void Fi(`judgement`),children:X(`adopt-judgement`)}),t!==null&&Q(`button`,{type:`button`,"data-test":`adopt-other`,onClick:()=>void Fi(t),children:X(`adopt-other`,{side:t})})]})}var dd=[`agreed`,`natural`];function fd(){let[e,t]=[R.value,F.value?.agreement];return e===null||t==null?Q(`p`,{class:`note`,children:X(`agree-not-now`)}):Q(`div`,{class:`agree`,"data-test":`agree`,children:[Q(pd,{agreement:t}),H.value&&Q(x,{children:[Q(`p`,{children:t.owners_matter?X(`agree-how-owners`):X(`agree-how`)}),Q(md,{}),Q(hd,{agreement:t})]}),Q(`div`,{class:`views`,children:Gt.map(e=>Q(gd,{color:e,agreement:t},e))}),t.differs.length>0&&Q(`p`,{class:`note`,"data-test":`differs`,children:X(`agree-differs`,{points:t.differs.join(` `)})}),H.value&&Q(`p`,{class:`row`,children:Q(`button`,{type:`button`,class:`quiet`,"data-test":`disagree`,onClick:()=>void B({do:`disagree`,by:Ni.value[0]??`black`}),children:X(`disagree`)})}),Q(cd,{})]})}function pd({agreement:e}){let t=R.value?.to_move??`black`;return e.agreed?Q(`p`,{class:`notice good`,"data-test":`agreed`,children:X(`agree-agreed`)}):e.disputed_by===null?null:Q(`p`,{class:`notice warn`,"data-test":`disputed`,children:X(`agree-disputed`,{by:e.disputed_by,side:t})})}function md(){let e=Mi.value,t=e.includes(ji.value)?ji.value:e[0];Pe(()=>{t!==void 0&&t!==ji.value&&(ji.value=t)});let n=e=>e===`both`?X(`mark-as-both`):js(e);return Q(`fieldset`,{children:[Q(`legend`,{children:X(`mark-as`)}),Q(`div`,{class:`segments`,children:e.map(e=>Q(`button`,{type:`button`,"data-test":`mark-as-${e}`,"aria-pressed":e===t,onClick:()=>ji.value=e,children:n(e)},e))})]})}function hd({agreement:e}){let t=Ni.value[0]??`black`,n=e.views[Kt(t)].end;return Q(`fieldset`,{children:[Q(`legend`,{children:X(`end-which`)}),Q(`div`,{class:`segments`,children:dd.map(e=>Q(`button`,{type:`button`,"data-test":`end-${e}`,"aria-pressed":n===e,onClick:()=>void Ii(t=>({do:`mark_end`,by:t,end:e})),children:X(`end-${e}`)},e))}),Q(`p`,{class:`note`,children:X(`end-${n}-means`)})]})}function gd({color:e,agreement:t}){let n=t.views[Kt(e)],r=t.said_yes[Kt(e)],i=on(e)||Ni.value.includes(e);return Q(`section`,{class:`view by-${e}`,"aria-label":X(`view-of`,{side:e}),"data-test":`view-${e}`,children:[Q(`h3`,{children:[Q(_d,{color:e}),js(e)]}),Q(`p`,{children:X(`view-dead`,{count:n.dead.length})}),n.owned.some(e=>e.length>0)&&Q(`p`,{children:X(`view-owned`,{black:n.owned[0].length,white:n.owned[1].length})}),Q(`p`,{children:X(`end-${n.end}`)}),Q(`button`,{type:`button`,class:r?`yes said`:`yes strong`,"data-test":`yes-${e}`,"aria-pressed":r,disabled:r||!i||!H.value||t.differs.length>0,onClick:()=>void B({do:`agree`,by:e}),children:X(r?`said-yes`:`say-yes`)})]})}function _d({color:e}){return Q(`svg`,{class:`claims mark-sign`,viewBox:`0 0 0.4 0.4`,"aria-hidden":`true`,children:Q(`g`,{class:`by-${e}`,children:Q(`path`,{class:`sign`,d:e===`black`?`M0.06 0.06l0.28 0.28M0.34 0.06l-0.28 0.28`:`M0.2 0.06v0.28M0.06 0.2h0.28`})})})}function vd({id:e,label:t,tabs:n,chosen:r,choose:i,children:a}){return Q(`div`,{class:`tabs`,children:[Q(`div`,{class:`tab-list`,role:`tablist`,"aria-label":t,onKeyDown:e=>{let t=n.findIndex(({name:e})=>e===r),a=n.length-1,o={ArrowLeft:t===0?a:t-1,ArrowRight:t===a?0:t+1,Home:0,End:a}[e.key],s=o===void 0?void 0:n[o];s!==void 0&&o!==void 0&&(e.preventDefault(),i(s.name),e.currentTarget.querySelectorAll(`button`)[o]?.focus())},children:n.map(({name:t,title:n})=>Q(`button`,{type:`button`,role:`tab`,id:`${e}-${t}-tab`,"data-test":`tab-${t}`,"aria-selected":t===r,"aria-controls":`${e}-panel`,tabIndex:t===r?0:-1,onClick:()=>i(t),children:n},t))}),Q(`div`,{class:`tab-panel`,role:`tabpanel`,id:`${e}-panel`,"aria-labelledby":`${e}-${r}-tab`,tabIndex:0,children:a})]})}function yd(){Pe(()=>void Si(),[I.value,Hr.value]);let[e,t,n]=[hi.value,R.value,gi.value];return e===null||t===null?Q(`p`,{class:`note`,"data-test":`hand-waiting`,"aria-busy":pi.value,children:n===null?X(`counting`):n.kind===`not_in_this_game`?X(`hand-none`):zs(n)}):Q(`div`,{class:`steps`,"data-test":`hand`,children:[Q(`div`,{class:`step-kinds`,role:`group`,"aria-label":X(`hand-steps`),children:e.may.map(e=>Q(`button`,{type:`button`,class:`small of-${e.side??`both`}`,"data-test":`hand-${xi(e)}`,"aria-pressed":e===vi.value,onClick:()=>wi(e),children:ws(e)},xi(e)))}),Q(bd,{may:vi.value}),Q(xd,{board:e}),e.steps_made.length>0&&Q(`section`,{children:[Q(`h3`,{children:X(`hand-made`)}),Q(`ol`,{class:`note made`,"data-test":`hand-made`,children:e.steps_made.map((e,n)=>Q(`li`,{children:Ts(e,t)},n))})]})]})}function bd({may:e}){return Q(`div`,{class:`notice chosen-step`,"data-test":`hand-prepared`,children:e===null?Q(`p`,{children:X(`hand-how`)}):Q(x,{children:[Q(`p`,{children:X(`hand-means-${e.step}`)}),e.step!==`gather`&&Q(`p`,{children:X(`hand-choose`,{side:e.side===null?`both`:`one`,most:e.most})})]})})}function xd({board:e}){return Q(`table`,{class:`totals`,"data-test":`hand-reads`,children:[Q(`caption`,{children:X(`hand-reads`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:X(`color-black`)}),Q(`th`,{scope:`col`,children:X(`color-white`)})]})}),Q(`tbody`,{children:e.reads.map(({method:e,compared:t,black:n,white:r})=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:X(`reads-${t}`,{method:Ss(e)})}),Q(`td`,{children:n}),Q(`td`,{children:r})]},e))})]})}function Sd(){let e=ti.value;return e===null?Q(`p`,{class:`row`,children:Q(`button`,{type:`button`,class:`strong`,"data-test":`compare`,disabled:ei.value,onClick:()=>void ni(),children:ei.value?X(`comparing`):X(`compare`)})}):Q(x,{children:[Q(wd,{}),Q(`table`,{class:`rulesets`,"data-test":`comparison`,children:[Q(`caption`,{class:`sr-only`,children:X(`compare`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:X(`new-ruleset`)}),Q(`th`,{scope:`col`,children:X(`compare-winner`)}),Q(`th`,{scope:`col`,children:X(`totals-margin`)})]})}),Q(`tbody`,{children:e.map(e=>Q(Cd,{row:e},e.ruleset))})]})]})}function Cd({row:e}){return Q(`tr`,{class:e.ruleset===R.value?.ruleset?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,"data-test":`compare-${e.ruleset}`,"aria-pressed":ri.value.includes(e.ruleset),onClick:()=>ui(e.ruleset),children:Ms(e.ruleset)})}),Q(`td`,{children:e.winner===null?e.result===null?`–`:X(`compare-draw`):js(e.winner)}),Q(`td`,{children:e.margin??e.result??`–`})]})}function wd(){Pe(()=>void di(),[I.value,Hr.value,ri.value]);let[e,t]=[si.value,ci.value];return Q(x,{children:[Q(`p`,{class:`note difference`,"aria-live":`polite`,"data-test":`difference`,children:ri.value.length<2?X(`compare-pair`):t===null?e===null?X(`comparing`):X(`compare-difference`,{count:e.points.length}):zs(t)}),e!==null&&Q(Td,{found:e})]})}function Td({found:e}){let[t,n]=e.between;return Q(`table`,{class:`pair`,"data-test":`pair`,children:[Q(`caption`,{children:X(`compare-parts`,{unit:X(`unit-${e.unit}`)})}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:Ms(t)}),Q(`th`,{scope:`col`,children:Ms(n)}),Q(`th`,{scope:`col`,children:X(`compare-more`)})]})}),Q(`tbody`,{children:[Q(Ed,{title:X(`compare-points`),sum:e.on_points}),e.rest.map(e=>Q(Ed,{title:X(`rest-${e.part}`),sum:e},e.part)),Q(Ed,{title:X(`totals-margin`),sum:e.margin,isTotal:!0})]})]})}function Ed({title:e,sum:t,isTotal:n=!1}){let r=t.first!==t.second;return Q(`tr`,{class:n?`counted`:r?``:`alike`,children:[Q(`th`,{scope:`row`,children:e}),Q(`td`,{children:t.first}),Q(`td`,{children:t.second}),Q(`td`,{children:Ja(t.difference)})]})}function Dd(){Pe(()=>void Qr(),[I.value,Hr.value]);let[e,t]=[Kr.value,Xr.value];return e===null||t===null?Q(`p`,{class:`note`,"data-test":`counting`,"aria-busy":Gr.value,children:qr.value&&L.value!==null?zs(L.value):X(`counting`)}):Q(`div`,{class:`steps`,"data-test":`steps`,children:[Q(vd,{id:`method`,label:X(`methods-label`),tabs:e.counts.map((e,t)=>({name:String(t),title:Ss(e.method)})),chosen:String(e.counts.indexOf(t)),choose:e=>Jr.value=Number(e),children:[Q(Od,{board:t}),Q(kd,{board:t}),Q(`p`,{class:`result`,"data-test":`result`,children:Fs(t.result)})]}),t.lazy!==null&&Q(`p`,{class:`notice warn`,children:X(`count-lazy`,{side:t.lazy.offered_first??`none`,points:t.lazy.regions.join(` `)})}),Q(`p`,{class:`note`,children:[X(`end-${e.end}`),X(`list-separator`),e.judged?X(`count-judged`):X(`count-agreed`)]})]})}function Od({board:e}){let t=e.steps.length-1,n=Math.min(Yr.value,t),r=Zr.value;return Q(`div`,{class:`slider`,children:[Q(Wl,{at:n,last:t,go:e=>Yr.value=e,buttons:{back:X(`step-back`),on:X(`step-on`)},slider:X(`step-slider`),valueText:r===null?``:Cs(r),class:`small`}),Q(`p`,{class:`step-text`,"aria-live":`polite`,"data-test":`step-text`,children:[Q(`span`,{class:`step-number`,children:X(`step-of`,{number:n+1,last:t+1})}),` `,r===null?``:Cs(r)]})]})}function kd({board:e}){let t=Math.min(Yr.value,e.steps.length-1),n=e.steps.flatMap((e,t)=>e.totals===null?[]:[{made:e,sums:e.totals,place:t}]);return Q(`table`,{class:`totals`,"data-test":`totals`,children:[Q(`caption`,{class:`sr-only`,children:X(`totals-label`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Q(`th`,{scope:`col`,children:X(`color-black`)}),Q(`th`,{scope:`col`,children:X(`color-white`)}),Q(`th`,{scope:`col`,children:X(`totals-debt`)}),Q(`th`,{scope:`col`,children:X(`totals-margin`)})]})}),Q(`tbody`,{children:[n.map(({made:e,sums:n,place:r})=>Q(Ad,{made:e,sums:n,isShown:r===t,choose:()=>Yr.value=r},r)),Q(`tr`,{class:`counted`,children:[Q(`th`,{scope:`row`,children:X(`compared-${e.compared}`)}),Q(`td`,{children:e.black}),Q(`td`,{children:e.white}),Q(`td`,{children:e.debt.points}),Q(`td`,{children:e.result.margin??`–`})]})]}),Q(`tfoot`,{children:Q(`tr`,{children:Q(`td`,{colSpan:5,children:X(`totals-komi`,{komi:String(e.komi),unit:X(`unit-${e.unit}`)})})})})]})}function Ad(e){let{made:t,sums:n,isShown:r,choose:i}=e;return Q(`tr`,{class:r?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,onClick:i,children:X(`action-${t.action}`)})}),Q(`td`,{children:n.black}),Q(`td`,{children:n.white}),Q(`td`,{children:n.debt.points}),Q(`td`,{children:n.margin})]})}var jd=[{name:`agree`,panel:fd,view:Jo},{name:`steps`,panel:Dd,view:Xo},{name:`hand`,panel:yd,view:Zo},{name:`rulesets`,panel:Sd,view:Qo}],Md=j(()=>jd.find(({name:e})=>e===Cn.value)),Nd=j(()=>(Md.value?.view??Jo).value);function Pd(){if(R.value?.game===`line_game`)return Q(`p`,{class:`panel note`,children:X(`count-none`)});let e=Md.value?.panel;return Q(`div`,{class:`panel`,children:Q(vd,{id:`count`,label:X(`panel-count`),tabs:jd.map(({name:e})=>({name:e,title:X(`count-${e}`)})),chosen:Cn.value,choose:e=>Tn(`count`,e),children:[Cn.value!==`agree`&&Q(Fd,{}),e!==void 0&&Q(e,{})]})})}function Fd(){let e=F.value?.agreement,t=e==null?[`judgement`]:[`judgement`,`black`,`white`];return e?.agreed&&t.unshift(`agreed`),Q(cc,{label:X(`count-whose`),test:`count-view`,all:t.map(e=>({value:e,title:X(`whose-${e}`)})),chosen:Hr.value,choose:e=>Vr.value=e})}function Id(){let[e,t]=[R.value,F.value];if(e===null||t===null)return null;let n=!e.over&&t.resigned===null;return Q(`div`,{class:`panel`,children:[H.value&&Q(`p`,{class:`notice`,children:[X(e.offer_means===`rest`?`at-rest-notice`:`stopped-notice`),` `,Q(`button`,{type:`button`,"data-test":`go-agree`,onClick:()=>Tn(`count`,`agree`),children:X(`stopped-agree`)})]}),(n||t.agreement?.disputed_by!=null)&&!H.value&&Q(Ld,{}),Q(`section`,{children:[Q(`h3`,{children:X(`play-moves`)}),Q(Rd,{})]}),Q(`section`,{children:[Q(`h3`,{children:X(`play-who`)}),Gt.map(e=>Q(Sc,{color:e,seat:t.seats[Kt(e)],sit:n=>void B({do:`sit`,seats:e===`black`?[n,t.seats[1]]:[t.seats[0],n]})},e)),Q(`p`,{class:`note`,children:t.network===null?X(`network-off`):X(`network-named`,{name:t.network,first:Js.value.without_network+1})})]}),Q(`p`,{class:`row`,children:Q(`button`,{type:`button`,"data-test":`copy`,onClick:()=>void _l(),children:gl.value?X(`copied`):X(`copy`)})}),n&&Q(`p`,{class:`row`,children:Gt.filter(on).map(e=>Q(`button`,{type:`button`,class:`quiet`,"data-test":`resign-${e}`,onClick:()=>void B({do:`resign`,color:e}),children:X(`resign`,{side:e})},e))})]})}function Ld(){return Q(`fieldset`,{class:`play-as`,children:[Q(`legend`,{children:X(`play-as`)}),Q(`div`,{class:`segments`,children:Gt.map(e=>Q(`button`,{type:`button`,"data-test":`play-as-${e}`,"aria-pressed":z.value===e,disabled:!on(e),onClick:()=>fn(e),children:js(e)},e))}),z.value!==R.value?.to_move&&Q(`p`,{class:`note`,children:R.value?.extra_moves_cost?X(`extra-costs`):X(`extra-free`)})]})}function Rd(){let[e,t]=[R.value,F.value];return e===null||t===null?null:t.moves.length===0?Q(`p`,{class:`note`,children:X(`play-no-moves`)}):Q(`ol`,{class:`move-list`,"data-test":`moves`,children:t.moves.map(({color:t,move:n},r)=>Q(`li`,{children:Q(`button`,{type:`button`,class:`small ${t}`,"aria-current":r+1===e.move_number?`step`:void 0,onClick:()=>Ui(r+1),children:[r+1,`. `,Q(`span`,{class:`dot ${t}`,"aria-hidden":`true`}),Q(`span`,{class:`sr-only`,children:[js(t),` `]}),Ns(n,e)]})},r))})}function zd(){let[e,t]=[U.value,R.value];if(e?.is!==`verdicts`||t===null)return null;let{reasoned:n,step:r}=e,i=n.verdicts[r];if(i===void 0)return null;let a=e=>{U.value={is:`verdicts`,reasoned:n,step:e}},o=n.verdicts.length-1,s=i.after.map(e=>Z(e,t)).join(X(`list-separator`));return Q(`section`,{class:`verdicts`,"aria-label":X(`verdicts-label`),"data-test":`verdicts`,children:[Q(`div`,{class:`verdict-head`,children:[Q(gc,{icon:`back`,class:`small`,test:`verdict-back`,label:X(`verdict-back`),disabled:r===0,onClick:()=>a(r-1)}),Q(`span`,{children:X(`verdict-of`,{number:r+1,last:o+1})}),Q(gc,{icon:`on`,class:`small`,test:`verdict-on`,label:X(`verdict-on`),disabled:r===o,onClick:()=>a(r+1)})]}),Q(`p`,{children:[Q(`strong`,{children:Z(i.point,t)}),` `,i.verdict===`forbidden`?X(`verdict-forbidden`,{kinds:no(i.kinds)}):X(`verdict-${i.verdict}`),i.after.length>0&&` ${X(`verdict-after`,{points:s})}`]}),Q(`ul`,{children:i.lines.map(e=>Q(`li`,{children:Q(Bd,{line:e,now:t,go:a})},`${e.direction} ${e.stones.join(` `)}`))})]})}function Bd({line:e,now:t,go:n}){let r=e=>e.map(e=>Z(e,t)).join(` `);return Q(x,{children:[X(`shape-${e.shape}`),`: `,r(e.stones),e.by.length>0&&` (${X(`line-by`,{points:r(e.by)})})`,e.spoiled.map((e,r)=>Q(`span`,{class:`spoiled`,children:[` `,Vd(e,t),e.kind===`forbidden`&&Q(`button`,{type:`button`,class:`small`,onClick:()=>n(e.verdict),children:X(`verdict-see`,{number:e.verdict+1})})]},r))]})}function Vd(e,t){let n=Z(e.point,t);switch(e.kind){case`stone`:case`overline`:return X(`spoiled-${e.kind}`,{point:n,at:Z(e.at,t)});case`edge`:case`five`:case`forbidden`:return X(`spoiled-${e.kind}`,{point:n})}}function Hd(){let[e,t]=[cr.value,F.value?.network??null];return G.hintsLocked.value?Q(`p`,{class:`note`,children:X(`engine-locked`)}):Q(`div`,{class:`analyse`,children:[Q(sc,{label:X(`engine-shown`),test:`engine-shown`,on:G.engineShown}),hr.value&&Q(x,{children:[Q(`p`,{class:`note`,children:t===null?X(`network-off`):X(`network-evaluates`,{name:t})}),Q(`div`,{class:`fields`,children:[Q(cc,{label:X(`analyse-visits`),test:`visits`,all:zn.map(e=>({value:e,title:e})),chosen:G.visits.value,choose:e=>G.visits.value=e}),R.value?.game===`go`&&Q(cc,{label:X(`graph-of`),test:`measure`,all:Rn.map(e=>({value:e,title:X(`measure-${e}`)})),chosen:G.measure.value,choose:e=>G.measure.value=e})]}),Q(`p`,{class:`row`,children:[Q(`button`,{type:`button`,class:`small strong`,"data-test":`analyse-line`,onClick:()=>void pr(`line`),children:X(`analyse-line`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`analyse-here`,onClick:()=>void pr(`here`),children:X(`analyse-here`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`analyse-tree`,onClick:()=>void pr(`tree`),children:X(`analyse-tree`)})]})]}),e!==null&&Q(`div`,{class:`progress`,"data-test":`progress`,children:[Q(`progress`,{"aria-label":X(`analysing`),max:e.of,value:e.done}),Q(`span`,{children:X(`analysed-of`,{done:e.done,of:e.of})}),Q(`button`,{type:`button`,class:`small`,"data-test":`stop-analysis`,onClick:mr,children:X(`analyse-stop`)})]})]})}function Ud(){let[e,t]=[R.value,ur.value];if(e===null)return null;if(t===null)return Q(`p`,{class:`note`,children:X(`not-analysed`)});let n=e.game===`go`;return Q(`section`,{"data-test":`candidates`,children:[Q(`p`,{"data-test":`position-value`,children:[X(`position-value`,{winrate:Ya(t.winrate),visits:Za(t.visits)}),n&&t.lead!==null&&` · ${Hs(t.lead)}`,t.stopped!==null&&` · ${X(`stopped-here`,{result:t.stopped.result})}`]}),Q(`table`,{children:[Q(`caption`,{children:X(`candidates-of`,{side:e.to_move})}),Q(`thead`,{children:Q(`tr`,{children:[Q(`th`,{scope:`col`,children:X(`candidate-move`)}),Q(`th`,{scope:`col`,children:X(`winrate`)}),n&&Q(`th`,{scope:`col`,children:X(`lead`)}),Q(`th`,{scope:`col`,children:X(`visits`)})]})}),Q(`tbody`,{onPointerLeave:e=>Gd(e,null),children:Dr.value.map(({move:t,letter:r,winrate:i,lead:a,visits:o,pv:s})=>Q(`tr`,{onPointerEnter:e=>Gd(e,t),class:Or.value===t?`shown`:``,children:[Q(`th`,{scope:`row`,children:Q(`button`,{type:`button`,class:`link`,"data-test":`candidate-${r}`,"aria-label":X(`candidate-name`,{letter:r,move:Ns(t,e),line:s.map(t=>Ns(t,e)).join(` `)}),onFocus:()=>Or.value=t,onBlur:()=>Or.value=null,onPointerDown:e=>Wd=e.pointerType===`touch`&&Or.value!==t,onClick:()=>Kd(t,e),children:[r,` `,Ns(t,e)]})}),Q(`td`,{children:Ya(Nr(i,e.to_move))}),n&&Q(`td`,{children:Xa(Pr(a,e.to_move))}),Q(`td`,{children:Za(o)})]},t))})]})]})}var Wd=!1;function Gd(e,t){e.pointerType!==`touch`&&(Or.value=t)}function Kd(e,t){Wd?(Wd=!1,Or.value=e):z.value===t.to_move&&zi(e)}var qd=A(!1);async function Jd(){let e=await ll(!0);if(e===null)return;let t=tr.value===null?``:`&node=${Yd(ar(tr.value))}`;await vl(`${location.origin}/#record=${await qc(e)}${t}&panel=${V.value}`,qd)}function Yd(e){let t=[],n=0;for(let r of[...e,null])r===0?n++:(n>0&&t.push(`n${n}`),r!==null&&t.push(String(r)),n=0);return t.length===0?`n0`:t.join(`.`)}var Xd=1e4;function Zd(e){return e.split(`.`).flatMap(e=>{let t=Math.min(Xd,Number(/^n?(\d+)$/.exec(e)?.[1]??0));return e.startsWith(`n`)?Array(t).fill(0):[t]})}async function Qd(){let[e,t,n]=[Hc(`record`),Hc(`node`),Hc(`panel`)];if(e===null&&n===null||(Uc(`record`,`node`,`panel`),Tn(En(n)??`review`),e===null))return;let r=await Jc(e);if(r===null){L.value={kind:`bad_record`,detail:`#record`};return}let i=await dl(r);i?.is===`game`&&t!==null&&(/^\d+$/.test(t)?await B({do:`goto`,move_number:Math.min(Number(t),i.moves.length)}):await sr(Zd(t)))}function $d(){addEventListener(`hashchange`,()=>{Hc(`token`)===null&&Qd()})}var ef=A(!1);function tf(){let[e,t,n]=[tr.value,F.value?.here,R.value];if(e===null||t===void 0||n===null)return null;let r=(e.parent?.children??[]).filter(t=>t!==e);return Q(`div`,{class:`node-tools`,children:[t.next.length>0&&Q(nf,{title:X(`next-moves`),test:`next`,all:t.next,next:t.next_on_line}),r.length>0&&Q(nf,{title:X(`other-moves`),test:`other`,all:r.map(({node:e})=>e),next:null}),Q(`p`,{class:`row`,children:[!_n(e)&&Q(`button`,{type:`button`,class:`small`,"data-test":`promote`,onClick:()=>rf(`promote`,e),children:X(`promote`)}),e.parent!==null&&Q(`button`,{type:`button`,class:`small`,"data-test":`remove`,onClick:()=>ef.value=!0,children:X(`remove`)}),Q(`button`,{type:`button`,class:`small`,"data-test":`copy-link`,onClick:()=>void Jd(),children:qd.value?X(`copied`):X(`copy-link`)})]}),ef.value&&Q(af,{at:e})]})}function nf({title:e,test:t,all:n,next:r}){let i=R.value;return i===null?null:Q(`p`,{class:`ways`,"data-test":t,children:[Q(`span`,{class:`ways-title`,children:e}),n.map(e=>Q(`button`,{type:`button`,class:e.id===r?`small way on-line`:`small way`,onClick:()=>void nr(e.id),children:[e.color!==null&&Q(`span`,{class:`dot ${e.color}`,"aria-hidden":`true`}),Vs(e,i)]},e.id))]})}function rf(e,{node:t}){Bt({do:e,node:t.id},null)}function af({at:e}){let t=R.value,n=()=>{ef.value=!1},r=vn(e);return t===null?null:Q(_c,{id:`remove-dialog`,title:X(`remove-title`,{node:Bs(e.node,t)}),close:n,children:[Q(`p`,{children:X(`remove-what`,{count:r})}),Q(`p`,{class:`dialog-buttons`,children:[Q(`button`,{type:`button`,"data-test":`remove-no`,onClick:n,children:X(`cancel`)}),Q(`button`,{type:`button`,class:`danger`,"data-test":`remove-yes`,onClick:()=>{n(),rf(`remove`,e)},children:X(`remove-yes`)})]})]})}function of(){return Q(`label`,{class:`field comment`,children:[Q(`span`,{children:X(`comment`)}),Q(`textarea`,{"data-test":`comment`,rows:3,value:Zc.value,onInput:e=>$c(e.currentTarget.value),onBlur:()=>void el()})]})}var[sf,cf,lf]=[600,150,8],uf=10,df=.01;function ff(){let e=R.value,t=q.value;if(e===null||t.length===0)return null;let n=t.map(({node:e})=>dr.value.get(e.id)??null),r=gr.value===`lead`,i=yf(n.flatMap(e=>e?.lead==null?[]:[e.lead])),a=bf(gr.value,i),o=Math.max(1,t.length-1),s=e=>lf+(sf-2*lf)*e/o,c=n.map(e=>e===null?null:a(e)),l=n.map(e=>e?.stopped==null?null:xf(e.stopped,i)),u=ir.value;return Q(`div`,{class:`graph-room`,children:[Q(`div`,{class:`bounds`,"aria-hidden":`true`,children:[Q(`span`,{children:r?X(`graph-bound`,{side:`black`,points:i}):`100%`}),Q(`span`,{children:r?X(`graph-bound`,{side:`white`,points:i}):`0%`})]}),Q(`div`,{class:`graph`,role:`slider`,tabIndex:0,"aria-label":X(`graph-label`),"aria-valuemin":0,"aria-valuemax":t.length-1,"aria-valuenow":Math.max(0,u),"aria-valuetext":pf(Math.max(0,u)),"data-test":`graph`,onKeyDown:gf,onPointerDown:hf,onPointerMove:hf,children:Q(`svg`,{viewBox:`0 0 ${sf} ${cf}`,preserveAspectRatio:`none`,"aria-hidden":`true`,children:[Q(`path`,{class:`middle`,d:`M0 ${cf/2}H${sf}`}),t.map(({node:e},t)=>{let n=wr.value.get(e.id),a=n===void 0?0:r?n.points/(2*i):n.winrate,o=cf*(1-Math.min(1,a));return a<df?null:Q(`path`,{class:`loss ${e.color??``}`,d:`M${s(t)} ${cf}V${o.toFixed(1)}`},e.id)}),r&&Q(`path`,{class:`stopped-line`,d:Sf(l,s,cf)}),Q(`path`,{class:`halo-line`,d:Sf(c,s,cf)}),Q(`path`,{class:`value-line`,d:Sf(c,s,cf)}),t.map(({node:e,children:t},n)=>t.length>1?Q(`path`,{class:`branch`,d:`M${s(n)} 4h0.01`},e.id):null),u>=0&&Q(`path`,{class:`now-line`,d:`M${s(u)} 0V${cf}`})]})}),Q(`p`,{class:`legend`,"aria-hidden":`true`,children:[Q(`span`,{class:`key value-key`,children:X(`measure-${gr.value}`)}),r&&Q(`span`,{class:`key stopped-key`,children:X(`graph-stopped`)}),Q(`span`,{class:`key loss-key`,children:X(`graph-losses`)})]})]})}function pf(e){let[t,n]=[R.value,q.value[e]];if(t===null||n===void 0)return``;let r=dr.value.get(n.node.id),i=r===void 0?X(`not-analysed-short`):gr.value===`winrate`?X(`black-winrate`,{winrate:Ya(r.winrate)}):r.lead===null?X(`not-analysed-short`):Hs(r.lead);return[Bs(n.node,t),i].join(X(`list-separator`))}function mf(e){let t=q.value[Math.max(0,Math.min(q.value.length-1,e))];t!==void 0&&nr(t.node.id)}function hf(e){if(e.buttons!==1)return;e.type===`pointerdown`&&e.currentTarget.setPointerCapture(e.pointerId);let{left:t,width:n}=e.currentTarget.getBoundingClientRect(),r=(e.clientX-t)/n*(sf/(sf-2*lf))-lf/(sf-2*lf);mf(Math.round(r*(q.value.length-1)))}function gf(e){let t=ir.value,n={ArrowLeft:t-1,ArrowDown:t-1,ArrowRight:t+1,ArrowUp:t+1,PageDown:t-uf,PageUp:t+uf,Home:0,End:q.value.length-1}[e.key];n===void 0||e.ctrlKey||e.altKey||e.metaKey||(e.preventDefault(),mf(n))}var _f=[10,20,50,100,200,500],vf=20;function yf(e){let t=e.map(Math.abs).sort((e,t)=>e-t),n=Math.max(vf,t[Math.floor(.98*(t.length-1))]??0);return _f.find(e=>e>=n)??_f.at(-1)??n}function bf(e,t){return({winrate:n,lead:r})=>e===`winrate`?1-n:r===null?null:xf(r,t)}function xf(e,t){return .5-Math.max(-t,Math.min(t,e))/(2*t)}function Sf(e,t,n){let r=``,i=!1;return e.forEach((a,o)=>{if(a===null){i=!1;return}let s=!i&&e[o+1]==null?`h0.01`:``;r+=`${i?`L`:`M`}${t(o).toFixed(1)} ${(a*n).toFixed(1)}${s}`,i=!0}),r}var Cf=[`opening`,`middle`,`endgame`];function wf(){let e=_r.value;return e===null||e.analysed===0||!hr.value?null:Q(`section`,{"data-test":`losses`,children:[Q(`h3`,{children:X(`losses`)}),Q(`p`,{class:`note`,children:X(`losses-of`,{analysed:e.analysed,of:e.of})}),Q(`table`,{children:[Q(`caption`,{children:X(`losses-caption`)}),Q(`thead`,{children:Q(`tr`,{children:[Q(`td`,{}),Cf.map(e=>Q(`th`,{scope:`col`,children:X(`part-${e}`)},e))]})}),Q(`tbody`,{children:Gt.map((t,n)=>Q(`tr`,{children:[Q(`th`,{scope:`row`,children:js(t)}),e.losses[n]?.map(({moves:e,points:t},n)=>Q(`td`,{children:e===0?`–`:X(`loss-sum`,{points:t.toFixed(1),moves:e})},n))]},t))})]}),e.dearest.length>0&&Q(x,{children:[Q(`h4`,{children:X(`dearest`)}),Q(`ol`,{class:`dearest`,"data-test":`dearest`,children:e.dearest.map(e=>Q(Tf,{loss:e},e.node))})]})]})}function Tf({loss:e}){let t=R.value;return t===null?null:Q(`li`,{children:[Q(`button`,{type:`button`,class:`link`,onClick:()=>void nr(e.node),children:[e.number,`. `,Vs(e,t)]}),` `,X(`dear`,{points:e.points.toFixed(1),better:e.better===null?`none`:Ns(e.better,t)})]})}function Ef(){let[e,t]=[R.value,_r.value?.repetitions??[]];return e===null||t.length===0?null:Q(`section`,{"data-test":`repetitions`,children:[Q(`h3`,{children:X(`repetitions`)}),Q(`ul`,{class:`dearest`,children:t.map(t=>Q(`li`,{children:[Q(`button`,{type:`button`,class:`link`,onClick:()=>void nr(t.node),children:[t.number,`. `,Vs(t,e)]}),` `,Us(t)]},t.node))})]})}var[Df,Of,kf]=[30,30,6],[Af,jf,Mf]=[90,190,16],Nf=3,Pf=10,Ff=A({left:0,top:0,width:0,height:0});function If(){let e=Ie(null),[t,n,r]=[K.value,tr.value,R.value];if(Fe(()=>{let t=e.current;if(t===null)return;let n=()=>{let{scrollLeft:e,scrollTop:n,clientWidth:r,clientHeight:i}=t;Ff.value={left:e,top:n,width:r,height:i}},r=new ResizeObserver(n);return r.observe(t),t.addEventListener(`scroll`,n,{passive:!0}),n(),()=>{r.disconnect(),t.removeEventListener(`scroll`,n)}},[t===null]),Fe(()=>{e.current!==null&&n!==null&&Bf(e.current,n)},[n,t]),t===null||r===null)return null;let{left:i,top:a,width:o,height:s}=Ff.value,[c,l]=[Math.floor(i/Df)-Nf,Math.ceil((i+o)/Df)+Nf],[u,d]=[Math.floor(a/Of)-Nf,Math.ceil((a+s)/Of)+Nf],f=t.all.filter(({column:e,row:t,parent:n})=>{let r=n?.row??t;return e>=c&&e<=l+1&&t>=u&&r<=d}),p=new Set(q.value),m=new Set(hr.value?_r.value?.dearest.map(e=>e.node):[]);return Q(`div`,{ref:e,class:`tree-room`,role:`tree`,tabIndex:0,"aria-label":X(`tree-label`),"aria-activedescendant":n===null?void 0:Rf(n),"data-test":`tree`,style:{height:`${Math.min(jf,Math.max(Af,t.rows*Of+2*kf+Mf))}px`},onKeyDown:Vf,children:Q(`div`,{class:`tree`,role:`presentation`,style:{width:`${t.columns*Df+2*kf}px`,height:`${t.rows*Of+2*kf}px`},children:[Q(`svg`,{class:`tree-lines`,"aria-hidden":`true`,children:[Q(`path`,{d:f.map(zf).join(``)}),Q(`path`,{class:`on-line`,d:f.filter(e=>p.has(e)).map(zf).join(``)})]}),f.filter(({row:e,column:t})=>e<=d&&t<=l).map(e=>{let{node:t,column:i,row:a}=e,o=e.parent?.children??[e];return Q(`div`,{id:Rf(e),role:`treeitem`,"aria-label":Bs(t,r),"aria-level":i+1,"aria-posinset":o.indexOf(e)+1,"aria-setsize":o.length,"aria-selected":e===n,class:Lf(e,e===n),style:{left:`${i*Df+kf}px`,top:`${a*Of+kf}px`},"data-node":t.id,onClick:()=>void nr(t.id),children:[t.move===null?t.sets_up?`+`:``:t.number,t.comment&&Q(`span`,{class:`has-comment`}),m.has(t.id)&&Q(`span`,{class:`is-dear`})]},t.id)})]})})}function Lf({node:{color:e,move:t}},n){let r=t!==null&&!P(t);return`node ${e??`no-move`}${r?` off-board`:``}${n?` here`:``}`}function Rf({node:e}){return`node-${e.id}`}function zf({column:e,row:t,parent:n}){if(n===null)return``;let[r,i]=[e*Df+kf+13,t*Of+kf+13],a=n.row*Of+kf+13;return t===n.row?`M${r-Df} ${i}H${r}`:`M${r-Df} ${a}V${i-15}l15 15H${r}`}function Bf(e,{column:t,row:n}){let[r,i]=[t*Df+kf,n*Of+kf];(r<e.scrollLeft+Df||r>e.scrollLeft+e.clientWidth-2*Df)&&(e.scrollLeft=r-e.clientWidth/2),(i<e.scrollTop||i>e.scrollTop+e.clientHeight-Of)&&(e.scrollTop=i-e.clientHeight/2)}function Vf(e){let t=tr.value;if(t===null||e.ctrlKey||e.altKey||e.metaKey)return;if(e.key===`Delete`&&t.parent!==null){ef.value=!0;return}let n=Hf(e.key,t);n!==null&&(e.preventDefault(),n!==void 0&&nr(n.node.id))}function Hf(e,t){let n=q.value,r=n.indexOf(t);switch(e){case`ArrowLeft`:return t.parent??void 0;case`ArrowRight`:return r>=0?n[r+1]:t.children[0];case`ArrowUp`:return Uf(t,-1);case`ArrowDown`:return Uf(t,1);case`Home`:return K.value?.all[0];case`End`:return n.at(-1);case`PageUp`:return gn(t).at(-11)??K.value?.all[0];case`PageDown`:return n[r+Pf]??n.at(-1);default:return null}}function Uf(e,t){return(K.value?.all??[]).filter(({column:n,row:r})=>n===e.column&&(r-e.row)*t>0).reduce((e,n)=>e===void 0||(e.row-n.row)*t>0?n:e,void 0)}function Wf(){return Q(`div`,{class:`panel review`,children:[Q(If,{}),Q(tf,{}),Q(Gf,{}),Q(of,{}),Q(Ef,{}),Q(Hd,{}),hr.value&&Q(x,{children:[Q(ff,{}),Q(Ud,{}),Q(wf,{})]}),Q(`details`,{children:[Q(`summary`,{children:X(`on-the-board`)}),Q(`div`,{class:`form`,children:[Q(cc,{label:X(`numbered`),test:`numbered`,all:Bn.map(e=>({value:e,title:X(`numbered-${e}`)})),chosen:G.numbered.value,choose:e=>G.numbered.value=e}),Q(sc,{label:X(`next-shown`),test:`next-shown`,on:G.nextShown}),hr.value&&Q(sc,{label:X(`ownership-shown`),test:`ownership-shown`,on:G.ownershipShown})]})]})]})}function Gf(){let[e,t]=[R.value,Lr.value?.notes??[]];return e===null||t.length===0?null:Q(`p`,{class:`note`,"data-test":`number-notes`,children:t.map(({number:t,at:n,now:r})=>r===null?X(`number-gone`,{number:t,point:Z(n,e)}):X(`number-same`,{number:t,now:r})).join(X(`list-separator`))})}var Kf=[{name:`play`,panel:Id,view:qo},{name:`count`,panel:Pd,view:Nd},{name:`review`,panel:Wf,view:Yo},{name:`rules`,panel:pc,view:qo}];function qf(){return Kf.find(({name:e})=>e===V.value)?.view??qo}function Jf(){let e=Kf.find(({name:e})=>e===V.value)?.panel;return Q(`aside`,{class:`panels`,"aria-label":X(`panels-label`),children:[Q(zd,{}),Q(vd,{id:`panel`,label:X(`panels-label`),tabs:Kf.map(({name:e})=>({name:e,title:X(`panel-${e}`)})),chosen:V.value,choose:e=>Tn(e),children:e!==void 0&&Q(e,{})})]})}var Yf=A(null);function Xf(){Pe(()=>(addEventListener(`keydown`,Zf),()=>removeEventListener(`keydown`,Zf)),[]);let e=()=>{Yf.value=null};return Q(`div`,{class:Rl.value===null?Un.value?`page projector`:`page`:`page watching`,children:[Q(od,{openNew:()=>Yf.value=`new`,openSettings:()=>Yf.value=`settings`}),Q(sd,{}),Rl.value===null?F.value===null?null:Q(x,{children:[Q(Ks,{}),Q(`main`,{class:`table`,children:[Q(Ws,{color:`black`}),Q(vs,{view:qf()}),Q(Ws,{color:`white`}),Q(Fc,{})]}),Q(Jf,{})]}):Q(nd,{}),Un.value&&Rl.value===null&&Q(`button`,{type:`button`,class:`leave-projector`,"data-test":`leave-projector`,onClick:()=>Un.value=!1,children:X(`projector-leave`)}),Yf.value===`new`&&Q(Dc,{close:e}),Yf.value===`settings`&&Q(Vc,{close:e}),Li.value!==null&&Q(kc,{})]})}function Zf(e){let t=e.target instanceof HTMLElement&&e.target.closest(`input, select, textarea, dialog`)!==null;if(e.key===`Escape`&&!(e.target instanceof HTMLElement&&e.target.closest(`dialog`))&&(mr(),Un.value=Un.value&&t),!(Rl.value!==null||t||e.ctrlKey||e.metaKey||e.altKey)){if(W.value===`hand`)(e.key===`u`||e.key===`[`)&&Oi();else switch(e.key){case`[`:case`u`:return Wi(-1);case`]`:case`r`:return Wi(1);case`{`:return Ui(0);case`}`:return Ui(F.value?.moves.length??0)}}}var Qf={attached(e){Ys(),$f(e)},told(e){sn(e),Wo(e),fr(e)}};async function $f(e){e||(cn(),Qn(),Tr(),ol()),await B({do:`show`}),e&&await il(),e&&Dl()||await Nl(),await Qd()}addEventListener(`dragover`,e=>e.preventDefault()),addEventListener(`drop`,e=>{e.preventDefault(),Rl.value!==null&&(location.hash=``),fl(e.dataTransfer?.files[0])}),Gc(),$d();var ep=document.getElementById(`page`);ep!==null&&_e(Q(Xf,{}),ep),await Wc().catch(()=>!1)?(Bl(),uu(),Rt(Qf)):Tt.value=`locked_out`;