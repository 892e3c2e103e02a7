import { parseChoice } from '../../src/model/playground/choices';
import type { ChoiceValue, Control } from '../../src/model/playground/controls';
import {
  checkSamples,
  compareSamples,
  listApiPlaygrounds,
  listPlaygrounds,
  listSamples,
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
  await expect(checkSamples(samples)).resolves.toEqual([]);
});

it('gives every number of every page a range with its first values', () => {
  const numbers = [...listPlaygrounds(), ...listApiPlaygrounds()].flatMap(({ key, extras }) =>
    extras.controls
      .filter(({ kind }) => kind === 'number')
      .map((control) => ({ key, control, values: [control.default, extras.initial[control.name]] })),
  );
  const isWithin = (control: Control, value?: ChoiceValue) =>
    value === undefined || parseChoice(control, String(value)) === value;
  const wrong = numbers.filter(
    ({ control, values }) => !control.range || !values.every((value) => isWithin(control, value)),
  );
  expect(wrong.map(({ key, control }) => `${key} ${control.name}`)).toEqual([]);
  expect(numbers.length).toBeGreaterThan(50);
});

it('prints code that renders what the stage shows', async () => {
  await expect(compareSamples(samples)).resolves.toEqual([]);
});
