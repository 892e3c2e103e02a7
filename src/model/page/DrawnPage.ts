import type { PageFacts } from './PageFacts';

/** A page that the browser puts in the place of another. */
export interface DrawnPage extends Pick<PageFacts, 'page' | 'texts'> {
  readonly title: string;
  readonly direction: 'ltr' | 'rtl';
  /** What the document contains, from the header to the footer. */
  readonly html: string;
}
