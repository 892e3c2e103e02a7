import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { track } from '../../browser/analytics/track';
import {
  getCodeVariant,
  getServerCodeVariant,
  showCodeVariantOf,
  subscribeCodeVariant,
} from '../../browser/settings/codeVariant';
import {
  CAN_MOVE,
  claimAddress,
  isAddressed,
  leaveRow,
  openInRow,
  TRY_BUTTON,
} from '../../browser/demos/tryInPlace';
import { importLazily } from '../../browser/fetching/importLazily';
import {
  getDirectionChoice,
  getServerDirectionChoice,
  subscribeDirection,
} from '../../browser/settings/directionChoice';
import { getDemoTheme, getServerDemoTheme, subscribeDemoTheme } from '../../browser/settings/demoTheme';
import { demoNameFromHash, mayHaveProps, type DemoBlock, type DemoLook } from '../../model/demos/demo';
import { MAIN_FILE, nameOfFile } from '../../model/demos/demoFiles';
import type { SavedEdit } from '../../model/demos/liveCode';
import type { Translate } from '../Translations';
import { DemoCode } from './DemoCode';
import type * as Files from './DemoFiles';
import type { ShownCode } from './demoExtras';
import { DemoStage } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import { PartBoundary } from '../PartBoundary';
import { NeedsNetwork } from './NeedsNetwork';
import { LiveDemo } from './live/LiveDemo';
import type * as TryIt from './TryControls';
import { Adopted } from '../Adopted';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { usePlayground } from './usePlayground';
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

interface WholeDemoProps extends DemoProps {
  edit: SavedEdit | undefined;
  setEdit: (edit: SavedEdit | undefined) => void;
}

function isNamedByAddress(name: string): boolean {
  return demoNameFromHash(window.location.hash) === name;
}

const subscribeNothing = () => () => {};
const returnFalse = () => false;

/** A demo of a page, or the playground of an API page, which is collapsed at first. */
export function Demo(props: DemoProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The reader may have opened it before, or follow an address with choices.
  useEffect(() => {
    const { current } = details;
    if (!current) return undefined;
    const hasProps = isAddressed(current) && mayHaveProps(new URLSearchParams(window.location.search));
    setOpen((current.open ||= hasProps));
    const openFor = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>(TRY_BUTTON);
      if (!button || button.dataset.try !== current.dataset.of) return;
      // Where a move loads frames again, the editor starts again; the address has the choices.
      claimAddress(current);
      if (!CAN_MOVE) flushSync(() => setOpen(false));
      openInRow(current, button);
      setOpen(true);
    };
    document.addEventListener('click', openFor);
    return () => document.removeEventListener('click', openFor);
  }, []);
  const { block, languages, translate } = props;
  /** Kept while the editor is closed. An update of the site waits as long as there is an edit. */
  const [edit, setEdit] = useState<SavedEdit>();
  const hasEdited = useRef(false);
  const saveEdit = useCallback(
    (next: SavedEdit | undefined) => {
      if (next && !hasEdited.current) track({ name: 'demo_edit', demo: block.name });
      hasEdited.current ||= next !== undefined;
      setEdit(next);
    },
    [block.name],
  );
  const region = () => document.querySelector(`[data-region="${block.region}"]`);
  const whole = (
    <PartBoundary holder={region}>
      <WholeDemo {...props} edit={edit} setEdit={saveEdit} />
    </PartBoundary>
  );
  const onToggle = () => {
    const { current } = details;
    if (!current) return;
    if (!current.open) return leaveRow(current);
    claimAddress(current);
    setOpen(true);
  };
  if (!block.isTryIt) return whole;
  return (
    <details
      ref={details}
      className="api-try"
      name="try"
      data-of={block.playground}
      data-anchor={block.anchor}
      lang={languages.interface}
      onToggle={onToggle}
    >
      <summary data-waits="">
        <bdi>{translate('tryIt', { name: block.playground ?? '' })}</bdi>
      </summary>
      {isOpen ? whole : null}
    </details>
  );
}

