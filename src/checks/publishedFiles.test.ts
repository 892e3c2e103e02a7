import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { checkPublicNames, checkPublishedFiles } from './publishedFiles';

/** In two parts, so that the file itself has no key. */
const BEGIN = `-----${'BEGIN'}`;

const names = (...paths: string[]) =>
  checkPublicNames(paths.map((path) => ({ path, kind: 'file' }))).map(({ file }) => file);

describe('the names in public/', () => {
  it.each([
    '.env',
    'ui/.htaccess',
    '.well-known/.secret',
    'ui/.DS_Store',
    '.well-knownx',
    'ui/.well-known',
    'Thumbs.db',
    'Desktop.ini',
    'notes.txt~',
    'index.html.bak',
    '.page.html.swp',
    'page.html.swo',
    '#notes.txt#',
    '~$plan.docx',
    'a.patch.rej',
    'film.mp4.crdownload',
    'server.pem',
    'server.key',
    'production.env',
    'index.html.old',
    'index.html.save',
    '.well-known',
    'keys/id_rsa',
    'keys/ID_ED25519',
    'app.keystore',
    'npm-debug.log',
    'a\nb.txt',
    'a\\b.txt',
    'what?.txt',
    'broken-\uFFFD.txt',
    'ends.',
  ])('are refused: %j', (path) => {
    expect(names(path)).toEqual([`public/${path}`]);
  });

  it.each([
    '.well-known/security.txt',
    'google123.html',
    'ui/id_rsa.html',
    'a.b/c d.txt',
    'ads.txt',
    'über.txt',
    'key.txt',
    'monkey',
    'env.txt',
    'a.html.gz',
  ])('are accepted: %s', (path) => {
    expect(names(path)).toEqual([]);
  });

  it('may be the folder of well-known files', () => {
    expect(checkPublicNames([{ path: '.well-known', kind: 'folder' }])).toEqual([]);
  });

  it('are refused with their folder, once', () => {
    expect(
      names('.git/config', '.git/objects/00/a', 'ui/node_modules/a/b.js', 'ui/node_modules/a/c.js'),
    ).toEqual(['public/.git', 'public/ui/node_modules']);
  });
});

describe('published files', () => {
  useTestFolder();
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const found = (pages: Parameters<typeof checkPublishedFiles>[0]['pages'] = new Map()) => {
    mkdirSync('data/products', { recursive: true });
    return checkPublishedFiles({ pages }).map(({ file, line, code }) => `${file}:${line} ${code}`);
  };
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg">\n';

  it('are all reported in one run, with their places', () => {
    write('public/.env', 'KEY=1');
    write('public/empty.png', '');
    write('public/drawing.svg', `${SVG}<g/>\n<script/></svg>`);
    write('public/data.bin', 'version https://git-lfs.github.com/spec/v1\n');
    write('data/ads/beam.svg', `${SVG}<g onclick="a()"/></svg>`);
    write('data/products/ui/pages/a/a.svg', '<svg><g onclick="a()"/></svg>');
    write('docs/pictures/home.jpg', 'GIF89a');
    write('docs/pictures/unnamed.jpg', 'GIF89a');
    const linked = {
      files: { 'docs/pictures/home.jpg': { href: '/' }, 'docs/a.md': { href: '/a/' } },
      elsewhere: '',
    };
    expect(found(new Map([['/a', { linked } as never]]))).toEqual([
      'public/.env:1 unpublishable',
      'public/data.bin:1 damaged-file',
      'public/drawing.svg:3 unsafe-drawing',
      'public/empty.png:1 damaged-file',
      'data/ads/beam.svg:2 unsafe-drawing',
      'data/products/ui/pages/a/a.svg:1 unsafe-drawing',
      'docs/pictures/home.jpg:1 wrong-kind',
    ]);
  });

  it('do not contain private keys, whatever their names are', () => {
    const key = (line: string) => `${BEGIN} OPENSSH PRIVATE KEY-----${line}${'b3BlbnNzaC1rZXk'.repeat(4)}`;
    write('public/notes.txt', key('\n'));
    const pgp = (lines: string) => `${BEGIN} PGP PRIVATE KEY BLOCK-----\n${lines}\n${'lQdGBF3h'.repeat(8)}`;
    write('public/signing.asc', pgp(''));
    write('public/older.asc', pgp('Version: GnuPG v2.0.22 (GNU/Linux)\nComment: a (b).\n'));
    write('public/account.json', JSON.stringify({ key: key('\n') }));
    write('public/guide.txt', `A key begins with ${BEGIN} PRIVATE KEY-----.`);
    expect(found()).toEqual(
      ['account.json', 'notes.txt', 'older.asc', 'signing.asc'].map(
        (name) => `public/${name}:1 unpublishable`,
      ),
    );
  });

  it('are compressed copies only of the files beside them', () => {
    for (const name of ['same.css', 'plain.css', 'other.css', 'cut.css']) write(`public/${name}`, 'a{}');
    write('public/same.css.gz', gzipSync('a{}'));
    write('public/same.css.br', brotliCompressSync('a{}'));
    write('public/plain.css.gz', 'a{}');
    write('public/other.css.br', brotliCompressSync('b{}'));
    write('public/cut.css.gz', gzipSync('a{}').subarray(0, 12));
    write('public/kit.tar.gz', 'an archive');
    expect(found()).toEqual(
      ['cut.css.gz', 'other.css.br', 'plain.css.gz'].map((name) => `public/${name}:1 wrong-copy`),
    );
  });

  it('are files: a pipe would never end', () => {
    mkdirSync('public');
    expect(spawnSync('mkfifo', ['public/pipe']).status).toBe(0);
    expect(found()).toEqual(['public/pipe:1 unpublishable']);
  });

  it('are not those that builds write again', () => {
    write('public/search/part.json', '{"cut":');
    write('public/_docs/data.json', '{"cut":');
    expect(found()).toEqual([]);
  });
});
