import { useEffect, useState } from 'react';
import { copyText } from '../../browser/clipboard/copyText';
import { COPY_CONFIRMATION_MS } from '../../constants';
import type { CodeVariant } from '../../model/settings/codeVariant';
import type { DemoBlock } from '../../model/demos/DemoBlock';
import type { Translate } from '../Translations/Translations';
import { fetchExtras } from './fetchExtras';

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a demo's source in the language that is shown; confirms for a moment, and says when it can't. */
export function DemoCopy({
  block,
  variant,
  translate,
}: {
  block: DemoBlock;
  variant: CodeVariant;
  translate: Translate;
}) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      const extras = await fetchExtras(block.extrasHref);
      await copyText(variant === 'TS' ? extras.ts : extras.js);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button type="button" data-needs-runtime="" onClick={() => void copy()}>
        {translate(state === 'copied' ? 'copied' : 'copy')}
      </button>
      <span role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'failed' ? translate('copyFailed') : state === 'copied' ? translate('copied') : ''}
      </span>
    </>
  );
}
