import type { NavPage } from '../navigation/NavPage';
import type { ReleaseLine } from '../page/PageData';
import type { Product } from './Product';

/** One line of the product registry: everything a family says of one library. */
export interface ProductEntry {
  readonly product: Product;
  readonly nav: readonly NavPage[];
  /** Release lines for the page of all versions, newest first. */
  readonly releases?: readonly Omit<ReleaseLine, 'product'>[];
}
