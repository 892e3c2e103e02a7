import { readdirSync, readFileSync, existsSync, statSync } from 'node:fs';
import { PUBLIC_FOLDER } from '../pageData/buildFiles';

/** Folders of the export whose documents are not pages: frames with a policy of their own. */
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
 * Every document of an export that the build has written, in a fixed order: paths below the folder, such as
 * `zh/index.html`. HTML files of `public/`, such as a search console asks for, are none: they go out as they are.
 */
export function listDocuments(folder: string): string[] {
  const served = new Set(listServed());
  return listHtml(folder, '').filter((file) => !served.has(file));
}

/**
 * Address of a document of the export.
 * @example fileToRoute('zh/x/index.html') // '/zh/x/'
 * @example fileToRoute('404.html') // '/404.html'
 */
export function fileToRoute(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Documents that stand for each kind of page which the bundler knows: home, error pages, and all others. */
export function pickKinds(documents: readonly string[]): string[] {
  const own = documents.filter((file) => ['index.html', '404.html', '500.html'].includes(file));
  const other = documents.find((file) => !own.includes(file));
  return other === undefined ? own : [...own, other];
}

/** A sheet that the bundler gives to one kind of page. */
const SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]* data-n-p/g;

/**
 * Texts of the style sheets that the bundler gives to one kind of page. On client navigation to a page of another kind the
 * framework puts them into the document as text, so that the policy must know them.
 * @param documents of every kind, paths below the folder; one of each is enough
 */
export function readSheets(folder: string, documents: readonly string[]): string[] {
  const sheets = new Set<string>();
  for (const file of documents) {
    for (const [, href = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(SHEET)) sheets.add(href);
  }
  return [...sheets].sort().map((href) => readFileSync(folder + href, 'utf8'));
}

/** Folder of the files that go out as they are. */
export const SERVED_FOLDER = 'public';

interface Served {
  readonly path: string;
  readonly isLink: boolean;
}

/** Everything that lies in `public/`, folders too, without what builds write there. */
function listAll(): Served[] {
  if (!existsSync(SERVED_FOLDER)) return [];
  return readdirSync(SERVED_FOLDER, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      path: `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(SERVED_FOLDER.length + 1),
      isLink: entry.isSymbolicLink(),
    }))
    .filter(({ path }) => !path.startsWith(`${PUBLIC_FOLDER}/`))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Files that go out as they are, by their paths below `public/`, in a fixed order; without what builds write there. */
export function listServed(): string[] {
  return listAll()
    .map(({ path }) => path)
    .filter((path) => statSync(`${SERVED_FOLDER}/${path}`, { throwIfNoEntry: false })?.isFile());
}

/** Symbolic links in `public/`: what they lead to would go out as well, whatever it is. */
export function listServedLinks(): string[] {
  return listAll()
    .filter(({ isLink }) => isLink)
    .map(({ path }) => path);
}
