import type { ApiLookup } from './createApiLookup';
import type { ApiSymbol } from './ApiSymbol';

/** The name in the middle of the ways in which code writes one. */
function bareName(code: string): string {
  const tag = /^<([A-Z]\w*)\s*\/?>$/.exec(code)?.[1];
  return tag ?? code.replace(/^\.(?=\w+-)/, '').replace(/\(\)$/, '');
}

/**
 * Whether a name can mean nothing but a thing of the reference wherever it stands: a tag, or a name of several words.
 * `Option` may just as well be a type of the reader's own.
 */
function isTelling(code: string): boolean {
  const [name = ''] = bareName(code).split(/[.-]/);
  return code.startsWith('<') || /[a-z\d][A-Z]/.test(name);
}

/**
 * What a piece of inline code names, where it names exactly one thing of the reference: `Button`, `<Button />`,
 * `useMediaQuery()`, `Button.variant`, `.MuiButton-root`. The reader's product comes first; a tag and a name
 * of several words is looked for in the other ones, too, in the order of the units. Undefined for anything else.
 * @example findApiSymbol(lookup, '<Button />', 'joy-ui')?.target // { pathname: '/joy-ui/api/button' }
 */
export function findApiSymbol(lookup: ApiLookup, code: string, productId: string): ApiSymbol | undefined {
  const found = lookup.get(bareName(code.trim())) ?? [];
  const own = found.find((symbol) => symbol.productId === productId);
  return own ?? (isTelling(code.trim()) ? found[0] : undefined);
}
