import { parseTag, type RawTag } from '../../markdown/inline/rawTag';
import { plainText } from '../../markdown/inline/inlineTokens';
import { markdownParser } from '../../markdown/markdownParser';
import { codeSpan } from './codeSpan';
import { listInlineParts, type InlinePart } from './listInlineParts';
import { plainToMarkdown } from './plainToMarkdown';
import type { TextContext } from './TextContext';

/** Code of what a key's tag holds; it may go on in the next line of a list or quote. */
function keyToMarkdown(inside: readonly InlinePart[]): string {
  const source = inside.map((part) => part.source).join('');
  const [inline] = markdownParser.parseInline(source.replace(/\n[\s>]*/g, ' '), {});
  return codeSpan(plainText(inline?.children ?? []));
}

function isKeyEnd(part: InlinePart | undefined): boolean {
  return part?.kind === 'tag' && /^<\/kbd/i.test(part.source);
}

/** What stands for a tag that holds nothing; undefined where the tag itself stays. */
function tagToMarkdown(
  { name, closing, attributes }: RawTag,
  { resolve, texts }: TextContext,
): string | undefined {
  if (name === 'img') {
    const src = attributes.get('src') ?? '';
    return `![${plainToMarkdown(attributes.get('alt') ?? '')}](${resolve(src) ?? src})`;
  }
  if (name !== 'span') return undefined;
  if (closing) return '';
  return attributes.get('class') === 'plan-premium'
    ? `(${texts.planPremium ?? 'Premium'})`
    : `(${texts.planPro ?? 'Pro'})`;
}

/** A paragraph as plain Markdown: links and pictures lead to whole addresses, and the dialect's tags are words. */
export function cleanText(block: string, context: TextContext): string {
  const parts = listInlineParts(block);
  let result = '';
  for (let index = 0; index < parts.length; index += 1) {
    const { kind, source } = parts[index] ?? { kind: 'text', source: '' };
    const tag = kind === 'tag' ? parseTag(source) : undefined;
    if (tag?.name === 'kbd' && !tag.closing) {
      const first = index + 1;
      // A key is closed in its paragraph: the page is refused where it is not.
      while (index < parts.length && !isKeyEnd(parts[index])) index += 1;
      result += keyToMarkdown(parts.slice(first, index));
    } else if (kind === 'target') result += context.resolve(source) ?? source;
    else result += (tag && tagToMarkdown(tag, context)) ?? source;
  }
  return result;
}
