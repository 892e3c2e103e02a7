/** Interface texts of the page for unknown addresses; they travel with that page only. */
export const PAGE_TEXT_KEYS = [
  'notFoundTitle',
  'notFoundText',
  'notFoundNearest',
  'notFoundHome',
  'errorTitle',
  'errorText',
] as const;
