import { posix } from 'node:path';
import type { Token } from 'markdown-it';
import { defaultLanguage } from '../../../model/languages/defaultLanguage';
import { isAsset, localizeHref } from '../../../model/languages/languagePath';
import { decodePath, encodePath } from '../../../model/routes/pathname';
import { hasScheme, parseUrl } from '../../../model/routes/url';
import { markdownParser } from '../markdownParser';
import type { LinkedFile, PageContext } from '../PageContext';
import type { PageState } from '../PageState';
import { listStrayBrackets, plainText, tokenOffset } from './inlineTokens';

/** A problem of a link. */
interface LinkFault {
  readonly code:
    | 'javascript-link'
    | 'link-scheme'
    | 'link-address'
    | 'link-doubled-slash'
    | 'link-trailing-slash'
    | 'link-language'
    | 'link-version'
    | 'link-relative';
  readonly message: string;
  readonly hint: string;
}

/** A link as written to the HTML. */
interface ResolvedLink {
  /** Absent if the link is unsafe. */
  readonly href?: string;
  readonly external: boolean;
  readonly fault?: LinkFault;
}

/** The part of the context that links depend on. */
type LinkContext = Pick<PageContext, 'languageCode' | 'repository' | 'tag'> &
  Partial<Pick<PageContext, 'file' | 'linked' | 'fragments'>>;

