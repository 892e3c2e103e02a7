import type { ApiDeclaration } from '../../../src/model/api/ApiDeclaration';

export const apiSource = { packageName: '@chakra-ui/react' } as const satisfies ApiDeclaration;
