import { useEffect, useMemo, useState } from 'react';
import type { CompileFault, Compiled } from '../../../browser/live/compileDemo';
import { compileModules, type Program } from '../../../browser/live/liveProgram';
import type { DemoExtras } from '../../../model/demos/demo';
import { TYPING_PAUSE_MS } from './typingPause';

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
