/**
 * Keeps the framework from scrolling to the element of the fragment when it starts: the browser has done so with the
 * document, and what the reader has scrolled since, or the browser has restored after a reload, would be lost. To be
 * called before the framework plans that; returns what is to be called when it has.
 */
export function keepFirstScroll(): () => void {
  // As the framework looks for it.
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) return () => {};
  const own = () => Reflect.deleteProperty(target, 'scrollIntoView');
  target.scrollIntoView = own;
  // Behind the framework's task.
  return () => void setTimeout(own);
}
