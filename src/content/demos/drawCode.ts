import { codeLines } from '../markdown/code/codeLines';
import { escapeHtml } from '../markdown/escapeHtml';

function frame(html: string, name: string): string {
  return (
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-tsx">${html}</code></pre>`
  );
}

/** The HTML of a demo's source: code that scrolls sideways and has a name, without buttons of its own. */
export function drawCode(code: string, name: string): string {
  return frame(codeLines(code.trimEnd(), 'tsx', new Set()), name);
}

/** The same without colours: what a page holds of code that is collapsed. */
export function drawPlainCode(code: string, name: string): string {
  // Quotes need no escape outside attributes, and code is full of them.
  return frame(code.trimEnd().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'), name);
}
