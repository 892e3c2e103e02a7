import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { parsePage } from './parsePage';

const CONTEXT = { file: 'a.md', languageCode: 'en', repository: '', labels: EXAMPLE_LABELS };

describe('headings', () => {
  it.each([
    ['First line<br>second line', 'First line second line', 'first-line-second-line'],
    ['Press <kbd>Ctrl</kbd><br/>or <kbd>Cmd</kbd>', 'Press Ctrl or Cmd', 'press-ctrl-or-cmd'],
    ['*One*<BR />\\\ntwo', 'One two', 'one-two'],
  ])('have a space for a line break: %j', (source, text, hash) => {
    const { headings, blocks, problems } = parsePage(
      `---\ntitle: T\ndescription: D.\n---\n${source}\n---\n`,
      CONTEXT,
    );
    expect(problems).toEqual([]);
    expect(headings).toEqual([{ text, hash, level: 2, children: [] }]);
    expect(blocks).toEqual([
      { kind: 'html', html: expect.stringContaining(`aria-label="Link to ${text}"`) as string },
    ]);
  });
});
