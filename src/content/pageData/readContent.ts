import type { Problem } from '../../model/problems/Problem';
import { languageCodes, languages, productRegistry, products, site } from '../../site';
import { listCatalogue } from '../catalogue/listCatalogue';
import { readTranslations } from '../translations/readTranslations';
import { parseCatalogue } from './parseCatalogue';
import { readCommitDates } from './readCommitDates';
import type { SiteContent } from './SiteContent';

/** Reads and parses everything that the family brings, with every mistake found on the way. */
export function readContent(): { content: SiteContent; problems: Problem[] } {
  const { entries, problems: misplaced } = listCatalogue(products, languageCodes);
  const { translations, problems: badTexts } = readTranslations(languageCodes);
  const { pages, problems: badPages } = parseCatalogue(entries, products, site.repository, translations);
  const commitDates = readCommitDates();
  const problems = [...misplaced, ...badTexts, ...badPages];
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
    content: { site, languages, registry: productRegistry, translations, pages, commitDates },
    problems,
  };
}
