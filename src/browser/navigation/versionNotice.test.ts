/** @jest-environment jsdom */
import { dismissVersionNotice, restoreVersionNotice } from './versionNotice';

/** Opens a page of a product and a version. */
function openPage(name: string) {
  document.body.innerHTML = `<div data-version-notice="${name}"><p>Old</p><button data-action="dismiss-version">×</button></div><i>a</i>`;
  restoreVersionNotice();
}
const isShown = () => document.querySelector('[data-version-notice]') !== null;

describe('the line about the newest version', () => {
  beforeAll(() => document.addEventListener('click', dismissVersionNotice));

  it('stays away after it has been dismissed, on the pages of its product and version', () => {
    openPage('lamp v1');
    document.querySelector('i')?.click();
    expect(isShown()).toBe(true);
    document.querySelector('button')?.click();
    expect(isShown()).toBe(false);
    openPage('lamp v1');
    expect(isShown()).toBe(false);
    openPage('lamp v2');
    expect(isShown()).toBe(true);
    openPage('shade v1');
    expect(isShown()).toBe(true);
  });
});
