import { useState, type JSX } from 'react';
import { useTrustedHtml } from './useTrustedHtml';

interface AdoptedProps {
  /** Unique in the document; the browser finds the element's HTML by it. */
  id: string;
  className?: string;
  /** Absent in the browser: the HTML is in the document, and is sent once. */
  html: string | undefined;
  attributes?: JSX.IntrinsicElements['div'];
}

/**
 * An element whose HTML was rendered at build time. React never manages its contents: they stay as long as the
 * element, also if a navigation to another fragment or query brings the HTML again.
 */
export function Adopted({ id, className, html, attributes }: AdoptedProps) {
  // The first render in the browser keeps the HTML of the document.
  const [adopted] = useState(() =>
    html === undefined && typeof document !== 'undefined'
      ? (document.getElementById(id)?.innerHTML ?? '')
      : (html ?? ''),
  );
  const trusted = useTrustedHtml(adopted);
  return (
    <div
      {...attributes}
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trusted}
    />
  );
}
