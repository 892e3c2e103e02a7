import { type ApiUnit, listUnits } from './ApiUnit';
import { classAnchor, propAnchor, returnAnchor, slotAnchor } from './anchors';

const LINK = /\]\((\/[^)\s#]*\/)#([^)\s]+)\)/g;

/**
 * Fixes links of a description into the reference: converts fragments to the current spelling and class names
 * to their keys, and removes fragments that do not exist on the target page.
 * @param find returns the unit of a canonical pathname
 * @param hasFragment returns whether another page has the fragment
 * @example fixFragments('[root](/ui/api/tab/#Tab-classes-root)', find)
 * // '[root](/ui/api/tab/#tab-classes-root)'
 */
export function fixFragments(
  markdown: string,
  find: (pathname: string) => ApiUnit | undefined,
  hasFragment: (pathname: string, fragment: string) => boolean = () => true,
): string {
  return markdown.replace(LINK, (link, path: string, fragment: string) => {
    const unit = find(path.slice(0, -1));
    if (!unit) return hasFragment(path.slice(0, -1), fragment) ? link : `](${path})`;
    // A class may be named as in the DOM: `MuiDrawer-paper` is the key `paper`.
    const byKey = fragment.replace(/-classes-\w+-(?=\w+$)/, '-classes-');
    const anchor = findAnchor(unit, fragment) ?? findAnchor(unit, byKey);
    return anchor ? `](${path}#${anchor})` : `](${path})`;
  });
}

/** A link to the page itself, with its text. */
const OWN_LINK = /\[((?:[^\][]|\[[^\][]*\])*)\]\(#([^)\s]+)\)/g;

/**
 * Fixes links of a description to its own page: a package writes them for another one. Where this page has no such place,
 * their texts are left.
 * @example fixOwnFragments('See [its root](#Tab-css-root) and [examples](#examples).', tab)
 * // 'See [its root](#tab-classes-root) and examples.'
 */
export function fixOwnFragments(markdown: string, page: ApiUnit): string {
  return markdown.replace(OWN_LINK, (_, text: string, fragment: string) => {
    const anchor = findAnchor(page, fragment);
    return anchor ? `[${text}](#${anchor})` : text;
  });
}

const FORM = /^(?<unit>.+?)-(?<part>prop|classes|css|slots|return)-(?<name>.+)$/;

function bare(text: string): string {
  return text.replace(/[-_.]/g, '').toLowerCase();
}

/**
 * Returns the fragment in the current spelling, from any earlier one: the name of the unit with capitals, in
 * lower case or with hyphens, and classes under `css`. Undefined if the page has no such prop, slot, class or member
 * of a namespace.
 * @example findAnchor(inputBase, 'inputbase-classes-root') // 'input-base-classes-root'
 * @example findAnchor(button, 'Button-css-sizeSmall') // 'button-classes-sizeSmall'
 */
export function findAnchor(page: ApiUnit, fragment: string): string | undefined {
  const units = listUnits(page);
  const member = units.find(({ anchor }) => anchor !== undefined && bare(anchor) === bare(fragment));
  if (member) return member.anchor;
  const { unit: owner = '', part, name = '' } = FORM.exec(fragment)?.groups ?? {};
  const unit = units.find((each) => bare(owner) === bare(each.name));
  if (!unit) return undefined;
  if (part === 'prop') {
    const groups = [unit.props, ...unit.inherited.map(({ props }) => props)];
    return groups.some((props) => props.some((prop) => prop.name === name))
      ? propAnchor(unit.name, name)
      : undefined;
  }
  if (part === 'return') {
    return unit.returned.some((member) => member.name === name) ? returnAnchor(unit.name, name) : undefined;
  }
  const asSlot = unit.slots.some((slot) => slot.name === name) ? slotAnchor(unit.name, name) : undefined;
  const asClass = unit.classes.some(({ key }) => key === name) ? classAnchor(unit.name, name) : undefined;
  return part === 'classes' ? asClass : (asSlot ?? asClass);
}
