import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { measureGrowth } from '../../../tests/unit/measureGrowth';
import type { ParsedPage } from './ParsedPage';
import { parsePage } from './parsePage';

const FOLDER = join(__dirname, 'golden');
const PAGES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'));

/** Pieces of syntax, inserted at random places. */
const PIECES = [
  '---\n',
  '\n---\n',
  '```',
  '````js {1,',
  '~~~\n',
  ':::',
  ':::info\n',
  '\n:::\n',
  '<codeblock storageKey="',
  '</codeblock>\n',
  '<featureList>\n',
  '</featureList>',
  '<p class="description">',
  '</p>',
  '{{"demo": "',
  '"}}\n',
  '{{"component":',
  '<script>',
  '<img src="',
  ' onerror=alert(1) ',
  '<span class="plan-pro">',
  '</span>',
  '<kbd>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '# ',
  '## ',
  '### ',
  '\n===\n',
  '| ',
  '\n| - | - |\n',
  '> ',
  '- ',
  '1. ',
  '    ',
  '\t',
  '[',
  '](',
  '](/a',
  '](javascript:',
  '![',
  '<https://',
  'https://',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '``',
  '\\',
  '&',
  '&amp;',
  '&#0;',
  '&#xD800;',
  '&#x110000;',
  '"',
  "'",
  '\r\n',
  '\r',
  '\0',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '\uDC00',
  '\u202E',
  '👩‍👩‍👧',
  'é',
  '中文',
  'title: ',
  'tags: [',
  'nav: false\n',
  '%E0%A4%A',
  '$&',
  '$1',
  '__proto__',
  'constructor',
  '<a href="data:text/html,x">',
  '</div>',
  '<DIV STYLE=x>',
  '\n\n<details>\n\n',
  '\n\n</details>\n\n',
  '<summary>',
  '<a href="/b/">',
  '<video src="/a.mov">',
  '[^1]',
  '\n\n[^1]: ',
  '\n\n> [!NOTE]\n> ',
  '\n\n- [ ] ',
  '\n\n:::tip ',
  ' {#a}\n',
  '\n\n#### ',
];

/** Returns a seeded random number generator, so that a failure can be reproduced. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

function mutate(text: string, roll: (sides: number) => number): string {
  const from = roll(text.length + 1);
  const to = Math.min(text.length, from + roll(200));
  const other = PAGES[roll(PAGES.length)] ?? '';
  switch (roll(7)) {
    case 0:
      return text.slice(0, from) + text.slice(to);
    case 1:
      return text.slice(0, from);
    case 2:
      return text.slice(0, to) + text.slice(from);
    case 3:
      return text.slice(0, from) + other.slice(roll(other.length)) + text.slice(to);
    case 4:
      return text.slice(0, from) + String.fromCharCode(roll(0x10000)) + text.slice(from + 1);
    default:
      return text.slice(0, from) + (PIECES[roll(PIECES.length)] ?? '') + text.slice(from);
  }
}

const ALLOWED_TAG =
  /^<(?:\/?(?:p|h[1-6]|ul|ol|li|blockquote|em|strong|s|table|thead|tbody|tr|th|td|div|pre|code|span|button|kbd|a|sub|sup|details|summary|section)|br|hr|img|input)(?: (?:class|id|href|title|rel|role|aria-label|tabindex|dir|scope|start|type|src|alt|width|height|loading|decoding|aria-pressed|lang|data-language)="[^"<]*"| disabled| checked| data-copy| data-waits| data-wrap-toggle)*>$/;

/** Finds a tag or attribute that the pipeline never writes, a script URL, or tags that are not balanced. */
function findHtmlFault(html: string): string | undefined {
  const open: string[] = [];
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    if (!ALLOWED_TAG.test(tag) || /(?:href|src)="\s*(?:javascript|data|vbscript):/i.test(tag)) return tag;
    const name = /[a-z]+\d?/.exec(tag)?.[0] ?? '';
    if (tag.startsWith('</')) {
      if (open.pop() !== name) return `${tag} out of order`;
    } else if (!['br', 'hr', 'img', 'input'].includes(name)) open.push(name);
  }
  return open.length > 0 ? `<${open.join('><')}> not closed` : undefined;
}

