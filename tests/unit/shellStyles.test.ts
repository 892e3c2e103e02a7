import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { minifyCss } from '../../src/content/styles/rulePicker';

const ROOT = join(__dirname, '../../src');

function listStyleSheets(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return listStyleSheets(path);
    return name.endsWith('.css') ? [path] : [];
  });
}

/** Elements as a library might draw them: without a class. */
const PARTS =
  '<a href="https://a.test/" aria-pressed="true" hidden>a</a><h1>b</h1><h2>c</h2><h3>d</h3><h4>e</h4><p>f</p>' +
  '<ul><li aria-pressed="true">g</li></ul><ol><li>h</li></ol><blockquote>i</blockquote><pre><code>j</code></pre><kbd>k</kbd>' +
  '<table><thead><tr><th>l</th></tr></thead><tbody><tr><td>m</td></tr></tbody></table><img alt="n"><svg></svg><small>o</small>' +
  '<details><summary>p</summary>q</details><form><fieldset><legend>r</legend><label><input type="checkbox"><span>s</span>' +
  '</label></fieldset><select></select><input type="search"><input type="text"><button>t</button></form><strong>u</strong>' +
  '<nav><a href="/">v</a></nav><div role="radiogroup"><span>w</span></div><section><div>x</div></section><dialog>y</dialog>';

/** A page whose demos are at every place that a page has for them, with what one of them has opened in the body. */
const demo = (name: string) =>
  `<section class="demo-root"><div class="demo-play"><div class="demo-stage" data-stage=""><div class="demo-original">` +
  `<div class="demo-live" data-demo="${name}"><div data-place="">${PARTS}</div></div></div></div></div></section>`;
const PAGE =
  `<body><div id="__next"><main><div class="section-list"><ul class="section-pages"><li><div class="section-picture" data-stage="">` +
  `<div><div data-place="">${PARTS}</div></div></div></li></ul></div>${demo('OnPage')}<div class="landing-page-show">${demo('OnLanding')}</div>` +
  `<div class="prose"><section class="api-section"><ul class="api-entries"><li><div class="island"><details class="api-try">` +
  `${demo('OfApi')}</details></div></li></ul></section></div></main></div><div data-opened="">${PARTS}</div></body>`;

/** Rules that are for demos, too. */
const ALSO_IN_DEMOS = [
  // A reader who asks for less motion means the whole page.
  /^\*,:before,:after$/,
  // A picture in a list of pages is smaller than its demo, and still.
  /^\.section-picture /,
];

/** States and parts of elements, which count as met. */
const STATE =
  /::?(?:hover|focus|focus-visible|focus-within|active|target|disabled|before|after|backdrop|marker|details-content|-[\w-]+)(?![\w-])/g;

/** Returns the selectors of a sheet that match an element inside of a demo. */
function listReaching(styles: string, document: Document): string[] {
  const parts = [...document.querySelectorAll('[data-place] *, [data-opened], [data-opened] *')];
  const rules = minifyCss(styles).matchAll(/(?<=[{}]|^)([^{}@]+)\{[^{}]*\}/g);
  return Array.from(rules, ([, selector = '']) => selector).filter((selector) => {
    if (ALSO_IN_DEMOS.some((each) => each.test(selector))) return false;
    const met = selector.replace(STATE, ':is(*)');
    return parts.some((part) => part.matches(met));
  });
}

describe("the shell's style sheets", () => {
  const sheets = listStyleSheets(ROOT).map((path) => [
    path.slice(ROOT.length + 1),
    readFileSync(path, 'utf8'),
  ]);

  // A page's demos set the library's variables with that prefix; they must not change the colors of the
  // frame.
  it.each(sheets)('%s uses no variable of a library theme', (_name, styles) => {
    expect(styles).not.toMatch(/var\(--(?:mui|joy)-/);
  });

  it.each(sheets)('%s is in a layer', (name, styles) => {
    if (name === 'shell/styles.css') return;
    expect(styles?.trimStart()).toMatch(/^(?:\/\*[\s\S]*?\*\/\s*)?@layer /);
  });

  it.each(sheets)('%s has no rule for the elements of demos', (_name, styles = '') => {
    const { document } = new JSDOM(PAGE).window;
    expect(listReaching(styles, document)).toEqual([]);
  });

  it('are all in the complete sheet, except that of the API reference, which its documents contain', () => {
    const whole = readFileSync(join(ROOT, 'shell/styles.css'), 'utf8');
    const imported = [...whole.matchAll(/@import '(\.[^']+)'/g)].map(([, path = '']) =>
      join(ROOT, 'shell', path),
    );
    const left = sheets.filter(([name = '']) => !imported.includes(join(ROOT, name))).map(([name]) => name);
    expect(left.sort()).toEqual(['components/ApiReference/ApiReference.css', 'shell/styles.css']);
  });

  it.each(sheets)(
    '%s uses logical directions, so that right-to-left needs no extra rules',
    (_name, styles) => {
      const physical = styles?.match(/^\s*(?:margin|padding|border)-(?:left|right)\s*:/gm) ?? [];
      expect(physical).toEqual([]);
    },
  );
});
