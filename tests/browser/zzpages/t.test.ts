import { test, expect } from '../fixtures/test';
import { waitForRuntime } from '../fixtures/page';
import type { Page } from '@playwright/test';
    const PARTS: readonly [string, string, number, (page: Page) => Promise<unknown>][] = [
    [
      'the search dialog',
      '/core/',
      60_000,
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.locator('.DocSearch-Input').first().waitFor();
        await page.waitForTimeout(1000);console.log('typing');
        await page.keyboard.type('button');
        await page.locator('.DocSearch-Hit').first().waitFor();
      },
    ],
    [
      'the settings',
      '/core/',
      7000,
      async (page) => {
        await page.locator('header [data-opens="settings"]').click();
        await page.locator('dialog[open]').waitFor();
      },
    ],
    [
      'the editor of a demo',
      '/material-ui/react-button/',
      340_000,
      async (page) => {
        const demo = page.locator('section:has([data-demo])').first();
        await demo.getByRole('button', { name: 'Edit live' }).click();
        await demo.locator('textarea').first().waitFor();console.log('area');
        await page.waitForTimeout(2000);
        console.log(await demo.evaluate(e=>e.outerHTML.slice(0,3000)));
      },
    ],
    [
      'the demos of the data grid',
      '/x/react-data-grid/',
      400_000,
      async (page) => {
        await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
        await page.locator('[data-demo][data-live]').first().waitFor();
      },
    ]];
for (const [name, r, , open] of PARTS) test(name, async ({ site }) => {
  let t = Date.now(); 
  const page = await site.openReady(r, { fresh:true });
  await page.waitForTimeout(500);
  console.log(await page.evaluate(()=>[...document.querySelectorAll('[data-ad-state]')].map(e=>[e.outerHTML.slice(0,300)])));
  let n=0; const out: string[]=[];
  page.on('request', (q) => console.log(`${Date.now()-t} + ${new URL(q.url()).pathname}`));
  page.on('requestfinished', (q) => console.log(`${Date.now()-t}   - ${new URL(q.url()).pathname.slice(-30)}`));
  t=Date.now();
  await open(page);console.log(`${Date.now()-t} opened`);
  await page.waitForTimeout(3000);
});
