import { playScene, waitForIdle } from '../fixtures/page';
import { expect, FULL, full, test } from '../fixtures/test';
import type { Frame, FrameLocator, Page } from '@playwright/test';
import { holdTimers, passTimers, waitForHeldTimer } from '../fixtures/timers';
import { openMenuEntry } from './demoMenu';

const PAGE = '/experiments/docs/demos/';
const NAME = 'SeatCounter';
/** Same value as in `runProgram`: code that takes longer is reported as not responding. */
const SILENCE_MS = 8000;
/** Enough to fetch, compile and run code on a busy machine. */
const TIMEOUT_MS = 40_000;

const demo = (page: Page, name = NAME) => page.locator(`section[aria-label="${name}"]`);
const tool = (page: Page, label: string, name = NAME) =>
  demo(page, name).getByRole('button', { name: label, exact: true });
const field = (page: Page) => demo(page).locator('.pce-textarea');

/** Opens the editor of the demo and waits until the frame shows it. */
async function edit(page: Page): Promise<Frame> {
  await tool(page, 'Edit').click();
  await field(page).waitFor({ state: 'attached' });
  await page.frameLocator('iframe[sandbox]').locator('#demo > *').first().waitFor();
  const frame = page.frames().find((candidate) => candidate.url().includes('/_docs/live/'));
  if (!frame) throw new Error('There is no live document');
  return frame;
}

/** Closes the editor and waits until the demo is back in its place. */
async function close(page: Page): Promise<void> {
  await tool(page, 'Edit').click();
  await demo(page).locator('[data-demo]').waitFor();
  await page.locator('iframe[sandbox]').waitFor({ state: 'detached' });
}

