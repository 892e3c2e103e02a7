import { readFileSync } from 'node:fs';
import type { DemoLicense } from '../../model/demos/demo';
import type { Problem } from '../../model/Problem';
import type * as EndInTime from './endInTime';
import { drawDemo } from './drawDemo';
import { readDemo } from './readDemo';

// The translation needs modules that the test runner can't load; it has a test of its own.
jest.mock('./toJavaScript', () => ({ toJavaScript: async (code: string) => code.replace('<number>', '') }));

let mockLimitMs: number | undefined;
jest.mock('./endInTime', () => {
  const actual = jest.requireActual<typeof EndInTime>('./endInTime');
  return { ...actual, endInTime: (task: () => unknown) => actual.endInTime(task, mockLimitMs) };
});

const PAGE = 'tests/fixtures/demos/page.md';

const license = (key: string) => ({
  variable: 'LAMP_KEY',
  key,
  packages: ['lamp'],
  module: 'tests/fixtures/demos/license.ts',
});

async function draw(name: string, licenses: readonly DemoLicense[] = []) {
  const told: Omit<Problem, 'column'>[] = [];
  const source = readDemo(PAGE, name);
  if (!source) throw new Error(`There is no demo ${name}`);
  const licensed = { ...source, licenses };
  const drawn = await drawDemo(licensed, 'material-ui', ['ltr', 'rtl'], (problem) => told.push(problem));
  return {
    drawn,
    told: told.map(({ file, line, code }) => `${file}:${line} ${code}`),
    messages: told.map(({ message }) => message),
    hints: told.map(({ hint }) => hint),
  };
}

// The limit of a build would keep the test waiting; the libraries, loaded for the first time, need some of it.
beforeAll(async () => {
  await draw('Fine');
  mockLimitMs = 2000;
}, 60_000);

describe('drawDemo', () => {
  it('draws a demo in every direction and translates it', async () => {
    const { drawn, told } = await draw('Fine');
    expect(told).toEqual([]);
    expect(drawn?.drawn.ltr?.html).toContain('times</button>');
    expect(drawn?.drawn.rtl?.html).toContain('times</button>');
    expect(drawn?.js).toContain('useState(0)');
    expect(drawn?.codeHtml.TS).toContain('useState');
  });

  it('draws a demo in JavaScript with its modules, and leaves the source as it is', async () => {
    const { drawn, told } = await draw('Plain');
    expect(told).toEqual([]);
    expect(drawn?.drawn.ltr?.html).toContain('<b>0<!-- --> times</b>');
    expect(drawn?.js).toBe(readFileSync('tests/fixtures/demos/Plain.js', 'utf8'));
    expect(drawn?.codeHtml.TS).toBe(drawn?.codeHtml.JS);
    expect(drawn?.codeHtml.JS).toContain('aria-label="Plain.js"');
    expect(Object.keys(drawn?.modules ?? {})).toEqual(['tests/fixtures/demos/times.js']);
  });

  it('draws what memo has wrapped', async () => {
    const { drawn, told } = await draw('Memo');
    expect(told).toEqual([]);
    expect(drawn?.drawn.ltr?.html).toContain('<p>Drawn once</p>');
  });

  it.each([
    ['has no default export', 'NoDefault', 1, 'demo-export', /no default export/],
    ['throws without a window', 'Throws', 2, 'demo-throws', /window is not defined/],
    ['can not be loaded', 'MissingModule', 1, 'demo-load', /nowhere/],
    ['draws itself for ever', 'Endless', 1, 'demo-endless', /drawn at build: it has not come to its end/],
    ['is loaded for ever', 'EndlessLoad', 1, 'demo-endless', /loaded: it has not come to its end/],
    ['runs a timer for ever', 'EndlessTimer', 1, 'demo-endless', /nobody catches it: it has not come/],
  ])('tells a demo that %s', async (_what, name, line, code, message) => {
    const { drawn, told, messages } = await draw(name);
    expect(drawn).toBeUndefined();
    expect(told).toEqual([`tests/fixtures/demos/${name}.tsx:${line} ${code}`]);
    expect(messages[0]).toMatch(message);
  });

  it('tells a demo that writes to the console', async () => {
    const { told, messages } = await draw('Warns');
    expect(told).toEqual(['tests/fixtures/demos/Warns.tsx:1 demo-warns']);
    expect(messages[0]).toMatch(/unique "key"/);
  });

  it('gives a demo its license key before it is drawn, as the build that readers get', async () => {
    const { drawn, told } = await draw('Keyed', [license('good')]);
    expect(told).toEqual([]);
    expect(drawn?.drawn.rtl?.html).toBe('<p>good<!-- --> in <!-- -->production</p>');
    expect(process.env.NODE_ENV).toBe('test');
  });

  it('tells what a package says of its key, and where the key comes from', async () => {
    // A key is given once to each process.
    Object.assign(globalThis, { lampKey: 'bad' });
    const { told, messages, hints } = await draw('Keyed', [license('bad')]);
    expect(told).toEqual(['tests/fixtures/demos/Keyed.tsx:1 demo-warns']);
    expect(messages[0]).toMatch(/: Lamp: no such key\.$/);
    expect(hints[0]).toMatch(/LAMP_KEY$/);
  });
});
