/** Loads tracking pixels as hidden images; what has not come when the signal ends the view is called off. */
export function firePixels(addresses: readonly string[], host: Element, signal: AbortSignal): void {
  const pixels = addresses.map((address) => {
    const pixel = document.createElement('img');
    pixel.hidden = true;
    pixel.alt = '';
    pixel.ariaHidden = 'true';
    pixel.src = address;
    return pixel;
  });
  host.append(...pixels);
  signal.addEventListener(
    'abort',
    () => {
      for (const pixel of pixels) {
        pixel.removeAttribute('src');
        pixel.remove();
      }
    },
    { once: true },
  );
}
