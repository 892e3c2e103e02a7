import { FACTS_FOLDER } from '../api/factSchema';
import { formatPolicy, headerPolicy, type Policy } from './Policy';
import { livePolicy, withImages } from './demoPolicies';

/** Headers of a group of paths. */
export interface HeaderRule {
  /** `/*`: every path; `/folder/*`: everything below; `/*.md`: every file of that type. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Browser features that documentation pages do not need. */
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
/** For addresses that contain a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached, but revalidated before each use. */
const REVALIDATED = 'no-cache';

/** Folder of the live documents. */
const LIVE_FOLDER = '/_docs/live/';
/** Folder of fonts. A live document has an opaque origin, and browsers load fonts for it only with CORS. */
const FONTS_FOLDER = '/_docs/fonts/';

/**
 * Lists every header of the site, the single source of `_headers` and of the nginx configuration. The first
 * rule applies to all paths, including errors. A later rule adds headers and overrides those with the same
 * name.
 * @param imageOrigins origins of the pictures of demos
 */
export function listHeaderRules(policy: Policy, imageOrigins?: readonly string[]): HeaderRule[] {
  const liveHeader = formatPolicy(withImages(livePolicy, imageOrigins));
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': formatPolicy(headerPolicy(policy)),
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // For browsers that ignore `frame-ancestors`.
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED.map((name) => `${name}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': REVALIDATED,
      },
    },
    { path: '/_next/static/*', headers: { 'Cache-Control': IMMUTABLE } },
    { path: '/_docs/*', headers: { 'Cache-Control': IMMUTABLE } },
    // For programs of other sites, too. An address has the version of a package, not a hash.
    {
      path: `${FACTS_FOLDER}*`,
      headers: { 'Cache-Control': REVALIDATED, 'Access-Control-Allow-Origin': '*' },
    },
    { path: `${LIVE_FOLDER}*`, headers: { 'Content-Security-Policy': liveHeader } },
    { path: `${FONTS_FOLDER}*`, headers: { 'Access-Control-Allow-Origin': '*' } },
    // Markdown copies are for programs; search engines should list only the pages.
    { path: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } },
  ];
}
