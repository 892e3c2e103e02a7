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
    await page.locator('#consent').waitFor();
    await page.locator(OFFER).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator(OFFER).waitFor({ state: 'hidden' });
    await page.locator('#consent button').first().click();
    await page.locator(OFFER).waitFor();
  });
});
