import type { Translations } from '../../model/languages/textKeys';
import type { RunTime } from '../../model/page/PageData';

/** What the services beside the page need to know of the page that is shown. */
export interface CurrentPage {
  /** Canonical pathname: no language, no query, no fragment; never the address of an unknown page. */
  readonly pathname: string;
  /** Address in the reader's language. */
  readonly href: string;
  readonly product: string;
  readonly language: string;
  /** Where the texts are that are fetched when needed. */
  readonly textsHref: string;
  /** The texts that the page carries. */
  readonly texts: Translations;
}

let current: CurrentPage | undefined;
/** Addresses of the pages that this document has shown. */
const shown = new Set<string>();
const listeners = new Set<(page: CurrentPage) => void>();

/** Says which page is shown now. */
export function showCurrentPage(page: CurrentPage): void {
  if (page.href === current?.href) return;
  current = page;
  shown.add(page.href);
  for (const listener of listeners) listener(page);
}

/** The page that is shown; undefined before the framework runs. */
export function getCurrentPage(): CurrentPage | undefined {
  return current;
}

/** The addresses of all pages that this document has shown, each once, in the order in which it first did. */
export function listShown(): Iterable<string> {
  return shown;
}

/** Tells about the page that is shown and about every one after it, until it is undone. */
export function watchCurrentPage(listener: (page: CurrentPage) => void): () => void {
  listeners.add(listener);
  if (current) listener(current);
  return () => listeners.delete(listener);
}

/** What the document says of this deployment; undefined in development, where it says nothing. */
export function readRunTime(): RunTime | undefined {
  try {
    const text = document.getElementById('_boot')?.textContent ?? '{}';
    return (JSON.parse(text) as { site?: RunTime }).site;
  } catch {
    return undefined;
  }
}
