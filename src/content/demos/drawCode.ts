import { type CodeSize, foldAround, codeBox } from '../../model/demos/codeBox';
import { escapeHtml } from '../../model/page/escapeHtml';
import { codeLines, sizeOf, splitLines } from '../markdown/code/codeBlock';
import { type CodeLanguage, findLanguage } from '../markdown/code/languages';

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

/** Returns the highlighted HTML of a file beside a demo, in the language that its name says. */
export function drawFile(text: string, name: string): string {
  const language = languageOf(name);
  return codeBox(codeLines(text.trimEnd(), language, {}), name, language);
}

/** Returns the class of the block with such a file. */
export function sizeOfFile(text: string): CodeSize {
  return sizeOf(text.trimEnd());
}

function languageOf(name: string): CodeLanguage {
  const found = findLanguage(/[^.]+$/.exec(name)?.[0] ?? '');
  // Modules may have JSX and types, as the demo itself.
  return /\.[jt]s$/.test(name) ? 'tsx' : (found ?? 'text');
}

/** Returns the same as `drawCode` for a playground, whose collapsed code begins with what it renders. */
export function drawFoldedCode(code: string, name: string): string {
  return codeBox(foldAround(colorCode(code)), name);
}

/** Returns the HTML of a demo's source without colors, for collapsed code. */
export function drawPlainCode(code: string, name: string): string {
  return codeBox(codeLines(code.trimEnd(), 'text', {}), name);
}
