import type { DemoExtras, DemoKit } from '../../model/demos/demo';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { fetchOnce } from '../../browser/fetching/fetchOnce';

/** The code of a demo that the reader has before the eyes: the source in a language, or an edit of it. */
export interface ShownCode {
  readonly variant: CodeVariant;
  readonly edited?: string | undefined;
}

/** Its text, given what was fetched of the demo. */
export function shownText({ variant, edited }: ShownCode, extras: DemoExtras): string {
  return edited ?? extras.code[variant];
}

/**
 * What of a demo is fetched when needed: raw sources, the JavaScript variant, its packages.
 * @throws when the file can't be had
 */
export function fetchExtras(href: string): Promise<DemoExtras> {
  return fetchOnce(href);
}

/**
 * What the demos of a product share once they leave the page.
 * @throws when the file can't be had
 */
export function fetchKit(href: string): Promise<DemoKit> {
  return fetchOnce(href);
}
