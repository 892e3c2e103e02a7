import type { Language } from '../../model/languages/Language';
import { FRAME_TEXT_KEYS } from '../../model/languages/textKeys';
import type { SharedProps } from '../../model/page/PageData';
import { translate } from '../../model/languages/translate';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { SiteContent } from './SiteContent';

/** The props that all pages of a language share: texts of the frame, the lists of products and of languages. */
export function buildShared(
  { translations, registry, languages, site }: SiteContent,
  { code }: Language,
  textsHref: string,
): SharedProps {
  const texts = translations.get(code) ?? {};
  return {
    translations: Object.fromEntries(FRAME_TEXT_KEYS.map((key) => [key, texts[key] ?? key])),
    products: registry.map(({ product }) => ({
      id: product.id,
      text: product.name,
      description: product.description,
      href: pathnameToHref(product.prefix, code),
    })),
    languages: languages.map((language) => ({
      code: language.code,
      direction: language.direction,
      text: language.name,
      offer: translate(translations.get(language.code) ?? {}, 'languageOffer'),
    })),
    textsHref,
    ...(site.searchPathname ? { searchHref: pathnameToHref(site.searchPathname, code) } : {}),
    ...(site.privacyPathname ? { privacyHref: pathnameToHref(site.privacyPathname, code) } : {}),
  };
}
