/*
three

The MIT License

Copyright © 2010-2026 three.js authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.

uplot

The MIT License (MIT)

Copyright (c) 2022 Leon Sorokin

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.
*/
"use strict";(()=>{var Df='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var ks={name:"time",symbol:"t",unit:"s"},Bs=class{from;to;steps;axis;speeds;loop=!0;t;running=!1;last=0;rate;listeners=[];constructor(e,t=ks){this.steps=e,this.axis=t,this.from=e[0]??0,this.to=e[e.length-1]??0,this.t=this.from,this.speeds=t.seconds?F_((this.to-this.from)/t.seconds):U_,this.rate=t.seconds?(this.to-this.from)/t.seconds:O_(this.to-this.from)}get time(){return this.t}get playing(){return this.running}get speed(){return this.rate}set speed(e){this.rate=e,this.tell()}faster(e){let t=this.speedIndex+e;this.speed=this.speeds[Math.min(this.speeds.length-1,Math.max(0,t))].value}get speedIndex(){return this.speeds.findIndex(({value:e})=>e===this.rate)}onChange(e){this.listeners.push(e)}seek(e){this.t=Math.min(this.to,Math.max(this.from,e)),this.tell()}step(e){this.pause();let t=this.steps.length-1,i=Math.min(t,Math.max(0,hr(this.steps,this.t)+e));this.seek(this.steps[i]??this.from)}toggle(){this.running?this.pause():this.play()}play(){this.running||this.to<=this.from||(this.t>=this.to&&(this.t=this.from),this.running=!0,this.last=performance.now(),requestAnimationFrame(e=>this.tick(e)),this.tell())}pause(){this.running=!1,this.tell()}tick(e){if(this.running){if(this.t+=Math.max(0,e-this.last)*.001*this.rate,this.last=e,this.t>this.to){let t=(this.t-this.to)%(this.to-this.from);this.t=this.loop?this.from+t:this.to,this.running=this.loop}this.tell(),this.running&&requestAnimationFrame(t=>this.tick(t))}}tell(){for(let e of this.listeners)e()}},Nf=[1e-4,2e-4,5e-4,.001,.002,.005,.01,.02,.05,.1,.2,.5,1,2,5,10,20],U_=Nf.map(n=>({label:n===1?"real time":`${Uf(n)} speed`,value:n}));function Uf(n){return n<1?`1/${Math.round(1/n)}`:`${n}×`}function F_(n){return[.05,.1,.2,.5,1,2,5].map(e=>({label:e===1?"usual speed":`${Uf(e)} speed`,value:e*n}))}function O_(n){if(n>=3&&n<=30)return 1;let e=n/10;return Nf.reduce((t,i)=>Math.abs(Math.log(i/e))<Math.abs(Math.log(t/e))?i:t,1)}var ll=class{constructor(e){this.whole=e;this.shown=e}whole;shown;listeners=[];get range(){return this.shown}get zoomed(){return this.shown[0]>this.whole[0]||this.shown[1]<this.whole[1]}show(e,t){if(!(t>e))return;let i=[Math.max(e,this.whole[0]),Math.min(t,this.whole[1])];if(!(i[0]===this.shown[0]&&i[1]===this.shown[1])){this.shown=i;for(let s of this.listeners)s()}}reset(){this.show(...this.whole)}onChange(e){this.listeners.push(e)}};function Gr(n,e){let t=0,i=n.length-1;for(;t<i;){let s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}function hr(n,e){let t=Gr(n,e);return t+1<n.length&&n[t+1]-e<e-n[t]?t+1:t}function Wr(n){let e=atob(n),t=new Uint8Array(e.length);for(let i=0;i<e.length;++i)t[i]=e.charCodeAt(i);return t.buffer}var cl=class{constructor(e,t){this.rows=e;this.columns=t}rows;columns;between(e,t,i){let s=this.value(e,i);return t===0?s:s+t*(this.value(e+1,i)-s)}range(){let e=1/0,t=-1/0;for(let i=0;i<this.rows;++i)for(let s=0;s<this.columns;++s){let r=this.value(i,s);r<e&&(e=r),r>t&&(t=r)}return e<=t?[e,t]:[0,0]}},zs=class extends cl{low;step;data;constructor(e){let t=new Uint16Array(Wr(e.data));super(e.columns>0?t.length/e.columns:0,e.columns),this.data=t,this.low=new Float64Array(Wr(e.low)),this.step=new Float64Array(Wr(e.step))}value(e,t){let i=this.data[e*this.columns+t];return i===65535?NaN:this.low[t]+this.step[t]*i}},ur=class extends cl{constructor(t,i){super(i>0?t.length/i:0,i);this.data=t}data;value(t,i){return this.data[t*this.columns+i]}};function hl({motion:n,displacement:e,turning:t}){let i=({real:s,imaginary:r})=>({real:new zs(s),imaginary:new zs(r)});return{motion:Ff(n),displacement:i(e),turning:i(t)}}function Ff(n){return{...n,times:new Float64Array(Wr(n.times)),position:new zs(n.position),orientation:new zs(n.orientation),load_factors:new zs(n.load_factors),fields:n.fields.map(e=>({...e,table:new zs(e.table)}))}}function B_(n){return{...n,axis:n.axis?{...n.axis,seconds:10}:ks,times:new Float64Array(Wr(n.times)),series:n.series.map(({data:e,...t})=>({...t,values:new Float32Array(Wr(e))})),motion:n.motion&&Ff(n.motion)}}function Of(n){return{...n,runs:n.runs.map(B_)}}function T(n,e={},...t){let i=document.createElement(n);for(let[s,r]of Object.entries(e))r!==!1&&i.setAttribute(s,r===!0?"":String(r));for(let s of t)s!==null&&i.append(s);return i}var k_={play:"M7 4.5v15l12.5-7.5z",pause:"M6.5 5h4v14h-4zM13.5 5h4v14h-4z",start:"M6 5h2.4v14H6zM19 5v14l-9.5-7z",loop:"M12 5V1.8L16.4 6 12 10.2V7a5 5 0 1 0 5 5h2a7 7 0 1 1-7-7z",fit:"M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z",good:"M9.6 16.6 4.9 11.9 3.4 13.4l6.2 6.2L21 8.2l-1.5-1.5z",note:"M11 10h2v8h-2zM11 6h2v2.2h-2z",warning:"M11 5h2v9h-2zM11 16.5h2V19h-2z",bad:"M6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12 19 6.4 17.6 5 12 10.6z"};function pn(n){let e="http://www.w3.org/2000/svg",t=document.createElementNS(e,"svg");t.setAttribute("viewBox","0 0 24 24"),t.setAttribute("aria-hidden","true"),t.classList.add("icon");let i=document.createElementNS(e,"path");return i.setAttribute("d",k_[n]??""),t.append(i),t}function bi(n,e,t={}){let i=T("button",{type:"button",...t},n);return i.addEventListener("click",e),i}function Xr(n,e,t){let i=T("button",{type:"button",class:"icon-button","aria-label":e,title:e},pn(n));return i.addEventListener("click",t),i}function Mi(n,e,t){let i=T("input",{type:"checkbox",checked:e});return i.addEventListener("change",()=>t(i.checked)),T("label",{class:"check"},i,n)}function Ii(n,e,t,i){let s=T("select",{"aria-label":n});return e.forEach((r,o)=>s.append(T("option",{value:o,selected:o===t},r.label))),s.addEventListener("change",()=>i(e[s.selectedIndex].value)),{field:T("label",{class:"field"},T("span",{},n),s),input:s}}function Qe(n,e,...t){return T("section",{id:n,"aria-labelledby":`${n}-title`},T("h2",{id:`${n}-title`},e),...t)}function kn(n,e,t){return T("div",{class:"card wide"},T("table",{class:"schemes"},T("caption",{class:"hidden"},n),T("thead",{},T("tr",{},...e.map(i=>T("th",{scope:"col"},i)))),T("tbody",{},...t)))}function ul(n,e){let t=T("a",{href:URL.createObjectURL(new Blob([e],{type:"text/csv"})),download:n});document.body.append(t),t.click(),t.remove(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}var z_="⁰¹²³⁴⁵⁶⁷⁸⁹";function Bf(n){let e=[...String(Math.abs(n))].map(t=>z_[Number(t)]).join("");return`10${n<0?"⁻":""}${e}`}function Ne(n,e=4){if(!Number.isFinite(n))return Number.isNaN(n)?"—":n>0?"∞":"−∞";if(n===0)return"0";let t=Math.abs(n);if(t>=.001&&t<1e5){let o=Number(t.toPrecision(e));return(n<0?"−":"")+String(o)}let[i,s]=t.toExponential(Math.min(e-1,2)).split("e"),r=n<0?"−":"";return Number(i)===1?r+Bf(Number(s)):`${r}${Number(i)}·${Bf(Number(s))}`}function lt(n,e,t=4){return e?`${Ne(n,t)} ${ci(e)}`:Ne(n,t)}function ci(n){return n.replace("^2","²").replace("^3","³").replace(/ /g," ")}function Zo(n,e){return`${n.symbol} = ${lt(e,n.unit)}`}function Jh(n){return n.charAt(0).toUpperCase()+n.slice(1)}function dl(n){let e=100*n;return e!==0&&Math.abs(e)<.01?`${Ne(n,2)} of`:`${Number(e.toPrecision(2))} % of`}function ht(n,e){return`${n.toLocaleString("en").replace(/,/g," ")} ${e}${n===1?"":"s"}`}function yn(n){if(n<.001)return`${Ne(1e6*n,2)} µs`;if(n<1)return`${Ne(1e3*n,3)} ms`;if(n<120)return`${Ne(n,3)} s`;let e=Math.floor(n/60);return e<120?`${e} min ${Math.round(n-60*e)} s`:`${Math.floor(e/60)} h ${e%60} min`}function kf(n,e){let t=Math.min(9,Math.max(0,Math.ceil(-Math.log10(Math.max(e,1e-9)))));return n.toFixed(t)}var js={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Qs={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},_p=0,Eu=1,xp=2;var Ia=1,vp=2,_o=3,er=0,Qn=1,ns=2,yr=0,xo=1,Au=2,Cu=3,Ru=4,yp=5;var br=100,bp=101,Mp=102,Sp=103,wp=104,Tp=200,Ep=201,Ap=202,Cp=203,Pu=204,Iu=205,Rp=206,Pp=207,Ip=208,Lp=209,Dp=210,Np=211,Up=212,Fp=213,Op=214,kl=0,zl=1,Vl=2,ao=3,Hl=4,Gl=5,Wl=6,Xl=7,_c=0,Bp=1,kp=2,is=0,Lu=1,Du=2,Nu=3,Uu=4,Fu=5,Ou=6,Bu=7;var ku=300,Mr=301,vo=302,xc=303,vc=304,ql=1e3,Ki=1001,$l=1002,Dn=1003,zp=1004;var La=1005;var jn=1006,yc=1007;var Ts=1008;var ii=1009,zu=1010,Vu=1011,yo=1012,bc=1013,Fi=1014,Ti=1015,Oi=1016,Mc=1017,Sc=1018,Sr=1020,Hu=35902,Gu=35899,Wu=1021,Xu=1022,Bi=1023,vs=1026,Es=1027,wc=1028,Tc=1029,tr=1030,Ec=1031;var Ac=1033,Da=33776,Na=33777,Ua=33778,Fa=33779,Cc=35840,Rc=35841,Pc=35842,Ic=35843,Lc=36196,Dc=37492,Nc=37496,Uc=37488,Fc=37489,Oa=37490,Oc=37491,Bc=37808,kc=37809,zc=37810,Vc=37811,Hc=37812,Gc=37813,Wc=37814,Xc=37815,qc=37816,$c=37817,Yc=37818,Zc=37819,Jc=37820,Kc=37821,jc=36492,Qc=36494,eh=36495,th=36283,nh=36284,Ba=36285,ih=36286;var oa=2300,Yl=2301,Ol=2302,vu=2303,yu=2400,bu=2401,Mu=2402;var Vp=3200;var sh=0,Hp=1,As="",di="srgb",aa="srgb-linear",la="linear",Rt="srgb";var Bl=7680;var Gp=519,Wp=512,Xp=513,qp=514,qu=515,$p=516,Yp=517,$u=518,Yu=519,Zp=35044,ka=35048;var Zu="300 es",wi=2e3,lo=2001;function V_(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function H_(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function ca(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function Jp(){let n=ca("canvas");return n.style.display="block",n}var zf={},co=null;function Ju(...n){let e="THREE."+n.shift();co?co("log",e,...n):console.log(e,...n)}function Kp(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Ye(...n){n=Kp(n);let e="THREE."+n.shift();if(co)co("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function nt(...n){n=Kp(n);let e="THREE."+n.shift();if(co)co("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function ia(...n){let e=n.join(" ");e in zf||(zf[e]=!0,Ye(...n))}function jp(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var Qp={[kl]:kl,[Vl]:Wl,[Hl]:Hl,[ao]:Gl,[zl]:zl,[Wl]:Vl,[Xl]:Xl,[Gl]:ao},Ui=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Gn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Vf=1234567,sa=Math.PI/180,ho=180/Math.PI;function bo(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(Gn[n&255]+Gn[n>>8&255]+Gn[n>>16&255]+Gn[n>>24&255]+"-"+Gn[e&255]+Gn[e>>8&255]+"-"+Gn[e>>16&15|64]+Gn[e>>24&255]+"-"+Gn[t&63|128]+Gn[t>>8&255]+"-"+Gn[t>>16&255]+Gn[t>>24&255]+Gn[i&255]+Gn[i>>8&255]+Gn[i>>16&255]+Gn[i>>24&255]).toLowerCase()}function _t(n,e,t){return Math.max(e,Math.min(t,n))}function Ku(n,e){return(n%e+e)%e}function G_(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function W_(n,e,t){return n!==e?(t-n)/(e-n):0}function ra(n,e,t){return(1-t)*n+t*e}function X_(n,e,t,i){return ra(n,e,1-Math.exp(-t*i))}function q_(n,e=1){return e-Math.abs(Ku(n,e*2)-e)}function $_(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function Y_(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*n*(n*(n*6-15)+10))}function Z_(n,e){return n+Math.floor(Math.random()*(e-n+1))}function J_(n,e){return n+Math.random()*(e-n)}function K_(n){return n*(.5-Math.random())}function j_(n){n!==void 0&&(Vf=n);let e=Vf+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Q_(n){return n*sa}function ex(n){return n*ho}function tx(n){return n>0&&Number.isInteger(n)&&2**Math.round(Math.log2(n))===n}function nx(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function ju(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function ix(n,e,t,i,s){let r=Math.cos,o=Math.sin,a=r(t/2),c=o(t/2),l=r((e+i)/2),h=o((e+i)/2),d=r((e-i)/2),u=o((e-i)/2),f=r((i-e)/2),p=o((i-e)/2);switch(s){case"XYX":n.set(a*h,c*d,c*u,a*l);break;case"YZY":n.set(c*u,a*h,c*d,a*l);break;case"ZXZ":n.set(c*d,c*u,a*h,a*l);break;case"XZX":n.set(a*h,c*p,c*f,a*l);break;case"YXY":n.set(c*f,a*h,c*p,a*l);break;case"ZYZ":n.set(c*p,c*f,a*h,a*l);break;default:Ye("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Qu(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function em(n,e){if(e.constructor===Float32Array)return n;let t=Qu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function tm(n,e){if(e.constructor===Float32Array)return n;let t=Qu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var ed={DEG2RAD:sa,RAD2DEG:ho,generateUUID:bo,clamp:_t,euclideanModulo:Ku,mapLinear:G_,inverseLerp:W_,lerp:ra,damp:X_,pingpong:q_,smoothstep:$_,smootherstep:Y_,randInt:Z_,randFloat:J_,randFloatSpread:K_,seededRandom:j_,degToRad:Q_,radToDeg:ex,isPowerOfTwo:tx,ceilPowerOfTwo:nx,floorPowerOfTwo:ju,setQuaternionFromProperEuler:ix,normalize:tm,denormalize:em},et=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(_t(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(_t(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Nt=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let c=i[s+0],l=i[s+1],h=i[s+2],d=i[s+3],u=r[o+0],f=r[o+1],p=r[o+2],v=r[o+3];if(d!==v||c!==u||l!==f||h!==p){let g=c*u+l*f+h*p+d*v;g<0&&(u=-u,f=-f,p=-p,v=-v,g=-g);let m=1-a;if(g<.9995){let y=Math.acos(g),C=Math.sin(y);m=Math.sin(m*y)/C,a=Math.sin(a*y)/C,c=c*m+u*a,l=l*m+f*a,h=h*m+p*a,d=d*m+v*a}else{c=c*m+u*a,l=l*m+f*a,h=h*m+p*a,d=d*m+v*a;let y=1/Math.sqrt(c*c+l*l+h*h+d*d);c*=y,l*=y,h*=y,d*=y}}e[t]=c,e[t+1]=l,e[t+2]=h,e[t+3]=d}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],c=i[s+1],l=i[s+2],h=i[s+3],d=r[o],u=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*d+c*f-l*u,e[t+1]=c*p+h*u+l*d-a*f,e[t+2]=l*p+h*f+a*u-c*d,e[t+3]=h*p-a*d-c*u-l*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,c=Math.sin,l=a(i/2),h=a(s/2),d=a(r/2),u=c(i/2),f=c(s/2),p=c(r/2);switch(o){case"XYZ":this._x=u*h*d+l*f*p,this._y=l*f*d-u*h*p,this._z=l*h*p+u*f*d,this._w=l*h*d-u*f*p;break;case"YXZ":this._x=u*h*d+l*f*p,this._y=l*f*d-u*h*p,this._z=l*h*p-u*f*d,this._w=l*h*d+u*f*p;break;case"ZXY":this._x=u*h*d-l*f*p,this._y=l*f*d+u*h*p,this._z=l*h*p+u*f*d,this._w=l*h*d-u*f*p;break;case"ZYX":this._x=u*h*d-l*f*p,this._y=l*f*d+u*h*p,this._z=l*h*p-u*f*d,this._w=l*h*d+u*f*p;break;case"YZX":this._x=u*h*d+l*f*p,this._y=l*f*d+u*h*p,this._z=l*h*p-u*f*d,this._w=l*h*d-u*f*p;break;case"XZY":this._x=u*h*d-l*f*p,this._y=l*f*d-u*h*p,this._z=l*h*p+u*f*d,this._w=l*h*d+u*f*p;break;default:Ye("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],c=t[9],l=t[2],h=t[6],d=t[10],u=i+a+d;if(u>0){let f=.5/Math.sqrt(u+1);this._w=.25/f,this._x=(h-c)*f,this._y=(r-l)*f,this._z=(o-s)*f}else if(i>a&&i>d){let f=2*Math.sqrt(1+i-a-d);this._w=(h-c)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+l)/f}else if(a>d){let f=2*Math.sqrt(1+a-i-d);this._w=(r-l)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(c+h)/f}else{let f=2*Math.sqrt(1+d-i-a);this._w=(o-s)/f,this._x=(r+l)/f,this._y=(c+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(_t(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,c=t._y,l=t._z,h=t._w;return this._x=i*h+o*a+s*l-r*c,this._y=s*h+o*c+r*a-i*l,this._z=r*h+o*l+i*c-s*a,this._w=o*h-i*a-s*c-r*l,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let c=1-t;if(a<.9995){let l=Math.acos(a),h=Math.sin(l);c=Math.sin(c*l)/h,t=Math.sin(t*l)/h,this._x=this._x*c+i*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this._onChangeCallback()}else this._x=this._x*c+i*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},B=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Hf.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Hf.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,c=e.w,l=2*(o*s-a*i),h=2*(a*t-r*s),d=2*(r*i-o*t);return this.x=t+c*l+o*d-a*h,this.y=i+c*h+a*l-r*d,this.z=s+c*d+r*h-o*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(_t(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,c=t.z;return this.x=s*c-r*a,this.y=r*o-i*c,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return Kh.copy(this).projectOnVector(e),this.sub(Kh)}reflect(e){return this.sub(Kh.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(_t(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Kh=new B,Hf=new Nt,it=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,o,a,c,l){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,c,l)}set(e,t,i,s,r,o,a,c,l){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=c,h[6]=i,h[7]=o,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],c=i[6],l=i[1],h=i[4],d=i[7],u=i[2],f=i[5],p=i[8],v=s[0],g=s[3],m=s[6],y=s[1],C=s[4],M=s[7],I=s[2],A=s[5],x=s[8];return r[0]=o*v+a*y+c*I,r[3]=o*g+a*C+c*A,r[6]=o*m+a*M+c*x,r[1]=l*v+h*y+d*I,r[4]=l*g+h*C+d*A,r[7]=l*m+h*M+d*x,r[2]=u*v+f*y+p*I,r[5]=u*g+f*C+p*A,r[8]=u*m+f*M+p*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8];return t*o*h-t*a*l-i*r*h+i*a*c+s*r*l-s*o*c}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],d=h*o-a*l,u=a*c-h*r,f=l*r-o*c,p=t*d+i*u+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/p;return e[0]=d*v,e[1]=(s*l-h*i)*v,e[2]=(a*i-s*o)*v,e[3]=u*v,e[4]=(h*t-s*c)*v,e[5]=(s*r-a*t)*v,e[6]=f*v,e[7]=(i*c-l*t)*v,e[8]=(o*t-i*r)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let c=Math.cos(r),l=Math.sin(r);return this.set(i*c,i*l,-i*(c*o+l*a)+o+e,-s*l,s*c,-s*(-l*o+c*a)+a+t,0,0,1),this}scale(e,t){return ia("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(jh.makeScale(e,t)),this}rotate(e){return ia("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(jh.makeRotation(-e)),this}translate(e,t){return ia("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(jh.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},jh=new it,Gf=new it().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Wf=new it().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function sx(){let n={enabled:!0,workingColorSpace:aa,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Rt&&(s.r=xs(s.r),s.g=xs(s.g),s.b=xs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Rt&&(s.r=oo(s.r),s.g=oo(s.g),s.b=oo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===As?la:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[aa]:{primaries:e,whitePoint:i,transfer:la,toXYZ:Gf,fromXYZ:Wf,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:di},outputColorSpaceConfig:{drawingBufferColorSpace:di}},[di]:{primaries:e,whitePoint:i,transfer:Rt,toXYZ:Gf,fromXYZ:Wf,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:di}}}),n}var yt=sx();function xs(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function oo(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var qr,Zl=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{qr===void 0&&(qr=ca("canvas")),qr.width=e.width,qr.height=e.height;let s=qr.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=qr}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=ca("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=xs(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(xs(t[i]/255)*255):t[i]=xs(t[i]);return{data:t,width:e.width,height:e.height}}else return Ye("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},rx=0,uo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:rx++}),this.uuid=bo(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Qh(s[o].image)):r.push(Qh(s[o]))}else r=Qh(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function Qh(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Zl.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Ye("Texture: Unable to serialize Texture."),{})}var ox=0,eu=new B,ti=class n extends Ui{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=Ki,s=Ki,r=jn,o=Ts,a=Bi,c=ii,l=n.DEFAULT_ANISOTROPY,h=As){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:ox++}),this.uuid=bo(),this.name="",this.source=new uo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new et(0,0),this.repeat=new et(1,1),this.center=new et(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new it,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(eu).x}get height(){return this.source.getSize(eu).y}get depth(){return this.source.getSize(eu).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Ye(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==ku)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case ql:e.x=e.x-Math.floor(e.x);break;case Ki:e.x=e.x<0?0:1;break;case $l:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case ql:e.y=e.y-Math.floor(e.y);break;case Ki:e.y=e.y<0?0:1;break;case $l:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ti.DEFAULT_IMAGE=null;ti.DEFAULT_MAPPING=ku;ti.DEFAULT_ANISOTROPY=1;var Jt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,c=e.elements,l=c[0],h=c[4],d=c[8],u=c[1],f=c[5],p=c[9],v=c[2],g=c[6],m=c[10];if(Math.abs(h-u)<.01&&Math.abs(d-v)<.01&&Math.abs(p-g)<.01){if(Math.abs(h+u)<.1&&Math.abs(d+v)<.1&&Math.abs(p+g)<.1&&Math.abs(l+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let C=(l+1)/2,M=(f+1)/2,I=(m+1)/2,A=(h+u)/4,x=(d+v)/4,E=(p+g)/4;return C>M&&C>I?C<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(C),s=A/i,r=x/i):M>I?M<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(M),i=A/s,r=E/s):I<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(I),i=x/r,s=E/r),this.set(i,s,r,t),this}let y=Math.sqrt((g-p)*(g-p)+(d-v)*(d-v)+(u-h)*(u-h));return Math.abs(y)<.001&&(y=1),this.x=(g-p)/y,this.y=(d-v)/y,this.z=(u-h)/y,this.w=Math.acos((l+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this.w=_t(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this.w=_t(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(_t(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Jl=class extends Ui{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:jn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Jt(0,0,e,t),this.scissorTest=!1,this.viewport=new Jt(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)this.textures[r]=new ti({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:jn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new uo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},pi=class extends Jl{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},ha=class extends ti{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Dn,this.minFilter=Dn,this.wrapR=Ki,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Kl=class extends ti{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Dn,this.minFilter=Dn,this.wrapR=Ki,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var wt=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,o,a,c,l,h,d,u,f,p,v,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,c,l,h,d,u,f,p,v,g)}set(e,t,i,s,r,o,a,c,l,h,d,u,f,p,v,g){let m=this.elements;return m[0]=e,m[4]=t,m[8]=i,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=c,m[2]=l,m[6]=h,m[10]=d,m[14]=u,m[3]=f,m[7]=p,m[11]=v,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/$r.setFromMatrixColumn(e,0).length(),r=1/$r.setFromMatrixColumn(e,1).length(),o=1/$r.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),c=Math.cos(s),l=Math.sin(s),h=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){let u=o*h,f=o*d,p=a*h,v=a*d;t[0]=c*h,t[4]=-c*d,t[8]=l,t[1]=f+p*l,t[5]=u-v*l,t[9]=-a*c,t[2]=v-u*l,t[6]=p+f*l,t[10]=o*c}else if(e.order==="YXZ"){let u=c*h,f=c*d,p=l*h,v=l*d;t[0]=u+v*a,t[4]=p*a-f,t[8]=o*l,t[1]=o*d,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=v+u*a,t[10]=o*c}else if(e.order==="ZXY"){let u=c*h,f=c*d,p=l*h,v=l*d;t[0]=u-v*a,t[4]=-o*d,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=v-u*a,t[2]=-o*l,t[6]=a,t[10]=o*c}else if(e.order==="ZYX"){let u=o*h,f=o*d,p=a*h,v=a*d;t[0]=c*h,t[4]=p*l-f,t[8]=u*l+v,t[1]=c*d,t[5]=v*l+u,t[9]=f*l-p,t[2]=-l,t[6]=a*c,t[10]=o*c}else if(e.order==="YZX"){let u=o*c,f=o*l,p=a*c,v=a*l;t[0]=c*h,t[4]=v-u*d,t[8]=p*d+f,t[1]=d,t[5]=o*h,t[9]=-a*h,t[2]=-l*h,t[6]=f*d+p,t[10]=u-v*d}else if(e.order==="XZY"){let u=o*c,f=o*l,p=a*c,v=a*l;t[0]=c*h,t[4]=-d,t[8]=l*h,t[1]=u*d+v,t[5]=o*h,t[9]=f*d-p,t[2]=p*d-f,t[6]=a*h,t[10]=v*d+u}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(ax,e,lx)}lookAt(e,t,i){let s=this.elements;return hi.subVectors(e,t),hi.lengthSq()===0&&(hi.z=1),hi.normalize(),Vs.crossVectors(i,hi),Vs.lengthSq()===0&&(Math.abs(i.z)===1?hi.x+=1e-4:hi.z+=1e-4,hi.normalize(),Vs.crossVectors(i,hi)),Vs.normalize(),fl.crossVectors(hi,Vs),s[0]=Vs.x,s[4]=fl.x,s[8]=hi.x,s[1]=Vs.y,s[5]=fl.y,s[9]=hi.y,s[2]=Vs.z,s[6]=fl.z,s[10]=hi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],c=i[8],l=i[12],h=i[1],d=i[5],u=i[9],f=i[13],p=i[2],v=i[6],g=i[10],m=i[14],y=i[3],C=i[7],M=i[11],I=i[15],A=s[0],x=s[4],E=s[8],z=s[12],U=s[1],N=s[5],V=s[9],W=s[13],D=s[2],X=s[6],Y=s[10],G=s[14],ce=s[3],K=s[7],Q=s[11],se=s[15];return r[0]=o*A+a*U+c*D+l*ce,r[4]=o*x+a*N+c*X+l*K,r[8]=o*E+a*V+c*Y+l*Q,r[12]=o*z+a*W+c*G+l*se,r[1]=h*A+d*U+u*D+f*ce,r[5]=h*x+d*N+u*X+f*K,r[9]=h*E+d*V+u*Y+f*Q,r[13]=h*z+d*W+u*G+f*se,r[2]=p*A+v*U+g*D+m*ce,r[6]=p*x+v*N+g*X+m*K,r[10]=p*E+v*V+g*Y+m*Q,r[14]=p*z+v*W+g*G+m*se,r[3]=y*A+C*U+M*D+I*ce,r[7]=y*x+C*N+M*X+I*K,r[11]=y*E+C*V+M*Y+I*Q,r[15]=y*z+C*W+M*G+I*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],c=e[9],l=e[13],h=e[2],d=e[6],u=e[10],f=e[14],p=e[3],v=e[7],g=e[11],m=e[15],y=c*f-l*u,C=a*f-l*d,M=a*u-c*d,I=o*f-l*h,A=o*u-c*h,x=o*d-a*h;return t*(v*y-g*C+m*M)-i*(p*y-g*I+m*A)+s*(p*C-v*I+m*x)-r*(p*M-v*A+g*x)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],c=e[2],l=e[6],h=e[10];return t*(o*h-a*l)-i*(r*h-a*c)+s*(r*l-o*c)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],d=e[9],u=e[10],f=e[11],p=e[12],v=e[13],g=e[14],m=e[15],y=t*a-i*o,C=t*c-s*o,M=t*l-r*o,I=i*c-s*a,A=i*l-r*a,x=s*l-r*c,E=h*v-d*p,z=h*g-u*p,U=h*m-f*p,N=d*g-u*v,V=d*m-f*v,W=u*m-f*g,D=y*W-C*V+M*N+I*U-A*z+x*E;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let X=1/D;return e[0]=(a*W-c*V+l*N)*X,e[1]=(s*V-i*W-r*N)*X,e[2]=(v*x-g*A+m*I)*X,e[3]=(u*A-d*x-f*I)*X,e[4]=(c*U-o*W-l*z)*X,e[5]=(t*W-s*U+r*z)*X,e[6]=(g*M-p*x-m*C)*X,e[7]=(h*x-u*M+f*C)*X,e[8]=(o*V-a*U+l*E)*X,e[9]=(i*U-t*V-r*E)*X,e[10]=(p*A-v*M+m*y)*X,e[11]=(d*M-h*A-f*y)*X,e[12]=(a*z-o*N-c*E)*X,e[13]=(t*N-i*z+s*E)*X,e[14]=(v*C-p*I-g*y)*X,e[15]=(h*I-d*C+u*y)*X,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,c=e.z,l=r*o,h=r*a;return this.set(l*o+i,l*a-s*c,l*c+s*a,0,l*a+s*c,h*a+i,h*c-s*o,0,l*c-s*a,h*c+s*o,r*c*c+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,c=t._w,l=r+r,h=o+o,d=a+a,u=r*l,f=r*h,p=r*d,v=o*h,g=o*d,m=a*d,y=c*l,C=c*h,M=c*d,I=i.x,A=i.y,x=i.z;return s[0]=(1-(v+m))*I,s[1]=(f+M)*I,s[2]=(p-C)*I,s[3]=0,s[4]=(f-M)*A,s[5]=(1-(u+m))*A,s[6]=(g+y)*A,s[7]=0,s[8]=(p+C)*x,s[9]=(g-y)*x,s[10]=(1-(u+v))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let o=$r.set(s[0],s[1],s[2]).length(),a=$r.set(s[4],s[5],s[6]).length(),c=$r.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Li.copy(this);let l=1/o,h=1/a,d=1/c;return Li.elements[0]*=l,Li.elements[1]*=l,Li.elements[2]*=l,Li.elements[4]*=h,Li.elements[5]*=h,Li.elements[6]*=h,Li.elements[8]*=d,Li.elements[9]*=d,Li.elements[10]*=d,t.setFromRotationMatrix(Li),i.x=o,i.y=a,i.z=c,this}makePerspective(e,t,i,s,r,o,a=wi,c=!1){let l=this.elements,h=2*r/(t-e),d=2*r/(i-s),u=(t+e)/(t-e),f=(i+s)/(i-s),p,v;if(c)p=r/(o-r),v=o*r/(o-r);else if(a===wi)p=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===lo)p=-o/(o-r),v=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=u,l[12]=0,l[1]=0,l[5]=d,l[9]=f,l[13]=0,l[2]=0,l[6]=0,l[10]=p,l[14]=v,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=wi,c=!1){let l=this.elements,h=2/(t-e),d=2/(i-s),u=-(t+e)/(t-e),f=-(i+s)/(i-s),p,v;if(c)p=1/(o-r),v=o/(o-r);else if(a===wi)p=-2/(o-r),v=-(o+r)/(o-r);else if(a===lo)p=-1/(o-r),v=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=0,l[12]=u,l[1]=0,l[5]=d,l[9]=0,l[13]=f,l[2]=0,l[6]=0,l[10]=p,l[14]=v,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},$r=new B,Li=new wt,ax=new B(0,0,0),lx=new B(1,1,1),Vs=new B,fl=new B,hi=new B,Xf=new wt,qf=new Nt,ys=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],h=s[9],d=s[2],u=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(_t(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(u,l),this._z=0);break;case"YXZ":this._x=Math.asin(-_t(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(_t(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-_t(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,f),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(_t(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-h,l),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-_t(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(u,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ye("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Xf.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Xf,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return qf.setFromEuler(this),this.setFromQuaternion(qf,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};ys.DEFAULT_ORDER="XYZ";var ua=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},cx=0,$f=new B,Yr=new Nt,fs=new wt,pl=new B,Jo=new B,hx=new B,ux=new Nt,Yf=new B(1,0,0),Zf=new B(0,1,0),Jf=new B(0,0,1),Kf={type:"added"},dx={type:"removed"},Zr={type:"childadded",child:null},tu={type:"childremoved",child:null},Nn=class n extends Ui{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:cx++}),this.uuid=bo(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new B,t=new ys,i=new Nt,s=new B(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new wt},normalMatrix:{value:new it}}),this.matrix=new wt,this.matrixWorld=new wt,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new ua,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Yr.setFromAxisAngle(e,t),this.quaternion.multiply(Yr),this}rotateOnWorldAxis(e,t){return Yr.setFromAxisAngle(e,t),this.quaternion.premultiply(Yr),this}rotateX(e){return this.rotateOnAxis(Yf,e)}rotateY(e){return this.rotateOnAxis(Zf,e)}rotateZ(e){return this.rotateOnAxis(Jf,e)}translateOnAxis(e,t){return $f.copy(e).applyQuaternion(this.quaternion),this.position.add($f.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Yf,e)}translateY(e){return this.translateOnAxis(Zf,e)}translateZ(e){return this.translateOnAxis(Jf,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(fs.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?pl.copy(e):pl.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),Jo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?fs.lookAt(Jo,pl,this.up):fs.lookAt(pl,Jo,this.up),this.quaternion.setFromRotationMatrix(fs),s&&(fs.extractRotation(s.matrixWorld),Yr.setFromRotationMatrix(fs),this.quaternion.premultiply(Yr.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(nt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Kf),Zr.child=e,this.dispatchEvent(Zr),Zr.child=null):nt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(dx),tu.child=e,this.dispatchEvent(tu),tu.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),fs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),fs.multiply(e.parent.matrixWorld)),e.applyMatrix4(fs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Kf),Zr.child=e,this.dispatchEvent(Zr),Zr.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Jo,e,hx),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Jo,ux,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(e)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,h=c.length;l<h;l++){let d=c[l];r(e.shapes,d)}else r(e.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(e.materials,this.material[c]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];s.animations.push(r(e.animations,c))}}if(t){let a=o(e.geometries),c=o(e.materials),l=o(e.textures),h=o(e.images),d=o(e.shapes),u=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(i.geometries=a),c.length>0&&(i.materials=c),l.length>0&&(i.textures=l),h.length>0&&(i.images=h),d.length>0&&(i.shapes=d),u.length>0&&(i.skeletons=u),f.length>0&&(i.animations=f),p.length>0&&(i.nodes=p)}return i.object=s,i;function o(a){let c=[];for(let l in a){let h=a[l];delete h.metadata,c.push(h)}return c}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Nn.DEFAULT_UP=new B(0,1,0);Nn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Nn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var bn=class extends Nn{constructor(){super(),this.isGroup=!0,this.type="Group"}},fx={type:"move"},fo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new bn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new bn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new B,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new B),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new bn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new B,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new B,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){o=!0;for(let v of e.hand.values()){let g=t.getJointPose(v,i),m=this._getHandJoint(l,v);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}let h=l.joints["index-finger-tip"],d=l.joints["thumb-tip"],u=h.position.distanceTo(d.position),f=.02,p=.005;l.inputState.pinching&&u>f+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&u<=f-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else c!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.quaternion,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1,c.eventsEnabled&&c.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(fx)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new bn;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},nm={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Hs={h:0,s:0,l:0},ml={h:0,s:0,l:0};function nu(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var qe=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=di){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,yt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=yt.workingColorSpace){return this.r=e,this.g=t,this.b=i,yt.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=yt.workingColorSpace){if(e=Ku(e,1),t=_t(t,0,1),i=_t(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=nu(o,r,e+1/3),this.g=nu(o,r,e),this.b=nu(o,r,e-1/3)}return yt.colorSpaceToWorking(this,s),this}setStyle(e,t=di){function i(r){r!==void 0&&parseFloat(r)<1&&Ye("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ye("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ye("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=di){let i=nm[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Ye("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=xs(e.r),this.g=xs(e.g),this.b=xs(e.b),this}copyLinearToSRGB(e){return this.r=oo(e.r),this.g=oo(e.g),this.b=oo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=di){return yt.workingToColorSpace(Wn.copy(this),e),Math.round(_t(Wn.r*255,0,255))*65536+Math.round(_t(Wn.g*255,0,255))*256+Math.round(_t(Wn.b*255,0,255))}getHexString(e=di){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=yt.workingColorSpace){yt.workingToColorSpace(Wn.copy(this),t);let i=Wn.r,s=Wn.g,r=Wn.b,o=Math.max(i,s,r),a=Math.min(i,s,r),c,l,h=(a+o)/2;if(a===o)c=0,l=0;else{let d=o-a;switch(l=h<=.5?d/(o+a):d/(2-o-a),o){case i:c=(s-r)/d+(s<r?6:0);break;case s:c=(r-i)/d+2;break;case r:c=(i-s)/d+4;break}c/=6}return e.h=c,e.s=l,e.l=h,e}getRGB(e,t=yt.workingColorSpace){return yt.workingToColorSpace(Wn.copy(this),t),e.r=Wn.r,e.g=Wn.g,e.b=Wn.b,e}getStyle(e=di){yt.workingToColorSpace(Wn.copy(this),e);let t=Wn.r,i=Wn.g,s=Wn.b;return e!==di?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Hs),this.setHSL(Hs.h+e,Hs.s+t,Hs.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Hs),e.getHSL(ml);let i=ra(Hs.h,ml.h,t),s=ra(Hs.s,ml.s,t),r=ra(Hs.l,ml.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Wn=new qe;qe.NAMES=nm;var da=class extends Nn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ys,this.environmentIntensity=1,this.environmentRotation=new ys,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Di=new B,ps=new B,iu=new B,ms=new B,Jr=new B,Kr=new B,jf=new B,su=new B,ru=new B,ou=new B,au=new Jt,lu=new Jt,cu=new Jt,qs=class n{constructor(e=new B,t=new B,i=new B){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),Di.subVectors(e,t),s.cross(Di);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){Di.subVectors(s,t),ps.subVectors(i,t),iu.subVectors(e,t);let o=Di.dot(Di),a=Di.dot(ps),c=Di.dot(iu),l=ps.dot(ps),h=ps.dot(iu),d=o*l-a*a;if(d===0)return r.set(0,0,0),null;let u=1/d,f=(l*c-a*h)*u,p=(o*h-a*c)*u;return r.set(1-f-p,p,f)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,ms)===null?!1:ms.x>=0&&ms.y>=0&&ms.x+ms.y<=1}static getInterpolation(e,t,i,s,r,o,a,c){return this.getBarycoord(e,t,i,s,ms)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,ms.x),c.addScaledVector(o,ms.y),c.addScaledVector(a,ms.z),c)}static getInterpolatedAttribute(e,t,i,s,r,o){return au.setScalar(0),lu.setScalar(0),cu.setScalar(0),au.fromBufferAttribute(e,t),lu.fromBufferAttribute(e,i),cu.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(au,r.x),o.addScaledVector(lu,r.y),o.addScaledVector(cu,r.z),o}static isFrontFacing(e,t,i,s){return Di.subVectors(i,t),ps.subVectors(e,t),Di.cross(ps).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Di.subVectors(this.c,this.b),ps.subVectors(this.a,this.b),Di.cross(ps).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;Jr.subVectors(s,i),Kr.subVectors(r,i),su.subVectors(e,i);let c=Jr.dot(su),l=Kr.dot(su);if(c<=0&&l<=0)return t.copy(i);ru.subVectors(e,s);let h=Jr.dot(ru),d=Kr.dot(ru);if(h>=0&&d<=h)return t.copy(s);let u=c*d-h*l;if(u<=0&&c>=0&&h<=0&&c-h>0)return o=c/(c-h),t.copy(i).addScaledVector(Jr,o);ou.subVectors(e,r);let f=Jr.dot(ou),p=Kr.dot(ou);if(p>=0&&f<=p)return t.copy(r);let v=f*l-c*p;if(v<=0&&l>=0&&p<=0)return a=l/(l-p),t.copy(i).addScaledVector(Kr,a);let g=h*p-f*d;if(g<=0&&d-h>=0&&f-p>=0)return jf.subVectors(r,s),a=(d-h)/(d-h+(f-p)),t.copy(s).addScaledVector(jf,a);let m=1/(g+v+u);return o=v*m,a=u*m,t.copy(i).addScaledVector(Jr,o).addScaledVector(Kr,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},ni=class{constructor(e=new B(1/0,1/0,1/0),t=new B(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Ni.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Ni.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Ni.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Ni):Ni.fromBufferAttribute(r,o),Ni.applyMatrix4(e.matrixWorld),this.expandByPoint(Ni);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),gl.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),gl.copy(i.boundingBox)),gl.applyMatrix4(e.matrixWorld),this.union(gl)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Ni),Ni.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Ko),_l.subVectors(this.max,Ko),jr.subVectors(e.a,Ko),Qr.subVectors(e.b,Ko),eo.subVectors(e.c,Ko),Gs.subVectors(Qr,jr),Ws.subVectors(eo,Qr),dr.subVectors(jr,eo);let t=[0,-Gs.z,Gs.y,0,-Ws.z,Ws.y,0,-dr.z,dr.y,Gs.z,0,-Gs.x,Ws.z,0,-Ws.x,dr.z,0,-dr.x,-Gs.y,Gs.x,0,-Ws.y,Ws.x,0,-dr.y,dr.x,0];return!hu(t,jr,Qr,eo,_l)||(t=[1,0,0,0,1,0,0,0,1],!hu(t,jr,Qr,eo,_l))?!1:(xl.crossVectors(Gs,Ws),t=[xl.x,xl.y,xl.z],hu(t,jr,Qr,eo,_l))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Ni).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Ni).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(gs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),gs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),gs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),gs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),gs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),gs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),gs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),gs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(gs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},gs=[new B,new B,new B,new B,new B,new B,new B,new B],Ni=new B,gl=new ni,jr=new B,Qr=new B,eo=new B,Gs=new B,Ws=new B,dr=new B,Ko=new B,_l=new B,xl=new B,fr=new B;function hu(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){fr.fromArray(n,r);let a=s.x*Math.abs(fr.x)+s.y*Math.abs(fr.y)+s.z*Math.abs(fr.z),c=e.dot(fr),l=t.dot(fr),h=i.dot(fr);if(Math.max(-Math.max(c,l,h),Math.min(c,l,h))>a)return!1}return!0}var mn=new B,vl=new et,px=0,gn=class extends Ui{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:px++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Zp,this.updateRanges=[],this.gpuType=Ti,this.version=0,this._normalizationScale=e!==void 0?Qu(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)vl.fromBufferAttribute(this,t),vl.applyMatrix3(e),this.setXY(t,vl.x,vl.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)mn.fromBufferAttribute(this,t),mn.applyMatrix3(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)mn.fromBufferAttribute(this,t),mn.applyMatrix4(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)mn.fromBufferAttribute(this,t),mn.applyNormalMatrix(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)mn.fromBufferAttribute(this,t),mn.transformDirection(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):em(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):tm(e,this.array)}};var fa=class extends gn{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var pa=class extends gn{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Vt=class extends gn{constructor(e,t,i){super(new Float32Array(e),t,i)}},mx=new ni,jo=new B,uu=new B,bs=class{constructor(e=new B,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):mx.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;jo.subVectors(e,this.center);let t=jo.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(jo,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(uu.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(jo.copy(e.center).add(uu)),this.expandByPoint(jo.copy(e.center).sub(uu))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},gx=0,Si=new wt,du=new Nn,to=new B,ui=new ni,Qo=new ni,Ln=new B,on=class n extends Ui{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:gx++}),this.uuid=bo(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(V_(e)?pa:fa)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new it().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Si.makeRotationFromQuaternion(e),this.applyMatrix4(Si),this}rotateX(e){return Si.makeRotationX(e),this.applyMatrix4(Si),this}rotateY(e){return Si.makeRotationY(e),this.applyMatrix4(Si),this}rotateZ(e){return Si.makeRotationZ(e),this.applyMatrix4(Si),this}translate(e,t,i){return Si.makeTranslation(e,t,i),this.applyMatrix4(Si),this}scale(e,t,i){return Si.makeScale(e,t,i),this.applyMatrix4(Si),this}lookAt(e){return du.lookAt(e),du.updateMatrix(),this.applyMatrix4(du.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(to).negate(),this.translate(to.x,to.y,to.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Vt(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ye("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ni);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){nt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new B(-1/0,-1/0,-1/0),new B(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];ui.setFromBufferAttribute(r),this.morphTargetsRelative?(Ln.addVectors(this.boundingBox.min,ui.min),this.boundingBox.expandByPoint(Ln),Ln.addVectors(this.boundingBox.max,ui.max),this.boundingBox.expandByPoint(Ln)):(this.boundingBox.expandByPoint(ui.min),this.boundingBox.expandByPoint(ui.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&nt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new bs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){nt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new B,1/0);return}if(e){let i=this.boundingSphere.center;if(ui.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Qo.setFromBufferAttribute(a),this.morphTargetsRelative?(Ln.addVectors(ui.min,Qo.min),ui.expandByPoint(Ln),Ln.addVectors(ui.max,Qo.max),ui.expandByPoint(Ln)):(ui.expandByPoint(Qo.min),ui.expandByPoint(Qo.max))}ui.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)Ln.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(Ln));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],c=this.morphTargetsRelative;for(let l=0,h=a.count;l<h;l++)Ln.fromBufferAttribute(a,l),c&&(to.fromBufferAttribute(e,l),Ln.add(to)),s=Math.max(s,i.distanceToSquared(Ln))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&nt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){nt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new gn(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],c=[],l=new Uint8Array(i.count);for(let z=0;z<i.count;z++)a[z]=new B,c[z]=new B;let h=new B,d=new B,u=new B,f=new et,p=new et,v=new et,g=new B,m=new B;function y(z,U,N){l[z]=l[U]=l[N]=1,h.fromBufferAttribute(i,z),d.fromBufferAttribute(i,U),u.fromBufferAttribute(i,N),f.fromBufferAttribute(r,z),p.fromBufferAttribute(r,U),v.fromBufferAttribute(r,N),d.sub(h),u.sub(h),p.sub(f),v.sub(f);let V=1/(p.x*v.y-v.x*p.y);isFinite(V)&&(g.copy(d).multiplyScalar(v.y).addScaledVector(u,-p.y).multiplyScalar(V),m.copy(u).multiplyScalar(p.x).addScaledVector(d,-v.x).multiplyScalar(V),a[z].add(g),a[U].add(g),a[N].add(g),c[z].add(m),c[U].add(m),c[N].add(m))}let C=this.groups;C.length===0&&(C=[{start:0,count:e.count}]);for(let z=0,U=C.length;z<U;++z){let N=C[z],V=N.start,W=N.count;for(let D=V,X=V+W;D<X;D+=3)y(e.getX(D+0),e.getX(D+1),e.getX(D+2))}let M=new B,I=new B,A=new B,x=new B;function E(z){A.fromBufferAttribute(s,z),x.copy(A);let U=a[z];M.copy(U),M.sub(A.multiplyScalar(A.dot(U))).normalize(),I.crossVectors(x,U);let V=I.dot(c[z])<0?-1:1;o.setXYZW(z,M.x,M.y,M.z,V)}for(let z=0,U=i.count;z<U;++z)l[z]&&E(z);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new gn(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let u=0,f=i.count;u<f;u++)i.setXYZ(u,0,0,0);let s=new B,r=new B,o=new B,a=new B,c=new B,l=new B,h=new B,d=new B;if(e)for(let u=0,f=e.count;u<f;u+=3){let p=e.getX(u+0),v=e.getX(u+1),g=e.getX(u+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,v),o.fromBufferAttribute(t,g),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),a.fromBufferAttribute(i,p),c.fromBufferAttribute(i,v),l.fromBufferAttribute(i,g),a.add(h),c.add(h),l.add(h),i.setXYZ(p,a.x,a.y,a.z),i.setXYZ(v,c.x,c.y,c.z),i.setXYZ(g,l.x,l.y,l.z)}else for(let u=0,f=t.count;u<f;u+=3)s.fromBufferAttribute(t,u+0),r.fromBufferAttribute(t,u+1),o.fromBufferAttribute(t,u+2),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),i.setXYZ(u+0,h.x,h.y,h.z),i.setXYZ(u+1,h.x,h.y,h.z),i.setXYZ(u+2,h.x,h.y,h.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)Ln.fromBufferAttribute(e,t),Ln.normalize(),e.setXYZ(t,Ln.x,Ln.y,Ln.z)}toNonIndexed(){function e(a,c){let l=a.array,h=a.itemSize,d=a.normalized,u=new l.constructor(c.length*h),f=0,p=0;for(let v=0,g=c.length;v<g;v++){a.isInterleavedBufferAttribute?f=c[v]*a.data.stride+a.offset:f=c[v]*h;for(let m=0;m<h;m++)u[p++]=l[f++]}return new gn(u,h,d)}if(this.index===null)return Ye("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let c=s[a],l=e(c,i);t.setAttribute(a,l)}let r=this.morphAttributes;for(let a in r){let c=[],l=r[a];for(let h=0,d=l.length;h<d;h++){let u=l[h],f=e(u,i);c.push(f)}t.morphAttributes[a]=c}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];t.addGroup(l.start,l.count,l.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(e[l]=c[l]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let c in i){let l=i[c];e.data.attributes[c]=l.toJSON(e.data)}let s={},r=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],h=[];for(let d=0,u=l.length;d<u;d++){let f=l[d];h.push(f.toJSON(e.data))}h.length>0&&(s[c]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let l in s){let h=s[l];this.setAttribute(l,h.clone(t))}let r=e.morphAttributes;for(let l in r){let h=[],d=r[l];for(let u=0,f=d.length;u<f;u++)h.push(d[u].clone(t));this.morphAttributes[l]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let l=0,h=o.length;l<h;l++){let d=o[l];this.addGroup(d.start,d.count,d.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=e.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var fu=new B,_x=new B,xx=new it,fi=class{constructor(e=new B(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=fu.subVectors(i,t).cross(_x.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(fu),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||xx.getNormalMatrix(e),s=this.coplanarPoint(fu).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},vx=0,Ms=class extends Ui{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:vx++}),this.uuid=bo(),this.name="",this.type="Material",this.blending=xo,this.side=er,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Pu,this.blendDst=Iu,this.blendEquation=br,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new qe(0,0,0),this.blendAlpha=0,this.depthFunc=ao,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Gp,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Bl,this.stencilZFail=Bl,this.stencilZPass=Bl,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Ye(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let c=r[a];delete c.metadata,o.push(c)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new qe().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new fi().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new et().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new et().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var _s=new B,pu=new B,yl=new B,bl=new B,gr=class{constructor(e=new B,t=new B(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,_s)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=_s.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(_s.copy(this.origin).addScaledVector(this.direction,t),_s.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){pu.copy(e).add(t).multiplyScalar(.5),yl.copy(t).sub(e).normalize(),bl.copy(this.origin).sub(pu);let r=e.distanceTo(t)*.5,o=-this.direction.dot(yl),a=bl.dot(this.direction),c=-bl.dot(yl),l=bl.lengthSq(),h=Math.abs(1-o*o),d,u,f,p;if(h>0)if(d=o*c-a,u=o*a-c,p=r*h,d>=0)if(u>=-p)if(u<=p){let v=1/h;d*=v,u*=v,f=d*(d+o*u+2*a)+u*(o*d+u+2*c)+l}else u=r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*c)+l;else u=-r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*c)+l;else u<=-p?(d=Math.max(0,-(-o*r+a)),u=d>0?-r:Math.min(Math.max(-r,-c),r),f=-d*d+u*(u+2*c)+l):u<=p?(d=0,u=Math.min(Math.max(-r,-c),r),f=u*(u+2*c)+l):(d=Math.max(0,-(o*r+a)),u=d>0?r:Math.min(Math.max(-r,-c),r),f=-d*d+u*(u+2*c)+l);else u=o>0?-r:r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*c)+l;return i&&i.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(pu).addScaledVector(yl,u),f}intersectSphere(e,t){if(e.radius<0)return null;_s.subVectors(e.center,this.origin);let i=_s.dot(this.direction),s=_s.dot(_s)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,c=i+o;return c<0?null:a<0?this.at(c,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,c,l=1/this.direction.x,h=1/this.direction.y,d=1/this.direction.z,u=this.origin;return l>=0?(i=(e.min.x-u.x)*l,s=(e.max.x-u.x)*l):(i=(e.max.x-u.x)*l,s=(e.min.x-u.x)*l),h>=0?(r=(e.min.y-u.y)*h,o=(e.max.y-u.y)*h):(r=(e.max.y-u.y)*h,o=(e.min.y-u.y)*h),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(e.min.z-u.z)*d,c=(e.max.z-u.z)*d):(a=(e.max.z-u.z)*d,c=(e.min.z-u.z)*d),i>c||a>s)||((a>i||i!==i)&&(i=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,_s)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,a=this.direction,c=a.x,l=a.y,h=a.z,d=e.x-o.x,u=e.y-o.y,f=e.z-o.z,p=t.x-o.x,v=t.y-o.y,g=t.z-o.z,m=i.x-o.x,y=i.y-o.y,C=i.z-o.z,M=Math.abs(c),I=Math.abs(l),A=Math.abs(h),x,E,z,U,N,V,W,D,X,Y,G,ce;if(M>=I&&M>=A?(z=c,V=d,X=p,ce=m,c>=0?(x=l,E=h,U=u,N=f,W=v,D=g,Y=y,G=C):(x=h,E=l,U=f,N=u,W=g,D=v,Y=C,G=y)):I>=A?(z=l,V=u,X=v,ce=y,l>=0?(x=h,E=c,U=f,N=d,W=g,D=p,Y=C,G=m):(x=c,E=h,U=d,N=f,W=p,D=g,Y=m,G=C)):(z=h,V=f,X=g,ce=C,h>=0?(x=c,E=l,U=d,N=u,W=p,D=v,Y=m,G=y):(x=l,E=c,U=u,N=d,W=v,D=p,Y=y,G=m)),z===0)return null;let K=x/z,Q=E/z,se=1/z,de=U-K*V,ue=N-Q*V,ee=W-K*X,me=D-Q*X,xe=Y-K*ce,Ae=G-Q*ce,Me=xe*me-Ae*ee,We=de*Ae-ue*xe,ot=ee*ue-me*de;if(s){if(Me<0||We<0||ot<0)return null}else if((Me<0||We<0||ot<0)&&(Me>0||We>0||ot>0))return null;let He=Me+We+ot;if(He===0)return null;let pt=se*(Me*V+We*X+ot*ce);return(He>0?pt<0:pt>0)?null:this.at(pt/He,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},_r=class extends Ms{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new qe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ys,this.combine=_c,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Qf=new wt,pr=new gr,Ml=new bs,ep=new B,Sl=new B,wl=new B,Tl=new B,mu=new B,El=new B,tp=new B,Al=new B,Un=class extends Nn{constructor(e=new on,t=new _r){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){El.set(0,0,0);for(let c=0,l=r.length;c<l;c++){let h=a[c],d=r[c];h!==0&&(mu.fromBufferAttribute(d,e),o?El.addScaledVector(mu,h):El.addScaledVector(mu.sub(t),h))}t.add(El)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Ml.copy(i.boundingSphere),Ml.applyMatrix4(r),pr.copy(e.ray).recast(e.near),!(Ml.containsPoint(pr.origin)===!1&&(pr.intersectSphere(Ml,ep)===null||pr.origin.distanceToSquared(ep)>(e.far-e.near)**2))&&(Qf.copy(r).invert(),pr.copy(e.ray).applyMatrix4(Qf),!(i.boundingBox!==null&&pr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,pr)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,h=r.attributes.uv1,d=r.attributes.normal,u=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,v=u.length;p<v;p++){let g=u[p],m=o[g.materialIndex],y=Math.max(g.start,f.start),C=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let M=y,I=C;M<I;M+=3){let A=a.getX(M),x=a.getX(M+1),E=a.getX(M+2);s=Cl(this,m,e,i,l,h,d,A,x,E),s&&(s.faceIndex=Math.floor(M/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),v=Math.min(a.count,f.start+f.count);for(let g=p,m=v;g<m;g+=3){let y=a.getX(g),C=a.getX(g+1),M=a.getX(g+2);s=Cl(this,o,e,i,l,h,d,y,C,M),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let p=0,v=u.length;p<v;p++){let g=u[p],m=o[g.materialIndex],y=Math.max(g.start,f.start),C=Math.min(c.count,Math.min(g.start+g.count,f.start+f.count));for(let M=y,I=C;M<I;M+=3){let A=M,x=M+1,E=M+2;s=Cl(this,m,e,i,l,h,d,A,x,E),s&&(s.faceIndex=Math.floor(M/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),v=Math.min(c.count,f.start+f.count);for(let g=p,m=v;g<m;g+=3){let y=g,C=g+1,M=g+2;s=Cl(this,o,e,i,l,h,d,y,C,M),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}};function yx(n,e,t,i,s,r,o,a){let c;if(e.side===Qn?c=i.intersectTriangle(o,r,s,!0,a):c=i.intersectTriangle(s,r,o,e.side===er,a),c===null)return null;Al.copy(a),Al.applyMatrix4(n.matrixWorld);let l=t.ray.origin.distanceTo(Al);return l<t.near||l>t.far?null:{distance:l,point:Al.clone(),object:n}}function Cl(n,e,t,i,s,r,o,a,c,l){n.getVertexPosition(a,Sl),n.getVertexPosition(c,wl),n.getVertexPosition(l,Tl);let h=yx(n,e,t,i,Sl,wl,Tl,tp);if(h){let d=new B;qs.getBarycoord(tp,Sl,wl,Tl,d),s&&(h.uv=qs.getInterpolatedAttribute(s,a,c,l,d,new et)),r&&(h.uv1=qs.getInterpolatedAttribute(r,a,c,l,d,new et)),o&&(h.normal=qs.getInterpolatedAttribute(o,a,c,l,d,new B),h.normal.dot(i.direction)>0&&h.normal.multiplyScalar(-1));let u={a,b:c,c:l,normal:new B,materialIndex:0};qs.getNormal(Sl,wl,Tl,u.normal),h.face=u,h.barycoord=d}return h}var ma=class extends ti{constructor(e=null,t=1,i=1,s,r,o,a,c,l=Dn,h=Dn,d,u){super(null,o,a,c,l,h,s,r,d,u),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var ga=class extends gn{constructor(e,t,i,s=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},no=new wt,np=new wt,Rl=[],ip=new ni,bx=new wt,ea=new Un,ta=new bs,xr=class extends Un{constructor(e,t,i){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new ga(new Float32Array(i*16),16),this.instanceColor=null,this.morphTexture=null,this.count=i,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<i;s++)this.setMatrixAt(s,bx)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new ni),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,no),ip.copy(e.boundingBox).applyMatrix4(no),this.boundingBox.union(ip)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new bs),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,no),ta.copy(e.boundingSphere).applyMatrix4(no),this.boundingSphere.union(ta)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let i=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=i.length+1,o=e*r+1;for(let a=0;a<i.length;a++)i[a]=s[o+a]}raycast(e,t){let i=this.matrixWorld,s=this.count;if(ea.geometry=this.geometry,ea.material=this.material,ea.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ta.copy(this.boundingSphere),ta.applyMatrix4(i),e.ray.intersectsSphere(ta)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,no),np.multiplyMatrices(i,no),ea.matrixWorld=np,ea.raycast(e,Rl);for(let o=0,a=Rl.length;o<a;o++){let c=Rl[o];c.instanceId=r,c.object=this,t.push(c)}Rl.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new ga(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let i=t.morphTargetInfluences,s=i.length+1;this.morphTexture===null&&(this.morphTexture=new ma(new Float32Array(s*this.count),s,this.count,wc,Ti));let r=this.morphTexture.source.data.data,o=0;for(let l=0;l<i.length;l++)o+=i[l];let a=this.geometry.morphTargetsRelative?1:1-o,c=s*e;return r[c]=a,r.set(i,c+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},mr=new bs,Mx=new et(.5,.5),Pl=new B,$s=class{constructor(e=new fi,t=new fi,i=new fi,s=new fi,r=new fi,o=new fi){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=wi,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],c=r[2],l=r[3],h=r[4],d=r[5],u=r[6],f=r[7],p=r[8],v=r[9],g=r[10],m=r[11],y=r[12],C=r[13],M=r[14],I=r[15];if(s[0].setComponents(l-o,f-h,m-p,I-y).normalize(),s[1].setComponents(l+o,f+h,m+p,I+y).normalize(),s[2].setComponents(l+a,f+d,m+v,I+C).normalize(),s[3].setComponents(l-a,f-d,m-v,I-C).normalize(),i)s[4].setComponents(c,u,g,M).normalize(),s[5].setComponents(l-c,f-u,m-g,I-M).normalize();else if(s[4].setComponents(l-c,f-u,m-g,I-M).normalize(),t===wi)s[5].setComponents(l+c,f+u,m+g,I+M).normalize();else if(t===lo)s[5].setComponents(c,u,g,M).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),mr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),mr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(mr)}intersectsSprite(e){mr.center.set(0,0,0);let t=Mx.distanceTo(e.center);return mr.radius=.7071067811865476+t,mr.applyMatrix4(e.matrixWorld),this.intersectsSphere(mr)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(Pl.x=s.normal.x>0?e.max.x:e.min.x,Pl.y=s.normal.y>0?e.max.y:e.min.y,Pl.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Pl)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},sp=new wt,jl=class n{constructor(){this.coordinateSystem=wi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];sp.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new $s),i[s].setFromProjectionMatrix(sp,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new $s),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().copy(this)}};var ji=class extends Ms{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new qe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Ql=new B,ec=new B,rp=new wt,na=new gr,Il=new bs,gu=new B,op=new B,Ys=class extends Nn{constructor(e=new on,t=new ji){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)Ql.fromBufferAttribute(t,s-1),ec.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=Ql.distanceTo(ec);e.setAttribute("lineDistance",new Vt(i,1))}else Ye("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Il.copy(i.boundingSphere),Il.applyMatrix4(s),Il.radius+=r,e.ray.intersectsSphere(Il)===!1)return;rp.copy(s).invert(),na.copy(e.ray).applyMatrix4(rp);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,h=i.index,u=i.attributes.position;if(h!==null){let f=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let v=f,g=p-1;v<g;v+=l){let m=h.getX(v),y=h.getX(v+1),C=Ll(this,e,na,c,m,y,v);C&&t.push(C)}if(this.isLineLoop){let v=h.getX(p-1),g=h.getX(f),m=Ll(this,e,na,c,v,g,p-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),p=Math.min(u.count,o.start+o.count);for(let v=f,g=p-1;v<g;v+=l){let m=Ll(this,e,na,c,v,v+1,v);m&&t.push(m)}if(this.isLineLoop){let v=Ll(this,e,na,c,p-1,f,p-1);v&&t.push(v)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Ll(n,e,t,i,s,r,o){let a=n.geometry.attributes.position;if(Ql.fromBufferAttribute(a,s),ec.fromBufferAttribute(a,r),t.distanceSqToSegment(Ql,ec,gu,op)>i)return;gu.applyMatrix4(n.matrixWorld);let l=e.ray.origin.distanceTo(gu);if(!(l<e.near||l>e.far))return{distance:l,point:op.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var ap=new B,lp=new B,po=class extends Ys{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)ap.fromBufferAttribute(t,s),lp.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+ap.distanceTo(lp);e.setAttribute("lineDistance",new Vt(i,1))}else Ye("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var _a=class extends ti{constructor(e=[],t=Mr,i,s,r,o,a,c,l,h){super(e,t,i,s,r,o,a,c,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Ss=class extends ti{constructor(e,t,i=Fi,s,r,o,a=Dn,c=Dn,l,h=vs,d=1){if(h!==vs&&h!==Es)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let u={width:e,height:t,depth:d};super(u,s,r,o,a,c,h,i,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new uo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},xa=class extends Ss{constructor(e,t=Fi,i=Mr,s,r,o=Dn,a=Dn,c,l=vs){let h={width:e,height:e,depth:1},d=[h,h,h,h,h,h];super(e,e,t,i,s,r,o,a,c,l),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},va=class extends ti{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Qi=class n extends on{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let c=[],l=[],h=[],d=[],u=0,f=0;p("z","y","x",-1,-1,i,t,e,o,r,0),p("z","y","x",1,-1,i,t,-e,o,r,1),p("x","z","y",1,1,e,i,t,s,o,2),p("x","z","y",1,-1,e,i,-t,s,o,3),p("x","y","z",1,-1,e,t,i,s,r,4),p("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(c),this.setAttribute("position",new Vt(l,3)),this.setAttribute("normal",new Vt(h,3)),this.setAttribute("uv",new Vt(d,2));function p(v,g,m,y,C,M,I,A,x,E,z){let U=M/x,N=I/E,V=M/2,W=I/2,D=A/2,X=x+1,Y=E+1,G=0,ce=0,K=new B;for(let Q=0;Q<Y;Q++){let se=Q*N-W;for(let de=0;de<X;de++){let ue=de*U-V;K[v]=ue*y,K[g]=se*C,K[m]=D,l.push(K.x,K.y,K.z),K[v]=0,K[g]=0,K[m]=A>0?1:-1,h.push(K.x,K.y,K.z),d.push(de/x),d.push(1-Q/E),G+=1}}for(let Q=0;Q<E;Q++)for(let se=0;se<x;se++){let de=u+se+X*Q,ue=u+se+X*(Q+1),ee=u+(se+1)+X*(Q+1),me=u+(se+1)+X*Q;c.push(de,ue,me),c.push(ue,ee,me),ce+=6}a.addGroup(f,ce,z),f+=ce,u+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var ws=class n extends on{constructor(e=1,t=1,i=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};let l=this;s=Math.floor(s),r=Math.floor(r);let h=[],d=[],u=[],f=[],p=0,v=[],g=i/2,m=0;y(),o===!1&&(e>0&&C(!0),t>0&&C(!1)),this.setIndex(h),this.setAttribute("position",new Vt(d,3)),this.setAttribute("normal",new Vt(u,3)),this.setAttribute("uv",new Vt(f,2));function y(){let M=new B,I=new B,A=0,x=(t-e)/i;for(let E=0;E<=r;E++){let z=[],U=E/r,N=U*(t-e)+e;for(let V=0;V<=s;V++){let W=V/s,D=W*c+a,X=Math.sin(D),Y=Math.cos(D);I.x=N*X,I.y=-U*i+g,I.z=N*Y,d.push(I.x,I.y,I.z),M.set(X,x,Y).normalize(),u.push(M.x,M.y,M.z),f.push(W,1-U),z.push(p++)}v.push(z)}for(let E=0;E<s;E++)for(let z=0;z<r;z++){let U=v[z][E],N=v[z+1][E],V=v[z+1][E+1],W=v[z][E+1];(e>0||z!==0)&&(h.push(U,N,W),A+=3),(t>0||z!==r-1)&&(h.push(N,V,W),A+=3)}l.addGroup(m,A,0),m+=A}function C(M){let I=p,A=new et,x=new B,E=0,z=M===!0?e:t,U=M===!0?1:-1;for(let V=1;V<=s;V++)d.push(0,g*U,0),u.push(0,U,0),f.push(.5,.5),p++;let N=p;for(let V=0;V<=s;V++){let D=V/s*c+a,X=Math.cos(D),Y=Math.sin(D);x.x=z*Y,x.y=g*U,x.z=z*X,d.push(x.x,x.y,x.z),u.push(0,U,0),A.x=X*.5+.5,A.y=Y*.5*U+.5,f.push(A.x,A.y),p++}for(let V=0;V<s;V++){let W=I+V,D=N+V;M===!0?h.push(D,D+1,W):h.push(D+1,D,W),E+=3}l.addGroup(m,E,M===!0?1:2),m+=E}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},tc=class n extends ws{constructor(e=1,t=1,i=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,i,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:i,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new n(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var ya=class n extends on{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),c=Math.floor(s),l=a+1,h=c+1,d=e/a,u=t/c,f=[],p=[],v=[],g=[];for(let m=0;m<h;m++){let y=m*u-o;for(let C=0;C<l;C++){let M=C*d-r;p.push(M,-y,0),v.push(0,0,1),g.push(C/a),g.push(1-m/c)}}for(let m=0;m<c;m++)for(let y=0;y<a;y++){let C=y+l*m,M=y+l*(m+1),I=y+1+l*(m+1),A=y+1+l*m;f.push(C,M,A),f.push(M,I,A)}this.setIndex(f),this.setAttribute("position",new Vt(p,3)),this.setAttribute("normal",new Vt(v,3)),this.setAttribute("uv",new Vt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};var vr=class n extends on{constructor(e=1,t=32,i=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let c=Math.min(o+a,Math.PI),l=0,h=[],d=new B,u=new B,f=[],p=[],v=[],g=[];for(let m=0;m<=i;m++){let y=[],C=m/i,M=o+C*a,I=e*Math.cos(M),A=Math.sqrt(e*e-I*I),x=0;m===0&&o===0?x=.5/t:m===i&&c===Math.PI&&(x=-.5/t);for(let E=0;E<=t;E++){let z=E/t,U=s+z*r;d.x=-A*Math.cos(U),d.y=I,d.z=A*Math.sin(U),p.push(d.x,d.y,d.z),u.copy(d).normalize(),v.push(u.x,u.y,u.z),g.push(z+x,1-C),y.push(l++)}h.push(y)}for(let m=0;m<i;m++)for(let y=0;y<t;y++){let C=h[m][y+1],M=h[m][y],I=h[m+1][y],A=h[m+1][y+1];(m!==0||o>0)&&f.push(C,M,A),(m!==i-1||c<Math.PI)&&f.push(M,I,A)}this.setIndex(f),this.setAttribute("position",new Vt(p,3)),this.setAttribute("normal",new Vt(v,3)),this.setAttribute("uv",new Vt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var ba=class n extends on{constructor(e=1,t=.4,i=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:i,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},i=Math.floor(i),s=Math.floor(s);let c=[],l=[],h=[],d=[],u=new B,f=new B,p=new B;for(let v=0;v<=i;v++){let g=o+v/i*a;for(let m=0;m<=s;m++){let y=m/s*r;f.x=(e+t*Math.cos(g))*Math.cos(y),f.y=(e+t*Math.cos(g))*Math.sin(y),f.z=t*Math.sin(g),l.push(f.x,f.y,f.z),u.x=e*Math.cos(y),u.y=e*Math.sin(y),p.subVectors(f,u).normalize(),h.push(p.x,p.y,p.z),d.push(m/s),d.push(v/i)}}for(let v=1;v<=i;v++)for(let g=1;g<=s;g++){let m=(s+1)*v+g-1,y=(s+1)*(v-1)+g-1,C=(s+1)*(v-1)+g,M=(s+1)*v+g;c.push(m,y,M),c.push(y,C,M)}this.setIndex(c),this.setAttribute("position",new Vt(l,3)),this.setAttribute("normal",new Vt(h,3)),this.setAttribute("uv",new Vt(d,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};function wr(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(cp(s))s.isRenderTargetTexture?(Ye("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(cp(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function Xn(n){let e={};for(let t=0;t<n.length;t++){let i=wr(n[t]);for(let s in i)e[s]=i[s]}return e}function cp(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function Sx(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function td(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:yt.workingColorSpace}var im={clone:wr,merge:Xn},wx=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Tx=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,es=class extends Ms{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=wx,this.fragmentShader=Tx,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=wr(e.uniforms),this.uniformsGroups=Sx(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new qe().setHex(s.value);break;case"v2":this.uniforms[i].value=new et().fromArray(s.value);break;case"v3":this.uniforms[i].value=new B().fromArray(s.value);break;case"v4":this.uniforms[i].value=new Jt().fromArray(s.value);break;case"m3":this.uniforms[i].value=new it().fromArray(s.value);break;case"m4":this.uniforms[i].value=new wt().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},nc=class extends es{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var ts=class extends Ms{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new qe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new qe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=sh,this.normalScale=new et(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ys,this.combine=_c,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},ic=class extends Ms{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Vp,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},sc=class extends Ms{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function io(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function Dl(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var Zs=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let c=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===c)break;if(s=r,r=t[--i-1],e>=r)break e}o=i,i=0;break t}break n}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},rc=class extends Zs{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:yu,endingEnd:yu}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case bu:r=e,a=2*t-i;break;case Mu:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(c===void 0)switch(this.getSettings_().endingEnd){case bu:o=e,c=2*i-t;break;case Mu:o=1,c=i+s[1]-s[0];break;default:o=e-1,c=t}let l=(i-t)*.5,h=this.valueSize;this._weightPrev=l/(t-a),this._weightNext=l/(c-i),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this._offsetPrev,d=this._offsetNext,u=this._weightPrev,f=this._weightNext,p=(i-t)/(s-t),v=p*p,g=v*p,m=-u*g+2*u*v-u*p,y=(1+u)*g+(-1.5-2*u)*v+(-.5+u)*p+1,C=(-1-f)*g+(1.5+f)*v+.5*p,M=f*g-f*v;for(let I=0;I!==a;++I)r[I]=m*o[h+I]+y*o[l+I]+C*o[c+I]+M*o[d+I];return r}},oc=class extends Zs{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=(i-t)/(s-t),d=1-h;for(let u=0;u!==a;++u)r[u]=o[l+u]*d+o[c+u]*h;return r}},ac=class extends Zs{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},lc=class extends Zs{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this.inTangents,d=this.outTangents;if(!h||!d){let p=(i-t)/(s-t),v=1-p;for(let g=0;g!==a;++g)r[g]=o[l+g]*v+o[c+g]*p;return r}let u=a*2,f=e-1;for(let p=0;p!==a;++p){let v=o[l+p],g=o[c+p],m=f*u+p*2,y=d[m],C=d[m+1],M=e*u+p*2,I=h[M],A=h[M+1],x=Ax(i,t,y,I,s);r[p]=sm(x,v,C,A,g)}return r}};function sm(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*s}function Ex(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function Ax(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=sm(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let c=Ex(r,e,t,i,s);if(Math.abs(c)<1e-10)break;r=Math.max(0,Math.min(1,r-a/c))}return r}var mi=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=io(t,this.TimeBufferType),this.values=io(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:io(e.times,Array),values:io(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s),Dl(e.settings)&&(i.settings={inTangents:io(e.settings.inTangents,Array),outTangents:io(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new ac(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new oc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new rc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new lc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case oa:t=this.InterpolantFactoryMethodDiscrete;break;case Yl:t=this.InterpolantFactoryMethodLinear;break;case Ol:t=this.InterpolantFactoryMethodSmooth;break;case vu:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ye("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return oa;case this.InterpolantFactoryMethodLinear:return Yl;case this.InterpolantFactoryMethodSmooth:return Ol;case this.InterpolantFactoryMethodBezier:return vu}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;Dl(this.settings)&&(hp(this.settings.inTangents,e),hp(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;Dl(this.settings)&&(up(this.settings.inTangents,e),up(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(nt("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(nt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let c=i[a];if(typeof c=="number"&&isNaN(c)){nt("KeyframeTrack: Time is not a valid number.",this,a,c),e=!1;break}if(o!==null&&o>c){nt("KeyframeTrack: Out of order keys.",this,a,c,o),e=!1;break}o=c}if(s!==void 0&&H_(s))for(let a=0,c=s.length;a!==c;++a){let l=s[a];if(isNaN(l)){nt("KeyframeTrack: Value is not a valid number.",this,a,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===Ol,r=e.length-1,o=1;for(let a=1;a<r;++a){let c=!1,l=e[a],h=e[a+1];if(l!==h&&(a!==1||l!==e[0]))if(s)c=!0;else{let d=a*i,u=d-i,f=d+i;for(let p=0;p!==i;++p){let v=t[d+p];if(v!==t[u+p]||v!==t[f+p]){c=!0;break}}}if(c){if(a!==o){e[o]=e[a];let d=a*i,u=o*i;for(let f=0;f!==i;++f)t[u+f]=t[d+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,c=o*i,l=0;l!==i;++l)t[c+l]=t[a+l];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,Dl(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function hp(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function up(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}mi.prototype.ValueTypeName="";mi.prototype.TimeBufferType=Float32Array;mi.prototype.ValueBufferType=Float32Array;mi.prototype.DefaultInterpolation=Yl;var Js=class extends mi{constructor(e,t,i){super(e,t,i)}};Js.prototype.ValueTypeName="bool";Js.prototype.ValueBufferType=Array;Js.prototype.DefaultInterpolation=oa;Js.prototype.InterpolantFactoryMethodLinear=void 0;Js.prototype.InterpolantFactoryMethodSmooth=void 0;var cc=class extends mi{constructor(e,t,i,s){super(e,t,i,s)}};cc.prototype.ValueTypeName="color";var hc=class extends mi{constructor(e,t,i,s){super(e,t,i,s)}};hc.prototype.ValueTypeName="number";var uc=class extends Zs{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(i-t)/(s-t),l=e*a;for(let h=l+a;l!==h;l+=4)Nt.slerpFlat(r,0,o,l-a,o,l,c);return r}},Ma=class extends mi{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new uc(this.times,this.values,this.getValueSize(),e)}};Ma.prototype.ValueTypeName="quaternion";Ma.prototype.InterpolantFactoryMethodSmooth=void 0;var Ks=class extends mi{constructor(e,t,i){super(e,t,i)}};Ks.prototype.ValueTypeName="string";Ks.prototype.ValueBufferType=Array;Ks.prototype.DefaultInterpolation=oa;Ks.prototype.InterpolantFactoryMethodLinear=void 0;Ks.prototype.InterpolantFactoryMethodSmooth=void 0;var dc=class extends mi{constructor(e,t,i,s){super(e,t,i,s)}};dc.prototype.ValueTypeName="vector";var fc=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),c?c(h):h},this.setURLModifier=function(h){return c=h,this},this.addHandler=function(h,d){return l.push(h,d),this},this.removeHandler=function(h){let d=l.indexOf(h);return d!==-1&&l.splice(d,2),this},this.getHandler=function(h){for(let d=0,u=l.length;d<u;d+=2){let f=l[d],p=l[d+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},rm=new fc,pc=class{constructor(e){this.manager=e!==void 0?e:rm,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};pc.DEFAULT_MATERIAL_NAME="__DEFAULT";var Sa=class extends Nn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new qe(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},wa=class extends Sa{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Nn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new qe(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},_u=new wt,dp=new B,fp=new B,mc=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new et(512,512),this.mapType=ii,this.map=null,this.mapPass=null,this.matrix=new wt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new $s,this._frameExtents=new et(1,1),this._viewportCount=1,this._viewports=[new Jt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;dp.setFromMatrixPosition(e.matrixWorld),t.position.copy(dp),fp.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(fp),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,s){_u.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(_u,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,c=s?s.x/r.x:0,l=s?s.y/r.y:0;e.coordinateSystem===lo||e.reversedDepth?t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,.5,.5,0,0,0,1),t.multiply(_u)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Nl=new B,Ul=new Nt,Ji=new B,Ta=class extends Nn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new wt,this.projectionMatrix=new wt,this.projectionMatrixInverse=new wt,this.coordinateSystem=wi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Nl,Ul,Ji),Ji.x===1&&Ji.y===1&&Ji.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Nl,Ul,Ji.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Nl,Ul,Ji),Ji.x===1&&Ji.y===1&&Ji.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Nl,Ul,Ji.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Xs=new B,pp=new et,mp=new et,Kn=class extends Ta{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=ho*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(sa*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return ho*2*Math.atan(Math.tan(sa*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Xs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Xs.x,Xs.y).multiplyScalar(-e/Xs.z),Xs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Xs.x,Xs.y).multiplyScalar(-e/Xs.z)}getViewSize(e,t){return this.getViewBounds(e,pp,mp),t.subVectors(mp,pp)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(sa*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,t-=o.offsetY*i/l,s*=o.width/c,i*=o.height/l}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Ea=class extends Ta{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,c=s-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=h*this.view.offsetY,c=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Su=class extends mc{constructor(){super(new Ea(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Aa=class extends Sa{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Nn.DEFAULT_UP),this.updateMatrix(),this.target=new Nn,this.shadow=new Su}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var so=-90,ro=1,mo=class extends Nn{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Kn(so,ro,e,t);s.layers=this.layers,this.add(s);let r=new Kn(so,ro,e,t);r.layers=this.layers,this.add(r);let o=new Kn(so,ro,e,t);o.layers=this.layers,this.add(o);let a=new Kn(so,ro,e,t);a.layers=this.layers,this.add(a);let c=new Kn(so,ro,e,t);c.layers=this.layers,this.add(c);let l=new Kn(so,ro,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,c]=t;for(let l of t)this.remove(l);if(e===wi)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(e===lo)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,c,l,h]=this.children,d=e.getRenderTarget(),u=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let v=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),e.setRenderTarget(i,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),i.texture.mipmapsAutoUpdate=v,e.setRenderTarget(i,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(d,u,f),e.xr.enabled=p,i.texture.needsPMREMUpdate=!0}},gc=class extends Kn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var nd="\\[\\]\\.:\\/",Cx=new RegExp("["+nd+"]","g"),id="[^"+nd+"]",Rx="[^"+nd.replace("\\.","")+"]",Px=/((?:WC+[\/:])*)/.source.replace("WC",id),Ix=/(WCOD+)?/.source.replace("WCOD",Rx),Lx=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",id),Dx=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",id),Nx=new RegExp("^"+Px+Ix+Lx+Dx+"$"),Ux=["material","materials","bones","map"],wu=class{constructor(e,t,i){let s=i||qt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},qt=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Cx,"")}static parseTrackName(e){let t=Nx.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);Ux.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let c=i(a.children);if(c)return c}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ye("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let l=t.objectIndex;switch(i){case"materials":if(!e.material){nt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){nt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){nt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===l){l=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){nt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){nt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){nt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(l!==void 0){if(e[l]===void 0){nt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[l]}}let o=e[s];if(o===void 0){let l=t.nodeName;nt("PropertyBinding: Trying to update property for track: "+l+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){nt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){nt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};qt.Composite=wu;qt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};qt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};qt.prototype.GetterByBindingType=[qt.prototype._getValue_direct,qt.prototype._getValue_array,qt.prototype._getValue_arrayElement,qt.prototype._getValue_toArray];qt.prototype.SetterByBindingTypeAndVersioning=[[qt.prototype._setValue_direct,qt.prototype._setValue_direct_setNeedsUpdate,qt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[qt.prototype._setValue_array,qt.prototype._setValue_array_setNeedsUpdate,qt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[qt.prototype._setValue_arrayElement,qt.prototype._setValue_arrayElement_setNeedsUpdate,qt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[qt.prototype._setValue_fromArray,qt.prototype._setValue_fromArray_setNeedsUpdate,qt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var GE=new Float32Array(1);var go=class{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=_t(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(_t(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Tu=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};var Ca=class extends po{constructor(e=10,t=10,i=4473924,s=8947848){i=new qe(i),s=new qe(s);let r=t/2,o=e/t,a=e/2,c=[],l=[];for(let u=0,f=0,p=-a;u<=t;u++,p+=o){c.push(-a,0,p,a,0,p),c.push(p,0,-a,p,0,a);let v=u===r?i:s;v.toArray(l,f),f+=3,v.toArray(l,f),f+=3,v.toArray(l,f),f+=3,v.toArray(l,f),f+=3}let h=new on;h.setAttribute("position",new Vt(c,3)),h.setAttribute("color",new Vt(l,3));let d=new ji({vertexColors:!0,toneMapped:!1});super(h,d),this.type="GridHelper"}dispose(){super.dispose(),this.geometry.dispose(),this.material.dispose()}};var gp=new B,Fl,xu,Ra=class extends Nn{constructor(e=new B(0,0,1),t=new B(0,0,0),i=1,s=16776960,r=i*.2,o=r*.2){super(),this.type="ArrowHelper",Fl===void 0&&(Fl=new on,Fl.setAttribute("position",new Vt([0,0,0,0,1,0],3)),xu=new tc(.5,1,5,1),xu.translate(0,-.5,0)),this.position.copy(t),this.line=new Ys(Fl,new ji({color:s,toneMapped:!1})),this.line.matrixAutoUpdate=!1,this.add(this.line),this.cone=new Un(xu,new _r({color:s,toneMapped:!1})),this.cone.matrixAutoUpdate=!1,this.add(this.cone),this.setDirection(e),this.setLength(i,r,o)}setDirection(e){if(e.y>.99999)this.quaternion.set(0,0,0,1);else if(e.y<-.99999)this.quaternion.set(1,0,0,0);else{gp.set(e.z,0,-e.x).normalize();let t=Math.acos(e.y);this.quaternion.setFromAxisAngle(gp,t)}}setLength(e,t=e*.2,i=t*.2){this.line.scale.set(1,Math.max(1e-4,e-t),1),this.line.updateMatrix(),this.cone.scale.set(i,t,i),this.cone.position.y=e,this.cone.updateMatrix()}setColor(e){this.line.material.color.set(e),this.cone.material.color.set(e)}copy(e){return super.copy(e,!1),this.line.copy(e.line),this.cone.copy(e.cone),this}dispose(){super.dispose(),this.line.geometry.dispose(),this.line.material.dispose(),this.cone.geometry.dispose(),this.cone.material.dispose()}};var Pa=class extends Ui{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function sd(n,e,t,i){let s=Fx(i);switch(t){case Wu:return n*e;case wc:return n*e/s.components*s.byteLength;case Tc:return n*e/s.components*s.byteLength;case tr:return n*e*2/s.components*s.byteLength;case Ec:return n*e*2/s.components*s.byteLength;case Xu:return n*e*3/s.components*s.byteLength;case Bi:return n*e*4/s.components*s.byteLength;case Ac:return n*e*4/s.components*s.byteLength;case Da:case Na:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Ua:case Fa:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Rc:case Ic:return Math.max(n,16)*Math.max(e,8)/4;case Cc:case Pc:return Math.max(n,8)*Math.max(e,8)/2;case Lc:case Dc:case Uc:case Fc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Nc:case Oa:case Oc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Bc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case kc:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case zc:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case Vc:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case Hc:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case Gc:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case Wc:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case Xc:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case qc:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case $c:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case Yc:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Zc:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Jc:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case Kc:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case jc:case Qc:case eh:return Math.ceil(n/4)*Math.ceil(e/4)*16;case th:case nh:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Ba:case ih:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Fx(n){switch(n){case ii:case zu:return{byteLength:1,components:1};case yo:case Vu:case Oi:return{byteLength:2,components:1};case Mc:case Sc:return{byteLength:2,components:4};case Fi:case bc:case Ti:return{byteLength:4,components:1};case Hu:case Gu:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ye("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Am(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function Bx(n){let e=new WeakMap;function t(a,c){let l=a.array,h=a.usage,d=l.byteLength,u=n.createBuffer();n.bindBuffer(c,u),n.bufferData(c,l,h),a.onUploadCallback();let f;if(l instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)f=n.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(l instanceof Int16Array)f=n.SHORT;else if(l instanceof Uint32Array)f=n.UNSIGNED_INT;else if(l instanceof Int32Array)f=n.INT;else if(l instanceof Int8Array)f=n.BYTE;else if(l instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:u,type:f,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:d}}function i(a,c,l){let h=c.array,d=c.updateRanges;if(n.bindBuffer(l,a),d.length===0)n.bufferSubData(l,0,h);else{d.sort((f,p)=>f.start-p.start);let u=0;for(let f=1;f<d.length;f++){let p=d[u],v=d[f];v.start<=p.start+p.count+1?p.count=Math.max(p.count,v.start+v.count-p.start):(++u,d[u]=v)}d.length=u+1;for(let f=0,p=d.length;f<p;f++){let v=d[f];n.bufferSubData(l,v.start*h.BYTES_PER_ELEMENT,h,v.start,v.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=e.get(a);c&&(n.deleteBuffer(c.buffer),e.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=e.get(a);if(l===void 0)e.set(a,t(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var kx=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,zx=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,Vx=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Hx=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Gx=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Wx=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Xx=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,qx=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,$x=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,Yx=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Zx=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Jx=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Kx=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,jx=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,Qx=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,ev=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,tv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,nv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,iv=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,sv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,rv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,ov=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,av=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,lv=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,cv=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,hv=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,uv=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,dv=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,fv=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,pv="gl_FragColor = linearToOutputTexel( gl_FragColor );",mv=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,gv=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,_v=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,xv=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,vv=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,yv=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,bv=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Mv=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Sv=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,wv=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Tv=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,Ev=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Av=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Cv=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Rv=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,Pv=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,Iv=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Lv=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Dv=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Nv=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Uv=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Fv=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,Ov=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Bv=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,kv=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,zv=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,Vv=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Hv=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Gv=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Wv=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Xv=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,qv=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,$v=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,Yv=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Zv=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Jv=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Kv=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,jv=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Qv=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,ey=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,ty=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,ny=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,iy=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,sy=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,ry=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,oy=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,ay=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,ly=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,cy=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,hy=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,uy=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,dy=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,fy=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,py=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,my=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,gy=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,_y=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,xy=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,vy=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,yy=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,by=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,My=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,Sy=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,wy=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Ty=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,Ey=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Ay=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,Cy=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Ry=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Py=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Iy=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,Ly=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,Dy=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,Ny=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Uy=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Fy=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,Oy=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,By=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,ky=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,zy=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Vy=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Hy=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Gy=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Wy=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,Xy=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,qy=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,$y=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,Yy=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Zy=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Jy=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Ky=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,jy=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,Qy=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,eb=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,tb=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,nb=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,ib=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,sb=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,rb=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,ob=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,ab=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,lb=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,cb=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,hb=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,ub=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,db=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,fb=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,pb=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,mb=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,gb=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,_b=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ft={alphahash_fragment:kx,alphahash_pars_fragment:zx,alphamap_fragment:Vx,alphamap_pars_fragment:Hx,alphatest_fragment:Gx,alphatest_pars_fragment:Wx,aomap_fragment:Xx,aomap_pars_fragment:qx,batching_pars_vertex:$x,batching_vertex:Yx,begin_vertex:Zx,beginnormal_vertex:Jx,bsdfs:Kx,iridescence_fragment:jx,bumpmap_pars_fragment:Qx,clipping_planes_fragment:ev,clipping_planes_pars_fragment:tv,clipping_planes_pars_vertex:nv,clipping_planes_vertex:iv,color_fragment:sv,color_pars_fragment:rv,color_pars_vertex:ov,color_vertex:av,common:lv,defaultnormal_vertex:cv,displacementmap_pars_vertex:hv,displacementmap_vertex:uv,emissivemap_fragment:dv,emissivemap_pars_fragment:fv,colorspace_fragment:pv,colorspace_pars_fragment:mv,envmap_fragment:gv,envmap_common_pars_fragment:_v,envmap_pars_fragment:xv,envmap_pars_vertex:vv,envmap_physical_pars_fragment:Pv,envmap_vertex:yv,fog_vertex:bv,fog_pars_vertex:Mv,fog_fragment:Sv,fog_pars_fragment:wv,gradientmap_pars_fragment:Tv,lightmap_pars_fragment:Ev,lights_lambert_fragment:Av,lights_lambert_pars_fragment:Cv,lights_pars_begin:Rv,lights_toon_fragment:Iv,lights_toon_pars_fragment:Lv,lights_phong_fragment:Dv,lights_phong_pars_fragment:Nv,lights_physical_fragment:Uv,lights_physical_pars_fragment:Fv,lights_fragment_begin:Ov,lights_fragment_maps:Bv,lights_fragment_end:kv,lightprobes_pars_fragment:zv,logdepthbuf_fragment:Vv,logdepthbuf_pars_fragment:Hv,logdepthbuf_pars_vertex:Gv,logdepthbuf_vertex:Wv,map_fragment:Xv,map_pars_fragment:qv,map_particle_fragment:$v,map_particle_pars_fragment:Yv,metalnessmap_fragment:Zv,metalnessmap_pars_fragment:Jv,morphinstance_vertex:Kv,morphcolor_vertex:jv,morphnormal_vertex:Qv,morphtarget_pars_vertex:ey,morphtarget_vertex:ty,normal_fragment_begin:ny,normal_fragment_maps:iy,normal_pars_fragment:sy,normal_pars_vertex:ry,normal_vertex:oy,normalmap_pars_fragment:ay,clearcoat_normal_fragment_begin:ly,clearcoat_normal_fragment_maps:cy,clearcoat_pars_fragment:hy,iridescence_pars_fragment:uy,opaque_fragment:dy,packing:fy,premultiplied_alpha_fragment:py,project_vertex:my,dithering_fragment:gy,dithering_pars_fragment:_y,roughnessmap_fragment:xy,roughnessmap_pars_fragment:vy,shadowmap_pars_fragment:yy,shadowmap_pars_vertex:by,shadowmap_vertex:My,shadowmask_pars_fragment:Sy,skinbase_vertex:wy,skinning_pars_vertex:Ty,skinning_vertex:Ey,skinnormal_vertex:Ay,specularmap_fragment:Cy,specularmap_pars_fragment:Ry,tonemapping_fragment:Py,tonemapping_pars_fragment:Iy,transmission_fragment:Ly,transmission_pars_fragment:Dy,uv_pars_fragment:Ny,uv_pars_vertex:Uy,uv_vertex:Fy,worldpos_vertex:Oy,background_vert:By,background_frag:ky,backgroundCube_vert:zy,backgroundCube_frag:Vy,cube_vert:Hy,cube_frag:Gy,depth_vert:Wy,depth_frag:Xy,distance_vert:qy,distance_frag:$y,equirect_vert:Yy,equirect_frag:Zy,linedashed_vert:Jy,linedashed_frag:Ky,meshbasic_vert:jy,meshbasic_frag:Qy,meshlambert_vert:eb,meshlambert_frag:tb,meshmatcap_vert:nb,meshmatcap_frag:ib,meshnormal_vert:sb,meshnormal_frag:rb,meshphong_vert:ob,meshphong_frag:ab,meshphysical_vert:lb,meshphysical_frag:cb,meshtoon_vert:hb,meshtoon_frag:ub,points_vert:db,points_frag:fb,shadow_vert:pb,shadow_frag:mb,sprite_vert:gb,sprite_frag:_b},Le={common:{diffuse:{value:new qe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new it}},envmap:{envMap:{value:null},envMapRotation:{value:new it},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new it}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new it}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new it},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new it},normalScale:{value:new et(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new it},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new it}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new it}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new it}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new qe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new qe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0},uvTransform:{value:new it}},sprite:{diffuse:{value:new qe(16777215)},opacity:{value:1},center:{value:new et(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}}},rs={basic:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},specular:{value:new qe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:Xn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:Xn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new qe(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:Xn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:Xn([Le.points,Le.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:Xn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:Xn([Le.common,Le.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:Xn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:Xn([Le.sprite,Le.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new it},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new it}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:Xn([Le.common,Le.displacementmap,{referencePosition:{value:new B},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:Xn([Le.lights,Le.fog,{color:{value:new qe(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};rs.physical={uniforms:Xn([rs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new it},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new it},clearcoatNormalScale:{value:new et(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new it},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new it},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new it},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new it},sheen:{value:0},sheenColor:{value:new qe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new it},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new it},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new it},transmissionSamplerSize:{value:new et},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new it},attenuationDistance:{value:0},attenuationColor:{value:new qe(0)},specularColor:{value:new qe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new it},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new it},anisotropyVector:{value:new et},anisotropyMap:{value:null},anisotropyMapTransform:{value:new it}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var rh={r:0,b:0,g:0},xb=new wt,Cm=new it;Cm.set(-1,0,0,0,1,0,0,0,1);function vb(n,e,t,i,s,r){let o=new qe(0),a=s===!0?0:1,c,l,h=null,d=0,u=null;function f(y){let C=y.isScene===!0?y.background:null;if(C&&C.isTexture){let M=y.backgroundBlurriness>0;C=e.get(C,M)}return C}function p(y){let C=!1,M=f(y);M===null?g(o,a):M&&M.isColor&&(g(M,1),C=!0);let I=n.xr.getEnvironmentBlendMode();I==="additive"?t.buffers.color.setClear(0,0,0,1,r):I==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||C)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function v(y,C){let M=f(C);M&&M.isCubeTexture?(l===void 0&&(l=new Un(new Qi(1,1,1),new es({name:"BackgroundCubeMaterial",uniforms:wr(rs.backgroundCube.uniforms),vertexShader:rs.backgroundCube.vertexShader,fragmentShader:rs.backgroundCube.fragmentShader,side:Qn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),l.geometry.deleteAttribute("uv"),l.onBeforeRender=function(I,A,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(l.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(l)),l.material.uniforms.envMap.value=M,l.material.uniforms.backgroundBlurriness.value=C.backgroundBlurriness,l.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,l.material.uniforms.backgroundRotation.value.setFromMatrix4(xb.makeRotationFromEuler(C.backgroundRotation)).transpose(),M.isRenderTargetTexture===!1&&l.material.uniforms.backgroundRotation.value.premultiply(Cm),l.material.toneMapped=yt.getTransfer(M.colorSpace)!==Rt,(h!==M||d!==M.version||u!==n.toneMapping)&&(l.material.needsUpdate=!0,h=M,d=M.version,u=n.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null)):M&&M.isTexture&&(c===void 0&&(c=new Un(new ya(2,2),new es({name:"BackgroundMaterial",uniforms:wr(rs.background.uniforms),vertexShader:rs.background.vertexShader,fragmentShader:rs.background.fragmentShader,side:er,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),Object.defineProperty(c.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(c)),c.material.uniforms.t2D.value=M,c.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,c.material.toneMapped=yt.getTransfer(M.colorSpace)!==Rt,M.matrixAutoUpdate===!0&&M.updateMatrix(),c.material.uniforms.uvTransform.value.copy(M.matrix),(h!==M||d!==M.version||u!==n.toneMapping)&&(c.material.needsUpdate=!0,h=M,d=M.version,u=n.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null))}function g(y,C){y.getRGB(rh,td(n)),t.buffers.color.setClear(rh.r,rh.g,rh.b,C,r)}function m(){l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0),c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,C=1){o.set(y),a=C,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,g(o,a)},render:p,addToRenderList:v,dispose:m}}function yb(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=u(null),r=s,o=!1;function a(N,V,W,D,X){let Y=!1,G=d(N,D,W,V);r!==G&&(r=G,l(r.object)),Y=f(N,D,W,X),Y&&p(N,D,W,X),X!==null&&e.update(X,n.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,M(N,V,W,D),X!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(X).buffer))}function c(){return n.createVertexArray()}function l(N){return n.bindVertexArray(N)}function h(N){return n.deleteVertexArray(N)}function d(N,V,W,D){let X=D.wireframe===!0,Y=i[V.id];Y===void 0&&(Y={},i[V.id]=Y);let G=N.isInstancedMesh===!0?N.id:0,ce=Y[G];ce===void 0&&(ce={},Y[G]=ce);let K=ce[W.id];K===void 0&&(K={},ce[W.id]=K);let Q=K[X];return Q===void 0&&(Q=u(c()),K[X]=Q),Q}function u(N){let V=[],W=[],D=[];for(let X=0;X<t;X++)V[X]=0,W[X]=0,D[X]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:W,attributeDivisors:D,object:N,attributes:{},index:null}}function f(N,V,W,D){let X=r.attributes,Y=V.attributes,G=0,ce=W.getAttributes();for(let K in ce)if(ce[K].location>=0){let se=X[K],de=Y[K];if(de===void 0&&(K==="instanceMatrix"&&N.instanceMatrix&&(de=N.instanceMatrix),K==="instanceColor"&&N.instanceColor&&(de=N.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;G++}return r.attributesNum!==G||r.index!==D}function p(N,V,W,D){let X={},Y=V.attributes,G=0,ce=W.getAttributes();for(let K in ce)if(ce[K].location>=0){let se=Y[K];se===void 0&&(K==="instanceMatrix"&&N.instanceMatrix&&(se=N.instanceMatrix),K==="instanceColor"&&N.instanceColor&&(se=N.instanceColor));let de={};de.attribute=se,se&&se.data&&(de.data=se.data),X[K]=de,G++}r.attributes=X,r.attributesNum=G,r.index=D}function v(){let N=r.newAttributes;for(let V=0,W=N.length;V<W;V++)N[V]=0}function g(N){m(N,0)}function m(N,V){let W=r.newAttributes,D=r.enabledAttributes,X=r.attributeDivisors;W[N]=1,D[N]===0&&(n.enableVertexAttribArray(N),D[N]=1),X[N]!==V&&(n.vertexAttribDivisor(N,V),X[N]=V)}function y(){let N=r.newAttributes,V=r.enabledAttributes;for(let W=0,D=V.length;W<D;W++)V[W]!==N[W]&&(n.disableVertexAttribArray(W),V[W]=0)}function C(N,V,W,D,X,Y,G){G===!0?n.vertexAttribIPointer(N,V,W,X,Y):n.vertexAttribPointer(N,V,W,D,X,Y)}function M(N,V,W,D){v();let X=D.attributes,Y=W.getAttributes(),G=V.defaultAttributeValues;for(let ce in Y){let K=Y[ce];if(K.location>=0){let Q=X[ce];if(Q===void 0&&(ce==="instanceMatrix"&&N.instanceMatrix&&(Q=N.instanceMatrix),ce==="instanceColor"&&N.instanceColor&&(Q=N.instanceColor)),Q!==void 0){let se=Q.normalized,de=Q.itemSize,ue=e.get(Q);if(ue===void 0)continue;let ee=ue.buffer,me=ue.type,xe=ue.bytesPerElement,Ae=me===n.INT||me===n.UNSIGNED_INT||Q.gpuType===bc;if(Q.isInterleavedBufferAttribute){let Me=Q.data,We=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,ot=Q.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let He=0;He<K.locationSize;He++)m(K.location+He,Me.meshPerAttribute);N.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let He=0;He<K.locationSize;He++)g(K.location+He);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let He=0;He<K.locationSize;He++)C(K.location+He,de/K.locationSize,me,se,We*xe,(ot+de/K.locationSize*He)*xe,Ae)}else{if(Q.isInstancedBufferAttribute){for(let Me=0;Me<K.locationSize;Me++)m(K.location+Me,Q.meshPerAttribute);N.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Me=0;Me<K.locationSize;Me++)g(K.location+Me);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let Me=0;Me<K.locationSize;Me++)C(K.location+Me,de/K.locationSize,me,se,de*xe,de/K.locationSize*Me*xe,Ae)}}else if(G!==void 0){let se=G[ce];if(se!==void 0)switch(se.length){case 2:n.vertexAttrib2fv(K.location,se);break;case 3:n.vertexAttrib3fv(K.location,se);break;case 4:n.vertexAttrib4fv(K.location,se);break;default:n.vertexAttrib1fv(K.location,se)}}}}y()}function I(){z();for(let N in i){let V=i[N];for(let W in V){let D=V[W];for(let X in D){let Y=D[X];for(let G in Y)h(Y[G].object),delete Y[G];delete D[X]}}delete i[N]}}function A(N){if(i[N.id]===void 0)return;let V=i[N.id];for(let W in V){let D=V[W];for(let X in D){let Y=D[X];for(let G in Y)h(Y[G].object),delete Y[G];delete D[X]}}delete i[N.id]}function x(N){for(let V in i){let W=i[V];for(let D in W){let X=W[D];if(X[N.id]===void 0)continue;let Y=X[N.id];for(let G in Y)h(Y[G].object),delete Y[G];delete X[N.id]}}}function E(N){for(let V in i){let W=i[V],D=N.isInstancedMesh===!0?N.id:0,X=W[D];if(X!==void 0){for(let Y in X){let G=X[Y];for(let ce in G)h(G[ce].object),delete G[ce];delete X[Y]}delete W[D],Object.keys(W).length===0&&delete i[V]}}}function z(){U(),o=!0,r!==s&&(r=s,l(r.object))}function U(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:z,resetDefaultState:U,dispose:I,releaseStatesOfGeometry:A,releaseStatesOfObject:E,releaseStatesOfProgram:x,initAttributes:v,enableAttribute:g,disableUnusedAttributes:y}}function bb(n,e,t){let i;function s(c){i=c}function r(c,l){n.drawArrays(i,c,l),t.update(l,i,1)}function o(c,l,h){h!==0&&(n.drawArraysInstanced(i,c,l,h),t.update(l,i,h))}function a(c,l,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,c,0,l,0,h);let u=0;for(let f=0;f<h;f++)u+=l[f];t.update(u,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Mb(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==Bi&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let E=x===Oi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==ii&&x!==Ti&&!E&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function c(x){if(x==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=t.precision!==void 0?t.precision:"highp",h=c(l);h!==l&&(Ye("WebGLRenderer:",l,"not supported, using",h,"instead."),l=h);let d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),u=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&Ye("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&Ye("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),p=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=n.getParameter(n.MAX_TEXTURE_SIZE),g=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),m=n.getParameter(n.MAX_VERTEX_ATTRIBS),y=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),C=n.getParameter(n.MAX_VARYING_VECTORS),M=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),I=n.getParameter(n.MAX_SAMPLES),A=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:p,maxTextureSize:v,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:y,maxVaryings:C,maxFragmentUniforms:M,maxSamples:I,samples:A}}function Sb(n){let e=this,t=null,i=0,s=!1,r=!1,o=new fi,a=new it,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){let f=d.length!==0||u||i!==0||s;return s=u,i=d.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,u){t=h(d,u,0)},this.setState=function(d,u,f){let p=d.clippingPlanes,v=d.clipIntersection,g=d.clipShadows,m=n.get(d);if(!s||p===null||p.length===0||r&&!g)r?h(null):l();else{let y=r?0:i,C=y*4,M=m.clippingState||null;c.value=M,M=h(p,u,C,f);for(let I=0;I!==C;++I)M[I]=t[I];m.clippingState=M,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=y}};function l(){c.value!==t&&(c.value=t,c.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function h(d,u,f,p){let v=d!==null?d.length:0,g=null;if(v!==0){if(g=c.value,p!==!0||g===null){let m=f+v*4,y=u.matrixWorldInverse;a.getNormalMatrix(y),(g===null||g.length<m)&&(g=new Float32Array(m));for(let C=0,M=f;C!==v;++C,M+=4)o.copy(d[C]).applyMatrix4(y,a),o.normal.toArray(g,M),g[M+3]=o.constant}c.value=g,c.needsUpdate=!0}return e.numPlanes=v,e.numIntersection=0,g}}var Ha=class extends pi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new _a(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Qi(5,5,5),r=new es({name:"CubemapFromEquirect",uniforms:wr(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Qn,blending:yr});r.uniforms.tEquirect.value=t;let o=new Un(s,r),a=t.minFilter;return t.minFilter===Ts&&(t.minFilter=jn),new mo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},om=256,wb=3,Tb=20,Rm=256,Pm=16,Eb=3,Ab=new B,Cb=new qe,ah=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new mo(1,10,null),this._boxMesh=new Un(new Qi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=Ab}=r,c=this._renderer;this._setSize(o);let l=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let d=c.autoClear,u=c.autoClearColor,f=c.autoClearDepth,p=c.autoClearStencil,v=e.background;c.autoClear=!0,c.autoClearColor=!0,c.autoClearDepth=!0,c.autoClearStencil=!0,v===null&&(e.background=c.getClearColor(Cb));let g=new mo(i,s,h);return g.position.copy(a),g.update(c,e),c.autoClear=d,c.autoClearColor=u,c.autoClearDepth=f,c.autoClearStencil=p,e.background=v,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(l,t)),this._applyPMREM(l),l}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=cm(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=lm(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(om,ju(e))}_fromTexture(e,t){e.mapping===Mr||e.mapping===vo?this._setSize(e.image.length===0?om:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=am(e,!1,!1),i=Math.log2(e)-wb;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=am(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Mr||e.mapping===vo?(this._cubemapMaterial===null&&(this._cubemapMaterial=cm()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=lm()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=Rb(),this._integrationMaterial=Pb());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Pm);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-Eb)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let c=a>0?Math.log2(t)+.5*Math.log2(6/(Rm*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=c,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=Ib());let i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function am(n,e,t){return new Ha(n,{minFilter:Ts,generateMipmaps:e,type:Oi,colorSpace:aa,depthBuffer:t})}function Ga(n,e,t){return new es({name:n,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:Qn,blending:yr,depthTest:!1,depthWrite:!1})}function Rb(){return Ga("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Rm}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Pb(){return Ga("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Pm}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Ib(){return Ga("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Tb}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function lm(){return Ga("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function cm(){return Ga("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Lb(n){let e=new WeakMap,t=new WeakMap,i=null;function s(u,f=!1){return u==null?null:f?o(u):r(u)}function r(u){if(u&&u.isTexture){let f=u.mapping;if(f===xc||f===vc)if(e.has(u)){let p=e.get(u).texture;return a(p,u.mapping)}else{let p=u.image;if(p&&p.height>0){let v=new Ha(p.height);return v.fromEquirectangularTexture(n,u),e.set(u,v),u.addEventListener("dispose",l),a(v.texture,u.mapping)}else return null}}return u}function o(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let f=u.mapping,p=f===xc||f===vc,v=f===Mr||f===vo;if(p||v){let g=t.get(u),m=g!==void 0?g.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==m)return i===null&&(i=new ah(n)),g=p?i.fromEquirectangular(u,g):i.fromCubemap(u,g),g.texture.pmremVersion=u.pmremVersion,t.set(u,g),g.texture;if(g!==void 0)return g.texture;{let y=u.image;return p&&y&&y.height>0||v&&y&&c(y)?(i===null&&(i=new ah(n)),g=p?i.fromEquirectangular(u):i.fromCubemap(u),g.texture.pmremVersion=u.pmremVersion,t.set(u,g),u.addEventListener("dispose",h),g.texture):null}}}return u}function a(u,f){return f===xc?u.mapping=Mr:f===vc&&(u.mapping=vo),u}function c(u){let f=0,p=6;for(let v=0;v<p;v++)u[v]!==void 0&&f++;return f===p}function l(u){let f=u.target;f.removeEventListener("dispose",l);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(u){let f=u.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function d(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:d}}function Db(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&ia("WebGLRenderer: "+i+" extension not supported."),s}}}function Nb(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){c(p.target)}function c(p){p.index!==null&&e.remove(p.index);for(let g in p.attributes)e.remove(p.attributes[g]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let v=r.get(p);v&&(e.remove(v),r.delete(p)),i.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function l(p,v){return s[v.id]!==void 0||(v.addEventListener("dispose",a),s[v.id]=new WeakRef(v),o.register(v,v.id,v),t.memory.geometries++),v}function h(p){let v=p.attributes;for(let g in v)e.update(v[g],n.ARRAY_BUFFER)}function d(p){let v=p.index,g=p.attributes.position,m=0;if(g===void 0)return;let y=v!==null?v.array.length:g.array.length/3-1,C=g.count>=65535?pa:fa,M=new C(Math.ceil(y/3)*6,1),I=M.array;if(v!==null){let x=v.array;m=v.version;for(let E=0,z=0;E<y;E+=3){let U=x[E+0],N=x[E+1],V=x[E+2];I[z++]=U,I[z++]=N,I[z++]=N,I[z++]=V,I[z++]=V,I[z++]=U}}else{m=g.version;for(let x=0,E=0;x<y;x+=3){let z=x+0,U=x+1,N=x+2;I[E++]=z,I[E++]=U,I[E++]=U,I[E++]=N,I[E++]=N,I[E++]=z}}M.version=m;let A=r.get(p);A&&e.remove(A),r.set(p,M)}function u(p){let v=r.get(p);if(v){let g=p.index;g!==null&&v.version<g.version&&d(p)}else d(p);return r.get(p)}function f(){for(let p in s){let v=s[p].deref();v!==void 0&&c(v)}}return{get:l,update:h,getWireframeAttribute:u,dispose:f}}function Ub(n,e,t){let i;function s(d){i=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function c(d,u){n.drawElements(i,u,r,d*o),t.update(u,i,1)}function l(d,u,f){f!==0&&(n.drawElementsInstanced(i,u,r,d*o,f),t.update(u,i,f))}function h(d,u,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,u,0,r,d,0,f);let v=0;for(let g=0;g<f;g++)v+=u[g];t.update(v,i,1)}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=h}function Fb(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:nt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function Ob(n,e,t){let i=new WeakMap,s=new Jt;function r(o,a,c){let l=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=h!==void 0?h.length:0,u=i.get(a);if(u===void 0||u.count!==d){let z=function(){x.dispose(),i.delete(a),a.removeEventListener("dispose",z)};u!==void 0&&u.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],C=0;f===!0&&(C=1),p===!0&&(C=2),v===!0&&(C=3);let M=a.attributes.position.count*C,I=1;M>e.maxTextureSize&&(I=Math.ceil(M/e.maxTextureSize),M=e.maxTextureSize);let A=new Float32Array(M*I*4*d),x=new ha(A,M,I,d);x.type=Ti,x.needsUpdate=!0;let E=C*4;for(let U=0;U<d;U++){let N=g[U],V=m[U],W=y[U],D=M*I*4*U;for(let X=0;X<N.count;X++){let Y=X*E;f===!0&&(s.fromBufferAttribute(N,X),A[D+Y+0]=s.x,A[D+Y+1]=s.y,A[D+Y+2]=s.z,A[D+Y+3]=0),p===!0&&(s.fromBufferAttribute(V,X),A[D+Y+4]=s.x,A[D+Y+5]=s.y,A[D+Y+6]=s.z,A[D+Y+7]=0),v===!0&&(s.fromBufferAttribute(W,X),A[D+Y+8]=s.x,A[D+Y+9]=s.y,A[D+Y+10]=s.z,A[D+Y+11]=W.itemSize===4?s.w:1)}}u={count:d,texture:x,size:new et(M,I)},i.set(a,u),a.addEventListener("dispose",z)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let v=0;v<l.length;v++)f+=l[v];let p=a.morphTargetsRelative?1:1-f;c.getUniforms().setValue(n,"morphTargetBaseInfluence",p),c.getUniforms().setValue(n,"morphTargetInfluences",l)}c.getUniforms().setValue(n,"morphTargetsTexture",u.texture,t),c.getUniforms().setValue(n,"morphTargetsTextureSize",u.size)}return{update:r}}function Bb(n,e,t,i,s){let r=new WeakMap;function o(l){let h=s.render.frame,d=l.geometry,u=e.get(l,d);if(r.get(u)!==h&&(e.update(u),r.set(u,h)),l.isInstancedMesh&&(l.hasEventListener("dispose",c)===!1&&l.addEventListener("dispose",c),r.get(l)!==h&&(t.update(l.instanceMatrix,n.ARRAY_BUFFER),l.instanceColor!==null&&t.update(l.instanceColor,n.ARRAY_BUFFER),r.set(l,h))),l.isSkinnedMesh){let f=l.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return u}function a(){r=new WeakMap}function c(l){let h=l.target;h.removeEventListener("dispose",c),i.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var kb={[Lu]:"LINEAR_TONE_MAPPING",[Du]:"REINHARD_TONE_MAPPING",[Nu]:"CINEON_TONE_MAPPING",[Uu]:"ACES_FILMIC_TONE_MAPPING",[Ou]:"AGX_TONE_MAPPING",[Bu]:"NEUTRAL_TONE_MAPPING",[Fu]:"CUSTOM_TONE_MAPPING"};function zb(n,e,t,i,s,r){let o=new pi(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,c=null,l=null,h=new on;h.setAttribute("position",new Vt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Vt([0,2,0,0,2,0],2));let d=new nc({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),u=new Un(h,d),f=new Ea(-1,1,1,-1,0,1),p=null,v=null,g=!1,m,y=null,C=[],M=!1;this.setSize=function(I,A){o.setSize(I,A),a!==null&&a.setSize(I,A),c!==null&&c.setSize(I,A);for(let x=0;x<C.length;x++){let E=C[x];E.setSize&&E.setSize(I,A)}},this.setEffects=function(I){C=I,M=C.length>0&&C[0].isRenderPass===!0;let A=o.width,x=o.height;C.length>0&&a===null&&(a=new pi(A,x,{type:Oi,depthBuffer:!1,stencilBuffer:!1}),c=new pi(A,x,{type:Oi,depthBuffer:!1,stencilBuffer:!1}));let E=s===!0&&C.some(z=>z.needsDepthTexture===!0);E!==(o.depthTexture!==null)&&(E===!0&&l===null&&(l=new Ss(A,x),r===!0&&(l.format=Es,l.type=Sr)),o.dispose(),o.depthTexture=E?l:null,o.resolveDepthBuffer=E,o.storeMultisampledDepthBuffer=E);for(let z=0;z<C.length;z++){let U=C[z];U.setSize&&U.setSize(A,x),E&&U.needsDepthTexture===!0&&U.setDepthTexture&&U.setDepthTexture(l)}},this.begin=function(I,A){if(g||I.toneMapping===is&&C.length===0)return!1;if(y=A,A!==null){let x=A.width,E=A.height;(o.width!==x||o.height!==E)&&this.setSize(x,E)}return M===!1&&I.setRenderTarget(o),m=I.toneMapping,I.toneMapping=is,!0},this.hasRenderPass=function(){return M},this.end=function(I,A){I.toneMapping=m,g=!0;let x=o,E=a;for(let z=0;z<C.length;z++){let U=C[z];U.enabled!==!1&&(U.render(I,E,x,A),U.needsSwap!==!1&&(x=E,E=E===a?c:a))}if(p!==I.outputColorSpace||v!==I.toneMapping){p=I.outputColorSpace,v=I.toneMapping,d.defines={},yt.getTransfer(p)===Rt&&(d.defines.SRGB_TRANSFER="");let z=kb[v];z&&(d.defines[z]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=x.texture,I.setRenderTarget(y),I.render(u,f),y=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),c!==null&&c.dispose(),h.dispose(),d.dispose()}}var Im=new ti,Lm=new Ss(1,1),Dm=new xa(1),Nm=new ha,Um=new Kl,Fm=new _a,hm=[],um=[],dm=new Float32Array(16),fm=new Float32Array(9),pm=new Float32Array(4);function So(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=hm[s];if(r===void 0&&(r=new Float32Array(s),hm[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function Mn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Sn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function ch(n,e){let t=um[e];t===void 0&&(t=new Int32Array(e),um[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function Vb(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function Hb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Mn(t,e))return;n.uniform2fv(this.addr,e),Sn(t,e)}}function Gb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Mn(t,e))return;n.uniform3fv(this.addr,e),Sn(t,e)}}function Wb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Mn(t,e))return;n.uniform4fv(this.addr,e),Sn(t,e)}}function Xb(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Mn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Sn(t,e)}else{if(Mn(t,i))return;pm.set(i),n.uniformMatrix2fv(this.addr,!1,pm),Sn(t,i)}}function qb(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Mn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Sn(t,e)}else{if(Mn(t,i))return;fm.set(i),n.uniformMatrix3fv(this.addr,!1,fm),Sn(t,i)}}function $b(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Mn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Sn(t,e)}else{if(Mn(t,i))return;dm.set(i),n.uniformMatrix4fv(this.addr,!1,dm),Sn(t,i)}}function Yb(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function Zb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Mn(t,e))return;n.uniform2iv(this.addr,e),Sn(t,e)}}function Jb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Mn(t,e))return;n.uniform3iv(this.addr,e),Sn(t,e)}}function Kb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Mn(t,e))return;n.uniform4iv(this.addr,e),Sn(t,e)}}function jb(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function Qb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Mn(t,e))return;n.uniform2uiv(this.addr,e),Sn(t,e)}}function eM(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Mn(t,e))return;n.uniform3uiv(this.addr,e),Sn(t,e)}}function tM(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Mn(t,e))return;n.uniform4uiv(this.addr,e),Sn(t,e)}}function hh(n){return n.version===0&&(n.compareFunction=Yu,n.needsUpdate=!0),n}function nM(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=hh(Lm):r=Im,t.setTexture2D(e||r,s)}function iM(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||Um,s)}function sM(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=hh(Dm):r=Fm,t.setTextureCube(e||r,s)}function rM(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||Nm,s)}function oM(n){switch(n){case 5126:return Vb;case 35664:return Hb;case 35665:return Gb;case 35666:return Wb;case 35674:return Xb;case 35675:return qb;case 35676:return $b;case 5124:case 35670:return Yb;case 35667:case 35671:return Zb;case 35668:case 35672:return Jb;case 35669:case 35673:return Kb;case 5125:return jb;case 36294:return Qb;case 36295:return eM;case 36296:return tM;case 35678:case 36198:case 36298:case 36306:case 35682:return nM;case 35679:case 36299:case 36307:return iM;case 35680:case 36300:case 36308:case 36293:return sM;case 36289:case 36303:case 36311:case 36292:return rM}}function aM(n,e){n.uniform1fv(this.addr,e)}function lM(n,e){let t=So(e,this.size,2);n.uniform2fv(this.addr,t)}function cM(n,e){let t=So(e,this.size,3);n.uniform3fv(this.addr,t)}function hM(n,e){let t=So(e,this.size,4);n.uniform4fv(this.addr,t)}function uM(n,e){let t=So(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function dM(n,e){let t=So(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function fM(n,e){let t=So(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function pM(n,e){n.uniform1iv(this.addr,e)}function mM(n,e){n.uniform2iv(this.addr,e)}function gM(n,e){n.uniform3iv(this.addr,e)}function _M(n,e){n.uniform4iv(this.addr,e)}function xM(n,e){n.uniform1uiv(this.addr,e)}function vM(n,e){n.uniform2uiv(this.addr,e)}function yM(n,e){n.uniform3uiv(this.addr,e)}function bM(n,e){n.uniform4uiv(this.addr,e)}function MM(n,e,t){let i=this.cache,s=e.length,r=ch(t,s);Mn(i,r)||(n.uniform1iv(this.addr,r),Sn(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?o=hh(Lm):o=Im;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function SM(n,e,t){let i=this.cache,s=e.length,r=ch(t,s);Mn(i,r)||(n.uniform1iv(this.addr,r),Sn(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Um,r[o])}function wM(n,e,t){let i=this.cache,s=e.length,r=ch(t,s);Mn(i,r)||(n.uniform1iv(this.addr,r),Sn(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=hh(Dm):o=Fm;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function TM(n,e,t){let i=this.cache,s=e.length,r=ch(t,s);Mn(i,r)||(n.uniform1iv(this.addr,r),Sn(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Nm,r[o])}function EM(n){switch(n){case 5126:return aM;case 35664:return lM;case 35665:return cM;case 35666:return hM;case 35674:return uM;case 35675:return dM;case 35676:return fM;case 5124:case 35670:return pM;case 35667:case 35671:return mM;case 35668:case 35672:return gM;case 35669:case 35673:return _M;case 5125:return xM;case 36294:return vM;case 36295:return yM;case 36296:return bM;case 35678:case 36198:case 36298:case 36306:case 35682:return MM;case 35679:case 36299:case 36307:return SM;case 35680:case 36300:case 36308:case 36293:return wM;case 36289:case 36303:case 36311:case 36292:return TM}}var ad=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=oM(t.type)}},ld=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=EM(t.type)}},cd=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},rd=/(\w+)(\])?(\[|\.)?/g;function mm(n,e){n.seq.push(e),n.map[e.id]=e}function AM(n,e,t){let i=n.name,s=i.length;for(rd.lastIndex=0;;){let r=rd.exec(i),o=rd.lastIndex,a=r[1],c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){mm(t,l===void 0?new ad(a,n,e):new ld(a,n,e));break}else{let d=t.map[a];d===void 0&&(d=new cd(a),mm(t,d)),t=d}}}var Mo=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),c=e.getUniformLocation(t,a.name);AM(a,c,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],c=i[a.id];c.needsUpdate!==!1&&a.setValue(e,c.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function gm(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var CM=37297,RM=0;function PM(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var _m=new it;function IM(n){yt._getMatrix(_m,yt.workingColorSpace,n);let e=`mat3( ${_m.elements.map(t=>t.toFixed(4))} )`;switch(yt.getTransfer(n)){case la:return[e,"LinearTransferOETF"];case Rt:return[e,"sRGBTransferOETF"];default:return Ye("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function xm(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+PM(n.getShaderSource(e),a)}else return r}function LM(n,e){let t=IM(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var DM={[Lu]:"Linear",[Du]:"Reinhard",[Nu]:"Cineon",[Uu]:"ACESFilmic",[Ou]:"AgX",[Bu]:"Neutral",[Fu]:"Custom"};function NM(n,e){let t=DM[e];return t===void 0?(Ye("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var oh=new B;function UM(){yt.getLuminanceCoefficients(oh);let n=oh.x.toFixed(4),e=oh.y.toFixed(4),t=oh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function FM(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Va).join(`
`)}function OM(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function BM(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function Va(n){return n!==""}function vm(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function ym(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var kM=/^[ \t]*#include +<([\w\d./]+)>/gm;function hd(n){return n.replace(kM,zM)}function zM(n,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return hd(t)}var VM=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function bm(n){return n.replace(VM,HM)}function HM(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Mm(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var GM={[Ia]:"SHADOWMAP_TYPE_PCF",[_o]:"SHADOWMAP_TYPE_VSM"};function WM(n){return GM[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var XM={[vo]:"ENVMAP_MODE_REFRACTION"};function qM(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":XM[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var $M={[_c]:"ENVMAP_BLENDING_MULTIPLY",[Bp]:"ENVMAP_BLENDING_MIX",[kp]:"ENVMAP_BLENDING_ADD"};function YM(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":$M[n.combine]||"ENVMAP_BLENDING_NONE"}function ZM(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,c=WM(t),l=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=qM(t),d=YM(t),u=FM(t),f=OM(r),p=s.createProgram(),v,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(v=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Va).join(`
`),v.length>0&&(v+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Va).join(`
`),g.length>0&&(g+=`
`)):(v=[Mm(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Va).join(`
`),g=[Mm(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+l:"",t.envMap?"#define "+h:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==is?"#define TONE_MAPPING":"",t.toneMapping!==is?ft.tonemapping_pars_fragment:"",t.toneMapping!==is?NM("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,LM("linearToOutputTexel",t.outputColorSpace),UM(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Va).join(`
`)),o=hd(o),o=vm(o,t),o=ym(o,t),a=hd(a),a=vm(a,t),a=ym(a,t),o=bm(o),a=bm(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,v=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,g=["#define varying in",t.glslVersion===Zu?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Zu?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let y=m+v+o,C=m+g+a,M=gm(s,s.VERTEX_SHADER,y),I=gm(s,s.FRAGMENT_SHADER,C);s.attachShader(p,M),s.attachShader(p,I),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function A(U){if(n.debug.checkShaderErrors){let N=s.getProgramInfoLog(p)||"",V=s.getShaderInfoLog(M)||"",W=s.getShaderInfoLog(I)||"",D=N.trim(),X=V.trim(),Y=W.trim(),G=!0,ce=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,p,M,I);else{let K=xm(s,M,"vertex"),Q=xm(s,I,"fragment");nt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+U.name+`
Material Type: `+U.type+`

Program Info Log: `+D+`
`+K+`
`+Q)}else D!==""?Ye("WebGLProgram: Program Info Log:",D):(X===""||Y==="")&&(ce=!1);ce&&(U.diagnostics={runnable:G,programLog:D,vertexShader:{log:X,prefix:v},fragmentShader:{log:Y,prefix:g}})}s.deleteShader(M),s.deleteShader(I),x=new Mo(s,p),E=BM(s,p)}let x;this.getUniforms=function(){return x===void 0&&A(this),x};let E;this.getAttributes=function(){return E===void 0&&A(this),E};let z=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return z===!1&&(z=s.getProgramParameter(p,CM)),z},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=RM++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=M,this.fragmentShader=I,this}var JM=0,ud=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new dd(e),t.set(e,i)),i}},dd=class{constructor(e){this.id=JM++,this.code=e,this.usedTimes=0}};function KM(n){return n===tr||n===Oa||n===Ba}function jM(n,e,t,i,s,r){let o=new ua,a=new ud,c=new Set,l=[],h=new Map,d=i.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return c.add(x),x===0?"uv":`uv${x}`}function p(x,E,z,U,N,V){let W=U.fog,D=N.geometry,X=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?U.environment:null,Y=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,G=e.get(x.envMap||X,Y),ce=u[x.type],K=i.precision;x.precision!==null&&(K=i.getMaxPrecision(x.precision),K!==x.precision&&Ye("WebGLProgram.getParameters:",x.precision,"not supported, using",K,"instead."));let Q=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,se=Q!==void 0?Q.length:0,de=0;D.morphAttributes.position!==void 0&&(de=1),D.morphAttributes.normal!==void 0&&(de=2),D.morphAttributes.color!==void 0&&(de=3);let ue,ee,me,xe;if(ce){let Ce=rs[ce];ue=Ce.vertexShader,ee=Ce.fragmentShader}else{ue=x.vertexShader,ee=x.fragmentShader;let Ce=a.getVertexShaderStage(x),ct=a.getFragmentShaderStage(x);a.update(x,Ce,ct),me=Ce.id,xe=ct.id}let Ae=n.getRenderTarget(),Me=n.state.buffers.depth.getReversed(),We=N.isInstancedMesh===!0,ot=N.isBatchedMesh===!0,He=!!x.map,pt=!!x.matcap,ut=!!G,st=ut&&G.isPMREMTexture===!0,Yt=!!x.aoMap,zt=!!x.lightMap,ln=!!x.bumpMap&&x.wireframe===!1,Ut=!!x.normalMap,An=!!x.displacementMap,Mt=!!x.emissiveMap,xn=!!x.metalnessMap,jt=!!x.roughnessMap,cn=x.anisotropy>0,O=x.clearcoat>0,Re=x.diffuseRoughness>0,Ze=x.dispersion>0,at=x.retroreflectivity>0,Se=x.iridescence>0,Ot=x.sheen>0,Ve=x.transmission>0,$e=cn&&!!x.anisotropyMap,R=O&&!!x.clearcoatMap,b=O&&!!x.clearcoatNormalMap,q=O&&!!x.clearcoatRoughnessMap,he=Re&&!!x.diffuseRoughnessMap,oe=Se&&!!x.iridescenceMap,_e=Se&&!!x.iridescenceThicknessMap,ve=Ot&&!!x.sheenColorMap,te=Ot&&!!x.sheenRoughnessMap,ie=!!x.specularMap,pe=!!x.specularColorMap,F=!!x.specularIntensityMap,re=Ve&&!!x.transmissionMap,ne=Ve&&!!x.thicknessMap,we=!!x.gradientMap,ge=!!x.alphaMap,be=x.alphaTest>0,Ge=!!x.alphaHash,Ke=!!x.extensions,le=is;x.toneMapped&&(Ae===null||Ae.isXRRenderTarget===!0)&&(le=n.toneMapping);let Be=st?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,je={shaderID:ce,shaderType:x.type,shaderName:x.name,vertexShader:ue,fragmentShader:ee,defines:x.defines,customVertexShaderID:me,customFragmentShaderID:xe,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:K,batching:ot,batchingColor:ot&&N._colorsTexture!==null,instancing:We,instancingColor:We&&N.instanceColor!==null,instancingMorph:We&&N.morphTexture!==null,outputColorSpace:Ae===null?n.outputColorSpace:Ae.isXRRenderTarget===!0?Ae.texture.colorSpace:yt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:He,matcap:pt,envMap:ut,envMapMode:ut&&G.mapping,envMapPMREM:st,envMapMaxLod:st?Be.length-1:null,envMapSize:st?Be[0].width:null,aoMap:Yt,lightMap:zt,bumpMap:ln,normalMap:Ut,displacementMap:An,emissiveMap:Mt,normalMapObjectSpace:Ut&&x.normalMapType===Hp,normalMapTangentSpace:Ut&&x.normalMapType===sh,packedNormalMap:Ut&&x.normalMapType===sh&&KM(x.normalMap.format),metalnessMap:xn,roughnessMap:jt,anisotropy:cn,anisotropyMap:$e,clearcoat:O,clearcoatMap:R,clearcoatNormalMap:b,clearcoatRoughnessMap:q,diffuseRoughness:Re,diffuseRoughnessMap:he,dispersion:Ze,retroreflection:at,iridescence:Se,iridescenceMap:oe,iridescenceThicknessMap:_e,sheen:Ot,sheenColorMap:ve,sheenRoughnessMap:te,specularMap:ie,specularColorMap:pe,specularIntensityMap:F,transmission:Ve,transmissionMap:re,thicknessMap:ne,gradientMap:we,opaque:x.transparent===!1&&x.blending===xo&&x.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:Ge,combine:x.combine,mapUv:He&&f(x.map.channel),aoMapUv:Yt&&f(x.aoMap.channel),lightMapUv:zt&&f(x.lightMap.channel),bumpMapUv:ln&&f(x.bumpMap.channel),normalMapUv:Ut&&f(x.normalMap.channel),displacementMapUv:An&&f(x.displacementMap.channel),emissiveMapUv:Mt&&f(x.emissiveMap.channel),metalnessMapUv:xn&&f(x.metalnessMap.channel),roughnessMapUv:jt&&f(x.roughnessMap.channel),anisotropyMapUv:$e&&f(x.anisotropyMap.channel),clearcoatMapUv:R&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:b&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:ve&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:te&&f(x.sheenRoughnessMap.channel),specularMapUv:ie&&f(x.specularMap.channel),specularColorMapUv:pe&&f(x.specularColorMap.channel),specularIntensityMapUv:F&&f(x.specularIntensityMap.channel),transmissionMapUv:re&&f(x.transmissionMap.channel),thicknessMapUv:ne&&f(x.thicknessMap.channel),alphaMapUv:ge&&f(x.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Ut||cn),vertexNormals:!!D.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:N.isPoints===!0&&!!D.attributes.uv&&(He||ge),fog:!!W,useFog:x.fog===!0,fogExp2:!!W&&W.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||D.attributes.normal===void 0&&Ut===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:Me,skinning:N.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:E.sun.length,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numSunLightShadows:E.sunShadowMap.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numLightProbeGrids:V.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:n.shadowMap.enabled&&z.length>0,shadowMapType:n.shadowMap.type,toneMapping:le,decodeVideoTexture:He&&x.map.isVideoTexture===!0&&yt.getTransfer(x.map.colorSpace)===Rt,decodeVideoTextureEmissive:Mt&&x.emissiveMap.isVideoTexture===!0&&yt.getTransfer(x.emissiveMap.colorSpace)===Rt,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===ns,flipSided:x.side===Qn,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Ke&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Ke&&x.extensions.multiDraw===!0||ot)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return je.vertexUv1s=c.has(1),je.vertexUv2s=c.has(2),je.vertexUv3s=c.has(3),c.clear(),je}function v(x){let E=[];if(x.shaderID?E.push(x.shaderID):(E.push(x.customVertexShaderID),E.push(x.customFragmentShaderID)),x.defines!==void 0)for(let z in x.defines)E.push(z),E.push(x.defines[z]);return x.isRawShaderMaterial===!1&&(g(E,x),m(E,x),E.push(n.outputColorSpace)),E.push(x.customProgramCacheKey),E.join()}function g(x,E){x.push(E.precision),x.push(E.outputColorSpace),x.push(E.envMapMode),x.push(E.envMapPMREM),x.push(E.envMapMaxLod),x.push(E.envMapSize),x.push(E.mapUv),x.push(E.alphaMapUv),x.push(E.lightMapUv),x.push(E.aoMapUv),x.push(E.bumpMapUv),x.push(E.normalMapUv),x.push(E.displacementMapUv),x.push(E.emissiveMapUv),x.push(E.metalnessMapUv),x.push(E.roughnessMapUv),x.push(E.anisotropyMapUv),x.push(E.clearcoatMapUv),x.push(E.clearcoatNormalMapUv),x.push(E.clearcoatRoughnessMapUv),x.push(E.diffuseRoughnessMapUv),x.push(E.iridescenceMapUv),x.push(E.iridescenceThicknessMapUv),x.push(E.sheenColorMapUv),x.push(E.sheenRoughnessMapUv),x.push(E.specularMapUv),x.push(E.specularColorMapUv),x.push(E.specularIntensityMapUv),x.push(E.transmissionMapUv),x.push(E.thicknessMapUv),x.push(E.combine),x.push(E.fogExp2),x.push(E.sizeAttenuation),x.push(E.morphTargetsCount),x.push(E.numSunLights),x.push(E.numDirLights),x.push(E.numPointLights),x.push(E.numSpotLights),x.push(E.numSpotLightMaps),x.push(E.numHemiLights),x.push(E.numRectAreaLights),x.push(E.numSunLightShadows),x.push(E.numDirLightShadows),x.push(E.numPointLightShadows),x.push(E.numSpotLightShadows),x.push(E.numSpotLightShadowsWithMaps),x.push(E.numLightProbes),x.push(E.numLightProbeGrids),x.push(E.shadowMapType),x.push(E.toneMapping),x.push(E.numClippingPlanes),x.push(E.numClipIntersection),x.push(E.depthPacking)}function m(x,E){o.disableAll(),E.instancing&&o.enable(0),E.instancingColor&&o.enable(1),E.instancingMorph&&o.enable(2),E.matcap&&o.enable(3),E.envMap&&o.enable(4),E.normalMapObjectSpace&&o.enable(5),E.normalMapTangentSpace&&o.enable(6),E.clearcoat&&o.enable(7),E.iridescence&&o.enable(8),E.alphaTest&&o.enable(9),E.vertexColors&&o.enable(10),E.vertexAlphas&&o.enable(11),E.vertexUv1s&&o.enable(12),E.vertexUv2s&&o.enable(13),E.vertexUv3s&&o.enable(14),E.vertexTangents&&o.enable(15),E.anisotropy&&o.enable(16),E.alphaHash&&o.enable(17),E.batching&&o.enable(18),E.dispersion&&o.enable(19),E.retroreflection&&o.enable(24),E.diffuseRoughness&&o.enable(25),E.batchingColor&&o.enable(20),E.gradientMap&&o.enable(21),E.packedNormalMap&&o.enable(22),E.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),E.fog&&o.enable(0),E.useFog&&o.enable(1),E.flatShading&&o.enable(2),E.logarithmicDepthBuffer&&o.enable(3),E.reversedDepthBuffer&&o.enable(4),E.skinning&&o.enable(5),E.morphTargets&&o.enable(6),E.morphNormals&&o.enable(7),E.morphColors&&o.enable(8),E.premultipliedAlpha&&o.enable(9),E.shadowMapEnabled&&o.enable(10),E.doubleSided&&o.enable(11),E.flipSided&&o.enable(12),E.useDepthPacking&&o.enable(13),E.dithering&&o.enable(14),E.transmission&&o.enable(15),E.sheen&&o.enable(16),E.opaque&&o.enable(17),E.pointsUvs&&o.enable(18),E.decodeVideoTexture&&o.enable(19),E.decodeVideoTextureEmissive&&o.enable(20),E.alphaToCoverage&&o.enable(21),E.numLightProbeGrids>0&&o.enable(22),E.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function y(x){let E=u[x.type],z;if(E){let U=rs[E];z=im.clone(U.uniforms)}else z=x.uniforms;return z}function C(x,E){let z=h.get(E);return z!==void 0?++z.usedTimes:(z=new ZM(n,E,x,s),l.push(z),h.set(E,z)),z}function M(x){if(--x.usedTimes===0){let E=l.indexOf(x);l[E]=l[l.length-1],l.pop(),h.delete(x.cacheKey),x.destroy()}}function I(x){a.remove(x)}function A(){a.dispose()}return{getParameters:p,getProgramCacheKey:v,getUniforms:y,acquireProgram:C,releaseProgram:M,releaseShaderCache:I,programs:l,dispose:A}}function QM(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,c){n.get(o)[a]=c}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function eS(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function Sm(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function wm(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(u){let f=0;return u.isInstancedMesh&&(f+=2),u.isSkinnedMesh&&(f+=1),f}function a(u,f,p,v,g,m){let y=n[e];return y===void 0?(y={id:u.id,object:u,geometry:f,material:p,materialVariant:o(u),groupOrder:v,renderOrder:u.renderOrder,z:g,group:m},n[e]=y):(y.id=u.id,y.object=u,y.geometry=f,y.material=p,y.materialVariant=o(u),y.groupOrder=v,y.renderOrder=u.renderOrder,y.z=g,y.group=m),e++,y}function c(u,f,p,v,g,m,y){y.reversedDepth===!0&&(g=-g);let C=a(u,f,p,v,g,m);p.transmission>0?i.push(C):p.transparent===!0?s.push(C):t.push(C)}function l(u,f,p,v,g,m){let y=a(u,f,p,v,g,m);p.transmission>0?i.unshift(y):p.transparent===!0?s.unshift(y):t.unshift(y)}function h(u,f){t.length>1&&t.sort(u||eS),i.length>1&&i.sort(f||Sm),s.length>1&&s.sort(f||Sm)}function d(){for(let u=e,f=n.length;u<f;u++){let p=n[u];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:c,unshift:l,finish:d,sort:h}}function tS(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new wm,n.set(i,[o])):s>=r.length?(o=new wm,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function nS(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new B,color:new qe};break;case"SpotLight":t={position:new B,direction:new B,color:new qe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new B,color:new qe,distance:0,decay:0};break;case"HemisphereLight":t={direction:new B,skyColor:new qe,groundColor:new qe};break;case"RectAreaLight":t={color:new qe,position:new B,halfWidth:new B,halfHeight:new B};break}return n[e.id]=t,t}}}function iS(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new et};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new et};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new et,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var sS=0;function rS(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function oS(n){let e=new nS,t=iS(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)i.probe.push(new B);let s=new B,r=new wt,o=new wt;function a(l){let h=0,d=0,u=0;for(let V=0;V<9;V++)i.probe[V].set(0,0,0);let f=0,p=0,v=0,g=0,m=0,y=0,C=0,M=0,I=0,A=0,x=0,E=0,z=0,U=0;l.sort(rS);for(let V=0,W=l.length;V<W;V++){let D=l[V],X=D.color,Y=D.intensity,G=D.distance,ce=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===tr?ce=D.shadow.map.texture:ce=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=X.r*Y,d+=X.g*Y,u+=X.b*Y;else if(D.isLightProbe){for(let K=0;K<9;K++)i.probe[K].addScaledVector(D.sh.coefficients[K],Y);U++}else if(D.isSunLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),i.sunShadow[p]=se,i.sunShadowMap[p]=ce;let de=Q.getViewportCount();for(let ue=0;ue<de;ue++)i.sunShadowMatrix[v+ue]=Q.getMatrix(ue),i.sunShadowCascade[v+ue]=Q._cascadeData[ue];v+=de,p++}i.sun[f]=K,f++}else if(D.isDirectionalLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,i.directionalShadow[g]=se,i.directionalShadowMap[g]=ce,i.directionalShadowMatrix[g]=D.shadow.matrix,I++}i.directional[g]=K,g++}else if(D.isSpotLight){let K=e.get(D);K.position.setFromMatrixPosition(D.matrixWorld),K.color.copy(X).multiplyScalar(Y),K.distance=G,K.coneCos=Math.cos(D.angle),K.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),K.decay=D.decay,i.spot[y]=K;let Q=D.shadow;if(D.map&&(i.spotLightMap[E]=D.map,E++,Q.updateMatrices(D),D.castShadow&&z++),i.spotLightMatrix[y]=Q.matrix,D.castShadow){let se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,i.spotShadow[y]=se,i.spotShadowMap[y]=ce,x++}y++}else if(D.isRectAreaLight){let K=e.get(D);K.color.copy(X).multiplyScalar(Y),K.halfWidth.set(D.width*.5,0,0),K.halfHeight.set(0,D.height*.5,0),i.rectArea[C]=K,C++}else if(D.isPointLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),K.distance=D.distance,K.decay=D.decay,D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,i.pointShadow[m]=se,i.pointShadowMap[m]=ce,i.pointShadowMatrix[m]=D.shadow.matrix,A++}i.point[m]=K,m++}else if(D.isHemisphereLight){let K=e.get(D);K.skyColor.copy(D.color).multiplyScalar(Y),K.groundColor.copy(D.groundColor).multiplyScalar(Y),i.hemi[M]=K,M++}}C>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Le.LTC_FLOAT_1,i.rectAreaLTC2=Le.LTC_FLOAT_2):(i.rectAreaLTC1=Le.LTC_HALF_1,i.rectAreaLTC2=Le.LTC_HALF_2)),i.ambient[0]=h,i.ambient[1]=d,i.ambient[2]=u;let N=i.hash;(N.sunLength!==f||N.directionalLength!==g||N.pointLength!==m||N.spotLength!==y||N.rectAreaLength!==C||N.hemiLength!==M||N.numSunShadows!==p||N.numDirectionalShadows!==I||N.numPointShadows!==A||N.numSpotShadows!==x||N.numSpotMaps!==E||N.numLightProbes!==U)&&(i.sun.length=f,i.directional.length=g,i.spot.length=y,i.rectArea.length=C,i.point.length=m,i.hemi.length=M,i.sunShadow.length=p,i.sunShadowMap.length=p,i.sunShadowMatrix.length=v,i.sunShadowCascade.length=v,i.directionalShadow.length=I,i.directionalShadowMap.length=I,i.directionalShadowMatrix.length=I,i.pointShadow.length=A,i.pointShadowMap.length=A,i.pointShadowMatrix.length=A,i.spotShadow.length=x,i.spotShadowMap.length=x,i.spotLightMatrix.length=x+E-z,i.spotLightMap.length=E,i.numSpotLightShadowsWithMaps=z,i.numLightProbes=U,N.sunLength=f,N.directionalLength=g,N.pointLength=m,N.spotLength=y,N.rectAreaLength=C,N.hemiLength=M,N.numSunShadows=p,N.numDirectionalShadows=I,N.numPointShadows=A,N.numSpotShadows=x,N.numSpotMaps=E,N.numLightProbes=U,i.version=sS++)}function c(l,h){let d=0,u=0,f=0,p=0,v=0,g=0,m=h.matrixWorldInverse;for(let y=0,C=l.length;y<C;y++){let M=l[y];if(M.isSunLight){let I=i.sun[d];I.direction.setFromMatrixPosition(M.matrixWorld),I.direction.transformDirection(m),d++}else if(M.isDirectionalLight){let I=i.directional[u];I.direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),I.direction.sub(s),I.direction.transformDirection(m),u++}else if(M.isSpotLight){let I=i.spot[p];I.position.setFromMatrixPosition(M.matrixWorld),I.position.applyMatrix4(m),I.direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),I.direction.sub(s),I.direction.transformDirection(m),p++}else if(M.isRectAreaLight){let I=i.rectArea[v];I.position.setFromMatrixPosition(M.matrixWorld),I.position.applyMatrix4(m),o.identity(),r.copy(M.matrixWorld),r.premultiply(m),o.extractRotation(r),I.halfWidth.set(M.width*.5,0,0),I.halfHeight.set(0,M.height*.5,0),I.halfWidth.applyMatrix4(o),I.halfHeight.applyMatrix4(o),v++}else if(M.isPointLight){let I=i.point[f];I.position.setFromMatrixPosition(M.matrixWorld),I.position.applyMatrix4(m),f++}else if(M.isHemisphereLight){let I=i.hemi[g];I.direction.setFromMatrixPosition(M.matrixWorld),I.direction.transformDirection(m),g++}}}return{setup:a,setupView:c,state:i}}function Tm(n){let e=new oS(n),t=[],i=[],s=[];function r(d){h.camera=d,t.length=0,i.length=0,s.length=0}function o(d){d.isLightProbeGrid?s.push(d):t.push(d)}function a(d){i.push(d)}function c(){e.setup(t),s.sort((d,u)=>d.priority-u.priority||d.id-u.id)}function l(d){e.setupView(t,d)}let h={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:c,setupLightsView:l,pushLight:o,pushShadow:a}}function aS(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Tm(n),e.set(s,[a])):r>=o.length?(a=new Tm(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var lS=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,cS=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,hS=[new B(1,0,0),new B(-1,0,0),new B(0,1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1)],uS=[new B(0,-1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1),new B(0,-1,0),new B(0,-1,0)],Em=new wt,za=new B,od=new B;function dS(n,e,t){let i=new $s,s=new et,r=new et,o=new Jt,a=new ic,c=new sc,l={},h=t.maxTextureSize,d={[er]:Qn,[Qn]:er,[ns]:ns},u=new es({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new et},radius:{value:4}},vertexShader:lS,fragmentShader:cS}),f=u.clone();f.defines.HORIZONTAL_PASS=1;let p=new on;p.setAttribute("position",new gn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let v=new Un(p,u),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ia;let m=this.type;this.render=function(A,x,E){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||A.length===0)return;this.type===vp&&(Ye("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ia);let z=n.getRenderTarget(),U=n.getActiveCubeFace(),N=n.getActiveMipmapLevel(),V=n.state;V.setBlending(yr),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let W=m!==this.type;W&&x.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(X=>X.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,X=A.length;D<X;D++){let Y=A[D],G=Y.shadow;if(G===void 0){Ye("WebGLShadowMap:",Y,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let ce=G.getFrameExtents();s.multiply(ce),r.copy(G.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ce.x),s.x=r.x*ce.x,G.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ce.y),s.y=r.y*ce.y,G.mapSize.y=r.y));let K=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=K,G.map===null||W===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===_o){if(Y.isPointLight){Ye("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new pi(s.x,s.y,{format:tr,type:Oi,minFilter:jn,magFilter:jn,generateMipmaps:!1}),G.map.texture.name=Y.name+".shadowMap",G.map.depthTexture=new Ss(s.x,s.y,Ti),G.map.depthTexture.name=Y.name+".shadowMapDepth",G.map.depthTexture.format=vs,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Dn,G.map.depthTexture.magFilter=Dn}else Y.isPointLight?(G.map=new Ha(s.x),G.map.depthTexture=new xa(s.x,Fi)):(G.map=new pi(s.x,s.y),G.map.depthTexture=new Ss(s.x,s.y,Fi)),G.map.depthTexture.name=Y.name+".shadowMap",G.map.depthTexture.format=vs,this.type===Ia?(G.map.depthTexture.compareFunction=K?$u:qu,G.map.depthTexture.minFilter=jn,G.map.depthTexture.magFilter=jn):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Dn,G.map.depthTexture.magFilter=Dn);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let Q=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();Y.isPointLight!==!0&&G.updateMatrices(Y,E);let se=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:E.layers;for(let de=0;de<Q;de++){let ue=G.getCamera(de);if(Y.isPointLight){let ee=G.camera,me=G.matrix,xe=Y.distance||ee.far;xe!==ee.far&&(ee.far=xe,ee.updateProjectionMatrix()),za.setFromMatrixPosition(Y.matrixWorld),ee.position.copy(za),od.copy(ee.position),od.add(hS[de]),ee.up.copy(uS[de]),ee.lookAt(od),ee.updateMatrixWorld(),me.makeTranslation(-za.x,-za.y,-za.z),Em.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),G._frustum.setFromProjectionMatrix(Em,ee.coordinateSystem,ee.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,de),n.clear();else{de===0&&(n.setRenderTarget(G.map),n.clear());let ee=G.getViewport(de);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),V.viewport(o)}i=G.getFrustum(de),M(x,E,ue,Y,se,this.type)}G.isPointLightShadow!==!0&&this.type===_o&&y(G,E),G.needsUpdate=!1}m=this.type,g.needsUpdate=!1,n.setRenderTarget(z,U,N)};function y(A,x){let E=e.update(v);u.defines.VSM_SAMPLES!==A.blurSamples&&(u.defines.VSM_SAMPLES=A.blurSamples,f.defines.VSM_SAMPLES=A.blurSamples,u.needsUpdate=!0,f.needsUpdate=!0),A.mapPass===null?A.mapPass=new pi(s.x,s.y,{format:tr,type:Oi}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),u.uniforms.shadow_pass.value=A.map.depthTexture,u.uniforms.resolution.value.set(A.map.width,A.map.height),u.uniforms.radius.value=A.radius,n.setRenderTarget(A.mapPass),n.clear(),n.renderBufferDirect(x,null,E,u,v,null),f.uniforms.shadow_pass.value=A.mapPass.texture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,n.setRenderTarget(A.map),n.clear(),n.renderBufferDirect(x,null,E,f,v,null)}function C(A,x,E,z){let U=null,N=E.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(N!==void 0)U=N;else if(U=E.isPointLight===!0?c:a,n.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let V=U.uuid,W=x.uuid,D=l[V];D===void 0&&(D={},l[V]=D);let X=D[W];X===void 0&&(X=U.clone(),D[W]=X,x.addEventListener("dispose",I)),U=X}if(U.visible=x.visible,U.wireframe=x.wireframe,z===_o?U.side=x.shadowSide!==null?x.shadowSide:x.side:U.side=x.shadowSide!==null?x.shadowSide:d[x.side],U.alphaMap=x.alphaMap,U.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,U.map=x.map,U.clipShadows=x.clipShadows,U.clippingPlanes=x.clippingPlanes,U.clipIntersection=x.clipIntersection,U.displacementMap=x.displacementMap,U.displacementScale=x.displacementScale,U.displacementBias=x.displacementBias,U.wireframeLinewidth=x.wireframeLinewidth,U.linewidth=x.linewidth,E.isPointLight===!0&&U.isMeshDistanceMaterial===!0){let V=n.properties.get(U);V.light=E}return U}function M(A,x,E,z,U,N){if(A.visible===!1)return;if(A.layers.test(U)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&N===_o)&&(!A.frustumCulled||A.intersectsFrustum(i))){A.modelViewMatrix.multiplyMatrices(E.matrixWorldInverse,A.matrixWorld);let D=e.update(A),X=A.material;if(Array.isArray(X)){let Y=D.groups;for(let G=0,ce=Y.length;G<ce;G++){let K=Y[G],Q=X[K.materialIndex];if(Q&&Q.visible){let se=C(A,Q,z,N);A.onBeforeShadow(n,A,x,E,D,se,K),n.renderBufferDirect(E,null,D,se,A,K),A.onAfterShadow(n,A,x,E,D,se,K)}}}else if(X.visible){let Y=C(A,X,z,N);A.onBeforeShadow(n,A,x,E,D,Y,null),n.renderBufferDirect(E,null,D,Y,A,null),A.onAfterShadow(n,A,x,E,D,Y,null)}}let W=A.children;for(let D=0,X=W.length;D<X;D++)M(W[D],x,E,z,U,N)}function I(A){A.target.removeEventListener("dispose",I);for(let E in l){let z=l[E],U=A.target.uuid;U in z&&(z[U].dispose(),delete z[U])}}}function fS(n,e){function t(){let F=!1,re=new Jt,ne=null,we=new Jt(0,0,0,0);return{setMask:function(ge){ne!==ge&&!F&&(n.colorMask(ge,ge,ge,ge),ne=ge)},setLocked:function(ge){F=ge},setClear:function(ge,be,Ge,Ke,le){le===!0&&(ge*=Ke,be*=Ke,Ge*=Ke),re.set(ge,be,Ge,Ke),we.equals(re)===!1&&(n.clearColor(ge,be,Ge,Ke),we.copy(re))},reset:function(){F=!1,ne=null,we.set(-1,0,0,0)}}}function i(){let F=!1,re=!1,ne=null,we=null,ge=null;return{setReversed:function(be){if(re!==be){let Ge=e.get("EXT_clip_control");be?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),re=be;let Ke=ge;ge=null,this.setClear(Ke)}},getReversed:function(){return re},setTest:function(be){be?Me(n.DEPTH_TEST):We(n.DEPTH_TEST)},setMask:function(be){ne!==be&&!F&&(n.depthMask(be),ne=be)},setFunc:function(be){if(re&&(be=Qp[be]),we!==be){switch(be){case kl:n.depthFunc(n.NEVER);break;case zl:n.depthFunc(n.ALWAYS);break;case Vl:n.depthFunc(n.LESS);break;case ao:n.depthFunc(n.LEQUAL);break;case Hl:n.depthFunc(n.EQUAL);break;case Gl:n.depthFunc(n.GEQUAL);break;case Wl:n.depthFunc(n.GREATER);break;case Xl:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}we=be}},setLocked:function(be){F=be},setClear:function(be){ge!==be&&(ge=be,re&&(be=1-be),n.clearDepth(be))},reset:function(){F=!1,ne=null,we=null,ge=null,re=!1}}}function s(){let F=!1,re=null,ne=null,we=null,ge=null,be=null,Ge=null,Ke=null,le=null;return{setTest:function(Be){F||(Be?Me(n.STENCIL_TEST):We(n.STENCIL_TEST))},setMask:function(Be){re!==Be&&!F&&(n.stencilMask(Be),re=Be)},setFunc:function(Be,je,Ce){(ne!==Be||we!==je||ge!==Ce)&&(n.stencilFunc(Be,je,Ce),ne=Be,we=je,ge=Ce)},setOp:function(Be,je,Ce){(be!==Be||Ge!==je||Ke!==Ce)&&(n.stencilOp(Be,je,Ce),be=Be,Ge=je,Ke=Ce)},setLocked:function(Be){F=Be},setClear:function(Be){le!==Be&&(n.clearStencil(Be),le=Be)},reset:function(){F=!1,re=null,ne=null,we=null,ge=null,be=null,Ge=null,Ke=null,le=null}}}let r=new t,o=new i,a=new s,c={},l=new WeakMap,h={},d={},u={},f=new WeakMap,p=[],v=null,g=!1,m=null,y=null,C=null,M=null,I=null,A=null,x=null,E=new qe(0,0,0),z=0,U=!1,N=null,V=null,W=null,D=null,X=null,Y=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ce=0,K=n.getParameter(n.VERSION);K.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(K)[1]),G=ce>=1):K.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(K)[1]),G=ce>=2);let Q=null,se={},de=n.getParameter(n.SCISSOR_BOX),ue=n.getParameter(n.VIEWPORT),ee=new Jt().fromArray(de),me=new Jt().fromArray(ue);function xe(F,re,ne,we){let ge=new Uint8Array(4),be=n.createTexture();n.bindTexture(F,be),n.texParameteri(F,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(F,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let Ge=0;Ge<ne;Ge++)F===n.TEXTURE_3D||F===n.TEXTURE_2D_ARRAY?n.texImage3D(re,0,n.RGBA,1,1,we,0,n.RGBA,n.UNSIGNED_BYTE,ge):n.texImage2D(re+Ge,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ge);return be}let Ae={};Ae[n.TEXTURE_2D]=xe(n.TEXTURE_2D,n.TEXTURE_2D,1),Ae[n.TEXTURE_CUBE_MAP]=xe(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ae[n.TEXTURE_2D_ARRAY]=xe(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ae[n.TEXTURE_3D]=xe(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(n.DEPTH_TEST),o.setFunc(ao),ln(!1),Ut(Eu),Me(n.CULL_FACE),Yt(yr);function Me(F){h[F]!==!0&&(n.enable(F),h[F]=!0)}function We(F){h[F]!==!1&&(n.disable(F),h[F]=!1)}function ot(F,re){return u[F]!==re?(n.bindFramebuffer(F,re),u[F]=re,F===n.DRAW_FRAMEBUFFER&&(u[n.FRAMEBUFFER]=re),F===n.FRAMEBUFFER&&(u[n.DRAW_FRAMEBUFFER]=re),!0):!1}function He(F,re){let ne=p,we=!1;if(F){ne=f.get(re),ne===void 0&&(ne=[],f.set(re,ne));let ge=F.textures;if(ne.length!==ge.length||ne[0]!==n.COLOR_ATTACHMENT0){for(let be=0,Ge=ge.length;be<Ge;be++)ne[be]=n.COLOR_ATTACHMENT0+be;ne.length=ge.length,we=!0}}else ne[0]!==n.BACK&&(ne[0]=n.BACK,we=!0);we&&n.drawBuffers(ne)}function pt(F){return v!==F?(n.useProgram(F),v=F,!0):!1}let ut={[br]:n.FUNC_ADD,[bp]:n.FUNC_SUBTRACT,[Mp]:n.FUNC_REVERSE_SUBTRACT};ut[Sp]=n.MIN,ut[wp]=n.MAX;let st={[Tp]:n.ZERO,[Ep]:n.ONE,[Ap]:n.SRC_COLOR,[Pu]:n.SRC_ALPHA,[Dp]:n.SRC_ALPHA_SATURATE,[Ip]:n.DST_COLOR,[Rp]:n.DST_ALPHA,[Cp]:n.ONE_MINUS_SRC_COLOR,[Iu]:n.ONE_MINUS_SRC_ALPHA,[Lp]:n.ONE_MINUS_DST_COLOR,[Pp]:n.ONE_MINUS_DST_ALPHA,[Np]:n.CONSTANT_COLOR,[Up]:n.ONE_MINUS_CONSTANT_COLOR,[Fp]:n.CONSTANT_ALPHA,[Op]:n.ONE_MINUS_CONSTANT_ALPHA};function Yt(F,re,ne,we,ge,be,Ge,Ke,le,Be){if(F===yr){g===!0&&(We(n.BLEND),g=!1);return}if(g===!1&&(Me(n.BLEND),g=!0),F!==yp){if(F!==m||Be!==U){if((y!==br||I!==br)&&(n.blendEquation(n.FUNC_ADD),y=br,I=br),Be)switch(F){case xo:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Au:n.blendFunc(n.ONE,n.ONE);break;case Cu:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Ru:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:nt("WebGLState: Invalid blending: ",F);break}else switch(F){case xo:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Au:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Cu:nt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Ru:nt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:nt("WebGLState: Invalid blending: ",F);break}C=null,M=null,A=null,x=null,E.set(0,0,0),z=0,m=F,U=Be}return}ge=ge||re,be=be||ne,Ge=Ge||we,(re!==y||ge!==I)&&(n.blendEquationSeparate(ut[re],ut[ge]),y=re,I=ge),(ne!==C||we!==M||be!==A||Ge!==x)&&(n.blendFuncSeparate(st[ne],st[we],st[be],st[Ge]),C=ne,M=we,A=be,x=Ge),(Ke.equals(E)===!1||le!==z)&&(n.blendColor(Ke.r,Ke.g,Ke.b,le),E.copy(Ke),z=le),m=F,U=!1}function zt(F,re){F.side===ns?We(n.CULL_FACE):Me(n.CULL_FACE);let ne=F.side===Qn;re&&(ne=!ne),ln(ne),F.blending===xo&&F.transparent===!1?Yt(yr):Yt(F.blending,F.blendEquation,F.blendSrc,F.blendDst,F.blendEquationAlpha,F.blendSrcAlpha,F.blendDstAlpha,F.blendColor,F.blendAlpha,F.premultipliedAlpha),o.setFunc(F.depthFunc),o.setTest(F.depthTest),o.setMask(F.depthWrite),r.setMask(F.colorWrite);let we=F.stencilWrite;a.setTest(we),we&&(a.setMask(F.stencilWriteMask),a.setFunc(F.stencilFunc,F.stencilRef,F.stencilFuncMask),a.setOp(F.stencilFail,F.stencilZFail,F.stencilZPass)),Mt(F.polygonOffset,F.polygonOffsetFactor,F.polygonOffsetUnits),F.alphaToCoverage===!0?Me(n.SAMPLE_ALPHA_TO_COVERAGE):We(n.SAMPLE_ALPHA_TO_COVERAGE)}function ln(F){N!==F&&(F?n.frontFace(n.CW):n.frontFace(n.CCW),N=F)}function Ut(F){F!==_p?(Me(n.CULL_FACE),F!==V&&(F===Eu?n.cullFace(n.BACK):F===xp?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):We(n.CULL_FACE),V=F}function An(F){F!==W&&(G&&n.lineWidth(F),W=F)}function Mt(F,re,ne){F?(Me(n.POLYGON_OFFSET_FILL),(D!==re||X!==ne)&&(D=re,X=ne,o.getReversed()&&(re=-re,ne=-ne),n.polygonOffset(re,ne))):We(n.POLYGON_OFFSET_FILL)}function xn(F){F?Me(n.SCISSOR_TEST):We(n.SCISSOR_TEST)}function jt(F){F===void 0&&(F=n.TEXTURE0+Y-1),Q!==F&&(n.activeTexture(F),Q=F)}function cn(F,re,ne){ne===void 0&&(Q===null?ne=n.TEXTURE0+Y-1:ne=Q);let we=se[ne];we===void 0&&(we={type:void 0,texture:void 0},se[ne]=we),(we.type!==F||we.texture!==re)&&(Q!==ne&&(n.activeTexture(ne),Q=ne),n.bindTexture(F,re||Ae[F]),we.type=F,we.texture=re)}function O(){let F=se[Q];F!==void 0&&F.type!==void 0&&(n.bindTexture(F.type,null),F.type=void 0,F.texture=void 0)}function Re(){try{n.compressedTexImage2D(...arguments)}catch(F){nt("WebGLState:",F)}}function Ze(){try{n.compressedTexImage3D(...arguments)}catch(F){nt("WebGLState:",F)}}function at(){try{n.texSubImage2D(...arguments)}catch(F){nt("WebGLState:",F)}}function Se(){try{n.texSubImage3D(...arguments)}catch(F){nt("WebGLState:",F)}}function Ot(){try{n.compressedTexSubImage2D(...arguments)}catch(F){nt("WebGLState:",F)}}function Ve(){try{n.compressedTexSubImage3D(...arguments)}catch(F){nt("WebGLState:",F)}}function $e(){try{n.texStorage2D(...arguments)}catch(F){nt("WebGLState:",F)}}function R(){try{n.texStorage3D(...arguments)}catch(F){nt("WebGLState:",F)}}function b(){try{n.texImage2D(...arguments)}catch(F){nt("WebGLState:",F)}}function q(){try{n.texImage3D(...arguments)}catch(F){nt("WebGLState:",F)}}function he(F){return d[F]!==void 0?d[F]:n.getParameter(F)}function oe(F,re){d[F]!==re&&(n.pixelStorei(F,re),d[F]=re)}function _e(F){ee.equals(F)===!1&&(n.scissor(F.x,F.y,F.z,F.w),ee.copy(F))}function ve(F){me.equals(F)===!1&&(n.viewport(F.x,F.y,F.z,F.w),me.copy(F))}function te(F,re){let ne=l.get(re);ne===void 0&&(ne=new WeakMap,l.set(re,ne));let we=ne.get(F);we===void 0&&(we=n.getUniformBlockIndex(re,F.name),n.uniformBlockBinding(re,we,we),ne.set(F,we))}function ie(F,re,ne){let ge=l.get(re).get(F);c[ge]!==ne&&(n.bindBufferBase(n.UNIFORM_BUFFER,ge,ne),c[ge]=ne)}function pe(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),h={},d={},Q=null,se={},u={},c={},f=new WeakMap,p=[],v=null,g=!1,m=null,y=null,C=null,M=null,I=null,A=null,x=null,E=new qe(0,0,0),z=0,U=!1,N=null,V=null,W=null,D=null,X=null,ee.set(0,0,n.canvas.width,n.canvas.height),me.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:We,bindFramebuffer:ot,drawBuffers:He,useProgram:pt,setBlending:Yt,setMaterial:zt,setFlipSided:ln,setCullFace:Ut,setLineWidth:An,setPolygonOffset:Mt,setScissorTest:xn,activeTexture:jt,bindTexture:cn,unbindTexture:O,compressedTexImage2D:Re,compressedTexImage3D:Ze,texImage2D:b,texImage3D:q,pixelStorei:oe,getParameter:he,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:$e,texStorage3D:R,texSubImage2D:at,texSubImage3D:Se,compressedTexSubImage2D:Ot,compressedTexSubImage3D:Ve,scissor:_e,viewport:ve,reset:pe}}function pS(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new et,h=new WeakMap,d=new Set,u,f=new WeakMap,p=new Set,v=new FinalizationRegistry(R=>p.delete(R)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(R,b){return g?new OffscreenCanvas(R,b):ca("canvas")}function y(R,b,q){let he=1,oe=$e(R);if((oe.width>q||oe.height>q)&&(he=q/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let _e=Math.floor(he*oe.width),ve=Math.floor(he*oe.height);u===void 0&&(u=m(_e,ve));let te=b?m(_e,ve):u;return te.width=_e,te.height=ve,te.getContext("2d").drawImage(R,0,0,_e,ve),Ye("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+_e+"x"+ve+")."),te}else return"data"in R&&Ye("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),R;return R}function C(R){return R.generateMipmaps}function M(R){n.generateMipmap(R)}function I(R){return R.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?n.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function A(R,b,q,he,oe,_e=!1){if(R!==null){if(n[R]!==void 0)return n[R];Ye("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let ve;he&&(ve=e.get("EXT_texture_norm16"),ve||Ye("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=b;if(b===n.RED&&(q===n.FLOAT&&(te=n.R32F),q===n.HALF_FLOAT&&(te=n.R16F),q===n.UNSIGNED_BYTE&&(te=n.R8),q===n.UNSIGNED_SHORT&&ve&&(te=ve.R16_EXT),q===n.SHORT&&ve&&(te=ve.R16_SNORM_EXT)),b===n.RED_INTEGER&&(q===n.UNSIGNED_BYTE&&(te=n.R8UI),q===n.UNSIGNED_SHORT&&(te=n.R16UI),q===n.UNSIGNED_INT&&(te=n.R32UI),q===n.BYTE&&(te=n.R8I),q===n.SHORT&&(te=n.R16I),q===n.INT&&(te=n.R32I)),b===n.RG&&(q===n.FLOAT&&(te=n.RG32F),q===n.HALF_FLOAT&&(te=n.RG16F),q===n.UNSIGNED_BYTE&&(te=n.RG8),q===n.UNSIGNED_SHORT&&ve&&(te=ve.RG16_EXT),q===n.SHORT&&ve&&(te=ve.RG16_SNORM_EXT)),b===n.RG_INTEGER&&(q===n.UNSIGNED_BYTE&&(te=n.RG8UI),q===n.UNSIGNED_SHORT&&(te=n.RG16UI),q===n.UNSIGNED_INT&&(te=n.RG32UI),q===n.BYTE&&(te=n.RG8I),q===n.SHORT&&(te=n.RG16I),q===n.INT&&(te=n.RG32I)),b===n.RGB_INTEGER&&(q===n.UNSIGNED_BYTE&&(te=n.RGB8UI),q===n.UNSIGNED_SHORT&&(te=n.RGB16UI),q===n.UNSIGNED_INT&&(te=n.RGB32UI),q===n.BYTE&&(te=n.RGB8I),q===n.SHORT&&(te=n.RGB16I),q===n.INT&&(te=n.RGB32I)),b===n.RGBA_INTEGER&&(q===n.UNSIGNED_BYTE&&(te=n.RGBA8UI),q===n.UNSIGNED_SHORT&&(te=n.RGBA16UI),q===n.UNSIGNED_INT&&(te=n.RGBA32UI),q===n.BYTE&&(te=n.RGBA8I),q===n.SHORT&&(te=n.RGBA16I),q===n.INT&&(te=n.RGBA32I)),b===n.RGB&&(q===n.UNSIGNED_SHORT&&ve&&(te=ve.RGB16_EXT),q===n.SHORT&&ve&&(te=ve.RGB16_SNORM_EXT),q===n.UNSIGNED_INT_5_9_9_9_REV&&(te=n.RGB9_E5),q===n.UNSIGNED_INT_10F_11F_11F_REV&&(te=n.R11F_G11F_B10F)),b===n.RGBA){let ie=_e?la:yt.getTransfer(oe);q===n.FLOAT&&(te=n.RGBA32F),q===n.HALF_FLOAT&&(te=n.RGBA16F),q===n.UNSIGNED_BYTE&&(te=ie===Rt?n.SRGB8_ALPHA8:n.RGBA8),q===n.UNSIGNED_SHORT&&ve&&(te=ve.RGBA16_EXT),q===n.SHORT&&ve&&(te=ve.RGBA16_SNORM_EXT),q===n.UNSIGNED_SHORT_4_4_4_4&&(te=n.RGBA4),q===n.UNSIGNED_SHORT_5_5_5_1&&(te=n.RGB5_A1)}return(te===n.R16F||te===n.R32F||te===n.RG16F||te===n.RG32F||te===n.RGBA16F||te===n.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function x(R,b){let q;return R?b===null||b===Fi||b===Sr?q=n.DEPTH24_STENCIL8:b===Ti?q=n.DEPTH32F_STENCIL8:b===yo&&(q=n.DEPTH24_STENCIL8,Ye("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):b===null||b===Fi||b===Sr?q=n.DEPTH_COMPONENT24:b===Ti?q=n.DEPTH_COMPONENT32F:b===yo&&(q=n.DEPTH_COMPONENT16),q}function E(R,b){return C(R)===!0||R.isFramebufferTexture&&R.minFilter!==Dn&&R.minFilter!==jn?Math.log2(Math.max(b.width,b.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?b.mipmaps.length:1}function z(R){let b=new WeakRef(R);i.get(R).__ref=b,p.add(b),v.register(R,b,b)}function U(R){let b=i.get(R).__ref;b!==void 0&&(p.delete(b),v.unregister(b))}function N(R){W(R.target)}function V(R){D(R.target)}function W(R){R.removeEventListener("dispose",N),U(R),Y(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&d.delete(R)}function D(R){R.removeEventListener("dispose",V),U(R),ce(R)}function X(){for(let R of p){let b=R.deref();b!==void 0&&(b.isRenderTarget===!0?D(b):W(b))}p.clear(),d.clear()}function Y(R){let b=i.get(R);if(b.__webglInit===void 0)return;let q=R.source,he=f.get(q);if(he){let oe=he[b.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&G(R),Object.keys(he).length===0&&f.delete(q)}i.remove(R)}function G(R){let b=i.get(R);n.deleteTexture(b.__webglTexture);let q=R.source,he=f.get(q);delete he[b.__cacheKey],o.memory.textures--}function ce(R){let b=i.get(R);b.__depthDisposeCallback&&b.__depthDisposeCallback();let q=R.depthTexture;if(q&&q.renderTarget===R&&W(q),R.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(b.__webglFramebuffer[oe]))for(let _e=0;_e<b.__webglFramebuffer[oe].length;_e++)n.deleteFramebuffer(b.__webglFramebuffer[oe][_e]);else n.deleteFramebuffer(b.__webglFramebuffer[oe]);b.__webglDepthbuffer&&n.deleteRenderbuffer(b.__webglDepthbuffer[oe])}else{if(Array.isArray(b.__webglFramebuffer))for(let oe=0;oe<b.__webglFramebuffer.length;oe++)n.deleteFramebuffer(b.__webglFramebuffer[oe]);else n.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&n.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&n.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let oe=0;oe<b.__webglColorRenderbuffer.length;oe++)b.__webglColorRenderbuffer[oe]&&n.deleteRenderbuffer(b.__webglColorRenderbuffer[oe]);b.__webglDepthRenderbuffer&&n.deleteRenderbuffer(b.__webglDepthRenderbuffer)}let he=R.textures;for(let oe=0,_e=he.length;oe<_e;oe++){let ve=i.get(he[oe]);ve.__webglTexture&&(n.deleteTexture(ve.__webglTexture),o.memory.textures--),i.remove(he[oe])}i.remove(R)}let K=0;function Q(){K=0}function se(){return K}function de(R){K=R}function ue(){let R=K;return R>=s.maxTextures&&Ye("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),K+=1,R}function ee(R){let b=[];return b.push(R.wrapS),b.push(R.wrapT),b.push(R.wrapR||0),b.push(R.magFilter),b.push(R.minFilter),b.push(R.anisotropy),b.push(R.internalFormat),b.push(R.format),b.push(R.type),b.push(R.generateMipmaps),b.push(R.mipmapsAutoUpdate),b.push(R.premultiplyAlpha),b.push(R.flipY),b.push(R.unpackAlignment),b.push(R.colorSpace),b.join()}function me(R,b){let q=i.get(R);if(R.isVideoTexture&&Ot(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&q.__version!==R.version){let he=R.image;if(he===null)Ye("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ye("WebGLRenderer: Texture marked for update but image is incomplete");else{zt(q,R,b);return}}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,q.__webglTexture,n.TEXTURE0+b)}function xe(R,b){let q=i.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){zt(q,R,b);return}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,q.__webglTexture,n.TEXTURE0+b)}function Ae(R,b){let q=i.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){zt(q,R,b);return}t.bindTexture(n.TEXTURE_3D,q.__webglTexture,n.TEXTURE0+b)}function Me(R,b){let q=i.get(R);if(R.version>0&&q.__version!==R.version){ln(q,R,b);return}t.bindTexture(n.TEXTURE_CUBE_MAP,q.__webglTexture,n.TEXTURE0+b)}let We={[ql]:n.REPEAT,[Ki]:n.CLAMP_TO_EDGE,[$l]:n.MIRRORED_REPEAT},ot={[Dn]:n.NEAREST,[zp]:n.NEAREST_MIPMAP_NEAREST,[La]:n.NEAREST_MIPMAP_LINEAR,[jn]:n.LINEAR,[yc]:n.LINEAR_MIPMAP_NEAREST,[Ts]:n.LINEAR_MIPMAP_LINEAR},He={[Wp]:n.NEVER,[Yu]:n.ALWAYS,[Xp]:n.LESS,[qu]:n.LEQUAL,[qp]:n.EQUAL,[$u]:n.GEQUAL,[$p]:n.GREATER,[Yp]:n.NOTEQUAL};function pt(R,b){if(b.type===Ti&&e.has("OES_texture_float_linear")===!1&&(b.magFilter===jn||b.magFilter===yc||b.magFilter===La||b.magFilter===Ts||b.minFilter===jn||b.minFilter===yc||b.minFilter===La||b.minFilter===Ts)&&Ye("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(R,n.TEXTURE_WRAP_S,We[b.wrapS]),n.texParameteri(R,n.TEXTURE_WRAP_T,We[b.wrapT]),(R===n.TEXTURE_3D||R===n.TEXTURE_2D_ARRAY)&&n.texParameteri(R,n.TEXTURE_WRAP_R,We[b.wrapR]),n.texParameteri(R,n.TEXTURE_MAG_FILTER,ot[b.magFilter]),n.texParameteri(R,n.TEXTURE_MIN_FILTER,ot[b.minFilter]),b.compareFunction&&(n.texParameteri(R,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(R,n.TEXTURE_COMPARE_FUNC,He[b.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===Dn||b.minFilter!==La&&b.minFilter!==Ts||b.type===Ti&&e.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||i.get(b).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");n.texParameterf(R,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(b.anisotropy,s.getMaxAnisotropy())),i.get(b).__currentAnisotropy=b.anisotropy}}}function ut(R,b){let q=!1;R.__webglInit===void 0&&(R.__webglInit=!0,b.addEventListener("dispose",N),z(b));let he=b.source,oe=f.get(he);oe===void 0&&(oe={},f.set(he,oe));let _e=ee(b);if(_e!==R.__cacheKey){oe[_e]===void 0&&(oe[_e]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[_e].usedTimes++;let ve=oe[R.__cacheKey];ve!==void 0&&(oe[R.__cacheKey].usedTimes--,ve.usedTimes===0&&G(b)),R.__cacheKey=_e,R.__webglTexture=oe[_e].texture}return q}function st(R,b,q){return Math.floor(Math.floor(R/q)/b)}function Yt(R,b,q,he){let _e=R.updateRanges;if(_e.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,b.width,b.height,q,he,b.data);else{_e.sort((F,re)=>F.start-re.start);let ve=0;for(let F=1;F<_e.length;F++){let re=_e[ve],ne=_e[F],we=re.start+re.count,ge=st(ne.start,b.width,4),be=st(re.start,b.width,4);ne.start<=we+1&&ge===be&&st(ne.start+ne.count-1,b.width,4)===ge?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++ve,_e[ve]=ne)}_e.length=ve+1;let te=t.getParameter(n.UNPACK_ROW_LENGTH),ie=t.getParameter(n.UNPACK_SKIP_PIXELS),pe=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,b.width);for(let F=0,re=_e.length;F<re;F++){let ne=_e[F],we=Math.floor(ne.start/4),ge=Math.ceil(ne.count/4),be=we%b.width,Ge=Math.floor(we/b.width),Ke=ge,le=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,be),t.pixelStorei(n.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(n.TEXTURE_2D,0,be,Ge,Ke,le,q,he,b.data)}R.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,te),t.pixelStorei(n.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(n.UNPACK_SKIP_ROWS,pe)}}function zt(R,b,q){let he=n.TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(he=n.TEXTURE_2D_ARRAY),b.isData3DTexture&&(he=n.TEXTURE_3D);let oe=ut(R,b),_e=b.source;t.bindTexture(he,R.__webglTexture,n.TEXTURE0+q);let ve=i.get(_e);if(_e.version!==ve.__version||oe===!0){if(t.activeTexture(n.TEXTURE0+q),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){let le=yt.getPrimaries(yt.workingColorSpace),Be=b.colorSpace===As?null:yt.getPrimaries(b.colorSpace),je=b.colorSpace===As||le===Be?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,je)}t.pixelStorei(n.UNPACK_ALIGNMENT,b.unpackAlignment);let ie=y(b.image,!1,s.maxTextureSize);ie=Ve(b,ie);let pe=r.convert(b.format,b.colorSpace),F=r.convert(b.type),re=A(b.internalFormat,pe,F,b.normalized,b.colorSpace,b.isVideoTexture);pt(he,b);let ne,we=b.mipmaps,ge=b.isVideoTexture!==!0,be=ve.__version===void 0||oe===!0,Ge=_e.dataReady,Ke=E(b,ie);if(b.isDepthTexture)re=x(b.format===Es,b.type),be&&(ge?t.texStorage2D(n.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(n.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,null));else if(b.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(n.TEXTURE_2D,Ke,re,we[0].width,we[0].height);for(let le=0,Be=we.length;le<Be;le++)ne=we[le],ge?Ge&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data);b.generateMipmaps=!1}else ge?(be&&t.texStorage2D(n.TEXTURE_2D,Ke,re,ie.width,ie.height),Ge&&Yt(b,ie,pe,F)):t.texImage2D(n.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,ie.data);else if(b.isCompressedTexture)if(b.isCompressedArrayTexture){ge&&be&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Ke,re,we[0].width,we[0].height,ie.depth);for(let le=0,Be=we.length;le<Be;le++)if(ne=we[le],b.format!==Bi)if(pe!==null)if(ge){if(Ge)if(b.layerUpdates.size>0){let je=sd(ne.width,ne.height,b.format,b.type);for(let Ce of b.layerUpdates){let ct=ne.data.subarray(Ce*je/ne.data.BYTES_PER_ELEMENT,(Ce+1)*je/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,Ce,ne.width,ne.height,1,pe,ct)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,ne.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?Ge&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,F,ne.data):t.texImage3D(n.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,pe,F,ne.data);b.layerUpdates.size>0&&b.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(n.TEXTURE_2D,Ke,re,we[0].width,we[0].height);for(let le=0,Be=we.length;le<Be;le++)ne=we[le],b.format!==Bi?pe!==null?ge?Ge&&t.compressedTexSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,ne.data):t.compressedTexImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,ne.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?Ge&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data)}else if(b.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Ke,re,ie.width,ie.height,ie.depth),Ge)if(b.layerUpdates.size>0){let le=sd(ie.width,ie.height,b.format,b.type);for(let Be of b.layerUpdates){let je=ie.data.subarray(Be*le/ie.data.BYTES_PER_ELEMENT,(Be+1)*le/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Be,ie.width,ie.height,1,pe,F,je)}b.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(b.isData3DTexture)ge?(be&&t.texStorage3D(n.TEXTURE_3D,Ke,re,ie.width,ie.height,ie.depth),Ge&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)):t.texImage3D(n.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(b.isFramebufferTexture){if(be)if(ge)t.texStorage2D(n.TEXTURE_2D,Ke,re,ie.width,ie.height);else{let le=ie.width,Be=ie.height;for(let je=0;je<Ke;je++)t.texImage2D(n.TEXTURE_2D,je,re,le,Be,0,pe,F,null),le>>=1,Be>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in n){let le=n.canvas;if(le.hasAttribute("layoutsubtree")||le.setAttribute("layoutsubtree","true"),ie.parentNode!==le){le.appendChild(ie),d.add(b),le.onpaint=Be=>{let je=Be.changedElements;for(let Ce of d)je.includes(Ce.image)&&(Ce.needsUpdate=!0)},le.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,ie);else{let je=n.RGBA,Ce=n.RGBA,ct=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,je,Ce,ct,ie)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let le=$e(we[0]);t.texStorage2D(n.TEXTURE_2D,Ke,re,le.width,le.height)}for(let le=0,Be=we.length;le<Be;le++)ne=we[le],ge?Ge&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,pe,F,ne):t.texImage2D(n.TEXTURE_2D,le,re,pe,F,ne);b.generateMipmaps=!1}else if(ge){if(be){let le=$e(ie);t.texStorage2D(n.TEXTURE_2D,Ke,re,le.width,le.height)}Ge&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,pe,F,ie)}else t.texImage2D(n.TEXTURE_2D,0,re,pe,F,ie);C(b)&&b.mipmapsAutoUpdate===!0&&M(he),ve.__version=_e.version,b.onUpdate&&b.onUpdate(b)}R.__version=b.version}function ln(R,b,q){if(b.image.length!==6)return;let he=ut(R,b),oe=b.source;t.bindTexture(n.TEXTURE_CUBE_MAP,R.__webglTexture,n.TEXTURE0+q);let _e=i.get(oe);if(oe.version!==_e.__version||he===!0){t.activeTexture(n.TEXTURE0+q);let ve=yt.getPrimaries(yt.workingColorSpace),te=b.colorSpace===As?null:yt.getPrimaries(b.colorSpace),ie=b.colorSpace===As||ve===te?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,b.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);let pe=b.isCompressedTexture||b.image[0].isCompressedTexture,F=b.image[0]&&b.image[0].isDataTexture,re=[];for(let Ce=0;Ce<6;Ce++)!pe&&!F?re[Ce]=y(b.image[Ce],!0,s.maxCubemapSize):re[Ce]=F?b.image[Ce].image:b.image[Ce],re[Ce]=Ve(b,re[Ce]);let ne=re[0],we=r.convert(b.format,b.colorSpace),ge=r.convert(b.type),be=A(b.internalFormat,we,ge,b.normalized,b.colorSpace),Ge=b.isVideoTexture!==!0,Ke=_e.__version===void 0||he===!0,le=oe.dataReady,Be=E(b,ne);pt(n.TEXTURE_CUBE_MAP,b);let je;if(b.isDepthTexture){if(be=x(b.format===Es,b.type),Ke)if(Ge)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,be,ne.width,ne.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,ne.width,ne.height,0,we,ge,null)}else if(pe){Ge&&Ke&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,be,ne.width,ne.height);for(let Ce=0;Ce<6;Ce++){je=re[Ce].mipmaps;for(let ct=0;ct<je.length;ct++){let Ht=je[ct];b.format!==Bi?we!==null?Ge?le&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,Ht.width,Ht.height,we,Ht.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,be,Ht.width,Ht.height,0,Ht.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,Ht.width,Ht.height,we,ge,Ht.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,be,Ht.width,Ht.height,0,we,ge,Ht.data)}}}else{if(je=b.mipmaps,Ge&&Ke){je.length>0&&Be++;let Ce=$e(re[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,be,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(F){Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,re[Ce].width,re[Ce].height,we,ge,re[Ce].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,re[Ce].width,re[Ce].height,0,we,ge,re[Ce].data);for(let ct=0;ct<je.length;ct++){let qn=je[ct].image[Ce].image;Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,qn.width,qn.height,we,ge,qn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,be,qn.width,qn.height,0,we,ge,qn.data)}}else{Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,we,ge,re[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,we,ge,re[Ce]);for(let ct=0;ct<je.length;ct++){let Ht=je[ct];Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,we,ge,Ht.image[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,be,we,ge,Ht.image[Ce])}}}C(b)&&b.mipmapsAutoUpdate===!0&&M(n.TEXTURE_CUBE_MAP),_e.__version=oe.version,b.onUpdate&&b.onUpdate(b)}R.__version=b.version}function Ut(R,b,q,he,oe,_e){let ve=r.convert(q.format,q.colorSpace),te=r.convert(q.type),ie=A(q.internalFormat,ve,te,q.normalized,q.colorSpace),pe=i.get(b),F=i.get(q);if(F.__renderTarget=b,!pe.__hasExternalTextures){let re=Math.max(1,b.width>>_e),ne=Math.max(1,b.height>>_e);oe===n.TEXTURE_3D||oe===n.TEXTURE_2D_ARRAY?t.texImage3D(oe,_e,ie,re,ne,b.depth,0,ve,te,null):t.texImage2D(oe,_e,ie,re,ne,0,ve,te,null)}t.bindFramebuffer(n.FRAMEBUFFER,R),Se(b)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,he,oe,F.__webglTexture,0,at(b)):(oe===n.TEXTURE_2D||oe>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,he,oe,F.__webglTexture,_e),t.bindFramebuffer(n.FRAMEBUFFER,null)}function An(R,b,q){if(n.bindRenderbuffer(n.RENDERBUFFER,R),b.depthBuffer){let he=b.depthTexture,oe=he&&he.isDepthTexture?he.type:null,_e=x(b.stencilBuffer,oe),ve=b.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Se(b)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(b),_e,b.width,b.height):q?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(b),_e,b.width,b.height):n.renderbufferStorage(n.RENDERBUFFER,_e,b.width,b.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,ve,n.RENDERBUFFER,R)}else{let he=b.textures;for(let oe=0;oe<he.length;oe++){let _e=he[oe],ve=r.convert(_e.format,_e.colorSpace),te=r.convert(_e.type),ie=A(_e.internalFormat,ve,te,_e.normalized,_e.colorSpace);Se(b)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(b),ie,b.width,b.height):q?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(b),ie,b.width,b.height):n.renderbufferStorage(n.RENDERBUFFER,ie,b.width,b.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Mt(R,b,q){let he=b.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,R),!(b.depthTexture&&b.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=i.get(b.depthTexture);oe.__renderTarget=b;let _e=he?b.depthTexture.image[0]:b.depthTexture.image;(!oe.__webglTexture||_e.width!==b.width||_e.height!==b.height)&&(_e.width=b.width,_e.height=b.height,b.depthTexture.needsUpdate=!0),he?Me(b.depthTexture,0):me(b.depthTexture,0);let ve=oe.__webglTexture,te=at(b),ie=he?n.TEXTURE_CUBE_MAP_POSITIVE_X+q:n.TEXTURE_2D,pe=b.depthTexture.format===Es?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(b.depthTexture.format===vs)Se(b)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,ie,ve,0,te):n.framebufferTexture2D(n.FRAMEBUFFER,pe,ie,ve,0);else if(b.depthTexture.format===Es)Se(b)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,ie,ve,0,te):n.framebufferTexture2D(n.FRAMEBUFFER,pe,ie,ve,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function xn(R){let b=i.get(R),q=R.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==R.depthTexture){let he=R.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),he){let oe=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),b.__depthDisposeCallback=oe}b.__boundDepthTexture=he}if(R.depthTexture&&!b.__autoAllocateDepthBuffer)if(q)for(let he=0;he<6;he++)Mt(b.__webglFramebuffer[he],R,he);else R.texture.mipmaps.length>0?Mt(b.__webglFramebuffer[0],R,0):Mt(b.__webglFramebuffer,R,0);else if(q){b.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(n.FRAMEBUFFER,b.__webglFramebuffer[he]),b.__webglDepthbuffer[he]===void 0)b.__webglDepthbuffer[he]=n.createRenderbuffer(),An(b.__webglDepthbuffer[he],R,!1);else{let oe=R.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer[he];n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,oe,n.RENDERBUFFER,_e)}}else if(R.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,b.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=n.createRenderbuffer(),An(b.__webglDepthbuffer,R,!1);else{let oe=R.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,oe,n.RENDERBUFFER,_e)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function jt(R,b,q){let he=i.get(R);b!==void 0&&Ut(he.__webglFramebuffer,R,R.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),q!==void 0&&xn(R)}function cn(R){let b=R.texture,q=i.get(R),he=i.get(b);R.addEventListener("dispose",V),z(R);let oe=R.textures,_e=R.isWebGLCubeRenderTarget===!0,ve=oe.length>1;if(ve||(he.__webglTexture===void 0&&(he.__webglTexture=n.createTexture()),he.__version=b.version,o.memory.textures++),_e){q.__webglFramebuffer=[];for(let te=0;te<6;te++)if(b.mipmaps.length>0){q.__webglFramebuffer[te]=[];for(let ie=0;ie<b.mipmaps.length;ie++)q.__webglFramebuffer[te][ie]=n.createFramebuffer()}else q.__webglFramebuffer[te]=n.createFramebuffer()}else{if(b.mipmaps.length>0){q.__webglFramebuffer=[];for(let te=0;te<b.mipmaps.length;te++)q.__webglFramebuffer[te]=n.createFramebuffer()}else q.__webglFramebuffer=n.createFramebuffer();if(ve)for(let te=0,ie=oe.length;te<ie;te++){let pe=i.get(oe[te]);pe.__webglTexture===void 0&&(pe.__webglTexture=n.createTexture(),o.memory.textures++)}if(R.samples>0&&Se(R)===!1){q.__webglMultisampledFramebuffer=n.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let te=0;te<oe.length;te++){let ie=oe[te];q.__webglColorRenderbuffer[te]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,q.__webglColorRenderbuffer[te]);let pe=r.convert(ie.format,ie.colorSpace),F=r.convert(ie.type),re=A(ie.internalFormat,pe,F,ie.normalized,ie.colorSpace,R.isXRRenderTarget===!0),ne=at(R);n.renderbufferStorageMultisample(n.RENDERBUFFER,ne,re,R.width,R.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+te,n.RENDERBUFFER,q.__webglColorRenderbuffer[te])}n.bindRenderbuffer(n.RENDERBUFFER,null),R.depthBuffer&&(q.__webglDepthRenderbuffer=n.createRenderbuffer(),An(q.__webglDepthRenderbuffer,R,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(_e){t.bindTexture(n.TEXTURE_CUBE_MAP,he.__webglTexture),pt(n.TEXTURE_CUBE_MAP,b);for(let te=0;te<6;te++)if(b.mipmaps.length>0)for(let ie=0;ie<b.mipmaps.length;ie++)Ut(q.__webglFramebuffer[te][ie],R,b,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else Ut(q.__webglFramebuffer[te],R,b,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);C(b)?M(n.TEXTURE_CUBE_MAP):b.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}else if(ve){for(let te=0,ie=oe.length;te<ie;te++){let pe=oe[te],F=i.get(pe),re=n.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(re=R.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(re,F.__webglTexture),pt(re,pe),Ut(q.__webglFramebuffer,R,pe,n.COLOR_ATTACHMENT0+te,re,0),C(pe)&&M(re)}t.unbindTexture()}else{let te=n.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(te=R.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(te,he.__webglTexture),pt(te,b),b.mipmaps.length>0)for(let ie=0;ie<b.mipmaps.length;ie++)Ut(q.__webglFramebuffer[ie],R,b,n.COLOR_ATTACHMENT0,te,ie);else Ut(q.__webglFramebuffer,R,b,n.COLOR_ATTACHMENT0,te,0);C(b)?M(te):b.mipmaps.length>0&&n.texParameteri(te,n.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}R.depthBuffer&&xn(R)}function O(R){let b=R.textures;for(let q=0,he=b.length;q<he;q++){let oe=b[q];if(C(oe)&&oe.mipmapsAutoUpdate===!0){let _e=I(R),ve=i.get(oe).__webglTexture;t.bindTexture(_e,ve),M(_e),t.unbindTexture()}}}let Re=[];function Ze(R){if(R.samples>0){if(Se(R)===!1){let b=R.textures,q=R.width,he=R.height,oe=n.COLOR_BUFFER_BIT,_e=R.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ve=i.get(R),te=b.length>1;if(te)for(let pe=0;pe<b.length;pe++)t.bindFramebuffer(n.FRAMEBUFFER,ve.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,ve.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,ve.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ve.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ve.__webglFramebuffer);for(let pe=0;pe<b.length;pe++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(oe|=n.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(oe|=n.STENCIL_BUFFER_BIT)),te){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ve.__webglColorRenderbuffer[pe]);let F=i.get(b[pe]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,F,0)}n.blitFramebuffer(0,0,q,he,0,0,q,he,oe,n.NEAREST),c===!0&&(Re.length=0,Re.push(n.COLOR_ATTACHMENT0+pe),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Re.push(_e),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),te)for(let pe=0;pe<b.length;pe++){t.bindFramebuffer(n.FRAMEBUFFER,ve.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,ve.__webglColorRenderbuffer[pe]);let F=i.get(b[pe]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,ve.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,F,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ve.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&c){let b=R.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[b])}}}function at(R){return Math.min(s.maxSamples,R.samples)}function Se(R){let b=i.get(R);return R.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function Ot(R){let b=o.render.frame;h.get(R)!==b&&(h.set(R,b),R.update())}function Ve(R,b){let q=R.colorSpace,he=R.format,oe=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||q!==aa&&q!==As&&(yt.getTransfer(q)===Rt?(he!==Bi||oe!==ii)&&Ye("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):nt("WebGLTextures: Unsupported texture color space:",q)),b}function $e(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(l.width=R.naturalWidth||R.width,l.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(l.width=R.displayWidth,l.height=R.displayHeight):(l.width=R.width,l.height=R.height),l}this.allocateTextureUnit=ue,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=xe,this.setTexture3D=Ae,this.setTextureCube=Me,this.rebindTextures=jt,this.setupRenderTarget=cn,this.updateRenderTargetMipmap=O,this.updateMultisampleRenderTarget=Ze,this.setupDepthRenderbuffer=xn,this.setupFrameBufferTexture=Ut,this.useMultisampledRTT=Se,this.dispose=X}function mS(n,e){function t(i,s=As){let r,o=yt.getTransfer(s);if(i===ii)return n.UNSIGNED_BYTE;if(i===Mc)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Sc)return n.UNSIGNED_SHORT_5_5_5_1;if(i===Hu)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Gu)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===zu)return n.BYTE;if(i===Vu)return n.SHORT;if(i===yo)return n.UNSIGNED_SHORT;if(i===bc)return n.INT;if(i===Fi)return n.UNSIGNED_INT;if(i===Ti)return n.FLOAT;if(i===Oi)return n.HALF_FLOAT;if(i===Wu)return n.ALPHA;if(i===Xu)return n.RGB;if(i===Bi)return n.RGBA;if(i===vs)return n.DEPTH_COMPONENT;if(i===Es)return n.DEPTH_STENCIL;if(i===wc)return n.RED;if(i===Tc)return n.RED_INTEGER;if(i===tr)return n.RG;if(i===Ec)return n.RG_INTEGER;if(i===Ac)return n.RGBA_INTEGER;if(i===Da||i===Na||i===Ua||i===Fa)if(o===Rt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===Da)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Na)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Ua)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Fa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===Da)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Na)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Ua)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Fa)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Cc||i===Rc||i===Pc||i===Ic)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===Cc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===Rc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Pc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Ic)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Lc||i===Dc||i===Nc||i===Uc||i===Fc||i===Oa||i===Oc)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===Lc||i===Dc)return o===Rt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===Nc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===Uc)return r.COMPRESSED_R11_EAC;if(i===Fc)return r.COMPRESSED_SIGNED_R11_EAC;if(i===Oa)return r.COMPRESSED_RG11_EAC;if(i===Oc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Bc||i===kc||i===zc||i===Vc||i===Hc||i===Gc||i===Wc||i===Xc||i===qc||i===$c||i===Yc||i===Zc||i===Jc||i===Kc)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===Bc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===kc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===zc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Vc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Hc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Gc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===Wc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Xc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===qc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===$c)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Yc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Zc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Jc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Kc)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===jc||i===Qc||i===eh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===jc)return o===Rt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Qc)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===eh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===th||i===nh||i===Ba||i===ih)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===th)return r.COMPRESSED_RED_RGTC1_EXT;if(i===nh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Ba)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===ih)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Sr?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var gS=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,_S=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,fd=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new va(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new es({vertexShader:gS,fragmentShader:_S,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Un(new ya(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},pd=class extends Ui{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",c=1,l=null,h=null,d=null,u=null,f=null,p=null,v=typeof XRWebGLBinding<"u",g=new fd,m={},y=t.getContextAttributes(),C=null,M=null,I=[],A=[],x=new et,E=null,z=null,U=new Kn;U.viewport=new Jt;let N=new Kn;N.viewport=new Jt;let V=[U,N],W=new gc,D=null,X=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=I[ee];return me===void 0&&(me=new fo,I[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=I[ee];return me===void 0&&(me=new fo,I[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=I[ee];return me===void 0&&(me=new fo,I[ee]=me),me.getHandSpace()};function Y(ee){let me=A.indexOf(ee.inputSource);if(me===-1)return;let xe=I[me];xe!==void 0&&(xe.update(ee.inputSource,ee.frame,l||o),xe.dispatchEvent({type:ee.type,data:ee.inputSource}))}function G(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ce);for(let ee=0;ee<I.length;ee++){let me=A[ee];me!==null&&(A[ee]=null,I[ee].disconnect(me))}D=null,X=null,g.reset();for(let ee in m)delete m[ee];if(e.setRenderTarget(C),f=null,u=null,d=null,s=null,M=null,ue.stop(),i.isPresenting=!1,e.setPixelRatio(E),e.setSize(x.width,x.height,!1),z!==null){let ee=z.camera;ee.fov=z.fov,ee.zoom=z.zoom,ee.updateProjectionMatrix(),z=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,i.isPresenting===!0&&Ye("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,i.isPresenting===!0&&Ye("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(ee){l=ee},this.getBaseLayer=function(){return u!==null?u:f},this.getBinding=function(){return d===null&&v&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(C=e.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ce),y.xrCompatible!==!0&&await t.makeXRCompatible(),E=e.getPixelRatio(),e.getSize(x),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let xe=null,Ae=null,Me=null;y.depth&&(Me=y.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,xe=y.stencil?Es:vs,Ae=y.stencil?Sr:Fi);let We={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};d=this.getBinding(),u=d.createProjectionLayer(We),s.updateRenderState({layers:[u]}),e.setPixelRatio(1),e.setSize(u.textureWidth,u.textureHeight,!1),M=new pi(u.textureWidth,u.textureHeight,{format:Bi,type:ii,depthTexture:new Ss(u.textureWidth,u.textureHeight,Ae,void 0,void 0,void 0,void 0,void 0,void 0,xe),stencilBuffer:y.stencil,colorSpace:e.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}else{let xe={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,xe),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),M=new pi(f.framebufferWidth,f.framebufferHeight,{format:Bi,type:ii,colorSpace:e.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}M.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function ce(ee){for(let me=0;me<ee.removed.length;me++){let xe=ee.removed[me],Ae=A.indexOf(xe);Ae>=0&&(A[Ae]=null,I[Ae].disconnect(xe))}for(let me=0;me<ee.added.length;me++){let xe=ee.added[me],Ae=A.indexOf(xe);if(Ae===-1){for(let We=0;We<I.length;We++)if(We>=A.length){A.push(xe),Ae=We;break}else if(A[We]===null){A[We]=xe,Ae=We;break}if(Ae===-1)break}let Me=I[Ae];Me&&Me.connect(xe)}}function K(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let me=ee.near,xe=ee.far;g.texture!==null&&(g.depthNear>0&&(me=g.depthNear),g.depthFar>0&&(xe=g.depthFar)),W.near=N.near=U.near=me,W.far=N.far=U.far=xe,(D!==W.near||X!==W.far)&&(s.updateRenderState({depthNear:W.near,depthFar:W.far}),D=W.near,X=W.far),W.layers.mask=ee.layers.mask|6,U.layers.mask=W.layers.mask&-5,N.layers.mask=W.layers.mask&-3;let Ae=ee.parent,Me=W.cameras;K(W,Ae);for(let We=0;We<Me.length;We++)K(Me[We],Ae);W.projectionMatrix.copy(U.projectionMatrix),W.projectionMatrixInverse.copy(U.projectionMatrixInverse),z===null&&ee.isPerspectiveCamera&&(z={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,W,Ae)};function Q(ee,me,xe){xe===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(xe.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=ho*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return W},this.getFoveation=function(){if(!(u===null&&f===null))return c},this.setFoveation=function(ee){c=ee,u!==null&&(u.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(W)},this.getCameraTexture=function(ee){return m[ee]};let se=null;function de(ee,me){if(h=me.getViewerPose(l||o),p=me,h!==null){let xe=h.views;f!==null&&(e.setRenderTargetFramebuffer(M,f.framebuffer),e.setRenderTarget(M));let Ae=!1;xe.length!==W.cameras.length&&(W.cameras.length=0,Ae=!0);for(let He=0;He<xe.length;He++){let pt=xe[He],ut=null;if(f!==null)ut=f.getViewport(pt);else{let Yt=d.getViewSubImage(u,pt);ut=Yt.viewport,He===0&&(e.setRenderTargetTextures(M,Yt.colorTexture,Yt.depthStencilTexture),e.setRenderTarget(M))}let st=V[He];st===void 0&&(st=new Kn,st.layers.enable(He),st.viewport=new Jt,V[He]=st),st.matrix.fromArray(pt.transform.matrix),st.matrix.decompose(st.position,st.quaternion,st.scale),st.projectionMatrix.fromArray(pt.projectionMatrix),st.projectionMatrixInverse.copy(st.projectionMatrix).invert(),st.viewport.set(ut.x,ut.y,ut.width,ut.height),He===0&&(W.matrix.copy(st.matrix),W.matrix.decompose(W.position,W.quaternion,W.scale)),Ae===!0&&W.cameras.push(st)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){d=i.getBinding();let He=d.getDepthInformation(xe[0]);He&&He.isValid&&He.texture&&g.init(He,s.renderState)}if(Me&&Me.includes("camera-access")&&v){e.state.unbindTexture(),d=i.getBinding();for(let He=0;He<xe.length;He++){let pt=xe[He].camera;if(pt){let ut=m[pt];ut||(ut=new va,m[pt]=ut);let st=d.getCameraImage(pt);ut.sourceTexture=st}}}}for(let xe=0;xe<I.length;xe++){let Ae=A[xe],Me=I[xe];Ae!==null&&Me!==void 0&&Me.update(Ae,me,l||o)}se&&se(ee,me),me.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:me}),p=null}let ue=new Am;ue.setAnimationLoop(de),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}},xS=new wt,Om=new it;Om.set(-1,0,0,0,1,0,0,0,1);function vS(n,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function i(g,m){m.color.getRGB(g.fogColor.value,td(n)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,y,C,M){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),d(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),u(g,m),m.isMeshPhysicalMaterial&&f(g,m,M)):m.isMeshMatcapMaterial?(r(g,m),p(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),v(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(o(g,m),m.isLineDashedMaterial&&a(g,m)):m.isPointsMaterial?c(g,m,y,C):m.isSpriteMaterial?l(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===Qn&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===Qn&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);let y=e.get(m),C=y.envMap,M=y.envMapRotation;C&&(g.envMap.value=C,g.envMapRotation.value.setFromMatrix4(xS.makeRotationFromEuler(M)).transpose(),C.isCubeTexture&&C.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(Om),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function o(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function a(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function c(g,m,y,C){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*y,g.scale.value=C*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function l(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function d(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function u(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function f(g,m,y){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Qn&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=y.texture,g.transmissionSamplerSize.value.set(y.width,y.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function p(g,m){m.matcap&&(g.matcap.value=m.matcap)}function v(g,m){let y=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(y.matrixWorld),g.nearDistance.value=y.shadow.camera.near,g.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function yS(n,e,t,i){let s={},r={};function o(y,C){let M=C.program;i.uniformBlockBinding(y,M,s[y.id])}function a(y,C){let M=s[y.id];M===void 0&&(p(y),M=c(y),s[y.id]=M,y.addEventListener("dispose",g));let I=C.program;i.updateUBOMapping(y,I);let A=e.render.frame;r[y.id]!==A&&(l(y),r[y.id]=A)}function c(y){let C=n.createBuffer(),M=y.__size,I=y.usage;return n.bindBuffer(n.UNIFORM_BUFFER,C),n.bufferData(n.UNIFORM_BUFFER,M,I),n.bindBuffer(n.UNIFORM_BUFFER,null),C}function l(y){let C=s[y.id],M=y.uniforms,I=y.__cache;n.bindBuffer(n.UNIFORM_BUFFER,C);for(let A=0,x=M.length;A<x;A++){let E=M[A];if(Array.isArray(E))for(let z=0,U=E.length;z<U;z++)h(E[z],A,z,I);else h(E,A,0,I)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function h(y,C,M,I){if(u(y,C,M,I)===!0){let A=y.__offset,x=y.value;if(Array.isArray(x)){let E=0;for(let z=0;z<x.length;z++){let U=x[z],N=v(U,!0);d(U,y.__data,E),E+=N.storage/Float32Array.BYTES_PER_ELEMENT}}else d(x,y.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,A,y.__data)}}function d(y,C,M){typeof y=="number"||typeof y=="boolean"?C[M]=y:y.isMatrix3?(C[M]=y.elements[0],C[M+1]=y.elements[1],C[M+2]=y.elements[2],C[M+3]=0,C[M+4]=y.elements[3],C[M+5]=y.elements[4],C[M+6]=y.elements[5],C[M+7]=0,C[M+8]=y.elements[6],C[M+9]=y.elements[7],C[M+10]=y.elements[8],C[M+11]=0):ArrayBuffer.isView(y)?C.set(y.subarray(0,C.length-M),M):y.toArray(C,M)}function u(y,C,M,I){let A=y.value,x=C+"_"+M;if(Array.isArray(A)){I[x]===void 0&&(I[x]=[]);let E=I[x],z=!1;for(let U=0;U<A.length;U++)f(A[U],E,U)===!0&&(z=!0);return z}return f(A,I,x)}function f(y,C,M){if(C[M]===void 0)return typeof y=="number"||typeof y=="boolean"?C[M]=y:ArrayBuffer.isView(y)?C[M]=y.slice():C[M]=y.clone(),!0;{let I=C[M];if(typeof y=="number"||typeof y=="boolean"){if(I!==y)return C[M]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(I.equals(y)===!1)return I.copy(y),!0}}return!1}function p(y){let C=y.uniforms,M=0,I=16;for(let x=0,E=C.length;x<E;x++){let z=Array.isArray(C[x])?C[x]:[C[x]];for(let U=0,N=z.length;U<N;U++){let V=z[U],W=Array.isArray(V.value)?V.value:[V.value],D=Array.isArray(C[x])||Array.isArray(V.value),X=M;for(let G=0,ce=W.length;G<ce;G++){let K=W[G],Q=v(K,D),se=M%I,de=se%Q.boundary,ue=se+de;M+=de,ue!==0&&I-ue<Q.storage&&(M+=I-ue),G===0&&(X=M),M+=Q.storage}let Y=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new Y((M-X)/Float32Array.BYTES_PER_ELEMENT),V.__offset=X}}let A=M%I;return A>0&&(M+=I-A),y.__size=M,y.__cache={},this}function v(y,C){let M={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(M.boundary=4,M.storage=4):y.isVector2?(M.boundary=8,M.storage=8):y.isVector3||y.isColor?(M.boundary=16,M.storage=12):y.isVector4?(M.boundary=16,M.storage=16):y.isMatrix3?(M.boundary=16,M.storage=48):y.isMatrix4?(M.boundary=16,M.storage=64):y.isTexture?Ye("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(M.boundary=16,M.storage=y.byteLength):Ye("WebGLRenderer: Unsupported uniform value type.",y),C===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*16),M}function g(y){let C=y.target;C.removeEventListener("dispose",g),n.deleteBuffer(s[C.id]),delete s[C.id],delete r[C.id]}function m(){for(let y in s)n.deleteBuffer(s[y]);s={},r={}}return{bind:o,update:a,dispose:m}}var bS=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ss=null;function MS(){return ss===null&&(ss=new ma(bS,16,16,tr,Oi),ss.name="DFG_LUT",ss.minFilter=jn,ss.magFilter=jn,ss.wrapS=Ki,ss.wrapT=Ki,ss.generateMipmaps=!1,ss.needsUpdate=!0),ss}var lh=class{constructor(e={}){let{canvas:t=Jp(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:u=!1,outputBufferType:f=ii}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;let v=f,g=new Set([Ac,Ec,Tc]),m=new Set([ii,Fi,yo,Sr,Mc,Sc]),y=new Uint32Array(4),C=new Int32Array(4),M={textures:[],min:[],max:[],resolution:[]},I=null,A=null,x=[],E=[],z=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=is,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let U=this,N=!1,V=null,W=null,D=null,X=null;this._outputColorSpace=di;let Y=0,G=0,ce=null,K=-1,Q=null,se=new Jt,de=new Jt,ue=null,ee=new qe(0),me=0,xe=t.width,Ae=t.height,Me=1,We=null,ot=null,He=new Jt(0,0,xe,Ae),pt=new Jt(0,0,xe,Ae),ut=!1,st=new $s,Yt=new jl,zt=!1,ln=!1,Ut=new wt,An=new B,Mt=new Jt,xn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},jt=!1;function cn(){return ce===null?Me:1}let O=i;function Re(w,k){return t.getContext(w,k)}let Ze,at,Se,Ot,Ve,$e,R,b,q,he,oe,_e,ve,te,ie,pe,F,re,ne,we,ge,be,Ge;try{let w={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",je,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),O===null){let k="webgl2";if(O=Re(k,w),O===null)throw Re(k)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Ke()}catch(w){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",je,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),nt("WebGLRenderer: "+w.message),w}function Ke(){Ze=new Db(O),Ze.init(),ge=new mS(O,Ze),at=new Mb(O,Ze,e,ge),Se=new fS(O,Ze),at.reversedDepthBuffer&&u&&Se.buffers.depth.setReversed(!0),W=O.createFramebuffer(),D=O.createFramebuffer(),X=O.createFramebuffer(),Ot=new Fb(O),Ve=new QM,$e=new pS(O,Ze,Se,Ve,at,ge,Ot),R=new Lb(U),b=new Bx(O),be=new yb(O,b),q=new Nb(O,b,Ot,be),he=new Bb(O,q,b,be,Ot),re=new Ob(O,at,$e),ie=new Sb(Ve),oe=new jM(U,R,Ze,at,be,ie),_e=new vS(U,Ve),ve=new tS,te=new aS(Ze),F=new vb(U,R,Se,he,p,c),pe=new dS(U,he,at),Ge=new yS(O,Ot,at,Se),ne=new bb(O,Ze,Ot),we=new Ub(O,Ze,Ot),Ot.programs=oe.programs,U.capabilities=at,U.extensions=Ze,U.properties=Ve,U.renderLists=ve,U.shadowMap=pe,U.state=Se,U.info=Ot}v!==ii&&(z=new zb(v,t.width,t.height,a,s,r));let le=new pd(U,O);this.xr=le,this.getContext=function(){return O},this.getContextAttributes=function(){return O.getContextAttributes()},this.forceContextLoss=function(){let w=Ze.get("WEBGL_lose_context");w&&w.loseContext()},this.forceContextRestore=function(){let w=Ze.get("WEBGL_lose_context");w&&w.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(w){w!==void 0&&(Me=w,this.setSize(xe,Ae,!1))},this.getSize=function(w){return w.set(xe,Ae)},this.setSize=function(w,k,j=!0){if(le.isPresenting){Ye("WebGLRenderer: Can't change size while VR device is presenting.");return}xe=w,Ae=k,t.width=Math.floor(w*Me),t.height=Math.floor(k*Me),j===!0&&(t.style.width=w+"px",t.style.height=k+"px"),z!==null&&z.setSize(t.width,t.height),this.setViewport(0,0,w,k)},this.getDrawingBufferSize=function(w){return w.set(xe*Me,Ae*Me).floor()},this.setDrawingBufferSize=function(w,k,j){xe=w,Ae=k,Me=j,t.width=Math.floor(w*j),t.height=Math.floor(k*j),this.setViewport(0,0,w,k)},this.setEffects=function(w){if(v===ii){nt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(w){for(let k=0;k<w.length;k++)if(w[k].isOutputPass===!0){Ye("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}z.setEffects(w||[])},this.getCurrentViewport=function(w){return w.copy(se)},this.getViewport=function(w){return w.copy(He)},this.setViewport=function(w,k,j,$){w.isVector4?He.set(w.x,w.y,w.z,w.w):He.set(w,k,j,$),Se.viewport(se.copy(He).multiplyScalar(cn()).round())},this.getScissor=function(w){return w.copy(pt)},this.setScissor=function(w,k,j,$){w.isVector4?pt.set(w.x,w.y,w.z,w.w):pt.set(w,k,j,$),Se.scissor(de.copy(pt).multiplyScalar(cn()).round())},this.getScissorTest=function(){return ut},this.setScissorTest=function(w){Se.setScissorTest(ut=w)},this.setOpaqueSort=function(w){We=w},this.setTransparentSort=function(w){ot=w},this.getClearColor=function(w){return w.copy(F.getClearColor())},this.setClearColor=function(){F.setClearColor(...arguments)},this.getClearAlpha=function(){return F.getClearAlpha()},this.setClearAlpha=function(){F.setClearAlpha(...arguments)},this.clear=function(w=!0,k=!0,j=!0){let $=0;if(w){let Z=!1;if(ce!==null){let Te=ce.texture.format;Z=g.has(Te)}if(Z){let Te=ce.texture.type,Pe=m.has(Te),Ee=F.getClearColor(),Ie=F.getClearAlpha(),ze=Ee.r,tt=Ee.g,mt=Ee.b;Pe?(y[0]=ze,y[1]=tt,y[2]=mt,y[3]=Ie,O.clearBufferuiv(O.COLOR,0,y)):(C[0]=ze,C[1]=tt,C[2]=mt,C[3]=Ie,O.clearBufferiv(O.COLOR,0,C))}else $|=O.COLOR_BUFFER_BIT}k&&($|=O.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&($|=O.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&O.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(w){w.setRenderer(this),V=w},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",je,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),F.dispose(),ve.dispose(),te.dispose(),$e.dispose(),Ve.dispose(),R.dispose(),he.dispose(),q.dispose(),be.dispose(),Ge.dispose(),oe.dispose(),le.dispose(),le.removeEventListener("sessionstart",sl),le.removeEventListener("sessionend",Gi),ls.stop()};function Be(w){w.preventDefault(),Ju("WebGLRenderer: Context Lost."),N=!0}function je(){Ju("WebGLRenderer: Context Restored."),N=!1;let w=Ot.autoReset,k=pe.enabled,j=pe.autoUpdate,$=pe.needsUpdate,Z=pe.type;Ke(),Ot.autoReset=w,pe.enabled=k,pe.autoUpdate=j,pe.needsUpdate=$,pe.type=Z}function Ce(w){nt("WebGLRenderer: A WebGL context could not be created. Reason: ",w.statusMessage)}function ct(w){let k=w.target;k.removeEventListener("dispose",ct),Ht(k)}function Ht(w){qn(w),Ve.remove(w)}function qn(w){let k=Ve.get(w).programs;k!==void 0&&(k.forEach(function(j){oe.releaseProgram(j)}),w.isShaderMaterial&&oe.releaseShaderCache(w))}this.renderBufferDirect=function(w,k,j,$,Z,Te){k===null&&(k=xn);let Pe=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Ee=Wo(w,k,j,$,Z);Se.setMaterial($,Pe);let Ie=j.index,ze=1;if($.wireframe===!0){if(Ie=q.getWireframeAttribute(j),Ie===void 0)return;ze=2}let tt=j.drawRange,mt=j.attributes.position,ke=tt.start*ze,gt=(tt.start+tt.count)*ze;Te!==null&&(ke=Math.max(ke,Te.start*ze),gt=Math.min(gt,(Te.start+Te.count)*ze)),Ie!==null?(ke=Math.max(ke,0),gt=Math.min(gt,Ie.count)):mt!=null&&(ke=Math.max(ke,0),gt=Math.min(gt,mt.count));let Kt=gt-ke;if(Kt<0||Kt===1/0)return;be.setup(Z,$,Ee,j,Ie);let It,Lt=ne;if(Ie!==null&&(It=b.get(Ie),Lt=we,Lt.setIndex(It)),Z.isMesh)$.wireframe===!0?(Se.setLineWidth($.wireframeLinewidth*cn()),Lt.setMode(O.LINES)):Lt.setMode(O.TRIANGLES);else if(Z.isLine){let vn=$.linewidth;vn===void 0&&(vn=1),Se.setLineWidth(vn*cn()),Z.isLineSegments?Lt.setMode(O.LINES):Z.isLineLoop?Lt.setMode(O.LINE_LOOP):Lt.setMode(O.LINE_STRIP)}else Z.isPoints?Lt.setMode(O.POINTS):Z.isSprite&&Lt.setMode(O.TRIANGLES);if(Z.isBatchedMesh)if(Ze.get("WEBGL_multi_draw"))Lt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let vn=Z._multiDrawStarts,Fe=Z._multiDrawCounts,hn=Z._multiDrawCount,vt=Ie?b.get(Ie).bytesPerElement:1,hs=Ve.get($).currentProgram.getUniforms();for(let un=0;un<hn;un++)hs.setValue(O,"_gl_DrawID",un),Lt.render(vn[un]/vt,Fe[un])}else if(Z.isInstancedMesh)Lt.renderInstances(ke,Kt,Z.count);else if(j.isInstancedBufferGeometry){let vn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Fe=Math.min(j.instanceCount,vn);Lt.renderInstances(ke,Kt,Fe)}else Lt.render(ke,Kt)};function Vo(w,k,j,$){V!==null&&w.isNodeMaterial&&V.setObject($,w),zt===!0&&ie.setState(w,j,!1),w.transparent===!0&&w.side===ns&&w.forceSinglePass===!1?(w.side=Qn,w.needsUpdate=!0,Wi(w,k,$),w.side=er,w.needsUpdate=!0,Wi(w,k,$),w.side=ns):Wi(w,k,$)}this.compile=function(w,k,j=null){j===null&&(j=w),V!==null&&V.renderStart(w,k,j),A=te.get(j),A.init(k),E.push(A),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(k.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),w!==j&&w.traverseVisible(function(Z){Z.isLight&&Z.layers.test(k.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),A.setupLights(),V!==null&&V.updateLights(A.state.lightsArray),ln=this.localClippingEnabled,zt=ie.init(this.clippingPlanes,ln),zt===!0&&ie.setGlobalState(this.clippingPlanes,k),V!==null&&pe.render(A.state.shadowsArray,j,k);let $=new Set;return w.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Te=Z.material;if(Te)if(Array.isArray(Te))for(let Pe=0;Pe<Te.length;Pe++){let Ee=Te[Pe];Vo(Ee,j,k,Z),$.add(Ee)}else Vo(Te,j,k,Z),$.add(Te)}),A=E.pop(),V!==null&&V.renderEnd(),$},this.compileAsync=function(w,k,j=null){let $=this.compile(w,k,j);return new Promise(Z=>{function Te(){if($.forEach(function(Pe){let Ie=Ve.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&$.delete(Pe)}),$.size===0){Z(w);return}setTimeout(Te,10)}Ze.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Lr=null;function zh(w){Lr&&Lr(w)}function sl(){ls.stop()}function Gi(){ls.start()}let ls=new Am;ls.setAnimationLoop(zh),typeof self<"u"&&ls.setContext(self),this.setAnimationLoop=function(w){Lr=w,le.setAnimationLoop(w),w===null?ls.stop():ls.start()},le.addEventListener("sessionstart",sl),le.addEventListener("sessionend",Gi),this.render=function(w,k){if(k!==void 0&&k.isCamera!==!0){nt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(N===!0)return;V!==null&&V.renderStart(w,k);let j=le.enabled===!0&&le.isPresenting===!0,$=z!==null&&(ce===null||j)&&z.begin(U,ce);if(w.matrixWorldAutoUpdate===!0&&w.updateMatrixWorld(),k.parent===null&&k.matrixWorldAutoUpdate===!0&&k.updateMatrixWorld(),le.enabled===!0&&le.isPresenting===!0&&(z===null||z.isCompositing()===!1)&&(le.cameraAutoUpdate===!0&&le.updateCamera(k),k=le.getCamera()),w.isScene===!0&&w.onBeforeRender(U,w,k,ce),A=te.get(w,E.length),A.init(k),A.state.textureUnits=$e.getTextureUnits(),E.push(A),Ut.multiplyMatrices(k.projectionMatrix,k.matrixWorldInverse),k.isArrayCamera?Yt.setFromArrayCamera(k):st.setFromProjectionMatrix(Ut,wi,k.reversedDepth),ln=this.localClippingEnabled,zt=ie.init(this.clippingPlanes,ln),I=ve.get(w,x.length),I.init(),x.push(I),this.info.render.frame++,le.enabled===!0&&le.isPresenting===!0){let Pe=U.xr.getDepthSensingMesh();Pe!==null&&cs(Pe,k,-1/0,U.sortObjects)}cs(w,k,0,U.sortObjects),I.finish(),V!==null&&V.updateLights(A.state.lightsArray),U.sortObjects===!0&&I.sort(We,ot),jt=le.enabled===!1||le.isPresenting===!1||le.hasDepthSensing()===!1,jt&&F.addToRenderList(I,w),this.info.autoReset===!0&&this.info.reset(),zt===!0&&ie.beginShadows();let Z=A.state.shadowsArray;if(pe.render(Z,w,k),zt===!0&&ie.endShadows(),($&&z.hasRenderPass())===!1){let Pe=I.opaque,Ee=I.transmissive;if(A.setupLights(),k.isArrayCamera){let Ie=k.cameras;if(Ee.length>0)for(let ze=0,tt=Ie.length;ze<tt;ze++){let mt=Ie[ze];Ci(Pe,Ee,w,mt)}jt&&F.render(w);for(let ze=0,tt=Ie.length;ze<tt;ze++){let mt=Ie[ze];Ho(I,w,mt,mt.viewport)}}else Ee.length>0&&Ci(Pe,Ee,w,k),jt&&F.render(w),Ho(I,w,k)}ce!==null&&G===0&&($e.updateMultisampleRenderTarget(ce),$e.updateRenderTargetMipmap(ce)),$&&z.end(U),w.isScene===!0&&w.onAfterRender(U,w,k),be.resetDefaultState(),K=-1,Q=null,E.pop(),E.length>0?(A=E[E.length-1],$e.setTextureUnits(A.state.textureUnits),zt===!0&&ie.setGlobalState(U.clippingPlanes,A.state.camera)):A=null,x.pop(),x.length>0?I=x[x.length-1]:I=null,V!==null&&V.renderEnd()};function cs(w,k,j,$){if(w.visible===!1)return;if(w.layers.test(k.layers)){if(w.isGroup)j=w.renderOrder;else if(w.isLOD)w.autoUpdate===!0&&w.update(k);else if(w.isLight)A.pushLight(w),w.castShadow&&A.pushShadow(w);else if(w.isSprite){let Pe=k.isArrayCamera?Yt:st;if(!w.frustumCulled||w.intersectsFrustum(Pe)){$&&Mt.setFromMatrixPosition(w.matrixWorld).applyMatrix4(Ut);let Ee=he.update(w),Ie=w.material;Ie.visible&&I.push(w,Ee,Ie,j,Mt.z,null,k)}}else if(w.isMesh||w.isLine||w.isPoints){let Pe=k.isArrayCamera?Yt:st;if(!w.frustumCulled||w.intersectsFrustum(Pe)){let Ee=he.update(w),Ie=w.material;if($&&(w.boundingSphere!==void 0?(w.boundingSphere===null&&w.computeBoundingSphere(),Mt.copy(w.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),Mt.copy(Ee.boundingSphere.center)),Mt.applyMatrix4(w.matrixWorld).applyMatrix4(Ut)),Array.isArray(Ie)){let ze=Ee.groups;for(let tt=0,mt=ze.length;tt<mt;tt++){let ke=ze[tt],gt=Ie[ke.materialIndex];gt&&gt.visible&&I.push(w,Ee,gt,j,Mt.z,ke,k)}}else Ie.visible&&I.push(w,Ee,Ie,j,Mt.z,null,k)}}}let Te=w.children;for(let Pe=0,Ee=Te.length;Pe<Ee;Pe++)cs(Te[Pe],k,j,$)}function Ho(w,k,j,$){let{opaque:Z,transmissive:Te,transparent:Pe}=w;A.setupLightsView(j),zt===!0&&ie.setGlobalState(U.clippingPlanes,j),$&&Se.viewport(se.copy($)),Z.length>0&&Qt(Z,k,j),Te.length>0&&Qt(Te,k,j),Pe.length>0&&Qt(Pe,k,j),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Ci(w,k,j,$){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[$.id]===void 0){let ke=Ze.has("EXT_color_buffer_half_float")||Ze.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[$.id]=new pi(1,1,{generateMipmaps:!0,type:ke?Oi:ii,minFilter:Ts,samples:Math.max(4,at.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:yt.workingColorSpace})}let Te=A.state.transmissionRenderTarget[$.id],Pe=$.viewport||se;Te.setSize(Pe.z*U.transmissionResolutionScale,Pe.w*U.transmissionResolutionScale);let Ee=U.getRenderTarget(),Ie=U.getActiveCubeFace(),ze=U.getActiveMipmapLevel();U.setRenderTarget(Te),U.getClearColor(ee),me=U.getClearAlpha(),me<1&&U.setClearColor(16777215,.5),U.clear(),jt&&F.render(j);let tt=U.toneMapping;U.toneMapping=is;let mt=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),A.setupLightsView($),zt===!0&&ie.setGlobalState(U.clippingPlanes,$),Qt(w,j,$),$e.updateMultisampleRenderTarget(Te),$e.updateRenderTargetMipmap(Te),Ze.has("WEBGL_multisampled_render_to_texture")===!1){let ke=!1;for(let gt=0,Kt=k.length;gt<Kt;gt++){let It=k[gt],{object:Lt,geometry:vn,material:Fe,group:hn}=It;if(Fe.side===ns&&Lt.layers.test($.layers)){let vt=Fe.side;Fe.side=Qn,Fe.needsUpdate=!0,sn(Lt,j,$,vn,Fe,hn),Fe.side=vt,Fe.needsUpdate=!0,ke=!0}}ke===!0&&($e.updateMultisampleRenderTarget(Te),$e.updateRenderTargetMipmap(Te))}U.setRenderTarget(Ee,Ie,ze),U.setClearColor(ee,me),mt!==void 0&&($.viewport=mt),U.toneMapping=tt}function Qt(w,k,j){let $=k.isScene===!0?k.overrideMaterial:null;for(let Z=0,Te=w.length;Z<Te;Z++){let Pe=w[Z],{object:Ee,geometry:Ie,group:ze}=Pe,tt=Pe.material;tt.allowOverride===!0&&$!==null&&(tt=$),Ee.layers.test(j.layers)&&sn(Ee,k,j,Ie,tt,ze)}}function sn(w,k,j,$,Z,Te){V!==null&&Z.isNodeMaterial&&V.setObject(w,Z),w.onBeforeRender(U,k,j,$,Z,Te),w.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,w.matrixWorld),w.normalMatrix.getNormalMatrix(w.modelViewMatrix),Z.onBeforeRender(U,k,j,$,w,Te),Z.transparent===!0&&Z.side===ns&&Z.forceSinglePass===!1?(Z.side=Qn,Z.needsUpdate=!0,U.renderBufferDirect(j,k,$,Z,w,Te),Z.side=er,Z.needsUpdate=!0,U.renderBufferDirect(j,k,$,Z,w,Te),Z.side=ns):U.renderBufferDirect(j,k,$,Z,w,Te),w.onAfterRender(U,k,j,$,Z,Te)}function rn(w){let k=0;for(let j of w)j.texture!==null&&k++;return k}function Wi(w,k,j){k.isScene!==!0&&(k=xn);let $=Ve.get(w),Z=A.state.lights,Te=A.state.shadowsArray,Pe=Z.state.version,Ee=oe.getParameters(w,Z.state,Te,k,j,A.state.lightProbeGridArray),Ie=oe.getProgramCacheKey(Ee),ze=$.programs;$.environment=w.isMeshStandardMaterial||w.isMeshLambertMaterial||w.isMeshPhongMaterial?k.environment:null,$.fog=k.fog;let tt=w.isMeshStandardMaterial||w.isMeshLambertMaterial&&!w.envMap||w.isMeshPhongMaterial&&!w.envMap;$.envMap=R.get(w.envMap||$.environment,tt),$.envMapRotation=$.environment!==null&&w.envMap===null?k.environmentRotation:w.envMapRotation,ze===void 0&&(w.addEventListener("dispose",ct),ze=new Map,$.programs=ze,$.programVariants=new Map);let mt=ze.get(Ie);if(mt!==void 0){if($.currentProgram===mt&&$.lightsStateVersion===Pe)return Go(w,Ee),mt}else Ee.uniforms=oe.getUniforms(w),V!==null&&w.isNodeMaterial&&V.build(w,j,Ee),w.onBeforeCompile(Ee,U),mt=oe.acquireProgram(Ee,Ie),ze.set(Ie,mt),$.uniforms=Ee.uniforms;let ke=$.uniforms;return(!w.isShaderMaterial&&!w.isRawShaderMaterial||w.clipping===!0)&&(ke.clippingPlanes=ie.uniform),Go(w,Ee),$.needsLights=Ds(w),$.lightsStateVersion=Pe,$.needsLights&&(ke.ambientLightColor.value=Z.state.ambient,ke.lightProbe.value=Z.state.probe,ke.sunLights.value=Z.state.sun,ke.sunLightShadows.value=Z.state.sunShadow,ke.directionalLights.value=Z.state.directional,ke.directionalLightShadows.value=Z.state.directionalShadow,ke.spotLights.value=Z.state.spot,ke.spotLightShadows.value=Z.state.spotShadow,ke.rectAreaLights.value=Z.state.rectArea,ke.ltc_1.value=Z.state.rectAreaLTC1,ke.ltc_2.value=Z.state.rectAreaLTC2,ke.pointLights.value=Z.state.point,ke.pointLightShadows.value=Z.state.pointShadow,ke.hemisphereLights.value=Z.state.hemi,ke.sunShadowMatrix.value=Z.state.sunShadowMatrix,ke.sunShadowCascade.value=Z.state.sunShadowCascade,ke.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,ke.spotLightMatrix.value=Z.state.spotLightMatrix,ke.spotLightMap.value=Z.state.spotLightMap,ke.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.numLightProbeGrids=rn(A.state.lightProbeGridArray),$.currentProgram=mt,$.uniformsList=null,mt}function ri(w,k,j,$,Z){let Te=Ve.get(w),Pe=Te.currentProgram.id+","+$+","+Z,Ee=Te.programVariants.get(Pe);return Ee===void 0?(Ee=Wi(w,k,j),Te.programVariants.set(Pe,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=$,Te.toneMapping=Z),Ee}function Ls(w){if(w.uniformsList===null){let k=w.currentProgram.getUniforms();w.uniformsList=Mo.seqWithValue(k.seq,w.uniforms)}return w.uniformsList}function Go(w,k){let j=Ve.get(w);j.outputColorSpace=k.outputColorSpace,j.batching=k.batching,j.batchingColor=k.batchingColor,j.instancing=k.instancing,j.instancingColor=k.instancingColor,j.instancingMorph=k.instancingMorph,j.skinning=k.skinning,j.morphTargets=k.morphTargets,j.morphNormals=k.morphNormals,j.morphColors=k.morphColors,j.morphTargetsCount=k.morphTargetsCount,j.numClippingPlanes=k.numClippingPlanes,j.numIntersection=k.numClipIntersection,j.vertexAlphas=k.vertexAlphas,j.vertexTangents=k.vertexTangents,j.toneMapping=k.toneMapping}function Wo(w,k,j,$,Z){k.isScene!==!0&&(k=xn),$e.resetTextureUnits();let Te=k.fog,Pe=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?k.environment:null,Ee=ce===null?U.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:yt.workingColorSpace,Ie=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,ze=R.get($.envMap||Pe,Ie),tt=$.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,mt=!!j.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),ke=!!j.morphAttributes.position,gt=!!j.morphAttributes.normal,Kt=!!j.morphAttributes.color,It=is;$.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(It=U.toneMapping);let Lt=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,vn=Lt!==void 0?Lt.length:0,Fe=Ve.get($),hn=A.state.lights;if(zt===!0&&(ln===!0||w!==Q)){let Dt=w===Q&&$.id===K;ie.setState($,w,Dt)}let vt=!1,hs=!1;$.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==hn.state.version||Z.isBatchedMesh&&Fe.batching===!1||!Z.isBatchedMesh&&Fe.batching===!0||Z.isBatchedMesh&&Fe.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Fe.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Fe.instancing===!1||!Z.isInstancedMesh&&Fe.instancing===!0||Z.isSkinnedMesh&&Fe.skinning===!1||!Z.isSkinnedMesh&&Fe.skinning===!0||Z.isInstancedMesh&&Fe.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Fe.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Fe.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Fe.instancingMorph===!1&&Z.morphTexture!==null||Fe.envMap!==ze||$.fog===!0&&Fe.fog!==Te||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==ie.numPlanes||Fe.numIntersection!==ie.numIntersection)||Fe.vertexAlphas!==tt||Fe.vertexTangents!==mt||Fe.morphTargets!==ke||Fe.morphNormals!==gt||Fe.morphColors!==Kt||Fe.morphTargetsCount!==vn||Fe.numLightProbeGrids!==rn(A.state.lightProbeGridArray)?vt=!0:(Fe.outputColorSpace!==Ee||Fe.toneMapping!==It)&&(hs=!0):(vt=!0,Fe.__version=$.version);let un=Fe.currentProgram;(vt===!0||hs===!0)&&(un=hs===!0?ri($,k,Z,Ee,It):Wi($,k,Z),V&&$.isNodeMaterial&&V.onUpdateProgram($,un,Fe));let Ur=!1,Xi=!1,us=!1,dt=un.getUniforms(),en=Fe.uniforms;if(Se.useProgram(un.program)&&(Ur=!0,Xi=!0,us=!0),$.id!==K&&(K=$.id,Xi=!0),Ur||Q!==w){Se.buffers.depth.getReversed()&&w.reversedDepth!==!0&&(w._reversedDepth=!0,w.updateProjectionMatrix()),dt.setValue(O,"projectionMatrix",w.projectionMatrix),dt.setValue(O,"viewMatrix",w.matrixWorldInverse);let dn=dt.map.cameraPosition;dn!==void 0&&dn.setValue(O,An.setFromMatrixPosition(w.matrixWorld)),at.logarithmicDepthBuffer&&dt.setValue(O,"logDepthBufFC",2/(Math.log(w.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&dt.setValue(O,"isOrthographic",w.isOrthographicCamera===!0),Q!==w&&(Q=w,Xi=!0,us=!0)}if(Fe.needsLights&&(hn.state.sunShadowMap.length>0&&dt.setValue(O,"sunShadowMap",hn.state.sunShadowMap,$e),hn.state.directionalShadowMap.length>0&&dt.setValue(O,"directionalShadowMap",hn.state.directionalShadowMap,$e),hn.state.spotShadowMap.length>0&&dt.setValue(O,"spotShadowMap",hn.state.spotShadowMap,$e),hn.state.pointShadowMap.length>0&&dt.setValue(O,"pointShadowMap",hn.state.pointShadowMap,$e)),Z.isSkinnedMesh){dt.setOptional(O,Z,"bindMatrix"),dt.setOptional(O,Z,"bindMatrixInverse");let Dt=Z.skeleton;Dt&&(Dt.boneTexture===null&&Dt.computeBoneTexture(),dt.setValue(O,"boneTexture",Dt.boneTexture,$e))}Z.isBatchedMesh&&(dt.setOptional(O,Z,"batchingTexture"),dt.setValue(O,"batchingTexture",Z._matricesTexture,$e),dt.setOptional(O,Z,"batchingIdTexture"),dt.setValue(O,"batchingIdTexture",Z._indirectTexture,$e),dt.setOptional(O,Z,"batchingColorTexture"),Z._colorsTexture!==null&&dt.setValue(O,"batchingColorTexture",Z._colorsTexture,$e));let $n=j.morphAttributes;if(($n.position!==void 0||$n.normal!==void 0||$n.color!==void 0)&&re.update(Z,j,un),(Xi||Fe.receiveShadow!==Z.receiveShadow)&&(Fe.receiveShadow=Z.receiveShadow,dt.setValue(O,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&k.environment!==null&&(en.envMapIntensity.value=k.environmentIntensity),en.dfgLUT!==void 0&&(en.dfgLUT.value=MS()),Xi){if(dt.setValue(O,"toneMappingExposure",U.toneMappingExposure),Fe.needsLights&&Dr(en,us),Te&&$.fog===!0&&_e.refreshFogUniforms(en,Te),_e.refreshMaterialUniforms(en,$,Me,Ae,A.state.transmissionRenderTarget[w.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Dt=M,dn=0;for(let Hn of A.state.lightProbeGridArray)Hn.texture!==null&&(Dt.textures[dn]=Hn.texture,Dt.min[dn]=Hn.boundingBox.min,Dt.max[dn]=Hn.boundingBox.max,Dt.resolution[dn]=Hn.resolution,dn++);for(let Hn in Dt)Dt[Hn].length=dn;en.probesSH.value=Dt.textures,en.probesMin.value=Dt.min,en.probesMax.value=Dt.max,en.probesResolution.value=Dt.resolution}Mo.upload(O,Ls(Fe),en,$e)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(Mo.upload(O,Ls(Fe),en,$e),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&dt.setValue(O,"center",Z.center),dt.setValue(O,"modelViewMatrix",Z.modelViewMatrix),dt.setValue(O,"normalMatrix",Z.normalMatrix),dt.setValue(O,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){let Dt=$.uniformsGroups;for(let dn=0,Hn=Dt.length;dn<Hn;dn++){let rl=Dt[dn];Ge.update(rl,un),Ge.bind(rl,un)}}return un}function Dr(w,k){w.ambientLightColor.needsUpdate=k,w.lightProbe.needsUpdate=k,w.sunLights.needsUpdate=k,w.sunLightShadows.needsUpdate=k,w.directionalLights.needsUpdate=k,w.directionalLightShadows.needsUpdate=k,w.pointLights.needsUpdate=k,w.pointLightShadows.needsUpdate=k,w.spotLights.needsUpdate=k,w.spotLightShadows.needsUpdate=k,w.rectAreaLights.needsUpdate=k,w.hemisphereLights.needsUpdate=k}function Ds(w){return w.isMeshLambertMaterial||w.isMeshToonMaterial||w.isMeshPhongMaterial||w.isMeshStandardMaterial||w.isShadowMaterial||w.isShaderMaterial&&w.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(w,k,j){let $=Ve.get(w);$.__autoAllocateDepthBuffer=w.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),Ve.get(w.texture).__webglTexture=k,Ve.get(w.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:j,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(w,k){let j=Ve.get(w);j.__webglFramebuffer=k,j.__useDefaultFramebuffer=k===void 0},this.setRenderTarget=function(w,k=0,j=0){ce=w,Y=k,G=j;let $=null,Z=!1,Te=!1;if(w){let Ee=Ve.get(w);if(Ee.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(O.FRAMEBUFFER,Ee.__webglFramebuffer),se.copy(w.viewport),de.copy(w.scissor),ue=w.scissorTest,Se.viewport(se),Se.scissor(de),Se.setScissorTest(ue),K=-1;return}else if(Ee.__webglFramebuffer===void 0)$e.setupRenderTarget(w);else if(Ee.__hasExternalTextures)$e.rebindTextures(w,Ve.get(w.texture).__webglTexture,Ve.get(w.depthTexture).__webglTexture);else if(w.depthBuffer){let tt=w.depthTexture;if(Ee.__boundDepthTexture!==tt){if(tt!==null&&Ve.has(tt)&&(w.width!==tt.image.width||w.height!==tt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");$e.setupDepthRenderbuffer(w)}}let Ie=w.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Te=!0);let ze=Ve.get(w).__webglFramebuffer;w.isWebGLCubeRenderTarget?(Array.isArray(ze[k])?$=ze[k][j]:$=ze[k],Z=!0):w.samples>0&&$e.useMultisampledRTT(w)===!1?$=Ve.get(w).__webglMultisampledFramebuffer:Array.isArray(ze)?$=ze[j]:$=ze,se.copy(w.viewport),de.copy(w.scissor),ue=w.scissorTest}else se.copy(He).multiplyScalar(Me).floor(),de.copy(pt).multiplyScalar(Me).floor(),ue=ut;if(j!==0&&($=W),Se.bindFramebuffer(O.FRAMEBUFFER,$)&&Se.drawBuffers(w,$),Se.viewport(se),Se.scissor(de),Se.setScissorTest(ue),Z){let Ee=Ve.get(w.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_CUBE_MAP_POSITIVE_X+k,Ee.__webglTexture,j)}else if(Te){let Ee=k;for(let Ie=0;Ie<w.textures.length;Ie++){let ze=Ve.get(w.textures[Ie]);O.framebufferTextureLayer(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0+Ie,ze.__webglTexture,j,Ee)}}else if(w!==null&&j!==0){let Ee=Ve.get(w.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,Ee.__webglTexture,j)}K=-1};function Nr(w){let k=Ve.get(w);return(k.__readFormat!==w.format||k.__readType!==w.type)&&(k.__readFormat=w.format,k.__readType=w.type,k.__formatReadable=at.textureFormatReadable(w.format),k.__typeReadable=at.textureTypeReadable(w.type)),k}this.readRenderTargetPixels=function(w,k,j,$,Z,Te,Pe,Ee=0){if(!(w&&w.isWebGLRenderTarget)){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=Ve.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(O.FRAMEBUFFER,Ie);try{let ze=w.textures[Ee],tt=ze.format,mt=ze.type;w.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Ee);let ke=Nr(ze);if(ke.__formatReadable===!1){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ke.__typeReadable===!1){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}k>=0&&k<=w.width-$&&j>=0&&j<=w.height-Z&&O.readPixels(k,j,$,Z,ge.convert(tt),ge.convert(mt),Te)}finally{let ze=ce!==null?Ve.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(O.FRAMEBUFFER,ze)}}},this.readRenderTargetPixelsAsync=async function(w,k,j,$,Z,Te,Pe,Ee=0){if(!(w&&w.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=Ve.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(k>=0&&k<=w.width-$&&j>=0&&j<=w.height-Z){Se.bindFramebuffer(O.FRAMEBUFFER,Ie);let ze=w.textures[Ee],tt=ze.format,mt=ze.type;w.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Ee);let ke=Nr(ze);if(ke.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ke.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let gt=O.createBuffer();O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.bufferData(O.PIXEL_PACK_BUFFER,Te.byteLength,O.STREAM_READ),O.readPixels(k,j,$,Z,ge.convert(tt),ge.convert(mt),0),O.bindBuffer(O.PIXEL_PACK_BUFFER,null);let Kt=ce!==null?Ve.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(O.FRAMEBUFFER,Kt);let It=O.fenceSync(O.SYNC_GPU_COMMANDS_COMPLETE,0);return O.flush(),await jp(O,It,4),O.bindBuffer(O.PIXEL_PACK_BUFFER,gt),O.getBufferSubData(O.PIXEL_PACK_BUFFER,0,Te),O.bindBuffer(O.PIXEL_PACK_BUFFER,null),O.deleteBuffer(gt),O.deleteSync(It),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(w,k=null,j=0){let $=Math.pow(2,-j),Z=Math.floor(w.image.width*$),Te=Math.floor(w.image.height*$),Pe=k!==null?k.x:0,Ee=k!==null?k.y:0;$e.setTexture2D(w,0),O.copyTexSubImage2D(O.TEXTURE_2D,j,0,0,Pe,Ee,Z,Te),Se.unbindTexture()},this.copyTextureToTexture=function(w,k,j=null,$=null,Z=0,Te=0){let Pe,Ee,Ie,ze,tt,mt,ke,gt,Kt,It=w.isCompressedTexture?w.mipmaps[Te]:w.image;if(j!==null)Pe=j.max.x-j.min.x,Ee=j.max.y-j.min.y,Ie=j.isBox3?j.max.z-j.min.z:1,ze=j.min.x,tt=j.min.y,mt=j.isBox3?j.min.z:0;else{let dt=Math.pow(2,-Z);Pe=Math.floor(It.width*dt),Ee=Math.floor(It.height*dt),w.isDataArrayTexture?Ie=It.depth:w.isData3DTexture?Ie=Math.floor(It.depth*dt):Ie=1,ze=0,tt=0,mt=0}$!==null?(ke=$.x,gt=$.y,Kt=$.z):(ke=0,gt=0,Kt=0);let Lt=ge.convert(k.format),vn=ge.convert(k.type),Fe;k.isData3DTexture?($e.setTexture3D(k,0),Fe=O.TEXTURE_3D):k.isDataArrayTexture||k.isCompressedArrayTexture?($e.setTexture2DArray(k,0),Fe=O.TEXTURE_2D_ARRAY):($e.setTexture2D(k,0),Fe=O.TEXTURE_2D),Se.activeTexture(O.TEXTURE0),Se.pixelStorei(O.UNPACK_FLIP_Y_WEBGL,k.flipY),Se.pixelStorei(O.UNPACK_PREMULTIPLY_ALPHA_WEBGL,k.premultiplyAlpha),Se.pixelStorei(O.UNPACK_ALIGNMENT,k.unpackAlignment);let hn=Se.getParameter(O.UNPACK_ROW_LENGTH),vt=Se.getParameter(O.UNPACK_IMAGE_HEIGHT),hs=Se.getParameter(O.UNPACK_SKIP_PIXELS),un=Se.getParameter(O.UNPACK_SKIP_ROWS),Ur=Se.getParameter(O.UNPACK_SKIP_IMAGES);Se.pixelStorei(O.UNPACK_ROW_LENGTH,It.width),Se.pixelStorei(O.UNPACK_IMAGE_HEIGHT,It.height),Se.pixelStorei(O.UNPACK_SKIP_PIXELS,ze),Se.pixelStorei(O.UNPACK_SKIP_ROWS,tt),Se.pixelStorei(O.UNPACK_SKIP_IMAGES,mt);let Xi=w.isDataArrayTexture||w.isData3DTexture,us=k.isDataArrayTexture||k.isData3DTexture;if(w.isDepthTexture){let dt=Ve.get(w),en=Ve.get(k),$n=Ve.get(dt.__renderTarget),Dt=Ve.get(en.__renderTarget);Se.bindFramebuffer(O.READ_FRAMEBUFFER,$n.__webglFramebuffer),Se.bindFramebuffer(O.DRAW_FRAMEBUFFER,Dt.__webglFramebuffer);for(let dn=0;dn<Ie;dn++)Xi&&(O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,Ve.get(w).__webglTexture,Z,mt+dn),O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,Ve.get(k).__webglTexture,Te,Kt+dn)),O.blitFramebuffer(ze,tt,ze+Pe,tt+Ee,ke,gt,ke+Pe,gt+Ee,O.DEPTH_BUFFER_BIT,O.NEAREST);Se.bindFramebuffer(O.READ_FRAMEBUFFER,null),Se.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else if(Z!==0||w.isRenderTargetTexture||Ve.has(w)){let dt=Ve.get(w),en=Ve.get(k);Se.bindFramebuffer(O.READ_FRAMEBUFFER,D),Se.bindFramebuffer(O.DRAW_FRAMEBUFFER,X);for(let $n=0;$n<Ie;$n++)Xi?O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,dt.__webglTexture,Z,mt+$n):O.framebufferTexture2D(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,dt.__webglTexture,Z),us?O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,en.__webglTexture,Te,Kt+$n):O.framebufferTexture2D(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,en.__webglTexture,Te),Z!==0?O.blitFramebuffer(ze,tt,ze+Pe,tt+Ee,ke,gt,ke+Pe,gt+Ee,O.COLOR_BUFFER_BIT,O.NEAREST):us?O.copyTexSubImage3D(Fe,Te,ke,gt,Kt+$n,ze,tt,Pe,Ee):O.copyTexSubImage2D(Fe,Te,ke,gt,ze,tt,Pe,Ee);Se.bindFramebuffer(O.READ_FRAMEBUFFER,null),Se.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else us?w.isDataTexture||w.isData3DTexture?O.texSubImage3D(Fe,Te,ke,gt,Kt,Pe,Ee,Ie,Lt,vn,It.data):k.isCompressedArrayTexture?O.compressedTexSubImage3D(Fe,Te,ke,gt,Kt,Pe,Ee,Ie,Lt,It.data):O.texSubImage3D(Fe,Te,ke,gt,Kt,Pe,Ee,Ie,Lt,vn,It):w.isDataTexture?O.texSubImage2D(O.TEXTURE_2D,Te,ke,gt,Pe,Ee,Lt,vn,It.data):w.isCompressedTexture?O.compressedTexSubImage2D(O.TEXTURE_2D,Te,ke,gt,It.width,It.height,Lt,It.data):O.texSubImage2D(O.TEXTURE_2D,Te,ke,gt,Pe,Ee,Lt,vn,It);Se.pixelStorei(O.UNPACK_ROW_LENGTH,hn),Se.pixelStorei(O.UNPACK_IMAGE_HEIGHT,vt),Se.pixelStorei(O.UNPACK_SKIP_PIXELS,hs),Se.pixelStorei(O.UNPACK_SKIP_ROWS,un),Se.pixelStorei(O.UNPACK_SKIP_IMAGES,Ur),Te===0&&k.generateMipmaps===!0&&k.mipmapsAutoUpdate===!0&&O.generateMipmap(Fe),Se.unbindTexture()},this.initRenderTarget=function(w){Ve.get(w).__webglFramebuffer===void 0&&$e.setupRenderTarget(w)},this.initTexture=function(w){w.isCubeTexture?$e.setTextureCube(w,0):w.isData3DTexture?$e.setTexture3D(w,0):w.isDataArrayTexture||w.isCompressedArrayTexture?$e.setTexture2DArray(w,0):$e.setTexture2D(w,0),Se.unbindTexture()},this.resetState=function(){Y=0,G=0,ce=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return wi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=yt._getDrawingBufferColorSpace(e),t.unpackColorSpace=yt._getUnpackColorSpace()}};var nr=class{constructor(e){this.motion=e;this.position=e.parts.map(()=>new B),this.orientation=e.parts.map(()=>new Nt),this.start=[],e.rest?this.set(e.rest,0,0):this.go(e.times[0]??0),this.start=this.position.map((t,i)=>({position:t.clone(),orientation:this.orientation[i].clone()}))}motion;position;orientation;start;other=new Nt;row=0;share=0;magnification=1;go(e){let{times:t}=this.motion,i=Math.min(e,t[t.length-1]);this.row=Gr(t,i);let s=(t[this.row+1]??i)-t[this.row];if(this.share=s>0?Math.min(1,Math.max(0,(i-t[this.row])/s)):0,this.set(this.motion,this.row,this.share),this.magnification!==1)for(let r=0;r<this.position.length;++r)this.magnify(r)}set({position:e,orientation:t},i,s){for(let r=0;r<this.position.length;++r)this.position[r].set(e.between(i,s,3*r),e.between(i,s,3*r+1),e.between(i,s,3*r+2)),!(r>=this.motion.oriented)&&(this.read(t,i,r,this.orientation[r]),s>0&&this.orientation[r].slerp(this.read(t,i+1,r,this.other),s))}read(e,t,i,s){return s.set(e.value(t,4*i+1),e.value(t,4*i+2),e.value(t,4*i+3),e.value(t,4*i)).normalize()}magnify(e){let t=this.start[e];if(this.position[e].sub(t.position).multiplyScalar(this.magnification).add(t.position),e>=this.motion.oriented)return;let s=this.orientation[e],r=s.clone().multiply(t.orientation.clone().invert());r.w<0&&r.set(-r.x,-r.y,-r.z,-r.w);let o=2*Math.acos(Math.min(1,r.w)),a=new B(r.x,r.y,r.z);a.lengthSq()!==0&&s.setFromAxisAngle(a.normalize(),this.magnification*o).multiply(t.orientation)}place(e,t){return t.set(...e.at),e.part<0?t:t.applyQuaternion(this.orientation[e.part]).add(this.position[e.part])}axes(e,t){let[i,s,r,o]=e.turn;return t.set(s,r,o,i),e.part<0?t:t.premultiply(this.orientation[e.part])}};function wo(n){let e=new ni,t=new nr(n),i=n.times.length,s=Math.max(1,Math.floor(i/150)),r=new B,{scene:o}=n,a=o.beams.length+o.joints.length+o.lines.length===0,c=o.bodies.filter(l=>a||!l.stand_in);for(let l=0;l<i;l+=s){t.go(n.times[l]);for(let h of t.position)e.expandByPoint(h);for(let h of o.joints)e.expandByPoint(t.place(h.a,r));for(let h of o.bodies)e.expandByPoint(t.place(h.place,r));for(let h of o.lines)for(let d of h.ends)e.expandByPoint(t.place(d,r));for(let h of c){let d=h.kind==="box"?.5*Math.hypot(...h.size):h.kind==="ball"?h.size[0]:Math.hypot(h.size[0],h.size[2]/2);t.place(h.place,r),e.expandByPoint(r.clone().addScalar(.7*d)).expandByPoint(r.addScalar(-.7*d))}}return e.isEmpty()&&e.set(new B(-1,-1,-1),new B(1,1,1)),e.getSize(r).length()<1e-9&&e.expandByScalar(1),e}var Wa=[new B(1,0,0),new B(0,1,0),new B(0,0,1)];function Bm(n,e){let t=new B(...n.scene.gravity);return t.lengthSq()>0?t.normalize().negate():km(e)===2?Wa[1].clone():Wa[2].clone()}function km(n){let e=n.toArray(),t=e.indexOf(Math.min(...e));return e[t]<.35*Math.max(...e)?t:-1}function zm(n,e){let t=km(n),i=Wa[t];if(i&&Math.abs(i.dot(e))<.9){let o=t===1?i.clone().negate():i.clone(),a=e.clone().cross(o);return o.addScaledVector(e,.22).addScaledVector(a,.25).normalize()}let s=Math.abs(e.x)<.9?Wa[0].clone():Wa[1].clone();return s.addScaledVector(e,-s.dot(e)).normalize(),e.clone().cross(s).multiplyScalar(-.8).addScaledVector(s,.5).addScaledVector(e,.45).normalize()}var dh={name:"phase",symbol:"φ",unit:"°",seconds:2},ir=48,SS=1e-4,wS=.1,TS=.35;function uh({real:n,imaginary:e},t,i,s){let r=n.value(t,i)*Math.cos(s);return e.columns>0?r-e.value(t,i)*Math.sin(s):r}function Vm(n,e){let t=s=>n.imaginary.columns>0?Math.hypot(n.real.value(s,e),n.imaginary.value(s,e)):Math.abs(n.real.value(s,e)),i=0;for(let s=0;s+2<n.real.rows;s+=3)i=Math.max(i,Math.hypot(t(s),t(s+1),t(s+2)));return i}function Hm(n){return wo(n).getSize(new B).length()}function Gm(n,e,t){let{motion:i,displacement:s,turning:r}=n,o=i.parts.length,a=Vm(s,e),c=Math.min(a>0?wS*t/a:1/0,TS/(Vm(r,e)||Number.MIN_VALUE)),l=Number.isFinite(c)?c:0,h=new Float32Array(3*o*(ir+1)),d=new Float32Array(4*i.oriented*(ir+1)),u=new Float32Array(o*(ir+1)),f=new Nt,p=new B;for(let y=0;y<=ir;++y){let C=2*Math.PI*y/ir;for(let M=0;M<o;++M){let I=[0,1,2].map(x=>uh(s,3*M+x,e,C));I.forEach((x,E)=>h[3*(y*o+M)+E]=i.position.value(0,3*M+E)+l*x);let A=a>0?Math.hypot(...I)/a:0;u[y*o+M]=A>SS?A:0}for(let M=0;M<i.oriented;++M){p.set(uh(r,3*M,e,C),uh(r,3*M+1,e,C),uh(r,3*M+2,e,C)).multiplyScalar(l);let I=p.length();f.setFromAxisAngle(I>0?p.divideScalar(I):p.set(1,0,0),I);let[A,x,E,z]=[0,1,2,3].map(U=>i.orientation.value(0,4*M+U));f.multiply(new Nt(x,E,z,A)),d.set([f.w,f.x,f.y,f.z],4*(y*i.oriented+M))}}let v=i.load_factors,g=new Float32Array(v.columns*(ir+1)).map((y,C)=>v.value(0,C%v.columns)),m=i.parts.map((y,C)=>({part:C}));return{...i,times:Float64Array.from({length:ir+1},(y,C)=>360*C/ir),position:new ur(h,3*o),orientation:new ur(d,4*i.oriented),load_factors:new ur(g,v.columns),fields:[{name:"displacement",unit:"",meaning:"against the largest",on:m,table:new ur(u,o)}],rest:{position:i.position,orientation:i.orientation}}}var ES=["#440154","#46327e","#365c8d","#277f8e","#1fa187","#4ac16d","#a0da39","#fde725"],AS=["#08519c","#3f8fc9","#9cc7e4","#dedede","#f4b183","#e0762b","#9a3f04"],fh=class{stops;low;high;constructor(e){let t=e[0]<0&&e[1]>0,i=Math.max(Math.abs(e[0]),Math.abs(e[1]))||1;[this.low,this.high]=t?[-i,i]:e[0]===e[1]?[Math.min(0,e[0]),Math.max(e[1],0)||1]:e,this.stops=(t?AS:ES).map(s=>new qe(s))}colour(e,t){let i=this.stops.length-1,s=Math.min(1,Math.max(0,(e-this.low)/(this.high-this.low)))*i,r=Number.isFinite(s)?Math.min(i-1,Math.floor(s)):0;return t.lerpColors(this.stops[r],this.stops[r+1],Number.isFinite(s)?s-r:0)}gradient(){return`linear-gradient(to right, ${this.stops.map(e=>e.getStyle()).join(", ")})`}};function CS(n,e){return/revolute|cylindrical|screw|hinge/.test(n)?new ws(.55*e,.55*e,2.4*e,20).rotateX(Math.PI/2):/spherical|ball|universal|distance|point/.test(n)?new vr(.8*e,16,12):new Qi(1.3*e,1.3*e,1.3*e)}function RS(n,e,t){let i=new _r({color:n.driven?t.drive:t.joint,transparent:!0,opacity:.85,depthTest:!1}),s=new bn;s.add(new Un(CS(n.kind,e),i)),n.driven&&s.add(new Un(new ba(1.5*e,.16*e,8,32),i));for(let o of s.children)o.renderOrder=10;let r=n.b.part>=0?n.b:n.a;return{object:s,update(o){o.place(r,s.position),o.axes(n.a,s.quaternion)}}}function PS(n,e,t){let i=new ws(e,e,1,10).rotateX(Math.PI/2),s=new xr(i,new ts({color:t}),n.length);s.frustumCulled=!1;let r=new B,o=new B,a=new Nt,c=new wt,l=new B(0,0,1),h=new B,d=new B(1,1,1);return{object:s,update(u){n.forEach(([f,p],v)=>{u.place(f,r),u.place(p,o),h.subVectors(o,r),d.z=Math.max(h.length(),1e-9),a.setFromUnitVectors(l,h.normalize()),s.setMatrixAt(v,c.compose(r.lerp(o,.5),a,d))}),s.instanceMatrix.needsUpdate=!0}}}function IS(n){let e=new Map(n.scene.bodies.map(i=>[i.place.part,i.place])),t=[];for(let{kind:i,a:s,b:r}of n.scene.joints){/distance/.test(i)&&t.push([s,r]);for(let o of[s,r]){let a=e.get(o.part);a&&t.push([a,o])}}for(let i of n.scene.lines)!/spring/.test(i.kind)&&i.ends.length===2&&t.push([i.ends[0],i.ends[1]]);return t}function LS(n,e,t){let i=/spring/.test(n.kind),s=i?121:n.ends.length,r=new on,o=new gn(new Float32Array(3*s),3);r.setAttribute("position",o);let a=new Ys(r,new ji({color:t.line}));a.frustumCulled=!1;let c=n.ends.map(()=>new B),l=new B,h=new B,d=new B,u=new B;return{object:a,update(f){if(n.ends.forEach((p,v)=>f.place(p,c[v])),!i)c.forEach((p,v)=>o.setXYZ(v,p.x,p.y,p.z));else{l.subVectors(c[1],c[0]),h.set(l.y,-l.x,0),h.lengthSq()<1e-12*l.lengthSq()&&h.set(1,0,0),h.normalize(),d.crossVectors(l,h).normalize();for(let p=0;p<s;++p){let v=p/(s-1),g=v<.08||v>.92?0:.8*e,m=2*Math.PI*10*v;u.copy(c[0]).addScaledVector(l,v).addScaledVector(h,g*Math.cos(m)).addScaledVector(d,g*Math.sin(m)),o.setXYZ(p,u.x,u.y,u.z)}}o.needsUpdate=!0}}}function Wm(n){let e=n.kind==="force"?n.spread?"N/m":"N":n.spread?"N m/m":"N m";return{name:n.spread?`${n.kind} per length`:n.kind,unit:e}}function md(n){let e=[];return n.scene.loads.forEach((t,i)=>{let{name:s,unit:r}=Wm(t),o=e.find(c=>c.name===s);o||e.push(o={name:s,unit:r,largest:0});let a=Math.hypot(...t.vector);for(let c=0;c<n.load_factors.rows;++c)o.largest=Math.max(o.largest,a*Math.abs(n.load_factors.value(c,i)))}),e.filter(t=>t.largest>0)}function DS(n,e,t,i,s){let r=n.scene.loads[e],o=14*i,a=Math.hypot(...r.vector),c=t.find(u=>u.name===Wm(r).name)?.largest??0,l=new Ra(new B(1,0,0),new B,o,s.load),h=new B,d=new Nt;return{object:l,update(u){let f=n.load_factors.between(u.row,u.share,e),p=c>0?o*a*Math.abs(f)/c:0;l.visible=p>.01*o,l.visible&&(h.set(...r.vector).normalize().multiplyScalar(Math.sign(f)),r.follows&&h.applyQuaternion(u.axes(r.place,d)),l.setDirection(h),l.setLength(p,Math.min(2.4*i,.5*p),Math.min(1.3*i,.3*p)),u.place(r.place,l.position),r.kind==="force"&&l.position.addScaledVector(h,-p))}}}function NS(n,e){let t=new gn(new Float32Array(18*n.length),3),i=new gn(new Float32Array(18*n.length),3),s=[[.84,.2,.1],[.1,.6,.3],[.1,.35,.9]];n.forEach((c,l)=>s.forEach(([h,d,u],f)=>[0,1].forEach(p=>i.setXYZ(6*l+2*f+p,h,d,u))));let r=new on().setAttribute("position",t).setAttribute("color",i),o=new po(r,new ji({vertexColors:!0,depthTest:!1,transparent:!0}));o.frustumCulled=!1,o.renderOrder=11;let a=new B;return{object:o,update(c){n.forEach((l,h)=>{let d=c.position[l];for(let u=0;u<3;++u)a.set(u===0?1:0,u===1?1:0,u===2?1:0).multiplyScalar(4*e).applyQuaternion(c.orientation[l]).add(d),t.setXYZ(6*h+2*u,d.x,d.y,d.z),t.setXYZ(6*h+2*u+1,a.x,a.y,a.z)}),t.needsUpdate=!0}}}function US(n,e,t,i){let s=e.times.length,r=new gn(new Float32Array(3*s),3),o=new on().setAttribute("position",r),a=new on().setAttribute("position",r),c=new bn,l=(u,f)=>new Ys(u,new ji({color:i,transparent:!0,opacity:f}));c.add(l(o,.3),l(a,1));for(let u of c.children)u.frustumCulled=!1;let h=new B,d=NaN;return{object:c,update(u){if(d!==u.magnification){d=u.magnification;let f=e.times[u.row]+u.share*((e.times[u.row+1]??0)-e.times[u.row]);for(let p=0;p<s;++p)t.go(e.times[p]),t.place(n,h),r.setXYZ(p,h.x,h.y,h.z);r.needsUpdate=!0,t.go(u.share>0?f:e.times[u.row])}a.setDrawRange(0,u.row+1)}}}var Xa=class{groups;marks;constructor(e,t,i,s){let{scene:r}=e,o=e.parts.map((l,h)=>h).slice(0,e.oriented),a=IS(e),c=md(e);this.marks={joints:[...a.length>0?[PS(a,.22*i,s.rod)]:[],...r.joints.map(l=>RS(l,i,s))],springs:r.lines.map(l=>LS(l,i,s)),loads:r.loads.map((l,h)=>DS(e,h,c,i,s)),axes:o.length>0?[NS(o,i)]:[],traces:r.traces.map((l,h)=>US(l.place,e,t,s.trace[h%s.trace.length]))},this.groups={joints:new bn,springs:new bn,loads:new bn,axes:new bn,traces:new bn};for(let l of this.kinds())for(let h of this.marks[l])this.groups[l].add(h.object)}kinds(){return Object.keys(this.marks)}has(e){return this.marks[e].length>0}dispose(){for(let e of Object.values(this.groups))e.traverse(t=>t.geometry?.dispose())}update(e){for(let t of this.kinds())if(this.groups[t].visible)for(let i of this.marks[t])i.update(e)}};var Xm={type:"change"},_d={type:"start"},$m={type:"end"},ph=new gr,qm=new fi,FS=Math.cos(70*ed.DEG2RAD),wn=new B,si=2*Math.PI,At={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},gd=1e-6,mh=class extends Pa{constructor(e,t=null){super(e,t),this.state=At.NONE,this.target=new B,this.cursor=new B,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:js.ROTATE,MIDDLE:js.DOLLY,RIGHT:js.PAN},this.touches={ONE:Qs.ROTATE,TWO:Qs.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new B,this._lastQuaternion=new Nt,this._lastTargetPosition=new B,this._quat=new Nt().setFromUnitVectors(e.up,new B(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new go,this._sphericalDelta=new go,this._scale=1,this._panOffset=new B,this._rotateStart=new et,this._rotateEnd=new et,this._rotateDelta=new et,this._panStart=new et,this._panEnd=new et,this._panDelta=new et,this._dollyStart=new et,this._dollyEnd=new et,this._dollyDelta=new et,this._dollyDirection=new B,this._mouse=new et,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=BS.bind(this),this._onPointerDown=OS.bind(this),this._onPointerUp=kS.bind(this),this._onContextMenu=qS.bind(this),this._onMouseWheel=HS.bind(this),this._onKeyDown=GS.bind(this),this._onTouchStart=WS.bind(this),this._onTouchMove=XS.bind(this),this._onMouseDown=zS.bind(this),this._onMouseMove=VS.bind(this),this._interceptControlDown=$S.bind(this),this._interceptControlUp=YS.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=At.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Xm),this.update(),this.state=At.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;wn.copy(t).sub(this.target),wn.applyQuaternion(this._quat),this._spherical.setFromVector3(wn),this.autoRotate&&this.state===At.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=si:i>Math.PI&&(i-=si),s<-Math.PI?s+=si:s>Math.PI&&(s-=si),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(wn.setFromSpherical(this._spherical),wn.applyQuaternion(this._quatInverse),t.copy(this.target).add(wn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=wn.length();o=this._clampDistance(a*this._scale);let c=a-o;this.object.position.addScaledVector(this._dollyDirection,c),this.object.updateMatrixWorld(),r=!!c}else if(this.object.isOrthographicCamera){let a=new B(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let c=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=c!==this.object.zoom;let l=new B(this._mouse.x,this._mouse.y,0);l.unproject(this.object),this.object.position.sub(l).add(a),this.object.updateMatrixWorld(),o=wn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(ph.origin.copy(this.object.position),ph.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(ph.direction))<FS?this.object.lookAt(this.target):(qm.setFromNormalAndCoplanarPoint(this.object.up,this.target),ph.intersectPlane(qm,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>gd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>gd||this._lastTargetPosition.distanceToSquared(this.target)>gd?(this.dispatchEvent(Xm),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?si/60*this.autoRotateSpeed*e:si/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){wn.setFromMatrixColumn(t,0),wn.multiplyScalar(-e),this._panOffset.add(wn)}_panUp(e,t){this.screenSpacePanning===!0?wn.setFromMatrixColumn(t,1):(wn.setFromMatrixColumn(t,0),wn.crossVectors(this.object.up,wn)),wn.multiplyScalar(e),this._panOffset.add(wn)}_pan(e,t){let i=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;wn.copy(s).sub(this.target);let r=wn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let i=this.domElement.getBoundingClientRect(),s=e-i.left,r=t-i.top,o=i.width,a=i.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(si*this._rotateDelta.x/t.clientHeight),this._rotateUp(si*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(si*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-si*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(si*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-si*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(i,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(si*this._rotateDelta.x/t.clientHeight),this._rotateUp(si*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new et,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}};function OS(n){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function BS(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function kS(n){switch(this._removePointer(n),this._pointers.length){case 0:this.domElement.releasePointerCapture(n.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent($m),this.state=At.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function zS(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case js.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=At.DOLLY;break;case js.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=At.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=At.ROTATE}break;case js.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=At.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=At.PAN}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(_d)}function VS(n){switch(this.state){case At.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case At.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case At.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function HS(n){this.enabled===!1||this.enableZoom===!1||this.state!==At.NONE||(n.preventDefault(),this.dispatchEvent(_d),this._handleMouseWheel(this._customWheelEvent(n)),this.dispatchEvent($m))}function GS(n){this.enabled!==!1&&this._handleKeyDown(n)}function WS(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.ONE){case Qs.ROTATE:if(this.enableRotate===!1){this.state=At.NONE;break}this._handleTouchStartRotate(n),this.state=At.TOUCH_ROTATE;break;case Qs.PAN:if(this.enablePan===!1){this.state=At.NONE;break}this._handleTouchStartPan(n),this.state=At.TOUCH_PAN;break;default:this.state=At.NONE}break;case 2:switch(this.touches.TWO){case Qs.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(n),this.state=At.TOUCH_DOLLY_PAN;break;case Qs.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=At.TOUCH_DOLLY_ROTATE;break;default:this.state=At.NONE}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(_d)}function XS(n){switch(this._trackPointer(n),this.state){case At.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(n),this.update();break;case At.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case At.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case At.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();break;default:this.state=At.NONE}}function qS(n){this.enabled!==!1&&n.preventDefault()}function $S(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function YS(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Ym={dark:!1,ink:"#1c2430",faint:"#667080",grid:"#e4e7ec",background:"#ffffff",curves:["#0067a5","#d55e00","#008f68","#a0458c","#3a3f47","#c28500","#3c9bd6"]},ZS={dark:!0,ink:"#e6e9ee",faint:"#98a2b0",grid:"#2b323c",background:"#161b22",curves:["#5eb4ee","#f28e4a","#3fc79a","#d88cc4","#d5d9df","#e8b84a","#8fd0f5"]},vd=[[],[10,6],[3,8],[14,6,3,6],[7,5],[2,5],[20,8]],yd=[2.5,2,2,2,2,2,2],Zm=[],Jm=matchMedia("(prefers-color-scheme: dark)"),Km=null,xd=!1;function zn(){return xd?Ym:(Km??(Jm.matches?"dark":"light"))==="dark"?ZS:Ym}function qa(){document.documentElement.dataset.theme=zn().dark?"dark":"light";for(let n of Zm)n()}function sr(n){Zm.push(n)}function jm(){Km=zn().dark?"light":"dark",qa()}function Qm(){Jm.addEventListener("change",qa),addEventListener("beforeprint",()=>{xd=!0,qa()}),addEventListener("afterprint",()=>{xd=!1,qa()}),qa()}var JS=Math.cos(40*Math.PI/180);function KS(n,e){let t=n.length,i=n.map(([r,o],a)=>{let[c,l]=n[(a+1)%t],h=Math.hypot(c-r,l-o)||1;return[(l-o)/h,-(c-r)/h]}),s=(r,o)=>{let a=i[o],c=i[o===r?(r+t-1)%t:(o+1)%t],l=a[0]*c[0]+a[1]*c[1]>JS,[h,d]=l?[a[0]+c[0],a[1]+c[1]]:a,u=Math.hypot(h,d)||1,[f,p]=n[r];return{y:e*f,z:e*p,ny:h/u,nz:d/u}};return n.flatMap((r,o)=>[s(o,o),s((o+1)%t,o)])}function jS(n){return n.reduce((t,[i,s],r)=>{let[o,a]=n[(r+1)%n.length];return t+i*a-o*s},0)<0?[...n].reverse():n}var bd=class{constructor(e,t,i){this.beam=e;let s=e.nodes.length-1,r=Math.max(1,Math.min(8,Math.ceil(32/s))),o=[],a=0;for(let l=0;l<s;++l){let h=jS(e.outlines[Math.min(l,e.outlines.length-1)]),d=h.reduce((f,[p,v])=>Math.max(f,Math.hypot(p,v)),0),u=KS(h,Math.max(1,i/(d||i)));for(let f=0;f<=r;++f){let p=f/r,v=e.at[l]+p*(e.at[l+1]-e.at[l]);if(this.rings.push({element:l,share:p,corners:u,first:a,at:v}),f<r)for(let g=0;g<u.length;g+=2){let m=a+g,y=m+u.length;o.push(m,y,m+1,m+1,y,y+1)}a+=u.length}}for(let[l,h]of[[0,-1],[this.rings.length-1,1]]){let d=this.rings[l].corners.length;this.caps.push({ring:l,first:a,outwards:h});for(let u=2;u+1<d;u+=2)o.push(a,a+(h>0?u:u+1),a+(h>0?u+1:u));a+=d}this.positions=new Float32Array(3*a),this.normals=new Float32Array(3*a),this.colours=new Float32Array(3*a).fill(1);let c=new on;c.setAttribute("position",new gn(this.positions,3).setUsage(ka)),c.setAttribute("normal",new gn(this.normals,3).setUsage(ka)),c.setAttribute("color",new gn(this.colours,3).setUsage(ka)),c.setIndex(o),this.mesh=new Un(c,t),this.mesh.frustumCulled=!1,this.nodes=e.nodes.map(()=>new B),this.axes=e.nodes.map(()=>new Nt),this.tangents=e.nodes.map(()=>new B)}beam;mesh;rings=[];caps=[];positions;normals;colours;nodes;axes;tangents;point=new B;d1=new B;d2=new B;d3=new B;turn=new Nt;colour=new qe;update(e){this.beam.nodes.forEach((t,i)=>{e.place(t,this.nodes[i]),e.axes(t,this.axes[i]),this.tangents[i].set(1,0,0).applyQuaternion(this.axes[i])});for(let t of this.rings)this.frame(t.element,t.share),this.write(t.first,t.corners,null);for(let t of this.caps){let i=this.rings[t.ring];this.frame(i.element,i.share),this.write(t.first,i.corners,this.d1.multiplyScalar(t.outwards))}this.mesh.geometry.attributes.position.needsUpdate=!0,this.mesh.geometry.attributes.normal.needsUpdate=!0}frame(e,t){let i=this.nodes[e],s=this.nodes[e+1],r=i.distanceTo(s),o=t*t,a=o*t;this.point.set(0,0,0).addScaledVector(i,2*a-3*o+1).addScaledVector(this.tangents[e],(a-2*o+t)*r).addScaledVector(s,3*o-2*a).addScaledVector(this.tangents[e+1],(a-o)*r),this.turn.slerpQuaternions(this.axes[e],this.axes[e+1],t),this.d1.set(1,0,0).applyQuaternion(this.turn),this.d2.set(0,1,0).applyQuaternion(this.turn),this.d3.set(0,0,1).applyQuaternion(this.turn)}write(e,t,i){let{point:s,d2:r,d3:o}=this,a=3*e;for(let c of t)this.positions[a]=s.x+c.y*r.x+c.z*o.x,this.positions[a+1]=s.y+c.y*r.y+c.z*o.y,this.positions[a+2]=s.z+c.y*r.z+c.z*o.z,this.normals[a]=i?i.x:c.ny*r.x+c.nz*o.x,this.normals[a+1]=i?i.y:c.ny*r.y+c.nz*o.y,this.normals[a+2]=i?i.z:c.ny*r.z+c.nz*o.z,a+=3}paint(e){let t=(i,s)=>{for(let r=3*i;r<3*(i+s);r+=3)this.colour.toArray(this.colours,r)};for(let i of this.rings)e(i.at,i.element,i.share,this.colour),t(i.first,i.corners.length);for(let i of this.caps){let s=this.rings[i.ring];e(s.at,s.element,s.share,this.colour),t(i.first,s.corners.length)}this.mesh.geometry.attributes.color.needsUpdate=!0}},$a=class{group=new bn;meshes;constructor(e,t,i){this.meshes=e.map(s=>new bd(s,t,i));for(let{mesh:s}of this.meshes)this.group.add(s)}update(e){for(let t of this.meshes)t.update(e)}paint(e){this.meshes.forEach((t,i)=>t.paint((s,r,o,a)=>e(i,s,r,o,a)))}};var QS={box:()=>new Qi(1,1,1),cylinder:()=>new ws(1,1,1,28).rotateX(Math.PI/2),ball:()=>new vr(1,24,16)};function ew(n){let{bodies:e,beams:t}=n.scene,i=new Set([...e.map(s=>s.place.part),...t.flatMap(s=>s.nodes.map(r=>r.part))]);return n.parts.map((s,r)=>r).filter(s=>!i.has(s))}var Ya=class{group=new bn;meshes=[];position=new B;orientation=new Nt;matrix=new wt;colour=new qe;constructor(e,t,i){let s=new Map,r=(a,c,l)=>{let h=`${a} ${c}`,d=s.get(h)??{kind:a,material:c?t.standIn:t.given,instances:[]};d.instances.push(l),s.set(h,d)},o=5*i;for(let a of e.scene.bodies)r(a.kind,a.stand_in,{part:a.place.part,place:a.place,size:new B(...a.size).clampScalar(i,1/0)});for(let a of ew(e))r("ball",!1,{part:a,place:{part:a,at:[0,0,0],turn:[1,0,0,0]},size:new B(o,o,o)});for(let{kind:a,material:c,instances:l}of s.values()){let h=new xr(QS[a](),c,l.length);h.frustumCulled=!1,this.group.add(h),this.meshes.push({mesh:h,instances:l})}}update(e){for(let{mesh:t,instances:i}of this.meshes)i.forEach((s,r)=>{e.place(s.place,this.position),e.axes(s.place,this.orientation),t.setMatrixAt(r,this.matrix.compose(this.position,this.orientation,s.size))}),t.instanceMatrix.needsUpdate=!0}paint(e){for(let{mesh:t,instances:i}of this.meshes)i.forEach((s,r)=>{e(s.part,this.colour),t.setColorAt(r,this.colour)}),t.instanceColor.needsUpdate=!0}};var eg={joint:new qe("#3a4452"),rod:new qe("#8a97a6"),drive:new qe("#d55e00"),line:new qe("#7a4a8c"),load:new qe("#c23b22"),trace:["#0072b2","#d55e00","#009e73","#cc79a7","#e69f00"].map(n=>new qe(n))},gh=class{constructor(e,t){this.motion=e;this.extent=t;this.renderer=new lh({antialias:!0,alpha:!0,powerPreference:"high-performance"}),this.canvas=this.renderer.domElement,this.poses=new nr(e),this.time=e.times[0]??0;let i=this.extent.getSize(new B),s=i.length();this.up=Bm(e,i);let r={given:new ts({color:16777215}),standIn:new ts({color:16777215,transparent:!0,opacity:.35,depthWrite:!1})},o=new ts({vertexColors:!0}),a={color:8951464,transparent:!0,opacity:.22,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:2,polygonOffsetUnits:2},c=new ts(a),l=.0028*s;this.solids=new Ya(e,r,l),this.beams=new $a(e.scene.beams,o,l),this.ghost={solids:new Ya(e,{given:c,standIn:c},l),beams:new $a(e.scene.beams,c,l)};let h=new nr(e);this.ghost.solids.update(h),this.ghost.beams.update(h),this.markSize=.011*s,this.marks=new Xa(e,this.poses,this.markSize,eg),this.grid=this.floor(i),this.scene.add(this.grid,this.solids.group,this.beams.group,this.ghost.solids.group,this.ghost.beams.group,...Object.values(this.marks.groups)),this.setGhost(!!e.rest),this.marks.groups.axes.visible=!1,this.scene.add(new wa(16777215,9279912,2.2));let d=new Aa(16777215,1.9);d.position.copy(this.direction(i)).addScaledVector(this.up,.9),this.scene.add(d),this.camera.up.copy(this.up),this.controls=new mh(this.camera,this.canvas),this.controls.addEventListener("change",()=>{this.ask(),this.onCamera?.()}),this.controls.zoomToCursor=!0,this.paint(),sr(()=>this.repaintGrid()),this.repaintGrid(),addEventListener("beforeprint",()=>this.draw())}motion;extent;canvas;marks;renderer;scene=new da;camera=new Kn(32,1,.01,100);controls;poses;solids;beams;ghost;markSize;up;grid;field=null;scale=null;followed=-1;followedAt=new B;asked=!1;time;onDrawn=null;onCamera=null;floor(e){let t=e.length(),i=10**Math.floor(Math.log10(t/5)),s=i*(t/5>=5*i?5:t/5>=2*i?2:1),r=2*Math.ceil(.8*t/s),o=new Ca(r*s,r);o.quaternion.setFromUnitVectors(new B(0,1,0),this.up);let a=this.extent.getCenter(new B),c=.5*(Math.abs(e.x*this.up.x)+Math.abs(e.y*this.up.y)+Math.abs(e.z*this.up.z));return o.position.copy(a).addScaledVector(this.up,-c-.03*t),o}repaintGrid(){let e=this.grid.material;e.vertexColors=!1,e.color=new qe(zn().dark?"#38414d":"#d3d9e0"),e.needsUpdate=!0,this.paint()}resize(e,t){this.renderer.setPixelRatio(Math.min(devicePixelRatio,2)),this.renderer.setSize(e,t,!1),this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.ask()}fit(){let e=this.extent.getSize(new B),t=this.extent.getCenter(new B),i=this.direction(e),s=Math.tan(this.camera.fov*Math.PI/360),r=new Nt;this.camera.position.copy(t).add(i),this.camera.lookAt(t),r.copy(this.camera.quaternion).invert();let o=0;for(let a=0;a<8;++a){let c=new B((a&1?.5:-.5)*e.x,(a&2?.5:-.5)*e.y,(a&4?.5:-.5)*e.z).applyQuaternion(r);o=Math.max(o,c.z+Math.abs(c.y)/s,c.z+Math.abs(c.x)/(s*this.camera.aspect))}o*=1.12,this.camera.position.copy(t).addScaledVector(i,o),this.camera.near=o/200,this.camera.far=o*20,this.camera.updateProjectionMatrix(),this.controls.target.copy(t),this.controls.update(),this.follow(this.followed),this.ask()}direction(e){return zm(this.motion.rest?new B(1,1,1):e,this.up)}show(e){let t=this.marks;this.motion=e;let i=this.poses.magnification;this.poses=new nr(e),this.poses.magnification=i,this.marks=new Xa(e,this.poses,this.markSize,eg);for(let s of this.marks.kinds())this.marks.groups[s].visible=t.groups[s].visible,this.scene.remove(t.groups[s]),this.scene.add(this.marks.groups[s]);t.dispose(),this.follow(this.followed),this.ask()}lookLike(e){let t=this.followedAt.clone().sub(e.followedAt);this.camera.position.copy(e.camera.position).add(t),this.camera.quaternion.copy(e.camera.quaternion),this.controls.target.copy(e.controls.target).add(t),this.camera.near=e.camera.near,this.camera.far=e.camera.far,this.camera.updateProjectionMatrix(),this.ask()}go(e){this.time=e,this.ask()}follow(e){this.followed=e,this.poses.go(this.time),e>=0?this.followedAt.copy(this.poses.position[e]):this.followedAt.set(0,0,0)}magnify(e){this.poses.magnification=e,this.ask()}setGhost(e){this.ghost.solids.group.visible=e,this.ghost.beams.group.visible=e,this.ask()}showMarks(e,t){this.marks.groups[e].visible=t,this.ask()}colourBy(e,t){this.field=e,this.scale=t,this.paint(),this.ask()}ask(){this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.draw()}))}draw(){if(this.poses.go(this.time),this.followed>=0){let e=this.poses.position[this.followed],t=e.clone().sub(this.followedAt);this.camera.position.add(t),this.controls.target.add(t),this.followedAt.copy(e)}this.solids.update(this.poses),this.beams.update(this.poses),this.marks.update(this.poses),this.field&&this.paint(),this.renderer.render(this.scene,this.camera),this.onDrawn?.()}paint(){let{field:e,scale:t}=this,i=new qe(zn().dark?"#8fb0cf":"#5f86ab"),s=new qe(zn().dark?"#b9c2cd":"#8a97a6"),r=a=>e.table.between(this.poses.row,this.poses.share,a),o=e?tw(e):null;this.solids.paint((a,c)=>{let l=o?.parts.get(a);t&&l!==void 0?t.colour(r(l),c):c.copy(s)}),this.beams.paint((a,c,l,h,d)=>{let u=o?.beams.get(a),f=this.motion.scene.beams[a].nodes,p=o?.parts.get(f[l].part),v=o?.parts.get(f[l+1].part);t&&u?t.colour(nw(u,c,r),d):t&&p!==void 0&&v!==void 0?t.colour(r(p)+h*(r(v)-r(p)),d):t&&(p??v)!==void 0?t.colour(p===void 0?h*r(v):(1-h)*r(p),d):d.copy(i)})}onCanvas(e){let t=this.poses.position[e].clone().project(this.camera);return{x:.5+.5*t.x,y:.5-.5*t.y,seen:t.z<1&&Math.abs(t.x)<1&&Math.abs(t.y)<1}}},tg=new WeakMap;function tw(n){let e=tg.get(n);if(e)return e;let t={parts:new Map,beams:new Map};return n.on.forEach((i,s)=>{if("part"in i)t.parts.set(i.part,s);else{let r=t.beams.get(i.beam)??[];r.push({at:i.at,column:s}),t.beams.set(i.beam,r)}}),tg.set(n,t),t}function nw(n,e,t){let i=0;for(;i+1<n.length&&n[i+1].at<=e;)++i;let s=n[i],r=n[i+1];return!r||e<=s.at?t(s.column):t(s.column)+(e-s.at)/(r.at-s.at)*(t(r.column)-t(s.column))}var iw={joints:"Joints and drives",springs:"Springs",loads:"Loads",axes:"Axes",traces:"Ways of sensors"},Md=class{constructor(e,t){this.stage=e;let i=new Set(t.scene.beams.flatMap(r=>r.nodes.map(o=>o.part))),s=t.parts.map((r,o)=>({name:r,part:o})).filter(({part:r})=>!i.has(r));for(let r of t.scene.beams)s.push({name:r.name,part:r.nodes[r.nodes.length>>1].part});this.labels=s.filter(({part:r})=>r>=0).slice(0,60).map(({name:r,part:o})=>({part:o,label:T("span",{},r)})),this.layer.append(...this.labels.map(({label:r})=>r)),this.layer.hidden=!0}stage;layer=T("div",{class:"names","aria-hidden":"true"});labels;update(e,t){if(!this.layer.hidden)for(let{part:i,label:s}of this.labels){let{x:r,y:o,seen:a}=this.stage.onCanvas(i);s.style.visibility=a?"visible":"hidden",s.style.transform=`translate(${r*e}px, ${o*t}px) translate(-50%, -150%)`}}};function sw(){let n=T("p",{class:"legend-name"}),e=T("div",{class:"legend-bar"}),t=T("span"),i=T("span"),s=T("span"),r=T("p",{class:"legend-ends"}),o=T("div",{class:"colour-legend","aria-live":"polite"},n,e,T("div",{class:"legend-ends"},t,i,s),r);return{element:o,show(a,c){o.hidden=c===null,!(!a||!c)&&(n.textContent=`${a.name}${a.unit?` [${ci(a.unit)}]`:""}`,r.textContent=a.meaning??"",e.style.background=c.gradient(),t.textContent=Ne(c.low,3),i.textContent=Ne(.5*(c.low+c.high),3),s.textContent=Ne(c.high,3))}}}function rw(n){let e=md(n);return e.length===0?null:T("p",{class:"load-legend"},"Longest arrow: ",e.map(t=>`${t.name} ${lt(t.largest,t.unit,3)}`).join(", "))}function ow(n){let e=n.map(i=>"beam"in(i.on[0]??{})?Math.max(...i.table.range().map(Math.abs)):0),t=Math.max(0,...e);return e.findIndex(i=>i>1e-6*t)}var Sd=class{constructor(e,t,i,s){this.stage=e;this.shown=t;this.clock=i;this.names=new Md(e,t.motion),this.element=T("div",{class:"view"},e.canvas,this.names.layer,this.over,s),e.canvas.setAttribute("role","img"),e.onDrawn=()=>this.names.update(this.element.clientWidth,this.element.clientHeight),i.onChange(()=>{e.go(i.time),this.tellEnd(i.time)}),new ResizeObserver(()=>{this.element.clientWidth!==0&&(e.resize(this.element.clientWidth,this.element.clientHeight),this.fitted||e.fit(),this.fitted=!0)}).observe(this.element),this.show(t,i.time)}stage;shown;clock;element;names;over=T("p",{class:"view-note"});fitted=!1;show(e,t){e!==this.shown&&this.stage.show(e.motion),this.shown=e;let i=e.label?` with ${e.label}`:"";this.stage.canvas.setAttribute("aria-label",`Animated 3D view of ${e.motion.parts.length} parts${i}. Space plays and pauses, arrow keys step.`),this.stage.go(t),this.tellEnd(t)}tellEnd(e){let{times:t}=this.shown.motion,i=t[t.length-1];this.over.hidden=e<=i,this.over.hidden||(this.over.textContent=`ended at ${Zo(this.clock.axis,i)}`)}};function aw(n,e,t){let i=n.map(a=>a.shown.motion.fields.find(c=>c.name===e)??null),s=n.some(a=>!a.shown.strays),r=i.filter((a,c)=>a&&(!s||!n[c].shown.strays)).map(a=>a.table.range()),o=r.length>0?new fh([Math.min(...r.map(a=>a[0])),Math.max(...r.map(a=>a[1]))]):null;n.forEach((a,c)=>a.stage.colourBy(i[c],o)),t.show(i[0]??null,o)}function lw(n){let e=T("input",{type:"range",min:0,max:3,step:.05,value:1,"aria-label":"Amplitude"});return e.addEventListener("input",()=>n(Number(e.value))),T("label",{class:"field"},T("span",{},"Amplitude"),e)}function cw(n,e,t){let{motion:i}=n[0].shown,s=p=>n.forEach(p),r=[{label:"one colour",value:null},...i.fields.map(p=>({label:p.name,value:p.name}))],o=i.rest?1:ow(i.fields)+1,a=r[o].value,c=()=>aw(n,a,e);c();let l=new Set(i.scene.beams.flatMap(p=>p.nodes.slice(1,-1).map(v=>v.part))),h=i.parts.map((p,v)=>({label:p,value:v})).filter(({value:p})=>!l.has(p)),d=[1,2,5,10,20,50,100,200,500,1e3].map(p=>({label:`${p}×`,value:p})),{marks:u}=n[0].stage;return{element:T("div",{class:"panel"},i.fields.length>0?Ii("Colour",r,o,p=>{a=p,c()}).field:null,Ii("Follow",[{label:"nothing",value:-1},...h],0,p=>s(v=>v.stage.follow(p))).field,i.rest?lw(p=>s(v=>v.stage.magnify(p))):Ii("Displacements",d,0,p=>s(v=>v.stage.magnify(p))).field,T("fieldset",{},T("legend",{},"Show"),...u.kinds().filter(p=>u.has(p)).map(p=>Mi(iw[p],p!=="axes",v=>{s(g=>g.stage.showMarks(p,v)),p==="loads"&&(n[0].element.querySelector(".load-legend").hidden=!v)})),Mi(i.rest?"State of rest":"Initial shape",!!i.rest,p=>s(v=>v.stage.setGhost(p))),Mi("Names",!1,p=>s(v=>{v.names.layer.hidden=!p,v.stage.go(t.time)}))),T("p",{class:"hint"},"Drag to turn, right button or shift to move, wheel to zoom.")),recolour:c}}function hw(n,e,t,i){let[s,r]=n;s.stage.onCamera=()=>r.stage.lookLike(s.stage),r.stage.onCamera=()=>s.stage.lookLike(r.stage);let o=n.map((a,c)=>T("div",{class:"pane"},Ii(c===0?"Left":"Right",e.map(l=>({label:l.label,value:l})),e.indexOf(a.shown),l=>{a.show(l,t.time),i()}).field,a.element));return T("div",{class:"panes"},...o)}function uw(n){let e=n.filter(i=>!i.strays),t=new ni;for(let i of e.length>0?e:n)t.union(wo(i.motion));return t}function _h(n,e,t="Motion",i=uw(n)){let s=n.length>1,r=[],o=()=>r.forEach(f=>f.stage.fit()),a=T("div",{class:"view-tools"},Xr("fit","Fit the motion into the view (F)",o));try{for(let f of n.slice(0,2))r.push(new Sd(new gh(f.motion,i),f,e,r.length===0?a:null))}catch{return{element:Qe("motion",t,T("p",{class:"card"},"This browser shows no 3D graphics (WebGL), so the motion cannot be drawn. All plots work.")),fit:()=>{},show:()=>{}}}let c=sw(),l=rw(n[0].motion);r[0].element.append(T("div",{class:"view-legends"},c.element,...l?[l]:[]));let h=cw(r,c,e),d=s?hw(r,n,e,h.recolour):r[0].element,u=f=>{r[0].show(f,e.time),h.recolour()};return{element:Qe("motion",t,T("div",{class:"card motion"},d,h.element)),fit:o,show:u}}function xh(n,e,t){let i=Hm(n.motion),s=wo(n.motion).expandByScalar(.08*i),r=a=>({label:t(a),motion:Gm(n,a,i),strays:!1}),o=_h([r(0)],e,"Shape",s);return o.element.dataset.chapter="Shape",{...o,go:a=>o.show(r(a))}}var dw={branch:"gives way to a side",limit:"snaps through"};function fw(n){let e=n.loads[0],t=e?`Buckles at ${Ne(e.load_factor,6)} times the load`:"No buckling load was found",i=[n.grown.length>0?`what grows: ${n.grown.join(", ")}`:"all loads grow together",`as they are at ${lt(n.time,"s")}`,e?ht(n.loads.length,"load"):null,n.ended?`the search ended: ${n.ended}`:null].filter(r=>r!==null),s=e&&Math.abs(e.load_factor)<=1?"warning":"good";return T("div",{class:`card verdict ${s}`},T("div",{class:"headline"},T("span",{class:"sign"},pn(s)),T("div",{},T("p",{class:"status"},t),T("p",{class:"words"},i.join("; ")))))}function ng(n){let e=n.shapes?hl(n.shapes):null,t=e?new Bs(Float64Array.from({length:49},(l,h)=>7.5*h),dh):null,i=e&&t&&n.loads.length>0?xh(e,t,l=>`load ${n.loads[l].number}`):null,s=i?.element.querySelector("h2"),r=n.loads.map(l=>bi(String(l.number),()=>{},{class:"quiet","aria-pressed":"false",title:`Show the shape of load ${l.number}`})),o=n.loads.map((l,h)=>T("tr",{},T("th",{scope:"row"},r[h]),T("td",{class:"figure"},Ne(l.load_factor,7)),T("td",{},dw[l.kind]),T("td",{},l.moves))),a=l=>{r.forEach((d,u)=>d.setAttribute("aria-pressed",String(u===l))),o.forEach((d,u)=>d.classList.toggle("chosen",u===l));let h=e!==null&&l<e.displacement.real.columns;i&&h&&i.go(l),s&&(s.textContent=`Shape at ${Ne(n.loads[l].load_factor,6)} times the load${h?"":": not in this file, which would become too large"}`)};o.forEach((l,h)=>l.addEventListener("click",()=>a(h)));let c=kn("Buckling loads",["load","factor","how","moves most"],o);return c.classList.add("choosable"),n.loads.length>0&&a(0),{sections:[Qe("buckling","Buckling",fw(n),c),...i?[i.element]:[]],clock:t,fit:()=>i?.fit()}}var vh="12px system-ui, sans-serif";function Cs(n){let e=zn().curves,t=Math.floor(n/e.length);return{stroke:e[n%e.length],width:yd[n%yd.length],dash:vd[(n+t)%vd.length]}}function To(){return T("canvas",{class:"swatch",width:60,height:20,"aria-hidden":"true"})}function Tr(n,e,t="none"){let i=n.getContext("2d"),s=Cs(e);i.clearRect(0,0,60,20),i.strokeStyle=i.fillStyle=s.stroke,i.lineWidth=2*s.width,i.setLineDash(t==="cross"?[]:s.dash.map(r=>2*r)),i.stroke(new Path2D(t==="cross"?"M22 2l16 16M22 18l16-16":"M0 10H60")),t==="dot"&&i.fill(new Path2D("M30 4a6 6 0 1 0 .01 0z"))}var pw=(n,e)=>e.map(t=>t===null?"":Ne(t));function Eo(n){let e=zn();return{stroke:e.faint,font:vh,labelFont:vh,labelSize:18,grid:{stroke:e.grid,width:1},ticks:{stroke:e.grid,width:1,size:4},values:pw,...n?{splits:(t,i,s,r)=>mw(s,r),filter:(t,i)=>i}:{}}}function yh(n,e){if(n===null||e===null)return[0,1];let t=Math.max(Math.abs(n),Math.abs(e)),i=Math.max(.06*(e-n),1e-6*t)||1;return[n-i,e+i]}function mw(n,e){let t=Math.ceil(Math.log10(n)-1e-9),i=Math.floor(Math.log10(e)+1e-9),s=[];if(e<100*n){for(let o=t-1;o<=i;++o)for(let a of[1,2,5])s.push(+`${a}e${o}`);return s.filter(o=>o>=n*(1-1e-9)&&o<=e*(1+1e-9))}let r=Math.max(1,Math.ceil((i-t)/7));for(let o=t;o<=i;o+=r)s.push(+`1e${o}`);return s}function bh(n){let e=t=>{let i=t==null?"":String(t);return/[",\n]/.test(i)?`"${i.replace(/"/g,'""')}"`:i};return n.map(t=>t.map(e).join(",")).join(`
`)+`
`}function ki(n,e){let t=T("div",{class:"plots"}),i=new Map,s=(a,c)=>{let l=i.get(a)??a.plot();if(i.set(a,l),l.hidden=!c,!l.isConnected){let h=n.slice(n.indexOf(a)+1).map(d=>i.get(d)).find(d=>d?.parentElement===t);t.insertBefore(l,h??null)}},r=n.map(a=>(a.shown&&s(a,!0),Mi(a.title,a.shown,c=>s(a,c)))),o=T("fieldset",{class:"chooser"},T("legend",{class:"hidden"},e),...r);return T("div",{},n.length>1?o:null,t)}var gw="uplot",_w="u-hz",xw="u-vt",vw="u-title",yw="u-wrap",bw="u-under",Mw="u-over",Sw="u-axis",Cr="u-off",ww="u-select",Tw="u-cursor-x",Ew="u-cursor-y",Aw="u-cursor-pt",Cw="u-legend",Rw="u-live",Pw="u-inline",Iw="u-series",Lw="u-marker",ig="u-label",Dw="u-value",Ja="width",Ka="height";var sg="bottom",Ao="left",wd="right",Vd="#000",rg=Vd+"0",Td="mousemove",og="mousedown",Ed="mouseup",ag="mouseenter",lg="mouseleave",cg="dblclick",Nw="resize",Uw="scroll",hg="change",Eh="dppxchange",Hd="--",No=typeof window<"u",Id=No?document:null,Ro=No?window:null,Fw=No?navigator:null,Ct,Mh;function Ld(){let n=devicePixelRatio;Ct!=n&&(Ct=n,Mh&&Nd(hg,Mh,Ld),Mh=matchMedia(`(min-resolution: ${Ct-.001}dppx) and (max-resolution: ${Ct+.001}dppx)`),Rr(hg,Mh,Ld),Ro.dispatchEvent(new CustomEvent(Eh)))}function gi(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Dd(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function $t(n,e,t){n.style[e]=t+"px"}function zi(n,e,t,i){let s=Id.createElement(n);return e!=null&&gi(s,e),t?.insertBefore(s,i),s}function Ei(n,e){return zi("div",n,e)}var ug=new WeakMap;function os(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=ug.get(n);r!=o&&(n.style.transform=r,ug.set(n,r),e<0||t<0||e>i||t>s?gi(n,Cr):Dd(n,Cr))}var dg=new WeakMap;function fg(n,e,t){let i=e+t,s=dg.get(n);i!=s&&(dg.set(n,i),n.style.background=e,n.style.borderColor=t)}var pg=new WeakMap;function mg(n,e,t,i){let s=e+""+t,r=pg.get(n);s!=r&&(pg.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var Gd={passive:!0},Ow={...Gd,capture:!0};function Rr(n,e,t,i){e.addEventListener(n,t,i?Ow:Gd)}function Nd(n,e,t,i){e.removeEventListener(n,t,Gd)}No&&Ld();function Vi(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:_i((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function Gg(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var Wg=n=>n!=null,Xg=n=>n!=null&&n>0,Rh=Gg(Wg),Bw=Gg(Xg);function kw(n,e,t,i=0,s=!1){let r=s?Bw:Rh,o=s?Xg:Wg;[e,t]=r(n,e,t);let a=n[e],c=n[e];if(e>-1)if(i==1)a=n[e],c=n[t];else if(i==-1)a=n[t],c=n[e];else for(let l=e;l<=t;l++){let h=n[l];o(h)&&(h<a?a=h:h>c&&(c=h))}return[a??Bt,c??-Bt]}function Ph(n,e,t,i){let s=xg(n),r=xg(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Rs:qg,a=s==1?_i:Ai,c=r==1?Ai:_i,l=a(o(En(n))),h=c(o(En(e))),d=Po(t,l),u=Po(t,h);return t==10&&(l<0&&(d=kt(d,-l)),h<0&&(u=kt(u,-h))),i||t==2?(n=d*s,e=u*r):(n=Jg(n,d),e=Ih(e,u)),[n,e]}function Wd(n,e,t,i){let s=Ph(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var Xd=.1,gg={mode:3,pad:Xd},Qa={pad:0,soft:null,mode:0},zw={min:Qa,max:Qa};function Ah(n,e,t,i){return Lh(t)?_g(n,e,t):(Qa.pad=t,Qa.soft=i?0:null,Qa.mode=i?3:0,_g(n,e,zw))}function Tt(n,e){return n??e}function Vw(n,e,t){for(e=Tt(e,0),t=Tt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function _g(n,e,t){let i=t.min,s=t.max,r=Tt(i.pad,0),o=Tt(s.pad,0),a=Tt(i.hard,-Bt),c=Tt(s.hard,Bt),l=Tt(i.soft,Bt),h=Tt(s.soft,-Bt),d=Tt(i.mode,0),u=Tt(s.mode,0),f=e-n,p=Rs(f),v=ei(En(n),En(e)),g=Rs(v),m=En(g-p);(f<1e-24||m>10)&&(f=0,(n==0||e==0)&&(f=1e-24,d==2&&l!=Bt&&(r=0),u==2&&h!=-Bt&&(o=0)));let y=f||v||1e3,C=Rs(y),M=Po(10,_i(C)),I=y*(f==0?n==0?.1:1:r),A=kt(Jg(n-I,M/10),24),x=n>=l&&(d==1||d==3&&A<=l||d==2&&A>=l)?l:Bt,E=ei(a,A<x&&n>=x?x:Hi(x,A)),z=y*(f==0?e==0?.1:1:o),U=kt(Ih(e+z,M/10),24),N=e<=h&&(u==1||u==3&&U>=h||u==2&&U<=h)?h:-Bt,V=Hi(c,U>N&&e<=N?N:ei(N,U));return E==V&&E==0&&(V=100),[E,V]}var Hw=new Intl.NumberFormat(No?Fw.language:"en-US"),qd=n=>Hw.format(n),xi=Math,Th=xi.PI,En=xi.abs,_i=xi.floor,Tn=xi.round,Ai=xi.ceil,Hi=xi.min,ei=xi.max,Po=xi.pow,xg=xi.sign,Rs=xi.log10,qg=xi.log2,Gw=(n,e=1)=>xi.sinh(n)*e,Ad=(n,e=1)=>xi.asinh(n/e),Bt=1/0;function vg(n){return(Rs((n^n>>31)-(n>>31))|0)+1}function Ud(n,e,t){return Hi(ei(n,e),t)}function $g(n){return typeof n=="function"}function bt(n){return $g(n)?n:()=>n}var Ww=()=>{},Yg=n=>n,Zg=(n,e)=>e,Xw=n=>null,yg=n=>!0,bg=(n,e)=>n==e,qw=/\.\d*?(?=9{6,}|0{6,})/gm,Pr=n=>{if(jg(n)||or.has(n))return n;let e=`${n}`,t=e.match(qw);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Pr(s)}e${r}`}return kt(n,i)};function Er(n,e){return Pr(kt(Pr(n/e))*e)}function Ih(n,e){return Pr(Ai(Pr(n/e))*e)}function Jg(n,e){return Pr(_i(Pr(n/e))*e)}function kt(n,e=0){if(jg(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Tn(i)/t}var or=new Map;function Kg(n){return((""+n).split(".")[1]||"").length}function tl(n,e,t,i){let s=[],r=i.map(Kg);for(let o=e;o<t;o++){let a=En(o),c=kt(Po(n,o),a);for(let l=0;l<i.length;l++){let h=n==10?+`${i[l]}e${o}`:i[l]*c,d=(o>=0?0:a)+(o>=r[l]?0:r[l]),u=n==10?h:kt(h,d);s.push(u),or.set(u,d)}}return s}var el={},$d=[],Io=[null,null],rr=Array.isArray,jg=Number.isInteger,$w=n=>n===void 0;function Mg(n){return typeof n=="string"}function Lh(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function Yw(n){return n!=null&&typeof n=="object"}var Zw=Object.getPrototypeOf(Uint8Array),Qg="__proto__";function Lo(n,e=Lh){let t;if(rr(n)){let i=n.find(s=>s!=null);if(rr(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=Lo(n[s],e)}else t=n.slice()}else if(n instanceof Zw)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Qg&&(t[i]=Lo(n[i],e))}else t=n;return t}function _n(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=Qg&&(Lh(n[s])?_n(n[s],Lo(i[s])):n[s]=Lo(i[s]))}return n}var Jw=0,Kw=1,jw=2;function Qw(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function e1(n,e){if(i1(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return s1(o[0])||(o=n1(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let c=n[o][0],l=c.length;for(let h=0;h<l;h++)t.add(c[h])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],c=a[0];for(let l=1;l<a.length;l++){let h=a[l],d=Array(s).fill(void 0),u=e?e[o][l]:Kw,f=[];for(let p=0;p<h.length;p++){let v=h[p],g=r.get(c[p]);v===null?u!=Jw&&(d[g]=v,u==jw&&f.push(g)):d[g]=v}Qw(d,f,s),i.push(d)}}return i}var t1=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function n1(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let c=0;c<t;c++)a[c]=o[i[c]];s.push(a)}return s}function i1(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function s1(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=ei(1,_i((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let c=n[a];if(c!=null){if(c<=o)return!1;o=c}}return!0}var e0=["January","February","March","April","May","June","July","August","September","October","November","December"],t0=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function n0(n){return n.slice(0,3)}var r1=t0.map(n0),o1=e0.map(n0),a1={MMMM:e0,MMM:o1,WWWW:t0,WWW:r1};function Za(n){return(n<10?"0":"")+n}function l1(n){return(n<10?"00":n<100?"0":"")+n}var c1={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>Za(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>Za(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>Za(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>Za(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>Za(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>l1(n.getMilliseconds())};function Yd(n,e){e=e||a1;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?c1[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var h1=new Intl.DateTimeFormat().resolvedOptions().timeZone;function u1(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==h1?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var i0=n=>n%1==0,Ch=[1,2,2.5,5],d1=tl(10,-32,0,Ch),s0=tl(10,0,32,Ch),f1=s0.filter(i0),Ar=d1.concat(s0),Zd=`
`,r0="{YYYY}",Sg=Zd+r0,o0="{M}/{D}",ja=Zd+o0,Sh=ja+"/{YY}",a0="{aa}",p1="{h}:{mm}",Co=p1+a0,wg=Zd+Co,Tg=":{ss}",Pt=null;function l0(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,c=(n==1?tl(10,0,3,Ch).filter(i0):tl(10,-3,0,Ch)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),l=[[o,r0,Pt,Pt,Pt,Pt,Pt,Pt,1],[s*28,"{MMM}",Sg,Pt,Pt,Pt,Pt,Pt,1],[s,o0,Sg,Pt,Pt,Pt,Pt,Pt,1],[i,"{h}"+a0,Sh,Pt,ja,Pt,Pt,Pt,1],[t,Co,Sh,Pt,ja,Pt,Pt,Pt,1],[e,Tg,Sh+" "+Co,Pt,ja+" "+Co,Pt,wg,Pt,1],[n,Tg+".{fff}",Sh+" "+Co,Pt,ja+" "+Co,Pt,wg,Pt,1]];function h(d){return(u,f,p,v,g,m)=>{let y=[],C=g>=o,M=g>=r&&g<o,I=d(p),A=kt(I*n,3),x=Cd(I.getFullYear(),C?0:I.getMonth(),M||C?1:I.getDate()),E=kt(x*n,3);if(M||C){let z=M?g/r:0,U=C?g/o:0,N=A==E?A:kt(Cd(x.getFullYear()+U,x.getMonth()+z,1)*n,3),V=new Date(Tn(N/n)),W=V.getFullYear(),D=V.getMonth();for(let X=0;N<=v;X++){let Y=Cd(W+U*X,D+z*X,1),G=Y-d(kt(Y*n,3));N=kt((+Y+G)*n,3),N<=v&&y.push(N)}}else{let z=g>=s?s:g,U=_i(p)-_i(A),N=E+U+Ih(A-E,z);y.push(N);let V=d(N),W=V.getHours()+V.getMinutes()/t+V.getSeconds()/i,D=g/i,X=u.axes[f]._space,Y=m/X;for(;N=kt(N+g,n==1?0:3),!(N>v);)if(D>1){let G=_i(kt(W+D,6))%24,Q=d(N).getHours()-G;Q>1&&(Q=-1),N-=Q*i,W=(W+D)%24;let se=y[y.length-1];kt((N-se)/g,3)*Y>=.7&&y.push(N)}else y.push(N)}return y}}return[c,l,h]}var[m1,g1,_1]=l0(1),[x1,v1,y1]=l0(.001);tl(2,-53,53,[1]);function Eg(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function Ag(n,e){return(t,i,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],c,l,h,d,u,f;return i.map(p=>{let v=n(p),g=v.getFullYear(),m=v.getMonth(),y=v.getDate(),C=v.getHours(),M=v.getMinutes(),I=v.getSeconds(),A=g!=c&&a[2]||m!=l&&a[3]||y!=h&&a[4]||C!=d&&a[5]||M!=u&&a[6]||I!=f&&a[7]||a[1];return c=g,l=m,h=y,d=C,u=M,f=I,A(v)})}}function b1(n,e){let t=Yd(e);return(i,s,r,o,a)=>s.map(c=>t(n(c)))}function Cd(n,e,t){return new Date(n,e,t)}function Cg(n,e){return e(n)}var M1="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Rg(n,e){return(t,i,s,r)=>r==null?Hd:e(n(i))}function S1(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function w1(n,e){return n.series[e].fill(n,e)}var T1={show:!0,live:!0,isolate:!1,mount:Ww,markers:{show:!0,width:2,stroke:S1,fill:w1,dash:"solid"},idx:null,idxs:null,values:[]};function E1(n,e){let t=n.cursor.points,i=Ei(),s=t.size(n,e);$t(i,Ja,s),$t(i,Ka,s);let r=s/-2;$t(i,"marginLeft",r),$t(i,"marginTop",r);let o=t.width(n,e,s);return o&&$t(i,"borderWidth",o),i}function A1(n,e){let t=n.series[e].points;return t._fill||t._stroke}function C1(n,e){let t=n.series[e].points;return t._stroke||t._fill}function R1(n,e){return n.series[e].points.size}var Rd=[0,0];function P1(n,e,t){return Rd[0]=e,Rd[1]=t,Rd}function wh(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function Pd(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var I1={show:!0,x:!0,y:!0,lock:!1,move:P1,points:{one:!1,show:E1,size:R1,width:0,stroke:C1,fill:A1},bind:{mousedown:wh,mouseup:wh,click:wh,dblclick:wh,mousemove:Pd,mouseleave:Pd,mouseenter:Pd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},c0={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Jd=_n({},c0,{filter:Zg}),h0=_n({},Jd,{size:10}),u0=_n({},c0,{show:!1}),Kd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',d0="bold "+Kd,f0=1.5,Pg={show:!0,scale:"x",stroke:Vd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:d0,side:2,grid:Jd,ticks:h0,border:u0,font:Kd,lineGap:f0,rotate:0},L1="Value",D1="Time",Ig={show:!0,scale:"x",auto:!1,sorted:1,min:Bt,max:-Bt,idxs:[]};function N1(n,e,t,i,s){return e.map(r=>r==null?"":qd(r))}function U1(n,e,t,i,s,r,o){let a=[],c=or.get(s)||0;t=o?t:kt(Ih(t,s),c);for(let l=t;l<=i;l=kt(l+s,c))a.push(Object.is(l,-0)?0:l);return a}function Fd(n,e,t,i,s,r,o){let a=[],c=n.scales[n.axes[e].scale].log,l=c==10?Rs:qg,h=_i(l(t));s=Po(c,h),c==10&&(s=Ar[Vi(s,Ar)]);let d=t,u=s*c;c==10&&(u=Ar[Vi(u,Ar)]);do a.push(d),d=d+s,c==10&&!or.has(d)&&(d=kt(d,or.get(s))),d>=u&&(s=d,u=s*c,c==10&&(u=Ar[Vi(u,Ar)]));while(d<=i);return a}function F1(n,e,t,i,s,r,o){let c=n.scales[n.axes[e].scale].asinh,l=i>c?Fd(n,e,ei(c,t),i,s):[c],h=i>=0&&t<=0?[0]:[];return(t<-c?Fd(n,e,ei(c,-i),-t,s):[c]).reverse().map(u=>-u).concat(h,l)}var p0=/./,O1=/[12357]/,B1=/[125]/,Lg=/1/,Od=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function k1(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],c=n.valToPos,l=r._space,h=c(10,o),d=c(9,o)-h>=l?p0:c(7,o)-h>=l?O1:c(5,o)-h>=l?B1:Lg;if(d==Lg){let u=En(c(1,o)-h);if(u<l)return Od(e.slice().reverse(),a.distr,d,Ai(l/u)).reverse()}return Od(e,a.distr,d,1)}function z1(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,c=n.valToPos,l=En(c(1,o)-c(2,o));return l<a?Od(e.slice().reverse(),3,p0,Ai(a/l)).reverse():e}function V1(n,e,t,i){return i==null?Hd:e==null?"":qd(e)}var Dg={show:!0,scale:"y",stroke:Vd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:d0,side:3,grid:Jd,ticks:h0,border:u0,font:Kd,lineGap:f0,rotate:0};function H1(n,e){let t=3+(n||1)*2;return kt(t*e,3)}function G1(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=En(o-r),c=n.series[e],l=a/(c.points.space*Ct);return i[1]-i[0]<=l}var Ng={scale:null,auto:!0,sorted:0,min:Bt,max:-Bt},m0=(n,e,t,i,s)=>s,Ug={show:!0,auto:!0,sorted:0,gaps:m0,alpha:1,facets:[_n({},Ng,{scale:"x"}),_n({},Ng,{scale:"y"})]},Fg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:m0,alpha:1,points:{show:G1,filter:null},values:null,min:Bt,max:-Bt,idxs:[],path:null,clip:null};function W1(n,e,t,i,s){return t/10}var g0={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},X1=_n({},g0,{time:!1,ori:1}),Og={};function _0(n,e){let t=Og[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,c,l){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(i,s,r,o,a,c,l)}},n!=null&&(Og[n]=t)),t}var Do=1,Bd=2;function Ir(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,c=r[0],l=i==2?r[1]:r[e],h=i==2?o[s.facets[0].scale]:o[n.series[0].scale],d=i==2?o[s.facets[1].scale]:o[s.scale],u=a.left,f=a.top,p=a.width,v=a.height,g=n.valToPosH,m=n.valToPosV;return h.ori==0?t(s,c,l,h,d,g,m,u,f,p,v,Nh,Uo,Fh,v0,b0):t(s,c,l,h,d,m,g,f,u,v,p,Uh,Fo,ef,y0,M0)}function jd(n,e){let t=0,i=0,s=Tt(n.bands,$d);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function q1(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,c=n.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Ps(n,e,t,i,s,r){return Ir(n,e,(o,a,c,l,h,d,u,f,p,v,g)=>{let m=o.pxRound,y=l.dir*(l.ori==0?1:-1),C=l.ori==0?Uo:Fo,M,I;y==1?(M=t,I=i):(M=i,I=t);let A=m(d(a[M],l,v,f)),x=m(u(c[M],h,g,p)),E=m(d(a[I],l,v,f)),z=m(u(r==1?h.max:h.min,h,g,p)),U=new Path2D(s);return C(U,E,z),C(U,A,z),C(U,A,x),U})}function Dh(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?Fh:ef,c=t;for(let d=0;d<n.length;d++){let u=n[d];if(u[1]>u[0]){let f=u[0]-c;f>0&&a(o,c,i,f,i+r),c=u[1]}}let l=t+s-c,h=10;l>0&&a(o,c,i-h/2,l,i+r+h)}return o}function $1(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function Qd(n,e,t,i,s,r,o){let a=[],c=n.length;for(let l=s==1?t:i;l>=t&&l<=i;l+=s)if(e[l]===null){let d=l,u=l;if(s==1)for(;++l<=i&&e[l]===null;)u=l;else for(;--l>=t&&e[l]===null;)u=l;let f=r(n[d]),p=u==d?f:r(n[u]),v=d-s;f=o<=0&&v>=0&&v<c?r(n[v]):f;let m=u+s;p=o>=0&&m>=0&&m<c?r(n[m]):p,p>=f&&a.push([f,p])}return a}function Bg(n){return n==0?Yg:n==1?Tn:e=>Er(e,n)}function x0(n){let e=n==0?Nh:Uh,t=n==0?(s,r,o,a,c,l)=>{s.arcTo(r,o,a,c,l)}:(s,r,o,a,c,l)=>{s.arcTo(o,r,c,a,l)},i=n==0?(s,r,o,a,c)=>{s.rect(r,o,a,c)}:(s,r,o,a,c)=>{s.rect(o,r,c,a)};return(s,r,o,a,c,l=0,h=0)=>{l==0&&h==0?i(s,r,o,a,c):(l=Hi(l,a/2,c/2),h=Hi(h,a/2,c/2),e(s,r+l,o),t(s,r+a,o,r+a,o+c,l),t(s,r+a,o+c,r,o+c,h),t(s,r,o+c,r,o,h),t(s,r,o,r+a,o,l),s.closePath())}}var Nh=(n,e,t)=>{n.moveTo(e,t)},Uh=(n,e,t)=>{n.moveTo(t,e)},Uo=(n,e,t)=>{n.lineTo(e,t)},Fo=(n,e,t)=>{n.lineTo(t,e)},Fh=x0(0),ef=x0(1),v0=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},y0=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},b0=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},M0=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function S0(n){return(e,t,i,s,r)=>Ir(e,t,(o,a,c,l,h,d,u,f,p,v,g)=>{let{pxRound:m,points:y}=o,C,M;l.ori==0?(C=Nh,M=v0):(C=Uh,M=y0);let I=kt(y.width*Ct,3),A=(y.size-y.width)/2*Ct,x=kt(A*2,3),E=new Path2D,z=new Path2D,{left:U,top:N,width:V,height:W}=e.bbox;Fh(z,U-x,N-x,V+x*2,W+x*2);let D=X=>{if(c[X]!=null){let Y=m(d(a[X],l,v,f)),G=m(u(c[X],h,g,p));C(E,Y+A,G),M(E,Y,G,A,0,Th*2)}};if(r)r.forEach(D);else for(let X=i;X<=s;X++)D(X);return{stroke:I>0?E:null,fill:E,clip:z,flags:Do|Bd}})}function w0(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var Y1=w0(Uo),Z1=w0(Fo);function T0(n){let e=Tt(n?.alignGaps,0);return(t,i,s,r)=>Ir(t,i,(o,a,c,l,h,d,u,f,p,v,g)=>{[s,r]=Rh(c,s,r);let m=o.pxRound,y=W=>m(d(W,l,v,f)),C=W=>m(u(W,h,g,p)),M,I;l.ori==0?(M=Uo,I=Y1):(M=Fo,I=Z1);let A=l.dir*(l.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Do},E=x.stroke,z=!1;if(r-s>=v*4){let W=ue=>t.posToVal(ue,l.key,!0),D=null,X=null,Y,G,ce,K=y(a[A==1?s:r]),Q=y(a[s]),se=y(a[r]),de=W(A==1?Q+1:se-1);for(let ue=A==1?s:r;ue>=s&&ue<=r;ue+=A){let ee=a[ue],xe=(A==1?ee<de:ee>de)?K:y(ee),Ae=c[ue];xe==K?Ae!=null?(G=Ae,D==null?(M(E,xe,C(G)),Y=D=X=G):G<D?D=G:G>X&&(X=G)):Ae===null&&(z=!0):(D!=null&&I(E,K,C(D),C(X),C(Y),C(G)),Ae!=null?(G=Ae,M(E,xe,C(G)),D=X=Y=G):(D=X=null,Ae===null&&(z=!0)),K=xe,de=W(K+A))}D!=null&&D!=X&&ce!=K&&I(E,K,C(D),C(X),C(Y),C(G))}else for(let W=A==1?s:r;W>=s&&W<=r;W+=A){let D=c[W];D===null?z=!0:D!=null&&M(E,y(a[W]),C(D))}let[N,V]=jd(t,i);if(o.fill!=null||N!=0){let W=x.fill=new Path2D(E),D=o.fillTo(t,i,o.min,o.max,N),X=C(D),Y=y(a[s]),G=y(a[r]);A==-1&&([G,Y]=[Y,G]),M(W,G,X),M(W,Y,X)}if(!o.spanGaps){let W=[];z&&W.push(...Qd(a,c,s,r,A,y,e)),x.gaps=W=o.gaps(t,i,s,r,W),x.clip=Dh(W,l.ori,f,p,v,g)}return V!=0&&(x.band=V==2?[Ps(t,i,s,r,E,-1),Ps(t,i,s,r,E,1)]:Ps(t,i,s,r,E,V)),x})}function J1(n){let e=Tt(n.align,1),t=Tt(n.ascDesc,!1),i=Tt(n.alignGaps,0),s=Tt(n.extend,!1);return(r,o,a,c)=>Ir(r,o,(l,h,d,u,f,p,v,g,m,y,C)=>{[a,c]=Rh(d,a,c);let M=l.pxRound,{left:I,width:A}=r.bbox,x=Q=>M(p(Q,u,y,g)),E=Q=>M(v(Q,f,C,m)),z=u.ori==0?Uo:Fo,U={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Do},N=U.stroke,V=u.dir*(u.ori==0?1:-1),W=E(d[V==1?a:c]),D=x(h[V==1?a:c]),X=D,Y=D;s&&e==-1&&(Y=I,z(N,Y,W)),z(N,D,W);for(let Q=V==1?a:c;Q>=a&&Q<=c;Q+=V){let se=d[Q];if(se==null)continue;let de=x(h[Q]),ue=E(se);e==1?z(N,de,W):z(N,X,ue),z(N,de,ue),W=ue,X=de}let G=X;s&&e==1&&(G=I+A,z(N,G,W));let[ce,K]=jd(r,o);if(l.fill!=null||ce!=0){let Q=U.fill=new Path2D(N),se=l.fillTo(r,o,l.min,l.max,ce),de=E(se);z(Q,G,de),z(Q,Y,de)}if(!l.spanGaps){let Q=[];Q.push(...Qd(h,d,a,c,V,x,i));let se=l.width*Ct/2,de=t||e==1?se:-se,ue=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=de,ee[1]+=ue}),U.gaps=Q=l.gaps(r,o,a,c,Q),U.clip=Dh(Q,u.ori,g,m,y,C)}return K!=0&&(U.band=K==2?[Ps(r,o,a,c,N,-1),Ps(r,o,a,c,N,1)]:Ps(r,o,a,c,N,K)),U})}function kg(n,e,t,i,s,r,o=Bt){if(n.length>1){let a=null;for(let c=0,l=1/0;c<n.length;c++)if(e[c]!==void 0){if(a!=null){let h=En(n[c]-n[a]);h<l&&(l=h,o=En(t(n[c],i,s,r)-t(n[a],i,s,r)))}a=c}}return o}function K1(n){n=n||el;let e=Tt(n.size,[.6,Bt,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=bt(s),o=1-e[0],a=Tt(e[1],Bt),c=Tt(e[2],1),l=Tt(n.disp,el),h=Tt(n.each,f=>{}),{fill:d,stroke:u}=l;return(f,p,v,g)=>Ir(f,p,(m,y,C,M,I,A,x,E,z,U,N)=>{let V=m.pxRound,W=t,D=i*Ct,X=a*Ct,Y=c*Ct,G,ce;M.ori==0?[G,ce]=r(f,p):[ce,G]=r(f,p);let K=M.dir*(M.ori==0?1:-1),Q=M.ori==0?Fh:ef,se=M.ori==0?h:(Re,Ze,at,Se,Ot,Ve,$e)=>{h(Re,Ze,at,Ot,Se,$e,Ve)},de=Tt(f.bands,$d).find(Re=>Re.series[0]==p),ue=de!=null?de.dir:0,ee=m.fillTo(f,p,m.min,m.max,ue),me=V(x(ee,I,N,z)),xe,Ae,Me,We=U,ot=V(m.width*Ct),He=!1,pt=null,ut=null,st=null,Yt=null;d!=null&&(ot==0||u!=null)&&(He=!0,pt=d.values(f,p,v,g),ut=new Map,new Set(pt).forEach(Re=>{Re!=null&&ut.set(Re,new Path2D)}),ot>0&&(st=u.values(f,p,v,g),Yt=new Map,new Set(st).forEach(Re=>{Re!=null&&Yt.set(Re,new Path2D)})));let{x0:zt,size:ln}=l;if(zt!=null&&ln!=null){W=1,y=zt.values(f,p,v,g),zt.unit==2&&(y=y.map(at=>f.posToVal(E+at*U,M.key,!0)));let Re=ln.values(f,p,v,g);ln.unit==2?Ae=Re[0]*U:Ae=A(Re[0],M,U,E)-A(0,M,U,E),We=kg(y,C,A,M,U,E,We),Me=We-Ae+D}else We=kg(y,C,A,M,U,E,We),Me=We*o+D,Ae=We-Me;Me<1&&(Me=0),ot>=Ae/2&&(ot=0),Me<5&&(V=Yg);let Ut=Me>0,An=We-Me-(Ut?ot:0);Ae=V(Ud(An,Y,X)),xe=(W==0?Ae/2:W==K?0:Ae)-W*K*((W==0?D/2:0)+(Ut?ot/2:0));let Mt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},xn=He?null:new Path2D,jt=null;if(de!=null)jt=f.data[de.series[1]];else{let{y0:Re,y1:Ze}=l;Re!=null&&Ze!=null&&(C=Ze.values(f,p,v,g),jt=Re.values(f,p,v,g))}let cn=G*Ae,O=ce*Ae;for(let Re=K==1?v:g;Re>=v&&Re<=g;Re+=K){let Ze=C[Re];if(Ze==null)continue;if(jt!=null){let q=jt[Re]??0;if(Ze-q==0)continue;me=x(q,I,N,z)}let at=M.distr!=2||l!=null?y[Re]:Re,Se=A(at,M,U,E),Ot=x(Tt(Ze,ee),I,N,z),Ve=V(Se-xe),$e=V(ei(Ot,me)),R=V(Hi(Ot,me)),b=$e-R;if(Ze!=null){let q=Ze<0?O:cn,he=Ze<0?cn:O;He?(ot>0&&st[Re]!=null&&Q(Yt.get(st[Re]),Ve,R+_i(ot/2),Ae,ei(0,b-ot),q,he),pt[Re]!=null&&Q(ut.get(pt[Re]),Ve,R+_i(ot/2),Ae,ei(0,b-ot),q,he)):Q(xn,Ve,R+_i(ot/2),Ae,ei(0,b-ot),q,he),se(f,p,Re,Ve-ot/2,R,Ae+ot,b)}}return ot>0?Mt.stroke=He?Yt:xn:He||(Mt._fill=m.width==0?m._fill:m._stroke??m._fill,Mt.width=0),Mt.fill=He?ut:xn,Mt})}function j1(n,e){let t=Tt(e?.alignGaps,0);return(i,s,r,o)=>Ir(i,s,(a,c,l,h,d,u,f,p,v,g,m)=>{[r,o]=Rh(l,r,o);let y=a.pxRound,C=G=>y(u(G,h,g,p)),M=G=>y(f(G,d,m,v)),I,A,x;h.ori==0?(I=Nh,x=Uo,A=b0):(I=Uh,x=Fo,A=M0);let E=h.dir*(h.ori==0?1:-1),z=C(c[E==1?r:o]),U=z,N=[],V=[];for(let G=E==1?r:o;G>=r&&G<=o;G+=E)if(l[G]!=null){let K=c[G],Q=C(K);N.push(U=Q),V.push(M(l[G]))}let W={stroke:n(N,V,I,x,A,y),fill:null,clip:null,band:null,gaps:null,flags:Do},D=W.stroke,[X,Y]=jd(i,s);if(a.fill!=null||X!=0){let G=W.fill=new Path2D(D),ce=a.fillTo(i,s,a.min,a.max,X),K=M(ce);x(G,U,K),x(G,z,K)}if(!a.spanGaps){let G=[];G.push(...Qd(c,l,r,o,E,C,t)),W.gaps=G=a.gaps(i,s,r,o,G),W.clip=Dh(G,h.ori,p,v,g,m)}return Y!=0&&(W.band=Y==2?[Ps(i,s,r,o,D,-1),Ps(i,s,r,o,D,1)]:Ps(i,s,r,o,D,Y)),W})}function Q1(n){return j1(eT,n)}function eT(n,e,t,i,s,r){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let c=Array(o),l=Array(o-1),h=Array(o-1),d=Array(o-1);for(let u=0;u<o-1;u++)h[u]=e[u+1]-e[u],d[u]=n[u+1]-n[u],l[u]=h[u]/d[u];c[0]=l[0];for(let u=1;u<o-1;u++)l[u]===0||l[u-1]===0||l[u-1]>0!=l[u]>0?c[u]=0:(c[u]=3*(d[u-1]+d[u])/((2*d[u]+d[u-1])/l[u-1]+(d[u]+2*d[u-1])/l[u]),isFinite(c[u])||(c[u]=0));c[o-1]=l[o-2];for(let u=0;u<o-1;u++)s(a,n[u]+d[u]/3,e[u]+c[u]*d[u]/3,n[u+1]-d[u]/3,e[u+1]-c[u+1]*d[u]/3,n[u+1],e[u+1])}return a}var kd=new Set;function zg(){for(let n of kd)n.syncRect(!0)}No&&(Rr(Nw,Ro,zg),Rr(Uw,Ro,zg,!0),Rr(Eh,Ro,()=>{an.pxRatio=Ct}));var tT=T0(),nT=S0();function Vg(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>zd(r,o,e,t))}function iT(n,e){return n.map((t,i)=>i==0?{}:_n({},e,t))}function zd(n,e,t,i){return _n({},e==0?t:i,n)}function E0(n,e,t){return e==null?Io:[e,t]}var sT=E0;function rT(n,e,t){return e==null?Io:Ah(e,t,Xd,!0)}function A0(n,e,t,i){return e==null?Io:Ph(e,t,n.scales[i].log,!1)}var oT=A0;function C0(n,e,t,i){return e==null?Io:Wd(e,t,n.scales[i].log,!1)}var aT=C0;function lT(n,e,t,i,s){let r=ei(vg(n),vg(e)),o=e-n,a=Vi(s/i*o,t);do{let c=t[a],l=i*c/o;if(l>=s&&r+(c<5?or.get(c):0)<=17)return[c,l]}while(++a<t.length);return[0,0]}function Hg(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=Tn((t=+s)*Ct))+"px"),[n,e,t]}function cT(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=kt(e[2]*Ct,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function an(n,e,t){let i={mode:Tt(n.mode,1)},s=i.mode;function r(_,S,P,L){let H=S.valToPct(_);return L+P*(S.dir==-1?1-H:H)}function o(_,S,P,L){let H=S.valToPct(_);return L+P*(S.dir==-1?H:1-H)}function a(_,S,P,L){return S.ori==0?r(_,S,P,L):o(_,S,P,L)}i.valToPosH=r,i.valToPosV=o;let c=!1;i.status=0;let l=i.root=Ei(gw);if(n.id!=null&&(l.id=n.id),gi(l,n.class),n.title){let _=Ei(vw,l);_.textContent=n.title}let h=zi("canvas"),d=i.ctx=h.getContext("2d"),u=Ei(yw,l);Rr("click",u,_=>{_.target===p&&(Gt!=Br||Zt!=kr)&&Bn.click(i,_)},!0);let f=i.under=Ei(bw,u);u.appendChild(h);let p=i.over=Ei(Mw,u);n=Lo(n);let v=+Tt(n.pxAlign,1),g=Bg(v);(n.plugins||[]).forEach(_=>{_.opts&&(n=_.opts(i,n)||n)});let m=n.ms||.001,y=i.series=s==1?Vg(n.series||[],Ig,Fg,!1):iT(n.series||[null],Ug),C=i.axes=Vg(n.axes||[],Pg,Dg,!0),M=i.scales={},I=i.bands=n.bands||[];I.forEach(_=>{_.fill=bt(_.fill||null),_.dir=Tt(_.dir,-1)});let A=s==2?y[1].facets[0].scale:y[0].scale,x={axes:us,series:gt},E=(n.drawOrder||["axes","series"]).map(_=>x[_]);function z(_){let S=_.distr==3?P=>Rs(P>0?P:_.clamp(i,P,_.min,_.max,_.key)):_.distr==4?P=>Ad(P,_.asinh):_.distr==100?P=>_.fwd(P):P=>P;return P=>{let L=S(P),{_min:H,_max:J}=_,ae=J-H;return(L-H)/ae}}function U(_){let S=M[_];if(S==null){let P=(n.scales||el)[_]||el;if(P.from!=null){U(P.from);let L=_n({},M[P.from],P,{key:_});L.valToPct=z(L),M[_]=L}else{S=M[_]=_n({},_==A?g0:X1,P),S.key=_;let L=S.time,H=S.range,J=rr(H);if((_!=A||s==2&&!L)&&(J&&(H[0]==null||H[1]==null)&&(H={min:H[0]==null?gg:{mode:1,hard:H[0],soft:H[0]},max:H[1]==null?gg:{mode:1,hard:H[1],soft:H[1]}},J=!1),!J&&Lh(H))){let ae=H;H=(fe,ye,De)=>ye==null?Io:Ah(ye,De,ae)}S.range=bt(H||(L?sT:_==A?S.distr==3?oT:S.distr==4?aT:E0:S.distr==3?A0:S.distr==4?C0:rT)),S.auto=bt(J?!1:S.auto),S.clamp=bt(S.clamp||W1),S._min=S._max=null,S.valToPct=z(S)}}}U("x"),U("y"),s==1&&y.forEach(_=>{U(_.scale)}),C.forEach(_=>{U(_.scale)});for(let _ in n.scales)U(_);let N=M[A],V=N.distr,W,D;N.ori==0?(gi(l,_w),W=r,D=o):(gi(l,xw),W=o,D=r);let X={};for(let _ in M){let S=M[_];(S.min!=null||S.max!=null)&&(X[_]={min:S.min,max:S.max},S.min=S.max=null)}let Y=n.tzDate||(_=>new Date(Tn(_/m))),G=n.fmtDate||Yd,ce=m==1?_1(Y):y1(Y),K=Ag(Y,Eg(m==1?g1:v1,G)),Q=Rg(Y,Cg(M1,G)),se=[],de=i.legend=_n({},T1,n.legend),ue=i.cursor=_n({},I1,{drag:{y:s==2}},n.cursor),ee=de.show,me=ue.show,xe=de.markers;de.idxs=se,xe.width=bt(xe.width),xe.dash=bt(xe.dash),xe.stroke=bt(xe.stroke),xe.fill=bt(xe.fill);let Ae,Me,We,ot=[],He=[],pt,ut=!1,st={};if(de.live){let _=y[1]?y[1].values:null;ut=_!=null,pt=ut?_(i,1,0):{_:0};for(let S in pt)st[S]=Hd}if(ee)if(Ae=zi("table",Cw,l),We=zi("tbody",null,Ae),de.mount(i,Ae),ut){Me=zi("thead",null,Ae,We);let _=zi("tr",null,Me);zi("th",null,_);for(var Yt in pt)zi("th",ig,_).textContent=Yt}else gi(Ae,Pw),de.live&&gi(Ae,Rw);let zt={show:!0},ln={show:!1};function Ut(_,S){if(S==0&&(ut||!de.live||s==2))return Io;let P=[],L=zi("tr",Iw,We,We.childNodes[S]);gi(L,_.class),_.show||gi(L,Cr);let H=zi("th",null,L);if(xe.show){let fe=Ei(Lw,H);if(S>0){let ye=xe.width(i,S);ye&&(fe.style.border=ye+"px "+xe.dash(i,S)+" "+xe.stroke(i,S)),fe.style.background=xe.fill(i,S)}}let J=Ei(ig,H);_.label instanceof HTMLElement?J.appendChild(_.label):J.textContent=_.label,S>0&&(xe.show||(J.style.color=_.width>0?xe.stroke(i,S):xe.fill(i,S)),Mt("click",H,fe=>{if(ue._lock)return;Ke(fe);let ye=y.indexOf(_);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let De=y.some((Ue,Oe)=>Oe>0&&Oe!=ye&&Ue.show);y.forEach((Ue,Oe)=>{Oe>0&&qi(Oe,De?Oe==ye?zt:ln:zt,!0,fn.setSeries)})}else qi(ye,{show:!_.show},!0,fn.setSeries)},!1),je&&Mt(ag,H,fe=>{ue._lock||(Ke(fe),qi(y.indexOf(_),Vr,!0,fn.setSeries))},!1));for(var ae in pt){let fe=zi("td",Dw,L);fe.textContent="--",P.push(fe)}return[L,P]}let An=new Map;function Mt(_,S,P,L=!0){let H=An.get(S)||{},J=ue.bind[_](i,S,P,L);J&&(Rr(_,S,H[_]=J),An.set(S,H))}function xn(_,S,P){let L=An.get(S)||{};for(let H in L)(_==null||H==_)&&(Nd(H,S,L[H]),delete L[H]);_==null&&An.delete(S)}let jt=0,cn=0,O=0,Re=0,Ze=0,at=0,Se=Ze,Ot=at,Ve=O,$e=Re,R=0,b=0,q=0,he=0;i.bbox={};let oe=!1,_e=!1,ve=!1,te=!1,ie=!1,pe=!1;function F(_,S,P){(P||_!=i.width||S!=i.height)&&re(_,S),dt(!1),ve=!0,_e=!0,Hn()}function re(_,S){i.width=jt=O=_,i.height=cn=Re=S,Ze=at=0,be(),Ge();let P=i.bbox;R=P.left=Er(Ze*Ct,.5),b=P.top=Er(at*Ct,.5),q=P.width=Er(O*Ct,.5),he=P.height=Er(Re*Ct,.5)}let ne=3;function we(){let _=!1,S=0;for(;!_;){S++;let P=Ur(S),L=Xi(S);_=S==ne||P&&L,_||(re(i.width,i.height),_e=!0)}}function ge({width:_,height:S}){F(_,S)}i.setSize=ge;function be(){let _=!1,S=!1,P=!1,L=!1;C.forEach((H,J)=>{if(H.show&&H._show){let{side:ae,_size:fe}=H,ye=ae%2,De=H.label!=null?H.labelSize:0,Ue=fe+De;Ue>0&&(ye?(O-=Ue,ae==3?(Ze+=Ue,L=!0):P=!0):(Re-=Ue,ae==0?(at+=Ue,_=!0):S=!0))}}),Gi[0]=_,Gi[1]=P,Gi[2]=S,Gi[3]=L,O-=Ci[1]+Ci[3],Ze+=Ci[3],Re-=Ci[2]+Ci[0],at+=Ci[0]}function Ge(){let _=Ze+O,S=at+Re,P=Ze,L=at;function H(J,ae){switch(J){case 1:return _+=ae,_-ae;case 2:return S+=ae,S-ae;case 3:return P-=ae,P+ae;case 0:return L-=ae,L+ae}}C.forEach((J,ae)=>{if(J.show&&J._show){let fe=J.side;J._pos=H(fe,J._size),J.label!=null&&(J._lpos=H(fe,J.labelSize))}})}if(ue.dataIdx==null){let _=ue.hover,S=_.skip=new Set(_.skip??[]);S.add(void 0);let P=_.prox=bt(_.prox),L=_.bias??=0;ue.dataIdx=(H,J,ae,fe)=>{if(J==0)return ae;let ye=ae,De=P(H,J,ae,fe)??Bt,Ue=De>=0&&De<Bt,Oe=N.ori==0?O:Re,rt=ue.left,Et=e[0],St=e[J];if(S.has(St[ae])){ye=null;let xt=null,Je=null,Xe;if(L==0||L==-1)for(Xe=ae;xt==null&&Xe-- >0;)S.has(St[Xe])||(xt=Xe);if(L==0||L==1)for(Xe=ae;Je==null&&Xe++<St.length;)S.has(St[Xe])||(Je=Xe);if(xt!=null||Je!=null)if(Ue){let Xt=xt==null?-1/0:W(Et[xt],N,Oe,0),tn=Je==null?1/0:W(Et[Je],N,Oe,0),In=rt-Xt,Ft=tn-rt;In<=Ft?In<=De&&(ye=xt):Ft<=De&&(ye=Je)}else ye=Je==null?xt:xt==null?Je:ae-xt<=Je-ae?xt:Je}else Ue&&En(rt-W(Et[ae],N,Oe,0))>De&&(ye=null);return ye}}let Ke=_=>{ue.event=_};ue.idxs=se,ue._lock=!1;let le=ue.points;le.show=bt(le.show),le.size=bt(le.size),le.stroke=bt(le.stroke),le.width=bt(le.width),le.fill=bt(le.fill);let Be=i.focus=_n({},n.focus||{alpha:.3},ue.focus),je=Be.prox>=0,Ce=je&&le.one,ct=[],Ht=[],qn=[];function Vo(_,S){let P=le.show(i,S);if(P instanceof HTMLElement)return gi(P,Aw),gi(P,_.class),os(P,-10,-10,O,Re),p.insertBefore(P,ct[S]),P}function Lr(_,S){if(s==1||S>0){let P=s==1&&M[_.scale].time,L=_.value;_.value=P?Mg(L)?Rg(Y,Cg(L,G)):L||Q:L||V1,_.label=_.label||(P?D1:L1)}if(Ce||S>0){_.width=_.width==null?1:_.width,_.paths=_.paths||tT||Xw,_.fillTo=bt(_.fillTo||q1),_.pxAlign=+Tt(_.pxAlign,v),_.pxRound=Bg(_.pxAlign),_.stroke=bt(_.stroke||null),_.fill=bt(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let P=H1(ei(1,_.width),1),L=_.points=_n({},{size:P,width:ei(1,P*.2),stroke:_.stroke,space:P*2,paths:nT,_stroke:null,_fill:null},_.points);L.show=bt(L.show),L.filter=bt(L.filter),L.fill=bt(L.fill),L.stroke=bt(L.stroke),L.paths=bt(L.paths),L.pxAlign=_.pxAlign}if(ee){let P=Ut(_,S);ot.splice(S,0,P[0]),He.splice(S,0,P[1]),de.values.push(null)}if(me){se.splice(S,0,null);let P=null;Ce?S==0&&(P=Vo(_,S)):S>0&&(P=Vo(_,S)),ct.splice(S,0,P),Ht.splice(S,0,0),qn.splice(S,0,0)}Pn("addSeries",S)}function zh(_,S){S=S??y.length,_=s==1?zd(_,S,Ig,Fg):zd(_,S,{},Ug),y.splice(S,0,_),Lr(y[S],S)}i.addSeries=zh;function sl(_){if(y.splice(_,1),ee){de.values.splice(_,1),He.splice(_,1);let S=ot.splice(_,1)[0];xn(null,S.firstChild),S.remove()}me&&(se.splice(_,1),ct.splice(_,1)[0].remove(),Ht.splice(_,1),qn.splice(_,1)),Pn("delSeries",_)}i.delSeries=sl;let Gi=[!1,!1,!1,!1];function ls(_,S){if(_._show=_.show,_.show){let P=_.side%2,L=M[_.scale];L==null&&(_.scale=P?y[1].scale:A,L=M[_.scale]);let H=L.time;_.size=bt(_.size),_.space=bt(_.space),_.rotate=bt(_.rotate),rr(_.incrs)&&_.incrs.forEach(ae=>{!or.has(ae)&&or.set(ae,Kg(ae))}),_.incrs=bt(_.incrs||(L.distr==2?f1:H?m==1?m1:x1:Ar)),_.splits=bt(_.splits||(H&&L.distr==1?ce:L.distr==3?Fd:L.distr==4?F1:U1)),_.stroke=bt(_.stroke),_.grid.stroke=bt(_.grid.stroke),_.ticks.stroke=bt(_.ticks.stroke),_.border.stroke=bt(_.border.stroke);let J=_.values;_.values=rr(J)&&!rr(J[0])?bt(J):H?rr(J)?Ag(Y,Eg(J,G)):Mg(J)?b1(Y,J):J||K:J||N1,_.filter=bt(_.filter||(L.distr>=3&&L.log==10?k1:L.distr==3&&L.log==2?z1:Zg)),_.font=Hg(_.font),_.labelFont=Hg(_.labelFont),_._size=_.size(i,null,S,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(Gi[S]=!0,_._el=Ei(Sw,u))}}function cs(_,S,P,L){let[H,J,ae,fe]=P,ye=S%2,De=0;return ye==0&&(fe||J)&&(De=S==0&&!H||S==2&&!ae?Tn(Pg.size/3):0),ye==1&&(H||ae)&&(De=S==1&&!J||S==3&&!fe?Tn(Dg.size/2):0),De}let Ho=i.padding=(n.padding||[cs,cs,cs,cs]).map(_=>bt(Tt(_,cs))),Ci=i._padding=Ho.map((_,S)=>_(i,S,Gi,0)),Qt,sn=null,rn=null,Wi=s==1?y[0].idxs:null,ri=null,Ls=!1;function Go(_,S){if(e=_??[],i.data=i._data=e,s==2){Qt=0;for(let P=1;P<y.length;P++)Qt+=e[P][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),ri=e[0],Qt=ri.length;let P=e;if(V==2){P=e.slice();let L=P[0]=Array(Qt);for(let H=0;H<Qt;H++)L[H]=H}i._data=e=P}if(dt(!0),Pn("setData"),V==2&&(ve=!0),S!==!1){let P=N;P.auto(i,Ls)?Wo():Us(A,P.min,P.max),te=te||ue.left>=0,pe=!0,Hn()}}i.setData=Go;function Wo(){Ls=!0;let _,S;s==1&&(Qt>0?(sn=Wi[0]=0,rn=Wi[1]=Qt-1,_=e[0][sn],S=e[0][rn],V==2?(_=sn,S=rn):_==S&&(V==3?[_,S]=Ph(_,_,N.log,!1):V==4?[_,S]=Wd(_,_,N.log,!1):N.time?S=_+Tn(86400/m):[_,S]=Ah(_,S,Xd,!0))):(sn=Wi[0]=_=null,rn=Wi[1]=S=null)),Us(A,_,S)}let Dr,Ds,Nr,w,k,j,$,Z,Te,Pe;function Ee(_,S,P,L,H,J){_??=rg,P??=$d,L??="butt",H??=rg,J??="round",_!=Dr&&(d.strokeStyle=Dr=_),H!=Ds&&(d.fillStyle=Ds=H),S!=Nr&&(d.lineWidth=Nr=S),J!=k&&(d.lineJoin=k=J),L!=j&&(d.lineCap=j=L),P!=w&&d.setLineDash(w=P)}function Ie(_,S,P,L){S!=Ds&&(d.fillStyle=Ds=S),_!=$&&(d.font=$=_),P!=Z&&(d.textAlign=Z=P),L!=Te&&(d.textBaseline=Te=L)}function ze(_,S,P,L,H=0){if(L.length>0&&_.auto(i,Ls)&&(S==null||S.min==null)){let J=Tt(sn,0),ae=Tt(rn,L.length-1),fe=P.min==null?kw(L,J,ae,H,_.distr==3):[P.min,P.max];_.min=Hi(_.min,P.min=fe[0]),_.max=ei(_.max,P.max=fe[1])}}let tt={min:null,max:null};function mt(){for(let L in M){let H=M[L];X[L]==null&&(H.min==null||X[A]!=null&&H.auto(i,Ls))&&(X[L]=tt)}for(let L in M){let H=M[L];X[L]==null&&H.from!=null&&X[H.from]!=null&&(X[L]=tt)}X[A]!=null&&dt(!0);let _={};for(let L in X){let H=X[L];if(H!=null){let J=_[L]=Lo(M[L],Yw);if(H.min!=null)_n(J,H);else if(L!=A||s==2)if(Qt==0&&J.from==null){let ae=J.range(i,null,null,L);J.min=ae[0],J.max=ae[1]}else J.min=Bt,J.max=-Bt}}if(Qt>0){y.forEach((L,H)=>{if(s==1){let J=L.scale,ae=X[J];if(ae==null)return;let fe=_[J];if(H==0){let ye=fe.range(i,fe.min,fe.max,J);fe.min=ye[0],fe.max=ye[1],sn=Vi(fe.min,e[0]),rn=Vi(fe.max,e[0]),rn-sn>1&&(e[0][sn]<fe.min&&sn++,e[0][rn]>fe.max&&rn--),L.min=ri[sn],L.max=ri[rn]}else L.show&&L.auto&&ze(fe,ae,L,e[H],L.sorted);L.idxs[0]=sn,L.idxs[1]=rn}else if(H>0&&L.show&&L.auto){let[J,ae]=L.facets,fe=J.scale,ye=ae.scale,[De,Ue]=e[H],Oe=_[fe],rt=_[ye];Oe!=null&&ze(Oe,X[fe],J,De,J.sorted),rt!=null&&ze(rt,X[ye],ae,Ue,ae.sorted),L.min=ae.min,L.max=ae.max}});for(let L in _){let H=_[L],J=X[L];if(H.from==null&&(J==null||J.min==null)){let ae=H.range(i,H.min==Bt?null:H.min,H.max==-Bt?null:H.max,L);H.min=ae[0],H.max=ae[1]}}}for(let L in _){let H=_[L];if(H.from!=null){let J=_[H.from];if(J.min==null)H.min=H.max=null;else{let ae=H.range(i,J.min,J.max,L);H.min=ae[0],H.max=ae[1]}}}let S={},P=!1;for(let L in _){let H=_[L],J=M[L];if(J.min!=H.min||J.max!=H.max){J.min=H.min,J.max=H.max;let ae=J.distr;J._min=ae==3?Rs(J.min):ae==4?Ad(J.min,J.asinh):ae==100?J.fwd(J.min):J.min,J._max=ae==3?Rs(J.max):ae==4?Ad(J.max,J.asinh):ae==100?J.fwd(J.max):J.max,S[L]=P=!0}}if(P){y.forEach((L,H)=>{s==2?H>0&&S.y&&(L._paths=null):S[L.scale]&&(L._paths=null)});for(let L in S)ve=!0,Pn("setScale",L);me&&ue.left>=0&&(te=pe=!0)}for(let L in X)X[L]=null}function ke(_){let S=Ud(sn-1,0,Qt-1),P=Ud(rn+1,0,Qt-1);for(;_[S]==null&&S>0;)S--;for(;_[P]==null&&P<Qt-1;)P++;return[S,P]}function gt(){if(Qt>0){let _=y.some(S=>S._focus)&&Pe!=Be.alpha;_&&(d.globalAlpha=Pe=Be.alpha),y.forEach((S,P)=>{if(P>0&&S.show&&(Kt(P,!1),Kt(P,!0),S._paths==null)){let L=Pe;Pe!=S.alpha&&(d.globalAlpha=Pe=S.alpha);let H=s==2?[0,e[P][0].length-1]:ke(e[P]);S._paths=S.paths(i,P,H[0],H[1]),Pe!=L&&(d.globalAlpha=Pe=L)}}),y.forEach((S,P)=>{if(P>0&&S.show){let L=Pe;Pe!=S.alpha&&(d.globalAlpha=Pe=S.alpha),S._paths!=null&&It(P,!1);{let H=S._paths!=null?S._paths.gaps:null,J=S.points.show(i,P,sn,rn,H),ae=S.points.filter(i,P,J,H);(J||ae)&&(S.points._paths=S.points.paths(i,P,sn,rn,ae),It(P,!0))}Pe!=L&&(d.globalAlpha=Pe=L),Pn("drawSeries",P)}}),_&&(d.globalAlpha=Pe=1)}}function Kt(_,S){let P=S?y[_].points:y[_];P._stroke=P.stroke(i,_),P._fill=P.fill(i,_)}function It(_,S){let P=S?y[_].points:y[_],{stroke:L,fill:H,clip:J,flags:ae,_stroke:fe=P._stroke,_fill:ye=P._fill,_width:De=P.width}=P._paths;De=kt(De*Ct,3);let Ue=null,Oe=De%2/2;S&&ye==null&&(ye=De>0?"#fff":fe);let rt=P.pxAlign==1&&Oe>0;if(rt&&d.translate(Oe,Oe),!S){let Et=R-De/2,St=b-De/2,xt=q+De,Je=he+De;Ue=new Path2D,Ue.rect(Et,St,xt,Je)}S?Fe(fe,De,P.dash,P.cap,ye,L,H,ae,J):Lt(_,fe,De,P.dash,P.cap,ye,L,H,ae,Ue,J),rt&&d.translate(-Oe,-Oe)}function Lt(_,S,P,L,H,J,ae,fe,ye,De,Ue){let Oe=!1;ye!=0&&I.forEach((rt,Et)=>{if(rt.series[0]==_){let St=y[rt.series[1]],xt=e[rt.series[1]],Je=(St._paths||el).band;rr(Je)&&(Je=rt.dir==1?Je[0]:Je[1]);let Xe,Xt=null;St.show&&Je&&Vw(xt,sn,rn)?(Xt=rt.fill(i,Et)||J,Xe=St._paths.clip):Je=null,Fe(S,P,L,H,Xt,ae,fe,ye,De,Ue,Xe,Je),Oe=!0}}),Oe||Fe(S,P,L,H,J,ae,fe,ye,De,Ue)}let vn=Do|Bd;function Fe(_,S,P,L,H,J,ae,fe,ye,De,Ue,Oe){Ee(_,S,P,L,H),(ye||De||Oe)&&(d.save(),ye&&d.clip(ye),De&&d.clip(De)),Oe?(fe&vn)==vn?(d.clip(Oe),Ue&&d.clip(Ue),vt(H,ae),hn(_,J,S)):fe&Bd?(vt(H,ae),d.clip(Oe),hn(_,J,S)):fe&Do&&(d.save(),d.clip(Oe),Ue&&d.clip(Ue),vt(H,ae),d.restore(),hn(_,J,S)):(vt(H,ae),hn(_,J,S)),(ye||De||Oe)&&d.restore()}function hn(_,S,P){P>0&&(S instanceof Map?S.forEach((L,H)=>{d.strokeStyle=Dr=H,d.stroke(L)}):S!=null&&_&&d.stroke(S))}function vt(_,S){S instanceof Map?S.forEach((P,L)=>{d.fillStyle=Ds=L,d.fill(P)}):S!=null&&_&&d.fill(S)}function hs(_,S,P,L){let H=C[_],J;if(L<=0)J=[0,0];else{let ae=H._space=H.space(i,_,S,P,L),fe=H._incrs=H.incrs(i,_,S,P,L,ae);J=lT(S,P,fe,L,ae)}return H._found=J}function un(_,S,P,L,H,J,ae,fe,ye,De){let Ue=ae%2/2;v==1&&d.translate(Ue,Ue),Ee(fe,ae,ye,De,fe),d.beginPath();let Oe,rt,Et,St,xt=H+(L==0||L==3?-J:J);P==0?(rt=H,St=xt):(Oe=H,Et=xt);for(let Je=0;Je<_.length;Je++)S[Je]!=null&&(P==0?Oe=Et=_[Je]:rt=St=_[Je],d.moveTo(Oe,rt),d.lineTo(Et,St));d.stroke(),v==1&&d.translate(-Ue,-Ue)}function Ur(_){let S=!0;return C.forEach((P,L)=>{if(!P.show)return;let H=M[P.scale];if(H.min==null){P._show&&(S=!1,P._show=!1,dt(!1));return}else P._show||(S=!1,P._show=!0,dt(!1));let J=P.side,ae=J%2,{min:fe,max:ye}=H,[De,Ue]=hs(L,fe,ye,ae==0?O:Re);if(Ue==0)return;let Oe=H.distr==2,rt=P._splits=P.splits(i,L,fe,ye,De,Ue,Oe),Et=H.distr==2?rt.map(Xe=>ri[Xe]):rt,St=H.distr==2?ri[rt[1]]-ri[rt[0]]:De,xt=P._values=P.values(i,P.filter(i,Et,L,Ue,St),L,Ue,St);P._rotate=J==2?P.rotate(i,xt,L,Ue):0;let Je=P._size;P._size=Ai(P.size(i,xt,L,_)),Je!=null&&P._size!=Je&&(S=!1)}),S}function Xi(_){let S=!0;return Ho.forEach((P,L)=>{let H=P(i,L,Gi,_);H!=Ci[L]&&(S=!1),Ci[L]=H}),S}function us(){for(let _=0;_<C.length;_++){let S=C[_];if(!S.show||!S._show)continue;let P=S.side,L=P%2,H,J,ae=S.stroke(i,_),fe=P==0||P==3?-1:1,[ye,De]=S._found;if(S.label!=null){let Zn=S.labelGap*fe,li=Tn((S._lpos+Zn)*Ct);Ie(S.labelFont[0],ae,"center",P==2?"top":sg),d.save(),L==1?(H=J=0,d.translate(li,Tn(b+he/2)),d.rotate((P==3?-Th:Th)/2)):(H=Tn(R+q/2),J=li);let cr=$g(S.label)?S.label(i,_,ye,De):S.label;d.fillText(cr,H,J),d.restore()}if(De==0)continue;let Ue=M[S.scale],Oe=L==0?q:he,rt=L==0?R:b,Et=S._splits,St=Ue.distr==2?Et.map(Zn=>ri[Zn]):Et,xt=Ue.distr==2?ri[Et[1]]-ri[Et[0]]:ye,Je=S.ticks,Xe=S.border,Xt=Je.show?Je.size:0,tn=Tn(Xt*Ct),In=Tn((S.alignTo==2?S._size-Xt-S.gap:S.gap)*Ct),Ft=S._rotate*-Th/180,nn=g(S._pos*Ct),oi=(tn+In)*fe,Yn=nn+oi;J=L==0?Yn:0,H=L==1?Yn:0;let vi=S.font[0],Ri=S.align==1?Ao:S.align==2?wd:Ft>0?Ao:Ft<0?wd:L==0?"center":P==3?wd:Ao,Yi=Ft||L==1?"middle":P==2?"top":sg;Ie(vi,ae,Ri,Yi);let ai=S.font[1]*S.lineGap,yi=Et.map(Zn=>g(a(Zn,Ue,Oe,rt))),Pi=S._values;for(let Zn=0;Zn<Pi.length;Zn++){let li=Pi[Zn];if(li!=null){L==0?H=yi[Zn]:J=yi[Zn],li=""+li;let cr=li.indexOf(`
`)==-1?[li]:li.split(/\n/gm);for(let Jn=0;Jn<cr.length;Jn++){let Lf=cr[Jn];Ft?(d.save(),d.translate(H,J+Jn*ai),d.rotate(Ft),d.fillText(Lf,0,0),d.restore()):d.fillText(Lf,H,J+Jn*ai)}}}Je.show&&un(yi,Je.filter(i,St,_,De,xt),L,P,nn,tn,kt(Je.width*Ct,3),Je.stroke(i,_),Je.dash,Je.cap);let Zi=S.grid;Zi.show&&un(yi,Zi.filter(i,St,_,De,xt),L,L==0?2:1,L==0?b:R,L==0?he:q,kt(Zi.width*Ct,3),Zi.stroke(i,_),Zi.dash,Zi.cap),Xe.show&&un([nn],[1],L==0?1:0,L==0?1:2,L==1?b:R,L==1?he:q,kt(Xe.width*Ct,3),Xe.stroke(i,_),Xe.dash,Xe.cap)}Pn("drawAxes")}function dt(_){y.forEach((S,P)=>{P>0&&(S._paths=null,_&&(s==1?(S.min=null,S.max=null):S.facets.forEach(L=>{L.min=null,L.max=null})))})}let en=!1,$n=!1,Dt=[];function dn(){$n=!1;for(let _=0;_<Dt.length;_++)Pn(...Dt[_]);Dt.length=0}function Hn(){en||(t1(pf),en=!0)}function rl(_,S=!1){en=!0,$n=S,_(i),pf(),S&&Dt.length>0&&queueMicrotask(dn)}i.batch=rl;function pf(){if(oe&&(mt(),oe=!1),ve&&(we(),ve=!1),_e){if($t(f,Ao,Ze),$t(f,"top",at),$t(f,Ja,O),$t(f,Ka,Re),$t(p,Ao,Ze),$t(p,"top",at),$t(p,Ja,O),$t(p,Ka,Re),$t(u,Ja,jt),$t(u,Ka,cn),h.width=Tn(jt*Ct),h.height=Tn(cn*Ct),C.forEach(({_el:_,_show:S,_size:P,_pos:L,side:H})=>{if(_!=null)if(S){let J=H===3||H===0?P:0,ae=H%2==1;$t(_,ae?"left":"top",L-J),$t(_,ae?"width":"height",P),$t(_,ae?"top":"left",ae?at:Ze),$t(_,ae?"height":"width",ae?Re:O),Dd(_,Cr)}else gi(_,Cr)}),Dr=Ds=Nr=k=j=$=Z=Te=w=null,Pe=1,$o(!0),Ze!=Se||at!=Ot||O!=Ve||Re!=$e){dt(!1);let _=O/Ve,S=Re/$e;if(me&&!te&&ue.left>=0){ue.left*=_,ue.top*=S,Fr&&os(Fr,Tn(ue.left),0,O,Re),Or&&os(Or,0,Tn(ue.top),O,Re);for(let P=0;P<ct.length;P++){let L=ct[P];L!=null&&(Ht[P]*=_,qn[P]*=S,os(L,Ai(Ht[P]),Ai(qn[P]),O,Re))}}if(Wt.show&&!ie&&Wt.left>=0&&Wt.width>0){Wt.left*=_,Wt.width*=_,Wt.top*=S,Wt.height*=S;for(let P in qh)$t(zr,P,Wt[P])}Se=Ze,Ot=at,Ve=O,$e=Re}Pn("setSize"),_e=!1}jt>0&&cn>0&&(d.clearRect(0,0,h.width,h.height),Pn("drawClear"),E.forEach(_=>_()),Pn("draw")),Wt.show&&ie&&(ol(Wt),ie=!1),me&&te&&(lr(null,!0,!1),te=!1),de.show&&de.live&&pe&&(Wh(),pe=!1),c||(c=!0,i.status=1,Pn("ready")),Ls=!1,en=!1}i.redraw=(_,S)=>{ve=S||!1,_!==!1?Us(A,N.min,N.max):Hn()};function Vh(_,S){let P=M[_];if(P.from==null){if(Qt==0){let L=P.range(i,S.min,S.max,_);S.min=L[0],S.max=L[1]}if(S.min>S.max){let L=S.min;S.min=S.max,S.max=L}if(Qt>1&&S.min!=null&&S.max!=null&&S.max-S.min<1e-16)return;_==A&&P.distr==2&&Qt>0&&(S.min=Vi(S.min,e[0]),S.max=Vi(S.max,e[0]),S.min==S.max&&S.max++),X[_]=S,oe=!0,Hn()}}i.setScale=Vh;let Hh,Gh,Fr,Or,mf,gf,Br,kr,_f,xf,Gt,Zt,Ns=!1,Bn=ue.drag,Cn=Bn.x,Rn=Bn.y;me&&(ue.x&&(Hh=Ei(Tw,p)),ue.y&&(Gh=Ei(Ew,p)),N.ori==0?(Fr=Hh,Or=Gh):(Fr=Gh,Or=Hh),Gt=ue.left,Zt=ue.top);let Wt=i.select=_n({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),zr=Wt.show?Ei(ww,Wt.over?p:f):null;function ol(_,S){if(Wt.show){for(let P in _)Wt[P]=_[P],P in qh&&$t(zr,P,_[P]);S!==!1&&Pn("setSelect")}}i.setSelect=ol;function M_(_){if(y[_].show)ee&&Dd(ot[_],Cr);else if(ee&&gi(ot[_],Cr),me){let P=Ce?ct[0]:ct[_];P!=null&&os(P,-10,-10,O,Re)}}function Us(_,S,P){Vh(_,{min:S,max:P})}function qi(_,S,P,L){S.focus!=null&&A_(_),S.show!=null&&y.forEach((H,J)=>{J>0&&(_==J||_==null)&&(H.show=S.show,M_(J),s==2?(Us(H.facets[0].scale,null,null),Us(H.facets[1].scale,null,null)):Us(H.scale,null,null),Hn())}),P!==!1&&Pn("setSeries",_,S),L&&Yo("setSeries",i,_,S)}i.setSeries=qi;function S_(_,S){_n(I[_],S)}function w_(_,S){_.fill=bt(_.fill||null),_.dir=Tt(_.dir,-1),S=S??I.length,I.splice(S,0,_)}function T_(_){_==null?I.length=0:I.splice(_,1)}i.addBand=w_,i.setBand=S_,i.delBand=T_;function E_(_,S){y[_].alpha=S,me&&ct[_]!=null&&(ct[_].style.opacity=S),ee&&ot[_]&&(ot[_].style.opacity=S)}let ds,Fs,ar,Vr={focus:!0};function A_(_){if(_!=ar){let S=_==null,P=Be.alpha!=1;y.forEach((L,H)=>{if(s==1||H>0){let J=S||H==0||H==_;L._focus=S?null:J,P&&E_(H,J?1:Be.alpha)}}),ar=_,P&&Hn()}}ee&&je&&Mt(lg,Ae,_=>{ue._lock||(Ke(_),ar!=null&&qi(null,Vr,!0,fn.setSeries))});function $i(_,S,P){let L=M[S];P&&(_=_/Ct-(L.ori==1?at:Ze));let H=O;L.ori==1&&(H=Re,_=H-_),L.dir==-1&&(_=H-_);let J=L._min,ae=L._max,fe=_/H,ye=J+(ae-J)*fe,De=L.distr;return De==3?Po(10,ye):De==4?Gw(ye,L.asinh):De==100?L.bwd(ye):ye}function C_(_,S){let P=$i(_,A,S);return Vi(P,e[0],sn,rn)}i.valToIdx=_=>Vi(_,e[0]),i.posToIdx=C_,i.posToVal=$i,i.valToPos=(_,S,P)=>M[S].ori==0?r(_,M[S],P?q:O,P?R:0):o(_,M[S],P?he:Re,P?b:0),i.setCursor=(_,S,P)=>{Gt=_.left,Zt=_.top,lr(null,S,P)};function vf(_,S){$t(zr,Ao,Wt.left=_),$t(zr,Ja,Wt.width=S)}function yf(_,S){$t(zr,"top",Wt.top=_),$t(zr,Ka,Wt.height=S)}let Xo=N.ori==0?vf:yf,qo=N.ori==1?vf:yf;function R_(){if(ee&&de.live)for(let _=s==2?1:0;_<y.length;_++){if(_==0&&ut)continue;let S=de.values[_],P=0;for(let L in S)He[_][P++].firstChild.nodeValue=S[L]}}function Wh(_,S){if(_!=null&&(_.idxs?_.idxs.forEach((P,L)=>{se[L]=P}):$w(_.idx)||se.fill(_.idx),de.idx=se[0]),ee&&de.live){for(let P=0;P<y.length;P++)(P>0||s==1&&!ut)&&P_(P,se[P]);R_()}pe=!1,S!==!1&&Pn("setLegend")}i.setLegend=Wh;function P_(_,S){let P=y[_],L=_==0&&V==2?ri:e[_],H;ut?H=P.values(i,_,S)??st:(H=P.value(i,S==null?null:L[S],_,S),H=H==null?st:{_:H}),de.values[_]=H}function lr(_,S,P){_f=Gt,xf=Zt,[Gt,Zt]=ue.move(i,Gt,Zt),ue.left=Gt,ue.top=Zt,me&&(Fr&&os(Fr,Tn(Gt),0,O,Re),Or&&os(Or,0,Tn(Zt),O,Re));let L,H=sn>rn;ds=Bt,Fs=null;let J=N.ori==0?O:Re,ae=N.ori==1?O:Re;if(Gt<0||Qt==0||H){L=ue.idx=null;for(let fe=0;fe<y.length;fe++){let ye=ct[fe];ye!=null&&os(ye,-10,-10,O,Re)}je&&qi(null,Vr,!0,_==null&&fn.setSeries),de.live&&(se.fill(L),pe=!0)}else{let fe,ye,De;s==1&&(fe=N.ori==0?Gt:Zt,ye=$i(fe,A),L=ue.idx=Vi(ye,e[0],sn,rn),De=W(e[0][L],N,J,0));let Ue=-10,Oe=-10,rt=0,Et=0,St=!0,xt="",Je="";for(let Xe=s==2?1:0;Xe<y.length;Xe++){let Xt=y[Xe],tn=se[Xe],In=tn==null?null:s==1?e[Xe][tn]:e[Xe][1][tn],Ft=ue.dataIdx(i,Xe,L,ye),nn=Ft==null?null:s==1?e[Xe][Ft]:e[Xe][1][Ft];if(pe=pe||nn!=In||Ft!=tn,se[Xe]=Ft,Xe>0&&Xt.show){let oi=Ft==null?-10:Ft==L?De:W(s==1?e[0][Ft]:e[Xe][0][Ft],N,J,0),Yn=nn==null?-10:D(nn,s==1?M[Xt.scale]:M[Xt.facets[1].scale],ae,0);if(je&&nn!=null){let vi=N.ori==1?Gt:Zt,Ri=En(Be.dist(i,Xe,Ft,Yn,vi));if(Ri<ds){let Yi=Be.bias;if(Yi!=0){let ai=$i(vi,Xt.scale),yi=nn>=0?1:-1,Pi=ai>=0?1:-1;Pi==yi&&(Pi==1?Yi==1?nn>=ai:nn<=ai:Yi==1?nn<=ai:nn>=ai)&&(ds=Ri,Fs=Xe)}else ds=Ri,Fs=Xe}}if(pe||Ce){let vi,Ri;N.ori==0?(vi=oi,Ri=Yn):(vi=Yn,Ri=oi);let Yi,ai,yi,Pi,Zi,Zn,li=!0,cr=le.bbox;if(cr!=null){li=!1;let Jn=cr(i,Xe);yi=Jn.left,Pi=Jn.top,Yi=Jn.width,ai=Jn.height}else yi=vi,Pi=Ri,Yi=ai=le.size(i,Xe);if(Zn=le.fill(i,Xe),Zi=le.stroke(i,Xe),Ce)Xe==Fs&&ds<=Be.prox&&(Ue=yi,Oe=Pi,rt=Yi,Et=ai,St=li,xt=Zn,Je=Zi);else{let Jn=ct[Xe];Jn!=null&&(Ht[Xe]=yi,qn[Xe]=Pi,mg(Jn,Yi,ai,li),fg(Jn,Zn,Zi),os(Jn,Ai(yi),Ai(Pi),O,Re))}}}}if(Ce){let Xe=Be.prox,Xt=ar==null?ds<=Xe:ds>Xe||Fs!=ar;if(pe||Xt){let tn=ct[0];tn!=null&&(Ht[0]=Ue,qn[0]=Oe,mg(tn,rt,Et,St),fg(tn,xt,Je),os(tn,Ai(Ue),Ai(Oe),O,Re))}}}if(Wt.show&&Ns)if(_!=null){let[fe,ye]=fn.scales,[De,Ue]=fn.match,[Oe,rt]=_.cursor.sync.scales,Et=_.cursor.drag;if(Cn=Et._x,Rn=Et._y,Cn||Rn){let{left:St,top:xt,width:Je,height:Xe}=_.select,Xt=_.scales[Oe].ori,tn=_.posToVal,In,Ft,nn,oi,Yn,vi=fe!=null&&De(fe,Oe),Ri=ye!=null&&Ue(ye,rt);vi&&Cn?(Xt==0?(In=St,Ft=Je):(In=xt,Ft=Xe),nn=M[fe],oi=W(tn(In,Oe),nn,J,0),Yn=W(tn(In+Ft,Oe),nn,J,0),Xo(Hi(oi,Yn),En(Yn-oi))):Xo(0,J),Ri&&Rn?(Xt==1?(In=St,Ft=Je):(In=xt,Ft=Xe),nn=M[ye],oi=D(tn(In,rt),nn,ae,0),Yn=D(tn(In+Ft,rt),nn,ae,0),qo(Hi(oi,Yn),En(Yn-oi))):qo(0,ae)}else $h()}else{let fe=En(_f-mf),ye=En(xf-gf);if(N.ori==1){let rt=fe;fe=ye,ye=rt}Cn=Bn.x&&fe>=Bn.dist,Rn=Bn.y&&ye>=Bn.dist;let De=Bn.uni;De!=null?Cn&&Rn&&(Cn=fe>=De,Rn=ye>=De,!Cn&&!Rn&&(ye>fe?Rn=!0:Cn=!0)):Bn.x&&Bn.y&&(Cn||Rn)&&(Cn=Rn=!0);let Ue,Oe;Cn&&(N.ori==0?(Ue=Br,Oe=Gt):(Ue=kr,Oe=Zt),Xo(Hi(Ue,Oe),En(Oe-Ue)),Rn||qo(0,ae)),Rn&&(N.ori==1?(Ue=Br,Oe=Gt):(Ue=kr,Oe=Zt),qo(Hi(Ue,Oe),En(Oe-Ue)),Cn||Xo(0,J)),!Cn&&!Rn&&(Xo(0,0),qo(0,0))}if(Bn._x=Cn,Bn._y=Rn,_==null){if(P){if(If!=null){let[fe,ye]=fn.scales;fn.values[0]=fe!=null?$i(N.ori==0?Gt:Zt,fe):null,fn.values[1]=ye!=null?$i(N.ori==1?Gt:Zt,ye):null}Yo(Td,i,Gt,Zt,O,Re,L)}if(je){let fe=P&&fn.setSeries,ye=Be.prox;ar==null?ds<=ye&&qi(Fs,Vr,!0,fe):ds>ye?qi(null,Vr,!0,fe):Fs!=ar&&qi(Fs,Vr,!0,fe)}}pe&&(de.idx=L,Wh()),S!==!1&&Pn("setCursor")}let Os=null;Object.defineProperty(i,"rect",{get(){return Os==null&&$o(!1),Os}});function $o(_=!1){_?Os=null:(Os=p.getBoundingClientRect(),Pn("syncRect",Os))}function bf(_,S,P,L,H,J,ae){ue._lock||Ns&&_!=null&&_.movementX==0&&_.movementY==0||(Xh(_,S,P,L,H,J,ae,!1,_!=null),_!=null?lr(null,!0,!0):lr(S,!0,!1))}function Xh(_,S,P,L,H,J,ae,fe,ye){if(Os==null&&$o(!1),Ke(_),_!=null)P=_.clientX-Os.left,L=_.clientY-Os.top;else{if(P<0||L<0){Gt=-10,Zt=-10;return}let[De,Ue]=fn.scales,Oe=S.cursor.sync,[rt,Et]=Oe.values,[St,xt]=Oe.scales,[Je,Xe]=fn.match,Xt=S.axes[0].side%2==1,tn=N.ori==0?O:Re,In=N.ori==1?O:Re,Ft=Xt?J:H,nn=Xt?H:J,oi=Xt?L:P,Yn=Xt?P:L;if(St!=null?P=Je(De,St)?a(rt,M[De],tn,0):-10:P=tn*(oi/Ft),xt!=null?L=Xe(Ue,xt)?a(Et,M[Ue],In,0):-10:L=In*(Yn/nn),N.ori==1){let vi=P;P=L,L=vi}}ye&&(S==null||S.cursor.event.type==Td)&&((P<=1||P>=O-1)&&(P=Er(P,O)),(L<=1||L>=Re-1)&&(L=Er(L,Re))),fe?(mf=P,gf=L,[Br,kr]=ue.move(i,P,L)):(Gt=P,Zt=L)}let qh={width:0,height:0,left:0,top:0};function $h(){ol(qh,!1)}let Mf,Sf,wf,Tf;function Ef(_,S,P,L,H,J,ae){Ns=!0,Cn=Rn=Bn._x=Bn._y=!1,Xh(_,S,P,L,H,J,ae,!0,!1),_!=null&&(Mt(Ed,Id,Af,!1),Yo(og,i,Br,kr,O,Re,null));let{left:fe,top:ye,width:De,height:Ue}=Wt;Mf=fe,Sf=ye,wf=De,Tf=Ue}function Af(_,S,P,L,H,J,ae){Ns=Bn._x=Bn._y=!1,Xh(_,S,P,L,H,J,ae,!1,!0);let{left:fe,top:ye,width:De,height:Ue}=Wt,Oe=De>0||Ue>0,rt=Mf!=fe||Sf!=ye||wf!=De||Tf!=Ue;if(Oe&&rt&&ol(Wt),Bn.setScale&&Oe&&rt){let Et=fe,St=De,xt=ye,Je=Ue;if(N.ori==1&&(Et=ye,St=Ue,xt=fe,Je=De),Cn&&Us(A,$i(Et,A),$i(Et+St,A)),Rn)for(let Xe in M){let Xt=M[Xe];Xe!=A&&Xt.from==null&&Xt.min!=Bt&&Us(Xe,$i(xt+Je,Xe),$i(xt,Xe))}$h()}else ue.lock&&(ue._lock=!ue._lock,lr(S,!0,_!=null));_!=null&&(xn(Ed,Id),Yo(Ed,i,Gt,Zt,O,Re,null))}function I_(_,S,P,L,H,J,ae){if(ue._lock)return;Ke(_);let fe=Ns;if(Ns){let ye=!0,De=!0,Ue=10,Oe,rt;N.ori==0?(Oe=Cn,rt=Rn):(Oe=Rn,rt=Cn),Oe&&rt&&(ye=Gt<=Ue||Gt>=O-Ue,De=Zt<=Ue||Zt>=Re-Ue),Oe&&ye&&(Gt=Gt<Br?0:O),rt&&De&&(Zt=Zt<kr?0:Re),lr(null,!0,!0),Ns=!1}Gt=-10,Zt=-10,se.fill(null),lr(null,!0,!0),fe&&(Ns=fe)}function Cf(_,S,P,L,H,J,ae){ue._lock||(Ke(_),Wo(),$h(),_!=null&&Yo(cg,i,Gt,Zt,O,Re,null))}function Rf(){C.forEach(cT),F(i.width,i.height,!0)}Rr(Eh,Ro,Rf);let Hr={};Hr.mousedown=Ef,Hr.mousemove=bf,Hr.mouseup=Af,Hr.dblclick=Cf,Hr.setSeries=(_,S,P,L)=>{let H=fn.match[2];P=H(i,S,P),P!=-1&&qi(P,L,!0,!1)},me&&(Mt(og,p,Ef),Mt(Td,p,bf),Mt(ag,p,_=>{Ke(_),$o(!1)}),Mt(lg,p,I_),Mt(cg,p,Cf),kd.add(i),i.syncRect=$o);let al=i.hooks=n.hooks||{};function Pn(_,S,P){$n?Dt.push([_,S,P]):_ in al&&al[_].forEach(L=>{L.call(null,i,S,P)})}(n.plugins||[]).forEach(_=>{for(let S in _.hooks)al[S]=(al[S]||[]).concat(_.hooks[S])});let Pf=(_,S,P)=>P,fn=_n({key:null,setSeries:!1,filters:{pub:yg,sub:yg},scales:[A,y[1]?y[1].scale:null],match:[bg,bg,Pf],values:[null,null]},ue.sync);fn.match.length==2&&fn.match.push(Pf),ue.sync=fn;let If=fn.key,Yh=_0(If);function Yo(_,S,P,L,H,J,ae){fn.filters.pub(_,S,P,L,H,J,ae)&&Yh.pub(_,S,P,L,H,J,ae)}Yh.sub(i);function L_(_,S,P,L,H,J,ae){fn.filters.sub(_,S,P,L,H,J,ae)&&Hr[_](null,S,P,L,H,J,ae)}i.pub=L_;function D_(){Yh.unsub(i),kd.delete(i),An.clear(),Nd(Eh,Ro,Rf),l.remove(),Ae?.remove(),Pn("destroy")}i.destroy=D_;function Zh(){Pn("init",n,e),Go(e||n.data,!1),X[A]?Vh(A,X[A]):Wo(),ie=Wt.show&&(Wt.width>0||Wt.height>0),te=pe=!0,F(n.width,n.height)}return y.forEach(Lr),C.forEach(ls),t?t instanceof HTMLElement?(t.appendChild(l),Zh()):t(i,Zh):Zh(),i}an.assign=_n;an.fmtNum=qd;an.rangeNum=Ah;an.rangeLog=Ph;an.rangeAsinh=Wd;an.orient=Ir;an.pxRatio=Ct;an.join=e1;an.fmtDate=Yd,an.tzDate=u1;an.sync=_0;{an.addGap=$1,an.clipGaps=Dh;let n=an.paths={points:S0};n.linear=T0,n.stepped=J1,n.bars=K1,n.spline=Q1}function hT(n,e){let t=n.length;for(let i=1,s=0;i<t;++i){let r=t>>1;for(;s&r;r>>=1)s^=r;s^=r,i<s&&([n[i],n[s]]=[n[s],n[i]],[e[i],e[s]]=[e[s],e[i]])}for(let i=2;i<=t;i<<=1){let s=-2*Math.PI/i;for(let r=0;r<t;r+=i)for(let o=0;o<i/2;++o){let a=Math.cos(s*o),c=Math.sin(s*o),l=r+o,h=l+i/2,d=n[h]*a-e[h]*c,u=n[h]*c+e[h]*a;n[h]=n[l]-d,e[h]=e[l]-u,n[l]=n[l]+d,e[l]=e[l]+u}}}function uT(n,e,t,i,s){let r=new Float64Array(s),o=0;for(let a=0;a<s;++a){let c=t+(i-t)*a/s;for(;o+2<n.length&&n[o+1]<=c;)++o;let l=n[o+1]-n[o],h=l>0?Math.min(1,Math.max(0,(c-n[o])/l)):0;r[a]=e[o]+h*(e[o+1]-e[o])}return r}function dT(n,e,t,i){let s=[...n.keys()].filter(a=>n[a]>=t&&n[a]<=i);if(s.length<2)return null;let r=n[s[0]],o=(n[s.at(-1)]-r)/(s.length-1);return s.some((a,c)=>Math.abs(n[a]-r-c*o)>.001*o)?null:{values:Float64Array.from(s,a=>e[a]),span:o*s.length}}var fT=8;function R0(n,e,t,i){let s=n.reduce((y,C)=>y+(C>=t&&C<=i?1:0),0),r=dT(n,e,t,i),o=new Float64Array(0);if(s<fT)return{frequency:o,amplitude:o,uneven:!1};let a=r?.values??uT(n,e,t,i,s),c=r?.span??i-t,l=a.length,h=1<<Math.ceil(Math.log2(2*l)),d=a.reduce((y,C)=>y+C,0)/l,u=new Float64Array(h);for(let y=0;y<l;++y)u[y]=(a[y]-d)*(1-Math.cos(2*Math.PI*y/l));let f=new Float64Array(h);hT(u,f);let p=Math.ceil(h/l),v=h/2,g=new Float64Array(v-p),m=new Float64Array(v-p);for(let y=p;y<v;++y)g[y-p]=y/h*(l/c),m[y-p]=2/l*Math.hypot(u[y],f[y]);return{frequency:g,amplitude:m,uneven:r===null}}var Vn=class{constructor(e,t,i){this.axis=e;this.curves=t;this.options=i;this.canvas=T("div",{class:"canvas",style:`height:${i.height??230}px`,role:"img","aria-label":this.description()}),this.visible=t.map((a,c)=>c<(i.shown??7)),this.whole=bi("Whole run",()=>e.view.reset(),{class:"quiet",title:"Show the whole run in all plots"});let s=e.clock.axis===ks,r=bi("Spectrum",()=>{this.asSpectrum=!this.asSpectrum,r.setAttribute("aria-pressed",String(this.asSpectrum)),this.draw()},{class:"quiet","aria-pressed":"false",title:"Amplitudes over frequency, of the interval shown"}),o=T("h3",{},i.title,i.unit?T("span",{class:"unit"},` ${ci(i.unit)}`):null);this.card=T("figure",{class:"card plot","aria-label":i.title},T("div",{class:"plot-head"},o,T("div",{class:"plot-tools"},this.whole,i.words||!s?null:r,bi("CSV",()=>this.save(),{class:"quiet",title:"Download the interval shown as a table"}))),this.canvas,this.approximate,i.note?T("p",{class:"plot-note"},i.note):null,this.table()),new IntersectionObserver(a=>{!this.chart&&a.some(c=>c.isIntersecting)&&this.draw()},{rootMargin:"200px"}).observe(this.card),new IntersectionObserver(a=>{this.onScreen=a.at(-1).isIntersecting,this.moveCursor()}).observe(this.card),new ResizeObserver(()=>this.resize()).observe(this.canvas),e.clock.onChange(()=>this.moveCursor()),e.view.onChange(()=>this.showInterval()),sr(()=>{this.paintSwatches(),this.chart&&this.draw()}),this.paintSwatches(),this.sayApproximate(!1),this.showInterval(),addEventListener("beforeprint",()=>this.draw())}axis;curves;options;card;canvas;cursor=T("div",{class:"cursor"});now=[];extremes=[];swatches=[];whole;approximate=T("p",{class:"plot-note"},"");visible;chart=null;onScreen=!1;toldAt=0;asSpectrum=!1;description(){let e=this.curves.map(i=>i.name).join(", "),t=this.axis.clock.axis.name;return this.asSpectrum?`Amplitudes of ${this.options.title} over frequency: ${e}. The table has numbers over ${t}.`:`Plot of ${this.options.title} over ${t}: ${e}. The table below has the numbers.`}sayApproximate(e){let t=this.curves.some(i=>i.thinned);this.approximate.textContent=t?"Approximate (≈): of several stored times each the curve has the least and the largest value, at two of these times. The CSV has these; results.h5 has all.":"Approximate: the stored times are uneven; values between them are on straight lines.",this.approximate.hidden=!t&&!e}paintSwatches(){this.swatches.forEach((e,t)=>Tr(e,this.curves[t].look??t))}table(){let e=this.curves.map((i,s)=>{let r=To();this.swatches.push(r);let o=Mi(i.name,this.visible[s],l=>{this.visible[s]=l,this.asSpectrum||this.curves.some(h=>h.strays)?this.draw():this.chart?.setSeries(s+1,{show:l})});o.prepend(r),o.title=i.meaning;let a=T("td",{class:"now"});this.now.push(a);let c=this.options.words?[]:[T("td"),T("td"),T("td")];return this.extremes.push(c),T("tr",{},T("th",{scope:"row"},o),a,...c)}),t=["curve",`at ${this.axis.clock.axis.symbol}`,...this.options.words?[]:["min","max","RMS"]].map(i=>T("th",{scope:"col"},i));return T("div",{class:"legend"},T("table",{},T("caption",{class:"hidden"},this.options.title),T("thead",{},T("tr",{},...t)),T("tbody",{},...e)))}drawn(e){return Array.from(e,t=>{if(this.options.words&&t<0)return null;let i=this.options.log||this.asSpectrum?Math.abs(t):t;return Number.isFinite(i)&&(i>0||!(this.options.log||this.asSpectrum))?i:null})}data(){let{view:e}=this.axis;if(!this.asSpectrum)return tf(this.curves.map(i=>[i.times,this.drawn(i.values)]));let t=this.curves.map(i=>R0(i.times,i.values,...e.range));return this.sayApproximate(t.some(i=>i.uneven)),tf(t.map(i=>[i.frequency,this.drawn(i.amplitude)]))}draw(){this.chart?.destroy(),this.sayApproximate(!1),this.canvas.setAttribute("aria-label",this.description());let e=this.options.log||this.asSpectrum,t=this.curves.every((i,s)=>i.strays||!this.visible[s]);this.chart=new an({width:Math.max(200,this.canvas.clientWidth),height:this.options.height??230,padding:[12,12,0,0],legend:{show:!1},focus:{alpha:.35},cursor:{y:!1,drag:{x:!this.asSpectrum,y:!1},points:{size:6},bind:{dblclick:()=>()=>(this.axis.view.reset(),null)}},scales:{x:this.asSpectrum?{time:!1}:{time:!1,range:()=>this.axis.view.range},y:this.options.words?{range:[-.6,this.options.words.length-.4]}:e?{distr:3,range:(i,s,r)=>this.logRange(s,r)}:{range:(i,s,r)=>yh(s,r)}},axes:[{...Eo(!1),size:34,...this.abscissa()},{...Eo(!!e),...this.options.words?pT(this.options.words):{size:72}}],series:[{},...this.curves.map((i,s)=>({label:i.name,show:this.visible[s],auto:t||!i.strays,alpha:t||!i.strays?1:.35,...Cs(i.look??s),...this.options.words?{paths:()=>null,points:{show:!0,size:5,fill:Cs(i.look??s).stroke}}:{points:{show:!1}}}))],hooks:{setSelect:[i=>this.zoom(i)],draw:[i=>this.drawMark(i)],setScale:[()=>this.moveCursor()],ready:[i=>this.listen(i)]}},this.data(),this.canvas),this.chart.root.setAttribute("aria-hidden","true"),this.moveCursor()}abscissa(){let{axis:e}=this.axis.clock;return this.asSpectrum?{label:"frequency [Hz]"}:e===ks?{}:{label:e.name}}logRange(e,t){let i=this.options.mark?.value??0,s=Math.max(t??i,this.asSpectrum?0:i)||1,r=Math.max(e??s*.001,s*1e-16);return[10**Math.floor(Math.log10(Math.min(r,!this.asSpectrum&&i?i:r))-.1),10**Math.ceil(Math.log10(s)+.1)]}listen(e){e.over.append(this.cursor);let t=0;e.over.addEventListener("mousedown",i=>t=i.clientX),e.over.addEventListener("click",i=>{this.asSpectrum||Math.abs(i.clientX-t)>3||(this.axis.clock.pause(),this.axis.clock.seek(e.posToVal(i.offsetX,"x")))})}zoom(e){if(this.asSpectrum||e.select.width<3)return;let t=e.posToVal(e.select.left,"x"),i=e.posToVal(e.select.left+e.select.width,"x");e.setSelect({left:0,top:0,width:0,height:0},!1),this.axis.view.show(t,i)}drawMark(e){let t=this.options.mark;if(!t||this.asSpectrum||!(t.value>0||!this.options.log))return;let i=e.valToPos(t.value,"y",!0),{left:s,width:r}=e.bbox,o=e.ctx;o.save(),o.strokeStyle=zn().faint,o.lineWidth=devicePixelRatio,o.setLineDash([6*devicePixelRatio,4*devicePixelRatio]),o.beginPath(),o.moveTo(s,i),o.lineTo(s+r,i),o.stroke(),o.font=`${11*devicePixelRatio}px system-ui, sans-serif`,o.textAlign="right";let a=s+r-4*devicePixelRatio,c=o.measureText(t.label).width+6*devicePixelRatio;o.fillStyle=zn().background,o.globalAlpha=.85,o.fillRect(a-c,i-18*devicePixelRatio,c+4*devicePixelRatio,16*devicePixelRatio),o.globalAlpha=1,o.fillStyle=zn().ink,o.fillText(t.label,a,i-6*devicePixelRatio),o.restore()}resize(){this.chart&&this.canvas.clientWidth>0&&this.chart.setSize({width:this.canvas.clientWidth,height:this.options.height??230})}moveCursor(){if(!this.onScreen||!this.chart)return;let{clock:e}=this.axis,t=this.chart.valToPos(e.time,"x"),i=!this.asSpectrum&&t>=0&&t<=this.chart.bbox.width/devicePixelRatio;this.cursor.style.display=i?"block":"none",this.cursor.style.transform=`translateX(${t}px)`;let s=performance.now();e.playing&&s-this.toldAt<150||(this.toldAt=s,this.curves.forEach(({times:r,values:o,thinned:a},c)=>{let h=e.time>r[r.length-1]?NaN:o[hr(r,e.time)];this.now[c].textContent=this.options.words?this.options.words[h]??"—":P0(a)+Ne(h)}))}rows(e){let[t,i]=this.axis.view.range,s=Gr(e,t);return[e[s]<t?s+1:s,Gr(e,i)]}showInterval(){if(this.whole.hidden=!this.axis.view.zoomed,this.curves.forEach((e,t)=>{let[i,s]=this.rows(e.times),r=1/0,o=-1/0,a=0,c=0,l=0;for(let f=i;f<=s;++f){let p=e.values[f];if(!Number.isFinite(p))continue;r=Math.min(r,p),o=Math.max(o,p),++l;let v=f>i?e.values[f-1]:NaN;if(!Number.isFinite(v))continue;let g=e.times[f]-e.times[f-1];a+=g*(p*p+p*v+v*v)/3,c+=g}let h=!this.axis.view.zoomed&&e.rms!==void 0,d=h?e.rms:c>0?Math.sqrt(a/c):NaN,u=l>0?[Ne(r),Ne(o),P0(e.thinned&&!h)+Ne(d)]:["—","—","—"];this.extremes[t].forEach((f,p)=>f.textContent=u[p])}),!!this.chart)if(this.asSpectrum)this.draw();else{let[e,t]=this.axis.view.range;this.chart.setScale("x",{min:e,max:t})}}save(){let[e,...t]=tf(this.curves.map(l=>[l.times,l.values])),[i,s]=this.axis.view.range,{name:r,unit:o}=this.axis.clock.axis,a=o?`${r} [${o}]`:r,c=[[this.curves.some(l=>l.thinned)?`${a} (approximate: least and largest of several)`:a,...this.curves.map(l=>`${l.name}${l.unit?` [${l.unit}]`:""}`)]];e.forEach((l,h)=>{l>=i&&l<=s&&c.push([l,...t.map(d=>d[h])])}),ul(`${(this.options.name??this.options.title).replace(/[^\w.-]+/g,"-")}.csv`,bh(c))}};function P0(n){return n?"≈ ":""}function pT(n){return{size:128,splits:n.map((e,t)=>t),values:()=>n}}function tf(n){let e=n[0]?.[0]??[];return n.every(([i])=>i===e||i.length===e.length&&Array.prototype.every.call(i,(s,r)=>s===e[r]))?[e,...n.map(([,i])=>i)]:an.join(n.map(([i,s])=>[Array.from(i),Array.from(s)]))}var mT=2220446049250313e-31;function as(n,e){return{name:e.component?`${e.name} ${e.component}`:e.name,unit:e.unit,meaning:e.meaning,times:n.times,values:e.values,thinned:n.thinned.series>1,...e.rms===null?{}:{rms:e.rms}}}function Oh(n,e){return n.series.filter(t=>t.group===e).map(t=>as(n,t))}function gT(n){return n.values.every(e=>e===0)}function _T(n,e){let t=n.series.filter(r=>r.group==="share"&&r.values.some(o=>o!==0));if(t.length===0)return null;let i=r=>r.values.reduce((o,a)=>Math.max(o,Math.abs(a)),0),s=T("details",{class:"more","aria-label":"Shares of bodies and beams"},T("summary",{},"Shares of bodies and beams"));return s.addEventListener("toggle",()=>{let r=[...new Set(t.map(o=>o.component))].map(o=>{let a=t.filter(c=>c.component===o).sort((c,l)=>i(l)-i(c));return new Vn(e,a.map(c=>({...as(n,c),name:c.name})),{title:`Parts: ${o}`,unit:"J",shown:5}).card});s.append(T("div",{class:"plots"},...r))},{once:!0}),s}function I0(n,e){let t=Oh(n,"ledger").filter(h=>!gT(h)),i=Oh(n,"check"),s=mT*n.summary.energy.scale,r=n.summary.static!==void 0,o=[new Vn(e,Oh(n,"energy"),{title:"Energy",unit:"J"}),new Vn(e,t,{title:"Ledger since the start",unit:"J",note:"Change of energy = works − dissipation + what is unaccounted for. Accounts that stay at zero are left out."}),new Vn(e,i,{title:"Remainder",unit:"J",log:!0,...s>0?{mark:{value:s,label:`round-off of the energy scale ${lt(n.summary.energy.scale,"J",3)}`}}:{},note:r?"Works are those of the means of forces between points of the path: what is left falls with the square of their distance.":"Magnitude of what the ledger does not explain. Zero is not drawn."})],a=r?[]:Oh(n,"momentum"),c=a.filter(h=>h.unit==="N s"),l=a.filter(h=>h.unit!=="N s");return c.length>0&&o.push(new Vn(e,c,{title:"Linear momentum",unit:"N s"})),l.length>0&&o.push(new Vn(e,l,{title:"Angular momentum",unit:"N m s"})),Qe("energy","Energy ledger",T("div",{class:"plots"},...o.map(h=>h.card)),_T(n,e))}var L0={error:"the error",growth:"bounded growth",newton:"Newton's method",min_step:"the smallest step",max_step:"the largest step",end:"the end"},nf=Object.values(L0);function xT(n){let e=Object.entries(n.summary.time.limited_by??{}).filter(([,s])=>s>0);if(e.length===0)return null;let t=e.reduce((s,[,r])=>s+r,0),i=e.map(([s,r])=>T("tr",{},T("th",{scope:"row"},L0[s]??s),T("td",{},ht(r,"step")),T("td",{class:"bar-cell"},T("span",{class:"bar",style:`width:${100*r/t}%`}))));return T("figure",{class:"card","aria-label":"What decided the size of steps"},T("h3",{},"What decided the size of steps"),T("table",{class:"bars","aria-label":"Steps by what decided their size"},T("tbody",{},...i)))}function vT(n,e){let t=n.series.filter(s=>s.group==="own");if(t.length===0)return null;let i=T("details",{class:"more","aria-label":"The scheme's own values"},T("summary",{},"The scheme's own values"));return i.addEventListener("toggle",()=>{let r=[...new Set(t.map(o=>o.name))].map(o=>{let a=t.filter(c=>c.name===o);return new Vn(e,a.map(c=>({...as(n,c),name:c.component||c.name})),{title:o,unit:"",note:a[0].meaning,shown:4}).card});i.append(T("div",{class:"plots"},...r))},{once:!0}),i}function D0(n,e){let t=l=>n.series.filter(h=>h.group==="solver"&&l.includes(h.name)).map(h=>as(n,h)),i=[],s=(l,h,d,u=!1)=>{let f=t(d);f.some(p=>p.values.some(v=>v!==0))&&i.push(new Vn(e,f,{title:l,unit:h,log:u,height:190}).card)},{smallest_step:r,largest_step:o}=n.summary.time;s("Size of the step",n.axis.unit,["step"],r>0&&o/r>20),s("Newton iterations","",["Newton iterations"]),s("Constraint errors","",["positions","velocities","accelerations"],!0),s("Attempts rejected, steps guarded","",["rejected for their error","rejected by Newton","guarded"]);let a=n.series.filter(l=>l.group==="limit"&&l.values.some(h=>h>=0));a.length>0&&i.push(new Vn(e,a.map(l=>as(n,l)),{title:"What decided the size of each step",unit:"",words:nf,height:190}).card);let c=xT(n);return c&&i.push(c),Qe("solver","Solver",T("div",{class:"plots"},...i),vT(n,e))}function sf(n,e=ks){let t=`${ht(n.time.steps,"step")} to ${Zo(e,n.time.end)}, in ${yn(n.cost.wall_seconds)}`;switch(n.status){case"completed":return{level:n.warnings.length>0?"warning":"good",title:n.warnings.length>0?"Finished, with warnings":"Finished",words:t};case"failed":return{level:"bad",title:"Failed",words:t};case"interrupted":return{level:"warning",title:"Interrupted",words:t};default:return{level:"note",title:"Still running",words:t}}}function yT(n){let e=n.ledger.max_step_unaccounted??NaN,t=n.energy.scale>0?Math.abs(e)/n.energy.scale:0,i=lt(e,"J",3),s=`largest of a step; ${lt(n.ledger.unaccounted??NaN,"J",3)} in all`;return n.energy_law_claimed?t<=1e-10?{level:"good",label:"Energy remainder",value:i,words:`${s}. The ledger closes to round-off`}:{level:t>1e-6?"bad":"note",label:"Energy remainder",value:i,words:`${s}: ${dl(t)} the scale`}:{level:t>.01?"bad":"note",label:"Energy remainder",value:i,words:`${s}. The scheme claims no energy law here`}}function bT(n){let e=n.ledger.numerical_dissipation??0,t=n.energy.scale>0?Math.abs(e)/n.energy.scale:0;return{level:t>.05?"warning":t>.001?"note":"good",label:"Numerical loss",value:lt(e,"J",3),words:e===0?"the scheme took nothing":`${dl(t)} the energy scale ${lt(n.energy.scale,"J",3)}`}}function rf(n){return n.size.constraints===0?null:{level:n.constraints.position_max>1e-6?"note":"good",label:"Constraint error",value:Ne(n.constraints.position_max,3),words:`largest of the positions; ${Ne(n.constraints.velocity_max,3)} of the velocities`}}function MT(n){let e=n.accuracy;if(e?.largest_error===void 0)return null;let t=e.farthest_way?e.largest_error/e.farthest_way:0;return{level:t>.1?"warning":t>.01?"note":"good",label:"Estimated error",value:lt(e.largest_error,"m",2),words:`at most, of ${e.largest_point??""} at t = ${lt(e.largest_time??0,"s")}; ${dl(t)} the way`}}function ST(n){let{steps:e,rejected:t,smallest_step:i,largest_step:s}=n.time,r=s-i>1e-6*s&&n.time.tolerance!==void 0,o=e>0?n.newton.iterations/(e+t):0;return{level:t>e/4?"note":"good",label:"Steps",value:ht(e,"step"),words:`${r?`of ${yn(i)} to ${yn(s)}`:`of ${yn(n.time.step)}`}, ${t===0?"none":t} rejected, ${Ne(o,3)} iterations each`}}function wT(n){return{level:"good",label:"Time",value:yn(n.cost.wall_seconds),words:`${yn(1e-6*n.cost.cpu_per_step_us)} for a step of ${ht(n.size.unknowns,"unknown")}`}}function TT(n){return T("div",{class:`tile ${n.level}`},T("dt",{},pn(n.level),n.label,T("span",{class:"hidden"},` (${n.level})`)),T("dd",{class:"value"},n.value),T("dd",{class:"words"},n.words))}function ET(n,e){let t=n.failure;return t?T("div",{class:"failure",role:"alert"},T("p",{},T("strong",{},`At ${n.static?`load factor ${Ne(t.time)}`:Zo(e,t.time)}, after ${ht(t.step,"step")}: `),t.what),T("p",{},T("strong",{},"Where: "),t.where),T("p",{},T("strong",{},"Try: "),t.hint)):null}function N0(n,e){return e.length===0?null:T("div",{class:"warnings"},T("h3",{},n),T("ul",{},...e.map(t=>T("li",{},t))))}function U0(n){let{summary:e}=n;return of(n,sf(e,n.axis),[yT(e),bT(e),MT(e),rf(e),ST(e),wT(e)])}function of({summary:n,axis:e},{level:t,title:i,words:s},r){let o=r.filter(a=>a!==null);if(n.status==="failed")for(let a of o)a.level==="good"&&(a.level="note");return Qe("verdict","Verdict",T("div",{class:`card verdict ${t}`},T("div",{class:"headline"},T("span",{class:"sign"},pn(t)),T("div",{},T("p",{class:"status"},i),T("p",{class:"words"},s))),ET(n,e),N0(ht(n.warnings.length,"warning"),n.warnings),T("dl",{class:"tiles"},...o.map(TT)),N0("Redundant constraints, which follow from others and are not enforced",n.redundant_constraints)))}var AT=2220446049250313e-31;function B0(n,e){let t=To();return sr(()=>Tr(t,e)),Tr(t,e),T("th",{scope:"row"},T("span",{class:"scheme"},t,n.label))}function CT(n){let{failure:e,warnings:t}=n.summary,i=[];return e&&i.push(T("p",{},`At t = ${lt(e.time,"s")}, after ${ht(e.step,"step")}: ${e.what}`),T("p",{},T("strong",{},"Where: "),e.where),T("p",{},T("strong",{},"Try: "),e.hint)),t.length>0&&i.push(T("ul",{},...t.map(s=>T("li",{},s)))),i.length>0?i:["none"]}function RT(n,e){let{level:t,title:i,words:s}=sf(n.summary);return T("tr",{class:t},B0(n,e),T("td",{},T("span",{class:"result"},pn(t),i),T("p",{class:"words"},s)),T("td",{class:"troubles"},...CT(n)))}function PT(n){let e=n.filter(c=>c.summary.status==="failed").length,t=n.filter(c=>c.summary.status==="interrupted").length,i=n.some(c=>c.summary.warnings.length>0),s=e>0?"bad":t>0||i?"warning":"good",r=e>0?`${ht(e,"scheme")} failed`:t>0?"Interrupted":"All finished",o=n.filter(c=>c.summary.status==="completed"),a=`${o.length} of ${ht(n.length,"scheme")} reached the end${o[0]?`, t = ${lt(o[0].summary.time.end,"s")}`:""}`;return Qe("verdict","Verdict",T("div",{class:`card verdict ${s}`},T("div",{class:"headline"},T("span",{class:"sign"},pn(s)),T("div",{},T("p",{class:"status"},r),T("p",{class:"words"},a)))),kn("How each scheme went",["scheme","result","warnings"],n.map(RT)))}var F0=[{name:"time per step",value:({summary:n})=>yn(1e-6*n.cost.cpu_per_step_us)},{name:"of all steps",value:({summary:n})=>yn(1e-6*n.cost.cpu_per_step_us*n.time.steps)},{name:"steps",value:({summary:n})=>String(n.time.steps)},{name:"Newton iterations per step",value:({summary:n})=>Ne(n.newton.iterations/Math.max(1,n.time.steps),3)},{name:"change of energy",value:({summary:n})=>lt(n.energy.final-n.energy.initial,"J",3)},{name:"farthest from the start",value:({summary:n})=>lt(IT(n.energy),"J",3)},{name:"numerical dissipation",value:({summary:n})=>lt(n.ledger.numerical_dissipation??NaN,"J",3)},{name:"remainder",value:({summary:n})=>lt(n.ledger.unaccounted??NaN,"J",3)},{name:"error of constraints",value:({summary:n})=>Ne(n.constraints.position_max,3)},{name:"of their velocities",value:({summary:n})=>Ne(n.constraints.velocity_max,3)},{name:"estimated error, largest",value:({summary:n})=>n.accuracy?.largest_error===void 0?"—":lt(n.accuracy.largest_error,"m",2)},{name:"at the end",value:({summary:n})=>n.accuracy?.end_error===void 0?"—":lt(n.accuracy.end_error,"m",2)}];function IT(n){return Math.max(n.max-n.initial,n.initial-n.min)}function LT(n){let e=n.map((t,i)=>T("tr",{},B0(t,i),...F0.map(s=>T("td",{class:"figure"},s.value(t)))));return Qe("numbers","Cost and accuracy",kn("Cost, energies, errors of each scheme",["scheme",...F0.map(t=>t.name)],e),T("p",{class:"plot-note"},"Times are those of the processor, without storing and without the estimate of the error. ","The remainder is what the ledger of energies does not explain; the estimated error is that of the farthest point from where it would be with ever smaller steps."))}function k0(n){return[PT(n),LT(n)]}var O0=n=>JSON.stringify([n.group,n.name,n.component,n.unit]),af=class{constructor(e,t){this.axis=t;e.forEach((i,s)=>{for(let r of i.series){let o=this.found.get(O0(r))??{series:r,curves:[]};o.curves.push({...as(i,r),name:i.label,look:s,strays:i.summary.status==="failed"}),this.found.set(O0(r),o)}})}axis;found=new Map;offers(e,t){let{atFirst:i,prefix:s="",logarithmic:r=[],...o}=t;return[...this.found.values()].filter(({series:c,curves:l})=>c.group===e&&l.some(h=>h.values.some(d=>d!==(e==="limit"?-1:0)))).map(({series:c,curves:l},h)=>{let d=s+(c.component?`${c.name}: ${c.component}`:c.name);return{title:d,shown:typeof i=="number"?h<i:i.includes(c.name),plot:()=>new Vn(this.axis,l,{title:d,unit:c.unit,note:c.meaning,log:r.includes(c.name),...o}).card}})}};function z0(n,e){let t=new af(n,e),i=Math.max(0,...n.filter(l=>l.summary.status!=="failed").map(l=>l.summary.energy.scale)),s=AT*i,r=s>0?{mark:{value:s,label:`round-off of the energy scale ${lt(i,"J",3)}`}}:{},o=[...t.offers("ledger",{atFirst:["change of energy","numerical dissipation"]}),...t.offers("check",{atFirst:2,log:!0,prefix:"remainder ",...r}),...t.offers("energy",{atFirst:0}),...t.offers("momentum",{atFirst:0})],a=[...t.offers("solver",{atFirst:["step","Newton iterations","velocities"],logarithmic:["positions","velocities","accelerations"]}),...t.offers("limit",{atFirst:0,words:nf})];return[["energy","Energy ledger",o],["coordinates","Coordinates",n.some(l=>l.motion)?[]:t.offers("coordinate",{atFirst:2})],["sensors","Sensors",t.offers("sensor",{atFirst:4})],["reactions","Reactions of joints",t.offers("reaction",{atFirst:2})],["solver","Solver",a]].filter(([,,l])=>l.length>0).map(([l,h,d])=>Qe(l,h,ki(d,`${h}: what is shown`)))}var lf=300,Fn=class{constructor(e,t){this.curves=e;this.options=t;this.visible=e.map(s=>!s.hidden),this.dots=t.along?e.map(()=>T("div",{class:"dot"})):[];let i=`${t.title}: ${t.y.name} over ${t.x.name}, of ${e.map(s=>s.name).join(", ")}. The table below has the numbers.`;this.canvas=T("div",{class:"canvas",style:`height:${lf}px`,role:"img","aria-label":i}),this.card=T("figure",{class:"card plot","aria-label":t.title},T("div",{class:"plot-head"},T("h3",{},t.title),T("div",{class:"plot-tools"},bi("CSV",()=>this.save(),{class:"quiet",title:`Download ${t.title} as a table`}))),this.canvas,t.note?T("p",{class:"plot-note"},t.note):null,this.table()),new IntersectionObserver(s=>{!this.chart&&s.some(r=>r.isIntersecting)&&this.draw()},{rootMargin:"200px"}).observe(this.card),new ResizeObserver(()=>{this.chart&&this.canvas.clientWidth>0&&this.chart.setSize({width:this.canvas.clientWidth,height:lf})}).observe(this.canvas),sr(()=>{this.paintSwatches(),this.chart&&this.draw()}),this.paintSwatches(),addEventListener("beforeprint",()=>this.draw()),t.along?.clock.onChange(()=>this.moveDots())}curves;options;card;canvas;swatches=[];visible;dots;chart=null;table(){let e=this.curves.map((i,s)=>{let r=To();this.swatches.push(r);let o=Mi(i.name,this.visible[s],a=>{this.visible[s]=a,this.draw()});return o.prepend(r),T("tr",{},T("th",{scope:"row"},o),...i.cells.map(a=>T("td",{class:"now"},a)))}),t=[this.options.curves??"scheme",...this.options.columns].map(i=>T("th",{scope:"col"},i));return T("div",{class:"legend whole"},T("table",{},T("caption",{class:"hidden"},this.options.title),T("thead",{},T("tr",{},...t)),T("tbody",{},...e)))}paintSwatches(){let{free:e,markers:t}=this.options,i=e==="points"?"cross":t?"dot":"none";this.swatches.forEach((s,r)=>Tr(s,this.curves[r].look,i))}aligned(){let e=this.options.y.log;if(this.options.free)return this.limits();let t=this.curves.map(({points:i})=>[i.map(s=>s.x),i.map(s=>s.y!==null&&(s.y>0||!e)?s.y:null)]);return t.length>0?an.join(t):[[]]}limits(){let e=i=>i.length>0?[Math.min(...i),Math.max(...i)]:[0,1];return[e(this.shown().flatMap(i=>i.points.flatMap(s=>s.y===null?[]:[s.x]))),...this.curves.map(i=>e(i.points.flatMap(s=>s.y===null?[]:[s.y])))]}path(e,t){let i=new Path2D,s=!1;for(let{x:r,y:o}of this.options.free==="points"?[]:t.points)o!==null&&i[s?"lineTo":"moveTo"](e.valToPos(r,"x",!0),e.valToPos(o,"y",!0)),s=o!==null;return{stroke:i}}scale(e,t,i){return e.range?e.range:e.log?t===null||i===null?[.1,1]:i>1e3*t?[10**Math.floor(Math.log10(t)+1e-9),10**Math.ceil(Math.log10(i)-1e-9)]:[t/1.3,i*1.3]:yh(t,i)}draw(){this.chart?.destroy();let{x:e,y:t,markers:i,free:s}=this.options;this.chart=new an({width:Math.max(200,this.canvas.clientWidth),height:lf,padding:[14,this.curves.some(r=>r.label)?52:14,0,0],legend:{show:!1},cursor:s?{show:!1}:{drag:{x:!1,y:!1},points:{size:7}},scales:{x:{time:!1,distr:e.log?3:1,range:(r,o,a)=>this.scale(e,o,a)},y:{distr:t.log?3:1,range:(r,o,a)=>this.scale(t,this.lowest(o),a)}},axes:[{...Eo(e.log),size:34,label:e.name},{...Eo(t.log),size:62,label:t.name,...t.ticks?{incrs:t.ticks}:{}}],series:[{},...this.curves.map((r,o)=>{let a=Cs(r.look);return{label:r.name,show:this.visible[o],...a,points:{show:!!i&&!s,size:7,width:1.5,stroke:a.stroke,fill:a.stroke},...s?{paths:c=>this.path(c,r)}:{}}})],hooks:{draw:[r=>this.drawExtras(r)],ready:[r=>r.over.append(...this.dots)]}},this.aligned(),this.canvas),this.chart.root.setAttribute("aria-hidden","true"),this.moveDots()}moveDots(){let{along:e}=this.options;if(!e||!this.chart)return;let t=hr(e.at,e.clock.time);this.dots.forEach((i,s)=>{let r=this.curves[s].points[t];i.hidden=!this.visible[s]||!r||r.y===null,!i.hidden&&(i.style.transform=`translate(${this.chart.valToPos(r.x,"x")}px, ${this.chart.valToPos(r.y,"y")}px)`,i.style.background=Cs(this.curves[s].look).stroke)})}shown(){return this.curves.filter((e,t)=>this.visible[t])}triangle(){let{slopes:e}=this.options,t=this.shown().flatMap(l=>l.points).filter(l=>l.y!==null&&l.y>0);if(!e||e.length===0||t.length===0)return null;let i=t.map(l=>l.x),[s,r]=[Math.min(...i),Math.max(...i)];if(!(r>s))return null;let o=s*(r/s)**.6,a=s*(r/s)**.9,c=Math.min(...t.filter(l=>l.x>o*(1-1e-9)).map(l=>l.y));return{x1:o,x2:a,y1:.5*c*(o/a)**Math.max(...e)}}lowest(e){let t=this.triangle();return t&&e!==null?Math.min(e,t.y1):e}drawExtras(e){let t=e.ctx;t.save(),t.scale(devicePixelRatio,devicePixelRatio),t.font=vh,t.textBaseline="middle",this.drawMark(e,t),this.drawTriangle(e,t),this.drawCrosses(e,t),this.drawSpots(e,t),this.drawLabels(e,t),t.restore()}drawMark(e,t){let{mark:i}=this.options;if(!i||i.value<e.scales.y.min||i.value>e.scales.y.max)return;let s=e.valToPos(i.value,"y",!0)/devicePixelRatio,r=e.bbox.left/devicePixelRatio,o=r+e.bbox.width/devicePixelRatio;t.strokeStyle=t.fillStyle=zn().faint,t.setLineDash([6,4]),Bh(t,[[r,s],[o,s]]),t.setLineDash([]),t.textAlign="left",t.fillText(i.label,r+6,s-8)}drawTriangle(e,t){let i=this.triangle();if(!i)return;let{x1:s,x2:r,y1:o}=i,a=(h,d)=>[e.valToPos(h,"x",!0)/devicePixelRatio,e.valToPos(d,"y",!0)/devicePixelRatio];t.strokeStyle=t.fillStyle=zn().faint,t.lineWidth=1.2,t.textAlign="left";let[c,l]=[a(s,o),a(r,o)];for(let h of this.options.slopes){let d=a(r,o*(r/s)**h);Bh(t,[c,l,d,c]),t.fillText(String(h),d[0]+5,d[1]+2)}t.textAlign="center",t.fillText("1",(c[0]+l[0])/2,l[1]+9)}drawCrosses(e,t){if(this.options.free!=="points")return;t.setLineDash([]),t.lineWidth=2;let i=4.5;for(let s of this.shown()){t.strokeStyle=Cs(s.look).stroke;for(let r of s.points){if(r.y===null)continue;let[o,a]=[e.valToPos(r.x,"x",!0)/devicePixelRatio,e.valToPos(r.y,"y",!0)/devicePixelRatio];Bh(t,[[o-i,a-i],[o+i,a+i]]),Bh(t,[[o-i,a+i],[o+i,a-i]])}}}drawSpots(e,t){t.strokeStyle=t.fillStyle=zn().ink,t.setLineDash([]),t.lineWidth=1.5,t.textAlign="center";for(let[i,s]of(this.options.spots??[]).entries()){let[r,o]=[e.valToPos(s.x,"x",!0)/devicePixelRatio,e.valToPos(s.y,"y",!0)/devicePixelRatio];t.beginPath(),t.arc(r,o,5,0,2*Math.PI),t.stroke(),t.fillText(s.label,r,i%2===0?o-14:o+14)}}drawLabels(e,t){let i=this.shown().flatMap(o=>{let a=o.points.filter(c=>c.y!==null&&(c.y>0||!this.options.y.log)).at(-1);return o.label&&a?[{curve:o,y:e.valToPos(a.y,"y",!0)/devicePixelRatio}]:[]});i.sort((o,a)=>o.y-a.y);let s=14;for(let o=1;o<i.length;++o)i[o].y=Math.max(i[o].y,i[o-1].y+s);let r=(i.at(-1)?.y??0)-(e.bbox.top+e.bbox.height)/devicePixelRatio;if(r>0)for(let o of i)o.y-=r;t.textAlign="left";for(let{curve:o,y:a}of i)t.fillStyle=Cs(o.look).stroke,t.fillText(o.label,(e.bbox.left+e.bbox.width)/devicePixelRatio+6,a)}save(){ul(`${this.options.title.replace(/[^\w.-]+/g,"-")}.csv`,bh(this.options.free?this.list():this.columns()))}list(){let{x:e,y:t,curves:i}=this.options;return[[i??"scheme",e.name,t.name],...this.curves.flatMap(s=>s.points.map(r=>[s.name,r.x,r.y]))]}columns(){let[e,...t]=this.aligned(),i=[[this.options.x.name,...this.curves.map(s=>s.name)]];return e.forEach((s,r)=>i.push([s,...t.map(o=>o[r])])),i}};function Bh(n,e){n.beginPath(),e.forEach(([t,i],s)=>s===0?n.moveTo(t,i):n.lineTo(t,i)),n.stroke()}function On(n,e=3){return n==null?"—":Ne(n,e)}var V0=[{name:"q",title:"Coordinates"},{name:"v",title:"Their velocities"},{name:"lambda_kkt",title:"Multipliers, of the equations of motion"},{name:"a_kkt",title:"Accelerations, of the equations of motion"},{name:"lambda",title:"Multipliers, the scheme's own realigned"},{name:"a",title:"Accelerations, the scheme's own realigned"},{name:"lambda_raw",title:"Multipliers, the scheme's own"},{name:"a_raw",title:"Accelerations, the scheme's own"},{name:"position",title:"Positions of bodies"},{name:"rotation",title:"Rotations of bodies"},{name:"velocity",title:"Velocities of bodies"},{name:"angular_velocity",title:"Angular velocities of bodies"},{name:"acceleration",title:"Accelerations of bodies"},{name:"angular_acceleration",title:"Angular accelerations of bodies"},{name:"section_force",title:"Forces in beams"},{name:"section_moment",title:"Moments in beams"},{name:"reaction_force",title:"Forces of joints"},{name:"reaction_moment",title:"Moments of joints"}];function H0(n,e){return(n.errors[e]??0)>10*(n.reference_errors[e]??0)}function G0(n,e){return n.filter(i=>H0(i,e)).map(i=>i.orders[e]??null).filter(i=>i!==null).at(-1)??null}function W0(n,e,t,i){return n.schemes.flatMap(({scheme:s,rows:r},o)=>{let a=r.filter(h=>e in h.errors).map(h=>({x:t(h),y:h.errors[e]??null}));if(a.length===0)return[];let c=G0(r,e),l=r.filter(h=>e in h.errors).at(-1);return a.sort((h,d)=>h.x-d.x),[{name:s,look:o,points:a,cells:[c===null?"—":c.toFixed(2),On(l.errors[e]),yn(l.cpu_seconds)],...i&&c!==null?{label:c.toFixed(2)}:{}}]})}function DT(n,e){let t=n.schemes.map(({rows:i})=>Math.round(G0(i,e)??0)).filter(i=>i>=1&&i<=8);return[...new Set(t)].sort((i,s)=>i-s).slice(0,3)}function X0(n,e){let t=Math.max(0,...n.schemes.flatMap(({rows:i})=>i.map(s=>s.reference_errors[e]??0)));return t>0?{mark:{value:t,label:"error of the reference itself"}}:{}}var q0=["order","error, finest step","its time"];function NT(n,e,t){return new Fn(W0(n,e,i=>i.dt,!0),{title:t,x:{name:"step [s]",log:!0},y:{name:"relative error",log:!0},markers:!0,slopes:DT(n,e),...X0(n,e),columns:q0,note:"Beside each curve: its observed order at the finest steps."}).card}function UT(n,e,t){return new Fn(W0(n,e,i=>i.cpu_seconds,!1),{title:t,x:{name:"processor time of the run [s]",log:!0},y:{name:"relative error",log:!0},markers:!0,...X0(n,e),columns:q0}).card}function FT(n){return n.reference?`the reference took ${ht(n.reference.steps,"step")}: ${n.reference.method}`:"each scheme is compared with itself, with an eighth of the smallest step"}function OT(n){let e=n.schemes.flatMap(({scheme:o,rows:a})=>a.map(c=>({scheme:o,row:c}))),t=e.filter(({row:o})=>o.status!=="completed"),i=t.length>0?"bad":"good",s=t.length>0?`${ht(t.length,"run")} did not end`:"All runs ended",r=`${ht(e.length,"run")} to t = ${lt(n.until,"s")}; ${FT(n)}`;return Qe("verdict","Verdict",T("div",{class:`card verdict ${i}`},T("div",{class:"headline"},T("span",{class:"sign"},pn(i)),T("div",{},T("p",{class:"status"},s),T("p",{class:"words"},r))),t.length>0?T("div",{class:"failure"},...t.map(({scheme:o,row:a})=>T("p",{},T("strong",{},`${o} with ${lt(a.dt,"s")}: `),a.failure?`at t = ${lt(a.failure.time,"s")}: ${a.failure.what}`:a.status))):null))}function BT(n,e){let t=n.errors[e];if(t==null)return"—";let i=n.orders[e];return`${Ne(t,3)}${H0(n,e)?"":"*"}${i==null?"":` (${i.toFixed(2)})`}`}function kT(n,e){let t=V0.filter(({name:s})=>e.some(r=>s in r.errors)),i=["step [s]","status","time",...t.map(({name:s})=>s)];return T("div",{class:"card wide"},T("h3",{},n),T("table",{class:"schemes"},T("caption",{class:"hidden"},`Errors and orders of ${n}`),T("thead",{},T("tr",{},...i.map(s=>T("th",{scope:"col"},s)))),T("tbody",{},...e.map(s=>T("tr",{},T("th",{scope:"row"},Ne(s.dt,6)),T("td",{},s.status),T("td",{class:"figure"},yn(s.cpu_seconds)),...t.map(({name:r})=>T("td",{class:"figure"},BT(s,r))))))))}function $0(n){let e=V0.filter(({name:s})=>n.schemes.some(({rows:r})=>r.some(o=>s in o.errors))),t=(s,r)=>e.map(({name:o,title:a},c)=>({title:a,shown:c<r,plot:()=>s(n,o,a)})),i=e.length>0?[Qe("errors","Error against the step",ki(t(NT,6),"Errors to be shown")),Qe("work","Work and precision",ki(t(UT,2),"Errors to be shown over the time they cost"))]:[];return[OT(n),...i,Qe("tables","Errors and observed orders",...n.schemes.map(({scheme:s,rows:r})=>kT(s,r)),T("p",{class:"plot-note"},"Relative errors of the end state, in parentheses the order observed against the step before. * within ten times the error of the reference itself."))]}var cf=["x","y","z","rx","ry","rz"],zT={x:"x",y:"y",z:"z",rx:"about x",ry:"about y",rz:"about z"},VT={rigid:"rigid",vibration:"vibration",overdamped:"overdamped",growing:"grows"};function Oo(n){return n==="start"?"the start":n==="static"?"the static equilibrium":n}function nl(n){return`${Ne(100*n,3)} %`}function HT(n,e){let t=Math.max(...e.kinetic_share),i=e.kinetic_share.indexOf(t);return i<0?"—":`${n.parts[i]??""} ${nl(t)}`}function GT(n,e){let i=["x","y","z"].map(s=>({d:s,mass:e.effective_mass[s]})).reduce((s,r)=>r.mass>s.mass?r:s);return i.mass>1e-6*n.mass?`${i.d} ${nl(i.mass/n.mass)}`:"—"}function Y0(n){return n.kind==="rigid"?"0, rigid":n.frequency_hz>0?Ne(n.frequency_hz,6):"no oscillation"}function WT(n){let e=l=>n.modes.filter(h=>h.kind===l),t=e("growing"),i=e("rigid"),s=e("vibration").reduce((l,h)=>l&&l.frequency_hz<=h.frequency_hz?l:h,null),r=`${ht(t.length,"mode")} ${t.length===1?"grows":"grow"}`,o=t.length===0?"good":n.moves?"note":"warning",a=t.length===0?ht(n.modes.length,"mode"):n.moves?`At this moment ${r}`:`Not stable: ${r}`,c=[`of ${ht(n.freedoms,"freedom")}, about ${Oo(n.about)}`,s?`lowest vibration ${lt(s.frequency_hz,"Hz",6)}`:null,i.length>0?`${i.length} rigid`:null,n.rotation?`seen from a frame that turns at ${lt(n.rotation.speed,"rad/s")}`:null,n.moves?"the state moves: modes are those of its moment":null].filter(l=>l!==null);return T("div",{class:`card verdict ${o}`},T("div",{class:"headline"},T("span",{class:"sign"},pn(o)),T("div",{},T("p",{class:"status"},a),T("p",{class:"words"},c.join("; ")))))}function Z0(n){return n==null?null:Math.abs(n)<1e-9?0:n}function J0(n){return!Z0(n.damping_ratio)}function XT(n){return(n.kind==="rigid"?["—","—"]:J0(n)?["0","0"]:[On(n.damping_ratio,4),Ne(-n.eigenvalue[0],4)]).map(t=>T("td",{class:"figure"},t))}function qT(n,e){let t=n.modes.some(l=>l.kind!=="rigid"&&!J0(l)),i=n.modes.some(l=>l.whirl!=="none"),s=n.modes.some(l=>l.standing_frequency_hz!==void 0),r=n.modes.map(l=>bi(String(l.number),()=>{},{class:"quiet","aria-pressed":"false",title:`Show mode ${l.number}`})),o=n.modes.map((l,h)=>T("tr",{class:l.kind==="growing"?"warning":""},T("th",{scope:"row"},r[h]),T("td",{class:"figure"},Y0(l)),...s?[T("td",{class:"figure"},On(l.standing_frequency_hz,6))]:[],...t?XT(l):[],T("td",{},T("span",{class:"result"},VT[l.kind])),...i?[T("td",{},l.whirl==="none"?"—":l.whirl)]:[],T("td",{},HT(n,l)),T("td",{class:"figure"},GT(n,l))));o.forEach((l,h)=>l.addEventListener("click",()=>e(h)));let a=["mode","frequency [Hz]",...s?["seen from outside [Hz]"]:[],...t?["damping ratio","decay [1/s]"]:[],"kind",...i?["whirl"]:[],"most kinetic energy","most mass moved along"],c=kn("Modes",a,o);return c.classList.add("choosable"),{element:c,mark:l=>{r.forEach((h,d)=>h.setAttribute("aria-pressed",String(d===l))),o.forEach((h,d)=>h.classList.toggle("chosen",d===l))}}}function $T(n){let e=T("h3",{}),t=T("tbody",{}),i=12,s=l=>T("td",{class:"bar-cell"},T("span",{class:"bar",style:`width:${Math.max(0,Math.min(100,100*l))}%`})),r=(l,h,d)=>T("tr",{},T("th",{scope:"row"},l),T("td",{},nl(h)),s(h),T("td",{},nl(d)),s(d)),o=["part","kinetic","","strain",""].map(l=>l?T("th",{scope:"col"},l):T("td"));return{element:T("figure",{class:"card shares","aria-label":"Energy of the mode by parts"},e,T("table",{class:"bars","aria-label":"Energy of the mode by parts"},T("thead",{},T("tr",{},...o)),t)),show:l=>{let h=n.modes[l];e.textContent=`Energy of mode ${h.number} by parts`;let d=n.parts.map((p,v)=>({name:p,kinetic:h.kinetic_share[v]??0,strain:h.strain_share[v]??0}));d.sort((p,v)=>Math.max(v.kinetic,Math.abs(v.strain))-Math.max(p.kinetic,Math.abs(p.strain)));let u=d.slice(i),f=p=>u.reduce((v,g)=>v+p(g),0);t.replaceChildren(...d.slice(0,i).map(p=>r(p.name,p.kinetic,p.strain)),...u.length>0?[r(`${u.length} others`,f(p=>p.kinetic),f(p=>p.strain))]:[])}}}function YT(n){let e=r=>n.mass>0?nl(r/n.mass):Ne(r),t=r=>cf.map(o=>T("td",{class:"figure"},o.length===1?`${Ne(r[o],4)} kg, ${e(r[o])}`:`${Ne(r[o],4)} kg m²`)),i=n.modes.map(r=>T("tr",{},T("th",{scope:"row"},`mode ${r.number}`),...t(r.effective_mass))),s=Object.fromEntries(cf.map(r=>[r,n.modes.reduce((o,a)=>o+a.effective_mass[r],0)]));return i.push(T("tr",{},T("th",{scope:"row"},"all of these"),...t(s))),Qe("masses","Effective masses",kn("Effective masses",["",...cf.map(r=>zT[r])],i),T("p",{class:"plot-note"},`What a motion of the ground along or about these axes of space sets moving. The mass is ${lt(n.mass,"kg")}; modes that are left out move the rest of it.`))}var ZT={forward:0,backward:1,none:4},JT={"rad/s":1/(2*Math.PI),"1/s":1/(2*Math.PI),Hz:1,rpm:1/60};function KT(n){let e=t=>n.filter(i=>i===t).length;return e("forward")===0&&e("backward")===0?"none":e("forward")>=e("backward")?"forward":"backward"}function jT(n){return n.branches.map((e,t)=>{let i=KT(e.whirl);return{name:`branch ${t+1}`,look:ZT[i],label:String(t+1),points:n.values.map((s,r)=>({x:s,y:e.frequency_hz[r]??null})),cells:[i==="none"?"—":i,On(e.frequency_hz[0],5),On(e.frequency_hz.at(-1),5),On(Z0(e.damping_ratio.at(-1)),3)]}})}function QT(n,e){let[t,i]=[n.values[0]??0,n.values.at(-1)??0],s=jT(n),r=e?void 0:JT[n.unit],o=Math.max(0,...n.branches.flatMap(u=>u.frequency_hz.map(f=>f??0)));if(r){let u=Math.min(i,o/r);u>t&&s.push({name:"once per turn",look:5,label:"1×",points:[{x:t,y:r*t},{x:u,y:r*u}],cells:["","","",""]})}let a=[...n.critical_speeds].sort((u,f)=>u.speed-f.speed),c=a.filter(({speed:u},f)=>Ne(u,4)!==(f>0?Ne(a[f-1].speed,4):"")).flatMap(({speed:u,branch:f})=>{let p=eE(n.values,n.branches[f]?.frequency_hz??[],u);return p===null?[]:[{x:u,y:p,label:Ne(u,4)}]}),l=n.unit?` [${ci(n.unit)}]`:"",h=new Fn(s,{title:"Campbell diagram",x:{name:`${n.parameter}${l}`,log:!1,range:[t,i]},y:{name:e?"frequency in the turning frame [Hz]":"frequency [Hz]",log:!1},free:"line",spots:c,curves:"branch",columns:["whirl",`at ${Ne(t)}`,`at ${Ne(i)}`,"damping ratio there"],note:"Solid: forward whirl; long dashes: backward; short: none. Rings: critical speeds."}),d=a.map(({speed:u,branch:f,whirl:p})=>T("tr",{},T("th",{scope:"row"},lt(u,n.unit,6)),T("td",{},String(f+1)),T("td",{},p==="none"?"—":p)));return Qe("campbell","Campbell diagram",h.card,d.length>0?kn("Critical speeds",["critical speed","branch","whirl"],d):null)}function eE(n,e,t){for(let i=0;i+1<n.length;++i){let[s,r,o,a]=[n[i],n[i+1],e[i]??null,e[i+1]??null];if(!(t<Math.min(s,r)||t>Math.max(s,r)||o===null||a===null))return r===s?o:o+(t-s)/(r-s)*(a-o)}return null}function tE({other:n,matrix:e},t){let i=e[0]?.length??0,s=e.map((r,o)=>T("tr",{},T("th",{scope:"row"},String(t[o]?.number??o+1)),...r.map(a=>T("td",{style:`--share:${Math.round(70*(a??0))}%`},a===null?"—":a.toFixed(2)))));return Qe("mac","Modal assurance",T("div",{class:"card wide"},T("table",{class:"heat"},T("caption",{class:"hidden"},`Modal assurance against ${n}`),T("thead",{},T("tr",{},T("th",{scope:"col"},"mode"),...Array.from({length:i},(r,o)=>T("th",{scope:"col"},String(o+1))))),T("tbody",{},...s)),T("p",{class:"plot-note"},`Rows: these modes. Columns: those of ${n}. 1 where shapes are the same, 0 where they have nothing in common.`)))}function K0(n){let e=n.shapes?hl(n.shapes):null,t=e?e.displacement.real.columns:0,i=e?new Bs(Float64Array.from({length:49},(d,u)=>7.5*u),dh):null,s=e&&i&&n.modes.length>0?xh(e,i,d=>`mode ${n.modes[d].number}`):null,r=$T(n),o=s?.element.querySelector("h2"),a=d=>{c.mark(d),r.show(d);let{number:u,kind:f}=n.modes[d],p=d<t;s&&p&&s.go(d),o&&(o.textContent=`Shape of mode ${u}${f==="rigid"?", rigid":`, ${Y0(n.modes[d])}${n.modes[d].frequency_hz>0?" Hz":""}`}${p?"":": not in this file, which would become too large"}`)},c=qT(n,a),l=Math.max(0,n.modes.findIndex(d=>d.kind!=="rigid"));return n.modes.length>0&&a(l),s?.element.append(r.element),{sections:[Qe("modes","Modes",WT(n),c.element),s?.element??Qe("energy","Energy by parts",r.element),...n.campbell?[QT(n.campbell,!!n.rotation)]:[],...n.mac?[tE(n.mac,n.modes)]:[],...n.modes.length>0?[YT(n)]:[]],clock:i,fit:()=>s?.fit()}}function j0(n){let e=([s,r])=>Math.hypot(s,r),t=Math.max(0,...n.map(e)),i=s=>{if(e(s)<=1e-8*t)return[0,0];let[r,o]=s;return[Math.abs(r)<=1e-9*e(s)?0:r,Math.abs(o)<=1e-5*e(s)?0:o]};return n.map(i).sort((s,r)=>e(s)-e(r))}function kh([n,e]){return n>0?"grows":e===0?n<0?"decays":"free":n<0?"damped":"oscillates"}function nE(n){let e=j0(n.poles).map(kh),t=e.filter(a=>a==="grows"),i=e.filter(a=>a==="free"),s=t.length>0?"warning":"good",r=t.length>0?`Not stable: ${ht(t.length,"pole")} to the right of zero`:"No pole to the right of zero",o=`${ht(n.states.length,"state")}, ${ht(n.inputs.length,"input")} and ${ht(n.outputs.length,"output")}, about ${Oo(n.about)}`+(i.length>0?`; ${ht(i.length,"pole")} at zero`:"")+(n.moves?"; the state moves: the model is that of its moment":"");return Qe("verdict","Linear model",T("div",{class:`card verdict ${s}`},T("div",{class:"headline"},T("span",{class:"sign"},pn(s)),T("div",{},T("p",{class:"status"},r),T("p",{class:"words"},o)))))}function Q0({name:n,unit:e}){return e?`${n} [${ci(e)}]`:n}function iE(n){let e=["oscillates","damped","decays","free","grows"],t=[0,2,3,4,1],i=e.flatMap((s,r)=>{let o=n.filter(a=>kh(a)===s).map(([a,c])=>({x:a,y:c}));return o.length>0?[{name:s,look:t[r],points:o,cells:[String(o.length)]}]:[]});return new Fn(i,{title:"Pole map",x:{name:"real part [1/s]",log:!1},y:{name:"imaginary part [1/s]",log:!1},free:"points",curves:"poles",columns:["count"],note:"What is to the right of zero grows, what is to the left decays; the imaginary part is the angular frequency."}).card}function sE(n){let e=n.filter(([,t])=>t>=0).map(([t,i])=>T("tr",{class:kh([t,i])==="grows"?"warning":""},T("th",{scope:"row"},i>0?`${Ne(t,5)} ± ${Ne(i,5)} i`:Ne(t,5)),T("td",{class:"figure"},i>0?Ne(i/(2*Math.PI),6):"—"),T("td",{class:"figure"},t===0&&i===0?"—":Ne(-t/Math.hypot(t,i),4)),T("td",{},T("span",{class:"result"},kh([t,i])))));return kn("Poles",["pole [1/s]","frequency [Hz]","damping ratio","what it does"],e)}function rE(n){let e=n.map(i=>Math.hypot(...i)).filter(i=>i>0),t=[];if(e.length>0)for(let i=Math.ceil(Math.log10(e[0]));i<Math.log10(e.at(-1));++i)t.push(+`1e${i}`);return[...t.map(i=>({label:`those up to ${Ne(i)} /s`,value:i})),{label:"all",value:1/0}]}function oE(n){let e=j0(n.poles),t=20,i=c=>e.filter(l=>Math.hypot(...l)<=c),s=rE(e),r=s.findIndex(({value:c})=>i(c).length>=Math.min(e.length,t)),o=T("div",{class:"plots poles"}),a=c=>o.replaceChildren(iE(i(c)),sE(i(c)));return a(s[r].value),Qe("poles","Poles",s.length>1?T("div",{class:"pair"},Ii("Poles",s,r,a).field):null,o,T("p",{class:"plot-note"},"Parts that are zero but for round-off are told as zero; poles.csv has them as they are."))}function aE(n){let e=null;return n.map(t=>t===null?null:(e=e===null?t:t+360*Math.round((e-t)/360),e))}function lE(n,e,t){let{frequency_hz:i,magnitude:s,phase_deg:r}=n.response,[o,a]=[n.outputs[e],n.inputs[t]],c=`${o.name} for ${a.name}`,l=`${ci(o.unit||"1")} per ${ci(a.unit||"1")}`,h=s[e][t],d=h.reduce((v,g,m)=>(g??0)>(h[v]??0)?m:v,0),u=v=>v?`${Ne(20*Math.log10(v),4)} dB`:"—",f={name:"frequency [Hz]",log:!0},p=v=>i.map((g,m)=>({x:g,y:v[m]??null}));return[new Fn([{name:o.name,look:0,points:p(h),cells:[Ne(h[0]??NaN),Ne(h[d]??NaN),u(h[d]),Ne(i[d]??NaN)]}],{title:`Magnitude: ${c}`,x:f,y:{name:`magnitude [${l}]`,log:!0},curves:"output",columns:["at the lowest frequency","largest","in decibels","at [Hz]"]}).card,new Fn([{name:o.name,look:0,points:p(aE(r[e][t])),cells:[]}],{title:`Phase: ${c}`,x:f,y:{name:"phase [°]",log:!1,ticks:[15,30,45,90,180,360,720]},curves:"output",columns:[]}).card]}function cE(n){let[e,t]=[0,0],i=T("div",{class:"plots"}),s=()=>i.replaceChildren(...lE(n,e,t)),r=c=>c.map((l,h)=>({label:Q0(l),value:h})),o=Ii("Input",r(n.inputs),0,c=>{t=c,s()}),a=Ii("Output",r(n.outputs),0,c=>{e=c,s()});return s(),Qe("responses","Frequency responses",T("div",{class:"pair"},o.field,a.field),i)}function Bo(n,e,t,i){if(!e||(e[0]?.length??0)===0)return null;let s=e.map((o,a)=>T("tr",{},T("th",{scope:"row"},t[a]??""),...o.map(c=>T("td",{class:"figure"},Ne(c,5))))),r=kn(`Matrix ${n}`,["",...i],s);return r.prepend(T("h3",{},n)),r}function hE(n){let e=n.states.map(({name:o})=>`d/dt ${o}`),[t,i,s]=[n.states,n.inputs,n.outputs].map(o=>o.map(Q0)),r=T("details",{class:"more","aria-label":"Matrices"},T("summary",{},"A, B, C, D"));return r.addEventListener("toggle",()=>{let o=[Bo("A",n.A,e,t),Bo("B",n.B,e,i),Bo("C",n.C,s,t),Bo("D",n.D,s,i),Bo("D of rates of inputs",n.D_rate,s,i),Bo("D of accelerations of inputs",n.D_acceleration,s,i)];r.append(...o.filter(a=>a!==null))},{once:!0}),Qe("matrices","Matrices",T("p",{class:"plot-note"},"ẋ = A x + B u, y = C x + D u. In full precision in linearization.npz and linearization.json."),n.A?r:T("p",{},"They are too large for this page."))}function e_(n){let e=n.response&&n.response.frequency_hz.length>0&&n.inputs.length>0&&n.outputs.length>0;return[nE(n),oE(n),...e?[cE(n)]:[],hE(n)]}function il(n,e){return e.length===0?null:T("div",{class:"card"},T("h3",{},n),T("table",{class:"facts","aria-label":n},T("tbody",{},...e.map(t=>T("tr",{},T("th",{scope:"row"},t.name),T("td",{},t.value))))))}function t_(n){return Object.entries(n).map(([e,t])=>({name:e,value:typeof t=="number"?Ne(t,6):typeof t=="string"?t:JSON.stringify(t)}))}function ko(n){return Qe("provenance","Provenance",il("Provenance",n))}function hf(n){let e=n[0],t=e.summary,i=n.map(({label:r,summary:{scheme:o}})=>il(n.length>1?r:"Scheme",[{name:"scheme",value:o.name},...t_(o.parameters)])),s=e.texts.map(r=>T("details",{class:"more text","aria-label":r.name},T("summary",{},r.name),T("pre",{tabindex:0},r.text)));return Qe("model","Model and provenance",T("div",{class:"tables"},il("Model",e.counts),...i,il("Settings",t_(t.settings)),il("Provenance",e.origin)),...s)}function uf(n){let e=new Map;for(let t of n){let i=JSON.stringify([t.name,t.unit]),s=e.get(i)??{title:t.name,unit:t.unit,series:[]};s.series.push(t),e.set(i,s)}return[...e.values()]}function uE(n,e,t){let i=e.series.map(s=>({...as(n,s),name:s.component||s.name}));return new Vn(t,i,{title:e.title,unit:e.unit,note:e.series[0].meaning}).card}function df(n,e,t,i){return e.map((s,r)=>({title:s.title,plot:()=>uE(n,s,t),shown:r<i}))}function n_(n,e){let t=uf(n.series.filter(o=>o.group==="sensor")),i=uf(n.series.filter(o=>o.group==="reaction")),s=uf(n.series.filter(o=>o.group==="coordinate")),r=[];return t.length>0&&r.push(Qe("sensors","Sensors",ki(df(n,t,e,6),"Sensors to be shown"))),i.length>0&&r.push(Qe("reactions","Reactions of joints",ki(df(n,i,e,t.length>0?2:4),"Reactions to be shown"))),s.length>0&&!n.motion&&r.unshift(Qe("coordinates","Coordinates",ki(df(n,s,e,2),"Coordinates to be shown"))),r}var dE={reproduced:"good",differs:"note","cannot be checked":"note",unexpected:"bad","not checked":"bad"};function s_(n){return dE[n]??"warning"}function ff(n){return n.paper==="benchmarks"}function r_(n){return n.id.replace(/[^\w-]+/g,"-")}function fE(n){return n.replace(/[\d.]+e[-+]?\d+/g,e=>Ne(Number(e),6))}function pE(n){return T("p",{class:n.holds?"":"off",title:n.formula},n.name===n.formula?null:T("span",{class:"wanted"},`${n.name}: `),T("span",{class:"figure"},lt(n.measured??NaN,n.unit,5)),T("span",{class:"wanted figure"},` (${fE(n.wanted)})`))}function mE(n,e){let t=s_(n.verdict);return T("tr",{class:`${t} claim`,"data-verdict":n.verdict},T("th",{scope:"row"},n.item),T("td",{},n.claim),e?T("td",{},n.paper):null,T("td",{class:"measured"},...n.checks.length>0?n.checks.map(pE):["—"]),T("td",{},T("span",{class:"result"},pn(t),n.verdict),n.reason?T("p",{class:"words"},n.reason):null))}function gE(n,e){let t=n.y.filter(i=>i!==null);return{name:n.reason?`${n.name}: ${n.reason}`:n.name,look:e,points:n.x.map((i,s)=>({x:i,y:n.y[s]??null})).sort((i,s)=>i.x-s.x),cells:t.length>0?[Ne(Math.min(...t)),Ne(Math.max(...t)),Ne(t.at(-1))]:["—","—","—"]}}function _E(n){return new Fn(n.curves.map(gE),{title:`${n.item}: ${n.title}`,x:n.x,y:n.y,markers:n.curves.every(e=>e.x.length<=30),curves:"curve",columns:["least","largest","last"]}).card}function i_(n,e,t,i,s){let r=n.precision.schemes.flatMap(({scheme:o,rows:a},c)=>{let l=a.flatMap(d=>{let u=i(d);return u!==null&&d.error!==null?[{x:u,y:d.error}]:[]}),h=a.at(-1);return l.sort((d,u)=>d.x-u.x),l.length===0?[]:[{name:o,look:c,points:l,cells:[On(h.order),On(h.error),On(h.energy_error),h.cpu_seconds===null?"—":yn(h.cpu_seconds)]}]});return new Fn(r,{title:e,x:{name:t,log:!0},y:{name:"largest error",log:!0},markers:!0,slopes:s,columns:["order","error","energy","time"],note:"The table has the run with the smallest step."}).card}function xE(n){if(n.precision.schemes.length===0)return null;let e=n.precision.schemes.flatMap(({scheme:t,rows:i})=>i.map((s,r)=>T("tr",{},T("th",{scope:"row"},r===0?t:""),T("td",{},s.setting),...s.failure?[T("td",{colspan:5},s.failure)]:[On(s.error),On(s.order),On(s.energy_error),yn(s.cpu_seconds??NaN),On(s.newton_iterations,7)].map(o=>T("td",{class:"figure"},o)))));return T("div",{},T("div",{class:"plots",style:"margin-top:16px"},i_(n,"Work and precision","CPU time of the steps [s]",t=>t.cpu_seconds,[]),i_(n,"Error over the step","step [s]",t=>t.dt,[2])),T("details",{class:"more","aria-label":"All numbers"},T("summary",{},"All numbers"),kn("Errors",["scheme","step [s] or tolerance","error","order","energy unaccounted for","CPU time","iterations"],e)))}function vE(n){let e=n.runs.map(t=>T("tr",{},T("th",{scope:"row"},t.name),T("td",{},T("code",{},t.command),t.message?T("p",{class:"words"},t.message):null),T("td",{class:"figure"},t.seconds===null?"not run":yn(t.seconds)),T("td",{},t.folder?T("a",{href:`${t.folder}/`},"results"):"")));return T("details",{class:"more","aria-label":"Runs"},T("summary",{},ht(n.runs.length,"run")),kn("Runs",["name","command","took",""],e))}function yE(n){let t=[["Theory",n.theory],["Code",n.code],["Tests",n.tests]].filter(([,i])=>i.length>0);return t.length===0?null:T("p",{class:"places"},...t.flatMap(([i,s])=>[T("strong",{},`${i}: `),...s.flatMap((r,o)=>[o>0?", ":"",T("code",{},r)]),"  "]))}function bE(n){let e=n.claims.some(s=>s.paper!==""),t=["place","claim",...e?["paper"]:[],"measured (wanted)","verdict"],i=Qe(r_(n),ff(n)?n.title:`${n.paper}: ${n.title}`,n.about?T("p",{},n.about):null,yE(n),kn("Claims",t,n.claims.map(s=>mE(s,e))),xE(n),n.figures.length>0?T("div",{class:"plots",style:"margin-top:16px"},...n.figures.map(_E)):null,n.runs.length>0?vE(n):null);return i.classList.add("study"),i.dataset.chapter=ff(n)?"Benchmarks":n.paper,i}function ME(n){let e=new Set(n),t=()=>{for(let i of document.querySelectorAll("tr.claim"))i.hidden=!e.has(i.dataset.verdict??"");for(let i of document.querySelectorAll(".study"))i.classList.toggle("closed",!i.querySelector("tr.claim:not([hidden])"))};return T("fieldset",{class:"chooser"},T("legend",{class:"hidden"},"Verdicts that are shown"),...n.map(i=>Mi(i,!0,s=>{s?e.add(i):e.delete(i),t()})))}function SE(n){let e=Object.keys(n.counts),t=e.filter(l=>s_(l)==="bad").reduce((l,h)=>l+n.counts[h],0),i=t>0?"bad":"good",s=Object.values(n.counts).reduce((l,h)=>l+h,0),r=t>0?`${ht(t,"claim")} not as expected`:"All as expected",o=`${ht(s,"claim")}: ${e.map(l=>`${n.counts[l]} ${l}`).join(", ")}`,a=!n.studies.every(ff),c=n.studies.map(l=>{let h=d=>l.claims.filter(u=>u.verdict===d).length;return T("tr",{},T("th",{scope:"row"},T("a",{href:`#${r_(l)}`},l.title)),a?T("td",{},l.paper):null,...e.map(d=>T("td",{class:"figure"},h(d)>0?String(h(d)):"")))});return Qe("verdict","Verdict",T("div",{class:`card verdict ${i}`},T("div",{class:"headline"},T("span",{class:"sign"},pn(i)),T("div",{},T("p",{class:"status"},r),T("p",{class:"words"},o)))),kn("Studies",["study",...a?["paper"]:[],...e],c),T("p",{},"Claims to show:"),ME(e))}function o_(n){return[SE(n),...n.studies.map(bE)]}var a_="step per period h/T",h_=.4,wE=1e-13;function l_(n){return n!==null&&Math.abs(n)<wE?0:n}function Is(n,e,t,i,s,r=""){let o=n.schemes.map(({scheme:a,table:c,curve:l},h)=>({name:a,look:h,points:l.filter(d=>!i.range||d.h_over_T<=i.range[1]).map(d=>({x:d.h_over_T,y:l_(d[t])})),cells:c.map(d=>On(l_(d[t]),3))}));return new Fn(o,{title:e,x:i,y:s,columns:(n.schemes[0]?.table??[]).map(a=>`h/T = ${a.h_over_T}`),...r?{note:r}:{}}).card}function c_(n,e,t){let i=n.schemes.flatMap(({curve:s})=>s.filter(r=>r.h_over_T<=h_).map(r=>r[e]??0));return Math.min(t,1.1*Math.max(1e-6,...i))}function u_(n){let e={name:a_,log:!0},t={name:a_,log:!1,range:[0,h_]},i=Math.max(1,...n.schemes.flatMap(({curve:s})=>s.map(r=>r.spectral_radius??0)));return[Qe("radius","Spectral radius",T("div",{class:"plots"},Is(n,"Spectral radius","spectral_radius",e,{name:"ρ",log:!1,range:[0,1.05*Math.min(i,2)]},"Above 1 a scheme is unstable; at the right end is what it does to oscillations that its step does not follow."))),Qe("accuracy","Oscillations that the step follows",T("div",{class:"plots"},Is(n,"Relative period error","relative_period_error",t,{name:"(T_h − T)/T",log:!1,range:[0,c_(n,"relative_period_error",.5)]}),Is(n,"Algorithmic damping","algorithmic_damping",t,{name:"ξ",log:!1,range:[0,c_(n,"algorithmic_damping",.5)]}))),Qe("orders","The same on logarithmic axes",T("div",{class:"plots"},Is(n,"Relative period error, all steps","relative_period_error",e,{name:"(T_h − T)/T",log:!0}),Is(n,"Algorithmic damping, all steps","algorithmic_damping",e,{name:"ξ",log:!0},"Schemes without damping have no curve here."))),Qe("overshoot","Overshoot of the first period, or the first ten steps",T("div",{class:"plots"},Is(n,"Displacement after a start from d₀","displacement_peak_d0",e,{name:"max |d|/d₀",log:!0},"1 is what the exact motion reaches. What grows with h/T overshoots the more the less the step follows."),Is(n,"Velocity after a start from d₀","velocity_peak_d0",e,{name:"max |v|/(ωd₀)",log:!0}),Is(n,"Displacement after a start with v₀","displacement_peak_v0",e,{name:"max ω|d|/v₀",log:!0}),Is(n,"Velocity after a start with v₀","velocity_peak_v0",e,{name:"max |v|/v₀",log:!0})))]}function TE(n,e){let t=e.method==="relax"?`relaxed in ${ht(e.iterations,"iteration")}`:`${ht(e.steps,"step")} along the load`,i=`load factor ${Ne(e.load_factor,6)}, loads at t = ${lt(e.time,"s")}; ${t}, in ${yn(n.cost.wall_seconds)}`;return n.status==="failed"?{level:"bad",title:"No equilibrium",words:i}:n.status!=="completed"?{level:"warning",title:"Interrupted",words:i}:e.falling>0?{level:"warning",title:"Equilibrium, not stable",words:i}:{level:n.warnings.length>0?"warning":"good",title:"Equilibrium",words:i}}function EE(n){let e=[...new Set(n.directions)].slice(0,3).join(", "),t=i=>`${ht(i,"direction")}${e?`: ${e}`:""}`;return n.falling>0?{level:"bad",label:"Stability",value:"unstable",words:`falls in ${t(n.falling)}`}:n.neutral>0?{level:"note",label:"Stability",value:"neutral",words:`nothing holds or moves it in ${t(n.neutral)}`}:{level:"good",label:"Stability",value:"stable",words:"any small change takes energy"}}function AE(n){if(n.critical_points.length===0)return null;let e=n.critical_points.slice(0,6).map(t=>`${t.kind==="limit"?"limit point":"branching"} at ${Ne(t.load_factor,5)}`);return{level:"note",label:"On the way",value:ht(n.critical_points.length,"critical point"),words:e.join(", ")}}function CE(n,e){let t=i=>lt(n.ledger[i]??0,"J",3);return[EE(e),{level:"good",label:"Moved",value:lt(e.farthest_move,"m"),words:e.farthest_point?`at most: ${e.farthest_point}`:""},{level:"good",label:"Energy stored",value:lt(n.energy.final-n.energy.initial,"J"),words:`since the start; work of loads ${t("external_work")}, of drives ${t("drive_work")}`},{level:"good",label:"Residual",value:lt(e.residual,"N",2),words:`what is left of the forces, after ${ht(e.iterations,"iteration")}`},AE(e),rf(n)]}function d_(n){let e=p_(n);return e?{...n.axis,tell:t=>`p = ${e.values[hr(n.times,t)].toFixed(3).replace("-","−")}`}:n.axis}function f_(n,e){return of(n,TE(n.summary,e),CE(n.summary,e))}function p_(n){return n.series.find(e=>e.group==="load")??null}function RE(n,e,t){let{values:i}=n,s=i.find(c=>Number.isFinite(c))??0,r=Array.from(i,(c,l)=>({x:c-s,y:Number.isFinite(c)?e.values[l]:null})),o=i[i.length-1]??NaN,a=i.reduce((c,l)=>Math.max(c,Math.abs(l-s)),0);return{name:n.component||n.name,look:t,points:r,cells:[Ne(o-s,5),Ne(o,5)],change:a}}function PE(n,e,t,i){let s=n.series.filter(l=>l.group==="sensor"&&l.name===e),{unit:r,meaning:o}=s[0],a=s.filter(l=>l.unit===r).map((l,h)=>RE(l,t,h)),c=Math.max(...a.map(({change:l})=>l));return new Fn(a.map(l=>({...l,hidden:l.change<1e-6*c})),{title:`Load and change of ${e}`,x:{name:`change of ${e}${r?` [${ci(r)}]`:""}`,log:!1},y:{name:"load factor",log:!1},free:"line",along:{clock:i.clock,at:n.times},curves:"reading",columns:["change at the end","reading there"],note:o}).card}function m_(n,e){let t=p_(n),i=[...new Set(n.series.filter(r=>r.group==="sensor").map(r=>r.name))];if(!t||i.length===0)return[];let s=i.map((r,o)=>({title:r,plot:()=>PE(n,r,t,e),shown:o<4}));return[Qe("load","Load and displacement",ki(s,"Sensors to be shown against the load"))]}var g_=`:root {
  --ink: #1c2430; --faint: #5c6675; --line: #dfe3e8; --page: #f5f6f8; --card: #ffffff; --accent: #0067a5; --wash: #eef2f6;
  --good: #0a7a57; --good-wash: #e6f4ee; --note: #4d6178; --note-wash: #edf1f5;
  --warning: #a15c00; --warning-wash: #fdf2e0; --bad: #b3261e; --bad-wash: #fbe9e7;
  color-scheme: light;
}
:root[data-theme="dark"] {
  --ink: #e6e9ee; --faint: #9aa4b2; --line: #2c343f; --page: #0e1217; --card: #161b22; --accent: #6cbcf2; --wash: #1e252e;
  --good: #4fcf9f; --good-wash: #10291f; --note: #a3b3c6; --note-wash: #1d252f;
  --warning: #f0b054; --warning-wash: #2c2110; --bad: #ff8a80; --bad-wash: #331716;
  color-scheme: dark;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 56px; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-variant-numeric: tabular-nums; padding-bottom: 84px; }
[hidden] { display: none !important; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.page { max-width: 1240px; margin: 0 auto; padding: 0 24px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }

.page-head { display: flex; justify-content: space-between; align-items: flex-start; gap: 24px; padding: 24px 0 10px; }
.brand { margin: 0; color: var(--faint); font-size: 13px; letter-spacing: 0.06em; }
h1 { margin: 2px 0 4px; font-size: 27px; line-height: 1.25; font-weight: 620; letter-spacing: -0.01em; overflow-wrap: anywhere; }
.subtitle { margin: 0; color: var(--faint); overflow-wrap: anywhere; }
h2 { margin: 40px 0 14px; font-size: 19px; font-weight: 620; letter-spacing: -0.005em; }
main > section:first-child h2 { margin-top: 22px; }
h3 { margin: 0; font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
.unit { color: var(--faint); font-weight: 400; }

.page-nav { position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 12px 0; background: var(--page); border-bottom: 1px solid var(--line); }
.page-nav a { color: var(--faint); text-decoration: none; font-size: 14px; }
.page-nav a:hover { color: var(--accent); }

.card { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px 18px; min-width: 0; }
button, select, input { font: inherit; color: inherit; }
button { cursor: pointer; border: 1px solid var(--line); background: var(--card); border-radius: 7px; padding: 5px 11px; }
button:hover { border-color: var(--faint); }
button.quiet { border-color: transparent; background: transparent; color: var(--faint); font-size: 13px; padding: 3px 8px; }
button.quiet:hover, button[aria-pressed="true"].quiet { background: var(--wash); color: var(--ink); }
.icon { width: 20px; height: 20px; fill: currentColor; display: block; }
.icon-button { padding: 7px; display: inline-flex; }
.icon-button[aria-pressed="true"] { background: var(--wash); color: var(--accent); }
select { border: 1px solid var(--line); background: var(--card); border-radius: 7px; padding: 5px 8px; max-width: 100%; }
.check { display: inline-flex; align-items: center; gap: 7px; cursor: pointer; }
.check input { accent-color: var(--accent); margin: 0; }

.verdict { padding: 22px 24px; }
.headline { display: flex; gap: 16px; align-items: center; }
.headline p { margin: 0; }
.sign { flex: none; width: 44px; height: 44px; border-radius: 50%; display: grid; place-items: center; }
.sign .icon { width: 28px; height: 28px; }
.status { font-size: 21px; font-weight: 620; line-height: 1.3; }
.verdict.good .sign { background: var(--good-wash); color: var(--good); }
.verdict.note .sign { background: var(--note-wash); color: var(--note); }
.verdict.warning .sign { background: var(--warning-wash); color: var(--warning); }
.verdict.bad .sign { background: var(--bad-wash); color: var(--bad); }
.words { color: var(--faint); margin: 0; }
.failure, .warnings { margin-top: 16px; padding: 12px 16px; border-radius: 8px; }
.failure { background: var(--bad-wash); border-left: 4px solid var(--bad); }
.warnings { background: var(--warning-wash); border-left: 4px solid var(--warning); }
.failure p { margin: 2px 0; }
.warnings ul { margin: 6px 0 0; padding-left: 20px; }
.tiles + .warnings { background: var(--note-wash); border-color: var(--note); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(168px, 1fr)); gap: 18px 20px; margin: 20px 0 0; }
.tile dt { display: flex; align-items: center; gap: 6px; color: var(--faint); font-size: 13px; }
.tile dt .icon { width: 16px; height: 16px; border-radius: 50%; padding: 1px; }
.tile.good .icon { color: var(--good); background: var(--good-wash); }
.tile.note .icon { color: var(--note); background: var(--note-wash); }
.tile.warning .icon { color: var(--warning); background: var(--warning-wash); }
.tile.bad .icon { color: var(--bad); background: var(--bad-wash); }
.tile dd { margin: 0; }
.tile .value { font-size: 20px; font-weight: 600; margin-top: 2px; }
.tile .words { font-size: 13px; line-height: 1.4; }

.motion { display: grid; grid-template-columns: minmax(0, 1fr) 216px; gap: 0; padding: 0; overflow: hidden; }
.view { position: relative; height: min(62vh, 560px); min-height: 340px; background: linear-gradient(#fbfcfd, #e9edf2); }
:root[data-theme="dark"] .view { background: linear-gradient(#1a2029, #11151b); }
.view canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; touch-action: none; cursor: grab; }
.view canvas:active { cursor: grabbing; }
.view-tools { position: absolute; top: 10px; right: 10px; }
.names { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
.names span { position: absolute; left: 0; top: 0; font-size: 12px; padding: 0 5px; border-radius: 4px; background: color-mix(in srgb, var(--card) 80%, transparent); white-space: nowrap; }
.view-legends { position: absolute; left: 14px; bottom: 12px; right: 14px; pointer-events: none; font-size: 12px; }
.load-legend { margin: 6px 0 0; width: fit-content; padding: 4px 10px; border-radius: 8px; background: color-mix(in srgb, var(--card) 82%, transparent); }
.load-legend::before { content: "\\2192\\00a0"; color: #c23b22; font-weight: 700; }
p.legend-ends { margin: 2px 0 0; }
.colour-legend { width: 240px; padding: 7px 10px 6px; border-radius: 8px; background: color-mix(in srgb, var(--card) 82%, transparent); }
.legend-name { margin: 0 0 4px; font-weight: 600; }
.legend-bar { height: 9px; border-radius: 3px; }
.legend-ends { display: flex; justify-content: space-between; color: var(--faint); margin-top: 2px; }
.panes { display: grid; grid-template-columns: 1fr 1fr; gap: 1px; background: var(--line); }
.pane { background: var(--card); min-width: 0; }
.pane > .field { flex-direction: row; align-items: center; gap: 10px; padding: 10px 14px; font-size: 14px; }
.pane > .field select { flex: 1; min-width: 0; }
.view-note { position: absolute; left: 14px; top: 10px; margin: 0; padding: 2px 8px; border-radius: 6px; font-size: 13px; background: var(--warning-wash); color: var(--warning); }
.panel { padding: 16px; border-left: 1px solid var(--line); display: flex; flex-direction: column; gap: 14px; font-size: 14px; }
.field { display: flex; flex-direction: column; gap: 3px; }
.field > span, .panel legend { color: var(--faint); font-size: 13px; padding: 0; }
.panel fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 5px; }
.hint { margin: auto 0 0; color: var(--faint); font-size: 12px; }

.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 16px; }
.plots > .wide { margin-top: 0; align-self: start; }
.plot { padding: 14px 16px 10px; }
.plot-head { display: flex; justify-content: space-between; align-items: center; gap: 8px; min-height: 30px; }
.plot-tools { display: flex; flex: none; }
.plot-note { margin: 2px 0 4px; font-size: 12px; color: var(--faint); }
.cursor { position: absolute; top: 0; bottom: 0; left: -0.75px; width: 1.5px; background: var(--ink); opacity: 0.55; pointer-events: none; will-change: transform; }
.dot { position: absolute; left: -5px; top: -5px; width: 10px; height: 10px; border-radius: 50%; box-shadow: 0 0 0 2px var(--card); pointer-events: none; will-change: transform; }
.u-select { background: color-mix(in srgb, var(--accent) 18%, transparent) !important; }
.u-over { cursor: crosshair; }
.legend { overflow: auto; max-height: 220px; margin-top: 6px; }
.legend table { border-collapse: collapse; width: 100%; font-size: 13px; }
.legend th { font-weight: 400; text-align: right; color: var(--faint); padding: 2px 0 2px 14px; white-space: nowrap; }
.legend thead th:first-child { text-align: left; padding-left: 0; }
.legend.whole { max-height: none; }
.legend tbody th { text-align: left; color: var(--ink); padding-left: 0; width: 99%; white-space: normal; overflow-wrap: anywhere; }
.legend td { text-align: right; padding: 2px 0 2px 14px; white-space: nowrap; color: var(--faint); }
.legend td.now { color: var(--ink); }
.swatch { width: 30px; height: 10px; flex: none; }
.chooser { border: 0; margin: 0 0 14px; padding: 0; display: flex; flex-wrap: wrap; gap: 6px 18px; max-height: 160px; overflow: auto; font-size: 14px; }

.wide { overflow-x: auto; margin-top: 16px; }
table.schemes { border-collapse: collapse; width: 100%; font-size: 14px; }
.schemes th, .schemes td { text-align: left; vertical-align: top; padding: 7px 14px 7px 0; }
.schemes thead th { font-weight: 400; font-size: 13px; color: var(--faint); vertical-align: bottom; }
.schemes tbody th { font-weight: 600; min-width: 150px; overflow-wrap: break-word; }
.schemes tbody tr > * { border-top: 1px solid var(--line); }
.schemes .figure { white-space: nowrap; font-size: 13px; line-height: 1.62; }
.schemes p, .schemes ul { margin: 0 0 2px; }
.schemes ul { padding-left: 18px; }
.scheme, .result { display: inline-flex; align-items: center; gap: 8px; font-weight: 600; }
.result .icon { width: 18px; height: 18px; border-radius: 50%; padding: 2px; }
.schemes .good .result { color: var(--good); } .schemes .warning .result { color: var(--warning); }
.schemes .bad .result { color: var(--bad); } .schemes .note .result { color: var(--note); }
.schemes a { color: var(--accent); }
.schemes .wanted { color: var(--faint); }
.schemes .off { color: var(--bad); }
.schemes td.measured { width: 34%; font-size: 13px; line-height: 1.62; }
.study.closed > :not(h2) { display: none; }
.places code { font-size: 13px; }
.schemes .troubles { width: 55%; min-width: 260px; }
.tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr)); gap: 16px; }
table.facts, table.bars { border-collapse: collapse; width: 100%; margin-top: 8px; font-size: 14px; }
.facts th, .bars th { text-align: left; font-weight: 400; color: var(--faint); padding: 4px 16px 4px 0; vertical-align: top; white-space: nowrap; }
.facts td { padding: 4px 0; overflow-wrap: anywhere; }
.facts tr + tr > * , .bars tr + tr > * { border-top: 1px solid var(--line); }
.bar-cell { width: 60%; }
.bars td { white-space: nowrap; padding: 4px 16px 4px 0; }
.bar { display: block; height: 10px; min-width: 2px; background: var(--accent); border-radius: 2px; }
.choosable tbody tr { cursor: pointer; }
.choosable tbody tr:hover, .choosable tbody tr.chosen { background: var(--wash); }
.choosable tbody th { min-width: 0; }
.poles > .wide { max-height: 560px; overflow-y: auto; }
.shares { margin-top: 16px; }
.bars thead th { padding-bottom: 6px; }
.shares .bar-cell { width: 30%; padding-right: 24px; }
.pair { display: flex; flex-wrap: wrap; gap: 12px 24px; margin-bottom: 14px; font-size: 14px; }
table.heat { border-collapse: collapse; font-size: 13px; }
.heat th { font-weight: 400; color: var(--faint); padding: 4px 10px 4px 0; text-align: right; }
.heat td { min-width: 44px; padding: 5px 6px; text-align: right; border: 1px solid var(--card); background: color-mix(in srgb, var(--accent) var(--share), var(--wash)); }
.more { margin-top: 16px; }
.more > summary { cursor: pointer; color: var(--accent); width: fit-content; }
.more > .plots { margin-top: 14px; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; overflow: auto; max-height: 560px; font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
footer { margin: 40px 0 12px; color: var(--faint); font-size: 13px; }
kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; background: var(--card); color: var(--ink); }

.transport { position: fixed; z-index: 6; left: 50%; transform: translateX(-50%); bottom: 14px; width: min(1192px, calc(100vw - 24px)); display: flex; align-items: center; gap: 8px; padding: 8px 12px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 6px 24px rgb(20 30 45 / 0.14); }
.transport .field { flex-direction: row; align-items: center; }
.transport .field > span { display: none; }
.transport .icon-button { border-color: transparent; background: transparent; }
.transport .icon-button:hover { background: var(--wash); }
.scrub { flex: 1; min-width: 60px; accent-color: var(--accent); height: 24px; }
.time { min-width: 96px; text-align: right; font-weight: 600; }

@media (max-width: 820px) {
  .page { padding: 0 14px; }
  .motion, .panes { grid-template-columns: 1fr; }
  .panel { border-left: 0; border-top: 1px solid var(--line); }
  .transport .field { display: none; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print {
  @page { margin: 14mm; }
  body { background: #fff; padding: 0; font-size: 11pt; }
  .page { max-width: none; padding: 0; }
  .page-nav, .transport, .plot-tools, .panel, .view-tools, .keys, .chooser, .page-head button, .legend input { display: none !important; }
  .motion { grid-template-columns: 1fr; }
  .panes { grid-template-columns: 1fr 1fr; }
  .panes .view { height: 300px; }
  .view canvas { object-fit: contain; }
  .wide { overflow: visible; }
  .schemes .figure, .schemes thead th { white-space: normal; font-size: 7.5pt; }
  .schemes th, .schemes td { padding-right: 7px; }
  .schemes tbody th { min-width: 0; font-size: 8pt; }
  .card { break-inside: avoid; border-color: #ccc; }
  h2 { break-after: avoid; margin-top: 22px; }
  .plots { grid-template-columns: 1fr 1fr; }
  .legend { max-height: none; }
  .canvas .uplot, .canvas .u-wrap { width: 100% !important; }
  .canvas canvas { width: 100% !important; height: auto !important; }
  .canvas { height: auto !important; }
  .legend .now, .legend thead th:nth-child(2) { display: none; }
  .u-over, .more { display: none !important; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;function __(n){let{axis:e}=n,t=n.to-n.from,i=t/Math.max(1,n.steps.length-1),s=Xr("play","Play",()=>n.toggle()),r=Xr("start","Go to the start",()=>n.seek(n.from)),o=Xr("loop","Repeat",()=>{n.loop=!n.loop,o.setAttribute("aria-pressed",String(n.loop))});o.setAttribute("aria-pressed",String(n.loop));let a=T("input",{type:"range",min:n.from,max:n.to,step:"any",value:n.time,"aria-label":Jh(e.name),class:"scrub"});a.addEventListener("input",()=>{let u=Number(a.value);n.pause(),n.seek(u)});let c=T("output",{class:"time","aria-live":"off"}),l=Ii("Speed",n.speeds,n.speedIndex,u=>n.speed=u),h=null,d=()=>{a.value=String(n.time),a.style.setProperty("--share",`${100*(n.time-n.from)/(t||1)}%`);let u=kf(n.time,i/2);if(c.textContent=e.tell?e.tell(n.time):e.unit?`${u} ${e.unit}`:`${e.symbol} = ${u}`,a.setAttribute("aria-valuetext",c.textContent),l.input.selectedIndex=n.speedIndex,h===n.playing)return;h=n.playing;let f=n.playing?"Pause":"Play";s.replaceChildren(pn(n.playing?"pause":"play")),s.setAttribute("aria-label",f),s.title=f};return n.onChange(d),d(),T("div",{class:"transport",role:"group","aria-label":Jh(e.name)},r,s,o,a,c,l.field)}function x_(n){addEventListener("keydown",e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;let t=e.target;if(!(t instanceof Element)||t.matches("input:not([type=range]):not([type=checkbox]), select, textarea")||t.matches("button, summary, a, input[type=checkbox]")&&(e.key===" "||e.key==="Enter"))return;let i=e.key==="ArrowUp"||e.key==="ArrowDown";if(t.matches("input[type=range]")&&i)return;let s=n[e.key]??n[e.key.toLowerCase()];s&&(e.preventDefault(),s(e))})}function LE(n,e){return T("header",{class:"page-head"},T("div",{class:"titles"},T("p",{class:"brand"},"visviva"),T("h1",{},n),T("p",{class:"subtitle"},e)),bi("Light / dark",jm,{class:"quiet",title:"Change between light and dark"}))}function DE(n){let e=new Map;for(let i of n){let s=i.dataset.chapter??i.querySelector("h2")?.textContent??i.id;e.has(s)||e.set(s,i.id)}let t=[...e].map(([i,s])=>T("a",{href:`#${s}`},i));return T("nav",{class:"page-nav","aria-label":"Sections"},...t)}function y_(){return T("p",{class:"keys"},...[["space","play, pause"],["← →","one stored time back, on; ten with shift"],["Home End","start, end"],["+ −","faster, slower"],["L","repeat or not"],["F","fit the motion into the view"]].flatMap(([e,t])=>[T("kbd",{},e),` ${t}  `]))}function NE(n){let{series:e,frames:t,left_out:i}=n.thinned,s=[];return e>1&&s.push(`curves have the least and the largest value of every ${e} stored times`),t>1&&s.push(`the motion has one of ${t}`),i>0&&s.push(`${i} curves are left out`),s.length>0?`To keep this file small, ${s.join(" and ")}.`:null}function zo(n,e,t,...i){document.title=`${n} · visviva`,document.body.append(T("div",{class:"page"},LE(n,e),DE(t),T("main",{},...t),T("footer",{},...i)))}function UE(n,e){let t=e[0],i=e.reduce((f,p)=>p.summary.time.end>f.summary.time.end?p:f),s=new Bs(i.motion?.times??i.times,d_(i)),r=new ll([i.times[0]??0,i.times[i.times.length-1]??0]),o={clock:s,view:r},a=e.flatMap(f=>f.motion?[{label:e.length>1?f.label:"",motion:f.motion,strays:f.summary.status==="failed"}]:[]),c=a.length>0?_h(a,s):null,l=c?[c.element]:[],h=e.length>1?[...k0(e),...l,...z0(e,o),hf(e)]:[t.summary.static?f_(t,t.summary.static):U0(t),...l,...m_(t,o),I0(t,o),...n_(t,o),D0(t,o),hf(e)],d=e.flatMap(f=>{let p=NE(f);return p?[T("p",{},e.length>1?`${f.label}: ${p}`:`${p} All of them are in results.h5.`)]:[]}),u=e.length>1?ht(e.length,"scheme"):t.summary.scheme.name;zo(n,t.summary.static?`${t.summary.model} at rest under its loads`:`${t.summary.model} with ${u}`,h,...d,y_()),b_(s,()=>c?.fit())}function b_(n,e){document.body.append(__(n)),x_({" ":()=>n.toggle(),arrowleft:t=>n.step(t.shiftKey?-10:-1),arrowright:t=>n.step(t.shiftKey?10:1),home:()=>n.seek(n.from),end:()=>n.seek(n.to),"+":()=>n.faster(1),"-":()=>n.faster(-1),l:()=>document.querySelector(".transport [aria-label=Repeat]")?.click(),f:e})}function v_(n,e,{sections:t,clock:i,fit:s},r){zo(n,e,[...t,ko(r)],i?y_():null),i&&b_(i,s)}function FE(n){let{title:e,runs:t,convergence:i,spectrum:s,reproduction:r,modes:o,buckling:a,linearization:c,origin:l=[]}=n;i?zo(e,`${i.model}: convergence at t = ${lt(i.until,"s")}`,[...$0(i),ko(l)]):s?zo(e,ht(s.schemes.length,"scheme"),[...u_(s),ko(l)]):r?zo(e,`${r.studies.length} ${r.studies.length===1?"study":"studies"}`,[...o_(r),ko(l)]):o?v_(e,`${o.model}: modes about ${Oo(o.about)}`,K0(o),l):a?v_(e,`${a.model}: buckling`,ng(a),l):c?zo(e,`${c.model}: linear model about ${Oo(c.about)}`,[...e_(c),ko(l)]):UE(e,t)}document.head.append(T("style",{},Df,g_));Qm();FE(Of(JSON.parse(document.getElementById("data").textContent)));})();
