import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '../../model/Problem';
import { createStore } from '../store';
import { extractApi } from './extractApi';
import { createTinyProject, plainSource, writeTiny } from './golden/tinyFamily';

/** Props that are made from the variants of a recipe. */

/** Each package starts the compiler, which takes a second on an idle machine. */
jest.setTimeout(120_000);

const projects: string[] = [];
afterAll(() => {
  for (const root of projects) rmSync(root, { recursive: true, force: true });
});

/** A library of recipes, as such libraries declare themselves. */
const RECIPES = {
  'package.json': '{ "name": "@tiny/recipes", "version": "1.0.0", "types": "./index.d.ts" }',
  'index.d.ts': `
type Values<T> = T extends 'true' | 'false' ? boolean : T;
type Variants<T> = { [Name in keyof T]?: Values<keyof T[Name]> | null | undefined };
type Classes = { class?: string; className?: never } | { class?: never; className?: string };
export declare const recipe: <T>(
  base: string,
  config?: { variants?: T; defaultVariants?: Variants<T> },
) => (props?: Variants<T> & Classes) => string;
type Merged<T> = [T] extends [infer Only] ? Only : never;
/** Its props are made from names alone, so they have no declarations. */
export declare const styles: <T>(config: {
  variants: T;
  defaultVariants?: Variants<T>;
}) => (props?: {
  [Name in keyof Merged<T> & string]?: Values<keyof Merged<T>[Name]> | undefined;
}) => string;
export type VariantProps<Recipe extends (...args: any) => any> = Omit<
  Exclude<Parameters<Recipe>[0], undefined>,
  'class' | 'className'
>;`,
};

const SOURCE = `
export const buttonStyles = recipe('button', {
  variants: {
    /** How it looks. */
    look: { solid: 'a', outline: 'b', default: 'c' },
    size: { 2: 'd', 1: 'e' },
    wide: { true: 'f', false: 'g' },
    tone: { red: 'h', blue: 'i' },
  },
  defaultVariants: { look: 'default', size: 1, wide: false },
} as const);`;

const COMPONENT = `
export interface ButtonProps extends VariantProps<typeof buttonStyles> {
  label?: string | null;
}`;

/** Returns the props of the component of a package as `look: 'a' | 'b' = 'a'`. */
function readProps(main: string, files: Readonly<Record<string, string>>): string[] {
  const manifest = { name: '@tiny/ui', version: '1.2.3', exports: { '.': { types: `./${main}` } } };
  const root = createTinyProject({ 'package.json': JSON.stringify(manifest), ...files });
  projects.push(root);
  writeTiny(root, RECIPES, '@tiny/recipes');
  const { units, problems } = extractApi([plainSource], root, createStore(join(root, 'cache')));
  expect(problems.map(formatProblem)).toEqual([]);
  expect(units.map(({ name }) => name)).toEqual(['Button']);
  return units.flatMap(({ props }) =>
    props.map(({ name, type, default: fallback, description }) =>
      [`${name}: ${type.text}`, fallback && `= ${fallback}`, description].filter(Boolean).join(' '),
    ),
  );
}

const HEAD =
  "import * as React from 'react';\nimport { recipe, styles, type VariantProps } from '@tiny/recipes';";

it('are listed with their values and defaults from TypeScript as it is written', () => {
  const button = 'export function Button({ look, size }: ButtonProps) { return <button />; }';
  expect(readProps('index.tsx', { 'index.tsx': HEAD + SOURCE + COMPONENT + button })).toEqual([
    'label: string | null',
    "look: 'solid' | 'outline' | 'default' = 'default' How it looks.",
    'size: 2 | 1 = 1',
    "tone: 'red' | 'blue'",
    'wide: boolean = false',
  ]);
});

