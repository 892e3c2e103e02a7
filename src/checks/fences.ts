import { areTextsOptional } from '../content/interfaceTexts';
import { isShellCallout } from '../content/markdown/blocks/callouts';
import { findGrammarFault, listGrammars } from '../content/markdown/code/familyGrammar';
import { findLanguage, findShellLanguage, listLanguageNames } from '../content/markdown/code/languages';
import { DATA } from '../content/workspace';
import { findText, findTextFault, type FamilyText } from '../model/languages/FamilyText';
import { CALLOUT_TONES, type FamilyFences } from '../model/page/FamilyFences';
import type { Problem } from '../model/Problem';
import { nameHint } from '../model/routes/editDistance';
import { findLine } from './findLine';

type Finding = Pick<Problem, 'message' | 'hint' | 'warning'>;

/** Fences and directives of other generators are written with such names, and pages can be searched for them. */
const NAME = /^[a-z][a-z\d]*(?:[-+#][a-z\d]*)*$/;
const NAME_HINT = 'write small letters and digits, with hyphens between them';
/** A callout of this name would hide the hint to write it as HTML. */
const DETAILS = 'details';
const SEGMENTS = new Intl.Segmenter();

function checkLanguage(name: string, value: unknown): Finding[] {
  if (!NAME.test(name))
    return [{ message: `The name of the language "${name}" is invalid`, hint: NAME_HINT }];
  if (findShellLanguage(name) !== undefined)
    return [{ message: `The shell has the language "${name}"`, hint: 'remove it, or give it another name' }];
  if (typeof value !== 'string' && typeof value !== 'function') {
    const hint =
      "write the name of a language or of a grammar of highlight.js, such as 'graphql', or a grammar";
    return [{ message: `The language "${name}" is neither a name nor a grammar`, hint }];
  }
  const language = findLanguage(name);
  if (language === undefined) {
    const hint = 'let one of the names have a grammar';
    return [{ message: `The language "${name}" is another name of itself`, hint }];
  }
  const fault = language === name ? findGrammarFault(language) : undefined;
  if (fault === undefined) return [];
  const known = [...listLanguageNames().filter((other) => other !== name), ...listGrammars()];
  const hint =
    typeof value === 'string' ? nameHint(value, known) : 'see the guide to languages of highlight.js';
  return [{ message: `The language "${name}" cannot be used: ${fault}`, hint }];
}

function checkCallout(name: string, value: unknown, codes: readonly string[]): Finding[] {
  const report = (message: string, hint: string): Finding => ({
    message: `The callout "${name}" ${message}`,
    hint,
  });
  if (!NAME.test(name)) return [report('has an invalid name', NAME_HINT)];
  if (isShellCallout(name)) return [report('is one of the shell', 'remove it, or give it another name')];
  if (name === DETAILS) return [report('is written as <details> in Markdown', 'give it another name')];
  const { title, tone, sign, ...others } = { ...(value as Partial<Record<string, unknown>>) };
  const example = `write { title: '…', tone: '${CALLOUT_TONES[0]}' }`;
  const fault = findTextFault(title, codes);
  const missing =
    fault === undefined ? codes.filter((code) => findText(title as FamilyText, code) === undefined) : [];
  return [
    ...Object.keys(others).map((key) =>
      report(`has no setting "${key}"`, 'its settings are title, tone and sign'),
    ),
    ...(fault === undefined ? [] : [report(`needs a title: it ${fault}`, example)]),
    ...missing.map((code) => ({
      ...report(
        `has no title in "${code}"`,
        'write the title as { en: …, … }, with a text for each language',
      ),
      warning: areTextsOptional(),
    })),
    ...(CALLOUT_TONES.some((known) => known === tone)
      ? []
      : [report(`has the unknown tone ${JSON.stringify(tone)}`, nameHint(String(tone), CALLOUT_TONES))]),
    ...(sign === undefined ||
    (typeof sign === 'string' && sign.trim() !== '' && [...SEGMENTS.segment(sign)].length === 1)
      ? []
      : [report('has a sign that is not one character', "write one character, such as '★'")]),
  ];
}

/** Checks what the family adds to fences: that names are free, grammars can be used, and callouts have titles and tones. */
export function checkFences(fences: FamilyFences, codes: readonly string[]): Problem[] {
  const report = (name: string, { message, hint, warning }: Finding): Problem => ({
    file: DATA.fences,
    line: findLine(DATA.fences, new RegExp(`(?<![\\w-])${name.replace(/\W/g, '\\$&')}['"]?\\s*[:(]`)),
    column: 1,
    code: 'family-fence',
    message,
    hint,
    ...(warning === undefined ? {} : { warning }),
  });
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const { languages = {}, callouts = {}, ...others } = fences;
  const groups = [
    ['languages', languages, checkLanguage],
    ['callouts', callouts, (name: string, value: unknown) => checkCallout(name, value, codes)],
  ] as const;
  return [
    ...Object.keys(others).map((key) =>
      report(key, {
        message: `fences has no setting "${key}"`,
        hint: 'its settings are languages and callouts',
      }),
    ),
    ...groups.flatMap(([group, entries, check]) => {
      if (!isRecord(entries))
        return [
          report(group, { message: `${group} is not a list by names`, hint: `write ${group}: { name: … }` }),
        ];
      return Object.entries(entries).flatMap(([name, value]) =>
        check(name, value).map((finding) => report(name, finding)),
      );
    }),
  ];
}
