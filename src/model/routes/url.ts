import { collapseSlashes } from './pathname';

/**
 * Returns the absolute address of an href of this site. For any input, the result has the given origin. An
 * href that leads elsewhere (another host, `javascript:`, credentials) returns the root of the origin.
 * @example buildUrl('/zh/material-ui/', 'https://docs.example') // 'https://docs.example/zh/material-ui/'
 * @example buildUrl('//evil.example/x', 'https://docs.example') // 'https://docs.example/evil.example/x'
 * @example buildUrl('https://evil.example/', 'https://docs.example') // 'https://docs.example/'
 * @throws `Invalid origin {origin}` if the origin is not an http or https address
 */
export function buildUrl(href: string, origin: string): string {
  const site = parseUrl(origin);
  if (site?.protocol !== 'https:' && site?.protocol !== 'http:') {
    throw new Error(`Invalid origin ${origin}`);
  }
  const root = `${site.origin}/`;
  const url = parseUrl(hasScheme(href) ? href : collapseSlashes(href), root);
  // The text is compared because `blob:` addresses and addresses with credentials have the same origin.
  return url?.href.startsWith(root) ? url.href : root;
}

/**
 * Parses an address; undefined if it is invalid. Never throws. `URL.canParse` is not used: in Node 20 it
 * refuses valid addresses with characters such as `ü` once it has been called some thousand times.
 */
export function parseUrl(href: string, base?: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the address contains a scheme and is therefore not a path of this site.
 * @example hasScheme('https://example.com/') // true
 * @example hasScheme('/a:b/') // false
 */
export function hasScheme(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(href);
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;
/**
 * Matches a normalized host. Browsers accept more characters, such as `;`, which would end a directive of a
 * content security policy.
 */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/;

/**
 * Returns whether a setting is a complete https address without a user name. http is allowed only for the
 * local machine, for testing.
 * @example isSecureAddress('https://ads.example/x') // true
 * @example isSecureAddress('//ads.example/x') // false
 */
export function isSecureAddress(address: string): boolean {
  const url = parseUrl(address);
  if (!url) return false;
  const { protocol, hostname, username } = url;
  if (username !== '' || !HOST.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/**
 * Returns whether a setting is a valid host source for a content security policy: a secure address, or one
 * with `*.` before its host for all subdomains.
 * @example isSecureHost('https://*.ads.example') // true
 */
export function isSecureHost(address: string): boolean {
  return isSecureAddress(address.replace('://*.', '://'));
}
