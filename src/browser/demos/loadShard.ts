import type { ComponentType } from 'react';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import { loadLazily } from '../lazy/loadLazily';

/** The demos of one page by name, and the provider of their product. */
export interface DemoShard {
  readonly DemoProvider: DemoProviderModule['DemoProvider'];
  readonly demos: Readonly<Record<string, ComponentType>>;
}

/**
 * The demos of a page, fetched when the first of them is needed. A load that fails is tried twice more.
 * @throws the last failure
 */
export function loadShard(key: string): Promise<DemoShard> {
  return loadLazily(async () => {
    const { shards } = await import('../../../.cache/site/demos/registry');
    const load = shards[key];
    if (!load) throw new Error(`There are no demos of ${key}`);
    return (await load()) as DemoShard;
  });
}
