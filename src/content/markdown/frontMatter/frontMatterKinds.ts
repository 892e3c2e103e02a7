import type { FrontMatter } from './FrontMatter';

/** What a value must look like. */
export type ValueKind = 'text' | 'word' | 'flag' | 'list' | 'names' | 'address' | 'date';

/** Every known key with the kind of its value. */
export const FRONT_MATTER_KINDS = {
  title: 'text',
  description: 'text',
  productId: 'word',
  components: 'names',
  hooks: 'names',
  packageName: 'word',
  githubLabel: 'text',
  githubSource: 'word',
  waiAria: 'address',
  materialDesign: 'address',
  unstyled: 'word',
  filename: 'word',
  card: 'flag',
  cardTitle: 'text',
  cardDescription: 'text',
  authors: 'list',
  date: 'date',
  tags: 'list',
  nav: 'flag',
  sourceHash: 'word',
} as const satisfies Record<keyof FrontMatter, ValueKind>;
