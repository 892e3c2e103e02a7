import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import { parsePage } from '../parsePage';

function htmlOf(body: string): string {
  const { blocks, problems } = parsePage(`---\ntitle: T\ndescription: D.\n---\n${body}`, {
    file: 'page.md',
    languageCode: 'en',
    repository: '',
    labels: EXAMPLE_LABELS,
  });
  expect(problems).toEqual([]);
  return blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
}

describe('task lists', () => {
  it('show the state of each item in a checkbox that the item names', () => {
    expect(htmlOf('- [ ] Write `tests` and [docs](/a/)\n- [x] Read\n- No task')).toBe(
      '<ul>\n' +
        '<li class="task"><input type="checkbox" disabled aria-label="Write tests and docs"> ' +
        'Write <code>tests</code> and <a href="/a/">docs</a></li>\n' +
        '<li class="task"><input type="checkbox" disabled checked aria-label="Read"> Read</li>\n' +
        '<li>No task</li>\n</ul>',
    );
  });

  it.each([
    ['`c`', 'c'],
    ['**b** c', 'b c'],
    ['[l](/a/)', 'l'],
    ['<kbd>a</kbd> b', 'a b'],
  ])('may begin with markup: %s', (text, name) => {
    expect(htmlOf(`- [x] ${text}`)).toContain(`checked aria-label="${name}"> <`);
  });

  it('may be ordered, loose and nested', () => {
    const html = htmlOf('1. [X] One "quoted"\n\n   - [ ] Two\n\n2. [ ] Three');
    expect([...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)).toEqual([
      '<input type="checkbox" disabled checked aria-label="One &quot;quoted&quot;">',
      '<input type="checkbox" disabled aria-label="Two">',
      '<input type="checkbox" disabled aria-label="Three">',
    ]);
  });

  it.each(['- [ ]', '- [ ]a', '- \\[ ] a', '- `[ ] a`', '[ ] a', '- a [ ] b', '> [x] a'])(
    'are only made of items with a mark and a text: %s',
    (body) => {
      expect(htmlOf(body)).not.toContain('<input');
    },
  );
});
