import type { ApiDeclaration } from 'docs-shell';

export const apiSource = { packageName: '@base-ui/react' } as const satisfies ApiDeclaration;
