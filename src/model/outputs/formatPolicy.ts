import type { Policy } from './Policy';

/**
 * The policy as it stands in a header or a `meta` element.
 * @example formatPolicy({ 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] }) // "default-src 'none'; img-src 'self' data:"
 */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
