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

/** Elements of the document, and their HTML by id, which is needed again if a part is drawn again. */
const adopted = new WeakSet<Element>();
const adoptedHtml = new Map<string, string>();

/** Returns the HTML of an element as the document had it. */
function adopt(id: string): string {
  const element = document.getElementById(id);
  if (element && !adopted.has(element)) {
    adopted.add(element);
    adoptedHtml.set(id, element.innerHTML);
  }
  return adoptedHtml.get(id) ?? '';
}

/**
 * An element whose HTML was rendered at build time. React never manages its contents: they stay as long as the
 * element, also if a navigation to another fragment or query brings the HTML again.
 */
export function Adopted({ id, className, html, attributes }: AdoptedProps) {
  // The first render in the browser keeps the HTML of the document.
  const [first] = useState(() =>
    html === undefined && typeof document !== 'undefined' ? adopt(id) : (html ?? ''),
  );
  const trusted = useTrustedHtml(first);
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
