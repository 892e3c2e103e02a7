import type { ApiDeclaration } from '../../../src/model/api/ApiDeclaration';

export const apiSource = { packageName: '@radix-ui/themes' } as const satisfies ApiDeclaration;
