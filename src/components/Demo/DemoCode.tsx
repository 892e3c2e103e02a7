import { useEffect, useState } from 'react';
import type { ShownChoices } from '../../browser/demos/playground';
import type { CodeVariant } from '../../model/settings/codeSettings';
import type { DemoBlock, ByCodeVariant } from '../../model/demos/demo';
import { Adopted } from '../Adopted';
import { Icon } from '../Icon';
import { Tip } from '../Tip';
import type { Translate } from '../Translations';
import { fetchExtras, shownText, type ShownCode } from './demoExtras';
import { useCopying } from '../useCopying';
import { useTrustedHtml } from '../useTrustedHtml';

interface DemoCodeProps {
  id: string;
  block: DemoBlock;
  variant: CodeVariant;
  /** Shows all of the code, a part of it that scrolls, only the preview lines, or nothing while the code is edited. */
  state: 'open' | 'part' | 'preview' | 'hidden';
  html: Readonly<Record<string, string>> | undefined;
  /** What a reader has chosen: its code is shown instead of the source. */
  play?: ShownChoices | undefined;
  /** ID of the tab of the file, if the demo has several. */
  tab?: string | undefined;
  translate: Translate;
}

/**
 * A demo's source: the preview lines while collapsed, all of it when open. The document contains the
 * TypeScript source, highlighted only if it is initially open. Other variants are fetched; if that fails, the
 * TypeScript source stays.
 */
export function DemoCode({ id, block, variant, state, html, play, tab, translate }: DemoCodeProps) {
  const open = state === 'open';
  const { extrasHref, display } = block;
  const isOther = variant === 'JS' && !block.isJavaScript;
  const isNeeded = !play && (open ? isOther || !display.defaultCodeOpen : isOther && state === 'part');
  const [fetched, setFetched] = useState<ByCodeVariant>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || fetched) return undefined;
    let gone = false;
    fetchExtras(extrasHref).then(
      ({ codeHtml }) => {
        if (gone) return;
        setFailed(false);
        setFetched(codeHtml);
      },
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [isNeeded, fetched, extrasHref, variant]);
  const shownHtml = (play?.html ?? fetched)?.[variant];
  const trusted = useTrustedHtml(shownHtml ?? '');
  const region = `${block.region}c`;
  return (
    <>
      {block.hasPreview ? (
        <div className="demo-preview" data-code-block="" data-open={state}>
          <Adopted id={`${block.region}p`} html={html?.[`${block.region}p`]} />
        </div>
      ) : null}
      <div
        id={id}
        className={`demo-code${block.codeSize ?? ''}`}
        data-code-block=""
        data-open={state}
        role={tab && 'tabpanel'}
        aria-labelledby={tab}
      >
        {block.codeSize?.startsWith(' long') ? (
          <button
            type="button"
            className="wrap demo-wrap"
            data-wrap-toggle=""
            aria-label={translate('wrapLines')}
            suppressHydrationWarning
          >
            <Tip>{translate('wrapLines')}</Tip>
          </button>
        ) : null}
        {failed && isOther ? <p role="alert">{translate('codeNotLoaded')}</p> : null}
        {shownHtml === undefined ? null : <div ref={play?.reveal} dangerouslySetInnerHTML={trusted} />}
        <div hidden={shownHtml !== undefined}>
          <Adopted id={region} html={html?.[region]} />
        </div>
      </div>
    </>
  );
}

interface DemoCopyProps {
  block: DemoBlock;
  code: ShownCode;
  /** Path of the file that is shown. */
  file: string;
  tabIndex: number;
  translate: Translate;
}

/** Copies the shown file of a demo in the shown language. Confirms success briefly, and reports failure. */
export function DemoCopy({ block, code, file, tabIndex, translate }: DemoCopyProps) {
  const read = async () => shownText(code, file, await fetchExtras(block.extrasHref));
  const texts = {
    copied: translate('copied'),
    unread: translate('partNotLoaded'),
    refused: translate('copyFailed'),
  };
  const [state, copy] = useCopying(read, { name: 'copy', label: 'demo', demo: block.name }, texts);
  const name = translate(state === 'copied' ? 'copied' : 'copy');
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        data-waits=""
        data-done={state === 'copied' ? '' : undefined}
        aria-label={name}
        onClick={copy}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />
        <Tip>{name}</Tip>
      </button>
      {state === 'unread' || state === 'refused' ? <span className="demo-notice">{texts[state]}</span> : null}
    </>
  );
}
