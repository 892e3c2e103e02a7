import type { ApiSource } from '../api/ApiSource';
import type { NavPage } from '../navigation/NavPage';
import type { ReleaseLine } from '../page/PageData';
import type { Product } from './Product';

/** One line of the product registry: everything a family says of one library. */
export interface ProductEntry {
  readonly product: Product;
  readonly nav: readonly NavPage[];
  /** What its API reference is made from, and where in the tree it stands. */
  readonly api?: {
    readonly source: ApiSource;
    /** Text of the group in the tree. */
    readonly title: string;
    /** Top-level entry behind which the group stands; at the end where absent. */
    readonly after?: string;
  };
  /** Release lines for the page of all versions, newest first. */
  readonly releases?: readonly Omit<ReleaseLine, 'product'>[];
}
