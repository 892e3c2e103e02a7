/** @jest-environment jsdom */
import { leaveRow, openInRow } from './tryInPlace';

describe('the playground of an API page', () => {
  beforeEach(() => {
    window.scrollBy = () => {};
    window.history.replaceState(null, '', '/?size=small');
    document.body.innerHTML = `
      <p>Import</p><div data-region="r1"><details><summary></summary></details></div><p>Props</p>
      <ul><li id="door-prop-size"><button data-try=""></button></li><li id="door-prop-side"><button data-try=""></button></li></ul>`;
  });
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const details = () => document.querySelector('details')!;
  const tryIn = (row: string) => openInRow(details(), find(`#${row} [data-try]`));
  const rowOfPart = () => find('[data-region]').closest('li')?.id;

  it('opens in the row of the prop that is tried, and the address names it', () => {
    tryIn('door-prop-size');
    expect(rowOfPart()).toBe('door-prop-size');
    expect(details().open).toBe(true);
    expect(window.location.search + window.location.hash).toBe('?size=small#door-prop-size');
    tryIn('door-prop-side');
    expect(rowOfPart()).toBe('door-prop-side');
  });

  it('returns to its place when it is closed, and the focus to the button', () => {
    tryIn('door-prop-size');
    find('summary').tabIndex = 0;
    find('summary').focus();
    leaveRow(details());
    expect(rowOfPart()).toBeUndefined();
    expect(find('[data-region]').nextElementSibling?.textContent).toBe('Props');
    expect(document.activeElement).toBe(find('#door-prop-size [data-try]'));
  });

  it('stays in its place when it is closed there', () => {
    leaveRow(details());
    expect(find('[data-region]').previousElementSibling?.textContent).toBe('Import');
  });
});
