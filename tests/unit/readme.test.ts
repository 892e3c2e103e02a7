import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents, readText } from './documents';
import { GENERATED, sources, variables } from './projectNames';
import { OLD_OUT } from '../../src/content/workspace';

const MAX_README_BYTES = 10_000;

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
  const links = [...readText(file).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [path = '', fragment] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(target)) return true;
    return fragment !== undefined && !listFragments(readText(target)).includes(fragment);
  });
}

describe.each(documents)('%s', (file) => {
  it('links only to files and headings that exist', () => {
    expect(listBrokenLinks(file)).toEqual([]);
  });

  it('does not mention machines or accounts', () => {
    expect(readText(file).match(/\/(?:home|root|tmp|work|Users)\//g)).toBeNull();
  });
});

describe('the decisions', () => {
  it('list each decision in the index, with its four parts', () => {
    const records = documents.filter((file) => /decisions\/\d{4}-/.test(file));
    const index = readText('docs/decisions/README.md');
    const wrong = records.filter((file) => {
      const text = readText(file);
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
  const readme = readText('README.md');

  it('fits into ten kilobytes', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(MAX_README_BYTES);
  });

  it('names every top-level folder that a reader meets', () => {
    const folders = readdirSync('.', { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() &&
          !entry.name.startsWith('.') &&
          !GENERATED.includes(entry.name) &&
          entry.name !== OLD_OUT,
      )
      .map(({ name }) => name);
    expect(folders.filter((folder) => !readme.includes(`${folder}/`))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('has a line for each folder of the source', () => {
    const folders = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => dirname(join('src', file)))
      .filter((folder) => folder !== 'src');
    const text = readText('docs/architecture.md');
    const rooms = [...text.matchAll(/^\| `(src\/[^`]+)` +\| [^|]+ \|$/gm)].map(([, room]) => room);
    expect(rooms.sort()).toEqual([...new Set(folders)].sort());
  });
});

describe('docs/guide.md', () => {
  it('lists the rules of taste with their defaults', () => {
    const rules = [
      ...readText('src/model/ContentRules.ts').matchAll(/^ {2}'([\w-]+)': '(off|warning|error)',$/gm),
    ];
    const rows = [
      ...readText('docs/guide.md').matchAll(/^\| (`[\w-]+`(?:, `[\w-]+`)*) +\| .* \| `(\w+)` +\|$/gm),
    ];
    const listed = rows.flatMap(([, names = '', severity]) =>
      names.split(', ').map((name) => `${name.slice(1, -1)}: ${severity}`),
    );
    expect(listed.sort()).toEqual(rules.map(([, name, severity]) => `${name}: ${severity}`).sort());
  });
});

describe('docs/configuration.md', () => {
  const rows = [...readText('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` +\|.*\|$/gm)];

  it('names each variable that the code reads, and no other', () => {
    expect(rows.map(([, name = '']) => name).sort()).toEqual([...variables.keys()].sort());
  });

  it('has the defaults of the code that reads the variable', () => {
    const defaults = rows.flatMap(([row, name = '']) =>
      [...row.matchAll(/\bDefault: `([^`]+)`/g)].map(([, value = '']) => ({ name, value })),
    );
    // A number is next to the name of the variable; a text may come from another module.
    const allCode = [...sources.values()].join('\n').replace(/(?<=\d)_(?=\d)/g, '');
    const wrong = defaults.filter(({ name, value }) =>
      /^\d+$/.test(value)
        ? !new RegExp(`${name}\\b\\W{0,3} (?:\\?\\?|=) '?${value}\\b`).test(allCode)
        : !allCode.includes(`'${value}'`),
    );
    expect(defaults.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});
