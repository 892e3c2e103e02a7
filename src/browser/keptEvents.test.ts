/** @jest-environment jsdom */

import { dropKept, isWanted, keepEvents, repeatKept } from './keptEvents';
import { WANTED } from './wanted';
import { root } from './root';

const heard: string[] = [];
const wanted: string[] = [];

/** Lets every event be repeated: each is a task of its own. */
function repeatAll(): void {
  repeatKept();
  jest.runAllTimers();
}

function find<T extends HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}
const press = (selector: string) => find(selector).click();
const live = (element: HTMLElement) => element.setAttribute('data-alive', '');

// Jsdom has no layout.
document.elementFromPoint = () => null;
keepEvents();
for (const type of ['mousedown', 'click', 'submit', 'keydown'])
  document.addEventListener(type, (event) => {
    const { id } = event.target as HTMLElement;
    if (type === 'submit') event.preventDefault();
    heard.push(`${type} ${id}${event instanceof KeyboardEvent ? ` ${event.key}` : ''}`);
  });
document.addEventListener(WANTED, ({ target }) => wanted.push((target as HTMLElement).id));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button id="copy" data-copy>Copy</button>
    <button id="other" data-waits>Other</button>
    <a id="link" href="#here">Link</a>
    <div id="search" data-island="search"><button id="find" data-waits>Search</button></div>
    <div id="demo" data-island="demo">
      <div id="stage" data-demo>
        <button id="count">+1</button>
        <a id="away" href="#away">Away</a>
        <button id="menu" aria-haspopup="menu">Menu</button>
        <form id="form"><input id="name"></form>
      </div>
    </div>
    <div id="other" data-island="playground"><div class="api-try" data-of="Tabs.Root"></div></div>
    <div id="block" data-island="playground"><div class="api-try" data-of="Tabs.List"></div></div>
    <button id="prop" data-try="Tabs.List">Try</button>`;
  heard.length = 0;
  wanted.length = 0;
});

afterEach(() => {
  delete root.dataset.alive;
  // Forgets what a test has left.
  dropKept(document.body);
});

it('answers a press once its part is alive, and marks the control until then', () => {
  press('#find');
  expect([heard, wanted]).toEqual([[], ['search']]);
  expect(find('#find').getAttribute('aria-busy')).toBe('true');
  repeatAll();
  expect(heard).toEqual([]);
  live(find('#search'));
  repeatAll();
  expect(heard).toEqual(['click find']);
  expect(find('#find').hasAttribute('aria-busy')).toBe(false);
  press('#find');
  expect(heard).toEqual(['click find', 'click find']);
});

it('counts two presses on a control that does not respond as one, and each press in a demo', () => {
  press('#copy');
  press('#copy');
  press('#count');
  press('#count');
  live(root);
  live(find('#stage'));
  repeatAll();
  expect(heard).toEqual(['click copy', 'click count', 'click count']);
});

it('repeats presses in their order', () => {
  press('#other');
  press('#copy');
  live(root);
  repeatAll();
  expect(heard).toEqual(['click other', 'click copy']);
});

it('lets links and other controls alone', () => {
  press('#link');
  expect(heard).toEqual(['click link']);
});

it('leaves a link in a demo to the browser if a key opens it elsewhere', () => {
  for (const [fields, isKept] of [
    [{ ctrlKey: true }, false],
    [{}, true],
  ] as const) {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...fields });
    find('#away').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isKept);
  }
});

it('finds a control of a demo that is rendered again by its place', () => {
  press('#menu');
  const { innerHTML } = find('#stage');
  find('#stage').innerHTML = innerHTML;
  live(find('#stage'));
  repeatAll();
  expect(heard).toEqual(['click menu']);
});

it('submits a form of a demo once it is alive, and nothing navigates meanwhile', () => {
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find('#form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(heard).toEqual([]);
  live(find('#stage'));
  repeatAll();
  expect(heard).toEqual(['submit form']);
});

it('repeats whole presses in a demo, with everything that the events had, and no press twice', () => {
  const init = { bubbles: true, cancelable: true, button: 0, clientX: 7, detail: 1 };
  const repeated: MouseEvent[] = [];
  const note = (event: MouseEvent) => repeated.push(event);
  find('#menu').addEventListener('mousedown', note);
  for (const type of ['mousedown', 'mouseup', 'click'])
    find('#menu').dispatchEvent(new MouseEvent(type, init));
  expect([heard, repeated]).toEqual([[], []]);
  live(find('#stage'));
  repeatAll();
  repeatAll();
  expect(heard).toEqual(['mousedown menu', 'click menu']);
  expect(repeated.map(({ clientX, detail }) => [clientX, detail])).toEqual([[7, 1]]);
});

it('keeps all keys in a demo, and sends later ones to where the focus has moved', () => {
  const type = (key: string) =>
    find('#menu').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(type('ArrowDown')).toBe(false);
  // The browser presses the button.
  expect(type('Enter')).toBe(true);
  type('Tab');
  expect(heard).toEqual(['keydown menu Tab']);
  heard.length = 0;
  find('#menu').addEventListener('keydown', () => find('#count').focus(), { once: true });
  live(find('#stage'));
  repeatAll();
  expect(heard).toEqual(['keydown menu ArrowDown', 'keydown count Enter']);
});

it('repeats a press on a row that stands for a grid in the cell of the grid', () => {
  find('#demo').insertAdjacentHTML(
    'beforeend',
    '<div id="rows" data-rows><table><tr><td>Ship</td></tr><tr><td>1</td><td id="drawn">Cork</td></tr></table></div>',
  );
  press('#drawn');
  expect(wanted).toEqual(['rows']);
  find('#stage').innerHTML =
    '<p aria-rowindex="2"><i aria-colindex="1"></i><i aria-colindex="2" id="cell"></i></p>';
  live(find('#rows'));
  repeatAll();
  expect(heard).toEqual(['click cell']);
});

it('keeps keys that move the focus elsewhere, but no shortcuts and none in a field', () => {
  const type = (selector: string, key: string, modifiers = {}) =>
    find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
  find('#search').insertAdjacentHTML('beforeend', '<input id="words" data-waits>');
  type('#find', 'ArrowRight');
  type('#find', 'ArrowLeft', { altKey: true });
  type('#words', 'ArrowRight');
  type('#find', 'a');
  expect(heard).toEqual(['keydown find ArrowLeft', 'keydown words ArrowRight', 'keydown find a']);
  heard.length = 0;
  live(find('#search'));
  repeatAll();
  expect(heard).toEqual(['keydown find ArrowRight']);
});

it('asks the playground for the answer to a button beside a prop', () => {
  press('#prop');
  expect(wanted).toEqual(['block']);
  live(root);
  repeatAll();
  expect(heard).toEqual([]);
  live(find('#block'));
  repeatAll();
  expect(heard).toEqual(['click prop']);
});

it('leaves what was typed unselected when the press before it is repeated', () => {
  const field = find<HTMLInputElement>('#name');
  document.addEventListener('click', ({ target }) => (target as HTMLInputElement).select(), { once: true });
  field.focus();
  press('#name');
  field.value = 'Oslo';
  field.setSelectionRange(2, 3);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  live(find('#stage'));
  repeatAll();
  expect(heard).toEqual(['click name']);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3]);
});

it('keeps the end of a drag, and no moves without a press', () => {
  const point = (type: string, clientX: number) =>
    find('#count').dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX }));
  const moves: number[] = [];
  const hear = ({ clientX }: MouseEvent) => moves.push(clientX);
  document.addEventListener('mousemove', hear);
  for (const [type, x] of [
    ['mousemove', 1],
    ['pointerdown', 2],
    ['mousemove', 3],
    ['mousemove', 4],
    ['pointerup', 5],
    ['mousemove', 6],
  ] as const)
    point(type, x);
  expect(moves).toEqual([1, 6]);
  live(find('#stage'));
  repeatAll();
  expect(moves).toEqual([1, 6, 4]);
  document.removeEventListener('mousemove', hear);
});

it('knows which parts a reader has used', () => {
  expect(isWanted(find('#demo'))).toBe(false);
  find('#name').dispatchEvent(new Event('input', { bubbles: true }));
  press('#find');
  expect(['#demo', '#search', '#block'].map((part) => isWanted(find(part)))).toEqual([true, true, false]);
});

it('forgets the presses on a part that cannot live', () => {
  press('#find');
  press('#copy');
  dropKept(find('#search'));
  expect(find('#find').hasAttribute('aria-busy')).toBe(false);
  live(find('#search'));
  live(root);
  repeatAll();
  expect(heard).toEqual(['click copy']);
});
