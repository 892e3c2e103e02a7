import { htmlToText } from './htmlToText';

describe('htmlToText', () => {
  it.each([
    ['<code>a</code> &lt;b&gt;', 'a <b>'],
    ['<a href="/x/" title="y">z</a>', 'z'],
    ['a<br/>b<br>c', 'a b c'],
    ['a <!-- <b>c</b> -->d', 'a d'],
    ['1 < 2 > 0', '1 < 2 > 0'],
    ['a &amp;lt; b', 'a &lt; b'],
    ['&#39;&#x27;&apos;&quot;', `'''"`],
    ['&nbsp;', '\u00A0'],
    ['&unknown; &toString; & &;', '&unknown; &toString; & &;'],
    ['&#x110000;&#9999999;', '&#x110000;&#9999999;'],
    ['', ''],
  ])('reads %j as %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
