import { buildBarePage } from '../../bench/bare/buildBarePage';
import { MEASURES, type Measure } from '../../bench/lighthouse/runLighthouse';
import { summarize } from '../../bench/lighthouse/summarize';
import { median } from '../../bench/median';
import { createLedger } from '../../bench/results/createLedger';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9], 9.5],
    [[], Number.NaN],
  ])('of %p is %p', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });
});

describe('createLedger', () => {
  const recorded = { runs: { demos: 'then', search: 'then' }, figures: { a: 100, z: 1 } };

  it('keeps figures that it did not measure when it is recorded, and no NaN', () => {
    const { note, merge } = createLedger(recorded);
    note('b', 1.23456);
    note('a', 7);
    note('c', Number.NaN);
    expect(merge('demos', 'now')).toEqual({
      runs: { demos: 'now', search: 'then' },
      figures: { a: 7, b: 1.235, z: 1 },
    });
  });
});

describe('buildBarePage', () => {
  it('keeps the text and its structure, and nothing else', () => {
    const page = buildBarePage(
      '<!DOCTYPE html><html lang="ar" dir="rtl"><head><title>T &amp; U</title><style>a{}</style></head>' +
        '<body class="x"><script>1</script><svg><path d=""/></svg><h1 id="a">One</h1><div data-x="1"><p>two <code>three</code></p>' +
        '<!-- no --><pre><span class="k">four</span></pre></div></body></html>',
    );
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('<title>T &amp; U</title>');
    expect(page).toContain('<h1>One</h1> <p>two <code>three</code></p><pre>four</pre>');
    expect(page).not.toMatch(/script|svg|class|style|div|span/);
  });
});

describe('summarize', () => {
  const run = (lcp: number, ad: 'visible' | 'hidden' | 'no slot', lost: readonly string[]) => ({
    ad,
    isRuntimeReady: false,
    lost,
    values: Object.fromEntries(MEASURES.map((name) => [name, lcp])) as Record<Measure, number>,
  });

  it('returns medians, the number of runs with a visible ad, and how often each audit cost points', () => {
    const summary = summarize([
      run(1, 'visible', ['performance: total-blocking-time 0.9 100 ms']),
      run(3, 'hidden', ['performance: total-blocking-time 0.8 200 ms']),
      run(2, 'visible', []),
    ]);
    expect(summary.values['largest-contentful-paint']).toBe(2);
    expect(summary).toMatchObject({
      adsVisible: 2,
      runs: 3,
      lost: ['performance: total-blocking-time (2 of 3)'],
    });
    expect(summarize([run(1, 'no slot', [])]).adsVisible).toBeUndefined();
  });
});
