import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { sweepPublicFolder, writeHashed, writePublic } from './generatedFiles';
import { PUBLIC } from '../workspace';

useTestFolder();

describe('the generated public files', () => {
  it('are those of this build: what it does not write is removed', () => {
    writePublic('/_docs/search/old.json', '{}');
    writeFileSync(`${PUBLIC.generated}/changed.json`, '{}');
    writeFileSync(`${PUBLIC.generated}/search/left.json`, '{}');
    const address = writeHashed('nav/x-en.json', '{}');
    sweepPublicFolder();
    expect(existsSync(`${PUBLIC.generated}/changed.json`)).toBe(false);
    expect(existsSync(`${PUBLIC.generated}/search/left.json`)).toBe(false);
    expect(existsSync(`${PUBLIC.generated}/search/old.json`)).toBe(true);
    expect(readFileSync(`${PUBLIC.folder}${address}`, 'utf8')).toBe('{}');
  });

  it('are written again only if their bytes differ', () => {
    const file = `${PUBLIC.folder}${writeHashed('nav/x-en.json', '{"a":1}')}`;
    const long = new Date(1_000_000_000_000);
    utimesSync(file, long, long);
    writeHashed('nav/x-en.json', '{"a":1}');
    expect(statSync(file).mtime).toEqual(long);
    // A build that was killed has left half of it.
    writeFileSync(file, '{"a"');
    writeHashed('nav/x-en.json', '{"a":1}');
    expect(readFileSync(file, 'utf8')).toBe('{"a":1}');
  });
});
