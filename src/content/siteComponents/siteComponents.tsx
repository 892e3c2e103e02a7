import type { ReactElement } from 'react';
import { HostTable, StorageTable } from '../../components/Privacy/PrivacyTables';
import { ProductCards } from '../../components/ProductCards/ProductCards';
import { ProductIndexes, type ProductIndex } from '../../components/ProductIndexes/ProductIndexes';
import { ReleaseTable } from '../../components/ReleaseTable/ReleaseTable';
import { StoredPages } from '../../components/StoredPages/StoredPages';
import type { Translate } from '../../components/Translations/Translations';
import type { ProductLink, ReleaseLine } from '../../model/page/PageData';
import { listHosts } from './listHosts';
import { listStoredItems } from './listStoredItems';

/** What a component of the site may know of the page that it stands on. */
export interface SiteComponentContext {
  readonly productId: string;
  readonly products: readonly ProductLink[];
  readonly releases: readonly ReleaseLine[];
  /** The pages of every product, group by group. */
  readonly listIndexes: () => readonly ProductIndex[];
  readonly language: string;
  readonly translate: Translate;
}

type SiteComponent = (
  context: SiteComponentContext,
  props: Readonly<Record<string, unknown>>,
) => ReactElement;

/**
 * The components that a page may place with `{{"component": "<name>"}}`. They are drawn once, at build; what reacts
 * to a reader is a demo.
 */
export const siteComponents: Readonly<Record<string, SiteComponent>> = {
  'products/ProductCards': ({ products, productId }) => (
    <ProductCards products={products.filter(({ id }) => id !== productId)} />
  ),
  'search/ProductIndexes': ({ listIndexes }) => <ProductIndexes indexes={listIndexes()} />,
  'releases/ReleaseTable': ({ releases, language, translate }) => (
    <ReleaseTable releases={releases} language={language} translate={translate} />
  ),
  'privacy/StorageTable': ({ translate }) => <StorageTable items={listStoredItems()} translate={translate} />,
  'privacy/HostTable': ({ translate }) => <HostTable hosts={listHosts()} translate={translate} />,
  'offline/StoredPages': ({ translate }) => <StoredPages translate={translate} />,
};
