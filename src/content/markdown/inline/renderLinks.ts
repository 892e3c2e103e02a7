import type { Token } from 'markdown-it';
import type { PageState } from '../PageState';
import { plainText } from './plainText';
import { resolveLink } from './resolveLink';
import { tokenOffset } from './tokenOffsets';

/** Whether a reader hears anything at the link: text, or a tag such as an image or a plan mark that has a name. */
function hasName(inside: readonly Token[]): boolean {
  return (
    plainText(inside) !== '' ||
    inside.some((token) => token.type === 'image' || /<(?:img|span) /.test(token.content))
  );
}

function renderLink(block: Token, children: readonly Token[], index: number, page: PageState): void {
  const token = children[index];
  if (token === undefined) return;
  const place = page.tokenPlace(block, tokenOffset(token));
  let closing = index;
  while (closing < children.length && children[closing]?.type !== 'link_close') closing += 1;
  const { href, external, fault } = resolveLink(String(token.attrGet('href') ?? ''), page.context);
  if (fault) page.report(place, fault.code, fault.message, fault.hint);
  else if (!hasName(children.slice(index + 1, closing))) {
    page.report(
      place,
      'link-without-text',
      'a link has no text',
      'write between the brackets where it leads',
    );
  }
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'href');
  if (href === undefined) return;
  token.attrs.unshift(['href', href]);
  if (external) token.attrPush(['rel', 'noopener']);
  if (!fault) page.links.push({ href, ...place });
}

/** Rewrites and checks the links of a page, and notes them. */
export function renderLinks(tokens: readonly Token[], page: PageState): void {
  for (const block of tokens) {
    const children = block.children ?? [];
    for (let index = 0; index < children.length; index += 1) {
      if (children[index]?.type === 'link_open') renderLink(block, children, index, page);
    }
  }
}
