import {
  checkSamples,
  compareSamples,
  listApiPlaygrounds,
  listPlaygrounds,
  listSamples,
} from './harness/playgroundCode';

/** The type checker reads the types of every library. */
const CHECK_MS = 240_000;

const samples = listSamples(listPlaygrounds(), 200, 7);

it(
  'prints code that passes the type checker, for 200 choices of all playgrounds',
  async () => {
    expect(new Set(samples.map(({ playground }) => playground.key)).size).toBe(listPlaygrounds().length);
    await expect(checkSamples(samples)).resolves.toEqual([]);
  },
  CHECK_MS,
);

it('prints code that renders what the stage shows', async () => {
  await expect(compareSamples(samples)).resolves.toEqual([]);
});

it(
  'prints code that passes the type checker on every API page, for random choices',
  async () => {
    const all = listApiPlaygrounds();
    expect(all.length).toBeGreaterThan(100);
    await expect(checkSamples(listSamples(all, all.length, 11))).resolves.toEqual([]);
  },
  CHECK_MS,
);
