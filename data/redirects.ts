import type { LanguageRedirect, Redirect } from '../src/model/outputs/Redirect';

const SECTIONS = { prop: '#props', return: '#return-value', classes: '#classes' } as const;

/**
 * Entries of an API page that were published although the package calls them internal or unstable. They lead to
 * their section.
 */
function leftOut(from: string, names: Partial<Record<keyof typeof SECTIONS, string>>): Redirect {
  const unit = from.split('/').at(-1) ?? '';
  const fragments: Record<string, string> = {};
  for (const part of ['prop', 'return', 'classes'] as const)
    for (const name of names[part]?.split(' ') ?? []) fragments[`${unit}-${part}-${name}`] = SECTIONS[part];
  return { from, fragments };
}

/**
 * Pages and parts of pages that have moved. An entry holds for every language and is permanent, because links
 * to a published page may be anywhere.
 *
 * - `{ from: '/material-ui/old', to: '/material-ui/new' }` – the page is elsewhere
 * - `{ from: '/material-ui/old', to: '/material-ui/new', fragments: { part: '/material-ui/other#part' } }` –
 *   and one of
 *   its parts is on a third page
 * - `{ from: '/material-ui/page', fragments: { old: '#new' } }` – the page is still there, a heading was
 *   renamed
 * - `{ language: 'pt', to: 'en' }` – the language was removed; its pages lead to those of another one
 */
