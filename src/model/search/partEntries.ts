import {
  propAnchor,
  classAnchor,
  messageAnchor,
  returnAnchor,
  sectionAnchor,
  slotAnchor,
} from '../api/anchors';
import {
  addressName,
  isElsewhere,
  splitNames,
  type EntryOrigin,
  type SearchEntry,
  type SearchKind,
} from './SearchEntry';
import { symbolOf } from './words';
import { type NamePart, type PageRow, UNIT_KINDS, type UnitRow } from './SearchPart';

/** Factor for pages without text, which only list others. */
const LIST_WORTH = 0.6;

function pageEntries(row: PageRow, origin: EntryOrigin): SearchEntry[] {
  const [pathname, name, title, description, names, headings, group] = row;
  // Pages without text are found by their names only: the entries below them have the same address and say
  // more.
  const isElse = isElsewhere(pathname);
  const address = description || isElse ? addressName(pathname) : '';
  const called = symbolOf(address) === symbolOf(name) ? '' : address;
  const page: SearchEntry = {
    ...origin,
    key: pathname,
    kind: 'page',
    name,
    owner: '',
    group,
    ...(called ? { called } : {}),
    about: `${title} ${description} ${names}`,
    symbols: [name, ...(title ? [title] : []), ...(called ? [called] : [])].map((each) => symbolOf(each)),
    worth: description ? 1 : LIST_WORTH,
  };
  const sections = headings.map(([hash, text]): SearchEntry => ({
    ...origin,
    key: `${pathname}#${hash}`,
    kind: 'section',
    name: text,
    owner: name,
    group,
    about: title,
    symbols: [symbolOf(text), symbolOf(name, text)],
    worth: 1,
  }));
  return [page, ...sections];
}

/** Returns the pathname of the page with a unit. */
function pageOf(place: string): string {
  return place.split('#')[0] ?? place;
}

/** Returns all entries of a part of names. */
export function readEntries(part: NamePart): SearchEntry[] {
  const origin: EntryOrigin = { product: part.product, language: part.language };
  const rowOf = new Map(part.units.map((row) => [row[0], row]));
  const types = part.types.flatMap(([name, index, prop, hash]): SearchEntry[] => {
    const [unit, , place = ''] = part.units[index] ?? [];
    if (!unit) return [];
    const key = `${pageOf(place)}#${hash ?? propAnchor(unit, prop)}`;
    const owner = prop ? `${unit}.${prop}` : unit;
    return [{ ...origin, key, kind: 'type', name, owner, about: '', symbols: [symbolOf(name)], worth: 1 }];
  });
  const messages = part.messages.flatMap(([text, index]): SearchEntry[] => {
    const [unit, , place = ''] = part.units[index] ?? [];
    if (!unit) return [];
    const key = `${pageOf(place)}#${messageAnchor(unit, text)}`;
    return [{ ...origin, key, kind: 'message', name: text, owner: unit, about: '', symbols: [], worth: 1 }];
  });
  return [
    ...part.pages.flatMap((row) => pageEntries(row, origin)),
    ...part.units.flatMap((row) => readUnitEntries(row, origin, rowOf)),
    ...types,
    ...messages,
  ];
}

const DEPRECATED = '!';
const DEPRECATED_WORTH = 0.7;
/** Factor for messages: readers who see a warning search for it. */
const DEPRECATED_WORD = 'deprecated';
/**
 * Factor for units that a page explains: they are wanted more often than those that only the reference has.
 */
const DOCUMENTED_WORTH = 1.05;
const UNDOCUMENTED_WORTH = 0.9;
/** Factor for inherited props: they belong to another unit first. */
const INHERITED_WORTH = 0.8;
/** Names that a package derives from a unit's name: `ButtonProps`, `ButtonClasses`. */
const DERIVED = ['Props', 'OwnProps', 'Classes', 'ClassKey', 'TypeMap', 'Slots', 'SlotProps'];
/** Keys of a component's entry in the theme. */
const THEME_KEYS = ['', 'defaultProps', 'styleOverrides', 'variants'];

function readName(written: string): { name: string; isDeprecated: boolean } {
  const isDeprecated = written.startsWith(DEPRECATED);
  return { name: isDeprecated ? written.slice(1) : written, isDeprecated };
}

/**
 * Returns the entries of a page of the API reference: the unit, its props, slots and classes, and its name in
 * the theme.
 * @param rowOf rows of the same part by name, for the props that the unit inherits
 */
function readUnitEntries(
  row: UnitRow,
  origin: EntryOrigin,
  rowOf: ReadonlyMap<string, UnitRow>,
): SearchEntry[] {
  const [unit, kind, place, themeName, classBase, props, foreign, owners, returned, slots, classes] = row;
  const [, anchor] = place.split('#');
  const prior = kind < 'a' ? DOCUMENTED_WORTH : UNDOCUMENTED_WORTH;
  const entry = (hash: string, fields: Omit<SearchEntry, keyof EntryOrigin | 'key'>): SearchEntry => ({
    ...origin,
    key: hash ? `${pageOf(place)}#${hash}` : place,
    ...fields,
  });
  const member = (
    memberKind: SearchKind,
    written: string,
    anchor: (owner: string, name: string) => string,
    worth = 1,
  ) => {
    const { name, isDeprecated } = readName(written);
    const owned = [symbolOf(unit, name), ...(themeName ? [symbolOf(themeName, name)] : [])];
    return entry(anchor(unit, name), {
      kind: memberKind,
      name,
      owner: unit,
      about: isDeprecated ? DEPRECATED_WORD : '',
      symbols: worth === 1 ? [symbolOf(name), ...owned] : owned,
      worth: prior * worth * (isDeprecated ? DEPRECATED_WORTH : 1),
    });
  };
  const classOf = (written: string) => {
    const { name, isDeprecated } = readName(written);
    const [key = '', className = `${classBase}-${key}`] = name.split('=');
    return entry(classAnchor(unit, key), {
      kind: 'class',
      name: className,
      owner: unit,
      about: isDeprecated ? DEPRECATED_WORD : '',
      symbols: [symbolOf(className), ...(themeName ? [symbolOf(themeName, 'styleOverrides', key)] : [])],
      worth: prior * (isDeprecated ? DEPRECATED_WORTH : 1),
    });
  };
  const propNames = splitNames(props);
  const taken = new Set(propNames.map((written) => readName(written).name));
  const inherited = [
    ...splitNames(foreign),
    ...splitNames(owners).flatMap((owner) => splitNames(rowOf.get(owner)?.[5] ?? '')),
  ].filter((written) => !taken.has(readName(written).name));
  const theme = entry(sectionAnchor({ anchor }, 'theme-default-props'), {
    kind: 'theme',
    name: themeName,
    owner: unit,
    about: '',
    symbols: THEME_KEYS.flatMap((key) => [symbolOf(themeName, key), symbolOf('components', themeName, key)]),
    worth: prior,
  });
  const unitSymbols = ['', ...DERIVED].map((end) => symbolOf(unit, end));
  return [
    entry('', {
      kind: UNIT_KINDS[kind],
      name: unit,
      owner: '',
      about: '',
      symbols: unitSymbols,
      worth: prior,
    }),
    ...propNames.map((prop) => member('prop', prop, propAnchor)),
    ...[...new Set(inherited)].map((prop) => member('prop', prop, propAnchor, INHERITED_WORTH)),
    ...splitNames(returned).map((name) => member('prop', name, returnAnchor)),
    ...splitNames(slots).map((slot) => member('slot', slot, slotAnchor)),
    ...splitNames(classes).map(classOf),
    ...(themeName ? [theme] : []),
  ];
}
