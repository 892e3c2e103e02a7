import type { ApiUnit } from '../../model/api/ApiUnit';
import { findSyntaxFault, parsePlaygroundFile, plainSource } from './playgroundFile';

const file = `import Menu from '@mui/material/Menu';
import type {
  MenuItemProps,
  MenuProps,
} from '@mui/material/Menu';

const first: MenuItemProps = {};

export default function MenuPlayground(
  props: Omit<MenuProps, 'open'>,
) {
  return <Menu open {...props} />;
}

export const playground = {
  children: 'Save',
  values: { spacing: [0, 2] },
};
`;

it('cuts the settings, the parameter, and the types that nothing uses then', () => {
  const { source, settings } = parsePlaygroundFile(file);
  expect(source).toBe(`import Menu from '@mui/material/Menu';
import type { MenuItemProps } from '@mui/material/Menu';

const first: MenuItemProps = {};

export default function MenuPlayground() {
  return <Menu open {...props} />;
}
`);
  expect(settings).toEqual({ children: 'Save', values: { spacing: [0, 2] } });
});

it('cuts the declaration of the props that another function spreads', () => {
  const { source, takesProps } = parsePlaygroundFile(`import Menu from '@mui/material/Menu';
import type { MenuProps } from '@mui/material/Menu';

declare const props: Partial<
  MenuProps
>;

const Own = () => <Menu {...props} />;

export default function MenuPlayground() {
  return <Own />;
}
`);
  expect(source).toBe(`import Menu from '@mui/material/Menu';

const Own = () => <Menu {...props} />;

export default function MenuPlayground() {
  return <Own />;
}
`);
  expect(takesProps).toBe(false);
});

it.each([
  ['{', '} satisfies PlaygroundSettings;'],
  ['({', '} as const);'],
])('reads settings that end with more than their object: %s %s', (open, end) => {
  const start = file.indexOf('export const');
  const { source, settings } = parsePlaygroundFile(
    `import type { PlaygroundSettings } from 'docs';\n${file.slice(0, start)}export const playground = ${open} children: 'Save', values: { spacing: [0, 2] as const } ${end}\n`,
  );
  expect(source).toBe(parsePlaygroundFile(file).source);
  expect(settings).toEqual({ children: 'Save', values: { spacing: [0, 2] } });
});

it('cuts types that nothing uses then from any form of import', () => {
  const { source } = parsePlaygroundFile(`import Menu, { type MenuProps } from "ui"
import { Item, type ItemProps } from "ui/item"
import { type A, type B } from 'types';

export default function MenuPlayground(props: MenuProps & ItemProps & A) {
  const b: B = 1;
  return <Menu {...props}><Item b={b} /></Menu>;
}
`);
  expect(source).toBe(`import Menu from "ui"
import { Item } from "ui/item"
import { type B } from 'types';

export default function MenuPlayground() {
  const b: B = 1;
  return <Menu {...props}><Item b={b} /></Menu>;
}
`);
});

it('cuts a parameter whose type has parentheses', () => {
  const { source } = parsePlaygroundFile(file.replace("Omit<MenuProps, 'open'>", '(() => void) & MenuProps'));
  expect(source).toContain('function MenuPlayground() {');
});

it('gives props to one part of a whole, however the file names it', () => {
  const { source } = parsePlaygroundFile(
    `export default function TabsPlayground(props: Props) {
  return <Tabs.Root {...props.Root}><Tabs.Item.Root a="b" {...props['Item']?.Root} /></Tabs.Root>;
}
`,
    'Item.Root',
  );
  expect(source).toContain('<Tabs.Root><Tabs.Item.Root a="b" {...props} /></Tabs.Root>');
});

it('needs no settings', () => {
  const { settings } = parsePlaygroundFile(file.slice(0, file.indexOf('export const')));
  expect(settings).toEqual({});
});

it('throws on settings that use other values', () => {
  expect(() => parsePlaygroundFile(file.replace("'Save'", 'missing'))).toThrow('missing is not defined');
});

it('writes code for a component that is a property of another one', () => {
  const source = plainSource({
    name: 'Menu.Item',
    imports: ["import { Menu } from 'ui';"],
  } as unknown as ApiUnit);
  expect(source).toContain('function MenuItemPlayground() {\n  return <Menu.Item {...props} />;');
  expect(findSyntaxFault(source)).toBeUndefined();
});
