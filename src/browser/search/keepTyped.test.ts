/** @jest-environment jsdom */
import { keepKey, startKeeping, takeTyped } from './keepTyped';

function press(...keys: string[]): boolean[] {
  return keys.map((key) => keepKey(new KeyboardEvent('keydown', { key })));
}

afterEach(() => {
  takeTyped();
  document.body.replaceChildren();
});

describe('keepKey', () => {
  it('takes nothing before the search was asked for', () => {
    expect(press('a', 'Backspace', 'Escape')).toEqual([false, false, false]);
    expect(takeTyped()).toBe('');
  });

  it('takes letters in their order, with what was taken back', () => {
    startKeeping();
    press('b', 'u', '/', ' ', 'x', 'Backspace', '按');
    startKeeping();
    expect(takeTyped()).toBe('bu/ 按');
    expect(press('a')).toEqual([false]);
  });

  it('takes Enter behind letters, until it is taken back', () => {
    startKeeping();
    expect(press('Enter', 'b', 'u', 'Enter')).toEqual([false, true, true, true]);
    expect(takeTyped()).toBe('bu\n');
    startKeeping('bu\n');
    press('Backspace', 'o');
    expect(takeTyped()).toBe('bo');
  });

  it('leaves keys with a modifier, keys that are no letters, and what goes into a field', () => {
    startKeeping();
    expect(keepKey(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true }))).toBe(false);
    expect(press('Tab', 'ArrowDown', 'Shift')).toEqual([false, false, false]);
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    expect(press('a')).toEqual([false]);
    expect(takeTyped()).toBe('');
  });

  it('is called off by Escape', () => {
    startKeeping();
    expect(press('a', 'Escape', 'b')).toEqual([true, true, false]);
    expect(takeTyped()).toBe('');
  });
});
