import { nextColorMode, parseColorMode, resolveColorScheme } from './appearance';

describe('parseColorMode', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    [null, 'system'],
    ['', 'system'],
    ['<script>', 'system'],
    ['DARK', 'system'],
  ])('reads %j as %s', (stored, mode) => {
    expect(parseColorMode(stored)).toBe(mode);
  });
});

describe('resolveColorScheme', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('of %s on a device that prefers dark: %s is %s', (mode, prefersDark, scheme) => {
    expect(resolveColorScheme(mode, prefersDark)).toBe(scheme);
  });
});

describe('nextColorMode', () => {
  it.each([true, false])(
    'changes the visible colors with the first press (device prefers dark: %s)',
    (prefersDark) => {
      const next = nextColorMode('system', prefersDark);
      expect(resolveColorScheme(next, prefersDark)).not.toBe(resolveColorScheme('system', prefersDark));
    },
  );

  it.each([true, false])('cycles through all three modes (device prefers dark: %s)', (prefersDark) => {
    const second = nextColorMode('system', prefersDark);
    const third = nextColorMode(second, prefersDark);
    expect(new Set(['system', second, third]).size).toBe(3);
    expect(nextColorMode(third, prefersDark)).toBe('system');
  });
});
