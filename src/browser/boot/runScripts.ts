import type { SharedProps } from '../../model/page/PageData';
import type { BootList } from './BootList';
import { completeData } from './completeData';
import { loadScripts } from './loadScripts';
import { mendAddress } from './mendAddress';

/**
 * Starts the runtime: completes what it is given, and loads its scripts in their order. Tells of one that can't be had
 * and without which nothing starts.
 */
export function runScripts(
  { queue, entries = [], scripts, needed }: BootList,
  shared: SharedProps | undefined,
  onBroken: (src: string) => void,
): void {
  mendAddress();
  if (shared) completeData(shared);
  if (queue) {
    const globals = window as unknown as Record<string, unknown[]>;
    (globals[queue] ??= []).push(...entries);
  }
  const chunks = entries.flatMap(({ otherChunks = [] }) => otherChunks).map((path) => `/_next/${path}`);
  const spare = new Set(scripts.slice(needed));
  loadScripts([...new Set([...chunks, ...scripts])], (src) => {
    if (!spare.has(src)) onBroken(src);
  });
}
