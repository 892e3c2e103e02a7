import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { listSources } from './listSources';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function list(sources: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  return [...listSources(join(folder, 'entry.ts'))].map((file) => relative(folder, file)).sort();
}

describe('listSources', () => {
  it('follows imports of .ts and .tsx files through any number of modules, each once', () => {
    const files = list({
      'entry.ts': "import { a } from './a';\nimport {\n  b,\n} from './b';\nimport 'node:fs';\n",
      'a.tsx': "export { b } from './b';\nimport { c } from 'package/part';\n",
      'b.ts': "import { a } from './a';\n",
      'other.ts': '',
    });
    expect(files).toEqual(['a.tsx', 'b.ts', 'entry.ts']);
  });

  it('skips type imports, but keeps a value imported after a type', () => {
    const files = list({
      'entry.ts': "import type { A } from './a';\nimport { type C, b } from './b';\n",
      'a.ts': '',
      'b.ts': '',
    });
    expect(files).toEqual(['b.ts', 'entry.ts']);
  });

  it.each([
    'src/content/demos/familyModule.ts',
    'src/content/demos/builtDemo.tsx',
    'src/model/page/escapeHtml.ts',
  ])('finds %s for demos', (file) => {
    expect(listSources(resolve('src/content/demos/drawDemo.ts'))).toContain(resolve(file));
  });
});
