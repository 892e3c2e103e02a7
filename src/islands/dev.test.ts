/** @jest-environment jsdom */
import type { Problem } from '../model/Problem';
import { createProblemBox } from './dev';

const problem = (line: number): Problem => ({
  file: 'data/a.md',
  line,
  column: 3,
  code: 'broken-link',
  message: 'Page /<b>x/ does not exist',
  hint: 'did you mean /y/?',
});
const box = () => document.querySelector('[role="alert"]');
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

describe('the box of content problems', () => {
  const { show } = createProblemBox();
  afterEach(() => show([]));

  it('shows each problem with its place and its hint, as text', () => {
    show([problem(7), problem(9)]);
    expect(box()?.textContent).toContain('2 problems');
    expect(box()?.querySelectorAll('li')[1]?.textContent).toBe(
      'data/a.md:9:3 broken-link: Page /<b>x/ does not exist (did you mean /y/?)',
    );
  });

  it('goes away when no problem is left', () => {
    show([problem(7)]);
    show([]);
    expect(box()).toBeNull();
  });

  it('is closed by Escape or its button, and stays closed until the problems change', () => {
    show([problem(7)]);
    press('a');
    expect(box()).not.toBeNull();
    press('Escape');
    show([problem(7)]);
    expect(box()).toBeNull();
    show([problem(8)]);
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    box()?.querySelector('button')?.click();
    expect(box()).toBeNull();
  });
});
