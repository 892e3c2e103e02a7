import { readdirSync, type Dirent } from 'node:fs';
import { posix } from 'node:path';
import { type Product, resolveProduct } from '../model/products/Product';
import { duplicatedPathnameMessage } from '../model/navigation/duplicatedPathnames';
import type { Problem } from '../model/Problem';
import { caseCollisionProblem, symbolicLinkProblem } from './fileProblems';
import { defaultLanguage } from '../model/languages/defaultLanguage';
import type { ApiUnit } from '../model/api/ApiUnit';
import { DATA } from './workspace';

/** The files of one page: the source, in the default language, and its translations. */
export interface CatalogEntry {
  readonly productId: string;
  /** Canonical pathname. */
  readonly pathname: string;
  /** Path of the source from the project root, with forward slashes. */
  readonly file: string;
  /** Paths of the translations, by language code. */
  readonly translations: Readonly<Record<string, string>>;
}

/** Lists the folders whose files the pages of a product may show and include. */
export function listFolders(productId: string, product: Product | undefined): readonly string[] {
  return [DATA.product(productId), ...(product?.folder ? [product.folder] : [])];
}

/** Whether a file is a part that pages include, and no page. */
const isPartial = (file: string) => posix.basename(file).startsWith('_');

/** Lists every Markdown file below a folder in a fixed order, without following symbolic links. */
function listMarkdown(folder: string, problems: Problem[]): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      // Editors and systems keep files of their own beside a page: `.#page.md`, `._page.md`.
      if (entry.name.startsWith('.')) return [];
      if (entry.isSymbolicLink()) {
        problems.push(symbolicLinkProblem(path));
        return [];
      }
      if (entry.isDirectory()) return listMarkdown(path, problems);
      if (/\.md$/i.test(entry.name) && !entry.name.endsWith('.md')) {
        problems.push({
          file: path,
          line: 1,
          column: 1,
          code: 'file-name',
          message: 'The name of a page must end in lowercase .md',
          hint: `rename it to ${entry.name.replace(/\.md$/i, '.md')}`,
        });
      }
      // Reading a pipe would wait forever.
      return entry.name.endsWith('.md') && entry.isFile() ? [path] : [];
    });
}

/**
 * Lists every Markdown page of every product, ordered by product and pathname, and the partials beside them. Routes,
 * checks and outputs all use this list.
 */
