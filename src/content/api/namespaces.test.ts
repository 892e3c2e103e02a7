import Ajv from 'ajv';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import { type ApiUnit, listUnits } from '../../model/api/ApiUnit';
import { createApiLookup, findApiSymbol } from '../../model/api/apiLookup';
import { htmlToText } from '../../model/page/htmlToText';
import { FACT_SCHEMA } from '../../model/api/factSchema';
import { fixFragments } from '../../model/api/fragments';
import { formatProblem } from '../../model/Problem';
import { readEntries } from '../../model/search/partEntries';
import { readTranslations } from '../interfaceTexts';
import { htmlToMarkdown } from '../outputs/markdown/htmlMarkdown';
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

const HEAD = "import * as React from 'react';\n";

/** Reads a package of these files; `index.d.ts` is the package itself, and what `exports` names its other modules. */
function read(
  files: Readonly<Record<string, string>>,
  source: Partial<ApiSource> = {},
  entries: Readonly<Record<string, string>> = {},
) {
  const exports = Object.fromEntries(
    Object.entries({ '.': './index.d.ts', ...entries }).map(([entry, types]) => [entry, { types }]),
  );
  const root = createTinyProject({
    'package.json': JSON.stringify({ name: '@tiny/ui', version: '1.2.3', exports }),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [file, HEAD + text])),
  });
  projects.push(root);
  const { units, problems } = extractApi(
    [{ ...plainSource, ...source }],
    root,
    createStore(join(root, 'cache')),
  );
  return { units, problems: problems.map(formatProblem) };
}

function find(units: readonly ApiUnit[], name: string): ApiUnit {
  const all = units.flatMap(listUnits);
  const found = all.find((unit) => unit.name === name);
  if (!found) throw new Error(`There is no ${name} in ${all.map((unit) => unit.name).join(', ')}`);
  return found;
}

const TABS = `
export interface TabsRootProps {
  /** The chosen tab. */
  value?: string;
  /** How it grows. @default 'row' */
  orientation?: 'row' | 'column';
}
/** Groups all tabs. */
export declare function TabsRoot(props: TabsRootProps): React.JSX.Element;
export interface TabsListProps { loops?: boolean; orientation?: TabsRootProps['orientation'] }
/** The list. */
export declare function TabsList(props: TabsListProps & Pick<TabsRootProps, 'value'>): React.JSX.Element;
export interface TabsState { value: number }
export declare function useTabs(options?: { start?: number }): TabsState;
export declare function createTabs(props: { a: 1 }): React.JSX.Element;
`;
const MEMBERS = `
export { TabsList as List, TabsRoot as Root, useTabs, createTabs } from './tabs';
export type { TabsRoot as Old } from './tabs';
export type * from './legacy';
`;
const FILES = {
  'index.d.ts': `
export * as Tabs from './members';
export { TabsList, TabsRoot, type TabsListProps, type TabsRootProps } from './tabs';
`,
  'members.d.ts': MEMBERS,
  'legacy.d.ts': 'export declare function Legacy(props: { a: 1 }): React.JSX.Element;',
  'tabs.d.ts': TABS,
};

