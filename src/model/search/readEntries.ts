import { propAnchor } from '../api/anchors';
import { addressName, splitNames, symbolOf } from './entryNames';
import { readUnitEntries } from './readUnitEntries';
import type { EntryPlace, SearchEntry } from './SearchEntry';
import type { NameShard, PageRow } from './SearchShard';

/** Pages without text only list others. */
const LIST_WORTH = 0.6;

function pageEntries(row: PageRow, place: EntryPlace): SearchEntry[] {
  const [pathname, name, title, description, names, headings] = row;
  // Pages without text are found by their names alone: what lies below them bears the same address and says more.
  const address = description ? addressName(pathname) : '';
  const called = symbolOf(address) === symbolOf(name) ? '' : address;
  const page: SearchEntry = {
    ...place,
    key: pathname,
    kind: 'page',
    name,
    owner: '',
    ...(called ? { called } : {}),
    about: `${title} ${description} ${names}`,
    symbols: [name, ...(title ? [title] : []), ...(called ? [called] : [])].map((each) => symbolOf(each)),
    worth: description ? 1 : LIST_WORTH,
  };
  const sections = headings.map(([hash, text]): SearchEntry => ({
    ...place,
    key: `${pathname}#${hash}`,
    kind: 'section',
    name: text,
    owner: name,
    about: title,
    symbols: [symbolOf(text), symbolOf(name, text)],
    worth: 1,
  }));
  return [page, ...sections];
}

/** Every entry of a shard of names. */
export function readEntries(shard: NameShard): SearchEntry[] {
  const place: EntryPlace = { product: shard.product, language: shard.language };
  const documented = new Set(shard.pages.flatMap(([, , , , names]) => splitNames(names)));
  const rowOf = new Map(shard.units.map((row) => [row[0], row]));
  const types = shard.types.flatMap(([name, index, prop]): SearchEntry[] => {
    const [unit, , pathname] = shard.units[index] ?? [];
    if (!unit) return [];
    const key = `${pathname}#${propAnchor(unit, prop)}`;
    const owner = `${unit}.${prop}`;
    return [{ ...place, key, kind: 'type', name, owner, about: '', symbols: [symbolOf(name)], worth: 1 }];
  });
  const messages = shard.messages.flatMap(([text, index, prop]): SearchEntry[] => {
    const [unit, , pathname = ''] = shard.units[index] ?? [];
    if (!unit) return [];
    const key = prop ? `${pathname}#${propAnchor(unit, prop)}` : pathname;
    return [{ ...place, key, kind: 'message', name: text, owner: unit, about: '', symbols: [], worth: 1 }];
  });
  return [
    ...shard.pages.flatMap((row) => pageEntries(row, place)),
    ...shard.units.flatMap((row) => readUnitEntries(row, place, rowOf, documented.has(row[0]))),
    ...types,
    ...messages,
  ];
}
