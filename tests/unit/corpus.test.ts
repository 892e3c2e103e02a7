import { buildDemo } from '../../bench/corpus/buildDemo';
import { buildPage } from '../../bench/corpus/buildPage';
import { formatTable } from '../../bench/formatTable';
import { median } from '../../bench/median';
import { parsePage } from '../../src/content/markdown/parsePage';
import { EXAMPLE_LABELS } from './exampleLabels';

const CONTEXT = {
  file: 'page.md',
  languageCode: 'en',
  repository: 'https://code.example',
  version: '1.0.0',
  labels: EXAMPLE_LABELS,
};
const texts = Array.from({ length: 30 }, (_, number) =>
  buildPage(number, `Part ${number}`, number % 5 === 0 ? [`Counter${number}`] : []),
);

describe('a page of the corpus', () => {
  it.each(texts.map((text, number) => [number, text] as const))('has no problem: %s', (_number, text) => {
    expect(parsePage(text, CONTEXT).problems).toEqual([]);
  });

  it('is 10 kB, in six sections, with four code blocks in three languages, a table and a callout', () => {
    for (const text of texts) {
      expect(Math.abs(Buffer.byteLength(text) - 10_240)).toBeLessThan(700);
      expect(text.match(/^## /gm)?.length).toBe(6);
      const languages = [...text.matchAll(/^```(\w+)$/gm)].map((match) => match[1]);
      expect([languages.length, new Set(languages).size]).toEqual([4, 3]);
      expect(text.match(/^\| :---/gm)?.length).toBe(1);
      expect(text.match(/^:::info$/gm)?.length).toBe(1);
    }
  });

  it('repeats no paragraph of another one, and is the same each time', () => {
    const paragraphs = texts.flatMap((text) =>
      text.split('\n\n').filter((part) => /^[A-Z].{60,}/.test(part)),
    );
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(buildPage(3, 'Part 3')).toBe(buildPage(3, 'Part 3'));
  });

  it('shares no distinctive line of its demo with another one', () => {
    const lines = [buildDemo('CounterA', 5), buildDemo('CounterB', 10)].map((code) =>
      code
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.length >= 12 && !line.startsWith('import')),
    );
    expect(lines[0]?.filter((line) => lines[1]?.includes(line))).toEqual([]);
  });
});

describe('the figures', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[], Number.NaN],
  ])('of %j have the median %s', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('are aligned', () => {
    expect(
      formatTable([
        ['a', 'long'],
        ['12', '3'],
      ]),
    ).toBe('a   long\n--  ----\n12  3');
  });
});
