import { isTreeHtml } from './treeHtml';

const link = (href: string, more = '') => `<ul><li><a href="${href}"${more}><span>A</span></a></li></ul>`;

describe('isTreeHtml', () => {
  it.each([
    link('/joy-ui/'),
    link('https://blog.example/', ' target="_blank" rel="noopener"'),
    '<ul><li><span>Grid<wbr/>Col<wbr>Def</span></li></ul>',
    '<ul hidden=""><li class="nav-divider">A &lt; B</li></ul>',
  ])('accepts %s', (html) => {
    expect(isTreeHtml(html)).toBe(true);
  });

  it.each([
    link('javascript:alert(1)'),
    link('&#106;avascript:alert(1)'),
    link('//evil.example/'),
    link('/\\evil.example/'),
    link('http://evil.example/'),
    link('data:text/html,x'),
    link('/x/', ' href="javascript:alert(1)"'),
    link('/x/', ' onclick="alert(1)"'),
    link('/x/', ' style="position:fixed;inset:0"'),
    link('/x/', ' data-opens="consent"'),
    '<a href=javascript:alert(1)>A</a>',
    "<a href='javascript:alert(1)'>A</a>",
    '<a\thref="javascript:alert(1)">A</a>',
    '<a/href="javascript:alert(1)">A</a>',
    '<A HREF="javascript:alert(1)">A</A>',
    '<svg><a xlink:href="javascript:alert(1)">A</a></svg>',
    '<img src="/x.png">',
    '<form action="/"><button formaction="https://evil.example/">A</button></form>',
    '<script>alert(1)</script>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<!-- --><b',
  ])('refuses %s', (html) => {
    expect(isTreeHtml(html)).toBe(false);
  });
});
