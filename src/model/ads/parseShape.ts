import type { AdShape } from './AdShape';

/** The shape that was kept for the session; undefined for anything else that stands in its place. */
export function parseShape(stored: string | null): AdShape | undefined {
  return stored === 'image' || stored === 'inline' ? stored : undefined;
}
