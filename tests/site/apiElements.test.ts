import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { OUT } from '../../src/content/workspace';
import type { ApiUnit, RenderedElement } from '../../src/model/api/ApiUnit';
import { listApiSources } from '../../src/model/products/ProductEntry';
import { productRegistry } from '../../src/site';
import { extractApi } from '../../src/content/api/extractApi';
import { withRenderedElements } from '../../src/content/api/renderedElements';

const FACTS = readFileSync('tests/fixtures/apiFacts.tsv', 'utf8').trim().split('\n').slice(1);
const DEFAULT = /(\w+)=('[^']*'|\{[^}]*\}|\S+)/g;

/** Components that render only with packages or parents that are not at hand here. */
const NOT_RENDERED = [
  'material-ui PigmentContainer',
  'material-ui PigmentGrid',
  'material-ui PigmentStack',
  'x GridActionsCellItem',
];

/** Components whose API page has no playground, with the reasons of decision 52. */
const NOT_TRIED = [
  // Its element needs a list.
  'joy-ui AutocompleteOption',
  'joy-ui CssVarsProvider',
  'joy-ui InitColorSchemeScript',
  'material-ui InitColorSchemeScript',
  'material-ui PigmentContainer',
  'material-ui PigmentGrid',
  'material-ui PigmentStack',
  'system InitColorSchemeScript',
];

/**
 * The root element of each component, written down by hand from the running libraries. Other props and the ref
 * arrive there, unless the second list says otherwise.
 */
const ROOTS: Readonly<Record<string, readonly string[]>> = {
  'material-ui button':
    'AccordionSummary BottomNavigationAction Button ButtonBase CardActionArea Fab IconButton PaginationItem StepButton Tab ToggleButton'.split(
      ' ',
    ),
  'material-ui div':
    'Accordion Alert Autocomplete Avatar Card Chip FormControl Input InputBase ListItemButton ListItemText OutlinedInput Paper Snackbar Stack Stepper Tabs TextField Toolbar'.split(
      ' ',
    ),
  'material-ui span': ['Badge', 'Checkbox', 'CircularProgress', 'Radio', 'Rating', 'Slider', 'StepLabel'],
  'material-ui p': ['DialogContentText', 'FormHelperText', 'Typography'],
  'material-ui label': ['FormLabel', 'InputLabel'],
  'material-ui ul': ['List', 'MenuList'],
  'material-ui li': ['ListItem', 'MenuItem'],
  'material-ui nav': ['Breadcrumbs', 'Pagination'],
  'material-ui h2': ['DialogTitle'],
  'material-ui header': ['AppBar'],
  'material-ui a': ['Link'],
  'material-ui hr': ['Divider'],
  'material-ui svg': ['SvgIcon'],
  'material-ui table': ['Table'],
  'material-ui td': ['TableCell', 'TablePagination'],
  'material-ui tr': ['TableRow'],
  'joy-ui button': ['Button', 'IconButton', 'MenuButton', 'Tab'],
  'joy-ui div': ['Card', 'FormHelperText', 'Input', 'Select', 'Textarea'],
  'joy-ui li': ['ListItem', 'MenuItem'],
  'joy-ui p': ['Typography'],
  'joy-ui h2': ['DialogTitle'],
  'x div': ['Toolbar'],
  'x button': ['ExportCsv', 'ToolbarButton'],
};

const OTHERS: Readonly<Record<string, RenderedElement>> = {
  'material-ui Switch': { place: 'inner', tag: 'span' },
  'material-ui Tooltip': { place: 'child' },
  'material-ui Fade': { place: 'child' },
  'joy-ui Tooltip': { place: 'child' },
};

