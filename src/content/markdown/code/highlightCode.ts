import hljs from 'highlight.js/lib/core';
import { escapeHtml } from '../escapeHtml';
import { GRAMMARS, LANGUAGES, type CodeLanguage } from './languages';

for (const [name, grammar] of Object.entries(GRAMMARS)) hljs.registerLanguage(name, grammar);

/** Longer code is shown without colours: nobody reads it, and a grammar may take seconds for it. */
const MAX_HIGHLIGHTED_CHARACTERS = 100_000;
/** Translations repeat the code of the English page; beyond this the oldest entry goes. */
const MAX_REMEMBERED = 4_000;

const remembered = new Map<string, string>();

/**
 * The code as HTML, its parts marked by `hljs-` classes and no inline style.
 * The same code in the same language is highlighted once per process.
 */
export function highlightCode(code: string, language: CodeLanguage): string {
  const grammar = LANGUAGES[language];
  if (grammar === null || code.length > MAX_HIGHLIGHTED_CHARACTERS) return escapeHtml(code);
  const key = `${grammar}\n${code}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const { value } = hljs.highlight(code, { language: grammar, ignoreIllegals: true });
  // Quotes need no escape outside attributes, and code is full of them.
  const html = value.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  if (remembered.size >= MAX_REMEMBERED) {
    for (const oldest of remembered.keys()) {
      remembered.delete(oldest);
      break;
    }
  }
  remembered.set(key, html);
  return html;
}
