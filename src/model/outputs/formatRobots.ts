/**
 * The `robots.txt`: everything may be read, and where the sitemap is. Pages that are not to be listed say so
 * themselves; a crawler that is kept out would never read that.
 */
export function formatRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