describe('where other props and the ref of a component arrive', () => {
  const sources = listApiSources(productRegistry);
  const found = new Map<string, ApiUnit>();

  beforeAll(async () => {
    for (const unit of await withRenderedElements(extractApi(sources).units, sources))
      if (unit.kind === 'component') found.set(`${unit.productId} ${unit.name}`, unit);
  });

  it('is known from rendering, with few exceptions', () => {
    const missing = [...found].filter(
      ([, { native, ref }]) => (native && !native.rendered) || (ref && !ref.rendered),
    );
    expect(missing.map(([name]) => name)).toEqual(NOT_RENDERED);
  });

  it('comes with the required props and the defaults of the running components', () => {
    expect(FACTS.length).toBeGreaterThanOrEqual(60);
    const wrong = FACTS.flatMap((line) => {
      const [product, component, required = '', defaults = ''] = line.split('\t');
      const name = `${product} ${component}`;
      const unit = found.get(name);
      const props = [...(unit?.props ?? []), ...(unit?.inherited.flatMap((group) => group.props) ?? [])];
      const seen = props.filter((prop) => prop.required).map((prop) => prop.name);
      return [
        ...(seen.toSorted().join(' ') === required ? [] : [`${name} requires ${seen.join(' ')}`]),
        ...[...defaults.matchAll(DEFAULT)].flatMap(([, prop, value]) => {
          const shown = props.find((each) => each.name === prop)?.default;
          return shown === value ? [] : [`${name} ${prop}: ${shown}, not ${value}`];
        }),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['material-ui Avatar', 'img', "'img'"],
    ['material-ui Dialog', 'transition', 'Fade'],
    ['material-ui Dialog', 'paper', 'Paper'],
    ['material-ui AccordionSummary', 'content', "'span'"],
    ['material-ui AccordionSummary', 'expandIconWrapper', "'span'"],
    ['joy-ui MenuItem', 'root', "'li'"],
    ['joy-ui DialogTitle', 'root', "'h2'"],
    ['joy-ui Typography', 'root', "'p'"],
  ])('comes with what the slots of %s render: %s', (name, slot, expected) => {
    expect(found.get(name)?.slots.find((each) => each.name === slot)?.default).toBe(expected);
  });

  it.each([
    ['material-ui/api/dialog-title', 'The ref is forwarded to the root element (&lt;h2>).'],
    ['material-ui/api/switch', 'The ref is forwarded to an inner element (&lt;span>).'],
    ['joy-ui/api/tooltip', 'Other props are forwarded to the child element.'],
  ])('is written on the page %s', (page, sentence) => {
    expect(readFileSync(`${OUT}/${page}/index.html`, 'utf8')).toContain(sentence);
  });

  it('is what the running components show', () => {
    const roots = Object.entries(ROOTS).flatMap(([key, names]) => {
      const [product, tag] = key.split(' ');
      return names.map((name) => [`${product} ${name}`, { place: 'root', tag }] as const);
    });
    const expected = [...roots, ...Object.entries(OTHERS)];
    expect(expected.length).toBeGreaterThanOrEqual(60);
    const wrong = expected.flatMap(([name, element]) => {
      const { native, ref } = found.get(name) ?? {};
      const arrivals = [native?.rendered, ref?.rendered].filter(Boolean);
      const isRight =
        arrivals.length > 0 && arrivals.every((each) => JSON.stringify(each) === JSON.stringify(element));
      return isRight ? [] : [{ name, element, arrivals }];
    });
    expect(wrong).toEqual([]);
  });

  it('can be tried on every other page', () => {
    const without = [...found.values()]
      .filter(({ kind }) => kind === 'component')
      .filter(
        ({ pathname }) => !readFileSync(`${OUT}${pathname}/index.html`, 'utf8').includes('class="api-try"'),
      )
      .map(({ productId, name }) => `${productId} ${name}`);
    expect(without.sort()).toEqual(NOT_TRIED);
  });
});

describe('what a component needs inside, to be drawn by itself', () => {
  it('is seen when it is rendered: a text, nothing, or something around it', () => {
    const program = ['--import', 'tsx', 'tests/site/harness/renderAlone.ts'];
    const seen = execFileSync(process.execPath, program, { encoding: 'utf8' });
    expect(JSON.parse(seen)).toEqual([
      ['Box', 'text'],
      ['Field', 'empty'],
      ['Trap', null],
      ['Row', null],
      ['Item', null],
    ]);
  });
});
