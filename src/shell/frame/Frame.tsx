import { createContext, useContext, type ReactNode } from 'react';
import { ANNOUNCER_ID } from '../../browser/announce';
import { Footer } from '../../components/Footer/Footer';
import { Header, VERSIONS_ID } from '../../components/Header/Header';
import { Icon } from '../../components/Icon';
import { Sidebar } from '../../components/Sidebar/Sidebar';
import { Slot } from '../../components/Slot';
import { type Translate, useTranslate } from '../../components/Translations';
import { languageOfText } from '../../layouts/languageOfText';
import type { SidebarNode } from '../../model/navigation/NavPage';
import { CONTENT_ID } from '../../model/page/contentId';
import { pageOfTab } from '../../model/navigation/pageTabs';
import type { PageData } from '../../model/page/PageData';

/** Header, sidebar, page, table of contents and footer. */
export function Frame({ page, children }: { page: PageData; children: ReactNode }) {
  const translate = useTranslate();
  const hasSidebar = page.kind !== 'home';
  const names = ['frame-root', hasSidebar ? '' : 'frame-wide', page.hasToc ? 'frame-with-toc' : ''];
  return (
    <>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {translate('skipToContent')}
      </a>
      <Header page={page} sidebarId={hasSidebar ? '_sidebar' : undefined} translate={translate} />
      <div className={names.join(' ')}>
        {hasSidebar ? <SidebarRegion page={page} translate={translate} /> : null}
        <main id={CONTENT_ID} className="frame-main" tabIndex={-1} data-island="text">
          {children}
          <Slot name="pageEnd" page={page} />
        </main>
        {page.hasToc ? <TocRegion page={page} translate={translate} /> : null}
      </div>
      <Footer page={page} translate={translate} />
      <div id={ANNOUNCER_ID} className="visually-hidden" role="status" />
    </>
  );
}

/**
 * The headings of the page: a column from 900 px up, below that a bar whose list is a native popover.
 * `src/browser/navigation/scrollSpy.ts` marks the current one, and names it in the bar.
 */
function TocRegion({ page, translate }: { page: PageData; translate: Translate }) {
  return (
    <nav className="frame-toc" aria-label={translate('contents')}>
      <button type="button" className="frame-toc-bar" popoverTarget="_toc-list">
        <span>{translate('contents')}</span>
        <span data-toc-current="" aria-hidden="true" {...languageOfText(page)} />
        <Icon name="down" size={16} />
      </button>
      <p className="frame-toc-title" dir={languageOfText(page).dir} aria-hidden="true">
        {translate('contents')}
      </p>
      <div id="_toc-list" popover="auto" className="frame-toc-list" {...languageOfText(page)}>
        <div id="_toc" className="toc" dangerouslySetInnerHTML={{ __html: page.html._toc ?? '' }} />
      </div>
    </nav>
  );
}

/** The product's navigation tree. The document gets it from a file that is not part of the page's data. */
export const SidebarTree = createContext<readonly SidebarNode[]>([]);

/** Fewer pages are found by the eye. */
const LEAST_FILTERED = 8;

/** The navigation of the product: a drawer below 1200 px (the browser's popover), a column from there up. */
function SidebarRegion({ page, translate }: { page: PageData; translate: Translate }) {
  const tree = useContext(SidebarTree);
  // The tree has the page, not its tabs.
  const { pathname, href } = page.tabs
    ? { pathname: pageOfTab(page.pathname), href: page.tabs[0]?.href ?? page.href }
    : page;
  const version = page.versions.find(({ current }) => current);
  const isShort = tree.length < LEAST_FILTERED && tree.every(({ children }) => !children);
  return (
    <nav
      id="_sidebar"
      className="frame-sidebar"
      popover="auto"
      aria-label={translate('documentation')}
      data-product={page.product.id}
      data-nav-href={page.navHref}
      data-pathname={pathname}
      data-href={href}
    >
      <div className="frame-sidebar-head">
        {isShort ? null : (
          <input
            type="search"
            className="control-field frame-filter"
            data-nav-filter=""
            placeholder={translate('filterPages')}
            aria-label={translate('filterPages')}
            spellCheck={false}
          />
        )}
        {version ? (
          <button
            type="button"
            className="frame-close frame-versions"
            popoverTarget={VERSIONS_ID}
            aria-label={`${translate('selectVersion')} ${version.text}`}
          >
            {version.text}
            <Icon name="down" size={16} />
          </button>
        ) : null}
        <button
          type="button"
          className="frame-close"
          popoverTarget="_sidebar"
          popoverTargetAction="hide"
          aria-label={translate('closeNavigation')}
        >
          <Icon name="close" />
        </button>
      </div>
      <div data-nav-empty="" hidden role="status">
        <p>{translate('noPageMatches')}</p>
        {page.searchHref ? (
          <a href={page.searchHref} data-nav-search="">
            {translate('searchForWords')} <bdi />
          </a>
        ) : null}
      </div>
      <div id="_tree" className="nav-tree">
        <Sidebar tree={tree} pathname={pathname} translate={translate} />
      </div>
      <div className="frame-sidebar-foot">
        <button
          type="button"
          data-opens="settings"
          data-track="settings"
          data-island="settings"
          data-waits=""
        >
          <Icon name="settings" size={18} /> {translate('settings')}
        </button>
        <a href={page.repositoryHref} rel="noopener" aria-label={translate('repository')}>
          <Icon name="repository" size={18} /> {translate('repositoryShort')}
        </a>
      </div>
      <Slot name="sidebarEnd" page={page} />
    </nav>
  );
}
