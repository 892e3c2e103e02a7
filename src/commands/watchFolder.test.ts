import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { type Edit, watchFolder } from './watchFolder';

useTestFolder();

const PAGE = 'data/a/page.md';

/** The ways in which editors save a file. */
const SAVES: Readonly<Record<string, (text: string) => void>> = {
  'writes into the file': (text) => writeFileSync(PAGE, text),
  'renames another file to it, as sed -i does': (text) => {
    writeFileSync('data/a/sedX', text);
    renameSync('data/a/sedX', PAGE);
  },
  'moves it away first, as vim does': (text) => {
    writeFileSync('data/a/4913', '');
    rmSync('data/a/4913');
    renameSync(PAGE, `${PAGE}~`);
    writeFileSync(PAGE, text);
    rmSync(`${PAGE}~`);
  },
};

describe('watchFolder', () => {
  let stop = () => {};
  let take: (edits: readonly Edit[]) => void = () => {};
  /** Resolves with the next edits. */
  const next = () =>
    new Promise<readonly Edit[]>((resolve) => {
      take = resolve;
    });

  beforeEach(() => {
    mkdirSync('data/a', { recursive: true });
    writeFileSync(PAGE, 'first');
    stop = watchFolder('data', (edits) => take(edits));
  });
  afterEach(() => stop());

  it.each(Object.keys(SAVES))('sees each save of an editor that %s', async (name) => {
    for (const text of ['second', 'third one', 'a fourth one']) {
      const seen = next();
      SAVES[name]?.(text);
      expect(await seen).toEqual([{ file: PAGE, kind: 'edited' }]);
    }
  });

  it('sees a file of a package, but not what is installed in it or kept beside it', async () => {
    const seen = next();
    for (const folder of ['data/node_modules/lamp', 'data/.git', 'data/src']) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/index.js`, 'new');
    }
    expect(await seen).toEqual([{ file: 'data/src/index.js', kind: 'added' }]);
  });

  it('sees nothing in a folder that is left out', async () => {
    stop();
    stop = watchFolder(
      'data',
      (edits) => take(edits),
      (path) => path === 'data/dist',
    );
    const seen = next();
    for (const folder of ['data/dist', 'data/src/dist']) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/index.js`, 'new');
    }
    expect(await seen).toEqual([{ file: 'data/src/dist/index.js', kind: 'added' }]);
  });

  it('sees files of new folders, and removed files', async () => {
    let seen = next();
    mkdirSync('data/b');
    writeFileSync('data/b/new.md', 'new');
    expect(await seen).toEqual([{ file: 'data/b/new.md', kind: 'added' }]);
    seen = next();
    writeFileSync('data/b/new.md', 'newer');
    expect(await seen).toEqual([{ file: 'data/b/new.md', kind: 'edited' }]);
    seen = next();
    rmSync('data/b', { recursive: true });
    expect(await seen).toEqual([{ file: 'data/b/new.md', kind: 'removed' }]);
  });
});
