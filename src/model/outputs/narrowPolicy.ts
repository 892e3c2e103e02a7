import type { Policy } from './Policy';

/** Directives that have no effect in a `meta` element. */
const HEADER_ONLY: ReadonlySet<string> = new Set(['frame-ancestors', 'sandbox', 'report-uri', 'report-to']);

/**
 * The policy of one document, for its `meta` element: the site's, with only those script hashes that the document
 * itself needs. Nothing else is narrowed: the document stays when a reader goes on to another page.
 * @param scriptHashes of the inline scripts of the document
 */
export function narrowPolicy(policy: Policy, scriptHashes: readonly string[]): Policy {
  const needed = new Set(scriptHashes.map((hash) => `'${hash}'`));
  return Object.fromEntries(
    Object.entries(policy).flatMap(([directive, sources]) => {
      if (HEADER_ONLY.has(directive)) return [];
      if (directive !== 'script-src') return [[directive, sources]];
      return [[directive, sources.filter((source) => !source.startsWith("'sha256-") || needed.has(source))]];
    }),
  );
}
