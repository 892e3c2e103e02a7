import type { default as lighthouse } from 'lighthouse';

/** What Lighthouse hands to a gatherer; its types are not exported by name. */
interface Session {
  readonly sendCommand: (command: string, options?: object) => Promise<unknown>;
}
interface GathererContext {
  readonly driver: { readonly defaultSession: Session };
}

/** What a page was like the moment Lighthouse had seen enough of it. */
export interface EndOfLoad {
  /** `visible` only where the ad is in view, painted, and nothing lies over it. */
  readonly ad: 'visible' | 'hidden' | 'no slot';
  readonly isRuntimeReady: boolean;
}

/**
 * The sign of a reader, at the first paint. It is given by the browser that measures; the page can't tell it from a
 * real one, and nothing in the page knows of it.
 */
const SIGN_AT_FIRST_PAINT = `
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    dispatchEvent(new WheelEvent('wheel'));
  }).observe({ type: 'paint', buffered: true });`;

const LOOK = `(() => {
  const slot = document.querySelector('[data-place] aside');
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

/** Lighthouse runs no gatherer whose result no audit asks for. */
const END_OF_LOAD_AUDIT = {
  meta: {
    id: 'end-of-load',
    title: 'What was there when the load had ended',
    description: 'See watchPage.',
    requiredArtifacts: ['EndOfLoad'],
    scoreDisplayMode: 'informative',
  },
  audit: () => ({ score: 1 }),
};

/** Lighthouse's settings, with a gatherer of our own that gives the sign and looks at the page when the trace ends. */
export function watchPage(
  isForced: boolean,
  tell: (seen: EndOfLoad) => void,
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
      tell(JSON.parse(answer.result.value) as EndOfLoad);
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
