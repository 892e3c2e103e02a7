import type { ApiUnit } from './ApiUnit';
import { classAnchor } from './classAnchor';
import { propAnchor } from './propAnchor';
import { returnAnchor } from './returnAnchor';
import { slotAnchor } from './slotAnchor';

const FORM = /^(?<unit>.+?)-(?<part>prop|classes|css|slots|return)-(?<name>.+)$/;

function bare(text: string): string {
  return text.replace(/[-_]/g, '').toLowerCase();
}

/**
 * The fragment in today's spelling, from any spelling that was ever in use: the unit's name with capitals, in lower
 * case or with hyphens, and classes under `css`. Undefined where the unit has no such prop, slot or class.
 * @example findAnchor(inputBase, 'inputbase-classes-root') // 'input-base-classes-root'
 * @example findAnchor(button, 'Button-css-sizeSmall') // 'button-classes-sizeSmall'
 */
export function findAnchor(unit: ApiUnit, fragment: string): string | undefined {
  const { unit: owner = '', part, name = '' } = FORM.exec(fragment)?.groups ?? {};
  if (bare(owner) !== bare(unit.name)) return undefined;
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
