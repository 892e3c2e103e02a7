import { nameHint } from '../../../model/routes/editDistance';
import { findLanguage, listLanguageNames, type CodeLanguage } from './languages';

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
  /** Lines in focus: the others are dimmed. Empty if no line is. */
  readonly focused: ReadonlySet<number>;
  readonly isNumbered: boolean;
  /** Path of the file that the fence shows, as written. */
  readonly file?: string;
  /** Name of the part of that file. */
  readonly region?: string;
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

const VALUES = ['title', 'focus', 'file', 'region'] as const;

const patternOf = (key: string) => new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)')`);
const VALUE_OF = {
  title: patternOf('title'),
  focus: patternOf('focus'),
  file: patternOf('file'),
  region: patternOf('region'),
};
const FLAGS: ReadonlySet<string> = new Set(['complete', 'lineNumbers']);

function resolveLanguage(name: string, faults: FenceFault[]): CodeLanguage {
  // A fence without a language shows its text without colors.
  if (name === '') return 'text';
  const language = findLanguage(name);
  if (language !== undefined) return language;
  const message = `the code language "${name}" is unknown`;
  faults.push({ code: 'unknown-language', message, hint: nameHint(name, listLanguageNames()) });
  return 'text';
}

/**
 * Parses an info string: language, `name="value"`, the words `complete` and `lineNumbers`, highlighted lines, other
 * words.
 * Never fails: invalid parts are reported in `faults`, and an unknown language is shown as text.
 * @example parseFenceInfo('tsx title="App.tsx" {1,3-4}').highlighted // Set { 1, 3, 4 }
 */
export function parseFenceInfo(info: string): FenceInfo {
  const faults: FenceFault[] = [];
  const highlighted = new Set<number>();
  const values: Partial<Record<(typeof VALUES)[number], string>> = {};
  const [name = ''] = /^[^\s{]*/.exec(info.trim()) ?? [];
  let rest = info.trim().slice(name.length);
  for (const key of VALUES) {
    rest = rest.replace(VALUE_OF[key], (_, double?: string, single?: string) => {
      values[key] = (double ?? single ?? '').trim();
      return ' ';
    });
  }
  const { title, focus, file, region } = values;
  const focused = focus === undefined ? [] : parseRanges(focus);
  if (!focused) {
    const hint = 'write line numbers and ranges, for example focus="2-4"';
    faults.push({ code: 'fence-info', message: `invalid numbers of lines in focus: "${focus}"`, hint });
  }
  if (region !== undefined && file === undefined) {
    const hint = 'write the file that has it: file="./name.ts"';
    faults.push({ code: 'fence-info', message: `region="${region}" is a part of no file`, hint });
  }
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
    words: words.filter((word) => !FLAGS.has(word)).join(' '),
    ...(title ? { title } : {}),
    complete: words.includes('complete'),
    highlighted,
    focused: new Set(focused),
    isNumbered: words.includes('lineNumbers'),
    ...(file === undefined ? {} : { file }),
    ...(region === undefined ? {} : { region }),
    faults,
  };
}
