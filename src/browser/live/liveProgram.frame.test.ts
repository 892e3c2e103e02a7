/** @jest-environment jsdom */
import { runProgram } from './liveProgram';

const SILENCE_MS = 8000;

/** A frame that runs a program, the faults that are reported, and what its document does. */
function startFrame({ isIdle = false } = {}) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const faults: string[] = [];
  const runner = runProgram(
    frame,
    {},
    { direction: 'ltr', scheme: 'light', theme: '', rules: '' },
    {
      onShown: () => undefined,
      onFault: (fault) => faults.push(fault),
      onHeight: () => undefined,
    },
  );
  const send = (data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow }));
  if (!isIdle) runner.run({ code: '', modules: {} });
  return {
    faults,
    load: () => frame.dispatchEvent(new Event('load')),
    report: () => send({ kind: 'live-ready' }),
    show: () => send({ kind: 'live-shown', run: 1 }),
    close: runner.close,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reports a frame as silent if edited code has put another document into it', () => {
  const { faults, load, report, show } = startFrame();
  load();
  report();
  show();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual([]);
  load();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual(['silent']);
});

it('lets edited code load the document of the frame again', () => {
  const { faults, load, report, show } = startFrame();
  report();
  load();
  show();
  load();
  report();
  show();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual([]);
});

it('expects nothing of a ready frame as long as there is no program', () => {
  const { faults, load, report } = startFrame({ isIdle: true });
  load();
  report();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual([]);
});

it('ignores the frame after it is closed', () => {
  const { faults, load, close } = startFrame();
  close();
  load();
  jest.advanceTimersByTime(SILENCE_MS);
  expect(faults).toEqual([]);
});
