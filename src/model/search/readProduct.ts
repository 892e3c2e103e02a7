import { foldText } from './foldText';

/** A product by the names under which readers call it. */
export interface NamedProduct {
  readonly id: string;
  readonly name: string;
}

/**
 * The product that a query names, and the query without it: `joy ui button` is about buttons of Joy UI. Undefined
 * where it names none, or nothing else.
 * @example readProduct('Joy UI button', products) // { product: 'joy-ui', rest: 'button' }
 */
export function readProduct(
  text: string,
  products: readonly NamedProduct[],
): { readonly product: string; readonly rest: string } | undefined {
  const padded = ` ${foldText(text).replace(/\s+/g, ' ')} `;
  for (const { id, name } of products) {
    // An id of one word may be an ordinary word: `system`.
    for (const called of [foldText(name), ...(id.includes('-') ? [id] : [])]) {
      const at = padded.indexOf(` ${called} `);
      if (at < 0) continue;
      const rest = `${padded.slice(0, at)} ${padded.slice(at + called.length + 2)}`.trim();
      if (rest) return { product: id, rest };
    }
  }
  return undefined;
}
