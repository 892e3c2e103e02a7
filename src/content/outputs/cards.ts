import { cardKey } from '../../model/outputs/socialTags';
import type { SiteContent } from '../pageData/SiteContent';
import { writeHashed } from '../pageData/generatedFiles';
import { keptPng, readMark, siteColors } from './pictures';
import { drawCardPicture } from './cardPicture';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { Language } from '../../model/languages/Language';
import type { Product } from '../../model/products/Product';

/**
 * Writes the social card image of every product in every language; unchanged ones come from the store.
 * Returns their addresses by `cardKey`; none if the family has no font for them.
 */
export async function writeCards(content: SiteContent): Promise<Record<string, string>> {
  const { site, languages, registry } = content;
  if (!site.cardFont) return {};
  const mark = readMark();
  const { dark } = siteColors();
  const addresses: Record<string, string> = {};
  for (const { product } of registry) {
    const isHome = product.prefix === '/';
    for (const language of languages) {
      const text = {
        product: isHome ? site.name : product.name,
        siteName: isHome ? new URL(site.origin).host : site.name,
        ...describeProduct(content, product, language),
      };
      const svg = drawCardPicture(text, dark, mark, site.cardFont.family);
      const png = await keptPng(svg, site.cardFont.files);
      addresses[cardKey(product.id, language.code)] = writeHashed(
        `cards/${product.id}-${language.code}.png`,
        png,
      );
    }
  }
  return addresses;
}

/** The description of a landing page, by language. */
interface Landing {
  readonly texts: Readonly<Record<string, { readonly description?: string | undefined }>>;
}

/**
 * Returns the description of a product and its text direction. The description comes from the landing page in
 * the given language, else in the default language, else from the registry.
 */
export function describeProduct(
  { pages, languages }: Pick<SiteContent, 'languages'> & { readonly pages: ReadonlyMap<string, Landing> },
  product: Pick<Product, 'prefix' | 'description'>,
  { code, direction }: Pick<Language, 'code' | 'direction'>,
): { description: string; direction: Language['direction'] } {
  const { texts = {} } = pages.get(product.prefix.replace(/(?<=.)\/$/, '')) ?? {};
  const description = texts[code]?.description;
  if (description !== undefined) return { description, direction };
  return {
    description: texts[defaultLanguage()]?.description ?? product.description,
    direction: languages.find((each) => each.code === defaultLanguage())?.direction ?? direction,
  };
}
