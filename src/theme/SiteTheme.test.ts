import { readFileSync } from 'node:fs';
import { contrastOf, mixColors, textOn } from './contrast';
import { checkTheme, resolveTheme, SELECTED_SHARE, type SiteTheme } from './SiteTheme';

const messages = (theme: unknown) => checkTheme(theme as SiteTheme).map(({ message }) => message);

describe('the theme of the shell', () => {
  it('has nothing that its own check refuses', () => {
    expect(messages({})).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has readable text on the brand color in %s', (mode) => {
    const { primary } = resolveTheme().colors[mode];
    const [alpha = 1] = /[\d.]+(?=\))/.exec(textOn(primary))?.map(Number) ?? [];
    const text = textOn(primary) === '#fff' ? '#ffffff' : mixColors('#000000', alpha, primary);
    expect(contrastOf(text, primary)).toBeGreaterThanOrEqual(4.5);
  });

  it('knows the ground of selected items', () => {
    const styles = readFileSync('src/theme/base.css', 'utf8');
    const [selected = ''] = /--site-selected: [^;]*/.exec(styles) ?? [];
    const shares = Array.from(
      selected.matchAll(/primary-main\) (\d+)%/g),
      ([, share]) => Number(share) / 100,
    );
    expect(shares).toEqual([SELECTED_SHARE.light, SELECTED_SHARE.dark]);
  });
});

describe('the theme of a family', () => {
  it('replaces what it names, and keeps the rest', () => {
    const { colors, radius, fonts } = resolveTheme({
      colors: { light: { primary: '#7a1f5c' } },
      fonts: ['Inter'],
      radius: 2,
    });
    expect(colors.light).toEqual({ ...resolveTheme().colors.light, primary: '#7a1f5c' });
    expect(colors.dark).toEqual(resolveTheme().colors.dark);
    expect({ radius, fonts }).toEqual({ radius: 2, fonts: ['Inter'] });
  });

  it.each([
    [
      'an unknown name of a color',
      { colors: { light: { primery: '#112233' } } },
      ['light has no color "primery"'],
    ],
    ['no color', { colors: { dark: { text: 'red' } } }, ['text of dark is no color: red']],
    ['a setting that is none', { color: {} }, ['The theme has no setting "color"']],
    ['a mode that is none', { colors: { lihgt: {} } }, ['colors has no mode "lihgt"']],
    ['no list', { fonts: 'Inter' }, ['fonts is no list of names']],
    ['no length', { radius: '4px' }, ['radius is no length']],
  ])('is refused with %s', (_case, theme, expected) => {
    expect(messages(theme)).toEqual(expected);
  });

  it('is refused with text that cannot be read', () => {
    expect(messages({ colors: { light: { primary: '#ffcc00' } } })).toContain(
      'primary of light, #ffcc00, has a contrast of 1.5 on #ffffff',
    );
  });
});
