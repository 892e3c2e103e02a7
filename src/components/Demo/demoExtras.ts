import type { DemoExtras, DemoKit } from '../../model/demos/demo';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { fetchOnce } from '../../browser/fetching/fetchOnce';

/** The code of a demo that is shown: the source in one language, or an edit of it. */
export interface ShownCode {
  readonly variant: CodeVariant;
  readonly edited?: string | undefined;
}

/** Returns the text of the shown code. */
export function shownText({ variant, edited }: ShownCode, extras: DemoExtras): string {
  return edited ?? extras.code[variant];
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
