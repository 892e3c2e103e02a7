import { escapeHtml } from '../page/escapeHtml';

/** A link in the list of what can be read without a network. */
export interface StoredLink {
  readonly href: string;
  readonly title: string;
  /** Pages that a kept product has; absent for a single page. */
  readonly pages?: number;
}

/** The empty list in the drawn offline page. */
export const STORED_LIST = '<ul data-stored-pages=""></ul>';
/** Begins the note that a reader sees who asked for a page that is not stored. */
export const NOT_STORED = '<p data-not-stored="" hidden="">';
/** Begins the note that is shown as long as nothing is stored. */
export const NOTHING_STORED = '<p data-nothing-stored="">';

/**
 * The offline page with the list of what is stored.
 * @param isAnswer the page stands in for one that is not stored
 */
export function fillOfflinePage(html: string, links: readonly StoredLink[], isAnswer: boolean): string {
  const items = links
    .map(({ href, title, pages }) => {
      const count = pages === undefined ? '' : ` (${pages})`;
      return `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a>${count}</li>`;
    })
    .join('');
  // As functions: a title may hold what a replacement text gives a meaning to.
  const listed = html.replace(STORED_LIST, () => STORED_LIST.replace('></ul>', () => `>${items}</ul>`));
  const noted =
    links.length === 0
      ? listed
      : listed.replace(NOTHING_STORED, () => NOTHING_STORED.replace('>', ' hidden="">'));
  return isAnswer ? noted.replace(NOT_STORED, () => NOT_STORED.replace(' hidden=""', '')) : noted;
}
