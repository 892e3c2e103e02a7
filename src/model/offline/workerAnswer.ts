import { escapeHtml } from '../page/escapeHtml';
import { FACTS_ID } from '../page/PageFacts';
import { isSiteHref } from '../routes/siteHref';

/** Properties of a response that the worker needs. */
interface AnswerFacts {
  readonly status: number;
  /** `basic`: from the same origin, without a redirect to another one. */
  readonly type: string;
  /** Pathname of the last redirect; undefined if there was none. */
  readonly redirectedTo: string | undefined;
  readonly contentType: string | null;
}

/** Matches files that are not documents. */
const FILE = /\.(?!html$)[^./]+$/;
/**
 * Required content types. Browsers accept no other type for these files if the host sends `nosniff`, see
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options
 */
const OWN_TYPE: Readonly<Record<string, string>> = { js: 'javascript', css: 'css' };

/**
 * Returns the address under which a page is stored, with a slash at its end: some hosts strip it.
 * @example pageAddress('/system') // '/system/'
 */
export function pageAddress(pathname: string): string {
  return /\/$|\.[^./]+$/.test(pathname) ? pathname : `${pathname}/`;
}

/**
 * Returns whether a response may be stored: from the same origin, complete, not redirected except to the same address
 * without its last slash, with the content type of the file, and not a page instead of a file, which some hosts return
 * for deleted files.
 */
export function isStorable(
  pathname: string,
  { status, type, redirectedTo, contentType }: AnswerFacts,
): boolean {
  if (status !== 200 || type !== 'basic') return false;
  if (redirectedTo !== undefined && `${redirectedTo}/` !== pathname) return false;
  const expected = pathname.endsWith('/') ? 'html' : (OWN_TYPE[/[^.]*$/.exec(pathname)?.[0] ?? ''] ?? '');
  return has(contentType, expected) && !isPageForFile(pathname, contentType);
}

function has(contentType: string | null, part: string): boolean {
  return (contentType ?? '').toLowerCase().includes(part);
}

/**
 * Returns whether the response is a page instead of the requested file: a script, a style sheet, an image,
 * data.
 */
export function isPageForFile(pathname: string, contentType: string | null): boolean {
  return FILE.test(pathname) && has(contentType, 'text/html');
}

/**
 * Whether a file is that of the build: `unknown` if the build does not have it, for example because it
 * belongs to another build.
 */
export type FileCheck = 'right' | 'wrong' | 'unknown';

/** Hashes of the files that have no hash of their content in their names, by address. */
export type FileHashes = Readonly<Record<string, string>>;

/** The number of hex digits of a SHA-256 in the names of files and in `FileHashes`. */
export const HASH_DIGITS = 12;
const HASH_IN_NAME = /^\/_docs\/.*\.([\da-f]{12})\.\w+$/;

/**
 * Returns the hash in the name of a file; undefined if its name has no hash of its content.
 * @example hashInName('/_docs/texts/en.851fdd5fa59c.json') // '851fdd5fa59c'
 */
export function hashInName(pathname: string): string | undefined {
  return HASH_IN_NAME.exec(pathname)?.[1];
}

const HASH_IN_FRAGMENT = /#([\da-f]{12})$/;

/**
 * Returns the hash that the address of a file announces, in its name or as its fragment: the bundler of the style sheets
 * chooses their names.
 * @example announcedHash('/_next/static/a.css#851fdd5fa59c') // '851fdd5fa59c'
 */
export function announcedHash(href: string): string | undefined {
  return HASH_IN_FRAGMENT.exec(href)?.[1] ?? hashInName(href);
}

/**
 * Returns whether a document is a page of a build of the site, and is not the response of a proxy or a network's
 * sign-in page.
 * @param loader the address of the build's loader of islands, which its pages name
 */
export function isOwnPage(html: string, loader: string): boolean {
  return html.includes(`"${loader}"`) && html.includes(` id="${FACTS_ID}"`);
}

/** Returns whether a host that answers with a status may answer well a little later. */
export const mayRecover = (status: number): boolean => status >= 500 || status === 429;

/**
 * Returns whether a document has its end. It has none if a connection was closed early that does not announce a length.
 * Hosts may add scripts after it.
 */
export function isWholeDocument(html: string): boolean {
  return html.includes('</html>');
}

/**
 * Returns whether a text is the whole first file of the search, and not the answer of something else.
 * @example isSearchManifest('{"format":3}') // true
 */
export function isSearchManifest(text: string): boolean {
  if (!text.startsWith('{"format":')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A link in the list of content that can be read offline. */
export interface StoredLink {
  readonly href: string;
  readonly title: string;
  /** Number of pages of an offline product; absent for a single page. */
  readonly pages?: number;
}

/** The empty list in the rendered offline page. */
export const STORED_LIST = '<ul data-stored-pages=""></ul>';
/** Start of the note for a reader who requested a page that is not stored. */
export const NOT_STORED = '<p data-not-stored="" hidden="">';
/** Start of the note that is shown as long as nothing is stored. */
export const NOTHING_STORED = '<p data-nothing-stored="">';

/**
 * Returns the offline page with the list of stored content, without links that lead elsewhere.
 * @param isAnswer whether the page replaces a requested page that is not stored
 */
export function fillOfflinePage(html: string, links: readonly StoredLink[], isAnswer: boolean): string {
  const siteLinks = links.filter(({ href }) => isSiteHref(href));
  const items = siteLinks
    .map(({ href, title, pages }) => {
      const count = pages === undefined ? '' : ` (${pages})`;
      return `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a>${count}</li>`;
    })
    .join('');
  // Replacer functions, because a title may contain replacement patterns such as `$&`.
  const listed = html.replace(STORED_LIST, () => STORED_LIST.replace('></ul>', () => `>${items}</ul>`));
  const noted =
    siteLinks.length === 0
      ? listed
      : listed.replace(NOTHING_STORED, () => NOTHING_STORED.replace('>', ' hidden="">'));
  return isAnswer ? noted.replace(NOT_STORED, () => NOT_STORED.replace(' hidden=""', '')) : noted;
}
