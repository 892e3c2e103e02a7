import type { DemoLook } from '../../model/demos/demo';
import type { LiveFault, LiveReport, LiveRequest } from '../../model/demos/liveMessages';
import { connectFrame } from './connectFrame';

/** What runs in a live frame: a demo and its modules as CommonJS. */
export type Program = Pick<LiveRequest, 'code' | 'modules'>;

export interface ProgramEvents {
  /** The frame shows what was sent last. */
  readonly onShown: () => void;
  readonly onFault: (fault: LiveFault | 'silent' | 'notLoaded', message: string) => void;
  readonly onHeight: (height: number) => void;
}

/** A live frame that runs one program after the other. */
export interface Runner {
  readonly run: (program: Program) => void;
  readonly look: (look: Required<DemoLook>) => void;
  readonly close: () => void;
}

/** A frame that has said nothing for so long has not loaded, or runs in circles. */
const SILENCE_MS = 8000;

/** Runs programs in a frame: waits until it is there, drops what is outdated, and notices when it does not answer. */
export function runProgram(
  frame: HTMLIFrameElement,
  first: Required<DemoLook>,
  events: ProgramEvents,
): Runner {
  let ready = false;
  let number = 0;
  let program: Program | undefined;
  let look = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (kind: LiveRequest['kind']) => {
    if (!ready || !program) return;
    link.send({ kind, run: number, ...program, ...look });
  };
  const expectAnswer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => events.onFault(ready ? 'silent' : 'notLoaded', ''), SILENCE_MS);
  };
  const hear = (report: LiveReport) => {
    switch (report.kind) {
      case 'live-ready':
        ready = true;
        send('live-run');
        break;
      case 'live-height':
        events.onHeight(report.height);
        break;
      case 'live-shown':
        if (report.run !== number) return;
        clearTimeout(timer);
        events.onShown();
        break;
      case 'live-fault':
        if (report.run !== number) return;
        clearTimeout(timer);
        events.onFault(report.fault, report.message);
        break;
    }
  };
  const link = connectFrame(frame, hear);
  return {
    run: (next) => {
      program = next;
      number += 1;
      expectAnswer();
      send('live-run');
    },
    look: (next) => {
      look = next;
      send('live-look');
    },
    close: () => {
      clearTimeout(timer);
      link.close();
    },
  };
}
