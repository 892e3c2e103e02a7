/** @jest-environment jsdom */

import { WANTED } from './wanted';
import { readLoader } from './loaderAddress';
import { watchLoader } from './loaderScript';

const reload = jest.fn<boolean, [string]>();
jest.mock('./reloadOnce', () => ({ reloadOnce: (build: string) => reload(build) }));

const SRC = '/_docs/islands/1F.js';
const asked: string[] = [];
let status = 200;
let isHere = false;

/** Numbers of the tries, which are in the addresses. */
for (const tries of [1, 2])
  jest.mock(
    `/_docs/islands/1F.js?again=${tries}`,
    () => {
      if (!isHere) throw new TypeError('Failed to fetch');
      if (window.docsShell) window.docsShell.hasStarted = true;
      return {};
    },
    { virtual: true },
  );

/** Lets everything run that waits for an answer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

const tell = (type: string) => document.querySelector('script')?.dispatchEvent(new Event(type));
const press = () => document.body.dispatchEvent(new Event(WANTED, { bubbles: true }));

it('gets a loader again that failed, and with every press until it runs', async () => {
  document.head.innerHTML = `<script type="module" src="${SRC}"></script>`;
  Object.assign(window, { docsShell: {} });
  Object.assign(globalThis, {
    fetch: async (href: string, { cache }: RequestInit) => {
      asked.push(`${href} ${cache}`);
      return { status };
    },
  });
  watchLoader();
  expect(readLoader()).toBe(SRC);
  // It has not been asked for yet.
  press();
  await settle();
  expect(asked).toEqual([]);
  tell('error');
  await settle();
  expect(asked).toEqual([`${SRC} reload`]);
  // The host has replaced the build, but the document has been loaded again for that before.
  status = 404;
  reload.mockReturnValueOnce(false);
  isHere = true;
  press();
  await settle();
  expect(reload.mock.calls).toEqual([[SRC]]);
  expect(window.docsShell?.hasStarted).toBe(true);
  press();
  tell('load');
  await settle();
  expect(asked).toHaveLength(2);
});
