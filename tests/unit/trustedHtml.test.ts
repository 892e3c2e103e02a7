import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const FLOORS = ['browser', 'components', 'layouts', 'shell', 'islands', 'entries'].map(
  (floor) => `src/${floor}`,
);

/** They run at build only. */
const ELSEWHERE =
  /^src\/(?:components\/(?:(?:ApiReference|SectionList)\/|Slot\.tsx)|layouts\/|shell\/(?:SiteDocument|frame\/Frame)\.tsx)/;
/** Code that makes HTML, or the text of a script, from a string. */
const SINK =
  /\b(?:inner|outer)HTML\s*\+?=[^=].*|\binsertAdjacentHTML\(.*|\b__html:(?! string).*|\bdangerouslySetInnerHTML=.*|\b(?:srcdoc|srcDoc)=.*|\bdocument\.write.*|\bcreateContextualFragment\(.*|\bparseFromString\(.*/g;
/** HTML of the build, or nothing. */
const OWN = /trustedHtml\(html\)|useTrustedHtml\(html\)|=\{(?:trusted|fetchedHtml)\}|__html: ''/;

const files = FLOORS.flatMap((floor) =>
  readdirSync(join(ROOT, floor), { recursive: true, encoding: 'utf8' }).map((name) => `${floor}/${name}`),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !ELSEWHERE.test(file));

/**
 * Browsers refuse other HTML where Trusted Types are required, which only shows when that code runs there
 * (`tests/browser/policy.test.ts`).
 */
it('code that ships writes no HTML but that of the build', () => {
  const sinks = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(SINK)].map(([text]) => `${file}: ${text}`),
  );
  expect(sinks).not.toEqual([]);
  expect(sinks.filter((sink) => !OWN.test(sink))).toEqual([]);
});
