/** @jest-environment jsdom */
import { serveAnswers } from '../../../tests/unit/serveAnswers';
import type { PageData } from '../../model/page/PageData';
import { findNearest } from './findNearest';
import { loadNotFound } from './loadNotFound';

const page = {
  knownPagesHref: '/_docs/pages.json',
  notFoundHrefs: { zh: '/_docs/404-zh.json' },
  languages: [{ code: 'en' }, { code: 'zh' }],
  product: { id: 'home', name: 'Docs', href: '/' },
  products: [
    { id: 'material-ui', text: 'Material UI', href: '/material-ui/' },
    { id: 'home', text: 'Docs', href: '/' },
  ],
} as unknown as PageData;
const KNOWN = JSON.stringify([
  ['/', 'Home'],
  ['/material-ui/react-button', 'Button'],
  ['/material-ui/react-card', 'Card'],
  ['/workshop/notes/callouts', 'Callouts', '/workshop/notes/'],
]);

describe('an address that no page has', () => {
  it.each([
    ['/material-ui/react-buton/', '/material-ui/react-button/', undefined],
    ['/material%2Dui/react%2Dbuton/', '/material-ui/react-button/', undefined],
    ['/material-ui//react-card/index.html', '/material-ui/react-card/', undefined],
    ['/zh/material-ui/react-buton/', '/zh/material-ui/react-button/', 'zh'],
    ['/zh/zh/material-ui/react-card/', '/zh/material-ui/react-card/', 'zh'],
    ['/%7Ah/material-ui/react-card/', '/zh/material-ui/react-card/', 'zh'],
    ['/workshop/notes/callout/', '/workshop/notes/callouts/', undefined],
    ['/zh/Workshop/notes/callouts/', '/zh/workshop/notes/callouts/', 'zh'],
    ['/callouts/', undefined, undefined],
    ['/%E0%A4%A/react-card/', '/material-ui/react-card/', undefined],
  ])('%s suggests %s first, in the language %s', async (path, nearest, language) => {
    window.history.replaceState(null, '', path);
    global.fetch = serveAnswers([() => KNOWN, () => JSON.stringify({ userLanguage: 'zh', page })]).fetch;
    const [first] = await findNearest(page);
    expect(first?.href).toBe(nearest);
    const loaded = await loadNotFound({ userLanguage: 'en', translations: {}, page });
    expect(loaded?.userLanguage).toBe(language ?? (loaded && 'en'));
  });

  it.each([
    ['/material-ui/nope/', 'Material UI'],
    ['/Material-UI/nope/', 'Material UI'],
    ['/material-uix/', undefined],
    ['/nope/', undefined],
  ])('%s shows the product %s', async (path, name) => {
    window.history.replaceState(null, '', path);
    const loaded = await loadNotFound({ userLanguage: 'en', translations: {}, page });
    expect(loaded?.page.product.name).toBe(name);
  });
});
