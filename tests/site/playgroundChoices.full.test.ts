/** @jest-environment jsdom */
import { checkSamples, listApiPlaygrounds, listChoices, listFaults } from './harness/playgroundCode';

/** Some hundred components are bundled and rendered. */
const RENDER_MS = 480_000;

const all = listApiPlaygrounds().filter(({ hasFile }) => hasFile);

describe('every choice of the playgrounds that API pages have a file for', () => {
  it(
    'is rendered without a message',
    async () => {
      await expect(listFaults(all.flatMap(listChoices))).resolves.toEqual([]);
    },
    RENDER_MS,
  );

  it(
    'is printed as code that passes the type checker',
    async () => {
      await expect(checkSamples(all.flatMap(listChoices))).resolves.toEqual([]);
    },
    RENDER_MS,
  );

  it('is one of many', () => {
    expect(all.length).toBeGreaterThan(150);
  });
});
