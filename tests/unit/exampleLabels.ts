import type { PageLabels } from '../../src/content/markdown/PageContext';

/** Interface texts inside of a page's HTML, for tests of the Markdown steps. */
export const EXAMPLE_LABELS: PageLabels = {
  language: 'en',
  copy: 'Copy',
  wrap: 'Wrap lines',
  code: '{{language}} code',
  anchor: 'Link to {{heading}}',
  table: 'Table: {{columns}}',
  planPro: 'Pro plan',
  planPremium: 'Premium plan',
  calloutInfo: 'Info',
  calloutSuccess: 'Success',
  calloutWarning: 'Warning',
  calloutError: 'Error',
  footnotes: 'Footnotes',
  footnote: 'Footnote {{number}}',
  footnoteBack: 'Back to reference {{reference}}',
  api: 'API',
  apiIntroduction: 'See the API reference for every prop, slot, and CSS class:',
};
