import { createIdFilter } from './repeatedIds';

const demo = (html: string) => ({ ltr: { html, styles: {} }, rtl: { html, styles: {} } });

describe('createIdFilter', () => {
  it('removes the ids that an earlier demo of the page or the demo itself has', () => {
    const filter = createIdFilter();
    expect(filter(demo('<ul id="a"><li id="b" class="c">id="a"</li></ul>')).repeated).toEqual([]);
    expect(filter(demo('<ul id="a" role="tree"><li id="d"></li><li id="d"></li></ul>'))).toEqual({
      drawn: demo('<ul role="tree"><li id="d"></li><li></li></ul>'),
      repeated: ['a', 'd'],
    });
  });

  it('reads the HTML of libraries: quotes of both kinds and none, capitals, entities, and text that looks like tags', () => {
    const filter = createIdFilter();
    filter(demo('<p id="a"></p><p id="b&amp;c"></p>'));
    const text = `<!-- <p id="a"> --><i title='x > id="a" '> id="a"</i>`;
    expect(filter(demo(`${text}<P ID='a'></P><p class="x"id=a></p><p id="b&#38;c"></p>`))).toEqual({
      drawn: demo(`${text}<P></P><p class="x"></p><p></p>`),
      repeated: ['a', 'b&c'],
    });
  });

  it('knows each direction by itself, because a page has one', () => {
    const { ltr } = demo('<p id="a"></p>');
    const filter = createIdFilter();
    expect(filter({ ltr }).repeated).toEqual([]);
    expect(filter({ rtl: ltr })).toEqual({ drawn: { rtl: ltr }, repeated: [] });
  });
});
