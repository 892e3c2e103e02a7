import { readdirSync, readFileSync } from 'node:fs';
import { TEXT_KEYS } from '../../src/model/languages/textKeys';

/** Reads all source files except the lists of the keys themselves. */
function readSource(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return path.endsWith('/languages/keys') ? '' : readSource(path);
      return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

describe('the interface texts', () => {
  it('are all used, because each is translated into every language', () => {
    const words = new Set(readSource('src').match(/\b[a-z]\w+\b/g));
    expect(words.size).toBeGreaterThan(0);
    expect(TEXT_KEYS.filter((key) => !words.has(key))).toEqual([]);
  });
});
