import { escapeHtml } from '../page/escapeHtml';

/**
 * Wraps the HTML of a demo's code lines in a named block that scrolls sideways and has no buttons of its own.
 */
export function frameCode(html: string, name: string): string {
  return (
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-tsx">${html}</code></pre>`
  );
}
