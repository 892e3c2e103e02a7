import type { DemoExtras, DemoKit } from '../../model/demos/demo';
import { MAIN_FILE } from '../../model/demos/demoFiles';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { fetchOnce } from '../../browser/fetching/fetchOnce';

/** The code of a demo that is shown: the sources in one language, or an edit of them. */
export interface ShownCode {
  readonly variant: CodeVariant;
  /** The files that differ from their sources, by path as in `FileTexts`. */
  readonly files: Readonly<Record<string, { readonly text: string }>>;
}

/** Returns the text of a file of the shown code. */
export function shownText({ variant, files }: ShownCode, path: string, extras: DemoExtras): string {
  const source = path === MAIN_FILE ? extras.code : extras.modules[path];
  return files[path]?.text ?? source?.[variant] ?? '';
}

/**
 * Fetches the data of a demo that is not part of the page: raw sources, highlighted code and the packages it
 * needs.
 * @throws if the file could not be loaded
 */
export function fetchExtras(href: string): Promise<DemoExtras> {
  return fetchOnce(href);
}

/**
 * Fetches the data that live editing and sandboxes need for all demos of a product.
 * @throws if the file could not be loaded
 */
export function fetchKit(href: string): Promise<DemoKit> {
  return fetchOnce(href);
}
