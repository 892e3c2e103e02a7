import hljs from 'highlight.js/lib/core';
import { escapeHtml } from '../../../model/page/escapeHtml';
import type { CodeSize } from '../../../model/demos/codeBox';
import { fillLabel, type PageLabels } from '../PageContext';
import type { FenceInfo } from './fence';
import { findGrammarFault } from './familyGrammar';
import { type CodeLanguage, grammarOf, GRAMMARS } from './languages';

/** Content of a code block. */
interface CodeBlockOptions {
  readonly code: string;
  readonly language: CodeLanguage;
  /** Text of the title bar. */
  readonly title?: string;
  /** Accessible name if there is no title bar, for example the name of the tab. */
  readonly name?: string;
  readonly marks?: LineMarks;
}

/** How the lines of a code block differ: sets of 1-based numbers of lines. */
export type LineMarks = Partial<Pick<FenceInfo, 'highlighted' | 'focused' | 'isNumbered'>>;

/** As wide as the numbers of lines and the space after them, see `.numbered`. */
const NUMBER_GUTTER = ' '.repeat(5);
/** Longer lines do not fit on the screen of a phone. */
const NARROW_CHARACTERS = 34;
/** Longer lines do not fit beside the buttons in a window of 600 px. */
const WIDE_CHARACTERS = 50;
/** Longer lines do not fit beside the buttons in a window of 1440 px. */
const WIDEST_CHARACTERS = 84;

/**
 * Returns the class of a block by its lines. A single line wraps, so it needs no button for that; several
 * lines get one where the longest of them may not fit.
 */
export function sizeOf(code: string): CodeSize {
  const lines = code.split('\n');
  if (lines.length === 1) return ' single';
  const longest = Math.max(...lines.map(({ length }) => length));
  if (longest <= NARROW_CHARACTERS) return '';
  if (longest <= WIDE_CHARACTERS) return ' long';
  return longest <= WIDEST_CHARACTERS ? ' long wide' : ' long wide widest';
}

/** Returns the name of a button in a code block, in another language than the page if that is not translated. */
function tip(name: string, { language }: PageLabels): string {
  return `<span class="tip" lang="${language}">${escapeHtml(name)}</span>`;
}

/**
 * Replaces the names of the buttons of code blocks in a part of a page, for readers in another language.
 * @param from the texts that the part was written with
 */
export function translateButtons(html: string, from: PageLabels, to: PageLabels): string {
  return (['copy', 'wrap'] as const).reduce(
    (text, key) => text.replaceAll(tip(from[key], from), tip(to[key], to)),
    html,
  );
}

/**
 * Returns the HTML of one code block: title bar, code, copy button and, for long lines, a wrap button.
 * The `pre` scrolls sideways, so it is focusable and has a name. Its role is group, not region: a page with
 * twenty code blocks would otherwise have twenty landmarks. Code is left-to-right in every language.
 */
export function codeBlock(options: CodeBlockOptions, labels: PageLabels): string {
  const { code, language, title, marks = {} } = options;
  const name = title ?? options.name ?? fillLabel(labels.code, { language });
  const bar = title === undefined ? '' : `<div class="code-title">${escapeHtml(title)}</div>`;
  const size = sizeOf(marks.isNumbered ? code.replace(/^/gm, NUMBER_GUTTER) : code);
  const wrap = size.startsWith(' long')
    ? `<button type="button" class="wrap" data-wrap-toggle aria-pressed="false">${tip(labels.wrap, labels)}</button>`
    : '';
  return (
    `<div class="code${size}"${wrap && !bar ? ` data-language="${language}"` : ''}>${bar}<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-${language}${marks.isNumbered ? ' numbered' : ''}">${codeLines(code, language, marks)}</code></pre>` +
    `${wrap}<button type="button" class="copy" data-copy data-waits>${tip(labels.copy, labels)}</button></div>`
  );
}

/**
 * Returns the class of a line of a `diff` block. The sign stays in the text: color alone is not accessible.
 */
function diffClass(line: string): string | undefined {
  if (line.startsWith('+') && !line.startsWith('+++')) return 'added';
  if (line.startsWith('-') && !line.startsWith('---')) return 'removed';
  return undefined;
}

/** A line of a block of commands: a command after its prompt, a further line of the command, or output. */
type ShellLine = 'prompted' | 'continued' | 'output';

const PROMPT = '$ ';

/**
 * Reads the lines of a `bash` block as commands and their output; undefined if no line begins with a prompt. A
 * command goes on after a line that ends with a backslash.
 */
function readShell(lines: readonly string[]): ShellLine[] | undefined {
  if (!lines.some((line) => line.startsWith(PROMPT))) return undefined;
  let goesOn = false;
  return lines.map((line) => {
    const isPrompted = line.startsWith(PROMPT);
    const kind = isPrompted ? 'prompted' : goesOn ? 'continued' : 'output';
    goesOn = kind !== 'output' && line.endsWith('\\');
    return kind;
  });
}

/**
 * Returns the HTML of each line. Prompts are drawn by the style sheet, so that they are neither selected nor
 * copied; only commands have colors.
 */
