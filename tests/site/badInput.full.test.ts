import { createFamily, type Family } from './harness/createFamily';
import { listProblems, listStrays } from './harness/listProblems';

const PAGES = 'data/products/lumen/pages';
const NAV = 'data/products/lumen/nav.ts';
const PRODUCT = 'data/products/lumen/product.ts';
const RUN_MS = 120_000;

type BrokenFamily = readonly [name: string, breaks: (family: Family) => void, ...problems: string[]];

/** Faults of the family as a whole that each need a run of their own: the change, and every expected problem. */
const BROKEN_FAMILIES: readonly BrokenFamily[] = [
  [
    'a tree inside of itself',
    (family) =>
      family.replace(
        NAV,
        '] as const satisfies readonly NavPage[];',
        '] as NavPage[];\n(nav[0] as { children: NavPage[] }).children.push(nav[0]);',
      ),
    `${NAV}:5:1 cyclic-nav`,
  ],
  [
    'a tree that throws',
    (family) => family.write(NAV, "\nthrow new Error('no tree');\n"),
    `${NAV}:2:7 data-fault`,
  ],
  ['a missing tree', (family) => family.remove(NAV), 'data/products/index.ts:1:1 data-fault'],
  [
    'a product without fields',
    (family) =>
      family.write(PRODUCT, "export const product = { id: 'lumen', packages: [], olderVersions: [] };\n"),
    ...Array.from({ length: 4 }, () => `${PRODUCT}:1:1 product-field`),
  ],
  [
    'English texts that are not JSON',
    (family) => family.write('data/translations/en.json', '{'),
    'data/translations/en.json:1:2 bad-translations',
  ],
  [
    'the current version twice',
    (family) => family.replace(PRODUCT, "text: 'v2'", "text: 'v3.1.0'"),
    `${PRODUCT}:1:1 duplicate-version`,
  ],
  [
    'an invalid row of the registry',
    (family) => family.replace('data/products/index.ts', 'nav: homeNav },', 'nav: homeNav }, null as never,'),
    ...Array.from({ length: 7 }, () => 'data/products/index.ts:1:1 product-field'),
    'data/products/index.ts:1:1 product-entry',
  ],
  [
    'demos without provider',
    (family) => family.remove('data/products/lumen/demoProvider.tsx'),
    'data/products/lumen/demoProvider.tsx:1:1 demo-provider',
  ],
];

let family: Family;

beforeAll(() => {
  family = createFamily('badInputAlone');
}, RUN_MS);
beforeEach(() => family.restore());
afterAll(() => family.close());

describe('npm run translations', () => {
  const SOURCE = `${PAGES}/guide/wiring.md`;
  const FILE = `${PAGES}/guide/wiring-he.md`;

  it.each([
    [
      ['--record', `${PAGES}/guide/wirings-he.md`, SOURCE],
      [
        `${PAGES}/guide/wirings-he.md: is not a translation of a page`,
        `${SOURCE}: is not a translation of a page`,
      ],
    ],
    [
      ['--recrod', FILE],
      ["Unknown option '--recrod'", 'npm run translations -- --record'],
    ],
  ])(
    'reports unknown arguments, and exits 1: %j',
    (options, messages) => {
      const { code, output } = family.run('src/commands/translations.ts', {}, options);
      for (const message of messages) expect(output).toContain(message);
      expect(code).toBe(1);
    },
    RUN_MS,
  );
});

describe('the content step', () => {
  it.each(BROKEN_FAMILIES.map(([name, breaks, ...problems]) => ({ name, breaks, problems })))(
    'reports $name, and exits 1',
    async ({ breaks, problems }) => {
      breaks(family);
      const { code, output } = await family.prepare();
      expect({ code, problems: listProblems(output), strays: listStrays(output) }).toEqual({
        code: 1,
        problems,
        strays: [],
      });
    },
    RUN_MS,
  );
});
