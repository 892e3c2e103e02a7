import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOM = 'src/shell/next';
/** Names of Next that it does not document. */
const UNDOCUMENTED = /__NEXT|__next|data-n-[gp]|chunkLoadingGlobal|NextScript\b(?! \/>)|scrollToHash/;
/** Files that need such a name and cannot import it, or use Next's own component; see docs/upgrading-next.md. */
const OUTSIDE = [
  'src/components/Prose/Prose.css',
  'src/components/Prose/code.css',
  'src/shell/SiteDocument.tsx',
  'src/theme/base.css',
];

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

describe('the contacts with undocumented parts of Next', () => {
  it('are in one folder', () => {
    const files = ['src', 'pages', 'scripts'].flatMap(listFiles).filter((file) => !file.startsWith(ROOM));
    expect(files).not.toEqual([]);
    expect(files.filter((file) => UNDOCUMENTED.test(read(file))).sort()).toEqual(OUTSIDE);
  });
});
