import { mkdirSync, writeFileSync } from 'node:fs';
import { useOwnFolder } from '../../../tests/unit/useOwnFolder';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { type PlaygroundFault, readPlayground } from './readPlayground';

useOwnFolder();

const unit: ApiUnit = {
  name: 'Door',
  kind: 'component',
  productId: 'tiny',
  packageName: '@tiny/ui',
  version: '1.0.0',
  pathname: '/tiny/api/door',
  description: '',
  imports: ["import Door from '@tiny/ui/Door';"],
  generics: [],
  props: ['side', 'label'].map((name) => ({
    name,
    type: { text: name === 'side' ? "'left' | 'right'" : 'string' },
    required: name === 'side',
    description: '',
    declaredBy: '',
  })),
  inherited: [],
  slots: [],
  classes: [],
  signatures: [],
  returned: [],
};

/** Reads a playground from the text of its file. */
function read(code: string) {
  mkdirSync('page', { recursive: true });
  writeFileSync('page/Door.playground.tsx', code);
  const faults: PlaygroundFault[] = [];
  const source = readPlayground({ folder: 'page', unit, family: {} }, (fault) => faults.push(fault));
  return { source, faults };
}

const file = (element: string, settings = '{}') =>
  `export default function DoorPlayground(props: object) {\n  return ${element};\n}\n\nexport const playground = ${settings};\n`;

it('reports a syntax error with its line', () => {
  const { source, faults } = read(file('<p><Door {...props} />'));
  expect(source).toBeUndefined();
  expect(faults).toEqual([
    expect.objectContaining({ file: 'page/Door.playground.tsx', line: 2, code: 'playground-syntax' }),
  ]);
});

it.each([
  ['playground-props', file('<Door />'), 'The playground of Door spreads no props'],
  [
    'playground-props',
    file('<p><Door {...props} /><Door {...props} /></p>'),
    'The playground of Door spreads no',
  ],
  ['playground-prop', file('<Door {...props} />', "{ first: ['size'] }"), 'Door has no prop "size"'],
  ['playground-settings', file('<Door {...props} />', '{ first: names }'), 'names is not defined'],
  [
    'playground-settings',
    file('<Door {...props} />', "{ frist: ['label'] }"),
    'The settings have no key "frist"',
  ],
  [
    'playground-repeated',
    file('<p><Door\n  label="Front"\n  {...props}\n/></p>'),
    'The playground of Door sets "label", and offers it to readers, too',
  ],
])('reports %s', (code, text, message) => {
  const { source, faults } = read(text);
  expect(source).toBeUndefined();
  expect(faults).toEqual([
    {
      file: 'page/Door.playground.tsx',
      code,
      message: expect.stringContaining(message),
      hint: expect.any(String),
    },
  ]);
});

it('reads one that hides the prop that it sets, and gives a required prop a value', () => {
  const { source, faults } = read(file('<Door label="Front" {...props} />', "{ hidden: ['label'] }"));
  expect(faults).toEqual([]);
  expect(source?.playground).toMatchObject({ initial: { side: 'left' }, controls: [{ name: 'side' }] });
  expect(source?.code).toContain('<Door label="Front" side="left" />');
});
