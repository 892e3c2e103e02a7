import { useEffect, useState } from 'react';
import type { CodeVariant } from '../../model/settings/codeVariant';
import type { DemoBlock } from '../../model/demos/DemoBlock';
import { Adopted } from '../Adopted/Adopted';
import type { Translate } from '../Translations/Translations';
import { fetchExtras } from './fetchExtras';
import styles from './Demo.module.css';

interface DemoCodeProps {
  id: string;
  block: DemoBlock;
  variant: CodeVariant;
  /** All of it, only the preview lines, or nothing while the code is edited. */
  state: 'open' | 'preview' | 'hidden';
  html: Readonly<Record<string, string>> | undefined;
  translate: Translate;
}

/** A demo's source: the telling lines while collapsed, all of it when open. TypeScript is part of the document. */
export function DemoCode({ id, block, variant, state, html, translate }: DemoCodeProps) {
  const open = state === 'open';
  const [js, setJs] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (variant !== 'JS' || !open || js !== undefined) return undefined;
    let gone = false;
    fetchExtras(block.extrasHref).then(
      ({ jsHtml }) => {
        if (gone) return;
        setFailed(false);
        setJs(jsHtml);
      },
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [variant, open, js, block.extrasHref]);
  const region = `${block.region}c`;
  const showJs = variant === 'JS' && js !== undefined;
  return (
    <>
      {block.hasPreview ? (
        <div className={styles.preview} data-code-block="" data-open={state === 'preview' ? '' : undefined}>
          <Adopted id={`${block.region}p`} html={html?.[`${block.region}p`]} />
        </div>
      ) : null}
      <div id={id} className={styles.code} data-code-block="" data-open={open ? '' : undefined}>
        <button type="button" className={styles.wrap} data-wrap-toggle="" suppressHydrationWarning>
          {translate('wrapLines')}
        </button>
        {failed && variant === 'JS' ? <p role="alert">{translate('codeNotLoaded')}</p> : null}
        {showJs ? <div dangerouslySetInnerHTML={{ __html: js }} /> : null}
        <div hidden={showJs}>
          <Adopted id={region} html={html?.[region]} />
        </div>
      </div>
    </>
  );
}
