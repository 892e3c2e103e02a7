/** What the worker needs to know of an answer. */
export interface AnswerFacts {
  readonly status: number;
  /** `basic`: from the own origin, without a redirect to another one. */
  readonly type: string;
  readonly redirected: boolean;
  readonly contentType: string | null;
}

const SCRIPT_OR_SHEET = /\.(?:js|css|json)$/;

/**
 * Whether an answer may be stored: from the own origin, whole, not redirected, and no page in the place of a file,
 * which is what some hosts give for files that are gone.
 */
export function isStorable(
  pathname: string,
  { status, type, redirected, contentType }: AnswerFacts,
): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  return !isPageForFile(pathname, contentType);
}

/** Whether a page was given in the place of a script, a style sheet or data. */
export function isPageForFile(pathname: string, contentType: string | null): boolean {
  return SCRIPT_OR_SHEET.test(pathname) && (contentType ?? '').includes('text/html');
}
