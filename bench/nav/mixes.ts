type Eagerness = 'conservative' | 'moderate' | 'eager';
type Rules = Readonly<Record<string, Eagerness>>;

/** Speculation rules to compare, by action. */
export const MIXES: Readonly<Record<string, Rules>> = {
  'prefetch moderate': { prefetch: 'moderate' },
  'prefetch eager': { prefetch: 'eager' },
  'prerender moderate': { prerender: 'moderate' },
  'prerender eager': { prerender: 'eager' },
  'prefetch eager, prerender conservative': { prefetch: 'eager', prerender: 'conservative' },
  'prefetch eager, prerender moderate': { prefetch: 'eager', prerender: 'moderate' },
};

const SCRIPT = /(<script type="?speculationrules"?[^>]*>)([^]*?)<\/script>/;

/** Returns a function that gives a document these rules, for the pages that its own ones are for; undefined: none. */
export const withRules = (rules: Rules | undefined) => (html: string) =>
  html.replace(SCRIPT, (_script, start: string, text: string) => {
    if (!rules) return '';
    const [own] = Object.values(JSON.parse(text) as Record<string, readonly { readonly where: unknown }[]>);
    const changed = Object.entries(rules).map(([action, eagerness]) => [
      action,
      [{ where: own?.[0]?.where, eagerness }],
    ]);
    return `${start}${JSON.stringify(Object.fromEntries(changed))}</script>`;
  });
