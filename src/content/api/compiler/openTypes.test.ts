import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createTinyProject, tinyFiles } from '../golden/tinyFamily';
import type { TypeExport } from '../TypeReader';
import { openTypes } from './openTypes';

jest.setTimeout(120_000);

const API = join(__dirname, '..');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

describe('the compiler', () => {
  it('is named in one folder only', () => {
    const naming = listFiles(API)
      .filter((file) => /\.tsx?$/.test(file) && /from 'typescript(-js)?['/]/.test(readFileSync(file, 'utf8')))
      .map((file) => relative(API, file))
      .filter((file) => !file.startsWith('compiler/') && !file.startsWith('golden/'));
    expect(naming).toEqual([]);
  });
});

/** Declarations of one package, in which every member shows one way of writing a type. */
const types = `
import * as React from 'react';
type Extract2<T> = Extract<{ [K in keyof T]: K }[keyof T], string>;
type Choice<T extends string, O = {}> = Extract2<Record<T, true> & O>;
type Order = 'small' | 'medium' | 'large';
interface Overrides {}
interface Point { x: number; y?: number }
type Handler<E> = (event: E, point: Point) => void;
interface Base { align?: 'left' | 'right'; node?: NonNullable<React.ReactNode> }
interface Slots { two: string }
type Styled<T> = T & { classes?: Partial<Record<never, string>>; slots?: Partial<Slots>; narrowed?: Point };
export interface Props<Value, Multiple extends boolean | undefined> {
  order?: Order;
  ordered: Choice<'one' | 'two' | 'three', Overrides>;
  orNumber?: Order | number;
  orNull?: Order | null;
  flag?: boolean;
  borrowed?: Base['align'];
  point?: Point;
  handler?: Handler<React.MouseEvent>;
  node?: React.ReactNode;
  value: Value[];
  multiple?: Multiple;
  nested?: { size?: Order; list: ReadonlyArray<Choice<'a' | 'b'>> };
  method?(this: void, a: string): number | undefined;
  bivariant?: { hack(a: string): void }['hack'] | undefined;
  bivariants?: { hack(a: string): void }['hack'] | string;
  argument?: Handler<Base['align'] | null>;
  slots?: { one?: string };
  narrowed?: { x: number; y?: number };
}
export declare const sample: <Value, Multiple extends boolean | undefined>(props: Styled<Props<Value, Multiple>>) => void;
export type Either = { kind: 'a'; shared: string } | { kind: 'b'; shared?: number; own: 1 };
`;

describe('the types of a package', () => {
  const root = createTinyProject({ 'index.d.ts': types });
  const reader = openTypes(root, [{ name: '@tiny/ui' }]);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const exported = (name: string): TypeExport => {
    const found = reader.packages[0]?.modules[0]?.exports().find((item) => item.name === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };

  it.each([
    ['order', "'small' | 'medium' | 'large'"],
    ['ordered', "'one' | 'two' | 'three'"],
    ['orNumber', "'small' | 'medium' | 'large' | number"],
    ['orNull', "'small' | 'medium' | 'large' | null"],
    ['flag', 'boolean'],
    ['borrowed', "'left' | 'right'"],
    ['point', 'Point'],
    ['handler', 'Handler<MouseEvent>'],
    ['node', 'ReactNode'],
    ['value', 'Value[]'],
    ['multiple', 'boolean'],
    ['nested', "{ size?: Order; list: ReadonlyArray<'a' | 'b'> }"],
    ['method', '(a: string) => number | undefined'],
    ['bivariant', '(a: string) => void'],
    ['bivariants', '((a: string) => void) | string'],
    ['argument', "Handler<'left' | 'right' | null>"],
    ['slots', '{ one?: string } & Partial<Slots>'],
    ['narrowed', '{ x: number; y?: number }'],
  ])('are written as their package writes them: %s', (name, text) => {
    const members = exported('sample').value?.calls()[0]?.parameters[0]?.value.members() ?? [];
    const member = members.find((candidate) => candidate.name === name);
    expect(member?.value.text().text).toBe(text);
    expect(member?.optional).toBe(!['ordered', 'value'].includes(name));
  });

  it.each([
    ['an interface', 'point', '{ x: number; y?: number }'],
    ['an alias', 'handler', '(event: MouseEvent<Element, MouseEvent>, point: Point) => void'],
    ['a type of React', 'node', undefined],
    ['a choice that is shown in full', 'order', undefined],
  ])('can be opened: %s', (_, name, expanded) => {
    const member = exported('Props').type?.member(name);
    expect(member?.value.expanded()?.text).toBe(expanded);
  });

  it('of a union have the members of all', () => {
    const members = exported('Either').type?.members() ?? [];
    expect(members.map((member) => [member.name, member.optional, member.value.text().text])).toEqual([
      ['kind', false, "'a' | 'b'"],
      ['shared', true, 'string | number'],
      ['own', true, '1'],
    ]);
  });

  it('are listed with their packages and versions', () => {
    expect(reader.packages.map(({ name, version }) => [name, version])).toEqual([['@tiny/ui', '1.2.3']]);
    expect(tinyFiles['package.json']).toContain('1.2.3');
  });
});
