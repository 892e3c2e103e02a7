import type { ContentRules, StrictRules } from 'docs-shell';

/** The rules for pages that are written for this site. */
const strict: StrictRules = {
  'repeated-paragraph': 'error',
  'similar-demos': 'error',
  'preview-types': 'error',
  'repeated-demo': 'error',
  'unused-demo': 'error',
  'demo-license': 'error',
  'demo-warns': 'error',
  'demo-id': 'error',
  'demo-place': 'error',
  'demo-types': 'error',
  'snippet-types': 'error',
  'family-types': 'error',
  'deprecated-use': 'error',
  'unknown-api': 'error',
  'orphan-page': 'error',
  'duplicate-title': 'error',
  'planned-page': 'error',
};

/** Rules of taste by product; a product that is not listed uses the defaults, which stop no build. */
export const rules = {
  'material-ui': strict,
  'joy-ui': strict,
  system: strict,
  core: strict,
  x: strict,
  // It shows each badge on a page.
  'docs-infra': { ...strict, 'planned-page': 'off' },
  docs: strict,
} as const satisfies ContentRules;
