import type { ApiSymbol } from './ApiSymbol';
import type { ApiUnit } from './ApiUnit';
import { listApiSymbols } from './listApiSymbols';

/** Symbols by their text, units in the order in which they were given. */
export type ApiLookup = ReadonlyMap<string, readonly ApiSymbol[]>;

/** The symbol tables of the whole reference. */
export function createApiLookup(units: readonly ApiUnit[]): ApiLookup {
  const lookup = new Map<string, ApiSymbol[]>();
  for (const symbol of units.flatMap(listApiSymbols)) {
    const known = lookup.get(symbol.text);
    if (known) known.push(symbol);
    else lookup.set(symbol.text, [symbol]);
  }
  return lookup;
}
