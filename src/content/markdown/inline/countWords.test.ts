import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import { parsePage } from '../parsePage';

function count(body: string): number {
  const context = { file: 'a.md', languageCode: 'en', repository: '', version: '', labels: EXAMPLE_LABELS };
  return parsePage(`---\ntitle: Not this\ndescription: Nor this.\n---\n${body}`, context).words;
}

describe('words of a page', () => {
  it.each([
    ['', 0],
    ['One two, three.', 3],
    ["don't e-mail next.config twice — 7.0.2", 5],
    ['# Title\n\n<p class="description">Text.</p>\n\nOne', 1],
    ['## One two\n\n- three\n- four\n\n> five', 5],
    ['| one | two |\n| - | - |\n| three | `code` |', 3],
    ['Inline `code does not` count', 2],
    ['```text\ncode does not count\n```', 0],
    [':::info\nOne two\n:::', 2],
    ['<featureList>\n- one\n- two\n</featureList>', 2],
    ['[two words](/a/) <kbd class="key">Three</kbd>', 3],
    ['按钮 Button', 3],
    ['زر واحد', 2],
    ['Olá, ação!', 2],
  ])('%j has %i', (body, words) => {
    expect(count(body)).toBe(words);
  });
});
