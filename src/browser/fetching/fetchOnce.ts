import { loadLazily } from './loadLazily';
import { onceEach } from '../onceEach';
import { fetchFile } from './fetchFile';
import type { Translations } from '../../model/languages/textKeys';

const fetchJson = onceEach((href) =>
  loadLazily(async (): Promise<unknown> => (await fetchFile(href)).json()),
);

/**
 * What a hashed JSON file holds, fetched once per document. A failure is not kept.
 * @throws when the file can't be had, or does not come
 */
export function fetchOnce<T>(href: string): Promise<T> {
  return fetchJson(href) as Promise<T>;
}

/**
 * The texts that are fetched when first needed (`PageData.textsHref`), once per document.
 * @throws when the file can't be had
 */
export function loadTexts(href: string): Promise<Translations> {
  return fetchOnce(href);
}
