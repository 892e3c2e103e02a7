import { useEffect, useRef, useState, type RefObject } from 'react';
import { runProgram, type Program, type Runner } from '../../../browser/live/runProgram';
import type { DemoLook } from '../../../model/demos/DemoLook';
import type { LiveFault } from '../../../model/demos/liveMessages';

export interface FrameFault {
  readonly kind: LiveFault | 'silent' | 'notLoaded';
  readonly message: string;
}

interface LiveFrameState {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly fault: FrameFault | undefined;
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
  const [height, setHeight] = useState(MIN_HEIGHT);
  useEffect(() => {
    if (!frame.current) return undefined;
    const own = runProgram(frame.current, wholeLook(current.current), {
      onShown: () => setFault(undefined),
      onFault: (kind, message) => setFault({ kind, message }),
      onHeight: (pixels) => setHeight(Math.max(pixels, MIN_HEIGHT)),
    });
    runner.current = own;
    return own.close;
  }, []);
  useEffect(() => {
    if (program) runner.current?.run(program);
  }, [program]);
  useEffect(() => {
    current.current = look;
    const follow = () => runner.current?.look(wholeLook(look));
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ['data-mui-color-scheme'] });
    return () => observer.disconnect();
  }, [look]);
  return { frame, fault, height };
}
