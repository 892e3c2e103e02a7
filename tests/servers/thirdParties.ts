import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { FAKE_FEEDS } from '../fixtures/ads/feeds';
import { BACKERS, FAKE_SCRIPTS } from '../fixtures/ads/scripts';
import { loopbackCertificate } from './certificate';

const FONT = 'node_modules/@expo-google-fonts/ibm-plex-sans-arabic';
const ICONS = 'node_modules/material-icons/iconfont';

export const TEXT_FONT = 'Plex';
export const ICON_FONT = 'Material Icons';
export const HOSTED_APP = 'TESTAPP1';
/** A hit of the hosted index, on a page of the site. */
export const HOSTED_HIT = { path: '/material-ui/react-button/', text: 'Found by the hosted index' };

/** Sends each call of the tag function to the stand-in, as JSON in the address. */
const TAG = `{
  const send = (words) => fetch('ORIGIN/collect?' + encodeURIComponent(JSON.stringify(Array.from(words))), { keepalive: true });
  window.dataLayer.forEach(send);
  window.dataLayer.push = (...all) => { all.forEach(send); return all.length; };
}`;

const face = (family: string, weight: number, file: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(${file})}`;
const SHEET = [400, 700].map((weight) => face(TEXT_FONT, weight, `${weight}.ttf`)).join('\n');
const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100"/></svg>';

function hit({ path, text }: typeof HOSTED_HIT): object {
  const hierarchy = { lvl0: 'Any', lvl1: text, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: path, url: `https://elsewhere.example${path}`, type: 'lvl1', content: null, hierarchy };
}

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
}

function answerOf(path: string): Answer | undefined {
  if (/^\/(?:img|pixel)\//.test(path)) return { type: 'image/svg+xml', body: IMAGE };
  if (path.startsWith('/1/indexes/')) {
    const results = [{ hits: [hit(HOSTED_HIT)], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 48 }];
    return { type: 'application/json', body: JSON.stringify({ results }) };
  }
  switch (path) {
    case '/ad.js':
      return { type: 'text/javascript', body: FAKE_SCRIPTS['good']?.body ?? '' };
    case '/ads.json':
      return { type: 'application/json', body: FAKE_FEEDS['good']?.body ?? '' };
    case '/tag.js':
      return { type: 'text/javascript', body: TAG };
    case '/collect':
      return { type: 'text/plain', body: '' };
    case '/fonts/text.css':
      return { type: 'text/css', body: SHEET };
    case '/fonts/400.ttf':
      return { type: 'font/ttf', body: readFileSync(`${FONT}/400Regular/IBMPlexSansArabic_400Regular.ttf`) };
    case '/fonts/700.ttf':
      return { type: 'font/ttf', body: readFileSync(`${FONT}/700Bold/IBMPlexSansArabic_700Bold.ttf`) };
    case '/fonts/icons.css':
      return { type: 'text/css', body: readFileSync(`${ICONS}/filled.css`) };
    case '/fonts/material-icons.woff2':
      return { type: 'font/woff2', body: readFileSync(`${ICONS}/material-icons.woff2`) };
  }
  return undefined;
}

/** Every third party that a deployment can configure, on this machine. */
export interface ThirdParties {
  /** Their common address, without a trailing slash. */
  readonly origin: string;
  /** Requested paths with queries, in order. */
  readonly asked: string[];
  readonly close: () => void;
}

/**
 * Starts stand-ins for all third parties.
 * @param name the origin that their answers name, if it is not their own
 */
export async function openThirdParties(name?: string): Promise<ThirdParties> {
  const asked: string[] = [];
  const server = createServer(loopbackCertificate, ({ url = '/', method }, response) => {
    asked.push(url);
    const answer =
      method === 'OPTIONS' ? { type: 'text/plain', body: '' } : answerOf(url.split('?')[0] ?? '');
    const body = answer?.body ?? '404';
    response.writeHead(answer ? 200 : 404, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'cache-control': 'no-store',
      'content-type': answer?.type ?? 'text/plain',
    });
    response.end(typeof body === 'string' ? body.replaceAll('ORIGIN', name ?? origin) : body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the variables of a deployment that uses all third parties. */
export function configureThirdParties(origin: string): Record<string, string> {
  return {
    AD_SCRIPT_URL: `${origin}/ad.js`,
    AD_FEED_URL: `${origin}/ads.json`,
    AD_HOSTS: origin,
    AD_PLACEMENT_SELECTORS: '#net-ad',
    AD_BACKERS_URL: BACKERS,
    AD_NETWORK_NAME: 'Fake Network',
    ANALYTICS_ID: 'G-TEST12345',
    ANALYTICS_SCRIPT_URL: `${origin}/tag.js`,
    ANALYTICS_HOSTS: origin,
    WEB_FONT_URL: `${origin}/fonts/text.css`,
    ICON_FONT_URL: `${origin}/fonts/icons.css`,
    FONT_HOSTS: origin,
    ALGOLIA_APP_ID: HOSTED_APP,
    ALGOLIA_SEARCH_KEY: 'search-only',
    ALGOLIA_INDEX: 'docs',
  };
}
