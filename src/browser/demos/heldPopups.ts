import { HOLDER_ATTRIBUTE, POPUP_HOLDER } from '../../model/demos/demoColorMode';

/**
 * Elements that are no part of a demo: those of the site have an id that begins with `_`. So have the ids that React makes
 * for demos, but these contain `r_`.
 */
const OTHERS = 'script,style,link,template,iframe,[id^="_"]:not([id*="r_"])';

function hold(node: Node): void {
  if (!(node instanceof HTMLElement) || node.matches(OTHERS)) return;
  node.setAttribute(HOLDER_ATTRIBUTE, POPUP_HOLDER);
  // What a reader does in it is not kept for a demo that is not alive yet.
  node.dataset.live = '';
}

let isWatching = false;

/**
 * From now on, elements that demos add to the body, such as menus and dialogs, are holders: rules of their library for a
 * whole page reach them, before they are painted. Only for pages whose demos have such rules.
 */
export function holdPopups(): void {
  if (isWatching) return;
  isWatching = true;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(hold);
  });
  observer.observe(document.body, { childList: true });
}
