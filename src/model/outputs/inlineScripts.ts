import { STYLE_LAYERS } from '../../constants';

/**
 * Leads on from a page that has gone, and from places of a page that have: the map stands beside it as data. A host
 * never sees the fragment of an address, so that only a script can.
 */
export const FORWARD_SCRIPT =
  '(()=>{const m=JSON.parse(document.getElementById("moved").textContent),h=location.hash.slice(1),' +
  'g=k=>Object.hasOwn(m.fragments,k)?m.fragments[k]:void 0;let t=g(h);' +
  'try{t??=g(decodeURIComponent(h))}catch{}' +
  'if(!t&&m.to){const u=new URL(m.to,location.href),q=location.search;' +
  'u.search+=q&&u.search?"&"+q.slice(1):q;u.hash||=location.hash;t=u.href}' +
  't&&location.replace(t)})()';

/** Id of the element with the map that `FORWARD_SCRIPT` reads. */
export const MOVED_ID = 'moved';

/** The inline style of every document: the order of the cascade layers, before any sheet names one. */
export const LAYER_STATEMENT = `@layer ${STYLE_LAYERS.join(', ')};`;
