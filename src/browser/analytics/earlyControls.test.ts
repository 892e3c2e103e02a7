/** @jest-environment jsdom */
import { noteEarlyControls, takeEarlyControls } from './earlyControls';

function press(): void {
  document.querySelector('button')?.click();
}

describe('what is pressed before counting starts', () => {
  it('is given once, and nothing is noted before or after', () => {
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
