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

  it('undoes a global change, and reports it in place of an error that it causes', () => {
    const { parse } = JSON;
    const task = () => {
      Object.assign(JSON, { parse: undefined });
      return JSON.parse('{}') as unknown;
    };
    expect(() => runWithTimeout(task)).toThrow('it changes JSON.parse for the whole page');
    expect(JSON.parse).toBe(parse);
  });

  it.each<[string, () => unknown]>([
    [
      'a loop',
      () => {
        for (;;);
      },
    ],
    ['a component that renders itself', () => renderToString(createElement(Loop))],
    [
      'a regular expression with exponential backtracking',
      () => /^(\w+\s?)*$/.test(`${'lamp '.repeat(40)}!`),
    ],
    [
      'code that catches every error',
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
