import { floorPolicy, formatPolicy, type Policy } from './Policy';
import type { HeaderRule } from './headerRules';
import type { LanguageRedirect } from './Redirect';
import { languagePrefix } from '../routes/languagePrefix';
import type { ResolvedPattern } from './RedirectPattern';
import type { ResolvedRedirect } from './ResolvedRedirect';

const POLICY = 'Content-Security-Policy';
/** The hosts' default caching of documents. */
const DEFAULT_CACHING = 'no-cache';

/**
 * Formats the `_headers` file for Netlify and Cloudflare Pages. These hosts apply all rules that match a path
 * and join the values of repeated headers. So rules that can match the same path never share a header: the
 * rule for all paths contains only what also suits the live document, and documents have the full policy in
 * their head. Rules for file types are omitted, because Netlify does not support them.
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
 * Formats the `_redirects` file for Netlify and Cloudflare Pages: one line per redirect that a host can send,
 * the patterns, and the redirected language prefixes. The first line that matches counts. Each target starts with an existing folder: with a placeholder at its
 * start, a crafted address could redirect readers to another host.
 * @param prefixes languages whose prefix is redirected to another language's; the default language has no
 *   prefix
 * @param folders first-level addresses of the site, with both slashes, for example `/material-ui/`
 * @param patterns the narrower ones first
 */
export function formatRedirectsFile(
  redirects: readonly ResolvedRedirect[],
  prefixes: readonly LanguageRedirect[],
  folders: readonly string[],
  patterns: readonly ResolvedPattern[] = [],
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
  const starred = patterns.map(({ from, to, keepsRest }) => `${from}* ${to}${keepsRest ? ':splat' : ''} 301`);
  return `${[...moved, ...starred, ...prefixed].join('\n')}\n`;
}
