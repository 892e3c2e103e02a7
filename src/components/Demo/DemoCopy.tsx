import { useEffect, useState } from 'react';
import { track } from '../../browser/analytics/track';
import { announce } from '../../browser/announce/announce';
import { copyText } from '../../browser/clipboard/copyText';
import { COPY_CONFIRMATION_MS } from '../../constants';
import type { DemoBlock } from '../../model/demos/DemoBlock';
import type { Translate } from '../Translations/Translations';
import styles from './Demo.module.css';
import { fetchExtras } from './fetchExtras';
import { shownText, type ShownCode } from './shownCode';

type CopyState = 'idle' | 'copied' | 'failed';

interface DemoCopyProps {
  block: DemoBlock;
  code: ShownCode;
  translate: Translate;
}

/** Copies a demo's source in the language that is shown; confirms for a moment, and says when it can't. */
export function DemoCopy({ block, code, translate }: DemoCopyProps) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await copyText(shownText(code, await fetchExtras(block.extrasHref)));
      setState('copied');
      announce(translate('copied'));
      track({ name: 'copy', label: 'demo' });
    } catch {
      setState('failed');
      announce(translate('copyFailed'));
    }
  };
  return (
    <>
      <button type="button" tabIndex={-1} data-needs-runtime="" onClick={() => void copy()}>
        {translate(state === 'copied' ? 'copied' : 'copy')}
      </button>
      {state === 'failed' ? <span className={styles.notice}>{translate('copyFailed')}</span> : null}
    </>
  );
}
