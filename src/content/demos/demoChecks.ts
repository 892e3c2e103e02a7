import { posix } from 'node:path';
import type { Problem } from '../../model/Problem';
import { type DemoSource, LICENSED } from './readDemo';
import { listImports, listSpecifiers } from '../../model/demos/specifiers';
import { DATA } from '../workspace';

/** Returns the lines of a text without their indentation. */
function listLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

/**
 * Checks that the preview of a demo consists of lines of its source, in the same order, ignoring blank lines
 * and indentation. A preview that differs would show readers code that does not exist. It must not contain
 * types, because it is also shown if the reader chooses JavaScript.
 * @param blankTypes replaces types by blanks and leaves every line in its place
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
    // Of several equal lines, prefer one that is not part of a type.
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
          message: 'The line contains types, but is also shown if JavaScript is chosen',
          hint: 'show other lines, or declare the typed value above them',
        });
      }
    } else {
      problems.push({
        file: `${file}.preview`,
        line: index + 1,
        column: 1,
        code: 'preview-line',
        message: source.includes(line)
          ? 'The line is in a different order in the demo'
          : 'The line is not in the demo',
        hint: `copy the lines from ${file}`,
      });
    }
  });
  return problems;
}

/** Folder of everything that belongs to the product family; all other code is the site's own source. */
const FAMILY = `${DATA.folder}/`;

/**
 * Checks that a demo and its modules import only packages and modules of the family. They must not import the
 * site's source, because a reader who copies the demo does not have it.
 */
export function checkImports({
  file,
  code,
  modules,
}: Pick<DemoSource, 'file' | 'code' | 'modules'>): Problem[] {
  const familyFiles = Object.entries({ [file]: code, ...modules }).filter(([path]) =>
    path.startsWith(FAMILY),
  );
  return familyFiles.flatMap(([path, text]) =>
    listSpecifiers(text)
      .filter((specifier) => specifier.startsWith('.'))
      .filter((specifier) => !posix.join(posix.dirname(path), specifier).startsWith(FAMILY))
      .map((specifier) => ({
        file: path,
        line: text.slice(0, text.indexOf(specifier)).split('\n').length,
        column: 1,
        code: 'demo-import',
        message: `The demo imports ${specifier}, which is not part of the family`,
        hint: 'put the module next to the demo',
      })),
  );
}

/** Code that makes HTML from text. */
const WRITES_HTML =
  /\b(?:dangerouslySetInnerHTML|insertAdjacentHTML|(?:inner|outer)HTML(?=\s*\+?=[^=])|srcDoc)\b/g;

/** Checks that a demo and its modules write no HTML as text, for families whose pages require Trusted Types. */
export function checkHtml({ file, code, modules }: Pick<DemoSource, 'file' | 'code' | 'modules'>): Problem[] {
  const familyFiles = Object.entries({ [file]: code, ...modules }).filter(([path]) =>
    path.startsWith(FAMILY),
  );
  return familyFiles.flatMap(([path, text]) =>
    [...text.matchAll(WRITES_HTML)].map(({ 0: name, index }) => {
      const before = text.slice(0, index).split('\n');
      return {
        file: path,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        code: 'demo-html',
        message: `The demo writes HTML as text (${name}), which browsers refuse`,
        hint: 'make elements instead, or remove trustedTypes from data/site.ts',
      };
    }),
  );
}

/**
 * Checks that no module of the demos imports itself, directly or through others: the code of one of them would
 * run before what it imports exists. Imports of types are not part of a circle.
 * @param find returns the file that a relative import means
 */
export function checkCircles(
  sources: readonly Pick<DemoSource, 'file' | 'code' | 'modules'>[],
  find: (importer: string, specifier: string) => string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const done = new Set<string>();
  const modules = new Map(
    sources.flatMap(({ file, code, modules: imported }) => Object.entries({ [file]: code, ...imported })),
  );
  const visit = (file: string, way: readonly string[]) => {
    const text = modules.get(file) ?? '';
    for (const { specifier, index, isTypes } of listImports(text)) {
      const target = specifier.startsWith('.') && !isTypes ? find(file, specifier) : undefined;
      if (target === undefined || !modules.has(target)) continue;
      if (!way.includes(target)) {
        if (!done.has(target)) visit(target, [...way, target]);
        continue;
      }
      const circle = [...way.slice(way.indexOf(target)), target].map((path) => posix.basename(path));
      const before = text.slice(0, index).split('\n');
      problems.push({
        file,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        code: 'demo-circle',
        message: `The modules import each other in a circle: ${circle.join(' → ')}`,
        hint: 'move what both need into a third module, or write `import type` if only types are needed',
      });
    }
    done.add(file);
  };
  for (const file of modules.keys()) if (!done.has(file)) visit(file, [file]);
  return problems;
}

/**
 * Checks that every demo has a file that needs no license. A file that needs one must say so in its name and
 * be next to the other.
 */
export function checkLicenses({
  file,
  name,
  licenses,
}: Pick<DemoSource, 'file' | 'name' | 'licenses'>): Problem[] {
  const isMarked = file.includes(`${LICENSED}.`);
  if (isMarked === licenses.length > 0) return [];
  const found = isMarked
    ? {
        message: 'The demo does not import a package that needs a license',
        hint: `remove it, or rename it to ${name}.tsx`,
      }
    : {
        message: `The demo imports packages that need the license of ${licenses.map(({ variable }) => variable).join(', ')}`,
        hint: `rename it to ${name}${LICENSED}.tsx, and add a ${name}.tsx for builds without the key`,
      };
  return [{ file, line: 1, column: 1, code: 'demo-license', ...found }];
}

/** Shorter lines, such as closing tags and braces, are not compared. */
const MIN_CHARACTERS = 12;
/** Maximum part of the shorter demo's lines that two demos may share. */
const MAX_SHARE = 0.5;

/** Returns the significant lines of a demo: no imports, no lone brackets. */
function relevantLines(code: string): Set<string> {
  const lines = code.split('\n').map((line) => line.trim());
  return new Set(
    lines.filter((line) => line.length >= MIN_CHARACTERS && !/^(import|export default)\b/.test(line)),
  );
}

/** Checks that no two demos share more than half of their lines; one of them would teach nothing. */
export function checkSimilarDemos(sources: readonly Pick<DemoSource, 'file' | 'code'>[]): Problem[] {
  const all = sources.map(({ file, code }) => ({ file, lines: relevantLines(code) }));
  const demosOfLine = new Map<string, number[]>();
  const problems: Problem[] = [];
  all.forEach(({ file, lines }, index) => {
    const shared = new Map<number, number>();
    for (const line of lines) {
      const others = demosOfLine.get(line) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      others.push(index);
      demosOfLine.set(line, others);
    }
    // One problem per demo: of a hundred similar ones, each would otherwise have up to ninety-nine.
    let twin: { file: string; count: number; of: number; share: number } | undefined;
    for (const [other, count] of shared) {
      const { file: otherFile = file, lines: otherLines = lines } = all[other] ?? {};
      const of = Math.min(lines.size, otherLines.size);
      const share = count / of;
      // Two pages may show the same demo.
      if (otherFile === file || share <= MAX_SHARE || share <= (twin?.share ?? 0)) continue;
      twin = { file: otherFile, count, of, share };
    }
    if (!twin) return;
    problems.push({
      file,
      line: 1,
      column: 1,
      code: 'similar-demos',
      message: `The demo and ${twin.file} share ${twin.count} of ${twin.of} significant lines`,
      hint: 'show a different use, or remove one of the demos',
    });
  });
  return problems;
}
