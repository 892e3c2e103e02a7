import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../../model/Problem';

/** A problem of one document of the export. */
export interface ExportFinding {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** Offset in the document; absent if the whole document is meant. */
  readonly at?: number;
  /** Text to look up in the page's own source, to find the line; for example a link as it is written. */
  readonly written?: string;
  /** Whether the page's own source is meant if the text is not found there. */
  readonly isOfSource?: boolean;
}

/** Returns the line and column of an offset. */
function positionOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

/** Returns the offset of a text that is not part of a longer URL or word; -1 if there is none. */
function findWhole(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + wanted.length] ?? ' ';
    if (/[\s("'<]/.test(before) && /[\s)"'>]/.test(after)) return at;
  }
  return -1;
}

/** Returns the position of a text in the page's own source; undefined if it is not there. */
function findInSource(file: string, written: string): { line: number; column: number } | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  // Sources contain links without the language, which the build adds.
  for (const form of [written, written.replace(/^\/[a-z]{2}(?=\/)/, '')]) {
    const at = form ? findWhole(text, form) : -1;
    if (at >= 0) return positionOf(text, at);
  }
  return undefined;
}

/**
 * Turns a finding into a problem: at its line in the page's Markdown if it is found there, else in the
 * document.
 * @param document path of the document
 * @param source file of the page's text
 */
export function locateFinding(
  { code, message, hint, at, written, isOfSource }: ExportFinding,
  document: string,
  html: string,
  source: string | undefined,
): Problem {
  const position = source && written ? findInSource(source, written) : undefined;
  if (source && position) return { file: source, ...position, code, message, hint };
  if (source && isOfSource && existsSync(source))
    return { file: source, line: 1, column: 1, code, message, hint };
  return {
    file: document,
    ...(at === undefined ? { line: 1, column: 1 } : positionOf(html, at)),
    code,
    message,
    hint,
  };
}
