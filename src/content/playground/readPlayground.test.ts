import { mkdirSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { type PlaygroundFault, readPlayground } from './readPlayground';

useTestFolder();

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

/** Reads a playground from the text of its file; with a key, that of a page. */
function read(code: string, registryKey?: string) {
  mkdirSync('page', { recursive: true });
  writeFileSync('page/Door.playground.tsx', code);
  const faults: PlaygroundFault[] = [];
  const source = readPlayground(
    { folder: 'page', ...(registryKey ? { registryKey } : {}), unit, family: {} },
    (fault) => faults.push(fault),
  );
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
  [
    'playground-prop',
    file('<Door {...props} />', "{ defaults: { label: 'Front' }, hidden: ['label'] }"),
    'The playground of Door has a setting for "label", and no control of it',
  ],
  [
    'playground-prop',
    file('<Door {...props} />', '{ ranges: { open: [0, 1] } }'),
    'The playground of Door has a setting for "open", and no control of it',
  ],
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

describe('one that declares its props', () => {
  const declared =
    'declare const props: object;\n\nconst Own = () => <Door {...props} />;\n\nexport default function DoorPlayground() {\n  return <Own />;\n}\n';

  it('is read for an API page, which runs the printed code', () => {
    const { source, faults } = read(declared);
    expect(faults).toEqual([]);
    expect(source?.code).toContain('const Own = () => <Door side="left" />;\n');
  });

  it('is reported on a page, which renders the component with the choices', () => {
    const { source, faults } = read(declared, 'door');
    expect(source).toBeUndefined();
    expect(faults).toEqual([
      expect.objectContaining({
        code: 'playground-props',
        message: 'The playground of Door takes no props',
      }),
    ]);
  });
});

describe('a part of a namespace', () => {
  const WHOLE = `import { Door } from '@tiny/ui';
import type { DoorFrameProps, DoorKeyProps, DoorLeafProps } from '@tiny/ui';

export default function DoorPlayground(props: {
  Frame?: DoorFrameProps;
  Leaf?: DoorLeafProps;
  Lock?: { Key?: DoorKeyProps };
}) {
  return (
    <Door.Frame {...props.Frame}>
      <Door.Leaf {...props.Leaf} />
      <Door.Lock.Key {...props.Lock?.Key} />
    </Door.Frame>
  );
}

export const playground = { Leaf: { children: 'Open' } };
`;
  const readPart = (part: string, registryKey?: string, text = WHOLE) => {
    mkdirSync('page', { recursive: true });
    writeFileSync('page/Door.playground.tsx', text);
    const member = { ...unit, name: `Door.${part}`, anchor: `door-${part.toLowerCase()}` };
    const faults: PlaygroundFault[] = [];
    const named = { folder: 'page', ...(registryKey ? { registryKey } : {}), unit: member, family: {} };
    const source = readPlayground(named, (fault) => faults.push(fault));
    return { source, faults };
  };

  it('is shown in the whole, with its own controls and settings', () => {
    const { source, faults } = readPart('Leaf');
    expect(faults).toEqual([]);
    expect(source?.code).toBe(`import { Door } from '@tiny/ui';

export default function DoorPlayground() {
  return (
    <Door.Frame>
      <Door.Leaf side="left">Open</Door.Leaf>
      <Door.Lock.Key />
    </Door.Frame>
  );
}
`);
    expect(readPart('Frame').source?.code).toContain('<Door.Frame side="left">');
    expect(readPart('Lock.Key').source?.code).toContain('<Door.Lock.Key side="left" />');
  });

  it('gets its props from the whole on a page', () => {
    expect(readPart('Leaf', 'door').source?.playground?.module).toContain(
      'createElement(Whole, { Frame: {}, Leaf: props, Lock: { Key: {} } })',
    );
    expect(readPart('Lock.Key', 'door').source?.playground?.module).toContain(
      '{ Frame: {}, Leaf: {}, Lock: { Key: props } }',
    );
  });

  it('is alone if the whole gives it none, unless the page asks for it', () => {
    expect(readPart('Hinge').source?.playground?.raw).toBeUndefined();
    expect(readPart('Leave', 'door').faults).toMatchObject([
      {
        file: 'page/Door.playground.tsx',
        message: 'The playground of the whole spreads no props on Door.Leave',
        hint: 'write {...props.Leave} on its element; did you mean Leaf?',
      },
    ]);
  });

  it('is refused if its props are used beside its element, at their line', () => {
    const text = WHOLE.replace('<Door.Leaf ', '<Door.Leaf title={props.Frame ? "a" : "b"} ');
    expect(readPart('Leaf', 'door', text).faults).toMatchObject([{ line: 11, code: 'playground-props' }]);
  });

  it('leaves the props of other functions alone', () => {
    const text = WHOLE.replace(
      'export default',
      `const Dot = (props: { svg: object }) => <svg {...props.svg} />;
const Box = ({ props }: { props: object }) => <p {...props} />;

export default`,
    ).replace('<Door.Leaf', '<Dot svg={{}} />\n      <Door.Leaf');
    const { source, faults } = readPart('Leaf', 'door', text);
    expect(faults).toEqual([]);
    expect(source?.code).toContain('<svg {...props.svg} />');
    expect(source?.playground?.module).toContain('{ Frame: {}, Leaf: props, Lock: { Key: {} } }');
  });
});
