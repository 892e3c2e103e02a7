import type { LanguageRedirect } from './LanguageRedirect';
import { languagePrefix } from '../routes/languagePrefix';
import type { ResolvedRedirect } from './ResolvedRedirect';

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read: one line per redirect that a host can answer, and the
 * prefixes that lead to others. Each target begins with a folder that exists: a placeholder at the beginning of a
 * target would let a reader be sent to another host.
 * @param prefixes languages whose prefix leads to that of another, or away: the default language has none
 * @param folders addresses of the site's first level, with both slashes, for example `/material-ui/`
 */
export function formatRedirectsFile(
  redirects: readonly ResolvedRedirect[],
  prefixes: readonly LanguageRedirect[],
  folders: readonly string[],
): string {
  const moved = redirects.filter(({ byHost }) => byHost).map(({ from, to }) => `${from} ${to} 301`);
  const prefixed = prefixes.flatMap(({ language, to }) => {
    const target = languagePrefix(to);
    return [
      `/${language} ${target}/ 301`,
      `/${language}/ ${target}/ 301`,
      ...folders.map((folder) => `/${language}${folder}* ${target}${folder}:splat 301`),
    ];
  });
  return `${[...moved, ...prefixed].join('\n')}\n`;
}
