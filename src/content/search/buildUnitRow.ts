import type { ApiProp, ApiUnit } from '../../model/api/ApiUnit';
import type { UnitRow } from '../../model/search/SearchShard';

const LETTERS = { component: 'c', hook: 'h', interface: 'i' } as const;

/** A longer list from elsewhere is that of a whole element, not of this unit. */
const MOST_FOREIGN = 40;

function listNames(members: readonly Pick<ApiProp, 'name' | 'deprecated' | 'internal'>[]): string {
  return members
    .filter(({ name, internal }) => !internal && !/\s/.test(name))
    .map(({ name, deprecated }) => (deprecated ? `!${name}` : name))
    .join(' ');
}

/** What the class names of a unit begin with, as most of them tell; `MuiButton` for `MuiButton-root`. */
function findClassBase({ classes }: ApiUnit): string {
  const bases = classes.flatMap(({ key, className }) =>
    className.endsWith(`-${key}`) ? [className.slice(0, -key.length - 1)] : [],
  );
  const count = (base: string) => bases.filter((other) => other === base).length;
  return [...new Set(bases)].sort((a, b) => count(b) - count(a))[0] ?? '';
}

/** A page of the API reference as the index names it; `isDocumented` where a page of text explains it, too. */
export function buildUnitRow(unit: ApiUnit, isDocumented: boolean): UnitRow {
  const foreign = unit.inherited.filter(({ target, props }) => !target && props.length < MOST_FOREIGN);
  const owners = isDocumented
    ? unit.inherited.filter(({ target, owner }) => target && /^\w+$/.test(owner))
    : [];
  const base = findClassBase(unit);
  const classes = unit.classes.map(({ key, className, deprecated }) => {
    const name = className === `${base}-${key}` ? key : `${key}=${className}`;
    return deprecated ? `!${name}` : name;
  });
  return [
    unit.name,
    LETTERS[unit.kind],
    unit.pathname,
    unit.themeName ?? '',
    base,
    listNames(unit.props),
    listNames(foreign.flatMap(({ props }) => props)),
    owners.map(({ owner }) => owner).join(' '),
    listNames(unit.returned),
    listNames(unit.slots),
    classes.join(' '),
  ];
}
