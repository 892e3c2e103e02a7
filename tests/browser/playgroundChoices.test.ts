import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createTurns } from './demos/pickDemoPages';
import { expect, full, test } from './fixtures/test';

/** The playground whose choices the gate draws, too. */
const GATE = '/system/react-box/';

/** Lists the page of the gate, and those of one turn in so many. */
function listOfTurn(turns: number): string[] {
  const isOfTurn = createTurns(turns);
  return listPages().filter((path, index) => path === GATE || isOfTurn(path, index));
}

/** Lists the pages with a playground, by the files of the playgrounds. */
function listPages(): string[] {
  return readdirSync('data/products', { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/\\]pages[/\\].*\.playground\.tsx$/.test(file))
    .map(
      (file) =>
        `/${file
          .replaceAll('\\', '/')
          .replace('/pages/', '/')
          .replace(/[^/]*$/, '')}`,
    )
    .sort();
}

/**
 * Makes each choice of each control once, from the first state, and returns how many there were, and those that
 * made the component throw. After the choices of a control it goes back to the first one, and returns those that
 * left the stage different from the first state.
 */
async function chooseAll(page: Page): Promise<{ count: number; broken: string[]; kept: string[] }> {
  return page.evaluate(async () => {
    const stage = document.querySelector('[data-playground] [data-stage]');
    const form = document.querySelector<HTMLFormElement>('[data-playground] form');
    const broken: string[] = [];
    const kept: string[] = [];
    let count = 0;
    /** A transition or a measurement of the grid may need that many. */
    const MAX_TURNS = 12;
    // Ids count up, the marks of a press come and go, and the build leaves names for tests.
    const isKept = ({ name, value }: Attr) =>
      !/^(?:id|for|name|style|data-testid|aria-(?:\w+by|controls|owns))$/.test(name) &&
      !value.includes('ipple');
    const drawn = () =>
      [...(stage?.querySelectorAll('[data-demo] *') ?? [])]
        .filter((element) => !element.closest('[class*="TouchRipple"]'))
        .map((element) => {
          const texts = [...element.childNodes].filter((node) => node instanceof Text);
          const attributes = [...element.attributes].filter(isKept).map(({ name, value }) => name + value);
          // A transition that has ended leaves some. React adds what comes later at the end.
          const style =
            element instanceof HTMLElement
              ? element.style.cssText
                  .replace(/transform: none;|transition: [^;]*(?:\([^)]*\)[^;]*)*;/g, '')
                  .split(/;\s*/)
                  .sort()
                  .join(';')
              : '';
          return [element.tagName, ...attributes.sort(), style, ...texts.map(({ data }) => data)].join(' ');
        })
        .join('\n');
    const frames = async () => {
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const announce = async (field: Element, choice: string) => {
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await frames();
      count += 1;
      if (stage?.querySelector('[role="alert"] pre')) broken.push(choice);
    };
    // The grid draws its rows after it has measured itself.
    let first = '';
    for (let turn = 0, same = 0; turn < 5 * MAX_TURNS && same < MAX_TURNS; turn += 1) {
      await frames();
      same = drawn() === first ? same + 1 : 0;
      first = drawn();
    }
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLSelectElement) {
        for (const { value } of field.options) {
          field.value = value;
          await announce(field, `${field.name}=${value}`);
        }
      } else if (field instanceof HTMLInputElement) {
        const values = field.type === 'number' ? ['0', '1', '24'] : field.type === 'text' ? ['', 'Text'] : [];
        for (const value of values) {
          field.value = value;
          await announce(field, `${field.name}=${value}`);
        }
        if (values.length === 0) {
          field.checked = !field.checked || field.type === 'radio';
          await announce(field, `${field.name}=${field.value}`);
        }
      }
      form?.reset();
      field.dispatchEvent(new Event('input', { bubbles: true }));
      for (let turn = 0; turn < MAX_TURNS && drawn() !== first; turn += 1) await frames();
      const now = drawn().split('\n');
      const other = now.find((line, index) => line !== first.split('\n')[index]);
      // Rows of the grid keep a style of this one, which shows only with a function for the spacing.
      const isKnown = field.getAttribute('name') === 'rowSpacingType';
      if (drawn() !== first && !isKnown) kept.push(`${field.getAttribute('name')}: ${other}`);
    }
    return { count, broken, kept };
  });
}

test.describe('every choice of a playground', () => {
  for (const path of listOfTurn(2)) {
    // A message on the console fails the test, too.
    test(`is drawn without a message at ${path}`, full(path !== GATE), async ({ site }) => {
      const page = await site.openReady(path);
      const live = page.locator('[data-playground] [data-demo][data-live]');
      await page.locator('[data-playground] form :is(input, select)').first().dispatchEvent('input');
      await expect(live).toHaveCount(1);
      const result = await chooseAll(page);
      test.info().annotations.push({ type: 'choices', description: String(result.count) });
      await expect.poll(() => result.broken).toEqual([]);
      await expect.poll(() => result.kept).toEqual([]);
      await expect.poll(() => result.count).toBeGreaterThan(0);
    });
  }
});

test.describe('an untouched playground', () => {
  for (const path of listOfTurn(4))
    test(
      `follows the direction that a reader chooses, now and later, at ${path}`,
      full(path !== GATE),
      async ({ site }) => {
        const page = await site.openReady(path);
        const stage = page.locator('[data-playground] [data-stage]');
        const expectRight = async () => {
          await expect(stage).toHaveAttribute('dir', 'rtl');
          await expect(stage.locator('[data-demo][data-live], iframe[data-live]')).toHaveCount(1);
        };
        await page.click('header [data-opens="settings"]');
        await page.locator('dialog[open]').getByRole('radio', { name: 'Right to left' }).check();
        await page.keyboard.press('Escape');
        await stage.scrollIntoViewIfNeeded();
        await expectRight();
        // Nothing but the document is known of the choice then.
        await page.reload();
        await expectRight();
      },
    );
});
