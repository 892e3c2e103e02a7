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
  const symbol = (text: string, anchor?: string): ApiSymbol => ({
    text,
    productId,
    target: anchor === undefined ? { pathname } : { pathname, anchor },
  });
  const props = [unit.props, ...unit.inherited.map((group) => group.props)].flat();
  return [
    symbol(name),
    ...(themeName !== undefined && themeName !== name ? [symbol(themeName, 'theme-default-props')] : []),
    ...props.map((prop) => symbol(`${name}.${prop.name}`, propAnchor(name, prop.name))),
    ...unit.returned.map((member) => symbol(`${name}.${member.name}`, returnAnchor(name, member.name))),
    ...unit.slots.map((slot) => symbol(`${name}.slots.${slot.name}`, slotAnchor(name, slot.name))),
    ...classes.flatMap(({ key, className, isState }) => {
      if (!isState) return [symbol(className, classAnchor(name, key))];
      return root === undefined ? [] : [symbol(`${root}.${className}`, classAnchor(name, key))];
    }),
  ];
}
