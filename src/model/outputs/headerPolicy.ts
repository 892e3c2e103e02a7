import type { Policy } from './Policy';

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
