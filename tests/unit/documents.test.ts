import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parsePage } from '../../src/content/markdown/parsePage';
import { siteComponents } from '../../src/content/siteComponents';
import { DATA, PUBLIC } from '../../src/content/workspace';
import { EXAMPLE_LABELS } from './exampleLabels';

const read = (file: string) => readFileSync(file, 'utf8');
const list = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => ending.test(file));

/** The specification was given; it does not describe the project. */
const GIVEN = 'docs/specification.md';
const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...list('docs', /\.md$/),
].filter((file) => file !== GIVEN);
/** Documents about the project as it is; the others may name what is gone. */
const current = documents.filter((file) => !/^CHANGELOG|^docs\/decisions\//.test(file));

const BLOCK = /^(`{3,}).*\n([^]*?)^\1$/gm;
const SPAN = /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;

/** Lists the spans and lines of code in a document. */
function listCode(text: string): string[] {
  const spans = [...text.replace(BLOCK, '').matchAll(SPAN)].map(([, , code = '']) => code);
  return [...spans, ...[...text.matchAll(BLOCK)].flatMap(([, , block = '']) => block.split('\n'))];
}

/** Lists the links of a document to files and headings of the project. */
function listLinks(text: string): string[] {
  const prose = text.replace(BLOCK, '').replace(SPAN, '');
  return [...prose.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
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

describe.each(documents)('%s', (file) => {
  it('links only to files and headings that exist', () => {
    const broken = listLinks(read(file)).filter((link) => {
      const [path = '', fragment] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      return (
        !existsSync(target) || (fragment !== undefined && !listFragments(read(target)).includes(fragment))
      );
    });
    expect(broken).toEqual([]);
  });
});

describe.each(current)('%s', (file) => {
  const code = listCode(read(file));

  it('names only paths that exist', () => {
    const paths = code.flatMap(
      (text) =>
        text.match(/(?<![\w./-])(?:src|pages|data|docs|scripts|tests|bench|public)\/[^\s`'",;:()]*/g) ?? [],
    );
    // `<name>` and `*` stand for any name. Commands write two folders of `public`. This family has not all settings.
    const fixed = paths.filter(
      (path) =>
        !/[<*…]/.test(path) &&
        !path.startsWith(PUBLIC.generated) &&
        !path.startsWith(PUBLIC.search) &&
        !Object.values<unknown>(DATA).includes(path),
    );
    expect(fixed.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('the package', () => {
  const { files } = JSON.parse(read('package.json')) as { files: readonly string[] };
  /** npm adds these to what `files` names. */
  const ALWAYS = /^(?:package\.json|(?:readme|licen[cs]e)(?:\.\w+)?)$/i;
  const isPacked = (path: string) =>
    ALWAYS.test(path) || files.some((name) => path === name || path.startsWith(`${name}/`));

  it.each([...documents, GIVEN].filter(isPacked))('has what %s links to', (file) => {
    const targets = listLinks(read(file)).map((link) => {
      const [path = ''] = link.split('#');
      return path === '' ? file : join(dirname(file), path);
    });
    expect(targets.filter((path) => !isPacked(path))).toEqual([]);
  });
});

describe('npm commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  it.each([...current, ...list('.github', /\.(?:md|yml)$/)])('in %s exist', (file) => {
    const text = read(file);
    const code = file.endsWith('.md') ? listCode(text).join('\n') : text;
    const named = [...code.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(
      ([, script, shorthand]) => script ?? shorthand,
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  });
});

describe('docs/writing-markdown.md', () => {
  const text = read('docs/writing-markdown.md');
  const HEAD = '---\ntitle: Lamps\ndescription: All lamps.\n---\n\n';
  const FILES: Readonly<Record<string, string>> = {
    'pages/clamp.ts': '// #region clamp\nexport function clamp() {}\n// #endregion clamp\n',
    'pages/_install.md': 'Install it.\n',
  };
  const CONTEXT = {
    file: 'pages/lamps.md',
    folders: ['pages'],
    languageCode: 'en',
    repository: '',
    labels: EXAMPLE_LABELS,
  };
  const parse = (page: string, context = {}) =>
    parsePage(
      page.startsWith('---') ? `${page}\nText.\n` : HEAD + page,
      { ...CONTEXT, ...context },
      (path) => (FILES[path] === undefined ? 'missing' : Buffer.from(FILES[path])),
    ).problems;
  const examples = [...text.matchAll(BLOCK)].flatMap(([all, marks = '', code = '']) => {
    const isPage = marks.length > 3 || /^`+(?:md|html)\n/.test(all);
    const [title = ''] = code.split('\n');
    return isPage ? [[title, code] as const] : [];
  });

  it.each(examples)('has an example without a problem: %s', (_title, example) => {
    expect(parse(example)).toEqual([]);
  });

  it.each([
    ['key of the front matter', HEAD.replace('title', 'qqqqq: 1\ntitle')],
    ['option of demos', '{{"demo": "Lamp.js", "qqqqq": 1}}'],
    ['line in double braces', '{{"qqqqq": "Lamp"}}'],
    ['callout', ':::qqqqq\nText\n:::'],
    ['component', '{{"component": "qqqqq"}}'],
    ['alert', '> [!QQQQQ]\n> Text'],
    ['language of code', '```qqqqq\ncode\n```'],
  ])('names every %s', (_what, page) => {
    // The hint at a wrong name lists all of them.
    const [, names = ''] =
      /^known: (.+)$/.exec(parse(page, { componentNames: Object.keys(siteComponents) })[0]?.hint ?? '') ?? [];
    const code = listCode(text).join('\n');
    const isNamed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);
    expect(names).not.toBe('');
    expect(names.split(', ').filter((name) => !isNamed(name))).toEqual([]);
  });
});

describe('docs/configuration.md', () => {
  it('lists each variable of the environment that code reads, and no other', () => {
    const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.js', '*.cjs', '*.mjs'], {
      encoding: 'utf8',
    });
    const code = files.split('\0').filter((file) => file !== '' && existsSync(file));
    // A variable that is read: neither assigned nor deleted.
    const READ = /(?<!delete )\bprocess\.env(?:\.([A-Z][A-Z_]+)\b|\['([A-Z_]+)'\])(?!\s*=[^=])/g;
    const variables = code.flatMap((file) =>
      [...read(file).matchAll(READ)].map(([, a = '', b = '']) => a || b),
    );
    const listed = [...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(
      ([, name]) => name,
    );
    expect(listed.sort()).toEqual([...new Set(variables)].sort());
  });
});
