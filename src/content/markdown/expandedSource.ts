import { posix } from 'node:path';
import type { Token } from 'markdown-it';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { Problem } from '../../model/Problem';
import type { CodeTabSource } from './blocks/codeTabs';
import { closesFence, parseFenceInfo } from './code/fence';
import { readShownLines, type ShownFault, type ShownLine } from './code/regions';
import { markdownParser } from './markdownParser';
import { resolveConflicts } from './mergeConflicts';
import type { PageContext } from './PageContext';
import { FILE_MAX_BYTES, type ReadFile, resolveFile } from './pageFiles';
import { PageState } from './PageState';
import { createReport, type Origin, type Report } from './ParsedPage';
import { readTextFile } from './textFile';

/** A row of the text, and where it is written. */
interface Row extends Origin {
  readonly text: string;
}

/** The body of a page with its partials and the files that its fences show in their places. */
interface ExpandedSource {
  readonly text: string;
  /** Where each row is written; undefined if nothing was replaced. */
  readonly origins?: readonly Origin[];
}

/** Rows to be replaced, from the first to the one before the end. */
interface Replacement {
  readonly first: number;
  readonly end: number;
  readonly rows: readonly Row[];
}

/** A fence that names a file. */
interface FileFence {
  readonly info: string;
  readonly code: string;
  readonly row: number;
}

/** What all files of one page share. */
interface Expansion {
  readonly context: PageContext;
  readonly read: ReadFile;
  readonly problems: Problem[];
  /** Number of characters that may still be included; partials that include each other twice would fill the memory. */
  left: number;
}

interface FoundText {
  /** Path from the project root. */
  readonly path: string;
  readonly text: string;
  readonly problems: readonly Problem[];
}

interface FoundLines {
  readonly path: string;
  readonly lines: readonly ShownLine[];
}

