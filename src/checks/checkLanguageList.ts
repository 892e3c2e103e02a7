import { checkLanguages, type Language } from '../model/languages/Language';
import type { Problem } from '../model/problems/Problem';
import { findLine } from './findLine';

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
