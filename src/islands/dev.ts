import { ENGLISH } from '../model/languages/defaultLanguage';
import type { DevState } from '../model/DevState';
import type { Problem } from '../model/Problem';

/**
 * What `npm run dev` does in the page: loads an edited page again, and shows the problems of the content above the
 * page. Only development has this island.
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

/** Follows the changes of the content: loads the document again, which the browser shows at its former position. */
export function start(): void {
  const { show } = createProblemBox();
  let known: number | undefined;
  const look = (): void => {
    fetch('/_docs/changed.json', { cache: 'no-store' })
      .then((response) => response.json())
      .then(({ at, problems }: DevState) => {
        if (known !== undefined && known !== at) window.location.reload();
        known = at;
        show(problems);
        return POLL_MS;
      })
      .catch(() => ABSENT_MS)
      .then((delay) => setTimeout(look, delay));
  };
  look();
}
