import type { Problem } from '../../model/problems/Problem';
import type { DemoSource } from './readDemo';

/** The lines of a preview without the indentation that they have in common. */
function listLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

/**
 * The preview of a demo is a run of lines of its source: every line of it stands there, in the same order, blank
 * lines and indentation aside. A preview that differs would show readers code that does not exist. It is shown with
 * JavaScript chosen, too, and so has no types.
 * @param blankTypes leaves every line in its place
 */
export function checkPreview(
  { file, code, preview }: Pick<DemoSource, 'file' | 'code' | 'preview'>,
  blankTypes: (code: string) => string,
): Problem[] {
  if (preview === undefined) return [];
  const source = listLines(code);
  const untyped = listLines(blankTypes(code));
  const problems: Problem[] = [];
  let next = 0;
  listLines(preview).forEach((line, index) => {
    if (!line) return;
    // Of equal lines, one that is part of a type is not meant where another one is not.
    const plain = untyped.findIndex((text, at) => at >= next && text === line && source[at] === line);
    const found = plain >= 0 ? plain : source.indexOf(line, next);
    if (found >= 0) {
      next = found + 1;
      if (untyped[found] !== line) {
        problems.push({
          file: `${file}.preview`,
          line: index + 1,
          column: 1,
          code: 'preview-types',
          message: 'The line holds types, and is shown with JavaScript chosen, too',
          hint: 'show other lines, or name what has the type above them',
        });
      }
    } else {
      problems.push({
        file: `${file}.preview`,
        line: index + 1,
        column: 1,
        code: 'preview-line',
        message: source.includes(line)
          ? 'The line stands in another order in the demo'
          : 'The line does not stand in the demo',
        hint: `copy the lines from ${file}`,
      });
    }
  });
  return problems;
}
