import { foldText, splitName, stemWord, tokenize } from './words';

describe('tokenize', () => {
  it.each([
    ['MuiButton-sizeSmall', ['muibuttonsizesmal', 'mui', 'button', 'siz', 'smal']],
    ['useMediaQuery', ['usemediaquery', 'use', 'media', 'query']],
    ['theme.spacing', ['themespac', 'them', 'spac']],
    ['row-selection', ['rowselection', 'row', 'selection']],
    ['Botões', ['botao']],
    ['الأزرار', ['ازرار']],
    ['\u200fbutton\u200e', ['button']],
    ['But\u00adton', ['button']],
    ['', []],
    ['— … !', []],
  ])('finds in %s: %s', (text, terms) => {
    expect(tokenize(text).map(({ term }) => term)).toEqual(terms);
  });

  it('finds every pair of Chinese characters, so that a query that is split differently is found', () => {
    const terms = (text: string) => tokenize(text).map(({ term }) => term);
    expect(terms('自定义主题')).toEqual(expect.arrayContaining(['定义', '主题']));
    expect(terms('按钮加载中').filter((term) => terms('加载').includes(term))).not.toEqual([]);
  });

  it('gives each term its position', () => {
    for (const text of ['Open the MuiTab-root', '按钮 loading 中文', 'الأزرار و Button']) {
      for (const { term, start, end } of tokenize(text)) {
        expect(stemWord(foldText(text.slice(start, end)).replace(/[^\p{L}\p{N}]+/gu, ''))).toBe(term);
      }
    }
  });
});

describe('foldText', () => {
  it.each([
    ['Botão', 'botao'],
    ['ＢＵＴＴＯＮ', 'button'],
    ['أَزْرَار', 'ازرار'],
    ['مكتبة', 'مكتبه'],
    ['١٢٣', '123'],
    ['Straße', 'strasse'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(folded)).toBe(folded);
  });
});

describe('stemWord', () => {
  it.each([
    ['queries', 'query'],
    ['boxes', 'box'],
    ['classes', 'class'],
    ['validation', stemWord('validate')],
    ['disabled', stemWord('disable')],
    ['botoes', 'botao'],
    ['status', 'status'],
    ['is', 'is'],
    ['المكونات', 'مكون'],
    ['الألوان', stemWord(foldText('ألوان'))],
    ['للألعاب', stemWord(foldText('ألعاب'))],
  ])('stems %s to %s', (word, stem) => {
    expect(stemWord(foldText(word))).toBe(stem);
    expect(stemWord(stem)).toBe(stem);
  });
});

describe('splitName', () => {
  it.each([
    ['HTMLElement', ['HTML', 'Element']],
    ['disableRowSelectionOnClick', ['disable', 'Row', 'Selection', 'On', 'Click']],
    ['button', ['button']],
  ])('splits %s', (symbol, parts) => {
    expect(splitName(symbol)).toEqual(parts);
  });
});
