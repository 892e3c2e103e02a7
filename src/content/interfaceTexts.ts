import { existsSync, readFileSync } from 'node:fs';
import { transformSync, type TransformFailure } from 'esbuild';
import { defaultLanguage, ENGLISH } from '../model/languages/defaultLanguage';
import { TEXT_KEYS, type Translations } from '../model/languages/textKeys';
import type { Problem } from '../model/Problem';
import { findStrayCharacter, readTextFile } from './markdown/textFile';
import { translate } from '../model/languages/translate';
import { nearestName } from '../model/routes/editDistance';
import type { PageLabels } from './markdown/PageContext';
import { shellFile } from './shellFiles';
import { DATA } from './workspace';

/** Returns the names of the `{{name}}` placeholders of a text, sorted. */
function listPlaceholders(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[1])
    .sort()
    .join(',');
}

/** A file of texts: what it says, and how it is written. */
interface TextFile {
  readonly texts: Readonly<Record<string, unknown>>;
  readonly source: string;
}

/**
 * Reads a file of texts without its byte order mark; a missing one has none. Undefined, with a problem, if it can't be
 * read.
 */
function readTexts(file: string, problems: Problem[]): TextFile | undefined {
  if (!existsSync(file)) return { texts: {}, source: '' };
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    problems.push({
      file,
      line: 1,
      column: 1,
      code: 'bad-translations',
      message: `The texts can't be read: ${code ?? String(error)}`,
      hint: 'make it a file that can be read; its keys are those of the English texts',
    });
    return undefined;
  }
  const { text, problems: unreadable } = readTextFile(bytes, file);
  const { texts, problems: broken } = parseTexts(text, file);
  problems.push(...unreadable, ...broken);
  return texts && { texts, source: text };
}

/** Names at most three texts. */
function nameTexts(keys: readonly string[]): string {
  const named = keys.slice(0, 3).map((key) => `"${key}"`);
  return `${named.join(', ')}${keys.length > 3 ? ` and ${keys.length - 3} more` : ''}`;
}

/** Returns the position of a key in a file of texts; its start if the key is missing. */
function positionOfKey(source: string, key: string): { line: number; column: number } {
  const quoted = JSON.stringify(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = source.slice(0, Math.max(0, source.search(new RegExp(`${quoted}\\s*:`)))).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Minimum share of texts that equal the English ones and are reported: some words are the same in two languages. */
const EQUAL_SHARE = 0.1;

/** Returns the texts that the shell has in a language; none in one that it does not know. */
function readShellTexts(code: string): Translations {
  const file = shellFile(`texts/${code}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

/**
 * Reads the interface texts of every language: those of the shell, and those of the family, which come first. A missing
 * text falls back to the default language, and there to English, with a warning. English is in the result in any case,
 * because pages of the API reference are in it.
 */
export function readTranslations(languageCodes: readonly string[]): {
  translations: ReadonlyMap<string, Translations>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const translations = new Map<string, Translations>();
  const known = new Set<string>(TEXT_KEYS);
  let english = readShellTexts(ENGLISH);
  let fallback = english;
  for (const code of languageCodes) {
    const file = DATA.texts(code);
    const ofShell = readShellTexts(code);
    const read = readTexts(file, problems);
    if (!read) {
      // The very texts of the fallback, so that no check reports each of them as missing.
      translations.set(code, Object.keys(ofShell).length > 0 ? ofShell : fallback);
      continue;
    }
    const { texts, source } = read;
    const translated: Record<string, string> = { ...ofShell };
    const report = (key: string, problem: Pick<Problem, 'code' | 'message' | 'hint' | 'warning'>) => {
      problems.push({ ...problem, file, ...positionOfKey(source, key) });
    };
    for (const [key, text] of Object.entries(texts)) {
      if (/^(?:pages|products)\./.test(key) && typeof text === 'string') translated[key] = text;
      else if (!known.has(key)) {
        const nearest = nearestName(key, TEXT_KEYS);
        const hint = nearest ? `did you mean "${nearest}"?` : 'remove it';
        report(key, { code: 'unused-text', message: `"${key}" is not used anywhere`, hint });
      } else if (typeof text !== 'string') {
        report(key, {
          code: 'bad-text',
          message: `"${key}" is not a string`,
          hint: 'write the text in quotes',
        });
      } else translated[key] = text;
      // JSON can contain it as an escape, too.
      const stray = typeof text === 'string' ? findStrayCharacter(text, file) : undefined;
      if (stray) report(key, stray);
    }
    for (const key of TEXT_KEYS) {
      const [text, inEnglish] = [translated[key], english[key]];
      if (
        text !== undefined &&
        inEnglish !== undefined &&
        listPlaceholders(text) !== listPlaceholders(inEnglish)
      ) {
        report(key, {
          code: 'placeholder-mismatch',
          message: `"${key}" has the placeholders {${listPlaceholders(text)}}, but English has {${listPlaceholders(inEnglish)}}`,
          hint: 'use the same {{names}} as the English text',
        });
      }
    }
    problems.push(...checkComplete(code, translated, english));
    const complete = { ...fallback, ...translated };
    if (code === defaultLanguage()) fallback = complete;
    if (code === ENGLISH) english = complete;
    translations.set(code, complete);
  }
  if (!translations.has(ENGLISH)) translations.set(ENGLISH, english);
  return { translations, problems };
}

/** Reports missing texts, and texts that are still in English, each in one line: a new language has hundreds. */
function checkComplete(code: string, translated: Translations, english: Translations): Problem[] {
  const start = { file: DATA.texts(code), line: 1, column: 1 };
  const missing = TEXT_KEYS.filter((key) => translated[key] === undefined);
  const equal =
    code === ENGLISH
      ? []
      : TEXT_KEYS.filter((key) => translated[key] !== undefined && translated[key] === english[key]);
  const [are, it] = missing.length === 1 ? ['is', 'that'] : ['are', 'those'];
  const used = code === defaultLanguage() ? ENGLISH : defaultLanguage();
  const problems: Problem[] = [];
  if (missing.length > 0) {
    problems.push({
      ...start,
      code: 'missing-text',
      message: `${nameTexts(missing)} ${are} missing; ${it} of "${used}" ${are} used instead`,
      hint: `add the ${missing.length === 1 ? 'text' : 'texts'}`,
      warning: areTextsOptional(),
    });
  }
  if (equal.length > TEXT_KEYS.length * EQUAL_SHARE) {
    problems.push({
      ...start,
      code: 'english-text',
      message: `${equal.length} of ${TEXT_KEYS.length} texts equal the English ones: ${nameTexts(equal)}`,
      hint: 'translate them, or remove them: a missing text is counted as missing',
      warning: areTextsOptional(),
    });
  }
  return problems;
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
 * Whether a missing text in a language is only a warning, because the fallback is used. In no language if the
 * environment variable `STRICT_TRANSLATIONS` is set.
 */
export function areTextsOptional(): boolean {
  return !process.env.STRICT_TRANSLATIONS;
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
    footnotes: translate(texts, 'footnotes'),
    footnote: translate(texts, 'footnote'),
    footnoteBack: translate(texts, 'footnoteBack'),
    api: translate(texts, 'apiHeading'),
    apiIntroduction: translate(texts, 'apiIntroduction'),
  };
}
