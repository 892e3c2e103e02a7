import {
  components,
  fences,
  icons,
  languageCodes,
  languageRedirects,
  languages,
  productRegistry,
  products,
  site,
  slots,
  wrongExports,
} from '../site';
import type { Problem } from '../model/Problem';
import { checkLanguageList, checkRemovedLanguages, checkTextFiles } from './languages';
import { checkFences } from './fences';
import { checkFamilyParts, checkSettingsFiles } from './familyParts';
import { checkLedgerFile, readLedger } from './export/ledger';
import { checkTrees } from './navigation';
import { checkShapes } from './products';
import { checkShell } from './shell';
import { checkLook, checkSite } from './settings';

/**
 * Returns the problems of the product registry, the languages, the site settings and the ledger. Every page
 * depends on them: a mistake there causes errors on all pages, so this check runs first.
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
  const ofLanguages = checkLanguageList(languages, prefixes);
  return [
    ...checkShell(),
    ...shapes,
    ...trees,
    ...ofLanguages,
    ...checkTextFiles(languageCodes),
    ...checkSite(site),
    ...checkSettingsFiles(wrongExports),
    ...checkLook(),
    ...checkFamilyParts(components, slots, icons),
    // Texts in a language whose code is wrong are right.
    ...(ofLanguages.length > 0 ? [] : checkFences(fences, languageCodes)),
    ...checkLedgerFile(ledger.unreadable),
    ...removed,
  ];
}
