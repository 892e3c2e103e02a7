import { spawnSync } from 'node:child_process';

/** Imports a page in a process without a browser. */
function evaluate(page: string): string {
  const code = `import(${JSON.stringify(`./pages/${page}`)}).catch((error) => console.error(String(error)));`;
  return spawnSync(process.execPath, ['--import', 'tsx', '--eval', code], { encoding: 'utf8' }).stderr;
}

// A build leaves out what a page does not use; the development server evaluates all of it.
it.each(['index.tsx', '[...path].tsx'])(
  'every module that %s imports can be evaluated without a document',
  (page) => {
    expect(evaluate(page)).toBe('');
  },
);
