import type { Token } from 'markdown-it';
import { DEFAULT_LANGUAGE_CODE } from '../../../model/languages/Language';
import { isAsset, localizeHref } from '../../../model/languages/languagePath';
import { hasScheme } from '../../../model/routes/url';
import type { PageContext } from '../PageContext';
import type { PageState } from '../PageState';
import { plainText, tokenOffset } from './inlineTokens';

/** What is wrong with a link. */
interface LinkFault {
  readonly code:
    | 'javascript-link'
    | 'link-scheme'
    | 'link-doubled-slash'
    | 'link-trailing-slash'
    | 'link-language'
    | 'link-version'
    | 'link-relative';
  readonly message: string;
  readonly hint: string;
}

/** A link as it goes into the HTML. */
interface ResolvedLink {
  /** Absent where the link must not be followed at all. */
  readonly href?: string;
  readonly external: boolean;
  readonly fault?: LinkFault;
}

/** The part of the context that links depend on. */
type LinkContext = Pick<PageContext, 'languageCode' | 'repository' | 'version'>;

const SCRIPTS: ReadonlySet<string> = new Set(['javascript', 'vbscript', 'data']);
const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** The address of a repository, where the version in a link to one of its files is written `-`. */
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
      fault: { code: 'link-scheme', message: `a link begins with "${scheme}:"`, hint },
    };
  }
  const [written, repository] = UNVERSIONED.exec(href) ?? [];
  if (written === undefined) return { href, external: true };
  if (repository === context.repository.replace(/\/+$/, '') && context.version !== undefined) {
    return { href: `${repository}/blob/v${context.version}/${href.slice(written.length)}`, external: true };
  }
  const message = `a link has "-" for a version that nobody knows: ${href.slice(0, 80)}`;
  const hint =
    context.version === undefined
      ? 'name a tag or a branch: this product has no version'
      : `name a tag or a branch: "-" is the documented version of ${context.repository} alone`;
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
  if (languageCode !== DEFAULT_LANGUAGE_CODE && path.startsWith(`/${languageCode}/`)) {
    const message = `a link inside the site begins with the language: ${shown}`;
    return { code: 'link-language', message, hint: 'leave the language out, the build adds it' };
  }
  return undefined;
}

/**
 * The link as it goes into the HTML: inside the site with the page's language, in the repository with the version in
 * place of `-`; and what is wrong with it.
 * @example resolveLink('/material-ui/', chinese).href // '/zh/material-ui/'
 * @example resolveLink('/foo', english).fault?.code // 'link-trailing-slash'
 */
export function resolveLink(href: string, context: LinkContext): ResolvedLink {
  if (hasScheme(href)) return resolveAbsolute(href, context);
  if (href.startsWith('#')) return { href, external: false };
  if (href.startsWith('/')) {
    const fault = findSiteFault(href, href.replace(/[?#].*$/s, ''), context.languageCode);
    return { href: localizeHref(href, context.languageCode), external: false, ...(fault ? { fault } : {}) };
  }
  const message =
    href === '' ? 'a link leads nowhere' : `a link is relative to the page: ${href.slice(0, 80)}`;
  const hint = 'begin a link inside the site with /';
  return { href, external: false, fault: { code: 'link-relative', message, hint } };
}

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
