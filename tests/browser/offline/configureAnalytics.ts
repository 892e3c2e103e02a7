import { readFileSync } from 'node:fs';
import type { DeployServer } from '../../servers/deploys';
import { OUT } from '../../../src/content/workspace';

export const TAG = '/tag.js';
/** The user agent of a browser that does not report automation. */
export const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const ID = 'G-TEST12345';
/** The endpoint of the fake service's script; its answer is empty. */
export const COLLECT = '/collect';

/** Sends every event to the site itself, with its words in the address. */
const SENDING_TAG = `{
  const send = (words) => {
    const [kind, name, fields] = Array.from(words);
    if (kind === 'event')
      fetch('${COLLECT}?' + encodeURIComponent(JSON.stringify([name, fields])), { method: 'POST', keepalive: true });
  };
  const queue = window.dataLayer;
  queue.forEach(send);
  queue.push = (...all) => { all.forEach(send); return Array.prototype.push.apply(queue, all); };
}`;

/** Serves pages like a build with an analytics service, with its tag on the site's origin. */
export function configureAnalytics(server: DeployServer, tag = SENDING_TAG): void {
  const analytics = { measurementId: ID, scriptUrl: `${TAG}?id=${ID}` };
  const site = JSON.stringify({ consent: true, analytics }).slice(1, -1);
  server.intercept = (request, response) => {
    const pathname = request.url?.split('?')[0] ?? '';
    if (pathname === TAG) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(tag);
      return true;
    }
    if (pathname === COLLECT) {
      response.writeHead(204).end();
      return true;
    }
    if (!pathname.endsWith('/')) return false;
    let html: string;
    let status = 200;
    try {
      html = readFileSync(`${OUT}${pathname}index.html`, 'utf8');
    } catch {
      html = readFileSync(`${OUT}/404.html`, 'utf8');
      status = 404;
    }
    response
      .writeHead(status, { 'content-type': 'text/html' })
      .end(html.replace('"site":{', `"site":{${site},`));
    return true;
  };
}
