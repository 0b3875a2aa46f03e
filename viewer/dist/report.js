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
"use strict";(()=>{var mf='.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}';var Ka=class{from;to;steps;loop=!0;t;running=!1;last=0;rate;listeners=[];constructor(e){this.steps=e,this.from=e[0]??0,this.to=e[e.length-1]??0,this.t=this.from,this.rate=Q0(this.to-this.from)}get time(){return this.t}get playing(){return this.running}get speed(){return this.rate}set speed(e){this.rate=e,this.tell()}onChange(e){this.listeners.push(e)}seek(e){this.t=Math.min(this.to,Math.max(this.from,e)),this.tell()}step(e){this.pause();let t=this.steps.length-1,n=Math.min(t,Math.max(0,Nh(this.steps,this.t)+e));this.seek(this.steps[n]??this.from)}toggle(){this.running?this.pause():this.play()}play(){this.running||this.to<=this.from||(this.t>=this.to&&(this.t=this.from),this.running=!0,this.last=performance.now(),requestAnimationFrame(e=>this.tick(e)),this.tell())}pause(){this.running=!1,this.tell()}tick(e){if(this.running){if(this.t+=Math.max(0,e-this.last)*.001*this.rate,this.last=e,this.t>this.to){let t=(this.t-this.to)%(this.to-this.from);this.t=this.loop?this.from+t:this.to,this.running=this.loop}this.tell(),this.running&&requestAnimationFrame(t=>this.tick(t))}}tell(){for(let e of this.listeners)e()}},ls=[1e-4,2e-4,5e-4,.001,.002,.005,.01,.02,.05,.1,.2,.5,1,2,5,10,20];function Q0(i){if(i>=3&&i<=30)return 1;let e=i/10;return ls.reduce((t,n)=>Math.abs(Math.log(n/e))<Math.abs(Math.log(t/e))?n:t,1)}var ja=class{constructor(e){this.whole=e;this.shown=e}whole;shown;listeners=[];get range(){return this.shown}get zoomed(){return this.shown[0]>this.whole[0]||this.shown[1]<this.whole[1]}show(e,t){if(!(t>e))return;let n=[Math.max(e,this.whole[0]),Math.min(t,this.whole[1])];if(!(n[0]===this.shown[0]&&n[1]===this.shown[1])){this.shown=n;for(let s of this.listeners)s()}}reset(){this.show(...this.whole)}onChange(e){this.listeners.push(e)}};function Or(i,e){let t=0,n=i.length-1;for(;t<n;){let s=t+n+1>>1;i[s]<=e?t=s:n=s-1}return t}function Nh(i,e){let t=Or(i,e);return t+1<i.length&&i[t+1]-e<e-i[t]?t+1:t}function I(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r!==!1&&n.setAttribute(s,r===!0?"":String(r));for(let s of t)s!==null&&n.append(s);return n}var e_={play:"M7 4.5v15l12.5-7.5z",pause:"M6.5 5h4v14h-4zM13.5 5h4v14h-4z",start:"M6 5h2.4v14H6zM19 5v14l-9.5-7z",loop:"M12 5V1.8L16.4 6 12 10.2V7a5 5 0 1 0 5 5h2a7 7 0 1 1-7-7z",fit:"M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z",good:"M9.6 16.6 4.9 11.9 3.4 13.4l6.2 6.2L21 8.2l-1.5-1.5z",note:"M11 10h2v8h-2zM11 6h2v2.2h-2z",warning:"M11 5h2v9h-2zM11 16.5h2V19h-2z",bad:"M6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12 19 6.4 17.6 5 12 10.6z"};function Kn(i){let e="http://www.w3.org/2000/svg",t=document.createElementNS(e,"svg");t.setAttribute("viewBox","0 0 24 24"),t.setAttribute("aria-hidden","true"),t.classList.add("icon");let n=document.createElementNS(e,"path");return n.setAttribute("d",e_[i]??""),t.append(n),t}function Ns(i,e,t={}){let n=I("button",{type:"button",...t},i);return n.addEventListener("click",e),n}function Br(i,e,t){let n=I("button",{type:"button",class:"icon-button","aria-label":e,title:e},Kn(i));return n.addEventListener("click",t),n}function _i(i,e,t){let n=I("input",{type:"checkbox",checked:e});return n.addEventListener("change",()=>t(n.checked)),I("label",{class:"check"},n,i)}function sr(i,e,t,n){let s=I("select",{"aria-label":i});return e.forEach((r,o)=>s.append(I("option",{value:o,selected:o===t},r.label))),s.addEventListener("change",()=>n(e[s.selectedIndex].value)),{field:I("label",{class:"field"},I("span",{},i),s),input:s}}function yt(i,e,...t){return I("section",{id:i,"aria-labelledby":`${i}-title`},I("h2",{id:`${i}-title`},e),...t)}function Us(i,e,t){return I("div",{class:"card wide"},I("table",{class:"schemes"},I("caption",{class:"hidden"},i),I("thead",{},I("tr",{},...e.map(n=>I("th",{scope:"col"},n)))),I("tbody",{},...t)))}function Qa(i,e){let t=I("a",{href:URL.createObjectURL(new Blob([e],{type:"text/csv"})),download:i});document.body.append(t),t.click(),t.remove(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}var t_="⁰¹²³⁴⁵⁶⁷⁸⁹";function gf(i){let e=[...String(Math.abs(i))].map(t=>t_[Number(t)]).join("");return`10${i<0?"⁻":""}${e}`}function ft(i,e=4){if(!Number.isFinite(i))return Number.isNaN(i)?"—":i>0?"∞":"−∞";if(i===0)return"0";let t=Math.abs(i);if(t>=.001&&t<1e5){let o=Number(t.toPrecision(e));return(i<0?"−":"")+String(o)}let[n,s]=t.toExponential(Math.min(e-1,2)).split("e"),r=i<0?"−":"";return Number(n)===1?r+gf(Number(s)):`${r}${Number(n)}·${gf(Number(s))}`}function Tt(i,e,t=4){return e?`${ft(i,t)} ${ko(e)}`:ft(i,t)}function ko(i){return i.replace("^2","²").replace("^3","³").replace(/ /g," ")}function el(i){let e=100*i;return e!==0&&Math.abs(e)<.01?`${ft(i,2)} of`:`${Number(e.toPrecision(2))} % of`}function Kt(i,e){return`${i.toLocaleString("en").replace(/,/g," ")} ${e}${i===1?"":"s"}`}function Un(i){if(i<.001)return`${ft(1e6*i,2)} µs`;if(i<1)return`${ft(1e3*i,3)} ms`;if(i<120)return`${ft(i,3)} s`;let e=Math.floor(i/60);return e<120?`${e} min ${Math.round(i-60*e)} s`:`${Math.floor(e/60)} h ${e%60} min`}function _f(i,e){let t=Math.min(9,Math.max(0,Math.ceil(-Math.log10(Math.max(e,1e-9)))));return i.toFixed(t)}var xf={dark:!1,ink:"#1c2430",faint:"#667080",grid:"#e4e7ec",background:"#ffffff",curves:["#0067a5","#d55e00","#008f68","#a0458c","#3a3f47","#c28500","#3c9bd6"]},n_={dark:!0,ink:"#e6e9ee",faint:"#98a2b0",grid:"#2b323c",background:"#161b22",curves:["#5eb4ee","#f28e4a","#3fc79a","#d88cc4","#d5d9df","#e8b84a","#8fd0f5"]},Fh=[[],[10,6],[3,8],[14,6,3,6],[7,5],[2,5],[20,8]],Oh=[2.5,2,2,2,2,2,2],vf=[],yf=matchMedia("(prefers-color-scheme: dark)"),bf=null,Uh=!1;function Bn(){return Uh?xf:(bf??(yf.matches?"dark":"light"))==="dark"?n_:xf}function zo(){document.documentElement.dataset.theme=Bn().dark?"dark":"light";for(let i of vf)i()}function Fs(i){vf.push(i)}function Mf(){bf=Bn().dark?"light":"dark",zo()}function Sf(){yf.addEventListener("change",zo),addEventListener("beforeprint",()=>{Uh=!0,zo()}),addEventListener("afterprint",()=>{Uh=!1,zo()}),zo()}var tl="12px system-ui, sans-serif";function rr(i){let e=Bn().curves,t=Math.floor(i/e.length);return{stroke:e[i%e.length],width:Oh[i%Oh.length],dash:Fh[(i+t)%Fh.length]}}function kr(){return I("canvas",{class:"swatch",width:60,height:20,"aria-hidden":"true"})}function or(i,e,t=!1){let n=i.getContext("2d"),s=rr(e);n.clearRect(0,0,60,20),n.strokeStyle=n.fillStyle=s.stroke,n.lineWidth=2*s.width,n.setLineDash(s.dash.map(r=>2*r)),n.beginPath(),n.moveTo(0,10),n.lineTo(60,10),n.stroke(),t&&n.fill(new Path2D("M30 4a6 6 0 1 0 .01 0z"))}var i_=(i,e)=>e.map(t=>t===null?"":ft(t));function zr(i){let e=Bn();return{stroke:e.faint,font:tl,labelFont:tl,labelSize:18,grid:{stroke:e.grid,width:1},ticks:{stroke:e.grid,width:1,size:4},values:i_,...i?{splits:(t,n,s,r)=>s_(s,r),filter:(t,n)=>n}:{}}}function nl(i,e){if(i===null||e===null)return[0,1];let t=Math.max(Math.abs(i),Math.abs(e)),n=Math.max(.06*(e-i),1e-6*t)||1;return[i-n,e+n]}function s_(i,e){let t=Math.ceil(Math.log10(i)-1e-9),n=Math.floor(Math.log10(e)+1e-9),s=[];if(e<100*i){for(let o=t-1;o<=n;++o)for(let a of[1,2,5])s.push(+`${a}e${o}`);return s.filter(o=>o>=i*(1-1e-9)&&o<=e*(1+1e-9))}let r=Math.max(1,Math.ceil((n-t)/7));for(let o=t;o<=n;o+=r)s.push(+`1e${o}`);return s}function il(i){let e=t=>{let n=t==null?"":String(t);return/[",\n]/.test(n)?`"${n.replace(/"/g,'""')}"`:n};return i.map(t=>t.map(e).join(",")).join(`
`)+`
`}function cs(i,e){let t=I("div",{class:"plots"}),n=new Map,s=(a,l)=>{let c=n.get(a)??a.plot();if(n.set(a,c),c.hidden=!l,!c.isConnected){let h=i.slice(i.indexOf(a)+1).map(d=>n.get(d)).find(d=>d?.parentElement===t);t.insertBefore(c,h??null)}},r=i.map(a=>(a.shown&&s(a,!0),_i(a.title,a.shown,l=>s(a,l)))),o=I("fieldset",{class:"chooser"},I("legend",{class:"hidden"},e),...r);return I("div",{},i.length>1?o:null,t)}var r_="uplot",o_="u-hz",a_="u-vt",l_="u-title",c_="u-wrap",h_="u-under",u_="u-over",d_="u-axis",cr="u-off",f_="u-select",p_="u-cursor-x",m_="u-cursor-y",g_="u-cursor-pt",__="u-legend",x_="u-live",v_="u-inline",y_="u-series",b_="u-marker",wf="u-label",M_="u-value",Go="width",Ho="height";var Tf="bottom",Vr="left",Bh="right",tu="#000",Ef=tu+"0",kh="mousemove",Af="mousedown",zh="mouseup",Rf="mouseenter",Cf="mouseleave",Pf="dblclick",S_="resize",w_="scroll",If="change",ll="dppxchange",nu="--",$r=typeof window<"u",Xh=$r?document:null,Hr=$r?window:null,T_=$r?navigator:null,Et,sl;function qh(){let i=devicePixelRatio;Et!=i&&(Et=i,sl&&$h(If,sl,qh),sl=matchMedia(`(min-resolution: ${Et-.001}dppx) and (max-resolution: ${Et+.001}dppx)`),hr(If,sl,qh),Hr.dispatchEvent(new CustomEvent(ll)))}function oi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Yh(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Xt(i,e,t){i.style[e]=t+"px"}function Ai(i,e,t,n){let s=Xh.createElement(i);return e!=null&&oi(s,e),t?.insertBefore(s,n),s}function xi(i,e){return Ai("div",i,e)}var Lf=new WeakMap;function Wi(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=Lf.get(i);r!=o&&(i.style.transform=r,Lf.set(i,r),e<0||t<0||e>n||t>s?oi(i,cr):Yh(i,cr))}var Df=new WeakMap;function Nf(i,e,t){let n=e+t,s=Df.get(i);n!=s&&(Df.set(i,n),i.style.background=e,i.style.borderColor=t)}var Uf=new WeakMap;function Ff(i,e,t,n){let s=e+""+t,r=Uf.get(i);s!=r&&(Uf.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var iu={passive:!0},E_={...iu,capture:!0};function hr(i,e,t,n){e.addEventListener(i,t,n?E_:iu)}function $h(i,e,t,n){e.removeEventListener(i,t,iu)}$r&&qh();function Ri(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:ai((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function hp(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var up=i=>i!=null,dp=i=>i!=null&&i>0,ul=hp(up),A_=hp(dp);function R_(i,e,t,n=0,s=!1){let r=s?A_:ul,o=s?dp:up;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Ft,l??-Ft]}function dl(i,e,t,n){let s=kf(i),r=kf(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?hs:fp,a=s==1?ai:vi,l=r==1?vi:ai,c=a(o(yn(i))),h=l(o(yn(e))),d=Wr(t,c),u=Wr(t,h);return t==10&&(c<0&&(d=Ot(d,-c)),h<0&&(u=Ot(u,-h))),n||t==2?(i=d*s,e=u*r):(i=_p(i,d),e=fl(e,u)),[i,e]}function su(i,e,t,n){let s=dl(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var ru=.1,Of={mode:3,pad:ru},Xo={pad:0,soft:null,mode:0},C_={min:Xo,max:Xo};function cl(i,e,t,n){return pl(t)?Bf(i,e,t):(Xo.pad=t,Xo.soft=n?0:null,Xo.mode=n?3:0,Bf(i,e,C_))}function Mt(i,e){return i??e}function P_(i,e,t){for(e=Mt(e,0),t=Mt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function Bf(i,e,t){let n=t.min,s=t.max,r=Mt(n.pad,0),o=Mt(s.pad,0),a=Mt(n.hard,-Ft),l=Mt(s.hard,Ft),c=Mt(n.soft,Ft),h=Mt(s.soft,-Ft),d=Mt(n.mode,0),u=Mt(s.mode,0),f=e-i,p=hs(f),v=Yn(yn(i),yn(e)),g=hs(v),m=yn(g-p);(f<1e-24||m>10)&&(f=0,(i==0||e==0)&&(f=1e-24,d==2&&c!=Ft&&(r=0),u==2&&h!=-Ft&&(o=0)));let y=f||v||1e3,R=hs(y),w=Wr(10,ai(R)),P=y*(f==0?i==0?.1:1:r),E=Ot(_p(i-P,w/10),24),x=i>=c&&(d==1||d==3&&E<=c||d==2&&E>=c)?c:Ft,T=Yn(a,E<x&&i>=x?x:Ci(x,E)),z=y*(f==0?e==0?.1:1:o),U=Ot(fl(e+z,w/10),24),N=e<=h&&(u==1||u==3&&U>=h||u==2&&U<=h)?h:-Ft,V=Ci(l,U>N&&e<=N?N:Yn(N,U));return T==V&&T==0&&(V=100),[T,V]}var I_=new Intl.NumberFormat($r?T_.language:"en-US"),ou=i=>I_.format(i),li=Math,al=li.PI,yn=li.abs,ai=li.floor,vn=li.round,vi=li.ceil,Ci=li.min,Yn=li.max,Wr=li.pow,kf=li.sign,hs=li.log10,fp=li.log2,L_=(i,e=1)=>li.sinh(i)*e,Vh=(i,e=1)=>li.asinh(i/e),Ft=1/0;function zf(i){return(hs((i^i>>31)-(i>>31))|0)+1}function Zh(i,e,t){return Ci(Yn(i,e),t)}function pp(i){return typeof i=="function"}function _t(i){return pp(i)?i:()=>i}var D_=()=>{},mp=i=>i,gp=(i,e)=>e,N_=i=>null,Vf=i=>!0,Gf=(i,e)=>i==e,U_=/\.\d*?(?=9{6,}|0{6,})/gm,ur=i=>{if(vp(i)||Bs.has(i))return i;let e=`${i}`,t=e.match(U_);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${ur(s)}e${r}`}return Ot(i,n)};function ar(i,e){return ur(Ot(ur(i/e))*e)}function fl(i,e){return ur(vi(ur(i/e))*e)}function _p(i,e){return ur(ai(ur(i/e))*e)}function Ot(i,e=0){if(vp(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return vn(n)/t}var Bs=new Map;function xp(i){return((""+i).split(".")[1]||"").length}function Yo(i,e,t,n){let s=[],r=n.map(xp);for(let o=e;o<t;o++){let a=yn(o),l=Ot(Wr(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,d=(o>=0?0:a)+(o>=r[c]?0:r[c]),u=i==10?h:Ot(h,d);s.push(u),Bs.set(u,d)}}return s}var qo={},au=[],Xr=[null,null],Os=Array.isArray,vp=Number.isInteger,F_=i=>i===void 0;function Hf(i){return typeof i=="string"}function pl(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function O_(i){return i!=null&&typeof i=="object"}var B_=Object.getPrototypeOf(Uint8Array),yp="__proto__";function qr(i,e=pl){let t;if(Os(i)){let n=i.find(s=>s!=null);if(Os(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=qr(i[s],e)}else t=i.slice()}else if(i instanceof B_)t=i.slice();else if(e(i)){t={};for(let n in i)n!=yp&&(t[n]=qr(i[n],e))}else t=i;return t}function pn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=yp&&(pl(i[s])?pn(i[s],qr(n[s])):i[s]=qr(n[s]))}return i}var k_=0,z_=1,V_=2;function G_(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function H_(i,e){if(q_(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return Y_(o[0])||(o=X_(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],d=Array(s).fill(void 0),u=e?e[o][c]:z_,f=[];for(let p=0;p<h.length;p++){let v=h[p],g=r.get(l[p]);v===null?u!=k_&&(d[g]=v,u==V_&&f.push(g)):d[g]=v}G_(d,f,s),n.push(d)}}return n}var W_=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function X_(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function q_(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function Y_(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=Yn(1,ai((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var bp=["January","February","March","April","May","June","July","August","September","October","November","December"],Mp=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Sp(i){return i.slice(0,3)}var $_=Mp.map(Sp),Z_=bp.map(Sp),J_={MMMM:bp,MMM:Z_,WWWW:Mp,WWW:$_};function Vo(i){return(i<10?"0":"")+i}function K_(i){return(i<10?"00":i<100?"0":"")+i}var j_={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Vo(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Vo(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Vo(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Vo(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Vo(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>K_(i.getMilliseconds())};function lu(i,e){e=e||J_;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?j_[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var Q_=new Intl.DateTimeFormat().resolvedOptions().timeZone;function ex(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==Q_?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var wp=i=>i%1==0,hl=[1,2,2.5,5],tx=Yo(10,-32,0,hl),Tp=Yo(10,0,32,hl),nx=Tp.filter(wp),lr=tx.concat(Tp),cu=`
`,Ep="{YYYY}",Wf=cu+Ep,Ap="{M}/{D}",Wo=cu+Ap,rl=Wo+"/{YY}",Rp="{aa}",ix="{h}:{mm}",Gr=ix+Rp,Xf=cu+Gr,qf=":{ss}",Rt=null;function Cp(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?Yo(10,0,3,hl).filter(wp):Yo(10,-3,0,hl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Ep,Rt,Rt,Rt,Rt,Rt,Rt,1],[s*28,"{MMM}",Wf,Rt,Rt,Rt,Rt,Rt,1],[s,Ap,Wf,Rt,Rt,Rt,Rt,Rt,1],[n,"{h}"+Rp,rl,Rt,Wo,Rt,Rt,Rt,1],[t,Gr,rl,Rt,Wo,Rt,Rt,Rt,1],[e,qf,rl+" "+Gr,Rt,Wo+" "+Gr,Rt,Xf,Rt,1],[i,qf+".{fff}",rl+" "+Gr,Rt,Wo+" "+Gr,Rt,Xf,Rt,1]];function h(d){return(u,f,p,v,g,m)=>{let y=[],R=g>=o,w=g>=r&&g<o,P=d(p),E=Ot(P*i,3),x=Gh(P.getFullYear(),R?0:P.getMonth(),w||R?1:P.getDate()),T=Ot(x*i,3);if(w||R){let z=w?g/r:0,U=R?g/o:0,N=E==T?E:Ot(Gh(x.getFullYear()+U,x.getMonth()+z,1)*i,3),V=new Date(vn(N/i)),W=V.getFullYear(),D=V.getMonth();for(let X=0;N<=v;X++){let $=Gh(W+U*X,D+z*X,1),H=$-d(Ot($*i,3));N=Ot((+$+H)*i,3),N<=v&&y.push(N)}}else{let z=g>=s?s:g,U=ai(p)-ai(E),N=T+U+fl(E-T,z);y.push(N);let V=d(N),W=V.getHours()+V.getMinutes()/t+V.getSeconds()/n,D=g/n,X=u.axes[f]._space,$=m/X;for(;N=Ot(N+g,i==1?0:3),!(N>v);)if(D>1){let H=ai(Ot(W+D,6))%24,Q=d(N).getHours()-H;Q>1&&(Q=-1),N-=Q*n,W=(W+D)%24;let se=y[y.length-1];Ot((N-se)/g,3)*$>=.7&&y.push(N)}else y.push(N)}return y}}return[l,c,h]}var[sx,rx,ox]=Cp(1),[ax,lx,cx]=Cp(.001);Yo(2,-53,53,[1]);function Yf(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function $f(i,e){return(t,n,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,h,d,u,f;return n.map(p=>{let v=i(p),g=v.getFullYear(),m=v.getMonth(),y=v.getDate(),R=v.getHours(),w=v.getMinutes(),P=v.getSeconds(),E=g!=l&&a[2]||m!=c&&a[3]||y!=h&&a[4]||R!=d&&a[5]||w!=u&&a[6]||P!=f&&a[7]||a[1];return l=g,c=m,h=y,d=R,u=w,f=P,E(v)})}}function hx(i,e){let t=lu(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function Gh(i,e,t){return new Date(i,e,t)}function Zf(i,e){return e(i)}var ux="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Jf(i,e){return(t,n,s,r)=>r==null?nu:e(i(n))}function dx(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function fx(i,e){return i.series[e].fill(i,e)}var px={show:!0,live:!0,isolate:!1,mount:D_,markers:{show:!0,width:2,stroke:dx,fill:fx,dash:"solid"},idx:null,idxs:null,values:[]};function mx(i,e){let t=i.cursor.points,n=xi(),s=t.size(i,e);Xt(n,Go,s),Xt(n,Ho,s);let r=s/-2;Xt(n,"marginLeft",r),Xt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Xt(n,"borderWidth",o),n}function gx(i,e){let t=i.series[e].points;return t._fill||t._stroke}function _x(i,e){let t=i.series[e].points;return t._stroke||t._fill}function xx(i,e){return i.series[e].points.size}var Hh=[0,0];function vx(i,e,t){return Hh[0]=e,Hh[1]=t,Hh}function ol(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function Wh(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var yx={show:!0,x:!0,y:!0,lock:!1,move:vx,points:{one:!1,show:mx,size:xx,width:0,stroke:_x,fill:gx},bind:{mousedown:ol,mouseup:ol,click:ol,dblclick:ol,mousemove:Wh,mouseleave:Wh,mouseenter:Wh},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Pp={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},hu=pn({},Pp,{filter:gp}),Ip=pn({},hu,{size:10}),Lp=pn({},Pp,{show:!1}),uu='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Dp="bold "+uu,Np=1.5,Kf={show:!0,scale:"x",stroke:tu,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Dp,side:2,grid:hu,ticks:Ip,border:Lp,font:uu,lineGap:Np,rotate:0},bx="Value",Mx="Time",jf={show:!0,scale:"x",auto:!1,sorted:1,min:Ft,max:-Ft,idxs:[]};function Sx(i,e,t,n,s){return e.map(r=>r==null?"":ou(r))}function wx(i,e,t,n,s,r,o){let a=[],l=Bs.get(s)||0;t=o?t:Ot(fl(t,s),l);for(let c=t;c<=n;c=Ot(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Jh(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?hs:fp,h=ai(c(t));s=Wr(l,h),l==10&&(s=lr[Ri(s,lr)]);let d=t,u=s*l;l==10&&(u=lr[Ri(u,lr)]);do a.push(d),d=d+s,l==10&&!Bs.has(d)&&(d=Ot(d,Bs.get(s))),d>=u&&(s=d,u=s*l,l==10&&(u=lr[Ri(u,lr)]));while(d<=n);return a}function Tx(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?Jh(i,e,Yn(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?Jh(i,e,Yn(l,-n),-t,s):[l]).reverse().map(u=>-u).concat(h,c)}var Up=/./,Ex=/[12357]/,Ax=/[125]/,Qf=/1/,Kh=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function Rx(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),d=l(9,o)-h>=c?Up:l(7,o)-h>=c?Ex:l(5,o)-h>=c?Ax:Qf;if(d==Qf){let u=yn(l(1,o)-h);if(u<c)return Kh(e.slice().reverse(),a.distr,d,vi(c/u)).reverse()}return Kh(e,a.distr,d,1)}function Cx(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=yn(l(1,o)-l(2,o));return c<a?Kh(e.slice().reverse(),3,Up,vi(a/c)).reverse():e}function Px(i,e,t,n){return n==null?nu:e==null?"":ou(e)}var ep={show:!0,scale:"y",stroke:tu,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Dp,side:3,grid:hu,ticks:Ip,border:Lp,font:uu,lineGap:Np,rotate:0};function Ix(i,e){let t=3+(i||1)*2;return Ot(t*e,3)}function Lx(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=yn(o-r),l=i.series[e],c=a/(l.points.space*Et);return n[1]-n[0]<=c}var tp={scale:null,auto:!0,sorted:0,min:Ft,max:-Ft},Fp=(i,e,t,n,s)=>s,np={show:!0,auto:!0,sorted:0,gaps:Fp,alpha:1,facets:[pn({},tp,{scale:"x"}),pn({},tp,{scale:"y"})]},ip={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Fp,alpha:1,points:{show:Lx,filter:null},values:null,min:Ft,max:-Ft,idxs:[],path:null,clip:null};function Dx(i,e,t,n,s){return t/10}var Op={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Nx=pn({},Op,{time:!1,ori:1}),sp={};function Bp(i,e){let t=sp[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(sp[i]=t)),t}var Yr=1,jh=2;function dr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],d=n==2?o[s.facets[1].scale]:o[s.scale],u=a.left,f=a.top,p=a.width,v=a.height,g=i.valToPosH,m=i.valToPosV;return h.ori==0?t(s,l,c,h,d,g,m,u,f,p,v,gl,Zr,xl,zp,Gp):t(s,l,c,h,d,m,g,f,u,v,p,_l,Jr,pu,Vp,Hp)}function du(i,e){let t=0,n=0,s=Mt(i.bands,au);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function Ux(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function us(i,e,t,n,s,r){return dr(i,e,(o,a,l,c,h,d,u,f,p,v,g)=>{let m=o.pxRound,y=c.dir*(c.ori==0?1:-1),R=c.ori==0?Zr:Jr,w,P;y==1?(w=t,P=n):(w=n,P=t);let E=m(d(a[w],c,v,f)),x=m(u(l[w],h,g,p)),T=m(d(a[P],c,v,f)),z=m(u(r==1?h.max:h.min,h,g,p)),U=new Path2D(s);return R(U,T,z),R(U,E,z),R(U,E,x),U})}function ml(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?xl:pu,l=t;for(let d=0;d<i.length;d++){let u=i[d];if(u[1]>u[0]){let f=u[0]-l;f>0&&a(o,l,n,f,n+r),l=u[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function Fx(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function fu(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let d=c,u=c;if(s==1)for(;++c<=n&&e[c]===null;)u=c;else for(;--c>=t&&e[c]===null;)u=c;let f=r(i[d]),p=u==d?f:r(i[u]),v=d-s;f=o<=0&&v>=0&&v<l?r(i[v]):f;let m=u+s;p=o>=0&&m>=0&&m<l?r(i[m]):p,p>=f&&a.push([f,p])}return a}function rp(i){return i==0?mp:i==1?vn:e=>ar(e,i)}function kp(i){let e=i==0?gl:_l,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Ci(c,a/2,l/2),h=Ci(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var gl=(i,e,t)=>{i.moveTo(e,t)},_l=(i,e,t)=>{i.moveTo(t,e)},Zr=(i,e,t)=>{i.lineTo(e,t)},Jr=(i,e,t)=>{i.lineTo(t,e)},xl=kp(0),pu=kp(1),zp=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},Vp=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},Gp=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},Hp=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function Wp(i){return(e,t,n,s,r)=>dr(e,t,(o,a,l,c,h,d,u,f,p,v,g)=>{let{pxRound:m,points:y}=o,R,w;c.ori==0?(R=gl,w=zp):(R=_l,w=Vp);let P=Ot(y.width*Et,3),E=(y.size-y.width)/2*Et,x=Ot(E*2,3),T=new Path2D,z=new Path2D,{left:U,top:N,width:V,height:W}=e.bbox;xl(z,U-x,N-x,V+x*2,W+x*2);let D=X=>{if(l[X]!=null){let $=m(d(a[X],c,v,f)),H=m(u(l[X],h,g,p));R(T,$+E,H),w(T,$,H,E,0,al*2)}};if(r)r.forEach(D);else for(let X=n;X<=s;X++)D(X);return{stroke:P>0?T:null,fill:T,clip:z,flags:Yr|jh}})}function Xp(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var Ox=Xp(Zr),Bx=Xp(Jr);function qp(i){let e=Mt(i?.alignGaps,0);return(t,n,s,r)=>dr(t,n,(o,a,l,c,h,d,u,f,p,v,g)=>{[s,r]=ul(l,s,r);let m=o.pxRound,y=W=>m(d(W,c,v,f)),R=W=>m(u(W,h,g,p)),w,P;c.ori==0?(w=Zr,P=Ox):(w=Jr,P=Bx);let E=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Yr},T=x.stroke,z=!1;if(r-s>=v*4){let W=ue=>t.posToVal(ue,c.key,!0),D=null,X=null,$,H,ce,K=y(a[E==1?s:r]),Q=y(a[s]),se=y(a[r]),de=W(E==1?Q+1:se-1);for(let ue=E==1?s:r;ue>=s&&ue<=r;ue+=E){let ee=a[ue],xe=(E==1?ee<de:ee>de)?K:y(ee),Ae=l[ue];xe==K?Ae!=null?(H=Ae,D==null?(w(T,xe,R(H)),$=D=X=H):H<D?D=H:H>X&&(X=H)):Ae===null&&(z=!0):(D!=null&&P(T,K,R(D),R(X),R($),R(H)),Ae!=null?(H=Ae,w(T,xe,R(H)),D=X=$=H):(D=X=null,Ae===null&&(z=!0)),K=xe,de=W(K+E))}D!=null&&D!=X&&ce!=K&&P(T,K,R(D),R(X),R($),R(H))}else for(let W=E==1?s:r;W>=s&&W<=r;W+=E){let D=l[W];D===null?z=!0:D!=null&&w(T,y(a[W]),R(D))}let[N,V]=du(t,n);if(o.fill!=null||N!=0){let W=x.fill=new Path2D(T),D=o.fillTo(t,n,o.min,o.max,N),X=R(D),$=y(a[s]),H=y(a[r]);E==-1&&([H,$]=[$,H]),w(W,H,X),w(W,$,X)}if(!o.spanGaps){let W=[];z&&W.push(...fu(a,l,s,r,E,y,e)),x.gaps=W=o.gaps(t,n,s,r,W),x.clip=ml(W,c.ori,f,p,v,g)}return V!=0&&(x.band=V==2?[us(t,n,s,r,T,-1),us(t,n,s,r,T,1)]:us(t,n,s,r,T,V)),x})}function kx(i){let e=Mt(i.align,1),t=Mt(i.ascDesc,!1),n=Mt(i.alignGaps,0),s=Mt(i.extend,!1);return(r,o,a,l)=>dr(r,o,(c,h,d,u,f,p,v,g,m,y,R)=>{[a,l]=ul(d,a,l);let w=c.pxRound,{left:P,width:E}=r.bbox,x=Q=>w(p(Q,u,y,g)),T=Q=>w(v(Q,f,R,m)),z=u.ori==0?Zr:Jr,U={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Yr},N=U.stroke,V=u.dir*(u.ori==0?1:-1),W=T(d[V==1?a:l]),D=x(h[V==1?a:l]),X=D,$=D;s&&e==-1&&($=P,z(N,$,W)),z(N,D,W);for(let Q=V==1?a:l;Q>=a&&Q<=l;Q+=V){let se=d[Q];if(se==null)continue;let de=x(h[Q]),ue=T(se);e==1?z(N,de,W):z(N,X,ue),z(N,de,ue),W=ue,X=de}let H=X;s&&e==1&&(H=P+E,z(N,H,W));let[ce,K]=du(r,o);if(c.fill!=null||ce!=0){let Q=U.fill=new Path2D(N),se=c.fillTo(r,o,c.min,c.max,ce),de=T(se);z(Q,H,de),z(Q,$,de)}if(!c.spanGaps){let Q=[];Q.push(...fu(h,d,a,l,V,x,n));let se=c.width*Et/2,de=t||e==1?se:-se,ue=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=de,ee[1]+=ue}),U.gaps=Q=c.gaps(r,o,a,l,Q),U.clip=ml(Q,u.ori,g,m,y,R)}return K!=0&&(U.band=K==2?[us(r,o,a,l,N,-1),us(r,o,a,l,N,1)]:us(r,o,a,l,N,K)),U})}function op(i,e,t,n,s,r,o=Ft){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=yn(i[l]-i[a]);h<c&&(c=h,o=yn(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function zx(i){i=i||qo;let e=Mt(i.size,[.6,Ft,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=_t(s),o=1-e[0],a=Mt(e[1],Ft),l=Mt(e[2],1),c=Mt(i.disp,qo),h=Mt(i.each,f=>{}),{fill:d,stroke:u}=c;return(f,p,v,g)=>dr(f,p,(m,y,R,w,P,E,x,T,z,U,N)=>{let V=m.pxRound,W=t,D=n*Et,X=a*Et,$=l*Et,H,ce;w.ori==0?[H,ce]=r(f,p):[ce,H]=r(f,p);let K=w.dir*(w.ori==0?1:-1),Q=w.ori==0?xl:pu,se=w.ori==0?h:(Ce,$e,rt,Se,Ut,ze,qe)=>{h(Ce,$e,rt,Ut,Se,qe,ze)},de=Mt(f.bands,au).find(Ce=>Ce.series[0]==p),ue=de!=null?de.dir:0,ee=m.fillTo(f,p,m.min,m.max,ue),me=V(x(ee,P,N,z)),xe,Ae,Me,He=U,st=V(m.width*Et),Ve=!1,ht=null,at=null,nt=null,Yt=null;d!=null&&(st==0||u!=null)&&(Ve=!0,ht=d.values(f,p,v,g),at=new Map,new Set(ht).forEach(Ce=>{Ce!=null&&at.set(Ce,new Path2D)}),st>0&&(nt=u.values(f,p,v,g),Yt=new Map,new Set(nt).forEach(Ce=>{Ce!=null&&Yt.set(Ce,new Path2D)})));let{x0:Bt,size:ln}=c;if(Bt!=null&&ln!=null){W=1,y=Bt.values(f,p,v,g),Bt.unit==2&&(y=y.map(rt=>f.posToVal(T+rt*U,w.key,!0)));let Ce=ln.values(f,p,v,g);ln.unit==2?Ae=Ce[0]*U:Ae=E(Ce[0],w,U,T)-E(0,w,U,T),He=op(y,R,E,w,U,T,He),Me=He-Ae+D}else He=op(y,R,E,w,U,T,He),Me=He*o+D,Ae=He-Me;Me<1&&(Me=0),st>=Ae/2&&(st=0),Me<5&&(V=mp);let Dt=Me>0,Tn=He-Me-(Dt?st:0);Ae=V(Zh(Tn,$,X)),xe=(W==0?Ae/2:W==K?0:Ae)-W*K*((W==0?D/2:0)+(Dt?st/2:0));let vt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},_n=Ve?null:new Path2D,jt=null;if(de!=null)jt=f.data[de.series[1]];else{let{y0:Ce,y1:$e}=c;Ce!=null&&$e!=null&&(R=$e.values(f,p,v,g),jt=Ce.values(f,p,v,g))}let cn=H*Ae,O=ce*Ae;for(let Ce=K==1?v:g;Ce>=v&&Ce<=g;Ce+=K){let $e=R[Ce];if($e==null)continue;if(jt!=null){let q=jt[Ce]??0;if($e-q==0)continue;me=x(q,P,N,z)}let rt=w.distr!=2||c!=null?y[Ce]:Ce,Se=E(rt,w,U,T),Ut=x(Mt($e,ee),P,N,z),ze=V(Se-xe),qe=V(Yn(Ut,me)),A=V(Ci(Ut,me)),b=qe-A;if($e!=null){let q=$e<0?O:cn,he=$e<0?cn:O;Ve?(st>0&&nt[Ce]!=null&&Q(Yt.get(nt[Ce]),ze,A+ai(st/2),Ae,Yn(0,b-st),q,he),ht[Ce]!=null&&Q(at.get(ht[Ce]),ze,A+ai(st/2),Ae,Yn(0,b-st),q,he)):Q(_n,ze,A+ai(st/2),Ae,Yn(0,b-st),q,he),se(f,p,Ce,ze-st/2,A,Ae+st,b)}}return st>0?vt.stroke=Ve?Yt:_n:Ve||(vt._fill=m.width==0?m._fill:m._stroke??m._fill,vt.width=0),vt.fill=Ve?at:_n,vt})}function Vx(i,e){let t=Mt(e?.alignGaps,0);return(n,s,r,o)=>dr(n,s,(a,l,c,h,d,u,f,p,v,g,m)=>{[r,o]=ul(c,r,o);let y=a.pxRound,R=H=>y(u(H,h,g,p)),w=H=>y(f(H,d,m,v)),P,E,x;h.ori==0?(P=gl,x=Zr,E=Gp):(P=_l,x=Jr,E=Hp);let T=h.dir*(h.ori==0?1:-1),z=R(l[T==1?r:o]),U=z,N=[],V=[];for(let H=T==1?r:o;H>=r&&H<=o;H+=T)if(c[H]!=null){let K=l[H],Q=R(K);N.push(U=Q),V.push(w(c[H]))}let W={stroke:i(N,V,P,x,E,y),fill:null,clip:null,band:null,gaps:null,flags:Yr},D=W.stroke,[X,$]=du(n,s);if(a.fill!=null||X!=0){let H=W.fill=new Path2D(D),ce=a.fillTo(n,s,a.min,a.max,X),K=w(ce);x(H,U,K),x(H,z,K)}if(!a.spanGaps){let H=[];H.push(...fu(l,c,r,o,T,R,t)),W.gaps=H=a.gaps(n,s,r,o,H),W.clip=ml(H,h.ori,p,v,g,m)}return $!=0&&(W.band=$==2?[us(n,s,r,o,D,-1),us(n,s,r,o,D,1)]:us(n,s,r,o,D,$)),W})}function Gx(i){return Vx(Hx,i)}function Hx(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),d=Array(o-1);for(let u=0;u<o-1;u++)h[u]=e[u+1]-e[u],d[u]=i[u+1]-i[u],c[u]=h[u]/d[u];l[0]=c[0];for(let u=1;u<o-1;u++)c[u]===0||c[u-1]===0||c[u-1]>0!=c[u]>0?l[u]=0:(l[u]=3*(d[u-1]+d[u])/((2*d[u]+d[u-1])/c[u-1]+(d[u]+2*d[u-1])/c[u]),isFinite(l[u])||(l[u]=0));l[o-1]=c[o-2];for(let u=0;u<o-1;u++)s(a,i[u]+d[u]/3,e[u]+l[u]*d[u]/3,i[u+1]-d[u]/3,e[u+1]-l[u+1]*d[u]/3,i[u+1],e[u+1])}return a}var Qh=new Set;function ap(){for(let i of Qh)i.syncRect(!0)}$r&&(hr(S_,Hr,ap),hr(w_,Hr,ap,!0),hr(ll,Hr,()=>{on.pxRatio=Et}));var Wx=qp(),Xx=Wp();function lp(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>eu(r,o,e,t))}function qx(i,e){return i.map((t,n)=>n==0?{}:pn({},e,t))}function eu(i,e,t,n){return pn({},e==0?t:n,i)}function Yp(i,e,t){return e==null?Xr:[e,t]}var Yx=Yp;function $x(i,e,t){return e==null?Xr:cl(e,t,ru,!0)}function $p(i,e,t,n){return e==null?Xr:dl(e,t,i.scales[n].log,!1)}var Zx=$p;function Zp(i,e,t,n){return e==null?Xr:su(e,t,i.scales[n].log,!1)}var Jx=Zp;function Kx(i,e,t,n,s){let r=Yn(zf(i),zf(e)),o=e-i,a=Ri(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?Bs.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function cp(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=vn((t=+s)*Et))+"px"),[i,e,t]}function jx(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Ot(e[2]*Et,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function on(i,e,t){let n={mode:Mt(i.mode,1)},s=n.mode;function r(_,M,C,L){let G=M.valToPct(_);return L+C*(M.dir==-1?1-G:G)}function o(_,M,C,L){let G=M.valToPct(_);return L+C*(M.dir==-1?G:1-G)}function a(_,M,C,L){return M.ori==0?r(_,M,C,L):o(_,M,C,L)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=xi(r_);if(i.id!=null&&(c.id=i.id),oi(c,i.class),i.title){let _=xi(l_,c);_.textContent=i.title}let h=Ai("canvas"),d=n.ctx=h.getContext("2d"),u=xi(c_,c);hr("click",u,_=>{_.target===p&&(Gt!=Lr||$t!=Dr)&&Nn.click(n,_)},!0);let f=n.under=xi(h_,u);u.appendChild(h);let p=n.over=xi(u_,u);i=qr(i);let v=+Mt(i.pxAlign,1),g=rp(v);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let m=i.ms||.001,y=n.series=s==1?lp(i.series||[],jf,ip,!1):qx(i.series||[null],np),R=n.axes=lp(i.axes||[],Kf,ep,!0),w=n.scales={},P=n.bands=i.bands||[];P.forEach(_=>{_.fill=_t(_.fill||null),_.dir=Mt(_.dir,-1)});let E=s==2?y[1].facets[0].scale:y[0].scale,x={axes:os,series:dt},T=(i.drawOrder||["axes","series"]).map(_=>x[_]);function z(_){let M=_.distr==3?C=>hs(C>0?C:_.clamp(n,C,_.min,_.max,_.key)):_.distr==4?C=>Vh(C,_.asinh):_.distr==100?C=>_.fwd(C):C=>C;return C=>{let L=M(C),{_min:G,_max:J}=_,ae=J-G;return(L-G)/ae}}function U(_){let M=w[_];if(M==null){let C=(i.scales||qo)[_]||qo;if(C.from!=null){U(C.from);let L=pn({},w[C.from],C,{key:_});L.valToPct=z(L),w[_]=L}else{M=w[_]=pn({},_==E?Op:Nx,C),M.key=_;let L=M.time,G=M.range,J=Os(G);if((_!=E||s==2&&!L)&&(J&&(G[0]==null||G[1]==null)&&(G={min:G[0]==null?Of:{mode:1,hard:G[0],soft:G[0]},max:G[1]==null?Of:{mode:1,hard:G[1],soft:G[1]}},J=!1),!J&&pl(G))){let ae=G;G=(fe,ye,De)=>ye==null?Xr:cl(ye,De,ae)}M.range=_t(G||(L?Yx:_==E?M.distr==3?Zx:M.distr==4?Jx:Yp:M.distr==3?$p:M.distr==4?Zp:$x)),M.auto=_t(J?!1:M.auto),M.clamp=_t(M.clamp||Dx),M._min=M._max=null,M.valToPct=z(M)}}}U("x"),U("y"),s==1&&y.forEach(_=>{U(_.scale)}),R.forEach(_=>{U(_.scale)});for(let _ in i.scales)U(_);let N=w[E],V=N.distr,W,D;N.ori==0?(oi(c,o_),W=r,D=o):(oi(c,a_),W=o,D=r);let X={};for(let _ in w){let M=w[_];(M.min!=null||M.max!=null)&&(X[_]={min:M.min,max:M.max},M.min=M.max=null)}let $=i.tzDate||(_=>new Date(vn(_/m))),H=i.fmtDate||lu,ce=m==1?ox($):cx($),K=$f($,Yf(m==1?rx:lx,H)),Q=Jf($,Zf(ux,H)),se=[],de=n.legend=pn({},px,i.legend),ue=n.cursor=pn({},yx,{drag:{y:s==2}},i.cursor),ee=de.show,me=ue.show,xe=de.markers;de.idxs=se,xe.width=_t(xe.width),xe.dash=_t(xe.dash),xe.stroke=_t(xe.stroke),xe.fill=_t(xe.fill);let Ae,Me,He,st=[],Ve=[],ht,at=!1,nt={};if(de.live){let _=y[1]?y[1].values:null;at=_!=null,ht=at?_(n,1,0):{_:0};for(let M in ht)nt[M]=nu}if(ee)if(Ae=Ai("table",__,c),He=Ai("tbody",null,Ae),de.mount(n,Ae),at){Me=Ai("thead",null,Ae,He);let _=Ai("tr",null,Me);Ai("th",null,_);for(var Yt in ht)Ai("th",wf,_).textContent=Yt}else oi(Ae,v_),de.live&&oi(Ae,x_);let Bt={show:!0},ln={show:!1};function Dt(_,M){if(M==0&&(at||!de.live||s==2))return Xr;let C=[],L=Ai("tr",y_,He,He.childNodes[M]);oi(L,_.class),_.show||oi(L,cr);let G=Ai("th",null,L);if(xe.show){let fe=xi(b_,G);if(M>0){let ye=xe.width(n,M);ye&&(fe.style.border=ye+"px "+xe.dash(n,M)+" "+xe.stroke(n,M)),fe.style.background=xe.fill(n,M)}}let J=xi(wf,G);_.label instanceof HTMLElement?J.appendChild(_.label):J.textContent=_.label,M>0&&(xe.show||(J.style.color=_.width>0?xe.stroke(n,M):xe.fill(n,M)),vt("click",G,fe=>{if(ue._lock)return;Je(fe);let ye=y.indexOf(_);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let De=y.some((Ne,Fe)=>Fe>0&&Fe!=ye&&Ne.show);y.forEach((Ne,Fe)=>{Fe>0&&zi(Fe,De?Fe==ye?Bt:ln:Bt,!0,fn.setSeries)})}else zi(ye,{show:!_.show},!0,fn.setSeries)},!1),Ke&&vt(Rf,G,fe=>{ue._lock||(Je(fe),zi(y.indexOf(_),Ur,!0,fn.setSeries))},!1));for(var ae in ht){let fe=Ai("td",M_,L);fe.textContent="--",C.push(fe)}return[L,C]}let Tn=new Map;function vt(_,M,C,L=!0){let G=Tn.get(M)||{},J=ue.bind[_](n,M,C,L);J&&(hr(_,M,G[_]=J),Tn.set(M,G))}function _n(_,M,C){let L=Tn.get(M)||{};for(let G in L)(_==null||G==_)&&($h(G,M,L[G]),delete L[G]);_==null&&Tn.delete(M)}let jt=0,cn=0,O=0,Ce=0,$e=0,rt=0,Se=$e,Ut=rt,ze=O,qe=Ce,A=0,b=0,q=0,he=0;n.bbox={};let oe=!1,_e=!1,ve=!1,te=!1,ie=!1,pe=!1;function F(_,M,C){(C||_!=n.width||M!=n.height)&&re(_,M),lt(!1),ve=!0,_e=!0,On()}function re(_,M){n.width=jt=O=_,n.height=cn=Ce=M,$e=rt=0,be(),Ge();let C=n.bbox;A=C.left=ar($e*Et,.5),b=C.top=ar(rt*Et,.5),q=C.width=ar(O*Et,.5),he=C.height=ar(Ce*Et,.5)}let ne=3;function we(){let _=!1,M=0;for(;!_;){M++;let C=Cr(M),L=ki(M);_=M==ne||C&&L,_||(re(n.width,n.height),_e=!0)}}function ge({width:_,height:M}){F(_,M)}n.setSize=ge;function be(){let _=!1,M=!1,C=!1,L=!1;R.forEach((G,J)=>{if(G.show&&G._show){let{side:ae,_size:fe}=G,ye=ae%2,De=G.label!=null?G.labelSize:0,Ne=fe+De;Ne>0&&(ye?(O-=Ne,ae==3?($e+=Ne,L=!0):C=!0):(Ce-=Ne,ae==0?(rt+=Ne,_=!0):M=!0))}}),Oi[0]=_,Oi[1]=C,Oi[2]=M,Oi[3]=L,O-=wi[1]+wi[3],$e+=wi[3],Ce-=wi[2]+wi[0],rt+=wi[0]}function Ge(){let _=$e+O,M=rt+Ce,C=$e,L=rt;function G(J,ae){switch(J){case 1:return _+=ae,_-ae;case 2:return M+=ae,M-ae;case 3:return C-=ae,C+ae;case 0:return L-=ae,L+ae}}R.forEach((J,ae)=>{if(J.show&&J._show){let fe=J.side;J._pos=G(fe,J._size),J.label!=null&&(J._lpos=G(fe,J.labelSize))}})}if(ue.dataIdx==null){let _=ue.hover,M=_.skip=new Set(_.skip??[]);M.add(void 0);let C=_.prox=_t(_.prox),L=_.bias??=0;ue.dataIdx=(G,J,ae,fe)=>{if(J==0)return ae;let ye=ae,De=C(G,J,ae,fe)??Ft,Ne=De>=0&&De<Ft,Fe=N.ori==0?O:Ce,it=ue.left,wt=e[0],bt=e[J];if(M.has(bt[ae])){ye=null;let mt=null,Ze=null,We;if(L==0||L==-1)for(We=ae;mt==null&&We-- >0;)M.has(bt[We])||(mt=We);if(L==0||L==1)for(We=ae;Ze==null&&We++<bt.length;)M.has(bt[We])||(Ze=We);if(mt!=null||Ze!=null)if(Ne){let Wt=mt==null?-1/0:W(wt[mt],N,Fe,0),tn=Ze==null?1/0:W(wt[Ze],N,Fe,0),Cn=it-Wt,Nt=tn-it;Cn<=Nt?Cn<=De&&(ye=mt):Nt<=De&&(ye=Ze)}else ye=Ze==null?mt:mt==null?Ze:ae-mt<=Ze-ae?mt:Ze}else Ne&&yn(it-W(wt[ae],N,Fe,0))>De&&(ye=null);return ye}}let Je=_=>{ue.event=_};ue.idxs=se,ue._lock=!1;let le=ue.points;le.show=_t(le.show),le.size=_t(le.size),le.stroke=_t(le.stroke),le.width=_t(le.width),le.fill=_t(le.fill);let Oe=n.focus=pn({},i.focus||{alpha:.3},ue.focus),Ke=Oe.prox>=0,Re=Ke&&le.one,ot=[],Vt=[],Gn=[];function Io(_,M){let C=le.show(n,M);if(C instanceof HTMLElement)return oi(C,g_),oi(C,_.class),Wi(C,-10,-10,O,Ce),p.insertBefore(C,ot[M]),C}function Er(_,M){if(s==1||M>0){let C=s==1&&w[_.scale].time,L=_.value;_.value=C?Hf(L)?Jf($,Zf(L,H)):L||Q:L||Px,_.label=_.label||(C?Mx:bx)}if(Re||M>0){_.width=_.width==null?1:_.width,_.paths=_.paths||Wx||N_,_.fillTo=_t(_.fillTo||Ux),_.pxAlign=+Mt(_.pxAlign,v),_.pxRound=rp(_.pxAlign),_.stroke=_t(_.stroke||null),_.fill=_t(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let C=Ix(Yn(1,_.width),1),L=_.points=pn({},{size:C,width:Yn(1,C*.2),stroke:_.stroke,space:C*2,paths:Xx,_stroke:null,_fill:null},_.points);L.show=_t(L.show),L.filter=_t(L.filter),L.fill=_t(L.fill),L.stroke=_t(L.stroke),L.paths=_t(L.paths),L.pxAlign=_.pxAlign}if(ee){let C=Dt(_,M);st.splice(M,0,C[0]),Ve.splice(M,0,C[1]),de.values.push(null)}if(me){se.splice(M,0,null);let C=null;Re?M==0&&(C=Io(_,M)):M>0&&(C=Io(_,M)),ot.splice(M,0,C),Vt.splice(M,0,0),Gn.splice(M,0,0)}Rn("addSeries",M)}function wh(_,M){M=M??y.length,_=s==1?eu(_,M,jf,ip):eu(_,M,{},np),y.splice(M,0,_),Er(y[M],M)}n.addSeries=wh;function Ya(_){if(y.splice(_,1),ee){de.values.splice(_,1),Ve.splice(_,1);let M=st.splice(_,1)[0];_n(null,M.firstChild),M.remove()}me&&(se.splice(_,1),ot.splice(_,1)[0].remove(),Vt.splice(_,1),Gn.splice(_,1)),Rn("delSeries",_)}n.delSeries=Ya;let Oi=[!1,!1,!1,!1];function is(_,M){if(_._show=_.show,_.show){let C=_.side%2,L=w[_.scale];L==null&&(_.scale=C?y[1].scale:E,L=w[_.scale]);let G=L.time;_.size=_t(_.size),_.space=_t(_.space),_.rotate=_t(_.rotate),Os(_.incrs)&&_.incrs.forEach(ae=>{!Bs.has(ae)&&Bs.set(ae,xp(ae))}),_.incrs=_t(_.incrs||(L.distr==2?nx:G?m==1?sx:ax:lr)),_.splits=_t(_.splits||(G&&L.distr==1?ce:L.distr==3?Jh:L.distr==4?Tx:wx)),_.stroke=_t(_.stroke),_.grid.stroke=_t(_.grid.stroke),_.ticks.stroke=_t(_.ticks.stroke),_.border.stroke=_t(_.border.stroke);let J=_.values;_.values=Os(J)&&!Os(J[0])?_t(J):G?Os(J)?$f($,Yf(J,H)):Hf(J)?hx($,J):J||K:J||Sx,_.filter=_t(_.filter||(L.distr>=3&&L.log==10?Rx:L.distr==3&&L.log==2?Cx:gp)),_.font=cp(_.font),_.labelFont=cp(_.labelFont),_._size=_.size(n,null,M,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(Oi[M]=!0,_._el=xi(d_,u))}}function ss(_,M,C,L){let[G,J,ae,fe]=C,ye=M%2,De=0;return ye==0&&(fe||J)&&(De=M==0&&!G||M==2&&!ae?vn(Kf.size/3):0),ye==1&&(G||ae)&&(De=M==1&&!J||M==3&&!fe?vn(ep.size/2):0),De}let Lo=n.padding=(i.padding||[ss,ss,ss,ss]).map(_=>_t(Mt(_,ss))),wi=n._padding=Lo.map((_,M)=>_(n,M,Oi,0)),Qt,sn=null,rn=null,Bi=s==1?y[0].idxs:null,ni=null,Rs=!1;function Do(_,M){if(e=_??[],n.data=n._data=e,s==2){Qt=0;for(let C=1;C<y.length;C++)Qt+=e[C][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),ni=e[0],Qt=ni.length;let C=e;if(V==2){C=e.slice();let L=C[0]=Array(Qt);for(let G=0;G<Qt;G++)L[G]=G}n._data=e=C}if(lt(!0),Rn("setData"),V==2&&(ve=!0),M!==!1){let C=N;C.auto(n,Rs)?No():Is(E,C.min,C.max),te=te||ue.left>=0,pe=!0,On()}}n.setData=Do;function No(){Rs=!0;let _,M;s==1&&(Qt>0?(sn=Bi[0]=0,rn=Bi[1]=Qt-1,_=e[0][sn],M=e[0][rn],V==2?(_=sn,M=rn):_==M&&(V==3?[_,M]=dl(_,_,N.log,!1):V==4?[_,M]=su(_,_,N.log,!1):N.time?M=_+vn(86400/m):[_,M]=cl(_,M,ru,!0))):(sn=Bi[0]=_=null,rn=Bi[1]=M=null)),Is(E,_,M)}let Ar,Cs,Rr,S,k,j,Y,Z,Te,Pe;function Ee(_,M,C,L,G,J){_??=Ef,C??=au,L??="butt",G??=Ef,J??="round",_!=Ar&&(d.strokeStyle=Ar=_),G!=Cs&&(d.fillStyle=Cs=G),M!=Rr&&(d.lineWidth=Rr=M),J!=k&&(d.lineJoin=k=J),L!=j&&(d.lineCap=j=L),C!=S&&d.setLineDash(S=C)}function Ie(_,M,C,L){M!=Cs&&(d.fillStyle=Cs=M),_!=Y&&(d.font=Y=_),C!=Z&&(d.textAlign=Z=C),L!=Te&&(d.textBaseline=Te=L)}function ke(_,M,C,L,G=0){if(L.length>0&&_.auto(n,Rs)&&(M==null||M.min==null)){let J=Mt(sn,0),ae=Mt(rn,L.length-1),fe=C.min==null?R_(L,J,ae,G,_.distr==3):[C.min,C.max];_.min=Ci(_.min,C.min=fe[0]),_.max=Yn(_.max,C.max=fe[1])}}let Qe={min:null,max:null};function ut(){for(let L in w){let G=w[L];X[L]==null&&(G.min==null||X[E]!=null&&G.auto(n,Rs))&&(X[L]=Qe)}for(let L in w){let G=w[L];X[L]==null&&G.from!=null&&X[G.from]!=null&&(X[L]=Qe)}X[E]!=null&&lt(!0);let _={};for(let L in X){let G=X[L];if(G!=null){let J=_[L]=qr(w[L],O_);if(G.min!=null)pn(J,G);else if(L!=E||s==2)if(Qt==0&&J.from==null){let ae=J.range(n,null,null,L);J.min=ae[0],J.max=ae[1]}else J.min=Ft,J.max=-Ft}}if(Qt>0){y.forEach((L,G)=>{if(s==1){let J=L.scale,ae=X[J];if(ae==null)return;let fe=_[J];if(G==0){let ye=fe.range(n,fe.min,fe.max,J);fe.min=ye[0],fe.max=ye[1],sn=Ri(fe.min,e[0]),rn=Ri(fe.max,e[0]),rn-sn>1&&(e[0][sn]<fe.min&&sn++,e[0][rn]>fe.max&&rn--),L.min=ni[sn],L.max=ni[rn]}else L.show&&L.auto&&ke(fe,ae,L,e[G],L.sorted);L.idxs[0]=sn,L.idxs[1]=rn}else if(G>0&&L.show&&L.auto){let[J,ae]=L.facets,fe=J.scale,ye=ae.scale,[De,Ne]=e[G],Fe=_[fe],it=_[ye];Fe!=null&&ke(Fe,X[fe],J,De,J.sorted),it!=null&&ke(it,X[ye],ae,Ne,ae.sorted),L.min=ae.min,L.max=ae.max}});for(let L in _){let G=_[L],J=X[L];if(G.from==null&&(J==null||J.min==null)){let ae=G.range(n,G.min==Ft?null:G.min,G.max==-Ft?null:G.max,L);G.min=ae[0],G.max=ae[1]}}}for(let L in _){let G=_[L];if(G.from!=null){let J=_[G.from];if(J.min==null)G.min=G.max=null;else{let ae=G.range(n,J.min,J.max,L);G.min=ae[0],G.max=ae[1]}}}let M={},C=!1;for(let L in _){let G=_[L],J=w[L];if(J.min!=G.min||J.max!=G.max){J.min=G.min,J.max=G.max;let ae=J.distr;J._min=ae==3?hs(J.min):ae==4?Vh(J.min,J.asinh):ae==100?J.fwd(J.min):J.min,J._max=ae==3?hs(J.max):ae==4?Vh(J.max,J.asinh):ae==100?J.fwd(J.max):J.max,M[L]=C=!0}}if(C){y.forEach((L,G)=>{s==2?G>0&&M.y&&(L._paths=null):M[L.scale]&&(L._paths=null)});for(let L in M)ve=!0,Rn("setScale",L);me&&ue.left>=0&&(te=pe=!0)}for(let L in X)X[L]=null}function Be(_){let M=Zh(sn-1,0,Qt-1),C=Zh(rn+1,0,Qt-1);for(;_[M]==null&&M>0;)M--;for(;_[C]==null&&C<Qt-1;)C++;return[M,C]}function dt(){if(Qt>0){let _=y.some(M=>M._focus)&&Pe!=Oe.alpha;_&&(d.globalAlpha=Pe=Oe.alpha),y.forEach((M,C)=>{if(C>0&&M.show&&(Jt(C,!1),Jt(C,!0),M._paths==null)){let L=Pe;Pe!=M.alpha&&(d.globalAlpha=Pe=M.alpha);let G=s==2?[0,e[C][0].length-1]:Be(e[C]);M._paths=M.paths(n,C,G[0],G[1]),Pe!=L&&(d.globalAlpha=Pe=L)}}),y.forEach((M,C)=>{if(C>0&&M.show){let L=Pe;Pe!=M.alpha&&(d.globalAlpha=Pe=M.alpha),M._paths!=null&&Pt(C,!1);{let G=M._paths!=null?M._paths.gaps:null,J=M.points.show(n,C,sn,rn,G),ae=M.points.filter(n,C,J,G);(J||ae)&&(M.points._paths=M.points.paths(n,C,sn,rn,ae),Pt(C,!0))}Pe!=L&&(d.globalAlpha=Pe=L),Rn("drawSeries",C)}}),_&&(d.globalAlpha=Pe=1)}}function Jt(_,M){let C=M?y[_].points:y[_];C._stroke=C.stroke(n,_),C._fill=C.fill(n,_)}function Pt(_,M){let C=M?y[_].points:y[_],{stroke:L,fill:G,clip:J,flags:ae,_stroke:fe=C._stroke,_fill:ye=C._fill,_width:De=C.width}=C._paths;De=Ot(De*Et,3);let Ne=null,Fe=De%2/2;M&&ye==null&&(ye=De>0?"#fff":fe);let it=C.pxAlign==1&&Fe>0;if(it&&d.translate(Fe,Fe),!M){let wt=A-De/2,bt=b-De/2,mt=q+De,Ze=he+De;Ne=new Path2D,Ne.rect(wt,bt,mt,Ze)}M?Ue(fe,De,C.dash,C.cap,ye,L,G,ae,J):It(_,fe,De,C.dash,C.cap,ye,L,G,ae,Ne,J),it&&d.translate(-Fe,-Fe)}function It(_,M,C,L,G,J,ae,fe,ye,De,Ne){let Fe=!1;ye!=0&&P.forEach((it,wt)=>{if(it.series[0]==_){let bt=y[it.series[1]],mt=e[it.series[1]],Ze=(bt._paths||qo).band;Os(Ze)&&(Ze=it.dir==1?Ze[0]:Ze[1]);let We,Wt=null;bt.show&&Ze&&P_(mt,sn,rn)?(Wt=it.fill(n,wt)||J,We=bt._paths.clip):Ze=null,Ue(M,C,L,G,Wt,ae,fe,ye,De,Ne,We,Ze),Fe=!0}}),Fe||Ue(M,C,L,G,J,ae,fe,ye,De,Ne)}let xn=Yr|jh;function Ue(_,M,C,L,G,J,ae,fe,ye,De,Ne,Fe){Ee(_,M,C,L,G),(ye||De||Fe)&&(d.save(),ye&&d.clip(ye),De&&d.clip(De)),Fe?(fe&xn)==xn?(d.clip(Fe),Ne&&d.clip(Ne),gt(G,ae),hn(_,J,M)):fe&jh?(gt(G,ae),d.clip(Fe),hn(_,J,M)):fe&Yr&&(d.save(),d.clip(Fe),Ne&&d.clip(Ne),gt(G,ae),d.restore(),hn(_,J,M)):(gt(G,ae),hn(_,J,M)),(ye||De||Fe)&&d.restore()}function hn(_,M,C){C>0&&(M instanceof Map?M.forEach((L,G)=>{d.strokeStyle=Ar=G,d.stroke(L)}):M!=null&&_&&d.stroke(M))}function gt(_,M){M instanceof Map?M.forEach((C,L)=>{d.fillStyle=Cs=L,d.fill(C)}):M!=null&&_&&d.fill(M)}function rs(_,M,C,L){let G=R[_],J;if(L<=0)J=[0,0];else{let ae=G._space=G.space(n,_,M,C,L),fe=G._incrs=G.incrs(n,_,M,C,L,ae);J=Kx(M,C,fe,L,ae)}return G._found=J}function un(_,M,C,L,G,J,ae,fe,ye,De){let Ne=ae%2/2;v==1&&d.translate(Ne,Ne),Ee(fe,ae,ye,De,fe),d.beginPath();let Fe,it,wt,bt,mt=G+(L==0||L==3?-J:J);C==0?(it=G,bt=mt):(Fe=G,wt=mt);for(let Ze=0;Ze<_.length;Ze++)M[Ze]!=null&&(C==0?Fe=wt=_[Ze]:it=bt=_[Ze],d.moveTo(Fe,it),d.lineTo(wt,bt));d.stroke(),v==1&&d.translate(-Ne,-Ne)}function Cr(_){let M=!0;return R.forEach((C,L)=>{if(!C.show)return;let G=w[C.scale];if(G.min==null){C._show&&(M=!1,C._show=!1,lt(!1));return}else C._show||(M=!1,C._show=!0,lt(!1));let J=C.side,ae=J%2,{min:fe,max:ye}=G,[De,Ne]=rs(L,fe,ye,ae==0?O:Ce);if(Ne==0)return;let Fe=G.distr==2,it=C._splits=C.splits(n,L,fe,ye,De,Ne,Fe),wt=G.distr==2?it.map(We=>ni[We]):it,bt=G.distr==2?ni[it[1]]-ni[it[0]]:De,mt=C._values=C.values(n,C.filter(n,wt,L,Ne,bt),L,Ne,bt);C._rotate=J==2?C.rotate(n,mt,L,Ne):0;let Ze=C._size;C._size=vi(C.size(n,mt,L,_)),Ze!=null&&C._size!=Ze&&(M=!1)}),M}function ki(_){let M=!0;return Lo.forEach((C,L)=>{let G=C(n,L,Oi,_);G!=wi[L]&&(M=!1),wi[L]=G}),M}function os(){for(let _=0;_<R.length;_++){let M=R[_];if(!M.show||!M._show)continue;let C=M.side,L=C%2,G,J,ae=M.stroke(n,_),fe=C==0||C==3?-1:1,[ye,De]=M._found;if(M.label!=null){let Xn=M.labelGap*fe,ri=vn((M._lpos+Xn)*Et);Ie(M.labelFont[0],ae,"center",C==2?"top":Tf),d.save(),L==1?(G=J=0,d.translate(ri,vn(b+he/2)),d.rotate((C==3?-al:al)/2)):(G=vn(A+q/2),J=ri);let ir=pp(M.label)?M.label(n,_,ye,De):M.label;d.fillText(ir,G,J),d.restore()}if(De==0)continue;let Ne=w[M.scale],Fe=L==0?q:he,it=L==0?A:b,wt=M._splits,bt=Ne.distr==2?wt.map(Xn=>ni[Xn]):wt,mt=Ne.distr==2?ni[wt[1]]-ni[wt[0]]:ye,Ze=M.ticks,We=M.border,Wt=Ze.show?Ze.size:0,tn=vn(Wt*Et),Cn=vn((M.alignTo==2?M._size-Wt-M.gap:M.gap)*Et),Nt=M._rotate*-al/180,nn=g(M._pos*Et),ii=(tn+Cn)*fe,Wn=nn+ii;J=L==0?Wn:0,G=L==1?Wn:0;let mi=M.font[0],Ti=M.align==1?Vr:M.align==2?Bh:Nt>0?Vr:Nt<0?Bh:L==0?"center":C==3?Bh:Vr,Gi=Nt||L==1?"middle":C==2?"top":Tf;Ie(mi,ae,Ti,Gi);let si=M.font[1]*M.lineGap,gi=wt.map(Xn=>g(a(Xn,Ne,Fe,it))),Ei=M._values;for(let Xn=0;Xn<Ei.length;Xn++){let ri=Ei[Xn];if(ri!=null){L==0?G=gi[Xn]:J=gi[Xn],ri=""+ri;let ir=ri.indexOf(`
`)==-1?[ri]:ri.split(/\n/gm);for(let qn=0;qn<ir.length;qn++){let pf=ir[qn];Nt?(d.save(),d.translate(G,J+qn*si),d.rotate(Nt),d.fillText(pf,0,0),d.restore()):d.fillText(pf,G,J+qn*si)}}}Ze.show&&un(gi,Ze.filter(n,bt,_,De,mt),L,C,nn,tn,Ot(Ze.width*Et,3),Ze.stroke(n,_),Ze.dash,Ze.cap);let Hi=M.grid;Hi.show&&un(gi,Hi.filter(n,bt,_,De,mt),L,L==0?2:1,L==0?b:A,L==0?he:q,Ot(Hi.width*Et,3),Hi.stroke(n,_),Hi.dash,Hi.cap),We.show&&un([nn],[1],L==0?1:0,L==0?1:2,L==1?b:A,L==1?he:q,Ot(We.width*Et,3),We.stroke(n,_),We.dash,We.cap)}Rn("drawAxes")}function lt(_){y.forEach((M,C)=>{C>0&&(M._paths=null,_&&(s==1?(M.min=null,M.max=null):M.facets.forEach(L=>{L.min=null,L.max=null})))})}let en=!1,Hn=!1,Lt=[];function dn(){Hn=!1;for(let _=0;_<Lt.length;_++)Rn(...Lt[_]);Lt.length=0}function On(){en||(W_(Zd),en=!0)}function $a(_,M=!1){en=!0,Hn=M,_(n),Zd(),M&&Lt.length>0&&queueMicrotask(dn)}n.batch=$a;function Zd(){if(oe&&(ut(),oe=!1),ve&&(we(),ve=!1),_e){if(Xt(f,Vr,$e),Xt(f,"top",rt),Xt(f,Go,O),Xt(f,Ho,Ce),Xt(p,Vr,$e),Xt(p,"top",rt),Xt(p,Go,O),Xt(p,Ho,Ce),Xt(u,Go,jt),Xt(u,Ho,cn),h.width=vn(jt*Et),h.height=vn(cn*Et),R.forEach(({_el:_,_show:M,_size:C,_pos:L,side:G})=>{if(_!=null)if(M){let J=G===3||G===0?C:0,ae=G%2==1;Xt(_,ae?"left":"top",L-J),Xt(_,ae?"width":"height",C),Xt(_,ae?"top":"left",ae?rt:$e),Xt(_,ae?"height":"width",ae?Ce:O),Yh(_,cr)}else oi(_,cr)}),Ar=Cs=Rr=k=j=Y=Z=Te=S=null,Pe=1,Oo(!0),$e!=Se||rt!=Ut||O!=ze||Ce!=qe){lt(!1);let _=O/ze,M=Ce/qe;if(me&&!te&&ue.left>=0){ue.left*=_,ue.top*=M,Pr&&Wi(Pr,vn(ue.left),0,O,Ce),Ir&&Wi(Ir,0,vn(ue.top),O,Ce);for(let C=0;C<ot.length;C++){let L=ot[C];L!=null&&(Vt[C]*=_,Gn[C]*=M,Wi(L,vi(Vt[C]),vi(Gn[C]),O,Ce))}}if(Ht.show&&!ie&&Ht.left>=0&&Ht.width>0){Ht.left*=_,Ht.width*=_,Ht.top*=M,Ht.height*=M;for(let C in Ph)Xt(Nr,C,Ht[C])}Se=$e,Ut=rt,ze=O,qe=Ce}Rn("setSize"),_e=!1}jt>0&&cn>0&&(d.clearRect(0,0,h.width,h.height),Rn("drawClear"),T.forEach(_=>_()),Rn("draw")),Ht.show&&ie&&(Za(Ht),ie=!1),me&&te&&(nr(null,!0,!1),te=!1),de.show&&de.live&&pe&&(Rh(),pe=!1),l||(l=!0,n.status=1,Rn("ready")),Rs=!1,en=!1}n.redraw=(_,M)=>{ve=M||!1,_!==!1?Is(E,N.min,N.max):On()};function Th(_,M){let C=w[_];if(C.from==null){if(Qt==0){let L=C.range(n,M.min,M.max,_);M.min=L[0],M.max=L[1]}if(M.min>M.max){let L=M.min;M.min=M.max,M.max=L}if(Qt>1&&M.min!=null&&M.max!=null&&M.max-M.min<1e-16)return;_==E&&C.distr==2&&Qt>0&&(M.min=Ri(M.min,e[0]),M.max=Ri(M.max,e[0]),M.min==M.max&&M.max++),X[_]=M,oe=!0,On()}}n.setScale=Th;let Eh,Ah,Pr,Ir,Jd,Kd,Lr,Dr,jd,Qd,Gt,$t,Ps=!1,Nn=ue.drag,En=Nn.x,An=Nn.y;me&&(ue.x&&(Eh=xi(p_,p)),ue.y&&(Ah=xi(m_,p)),N.ori==0?(Pr=Eh,Ir=Ah):(Pr=Ah,Ir=Eh),Gt=ue.left,$t=ue.top);let Ht=n.select=pn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Nr=Ht.show?xi(f_,Ht.over?p:f):null;function Za(_,M){if(Ht.show){for(let C in _)Ht[C]=_[C],C in Ph&&Xt(Nr,C,_[C]);M!==!1&&Rn("setSelect")}}n.setSelect=Za;function z0(_){if(y[_].show)ee&&Yh(st[_],cr);else if(ee&&oi(st[_],cr),me){let C=Re?ot[0]:ot[_];C!=null&&Wi(C,-10,-10,O,Ce)}}function Is(_,M,C){Th(_,{min:M,max:C})}function zi(_,M,C,L){M.focus!=null&&X0(_),M.show!=null&&y.forEach((G,J)=>{J>0&&(_==J||_==null)&&(G.show=M.show,z0(J),s==2?(Is(G.facets[0].scale,null,null),Is(G.facets[1].scale,null,null)):Is(G.scale,null,null),On())}),C!==!1&&Rn("setSeries",_,M),L&&Bo("setSeries",n,_,M)}n.setSeries=zi;function V0(_,M){pn(P[_],M)}function G0(_,M){_.fill=_t(_.fill||null),_.dir=Mt(_.dir,-1),M=M??P.length,P.splice(M,0,_)}function H0(_){_==null?P.length=0:P.splice(_,1)}n.addBand=G0,n.setBand=V0,n.delBand=H0;function W0(_,M){y[_].alpha=M,me&&ot[_]!=null&&(ot[_].style.opacity=M),ee&&st[_]&&(st[_].style.opacity=M)}let as,Ls,tr,Ur={focus:!0};function X0(_){if(_!=tr){let M=_==null,C=Oe.alpha!=1;y.forEach((L,G)=>{if(s==1||G>0){let J=M||G==0||G==_;L._focus=M?null:J,C&&W0(G,J?1:Oe.alpha)}}),tr=_,C&&On()}}ee&&Ke&&vt(Cf,Ae,_=>{ue._lock||(Je(_),tr!=null&&zi(null,Ur,!0,fn.setSeries))});function Vi(_,M,C){let L=w[M];C&&(_=_/Et-(L.ori==1?rt:$e));let G=O;L.ori==1&&(G=Ce,_=G-_),L.dir==-1&&(_=G-_);let J=L._min,ae=L._max,fe=_/G,ye=J+(ae-J)*fe,De=L.distr;return De==3?Wr(10,ye):De==4?L_(ye,L.asinh):De==100?L.bwd(ye):ye}function q0(_,M){let C=Vi(_,E,M);return Ri(C,e[0],sn,rn)}n.valToIdx=_=>Ri(_,e[0]),n.posToIdx=q0,n.posToVal=Vi,n.valToPos=(_,M,C)=>w[M].ori==0?r(_,w[M],C?q:O,C?A:0):o(_,w[M],C?he:Ce,C?b:0),n.setCursor=(_,M,C)=>{Gt=_.left,$t=_.top,nr(null,M,C)};function ef(_,M){Xt(Nr,Vr,Ht.left=_),Xt(Nr,Go,Ht.width=M)}function tf(_,M){Xt(Nr,"top",Ht.top=_),Xt(Nr,Ho,Ht.height=M)}let Uo=N.ori==0?ef:tf,Fo=N.ori==1?ef:tf;function Y0(){if(ee&&de.live)for(let _=s==2?1:0;_<y.length;_++){if(_==0&&at)continue;let M=de.values[_],C=0;for(let L in M)Ve[_][C++].firstChild.nodeValue=M[L]}}function Rh(_,M){if(_!=null&&(_.idxs?_.idxs.forEach((C,L)=>{se[L]=C}):F_(_.idx)||se.fill(_.idx),de.idx=se[0]),ee&&de.live){for(let C=0;C<y.length;C++)(C>0||s==1&&!at)&&$0(C,se[C]);Y0()}pe=!1,M!==!1&&Rn("setLegend")}n.setLegend=Rh;function $0(_,M){let C=y[_],L=_==0&&V==2?ni:e[_],G;at?G=C.values(n,_,M)??nt:(G=C.value(n,M==null?null:L[M],_,M),G=G==null?nt:{_:G}),de.values[_]=G}function nr(_,M,C){jd=Gt,Qd=$t,[Gt,$t]=ue.move(n,Gt,$t),ue.left=Gt,ue.top=$t,me&&(Pr&&Wi(Pr,vn(Gt),0,O,Ce),Ir&&Wi(Ir,0,vn($t),O,Ce));let L,G=sn>rn;as=Ft,Ls=null;let J=N.ori==0?O:Ce,ae=N.ori==1?O:Ce;if(Gt<0||Qt==0||G){L=ue.idx=null;for(let fe=0;fe<y.length;fe++){let ye=ot[fe];ye!=null&&Wi(ye,-10,-10,O,Ce)}Ke&&zi(null,Ur,!0,_==null&&fn.setSeries),de.live&&(se.fill(L),pe=!0)}else{let fe,ye,De;s==1&&(fe=N.ori==0?Gt:$t,ye=Vi(fe,E),L=ue.idx=Ri(ye,e[0],sn,rn),De=W(e[0][L],N,J,0));let Ne=-10,Fe=-10,it=0,wt=0,bt=!0,mt="",Ze="";for(let We=s==2?1:0;We<y.length;We++){let Wt=y[We],tn=se[We],Cn=tn==null?null:s==1?e[We][tn]:e[We][1][tn],Nt=ue.dataIdx(n,We,L,ye),nn=Nt==null?null:s==1?e[We][Nt]:e[We][1][Nt];if(pe=pe||nn!=Cn||Nt!=tn,se[We]=Nt,We>0&&Wt.show){let ii=Nt==null?-10:Nt==L?De:W(s==1?e[0][Nt]:e[We][0][Nt],N,J,0),Wn=nn==null?-10:D(nn,s==1?w[Wt.scale]:w[Wt.facets[1].scale],ae,0);if(Ke&&nn!=null){let mi=N.ori==1?Gt:$t,Ti=yn(Oe.dist(n,We,Nt,Wn,mi));if(Ti<as){let Gi=Oe.bias;if(Gi!=0){let si=Vi(mi,Wt.scale),gi=nn>=0?1:-1,Ei=si>=0?1:-1;Ei==gi&&(Ei==1?Gi==1?nn>=si:nn<=si:Gi==1?nn<=si:nn>=si)&&(as=Ti,Ls=We)}else as=Ti,Ls=We}}if(pe||Re){let mi,Ti;N.ori==0?(mi=ii,Ti=Wn):(mi=Wn,Ti=ii);let Gi,si,gi,Ei,Hi,Xn,ri=!0,ir=le.bbox;if(ir!=null){ri=!1;let qn=ir(n,We);gi=qn.left,Ei=qn.top,Gi=qn.width,si=qn.height}else gi=mi,Ei=Ti,Gi=si=le.size(n,We);if(Xn=le.fill(n,We),Hi=le.stroke(n,We),Re)We==Ls&&as<=Oe.prox&&(Ne=gi,Fe=Ei,it=Gi,wt=si,bt=ri,mt=Xn,Ze=Hi);else{let qn=ot[We];qn!=null&&(Vt[We]=gi,Gn[We]=Ei,Ff(qn,Gi,si,ri),Nf(qn,Xn,Hi),Wi(qn,vi(gi),vi(Ei),O,Ce))}}}}if(Re){let We=Oe.prox,Wt=tr==null?as<=We:as>We||Ls!=tr;if(pe||Wt){let tn=ot[0];tn!=null&&(Vt[0]=Ne,Gn[0]=Fe,Ff(tn,it,wt,bt),Nf(tn,mt,Ze),Wi(tn,vi(Ne),vi(Fe),O,Ce))}}}if(Ht.show&&Ps)if(_!=null){let[fe,ye]=fn.scales,[De,Ne]=fn.match,[Fe,it]=_.cursor.sync.scales,wt=_.cursor.drag;if(En=wt._x,An=wt._y,En||An){let{left:bt,top:mt,width:Ze,height:We}=_.select,Wt=_.scales[Fe].ori,tn=_.posToVal,Cn,Nt,nn,ii,Wn,mi=fe!=null&&De(fe,Fe),Ti=ye!=null&&Ne(ye,it);mi&&En?(Wt==0?(Cn=bt,Nt=Ze):(Cn=mt,Nt=We),nn=w[fe],ii=W(tn(Cn,Fe),nn,J,0),Wn=W(tn(Cn+Nt,Fe),nn,J,0),Uo(Ci(ii,Wn),yn(Wn-ii))):Uo(0,J),Ti&&An?(Wt==1?(Cn=bt,Nt=Ze):(Cn=mt,Nt=We),nn=w[ye],ii=D(tn(Cn,it),nn,ae,0),Wn=D(tn(Cn+Nt,it),nn,ae,0),Fo(Ci(ii,Wn),yn(Wn-ii))):Fo(0,ae)}else Ih()}else{let fe=yn(jd-Jd),ye=yn(Qd-Kd);if(N.ori==1){let it=fe;fe=ye,ye=it}En=Nn.x&&fe>=Nn.dist,An=Nn.y&&ye>=Nn.dist;let De=Nn.uni;De!=null?En&&An&&(En=fe>=De,An=ye>=De,!En&&!An&&(ye>fe?An=!0:En=!0)):Nn.x&&Nn.y&&(En||An)&&(En=An=!0);let Ne,Fe;En&&(N.ori==0?(Ne=Lr,Fe=Gt):(Ne=Dr,Fe=$t),Uo(Ci(Ne,Fe),yn(Fe-Ne)),An||Fo(0,ae)),An&&(N.ori==1?(Ne=Lr,Fe=Gt):(Ne=Dr,Fe=$t),Fo(Ci(Ne,Fe),yn(Fe-Ne)),En||Uo(0,J)),!En&&!An&&(Uo(0,0),Fo(0,0))}if(Nn._x=En,Nn._y=An,_==null){if(C){if(ff!=null){let[fe,ye]=fn.scales;fn.values[0]=fe!=null?Vi(N.ori==0?Gt:$t,fe):null,fn.values[1]=ye!=null?Vi(N.ori==1?Gt:$t,ye):null}Bo(kh,n,Gt,$t,O,Ce,L)}if(Ke){let fe=C&&fn.setSeries,ye=Oe.prox;tr==null?as<=ye&&zi(Ls,Ur,!0,fe):as>ye?zi(null,Ur,!0,fe):Ls!=tr&&zi(Ls,Ur,!0,fe)}}pe&&(de.idx=L,Rh()),M!==!1&&Rn("setCursor")}let Ds=null;Object.defineProperty(n,"rect",{get(){return Ds==null&&Oo(!1),Ds}});function Oo(_=!1){_?Ds=null:(Ds=p.getBoundingClientRect(),Rn("syncRect",Ds))}function nf(_,M,C,L,G,J,ae){ue._lock||Ps&&_!=null&&_.movementX==0&&_.movementY==0||(Ch(_,M,C,L,G,J,ae,!1,_!=null),_!=null?nr(null,!0,!0):nr(M,!0,!1))}function Ch(_,M,C,L,G,J,ae,fe,ye){if(Ds==null&&Oo(!1),Je(_),_!=null)C=_.clientX-Ds.left,L=_.clientY-Ds.top;else{if(C<0||L<0){Gt=-10,$t=-10;return}let[De,Ne]=fn.scales,Fe=M.cursor.sync,[it,wt]=Fe.values,[bt,mt]=Fe.scales,[Ze,We]=fn.match,Wt=M.axes[0].side%2==1,tn=N.ori==0?O:Ce,Cn=N.ori==1?O:Ce,Nt=Wt?J:G,nn=Wt?G:J,ii=Wt?L:C,Wn=Wt?C:L;if(bt!=null?C=Ze(De,bt)?a(it,w[De],tn,0):-10:C=tn*(ii/Nt),mt!=null?L=We(Ne,mt)?a(wt,w[Ne],Cn,0):-10:L=Cn*(Wn/nn),N.ori==1){let mi=C;C=L,L=mi}}ye&&(M==null||M.cursor.event.type==kh)&&((C<=1||C>=O-1)&&(C=ar(C,O)),(L<=1||L>=Ce-1)&&(L=ar(L,Ce))),fe?(Jd=C,Kd=L,[Lr,Dr]=ue.move(n,C,L)):(Gt=C,$t=L)}let Ph={width:0,height:0,left:0,top:0};function Ih(){Za(Ph,!1)}let sf,rf,of,af;function lf(_,M,C,L,G,J,ae){Ps=!0,En=An=Nn._x=Nn._y=!1,Ch(_,M,C,L,G,J,ae,!0,!1),_!=null&&(vt(zh,Xh,cf,!1),Bo(Af,n,Lr,Dr,O,Ce,null));let{left:fe,top:ye,width:De,height:Ne}=Ht;sf=fe,rf=ye,of=De,af=Ne}function cf(_,M,C,L,G,J,ae){Ps=Nn._x=Nn._y=!1,Ch(_,M,C,L,G,J,ae,!1,!0);let{left:fe,top:ye,width:De,height:Ne}=Ht,Fe=De>0||Ne>0,it=sf!=fe||rf!=ye||of!=De||af!=Ne;if(Fe&&it&&Za(Ht),Nn.setScale&&Fe&&it){let wt=fe,bt=De,mt=ye,Ze=Ne;if(N.ori==1&&(wt=ye,bt=Ne,mt=fe,Ze=De),En&&Is(E,Vi(wt,E),Vi(wt+bt,E)),An)for(let We in w){let Wt=w[We];We!=E&&Wt.from==null&&Wt.min!=Ft&&Is(We,Vi(mt+Ze,We),Vi(mt,We))}Ih()}else ue.lock&&(ue._lock=!ue._lock,nr(M,!0,_!=null));_!=null&&(_n(zh,Xh),Bo(zh,n,Gt,$t,O,Ce,null))}function Z0(_,M,C,L,G,J,ae){if(ue._lock)return;Je(_);let fe=Ps;if(Ps){let ye=!0,De=!0,Ne=10,Fe,it;N.ori==0?(Fe=En,it=An):(Fe=An,it=En),Fe&&it&&(ye=Gt<=Ne||Gt>=O-Ne,De=$t<=Ne||$t>=Ce-Ne),Fe&&ye&&(Gt=Gt<Lr?0:O),it&&De&&($t=$t<Dr?0:Ce),nr(null,!0,!0),Ps=!1}Gt=-10,$t=-10,se.fill(null),nr(null,!0,!0),fe&&(Ps=fe)}function hf(_,M,C,L,G,J,ae){ue._lock||(Je(_),No(),Ih(),_!=null&&Bo(Pf,n,Gt,$t,O,Ce,null))}function uf(){R.forEach(jx),F(n.width,n.height,!0)}hr(ll,Hr,uf);let Fr={};Fr.mousedown=lf,Fr.mousemove=nf,Fr.mouseup=cf,Fr.dblclick=hf,Fr.setSeries=(_,M,C,L)=>{let G=fn.match[2];C=G(n,M,C),C!=-1&&zi(C,L,!0,!1)},me&&(vt(Af,p,lf),vt(kh,p,nf),vt(Rf,p,_=>{Je(_),Oo(!1)}),vt(Cf,p,Z0),vt(Pf,p,hf),Qh.add(n),n.syncRect=Oo);let Ja=n.hooks=i.hooks||{};function Rn(_,M,C){Hn?Lt.push([_,M,C]):_ in Ja&&Ja[_].forEach(L=>{L.call(null,n,M,C)})}(i.plugins||[]).forEach(_=>{for(let M in _.hooks)Ja[M]=(Ja[M]||[]).concat(_.hooks[M])});let df=(_,M,C)=>C,fn=pn({key:null,setSeries:!1,filters:{pub:Vf,sub:Vf},scales:[E,y[1]?y[1].scale:null],match:[Gf,Gf,df],values:[null,null]},ue.sync);fn.match.length==2&&fn.match.push(df),ue.sync=fn;let ff=fn.key,Lh=Bp(ff);function Bo(_,M,C,L,G,J,ae){fn.filters.pub(_,M,C,L,G,J,ae)&&Lh.pub(_,M,C,L,G,J,ae)}Lh.sub(n);function J0(_,M,C,L,G,J,ae){fn.filters.sub(_,M,C,L,G,J,ae)&&Fr[_](null,M,C,L,G,J,ae)}n.pub=J0;function K0(){Lh.unsub(n),Qh.delete(n),Tn.clear(),$h(ll,Hr,uf),c.remove(),Ae?.remove(),Rn("destroy")}n.destroy=K0;function Dh(){Rn("init",i,e),Do(e||i.data,!1),X[E]?Th(E,X[E]):No(),ie=Ht.show&&(Ht.width>0||Ht.height>0),te=pe=!0,F(i.width,i.height)}return y.forEach(Er),R.forEach(is),t?t instanceof HTMLElement?(t.appendChild(c),Dh()):t(n,Dh):Dh(),n}on.assign=pn;on.fmtNum=ou;on.rangeNum=cl;on.rangeLog=dl;on.rangeAsinh=su;on.orient=dr;on.pxRatio=Et;on.join=H_;on.fmtDate=lu,on.tzDate=ex;on.sync=Bp;{on.addGap=Fx,on.clipGaps=ml;let i=on.paths={points:Wp};i.linear=qp,i.stepped=kx,i.bars=zx,i.spline=Gx}function Qx(i,e){let t=i.length;for(let n=1,s=0;n<t;++n){let r=t>>1;for(;s&r;r>>=1)s^=r;s^=r,n<s&&([i[n],i[s]]=[i[s],i[n]],[e[n],e[s]]=[e[s],e[n]])}for(let n=2;n<=t;n<<=1){let s=-2*Math.PI/n;for(let r=0;r<t;r+=n)for(let o=0;o<n/2;++o){let a=Math.cos(s*o),l=Math.sin(s*o),c=r+o,h=c+n/2,d=i[h]*a-e[h]*l,u=i[h]*l+e[h]*a;i[h]=i[c]-d,e[h]=e[c]-u,i[c]=i[c]+d,e[c]=e[c]+u}}}function ev(i,e,t,n,s){let r=new Float64Array(s),o=0;for(let a=0;a<s;++a){let l=t+(n-t)*a/s;for(;o+2<i.length&&i[o+1]<=l;)++o;let c=i[o+1]-i[o],h=c>0?Math.min(1,Math.max(0,(l-i[o])/c)):0;r[a]=e[o]+h*(e[o+1]-e[o])}return r}function tv(i,e,t,n){let s=[...i.keys()].filter(a=>i[a]>=t&&i[a]<=n);if(s.length<2)return null;let r=i[s[0]],o=(i[s.at(-1)]-r)/(s.length-1);return s.some((a,l)=>Math.abs(i[a]-r-l*o)>.001*o)?null:{values:Float64Array.from(s,a=>e[a]),span:o*s.length}}var nv=8;function Jp(i,e,t,n){let s=i.reduce((y,R)=>y+(R>=t&&R<=n?1:0),0),r=tv(i,e,t,n),o=new Float64Array(0);if(s<nv)return{frequency:o,amplitude:o,uneven:!1};let a=r?.values??ev(i,e,t,n,s),l=r?.span??n-t,c=a.length,h=1<<Math.ceil(Math.log2(2*c)),d=a.reduce((y,R)=>y+R,0)/c,u=new Float64Array(h);for(let y=0;y<c;++y)u[y]=(a[y]-d)*(1-Math.cos(2*Math.PI*y/c));let f=new Float64Array(h);Qx(u,f);let p=Math.ceil(h/c),v=h/2,g=new Float64Array(v-p),m=new Float64Array(v-p);for(let y=p;y<v;++y)g[y-p]=y/h*(c/l),m[y-p]=2/c*Math.hypot(u[y],f[y]);return{frequency:g,amplitude:m,uneven:r===null}}var Fn=class{constructor(e,t,n){this.axis=e;this.curves=t;this.options=n;this.canvas=I("div",{class:"canvas",style:`height:${n.height??230}px`,role:"img","aria-label":this.description()}),this.visible=t.map((o,a)=>a<(n.shown??7)),this.whole=Ns("Whole run",()=>e.view.reset(),{class:"quiet",title:"Show the whole run in all plots"});let s=Ns("Spectrum",()=>{this.asSpectrum=!this.asSpectrum,s.setAttribute("aria-pressed",String(this.asSpectrum)),this.draw()},{class:"quiet","aria-pressed":"false",title:"Amplitudes over frequency, of the interval shown"}),r=I("h3",{},n.title,n.unit?I("span",{class:"unit"},` ${ko(n.unit)}`):null);this.card=I("figure",{class:"card plot","aria-label":n.title},I("div",{class:"plot-head"},r,I("div",{class:"plot-tools"},this.whole,n.words?null:s,Ns("CSV",()=>this.save(),{class:"quiet",title:"Download the interval shown as a table"}))),this.canvas,this.approximate,n.note?I("p",{class:"plot-note"},n.note):null,this.table()),new IntersectionObserver(o=>{!this.chart&&o.some(a=>a.isIntersecting)&&this.draw()},{rootMargin:"200px"}).observe(this.card),new IntersectionObserver(o=>{this.onScreen=o.at(-1).isIntersecting,this.moveCursor()}).observe(this.card),new ResizeObserver(()=>this.resize()).observe(this.canvas),e.clock.onChange(()=>this.moveCursor()),e.view.onChange(()=>this.showInterval()),Fs(()=>{this.paintSwatches(),this.chart&&this.draw()}),this.paintSwatches(),this.sayApproximate(!1),this.showInterval(),addEventListener("beforeprint",()=>this.draw())}axis;curves;options;card;canvas;cursor=I("div",{class:"cursor"});now=[];extremes=[];swatches=[];whole;approximate=I("p",{class:"plot-note"},"");visible;chart=null;onScreen=!1;toldAt=0;asSpectrum=!1;description(){let e=this.curves.map(t=>t.name).join(", ");return this.asSpectrum?`Amplitudes of ${this.options.title} over frequency: ${e}. The table has numbers over time.`:`Plot of ${this.options.title} over time: ${e}. The table below has the numbers.`}sayApproximate(e){let t=this.curves.some(n=>n.thinned);this.approximate.textContent=t?"Approximate (≈): of several stored times each the curve has the least and the largest value, at two of these times. The CSV has these; results.h5 has all.":"Approximate: the stored times are uneven; values between them are on straight lines.",this.approximate.hidden=!t&&!e}paintSwatches(){this.swatches.forEach((e,t)=>or(e,this.curves[t].look??t))}table(){let e=this.curves.map((n,s)=>{let r=kr();this.swatches.push(r);let o=_i(n.name,this.visible[s],c=>{this.visible[s]=c,this.asSpectrum||this.curves.some(h=>h.strays)?this.draw():this.chart?.setSeries(s+1,{show:c})});o.prepend(r),o.title=n.meaning;let a=I("td",{class:"now"});this.now.push(a);let l=this.options.words?[]:[I("td"),I("td"),I("td")];return this.extremes.push(l),I("tr",{},I("th",{scope:"row"},o),a,...l)}),t=["curve","at t",...this.options.words?[]:["min","max","RMS"]].map(n=>I("th",{scope:"col"},n));return I("div",{class:"legend"},I("table",{},I("caption",{class:"hidden"},this.options.title),I("thead",{},I("tr",{},...t)),I("tbody",{},...e)))}drawn(e){return Array.from(e,t=>{if(this.options.words&&t<0)return null;let n=this.options.log||this.asSpectrum?Math.abs(t):t;return Number.isFinite(n)&&(n>0||!(this.options.log||this.asSpectrum))?n:null})}data(){let{view:e}=this.axis;if(!this.asSpectrum)return mu(this.curves.map(n=>[n.times,this.drawn(n.values)]));let t=this.curves.map(n=>Jp(n.times,n.values,...e.range));return this.sayApproximate(t.some(n=>n.uneven)),mu(t.map(n=>[n.frequency,this.drawn(n.amplitude)]))}draw(){this.chart?.destroy(),this.sayApproximate(!1),this.canvas.setAttribute("aria-label",this.description());let e=this.options.log||this.asSpectrum,t=this.curves.every((n,s)=>n.strays||!this.visible[s]);this.chart=new on({width:Math.max(200,this.canvas.clientWidth),height:this.options.height??230,padding:[12,12,0,0],legend:{show:!1},focus:{alpha:.35},cursor:{y:!1,drag:{x:!this.asSpectrum,y:!1},points:{size:6},bind:{dblclick:()=>()=>(this.axis.view.reset(),null)}},scales:{x:this.asSpectrum?{time:!1}:{time:!1,range:()=>this.axis.view.range},y:this.options.words?{range:[-.6,this.options.words.length-.4]}:e?{distr:3,range:(n,s,r)=>this.logRange(s,r)}:{range:(n,s,r)=>nl(s,r)}},axes:[{...zr(!1),size:34,...this.asSpectrum?{label:"frequency [Hz]"}:{}},{...zr(!!e),...this.options.words?iv(this.options.words):{size:72}}],series:[{},...this.curves.map((n,s)=>({label:n.name,show:this.visible[s],auto:t||!n.strays,alpha:t||!n.strays?1:.35,...rr(n.look??s),...this.options.words?{paths:()=>null,points:{show:!0,size:5,fill:rr(n.look??s).stroke}}:{points:{show:!1}}}))],hooks:{setSelect:[n=>this.zoom(n)],draw:[n=>this.drawMark(n)],setScale:[()=>this.moveCursor()],ready:[n=>this.listen(n)]}},this.data(),this.canvas),this.chart.root.setAttribute("aria-hidden","true"),this.moveCursor()}logRange(e,t){let n=this.options.mark?.value??0,s=Math.max(t??n,this.asSpectrum?0:n)||1,r=Math.max(e??s*.001,s*1e-16);return[10**Math.floor(Math.log10(Math.min(r,!this.asSpectrum&&n?n:r))-.1),10**Math.ceil(Math.log10(s)+.1)]}listen(e){e.over.append(this.cursor);let t=0;e.over.addEventListener("mousedown",n=>t=n.clientX),e.over.addEventListener("click",n=>{this.asSpectrum||Math.abs(n.clientX-t)>3||(this.axis.clock.pause(),this.axis.clock.seek(e.posToVal(n.offsetX,"x")))})}zoom(e){if(this.asSpectrum||e.select.width<3)return;let t=e.posToVal(e.select.left,"x"),n=e.posToVal(e.select.left+e.select.width,"x");e.setSelect({left:0,top:0,width:0,height:0},!1),this.axis.view.show(t,n)}drawMark(e){let t=this.options.mark;if(!t||this.asSpectrum||!(t.value>0||!this.options.log))return;let n=e.valToPos(t.value,"y",!0),{left:s,width:r}=e.bbox,o=e.ctx;o.save(),o.strokeStyle=Bn().faint,o.lineWidth=devicePixelRatio,o.setLineDash([6*devicePixelRatio,4*devicePixelRatio]),o.beginPath(),o.moveTo(s,n),o.lineTo(s+r,n),o.stroke(),o.font=`${11*devicePixelRatio}px system-ui, sans-serif`,o.textAlign="right";let a=s+r-4*devicePixelRatio,l=o.measureText(t.label).width+6*devicePixelRatio;o.fillStyle=Bn().background,o.globalAlpha=.85,o.fillRect(a-l,n-18*devicePixelRatio,l+4*devicePixelRatio,16*devicePixelRatio),o.globalAlpha=1,o.fillStyle=Bn().ink,o.fillText(t.label,a,n-6*devicePixelRatio),o.restore()}resize(){this.chart&&this.canvas.clientWidth>0&&this.chart.setSize({width:this.canvas.clientWidth,height:this.options.height??230})}moveCursor(){if(!this.onScreen||!this.chart)return;let{clock:e}=this.axis,t=this.chart.valToPos(e.time,"x"),n=!this.asSpectrum&&t>=0&&t<=this.chart.bbox.width/devicePixelRatio;this.cursor.style.display=n?"block":"none",this.cursor.style.transform=`translateX(${t}px)`;let s=performance.now();e.playing&&s-this.toldAt<150||(this.toldAt=s,this.curves.forEach(({times:r,values:o,thinned:a},l)=>{let h=e.time>r[r.length-1]?NaN:o[Nh(r,e.time)];this.now[l].textContent=this.options.words?this.options.words[h]??"—":Kp(a)+ft(h)}))}rows(e){let[t,n]=this.axis.view.range,s=Or(e,t);return[e[s]<t?s+1:s,Or(e,n)]}showInterval(){if(this.whole.hidden=!this.axis.view.zoomed,this.curves.forEach((e,t)=>{let[n,s]=this.rows(e.times),r=1/0,o=-1/0,a=0,l=0,c=0;for(let f=n;f<=s;++f){let p=e.values[f];if(!Number.isFinite(p))continue;r=Math.min(r,p),o=Math.max(o,p),++c;let v=f>n?e.values[f-1]:NaN;if(!Number.isFinite(v))continue;let g=e.times[f]-e.times[f-1];a+=g*(p*p+p*v+v*v)/3,l+=g}let h=!this.axis.view.zoomed&&e.rms!==void 0,d=h?e.rms:l>0?Math.sqrt(a/l):NaN,u=c>0?[ft(r),ft(o),Kp(e.thinned&&!h)+ft(d)]:["—","—","—"];this.extremes[t].forEach((f,p)=>f.textContent=u[p])}),!!this.chart)if(this.asSpectrum)this.draw();else{let[e,t]=this.axis.view.range;this.chart.setScale("x",{min:e,max:t})}}save(){let[e,...t]=mu(this.curves.map(o=>[o.times,o.values])),[n,s]=this.axis.view.range,r=[[this.curves.some(o=>o.thinned)?"time [s] (approximate: least and largest of several)":"time [s]",...this.curves.map(o=>`${o.name}${o.unit?` [${o.unit}]`:""}`)]];e.forEach((o,a)=>{o>=n&&o<=s&&r.push([o,...t.map(l=>l[a])])}),Qa(`${(this.options.name??this.options.title).replace(/[^\w.-]+/g,"-")}.csv`,il(r))}};function Kp(i){return i?"≈ ":""}function iv(i){return{size:128,splits:i.map((e,t)=>t),values:()=>i}}function mu(i){let e=i[0]?.[0]??[];return i.every(([n])=>n===e||n.length===e.length&&Array.prototype.every.call(n,(s,r)=>s===e[r]))?[e,...i.map(([,n])=>n)]:on.join(i.map(([n,s])=>[Array.from(n),Array.from(s)]))}var sv=2220446049250313e-31;function Xi(i,e){return{name:e.component?`${e.name} ${e.component}`:e.name,unit:e.unit,meaning:e.meaning,times:i.times,values:e.values,thinned:i.thinned.series>1,...e.rms===null?{}:{rms:e.rms}}}function vl(i,e){return i.series.filter(t=>t.group===e).map(t=>Xi(i,t))}function rv(i){return i.values.every(e=>e===0)}function ov(i,e){let t=i.series.filter(r=>r.group==="share"&&r.values.some(o=>o!==0));if(t.length===0)return null;let n=r=>r.values.reduce((o,a)=>Math.max(o,Math.abs(a)),0),s=I("details",{class:"more","aria-label":"Shares of bodies and beams"},I("summary",{},"Shares of bodies and beams"));return s.addEventListener("toggle",()=>{let r=[...new Set(t.map(o=>o.component))].map(o=>{let a=t.filter(l=>l.component===o).sort((l,c)=>n(c)-n(l));return new Fn(e,a.map(l=>({...Xi(i,l),name:l.name})),{title:`Parts: ${o}`,unit:"J",shown:5}).card});s.append(I("div",{class:"plots"},...r))},{once:!0}),s}function jp(i,e){let t=vl(i,"ledger").filter(c=>!rv(c)),n=vl(i,"check"),s=sv*i.summary.energy.scale,r=[new Fn(e,vl(i,"energy"),{title:"Energy",unit:"J"}),new Fn(e,t,{title:"Ledger since the start",unit:"J",note:"Change of energy = works − dissipation + what is unaccounted for. Accounts that stay at zero are left out."}),new Fn(e,n,{title:"Remainder",unit:"J",log:!0,...s>0?{mark:{value:s,label:`round-off of the energy scale ${Tt(i.summary.energy.scale,"J",3)}`}}:{},note:"Magnitude of what the ledger does not explain. Zero is not drawn."})],o=vl(i,"momentum"),a=o.filter(c=>c.unit==="N s"),l=o.filter(c=>c.unit!=="N s");return a.length>0&&r.push(new Fn(e,a,{title:"Linear momentum",unit:"N s"})),l.length>0&&r.push(new Fn(e,l,{title:"Angular momentum",unit:"N m s"})),yt("energy","Energy ledger",I("div",{class:"plots"},...r.map(c=>c.card)),ov(i,e))}var Qp={error:"the error",growth:"bounded growth",newton:"Newton's method",min_step:"the smallest step",max_step:"the largest step",end:"the end"},gu=Object.values(Qp);function av(i){let e=Object.entries(i.summary.time.limited_by??{}).filter(([,s])=>s>0);if(e.length===0)return null;let t=e.reduce((s,[,r])=>s+r,0),n=e.map(([s,r])=>I("tr",{},I("th",{scope:"row"},Qp[s]??s),I("td",{},Kt(r,"step")),I("td",{class:"bar-cell"},I("span",{class:"bar",style:`width:${100*r/t}%`}))));return I("figure",{class:"card","aria-label":"What decided the size of steps"},I("h3",{},"What decided the size of steps"),I("table",{class:"bars","aria-label":"Steps by what decided their size"},I("tbody",{},...n)))}function lv(i,e){let t=i.series.filter(s=>s.group==="own");if(t.length===0)return null;let n=I("details",{class:"more","aria-label":"The scheme's own values"},I("summary",{},"The scheme's own values"));return n.addEventListener("toggle",()=>{let r=[...new Set(t.map(o=>o.name))].map(o=>{let a=t.filter(l=>l.name===o);return new Fn(e,a.map(l=>({...Xi(i,l),name:l.component||l.name})),{title:o,unit:"",note:a[0].meaning,shown:4}).card});n.append(I("div",{class:"plots"},...r))},{once:!0}),n}function em(i,e){let t=c=>i.series.filter(h=>h.group==="solver"&&c.includes(h.name)).map(h=>Xi(i,h)),n=[],s=(c,h,d,u=!1)=>{let f=t(d);f.some(p=>p.values.some(v=>v!==0))&&n.push(new Fn(e,f,{title:c,unit:h,log:u,height:190}).card)},{smallest_step:r,largest_step:o}=i.summary.time;s("Size of the step","s",["step"],r>0&&o/r>20),s("Newton iterations","",["Newton iterations"]),s("Constraint errors","",["positions","velocities","accelerations"],!0),s("Attempts rejected, steps guarded","",["rejected for their error","rejected by Newton","guarded"]);let a=i.series.filter(c=>c.group==="limit"&&c.values.some(h=>h>=0));a.length>0&&n.push(new Fn(e,a.map(c=>Xi(i,c)),{title:"What decided the size of each step",unit:"",words:gu,height:190}).card);let l=av(i);return l&&n.push(l),yt("solver","Solver",I("div",{class:"plots"},...n),lv(i,e))}function _u(i){let e=`${Kt(i.time.steps,"step")} to t = ${Tt(i.time.end,"s")}, in ${Un(i.cost.wall_seconds)}`;switch(i.status){case"completed":return{level:i.warnings.length>0?"warning":"good",title:i.warnings.length>0?"Finished, with warnings":"Finished",words:e};case"failed":return{level:"bad",title:"Failed",words:e};case"interrupted":return{level:"warning",title:"Interrupted",words:e};default:return{level:"note",title:"Still running",words:e}}}function cv(i){let e=i.ledger.max_step_unaccounted??NaN,t=i.energy.scale>0?Math.abs(e)/i.energy.scale:0,n=Tt(e,"J",3),s=`largest of a step; ${Tt(i.ledger.unaccounted??NaN,"J",3)} in all`;return i.energy_law_claimed?t<=1e-10?{level:"good",label:"Energy remainder",value:n,words:`${s}. The ledger closes to round-off`}:{level:t>1e-6?"bad":"note",label:"Energy remainder",value:n,words:`${s}: ${el(t)} the scale`}:{level:t>.01?"bad":"note",label:"Energy remainder",value:n,words:`${s}. The scheme claims no energy law here`}}function hv(i){let e=i.ledger.numerical_dissipation??0,t=i.energy.scale>0?Math.abs(e)/i.energy.scale:0;return{level:t>.05?"warning":t>.001?"note":"good",label:"Numerical loss",value:Tt(e,"J",3),words:e===0?"the scheme took nothing":`${el(t)} the energy scale ${Tt(i.energy.scale,"J",3)}`}}function uv(i){return i.size.constraints===0?null:{level:i.constraints.position_max>1e-6?"note":"good",label:"Constraint error",value:ft(i.constraints.position_max,3),words:`largest of the positions; ${ft(i.constraints.velocity_max,3)} of the velocities`}}function dv(i){let e=i.accuracy;if(e?.largest_error===void 0)return null;let t=e.farthest_way?e.largest_error/e.farthest_way:0;return{level:t>.1?"warning":t>.01?"note":"good",label:"Estimated error",value:Tt(e.largest_error,"m",2),words:`at most, of ${e.largest_point??""} at t = ${Tt(e.largest_time??0,"s")}; ${el(t)} the way`}}function fv(i){let{steps:e,rejected:t,smallest_step:n,largest_step:s}=i.time,r=s-n>1e-6*s&&i.time.tolerance!==void 0,o=e>0?i.newton.iterations/(e+t):0;return{level:t>e/4?"note":"good",label:"Steps",value:Kt(e,"step"),words:`${r?`of ${Un(n)} to ${Un(s)}`:`of ${Un(i.time.step)}`}, ${t===0?"none":t} rejected, ${ft(o,3)} iterations each`}}function pv(i){return{level:"good",label:"Time",value:Un(i.cost.wall_seconds),words:`${Un(1e-6*i.cost.cpu_per_step_us)} for a step of ${Kt(i.size.unknowns,"unknown")}`}}function mv(i){return I("div",{class:`tile ${i.level}`},I("dt",{},Kn(i.level),i.label,I("span",{class:"hidden"},` (${i.level})`)),I("dd",{class:"value"},i.value),I("dd",{class:"words"},i.words))}function gv(i){let e=i.failure;return e?I("div",{class:"failure",role:"alert"},I("p",{},I("strong",{},`At t = ${Tt(e.time,"s")}, after ${Kt(e.step,"step")}: `),e.what),I("p",{},I("strong",{},"Where: "),e.where),I("p",{},I("strong",{},"Try: "),e.hint)):null}function tm(i,e){return e.length===0?null:I("div",{class:"warnings"},I("h3",{},i),I("ul",{},...e.map(t=>I("li",{},t))))}function nm(i){let{level:e,title:t,words:n}=_u(i),s=[cv(i),hv(i),dv(i),uv(i),fv(i),pv(i)].filter(r=>r!==null);if(i.status==="failed")for(let r of s)r.level==="good"&&(r.level="note");return yt("verdict","Verdict",I("div",{class:`card verdict ${e}`},I("div",{class:"headline"},I("span",{class:"sign"},Kn(e)),I("div",{},I("p",{class:"status"},t),I("p",{class:"words"},n))),gv(i),tm(Kt(i.warnings.length,"warning"),i.warnings),I("dl",{class:"tiles"},...s.map(mv)),tm("Redundant constraints, which follow from others and are not enforced",i.redundant_constraints)))}var _v=2220446049250313e-31;function rm(i,e){let t=kr();return Fs(()=>or(t,e)),or(t,e),I("th",{scope:"row"},I("span",{class:"scheme"},t,i.label))}function xv(i){let{failure:e,warnings:t}=i.summary,n=[];return e&&n.push(I("p",{},`At t = ${Tt(e.time,"s")}, after ${Kt(e.step,"step")}: ${e.what}`),I("p",{},I("strong",{},"Where: "),e.where),I("p",{},I("strong",{},"Try: "),e.hint)),t.length>0&&n.push(I("ul",{},...t.map(s=>I("li",{},s)))),n.length>0?n:["none"]}function vv(i,e){let{level:t,title:n,words:s}=_u(i.summary);return I("tr",{class:t},rm(i,e),I("td",{},I("span",{class:"result"},Kn(t),n),I("p",{class:"words"},s)),I("td",{class:"troubles"},...xv(i)))}function yv(i){let e=i.filter(l=>l.summary.status==="failed").length,t=i.filter(l=>l.summary.status==="interrupted").length,n=i.some(l=>l.summary.warnings.length>0),s=e>0?"bad":t>0||n?"warning":"good",r=e>0?`${Kt(e,"scheme")} failed`:t>0?"Interrupted":"All finished",o=i.filter(l=>l.summary.status==="completed"),a=`${o.length} of ${Kt(i.length,"scheme")} reached the end${o[0]?`, t = ${Tt(o[0].summary.time.end,"s")}`:""}`;return yt("verdict","Verdict",I("div",{class:`card verdict ${s}`},I("div",{class:"headline"},I("span",{class:"sign"},Kn(s)),I("div",{},I("p",{class:"status"},r),I("p",{class:"words"},a)))),Us("How each scheme went",["scheme","result","warnings"],i.map(vv)))}var im=[{name:"time per step",value:({summary:i})=>Un(1e-6*i.cost.cpu_per_step_us)},{name:"of all steps",value:({summary:i})=>Un(1e-6*i.cost.cpu_per_step_us*i.time.steps)},{name:"steps",value:({summary:i})=>String(i.time.steps)},{name:"Newton iterations per step",value:({summary:i})=>ft(i.newton.iterations/Math.max(1,i.time.steps),3)},{name:"change of energy",value:({summary:i})=>Tt(i.energy.final-i.energy.initial,"J",3)},{name:"farthest from the start",value:({summary:i})=>Tt(bv(i.energy),"J",3)},{name:"numerical dissipation",value:({summary:i})=>Tt(i.ledger.numerical_dissipation??NaN,"J",3)},{name:"remainder",value:({summary:i})=>Tt(i.ledger.unaccounted??NaN,"J",3)},{name:"error of constraints",value:({summary:i})=>ft(i.constraints.position_max,3)},{name:"of their velocities",value:({summary:i})=>ft(i.constraints.velocity_max,3)},{name:"estimated error, largest",value:({summary:i})=>i.accuracy?.largest_error===void 0?"—":Tt(i.accuracy.largest_error,"m",2)},{name:"at the end",value:({summary:i})=>i.accuracy?.end_error===void 0?"—":Tt(i.accuracy.end_error,"m",2)}];function bv(i){return Math.max(i.max-i.initial,i.initial-i.min)}function Mv(i){let e=i.map((t,n)=>I("tr",{},rm(t,n),...im.map(s=>I("td",{class:"figure"},s.value(t)))));return yt("numbers","Cost and accuracy",Us("Cost, energies, errors of each scheme",["scheme",...im.map(t=>t.name)],e),I("p",{class:"plot-note"},"Times are those of the processor, without storing and without the estimate of the error. ","The remainder is what the ledger of energies does not explain; the estimated error is that of the farthest point from where it would be with ever smaller steps."))}function om(i){return[yv(i),Mv(i)]}var sm=i=>JSON.stringify([i.group,i.name,i.component,i.unit]),xu=class{constructor(e,t){this.axis=t;e.forEach((n,s)=>{for(let r of n.series){let o=this.found.get(sm(r))??{series:r,curves:[]};o.curves.push({...Xi(n,r),name:n.label,look:s,strays:n.summary.status==="failed"}),this.found.set(sm(r),o)}})}axis;found=new Map;offers(e,t){let{atFirst:n,prefix:s="",logarithmic:r=[],...o}=t;return[...this.found.values()].filter(({series:l,curves:c})=>l.group===e&&c.some(h=>h.values.some(d=>d!==(e==="limit"?-1:0)))).map(({series:l,curves:c},h)=>{let d=s+(l.component?`${l.name}: ${l.component}`:l.name);return{title:d,shown:typeof n=="number"?h<n:n.includes(l.name),plot:()=>new Fn(this.axis,c,{title:d,unit:l.unit,note:l.meaning,log:r.includes(l.name),...o}).card}})}};function am(i,e){let t=new xu(i,e),n=Math.max(0,...i.filter(c=>c.summary.status!=="failed").map(c=>c.summary.energy.scale)),s=_v*n,r=s>0?{mark:{value:s,label:`round-off of the energy scale ${Tt(n,"J",3)}`}}:{},o=[...t.offers("ledger",{atFirst:["change of energy","numerical dissipation"]}),...t.offers("check",{atFirst:2,log:!0,prefix:"remainder ",...r}),...t.offers("energy",{atFirst:0}),...t.offers("momentum",{atFirst:0})],a=[...t.offers("solver",{atFirst:["step","Newton iterations","velocities"],logarithmic:["positions","velocities","accelerations"]}),...t.offers("limit",{atFirst:0,words:gu})];return[["energy","Energy ledger",o],["coordinates","Coordinates",i.some(c=>c.motion)?[]:t.offers("coordinate",{atFirst:2})],["sensors","Sensors",t.offers("sensor",{atFirst:4})],["reactions","Reactions of joints",t.offers("reaction",{atFirst:2})],["solver","Solver",a]].filter(([,,c])=>c.length>0).map(([c,h,d])=>yt(c,h,cs(d,`${h}: what is shown`)))}var vu=300,qi=class{constructor(e,t){this.curves=e;this.options=t;this.visible=e.map(()=>!0);let n=`${t.title}: ${t.y.name} over ${t.x.name}, of ${e.map(s=>s.name).join(", ")}. The table below has the numbers.`;this.canvas=I("div",{class:"canvas",style:`height:${vu}px`,role:"img","aria-label":n}),this.card=I("figure",{class:"card plot","aria-label":t.title},I("div",{class:"plot-head"},I("h3",{},t.title),I("div",{class:"plot-tools"},Ns("CSV",()=>this.save(),{class:"quiet",title:`Download ${t.title} as a table`}))),this.canvas,t.note?I("p",{class:"plot-note"},t.note):null,this.table()),new IntersectionObserver(s=>{!this.chart&&s.some(r=>r.isIntersecting)&&this.draw()},{rootMargin:"200px"}).observe(this.card),new ResizeObserver(()=>{this.chart&&this.canvas.clientWidth>0&&this.chart.setSize({width:this.canvas.clientWidth,height:vu})}).observe(this.canvas),Fs(()=>{this.paintSwatches(),this.chart&&this.draw()}),this.paintSwatches(),addEventListener("beforeprint",()=>this.draw())}curves;options;card;canvas;swatches=[];visible;chart=null;table(){let e=this.curves.map((n,s)=>{let r=kr();this.swatches.push(r);let o=_i(n.name,!0,a=>{this.visible[s]=a,this.draw()});return o.prepend(r),I("tr",{},I("th",{scope:"row"},o),...n.cells.map(a=>I("td",{class:"now"},a)))}),t=[this.options.curves??"scheme",...this.options.columns].map(n=>I("th",{scope:"col"},n));return I("div",{class:"legend whole"},I("table",{},I("caption",{class:"hidden"},this.options.title),I("thead",{},I("tr",{},...t)),I("tbody",{},...e)))}paintSwatches(){this.swatches.forEach((e,t)=>or(e,this.curves[t].look,this.options.markers))}aligned(){let e=this.options.y.log,t=this.curves.map(({points:n})=>[n.map(s=>s.x),n.map(s=>s.y!==null&&(s.y>0||!e)?s.y:null)]);return t.length>0?on.join(t):[[]]}scale(e,t,n){return e.range?e.range:e.log?t===null||n===null?[.1,1]:n>1e3*t?[10**Math.floor(Math.log10(t)+1e-9),10**Math.ceil(Math.log10(n)-1e-9)]:[t/1.3,n*1.3]:nl(t,n)}draw(){this.chart?.destroy();let{x:e,y:t,markers:n}=this.options;this.chart=new on({width:Math.max(200,this.canvas.clientWidth),height:vu,padding:[14,this.curves.some(s=>s.label)?52:14,0,0],legend:{show:!1},cursor:{drag:{x:!1,y:!1},points:{size:7}},scales:{x:{time:!1,distr:e.log?3:1,range:(s,r,o)=>this.scale(e,r,o)},y:{distr:t.log?3:1,range:(s,r,o)=>this.scale(t,this.lowest(r),o)}},axes:[{...zr(e.log),size:34,label:e.name},{...zr(t.log),size:62,label:t.name}],series:[{},...this.curves.map((s,r)=>{let o=rr(s.look);return{label:s.name,show:this.visible[r],...o,points:{show:!!n,size:7,width:1.5,stroke:o.stroke,fill:o.stroke}}})],hooks:{draw:[s=>this.drawExtras(s)]}},this.aligned(),this.canvas),this.chart.root.setAttribute("aria-hidden","true")}shown(){return this.curves.filter((e,t)=>this.visible[t])}triangle(){let{slopes:e}=this.options,t=this.shown().flatMap(c=>c.points).filter(c=>c.y!==null&&c.y>0);if(!e||e.length===0||t.length===0)return null;let n=t.map(c=>c.x),[s,r]=[Math.min(...n),Math.max(...n)];if(!(r>s))return null;let o=s*(r/s)**.6,a=s*(r/s)**.9,l=Math.min(...t.filter(c=>c.x>o*(1-1e-9)).map(c=>c.y));return{x1:o,x2:a,y1:.5*l*(o/a)**Math.max(...e)}}lowest(e){let t=this.triangle();return t&&e!==null?Math.min(e,t.y1):e}drawExtras(e){let t=e.ctx;t.save(),t.scale(devicePixelRatio,devicePixelRatio),t.font=tl,t.textBaseline="middle",this.drawMark(e,t),this.drawTriangle(e,t),this.drawLabels(e,t),t.restore()}drawMark(e,t){let{mark:n}=this.options;if(!n||n.value<e.scales.y.min||n.value>e.scales.y.max)return;let s=e.valToPos(n.value,"y",!0)/devicePixelRatio,r=e.bbox.left/devicePixelRatio,o=r+e.bbox.width/devicePixelRatio;t.strokeStyle=t.fillStyle=Bn().faint,t.setLineDash([6,4]),lm(t,[[r,s],[o,s]]),t.setLineDash([]),t.textAlign="left",t.fillText(n.label,r+6,s-8)}drawTriangle(e,t){let n=this.triangle();if(!n)return;let{x1:s,x2:r,y1:o}=n,a=(h,d)=>[e.valToPos(h,"x",!0)/devicePixelRatio,e.valToPos(d,"y",!0)/devicePixelRatio];t.strokeStyle=t.fillStyle=Bn().faint,t.lineWidth=1.2,t.textAlign="left";let[l,c]=[a(s,o),a(r,o)];for(let h of this.options.slopes){let d=a(r,o*(r/s)**h);lm(t,[l,c,d,l]),t.fillText(String(h),d[0]+5,d[1]+2)}t.textAlign="center",t.fillText("1",(l[0]+c[0])/2,c[1]+9)}drawLabels(e,t){let n=this.shown().flatMap(o=>{let a=o.points.filter(l=>l.y!==null&&l.y>0).at(-1);return o.label&&a?[{curve:o,y:e.valToPos(a.y,"y",!0)/devicePixelRatio}]:[]});n.sort((o,a)=>o.y-a.y);let s=14;for(let o=1;o<n.length;++o)n[o].y=Math.max(n[o].y,n[o-1].y+s);let r=(n.at(-1)?.y??0)-(e.bbox.top+e.bbox.height)/devicePixelRatio;if(r>0)for(let o of n)o.y-=r;t.textAlign="left";for(let{curve:o,y:a}of n)t.fillStyle=rr(o.look).stroke,t.fillText(o.label,(e.bbox.left+e.bbox.width)/devicePixelRatio+6,a)}save(){let[e,...t]=this.aligned(),n=[[this.options.x.name,...this.curves.map(s=>s.name)]];e.forEach((s,r)=>n.push([s,...t.map(o=>o[r])])),Qa(`${this.options.title.replace(/[^\w.-]+/g,"-")}.csv`,il(n))}};function lm(i,e){i.beginPath(),e.forEach(([t,n],s)=>s===0?i.moveTo(t,n):i.lineTo(t,n)),i.stroke()}function yi(i,e=3){return i==null?"—":ft(i,e)}var cm=[{name:"q",title:"Coordinates"},{name:"v",title:"Their velocities"},{name:"lambda_kkt",title:"Multipliers, of the equations of motion"},{name:"a_kkt",title:"Accelerations, of the equations of motion"},{name:"lambda",title:"Multipliers, the scheme's own realigned"},{name:"a",title:"Accelerations, the scheme's own realigned"},{name:"lambda_raw",title:"Multipliers, the scheme's own"},{name:"a_raw",title:"Accelerations, the scheme's own"},{name:"position",title:"Positions of bodies"},{name:"rotation",title:"Rotations of bodies"},{name:"velocity",title:"Velocities of bodies"},{name:"angular_velocity",title:"Angular velocities of bodies"},{name:"acceleration",title:"Accelerations of bodies"},{name:"angular_acceleration",title:"Angular accelerations of bodies"},{name:"section_force",title:"Forces in beams"},{name:"section_moment",title:"Moments in beams"},{name:"reaction_force",title:"Forces of joints"},{name:"reaction_moment",title:"Moments of joints"}];function hm(i,e){return(i.errors[e]??0)>10*(i.reference_errors[e]??0)}function um(i,e){return i.filter(n=>hm(n,e)).map(n=>n.orders[e]??null).filter(n=>n!==null).at(-1)??null}function dm(i,e,t,n){return i.schemes.flatMap(({scheme:s,rows:r},o)=>{let a=r.filter(h=>e in h.errors).map(h=>({x:t(h),y:h.errors[e]??null}));if(a.length===0)return[];let l=um(r,e),c=r.filter(h=>e in h.errors).at(-1);return a.sort((h,d)=>h.x-d.x),[{name:s,look:o,points:a,cells:[l===null?"—":l.toFixed(2),yi(c.errors[e]),Un(c.cpu_seconds)],...n&&l!==null?{label:l.toFixed(2)}:{}}]})}function Sv(i,e){let t=i.schemes.map(({rows:n})=>Math.round(um(n,e)??0)).filter(n=>n>=1&&n<=8);return[...new Set(t)].sort((n,s)=>n-s).slice(0,3)}function fm(i,e){let t=Math.max(0,...i.schemes.flatMap(({rows:n})=>n.map(s=>s.reference_errors[e]??0)));return t>0?{mark:{value:t,label:"error of the reference itself"}}:{}}var pm=["order","error, finest step","its time"];function wv(i,e,t){return new qi(dm(i,e,n=>n.dt,!0),{title:t,x:{name:"step [s]",log:!0},y:{name:"relative error",log:!0},markers:!0,slopes:Sv(i,e),...fm(i,e),columns:pm,note:"Beside each curve: its observed order at the finest steps."}).card}function Tv(i,e,t){return new qi(dm(i,e,n=>n.cpu_seconds,!1),{title:t,x:{name:"processor time of the run [s]",log:!0},y:{name:"relative error",log:!0},markers:!0,...fm(i,e),columns:pm}).card}function Ev(i){return i.reference?`the reference took ${Kt(i.reference.steps,"step")}: ${i.reference.method}`:"each scheme is compared with itself, with an eighth of the smallest step"}function Av(i){let e=i.schemes.flatMap(({scheme:o,rows:a})=>a.map(l=>({scheme:o,row:l}))),t=e.filter(({row:o})=>o.status!=="completed"),n=t.length>0?"bad":"good",s=t.length>0?`${Kt(t.length,"run")} did not end`:"All runs ended",r=`${Kt(e.length,"run")} to t = ${Tt(i.until,"s")}; ${Ev(i)}`;return yt("verdict","Verdict",I("div",{class:`card verdict ${n}`},I("div",{class:"headline"},I("span",{class:"sign"},Kn(n)),I("div",{},I("p",{class:"status"},s),I("p",{class:"words"},r))),t.length>0?I("div",{class:"failure"},...t.map(({scheme:o,row:a})=>I("p",{},I("strong",{},`${o} with ${Tt(a.dt,"s")}: `),a.failure?`at t = ${Tt(a.failure.time,"s")}: ${a.failure.what}`:a.status))):null))}function Rv(i,e){let t=i.errors[e];if(t==null)return"—";let n=i.orders[e];return`${ft(t,3)}${hm(i,e)?"":"*"}${n==null?"":` (${n.toFixed(2)})`}`}function Cv(i,e){let t=cm.filter(({name:s})=>e.some(r=>s in r.errors)),n=["step [s]","status","time",...t.map(({name:s})=>s)];return I("div",{class:"card wide"},I("h3",{},i),I("table",{class:"schemes"},I("caption",{class:"hidden"},`Errors and orders of ${i}`),I("thead",{},I("tr",{},...n.map(s=>I("th",{scope:"col"},s)))),I("tbody",{},...e.map(s=>I("tr",{},I("th",{scope:"row"},ft(s.dt,6)),I("td",{},s.status),I("td",{class:"figure"},Un(s.cpu_seconds)),...t.map(({name:r})=>I("td",{class:"figure"},Rv(s,r))))))))}function mm(i){let e=cm.filter(({name:s})=>i.schemes.some(({rows:r})=>r.some(o=>s in o.errors))),t=(s,r)=>e.map(({name:o,title:a},l)=>({title:a,shown:l<r,plot:()=>s(i,o,a)})),n=e.length>0?[yt("errors","Error against the step",cs(t(wv,6),"Errors to be shown")),yt("work","Work and precision",cs(t(Tv,2),"Errors to be shown over the time they cost"))]:[];return[Av(i),...n,yt("tables","Errors and observed orders",...i.schemes.map(({scheme:s,rows:r})=>Cv(s,r)),I("p",{class:"plot-note"},"Relative errors of the end state, in parentheses the order observed against the step before. * within ten times the error of the reference itself."))]}function jr(i){let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<e.length;++n)t[n]=e.charCodeAt(n);return t.buffer}var Kr=class{columns;rows;low;step;data;constructor(e){this.columns=e.columns,this.low=new Float64Array(jr(e.low)),this.step=new Float64Array(jr(e.step)),this.data=new Uint16Array(jr(e.data)),this.rows=this.columns>0?this.data.length/this.columns:0}value(e,t){let n=this.data[e*this.columns+t];return n===65535?NaN:this.low[t]+this.step[t]*n}between(e,t,n){let s=this.value(e,n);return t===0?s:s+t*(this.value(e+1,n)-s)}range(){let e=1/0,t=-1/0;for(let n=0;n<this.rows;++n)for(let s=0;s<this.columns;++s){let r=this.value(n,s);r<e&&(e=r),r>t&&(t=r)}return e<=t?[e,t]:[0,0]}};function Pv(i){return{...i,times:new Float64Array(jr(i.times)),position:new Kr(i.position),orientation:new Kr(i.orientation),load_factors:new Kr(i.load_factors),fields:i.fields.map(e=>({...e,table:new Kr(e.table)}))}}function Iv(i){return{...i,times:new Float64Array(jr(i.times)),series:i.series.map(({data:e,...t})=>({...t,values:new Float32Array(jr(e))})),motion:i.motion&&Pv(i.motion)}}function gm(i){return{...i,runs:i.runs.map(Iv)}}function $o(i,e){return e.length===0?null:I("div",{class:"card"},I("h3",{},i),I("table",{class:"facts","aria-label":i},I("tbody",{},...e.map(t=>I("tr",{},I("th",{scope:"row"},t.name),I("td",{},t.value))))))}function _m(i){return Object.entries(i).map(([e,t])=>({name:e,value:typeof t=="number"?ft(t,6):typeof t=="string"?t:JSON.stringify(t)}))}function yl(i){return yt("provenance","Provenance",$o("Provenance",i))}function yu(i){let e=i[0],t=e.summary,n=i.map(({label:r,summary:{scheme:o}})=>$o(i.length>1?r:"Scheme",[{name:"scheme",value:o.name},..._m(o.parameters)])),s=e.texts.map(r=>I("details",{class:"more text","aria-label":r.name},I("summary",{},r.name),I("pre",{tabindex:0},r.text)));return yt("model","Model and provenance",I("div",{class:"tables"},$o("Model",e.counts),...n,$o("Settings",_m(t.settings)),$o("Provenance",e.origin)),...s)}var Js={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Ks={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Zm=0,Ju=1,Jm=2;var Pa=1,Km=2,wo=3,js=0,Jn=1,Qi=2,br=0,To=1,Ku=2,ju=3,Qu=4,jm=5;var Mr=100,Qm=101,eg=102,tg=103,ng=104,ig=200,sg=201,rg=202,og=203,ed=204,td=205,ag=206,lg=207,cg=208,hg=209,ug=210,dg=211,fg=212,pg=213,mg=214,Yl=0,$l=1,Zl=2,mo=3,Jl=4,Kl=5,jl=6,Ql=7,Tc=0,gg=1,_g=2,es=0,nd=1,id=2,sd=3,rd=4,od=5,ad=6,ld=7;var cd=300,Sr=301,Eo=302,Ec=303,Ac=304,ec=1e3,$i=1001,tc=1002,In=1003,xg=1004;var Ia=1005;var Zn=1006,Rc=1007;var ws=1008;var ei=1009,hd=1010,ud=1011,Ao=1012,Cc=1013,Ni=1014,Si=1015,Ui=1016,Pc=1017,Ic=1018,wr=1020,dd=35902,fd=35899,pd=1021,md=1022,Fi=1023,xs=1026,Ts=1027,Lc=1028,Dc=1029,Qs=1030,Nc=1031;var Uc=1033,La=33776,Da=33777,Na=33778,Ua=33779,Fc=35840,Oc=35841,Bc=35842,kc=35843,zc=36196,Vc=37492,Gc=37496,Hc=37488,Wc=37489,Fa=37490,Xc=37491,qc=37808,Yc=37809,$c=37810,Zc=37811,Jc=37812,Kc=37813,jc=37814,Qc=37815,eh=37816,th=37817,nh=37818,ih=37819,sh=37820,rh=37821,oh=36492,ah=36494,lh=36495,ch=36283,hh=36284,Oa=36285,uh=36286;var ra=2300,nc=2301,Xl=2302,Hu=2303,Wu=2400,Xu=2401,qu=2402;var vg=3200;var dh=0,yg=1,Es="",ui="srgb",oa="srgb-linear",aa="linear",Ct="srgb";var ql=7680;var bg=519,Mg=512,Sg=513,wg=514,gd=515,Tg=516,Eg=517,_d=518,xd=519,Ag=35044,Ba=35048;var vd="300 es",Mi=2e3,go=2001;function Lv(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Dv(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function la(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Rg(){let i=la("canvas");return i.style.display="block",i}var xm={},_o=null;function yd(...i){let e="THREE."+i.shift();_o?_o("log",e,...i):console.log(e,...i)}function Cg(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ye(...i){i=Cg(i);let e="THREE."+i.shift();if(_o)_o("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function et(...i){i=Cg(i);let e="THREE."+i.shift();if(_o)_o("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function na(...i){let e=i.join(" ");e in xm||(xm[e]=!0,Ye(...i))}function Pg(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var Ig={[Yl]:Yl,[Zl]:jl,[Jl]:Jl,[mo]:Kl,[$l]:$l,[jl]:Zl,[Ql]:Ql,[Kl]:mo},Di=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},kn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],vm=1234567,ia=Math.PI/180,xo=180/Math.PI;function Ro(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(kn[i&255]+kn[i>>8&255]+kn[i>>16&255]+kn[i>>24&255]+"-"+kn[e&255]+kn[e>>8&255]+"-"+kn[e>>16&15|64]+kn[e>>24&255]+"-"+kn[t&63|128]+kn[t>>8&255]+"-"+kn[t>>16&255]+kn[t>>24&255]+kn[n&255]+kn[n>>8&255]+kn[n>>16&255]+kn[n>>24&255]).toLowerCase()}function pt(i,e,t){return Math.max(e,Math.min(t,i))}function bd(i,e){return(i%e+e)%e}function Nv(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function Uv(i,e,t){return i!==e?(t-i)/(e-i):0}function sa(i,e,t){return(1-t)*i+t*e}function Fv(i,e,t,n){return sa(i,e,1-Math.exp(-t*n))}function Ov(i,e=1){return e-Math.abs(bd(i,e*2)-e)}function Bv(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function kv(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function zv(i,e){return i+Math.floor(Math.random()*(e-i+1))}function Vv(i,e){return i+Math.random()*(e-i)}function Gv(i){return i*(.5-Math.random())}function Hv(i){i!==void 0&&(vm=i);let e=vm+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Wv(i){return i*ia}function Xv(i){return i*xo}function qv(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function Yv(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Md(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function $v(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),d=r((e-n)/2),u=o((e-n)/2),f=r((n-e)/2),p=o((n-e)/2);switch(s){case"XYX":i.set(a*h,l*d,l*u,a*c);break;case"YZY":i.set(l*u,a*h,l*d,a*c);break;case"ZXZ":i.set(l*d,l*u,a*h,a*c);break;case"XZX":i.set(a*h,l*p,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*p,a*c);break;case"ZYZ":i.set(l*p,l*f,a*h,a*c);break;default:Ye("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Sd(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Lg(i,e){if(e.constructor===Float32Array)return i;let t=Sd(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function Dg(i,e){if(e.constructor===Float32Array)return i;let t=Sd(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var wd={DEG2RAD:ia,RAD2DEG:xo,generateUUID:Ro,clamp:pt,euclideanModulo:bd,mapLinear:Nv,inverseLerp:Uv,lerp:sa,damp:Fv,pingpong:Ov,smoothstep:Bv,smootherstep:kv,randInt:zv,randFloat:Vv,randFloatSpread:Gv,seededRandom:Hv,degToRad:Wv,radToDeg:Xv,isPowerOfTwo:qv,ceilPowerOfTwo:Yv,floorPowerOfTwo:Md,setQuaternionFromProperEuler:$v,normalize:Dg,denormalize:Lg},je=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=pt(this.x,e.x,t.x),this.y=pt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=pt(this.x,e,t),this.y=pt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(pt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},zt=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],d=n[s+3],u=r[o+0],f=r[o+1],p=r[o+2],v=r[o+3];if(d!==v||l!==u||c!==f||h!==p){let g=l*u+c*f+h*p+d*v;g<0&&(u=-u,f=-f,p=-p,v=-v,g=-g);let m=1-a;if(g<.9995){let y=Math.acos(g),R=Math.sin(y);m=Math.sin(m*y)/R,a=Math.sin(a*y)/R,l=l*m+u*a,c=c*m+f*a,h=h*m+p*a,d=d*m+v*a}else{l=l*m+u*a,c=c*m+f*a,h=h*m+p*a,d=d*m+v*a;let y=1/Math.sqrt(l*l+c*c+h*h+d*d);l*=y,c*=y,h*=y,d*=y}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=d}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],d=r[o],u=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*d+l*f-c*u,e[t+1]=l*p+h*u+c*d-a*f,e[t+2]=c*p+h*f+a*u-l*d,e[t+3]=h*p-a*d-l*u-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),d=a(r/2),u=l(n/2),f=l(s/2),p=l(r/2);switch(o){case"XYZ":this._x=u*h*d+c*f*p,this._y=c*f*d-u*h*p,this._z=c*h*p+u*f*d,this._w=c*h*d-u*f*p;break;case"YXZ":this._x=u*h*d+c*f*p,this._y=c*f*d-u*h*p,this._z=c*h*p-u*f*d,this._w=c*h*d+u*f*p;break;case"ZXY":this._x=u*h*d-c*f*p,this._y=c*f*d+u*h*p,this._z=c*h*p+u*f*d,this._w=c*h*d-u*f*p;break;case"ZYX":this._x=u*h*d-c*f*p,this._y=c*f*d+u*h*p,this._z=c*h*p-u*f*d,this._w=c*h*d+u*f*p;break;case"YZX":this._x=u*h*d+c*f*p,this._y=c*f*d+u*h*p,this._z=c*h*p-u*f*d,this._w=c*h*d-u*f*p;break;case"XZY":this._x=u*h*d-c*f*p,this._y=c*f*d-u*h*p,this._z=c*h*p+u*f*d,this._w=c*h*d+u*f*p;break;default:Ye("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],d=t[10],u=n+a+d;if(u>0){let f=.5/Math.sqrt(u+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>d){let f=2*Math.sqrt(1+n-a-d);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>d){let f=2*Math.sqrt(1+a-n-d);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+d-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(pt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},B=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(ym.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(ym.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),d=2*(r*n-o*t);return this.x=t+l*c+o*d-a*h,this.y=n+l*h+a*c-r*d,this.z=s+l*d+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=pt(this.x,e.x,t.x),this.y=pt(this.y,e.y,t.y),this.z=pt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=pt(this.x,e,t),this.y=pt(this.y,e,t),this.z=pt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return bu.copy(this).projectOnVector(e),this.sub(bu)}reflect(e){return this.sub(bu.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(pt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},bu=new B,ym=new zt,tt=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],d=n[7],u=n[2],f=n[5],p=n[8],v=s[0],g=s[3],m=s[6],y=s[1],R=s[4],w=s[7],P=s[2],E=s[5],x=s[8];return r[0]=o*v+a*y+l*P,r[3]=o*g+a*R+l*E,r[6]=o*m+a*w+l*x,r[1]=c*v+h*y+d*P,r[4]=c*g+h*R+d*E,r[7]=c*m+h*w+d*x,r[2]=u*v+f*y+p*P,r[5]=u*g+f*R+p*E,r[8]=u*m+f*w+p*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],d=h*o-a*c,u=a*l-h*r,f=c*r-o*l,p=t*d+n*u+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/p;return e[0]=d*v,e[1]=(s*c-h*n)*v,e[2]=(a*n-s*o)*v,e[3]=u*v,e[4]=(h*t-s*l)*v,e[5]=(s*r-a*t)*v,e[6]=f*v,e[7]=(n*l-c*t)*v,e[8]=(o*t-n*r)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return na("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Mu.makeScale(e,t)),this}rotate(e){return na("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Mu.makeRotation(-e)),this}translate(e,t){return na("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Mu.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Mu=new tt,bm=new tt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Mm=new tt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Zv(){let i={enabled:!0,workingColorSpace:oa,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ct&&(s.r=_s(s.r),s.g=_s(s.g),s.b=_s(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ct&&(s.r=po(s.r),s.g=po(s.g),s.b=po(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Es?aa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[oa]:{primaries:e,whitePoint:n,transfer:aa,toXYZ:bm,fromXYZ:Mm,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ui},outputColorSpaceConfig:{drawingBufferColorSpace:ui}},[ui]:{primaries:e,whitePoint:n,transfer:Ct,toXYZ:bm,fromXYZ:Mm,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ui}}}),i}var xt=Zv();function _s(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function po(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Qr,ic=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Qr===void 0&&(Qr=la("canvas")),Qr.width=e.width,Qr.height=e.height;let s=Qr.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=Qr}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=la("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=_s(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(_s(t[n]/255)*255):t[n]=_s(t[n]);return{data:t,width:e.width,height:e.height}}else return Ye("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Jv=0,vo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Jv++}),this.uuid=Ro(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Su(s[o].image)):r.push(Su(s[o]))}else r=Su(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function Su(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?ic.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ye("Texture: Unable to serialize Texture."),{})}var Kv=0,wu=new B,jn=class i extends Di{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=$i,s=$i,r=Zn,o=ws,a=Fi,l=ei,c=i.DEFAULT_ANISOTROPY,h=Es){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Kv++}),this.uuid=Ro(),this.name="",this.source=new vo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new je(0,0),this.repeat=new je(1,1),this.center=new je(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new tt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(wu).x}get height(){return this.source.getSize(wu).y}get depth(){return this.source.getSize(wu).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ye(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==cd)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case ec:e.x=e.x-Math.floor(e.x);break;case $i:e.x=e.x<0?0:1;break;case tc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case ec:e.y=e.y-Math.floor(e.y);break;case $i:e.y=e.y<0?0:1;break;case tc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};jn.DEFAULT_IMAGE=null;jn.DEFAULT_MAPPING=cd;jn.DEFAULT_ANISOTROPY=1;var Zt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],d=l[8],u=l[1],f=l[5],p=l[9],v=l[2],g=l[6],m=l[10];if(Math.abs(h-u)<.01&&Math.abs(d-v)<.01&&Math.abs(p-g)<.01){if(Math.abs(h+u)<.1&&Math.abs(d+v)<.1&&Math.abs(p+g)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let R=(c+1)/2,w=(f+1)/2,P=(m+1)/2,E=(h+u)/4,x=(d+v)/4,T=(p+g)/4;return R>w&&R>P?R<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(R),s=E/n,r=x/n):w>P?w<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(w),n=E/s,r=T/s):P<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(P),n=x/r,s=T/r),this.set(n,s,r,t),this}let y=Math.sqrt((g-p)*(g-p)+(d-v)*(d-v)+(u-h)*(u-h));return Math.abs(y)<.001&&(y=1),this.x=(g-p)/y,this.y=(d-v)/y,this.z=(u-h)/y,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=pt(this.x,e.x,t.x),this.y=pt(this.y,e.y,t.y),this.z=pt(this.z,e.z,t.z),this.w=pt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=pt(this.x,e,t),this.y=pt(this.y,e,t),this.z=pt(this.z,e,t),this.w=pt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},sc=class extends Di{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Zn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Zt(0,0,e,t),this.scissorTest=!1,this.viewport=new Zt(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new jn({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Zn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new vo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},fi=class extends sc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},ca=class extends jn{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=$i,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var rc=class extends jn{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=$i,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var St=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,d,u,f,p,v,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,d,u,f,p,v,g)}set(e,t,n,s,r,o,a,l,c,h,d,u,f,p,v,g){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=h,m[10]=d,m[14]=u,m[3]=f,m[7]=p,m[11]=v,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/eo.setFromMatrixColumn(e,0).length(),r=1/eo.setFromMatrixColumn(e,1).length(),o=1/eo.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){let u=o*h,f=o*d,p=a*h,v=a*d;t[0]=l*h,t[4]=-l*d,t[8]=c,t[1]=f+p*c,t[5]=u-v*c,t[9]=-a*l,t[2]=v-u*c,t[6]=p+f*c,t[10]=o*l}else if(e.order==="YXZ"){let u=l*h,f=l*d,p=c*h,v=c*d;t[0]=u+v*a,t[4]=p*a-f,t[8]=o*c,t[1]=o*d,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=v+u*a,t[10]=o*l}else if(e.order==="ZXY"){let u=l*h,f=l*d,p=c*h,v=c*d;t[0]=u-v*a,t[4]=-o*d,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=v-u*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let u=o*h,f=o*d,p=a*h,v=a*d;t[0]=l*h,t[4]=p*c-f,t[8]=u*c+v,t[1]=l*d,t[5]=v*c+u,t[9]=f*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let u=o*l,f=o*c,p=a*l,v=a*c;t[0]=l*h,t[4]=v-u*d,t[8]=p*d+f,t[1]=d,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*d+p,t[10]=u-v*d}else if(e.order==="XZY"){let u=o*l,f=o*c,p=a*l,v=a*c;t[0]=l*h,t[4]=-d,t[8]=c*h,t[1]=u*d+v,t[5]=o*h,t[9]=f*d-p,t[2]=p*d-f,t[6]=a*h,t[10]=v*d+u}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(jv,e,Qv)}lookAt(e,t,n){let s=this.elements;return ci.subVectors(e,t),ci.lengthSq()===0&&(ci.z=1),ci.normalize(),ks.crossVectors(n,ci),ks.lengthSq()===0&&(Math.abs(n.z)===1?ci.x+=1e-4:ci.z+=1e-4,ci.normalize(),ks.crossVectors(n,ci)),ks.normalize(),bl.crossVectors(ci,ks),s[0]=ks.x,s[4]=bl.x,s[8]=ci.x,s[1]=ks.y,s[5]=bl.y,s[9]=ci.y,s[2]=ks.z,s[6]=bl.z,s[10]=ci.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],d=n[5],u=n[9],f=n[13],p=n[2],v=n[6],g=n[10],m=n[14],y=n[3],R=n[7],w=n[11],P=n[15],E=s[0],x=s[4],T=s[8],z=s[12],U=s[1],N=s[5],V=s[9],W=s[13],D=s[2],X=s[6],$=s[10],H=s[14],ce=s[3],K=s[7],Q=s[11],se=s[15];return r[0]=o*E+a*U+l*D+c*ce,r[4]=o*x+a*N+l*X+c*K,r[8]=o*T+a*V+l*$+c*Q,r[12]=o*z+a*W+l*H+c*se,r[1]=h*E+d*U+u*D+f*ce,r[5]=h*x+d*N+u*X+f*K,r[9]=h*T+d*V+u*$+f*Q,r[13]=h*z+d*W+u*H+f*se,r[2]=p*E+v*U+g*D+m*ce,r[6]=p*x+v*N+g*X+m*K,r[10]=p*T+v*V+g*$+m*Q,r[14]=p*z+v*W+g*H+m*se,r[3]=y*E+R*U+w*D+P*ce,r[7]=y*x+R*N+w*X+P*K,r[11]=y*T+R*V+w*$+P*Q,r[15]=y*z+R*W+w*H+P*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],d=e[6],u=e[10],f=e[14],p=e[3],v=e[7],g=e[11],m=e[15],y=l*f-c*u,R=a*f-c*d,w=a*u-l*d,P=o*f-c*h,E=o*u-l*h,x=o*d-a*h;return t*(v*y-g*R+m*w)-n*(p*y-g*P+m*E)+s*(p*R-v*P+m*x)-r*(p*w-v*E+g*x)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],d=e[9],u=e[10],f=e[11],p=e[12],v=e[13],g=e[14],m=e[15],y=t*a-n*o,R=t*l-s*o,w=t*c-r*o,P=n*l-s*a,E=n*c-r*a,x=s*c-r*l,T=h*v-d*p,z=h*g-u*p,U=h*m-f*p,N=d*g-u*v,V=d*m-f*v,W=u*m-f*g,D=y*W-R*V+w*N+P*U-E*z+x*T;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let X=1/D;return e[0]=(a*W-l*V+c*N)*X,e[1]=(s*V-n*W-r*N)*X,e[2]=(v*x-g*E+m*P)*X,e[3]=(u*E-d*x-f*P)*X,e[4]=(l*U-o*W-c*z)*X,e[5]=(t*W-s*U+r*z)*X,e[6]=(g*w-p*x-m*R)*X,e[7]=(h*x-u*w+f*R)*X,e[8]=(o*V-a*U+c*T)*X,e[9]=(n*U-t*V-r*T)*X,e[10]=(p*E-v*w+m*y)*X,e[11]=(d*w-h*E-f*y)*X,e[12]=(a*z-o*N-l*T)*X,e[13]=(t*N-n*z+s*T)*X,e[14]=(v*R-p*P-g*y)*X,e[15]=(h*P-d*R+u*y)*X,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,d=a+a,u=r*c,f=r*h,p=r*d,v=o*h,g=o*d,m=a*d,y=l*c,R=l*h,w=l*d,P=n.x,E=n.y,x=n.z;return s[0]=(1-(v+m))*P,s[1]=(f+w)*P,s[2]=(p-R)*P,s[3]=0,s[4]=(f-w)*E,s[5]=(1-(u+m))*E,s[6]=(g+y)*E,s[7]=0,s[8]=(p+R)*x,s[9]=(g-y)*x,s[10]=(1-(u+v))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=eo.set(s[0],s[1],s[2]).length(),a=eo.set(s[4],s[5],s[6]).length(),l=eo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Pi.copy(this);let c=1/o,h=1/a,d=1/l;return Pi.elements[0]*=c,Pi.elements[1]*=c,Pi.elements[2]*=c,Pi.elements[4]*=h,Pi.elements[5]*=h,Pi.elements[6]*=h,Pi.elements[8]*=d,Pi.elements[9]*=d,Pi.elements[10]*=d,t.setFromRotationMatrix(Pi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Mi,l=!1){let c=this.elements,h=2*r/(t-e),d=2*r/(n-s),u=(t+e)/(t-e),f=(n+s)/(n-s),p,v;if(l)p=r/(o-r),v=o*r/(o-r);else if(a===Mi)p=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===go)p=-o/(o-r),v=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=u,c[12]=0,c[1]=0,c[5]=d,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=v,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Mi,l=!1){let c=this.elements,h=2/(t-e),d=2/(n-s),u=-(t+e)/(t-e),f=-(n+s)/(n-s),p,v;if(l)p=1/(o-r),v=o/(o-r);else if(a===Mi)p=-2/(o-r),v=-(o+r)/(o-r);else if(a===go)p=-1/(o-r),v=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=u,c[1]=0,c[5]=d,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=v,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},eo=new B,Pi=new St,jv=new B(0,0,0),Qv=new B(1,1,1),ks=new B,bl=new B,ci=new B,Sm=new St,wm=new zt,vs=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],d=s[2],u=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(pt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(u,c),this._z=0);break;case"YXZ":this._x=Math.asin(-pt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(pt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-pt(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(pt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-pt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(u,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ye("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Sm.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Sm,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return wm.setFromEuler(this),this.setFromQuaternion(wm,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};vs.DEFAULT_ORDER="XYZ";var ha=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},ey=0,Tm=new B,to=new zt,ds=new St,Ml=new B,Zo=new B,ty=new B,ny=new zt,Em=new B(1,0,0),Am=new B(0,1,0),Rm=new B(0,0,1),Cm={type:"added"},iy={type:"removed"},no={type:"childadded",child:null},Tu={type:"childremoved",child:null},Ln=class i extends Di{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:ey++}),this.uuid=Ro(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new B,t=new vs,n=new zt,s=new B(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new St},normalMatrix:{value:new tt}}),this.matrix=new St,this.matrixWorld=new St,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new ha,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return to.setFromAxisAngle(e,t),this.quaternion.multiply(to),this}rotateOnWorldAxis(e,t){return to.setFromAxisAngle(e,t),this.quaternion.premultiply(to),this}rotateX(e){return this.rotateOnAxis(Em,e)}rotateY(e){return this.rotateOnAxis(Am,e)}rotateZ(e){return this.rotateOnAxis(Rm,e)}translateOnAxis(e,t){return Tm.copy(e).applyQuaternion(this.quaternion),this.position.add(Tm.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Em,e)}translateY(e){return this.translateOnAxis(Am,e)}translateZ(e){return this.translateOnAxis(Rm,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(ds.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Ml.copy(e):Ml.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Zo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?ds.lookAt(Zo,Ml,this.up):ds.lookAt(Ml,Zo,this.up),this.quaternion.setFromRotationMatrix(ds),s&&(ds.extractRotation(s.matrixWorld),to.setFromRotationMatrix(ds),this.quaternion.premultiply(to.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(et("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Cm),no.child=e,this.dispatchEvent(no),no.child=null):et("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(iy),Tu.child=e,this.dispatchEvent(Tu),Tu.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),ds.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),ds.multiply(e.parent.matrixWorld)),e.applyMatrix4(ds),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Cm),no.child=e,this.dispatchEvent(no),no.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Zo,e,ty),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Zo,ny,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let d=l[c];r(e.shapes,d)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),d=o(e.shapes),u=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),d.length>0&&(n.shapes=d),u.length>0&&(n.skeletons=u),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Ln.DEFAULT_UP=new B(0,1,0);Ln.DEFAULT_MATRIX_AUTO_UPDATE=!0;Ln.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var bn=class extends Ln{constructor(){super(),this.isGroup=!0,this.type="Group"}},sy={type:"move"},yo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new bn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new bn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new B,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new B),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new bn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new B,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new B,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let v of e.hand.values()){let g=t.getJointPose(v,n),m=this._getHandJoint(c,v);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}let h=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],u=h.position.distanceTo(d.position),f=.02,p=.005;c.inputState.pinching&&u>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&u<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(sy)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new bn;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},Ng={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},zs={h:0,s:0,l:0},Sl={h:0,s:0,l:0};function Eu(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Xe=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ui){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,xt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=xt.workingColorSpace){return this.r=e,this.g=t,this.b=n,xt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=xt.workingColorSpace){if(e=bd(e,1),t=pt(t,0,1),n=pt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Eu(o,r,e+1/3),this.g=Eu(o,r,e),this.b=Eu(o,r,e-1/3)}return xt.colorSpaceToWorking(this,s),this}setStyle(e,t=ui){function n(r){r!==void 0&&parseFloat(r)<1&&Ye("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ye("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ye("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ui){let n=Ng[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ye("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=_s(e.r),this.g=_s(e.g),this.b=_s(e.b),this}copyLinearToSRGB(e){return this.r=po(e.r),this.g=po(e.g),this.b=po(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ui){return xt.workingToColorSpace(zn.copy(this),e),Math.round(pt(zn.r*255,0,255))*65536+Math.round(pt(zn.g*255,0,255))*256+Math.round(pt(zn.b*255,0,255))}getHexString(e=ui){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=xt.workingColorSpace){xt.workingToColorSpace(zn.copy(this),t);let n=zn.r,s=zn.g,r=zn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let d=o-a;switch(c=h<=.5?d/(o+a):d/(2-o-a),o){case n:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-n)/d+2;break;case r:l=(n-s)/d+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=xt.workingColorSpace){return xt.workingToColorSpace(zn.copy(this),t),e.r=zn.r,e.g=zn.g,e.b=zn.b,e}getStyle(e=ui){xt.workingToColorSpace(zn.copy(this),e);let t=zn.r,n=zn.g,s=zn.b;return e!==ui?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(zs),this.setHSL(zs.h+e,zs.s+t,zs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(zs),e.getHSL(Sl);let n=sa(zs.h,Sl.h,t),s=sa(zs.s,Sl.s,t),r=sa(zs.l,Sl.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},zn=new Xe;Xe.NAMES=Ng;var ua=class extends Ln{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new vs,this.environmentIntensity=1,this.environmentRotation=new vs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Ii=new B,fs=new B,Au=new B,ps=new B,io=new B,so=new B,Pm=new B,Ru=new B,Cu=new B,Pu=new B,Iu=new Zt,Lu=new Zt,Du=new Zt,Ws=class i{constructor(e=new B,t=new B,n=new B){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Ii.subVectors(e,t),s.cross(Ii);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Ii.subVectors(s,t),fs.subVectors(n,t),Au.subVectors(e,t);let o=Ii.dot(Ii),a=Ii.dot(fs),l=Ii.dot(Au),c=fs.dot(fs),h=fs.dot(Au),d=o*c-a*a;if(d===0)return r.set(0,0,0),null;let u=1/d,f=(c*l-a*h)*u,p=(o*h-a*l)*u;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,ps)===null?!1:ps.x>=0&&ps.y>=0&&ps.x+ps.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,ps)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ps.x),l.addScaledVector(o,ps.y),l.addScaledVector(a,ps.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return Iu.setScalar(0),Lu.setScalar(0),Du.setScalar(0),Iu.fromBufferAttribute(e,t),Lu.fromBufferAttribute(e,n),Du.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Iu,r.x),o.addScaledVector(Lu,r.y),o.addScaledVector(Du,r.z),o}static isFrontFacing(e,t,n,s){return Ii.subVectors(n,t),fs.subVectors(e,t),Ii.cross(fs).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Ii.subVectors(this.c,this.b),fs.subVectors(this.a,this.b),Ii.cross(fs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;io.subVectors(s,n),so.subVectors(r,n),Ru.subVectors(e,n);let l=io.dot(Ru),c=so.dot(Ru);if(l<=0&&c<=0)return t.copy(n);Cu.subVectors(e,s);let h=io.dot(Cu),d=so.dot(Cu);if(h>=0&&d<=h)return t.copy(s);let u=l*d-h*c;if(u<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(io,o);Pu.subVectors(e,r);let f=io.dot(Pu),p=so.dot(Pu);if(p>=0&&f<=p)return t.copy(r);let v=f*c-l*p;if(v<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(n).addScaledVector(so,a);let g=h*p-f*d;if(g<=0&&d-h>=0&&f-p>=0)return Pm.subVectors(r,s),a=(d-h)/(d-h+(f-p)),t.copy(s).addScaledVector(Pm,a);let m=1/(g+v+u);return o=v*m,a=u*m,t.copy(n).addScaledVector(io,o).addScaledVector(so,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Qn=class{constructor(e=new B(1/0,1/0,1/0),t=new B(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Li.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Li.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Li.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Li):Li.fromBufferAttribute(r,o),Li.applyMatrix4(e.matrixWorld),this.expandByPoint(Li);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),wl.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),wl.copy(n.boundingBox)),wl.applyMatrix4(e.matrixWorld),this.union(wl)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Li),Li.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Jo),Tl.subVectors(this.max,Jo),ro.subVectors(e.a,Jo),oo.subVectors(e.b,Jo),ao.subVectors(e.c,Jo),Vs.subVectors(oo,ro),Gs.subVectors(ao,oo),fr.subVectors(ro,ao);let t=[0,-Vs.z,Vs.y,0,-Gs.z,Gs.y,0,-fr.z,fr.y,Vs.z,0,-Vs.x,Gs.z,0,-Gs.x,fr.z,0,-fr.x,-Vs.y,Vs.x,0,-Gs.y,Gs.x,0,-fr.y,fr.x,0];return!Nu(t,ro,oo,ao,Tl)||(t=[1,0,0,0,1,0,0,0,1],!Nu(t,ro,oo,ao,Tl))?!1:(El.crossVectors(Vs,Gs),t=[El.x,El.y,El.z],Nu(t,ro,oo,ao,Tl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Li).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Li).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(ms[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),ms[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),ms[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),ms[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),ms[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),ms[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),ms[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),ms[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(ms),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},ms=[new B,new B,new B,new B,new B,new B,new B,new B],Li=new B,wl=new Qn,ro=new B,oo=new B,ao=new B,Vs=new B,Gs=new B,fr=new B,Jo=new B,Tl=new B,El=new B,pr=new B;function Nu(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){pr.fromArray(i,r);let a=s.x*Math.abs(pr.x)+s.y*Math.abs(pr.y)+s.z*Math.abs(pr.z),l=e.dot(pr),c=t.dot(pr),h=n.dot(pr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var mn=new B,Al=new je,ry=0,gn=class extends Di{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:ry++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=Ag,this.updateRanges=[],this.gpuType=Si,this.version=0,this._normalizationScale=e!==void 0?Sd(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Al.fromBufferAttribute(this,t),Al.applyMatrix3(e),this.setXY(t,Al.x,Al.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.applyMatrix3(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.applyMatrix4(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.applyNormalMatrix(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.transformDirection(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Lg(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Dg(e,this.array)}};var da=class extends gn{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var fa=class extends gn{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var kt=class extends gn{constructor(e,t,n){super(new Float32Array(e),t,n)}},oy=new Qn,Ko=new B,Uu=new B,ys=class{constructor(e=new B,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):oy.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ko.subVectors(e,this.center);let t=Ko.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(Ko,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Uu.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ko.copy(e.center).add(Uu)),this.expandByPoint(Ko.copy(e.center).sub(Uu))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},ay=0,bi=new St,Fu=new Ln,lo=new B,hi=new Qn,jo=new Qn,Pn=new B,an=class i extends Di{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:ay++}),this.uuid=Ro(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Lv(e)?fa:da)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new tt().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return bi.makeRotationFromQuaternion(e),this.applyMatrix4(bi),this}rotateX(e){return bi.makeRotationX(e),this.applyMatrix4(bi),this}rotateY(e){return bi.makeRotationY(e),this.applyMatrix4(bi),this}rotateZ(e){return bi.makeRotationZ(e),this.applyMatrix4(bi),this}translate(e,t,n){return bi.makeTranslation(e,t,n),this.applyMatrix4(bi),this}scale(e,t,n){return bi.makeScale(e,t,n),this.applyMatrix4(bi),this}lookAt(e){return Fu.lookAt(e),Fu.updateMatrix(),this.applyMatrix4(Fu.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(lo).negate(),this.translate(lo.x,lo.y,lo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new kt(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ye("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Qn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){et("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new B(-1/0,-1/0,-1/0),new B(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];hi.setFromBufferAttribute(r),this.morphTargetsRelative?(Pn.addVectors(this.boundingBox.min,hi.min),this.boundingBox.expandByPoint(Pn),Pn.addVectors(this.boundingBox.max,hi.max),this.boundingBox.expandByPoint(Pn)):(this.boundingBox.expandByPoint(hi.min),this.boundingBox.expandByPoint(hi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&et('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new ys);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){et("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new B,1/0);return}if(e){let n=this.boundingSphere.center;if(hi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];jo.setFromBufferAttribute(a),this.morphTargetsRelative?(Pn.addVectors(hi.min,jo.min),hi.expandByPoint(Pn),Pn.addVectors(hi.max,jo.max),hi.expandByPoint(Pn)):(hi.expandByPoint(jo.min),hi.expandByPoint(jo.max))}hi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Pn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Pn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Pn.fromBufferAttribute(a,c),l&&(lo.fromBufferAttribute(e,c),Pn.add(lo)),s=Math.max(s,n.distanceToSquared(Pn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&et('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){et("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new gn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let z=0;z<n.count;z++)a[z]=new B,l[z]=new B;let h=new B,d=new B,u=new B,f=new je,p=new je,v=new je,g=new B,m=new B;function y(z,U,N){c[z]=c[U]=c[N]=1,h.fromBufferAttribute(n,z),d.fromBufferAttribute(n,U),u.fromBufferAttribute(n,N),f.fromBufferAttribute(r,z),p.fromBufferAttribute(r,U),v.fromBufferAttribute(r,N),d.sub(h),u.sub(h),p.sub(f),v.sub(f);let V=1/(p.x*v.y-v.x*p.y);isFinite(V)&&(g.copy(d).multiplyScalar(v.y).addScaledVector(u,-p.y).multiplyScalar(V),m.copy(u).multiplyScalar(p.x).addScaledVector(d,-v.x).multiplyScalar(V),a[z].add(g),a[U].add(g),a[N].add(g),l[z].add(m),l[U].add(m),l[N].add(m))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let z=0,U=R.length;z<U;++z){let N=R[z],V=N.start,W=N.count;for(let D=V,X=V+W;D<X;D+=3)y(e.getX(D+0),e.getX(D+1),e.getX(D+2))}let w=new B,P=new B,E=new B,x=new B;function T(z){E.fromBufferAttribute(s,z),x.copy(E);let U=a[z];w.copy(U),w.sub(E.multiplyScalar(E.dot(U))).normalize(),P.crossVectors(x,U);let V=P.dot(l[z])<0?-1:1;o.setXYZW(z,w.x,w.y,w.z,V)}for(let z=0,U=n.count;z<U;++z)c[z]&&T(z);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new gn(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let u=0,f=n.count;u<f;u++)n.setXYZ(u,0,0,0);let s=new B,r=new B,o=new B,a=new B,l=new B,c=new B,h=new B,d=new B;if(e)for(let u=0,f=e.count;u<f;u+=3){let p=e.getX(u+0),v=e.getX(u+1),g=e.getX(u+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,v),o.fromBufferAttribute(t,g),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),a.fromBufferAttribute(n,p),l.fromBufferAttribute(n,v),c.fromBufferAttribute(n,g),a.add(h),l.add(h),c.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(v,l.x,l.y,l.z),n.setXYZ(g,c.x,c.y,c.z)}else for(let u=0,f=t.count;u<f;u+=3)s.fromBufferAttribute(t,u+0),r.fromBufferAttribute(t,u+1),o.fromBufferAttribute(t,u+2),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),n.setXYZ(u+0,h.x,h.y,h.z),n.setXYZ(u+1,h.x,h.y,h.z),n.setXYZ(u+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Pn.fromBufferAttribute(e,t),Pn.normalize(),e.setXYZ(t,Pn.x,Pn.y,Pn.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,d=a.normalized,u=new c.constructor(l.length*h),f=0,p=0;for(let v=0,g=l.length;v<g;v++){a.isInterleavedBufferAttribute?f=l[v]*a.data.stride+a.offset:f=l[v]*h;for(let m=0;m<h;m++)u[p++]=c[f++]}return new gn(u,h,d)}if(this.index===null)return Ye("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,d=c.length;h<d;h++){let u=c[h],f=e(u,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let d=0,u=c.length;d<u;d++){let f=c[d];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],d=r[c];for(let u=0,f=d.length;u<f;u++)h.push(d[u].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let d=o[c];this.addGroup(d.start,d.count,d.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Ou=new B,ly=new B,cy=new tt,di=class{constructor(e=new B(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=Ou.subVectors(n,t).cross(ly.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(Ou),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||cy.getNormalMatrix(e),s=this.coplanarPoint(Ou).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},hy=0,bs=class extends Di{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:hy++}),this.uuid=Ro(),this.name="",this.type="Material",this.blending=To,this.side=js,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=ed,this.blendDst=td,this.blendEquation=Mr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Xe(0,0,0),this.blendAlpha=0,this.depthFunc=mo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=bg,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ql,this.stencilZFail=ql,this.stencilZPass=ql,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ye(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Xe().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new di().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new je().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new je().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var gs=new B,Bu=new B,Rl=new B,Cl=new B,_r=class{constructor(e=new B,t=new B(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,gs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=gs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(gs.copy(this.origin).addScaledVector(this.direction,t),gs.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Bu.copy(e).add(t).multiplyScalar(.5),Rl.copy(t).sub(e).normalize(),Cl.copy(this.origin).sub(Bu);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Rl),a=Cl.dot(this.direction),l=-Cl.dot(Rl),c=Cl.lengthSq(),h=Math.abs(1-o*o),d,u,f,p;if(h>0)if(d=o*l-a,u=o*a-l,p=r*h,d>=0)if(u>=-p)if(u<=p){let v=1/h;d*=v,u*=v,f=d*(d+o*u+2*a)+u*(o*d+u+2*l)+c}else u=r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+c;else u=-r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+c;else u<=-p?(d=Math.max(0,-(-o*r+a)),u=d>0?-r:Math.min(Math.max(-r,-l),r),f=-d*d+u*(u+2*l)+c):u<=p?(d=0,u=Math.min(Math.max(-r,-l),r),f=u*(u+2*l)+c):(d=Math.max(0,-(o*r+a)),u=d>0?r:Math.min(Math.max(-r,-l),r),f=-d*d+u*(u+2*l)+c);else u=o>0?-r:r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(Bu).addScaledVector(Rl,u),f}intersectSphere(e,t){if(e.radius<0)return null;gs.subVectors(e.center,this.origin);let n=gs.dot(this.direction),s=gs.dot(gs)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,d=1/this.direction.z,u=this.origin;return c>=0?(n=(e.min.x-u.x)*c,s=(e.max.x-u.x)*c):(n=(e.max.x-u.x)*c,s=(e.min.x-u.x)*c),h>=0?(r=(e.min.y-u.y)*h,o=(e.max.y-u.y)*h):(r=(e.max.y-u.y)*h,o=(e.min.y-u.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(e.min.z-u.z)*d,l=(e.max.z-u.z)*d):(a=(e.max.z-u.z)*d,l=(e.min.z-u.z)*d),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,gs)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,d=e.x-o.x,u=e.y-o.y,f=e.z-o.z,p=t.x-o.x,v=t.y-o.y,g=t.z-o.z,m=n.x-o.x,y=n.y-o.y,R=n.z-o.z,w=Math.abs(l),P=Math.abs(c),E=Math.abs(h),x,T,z,U,N,V,W,D,X,$,H,ce;if(w>=P&&w>=E?(z=l,V=d,X=p,ce=m,l>=0?(x=c,T=h,U=u,N=f,W=v,D=g,$=y,H=R):(x=h,T=c,U=f,N=u,W=g,D=v,$=R,H=y)):P>=E?(z=c,V=u,X=v,ce=y,c>=0?(x=h,T=l,U=f,N=d,W=g,D=p,$=R,H=m):(x=l,T=h,U=d,N=f,W=p,D=g,$=m,H=R)):(z=h,V=f,X=g,ce=R,h>=0?(x=l,T=c,U=d,N=u,W=p,D=v,$=m,H=y):(x=c,T=l,U=u,N=d,W=v,D=p,$=y,H=m)),z===0)return null;let K=x/z,Q=T/z,se=1/z,de=U-K*V,ue=N-Q*V,ee=W-K*X,me=D-Q*X,xe=$-K*ce,Ae=H-Q*ce,Me=xe*me-Ae*ee,He=de*Ae-ue*xe,st=ee*ue-me*de;if(s){if(Me<0||He<0||st<0)return null}else if((Me<0||He<0||st<0)&&(Me>0||He>0||st>0))return null;let Ve=Me+He+st;if(Ve===0)return null;let ht=se*(Me*V+He*X+st*ce);return(Ve>0?ht<0:ht>0)?null:this.at(ht/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},xr=class extends bs{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Xe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new vs,this.combine=Tc,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Im=new St,mr=new _r,Pl=new ys,Lm=new B,Il=new B,Ll=new B,Dl=new B,ku=new B,Nl=new B,Dm=new B,Ul=new B,Dn=class extends Ln{constructor(e=new an,t=new xr){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Nl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],d=r[l];h!==0&&(ku.fromBufferAttribute(d,e),o?Nl.addScaledVector(ku,h):Nl.addScaledVector(ku.sub(t),h))}t.add(Nl)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Pl.copy(n.boundingSphere),Pl.applyMatrix4(r),mr.copy(e.ray).recast(e.near),!(Pl.containsPoint(mr.origin)===!1&&(mr.intersectSphere(Pl,Lm)===null||mr.origin.distanceToSquared(Lm)>(e.far-e.near)**2))&&(Im.copy(r).invert(),mr.copy(e.ray).applyMatrix4(Im),!(n.boundingBox!==null&&mr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,mr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,d=r.attributes.normal,u=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,v=u.length;p<v;p++){let g=u[p],m=o[g.materialIndex],y=Math.max(g.start,f.start),R=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let w=y,P=R;w<P;w+=3){let E=a.getX(w),x=a.getX(w+1),T=a.getX(w+2);s=Fl(this,m,e,n,c,h,d,E,x,T),s&&(s.faceIndex=Math.floor(w/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),v=Math.min(a.count,f.start+f.count);for(let g=p,m=v;g<m;g+=3){let y=a.getX(g),R=a.getX(g+1),w=a.getX(g+2);s=Fl(this,o,e,n,c,h,d,y,R,w),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,v=u.length;p<v;p++){let g=u[p],m=o[g.materialIndex],y=Math.max(g.start,f.start),R=Math.min(l.count,Math.min(g.start+g.count,f.start+f.count));for(let w=y,P=R;w<P;w+=3){let E=w,x=w+1,T=w+2;s=Fl(this,m,e,n,c,h,d,E,x,T),s&&(s.faceIndex=Math.floor(w/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),v=Math.min(l.count,f.start+f.count);for(let g=p,m=v;g<m;g+=3){let y=g,R=g+1,w=g+2;s=Fl(this,o,e,n,c,h,d,y,R,w),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}};function uy(i,e,t,n,s,r,o,a){let l;if(e.side===Jn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===js,a),l===null)return null;Ul.copy(a),Ul.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Ul);return c<t.near||c>t.far?null:{distance:c,point:Ul.clone(),object:i}}function Fl(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,Il),i.getVertexPosition(l,Ll),i.getVertexPosition(c,Dl);let h=uy(i,e,t,n,Il,Ll,Dl,Dm);if(h){let d=new B;Ws.getBarycoord(Dm,Il,Ll,Dl,d),s&&(h.uv=Ws.getInterpolatedAttribute(s,a,l,c,d,new je)),r&&(h.uv1=Ws.getInterpolatedAttribute(r,a,l,c,d,new je)),o&&(h.normal=Ws.getInterpolatedAttribute(o,a,l,c,d,new B),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let u={a,b:l,c,normal:new B,materialIndex:0};Ws.getNormal(Il,Ll,Dl,u.normal),h.face=u,h.barycoord=d}return h}var pa=class extends jn{constructor(e=null,t=1,n=1,s,r,o,a,l,c=In,h=In,d,u){super(null,o,a,l,c,h,s,r,d,u),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var ma=class extends gn{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},co=new St,Nm=new St,Ol=[],Um=new Qn,dy=new St,Qo=new Dn,ea=new ys,vr=class extends Dn{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new ma(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,dy)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new Qn),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,co),Um.copy(e.boundingBox).applyMatrix4(co),this.boundingBox.union(Um)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new ys),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,co),ea.copy(e.boundingSphere).applyMatrix4(co),this.boundingSphere.union(ea)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(Qo.geometry=this.geometry,Qo.material=this.material,Qo.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ea.copy(this.boundingSphere),ea.applyMatrix4(n),e.ray.intersectsSphere(ea)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,co),Nm.multiplyMatrices(n,co),Qo.matrixWorld=Nm,Qo.raycast(e,Ol);for(let o=0,a=Ol.length;o<a;o++){let l=Ol[o];l.instanceId=r,l.object=this,t.push(l)}Ol.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new ma(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new pa(new Float32Array(s*this.count),s,this.count,Lc,Si));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},gr=new ys,fy=new je(.5,.5),Bl=new B,Xs=class{constructor(e=new di,t=new di,n=new di,s=new di,r=new di,o=new di){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Mi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],d=r[5],u=r[6],f=r[7],p=r[8],v=r[9],g=r[10],m=r[11],y=r[12],R=r[13],w=r[14],P=r[15];if(s[0].setComponents(c-o,f-h,m-p,P-y).normalize(),s[1].setComponents(c+o,f+h,m+p,P+y).normalize(),s[2].setComponents(c+a,f+d,m+v,P+R).normalize(),s[3].setComponents(c-a,f-d,m-v,P-R).normalize(),n)s[4].setComponents(l,u,g,w).normalize(),s[5].setComponents(c-l,f-u,m-g,P-w).normalize();else if(s[4].setComponents(c-l,f-u,m-g,P-w).normalize(),t===Mi)s[5].setComponents(c+l,f+u,m+g,P+w).normalize();else if(t===go)s[5].setComponents(l,u,g,w).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),gr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),gr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(gr)}intersectsSprite(e){gr.center.set(0,0,0);let t=fy.distanceTo(e.center);return gr.radius=.7071067811865476+t,gr.applyMatrix4(e.matrixWorld),this.intersectsSphere(gr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(Bl.x=s.normal.x>0?e.max.x:e.min.x,Bl.y=s.normal.y>0?e.max.y:e.min.y,Bl.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Bl)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Fm=new St,oc=class i{constructor(){this.coordinateSystem=Mi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Fm.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Xs),n[s].setFromProjectionMatrix(Fm,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Xs),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Zi=class extends bs{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Xe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},ac=new B,lc=new B,Om=new St,ta=new _r,kl=new ys,zu=new B,Bm=new B,qs=class extends Ln{constructor(e=new an,t=new Zi){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)ac.fromBufferAttribute(t,s-1),lc.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=ac.distanceTo(lc);e.setAttribute("lineDistance",new kt(n,1))}else Ye("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),kl.copy(n.boundingSphere),kl.applyMatrix4(s),kl.radius+=r,e.ray.intersectsSphere(kl)===!1)return;Om.copy(s).invert(),ta.copy(e.ray).applyMatrix4(Om);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,u=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let v=f,g=p-1;v<g;v+=c){let m=h.getX(v),y=h.getX(v+1),R=zl(this,e,ta,l,m,y,v);R&&t.push(R)}if(this.isLineLoop){let v=h.getX(p-1),g=h.getX(f),m=zl(this,e,ta,l,v,g,p-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),p=Math.min(u.count,o.start+o.count);for(let v=f,g=p-1;v<g;v+=c){let m=zl(this,e,ta,l,v,v+1,v);m&&t.push(m)}if(this.isLineLoop){let v=zl(this,e,ta,l,p-1,f,p-1);v&&t.push(v)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function zl(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(ac.fromBufferAttribute(a,s),lc.fromBufferAttribute(a,r),t.distanceSqToSegment(ac,lc,zu,Bm)>n)return;zu.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(zu);if(!(c<e.near||c>e.far))return{distance:c,point:Bm.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var km=new B,zm=new B,bo=class extends qs{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)km.fromBufferAttribute(t,s),zm.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+km.distanceTo(zm);e.setAttribute("lineDistance",new kt(n,1))}else Ye("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var ga=class extends jn{constructor(e=[],t=Sr,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Ms=class extends jn{constructor(e,t,n=Ni,s,r,o,a=In,l=In,c,h=xs,d=1){if(h!==xs&&h!==Ts)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let u={width:e,height:t,depth:d};super(u,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new vo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},_a=class extends Ms{constructor(e,t=Ni,n=Sr,s,r,o=In,a=In,l,c=xs){let h={width:e,height:e,depth:1},d=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},xa=class extends jn{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Ji=class i extends an{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],d=[],u=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,s,o,2),p("x","z","y",1,-1,e,n,-t,s,o,3),p("x","y","z",1,-1,e,t,n,s,r,4),p("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new kt(c,3)),this.setAttribute("normal",new kt(h,3)),this.setAttribute("uv",new kt(d,2));function p(v,g,m,y,R,w,P,E,x,T,z){let U=w/x,N=P/T,V=w/2,W=P/2,D=E/2,X=x+1,$=T+1,H=0,ce=0,K=new B;for(let Q=0;Q<$;Q++){let se=Q*N-W;for(let de=0;de<X;de++){let ue=de*U-V;K[v]=ue*y,K[g]=se*R,K[m]=D,c.push(K.x,K.y,K.z),K[v]=0,K[g]=0,K[m]=E>0?1:-1,h.push(K.x,K.y,K.z),d.push(de/x),d.push(1-Q/T),H+=1}}for(let Q=0;Q<T;Q++)for(let se=0;se<x;se++){let de=u+se+X*Q,ue=u+se+X*(Q+1),ee=u+(se+1)+X*(Q+1),me=u+(se+1)+X*Q;l.push(de,ue,me),l.push(ue,ee,me),ce+=6}a.addGroup(f,ce,z),f+=ce,u+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Ss=class i extends an{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],d=[],u=[],f=[],p=0,v=[],g=n/2,m=0;y(),o===!1&&(e>0&&R(!0),t>0&&R(!1)),this.setIndex(h),this.setAttribute("position",new kt(d,3)),this.setAttribute("normal",new kt(u,3)),this.setAttribute("uv",new kt(f,2));function y(){let w=new B,P=new B,E=0,x=(t-e)/n;for(let T=0;T<=r;T++){let z=[],U=T/r,N=U*(t-e)+e;for(let V=0;V<=s;V++){let W=V/s,D=W*l+a,X=Math.sin(D),$=Math.cos(D);P.x=N*X,P.y=-U*n+g,P.z=N*$,d.push(P.x,P.y,P.z),w.set(X,x,$).normalize(),u.push(w.x,w.y,w.z),f.push(W,1-U),z.push(p++)}v.push(z)}for(let T=0;T<s;T++)for(let z=0;z<r;z++){let U=v[z][T],N=v[z+1][T],V=v[z+1][T+1],W=v[z][T+1];(e>0||z!==0)&&(h.push(U,N,W),E+=3),(t>0||z!==r-1)&&(h.push(N,V,W),E+=3)}c.addGroup(m,E,0),m+=E}function R(w){let P=p,E=new je,x=new B,T=0,z=w===!0?e:t,U=w===!0?1:-1;for(let V=1;V<=s;V++)d.push(0,g*U,0),u.push(0,U,0),f.push(.5,.5),p++;let N=p;for(let V=0;V<=s;V++){let D=V/s*l+a,X=Math.cos(D),$=Math.sin(D);x.x=z*$,x.y=g*U,x.z=z*X,d.push(x.x,x.y,x.z),u.push(0,U,0),E.x=X*.5+.5,E.y=$*.5*U+.5,f.push(E.x,E.y),p++}for(let V=0;V<s;V++){let W=P+V,D=N+V;w===!0?h.push(D,D+1,W):h.push(D+1,D,W),T+=3}c.addGroup(m,T,w===!0?1:2),m+=T}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},cc=class i extends Ss{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var va=class i extends an{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,d=e/a,u=t/l,f=[],p=[],v=[],g=[];for(let m=0;m<h;m++){let y=m*u-o;for(let R=0;R<c;R++){let w=R*d-r;p.push(w,-y,0),v.push(0,0,1),g.push(R/a),g.push(1-m/l)}}for(let m=0;m<l;m++)for(let y=0;y<a;y++){let R=y+c*m,w=y+c*(m+1),P=y+1+c*(m+1),E=y+1+c*m;f.push(R,w,E),f.push(w,P,E)}this.setIndex(f),this.setAttribute("position",new kt(p,3)),this.setAttribute("normal",new kt(v,3)),this.setAttribute("uv",new kt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var yr=class i extends an{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],d=new B,u=new B,f=[],p=[],v=[],g=[];for(let m=0;m<=n;m++){let y=[],R=m/n,w=o+R*a,P=e*Math.cos(w),E=Math.sqrt(e*e-P*P),x=0;m===0&&o===0?x=.5/t:m===n&&l===Math.PI&&(x=-.5/t);for(let T=0;T<=t;T++){let z=T/t,U=s+z*r;d.x=-E*Math.cos(U),d.y=P,d.z=E*Math.sin(U),p.push(d.x,d.y,d.z),u.copy(d).normalize(),v.push(u.x,u.y,u.z),g.push(z+x,1-R),y.push(c++)}h.push(y)}for(let m=0;m<n;m++)for(let y=0;y<t;y++){let R=h[m][y+1],w=h[m][y],P=h[m+1][y],E=h[m+1][y+1];(m!==0||o>0)&&f.push(R,w,E),(m!==n-1||l<Math.PI)&&f.push(w,P,E)}this.setIndex(f),this.setAttribute("position",new kt(p,3)),this.setAttribute("normal",new kt(v,3)),this.setAttribute("uv",new kt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var ya=class i extends an{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],d=[],u=new B,f=new B,p=new B;for(let v=0;v<=n;v++){let g=o+v/n*a;for(let m=0;m<=s;m++){let y=m/s*r;f.x=(e+t*Math.cos(g))*Math.cos(y),f.y=(e+t*Math.cos(g))*Math.sin(y),f.z=t*Math.sin(g),c.push(f.x,f.y,f.z),u.x=e*Math.cos(y),u.y=e*Math.sin(y),p.subVectors(f,u).normalize(),h.push(p.x,p.y,p.z),d.push(m/s),d.push(v/n)}}for(let v=1;v<=n;v++)for(let g=1;g<=s;g++){let m=(s+1)*v+g-1,y=(s+1)*(v-1)+g-1,R=(s+1)*(v-1)+g,w=(s+1)*v+g;l.push(m,y,w),l.push(y,R,w)}this.setIndex(l),this.setAttribute("position",new kt(c,3)),this.setAttribute("normal",new kt(h,3)),this.setAttribute("uv",new kt(d,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};function Tr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Vm(s))s.isRenderTargetTexture?(Ye("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Vm(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function Vn(i){let e={};for(let t=0;t<i.length;t++){let n=Tr(i[t]);for(let s in n)e[s]=n[s]}return e}function Vm(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function py(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function Td(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:xt.workingColorSpace}var Ug={clone:Tr,merge:Vn},my=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,gy=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ki=class extends bs{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=my,this.fragmentShader=gy,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Tr(e.uniforms),this.uniformsGroups=py(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Xe().setHex(s.value);break;case"v2":this.uniforms[n].value=new je().fromArray(s.value);break;case"v3":this.uniforms[n].value=new B().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Zt().fromArray(s.value);break;case"m3":this.uniforms[n].value=new tt().fromArray(s.value);break;case"m4":this.uniforms[n].value=new St().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},hc=class extends Ki{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var ji=class extends bs{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new Xe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Xe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=dh,this.normalScale=new je(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new vs,this.combine=Tc,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},uc=class extends bs{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=vg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},dc=class extends bs{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function ho(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Vl(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Ys=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},fc=class extends Ys{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Wu,endingEnd:Wu}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Xu:r=e,a=2*t-n;break;case qu:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Xu:o=e,l=2*n-t;break;case qu:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,d=this._offsetNext,u=this._weightPrev,f=this._weightNext,p=(n-t)/(s-t),v=p*p,g=v*p,m=-u*g+2*u*v-u*p,y=(1+u)*g+(-1.5-2*u)*v+(-.5+u)*p+1,R=(-1-f)*g+(1.5+f)*v+.5*p,w=f*g-f*v;for(let P=0;P!==a;++P)r[P]=m*o[h+P]+y*o[c+P]+R*o[l+P]+w*o[d+P];return r}},pc=class extends Ys{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),d=1-h;for(let u=0;u!==a;++u)r[u]=o[c+u]*d+o[l+u]*h;return r}},mc=class extends Ys{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},gc=class extends Ys{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,d=this.outTangents;if(!h||!d){let p=(n-t)/(s-t),v=1-p;for(let g=0;g!==a;++g)r[g]=o[c+g]*v+o[l+g]*p;return r}let u=a*2,f=e-1;for(let p=0;p!==a;++p){let v=o[c+p],g=o[l+p],m=f*u+p*2,y=d[m],R=d[m+1],w=e*u+p*2,P=h[w],E=h[w+1],x=xy(n,t,y,P,s);r[p]=Fg(x,v,R,E,g)}return r}};function Fg(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function _y(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function xy(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=Fg(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=_y(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var pi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=ho(t,this.TimeBufferType),this.values=ho(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:ho(e.times,Array),values:ho(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),Vl(e.settings)&&(n.settings={inTangents:ho(e.settings.inTangents,Array),outTangents:ho(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new mc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new pc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new fc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new gc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case ra:t=this.InterpolantFactoryMethodDiscrete;break;case nc:t=this.InterpolantFactoryMethodLinear;break;case Xl:t=this.InterpolantFactoryMethodSmooth;break;case Hu:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ye("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return ra;case this.InterpolantFactoryMethodLinear:return nc;case this.InterpolantFactoryMethodSmooth:return Xl;case this.InterpolantFactoryMethodBezier:return Hu}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Vl(this.settings)&&(Gm(this.settings.inTangents,e),Gm(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Vl(this.settings)&&(Hm(this.settings.inTangents,e),Hm(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(et("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(et("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){et("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){et("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&Dv(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){et("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Xl,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let d=a*n,u=d-n,f=d+n;for(let p=0;p!==n;++p){let v=t[d+p];if(v!==t[u+p]||v!==t[f+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let d=a*n,u=o*n;for(let f=0;f!==n;++f)t[u+f]=t[d+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,Vl(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Gm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Hm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}pi.prototype.ValueTypeName="";pi.prototype.TimeBufferType=Float32Array;pi.prototype.ValueBufferType=Float32Array;pi.prototype.DefaultInterpolation=nc;var $s=class extends pi{constructor(e,t,n){super(e,t,n)}};$s.prototype.ValueTypeName="bool";$s.prototype.ValueBufferType=Array;$s.prototype.DefaultInterpolation=ra;$s.prototype.InterpolantFactoryMethodLinear=void 0;$s.prototype.InterpolantFactoryMethodSmooth=void 0;var _c=class extends pi{constructor(e,t,n,s){super(e,t,n,s)}};_c.prototype.ValueTypeName="color";var xc=class extends pi{constructor(e,t,n,s){super(e,t,n,s)}};xc.prototype.ValueTypeName="number";var vc=class extends Ys{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)zt.slerpFlat(r,0,o,c-a,o,c,l);return r}},ba=class extends pi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new vc(this.times,this.values,this.getValueSize(),e)}};ba.prototype.ValueTypeName="quaternion";ba.prototype.InterpolantFactoryMethodSmooth=void 0;var Zs=class extends pi{constructor(e,t,n){super(e,t,n)}};Zs.prototype.ValueTypeName="string";Zs.prototype.ValueBufferType=Array;Zs.prototype.DefaultInterpolation=ra;Zs.prototype.InterpolantFactoryMethodLinear=void 0;Zs.prototype.InterpolantFactoryMethodSmooth=void 0;var yc=class extends pi{constructor(e,t,n,s){super(e,t,n,s)}};yc.prototype.ValueTypeName="vector";var bc=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,d){return c.push(h,d),this},this.removeHandler=function(h){let d=c.indexOf(h);return d!==-1&&c.splice(d,2),this},this.getHandler=function(h){for(let d=0,u=c.length;d<u;d+=2){let f=c[d],p=c[d+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Og=new bc,Mc=class{constructor(e){this.manager=e!==void 0?e:Og,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Mc.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ma=class extends Ln{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Xe(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Sa=class extends Ma{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Ln.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Xe(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Vu=new St,Wm=new B,Xm=new B,Sc=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new je(512,512),this.mapType=ei,this.map=null,this.mapPass=null,this.matrix=new St,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Xs,this._frameExtents=new je(1,1),this._viewportCount=1,this._viewports=[new Zt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Wm.setFromMatrixPosition(e.matrixWorld),t.position.copy(Wm),Xm.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Xm),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){Vu.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(Vu,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===go||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Vu)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Gl=new B,Hl=new zt,Yi=new B,wa=class extends Ln{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new St,this.projectionMatrix=new St,this.projectionMatrixInverse=new St,this.coordinateSystem=Mi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Gl,Hl,Yi),Yi.x===1&&Yi.y===1&&Yi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Gl,Hl,Yi.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(Gl,Hl,Yi),Yi.x===1&&Yi.y===1&&Yi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Gl,Hl,Yi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Hs=new B,qm=new je,Ym=new je,$n=class extends wa{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=xo*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(ia*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return xo*2*Math.atan(Math.tan(ia*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Hs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Hs.x,Hs.y).multiplyScalar(-e/Hs.z),Hs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Hs.x,Hs.y).multiplyScalar(-e/Hs.z)}getViewSize(e,t){return this.getViewBounds(e,qm,Ym),t.subVectors(Ym,qm)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(ia*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Ta=class extends wa{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Yu=class extends Sc{constructor(){super(new Ta(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Ea=class extends Ma{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Ln.DEFAULT_UP),this.updateMatrix(),this.target=new Ln,this.shadow=new Yu}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var uo=-90,fo=1,Mo=class extends Ln{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new $n(uo,fo,e,t);s.layers=this.layers,this.add(s);let r=new $n(uo,fo,e,t);r.layers=this.layers,this.add(r);let o=new $n(uo,fo,e,t);o.layers=this.layers,this.add(o);let a=new $n(uo,fo,e,t);a.layers=this.layers,this.add(a);let l=new $n(uo,fo,e,t);l.layers=this.layers,this.add(l);let c=new $n(uo,fo,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Mi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===go)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,d=e.getRenderTarget(),u=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let v=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=v,e.setRenderTarget(n,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(d,u,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},wc=class extends $n{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Ed="\\[\\]\\.:\\/",vy=new RegExp("["+Ed+"]","g"),Ad="[^"+Ed+"]",yy="[^"+Ed.replace("\\.","")+"]",by=/((?:WC+[\/:])*)/.source.replace("WC",Ad),My=/(WCOD+)?/.source.replace("WCOD",yy),Sy=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Ad),wy=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Ad),Ty=new RegExp("^"+by+My+Sy+wy+"$"),Ey=["material","materials","bones","map"],$u=class{constructor(e,t,n){let s=n||qt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},qt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(vy,"")}static parseTrackName(e){let t=Ty.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);Ey.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ye("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){et("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){et("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){et("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){et("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){et("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){et("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){et("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;et("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){et("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){et("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};qt.Composite=$u;qt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};qt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};qt.prototype.GetterByBindingType=[qt.prototype._getValue_direct,qt.prototype._getValue_array,qt.prototype._getValue_arrayElement,qt.prototype._getValue_toArray];qt.prototype.SetterByBindingTypeAndVersioning=[[qt.prototype._setValue_direct,qt.prototype._setValue_direct_setNeedsUpdate,qt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[qt.prototype._setValue_array,qt.prototype._setValue_array_setNeedsUpdate,qt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[qt.prototype._setValue_arrayElement,qt.prototype._setValue_arrayElement_setNeedsUpdate,qt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[qt.prototype._setValue_fromArray,qt.prototype._setValue_fromArray_setNeedsUpdate,qt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var SE=new Float32Array(1);var So=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=pt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(pt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Zu=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};var Aa=class extends bo{constructor(e=10,t=10,n=4473924,s=8947848){n=new Xe(n),s=new Xe(s);let r=t/2,o=e/t,a=e/2,l=[],c=[];for(let u=0,f=0,p=-a;u<=t;u++,p+=o){l.push(-a,0,p,a,0,p),l.push(p,0,-a,p,0,a);let v=u===r?n:s;v.toArray(c,f),f+=3,v.toArray(c,f),f+=3,v.toArray(c,f),f+=3,v.toArray(c,f),f+=3}let h=new an;h.setAttribute("position",new kt(l,3)),h.setAttribute("color",new kt(c,3));let d=new Zi({vertexColors:!0,toneMapped:!1});super(h,d),this.type="GridHelper"}dispose(){super.dispose(),this.geometry.dispose(),this.material.dispose()}};var $m=new B,Wl,Gu,Ra=class extends Ln{constructor(e=new B(0,0,1),t=new B(0,0,0),n=1,s=16776960,r=n*.2,o=r*.2){super(),this.type="ArrowHelper",Wl===void 0&&(Wl=new an,Wl.setAttribute("position",new kt([0,0,0,0,1,0],3)),Gu=new cc(.5,1,5,1),Gu.translate(0,-.5,0)),this.position.copy(t),this.line=new qs(Wl,new Zi({color:s,toneMapped:!1})),this.line.matrixAutoUpdate=!1,this.add(this.line),this.cone=new Dn(Gu,new xr({color:s,toneMapped:!1})),this.cone.matrixAutoUpdate=!1,this.add(this.cone),this.setDirection(e),this.setLength(n,r,o)}setDirection(e){if(e.y>.99999)this.quaternion.set(0,0,0,1);else if(e.y<-.99999)this.quaternion.set(1,0,0,0);else{$m.set(e.z,0,-e.x).normalize();let t=Math.acos(e.y);this.quaternion.setFromAxisAngle($m,t)}}setLength(e,t=e*.2,n=t*.2){this.line.scale.set(1,Math.max(1e-4,e-t),1),this.line.updateMatrix(),this.cone.scale.set(n,t,n),this.cone.position.y=e,this.cone.updateMatrix()}setColor(e){this.line.material.color.set(e),this.cone.material.color.set(e)}copy(e){return super.copy(e,!1),this.line.copy(e.line),this.cone.copy(e.cone),this}dispose(){super.dispose(),this.line.geometry.dispose(),this.line.material.dispose(),this.cone.geometry.dispose(),this.cone.material.dispose()}};var Ca=class extends Di{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function Rd(i,e,t,n){let s=Ay(n);switch(t){case pd:return i*e;case Lc:return i*e/s.components*s.byteLength;case Dc:return i*e/s.components*s.byteLength;case Qs:return i*e*2/s.components*s.byteLength;case Nc:return i*e*2/s.components*s.byteLength;case md:return i*e*3/s.components*s.byteLength;case Fi:return i*e*4/s.components*s.byteLength;case Uc:return i*e*4/s.components*s.byteLength;case La:case Da:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Na:case Ua:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Oc:case kc:return Math.max(i,16)*Math.max(e,8)/4;case Fc:case Bc:return Math.max(i,8)*Math.max(e,8)/2;case zc:case Vc:case Hc:case Wc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Gc:case Fa:case Xc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case qc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Yc:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case $c:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Zc:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Jc:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Kc:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case jc:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Qc:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case eh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case th:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case nh:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case ih:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case sh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case rh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case oh:case ah:case lh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case ch:case hh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case Oa:case uh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Ay(i){switch(i){case ei:case hd:return{byteLength:1,components:1};case Ao:case ud:case Ui:return{byteLength:2,components:1};case Pc:case Ic:return{byteLength:2,components:4};case Ni:case Cc:case Si:return{byteLength:4,components:1};case dd:case fd:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ye("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function r0(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function Cy(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,d=c.byteLength,u=i.createBuffer();i.bindBuffer(l,u),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:u,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:d}}function n(a,l,c){let h=l.array,d=l.updateRanges;if(i.bindBuffer(c,a),d.length===0)i.bufferSubData(c,0,h);else{d.sort((f,p)=>f.start-p.start);let u=0;for(let f=1;f<d.length;f++){let p=d[u],v=d[f];v.start<=p.start+p.count+1?p.count=Math.max(p.count,v.start+v.count-p.start):(++u,d[u]=v)}d.length=u+1;for(let f=0,p=d.length;f<p;f++){let v=d[f];i.bufferSubData(c,v.start*h.BYTES_PER_ELEMENT,h,v.start,v.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var Py=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Iy=`#ifdef USE_ALPHAHASH
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
#endif`,Ly=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Dy=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Ny=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Uy=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Fy=`#ifdef USE_AOMAP
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
#endif`,Oy=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,By=`#ifdef USE_BATCHING
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
#endif`,ky=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,zy=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Vy=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Gy=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,Hy=`#ifdef USE_IRIDESCENCE
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
#endif`,Wy=`#ifdef USE_BUMPMAP
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
#endif`,Xy=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,qy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Yy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,$y=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Zy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Jy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Ky=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,jy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Qy=`#define PI 3.141592653589793
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
} // validated`,eb=`vec3 transformedNormal = objectNormal;
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
#endif`,tb=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,nb=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,ib=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,sb=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,rb="gl_FragColor = linearToOutputTexel( gl_FragColor );",ob=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,ab=`#ifdef USE_ENVMAP
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
#endif`,lb=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,cb=`#ifdef USE_ENVMAP
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
#endif`,hb=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,ub=`#ifdef USE_ENVMAP
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
#endif`,db=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,fb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,pb=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,mb=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,gb=`#ifdef USE_GRADIENTMAP
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
}`,_b=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,xb=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,vb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,yb=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,bb=`#ifdef USE_ENVMAP
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
#endif`,Mb=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Sb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,wb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Tb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Eb=`PhysicalMaterial material;
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
#endif`,Ab=`uniform sampler2D dfgLUT;
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
}`,Rb=`
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
#endif`,Cb=`#if defined( RE_IndirectDiffuse )
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
#endif`,Pb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Ib=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,Lb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Db=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Nb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Ub=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Fb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Ob=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Bb=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,kb=`#if defined( USE_POINTS_UV )
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
#endif`,zb=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Vb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Gb=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Hb=`#if defined( USE_MORPHCOLORS )
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
#endif`,Wb=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Xb=`#ifdef USE_MORPHTARGETS
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
#endif`,qb=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Yb=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,$b=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Zb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Jb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Kb=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,jb=`#ifdef USE_NORMALMAP
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
#endif`,Qb=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,eM=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,tM=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,nM=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,iM=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,sM=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,rM=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,oM=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,aM=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,lM=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,cM=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,hM=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,uM=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,dM=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,fM=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,pM=`float getShadowMask() {
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
}`,mM=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,gM=`#ifdef USE_SKINNING
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
#endif`,_M=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,xM=`#ifdef USE_SKINNING
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
#endif`,vM=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,yM=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,bM=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,MM=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,SM=`#ifdef USE_TRANSMISSION
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
#endif`,wM=`#ifdef USE_TRANSMISSION
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
#endif`,TM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,EM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,AM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,RM=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,CM=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,PM=`uniform sampler2D t2D;
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
}`,IM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,LM=`uniform float backgroundBlurriness;
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
}`,DM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,NM=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,UM=`#include <common>
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
}`,FM=`#if DEPTH_PACKING == 3200
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
}`,OM=`#define DISTANCE
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
}`,BM=`#define DISTANCE
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
}`,kM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,zM=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,VM=`uniform float scale;
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
}`,GM=`uniform vec3 diffuse;
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
}`,HM=`#include <common>
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
}`,WM=`uniform vec3 diffuse;
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
}`,XM=`#define LAMBERT
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
}`,qM=`#define LAMBERT
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
}`,YM=`#define MATCAP
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
}`,$M=`#define MATCAP
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
}`,ZM=`#define NORMAL
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
}`,JM=`#define NORMAL
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
}`,KM=`#define PHONG
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
}`,jM=`#define PHONG
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
}`,QM=`#define STANDARD
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
}`,eS=`#define STANDARD
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
}`,tS=`#define TOON
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
}`,nS=`#define TOON
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
}`,iS=`uniform float size;
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
}`,sS=`uniform vec3 diffuse;
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
}`,rS=`#include <common>
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
}`,oS=`uniform vec3 color;
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
}`,aS=`uniform float rotation;
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
}`,lS=`uniform vec3 diffuse;
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
}`,ct={alphahash_fragment:Py,alphahash_pars_fragment:Iy,alphamap_fragment:Ly,alphamap_pars_fragment:Dy,alphatest_fragment:Ny,alphatest_pars_fragment:Uy,aomap_fragment:Fy,aomap_pars_fragment:Oy,batching_pars_vertex:By,batching_vertex:ky,begin_vertex:zy,beginnormal_vertex:Vy,bsdfs:Gy,iridescence_fragment:Hy,bumpmap_pars_fragment:Wy,clipping_planes_fragment:Xy,clipping_planes_pars_fragment:qy,clipping_planes_pars_vertex:Yy,clipping_planes_vertex:$y,color_fragment:Zy,color_pars_fragment:Jy,color_pars_vertex:Ky,color_vertex:jy,common:Qy,defaultnormal_vertex:eb,displacementmap_pars_vertex:tb,displacementmap_vertex:nb,emissivemap_fragment:ib,emissivemap_pars_fragment:sb,colorspace_fragment:rb,colorspace_pars_fragment:ob,envmap_fragment:ab,envmap_common_pars_fragment:lb,envmap_pars_fragment:cb,envmap_pars_vertex:hb,envmap_physical_pars_fragment:bb,envmap_vertex:ub,fog_vertex:db,fog_pars_vertex:fb,fog_fragment:pb,fog_pars_fragment:mb,gradientmap_pars_fragment:gb,lightmap_pars_fragment:_b,lights_lambert_fragment:xb,lights_lambert_pars_fragment:vb,lights_pars_begin:yb,lights_toon_fragment:Mb,lights_toon_pars_fragment:Sb,lights_phong_fragment:wb,lights_phong_pars_fragment:Tb,lights_physical_fragment:Eb,lights_physical_pars_fragment:Ab,lights_fragment_begin:Rb,lights_fragment_maps:Cb,lights_fragment_end:Pb,lightprobes_pars_fragment:Ib,logdepthbuf_fragment:Lb,logdepthbuf_pars_fragment:Db,logdepthbuf_pars_vertex:Nb,logdepthbuf_vertex:Ub,map_fragment:Fb,map_pars_fragment:Ob,map_particle_fragment:Bb,map_particle_pars_fragment:kb,metalnessmap_fragment:zb,metalnessmap_pars_fragment:Vb,morphinstance_vertex:Gb,morphcolor_vertex:Hb,morphnormal_vertex:Wb,morphtarget_pars_vertex:Xb,morphtarget_vertex:qb,normal_fragment_begin:Yb,normal_fragment_maps:$b,normal_pars_fragment:Zb,normal_pars_vertex:Jb,normal_vertex:Kb,normalmap_pars_fragment:jb,clearcoat_normal_fragment_begin:Qb,clearcoat_normal_fragment_maps:eM,clearcoat_pars_fragment:tM,iridescence_pars_fragment:nM,opaque_fragment:iM,packing:sM,premultiplied_alpha_fragment:rM,project_vertex:oM,dithering_fragment:aM,dithering_pars_fragment:lM,roughnessmap_fragment:cM,roughnessmap_pars_fragment:hM,shadowmap_pars_fragment:uM,shadowmap_pars_vertex:dM,shadowmap_vertex:fM,shadowmask_pars_fragment:pM,skinbase_vertex:mM,skinning_pars_vertex:gM,skinning_vertex:_M,skinnormal_vertex:xM,specularmap_fragment:vM,specularmap_pars_fragment:yM,tonemapping_fragment:bM,tonemapping_pars_fragment:MM,transmission_fragment:SM,transmission_pars_fragment:wM,uv_pars_fragment:TM,uv_pars_vertex:EM,uv_vertex:AM,worldpos_vertex:RM,background_vert:CM,background_frag:PM,backgroundCube_vert:IM,backgroundCube_frag:LM,cube_vert:DM,cube_frag:NM,depth_vert:UM,depth_frag:FM,distance_vert:OM,distance_frag:BM,equirect_vert:kM,equirect_frag:zM,linedashed_vert:VM,linedashed_frag:GM,meshbasic_vert:HM,meshbasic_frag:WM,meshlambert_vert:XM,meshlambert_frag:qM,meshmatcap_vert:YM,meshmatcap_frag:$M,meshnormal_vert:ZM,meshnormal_frag:JM,meshphong_vert:KM,meshphong_frag:jM,meshphysical_vert:QM,meshphysical_frag:eS,meshtoon_vert:tS,meshtoon_frag:nS,points_vert:iS,points_frag:sS,shadow_vert:rS,shadow_frag:oS,sprite_vert:aS,sprite_frag:lS},Le={common:{diffuse:{value:new Xe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new tt},alphaMap:{value:null},alphaMapTransform:{value:new tt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new tt}},envmap:{envMap:{value:null},envMapRotation:{value:new tt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new tt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new tt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new tt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new tt},normalScale:{value:new je(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new tt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new tt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new tt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new tt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Xe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Xe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new tt},alphaTest:{value:0},uvTransform:{value:new tt}},sprite:{diffuse:{value:new Xe(16777215)},opacity:{value:1},center:{value:new je(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new tt},alphaMap:{value:null},alphaMapTransform:{value:new tt},alphaTest:{value:0}}},ns={basic:{uniforms:Vn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ct.meshbasic_vert,fragmentShader:ct.meshbasic_frag},lambert:{uniforms:Vn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)},envMapIntensity:{value:1}}]),vertexShader:ct.meshlambert_vert,fragmentShader:ct.meshlambert_frag},phong:{uniforms:Vn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)},specular:{value:new Xe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ct.meshphong_vert,fragmentShader:ct.meshphong_frag},standard:{uniforms:Vn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ct.meshphysical_vert,fragmentShader:ct.meshphysical_frag},toon:{uniforms:Vn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)}}]),vertexShader:ct.meshtoon_vert,fragmentShader:ct.meshtoon_frag},matcap:{uniforms:Vn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ct.meshmatcap_vert,fragmentShader:ct.meshmatcap_frag},points:{uniforms:Vn([Le.points,Le.fog]),vertexShader:ct.points_vert,fragmentShader:ct.points_frag},dashed:{uniforms:Vn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ct.linedashed_vert,fragmentShader:ct.linedashed_frag},depth:{uniforms:Vn([Le.common,Le.displacementmap]),vertexShader:ct.depth_vert,fragmentShader:ct.depth_frag},normal:{uniforms:Vn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ct.meshnormal_vert,fragmentShader:ct.meshnormal_frag},sprite:{uniforms:Vn([Le.sprite,Le.fog]),vertexShader:ct.sprite_vert,fragmentShader:ct.sprite_frag},background:{uniforms:{uvTransform:{value:new tt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ct.background_vert,fragmentShader:ct.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new tt}},vertexShader:ct.backgroundCube_vert,fragmentShader:ct.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ct.cube_vert,fragmentShader:ct.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ct.equirect_vert,fragmentShader:ct.equirect_frag},distance:{uniforms:Vn([Le.common,Le.displacementmap,{referencePosition:{value:new B},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ct.distance_vert,fragmentShader:ct.distance_frag},shadow:{uniforms:Vn([Le.lights,Le.fog,{color:{value:new Xe(0)},opacity:{value:1}}]),vertexShader:ct.shadow_vert,fragmentShader:ct.shadow_frag}};ns.physical={uniforms:Vn([ns.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new tt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new tt},clearcoatNormalScale:{value:new je(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new tt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new tt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new tt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new tt},sheen:{value:0},sheenColor:{value:new Xe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new tt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new tt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new tt},transmissionSamplerSize:{value:new je},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new tt},attenuationDistance:{value:0},attenuationColor:{value:new Xe(0)},specularColor:{value:new Xe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new tt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new tt},anisotropyVector:{value:new je},anisotropyMap:{value:null},anisotropyMapTransform:{value:new tt}}]),vertexShader:ct.meshphysical_vert,fragmentShader:ct.meshphysical_frag};var fh={r:0,b:0,g:0},cS=new St,o0=new tt;o0.set(-1,0,0,0,1,0,0,0,1);function hS(i,e,t,n,s,r){let o=new Xe(0),a=s===!0?0:1,l,c,h=null,d=0,u=null;function f(y){let R=y.isScene===!0?y.background:null;if(R&&R.isTexture){let w=y.backgroundBlurriness>0;R=e.get(R,w)}return R}function p(y){let R=!1,w=f(y);w===null?g(o,a):w&&w.isColor&&(g(w,1),R=!0);let P=i.xr.getEnvironmentBlendMode();P==="additive"?t.buffers.color.setClear(0,0,0,1,r):P==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function v(y,R){let w=f(R);w&&w.isCubeTexture?(c===void 0&&(c=new Dn(new Ji(1,1,1),new Ki({name:"BackgroundCubeMaterial",uniforms:Tr(ns.backgroundCube.uniforms),vertexShader:ns.backgroundCube.vertexShader,fragmentShader:ns.backgroundCube.fragmentShader,side:Jn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(P,E,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=w,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(cS.makeRotationFromEuler(R.backgroundRotation)).transpose(),w.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(o0),c.material.toneMapped=xt.getTransfer(w.colorSpace)!==Ct,(h!==w||d!==w.version||u!==i.toneMapping)&&(c.material.needsUpdate=!0,h=w,d=w.version,u=i.toneMapping),c.layers.enableAll(),y.unshift(c,c.geometry,c.material,0,0,null)):w&&w.isTexture&&(l===void 0&&(l=new Dn(new va(2,2),new Ki({name:"BackgroundMaterial",uniforms:Tr(ns.background.uniforms),vertexShader:ns.background.vertexShader,fragmentShader:ns.background.fragmentShader,side:js,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=w,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=xt.getTransfer(w.colorSpace)!==Ct,w.matrixAutoUpdate===!0&&w.updateMatrix(),l.material.uniforms.uvTransform.value.copy(w.matrix),(h!==w||d!==w.version||u!==i.toneMapping)&&(l.material.needsUpdate=!0,h=w,d=w.version,u=i.toneMapping),l.layers.enableAll(),y.unshift(l,l.geometry,l.material,0,0,null))}function g(y,R){y.getRGB(fh,Td(i)),t.buffers.color.setClear(fh.r,fh.g,fh.b,R,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(y,R=1){o.set(y),a=R,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(y){a=y,g(o,a)},render:p,addToRenderList:v,dispose:m}}function uS(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=u(null),r=s,o=!1;function a(N,V,W,D,X){let $=!1,H=d(N,D,W,V);r!==H&&(r=H,c(r.object)),$=f(N,D,W,X),$&&p(N,D,W,X),X!==null&&e.update(X,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,w(N,V,W,D),X!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(X).buffer))}function l(){return i.createVertexArray()}function c(N){return i.bindVertexArray(N)}function h(N){return i.deleteVertexArray(N)}function d(N,V,W,D){let X=D.wireframe===!0,$=n[V.id];$===void 0&&($={},n[V.id]=$);let H=N.isInstancedMesh===!0?N.id:0,ce=$[H];ce===void 0&&(ce={},$[H]=ce);let K=ce[W.id];K===void 0&&(K={},ce[W.id]=K);let Q=K[X];return Q===void 0&&(Q=u(l()),K[X]=Q),Q}function u(N){let V=[],W=[],D=[];for(let X=0;X<t;X++)V[X]=0,W[X]=0,D[X]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:W,attributeDivisors:D,object:N,attributes:{},index:null}}function f(N,V,W,D){let X=r.attributes,$=V.attributes,H=0,ce=W.getAttributes();for(let K in ce)if(ce[K].location>=0){let se=X[K],de=$[K];if(de===void 0&&(K==="instanceMatrix"&&N.instanceMatrix&&(de=N.instanceMatrix),K==="instanceColor"&&N.instanceColor&&(de=N.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function p(N,V,W,D){let X={},$=V.attributes,H=0,ce=W.getAttributes();for(let K in ce)if(ce[K].location>=0){let se=$[K];se===void 0&&(K==="instanceMatrix"&&N.instanceMatrix&&(se=N.instanceMatrix),K==="instanceColor"&&N.instanceColor&&(se=N.instanceColor));let de={};de.attribute=se,se&&se.data&&(de.data=se.data),X[K]=de,H++}r.attributes=X,r.attributesNum=H,r.index=D}function v(){let N=r.newAttributes;for(let V=0,W=N.length;V<W;V++)N[V]=0}function g(N){m(N,0)}function m(N,V){let W=r.newAttributes,D=r.enabledAttributes,X=r.attributeDivisors;W[N]=1,D[N]===0&&(i.enableVertexAttribArray(N),D[N]=1),X[N]!==V&&(i.vertexAttribDivisor(N,V),X[N]=V)}function y(){let N=r.newAttributes,V=r.enabledAttributes;for(let W=0,D=V.length;W<D;W++)V[W]!==N[W]&&(i.disableVertexAttribArray(W),V[W]=0)}function R(N,V,W,D,X,$,H){H===!0?i.vertexAttribIPointer(N,V,W,X,$):i.vertexAttribPointer(N,V,W,D,X,$)}function w(N,V,W,D){v();let X=D.attributes,$=W.getAttributes(),H=V.defaultAttributeValues;for(let ce in $){let K=$[ce];if(K.location>=0){let Q=X[ce];if(Q===void 0&&(ce==="instanceMatrix"&&N.instanceMatrix&&(Q=N.instanceMatrix),ce==="instanceColor"&&N.instanceColor&&(Q=N.instanceColor)),Q!==void 0){let se=Q.normalized,de=Q.itemSize,ue=e.get(Q);if(ue===void 0)continue;let ee=ue.buffer,me=ue.type,xe=ue.bytesPerElement,Ae=me===i.INT||me===i.UNSIGNED_INT||Q.gpuType===Cc;if(Q.isInterleavedBufferAttribute){let Me=Q.data,He=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,st=Q.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<K.locationSize;Ve++)m(K.location+Ve,Me.meshPerAttribute);N.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<K.locationSize;Ve++)g(K.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Ve=0;Ve<K.locationSize;Ve++)R(K.location+Ve,de/K.locationSize,me,se,He*xe,(st+de/K.locationSize*Ve)*xe,Ae)}else{if(Q.isInstancedBufferAttribute){for(let Me=0;Me<K.locationSize;Me++)m(K.location+Me,Q.meshPerAttribute);N.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Me=0;Me<K.locationSize;Me++)g(K.location+Me);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Me=0;Me<K.locationSize;Me++)R(K.location+Me,de/K.locationSize,me,se,de*xe,de/K.locationSize*Me*xe,Ae)}}else if(H!==void 0){let se=H[ce];if(se!==void 0)switch(se.length){case 2:i.vertexAttrib2fv(K.location,se);break;case 3:i.vertexAttrib3fv(K.location,se);break;case 4:i.vertexAttrib4fv(K.location,se);break;default:i.vertexAttrib1fv(K.location,se)}}}}y()}function P(){z();for(let N in n){let V=n[N];for(let W in V){let D=V[W];for(let X in D){let $=D[X];for(let H in $)h($[H].object),delete $[H];delete D[X]}}delete n[N]}}function E(N){if(n[N.id]===void 0)return;let V=n[N.id];for(let W in V){let D=V[W];for(let X in D){let $=D[X];for(let H in $)h($[H].object),delete $[H];delete D[X]}}delete n[N.id]}function x(N){for(let V in n){let W=n[V];for(let D in W){let X=W[D];if(X[N.id]===void 0)continue;let $=X[N.id];for(let H in $)h($[H].object),delete $[H];delete X[N.id]}}}function T(N){for(let V in n){let W=n[V],D=N.isInstancedMesh===!0?N.id:0,X=W[D];if(X!==void 0){for(let $ in X){let H=X[$];for(let ce in H)h(H[ce].object),delete H[ce];delete X[$]}delete W[D],Object.keys(W).length===0&&delete n[V]}}}function z(){U(),o=!0,r!==s&&(r=s,c(r.object))}function U(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:z,resetDefaultState:U,dispose:P,releaseStatesOfGeometry:E,releaseStatesOfObject:T,releaseStatesOfProgram:x,initAttributes:v,enableAttribute:g,disableUnusedAttributes:y}}function dS(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let u=0;for(let f=0;f<h;f++)u+=c[f];t.update(u,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function fS(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==Fi&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let T=x===Ui&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==ei&&x!==Si&&!T&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Ye("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),u=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&Ye("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&Ye("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),y=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),R=i.getParameter(i.MAX_VARYING_VECTORS),w=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),P=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:p,maxTextureSize:v,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:y,maxVaryings:R,maxFragmentUniforms:w,maxSamples:P,samples:E}}function pS(i){let e=this,t=null,n=0,s=!1,r=!1,o=new di,a=new tt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){let f=d.length!==0||u||n!==0||s;return s=u,n=d.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,u){t=h(d,u,0)},this.setState=function(d,u,f){let p=d.clippingPlanes,v=d.clipIntersection,g=d.clipShadows,m=i.get(d);if(!s||p===null||p.length===0||r&&!g)r?h(null):c();else{let y=r?0:n,R=y*4,w=m.clippingState||null;l.value=w,w=h(p,u,R,f);for(let P=0;P!==R;++P)w[P]=t[P];m.clippingState=w,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=y}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(d,u,f,p){let v=d!==null?d.length:0,g=null;if(v!==0){if(g=l.value,p!==!0||g===null){let m=f+v*4,y=u.matrixWorldInverse;a.getNormalMatrix(y),(g===null||g.length<m)&&(g=new Float32Array(m));for(let R=0,w=f;R!==v;++R,w+=4)o.copy(d[R]).applyMatrix4(y,a),o.normal.toArray(g,w),g[w+3]=o.constant}l.value=g,l.needsUpdate=!0}return e.numPlanes=v,e.numIntersection=0,g}}var Va=class extends fi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new ga(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Ji(5,5,5),r=new Ki({name:"CubemapFromEquirect",uniforms:Tr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Jn,blending:br});r.uniforms.tEquirect.value=t;let o=new Dn(s,r),a=t.minFilter;return t.minFilter===ws&&(t.minFilter=Zn),new Mo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},Bg=256,mS=3,gS=20,a0=256,l0=16,_S=3,xS=new B,vS=new Xe,mh=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Mo(1,10,null),this._boxMesh=new Dn(new Ji(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=xS}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,u=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,v=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,v===null&&(e.background=l.getClearColor(vS));let g=new Mo(n,s,h);return g.position.copy(a),g.update(l,e),l.autoClear=d,l.autoClearColor=u,l.autoClearDepth=f,l.autoClearStencil=p,e.background=v,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Vg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=zg(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Bg,Md(e))}_fromTexture(e,t){e.mapping===Sr||e.mapping===Eo?this._setSize(e.image.length===0?Bg:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=kg(e,!1,!1),n=Math.log2(e)-mS;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=kg(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Sr||e.mapping===Eo?(this._cubemapMaterial===null&&(this._cubemapMaterial=Vg()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=zg()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=yS(),this._integrationMaterial=bS());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/l0);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-_S)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(a0*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=MS());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function kg(i,e,t){return new Va(i,{minFilter:ws,generateMipmaps:e,type:Ui,colorSpace:oa,depthBuffer:t})}function Ga(i,e,t){return new Ki({name:i,uniforms:e,vertexShader:ct.cube_vert,fragmentShader:t,side:Jn,blending:br,depthTest:!1,depthWrite:!1})}function yS(){return Ga("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${a0}u

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
	`)}function bS(){return Ga("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:l0}},`

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
	`)}function MS(){return Ga("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${gS}
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
	`)}function zg(){return Ga("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Vg(){return Ga("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function SS(i){let e=new WeakMap,t=new WeakMap,n=null;function s(u,f=!1){return u==null?null:f?o(u):r(u)}function r(u){if(u&&u.isTexture){let f=u.mapping;if(f===Ec||f===Ac)if(e.has(u)){let p=e.get(u).texture;return a(p,u.mapping)}else{let p=u.image;if(p&&p.height>0){let v=new Va(p.height);return v.fromEquirectangularTexture(i,u),e.set(u,v),u.addEventListener("dispose",c),a(v.texture,u.mapping)}else return null}}return u}function o(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let f=u.mapping,p=f===Ec||f===Ac,v=f===Sr||f===Eo;if(p||v){let g=t.get(u),m=g!==void 0?g.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==m)return n===null&&(n=new mh(i)),g=p?n.fromEquirectangular(u,g):n.fromCubemap(u,g),g.texture.pmremVersion=u.pmremVersion,t.set(u,g),g.texture;if(g!==void 0)return g.texture;{let y=u.image;return p&&y&&y.height>0||v&&y&&l(y)?(n===null&&(n=new mh(i)),g=p?n.fromEquirectangular(u):n.fromCubemap(u),g.texture.pmremVersion=u.pmremVersion,t.set(u,g),u.addEventListener("dispose",h),g.texture):null}}}return u}function a(u,f){return f===Ec?u.mapping=Sr:f===Ac&&(u.mapping=Eo),u}function l(u){let f=0,p=6;for(let v=0;v<p;v++)u[v]!==void 0&&f++;return f===p}function c(u){let f=u.target;f.removeEventListener("dispose",c);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(u){let f=u.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function d(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:d}}function wS(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&na("WebGLRenderer: "+n+" extension not supported."),s}}}function TS(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let g in p.attributes)e.remove(p.attributes[g]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let v=r.get(p);v&&(e.remove(v),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,v){return s[v.id]!==void 0||(v.addEventListener("dispose",a),s[v.id]=new WeakRef(v),o.register(v,v.id,v),t.memory.geometries++),v}function h(p){let v=p.attributes;for(let g in v)e.update(v[g],i.ARRAY_BUFFER)}function d(p){let v=p.index,g=p.attributes.position,m=0;if(g===void 0)return;let y=v!==null?v.array.length:g.array.length/3-1,R=g.count>=65535?fa:da,w=new R(Math.ceil(y/3)*6,1),P=w.array;if(v!==null){let x=v.array;m=v.version;for(let T=0,z=0;T<y;T+=3){let U=x[T+0],N=x[T+1],V=x[T+2];P[z++]=U,P[z++]=N,P[z++]=N,P[z++]=V,P[z++]=V,P[z++]=U}}else{m=g.version;for(let x=0,T=0;x<y;x+=3){let z=x+0,U=x+1,N=x+2;P[T++]=z,P[T++]=U,P[T++]=U,P[T++]=N,P[T++]=N,P[T++]=z}}w.version=m;let E=r.get(p);E&&e.remove(E),r.set(p,w)}function u(p){let v=r.get(p);if(v){let g=p.index;g!==null&&v.version<g.version&&d(p)}else d(p);return r.get(p)}function f(){for(let p in s){let v=s[p].deref();v!==void 0&&l(v)}}return{get:c,update:h,getWireframeAttribute:u,dispose:f}}function ES(i,e,t){let n;function s(d){n=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function l(d,u){i.drawElements(n,u,r,d*o),t.update(u,n,1)}function c(d,u,f){f!==0&&(i.drawElementsInstanced(n,u,r,d*o,f),t.update(u,n,f))}function h(d,u,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,u,0,r,d,0,f);let v=0;for(let g=0;g<f;g++)v+=u[g];t.update(v,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function AS(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:et("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function RS(i,e,t){let n=new WeakMap,s=new Zt;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=h!==void 0?h.length:0,u=n.get(a);if(u===void 0||u.count!==d){let z=function(){x.dispose(),n.delete(a),a.removeEventListener("dispose",z)};u!==void 0&&u.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],y=a.morphAttributes.color||[],R=0;f===!0&&(R=1),p===!0&&(R=2),v===!0&&(R=3);let w=a.attributes.position.count*R,P=1;w>e.maxTextureSize&&(P=Math.ceil(w/e.maxTextureSize),w=e.maxTextureSize);let E=new Float32Array(w*P*4*d),x=new ca(E,w,P,d);x.type=Si,x.needsUpdate=!0;let T=R*4;for(let U=0;U<d;U++){let N=g[U],V=m[U],W=y[U],D=w*P*4*U;for(let X=0;X<N.count;X++){let $=X*T;f===!0&&(s.fromBufferAttribute(N,X),E[D+$+0]=s.x,E[D+$+1]=s.y,E[D+$+2]=s.z,E[D+$+3]=0),p===!0&&(s.fromBufferAttribute(V,X),E[D+$+4]=s.x,E[D+$+5]=s.y,E[D+$+6]=s.z,E[D+$+7]=0),v===!0&&(s.fromBufferAttribute(W,X),E[D+$+8]=s.x,E[D+$+9]=s.y,E[D+$+10]=s.z,E[D+$+11]=W.itemSize===4?s.w:1)}}u={count:d,texture:x,size:new je(w,P)},n.set(a,u),a.addEventListener("dispose",z)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let v=0;v<c.length;v++)f+=c[v];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",p),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",u.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",u.size)}return{update:r}}function CS(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,d=c.geometry,u=e.get(c,d);if(r.get(u)!==h&&(e.update(u),r.set(u,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return u}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var PS={[nd]:"LINEAR_TONE_MAPPING",[id]:"REINHARD_TONE_MAPPING",[sd]:"CINEON_TONE_MAPPING",[rd]:"ACES_FILMIC_TONE_MAPPING",[ad]:"AGX_TONE_MAPPING",[ld]:"NEUTRAL_TONE_MAPPING",[od]:"CUSTOM_TONE_MAPPING"};function IS(i,e,t,n,s,r){let o=new fi(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new an;h.setAttribute("position",new kt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new kt([0,2,0,0,2,0],2));let d=new hc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),u=new Dn(h,d),f=new Ta(-1,1,1,-1,0,1),p=null,v=null,g=!1,m,y=null,R=[],w=!1;this.setSize=function(P,E){o.setSize(P,E),a!==null&&a.setSize(P,E),l!==null&&l.setSize(P,E);for(let x=0;x<R.length;x++){let T=R[x];T.setSize&&T.setSize(P,E)}},this.setEffects=function(P){R=P,w=R.length>0&&R[0].isRenderPass===!0;let E=o.width,x=o.height;R.length>0&&a===null&&(a=new fi(E,x,{type:Ui,depthBuffer:!1,stencilBuffer:!1}),l=new fi(E,x,{type:Ui,depthBuffer:!1,stencilBuffer:!1}));let T=s===!0&&R.some(z=>z.needsDepthTexture===!0);T!==(o.depthTexture!==null)&&(T===!0&&c===null&&(c=new Ms(E,x),r===!0&&(c.format=Ts,c.type=wr)),o.dispose(),o.depthTexture=T?c:null,o.resolveDepthBuffer=T,o.storeMultisampledDepthBuffer=T);for(let z=0;z<R.length;z++){let U=R[z];U.setSize&&U.setSize(E,x),T&&U.needsDepthTexture===!0&&U.setDepthTexture&&U.setDepthTexture(c)}},this.begin=function(P,E){if(g||P.toneMapping===es&&R.length===0)return!1;if(y=E,E!==null){let x=E.width,T=E.height;(o.width!==x||o.height!==T)&&this.setSize(x,T)}return w===!1&&P.setRenderTarget(o),m=P.toneMapping,P.toneMapping=es,!0},this.hasRenderPass=function(){return w},this.end=function(P,E){P.toneMapping=m,g=!0;let x=o,T=a;for(let z=0;z<R.length;z++){let U=R[z];U.enabled!==!1&&(U.render(P,T,x,E),U.needsSwap!==!1&&(x=T,T=T===a?l:a))}if(p!==P.outputColorSpace||v!==P.toneMapping){p=P.outputColorSpace,v=P.toneMapping,d.defines={},xt.getTransfer(p)===Ct&&(d.defines.SRGB_TRANSFER="");let z=PS[v];z&&(d.defines[z]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=x.texture,P.setRenderTarget(y),P.render(u,f),y=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),d.dispose()}}var c0=new jn,h0=new Ms(1,1),u0=new _a(1),d0=new ca,f0=new rc,p0=new ga,Gg=[],Hg=[],Wg=new Float32Array(16),Xg=new Float32Array(9),qg=new Float32Array(4);function Po(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Gg[s];if(r===void 0&&(r=new Float32Array(s),Gg[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Mn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Sn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function _h(i,e){let t=Hg[e];t===void 0&&(t=new Int32Array(e),Hg[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function LS(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function DS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Mn(t,e))return;i.uniform2fv(this.addr,e),Sn(t,e)}}function NS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Mn(t,e))return;i.uniform3fv(this.addr,e),Sn(t,e)}}function US(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Mn(t,e))return;i.uniform4fv(this.addr,e),Sn(t,e)}}function FS(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Mn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Sn(t,e)}else{if(Mn(t,n))return;qg.set(n),i.uniformMatrix2fv(this.addr,!1,qg),Sn(t,n)}}function OS(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Mn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Sn(t,e)}else{if(Mn(t,n))return;Xg.set(n),i.uniformMatrix3fv(this.addr,!1,Xg),Sn(t,n)}}function BS(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Mn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Sn(t,e)}else{if(Mn(t,n))return;Wg.set(n),i.uniformMatrix4fv(this.addr,!1,Wg),Sn(t,n)}}function kS(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function zS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Mn(t,e))return;i.uniform2iv(this.addr,e),Sn(t,e)}}function VS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Mn(t,e))return;i.uniform3iv(this.addr,e),Sn(t,e)}}function GS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Mn(t,e))return;i.uniform4iv(this.addr,e),Sn(t,e)}}function HS(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function WS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Mn(t,e))return;i.uniform2uiv(this.addr,e),Sn(t,e)}}function XS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Mn(t,e))return;i.uniform3uiv(this.addr,e),Sn(t,e)}}function qS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Mn(t,e))return;i.uniform4uiv(this.addr,e),Sn(t,e)}}function xh(i){return i.version===0&&(i.compareFunction=xd,i.needsUpdate=!0),i}function YS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=xh(h0):r=c0,t.setTexture2D(e||r,s)}function $S(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||f0,s)}function ZS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=xh(u0):r=p0,t.setTextureCube(e||r,s)}function JS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||d0,s)}function KS(i){switch(i){case 5126:return LS;case 35664:return DS;case 35665:return NS;case 35666:return US;case 35674:return FS;case 35675:return OS;case 35676:return BS;case 5124:case 35670:return kS;case 35667:case 35671:return zS;case 35668:case 35672:return VS;case 35669:case 35673:return GS;case 5125:return HS;case 36294:return WS;case 36295:return XS;case 36296:return qS;case 35678:case 36198:case 36298:case 36306:case 35682:return YS;case 35679:case 36299:case 36307:return $S;case 35680:case 36300:case 36308:case 36293:return ZS;case 36289:case 36303:case 36311:case 36292:return JS}}function jS(i,e){i.uniform1fv(this.addr,e)}function QS(i,e){let t=Po(e,this.size,2);i.uniform2fv(this.addr,t)}function ew(i,e){let t=Po(e,this.size,3);i.uniform3fv(this.addr,t)}function tw(i,e){let t=Po(e,this.size,4);i.uniform4fv(this.addr,t)}function nw(i,e){let t=Po(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function iw(i,e){let t=Po(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function sw(i,e){let t=Po(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function rw(i,e){i.uniform1iv(this.addr,e)}function ow(i,e){i.uniform2iv(this.addr,e)}function aw(i,e){i.uniform3iv(this.addr,e)}function lw(i,e){i.uniform4iv(this.addr,e)}function cw(i,e){i.uniform1uiv(this.addr,e)}function hw(i,e){i.uniform2uiv(this.addr,e)}function uw(i,e){i.uniform3uiv(this.addr,e)}function dw(i,e){i.uniform4uiv(this.addr,e)}function fw(i,e,t){let n=this.cache,s=e.length,r=_h(t,s);Mn(n,r)||(i.uniform1iv(this.addr,r),Sn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=xh(h0):o=c0;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function pw(i,e,t){let n=this.cache,s=e.length,r=_h(t,s);Mn(n,r)||(i.uniform1iv(this.addr,r),Sn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||f0,r[o])}function mw(i,e,t){let n=this.cache,s=e.length,r=_h(t,s);Mn(n,r)||(i.uniform1iv(this.addr,r),Sn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=xh(u0):o=p0;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function gw(i,e,t){let n=this.cache,s=e.length,r=_h(t,s);Mn(n,r)||(i.uniform1iv(this.addr,r),Sn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||d0,r[o])}function _w(i){switch(i){case 5126:return jS;case 35664:return QS;case 35665:return ew;case 35666:return tw;case 35674:return nw;case 35675:return iw;case 35676:return sw;case 5124:case 35670:return rw;case 35667:case 35671:return ow;case 35668:case 35672:return aw;case 35669:case 35673:return lw;case 5125:return cw;case 36294:return hw;case 36295:return uw;case 36296:return dw;case 35678:case 36198:case 36298:case 36306:case 35682:return fw;case 35679:case 36299:case 36307:return pw;case 35680:case 36300:case 36308:case 36293:return mw;case 36289:case 36303:case 36311:case 36292:return gw}}var Id=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=KS(t.type)}},Ld=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=_w(t.type)}},Dd=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Cd=/(\w+)(\])?(\[|\.)?/g;function Yg(i,e){i.seq.push(e),i.map[e.id]=e}function xw(i,e,t){let n=i.name,s=n.length;for(Cd.lastIndex=0;;){let r=Cd.exec(n),o=Cd.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Yg(t,c===void 0?new Id(a,i,e):new Ld(a,i,e));break}else{let d=t.map[a];d===void 0&&(d=new Dd(a),Yg(t,d)),t=d}}}var Co=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);xw(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function $g(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var vw=37297,yw=0;function bw(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var Zg=new tt;function Mw(i){xt._getMatrix(Zg,xt.workingColorSpace,i);let e=`mat3( ${Zg.elements.map(t=>t.toFixed(4))} )`;switch(xt.getTransfer(i)){case aa:return[e,"LinearTransferOETF"];case Ct:return[e,"sRGBTransferOETF"];default:return Ye("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function Jg(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+bw(i.getShaderSource(e),a)}else return r}function Sw(i,e){let t=Mw(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var ww={[nd]:"Linear",[id]:"Reinhard",[sd]:"Cineon",[rd]:"ACESFilmic",[ad]:"AgX",[ld]:"Neutral",[od]:"Custom"};function Tw(i,e){let t=ww[e];return t===void 0?(Ye("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var ph=new B;function Ew(){xt.getLuminanceCoefficients(ph);let i=ph.x.toFixed(4),e=ph.y.toFixed(4),t=ph.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function Aw(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(za).join(`
`)}function Rw(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function Cw(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function za(i){return i!==""}function Kg(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function jg(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var Pw=/^[ \t]*#include +<([\w\d./]+)>/gm;function Nd(i){return i.replace(Pw,Iw)}function Iw(i,e){let t=ct[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Nd(t)}var Lw=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Qg(i){return i.replace(Lw,Dw)}function Dw(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function e0(i){let e=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var Nw={[Pa]:"SHADOWMAP_TYPE_PCF",[wo]:"SHADOWMAP_TYPE_VSM"};function Uw(i){return Nw[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Fw={[Eo]:"ENVMAP_MODE_REFRACTION"};function Ow(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":Fw[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Bw={[Tc]:"ENVMAP_BLENDING_MULTIPLY",[gg]:"ENVMAP_BLENDING_MIX",[_g]:"ENVMAP_BLENDING_ADD"};function kw(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":Bw[i.combine]||"ENVMAP_BLENDING_NONE"}function zw(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=Uw(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=Ow(t),d=kw(t),u=Aw(t),f=Rw(r),p=s.createProgram(),v,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(v=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(za).join(`
`),v.length>0&&(v+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(za).join(`
`),g.length>0&&(g+=`
`)):(v=[e0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(za).join(`
`),g=[e0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==es?"#define TONE_MAPPING":"",t.toneMapping!==es?ct.tonemapping_pars_fragment:"",t.toneMapping!==es?Tw("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ct.colorspace_pars_fragment,Sw("linearToOutputTexel",t.outputColorSpace),Ew(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(za).join(`
`)),o=Nd(o),o=Kg(o,t),o=jg(o,t),a=Nd(a),a=Kg(a,t),a=jg(a,t),o=Qg(o),a=Qg(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,v=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,g=["#define varying in",t.glslVersion===vd?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===vd?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let y=m+v+o,R=m+g+a,w=$g(s,s.VERTEX_SHADER,y),P=$g(s,s.FRAGMENT_SHADER,R);s.attachShader(p,w),s.attachShader(p,P),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function E(U){if(i.debug.checkShaderErrors){let N=s.getProgramInfoLog(p)||"",V=s.getShaderInfoLog(w)||"",W=s.getShaderInfoLog(P)||"",D=N.trim(),X=V.trim(),$=W.trim(),H=!0,ce=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,w,P);else{let K=Jg(s,w,"vertex"),Q=Jg(s,P,"fragment");et("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+U.name+`
Material Type: `+U.type+`

Program Info Log: `+D+`
`+K+`
`+Q)}else D!==""?Ye("WebGLProgram: Program Info Log:",D):(X===""||$==="")&&(ce=!1);ce&&(U.diagnostics={runnable:H,programLog:D,vertexShader:{log:X,prefix:v},fragmentShader:{log:$,prefix:g}})}s.deleteShader(w),s.deleteShader(P),x=new Co(s,p),T=Cw(s,p)}let x;this.getUniforms=function(){return x===void 0&&E(this),x};let T;this.getAttributes=function(){return T===void 0&&E(this),T};let z=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return z===!1&&(z=s.getProgramParameter(p,vw)),z},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=yw++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=w,this.fragmentShader=P,this}var Vw=0,Ud=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Fd(e),t.set(e,n)),n}},Fd=class{constructor(e){this.id=Vw++,this.code=e,this.usedTimes=0}};function Gw(i){return i===Qs||i===Fa||i===Oa}function Hw(i,e,t,n,s,r){let o=new ha,a=new Ud,l=new Set,c=[],h=new Map,d=n.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function p(x,T,z,U,N,V){let W=U.fog,D=N.geometry,X=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?U.environment:null,$=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,H=e.get(x.envMap||X,$),ce=u[x.type],K=n.precision;x.precision!==null&&(K=n.getMaxPrecision(x.precision),K!==x.precision&&Ye("WebGLProgram.getParameters:",x.precision,"not supported, using",K,"instead."));let Q=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,se=Q!==void 0?Q.length:0,de=0;D.morphAttributes.position!==void 0&&(de=1),D.morphAttributes.normal!==void 0&&(de=2),D.morphAttributes.color!==void 0&&(de=3);let ue,ee,me,xe;if(ce){let Re=ns[ce];ue=Re.vertexShader,ee=Re.fragmentShader}else{ue=x.vertexShader,ee=x.fragmentShader;let Re=a.getVertexShaderStage(x),ot=a.getFragmentShaderStage(x);a.update(x,Re,ot),me=Re.id,xe=ot.id}let Ae=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),He=N.isInstancedMesh===!0,st=N.isBatchedMesh===!0,Ve=!!x.map,ht=!!x.matcap,at=!!H,nt=at&&H.isPMREMTexture===!0,Yt=!!x.aoMap,Bt=!!x.lightMap,ln=!!x.bumpMap&&x.wireframe===!1,Dt=!!x.normalMap,Tn=!!x.displacementMap,vt=!!x.emissiveMap,_n=!!x.metalnessMap,jt=!!x.roughnessMap,cn=x.anisotropy>0,O=x.clearcoat>0,Ce=x.diffuseRoughness>0,$e=x.dispersion>0,rt=x.retroreflectivity>0,Se=x.iridescence>0,Ut=x.sheen>0,ze=x.transmission>0,qe=cn&&!!x.anisotropyMap,A=O&&!!x.clearcoatMap,b=O&&!!x.clearcoatNormalMap,q=O&&!!x.clearcoatRoughnessMap,he=Ce&&!!x.diffuseRoughnessMap,oe=Se&&!!x.iridescenceMap,_e=Se&&!!x.iridescenceThicknessMap,ve=Ut&&!!x.sheenColorMap,te=Ut&&!!x.sheenRoughnessMap,ie=!!x.specularMap,pe=!!x.specularColorMap,F=!!x.specularIntensityMap,re=ze&&!!x.transmissionMap,ne=ze&&!!x.thicknessMap,we=!!x.gradientMap,ge=!!x.alphaMap,be=x.alphaTest>0,Ge=!!x.alphaHash,Je=!!x.extensions,le=es;x.toneMapped&&(Ae===null||Ae.isXRRenderTarget===!0)&&(le=i.toneMapping);let Oe=nt?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Ke={shaderID:ce,shaderType:x.type,shaderName:x.name,vertexShader:ue,fragmentShader:ee,defines:x.defines,customVertexShaderID:me,customFragmentShaderID:xe,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:K,batching:st,batchingColor:st&&N._colorsTexture!==null,instancing:He,instancingColor:He&&N.instanceColor!==null,instancingMorph:He&&N.morphTexture!==null,outputColorSpace:Ae===null?i.outputColorSpace:Ae.isXRRenderTarget===!0?Ae.texture.colorSpace:xt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Ve,matcap:ht,envMap:at,envMapMode:at&&H.mapping,envMapPMREM:nt,envMapMaxLod:nt?Oe.length-1:null,envMapSize:nt?Oe[0].width:null,aoMap:Yt,lightMap:Bt,bumpMap:ln,normalMap:Dt,displacementMap:Tn,emissiveMap:vt,normalMapObjectSpace:Dt&&x.normalMapType===yg,normalMapTangentSpace:Dt&&x.normalMapType===dh,packedNormalMap:Dt&&x.normalMapType===dh&&Gw(x.normalMap.format),metalnessMap:_n,roughnessMap:jt,anisotropy:cn,anisotropyMap:qe,clearcoat:O,clearcoatMap:A,clearcoatNormalMap:b,clearcoatRoughnessMap:q,diffuseRoughness:Ce,diffuseRoughnessMap:he,dispersion:$e,retroreflection:rt,iridescence:Se,iridescenceMap:oe,iridescenceThicknessMap:_e,sheen:Ut,sheenColorMap:ve,sheenRoughnessMap:te,specularMap:ie,specularColorMap:pe,specularIntensityMap:F,transmission:ze,transmissionMap:re,thicknessMap:ne,gradientMap:we,opaque:x.transparent===!1&&x.blending===To&&x.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:Ge,combine:x.combine,mapUv:Ve&&f(x.map.channel),aoMapUv:Yt&&f(x.aoMap.channel),lightMapUv:Bt&&f(x.lightMap.channel),bumpMapUv:ln&&f(x.bumpMap.channel),normalMapUv:Dt&&f(x.normalMap.channel),displacementMapUv:Tn&&f(x.displacementMap.channel),emissiveMapUv:vt&&f(x.emissiveMap.channel),metalnessMapUv:_n&&f(x.metalnessMap.channel),roughnessMapUv:jt&&f(x.roughnessMap.channel),anisotropyMapUv:qe&&f(x.anisotropyMap.channel),clearcoatMapUv:A&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:b&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:ve&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:te&&f(x.sheenRoughnessMap.channel),specularMapUv:ie&&f(x.specularMap.channel),specularColorMapUv:pe&&f(x.specularColorMap.channel),specularIntensityMapUv:F&&f(x.specularIntensityMap.channel),transmissionMapUv:re&&f(x.transmissionMap.channel),thicknessMapUv:ne&&f(x.thicknessMap.channel),alphaMapUv:ge&&f(x.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Dt||cn),vertexNormals:!!D.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:N.isPoints===!0&&!!D.attributes.uv&&(Ve||ge),fog:!!W,useFog:x.fog===!0,fogExp2:!!W&&W.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||D.attributes.normal===void 0&&Dt===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:Me,skinning:N.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:T.sun.length,numDirLights:T.directional.length,numPointLights:T.point.length,numSpotLights:T.spot.length,numSpotLightMaps:T.spotLightMap.length,numRectAreaLights:T.rectArea.length,numHemiLights:T.hemi.length,numSunLightShadows:T.sunShadowMap.length,numDirLightShadows:T.directionalShadowMap.length,numPointLightShadows:T.pointShadowMap.length,numSpotLightShadows:T.spotShadowMap.length,numSpotLightShadowsWithMaps:T.numSpotLightShadowsWithMaps,numLightProbes:T.numLightProbes,numLightProbeGrids:V.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&z.length>0,shadowMapType:i.shadowMap.type,toneMapping:le,decodeVideoTexture:Ve&&x.map.isVideoTexture===!0&&xt.getTransfer(x.map.colorSpace)===Ct,decodeVideoTextureEmissive:vt&&x.emissiveMap.isVideoTexture===!0&&xt.getTransfer(x.emissiveMap.colorSpace)===Ct,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Qi,flipSided:x.side===Jn,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Je&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Je&&x.extensions.multiDraw===!0||st)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return Ke.vertexUv1s=l.has(1),Ke.vertexUv2s=l.has(2),Ke.vertexUv3s=l.has(3),l.clear(),Ke}function v(x){let T=[];if(x.shaderID?T.push(x.shaderID):(T.push(x.customVertexShaderID),T.push(x.customFragmentShaderID)),x.defines!==void 0)for(let z in x.defines)T.push(z),T.push(x.defines[z]);return x.isRawShaderMaterial===!1&&(g(T,x),m(T,x),T.push(i.outputColorSpace)),T.push(x.customProgramCacheKey),T.join()}function g(x,T){x.push(T.precision),x.push(T.outputColorSpace),x.push(T.envMapMode),x.push(T.envMapPMREM),x.push(T.envMapMaxLod),x.push(T.envMapSize),x.push(T.mapUv),x.push(T.alphaMapUv),x.push(T.lightMapUv),x.push(T.aoMapUv),x.push(T.bumpMapUv),x.push(T.normalMapUv),x.push(T.displacementMapUv),x.push(T.emissiveMapUv),x.push(T.metalnessMapUv),x.push(T.roughnessMapUv),x.push(T.anisotropyMapUv),x.push(T.clearcoatMapUv),x.push(T.clearcoatNormalMapUv),x.push(T.clearcoatRoughnessMapUv),x.push(T.diffuseRoughnessMapUv),x.push(T.iridescenceMapUv),x.push(T.iridescenceThicknessMapUv),x.push(T.sheenColorMapUv),x.push(T.sheenRoughnessMapUv),x.push(T.specularMapUv),x.push(T.specularColorMapUv),x.push(T.specularIntensityMapUv),x.push(T.transmissionMapUv),x.push(T.thicknessMapUv),x.push(T.combine),x.push(T.fogExp2),x.push(T.sizeAttenuation),x.push(T.morphTargetsCount),x.push(T.numSunLights),x.push(T.numDirLights),x.push(T.numPointLights),x.push(T.numSpotLights),x.push(T.numSpotLightMaps),x.push(T.numHemiLights),x.push(T.numRectAreaLights),x.push(T.numSunLightShadows),x.push(T.numDirLightShadows),x.push(T.numPointLightShadows),x.push(T.numSpotLightShadows),x.push(T.numSpotLightShadowsWithMaps),x.push(T.numLightProbes),x.push(T.numLightProbeGrids),x.push(T.shadowMapType),x.push(T.toneMapping),x.push(T.numClippingPlanes),x.push(T.numClipIntersection),x.push(T.depthPacking)}function m(x,T){o.disableAll(),T.instancing&&o.enable(0),T.instancingColor&&o.enable(1),T.instancingMorph&&o.enable(2),T.matcap&&o.enable(3),T.envMap&&o.enable(4),T.normalMapObjectSpace&&o.enable(5),T.normalMapTangentSpace&&o.enable(6),T.clearcoat&&o.enable(7),T.iridescence&&o.enable(8),T.alphaTest&&o.enable(9),T.vertexColors&&o.enable(10),T.vertexAlphas&&o.enable(11),T.vertexUv1s&&o.enable(12),T.vertexUv2s&&o.enable(13),T.vertexUv3s&&o.enable(14),T.vertexTangents&&o.enable(15),T.anisotropy&&o.enable(16),T.alphaHash&&o.enable(17),T.batching&&o.enable(18),T.dispersion&&o.enable(19),T.retroreflection&&o.enable(24),T.diffuseRoughness&&o.enable(25),T.batchingColor&&o.enable(20),T.gradientMap&&o.enable(21),T.packedNormalMap&&o.enable(22),T.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),T.fog&&o.enable(0),T.useFog&&o.enable(1),T.flatShading&&o.enable(2),T.logarithmicDepthBuffer&&o.enable(3),T.reversedDepthBuffer&&o.enable(4),T.skinning&&o.enable(5),T.morphTargets&&o.enable(6),T.morphNormals&&o.enable(7),T.morphColors&&o.enable(8),T.premultipliedAlpha&&o.enable(9),T.shadowMapEnabled&&o.enable(10),T.doubleSided&&o.enable(11),T.flipSided&&o.enable(12),T.useDepthPacking&&o.enable(13),T.dithering&&o.enable(14),T.transmission&&o.enable(15),T.sheen&&o.enable(16),T.opaque&&o.enable(17),T.pointsUvs&&o.enable(18),T.decodeVideoTexture&&o.enable(19),T.decodeVideoTextureEmissive&&o.enable(20),T.alphaToCoverage&&o.enable(21),T.numLightProbeGrids>0&&o.enable(22),T.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function y(x){let T=u[x.type],z;if(T){let U=ns[T];z=Ug.clone(U.uniforms)}else z=x.uniforms;return z}function R(x,T){let z=h.get(T);return z!==void 0?++z.usedTimes:(z=new zw(i,T,x,s),c.push(z),h.set(T,z)),z}function w(x){if(--x.usedTimes===0){let T=c.indexOf(x);c[T]=c[c.length-1],c.pop(),h.delete(x.cacheKey),x.destroy()}}function P(x){a.remove(x)}function E(){a.dispose()}return{getParameters:p,getProgramCacheKey:v,getUniforms:y,acquireProgram:R,releaseProgram:w,releaseShaderCache:P,programs:c,dispose:E}}function Ww(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function Xw(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function t0(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function n0(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(u){let f=0;return u.isInstancedMesh&&(f+=2),u.isSkinnedMesh&&(f+=1),f}function a(u,f,p,v,g,m){let y=i[e];return y===void 0?(y={id:u.id,object:u,geometry:f,material:p,materialVariant:o(u),groupOrder:v,renderOrder:u.renderOrder,z:g,group:m},i[e]=y):(y.id=u.id,y.object=u,y.geometry=f,y.material=p,y.materialVariant=o(u),y.groupOrder=v,y.renderOrder=u.renderOrder,y.z=g,y.group=m),e++,y}function l(u,f,p,v,g,m,y){y.reversedDepth===!0&&(g=-g);let R=a(u,f,p,v,g,m);p.transmission>0?n.push(R):p.transparent===!0?s.push(R):t.push(R)}function c(u,f,p,v,g,m){let y=a(u,f,p,v,g,m);p.transmission>0?n.unshift(y):p.transparent===!0?s.unshift(y):t.unshift(y)}function h(u,f){t.length>1&&t.sort(u||Xw),n.length>1&&n.sort(f||t0),s.length>1&&s.sort(f||t0)}function d(){for(let u=e,f=i.length;u<f;u++){let p=i[u];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:d,sort:h}}function qw(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new n0,i.set(n,[o])):s>=r.length?(o=new n0,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function Yw(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new B,color:new Xe};break;case"SpotLight":t={position:new B,direction:new B,color:new Xe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new B,color:new Xe,distance:0,decay:0};break;case"HemisphereLight":t={direction:new B,skyColor:new Xe,groundColor:new Xe};break;case"RectAreaLight":t={color:new Xe,position:new B,halfWidth:new B,halfHeight:new B};break}return i[e.id]=t,t}}}function $w(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new je};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new je};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new je,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var Zw=0;function Jw(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function Kw(i){let e=new Yw,t=$w(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new B);let s=new B,r=new St,o=new St;function a(c){let h=0,d=0,u=0;for(let V=0;V<9;V++)n.probe[V].set(0,0,0);let f=0,p=0,v=0,g=0,m=0,y=0,R=0,w=0,P=0,E=0,x=0,T=0,z=0,U=0;c.sort(Jw);for(let V=0,W=c.length;V<W;V++){let D=c[V],X=D.color,$=D.intensity,H=D.distance,ce=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===Qs?ce=D.shadow.map.texture:ce=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=X.r*$,d+=X.g*$,u+=X.b*$;else if(D.isLightProbe){for(let K=0;K<9;K++)n.probe[K].addScaledVector(D.sh.coefficients[K],$);U++}else if(D.isSunLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[p]=se,n.sunShadowMap[p]=ce;let de=Q.getViewportCount();for(let ue=0;ue<de;ue++)n.sunShadowMatrix[v+ue]=Q.getMatrix(ue),n.sunShadowCascade[v+ue]=Q._cascadeData[ue];v+=de,p++}n.sun[f]=K,f++}else if(D.isDirectionalLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.directionalShadow[g]=se,n.directionalShadowMap[g]=ce,n.directionalShadowMatrix[g]=D.shadow.matrix,P++}n.directional[g]=K,g++}else if(D.isSpotLight){let K=e.get(D);K.position.setFromMatrixPosition(D.matrixWorld),K.color.copy(X).multiplyScalar($),K.distance=H,K.coneCos=Math.cos(D.angle),K.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),K.decay=D.decay,n.spot[y]=K;let Q=D.shadow;if(D.map&&(n.spotLightMap[T]=D.map,T++,Q.updateMatrices(D),D.castShadow&&z++),n.spotLightMatrix[y]=Q.matrix,D.castShadow){let se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.spotShadow[y]=se,n.spotShadowMap[y]=ce,x++}y++}else if(D.isRectAreaLight){let K=e.get(D);K.color.copy(X).multiplyScalar($),K.halfWidth.set(D.width*.5,0,0),K.halfHeight.set(0,D.height*.5,0),n.rectArea[R]=K,R++}else if(D.isPointLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),K.distance=D.distance,K.decay=D.decay,D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,n.pointShadow[m]=se,n.pointShadowMap[m]=ce,n.pointShadowMatrix[m]=D.shadow.matrix,E++}n.point[m]=K,m++}else if(D.isHemisphereLight){let K=e.get(D);K.skyColor.copy(D.color).multiplyScalar($),K.groundColor.copy(D.groundColor).multiplyScalar($),n.hemi[w]=K,w++}}R>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=d,n.ambient[2]=u;let N=n.hash;(N.sunLength!==f||N.directionalLength!==g||N.pointLength!==m||N.spotLength!==y||N.rectAreaLength!==R||N.hemiLength!==w||N.numSunShadows!==p||N.numDirectionalShadows!==P||N.numPointShadows!==E||N.numSpotShadows!==x||N.numSpotMaps!==T||N.numLightProbes!==U)&&(n.sun.length=f,n.directional.length=g,n.spot.length=y,n.rectArea.length=R,n.point.length=m,n.hemi.length=w,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=v,n.sunShadowCascade.length=v,n.directionalShadow.length=P,n.directionalShadowMap.length=P,n.directionalShadowMatrix.length=P,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+T-z,n.spotLightMap.length=T,n.numSpotLightShadowsWithMaps=z,n.numLightProbes=U,N.sunLength=f,N.directionalLength=g,N.pointLength=m,N.spotLength=y,N.rectAreaLength=R,N.hemiLength=w,N.numSunShadows=p,N.numDirectionalShadows=P,N.numPointShadows=E,N.numSpotShadows=x,N.numSpotMaps=T,N.numLightProbes=U,n.version=Zw++)}function l(c,h){let d=0,u=0,f=0,p=0,v=0,g=0,m=h.matrixWorldInverse;for(let y=0,R=c.length;y<R;y++){let w=c[y];if(w.isSunLight){let P=n.sun[d];P.direction.setFromMatrixPosition(w.matrixWorld),P.direction.transformDirection(m),d++}else if(w.isDirectionalLight){let P=n.directional[u];P.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),P.direction.sub(s),P.direction.transformDirection(m),u++}else if(w.isSpotLight){let P=n.spot[p];P.position.setFromMatrixPosition(w.matrixWorld),P.position.applyMatrix4(m),P.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),P.direction.sub(s),P.direction.transformDirection(m),p++}else if(w.isRectAreaLight){let P=n.rectArea[v];P.position.setFromMatrixPosition(w.matrixWorld),P.position.applyMatrix4(m),o.identity(),r.copy(w.matrixWorld),r.premultiply(m),o.extractRotation(r),P.halfWidth.set(w.width*.5,0,0),P.halfHeight.set(0,w.height*.5,0),P.halfWidth.applyMatrix4(o),P.halfHeight.applyMatrix4(o),v++}else if(w.isPointLight){let P=n.point[f];P.position.setFromMatrixPosition(w.matrixWorld),P.position.applyMatrix4(m),f++}else if(w.isHemisphereLight){let P=n.hemi[g];P.direction.setFromMatrixPosition(w.matrixWorld),P.direction.transformDirection(m),g++}}}return{setup:a,setupView:l,state:n}}function i0(i){let e=new Kw(i),t=[],n=[],s=[];function r(d){h.camera=d,t.length=0,n.length=0,s.length=0}function o(d){d.isLightProbeGrid?s.push(d):t.push(d)}function a(d){n.push(d)}function l(){e.setup(t),s.sort((d,u)=>d.priority-u.priority||d.id-u.id)}function c(d){e.setupView(t,d)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function jw(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new i0(i),e.set(s,[a])):r>=o.length?(a=new i0(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var Qw=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,e1=`uniform sampler2D shadow_pass;
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
}`,t1=[new B(1,0,0),new B(-1,0,0),new B(0,1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1)],n1=[new B(0,-1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1),new B(0,-1,0),new B(0,-1,0)],s0=new St,ka=new B,Pd=new B;function i1(i,e,t){let n=new Xs,s=new je,r=new je,o=new Zt,a=new uc,l=new dc,c={},h=t.maxTextureSize,d={[js]:Jn,[Jn]:js,[Qi]:Qi},u=new Ki({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new je},radius:{value:4}},vertexShader:Qw,fragmentShader:e1}),f=u.clone();f.defines.HORIZONTAL_PASS=1;let p=new an;p.setAttribute("position",new gn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let v=new Dn(p,u),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Pa;let m=this.type;this.render=function(E,x,T){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||E.length===0)return;this.type===Km&&(Ye("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Pa);let z=i.getRenderTarget(),U=i.getActiveCubeFace(),N=i.getActiveMipmapLevel(),V=i.state;V.setBlending(br),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let W=m!==this.type;W&&x.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(X=>X.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,X=E.length;D<X;D++){let $=E[D],H=$.shadow;if(H===void 0){Ye("WebGLShadowMap:",$,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let ce=H.getFrameExtents();s.multiply(ce),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ce.x),s.x=r.x*ce.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ce.y),s.y=r.y*ce.y,H.mapSize.y=r.y));let K=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=K,H.map===null||W===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===wo){if($.isPointLight){Ye("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new fi(s.x,s.y,{format:Qs,type:Ui,minFilter:Zn,magFilter:Zn,generateMipmaps:!1}),H.map.texture.name=$.name+".shadowMap",H.map.depthTexture=new Ms(s.x,s.y,Si),H.map.depthTexture.name=$.name+".shadowMapDepth",H.map.depthTexture.format=xs,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=In,H.map.depthTexture.magFilter=In}else $.isPointLight?(H.map=new Va(s.x),H.map.depthTexture=new _a(s.x,Ni)):(H.map=new fi(s.x,s.y),H.map.depthTexture=new Ms(s.x,s.y,Ni)),H.map.depthTexture.name=$.name+".shadowMap",H.map.depthTexture.format=xs,this.type===Pa?(H.map.depthTexture.compareFunction=K?_d:gd,H.map.depthTexture.minFilter=Zn,H.map.depthTexture.magFilter=Zn):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=In,H.map.depthTexture.magFilter=In);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let Q=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();$.isPointLight!==!0&&H.updateMatrices($,T);let se=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:T.layers;for(let de=0;de<Q;de++){let ue=H.getCamera(de);if($.isPointLight){let ee=H.camera,me=H.matrix,xe=$.distance||ee.far;xe!==ee.far&&(ee.far=xe,ee.updateProjectionMatrix()),ka.setFromMatrixPosition($.matrixWorld),ee.position.copy(ka),Pd.copy(ee.position),Pd.add(t1[de]),ee.up.copy(n1[de]),ee.lookAt(Pd),ee.updateMatrixWorld(),me.makeTranslation(-ka.x,-ka.y,-ka.z),s0.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),H._frustum.setFromProjectionMatrix(s0,ee.coordinateSystem,ee.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,de),i.clear();else{de===0&&(i.setRenderTarget(H.map),i.clear());let ee=H.getViewport(de);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),V.viewport(o)}n=H.getFrustum(de),w(x,T,ue,$,se,this.type)}H.isPointLightShadow!==!0&&this.type===wo&&y(H,T),H.needsUpdate=!1}m=this.type,g.needsUpdate=!1,i.setRenderTarget(z,U,N)};function y(E,x){let T=e.update(v);u.defines.VSM_SAMPLES!==E.blurSamples&&(u.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,u.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new fi(s.x,s.y,{format:Qs,type:Ui}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),u.uniforms.shadow_pass.value=E.map.depthTexture,u.uniforms.resolution.value.set(E.map.width,E.map.height),u.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(x,null,T,u,v,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(x,null,T,f,v,null)}function R(E,x,T,z){let U=null,N=T.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(N!==void 0)U=N;else if(U=T.isPointLight===!0?l:a,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let V=U.uuid,W=x.uuid,D=c[V];D===void 0&&(D={},c[V]=D);let X=D[W];X===void 0&&(X=U.clone(),D[W]=X,x.addEventListener("dispose",P)),U=X}if(U.visible=x.visible,U.wireframe=x.wireframe,z===wo?U.side=x.shadowSide!==null?x.shadowSide:x.side:U.side=x.shadowSide!==null?x.shadowSide:d[x.side],U.alphaMap=x.alphaMap,U.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,U.map=x.map,U.clipShadows=x.clipShadows,U.clippingPlanes=x.clippingPlanes,U.clipIntersection=x.clipIntersection,U.displacementMap=x.displacementMap,U.displacementScale=x.displacementScale,U.displacementBias=x.displacementBias,U.wireframeLinewidth=x.wireframeLinewidth,U.linewidth=x.linewidth,T.isPointLight===!0&&U.isMeshDistanceMaterial===!0){let V=i.properties.get(U);V.light=T}return U}function w(E,x,T,z,U,N){if(E.visible===!1)return;if(E.layers.test(U)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&N===wo)&&(!E.frustumCulled||E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(T.matrixWorldInverse,E.matrixWorld);let D=e.update(E),X=E.material;if(Array.isArray(X)){let $=D.groups;for(let H=0,ce=$.length;H<ce;H++){let K=$[H],Q=X[K.materialIndex];if(Q&&Q.visible){let se=R(E,Q,z,N);E.onBeforeShadow(i,E,x,T,D,se,K),i.renderBufferDirect(T,null,D,se,E,K),E.onAfterShadow(i,E,x,T,D,se,K)}}}else if(X.visible){let $=R(E,X,z,N);E.onBeforeShadow(i,E,x,T,D,$,null),i.renderBufferDirect(T,null,D,$,E,null),E.onAfterShadow(i,E,x,T,D,$,null)}}let W=E.children;for(let D=0,X=W.length;D<X;D++)w(W[D],x,T,z,U,N)}function P(E){E.target.removeEventListener("dispose",P);for(let T in c){let z=c[T],U=E.target.uuid;U in z&&(z[U].dispose(),delete z[U])}}}function s1(i,e){function t(){let F=!1,re=new Zt,ne=null,we=new Zt(0,0,0,0);return{setMask:function(ge){ne!==ge&&!F&&(i.colorMask(ge,ge,ge,ge),ne=ge)},setLocked:function(ge){F=ge},setClear:function(ge,be,Ge,Je,le){le===!0&&(ge*=Je,be*=Je,Ge*=Je),re.set(ge,be,Ge,Je),we.equals(re)===!1&&(i.clearColor(ge,be,Ge,Je),we.copy(re))},reset:function(){F=!1,ne=null,we.set(-1,0,0,0)}}}function n(){let F=!1,re=!1,ne=null,we=null,ge=null;return{setReversed:function(be){if(re!==be){let Ge=e.get("EXT_clip_control");be?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),re=be;let Je=ge;ge=null,this.setClear(Je)}},getReversed:function(){return re},setTest:function(be){be?Me(i.DEPTH_TEST):He(i.DEPTH_TEST)},setMask:function(be){ne!==be&&!F&&(i.depthMask(be),ne=be)},setFunc:function(be){if(re&&(be=Ig[be]),we!==be){switch(be){case Yl:i.depthFunc(i.NEVER);break;case $l:i.depthFunc(i.ALWAYS);break;case Zl:i.depthFunc(i.LESS);break;case mo:i.depthFunc(i.LEQUAL);break;case Jl:i.depthFunc(i.EQUAL);break;case Kl:i.depthFunc(i.GEQUAL);break;case jl:i.depthFunc(i.GREATER);break;case Ql:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}we=be}},setLocked:function(be){F=be},setClear:function(be){ge!==be&&(ge=be,re&&(be=1-be),i.clearDepth(be))},reset:function(){F=!1,ne=null,we=null,ge=null,re=!1}}}function s(){let F=!1,re=null,ne=null,we=null,ge=null,be=null,Ge=null,Je=null,le=null;return{setTest:function(Oe){F||(Oe?Me(i.STENCIL_TEST):He(i.STENCIL_TEST))},setMask:function(Oe){re!==Oe&&!F&&(i.stencilMask(Oe),re=Oe)},setFunc:function(Oe,Ke,Re){(ne!==Oe||we!==Ke||ge!==Re)&&(i.stencilFunc(Oe,Ke,Re),ne=Oe,we=Ke,ge=Re)},setOp:function(Oe,Ke,Re){(be!==Oe||Ge!==Ke||Je!==Re)&&(i.stencilOp(Oe,Ke,Re),be=Oe,Ge=Ke,Je=Re)},setLocked:function(Oe){F=Oe},setClear:function(Oe){le!==Oe&&(i.clearStencil(Oe),le=Oe)},reset:function(){F=!1,re=null,ne=null,we=null,ge=null,be=null,Ge=null,Je=null,le=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},d={},u={},f=new WeakMap,p=[],v=null,g=!1,m=null,y=null,R=null,w=null,P=null,E=null,x=null,T=new Xe(0,0,0),z=0,U=!1,N=null,V=null,W=null,D=null,X=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ce=0,K=i.getParameter(i.VERSION);K.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(K)[1]),H=ce>=1):K.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(K)[1]),H=ce>=2);let Q=null,se={},de=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),ee=new Zt().fromArray(de),me=new Zt().fromArray(ue);function xe(F,re,ne,we){let ge=new Uint8Array(4),be=i.createTexture();i.bindTexture(F,be),i.texParameteri(F,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(F,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ge=0;Ge<ne;Ge++)F===i.TEXTURE_3D||F===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,we,0,i.RGBA,i.UNSIGNED_BYTE,ge):i.texImage2D(re+Ge,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ge);return be}let Ae={};Ae[i.TEXTURE_2D]=xe(i.TEXTURE_2D,i.TEXTURE_2D,1),Ae[i.TEXTURE_CUBE_MAP]=xe(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ae[i.TEXTURE_2D_ARRAY]=xe(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ae[i.TEXTURE_3D]=xe(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(mo),ln(!1),Dt(Ju),Me(i.CULL_FACE),Yt(br);function Me(F){h[F]!==!0&&(i.enable(F),h[F]=!0)}function He(F){h[F]!==!1&&(i.disable(F),h[F]=!1)}function st(F,re){return u[F]!==re?(i.bindFramebuffer(F,re),u[F]=re,F===i.DRAW_FRAMEBUFFER&&(u[i.FRAMEBUFFER]=re),F===i.FRAMEBUFFER&&(u[i.DRAW_FRAMEBUFFER]=re),!0):!1}function Ve(F,re){let ne=p,we=!1;if(F){ne=f.get(re),ne===void 0&&(ne=[],f.set(re,ne));let ge=F.textures;if(ne.length!==ge.length||ne[0]!==i.COLOR_ATTACHMENT0){for(let be=0,Ge=ge.length;be<Ge;be++)ne[be]=i.COLOR_ATTACHMENT0+be;ne.length=ge.length,we=!0}}else ne[0]!==i.BACK&&(ne[0]=i.BACK,we=!0);we&&i.drawBuffers(ne)}function ht(F){return v!==F?(i.useProgram(F),v=F,!0):!1}let at={[Mr]:i.FUNC_ADD,[Qm]:i.FUNC_SUBTRACT,[eg]:i.FUNC_REVERSE_SUBTRACT};at[tg]=i.MIN,at[ng]=i.MAX;let nt={[ig]:i.ZERO,[sg]:i.ONE,[rg]:i.SRC_COLOR,[ed]:i.SRC_ALPHA,[ug]:i.SRC_ALPHA_SATURATE,[cg]:i.DST_COLOR,[ag]:i.DST_ALPHA,[og]:i.ONE_MINUS_SRC_COLOR,[td]:i.ONE_MINUS_SRC_ALPHA,[hg]:i.ONE_MINUS_DST_COLOR,[lg]:i.ONE_MINUS_DST_ALPHA,[dg]:i.CONSTANT_COLOR,[fg]:i.ONE_MINUS_CONSTANT_COLOR,[pg]:i.CONSTANT_ALPHA,[mg]:i.ONE_MINUS_CONSTANT_ALPHA};function Yt(F,re,ne,we,ge,be,Ge,Je,le,Oe){if(F===br){g===!0&&(He(i.BLEND),g=!1);return}if(g===!1&&(Me(i.BLEND),g=!0),F!==jm){if(F!==m||Oe!==U){if((y!==Mr||P!==Mr)&&(i.blendEquation(i.FUNC_ADD),y=Mr,P=Mr),Oe)switch(F){case To:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Ku:i.blendFunc(i.ONE,i.ONE);break;case ju:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Qu:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:et("WebGLState: Invalid blending: ",F);break}else switch(F){case To:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Ku:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case ju:et("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Qu:et("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:et("WebGLState: Invalid blending: ",F);break}R=null,w=null,E=null,x=null,T.set(0,0,0),z=0,m=F,U=Oe}return}ge=ge||re,be=be||ne,Ge=Ge||we,(re!==y||ge!==P)&&(i.blendEquationSeparate(at[re],at[ge]),y=re,P=ge),(ne!==R||we!==w||be!==E||Ge!==x)&&(i.blendFuncSeparate(nt[ne],nt[we],nt[be],nt[Ge]),R=ne,w=we,E=be,x=Ge),(Je.equals(T)===!1||le!==z)&&(i.blendColor(Je.r,Je.g,Je.b,le),T.copy(Je),z=le),m=F,U=!1}function Bt(F,re){F.side===Qi?He(i.CULL_FACE):Me(i.CULL_FACE);let ne=F.side===Jn;re&&(ne=!ne),ln(ne),F.blending===To&&F.transparent===!1?Yt(br):Yt(F.blending,F.blendEquation,F.blendSrc,F.blendDst,F.blendEquationAlpha,F.blendSrcAlpha,F.blendDstAlpha,F.blendColor,F.blendAlpha,F.premultipliedAlpha),o.setFunc(F.depthFunc),o.setTest(F.depthTest),o.setMask(F.depthWrite),r.setMask(F.colorWrite);let we=F.stencilWrite;a.setTest(we),we&&(a.setMask(F.stencilWriteMask),a.setFunc(F.stencilFunc,F.stencilRef,F.stencilFuncMask),a.setOp(F.stencilFail,F.stencilZFail,F.stencilZPass)),vt(F.polygonOffset,F.polygonOffsetFactor,F.polygonOffsetUnits),F.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):He(i.SAMPLE_ALPHA_TO_COVERAGE)}function ln(F){N!==F&&(F?i.frontFace(i.CW):i.frontFace(i.CCW),N=F)}function Dt(F){F!==Zm?(Me(i.CULL_FACE),F!==V&&(F===Ju?i.cullFace(i.BACK):F===Jm?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):He(i.CULL_FACE),V=F}function Tn(F){F!==W&&(H&&i.lineWidth(F),W=F)}function vt(F,re,ne){F?(Me(i.POLYGON_OFFSET_FILL),(D!==re||X!==ne)&&(D=re,X=ne,o.getReversed()&&(re=-re,ne=-ne),i.polygonOffset(re,ne))):He(i.POLYGON_OFFSET_FILL)}function _n(F){F?Me(i.SCISSOR_TEST):He(i.SCISSOR_TEST)}function jt(F){F===void 0&&(F=i.TEXTURE0+$-1),Q!==F&&(i.activeTexture(F),Q=F)}function cn(F,re,ne){ne===void 0&&(Q===null?ne=i.TEXTURE0+$-1:ne=Q);let we=se[ne];we===void 0&&(we={type:void 0,texture:void 0},se[ne]=we),(we.type!==F||we.texture!==re)&&(Q!==ne&&(i.activeTexture(ne),Q=ne),i.bindTexture(F,re||Ae[F]),we.type=F,we.texture=re)}function O(){let F=se[Q];F!==void 0&&F.type!==void 0&&(i.bindTexture(F.type,null),F.type=void 0,F.texture=void 0)}function Ce(){try{i.compressedTexImage2D(...arguments)}catch(F){et("WebGLState:",F)}}function $e(){try{i.compressedTexImage3D(...arguments)}catch(F){et("WebGLState:",F)}}function rt(){try{i.texSubImage2D(...arguments)}catch(F){et("WebGLState:",F)}}function Se(){try{i.texSubImage3D(...arguments)}catch(F){et("WebGLState:",F)}}function Ut(){try{i.compressedTexSubImage2D(...arguments)}catch(F){et("WebGLState:",F)}}function ze(){try{i.compressedTexSubImage3D(...arguments)}catch(F){et("WebGLState:",F)}}function qe(){try{i.texStorage2D(...arguments)}catch(F){et("WebGLState:",F)}}function A(){try{i.texStorage3D(...arguments)}catch(F){et("WebGLState:",F)}}function b(){try{i.texImage2D(...arguments)}catch(F){et("WebGLState:",F)}}function q(){try{i.texImage3D(...arguments)}catch(F){et("WebGLState:",F)}}function he(F){return d[F]!==void 0?d[F]:i.getParameter(F)}function oe(F,re){d[F]!==re&&(i.pixelStorei(F,re),d[F]=re)}function _e(F){ee.equals(F)===!1&&(i.scissor(F.x,F.y,F.z,F.w),ee.copy(F))}function ve(F){me.equals(F)===!1&&(i.viewport(F.x,F.y,F.z,F.w),me.copy(F))}function te(F,re){let ne=c.get(re);ne===void 0&&(ne=new WeakMap,c.set(re,ne));let we=ne.get(F);we===void 0&&(we=i.getUniformBlockIndex(re,F.name),i.uniformBlockBinding(re,we,we),ne.set(F,we))}function ie(F,re,ne){let ge=c.get(re).get(F);l[ge]!==ne&&(i.bindBufferBase(i.UNIFORM_BUFFER,ge,ne),l[ge]=ne)}function pe(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},d={},Q=null,se={},u={},l={},f=new WeakMap,p=[],v=null,g=!1,m=null,y=null,R=null,w=null,P=null,E=null,x=null,T=new Xe(0,0,0),z=0,U=!1,N=null,V=null,W=null,D=null,X=null,ee.set(0,0,i.canvas.width,i.canvas.height),me.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:He,bindFramebuffer:st,drawBuffers:Ve,useProgram:ht,setBlending:Yt,setMaterial:Bt,setFlipSided:ln,setCullFace:Dt,setLineWidth:Tn,setPolygonOffset:vt,setScissorTest:_n,activeTexture:jt,bindTexture:cn,unbindTexture:O,compressedTexImage2D:Ce,compressedTexImage3D:$e,texImage2D:b,texImage3D:q,pixelStorei:oe,getParameter:he,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:qe,texStorage3D:A,texSubImage2D:rt,texSubImage3D:Se,compressedTexSubImage2D:Ut,compressedTexSubImage3D:ze,scissor:_e,viewport:ve,reset:pe}}function r1(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new je,h=new WeakMap,d=new Set,u,f=new WeakMap,p=new Set,v=new FinalizationRegistry(A=>p.delete(A)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(A,b){return g?new OffscreenCanvas(A,b):la("canvas")}function y(A,b,q){let he=1,oe=qe(A);if((oe.width>q||oe.height>q)&&(he=q/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&A instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&A instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&A instanceof ImageBitmap||typeof VideoFrame<"u"&&A instanceof VideoFrame){let _e=Math.floor(he*oe.width),ve=Math.floor(he*oe.height);u===void 0&&(u=m(_e,ve));let te=b?m(_e,ve):u;return te.width=_e,te.height=ve,te.getContext("2d").drawImage(A,0,0,_e,ve),Ye("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+_e+"x"+ve+")."),te}else return"data"in A&&Ye("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),A;return A}function R(A){return A.generateMipmaps}function w(A){i.generateMipmap(A)}function P(A){return A.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:A.isWebGL3DRenderTarget?i.TEXTURE_3D:A.isWebGLArrayRenderTarget||A.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(A,b,q,he,oe,_e=!1){if(A!==null){if(i[A]!==void 0)return i[A];Ye("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+A+"'")}let ve;he&&(ve=e.get("EXT_texture_norm16"),ve||Ye("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=b;if(b===i.RED&&(q===i.FLOAT&&(te=i.R32F),q===i.HALF_FLOAT&&(te=i.R16F),q===i.UNSIGNED_BYTE&&(te=i.R8),q===i.UNSIGNED_SHORT&&ve&&(te=ve.R16_EXT),q===i.SHORT&&ve&&(te=ve.R16_SNORM_EXT)),b===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.R8UI),q===i.UNSIGNED_SHORT&&(te=i.R16UI),q===i.UNSIGNED_INT&&(te=i.R32UI),q===i.BYTE&&(te=i.R8I),q===i.SHORT&&(te=i.R16I),q===i.INT&&(te=i.R32I)),b===i.RG&&(q===i.FLOAT&&(te=i.RG32F),q===i.HALF_FLOAT&&(te=i.RG16F),q===i.UNSIGNED_BYTE&&(te=i.RG8),q===i.UNSIGNED_SHORT&&ve&&(te=ve.RG16_EXT),q===i.SHORT&&ve&&(te=ve.RG16_SNORM_EXT)),b===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RG8UI),q===i.UNSIGNED_SHORT&&(te=i.RG16UI),q===i.UNSIGNED_INT&&(te=i.RG32UI),q===i.BYTE&&(te=i.RG8I),q===i.SHORT&&(te=i.RG16I),q===i.INT&&(te=i.RG32I)),b===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RGB8UI),q===i.UNSIGNED_SHORT&&(te=i.RGB16UI),q===i.UNSIGNED_INT&&(te=i.RGB32UI),q===i.BYTE&&(te=i.RGB8I),q===i.SHORT&&(te=i.RGB16I),q===i.INT&&(te=i.RGB32I)),b===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(te=i.RGBA16UI),q===i.UNSIGNED_INT&&(te=i.RGBA32UI),q===i.BYTE&&(te=i.RGBA8I),q===i.SHORT&&(te=i.RGBA16I),q===i.INT&&(te=i.RGBA32I)),b===i.RGB&&(q===i.UNSIGNED_SHORT&&ve&&(te=ve.RGB16_EXT),q===i.SHORT&&ve&&(te=ve.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(te=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(te=i.R11F_G11F_B10F)),b===i.RGBA){let ie=_e?aa:xt.getTransfer(oe);q===i.FLOAT&&(te=i.RGBA32F),q===i.HALF_FLOAT&&(te=i.RGBA16F),q===i.UNSIGNED_BYTE&&(te=ie===Ct?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&ve&&(te=ve.RGBA16_EXT),q===i.SHORT&&ve&&(te=ve.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(te=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(te=i.RGB5_A1)}return(te===i.R16F||te===i.R32F||te===i.RG16F||te===i.RG32F||te===i.RGBA16F||te===i.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function x(A,b){let q;return A?b===null||b===Ni||b===wr?q=i.DEPTH24_STENCIL8:b===Si?q=i.DEPTH32F_STENCIL8:b===Ao&&(q=i.DEPTH24_STENCIL8,Ye("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):b===null||b===Ni||b===wr?q=i.DEPTH_COMPONENT24:b===Si?q=i.DEPTH_COMPONENT32F:b===Ao&&(q=i.DEPTH_COMPONENT16),q}function T(A,b){return R(A)===!0||A.isFramebufferTexture&&A.minFilter!==In&&A.minFilter!==Zn?Math.log2(Math.max(b.width,b.height))+1:A.mipmaps.length>0?A.mipmaps.length:A.isCompressedTexture&&Array.isArray(A.image)?b.mipmaps.length:1}function z(A){let b=new WeakRef(A);n.get(A).__ref=b,p.add(b),v.register(A,b,b)}function U(A){let b=n.get(A).__ref;b!==void 0&&(p.delete(b),v.unregister(b))}function N(A){W(A.target)}function V(A){D(A.target)}function W(A){A.removeEventListener("dispose",N),U(A),$(A),A.isVideoTexture&&h.delete(A),A.isHTMLTexture&&d.delete(A)}function D(A){A.removeEventListener("dispose",V),U(A),ce(A)}function X(){for(let A of p){let b=A.deref();b!==void 0&&(b.isRenderTarget===!0?D(b):W(b))}p.clear(),d.clear()}function $(A){let b=n.get(A);if(b.__webglInit===void 0)return;let q=A.source,he=f.get(q);if(he){let oe=he[b.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&H(A),Object.keys(he).length===0&&f.delete(q)}n.remove(A)}function H(A){let b=n.get(A);i.deleteTexture(b.__webglTexture);let q=A.source,he=f.get(q);delete he[b.__cacheKey],o.memory.textures--}function ce(A){let b=n.get(A);b.__depthDisposeCallback&&b.__depthDisposeCallback();let q=A.depthTexture;if(q&&q.renderTarget===A&&W(q),A.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(b.__webglFramebuffer[oe]))for(let _e=0;_e<b.__webglFramebuffer[oe].length;_e++)i.deleteFramebuffer(b.__webglFramebuffer[oe][_e]);else i.deleteFramebuffer(b.__webglFramebuffer[oe]);b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer[oe])}else{if(Array.isArray(b.__webglFramebuffer))for(let oe=0;oe<b.__webglFramebuffer.length;oe++)i.deleteFramebuffer(b.__webglFramebuffer[oe]);else i.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&i.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let oe=0;oe<b.__webglColorRenderbuffer.length;oe++)b.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(b.__webglColorRenderbuffer[oe]);b.__webglDepthRenderbuffer&&i.deleteRenderbuffer(b.__webglDepthRenderbuffer)}let he=A.textures;for(let oe=0,_e=he.length;oe<_e;oe++){let ve=n.get(he[oe]);ve.__webglTexture&&(i.deleteTexture(ve.__webglTexture),o.memory.textures--),n.remove(he[oe])}n.remove(A)}let K=0;function Q(){K=0}function se(){return K}function de(A){K=A}function ue(){let A=K;return A>=s.maxTextures&&Ye("WebGLTextures: Trying to use "+(A+1)+" texture units while this GPU supports only "+s.maxTextures),K+=1,A}function ee(A){let b=[];return b.push(A.wrapS),b.push(A.wrapT),b.push(A.wrapR||0),b.push(A.magFilter),b.push(A.minFilter),b.push(A.anisotropy),b.push(A.internalFormat),b.push(A.format),b.push(A.type),b.push(A.generateMipmaps),b.push(A.mipmapsAutoUpdate),b.push(A.premultiplyAlpha),b.push(A.flipY),b.push(A.unpackAlignment),b.push(A.colorSpace),b.join()}function me(A,b){let q=n.get(A);if(A.isVideoTexture&&Ut(A),A.isRenderTargetTexture===!1&&A.isExternalTexture!==!0&&A.version>0&&q.__version!==A.version){let he=A.image;if(he===null)Ye("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ye("WebGLRenderer: Texture marked for update but image is incomplete");else{Bt(q,A,b);return}}else A.isExternalTexture&&(q.__webglTexture=A.sourceTexture?A.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+b)}function xe(A,b){let q=n.get(A);if(A.isRenderTargetTexture===!1&&A.version>0&&q.__version!==A.version){Bt(q,A,b);return}else A.isExternalTexture&&(q.__webglTexture=A.sourceTexture?A.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+b)}function Ae(A,b){let q=n.get(A);if(A.isRenderTargetTexture===!1&&A.version>0&&q.__version!==A.version){Bt(q,A,b);return}t.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+b)}function Me(A,b){let q=n.get(A);if(A.version>0&&q.__version!==A.version){ln(q,A,b);return}t.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+b)}let He={[ec]:i.REPEAT,[$i]:i.CLAMP_TO_EDGE,[tc]:i.MIRRORED_REPEAT},st={[In]:i.NEAREST,[xg]:i.NEAREST_MIPMAP_NEAREST,[Ia]:i.NEAREST_MIPMAP_LINEAR,[Zn]:i.LINEAR,[Rc]:i.LINEAR_MIPMAP_NEAREST,[ws]:i.LINEAR_MIPMAP_LINEAR},Ve={[Mg]:i.NEVER,[xd]:i.ALWAYS,[Sg]:i.LESS,[gd]:i.LEQUAL,[wg]:i.EQUAL,[_d]:i.GEQUAL,[Tg]:i.GREATER,[Eg]:i.NOTEQUAL};function ht(A,b){if(b.type===Si&&e.has("OES_texture_float_linear")===!1&&(b.magFilter===Zn||b.magFilter===Rc||b.magFilter===Ia||b.magFilter===ws||b.minFilter===Zn||b.minFilter===Rc||b.minFilter===Ia||b.minFilter===ws)&&Ye("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(A,i.TEXTURE_WRAP_S,He[b.wrapS]),i.texParameteri(A,i.TEXTURE_WRAP_T,He[b.wrapT]),(A===i.TEXTURE_3D||A===i.TEXTURE_2D_ARRAY)&&i.texParameteri(A,i.TEXTURE_WRAP_R,He[b.wrapR]),i.texParameteri(A,i.TEXTURE_MAG_FILTER,st[b.magFilter]),i.texParameteri(A,i.TEXTURE_MIN_FILTER,st[b.minFilter]),b.compareFunction&&(i.texParameteri(A,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(A,i.TEXTURE_COMPARE_FUNC,Ve[b.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===In||b.minFilter!==Ia&&b.minFilter!==ws||b.type===Si&&e.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||n.get(b).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(A,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(b.anisotropy,s.getMaxAnisotropy())),n.get(b).__currentAnisotropy=b.anisotropy}}}function at(A,b){let q=!1;A.__webglInit===void 0&&(A.__webglInit=!0,b.addEventListener("dispose",N),z(b));let he=b.source,oe=f.get(he);oe===void 0&&(oe={},f.set(he,oe));let _e=ee(b);if(_e!==A.__cacheKey){oe[_e]===void 0&&(oe[_e]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[_e].usedTimes++;let ve=oe[A.__cacheKey];ve!==void 0&&(oe[A.__cacheKey].usedTimes--,ve.usedTimes===0&&H(b)),A.__cacheKey=_e,A.__webglTexture=oe[_e].texture}return q}function nt(A,b,q){return Math.floor(Math.floor(A/q)/b)}function Yt(A,b,q,he){let _e=A.updateRanges;if(_e.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,b.width,b.height,q,he,b.data);else{_e.sort((F,re)=>F.start-re.start);let ve=0;for(let F=1;F<_e.length;F++){let re=_e[ve],ne=_e[F],we=re.start+re.count,ge=nt(ne.start,b.width,4),be=nt(re.start,b.width,4);ne.start<=we+1&&ge===be&&nt(ne.start+ne.count-1,b.width,4)===ge?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++ve,_e[ve]=ne)}_e.length=ve+1;let te=t.getParameter(i.UNPACK_ROW_LENGTH),ie=t.getParameter(i.UNPACK_SKIP_PIXELS),pe=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,b.width);for(let F=0,re=_e.length;F<re;F++){let ne=_e[F],we=Math.floor(ne.start/4),ge=Math.ceil(ne.count/4),be=we%b.width,Ge=Math.floor(we/b.width),Je=ge,le=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,be),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(i.TEXTURE_2D,0,be,Ge,Je,le,q,he,b.data)}A.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,te),t.pixelStorei(i.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(i.UNPACK_SKIP_ROWS,pe)}}function Bt(A,b,q){let he=i.TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),b.isData3DTexture&&(he=i.TEXTURE_3D);let oe=at(A,b),_e=b.source;t.bindTexture(he,A.__webglTexture,i.TEXTURE0+q);let ve=n.get(_e);if(_e.version!==ve.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){let le=xt.getPrimaries(xt.workingColorSpace),Oe=b.colorSpace===Es?null:xt.getPrimaries(b.colorSpace),Ke=b.colorSpace===Es||le===Oe?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Ke)}t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment);let ie=y(b.image,!1,s.maxTextureSize);ie=ze(b,ie);let pe=r.convert(b.format,b.colorSpace),F=r.convert(b.type),re=E(b.internalFormat,pe,F,b.normalized,b.colorSpace,b.isVideoTexture);ht(he,b);let ne,we=b.mipmaps,ge=b.isVideoTexture!==!0,be=ve.__version===void 0||oe===!0,Ge=_e.dataReady,Je=T(b,ie);if(b.isDepthTexture)re=x(b.format===Ts,b.type),be&&(ge?t.texStorage2D(i.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,null));else if(b.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(i.TEXTURE_2D,Je,re,we[0].width,we[0].height);for(let le=0,Oe=we.length;le<Oe;le++)ne=we[le],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(i.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data);b.generateMipmaps=!1}else ge?(be&&t.texStorage2D(i.TEXTURE_2D,Je,re,ie.width,ie.height),Ge&&Yt(b,ie,pe,F)):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,F,ie.data);else if(b.isCompressedTexture)if(b.isCompressedArrayTexture){ge&&be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Je,re,we[0].width,we[0].height,ie.depth);for(let le=0,Oe=we.length;le<Oe;le++)if(ne=we[le],b.format!==Fi)if(pe!==null)if(ge){if(Ge)if(b.layerUpdates.size>0){let Ke=Rd(ne.width,ne.height,b.format,b.type);for(let Re of b.layerUpdates){let ot=ne.data.subarray(Re*Ke/ne.data.BYTES_PER_ELEMENT,(Re+1)*Ke/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,Re,ne.width,ne.height,1,pe,ot)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,ne.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?Ge&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,F,ne.data):t.texImage3D(i.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,pe,F,ne.data);b.layerUpdates.size>0&&b.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(i.TEXTURE_2D,Je,re,we[0].width,we[0].height);for(let le=0,Oe=we.length;le<Oe;le++)ne=we[le],b.format!==Fi?pe!==null?ge?Ge&&t.compressedTexSubImage2D(i.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,ne.data):t.compressedTexImage2D(i.TEXTURE_2D,le,re,ne.width,ne.height,0,ne.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,F,ne.data):t.texImage2D(i.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,F,ne.data)}else if(b.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Je,re,ie.width,ie.height,ie.depth),Ge)if(b.layerUpdates.size>0){let le=Rd(ie.width,ie.height,b.format,b.type);for(let Oe of b.layerUpdates){let Ke=ie.data.subarray(Oe*le/ie.data.BYTES_PER_ELEMENT,(Oe+1)*le/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Oe,ie.width,ie.height,1,pe,F,Ke)}b.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(b.isData3DTexture)ge?(be&&t.texStorage3D(i.TEXTURE_3D,Je,re,ie.width,ie.height,ie.depth),Ge&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,pe,F,ie.data)):t.texImage3D(i.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,pe,F,ie.data);else if(b.isFramebufferTexture){if(be)if(ge)t.texStorage2D(i.TEXTURE_2D,Je,re,ie.width,ie.height);else{let le=ie.width,Oe=ie.height;for(let Ke=0;Ke<Je;Ke++)t.texImage2D(i.TEXTURE_2D,Ke,re,le,Oe,0,pe,F,null),le>>=1,Oe>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in i){let le=i.canvas;if(le.hasAttribute("layoutsubtree")||le.setAttribute("layoutsubtree","true"),ie.parentNode!==le){le.appendChild(ie),d.add(b),le.onpaint=Oe=>{let Ke=Oe.changedElements;for(let Re of d)Ke.includes(Re.image)&&(Re.needsUpdate=!0)},le.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,ie);else{let Ke=i.RGBA,Re=i.RGBA,ot=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Ke,Re,ot,ie)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let le=qe(we[0]);t.texStorage2D(i.TEXTURE_2D,Je,re,le.width,le.height)}for(let le=0,Oe=we.length;le<Oe;le++)ne=we[le],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,pe,F,ne):t.texImage2D(i.TEXTURE_2D,le,re,pe,F,ne);b.generateMipmaps=!1}else if(ge){if(be){let le=qe(ie);t.texStorage2D(i.TEXTURE_2D,Je,re,le.width,le.height)}Ge&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,pe,F,ie)}else t.texImage2D(i.TEXTURE_2D,0,re,pe,F,ie);R(b)&&b.mipmapsAutoUpdate===!0&&w(he),ve.__version=_e.version,b.onUpdate&&b.onUpdate(b)}A.__version=b.version}function ln(A,b,q){if(b.image.length!==6)return;let he=at(A,b),oe=b.source;t.bindTexture(i.TEXTURE_CUBE_MAP,A.__webglTexture,i.TEXTURE0+q);let _e=n.get(oe);if(oe.version!==_e.__version||he===!0){t.activeTexture(i.TEXTURE0+q);let ve=xt.getPrimaries(xt.workingColorSpace),te=b.colorSpace===Es?null:xt.getPrimaries(b.colorSpace),ie=b.colorSpace===Es||ve===te?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);let pe=b.isCompressedTexture||b.image[0].isCompressedTexture,F=b.image[0]&&b.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!pe&&!F?re[Re]=y(b.image[Re],!0,s.maxCubemapSize):re[Re]=F?b.image[Re].image:b.image[Re],re[Re]=ze(b,re[Re]);let ne=re[0],we=r.convert(b.format,b.colorSpace),ge=r.convert(b.type),be=E(b.internalFormat,we,ge,b.normalized,b.colorSpace),Ge=b.isVideoTexture!==!0,Je=_e.__version===void 0||he===!0,le=oe.dataReady,Oe=T(b,ne);ht(i.TEXTURE_CUBE_MAP,b);let Ke;if(b.isDepthTexture){if(be=x(b.format===Ts,b.type),Je)if(Ge)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,be,ne.width,ne.height);else for(let Re=0;Re<6;Re++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,ne.width,ne.height,0,we,ge,null)}else if(pe){Ge&&Je&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,be,ne.width,ne.height);for(let Re=0;Re<6;Re++){Ke=re[Re].mipmaps;for(let ot=0;ot<Ke.length;ot++){let Vt=Ke[ot];b.format!==Fi?we!==null?Ge?le&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ot,0,0,Vt.width,Vt.height,we,Vt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ot,be,Vt.width,Vt.height,0,Vt.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ot,0,0,Vt.width,Vt.height,we,ge,Vt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ot,be,Vt.width,Vt.height,0,we,ge,Vt.data)}}}else{if(Ke=b.mipmaps,Ge&&Je){Ke.length>0&&Oe++;let Re=qe(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,be,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(F){Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,we,ge,re[Re].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,re[Re].width,re[Re].height,0,we,ge,re[Re].data);for(let ot=0;ot<Ke.length;ot++){let Gn=Ke[ot].image[Re].image;Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ot+1,0,0,Gn.width,Gn.height,we,ge,Gn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ot+1,be,Gn.width,Gn.height,0,we,ge,Gn.data)}}else{Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,we,ge,re[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,we,ge,re[Re]);for(let ot=0;ot<Ke.length;ot++){let Vt=Ke[ot];Ge?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ot+1,0,0,we,ge,Vt.image[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ot+1,be,we,ge,Vt.image[Re])}}}R(b)&&b.mipmapsAutoUpdate===!0&&w(i.TEXTURE_CUBE_MAP),_e.__version=oe.version,b.onUpdate&&b.onUpdate(b)}A.__version=b.version}function Dt(A,b,q,he,oe,_e){let ve=r.convert(q.format,q.colorSpace),te=r.convert(q.type),ie=E(q.internalFormat,ve,te,q.normalized,q.colorSpace),pe=n.get(b),F=n.get(q);if(F.__renderTarget=b,!pe.__hasExternalTextures){let re=Math.max(1,b.width>>_e),ne=Math.max(1,b.height>>_e);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,_e,ie,re,ne,b.depth,0,ve,te,null):t.texImage2D(oe,_e,ie,re,ne,0,ve,te,null)}t.bindFramebuffer(i.FRAMEBUFFER,A),Se(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,oe,F.__webglTexture,0,rt(b)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,oe,F.__webglTexture,_e),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Tn(A,b,q){if(i.bindRenderbuffer(i.RENDERBUFFER,A),b.depthBuffer){let he=b.depthTexture,oe=he&&he.isDepthTexture?he.type:null,_e=x(b.stencilBuffer,oe),ve=b.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Se(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,rt(b),_e,b.width,b.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,rt(b),_e,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,_e,b.width,b.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,ve,i.RENDERBUFFER,A)}else{let he=b.textures;for(let oe=0;oe<he.length;oe++){let _e=he[oe],ve=r.convert(_e.format,_e.colorSpace),te=r.convert(_e.type),ie=E(_e.internalFormat,ve,te,_e.normalized,_e.colorSpace);Se(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,rt(b),ie,b.width,b.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,rt(b),ie,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,ie,b.width,b.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function vt(A,b,q){let he=b.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,A),!(b.depthTexture&&b.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(b.depthTexture);oe.__renderTarget=b;let _e=he?b.depthTexture.image[0]:b.depthTexture.image;(!oe.__webglTexture||_e.width!==b.width||_e.height!==b.height)&&(_e.width=b.width,_e.height=b.height,b.depthTexture.needsUpdate=!0),he?Me(b.depthTexture,0):me(b.depthTexture,0);let ve=oe.__webglTexture,te=rt(b),ie=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,pe=b.depthTexture.format===Ts?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(b.depthTexture.format===xs)Se(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ie,ve,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ie,ve,0);else if(b.depthTexture.format===Ts)Se(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ie,ve,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,pe,ie,ve,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function _n(A){let b=n.get(A),q=A.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==A.depthTexture){let he=A.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),he){let oe=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),b.__depthDisposeCallback=oe}b.__boundDepthTexture=he}if(A.depthTexture&&!b.__autoAllocateDepthBuffer)if(q)for(let he=0;he<6;he++)vt(b.__webglFramebuffer[he],A,he);else A.texture.mipmaps.length>0?vt(b.__webglFramebuffer[0],A,0):vt(b.__webglFramebuffer,A,0);else if(q){b.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[he]),b.__webglDepthbuffer[he]===void 0)b.__webglDepthbuffer[he]=i.createRenderbuffer(),Tn(b.__webglDepthbuffer[he],A,!1);else{let oe=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,_e),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,_e)}}else if(A.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=i.createRenderbuffer(),Tn(b.__webglDepthbuffer,A,!1);else{let oe=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=b.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_e),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,_e)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function jt(A,b,q){let he=n.get(A);b!==void 0&&Dt(he.__webglFramebuffer,A,A.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&_n(A)}function cn(A){let b=A.texture,q=n.get(A),he=n.get(b);A.addEventListener("dispose",V),z(A);let oe=A.textures,_e=A.isWebGLCubeRenderTarget===!0,ve=oe.length>1;if(ve||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=b.version,o.memory.textures++),_e){q.__webglFramebuffer=[];for(let te=0;te<6;te++)if(b.mipmaps.length>0){q.__webglFramebuffer[te]=[];for(let ie=0;ie<b.mipmaps.length;ie++)q.__webglFramebuffer[te][ie]=i.createFramebuffer()}else q.__webglFramebuffer[te]=i.createFramebuffer()}else{if(b.mipmaps.length>0){q.__webglFramebuffer=[];for(let te=0;te<b.mipmaps.length;te++)q.__webglFramebuffer[te]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(ve)for(let te=0,ie=oe.length;te<ie;te++){let pe=n.get(oe[te]);pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture(),o.memory.textures++)}if(A.samples>0&&Se(A)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let te=0;te<oe.length;te++){let ie=oe[te];q.__webglColorRenderbuffer[te]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[te]);let pe=r.convert(ie.format,ie.colorSpace),F=r.convert(ie.type),re=E(ie.internalFormat,pe,F,ie.normalized,ie.colorSpace,A.isXRRenderTarget===!0),ne=rt(A);i.renderbufferStorageMultisample(i.RENDERBUFFER,ne,re,A.width,A.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+te,i.RENDERBUFFER,q.__webglColorRenderbuffer[te])}i.bindRenderbuffer(i.RENDERBUFFER,null),A.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Tn(q.__webglDepthRenderbuffer,A,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_e){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),ht(i.TEXTURE_CUBE_MAP,b);for(let te=0;te<6;te++)if(b.mipmaps.length>0)for(let ie=0;ie<b.mipmaps.length;ie++)Dt(q.__webglFramebuffer[te][ie],A,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else Dt(q.__webglFramebuffer[te],A,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);R(b)?w(i.TEXTURE_CUBE_MAP):b.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}else if(ve){for(let te=0,ie=oe.length;te<ie;te++){let pe=oe[te],F=n.get(pe),re=i.TEXTURE_2D;(A.isWebGL3DRenderTarget||A.isWebGLArrayRenderTarget)&&(re=A.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,F.__webglTexture),ht(re,pe),Dt(q.__webglFramebuffer,A,pe,i.COLOR_ATTACHMENT0+te,re,0),R(pe)&&w(re)}t.unbindTexture()}else{let te=i.TEXTURE_2D;if((A.isWebGL3DRenderTarget||A.isWebGLArrayRenderTarget)&&(te=A.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(te,he.__webglTexture),ht(te,b),b.mipmaps.length>0)for(let ie=0;ie<b.mipmaps.length;ie++)Dt(q.__webglFramebuffer[ie],A,b,i.COLOR_ATTACHMENT0,te,ie);else Dt(q.__webglFramebuffer,A,b,i.COLOR_ATTACHMENT0,te,0);R(b)?w(te):b.mipmaps.length>0&&i.texParameteri(te,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}A.depthBuffer&&_n(A)}function O(A){let b=A.textures;for(let q=0,he=b.length;q<he;q++){let oe=b[q];if(R(oe)&&oe.mipmapsAutoUpdate===!0){let _e=P(A),ve=n.get(oe).__webglTexture;t.bindTexture(_e,ve),w(_e),t.unbindTexture()}}}let Ce=[];function $e(A){if(A.samples>0){if(Se(A)===!1){let b=A.textures,q=A.width,he=A.height,oe=i.COLOR_BUFFER_BIT,_e=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=n.get(A),te=b.length>1;if(te)for(let pe=0;pe<b.length;pe++)t.bindFramebuffer(i.FRAMEBUFFER,ve.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,ve.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,ve.__webglMultisampledFramebuffer),A.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ve.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ve.__webglFramebuffer);for(let pe=0;pe<b.length;pe++){if(A.resolveDepthBuffer&&(A.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),A.stencilBuffer&&A.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),te){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,ve.__webglColorRenderbuffer[pe]);let F=n.get(b[pe]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,F,0)}i.blitFramebuffer(0,0,q,he,0,0,q,he,oe,i.NEAREST),l===!0&&(Ce.length=0,Ce.push(i.COLOR_ATTACHMENT0+pe),A.depthBuffer&&A.storeMultisampledDepthBuffer===!1&&Ce.push(_e),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ce))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),te)for(let pe=0;pe<b.length;pe++){t.bindFramebuffer(i.FRAMEBUFFER,ve.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,ve.__webglColorRenderbuffer[pe]);let F=n.get(b[pe]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,ve.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,F,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ve.__webglMultisampledFramebuffer)}else if(A.depthBuffer&&A.storeMultisampledDepthBuffer===!1&&l){let b=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[b])}}}function rt(A){return Math.min(s.maxSamples,A.samples)}function Se(A){let b=n.get(A);return A.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function Ut(A){let b=o.render.frame;h.get(A)!==b&&(h.set(A,b),A.update())}function ze(A,b){let q=A.colorSpace,he=A.format,oe=A.type;return A.isCompressedTexture===!0||A.isVideoTexture===!0||q!==oa&&q!==Es&&(xt.getTransfer(q)===Ct?(he!==Fi||oe!==ei)&&Ye("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):et("WebGLTextures: Unsupported texture color space:",q)),b}function qe(A){return typeof HTMLImageElement<"u"&&A instanceof HTMLImageElement?(c.width=A.naturalWidth||A.width,c.height=A.naturalHeight||A.height):typeof VideoFrame<"u"&&A instanceof VideoFrame?(c.width=A.displayWidth,c.height=A.displayHeight):(c.width=A.width,c.height=A.height),c}this.allocateTextureUnit=ue,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=xe,this.setTexture3D=Ae,this.setTextureCube=Me,this.rebindTextures=jt,this.setupRenderTarget=cn,this.updateRenderTargetMipmap=O,this.updateMultisampleRenderTarget=$e,this.setupDepthRenderbuffer=_n,this.setupFrameBufferTexture=Dt,this.useMultisampledRTT=Se,this.dispose=X}function o1(i,e){function t(n,s=Es){let r,o=xt.getTransfer(s);if(n===ei)return i.UNSIGNED_BYTE;if(n===Pc)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Ic)return i.UNSIGNED_SHORT_5_5_5_1;if(n===dd)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===fd)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===hd)return i.BYTE;if(n===ud)return i.SHORT;if(n===Ao)return i.UNSIGNED_SHORT;if(n===Cc)return i.INT;if(n===Ni)return i.UNSIGNED_INT;if(n===Si)return i.FLOAT;if(n===Ui)return i.HALF_FLOAT;if(n===pd)return i.ALPHA;if(n===md)return i.RGB;if(n===Fi)return i.RGBA;if(n===xs)return i.DEPTH_COMPONENT;if(n===Ts)return i.DEPTH_STENCIL;if(n===Lc)return i.RED;if(n===Dc)return i.RED_INTEGER;if(n===Qs)return i.RG;if(n===Nc)return i.RG_INTEGER;if(n===Uc)return i.RGBA_INTEGER;if(n===La||n===Da||n===Na||n===Ua)if(o===Ct)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===La)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Da)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Na)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Ua)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===La)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Da)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Na)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Ua)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Fc||n===Oc||n===Bc||n===kc)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Fc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Oc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Bc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===kc)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===zc||n===Vc||n===Gc||n===Hc||n===Wc||n===Fa||n===Xc)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===zc||n===Vc)return o===Ct?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Gc)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Hc)return r.COMPRESSED_R11_EAC;if(n===Wc)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Fa)return r.COMPRESSED_RG11_EAC;if(n===Xc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===qc||n===Yc||n===$c||n===Zc||n===Jc||n===Kc||n===jc||n===Qc||n===eh||n===th||n===nh||n===ih||n===sh||n===rh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===qc)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Yc)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===$c)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Zc)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Jc)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Kc)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===jc)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Qc)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===eh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===th)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===nh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===ih)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===sh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===rh)return o===Ct?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===oh||n===ah||n===lh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===oh)return o===Ct?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===ah)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===lh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===ch||n===hh||n===Oa||n===uh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===ch)return r.COMPRESSED_RED_RGTC1_EXT;if(n===hh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Oa)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===uh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===wr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var a1=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,l1=`
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

}`,Od=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new xa(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Ki({vertexShader:a1,fragmentShader:l1,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Dn(new va(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Bd=class extends Di{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,d=null,u=null,f=null,p=null,v=typeof XRWebGLBinding<"u",g=new Od,m={},y=t.getContextAttributes(),R=null,w=null,P=[],E=[],x=new je,T=null,z=null,U=new $n;U.viewport=new Zt;let N=new $n;N.viewport=new Zt;let V=[U,N],W=new wc,D=null,X=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=P[ee];return me===void 0&&(me=new yo,P[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=P[ee];return me===void 0&&(me=new yo,P[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=P[ee];return me===void 0&&(me=new yo,P[ee]=me),me.getHandSpace()};function $(ee){let me=E.indexOf(ee.inputSource);if(me===-1)return;let xe=P[me];xe!==void 0&&(xe.update(ee.inputSource,ee.frame,c||o),xe.dispatchEvent({type:ee.type,data:ee.inputSource}))}function H(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",ce);for(let ee=0;ee<P.length;ee++){let me=E[ee];me!==null&&(E[ee]=null,P[ee].disconnect(me))}D=null,X=null,g.reset();for(let ee in m)delete m[ee];if(e.setRenderTarget(R),f=null,u=null,d=null,s=null,w=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(T),e.setSize(x.width,x.height,!1),z!==null){let ee=z.camera;ee.fov=z.fov,ee.zoom=z.zoom,ee.updateProjectionMatrix(),z=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&Ye("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&Ye("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return u!==null?u:f},this.getBinding=function(){return d===null&&v&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(R=e.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",H),s.addEventListener("inputsourceschange",ce),y.xrCompatible!==!0&&await t.makeXRCompatible(),T=e.getPixelRatio(),e.getSize(x),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let xe=null,Ae=null,Me=null;y.depth&&(Me=y.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,xe=y.stencil?Ts:xs,Ae=y.stencil?wr:Ni);let He={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};d=this.getBinding(),u=d.createProjectionLayer(He),s.updateRenderState({layers:[u]}),e.setPixelRatio(1),e.setSize(u.textureWidth,u.textureHeight,!1),w=new fi(u.textureWidth,u.textureHeight,{format:Fi,type:ei,depthTexture:new Ms(u.textureWidth,u.textureHeight,Ae,void 0,void 0,void 0,void 0,void 0,void 0,xe),stencilBuffer:y.stencil,colorSpace:e.outputColorSpace,samples:y.antialias?4:0,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}else{let xe={antialias:y.antialias,alpha:!0,depth:y.depth,stencil:y.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,xe),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),w=new fi(f.framebufferWidth,f.framebufferHeight,{format:Fi,type:ei,colorSpace:e.outputColorSpace,stencilBuffer:y.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}w.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function ce(ee){for(let me=0;me<ee.removed.length;me++){let xe=ee.removed[me],Ae=E.indexOf(xe);Ae>=0&&(E[Ae]=null,P[Ae].disconnect(xe))}for(let me=0;me<ee.added.length;me++){let xe=ee.added[me],Ae=E.indexOf(xe);if(Ae===-1){for(let He=0;He<P.length;He++)if(He>=E.length){E.push(xe),Ae=He;break}else if(E[He]===null){E[He]=xe,Ae=He;break}if(Ae===-1)break}let Me=P[Ae];Me&&Me.connect(xe)}}function K(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let me=ee.near,xe=ee.far;g.texture!==null&&(g.depthNear>0&&(me=g.depthNear),g.depthFar>0&&(xe=g.depthFar)),W.near=N.near=U.near=me,W.far=N.far=U.far=xe,(D!==W.near||X!==W.far)&&(s.updateRenderState({depthNear:W.near,depthFar:W.far}),D=W.near,X=W.far),W.layers.mask=ee.layers.mask|6,U.layers.mask=W.layers.mask&-5,N.layers.mask=W.layers.mask&-3;let Ae=ee.parent,Me=W.cameras;K(W,Ae);for(let He=0;He<Me.length;He++)K(Me[He],Ae);W.projectionMatrix.copy(U.projectionMatrix),W.projectionMatrixInverse.copy(U.projectionMatrixInverse),z===null&&ee.isPerspectiveCamera&&(z={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,W,Ae)};function Q(ee,me,xe){xe===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(xe.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=xo*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return W},this.getFoveation=function(){if(!(u===null&&f===null))return l},this.setFoveation=function(ee){l=ee,u!==null&&(u.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(W)},this.getCameraTexture=function(ee){return m[ee]};let se=null;function de(ee,me){if(h=me.getViewerPose(c||o),p=me,h!==null){let xe=h.views;f!==null&&(e.setRenderTargetFramebuffer(w,f.framebuffer),e.setRenderTarget(w));let Ae=!1;xe.length!==W.cameras.length&&(W.cameras.length=0,Ae=!0);for(let Ve=0;Ve<xe.length;Ve++){let ht=xe[Ve],at=null;if(f!==null)at=f.getViewport(ht);else{let Yt=d.getViewSubImage(u,ht);at=Yt.viewport,Ve===0&&(e.setRenderTargetTextures(w,Yt.colorTexture,Yt.depthStencilTexture),e.setRenderTarget(w))}let nt=V[Ve];nt===void 0&&(nt=new $n,nt.layers.enable(Ve),nt.viewport=new Zt,V[Ve]=nt),nt.matrix.fromArray(ht.transform.matrix),nt.matrix.decompose(nt.position,nt.quaternion,nt.scale),nt.projectionMatrix.fromArray(ht.projectionMatrix),nt.projectionMatrixInverse.copy(nt.projectionMatrix).invert(),nt.viewport.set(at.x,at.y,at.width,at.height),Ve===0&&(W.matrix.copy(nt.matrix),W.matrix.decompose(W.position,W.quaternion,W.scale)),Ae===!0&&W.cameras.push(nt)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){d=n.getBinding();let Ve=d.getDepthInformation(xe[0]);Ve&&Ve.isValid&&Ve.texture&&g.init(Ve,s.renderState)}if(Me&&Me.includes("camera-access")&&v){e.state.unbindTexture(),d=n.getBinding();for(let Ve=0;Ve<xe.length;Ve++){let ht=xe[Ve].camera;if(ht){let at=m[ht];at||(at=new xa,m[ht]=at);let nt=d.getCameraImage(ht);at.sourceTexture=nt}}}}for(let xe=0;xe<P.length;xe++){let Ae=E[xe],Me=P[xe];Ae!==null&&Me!==void 0&&Me.update(Ae,me,c||o)}se&&se(ee,me),me.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:me}),p=null}let ue=new r0;ue.setAnimationLoop(de),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}},c1=new St,m0=new tt;m0.set(-1,0,0,0,1,0,0,0,1);function h1(i,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function n(g,m){m.color.getRGB(g.fogColor.value,Td(i)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,y,R,w){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),d(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),u(g,m),m.isMeshPhysicalMaterial&&f(g,m,w)):m.isMeshMatcapMaterial?(r(g,m),p(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),v(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(o(g,m),m.isLineDashedMaterial&&a(g,m)):m.isPointsMaterial?l(g,m,y,R):m.isSpriteMaterial?c(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===Jn&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===Jn&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);let y=e.get(m),R=y.envMap,w=y.envMapRotation;R&&(g.envMap.value=R,g.envMapRotation.value.setFromMatrix4(c1.makeRotationFromEuler(w)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(m0),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function o(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function a(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function l(g,m,y,R){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*y,g.scale.value=R*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function c(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function d(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function u(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function f(g,m,y){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Jn&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=y.texture,g.transmissionSamplerSize.value.set(y.width,y.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function p(g,m){m.matcap&&(g.matcap.value=m.matcap)}function v(g,m){let y=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(y.matrixWorld),g.nearDistance.value=y.shadow.camera.near,g.farDistance.value=y.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function u1(i,e,t,n){let s={},r={};function o(y,R){let w=R.program;n.uniformBlockBinding(y,w,s[y.id])}function a(y,R){let w=s[y.id];w===void 0&&(p(y),w=l(y),s[y.id]=w,y.addEventListener("dispose",g));let P=R.program;n.updateUBOMapping(y,P);let E=e.render.frame;r[y.id]!==E&&(c(y),r[y.id]=E)}function l(y){let R=i.createBuffer(),w=y.__size,P=y.usage;return i.bindBuffer(i.UNIFORM_BUFFER,R),i.bufferData(i.UNIFORM_BUFFER,w,P),i.bindBuffer(i.UNIFORM_BUFFER,null),R}function c(y){let R=s[y.id],w=y.uniforms,P=y.__cache;i.bindBuffer(i.UNIFORM_BUFFER,R);for(let E=0,x=w.length;E<x;E++){let T=w[E];if(Array.isArray(T))for(let z=0,U=T.length;z<U;z++)h(T[z],E,z,P);else h(T,E,0,P)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(y,R,w,P){if(u(y,R,w,P)===!0){let E=y.__offset,x=y.value;if(Array.isArray(x)){let T=0;for(let z=0;z<x.length;z++){let U=x[z],N=v(U,!0);d(U,y.__data,T),T+=N.storage/Float32Array.BYTES_PER_ELEMENT}}else d(x,y.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,y.__data)}}function d(y,R,w){typeof y=="number"||typeof y=="boolean"?R[w]=y:y.isMatrix3?(R[w]=y.elements[0],R[w+1]=y.elements[1],R[w+2]=y.elements[2],R[w+3]=0,R[w+4]=y.elements[3],R[w+5]=y.elements[4],R[w+6]=y.elements[5],R[w+7]=0,R[w+8]=y.elements[6],R[w+9]=y.elements[7],R[w+10]=y.elements[8],R[w+11]=0):ArrayBuffer.isView(y)?R.set(y.subarray(0,R.length-w),w):y.toArray(R,w)}function u(y,R,w,P){let E=y.value,x=R+"_"+w;if(Array.isArray(E)){P[x]===void 0&&(P[x]=[]);let T=P[x],z=!1;for(let U=0;U<E.length;U++)f(E[U],T,U)===!0&&(z=!0);return z}return f(E,P,x)}function f(y,R,w){if(R[w]===void 0)return typeof y=="number"||typeof y=="boolean"?R[w]=y:ArrayBuffer.isView(y)?R[w]=y.slice():R[w]=y.clone(),!0;{let P=R[w];if(typeof y=="number"||typeof y=="boolean"){if(P!==y)return R[w]=y,!0}else{if(ArrayBuffer.isView(y))return!0;if(P.equals(y)===!1)return P.copy(y),!0}}return!1}function p(y){let R=y.uniforms,w=0,P=16;for(let x=0,T=R.length;x<T;x++){let z=Array.isArray(R[x])?R[x]:[R[x]];for(let U=0,N=z.length;U<N;U++){let V=z[U],W=Array.isArray(V.value)?V.value:[V.value],D=Array.isArray(R[x])||Array.isArray(V.value),X=w;for(let H=0,ce=W.length;H<ce;H++){let K=W[H],Q=v(K,D),se=w%P,de=se%Q.boundary,ue=se+de;w+=de,ue!==0&&P-ue<Q.storage&&(w+=P-ue),H===0&&(X=w),w+=Q.storage}let $=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new $((w-X)/Float32Array.BYTES_PER_ELEMENT),V.__offset=X}}let E=w%P;return E>0&&(w+=P-E),y.__size=w,y.__cache={},this}function v(y,R){let w={boundary:0,storage:0};return typeof y=="number"||typeof y=="boolean"?(w.boundary=4,w.storage=4):y.isVector2?(w.boundary=8,w.storage=8):y.isVector3||y.isColor?(w.boundary=16,w.storage=12):y.isVector4?(w.boundary=16,w.storage=16):y.isMatrix3?(w.boundary=16,w.storage=48):y.isMatrix4?(w.boundary=16,w.storage=64):y.isTexture?Ye("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(y)?(w.boundary=16,w.storage=y.byteLength):Ye("WebGLRenderer: Unsupported uniform value type.",y),R===!0&&(w.boundary=16,w.storage=Math.ceil(w.storage/16)*16),w}function g(y){let R=y.target;R.removeEventListener("dispose",g),i.deleteBuffer(s[R.id]),delete s[R.id],delete r[R.id]}function m(){for(let y in s)i.deleteBuffer(s[y]);s={},r={}}return{bind:o,update:a,dispose:m}}var d1=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ts=null;function f1(){return ts===null&&(ts=new pa(d1,16,16,Qs,Ui),ts.name="DFG_LUT",ts.minFilter=Zn,ts.magFilter=Zn,ts.wrapS=$i,ts.wrapT=$i,ts.generateMipmaps=!1,ts.needsUpdate=!0),ts}var gh=class{constructor(e={}){let{canvas:t=Rg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:u=!1,outputBufferType:f=ei}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let v=f,g=new Set([Uc,Nc,Dc]),m=new Set([ei,Ni,Ao,wr,Pc,Ic]),y=new Uint32Array(4),R=new Int32Array(4),w={textures:[],min:[],max:[],resolution:[]},P=null,E=null,x=[],T=[],z=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=es,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let U=this,N=!1,V=null,W=null,D=null,X=null;this._outputColorSpace=ui;let $=0,H=0,ce=null,K=-1,Q=null,se=new Zt,de=new Zt,ue=null,ee=new Xe(0),me=0,xe=t.width,Ae=t.height,Me=1,He=null,st=null,Ve=new Zt(0,0,xe,Ae),ht=new Zt(0,0,xe,Ae),at=!1,nt=new Xs,Yt=new oc,Bt=!1,ln=!1,Dt=new St,Tn=new B,vt=new Zt,_n={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},jt=!1;function cn(){return ce===null?Me:1}let O=n;function Ce(S,k){return t.getContext(S,k)}let $e,rt,Se,Ut,ze,qe,A,b,q,he,oe,_e,ve,te,ie,pe,F,re,ne,we,ge,be,Ge;try{let S={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",Ke,!1),t.addEventListener("webglcontextcreationerror",Re,!1),O===null){let k="webgl2";if(O=Ce(k,S),O===null)throw Ce(k)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Je()}catch(S){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Ke,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),et("WebGLRenderer: "+S.message),S}function Je(){$e=new wS(O),$e.init(),ge=new o1(O,$e),rt=new fS(O,$e,e,ge),Se=new s1(O,$e),rt.reversedDepthBuffer&&u&&Se.buffers.depth.setReversed(!0),W=O.createFramebuffer(),D=O.createFramebuffer(),X=O.createFramebuffer(),Ut=new AS(O),ze=new Ww,qe=new r1(O,$e,Se,ze,rt,ge,Ut),A=new SS(U),b=new Cy(O),be=new uS(O,b),q=new TS(O,b,Ut,be),he=new CS(O,q,b,be,Ut),re=new RS(O,rt,qe),ie=new pS(ze),oe=new Hw(U,A,$e,rt,be,ie),_e=new h1(U,ze),ve=new qw,te=new jw($e),F=new hS(U,A,Se,he,p,l),pe=new i1(U,he,rt),Ge=new u1(O,Ut,rt,Se),ne=new dS(O,$e,Ut),we=new ES(O,$e,Ut),Ut.programs=oe.programs,U.capabilities=rt,U.extensions=$e,U.properties=ze,U.renderLists=ve,U.shadowMap=pe,U.state=Se,U.info=Ut}v!==ei&&(z=new IS(v,t.width,t.height,a,s,r));let le=new Bd(U,O);this.xr=le,this.getContext=function(){return O},this.getContextAttributes=function(){return O.getContextAttributes()},this.forceContextLoss=function(){let S=$e.get("WEBGL_lose_context");S&&S.loseContext()},this.forceContextRestore=function(){let S=$e.get("WEBGL_lose_context");S&&S.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(S){S!==void 0&&(Me=S,this.setSize(xe,Ae,!1))},this.getSize=function(S){return S.set(xe,Ae)},this.setSize=function(S,k,j=!0){if(le.isPresenting){Ye("WebGLRenderer: Can't change size while VR device is presenting.");return}xe=S,Ae=k,t.width=Math.floor(S*Me),t.height=Math.floor(k*Me),j===!0&&(t.style.width=S+"px",t.style.height=k+"px"),z!==null&&z.setSize(t.width,t.height),this.setViewport(0,0,S,k)},this.getDrawingBufferSize=function(S){return S.set(xe*Me,Ae*Me).floor()},this.setDrawingBufferSize=function(S,k,j){xe=S,Ae=k,Me=j,t.width=Math.floor(S*j),t.height=Math.floor(k*j),this.setViewport(0,0,S,k)},this.setEffects=function(S){if(v===ei){et("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(S){for(let k=0;k<S.length;k++)if(S[k].isOutputPass===!0){Ye("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}z.setEffects(S||[])},this.getCurrentViewport=function(S){return S.copy(se)},this.getViewport=function(S){return S.copy(Ve)},this.setViewport=function(S,k,j,Y){S.isVector4?Ve.set(S.x,S.y,S.z,S.w):Ve.set(S,k,j,Y),Se.viewport(se.copy(Ve).multiplyScalar(cn()).round())},this.getScissor=function(S){return S.copy(ht)},this.setScissor=function(S,k,j,Y){S.isVector4?ht.set(S.x,S.y,S.z,S.w):ht.set(S,k,j,Y),Se.scissor(de.copy(ht).multiplyScalar(cn()).round())},this.getScissorTest=function(){return at},this.setScissorTest=function(S){Se.setScissorTest(at=S)},this.setOpaqueSort=function(S){He=S},this.setTransparentSort=function(S){st=S},this.getClearColor=function(S){return S.copy(F.getClearColor())},this.setClearColor=function(){F.setClearColor(...arguments)},this.getClearAlpha=function(){return F.getClearAlpha()},this.setClearAlpha=function(){F.setClearAlpha(...arguments)},this.clear=function(S=!0,k=!0,j=!0){let Y=0;if(S){let Z=!1;if(ce!==null){let Te=ce.texture.format;Z=g.has(Te)}if(Z){let Te=ce.texture.type,Pe=m.has(Te),Ee=F.getClearColor(),Ie=F.getClearAlpha(),ke=Ee.r,Qe=Ee.g,ut=Ee.b;Pe?(y[0]=ke,y[1]=Qe,y[2]=ut,y[3]=Ie,O.clearBufferuiv(O.COLOR,0,y)):(R[0]=ke,R[1]=Qe,R[2]=ut,R[3]=Ie,O.clearBufferiv(O.COLOR,0,R))}else Y|=O.COLOR_BUFFER_BIT}k&&(Y|=O.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=O.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&O.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(S){S.setRenderer(this),V=S},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Ke,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),F.dispose(),ve.dispose(),te.dispose(),qe.dispose(),ze.dispose(),A.dispose(),he.dispose(),q.dispose(),be.dispose(),Ge.dispose(),oe.dispose(),le.dispose(),le.removeEventListener("sessionstart",Ya),le.removeEventListener("sessionend",Oi),is.stop()};function Oe(S){S.preventDefault(),yd("WebGLRenderer: Context Lost."),N=!0}function Ke(){yd("WebGLRenderer: Context Restored."),N=!1;let S=Ut.autoReset,k=pe.enabled,j=pe.autoUpdate,Y=pe.needsUpdate,Z=pe.type;Je(),Ut.autoReset=S,pe.enabled=k,pe.autoUpdate=j,pe.needsUpdate=Y,pe.type=Z}function Re(S){et("WebGLRenderer: A WebGL context could not be created. Reason: ",S.statusMessage)}function ot(S){let k=S.target;k.removeEventListener("dispose",ot),Vt(k)}function Vt(S){Gn(S),ze.remove(S)}function Gn(S){let k=ze.get(S).programs;k!==void 0&&(k.forEach(function(j){oe.releaseProgram(j)}),S.isShaderMaterial&&oe.releaseShaderCache(S))}this.renderBufferDirect=function(S,k,j,Y,Z,Te){k===null&&(k=_n);let Pe=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Ee=No(S,k,j,Y,Z);Se.setMaterial(Y,Pe);let Ie=j.index,ke=1;if(Y.wireframe===!0){if(Ie=q.getWireframeAttribute(j),Ie===void 0)return;ke=2}let Qe=j.drawRange,ut=j.attributes.position,Be=Qe.start*ke,dt=(Qe.start+Qe.count)*ke;Te!==null&&(Be=Math.max(Be,Te.start*ke),dt=Math.min(dt,(Te.start+Te.count)*ke)),Ie!==null?(Be=Math.max(Be,0),dt=Math.min(dt,Ie.count)):ut!=null&&(Be=Math.max(Be,0),dt=Math.min(dt,ut.count));let Jt=dt-Be;if(Jt<0||Jt===1/0)return;be.setup(Z,Y,Ee,j,Ie);let Pt,It=ne;if(Ie!==null&&(Pt=b.get(Ie),It=we,It.setIndex(Pt)),Z.isMesh)Y.wireframe===!0?(Se.setLineWidth(Y.wireframeLinewidth*cn()),It.setMode(O.LINES)):It.setMode(O.TRIANGLES);else if(Z.isLine){let xn=Y.linewidth;xn===void 0&&(xn=1),Se.setLineWidth(xn*cn()),Z.isLineSegments?It.setMode(O.LINES):Z.isLineLoop?It.setMode(O.LINE_LOOP):It.setMode(O.LINE_STRIP)}else Z.isPoints?It.setMode(O.POINTS):Z.isSprite&&It.setMode(O.TRIANGLES);if(Z.isBatchedMesh)if($e.get("WEBGL_multi_draw"))It.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let xn=Z._multiDrawStarts,Ue=Z._multiDrawCounts,hn=Z._multiDrawCount,gt=Ie?b.get(Ie).bytesPerElement:1,rs=ze.get(Y).currentProgram.getUniforms();for(let un=0;un<hn;un++)rs.setValue(O,"_gl_DrawID",un),It.render(xn[un]/gt,Ue[un])}else if(Z.isInstancedMesh)It.renderInstances(Be,Jt,Z.count);else if(j.isInstancedBufferGeometry){let xn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Ue=Math.min(j.instanceCount,xn);It.renderInstances(Be,Jt,Ue)}else It.render(Be,Jt)};function Io(S,k,j,Y){V!==null&&S.isNodeMaterial&&V.setObject(Y,S),Bt===!0&&ie.setState(S,j,!1),S.transparent===!0&&S.side===Qi&&S.forceSinglePass===!1?(S.side=Jn,S.needsUpdate=!0,Bi(S,k,Y),S.side=js,S.needsUpdate=!0,Bi(S,k,Y),S.side=Qi):Bi(S,k,Y)}this.compile=function(S,k,j=null){j===null&&(j=S),V!==null&&V.renderStart(S,k,j),E=te.get(j),E.init(k),T.push(E),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(k.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),S!==j&&S.traverseVisible(function(Z){Z.isLight&&Z.layers.test(k.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),E.setupLights(),V!==null&&V.updateLights(E.state.lightsArray),ln=this.localClippingEnabled,Bt=ie.init(this.clippingPlanes,ln),Bt===!0&&ie.setGlobalState(this.clippingPlanes,k),V!==null&&pe.render(E.state.shadowsArray,j,k);let Y=new Set;return S.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Te=Z.material;if(Te)if(Array.isArray(Te))for(let Pe=0;Pe<Te.length;Pe++){let Ee=Te[Pe];Io(Ee,j,k,Z),Y.add(Ee)}else Io(Te,j,k,Z),Y.add(Te)}),E=T.pop(),V!==null&&V.renderEnd(),Y},this.compileAsync=function(S,k,j=null){let Y=this.compile(S,k,j);return new Promise(Z=>{function Te(){if(Y.forEach(function(Pe){let Ie=ze.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&Y.delete(Pe)}),Y.size===0){Z(S);return}setTimeout(Te,10)}$e.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Er=null;function wh(S){Er&&Er(S)}function Ya(){is.stop()}function Oi(){is.start()}let is=new r0;is.setAnimationLoop(wh),typeof self<"u"&&is.setContext(self),this.setAnimationLoop=function(S){Er=S,le.setAnimationLoop(S),S===null?is.stop():is.start()},le.addEventListener("sessionstart",Ya),le.addEventListener("sessionend",Oi),this.render=function(S,k){if(k!==void 0&&k.isCamera!==!0){et("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(N===!0)return;V!==null&&V.renderStart(S,k);let j=le.enabled===!0&&le.isPresenting===!0,Y=z!==null&&(ce===null||j)&&z.begin(U,ce);if(S.matrixWorldAutoUpdate===!0&&S.updateMatrixWorld(),k.parent===null&&k.matrixWorldAutoUpdate===!0&&k.updateMatrixWorld(),le.enabled===!0&&le.isPresenting===!0&&(z===null||z.isCompositing()===!1)&&(le.cameraAutoUpdate===!0&&le.updateCamera(k),k=le.getCamera()),S.isScene===!0&&S.onBeforeRender(U,S,k,ce),E=te.get(S,T.length),E.init(k),E.state.textureUnits=qe.getTextureUnits(),T.push(E),Dt.multiplyMatrices(k.projectionMatrix,k.matrixWorldInverse),k.isArrayCamera?Yt.setFromArrayCamera(k):nt.setFromProjectionMatrix(Dt,Mi,k.reversedDepth),ln=this.localClippingEnabled,Bt=ie.init(this.clippingPlanes,ln),P=ve.get(S,x.length),P.init(),x.push(P),this.info.render.frame++,le.enabled===!0&&le.isPresenting===!0){let Pe=U.xr.getDepthSensingMesh();Pe!==null&&ss(Pe,k,-1/0,U.sortObjects)}ss(S,k,0,U.sortObjects),P.finish(),V!==null&&V.updateLights(E.state.lightsArray),U.sortObjects===!0&&P.sort(He,st),jt=le.enabled===!1||le.isPresenting===!1||le.hasDepthSensing()===!1,jt&&F.addToRenderList(P,S),this.info.autoReset===!0&&this.info.reset(),Bt===!0&&ie.beginShadows();let Z=E.state.shadowsArray;if(pe.render(Z,S,k),Bt===!0&&ie.endShadows(),(Y&&z.hasRenderPass())===!1){let Pe=P.opaque,Ee=P.transmissive;if(E.setupLights(),k.isArrayCamera){let Ie=k.cameras;if(Ee.length>0)for(let ke=0,Qe=Ie.length;ke<Qe;ke++){let ut=Ie[ke];wi(Pe,Ee,S,ut)}jt&&F.render(S);for(let ke=0,Qe=Ie.length;ke<Qe;ke++){let ut=Ie[ke];Lo(P,S,ut,ut.viewport)}}else Ee.length>0&&wi(Pe,Ee,S,k),jt&&F.render(S),Lo(P,S,k)}ce!==null&&H===0&&(qe.updateMultisampleRenderTarget(ce),qe.updateRenderTargetMipmap(ce)),Y&&z.end(U),S.isScene===!0&&S.onAfterRender(U,S,k),be.resetDefaultState(),K=-1,Q=null,T.pop(),T.length>0?(E=T[T.length-1],qe.setTextureUnits(E.state.textureUnits),Bt===!0&&ie.setGlobalState(U.clippingPlanes,E.state.camera)):E=null,x.pop(),x.length>0?P=x[x.length-1]:P=null,V!==null&&V.renderEnd()};function ss(S,k,j,Y){if(S.visible===!1)return;if(S.layers.test(k.layers)){if(S.isGroup)j=S.renderOrder;else if(S.isLOD)S.autoUpdate===!0&&S.update(k);else if(S.isLight)E.pushLight(S),S.castShadow&&E.pushShadow(S);else if(S.isSprite){let Pe=k.isArrayCamera?Yt:nt;if(!S.frustumCulled||S.intersectsFrustum(Pe)){Y&&vt.setFromMatrixPosition(S.matrixWorld).applyMatrix4(Dt);let Ee=he.update(S),Ie=S.material;Ie.visible&&P.push(S,Ee,Ie,j,vt.z,null,k)}}else if(S.isMesh||S.isLine||S.isPoints){let Pe=k.isArrayCamera?Yt:nt;if(!S.frustumCulled||S.intersectsFrustum(Pe)){let Ee=he.update(S),Ie=S.material;if(Y&&(S.boundingSphere!==void 0?(S.boundingSphere===null&&S.computeBoundingSphere(),vt.copy(S.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),vt.copy(Ee.boundingSphere.center)),vt.applyMatrix4(S.matrixWorld).applyMatrix4(Dt)),Array.isArray(Ie)){let ke=Ee.groups;for(let Qe=0,ut=ke.length;Qe<ut;Qe++){let Be=ke[Qe],dt=Ie[Be.materialIndex];dt&&dt.visible&&P.push(S,Ee,dt,j,vt.z,Be,k)}}else Ie.visible&&P.push(S,Ee,Ie,j,vt.z,null,k)}}}let Te=S.children;for(let Pe=0,Ee=Te.length;Pe<Ee;Pe++)ss(Te[Pe],k,j,Y)}function Lo(S,k,j,Y){let{opaque:Z,transmissive:Te,transparent:Pe}=S;E.setupLightsView(j),Bt===!0&&ie.setGlobalState(U.clippingPlanes,j),Y&&Se.viewport(se.copy(Y)),Z.length>0&&Qt(Z,k,j),Te.length>0&&Qt(Te,k,j),Pe.length>0&&Qt(Pe,k,j),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function wi(S,k,j,Y){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[Y.id]===void 0){let Be=$e.has("EXT_color_buffer_half_float")||$e.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[Y.id]=new fi(1,1,{generateMipmaps:!0,type:Be?Ui:ei,minFilter:ws,samples:Math.max(4,rt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:xt.workingColorSpace})}let Te=E.state.transmissionRenderTarget[Y.id],Pe=Y.viewport||se;Te.setSize(Pe.z*U.transmissionResolutionScale,Pe.w*U.transmissionResolutionScale);let Ee=U.getRenderTarget(),Ie=U.getActiveCubeFace(),ke=U.getActiveMipmapLevel();U.setRenderTarget(Te),U.getClearColor(ee),me=U.getClearAlpha(),me<1&&U.setClearColor(16777215,.5),U.clear(),jt&&F.render(j);let Qe=U.toneMapping;U.toneMapping=es;let ut=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),E.setupLightsView(Y),Bt===!0&&ie.setGlobalState(U.clippingPlanes,Y),Qt(S,j,Y),qe.updateMultisampleRenderTarget(Te),qe.updateRenderTargetMipmap(Te),$e.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let dt=0,Jt=k.length;dt<Jt;dt++){let Pt=k[dt],{object:It,geometry:xn,material:Ue,group:hn}=Pt;if(Ue.side===Qi&&It.layers.test(Y.layers)){let gt=Ue.side;Ue.side=Jn,Ue.needsUpdate=!0,sn(It,j,Y,xn,Ue,hn),Ue.side=gt,Ue.needsUpdate=!0,Be=!0}}Be===!0&&(qe.updateMultisampleRenderTarget(Te),qe.updateRenderTargetMipmap(Te))}U.setRenderTarget(Ee,Ie,ke),U.setClearColor(ee,me),ut!==void 0&&(Y.viewport=ut),U.toneMapping=Qe}function Qt(S,k,j){let Y=k.isScene===!0?k.overrideMaterial:null;for(let Z=0,Te=S.length;Z<Te;Z++){let Pe=S[Z],{object:Ee,geometry:Ie,group:ke}=Pe,Qe=Pe.material;Qe.allowOverride===!0&&Y!==null&&(Qe=Y),Ee.layers.test(j.layers)&&sn(Ee,k,j,Ie,Qe,ke)}}function sn(S,k,j,Y,Z,Te){V!==null&&Z.isNodeMaterial&&V.setObject(S,Z),S.onBeforeRender(U,k,j,Y,Z,Te),S.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,S.matrixWorld),S.normalMatrix.getNormalMatrix(S.modelViewMatrix),Z.onBeforeRender(U,k,j,Y,S,Te),Z.transparent===!0&&Z.side===Qi&&Z.forceSinglePass===!1?(Z.side=Jn,Z.needsUpdate=!0,U.renderBufferDirect(j,k,Y,Z,S,Te),Z.side=js,Z.needsUpdate=!0,U.renderBufferDirect(j,k,Y,Z,S,Te),Z.side=Qi):U.renderBufferDirect(j,k,Y,Z,S,Te),S.onAfterRender(U,k,j,Y,Z,Te)}function rn(S){let k=0;for(let j of S)j.texture!==null&&k++;return k}function Bi(S,k,j){k.isScene!==!0&&(k=_n);let Y=ze.get(S),Z=E.state.lights,Te=E.state.shadowsArray,Pe=Z.state.version,Ee=oe.getParameters(S,Z.state,Te,k,j,E.state.lightProbeGridArray),Ie=oe.getProgramCacheKey(Ee),ke=Y.programs;Y.environment=S.isMeshStandardMaterial||S.isMeshLambertMaterial||S.isMeshPhongMaterial?k.environment:null,Y.fog=k.fog;let Qe=S.isMeshStandardMaterial||S.isMeshLambertMaterial&&!S.envMap||S.isMeshPhongMaterial&&!S.envMap;Y.envMap=A.get(S.envMap||Y.environment,Qe),Y.envMapRotation=Y.environment!==null&&S.envMap===null?k.environmentRotation:S.envMapRotation,ke===void 0&&(S.addEventListener("dispose",ot),ke=new Map,Y.programs=ke,Y.programVariants=new Map);let ut=ke.get(Ie);if(ut!==void 0){if(Y.currentProgram===ut&&Y.lightsStateVersion===Pe)return Do(S,Ee),ut}else Ee.uniforms=oe.getUniforms(S),V!==null&&S.isNodeMaterial&&V.build(S,j,Ee),S.onBeforeCompile(Ee,U),ut=oe.acquireProgram(Ee,Ie),ke.set(Ie,ut),Y.uniforms=Ee.uniforms;let Be=Y.uniforms;return(!S.isShaderMaterial&&!S.isRawShaderMaterial||S.clipping===!0)&&(Be.clippingPlanes=ie.uniform),Do(S,Ee),Y.needsLights=Cs(S),Y.lightsStateVersion=Pe,Y.needsLights&&(Be.ambientLightColor.value=Z.state.ambient,Be.lightProbe.value=Z.state.probe,Be.sunLights.value=Z.state.sun,Be.sunLightShadows.value=Z.state.sunShadow,Be.directionalLights.value=Z.state.directional,Be.directionalLightShadows.value=Z.state.directionalShadow,Be.spotLights.value=Z.state.spot,Be.spotLightShadows.value=Z.state.spotShadow,Be.rectAreaLights.value=Z.state.rectArea,Be.ltc_1.value=Z.state.rectAreaLTC1,Be.ltc_2.value=Z.state.rectAreaLTC2,Be.pointLights.value=Z.state.point,Be.pointLightShadows.value=Z.state.pointShadow,Be.hemisphereLights.value=Z.state.hemi,Be.sunShadowMatrix.value=Z.state.sunShadowMatrix,Be.sunShadowCascade.value=Z.state.sunShadowCascade,Be.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Be.spotLightMatrix.value=Z.state.spotLightMatrix,Be.spotLightMap.value=Z.state.spotLightMap,Be.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=rn(E.state.lightProbeGridArray),Y.currentProgram=ut,Y.uniformsList=null,ut}function ni(S,k,j,Y,Z){let Te=ze.get(S),Pe=Te.currentProgram.id+","+Y+","+Z,Ee=Te.programVariants.get(Pe);return Ee===void 0?(Ee=Bi(S,k,j),Te.programVariants.set(Pe,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=Y,Te.toneMapping=Z),Ee}function Rs(S){if(S.uniformsList===null){let k=S.currentProgram.getUniforms();S.uniformsList=Co.seqWithValue(k.seq,S.uniforms)}return S.uniformsList}function Do(S,k){let j=ze.get(S);j.outputColorSpace=k.outputColorSpace,j.batching=k.batching,j.batchingColor=k.batchingColor,j.instancing=k.instancing,j.instancingColor=k.instancingColor,j.instancingMorph=k.instancingMorph,j.skinning=k.skinning,j.morphTargets=k.morphTargets,j.morphNormals=k.morphNormals,j.morphColors=k.morphColors,j.morphTargetsCount=k.morphTargetsCount,j.numClippingPlanes=k.numClippingPlanes,j.numIntersection=k.numClipIntersection,j.vertexAlphas=k.vertexAlphas,j.vertexTangents=k.vertexTangents,j.toneMapping=k.toneMapping}function No(S,k,j,Y,Z){k.isScene!==!0&&(k=_n),qe.resetTextureUnits();let Te=k.fog,Pe=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?k.environment:null,Ee=ce===null?U.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:xt.workingColorSpace,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,ke=A.get(Y.envMap||Pe,Ie),Qe=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,ut=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Be=!!j.morphAttributes.position,dt=!!j.morphAttributes.normal,Jt=!!j.morphAttributes.color,Pt=es;Y.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(Pt=U.toneMapping);let It=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,xn=It!==void 0?It.length:0,Ue=ze.get(Y),hn=E.state.lights;if(Bt===!0&&(ln===!0||S!==Q)){let Lt=S===Q&&Y.id===K;ie.setState(Y,S,Lt)}let gt=!1,rs=!1;Y.version===Ue.__version?Ue.needsLights&&Ue.lightsStateVersion!==hn.state.version||Z.isBatchedMesh&&Ue.batching===!1||!Z.isBatchedMesh&&Ue.batching===!0||Z.isBatchedMesh&&Ue.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Ue.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Ue.instancing===!1||!Z.isInstancedMesh&&Ue.instancing===!0||Z.isSkinnedMesh&&Ue.skinning===!1||!Z.isSkinnedMesh&&Ue.skinning===!0||Z.isInstancedMesh&&Ue.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Ue.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Ue.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Ue.instancingMorph===!1&&Z.morphTexture!==null||Ue.envMap!==ke||Y.fog===!0&&Ue.fog!==Te||Ue.numClippingPlanes!==void 0&&(Ue.numClippingPlanes!==ie.numPlanes||Ue.numIntersection!==ie.numIntersection)||Ue.vertexAlphas!==Qe||Ue.vertexTangents!==ut||Ue.morphTargets!==Be||Ue.morphNormals!==dt||Ue.morphColors!==Jt||Ue.morphTargetsCount!==xn||Ue.numLightProbeGrids!==rn(E.state.lightProbeGridArray)?gt=!0:(Ue.outputColorSpace!==Ee||Ue.toneMapping!==Pt)&&(rs=!0):(gt=!0,Ue.__version=Y.version);let un=Ue.currentProgram;(gt===!0||rs===!0)&&(un=rs===!0?ni(Y,k,Z,Ee,Pt):Bi(Y,k,Z),V&&Y.isNodeMaterial&&V.onUpdateProgram(Y,un,Ue));let Cr=!1,ki=!1,os=!1,lt=un.getUniforms(),en=Ue.uniforms;if(Se.useProgram(un.program)&&(Cr=!0,ki=!0,os=!0),Y.id!==K&&(K=Y.id,ki=!0),Cr||Q!==S){Se.buffers.depth.getReversed()&&S.reversedDepth!==!0&&(S._reversedDepth=!0,S.updateProjectionMatrix()),lt.setValue(O,"projectionMatrix",S.projectionMatrix),lt.setValue(O,"viewMatrix",S.matrixWorldInverse);let dn=lt.map.cameraPosition;dn!==void 0&&dn.setValue(O,Tn.setFromMatrixPosition(S.matrixWorld)),rt.logarithmicDepthBuffer&&lt.setValue(O,"logDepthBufFC",2/(Math.log(S.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&lt.setValue(O,"isOrthographic",S.isOrthographicCamera===!0),Q!==S&&(Q=S,ki=!0,os=!0)}if(Ue.needsLights&&(hn.state.sunShadowMap.length>0&&lt.setValue(O,"sunShadowMap",hn.state.sunShadowMap,qe),hn.state.directionalShadowMap.length>0&&lt.setValue(O,"directionalShadowMap",hn.state.directionalShadowMap,qe),hn.state.spotShadowMap.length>0&&lt.setValue(O,"spotShadowMap",hn.state.spotShadowMap,qe),hn.state.pointShadowMap.length>0&&lt.setValue(O,"pointShadowMap",hn.state.pointShadowMap,qe)),Z.isSkinnedMesh){lt.setOptional(O,Z,"bindMatrix"),lt.setOptional(O,Z,"bindMatrixInverse");let Lt=Z.skeleton;Lt&&(Lt.boneTexture===null&&Lt.computeBoneTexture(),lt.setValue(O,"boneTexture",Lt.boneTexture,qe))}Z.isBatchedMesh&&(lt.setOptional(O,Z,"batchingTexture"),lt.setValue(O,"batchingTexture",Z._matricesTexture,qe),lt.setOptional(O,Z,"batchingIdTexture"),lt.setValue(O,"batchingIdTexture",Z._indirectTexture,qe),lt.setOptional(O,Z,"batchingColorTexture"),Z._colorsTexture!==null&&lt.setValue(O,"batchingColorTexture",Z._colorsTexture,qe));let Hn=j.morphAttributes;if((Hn.position!==void 0||Hn.normal!==void 0||Hn.color!==void 0)&&re.update(Z,j,un),(ki||Ue.receiveShadow!==Z.receiveShadow)&&(Ue.receiveShadow=Z.receiveShadow,lt.setValue(O,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&k.environment!==null&&(en.envMapIntensity.value=k.environmentIntensity),en.dfgLUT!==void 0&&(en.dfgLUT.value=f1()),ki){if(lt.setValue(O,"toneMappingExposure",U.toneMappingExposure),Ue.needsLights&&Ar(en,os),Te&&Y.fog===!0&&_e.refreshFogUniforms(en,Te),_e.refreshMaterialUniforms(en,Y,Me,Ae,E.state.transmissionRenderTarget[S.id]),Ue.needsLights&&Ue.numLightProbeGrids>0){let Lt=w,dn=0;for(let On of E.state.lightProbeGridArray)On.texture!==null&&(Lt.textures[dn]=On.texture,Lt.min[dn]=On.boundingBox.min,Lt.max[dn]=On.boundingBox.max,Lt.resolution[dn]=On.resolution,dn++);for(let On in Lt)Lt[On].length=dn;en.probesSH.value=Lt.textures,en.probesMin.value=Lt.min,en.probesMax.value=Lt.max,en.probesResolution.value=Lt.resolution}Co.upload(O,Rs(Ue),en,qe)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Co.upload(O,Rs(Ue),en,qe),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&lt.setValue(O,"center",Z.center),lt.setValue(O,"modelViewMatrix",Z.modelViewMatrix),lt.setValue(O,"normalMatrix",Z.normalMatrix),lt.setValue(O,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Lt=Y.uniformsGroups;for(let dn=0,On=Lt.length;dn<On;dn++){let $a=Lt[dn];Ge.update($a,un),Ge.bind($a,un)}}return un}function Ar(S,k){S.ambientLightColor.needsUpdate=k,S.lightProbe.needsUpdate=k,S.sunLights.needsUpdate=k,S.sunLightShadows.needsUpdate=k,S.directionalLights.needsUpdate=k,S.directionalLightShadows.needsUpdate=k,S.pointLights.needsUpdate=k,S.pointLightShadows.needsUpdate=k,S.spotLights.needsUpdate=k,S.spotLightShadows.needsUpdate=k,S.rectAreaLights.needsUpdate=k,S.hemisphereLights.needsUpdate=k}function Cs(S){return S.isMeshLambertMaterial||S.isMeshToonMaterial||S.isMeshPhongMaterial||S.isMeshStandardMaterial||S.isShadowMaterial||S.isShaderMaterial&&S.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(S,k,j){let Y=ze.get(S);Y.__autoAllocateDepthBuffer=S.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),ze.get(S.texture).__webglTexture=k,ze.get(S.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(S,k){let j=ze.get(S);j.__webglFramebuffer=k,j.__useDefaultFramebuffer=k===void 0},this.setRenderTarget=function(S,k=0,j=0){ce=S,$=k,H=j;let Y=null,Z=!1,Te=!1;if(S){let Ee=ze.get(S);if(Ee.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(O.FRAMEBUFFER,Ee.__webglFramebuffer),se.copy(S.viewport),de.copy(S.scissor),ue=S.scissorTest,Se.viewport(se),Se.scissor(de),Se.setScissorTest(ue),K=-1;return}else if(Ee.__webglFramebuffer===void 0)qe.setupRenderTarget(S);else if(Ee.__hasExternalTextures)qe.rebindTextures(S,ze.get(S.texture).__webglTexture,ze.get(S.depthTexture).__webglTexture);else if(S.depthBuffer){let Qe=S.depthTexture;if(Ee.__boundDepthTexture!==Qe){if(Qe!==null&&ze.has(Qe)&&(S.width!==Qe.image.width||S.height!==Qe.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");qe.setupDepthRenderbuffer(S)}}let Ie=S.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Te=!0);let ke=ze.get(S).__webglFramebuffer;S.isWebGLCubeRenderTarget?(Array.isArray(ke[k])?Y=ke[k][j]:Y=ke[k],Z=!0):S.samples>0&&qe.useMultisampledRTT(S)===!1?Y=ze.get(S).__webglMultisampledFramebuffer:Array.isArray(ke)?Y=ke[j]:Y=ke,se.copy(S.viewport),de.copy(S.scissor),ue=S.scissorTest}else se.copy(Ve).multiplyScalar(Me).floor(),de.copy(ht).multiplyScalar(Me).floor(),ue=at;if(j!==0&&(Y=W),Se.bindFramebuffer(O.FRAMEBUFFER,Y)&&Se.drawBuffers(S,Y),Se.viewport(se),Se.scissor(de),Se.setScissorTest(ue),Z){let Ee=ze.get(S.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_CUBE_MAP_POSITIVE_X+k,Ee.__webglTexture,j)}else if(Te){let Ee=k;for(let Ie=0;Ie<S.textures.length;Ie++){let ke=ze.get(S.textures[Ie]);O.framebufferTextureLayer(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0+Ie,ke.__webglTexture,j,Ee)}}else if(S!==null&&j!==0){let Ee=ze.get(S.texture);O.framebufferTexture2D(O.FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,Ee.__webglTexture,j)}K=-1};function Rr(S){let k=ze.get(S);return(k.__readFormat!==S.format||k.__readType!==S.type)&&(k.__readFormat=S.format,k.__readType=S.type,k.__formatReadable=rt.textureFormatReadable(S.format),k.__typeReadable=rt.textureTypeReadable(S.type)),k}this.readRenderTargetPixels=function(S,k,j,Y,Z,Te,Pe,Ee=0){if(!(S&&S.isWebGLRenderTarget)){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=ze.get(S).__webglFramebuffer;if(S.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(O.FRAMEBUFFER,Ie);try{let ke=S.textures[Ee],Qe=ke.format,ut=ke.type;S.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Ee);let Be=Rr(ke);if(Be.__formatReadable===!1){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}k>=0&&k<=S.width-Y&&j>=0&&j<=S.height-Z&&O.readPixels(k,j,Y,Z,ge.convert(Qe),ge.convert(ut),Te)}finally{let ke=ce!==null?ze.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(O.FRAMEBUFFER,ke)}}},this.readRenderTargetPixelsAsync=async function(S,k,j,Y,Z,Te,Pe,Ee=0){if(!(S&&S.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=ze.get(S).__webglFramebuffer;if(S.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(k>=0&&k<=S.width-Y&&j>=0&&j<=S.height-Z){Se.bindFramebuffer(O.FRAMEBUFFER,Ie);let ke=S.textures[Ee],Qe=ke.format,ut=ke.type;S.textures.length>1&&O.readBuffer(O.COLOR_ATTACHMENT0+Ee);let Be=Rr(ke);if(Be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let dt=O.createBuffer();O.bindBuffer(O.PIXEL_PACK_BUFFER,dt),O.bufferData(O.PIXEL_PACK_BUFFER,Te.byteLength,O.STREAM_READ),O.readPixels(k,j,Y,Z,ge.convert(Qe),ge.convert(ut),0),O.bindBuffer(O.PIXEL_PACK_BUFFER,null);let Jt=ce!==null?ze.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(O.FRAMEBUFFER,Jt);let Pt=O.fenceSync(O.SYNC_GPU_COMMANDS_COMPLETE,0);return O.flush(),await Pg(O,Pt,4),O.bindBuffer(O.PIXEL_PACK_BUFFER,dt),O.getBufferSubData(O.PIXEL_PACK_BUFFER,0,Te),O.bindBuffer(O.PIXEL_PACK_BUFFER,null),O.deleteBuffer(dt),O.deleteSync(Pt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(S,k=null,j=0){let Y=Math.pow(2,-j),Z=Math.floor(S.image.width*Y),Te=Math.floor(S.image.height*Y),Pe=k!==null?k.x:0,Ee=k!==null?k.y:0;qe.setTexture2D(S,0),O.copyTexSubImage2D(O.TEXTURE_2D,j,0,0,Pe,Ee,Z,Te),Se.unbindTexture()},this.copyTextureToTexture=function(S,k,j=null,Y=null,Z=0,Te=0){let Pe,Ee,Ie,ke,Qe,ut,Be,dt,Jt,Pt=S.isCompressedTexture?S.mipmaps[Te]:S.image;if(j!==null)Pe=j.max.x-j.min.x,Ee=j.max.y-j.min.y,Ie=j.isBox3?j.max.z-j.min.z:1,ke=j.min.x,Qe=j.min.y,ut=j.isBox3?j.min.z:0;else{let lt=Math.pow(2,-Z);Pe=Math.floor(Pt.width*lt),Ee=Math.floor(Pt.height*lt),S.isDataArrayTexture?Ie=Pt.depth:S.isData3DTexture?Ie=Math.floor(Pt.depth*lt):Ie=1,ke=0,Qe=0,ut=0}Y!==null?(Be=Y.x,dt=Y.y,Jt=Y.z):(Be=0,dt=0,Jt=0);let It=ge.convert(k.format),xn=ge.convert(k.type),Ue;k.isData3DTexture?(qe.setTexture3D(k,0),Ue=O.TEXTURE_3D):k.isDataArrayTexture||k.isCompressedArrayTexture?(qe.setTexture2DArray(k,0),Ue=O.TEXTURE_2D_ARRAY):(qe.setTexture2D(k,0),Ue=O.TEXTURE_2D),Se.activeTexture(O.TEXTURE0),Se.pixelStorei(O.UNPACK_FLIP_Y_WEBGL,k.flipY),Se.pixelStorei(O.UNPACK_PREMULTIPLY_ALPHA_WEBGL,k.premultiplyAlpha),Se.pixelStorei(O.UNPACK_ALIGNMENT,k.unpackAlignment);let hn=Se.getParameter(O.UNPACK_ROW_LENGTH),gt=Se.getParameter(O.UNPACK_IMAGE_HEIGHT),rs=Se.getParameter(O.UNPACK_SKIP_PIXELS),un=Se.getParameter(O.UNPACK_SKIP_ROWS),Cr=Se.getParameter(O.UNPACK_SKIP_IMAGES);Se.pixelStorei(O.UNPACK_ROW_LENGTH,Pt.width),Se.pixelStorei(O.UNPACK_IMAGE_HEIGHT,Pt.height),Se.pixelStorei(O.UNPACK_SKIP_PIXELS,ke),Se.pixelStorei(O.UNPACK_SKIP_ROWS,Qe),Se.pixelStorei(O.UNPACK_SKIP_IMAGES,ut);let ki=S.isDataArrayTexture||S.isData3DTexture,os=k.isDataArrayTexture||k.isData3DTexture;if(S.isDepthTexture){let lt=ze.get(S),en=ze.get(k),Hn=ze.get(lt.__renderTarget),Lt=ze.get(en.__renderTarget);Se.bindFramebuffer(O.READ_FRAMEBUFFER,Hn.__webglFramebuffer),Se.bindFramebuffer(O.DRAW_FRAMEBUFFER,Lt.__webglFramebuffer);for(let dn=0;dn<Ie;dn++)ki&&(O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,ze.get(S).__webglTexture,Z,ut+dn),O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,ze.get(k).__webglTexture,Te,Jt+dn)),O.blitFramebuffer(ke,Qe,ke+Pe,Qe+Ee,Be,dt,Be+Pe,dt+Ee,O.DEPTH_BUFFER_BIT,O.NEAREST);Se.bindFramebuffer(O.READ_FRAMEBUFFER,null),Se.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else if(Z!==0||S.isRenderTargetTexture||ze.has(S)){let lt=ze.get(S),en=ze.get(k);Se.bindFramebuffer(O.READ_FRAMEBUFFER,D),Se.bindFramebuffer(O.DRAW_FRAMEBUFFER,X);for(let Hn=0;Hn<Ie;Hn++)ki?O.framebufferTextureLayer(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,lt.__webglTexture,Z,ut+Hn):O.framebufferTexture2D(O.READ_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,lt.__webglTexture,Z),os?O.framebufferTextureLayer(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,en.__webglTexture,Te,Jt+Hn):O.framebufferTexture2D(O.DRAW_FRAMEBUFFER,O.COLOR_ATTACHMENT0,O.TEXTURE_2D,en.__webglTexture,Te),Z!==0?O.blitFramebuffer(ke,Qe,ke+Pe,Qe+Ee,Be,dt,Be+Pe,dt+Ee,O.COLOR_BUFFER_BIT,O.NEAREST):os?O.copyTexSubImage3D(Ue,Te,Be,dt,Jt+Hn,ke,Qe,Pe,Ee):O.copyTexSubImage2D(Ue,Te,Be,dt,ke,Qe,Pe,Ee);Se.bindFramebuffer(O.READ_FRAMEBUFFER,null),Se.bindFramebuffer(O.DRAW_FRAMEBUFFER,null)}else os?S.isDataTexture||S.isData3DTexture?O.texSubImage3D(Ue,Te,Be,dt,Jt,Pe,Ee,Ie,It,xn,Pt.data):k.isCompressedArrayTexture?O.compressedTexSubImage3D(Ue,Te,Be,dt,Jt,Pe,Ee,Ie,It,Pt.data):O.texSubImage3D(Ue,Te,Be,dt,Jt,Pe,Ee,Ie,It,xn,Pt):S.isDataTexture?O.texSubImage2D(O.TEXTURE_2D,Te,Be,dt,Pe,Ee,It,xn,Pt.data):S.isCompressedTexture?O.compressedTexSubImage2D(O.TEXTURE_2D,Te,Be,dt,Pt.width,Pt.height,It,Pt.data):O.texSubImage2D(O.TEXTURE_2D,Te,Be,dt,Pe,Ee,It,xn,Pt);Se.pixelStorei(O.UNPACK_ROW_LENGTH,hn),Se.pixelStorei(O.UNPACK_IMAGE_HEIGHT,gt),Se.pixelStorei(O.UNPACK_SKIP_PIXELS,rs),Se.pixelStorei(O.UNPACK_SKIP_ROWS,un),Se.pixelStorei(O.UNPACK_SKIP_IMAGES,Cr),Te===0&&k.generateMipmaps===!0&&k.mipmapsAutoUpdate===!0&&O.generateMipmap(Ue),Se.unbindTexture()},this.initRenderTarget=function(S){ze.get(S).__webglFramebuffer===void 0&&qe.setupRenderTarget(S)},this.initTexture=function(S){S.isCubeTexture?qe.setTextureCube(S,0):S.isData3DTexture?qe.setTexture3D(S,0):S.isDataArrayTexture||S.isCompressedArrayTexture?qe.setTexture2DArray(S,0):qe.setTexture2D(S,0),Se.unbindTexture()},this.resetState=function(){$=0,H=0,ce=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Mi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=xt._getDrawingBufferColorSpace(e),t.unpackColorSpace=xt._getUnpackColorSpace()}};var p1=["#440154","#46327e","#365c8d","#277f8e","#1fa187","#4ac16d","#a0da39","#fde725"],m1=["#08519c","#3f8fc9","#9cc7e4","#dedede","#f4b183","#e0762b","#9a3f04"],vh=class{stops;low;high;constructor(e){let t=e[0]<0&&e[1]>0,n=Math.max(Math.abs(e[0]),Math.abs(e[1]))||1;[this.low,this.high]=t?[-n,n]:e[0]===e[1]?[Math.min(0,e[0]),Math.max(e[1],0)||1]:e,this.stops=(t?m1:p1).map(s=>new Xe(s))}colour(e,t){let n=this.stops.length-1,s=Math.min(1,Math.max(0,(e-this.low)/(this.high-this.low)))*n,r=Number.isFinite(s)?Math.min(n-1,Math.floor(s)):0;return t.lerpColors(this.stops[r],this.stops[r+1],Number.isFinite(s)?s-r:0)}gradient(){return`linear-gradient(to right, ${this.stops.map(e=>e.getStyle()).join(", ")})`}};var er=class{constructor(e){this.motion=e;this.position=e.parts.map(()=>new B),this.orientation=e.parts.map(()=>new zt),this.start=[],this.go(e.times[0]??0),this.start=this.position.map((t,n)=>({position:t.clone(),orientation:this.orientation[n].clone()}))}motion;position;orientation;start;other=new zt;row=0;share=0;magnification=1;go(e){let{times:t,position:n}=this.motion,s=Math.min(e,t[t.length-1]);this.row=Or(t,s);let r=(t[this.row+1]??s)-t[this.row];this.share=r>0?Math.min(1,Math.max(0,(s-t[this.row])/r)):0;for(let o=0;o<this.position.length;++o)this.position[o].set(n.between(this.row,this.share,3*o),n.between(this.row,this.share,3*o+1),n.between(this.row,this.share,3*o+2)),o<this.motion.oriented&&(this.read(this.row,o,this.orientation[o]),this.share>0&&this.orientation[o].slerp(this.read(this.row+1,o,this.other),this.share)),this.magnification!==1&&this.magnify(o)}read(e,t,n){let s=this.motion.orientation;return n.set(s.value(e,4*t+1),s.value(e,4*t+2),s.value(e,4*t+3),s.value(e,4*t)).normalize()}magnify(e){let t=this.start[e];if(this.position[e].sub(t.position).multiplyScalar(this.magnification).add(t.position),e>=this.motion.oriented)return;let s=this.orientation[e],r=s.clone().multiply(t.orientation.clone().invert());r.w<0&&r.set(-r.x,-r.y,-r.z,-r.w);let o=2*Math.acos(Math.min(1,r.w)),a=new B(r.x,r.y,r.z);a.lengthSq()!==0&&s.setFromAxisAngle(a.normalize(),this.magnification*o).multiply(t.orientation)}place(e,t){return t.set(...e.at),e.part<0?t:t.applyQuaternion(this.orientation[e.part]).add(this.position[e.part])}axes(e,t){let[n,s,r,o]=e.turn;return t.set(s,r,o,n),e.part<0?t:t.premultiply(this.orientation[e.part])}};function g0(i){let e=new Qn,t=new er(i),n=i.times.length,s=Math.max(1,Math.floor(n/150)),r=new B,{scene:o}=i,a=o.beams.length+o.joints.length+o.lines.length===0,l=o.bodies.filter(c=>a||!c.stand_in);for(let c=0;c<n;c+=s){t.go(i.times[c]);for(let h of t.position)e.expandByPoint(h);for(let h of o.joints)e.expandByPoint(t.place(h.a,r));for(let h of o.lines)for(let d of h.ends)e.expandByPoint(t.place(d,r));for(let h of l){let d=h.kind==="box"?.5*Math.hypot(...h.size):h.kind==="ball"?h.size[0]:Math.hypot(h.size[0],h.size[2]/2);t.place(h.place,r),e.expandByPoint(r.clone().addScalar(.7*d)).expandByPoint(r.addScalar(-.7*d))}}return e.isEmpty()&&e.set(new B(-1,-1,-1),new B(1,1,1)),e.getSize(r).length()<1e-9&&e.expandByScalar(1),e}var Ha=[new B(1,0,0),new B(0,1,0),new B(0,0,1)];function _0(i,e){let t=new B(...i.scene.gravity);return t.lengthSq()>0?t.normalize().negate():x0(e)===2?Ha[1].clone():Ha[2].clone()}function x0(i){let e=i.toArray(),t=e.indexOf(Math.min(...e));return e[t]<.35*Math.max(...e)?t:-1}function kd(i,e){let t=x0(i),n=Ha[t];if(n&&Math.abs(n.dot(e))<.9){let o=t===1?n.clone().negate():n.clone(),a=e.clone().cross(o);return o.addScaledVector(e,.22).addScaledVector(a,.25).normalize()}let s=Math.abs(e.x)<.9?Ha[0].clone():Ha[1].clone();return s.addScaledVector(e,-s.dot(e)).normalize(),e.clone().cross(s).multiplyScalar(-.8).addScaledVector(s,.5).addScaledVector(e,.45).normalize()}function g1(i,e){return/revolute|cylindrical|screw|hinge/.test(i)?new Ss(.55*e,.55*e,2.4*e,20).rotateX(Math.PI/2):/spherical|ball|universal|distance|point/.test(i)?new yr(.8*e,16,12):new Ji(1.3*e,1.3*e,1.3*e)}function _1(i,e,t){let n=new xr({color:i.driven?t.drive:t.joint,transparent:!0,opacity:.85,depthTest:!1}),s=new bn;s.add(new Dn(g1(i.kind,e),n)),i.driven&&s.add(new Dn(new ya(1.5*e,.16*e,8,32),n));for(let o of s.children)o.renderOrder=10;let r=i.b.part>=0?i.b:i.a;return{object:s,update(o){o.place(r,s.position),o.axes(i.a,s.quaternion)}}}function x1(i,e,t){let n=new Ss(e,e,1,10).rotateX(Math.PI/2),s=new vr(n,new ji({color:t}),i.length);s.frustumCulled=!1;let r=new B,o=new B,a=new zt,l=new St,c=new B(0,0,1),h=new B,d=new B(1,1,1);return{object:s,update(u){i.forEach(([f,p],v)=>{u.place(f,r),u.place(p,o),h.subVectors(o,r),d.z=Math.max(h.length(),1e-9),a.setFromUnitVectors(c,h.normalize()),s.setMatrixAt(v,l.compose(r.lerp(o,.5),a,d))}),s.instanceMatrix.needsUpdate=!0}}}function v1(i){let e=new Map(i.scene.bodies.map(n=>[n.place.part,n.place])),t=[];for(let{kind:n,a:s,b:r}of i.scene.joints){/distance/.test(n)&&t.push([s,r]);for(let o of[s,r]){let a=e.get(o.part);a&&t.push([a,o])}}for(let n of i.scene.lines)!/spring/.test(n.kind)&&n.ends.length===2&&t.push([n.ends[0],n.ends[1]]);return t}function y1(i,e,t){let n=/spring/.test(i.kind),s=n?121:i.ends.length,r=new an,o=new gn(new Float32Array(3*s),3);r.setAttribute("position",o);let a=new qs(r,new Zi({color:t.line}));a.frustumCulled=!1;let l=i.ends.map(()=>new B),c=new B,h=new B,d=new B,u=new B;return{object:a,update(f){if(i.ends.forEach((p,v)=>f.place(p,l[v])),!n)l.forEach((p,v)=>o.setXYZ(v,p.x,p.y,p.z));else{c.subVectors(l[1],l[0]),h.set(c.y,-c.x,0),h.lengthSq()<1e-12*c.lengthSq()&&h.set(1,0,0),h.normalize(),d.crossVectors(c,h).normalize();for(let p=0;p<s;++p){let v=p/(s-1),g=v<.08||v>.92?0:.8*e,m=2*Math.PI*10*v;u.copy(l[0]).addScaledVector(c,v).addScaledVector(h,g*Math.cos(m)).addScaledVector(d,g*Math.sin(m)),o.setXYZ(p,u.x,u.y,u.z)}}o.needsUpdate=!0}}}function v0(i){let e=i.kind==="force"?i.spread?"N/m":"N":i.spread?"N m/m":"N m";return{name:i.spread?`${i.kind} per length`:i.kind,unit:e}}function zd(i){let e=[];return i.scene.loads.forEach((t,n)=>{let{name:s,unit:r}=v0(t),o=e.find(l=>l.name===s);o||e.push(o={name:s,unit:r,largest:0});let a=Math.hypot(...t.vector);for(let l=0;l<i.load_factors.rows;++l)o.largest=Math.max(o.largest,a*Math.abs(i.load_factors.value(l,n)))}),e.filter(t=>t.largest>0)}function b1(i,e,t,n,s){let r=i.scene.loads[e],o=14*n,a=Math.hypot(...r.vector),l=t.find(u=>u.name===v0(r).name)?.largest??0,c=new Ra(new B(1,0,0),new B,o,s.load),h=new B,d=new zt;return{object:c,update(u){let f=i.load_factors.between(u.row,u.share,e),p=l>0?o*a*Math.abs(f)/l:0;c.visible=p>.01*o,c.visible&&(h.set(...r.vector).normalize().multiplyScalar(Math.sign(f)),r.follows&&h.applyQuaternion(u.axes(r.place,d)),c.setDirection(h),c.setLength(p,Math.min(2.4*n,.5*p),Math.min(1.3*n,.3*p)),u.place(r.place,c.position),r.kind==="force"&&c.position.addScaledVector(h,-p))}}}function M1(i,e){let t=new gn(new Float32Array(18*i.length),3),n=new gn(new Float32Array(18*i.length),3),s=[[.84,.2,.1],[.1,.6,.3],[.1,.35,.9]];i.forEach((l,c)=>s.forEach(([h,d,u],f)=>[0,1].forEach(p=>n.setXYZ(6*c+2*f+p,h,d,u))));let r=new an().setAttribute("position",t).setAttribute("color",n),o=new bo(r,new Zi({vertexColors:!0,depthTest:!1,transparent:!0}));o.frustumCulled=!1,o.renderOrder=11;let a=new B;return{object:o,update(l){i.forEach((c,h)=>{let d=l.position[c];for(let u=0;u<3;++u)a.set(u===0?1:0,u===1?1:0,u===2?1:0).multiplyScalar(4*e).applyQuaternion(l.orientation[c]).add(d),t.setXYZ(6*h+2*u,d.x,d.y,d.z),t.setXYZ(6*h+2*u+1,a.x,a.y,a.z)}),t.needsUpdate=!0}}}function S1(i,e,t,n){let s=e.times.length,r=new gn(new Float32Array(3*s),3),o=new an().setAttribute("position",r),a=new an().setAttribute("position",r),l=new bn,c=(u,f)=>new qs(u,new Zi({color:n,transparent:!0,opacity:f}));l.add(c(o,.3),c(a,1));for(let u of l.children)u.frustumCulled=!1;let h=new B,d=NaN;return{object:l,update(u){if(d!==u.magnification){d=u.magnification;let f=e.times[u.row]+u.share*((e.times[u.row+1]??0)-e.times[u.row]);for(let p=0;p<s;++p)t.go(e.times[p]),t.place(i,h),r.setXYZ(p,h.x,h.y,h.z);r.needsUpdate=!0,t.go(u.share>0?f:e.times[u.row])}a.setDrawRange(0,u.row+1)}}}var Wa=class{groups;marks;constructor(e,t,n,s){let{scene:r}=e,o=e.parts.map((c,h)=>h).slice(0,e.oriented),a=v1(e),l=zd(e);this.marks={joints:[...a.length>0?[x1(a,.22*n,s.rod)]:[],...r.joints.map(c=>_1(c,n,s))],springs:r.lines.map(c=>y1(c,n,s)),loads:r.loads.map((c,h)=>b1(e,h,l,n,s)),axes:o.length>0?[M1(o,n)]:[],traces:r.traces.map((c,h)=>S1(c.place,e,t,s.trace[h%s.trace.length]))},this.groups={joints:new bn,springs:new bn,loads:new bn,axes:new bn,traces:new bn};for(let c of this.kinds())for(let h of this.marks[c])this.groups[c].add(h.object)}kinds(){return Object.keys(this.marks)}has(e){return this.marks[e].length>0}dispose(){for(let e of Object.values(this.groups))e.traverse(t=>t.geometry?.dispose())}update(e){for(let t of this.kinds())if(this.groups[t].visible)for(let n of this.marks[t])n.update(e)}};var y0={type:"change"},Gd={type:"start"},M0={type:"end"},yh=new _r,b0=new di,w1=Math.cos(70*wd.DEG2RAD),wn=new B,ti=2*Math.PI,At={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Vd=1e-6,bh=class extends Ca{constructor(e,t=null){super(e,t),this.state=At.NONE,this.target=new B,this.cursor=new B,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Js.ROTATE,MIDDLE:Js.DOLLY,RIGHT:Js.PAN},this.touches={ONE:Ks.ROTATE,TWO:Ks.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new B,this._lastQuaternion=new zt,this._lastTargetPosition=new B,this._quat=new zt().setFromUnitVectors(e.up,new B(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new So,this._sphericalDelta=new So,this._scale=1,this._panOffset=new B,this._rotateStart=new je,this._rotateEnd=new je,this._rotateDelta=new je,this._panStart=new je,this._panEnd=new je,this._panDelta=new je,this._dollyStart=new je,this._dollyEnd=new je,this._dollyDelta=new je,this._dollyDirection=new B,this._mouse=new je,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=E1.bind(this),this._onPointerDown=T1.bind(this),this._onPointerUp=A1.bind(this),this._onContextMenu=N1.bind(this),this._onMouseWheel=P1.bind(this),this._onKeyDown=I1.bind(this),this._onTouchStart=L1.bind(this),this._onTouchMove=D1.bind(this),this._onMouseDown=R1.bind(this),this._onMouseMove=C1.bind(this),this._interceptControlDown=U1.bind(this),this._interceptControlUp=F1.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=At.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(y0),this.update(),this.state=At.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;wn.copy(t).sub(this.target),wn.applyQuaternion(this._quat),this._spherical.setFromVector3(wn),this.autoRotate&&this.state===At.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ti:n>Math.PI&&(n-=ti),s<-Math.PI?s+=ti:s>Math.PI&&(s-=ti),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(wn.setFromSpherical(this._spherical),wn.applyQuaternion(this._quatInverse),t.copy(this.target).add(wn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=wn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new B(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new B(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=wn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(yh.origin.copy(this.object.position),yh.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(yh.direction))<w1?this.object.lookAt(this.target):(b0.setFromNormalAndCoplanarPoint(this.object.up,this.target),yh.intersectPlane(b0,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Vd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Vd||this._lastTargetPosition.distanceToSquared(this.target)>Vd?(this.dispatchEvent(y0),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?ti/60*this.autoRotateSpeed*e:ti/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){wn.setFromMatrixColumn(t,0),wn.multiplyScalar(-e),this._panOffset.add(wn)}_panUp(e,t){this.screenSpacePanning===!0?wn.setFromMatrixColumn(t,1):(wn.setFromMatrixColumn(t,0),wn.crossVectors(this.object.up,wn)),wn.multiplyScalar(e),this._panOffset.add(wn)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;wn.copy(s).sub(this.target);let r=wn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ti*this._rotateDelta.x/t.clientHeight),this._rotateUp(ti*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-ti*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ti*this._rotateDelta.x/t.clientHeight),this._rotateUp(ti*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new je,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function T1(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function E1(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function A1(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(M0),this.state=At.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function R1(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case Js.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=At.DOLLY;break;case Js.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=At.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=At.ROTATE}break;case Js.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=At.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=At.PAN}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(Gd)}function C1(i){switch(this.state){case At.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case At.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case At.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function P1(i){this.enabled===!1||this.enableZoom===!1||this.state!==At.NONE||(i.preventDefault(),this.dispatchEvent(Gd),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(M0))}function I1(i){this.enabled!==!1&&this._handleKeyDown(i)}function L1(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Ks.ROTATE:if(this.enableRotate===!1){this.state=At.NONE;break}this._handleTouchStartRotate(i),this.state=At.TOUCH_ROTATE;break;case Ks.PAN:if(this.enablePan===!1){this.state=At.NONE;break}this._handleTouchStartPan(i),this.state=At.TOUCH_PAN;break;default:this.state=At.NONE}break;case 2:switch(this.touches.TWO){case Ks.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=At.TOUCH_DOLLY_PAN;break;case Ks.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=At.TOUCH_DOLLY_ROTATE;break;default:this.state=At.NONE}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(Gd)}function D1(i){switch(this._trackPointer(i),this.state){case At.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case At.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case At.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case At.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=At.NONE}}function N1(i){this.enabled!==!1&&i.preventDefault()}function U1(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function F1(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var O1=Math.cos(40*Math.PI/180);function B1(i,e){let t=i.length,n=i.map(([r,o],a)=>{let[l,c]=i[(a+1)%t],h=Math.hypot(l-r,c-o)||1;return[(c-o)/h,-(l-r)/h]}),s=(r,o)=>{let a=n[o],l=n[o===r?(r+t-1)%t:(o+1)%t],c=a[0]*l[0]+a[1]*l[1]>O1,[h,d]=c?[a[0]+l[0],a[1]+l[1]]:a,u=Math.hypot(h,d)||1,[f,p]=i[r];return{y:e*f,z:e*p,ny:h/u,nz:d/u}};return i.flatMap((r,o)=>[s(o,o),s((o+1)%t,o)])}function k1(i){return i.reduce((t,[n,s],r)=>{let[o,a]=i[(r+1)%i.length];return t+n*a-o*s},0)<0?[...i].reverse():i}var Hd=class{constructor(e,t,n){this.beam=e;let s=e.nodes.length-1,r=Math.max(1,Math.min(8,Math.ceil(32/s))),o=[],a=0;for(let c=0;c<s;++c){let h=k1(e.outlines[Math.min(c,e.outlines.length-1)]),d=h.reduce((f,[p,v])=>Math.max(f,Math.hypot(p,v)),0),u=B1(h,Math.max(1,n/(d||n)));for(let f=0;f<=r;++f){let p=f/r,v=e.at[c]+p*(e.at[c+1]-e.at[c]);if(this.rings.push({element:c,share:p,corners:u,first:a,at:v}),f<r)for(let g=0;g<u.length;g+=2){let m=a+g,y=m+u.length;o.push(m,y,m+1,m+1,y,y+1)}a+=u.length}}for(let[c,h]of[[0,-1],[this.rings.length-1,1]]){let d=this.rings[c].corners.length;this.caps.push({ring:c,first:a,outwards:h});for(let u=2;u+1<d;u+=2)o.push(a,a+(h>0?u:u+1),a+(h>0?u+1:u));a+=d}this.positions=new Float32Array(3*a),this.normals=new Float32Array(3*a),this.colours=new Float32Array(3*a).fill(1);let l=new an;l.setAttribute("position",new gn(this.positions,3).setUsage(Ba)),l.setAttribute("normal",new gn(this.normals,3).setUsage(Ba)),l.setAttribute("color",new gn(this.colours,3).setUsage(Ba)),l.setIndex(o),this.mesh=new Dn(l,t),this.mesh.frustumCulled=!1,this.nodes=e.nodes.map(()=>new B),this.axes=e.nodes.map(()=>new zt),this.tangents=e.nodes.map(()=>new B)}beam;mesh;rings=[];caps=[];positions;normals;colours;nodes;axes;tangents;point=new B;d1=new B;d2=new B;d3=new B;turn=new zt;colour=new Xe;update(e){this.beam.nodes.forEach((t,n)=>{e.place(t,this.nodes[n]),e.axes(t,this.axes[n]),this.tangents[n].set(1,0,0).applyQuaternion(this.axes[n])});for(let t of this.rings)this.frame(t.element,t.share),this.write(t.first,t.corners,null);for(let t of this.caps){let n=this.rings[t.ring];this.frame(n.element,n.share),this.write(t.first,n.corners,this.d1.multiplyScalar(t.outwards))}this.mesh.geometry.attributes.position.needsUpdate=!0,this.mesh.geometry.attributes.normal.needsUpdate=!0}frame(e,t){let n=this.nodes[e],s=this.nodes[e+1],r=n.distanceTo(s),o=t*t,a=o*t;this.point.set(0,0,0).addScaledVector(n,2*a-3*o+1).addScaledVector(this.tangents[e],(a-2*o+t)*r).addScaledVector(s,3*o-2*a).addScaledVector(this.tangents[e+1],(a-o)*r),this.turn.slerpQuaternions(this.axes[e],this.axes[e+1],t),this.d1.set(1,0,0).applyQuaternion(this.turn),this.d2.set(0,1,0).applyQuaternion(this.turn),this.d3.set(0,0,1).applyQuaternion(this.turn)}write(e,t,n){let{point:s,d2:r,d3:o}=this,a=3*e;for(let l of t)this.positions[a]=s.x+l.y*r.x+l.z*o.x,this.positions[a+1]=s.y+l.y*r.y+l.z*o.y,this.positions[a+2]=s.z+l.y*r.z+l.z*o.z,this.normals[a]=n?n.x:l.ny*r.x+l.nz*o.x,this.normals[a+1]=n?n.y:l.ny*r.y+l.nz*o.y,this.normals[a+2]=n?n.z:l.ny*r.z+l.nz*o.z,a+=3}paint(e){let t=(n,s)=>{for(let r=3*n;r<3*(n+s);r+=3)this.colour.toArray(this.colours,r)};for(let n of this.rings)e(n.at,n.element,n.share,this.colour),t(n.first,n.corners.length);for(let n of this.caps){let s=this.rings[n.ring];e(s.at,s.element,s.share,this.colour),t(n.first,s.corners.length)}this.mesh.geometry.attributes.color.needsUpdate=!0}},Xa=class{group=new bn;meshes;constructor(e,t,n){this.meshes=e.map(s=>new Hd(s,t,n));for(let{mesh:s}of this.meshes)this.group.add(s)}update(e){for(let t of this.meshes)t.update(e)}paint(e){this.meshes.forEach((t,n)=>t.paint((s,r,o,a)=>e(n,s,r,o,a)))}};var z1={box:()=>new Ji(1,1,1),cylinder:()=>new Ss(1,1,1,28).rotateX(Math.PI/2),ball:()=>new yr(1,24,16)};function V1(i){let{bodies:e,beams:t}=i.scene,n=new Set([...e.map(s=>s.place.part),...t.flatMap(s=>s.nodes.map(r=>r.part))]);return i.parts.map((s,r)=>r).filter(s=>!n.has(s))}var qa=class{group=new bn;meshes=[];position=new B;orientation=new zt;matrix=new St;colour=new Xe;constructor(e,t,n){let s=new Map,r=(a,l,c)=>{let h=`${a} ${l}`,d=s.get(h)??{kind:a,material:l?t.standIn:t.given,instances:[]};d.instances.push(c),s.set(h,d)},o=5*n;for(let a of e.scene.bodies)r(a.kind,a.stand_in,{part:a.place.part,place:a.place,size:new B(...a.size).clampScalar(n,1/0)});for(let a of V1(e))r("ball",!1,{part:a,place:{part:a,at:[0,0,0],turn:[1,0,0,0]},size:new B(o,o,o)});for(let{kind:a,material:l,instances:c}of s.values()){let h=new vr(z1[a](),l,c.length);h.frustumCulled=!1,this.group.add(h),this.meshes.push({mesh:h,instances:c})}}update(e){for(let{mesh:t,instances:n}of this.meshes)n.forEach((s,r)=>{e.place(s.place,this.position),e.axes(s.place,this.orientation),t.setMatrixAt(r,this.matrix.compose(this.position,this.orientation,s.size))}),t.instanceMatrix.needsUpdate=!0}paint(e){for(let{mesh:t,instances:n}of this.meshes)n.forEach((s,r)=>{e(s.part,this.colour),t.setColorAt(r,this.colour)}),t.instanceColor.needsUpdate=!0}};var S0={joint:new Xe("#3a4452"),rod:new Xe("#8a97a6"),drive:new Xe("#d55e00"),line:new Xe("#7a4a8c"),load:new Xe("#c23b22"),trace:["#0072b2","#d55e00","#009e73","#cc79a7","#e69f00"].map(i=>new Xe(i))},Mh=class{constructor(e,t){this.motion=e;this.extent=t;this.renderer=new gh({antialias:!0,alpha:!0,powerPreference:"high-performance"}),this.canvas=this.renderer.domElement,this.poses=new er(e),this.time=e.times[0]??0;let n=this.extent.getSize(new B),s=n.length();this.up=_0(e,n);let r={given:new ji({color:16777215}),standIn:new ji({color:16777215,transparent:!0,opacity:.35,depthWrite:!1})},o=new ji({vertexColors:!0}),a={color:8951464,transparent:!0,opacity:.22,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:2,polygonOffsetUnits:2},l=new ji(a),c=.0028*s;this.solids=new qa(e,r,c),this.beams=new Xa(e.scene.beams,o,c),this.ghost={solids:new qa(e,{given:l,standIn:l},c),beams:new Xa(e.scene.beams,l,c)};let h=new er(e);this.ghost.solids.update(h),this.ghost.beams.update(h),this.markSize=.011*s,this.marks=new Wa(e,this.poses,this.markSize,S0),this.grid=this.floor(n),this.scene.add(this.grid,this.solids.group,this.beams.group,this.ghost.solids.group,this.ghost.beams.group,...Object.values(this.marks.groups)),this.setGhost(!1),this.marks.groups.axes.visible=!1,this.scene.add(new Sa(16777215,9279912,2.2));let d=new Ea(16777215,1.9);d.position.copy(kd(n,this.up)).addScaledVector(this.up,.9),this.scene.add(d),this.camera.up.copy(this.up),this.controls=new bh(this.camera,this.canvas),this.controls.addEventListener("change",()=>{this.ask(),this.onCamera?.()}),this.controls.zoomToCursor=!0,this.paint(),Fs(()=>this.repaintGrid()),this.repaintGrid(),addEventListener("beforeprint",()=>this.draw())}motion;extent;canvas;marks;renderer;scene=new ua;camera=new $n(32,1,.01,100);controls;poses;solids;beams;ghost;markSize;up;grid;field=null;scale=null;followed=-1;followedAt=new B;asked=!1;time;onDrawn=null;onCamera=null;floor(e){let t=e.length(),n=10**Math.floor(Math.log10(t/5)),s=n*(t/5>=5*n?5:t/5>=2*n?2:1),r=2*Math.ceil(.8*t/s),o=new Aa(r*s,r);o.quaternion.setFromUnitVectors(new B(0,1,0),this.up);let a=this.extent.getCenter(new B),l=.5*(Math.abs(e.x*this.up.x)+Math.abs(e.y*this.up.y)+Math.abs(e.z*this.up.z));return o.position.copy(a).addScaledVector(this.up,-l-.03*t),o}repaintGrid(){let e=this.grid.material;e.vertexColors=!1,e.color=new Xe(Bn().dark?"#38414d":"#d3d9e0"),e.needsUpdate=!0,this.paint()}resize(e,t){this.renderer.setPixelRatio(Math.min(devicePixelRatio,2)),this.renderer.setSize(e,t,!1),this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.ask()}fit(){let e=this.extent.getSize(new B),t=this.extent.getCenter(new B),n=kd(e,this.up),s=Math.tan(this.camera.fov*Math.PI/360),r=new zt;this.camera.position.copy(t).add(n),this.camera.lookAt(t),r.copy(this.camera.quaternion).invert();let o=0;for(let a=0;a<8;++a){let l=new B((a&1?.5:-.5)*e.x,(a&2?.5:-.5)*e.y,(a&4?.5:-.5)*e.z).applyQuaternion(r);o=Math.max(o,l.z+Math.abs(l.y)/s,l.z+Math.abs(l.x)/(s*this.camera.aspect))}o*=1.12,this.camera.position.copy(t).addScaledVector(n,o),this.camera.near=o/200,this.camera.far=o*20,this.camera.updateProjectionMatrix(),this.controls.target.copy(t),this.controls.update(),this.follow(this.followed),this.ask()}show(e){let t=this.marks;this.motion=e;let n=this.poses.magnification;this.poses=new er(e),this.poses.magnification=n,this.marks=new Wa(e,this.poses,this.markSize,S0);for(let s of this.marks.kinds())this.marks.groups[s].visible=t.groups[s].visible,this.scene.remove(t.groups[s]),this.scene.add(this.marks.groups[s]);t.dispose(),this.follow(this.followed),this.ask()}lookLike(e){let t=this.followedAt.clone().sub(e.followedAt);this.camera.position.copy(e.camera.position).add(t),this.camera.quaternion.copy(e.camera.quaternion),this.controls.target.copy(e.controls.target).add(t),this.camera.near=e.camera.near,this.camera.far=e.camera.far,this.camera.updateProjectionMatrix(),this.ask()}go(e){this.time=e,this.ask()}follow(e){this.followed=e,this.poses.go(this.time),e>=0?this.followedAt.copy(this.poses.position[e]):this.followedAt.set(0,0,0)}magnify(e){this.poses.magnification=e,this.ask()}setGhost(e){this.ghost.solids.group.visible=e,this.ghost.beams.group.visible=e,this.ask()}showMarks(e,t){this.marks.groups[e].visible=t,this.ask()}colourBy(e,t){this.field=e,this.scale=t,this.paint(),this.ask()}ask(){this.asked||(this.asked=!0,requestAnimationFrame(()=>{this.asked=!1,this.draw()}))}draw(){if(this.poses.go(this.time),this.followed>=0){let e=this.poses.position[this.followed],t=e.clone().sub(this.followedAt);this.camera.position.add(t),this.controls.target.add(t),this.followedAt.copy(e)}this.solids.update(this.poses),this.beams.update(this.poses),this.marks.update(this.poses),this.field&&this.paint(),this.renderer.render(this.scene,this.camera),this.onDrawn?.()}paint(){let{field:e,scale:t}=this,n=new Xe(Bn().dark?"#8fb0cf":"#5f86ab"),s=new Xe(Bn().dark?"#b9c2cd":"#8a97a6"),r=a=>e.table.between(this.poses.row,this.poses.share,a),o=e?G1(e):null;this.solids.paint((a,l)=>{let c=o?.parts.get(a);t&&c!==void 0?t.colour(r(c),l):l.copy(s)}),this.beams.paint((a,l,c,h,d)=>{let u=o?.beams.get(a),f=this.motion.scene.beams[a].nodes,p=o?.parts.get(f[c].part),v=o?.parts.get(f[c+1].part);t&&u?t.colour(H1(u,l,r),d):t&&p!==void 0&&v!==void 0?t.colour(r(p)+h*(r(v)-r(p)),d):t&&(p??v)!==void 0?t.colour(p===void 0?h*r(v):(1-h)*r(p),d):d.copy(n)})}onCanvas(e){let t=this.poses.position[e].clone().project(this.camera);return{x:.5+.5*t.x,y:.5-.5*t.y,seen:t.z<1&&Math.abs(t.x)<1&&Math.abs(t.y)<1}}},w0=new WeakMap;function G1(i){let e=w0.get(i);if(e)return e;let t={parts:new Map,beams:new Map};return i.on.forEach((n,s)=>{if("part"in n)t.parts.set(n.part,s);else{let r=t.beams.get(n.beam)??[];r.push({at:n.at,column:s}),t.beams.set(n.beam,r)}}),w0.set(i,t),t}function H1(i,e,t){let n=0;for(;n+1<i.length&&i[n+1].at<=e;)++n;let s=i[n],r=i[n+1];return!r||e<=s.at?t(s.column):t(s.column)+(e-s.at)/(r.at-s.at)*(t(r.column)-t(s.column))}var W1={joints:"Joints and drives",springs:"Springs",loads:"Loads",axes:"Axes",traces:"Ways of sensors"},Wd=class{constructor(e,t){this.stage=e;let n=new Set(t.scene.beams.flatMap(r=>r.nodes.map(o=>o.part))),s=t.parts.map((r,o)=>({name:r,part:o})).filter(({part:r})=>!n.has(r));for(let r of t.scene.beams)s.push({name:r.name,part:r.nodes[r.nodes.length>>1].part});this.labels=s.filter(({part:r})=>r>=0).slice(0,60).map(({name:r,part:o})=>({part:o,label:I("span",{},r)})),this.layer.append(...this.labels.map(({label:r})=>r)),this.layer.hidden=!0}stage;layer=I("div",{class:"names","aria-hidden":"true"});labels;update(e,t){if(!this.layer.hidden)for(let{part:n,label:s}of this.labels){let{x:r,y:o,seen:a}=this.stage.onCanvas(n);s.style.visibility=a?"visible":"hidden",s.style.transform=`translate(${r*e}px, ${o*t}px) translate(-50%, -150%)`}}};function X1(){let i=I("p",{class:"legend-name"}),e=I("div",{class:"legend-bar"}),t=I("span"),n=I("span"),s=I("span"),r=I("p",{class:"legend-ends"}),o=I("div",{class:"colour-legend","aria-live":"polite"},i,e,I("div",{class:"legend-ends"},t,n,s),r);return{element:o,show(a,l){o.hidden=l===null,!(!a||!l)&&(i.textContent=`${a.name}${a.unit?` [${ko(a.unit)}]`:""}`,r.textContent=a.meaning??"",e.style.background=l.gradient(),t.textContent=ft(l.low,3),n.textContent=ft(.5*(l.low+l.high),3),s.textContent=ft(l.high,3))}}}function q1(i){let e=zd(i);return e.length===0?null:I("p",{class:"load-legend"},"Longest arrow: ",e.map(t=>`${t.name} ${Tt(t.largest,t.unit,3)}`).join(", "))}function Y1(i){let e=i.map(n=>"beam"in(n.on[0]??{})?Math.max(...n.table.range().map(Math.abs)):0),t=Math.max(0,...e);return e.findIndex(n=>n>1e-6*t)}var Xd=class{constructor(e,t,n,s){this.stage=e;this.shown=t;this.names=new Wd(e,t.motion),this.element=I("div",{class:"view"},e.canvas,this.names.layer,this.over,s),e.canvas.setAttribute("role","img"),e.onDrawn=()=>this.names.update(this.element.clientWidth,this.element.clientHeight),n.onChange(()=>{e.go(n.time),this.tellEnd(n.time)}),new ResizeObserver(()=>{this.element.clientWidth!==0&&(e.resize(this.element.clientWidth,this.element.clientHeight),this.fitted||e.fit(),this.fitted=!0)}).observe(this.element),this.show(t,n.time)}stage;shown;element;names;over=I("p",{class:"view-note"});fitted=!1;show(e,t){e!==this.shown&&this.stage.show(e.motion),this.shown=e;let n=e.label?` with ${e.label}`:"";this.stage.canvas.setAttribute("aria-label",`Animated 3D view of ${e.motion.parts.length} parts${n}. Space plays and pauses, arrow keys step.`),this.stage.go(t),this.tellEnd(t)}tellEnd(e){let{times:t}=this.shown.motion,n=t[t.length-1];this.over.hidden=e<=n,this.over.hidden||(this.over.textContent=`ended at t = ${ft(n)} s`)}};function $1(i,e,t){let n=i.map(a=>a.shown.motion.fields.find(l=>l.name===e)??null),s=i.some(a=>!a.shown.strays),r=n.filter((a,l)=>a&&(!s||!i[l].shown.strays)).map(a=>a.table.range()),o=r.length>0?new vh([Math.min(...r.map(a=>a[0])),Math.max(...r.map(a=>a[1]))]):null;i.forEach((a,l)=>a.stage.colourBy(n[l],o)),t.show(n[0]??null,o)}function Z1(i,e,t){let{motion:n}=i[0].shown,s=p=>i.forEach(p),r=[{label:"one colour",value:null},...n.fields.map(p=>({label:p.name,value:p.name}))],o=Y1(n.fields)+1,a=r[o].value,l=()=>$1(i,a,e);l();let c=new Set(n.scene.beams.flatMap(p=>p.nodes.slice(1,-1).map(v=>v.part))),h=n.parts.map((p,v)=>({label:p,value:v})).filter(({value:p})=>!c.has(p)),d=[1,2,5,10,20,50,100,200,500,1e3].map(p=>({label:`${p}×`,value:p})),{marks:u}=i[0].stage;return{element:I("div",{class:"panel"},n.fields.length>0?sr("Colour",r,o,p=>{a=p,l()}).field:null,sr("Follow",[{label:"nothing",value:-1},...h],0,p=>s(v=>v.stage.follow(p))).field,sr("Displacements",d,0,p=>s(v=>v.stage.magnify(p))).field,I("fieldset",{},I("legend",{},"Show"),...u.kinds().filter(p=>u.has(p)).map(p=>_i(W1[p],p!=="axes",v=>{s(g=>g.stage.showMarks(p,v)),p==="loads"&&(i[0].element.querySelector(".load-legend").hidden=!v)})),_i("Initial shape",!1,p=>s(v=>v.stage.setGhost(p))),_i("Names",!1,p=>s(v=>{v.names.layer.hidden=!p,v.stage.go(t.time)}))),I("p",{class:"hint"},"Drag to turn, right button or shift to move, wheel to zoom.")),recolour:l}}function J1(i,e,t,n){let[s,r]=i;s.stage.onCamera=()=>r.stage.lookLike(s.stage),r.stage.onCamera=()=>s.stage.lookLike(r.stage);let o=i.map((a,l)=>I("div",{class:"pane"},sr(l===0?"Left":"Right",e.map(c=>({label:c.label,value:c})),e.indexOf(a.shown),c=>{a.show(c,t.time),n()}).field,a.element));return I("div",{class:"panes"},...o)}function T0(i,e){let t=i.length>1,n=i.filter(u=>!u.strays),s=new Qn;for(let u of n.length>0?n:i)s.union(g0(u.motion));let r=[],o=()=>r.forEach(u=>u.stage.fit()),a=I("div",{class:"view-tools"},Br("fit","Fit the motion into the view (F)",o));try{for(let u of i.slice(0,2))r.push(new Xd(new Mh(u.motion,s),u,e,r.length===0?a:null))}catch{return{element:yt("motion","Motion",I("p",{class:"card"},"This browser shows no 3D graphics (WebGL), so the motion cannot be drawn. All plots work.")),fit:()=>{}}}let l=X1(),c=q1(i[0].motion);r[0].element.append(I("div",{class:"view-legends"},l.element,...c?[c]:[]));let h=Z1(r,l,e),d=t?J1(r,i,e,h.recolour):r[0].element;return{element:yt("motion","Motion",I("div",{class:"card motion"},d,h.element)),fit:o}}function qd(i){let e=new Map;for(let t of i){let n=JSON.stringify([t.name,t.unit]),s=e.get(n)??{title:t.name,unit:t.unit,series:[]};s.series.push(t),e.set(n,s)}return[...e.values()]}function K1(i,e,t){let n=e.series.map(s=>({...Xi(i,s),name:s.component||s.name}));return new Fn(t,n,{title:e.title,unit:e.unit,note:e.series[0].meaning}).card}function Yd(i,e,t,n){return e.map((s,r)=>({title:s.title,plot:()=>K1(i,s,t),shown:r<n}))}function E0(i,e){let t=qd(i.series.filter(o=>o.group==="sensor")),n=qd(i.series.filter(o=>o.group==="reaction")),s=qd(i.series.filter(o=>o.group==="coordinate")),r=[];return t.length>0&&r.push(yt("sensors","Sensors",cs(Yd(i,t,e,6),"Sensors to be shown"))),n.length>0&&r.push(yt("reactions","Reactions of joints",cs(Yd(i,n,e,t.length>0?2:4),"Reactions to be shown"))),s.length>0&&!i.motion&&r.unshift(yt("coordinates","Coordinates",cs(Yd(i,s,e,2),"Coordinates to be shown"))),r}var j1={reproduced:"good",differs:"note","cannot be checked":"note",unexpected:"bad","not checked":"bad"};function R0(i){return j1[i]??"warning"}function $d(i){return i.paper==="benchmarks"}function C0(i){return i.id.replace(/[^\w-]+/g,"-")}function Q1(i){return i.replace(/[\d.]+e[-+]?\d+/g,e=>ft(Number(e),6))}function eT(i){return I("p",{class:i.holds?"":"off",title:i.formula},i.name===i.formula?null:I("span",{class:"wanted"},`${i.name}: `),I("span",{class:"figure"},Tt(i.measured??NaN,i.unit,5)),I("span",{class:"wanted figure"},` (${Q1(i.wanted)})`))}function tT(i,e){let t=R0(i.verdict);return I("tr",{class:`${t} claim`,"data-verdict":i.verdict},I("th",{scope:"row"},i.item),I("td",{},i.claim),e?I("td",{},i.paper):null,I("td",{class:"measured"},...i.checks.length>0?i.checks.map(eT):["—"]),I("td",{},I("span",{class:"result"},Kn(t),i.verdict),i.reason?I("p",{class:"words"},i.reason):null))}function nT(i,e){let t=i.y.filter(n=>n!==null);return{name:i.reason?`${i.name}: ${i.reason}`:i.name,look:e,points:i.x.map((n,s)=>({x:n,y:i.y[s]??null})).sort((n,s)=>n.x-s.x),cells:t.length>0?[ft(Math.min(...t)),ft(Math.max(...t)),ft(t.at(-1))]:["—","—","—"]}}function iT(i){return new qi(i.curves.map(nT),{title:`${i.item}: ${i.title}`,x:i.x,y:i.y,markers:i.curves.every(e=>e.x.length<=30),curves:"curve",columns:["least","largest","last"]}).card}function A0(i,e,t,n,s){let r=i.precision.schemes.flatMap(({scheme:o,rows:a},l)=>{let c=a.flatMap(d=>{let u=n(d);return u!==null&&d.error!==null?[{x:u,y:d.error}]:[]}),h=a.at(-1);return c.sort((d,u)=>d.x-u.x),c.length===0?[]:[{name:o,look:l,points:c,cells:[yi(h.order),yi(h.error),yi(h.energy_error),h.cpu_seconds===null?"—":Un(h.cpu_seconds)]}]});return new qi(r,{title:e,x:{name:t,log:!0},y:{name:"largest error",log:!0},markers:!0,slopes:s,columns:["order","error","energy","time"],note:"The table has the run with the smallest step."}).card}function sT(i){if(i.precision.schemes.length===0)return null;let e=i.precision.schemes.flatMap(({scheme:t,rows:n})=>n.map((s,r)=>I("tr",{},I("th",{scope:"row"},r===0?t:""),I("td",{},s.setting),...s.failure?[I("td",{colspan:5},s.failure)]:[yi(s.error),yi(s.order),yi(s.energy_error),Un(s.cpu_seconds??NaN),yi(s.newton_iterations,7)].map(o=>I("td",{class:"figure"},o)))));return I("div",{},I("div",{class:"plots",style:"margin-top:16px"},A0(i,"Work and precision","CPU time of the steps [s]",t=>t.cpu_seconds,[]),A0(i,"Error over the step","step [s]",t=>t.dt,[2])),I("details",{class:"more","aria-label":"All numbers"},I("summary",{},"All numbers"),Us("Errors",["scheme","step [s] or tolerance","error","order","energy unaccounted for","CPU time","iterations"],e)))}function rT(i){let e=i.runs.map(t=>I("tr",{},I("th",{scope:"row"},t.name),I("td",{},I("code",{},t.command),t.message?I("p",{class:"words"},t.message):null),I("td",{class:"figure"},t.seconds===null?"not run":Un(t.seconds)),I("td",{},t.folder?I("a",{href:`${t.folder}/`},"results"):"")));return I("details",{class:"more","aria-label":"Runs"},I("summary",{},Kt(i.runs.length,"run")),Us("Runs",["name","command","took",""],e))}function oT(i){let t=[["Theory",i.theory],["Code",i.code],["Tests",i.tests]].filter(([,n])=>n.length>0);return t.length===0?null:I("p",{class:"places"},...t.flatMap(([n,s])=>[I("strong",{},`${n}: `),...s.flatMap((r,o)=>[o>0?", ":"",I("code",{},r)]),"  "]))}function aT(i){let e=i.claims.some(s=>s.paper!==""),t=["place","claim",...e?["paper"]:[],"measured (wanted)","verdict"],n=yt(C0(i),$d(i)?i.title:`${i.paper}: ${i.title}`,i.about?I("p",{},i.about):null,oT(i),Us("Claims",t,i.claims.map(s=>tT(s,e))),sT(i),i.figures.length>0?I("div",{class:"plots",style:"margin-top:16px"},...i.figures.map(iT)):null,i.runs.length>0?rT(i):null);return n.classList.add("study"),n.dataset.chapter=$d(i)?"Benchmarks":i.paper,n}function lT(i){let e=new Set(i),t=()=>{for(let n of document.querySelectorAll("tr.claim"))n.hidden=!e.has(n.dataset.verdict??"");for(let n of document.querySelectorAll(".study"))n.classList.toggle("closed",!n.querySelector("tr.claim:not([hidden])"))};return I("fieldset",{class:"chooser"},I("legend",{class:"hidden"},"Verdicts that are shown"),...i.map(n=>_i(n,!0,s=>{s?e.add(n):e.delete(n),t()})))}function cT(i){let e=Object.keys(i.counts),t=e.filter(c=>R0(c)==="bad").reduce((c,h)=>c+i.counts[h],0),n=t>0?"bad":"good",s=Object.values(i.counts).reduce((c,h)=>c+h,0),r=t>0?`${Kt(t,"claim")} not as expected`:"All as expected",o=`${Kt(s,"claim")}: ${e.map(c=>`${i.counts[c]} ${c}`).join(", ")}`,a=!i.studies.every($d),l=i.studies.map(c=>{let h=d=>c.claims.filter(u=>u.verdict===d).length;return I("tr",{},I("th",{scope:"row"},I("a",{href:`#${C0(c)}`},c.title)),a?I("td",{},c.paper):null,...e.map(d=>I("td",{class:"figure"},h(d)>0?String(h(d)):"")))});return yt("verdict","Verdict",I("div",{class:`card verdict ${n}`},I("div",{class:"headline"},I("span",{class:"sign"},Kn(n)),I("div",{},I("p",{class:"status"},r),I("p",{class:"words"},o)))),Us("Studies",["study",...a?["paper"]:[],...e],l),I("p",{},"Claims to show:"),lT(e))}function P0(i){return[cT(i),...i.studies.map(aT)]}var I0="step per period h/T",N0=.4,hT=1e-13;function L0(i){return i!==null&&Math.abs(i)<hT?0:i}function As(i,e,t,n,s,r=""){let o=i.schemes.map(({scheme:a,table:l,curve:c},h)=>({name:a,look:h,points:c.filter(d=>!n.range||d.h_over_T<=n.range[1]).map(d=>({x:d.h_over_T,y:L0(d[t])})),cells:l.map(d=>yi(L0(d[t]),3))}));return new qi(o,{title:e,x:n,y:s,columns:(i.schemes[0]?.table??[]).map(a=>`h/T = ${a.h_over_T}`),...r?{note:r}:{}}).card}function D0(i,e,t){let n=i.schemes.flatMap(({curve:s})=>s.filter(r=>r.h_over_T<=N0).map(r=>r[e]??0));return Math.min(t,1.1*Math.max(1e-6,...n))}function U0(i){let e={name:I0,log:!0},t={name:I0,log:!1,range:[0,N0]},n=Math.max(1,...i.schemes.flatMap(({curve:s})=>s.map(r=>r.spectral_radius??0)));return[yt("radius","Spectral radius",I("div",{class:"plots"},As(i,"Spectral radius","spectral_radius",e,{name:"ρ",log:!1,range:[0,1.05*Math.min(n,2)]},"Above 1 a scheme is unstable; at the right end is what it does to oscillations that its step does not follow."))),yt("accuracy","Oscillations that the step follows",I("div",{class:"plots"},As(i,"Relative period error","relative_period_error",t,{name:"(T_h − T)/T",log:!1,range:[0,D0(i,"relative_period_error",.5)]}),As(i,"Algorithmic damping","algorithmic_damping",t,{name:"ξ",log:!1,range:[0,D0(i,"algorithmic_damping",.5)]}))),yt("orders","The same on logarithmic axes",I("div",{class:"plots"},As(i,"Relative period error, all steps","relative_period_error",e,{name:"(T_h − T)/T",log:!0}),As(i,"Algorithmic damping, all steps","algorithmic_damping",e,{name:"ξ",log:!0},"Schemes without damping have no curve here."))),yt("overshoot","Overshoot of the first period, or the first ten steps",I("div",{class:"plots"},As(i,"Displacement after a start from d₀","displacement_peak_d0",e,{name:"max |d|/d₀",log:!0},"1 is what the exact motion reaches. What grows with h/T overshoots the more the less the step follows."),As(i,"Velocity after a start from d₀","velocity_peak_d0",e,{name:"max |v|/(ωd₀)",log:!0}),As(i,"Displacement after a start with v₀","displacement_peak_v0",e,{name:"max ω|d|/v₀",log:!0}),As(i,"Velocity after a start with v₀","velocity_peak_v0",e,{name:"max |v|/v₀",log:!0})))]}var F0=`:root {
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
.plot { padding: 14px 16px 10px; }
.plot-head { display: flex; justify-content: space-between; align-items: center; gap: 8px; min-height: 30px; }
.plot-tools { display: flex; flex: none; }
.plot-note { margin: 2px 0 4px; font-size: 12px; color: var(--faint); }
.cursor { position: absolute; top: 0; bottom: 0; left: -0.75px; width: 1.5px; background: var(--ink); opacity: 0.55; pointer-events: none; will-change: transform; }
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
`;function dT(i){return i===1?"real time":i<1?`1/${Math.round(1/i)} speed`:`${i}× speed`}function O0(i){let e=i.to-i.from,t=e/Math.max(1,i.steps.length-1),n=Br("play","Play",()=>i.toggle()),s=Br("start","Go to the start",()=>i.seek(i.from)),r=Br("loop","Repeat",()=>{i.loop=!i.loop,r.setAttribute("aria-pressed",String(i.loop))});r.setAttribute("aria-pressed",String(i.loop));let o=I("input",{type:"range",min:i.from,max:i.to,step:"any",value:i.time,"aria-label":"Time",class:"scrub"});o.addEventListener("input",()=>{let d=Number(o.value);i.pause(),i.seek(d)});let a=I("output",{class:"time","aria-live":"off"}),l=sr("Speed",ls.map(d=>({label:dT(d),value:d})),ls.indexOf(i.speed),d=>i.speed=d),c=null,h=()=>{if(o.value=String(i.time),o.style.setProperty("--share",`${100*(i.time-i.from)/(e||1)}%`),a.textContent=`${_f(i.time,t/2)} s`,o.setAttribute("aria-valuetext",a.textContent),l.input.selectedIndex=ls.indexOf(i.speed),c===i.playing)return;c=i.playing;let d=i.playing?"Pause":"Play";n.replaceChildren(Kn(i.playing?"pause":"play")),n.setAttribute("aria-label",d),n.title=d};return i.onChange(h),h(),I("div",{class:"transport",role:"group","aria-label":"Time"},s,n,r,o,a,l.field)}function B0(i){addEventListener("keydown",e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;let t=e.target;if(!(t instanceof Element)||t.matches("input:not([type=range]):not([type=checkbox]), select, textarea")||t.matches("button, summary, a, input[type=checkbox]")&&(e.key===" "||e.key==="Enter"))return;let n=e.key==="ArrowUp"||e.key==="ArrowDown";if(t.matches("input[type=range]")&&n)return;let s=i[e.key]??i[e.key.toLowerCase()];s&&(e.preventDefault(),s(e))})}function fT(i,e){return I("header",{class:"page-head"},I("div",{class:"titles"},I("p",{class:"brand"},"visviva"),I("h1",{},i),I("p",{class:"subtitle"},e)),Ns("Light / dark",Mf,{class:"quiet",title:"Change between light and dark"}))}function pT(i){let e=new Map;for(let n of i){let s=n.dataset.chapter??n.querySelector("h2")?.textContent??n.id;e.has(s)||e.set(s,n.id)}let t=[...e].map(([n,s])=>I("a",{href:`#${s}`},n));return I("nav",{class:"page-nav","aria-label":"Sections"},...t)}function mT(){return I("p",{class:"keys"},...[["space","play, pause"],["← →","one stored time back, on; ten with shift"],["Home End","start, end"],["+ −","faster, slower"],["L","repeat or not"],["F","fit the motion into the view"]].flatMap(([e,t])=>[I("kbd",{},e),` ${t}  `]))}function gT(i){let{series:e,frames:t,left_out:n}=i.thinned,s=[];return e>1&&s.push(`curves have the least and the largest value of every ${e} stored times`),t>1&&s.push(`the motion has one of ${t}`),n>0&&s.push(`${n} curves are left out`),s.length>0?`To keep this file small, ${s.join(" and ")}.`:null}function k0(i,e){let t=ls.indexOf(i.speed)+e;i.speed=ls[Math.min(ls.length-1,Math.max(0,t))]}function Sh(i,e,t,...n){document.title=`${i} · visviva`,document.body.append(I("div",{class:"page"},fT(i,e),pT(t),I("main",{},...t),I("footer",{},...n)))}function _T(i,e){let t=e[0],n=e.reduce((f,p)=>p.summary.time.end>f.summary.time.end?p:f),s=new Ka(n.motion?.times??n.times),r=new ja([n.times[0]??0,n.times[n.times.length-1]??0]),o={clock:s,view:r},a=e.flatMap(f=>f.motion?[{label:e.length>1?f.label:"",motion:f.motion,strays:f.summary.status==="failed"}]:[]),l=a.length>0?T0(a,s):null,c=l?[l.element]:[],h=e.length>1?[...om(e),...c,...am(e,o),yu(e)]:[nm(t.summary),...c,jp(t,o),...E0(t,o),em(t,o),yu(e)],d=e.flatMap(f=>{let p=gT(f);return p?[I("p",{},e.length>1?`${f.label}: ${p}`:`${p} All of them are in results.h5.`)]:[]}),u=e.length>1?Kt(e.length,"scheme"):t.summary.scheme.name;Sh(i,`${t.summary.model} with ${u}`,h,...d,mT()),document.body.append(O0(s)),B0({" ":()=>s.toggle(),arrowleft:f=>s.step(f.shiftKey?-10:-1),arrowright:f=>s.step(f.shiftKey?10:1),home:()=>s.seek(s.from),end:()=>s.seek(s.to),"+":()=>k0(s,1),"-":()=>k0(s,-1),l:()=>document.querySelector(".transport [aria-label=Repeat]")?.click(),f:()=>l?.fit()})}function xT(i){let{title:e,runs:t,convergence:n,spectrum:s,reproduction:r,origin:o=[]}=i;n?Sh(e,`${n.model}: convergence at t = ${Tt(n.until,"s")}`,[...mm(n),yl(o)]):s?Sh(e,Kt(s.schemes.length,"scheme"),[...U0(s),yl(o)]):r?Sh(e,`${r.studies.length} ${r.studies.length===1?"study":"studies"}`,[...P0(r),yl(o)]):_T(e,t)}document.head.append(I("style",{},mf,F0));Sf();xT(gm(JSON.parse(document.getElementById("data").textContent)));})();
