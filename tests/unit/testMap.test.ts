import { existsSync, readFileSync } from 'node:fs';

const [, ...rows] = readFileSync('tests/map.tsv', 'utf8').trimEnd().split('\n');

/** Lists the spellings of a title in sources: with another quote, or with an escaped one. */
function listSpellings(title: string): string[] {
  return [title, title.replaceAll("'", "\\'"), title.replaceAll('"', '\\"'), title.replaceAll('\\', '\\\\')];
}

describe('the map of tests', () => {
  it('leads from every former title to a test that exists, or says what replaced it', () => {
    expect(rows.length).toBeGreaterThan(1500);
    const lost = rows.filter((row) => {
      const [, , file = '', title = ''] = row.split('\t');
      if (!existsSync(file)) return true;
      if (/^-\w/.test(title)) return false;
      const text = readFileSync(file, 'utf8');
      return title === '' || !listSpellings(title).some((spelling) => text.includes(spelling));
    });
    expect(lost).toEqual([]);
  });
});