function drawLines(code: string, language: CodeLanguage, shell: readonly ShellLine[] | undefined): string[] {
  if (!shell) return splitLines(highlightCode(code, language));
  const lines = code.split('\n');
  const commands = lines.flatMap((line, index) => {
    if (shell[index] === 'output') return [];
    return shell[index] === 'prompted' ? line.slice(PROMPT.length) : line;
  });
  const drawn = splitLines(highlightCode(commands.join('\n'), language));
  return lines.map((line, index) => {
    if (shell[index] === 'output') return escapeHtml(line);
    const html = drawn.shift() ?? '';
    return shell[index] === 'prompted' ? `<span class="prompt"></span>${html}` : html;
  });
}

/**
 * Returns the content of a `<code>` element with syntax colors. Each marked line is in its own span that
 * includes the line end, so that the span can be a block and the copied text stays the same. In a `bash` block
 * with prompts, the other lines are output, which the copy button leaves out.
 */
export function codeLines(code: string, language: CodeLanguage, marks: LineMarks): string {
  const { highlighted, focused, isNumbered = false } = marks;
  const source = code.split('\n');
  const shell = language === 'bash' ? readShell(source) : undefined;
  const isMarked = isNumbered || [highlighted, focused].some((lines) => lines?.size);
  if (!isMarked && !shell && language !== 'diff') return highlightCode(code, language);
  return drawLines(code, language, shell)
    .map((line, index) => {
      const lineEnd = index < source.length - 1 ? '\n' : '';
      const classes = [
        language === 'diff' && diffClass(source[index] ?? ''),
        shell?.[index] === 'output' && 'output',
        highlighted?.has(index + 1) && 'highlighted',
        focused?.size && !focused.has(index + 1) && 'dimmed',
      ].filter((name) => typeof name === 'string');
      if (classes.length === 0 && !isNumbered) return line + lineEnd;
      return `<span class="${['line', ...classes].join(' ')}">${line}${lineEnd}</span>`;
    })
    .join('');
}

/**
 * Splits highlighted code into lines. A span across a line end is closed there and reopened on the next line.
 * @example splitLines('<span class="a">1\n2</span>') // ['<span class="a">1</span>', '<span class="a">2</span>']
 */
export function splitLines(html: string): string[] {
  const lines: string[] = [];
  const open: string[] = [];
  let line = '';
  for (const part of html.split(/(<span [^>]*>|<\/span>|\n)/)) {
    if (part === '\n') {
      lines.push(line + '</span>'.repeat(open.length));
      line = open.join('');
    } else {
      if (part === '</span>') open.pop();
      else if (part.startsWith('<span ')) open.push(part);
      line += part;
    }
  }
  lines.push(line);
  return lines;
}

for (const [name, grammar] of Object.entries(GRAMMARS)) hljs.registerLanguage(name, grammar);

/** Longer code is shown without colors, because highlighting it could take seconds. */
const MAX_HIGHLIGHTED_CHARACTERS = 100_000;
/** Size of the cache; translations repeat the code of their source. The oldest entry is dropped first. */
const MAX_REMEMBERED = 4_000;

const remembered = new Map<string, string>();

/** Matches code that begins with JSX, possibly after comments. */
const STARTS_WITH_TAG = /^(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*</;

/** Removes the spans that only mark a switch of grammar; no style sheet uses them. */
function dropGrammarSpans(html: string): string {
  if (!html.includes('"language-')) return html;
  const dropped: boolean[] = [];
  return html.replace(/<span class="(language-)?[^>]*>|<\/span>/g, (tag, grammar?: string) => {
    if (tag === '</span>') return dropped.pop() ? '' : tag;
    dropped.push(grammar !== undefined);
    return grammar === undefined ? tag : '';
  });
}

function highlight(code: string, grammar: string): string {
  // The grammars read `<` as a tag only after a token that an expression can follow.
  const opening = /^(?:java|type)script$/.test(grammar) && STARTS_WITH_TAG.test(code) ? '(\n' : '';
  const { value } = hljs.highlight(opening + code, { language: grammar, ignoreIllegals: true });
  return dropGrammarSpans(value.slice(value.startsWith(opening) ? opening.length : 0));
}

/**
 * Returns the code as HTML with `hljs-` classes and no inline styles.
 * The same code with the same grammar is highlighted once per process.
 */
export function highlightCode(code: string, language: CodeLanguage): string {
  const grammar = grammarOf(language);
  const key = `${grammar}\n${code}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const isPlain =
    grammar === null || code.length > MAX_HIGHLIGHTED_CHARACTERS || findGrammarFault(language) !== undefined;
  const escaped = isPlain ? escapeHtml(code) : highlight(code, grammar);
  // Unescape quotes, which are frequent in code and safe outside attributes. Drop second classes: no rule
  // uses them.
  const html = escaped
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/(<span class="hljs-[\w-]+) [\w -]+(?=">)/g, '$1');
  if (remembered.size >= MAX_REMEMBERED) {
    for (const oldest of remembered.keys()) {
      remembered.delete(oldest);
      break;
    }
  }
  remembered.set(key, html);
  return html;
}