it('have defaults that the recipe only names', () => {
  const source = SOURCE.replace(/defaultVariants: .*/, 'defaultVariants,').replace(
    'export',
    "const look = 'default';\nconst defaultVariants = { look, size: SIZE, wide: false } as const;\nexport",
  );
  const button = 'export function Button({ look, size }: ButtonProps) { return <button />; }';
  const files = {
    'index.tsx': `${HEAD}\nimport { SIZE } from './size';${source}${COMPONENT}${button}`,
    'size.ts': 'export const SIZE = 1;',
  };
  expect(readProps('index.tsx', files)).toEqual([
    'label: string | null',
    "look: 'solid' | 'outline' | 'default' = 'default' How it looks.",
    'size: 2 | 1 = 1',
    "tone: 'red' | 'blue'",
    'wide: boolean = false',
  ]);
});

it.each([
  [
    'its variants',
    'const variants = {',
    "};\nexport const buttonStyles = recipe('button', { variants, defaultVariants: { size: 1 } });",
  ],
  [
    'all it takes',
    'const config = { variants: {',
    "}, defaultVariants: { size: 1 } } as const;\nexport const buttonStyles = recipe('button', config);",
  ],
])('are listed if the recipe names %s', (_, start, end) => {
  const source = `${start} look: { solid: 'a', outline: 'b' }, size: { 2: 'd', 1: 'e' } ${end}`;
  const button = 'export function Button({ look, size }: ButtonProps) { return <button />; }';
  expect(readProps('index.tsx', { 'index.tsx': `${HEAD}\n${source}${COMPONENT}${button}` })).toEqual([
    'label: string | null',
    "look: 'solid' | 'outline'",
    'size: 2 | 1 = 1',
  ]);
});

it('are listed from declarations, with the defaults of the code beside them', () => {
  const types = `
export declare const buttonStyles: (props?: ({
  look?: 'solid' | 'outline' | 'default' | null | undefined;
  size?: 1 | 2 | null | undefined;
  wide?: boolean | null | undefined;
} & { class?: string }) | undefined) => string;
export declare function Button(props: ButtonProps): React.JSX.Element;`;
  const code = SOURCE.replace('export const', 'const') + '\nexport { buttonStyles };';
  expect(readProps('index.d.ts', { 'index.d.ts': HEAD + types + COMPONENT, 'index.js': code })).toEqual([
    'label: string | null',
    "look: 'solid' | 'outline' | 'default' = 'default'",
    'size: 1 | 2 = 1',
    'wide: boolean = false',
  ]);
});

it('have the defaults of the recipe that the types name, if its library declares no props', () => {
  const code = `
const panel = styles({
  variants: { tone: { red: 'a', blue: 'b' }, wide: { true: 'c' }, size: { 1: 'd' } },
  defaultVariants: { tone: 'blue', wide: false, size: 1 },
});
type Variants = Omit<VariantProps<typeof panel>, 'size'>;
interface Props extends Variants, React.HTMLAttributes<HTMLElement> { size?: number }
export const Button = React.forwardRef<HTMLElement, Props>(({ id }, ref) => <p id={id} />);`;
  expect(readProps('index.tsx', { 'index.tsx': HEAD + code })).toEqual([
    'size: number',
    // The compiler's order: the types do not keep that of the recipe.
    "tone: 'blue' | 'red' = 'blue'",
    'wide: boolean = false',
  ]);
});

it('have the defaults of the component, ahead of those of the recipe', () => {
  const button = "export function Button({ look = 'solid' }: ButtonProps) { return <button />; }";
  expect(readProps('index.tsx', { 'index.tsx': HEAD + SOURCE + COMPONENT + button })).toContain(
    "look: 'solid' | 'outline' | 'default' = 'solid' How it looks.",
  );
});

it('are not what a function or an object of other kinds has', () => {
  const types = `
declare const texts: { title: string | null };
declare const print: (options: { width?: 1 | 2 | null }) => string;
export declare function Button(
  props: Partial<typeof texts> & Omit<Parameters<typeof print>[0], 'none'>,
): React.JSX.Element;`;
  expect(readProps('index.d.ts', { 'index.d.ts': HEAD + types })).toEqual([
    'title: string | null',
    'width: 1 | 2 | null',
  ]);
});
