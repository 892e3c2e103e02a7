import { escapeHtml } from '../../model/page/escapeHtml';
import { codeLines } from '../markdown/code/codeBlock';

/** A demo's code around the HTML of its lines: it scrolls sideways and has a name, without buttons of its own. */
export function frameCode(html: string, name: string): string {
  return (
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-tsx">${html}</code></pre>`
  );
}

/** The HTML of the lines of a demo's code, in colors. */
export function colorCode(code: string): string {
  return codeLines(code.trimEnd(), 'tsx', new Set());
}

/** The HTML of a demo's source, in colors. */
export function drawCode(code: string, name: string): string {
  return frameCode(colorCode(code), name);
}

/** The same without colors: what a page holds of code that is collapsed. */
export function drawPlainCode(code: string, name: string): string {
  return frameCode(codeLines(code.trimEnd(), 'text', new Set()), name);
}
