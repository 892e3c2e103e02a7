import type { Problem } from '../../model/problems/Problem';
import type { FrontMatter } from './frontMatter/FrontMatter';
import { FRONT_MATTER_KINDS } from './frontMatter/frontMatterKinds';
import { EXPECTED, parseValue, type FrontMatterValue } from './frontMatter/parseValue';
import { scanFrontMatter, type FrontMatterEntry } from './frontMatter/scanFrontMatter';
import { nameHint } from './nameHint';
import { createReport, type Place, type Report } from './Report';

type Key = keyof FrontMatter;

/** A page in two parts. */
export interface FrontMatterResult {
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
  /** Where the value of each key stands, for problems that are found later. */
  readonly places: Readonly<Partial<Record<Key, Place>>>;
  readonly problems: Problem[];
}

function isKey(key: string): key is Key {
  return Object.hasOwn(FRONT_MATTER_KINDS, key);
}

function readEntry(
  { key, raw, line, column }: FrontMatterEntry,
  report: Report,
): FrontMatterValue | undefined {
  if (!isKey(key)) {
    const hint = nameHint(key, Object.keys(FRONT_MATTER_KINDS));
    report({ line, column: 1 }, 'unknown-key', `the front matter has no key "${key}"`, hint);
    return undefined;
  }
  const kind = FRONT_MATTER_KINDS[key];
  const value = raw === '' ? undefined : parseValue(kind, raw);
  if (value === undefined) {
    const found = raw === '' ? 'is empty' : `has the wrong type: ${raw.slice(0, 60)}`;
    report({ line, column }, 'wrong-type', `the value of "${key}" ${found}`, `write ${EXPECTED[kind]}`);
  }
  return value;
}

/**
 * The typed front matter of a page and the text after it.
 *
 * The format is `key: value` by lines, not YAML: in the dialect a value may hold `: `, ` #` or a leading `@`, which
 * YAML refuses or reads as something else, comma lists are not YAML lists, and `date` must stay text. A reader of
 * its own keeps existing pages valid and knows line and column of every key.
 * Two additions to the dialect: double quotes work like single ones, and indented lines continue a value.
 */
export function parseFrontMatter(text: string, file: string): FrontMatterResult {
  const problems: Problem[] = [];
  const report = createReport(file, problems);
  const none: FrontMatter = { components: [], hooks: [] };
  if (!/^---[ \t]*(?:\n|$)/.test(text))
    return { frontMatter: none, body: text, bodyLine: 1, places: {}, problems };
  const lines = text.split('\n');
  const { entries, bodyIndex } = scanFrontMatter(lines, report);
  const values: Partial<Record<Key, FrontMatterValue>> = {};
  const firstLine = new Map<string, number>();
  const places: Partial<Record<Key, Place>> = {};
  for (const entry of entries) {
    const { key, line, column } = entry;
    const first = firstLine.get(key);
    if (first !== undefined) {
      const message = `the key "${key}" stands on line ${first} already`;
      report({ line, column: 1 }, 'duplicate-key', message, 'keep one of the two');
      continue;
    }
    firstLine.set(key, line);
    const value = readEntry(entry, report);
    if (isKey(key)) {
      places[key] = { line, column };
      if (value !== undefined) values[key] = value;
    }
  }
  // The table of kinds covers every key with the type that FrontMatter gives it.
  const frontMatter = { ...none, ...values } as FrontMatter;
  return { frontMatter, body: lines.slice(bodyIndex).join('\n'), bodyLine: bodyIndex + 1, places, problems };
}
