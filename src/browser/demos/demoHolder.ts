/** ID of the root element of a demo in an iframe. */
const ROOT = 'demo';

function rootOf(iframe: HTMLIFrameElement): HTMLElement | null {
  const { contentDocument: inner } = iframe;
  return inner?.readyState === 'complete' ? inner.getElementById(ROOT) : null;
}

const afterLoad = (iframe: HTMLIFrameElement) =>
  new Promise((resolve) => {
    iframe.addEventListener('load', resolve, { once: true });
  });

/**
 * Returns the element that contains a prerendered demo: the holder itself, or for a demo in an iframe,
 * the root element of that document once it has loaded. A damaged document is loaded again.
 * @throws 'The demo iframe is empty' if the document is unavailable
 */
export async function findDemoRoot(holder: HTMLElement): Promise<HTMLElement> {
  if (!(holder instanceof HTMLIFrameElement)) return holder;
  const loaded = rootOf(holder);
  if (loaded) return loaded;
  const { src, contentDocument: inner } = holder;
  // A lazy iframe has an empty document at first.
  if (inner?.readyState !== 'complete' || inner.URL === 'about:blank') await afterLoad(holder);
  if (!rootOf(holder)) {
    // Browsers keep documents of iframes apart from what a page fetches, so only another address is loaded anew.
    holder.src = `${src}?again`;
    await afterLoad(holder);
  }
  const root = rootOf(holder);
  if (!root) throw new Error('The demo iframe is empty');
  return root;
}
