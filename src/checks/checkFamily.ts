import { languageCodes, languageRedirects, languages, productRegistry, products, site } from '../site';
import type { Problem } from '../model/Problem';
import { checkLanguageList, checkRemovedLanguages } from './languages';
import { checkLedgerFile, readLedger } from './export/ledger';
import { checkTrees } from './navigation';
import { checkShapes } from './products';
import { checkSite } from './settings';

/**
 * What is wrong with the family's registry, languages, settings of the site and ledger. Every page is made with them: where one
 * is off, all that could be told of the pages would follow from it, so that this comes before everything.
 */
export function checkFamily(): Problem[] {
  const shapes = checkShapes(productRegistry);
  const prefixes = products.map(({ prefix }) => prefix);
  const ledger = readLedger();
  const trees = shapes.length > 0 ? [] : checkTrees(productRegistry, languageCodes);
  const removed =
    shapes.length > 0
      ? []
      : checkRemovedLanguages(ledger.languages, languageCodes, languageRedirects, products);
  return [
    ...shapes,
    ...trees,
    ...checkLanguageList(languages, prefixes),
    ...checkSite(site),
    ...checkLedgerFile(ledger.unreadable),
    ...removed,
  ];
}
