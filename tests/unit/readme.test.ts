import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Build products, which are missing in a fresh clone. */
const GENERATED = /^(?:out|\.cache|\.next|node_modules)(?:\/|$)|^public\/_docs\//;
/** npm's own commands, which need no script. */
const NPM_COMMANDS = new Set(['ci', 'install', 'audit', 'test', 'start', 'run']);

const codeSpans = [...readme.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(
  (match) => match[1] ?? '',
);
const codeBlocks = [...readme.matchAll(/^```\w*\n(.*?)^```/gms)].map((match) => match[1] ?? '');

/**
 * Lists the words of the text that name a file or folder of the project: those below one of its top-level
 * names.
 */
function listPaths(): string[] {
  const top = new Set(readdirSync(ROOT).filter((name) => name !== '.git'));
  const words = [
    ...codeSpans,
    ...codeBlocks.flatMap((block) => block.split('\n').map((line) => line.trim().split(/\s/)[0] ?? '')),
  ];
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map((match) => match[1] ?? '');
  return [...words, ...links].filter((word) => {
    if (/\s|:\/\//.test(word) || GENERATED.test(word)) return false;
    const [first = ''] = word.split('/');
    return (
      links.includes(word) || (word.includes('/') && top.has(first)) || (word.includes('.') && top.has(word))
    );
  });
}

/** Returns whether a path exists; `<name>` and `*` match any one name. */
function exists(path: string, folder = ROOT): boolean {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  if (first === '') return existsSync(folder);
  if (!/[<*]/.test(first))
    return existsSync(join(folder, first)) && exists(rest.join('/'), join(folder, first));
  if (!existsSync(folder)) return false;
  const rule = new RegExp(`^${first.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/<[^>]*>|\*+/g, '.+')}$`);
  return readdirSync(folder).some((name) => rule.test(name) && exists(rest.join('/'), join(folder, name)));
}

/** Lists paths in prose that look like project paths but begin with an unknown name. */
function listStrangePaths(): string[] {
  return codeSpans.filter((span) => {
    const looksLikeFile = /^[\w.@-]+(?:\/[\w.@<>*-]+)+\.(?:tsx?|m?js|json|css|md)$/.test(span);
    return (
      looksLikeFile && !GENERATED.test(span) && !existsSync(join(ROOT, dirname(span).split('/')[0] ?? ''))
    );
  });
}

describe('README', () => {
  const paths = listPaths();

  it('names any files and folders', () => {
    expect(paths.length).toBeGreaterThan(30);
  });

  it('names only files and folders that exist', () => {
    // A recipe may give a path relative to the folder of its product.
    expect(paths.filter((path) => !exists(path) && !exists(`data/products/<id>/${path}`))).toEqual([]);
    expect(listStrangePaths()).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...readme.matchAll(/\bnpm (run )?([\w:-]+)/g)].map(([text, run, name = '']) => ({
      text,
      run,
      name,
    }));
    expect(commands.length).toBeGreaterThan(4);
    const missing = commands.filter(({ run, name }) =>
      run
        ? !(name in scripts)
        : !NPM_COMMANDS.has(name) || ((name === 'test' || name === 'start') && !(name in scripts)),
    );
    expect(missing.map(({ text }) => text)).toEqual([]);
  });

  it('names every top-level folder that a reader meets', () => {
    const folders = readdirSync(ROOT, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() &&
          !entry.name.startsWith('.') &&
          !GENERATED.test(entry.name) &&
          entry.name !== 'out.old',
      )
      .map(({ name }) => name);
    expect(folders.filter((folder) => !readme.includes(`${folder}/`))).toEqual([]);
  });

  it('does not mention machines or accounts', () => {
    expect(readme.match(/\/(?:home|root|tmp|work|Users)\//g)).toBeNull();
  });
});

describe('docs/configuration.md', () => {
  /** Folders and files whose code may read the environment. */
  const FOLDERS = ['src', 'data', 'scripts', 'bench', 'tests', 'pages'];
  const FILES = ['next.config.js', 'playwright.config.ts', 'jest.config.js'];
  /** Matches a variable that is read: neither assigned nor deleted. */
  const READ = /(?<!delete )\bprocess\.env(?:\.([A-Z][A-Z_]+)\b|\['([A-Z_]+)'\])(?!\s*=[^=])/g;
  const rows = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`/.test(line))
    .map((line) => {
      const [, name = '', ...cells] = line.split('|').map((cell) => cell.trim());
      const files = [...(cells.at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      return { name: name.slice(1, -1), files };
    });

  it('names each variable that the code reads, and no other', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|c?js|mjs)$/.test(file))
        .map((file) => join(folder, file)),
    ).concat(FILES);
    const read = files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(READ)].map(([, a, b]) => a ?? b),
    );
    expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual([...new Set(read)].sort());
  });

  it('names files that read the variable', () => {
    const wrong = rows.flatMap(({ name, files }) =>
      (files.length === 0 ? ['no file'] : files)
        .filter(
          (file) => !existsSync(join(ROOT, file)) || !readFileSync(join(ROOT, file), 'utf8').includes(name),
        )
        .map((file) => `${name}: ${file}`),
    );
    expect(wrong).toEqual([]);
  });
});
