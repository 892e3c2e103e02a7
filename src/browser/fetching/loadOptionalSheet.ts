import { clock } from '../clock';
import { fetchWhole } from './fetchWhole';

const TIMEOUT_MS = 5000;
const LINK_TIMEOUT_MS = 500;

const loaded = new Map<string, Promise<void>>();

/**
 * Fetches the text of a style sheet.
 * @throws 'Failed to fetch CSS' (specification, section 8), also if the response is not a style sheet
 */
export async function fetchCss(href: string): Promise<string> {
  const controller = new AbortController();
  const cancel = clock.after(TIMEOUT_MS, () => controller.abort());
  try {
    const response = await fetchWhole(href, { signal: controller.signal });
    const isSheet = response.headers.get('content-type')?.startsWith('text/css') ?? false;
    if (response.ok && isSheet) return await response.text();
  } catch {
    // Thrown below.
  } finally {
    cancel();
  }
  throw new Error('Failed to fetch CSS');
}

/** Adds CSS as an adopted style sheet: unlike a style element, the security policy allows it. */
async function adopt(css: string, layer: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  await sheet.replace(`@layer ${layer} {\n${css}\n}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function link(href: string): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  return new Promise((resolve) => {
    // Without the sheet the page is only less styled, so a failure does not reject.
    element.onload = () => resolve();
    element.onerror = () => resolve();
    // Stop waiting for a slow response; the sheet still applies if it arrives later.
    clock.after(LINK_TIMEOUT_MS, resolve);
    document.head.append(element);
  });
}

/**
 * Loads an optional style sheet once: into a layer, or if that fails, as a plain link without a layer
 * (specification, section 7). Resolves when it applies or could not be loaded; never rejects.
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
