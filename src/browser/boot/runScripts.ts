import type { SharedProps } from '../../model/page/PageData';
import type { BootList } from './BootList';
import { completeData } from './completeData';
import { mendAddress } from './mendAddress';

/** Starts the runtime: completes what it is given, and loads its scripts in their order. */
export function runScripts(
  { queue, entries = [], scripts }: BootList,
  shared: SharedProps | undefined,
): void {
  mendAddress();
  if (shared) completeData(shared);
  if (queue) {
    const globals = window as unknown as Record<string, unknown[]>;
    (globals[queue] ??= []).push(...entries);
  }
  const chunks = entries
    .flatMap(({ otherChunks = [] }) => otherChunks)
    .filter((path) => path.endsWith('.js'));
  for (const src of new Set([...chunks.map((path) => `/_next/${path}`), ...scripts])) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}
