import { mkdirSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { type ApiUnit, listUnits } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/Problem';
import { DATA } from '../workspace';
import { checkFolder } from './checkFolder';

useTestFolder();

const unit = (name: string, more: Partial<ApiUnit> = {}): ApiUnit => ({
  name,
  kind: 'component',
  productId: 'tiny',
  packageName: '@tiny/ui',
  version: '1.0.0',
  pathname: '/tiny/api/door',
  description: '',
  imports: ["import { Door } from '@tiny/ui';"],
  generics: [],
  props: [{ name: 'side', type: { text: "'left' | 'right'" }, description: '', declaredBy: '' }],
  inherited: [],
  slots: [],
  classes: [],
  signatures: [],
  returned: [],
  ...more,
});

const parts = ['Frame', 'Leaf'].map((name) => {
  const member = unit(`Door.${name}`, { anchor: `door-${name.toLowerCase()}` });
  return { name: member.name, unit: member };
});
const door = unit('Door', { kind: 'namespace', props: [], parts });

/** Lists the faults of a namespace's file with this text. */
function check(code: string, name = 'Door'): string[] {
  mkdirSync(DATA.playgrounds('tiny'), { recursive: true });
  writeFileSync(`${DATA.playgrounds('tiny')}/${name}.playground.tsx`, code);
  const faults: Partial<Problem>[] = [];
  checkFolder('tiny', listUnits(door), (fault) => faults.push(fault));
  return faults.map(({ code: kind, message }) => `${kind}: ${message}`);
}

const whole = (elements: string, settings = '{}') => `import { Door } from '@tiny/ui';

export default function DoorPlayground(props: { Frame?: object; Leaf?: object }) {
  return <Door.Frame>${elements}</Door.Frame>;
}

export const playground = ${settings};
`;

it('accepts the file of a namespace, and that of one of its parts', () => {
  expect(check(whole('<Door.Leaf {...props.Leaf} />', '{ Leaf: { hidden: [] } }'))).toEqual([]);
  expect(check(whole('<Door.Leaf {...props} />'), 'Door.Leaf')).toEqual([]);
});

it('reports a file that is named after no component', () => {
  expect(check('', 'Dor')).toEqual([
    'unknown-playground: The API reference of this product has no component "Dor"',
  ]);
});

it.each([
  ['no part', whole('<Door.Leaf />'), 'The playground of Door spreads no props'],
  ['a part that there is not', whole('<Door.Leaf {...props.Leef} />'), 'Door has no component "Leef"'],
  [
    'settings of a part that takes none',
    whole('<Door.Leaf {...props.Leaf} />', '{ Frame: { hidden: [] } }'),
    'The playground of Door has settings for "Frame", which takes no props',
  ],
])('reports a file with %s', (_, code, message) => {
  expect(check(code)).toEqual([`unknown-playground: ${message}`]);
});
