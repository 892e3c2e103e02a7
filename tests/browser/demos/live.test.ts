import type { Frame, Page } from 'playwright-core';
import { openReady } from '../harness/openReady';
import { useSite } from '../harness/useSite';

const site = useSite();
const PAGE = '/experiments/docs/demos/';
const NAME = 'SeatCounter';
/** Code that does not answer is given 8 seconds. */
const PATIENCE_MS = 40_000;

const demo = (page: Page, name = NAME) => page.locator(`section[aria-label="${name}"]`);
const tool = (page: Page, label: string, name = NAME) =>
  demo(page, name).getByRole('button', { name: label, exact: true });
const field = (page: Page) => demo(page).locator('.pce-textarea');

/** Opens the editor of the demo and waits until the frame shows it. */
async function edit(page: Page): Promise<Frame> {
  await tool(page, 'Edit live').click();
  await field(page).waitFor({ state: 'attached' });
  await page.frameLocator('iframe[sandbox]').locator('#demo > *').first().waitFor();
  const frame = page.frames().find((candidate) => candidate.url().includes('/_docs/live/'));
  if (!frame) throw new Error('There is no live frame');
  return frame;
}

/** Closes the editor and waits until the demo is back in its place. */
async function close(page: Page): Promise<void> {
  await tool(page, 'Edit live').click();
  await demo(page).locator('[data-demo]').waitFor();
  await page.locator('iframe[sandbox]').waitFor({ state: 'detached' });
}

