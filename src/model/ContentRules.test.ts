import { applyContentRules } from './ContentRules';

const problem = (code: string, product = 'lamps') => ({
  file: `data/products/${product}/pages/a.md`,
  line: 1,
  column: 1,
  code,
  message: 'm',
  hint: 'h',
});

describe('applyContentRules', () => {
  it.each([
    ['a rule that is off by default', 'similar-demos', {}, []],
    ['a rule that warns by default', 'preview-types', {}, ['warns']],
    ['a rule that the product turns on', 'similar-demos', { lamps: { 'similar-demos': 'error' } }, ['stops']],
    ['a rule that the product turns off', 'demo-warns', { lamps: { 'demo-warns': 'off' } }, []],
    ['a rule of another product', 'similar-demos', { chairs: { 'similar-demos': 'error' } }, []],
    ['a rule that is not a matter of taste', 'broken-link', {}, ['stops']],
  ] as const)('handles %s', (_, code, rules, expected) => {
    const found = applyContentRules([problem(code)], rules);
    expect(found.map(({ warning }) => (warning ? 'warns' : 'stops'))).toEqual(expected);
  });

  it('does not apply the rules of a product to imported files', () => {
    const rules = { lamps: { 'demo-warns': 'error', 'similar-demos': 'error' } } as const;
    const found = [problem('demo-warns'), problem('similar-demos'), problem('broken-link')];
    const imported = new Set([problem('').file]);
    expect(
      applyContentRules(found, rules, imported).map(({ code, warning = false }) => [code, warning]),
    ).toEqual([
      ['demo-warns', true],
      ['broken-link', false],
    ]);
  });

  it('applies the defaults to pages outside of data', () => {
    const outside = ['similar-demos', 'orphan-page', 'broken-link'].map((code) => ({
      ...problem(code),
      file: 'docs/a.md',
    }));
    expect(applyContentRules(outside, {}).map(({ code, warning = false }) => [code, warning])).toEqual([
      ['orphan-page', true],
      ['broken-link', false],
    ]);
  });

  it.each(['demo-throws', 'demo-html'])('stops no build because of %s in an imported demo', (code) => {
    const found = [problem(code), { ...problem(code), file: 'data/products/lamps/pages/B.tsx' }];
    const isWarning = applyContentRules(found, {}, new Set([problem('').file])).map(
      ({ warning = false }) => warning,
    );
    expect(isWarning).toEqual([true, false]);
  });

  it('leaves a document of the export as it is', () => {
    const found = { ...problem('duplicate-title'), file: 'lamps/index.html' };
    expect(applyContentRules([found], {})).toEqual([found]);
  });

  it('keeps a warning of a rule that stops the build', () => {
    const [found] = applyContentRules([{ ...problem('demo-warns'), warning: true }], {
      lamps: { 'demo-warns': 'error' },
    });
    expect(found?.warning).toBe(true);
  });
});
