import { checkProductShape } from '../model/products/checkProductShape';
import type { Problem } from '../model/problems/Problem';
import type { ProductEntry } from '../model/products/ProductEntry';

/** Products that are not of the agreed shape. Nothing can be read with them, so that this comes before everything. */
export function checkShapes(registry: readonly Partial<ProductEntry>[]): Problem[] {
  return registry.flatMap((entry, index) =>
    checkProductShape(entry?.product).map(({ code, message, hint, productId }) => ({
      file: productId ? `data/products/${productId}/product.ts` : 'data/products/index.ts',
      line: 1,
      column: 1,
      code,
      message: productId ? message : `${message} (entry ${index + 1})`,
      hint,
    })),
  );
}
