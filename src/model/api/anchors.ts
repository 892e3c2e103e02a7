import { unitSlug } from './ApiUnit';

/**
 * Returns the fragment of a prop, an option of a hook or a member of an interface.
 * @example propAnchor('ButtonBase', 'component') // 'button-base-prop-component'
 */
export function propAnchor(unit: string, prop: string): string {
  return `${unitSlug(unit)}-prop-${prop}`;
}

/**
 * Returns the fragment of a class key.
 * @example classAnchor('Button', 'colorInherit') // 'button-classes-colorInherit'
 */
export function classAnchor(unit: string, key: string): string {
  return `${unitSlug(unit)}-classes-${key}`;
}

/**
 * Returns the fragment of a slot. The name of the unit keeps its capitals.
 * @example slotAnchor('Button', 'startDecorator') // 'Button-css-startDecorator'
 */
export function slotAnchor(unit: string, slot: string): string {
  return `${unit}-css-${slot}`;
}

/**
 * Returns the fragment of a member of a hook's return value.
 * @example returnAnchor('useAutocomplete', 'getRootProps') // 'use-autocomplete-return-getRootProps'
 */
export function returnAnchor(unit: string, member: string): string {
  return `${unitSlug(unit)}-return-${member}`;
}
