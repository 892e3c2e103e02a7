import Ajv from 'ajv';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import { FACT_SCHEMA } from '../../model/api/factSchema';
import { formatProblem } from '../../model/Problem';
import { readEntries } from '../../model/search/partEntries';
import { readTranslations } from '../interfaceTexts';
import type { PageSource } from '../pageData/PageSource';
import { buildParts } from '../search/searchParts';
import { createStore } from '../store';
import { drawApiPage } from './drawApiPage';
import { extractApi } from './extractApi';
import { createTinyProject, plainSource } from './golden/tinyFamily';

/** Each package starts the compiler, which takes a second on an idle machine. */
jest.setTimeout(120_000);

const projects: string[] = [];
afterAll(() => {
  for (const root of projects) rmSync(root, { recursive: true, force: true });
});

/** Reads a package of one declaration file in a project without React. */
function read(types: string, source: Partial<ApiSource> = {}) {
  const root = createTinyProject({
    'package.json': JSON.stringify({
      name: '@tiny/ui',
      version: '1.2.3',
      exports: { '.': { types: './index.d.ts' } },
    }),
    'index.d.ts': types,
  });
  projects.push(root);
  rmSync(join(root, 'node_modules/@types'));
  const { units, problems } = extractApi(
    [{ ...plainSource, ...source }],
    root,
    createStore(join(root, 'cache')),
  );
  return { units, problems: problems.map(formatProblem) };
}

const HOOK = 'export declare function useWidth(options?: { round?: boolean }): number;';
const FUNCTIONS = `
export interface ParseOptions {
  /** Fails at the first mistake. @default false */
  strict?: boolean;
}
export interface Parsed { names: string[] }
/** Parses a text. @param text What to parse. @returns What it says. */
export declare function parseText(text: string, options?: ParseOptions): Parsed;
export declare const isText: (value: unknown) => value is string;
export declare const VERSION: string;
export declare class Parser { parse(): Parsed }`;
const listed = ({ units, problems }: ReturnType<typeof read>) => {
  expect(problems).toEqual([]);
  return units.map(({ name, kind, pathname }) => [name, kind, pathname]);
};

describe('a package without React', () => {
  it('has a page for each hook, and none for its functions', () => {
    expect(listed(read(`${HOOK}\n${FUNCTIONS}`))).toEqual([['useWidth', 'hook', '/tiny/api/use-width']]);
  });

  it('has a page for each function, if it has nothing else', () => {
    expect(listed(read(FUNCTIONS))).toEqual([
      ['isText', 'function', '/tiny/api/is-text'],
      ['parseText', 'function', '/tiny/api/parse-text'],
    ]);
  });
});

describe('the functions that a family names', () => {
  const types = `${HOOK}\n${FUNCTIONS}`;

  it('have pages beside hooks', () => {
    expect(listed(read(types, { functions: ['parseText'] })).map(([name]) => name)).toEqual([
      'parseText',
      'useWidth',
    ]);
  });

  it('may be all, without exceptions', () => {
    const noPage = [{ reason: 'Too small.', names: ['isText'] }];
    expect(listed(read(types, { functions: true, noPage })).map(([name]) => name)).toEqual([
      'parseText',
      'useWidth',
    ]);
  });

  it('are reported, if the package exports no such function', () => {
    expect(read(types, { functions: ['parseTexts'] }).problems).toEqual([
      'data/products/tiny/apiSource.ts:1:1 unknown-api-symbol @tiny/ui: no function "parseTexts" is exported (did you mean parseText?)',
    ]);
  });
});

describe('the page of a function', () => {
  const { units } = read(FUNCTIONS);
  const unit = units.find(({ name }) => name === 'parseText');
  if (!unit) throw new Error('There is no parseText');
  const texts = readTranslations(['en']).translations.get('en') ?? {};

  it('has its call, options and result', () => {
    expect(unit).toMatchObject({
      description: 'Parses a text.',
      imports: ["import { parseText } from '@tiny/ui';"],
      signatures: [
        {
          text: '(text: string, options?: ParseOptions) => Parsed',
          arguments: [{ name: 'text', description: 'What to parse.' }, { name: 'options' }],
          returns: { description: 'What it says.' },
        },
      ],
      props: [{ name: 'strict', default: 'false' }],
      returned: [{ name: 'names' }],
    });
    const { html } = drawApiPage(unit, [], texts, (markdown) => markdown);
    expect([...html.matchAll(/<h2 id="([^"]+)">([^<]+)</g)].map(([, ...all]) => all.join(' '))).toEqual([
      'signature Call',
      'props Options',
      'return-value Return value',
    ]);
  });

  it('is found by the search', () => {
    const source = { pathname: unit.pathname, unit } as unknown as PageSource;
    const [part] = buildParts('tiny', 'en', [source], () => '');
    const found = part && readEntries(part.names).find(({ name }) => name === 'parseText');
    expect(found).toMatchObject({ kind: 'function', key: '/tiny/api/parse-text' });
  });

  it('follows the published schema', () => {
    const isValid = new Ajv({ allErrors: true }).compile(FACT_SCHEMA);
    isValid({ $schema: 'https://ui.example/schema.json', package: '@tiny/ui', version: '1.2.3', units });
    expect(isValid.errors ?? []).toEqual([]);
  });
});