describe('a namespace', () => {
  const { units, problems } = read(FILES);

  it('is one unit with its components and hooks in order, the root first', () => {
    expect(problems).toEqual([]);
    expect(units.map(({ name, kind, pathname }) => [name, kind, pathname])).toEqual([
      ['Tabs', 'namespace', '/tiny/api/tabs'],
    ]);
    expect(find(units, 'Tabs').parts?.map(({ name, target, unit }) => [name, target, unit?.kind])).toEqual([
      ['Tabs.Root', { pathname: '/tiny/api/tabs', anchor: 'tabs-root' }, 'component'],
      ['Tabs.List', { pathname: '/tiny/api/tabs', anchor: 'tabs-list' }, 'component'],
      ['Tabs.useTabs', { pathname: '/tiny/api/tabs', anchor: 'tabs-use-tabs' }, 'hook'],
    ]);
  });

  it('describes each member as a page describes a unit', () => {
    expect(find(units, 'Tabs.Root')).toMatchObject({
      description: 'Groups all tabs.',
      imports: ["import { Tabs } from '@tiny/ui';"],
      props: [
        { name: 'orientation', type: { text: "'row' | 'column'" }, default: "'row'" },
        { name: 'value', description: 'The chosen tab.' },
      ],
    });
    expect(find(units, 'Tabs.useTabs')).toMatchObject({
      props: [{ name: 'start' }],
      returned: [{ name: 'value' }],
    });
  });

  it('is where its types and inherited props lead', () => {
    expect(find(units, 'Tabs.List').inherited).toMatchObject([
      {
        owner: 'Tabs.Root',
        target: { pathname: '/tiny/api/tabs', anchor: 'tabs-root' },
        props: [{ name: 'value' }],
      },
    ]);
  });

  it('links the props of a member by the name that they have in it', () => {
    const others = read({
      ...FILES,
      'index.d.ts': `${FILES['index.d.ts']}
import type { TabsRoot, TabsList } from './named';
export interface BarProps { root?: TabsRoot.Props; list?: Partial<TabsList.Props> }
export declare function Bar(props: BarProps): React.JSX.Element;`,
      'named.d.ts': `import type { TabsListProps, TabsRootProps } from './tabs';
export declare namespace TabsRoot { type Props = TabsRootProps }
export declare namespace TabsList { type Props = TabsListProps }`,
    });
    expect(others.problems).toEqual([]);
    const bar = find(others.units, 'Bar');
    const targetOf = (anchor: string) => ({ pathname: '/tiny/api/tabs', anchor });
    expect(bar.props.map(({ type }) => [type.text, type.links])).toEqual([
      ['Partial<TabsList.Props>', { 'TabsList.Props': targetOf('tabs-list--props') }],
      ['TabsRoot.Props', { 'TabsRoot.Props': targetOf('tabs-root--props') }],
    ]);
    const { html } = drawApiPage(bar, [], {}, (markdown) => markdown);
    expect(htmlToText(/<a [^>]*#tabs-root--props">.*?<\/a>/.exec(html)?.[0] ?? '')).toBe('TabsRoot.Props');
  });

  it('has its members in the order of their file, functions and constants alike', () => {
    const others = read({
      'index.d.ts': "export * as Tabs from './parts';",
      'parts.d.ts': `export declare const List: (props: { a: 1 }) => React.JSX.Element;
export declare function Item(props: { b: 1 }): React.JSX.Element;
export declare const Panel: (props: { c: 1 }) => React.JSX.Element;`,
    });
    expect(find(others.units, 'Tabs').parts?.map(({ name }) => name)).toEqual([
      'Tabs.List',
      'Tabs.Item',
      'Tabs.Panel',
    ]);
  });

  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'an object of components',
      { 'index.d.ts': `${TABS}export declare const Tabs: { List: typeof TabsList; Root: typeof TabsRoot };` },
      ['Tabs: Root, List', 'useTabs'],
    ],
    [
      'a namespace of another one',
      {
        ...FILES,
        'index.d.ts': "export * as Kit from './kit';",
        'kit.d.ts': "export * as Tabs from './members';",
      },
      ['Kit: Tabs.List, Tabs.Root, Tabs.useTabs'],
    ],
    [
      'a component with properties in it',
      {
        'index.d.ts': `${TABS}export declare const Tabs: { List: typeof TabsList & { End: (props: { last: boolean }) => null } };`,
      },
      ['Tabs: List, List.End', 'TabsList', 'TabsRoot', 'useTabs'],
    ],
    [
      'a module with two names for each component',
      {
        'index.d.ts': "import * as tabs from './tabs';\nexport { tabs as Tabs };",
        'tabs.d.ts': `${TABS}
declare const Root: typeof TabsRoot; declare const List: typeof TabsList; declare const Tabs: typeof TabsRoot;
export { Root, List, Tabs };`,
      },
      ['Tabs: Root, useTabs, List'],
    ],
  ])('may be %s', (_, files, expected) => {
    const { units: found } = read(files);
    const describe = ({ name, parts }: ApiUnit) =>
      parts ? `${name}: ${parts.map((part) => part.name.slice(name.length + 1)).join(', ')}` : name;
    expect(found.map(describe)).toEqual(expected);
  });

  it('is imported from its own module, too, which has no other pages for its members', () => {
    const { units: found, problems: reported } = read(
      { ...FILES, 'index.d.ts': "export * as AllTabs from './members';" },
      {},
      { './all-tabs': './members.d.ts', './old': './old.d.ts' },
    );
    expect(reported).toEqual([]);
    expect(found.map(({ name }) => name)).toEqual(['AllTabs']);
    const { units: both } = read(
      {
        ...FILES,
        'index.d.ts': "export * as AllTabs from './members';",
        'all.d.ts': "export * from './index';",
      },
      {},
      { './all-tabs': './all.d.ts' },
    );
    expect(find(both, 'AllTabs').imports).toEqual([
      "import { AllTabs } from '@tiny/ui';",
      "import { AllTabs } from '@tiny/ui/all-tabs';",
    ]);
  });

  it('leaves a page to another component with the name of a member', () => {
    const { units: found } = read({
      ...FILES,
      'index.d.ts': `
export * as Tabs from './members';
export { TabsRoot as Choice } from './tabs';
export declare function TabsList(props: { own: boolean }): React.JSX.Element;`,
    });
    expect(found.map(({ name }) => name)).toEqual(['Choice', 'Tabs', 'TabsList']);
  });

  it('is left out whole or in part, if the family says so', () => {
    const exceptions = (names: readonly string[]) => ({ noPage: [{ reason: 'For a test.', names }] });
    const some = read(FILES, exceptions(['Tabs.List', 'Tabs.Gone']));
    expect(find(some.units, 'Tabs').parts?.map(({ name }) => name)).toEqual(['Tabs.Root', 'Tabs.useTabs']);
    expect(some.problems).toEqual([
      expect.stringContaining('no component or hook "Tabs.Gone" is exported (remove it from noPage)'),
    ]);
    // The members that the package exports have pages of their own then.
    expect(read(FILES, exceptions(['Tabs'])).units.map(({ name }) => name)).toEqual(['TabsList', 'TabsRoot']);
  });

  it('has the descriptions and messages of its members', () => {
    const { units: found, problems: reported } = read(
      { ...FILES, 'TabsList.js': "warn('TINY: No tab is chosen.');" },
      {
        descriptions: { 'Tabs.List.loops': 'Begins again.' },
        messagePrefix: 'TINY',
        messages: [{ says: 'No tab', cause: 'None.', cure: 'One.' }],
      },
    );
    expect(reported).toEqual([]);
    expect(find(found, 'Tabs.List')).toMatchObject({
      props: [{ name: 'loops', description: 'Begins again.' }, { name: 'orientation' }],
      messages: [{ text: 'No tab is chosen.', cure: 'One.' }],
    });
  });

  it('has the props of a component that is also a member of another one', () => {
    const { units: found } = read({
      ...FILES,
      'index.d.ts':
        "export * as Tabs from './members';\nexport { type TabsRootProps } from './tabs';\nexport * as Steps from './steps';",
      'steps.d.ts': "export { TabsRoot as Root } from './tabs';",
    });
    expect(find(found, 'Steps.Root')).toMatchObject({
      props: [{ name: 'orientation' }, { name: 'value' }],
      inherited: [],
    });
  });
});

