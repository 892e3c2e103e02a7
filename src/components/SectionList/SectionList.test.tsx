import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionEntry } from '../../model/page/PageData';
import { SectionList } from './SectionList';

const entry = (text: string, more: Partial<SectionEntry> = {}): SectionEntry => ({
  text,
  href: `/ui/${text}/`,
  badges: [],
  ...more,
});
const draw = (entries: readonly SectionEntry[]) =>
  renderToStaticMarkup(<SectionList entries={entries} translate={(key) => key} />);
const listLetters = (html: string) =>
  Array.from(html.matchAll(/<p aria-hidden="true">(.)<\/p>/g), ([, one]) => one);

const NAMES = [
  'Alert',
  'Avatar',
  'Box',
  'Card',
  'Chip',
  'Fab',
  'Grid',
  'Link',
  'List',
  'Menu',
  'Tabs',
  'useTheme',
];

describe('the pages of a group', () => {
  it('are a list by letter if they are many and have no descriptions', () => {
    const html = draw(NAMES.map((name) => entry(name)));
    expect(listLetters(html)).toEqual(['A', 'B', 'C', 'F', 'G', 'L', 'M', 'T', 'U']);
    expect(html).toContain(
      '<ul aria-label="C"><li><a href="/ui/Card/">Card</a> </li><li><a href="/ui/Chip/">',
    );
    expect(html.match(/<a href=/g)).toHaveLength(NAMES.length);
  });

  it('have no letter if all have the same one', () => {
    const html = draw(NAMES.map((name) => entry(`Grid${name}`)));
    expect(listLetters(html)).toEqual([]);
    expect(html).toContain('section-names');
  });

  it.each([
    ['few', NAMES.slice(1).map((name) => entry(name))],
    ['described', NAMES.map((name) => entry(name, { description: `All of ${name}.` }))],
  ])('are cards if they are %s', (_, entries) => {
    const html = draw(entries);
    expect(html).toContain('<ul class="section-pages">');
    expect(html).not.toContain('section-names');
  });
});
