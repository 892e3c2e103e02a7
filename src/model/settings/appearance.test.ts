import { nextColourMode, parseColourMode, resolveColourScheme } from './appearance';

describe('parseColourMode', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    [null, 'system'],
    ['', 'system'],
    ['<script>', 'system'],
    ['DARK', 'system'],
  ])('reads %j as %s', (stored, mode) => {
    expect(parseColourMode(stored)).toBe(mode);
  });
});

describe('resolveColourScheme', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('of %s on a device that prefers dark: %s is %s', (mode, prefersDark, scheme) => {
    expect(resolveColourScheme(mode, prefersDark)).toBe(scheme);
  });
});

describe('nextColourMode', () => {
  it.each([true, false])(
    'changes what is seen by the first press (device prefers dark: %s)',
    (prefersDark) => {
      const next = nextColourMode('system', prefersDark);
      expect(resolveColourScheme(next, prefersDark)).not.toBe(resolveColourScheme('system', prefersDark));
    },
  );

  it.each([true, false])('passes all three modes and comes back (device prefers dark: %s)', (prefersDark) => {
    const second = nextColourMode('system', prefersDark);
    const third = nextColourMode(second, prefersDark);
    expect(new Set(['system', second, third]).size).toBe(3);
    expect(nextColourMode(third, prefersDark)).toBe('system');
  });
});
