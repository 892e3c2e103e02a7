import type { Policy } from './Policy';

/** Directives that have no effect in a `meta` element. */
const HEADER_ONLY: ReadonlySet<string> = new Set(['frame-ancestors', 'sandbox', 'report-uri', 'report-to']);

/**
 * The policy of one document, for its `meta` element: the site's, with only those script hashes that the document
 * itself needs, and with the hashes of its own style sheets. Nothing else is narrowed: the document stays when a reader
 * goes on to another page.
 * @param scriptHashes of the inline scripts of the document
 * @param styleHashes of the inline style sheets that no other document needs to have
 */
export function narrowPolicy(
  policy: Policy,
  scriptHashes: readonly string[],
  styleHashes: readonly string[] = [],
): Policy {
  const needed = new Set(scriptHashes.map((hash) => `'${hash}'`));
  return Object.fromEntries(
    Object.entries(policy).flatMap(([directive, sources]) => {
      if (HEADER_ONLY.has(directive)) return [];
      if (directive === 'style-src')
        return [[directive, [...sources, ...styleHashes.map((hash) => `'${hash}'`)]]];
      if (directive !== 'script-src') return [[directive, sources]];
      return [[directive, sources.filter((source) => !source.startsWith("'sha256-") || needed.has(source))]];
    }),
  );
}
