import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { useOwnFolder } from '../../../tests/unit/useOwnFolder';
import { listDocuments } from '../../content/outputs/exportedFiles';
import { checkServed } from './outputFiles';

useOwnFolder();

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  write('public/google123.html', 'proof');
  write('public/robots.txt', 'own');
  write('public/_docs/nav.json', 'of the build');
  write('out/google123.html', 'proof');
  write('out/ui/index.html', 'page');
});

describe('files of public/', () => {
  it('are not documents of the site', () => {
    expect(listDocuments('out')).toEqual(['ui/index.html']);
  });

  it('are reported if the build overwrites them', () => {
    write('out/robots.txt', 'own');
    expect(checkServed('out')).toEqual([]);
    write('out/robots.txt', 'of the build');
    expect(checkServed('out')).toEqual([
      expect.objectContaining({ file: 'public/robots.txt', line: 1, column: 1, code: 'public-file' }),
    ]);
  });

  it('may be links', () => {
    symlinkSync('robots.txt', 'public/llms.txt');
    symlinkSync('gone.txt', 'public/broken.txt');
    write('out/llms.txt', 'of the build');
    expect(checkServed('out').map(({ file }) => file)).toEqual(['public/llms.txt']);
  });
});
