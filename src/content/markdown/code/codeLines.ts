import { highlightCode } from './highlightCode';
import type { CodeLanguage } from './languages';
import { splitLines } from './splitLines';

/** Class of a line of a `diff` block. The sign itself stays in the text: colour alone would not tell. */
function diffClass(line: string): string | undefined {
  if (line.startsWith('+') && !line.startsWith('+++')) return 'added';
  if (line.startsWith('-') && !line.startsWith('---')) return 'removed';
  return undefined;
}

/**
 * The content of a `<code>` element: highlighted, and each marked line in a span of its own, its line end included,
 * so that the span can be a block and the copied text stays the same.
 * @param highlighted 1-based numbers of the lines to point out
 */
export function codeLines(code: string, language: CodeLanguage, highlighted: ReadonlySet<number>): string {
  const html = highlightCode(code, language);
  if (highlighted.size === 0 && language !== 'diff') return html;
  const source = code.split('\n');
  return splitLines(html)
    .map((line, index) => {
      const lineEnd = index < source.length - 1 ? '\n' : '';
      const marks = language === 'diff' ? [diffClass(source[index] ?? '')] : [];
      if (highlighted.has(index + 1)) marks.push('highlighted');
      const classes = marks.filter((mark) => mark !== undefined);
      if (classes.length === 0) return line + lineEnd;
      return `<span class="line ${classes.join(' ')}">${line}${lineEnd}</span>`;
    })
    .join('');
}
