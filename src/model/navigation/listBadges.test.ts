import type { NavPage } from './NavPage';
import { listBadges } from './listBadges';

describe('listBadges', () => {
  it.each<[Omit<NavPage, 'pathname'>, string[]]>([
    [{}, []],
    [{ plan: 'pro' }, ['pro']],
    [{ plan: 'premium' }, ['premium']],
    [{ newFeature: true }, ['new']],
    [{ planned: true }, ['planned']],
    [{ unstable: true }, ['unstable']],
    [{ beta: true }, ['beta']],
    [{ legacy: true }, ['legacy']],
    [{ deprecated: true }, ['deprecated']],
    [{ beta: false, legacy: undefined }, []],
    [{ deprecated: true, newFeature: true, plan: 'pro' }, ['pro', 'new', 'deprecated']],
    [{ plan: 'enterprise' } as unknown as NavPage, []],
  ])('gives for %j the badges %j', (fields, expected) => {
    expect(listBadges({ pathname: '/a', ...fields })).toEqual(expected);
  });
});
