/** @jest-environment jsdom */
import type { Problem } from '../model/Problem';
import { createProblemBox, takeEdits, takeOver } from './dev';
import * as loader from './loader';
import { REMOVED } from './removed';

jest.mock('./loader');

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

describe('an edit of an open page', () => {
  const startLate = jest.mocked(loader.startLate);
  const NO_EDIT = { from: 1, html: {}, demos: {} };

  beforeEach(() => {
    startLate.mockClear();
    document.body.innerHTML =
      '<div id="_0"><p>one</p><details open><p>two</p></details><p>three</p></div>' +
      '<div class="island" data-island="demo" data-region="_1">old</div>';
  });

  it('replaces only what differs in a text: what a reader has opened stays open', () => {
    const details = document.querySelector('details');
    const html = { _0: '<p>one</p><p>new</p><details open=""><p>two</p></details><p>four</p>' };
    expect(takeOver({ ...NO_EDIT, html })).toBe(true);
    expect(document.getElementById('_0')?.textContent).toBe('onenewtwofour');
    document.querySelector('details')?.removeAttribute('open');
    const next = { _0: '<p>zero</p><details><p>two</p></details><p>four</p>' };
    const kept = document.querySelector('details');
    expect(takeOver({ ...NO_EDIT, html: next })).toBe(true);
    expect(document.querySelector('details')).toBe(kept);
    expect(details?.textContent).toBe('two');
    expect(document.getElementById('_0')?.textContent).toBe('zerotwofour');
  });

  it('puts a demo in the place of its former state, ends that, and starts it', () => {
    const removed = jest.fn();
    document.querySelector('[data-island]')?.addEventListener(REMOVED, removed);
    const demos = { _1: '<div class="island" data-island="demo" data-region="_1">new</div>' };
    expect(takeOver({ ...NO_EDIT, demos })).toBe(true);
    const [demo] = document.querySelectorAll('[data-island]');
    expect(demo?.textContent).toBe('new');
    expect(removed).toHaveBeenCalledTimes(1);
    expect(startLate).toHaveBeenCalledWith(demo);
  });

  it('is taken over with those that follow it', () => {
    const edits = ['one', 'two', 'three'].map((html, from) => ({ from, html: { _0: html }, demos: {} }));
    expect(takeEdits(edits, 1)).toBe(true);
    expect(document.getElementById('_0')?.textContent).toBe('three');
    const other = { from: 3, html: {}, demos: { _1: '<div data-island="demo" data-region="_1">new</div>' } };
    expect(takeEdits([...edits.slice(2), other], 2)).toBe(true);
    expect(document.body.textContent).toBe('threenew');
    expect(takeEdits(edits, 4)).toBe(false);
    expect(takeEdits(edits, undefined)).toBe(false);
  });

  it('is not taken over by a page that lacks one of its elements', () => {
    const { innerHTML } = document.body;
    expect(takeOver({ ...NO_EDIT, html: { _0: '<p>x</p>', _9: '<p>y</p>' } })).toBe(false);
    expect(document.body.innerHTML).toBe(innerHTML);
  });
});
