import type { PlacedLink } from '../../model/page/PageData';
import { ROWS } from './findNearest';

function drawLink({ href, text, place }: PlacedLink): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: text });
  const name = document.createElement('span');
  name.textContent = place;
  item.append(link, ' ', name);
  return item;
}

/**
 * Shows the nearest pages above the popular ones, of which those stay that still fit. New elements replace the former,
 * so that nothing counts as moved.
 * @param box the place of the suggestions (`NotFoundPage`), with their heading in `data-nearest`
 */
export function suggestNearest(box: HTMLElement, nearest: readonly PlacedLink[]): void {
  if (nearest.length === 0) return;
  const list = box.cloneNode(true) as HTMLElement;
  const hrefs = new Set(nearest.map(({ href }) => href));
  let room = ROWS - 1 - nearest.length;
  for (const item of list.querySelectorAll('li')) {
    const href = item.querySelector('a')?.getAttribute('href') ?? '';
    if (hrefs.has(href) || room <= 0) item.remove();
    else room -= 1;
  }
  if (!list.querySelector('li')) list.replaceChildren();
  const title = document.createElement('h2');
  title.textContent = box.dataset.nearest ?? '';
  const links = document.createElement('ul');
  links.append(...nearest.map(drawLink));
  list.prepend(title, links);
  box.replaceChildren(...list.childNodes);
}
