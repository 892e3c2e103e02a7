import { escapeHtml } from '../page/escapeHtml';

/** What the worker needs to know of an answer. */
interface AnswerFacts {
  readonly status: number;
  /** `basic`: from the own origin, without a redirect to another one. */
  readonly type: string;
  readonly redirected: boolean;
  readonly contentType: string | null;
}

/** A file that is no document. */
const FILE = /\.(?!html$)[^./]+$/;
/** Browsers take nothing else for these where a host says that types are meant (`nosniff`). */
const OWN_TYPE: Readonly<Record<string, string>> = { js: 'javascript', css: 'css' };

/**
 * Whether an answer may be stored: from the own origin, whole, not redirected, of the file's own type, and no page in
 * the place of a file, which is what some hosts give for files that are gone.
 */
export function isStorable(
  pathname: string,
  { status, type, redirected, contentType }: AnswerFacts,
): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  const own = OWN_TYPE[/[^.]*$/.exec(pathname)?.[0] ?? ''] ?? '';
  return has(contentType, own) && !isPageForFile(pathname, contentType);
}

function has(contentType: string | null, part: string): boolean {
  return (contentType ?? '').toLowerCase().includes(part);
}

/** Whether a page was given in the place of a file: a script, a style sheet, a picture, data. */
export function isPageForFile(pathname: string, contentType: string | null): boolean {
  return FILE.test(pathname) && has(contentType, 'text/html');
}

/** Ids that every document of the site has one of: of the data that it starts with, or of where it has moved to. */
const MARK = / id="(?:_boot|moved)"/;

/** Whether a document is one of the site's, and not what a proxy or a network's sign-in page gave in its place. */
export function isOwnPage(html: string): boolean {
  return MARK.test(html);
}

/** An address, or a script of the bundler's by its path below `/_next/`, as the boot list and other scripts name it. */
const ADDRESS =
  /["'(](?:(\/(?:_next\/static|_docs)\/[\w\-./~%[\]@+]+\.\w+)|(static\/chunks\/[\w\-./~]+\.(?:js|css))["'])/g;

/**
 * The hashed assets that a document or a script names, in the order in which it first names them.
 * @example listAssets('<link href="/_next/static/a.css"><script>["/_docs/x.1f.json","static/chunks/b.js"]</script>')
 *   // ['/_next/static/a.css', '/_docs/x.1f.json', '/_next/static/chunks/b.js']
 */
export function listAssets(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].map(([, address, chunk]) => address ?? `/_next/${chunk}`))];
}

const DATA = /^\/_next\/data\/[^/]+(\/.+)\.json$/;

/**
 * Address of the page whose data stands at an address; undefined where no page's does.
 * @example pageOfData('/_next/data/1f/x/react-chip.json') // '/x/react-chip/'
 * @example pageOfData('/_next/data/1f/index.json') // '/'
 */
export function pageOfData(pathname: string): string | undefined {
  const [, path] = DATA.exec(pathname) ?? [];
  return path === '/index' ? '/' : path && `${path}/`;
}

/** A link in the list of what can be read without a network. */
export interface StoredLink {
  readonly href: string;
  readonly title: string;
  /** Pages that a kept product has; absent for a single page. */
  readonly pages?: number;
}

/** The empty list in the drawn offline page. */
export const STORED_LIST = '<ul data-stored-pages=""></ul>';
/** Begins the note that a reader sees who asked for a page that is not stored. */
export const NOT_STORED = '<p data-not-stored="" hidden="">';
/** Begins the note that is shown as long as nothing is stored. */
export const NOTHING_STORED = '<p data-nothing-stored="">';

/**
 * The offline page with the list of what is stored.
 * @param isAnswer the page stands in for one that is not stored
 */
export function fillOfflinePage(html: string, links: readonly StoredLink[], isAnswer: boolean): string {
  const items = links
    .map(({ href, title, pages }) => {
      const count = pages === undefined ? '' : ` (${pages})`;
      return `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a>${count}</li>`;
    })
    .join('');
  // As functions: a title may hold what a replacement text gives a meaning to.
  const listed = html.replace(STORED_LIST, () => STORED_LIST.replace('></ul>', () => `>${items}</ul>`));
  const noted =
    links.length === 0
      ? listed
      : listed.replace(NOTHING_STORED, () => NOTHING_STORED.replace('>', ' hidden="">'));
  return isAnswer ? noted.replace(NOT_STORED, () => NOT_STORED.replace(' hidden=""', '')) : noted;
}
