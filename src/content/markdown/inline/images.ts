import type { Token } from 'markdown-it';
import { escapeHtml } from '../../../model/page/escapeHtml';
import { trimHref } from '../../../model/routes/pathname';
import type { PageState } from '../PageState';
import type { Position } from '../ParsedPage';
import { plainText, tokenOffset } from './inlineTokens';
import { accountForAddress, findLinked } from './links';

/** Attributes of an image; undefined if absent. */
interface ImageAttributes {
  readonly src: string | undefined;
  readonly alt: string | undefined;
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly title?: string | undefined;
}

const HINT = 'write <img src="/static/name.png" alt="What it shows" width="800" height="400" />';

function isSize(value: string | undefined): value is string {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value);
}

/**
 * Returns the `<img>` of a page: with its size, so that it causes no layout shift, and lazy-loaded. Reports a
 * missing size, a missing alternative text and a source that is not a path on this site: the Content Security
 * Policy blocks images from other hosts, which could also track readers. Empty if the source is invalid.
 */
export function imageHtml(image: ImageAttributes, position: Position, page: PageState): string {
  const { alt, title } = image;
  const linked = findLinked(image.src ?? '', page.context);
  const src = trimHref(linked?.href ?? image.src ?? '');
  const width = image.width ?? linked?.width?.toString();
  const height = image.height ?? linked?.height?.toString();
  if (linked && src.startsWith(page.context.linked?.elsewhere ?? src)) {
    page.report(position, 'image-source', `there is no picture ${image.src}`, 'correct the path');
    return '';
  }
  // Browsers read a backslash as a slash, and two slashes as the start of another host
  // (https://url.spec.whatwg.org/#relative-slash-state).
  if (!/^\/(?![\\/])/.test(src)) {
    const isScript = /^(?:javascript|vbscript|data):/i.test(src);
    const isForeign = /^https?:/i.test(src);
    const message = isForeign
      ? `an image is on another host, which the Content Security Policy blocks: ${src.slice(0, 60)}`
      : `the source of an image is not a path on this site: ${src.slice(0, 60)}`;
    const hint = isForeign ? `put the file into public/, and ${HINT}` : HINT;
    page.report(position, isScript ? 'javascript-link' : 'image-source', message, hint);
    return '';
  }
  if (!isSize(width) || !isSize(height)) {
    page.report(
      position,
      'image-size',
      `an image has no width and height in pixels: ${src.slice(0, 80)}`,
      HINT,
    );
  }
  if (alt === undefined) {
    const hint = 'write what it shows, or alt="" if it adds nothing to the text';
    page.report(position, 'image-alt', `an image has no alternative text: ${src.slice(0, 80)}`, hint);
  }
  const size = isSize(width) && isSize(height) ? { width: Number(width), height: Number(height) } : {};
  const sizeHtml = size.width === undefined ? '' : ` width="${size.width}" height="${size.height}"`;
  const titleHtml = title ? ` title="${escapeHtml(title)}"` : '';
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt ?? '')}"${sizeHtml}${titleHtml} loading="lazy" decoding="async">`;
}

/**
 * Turns `![alt](src)` into HTML. Markdown has no syntax for a size, so the image must be a linked file, whose
 * size is known.
 */
export function renderImages(tokens: readonly Token[], page: PageState): void {
  for (const block of tokens) {
    for (const token of block.children ?? []) {
      if (token.type !== 'image') continue;
      const position = page.tokenPosition(block, tokenOffset(token));
      const src = String(token.attrGet('src') ?? '');
      accountForAddress(src, page);
      const alt = plainText(token.children ?? []);
      token.type = 'html_inline';
      const title = String(token.attrGet('title') ?? '');
      token.content = imageHtml({ src, alt, width: undefined, height: undefined, title }, position, page);
    }
  }
}
