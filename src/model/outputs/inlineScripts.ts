import { STYLE_LAYERS } from '../../constants';

/**
 * Redirects from removed pages and moved fragments, using the data element with the id `MOVED_ID`. It has to
 * be a script, because browsers do not send fragments to the host.
 */
export const FORWARD_SCRIPT =
  '(()=>{const m=JSON.parse(document.getElementById("moved").textContent),h=location.hash.slice(1),' +
  'g=k=>Object.hasOwn(m.fragments,k)?m.fragments[k]:void 0;let t=g(h);' +
  'try{t??=g(decodeURIComponent(h))}catch{}' +
  'if(!t&&m.to){const u=new URL(m.to,location.href),q=location.search;' +
  'u.search+=q&&u.search?"&"+q.slice(1):q;u.hash||=location.hash;t=u.href}' +
  't&&location.replace(t)})()';

/** Id of the data element that `FORWARD_SCRIPT` reads. */
export const MOVED_ID = 'moved';

/** The inline style of every document. It sets the order of the cascade layers before any sheet uses them. */
export const LAYER_STATEMENT = `@layer ${STYLE_LAYERS.join(', ')};`;
