import type { Language } from '../../model/languages/Language';
import { FRAME_TEXT_KEYS } from '../../model/languages/textKeys';
import type { SharedProps } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { SiteContent } from './SiteContent';

/** The props that all pages of a language share: texts of the frame and the list of products. */
export function buildShared({ translations, registry }: SiteContent, { code }: Language): SharedProps {
  const texts = translations.get(code) ?? {};
  return {
    translations: Object.fromEntries(FRAME_TEXT_KEYS.map((key) => [key, texts[key] ?? key])),
    products: registry.map(({ product }) => ({
      id: product.id,
      text: product.name,
      description: product.description,
      href: pathnameToHref(product.prefix, code),
    })),
  };
}
