import { pageNameKey } from './pageNameKey';

describe('pageNameKey', () => {
  it.each([
    [{ pathname: '/a/react-foo' }, 'pages./a/react-foo'],
    [{ pathname: '/components', subheader: 'Inputs' }, 'pages.Inputs'],
  ])('of %j is %s', (page, key) => {
    expect(pageNameKey(page)).toBe(key);
  });
});
