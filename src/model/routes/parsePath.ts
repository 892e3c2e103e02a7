import { DEFAULT_LANGUAGE_CODE } from '../languages/defaultLanguageCode';
import { isLanguagePrefix } from '../languages/isLanguagePrefix';
import { resolveProduct } from '../products/resolveProduct';
import type { ParsedPath } from './ParsedPath';
import type { RouteConfig } from './RouteConfig';
import { encodeUnsafe } from './encodeUnsafe';
import { parseSegments } from './parseSegments';
import { pathnameToInternal } from './pathnameToInternal';
import { pathnameToPublic } from './pathnameToPublic';
import { trimHref } from './trimHref';

/**
 * What a path means (specification, section 2): total, never throws on a path, and idempotent – the pathname, and the
 * href that `pathnameToHref` makes of the result, parse to the same again.
 * The query is dropped. Of several language prefixes the first counts and all go, so that no pathname holds a language.
 * Letters keep their case: `/Material-UI/` is another, unknown page.
 * @example parsePath('/zh/api/button/#props', config)
 * // { userLanguage: 'zh', pathname: '/api-docs/button', productId: 'docs', hash: 'props', malformed: false }
 * @example parsePath('//evil.example/x', config).pathname // '/evil.example/x'
 */
export function parsePath(path: string, { languages, products }: RouteConfig): ParsedPath {
  const [, beforeHash = '', hash = ''] = /^([^#]*)#?(.*)$/su.exec(trimHref(path)) ?? [];
  const { segments, malformed } = parseSegments(beforeHash.replace(/\?.*$/su, ''));

  const languageCodes = languages.map(({ code }) => code);
  const firstOfPage = segments.findIndex((segment) => !isLanguagePrefix(segment, languageCodes));
  const languagePrefixes = firstOfPage === -1 ? segments.length : firstOfPage;
  const pathname = pathnameToInternal(pathnameToPublic(`/${segments.slice(languagePrefixes).join('/')}`));

  return {
    userLanguage: (languagePrefixes > 0 ? segments[0] : undefined) ?? DEFAULT_LANGUAGE_CODE,
    pathname,
    productId: resolveProduct(pathname, products).id,
    hash: encodeUnsafe(hash),
    malformed,
  };
}