/**
 * A live demo with its toolbar and its source. The demo is prerendered at build time and mounted when it is
 * visible; the editor is loaded when the reader opens it.
 */
function WholeDemo(props: WholeDemoProps) {
  const { block, html, direction, languages, aliveStyles, textsHref, edit, setEdit, translate } = props;
  const { name, display, playground, region } = block;
  const codeId = `${region}-code`;
  const editorId = `${region}-editor`;
  const isNamed = useSyncExternalStore(subscribeNothing, () => isNamedByAddress(name), returnFalse);
  const [codeOpen, setCodeOpen] = useState(isNamed || (display.defaultCodeOpen ?? false));
  /** The reader's choice, and the page's direction at that time; a later change of that wins. */
  const [chosenLook, setChosenLook] = useState<{ readonly on: 'ltr' | 'rtl'; readonly look: DemoLook }>();
  const chosen = useSyncExternalStore(subscribeDirection, getDirectionChoice, getServerDirectionChoice);
  const pageDirection = chosen === 'auto' ? direction : chosen;
  const theme = useSyncExternalStore(subscribeDemoTheme, getDemoTheme, getServerDemoTheme);
  const look = useMemo<DemoLook>(
    () => ({
      ...(chosenLook?.on === pageDirection
        ? chosenLook.look
        : { ...chosenLook?.look, direction: pageDirection }),
      theme,
    }),
    [chosenLook, pageDirection, theme],
  );
  const [isEdited, setEditing] = useState(edit !== undefined);
  const editing = isEdited || block.isTryIt === true;
  const [resets, setResets] = useState(0);
  const [attempt, setAttempt] = useState(1);
  const [isEditorMissing, setEditorMissing] = useState(false);
  const [tryIt, setTryIt] = useState<typeof TryIt>();
  useEffect(() => {
    if (block.isTryIt) importLazily(() => import('./TryControls')).then(setTryIt, () => {});
  }, [block.isTryIt, attempt]);
  const [files, setFiles] = useState<typeof Files>();
  const [chosenFile, setFile] = useState(MAIN_FILE);
  const isOpen = codeOpen || editing;
  const hasFiles = block.files !== undefined && isOpen;
  useEffect(() => {
    // Without the tabs, there are links to the files.
    if (hasFiles) importLazily(() => import('./DemoFiles')).then(setFiles, () => {});
  }, [hasFiles, attempt]);
  const chosenVariant = useSyncExternalStore(subscribeCodeVariant, getCodeVariant, getServerCodeVariant);
  const variant = block.isJavaScript ? 'JS' : chosenVariant;
  /** Whether the controls of an API page are there; those of other pages are in the document. */
  const [drawn, setDrawn] = useState(false);
  const { play, failed, retry, reset: resetChoices } = usePlayground(block, drawn, theme?.density);
  const state = useMountedDemo(block, aliveStyles, direction, look, play);
  const section = useRef<HTMLElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const around = () => section.current;
  // A layout effect: when the island is alive, the style sheet no longer opens the code of an addressed demo.
  useLayoutEffect(() => {
    const open = () => {
      if (!isNamedByAddress(name)) return;
      const { hash } = window.location;
      showCodeVariantOf(hash);
      setCodeOpen(true);
      // The browser scrolls to current ids and restores the position on return. Older spellings of the fragment have
      // no element.
      if (!document.getElementById(hash.slice(1))) section.current?.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [name]);
  const code: ShownCode = (editing && edit) || {
    variant,
    files: play ? { [MAIN_FILE]: { text: play.code[variant] } } : {},
  };
  const file = files && isOpen && nameOfFile(chosenFile, code.variant) !== undefined ? chosenFile : MAIN_FILE;
  const panelId = editing ? editorId : file === MAIN_FILE ? codeId : `${region}-beside`;
  const tab = hasFiles ? files?.tabIdOf(block, file) : undefined;
  /** What a reader has typed cannot follow the controls. */
  const isPaused = editing && edit !== undefined;
  const reset = () => {
    setEdit(undefined);
    resetChoices();
    if (editing) setResets(resets + 1);
    else state.reset();
  };
  const stage = (
    <DemoStage
      block={block}
      language={languages.demo}
      html={html}
      state={state}
      look={look}
      editing={editing && !isEditorMissing}
      translate={translate}
    >
      <div ref={result} className="demo-result" />
    </DemoStage>
  );
  const shown = playground ? (
    <div className="demo-play">
      {stage}
      <div className="playground-controls">
        {failed ? <NeedsNetwork role="status" onRetry={retry} translate={translate} /> : null}
        <div inert={isPaused}>
          {block.isTryIt ? (
            <div id={`${region}f`}>
              {tryIt ? (
                <tryIt.TryControls block={block} textsHref={textsHref} attempt={attempt} onDrawn={setDrawn} />
              ) : null}
            </div>
          ) : (
            <Adopted id={`${region}f`} html={html?.[`${region}f`]} />
          )}
        </div>
      </div>
    </div>
  ) : (
    stage
  );
  const toolbar = display.hideToolbar ? null : (
    <PartBoundary holder={around}>
      <DemoToolbar
        block={block}
        variant={variant}
        code={code}
        file={file}
        codeId={panelId}
        codeOpen={isOpen}
        look={look}
        editing={editing}
        textsHref={textsHref}
        onToggleCode={() => {
          setCodeOpen(!codeOpen && !editing);
          setEditing(false);
        }}
        onLook={(next) => setChosenLook({ on: pageDirection, look: next })}
        onReset={reset}
        onEdit={() => setEditing(!editing)}
        translate={translate}
      />
    </PartBoundary>
  );
  return (
    <section
      ref={section}
      className="demo-root"
      id={`${name}.tsx`}
      aria-label={playground ? translate('playgroundName', { name: playground }) : name}
      data-playground={playground}
      lang={languages.interface}
      data-edited={edit && ''}
    >
      <span id={`${name}.js`} />
      {display.themeSwitch && block.isThemed ? (
        <ThemeSwitch
          codeRegion={`${region}t`}
          codeHtml={html?.[`${region}t`]}
          isCodeHidden={isOpen}
          translate={translate}
        >
          {shown}
          {toolbar}
        </ThemeSwitch>
      ) : (
        <>
          {shown}
          {toolbar}
        </>
      )}
      {display.hideToolbar ? null : (
        <>
          {block.files ? (
            <PartBoundary holder={around}>
              <div className="demo-files" data-open={isOpen ? '' : undefined}>
                {files && isOpen ? (
                  <files.DemoFiles
                    block={block}
                    variant={code.variant}
                    file={file}
                    panelId={panelId}
                    onFile={setFile}
                    translate={translate}
                  />
                ) : (
                  <Adopted id={`${region}n`} html={html?.[`${region}n`]} />
                )}
              </div>
            </PartBoundary>
          ) : null}
          <PartBoundary holder={around}>
            <DemoCode
              id={codeId}
              block={block}
              variant={variant}
              state={
                editing || file !== MAIN_FILE
                  ? 'hidden'
                  : codeOpen
                    ? 'open'
                    : block.isLong
                      ? 'part'
                      : 'preview'
              }
              html={html}
              play={play}
              tab={editing || file !== MAIN_FILE ? undefined : tab}
              translate={translate}
            />
            {files && file !== MAIN_FILE && !editing ? (
              <files.FileCode
                key={file}
                id={panelId}
                block={block}
                file={file}
                variant={code.variant}
                translate={translate}
              />
            ) : null}
          </PartBoundary>
          {editing ? (
            <PartBoundary holder={around}>
              <LiveDemo
                key={resets}
                attempt={attempt}
                failed={isEditorMissing}
                onFailed={setEditorMissing}
                onRetry={() => setAttempt(attempt + 1)}
                id={editorId}
                file={file}
                tab={tab}
                block={block}
                variant={variant}
                look={look}
                chosen={play?.code}
                edit={edit}
                onEdit={setEdit}
                host={result}
                onReset={reset}
                textsHref={textsHref}
                translate={translate}
              />
            </PartBoundary>
          ) : null}
        </>
      )}
    </section>
  );
}
