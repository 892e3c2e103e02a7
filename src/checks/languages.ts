import { existsSync } from 'node:fs';
import { checkLanguages, type Language } from '../model/languages/Language';
import type { Problem } from '../model/Problem';
import { findLine } from './findLine';
import { listCatalogue } from '../content/catalogue';
import { checkLedger } from '../model/outputs/Ledger';
import type { LanguageRedirect } from '../model/outputs/Redirect';
import type { Product } from '../model/products/Product';
import { lostProblem } from './export/ledger';

const FILE = 'data/languages.ts';

/** The list of languages is sound; what addresses, trees and texts are made from. */
export function checkLanguageList(languages: readonly Language[], prefixes: readonly string[]): Problem[] {
  return checkLanguages(languages, prefixes).map(({ languageCode, message, hint }) => ({
    file: FILE,
    line: languageCode ? findLine(FILE, `'${languageCode}'`) : 1,
    column: 1,
    code: 'language',
    message,
    hint,
  }));
}

/**
 * A language that was published and is no longer listed leads to another one, and leaves no file behind: translations
 * would be read as pages of the default language.
 * @param published codes of the languages that the ledger holds
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
  const { entries } = listCatalogue(products, [...languageCodes, ...removed]);
  const left = removed.flatMap((code) => {
    const files = entries.flatMap(({ translations }) => translations[code] ?? []);
    const texts = `data/translations/${code}.json`;
    return [...files, ...(existsSync(texts) ? [texts] : [])].map((file) => ({
      file,
      line: 1,
      column: 1,
      code: 'removed-language',
      message: `The file is in the language ${code}, which data/languages.ts does not list`,
      hint: 'delete it, or list the language again',
    }));
  });
  return [...lost.map(lostProblem), ...left];
}