/** Puts a text in the place of all that is written. */
async function write(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

const EDIT =
  "export default function Mine() {\n  const text: string = 'Mine alone';\n  return <p>{text}</p>;\n}\n";
const shows = (frame: Frame, text: string) => frame.locator('#demo', { hasText: text }).waitFor();
const says = (page: Page, text: string | RegExp) =>
  demo(page).locator('p[role="status"][dir][dir]', { hasText: text }).waitFor({ timeout: PATIENCE_MS });
const isQuiet = (page: Page) =>
  page.waitForFunction(() => document.querySelector('p[role="status"][dir][dir]')?.textContent === '');

describe('live editing', () => {
  it('loads nothing before it is asked for, then runs what is typed in a document that can reach nothing', async () => {
    const loaded: string[] = [];
    const page = await openReady(site(), PAGE);
    page.on('request', (request) => loaded.push(request.url()));
    await demo(page).scrollIntoViewIfNeeded();
    expect(loaded.filter((url) => /\/_docs\/(live|texts)\//.test(url))).toEqual([]);
    const frame = await edit(page);
    await write(page, EDIT);
    await shows(frame, 'Mine alone');
    const reach = await frame.evaluate(() => {
      const attempt = (task: () => unknown) => {
        try {
          return String(task());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        window.origin,
        attempt(() => window.parent.document.title),
        attempt(() => localStorage.length),
        attempt(() => document.cookie),
        attempt(() => window.top?.location.href),
      ];
    });
    expect(reach).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError', 'SecurityError']);
  });

  it('tells errors below the editor, of every kind, and keeps the last result meanwhile', async () => {
    const page = await openReady(site(), PAGE, { expected: [/no-such-package|Refused|Mine breaks/] });
    const frame = await edit(page);
    await write(page, EDIT);
    await shows(frame, 'Mine alone');
    await write(page, 'export default function Broken( {');
    await says(page, /Line \d+: /);
    await shows(frame, 'Mine alone');
    await write(page, "import x from 'no-such-package';\nexport default () => <p>{x}</p>;");
    await says(page, 'There is no module no-such-package');
    await write(page, 'export const nothing = 1;');
    await says(page, 'no default export');
    await write(page, "export default function Mine(): never {\n  throw new Error('Mine breaks');\n}");
    await says(page, 'Mine breaks');
    await write(page, EDIT);
    await shows(frame, 'Mine alone');
    await isQuiet(page);
  });

  it.each([
    ['a handler', "onClick={() => { throw new Error('boom at once'); }}", 'boom at once'],
    ['a timer', "onClick={() => setTimeout(() => { throw new Error('boom later'); })}", 'boom later'],
    ['a library', 'onClick={() => flushSync(1)}', 'is not a function'],
    ['a promise', "onClick={() => void Promise.reject(new Error('boom, promised'))}", 'boom, promised'],
  ])('tells what %s throws, by its words', async (_what, handler, words) => {
    const page = await openReady(site(), PAGE, { expected: [/boom|is not a function/] });
    const frame = await edit(page);
    await write(
      page,
      `import { flushSync } from 'react-dom';\nexport default () => <button ${handler}>Press</button>;`,
    );
    await frame.locator('button', { hasText: 'Press' }).click();
    await says(page, words);
    await write(page, EDIT);
    await shows(frame, 'Mine alone');
    await isQuiet(page);
  });

  it('tells what a program has left behind while it was loaded, although it is shown', async () => {
    const page = await openReady(site(), PAGE, { expected: [/boom/] });
    const frame = await edit(page);
    await write(page, `void Promise.reject(new Error('boom, promised'));\n${EDIT}`);
    await shows(frame, 'Mine alone');
    await says(page, 'boom, promised');
    await tool(page, 'Switch the direction of this demo').click();
    await frame.waitForFunction(() => document.documentElement.dir === 'rtl');
    await says(page, 'boom, promised');
  });

  it.each([
    ['its element', "document.getElementById('demo').remove()"],
    ['what is in its element', "document.getElementById('demo').replaceChildren()"],
    ['the whole document', 'document.documentElement.remove()'],
  ])('goes on with the next change after code that has taken away %s', async (_what, deed) => {
    const page = await openReady(site(), PAGE, { expected: [/removeChild|not a child/] });
    const frame = await edit(page);
    await write(
      page,
      `export default () => <button onClick={() => { ${deed}; parent.postMessage('done', '*'); }}>Go</button>;`,
    );
    await page.evaluate(() =>
      window.addEventListener('message', ({ data }) => {
        if (data === 'done') document.body.dataset.done = '';
      }),
    );
    await frame.locator('button', { hasText: 'Go' }).click();
    await page.locator('[data-done]').waitFor();
    await write(page, EDIT);
    await page.frameLocator('iframe[sandbox]').locator('#demo', { hasText: 'Mine alone' }).waitFor();
    await isQuiet(page);
  });

  it('runs nothing for whoever embeds the frame without a sandbox', async () => {
    const page = await openReady(site(), PAGE);
    const live = await edit(page);
    const ran = await page.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
      await new Promise((resolve) => {
        frame.onload = resolve;
      });
      const inner = frame.contentWindow;
      if (!inner) throw new Error('The frame has no window');
      // Whoever listens since before has heard it by then.
      const heard = new Promise((resolve) => {
        inner.addEventListener('message', resolve);
      });
      const code = "localStorage.setItem('ran', '1'); exports.default = () => null;";
      inner.postMessage(
        { kind: 'live-run', run: 1, code, modules: {}, direction: 'ltr', scheme: 'light' },
        '*',
      );
      await heard;
      return localStorage.getItem('ran');
    }, live.url());
    expect(ran).toBeNull();
  });

  it('is entered with Enter, indents with Tab and is left with Escape', async () => {
    const page = await openReady(site(), PAGE);
    await edit(page);
    const group = demo(page).getByRole('group', { name: `Source of ${NAME}, editable` });
    await group.focus();
    const hint = await group.getAttribute('aria-describedby');
    expect(await page.evaluate((id) => document.getElementById(id ?? '')?.textContent, hint)).toContain(
      'Escape leaves it',
    );
    await page.keyboard.press('Enter');
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const before = await field(page).inputValue();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Tab');
    expect(await field(page).inputValue()).toBe(`  ${before}`);
    await page.keyboard.press('Escape');
    expect(await group.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.prism-code-editor'))).toBeNull();
    await page.keyboard.press('Shift+Tab');
    expect(await group.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('takes edits along to the other language when it can, and asks when it can not', async () => {
    const page = await openReady(site(), PAGE);
    const frame = await edit(page);
    await write(page, EDIT);
    await shows(frame, 'Mine alone');
    await tool(page, 'JS').click();
    await page.waitForFunction(
      () => !document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes(': string'),
    );
    expect(await field(page).inputValue()).toContain("'Mine alone'");
    // The types outlive the editor.
    await close(page);
    await edit(page);
    await tool(page, 'TS').click();
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes(': string'),
    );
    await write(page, 'const broken: = 1');
    await tool(page, 'JS').click();
    const question = demo(page).getByRole('alert');
    await question.getByText("can't be turned into JavaScript").waitFor();
    await question.getByRole('button', { name: 'Keep editing in TypeScript' }).click();
    expect(await field(page).inputValue()).toBe('const broken: = 1');
    await tool(page, 'TS').click();
    await tool(page, 'JS').click();
    await question.getByRole('button', { name: 'Discard the edits' }).click();
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes('SeatCounter'),
    );
    expect(await field(page).inputValue()).not.toContain('useState<');
  });

  it('turns an edit into the language that was chosen once its errors are mended', async () => {
    const page = await openReady(site(), PAGE);
    await edit(page);
    await write(page, 'const broken: = 1');
    await tool(page, 'JS').click();
    await demo(page).getByRole('alert').getByText("can't be turned into JavaScript").waitFor();
    await write(page, EDIT);
    await demo(page).getByRole('alert').waitFor({ state: 'detached' });
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes('const text ='),
    );
  });

  it('restores the source on reset, keeps edits while it is closed, and holds back updates of the site meanwhile', async () => {
    const page = await openReady(site(), PAGE);
    const source = await demo(page).locator('[data-code-block] pre').last().textContent();
    await edit(page);
    const edited = page.locator('[data-edited]');
    expect(await edited.count()).toBe(0);
    await write(page, EDIT);
    await edited.waitFor();
    await close(page);
    expect(await edited.count()).toBe(1);
    await edit(page);
    expect(await field(page).inputValue()).toBe(EDIT);
    await tool(page, 'Reset demo').click();
    await page.waitForFunction(
      () => !document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes('Mine'),
    );
    expect((await field(page).inputValue()).trimEnd()).toBe(source?.trimEnd());
    await edited.waitFor({ state: 'detached' });
    await write(page, EDIT);
    await edited.waitFor();
    await close(page);
    await tool(page, 'Reset demo').click();
    await edited.waitFor({ state: 'detached' });
    await edit(page);
    expect((await field(page).inputValue()).trimEnd()).toBe(source?.trimEnd());
  });

  it('leaves the page alone while the edited code runs in circles, and says that it does', async () => {
    const page = await openReady(site(), PAGE);
    await edit(page);
    await write(page, 'export default function Mine() {\n  while (true) {}\n}');
    await says(page, 'does not answer');
    // It still runs; a page that had to wait for it would not answer at all.
    await tool(page, 'Show code', 'PageRating').click();
    await tool(page, 'Hide code', 'PageRating').waitFor();
    await tool(page, 'Reset demo').click();
    await page.frameLocator('iframe[sandbox]').locator('#demo > *').first().waitFor();
  });

  it('goes on with the next change after code that ran in circles', async () => {
    const page = await openReady(site(), PAGE);
    await edit(page);
    await write(page, 'export default function Mine() {\n  while (true) {}\n}');
    await says(page, 'does not answer');
    await write(page, EDIT);
    await page.frameLocator('iframe[sandbox]').locator('#demo', { hasText: 'Mine alone' }).waitFor();
    await isQuiet(page);
    expect(await field(page).inputValue()).toBe(EDIT);
  });

  it('does not listen to messages of anybody else', async () => {
    const page = await openReady(site(), PAGE);
    await edit(page);
    await page.evaluate(() => {
      for (const run of [0, 1, 2, 3])
        window.postMessage({ kind: 'live-fault', run, fault: 'threw', message: 'forged' }, '*');
    });
    await page.evaluate(async () => {
      const other = document.createElement('iframe');
      other.src = document.querySelector<HTMLIFrameElement>('iframe[sandbox]')?.src ?? '';
      other.setAttribute('sandbox', 'allow-scripts');
      document.body.append(other);
      await new Promise((resolve) => {
        other.onload = resolve;
      });
    });
    await page.waitForTimeout(500);
    expect(await demo(page).locator('p[role="status"][dir][dir]').textContent()).toBe('');
  });

  it('follows the colours and the direction of the demo', async () => {
    const page = await openReady(site(), PAGE, { colorScheme: 'light' });
    const frame = await edit(page);
    const look = () =>
      frame.evaluate(() => [document.documentElement.dataset.muiColorScheme, document.documentElement.dir]);
    expect(await look()).toEqual(['light', 'ltr']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await frame.waitForFunction(() => document.documentElement.dataset.muiColorScheme === 'dark');
    await tool(page, 'Switch the direction of this demo').click();
    await frame.waitForFunction(() => document.documentElement.dir === 'rtl');
  });

  it('says that it needs the network, and tries again when asked', async () => {
    const page = await openReady(site(), PAGE, { expected: [/ERR_INTERNET_DISCONNECTED/] });
    await page.context().setOffline(true);
    await tool(page, 'Edit live').click();
    await demo(page).getByText('This needs the network.').first().waitFor();
    await page.context().setOffline(false);
    await demo(page).getByRole('button', { name: 'Try again' }).click();
    await field(page).waitFor({ state: 'attached' });
  });

  it('is not offered where the page says so', async () => {
    const page = await openReady(site(), PAGE);
    expect(await tool(page, 'Edit live', 'VolumeSlider').count()).toBe(0);
    expect(
      await demo(page, 'VolumeSlider').getByRole('link', { name: 'Source file of this demo' }).count(),
    ).toBe(0);
  });
});

describe('the only policy that lets code be made from text', () => {
  it('is that of live frames', async () => {
    const page = await openReady(site(), PAGE);
    expect(
      await page.evaluate(() =>
        document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
      ),
    ).not.toContain('unsafe-eval');
    const frame = await edit(page);
    expect(
      await frame.evaluate(() =>
        document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
      ),
    ).toContain('unsafe-eval');
  });
});
