/** @jest-environment jsdom */
import { noteEarlyControls, takeEarlyControls } from './earlyControls';

function press(): void {
  document.querySelector('button')?.click();
}

describe('the controls used before analytics starts', () => {
  it('are returned once, and nothing is recorded before or after', () => {
    document.body.innerHTML = '<button data-track="search"></button>';
    press();
    expect(takeEarlyControls()).toEqual([]);
    noteEarlyControls();
    noteEarlyControls();
    press();
    expect(takeEarlyControls()).toEqual(['search']);
    press();
    expect(takeEarlyControls()).toEqual([]);
  });
});
