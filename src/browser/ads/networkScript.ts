/**
 * Runs the network's script in its place in the page; the signal ends the view. A script request cannot be canceled,
 * so a late script then writes outside of the page.
 */
export function loadScript(src: string, host: Element, signal: AbortSignal): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  host.append(script);
  signal.addEventListener(
    'abort',
    () => {
      // With a parent, which is all that a late script can write into.
      document.createElement('div').append(script);
    },
    { once: true },
  );
}
