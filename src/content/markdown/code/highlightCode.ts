import hljs from 'highlight.js/lib/core';
import { escapeHtml } from '../../../model/page/escapeHtml';
import { GRAMMARS, LANGUAGES, type CodeLanguage } from './languages';

for (const [name, grammar] of Object.entries(GRAMMARS)) hljs.registerLanguage(name, grammar);

/** Longer code is shown without colours: nobody reads it, and a grammar may take seconds for it. */
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
