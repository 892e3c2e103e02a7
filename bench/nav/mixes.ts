type Eagerness = 'conservative' | 'moderate' | 'eager';

/** Speculation rules to compare. */
interface Mix {
  /** Whether the link that the page marks when it is idle has its own rule. */
  readonly next?: boolean;
  /** For any link, by action. */
  readonly any?: Readonly<Record<string, Eagerness>>;
}

export const MIXES: Readonly<Record<string, Mix>> = {
  'prefetch moderate': { any: { prefetch: 'moderate' } },
  'prefetch eager': { any: { prefetch: 'eager' } },
  'prerender moderate': { any: { prerender: 'moderate' } },
  'prerender eager': { any: { prerender: 'eager' } },
  'prefetch eager, prerender moderate': { any: { prefetch: 'eager', prerender: 'moderate' } },
  next: { next: true },
  'next, prerender moderate': { next: true, any: { prerender: 'moderate' } },
  'next, prefetch moderate': { next: true, any: { prefetch: 'moderate' } },
};

interface Rule {
  readonly where: unknown;
  readonly eagerness: string;
}
type Rules = Readonly<Record<string, readonly Rule[]>>;

const SCRIPT = /(<script type="?speculationrules"?[^>]*>)([^]*?)<\/script>/;

/** Returns a function that gives a document these rules, for the pages that its own ones are for; undefined: none. */
export const withRules = (mix: Mix | undefined) => (html: string) =>
  html.replace(SCRIPT, (_script, start: string, text: string) => {
    if (!mix) return '';
    const own = JSON.parse(text) as Rules;
    const where = own.prerender?.find(({ eagerness }) => eagerness === 'moderate')?.where;
    const changed = Object.fromEntries(
      ['prefetch', 'prerender'].map((action) => {
        const eagerness = mix.any?.[action];
        const next = mix.next ? (own[action] ?? []).filter((rule) => rule.eagerness === 'immediate') : [];
        return [action, [...next, ...(eagerness ? [{ where, eagerness }] : [])]];
      }),
    );
    return `${start}${JSON.stringify(changed)}</script>`;
  });
