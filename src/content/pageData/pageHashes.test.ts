import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { pageFile } from './generatedFiles';
import { createPageWriter } from './pageHashes';
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
    write('one').keep();
    write('two').keep();
    expect(readFileSync(file, 'utf8')).toBe('two');
    rmSync(file);
    write('two').keep();
    expect(readFileSync(file, 'utf8')).toBe('two');
  });

  it.each(['', 'o', 'onf', 'two'])('are written again if their file has other bytes: "%s"', (bytes) => {
    write('one').keep();
    writeFileSync(file, bytes);
    write('one').keep();
    expect(readFileSync(file, 'utf8')).toBe('one');
  });
});
