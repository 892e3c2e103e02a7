interface PageStylesProps {
  href: string;
  /** The page was opened by client navigation, without a document load. */
  arrivedByNavigation: boolean;
}

/**
 * The style sheet of a page's demos or of its API reference. A loaded document already has these styles
 * inline in its head. On client navigation, React shows the page only after the sheet has loaded
 * (`precedence`, see https://react.dev/reference/react-dom/components/link).
 */
export function PageStyles({ href, arrivedByNavigation }: PageStylesProps) {
  const wait = arrivedByNavigation && typeof window !== 'undefined';
  return wait ? <link key={href} rel="stylesheet" href={href} precedence="demos" /> : null;
}
