import type { NavPage } from '../../model/navigation/NavPage';
import type { BuiltDemo } from '../demos/builtDemo';
import type { BuildContext } from './BuildContext';
import { findSectionPictures, findStillDemo, stillHtml } from './stillDemos';

const demo = (html: string) => ({ drawn: { ltr: { html, styles: {} } } }) as unknown as BuiltDemo;

describe('stillHtml', () => {
  it.each([
    [
      '<label for="a" id="b">A</label><input id="a" name="n" class="c"/>',
      '<label>A</label><input class="c"/>',
    ],
    ['<a href="/x/" tabindex="0" data-shrink="false">A</a>', '<a data-shrink="false">A</a>'],
    ['<div role="tab" aria-selected="true" style="top:0">A</div>', '<div style="top:0">A</div>'],
  ])('leaves out of %s what names, describes or leads', (html, still) => {
    expect(stillHtml(html)).toBe(still);
  });
});

describe('findStillDemo', () => {
  it('finds the first demo that is complete without scripts and identifiers', () => {
    const demos = new Map([
      ['Blank', demo('<div></div>')],
      ['Clipped', demo('<svg style="clip-path:url(#a)"></svg>')],
      ['First', demo('<button>1</button>')],
      ['Second', demo('<button>2</button>')],
    ]);
    expect(findStillDemo(demos, 'ltr')).toBe(demos.get('First'));
    expect(findStillDemo(demos, 'rtl')).toBeUndefined();
    expect(findStillDemo(undefined, 'ltr')).toBeUndefined();
  });
});

describe('findSectionPictures', () => {
  const page = (productId: string, ...components: string[]) => ({
    productId,
    texts: { en: { frontMatter: { components } } },
  });
  const context = {
    content: {
      pages: new Map([
        ['/ui/lamp', page('ui', 'Lamp')],
        ['/ui/guide', page('ui')],
        ['/ui/dark', page('ui', 'Dark')],
        ['/x/grid', page('x', 'Grid')],
      ]),
      registry: [{ product: { id: 'x' } }],
    },
    demos: new Map([
      ['/ui/lamp', new Map([['Lamp', demo('<b id="l">On</b>')]])],
      ['/ui/guide', new Map([['Guide', demo('<b>Guide</b>')]])],
    ]),
    language: { code: 'pt' },
  } as unknown as BuildContext;
  const group = (...pathnames: string[]): NavPage[] => [
    { pathname: '/ui/group', children: pathnames.map((pathname) => ({ pathname })) },
  ];
  const find = (...pathnames: string[]) => findSectionPictures(group(...pathnames), 'ui', 'ltr', context);

  it('finds the demos of pages about components, by address in the language', () => {
    const { pictures, demos } = find('/ui/lamp', '/ui/guide', '/ui/dark', '/x/grid');
    expect([...pictures]).toEqual([['/pt/ui/lamp/', { html: '<b>On</b>' }]]);
    expect([...demos.keys()]).toEqual(['/ui/lamp']);
  });

  it('finds nothing in a group without such a demo', () => {
    expect(find('/ui/guide', '/ui/dark', '/x/grid').pictures.size).toBe(0);
  });
});
