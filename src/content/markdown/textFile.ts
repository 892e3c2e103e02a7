import { isUtf8, type Buffer } from 'node:buffer';
import type { Problem } from '../../model/Problem';

/** A file's text, and what is wrong with its bytes. */
interface TextFile {
  readonly text: string;
  readonly problems: Problem[];
}

/** Whether these bytes could begin a valid text; a character cut off at the end does not count. */
function couldBeginText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Number of leading bytes that are valid. */
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
 * The text of a UTF-8 file, with `\n` as line end and without byte order mark.
 * Invalid bytes are one problem, `invalid-utf8`, at the line of the first; the text then holds U+FFFD in their
 * place, so that the other problems of the file are found in the same run (faults B25, B26).
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
    hint: 'save the file with the encoding UTF-8',
  };
  return { text, problems: [problem] };
}

/**
 * The text as every later step expects it: no byte order mark, lines ended by `\n`, no lone surrogates.
 * The number of lines stays, so that places in the file stay true.
 * @example normalizeText('\uFEFFa\r\nb') // 'a\nb'
 */
export function normalizeText(text: string): string {
  const lines = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // Half a character would make URI encoding of a heading throw.
  return lines.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\uFFFD');
}
