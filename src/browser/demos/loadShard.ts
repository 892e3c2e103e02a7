import type { ComponentType } from 'react';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';

/** The demos of one page by name, and the provider of their product. */
export interface DemoShard {
  readonly DemoProvider: DemoProviderModule['DemoProvider'];
  readonly demos: Readonly<Record<string, ComponentType>>;
}

const TRIES = 3;
const PAUSE_MS = 600;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * The demos of a page, fetched when the first of them is needed. A load that fails is tried twice more.
 * @throws the last failure
 */
export async function loadShard(key: string): Promise<DemoShard> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { shards } = await import('../../../.cache/site/demos/registry');
      const load = shards[key];
      if (!load) throw new Error(`There are no demos of ${key}`);
      return (await load()) as DemoShard;
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(PAUSE_MS * tries);
    }
  }
}
