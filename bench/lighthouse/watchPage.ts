import type { default as lighthouse } from 'lighthouse';

/** The argument of a Lighthouse gatherer; Lighthouse does not export its type by name. */
interface Session {
  readonly sendCommand: (command: string, options?: object) => Promise<unknown>;
}
interface GathererContext {
  readonly driver: { readonly defaultSession: Session };
}

/** The state of a page when Lighthouse ends its trace. */
export interface EndOfLoad {
  /** `visible` only if the ad is in view, painted, and not covered. */
  readonly ad: 'visible' | 'hidden' | 'no slot';
  readonly isRuntimeReady: boolean;
}

/**
 * Dispatches an input at the first paint. The script comes from the measuring browser; the page can't
 * distinguish the input from a real one and contains no code for it.
 */
const SIGN_AT_FIRST_PAINT = `
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    dispatchEvent(new WheelEvent('wheel'));
  }).observe({ type: 'paint', buffered: true });`;

const LOOK = `(() => {
  const slot = document.querySelector('[data-ad-holder] aside');
  const link = slot?.querySelector('a');
  const picture = slot?.querySelector('img');
  const box = link?.getBoundingClientRect();
  const isInView = box && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight;
  const top = isInView && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isPainted = link?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
  const isWhole = !picture || (picture.complete && picture.naturalWidth > 0);
  return JSON.stringify({
    ad: !slot ? 'no slot' : top && slot.contains(top) && isPainted && isWhole ? 'visible' : 'hidden',
    isRuntimeReady: document.documentElement.dataset.ready !== undefined,
  });
})()`;

/** Lighthouse runs only gatherers whose result an audit requests. */
const END_OF_LOAD_AUDIT = {
  meta: {
    id: 'end-of-load',
    title: 'State of the page at the end of the load',
    description: 'See watchPage.',
    requiredArtifacts: ['EndOfLoad'],
    scoreDisplayMode: 'informative',
  },
  audit: () => ({ score: 1 }),
};

/**
 * Returns Lighthouse's settings, with a custom gatherer that dispatches the input and inspects the page when
 * the trace ends.
 */
export function watchPage(
  isForced: boolean,
  report: (seen: EndOfLoad) => void,
): NonNullable<Parameters<typeof lighthouse>[2]> {
  class EndOfLoadGatherer {
    meta = { supportedModes: ['navigation'] };

    async startInstrumentation({ driver }: GathererContext) {
      if (!isForced) return;
      await driver.defaultSession.sendCommand('Page.addScriptToEvaluateOnNewDocument', {
        source: SIGN_AT_FIRST_PAINT,
      });
    }

    startSensitiveInstrumentation() {}

    async stopSensitiveInstrumentation({ driver }: GathererContext) {
      const answer = (await driver.defaultSession.sendCommand('Runtime.evaluate', { expression: LOOK })) as {
        result: { value: string };
      };
      report(JSON.parse(answer.result.value) as EndOfLoad);
    }

    stopInstrumentation() {}

    getArtifact() {
      return null;
    }
  }
  return {
    extends: 'lighthouse:default',
    artifacts: [{ id: 'EndOfLoad', gatherer: { implementation: EndOfLoadGatherer } }],
    audits: [{ implementation: END_OF_LOAD_AUDIT }],
    categories: { end: { title: 'End of load', auditRefs: [{ id: 'end-of-load', weight: 0 }] } },
  } as unknown as NonNullable<Parameters<typeof lighthouse>[2]>;
}
