import type { Problem } from '../../model/Problem';
import {
  type FrontMatter,
  SOURCE_KEYS,
  FRONT_MATTER_KINDS,
  UNUSED_KEYS,
  EXPECTED,
  parseValue,
  type FrontMatterValue,
} from './frontMatterKeys';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { nameHint } from '../../model/routes/editDistance';
import { createReport, type Position, type Report } from './ParsedPage';
import { addTrailingSlash } from '../../model/routes/pathname';
import type { PageContext } from './PageContext';

type Key = keyof FrontMatter;

/** A page split into front matter and body. */
export interface FrontMatterResult {
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
  /** Place of the value of each key, for problems found later. */
  readonly positions: Readonly<Partial<Record<Key, Position>>>;
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
    report({ line, column: 1 }, 'unknown-key', `"${key}" is not a front matter key`, hint);
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
 * Parses the typed front matter of a page and returns it with the text after it.
 *
 * The format is one `key: value` per line, not YAML. Existing pages have values with `: `, ` #` or a leading
 * `@`, which YAML rejects or reads differently; comma-separated lists are not YAML lists; and `date` must
 * stay text. An own parser keeps these pages valid and records the line and column of every key. Two
 * additions to the format: double quotes work like single quotes, and indented lines continue a value.
 */
export function parseFrontMatter(text: string, file: string): FrontMatterResult {
  const problems: Problem[] = [];
  const report = createReport(file, problems);
  const none: FrontMatter = { components: [], hooks: [] };
  if (!/^---[ \t]*(?:\n|$)/.test(text))
    return { frontMatter: none, body: text, bodyLine: 1, positions: {}, problems };
  const lines = text.split('\n');
  const { entries, bodyIndex } = scanFrontMatter(lines, report);
  const values: Partial<Record<Key, FrontMatterValue>> = {};
  const firstLine = new Map<string, number>();
  const positions: Partial<Record<Key, Position>> = {};
  for (const entry of entries) {
    const { key, line, column } = entry;
    const first = firstLine.get(key);
    if (first !== undefined) {
      const message = `the key "${key}" is already on line ${first}`;
      report({ line, column: 1 }, 'duplicate-key', message, 'keep one of the two');
      continue;
    }
    firstLine.set(key, line);
    const value = readEntry(entry, report);
    if (isKey(key)) {
      positions[key] = { line, column };
      if (value !== undefined) values[key] = value;
    }
  }
  // FRONT_MATTER_KINDS gives every key the type that FrontMatter declares.
  const frontMatter = { ...none, ...values } as FrontMatter;
  return {
    frontMatter,
    body: lines.slice(bodyIndex).join('\n'),
    bodyLine: bodyIndex + 1,
    positions,
    problems,
  };
}

/** One `key: value`, not yet typed. */
interface FrontMatterEntry {
  readonly key: string;
  /** Continuation lines joined by a space, trimmed. */
  readonly raw: string;
  readonly line: number;
  /** Column of the value's first character. */
  readonly column: number;
}

/** The entries, and where the text after them begins. */
interface FrontMatterScan {
  readonly entries: FrontMatterEntry[];
  /** Index of the first line after the front matter. */
  readonly bodyIndex: number;
}

const FENCE = /^---[ \t]*$/;
const ENTRY = /^([A-Za-z_][\w-]*)[ \t]*:(.*)$/;
/** Line starts that belong to the text, not to the front matter. */
const TEXT_START = /^(?:[#<{`>|*![~]|- |:::)/;

/** An entry whose value may continue. Its parts are joined once at the end: there may be thousands. */
interface OpenEntry extends Omit<FrontMatterEntry, 'raw'> {
  /** Trimmed and not empty. */
  readonly parts: string[];
}

/** Whether a line continues the value above it: it is indented, or a list is still open. */
function continues(text: string, parts: readonly string[]): boolean {
  if (text.trim() === '') return false;
  const [first = ''] = parts;
  // Hyphen lists are not supported, but are meant as a value, not as text.
  const isItem = text.startsWith('- ') && (first === '' || first.startsWith('- '));
  return /^\s/.test(text) || isItem || (first.startsWith('[') && !parts.at(-1)?.endsWith(']'));
}

/**
 * Returns the index of the first line on which `#` begins a YAML comment. A line that begins with `#` is a
 * heading of the text if a blank line follows it before the next `---`.
 */
function findComments(lines: readonly string[], closing: number): number {
  return lines.slice(0, closing).findLastIndex((line) => line.trim() === '') + 1;
}

function close({ parts, ...entry }: OpenEntry): FrontMatterEntry {
  return { ...entry, raw: parts.join(' ') };
}

/**
 * Scans the `key: value` lines between the two `---` lines at the beginning of a file.
 * An unclosed front matter ends where the text visibly begins, so that one missing line is one problem.
 */
function scanFrontMatter(lines: readonly string[], report: Report): FrontMatterScan {
  const entries: OpenEntry[] = [];
  const end = (bodyIndex: number) => ({ entries: entries.map(close), bodyIndex });
  const closing = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  const comments = findComments(lines, closing);
  for (let index = 1; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    if (index === closing) return end(index + 1);
    const last = entries.at(-1);
    const entry = ENTRY.exec(text);
    if (last && continues(text, last.parts)) last.parts.push(text.trim());
    else if (entry) {
      const [, key = '', value = ''] = entry;
      const column = text.length - value.trimStart().length + 1;
      entries.push({ key, parts: value.trim() ? [value.trim()] : [], line: index + 1, column });
    } else if (text.trim() !== '') {
      const isText = TEXT_START.test(text) || (lines[index - 1] ?? '').trim() === '';
      const isComment = text.startsWith('#') && index >= comments;
      if (closing === -1 || (isText && !isComment)) {
        reportUnclosed(report);
        return end(index);
      }
      report(
        { line: index + 1, column: 1 },
        'front-matter-syntax',
        `the line is not of the form "key: value": ${text.trim().slice(0, 60)}`,
        'begin it with a known key and a colon, or indent it to continue the line above',
      );
    }
  }
  reportUnclosed(report);
  return end(lines.length);
}

function reportUnclosed(report: Report): void {
  report(
    { line: 1, column: 1 },
    'front-matter-unclosed',
    'the front matter that begins here is not closed',
    'write a line of --- after its last key',
  );
}

/**
 * Returns the Markdown of the "API" section: a link to the API page of each component and hook in the front
 * matter. Because it is Markdown, the usual steps handle its heading, links and language.
 * Empty if the page names none or the context has no API pages. A name without an API page is one problem.
 */
export function apiSection(
  { frontMatter, positions, problems }: Pick<FrontMatterResult, 'frontMatter' | 'positions' | 'problems'>,
  context: PageContext,
): string {
  const { apiPathnames } = context;
  if (apiPathnames === undefined) return '';
  const report = createReport(context.file, problems);
  const items: string[] = [];
  for (const key of ['components', 'hooks'] as const) {
    for (const name of frontMatter[key]) {
      const pathname = Object.hasOwn(apiPathnames, name) ? apiPathnames[name] : undefined;
      if (pathname === undefined) {
        const hint = nameHint(name, Object.keys(apiPathnames));
        report(positions[key] ?? { line: 1, column: 1 }, 'unknown-api', `"${name}" has no API page`, hint);
      } else {
        const text = key === 'components' ? `<${name} />` : name;
        items.push(`- [\`${text}\`](${addTrailingSlash(pathname)})`);
      }
    }
  }
  if (items.length === 0) return '';
  const { api, apiIntroduction } = context.labels;
  return `\n\n## ${api}\n\n${apiIntroduction}\n\n${items.join('\n')}\n`;
}

/**
 * Reports a `productId` that is missing from the product registry, and warns of values without an effect: keys
 * that this site does not use, keys of the source in a translation and the other way round, and a
 * `productId` that contradicts the page's folder.
 */
export function checkKeys(
  { frontMatter, positions, problems }: Pick<FrontMatterResult, 'frontMatter' | 'positions' | 'problems'>,
  context: Pick<PageContext, 'file' | 'languageCode' | 'productIds' | 'productId'>,
): void {
  const { file, languageCode, productIds, productId: pageProductId } = context;
  const { productId } = frontMatter;
  const start: Position = { line: 1, column: 1 };
  const warn = (key: Key, message: string) => {
    const hint = 'remove the line';
    problems.push({ file, ...(positions[key] ?? start), code: 'unused-key', message, hint, warning: true });
  };
  if (productId !== undefined && productIds && !Object.hasOwn(productIds, productId)) {
    const message = `there is no product "${productId.slice(0, 60)}"`;
    const known = nameHint(productId, Object.keys(productIds));
    const hint = `leave the line out (the folder decides), or add the id to "productIds" in product.ts; ${known}`;
    createReport(file, problems)(positions.productId ?? start, 'unknown-product', message, hint);
  } else if (
    productId !== undefined &&
    pageProductId !== undefined &&
    (productIds?.[productId] ?? productId) !== pageProductId
  )
    warn('productId', `"productId" has no effect: the folder makes this a page of "${pageProductId}"`);
  for (const key of UNUSED_KEYS)
    if (frontMatter[key] !== undefined) warn(key, `"${key}" has no effect on this site`);
  const isSource = languageCode === defaultLanguage();
  const where = isSource ? 'a page in the default language' : 'a translation';
  for (const key of isSource ? (['sourceHash'] as const) : SOURCE_KEYS)
    if (frontMatter[key] !== undefined) warn(key, `"${key}" has no effect in ${where}`);
}
