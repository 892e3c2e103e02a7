import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { Adopted } from '../../components/Adopted';
import { Footer } from '../../components/Footer/Footer';
import { Header, VERSIONS_ID } from '../../components/Header/Header';
import { Icon } from '../../components/Icon';
import { LanguageOffer } from '../../components/LanguageOffer/LanguageOffer';
import { Sidebar } from '../../components/Sidebar/Sidebar';
import { type Translate, useTranslate } from '../../components/Translations';
import { languageOfText } from '../../layouts/PageBody';
import type { SidebarNode } from '../../model/navigation/NavPage';
import { CONTENT_ID } from '../../model/page/contentId';
import type { PageData } from '../../model/page/PageData';
import { useDocs } from '../contexts';
import styles from './Frame.module.css';

/**
 * Header, sidebar, page, table of contents and footer. It stays mounted across navigation; only its content
 * changes.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { page } = useDocs();
  const translate = useTranslate();
  const hasSidebar = page.kind !== 'home';
  const names = [styles.frame, hasSidebar ? '' : styles.wide, page.hasToc ? styles.withToc : ''];
  return (
    <>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {translate('skipToContent')}
      </a>
      <Header page={page} sidebarId={hasSidebar ? '_sidebar' : undefined} translate={translate} />
      <div className={names.join(' ')}>
        {hasSidebar ? <SidebarRegion page={page} translate={translate} /> : null}
        <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {page.hasToc ? <TocRegion page={page} translate={translate} /> : null}
      </div>
      <LanguageOffer page={page} translate={translate} />
      <Footer page={page} translate={translate} />
    </>
  );
}

/**
 * The headings of the page: a column from 900 px up, below that a bar whose list is a native popover.
 * `src/browser/navigation/scrollSpy.ts` marks the current one, and names it in the bar.
 */
function TocRegion({ page, translate }: { page: PageData; translate: Translate }) {
  return (
    <nav className={styles.toc} aria-label={translate('contents')}>
      <button type="button" className={styles.tocBar} popoverTarget="_toc-list">
        <span>{translate('contents')}</span>
        <span
          key={page.href}
          data-toc-current=""
          aria-hidden="true"
          {...languageOfText(page)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <Icon name="down" size={16} />
      </button>
      <p className={styles.tocTitle} dir={languageOfText(page).dir} aria-hidden="true">
        {translate('contents')}
      </p>
      <div id="_toc-list" popover="auto" className={styles.tocList} {...languageOfText(page)}>
        <Adopted key={page.href} id="_toc" className="toc" html={page.html?._toc} />
      </div>
    </nav>
  );
}

/**
 * The product's navigation tree while a document is rendered at build time. The tree is not part of the
 * page's data: in the browser it is undefined, the rendered HTML is kept, and
 * `src/browser/navigation/sidebar.ts` operates it.
 */
export const SidebarTree = createContext<readonly SidebarNode[] | undefined>(undefined);

/** The navigation of the product: a drawer below 1200 px (the browser's popover), a column from there up. */
function SidebarRegion({ page, translate }: { page: PageData; translate: Translate }) {
  const tree = useContext(SidebarTree);
  const version = page.versions.find(({ current }) => current);
  useEffect(() => {
    window.dispatchEvent(new Event('docs:sidebar'));
  }, []);
  return (
    <nav
      id="_sidebar"
      className={styles.sidebar}
      popover="auto"
      aria-label={translate('documentation')}
      data-product={page.product.id}
      data-nav-href={page.navHref}
      data-pathname={page.pathname}
      data-href={page.href}
    >
      <div className={styles.sidebarHead}>
        <input
          type="search"
          className={styles.filter}
          data-nav-filter=""
          placeholder={translate('filterPages')}
          aria-label={translate('filterPages')}
          autoComplete="off"
          spellCheck={false}
        />
        {version ? (
          <button
            type="button"
            className={`${styles.close} ${styles.versions}`}
            popoverTarget={VERSIONS_ID}
            aria-label={`${translate('selectVersion')} ${version.text}`}
          >
            {version.text}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.close}
          popoverTarget="_sidebar"
          popoverTargetAction="hide"
          aria-label={translate('closeNavigation')}
        >
          <Icon name="close" />
        </button>
      </div>
      <p data-nav-empty="" hidden role="status" suppressHydrationWarning>
        {translate('noPageMatches')}
      </p>
      {tree ? (
        <div id="_tree" className="nav-tree">
          <Sidebar tree={tree} pathname={page.pathname} translate={translate} />
        </div>
      ) : (
        <Adopted id="_tree" className="nav-tree" html={undefined} />
      )}
    </nav>
  );
}
