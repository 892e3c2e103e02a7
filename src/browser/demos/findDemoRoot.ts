/** Element of a demo inside of its own document. */
const ROOT = 'demo';

function rootOf(frame: HTMLIFrameElement): HTMLElement | null {
  const { contentDocument: inner } = frame;
  return inner?.readyState === 'complete' ? inner.getElementById(ROOT) : null;
}

/**
 * The element that a drawn demo stands in: the holder itself, or for a demo with a window of its own, the root of that
 * document once it is there.
 * @throws 'The window of the demo is empty' when the document can't be had
 */
export async function findDemoRoot(holder: HTMLElement): Promise<HTMLElement> {
  if (!(holder instanceof HTMLIFrameElement)) return holder;
  const loaded = rootOf(holder);
  if (loaded) return loaded;
  await new Promise((resolve) => {
    holder.addEventListener('load', resolve, { once: true });
  });
  const root = rootOf(holder);
  if (!root) throw new Error('The window of the demo is empty');
  return root;
}
