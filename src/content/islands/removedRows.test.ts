import { readdirSync, readFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { listPageFacts } from '../../model/page/PageFacts';
import type { PageProps, RunTime } from '../../model/page/PageData';
import { writeText } from '../pageData/generatedFiles';
import { CACHE, PUBLIC } from '../workspace';
import { bundleIslands } from './bundleIslands';
import { ISLANDS_FILE, type BuiltIslands } from './builtIslands';
import { readTable } from './readTable';

useTestFolder();

/** The rows of a table by name. */
const ROWS = {
  frame: "{ entry: './src/islands/frame.ts', starts: 'parsed', on: 'page' }",
  counting: "{ entry: './src/islands/counting.ts', starts: 'idle', on: 'page' }",
  demo: "{ entry: './src/islands/demo.ts', starts: 'seen' }",
  settings: "{ entry: './src/islands/settings.ts', starts: 'touched' }",
} as const;
type Name = keyof typeof ROWS;
const NAMES = Object.keys(ROWS) as readonly Name[];

/** The only text of an island, which is in each file that contains it. */
const markOf = (name: Name) => `mark of ${name}`;

interface Built {
  readonly built: BuiltIslands;
  /** All code that was written, by address. */
  readonly code: Readonly<Record<string, string>>;
  /** What a document says about its islands. */
  readonly named: string;
}

/** Bundles the islands of an application with these rows in its table. */
async function bundleRows(names: readonly Name[]): Promise<Built> {
  const rows = names.map((name) => `${name}: ${ROWS[name]},`).join('\n');
  writeText('src/App.tsx', "import 'react'; import './lost.css'; export const App = () => <main />;");
  writeText('src/islands/loader.ts', 'export const startIslands = (all: object) => console.log(all);');
  for (const name of NAMES)
    writeText(`src/islands/${name}.ts`, `export const start = () => console.log('${markOf(name)}');`);
  writeText(
    'pages/_app.tsx',
    `import '../src/styles.css'; export { App as default } from '../src/App'; export const islands = { ${rows} };`,
  );
  await bundleIslands(await readTable(), new Map());
  const built = JSON.parse(readFileSync(`${CACHE.site}/${ISLANDS_FILE}`, 'utf8')) as BuiltIslands;
  const folder = `${PUBLIC.generated}/islands`;
  const code = Object.fromEntries(
    readdirSync(folder).map((name) => [`/_docs/islands/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
  );
  const props = { page: { product: {}, blocks: [] }, translations: {} } as unknown as PageProps;
  const facts = listPageFacts(props, {} as RunTime, built.islands);
  return { built, code, named: JSON.stringify(facts.islands) };
}

const filesWith = ({ code }: Built, name: Name) =>
  Object.keys(code).filter((address) => code[address]?.includes(markOf(name)));

describe('the table of islands', () => {
  it('is what documents name, and what is written', async () => {
    const all = await bundleRows(NAMES);
    for (const name of NAMES) {
      expect(filesWith(all, name)).toHaveLength(1);
      expect(all.named).toContain(`"${name}":`);
    }
    expect(filesWith(all, 'frame')).toEqual([all.built.loader]);
    for (const name of ['counting', 'demo', 'settings'] as const)
      expect(all.built.islands[name]?.files).toEqual(filesWith(all, name));
    expect([...all.built.modules].sort()).toEqual(Object.keys(all.code).sort());
  });

  it.each(NAMES)('removes %s from every page with its row', async (name) => {
    const others = NAMES.filter((other) => other !== name);
    const without = await bundleRows(others);
    expect(filesWith(without, name)).toEqual([]);
    expect(without.named).not.toContain(name);
    for (const other of others) expect(filesWith(without, other)).toHaveLength(1);
  });
});

it('bundles demos that are written in JavaScript', async () => {
  writeText('src/islands/loader.ts', 'export const startIslands = () => undefined;');
  writeText('data/Lamp.js', "export const demos = { Lamp: () => <i title='a lamp' /> };");
  writeText('node_modules/react/jsx-runtime.js', 'export const jsx = () => undefined;');
  const [[, { files } = { files: [] }] = []] = await bundleIslands({}, new Map([['a/lamp', 'data/Lamp']]));
  expect(readFileSync(`${PUBLIC.folder}${files[0]}`, 'utf8')).toContain('a lamp');
});

describe('the island of development', () => {
  const { NODE_ENV } = process.env;
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV });
  });

  it.each([
    ['development', true],
    ['production', false],
    ['test', false],
  ])('with NODE_ENV=%s: %s', async (environment, isThere) => {
    Object.assign(process.env, { NODE_ENV: environment });
    writeText('pages/_app.tsx', 'export const islands = {};');
    expect('dev' in (await readTable())).toBe(isThere);
  });
});
