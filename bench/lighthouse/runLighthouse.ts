import { watchPage, type EndOfLoad } from './watchPage';

/** The measures of a Lighthouse run: scores out of 100, times in milliseconds. */
export const MEASURES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'total-blocking-time',
  'cumulative-layout-shift',
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-byte-weight',
] as const;

export type Measure = (typeof MEASURES)[number];

export interface LighthouseRun extends EndOfLoad {
  readonly values: Readonly<Record<Measure, number>>;
  /** Audits that cost points, with their messages. */
  readonly lost: readonly string[];
  /** The final screenshot, a JPEG. */
  readonly screenshot: Buffer | undefined;
}

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: { readonly data?: string };
}

interface Report {
  readonly audits: Readonly<Record<string, Audit | undefined>>;
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined>
  >;
  readonly runtimeError?: { readonly message: string };
}

function readMeasure({ audits, categories }: Report, name: Measure): number {
  const category = categories[name];
  if (category) return category.score === null ? Number.NaN : Math.round(category.score * 100);
  return audits[name]?.numericValue ?? Number.NaN;
}

function listFailedAudits({ audits, categories }: Report): string[] {
  return Object.entries(categories).flatMap(([category, entry]) =>
    (entry?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      return [`${category}: ${id} ${audit.score} ${audit.displayValue ?? ''}`.trim()];
    }),
  );
}

/**
 * Runs Lighthouse once with its settings for mobile, in a browser with an open debugging port.
 * @param isForced whether the runtime starts at the first paint, by a synthetic input
 * @throws the error of Lighthouse if it could not load the page
 */
export async function runLighthouse(url: string, port: number, isForced: boolean): Promise<LighthouseRun> {
  const { default: lighthouse } = await import('lighthouse');
  let end: EndOfLoad = { ad: 'no slot', isRuntimeReady: false };
  const config = watchPage(isForced, (seen) => {
    end = seen;
  });
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' }, config);
  const report = result?.lhr as unknown as Report | undefined;
  if (!report || report.runtimeError)
    throw new Error(report?.runtimeError?.message ?? 'Lighthouse has no report');
  const values = Object.fromEntries(MEASURES.map((name) => [name, readMeasure(report, name)]));
  if (process.env.BENCH_DEBUG)
    console.log(JSON.stringify([report.audits['network-requests'], report.audits['metrics']], null, 1));
  const data = report.audits['final-screenshot']?.details?.data;
  return {
    ...end,
    values: values as Record<Measure, number>,
    lost: listFailedAudits(report),
    screenshot: data === undefined ? undefined : Buffer.from(data.split(',')[1] ?? '', 'base64'),
  };
}
