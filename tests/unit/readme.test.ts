import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readShape } from '../../scripts/sourceShape';
import { OLD_OUT } from '../../src/content/workspace';

const ROOT = join(__dirname, '../..');
const MAX_README_BYTES = 10_000;
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Build products, which are missing in a fresh clone. */
const GENERATED = /^(?:out|\.cache|\.next|node_modules)(?:\/|$)|^public\/_docs\//;
/** npm's own commands, which need no script. */
const NPM_COMMANDS = new Set(['ci', 'install']);
/** The specification was given; it does not describe the project. */
const GIVEN = 'docs/specification.md';

/** The README and every document, by path from the project root. */
const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md') && file !== GIVEN);

const readDocument = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The code of the project by path, and what of it reads each variable of the environment. */
const sources = new Map(
  ['src', 'data', 'scripts', 'bench', 'tests', 'pages', 'public', 'docs', '']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: folder !== '', encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(?:[cm]?js|tsx?|json|css)$/.test(file))
    .map((file) => [file, readDocument(file)]),
);
const allCode = [...sources.values()].join('\n');
const fileNames = new Set([...sources.keys()].map((file) => basename(file)));

/** Lists the code of a text: its spans, and the lines of its blocks. */
function listCode(text: string): string[] {
  const spans = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, block = '']) => block);
  return [...spans, ...blocks.flatMap((block) => block.split('\n'))];
}

/** Lists the words in code that name a file or folder of the project: those below a top-level name. */
function listPaths(text: string): string[] {
  const top = new Set(readdirSync(ROOT).filter((name) => name !== '.git'));
  const words = listCode(text).flatMap((code) => code.trim().split(/\s+/));
  return words.filter((word) => {
    if (word.includes('://') || GENERATED.test(word)) return false;
    const [first = ''] = word.split('/');
    return (word.includes('/') && top.has(first)) || (word.includes('.') && top.has(word));
  });
}

/** Lists the commands of npm in code: `npm run build`, `npm test`. */
function listCommands(text: string): string[] {
  return listCode(text).flatMap((code) => code.match(/\bnpm (?:run )?[\w:-]+/g) ?? []);
}

function isCommand(command: string): boolean {
  const name = command.replace(/^npm (?:run )?/, '');
  const isScript = command.startsWith('npm run ') || name === 'test' || name === 'start';
  return isScript ? name in scripts : NPM_COMMANDS.has(name);
}

/** Lists the variables and constants in code that no source contains: `SITE_ORIGIN`, `PORT=3001`. */
function listUnknownVariables(text: string): string[] {
  const names = listCode(text).flatMap(
    (code) => code.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\b[A-Z]{3,}(?==)/g) ?? [],
  );
  return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(allCode));
}

/** Lists the names of files without a folder that neither exist nor are written by a source. */
function listUnknownNames(text: string): string[] {
  const names = listCode(text).filter((code) => /^[\w-]+(?:\.\w+)*\.(?:tsx?|[cm]?js|json|css)$/.test(code));
  return names.filter((name) => !fileNames.has(name) && !allCode.includes(name));
}

