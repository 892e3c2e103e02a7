import { DEFAULT_LANGUAGE_CODE, type Language } from '../../../model/languages/Language';
import type { Product } from '../../../model/products/Product';
import type { SiteContent } from '../../pageData/SiteContent';

/** What is read of a landing page: its sentence, by language. */
interface Landing {
  readonly texts: Readonly<Record<string, { readonly description?: string | undefined }>>;
}

/**
 * What a product is for: the sentence of its landing page, in a language or else in the default one, or that of the
 * registry; and the direction that it is read in.
 */
export function describeProduct(
  { pages, languages }: Pick<SiteContent, 'languages'> & { readonly pages: ReadonlyMap<string, Landing> },
  product: Pick<Product, 'prefix' | 'description'>,
  { code, direction }: Pick<Language, 'code' | 'direction'>,
): { description: string; direction: Language['direction'] } {
  const { texts = {} } = pages.get(product.prefix.replace(/(?<=.)\/$/, '')) ?? {};
  const own = texts[code]?.description;
  if (own !== undefined) return { description: own, direction };
  return {
    description: texts[DEFAULT_LANGUAGE_CODE]?.description ?? product.description,
    direction: languages.find((each) => each.code === DEFAULT_LANGUAGE_CODE)?.direction ?? direction,
  };
}
