import { TEXT_KEYS } from './textKeys';
import { translate } from './translate';

describe('translate', () => {
  it.each([
    [{ editPage: 'Edit {{name}}' }, { name: 'Button' }, 'Edit Button'],
    [{ editPage: 'Edit {{name}}' }, {}, 'Edit {{name}}'],
    [{ editPage: '{{a}} of {{b}}' }, { a: 1, b: 2 }, '1 of 2'],
    [{}, {}, 'editPage'],
  ])('fills %j with %j', (texts, values: Record<string, string | number>, expected) => {
    expect(translate(texts, 'editPage', values)).toBe(expected);
  });
});

describe('TEXT_KEYS', () => {
  it('names every text once', () => {
    expect(new Set(TEXT_KEYS).size).toBe(TEXT_KEYS.length);
  });
});
