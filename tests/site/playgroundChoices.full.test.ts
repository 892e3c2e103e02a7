/** @jest-environment jsdom */
import { checkSamples, listApiPlaygrounds, listChoices, listFaults } from './harness/playgroundCode';

/** Some hundred components are bundled and rendered. */
const RENDER_MS = 480_000;
/** Number of playgrounds that one test renders. */
const PLAYGROUNDS_A_TEST = 25;

const all = listApiPlaygrounds().filter(({ hasFile }) => hasFile);
const starts = all.flatMap((_, index) => (index % PLAYGROUNDS_A_TEST === 0 ? [index] : []));

describe('every choice of the playgrounds that API pages have a file for', () => {
  it.each(starts)(
    'is rendered without a message, from number %s on',
    async (start) => {
      const some = all.slice(start, start + PLAYGROUNDS_A_TEST);
      await expect(listFaults(some.flatMap(listChoices))).resolves.toEqual([]);
    },
    RENDER_MS,
  );

  it(
    'is printed as code that passes the type checker',
    async () => {
      await expect(checkSamples(all.flatMap(listChoices))).resolves.toBe('');
    },
    RENDER_MS,
  );

  it('are those of all products with such files', () => {
    expect(all.length).toBeGreaterThan(150);
  });
});
