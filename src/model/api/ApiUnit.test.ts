import { memberText, unitSlug, parseDeprecation } from './ApiUnit';

describe('unitSlug', () => {
  describe('unitSlug', () => {
    it.each([
      ['Button', 'button'],
      ['ButtonBase', 'button-base'],
      ['NoSsr', 'no-ssr'],
      ['SvgIcon', 'svg-icon'],
      ['GridColDef', 'grid-col-def'],
      ['GridCsvExportOptions', 'grid-csv-export-options'],
      ['useMediaQuery', 'use-media-query'],
      ['TabScrollButton', 'tab-scroll-button'],
      ['Unstable_TrapFocus', 'unstable-trap-focus'],
      ['HTMLView', 'html-view'],
      ['Menu.Item', 'menu-item'],
    ])('writes %s as %s', (name, slug) => {
      expect(unitSlug(name)).toBe(slug);
    });
  });
});

describe('parseDeprecation', () => {
  describe('parseDeprecation', () => {
    it.each([
      ['Use `slots.transition` instead. This prop will go. See [the guide](/a/).', ['slots.transition']],
      ['use the `slotProps` prop instead.', ['slotProps']],
      ['Use `a`, `b`, or `c` instead.', ['a', 'b', 'c']],
      ['use a combination of `a` and `b` instead.', ['a', 'b']],
      ['Use `renderValue` prop instead', ['renderValue']],
      ['Use the `showToolbar` prop to show the `Toolbar` instead.', ['showToolbar']],
      ['Use the `input` prop in the `Field` component instead.', ['input']],
      ['Combine the [.A-b](/a/#b) and [.A-c](/a/#c) classes instead.', []],
      ['No longer needed.', []],
      ['', []],
    ])('finds in "%s" the names %j', (text, replacements) => {
      expect(parseDeprecation(text)).toEqual({ reason: text, replacements });
    });
  });
});

it.each([
  ['Low', 'Level.Low'],
  ['very low', "Level['very low']"],
])('the member %s of an enum is written as code', (member, code) => {
  expect(memberText('Level', member)).toBe(code);
});
