import { resolveSetting, SETTINGS, type Setting } from './SETTINGS';

const all = Object.entries(SETTINGS) as [string, Setting][];

describe('settings', () => {
  it('have keys of their own, none of which begins another', () => {
    const keys = all.map(([, { area, key }]) => `${area} ${key}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [, { key, prefix, area }] of all.filter(([, setting]) => setting.prefix)) {
      const others = all.filter(([, other]) => other.key !== key && other.area === area);
      expect(prefix && others.filter(([, other]) => other.key.startsWith(key))).toEqual([]);
    }
  });

  it('fall back to a value that they allow', () => {
    for (const [, { values, fallback }] of all) {
      if (values) expect(values).toContain(fallback);
    }
  });

  it.each([
    ['colourMode', null, 'system', false],
    ['colourMode', 'dark', 'dark', false],
    ['colourMode', '<script>', 'system', true],
    ['direction', 'rtl', 'rtl', false],
    ['direction', 'up', 'auto', true],
    ['codeVariant', 'js', 'TS', true],
    ['searchSlash', null, 'on', false],
    ['searchSlash', 'off', 'off', false],
    ['searchSlash', 'no', 'on', true],
    ['codeWrap', '{"a":1}', 'off', true],
    ['apiView', 'x'.repeat(1_000_000), 'table', true],
    ['codeTabs', 'pnpm', 'pnpm', false],
  ] as const)('%s kept as %p is %p', (name, stored, value, stale) => {
    expect(resolveSetting(SETTINGS[name], stored)).toEqual({ value, stale });
  });

  it('keep the code style for a year', () => {
    expect(SETTINGS.codeVariant.lifetimeS).toBe(31_536_000);
  });
});
