import * as React from 'react';
import { renderToStaticMarkup as r } from 'react-dom/server';
(globalThis as any).React = React;
const f=(h:string)=>h.replace(/<style.*?<\/style>/gs,'').replace(/ (class|d|style|viewBox)="[^"]*"/g,'');
(async()=>{ for (const n of process.argv.slice(2)) { const {default:D}=await import('./data/products/material-ui/pages/'+n); console.log(n,f(r(<D/>))); } })();
