/** What the worker needs to know of an answer. */
export interface AnswerFacts {
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
