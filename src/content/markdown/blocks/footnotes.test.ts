import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import type { PageContext } from '../PageContext';
import { parsePage } from '../parsePage';

const CONTEXT: PageContext = {
  file: 'page.md',
  languageCode: 'en',
  repository: '',
  labels: EXAMPLE_LABELS,
};
/** The body begins on line 5. */
const HEAD = '---\ntitle: T\ndescription: D.\n---\n';

function parse(body: string, context: Partial<PageContext> = {}) {
  return parsePage(HEAD + body, { ...CONTEXT, ...context });
}

function htmlOf(body: string, context: Partial<PageContext> = {}): string {
  const { blocks, problems } = parse(body, context);
  expect(problems).toEqual([]);
  return blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
}

function faultsOf(body: string): string[] {
  return parse(body).problems.map(({ line, column, code }) => `${line}:${column} ${code}`);
}

const list = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

describe('footnotes', () => {
  it('link a number to the note at the end of the page, and the note back', () => {
    expect(htmlOf('A claim.[^1]\n\n[^1]: The *source*, in several words.\n\nMore.')).toBe(
      '<p>A claim.<sup class="footnote-ref"><a href="#_note-1" id="_ref-1" role="doc-noteref" aria-label="Footnote 1">1</a></sup></p>\n' +
        '<p>More.</p>\n' +
        '<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\n<ol>\n' +
        '<li id="_note-1"><p>The <em>source</em>, in several words. ' +
        '<a class="footnote-back" href="#_ref-1" role="doc-backlink" aria-label="Back to reference 1">\u21a9\ufe0e</a></p>\n</li>\n' +
        '</ol>\n</section>',
    );
  });

  it('are numbered as they are referred to; each reference has an id and a link back', () => {
    const html = htmlOf('A[^b], b[^a] and a[^b].\n\n[^a]: One.\n[^b]: Two.\n\n    - an item');
    const ids = list(html, / id="([^"]*)"/g);
    expect(ids).toEqual(['_ref-1', '_ref-2', '_ref-1-2', '_note-1', '_note-2']);
    expect(list(html, /href="#([^"]*)"/g).toSorted()).toEqual(['_note-1', ...ids].toSorted());
    expect(html).toMatch(/<li id="_note-1"><p>Two\.<\/p>\n<ul>\n<li>an item<\/li>\n<\/ul>/);
  });

  it('leave no number in the id and the name of a heading', () => {
    const { headings } = parse('## Usage[^1]\n\n[^1]: Note.');
    expect(headings).toEqual([{ text: 'Usage', level: 2, hash: 'usage', children: [] }]);
  });

  it('are named in the language of the page', () => {
    const labels = { ...EXAMPLE_LABELS, footnotes: 'Notas', footnote: 'Nota {{number}}' };
    const html = htmlOf('Um.[^1]\n\n[^1]: Dois.', { languageCode: 'pt', labels });
    expect(html).toContain('aria-label="Notas"');
    expect(html).toContain('aria-label="Nota 1"');
  });

  it.each([
    ['a reference without a note', 'One.\nTwo.[^x]', ['6:5 footnote-undefined']],
    ['a note of another label', 'One.[^x]\n\n[^X]: Two.', ['5:5 footnote-undefined', '7:1 footnote-unused']],
    ['a note that nothing refers to', 'One.\n\n- a\n\n  [^1]: Two.', ['9:3 footnote-unused']],
    [
      'two notes with one label',
      'One.[^1]\n\n[^1]: Two.\n[^1]: Three.',
      ['7:7 lost-text', '8:1 footnote-twice'],
    ],
    ['a note in the title', '# One[^1]\n\n[^1]: Two.', ['5:1 title-in-body', '5:6 footnote-place']],
    [
      'a note in the text of a picture',
      '![a[^1]](/a.png)\n\n[^1]: b',
      ['5:1 image-size', '5:1 footnote-place'],
    ],
    ['a problem in a note', 'One.[^1]\n\n[^1]: See [a](/b).', ['7:11 link-trailing-slash']],
  ])('report %s', (_, body, faults) => {
    expect(faultsOf(body)).toEqual(faults);
  });

  it('are limited, in one problem', () => {
    const notes = Array.from({ length: 1_005 }, (_, index) => `a[^${index}]\n\n[^${index}]: b\n`);
    expect(faultsOf(notes.join('\n'))).toEqual(['4007:1 footnote-count']);
  });

  it('are text in code, after a backslash and without a label', () => {
    expect(htmlOf('`[^1]` and \\[^1], [^ 1], [^]')).toBe('<p><code>[^1]</code> and [^1], [^ 1], [^]</p>');
  });
});
