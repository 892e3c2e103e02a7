import {
  checkSamples,
  compareSamples,
  listPlaygrounds,
  listSamples,
  listUnformatted,
} from './harness/playgroundCode';

/** One of each library, with every kind of control. */
const FEW = [
  'material-ui-react-button',
  'material-ui-react-text-field',
  'joy-ui-react-card',
  'system-react-box',
  'x-react-data-grid',
];

const samples = listSamples(
  listPlaygrounds().filter(({ key }) => FEW.includes(key)),
  25,
  1,
);

it('prints code that passes the type checker, for choices of five playgrounds', async () => {
  expect(new Set(samples.map(({ playground }) => playground.key)).size).toBe(FEW.length);
  await expect(checkSamples(samples)).resolves.toBe('');
});

it('prints code that renders what the stage shows', async () => {
  await expect(compareSamples(samples)).resolves.toEqual([]);
});

it('prints code as a formatter writes it, for choices of every playground', async () => {
  const all = listPlaygrounds();
  await expect(listUnformatted(listSamples(all, 3 * all.length, 5))).resolves.toEqual([]);
});
