import { unitSlug } from './ApiUnit';

/**
 * Returns the fragment of a section of a page, such as `props`, or of such a section of a member of a namespace. Two
 * hyphens, so that no member of a return value has the same.
 * @example sectionAnchor({}, 'props') // 'props'
 * @example sectionAnchor({ anchor: 'tabs-root' }, 'props') // 'tabs-root--props'
 */
export function sectionAnchor({ anchor }: { readonly anchor?: string | undefined }, section: string): string {
  return anchor === undefined ? section : `${anchor}--${section}`;
}

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
 * Returns the fragment of an enum, or of a member of it, on the page of a unit that uses it.
 * @example enumAnchor('Alarm', 'AlarmLevel', 'Low') // 'alarm-enum-AlarmLevel-Low'
 */
export function enumAnchor(unit: string, name: string, member?: string): string {
  const anchor = `${unitSlug(unit)}-enum-${name}`;
  return member === undefined ? anchor : `${anchor}-${member.replace(/[^\p{L}\p{N}_]+/gu, '-')}`;
}

/**
 * Returns the fragment of a type parameter.
 * @example genericAnchor('Autocomplete', 'Multiple') // 'autocomplete-type-Multiple'
 */
export function genericAnchor(unit: string, name: string): string {
  return `${unitSlug(unit)}-type-${name}`;
}

/** Number of characters of a message in its fragment, which the search reads from the start of the message. */
const MESSAGE_CHARACTERS = 80;

/**
 * Returns the fragment of an error message.
 * @example messageAnchor('ChipList', 'The `max` prop is … too low.') // 'chip-list-message-the-max-prop-is-too-low'
 */
export function messageAnchor(unit: string, text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${unitSlug(unit)}-message-${words.join('-').slice(0, MESSAGE_CHARACTERS).replace(/-$/, '')}`;
}

/**
 * Returns the fragment of a member of a hook's return value.
 * @example returnAnchor('useAutocomplete', 'getRootProps') // 'use-autocomplete-return-getRootProps'
 */
export function returnAnchor(unit: string, member: string): string {
  return `${unitSlug(unit)}-return-${member}`;
}

/**
 * Returns the fragment of a data attribute or a CSS variable.
 * @example attributeAnchor('Tabs.Tab', 'data-active') // 'tabs-tab-attribute-data-active'
 * @example attributeAnchor('Tabs.Indicator', '--tab-width') // 'tabs-indicator-variable-tab-width'
 */
export function attributeAnchor(unit: string, name: string): string {
  return name.startsWith('--')
    ? `${unitSlug(unit)}-variable-${name.slice(2)}`
    : `${unitSlug(unit)}-attribute-${name}`;
}
