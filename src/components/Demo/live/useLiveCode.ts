import { useCallback, useEffect, useState, useMemo } from 'react';
import type { Compiled, CompileFault } from '../../../browser/live/compileDemo';
import {
  discardEdit,
  keepEdit,
  keptEdit,
  openLiveCode,
  retryLiveCode,
  turnLiveCode,
  typeLiveCode,
  type KeptEdit,
  type LiveCode,
} from '../../../model/demos/liveCode';
import type { InBoth, DemoExtras } from '../../../model/demos/demo';
import type { CodeVariant } from '../../../model/settings/codeSettings';
import { compileModules, type Program } from '../../../browser/live/liveProgram';

/** Who types is not interrupted by every key. */
const TYPING_PAUSE_MS = 300;

interface LiveCodeState {
  readonly code: LiveCode;
  readonly type: (text: string) => void;
  /** Settles the question that `code.refused` asks. */
  readonly keep: () => void;
  readonly discard: () => void;
}

/** The code of a demo while it is edited, in the language that is chosen for all demos as far as it can follow. */
export function useLiveCode(
  original: InBoth,
  variant: CodeVariant,
  before: KeptEdit | undefined,
  removeTypes: (code: string) => Compiled,
  onEdit: (edit: KeptEdit | undefined) => void,
): LiveCodeState {
  const [code, setCode] = useState(() => openLiveCode(original, variant, before));
  const [asked, setAsked] = useState<CodeVariant>();
  // The reader may have chosen another language since, in any toolbar of the page.
  if (asked !== variant) {
    setAsked(variant);
    setCode(turnLiveCode(code, variant, (text) => removeTypes(text).code));
  }
  const { text, refused } = code;
  useEffect(() => {
    if (!refused) return undefined;
    const retry = () => setCode((current) => retryLiveCode(current, (typed) => removeTypes(typed).code));
    const timer = setTimeout(retry, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, refused, removeTypes]);
  useEffect(() => onEdit(keptEdit(code)), [code, onEdit]);
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

/** The program of a text: compiled at once when it is opened, and a moment after the last key while it is typed. */
export function useProgram(
  text: string,
  modules: DemoExtras['modules'],
  compile: (code: string) => Compiled,
): ProgramState {
  const compiledModules = useMemo(() => compileModules(modules, compile), [modules, compile]);
  const [state, setState] = useState<ProgramState>({ program: undefined, fault: undefined });
  const isFirst = state.program === undefined && state.fault === undefined;
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const { code, fault } = compile(text);
        setState(({ program }) => {
          if (fault) return { program, fault };
          // Spaces and comments compile to the same program; what the reader has done in the demo then stays.
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
