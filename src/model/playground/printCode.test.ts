import { highlightCode } from '../../content/markdown/code/codeBlock';
import { htmlToText } from '../page/htmlToText';
import type { Choices, Control } from './controls';
import { printCode, printCodeHtml } from './printCode';
import { cutTemplate, cutTemplateHtml, hasChosenChildren, listWritten, markChoices } from './template';

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

function print(source: string, choices: Choices): { code: string; html: string } {
  const marked = markChoices(source, hasChosenChildren(source)) ?? '';
  const template = cutTemplate(marked);
  const colored = cutTemplateHtml(highlightCode(marked, 'tsx'), marked);
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

it('gives each prop a line if the tag would be too long', () => {
  const choices = { variant: 'outlined', disabled: true, children: 'A rather long text for a button' };
  expect(print(plain, choices).code).toContain(`  return <Button
    variant="outlined"
    disabled
  >
    A rather long text for a button
  </Button>;`);
  const alone = { variant: 'outlined', disabled: true, disableElevation: false, minRows: 100_000 };
  expect(print(plain, alone).code).toContain('    minRows={100000}\n  />;');
});

it('keeps the lines of props where the source has them, and no empty one', () => {
  const source = `export default function Playground() {
  return (
    <Select
      label="Size"
      {...props}
    >
      <Option />
    </Select>
  );
}
`;
  const lines = (choices: Choices) => print(source, choices).code.split('\n').slice(2, 6);
  expect(lines({})).toEqual(['    <Select', '      label="Size"', '    >', '      <Option />']);
  expect(lines({ disabled: true, minRows: 2 })).toEqual([
    '    <Select',
    '      label="Size"',
    '      disabled',
    '      minRows={2}',
  ]);
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
  expect(markChoices(plain.replace('<Button {...props} />', element), true)).toBeUndefined();
});

it('finds the props that the source sets itself, on the element that takes the chosen ones only', () => {
  const source = `<Box id="a">\n  <Select label={id} sx={{ width: 1 }} disabled {...props}>\n    <Item value="s" />`;
  expect(listWritten(source)).toEqual(['label', 'sx']);
  expect(listWritten(plain)).toEqual([]);
});
