import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BORDER_RADIUS_PX, BREAKPOINT_PX, SITE_BORDER_RADIUS_PX, SPACING_PX } from '../../src/constants';

const ROOT = join(__dirname, '../../src');

function listStyleSheets(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return listStyleSheets(path);
    return name.endsWith('.css') ? [path] : [];
  });
}

describe("the shell's style sheets", () => {
  const sheets = listStyleSheets(ROOT).map((path) => [
    path.slice(ROOT.length + 1),
    readFileSync(path, 'utf8'),
  ]);

  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(10);
  });

  // A page's demos set the library's variables with that prefix; they must not change the colors of the
  // frame.
  it.each(sheets)('%s uses no variable of a library theme', (_name, styles) => {
    expect(styles).not.toMatch(/var\(--(?:mui|joy)-/);
  });

  it.each(sheets)('%s is in a layer', (name, styles) => {
    if (name === 'shell/styles.css') return;
    expect(styles?.trimStart()).toMatch(/^(?:\/\*[\s\S]*?\*\/\s*)?@layer /);
  });

  it.each(sheets)('%s takes the corners of surfaces from the theme', (_name, styles) => {
    // The third one is between the other two.
    for (const px of [
      SITE_BORDER_RADIUS_PX,
      BORDER_RADIUS_PX,
      (SITE_BORDER_RADIUS_PX + BORDER_RADIUS_PX) / 2,
    ])
      expect(styles).not.toMatch(new RegExp(`radius:[^;]*\\b${px}px`));
  });

  it.each(sheets)(
    '%s takes distances in whole spacing units, and durations, from the theme',
    (name, styles) => {
      // The ad slot is drawn before any variable is known; its heights are compared with the constants.
      if (name?.startsWith('components/AdSpace/') || name === 'shell/ads/openSlot.module.css') return;
      const distances = [
        ...(styles ?? '').matchAll(/^\s*(?:margin|padding|(?:row-|column-)?gap)[a-z-]*:([^;]*)/gm),
      ];
      const whole = distances.flatMap(([line, value = '']) =>
        [...value.matchAll(/(\d+)px/g)].some(([, px]) => Number(px) > 0 && Number(px) % SPACING_PX === 0)
          ? line
          : [],
      );
      expect(whole).toEqual([]);
      expect(styles).not.toMatch(/transition:[^;]*\d\dms/);
    },
  );

  // A media query can't read a variable.
  it.each(sheets)('%s changes its layout at the breakpoints only', (name, styles = '') => {
    const queries = [...styles.matchAll(/@(?:media|container)([^{]*)/g)].map(([, query = '']) =>
      query.replace(/\([^()]*height[^()]*\)/g, ''),
    );
    const widths = queries.flatMap((query) => [...query.matchAll(/([\d.]+)px/g)].map(([, px]) => Number(px)));
    expect(queries.filter((query) => /\dr?em\b/.test(query))).toEqual([]);
    const known = Object.values(BREAKPOINT_PX).flatMap((px) => [px, px - 0.05]);
    // Phones narrower than most have no room for the mark beside the name of the product, and for a tool's text.
    const isTight = ['components/Header/Header.module.css', 'components/Demo/Demo.module.css'].includes(name);
    const narrow = isTight ? [374.95] : [];
    // Below this width, demos have the pictures of a phone.
    if (name === 'components/Demo/Demo.module.css') narrow.push(449.95, 450);
    const others = widths.filter((width) => ![...known, ...narrow].includes(width));
    // The library of the search dialog changes to its full-screen form at a width of its own.
    const library = readFileSync('node_modules/@docsearch/css/dist/modal.css', 'utf8');
    expect(others.filter((width) => !library.includes(`max-width:${width}px`))).toEqual([]);
  });

  it.each(sheets)(
    '%s uses logical directions, so that right-to-left needs no extra rules',
    (_name, styles) => {
      const physical = styles?.match(/^\s*(?:margin|padding|border)-(?:left|right)\s*:/gm) ?? [];
      expect(physical).toEqual([]);
    },
  );
});
