import type { ApiDeclaration } from 'docs-shell';

export const apiSource = {
  packageName: '@chakra-ui/react',
  builtFrom: ['@ark-ui/react', '@zag-js/*'],
  commonProps: ['as', 'asChild', 'css', 'unstyled'],
  propSets: [{ title: 'Style props', type: 'SystemProperties', except: ['colorPalette'] }],
  examples: 'data/products/kit/apiExamples.tsx',
  // Their comments name other values than those of their code.
  defaults: {
    'Carousel.Root': { spacing: "'1rem'" },
    CloseButton: { variant: "'ghost'" },
    'RadioCard.Root': { orientation: null },
  },
  // They throw with it.
  internal: ['Checkmark.asChild', 'Radiomark.asChild'],
} as const satisfies ApiDeclaration;
