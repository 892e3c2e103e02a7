import { floorPolicy, formatPolicy, headerPolicy, type Policy } from './Policy';
import { framePolicy } from './framePolicy';

/** Headers of a group of paths. */
export interface HeaderRule {
  /** `/*`: every path; `/folder/*`: everything below; `/*.md`: every file of that kind. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Interfaces of the browser that no page of a documentation needs. */
const REFUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** For addresses that change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, but asked for again before it is shown. */
const REVALIDATED = 'no-cache';

/** Where the documents of the live-demo frame lie. */
const LIVE_FOLDER = '/_docs/live/';
/** Where the document of an isolated ad lies; its own policy names the network. */
const ADS_FOLDER = '/_docs/ads/';

/**
 * Every header that the site is served with: the one source of `_headers` and of the nginx configuration. The first
 * rule holds for all paths, errors included; a later one adds to it and replaces what it names again.
 */
export function listHeaderRules(policy: Policy): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': formatPolicy(headerPolicy(policy)),
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED.map((name) => `${name}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': REVALIDATED,
      },
    },
    { path: '/_next/static/*', headers: { 'Cache-Control': IMMUTABLE } },
    { path: '/_docs/*', headers: { 'Cache-Control': IMMUTABLE } },
    { path: `${LIVE_FOLDER}*`, headers: { 'Content-Security-Policy': formatPolicy(framePolicy) } },
    { path: `${ADS_FOLDER}*`, headers: { 'Content-Security-Policy': formatPolicy(floorPolicy(policy)) } },
    // Copies of the pages for programs; search engines are to list the pages.
    { path: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } },
  ];
}
