import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { measureWork } from '../../../tests/unit/measureWork';
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
  /^<(?:\/?(?:p|h[1-6]|ul|ol|li|blockquote|em|strong|s|table|thead|tbody|tr|th|td|div|pre|code|span|button|kbd|a)|br|hr|img)(?: (?:class|id|href|title|rel|role|aria-label|tabindex|dir|scope|start|type|src|alt|width|height|loading|decoding|aria-pressed)="[^"<]*"| data-copy| data-needs-runtime| data-wrap-toggle)*>$/;

/** Finds a tag or attribute that the pipeline never writes, a script URL, or tags that are not balanced. */
function findHtmlFault(html: string): string | undefined {
  const open: string[] = [];
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    if (!ALLOWED_TAG.test(tag) || /(?:href|src)="\s*(?:javascript|data|vbscript):/i.test(tag)) return tag;
    const name = /[a-z]+\d?/.exec(tag)?.[0] ?? '';
    if (tag.startsWith('</')) {
      if (open.pop() !== name) return `${tag} out of order`;
    } else if (!['br', 'hr', 'img'].includes(name)) open.push(name);
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

describe('parsePage under 2,000 random mutations', () => {
  it('never throws, places every problem inside the file, and writes only safe and balanced HTML', () => {
    // To run with another seed: FUZZ_SEED=8 npx jest fuzz
    const roll = createDice(Number(process.env['FUZZ_SEED'] ?? 7));
    for (let run = 0; run < 2_000; run += 1) {
      let text = PAGES[roll(PAGES.length)] ?? '';
      for (let count = 1 + roll(8); count > 0; count -= 1) text = mutate(text, roll);
      const languageCode = roll(2) === 0 ? 'en' : 'zh';
      const headingIds = roll(3) === 0 ? ['one', 'two', 'three'] : undefined;
      const page = parsePage(text, {
        file: 'a.md',
        languageCode,
        repository: 'https://a.example/b',
        version: '1.0.0',
        labels: EXAMPLE_LABELS,
        headingIds,
      });
      const faults = listFaults(page, text.split(/\r\n?|\n/).length);
      // Show the text, so that it can be added to parsePage.faults.test.ts.
      expect(faults.length > 0 ? { run, faults, text } : 'fine').toBe('fine');
    }
  });

  it.each([
    ['brackets', '['.repeat(20_000)],
    ['closed brackets', '[a]('.repeat(20_000)],
    ['stars', '*a **b '.repeat(10_000)],
    ['backticks', Array.from({ length: 500 }, (_, index) => '`'.repeat(index)).join(' ')],
    ['tags', '<a b="'.repeat(10_000)],
    ['angles', '<'.repeat(50_000)],
    ['comments', '<!--'.repeat(20_000)],
    ['quotes', '>'.repeat(5_000)],
    ['lists', Array.from({ length: 200 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n')],
    ['callouts', ':::info\n'.repeat(500)],
    ['code tabs', '<codeblock storageKey="k">\n'.repeat(2_000)],
    ['feature lists', '<featureList>\n- a\nb\n'.repeat(2_000)],
    ['block comments in code', `\`\`\`js\n${'/**/'.repeat(5_000)}x\n\`\`\``],
    ['attributes without end', `<img ${'a '.repeat(20_000)}`],
    ['front matter', `---\n${'a: [\n'.repeat(5_000)}`],
    ['entities', '&#106;'.repeat(20_000)],
    ['pipes', `${'|a'.repeat(3_000)}\n${'|-'.repeat(3_000)}\n|`],
    ['a title of spaces', `# a${' '.repeat(50_000)}b`],
    ['spaces in a feature', `<featureList>\n- a${' '.repeat(100_000)}b\n</featureList>`],
    ['spaces after a callout', `:::info a${' '.repeat(100_000)}b\n:::`],
    ['spaces in a list of the front matter', `---\ntags: [a${' '.repeat(80_000)}']\n---\n`],
    ['comments in the front matter', `---\ntitle: A\n${'# c\n'.repeat(40_000)}---\n`],
    ['lines of one value', `---\ntags: [\n${'a,\n'.repeat(100_000)}]\n---\n`],
    ['letters of a word in code', `\`\`\`html\n<${'a'.repeat(60_000)}>\n\`\`\``],
    ['declarations', '<?'.repeat(50_000)],
    ['headings of one text', '## A\n\n'.repeat(16_000)],
    ['tables of one name', '| A |\n| - |\n| b |\n\n'.repeat(5_000)],
    ['links of one paragraph', '[a](/b/) '.repeat(20_000)],
    ['tags of one paragraph', 'a <br>'.repeat(30_000)],
    ['lines of raw HTML', '<br>\n'.repeat(20_000)],
  ])('parses many %s quickly', (_, text) => {
    const took = measureWork(() => {
      const page = parsePage(text, {
        file: 'a.md',
        languageCode: 'en',
        repository: 'https://a.example/b',
        version: '1.0.0',
        labels: EXAMPLE_LABELS,
      });
      expect(listFaults(page, text.split('\n').length)).toEqual([]);
    });
    // Far above the time of any case (milliseconds), far below the time of a quadratic one.
    expect(took).toBeLessThan(3_000);
  });
});
