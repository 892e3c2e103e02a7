/** @jest-environment jsdom */

import { keepFocus } from './keepFocus';

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;

/** The edited code takes the focus into its frame; returns what has it afterwards. */
async function takeFocus(): Promise<string | undefined> {
  find('iframe').focus();
  window.dispatchEvent(new Event('blur'));
  await jest.advanceTimersByTimeAsync(0);
  return document.activeElement?.localName;
}

describe('the focus that edited code takes', () => {
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<textarea></textarea><iframe tabindex="0"></iframe>';
    const frame = find('iframe');
    const matches = frame.matches.bind(frame);
    // The pointer rests over the frame.
    jest
      .spyOn(frame, 'matches')
      .mockImplementation((selector: string) => selector === ':hover' || matches(selector));
    ({ stop } = keepFocus());
    find('textarea').focus();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('is given back to a reader who types while the pointer rests over the frame', async () => {
    find('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expect(await takeFocus()).toBe('textarea');
  });

  it('stays in the frame that a reader points to', async () => {
    find('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    find('iframe').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(await takeFocus()).toBe('iframe');
  });
});
