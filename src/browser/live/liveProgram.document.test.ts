/** @jest-environment jsdom */
import { runProgram } from './liveProgram';

const SILENCE_MS = 8000;

/** An iframe that runs a program, the faults that are reported, and what its document does. */
function startDocument({ isIdle = false } = {}) {
  const iframe = document.body.appendChild(document.createElement('iframe'));
  const faults: string[] = [];
  const runner = runProgram(
    iframe,
    {},
    { direction: 'ltr', scheme: 'light', theme: '', rules: '' },
    {
      onShown: () => undefined,
      onFault: (fault) => faults.push(fault),
      onHeight: () => undefined,
    },
  );
  const send = (data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { data, source: iframe.contentWindow }));
  if (!isIdle) runner.run({ code: '', modules: {} });
  return {
    faults,
    load: () => iframe.dispatchEvent(new Event('load')),
    report: () => send({ kind: 'live-ready' }),
    show: () => send({ kind: 'live-shown', run: 1 }),
    close: runner.close,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reports an iframe as silent if edited code has put another document into it', () => {
  const { faults, load, report, show } = startDocument();
  load();
  report();
  show();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual([]);
  load();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual(['silent']);
});

it('lets edited code load the document of the iframe again', () => {
  const { faults, load, report, show } = startDocument();
  report();
  load();
  show();
  load();
  report();
  show();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual([]);
});

it('expects nothing of a ready iframe as long as there is no program', () => {
  const { faults, load, report } = startDocument({ isIdle: true });
  load();
  report();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual([]);
});

it('ignores the iframe after it is closed', () => {
  const { faults, load, close } = startDocument();
  close();
  load();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual([]);
});