it('a component that another package declares has the props of that package as its own', () => {
  const { units } = read({
    'index.d.ts': "export { TabsList, TabsRoot } from '@parts/tabs';",
    '../../@parts/tabs/index.d.ts': TABS,
  });
  expect(find(units, 'TabsRoot')).toMatchObject({
    props: [{ name: 'orientation' }, { name: 'value' }],
    inherited: [],
  });
});

describe('data attributes and CSS variables', () => {
  const readTabs = (files: Readonly<Record<string, string>>, comment = 'One tab.') => {
    const { units, problems } = read({
      'index.d.ts': `export * as Tabs from './parts';\n${files['index.d.ts'] ?? ''}`,
      'parts.d.ts': "export { TabsTab as Tab } from './TabsTab';",
      'TabsTab.d.ts': `/** ${comment} */\nexport declare function TabsTab(props: { label: string }): React.JSX.Element;`,
      ...Object.fromEntries(Object.entries(files).filter(([file]) => file !== 'index.d.ts')),
    });
    expect(problems).toEqual([]);
    return units;
  };
  const ofTab = (...given: Parameters<typeof readTabs>) => find(readTabs(...given), 'Tabs.Tab');
  const LISTS = {
    attributes: `
/** Present while it is chosen. */
export declare const active = "data-active";
/**
 * The side of it.
 * @type {'left' | 'right'}
 */
export declare const side = "data-side";
/** @internal */
export declare const secret = "data-secret";
export declare const other = "none";`,
    variables: `export declare enum TabsTabCssVars {
  /** Its width. @type {number} */
  width = "--tab-width",
}`,
  };
  const EXPECTED = {
    dataAttributes: [
      { name: 'data-active', description: 'Present while it is chosen.' },
      { name: 'data-side', description: 'The side of it.', type: { text: "'left' | 'right'" } },
    ],
    cssVariables: [{ name: '--tab-width', description: 'Its width.', type: { text: 'number' } }],
  };

  it('are those of the lists that the package exports', () => {
    const tab = ofTab({
      'index.d.ts': `export * as TabsTabDataAttributes from './attributes';\n${LISTS.variables}`,
      'attributes.d.ts': LISTS.attributes,
    });
    expect(tab).toMatchObject(EXPECTED);
  });

  it('follow the published schema, as the namespace does', () => {
    const units = readTabs({
      'TabsTabDataAttributes.d.ts': LISTS.attributes,
      'TabsTabCssVars.d.ts': LISTS.variables,
    });
    const isValid = new Ajv({ allErrors: true }).compile(FACT_SCHEMA);
    isValid({ $schema: 'https://ui.example/schema.json', package: '@tiny/ui', version: '1.2.3', units });
    expect(isValid.errors ?? []).toEqual([]);
  });

  it('are those of the files beside it, which no module exports', () => {
    const tab = ofTab({
      'TabsTabDataAttributes.d.ts': LISTS.attributes,
      'TabsTabCssVars.d.ts': LISTS.variables,
      'TabsTabRowDataAttributes.d.ts': 'export declare const row = "data-row";',
      'TabsTabData.d.ts': 'export declare const data = "data-data";',
    });
    expect(tab).toMatchObject(EXPECTED);
  });

  it('are those that its comment names', () => {
    const tab = ofTab(
      {},
      'One tab, `[data-active]` if it is chosen.\n\n- `data-side="left"`: the side of it.\n- `[data-side="right"]`: the other one.\n- `--tab-width`\n- `label-data-x`',
    );
    expect(tab).toMatchObject({
      dataAttributes: [
        { name: 'data-active', description: '' },
        {
          name: 'data-side',
          description: 'the side of it. the other one.',
          type: { text: "'left' | 'right'" },
        },
      ],
      cssVariables: [{ name: '--tab-width', description: '' }],
    });
  });

  it('are those of a component with a page, too', () => {
    const { units } = read({
      'index.d.ts': `export declare function Door(props: { wide: boolean }): React.JSX.Element;
export declare const DoorDataAttributes: { readonly open: 'data-open' };`,
    });
    expect(find(units, 'Door')).toMatchObject({ dataAttributes: [{ name: 'data-open' }] });
  });
});

