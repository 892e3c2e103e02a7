import { type ApiTarget, type ApiUnit, listUnits } from './ApiUnit';
import { classAnchor, propAnchor, returnAnchor, sectionAnchor, slotAnchor } from './anchors';

/** A name that a reader may write or search for, with its location in the reference. */
export interface ApiSymbol {
  /** `Button`, `Button.variant`, `MuiButton-root`, `MuiButton` … */
  readonly text: string;
  readonly productId: string;
  readonly target: ApiTarget;
  /** Package of a type, which is an interface or the type of a component's props; absent for other names. */
  readonly typeOf?: string;
}

/** Symbols by text; symbols with the same text are in the order of their units. */
export type ApiLookup = ReadonlyMap<string, readonly ApiSymbol[]>;

/** Creates the symbol table of the whole reference. */
export function createApiLookup(units: readonly ApiUnit[]): ApiLookup {
  const lookup = new Map<string, ApiSymbol[]>();
  for (const symbol of units.flatMap(listUnits).flatMap(listApiSymbols)) {
    const known = lookup.get(symbol.text);
    if (known) known.push(symbol);
    else lookup.set(symbol.text, [symbol]);
  }
  return lookup;
}

/**
 * Lists all names of a unit: the unit, the type of its props, `Unit.prop` for own and inherited props,
 * `Unit.slots.name`, class names, states after the class of the root (`MuiButton-root.Mui-disabled`), and the
 * theme name.
 */
function listApiSymbols(unit: ApiUnit): ApiSymbol[] {
  const { name, productId, packageName, pathname, classes, themeName } = unit;
  const root = classes.find(({ key }) => key === 'root')?.className;
  const symbol = (text: string, anchor = unit.anchor): ApiSymbol => ({
    text,
    productId,
    target: anchor === undefined ? { pathname } : { pathname, anchor },
  });
  const props = [unit.props, ...unit.inherited.map((group) => group.props)].flat();
  return [
    unit.kind === 'interface' ? { ...symbol(name), typeOf: packageName } : symbol(name),
    ...(unit.kind === 'component' && unit.props.length > 0
      ? [
          {
            ...symbol(`${name.replaceAll('.', '')}Props`, sectionAnchor(unit, 'props')),
            typeOf: packageName,
          },
        ]
      : []),
    ...(themeName !== undefined && themeName !== name
      ? [symbol(themeName, sectionAnchor(unit, 'theme-default-props'))]
      : []),
    ...props.map((prop) => symbol(`${name}.${prop.name}`, propAnchor(name, prop.name))),
    ...unit.returned.map((member) => symbol(`${name}.${member.name}`, returnAnchor(name, member.name))),
    ...unit.slots.map((slot) => symbol(`${name}.slots.${slot.name}`, slotAnchor(name, slot.name))),
    ...classes.flatMap(({ key, className, isState }) => {
      if (!isState) return [symbol(className, classAnchor(name, key))];
      return root === undefined ? [] : [symbol(`${root}.${className}`, classAnchor(name, key))];
    }),
  ];
}

/** Removes code syntax around a name: tag brackets, a leading dot, call parentheses. */
function bareName(code: string): string {
  const tag = /^<([A-Z][\w.]*)\s*\/?>$/.exec(code)?.[1];
  return tag ?? code.replace(/^\.(?=\w+-)/, '').replace(/\(\)$/, '');
}

/**
 * Returns whether code clearly refers to the reference: a tag, a member, or a name of several words. A single
 * word such as `Option` may be a type of the reader's own.
 */
function isTelling(code: string): boolean {
  return !/^[A-Z][a-z\d]*$/.test(code);
}

function hasReference(lookup: ApiLookup, productId: string): boolean {
  for (const symbols of lookup.values()) {
    if (symbols.some((symbol) => symbol.productId === productId)) return true;
  }
  return false;
}

/**
 * Finds the symbol that inline code names, if it names exactly one: `Button`, `<Button />`,
 * `useMediaQuery()`, `Button.variant`, `.MuiButton-root`. The reader's product comes first, then the order of
 * the units. A name of one word is searched in other products only if the reader's product has no reference.
 * Returns undefined otherwise.
 * @example findApiSymbol(lookup, '<Button />', 'joy-ui')?.target
 * // { pathname: '/joy-ui/api/button' }
 */
export function findApiSymbol(lookup: ApiLookup, code: string, productId: string): ApiSymbol | undefined {
  const found = lookup.get(bareName(code.trim())) ?? [];
  const inProduct = found.find((symbol) => symbol.productId === productId);
  if (inProduct || found.length === 0) return inProduct;
  return isTelling(code.trim()) || !hasReference(lookup, productId) ? found[0] : undefined;
}
