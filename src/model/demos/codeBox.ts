import { escapeHtml } from '../page/escapeHtml';

/** Class of a block of code by its lines; with `long` it has a button that wraps them, where they do not fit. */
export type CodeSize = '' | ' single' | ' long' | ' long wide' | ' long wide widest';

/** Lines before the first one that begins with `return`, in HTML of code that exports a component. */
const HEAD = /^.*?\bdefault\b.*?\n(?=(?:\s|<[^>]*>)*return\b)/s;

/** Wraps the lines before the element that a playground renders, which its collapsed code does not show. */
export function foldHead(html: string): string {
  return html.replace(HEAD, '<span class="code-head">$&</span>');
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
export function codeBox(html: string, name: string): string {
  return (
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-tsx">${html}</code></pre>`
  );
}
