import { waitForRuntime } from '../harness/waitForRuntime';
import { configureAnalytics } from './configureAnalytics';
import { useProduction } from './useProduction';

const production = useProduction();
const OFFER = '[data-language-offer]';

describe('the question for consent', () => {
  it('comes before the offer of a language where both would lie in one place', async () => {
    const { server, newReader } = production();
    configureAnalytics(server, '');
    const reader = await newReader((context) =>
      context.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { get: () => ['zh-CN'] });
      }),
    );
    const page = await reader.newPage();
    await page.goto(`${server.origin}/material-ui/react-button/`);
    await waitForRuntime(page);
    await page.locator('#_consent').waitFor();
    await page.locator(OFFER).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator(OFFER).waitFor({ state: 'hidden' });
    await page.locator('#_consent button').first().click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.locator(OFFER).waitFor();
  });

  it('hides nothing that has the focus', async () => {
    const { server, newReader } = production();
    configureAnalytics(server, '');
    const page = await (await newReader()).newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.origin}/material-ui/react-button/`);
    await waitForRuntime(page);
    await page.locator('#_consent').waitFor();
    const hidden: unknown[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      hidden.push(
        ...(await page.evaluate(() => {
          const element = document.activeElement ?? document.body;
          const bar = document.getElementById('_consent');
          const { top } = bar?.getBoundingClientRect() ?? new DOMRect();
          const isBehind = !bar?.contains(element) && element.getBoundingClientRect().top >= top;
          return isBehind ? [element.outerHTML.slice(0, 90)] : [];
        })),
      );
    }
    expect(hidden).toEqual([]);
  });
});
