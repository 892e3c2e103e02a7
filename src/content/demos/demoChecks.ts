import { posix } from 'node:path';
import type { Problem } from '../../model/Problem';
import { type DemoSource, LICENSED } from './readDemo';
import { listSpecifiers } from '../../model/demos/specifiers';

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

/** Folder of everything that belongs to the family; what lies beside it is the site's own source. */
const FAMILY = 'data/';

/**
 * A demo and its modules import packages and each other. The site's source is none of theirs: a reader who takes the
 * demo along does not have it.
 */
export function checkImports({
  file,
  code,
  modules,
}: Pick<DemoSource, 'file' | 'code' | 'modules'>): Problem[] {
  const own = Object.entries({ [file]: code, ...modules }).filter(([path]) => path.startsWith(FAMILY));
  return own.flatMap(([path, text]) =>
    listSpecifiers(text)
      .filter((specifier) => specifier.startsWith('.'))
      .filter((specifier) => !posix.join(posix.dirname(path), specifier).startsWith(FAMILY))
      .map((specifier) => ({
        file: path,
        line: text.slice(0, text.indexOf(specifier)).split('\n').length,
        column: 1,
        code: 'demo-import',
        message: `The demo imports ${specifier}, which is not part of the family`,
        hint: 'put the module beside the demo',
      })),
  );
}

/** Every demo has a file that needs no license; what needs one has a name that says so, and stands beside it. */
export function checkLicenses({
  file,
  name,
  licenses,
}: Pick<DemoSource, 'file' | 'name' | 'licenses'>): Problem[] {
  const isMarked = file.includes(`${LICENSED}.`);
  if (isMarked === licenses.length > 0) return [];
  const found = isMarked
    ? {
        message: 'The demo imports nothing that needs a license',
        hint: `remove it, or make it the demo itself, ${name}.tsx`,
      }
    : {
        message: `The demo imports what needs the license of ${licenses.map(({ variable }) => variable).join(', ')}`,
        hint: `name it ${name}${LICENSED}.tsx, beside a ${name}.tsx for builds without the key`,
      };
  return [{ file, line: 1, column: 1, code: 'demo-license', ...found }];
}

/** Shorter lines, such as closing tags and braces, say nothing. */
const MIN_CHARACTERS = 12;
/** Two demos share at most this part of the lines of the shorter one. */
const MAX_SHARE = 0.5;

/** The telling lines of a demo: no imports, no brackets alone. */
function tellingLines(code: string): Set<string> {
  const lines = code.split('\n').map((line) => line.trim());
  return new Set(
    lines.filter((line) => line.length >= MIN_CHARACTERS && !/^(import|export default)\b/.test(line)),
  );
}

/** No two demos share more than half of their lines: one of them would teach nothing. */
export function checkSimilarDemos(sources: readonly Pick<DemoSource, 'file' | 'code'>[]): Problem[] {
  const all = sources.map(({ file, code }) => ({ file, lines: tellingLines(code) }));
  const demosOfLine = new Map<string, number[]>();
  const problems: Problem[] = [];
  all.forEach(({ file, lines }, index) => {
    const shared = new Map<number, number>();
    for (const line of lines) {
      const others = demosOfLine.get(line) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      demosOfLine.set(line, [...others, index]);
    }
    for (const [other, count] of shared) {
      const twin = all[other];
      // A demo that two pages show is one.
      if (!twin || twin.file === file || count <= MAX_SHARE * Math.min(lines.size, twin.lines.size)) continue;
      problems.push({
        file,
        line: 1,
        column: 1,
        code: 'similar-demos',
        message: `The demo shares ${count} of its ${lines.size} telling lines with ${twin.file}`,
        hint: 'show another use, or leave one of them out',
      });
    }
  });
  return problems;
}
