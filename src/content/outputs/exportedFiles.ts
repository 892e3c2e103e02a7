import { readdirSync, readFileSync, existsSync, statSync } from 'node:fs';
import { INLINE_START, TYPE_SHEET } from '../../shell/next/exportFormat';
import { CONTENT_ID } from '../../model/page/contentId';
import { PUBLIC } from '../workspace';

/** Folders of the export whose documents are not pages, such as live documents, which have their own policy. */
const NO_PAGES = new Set(['_next', '_docs', '_hosting']);

function listHtml(folder: string, below: string): string[] {
  return readdirSync(`${folder}/${below}`, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${below}${entry.name}`;
      if (entry.isDirectory()) {
        return below === '' && NO_PAGES.has(entry.name) ? [] : listHtml(folder, `${path}/`);
      }
      return entry.name.endsWith('.html') ? [path] : [];
    });
}

/**
 * Lists every document of an export that the build wrote, in a fixed order: paths below the folder, such as
 * `zh/index.html`. It excludes HTML files of `public/`, such as those of a search console: they are copied
 * unchanged.
 */
export function listDocuments(folder: string): string[] {
  const served = new Set(listServed());
  return listHtml(folder, '').filter((file) => !served.has(file));
}

/**
 * Returns the address of a document of the export.
 * @example fileToRoute('zh/x/index.html') // '/zh/x/'
 * @example fileToRoute('404.html') // '/404.html'
 */
export function fileToRoute(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Returns the framework's build ID, after which the folder of the page data is named; empty without any. */
export function readBuildId(folder: string): string {
  const data = `${folder}/_next/data`;
  return (existsSync(data) && readdirSync(data)[0]) || '';
}

/**
 * Returns one document for each page type of the bundler: home, the error pages, and all others. Documents that
 * only lead to another address have no content, and are of no type.
 */
export function pickKinds(folder: string): string[] {
  const documents = listDocuments(folder);
  const single = documents.filter((file) => ['index.html', '404.html', '500.html'].includes(file));
  const other = documents.find(
    (file) =>
      !single.includes(file) && readFileSync(`${folder}/${file}`, 'utf8').includes(`id="${CONTENT_ID}"`),
  );
  return other === undefined ? single : [...single, other];
}

/**
 * Reads the style sheets that the bundler adds to single page types. On client navigation to a page of
 * another type the framework inserts them as text, so the policy must allow them.
 * @param documents paths below the folder; one document of each page type is enough
 */
export function readSheets(folder: string, documents: readonly string[]): string[] {
  const sheets = new Set<string>();
  for (const file of documents) {
    for (const [, href = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(TYPE_SHEET))
      sheets.add(href);
  }
  return [...sheets].sort().map((href) => readFileSync(folder + href, 'utf8'));
}

/**
 * Reads the inline scripts that the framework adds to documents in a build with its own start; see
 * `docs/upgrading-next.md`. Each page type has one.
 * @param documents paths below the folder; one document of each page type is enough
 */
export function readInlineStarts(folder: string, documents: readonly string[]): string[] {
  const starts = documents.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(INLINE_START)].map(([, text = '']) => text),
  );
  return [...new Set(starts)].sort();
}

interface Served {
  readonly path: string;
  readonly isLink: boolean;
}

/** Lists all files and folders in `public/`, except those that builds write. */
function listAll(): Served[] {
  if (!existsSync(PUBLIC.folder)) return [];
  return readdirSync(PUBLIC.folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      path: `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'),
      isLink: entry.isSymbolicLink(),
    }))
    .filter(({ path }) => !path.startsWith(`${PUBLIC.generated}/`))
    .map(({ path, isLink }) => ({ path: path.slice(PUBLIC.folder.length + 1), isLink }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Lists the files of `public/` that builds did not write: paths below it, in a fixed order. */
export function listServed(): string[] {
  return listAll()
    .map(({ path }) => path)
    .filter((path) => statSync(`${PUBLIC.folder}/${path}`, { throwIfNoEntry: false })?.isFile());
}

/** Lists symbolic links in `public/`, which could publish any file. */
export function listServedLinks(): string[] {
  return listAll()
    .filter(({ isLink }) => isLink)
    .map(({ path }) => path);
}
