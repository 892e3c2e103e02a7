/** Ids that every document of the site has one of: of the data that it starts with, or of where it has moved to. */
const MARK = / id="(?:_boot|moved)"/;

/** Whether a document is one of the site's, and not what a proxy or a network's sign-in page gave in its place. */
export function isOwnPage(html: string): boolean {
  return MARK.test(html);
}
