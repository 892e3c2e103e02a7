import { defaultLanguage } from '../../../model/languages/defaultLanguage';
import { localizeHref } from '../../../model/languages/languagePath';
import { regionName } from '../../../model/page/pageNames';
import type { PageData } from '../../../model/page/PageData';
import { hasScheme } from '../../../model/routes/url';
import { readShownDemo } from '../../demos/pageDemos';
import type { PageSource } from '../../pageData/PageSource';
import type { ContentPage } from '../../pageData/catalogPages';
import type { SiteContent } from '../../pageData/SiteContent';
import { findLinked } from '../../markdown/inline/links';
import { bodyMarkdown, readSource, splitSource } from './markdownSource';
import { listAddresses } from '../../markdown/blocks/definitions';
import { codeTabsToMarkdown, demoToMarkdown, sectionsToMarkdown } from './blockMarkdown';
import { htmlToMarkdown } from './htmlMarkdown';
import { plainToMarkdown } from './plainMarkdown';
import type { TextContext } from './inlineMarkdown';
import { textToMarkdown } from './textMarkdown';

/** Creates a function that returns full URLs, because a copy is read outside of the site. */
function createResolve(
  { site, registry }: SiteContent,
  page: PageData,
  entry: ContentPage | undefined,
): TextContext['resolve'] {
  const version = registry.find(({ product }) => product.id === page.product.id)?.product.version ?? '';
  const fragments = entry?.fragments?.[page.contentLanguage] ?? {};
  return (written) => {
    const href = (entry && findLinked(written, entry)?.href) ?? written;
    if (href.startsWith('#') || href === '') return fragments[href];
    if (hasScheme(href))
      return href.replace(`${site.repository}/blob/-/`, `${site.repository}/blob/v${version}/`);
    if (!href.startsWith('/')) return href;
    const localized = localizeHref(href, page.canonicalLanguage);
    return site.origin + (fragments[localized] ?? localized);
  };
}

/** Formats the parts of a page with its own text, including the content that the build inserts. */
function textParts(
  { content: entry }: PageSource,
  page: PageData,
  content: SiteContent,
  apiPathnames: Readonly<Record<string, string>> | undefined,
  context: TextContext,
): string[] {
  if (!entry) return [];
  const { contentLanguage } = page;
  const file =
    contentLanguage === defaultLanguage() ? entry.file : (entry.translations[contentLanguage] ?? entry.file);
  const blocks = entry.texts[contentLanguage]?.blocks ?? [];
  // The rendered HTML of a component is stored by the index of its block.
  const components = blocks.flatMap(({ kind }, index) =>
    kind === 'component' ? [page.html?.[regionName(index)] ?? ''] : [],
  );
  const texts = content.translations.get(contentLanguage) ?? {};
  const body = readSource(
    bodyMarkdown(file, contentLanguage, texts, apiPathnames, entry.folders).split('\n'),
  );
  const used = new Set(listAddresses(body.tokens));
  const pieces = splitSource(body);
  // Most pages are one piece, and parsing it again would cost more than formatting it.
  const isWhole = pieces.length === 1;
  return pieces.map((piece) => {
    switch (piece.kind) {
      case 'text':
        return textToMarkdown(isWhole ? body : readSource(piece.lines), context, used);
      case 'codeTabs':
        return codeTabsToMarkdown(piece.lines);
      case 'demo': {
        const demo = readShownDemo(entry, piece, content);
        return demo ? demoToMarkdown(demo) : '';
      }
      case 'component':
        return htmlToMarkdown(components.shift() ?? '', context.resolve);
    }
  });
}

/** Formats the parts of a generated page from its rendered content. */
function generatedParts({ blocks, html }: PageData, { resolve }: TextContext): string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'html':
        return htmlToMarkdown(html?.[block.region] ?? '', resolve);
      case 'sections':
        return sectionsToMarkdown(block.entries ?? [], resolve);
      case 'demo':
        return '';
    }
  });
}

/**
 * Formats a page as Markdown for programs: title, description, address, and all of its text, including demo
 * sources and reference.
 */
export function pageToMarkdown(
  source: PageSource,
  page: PageData,
  content: SiteContent,
  apiPathnames: Readonly<Record<string, string>> | undefined,
): string {
  const context: TextContext = {
    resolve: createResolve(content, page, source.content),
    texts: content.translations.get(page.contentLanguage) ?? {},
    language: page.contentLanguage,
  };
  const parts = source.content
    ? [
        ...textParts(source, page, content, apiPathnames, context),
        ...generatedParts(
          { ...page, blocks: page.blocks.filter(({ kind }) => kind === 'sections') },
          context,
        ),
      ]
    : generatedParts(page, context);
  const address = page.head.canonical;
  const names = [
    `# ${plainToMarkdown(page.title)}`,
    ...(page.isDescribedByText ? [] : [`> ${plainToMarkdown(page.description)}`]),
  ];
  return `${[...names, ...(address ? [address] : []), ...parts].filter(Boolean).join('\n\n')}\n`;
}
