import { createContext, useContext } from 'react';
import { Sidebar } from '../../components/Sidebar/Sidebar';
import { Icon } from '../../components/Icon';
import type { Translate } from '../../components/Translations';
import type { SidebarNode } from '../../model/navigation/NavPage';
import type { PageData } from '../../model/page/PageData';
import styles from './Frame.module.css';

/**
 * The product's navigation tree while a document is rendered at build time. The tree is not part of the
 * page's data: in the browser it is undefined, the rendered HTML is kept, and
 * `src/browser/navigation/sidebar.ts` operates it.
 */
export const SidebarTree = createContext<readonly SidebarNode[] | undefined>(undefined);

/** The navigation of the product: a drawer below 1200 px (the browser's popover), a column from there up. */
export function SidebarRegion({ page, translate }: { page: PageData; translate: Translate }) {
  const tree = useContext(SidebarTree);
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
        <div
          id="_tree"
          className="nav-tree"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
    </nav>
  );
}
