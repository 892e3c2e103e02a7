import { useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  getCodeVariant,
  getServerCodeVariant,
  showCodeVariantOf,
  subscribeCodeVariant,
} from '../../browser/settings/codeVariant';
import {
  getDirectionChoice,
  getServerDirectionChoice,
  subscribeDirection,
} from '../../browser/settings/directionChoice';
import { demoNameFromHash, type DemoBlock, type DemoLook } from '../../model/demos/demo';
import type { KeptEdit } from '../../model/demos/liveCode';
import type { Translate } from '../Translations';
import { DemoCode } from './DemoCode';
import { DemoStage } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import styles from './Demo.module.css';
import { LiveDemo } from './live/LiveDemo';
import { useMountedDemo } from './useMountedDemo';

interface DemoProps {
  block: DemoBlock;
  html: Readonly<Record<string, string>> | undefined;
  direction: 'ltr' | 'rtl';
  /**
   * `demo` is the language of the demo, if it is not the reader's. `interface` is the reader's language, if
   * the surrounding text is in another one.
   */
  languages: { readonly demo: string | undefined; readonly interface: string | undefined };
  /** Style sheets that the demo needs before it is mounted. */
  aliveStyles: readonly string[] | undefined;
  textsHref: string;
  translate: Translate;
}

function isNamedByAddress(name: string): boolean {
  return demoNameFromHash(window.location.hash) === name;
}

const subscribeNothing = () => () => {};
const returnFalse = () => false;

/**
 * A live demo with its toolbar and its source. The demo is prerendered at build time and mounted when it is
 * visible; the editor is loaded when the reader opens it.
 */
export function Demo(props: DemoProps) {
  const { block, html, direction, languages, aliveStyles, textsHref, translate } = props;
  const { name, display } = block;
  const codeId = useId();
  const editorId = useId();
  /**
   * On client navigation, the router scrolls before an effect could open the code, so it is open initially.
   */
  const isNamed = useSyncExternalStore(subscribeNothing, () => isNamedByAddress(name), returnFalse);
  const [codeOpen, setCodeOpen] = useState(isNamed || (display.defaultCodeOpen ?? false));
  /**
   * The reader's choice for this demo, and the page's direction at that time; a later change of that wins.
   */
  const [own, setOwn] = useState<{ readonly on: 'ltr' | 'rtl'; readonly look: DemoLook }>();
  const chosen = useSyncExternalStore(subscribeDirection, getDirectionChoice, getServerDirectionChoice);
  const pageDirection = chosen === 'auto' ? direction : chosen;
  const look = useMemo<DemoLook>(
    () => (own?.on === pageDirection ? own.look : { ...own?.look, direction: pageDirection }),
    [own, pageDirection],
  );
  const setLook = (next: DemoLook) => setOwn({ on: pageDirection, look: next });
  const [editing, setEditing] = useState(false);
  /** Number of resets while editing; the key of the editor. */
  const [resets, setResets] = useState(0);
  /** Kept while the editor is closed. An update of the site waits as long as there is an edit. */
  const [edit, setEdit] = useState<KeptEdit>();
  const chosenVariant = useSyncExternalStore(subscribeCodeVariant, getCodeVariant, getServerCodeVariant);
  const variant = block.isJavaScript ? 'JS' : chosenVariant;
  const state = useMountedDemo(block, aliveStyles, direction, look);
  const section = useRef<HTMLElement>(null);
  const result = useRef<HTMLDivElement>(null);
  // A layout effect, because the style sheet stops opening the code of an addressed demo when the runtime is
  // ready.
  useLayoutEffect(() => {
    const open = () => {
      if (!isNamedByAddress(name)) return;
      const { hash } = window.location;
      showCodeVariantOf(hash);
      setCodeOpen(true);
      // The browser and the router scroll to current ids and restore the position on return. Older spellings
      // of the fragment have no element, so scroll here, after the effect in which the router scrolls to the
      // top.
      if (!document.getElementById(hash.slice(1))) queueMicrotask(() => section.current?.scrollIntoView());
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [name]);
  const code = (editing && edit) || { variant };
  return (
    <section
      ref={section}
      className={styles.demo}
      id={`${name}.tsx`}
      aria-label={name}
      lang={languages.interface}
      data-edited={edit && ''}
    >
      <span id={`${name}.js`} />
      <DemoStage
        block={block}
        language={languages.demo}
        html={html}
        state={state}
        look={look}
        editing={editing}
        translate={translate}
      >
        <div ref={result} className={styles.result} />
      </DemoStage>
      {display.hideToolbar ? null : (
        <>
          <DemoToolbar
            block={block}
            variant={variant}
            code={code}
            codeId={editing ? editorId : codeId}
            codeOpen={codeOpen || editing}
            look={look}
            editing={editing}
            textsHref={textsHref}
            onToggleCode={() => {
              setCodeOpen(!codeOpen && !editing);
              setEditing(false);
            }}
            onLook={setLook}
            onReset={() => {
              setEdit(undefined);
              if (editing) setResets(resets + 1);
              else state.reset();
            }}
            onEdit={() => setEditing(!editing)}
            translate={translate}
          />
          <DemoCode
            id={codeId}
            block={block}
            variant={variant}
            state={editing ? 'hidden' : codeOpen ? 'open' : 'preview'}
            html={html}
            translate={translate}
          />
          {editing ? (
            <LiveDemo
              key={resets}
              id={editorId}
              block={block}
              variant={variant}
              look={look}
              edit={edit}
              onEdit={setEdit}
              host={result}
              textsHref={textsHref}
              translate={translate}
            />
          ) : null}
        </>
      )}
    </section>
  );
}
