import { parseLiveReport, type LiveReport, type LiveRequest } from '../../model/demos/liveMessages';

/** A live frame as the page talks to it. */
export interface LiveFrame {
  readonly send: (request: LiveRequest) => void;
  /** Stops listening. */
  readonly close: () => void;
}

/** Listens to a live frame: messages of any other window, and of another shape, are left alone. */
export function connectFrame(frame: HTMLIFrameElement, onReport: (report: LiveReport) => void): LiveFrame {
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
