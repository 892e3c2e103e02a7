import { decodeHash } from './decodeHash';

describe('decodeHash', () => {
  it.each([
    ['', ''],
    ['props', 'props'],
    ['%E6%8C%89%E9%92%AE', '按钮'],
    ['#caf%C3%A9', '#café'],
    ['100%', undefined],
    ['%E6%8C', undefined],
  ])('%p is %p', (hash, decoded) => {
    expect(decodeHash(hash)).toBe(decoded);
  });
});
