import { pageNameKey } from './pageNameKey';

describe('pageNameKey', () => {
  it.each([
    [{ pathname: '/a/react-foo' }, 'pages./a/react-foo'],
    [{ pathname: '/components', subheader: 'Inputs' }, 'pages.Inputs'],
    [{ pathname: '/components', subheader: '' }, 'pages./components'],
    [{ pathname: '/a/react-foo?b=1' }, undefined],
  ])('of %j is %s', (page, key) => {
    expect(pageNameKey(page)).toBe(key);
  });
});
