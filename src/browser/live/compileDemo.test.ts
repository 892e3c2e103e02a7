import { removeTypes } from './compileDemo';

describe('removeTypes', () => {
  it.each([
    [
      'keeps imports that nothing uses yet, whatever their form',
      "import React, { useState as state } from 'react';\nimport * as all from './all';\nimport {\n  Box, // a box\n  Stack,\n} from '@mui/material';\nimport './side';\nexport default () => <Box />;\n",
      "import React, { useState as state } from 'react';\nimport * as all from './all';\nimport {\n  Box, // a box\n  Stack,\n} from '@mui/material';\nimport './side';\nexport default () => <Box />;\n",
    ],
    [
      'removes imports that only types use',
      "import Button, { ButtonProps, type Other } from './Button';\nimport type { Row } from './rows';\nimport { Cell } from './cells';\nconst props: ButtonProps = {};\nconst cells: Cell[] = [];\n",
      "import Button, { } from './Button';\n\nconst props = {};\nconst cells = [];\n",
    ],
    [
      'does not treat a word in a comment or a string as a use',
      "import { Alert } from './Alert';\n// An Alert comes here.\nexport const text: string = 'Alert';",
      "import { Alert } from './Alert';\n// An Alert comes here.\nexport const text = 'Alert';",
    ],
    [
      'reads a string with very many spaces without delay',
      `export const a = '${' '.repeat(100_000)}b';`,
      `export const a = '${' '.repeat(100_000)}b';`,
    ],
    ['does not change code without imports', 'export const a: number = 1', 'export const a = 1'],
  ])('%s', (_what, code, js) => {
    expect(removeTypes(code)).toEqual({ code: js });
  });

  it('reports the line of a syntax error', () => {
    expect(removeTypes('const a = 1;\nconst b: = 2;').fault?.line).toBe(2);
  });
});
