/** What a live frame is asked by the page: to run a program, or to look different. */
export interface LiveRequest {
  readonly kind: 'live-run' | 'live-look';
  /** Number of the program, counted up by the page; answers name it. */
  readonly run: number;
  /** The demo as a CommonJS module. */
  readonly code: string;
  /** Modules that the demo imports, as CommonJS, by their path without extension. */
  readonly modules: Readonly<Record<string, string>>;
  readonly direction: 'ltr' | 'rtl';
  readonly scheme: 'light' | 'dark';
}

export type LiveFault = 'threw' | 'noModule' | 'noComponent';

/** What a live frame tells the page. */
export type LiveReport =
  | { readonly kind: 'live-ready' }
  | { readonly kind: 'live-shown'; readonly run: number }
  | { readonly kind: 'live-height'; readonly height: number }
  | {
      readonly kind: 'live-fault';
      readonly run: number;
      readonly fault: LiveFault;
      /** What was thrown, or the name of the module. */
      readonly message: string;
    };

const FAULTS: readonly unknown[] = ['threw', 'noModule', 'noComponent'] satisfies LiveFault[];
const MAX_MESSAGE = 2000;
const MAX_HEIGHT = 2000;
const MAX_CODE = 500_000;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isModules(value: unknown): value is Readonly<Record<string, string>> {
  return isFields(value) && Object.values(value).every((code) => typeof code === 'string');
}

/** A message of the page, as the frame accepts it; undefined for any other value. */
export function parseLiveRequest(data: unknown): LiveRequest | undefined {
  if (!isFields(data)) return undefined;
  const { kind, run, code, modules, direction, scheme } = data;
  if (kind !== 'live-run' && kind !== 'live-look') return undefined;
  if (direction !== 'ltr' && direction !== 'rtl') return undefined;
  if (scheme !== 'light' && scheme !== 'dark') return undefined;
  if (!isCount(run) || typeof code !== 'string' || code.length > MAX_CODE || !isModules(modules))
    return undefined;
  return { kind, run, code, modules, direction, scheme };
}

/**
 * A message of the frame, as the page accepts it; undefined for any other value. Edited code runs in the frame and may
 * send whatever it likes, so texts and heights are cut.
 */
export function parseLiveReport(data: unknown): LiveReport | undefined {
  if (!isFields(data)) return undefined;
  const { kind, run, height, fault, message } = data;
  switch (kind) {
    case 'live-ready':
      return { kind };
    case 'live-shown':
      return isCount(run) ? { kind, run } : undefined;
    case 'live-height':
      return isCount(height) ? { kind, height: Math.min(height, MAX_HEIGHT) } : undefined;
    case 'live-fault': {
      if (!isCount(run) || !FAULTS.includes(fault) || typeof message !== 'string') return undefined;
      return { kind, run, fault: fault as LiveFault, message: message.slice(0, MAX_MESSAGE) };
    }
    default:
      return undefined;
  }
}

/**
 * The key of a module beside a demo, seen from another one, without extension.
 * @example modulePath('parts/Row', './cells') // 'parts/cells'
 * @example modulePath('', './data.ts') // 'data'
 */
export function modulePath(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/').replace(/\.[jt]sx?$/, '');
}
