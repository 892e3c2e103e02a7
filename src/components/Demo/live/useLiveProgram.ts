import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { keepFocus } from '../../../browser/live/keepFocus';
import { runProgram, type Program, type Runner } from '../../../browser/live/liveProgram';
import { getShownMode, subscribeShownMode } from '../../../browser/settings/libraryMode';
import { getDemoRules } from '../../../browser/settings/storedTheme';
import { formatTheme } from '../../../model/demoTheme/ThemeChoices';
import type { DemoKit, DemoLook } from '../../../model/demos/demo';
import type { LiveFault, LiveLook } from '../../../model/demos/liveMessages';

export interface ProgramFault {
  readonly kind: LiveFault | 'silent' | 'notLoaded' | 'flooding';
  readonly message: string;
  /** Line of a syntax error. */
  readonly line?: number | undefined;
  /** The module with it, as in `LiveReport`. */
  readonly module?: string | undefined;
}

interface LiveProgram {
  readonly iframe: RefObject<HTMLIFrameElement | null>;
  readonly fault: ProgramFault | undefined;
  /** Whether a program has been shown. */
  readonly isShown: boolean;
  /** Key of the iframe. An iframe that does not respond or floods the page is replaced by one with a new key. */
  readonly generation: number;
  /** Height of the iframe's content, in px. */
  readonly height: number;
  /** Runs the program again in a new iframe. */
  readonly restart: () => void;
}

/** In px, if the height of the demo is unknown. */
const MIN_HEIGHT = 160;

function wholeLook({ direction, scheme, theme }: DemoLook): LiveLook {
  const rules = theme ? getDemoRules() : '';
  return { direction, scheme: scheme ?? getShownMode(), theme: formatTheme(theme ?? {}), rules };
}

/**
 * Runs programs in the iframe with the returned ref, in the look of the demo, or else of the page.
 * @param host the element of the stage that shows the iframe; the iframe is at least as high as the demo was,
 *   so that nothing moves
 */
export function useLiveProgram(
  program: Program | undefined,
  liveParts: DemoKit['liveParts'],
  look: DemoLook,
  host: RefObject<HTMLElement | null>,
): LiveProgram {
  const iframe = useRef<HTMLIFrameElement>(null);
  const runner = useRef<Runner>(undefined);
  const keeper = useRef<ReturnType<typeof keepFocus>>(undefined);
  useEffect(() => {
    keeper.current = keepFocus();
    return keeper.current.stop;
  }, []);
  const current = useRef(look);
  const [fault, setFault] = useState<ProgramFault>();
  const [isShown, setShown] = useState(false);
  /** The iframe cannot run another program. */
  const isStopped = useRef(false);
  const latest = useRef(program);
  const [generation, setGeneration] = useState(0);
  const [least] = useState(() => host.current?.parentElement?.getBoundingClientRect().height || MIN_HEIGHT);
  const [height, setHeight] = useState(least);
  const restart = useCallback(() => {
    setFault(undefined);
    setGeneration((before) => before + 1);
  }, []);
  useEffect(() => {
    if (!iframe.current) return undefined;
    const started = runProgram(iframe.current, liveParts, wholeLook(current.current), {
      onShown: () => {
        isStopped.current = false;
        setFault(undefined);
        setShown(true);
      },
      onFault: (kind, message, line, module) => {
        isStopped.current = kind === 'silent' || kind === 'flooding';
        setFault({ kind, message, line, module });
      },
      onUsed: () => {
        if (iframe.current) keeper.current?.enter(iframe.current);
      },
      // Reported in whole pixels.
      onHeight: (pixels) => setHeight(pixels - least < 1 ? least : pixels),
    });
    runner.current = started;
    isStopped.current = false;
    if (latest.current) started.run(latest.current);
    return started.close;
  }, [generation, least, liveParts]);
  useEffect(() => {
    if (!program || program === latest.current) return;
    latest.current = program;
    // Code in an endless loop receives no messages, so its iframe is replaced.
    if (isStopped.current) restart();
    else runner.current?.run(program);
  }, [program, restart]);
  useEffect(() => {
    current.current = look;
    const follow = () => runner.current?.look(wholeLook(look));
    follow();
    return subscribeShownMode(follow);
  }, [look]);
  return { iframe, fault, isShown, generation, height, restart };
}
