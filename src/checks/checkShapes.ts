import { checkEntryShape, type ProductEntry } from '../model/products/ProductEntry';
import { checkProductShape } from '../model/products/productShape';
import type { Problem } from '../model/problems/Problem';
import { findLine } from './findLine';

const FILE = 'data/products/index.ts';

/** Products that are not of the agreed shape. Nothing can be read with them, so that this comes before everything. */
export function checkShapes(registry: readonly Partial<ProductEntry>[]): Problem[] {
  return registry.flatMap((entry, index) => {
    const found = checkProductShape(entry?.product);
    const rest = checkEntryShape(entry).map((finding) => ({
      ...finding,
      message: `Entry ${index + 1}: ${finding.message}`,
    }));
    const { id } = entry?.product ?? {};
    return [
      ...found.map(({ code, message, hint, productId }) => ({
        file: productId ? `data/products/${productId}/product.ts` : FILE,
        line: 1,
        column: 1,
        code,
        message: productId ? message : `${message} (entry ${index + 1})`,
        hint,
      })),
      ...rest.map((finding) => ({
        file: FILE,
        line: id ? findLine(FILE, `/${id}/`) : 1,
        column: 1,
        ...finding,
      })),
    ];
  });
}
