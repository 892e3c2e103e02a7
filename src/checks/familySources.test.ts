import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { checkSources } from './familySources';

useTestFolder();

const PAGE = '---\ntitle: Lamp\ndescription: A lamp.\n---\n\nText.\n';

async function check(files: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return (await checkSources()).map(({ file, line, code }) => `${file}:${line} ${code}`);
}

describe('checkSources', () => {
  it('reports what is found without the family, if a module has a syntax error', async () => {
    const problems = await check({
      'data/products/lamp/nav.ts': "export const nav = [\n  { pathname: '/lamp' \n",
      'data/products/lamp/pages/lamp.md': PAGE.replace('title: Lamp\n', ''),
      'data/products/lamp/pages/whole.md': PAGE,
      'data/products/lamp/pages/Dim.tsx': 'export default function Dim() {',
      'data/translations/fr.json': '{ "home": "Accueil",',
    });
    expect(problems.sort()).toEqual([
      'data/products/lamp/nav.ts:3 syntax',
      'data/products/lamp/pages/Dim.tsx:1 syntax',
      'data/products/lamp/pages/lamp.md:1 missing-title',
      'data/translations/fr.json:1 syntax',
    ]);
  });

  it('reports a file that is not text once', async () => {
    const problems = await check({
      'data/products/lamp/nav.ts': 'export const nav = [',
      'data/translations/fr.json': Buffer.from([0x7b, 0xff, 0x7d]),
    });
    expect(problems.filter((problem) => problem.startsWith('data/translations'))).toEqual([
      'data/translations/fr.json:1 invalid-utf8',
    ]);
  });

  it('leaves pages, demos and texts to the content step otherwise', async () => {
    const problems = await check({
      'data/products/lamp/nav.ts': 'export const nav = [];\n',
      'data/products/lamp/pages/lamp.md': 'Text.\n',
      'data/translations/fr.json': '{',
    });
    expect(problems).toEqual([]);
  });
});
