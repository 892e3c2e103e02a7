import type { ApiSymbol } from './ApiSymbol';
import type { ApiUnit } from './ApiUnit';
import { classAnchor } from './classAnchor';
import { propAnchor } from './propAnchor';
import { returnAnchor } from './returnAnchor';
import { slotAnchor } from './slotAnchor';

/**
 * Every name that leads to a unit or to something on its page: the unit, `Unit.prop` for own and inherited props,
 * `Unit.slots.name`, class names, states behind the root's class (`MuiButton-root.Mui-disabled`), the theme's name.
 */
export function listApiSymbols(unit: ApiUnit): ApiSymbol[] {
  const { name, productId, pathname, classes, themeName } = unit;
  const root = classes.find(({ key }) => key === 'root')?.className;
  const symbol = (
    kind: ApiSymbol['kind'],
    text: string,
    anchor?: string,
    deprecated?: object,
  ): ApiSymbol => ({
    text,
    kind,
    unit: name,
    productId,
    target: anchor === undefined ? { pathname } : { pathname, anchor },
    ...(deprecated && { isDeprecated: true }),
  });
  const props = [unit.props, ...unit.inherited.map((group) => group.props)].flat();
  return [
    symbol('unit', name, undefined, unit.deprecated),
    ...(themeName !== undefined && themeName !== name
      ? [symbol('theme', themeName, 'theme-default-props')]
      : []),
    ...props.map((prop) =>
      symbol('prop', `${name}.${prop.name}`, propAnchor(name, prop.name), prop.deprecated),
    ),
    ...unit.returned.map((member) =>
      symbol('prop', `${name}.${member.name}`, returnAnchor(name, member.name), member.deprecated),
    ),
    ...unit.slots.map((slot) =>
      symbol('slot', `${name}.slots.${slot.name}`, slotAnchor(name, slot.name), slot.deprecated),
    ),
    ...classes.flatMap(({ key, className, isState, deprecated }) => {
      if (!isState) return [symbol('class', className, classAnchor(name, key), deprecated)];
      const text = root === undefined ? undefined : `${root}.${className}`;
      return text === undefined ? [] : [symbol('class', text, classAnchor(name, key), deprecated)];
    }),
  ];
}
