/** The rules of a style sheet at its top level, each whole. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"[^"]*"|'[^']*'|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

/** Whether a selector may find an element, given all classes that there are. */
function mayFind(selector: string, classes: ReadonlySet<string>): boolean {
  const wanted = selector.replace(/:not\([^()]*\)/g, '');
  if (wanted.includes(':not(')) return true;
  return [...wanted.matchAll(/\.([A-Za-z_][\w-]*)/g)].every(([, name = '']) => classes.has(name));
}

function pick(css: string, classes: ReadonlySet<string>): string[] {
  return splitRules(css).flatMap((rule) => {
    const brace = rule.indexOf('{');
    const head = rule.slice(0, brace);
    if (/^@(?:media|supports|container)\b/.test(head)) {
      const inner = pick(rule.slice(brace + 1, -1), classes).join('');
      return inner ? [`${head}{${inner}}`] : [];
    }
    return head.startsWith('@') || head.split(',').some((selector) => mayFind(selector, classes))
      ? [rule]
      : [];
  });
}

/**
 * The rules of a style sheet that say something about some HTML as it stands, in their order. Rules about classes that
 * no element has are left out, and animations that no rule is left to name.
 */
export function pickRules(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const rules = pick(css, classes);
  const rest = rules.filter((rule) => !rule.startsWith('@keyframes')).join('');
  return rules
    .filter((rule) => {
      const name = /^@keyframes ([\w-]+)/.exec(rule)?.[1];
      return name === undefined || rest.includes(name);
    })
    .join('');
}
