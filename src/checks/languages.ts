import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ENGLISH } from '../model/languages/defaultLanguage';
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

/** Checks that every file of texts belongs to a language that is listed. */
export function checkTextFiles(
  languageCodes: readonly string[],
  names: readonly string[] = listTextFiles(),
): Problem[] {
  return names.flatMap((name) => {
    const code = /^([^.]+)\.json$/.exec(name)?.[1];
    if (code === undefined || languageCodes.includes(code)) return [];
    return {
      file: DATA.texts(code),
      line: 1,
      column: 1,
      code: 'unlisted-language',
      message: `The file has the texts of the language ${code}, which ${DATA.languages} does not list`,
      hint: `add a row for ${code}, or delete the file and every page that ends in -${code}.md`,
    };
  });
}

function listTextFiles(): string[] {
  const folder = dirname(DATA.texts(ENGLISH));
  return existsSync(folder) ? readdirSync(folder) : [];
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
    return files.map((file) => ({
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
