/**
 * The request that has not been answered yet. A script's request cannot be called off, so that a reader who leaves
 * the page takes it along: the next page adopts the element, and however many pages are passed there is one request.
 */
let pending: HTMLScriptElement | undefined;

/** Lets the network's script run in its place in the page; the signal ends the view. */
export function loadScript(src: string, host: Element, signal: AbortSignal): void {
  const script = pending?.src === src ? pending : document.createElement('script');
  if (script !== pending) {
    pending = script;
    const settle = () => {
      if (pending === script) pending = undefined;
    };
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    script.async = true;
    script.src = src;
  }
  host.append(script);
  signal.addEventListener(
    'abort',
    () => {
      // Outside of the page, but with a parent: that is all that a script which comes late can write into.
      document.createElement('div').append(script);
    },
    { once: true },
  );
}