export const redirects = [
  {
    from: '/experiments/docs/guide',
    fragments: { 'a-language': '#a-language-add-or-remove-one' },
  },
  {
    from: '/experiments/docs/deploying',
    fragments: { hosts: '#hosts-nginx-netlify-cloudflare-pages' },
  },
  {
    from: '/experiments/docs/privacy',
    fragments: { 'reading-offline': '#reading-offline-the-service-worker' },
  },
  {
    from: '/experiments/docs/architecture',
    fragments: { mechanisms: '/experiments/docs/decisions' },
  },
  {
    from: '/experiments/docs/upgrading-next',
    fragments: {
      contacts: '#contacts-with-undocumented-parts',
      'nexts-own-start': '/experiments/docs/decisions/0063-documents-and-islands',
      'next-s-own-start': '/experiments/docs/decisions/0063-documents-and-islands',
    },
  },
  // Records of decisions that were merged, replaced or dropped.
  {
    from: '/experiments/docs/decisions/0002-start-in-one-piece',
    to: '/experiments/docs/decisions/0063-documents-and-islands',
  },
  {
    from: '/experiments/docs/decisions/0003-icon-as-browsers-load-it',
    to: '/experiments/docs/decisions/0003-removed-mechanisms',
  },
  {
    from: '/experiments/docs/decisions/0004-clicks-without-position',
    to: '/experiments/docs/decisions/0003-removed-mechanisms',
  },
  {
    from: '/experiments/docs/decisions/0005-reload-instead-of-carrying-clicks',
    to: '/experiments/docs/decisions/0063-documents-and-islands',
  },
  {
    from: '/experiments/docs/decisions/0006-history-of-ad-frames',
    to: '/experiments/docs/decisions/0003-removed-mechanisms',
  },
  {
    from: '/experiments/docs/decisions/0010-shapes-by-valibot',
    to: '/experiments/docs/decisions/0059-compiler-checks-deprecations',
  },
  { from: '/experiments/docs/decisions/0011-own-static-server', to: '/experiments/docs/decisions' },
  { from: '/experiments/docs/decisions/0012-port-by-node', to: '/experiments/docs/decisions' },
  {
    from: '/experiments/docs/decisions/0022-nothing-before-the-text',
    to: '/experiments/docs/decisions/0022-nothing-before-the-reader',
  },
  {
    from: '/experiments/docs/decisions/0023-start-at-first-sign',
    to: '/experiments/docs/decisions/0063-documents-and-islands',
  },
  {
    from: '/experiments/docs/decisions/0025-early-in-house-ad',
    to: '/experiments/docs/decisions/0008-one-drawing-of-an-ad',
  },
  {
    from: '/experiments/docs/decisions/0026-feedback-first',
    to: '/experiments/docs/decisions/0022-nothing-before-the-reader',
  },
  {
    from: '/experiments/docs/decisions/0028-touch-targets',
    to: '/experiments/docs/decisions/0022-nothing-before-the-reader',
  },
  {
    from: '/experiments/docs/decisions/0030-hydration-in-slices',
    to: '/experiments/docs/decisions/0063-documents-and-islands',
  },
  {
    from: '/experiments/docs/decisions/0031-text-sent-once',
    to: '/experiments/docs/decisions/0063-documents-and-islands',
  },
  {
    from: '/experiments/docs/decisions/0037-failing-demos',
    to: '/experiments/docs/decisions/0058-demos-in-their-own-processes',
  },
  {
    from: '/experiments/docs/decisions/0041-old-tabs',
    to: '/experiments/docs/decisions/0063-documents-and-islands',
  },
  {
    from: '/experiments/docs/decisions/0043-places-in-history',
    to: '/experiments/docs/decisions/0063-documents-and-islands',
  },
  // The options of a component's own hook are the component's own props.
  {
    from: '/material-ui/api/autocomplete',
    fragments: {
      inheritance: '#props',
      'autocomplete-prop-componentName': '#props',
      'autocomplete-prop-unstable_classNamePrefix': '#props',
      'autocomplete-prop-unstable_isActiveElementInListbox': '#props',
    },
  },
  {
    from: '/',
    fragments: { 'where-to-begin': '#popular-pages', 'what-this-site-promises': '#what-you-can-rely-on' },
  },
  {
    from: '/material-ui',
    fragments: {
      'a-first-screen': '#main-content',
      'find-your-page': '#where-to-go-next',
      'its-neighbors': '#related-libraries',
      'what-stays-your-job': '#what-material-ui-doesn-t-do',
    },
  },
  { from: '/material-ui/all-components', to: '/material-ui/components' },
  { from: '/material-ui/customization/theming', fragments: { 'where-the-rest-is': '#next-steps' } },
  { from: '/system/spacing', fragments: { 'spell-the-sides': '#set-each-side' } },
  {
    from: '/offline',
    fragments: { 'how-fresh-the-pages-are': '#when-pages-are-updated', 'keep-a-product': '#save-a-product' },
  },
  {
    from: '/x/react-data-grid/column-dimensions',
    fragments: { 'resizing-by-the-reader': '#resizing-by-the-user' },
  },
  {
    from: '/x/react-data-grid/column-visibility',
    fragments: { 'what-readers-can-do': '#what-users-can-do' },
  },
  {
    from: '/privacy',
    fragments: { 'whom-the-site-talks-to': '#third-party-requests', 'your-answer': '#consent' },
  },
  { from: '/core', fragments: { 'the-members': '#libraries', 'read-on': '#next-steps' } },
  {
    from: '/material-ui/api/pagination',
    fragments: { inheritance: '#props', 'pagination-prop-componentName': '#props' },
  },
  // The theme does not read these names.
  { from: '/joy-ui/api/box', fragments: { 'theme-default-props': '#props' } },
  { from: '/material-ui/api/menu-list', fragments: { 'theme-default-props': '#props' } },
  { from: '/material-ui/api/radio-group', fragments: { 'theme-default-props': '#props' } },
  // Internal and unstable entries are left out.
  leftOut('/material-ui/api/badge', { prop: 'className' }),
  leftOut('/material-ui/api/filled-input', { prop: 'renderSuffix' }),
  leftOut('/material-ui/api/input', { prop: 'renderSuffix' }),
  leftOut('/material-ui/api/input-base', { prop: 'renderSuffix' }),
  leftOut('/material-ui/api/native-select', { prop: 'renderSuffix' }),
  leftOut('/material-ui/api/outlined-input', { prop: 'renderSuffix' }),
  leftOut('/material-ui/api/select', { prop: 'renderSuffix' }),
  leftOut('/material-ui/api/use-pagination', { prop: 'componentName' }),
  leftOut('/material-ui/api/chip', { prop: 'tabIndex' }),
  leftOut('/material-ui/api/dialog', { prop: 'className' }),
  leftOut('/material-ui/api/drawer', { prop: 'className' }),
  leftOut('/material-ui/api/grid', { prop: 'unstable_level' }),
  leftOut('/material-ui/api/menu', { prop: 'className' }),
  leftOut('/material-ui/api/modal', { prop: 'className' }),
  leftOut('/material-ui/api/popover', { prop: 'className' }),
  leftOut('/material-ui/api/slider', { prop: 'className' }),
  leftOut('/material-ui/api/speed-dial-icon', { prop: 'open' }),
  leftOut('/material-ui/api/swipeable-drawer', { prop: 'className' }),
  leftOut('/material-ui/api/text-field', { prop: 'children' }),
  leftOut('/material-ui/api/use-autocomplete', {
    prop: 'componentName unstable_classNamePrefix unstable_isActiveElementInListbox',
  }),
  leftOut('/joy-ui/api/autocomplete', {
    prop: 'componentName unstable_classNamePrefix unstable_isActiveElementInListbox',
  }),
  leftOut('/joy-ui/api/grid', { prop: 'unstable_level' }),
  leftOut('/joy-ui/api/use-theme', { return: 'unstable_sx unstable_sxConfig' }),
  leftOut('/system/api/grid', { prop: 'unstable_level' }),
  leftOut('/x/api/data-grid/data-grid', {
    prop: 'onStateChange',
    classes:
      'cellOffsetLeft columnHeader--siblingFocused filler filler--borderBottom filler--pinnedLeft filler--pinnedRight groupingCriteriaCellLoadingContainer main--hiddenContent root--noToolbar row--borderBottom scrollbarFiller scrollbarFiller--pinnedRight shadowScrollArea treeDataGroupingCellLoadingContainer virtualScroller--hasScrollX',
  }),
  leftOut('/x/api/data-grid/grid-api', {
    prop: 'getRowFormattedValue getRowValue instanceId rootElementRef setState store unstable_applyFilters unstable_applyPipeProcessors unstable_getCellColSpanInfo unstable_getEditCellMeta unstable_getRowHeight unstable_replaceRows unstable_setColumnVirtualization unstable_setLastMeasuredRowIndex unstable_setVirtualization unstable_storeRowHeightMeasurement',
  }),
  leftOut('/x/api/data-grid/grid-csv-export-options', { prop: 'shouldAppendQuotes' }),
] as const satisfies readonly (Redirect | LanguageRedirect)[];
