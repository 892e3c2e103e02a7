/** @jest-environment jsdom */
import { openNamedDetails } from './fragment';

const shown: string[] = [];
const travels = new EventTarget();

/** Follows a fragment as the browser does, with the events of a way of getting there. */
function follow(hash: string, navigationType: string): void {
  window.history.replaceState(null, '', hash);
  travels.dispatchEvent(Object.assign(new Event('navigate'), { navigationType }));
  window.dispatchEvent(new Event('hashchange'));
}

/** Opens the page at an address. */
function arrive(hash: string, type: string): void {
  performance.getEntriesByType = () => [{ type }] as never;
  window.history.replaceState(null, '', hash);
  openNamedDetails();
}

describe('closed details', () => {
  const outer = () => document.querySelector('details') as HTMLDetailsElement;
  const isShown = () => [...document.querySelectorAll('details')].every(({ open }) => open);

  beforeAll(() => {
    Object.assign(window, { navigation: travels });
    performance.getEntriesByType = () => [];
    openNamedDetails();
  });
  beforeEach(() => {
    shown.length = 0;
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.id);
    };
    window.history.replaceState(null, '', '/');
    document.body.innerHTML = `<a href="#caf%C3%A9">Jump</a>
      <details><summary>More</summary><details><summary>Most</summary><h2 id="café">Café</h2></details></details>
      <h2 id="open">Open</h2>`;
  });

  it('open around the element of a followed fragment, and show it', () => {
    follow('#caf%C3%A9', 'push');
    expect(isShown()).toBe(true);
    expect(shown).toEqual(['café']);
  });

  it('open for going back or forward, and leave the position to the browser', () => {
    follow('#caf%C3%A9', 'traverse');
    expect(isShown()).toBe(true);
    expect(shown).toEqual([]);
  });

  it('open again by a link to the address that is already there', () => {
    follow('#caf%C3%A9', 'push');
    outer().open = false;
    document.querySelector('a')?.click();
    expect(isShown()).toBe(true);
    expect(shown).toHaveLength(2);
  });

  it.each([
    ['navigate', ['café']],
    ['back_forward', []],
    ['reload', []],
  ])('open in a page that is opened by %s', (type, expected) => {
    arrive('#caf%C3%A9', type);
    expect(isShown()).toBe(true);
    expect(shown).toEqual(expected);
  });

  it.each(['#open', '#nowhere', '#%E0%A4%A', '#'])('stay closed for %s', (hash) => {
    follow(hash, 'push');
    expect(outer().open).toBe(false);
    expect(shown).toEqual([]);
  });
});
