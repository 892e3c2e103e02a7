import { ENGLISH } from '../model/languages/defaultLanguage';
import { readFacts, replaceFacts } from '../browser/pageFacts';
import { trustedHtml } from '../browser/trustedTypes';
import { type DevState, type PageEdit, pickProblems } from '../model/DevState';
import type { Problem } from '../model/Problem';
import { startLate } from './loader';
import { REMOVED } from './removed';

/**
 * What `npm run dev` does in the page: takes edited texts over, loads a page again that differs in another way, and shows
 * the problems of the content above the page. Only development has this island.
 */

const POLL_MS = 100;
/** A bare `next dev` writes no state, and the file is gone for a moment while pages are written. */
const ABSENT_MS = 1000;

const STYLE = `
  position: fixed; inset: auto 0 0 0; z-index: 2000; box-sizing: border-box; max-height: 60vh;
  overflow: auto; padding: 16px 24px; font: 14px/1.5 system-ui, sans-serif;
  color: #fff; background: #7a1220; border-block-start: 4px solid #ff9aa8;`;

/** Returns the box with a list of problems, each with its place and a hint. */
function drawProblems(problems: readonly Problem[], close: () => void): HTMLElement {
  const box = document.createElement('section');
  // Messages are in English on every page.
  Object.assign(box, { id: '_problems', lang: ENGLISH, dir: 'ltr' });
  box.setAttribute('role', 'alert');
  box.setAttribute('aria-label', 'Problems of the content');
  box.style.cssText = STYLE;
  const button = document.createElement('button');
  button.textContent = 'Close (Escape)';
  button.style.cssText = 'float: right; font: inherit; padding: 4px 12px; color: #000; background: #fff;';
  button.addEventListener('click', close);
  const title = document.createElement('strong');
  title.textContent = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; a build would stop.`;
  const list = document.createElement('ul');
  list.style.cssText = 'margin: 8px 0 0; padding: 0; list-style: none;';
  list.append(
    ...problems.map(({ file, line, column, code, message, hint }) => {
      const place = document.createElement('code');
      place.style.cssText = 'color: #ffd9de; background: none;';
      place.textContent = `${file}:${line}:${column}`;
      const item = document.createElement('li');
      item.append(place, ` ${code}: ${message} (${hint})`);
      return item;
    }),
  );
  box.append(button, title, list);
  return box;
}

/** Returns a function that shows problems above the page until there are none, or until a key closes them. */
export function createProblemBox(): { readonly show: (problems: readonly Problem[]) => void } {
  let box: HTMLElement | undefined;
  let shown = '[]';
  const close = () => box?.remove();
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return {
    show: (problems) => {
      const next = JSON.stringify(problems);
      // A closed box stays closed until the problems change.
      if (next === shown) return;
      shown = next;
      close();
      if (problems.length === 0) return;
      box = drawProblems(problems, close);
      document.body.append(box);
    },
  };
}

/** Replaces what differs in an element: what a reader has opened elsewhere in it stays open. */
function replaceText(element: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const before = [...element.childNodes];
  const after = [...template.content.childNodes];
  const isSame = (a?: Node, b?: Node) => a !== undefined && b !== undefined && a.isEqualNode(b);
  while (isSame(before[0], after[0])) {
    before.shift();
    after.shift();
  }
  let next: ChildNode | null = null;
  while (isSame(before.at(-1), after.at(-1))) {
    next = before.pop() ?? null;
    after.pop();
  }
  for (const node of before) node.remove();
  for (const node of after) element.insertBefore(node, next);
}

/** Puts a demo in the place of its former state, and brings it to life as the page would have done. */
function replaceDemo(element: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const { firstElementChild: next } = template.content;
  if (!(next instanceof HTMLElement)) return;
  element.dispatchEvent(new Event(REMOVED));
  element.replaceWith(next);
  startLate(next);
}

/** Takes over what was edited since a version; returns false if the page has to be loaded again. */
export function takeEdits(edits: readonly PageEdit[], version: number | undefined): boolean {
  const first = edits.findIndex(({ from }) => from === version);
  return first >= 0 && edits.slice(first).every(takeOver);
}

/** Takes an edit over; returns false if the page does not have all of its elements. */
export function takeOver({ html, demos, facts, styles }: PageEdit): boolean {
  const texts = Object.entries(html).map(([id, text]) => [document.getElementById(id), text] as const);
  const parts = Object.entries(demos).map(
    ([region, text]) => [document.querySelector<HTMLElement>(`[data-region="${region}"]`), text] as const,
  );
  if ([...texts, ...parts].some(([element]) => !element)) return false;
  for (const [element, text] of texts) if (element) replaceText(element, text);
  if (facts) replaceFacts(facts);
  const sheet = document.querySelector('style[data-page]');
  if (sheet && styles !== undefined) sheet.textContent = styles;
  for (const [element, text] of parts) if (element) replaceDemo(element, text);
  // The heading that is read is marked again.
  window.dispatchEvent(new Event('scroll'));
  return true;
}

/** Follows the changes of the content. A document that is loaded again is shown at its former position by the browser. */
export function start(): void {
  const { show } = createProblemBox();
  const { page, version: drawn, files } = readFacts();
  let version = drawn;
  let known: number | undefined;
  const follow = ({ at, pages }: DevState): void => {
    const current = pages[page.href];
    // A document may be newer than the list: it is read after the page is written.
    const isOld = current !== undefined && version !== undefined && current.version > version;
    const isTaken = isOld && takeEdits(current.edits, version);
    if ((known !== undefined && known !== at) || (isOld && !isTaken)) window.location.reload();
    known = at;
    if (isOld) version = current.version;
  };
  const look = (): void => {
    fetch('/_docs/changed.json', { cache: 'no-store' })
      .then((response) => response.json())
      .then((state: DevState) => {
        const { problems } = state;
        follow(state);
        show(pickProblems(problems, files));
        return POLL_MS;
      })
      .catch(() => ABSENT_MS)
      .then((delay) => setTimeout(look, delay));
  };
  look();
}
