import { transform } from 'sucrase';
import { highlightCode } from '../../content/markdown/code/codeBlock';
import { cutTemplate, cutTemplateHtml, findProps } from '../../content/playground/cutTemplate';
import { htmlToText } from '../page/htmlToText';
import { choicesToProps } from './chosenProps';
import type { Choices, Control } from './controls';
import { printCode, printCodeHtml } from './printCode';

const controls: readonly Control[] = [
  { name: 'children', kind: 'text' },
  { name: 'variant', kind: 'choice', values: ['text', 'outlined'], default: 'text' },
  { name: 'startIcon', kind: 'icon', values: ['Add'] },
  { name: 'disabled', kind: 'switch', default: false },
  { name: 'disableElevation', kind: 'switch', default: true },
  { name: 'minRows', kind: 'number' },
  { name: 'title', kind: 'text' },
  { name: 'sx', kind: 'object', values: ['padded'], objects: { padded: { p: [1, { m: 'a' }] } } },
];
const icons = { Add: { local: 'AddIcon', specifier: '@mui/icons-material/Add' } };

const plain = `import Button from '@mui/material/Button';

export default function ButtonPlayground() {
  return <Button {...props} />;
}
`;

/** What the sources below use without importing it. */
const SCOPE = {
  ...Object.fromEntries(
    ['Select', 'Option', 'Label', 'FormControlLabel', 'Checkbox', 'DataGrid', 'Row', 'List', 'Seat'].map(
      (name) => [name, name],
    ),
  ),
  id: 'port',
  rows: [1, 2],
  columns: ['name'],
  seats: ['A1', 'B2'],
};

function createElement(type: string, attributes: object | null, ...children: unknown[]) {
  const { children: given, ...props } = { ...attributes } as Record<string, unknown>;
  return { type, props, children: children.length > 0 || given === undefined ? children : [given] };
}

