import { collapseSlashes } from './pathname';

/**
 * The absolute address of an href of this site: whatever comes in, the result has the given origin.
 * An href that leads elsewhere (another host, `javascript:`, credentials) gives the root of the origin.
 * @example buildUrl('/zh/material-ui/', 'https://docs.example') // 'https://docs.example/zh/material-ui/'
 * @example buildUrl('//evil.example/x', 'https://docs.example') // 'https://docs.example/evil.example/x'
 * @example buildUrl('https://evil.example/', 'https://docs.example') // 'https://docs.example/'
 * @throws `Invalid origin {origin}` when the origin is no http or https address
 */
export function buildUrl(href: string, origin: string): string {
  const site = parseUrl(origin);
  if (site?.protocol !== 'https:' && site?.protocol !== 'http:') {
    throw new Error(`Invalid origin ${origin}`);
  }
  const root = `${site.origin}/`;
  const url = parseUrl(hasScheme(href) ? href : collapseSlashes(href), root);
  // The comparison is made on the text: `blob:` addresses and addresses with credentials share the origin too.
  return url?.href.startsWith(root) ? url.href : root;
}

/** The parsed address, or undefined where it is none; never throws. */
export function parseUrl(href: string, base?: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}

/**
 * Whether the address names its scheme, and so is no path of this site.
 * @example hasScheme('https://example.com/') // true
 * @example hasScheme('/a:b/') // false
 */
export function hasScheme(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(href);
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;
/** A host in its normal form. Browsers take more, such as `;`, which would end a directive of a security policy. */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/;

/**
 * Whether a setting is a whole, secure address without a user's name; an insecure one is only good on this machine, for
 * trying things out.
 * @example isSecureAddress('https://ads.example/x') // true
 * @example isSecureAddress('//ads.example/x') // false
 */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  if (username !== '' || !HOST.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/**
 * Whether a setting names a host for a security policy: a secure address, or `*.` before its host for all that end so.
 * @example isSecureHost('https://*.ads.example') // true
 */
export function isSecureHost(address: string): boolean {
  return isSecureAddress(address.replace('://*.', '://'));
}
