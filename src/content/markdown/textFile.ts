import { isUtf8, type Buffer } from 'node:buffer';
import { escapeControls, type Problem } from '../../model/Problem';

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
 * Matches a character that no text needs: a control character other than tab and line feed, a line separator, or
 * a direction override, which makes code look like other code. Isolates are allowed: right-to-left texts need
 * them.
 */
const STRAY = /[^\P{Cc}\t\n]|[\u2028-\u202E]/u;

/** Returns a problem for the first stray character of a text. */
export function findStrayCharacter(text: string, file: string): Problem | undefined {
  const [stray] = STRAY.exec(text) ?? [];
  if (stray === undefined) return undefined;
  const lines = text.slice(0, text.indexOf(stray)).split('\n');
  return {
    file,
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    code: 'stray-character',
    message: `the invisible character ${escapeControls(stray)} is not text`,
    hint: 'remove it, or write its escape if code needs it',
  };
}

/**
 * Returns the text of a UTF-8 file, with `\n` as line end and without a byte order mark.
 * Invalid bytes are one `invalid-utf8` problem at the first of them. The text contains U+FFFD in their place,
 * so that the other problems of the file are found in the same run. The first stray character of valid bytes is
 * one `stray-character` problem.
 */
export function readTextFile(bytes: Buffer, file: string): TextFile {
  const text = normalizeText(new TextDecoder('utf-8').decode(bytes));
  if (isUtf8(bytes)) {
    const stray = findStrayCharacter(text, file);
    return { text, problems: stray ? [stray] : [] };
  }
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
 * The number of lines stays the same, so that positions in the file stay correct.
 * @example normalizeText('\uFEFFa\r\nb') // 'a\nb'
 */
export function normalizeText(text: string): string {
  const lines = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // A lone surrogate would make `encodeURIComponent` throw for a heading.
  return lines.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\uFFFD');
}
