import type { ApiDeclaration } from 'docs-shell';

export const oneApi = { packageName: '@acme/one' } as const satisfies ApiDeclaration;

export const twoApi = {
  packageName: '@acme/two',
  builtFrom: ['@acme/one'],
} as const satisfies ApiDeclaration;
