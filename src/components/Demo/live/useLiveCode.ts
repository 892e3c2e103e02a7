import { useCallback, useEffect, useState, useMemo } from 'react';
import type { Compiled } from '../../../browser/live/compileDemo';
import type { FileFault } from '../../../browser/live/compileProgram';
import type { Editing } from '../../../browser/live/loadEditing';
import {
  discardEdit,
  keepEdit,
  savedEdit,
  openLiveCode,
  retryLiveCode,
  convertLiveCode,
  typeLiveCode,
  type SavedEdit,
  type LiveCode,
} from '../../../model/demos/liveCode';
import type { DemoExtras } from '../../../model/demos/demo';
import type { FileTexts } from '../../../model/demos/demoFiles';
import type { CodeVariant } from '../../../model/settings/codeSettings';
import type { Program } from '../../../browser/live/liveProgram';

/** Delay after the last key, so that typing is not interrupted. */
const TYPING_PAUSE_MS = 300;

interface LiveCodeState {
  readonly code: LiveCode;
  readonly type: (path: string, text: string) => void;
  /** Keeps the edit in its language, if it could not be converted (`code.refused`). */
  readonly keep: () => void;
  /** Discards the edit of each file that could not be, and shows its original in the chosen language. */
  readonly discard: () => void;
}

/**
 * Returns the edited code of a demo, in the language chosen for all demos if the edit can be converted. Another
 * original, which the choices of a playground make, replaces the code.
 */
export function useLiveCode(
  original: FileTexts,
  variant: CodeVariant,
  before: SavedEdit | undefined,
  removeTypes: (code: string) => Compiled,
  onEdit: (edit: SavedEdit | undefined) => void,
): LiveCodeState {
  const [code, setCode] = useState(() => openLiveCode(original, variant, before));
  const [asked, setAsked] = useState<CodeVariant>();
  const [from, setFrom] = useState(original);
  if (from !== original) {
    setFrom(original);
    setCode(openLiveCode(original, variant));
  }
  // The reader may have changed the language in any toolbar of the page.
  if (asked !== variant) {
    setAsked(variant);
    setCode(convertLiveCode(code, variant, (text) => removeTypes(text).code));
  }
  const { files, refused } = code;
  useEffect(() => {
    if (!refused) return undefined;
    const retry = () => setCode((current) => retryLiveCode(current, (typed) => removeTypes(typed).code));
    const timer = setTimeout(retry, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [files, refused, removeTypes]);
  useEffect(() => onEdit(savedEdit(code)), [code, onEdit]);
  return {
    code,
    type: useCallback((path, next) => setCode((current) => typeLiveCode(current, path, next)), []),
    keep: useCallback(() => setCode(keepEdit), []),
    discard: useCallback(
      () => setCode((current) => discardEdit(current, (typed) => removeTypes(typed).code)),
      [removeTypes],
    ),
  };
}

interface ProgramState {
  /** The last program that could be compiled. */
  readonly program: Program | undefined;
  readonly fault: FileFault | undefined;
}

/** Compiles the files of a demo: immediately at first, later `TYPING_PAUSE_MS` after the last key. */
export function useProgram(
  files: LiveCode['files'],
  extras: DemoExtras,
  { compiler, programs, sheets }: Editing,
): ProgramState {
  const compile = useMemo(
    () => programs.createCompiler(extras, compiler.compileDemo, sheets?.compileSheet),
    [programs, extras, compiler, sheets],
  );
  const [state, setState] = useState<ProgramState>({ program: undefined, fault: undefined });
  const isFirst = state.program === undefined && state.fault === undefined;
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const texts = Object.entries(files).map(([path, { text }]) => [path, text] as const);
        const { program: next, fault } = compile(Object.fromEntries(texts));
        setState(({ program }) => {
          if (fault) return { program, fault };
          // If only spaces or comments changed, the demo keeps its state.
          return {
            program: program && programs.isSameProgram(program, next) ? program : next,
            fault: undefined,
          };
        });
      },
      isFirst ? 0 : TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [files, compile, programs, isFirst]);
  return state;
}