/** Only a text with one of these has something to replace. */
const EXPANDABLE = /\{\{\s*"include"|file=/;
const MARKS = /`{3,}|~{3,}/;
const MAX_CHARACTERS = 2_000_000;

/** Reads a file that a page names, as text; or returns why it cannot be. */
function readText(written: string, from: string, { context, read }: Expansion): FoundText | ShownFault {
  const path = resolveFile(written, from, context);
  if (path === undefined) {
    const message = `${written} is not in ${(context.folders ?? []).join(' or ')}`;
    return { message, hint: 'write a path from the folder of this file to a file of the same product' };
  }
  const content = read(path);
  if (content === 'missing') {
    const message = `the file ${written} does not exist`;
    return { message, hint: `there is no ${path}; links to files are not followed` };
  }
  if (content === 'too-large') {
    const message = `the file ${written} is larger than ${FILE_MAX_BYTES / 1000} kB`;
    return { message, hint: 'name a smaller file' };
  }
  return { path, ...readTextFile(content, path) };
}

/** Returns the lines of code that a fence names, or why there are none. */
function readShown(fence: FileFence, from: string, expansion: Expansion): FoundLines | ShownFault {
  const { file = '', region } = parseFenceInfo(fence.info);
  if (fence.code.trim() !== '') {
    const message = 'a fence that names a file has lines of its own';
    return { message, hint: 'remove the lines, or the file="…"' };
  }
  const read = readText(file, from, expansion);
  if ('message' in read) return read;
  const [fault] = read.problems;
  if (fault) {
    const message = `the file ${file} is not text: ${fault.message} (line ${fault.line})`;
    return { message, hint: 'name a text file in UTF-8' };
  }
  const lines = readShownLines(read.text, file, region);
  return Array.isArray(lines) ? { path: read.path, lines } : lines;
}

/** Returns the rows of a fence with the lines of its file; the fence becomes longer than all fences in them. */
function fillFence(rows: readonly Row[], fence: FileFence, path: string, lines: readonly ShownLine[]): Row[] {
  const opening = rows[fence.row] ?? { text: '', line: 1 };
  const marks = MARKS.exec(opening.text) ?? { 0: '```', index: 0 };
  const [sign = '`'] = marks[0];
  const runs = lines.flatMap(({ text }) => text.match(sign === '`' ? /`{3,}/g : /~{3,}/g) ?? []);
  const longer = sign.repeat(Math.max(marks[0].length, ...runs.map(({ length }) => length + 1)));
  const lead = opening.text.slice(0, marks.index);
  const indent = lead.replace(/[^\s>]/g, ' ');
  return [
    { ...opening, text: lead + longer + opening.text.slice(marks.index + marks[0].length) },
    ...lines.map(({ text, line }) => ({ text: indent + text, line, file: path })),
    { ...opening, text: indent + longer },
  ];
}

/** Returns the row after a fence without lines; undefined if it is not closed, which is reported with the page. */
function findEnd(rows: readonly Row[], fence: number): number | undefined {
  const inner = ({ text }: Row) => text.replace(/^[\s>]*/, '');
  const next = rows.findIndex((row, index) => index > fence && inner(row) !== '');
  const marks = MARKS.exec(rows[fence]?.text ?? '')?.[0] ?? '';
  const closing = rows[next];
  return closing && closesFence(inner(closing), { marks, info: '' }) ? next + 1 : undefined;
}

/** Lists the fences that name a file, in code tabs, too. */
function listFileFences(tokens: readonly Token[]): FileFence[] {
  const fences = tokens.flatMap((token): FileFence[] => {
    if (token.type === 'fence') return [{ info: token.info, code: token.content, row: token.map?.[0] ?? 0 }];
    return token.type === 'code_tabs' ? (token.meta as { tabs: CodeTabSource[] }).tabs : [];
  });
  return fences.filter(({ info }) => info.includes('file=') && parseFenceInfo(info).file !== undefined);
}

/** Returns the partial in the language of the page if it is there, else the one that is written. */
function readPartial(written: string, from: string, expansion: Expansion): FoundText | ShownFault {
  const { languageCode } = expansion.context;
  if (!posix.basename(written).startsWith('_') || !written.endsWith('.md')) {
    const message = `${written} is not the name of a partial`;
    return { message, hint: 'begin the name of the file with _ and end it with .md' };
  }
  if (languageCode !== defaultLanguage()) {
    const translated = readText(written.replace(/\.md$/, `-${languageCode}.md`), from, expansion);
    if (!('message' in translated)) return translated;
  }
  return readText(written, from, expansion);
}

/** Returns the rows of a partial with its own partials and files. */
function includePartial(
  written: string,
  stack: readonly string[],
  expansion: Expansion,
): readonly Row[] | ShownFault {
  const read = readPartial(written, stack.at(-1) ?? '', expansion);
  if ('message' in read) return read;
  const { path, text, problems } = read;
  if (stack.includes(path)) {
    const circle = [...stack.slice(stack.indexOf(path)), path]
      .map((file) => posix.basename(file))
      .join(' → ');
    return {
      message: `the partial ${written} includes itself: ${circle}`,
      hint: 'remove one of the includes',
    };
  }
  expansion.left -= text.length;
  if (expansion.left < 0) {
    const message = `the partials of the page have more than ${MAX_CHARACTERS / 1e6} million characters`;
    return { message, hint: 'include less' };
  }
  expansion.problems.push(...problems);
  const report = createReport(path, expansion.problems);
  if (/^---[ \t]*(?:\n|$)/.test(text)) {
    const hint = 'remove the lines up to the second ---';
    report({ line: 1, column: 1 }, 'include-file', 'a partial begins with front matter', hint);
  }
  const lines = withoutOpenComment(resolveConflicts(text.trimEnd(), report).split('\n'), report, expansion);
  const rows = lines.map((line, index) => ({ text: line, line: index + 1, file: path }));
  return expandRows(rows, [...stack, path], report, expansion);
}

/** Reports a comment that a partial leaves open, and drops it: it would hide text of the page. */
function withoutOpenComment(
  lines: readonly string[],
  report: Report,
  { context }: Expansion,
): readonly string[] {
  const text = `${lines.join('\n')}\n`;
  const start = text.lastIndexOf('<!--');
  if (start < 0 || text.includes('-->', start)) return lines;
  const tokens: Token[] = [];
  markdownParser.block.parse(text, markdownParser, { page: new PageState(context, text, 1, []) }, tokens);
  const row = text.slice(0, start).split('\n').length - 1;
  // In code it is text, and in a paragraph it ends with it.
  if (!tokens.some(({ type, map }) => type === 'html_block' && map && map[0] <= row && row < map[1]))
    return lines;
  const column = start - text.lastIndexOf('\n', start - 1);
  const message = 'a comment is not closed and hides the text after it';
  report({ line: row + 1, column }, 'comment-unclosed', message, 'write --> at its end');
  return lines.slice(0, row);
}

/** Replaces what the rows of one file name. */
function expandRows(
  rows: readonly Row[],
  stack: readonly string[],
  report: Report,
  expansion: Expansion,
): readonly Row[] {
  const text = rows.map((row) => row.text).join('\n');
  if (!EXPANDABLE.test(text)) return rows;
  // The parser of the page itself says what is code, a comment or a line of its own.
  const faults: Problem[] = [];
  const page = new PageState(expansion.context, text, 1, faults);
  const tokens: Token[] = [];
  markdownParser.block.parse(`${text}\n`, markdownParser, { page }, tokens);
  const file = stack.at(-1) ?? '';
  const at = (row: number, part: string) => {
    const { text: source = '', line = 1 } = rows[row] ?? {};
    return { line, column: Math.max(0, source.indexOf(part)) + 1 };
  };
  const replacements: Replacement[] = [];
  for (const fence of listFileFences(tokens)) {
    const shown = readShown(fence, file, expansion);
    if ('message' in shown) report(at(fence.row, 'file='), 'fence-file', shown.message, shown.hint);
    else {
      const filled = fillFence(rows, fence, shown.path, shown.lines);
      const end = findEnd(rows, fence.row);
      if (end !== undefined) replacements.push({ first: fence.row, end, rows: filled });
    }
  }
  for (const { type, map, meta } of tokens) {
    if (type !== 'include' || !map) continue;
    const [first] = map;
    // A line with a fault stays, and is reported with the page.
    if (faults.some(({ line }) => line === first + 1)) continue;
    const included = includePartial(String(meta?.['path']), stack, expansion);
    const blank = { ...rows[first], text: '', line: rows[first]?.line ?? 1 };
    if ('message' in included) {
      report(at(first, '{{'), 'include-file', included.message, included.hint);
      replacements.push({ first, end: first + 1, rows: [blank] });
    } else replacements.push({ first, end: first + 1, rows: [blank, ...included, blank] });
  }
  const result: Row[] = [];
  let row = 0;
  for (const { first, end, rows: inserted } of replacements.sort((a, b) => a.first - b.first)) {
    result.push(...rows.slice(row, first));
    for (const one of inserted) result.push(one);
    row = end;
  }
  return [...result, ...rows.slice(row)];
}

/**
 * Puts partials and the files that fences show into the body of a page, and reports those that it cannot. A
 * context without `folders` leaves all as it is.
 * @param bodyLine line of the file on which the body begins
 */
export function expandSource(
  body: string,
  bodyLine: number,
  context: PageContext,
  read: ReadFile,
  problems: Problem[],
): ExpandedSource {
  if (!context.folders || !EXPANDABLE.test(body)) return { text: body };
  const rows = body.split('\n').map((text, index) => ({ text, line: bodyLine + index }));
  const expansion = { context, read, problems, left: MAX_CHARACTERS };
  const expanded = expandRows(rows, [context.file], createReport(context.file, problems), expansion);
  if (expanded.length === rows.length && expanded.every((row, index) => row === rows[index]))
    return { text: body };
  return { text: expanded.map(({ text }) => text).join('\n'), origins: expanded };
}
