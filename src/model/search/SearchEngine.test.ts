import { SearchEngine } from './SearchEngine';
import { SEARCH_FORMAT, type NamePart, type PageRow, type UnitRow } from './SearchPart';

const PRODUCTS = [
  { id: 'one', name: 'Product One' },
  { id: 'two', name: 'Product Two' },
];
const OPTIONS = { language: 'en', product: 'one', products: PRODUCTS, mostOwn: 8, mostOther: 4, most: 24 };
const WORDS = {
  ignored: ['the', 'with'],
  vague: ['change'],
  equal: [
    ['spinner', 'loading'],
    ['toast', 'snackbar'],
    ['night mode', 'dark theme'],
    ['paper', 'sheet'],
    ['right to left', 'rtl'],
  ],
  leads: { TabRowsProp: ['tabs'] },
};

function namePart(product: string, pages: PageRow[], units: UnitRow[] = [], language = 'en'): NamePart {
  const count = pages.length + units.length;
  return { format: SEARCH_FORMAT, tier: 1, product, language, pages, units, types: [], messages: [], count };
}

const page = (pathname: string, name: string, ...headings: [string, string][]): PageRow => [
  pathname,
  name,
  '',
  `About ${name}.`,
  '',
  headings,
  '',
];
const BUTTON: UnitRow = [
  'Button',
  'c',
  '/one/api/button',
  'MuiButton',
  'MuiButton',
  'color loading',
  '',
  '',
  '',
  'root',
  'root sizeSmall',
];
const CARD: UnitRow = ['Card', 'c', '/one/api/card', '', '', 'sheet', '', '', '', '', ''];

function createEngine(): SearchEngine {
  const engine = new SearchEngine([WORDS]);
  engine.addNames(
    namePart(
      'one',
      [page('/one/button', 'Button', ['loading', 'While it loads']), page('/one/card', 'Card')],
      [BUTTON, CARD],
    ),
  );
  engine.addNames(namePart('two', [page('/two/button', 'Button'), page('/two/tabs', 'Tabs')]));
  return engine;
}

const find = (query: string, options = OPTIONS, engine = createEngine()) =>
  engine.search(query, options).hits.map(({ key }) => key);

