import { unitSlug } from './ApiUnit';

/**
 * The fragment of a prop, an option of a hook or a member of an interface.
 * @example propAnchor('ButtonBase', 'component') // 'button-base-prop-component'
 */
export function propAnchor(unit: string, prop: string): string {
  return `${unitSlug(unit)}-prop-${prop}`;
}

/**
 * The fragment of a class key.
 * @example classAnchor('Button', 'colorInherit') // 'button-classes-colorInherit'
 */
export function classAnchor(unit: string, key: string): string {
  return `${unitSlug(unit)}-classes-${key}`;
}

/**
 * The fragment of a slot. The unit's name keeps its capitals.
 * @example slotAnchor('Button', 'startDecorator') // 'Button-css-startDecorator'
 */
export function slotAnchor(unit: string, slot: string): string {
  return `${unit}-css-${slot}`;
}

/**
 * The fragment of a member of what a hook returns.
 * @example returnAnchor('useAutocomplete', 'getRootProps') // 'use-autocomplete-return-getRootProps'
 */
export function returnAnchor(unit: string, member: string): string {
  return `${unitSlug(unit)}-return-${member}`;
}
