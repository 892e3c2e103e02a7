import type { NavPage } from '../../model/navigation/NavPage';
import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { Product } from '../../model/products/Product';
import type { FrontMatter } from '../markdown/frontMatterKeys';
import type { BuildContext } from './BuildContext';
import {
  buildHead,
  describePage,
  formatDay,
  listComponentLinks,
  listSourceLinks,
  placeOf,
  titleOfDocument,
} from './pageHead';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';

describe('formatDay', () => {
  it.each([
    ['en', 'March 31, 2025'],
    ['pt', '31 de março de 2025'],
    ['zh', '2025年3月31日'],
  ])('formats a day in %s, independent of the build machine', (code, text) => {
    expect(formatDay('2025-03-31', code)).toBe(text);
  });
});

describe('buildHead', () => {
  const languages = ['en', 'zh', 'pt'].map((code) => ({ code }));
  const site = { origin: 'https://docs.test', name: 'Docs' };
  const source = {
    kind: 'docs',
    pathname: '/lamp',
    product: { product: { name: 'Lamps' } },
    content: { texts: { en: {}, zh: {} } },
  } as unknown as PageSource;
  const headIn = (userLanguage: string, canonicalLanguage: string) =>
    buildHead(
      { site, languages } as unknown as SiteContent,
      source,
      { userLanguage, canonicalLanguage },
      'Lamp',
      'A lamp.',
    );

  it('names the translations of a page on each of them', () => {
    const named = ['en', 'zh', 'x-default'];
    expect(headIn('zh', 'zh').alternates.map(({ hreflang }) => hreflang)).toEqual(named);
    expect(headIn('en', 'en').alternates).toEqual(headIn('zh', 'zh').alternates);
  });

  it('names none in a language without a text, whose canonical address is the English page', () => {
    expect(headIn('pt', 'en')).toMatchObject({ alternates: [], canonical: 'https://docs.test/lamp/' });
  });
});

