import { existsSync, readFileSync } from 'node:fs';

const [, ...rows] = readFileSync('tests/map.tsv', 'utf8').trimEnd().split('\n');

/** Lists the spellings of a title in sources: with another quote, or with an escaped one. */
function listSpellings(title: string): string[] {
  return [title, title.replaceAll("'", "\\'"), title.replaceAll('"', '\\"'), title.replaceAll('\\', '\\\\')];
}

/** A source without comments and line breaks. A title is a quoted text right after a bracket. */
function readCode(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replace(/\s+/g, ' ');
}

/** Whether a source has a test of this name: the first argument of a call, or a row or a template that names tests. */
function hasTitle(code: string, title: string): boolean {
  return listSpellings(title.replace(/\s+/g, ' ')).some((spelling) =>
    ['(', '( ', '[', '[ ', ', ', ': ', '? '].some((before) =>
      ["'", '"', '`'].some((quote) =>
        // A template may add the case after the name.
        [quote, ': ${'].some((end) => code.includes(`${before}${quote}${spelling}${end}`)),
      ),
    ),
  );
}

describe('the map of tests', () => {
  it('maps every former title to an existing test, or to what replaced it', () => {
    expect(rows.length).toBeGreaterThan(1500);
    const lost = rows.filter((row) => {
      const [, , file = '', title = ''] = row.split('\t');
      if (!existsSync(file)) return true;
      if (/^-\w/.test(title)) return false;
      return title === '' || !hasTitle(readCode(file), title);
    });
    expect(lost).toEqual([]);
  });
});
