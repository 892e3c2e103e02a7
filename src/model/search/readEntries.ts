import { classAnchor } from '../api/classAnchor';
import { propAnchor } from '../api/propAnchor';
import { returnAnchor } from '../api/returnAnchor';
import { slotAnchor } from '../api/slotAnchor';
import { foldText } from './foldText';
import type { SearchEntry, SearchKind } from './SearchEntry';
import { UNIT_KINDS, type NameShard, type UnitRow } from './SearchShard';

const DEPRECATED = '!';
/** Names that a package derives from a unit's: `ButtonProps`, `ButtonClasses`. */
const DERIVED = ['Props', 'OwnProps', 'Classes', 'ClassKey', 'TypeMap', 'Slots', 'SlotProps'];
const THEME_PATHS = ['', 'defaultProps', 'styleOverrides', 'variants'];

/** The spelling of a name that `Query.symbol` is compared with. */
function symbolOf(...names: readonly string[]): string {
  return foldText(names.join('')).replace(/[^\p{L}\p{N}]+/gu, '');
}

function split(list: string): string[] {
  return list ? list.split(' ') : [];
}

type EntryPlace = Pick<SearchEntry, 'product' | 'language'>;

function unitEntries(row: UnitRow, place: EntryPlace): SearchEntry[] {
  const [unit, kind, pathname, themeName, classBase, props, returned, slots, classes] = row;
  const member = (
    memberKind: SearchKind,
    written: string,
    anchor: (unit: string, name: string) => string,
  ): SearchEntry => {
    const deprecated = written.startsWith(DEPRECATED);
    const name = deprecated ? written.slice(1) : written;
    return {
      ...place,
      key: `${pathname}#${anchor(unit, name)}`,
      kind: memberKind,
      name,
      owner: unit,
      about: '',
      symbols: [symbolOf(name), symbolOf(unit, name), ...(themeName ? [symbolOf(themeName, name)] : [])],
      ...(deprecated ? { deprecated } : {}),
    };
  };
  const classEntry = (written: string): SearchEntry => {
    const deprecated = written.startsWith(DEPRECATED);
    const [key = '', className = `${classBase}-${key}`] = written.replace(DEPRECATED, '').split('=');
    return {
      ...place,
      key: `${pathname}#${classAnchor(unit, key)}`,
      kind: 'class',
      name: className,
      owner: unit,
      about: '',
      symbols: [symbolOf(className), ...(themeName ? [symbolOf(themeName, 'styleOverrides', key)] : [])],
      ...(deprecated ? { deprecated } : {}),
    };
  };
  const theme: SearchEntry = {
    ...place,
    key: `${pathname}#theme-default-props`,
    kind: 'theme',
    name: themeName,
    owner: unit,
    about: '',
    symbols: THEME_PATHS.flatMap((path) => [
      symbolOf(themeName, path),
      symbolOf('components', themeName, path),
    ]),
  };
  return [
    {
      ...place,
      key: pathname,
      kind: UNIT_KINDS[kind],
      name: unit,
      owner: '',
      about: '',
      symbols: ['', ...DERIVED].map((end) => symbolOf(unit, end)),
    },
    ...split(props).map((prop) => member('prop', prop, propAnchor)),
    ...split(returned).map((name) => member('prop', name, returnAnchor)),
    ...split(slots).map((slot) => member('slot', slot, slotAnchor)),
    ...split(classes).map(classEntry),
    ...(themeName ? [theme] : []),
  ];
}

/** Every entry of a shard of names. */
export function readEntries(shard: NameShard): SearchEntry[] {
  const place = { product: shard.product, language: shard.language };
  const pages = shard.pages.flatMap(
    ([pathname, name, title, description, names, headings]): SearchEntry[] => [
      {
        ...place,
        key: pathname,
        kind: 'page',
        name,
        owner: '',
        about: `${title} ${description} ${names}`,
        symbols: [symbolOf(name)],
      },
      ...headings.map(([hash, text]): SearchEntry => ({
        ...place,
        key: `${pathname}#${hash}`,
        kind: 'section',
        name: text,
        owner: name,
        about: title,
        symbols: [symbolOf(text), symbolOf(name, text)],
      })),
    ],
  );
  const unitOf = (index: number) => shard.units[index];
  const types = shard.types.flatMap(([name, index, prop]): SearchEntry[] => {
    const unit = unitOf(index);
    if (!unit) return [];
    return [
      {
        ...place,
        key: `${unit[2]}#${propAnchor(unit[0], prop)}`,
        kind: 'type',
        name,
        owner: `${unit[0]}.${prop}`,
        about: '',
        symbols: [symbolOf(name)],
      },
    ];
  });
  const messages = shard.messages.flatMap(([text, index, prop]): SearchEntry[] => {
    const unit = unitOf(index);
    if (!unit) return [];
    const key = prop ? `${unit[2]}#${propAnchor(unit[0], prop)}` : unit[2];
    return [{ ...place, key, kind: 'message', name: text, owner: unit[0], about: '', symbols: [] }];
  });
  return [...pages, ...shard.units.flatMap((row) => unitEntries(row, place)), ...types, ...messages];
}
