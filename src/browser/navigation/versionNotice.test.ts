/** @jest-environment jsdom */
import { dismissVersionNotice, restoreVersionNotice } from './versionNotice';

const isDismissed = () => document.documentElement.hasAttribute('data-version-dismissed');

describe('the line about the newest version', () => {
  it('stays away after it has been dismissed', () => {
    document.body.innerHTML = '<div><p>Old</p><button data-action="dismiss-version">×</button></div><i>a</i>';
    document.addEventListener('click', dismissVersionNotice);
    restoreVersionNotice();
    document.querySelector('i')?.click();
    expect(isDismissed()).toBe(false);
    document.querySelector('button')?.click();
    expect(isDismissed()).toBe(true);
    document.documentElement.removeAttribute('data-version-dismissed');
    restoreVersionNotice();
    expect(isDismissed()).toBe(true);
  });
});
