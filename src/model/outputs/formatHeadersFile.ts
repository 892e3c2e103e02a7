import { floorPolicy } from './floorPolicy';
import { formatPolicy } from './formatPolicy';
import type { HeaderRule } from './HeaderRule';
import type { Policy } from './Policy';

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
