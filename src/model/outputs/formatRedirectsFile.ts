import type { ResolvedRedirect } from './ResolvedRedirect';

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read: one line per redirect that a host can answer, and the
 * default language's prefix, which leads to the address without. Each target begins with a folder that exists: a
 * placeholder at the beginning of a target would let a reader be sent to another host.
 * @param folders addresses of the site's first level, with both slashes, for example `/material-ui/`
 */
export function formatRedirectsFile(
  redirects: readonly ResolvedRedirect[],
  defaultLanguage: string,
  folders: readonly string[],
): string {
  const moved = redirects.filter(({ byHost }) => byHost).map(({ from, to }) => `${from} ${to} 301`);
  const unprefixed = folders.map((folder) => `/${defaultLanguage}${folder}* ${folder}:splat 301`);
  const lines = [...moved, `/${defaultLanguage} / 301`, `/${defaultLanguage}/ / 301`, ...unprefixed];
  return `${lines.join('\n')}\n`;
}
