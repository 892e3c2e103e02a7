import { useEffect, useRef, useState } from 'react';
import { track } from '../../browser/analytics/track';
import { announce } from '../../browser/announce/announce';
import { copyText } from '../../browser/clipboard/copyText';
import { COPY_CONFIRMATION_MS } from '../../constants';
import { routeToMarkdownPath } from '../../model/outputs/routeToMarkdownPath';
import type { Translate } from '../Translations/Translations';
import styles from './CopyPage.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

interface CopyPageProps {
  /** Address of the page. */
  href: string;
  translate: Translate;
}

/** Copies the page as Markdown; where that can't be done, the copy itself is offered as a link. */
export function CopyPage({ href, translate }: CopyPageProps) {
  const [state, setState] = useState<CopyState>('idle');
  const button = useRef<HTMLButtonElement>(null);
  /** The link takes the place of a button that has the focus. */
  const isNext = useRef(false);
  const address = routeToMarkdownPath(href);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await copyText(await fetchMarkdown(address));
      setState('copied');
      announce(translate('copied'));
      track({ name: 'copy', label: 'page' });
    } catch {
      isNext.current = document.activeElement === button.current;
      setState('failed');
      announce(translate('copyPageFailed'));
    }
  };
  if (state === 'failed') {
    return (
      <a
        ref={(link) => {
          if (isNext.current) link?.focus();
          isNext.current = false;
        }}
        dir="auto"
        className={styles.copyPage}
        href={address}
      >
        {translate('copyPageFailed')}
      </a>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      dir="auto"
      className={styles.copyPage}
      data-needs-runtime=""
      onClick={() => void copy()}
    >
      {translate(state === 'copied' ? 'copied' : 'copyPage')}
    </button>
  );
}
