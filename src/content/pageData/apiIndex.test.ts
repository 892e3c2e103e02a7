import type { NavPage } from '../../model/navigation/NavPage';
import { listApiGroups } from './apiIndex';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';

const NAMES = ['Card', 'CardMedia', 'Fab', 'FabIcon', 'Popper', 'Loose', 'Carder', 'useCard'];
const unit = (name: string) => ({
  productId: 'ui',
  name,
  kind: name.startsWith('use') ? 'hook' : 'component',
  pathname: `/ui/api/${name.toLowerCase()}`,
});
const page = (...components: string[]) => ({ texts: { en: { frontMatter: { components, hooks: [] } } } });
const content = {
  units: [...NAMES.map(unit), { ...unit('Card'), productId: 'other' }],
  pages: new Map([
    ['/ui/react-card', page('Card')],
    // It only uses the part of a card.
    ['/ui/react-floating', page('Fab', 'Popper', 'CardMedia')],
  ]),
} as unknown as SiteContent;

const groups = [
  {
    pathname: '/ui/components/surfaces',
    subheader: 'Surfaces',
    children: [{ pathname: '/ui/react-card' }],
  },
  {
    pathname: '/ui/components/inputs',
    subheader: 'Inputs',
    children: [{ pathname: '/ui/react-floating' }],
  },
  {
    pathname: '/ui/components/utils',
    subheader: 'Utils',
    // A page that is not here has a group, too.
    children: [{ pathname: '/ui/react-popper' }],
  },
];
const interfaces = { pathname: '/ui/api/interfaces', subheader: 'Interfaces', children: [] };

function list(children: readonly NavPage[], gallery: string | undefined, pathname = '/ui/api') {
  const source = {
    pathname,
    navPage: {
      pathname: '/ui/api',
      children: [...NAMES.map((name) => ({ pathname: unit(name).pathname })), interfaces],
    },
    product: {
      product: { id: 'ui' },
      nav: [{ pathname: '/ui/components', children }],
      api: [{ sources: [{ pathname: '/ui/api' }], title: 'API', gallery }],
    },
  } as unknown as PageSource;
  const found = listApiGroups(source, content, {
    apiComponents: 'Components',
    apiHooks: 'Hooks',
    apiOthers: 'Others',
  } as never);
  return found?.map(
    ({ id, page: { subheader, title, children: own = [] } }) =>
      `${id} ${subheader ?? title}: ${own.map((entry) => entry.title).join(' ')}`,
  );
}

describe('listApiGroups', () => {
  it('groups units as the pages of components are grouped', () => {
    expect(list(groups, '/ui/components')).toEqual([
      'surfaces Surfaces: Card CardMedia',
      'inputs Inputs: Fab',
      'utils Utils: Popper',
      'hooks Hooks: useCard',
      'others Others: Carder FabIcon Loose',
      'interfaces Interfaces: ',
    ]);
  });

  it.each<[string, Parameters<typeof list>]>([
    ['whose components have no groups', [[{ pathname: '/ui/react-card' }], '/ui/components']],
    ['whose components have one group', [groups.slice(0, 1), '/ui/components']],
    ['without a group of components', [groups, undefined]],
  ])('groups units by their kind %s', (_what, args) => {
    expect(list(...args)).toEqual([
      'components Components: Card Carder CardMedia Fab FabIcon Loose Popper',
      'hooks Hooks: useCard',
      'interfaces Interfaces: ',
    ]);
  });

  it('leaves another page as it is', () => {
    expect(list(groups, '/ui/components', '/ui/components')).toBeUndefined();
  });
});
