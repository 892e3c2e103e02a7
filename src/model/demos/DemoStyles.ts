import type { ReactNode } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Some rules of a demo, made while its components render. */
export interface DemoRules {
  readonly css: string;
  /**
   * What the engine calls them, so that it can be told in the browser that the page has them already. Rules without a
   * name are rewritten at build, like a style sheet, so that they reach demos only.
   */
  readonly name?: string;
}

/** The styles that the components of one demo make. */
export interface DemoStyles {
  /** Returns the demo in what its components look for when they have styles to add. */
  readonly wrap: (demo: ReactNode) => ReactNode;
  /** Returns the rules of what has been rendered, in order. Called at build, once the demo is rendered. */
  readonly list: () => readonly DemoRules[];
  /** Removes the styles from the document. Called in the browser, once the demo is gone. */
  readonly remove: () => void;
}

export interface DemoStylesOptions {
  readonly direction: Direction;
  /** The element that gets style elements; absent at build, where nothing is added. */
  readonly container?: HTMLElement | undefined;
  /** Names of rules that the page has already. */
  readonly drawn: readonly string[];
}

/**
 * Creates the place for the styles of one demo: for an engine of styles, what an app sets up to render on a server.
 * Called for each demo, at build and in the browser.
 */
export type CreateDemoStyles = (options: DemoStylesOptions) => DemoStyles;

/** Wraps rules in the cascade layer of demos. */
export function layered(rules: string): string {
  return `@layer mui{${rules}}`;
}
