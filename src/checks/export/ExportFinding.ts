import { readFileSync } from 'node:fs';
import type { Problem } from '../../model/Problem';

/** A mistake in one document of the export. */
export interface ExportFinding {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** Offset in the document; absent where the document as a whole is meant. */
  readonly at?: number;
  /** What stands in the page's own text, so that its line is found there: the link as it is written. */
  readonly written?: string;
}

/** Line and column of an offset. */
function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

/** Where a text stands by itself, and not as a part of a longer address or word; -1 where it does not. */
function findWhole(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const behind = text[at + wanted.length] ?? ' ';
    if (/[\s("'<]/.test(before) && /[\s)"'>]/.test(behind)) return at;
  }
  return -1;
}

/** The finding in the page's own text, where it was written there. */
function findInSource(file: string, written: string): { line: number; column: number } | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  // A link is written without the language that the build adds, and perhaps without what it completes.
  for (const form of [written, written.replace(/^\/[a-z]{2}(?=\/)/, '')]) {
    const at = form ? findWhole(text, form) : -1;
    if (at >= 0) return placeOf(text, at);
  }
  return undefined;
}

/**
 * A finding as a problem: at the line of the page's Markdown where it was written there, else in the document itself.
 * @param document path of the document
 * @param source file of the page's text
 */
export function placeFinding(
  { code, message, hint, at, written }: ExportFinding,
  document: string,
  html: string,
  source: string | undefined,
): Problem {
  const place = source && written ? findInSource(source, written) : undefined;
  if (source && place) return { file: source, ...place, code, message, hint };
  return {
    file: document,
    ...(at === undefined ? { line: 1, column: 1 } : placeOf(html, at)),
    code,
    message,
    hint,
  };
}
