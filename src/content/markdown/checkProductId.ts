import { nameHint } from './nameHint';
import type { PageContext } from './PageContext';
import type { FrontMatterResult } from './parseFrontMatter';
import { createReport } from './Report';

/** Reports a `productId` that the family's registry lacks. */
export function checkProductId(
  { frontMatter, places, problems }: Pick<FrontMatterResult, 'frontMatter' | 'places' | 'problems'>,
  { file, productIds }: Pick<PageContext, 'file' | 'productIds'>,
): void {
  const { productId } = frontMatter;
  if (productId === undefined || !productIds || productIds.includes(productId)) return;
  const report = createReport(file, problems);
  const message = `the family has no product "${productId.slice(0, 60)}"`;
  report(
    places.productId ?? { line: 1, column: 1 },
    'unknown-product',
    message,
    nameHint(productId, productIds),
  );
}
