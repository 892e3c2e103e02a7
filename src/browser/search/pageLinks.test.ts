/** @jest-environment jsdom */
import { findPageLinks } from './pageLinks';

const listFound = (query: string) => findPageLinks(query).map(({ href }) => href);

it('finds the pages that the document links to by every word of their names, those that begin with it first', () => {
  document.body.innerHTML = `
    <nav id="_sidebar">
      <a href="/app-bar/">App Bar</a><a href="/toggle-button/">Toggle Button</a><a href="/button/">Button</a>
      <a href="/button-group/">Button Group</a>
    </nav>
    <main>
      <a href="/button/">Button</a><a href="/button/#a">Button, a place</a><a href="https://x.example/">Button</a>
      <div data-stage><a href="/demo/">Button</a></div>
      <a href="/tabs/" rel="next"><small>Next</small><span>Button tabs</span></a>
    </main>
    <footer><a href="/foot/">Button</a></footer>`;
  expect(listFound(' but ')).toEqual(['/button/', '/button-group/', '/toggle-button/']);
  expect(listFound('GROUP but')).toEqual(['/button-group/']);
  expect(listFound('lamp')).toEqual([]);
  expect(listFound(' ')).toEqual([]);
});

it('says whose the pages of the same name are', () => {
  document.body.innerHTML = `
    <main>
      <a href="/ui/button/">Button</a>
      <section data-owner="UI"><details data-owner="UI › Inputs"><a href="/ui/button/">Button</a></details></section>
      <section data-owner="Joy"><a href="/joy/button/">Button</a></section>
    </main>`;
  expect(findPageLinks('button')).toEqual([
    { href: '/ui/button/', text: 'Button', owner: 'UI › Inputs' },
    { href: '/joy/button/', text: 'Button', owner: 'Joy' },
  ]);
});
