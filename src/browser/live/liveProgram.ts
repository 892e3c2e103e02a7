import type { DemoLook, DemoExtras } from '../../model/demos/demo';
import {
  type LiveFault,
  type LiveReport,
  type LiveRequest,
  parseLiveReport,
  modulePath,
} from '../../model/demos/liveMessages';
import type { Compiled } from './compileDemo';

/** What runs in a live frame: a demo and its modules as CommonJS. */
export type Program = Pick<LiveRequest, 'code' | 'modules'>;

interface ProgramEvents {
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

/** A live frame as the page talks to it. */
interface LiveFrame {
  readonly send: (request: LiveRequest) => void;
  /** Stops listening. */
  readonly close: () => void;
}

/** Listens to a live frame: messages of any other window, and of another shape, are left alone. */
function connectFrame(frame: HTMLIFrameElement, onReport: (report: LiveReport) => void): LiveFrame {
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || source === null) return;
    const report = parseLiveReport(data);
    if (report) onReport(report);
  };
  window.addEventListener('message', listen);
  return {
    // A document with an opaque origin can't be named; it was opened by this page and nobody else can reach it.
    send: (request) => frame.contentWindow?.postMessage(request, '*'),
    close: () => window.removeEventListener('message', listen),
  };
}

type Compile = (code: string) => Compiled;

function compileModule(path: string, text: string, compile: Compile): string {
  if (path.endsWith('.json')) return `module.exports = JSON.parse(${JSON.stringify(text)});`;
  const { code, fault } = compile(text);
  if (!fault) return code;
  // Told like whatever else a module throws, and only where the edited code still imports it.
  const message = `${path}:${fault.line}: ${fault.message}`;
  return `throw new SyntaxError(${JSON.stringify(message)});`;
}

/**
 * The modules beside a demo as CommonJS, by their path without extension; one that can't be understood throws when it
 * is loaded.
 */
export function compileModules(
  modules: DemoExtras['modules'],
  compile: Compile,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, { TS }]) => [modulePath('', path), compileModule(path, TS, compile)]),
  );
}