const SCRIPTS: ReadonlySet<string> = new Set(['javascript', 'vbscript', 'data']);
const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel'];
const WITH_HOST = /^https?:\/\/[^/?#]/i;
/** Repository URL in a link to one of its files whose version is written as `-`. */
const UNVERSIONED = /^((?:(?!\/blob\/)[^?#])*)\/blob\/-\//;

function resolveAbsolute(href: string, context: LinkContext): ResolvedLink {
  const scheme = href.slice(0, href.indexOf(':')).toLowerCase();
  if (SCRIPTS.has(scheme)) {
    const message = `a link runs a script: ${href.slice(0, 60)}`;
    return { external: true, fault: { code: 'javascript-link', message, hint: 'link to a page' } };
  }
  if (!SAFE_SCHEMES.includes(scheme)) {
    const hint = `known: ${SAFE_SCHEMES.join(', ')}`;
    return {
      external: true,
      fault: { code: 'link-scheme', message: `a link has the unsupported scheme "${scheme}:"`, hint },
    };
  }
  if (scheme.startsWith('http') && (!WITH_HOST.test(href) || !parseUrl(href))) {
    const message = `a link has an incomplete address: ${href.slice(0, 80)}`;
    return {
      external: true,
      fault: { code: 'link-address', message, hint: 'write https://, a host and a path' },
    };
  }
  const [written, repository] = UNVERSIONED.exec(href) ?? [];
  if (written === undefined) return { href, external: true };
  if (repository === context.repository.replace(/\/+$/, '') && context.tag !== undefined) {
    return { href: `${repository}/blob/${context.tag}/${href.slice(written.length)}`, external: true };
  }
  const message = `a link has "-" for an unknown version: ${href.slice(0, 80)}`;
  const hint =
    context.tag === undefined
      ? 'name a tag or a branch: this product has no version'
      : `name a tag or a branch: "-" works only in links to ${context.repository}`;
  return { href, external: true, fault: { code: 'link-version', message, hint } };
}

function findSiteFault(href: string, path: string, languageCode: string): LinkFault | undefined {
  const shown = href.slice(0, 80);
  if (path.includes('//')) {
    const message = `a link inside the site has doubled slashes: ${shown}`;
    return { code: 'link-doubled-slash', message, hint: 'write one slash between two parts' };
  }
  if (isAsset(path)) return undefined;
  if (!path.endsWith('/')) {
    const message = `internal link without trailing slash: ${shown}`;
    return { code: 'link-trailing-slash', message, hint: `write ${path.slice(0, 80)}/` };
  }
  if (languageCode !== defaultLanguage() && path.startsWith(`/${languageCode}/`)) {
    const message = `a link inside the site begins with the language: ${shown}`;
    return { code: 'link-language', message, hint: 'leave out the language; the build adds it' };
  }
  return undefined;
}

/**
 * Returns what a relative link of a page leads to; undefined if the page has none, or the link leaves the
 * project.
 * @example findLinked('../src/a.ts', { file: 'docs/b.md', linked })?.href // 'https://git.example.com/edit/main/src/a.ts'
 */
export function findLinked(
  href: string,
  { file = '', linked }: Partial<Pick<PageContext, 'file' | 'linked'>>,
): LinkedFile | undefined {
  if (!linked || /^(?:[a-z][a-z\d+.-]*:|[/#?]|$)/i.test(href)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const target = posix.join(posix.dirname(file), decodePath(path)).replace(/\/$/, '');
  if (target.startsWith('..')) return undefined;
  const found = linked.files[target] ??
    linked.files[`${target}/README.md`] ?? { href: linked.elsewhere + encodePath(target) };
  return { ...found, href: found.href + rest };
}

/**
 * Resolves a link for the HTML and reports its fault: a link inside the site gets the page's language, and in
 * a link to the repository, the tag of the version replaces `-`.
 * @example resolveLink('/material-ui/', chinese).href // '/zh/material-ui/'
 * @example resolveLink('/foo', english).fault?.code // 'link-trailing-slash'
 */
export function resolveLink(href: string, context: LinkContext): ResolvedLink {
  if (hasScheme(href)) return resolveAbsolute(href, context);
  const settle = (written: string) => context.fragments?.[written] ?? written;
  if (href.startsWith('#')) return { href: settle(href), external: false };
  if (href.startsWith('/')) {
    const fault = findSiteFault(href, href.replace(/[?#].*$/s, ''), context.languageCode);
    const localized = localizeHref(href, context.languageCode);
    return { href: settle(localized), external: false, ...(fault ? { fault } : {}) };
  }
  const linked = findLinked(href, context);
  if (linked) return resolveLink(linked.href, context);
  const message =
    href === '' ? 'a link has no target' : `a link is relative to the page: ${href.slice(0, 80)}`;
  const hint = 'begin a link inside the site with /';
  return { href, external: false, fault: { code: 'link-relative', message, hint } };
}

/** Whether a link has an accessible name: from text, or from a tag such as an image or a plan mark. */
function hasName(inside: readonly Token[]): boolean {
  return (
    plainText(inside) !== '' ||
    inside.some((token) => token.type === 'image' || /<(?:img|span) /.test(token.content))
  );
}

/** Accounts for an address as it was written, which markdown-it has encoded. */
export function accountForAddress(href: string, page: PageState): void {
  page.accountFor(href);
  const written = markdownParser.normalizeLinkText(href);
  if (written !== href) page.accountFor(written);
}

function renderLink(block: Token, children: readonly Token[], index: number, page: PageState): void {
  const token = children[index];
  if (token === undefined) return;
  const position = page.tokenPosition(block, tokenOffset(token));
  let closing = index;
  while (closing < children.length && children[closing]?.type !== 'link_close') closing += 1;
  const written = String(token.attrGet('href') ?? '');
  accountForAddress(written, page);
  const { href, external, fault } = resolveLink(written, page.context);
  if (fault) page.report(position, fault.code, fault.message, fault.hint);
  else if (!hasName(children.slice(index + 1, closing))) {
    page.report(
      position,
      'link-without-text',
      'a link has no text',
      'write the link text between the brackets',
    );
  }
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'href');
  if (href === undefined) return;
  token.attrs.unshift(['href', href]);
  if (external) token.attrPush(['rel', 'noopener']);
  if (!fault) page.links.push({ href, ...position });
}

/** Rewrites, checks and collects the links of a page. */
export function renderLinks(tokens: readonly Token[], page: PageState): void {
  for (const block of tokens) {
    const children = block.children ?? [];
    for (let index = 0; index < children.length; index += 1) {
      if (children[index]?.type === 'link_open') renderLink(block, children, index, page);
    }
  }
}

/** Reports texts that look like links but are not: labels without a definition, and addresses with a space. */
export function reportStrayLinks(tokens: readonly Token[], page: PageState): void {
  for (const block of tokens) {
    if (block.type !== 'inline') continue;
    for (const index of listStrayBrackets(block)) {
      const { content } = block;
      const start = content.lastIndexOf('[', index);
      const position = page.tokenPosition(block, start);
      if (content[index + 1] === '(') {
        const target = content.slice(index + 1, content.indexOf(')', index) + 1);
        const message = `this is not a link: ${content.slice(start, index + 1)}${target}`.slice(0, 120);
        const hint =
          'write an address with spaces in angle brackets, and no link inside of another; write \\[ for a bracket';
        page.report(position, 'link-syntax', message, hint);
      } else {
        const written = content.slice(index + 2, content.indexOf(']', index + 1));
        const label = written === '' ? content.slice(start + 1, index) : written;
        const message = `the link has no definition of "${label.slice(0, 60)}"`;
        const hint = `add a line [${label.slice(0, 60)}]: /address/, or write \\[ for a bracket`;
        page.report(position, 'link-undefined', message, hint);
      }
    }
  }
}
