import { foldAround, codeBox } from '../../model/demos/codeBox';
import { escapeHtml } from '../../model/page/escapeHtml';
import { codeLines, splitLines } from '../markdown/code/codeBlock';

/** Returns the highlighted HTML of a demo's code lines. */
export function colorCode(code: string): string {
  return codeLines(code.trimEnd(), 'tsx', {});
}

/**
 * Returns the highlighted HTML of a demo's preview: its lines as they are colored in the whole code, because a
 * part of a tag alone has no colors. `checkPreview` reports lines that the code lacks; they have none.
 */
export function colorPreview(preview: string, code: string): string {
  const source = code.split('\n').map((line) => line.trim());
  const colored = splitLines(colorCode(code));
  let next = 0;
  return preview
    .trimEnd()
    .split('\n')
    .map((line) => {
      const text = line.trim();
      const at = text ? source.indexOf(text, next) : -1;
      if (at < 0) return escapeHtml(line);
      next = at + 1;
      const indent = line.slice(0, line.length - line.trimStart().length);
      return indent + (colored[at] ?? '').replace(/^((?:<span [^>]*>)*)\s+/, '$1');
    })
    .join('\n');
}

/** Returns the highlighted HTML of a demo's source. */
export function drawCode(code: string, name: string): string {
  return codeBox(colorCode(code), name);
}

/** Returns the same for a playground, whose collapsed code begins with what it renders. */
export function drawFoldedCode(code: string, name: string): string {
  return codeBox(foldAround(colorCode(code)), name);
}

/** Returns the HTML of a demo's source without colors, for collapsed code. */
export function drawPlainCode(code: string, name: string): string {
  return codeBox(codeLines(code.trimEnd(), 'text', {}), name);
}
