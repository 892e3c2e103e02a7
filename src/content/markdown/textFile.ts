import { isUtf8, type Buffer } from 'node:buffer';
import type { Problem } from '../../model/Problem';

/** The text of a file, and the problems of its bytes. */
interface TextFile {
  readonly text: string;
  readonly problems: Problem[];
}

/** Whether these bytes could begin a valid text; an incomplete character at the end is allowed. */
function couldBeginText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Counts the valid leading bytes, by binary search. */
function countValidBytes(bytes: Buffer): number {
  let valid = 0;
  let invalid = bytes.length + 1;
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (couldBeginText(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

/**
 * Returns the text of a UTF-8 file, with `\n` as line end and without a byte order mark.
 * Invalid bytes are one `invalid-utf8` problem at the first of them. The text contains U+FFFD in their place,
 * so that the other problems of the file are found in the same run.
 */
export function readTextFile(bytes: Buffer, file: string): TextFile {
  const text = normalizeText(new TextDecoder('utf-8').decode(bytes));
  if (isUtf8(bytes)) return { text, problems: [] };
  const before = new TextDecoder('utf-8').decode(bytes.subarray(0, countValidBytes(bytes)), { stream: true });
  const lines = before.split(/\r\n?|\n/);
  const problem: Problem = {
    file,
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    code: 'invalid-utf8',
    message: 'the bytes from here on are not valid UTF-8',
    hint: 'save the file in UTF-8',
  };
  return { text, problems: [problem] };
}

/**
 * Normalizes a text for all later steps: no byte order mark, `\n` as line end, no lone surrogates.
 * The number of lines stays the same, so that places in the file stay correct.
 * @example normalizeText('\uFEFFa\r\nb') // 'a\nb'
 */
export function normalizeText(text: string): string {
  const lines = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // A lone surrogate would make `encodeURIComponent` throw for a heading.
  return lines.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\uFFFD');
}
