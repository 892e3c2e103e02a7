import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** What the build uses of a document; its project has no types of browsers. */
export interface DrawnElement {
  readonly tagName: string;
  readonly classList: Iterable<string>;
  readonly parentElement: DrawnElement | null;
  readonly children: Iterable<DrawnElement>;
  readonly hasAttribute: (name: string) => boolean;
  readonly append: (child: DrawnElement) => void;
  readonly replaceChildren: (...children: readonly DrawnElement[]) => void;
}

export interface DrawnDocument {
  readonly body: DrawnElement;
  readonly createElement: (tag: string) => DrawnElement;
  readonly querySelector: (selector: string) => DrawnElement | null;
}

interface DrawnWindow extends Readonly<Record<string, unknown>> {
  readonly document: DrawnDocument;
  readonly close: () => void;
}

/** Returns whether a ref holds an element. */
export const isElement = (value: unknown): value is DrawnElement =>
  typeof value === 'object' && value !== null && 'tagName' in value;

/** Adds an element to the end of a document. */
export function append(document: DrawnDocument, tag: string): DrawnElement {
  const element = document.createElement(tag);
  document.body.append(element);
  return element;
}

/** Components may measure and move after they were removed, for example poppers. */
const SETTLING_MS = 100;

/** Runs work with a document, under the names that browsers have. */
export async function inBrowser<T>(work: (document: DrawnDocument) => Promise<T>): Promise<T> {
  const { JSDOM } = createRequire(resolve('package.json'))('jsdom') as {
    JSDOM: new (html: string, options: object) => { readonly window: DrawnWindow };
  };
  const { window: browser } = new JSDOM('<!doctype html>', {
    pretendToBeVisual: true,
    url: 'https://docs.example/',
  });
  const scope: object = globalThis;
  const names = Object.getOwnPropertyNames(browser).filter((name) => !(name in scope));
  for (const name of names) {
    const value = browser[name];
    Object.defineProperty(scope, name, { value, configurable: true, writable: true });
  }
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(browser, { ResizeObserver: Observer, IntersectionObserver: Observer });
  try {
    const result = await work(browser.document);
    // Whatever the components still do needs these names, too.
    await new Promise((resolve) => {
      setTimeout(resolve, SETTLING_MS);
    });
    return result;
  } finally {
    for (const name of names) Reflect.deleteProperty(scope, name);
    browser.close();
  }
}
