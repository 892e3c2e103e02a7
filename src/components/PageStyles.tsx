interface PageStylesProps {
  href: string;
  /** The page was opened without a document load; in the browser only. */
  arrivedByNavigation: boolean;
}

/**
 * The style sheet of a page's demos or of its API reference. A document holds its text in the head already; on client
 * navigation React holds the page back until it is loaded (`precedence`).
 */
export function PageStyles({ href, arrivedByNavigation }: PageStylesProps) {
  const wait = arrivedByNavigation && typeof window !== 'undefined';
  return wait ? <link key={href} rel="stylesheet" href={href} precedence="demos" /> : null;
}
