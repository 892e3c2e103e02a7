/**
 * The request that is still pending. A script request cannot be canceled, so it is kept when the reader
 * leaves the page: the next page reuses the element. There is one request, however many pages the reader
 * visits.
 */
let pending: HTMLScriptElement | undefined;

/** Runs the network's script in its place in the page; the signal ends the view. */
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
      // Outside of the page, but with a parent: a late script can write only into this element.
      document.createElement('div').append(script);
    },
    { once: true },
  );
}
