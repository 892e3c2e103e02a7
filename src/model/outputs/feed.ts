import type { ReleaseLine } from '../page/PageData';
import { escapeXml } from './markupText';

/** Names and addresses of the feed. */
interface FeedHead {
  readonly siteName: string;
  readonly origin: string;
  /** Absolute URL of the feed itself. */
  readonly address: string;
  /** Absolute URL of the page that lists all versions. */
  readonly page: string;
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

function formatItem(release: ReleaseLine, { origin, page }: FeedHead): string {
  const { product, packageName, version, date, notes, docs } = release;
  const link = absolute(notes ?? docs ?? page, origin);
  return (
    `<item><title>${escapeXml(`${packageName} ${version}`)}</title><link>${escapeXml(link)}</link>` +
    `<guid isPermaLink="false">${escapeXml(`${packageName}@${version}`)}</guid>` +
    `<description>${escapeXml(`${product}: ${packageName} ${version}`)}</description>` +
    `${date ? `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>` : ''}</item>\n`
  );
}

/** Formats the releases of the product family as RSS 2.0, newest first; releases without a date come last. */
export function formatFeed(releases: readonly ReleaseLine[], head: FeedHead): string {
  const ordered = [...releases].sort((a, b) =>
    (b.date ?? '') < (a.date ?? '') ? -1 : (b.date ?? '') > (a.date ?? '') ? 1 : 0,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    `<title>${escapeXml(`${head.siteName}: releases`)}</title><link>${escapeXml(head.page)}</link>` +
    `<description>${escapeXml(`Releases of the libraries of ${head.siteName}`)}</description><language>en</language>` +
    `<atom:link href="${escapeXml(head.address)}" rel="self" type="application/rss+xml"/>\n` +
    `${ordered.map((release) => formatItem(release, head)).join('')}</channel></rss>\n`
  );
}