/** Returns what code renders, as text. */
function run(code: string, props: object = {}): string {
  const { code: js } = transform(code, { transforms: ['typescript', 'jsx', 'imports'], production: true });
  const exports: { default?: () => unknown } = {};
  const scope = {
    ...SCOPE,
    React: { createElement },
    require: (specifier: string) => specifier.split('/').at(-1),
    exports,
    props,
  };
  new Function(...Object.keys(scope), js)(...Object.values(scope));
  return JSON.stringify(exports.default?.(), (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );
}

function print(source: string, choices: Choices): { code: string; html: string } {
  const template = cutTemplate(source);
  const colored = cutTemplateHtml(highlightCode(source, 'tsx'), source);
  return {
    code: printCode(template, controls, choices, icons),
    html: printCodeHtml(template, colored, controls, choices, icons),
  };
}

it.each<[string, Choices, string]>([
  ['nothing', {}, '<Button />'],
  ['children', { children: 'Save' }, '<Button>Save</Button>'],
  [
    'a prop that is not the default',
    { variant: 'outlined', children: 'Save' },
    '<Button variant="outlined">Save</Button>',
  ],
  ['a default', { variant: 'text', disabled: false }, '<Button />'],
  ['switches', { disabled: true, disableElevation: false }, '<Button disabled disableElevation={false} />'],
  ['a number', { minRows: 3 }, '<Button minRows={3} />'],
  ['an object', { sx: 'padded' }, "<Button sx={{ p: [1, { m: 'a' }] }} />"],
  ['children that mean something in JSX', { children: '{a} < b' }, "<Button>{'{a} < b'}</Button>"],
  [
    'children with a character that reverses the text after it',
    { children: '\u202Eevil' },
    "<Button>{'\\u{202e}evil'}</Button>",
  ],
  ['a line break and a tab', { children: 'a\n\tb' }, "<Button>{'a\\n\\u{9}b'}</Button>"],
  ['an attribute with an invisible character', { title: 'a\u200Bb' }, "<Button title={'a\\u{200b}b'} />"],
  ['children with a quote', { children: "it's" }, "<Button>it's</Button>"],
])('prints %s', (_, choices, element) => {
  expect(print(plain, choices).code).toBe(plain.replace('<Button {...props} />', element));
});

it('imports the icons that are chosen', () => {
  expect(print(plain, { startIcon: 'Add', children: 'New' }).code).toBe(
    `import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';

export default function ButtonPlayground() {
  return <Button startIcon={<AddIcon />}>New</Button>;
}
`,
  );
});

it('gives each prop a line if there are more than two', () => {
  expect(print(plain, { variant: 'outlined', disabled: true, children: 'Save' }).code).toContain(
    'return <Button variant="outlined" disabled>Save</Button>;',
  );
  const more = { variant: 'outlined', disabled: true, minRows: 2 };
  expect(print(plain, more).code).toContain(`  return (
    <Button
      variant="outlined"
      disabled
      minRows={2}
    />
  );`);
  expect(print(plain, { ...more, children: 'Save' }).code).toContain(`      minRows={2}
    >
      Save
    </Button>
  );`);
});

it('breaks a line that is too long', () => {
  const children = 'A rather long text for a button that takes all';
  expect(print(plain, { variant: 'outlined', disabled: true, children }).code).toContain(`  return (
    <Button variant="outlined" disabled>
      ${children}
    </Button>
  );`);
  const title = 'Every seat of the evening ferry to the island is taken today';
  expect(print(plain, { title, disabled: true }).code).toContain(`  return (
    <Button
      disabled
      title="${title}"
    />
  );`);
});

const LONG = 'Every seat of the evening ferry to the island is taken, so you wait for the next one. '.repeat(
  2,
);

describe.each([
  ['an element alone', plain],
  [
    'an element with props and children',
    plain.replace(
      '<Button {...props} />',
      '(\n    <Select label="Size" {...props}>\n      <Option />\n    </Select>\n  )',
    ),
  ],
  [
    'an element with a text',
    plain.replace(
      '<Button {...props} />',
      '(\n    <Label htmlFor={id} {...props}>\n      Port\n    </Label>\n  )',
    ),
  ],
  [
    'the value of a prop',
    plain.replace(
      '<Button {...props} />',
      `(
    <FormControlLabel
      label="Send me the receipt by letter, not by mail"
      control={<Checkbox defaultChecked {...props} />}
    />
  )`,
    ),
  ],
  [
    'a child with a long prop',
    plain.replace(
      '<Button {...props} />',
      `(
    <div>
      <DataGrid
        rows={rows}
        columns={columns}
        renderRow={(row) => (
          <Row
            key={row.identity}
            height={row.height}
            columns={columns}
            onClick={() => open(row)}
          />
        )}
        {...props}
      />
    </div>
  )`,
    ),
  ],
  [
    'what a function returns',
    plain.replace(
      '<Button {...props} />',
      `(
    <List>
      {seats.map((seat) => (
        <Seat<string> key={seat} {...props} />
      ))}
    </List>
  )`,
    ),
  ],
])('printed code of %s', (_, source) => {
  it.each<Choices>([
    {},
    { disabled: true, children: 'Save' },
    { disabled: true, minRows: 2, children: 'Save' },
    { variant: 'outlined', startIcon: 'Add', disabled: true },
    { sx: 'padded', minRows: 4, title: 'Evening' },
    { title: LONG.trim() },
    { title: `"${LONG}"`, minRows: 2 },
    { title: 'It’s "taken"', disabled: true, children: LONG.trim() },
    { children: "Don't wait for {2}  more" },
    { variant: 'outlined', startIcon: 'Add', minRows: 3, disabled: true, title: LONG, children: LONG },
  ])('means what is chosen: %j', (choices) => {
    const props = choicesToProps(choices, controls, (icon) => createElement(icon, {}));
    expect(run(print(source, choices).code)).toBe(run(source, props));
  });
});

it.each<Choices>([
  {},
  { children: 'a & b "c" {d}' },
  { variant: 'outlined', startIcon: 'Add', disabled: true, minRows: 4, children: 'Save' },
])('colors %j without changing the text', (choices) => {
  const { code, html } = print(plain, choices);
  expect(htmlToText(html)).toBe(htmlToText(highlightCode(code, 'tsx')));
  expect(html.match(/<span/g)?.length ?? 0).toBe(html.match(/<\/span>/g)?.length ?? 0);
});

it('shows markup in a text as text', () => {
  const { html } = print(plain, { children: '<img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img');
});

it.each([
  ['no element', '<Button />'],
  ['two elements', '<Button {...props} /><Button {...props} />'],
])('refuses a source that spreads props on %s', (_, element) => {
  expect(findProps(plain.replace('<Button {...props} />', element))).toBeUndefined();
});

it('finds the props that the source sets itself, on the element that takes the chosen ones only', () => {
  const source =
    '<Box id="a"><Select icon={<Icon size={2} />} sx={{ width: 1 }} disabled {...props}>A</Select></Box>';
  expect(findProps(source)).toEqual({ takesChildren: false, written: ['icon', 'sx', 'disabled'] });
  expect(findProps(plain)).toEqual({ takesChildren: true, written: [] });
});
