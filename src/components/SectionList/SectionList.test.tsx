import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionEntry } from '../../model/page/PageData';
import { listPictured, SectionList, type SectionPicture } from './SectionList';

const entry = (text: string, more: Partial<SectionEntry> = {}): SectionEntry => ({
  text,
  href: `/ui/${text}/`,
  badges: [],
  ...more,
});
const draw = (entries: readonly SectionEntry[], pictures?: ReadonlyMap<string, SectionPicture>, more = {}) =>
  renderToStaticMarkup(
    <SectionList entries={entries} pictures={pictures} translate={(key) => key} {...more} />,
  );
const listLetters = (html: string) =>
  Array.from(html.matchAll(/<p aria-hidden="true">(.)<\/p>/g), ([, one]) => one);

const NAMES = [
  'Alert',
  'Avatar',
  'Box',
  'Card',
  'Chip',
  'Fab',
  'Grid',
  'Link',
  'List',
  'Menu',
  'Tabs',
  'useTheme',
];

describe('the pages of a group', () => {
  it('are a list by letter if they are many and have no descriptions', () => {
    const html = draw(NAMES.map((name) => entry(name)));
    expect(listLetters(html)).toEqual(['A', 'B', 'C', 'F', 'G', 'L', 'M', 'T', 'U']);
    expect(html).toContain(
      '<ul aria-label="C"><li><a href="/ui/Card/">Card</a> </li><li><a href="/ui/Chip/">',
    );
    expect(html.match(/<a href=/g)).toHaveLength(NAMES.length);
  });

  it('have the parts of a component below it', () => {
    const html = draw(
      ['Tabs', 'Tab', 'TableRow', 'TabsList', 'Table', 'Tabular', ...NAMES].map((name) => entry(name)),
    );
    const listed = Array.from(html.matchAll(/<li( class="section-part")?><a [^>]*>(Tab\w*)/g));
    expect(listed.slice(0, 5).map(([, isPart, name]) => (isPart ? `- ${name}` : name))).toEqual([
      'Tabs',
      '- TabsList',
      'Tab',
      'Table',
      '- TableRow',
    ]);
  });

  it('have no badge that their names begin with', () => {
    const html = draw([
      ...NAMES.map((name) => entry(name)),
      entry('Unstable_Trap', { badges: ['unstable', 'new'] }),
    ]);
    expect(html).toContain('badge-new');
    expect(html).not.toContain('badge-unstable');
  });

  it('have no letter if all have the same one', () => {
    const html = draw(NAMES.map((name) => entry(`Grid${name}`)));
    expect(listLetters(html)).toEqual([]);
    expect(html).toContain('section-names');
  });

  it.each([
    ['few', NAMES.slice(1).map((name) => entry(name))],
    ['described', NAMES.map((name) => entry(name, { description: `All of ${name}.` }))],
  ])('are cards if they are %s', (_, entries) => {
    const html = draw(entries);
    expect(html).toContain('<ul class="section-pages');
    expect(html).not.toContain('section-names');
  });
});

describe('descriptions', () => {
  const described = (name: string, more: object = {}) =>
    entry(name, { description: `About ${name}.`, ...more });

  it('are beside the names, and a page in another language says so instead', () => {
    const group = entry('C', { children: [described('D', { descriptionLanguage: 'English' })] });
    const html = draw([described('A'), described('B', { descriptionLanguage: 'English' }), group]);
    expect(Array.from(html.matchAll(/<p[^>]*>([^<]*)/g), ([, one]) => one)).toEqual([
      'About A.',
      'pageInLanguage',
      'pageInLanguage',
    ]);
    expect(html.match(/<ul class="section-pages section-rows">/g)).toHaveLength(2);
  });
});

