import { relative } from 'node:path';
import { isOfLinkedPackage, packageOfFile } from '../packages';
import type { Problem } from '../../model/Problem';
import type { Finding } from './runCompiler';
import type { SourceUnit } from './SourceUnit';
import { familyFolder } from '../workspace';

/** What to do about the most frequent errors, by their numbers. */
const ADVICE: readonly (readonly [numbers: RegExp, advice: string])[] = [
  [/^(?:2304|2552|2503)$/, 'import or declare the name'],
  [/^(?:2307|2305|2614|2724)$/, 'correct the import, or install the package'],
  [/^(?:2322|2345|2740|2741|2769|2559)$/, 'pass what the type allows; the API page lists the props'],
  [/^(?:2339|2551|2353|2561)$/, 'correct the name; the API page lists what exists'],
  [/^(?:2531|2532|2533|18046|18047|18048)$/, 'check that there is a value before you use it'],
  [/^(?:7005|7006|7031|7034|7053)$/, 'write the type'],
  [/^6133$/, 'remove what is not used'],
  [/^1\d{3}$/, 'fix the syntax'],
];

/** Codes of the problems in a module. */
const CODES = { demo: 'demo-types', snippet: 'snippet-types', module: 'family-types' } as const;

/** A module that cannot be parsed may lack exports for others: `Module './rows' has no exported member 'rows'`. */
const LACKS_EXPORT = /\bmodule\b.*['"]\.|['"]\..*\bmodule\b/i;

/** Returns the problem of a use of what a package marks; undefined if it is not marked by one. */
function describeUse(
  { text }: Finding,
  files: readonly string[],
  place: Pick<Problem, 'file' | 'line' | 'column'>,
): Problem | undefined {
  const [name] = files.flatMap((file) => packageOfFile(file)?.packageName ?? []);
  if (name === undefined) return undefined;
  const hint = `${name} marks it @deprecated; its types name the replacement`;
  return { ...place, code: 'deprecated-use', message: text, hint };
}

/**
 * Returns what the compiler has found as problems at the position where the author fixes them. What is not about a file is
 * about the type check itself. The modules of a linked package are checked by its own settings and commands. Types do not
 * count in a module that cannot be parsed.
 */
export function toProblems(found: readonly Finding[], units: readonly SourceUnit[]): Problem[] {
  const byPath = new Map(units.map((unit) => [unit.path, unit]));
  const pathOf = (file: string) => relative(familyFolder(), file).replaceAll('\\', '/');
  const broken = new Set(found.flatMap(({ isSyntax, file }) => (isSyntax && file ? file : [])));
  return found.flatMap((finding): Problem | [] => {
    const { file, line = 1, column = 1, code, text, reason, isSyntax, deprecatedIn } = finding;
    if (file === undefined) return describeFailure(text, `compiler error TS${code}`);
    const unit = byPath.get(pathOf(file));
    if (!unit && isOfLinkedPackage(file)) return [];
    if (!isSyntax && (broken.has(file) || (broken.size > 0 && LACKS_EXPORT.test(text)))) return [];
    const place = { file: unit?.file ?? pathOf(file), line: line + (unit?.offset ?? 0), column };
    if (deprecatedIn) return (unit && describeUse(finding, deprecatedIn, place)) ?? [];
    const advice = ADVICE.find(([numbers]) => numbers.test(String(code)))?.[1] ?? [];
    return {
      ...place,
      code: CODES[unit?.kind ?? 'demo'],
      message: [text, reason ?? []].flat().join(' '),
      hint: [advice, `compiler error TS${code}`].flat().join('; '),
    };
  });
}

/** Returns the problem of a type check that could not run. */
export function describeFailure(reason: string, hint: string): Problem {
  const message = `The type check could not run: ${reason}`;
  return { file: 'tsconfig.json', line: 1, column: 1, code: 'type-check', message, hint };
}
