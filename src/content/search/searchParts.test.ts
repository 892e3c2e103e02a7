import { messageAnchor } from '../../model/api/anchors';
import { readEntries } from '../../model/search/partEntries';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { PageSource } from '../pageData/PageSource';
import { buildParts } from './searchParts';

/** Enough props for a part of their own. */
const PROPS = Array.from({ length: 2500 }, (_, index) => ({
  name: `propNumber${index}`,
  type: { text: '' },
}));

function unit(name: string, props: readonly object[], inherited: readonly object[] = []): PageSource {
  const api = {
    name,
    kind: 'component',
    pathname: `/one/api/${name.toLowerCase()}`,
    description: `What ${name} is.`,
    props,
    inherited,
    returned: [],
    slots: [],
    classes: [],
    generics: [],
  } as unknown as ApiUnit;
  return { pathname: api.pathname, unit: api } as unknown as PageSource;
}

function page(pathname: string, title: string, length: number): PageSource {
  const text = {
    title,
    description: `About ${title}.`,
    frontMatter: { components: ['Child'], tags: ['young one'] },
    headings: [],
    blocks: [{ kind: 'html', html: `<p>${'word '.repeat(length)}</p>` }],
  };
  return { pathname, content: { texts: { en: text } } } as unknown as PageSource;
}

const SOURCES = [
  page('/one/a', 'First', 5000),
  page('/one/b', 'Second', 5000),
  unit('Parent', PROPS),
  unit(
    'Child',
    [{ name: 'own', type: { text: '' } }],
    [{ target: '/one/api/parent', owner: 'Parent', props: [] }],
  ),
];

