import type { RunTime } from '../../model/page/PageData';

/** What the document says of this deployment; undefined in development, where it says nothing. */
export function readRunTime(): RunTime | undefined {
  try {
    const text = document.getElementById('_boot')?.textContent ?? '{}';
    return (JSON.parse(text) as { site?: RunTime }).site;
  } catch {
    return undefined;
  }
}