describe('SearchEngine', () => {
  it.each([
    ['a title', 'card', '/one/card'],
    ['a typing error in one letter', 'buton', '/one/button'],
    ['two swapped letters', 'crad', '/one/card'],
    ['the beginning of a word', 'butt', '/one/button'],
    ['a class', 'MuiButton-root', '/one/api/button#button-classes-root'],
    ['a path into the theme', 'components.MuiButton.defaultProps', '/one/api/button#theme-default-props'],
    ['a prop of a component', 'Button.color', '/one/api/button#button-prop-color'],
    ['a component and its prop', 'button color', '/one/api/button#button-prop-color'],
    ['a synonym', 'card paper', '/one/api/card#card-prop-sheet'],
    ['a product in the query', 'product two button', '/two/button'],
  ])('finds first, by %s', (_name, query, key) => {
    expect(find(query)[0]).toBe(key);
  });

  describe('pages by their names', () => {
    const openPages = (...pages: PageRow[]) => {
      const engine = createEngine();
      engine.addNames(namePart('one', pages));
      return engine;
    };
    const sections = (name: string) =>
      ['a', 'b', 'c', 'd'].map((letter) => page(`/one/${letter}`, `Thing ${letter}`, ['h', name]));

    it('finds a page by the name in its address, before headings of that name', () => {
      const engine = openPages(page('/one/theming', 'Customizing the look'), ...sections('Theming'));
      expect(find('theming', OPTIONS, engine)[0]).toBe('/one/theming');
      expect(find('theme', OPTIONS, engine)[0]).toBe('/one/theming');
    });

    it('ranks a title before an equal heading of another page', () => {
      const group: PageRow = ['/one/inputs', 'Inputs', '', '', '', [], ''];
      const engine = openPages(page('/one/all', 'All', ['inputs', 'Inputs']), group);
      expect(find('Inputs', OPTIONS, engine)[0]).toBe('/one/inputs');
    });

    it('finds a heading without its ignored words, but not before a heading that equals the query', () => {
      const setup = page(
        '/one/first',
        'First steps',
        ['steps', 'With the tools that you have'],
        ['setup', 'Setup'],
      );
      const engine = openPages(page('/one/more', 'More', ['setup', 'The setup']), setup);
      expect(find('setup', OPTIONS, engine)[0]).toBe('/one/first#setup');
      expect(find('with the tools that you have', OPTIONS, engine)[0]).toBe('/one/first#steps');
    });

    it('shows at most two headings with the same text', () => {
      const keys = find('theming', OPTIONS, openPages(...sections('Theming')));
      expect(keys.filter((key) => key.endsWith('#h'))).toHaveLength(2);
    });

    it('matches a title that contains the name of another product, with its ignored words and without', () => {
      const engine = openPages(page('/one/both', 'Usage with Product Two'));
      engine.addNames(namePart('two', [page('/two/usage', 'Usage')]));
      expect(find('Usage with Product Two', OPTIONS, engine)[0]).toBe('/one/both');
      expect(find('usage product two', OPTIONS, engine)[0]).toBe('/one/both');
    });

    it('ranks a match of all words in another product before a partial match in the reader’s own', () => {
      const engine = openPages(page('/one/grid', 'Grid'));
      engine.addNames(namePart('two', [page('/two/react-data-grid', 'Overview')]));
      for (const query of ['data grid', 'datagrid', 'Data Grid']) {
        expect(find(query, OPTIONS, engine)[0]).toBe('/two/react-data-grid');
      }
      expect(find('grid', OPTIONS, engine)[0]).toBe('/one/grid');
    });

    it('ranks a page that is about every word before a heading that is one of them', () => {
      const described: PageRow = ['/one/rows', 'Rows', '', 'How to sort and export a grid.', '', [], ''];
      const engine = openPages(described, page('/one/things', 'Things', ['sort', 'Export']));
      expect(find('sort export grid', OPTIONS, engine)).toEqual(['/one/rows', '/one/things#sort']);
    });

    it('finds the sections of a page whose name is written as one word', () => {
      const engine = openPages(page('/one/field', 'Text Field', ['checks', 'Checks']), ...sections('Checks'));
      expect(find('textfield checks', OPTIONS, engine)[0]).toBe('/one/field#checks');
    });

    it('gives little weight to words that name an action without its object', () => {
      const engine = openPages(page('/one/color', 'Color'), page('/one/change', 'Change handler'));
      expect(find('change color', OPTIONS, engine)[0]).toBe('/one/color');
      expect(find('change', OPTIONS, engine)[0]).toBe('/one/change');
    });

    it.each([
      ['toa', '/one/snackbar'],
      ['toats', '/one/snackbar'],
      ['night mo', '/one/dark'],
    ])('finds synonyms while they are typed, and misspelled: %s', (query, key) => {
      const engine = openPages(page('/one/snackbar', 'Snackbar'), page('/one/dark', 'Dark theme'));
      expect(find(query, OPTIONS, engine)[0]).toBe(key);
    });
  });

  it.each(['disable', 'disbale'])(
    'finds the verb in the name of a prop before words that begin with it: %s',
    (query) => {
      const engine = createEngine();
      const box: UnitRow = ['Box', 'c', '/one/api/box', '', '', 'disableRipple disabled', '', '', '', '', ''];
      engine.addNames(namePart('one', [], [box]));
      expect(find(`${query} box`, OPTIONS, engine).slice(0, 2)).toContain('/one/api/box#box-prop-disabled');
      expect(find(query, OPTIONS, engine)[0]).toBe('/one/api/box#box-prop-disabled');
    },
  );

  it('ranks the reader’s own product first', () => {
    expect(find('button')[0]).toBe('/one/button');
    expect(find('button', { ...OPTIONS, product: 'two' })[0]).toBe('/two/button');
  });

  it.each(['components.JoyButton.defaultProps', 'JoyButton-root', 'JoyButton'])(
    'ranks an exact name in another product before similar names in the reader’s own: %s',
    (query) => {
      const engine = createEngine();
      const joy: UnitRow = [
        'Button',
        'c',
        '/two/api/button',
        'JoyButton',
        'JoyButton',
        '',
        '',
        '',
        '',
        '',
        'root',
      ];
      engine.addNames(namePart('two', [], [joy]));
      expect(find(query, OPTIONS, engine)[0]).toMatch('/two/api/button#');
      // Corrections and matches of ordinary words in the reader's product come first.
      expect(find('MuiButton-root', OPTIONS, engine)[0]).toBe('/one/api/button#button-classes-root');
      expect(find('button', OPTIONS, engine)[0]).toBe('/one/button');
    },
  );

  it('ranks the page of a type first, also if it belongs to another product', () => {
    const engine = createEngine();
    engine.addNames(namePart('one', [page('/one/table', 'Table', ['row', 'A tab row'])]));
    expect(find('TabRowsProp', OPTIONS, engine)[0]).toBe('/two/tabs');
  });

  it('marks matches, and otherwise returns the text unchanged', () => {
    const [hit] = createEngine().search('butt', OPTIONS).hits;
    expect(hit?.name).toEqual([
      { text: 'Butt', marked: true },
      { text: 'on', marked: false },
    ]);
  });

  it.each(['TablePagination', 'tablepagination', 'table pagination'])(
    'marks the whole of a name that is typed in full: %s',
    (query) => {
      const engine = createEngine();
      engine.addNames(namePart('one', [page('/one/table', 'Table'), page('/one/paging', 'TablePagination')]));
      const hit = engine.search(query, OPTIONS).hits.find(({ key }) => key === '/one/paging');
      expect(hit?.name).toEqual([{ text: 'TablePagination', marked: true }]);
    },
  );

  it('shows a place in the reader’s language, in whichever language it was found', () => {
    const engine = createEngine();
    engine.addNames(namePart('one', [page('/one/button', 'Botão')], [], 'pt'));
    const { hits } = engine.search('button', { ...OPTIONS, language: 'pt' });
    const own = hits.filter(({ key }) => key === '/one/button');
    expect(own).toHaveLength(1);
    expect(own[0]?.name.map(({ text }) => text).join('')).toBe('Botão');
  });

  it('finds texts of tier 2 after names, and skips those of unknown places', () => {
    const engine = createEngine();
    engine.addTexts('en', [
      ['/one/card', [['', 'A surface for giraffes and zebras.']]],
      ['/gone', [['', 'zebras']]],
    ]);
    const { hits } = engine.search('zebras', OPTIONS);
    expect(hits.map(({ key }) => key)).toEqual(['/one/card']);
    expect(hits[0]?.excerpt.find(({ marked }) => marked)?.text).toBe('zebras');
  });

  it('finds a text by another word for one in it', () => {
    const engine = createEngine();
    engine.addTexts('en', [['/one/card', [['', 'A snackbar tells what happened.']]]]);
    expect(find('toast', OPTIONS, engine)[0]).toBe('/one/card');
  });

  it('ranks a text that has a name as a whole before one that is about the words in it', () => {
    const engine = createEngine();
    const pages = ['Variables', 'Theme', 'Styles', 'Setup'].map((name) => page(`/one/${name}`, name));
    engine.addNames(namePart('one', pages));
    engine.addTexts('en', [
      [
        '/one/Variables',
        [['', 'Names, such as --ui-palette-main, are for style sheets of any kind and size.']],
      ],
      ['/one/Theme', [['', 'UI palette: main, main, palette, UI.']]],
      ['/one/Styles', [['', 'Styles of other things.']]],
      ['/one/Setup', [['', 'Nothing to set up.']]],
    ]);
    expect(find('--ui-palette-main', OPTIONS, engine)[0]).toBe('/one/Variables');
  });

  it('finds a page by the name of its group together with its own', () => {
    const engine = createEngine();
    const [pathname, ...row] = page('/one/sizes', 'Sizes');
    engine.addNames(
      namePart('one', [[pathname, ...row.slice(0, 5), 'Wide Table'] as never, page('/one/other', 'Table')]),
    );
    expect(find('wide table sizes', OPTIONS, engine)[0]).toBe('/one/sizes');
  });

  it.each([
    ['pagnatoin', 'pagination'],
    ['dtepikccrre', 'datepicker'],
    ['tolltpi', 'tooltip'],
  ])('suggests the nearest word if nothing is found: %s', (query, nearest) => {
    const engine = createEngine();
    const pages = ['Pagination', 'Datepicker', 'Tooltip'].map((name) => page(`/one/${name}`, name));
    engine.addNames(namePart('one', pages));
    const { hits, suggestions } = engine.search(query, OPTIONS);
    expect(hits).toEqual([]);
    expect(suggestions[0]).toBe(nearest);
  });

  it('suggests nothing if nothing is similar, and finds nothing for an empty query', () => {
    expect(createEngine().search('qqqqqqq', OPTIONS)).toEqual({ hits: [], suggestions: [] });
    expect(find('')).toEqual([]);
    expect(find('   ')).toEqual([]);
  });

  it('accepts every query without failing', () => {
    for (const query of [
      '<b>',
      '(',
      '[a-',
      '\\',
      '*',
      '\u0000',
      '😀',
      'a'.repeat(3000),
      '颜'.repeat(3000),
      'card '.repeat(600),
      '.'.repeat(80),
    ]) {
      expect(() => find(query)).not.toThrow();
    }
  });

  it('lists pages with a plain word in their titles before props with that name, also of other products', () => {
    const engine = new SearchEngine([WORDS]);
    engine.addNames(namePart('one', [], [BUTTON]));
    engine.addNames(namePart('two', [page('/two/palette', 'Every color')]));
    const { hits } = engine.search('color', OPTIONS);
    expect(hits.map(({ kind }) => kind)).toEqual(['page', 'prop']);
  });

  it('leads to a page on another host for its name, and to a section here with that name first', () => {
    const engine = createEngine();
    const elsewhere = 'https://b.example/two/react-charts/';
    engine.addNames(namePart('two', [[elsewhere, 'Charts', '', '', '', [], '']]));
    expect(find('charts', OPTIONS, engine)[0]).toBe(elsewhere);
    engine.addNames(namePart('one', [page('/one/lists', 'Lists', ['charts', 'Charts'])]));
    expect(find('charts', OPTIONS, engine).slice(0, 2)).toEqual(['/one/lists#charts', elsewhere]);
  });

  it('keeps the own product first for a heading that several of its pages have', () => {
    const engine = createEngine();
    const pages = ['Rows', 'Columns'].map((name) => page(`/one/${name}`, name, ['keys', 'Keys']));
    engine.addNames(namePart('one', pages));
    engine.addNames(namePart('two', [page('/two/keyboard', 'Keys in a list')]));
    expect(find('keys', OPTIONS, engine)[0]).toMatch(/^\/one\//);
  });

  it('marks words of the query, and not what means the same, which is in the excerpt', () => {
    const engine = createEngine();
    engine.addTexts('en', [['/one/api/button', [['button-prop-loading', 'The button is loading.']]]]);
    const { hits } = engine.search('spinner', OPTIONS);
    const pieces = hits.flatMap(({ name, excerpt }) => [...name, ...excerpt]);
    expect(pieces.filter(({ marked }) => marked)).toEqual([]);
    expect(pieces.map(({ text }) => text)).toContain('The button is loading.');
  });

  it('finds a page by another word for its title in a longer query, however the title is joined', () => {
    const engine = new SearchEngine([WORDS]);
    const supported = Array.from({ length: 9 }, (_, at) => page(`/one/support-${at}`, `RTL support ${at}`));
    engine.addNames(namePart('one', [...supported, page('/one/right-to-left', 'Right-to-left')]));
    const { hits } = engine.search('rtl support', OPTIONS);
    expect(hits.slice(0, 3).map(({ key }) => key)).toContain('/one/right-to-left');
  });
});
