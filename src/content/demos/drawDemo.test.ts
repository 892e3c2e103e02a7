import { readFileSync } from 'node:fs';
import type { DemoLicense } from '../../model/demos/demo';
import type { Problem } from '../../model/Problem';
import { drawDemo } from './drawDemo';
import { readDemo } from './readDemo';

// The translation needs modules that the test runner cannot load; it has a test of its own.
jest.mock('./toJavaScript', () => ({ toJavaScript: async (code: string) => code.replace('<number>', '') }));

const PAGE = 'tests/fixtures/demos/page.md';

const license = (key: string) => ({
  variable: 'LAMP_KEY',
  key,
  packages: ['lamp'],
  module: 'tests/fixtures/demos/license.ts',
});

async function draw(name: string, licenses: readonly DemoLicense[] = []) {
  const reported: Omit<Problem, 'column'>[] = [];
  const source = readDemo(PAGE, { name });
  if (!source) throw new Error(`There is no demo ${name}`);
  const licensed = { ...source, licenses };
  const drawn = await drawDemo(licensed, 'material-ui', ['ltr', 'rtl'], (problem) => reported.push(problem));
  return {
    drawn,
    reported: reported.map(({ file, line, code }) => `${file}:${line} ${code}`),
    messages: reported.map(({ message }) => message),
    hints: reported.map(({ hint }) => hint),
  };
}

describe('drawDemo', () => {
  it('renders a demo in every direction and translates it', async () => {
    const { drawn, reported } = await draw('Fine');
    expect(reported).toEqual([]);
    expect(drawn?.drawn.ltr?.html).toContain('times</button>');
    expect(drawn?.drawn.rtl?.html).toContain('times</button>');
    expect(drawn?.js).toContain('useState(0)');
    expect(drawn?.codeHtml.TS).toContain('useState');
  });

  it('renders a demo in JavaScript with its modules, and does not change its source', async () => {
    const { drawn, reported } = await draw('Plain');
    expect(reported).toEqual([]);
    expect(drawn?.drawn.ltr?.html).toContain('<b>0<!-- --> times</b>');
    expect(drawn?.js).toBe(readFileSync('tests/fixtures/demos/Plain.js', 'utf8'));
    expect(drawn?.codeHtml.TS).toBe(drawn?.codeHtml.JS);
    expect(drawn?.codeHtml.JS).toContain('aria-label="Plain.js"');
    expect(Object.keys(drawn?.modules ?? {})).toEqual(['tests/fixtures/demos/times.js']);
    expect(drawn?.files['tests/fixtures/demos/times.js']?.html.JS).toContain('aria-label="times.js"');
  });

  it('draws the files beside it in both languages, each in the colors of its kind', async () => {
    const { drawn, reported } = await draw('WithFiles');
    expect(reported).toEqual([]);
    const [words, data, sheet] = ['words.ts', 'data.json', 'withFiles.module.css'].map(
      (name) => drawn?.files[`tests/fixtures/demos/${name}`],
    );
    expect(words?.html.TS).toContain('aria-label="words.ts"');
    expect(words?.html.JS).toContain('aria-label="words.js"');
    expect(data?.html.TS).toMatch(/language-json.*hljs-attr/s);
    expect(data?.html.JS).toBe(data?.html.TS);
    expect(sheet?.html.TS).toMatch(/language-css.*hljs-selector-class/s);
  });

  it('renders a component wrapped in `memo`', async () => {
    const { drawn, reported } = await draw('Memo');
    expect(reported).toEqual([]);
    expect(drawn?.drawn.ltr?.html).toContain('<p>Drawn once</p>');
  });

  it.each([
    ['has no default export', 'NoDefault', 1, 'demo-export', /no default export/],
    ['throws without a window', 'Throws', 2, 'demo-throws', /window is not defined/],
    ['cannot be loaded', 'MissingModule', 1, 'demo-load', /nowhere/],
  ])('reports a demo that %s', async (_what, name, line, code, message) => {
    const { drawn, reported, messages } = await draw(name);
    expect(drawn).toBeUndefined();
    expect(reported).toEqual([`tests/fixtures/demos/${name}.tsx:${line} ${code}`]);
    expect(messages[0]).toMatch(message);
  });

  it('reports a demo that writes to the console', async () => {
    const { reported, messages } = await draw('Warns');
    expect(reported).toEqual(['tests/fixtures/demos/Warns.tsx:1 demo-warns']);
    expect(messages[0]).toMatch(/unique "key"/);
  });

  it('renders a demo that throws otherwise in the mode in which it was loaded', async () => {
    const { drawn, reported } = await draw('ModeOfLoading');
    expect(reported).toEqual([]);
    expect(drawn?.drawn.ltr?.html).toBe('<p>Drawn as loaded</p>');
  });

  it('sets the license key of a demo before it is rendered in production mode', async () => {
    const { drawn, reported } = await draw('Keyed', [license('good')]);
    expect(reported).toEqual([]);
    expect(drawn?.drawn.rtl?.html).toBe('<p>good<!-- --> in <!-- -->production</p>');
    expect(process.env.NODE_ENV).toBe('test');
  });

  it('reports the message of a package about its key, and where the key comes from', async () => {
    // Each process sets a key only once.
    Object.assign(globalThis, { lampKey: 'bad' });
    const { reported, messages, hints } = await draw('Keyed', [license('bad')]);
    expect(reported).toEqual(['tests/fixtures/demos/Keyed.tsx:1 demo-warns']);
    expect(messages[0]).toMatch(/: Lamp: no such key\.$/);
    expect(hints[0]).toMatch(/LAMP_KEY$/);
  });
});
