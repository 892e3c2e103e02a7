import type { ApiUnit } from '../../model/api/ApiUnit';
import { type NavPage, isExternal } from '../../model/navigation/NavPage';
import type { FamilyPageSource } from '../../model/page/FamilyPage';
import type { PageKind } from '../../model/page/PageData';
import type { ProductEntry } from '../../model/products/ProductEntry';
import type { ContentPage } from './catalogPages';
import type { SiteContent } from './SiteContent';
import { walkNav } from '../../model/navigation/navTree';
import { resolveProduct, type Product } from '../../model/products/Product';

/** One page of the site, before it is built in each language. */
export interface PageSource {
  readonly kind: PageKind;
  readonly pathname: string;
  readonly product: ProductEntry;
  /** Its entry in the product's tree; absent for pages that are in no tree. */
  readonly navPage?: NavPage;
  /** The unit that an API page documents; absent on other pages. */
  readonly unit?: ApiUnit;
  /** Its text; absent for generated pages. */
  readonly content?: ContentPage;
  /** The file of the family that draws it; absent on pages that the shell draws. */
  readonly familyPage?: FamilyPageSource;
}

const HOME = '/';

function kindOf(pathname: string, { prefix }: Product): PageKind {
  if (pathname === HOME) return 'home';
  return `${pathname}/` === prefix ? 'landing' : 'docs';
}

/** Whether an entry of a tree shows the components of a reference: then it is a page before it has others below it. */
function isGallery({ api = [] }: ProductEntry, pathname: string): boolean {
  return api.some(({ gallery }) => gallery === pathname);
}

/**
 * Lists every page of the site: the pages of the catalog, those of files of the family, one page for each unit of the
 * API reference, and one generated section page for each group of a tree without its own text, and for each gallery. This is the only list of pages.
 */
export function listPageSources({ registry, pages, familyPages, units }: SiteContent): PageSource[] {
  const sources = new Map<string, PageSource>();
  const products = registry.map(({ product }) => product);
  const entryOf = new Map(registry.map((entry) => [entry.product.id, entry]));
  for (const content of pages.values()) {
    const product = entryOf.get(content.productId);
    if (!product) continue;
    const { pathname } = content;
    sources.set(pathname, { kind: kindOf(pathname, product.product), pathname, product, content });
  }
  for (const unit of units) {
    const product = entryOf.get(unit.productId);
    if (product) sources.set(unit.pathname, { kind: 'api', pathname: unit.pathname, product, unit });
  }
  for (const familyPage of familyPages) {
    const { pathname } = familyPage;
    const product = entryOf.get(resolveProduct(pathname, products).id);
    if (product) sources.set(pathname, { kind: 'family', pathname, product, familyPage });
  }
  for (const entry of registry) {
    for (const { page: navPage } of walkNav(entry.nav)) {
      const { pathname } = navPage;
      if (isExternal(navPage) || resolveProduct(pathname, products).id !== entry.product.id) continue;
      const source = sources.get(pathname);
      if (source) sources.set(pathname, { ...source, navPage });
      else if (navPage.children || isGallery(entry, pathname))
        sources.set(pathname, { kind: 'section', pathname, product: entry, navPage });
    }
  }
  return [...sources.values()];
}
