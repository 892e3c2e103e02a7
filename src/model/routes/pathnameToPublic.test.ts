import { pathnameToPublic } from './pathnameToPublic';

describe('pathnameToPublic', () => {
  it.each([
    ['/api-docs', '/api'],
    ['/api-docs/button', '/api/button'],
    ['/material-ui/api-docs/button', '/material-ui/api/button'],
    ['/api-docs/api-docs', '/api/api'],
    ['/api-docsx', '/api-docsx'],
    ['/my-api-docs', '/my-api-docs'],
    ['/', '/'],
  ])('shows %s as %s', (pathname, expected) => {
    expect(pathnameToPublic(pathname)).toBe(expected);
  });
});
