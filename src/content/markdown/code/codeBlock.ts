import { escapeHtml } from '../escapeHtml';
import { fillLabel } from '../fillLabel';
import type { PageLabels } from '../PageContext';
import { codeLines } from './codeLines';
import type { CodeLanguage } from './languages';

/** What a code block shows. */
export interface CodeBlockOptions {
  readonly code: string;
  readonly language: CodeLanguage;
  /** Text of the title bar. */
  readonly title?: string;
  /** Accessible name where there is no title bar, for example the name of the tab. */
  readonly name?: string;
  readonly highlighted?: ReadonlySet<number>;
}

const NO_LINES: ReadonlySet<number> = new Set();

/**
 * The HTML of one code block: title bar, code, copy button.
 * The `pre` scrolls sideways, so the keyboard reaches it, and it has a name. It is a group, not a region: a page
 * with twenty code blocks would otherwise have twenty landmarks. Code runs left to right in every language.
 */
export function codeBlock(options: CodeBlockOptions, labels: PageLabels): string {
  const { code, language, title, highlighted = NO_LINES } = options;
  const name = title ?? options.name ?? fillLabel(labels.code, { language });
  const bar = title === undefined ? '' : `<div class="code-title">${escapeHtml(title)}</div>`;
  return (
    `<div class="code">${bar}<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-${language}">${codeLines(code, language, highlighted)}</code></pre>` +
    `<button type="button" class="copy" data-copy>${escapeHtml(labels.copy)}</button></div>`
  );
}
