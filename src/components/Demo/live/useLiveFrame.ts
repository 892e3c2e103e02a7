import { useEffect, useRef, useState, type RefObject } from 'react';
import { runProgram, type Program, type Runner } from '../../../browser/live/liveProgram';
import type { DemoLook } from '../../../model/demos/demo';
import type { LiveFault } from '../../../model/demos/liveMessages';

export interface FrameFault {
  readonly kind: LiveFault | 'silent' | 'notLoaded';
  readonly message: string;
}

interface LiveFrameState {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly fault: FrameFault | undefined;
  /** Another number is another frame: one that does not answer is given up. */
  readonly generation: number;
  /** Height of what the frame shows. */
  readonly height: number;
}

/** Menus and dialogs open inside of the frame and need room, however little the demo itself takes. */
const MIN_HEIGHT = 320;

function schemeOfPage(): 'light' | 'dark' {
  return document.documentElement.dataset.muiColorScheme === 'dark' ? 'dark' : 'light';
}

function wholeLook({ direction, scheme }: DemoLook): Required<DemoLook> {
  return { direction, scheme: scheme ?? schemeOfPage() };
}

/** Runs programs in the frame that the returned reference is given to, in the look of the demo or else of the page. */
export function useLiveFrame(program: Program | undefined, look: DemoLook): LiveFrameState {
  const frame = useRef<HTMLIFrameElement>(null);
  const runner = useRef<Runner>(undefined);
  const current = useRef(look);
  const [fault, setFault] = useState<FrameFault>();
  const isSilent = useRef(false);
  const latest = useRef(program);
  const [generation, setGeneration] = useState(0);
  const [height, setHeight] = useState(MIN_HEIGHT);
  useEffect(() => {
    if (!frame.current) return undefined;
    const own = runProgram(frame.current, wholeLook(current.current), {
      onShown: () => {
        isSilent.current = false;
        setFault(undefined);
      },
      onFault: (kind, message) => {
        isSilent.current = kind === 'silent';
        setFault({ kind, message });
      },
      onHeight: (pixels) => setHeight(Math.max(pixels, MIN_HEIGHT)),
    });
    runner.current = own;
    isSilent.current = false;
    if (latest.current) own.run(latest.current);
    return own.close;
  }, [generation]);
  useEffect(() => {
    if (!program || program === latest.current) return;
    latest.current = program;
    // Code that runs in circles hears of nothing any more.
    if (isSilent.current) setGeneration((before) => before + 1);
    else runner.current?.run(program);
  }, [program]);
  useEffect(() => {
    current.current = look;
    const follow = () => runner.current?.look(wholeLook(look));
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ['data-mui-color-scheme'] });
    return () => observer.disconnect();
  }, [look]);
  return { frame, fault, generation, height };
}
