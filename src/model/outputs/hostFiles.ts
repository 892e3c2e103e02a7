import { floorPolicy, formatPolicy, type Policy } from './Policy';
import type { HeaderRule } from './headerRules';
import type { LanguageRedirect } from './Redirect';
import { languagePrefix } from '../routes/languagePrefix';
import type { ResolvedRedirect } from './ResolvedRedirect';

const POLICY = 'Content-Security-Policy';
/** What these hosts do with documents by themselves. */
const DEFAULT_CACHING = 'no-cache';

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. There, all rules that match a path apply at once, and
 * values of a header that two of them name are joined. So no header stands in two rules that can match one path: the
 * rule for all paths holds only what is true of the live-demo frame as well, and documents carry the full policy in
 * their head. Rules for kinds of files, which Netlify does not know, are left out.
 */
export function formatHeadersFile(rules: readonly HeaderRule[], policy: Policy): string {
  const blocks = rules
    .filter(({ path }) => path.endsWith('/*'))
    .flatMap(({ path, headers }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => {
        if (name === POLICY) return path === '/*' ? [`  ${name}: ${formatPolicy(floorPolicy(policy))}`] : [];
        return value === DEFAULT_CACHING ? [] : [`  ${name}: ${value}`];
      });
      return lines.length > 0 ? [[path, ...lines].join('\n')] : [];
    });
  return `${blocks.join('\n\n')}\n`;
}

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
