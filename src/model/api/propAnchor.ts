import { unitSlug } from './unitSlug';

/**
 * The fragment of a prop, an option of a hook or a member of an interface.
 * @example propAnchor('ButtonBase', 'component') // 'button-base-prop-component'
 */
export function propAnchor(unit: string, prop: string): string {
  return `${unitSlug(unit)}-prop-${prop}`;
}
