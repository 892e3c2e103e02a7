import { pathnameToInternal } from './pathnameToInternal';

describe('pathnameToInternal', () => {
  it.each([
    ['/api', '/api-docs'],
    ['/api/button', '/api-docs/button'],
    ['/apiary', '/apiary'],
    ['/api-docs/button', '/api-docs/button'],
    ['/material-ui/api/button', '/material-ui/api/button'],
    ['/', '/'],
  ])('maps %s to %s', (pathname, expected) => {
    expect(pathnameToInternal(pathname)).toBe(expected);
  });
});