/** Replaces the whole text of the editor. */
async function write(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

const EDIT =
  "export default function Mine() {\n  const text: string = 'Mine alone';\n  return <p>{text}</p>;\n}\n";
/** The status message below the demo's editor. */
const status = (page: Page) => demo(page).locator('p[role="status"][dir][dir]');
/** The current frame, also after a replacement. */
const live = (page: Page) => page.frameLocator('iframe[sandbox]');
const shows = (frame: Frame | FrameLocator, text: string) =>
  expect(frame.locator('#demo')).toContainText(text, { timeout: TIMEOUT_MS });
const says = (page: Page, text: string | RegExp) =>
  expect(status(page)).toContainText(text, { timeout: TIMEOUT_MS });
const isQuiet = (page: Page) => expect(status(page)).toHaveText('');

/** Runs edited code with an endless loop, and advances the time until it is reported as not responding. */
async function runInCircles(page: Page): Promise<void> {
  await write(page, 'export default function Mine() {\n  for (;;) {}\n}');
  await waitForHeldTimer(page);
  await passTimers(page);
  await says(page, 'stopped responding');
}

test.describe('live editing', () => {
  test('loads nothing before it is requested, then runs the typed code in a document without network access', async ({
    site,
  }) => {
    const loaded: string[] = [];
    const page = await site.openReady(PAGE);
    page.on('request', (request) => loaded.push(request.url()));
    await demo(page).scrollIntoViewIfNeeded();
    expect(loaded.filter((url) => url.includes('/_docs/live/'))).toEqual([]);
    const frame = await edit(page);
    await write(page, EDIT);
    await shows(frame, 'Mine alone');
    await expect
      .poll(() =>
        frame.evaluate(() => {
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
            attempt(() => new RTCPeerConnection()),
            attempt(() => {
              const inner = document.body.appendChild(document.createElement('iframe'));
              return inner.contentWindow && Reflect.get(inner.contentWindow, 'RTCPeerConnection');
            }),
            Object.getOwnPropertyNames(window).filter((name) => name.includes('RTC')).length,
          ];
        }),
      )
      .toEqual([
        'null',
        'SecurityError',
        'SecurityError',
        'SecurityError',
        'SecurityError',
        'ReferenceError',
        'SecurityError',
        0,
      ]);
    const grids = () => loaded.filter((url) => url.includes('/_docs/live/mui-x-data-grid'));
    expect(grids()).toEqual([]);
    await write(
      page,
      "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <p>A grid is a {typeof DataGrid}</p>;",
    );
    await shows(frame, 'A grid is a object');
    expect(grids()).toHaveLength(1);
  });

  test(
    'reports errors below the editor, of every kind, and keeps the last result meanwhile',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE, { expected: [/no-such-package|Refused|Mine breaks/] });
      const frame = await edit(page);
      await write(page, EDIT);
      await shows(frame, 'Mine alone');
      await write(page, 'export default function Broken( {');
      await says(page, /Line \d+: /);
      await shows(frame, 'Mine alone');
      await write(page, "import x from 'no-such-package';\nexport default () => <p>{x}</p>;");
      await says(page, "no-such-package isn't available");
      await write(page, 'export const nothing = 1;');
      await says(page, 'Export a component as default');
      await write(page, "export default function Mine(): never {\n  throw new Error('Mine breaks');\n}");
      await says(page, 'Mine breaks');
      await write(page, EDIT);
      await shows(frame, 'Mine alone');
      await isQuiet(page);
    },
  );

  for (const [what, handler, words] of [
    ['a handler', "onClick={() => { throw new Error('boom at once'); }}", 'boom at once'],
    ['a timer', "onClick={() => setTimeout(() => { throw new Error('boom later'); })}", 'boom later'],
    ['a library', 'onClick={() => flushSync(1)}', 'is not a function'],
    ['a promise', "onClick={() => void Promise.reject(new Error('boom, promised'))}", 'boom, promised'],
  ] as const)
    test(`reports what ${what} throws, by its words`, FULL, async ({ site }) => {
      const page = await site.openReady(PAGE, { expected: [/boom|is not a function/] });
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

  test(
    'reports delayed failures from the load of a program, although its result is shown',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE, { expected: [/boom/] });
      const frame = await edit(page);
      await write(page, `void Promise.reject(new Error('boom, promised'));\n${EDIT}`);
      await shows(frame, 'Mine alone');
      await says(page, 'boom, promised');
      await (await openMenuEntry(demo(page), 'Toggle right-to-left for this demo')).click();
      await frame.waitForFunction(() => document.documentElement.dir === 'rtl');
      await says(page, 'boom, promised');
    },
  );

  for (const [what, deed] of [
    ['its element', "document.getElementById('demo').remove()"],
    ['what is in its element', "document.getElementById('demo').replaceChildren()"],
    ['the whole document', 'document.documentElement.remove()'],
  ] as const)
    test(`continues with the next change after code that has removed ${what}`, FULL, async ({ site }) => {
      const page = await site.openReady(PAGE, { expected: [/removeChild|not a child/] });
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
      await shows(live(page), 'Mine alone');
      await isQuiet(page);
    });

  test('runs nothing for a page that embeds the frame without a sandbox', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    const live = await edit(page);
    const ran = await playScene(
      page,
      async (src: string) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
        await new Promise((resolve) => {
          frame.onload = resolve;
        });
        const inner = frame.contentWindow;
        if (!inner) throw new Error('The frame has no window');
        // If the program listens, it has received the message by then, because its listener would be older.
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
      },
      live.url(),
    );
    expect(ran).toBeNull();
  });

  test('is entered with Enter, indents with Tab and is left with Escape', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await edit(page);
    const group = demo(page).getByRole('group', { name: `${NAME} code editor` });
    await group.focus();
    const hint = await group.getAttribute('aria-describedby');
    await expect
      .poll(() => page.evaluate((id) => document.getElementById(id ?? '')?.textContent, hint))
      .toContain('Esc to leave');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    const before = await field(page).inputValue();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue(`  ${before}`);
    await page.keyboard.press('Escape');
    await expect(group).toBeFocused();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.prism-code-editor')))
      .toBeNull();
    await page.keyboard.press('Shift+Tab');
    await expect(group).toBeFocused();
  });

  for (const [what, body, isMain = false] of [
    ['a field with autoFocus', '<input autoFocus />', true],
    [
      'a dialog that is open at first',
      '<dialog ref={(box) => box?.open || box?.showModal()}><button>OK</button></dialog>',
    ],
    [
      'a dialog that opens beside',
      '<dialog ref={(box) => box?.open || box?.show()}><button>OK</button></dialog>',
    ],
    ['a popover', '<div popover="auto" ref={(box) => box?.showPopover()}><input autoFocus /></div>'],
    ['a selected text', '<input defaultValue="text" ref={(box) => box?.select()} />'],
    ['its window', '<b ref={(box) => box && window.focus()} />'],
    ['a drawing', '<svg tabIndex={0} ref={(box) => box?.focus()} />'],
    ['a pressed label', '<label ref={(box) => box?.click()}>Name <input /></label>'],
    [
      'a link that it presses',
      '<><a href="#far" ref={(box) => box?.click()}>far</a><b tabIndex={0} id="far">far</b></>',
    ],
    [
      'an element far below',
      '<div style={{ height: 90, overflow: "auto" }}><p style={{ marginTop: 900 }} ref={(box) => box?.scrollIntoView()}>far</p></div>',
    ],
    ['the history', "<b ref={(box) => box && history.pushState({}, '', '#x')} />"],
    ['a step back', '<b ref={(box) => box && history.back()} />'],
    ['a message', '<b ref={(box) => box && window.alert(1)} />'],
    ['the address', "<b ref={(box) => box && open('/', '_top')} />"],
    ['another window', "<b ref={(box) => box && open('/')} />"],
    ['the page', '<b ref={(box) => box && parent.focus()} />'],
  ] as const)
    test(
      `leaves the focus, the place and the history to a reader who types, whatever takes them: ${what}`,
      full(!isMain),
      async ({ site }) => {
        const page = await site.openReady(PAGE, {
          expected: [
            /Autofocus|autofocus|alert|sandboxed|Unsafe attempt|Blocked opening|initiate navigation/i,
          ],
        });
        await edit(page);
        const state = () =>
          page.evaluate(() => ({
            place: window.scrollY,
            history: window.history.length,
            address: window.location.href,
          }));
        await field(page).focus();
        // Away from the frame: a pointer over it says that the reader is there.
        await page.mouse.move(0, 0);
        const before = await state();
        await write(
          page,
          [
            "import * as React from 'react';",
            'export default function Mine() {',
            "  const [text, setText] = React.useState('');",
            "  React.useEffect(() => setText('Mine alone'), []);",
            `  return <div>{text} ${body}</div>;`,
            '}',
            'const letters = `',
          ]
            .join('\n')
            .concat('`;'),
        );
        await shows(live(page), 'Mine alone');
        // Into the text at the end, so that each letter makes another program.
        for (const key of ['ArrowLeft', 'ArrowLeft', ...'typed']) {
          await expect(field(page)).toBeFocused();
          await page.keyboard.press(key);
        }
        await expect(field(page)).toHaveValue(/`typed`;$/);
        await expect.poll(state).toEqual(before);
      },
    );

  test('lets the reader into what the edited code shows', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await edit(page);
    await write(
      page,
      'export default function Mine() {\n  return <><input aria-label="Mine" /><button onClick={(event) => event.currentTarget.previousSibling.focus()}>Go</button></>;\n}\n',
    );
    const input = live(page).getByLabel('Mine');
    await input.click();
    await page.keyboard.type('by pointer');
    await expect(input).toHaveValue('by pointer');
    // From the page with the keyboard, which is backwards: the result is before the code.
    await demo(page)
      .getByRole('group', { name: `${NAME} code editor` })
      .focus();
    await page.mouse.move(0, 0);
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(live(page).getByRole('button', { name: 'Go' })).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.keyboard.type('!');
    await expect(input).toHaveValue(/!/);
  });

  test('has the colors of the code block', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    /** Lists the characters of the visible code with their colors. */
    const read = (selector: string) =>
      demo(page).evaluate(
        (element, lines) =>
          [...element.querySelectorAll(lines)]
            .filter((line) => line.checkVisibility())
            .flatMap((line) => {
              const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
              const found: string[] = [];
              for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                const { color } = getComputedStyle(text.parentElement ?? line);
                found.push(
                  ...(text.nodeValue ?? '')
                    .replace(/\s/g, '')
                    .split('')
                    .map((one) => one + color),
                );
              }
              return found;
            }),
        selector,
      );
    await tool(page, 'Show code').click();
    await demo(page).locator('[data-open] .hljs-keyword').first().waitFor();
    const block = await read('[data-open] code');
    await edit(page);
    await expect(async () => {
      const editor = await read('.pce-line');
      expect(editor.map(([letter]) => letter)).toEqual(block.map(([letter]) => letter));
      // The two programs that color code disagree on few names.
      const share = editor.filter((one, index) => one !== block[index]).length / editor.length;
      expect(share).toBeLessThan(0.05);
    }).toPass();
  });

  test('converts edits to the other language if possible, and asks otherwise', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    const frame = await edit(page);
    await write(page, EDIT);
    await shows(frame, 'Mine alone');
    await tool(page, 'JS').click();
    await page.waitForFunction(
      () => !document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes(': string'),
    );
    await expect.poll(() => field(page).inputValue()).toContain("'Mine alone'");
    // The types are kept after the editor is closed.
    await close(page);
    await edit(page);
    await tool(page, 'TS').click();
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes(': string'),
    );
    await write(page, 'const broken: = 1');
    await tool(page, 'JS').click();
    const question = demo(page).getByRole('alert');
    await question.getByText('Fix the errors to switch to JavaScript').waitFor();
    await question.getByRole('button', { name: 'Stay in TypeScript' }).click();
    await expect(field(page)).toHaveValue('const broken: = 1');
    await tool(page, 'TS').click();
    await tool(page, 'JS').click();
    await question.getByRole('button', { name: 'Discard edits' }).click();
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes('SeatCounter'),
    );
    await expect.poll(() => field(page).inputValue()).not.toContain('useState<');
  });

  test('converts an edit to the chosen language after its errors are fixed', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await edit(page);
    await write(page, 'const broken: = 1');
    await tool(page, 'JS').click();
    await demo(page).getByRole('alert').getByText('Fix the errors to switch to JavaScript').waitFor();
    await write(page, EDIT);
    await demo(page).getByRole('alert').waitFor({ state: 'detached' });
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes('const text ='),
    );
  });

  test(
    'restores the source on reset, keeps edits while it is closed, and defers updates of the site meanwhile',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE);
      const source = await demo(page).locator('[data-code-block] pre').last().textContent();
      await edit(page);
      const edited = page.locator('[data-edited]');
      await expect(edited).toHaveCount(0);
      await write(page, EDIT);
      await edited.waitFor();
      await close(page);
      await expect(edited).toHaveCount(1);
      await edit(page);
      await expect(field(page)).toHaveValue(EDIT);
      await tool(page, 'Reset demo').click();
      await page.waitForFunction(
        () => !document.querySelector<HTMLTextAreaElement>('.pce-textarea')?.value.includes('Mine'),
      );
      await expect.poll(async () => (await field(page).inputValue()).trimEnd()).toBe(source?.trimEnd());
      await edited.waitFor({ state: 'detached' });
      await write(page, EDIT);
      await edited.waitFor();
      await close(page);
      await tool(page, 'Reset demo').click();
      await edited.waitFor({ state: 'detached' });
      await edit(page);
      await expect.poll(async () => (await field(page).inputValue()).trimEnd()).toBe(source?.trimEnd());
    },
  );

  test('keeps the page responsive while the edited code loops, and reports it', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: (context) => holdTimers(context, SILENCE_MS) });
    await edit(page);
    await runInCircles(page);
    // It still runs; a page that waits for it would not respond at all.
    await tool(page, 'Show code', 'PageRating').click();
    await tool(page, 'Hide code', 'PageRating').waitFor();
    await tool(page, 'Reset demo').click();
    await page.frameLocator('iframe[sandbox]').locator('#demo > *').first().waitFor();
  });

  test('continues with the next change after code that looped', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: (context) => holdTimers(context, SILENCE_MS) });
    await edit(page);
    await runInCircles(page);
    await write(page, EDIT);
    await shows(live(page), 'Mine alone');
    await isQuiet(page);
    await expect(field(page)).toHaveValue(EDIT);
  });

  for (const [what, message] of [
    ['heights', "{ kind: 'live-height', height: (count % 2) * 900 }"],
    ['faults', "{ kind: 'live-fault', run: count % 8, fault: 'threw', message: 'boom ' + count, line: 0 }"],
    ['messages of 5 MB', "'x'.repeat(5e6)"],
    ['reports with a field of 5 MB', "{ kind: 'live-height', height: 5, more: 'x'.repeat(5e6) }"],
  ] as const)
    test(`ends a frame that floods the page with ${what}`, FULL, async ({ site }) => {
      const page = await site.openReady(PAGE);
      await edit(page);
      // A browser sends the messages of a frame between its tasks, so an endless loop would send none.
      const flood = `export default () => <p>Mine floods</p>;
const { port1, port2 } = new MessageChannel();
let count = 0;
port1.onmessage = () => {
  for (let many = 0; many < 20; many += 1, count += 1) parent.postMessage(${message}, '*');
  port2.postMessage(0);
};
port2.postMessage(0);`;
      await write(page, flood);
      await says(page, 'too many messages');
      await expect(page.locator('iframe[sandbox]')).toHaveCount(0);
      await tool(page, 'Show code', 'PageRating').click();
      await tool(page, 'Hide code', 'PageRating').waitFor();
      await expect(field(page)).toHaveValue(flood);
      await demo(page).getByRole('button', { name: 'Try again' }).click();
      await says(page, 'too many messages');
      await write(page, EDIT);
      await shows(live(page), 'Mine alone');
      await isQuiet(page);
    });

  test('keeps a frame with an endless animation of its height', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    const frame = await edit(page);
    await write(
      page,
      `export default () => <p ref={(node) => {
        let count = 0;
        const grow = () => {
          if (!node) return;
          count += 1;
          node.style.height = 400 + (count % 50) + 'px';
          node.textContent = count > 400 ? 'Mine is long' : 'Mine grows';
          requestAnimationFrame(grow);
        };
        grow();
      }} />;`,
    );
    await shows(frame, 'Mine is long');
    await isQuiet(page);
  });

  test('does not listen to messages of other windows', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await edit(page);
    await page.evaluate(() => {
      for (const run of [0, 1, 2, 3])
        window.postMessage({ kind: 'live-fault', run, fault: 'threw', message: 'forged', line: 0 }, '*');
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
    await waitForIdle(page);
    await expect(status(page)).toHaveText('');
    await page.evaluate(() => document.body.lastElementChild?.remove());
    // The frame's own reports come the same way, later.
    await write(page, EDIT);
    await shows(live(page), 'Mine alone');
    await expect(status(page)).toHaveText('');
  });

  test('follows the colors and the direction of the demo', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { colorScheme: 'light' });
    const frame = await edit(page);
    const look = () =>
      frame.evaluate(() => [document.documentElement.dataset.colorMode, document.documentElement.dir]);
    await expect.poll(() => look()).toEqual(['light', 'ltr']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await frame.waitForFunction(() => document.documentElement.dataset.colorMode === 'dark');
    await (await openMenuEntry(demo(page), 'Toggle right-to-left for this demo')).click();
    await frame.waitForFunction(() => document.documentElement.dir === 'rtl');
  });

  test('reports that it needs the network, and tries again on request', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { expected: [/ERR_INTERNET_DISCONNECTED/] });
    await page.context().setOffline(true);
    await tool(page, 'Edit').click();
    await demo(page).getByText('Check your connection and try again.').first().waitFor();
    await page.context().setOffline(false);
    await demo(page).getByRole('button', { name: 'Try again' }).click();
    await field(page).waitFor({ state: 'attached' });
  });

  test('loads its packages again on request', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { expected: [/ERR_FAILED/] });
    await page.route('**/_docs/live/*.js', (route) => route.abort());
    await tool(page, 'Edit').click();
    const again = demo(page).getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/_docs/live/*.js');
    await again.click();
    await live(page).locator('#demo > *').first().waitFor();
    await expect(again).toHaveCount(0);
  });

  test('is not offered if the page disables it', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await expect(tool(page, 'Show code', 'VolumeSlider')).toBeAttached();
    await expect(tool(page, 'Edit', 'VolumeSlider')).toHaveCount(0);
    await expect(demo(page, 'VolumeSlider').locator('a', { hasText: 'View demo source' })).toHaveCount(0);
  });
});

test.describe('the only policy that lets code be made from text', () => {
  test('is that of live documents', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await expect
      .poll(() =>
        page.evaluate(() =>
          document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
        ),
      )
      .not.toContain('unsafe-eval');
    const frame = await edit(page);
    await expect
      .poll(() =>
        frame.evaluate(() =>
          document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
        ),
      )
      .toContain('unsafe-eval');
  });
});
