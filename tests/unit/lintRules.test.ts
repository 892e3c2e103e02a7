import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Code, and the rule that rejects it; none accepts it. */
const PIECES: readonly (readonly [code: string, rule?: string])[] = [
  ['await page.waitForTimeout(100);', 'no-sleep'],
  ['await new Promise((resolve) => { window.setTimeout(resolve, 100); });', 'no-sleep'],
  ["import { setTimeout as pause } from 'node:timers/promises';", 'no-sleep'],
  ['const { setTimeout: pause } = window;', 'no-sleep'],
  ["spawnSync('bash', ['-c', 'true; sleep 1']);", 'no-sleep'],
  ["await page.waitForLoadState('networkidle');", 'no-sleep'],
  ['await page.clock.runFor(100);'],
  ['jest.advanceTimersByTime(100);'],
  ['expect(await page.title()).toBe("Home");', 'retry-assertions'],
  ['expect(page.url()).toBe("/");', 'retry-assertions'],
  ['const { x } = (await link.boundingBox()) ?? {}; expect(x).toBe(0);', 'retry-assertions'],
  ['let title; title = await readTitle(page); expect([title, 1]).toEqual(["Home", 1]);', 'retry-assertions'],
  ['for (const text of await links.allTextContents()) expect(text).toBe("Home");', 'retry-assertions'],
  ['await expect(page.title()).resolves.toBe("Home");', 'retry-assertions'],
  ['await expect(page.locator("h1")).toHaveText("Home");'],
  ['await expect.poll(async () => (await link.boundingBox())?.x).toBe(0);'],
  ['await expect(async () => { expect(await page.title()).toBe("Home"); }).toPass();'],
  ['const before = await page.title(); await expect.poll(() => page.title()).not.toBe(before);'],
];

describe('the lint rules of tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reject sleeps and assertions that read a page once, and accept what waits for a state', () => {
    PIECES.forEach(([code], index) => writeFileSync(join(folder, `piece${index}.ts`), `${code}\n`));
    const config = join(folder, 'config.json');
    writeFileSync(
      config,
      JSON.stringify({
        jsPlugins: [join(process.cwd(), 'tests/lint/plugin.mjs')],
        categories: { correctness: 'off' },
        rules: { 'tests/no-sleep': 'error', 'tests/retry-assertions': 'error' },
      }),
    );
    const { stdout } = spawnSync(
      join(process.cwd(), 'node_modules/.bin/oxlint'),
      ['-c', config, '--format=json', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    const found = PIECES.map(([code], index) => {
      const rules = diagnostics.filter(({ filename }) => filename.endsWith(`piece${index}.ts`));
      return [code, ...new Set(rules.map((diagnostic) => diagnostic.code))];
    });
    expect(found).toEqual(PIECES.map(([code, rule]) => (rule ? [code, `tests(${rule})`] : [code])));
  });
});
