import { codeLines } from '../markdown/code/codeLines';
import { escapeHtml } from '../markdown/escapeHtml';

/** The HTML of a demo's source: code that scrolls sideways and has a name, without buttons of its own. */
export function drawCode(code: string, name: string): string {
  return (
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-tsx">${codeLines(code.trimEnd(), 'tsx', new Set())}</code></pre>`
  );
}
