import type { AdsConfig } from '../../model/ads/AdsConfig';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { Language } from '../../model/languages/Language';
import type { Translations } from '../../model/languages/textKeys';
import type { SiteConfig } from '../../model/page/SiteConfig';
import type { ProductEntry } from '../../model/products/ProductEntry';
import type { CatalogueEntry } from '../catalogue/catalogue';
import type { ParsedPage } from '../markdown/ParsedPage';

/** A page of the catalogue with the text of every language it has. */
export interface ContentPage extends CatalogueEntry {
  /** Parsed text by language code; English always. */
  readonly texts: Readonly<Record<string, ParsedPage>>;
  /** Languages whose translation was made from another state of the English source. */
  readonly stale: readonly string[];
}

/** Everything that was read of a family, before any page of it is built. */
export interface SiteContent {
  readonly site: SiteConfig;
  readonly ads: AdsConfig;
  readonly languages: readonly Language[];
  readonly registry: readonly ProductEntry[];
  readonly translations: ReadonlyMap<string, Translations>;
  readonly pages: ReadonlyMap<string, ContentPage>;
  /** The API reference, one unit a page. */
  readonly units: readonly ApiUnit[];
  /** Day of the last commit by file; undefined without full history. */
  readonly commitDates: ReadonlyMap<string, string> | undefined;
}
