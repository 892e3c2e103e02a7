import type { ApiDeclaration } from '../../../src/model/api/ApiDeclaration';

export const oneApi = { packageName: '@acme/one' } as const satisfies ApiDeclaration;

export const twoApi = {
  packageName: '@acme/two',
  builtFrom: ['@acme/one'],
} as const satisfies ApiDeclaration;
