import { createDemoStore } from './demoStore';
import { packageFiles } from '../packageFiles';
import { readDemo } from './readDemo';

const source = readDemo('tests/fixtures/demos/page.md', { name: 'Keyed' });
const MODULE = 'tests/fixtures/demos/license.ts';

/** Returns the store key of a demo that needs licenses with these keys. */
function keyWith(...keys: readonly (string | undefined)[]): string {
  if (!source) throw new Error('There is no demo');
  const licenses = keys.map((key) => ({ variable: 'LAMP_KEY', key, packages: ['lamp'], module: MODULE }));
  return createDemoStore(['ltr']).key({ ...source, licenses });
}

describe('the stored data of a demo', () => {
  it('depends on the license keys that it was rendered with', () => {
    expect(keyWith('a')).toBe(keyWith('a'));
    expect(new Set([keyWith(), keyWith('a'), keyWith('b'), keyWith('a', 'b')]).size).toBe(4);
  });

  it('depends on the contents of the packages that it imports, and not on those of others', () => {
    const before = keyWith();
    const { hash } = packageFiles;
    const changed = (name: string) => {
      jest
        .spyOn(packageFiles, 'hash')
        .mockImplementation((names, part) => hash(names, part) + String([...names].includes(name)));
      const key = keyWith();
      jest.restoreAllMocks();
      return key;
    };
    expect(changed('react')).not.toBe(before);
    expect(changed('react')).not.toBe(changed('lamp'));
    expect(changed('lamp')).toBe(changed('wire'));
  });
});
