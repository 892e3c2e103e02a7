import type { Token } from 'markdown-it';
import { escapeHtml } from '../../../model/page/escapeHtml';
import type { PageState } from '../PageState';
import type { Position } from '../ParsedPage';
import { isHiddenMarkup, listComments, readTag, type RawTag } from './markup';
import {
  AROUND_BLOCKS,
  checkHiddenMarkup,
  checkTag,
  isAllowedTag,
  MEDIA,
  type OpenBlock,
  type OpenTag,
  VOID,
} from './rawTag';
import { imageHtml } from './images';
import { textToken, tokenOffset } from './inlineTokens';
import { resolveLink } from './links';

/** Tags of block rules, whose closing tag is reported without an opening one. */
const BLOCK_RULES: ReadonlySet<string> = new Set(['p', 'codeblock', 'featurelist']);

/** Tags of the blocks so far that are still open, or whose closing tag was not read yet. */
interface PageTags {
  /** Tags that earlier blocks have opened, outermost first. */
  readonly around: OpenBlock[];
  /** Number of refused tags by name, whose closing tags are not further problems. */
  readonly refused: Map<string, number>;
}

/** Counts a comment, and reports a comment or declaration that is refused. */
function checkHidden(source: string, position: Position, page: PageState): void {
  page.accountFor(source);
  page.hiddenNotes += 1;
  const fault = checkHiddenMarkup(source);
  if (fault) page.report(position, fault.code, fault.message, fault.hint);
}

/**
 * Rewrites the raw HTML of one block tag by tag. Only allowed tags are written, in one spelling, and each
 * open tag is closed inside the block, or around whole blocks. No part of the source is passed through
 * unparsed.
 */
class RawHtmlWriter {
  private readonly open: OpenTag[] = [];
  /** Number of open tags at the start of each surrounding emphasis or link. */
  private readonly floors: number[] = [];
  /** Blocks that have opened a tag which this block has closed. */
  private readonly openers: OpenBlock['opener'][] = [];

  constructor(
    private readonly page: PageState,
    private readonly tags: PageTags,
    /** Level of the block, as parsed, if it can open and close tags around other blocks. */
    private readonly level?: number,
  ) {}

  /** Returns the HTML of one tag or comment; empty for comments and refused tags. */
  write(source: string, position: Position): string {
    if (isHiddenMarkup(source)) {
      checkHidden(source, position, this.page);
      return '';
    }
    const tag = readTag(source);
    this.page.accountFor(source);
    if (tag === undefined) return escapeHtml(source);
    return tag.closing ? this.close(tag, position) : this.start(tag, position);
  }

  /** Enters emphasis or a link: tags opened inside must be closed inside and cannot close tags outside. */
  enter(): void {
    this.floors.push(this.open.length);
  }

  /** Leaves emphasis or a link; returns the closing tags that are missing inside it. */
  leave(): string {
    return this.closeDownTo(this.floors.pop() ?? 0);
  }

  /**
   * Returns the missing closing tags of the block; each is one problem. In a block of HTML, tags that can
   * contain blocks stay open.
   */
  end(token: Token): string {
    const { level } = this;
    if (level === undefined) return this.closeDownTo(0);
    const isInner = ({ tag, isRefused }: OpenTag) => isRefused || !AROUND_BLOCKS.has(tag.name);
    const inner = this.open.findIndex(isInner);
    const html = this.closeDownTo(inner < 0 ? this.open.length : inner);
    for (const opener of this.openers) opener.token = token;
    const opener = { token };
    for (const tag of this.open.splice(0)) this.tags.around.push({ ...tag, opener, level });
    return html;
  }

  private start(tag: RawTag, position: Position): string {
    const fault = checkTag(tag);
    const isEmpty = tag.source.endsWith('/>');
    if (fault) {
      this.page.report(position, fault.code, fault.message, fault.hint);
      if (!isEmpty) this.refuse(tag, position);
      return '';
    }
    const shown = tag.source.replace(/\s+/g, ' ').slice(0, 60);
    if (tag.attributes.has('style')) {
      const hint = 'remove it; styles belong in the style sheets of the site';
      this.page.warn(position, 'style-attribute', `inline styles are left out: ${shown}`, hint);
    }
    if (MEDIA.has(tag.name)) return this.linkMedia(tag, position);
    const attribute = (name: string) => tag.attributes.get(name);
    if (tag.name === 'br') return '<br>';
    if (tag.name === 'img') {
      const [src, alt, width, height, title] = ['src', 'alt', 'width', 'height', 'title'].map(attribute);
      return imageHtml({ src, alt, width, height, title }, position, this.page);
    }
    if (!isEmpty) this.open.push({ tag, position, isRefused: false });
    const html = this.openingTag(tag, position);
    return isEmpty ? `${html}</${tag.name}>` : html;
  }

  /** Remembers a tag that is not written, so that its closing tag is not a second problem. */
  private refuse(tag: RawTag, position: Position): void {
    if (VOID.has(tag.name)) return;
    this.open.push({ tag, position, isRefused: true });
    const { refused } = this.tags;
    refused.set(tag.name, (refused.get(tag.name) ?? 0) + 1);
  }

  private openingTag({ name, attributes }: RawTag, position: Position): string {
    const value = attributes.get('class') ?? '';
    if (name === 'a') return this.link(attributes.get('href') ?? '', position);
    const title = attributes.get('title');
    const titled = title === undefined ? '' : ` title="${escapeHtml(title)}"`;
    if (name === 'span' && value.startsWith('plan-')) {
      const { planPremium, planPro } = this.page.labels;
      const label = attributes.get('aria-label') ?? (value === 'plan-premium' ? planPremium : planPro);
      // The style sheet draws the mark; the label names it for screen readers.
      return `<span class="${value}" role="img" aria-label="${escapeHtml(label)}"${titled}>`;
    }
    return value ? `<${name} class="${value}"${titled}>` : `<${name}>`;
  }

