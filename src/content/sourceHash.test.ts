import { recordSourceHash, sourceHashOf } from './sourceHash';

const BODY = '\nText costs $1 & $& more.\n\n---\n\nEnd.\n';
const NOTED = `---\ntitle: A $& B\nsourceHash: new\n---\n${BODY}`;

describe('recordSourceHash', () => {
  it.each([
    ['none yet', `---\ntitle: A $& B\n---\n${BODY}`],
    ['an older one', `---\nsourceHash: old\ntitle: A $& B\n---\n${BODY}`],
    ['Windows line ends', `---\ntitle: A $& B\n---\n${BODY}`.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF---\ntitle: A $& B\n---\n${BODY}`],
  ])('records the hash in a file with %s', (_name, text) => {
    expect(recordSourceHash(text, 'new')).toBe(NOTED);
  });

  it('records the hash in an empty front matter', () => {
    expect(recordSourceHash('---\n---\n\nText\n', 'new')).toBe('---\nsourceHash: new\n---\n\nText\n');
  });

  it('rejects a file without front matter', () => {
    expect(recordSourceHash('Text\n\n---\nmore\n---\n', 'new')).toBeUndefined();
    expect(recordSourceHash('', 'new')).toBeUndefined();
  });
});

describe('sourceHashOf', () => {
  it('changes with the partials of the page, and not with the code that it shows', () => {
    const hash = sourceHashOf('Text');
    const partial = { 'docs/_part.md': 'a', 'src/a.ts': 'b' };
    expect(sourceHashOf('Text', { 'src/a.ts': 'b' })).toBe(hash);
    expect(sourceHashOf('Text', partial)).not.toBe(hash);
    expect(sourceHashOf('Text', { ...partial, 'docs/_part.md': 'c' })).not.toBe(
      sourceHashOf('Text', partial),
    );
    expect(sourceHashOf('Text', { ...partial, 'src/a.ts': 'c' })).toBe(sourceHashOf('Text', partial));
  });
});
