import { type MouseEvent, useCallback, useId, useRef, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Editing } from '../../../browser/live/loadEditing';
import type { Editor, EditorOptions } from '../../../browser/live/openEditor';
import type { ByCodeVariant, DemoBlock, DemoExtras, DemoKit, DemoLook } from '../../../model/demos/demo';
import type { SavedEdit } from '../../../model/demos/liveCode';
import type { CodeVariant } from '../../../model/settings/codeSettings';
import { translate as translateWith } from '../../../model/languages/translate';
import type { TextKey } from '../../../model/languages/textKeys';
import type { Translate } from '../../Translations';
import { useLiveCode, useProgram } from './useLiveCode';
import { useLiveProgram, type ProgramFault } from './useLiveProgram';

export interface LiveDemoProps {
  id: string;
  block: DemoBlock;
  /** The code language that the reader has chosen for all demos. */
  variant: CodeVariant;
  look: DemoLook;
  /** The code that the choices of a playground mean, instead of the source. */
  chosen?: ByCodeVariant | undefined;
  /** The edit from the last time that the editor was open. */
  edit: SavedEdit | undefined;
  onEdit: (edit: SavedEdit | undefined) => void;
  /** Element that shows the result of the edit. */
  host: RefObject<HTMLElement | null>;
  /** Discards the edit. */
  onReset: () => void;
  textsHref: string;
  translate: Translate;
}

/** Code and data for live editing of one demo. */
export interface LoadedDemo {
  readonly editing: Editing;
  readonly extras: DemoExtras;
  readonly kit: DemoKit;
}

/** Faults after which only a new iframe can show a result. */
const ENDS: readonly ProgramFault['kind'][] = ['silent', 'flooding', 'notLoaded'];
const LANGUAGE: Readonly<Record<CodeVariant, string>> = { TS: 'TypeScript', JS: 'JavaScript' };

/**
 * An editor below the demo; the result of the edited code replaces the demo. Enter moves the focus into the
 * editor, Escape out of it, and Tab indents. Errors are shown above the code while typing.
 */
