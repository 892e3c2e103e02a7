import { execFileSync } from 'node:child_process';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { writeText } from '../pageData/generatedFiles';

const PROJECT = process.cwd();

/** Reads the table in a process of its own: Jest cannot import what `readTable` imports. */
function readTable(): unknown {
  const program = [
    `import { readTable } from ${JSON.stringify(`${PROJECT}/src/content/islands/readTable.ts`)};`,
    'void readTable().then((table) => console.log(JSON.stringify(table)));',
  ];
  writeText('read.mts', program.join('\n'));
  const loader = `${PROJECT}/node_modules/tsx/dist/loader.mjs`;
  return JSON.parse(execFileSync(process.execPath, ['--import', loader, 'read.mts'], { encoding: 'utf8' }));
}

useTestFolder();

it('reads the table without running what is around it', () => {
  writeText('package.json', '{ "name": "docs-shell" }');
  writeText(
    'pages/_app.tsx',
    `import './no-such-sheet.css';
    import type { Table } from '../types';
    import { App } from '../no/such/App';
    export default App;
    export const islands = { demo: { entry: './src/islands/demo.tsx', starts: 'seen' } } satisfies Table;`,
  );
  expect(readTable()).toEqual({ demo: { entry: './src/islands/demo.tsx', starts: 'seen' } });
});
