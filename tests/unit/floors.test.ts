import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript-js';
import { CACHE } from '../../src/content/workspace';

const ROOT = join(__dirname, '../..');
/** Refers to all projects: `npm run types`. */
const START = 'src/platform';

interface Project {
  readonly path: string;
  readonly files: readonly string[];
  readonly lib: readonly string[];
  readonly types: readonly string[];
  /** Types of packages that a project replaces. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
}

/** Lists the projects that are checked, each once. */
function listProjects(): Project[] {
  const found = new Map<string, Project>();
  const visit = (path: string) => {
    const file = path.endsWith('.json') ? path : join(path, 'tsconfig.json');
    if (found.has(file)) return;
    const { config } = ts.readConfigFile(file, ts.sys.readFile.bind(ts.sys));
    const {
      fileNames,
      options,
      projectReferences = [],
    } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file), undefined, file);
    found.set(file, {
      path: relative(ROOT, file),
      files: fileNames.map((name) => relative(ROOT, resolve(name))),
      lib: options.lib ?? [],
      types: options.types ?? [],
      paths: Object.fromEntries(
        Object.entries(options.paths ?? {}).map(([name, targets]) => [
          name,
          targets.map((target) => resolve(dirname(file), target)),
        ]),
      ),
    });
    for (const reference of projectReferences) visit(reference.path);
  };
  visit(join(ROOT, START));
  return [...found.values()];
}

function listSources(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(join(ROOT, path)).isDirectory()) {
      // What is copied into a family is checked there.
      const isCopied = path === 'tests/fixtures' || folder === 'tests/families';
      return isCopied || path === 'src/platform' ? [] : listSources(path);
    }
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

/** Returns the files of one program, on a platform, that imports all packages that some projects import. */
function listTypes(projects: readonly Project[], platform: string): string {
  const specifiers = projects
    .flatMap(({ files }) => files.map((file) => readFileSync(join(ROOT, file), 'utf8')))
    .flatMap((code) => ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName))
    .filter((specifier) => !/^\.|\.css$/.test(specifier));
  mkdirSync(CACHE.folder, { recursive: true });
  // Packages are looked up from there.
  const folder = mkdtempSync(join(ROOT, CACHE.folder, 'floors-'));
  const code = [...new Set(specifiers)].map((specifier) => `import '${specifier}';\n`).join('');
  writeFileSync(join(folder, 'packages.ts'), code);
  const config = {
    extends: join(ROOT, 'src/platform', platform),
    compilerOptions: { paths: Object.assign({}, ...projects.map(({ paths }) => paths)) },
    files: ['packages.ts'],
    include: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    const compiler = join(ROOT, 'node_modules/.bin/tsc');
    return execFileSync(compiler, ['-p', folder, '--listFilesOnly'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the projects of the type check', () => {
  const projects = listProjects();

  it('hold each source file once', () => {
    const sources = ['src', 'pages', 'data', 'scripts', 'tests', 'bench'].flatMap(listSources);
    expect(sources).not.toEqual([]);
    const holders = new Map<string, string[]>(sources.map((file) => [file, []]));
    for (const { path, files } of projects) {
      for (const file of files) holders.get(file)?.push(path);
    }
    // Programs that use the global of the head script declare it.
    holders.delete('src/browser/docsShell.d.ts');
    expect([...holders].filter(([, paths]) => paths.length !== 1)).toEqual([]);
  });

  it('are one for each floor', () => {
    const floors = readdirSync(join(ROOT, 'src'))
      .map((name) => `src/${name}`)
      .filter(
        (path) => !['src/platform', 'src/texts'].includes(path) && statSync(join(ROOT, path)).isDirectory(),
      );
    expect(floors.filter((floor) => !existsSync(join(ROOT, floor, 'tsconfig.json')))).toEqual([]);
  });

  /** Floors by whether they have the types of documents, and those of Node. */
  const platforms: readonly (readonly [floor: string, document: boolean, node: boolean])[] = [
    ['src/model', false, false],
    ['src/theme', false, false],
    ['src/platform/family.json', false, false],
    ['src/browser', true, false],
    ['src/browser/serviceWorker', false, false],
    ['src/components', true, false],
    ['src/layouts', true, false],
    ['src/shell', true, false],
    ['src/entries', true, false],
    ['src/platform/demos.json', true, false],
    ['pages', true, false],
    ['src/content', false, true],
    ['src/checks', false, true],
    ['src/build', false, true],
    ['src/commands', false, true],
    ['scripts', false, true],
  ];
  const find = (floor: string) => {
    const found = projects.find(({ path }) => path === floor || path === `${floor}/tsconfig.json`);
    if (!found) throw new Error(`no project of the type check is ${floor}`);
    return found;
  };

  it.each(platforms)('give %s documents: %p, Node: %p', (floor, document, node) => {
    const { lib, types } = find(floor);
    expect({ document: lib.includes('lib.dom.d.ts'), node: types.includes('node') }).toEqual({
      document,
      node,
    });
  });

  it('import no package that brings the types of Node where there are none', () => {
    const floors = platforms.flatMap(([floor, , node]) => (node ? [] : [find(floor)]));
    const output = listTypes(floors, 'browser.json');
    expect(output).toContain('node_modules/@types/react/');
    expect(output.match(/^.*\/@types\/node\/.*$/gm)).toBeNull();
  });

  it('import no package that brings the types of documents where there are none', () => {
    const floors = platforms.flatMap(([floor, document]) => (document ? [] : [find(floor)]));
    const output = listTypes(floors, 'node.json');
    expect(output).toContain('node_modules/@types/node/');
    expect(output.match(/^.*\/lib\.dom\.d\.ts$/gm)).toBeNull();
  });
});
