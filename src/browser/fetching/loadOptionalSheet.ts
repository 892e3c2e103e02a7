import { clock } from '../clock';

const MARK = 'data-optional-sheet';
const PATIENCE_MS = 5000;
const LINK_PATIENCE_MS = 500;

const loaded = new Map<string, Promise<void>>();

/**
 * The text of a style sheet.
 * @throws 'Failed to fetch CSS' (specification, section 8), also where the answer is no style sheet
 */
async function fetchCss(href: string): Promise<string> {
  const controller = new AbortController();
  const cancel = clock.after(PATIENCE_MS, () => controller.abort());
  try {
    const response = await fetch(href, { signal: controller.signal });
    const isSheet = response.headers.get('content-type')?.startsWith('text/css') ?? false;
    if (response.ok && isSheet) return await response.text();
  } catch {
    // Told below.
  } finally {
    cancel();
  }
  throw new Error('Failed to fetch CSS');
}

/** A style sheet that the document adopts: unlike a style element, the security policy allows it. */
async function adopt(css: string, layer: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  await sheet.replace(`@layer ${layer} {\n${css}\n}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function link(href: string): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  element.setAttribute(MARK, '');
  return new Promise((resolve) => {
    // A sheet that can't be had leaves things plain; it stops nobody.
    element.onload = () => resolve();
    element.onerror = () => resolve();
    // One that is never answered has been waited for long enough; should it come, it is in force then.
    clock.after(LINK_PATIENCE_MS, resolve);
    document.head.append(element);
  });
}

/**
 * Loads an optional style sheet, once: into a layer, and where that fails as a plain link without one (specification,
 * section 7). Settles when it is in force or can't be had; never throws.
 */
export function loadOptionalSheet(href: string, layer: string): Promise<void> {
  const known = loaded.get(href);
  if (known) return known;
  const pending = fetchCss(href)
    .then((css) => adopt(css, layer))
    .catch(() => link(href));
  loaded.set(href, pending);
  return pending;
}
