import type { ApiLookup } from './createApiLookup';
import type { ApiSymbol } from './ApiSymbol';

/** The name in the middle of the ways in which code writes one. */
function bareName(code: string): string {
  const tag = /^<([A-Z]\w*)\s*\/?>$/.exec(code)?.[1];
  return tag ?? code.replace(/^\.(?=\w+-)/, '').replace(/\(\)$/, '');
}

/**
 * What a piece of inline code names, where it names exactly one thing of the reference: `Button`, `<Button />`,
 * `useMediaQuery()`, `Button.variant`, `.MuiButton-root`. The reader's product comes first, then the order of the
 * units. Undefined for anything else.
 * @example findApiSymbol(lookup, '<Button />', 'joy-ui')?.target // { pathname: '/joy-ui/api/button' }
 */
export function findApiSymbol(lookup: ApiLookup, code: string, productId: string): ApiSymbol | undefined {
  const found = lookup.get(bareName(code.trim())) ?? [];
  return found.find((symbol) => symbol.productId === productId) ?? found[0];
}
