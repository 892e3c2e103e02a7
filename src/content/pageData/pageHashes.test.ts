import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { pageFile } from './generatedFiles';
import { createPageWriter, readPageHashes } from './pageHashes';
import { CACHE } from '../workspace';

useTestFolder();

const file = `${CACHE.site}/${pageFile('/a/')}`;
const write = (props: string) => {
  const writer = createPageWriter();
  writer.write('/a/', props);
  return writer;
};

describe('the props of pages', () => {
  it('are written again if they change or are missing', () => {
    write('one').keep(true);
    write('two').keep(true);
    expect(readFileSync(file, 'utf8')).toBe('two');
    rmSync(file);
    write('two').keep(true);
    expect(readFileSync(file, 'utf8')).toBe('two');
  });

  it.each(['', 'o', 'onf', 'two'])('are written again if their file has other bytes: "%s"', (bytes) => {
    write('one').keep(true);
    writeFileSync(file, bytes);
    write('one').keep(true);
    expect(readFileSync(file, 'utf8')).toBe('one');
  });

  it('of other pages keep their hashes if some pages are written', () => {
    const writer = createPageWriter();
    writer.write('/', 'home');
    writer.write('/a/', 'one');
    writer.keep(true);
    const before = readPageHashes();
    write('two').keep(false);
    expect(Object.keys(readPageHashes())).toEqual(['/', '/a/']);
    expect(readPageHashes()['/']).toBe(before['/']);
    write('two').keep(true);
    expect(Object.keys(readPageHashes())).toEqual(['/a/']);
  });
});
