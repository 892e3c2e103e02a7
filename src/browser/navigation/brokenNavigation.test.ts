/** @jest-environment jsdom */

import router from 'next/router';
import { clock } from '../clock';
import { TIMEOUT_MS, recoverNavigation, ignoreCanceledNavigations } from './brokenNavigation';

describe('recoverNavigation', () => {
  describe('recoverNavigation', () => {
    it('stops waiting when a document is being loaded', () => {
      let waiting: (() => void) | undefined;
      jest.spyOn(clock, 'after').mockImplementation((delay, task) => {
        expect(delay).toBe(TIMEOUT_MS);
        waiting = task;
        return () => {
          waiting = undefined;
        };
      });
      const { events } = router;
      const undo = recoverNavigation(events);
      events.emit('routeChangeStart', '/a/', { shallow: false });
      expect(waiting).toBeDefined();
      window.dispatchEvent(new Event('beforeunload'));
      expect(waiting).toBeUndefined();
      undo();
    });

    it('makes links load documents after a navigation has failed, but not after the reader has canceled one', () => {
      const { events } = router;
      const undo = recoverNavigation(events);
      const { dataset } = document.documentElement;
      events.emit('routeChangeError', Object.assign(new Error('aborted'), { cancelled: true }), '/a/');
      expect(dataset.fullLoads).toBeUndefined();
      events.emit('routeChangeError', new Error('gone'), '/a/');
      expect(dataset.fullLoads).toBe('');
      undo();
    });
  });
});

describe('ignoreCanceledNavigations', () => {
  function reject(reason: unknown): boolean {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('silences rejections of canceled navigations only', () => {
    const stop = ignoreCanceledNavigations();
    const superseded = Object.assign(new Error('Cancel rendering route'), { cancelled: true });
    expect(reject(superseded)).toBe(true);
    expect(reject(new Error('broken'))).toBe(false);
    expect(reject(undefined)).toBe(false);
    stop();
    expect(reject(superseded)).toBe(false);
  });
});
