/**
 * Marks the link to the page that a reader most likely reads next. Browsers render its page by the rules in the document
 * (`src/model/outputs/speculationRules.ts`). Other pages are not fetched early: browsers refuse to prefetch where a service
 * worker is in force, and then do not prerender such a page either.
 */
import { isMetered } from '../browser/isMetered';
import { LIKELY } from '../model/outputs/speculationRules';

/** Marks the link, unless loading a page that may not be read could cost the reader something. */
export function start(): void {
  if (!isMetered()) document.querySelector('a[rel=next]')?.setAttribute(LIKELY, '');
}
