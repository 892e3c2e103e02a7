/** @jest-environment jsdom */
import { nameAddress } from './nameAddress';

function visit(path: string, typed = ''): HTMLInputElement {
  window.history.replaceState(null, '', path);
  document.body.innerHTML =
    '<div class="not-found-page-root"><p class="not-found-page-address"></p><input name="q"></div>';
  const field = document.querySelector('input')!;
  field.value = typed;
  nameAddress();
  return field;
}

const address = () => document.querySelector('.not-found-page-address')?.textContent;

describe('nameAddress', () => {
  it.each([
    ['/material-ui/react-buton/', '/material-ui/react-buton/', 'react buton'],
    ['/guide/first_steps.html', '/guide/first_steps.html', 'first steps'],
    ['/zh/%E6%8C%89%E9%92%AE', '/zh/按钮', '按钮'],
    ['/a/%E6%8C/', '/a/%E6%8C/', '%E6%8C'],
    ['/', '/', ''],
  ])('shows %s, and searches for its last part', (path, shown, words) => {
    expect([visit(path).value, address()]).toEqual([words, shown]);
  });

  it('shows markup in a path as text', () => {
    visit('/a/<img src=x>/');
    expect(document.querySelector('.not-found-page-address')?.children).toHaveLength(0);
  });

  it('leaves what a reader has typed', () => {
    expect(visit('/react-buton/', 'slider').value).toBe('slider');
  });
});
