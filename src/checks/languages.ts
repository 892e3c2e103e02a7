import { existsSync } from 'node:fs';
import { checkLanguages, type Language } from '../model/languages/Language';
import type { Problem } from '../model/Problem';
import { findLine } from './findLine';
import { listCatalog } from '../content/catalog';
import { checkLedger } from '../model/outputs/Ledger';
import type { LanguageRedirect } from '../model/outputs/Redirect';
import type { Product } from '../model/products/Product';
import { missingAddressProblem } from './export/ledger';
import { DATA } from '../content/workspace';

/** Checks the list of languages, on which addresses, trees and texts depend. */
export function checkLanguageList(languages: readonly Language[], prefixes: readonly string[]): Problem[] {
  return checkLanguages(languages, prefixes).map(({ languageCode, message, hint }) => ({
    file: DATA.languages,
    line: languageCode ? findLine(DATA.languages, `'${languageCode}'`) : 1,
    column: 1,
    code: 'language',
    message,
    hint,
  }));
}

/**
 * Checks that a published language that is no longer listed redirects to another one, and that no file of it
 * remains: translations would be read as pages of the default language.
 * @param published codes of the languages in the ledger
 */
export function checkRemovedLanguages(
  published: ReadonlySet<string>,
  languageCodes: readonly string[],
  redirects: readonly LanguageRedirect[],
  products: readonly Product[],
): Problem[] {
  const removed = [...published].filter((code) => !languageCodes.includes(code));
  if (removed.length === 0) return [];
  const pages = new Map<string, readonly string[]>();
  const lost = checkLedger(
    { pages, languages: published },
    { pages, languages: new Set(languageCodes) },
    [],
    redirects,
  );
  const { entries } = listCatalog(products, [...languageCodes, ...removed]);
  const left = removed.flatMap((code) => {
    const files = entries.flatMap(({ translations }) => translations[code] ?? []);
    const texts = DATA.texts(code);
    return [...files, ...(existsSync(texts) ? [texts] : [])].map((file) => ({
      file,
      line: 1,
      column: 1,
      code: 'removed-language',
      message: `The file is in the language ${code}, which data/languages.ts does not list`,
      hint: 'delete it, or list the language again',
    }));
  });
  return [...lost.map(missingAddressProblem), ...left];
}