/** Lists the programs of npx that are not installed, and the options that the command of a script lacks. */
function listUnknownUses(text: string): string[] {
  return listCode(text).flatMap((code) => {
    const [, program] = /\bnpx ([\w-]+)/.exec(code) ?? [];
    if (program) return existsSync(join(ROOT, 'node_modules/.bin', program)) ? [] : [code];
    const [, script = '', options = ''] = /\bnpm (?:run )?([\w:-]+) -- (.*)/.exec(code) ?? [];
    const [, folder = ''] = /tsx (\w+)\/\w+\.ts/.exec(scripts[script] ?? '') ?? [];
    const commands = [...sources]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([, source]) => source);
    const unknown = [...options.matchAll(/--([\w-]+)/g)].filter(
      ([, option]) => !commands.some((source) => new RegExp(`\\b${option}\\b`).test(source)),
    );
    return unknown.length > 0 ? [code] : [];
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
function listStrangePaths(text: string): string[] {
  return listCode(text).filter((span) => {
    const looksLikeFile = /^[\w.@-]+(?:\/[\w.@<>*-]+)+\.(?:tsx?|m?js|json|css|md)$/.test(span);
    return (
      looksLikeFile && !GENERATED.test(span) && !existsSync(join(ROOT, dirname(span).split('/')[0] ?? ''))
    );
  });
}

/** Lists the fragments of a document's headings, as GitHub makes them. */
function listFragments(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Lists the relative links of a document whose file or heading does not exist. */
function listBrokenLinks(file: string): string[] {
  const links = [...readDocument(file).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [path = '', fragment] = link.split('#');
    const target = path === '' ? file : relative(ROOT, join(ROOT, dirname(file), path));
    if (!existsSync(join(ROOT, target))) return true;
    return fragment !== undefined && !listFragments(readDocument(target)).includes(fragment);
  });
}

describe.each(documents)('%s', (file) => {
  const text = readDocument(file);

  it('names only files and folders that exist', () => {
    expect(listPaths(text).filter((path) => !exists(path))).toEqual([]);
    expect(listStrangePaths(text)).toEqual([]);
    expect(listBrokenLinks(file)).toEqual([]);
    expect(listUnknownNames(text)).toEqual([]);
  });

  it('names only variables and constants that exist', () => {
    expect(listUnknownVariables(text)).toEqual([]);
  });

  it('names only commands that exist', () => {
    expect(listCommands(text).filter((command) => !isCommand(command))).toEqual([]);
    expect(listUnknownUses(text)).toEqual([]);
  });

  it('does not mention machines or accounts', () => {
    expect(text.match(/\/(?:home|root|tmp|work|Users)\//g)).toBeNull();
  });
});

describe('the documents', () => {
  it('name any files and commands', () => {
    const texts = documents.map(readDocument);
    expect(texts.flatMap(listPaths).length).toBeGreaterThan(100);
    expect(texts.flatMap(listCommands).length).toBeGreaterThan(20);
  });

  it('list each decision in the index, with its four parts', () => {
    const records = documents.filter((file) => /decisions\/\d{4}-/.test(file));
    const index = readDocument('docs/decisions/README.md');
    const wrong = records.filter((file) => {
      const text = readDocument(file);
      const [, number, title = ''] = /^# (\d+)\. (.*)/.exec(text) ?? [];
      const parts = [...text.matchAll(/^\*\*(.*?)\.\*\*/gm)].map(([, part]) => part).join(', ');
      const isListed = index.includes(`[${number}](${file.replace('docs/decisions/', '')})`);
      return !isListed || !index.includes(title) || parts !== 'Context, Decision, Price, How to undo';
    });
    expect(records.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

describe('README.md', () => {
  const readme = readDocument('README.md');

  it('fits into ten kilobytes', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(MAX_README_BYTES);
  });

  it('names every top-level folder that a reader meets', () => {
    const folders = readdirSync(ROOT, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() &&
          !entry.name.startsWith('.') &&
          !GENERATED.test(entry.name) &&
          entry.name !== OLD_OUT,
      )
      .map(({ name }) => name);
    expect(folders.filter((folder) => !readme.includes(`${folder}/`))).toEqual([]);
  });
});

describe('the figures', () => {
  const readme = readDocument('README.md');
  const performance = readDocument('docs/performance.md');

  it('of builds are the recorded ones', () => {
    const { figures } = JSON.parse(readDocument('bench/results/last.json')) as {
      figures: Record<string, number>;
    };
    const recorded = [1000, 10_000].map((pages) => {
      const seconds = (what: string) => Math.round(figures[`build: ${pages} pages${what}: seconds`] ?? 0);
      const gigabytes = ((figures[`build: ${pages} pages: peak bytes`] ?? 0) / 1e9).toFixed(2);
      return {
        pages: pages.toLocaleString('en'),
        first: seconds(''),
        again: seconds(', after an edit'),
        gigabytes,
      };
    });
    const rows = [
      ...performance.matchAll(/^\| ([\d,]+) pages +\| (\d+) s +\| (\d+) s +\| ([\d.]+) GB +\|$/gm),
    ];
    expect(rows.map((row) => row.slice(1))).toEqual(
      recorded.map(({ pages, first, again, gigabytes }) => [pages, String(first), String(again), gigabytes]),
    );
    for (const { pages, first, again } of recorded)
      expect(readme).toMatch(new RegExp(`\\b${pages} pages,? (?:takes )?${first} s\\D.*?\\b${again} s\\b`));
  });

  it('of budgets are those of the tests', () => {
    const tests = ['tests/site/budgets.test.ts', 'tests/browser/weight.test.ts']
      .map(readDocument)
      .join('\n')
      .replaceAll('_', '');
    const [, table = ''] = /^## Budgets\n(.*?)^## /ms.exec(performance) ?? [];
    const budgets = [...table.matchAll(/^\| [^|]+ \| ([\d,]{5,}) +\|/gm)].map(([, budget = '']) => budget);
    expect(budgets.length).toBeGreaterThan(6);
    expect(
      budgets.filter((budget) => !new RegExp(`\\b${budget.replaceAll(',', '')}\\b`).test(tests)),
    ).toEqual([]);
  });

  it('of the source and of its searches are those of today', () => {
    const queries = JSON.parse(readDocument('tests/fixtures/search/golden.json')) as unknown[];
    expect(readme).toContain(`a list of ${queries.length} queries`);
    const median = Math.round(readShape().median / 10) * 10;
    expect(readme).toContain(`Source files of about ${median} lines in the median`);
  });
});

describe('docs/architecture.md', () => {
  it('has a line for each folder of the source', () => {
    const folders = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => dirname(join('src', file)))
      .filter((folder) => folder !== 'src');
    const text = readDocument('docs/architecture.md');
    const rooms = [...text.matchAll(/^\| `(src\/[^`]+)` +\| [^|]+ \|$/gm)].map(([, room]) => room);
    expect(rooms.sort()).toEqual([...new Set(folders)].sort());
  });
});

describe('docs/configuration.md', () => {
  /** Matches a variable that is read: neither assigned nor deleted. */
  const READ = /(?<!delete )\bprocess\.env(?:\.([A-Z][A-Z_]+)\b|\['([A-Z_]+)'\])(?!\s*=[^=])/g;
  const readers = new Map<string, string>();
  for (const source of sources.values()) {
    for (const [, a = '', b = ''] of source.matchAll(READ))
      readers.set(a || b, `${readers.get(a || b) ?? ''}${source}`);
  }
  const rows = [...readDocument('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` +\|.*\|$/gm)];

  it('names each variable that the code reads, and no other', () => {
    expect(rows.map(([, name = '']) => name).sort()).toEqual([...readers.keys()].sort());
  });

  it('has the defaults of the code that reads the variable', () => {
    const defaults = rows.map(([row, name = '']) => [name, /\bDefault: `([^`]+)`/.exec(row)?.[1]] as const);
    // A number is beside the variable; a text may come from another module.
    const wrong = defaults.filter(([name, value]) => {
      const code = /^\d+$/.test(value ?? '') ? readers.get(name)?.replace(/(?<=\d)_(?=\d)/g, '') : allCode;
      return value && !code?.includes(value);
    });
    expect(defaults.filter(([, value]) => value).length).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  });
});
