import type { ApiLookup } from './createApiLookup';
import type { ApiSymbol } from './ApiSymbol';

/** The name in the middle of the ways in which code writes one. */
function bareName(code: string): string {
  const tag = /^<([A-Z]\w*)\s*\/?>$/.exec(code)?.[1];
  return tag ?? code.replace(/^\.(?=\w+-)/, '').replace(/\(\)$/, '');
}

/**
 * Whether code means a thing of the reference wherever it stands: a tag, a member, or a name of several words. `Option`
 * may just as well be a type of the reader's own.
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
 * What a piece of inline code names, where it names exactly one thing of the reference: `Button`, `<Button />`,
 * `useMediaQuery()`, `Button.variant`, `.MuiButton-root`. The reader's product comes first, then the order of the
 * units; a name of one word is looked for in other products only where the reader's own has no reference. Undefined for anything else.
 * @example findApiSymbol(lookup, '<Button />', 'joy-ui')?.target // { pathname: '/joy-ui/api/button' }
 */
export function findApiSymbol(lookup: ApiLookup, code: string, productId: string): ApiSymbol | undefined {
  const found = lookup.get(bareName(code.trim())) ?? [];
  const own = found.find((symbol) => symbol.productId === productId);
  if (own || found.length === 0) return own;
  return isTelling(code.trim()) || !hasReference(lookup, productId) ? found[0] : undefined;
}
