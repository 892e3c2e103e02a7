import { useState, type JSX } from 'react';

interface AdoptedProps {
  /** Unique in the document; at hydration the element's HTML is found by it. */
  id: string;
  className?: string;
  /** Absent at hydration: the HTML already stands in the document and is shipped only once. */
  html: string | undefined;
  attributes?: JSX.IntrinsicElements['div'];
}

/** An element whose HTML was drawn at build and that React never looks into. */
export function Adopted({ id, className, html, attributes }: AdoptedProps) {
  // The first render in the browser takes over what the server sent; only a later page brings HTML of its own.
  const [adopted] = useState(() =>
    html === undefined && typeof document !== 'undefined'
      ? (document.getElementById(id)?.innerHTML ?? '')
      : '',
  );
  return (
    <div
      {...attributes}
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? adopted }}
    />
  );
}
