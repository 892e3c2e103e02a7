/** ID of the root element of a demo in an iframe. */
const ROOT = 'demo';

function rootOf(iframe: HTMLIFrameElement): HTMLElement | null {
  const { contentDocument: inner } = iframe;
  return inner?.readyState === 'complete' ? inner.getElementById(ROOT) : null;
}

/**
 * Returns the element that contains a prerendered demo: the holder itself, or for a demo in an iframe,
 * the root element of that document once it has loaded.
 * @throws 'The demo iframe is empty' if the document is unavailable
 */
export async function findDemoRoot(holder: HTMLElement): Promise<HTMLElement> {
  if (!(holder instanceof HTMLIFrameElement)) return holder;
  const loaded = rootOf(holder);
  if (loaded) return loaded;
  await new Promise((resolve) => {
    holder.addEventListener('load', resolve, { once: true });
  });
  const root = rootOf(holder);
  if (!root) throw new Error('The demo iframe is empty');
  return root;
}
