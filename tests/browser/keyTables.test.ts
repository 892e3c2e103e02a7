import { readFileSync } from 'node:fs';
import { OUT } from '../../src/content/workspace';
import { readRoutes } from '../site/harness/readRoutes';
import { expect, FULL, test } from './fixtures/test';
import type { Check } from './keyChecks';
import { KEY_EFFECTS, type Effect } from './keyEffects';

const PRODUCT = '/material-ui/';

const NAMES: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};

/** Returns a key as Playwright names it: `Page Up` becomes `PageUp`, `Shift + Arrow Up` becomes `Shift+ArrowUp`. */
const nameKey = (key: string) =>
  key
    .split('+')
    .map((part) => part.trim())
    .map((part) => NAMES[part] ?? part.replace(/ (\w)/g, (_match, letter: string) => letter.toUpperCase()))
    .join('+');

/** Returns the first cells of the tables of keys of a page. */
function readRows(route: string): string[] {
  const html = readFileSync(`${OUT}${route}index.html`, 'utf8');
  return [...html.matchAll(/<table>.*?<\/table>/gs)]
    .map(([table]) => table)
    .filter((table) => /<th[^>]*>Key<\/th>/.test(table) && table.includes('<kbd'))
    .flatMap((table) => [...table.matchAll(/<tr>\s*<td>(.*?)<\/td>/gs)])
    .map(([, cell = '']) => cell.replace(/<[^>]*>/g, ''));
}

const keysOf = (row: string) => row.split(', ');
const pageOf = (route: string) => route.slice(PRODUCT.length, -1);

/** Returns the checks of the keys of a row. */
function listChecks(row: string, effect: Effect): { key: string; check: Check }[] {
  const isOfAll = (of: Effect): of is Check | readonly Check[] =>
    typeof of === 'function' || Array.isArray(of);
  const ofKeys = isOfAll(effect) ? keysOf(row).map((key) => [key, effect] as const) : Object.entries(effect);
  return ofKeys.flatMap(([key, of]) => [of].flat().map((check) => ({ key, check })));
}

test.describe('the tables of keys', () => {
  test('promise what is pressed below, and nothing else', FULL, () => {
    const promised = readRoutes()
      .filter((route) => route.startsWith(PRODUCT))
      .flatMap((route) =>
        readRows(route).flatMap((row) => keysOf(row).map((key) => `${pageOf(route)}: ${row}: ${key}`)),
      );
    const pressed = Object.entries(KEY_EFFECTS).flatMap(([page, rows]) =>
      Object.entries(rows).flatMap(([row, effect]) =>
        listChecks(row, effect).map(({ key }) => `${page}: ${row}: ${key}`),
      ),
    );
    expect(promised.filter((key) => !pressed.includes(key))).toEqual([]);
    expect(pressed.filter((key) => !promised.includes(key))).toEqual([]);
  });

  for (const [name, rows] of Object.entries(KEY_EFFECTS))
    for (const [row, effect] of Object.entries(rows))
      test(`hold on ${name}: ${row}`, FULL, async ({ site }) => {
        const page = await site.open(`${PRODUCT}${name}/`, { reducedMotion: 'reduce' });
        for (const { key, check } of listChecks(row, effect)) {
          await page.goto(`${site.origin}${PRODUCT}${name}/`);
          await check(page, nameKey(key));
        }
      });
});
