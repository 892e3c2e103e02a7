import { useEffect, useState } from 'react';
import { ProductCards } from '../../components/ProductCards/ProductCards';
import { SearchField } from '../../components/SearchField/SearchField';
import { useTranslate } from '../../components/Translations';
import type { PageLink, PageProps } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import styles from './NotFoundPage.module.css';

/** How many pages fit below the search field. A heading takes the place of one. */
const ROWS = 5;

function Links({ title, links }: { title: string; links: readonly PageLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.text}</a> <span dir="ltr">{link.href}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page for an unknown address. Similar pages are found in the browser, which alone knows the address. */
export function NotFoundPage({ page }: PageProps) {
  const translate = useTranslate();
  const [nearest, setNearest] = useState<readonly PageLink[]>([]);
  const hrefs = nearest.map(({ href }) => href);
  const room = nearest.length > 0 ? ROWS - 1 - nearest.length : ROWS;
  const popular = (page.popular ?? [])
    .filter(({ href }) => !hrefs.includes(href))
    .slice(0, Math.max(0, room));
  const home = pathnameToHref('/', page.userLanguage);
  const products = page.products.filter(({ href }) => href !== home);
  // Three cards to a row, or two large ones: no card is alone in the last row.
  const large = products.length % 3 === 2 ? 2 : 0;
  useEffect(() => {
    let gone = false;
    void import('../../browser/notFound/findNearest').then(async ({ findNearest }) => {
      const pages = await findNearest(page);
      if (!gone) setNearest(pages);
    });
    return () => {
      gone = true;
    };
  }, [page]);
  return (
    <div className={styles.notFound}>
      <h1>{translate('notFoundTitle')}</h1>
      {/* Another text is no moved text. */}
      <p key={translate('notFoundText')} className={styles.text}>
        <bdi>{translate('notFoundText')}</bdi>
      </p>
      {page.searchHref ? <SearchField href={page.searchHref} translate={translate} /> : null}
      <p>
        <a href={home}>{translate('notFoundHome')}</a>
      </p>
      {/* As high as five pages from the start, and new elements replace the former: nothing moves. */}
      <div className={styles.nearest} aria-live="polite">
        <div key={`${page.product.href} ${hrefs.join()}`}>
          <Links title={translate('notFoundNearest')} links={nearest} />
          <Links title={translate('notFoundPopular')} links={popular} />
        </div>
      </div>
      <div key={home} className="prose">
        <h2>{translate('products')}</h2>
        <ProductCards products={products.map((link, index) => ({ ...link, isFeatured: index < large }))} />
      </div>
    </div>
  );
}
