import { escapeHtml } from '../../../model/page/escapeHtml';
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
/** Longer lines do not fit the column of a phone. */
const NARROW_CHARACTERS = 34;

function hasLongLine(code: string): boolean {
  return code.split('\n').some((line) => line.length > NARROW_CHARACTERS);
}

/**
 * The HTML of one code block: title bar, code, copy button, and for long lines the button that wraps them.
 * The `pre` scrolls sideways, so the keyboard reaches it, and it has a name. It is a group, not a region: a page
 * with twenty code blocks would otherwise have twenty landmarks. Code runs left to right in every language.
 */
export function codeBlock(options: CodeBlockOptions, labels: PageLabels): string {
  const { code, language, title, highlighted = NO_LINES } = options;
  const name = title ?? options.name ?? fillLabel(labels.code, { language });
  const bar = title === undefined ? '' : `<div class="code-title">${escapeHtml(title)}</div>`;
  const long = hasLongLine(code);
  const wrap = `<button type="button" class="wrap" data-wrap-toggle aria-pressed="false">${escapeHtml(labels.wrap)}</button>`;
  return (
    `<div class="code${long ? ' long' : ''}">${bar}<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}" dir="ltr">` +
    `<code class="language-${language}">${codeLines(code, language, highlighted)}</code></pre>` +
    `${long ? wrap : ''}<button type="button" class="copy" data-copy data-needs-runtime>${escapeHtml(labels.copy)}</button></div>`
  );
}
