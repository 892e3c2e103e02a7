import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import type { PageContext } from './PageContext';
import { parsePage } from './parsePage';

function parse(body: string, context: Partial<PageContext> = {}) {
  const { blocks, problems, headings } = parsePage(`---\ntitle: T\ndescription: D.\n---\n${body}\n`, {
    file: 'page.md',
    languageCode: 'en',
    repository: '',
    labels: EXAMPLE_LABELS,
    ...context,
  });
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  return {
    headings: headings.flatMap((heading) =>
      [heading, ...heading.children].map(({ text, hash }) => `${text} #${hash}`),
    ),
    ids: [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id),
    problems: problems.map(({ line, column, code }) => `${line}:${column} ${code}`),
    html,
  };
}

describe('ids by hand', () => {
  it('are those of their headings, and no text of the page', () => {
    const { headings, ids, problems, html } = parse(
      '## Title {#my-own-id}\n\n### Call {#A.__call__}\n\n#### Small {#small_print} ##\n\nLast{#last}\n----',
    );
    expect(headings).toEqual(['Title #my-own-id', 'Call #A.__call__', 'Last #last']);
    expect(ids).toEqual(['my-own-id', 'A.__call__', 'small_print', 'last']);
    expect(problems).toEqual([]);
    expect(html).not.toContain('{');
  });

  it('are kept in translations, which may repeat them', () => {
    const english = { languageCode: 'pt', headingIds: ['my-own-id', 'other'] };
    expect(parse('## Um {#my-own-id}\n\n## Dois', english)).toMatchObject({
      ids: ['my-own-id', 'other'],
      problems: [],
    });
    expect(parse('## Um {#outro}\n\n## Dois', english)).toMatchObject({
      ids: ['my-own-id', 'other'],
      problems: ['5:7 heading-id'],
    });
  });

  it.each([
    ['twice', '## A {#x}\n\n## B {#x}', ['7:6 heading-id']],
    ['equal to the id of a heading above', '## X\n\n## B {#x}', ['7:6 heading-id']],
    ['that begins like those of the shell', '## A {#_0}', ['5:6 heading-id']],
    ['of the content', '## A {#main-content}', ['5:6 heading-id']],
    ['with a sign that addresses encode', '## A {#a"b}', ['5:6 heading-id']],
    ['beside another one', '## A {#a} {#b}', ['5:6 heading-id']],
    ['of the title', '# T {#t}', ['5:5 heading-id']],
    ['without a text', '## {#a}', ['5:1 heading-empty']],
  ])('are reported: one %s', (_, body, problems) => {
    expect(parse(body).problems).toEqual(problems);
  });

  it.each(['## A \\{#a}', '## A `{#a}`', '## A {{#a}}', '## A {# a}', '## A {#a} b'])(
    'are text elsewhere: %s',
    (body) => {
      expect(parse(body)).toMatchObject({ problems: [], html: expect.stringMatching(/\{# ?a/) });
    },
  );
});

describe('line breaks in headings', () => {
  it.each([
    ['First line<br>second line', 'First line second line #first-line-second-line'],
    ['Press <kbd>Ctrl</kbd><br/>or <kbd>Cmd</kbd>', 'Press Ctrl or Cmd #press-ctrl-or-cmd'],
    ['*One*<BR />\\\ntwo', 'One two #one-two'],
  ])('are spaces in names: %j', (source, heading) => {
    const { headings, html, problems } = parse(`${source}\n---`);
    expect(problems).toEqual([]);
    expect(headings).toEqual([heading]);
    expect(html).toContain(`aria-label="Link to ${heading.split(' #')[0]}"`);
  });
});