describe('buildParts', () => {
  it('have a page that a file of the family draws, by its title and description', () => {
    const lamps = {
      pathname: '/one/lamps',
      familyPage: { title: { en: 'Lamps', ar: 'مصابيح' }, description: 'All of them.' },
    } as unknown as PageSource;
    const [part] = buildParts('one', 'ar', [lamps], () => '');
    expect(part?.names.pages).toEqual([['/one/lamps', 'مصابيح', '', 'All of them.', '', [], '']]);
  });

  const parts = buildParts('one', 'en', SOURCES, () => '');

  it('finds pages by their components and tags', () => {
    const entry = parts.flatMap(({ names }) => readEntries(names)).find(({ key }) => key === '/one/a');
    expect(entry?.about).toContain('Child young one');
  });

  it('leads to the host of an entry of the tree that is documented there, by its name in the address, too', () => {
    const nav = [
      { pathname: '/two/react-date-pickers', title: 'Date and Time Pickers' },
      { pathname: '/one/a' },
      { pathname: '/one/planned' },
    ];
    const hrefs = new Map([
      ['/two/react-date-pickers', 'https://b.example/two/react-date-pickers/'],
      ['/one/a', '/one/a/'],
    ]);
    const all = buildParts(
      'one',
      'en',
      SOURCES,
      ({ title = '' }) => title,
      nav,
      ({ pathname }) => hrefs.get(pathname),
    );
    const elsewhere = all
      .flatMap(({ names }) => readEntries(names))
      .filter(({ key, kind }) => kind === 'page' && !key.startsWith('/one/'));
    expect(elsewhere.map(({ key, name, called }) => [key, name, called])).toEqual([
      ['https://b.example/two/react-date-pickers/', 'Date and Time Pickers', 'date pickers'],
    ]);
  });

  it('notes the first group of the tree that has a page', () => {
    const nav = [
      { pathname: '/one/all', children: [{ pathname: '/one/some', children: [{ pathname: '/one/b' }] }] },
    ];
    const nameOf = ({ pathname }: { pathname: string }) => `Name of ${pathname}`;
    const entries = buildParts('one', 'en', SOURCES, nameOf, nav).flatMap(({ names }) => readEntries(names));
    const groupOf = (place: string) => entries.find(({ key }) => key === place)?.group;
    expect(['/one/a', '/one/b'].map(groupOf)).toEqual(['', 'Name of /one/all']);
  });

  it('cuts a large product, and gives each text a part that follows the one with its names', () => {
    expect(parts.map(({ names }) => names.pages.length + names.units.length)).toEqual([2, 1, 1]);
    expect(parts.map(({ texts }) => texts.length)).toEqual([2, 1, 1]);
    for (const { names, texts } of parts) {
      const paths = new Set(readEntries(names).map(({ key }) => key.split('#')[0]));
      for (const [pathname] of texts.flatMap((part) => part.texts)) expect(paths).toContain(pathname);
    }
  });

  it('finds the words of a footnote, and no number of one', () => {
    const html =
      '<p>A claim.<sup class="footnote-ref"><a href="#_note-1">1</a></sup></p>' +
      '<li id="_note-1"><p>The source. <a class="footnote-back" href="#_ref-1">\u21a9<sup>2</sup></a></p></li>';
    const text = { title: 'A', frontMatter: {}, headings: [], blocks: [{ kind: 'html', html }] };
    const source = { pathname: '/one/a', content: { texts: { en: text } } } as unknown as PageSource;
    const [part] = buildParts('one', 'en', [source], () => '');
    expect(part?.texts[0]?.texts).toEqual([['/one/a', [['', 'A claim. The source.']]]]);
  });

  it('keeps what a unit has from another part: inherited props, and the page that explains it', () => {
    const child = parts.flatMap(({ names }) => readEntries(names)).filter(({ owner }) => owner === 'Child');
    expect(child).toHaveLength(PROPS.length + 1);
    const own = child.find(({ name }) => name === 'own');
    expect(own?.worth).toBeGreaterThan(1);
  });

  it('finds what comments say beside their descriptions, without fences', () => {
    const form = { text: '', arguments: [{ description: 'Its [angle](/a/).' }], notes: [] };
    const prop = {
      name: 'open',
      type: { text: '' },
      description: '',
      notes: [{ kind: 'example', text: '```tsx\n<Door open />\n```' }],
      overloads: [{ ...form, description: 'Second.', returns: { description: 'Whether it *may*.' } }],
    };
    const [part] = buildParts('one', 'en', [unit('Door', [prop])], () => '');
    expect(part?.texts[0]?.texts).toEqual([
      [
        '/one/api/door',
        [
          ['', 'What Door is.'],
          ['door-prop-open', '<Door open /> Second. Its angle. Whether it may.'],
        ],
      ],
    ]);
  });

  it('names a message without the marks of code in it, at the fragment that the page has', () => {
    const door = unit('Door', []);
    const text = 'The `open` prop must be `true` or undefined.';
    const sources = [{ ...door, unit: { ...door.unit, messages: [{ text }] } }] as PageSource[];
    const found = buildParts('one', 'en', sources, () => '').flatMap(({ names }) => readEntries(names));
    expect(found.find(({ kind }) => kind === 'message')).toMatchObject({
      name: 'The open prop must be true or undefined.',
      key: `/one/api/door#${messageAnchor('Door', text)}`,
    });
  });

  it('finds an enum, its members and a type parameter where a page explains them', () => {
    const level = {
      name: 'Level',
      description: 'How severe.',
      members: [{ name: 'Low', value: "'low'", description: 'A quiet one.' }],
    };
    const used = unit('Alarm', [{ name: 'level', type: { text: 'Level' } }]);
    const called = unit('useOpen', []);
    const sources = [
      {
        ...used,
        unit: { ...used.unit, enums: [level], generics: [{ name: 'T', description: 'The *bell*.' }] },
      },
      { ...called, unit: { ...called.unit, enums: [{ ...level, name: 'Open' }] } },
    ] as PageSource[];
    const found = buildParts('one', 'en', sources, () => '');
    const types = found.flatMap(({ names }) => readEntries(names)).filter(({ kind }) => kind === 'type');
    expect(types.map(({ name, key, owner }) => [name, key, owner])).toEqual([
      ['Level', '/one/api/alarm#alarm-enum-Level', 'Alarm.level'],
      ['Open', '/one/api/useopen#use-open-enum-Open', 'useOpen'],
    ]);
    const texts = found.flatMap((part) => part.texts).flatMap((part) => part.texts);
    expect(Object.fromEntries(texts.flatMap(([, rows]) => rows))).toMatchObject({
      'alarm-type-T': 'The bell.',
      'alarm-enum-Level': 'How severe. Level.Low A quiet one.',
    });
  });
});
