import type { ComponentType, ReactElement } from 'react';
import { ApiNames, type LinkedApiName } from '../components/ApiNames';
import { HostTable, StorageTable, type HostPurpose } from '../components/PrivacyTables';
import { ProductCards, type ProductCard } from '../components/ProductCards/ProductCards';
import { PopularPages } from '../components/PopularPages/PopularPages';
import { ProductIndexes, type ProductIndex } from '../components/ProductIndexes';
import { ReleaseTable } from '../components/ReleaseTable/ReleaseTable';
import { SectionList, type SectionPicture } from '../components/SectionList/SectionList';
import { SearchField } from '../components/SearchField/SearchField';
import { StoredPages } from '../components/StoredPages';
import type { Translate } from '../components/Translations';
import type { ProductLink, ReleaseLine, SectionEntry } from '../model/page/PageData';
import { parseAdNetwork } from '../model/ads/AdNetwork';
import { parseServices } from '../model/analytics/services';
import type { TextKey } from '../model/languages/textKeys';
import { SANDBOX_ACTIONS } from '../model/demos/sandboxForm';
import { listHostedOrigins, parseHostedIndex } from '../model/search/parseHostedIndex';
import { ads, components, hostedIndex, services, site } from '../site';
import { STORED_ITEMS, type StoredItem } from '../model/storedItems';

/** Facts about the page that a site component may use. */
export interface SiteComponentContext {
  readonly productId: string;
  readonly products: readonly ProductLink[];
  /** What the card of a product shows besides its name. */
  readonly cardOf: (productId: string) => ProductCard;
  readonly releases: readonly ReleaseLine[];
  /** The pages of every product, group by group. */
  readonly listIndexes: () => readonly ProductIndex[];
  /** The names of the API reference. */
  readonly listNames: () => readonly LinkedApiName[];
  /** The components of the product that have a picture, if the page shows them. */
  readonly listGallery: () => readonly SectionEntry[];
  readonly pictures: ReadonlyMap<string, SectionPicture>;
  readonly language: string;
  readonly translate: Translate;
}

type SiteComponent = (
  context: SiteComponentContext,
  props: Readonly<Record<string, unknown>>,
) => ReactElement;

/** Name of the component that shows the components of a product as a gallery. */
export const COMPONENT_CARDS = 'products/ComponentCards';

/** Name of the component that lists the names of the API reference. */
export const API_NAMES = 'api/ApiNames';

/** Name of the component that lists the releases of all products. */
export const RELEASE_TABLE = 'releases/ReleaseTable';

/** Returns the blocks of the family; those of the shell with the same names come first. */
function listOfFamily(): Record<string, SiteComponent> {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      // Pages give it the props.
      const Component = component as ComponentType<object>;
      const draw: SiteComponent = ({ language, productId }, props) => (
        <Component {...props} {...{ language, productId }} />
      );
      return [name, draw];
    }),
  );
}

/**
 * The components that a page may use with `{{"component": "<name>"}}`. They are rendered once, at build time;
 * interactive content must be a demo.
 */
export const siteComponents: Readonly<Record<string, SiteComponent>> = {
  ...listOfFamily(),
  'products/ProductCards': ({ products, productId, cardOf }) => (
    <ProductCards
      products={products
        .filter(({ id }) => id !== productId)
        .map((link) => ({ ...link, ...cardOf(link.id) }))}
    />
  ),
  [COMPONENT_CARDS]: ({ listGallery, pictures, translate }) => (
    <SectionList entries={listGallery()} pictures={pictures} isUnfiltered translate={translate} />
  ),
  'search/PopularPages': ({ listIndexes }) => <PopularPages indexes={listIndexes()} />,
  'search/SearchField': ({ translate }) => <SearchField translate={translate} />,
  'search/ProductIndexes': ({ listIndexes }) => <ProductIndexes indexes={listIndexes()} />,
  [API_NAMES]: ({ listNames, translate }) => <ApiNames names={listNames()} translate={translate} />,
  [RELEASE_TABLE]: ({ releases, language, translate }) => (
    <ReleaseTable releases={releases} language={language} translate={translate} />
  ),
  'privacy/StorageTable': ({ translate }) => <StorageTable items={listStoredItems()} translate={translate} />,
  'privacy/HostTable': ({ translate }) => <HostTable hosts={listHosts()} translate={translate} />,
  'offline/StoredPages': ({ translate }) => <StoredPages translate={translate} />,
};

const PURPOSES: Readonly<Record<string, TextKey>> = { analytics: 'hostAnalytics', fonts: 'hostFonts' };

/** Hosts that are unknown at build time, in the notation of the Content Security Policy. */
const ANY_HOST = 'https://*';

/** Lists every external host that the pages of this deployment may contact, with its purpose. */
export function listHosts(
  settings: {
    readonly network: typeof ads.network;
    readonly services: typeof services;
    readonly hostedIndex: typeof hostedIndex;
    readonly imageOrigins?: readonly string[] | undefined;
  } = { network: ads.network, services, hostedIndex, imageOrigins: site.imageOrigins },
): HostPurpose[] {
  const { network } = parseAdNetwork(settings.network);
  const rows = parseServices(settings.services).services.providers.flatMap((provider) => {
    const { name, scripts = [], connections = [], images = [], styles = [], fonts = [] } = provider;
    const purpose = PURPOSES[name] ?? 'hostAnalytics';
    return [...new Set([...scripts, ...connections, ...images, ...styles, ...fonts])].map((host) => ({
      host,
      purpose,
    }));
  });
  const adRows = (network?.origins ?? []).map((host) => ({
    host,
    purpose: network?.consentNeeded ? ('hostAds' as const) : ('hostAdsUnasked' as const),
  }));
  // `listAdSources` allows images from everywhere.
  const advertiserRows = network ? [{ host: ANY_HOST, purpose: 'hostAdvertisers' as const }] : [];
  const sandboxRows = Object.values(SANDBOX_ACTIONS).map((action) => ({
    host: new URL(action).origin,
    purpose: 'hostSandbox' as const,
  }));
  const { hosted } = parseHostedIndex(settings.hostedIndex);
  const searchRows = (hosted ? listHostedOrigins(hosted.appId) : []).map((host) => ({
    host,
    purpose: 'hostSearch' as const,
  }));
  const imageRows = (settings.imageOrigins ?? []).map((host) => ({ host, purpose: 'hostImages' as const }));
  return [...rows, ...adRows, ...advertiserRows, ...imageRows, ...searchRows, ...sandboxRows];
}

/** Lists everything that the pages of this deployment may store; third-party items only if configured. */
export function listStoredItems(
  hasAnalytics = parseServices(services).services.analytics !== undefined,
): StoredItem[] {
  return STORED_ITEMS.filter(({ thirdParty }) => thirdParty === undefined || hasAnalytics);
}
