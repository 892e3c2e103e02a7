import { listAdSources, parseAdNetwork } from '../ads/AdNetwork';
import type { AdNetworkSettings } from '../ads/AdsConfig';
import { type ServiceSettings, parseServices } from '../analytics/services';
import type { Provider } from './Provider';
import { TRUSTED_TYPES } from './trustedTypes';

/** A content security policy: the sources of each directive. The list of sources may be empty. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** Input of the site's policy. */
export interface PolicySources {
  /** Hashes of the inline scripts, `sha256-…`; the same ones for every document. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the inline style sheets, `sha256-…`. */
  readonly styleHashes: readonly string[];
  readonly providers: readonly Provider[];
  /** Origins that forms may be sent to: the sandboxes that open demos. */
  readonly formTargets: readonly string[];
  /** Whether no demo of the family writes HTML as text; absent means no. */
  readonly trustedTypes?: boolean;
}

/** Lists the third parties that a deployment configures; none by default. */
export function listProviders(ads: AdNetworkSettings, services: ServiceSettings): Provider[] {
  const { network } = parseAdNetwork(ads);
  return [...(network ? [listAdSources(network)] : []), ...parseServices(services).services.providers];
}

/**
 * Builds the policy of the site's documents. It allows scripts from the site's origin, by hash, and from
 * configured providers; no other inline scripts and no `eval`. It allows style attributes, because
 * prerendered demos have them. Trusted Types are required if the family allows it and no third party has a
 * script in the page, because such scripts write HTML as text.
 */
export function buildPolicy(sources: PolicySources): Policy {
  const { scriptHashes, styleHashes, providers, formTargets, trustedTypes = false } = sources;
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
    ...(trustedTypes && of('scripts').length === 0 ? TRUSTED_TYPES : {}),
  };
}

/**
 * Returns the policy for the header, which all documents share: the site's policy without style sheet hashes.
 * Each document lists the hashes of its own sheets in its `meta` element. Browsers enforce both policies, so
 * a sheet that the document does not list has no effect.
 */
export function headerPolicy(policy: Policy): Policy {
  const styles = policy['style-src'] ?? [];
  return {
    ...policy,
    'style-src': [...styles.filter((source) => !source.startsWith("'sha256-")), "'unsafe-inline'"],
  };
}

/** Directives that apply to every document, including the live document. */
const FLOOR: ReadonlySet<string> = new Set(['object-src', 'base-uri', 'frame-ancestors']);

/**
 * Returns the part of the site's policy that fits into a rule for all paths. Hosts with a `_headers` file
 * apply all rules that match a path, so a full policy there would also restrict the live document.
 */
export function floorPolicy(policy: Policy): Policy {
  return Object.fromEntries(Object.entries(policy).filter(([directive]) => FLOOR.has(directive)));
}

/** Directives that have no effect in a `meta` element. */
const HEADER_ONLY: ReadonlySet<string> = new Set(['frame-ancestors', 'sandbox', 'report-uri', 'report-to']);

/**
 * Returns the policy of one document, for its `meta` element: the site's policy with the script hashes that
 * the document needs and the hashes of its own style sheets. Everything else stays, because client-side
 * navigation shows other pages in the same document.
 * @param scriptHashes hashes of the document's inline scripts
 * @param styleHashes hashes of the inline style sheets that only this document has
 * @param inlineStyles whether style elements may have any text; a hash beside `'unsafe-inline'` would switch it off
 */
export function narrowPolicy(
  policy: Policy,
  scriptHashes: readonly string[],
  styleHashes: readonly string[] = [],
  inlineStyles = false,
): Policy {
  const needed = new Set(scriptHashes.map((hash) => `'${hash}'`));
  return Object.fromEntries(
    Object.entries(policy).flatMap(([directive, sources]) => {
      if (HEADER_ONLY.has(directive)) return [];
      if (directive === 'style-src' && inlineStyles)
        return [[directive, headerPolicy(policy)[directive] ?? []]];
      if (directive === 'style-src')
        return [[directive, [...sources, ...styleHashes.map((hash) => `'${hash}'`)]]];
      if (directive !== 'script-src') return [[directive, sources]];
      return [[directive, sources.filter((source) => !source.startsWith("'sha256-") || needed.has(source))]];
    }),
  );
}

/**
 * Formats a policy for a header or a `meta` element.
 * @example formatPolicy({ 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] }) // "default-src 'none'; img-src 'self' data:"
 */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
