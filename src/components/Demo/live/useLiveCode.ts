import { useCallback, useEffect, useState, useMemo } from 'react';
import type { Compiled, CompileFault } from '../../../browser/live/compileDemo';
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
import type { ByCodeVariant, DemoExtras } from '../../../model/demos/demo';
import type { CodeVariant } from '../../../model/settings/codeSettings';
import { compileModules, type Program } from '../../../browser/live/liveProgram';

/** Delay after the last key, so that typing is not interrupted. */
const TYPING_PAUSE_MS = 300;

interface LiveCodeState {
  readonly code: LiveCode;
  readonly type: (text: string) => void;
  /** Keeps the edit in its language, if it could not be converted (`code.refused`). */
  readonly keep: () => void;
  /** Discards such an edit and shows the original in the chosen language. */
  readonly discard: () => void;
}

/**
 * Returns the edited code of a demo, in the language chosen for all demos if the edit can be converted. Another
 * original, which the choices of a playground make, replaces the code.
 */
export function useLiveCode(
  original: ByCodeVariant,
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
  const { text, refused } = code;
  useEffect(() => {
    if (!refused) return undefined;
    const retry = () => setCode((current) => retryLiveCode(current, (typed) => removeTypes(typed).code));
    const timer = setTimeout(retry, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, refused, removeTypes]);
  useEffect(() => onEdit(savedEdit(code)), [code, onEdit]);
  return {
    code,
    type: useCallback((next) => setCode((current) => typeLiveCode(current, next)), []),
    keep: useCallback(() => setCode(keepEdit), []),
    discard: useCallback(
      () => setCode((current) => discardEdit(current, current.refused ?? current.variant)),
      [],
    ),
  };
}

interface ProgramState {
  /** The last program that could be compiled. */
  readonly program: Program | undefined;
  readonly fault: CompileFault | undefined;
}

/** Compiles a text: immediately at first, later `TYPING_PAUSE_MS` after the last key. */
export function useProgram(
  text: string,
  extras: DemoExtras,
  compile: (code: string) => Compiled,
): ProgramState {
  const compiledModules = useMemo(() => compileModules(extras, compile), [extras, compile]);
  const [state, setState] = useState<ProgramState>({ program: undefined, fault: undefined });
  const isFirst = state.program === undefined && state.fault === undefined;
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const { code, fault } = compile(text);
        setState(({ program }) => {
          if (fault) return { program, fault };
          // If only spaces or comments changed, the program is the same and the demo keeps its state.
          const isSame = program?.code === code && program.modules === compiledModules;
          return { program: isSame ? program : { code, modules: compiledModules }, fault: undefined };
        });
      },
      isFirst ? 0 : TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, compile, compiledModules, isFirst]);
  return state;
}
