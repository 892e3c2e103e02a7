import { recordSourceHash } from './sourceHash';

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
