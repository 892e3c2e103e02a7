import type { Report } from '../Report';

/** One `key: value`, not yet typed. */
export interface FrontMatterEntry {
  readonly key: string;
  /** Continuation lines joined by a space, trimmed. */
  readonly raw: string;
  readonly line: number;
  /** Column of the value's first character. */
  readonly column: number;
}

/** The entries and where the text after them begins. */
export interface FrontMatterScan {
  readonly entries: FrontMatterEntry[];
  /** Index of the first line after the front matter. */
  readonly bodyIndex: number;
}

const FENCE = /^---[ \t]*$/;
const ENTRY = /^([A-Za-z_][\w-]*)[ \t]*:(.*)$/;
/** Starts of lines that belong to a text, not to front matter. */
const TEXT_START = /^(?:[#<{`>|*![~]|- |:::)/;

/** Whether a line goes on with the value above it: it is indented, or a list is still open. */
function continues(text: string, raw: string): boolean {
  if (text.trim() === '') return false;
  // A list by hyphens is no list of the dialect, but it is meant as a value, not as text.
  const isItem = text.startsWith('- ') && (raw === '' || raw.startsWith('- '));
  return /^\s/.test(text) || isItem || (raw.startsWith('[') && !raw.endsWith(']'));
}

/**
 * The `key: value` lines between the two `---` lines at the beginning of a file.
 * A front matter that is never closed ends where the text visibly begins, so that one forgotten line is one problem.
 */
export function scanFrontMatter(lines: readonly string[], report: Report): FrontMatterScan {
  const entries: FrontMatterEntry[] = [];
  const closing = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  for (let index = 1; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    if (index === closing) return { entries, bodyIndex: index + 1 };
    const last = entries.at(-1);
    const entry = ENTRY.exec(text);
    if (last && continues(text, last.raw)) {
      const raw = `${last.raw} ${text.trim()}`.trim();
      entries[entries.length - 1] = { ...last, raw };
    } else if (entry) {
      const [, key = '', value = ''] = entry;
      const column = text.length - value.trimStart().length + 1;
      entries.push({ key, raw: value.trim(), line: index + 1, column });
    } else if (text.trim() !== '') {
      if (closing === -1 || TEXT_START.test(text) || (lines[index - 1] ?? '').trim() === '') {
        reportUnclosed(report);
        return { entries, bodyIndex: index };
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
  return { entries, bodyIndex: lines.length };
}

function reportUnclosed(report: Report): void {
  report(
    { line: 1, column: 1 },
    'front-matter-unclosed',
    'the front matter that begins here is not closed',
    'write a line of --- after its last key',
  );
}
