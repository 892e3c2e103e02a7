import type { LanguageRedirect, Redirect } from 'docs-shell';

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
 * - `{ from: '/old/*', to: '/new/*' }` – all pages below an address are elsewhere, with the same rest; without
 *   the second star, they lead to one page
 * - `{ language: 'pt', to: 'en' }` – the language was removed; its pages lead to those of another one
 */
export const redirects = [
  // Addresses of version 4, which had one product. Its components had names in the plural, too: the page for
  // unknown addresses finds those.
  { from: '/components/*', to: '/material-ui/react-*' },
  { from: '/customization/*', to: '/material-ui/customization/*' },
  { from: '/discover-more/*', to: '/material-ui/discover-more/*' },
  { from: '/getting-started/*', to: '/material-ui/getting-started/*' },
  { from: '/guides/*', to: '/material-ui/guides/*' },
  { from: '/system/basics', to: '/system/getting-started' },
  { from: '/x/react-data-grid/export', to: '/x/react-data-grid/clipboard' },
  {
    from: '/experiments/docs/guide',
    fragments: {
      'a-demo': '/experiments/docs/writing-demos#a-demo',
      'a-demo-that-needs-a-license': '/experiments/docs/writing-demos#a-demo-that-needs-a-license',
      'a-demo-with-icons-of-a-font': '/experiments/docs/writing-demos#a-demo-with-icons-of-a-font',
      'a-language': '#a-language-add-or-remove-one',
      'a-package-of-the-api-reference': '/experiments/docs/api-reference#a-package-of-the-api-reference',
      'an-export-without-an-api-page': '/experiments/docs/api-reference#an-export-without-an-api-page',
      'a-playground': '/experiments/docs/writing-demos#a-playground',
      'a-theme-for-demos': '/experiments/docs/writing-demos#a-theme-for-demos',
    },
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
  { from: '/material-ui/all-components', to: '/material-ui/components' },
  {
    from: '/material-ui/api/pagination',
    fragments: { inheritance: '#props', 'pagination-prop-componentName': '#props' },
  },
  // Headings that were reworded so that readers find them by their subject.
  {
    from: '/core',
    fragments: { 'the-members': '#libraries', 'read-on': '#next-steps', 'what-is-shared': '#shared-parts' },
  },
  {
    from: '/core/package-versions',
    fragments: {
      'which-goes-with-which': '#compatible-versions',
      'the-7-line': '#version-7',
      'joy-beside-material-ui': '#joy-ui-with-material-ui',
      'when-npm-complains': '#peer-dependency-errors',
    },
  },
  {
    from: '/core/packages',
    fragments: {
      'packages-you-choose': '#packages-to-install',
      'packages-that-this-site-does-not-document': '#other-packages',
      'packages-that-arrive-by-themselves': '#indirect-dependencies',
      'import-from-one-place': '#components-with-the-same-name',
    },
  },
  {
    from: '/core/release-policy',
    fragments: {
      'what-a-number-promises': '#version-numbers',
      'how-often': '#release-frequency',
      'how-long': '#support-period',
    },
  },
  {
    from: '/',
    fragments: {
      'where-to-begin': '#popular-components',
      'popular-pages': '#popular-components',
      'what-this-site-promises': '#libraries',
      'what-you-can-rely-on': '#libraries',
      'why-these-docs': '#libraries',
    },
  },
  {
    from: '/offline',
    fragments: {
      'how-fresh-the-pages-are': '#page-updates',
      'keep-a-product': '#save-a-product',
      'what-needs-the-network': '#network-requirements',
      'when-pages-are-updated': '#page-updates',
    },
  },
  {
    from: '/privacy',
    fragments: {
      'whom-the-site-talks-to': '#third-party-requests',
      'your-answer': '#consent',
      'what-is-stored-in-your-browser': '#data-in-your-browser',
      'counting-visits': '#visit-statistics',
      'reading-without-a-network': '#offline-reading',
    },
  },
  { from: '/search', fragments: { 'what-it-understands': '#search-tips' } },
  {
    from: '/versions',
    fragments: {
      'reading-the-table': '#release-lines',
      'staying-on-an-older-line': '#use-an-older-version',
      'moving-up': '#upgrade',
    },
  },
  {
    from: '/joy-ui/customization/approaches',
    fragments: {
      'one-element': '#style-one-element',
      'an-inner-part': '#style-a-slot',
      'every-use-of-a-component': '#default-props-and-style-overrides',
      'every-component': '#theme-tokens',
      'what-to-avoid': '#common-mistakes',
    },
  },
  {
    from: '/joy-ui/customization/dark-mode',
    fragments: {
      'a-switch': '#mode-switch',
      'no-flash-on-load': '#prevent-a-flash-on-load',
      'styles-for-one-scheme-only': '#scheme-specific-styles',
      'a-part-of-the-page': '#dark-mode-for-part-of-a-page',
    },
  },
  {
    from: '/joy-ui/getting-started',
    fragments: {
      'what-is-different': '#differences-from-material-ui',
      'what-you-will-not-find': '#missing-components',
      'where-to-go-next': '#next-steps',
    },
  },
  { from: '/joy-ui/getting-started/installation', fragments: { 'check-it': '#check-the-installation' } },
  { from: '/joy-ui/getting-started/usage', fragments: { 'the-baseline': '#baseline-styles' } },
  {
    from: '/joy-ui',
    fragments: { 'what-sets-it-apart': '#main-features', 'components-in-detail': '#components' },
  },
  {
    from: '/joy-ui/integrations/material-ui',
    fragments: {
      'two-providers': '#provider-setup',
      'one-mode-switch': '#shared-mode-switch',
      'where-they-collide': '#conflicts',
      'the-price': '#bundle-size',
    },
  },
  {
    from: '/joy-ui/main-features/color-inversion',
    fragments: {
      'where-it-works': '#supported-components',
      'leaving-a-child-out': '#exclude-a-child',
      'inverting-your-own-surface': '#invert-a-custom-surface',
      'when-the-colors-flash': '#prevent-a-flash-on-load',
    },
  },
  {
    from: '/joy-ui/main-features/global-variants',
    fragments: {
      'choosing-one': '#choose-a-variant',
      'the-tokens-behind-a-pair': '#variant-tokens',
      'using-a-variant-in-your-own-element': '#variants-in-custom-elements',
      'adding-a-variant': '#custom-variants',
    },
  },
  {
    from: '/joy-ui/react-button',
    fragments: {
      'waiting-for-a-request': '#loading-state',
      grouping: '#button-groups',
      'links-that-look-like-buttons': '#link-buttons',
    },
  },
  {
    from: '/joy-ui/react-card',
    fragments: { 'edge-to-edge': '#edge-to-edge-content', 'one-link-whole-card': '#clickable-cards' },
  },
  {
    from: '/joy-ui/react-input',
    fragments: { 'what-reaches-the-native-element': '#props-of-the-native-input' },
  },
  {
    from: '/joy-ui/react-modal',
    fragments: {
      'asking-before-something-happens': '#confirmation-dialogs',
      'why-it-closes': '#close-reasons',
    },
  },
  {
    from: '/joy-ui/react-select',
    fragments: {
      'one-value': '#single-selection',
      'several-values': '#multiple-selection',
      'in-a-form': '#form-submission',
    },
  },
  {
    from: '/material-ui/customization/breakpoints',
    fragments: {
      'in-styles': '#breakpoints-in-styles',
      'in-javascript': '#breakpoints-in-javascript',
      'other-widths': '#custom-breakpoints',
      'containers-in-place-of-screens': '#container-queries',
    },
  },
  {
    from: '/material-ui/customization/css-layers',
    fragments: {
      'in-a-browser-application': '#client-side-setup',
      'on-a-server': '#server-side-setup',
      'what-changes-for-you': '#effects-on-your-styles',
      'with-utility-frameworks': '#utility-frameworks',
    },
  },
  {
    from: '/material-ui/customization/dark-mode',
    fragments: {
      'which-selector': '#color-scheme-selector',
      'no-flash': '#prevent-a-flash-on-load',
      'colors-that-differ': '#mode-specific-styles',
      'one-region-only': '#dark-mode-for-part-of-a-page',
    },
  },
  {
    from: '/material-ui/customization/palette',
    fragments: {
      'the-six-roles': '#color-roles',
      'formats-it-can-calculate-with': '#supported-color-formats',
      'a-role-of-your-own': '#custom-colors',
      'reading-colors': '#palette-colors-in-styles',
    },
  },
  {
    from: '/material-ui/customization/right-to-left',
    fragments: {
      'the-setup': '#setup',
      'your-own-styles': '#custom-styles',
      'what-stays-in-place': '#exceptions',
    },
  },
  {
    from: '/material-ui/customization/spacing',
    fragments: {
      'where-units-apply': '#spacing-properties',
      'other-units': '#custom-spacing',
      'with-css-variables': '#css-variables',
      direction: '#logical-properties',
    },
  },
  {
    from: '/material-ui/customization/theming',
    fragments: {
      'where-the-rest-is': '#next-steps',
      'three-levers-per-component': '#default-props-style-overrides-variants',
      'values-of-your-own': '#custom-theme-values',
      nesting: '#nested-themes',
    },
  },
  {
    from: '/material-ui/customization/typography',
    fragments: {
      'the-default-scale': '#default-scale',
      'family-and-size': '#font-family-and-size',
      'variants-of-your-own': '#custom-variants',
    },
  },
  {
    from: '/material-ui/design-resources/material-ui-for-figma',
    fragments: {
      'names-that-match': '#matching-names',
      'let-the-code-be-the-source': '#theme-export-to-figma',
      'what-a-drawing-does-not-show': '#handoff-checklist',
      'before-buying-a-kit': '#choose-a-kit',
    },
  },
  {
    from: '/material-ui/discover-more/changelog',
    fragments: {
      'the-7-0-line': '#7-0-releases',
      'reading-an-entry': '#entry-format',
      'which-version-is-running': '#check-the-running-version',
    },
  },
  {
    from: '/material-ui/discover-more/roadmap',
    fragments: {
      'where-plans-are-kept': '#sources',
      'what-7-0-2-announces': '#deprecations-in-7-0-2',
      'what-is-marked-as-unfinished': '#unstable-apis',
      'finding-your-own-exposure': '#find-deprecated-apis-in-your-code',
    },
  },
  {
    from: '/material-ui/experimental-api/classname-generator',
    fragments: {
      'configure-it-before-anything-else': '#setup',
      'what-changes-and-what-does-not': '#affected-class-names',
      'when-it-is-the-wrong-tool': '#alternatives',
    },
  },
  {
    from: '/material-ui/getting-started',
    fragments: {
      'what-you-get': '#features',
      'what-it-costs': '#costs',
      'when-to-look-elsewhere': '#alternatives',
    },
  },
  {
    from: '/material-ui/getting-started/installation',
    fragments: {
      'check-that-it-works': '#first-component',
      'check-the-installation': '#first-component',
    },
  },
  {
    from: '/material-ui/getting-started/usage',
    fragments: {
      'the-root': '#root-component',
      importing: '#imports',
      'styling-one-element': '#style-one-element',
      'controlled-or-not': '#controlled-and-uncontrolled-inputs',
    },
  },
  {
    from: '/material-ui/guides/content-security-policy',
    fragments: {
      'with-a-nonce': '#nonce-setup',
      'without-a-server': '#static-sites',
      'the-color-scheme-script': '#color-scheme-script',
    },
  },
  {
    from: '/material-ui/guides/minimizing-bundle-size',
    fragments: {
      'where-the-bytes-are': '#bundle-contents',
      'load-later-what-opens-later': '#lazy-loading',
      duplicates: '#duplicate-packages',
    },
  },
  {
    from: '/material-ui/guides/server-rendering',
    fragments: {
      'one-request': '#render-a-request',
      'the-browser-side': '#hydration',
      'what-a-server-cannot-know': '#values-unknown-on-the-server',
    },
  },
  {
    from: '/material-ui/guides/typescript',
    fragments: {
      'wrapping-a-component': '#wrapper-components',
      'style-objects-outside-jsx': '#style-objects',
      'reading-the-errors': '#common-errors',
      'checking-faster': '#faster-type-checking',
    },
  },
  {
    from: '/material-ui/icons',
    fragments: {
      'icons-from-a-font': '#icon-font-icons',
      'font-icons': '#icon-font-icons',
      'sizes-colors-and-other-fonts': '#custom-font',
      'svg-or-font': '#font-vs-svgs-which-approach-to-use',
      'which-one-to-use': '#font-vs-svgs-which-approach-to-use',
    },
  },
  {
    from: '/material-ui',
    fragments: {
      'Subscribe.js': '#LaunchChecklist.js',
      'Subscribe.tsx': '#LaunchChecklist.tsx',
      'a-first-screen': '#main-content',
      'find-your-page': '#start-here',
      'its-neighbors': '#related-libraries',
      'what-stays-your-job': '#what-it-does-not-do',
      scope: '#what-it-does-not-do',
      'where-to-go-next': '#start-here',
      'what-material-ui-doesn-t-do': '#what-it-does-not-do',
    },
  },
  {
    from: '/material-ui/integrations/routing',
    fragments: {
      'for-the-whole-application': '#global-link-component',
      'routers-with-another-prop': '#router-adapters',
      'at-one-place': '#single-links',
    },
  },
  {
    from: '/material-ui/migration/upgrade-to-v7',
    fragments: {
      removed: '#removed-apis',
      'changed-without-a-compile-error': '#silent-changes',
      'new-and-optional': '#new-features',
    },
  },
  {
    from: '/material-ui/react-alert',
    fragments: {
      'report-the-outcome-of-a-request': '#actions',
      'summarize-failed-validation': '#validation-summary',
      'DismissibleNotices.js': '#TransitionAlerts.js',
      'DismissibleNotices.tsx': '#TransitionAlerts.tsx',
      'SaveOutcomeAlert.js': '#ActionAlerts.js',
      'SaveOutcomeAlert.tsx': '#ActionAlerts.tsx',
      'StorageQuotaAlert.js': '#variants',
      'StorageQuotaAlert.tsx': '#variants',
    },
  },
  {
    from: '/material-ui/react-autocomplete',
    fragments: {
      'objects-as-options': '#options-structure',
      'searching-on-a-server': '#search-as-you-type',
      'several-values-and-free-text': '#multiple-values',
      'types-follow-the-flags': '/material-ui/react-autocomplete-customization#typescript',
      'customizing-the-input': '/material-ui/react-autocomplete-customization#custom-input',
      'custom-input': '/material-ui/react-autocomplete-customization#custom-input',
      creatable: '/material-ui/react-autocomplete-customization#creatable',
      'custom-filter': '/material-ui/react-autocomplete-customization#custom-filter',
      customization: '/material-ui/react-autocomplete-customization#customization',
      'globally-customized-options':
        '/material-ui/react-autocomplete-customization#globally-customized-options',
      useautocomplete: '/material-ui/react-autocomplete-customization#useautocomplete',
      'customized-hook': '/material-ui/react-autocomplete-customization#useautocomplete',
      'large-lists-and-the-popup': '/material-ui/react-autocomplete-customization#large-lists',
      theming: '/material-ui/react-autocomplete-customization#theming',
      'fixed-options': '/material-ui/react-autocomplete-customization#fixed-options',
      'in-forms-and-dialogs': '/material-ui/react-autocomplete-customization#forms-and-dialogs',
      'forms-and-dialogs': '/material-ui/react-autocomplete-customization#forms-and-dialogs',
      'AirportAutocomplete.js': '#country-select',
      'AirportAutocomplete.tsx': '#country-select',
      'InvoiceNumberAutocomplete.js': '/material-ui/react-autocomplete-customization#custom-filter',
      'InvoiceNumberAutocomplete.tsx': '/material-ui/react-autocomplete-customization#custom-filter',
      'LibrarySearchAutocomplete.js': '#search-as-you-type',
      'LibrarySearchAutocomplete.tsx': '#search-as-you-type',
      'SkillTagsAutocomplete.js': '#multiple-values',
      'SkillTagsAutocomplete.tsx': '#multiple-values',
    },
  },
  {
    from: '/material-ui/react-button',
    fragments: {
      'destructive-actions': '#accessibility',
      'TwoStepArchiveButton.js': '#accessibility',
      'TwoStepArchiveButton.tsx': '#accessibility',
      'AddOnButtonBaseTiles.js': '#buttonbase-for-custom-surfaces',
      'AddOnButtonBaseTiles.tsx': '#buttonbase-for-custom-surfaces',
      'PinnedFilesIconButtons.js': '#icon-buttons',
      'PinnedFilesIconButtons.tsx': '#icon-buttons',
    },
  },
  {
    from: '/material-ui/react-card',
    fragments: {
      'one-card-one-action': '#clickable-cards',
      'reveal-more-with-collapse': '#complex-interaction',
      'loading-and-failing': '#loading-and-errors',
      'media-without-surprises': '#media',
      'typing-a-wrapper': '#typescript',
      'PlanPickerCards.js': '#SelectActionCard.js',
      'PlanPickerCards.tsx': '#SelectActionCard.tsx',
      'RecipeCard.js': '#RecipeReviewCard.js',
      'RecipeCard.tsx': '#RecipeReviewCard.tsx',
      'TrainingMediaCard.js': '#media',
      'TrainingMediaCard.tsx': '#media',
    },
  },
  {
    from: '/material-ui/react-checkbox',
    fragments: {
      'label-and-control': '#label',
      groups: '#formgroup',
      'saving-at-once': '#optimistic-updates',
      'controlled-uncontrolled-and-long-lists': '#controlled',
      theming: '#customization',
      'ChannelsCheckboxGroup.js': '#CheckboxesGroup.js',
      'ChannelsCheckboxGroup.tsx': '#CheckboxesGroup.tsx',
      'PermissionsIndeterminateCheckbox.js': '#IndeterminateCheckbox.js',
      'PermissionsIndeterminateCheckbox.tsx': '#IndeterminateCheckbox.tsx',
    },
  },
  {
    from: '/material-ui/react-dialog',
    fragments: {
      'closing-or-refusing-to-close': '#close-behavior',
      'content-that-outlives-the-open-state': '#keep-content-mounted',
      'ask-with-a-promise': '#confirm-with-a-promise',
      forms: '#form-dialogs',
      'mounting-and-server-rendering': '#limitations',
      'sizes-and-long-text': '#optional-sizes',
      'DeleteBranchDialog.js': '#alerts',
      'DeleteBranchDialog.tsx': '#alerts',
      'HouseRulesDialog.js': '#scrolling-long-content',
      'HouseRulesDialog.tsx': '#scrolling-long-content',
      'RenameFileDialog.js': '#form-dialogs',
      'RenameFileDialog.tsx': '#form-dialogs',
      'ShipmentDetailsDialog.js': '#keep-content-mounted',
      'ShipmentDetailsDialog.tsx': '#keep-content-mounted',
    },
  },
  {
    from: '/material-ui/react-grid',
    fragments: {
      'coming-from-gridlegacy': '#migrate-from-gridlegacy',
      'columns-and-spacing': '#columns',
      'nested-containers': '#nested-grid',
      'offsets-direction-and-right-to-left': '#offset',
      sizes: '#how-it-works',
      'SeatPlanGrid.js': '#columns',
      'SeatPlanGrid.tsx': '#columns',
      'TriageBoardGrid.js': '#nested-grid',
      'TriageBoardGrid.tsx': '#nested-grid',
    },
  },
  {
    from: '/material-ui/react-menu',
    fragments: {
      'anchor-and-open-state': '#basic-menu',
      'choosing-among-options': '#selected-menu',
      'children-that-menu-can-see': '#supported-children',
      'placing-a-popover': '#positioned-menu',
      theming: '#customization',
      'CanvasContextMenu.js': '#ContextMenu.js',
      'CanvasContextMenu.tsx': '#ContextMenu.tsx',
      'FileActionsMenu.js': '#BasicMenu.js',
      'FileActionsMenu.tsx': '#BasicMenu.tsx',
      'InsertPopperMenu.js': '#MenuListComposition.js',
      'InsertPopperMenu.tsx': '#MenuListComposition.tsx',
      'SortOrderMenu.js': '#SimpleListMenu.js',
      'SortOrderMenu.tsx': '#SimpleListMenu.tsx',
    },
  },
  {
    from: '/material-ui/react-select',
    fragments: {
      'label-it-completely': '#label',
      'typing-the-change-handler': '#change-handler-types',
      'options-that-arrive-later': '#async-options',
      'several-values': '#multiple-selection',
      'the-menu': '#menu-items',
      'CitySelectLoading.js': '#async-options',
      'CitySelectLoading.tsx': '#async-options',
      'ReviewersMultipleSelect.js': '#multiple-selection',
      'ReviewersMultipleSelect.tsx': '#multiple-selection',
      'ShiftNativeSelect.js': '#native-select',
      'ShiftNativeSelect.tsx': '#native-select',
      'TicketPrioritySelect.js': '#basic-select',
      'TicketPrioritySelect.tsx': '#basic-select',
    },
  },
  {
    from: '/material-ui/react-table',
    fragments: {
      'ExpandableOrderTable.js': '#expand-a-row',
      'ExpandableOrderTable.tsx': '#expand-a-row',
      'PaginatedLogTable.js': '#paginate',
      'PaginatedLogTable.tsx': '#paginate',
      'SortableInvoicesTable.js': '#sort-and-select',
      'SortableInvoicesTable.tsx': '#sort-and-select',
      'StickyShipmentTable.js': '#sticky-header-loading-and-errors',
      'StickyShipmentTable.tsx': '#sticky-header-loading-and-errors',
    },
  },
  {
    from: '/material-ui/react-tabs',
    fragments: {
      'keyboard-and-accessibility': '#accessibility',
      'more-tabs-than-room': '#scrollable-tabs',
      theming: '#customization',
      'values-panels-and-ids': '#basics',
      'vertical-tabs-and-lasting-panels': '#vertical-tabs',
      'DocumentTabs.js': '#scrollable-tabs',
      'DocumentTabs.tsx': '#scrollable-tabs',
      'OrderTabs.js': '#basics',
      'OrderTabs.tsx': '#basics',
      'SettingsVerticalTabs.js': '#vertical-tabs',
      'SettingsVerticalTabs.tsx': '#vertical-tabs',
    },
  },
  {
    from: '/material-ui/react-text-field',
    fragments: {
      'controlled-or-uncontrolled': '#controlled-and-uncontrolled-fields',
      'which-prop-lands-where': '#props-of-the-inner-elements',
      'several-lines': '#multiline',
      'compose-the-parts-yourself': '#composition',
      'AmountTextField.js': '#numbers-and-adornments',
      'AmountTextField.tsx': '#numbers-and-adornments',
      'CouponFilledInput.js': '#composition',
      'CouponFilledInput.tsx': '#composition',
      'ReleaseNoteTextField.js': '#multiline',
      'ReleaseNoteTextField.tsx': '#multiline',
      'SignUpTextFields.js': '#validation',
      'SignUpTextFields.tsx': '#validation',
    },
  },
  {
    from: '/system/flexbox',
    fragments: {
      'keys-of-the-container': '#container-keys',
      'keys-of-the-items': '#item-keys',
      'the-overflow-that-surprises-everyone': '#overflow-of-items',
      'order-is-only-visual': '#visual-order-and-focus-order',
    },
  },
  {
    from: '/system/getting-started',
    fragments: {
      'from-key-to-css': '#key-lookup',
      'the-default-theme': '#default-theme',
      'two-ways-to-write-styles': '#sx-or-styled',
      'what-it-costs': '#performance',
    },
  },
  { from: '/system/getting-started/installation', fragments: { 'see-it-render': '#check-the-installation' } },
  { from: '/system/getting-started/the-sx-prop', fragments: { 'where-it-hurts': '#limits' } },
  {
    from: '/system/getting-started/usage',
    fragments: { 'make-a-styled-element': '#create-a-styled-component', 'pick-the-tool': '#choose-an-api' },
  },
  {
    from: '/system',
    fragments: {
      'find-your-way': '#start-here',
      'what-the-package-holds': '#package-contents',
      'choose-it-when': '#use-cases',
    },
  },
  {
    from: '/system/migration/migrating-to-v6',
    fragments: { 'smaller-differences': '#other-changes', 'then-on-to-v7': '#upgrade-to-v7' },
  },
  {
    from: '/system/palette',
    fragments: {
      'which-keys-look-colors-up': '#color-keys',
      'name-colors-by-their-job': '#semantic-color-names',
      'color-is-not-enough': '#accessibility',
    },
  },
  {
    from: '/system/properties',
    fragments: {
      'type-and-stacking': '#typography-and-stacking',
      'the-same-keys-as-component-props': '#keys-as-component-props',
      'add-a-key-of-your-own': '#custom-keys',
    },
  },
  {
    from: '/system/react-box',
    fragments: {
      'styles-that-depend-on-state': '#conditional-styles',
      'become-another-element': '#root-element',
      'react-to-the-space-available': '#container-queries',
      'when-not-to-use-it': '#alternatives',
      'build-your-own-box': '#custom-box',
    },
  },
  {
    from: '/system/react-container',
    fragments: {
      'choose-the-limit': '#maximum-width',
      'fluid-or-fixed': '#fixed-width',
      'a-section-with-a-form': '#semantic-sections',
      'put-it-together': '#page-frame',
    },
  },
  { from: '/system/react-grid', fragments: { 'let-one-item-take-the-rest': '#fill-the-remaining-space' } },
  {
    from: '/system/react-stack',
    fragments: {
      'a-first-stack': '#basic-stack',
      'how-the-space-is-made': '#margins-or-gap',
      'stacks-inside-stacks': '#nested-stacks',
    },
  },
  {
    from: '/system/spacing',
    fragments: { 'spell-the-sides': '#set-each-side', 'outside-sx': '#spacing-in-javascript' },
  },
  {
    from: '/x',
    fragments: {
      'pick-a-path': '#features',
      'start-here': '#features',
      'use-cases': '#when-to-use-the-grid',
      'when-you-need-a-data-grid': '#when-to-use-the-grid',
      'free-pro-premium': '#plans',
      'when-a-table-is-the-better-choice': '#alternatives',
    },
  },
  {
    from: '/x/migration/migration-data-grid-v5',
    fragments: { 'pagination-is-one-model': '#pagination-model', 'after-the-move': '#check-the-result' },
  },
  {
    from: '/x/react-data-grid/clipboard',
    fragments: { 'what-is-copied': '#copied-values', 'when-copying-fails': '#copy-errors' },
  },
  {
    from: '/x/react-data-grid/column-definition',
    fragments: { 'from-row-to-cell': '#cell-values', types: '#column-types' },
  },
  {
    from: '/x/react-data-grid/column-dimensions',
    fragments: {
      'resizing-by-the-reader': '#resizing',
      'fixed-or-fluid': '#fixed-and-fluid-widths',
      'resizing-by-the-user': '#resizing',
      'fitting-the-content': '#autosizing',
      'keeping-widths-between-visits': '#save-column-widths',
    },
  },
  {
    from: '/x/react-data-grid/column-visibility',
    fragments: {
      'what-readers-can-do': '#user-controls',
      'what-users-can-do': '#user-controls',
      'effects-elsewhere': '#effects-on-other-features',
    },
  },
  {
    from: '/x/react-data-grid/editing',
    fragments: { 'between-stored-and-typed-values': '#parse-and-convert-values' },
  },
  {
    from: '/x/react-data-grid/getting-started',
    fragments: {
      'a-first-grid': '#basic-grid',
      'give-it-room': '#grid-height',
      'talking-to-a-grid-from-outside': '#api-object',
    },
  },
  {
    from: '/x/react-data-grid',
    fragments: { 'rendering-and-speed': '#performance', 'where-to-go-next': '#next-steps' },
  },
  {
    from: '/x/react-data-grid/row-definition',
    fragments: {
      identity: '#row-ids',
      'replacing-rows': '#replace-rows',
      'patching-one-row': '#update-one-row',
      'reading-rows-back': '#read-rows',
    },
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
  // They have no effect.
  leftOut('/joy-ui/api/css-vars-provider', { prop: 'attribute defaultColorScheme' }),
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
