import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { listDocuments } from '../../content/outputs/exportedFiles';
import { checkHostLimits, checkServed } from './outputFiles';
import { OUT } from '../../content/workspace';

useTestFolder();

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  write('public/google123.html', 'proof');
  write('public/robots.txt', 'own');
  write('public/_docs/nav.json', 'of the build');
  write(`${OUT}/google123.html`, 'proof');
  write(`${OUT}/ui/index.html`, 'page');
});

describe('files of public/', () => {
  it('are not documents of the site', () => {
    expect(listDocuments(OUT)).toEqual(['ui/index.html']);
  });

  it('are reported if the build overwrites them', () => {
    write(`${OUT}/robots.txt`, 'own');
    expect(checkServed(OUT)).toEqual([]);
    write(`${OUT}/robots.txt`, 'of the build');
    expect(checkServed(OUT)).toEqual([
      expect.objectContaining({ file: 'public/robots.txt', line: 1, column: 1, code: 'public-file' }),
    ]);
  });

  it.each(['sw.js.gz', 'ui/index.html.br', 'icon.png.gz'])(
    'are no copies of files of the build: %s',
    (path) => {
      for (const file of ['sw.js', 'icon.png', path]) write(`${OUT}/${file}`, 'of the build');
      write(`public/${path}`, 'of the build');
      expect(checkServed(OUT)).toEqual([
        expect.objectContaining({ file: `public/${path}`, code: 'public-file' }),
      ]);
    },
  );

  it('may be compressed copies of other files of public/, or archives', () => {
    for (const path of ['google123.html.gz', 'kit.tar.gz']) {
      write(`public/${path}`, 'compressed');
      write(`${OUT}/${path}`, 'compressed');
    }
    write(`${OUT}/robots.txt`, 'own');
    expect(checkServed(OUT)).toEqual([]);
  });

  it('may be links', () => {
    symlinkSync('robots.txt', 'public/llms.txt');
    symlinkSync('gone.txt', 'public/broken.txt');
    write(`${OUT}/llms.txt`, 'of the build');
    expect(checkServed(OUT).map(({ file }) => file)).toEqual(['public/llms.txt']);
  });
});

describe('the limits of hosts', () => {
  const sizes = (count: number, bytes = 1) =>
    new Map(Array.from({ length: count }, (_, at) => [`/${at}.html`, bytes]));

  it('allow what every host of the documentation accepts', () => {
    expect(checkHostLimits(OUT, sizes(20_000, 25 * 1024 * 1024))).toEqual([]);
  });

  it('warn of more files', () => {
    expect(checkHostLimits(OUT, sizes(20_001))).toEqual([
      expect.objectContaining({ file: OUT, code: 'host-limit', warning: true }),
    ]);
  });

  it('warn of a larger file', () => {
    expect(checkHostLimits(OUT, sizes(1, 25 * 1024 * 1024 + 1))).toEqual([
      expect.objectContaining({ file: `${OUT}/0.html`, code: 'host-limit', warning: true }),
    ]);
  });
});