describe('describePage', () => {
  it.each([
    ['en', ['Autocomplete', 'Button'], 'Inputs in Lamps: Autocomplete, Button.'],
    [
      'en',
      Array.from({ length: 40 }, () => 'Autocomplete'),
      `Inputs in Lamps: ${Array.from({ length: 10 }, () => 'Autocomplete').join(', ')}…`,
    ],
    ['zh', Array.from({ length: 40 }, () => '自动完成'), /^Inputs in Lamps: (?:自动完成、)*自动完成…$/],
  ])('lists the pages of a section, in %s, and cuts no name', (code, names, expected) => {
    const children = names.map((title, index) => ({ pathname: `/${index}`, title }));
    const source = {
      kind: 'section',
      product: { product: { name: 'Lamps' }, nav: [] },
      navPage: {
        pathname: '/inputs',
        title: 'Inputs',
        children: [{ pathname: '/planned', title: 'Planned' }, ...children],
      },
    } as unknown as PageSource;
    const texts = { sectionDescription: '{{name}} in {{product}}: {{pages}}.' };
    const { description } = describePage(source, undefined, {
      content: { translations: new Map([[code, texts]]) },
      language: { code },
      nameOf: ({ title }: { title: string }) => title,
      hrefOf: ({ pathname }: NavPage) => (pathname === '/planned' ? undefined : pathname),
    } as unknown as BuildContext);
    expect(description).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe('describePage of a group with a description', () => {
  it.each([
    ['en', 'Every lamp.'],
    ['pt', 'Todas as lâmpadas.'],
    ['zh', 'Every lamp.'],
  ])('says it in %s', (code, expected) => {
    const source = {
      kind: 'section',
      product: { product: { name: 'Lamps' }, nav: [] },
      navPage: {
        pathname: '/inputs',
        title: 'Inputs',
        description: { en: 'Every lamp.', pt: 'Todas as lâmpadas.' },
        children: [],
      },
    } as unknown as PageSource;
    const { description } = describePage(source, undefined, {
      content: { translations: new Map([[code, {}]]) },
      language: { code },
      nameOf: ({ title }: { title: string }) => title,
    } as unknown as BuildContext);
    expect(description).toBe(expected);
  });
});

describe('describePage of an index of the API reference', () => {
  it('names its packages', () => {
    const source = {
      kind: 'section',
      pathname: '/lamps/api',
      product: {
        product: { name: 'Lamps' },
        nav: [],
        api: [{ sources: [{ pathname: '/lamps/api', packageName: 'ui' }, { packageName: 'ui-lab' }] }],
      },
      navPage: { pathname: '/lamps/api', title: 'API', children: [{ pathname: '/lamps/api/bulb' }] },
    } as unknown as PageSource;
    const { description } = describePage(source, undefined, {
      content: { translations: new Map([['en', { apiIndexDescription: 'All of {{packages}}.' }]]) },
      language: { code: 'en' },
      nameOf: ({ title }: { title: string }) => title,
      hrefOf: ({ pathname }: NavPage) => pathname,
    } as unknown as BuildContext);
    expect(description).toBe('All of ui, ui-lab.');
  });
});

describe('describePage of a unit', () => {
  const props = [{ name: 'on' }];
  const slots = [{ name: 'shade' }];
  const classes = [{ key: 'root' }];
  it.each([
    ['component', { props, slots, classes }, 'props, slots, classes'],
    ['component', { props, slots }, 'props, slots'],
    ['component', { props, classes }, 'props, classes'],
    ['component', { props }, 'props'],
    ['component', { slots }, 'reference'],
    ['hook', { props }, 'reference'],
  ])('names what the page of a %s has: %#', (kind, parts, expected) => {
    const empty = {
      props: [],
      inherited: [],
      slots: [],
      classes: [],
      signatures: [],
      returned: [],
      generics: [],
    };
    const unit = {
      name: 'Lamp',
      kind,
      packageName: 'ui',
      version: '1.0.0',
      description: '',
      ...empty,
      ...parts,
    };
    const texts = {
      apiPageDescription: 'props, slots, classes',
      apiSlotsDescription: 'props, slots',
      apiClassesDescription: 'props, classes',
      apiPropsDescription: 'props',
      apiUnitDescription: 'reference',
    };
    const context = { content: { translations: new Map([['en', texts]]) } } as unknown as BuildContext;
    const { description } = describePage({ unit } as unknown as PageSource, undefined, context);
    expect(description).toBe(expected);
  });
});

describe('placeOf', () => {
  const groups = [
    { pathname: '/lamps/parts', title: 'Parts', children: [{ pathname: '/lamps/bulbs', title: 'Bulbs' }] },
    { pathname: '/lamps/care', title: 'Care' },
  ];
  const nav = [{ pathname: '/lamps/all', title: 'All', children: groups }];
  const context = {
    language: { code: 'en' },
    nameOf: ({ title }: { title: string }) => title,
  } as unknown as BuildContext;
  it.each([
    ['/lamps/bulbs', '/lamps/', 'Lamps · All'],
    ['/lamps/care', '/lamps/', 'Lamps · All'],
    ['/lamps/all', '/lamps/', 'Lamps'],
    ['/lamps', '/lamps/', ''],
    ['/versions', '/', ''],
  ])('names the product and the outermost group above %s', (pathname, prefix, place) => {
    const source = {
      pathname,
      product: { product: { name: 'Lamps', prefix }, nav },
    } as unknown as PageSource;
    expect(placeOf(source, context)).toBe(place);
  });
});

describe('titleOfDocument', () => {
  const group = (name: string, ...names: string[]) => ({
    pathname: `/${name}`,
    title: name,
    children: names.map((title) => ({ pathname: `/${name}/${title}`, title, children: [] })),
  });
  const nav = [group('Lamps', 'Features', 'Care'), group('Bulbs', 'Features')];
  const context = { nameOf: ({ title }: { title: string }) => title } as unknown as BuildContext;
  const titleOf = (kind: string, pathname: string, title: string) =>
    titleOfDocument(
      { kind, pathname, product: { nav }, navPage: { pathname } } as unknown as PageSource,
      title,
      context,
    );

  it('names a section with its group if another section has the same name', () => {
    expect(titleOf('section', '/Lamps/Features', 'Features')).toBe('Features — Lamps');
    expect(titleOf('section', '/Bulbs/Features', 'Features')).toBe('Features — Bulbs');
    expect(titleOf('section', '/Lamps/Care', 'Care')).toBe('Care');
    expect(titleOf('docs', '/Lamps/Features', 'Features')).toBe('Features');
  });
});

describe('listComponentLinks', () => {
  const context = {
    content: {
      site: { repository: 'https://git.example/ui' },
      translations: new Map([['pt', { componentSource: 'Código', componentIssues: 'Relatos' }]]),
    },
    language: { code: 'pt' },
  } as unknown as BuildContext;
  const list = (frontMatter: Partial<FrontMatter>, product: object) =>
    listComponentLinks(
      { product: { product }, content: { texts: { en: { frontMatter } } } } as unknown as PageSource,
      context,
    ).map(({ text, href }) => `${text} ${href}`);
  const source: Partial<FrontMatter> = { githubSource: 'src/Lamp', githubLabel: 'component: lamp' };

  it('links source, package, patterns and issues, in this order', () => {
    const address = { waiAria: 'https://w3.example/', materialDesign: 'https://m3.example/' };
    expect(list({ ...address, ...source, packageName: '@a/ui' }, { version: '1.0.0' })).toEqual([
      'Código https://git.example/ui/tree/v1.0.0/src/Lamp',
      '@a/ui https://www.npmjs.com/package/@a/ui',
      'WAI-ARIA https://w3.example/',
      'Material Design https://m3.example/',
      'Relatos https://git.example/ui/issues?q=is%3Aissue%20is%3Aopen%20label%3A%22component%3A%20lamp%22',
    ]);
  });

  it("uses the product's own repository and tag", () => {
    const [link] = list(source, { repository: 'https://git.example/x', tag: 'beta', version: '1.0.0' });
    expect(link).toBe('Código https://git.example/x/tree/beta/src/Lamp');
  });

  it('lists nothing that the page does not name', () => {
    expect(list({}, { version: '1.0.0' })).toEqual([]);
  });
});

describe('listSourceLinks', () => {
  const unit = { packageName: '@tiny/ui', version: '2.0.0', declaredIn: 'esm/Door/Door.d.ts' } as ApiUnit;
  const product = { repository: 'https://git.example/ui', version: '2.0.0' } as Product;
  const source = { sourceFolder: { source: 'packages/ui/src', built: 'esm' } } as ApiSource;
  const list = (own: ApiUnit, from?: ApiSource, of: Product = product) =>
    listSourceLinks(own, from, of, { componentSource: 'Source', apiDeclaration: 'Types' }).map(
      ({ text, href }) => `${text} ${href}`,
    );
  const TYPES = 'Types https://unpkg.com/@tiny/ui@2.0.0/esm/Door/Door.d.ts';

  it('links the folder of the source at the tag of the version, and the declaration', () => {
    expect(list(unit, source)).toEqual([
      'Source https://git.example/ui/tree/v2.0.0/packages/ui/src/Door',
      TYPES,
    ]);
    expect(list(unit, source, { ...product, tag: 'ui-2' })[0]).toContain('/tree/ui-2/');
  });

  it('links the declaration only if the source is unknown', () => {
    expect(list(unit)).toEqual([TYPES]);
  });

  it('links nothing if another package declares the unit', () => {
    const { declaredIn: _, ...other } = unit;
    expect(list(other, source)).toEqual([]);
  });
});
