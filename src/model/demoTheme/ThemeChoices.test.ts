import { THEME_QUERY } from '../settings/appearance';
import { formatTheme, parseTheme, THEME_PARAMETER, type ThemeChoices } from './ThemeChoices';

const WHOLE: ThemeChoices = {
  primary: '#7c4dff',
  secondary: '#00bfa5',
  radius: 24,
  spacing: 2,
  fontSize: 150,
  density: 'comfortable',
  mode: 'dark',
};

it('a theme is the same after it was formatted and parsed, and needs no escaping in an address', () => {
  const text = formatTheme(WHOLE);
  expect(text.length).toBeLessThan(100);
  expect(encodeURIComponent(text)).toBe(text);
  expect(parseTheme(text)).toEqual(WHOLE);
  expect(parseTheme(formatTheme({}))).toEqual({});
});

it.each([
  ['nothing', null, {}],
  ['an empty text', '', {}],
  ['a known choice between unknown ones', 'x-1.radius-8.y', { radius: 8 }],
  ['two of the same choice', 'radius-8.radius-9', { radius: 9 }],
  ['numbers outside of their ranges', 'radius-25.spacing-1.fontSize-999', {}],
  ['numbers of other kinds', 'radius--1.spacing-1e1.fontSize-0x64', {}],
  ['colors of other kinds', 'primary-red.secondary-fff', {}],
  ['a color in capitals', 'primary-7C4DFF', {}],
  ['a color with more after it', 'primary-7c4dff;background:url(x)', {}],
  ['a name of every object', '__proto__-1.constructor-1.toString-1', {}],
  ['markup', 'density-<script>alert(1)</script>.radius-3', { radius: 3 }],
  ['an unknown density', 'density-loose', {}],
  ['the mode of the device', 'mode-system', {}],
  ['a text that is too long', `radius-8.${'x'.repeat(2000)}`, {}],
])('of %s, only valid choices are read', (_what, text, choices) => {
  expect(parseTheme(text)).toEqual(choices);
});

it.each([
  ['?theme=mode-dark', 'dark'],
  ['?a=1&theme=radius-8.mode-light.density-compact&b', 'light'],
  ['?theme=mode-dark.mode-light', 'light'],
  ['?theme=mode-dark.mode-blue', 'dark'],
  ['?mytheme=mode-dark', undefined],
  ['??theme=mode-dark', undefined],
  ['?a=?theme=mode-dark', undefined],
  ['?theme=radius-8&q=mode-dark', undefined],
  ['?theme=mode-darker', undefined],
  ['', undefined],
])('in %s, the head script finds the same color mode as the runtime', (query, mode) => {
  expect(parseTheme(new URLSearchParams(query).get(THEME_PARAMETER)).mode).toBe(mode);
  expect(THEME_QUERY.exec(query)?.[1]).toBe(mode);
});
