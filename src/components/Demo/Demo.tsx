import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import {
  getCodeVariant,
  getServerCodeVariant,
  subscribeCodeVariant,
} from '../../browser/settings/codeVariant';
import { demoNameFromHash } from '../../model/demos/demoNameFromHash';
import type { DemoBlock } from '../../model/demos/DemoBlock';
import { Adopted } from '../Adopted/Adopted';
import type { Translate } from '../Translations/Translations';
import { DemoCode } from './DemoCode';
import { DemoToolbar } from './DemoToolbar';
import styles from './Demo.module.css';
import { useLiveDemo } from './useLiveDemo';

interface DemoProps {
  block: DemoBlock;
  html: Readonly<Record<string, string>> | undefined;
  direction: 'ltr' | 'rtl';
  translate: Translate;
}

/** A live demo with its toolbar and its source. The demo itself is drawn at build and comes to life when seen. */
export function Demo({ block, html, direction, translate }: DemoProps) {
  const { name, region, display } = block;
  const codeId = useId();
  const [codeOpen, setCodeOpen] = useState(display.defaultCodeOpen ?? false);
  const [scheme, setScheme] = useState<'light' | 'dark'>();
  const variant = useSyncExternalStore(subscribeCodeVariant, getCodeVariant, getServerCodeVariant);
  const live = useLiveDemo(block, direction);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // An address like `#SaveButton.tsx` opens that demo's code.
    const open = () => {
      if (demoNameFromHash(window.location.hash) !== name) return;
      setCodeOpen(true);
      section.current?.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [name]);
  const reset = useCallback(() => live.reset(), [live]);
  const background = display.bg === true ? 'true' : (display.bg ?? 'outlined');
  return (
    <section ref={section} className={styles.demo} id={`${name}.tsx`} aria-label={name}>
      <div
        className={styles.stage}
        data-background={background}
        data-mui-color-scheme={scheme}
        dir={live.direction}
        style={{ maxInlineSize: display.maxWidth, minBlockSize: display.height }}
      >
        {live.error ? (
          <div className={styles.error} role="alert">
            <p>{translate(live.error.kind === 'load' ? 'demoNotLoaded' : 'demoCrashed')}</p>
            <pre dir="ltr">{live.error.message}</pre>
            {live.error.kind === 'load' ? (
              <button type="button" onClick={() => window.location.reload()}>
                {translate('reload')}
              </button>
            ) : null}
          </div>
        ) : null}
        <Adopted id={region} html={html?.[region]} className={styles.live} attributes={live.attributes} />
      </div>
      {display.hideToolbar ? null : (
        <>
          <DemoToolbar
            block={block}
            variant={variant}
            codeId={codeId}
            codeOpen={codeOpen}
            scheme={scheme}
            direction={live.direction}
            onToggleCode={() => setCodeOpen(!codeOpen)}
            onScheme={setScheme}
            onDirection={live.setDirection}
            onReset={reset}
            translate={translate}
          />
          <DemoCode
            id={codeId}
            block={block}
            variant={variant}
            open={codeOpen}
            html={html}
            translate={translate}
          />
        </>
      )}
    </section>
  );
}
