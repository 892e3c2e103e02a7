import type { Translations } from '../../model/languages/textKeys';
import type { RunTime } from '../../model/page/PageData';

/** The data about the current page that other services need. */
export interface CurrentPage {
  /** Canonical pathname without language, query and fragment; never the address of an unknown page. */
  readonly pathname: string;
  /** Address in the reader's language. */
  readonly href: string;
  readonly product: string;
  readonly language: string;
  /** Address of the texts that are loaded on demand. */
  readonly textsHref: string;
  /** The texts included in the page. */
  readonly texts: Translations;
}

let current: CurrentPage | undefined;
/** Addresses of the pages shown in this document. */
const shown = new Set<string>();
const listeners = new Set<(page: CurrentPage) => void>();

/** Sets the current page. */
export function showCurrentPage(page: CurrentPage): void {
  if (page.href === current?.href) return;
  current = page;
  shown.add(page.href);
  for (const listener of listeners) listener(page);
}

/** Returns the current page; undefined before the framework runs. */
export function getCurrentPage(): CurrentPage | undefined {
  return current;
}

/**
 * Returns the addresses of all pages shown in this document, each once, in the order of their first visit.
 */
export function listShown(): Iterable<string> {
  return shown;
}

/**
 * Calls the listener with the current page and with every later one. Returns a function that unsubscribes.
 */
export function watchCurrentPage(listener: (page: CurrentPage) => void): () => void {
  listeners.add(listener);
  if (current) listener(current);
  return () => listeners.delete(listener);
}

/** Returns the document's data about this deployment; undefined in development, where there is none. */
export function readRunTime(): RunTime | undefined {
  try {
    const text = document.getElementById('_boot')?.textContent ?? '{}';
    return (JSON.parse(text) as { site?: RunTime }).site;
  } catch {
    return undefined;
  }
}
