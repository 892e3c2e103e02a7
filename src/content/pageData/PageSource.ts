import type { ApiUnit } from '../../model/api/ApiUnit';
import type { NavPage } from '../../model/navigation/NavPage';
import type { PageKind } from '../../model/page/PageData';
import type { ProductEntry } from '../../model/products/ProductEntry';
import type { ContentPage } from './SiteContent';

/** One page of the site before it is built in any language. */
export interface PageSource {
  readonly kind: PageKind;
  readonly pathname: string;
  readonly product: ProductEntry;
  /** Its entry in the product's tree; absent for pages that are in no tree. */
  readonly navPage?: NavPage;
  /** What an API page tells of; absent on other pages. */
  readonly unit?: ApiUnit;
  /** Its text; absent for generated pages. */
  readonly content?: ContentPage;
}