  private link(written: string, position: Position): string {
    const { href, external, fault } = resolveLink(written, this.page.context);
    if (fault) this.page.report(position, fault.code, fault.message, fault.hint);
    if (href === undefined) return '<a>';
    if (!fault) this.page.links.push({ href, ...position });
    return `<a href="${escapeHtml(href)}"${external ? ' rel="noopener"' : ''}>`;
  }

  /** Writes the file of a video or sound as a link. */
  private linkMedia(tag: RawTag, position: Position): string {
    this.refuse(tag, position);
    const src = tag.attributes.get('src');
    if (src === undefined) return '';
    const message = `the file is shown as a link: ${src.slice(0, 80)}`;
    this.page.warn(position, 'raw-media', message, 'write a link with a text that says what it shows');
    return `${this.link(src, position)}${escapeHtml(src.split('/').at(-1) ?? src)}</a>`;
  }

  private close(tag: RawTag, position: Position): string {
    const index = this.open.findLastIndex((entry) => entry.tag.name === tag.name);
    if (index >= (this.floors.at(-1) ?? 0)) {
      const inner = this.closeDownTo(index + 1);
      return this.open.pop()?.isRefused ? inner : `${inner}</${tag.name}>`;
    }
    // A list item or a quote cannot close what was opened outside of it.
    const { around, refused } = this.tags;
    const outer = around.findLastIndex((entry) => entry.tag.name === tag.name && entry.level === this.level);
    if (outer >= 0 && this.open.length === 0) {
      const [closed, ...inner] = around.splice(outer);
      if (closed) this.openers.push(closed.opener);
      for (const { tag: other, position: at } of inner) this.reportUnclosed(other, at);
      return inner.map(({ tag: { name } }) => `</${name}>`).join('') + `</${tag.name}>`;
    }
    // Browsers read it as a line break.
    if (tag.name === 'br') return '<br>';
    // It is already reported at its opening tag, possibly in an earlier block.
    const count = refused.get(tag.name) ?? 0;
    if (count > 0) {
      refused.set(tag.name, count - 1);
      return '';
    }
    if (!isAllowedTag(tag.name) && !BLOCK_RULES.has(tag.name)) {
      const fault = checkTag(tag);
      if (fault) this.page.report(position, fault.code, fault.message, fault.hint);
      return '';
    }
    const message = `the closing tag has no opening tag here: ${tag.source.slice(0, 60)}`;
    this.page.report(position, 'raw-html-unopened', message, 'remove it, or open the tag in the same block');
    return '';
  }

  private reportUnclosed({ name, source }: RawTag, position: Position): void {
    const message = `the tag is not closed in its block: ${source.slice(0, 60)}`;
    this.page.report(position, 'raw-html-unclosed', message, `write </${name}>`);
  }

  private closeDownTo(count: number): string {
    let html = '';
    for (const { tag, position, isRefused } of this.open.splice(count).toReversed()) {
      if (isRefused) continue;
      this.reportUnclosed(tag, position);
      html += `</${tag.name}>`;
    }
    return html;
  }
}

function renderInline(block: Token, page: PageState, tags: PageTags, level?: number): void {
  const children = block.children ?? [];
  if (level === undefined && !children.some((token) => token.type === 'html_inline')) return;
  const writer = new RawHtmlWriter(page, tags, level);
  const rendered: Token[] = [];
  const add = (html: string) => {
    if (html !== '') rendered.push(textToken('html_inline', html));
  };
  for (const token of children) {
    if (token.type === 'html_inline') {
      token.content = writer.write(token.content, page.tokenPosition(block, tokenOffset(token)));
    } else if (token.nesting > 0) writer.enter();
    else if (token.nesting < 0) add(writer.leave());
    rendered.push(token);
  }
  block.children = rendered;
  add(writer.end(block));
}

/** Closes tags that no block has closed, each of which is one problem. */
function closeBlocks(left: readonly OpenBlock[], page: PageState): void {
  for (const { tag, position, opener } of left.toReversed()) {
    const message = `the tag is not closed: ${tag.source.slice(0, 60)}`;
    page.report(position, 'raw-html-unclosed', message, `write </${tag.name}>, after an empty line`);
    opener.token.children?.push(textToken('html_inline', `</${tag.name}>`));
  }
}

/**
 * Replaces the raw HTML of a page with its allowed tags, and reports the rest. Blocks inside of a tag get a
 * higher level, because the page cannot be split there.
 */
export function renderRawHtml(tokens: readonly Token[], page: PageState): void {
  const around: OpenBlock[] = [];
  const tags: PageTags = { around, refused: new Map() };
  for (const token of tokens) {
    const { level } = token;
    while (level < (around.at(-1)?.level ?? 0)) closeBlocks(around.splice(-1), page);
    token.level += around.length;
    if (token.type === 'html_block') {
      for (const { source, start } of listComments(token.content))
        checkHidden(source, page.tokenPosition(token, start), page);
      token.content = '';
    } else if (token.type === 'inline')
      renderInline(token, page, tags, token.meta?.['isHtml'] ? level - 1 : undefined);
    else if (token.type === 'insert' && around.length > 0) {
      const position = page.rowPosition(token.map?.[0] ?? 0);
      const hint = `close <${around.at(-1)?.tag.name}> before it`;
      page.report(position, 'nested-block', 'a demo or component is inside of an HTML tag', hint);
    }
  }
  closeBlocks(around, page);
}
