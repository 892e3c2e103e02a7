import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { serveFolder, type ServedFolder } from '../../../scripts/serveFolder';
import { buildAdFrame } from '../../../src/content/ads/buildAdFrame';
import type { AdNetwork } from '../../../src/model/ads/AdNetwork';
import type { AdsData } from '../../../src/model/ads/AdsData';
import { listAdSources } from '../../../src/model/ads/listAdSources';
import { BACKERS } from './fakeScripts';

const FOLDER = 'out';
const FRAME = '/_docs/ads/frame.html';

/** How the export is served: with which network, and under which policy. */
export interface AdSiteOptions {
  /** Address of the fake network. */
  readonly networkOrigin: string;
  /** Names of its answers; without both the site has no network, as it is built. */
  readonly script?: string;
  readonly feed?: string;
  readonly isolated?: boolean;
  readonly consentNeeded?: boolean;
  /** The security policy that the build has put into every page; without it none at all. */
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
  const { script, feed, isolated, consentNeeded = false, change } = options;
  const { isolated: _asFrame, origins: _forThePolicy, ...rest } = networkOf(options);
  const network = { ...rest, consentNeeded, ...(isolated ? { frameHref: FRAME } : {}) };
  const configured = script === undefined && feed === undefined ? data : { ...data, network };
  return JSON.stringify(change ? change(configured) : configured);
}

/** The network as the build would have been told of it. */
function networkOf({ networkOrigin, script, feed, isolated }: AdSiteOptions): AdNetwork {
  return {
    ...(script === undefined ? {} : { scriptUrl: `${networkOrigin}/script/${script}.js` }),
    ...(feed === undefined ? {} : { feedUrl: `${networkOrigin}/feed/${feed}.json` }),
    origins: [networkOrigin],
    placementSelector: '#net-ad',
    backersUrl: BACKERS,
    poweredby: 'Fake Network',
    inDevelopment: false,
    consentNeeded: false,
    isolated: isolated ?? false,
  };
}

/** A page under its own policy, with what a build for the network would have added, or under none. */
function withPolicy(html: string, options: AdSiteOptions): string {
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"[^>]*>/i;
  const [element, policy] = meta.exec(html) ?? [];
  if (element === undefined || policy === undefined) throw new Error('The page has no policy');
  if (!options.policy) return html.replace(element, '');
  const { scripts = [], styles = [], connections = [], images = [] } = listAdSources(networkOf(options));
  const added = { 'script-src': scripts, 'style-src': styles, 'connect-src': connections, 'img-src': images };
  const rules = policy.split('; ').map((rule) => {
    const [name = ''] = rule.split(' ');
    return [rule, ...(added[name as keyof typeof added] ?? [])].join(' ');
  });
  return html.replace(element, element.replace(policy, rules.join('; ')));
}

/**
 * Serves the export as if it had been built for a network. Everything about the network is in one generated file, and
 * that file is what is served differently; pages and scripts are those of the build.
 */
export function serveAdSite(options: AdSiteOptions): Promise<ServedFolder> {
  const frame = (options.isolated && buildAdFrame(networkOf(options))) || '';
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
