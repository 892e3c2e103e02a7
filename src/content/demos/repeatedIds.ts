import type { Direction } from '../../model/demos/DemoStyles';
import type { ByDirection, PrerenderedDemo } from './builtDemo';
import { withoutAttributes } from './withoutAttributes';

/** A rendered demo without the ids that its page already has. */
interface FreeOfRepeats {
  readonly drawn: ByDirection<PrerenderedDemo>;
  /** Those ids, each once. */
  readonly repeated: readonly string[];
}

/**
 * Creates a function for the demos of one page, in order: it removes from their HTML the ids that are already
 * on the page. Libraries that number their elements in the browser only render the same ids for every demo. In
 * the browser, each demo gets its own ids.
 */
export function createIdFilter(): (drawn: ByDirection<PrerenderedDemo>) => FreeOfRepeats {
  const seen = new Map<Direction, Set<string>>();
  return (drawn) => {
    const repeated = new Set<string>();
    const filtered: Partial<Record<Direction, PrerenderedDemo>> = {};
    for (const direction of ['ltr', 'rtl'] as const) {
      const demo = drawn[direction];
      if (!demo) continue;
      const ids = seen.get(direction) ?? new Set<string>();
      seen.set(direction, ids);
      const html = withoutAttributes(demo.html, (name, id) => {
        const isRepeated = name === 'id' && ids.has(id);
        if (isRepeated) repeated.add(id);
        else if (name === 'id') ids.add(id);
        return isRepeated;
      });
      filtered[direction] = { ...demo, html };
    }
    return { drawn: filtered, repeated: [...repeated] };
  };
}
