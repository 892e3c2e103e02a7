import { collapseSlashes } from './collapseSlashes';
import { hasScheme } from './hasScheme';
import { parseUrl } from './parseUrl';

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
