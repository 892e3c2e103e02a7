/** @jest-environment jsdom */

let pressed: Element | null;
let framesAsked: number;

/** Loads the module again for each test, because it adds up the wait across all calls. */
async function load(): Promise<() => Promise<void>> {
  jest.resetModules();
  return (await import('./documentMoments')).whenAnswered;
}

beforeEach(() => {
  jest.useFakeTimers();
  pressed = null;
  framesAsked = 0;
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector) => (selector === ':active' ? pressed : null));
  const next = window.requestAnimationFrame;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    framesAsked += 1;
    return next(callback);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('work that waits for the answer to a press', () => {
  const begin = (whenAnswered: () => Promise<void>) => {
    const done = jest.fn();
    void whenAnswered().then(done);
    return done;
  };

  it('begins after a frame if nothing is pressed', async () => {
    const done = begin(await load());
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(50);
    expect(done).toHaveBeenCalledTimes(1);
    expect(framesAsked).toBe(1);
  });

  it('begins after the frame in which the press has ended', async () => {
    pressed = document.body;
    const done = begin(await load());
    await jest.advanceTimersByTimeAsync(500);
    expect(done).not.toHaveBeenCalled();
    pressed = null;
    await jest.advanceTimersByTimeAsync(50);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('begins one frame later if the press ends after the frame that was waited for', async () => {
    pressed = document.body;
    const done = begin(await load());
    requestAnimationFrame(() => {
      pressed = null;
    });
    await jest.advanceTimersToNextTimerAsync();
    await jest.advanceTimersByTimeAsync(2);
    expect(pressed).toBeNull();
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(50);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('waits a second at most for a press that does not end, over all calls', async () => {
    pressed = document.body;
    const whenAnswered = await load();
    const first = begin(whenAnswered);
    await jest.advanceTimersByTimeAsync(950);
    expect(first).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(150);
    expect(first).toHaveBeenCalledTimes(1);
    const second = begin(whenAnswered);
    await jest.advanceTimersByTimeAsync(50);
    expect(second).toHaveBeenCalledTimes(1);
  });
});
