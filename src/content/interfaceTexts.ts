import { readFileSync } from 'node:fs';
import { transformSync, type TransformFailure } from 'esbuild';
import { DEFAULT_LANGUAGE_CODE } from '../model/languages/Language';
import { TEXT_KEYS, type Translations } from '../model/languages/textKeys';
import type { Problem } from '../model/Problem';
import { findStrayCharacter, readTextFile } from './markdown/textFile';
import { translate } from '../model/languages/translate';
import type { PageLabels } from './markdown/PageContext';
import { DATA } from './workspace';

/** Returns the names of the `{{name}}` placeholders of a text, sorted. */
function places(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[1])
    .sort()
    .join(',');
}

/** Reads a file of texts without its byte order mark; undefined, with a problem, if it can't be read. */
function readTexts(file: string, problems: Problem[]): Readonly<Record<string, unknown>> | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    problems.push({
      file,
      line: 1,
      column: 1,
      code: 'bad-translations',
      message: `The texts can't be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`,
      hint: 'every language needs a file of texts; start with a copy of en.json',
    });
    return undefined;
  }
  const { text, problems: unreadable } = readTextFile(bytes, file);
  const { texts, problems: broken } = parseTexts(text, file);
  problems.push(...unreadable, ...broken);
  return texts;
}

/** Reads the interface texts of every language. A missing text falls back to English, with a warning. */
export function readTranslations(languageCodes: readonly string[]): {
  translations: ReadonlyMap<string, Translations>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const translations = new Map<string, Translations>();
  const known = new Set<string>(TEXT_KEYS);
  let english: Translations = {};
  for (const code of languageCodes) {
    const file = DATA.texts(code);
    const texts = readTexts(file, problems);
    if (!texts) {
      translations.set(code, english);
      continue;
    }
    const own: Record<string, string> = {};
    const report = (key: string, problem: Pick<Problem, 'code' | 'message' | 'hint' | 'warning'>) => {
      problems.push({ ...problem, file, line: lineOfKey(file, key), column: 1 });
    };
    for (const [key, text] of Object.entries(texts)) {
      if (/^(?:pages|products)\./.test(key) && typeof text === 'string') own[key] = text;
      else if (!known.has(key)) {
        report(key, { code: 'unused-text', message: `"${key}" is not used anywhere`, hint: 'remove it' });
      } else if (typeof text !== 'string') {
        report(key, {
          code: 'bad-text',
          message: `"${key}" is not a string`,
          hint: 'write the text in quotes',
        });
      } else own[key] = text;
      // JSON can contain it as an escape, too.
      const stray = typeof text === 'string' ? findStrayCharacter(text, file) : undefined;
      if (stray) report(key, stray);
    }
    for (const key of TEXT_KEYS) {
      const text = own[key];
      const source = english[key];
      if (text === undefined) {
        report(key, {
          code: 'missing-text',
          message: `"${key}" is missing${code === DEFAULT_LANGUAGE_CODE ? '' : '; the English text is used instead'}`,
          hint: 'add the text',
          warning: areTextsOptional(code),
        });
      } else if (source !== undefined && places(text) !== places(source)) {
        report(key, {
          code: 'placeholder-mismatch',
          message: `"${key}" has the placeholders {${places(text)}}, but English has {${places(source)}}`,
          hint: 'use the same {{names}} as the English text',
        });
      }
    }
    if (code === DEFAULT_LANGUAGE_CODE) english = own;
    translations.set(code, { ...english, ...own });
  }
  return { translations, problems };
}

function lineOfKey(file: string, key: string): number {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`));
    return index < 0 ? 1 : index + 1;
  } catch {
    return 1;
  }
}

/** Finds where and why a text is not JSON. `JSON.parse` reports no position for some errors, esbuild does. */
function findFault(text: string, error: unknown): Pick<Problem, 'line' | 'column' | 'message'> {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
  } catch (failure) {
    const [first] = (failure as Partial<TransformFailure>).errors ?? [];
    const { line = 1, column = 0 } = first?.location ?? {};
    if (first) return { line, column: column + 1, message: first.text };
  }
  return { line: 1, column: 1, message: error instanceof Error ? error.message : String(error) };
}

/** Parses the keys and values of a file of texts; without `texts`, but with a problem, if it is invalid. */
function parseTexts(
  text: string,
  file: string,
): { readonly texts?: Readonly<Record<string, unknown>>; readonly problems: readonly Problem[] } {
  const report = ({ line, column, message: fault }: Pick<Problem, 'line' | 'column' | 'message'>) => {
    const message = `The texts can't be read: ${fault}`;
    const hint = 'the file must contain one JSON object that maps keys to texts';
    return { problems: [{ file, line, column, code: 'bad-translations', message, hint }] };
  };
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed)
      ? { texts: parsed as Readonly<Record<string, unknown>>, problems: [] }
      : report({ line: 1, column: 1, message: 'not an object' });
  } catch (error) {
    return report(findFault(text, error));
  }
}

/**
 * Whether a missing text in a language is only a warning, because the fallback is used. Never in the default
 * language, and in no language if the environment variable `STRICT_TRANSLATIONS` is set.
 */
export function areTextsOptional(languageCode: string): boolean {
  return languageCode !== DEFAULT_LANGUAGE_CODE && !process.env.STRICT_TRANSLATIONS;
}

/**
 * Returns the interface texts inside the HTML of pages, in one language. A missing one is shown as its key.
 */
export function pageLabelsOf(texts: Translations, language: string): PageLabels {
  return {
    language,
    copy: translate(texts, 'copy'),
    wrap: translate(texts, 'wrapLines'),
    code: translate(texts, 'codeBlock'),
    anchor: translate(texts, 'headingAnchor'),
    table: translate(texts, 'tableName'),
    planPro: translate(texts, 'planPro'),
    planPremium: translate(texts, 'planPremium'),
    calloutInfo: translate(texts, 'calloutInfo'),
    calloutSuccess: translate(texts, 'calloutSuccess'),
    calloutWarning: translate(texts, 'calloutWarning'),
    calloutError: translate(texts, 'calloutError'),
    api: translate(texts, 'apiHeading'),
    apiIntroduction: translate(texts, 'apiIntroduction'),
  };
}
