import type { ComponentType } from 'react';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import { loadLazily } from '../lazy/loadLazily';
import { onceEach } from '../onceEach';

/** The demos of one page by name, and the provider of their product. */
export interface DemoShard {
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
