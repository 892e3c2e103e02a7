import type { HeaderRule } from './HeaderRule';

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. All rules that match a path apply; where two name the
 * same header the hosts join the values, so that a later rule takes the earlier one's away first.
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
