import * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import { pipelineVersion } from './cachedParse';

jest.mock('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs'), readFileSync: jest.fn() }));

const actual = jest.requireActual<typeof fs>('node:fs');
const read = jest.mocked(readFileSync);

/** Returns the version with one source changed; loads the module again, because it caches the version. */
function versionWith(changed: string): string {
  read.mockImplementation((path, options) => {
    const text = actual.readFileSync(path, options);
    return String(path).endsWith(changed) ? `${String(text)} ` : text;
  });
  let version = '';
  jest.isolateModules(() => {
    version = jest
      .requireActual<{ pipelineVersion: typeof pipelineVersion }>('./cachedParse')
      .pipelineVersion();
  });
  return version;
}

describe('pipelineVersion', () => {
  const unchanged = versionWith('nothing');

  it('is the same for the same sources', () => {
    expect(versionWith('nothing')).toBe(unchanged);
    expect(unchanged).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each(['parsePage.ts', 'inline/links.ts', 'code/languages.ts', 'model/page/pageNames.ts'])(
    'changes with %s',
    (source) => {
      expect(versionWith(source)).not.toBe(unchanged);
    },
  );

  it('does not change with tests or with modules that only use the parser', () => {
    expect(versionWith('parsePage.fuzz.test.ts')).toBe(unchanged);
    expect(versionWith('cachedParse.ts')).toBe(unchanged);
  });
});
