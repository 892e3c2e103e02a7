import type { ApiDeclaration } from '../../../src/model/api/ApiDeclaration';

export const apiSource = { packageName: 'antd' } as const satisfies ApiDeclaration;
