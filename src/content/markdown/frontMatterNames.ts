import { addTrailingSlash } from '../../model/routes/pathname';
import { nameHint, createReport } from './Report';
import type { PageContext } from './PageContext';
import type { FrontMatterResult } from './frontMatter';

/**
 * Returns the Markdown of the "API" section: a link to the API page of each component and hook in the front
 * matter. Because it is Markdown, the usual steps handle its heading, links and language.
 * Empty if the page names none or the context has no API pages. A name without an API page is one problem.
 */
export function apiSection(
  { frontMatter, places, problems }: Pick<FrontMatterResult, 'frontMatter' | 'places' | 'problems'>,
  context: PageContext,
): string {
  const { apiPathnames } = context;
  if (apiPathnames === undefined) return '';
  const report = createReport(context.file, problems);
  const items: string[] = [];
  for (const key of ['components', 'hooks'] as const) {
    for (const name of frontMatter[key]) {
      const pathname = Object.hasOwn(apiPathnames, name) ? apiPathnames[name] : undefined;
      if (pathname === undefined) {
        const hint = nameHint(name, Object.keys(apiPathnames));
        report(places[key] ?? { line: 1, column: 1 }, 'unknown-api', `"${name}" has no API page`, hint);
      } else {
        const text = key === 'components' ? `<${name} />` : name;
        items.push(`- [\`${text}\`](${addTrailingSlash(pathname)})`);
      }
    }
  }
  if (items.length === 0) return '';
  const { api, apiIntroduction } = context.labels;
  return `\n\n## ${api}\n\n${apiIntroduction}\n\n${items.join('\n')}\n`;
}

/** Reports a `productId` that is missing from the product registry. */
export function checkProductId(
  { frontMatter, places, problems }: Pick<FrontMatterResult, 'frontMatter' | 'places' | 'problems'>,
  { file, productIds }: Pick<PageContext, 'file' | 'productIds'>,
): void {
  const { productId } = frontMatter;
  if (productId === undefined || !productIds || productIds.includes(productId)) return;
  const report = createReport(file, problems);
  const message = `there is no product "${productId.slice(0, 60)}"`;
  report(
    places.productId ?? { line: 1, column: 1 },
    'unknown-product',
    message,
    nameHint(productId, productIds),
  );
}
