import { removeTypes } from './compileDemo';

describe('removeTypes', () => {
  it.each([
    [
      'keeps imports that nothing uses yet, whatever their form',
      "import React, { useState as state } from 'react';\nimport * as all from './all';\nimport {\n  Box, // a box\n  Stack,\n} from '@mui/material';\nimport './side';\nexport default () => <Box />;\n",
      "import React, { useState as state } from 'react';\nimport * as all from './all';\nimport {\n  Box, // a box\n  Stack,\n} from '@mui/material';\nimport './side';\nexport default () => <Box />;\n",
    ],
    [
      'takes out what only types use',
      "import Button, { ButtonProps, type Other } from './Button';\nimport type { Row } from './rows';\nimport { Cell } from './cells';\nconst props: ButtonProps = {};\nconst cells: Cell[] = [];\n",
      "import Button, { } from './Button';\n\nconst props = {};\nconst cells = [];\n",
    ],
    [
      'does not take a word of a comment or a text for a use',
      "import { Alert } from './Alert';\n// An Alert comes here.\nexport const text: string = 'Alert';",
      "import { Alert } from './Alert';\n// An Alert comes here.\nexport const text = 'Alert';",
    ],
    [
      'reads a text with very many spaces at once',
      `export const a = '${' '.repeat(100_000)}b';`,
      `export const a = '${' '.repeat(100_000)}b';`,
    ],
    ['leaves code without imports alone', 'export const a: number = 1', 'export const a = 1'],
  ])('%s', (_what, code, js) => {
    expect(removeTypes(code)).toEqual({ code: js });
  });

  it('reports the line of a syntax error', () => {
    expect(removeTypes('const a = 1;\nconst b: = 2;').fault?.line).toBe(2);
  });
});
