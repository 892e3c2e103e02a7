import { unitSlug } from './unitSlug';

/**
 * The fragment of a member of what a hook returns.
 * @example returnAnchor('useAutocomplete', 'getRootProps') // 'use-autocomplete-return-getRootProps'
 */
export function returnAnchor(unit: string, member: string): string {
  return `${unitSlug(unit)}-return-${member}`;
}
