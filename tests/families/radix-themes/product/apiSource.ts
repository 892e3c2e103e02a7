import type { ApiDeclaration } from 'docs-shell';

/** Its modules of single components export parts under other names. */
export const apiSource = {
  packageName: '@radix-ui/themes',
  entryPoints: ['.'],
  builtFrom: ['radix-ui', '@radix-ui/*'],
} as const satisfies ApiDeclaration;