describe('an entry without a page', () => {
  const [here, there, planned] = [
    entry('A', { description: 'About A.' }),
    entry('B', { href: 'https://b.example/ui/B/', host: 'b.example' }),
    { text: 'C', badges: ['planned'] } satisfies SectionEntry,
  ];

  it('names the host that it leads to, or is a text with its badge', () => {
    const html = draw([here, there, planned]);
    expect(html).toContain('<a href="https://b.example/ui/B/" rel="noopener">B</a> </div><p>b.example</p>');
    expect(html).toContain('<strong>C</strong> <span class="badge badge-planned">badgePlanned</span>');
  });

  it('is not among pictures; a group of such entries is a list below them', () => {
    const group = entry('Away', { children: [there, planned] });
    const mixed = entry('Mixed', { children: [entry('D'), there, planned] });
    const html = draw(listPictured([group, mixed]), new Map([['/ui/D/', { html: '' }]]));
    expect(html).toMatch(/class="section-names">.*>B<\/a> <svg class="icon"/);
    expect(html.indexOf('>D<')).toBeLessThan(html.indexOf('>Away<'));
    expect(html.indexOf('>Away<')).toBeLessThan(html.indexOf('>B<'));
  });
});

describe('pictures of pages', () => {
  const pictures = new Map<string, SectionPicture>([
    ['/ui/Card/', { html: '<i>still</i>' }],
    ['/ui/Menu/', { src: '/menu.svg' }],
  ]);
  const listPictures = (html: string) =>
    Array.from(
      html.matchAll(/<li[^>]*>(<div class="section-picture" aria-hidden="true" inert="")?/g),
      ([, one]) => (one ? 'picture' : 'none'),
    );

  it('are in cards and cannot be operated; pages of the group without one are names below them', () => {
    const html = draw(
      [
        entry('Card'),
        entry('Chip'),
        entry('More', { children: [entry('Menu')] }),
        entry('Rest', { children: [entry('Tabs')] }),
      ],
      pictures,
    );
    expect(listPictures(html)).toEqual(['picture', 'none', 'picture', 'none']);
    expect(html).toMatch(/class="section-names">.*>Chip</);
    expect(html).toContain('<div><i>still</i></div></div><div><a href="/ui/Card/">Card</a>');
    expect(html).toContain('<img src="/menu.svg" alt=""');
  });
});

describe('a group of many pages without descriptions', () => {
  const many = entry('Many', { children: NAMES.map((name) => entry(name)) });
  const pictures = new Map<string, SectionPicture>([['/ui/Card/', { html: '<i>still</i>' }]]);

  it('has a card for the one with a picture', () => {
    expect(draw([many], pictures)).toContain('section-pages');
    expect(draw([many], new Map())).not.toContain('section-pages');
  });

  it('follows the cards of all groups if it is a list of names', () => {
    const cards = entry('Cards', { children: [entry('Drawn')] });
    const html = draw([many, cards], new Map([['/ui/Drawn/', { html: '<i>still</i>' }]]));
    expect(html.indexOf('>Drawn<')).toBeLessThan(html.indexOf('section-names'));
  });
});

describe('the heading of a group', () => {
  it('counts its pages, those of its subgroups included', () => {
    const inner = entry('Inner', { children: [entry('B'), entry('C')] });
    const html = draw([entry('Outer', { children: [entry('A'), inner] })]);
    expect(html).toMatch(/<h2 data-count="3">.*>Outer</);
    expect(html).toMatch(/<h3 data-count="2">.*>Inner</);
  });
});

describe('the filter', () => {
  it('is there if the group has many pages, those of its subgroups included', () => {
    const groups = (count: number) => [
      entry('A', { children: NAMES.slice(0, count).map((name) => entry(name, { description: name })) }),
      entry('B', { children: [entry('Last')] }),
    ];
    expect(draw(groups(11))).toContain('data-name-filter');
    expect(draw(groups(10))).not.toContain('data-name-filter');
    expect(draw(groups(11), undefined, { isUnfiltered: true })).not.toContain('data-name-filter');
  });
});
