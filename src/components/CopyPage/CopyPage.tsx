import { useRef } from 'react';
import { fetchFile } from '../../browser/fetching/fetchFile';
import { routeToMarkdownPath } from '../../model/outputs/OutputPage';
import { Icon } from '../Icon';
import { useCopying } from '../useCopying';
import type { Translate } from '../Translations';
import styles from './CopyPage.module.css';

interface CopyPageProps {
  /** Address of the page. */
  href: string;
  translate: Translate;
}

/** Copies the page as Markdown. If that fails, a link to the Markdown file replaces the button. */
export function CopyPage({ href, translate }: CopyPageProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** The button had the focus when it was replaced, so the link receives it. */
  const isNext = useRef(false);
  const address = routeToMarkdownPath(href);
  const [state, copy] = useCopying(async () => (await fetchFile(address)).text(), 'page', {
    copied: translate('copied'),
    unread: translate('copyPageFailed'),
    refused: translate('copyPageFailed'),
    onFailed: () => {
      isNext.current = document.activeElement === button.current;
    },
  });
  if (state === 'unread' || state === 'refused') {
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
      onClick={copy}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
      {/* Both texts take the same place, so that the button keeps its width. */}
      <span className={styles.texts}>
        <span aria-hidden={state === 'copied' || undefined}>{translate('copyPage')}</span>
        <span aria-hidden={state !== 'copied' || undefined}>{translate('copied')}</span>
      </span>
    </button>
  );
}
