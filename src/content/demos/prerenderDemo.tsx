import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createDemoCache, type Direction } from '../../components/Demo/demoCache';
import { DemoRoot } from '../../components/Demo/DemoRoot';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';

/** A demo as it is drawn at build. */
export interface PrerenderedDemo {
  readonly html: string;
  /** Its rules in order, by the name of the style they belong to; they belong into layer `mui`. */
  readonly styles: Readonly<Record<string, string>>;
}

/**
 * Draws a demo to HTML with a style cache of its own.
 * @throws what the demo throws
 */
export function prerenderDemo(
  Component: ComponentType,
  Provider: DemoProviderModule['DemoProvider'],
  direction: Direction,
  idPrefix: string,
): PrerenderedDemo {
  const cache = createDemoCache(direction);
  const html = renderToString(
    <DemoRoot Component={Component} Provider={Provider} cache={cache} direction={direction} />,
    { identifierPrefix: idPrefix },
  );
  const styles: Record<string, string> = {};
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules === 'string' && rules) styles[name] = rules;
  }
  return { html, styles };
}
