import type { ApiUnit } from '../../model/api/ApiUnit';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { Translations } from '../../model/languages/textKeys';
import type { Problem } from '../../model/problems/Problem';
import type { ProductEntry } from '../../model/products/ProductEntry';
import { ads, languageCodes, languages, productRegistry, products, site } from '../../site';
import { extractApi } from '../api/extractApi';
import { claimPathnames, listCatalogue } from '../catalogue/catalogue';
import { readTranslations } from '../translations/readTranslations';
import { parseCatalogue } from './parseCatalogue';
import { readCommitDates } from './readCommitDates';
import type { SiteContent } from './SiteContent';
import { withApiNav } from './withApiNav';

/** The registry with the API groups in the trees. */
function withApi(
  units: readonly ApiUnit[],
  translations: ReadonlyMap<string, Translations>,
): readonly ProductEntry[] {
  const interfaces = translations.get(DEFAULT_LANGUAGE_CODE)?.apiInterfaces ?? '';
  return productRegistry.map((entry) => withApiNav(entry, units, interfaces));
}

/** Reads and parses everything that the family brings, with every mistake found on the way. */
export function readContent(): { content: SiteContent; problems: Problem[] } {
  const { entries: listed, problems: misplaced } = listCatalogue(products, languageCodes);
  const { translations, problems: badTexts } = readTranslations(languageCodes);
  const sources = productRegistry.flatMap(({ api }) => api?.source ?? []);
  const { units, problems: badApi } = extractApi(sources, '.cache/api');
  const { entries, problems: badOwners } = claimPathnames(listed, products, units);
  const { pages, problems: badPages } = parseCatalogue(
    entries,
    products,
    site.repository,
    translations,
    units,
  );
  const commitDates = readCommitDates();
  const problems = [...misplaced, ...badTexts, ...badApi, ...badOwners, ...badPages];
  if (!commitDates) {
    problems.push({
      file: 'data',
      line: 1,
      column: 1,
      code: 'no-history',
      message: 'Dates of last changes are left out: the full git history is missing',
      hint: 'build in a full clone: git fetch --unshallow',
      warning: true,
    });
  }
  return {
    content: {
      site,
      ads,
      languages,
      registry: withApi(units, translations),
      translations,
      pages,
      units,
      commitDates,
    },
    problems,
  };
}
