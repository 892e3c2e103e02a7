import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { PageProps } from '../../model/page/PageData';
import type { ProductEntry } from '../../model/products/ProductEntry';
import type { BuildContext } from './BuildContext';
import { BUILD_FOLDER, pageFile } from './buildFiles';
import { buildPage } from './buildPage';
import { writeHashed, writeText } from './writeHashed';

/**
 * Writes the pages for unknown addresses and for errors. Hosts have one document of each, in the default language; the
 * one for unknown addresses names its own props in the other languages, to be fetched where the address asks for one.
 * @param contexts one of each language
 */
export function writeErrorPages(home: ProductEntry, contexts: readonly BuildContext[]): void {
  const notFoundHrefs: Record<string, string> = {};
  const write = (pathname: string, props: PageProps) =>
    writeText(`${BUILD_FOLDER}/${pageFile(`${pathname}/`)}`, JSON.stringify(props));
  for (const context of contexts) {
    const { code } = context.language;
    if (code === DEFAULT_LANGUAGE_CODE) continue;
    const props = buildPage({ kind: 'notFound', pathname: '/404', product: home }, context);
    notFoundHrefs[code] = writeHashed(`notFound/${code}.json`, JSON.stringify(props));
  }
  const spoken = contexts.find(({ language }) => language.code === DEFAULT_LANGUAGE_CODE);
  if (!spoken) return;
  const notFound = buildPage({ kind: 'notFound', pathname: '/404', product: home }, spoken);
  write('/404', { ...notFound, page: { ...notFound.page, notFoundHrefs } });
  write('/500', buildPage({ kind: 'error', pathname: '/500', product: home }, spoken));
}
