import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import { parsePage } from '../parsePage';
import { renderBlockMarkdown, renderInlineMarkdown } from '../renderInlineMarkdown';

const CONTEXT = { file: 'a.md', languageCode: 'zh', repository: '', labels: EXAMPLE_LABELS };

describe('emphasis beside Chinese, Japanese and Korean', () => {
  const cases = [
    ['这是**我想做的事。**所以继续', '这是<strong>我想做的事。</strong>所以继续'],
    ['一*二。*三~~四！~~五', '一<em>二。</em>三<s>四！</s>五'],
    ['说**“好”**吗', '说<strong>“好”</strong>吗'],
    ['用**`code`**和**（a）**的', '用<strong><code>code</code></strong>和<strong>（a）</strong>的'],
    ['**一。**二**三**', '<strong>一。</strong>二<strong>三</strong>'],
    ['テスト**「引用」**です', 'テスト<strong>「引用」</strong>です'],
    ['**스크립트(script)**라고', '<strong>스크립트(script)</strong>라고'],
    ['𠮷**「a」**𠮷', '𠮷<strong>「a」</strong>𠮷'],
    [
      '**葛\u{e0100}(a)**葛\u{e0100}**(b)**',
      '<strong>葛\u{e0100}(a)</strong>葛\u{e0100}<strong>(b)</strong>',
    ],
    ['一_二。_三', '一_二。_三'],
    ['一 ** 二 **', '一 ** 二 **'],
    ['a**“b”**c', 'a**“b”**c'],
    ['foo_bar_baz **a**。', 'foo_bar_baz <strong>a</strong>。'],
  ];

  it.each(cases)('%s in a page', (source = '', html = '') => {
    const { blocks } = parsePage(`---\ntitle: T\ndescription: D.\n---\n${source}\n`, CONTEXT);
    expect(blocks).toEqual([{ kind: 'html', html: `<p>${html}</p>` }]);
  });

  it.each(cases)('%s in the description of an API', (source = '', html = '') => {
    expect(renderInlineMarkdown(source)).toBe(html);
    expect(renderBlockMarkdown(`- ${source}`)).toBe(`<ul>\n<li>${html}</li>\n</ul>\n`);
  });
});
