import type { ApiDeclaration } from '../../../src/model/api/ApiDeclaration';

export const apiSource = {
  packageName: '@chakra-ui/react',
  builtFrom: ['@ark-ui/react', '@zag-js/*'],
  commonProps: ['as', 'asChild', 'css', 'unstyled'],
  propSets: [{ title: 'Style props', type: 'SystemProperties', except: ['colorPalette'] }],
} as const satisfies ApiDeclaration;
