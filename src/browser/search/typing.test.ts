import { createFakeClock } from '../../../tests/unit/createFakeClock';
import { isComposing, watchTyping } from './typing';

function watch() {
  const field = new EventTarget();
  const clock = createFakeClock();
  const pauses = watchTyping(clock);
  const stop = pauses.watch(field);
  const settled: string[] = [];
  return {
    clock,
    settled,
    stop,
    key: (type: 'keydown' | 'keyup', code: string) =>
      field.dispatchEvent(Object.assign(new Event(type), { code })),
    wait: (name: string) => void pauses.next().then(() => settled.push(name)),
  };
}

describe('a pause in typing', () => {
  it('begins at once if nothing is typed', async () => {
    const { clock, settled, wait } = watch();
    wait('pasted');
    await clock.pass(0);
    expect(settled).toEqual(['pasted']);
  });

  it('begins a moment after the last key, not between letters', async () => {
    const { clock, settled, key, wait } = watch();
    for (const code of ['KeyB', 'KeyU', 'KeyT']) {
      key('keydown', code);
      wait(code);
      await clock.pass(100);
      key('keyup', code);
      await clock.pass(50);
      expect(settled).toEqual([]);
    }
    await clock.pass(10);
    expect(settled.toSorted()).toEqual(['KeyB', 'KeyT', 'KeyU']);
  });

  it('does not begin while a second key, pressed before the first one was released, is down', async () => {
    const { clock, settled, key, wait } = watch();
    key('keydown', 'KeyB');
    key('keydown', 'KeyU');
    key('keyup', 'KeyB');
    wait('answer');
    await clock.pass(200);
    expect(settled).toEqual([]);
    key('keyup', 'KeyU');
    await clock.pass(60);
    expect(settled).toEqual(['answer']);
  });

  it('begins after 300 ms if a key is never released', async () => {
    const { clock, settled, key, wait } = watch();
    key('keydown', 'KeyV');
    wait('answer');
    await clock.pass(299);
    expect(settled).toEqual([]);
    await clock.pass(1);
    expect(settled).toEqual(['answer']);
    expect(clock.waiting()).toBe(0);
  });

  it('is detected until the watch ends', async () => {
    const { clock, settled, key, wait, stop } = watch();
    stop();
    key('keydown', 'KeyB');
    wait('answer');
    await clock.pass(0);
    expect(settled).toEqual(['answer']);
  });
});

it('detects keys of an input method, including the one that ends a composition in WebKit', () => {
  const press = (init: Partial<KeyboardEvent>) => isComposing(init as KeyboardEvent);
  expect(press({ isComposing: true })).toBe(true);
  expect(press({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(press({ isComposing: false, keyCode: 13 })).toBe(false);
});
