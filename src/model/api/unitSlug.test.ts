import { unitSlug } from './unitSlug';

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
  ])('writes %s as %s', (name, slug) => {
    expect(unitSlug(name)).toBe(slug);
  });
});
