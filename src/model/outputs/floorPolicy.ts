import type { Policy } from './Policy';

/** What holds for every document, the live-demo frame included. */
const FLOOR: ReadonlySet<string> = new Set(['object-src', 'base-uri', 'frame-ancestors']);

/**
 * The part of the site's policy that may stand in a rule for all paths. On hosts with a `_headers` file all rules
 * that match a path apply at once, so that a full policy there would bind the live-demo frame as well.
 */
export function floorPolicy(policy: Policy): Policy {
  return Object.fromEntries(Object.entries(policy).filter(([directive]) => FLOOR.has(directive)));
}
