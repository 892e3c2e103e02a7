import type { PageContext, PageLabels } from './PageContext';

const ENGLISH: PageLabels = {
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
  api: 'API',
  apiIntroduction: 'Every prop, slot and class of what this page shows is listed in the reference:',
};

/** The labels of a page: those of its context, English where it has none. */
export function pageLabels(context: PageContext): PageLabels {
  return { ...ENGLISH, ...context.labels };
}
