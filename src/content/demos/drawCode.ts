import { escapeHtml } from '../../model/page/escapeHtml';
import { codeLines } from '../markdown/code/codeLines';
import type { CodeLanguage } from '../markdown/code/languages';

function draw(code: string, language: CodeLanguage, name: string): string {
  return (
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-tsx">${codeLines(code.trimEnd(), language, new Set())}</code></pre>`
  );
}

/** The HTML of a demo's source: code that scrolls sideways and has a name, without buttons of its own. */
export function drawCode(code: string, name: string): string {
  return draw(code, 'tsx', name);
}

/** The same without colours: what a page holds of code that is collapsed. */
export function drawPlainCode(code: string, name: string): string {
  return draw(code, 'text', name);
}
