import { readdirSync, readFileSync } from 'node:fs';
import { transformSync, type Loader, type TransformFailure } from 'esbuild';
import { readTextFile } from '../src/content/markdown/textFile';
import type { Problem } from '../src/model/Problem';

/** Modules and texts of the family; Markdown is looked at with its pages. */
const SOURCE = /\.(?:[jt]sx?|json|preview)$/;
const MODULE = /\.([jt]sx?)$/;

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listSources(path) : SOURCE.test(entry.name) ? [path] : [];
    });
}

/** What is wrong with the syntax of a module. */
function checkSyntax(file: string, text: string): Problem[] {
  try {
    const end = MODULE.exec(file)?.[1] as Loader;
    // As they are bundled: JavaScript may hold JSX whatever its name.
    transformSync(text, { loader: end === 'js' ? 'jsx' : end, logLevel: 'silent' });
    return [];
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text: message, location }) => ({
      file,
      line: location?.line ?? 1,
      column: (location?.column ?? 0) + 1,
      code: 'syntax',
      message,
      hint: 'mend the syntax of the file',
    }));
  }
}

/**
 * Problems of the files that a family is made of, found before any of them is run: bytes that are no text, and broken
 * syntax. Demos with broken syntax are told with their pages.
 */
export function checkSources(): Problem[] {
  return listSources('data').flatMap((file) => {
    const { text, problems } = readTextFile(readFileSync(file), file);
    const isModule = MODULE.test(file) && !file.includes('/pages/');
    return [...problems, ...(isModule ? checkSyntax(file, text) : [])];
  });
}
