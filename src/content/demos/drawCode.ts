import { escapeHtml } from '../../model/page/escapeHtml';
import { codeLines } from '../markdown/code/codeBlock';

/**
 * Wraps the HTML of a demo's code lines in a named block that scrolls sideways and has no buttons of its own.
 */
export function frameCode(html: string, name: string): string {
  return (
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-tsx">${html}</code></pre>`
  );
}

/** Returns the highlighted HTML of a demo's code lines. */
export function colorCode(code: string): string {
  return codeLines(code.trimEnd(), 'tsx', new Set());
}

/** Returns the highlighted HTML of a demo's source. */
export function drawCode(code: string, name: string): string {
  return frameCode(colorCode(code), name);
}

/** Returns the HTML of a demo's source without colors, for collapsed code. */
export function drawPlainCode(code: string, name: string): string {
  return frameCode(codeLines(code.trimEnd(), 'text', new Set()), name);
}
