import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import { parsePage } from '../parsePage';

function parse(body: string) {
  const { blocks, problems } = parsePage(`---\ntitle: T\ndescription: D.\n---\n${body}\n`, {
    file: 'page.md',
    languageCode: 'en',
    repository: '',
    labels: EXAMPLE_LABELS,
  });
  return { html: blocks.map((block) => (block.kind === 'html' ? block.html : '')).join(''), problems };
}

const note = (kind: string, label: string, text: string) =>
  `<div class="callout callout-${kind}" role="note" aria-label="${label}">\n${text}</div>`;

describe('alerts of the host', () => {
  it.each([
    ['NOTE', 'info', 'Info'],
    ['TIP', 'success', 'Success'],
    ['IMPORTANT', 'warning', 'Warning'],
    ['WARNING', 'warning', 'Warning'],
    ['caution', 'error', 'Error'],
  ])('[!%s] is the callout %s', (name, kind, label) => {
    expect(parse(`> [!${name}]\n> Useful *information*.`)).toEqual({
      html: note(kind, label, '<p>Useful <em>information</em>.</p>\n'),
      problems: [],
    });
  });

  it('hold further blocks, also below an empty line', () => {
    expect(parse('> [!TIP]\n>\n> One.\n>\n> - two').html).toBe(
      note('success', 'Success', '<p>One.</p>\n<ul>\n<li>two</li>\n</ul>\n'),
    );
  });

  it('are text if they are escaped, in code, or not the first line', () => {
    for (const body of ['> \\[!NOTE]\n> a', '> `[!NOTE]`\n> a', '> a\n> [!NOTE]', '[!NOTE]\na'])
      expect(parse(body).html).toContain('[!NOTE]');
  });

  it('name the nearest alert if they are unknown', () => {
    expect(parse('> [!INFOS]\n> a').problems[0]?.hint).toBe('known: NOTE, TIP, IMPORTANT, WARNING, CAUTION');
    expect(parse('> [!WARNINGS]\n> a').problems[0]?.hint).toBe('did you mean WARNING?');
  });
});

describe('callouts of other generators', () => {
  it.each([
    ['tip', 'success', 'Success'],
    ['note', 'info', 'Info'],
    ['caution', 'warning', 'Warning'],
    ['danger', 'error', 'Error'],
  ])(':::%s is the callout %s', (name, kind, label) => {
    expect(parse(`::: ${name}\nText.\n:::`)).toEqual({
      html: note(kind, label, '<p>Text.</p>\n'),
      problems: [],
    });
  });

  it.each([':::tip Read `this` first', ':::tip[Read `this` first]', '::: tip Read `this` first'])(
    'have a title: %s',
    (line) => {
      expect(parse(`${line}\nText.\n:::`)).toEqual({
        html:
          '<div class="callout callout-success callout-titled" role="note" aria-label="Success">\n' +
          '<p class="callout-title">Read <code>this</code> first</p>\n<p>Text.</p>\n</div>',
        problems: [],
      });
    },
  );

  it('refuse other names with the list', () => {
    expect(parse(':::spoiler\nText.\n:::').problems).toMatchObject([
      {
        message: 'unsupported callout type "spoiler"',
        hint: 'known: info, success, warning, error, note, tip, important, caution, danger',
      },
    ]);
  });
});
