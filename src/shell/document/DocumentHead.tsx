import { buildJsonLd, listCrawlerTags } from '../../model/outputs/crawlerFacts';
import { cardKey, listSocialTags, type SocialFacts } from '../../model/outputs/socialTags';
import { formatDataScript } from '../../model/outputs/markupText';
import { routeToMarkdownPath } from '../../model/outputs/OutputPage';
import type { PageData } from '../../model/page/PageData';

/**
 * What the head of a document says for other programs: icons, feed, Markdown copy, social cards, structured data.
 * They read documents only, so that none of it is kept in step on client navigation, or shipped as data for it.
 */
export function DocumentHead({ page, facts }: { page: PageData; facts: SocialFacts }) {
  const { siteName, origin, feed, colors, cards } = facts;
  const card = cards[cardKey(page.product.id, page.contentLanguage)];
  const image = card === undefined ? undefined : origin + card;
  const jsonLd = buildJsonLd(page, siteName, origin, image);
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={colors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.dark} media="(prefers-color-scheme: dark)" />
      <link rel="alternate" type="application/rss+xml" title={siteName} href={feed} />
      {page.head.canonical ? (
        <link rel="alternate" type="text/markdown" href={routeToMarkdownPath(page.href)} />
      ) : null}
      {listSocialTags(page, siteName, image).map(({ kind, key, content }) => (
        <meta key={`${key} ${content}`} {...{ [kind]: key }} content={content} />
      ))}
      {listCrawlerTags(page).map(({ name, content }) => (
        <meta key={name} name={name} content={content} />
      ))}
      {jsonLd ? (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatDataScript(jsonLd) }} />
      ) : null}
    </>
  );
}
