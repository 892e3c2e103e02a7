import type { Policy } from './Policy';
import type { Provider } from './Provider';

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
