/** Event at a part that `npm run dev` takes out of the page. */
export const REMOVED = 'docs-removed';