export function listCatalog(
  products: readonly Product[],
  languageCodes: readonly string[],
): { entries: CatalogEntry[]; partials: string[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const entries: CatalogEntry[] = [];
  const partials: string[] = [];
  for (const product of products) {
    const roots = [DATA.pages(product.id), ...(product.folder ? [product.folder] : [])];
    const sources = new Map<string, { file?: string; translations: Record<string, string> }>();
    const cased = new Map<string, string>();
    for (const [root, file] of roots.flatMap((from) =>
      listMarkdown(from, problems).map((found) => [from, found] as const),
    )) {
      const other = cased.get(file.toLowerCase());
      cased.set(file.toLowerCase(), file);
      if (other) {
        problems.push(caseCollisionProblem(file, other));
        continue;
      }
      if (isPartial(file)) {
        partials.push(file);
        continue;
      }
      const path = file.slice(root.length + 1);
      const { pathname, language } = filePathname(
        root === product.folder ? toPathnameLetters(path) : path,
        product.prefix,
        languageCodes,
      );
      const source = sources.get(pathname) ?? { translations: {} };
      const taken = language ? source.translations[language] : source.file;
      if (taken) {
        problems.push({
          file,
          line: 1,
          column: 1,
          code: 'duplicate-pathname',
          message: duplicatedPathnameMessage(pathname),
          hint: `${taken} has the same address; keep one of them`,
        });
      } else if (language) source.translations[language] = file;
      else source.file = file;
      sources.set(pathname, source);
    }
    for (const [pathname, { file, translations }] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (file) entries.push({ productId: product.id, pathname, file, translations });
      else {
        for (const translation of Object.values(translations)) {
          problems.push({
            file: translation,
            line: 1,
            column: 1,
            code: 'translation-without-source',
            message: `There is no page ${pathname} in the default language`,
            hint: 'name the file after the page it translates',
          });
        }
      }
    }
  }
  return { entries, partials, problems };
}

/**
 * Returns the path of a file in the folder of a repository with the letters of pathnames: names there are not
 * made for addresses.
 * @example toPathnameLetters('CODE_OF_CONDUCT.md') // 'code-of-conduct.md'
 * @example toPathnameLetters('How to/Get help-zh.md') // 'how-to/get-help-zh.md'
 */
function toPathnameLetters(path: string): string {
  return path.toLowerCase().replace(/[\s_-]+/g, '-');
}

/**
 * Returns the pathname and language of a Markdown file, from its path in a folder of a product. A page
 * may be in a folder with its own name, `index` or `README` in any case is the folder itself, and `-<language>` after the
 * name marks a translation.
 * @example filePathname('react-button/react-button-zh.md', '/material-ui/', ['en', 'zh'])
 *   // { pathname: '/material-ui/react-button', language: 'zh' }
 */
export function filePathname(
  path: string,
  prefix: string,
  languageCodes: readonly string[],
): { pathname: string; language?: string } {
  const [whole = '', language] = splitLanguage(path.replace(/\.md$/, ''), languageCodes);
  const segments = whole.split('/');
  if (segments.length > 1 && segments.at(-1) === segments.at(-2)) segments.pop();
  if (/^(?:index|readme)$/i.test(segments.at(-1) ?? '')) segments.pop();
  const pathname = `${prefix}${segments.join('/')}`.replace(/(?<=.)\/$/, '');
  return language ? { pathname, language } : { pathname };
}

function splitLanguage(name: string, languageCodes: readonly string[]): [string, string?] {
  const match = /^(.+)-([a-z]{2})$/.exec(name);
  if (!match?.[1] || !match[2] || match[2] === defaultLanguage() || !languageCodes.includes(match[2]))
    return [name];
  return [match[1], match[2]];
}

/** The page that has a pathname, in words for a hint. */
type Owner = string;

/**
 * Returns the entries with a unique pathname, and reports the others. Two files of different products, or a
 * file and a page of the API reference, can have the same pathname; without this check, one would silently
 * replace the other. Also reports files whose pathname belongs to another product.
 */
export function claimPathnames(
  entries: readonly CatalogEntry[],
  products: readonly Product[],
  units: readonly Pick<ApiUnit, 'pathname' | 'name'>[],
): { entries: CatalogEntry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const prefixes = new Map(products.map(({ id, prefix }) => [id, prefix]));
  // A registry without a home product is reported by another check.
  const hasHome = products.some(({ prefix }) => prefix === '/');
  const strangers = new Map<CatalogEntry, Product>();
  for (const entry of hasHome ? entries : []) {
    const product = resolveProduct(entry.pathname, products);
    if (product.prefix !== prefixes.get(entry.productId)) strangers.set(entry, product);
  }
  const owners = new Map<string, Owner>();
  for (const { pathname, name } of units) owners.set(pathname, `the generated page of ${name}`);
  const claimed = new Set<CatalogEntry>();
  // Files of the product that owns the pathname come first, so that the other file is reported.
  for (const entry of [...entries].sort((a, b) => Number(strangers.has(a)) - Number(strangers.has(b)))) {
    const { file, pathname } = entry;
    const report = (code: string, message: string, hint: string) =>
      problems.push({ file, line: 1, column: 1, code, message, hint });
    const owner = owners.get(pathname);
    const product = strangers.get(entry);
    if (owner !== undefined) {
      const hint = `${owner} has the same address; keep one of them, or rename this file`;
      report('duplicate-pathname', duplicatedPathnameMessage(pathname), hint);
      continue;
    }
    if (product) {
      const message = `${pathname} belongs to ${product.id} because of its prefix ${product.prefix}`;
      report('foreign-page', message, `move the file to data/products/${product.id}/pages, or rename it`);
    }
    owners.set(pathname, file);
    claimed.add(entry);
  }
  return { entries: entries.filter((entry) => claimed.has(entry)), problems };
}
