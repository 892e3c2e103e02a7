import type { Language } from '../languages/Language';
import type { Product } from '../products/Product';

/** What a family decides about its paths. */
export interface RouteConfig {
  readonly languages: readonly Pick<Language, 'code'>[];
  readonly products: readonly Product[];
}
