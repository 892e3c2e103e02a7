import { writeText } from '../pageData/generatedFiles';
import { CACHE } from '../workspace';
import { listDeprecatedUses } from './deprecatedUses';
import { writeProgram } from './runCompiler';

it('reports what packages mark as deprecated, at its place in the file', async () => {
  const path = `${CACHE.tests}/deprecated/Field.tsx`;
  const code = [
    "import * as React from 'react';",
    "import TextField from '@mui/material/TextField';",
    '/** @deprecated */ const old = 1;',
    "const éé = '🙂'; export const field = <TextField label={`${éé}${old}`} InputProps={{}} slotProps={{}} />;",
    'export const submit = (event: React.FormEvent) => event.preventDefault();',
  ].join('\n');
  writeText(path, code);
  const config = writeProgram('deprecated', [path]);
  const unit = { path, code, file: 'page.md', offset: 10, kind: 'snippet' } as const;
  expect(await listDeprecatedUses(config, [unit])).toEqual([
    {
      file: 'page.md',
      line: 14,
      column: 72,
      code: 'deprecated-use',
      message: "'InputProps' is deprecated.",
      hint: '@mui/material marks it @deprecated; its types name the replacement',
    },
    expect.objectContaining({ line: 15, column: 37, message: "'FormEvent' is deprecated." }),
  ]);
}, 60_000);