it('takes the defaults of the family for its members', () => {
  const { units, problems } = read(FILES, { defaults: { 'Tabs.Root': { value: "'first'" } } });
  expect(problems).toEqual([]);
  expect(find(units, 'Tabs.Root').props).toContainEqual(
    expect.objectContaining({ name: 'value', default: "'first'" }),
  );
});

describe('the page of a namespace', () => {
  const { units } = read({
    ...FILES,
    'index.d.ts': `${FILES['index.d.ts']}
export declare const TabsListDataAttributes: { readonly open: 'data-open' };`,
  });
  const unit = find(units, 'Tabs');
  const texts = readTranslations(['en']).translations.get('en') ?? {};
  const tried = new Map([['Tabs.List', new Set(['loops'])]]);
  const drawn = drawApiPage(unit, [], texts, (markdown) => markdown, [], tried);
  const { start, headings, members } = drawn;
  const html = drawn.html + members.map((member) => member.start + member.html).join('');

  it('has the anatomy, then a section for each member with its own ones', () => {
    expect(start).toContain('import');
    const shown = [...html.matchAll(/<h([23]) id="([^"]+)">([^<]+)</g)].map(([, ...all]) => all.join(' '));
    expect(shown).toEqual([
      '2 anatomy Anatomy',
      '2 tabs-root Tabs.Root',
      '3 tabs-root--props Props',
      '2 tabs-list Tabs.List',
      '3 tabs-list--props Props',
      '3 tabs-list--inheritance Inheritance',
      '3 tabs-list--data-attributes Data attributes',
      '2 tabs-use-tabs Tabs.useTabs',
      '3 tabs-use-tabs--signature Call',
      '3 tabs-use-tabs--props Options',
      '3 tabs-use-tabs--return-value Return value',
    ]);
    expect(headings.map(({ hash, children }) => [hash, children.map((child) => child.hash)])).toEqual([
      ['anatomy', []],
      ['tabs-root', ['tabs-root-prop-orientation', 'tabs-root-prop-value']],
      ['tabs-list', ['tabs-list-prop-loops', 'tabs-list-prop-orientation']],
      ['tabs-use-tabs', ['tabs-use-tabs-prop-start']],
    ]);
    const ids: readonly string[] = html.match(/(?<= id=")[^"]+/g) ?? [];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const child of headings.flatMap(({ children }) => children))
      expect(html).toContain(` id="${child.hash}"`);
  });

  it('has a button for each prop with a control in the playground of its member', () => {
    expect(html.match(/data-try="[^"]+"/g)).toEqual(['data-try="Tabs.List"']);
    const triedIn = members.filter((member) => member.html.includes('data-tries'));
    expect(triedIn.map(({ name }) => name)).toEqual(['Tabs.List']);
  });

  it('is in the copy for programs', () => {
    const markdown = htmlToMarkdown(html, (href) => href);
    expect(markdown).toContain('```tsx\n<Tabs.Root />\n<Tabs.List />\n```');
    expect(markdown).toContain('## Tabs.Root\n\nGroups all tabs.\n\n### Props');
    expect(markdown).toContain('### Data attributes\n\n- `data-open`');
  });

  it('keeps the choice of a view for the props of all members', () => {
    expect(html.match(/data-choice="[^"]+"/g)).toEqual([
      ...Array.from({ length: 2 }, () => 'data-choice="api-view-props"'),
      'data-choice="api-view-data-attributes"',
      'data-choice="api-view-props"',
      'data-choice="api-view-return-value"',
    ]);
    const groups = new Set(html.match(/name="view-[^"]+"/g));
    expect(groups).toContain('name="view-tabs-root--props"');
    expect(groups).toContain('name="view-tabs-list--props"');
  });

  it('is found by the search, with each member and prop at its place', () => {
    const source = { pathname: unit.pathname, unit } as unknown as PageSource;
    const [part] = buildParts('tiny', 'en', [source], () => '');
    const entries = part ? readEntries(part.names) : [];
    const keyOf = (symbol: string) => entries.find(({ symbols }) => symbols.includes(symbol))?.key;
    expect(['tabs', 'tabsroot', 'tabsrootvalue', 'tabslistloops', 'tabsusetabs'].map(keyOf)).toEqual([
      '/tiny/api/tabs',
      '/tiny/api/tabs#tabs-root',
      '/tiny/api/tabs#tabs-root-prop-value',
      '/tiny/api/tabs#tabs-list-prop-loops',
      '/tiny/api/tabs#tabs-use-tabs',
    ]);
    const told = new Map(
      part?.texts.flatMap(({ texts: rows }) =>
        rows.flatMap(([pathname, found]) =>
          found.map(([hash, text]) => [`${pathname}${hash && `#${hash}`}`, text] as const),
        ),
      ),
    );
    expect(told.get('/tiny/api/tabs#tabs-root')).toBe('Groups all tabs.');
    expect(told.get('/tiny/api/tabs#tabs-list')).toBe('The list. data-open');
    const keys = new Set(entries.map(({ key }) => key));
    for (const key of told.keys()) expect(keys).toContain(key);
  });

  it.each([
    ['Tabs', undefined],
    ['<Tabs.List>', 'tabs-list'],
    ['Tabs.Root.value', 'tabs-root-prop-value'],
  ])('is where inline code leads: %s', (code, anchor) => {
    const symbol = findApiSymbol(createApiLookup(units), code, 'tiny');
    expect(symbol?.target).toEqual(
      anchor === undefined ? { pathname: unit.pathname } : { pathname: unit.pathname, anchor },
    );
  });

  it.each([
    ['TabsRoot', 'tabs-root'],
    ['tabs-list-prop-loops', 'tabs-list-prop-loops'],
    ['tabs-list-prop-gone', undefined],
  ])('has the fragment %s of a link, in the current spelling', (fragment, anchor) => {
    const link = `[a](${unit.pathname}/#${fragment})`;
    const expected = anchor === undefined ? '' : `#${anchor}`;
    expect(fixFragments(link, () => unit)).toBe(`[a](${unit.pathname}/${expected})`);
  });
});

describe('a type with a hundred props that several components have', () => {
  const styles = Array.from({ length: 120 }, (_, index) => `  /** Style ${index}. */ s${index}?: string;`);
  const files = {
    'index.d.ts': `
export interface Styles {
${styles.join('\n')}
  palette?: 'red' | 'blue';
}
export declare function One(props: Styles & { one?: string }): React.JSX.Element;
export declare function Two(props: Omit<Styles, 's1'> & { two?: string }): React.JSX.Element;
export declare function Three(props: Styles & { three?: string; s2?: string }): React.JSX.Element;`,
  };

  it('is one line of each', () => {
    const { units, problems } = read(files);
    expect(problems).toEqual([]);
    expect(
      units.map(({ name, props, inherited }) => [name, props.map((prop) => prop.name), inherited]),
    ).toEqual([
      ['One', ['one'], [{ owner: 'Styles', isSet: true, props: [], count: 121 }]],
      ['Three', ['s2', 'three'], [{ owner: 'Styles', isSet: true, props: [], count: 120 }]],
      ['Two', ['two'], [{ owner: 'Styles', isSet: true, props: [], count: 120 }]],
    ]);
    const one = find(units, 'One');
    expect(drawApiPage(one, [], {}, (markdown) => markdown).html).toContain('<p>Styles (121)</p>');
  });

  it('has the name, the page and the exceptions that the family gives it', () => {
    const propSets = [
      { title: 'Style props', type: 'Styles', pathname: '/tiny/styles', except: ['palette'] },
    ];
    const { units, problems } = read(files, { propSets });
    expect(problems).toEqual([]);
    expect(find(units, 'One')).toMatchObject({
      props: [{ name: 'one' }, { name: 'palette', type: { text: "'red' | 'blue'" } }],
      inherited: [{ owner: 'Style props', target: { pathname: '/tiny/styles' }, count: 120 }],
    });
  });

  it.each([
    [{ title: '', type: 'Gone' }, 'no type "Gone" gives a hundred props to several units'],
    [{ title: '', type: 'Styles', except: ['palet'] }, 'the type "Styles" has no "palet"'],
  ])('is reported, if the family names another: %j', (set, message) => {
    expect(read(files, { propSets: [set] }).problems).toEqual([expect.stringContaining(message)]);
  });

  it('is listed, if it is about one component', () => {
    const { units } = read({
      'index.d.ts': `${files['index.d.ts']?.replace(/export declare function T.*/g, '')}`,
    });
    expect(find(units, 'One').props).toHaveLength(122);
  });
});
