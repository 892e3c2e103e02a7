import { mkdirSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { site } from '../../site';
import { checkLicenses } from './demoChecks';
import { readDemo, readDemoFiles } from './readDemo';

jest.mock('../../site', () => ({
  site: {
    licenses: ['lamp', 'bulb'].map((name) => ({
      variable: `${name.toUpperCase()}_KEY`,
      packages: [`@light/${name}`],
      module: `data/licenses/${name}.ts`,
    })),
  },
}));

const PLAIN = 'export default () => null;';
const importing = (...names: string[]) => names.map((name) => `import '@light/${name}';\n`).join('') + PLAIN;

/** Sets the keys of the licenses, in their order. */
function setKeys(...keys: readonly string[]): void {
  site.licenses?.forEach((license, index) => Object.assign(license, { key: keys[index] }));
}

useTestFolder();

describe('a demo with a file that needs licenses', () => {
  it.each([
    ['no key', [], 'A.tsx'],
    ['an empty key', ['', ''], 'A.tsx'],
    ['one of two keys', ['1'], 'A.tsx'],
    ['all keys', ['1', '2'], 'A.licensed.tsx'],
  ] as const)('has the same name with %s', (_case, keys, file) => {
    setKeys(...keys);
    writeFileSync('A.tsx', PLAIN);
    writeFileSync('A.licensed.tsx', importing('lamp/Lamp', 'bulb'));
    expect(readDemo('page.md', { name: 'A' })).toMatchObject({ name: 'A', file });
    const { shown, other } = readDemoFiles('page.md', { name: 'A' }) ?? {};
    expect([shown?.file, other?.file].sort()).toEqual(['A.licensed.tsx', 'A.tsx']);
  });

  it('is undefined if there is no file for builds without the key', () => {
    setKeys('1', '2');
    writeFileSync('A.licensed.tsx', importing('lamp'));
    expect(readDemo('page.md', { name: 'A' })).toBeUndefined();
  });

  it('has the preview lines of its own file', () => {
    setKeys('1');
    writeFileSync('A.tsx', PLAIN);
    writeFileSync('A.tsx.preview', 'for everybody');
    writeFileSync('A.licensed.tsx', importing('lamp'));
    writeFileSync('A.licensed.tsx.preview', 'for some');
    expect(readDemo('page.md', { name: 'A' })?.preview).toBe('for some');
    setKeys();
    expect(readDemo('page.md', { name: 'A' })?.preview).toBe('for everybody');
  });
});

describe('a demo in another folder', () => {
  it('is found from the folder of the page, and keeps its name', () => {
    mkdirSync('guide/deep', { recursive: true });
    mkdirSync('shared');
    writeFileSync('shared/A.tsx', PLAIN);
    writeFileSync('guide/deep/A.tsx', importing('lamp'));
    const other = { name: 'A', path: '../shared/A' };
    expect(readDemo('guide/page.md', other)).toMatchObject({ name: 'A', file: 'shared/A.tsx' });
    const deep = { name: 'deep-A', path: 'deep/A' };
    expect(readDemo('guide/page.md', deep)).toMatchObject({ name: 'deep-A', file: 'guide/deep/A.tsx' });
  });
});

describe('checkLicenses', () => {
  it.each([
    ['A.tsx', PLAIN, undefined],
    ['A.licensed.tsx', importing('lamp'), undefined],
    ['A.tsx', importing('bulb', 'lamp/Lamp'), /need the license of LAMP_KEY, BULB_KEY$/],
    ['A.tsx', `import type { Lamp } from '@light/lamp';\n${PLAIN}`, undefined],
    ['A.licensed.tsx', PLAIN, /does not import a package that needs a license/],
  ])('reports for %s with %j: %s', (file, code, reported) => {
    writeFileSync('A.tsx', PLAIN);
    writeFileSync(file, code);
    const { shown, other } = readDemoFiles('page.md', { name: 'A' }) ?? {};
    const source = [shown, other].find((one) => one?.file === file);
    const messages = source ? checkLicenses(source).map(({ message }) => message) : ['no source'];
    expect(messages).toEqual(reported ? [expect.stringMatching(reported)] : []);
  });
});
