import { renderToStaticMarkup } from 'react-dom/server';
import type { SidebarNode } from '../../model/navigation/NavPage';
import { isTreeHtml } from '../../model/navigation/treeHtml';
import { Sidebar } from './Sidebar';

const tree: SidebarNode[] = [
  {
    pathname: '/lamp/start',
    href: '/lamp/start/',
    text: 'Start',
    badges: [],
    icon: 'start',
    children: [{ pathname: '/lamp/start/a', href: '/lamp/start/a/', text: 'A', badges: [] }],
  },
  {
    pathname: '/lamp/kinds',
    text: 'Kinds',
    badges: [],
    label: true,
    children: [{ pathname: '/lamp/led', href: '/lamp/led/', text: 'LED', badges: [] }],
  },
  { pathname: '/lamp/b', href: '/lamp/b/', text: 'B', badges: [], icon: 'no such icon' },
  { pathname: '/lamp/dim', text: 'Dim', badges: ['planned'] },
  { pathname: 'https://b.example/', href: 'https://b.example/', text: 'Blog', badges: [], external: true },
];

/** Returns the markup of the link with this text. */
function linkOf(text: string, html: string): string {
  const links = html.match(/<a\b.*?<\/a>/g) ?? [];
  return links.find((link) => link.includes(`<span>${text}</span>`)) ?? '';
}

describe('Sidebar', () => {
  const html = renderToStaticMarkup(
    <Sidebar tree={tree} pathname="/lamp/start/a" translate={(key) => key} />,
  );

  it('writes what a tab may store', () => {
    expect(isTreeHtml(renderToStaticMarkup(<Sidebar tree={tree} whole translate={(key) => key} />))).toBe(
      true,
    );
  });

  it('draws the icon of an entry before its text', () => {
    expect(linkOf('Start', html)).toMatch(/^<a[^>]*><svg[^>]*>.*<\/svg><span>Start<\/span>/);
    expect(linkOf('A', html)).not.toContain('<svg');
  });

  it('draws an entry with an unknown icon without one', () => {
    expect(linkOf('B', html)).toBe('<a href="/lamp/b/"><span>B</span></a>');
  });

  it('opens links to other sites in a tab of their own, and marks them', () => {
    expect(linkOf('Blog', html)).toMatch(/target="_blank" rel="noopener"><span>Blog<\/span>.*<svg/);
  });

  it('draws an entry without an address as a text with its badge', () => {
    expect(html).toContain(
      '<li><span class="nav-text"><span>Dim</span><span class="badge badge-planned">badgePlanned</span></span></li>',
    );
  });

  it('names a list that is always open by a heading, not by one more link', () => {
    expect(html).toContain('<span>Kinds</span><ul aria-label="Kinds">');
    expect(linkOf('Kinds', html)).toBe('');
    expect(linkOf('LED', html)).not.toBe('');
  });

  it('marks the current page in its open group', () => {
    expect(linkOf('A', html)).toContain('aria-current="page"');
    expect(html).toContain('aria-expanded="true"');
  });
});
