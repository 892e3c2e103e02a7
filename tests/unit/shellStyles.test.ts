import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../src');

function listStyleSheets(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return listStyleSheets(path);
    return name.endsWith('.css') ? [path] : [];
  });
}

describe("the shell's style sheets", () => {
  const sheets = listStyleSheets(ROOT).map((path) => [
    path.slice(ROOT.length + 1),
    readFileSync(path, 'utf8'),
  ]);

  // A page's demos set the library's variables with that prefix; they must not change the colors of the
  // frame.
  it.each(sheets)('%s uses no variable of a library theme', (_name, styles) => {
    expect(styles).not.toMatch(/var\(--(?:mui|joy)-/);
  });

  it.each(sheets)('%s is in a layer', (name, styles) => {
    if (name === 'shell/styles.css') return;
    expect(styles?.trimStart()).toMatch(/^(?:\/\*[\s\S]*?\*\/\s*)?@layer /);
  });

  it('are all in the complete sheet, except that of the API reference, which its documents contain', () => {
    const whole = readFileSync(join(ROOT, 'shell/styles.css'), 'utf8');
    const imported = [...whole.matchAll(/@import '(\.[^']+)'/g)].map(([, path = '']) =>
      join(ROOT, 'shell', path),
    );
    const left = sheets.filter(([name = '']) => !imported.includes(join(ROOT, name))).map(([name]) => name);
    expect(left.sort()).toEqual(['components/ApiReference/ApiReference.css', 'shell/styles.css']);
  });

  it.each(sheets)(
    '%s uses logical directions, so that right-to-left needs no extra rules',
    (_name, styles) => {
      const physical = styles?.match(/^\s*(?:margin|padding|border)-(?:left|right)\s*:/gm) ?? [];
      expect(physical).toEqual([]);
    },
  );
});
