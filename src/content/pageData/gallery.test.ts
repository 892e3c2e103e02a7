import type { ApiUnit } from '../../model/api/ApiUnit';
import type { ProductEntry } from '../../model/products/ProductEntry';
import { pageTitle } from '../../model/navigation/pageTitle';
import { listGalleryGroups, listGalleryUnits } from './gallery';
import type { SiteContent } from './SiteContent';

const unit = (name: string, more: Partial<ApiUnit> = {}) =>
  ({ name, kind: 'component', productId: 'ui', pathname: `/ui/api/${name}`, ...more }) as ApiUnit;

const page = (playground: string, ...components: string[]) => ({
  productId: 'ui',
  texts: { en: { blocks: [{ kind: 'demo', playground }], frontMatter: { components } } },
});

const product = {
  product: { id: 'ui' },
  api: [{ sources: [{ pathname: '/ui/api' }], title: 'API', gallery: '/ui/components' }],
} as unknown as ProductEntry;

const content = {
  registry: [product],
  units: [
    unit('Tooltip'),
    unit('Tabs', { kind: 'namespace' }),
    unit('Card'),
    unit('CardMedia'),
    unit('CardStack'),
    unit('Step.Icon'),
    unit('Paper'),
    unit('Step'),
    unit('StepLabel'),
    unit('Stepper'),
    unit('useCard', { kind: 'hook' }),
    unit('Other', { productId: 'x' }),
  ],
  pages: new Map([['/ui/card', page('Card', 'Card', 'CardMedia', 'Paper')]]),
} as unknown as SiteContent;

const TEXTS = { galleryOthers: 'Others', galleryParts: 'Parts' };

const list = (pathname: string, ...[isPictured]: [Parameters<typeof listGalleryGroups>[3]?]) =>
  listGalleryGroups({ pathname, product }, content, TEXTS, isPictured).map(
    ({ page: { title, pathname: above, children = [] } }) => [
      title,
      above,
      children.map((child) => child.title),
    ],
  );

describe('a gallery', () => {
  it('has each component without a page of its own, apart from parts of others', () => {
    expect(list('/ui/components')).toEqual([
      ['Others', '/ui/api', ['CardStack', 'Paper', 'Step', 'Stepper', 'Tabs', 'Tooltip']],
      ['Parts', '/ui/api', ['CardMedia', 'Step.Icon', 'StepLabel']],
    ]);
  });

  it('has groups with names of their own, where translations name the page that they lead to', () => {
    const texts = { 'pages./ui/api': 'API' };
    const groups = listGalleryGroups({ pathname: '/ui/components', product }, content, TEXTS);
    expect(groups.map((group) => pageTitle(group.page, texts))).toEqual(['Others', 'Parts']);
  });

  it('has components without a picture among the names', () => {
    expect(list('/ui/components', (unit) => unit.pathname.endsWith('Paper'))).toEqual([
      ['Others', '/ui/api', ['Paper']],
      [
        'Parts',
        '/ui/api',
        ['CardMedia', 'CardStack', 'Step', 'Step.Icon', 'StepLabel', 'Stepper', 'Tabs', 'Tooltip'],
      ],
    ]);
  });

  it('has the title of the reference if no component has a page', () => {
    const [first] = listGalleryGroups(
      { pathname: '/ui/components', product },
      { ...content, pages: new Map() },
      TEXTS,
    );
    expect(first?.page.title).toBe('API');
  });

  it('is on the page that the reference names only', () => {
    expect(list('/ui/components/inputs')).toEqual([]);
  });

  it('draws the components, not their parts', () => {
    const drawn = ['CardStack', 'Paper', 'Step', 'Stepper', 'Tabs', 'Tooltip'].map(
      (name) => `/ui/api/${name}`,
    );
    expect([...listGalleryUnits(content)]).toEqual(drawn);
  });
});
