import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { useTestFolder } from '../../tests/unit/useTestFolder';

const PROGRAM = resolve('src/commands/docs-shell.mjs');

useTestFolder();

it('says where a command runs, in a folder that has no documentation', () => {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'build'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    'There is no data/site.ts here: go to the folder of a documentation.\n',
  ]);
});
