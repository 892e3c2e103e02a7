import type { ComponentType } from 'react';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import { loadLazily } from '../fetching/loadLazily';
import { onceEach } from '../onceEach';
import { createLink, loadElement } from '../boot/loadElement';

/** The demos of one page by name, and the provider of their product. */
interface DemoShard {
  readonly DemoProvider: DemoProviderModule['DemoProvider'];
  readonly demos: Readonly<Record<string, ComponentType>>;
  /** Names of the styles that the page's style sheet holds, by direction and demo. */
  readonly styleIds: Readonly<Partial<Record<string, Readonly<Partial<Record<string, readonly string[]>>>>>>;
}

/** Demos are drawn by the content step: without the condition, the bundler compiles all of them for the server too. */
const loadRegistry =
  typeof window === 'undefined' ? undefined : () => import('../../../.cache/site/demos/registry');

async function loadShard(key: string): Promise<DemoShard> {
  const shard = (await loadRegistry?.())?.shards[key];
  if (!shard) throw new Error(`There are no demos of ${key}`);
  return (await shard()) as DemoShard;
}

/**
 * The demos of a page, fetched when the first of them is needed, once for all that are needed meanwhile. A load that
 * fails is tried twice more.
 * @throws the last failure
 */
export const loadDemoShard = onceEach((key) => loadLazily(() => loadShard(key)));

const loadSheet = onceEach(async (href: string): Promise<void> => {
  try {
    // Behind the page's own sheet, which stands in the body and holds a part of it.
    await loadElement(createLink({ rel: 'stylesheet', href }), document.body.lastElementChild);
  } catch {
    // Readers see it.
    throw new Error(`${href} could not be loaded`);
  }
});

/**
 * Puts a style sheet of demos in force, once for the document: a page's own holds only what is seen of them as they are
 * drawn. A load that fails is tried twice more.
 * @throws the last failure, by the address
 */
export const loadDemoSheet = (href: string) => loadLazily(() => loadSheet(href));
