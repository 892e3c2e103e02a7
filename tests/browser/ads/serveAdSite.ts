import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { serveFolder, type ServedFolder } from '../../../scripts/serveFolder';
import { buildAdFrame } from '../../../src/content/ads/buildAdFrame';
import type { AdsData } from '../../../src/model/ads/AdsData';
import { BACKERS } from './fakeScripts';

const FOLDER = 'out';
const FRAME = '/_docs/place/frame.html';

/** How the export is served: with which network, and under which policy. */
export interface AdSiteOptions {
  /** Address of the fake network. */
  readonly networkOrigin: string;
  /** Names of its answers; without both the site has no network, as it is built. */
  readonly script?: string;
  readonly feed?: string;
  readonly isolated?: boolean;
  readonly consentNeeded?: boolean;
  /** A strict security policy in every page; without it none at all. */
  readonly policy?: boolean;
  /** Changes what the browser is told about ads, to something broken for example. */
  readonly change?: (data: AdsData) => unknown;
}

function sendText(response: ServerResponse, type: string, text: string): true {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(text);
  return true;
}

function withNetwork(file: string, options: AdSiteOptions): string {
  const data = JSON.parse(readFileSync(file, 'utf8')) as AdsData;
  const { networkOrigin, script, feed, isolated, consentNeeded = false, change } = options;
  const network = {
    ...(script === undefined ? {} : { scriptUrl: `${networkOrigin}/script/${script}.js` }),
    ...(feed === undefined ? {} : { feedUrl: `${networkOrigin}/feed/${feed}.json` }),
    placementSelector: '#net-ad',
    backersUrl: BACKERS,
    poweredby: 'Fake Network',
    inDevelopment: false,
    consentNeeded,
    ...(isolated ? { frameHref: FRAME } : {}),
  };
  const configured = script === undefined && feed === undefined ? data : { ...data, network };
  return JSON.stringify(change ? change(configured) : configured);
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A page under a strict policy of its own, or under none. */
function withPolicy(html: string, { policy, networkOrigin, isolated }: AdSiteOptions): string {
  const bare = html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '');
  if (!policy) return bare;
  const scripts = [...bare.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => hash(text));
  const styles = [...bare.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => hash(text));
  const network = isolated ? '' : networkOrigin;
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')} ${network}`,
    `style-src 'self' ${styles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https:`,
    `connect-src 'self' ${networkOrigin}`,
    "frame-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  const meta = `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}">`;
  return bare.replace(/<head[^>]*>/, (head) => head + meta);
}

function isolatedFrame({ networkOrigin, script = '' }: AdSiteOptions): string {
  return (
    buildAdFrame({
      scriptUrl: `${networkOrigin}/script/${script}.js`,
      origins: [networkOrigin],
      placementSelector: '#net-ad',
      poweredby: 'Fake Network',
      inDevelopment: false,
      consentNeeded: false,
      isolated: true,
    }) ?? ''
  );
}

/**
 * Serves the export as if it had been built for a network. Everything about the network is in one generated file, and
 * that file is what is served differently; pages and scripts are those of the build.
 */
export function serveAdSite(options: AdSiteOptions): Promise<ServedFolder> {
  const frame = options.isolated ? isolatedFrame(options) : '';
  return serveFolder(FOLDER, {
    intercept: ({ url = '/' }, response) => {
      const path = url.split('?')[0] ?? '/';
      const file = `${FOLDER}${path}`;
      if (path === FRAME) return sendText(response, 'text/html; charset=utf-8', frame);
      if (/^\/_docs\/place\/[a-z]+\.\w+\.json$/.test(path) && existsSync(file)) {
        return sendText(response, 'application/json', withNetwork(file, options));
      }
      if (path.endsWith('/') && existsSync(`${file}index.html`)) {
        const html = readFileSync(`${file}index.html`, 'utf8');
        return sendText(response, 'text/html; charset=utf-8', withPolicy(html, options));
      }
      return false;
    },
  });
}
