import type { DemoBlock } from '../../model/demos/demo';
import { useCopying } from '../Copying/useCopying';
import type { Translate } from '../Translations/Translations';
import styles from './Demo.module.css';
import { fetchExtras } from './fetchExtras';
import { shownText, type ShownCode } from './shownCode';

interface DemoCopyProps {
  block: DemoBlock;
  code: ShownCode;
  translate: Translate;
}

/** Copies a demo's source in the language that is shown; confirms for a moment, and says when it can't. */
export function DemoCopy({ block, code, translate }: DemoCopyProps) {
  const read = async () => shownText(code, await fetchExtras(block.extrasHref));
  const texts = {
    copied: translate('copied'),
    unread: translate('partNotLoaded'),
    refused: translate('copyFailed'),
  };
  const [state, copy] = useCopying(read, 'demo', texts);
  return (
    <>
      <button type="button" tabIndex={-1} data-needs-runtime="" onClick={copy}>
        {translate(state === 'copied' ? 'copied' : 'copy')}
      </button>
      {state === 'unread' || state === 'refused' ? (
        <span className={styles.notice}>{texts[state]}</span>
      ) : null}
    </>
  );
}
