import { createScript } from './loadElement';

/**
 * Loads scripts in their order. Tells of each that can't be had, or that a host has answered with a page, which can't
 * be read as a script.
 */
export function loadScripts(scripts: readonly string[], tell: (src: string) => void): void {
  const wanted = new Map(scripts.map((src) => [new URL(src, window.location.href).href, src]));
  window.addEventListener('error', ({ error, filename }) => {
    const src = error instanceof SyntaxError ? wanted.get(filename) : undefined;
    if (src !== undefined) tell(src);
  });
  for (const src of scripts) {
    const script = createScript(src);
    script.async = false;
    script.addEventListener('error', () => tell(src));
    document.head.append(script);
  }
}
