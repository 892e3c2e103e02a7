import { expect, type Page } from '@playwright/test';

/** A demo of the page, or what its first button opens. */
export type Place = string | { readonly demo: string; readonly opens: string };

/** Presses a key in a demo of an open page, and asserts what follows. */
export type Check = (page: Page, key: string) => Promise<void>;

const stageOf = (page: Page, demo: string) => page.locator(`[id="${demo}.tsx"] [data-stage]`);
const openerOf = (page: Page, demo: string) =>
  stageOf(page, demo).locator('button, [role="combobox"]').first();

/** Returns what is open on a page. The playground of the page may have opened the same. */
export const openedOf = (page: Page, selector: string) =>
  page.locator(`${selector}:not([data-playground] *)`);

/** Returns the part of the page that has the keys. */
export const partOf = (page: Page, place: Place) =>
  typeof place === 'string' ? stageOf(page, place) : openedOf(page, place.opens);

/** Makes a demo interactive, and opens what is to be opened. */
export async function enter(page: Page, place: Place): Promise<void> {
  const demo = typeof place === 'string' ? place : place.demo;
  const stage = stageOf(page, demo);
  await stage.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const holder = stage.locator('[data-demo]').first();
  await holder.dispatchEvent('pointerdown');
  await expect(holder).toHaveAttribute('data-live', '', { timeout: 30_000 });
  if (typeof place === 'string') return;
  await openerOf(page, demo).press('Enter');
  await expect(openedOf(page, place.opens)).toBeVisible();
}

/** Enters a place, focuses an element in it or leaves the focus where it is, and presses the key. */
async function pressOn(page: Page, place: Place, selector: string, key: string): Promise<void> {
  await enter(page, place);
  if (selector) await partOf(page, place).locator(selector).focus();
  await page.keyboard.press(key);
}

/** The key moves the focus from one element, or from where it is, to another one. */
export const moves =
  (place: Place, from: string, to: string): Check =>
  async (page, key) => {
    await pressOn(page, place, from, key);
    await expect(partOf(page, place).locator(to)).toBeFocused();
  };

/** The key, which is Tab, leads into a part of the page at this element, and out of it. */
export const enters =
  (place: Place, stop: string): Check =>
  async (page, key) => {
    const target = partOf(page, place).locator(stop);
    await enter(page, place);
    await target.focus();
    await page.keyboard.press(`Shift+${key}`);
    await expect(target).not.toBeFocused();
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
    await page.keyboard.press(key);
    await expect(target).not.toBeFocused();
  };

/** The key chooses another radio button. */
export const chooses =
  (place: Place, from: string, to: string): Check =>
  async (page, key) => {
    await pressOn(page, place, from, key);
    await expect(partOf(page, place).locator(to)).toBeFocused();
    await expect(partOf(page, place).locator(to)).toBeChecked();
  };

/** The key checks a box, and unchecks it. */
export const checks =
  (place: Place, on: string): Check =>
  async (page, key) => {
    const target = partOf(page, place).locator(on);
    await enter(page, place);
    const before = await target.isChecked();
    await target.focus();
    for (const checked of [!before, before]) {
      await page.keyboard.press(key);
      await expect(target).toBeChecked({ checked });
    }
  };

/** The key turns an attribute of an element from one value to the other, and back. */
export const toggles =
  (place: Place, on: string, attribute: string, from: 'false' | 'true' = 'false'): Check =>
  async (page, key) => {
    const target = partOf(page, place).locator(on);
    await enter(page, place);
    await target.focus();
    await expect(target).toHaveAttribute(attribute, from);
    await page.keyboard.press(key);
    await expect(target).toHaveAttribute(attribute, String(from !== 'true'));
    await page.keyboard.press(key);
    await expect(target).toHaveAttribute(attribute, from);
  };

/** The key gives a field this value. */
export const fills =
  (place: Place, on: string, value: string): Check =>
  async (page, key) => {
    await pressOn(page, place, on, key);
    await expect(partOf(page, place).locator(on)).toHaveValue(value);
  };

/** The key on an element shows what was not there. */
export const shows =
  (place: Place, on: string, shown: string): Check =>
  async (page, key) => {
    const target = partOf(page, place).locator(shown);
    await enter(page, place);
    await expect(target).toHaveCount(0);
    await partOf(page, place).locator(on).press(key);
    await expect(target).toBeVisible();
  };

/** The key opens something outside of the demo. */
export const opens =
  (demo: string, on: string, opened: string): Check =>
  async (page, key) => {
    await pressOn(page, demo, on, key);
    await expect(openedOf(page, opened)).toBeVisible();
  };

/** The key closes what the first button of a demo has opened, and the button has the focus again. */
export const closes =
  (demo: string, opened: string): Check =>
  async (page, key) => {
    await pressOn(page, { demo, opens: opened }, '', key);
    await expect(openedOf(page, opened)).toBeHidden();
    await expect(openerOf(page, demo)).toBeFocused();
  };

/** Enters a place, and counts the clicks on an element in it in an attribute of its own. */
async function countClicks(page: Page, place: Place, on: string): Promise<void> {
  await enter(page, place);
  await partOf(page, place)
    .locator(on)
    .evaluate((element) => {
      element.addEventListener('click', () => {
        element.setAttribute('data-clicks', String(Number(element.getAttribute('data-clicks')) + 1));
      });
    });
}

/** The key presses a button, or follows a link. */
export const clicks =
  (place: Place, on: string): Check =>
  async (page, key) => {
    const target = partOf(page, place).locator(on);
    await countClicks(page, place, on);
    await target.press(key);
    await expect(target).toHaveAttribute('data-clicks', '1');
  };

/** The key does not follow a link, but Enter does. */
export const ignores =
  (place: Place, on: string): Check =>
  async (page, key) => {
    const target = partOf(page, place).locator(on);
    await countClicks(page, place, on);
    await target.press(key);
    await target.press('Enter');
    await expect(target).toHaveAttribute('data-clicks', '1');
  };
