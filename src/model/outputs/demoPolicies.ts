import type { Policy } from './Policy';

const SCRIPTS = 'script-src';

/**
 * The policy of the live document, the only document that may evaluate text as code. It allows the site's
 * scripts and inline styles, but no other resources and no requests. The header has one policy for the live
 * documents of all builds that the host still serves, so each names its own script (`liveDocumentPolicy`).
 */
export const livePolicy: Policy = {
  'default-src': ["'none'"],
  [SCRIPTS]: ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/** Returns a policy that also allows pictures from some origins, which the site lists for its demos. */
export function withImages(policy: Policy, origins: readonly string[] = []): Policy {
  return { ...policy, 'img-src': [...(policy['img-src'] ?? []), ...origins] };
}

/**
 * Returns the policy of one live document, for its `meta` element. It allows only the script in the
 * document.
 * @param scriptHash hash of that script
 * @param imageOrigins origins of pictures
 */
export function liveDocumentPolicy(scriptHash: string, imageOrigins?: readonly string[]): Policy {
  const { 'frame-ancestors': _headerOnly, ...policy } = withImages(livePolicy, imageOrigins);
  return { ...policy, [SCRIPTS]: [`'${scriptHash}'`, "'unsafe-eval'"] };
}

/**
 * The policy of a demo's own document, for its `meta` element. It allows the site's files and the styles that
 * the demo's style engine writes at run time. Hosts that read `_headers` send only `floorPolicy` with these
 * documents.
 */
export const demoDocumentPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};
