import type { Provider } from './Provider';

/** A content security policy: the sources of each directive; a directive without sources stands alone. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** What the policy of a site is made from. */
export interface PolicySources {
  /** Hashes of the inline scripts, `sha256-…`; the same few for every document. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the inline style sheets, `sha256-…`. */
  readonly styleHashes: readonly string[];
  readonly providers: readonly Provider[];
  /** Origins that forms may be sent to: the sandboxes that a demo is opened in. */
  readonly formTargets: readonly string[];
}

/**
 * The policy of the site's documents. Scripts run from the own origin, by hash, and from configured providers; never
 * inline otherwise and never from text. Style attributes are allowed: demos drawn at build carry them.
 */
export function buildPolicy({ scriptHashes, styleHashes, providers, formTargets }: PolicySources): Policy {
  const quote = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const of = (kind: Exclude<keyof Provider, 'name'>) => [
    ...new Set(providers.flatMap((provider) => provider[kind] ?? [])),
  ];
  return {
    'default-src': [NONE],
    'script-src': [SELF, ...quote(scriptHashes), ...of('scripts')],
    'script-src-attr': [NONE],
    'style-src': [SELF, ...quote(styleHashes), ...of('styles')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [SELF, 'data:', ...of('images')],
    'font-src': [SELF, ...of('fonts')],
    'connect-src': [SELF, ...of('connections')],
    'frame-src': [SELF],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'media-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF, ...formTargets],
    'frame-ancestors': [SELF],
  };
}

/**
 * The policy of the header, which is one for all documents: the site's, without hashes of style sheets. Each document
 * has sheets of its own and names them itself, in its `meta` element; both policies hold at once, so that nothing that
 * the document does not name applies.
 */
export function headerPolicy(policy: Policy): Policy {
  const styles = policy['style-src'] ?? [];
  return {
    ...policy,
    'style-src': [...styles.filter((source) => !source.startsWith("'sha256-")), "'unsafe-inline'"],
  };
}

/** What holds for every document, the live-demo frame included. */
const FLOOR: ReadonlySet<string> = new Set(['object-src', 'base-uri', 'frame-ancestors']);

/**
 * The part of the site's policy that may stand in a rule for all paths. On hosts with a `_headers` file all rules
 * that match a path apply at once, so that a full policy there would bind the live-demo frame as well.
 */
export function floorPolicy(policy: Policy): Policy {
  return Object.fromEntries(Object.entries(policy).filter(([directive]) => FLOOR.has(directive)));
}

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

/**
 * The policy as it stands in a header or a `meta` element.
 * @example formatPolicy({ 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] }) // "default-src 'none'; img-src 'self' data:"
 */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
