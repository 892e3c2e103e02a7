import type { DemoKit, LiveParts } from '../../model/demos/demo';
import {
  type LiveFault,
  type LiveLook,
  type LivePartsMessage,
  type LiveReport,
  type LiveRequest,
  parseLiveReport,
} from '../../model/demos/liveMessages';
import { createMessageBudget } from '../../model/demos/messageBudget';
import { packageName } from '../../model/demos/specifiers';
import { fetchText } from '../fetching/fetchOnce';
import { isFrom } from '../isFrom';

/** The program of a live document: a demo and its modules as CommonJS. */
export type Program = Pick<LiveRequest, 'code' | 'modules'>;

interface ProgramEvents {
  /** The iframe shows the program that was sent last. */
  readonly onShown: () => void;
  /** `line` and `module` are those of a syntax error. */
  readonly onFault: (
    fault: LiveFault | 'silent' | 'notLoaded' | 'flooding',
    message: string,
    line?: number,
    module?: string,
  ) => void;
  readonly onHeight: (height: number) => void;
  /** The reader has pressed in the iframe. */
  readonly onUsed?: () => void;
}

/** Runs one program after the other in a live document. */
export interface Runner {
  readonly run: (program: Program) => void;
  readonly look: (look: LiveLook) => void;
  readonly close: () => void;
}

/** Milliseconds without a message after which an iframe has failed to load or is stuck in a loop. */
const SILENCE_MS = 8000;

const REQUIRE = /\brequire\(\s*['"]([^'".][^'"]*)['"]\s*\)/g;

/** Lists the packages that a program imports, as CommonJS; each once. */
export function listPackages({ code, modules }: Program): string[] {
  const codes = [code, ...Object.values(modules)].join('\n');
  return [...new Set(Array.from(codes.matchAll(REQUIRE), ([, specifier = '']) => packageName(specifier)))];
}

/** Fetches the parts of some packages. @throws if one could not be loaded */
async function fetchParts(needed: readonly (readonly [string, LiveParts])[]): Promise<LivePartsMessage> {
  const hrefs = Object.assign({}, ...needed.map(([, part]) => part.hrefs)) as LiveParts['hrefs'];
  const parts = await Promise.all(
    Object.entries(hrefs).map(async ([name, href]) => [name, await fetchText(href)] as const),
  );
  const sheets = new Set(needed.flatMap(([, part]) => part.sheets ?? []));
  return {
    kind: 'live-parts',
    sheets: await Promise.all(Array.from(sheets, (href) => fetchText(href))),
    parts: Object.fromEntries(parts),
    tables: Object.fromEntries(needed.map(([name, { table }]) => [name, table])),
  };
}

/**
 * Runs programs in an iframe: waits until it is ready, gives it the packages that a program imports, drops
 * outdated reports, and reports an iframe that stops responding.
 * @param liveParts the packages that programs may import
 */
export function runProgram(
  iframe: HTMLIFrameElement,
  liveParts: DemoKit['liveParts'],
  first: LiveLook,
  events: ProgramEvents,
): Runner {
  let ready = false;
  /** Documents that the iframe has loaded, and those that are its own. */
  let loaded = 0;
  let reported = 0;
  let number = 0;
  let program: Program | undefined;
  let look = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  /** Packages that the iframe's document has. */
  const given = new Set<string>();

  const send = (kind: LiveRequest['kind']) => {
    if (!ready || !program) return;
    link.send({ kind, run: number, ...program, ...look });
  };
  /** Sends the program, after the packages that the iframe lacks. */
  const start = async () => {
    if (!ready || !program) return;
    const run = number;
    const needed = listPackages(program).flatMap((name) => {
      const part = liveParts[name];
      return part && !given.has(name) ? [[name, part] as const] : [];
    });
    if (needed.length > 0) {
      const message = await fetchParts(needed).catch(() => undefined);
      if (isClosed || run !== number) return;
      if (!message) {
        clearTimeout(timer);
        events.onFault('notLoaded', '');
        return;
      }
      for (const [name] of needed) given.add(name);
      link.send(message);
      expectAnswer();
    }
    send('live-run');
  };
  const expectAnswer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => events.onFault(ready ? 'silent' : 'notLoaded', ''), SILENCE_MS);
  };
  const handleReport = (report: LiveReport) => {
    switch (report.kind) {
      case 'live-ready':
        // Another document has replaced the former one, if there was one.
        reported += 1;
        ready = true;
        given.clear();
        if (program) void start();
        else clearTimeout(timer);
        break;
      case 'live-used':
        events.onUsed?.();
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
        events.onFault(report.fault, report.message, report.line, report.module);
        break;
    }
  };
  const link = connectTo(iframe, handleReport, () => {
    clearTimeout(timer);
    events.onFault('flooding', '');
  });
  /** Edited code can put another document into the iframe, which never reports that it is ready. */
  const noticeDocument = () => {
    loaded += 1;
    if (loaded > reported) expectAnswer();
  };
  iframe.addEventListener('load', noticeDocument);
  return {
    run: (next) => {
      program = next;
      number += 1;
      expectAnswer();
      link.renew();
      void start();
    },
    look: (next) => {
      look = next;
      send('live-look');
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      iframe.removeEventListener('load', noticeDocument);
      link.close();
    },
  };
}

/** The connection to a live document. */
interface LiveConnection {
  readonly send: (message: LiveRequest | LivePartsMessage) => void;
  /** Gives the iframe a full budget of messages, for its next program. */
  readonly renew: () => void;
  /** Stops listening. */
  readonly close: () => void;
}

/**
 * Listens to a live document; ignores messages from other windows and invalid messages. Stops listening and calls
 * `onFlood` if the iframe, or an iframe that edited code has put into it, sends too many messages.
 */
function connectTo(
  iframe: HTMLIFrameElement,
  onReport: (report: LiveReport) => void,
  onFlood: () => void,
): LiveConnection {
  let budget = createMessageBudget();
  const listen = (event: MessageEvent<unknown>) => {
    const { source } = event;
    if (source === null || !isFrom(source, iframe.contentWindow)) return;
    // Reading `data` takes time in proportion to its size, so it is not read of any other iframe.
    const report = source === iframe.contentWindow ? parseLiveReport(event.data) : undefined;
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
    send: (message) => iframe.contentWindow?.postMessage(message, '*'),
    renew: () => {
      budget = createMessageBudget();
    },
    close: () => window.removeEventListener('message', listen),
  };
}
