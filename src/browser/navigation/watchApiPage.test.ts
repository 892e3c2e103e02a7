/** @jest-environment jsdom */
import { followSearchOffer } from './searchOffer';
import { openApiTarget, takeOverApiFilter, watchApiPage } from './watchApiPage';

const shown: string[] = [];
const travels = new EventTarget();

/** Tells the browser's listeners of a navigation in the document. */
function navigate(hash: string, navigationType: string): void {
  window.history.replaceState(null, '', hash);
  travels.dispatchEvent(Object.assign(new Event('navigate'), { navigationType }));
  window.dispatchEvent(new Event('hashchange'));
}

describe('the entries that addresses name', () => {
  beforeAll(() => {
    Object.assign(window, { navigation: travels });
    watchApiPage();
  });
  beforeEach(() => {
    shown.length = 0;
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.id);
    };
    window.history.replaceState(null, '', '/');
    document.body.innerHTML = `
      <a href="#button-prop-color">color</a>
      <section data-names><input data-name-filter>
        <details class="api-group"><ul class="api-entries"><li id="button-prop-color">color</li></ul></details>
      </section>`;
  });
  const isOpen = () => document.querySelector('details')?.open;

  it('are shown in their group when a link or a typed fragment leads to them', () => {
    navigate('#button-prop-color', 'push');
    expect(isOpen()).toBe(true);
    expect(shown).toEqual(['button-prop-color']);
  });

  it('are found in an older spelling', () => {
    navigate('#Button-prop_color', 'push');
    expect(shown).toEqual(['button-prop-color']);
  });

  it('are shown although a filter hides them', () => {
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'size';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(document.querySelector('li')?.hasAttribute('data-filtered-out')).toBe(true);
    navigate('#button-prop-color', 'push');
    expect(field.value).toBe('');
    expect(document.querySelector('li')?.hasAttribute('data-filtered-out')).toBe(false);
    expect(shown).toEqual(['button-prop-color']);
  });

  it('are looked for in the search if a filter finds none', () => {
    const field = document.querySelector('input') as HTMLInputElement;
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<a href="/search/" data-nav-search>Search <bdi></bdi></a>',
    );
    document
      .querySelector('section')
      ?.insertAdjacentHTML('beforeend', '<p data-name-none hidden>No matching names</p>');
    const none = document.querySelector('[data-name-none]');
    const followed = jest.fn((event: Event) => event.preventDefault());
    none?.addEventListener('click', followed);
    document.addEventListener('keydown', followSearchOffer);
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    };
    type('size');
    type('sizes ');
    expect(none?.textContent).toBe('No matching names Search sizes');
    expect(none?.querySelector('a')?.getAttribute('href')).toMatch(/\/search\/\?q=sizes$/);
    expect(followed).toHaveBeenCalledTimes(2);
    type('col');
    document.removeEventListener('keydown', followSearchOffer);
    expect(none?.hasAttribute('hidden')).toBe(true);
    expect(followed).toHaveBeenCalledTimes(2);
  });

  it('are shown again by a link to the same address', () => {
    window.history.replaceState(null, '', '#button-prop-color');
    document.querySelector('a')?.click();
    expect(isOpen()).toBe(true);
  });

  it('stay where they were when the reader goes back or forward', () => {
    navigate('#button-prop-color', 'traverse');
    expect(isOpen()).toBe(false);
    expect(shown).toEqual([]);
  });

  it.each([
    ['shown if a link to them was followed since', 'http://localhost/', ''],
    ['hidden if the page was opened at them', 'http://localhost/#button-prop-color', 'size'],
  ])('are, after a text was typed before the page was alive, %s', (_what, name, value) => {
    performance.getEntriesByType = () => [{ name, type: 'navigate' }] as never;
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'size';
    window.history.replaceState(null, '', '#button-prop-color');
    takeOverApiFilter();
    openApiTarget();
    expect(field.value).toBe(value);
    expect(document.querySelector('li')?.hasAttribute('data-filtered-out')).toBe(value !== '');
  });
});
