import type { TraceEvent } from './BootTrace';

/** Kinds of work on the main thread, by the browser's event names. */
const KINDS: readonly (readonly [kind: string, names: RegExp])[] = [
  ['parse, compile', /^(?:v8\.(?:compile|parse|produce)|V8\.\w*(?:Compile|Parse|Optimize)|v8\.deserialize)/],
  [
    'run scripts',
    /^(?:EvaluateScript|v8\.(?:run|callFunction)|FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|EventDispatch|v8\.callModuleMethod)$/,
  ],
  ['style', /^(?:UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|Document::updateStyle)/],
  ['layout', /^(?:Layout|UpdateLayerTree|PrePaint|IntersectionObserver\w*|Layerize)$/],
  ['paint', /^(?:Paint|Commit|CompositeLayers|RasterTask|Decode\w*)$/],
  ['garbage', /^(?:MajorGC|MinorGC|V8\.GC\w*|BlinkGC\w*)/],
  ['parse HTML', /^(?:ParseHTML)$/],
];

export const OTHER = 'other';
export const KIND_NAMES: readonly string[] = [...KINDS.map(([kind]) => kind), OTHER];

interface Open {
  readonly kind: string;
  readonly end: number;
}

/**
 * Returns the milliseconds that one thread spent on each kind of work between two moments of a trace. Time
 * counts for the innermost event; an event of an unknown kind counts for the event that contains it.
 */
export function sumSelfTimes(events: readonly TraceEvent[], from: number, to: number): Map<string, number> {
  const sums = new Map<string, number>(KIND_NAMES.map((kind) => [kind, 0]));
  const open: Open[] = [];
  let at = from;
  const advance = (until: number) => {
    const end = Math.min(until, to);
    const kind = open.at(-1)?.kind;
    if (kind !== undefined && end > at) sums.set(kind, (sums.get(kind) ?? 0) + (end - at) / 1000);
    at = Math.max(at, end);
  };
  const closeUntil = (time: number) => {
    for (let last = open.at(-1); last && last.end <= time; last = open.at(-1)) {
      advance(last.end);
      open.pop();
    }
  };
  const complete = events
    .filter(({ ph, dur }) => ph === 'X' && dur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { name, ts, dur = 0 } of complete) {
    closeUntil(ts);
    advance(ts);
    const kind = KINDS.find(([, names]) => names.test(name))?.[0] ?? open.at(-1)?.kind ?? OTHER;
    open.push({ kind, end: ts + dur });
  }
  closeUntil(Number.POSITIVE_INFINITY);
  return sums;
}
