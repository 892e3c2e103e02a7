/** @jest-environment jsdom */
import { serveAnswers } from '../../../tests/unit/serveAnswers';
import type { IslandPage } from '../../model/page/PageFacts';
import { findNearest } from './findNearest';
import { loadNotFound } from './loadNotFound';

const page = {
  knownPagesHref: '/_docs/pages.json',
  notFoundHrefs: {
    '/zh/': 'zh.json',
    '/material-ui/': 'ui.json',
    '/zh/material-ui/': 'ui-zh.json',
    '/workshop/notes/': 'notes.json',
    '/zh/workshop/notes/': 'notes-zh.json',
  },
  languages: [{ code: 'en' }, { code: 'zh' }],
} as unknown as IslandPage;
const KNOWN = JSON.stringify([
  ['/', 'Home', ''],
  ['/material-ui/react-button', 'Button', 'UI · Components'],
  ['/material-ui/react-card', 'Card', 'UI · Components'],
  ['/workshop/notes/callouts', 'Callouts', 'Notes', '/workshop/notes/'],
]);

describe('an address that no page has', () => {
  it.each([
    ['/material-ui/react-buton/', '/material-ui/react-button/'],
    ['/material-ui/buttn/', '/material-ui/react-button/'],
    ['/material%2Dui/react%2Dbuton/', '/material-ui/react-button/'],
    ['/material-ui//react-card/index.html', '/material-ui/react-card/'],
    ['/zh/material-ui/react-buton/', '/zh/material-ui/react-button/'],
    ['/zh/zh/material-ui/react-card/', '/zh/material-ui/react-card/'],
    ['/%7Ah/material-ui/react-card/', '/zh/material-ui/react-card/'],
    ['/workshop/notes/callout/', '/workshop/notes/callouts/'],
    ['/zh/Workshop/notes/callouts/', '/zh/workshop/notes/callouts/'],
    ['/callouts/', undefined],
    ['/%E0%A4%A/react-card/', '/material-ui/react-card/'],
  ])('%s suggests %s first', async (path, nearest) => {
    window.history.replaceState(null, '', path);
    global.fetch = serveAnswers([() => KNOWN]).fetch;
    const [first] = await findNearest(page);
    expect(first?.href).toBe(nearest);
  });

  it('names a page with its place', async () => {
    window.history.replaceState(null, '', '/material-ui/react-buton/');
    global.fetch = serveAnswers([() => KNOWN]).fetch;
    const [first] = await findNearest(page);
    expect(first).toMatchObject({ text: 'Button', place: 'UI · Components' });
  });

  it.each([
    ['/material-ui/nope/', 'ui.json'],
    ['/Material-UI/nope/', 'ui.json'],
    ['/material%2Dui', 'ui.json'],
    ['/workshop/notes/nope/', 'notes.json'],
    ['/zh/material-ui/nope/', 'ui-zh.json'],
    ['/%7Ah/zh/Workshop//notes/', 'notes-zh.json'],
    ['/zh/material-uix/', 'zh.json'],
    ['/zh', 'zh.json'],
    ['/material-uix/', undefined],
    ['/nope/', undefined],
  ])('%s shows the page of its product and language, %s', async (path, href) => {
    window.history.replaceState(null, '', path);
    global.fetch = ((asked: string) =>
      Promise.resolve({ ok: true, json: () => ({ title: asked }) })) as unknown as typeof fetch;
    expect((await loadNotFound(page))?.title).toBe(href);
  });

  it('shows the page it has if that of its product is unavailable', async () => {
    window.history.replaceState(null, '', '/material-ui/nope/');
    global.fetch = serveAnswers([() => new Error('offline')]).fetch;
    expect(await loadNotFound(page)).toBeUndefined();
  });
});
