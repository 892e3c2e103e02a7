/** @jest-environment jsdom */
import { listApiPlaygrounds, listChoices, listFaults } from './harness/playgroundCode';

/** Some hundred components are bundled and rendered. */
const RENDER_MS = 480_000;

it(
  'renders every choice of the playgrounds that API pages have a file for, without a message',
  async () => {
    const all = listApiPlaygrounds().filter(({ hasFile }) => hasFile);
    expect(all.length).toBeGreaterThan(40);
    await expect(listFaults(all.flatMap(listChoices))).resolves.toEqual([]);
  },
  RENDER_MS,
);
