import { escapeHtml } from '../escapeHtml';
import type { PageState } from '../PageState';
import type { Place } from '../Report';
import { checkTag } from './checkTag';
import { imageHtml } from './imageHtml';
import { parseTag, type RawTag } from './parseTag';

/**
 * Writes the raw HTML of one block again, tag by tag: only tags of the dialect come out, in one spelling, and each
 * opened one is closed inside the block. Nothing of the source is passed through unread.
 */
export class RawHtmlWriter {
  private readonly open: { readonly tag: RawTag; readonly place: Place }[] = [];

  constructor(private readonly page: PageState) {}

  /** HTML of one tag or comment; empty for comments and for what is refused. */
  write(source: string, place: Place): string {
    if (source.startsWith('<!') || source.startsWith('<?')) return '';
    const tag = parseTag(source);
    if (tag === undefined) return escapeHtml(source);
    return tag.closing ? this.close(tag, place) : this.start(tag, place);
  }

  /** The closing tags that the block has forgotten, each of them one problem. */
  end(): string {
    let html = '';
    for (let entry = this.open.pop(); entry; entry = this.open.pop()) {
      const { name, source } = entry.tag;
      const message = `the tag is not closed in its block: ${source.slice(0, 60)}`;
      this.page.report(entry.place, 'raw-html-unclosed', message, `write </${name}>`);
      html += `</${name}>`;
    }
    return html;
  }

  private start(tag: RawTag, place: Place): string {
    const fault = checkTag(tag);
    if (fault) {
      this.page.report(place, fault.code, fault.message, fault.hint);
      return '';
    }
    const attribute = (name: string) => tag.attributes.get(name);
    if (tag.name === 'br') return '<br>';
    if (tag.name === 'img') {
      const [src, alt, width, height, title] = ['src', 'alt', 'width', 'height', 'title'].map(attribute);
      return imageHtml({ src, alt, width, height, title }, place, this.page);
    }
    this.open.push({ tag, place });
    if (tag.name === 'kbd') return attribute('class') ? '<kbd class="key">' : '<kbd>';
    const plan = attribute('class') ?? '';
    const label = plan === 'plan-premium' ? this.page.labels.planPremium : this.page.labels.planPro;
    // The mark is drawn by the style sheet; its name is what a screen reader says.
    return `<span class="${plan}" role="img" aria-label="${escapeHtml(label)}">`;
  }

  private close(tag: RawTag, place: Place): string {
    if (this.open.at(-1)?.tag.name === tag.name) {
      this.open.pop();
      return `</${tag.name}>`;
    }
    // The opening tag of anything outside the dialect has been told already.
    if (['span', 'kbd', 'codeblock', 'featurelist', 'p'].includes(tag.name)) {
      const message = `the tag closes nothing here: ${tag.source.slice(0, 60)}`;
      this.page.report(place, 'raw-html-unopened', message, 'remove it, or open the tag in the same block');
    }
    return '';
  }
}
