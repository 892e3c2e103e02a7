import { checkSamples, compareSamples, listPlaygrounds, listSamples } from './harness/playgroundCode';

const samples = listSamples(listPlaygrounds(), 200, 7);

it('prints code that passes the type checker, for 200 choices of all playgrounds', async () => {
  expect(new Set(samples.map(({ playground }) => playground.key)).size).toBe(listPlaygrounds().length);
  await expect(checkSamples(samples)).resolves.toEqual([]);
});

it('prints code that renders what the stage shows', async () => {
  await expect(compareSamples(samples)).resolves.toEqual([]);
});
