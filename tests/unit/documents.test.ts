import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PUBLIC } from '../../src/content/workspace';

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

const BLOCK = /^```.*\n([^]*?)^```/gm;

/** Lists the spans and lines of code in a document. */
function listCode(text: string): string[] {
  const spans = [...text.replace(BLOCK, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...spans, ...[...text.matchAll(BLOCK)].flatMap(([, block = '']) => block.split('\n'))];
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
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
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
    // `<name>` and `*` stand for any name. Commands write two folders of `public`.
    const fixed = paths.filter(
      (path) => !/[<*…]/.test(path) && !path.startsWith(PUBLIC.generated) && !path.startsWith(PUBLIC.search),
    );
    expect(fixed.filter((path) => !existsSync(path))).toEqual([]);
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
