import { useEffect, useState } from 'react';
import { SearchField } from '../../components/SearchField/SearchField';
import { useTranslate } from '../../components/Translations';
import type { PageLink, PageProps } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import styles from './NotFoundPage.module.css';

/** The page for an unknown address. Similar pages are found in the browser, which alone knows the address. */
export function NotFoundPage({ page }: PageProps) {
  const translate = useTranslate();
  const [nearest, setNearest] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let gone = false;
    void import('../../browser/notFound/findNearest').then(async ({ findNearest }) => {
      const found = await findNearest(page);
      if (!gone) setNearest(found);
    });
    return () => {
      gone = true;
    };
  }, [page]);
  return (
    <div className={styles.notFound}>
      <h1>{translate('notFoundTitle')}</h1>
      <p>{translate('notFoundText')}</p>
      {page.searchHref ? <SearchField href={page.searchHref} translate={translate} /> : null}
      <p>
        <a href={pathnameToHref('/', page.userLanguage)}>{translate('notFoundHome')}</a>
      </p>
      {/* Last, so that what is found moves nothing. */}
      <div className={styles.nearest} aria-live="polite">
        {nearest.length > 0 ? (
          <>
            <h2>{translate('notFoundNearest')}</h2>
            <ul>
              {nearest.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.text}</a> <code dir="ltr">{link.href}</code>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
