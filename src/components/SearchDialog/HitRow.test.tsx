/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SearchHit } from '../../model/search/SearchResult';
import { HitRow } from './HitRow';

const hit = {
  id: 1,
  key: '/lamp',
  kind: 'page',
  name: [{ text: 'Lamp', marked: true }],
  owner: '',
  group: '',
  product: 'lamp',
  language: 'en',
  excerpt: [],
} as unknown as SearchHit;
const translate = (key: string) => key;

describe('a hit', () => {
  it('has nothing in an option that can have the focus, and is a link for the pointer and when it is chosen', async () => {
    const onGo = jest.fn();
    render(<HitRow hit={hit} href="#lamp" userLanguage="en" translate={translate} onGo={onGo} isOption />);
    const row = screen.getByText('Lamp').closest('a') as HTMLAnchorElement;
    expect(row.hasAttribute('href')).toBe(false);
    fireEvent.pointerEnter(row);
    expect(row.getAttribute('href')).toBe('#lamp');
    fireEvent.pointerLeave(row);
    expect(row.hasAttribute('href')).toBe(false);
    // Assistive technology presses without a pointer.
    row.click();
    expect(onGo).toHaveBeenCalledWith(hit);
    await waitFor(() => expect(window.location.hash).toBe('#lamp'));
  });

  it('gets other marks although a translator has put its text into elements', () => {
    const draw = (...name: SearchHit['name']) => (
      <HitRow
        hit={{ ...hit, name }}
        href="/lamp/"
        userLanguage="en"
        translate={translate}
        onGo={() => undefined}
      />
    );
    const { container, rerender } = render(draw({ text: 'Lamp', marked: false }));
    const font = document.createElement('font');
    font.textContent = 'Lampe';
    container.querySelector('.search-dialog-name')?.lastChild?.replaceWith(font);
    rerender(draw({ text: 'Lamp', marked: true }));
    expect(container.querySelector('.search-dialog-name')?.textContent).toBe('Lamp');
  });

  it('says where a page of another host is', () => {
    const elsewhere = { ...hit, key: 'https://b.example/x/pickers/' };
    const { container } = render(
      <HitRow
        hit={elsewhere}
        href={elsewhere.key}
        userLanguage="en"
        translate={(key, values) => `${key} ${String(values?.place)}`}
        onGo={() => undefined}
      />,
    );
    expect(container.textContent).toContain('searchElsewhere b.example/x/pickers');
  });

  it('is always a link in a list of links', () => {
    render(<HitRow hit={hit} href="/lamp/" userLanguage="en" translate={translate} onGo={() => undefined} />);
    expect(screen.getByRole('link', { name: /Lamp/ }).getAttribute('href')).toBe('/lamp/');
  });
});
