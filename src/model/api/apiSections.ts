/** Fragments of the fixed sections of an API page, in reading order. */
export const apiSections = [
  'demos',
  'import',
  'props',
  'inheritance',
  'theme-default-props',
  'slots',
  'classes',
] as const;

/** Fragment of a section of an API page. */
export type ApiSection = (typeof apiSections)[number];
