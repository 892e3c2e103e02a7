import { nameHint } from '../../../model/routes/editDistance';
import { findLanguage, LANGUAGE_NAMES, type CodeLanguage } from './languages';

/** An opened fenced block of code. */
export interface OpenFence {
  /** The opening marks, for example three backticks. */
  readonly marks: string;
  readonly info: string;
}

/** Returns the fence that a line without indentation opens; undefined if it opens none. */
export function openFence(line: string): OpenFence | undefined {
  const match = /^(`{3,})([^`]*)$|^(~{3,})(.*)$/.exec(line);
  if (match === null) return undefined;
  return { marks: match[1] ?? match[3] ?? '', info: (match[2] ?? match[4] ?? '').trim() };
}

/** Whether a line closes a fence: the same mark, at least as many. */
export function closesFence(line: string, { marks }: OpenFence): boolean {
  const text = line.trim();
  return text.length >= marks.length && text === (marks[0] ?? '').repeat(text.length);
}

/** A problem of an info string. */
interface FenceFault {
  readonly code: 'unknown-language' | 'fence-info';
  readonly message: string;
  readonly hint: string;
}

/** The parsed info string: the text after the opening marks of a fence. */
export interface FenceInfo {
  readonly language: CodeLanguage;
  /** All other words: inside `<codeblock>`, the name of the tab. */
  readonly words: string;
  readonly title?: string;
  readonly complete: boolean;
  readonly highlighted: ReadonlySet<number>;
  readonly faults: readonly FenceFault[];
}

/** Highest accepted line number; without a limit, `{1-999999999}` would fill the memory. */
const MAX_LINE = 10_000;

/** Returns the numbers in a list such as `1,3-5`; undefined if the text is not of that form. */
function parseRanges(text: string): number[] | undefined {
  const numbers: number[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})(?:-(\d{1,5}))?\s*$/.exec(part);
    if (match === null) return undefined;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from < 1 || to < from || to > MAX_LINE) return undefined;
    for (let line = from; line <= to; line += 1) numbers.push(line);
  }
  return numbers;
}

function resolveLanguage(name: string, faults: FenceFault[]): CodeLanguage {
  // A fence without a language shows its text without colors.
  if (name === '') return 'text';
  const language = findLanguage(name);
  if (language !== undefined) return language;
  const message = `the code language "${name}" is unknown`;
  faults.push({ code: 'unknown-language', message, hint: nameHint(name, LANGUAGE_NAMES) });
  return 'text';
}

/**
 * Parses an info string: language, `title="…"`, the word `complete`, highlighted lines, other words.
 * Never fails: invalid parts are reported in `faults`, and an unknown language is shown as text.
 * @example parseFenceInfo('tsx title="App.tsx" {1,3-4}').highlighted // Set { 1, 3, 4 }
 */
export function parseFenceInfo(info: string): FenceInfo {
  const faults: FenceFault[] = [];
  const highlighted = new Set<number>();
  let title: string | undefined;
  const [name = ''] = /^[^\s{]*/.exec(info.trim()) ?? [];
  let rest = info.trim().slice(name.length);
  rest = rest.replace(/(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/, (_, double?: string, single?: string) => {
    title = (double ?? single ?? '').trim();
    return ' ';
  });
  rest = rest.replace(/\{([^{}]*)\}/, (braces: string, inside: string) => {
    const lines = parseRanges(inside);
    if (lines) for (const line of lines) highlighted.add(line);
    else
      faults.push({
        code: 'fence-info',
        message: `invalid numbers of highlighted lines: ${braces}`,
        hint: 'write line numbers and ranges, for example {1,3-5}',
      });
    return ' ';
  });
  const words = rest.split(/\s+/).filter((word) => word !== '');
  return {
    language: resolveLanguage(name, faults),
    words: words.filter((word) => word !== 'complete').join(' '),
    ...(title ? { title } : {}),
    complete: words.includes('complete'),
    highlighted,
    faults,
  };
}
