import hljs from 'highlight.js/lib/core';
import { escapeHtml } from '../../../model/page/escapeHtml';
import { fillLabel, type PageLabels } from '../PageContext';
import { type CodeLanguage, GRAMMARS, LANGUAGES } from './languages';

/** What a code block shows. */
interface CodeBlockOptions {
  readonly code: string;
  readonly language: CodeLanguage;
  /** Text of the title bar. */
  readonly title?: string;
  /** Accessible name where there is no title bar, for example the name of the tab. */
  readonly name?: string;
  readonly highlighted?: ReadonlySet<number>;
}

const NO_LINES: ReadonlySet<number> = new Set();
/** Longer lines do not fit the column of a phone. */
const NARROW_CHARACTERS = 34;

function hasLongLine(code: string): boolean {
  return code.split('\n').some((line) => line.length > NARROW_CHARACTERS);
}

/**
 * The HTML of one code block: title bar, code, copy button, and for long lines the button that wraps them.
 * The `pre` scrolls sideways, so the keyboard reaches it, and it has a name. It is a group, not a region: a page
 * with twenty code blocks would otherwise have twenty landmarks. Code runs left to right in every language.
 */
export function codeBlock(options: CodeBlockOptions, labels: PageLabels): string {
  const { code, language, title, highlighted = NO_LINES } = options;
  const name = title ?? options.name ?? fillLabel(labels.code, { language });
  const bar = title === undefined ? '' : `<div class="code-title">${escapeHtml(title)}</div>`;
  const long = hasLongLine(code);
  const wrap = `<button type="button" class="wrap" data-wrap-toggle aria-pressed="false">${escapeHtml(labels.wrap)}</button>`;
  return (
    `<div class="code${long ? ' long' : ''}">${bar}<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-${language}">${codeLines(code, language, highlighted)}</code></pre>` +
    `${long ? wrap : ''}<button type="button" class="copy" data-copy data-needs-runtime>${escapeHtml(labels.copy)}</button></div>`
  );
}

/** Class of a line of a `diff` block. The sign itself stays in the text: color alone would not tell. */
function diffClass(line: string): string | undefined {
  if (line.startsWith('+') && !line.startsWith('+++')) return 'added';
  if (line.startsWith('-') && !line.startsWith('---')) return 'removed';
  return undefined;
}

/**
 * The content of a `<code>` element: highlighted, and each marked line in a span of its own, its line end included,
 * so that the span can be a block and the copied text stays the same.
 * @param highlighted 1-based numbers of the lines to point out
 */
export function codeLines(code: string, language: CodeLanguage, highlighted: ReadonlySet<number>): string {
  const html = highlightCode(code, language);
  if (highlighted.size === 0 && language !== 'diff') return html;
  const source = code.split('\n');
  return splitLines(html)
    .map((line, index) => {
      const lineEnd = index < source.length - 1 ? '\n' : '';
      const marks = language === 'diff' ? [diffClass(source[index] ?? '')] : [];
      if (highlighted.has(index + 1)) marks.push('highlighted');
      const classes = marks.filter((mark) => mark !== undefined);
      if (classes.length === 0) return line + lineEnd;
      return `<span class="line ${classes.join(' ')}">${line}${lineEnd}</span>`;
    })
    .join('');
}

/**
 * Highlighted code by lines; a span that reaches over a line end is closed there and opened again on the next line.
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

/** Longer code is shown without colors: nobody reads it, and a grammar may take seconds for it. */
const MAX_HIGHLIGHTED_CHARACTERS = 100_000;
/** Translations repeat the code of the English page; beyond this the oldest entry goes. */
const MAX_REMEMBERED = 4_000;

const remembered = new Map<string, string>();

/** Beginnings of code that is JSX at once, maybe behind comments. */
const STARTS_WITH_TAG = /^(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*</;

/** Without the spans that only say where another grammar took over: no style sheet asks for them. */
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
  // The grammars take `<` for a tag only behind something that an expression may follow.
  const opening = grammar.endsWith('script') && STARTS_WITH_TAG.test(code) ? '(\n' : '';
  const { value } = hljs.highlight(opening + code, { language: grammar, ignoreIllegals: true });
  return dropGrammarSpans(value.slice(value.startsWith(opening) ? opening.length : 0));
}

/**
 * The code as HTML, its parts marked by `hljs-` classes and no inline style.
 * The same code in the same language is highlighted once per process.
 */
export function highlightCode(code: string, language: CodeLanguage): string {
  const grammar = LANGUAGES[language];
  const key = `${grammar}\n${code}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const isPlain = grammar === null || code.length > MAX_HIGHLIGHTED_CHARACTERS;
  const escaped = isPlain ? escapeHtml(code) : highlight(code, grammar);
  // Quotes need no escape outside attributes, and code is full of them. Of two classes no rule wants the second one.
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
