import { findSelectorFault } from './ads';

describe('findSelectorFault', () => {
  it.each([
    '#net-ad',
    '.ad, #ad',
    'ins.ads[data-state="filled"] > a:not([href^="#"])',
    'div[id|="ad"]:has(> iframe)',
    'div[title="a{b};c@d::e"]',
    '#carbonads:first-child ~ div + p *',
    'li:nth-child(2n + 1)',
    '#\\31 23',
  ])('accepts %s', (selectors) => {
    expect(findSelectorFault(selectors)).toBeUndefined();
  });

  it.each([
    '#net-ad,',
    ',#ad',
    '#ad,,.ad',
    '..ad',
    '#1ad',
    '#ad >',
    '> #ad',
    'a[href=x',
    'a[href="x]',
    'a:not(',
    'a)',
    'a{}b',
    '#ad{color:red}',
    '@media',
    'a;b',
    'a/*',
    'ns|a',
    ':nosuch',
    '#ad::before',
    '#ad:',
    '$ad',
    '\\',
  ])('rejects %s', (selectors) => {
    expect(findSelectorFault(selectors)).toEqual(expect.any(String));
  });
});
