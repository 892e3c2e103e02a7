import { checkNavFields } from './checkNavFields';

const codes = (fields: object) => checkNavFields({ pathname: '/a', ...fields }, '/a').map(({ code }) => code);

describe('checkNavFields', () => {
  it('has nothing to say about every field used as it should be', () => {
    const flags = {
      newFeature: true,
      planned: false,
      unstable: true,
      beta: true,
      legacy: true,
      deprecated: true,
    };
    const texts = { title: 'A', subheader: 'a', icon: 'a', plan: 'premium' };
    expect(codes({ ...flags, ...texts, children: [], title: undefined })).toEqual([]);
  });

  it.each([
    [{ newFeture: true }, 'unknown-nav-field'],
    [{ productId: 'x' }, 'unknown-nav-field'],
    [{ toString: true }, 'unknown-nav-field'],
    [{ plan: 'enterprise' }, 'unknown-badge'],
    [{ plan: true }, 'unknown-badge'],
    [{ beta: 'yes' }, 'unknown-badge'],
    [{ legacy: 1 }, 'unknown-badge'],
    [{ deprecated: null }, 'unknown-badge'],
    [{ title: 7 }, 'bad-nav-value'],
    [{ icon: Symbol('a') }, 'bad-nav-value'],
    [{ children: {} }, 'bad-nav-value'],
    [{ pathname: ['/a'] }, 'bad-nav-value'],
  ])('tells %o as %s', (fields, code) => {
    expect(codes(fields)).toEqual([code]);
  });

  it('suggests the field that was meant', () => {
    const [finding] = checkNavFields({ newFeture: true }, '/a');
    expect(finding).toEqual({
      code: 'unknown-nav-field',
      message: 'Unknown field "newFeture" of /a',
      hint: 'did you mean newFeature?',
      pathname: '/a',
    });
    expect(checkNavFields({ zzzzzzzzzz: 1 }, '/a')[0]?.hint).toMatch(/^known fields: pathname, title/);
  });
});
