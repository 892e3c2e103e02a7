import { escapeHtml } from '../page/escapeHtml';

/** Class of a block of code by its lines; with `long` it has a button that wraps them, where they do not fit. */
export type CodeSize = '' | ' single' | ' long' | ' long wide' | ' long wide widest';

/**
 * Lines before what an exported component returns, in code or its HTML: an element on lines of its own, or the first
 * line that begins with `return`.
 */
const HEAD = /^.*?\bdefault\b.*?\n(?:(?:\s|<[^>]*>)*return(?:<\/span>)? \(\n|(?=(?:\s|<[^>]*>)*return\b))/s;
/** The lines after an element that has lines of its own. */
const TAIL = /(?<=\n)(?:<ins><\/ins>)? {2}\);\n(?:<ins><\/ins>)?\}\s*$/;

/** Wraps the lines around the element that a playground renders, which its collapsed code does not show. */
export function foldAround(html: string): string {
  return html
    .replace(HEAD, (head) => {
      const kind = head.endsWith('(\n') ? 'code-around code-indent' : 'code-around';
      return `<span class="${kind}">${head}</span>`;
    })
    .replace(TAIL, '<span class="code-around">$&</span>');
}

/** Marks the lines of code, or of its HTML, that are not among the former ones. */
export function markChanges(html: string, former: string): string {
  const known = new Set(former.split('\n'));
  return html
    .split('\n')
    .map((line) => (known.has(line) ? line : `<ins></ins>${line}`))
    .join('\n');
}

/**
 * Wraps the HTML of a demo's code lines in a named block that scrolls sideways and has no buttons of its own.
 */
export function codeBox(html: string, name: string, language = 'tsx'): string {
  return (
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-${language}">${html}</code></pre>`
  );
}
