/** @jest-environment jsdom */
import { holdPopups } from './heldPopups';

/** Adds HTML to the body as other code does, and returns the elements that are holders afterwards. */
async function add(html: string): Promise<string[]> {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(...box.childNodes);
  await Promise.resolve();
  return [...document.querySelectorAll('[data-demo]')].map(({ className }) => className);
}

describe('holdPopups', () => {
  afterEach(() => document.body.replaceChildren());

  it('makes holders of what demos add to the body, alive from the start', async () => {
    holdPopups();
    holdPopups();
    expect(
      await add(
        'text<div class="menu"><p class="inner"></p></div><section class="note"></section><div class="portal" id="_Popup-r_0_"></div>' +
          '<div class="panel" id="_Popup-r_1_-menu"></div><dialog class="dialog"></dialog><form class="form"></form>',
      ),
    ).toEqual(['menu', 'note', 'portal', 'panel', 'dialog', 'form']);
    expect(document.querySelector('.menu')?.matches('[data-live]')).toBe(true);
  });

  it('leaves elements of the site, and those that are not seen', async () => {
    holdPopups();
    expect(
      await add(
        '<dialog class="a" id="_search"></dialog><div id="_consent" class="b"></div><style class="c"></style><link class="d"><script class="e"></script><iframe class="g"></iframe>',
      ),
    ).toEqual([]);
  });
});
