import { SearchField } from '../../components/SearchField/SearchField';
import { useTranslate } from '../../components/Translations';
import type { PageProps } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';

/**
 * The page for an unknown address. Similar pages are found in the browser, which alone knows the address
 * (`src/islands/notFound.ts`).
 */
export function NotFoundPage({ page }: PageProps) {
  const translate = useTranslate();
  const { popular = [] } = page;
  const home = pathnameToHref('/', page.userLanguage);
  return (
    <div className="not-found-page-root" data-island="notFound">
      <p className="not-found-page-status" aria-hidden="true">
        404
      </p>
      <h1>{translate('notFoundTitle')}</h1>
      {/* Filled in the browser; its line is there from the start. */}
      <p className="not-found-page-address" dir="ltr" />
      <p className="not-found-page-text">
        <bdi>{translate('notFoundText')}</bdi>
      </p>
      <div className="not-found-page-ways">
        {page.searchHref ? <SearchField href={page.searchHref} translate={translate} /> : null}
        <a href={home}>{translate('notFoundHome')}</a>
      </div>
      {/* As high as all rows from the start, so that suggestions move nothing. */}
      <div className="not-found-page-nearest" aria-live="polite" data-nearest={translate('notFoundNearest')}>
        {popular.length > 0 ? (
          <>
            <h2>{translate('notFoundPopular')}</h2>
            <ul>
              {popular.map(({ href, text, place }) => (
                <li key={href}>
                  <a href={href}>{text}</a> <span>{place}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