export function LiveEditor(props: LiveDemoProps & { loaded: LoadedDemo }) {
  const { id, block, variant, look, chosen, edit, onEdit, host, onReset, loaded, translate } = props;
  const { editing, extras, kit } = loaded;
  const { compileDemo, removeTypes } = editing.compiler;
  const text = useCallback(
    (key: TextKey, values?: Readonly<Record<string, string | number>>) =>
      translateWith(editing.texts, key, values),
    [editing.texts],
  );
  const hintId = useId();
  const group = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { code, type, keep, discard } = useLiveCode(
    chosen ?? extras.code,
    variant,
    edit,
    removeTypes,
    onEdit,
  );
  const { program, fault: compileFault } = useProgram(code.text, extras, compileDemo);
  const { iframe, fault, isShown, generation, height, restart } = useLiveProgram(
    program,
    kit.liveParts,
    look,
    host,
  );
  const isSettled = isShown || fault !== undefined || compileFault !== undefined;
  useEffect(() => {
    if (isSettled) host.current?.parentElement?.removeAttribute('aria-busy');
  }, [isSettled, host]);
  // The controls of a playground, which cannot follow an edit.
  const panel = document.getElementById(`${block.region}f`)?.parentElement?.parentElement;
  const label = text('editorName', { name: block.name });
  // The compiler accepts some programs that the browser refuses.
  const syntaxFault = compileFault ?? (fault?.kind === 'syntax' ? fault : undefined);
  useEditor(group, field, editing.editor.openEditor, code.text, syntaxFault?.line, {
    label,
    describedBy: hintId,
    onChange: type,
  });

  const faultText = () => {
    if (syntaxFault) {
      return text('editorSyntax', { line: syntaxFault.line ?? 1, message: syntaxFault.message });
    }
    switch (fault?.kind) {
      case undefined:
      case 'syntax':
        return '';
      case 'threw':
        return text('editorThrew', { message: fault.message });
      case 'noModule':
        return text('editorNoModule', { name: fault.message });
      case 'noComponent':
        return text('editorNoComponent');
      case 'silent':
        return text('editorSilent');
      case 'flooding':
        return text('editorFlooding');
      case 'notLoaded':
        return translate('needsNetwork');
    }
  };

  /** The button goes with what it resets, and the controls can be used again. */
  const resetAndFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const group = currentTarget.parentElement;
    onReset();
    setTimeout(() => group?.querySelector<HTMLElement>('select, input:not([type=radio]), :checked')?.focus());
  };

  return (
    <div id={id} className="live-demo-editing">
      <LiveResult
        host={host}
        iframe={iframe}
        href={block.documentHref ? `${kit.liveHref}#demo` : kit.liveHref}
        title={text('editorResult', { name: block.name })}
        height={height}
        generation={generation}
        isEnded={fault?.kind === 'flooding'}
      />
      {edit && panel
        ? createPortal(
            <>
              <p role="status" dir="auto">
                {text('playgroundPaused')}
              </p>
              <button type="button" onClick={resetAndFocus}>
                {translate('resetDemo')}
              </button>
            </>,
            panel,
          )
        : null}
      <div className="live-demo-lead">
        <p id={hintId} className="live-demo-hint" dir="auto">
          {text('editorHint')}
        </p>
        <p className="live-demo-fault" role="status" dir="auto">
          {faultText()}
        </p>
      </div>
      <div
        ref={group}
        className="live-demo-group"
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
      >
        <div ref={field} className="live-demo-field" dir="ltr" translate="no" />
      </div>
      {code.refused ? (
        <div className="live-demo-question" role="alert">
          <p dir="auto">{text('editorNotConverted', { language: LANGUAGE[code.refused] })}</p>
          <button type="button" onClick={keep}>
            {text('editorKeep', { language: LANGUAGE[code.variant] })}
          </button>
          <button type="button" onClick={discard}>
            {text('editorDiscard')}
          </button>
        </div>
      ) : null}
      {!compileFault && fault && ENDS.includes(fault.kind) ? (
        <div className="live-demo-question">
          <button type="button" onClick={restart}>
            {translate('tryAgain')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

interface LiveResultProps {
  host: RefObject<HTMLElement | null>;
  iframe: RefObject<HTMLIFrameElement | null>;
  href: string;
  title: string;
  height: number;
  generation: number;
  /** The iframe was removed; an empty box keeps its place. */
  isEnded: boolean;
}

/**
 * The iframe that runs the edited code and replaces the demo. `allow-forms` lets demos receive submit events;
 * the document's content security policy blocks the submission. Without `allow-same-origin`, the document
 * cannot access the page.
 */
function LiveResult({ host, iframe, href, title, height, generation, isEnded }: LiveResultProps) {
  if (!host.current) return null;
  if (isEnded) return createPortal(<div style={{ blockSize: height }} />, host.current);
  return createPortal(
    <iframe
      key={generation}
      ref={iframe}
      className="live-demo-iframe"
      src={href}
      title={title}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      style={{ blockSize: height }}
    />,
    host.current,
  );
}

type ElementRef = RefObject<HTMLElement | null>;

/** Opens an editor in an element and keeps its text and the mark of its fault in sync; `onChange` receives what the reader types. */
function useEditor(
  entrance: ElementRef,
  field: ElementRef,
  open: (entrance: HTMLElement, field: HTMLElement, options: EditorOptions) => Editor,
  text: string,
  faultLine: number | undefined,
  { label, describedBy, onChange }: Omit<EditorOptions, 'value'>,
): void {
  const editor = useRef<Editor>(undefined);
  const first = useRef(text);
  useEffect(() => {
    if (!entrance.current || !field.current) return undefined;
    const opened = open(entrance.current, field.current, {
      value: first.current,
      label,
      describedBy,
      onChange,
    });
    editor.current = opened;
    return () => {
      editor.current = undefined;
      opened.close();
    };
  }, [entrance, field, open, label, describedBy, onChange]);
  useEffect(() => editor.current?.setValue(text), [text]);
  useEffect(() => editor.current?.markLine(faultLine), [text, faultLine]);
}
