import { findBlank, stillHtml } from './demoMarkup';

describe('findBlank', () => {
  it.each([
    ['an empty box', '<div style="height:300px;width:100%"></div>', '.box{width:100%;}', 'all'],
    ['boxes in each other', '<div class="box"><div></div></div>', '.box{display:flex;}', 'all'],
    ['a caption below an empty box', '<div class="a box"></div><p>0</p>', '.box{height:300px;}', 'part'],
    ['a button above such a box', '<button>0</button><div style="min-height: 300px"></div>', '', 'part'],
    ['space between texts', '<p>0</p><div style="height:24px"></div><p>1</p>', '', undefined],
    [
      'a large box with a color',
      '<p>0</p><div class="box"></div>',
      '.box{height:300px;background:red;}',
      undefined,
    ],
    ['a button that grows in the browser', '<button style="transform:scale(0)"></button>', '', 'part'],
    [
      'a button that is closed',
      '<p>0</p><button style="transform:scale(0);visibility:hidden"></button>',
      '',
      undefined,
    ],
    ['text', '<div>0</div>', '', undefined],
    ['a picture', '<div><svg viewBox="0 0 1 1"></svg></div>', '', undefined],
    ['a field', '<p><input type="text"></p>', '', undefined],
    ['a box with a color', '<div class="box"></div>', '.box{background-color:red;}', undefined],
    ['a box with a shadow', '<div style="box-shadow:0 0 1px red"></div>', '', undefined],
    [
      'a box that is empty in HTML of a library, and text that is not shown',
      `<DIV class='box'></DIV><!-- a > b --><style>.c > .d { top: 0 }</style><template>x</template>`,
      '.box{display:flex;}',
      'all',
    ],
    [
      'a large box whose attribute has the sign of an end',
      `<p>0</p><div title="a > b" style='height:300px'></div>`,
      '',
      'part',
    ],
    [
      'a button that grows, in single quotes',
      `<p>0</p><button style='transform: scale(0)'></button>`,
      '',
      'part',
    ],
    ['an entity', '<p>&lt;</p>', '', undefined],
    ['a border in its own style sheet', '<style>i { border: 1px solid }</style><i></i>', '', undefined],
  ])('of %s', (_, html, rules, expected) => {
    expect(findBlank({ html, styles: rules ? { box: rules } : {} })).toBe(expected);
  });
});

describe('stillHtml', () => {
  it.each([
    [
      '<label for="a" id="b">A</label><input id="a" name="n" class="c"/>',
      '<label>A</label><input class="c"/>',
    ],
    ['<a href="/x/" tabindex="0" data-shrink="false">A</a>', '<a data-shrink="false">A</a>'],
    ['<div role="tab" aria-selected="true" style="top:0">A</div>', '<div style="top:0">A</div>'],
    [`<A ID='a' HREF=/x/ Class="c" autofocus>say id="a"</A>`, `<A Class="c">say id="a"</A>`],
    ['<i data-text="x > id=y" id="a" />', '<i data-text="x > id=y" />'],
    ['<!-- <a id="b"> --><script>var id="a";</script>', '<!-- <a id="b"> --><script>var id="a";</script>'],
  ])('leaves out of %s what names, describes or leads', (html, still) => {
    expect(stillHtml(html)).toBe(still);
  });
});
