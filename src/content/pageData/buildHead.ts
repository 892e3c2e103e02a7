import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { buildDocumentTitle } from '../../model/page/pageNames';
import type { HeadModel } from '../../model/page/PageData';
import { buildUrl } from '../../model/routes/url';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';

/**
 * The head of a page. A page without translation is canonical to the English one; only real translations name each
 * other, with English as `x-default`.
 */
export function buildHead(
  { site, languages }: SiteContent,
  { pathname, product, content, kind, unit }: PageSource,
  contentLanguage: string,
  title: string,
  description: string,
): HeadModel {
  const address = (code: string) => buildUrl(pathnameToHref(pathname, code), site.origin);
  const isPage = kind !== 'notFound' && kind !== 'error';
  const noindex = product.product.noindex === true || !isPage;
  const translated = languages.filter(({ code }) =>
    content ? content.texts[code] : !unit || code === DEFAULT_LANGUAGE_CODE,
  );
  const alternates =
    translated.length > 1 && translated.some(({ code }) => code === contentLanguage) && !noindex
      ? [
          ...translated.map(({ code }) => ({ hreflang: code, href: address(code) })),
          { hreflang: 'x-default', href: address(DEFAULT_LANGUAGE_CODE) },
        ]
      : [];
  return {
    title: buildDocumentTitle(title, product.product.name, site.name),
    description,
    ...(isPage ? { canonical: address(contentLanguage) } : {}),
    ...(noindex ? { noindex } : {}),
    alternates,
  };
}
