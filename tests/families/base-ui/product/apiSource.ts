import type { ApiDeclaration } from '../../../src/model/api/ApiDeclaration';

export const apiSource = { packageName: '@base-ui/react' } as const satisfies ApiDeclaration;
