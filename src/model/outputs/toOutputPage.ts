import type { PageData } from '../page/PageData';
import type { OutputPage } from './OutputPage';

/** What goes out beside a page needs to know of it. */
export function toOutputPage(page: PageData, file: string | undefined): OutputPage {
  const { head } = page;
  return {
    route: page.href,
    pathname: page.pathname,
    productId: page.product.id,
    userLanguage: page.userLanguage,
    contentLanguage: page.contentLanguage,
    title: page.title,
    description: page.description,
    noindex: head.noindex === true,
    canonical: head.canonical ?? '',
    alternates: head.alternates,
    ...(page.lastUpdated ? { lastUpdated: page.lastUpdated } : {}),
    ...(file ? { file } : {}),
  };
}
