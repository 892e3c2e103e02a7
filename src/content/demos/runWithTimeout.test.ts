import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { runWithTimeout, EndlessError } from './runWithTimeout';

function Loop(): ReactNode {
  return createElement(Loop);
}

describe('runWithTimeout', () => {
  it('returns what the task returns, and throws what it throws', () => {
    const error = new Error('own');
    expect(runWithTimeout(() => 'drawn')).toBe('drawn');
    expect(() =>
      runWithTimeout(() => {
        throw error;
      }),
    ).toThrow(error);
  });

  it.each<[string, () => unknown]>([
    [
      'a loop',
      () => {
        for (;;);
      },
    ],
    ['a component that draws itself', () => renderToString(createElement(Loop))],
    ['a pattern that tries everything', () => /^(\w+\s?)*$/.test(`${'lamp '.repeat(40)}!`)],
    [
      'what catches everything',
      () => {
        for (;;)
          try {
            JSON.parse('{');
          } catch {
            continue;
          }
      },
    ],
  ])('ends %s', (_what, task) => {
    expect(() => runWithTimeout(task, 300)).toThrow(EndlessError);
    expect(renderToString(createElement('b', null, 'next'))).toBe('<b>next</b>');
  });
});
