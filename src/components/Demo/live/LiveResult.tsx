import { createPortal } from 'react-dom';
import type { RefObject } from 'react';
import styles from './LiveDemo.module.css';

interface LiveResultProps {
  host: RefObject<HTMLElement | null>;
  frame: RefObject<HTMLIFrameElement | null>;
  href: string;
  title: string;
  height: number;
  generation: number;
}

/**
 * The document that runs the edited code, where the demo stood. `allow-forms` lets demos hear of submitted forms; the
 * policy of the document keeps them from being sent. Without `allow-same-origin` the document can't reach the page.
 */
export function LiveResult({ host, frame, href, title, height, generation }: LiveResultProps) {
  if (!host.current) return null;
  return createPortal(
    <iframe
      key={generation}
      ref={frame}
      className={styles.frame}
      src={href}
      title={title}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      style={{ blockSize: height }}
    />,
    host.current,
  );
}
