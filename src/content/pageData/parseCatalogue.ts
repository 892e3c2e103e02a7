import { readFileSync } from 'node:fs';
import { documentedVersion, type Product } from '../../model/products/Product';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { Translations } from '../../model/languages/textKeys';
import type { Problem } from '../../model/problems/Problem';
import type { CatalogueEntry } from '../catalogue/catalogue';
import { cachedParse } from '../markdown/cachedParse';
import { listHeadingLevels, listHeadingIds, type ParsedPage } from '../markdown/ParsedPage';
import type { PageContext } from '../markdown/PageContext';
import { readTextFile } from '../markdown/textFile';
import { siteComponents } from '../siteComponents/siteComponents';
import { sourceHashOf } from '../translations/sourceHashOf';
import { pageLabelsOf } from '../translations/pageLabelsOf';
import { listApiPathnames } from './listApiPathnames';
import type { ContentPage } from './SiteContent';

/** Parses every page of the catalogue in every language it has; unchanged files come from the cache. */
export function parseCatalogue(
  entries: readonly CatalogueEntry[],
  products: readonly Product[],
  repository: string,
  translations: ReadonlyMap<string, Translations>,
  units: readonly ApiUnit[],
): { pages: Map<string, ContentPage>; problems: Problem[] } {
  const problems: Problem[] = [];
  const apiPathnamesOf = listApiPathnames(units);
  const componentNames = Object.keys(siteComponents);
  const productIds = products.map(({ id }) => id);
  const pages = new Map<string, ContentPage>();
  const versions = new Map(products.map((product) => [product.id, documentedVersion(product)]));
  for (const entry of entries) {
    const apiPathnames = apiPathnamesOf.get(entry.productId);
    const parse = (
      file: string,
      languageCode: string,
      ofEnglish?: Pick<PageContext, 'headingIds' | 'headingLevels'>,
    ): ParsedPage => {
      const { text, problems: unreadable } = readTextFile(readFileSync(file), file);
      const version = versions.get(entry.productId);
      const labels = pageLabelsOf(translations.get(languageCode) ?? {});
      const context = {
        file,
        languageCode,
        repository,
        version,
        ...ofEnglish,
        labels,
        componentNames,
        productIds,
        apiPathnames,
      };
      const parsed = cachedParse(text, context, '.cache/markdown');
      problems.push(...unreadable, ...parsed.problems);
      return parsed;
    };
    const english = parse(entry.file, DEFAULT_LANGUAGE_CODE);
    const texts: Record<string, ParsedPage> = { en: english };
    const ofEnglish = {
      headingIds: listHeadingIds(english.headings),
      headingLevels: listHeadingLevels(english.headings),
    };
    for (const [code, file] of Object.entries(entry.translations)) {
      texts[code] = parse(file, code, ofEnglish);
    }
    const hash = sourceHashOf(readFileSync(entry.file, 'utf8'));
    const stale = Object.keys(entry.translations).filter(
      (code) => texts[code]?.frontMatter.sourceHash !== hash,
    );
    pages.set(entry.pathname, { ...entry, texts, stale });
  }
  return { pages, problems };
}
