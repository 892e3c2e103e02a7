import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Rejected code, by lint rule. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'no-sleep': [
    'await page.waitForTimeout(100);',
    'await new Promise((resolve) => setTimeout(resolve, 100));',
    'await new Promise((resolve) => { window.setTimeout(resolve, 100); });',
    'await page.evaluate(() => new Promise((resolve) => { setInterval(resolve, 100); }));',
    "import { setTimeout as pause } from 'node:timers/promises';",
    'Atomics.wait(view, 0, 0, 100);',
    "spawnSync('sleep', ['1']);",
    "execSync('sleep 1');",
    "spawnSync('/bin/sleep', ['1']);",
    "spawnSync('bash', ['-c', 'true; sleep 1']);",
    'const pause = promisify(setTimeout);',
    'const pause = setTimeout;',
    'const { setTimeout: pause } = window;',
    'setTimeout.call(window, resolve, 100);',
    'await page[`waitForTimeout`](100);',
    "const { setTimeout: pause } = await import('node:timers/promises');",
    "const timers = require('timers/promises');",
    "export * from 'node:timers/promises';",
    'await page.waitForFunction((end) => Date.now() > end, [1]);',
    "await page.waitForLoadState('networkidle');",
    'const signal = AbortSignal.timeout(100);',
  ],
  'retry-assertions': [
    'expect(await page.title()).toBe("Home");',
    'expect((await page.locator("h1").boundingBox())?.x).toBe(0);',
    'expect.soft(await isOpen(page)).toBe(true);',
    'const width = await page.evaluate(() => innerWidth); expect(width).toBe(360);',
    'const { x } = (await link.boundingBox()) ?? {}; expect(x).toBe(0);',
    'expect([await page.title(), 1]).toEqual(["Home", 1]);',
    'const title = await readTitle(page); expect(title).toBe("Home");',
    'const [title] = await Promise.all([page.title(), leave()]); expect(title).toBe("Home");',
    'const title = await page.title().then((text) => text.trim()); expect(title).toBe("Home");',
    'let title; title = await page.title(); expect(title).toBe("Home");',
    'expect(page.url()).toBe("/");',
    'await expect(page.title()).resolves.toBe("Home");',
    'for (const text of await links.allTextContents()) expect(text).toBe("Home");',
    'poll(async () => { expect(await page.title()).toBe("Home"); });',
  ],
  'no-unbounded-loop': [
    'while (!done) await step();',
    'do { await step(); } while (!done);',
    'for (;;) { if (await step()) break; }',
    'for (let step = 0; true; step += 1) await take(step);',
    'for (let step = 0; !(await isDone()); step += 1);',
    'for (let step = 0; step < 3; ) await take();',
    'while (Date.now() < end) {}',
  ],
  'workspace-paths': [
    "readFileSync('out/index.html', 'utf8');",
    'readFileSync(`out${route}index.html`);',
    'const folder = `.cache/${name}`;',
    "serve('./out');",
    "rmSync('.next/bundled');",
    "const file = 'data/site.ts';",
    'const file = `data/products/${id}/nav.ts`;',
    "watch('data');",
    "copy('public');",
  ],
};

const ALLOWED = [
  'await page.clock.runFor(100);',
  'jest.advanceTimersByTime(100);',
  'await expect(page.locator("h1")).toHaveText("Home");',
  'await expect.poll(() => page.title()).toBe("Home");',
  'await expect.poll(async () => (await link.boundingBox())?.x).toBe(0);',
  'await expect(async () => { expect(await page.title()).toBe("Home"); }).toPass();',
  'const before = await page.title(); await expect.poll(() => page.title()).not.toBe(before);',
  'const text = readFileSync(`${OUT}/index.html`, "utf8"); expect(text).toContain("<h1");',
  'child.stdout.on("data", read); link.getAttribute("data"); const text = "out of reach"; join("./data");',
  'for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");',
  'for (const page of pages) await page.close();',
];

describe('the lint rules of tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Returns the rules that reject each piece of code, from one run of the linter. */
  function lint(pieces: readonly string[]): Map<string, string[]> {
    const files = pieces.map((piece, index) => {
      const name = `piece${index}.ts`;
      writeFileSync(join(folder, name), `${piece}\n`);
      return { piece, name };
    });
    const rules = Object.fromEntries(Object.keys(REFUSED).map((rule) => [`tests/${rule}`, 'error']));
    const config = join(folder, 'config.json');
    const plugin = join(process.cwd(), 'tests/lint/plugin.mjs');
    writeFileSync(config, JSON.stringify({ jsPlugins: [plugin], categories: { correctness: 'off' }, rules }));
    const { stdout } = spawnSync(
      join(process.cwd(), 'node_modules/.bin/oxlint'),
      ['-c', config, '--format=json', ...files.map(({ name }) => name)],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    return new Map(
      files.map(({ piece, name }) => [
        piece,
        diagnostics.filter(({ filename }) => basename(filename) === name).map(({ code }) => code),
      ]),
    );
  }

  const found = lint([...Object.values(REFUSED).flat(), ...ALLOWED]);

  it.each(Object.entries(REFUSED))('tests/%s rejects its target', (rule, pieces) => {
    expect(pieces.filter((piece) => !found.get(piece)?.includes(`tests(${rule})`))).toEqual([]);
  });

  it('accept retrying assertions, driven clocks, bounded loops and words like those of folders', () => {
    expect(ALLOWED.filter((piece) => found.get(piece)?.length !== 0)).toEqual([]);
  });
});
