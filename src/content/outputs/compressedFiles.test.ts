import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { OUT } from '../workspace';
import { compressFiles, isCopyOf } from './compressedFiles';

useTestFolder();

const TEXT = 'The same words again and again. '.repeat(100);
const write = (file: string, content: string | Buffer) => {
  mkdirSync(file.replace(/\/[^/]*$/, ''), { recursive: true });
  writeFileSync(file, content);
};
const restore = (file: string) => gunzipSync(readFileSync(file)).toString();

describe('compressFiles', () => {
  it('writes a copy beside texts for which it is worth it', async () => {
    const noise = Buffer.concat(
      Array.from({ length: 40 }, (_, index) => createHash('sha512').update(`${index}`).digest()),
    );
    write('new/a/index.html', TEXT);
    write('new/404.html', TEXT);
    write('new/short.txt', 'short');
    write('new/a.png', TEXT);
    write('new/noise.js', noise);
    await compressFiles('new', ['gz']);
    expect([restore('new/a/index.html.gz'), restore('new/404.html.gz')]).toEqual([TEXT, TEXT]);
    for (const file of ['short.txt', 'a.png', 'noise.js']) expect(existsSync(`new/${file}.gz`)).toBe(false);
    expect(existsSync('new/a/index.html.br')).toBe(false);
  });

  it('keeps the copies of a family that hold the file, and replaces all others', async () => {
    const brought = gzipSync(TEXT, { level: 1 });
    for (const name of ['same', 'plain', 'other']) write(`new/${name}.css`, TEXT);
    write('new/same.css.gz', brought);
    write('new/plain.css.gz', 'not compressed');
    write('new/other.css.gz', gzipSync('other'));
    await compressFiles('new', ['gz']);
    expect(readFileSync('new/same.css.gz')).toEqual(brought);
    expect([restore('new/plain.css.gz'), restore('new/other.css.gz')]).toEqual([TEXT, TEXT]);
  });

  it('writes other formats, or none, if the family says so', async () => {
    write('new/a.js', TEXT);
    await compressFiles('new', []);
    expect(existsSync('new/a.js.gz')).toBe(false);
    await compressFiles('new', ['br']);
    expect(brotliDecompressSync(readFileSync('new/a.js.br')).toString()).toBe(TEXT);
    expect(existsSync('new/a.js.gz')).toBe(false);
  });

  it('writes the same bytes at any time and on any system', async () => {
    write('new/a.js', TEXT);
    await compressFiles('new', ['gz']);
    expect(readFileSync('new/a.js.gz').subarray(0, 10).toString('hex')).toBe('1f8b08000000000000ff');
  });

  it('uses the copies of the last build, unless the file has changed or the copy is damaged', async () => {
    for (const name of ['same', 'changed', 'damaged']) write(`${OUT}/${name}.js`, TEXT);
    await compressFiles(OUT, ['gz']);
    const damaged = readFileSync(`${OUT}/damaged.js.gz`);
    damaged[20] = (damaged[20] ?? 0) ^ 1;
    writeFileSync(`${OUT}/damaged.js.gz`, damaged);
    for (const name of ['same', 'damaged']) write(`new/${name}.js`, TEXT);
    write('new/changed.js', `${TEXT}!`);
    await compressFiles('new', ['gz']);
    expect(statSync('new/same.js.gz').ino).toBe(statSync(`${OUT}/same.js.gz`).ino);
    expect(restore('new/changed.js.gz')).toBe(`${TEXT}!`);
    expect(restore('new/damaged.js.gz')).toBe(TEXT);
  });
});

describe('isCopyOf', () => {
  const bytes = Buffer.from(TEXT);
  it.each([
    ['a.gz', gzipSync(bytes), true],
    ['a.br', brotliCompressSync(bytes), true],
    ['a.br', gzipSync(bytes), false],
    ['a.gz', gzipSync(`${TEXT}!`), false],
    ['a.gz', gzipSync(bytes).subarray(0, 40), false],
    ['a.gz', bytes, false],
    ['a.gz', Buffer.alloc(0), false],
    ['a.txt', bytes, false],
  ])('reads the format from the name: %s', (name, copy, isCopy) => {
    expect(isCopyOf(name, copy, bytes)).toBe(isCopy);
  });

  it('accepts a copy of an empty file', () => {
    expect(isCopyOf('a.gz', gzipSync(''), Buffer.alloc(0))).toBe(true);
  });
});
