/**
 * Class names of what a slot shows, by part; their rules are in `AdCard.css` and `AdSpace.css`. Documents with a slot
 * contain these rules, because an ad is drawn in a page that may never load the complete style sheet.
 */
export const AD_CLASSES = {
  box: 'ad-space-box',
  host: 'ad-space-host',
  card: 'ad-card-root',
  inline: 'ad-card-inline',
  link: 'ad-card-link',
  picture: 'ad-card-picture',
  text: 'ad-card-text',
  name: 'ad-card-name',
  by: 'ad-card-by',
  appeal: 'ad-card-appeal',
  appealTitle: 'ad-card-appeal-title',
  appealText: 'ad-card-appeal-text',
} as const;
