import type { ComponentType } from 'react';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import type { CreateDemoStyles } from '../../model/demos/DemoStyles';
import { loadLazily } from '../fetching/loadLazily';
import { loadModule } from '../fetching/loadModule';
import { linkSheet } from '../fetching/loadSheet';
import { onceEach } from '../onceEach';
import { readFacts } from '../pageFacts';

/** The demos of one page by name, and the provider and the engine of styles of their product. */
interface DemoModule {
  readonly DemoProvider: DemoProviderModule['DemoProvider'];
  readonly createDemoStyles: CreateDemoStyles;
  readonly demos: Readonly<Record<string, ComponentType>>;
  /** Icons to choose from, as elements by name; only in the module of a playground. */
  readonly icons?: Readonly<Record<string, unknown>>;
  /** Names of the styles in the page's style sheet, by direction and demo. */
  readonly styleIds: Readonly<Partial<Record<string, Readonly<Partial<Record<string, readonly string[]>>>>>>;
}

/**
 * Returns the demos of a page, or a playground, fetched once when the first of them is needed. A failed load is repeated.
 * @throws the last failure
 */
export const loadDemos = (key: string): Promise<DemoModule> =>
  loadLazily(() => loadModule<DemoModule>(readFacts().demos[key] ?? []));

const loadSheet = onceEach(async (href: string): Promise<void> => {
  try {
    // Insert it after the page's own sheet, which is in the body and contains some of its rules.
    await linkSheet(href, () => document.body.lastElementChild);
  } catch {
    // The message is shown to readers.
    throw new Error(`${href} could not be loaded`);
  }
});

/**
 * Loads a style sheet of demos, once per document: the page's own sheet contains only the rules for the
 * prerendered demos. A failed load is repeated twice.
 * @throws the last failure, with the address
 */
export const loadDemoSheet = (href: string) => loadLazily(() => loadSheet(href));