function listFaults(page: ParsedPage, lineCount: number): string[] {
  const html = page.blocks.flatMap((block) => {
    if (block.kind === 'html') return [block.html];
    return block.kind === 'codeTabs' ? block.tabs.map((tab) => tab.html) : [];
  });
  const places = [...page.problems, ...page.links];
  const misplaced = places.filter(({ line, column }) => !(line >= 1 && line <= lineCount && column >= 1));
  const failures = page.problems.filter(({ code, hint }) => code === 'parser-failure' || hint === '');
  const ids = html.flatMap((text) => [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  return [
    ...html.map(findHtmlFault).filter((fault) => fault !== undefined),
    ...misplaced.map((place) => `misplaced: ${JSON.stringify(place)}`),
    ...failures.map(({ message }) => message),
    ...(new Set(ids).size === ids.length ? [] : [`duplicate id: ${ids.join(' ')}`]),
  ];
}

/** Longest processor time of one page, in seconds. The text of each has at most some thousand letters. */
const MAX_CPU_S = 2;

/** Returns the processor time of a task in seconds; other work of the machine does not count. */
function measureCpu(task: () => void): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** More in `tests/long/fuzz.test.ts`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);

describe('parsePage under random mutations', () => {
  it('never throws or hangs, places every problem inside the file, and writes only safe and balanced HTML', () => {
    // To run with another seed: FUZZ_SEED=8 npx jest fuzz
    const roll = createDice(Number(process.env['FUZZ_SEED'] ?? 7));
    for (let run = 0; run < RUNS; run += 1) {
      let text = PAGES[roll(PAGES.length)] ?? '';
      for (let count = 1 + roll(8); count > 0; count -= 1) text = mutate(text, roll);
      const languageCode = roll(2) === 0 ? 'en' : 'zh';
      const headingIds = roll(3) === 0 ? ['one', 'two', 'three'] : undefined;
      const faults: string[] = [];
      const seconds = measureCpu(() => {
        const page = parsePage(text, {
          file: 'a.md',
          languageCode,
          repository: 'https://a.example/b',
          tag: 'v1.0.0',
          labels: EXAMPLE_LABELS,
          headingIds,
        });
        faults.push(...listFaults(page, text.split(/\r\n?|\n/).length));
      });
      if (seconds > MAX_CPU_S) faults.push(`it took ${seconds} s`);
      // Show the text, so that it can be added to parsePage.faults.test.ts.
      expect(faults.length > 0 ? { run, faults, text } : 'fine').toBe('fine');
    }
  });

  it.each<[string, (n: number) => string]>([
    ['brackets', (n) => '['.repeat(n * 5_000)],
    ['closed brackets', (n) => '[a]('.repeat(n * 5_000)],
    ['stars', (n) => '*a **b '.repeat(n * 2_500)],
    [
      'backticks',
      (n) => Array.from({ length: 250 * Math.sqrt(n) }, (_, index) => '`'.repeat(index)).join(' '),
    ],
    ['tags', (n) => '<a b="'.repeat(n * 2_500)],
    ['angles', (n) => '<'.repeat(n * 12_500)],
    ['comments', (n) => '<!--'.repeat(n * 5_000)],
    ['quotes', (n) => '>'.repeat(n * 1_250)],
    [
      'lists',
      (n) => Array.from({ length: 100 * Math.sqrt(n) }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
    ],
    ['footnotes', (n) => `${'a [^b] '.repeat(n * 125)}\n\n[^b]: c\n${'[^d]: e\n'.repeat(n * 125)}`],
    ['open footnotes', (n) => `[^b]: c\n\n[^b] ${'[^d'.repeat(n * 2000)}`],
    ['alerts', (n) => '> [!NOTE]\n> a\n\n'.repeat(n * 125)],
    ['tasks', (n) => '- [ ] a\n'.repeat(n * 125)],
    ['callouts', (n) => ':::info\n'.repeat(n * 125)],
    ['code tabs', (n) => '<codeblock storageKey="k">\n'.repeat(n * 500)],
    ['feature lists', (n) => '<featureList>\n- a\nb\n'.repeat(n * 500)],
    ['block comments in code', (n) => `\`\`\`js\n${'/**/'.repeat(n * 1_250)}x\n\`\`\``],
    ['attributes without end', (n) => `<img ${'a '.repeat(n * 5_000)}`],
    ['front matter', (n) => `---\n${'a: [\n'.repeat(n * 1_250)}`],
    ['entities', (n) => '&#106;'.repeat(n * 5_000)],
    ['pipes', (n) => `${'|a'.repeat(n * 750)}\n${'|-'.repeat(n * 750)}\n|`],
    ['a title of spaces', (n) => `# a${' '.repeat(n * 12_500)}b`],
    ['spaces in a feature', (n) => `<featureList>\n- a${' '.repeat(n * 25_000)}b\n</featureList>`],
    ['spaces after a callout', (n) => `:::info a${' '.repeat(n * 25_000)}b\n:::`],
    ['spaces in a list of the front matter', (n) => `---\ntags: [a${' '.repeat(n * 20_000)}']\n---\n`],
    ['comments in the front matter', (n) => `---\ntitle: A\n${'# c\n'.repeat(n * 10_000)}---\n`],
    ['lines of one value', (n) => `---\ntags: [\n${'a,\n'.repeat(n * 25_000)}]\n---\n`],
    ['letters of a word in code', (n) => `\`\`\`html\n<${'a'.repeat(n * 15_000)}>\n\`\`\``],
    ['declarations', (n) => '<?'.repeat(n * 12_500)],
    ['headings of one text', (n) => '## A\n\n'.repeat(n * 1_000)],
    ['tables of one name', (n) => '| A |\n| - |\n| b |\n\n'.repeat(n * 400)],
    ['links of one paragraph', (n) => '[a](/b/) '.repeat(n * 1_500)],
    ['tags of one paragraph', (n) => 'a <br>'.repeat(n * 2_000)],
    ['lines of raw HTML', (n) => '<br>\n'.repeat(n * 1_000)],
    ['rows of a table', (n) => `| A | B |\n| - | - |\n${'| `a` | b |\n'.repeat(n * 500)}`],
    ['words of one line', (n) => 'Some words of *text* & more. '.repeat(n * 2_000)],
    ['letters of one word', (n) => 'a'.repeat(n * 250_000)],
    ['names of tags without an end', (n) => '<a '.repeat(n * 5_000)],
    ['names of block tags without an end', (n) => '<div '.repeat(n * 5_000)],
    ['lines of a tag without an end', (n) => `<div\n${'a\n'.repeat(n * 2_500)}`],
    ['open tags of one block', (n) => `<ul>\n${'<li>a\n'.repeat(n * 1_000)}`],
    ['closing tags', (n) => '</b>\n'.repeat(n * 1_000)],
    ['blocks of tags', (n) => '<details>\n</details>\n'.repeat(n * 500)],
    ['comments before text', (n) => '<!-- a\n--> b\n\n'.repeat(n * 1_000)],
    ['comments of one line', (n) => '<!-- a --> '.repeat(n * 2_000)],
    ['strong marks', (n) => '**'.repeat(n * 12_500)],
    ['strong marks around letters', (n) => '**a'.repeat(n * 2_500)],
    ['brackets without a definition', (n) => '[a][b] '.repeat(n * 1_000)],
    ['ends of brackets', (n) => ']('.repeat(n * 10_000)],
    [
      'words with marks inside',
      (n) => Array.from({ length: 2_500 * n }, (_, index) => `a${index}*b*`).join(' '),
    ],
    ['characters by name', (n) => 'a&nbsp;'.repeat(n * 5_000)],
    ['definitions', (n) => Array.from({ length: 1_000 * n }, (_, index) => `[a${index}]: /b/`).join('\n')],
  ])('takes time linear in the length of %s', (_, text) => {
    const read = (n: number) =>
      parsePage(text(n), {
        file: 'a.md',
        languageCode: 'en',
        repository: 'https://a.example/b',
        tag: 'v1.0.0',
        labels: EXAMPLE_LABELS,
      });
    expect(listFaults(read(4), text(4).split('\n').length)).toEqual([]);
    expect(measureGrowth(read, 1 / 4)).toBeLessThan(1.6);
  });

  it('shows or refuses input of any size', () => {
    const read = (body: string) =>
      parsePage(`---\ntitle: T\ndescription: D.\n---\n${body}`, {
        file: 'a.md',
        languageCode: 'en',
        repository: '',
        labels: EXAMPLE_LABELS,
      });
    const codesOf = (body: string) => [...new Set(read(body).problems.map(({ code }) => code))];
    const nested = Array.from({ length: 5_000 }, (_, index) => `${'  '.repeat(Math.min(index, 60))}- a`);
    expect(codesOf(nested.join('\n'))).toEqual(['nesting-too-deep']);
    expect(codesOf(`${'- '.repeat(5_000)}a`)).toEqual(['nesting-too-deep']);
    expect(codesOf(`| A |\n| - |\n${'| b |\n'.repeat(10_000)}`)).toEqual([]);
    expect(codesOf(`<div class="only-dark-mode">${'a '.repeat(500_000)}</div>`)).toEqual([]);
    expect(codesOf('*'.repeat(100_000))).toEqual([]);
  });
});
