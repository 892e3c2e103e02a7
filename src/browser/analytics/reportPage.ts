import type { CurrentPage } from '../currentPage/currentPage';
import { sendToTag } from './sendToTag';
import { track } from './track';

/** Reports that a page is shown, by its canonical pathname; later events carry the same address. */
export function reportPage({ pathname, product }: Pick<CurrentPage, 'pathname' | 'product'>): void {
  sendToTag('set', { page_location: window.location.origin + pathname, page_referrer: '' });
  track({ name: 'page_view', pathname, product });
}
