interface DemoStylesProps {
  hrefs: readonly string[];
  /** The page was opened without a document load; in the browser only. */
  arrivedByNavigation: boolean;
}

/**
 * The style sheets of a page's demos. In a document they stand before the first demo, so that the text above it does
 * not wait for them; on client navigation React holds the page back until they are there (`precedence`).
 */
export function DemoStyles({ hrefs, arrivedByNavigation }: DemoStylesProps) {
  const wait = arrivedByNavigation && typeof window !== 'undefined';
  return hrefs.map((href) =>
    wait ? (
      <link key={href} rel="stylesheet" href={href} precedence="demos" />
    ) : (
      <link key={href} rel="stylesheet" href={href} />
    ),
  );
}
