import { loadLazily } from './loadLazily';
import { onceEach } from '../onceEach';
import { fetchFile } from './fetchFile';
import type { Translations } from '../../model/languages/textKeys';

const fetchJson = onceEach((href) =>
  loadLazily(async (): Promise<unknown> => (await fetchFile(href)).json()),
);

/**
 * Returns the content of a hashed JSON file, fetched once per document. A failure is not kept.
 * @throws if the file could not be loaded or does not arrive in time
 */
export function fetchOnce<T>(href: string): Promise<T> {
  return fetchJson(href) as Promise<T>;
}

/**
 * Returns a hashed text file, fetched once per document. A failure is not kept.
 * @throws if the file could not be loaded or does not arrive in time
 */
export const fetchText = onceEach((href) => loadLazily(async () => (await fetchFile(href)).text()));

/**
 * Returns the texts that are loaded on demand (`PageData.textsHref`), fetched once per document.
 * @throws if the file could not be loaded
 */
export function loadTexts(href: string): Promise<Translations> {
  return fetchOnce(href);
}
