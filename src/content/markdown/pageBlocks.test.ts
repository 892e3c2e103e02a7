import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { parsePage } from './parsePage';

describe('listParagraphs', () => {
  const LONG = 'A paragraph that says more than sixty characters, so that it is one to be said once.';
  const HEAD = '---\ntitle: T\n---\n';
  const INDENTED = LONG.replace(/^/gm, '    ');

  const list = (text: string) =>
    parsePage(text, { file: 'a.md', languageCode: 'en', repository: '', tag: '', labels: EXAMPLE_LABELS })
      .paragraphs;

  describe('listParagraphs', () => {
    it.each([
      ['a paragraph over two lines', `${HEAD}\n${LONG.replace(', ', ',\n')}\n`, [5]],
      ['two paragraphs', `${LONG}\n\n${LONG}\n`, [1, 3]],
      ['short ones', 'On the server:\n\nOn the client:\n', []],
      ['items of a list and quotes', `- ${LONG}\n- b\n\n> ${LONG}\n`, [1, 4]],
      ['a callout', `:::info\n${LONG}\n:::\n`, [2]],
      ['a fence', `\`\`\`text\n${LONG}\n\`\`\`\n`, []],
      ['a fence in a quote', `> \`\`\`text\n> ${LONG}\n> \`\`\`\n`, []],
      ['indented code', `Code:\n\n${INDENTED}\n`, []],
      ['a table and a heading', `## ${LONG}\n\n| A |\n| - |\n| ${LONG} |\n`, []],
      ['an unfinished page', `---\ntitle: T\n\n:::\n\n${LONG}\n`, [6]],
    ])('lists lines of %s', (_, text, lines) => {
      expect(list(text).map(({ line }) => line)).toEqual(lines);
    });

    it('returns a paragraph on one line', () => {
      expect(list(LONG.replace(', ', ',\n  '))).toEqual([{ text: LONG, line: 1 }]);
    });
  });
});
