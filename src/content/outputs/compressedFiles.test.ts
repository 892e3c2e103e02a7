import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { OUT } from '../workspace';
import { compressFiles } from './compressedFiles';

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
    write('new/brought.css', TEXT);
    write('new/brought.css.gz', 'the family’s own');
    await compressFiles('new', ['gz']);
    expect([restore('new/a/index.html.gz'), restore('new/404.html.gz')]).toEqual([TEXT, TEXT]);
    for (const file of ['short.txt', 'a.png', 'noise.js']) expect(existsSync(`new/${file}.gz`)).toBe(false);
    expect(existsSync('new/a/index.html.br')).toBe(false);
    expect(readFileSync('new/brought.css.gz', 'utf8')).toBe('the family’s own');
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
