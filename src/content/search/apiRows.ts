import { enumAnchor } from '../../model/api/anchors';
import { type ApiProp, type ApiUnit, formatTarget } from '../../model/api/ApiUnit';
import type { UnitRow, TypeRow, MessageRow } from '../../model/search/SearchPart';
import { foldText } from '../../model/search/words';

const LETTERS = {
  component: ['c', 'C'],
  hook: ['h', 'H'],
  function: ['f', 'F'],
  interface: ['i', 'I'],
  namespace: ['c', 'C'],
} as const;

/** Inherited lists of this length or longer belong to a whole element, not to this unit. */
const MAX_FOREIGN = 40;

function listNames(members: readonly Pick<ApiProp, 'name' | 'deprecated'>[]): string {
  return members
    .filter(({ name }) => !/\s/.test(name))
    .map(({ name, deprecated }) => (deprecated ? `!${name}` : name))
    .join(' ');
}

/** Finds the most common beginning of a unit's class names; `MuiButton` for `MuiButton-root`. */
function findClassBase({ classes }: ApiUnit): string {
  const bases = classes.flatMap(({ key, className }) =>
    className.endsWith(`-${key}`) ? [className.slice(0, -key.length - 1)] : [],
  );
  const count = (base: string) => bases.filter((other) => other === base).length;
  return [...new Set(bases)].sort((a, b) => count(b) - count(a))[0] ?? '';
}

/** Builds the index row of a unit; `isDocumented` if a page of text also explains the unit. */
export function buildUnitRow(unit: ApiUnit, isDocumented: boolean): UnitRow {
  const foreign = unit.inherited.filter(({ target, props }) => !target && props.length < MAX_FOREIGN);
  const owners = isDocumented
    ? unit.inherited.filter(({ target, owner }) => target && /^[\w.]+$/.test(owner))
    : [];
  const base = findClassBase(unit);
  const classes = unit.classes.map(({ key, className, deprecated }) => {
    const name = className === `${base}-${key}` ? key : `${key}=${className}`;
    return deprecated ? `!${name}` : name;
  });
  return [
    unit.name,
    LETTERS[unit.kind][isDocumented ? 1 : 0],
    formatTarget(unit),
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

/** Names of types in the text of a type, but not text in quotes and not the keys of an object. */
const NAME = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\b([A-Z][a-z]\w*[a-z])\b(?!\??:)/g;
/** Maximum number of props that use a type. A more common type does not belong to any one of them. */
const MAX_USES = 12;
/** Types of the language, of React and of the browser, which are not listed. */
const FOREIGN =
  /^(?:Array|Record|Partial|Omit|Pick|Exclude|Extract|Promise|Map|Set|Function|Date|Object|Readonly\w*|NonNullable|React\w*|Ref\w*|Element\w*|ComponentType|CSSProperties|Component\w*Ref|\w*Event\w*|\w*Handler|HTML\w*|SVG\w*|DOM\w*|Intrinsic\w*|JSX|Node|Window|Document|Dispatch|SetStateAction|Mutable\w*|Key|String|Number|Boolean|RegExp|Error|Iterable|Iterator|Parameters|ReturnType|Attributes\w*|\w*Attributes)$/;

/** Returns how strongly the name of a prop suggests that the type was made for it. */
function likeness(type: string, prop: string): number {
  const [long, short] = [foldText(type), foldText(prop)];
  return long.endsWith(short) ? short.length : short.startsWith('on') ? -1 : 0;
}

/**
 * Lists types without a page of their own, each with the prop that it belongs to most: the one whose name it
 * ends with, else the first that uses it. Enums, which a page explains, are listed wherever they are used.
 * @example GridRowSelectionModel // DataGrid, rowSelectionModel
 */
export function listTypes(units: readonly ApiUnit[]): TypeRow[] {
  const names = new Set(units.map(({ name }) => name));
  const derived = new Set(units.flatMap(({ name }) => [`${name}Props`, `${name}Classes`]));
  const uses = new Map<string, { unit: number; prop: string }[]>();
  for (const [unit, { props, generics }] of units.entries()) {
    const parameters = new Set(generics.map(({ name }) => name));
    for (const { name: prop, type } of props) {
      const text = `${type.text} ${type.full ?? ''}`;
      for (const name of new Set([...text.matchAll(NAME)].map((match) => match[1] ?? ''))) {
        if (!name || parameters.has(name) || names.has(name) || derived.has(name) || FOREIGN.test(name))
          continue;
        uses.set(name, [...(uses.get(name) ?? []), { unit, prop }]);
      }
    }
  }
  const rows = [...uses]
    .filter(([, uses]) => uses.length <= MAX_USES)
    .flatMap(([name, uses]): TypeRow[] => {
      const best = uses.toSorted((a, b) => likeness(name, b.prop) - likeness(name, a.prop))[0];
      if (!best) return [];
      const unit = units[best.unit];
      const isEnum = unit?.enums?.some((one) => one.name === name);
      const row = [name, best.unit, best.prop] as const;
      return [unit && isEnum ? [...row, enumAnchor(unit.name, name)] : row];
    });
  const listed = new Set(rows.map(([name]) => name));
  for (const [unit, { name: owner, enums = [] }] of units.entries()) {
    for (const { name } of enums) {
      if (!listed.has(name)) rows.push([name, unit, '', enumAnchor(owner, name)]);
      listed.add(name);
    }
  }
  return rows.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Longer messages are shortened; readers paste or remember their beginning. */
const MAX_LETTERS = 150;

function shorten(text: string): string {
  if (text.length <= MAX_LETTERS) return text;
  const end = text.lastIndexOf(' ', MAX_LETTERS);
  return text.slice(0, end < 0 ? MAX_LETTERS : end);
}

/** Lists the messages of the units, each with the number of its unit. */
export function listMessages(units: readonly ApiUnit[]): MessageRow[] {
  return units.flatMap(({ messages = [] }, unit) =>
    messages.map(({ text }): MessageRow => [shorten(text.replaceAll('`', '')), unit]),
  );
}
