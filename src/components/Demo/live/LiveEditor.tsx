import { type MouseEvent, useCallback, useId, useMemo, useRef, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { FileFault } from '../../../browser/live/compileProgram';
import type { Editing } from '../../../browser/live/loadEditing';
import type { Editor, EditorOptions } from '../../../browser/live/openEditor';
import type { ByCodeVariant, DemoBlock, DemoExtras, DemoKit, DemoLook } from '../../../model/demos/demo';
import { type FileTexts, MAIN_FILE, nameOfFile, nameOfMain } from '../../../model/demos/demoFiles';
import { modulePath } from '../../../model/demos/liveMessages';
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
  /** Path of the file that is edited. */
  file: string;
  /** ID of its tab, if the demo has several. */
  tab: string | undefined;
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
  const { id, block, file, tab, variant, look, chosen, edit, onEdit, host, onReset, loaded, translate } =
    props;
  const { editing, extras, kit } = loaded;
  const text = useCallback(
    (key: TextKey, values?: Readonly<Record<string, string | number>>) =>
      translateWith(editing.texts, key, values),
    [editing.texts],
  );
  const hintId = useId();
  const group = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const main = chosen ?? extras.code;
  const sources = useMemo<FileTexts>(() => ({ [MAIN_FILE]: main, ...extras.modules }), [main, extras]);
  const { code, type, keep, discard } = useLiveCode(
    sources,
    variant,
    edit,
    editing.compiler.removeTypes,
    onEdit,
  );
  const { program, fault: compileFault } = useProgram(code.files, extras, editing);
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
  const label = text('editorName', { name: nameOfFile(file, code.variant) || block.name });
  // The compiler accepts some programs that the browser refuses.
  const syntaxFault = compileFault ?? (fault?.kind === 'syntax' ? refusedBy(fault, sources) : undefined);
  const typeInFile = useCallback((next: string) => type(file, next), [type, file]);
  useEditor(
    group,
    field,
    editing.editor.openEditor,
    code.files[file]?.text ?? '',
    syntaxFault?.file === file ? syntaxFault.line : undefined,
    { file, label, describedBy: hintId, onChange: typeInFile },
  );

  const faultText = () => {
    if (syntaxFault) {
      const { file: at, line, message } = syntaxFault;
      const name = at === MAIN_FILE ? nameOfMain(block.name, code.variant) : nameOfFile(at, code.variant);
      return block.files
        ? text('editorSyntaxIn', { name: name ?? at, line, message })
        : text('editorSyntax', { line, message });
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
    <div id={id} className="live-demo-editing" role={tab && 'tabpanel'} aria-labelledby={tab}>
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

/** Returns the place of a syntax error for which the browser has refused a program. */
function refusedBy({ message, line = 1, module = '' }: ProgramFault, sources: FileTexts): FileFault {
  const file = Object.keys(sources).find((path) => modulePath('', path) === module) ?? MAIN_FILE;
  return { file, line, message };
}

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Opens an editor of a file in an element and keeps its text and the mark of its fault in sync; `onChange` receives what
 * the reader types.
 */
function useEditor(
  entrance: ElementRef,
  field: ElementRef,
  open: (entrance: HTMLElement, field: HTMLElement, options: EditorOptions) => Editor,
  text: string,
  faultLine: number | undefined,
  { file, label, describedBy, onChange }: Omit<EditorOptions, 'value'>,
): void {
  const editor = useRef<Editor>(undefined);
  const current = useRef(text);
  useEffect(() => {
    current.current = text;
  }, [text]);
  useEffect(() => {
    if (!entrance.current || !field.current) return undefined;
    const opened = open(entrance.current, field.current, {
      value: current.current,
      file,
      label,
      describedBy,
      onChange,
    });
    editor.current = opened;
    return () => {
      editor.current = undefined;
      opened.close();
    };
  }, [entrance, field, open, file, label, describedBy, onChange]);
  useEffect(() => editor.current?.setValue(text), [text]);
  useEffect(() => editor.current?.markLine(faultLine), [text, faultLine, file]);
}
