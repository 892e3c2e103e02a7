import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { transformSync, type Loader, type TransformFailure } from 'esbuild';
import { pageLabelsOf } from '../content/interfaceTexts';
import { readTextFile } from '../content/markdown/textFile';
import { defaultLanguage, setDefaultLanguage } from '../model/languages/defaultLanguage';
import { readDefaultLanguage } from '../model/languages/Language';
import type { Problem } from '../model/Problem';
import { DATA } from '../content/workspace';

/** Modules and texts of the family. Markdown is checked with its pages, and partials with the pages that include them. */
const SOURCE = /\.(?:[jt]sx?|json|preview)$/;
const PAGE = /\/pages\/(?:.*\/)?[^/_][^/]*\.md$/;
const MODULE = /\.[jt]sx?$/;

function listSources(folder: string, wanted = SOURCE): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listSources(path, wanted) : wanted.test(path) ? [path] : [];
    });
}

/** Returns the syntax errors of a module or a JSON file. */
function checkSyntax(file: string, text: string): Problem[] {
  try {
    const end = extname(file).slice(1) as Loader;
    // Like the bundler: a `.js` file may hold JSX.
    transformSync(text, { loader: end === 'js' ? 'jsx' : end, logLevel: 'silent' });
    return [];
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text: message, location }) => ({
      file,
      line: location?.line ?? 1,
      column: (location?.column ?? 0) + 1,
      code: 'syntax',
      message,
      hint: 'fix the syntax of the file',
    }));
  }
}

/** Returns the keys that an object of a JSON file has more than once; the last one would silently win. */
function checkKeys(file: string, text: string): Problem[] {
  try {
    const { warnings } = transformSync(text, { loader: 'json', logLevel: 'silent' });
    return warnings
      .filter(({ id }) => id === 'duplicate-object-key')
      .map(({ location, notes }) => ({
        file,
        line: location?.line ?? 1,
        column: (location?.column ?? 0) + 1,
        code: 'duplicate-key',
        message: `The key is already in line ${notes[0]?.location?.line ?? 1}`,
        hint: 'remove one of the two',
      }));
  } catch {
    // A file that is not JSON is reported by the module or the step that reads it.
    return [];
  }
}

/**
 * Returns the problems of demos, JSON files and pages that are found without the modules of the family.
 * @param known files whose problems are known already
 */
async function checkWithoutFamily(known: ReadonlySet<string>): Promise<Problem[]> {
  // Loaded only if it is needed: it loads the highlighter of code.
  const { parsePage } = await import('../content/markdown/parsePage');
  const list = existsSync(DATA.languages) ? readFileSync(DATA.languages, 'utf8') : '';
  setDefaultLanguage(readDefaultLanguage(list));
  const labels = pageLabelsOf({}, defaultLanguage());
  const ofPages = listSources(DATA.folder, PAGE).flatMap((file) => {
    const { text, problems } = readTextFile(readFileSync(file), file);
    const [, code = ''] = /-([a-z]{2,3}(?:-[A-Z]{2})?)\.md$/.exec(file) ?? [];
    const languageCode = code && existsSync(DATA.texts(code)) ? code : defaultLanguage();
    const context = { file, languageCode, repository: '', labels };
    return [...problems, ...parsePage(text, context).problems];
  });
  const ofFiles = listSources(DATA.folder)
    .filter((file) => !known.has(file) && !file.endsWith('tsconfig.json'))
    .filter((file) => file.endsWith('.json') || (MODULE.test(file) && file.includes('/pages/')))
    .flatMap((file) => checkSyntax(file, readFileSync(file, 'utf8')));
  return [...ofPages, ...ofFiles, ...checkJsonKeys()];
}

/**
 * Returns the problems of the family's source files, before any of them runs: bytes that are not text, and
 * broken syntax. Demos with broken syntax are reported with their pages. If a module is broken, the family
 * can't be loaded; then the result has everything that is found without it.
 */
export async function checkSources(): Promise<Problem[]> {
  const problems = listSources(DATA.folder).flatMap((file) => {
    const { text, problems: unreadable } = readTextFile(readFileSync(file), file);
    const isModule = MODULE.test(file) && !file.includes('/pages/');
    return [...unreadable, ...(isModule ? checkSyntax(file, text) : [])];
  });
  return problems.length > 0
    ? [...problems, ...(await checkWithoutFamily(new Set(problems.map(({ file }) => file))))]
    : [];
}

/** Returns the keys that appear twice in an object of the family's JSON files. */
export function checkJsonKeys(): Problem[] {
  return listSources(DATA.folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => checkKeys(file, readFileSync(file, 'utf8')));
}
