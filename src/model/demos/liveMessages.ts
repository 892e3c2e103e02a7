import { parseThemeRules } from '../demoTheme/themeRules';

/** What the page gives to a live document before a program that imports a package, see `LiveParts`. */
export interface LivePartsMessage {
  readonly kind: 'live-parts';
  /** Code of the parts by name. */
  readonly parts: Readonly<Record<string, string>>;
  /** Names of the tables by package. */
  readonly tables: Readonly<Record<string, string>>;
  /** Style sheets of the packages. */
  readonly sheets: readonly string[];
}

/** A request of the page to a live document: to run a program, or to change its appearance. */
export interface LiveRequest {
  readonly kind: 'live-run' | 'live-look';
  /** Number of the program, incremented by the page; answers contain it. */
  readonly run: number;
  /** The demo as a CommonJS module. */
  readonly code: string;
  /**
   * Modules that the demo imports, as CommonJS, by path without extension. Style sheets are JSON (`LiveSheet`), by path
   * with theirs.
   */
  readonly modules: Readonly<Record<string, string>>;
  readonly direction: 'ltr' | 'rtl';
  readonly scheme: 'light' | 'dark';
  /** The reader's theme, as `formatTheme` writes it. */
  readonly theme: string;
  /** The style rules of that theme. */
  readonly rules: string;
}

/** The appearance of the demo in a live document. */
export type LiveLook = Pick<LiveRequest, 'direction' | 'scheme' | 'theme' | 'rules'>;

export type LiveFault = 'syntax' | 'threw' | 'noModule' | 'noComponent';

/** A report of a live document to the page. */
export type LiveReport =
  | { readonly kind: 'live-ready' }
  /** The reader has pressed in the document. */
  | { readonly kind: 'live-used' }
  | { readonly kind: 'live-shown'; readonly run: number }
  | { readonly kind: 'live-height'; readonly height: number }
  | {
      readonly kind: 'live-fault';
      readonly run: number;
      readonly fault: LiveFault;
      /** The message of the thrown value, or the name of the module. */
      readonly message: string;
      /** Line of a syntax error, from 1; 0 for other faults. */
      readonly line: number;
      /** The module with a syntax error, as in `LiveRequest.modules`; empty for the demo itself, and for other faults. */
      readonly module: string;
    };

const FAULTS: readonly unknown[] = ['syntax', 'threw', 'noModule', 'noComponent'] satisfies LiveFault[];
/** Longest message of a fault, and longest name of a module, in characters. */
export const MAX_MESSAGE = 2000;
const MAX_HEIGHT = 2000;
const MAX_CODE = 500_000;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isFields(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Parses a message of the page to the iframe; undefined for any other value. */
export function parseLiveRequest(data: unknown): LiveRequest | LivePartsMessage | undefined {
  if (!isFields(data)) return undefined;
  const { kind, run, code, modules, direction, scheme, theme, rules, parts, tables, sheets } = data;
  if (kind === 'live-parts') {
    if (!isTexts(parts) || !isTexts(tables) || !isTextList(sheets)) return undefined;
    return { kind, parts, tables, sheets };
  }
  if (kind !== 'live-run' && kind !== 'live-look') return undefined;
  if (direction !== 'ltr' && direction !== 'rtl') return undefined;
  if (scheme !== 'light' && scheme !== 'dark') return undefined;
  if (!isCount(run) || typeof code !== 'string' || code.length > MAX_CODE || !isTexts(modules))
    return undefined;
  if (typeof theme !== 'string' || typeof rules !== 'string') return undefined;
  return { kind, run, code, modules, direction, scheme, theme, rules: parseThemeRules(rules) };
}

/** Number of fields of each report. */
const SIZES: Readonly<Record<LiveReport['kind'], number>> = {
  'live-ready': 1,
  'live-shown': 2,
  'live-used': 1,
  'live-height': 2,
  'live-fault': 6,
};

/**
 * Parses a message of the iframe to the page; undefined for any other value. Edited code runs in the iframe and
 * may send anything, so a report with a further field or a longer message is none, and heights are limited.
 */
export function parseLiveReport(data: unknown): LiveReport | undefined {
  if (!isFields(data)) return undefined;
  const { kind, run, height, fault, message, line, module } = data;
  const hasSize = (of: LiveReport['kind']) => Object.keys(data).length === SIZES[of];
  switch (kind) {
    case 'live-ready':
    case 'live-used':
      return hasSize(kind) ? { kind } : undefined;
    case 'live-shown':
      return hasSize(kind) && isCount(run) ? { kind, run } : undefined;
    case 'live-height':
      return hasSize(kind) && isCount(height) ? { kind, height: Math.min(height, MAX_HEIGHT) } : undefined;
    case 'live-fault': {
      if (!hasSize(kind) || !isCount(run) || !isCount(line) || !FAULTS.includes(fault)) return undefined;
      if (typeof message !== 'string' || message.length > MAX_MESSAGE) return undefined;
      if (typeof module !== 'string' || module.length > MAX_MESSAGE) return undefined;
      return { kind, run, fault: fault as LiveFault, message, line, module };
    }
    default:
      return undefined;
  }
}

/**
 * Returns the key of a local module as seen from another one, without extension.
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
