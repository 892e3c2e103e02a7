import type { DemoLook, DemoExtras } from '../../model/demos/demo';
import {
  type LiveFault,
  type LiveReport,
  type LiveRequest,
  parseLiveReport,
  modulePath,
} from '../../model/demos/liveMessages';
import { createMessageBudget } from '../../model/demos/messageBudget';
import { isFrom } from '../isFrom';
import type { Compiled } from './compileDemo';

/** The program of a live frame: a demo and its modules as CommonJS. */
export type Program = Pick<LiveRequest, 'code' | 'modules'>;

interface ProgramEvents {
  /** The frame shows the program that was sent last. */
  readonly onShown: () => void;
  readonly onFault: (fault: LiveFault | 'silent' | 'notLoaded' | 'flooding', message: string) => void;
  readonly onHeight: (height: number) => void;
}

/** Runs one program after the other in a live frame. */
export interface Runner {
  readonly run: (program: Program) => void;
  readonly look: (look: Required<DemoLook>) => void;
  readonly close: () => void;
}

/** Milliseconds without a message after which a frame has failed to load or is stuck in a loop. */
const SILENCE_MS = 8000;

/**
 * Runs programs in a frame: waits until it is ready, drops outdated reports, and reports a frame that stops
 * responding.
 */
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
  const handleReport = (report: LiveReport) => {
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
  const link = connectFrame(frame, handleReport, () => {
    clearTimeout(timer);
    events.onFault('flooding', '');
  });
  return {
    run: (next) => {
      program = next;
      number += 1;
      expectAnswer();
      link.renew();
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

/** The connection to a live frame. */
interface LiveFrame {
  readonly send: (request: LiveRequest) => void;
  /** Gives the frame a full budget of messages, for its next program. */
  readonly renew: () => void;
  /** Stops listening. */
  readonly close: () => void;
}

/**
 * Listens to a live frame; ignores messages from other windows and invalid messages. Stops listening and calls
 * `onFlood` if the frame, or a frame that edited code has put into it, sends too many messages.
 */
function connectFrame(
  frame: HTMLIFrameElement,
  onReport: (report: LiveReport) => void,
  onFlood: () => void,
): LiveFrame {
  let budget = createMessageBudget();
  const listen = (event: MessageEvent<unknown>) => {
    const { source } = event;
    if (source === null || !isFrom(source, frame.contentWindow)) return;
    // Reading `data` takes time in proportion to its size, so it is not read of any other frame.
    const report = source === frame.contentWindow ? parseLiveReport(event.data) : undefined;
    if (!budget.spend(report !== undefined, event.timeStamp)) {
      window.removeEventListener('message', listen);
      onFlood();
    } else if (report) {
      onReport(report);
    }
  };
  window.addEventListener('message', listen);
  return {
    // An opaque origin cannot be a target origin. Only this page opened the document and can reach it.
    send: (request) => frame.contentWindow?.postMessage(request, '*'),
    renew: () => {
      budget = createMessageBudget();
    },
    close: () => window.removeEventListener('message', listen),
  };
}

type Compile = (code: string) => Compiled;

function compileModule(path: string, text: string, compile: Compile): string {
  if (path.endsWith('.json')) return `module.exports = JSON.parse(${JSON.stringify(text)});`;
  const { code, fault } = compile(text);
  if (!fault) return code;
  // Reported like any error thrown by a module, and only if the edited code still imports the module.
  const message = `${path}:${fault.line}: ${fault.message}`;
  return `throw new SyntaxError(${JSON.stringify(message)});`;
}

/**
 * Compiles the modules of a demo to CommonJS, by path without extension. A module with a syntax error throws
 * when it is loaded.
 */
export function compileModules(
  modules: DemoExtras['modules'],
  compile: Compile,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, { TS }]) => [modulePath('', path), compileModule(path, TS, compile)]),
  );
}
