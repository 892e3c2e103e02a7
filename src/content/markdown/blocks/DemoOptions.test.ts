import { checkDemoOptions } from './DemoOptions';

describe('checkDemoOptions', () => {
  it.each([
    {},
    { bg: 'outlined' },
    { bg: true, iframe: true, height: 400, maxWidth: '60ch' },
    { hideToolbar: true, defaultCodeOpen: false, disableAd: false },
    { defaultCodeOpen: true, disableLiveEdit: true, hideEditButton: true, disableAd: true },
  ])('accepts %j', (raw) => {
    expect(checkDemoOptions(raw)).toEqual({ options: raw, faults: [] });
  });

  it.each([
    [{ bg: false }, 'demo-option-value'],
    [{ iframe: 'true' }, 'demo-option-value'],
    [{ height: -1 }, 'demo-option-value'],
    [{ height: '1px;' }, 'demo-option-value'],
    [{ maxWidth: null }, 'demo-option-value'],
    [{ toString: true }, 'unknown-demo-option'],
  ])('rejects %j and omits it', (raw, code) => {
    const { options, faults } = checkDemoOptions(raw);
    expect(options).toEqual({});
    expect(faults.map((fault) => fault.code)).toEqual([code]);
  });

  it.each([
    [{ hideToolbar: false }, ['hideToolbar']],
    [{ hideToolbar: true, defaultCodeOpen: true, disableAd: true }, ['defaultCodeOpen', 'disableAd']],
  ])('finds the contradictions in %j', (raw, options) => {
    const { faults } = checkDemoOptions(raw);
    expect(faults.map(({ option, code }) => [option, code])).toEqual(
      options.map((option) => [option, 'demo-option-contradiction']),
    );
  });
});
