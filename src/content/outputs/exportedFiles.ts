import { readdirSync, readFileSync, existsSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { NEXT_PATH, SHARED_SHEET } from '../../shell/next/exportFormat';
import { INLINED_FOLDER } from '../pageData/generatedFiles';
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

/** Addresses in a style sheet, without their quotes. */
const SHEET_URL = /url\(["']?([^"')]+)/g;

/** Removes the style sheets that documents contain. */
export function removeInlined(folder: string): void {
  const inlined = `${PUBLIC.generated.slice(PUBLIC.folder.length)}/${INLINED_FOLDER}`;
  rmSync(folder + inlined, { recursive: true, force: true });
}

/**
 * Removes what Next exports besides documents, which name nothing of it but their style sheet: its client and the data of
 * pages.
 * @param document path of a page below the folder
 */
export function removeClient(folder: string, document: string): void {
  const [, sheet = ''] = SHARED_SHEET.exec(readFileSync(`${folder}/${document}`, 'utf8')) ?? [];
  const text = sheet && readFileSync(folder + sheet, 'utf8');
  const named = [...text.matchAll(SHEET_URL)].map(([, url = '']) => posix.resolve(posix.dirname(sheet), url));
  const stay = new Set([sheet, ...named].map((address) => folder + address));
  for (const entry of readdirSync(`${folder}${NEXT_PATH}`, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath}/${entry.name}`.replaceAll('//', '/');
    if (!entry.isDirectory() && !stay.has(file)) rmSync(file);
  }
  removeEmpty(`${folder}${NEXT_PATH}`);
}

/** Removes folders that contain no file. */
function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(`${folder}/${entry.name}`);
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Something in `public/`: `other` is neither a file nor a folder, such as a pipe. */
export interface PublicEntry {
  /** Below `public/`. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** Lists everything in `public/` that builds did not write, in a fixed order. */
export function listPublicEntries(): PublicEntry[] {
  if (!existsSync(PUBLIC.folder)) return [];
  return readdirSync(PUBLIC.folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      path: `${entry.parentPath}/${entry.name}`.replaceAll(sep, '/'),
      kind: entry.isSymbolicLink()
        ? ('link' as const)
        : entry.isDirectory()
          ? ('folder' as const)
          : entry.isFile()
            ? ('file' as const)
            : ('other' as const),
    }))
    .filter(({ path }) => !path.startsWith(`${PUBLIC.generated}/`))
    .map(({ path, kind }) => ({ path: path.slice(PUBLIC.folder.length + 1), kind }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Lists the files of `public/` that builds did not write: paths below it, in a fixed order. */
export function listServed(): string[] {
  return listPublicEntries()
    .map(({ path }) => path)
    .filter((path) => statSync(`${PUBLIC.folder}/${path}`, { throwIfNoEntry: false })?.isFile());
}

/** Lists symbolic links in `public/`, which could publish any file. */
export function listServedLinks(): string[] {
  return listPublicEntries()
    .filter(({ kind }) => kind === 'link')
    .map(({ path }) => path);
}
