import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript-js';

const ROOT = join(__dirname, '../..');
/** Refers to all projects: `npm run types`. */
const START = 'src/platform';

interface Project {
  readonly path: string;
  readonly files: readonly string[];
}

/** Lists the projects that are checked, each once. */
function listProjects(): Project[] {
  const found = new Map<string, Project>();
  const visit = (path: string) => {
    const file = path.endsWith('.json') ? path : join(path, 'tsconfig.json');
    if (found.has(file)) return;
    const { config } = ts.readConfigFile(file, ts.sys.readFile.bind(ts.sys));
    const { fileNames, projectReferences = [] } = ts.parseJsonConfigFileContent(
      config,
      ts.sys,
      dirname(file),
      undefined,
      file,
    );
    found.set(file, {
      path: relative(ROOT, file),
      files: fileNames.map((name) => relative(ROOT, resolve(name))),
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
      return path === 'tests/fixtures' || path === 'src/platform' ? [] : listSources(path);
    }
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

/** Whether a project's program, with the packages that it imports, has the types of documents and of Node. */
function listPlatforms(project: string): { readonly document: boolean; readonly node: boolean } {
  const compiler = join(ROOT, 'node_modules/.bin/tsc');
  const output = execFileSync(compiler, ['-p', project, '--listFilesOnly'], { cwd: ROOT, encoding: 'utf8' });
  return { document: /\/lib\.dom\.d\.ts$/m.test(output), node: /\/@types\/node\//.test(output) };
}

describe('the projects of the type check', () => {
  const projects = listProjects();

  it('hold each source file once', () => {
    const sources = ['src', 'pages', 'data', 'scripts', 'tests', 'bench'].flatMap(listSources);
    expect(sources.length).toBeGreaterThan(1000);
    const holders = new Map<string, string[]>(sources.map((file) => [file, []]));
    for (const { path, files } of projects) {
      for (const file of files) holders.get(file)?.push(path);
    }
    // Programs that use the global of the head script declare it.
    holders.delete('src/browser/boot/docsShell.d.ts');
    expect([...holders].filter(([, paths]) => paths.length !== 1)).toEqual([]);
  });

  it('are one for each floor', () => {
    const floors = readdirSync(join(ROOT, 'src'))
      .map((name) => `src/${name}`)
      .filter((path) => path !== 'src/platform' && statSync(join(ROOT, path)).isDirectory());
    expect(floors.filter((floor) => !existsSync(join(ROOT, floor, 'tsconfig.json')))).toEqual([]);
  });

  it.each([
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
    ['scripts', false, true],
  ])('give %s documents: %p, Node: %p', (project, document, node) => {
    expect(listPlatforms(project)).toEqual({ document, node });
  });
});
