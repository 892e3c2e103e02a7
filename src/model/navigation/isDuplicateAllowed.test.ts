import { isDuplicateAllowed } from './isDuplicateAllowed';

describe('isDuplicateAllowed', () => {
  it.each([
    ['/b/components-api', true],
    ['/b/hooks-api', true],
    ['/b/components-api/#button', true],
    ['/b/api', false],
    ['/b/components', false],
  ])('says of %s: %s', (pathname, expected) => {
    expect(isDuplicateAllowed(pathname)).toBe(expected);
  });
});
