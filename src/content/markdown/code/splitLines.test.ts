import { splitLines } from './splitLines';

describe('splitLines', () => {
  it.each([
    ['', ['']],
    ['a\n', ['a', '']],
    ['<span class="a">1\n2</span>', ['<span class="a">1</span>', '<span class="a">2</span>']],
    [
      '<span class="a">1<span class="b">2\n\n3</span>4</span>5',
      [
        '<span class="a">1<span class="b">2</span></span>',
        '<span class="a"><span class="b"></span></span>',
        '<span class="a"><span class="b">3</span>4</span>5',
      ],
    ],
    ['&lt;span class="a"&gt;\nb', ['&lt;span class="a"&gt;', 'b']],
  ])('%j', (html, lines) => {
    expect(splitLines(html)).toEqual(lines);
  });
});
