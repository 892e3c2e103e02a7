import * as ts from 'typescript-js';

/** A call whose result depends on the time zone or language of the reader. */
export interface PlaceCall {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The call as it is written, without its arguments. */
  readonly name: string;
  /** What to write instead. */
  readonly hint: string;
  /** Whether only its receiver says what it does, as for `x.toString()`. */
  readonly isGuess: boolean;
}

type Fact = Pick<PlaceCall, 'hint' | 'isGuess'>;

const DATE_HINT = "name both: toLocaleDateString('en-US', { timeZone: 'UTC' })";
const LANGUAGE_HINT = "name the language: toLocaleString('en-US')";

/** Returns whether arguments name a language. */
function namesLanguage([language]: readonly ts.Expression[]): boolean {
  return (
    language !== undefined &&
    !(ts.isArrayLiteralExpression(language) && language.elements.length === 0) &&
    language.getText() !== 'undefined'
  );
}

/** Returns whether arguments name a time zone; options that are not written here may. */
function namesZone([, options]: readonly ts.Expression[]): boolean {
  if (!options) return false;
  return (
    !ts.isObjectLiteralExpression(options) ||
    options.properties.some(
      (property) => ts.isSpreadAssignment(property) || property.name?.getText() === 'timeZone',
    )
  );
}

/** Returns whether a text of a date says in which zone it is. A date without a time is in UTC. */
function isZoned(text: string): boolean {
  return /^\s*\d{4}(?:-\d\d){0,2}\s*$|(?:Z|[+-]\d\d:?\d\d|GMT|UTC)\s*\)?$/i.test(text);
}

/** Describes `new Date(…)`, `Date.parse(…)` and the like. */
function describeDate(args: readonly ts.Expression[]): Fact | undefined {
  const [first] = args;
  if (args.length > 1) return { hint: 'write new Date(Date.UTC(2024, 0, 31))', isGuess: false };
  const isText = first !== undefined && ts.isStringLiteralLike(first) && !isZoned(first.text);
  return isText ? { hint: "write the zone: new Date('2024-01-31T12:00:00Z')", isGuess: false } : undefined;
}

function describeIntl(name: string, args: readonly ts.Expression[]): Fact | undefined {
  if (name !== 'DateTimeFormat')
    return namesLanguage(args) ? undefined : { hint: LANGUAGE_HINT, isGuess: false };
  return namesLanguage(args) && namesZone(args)
    ? undefined
    : { hint: "name both: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' })", isGuess: false };
}

const LOCAL_TIME =
  /^(?:[gs]et(?:Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear)|getTimezoneOffset)$/;

function describeMethod(name: string, args: readonly ts.Expression[]): Fact | undefined {
  switch (name) {
    case 'toLocaleDateString':
    case 'toLocaleTimeString':
      return namesLanguage(args) && namesZone(args) ? undefined : { hint: DATE_HINT, isGuess: false };
    case 'toLocaleString':
      if (!namesLanguage(args))
        return {
          hint: "name the language, and for dates the time zone: toLocaleString('en-US', { timeZone: 'UTC' })",
          isGuess: false,
        };
      return namesZone(args) ? undefined : { hint: DATE_HINT, isGuess: true };
    case 'toLocaleUpperCase':
    case 'toLocaleLowerCase':
      return namesLanguage(args) ? undefined : { hint: LANGUAGE_HINT, isGuess: false };
    case 'localeCompare':
      return namesLanguage(args.slice(1))
        ? undefined
        : { hint: "name the language: a.localeCompare(b, 'en')", isGuess: false };
    case 'toDateString':
    case 'toTimeString':
      return { hint: DATE_HINT, isGuess: false };
    case 'toString':
      return args.length === 0 ? { hint: DATE_HINT, isGuess: true } : undefined;
  }
  return LOCAL_TIME.test(name)
    ? {
        hint: `use the function for UTC: ${name === 'getTimezoneOffset' ? 'getUTCHours' : name.replace('et', 'etUTC')}`,
        isGuess: false,
      }
    : undefined;
}

/** Describes what a node calls, if that depends on the reader's time zone or language. */
function describeNode(node: ts.Node): (Fact & { readonly named: ts.Node }) | undefined {
  if (ts.isPropertyAccessExpression(node) && /^navigator\.languages?$/.test(node.getText()))
    return { named: node, hint: 'read it in an effect', isGuess: false };
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const { expression: named } = node;
  const args = node.arguments ?? [];
  const text = named.getText();
  if (text === 'String') return { named, hint: DATE_HINT, isGuess: true };
  if (text === 'Date' && ts.isCallExpression(node)) return { named, hint: DATE_HINT, isGuess: false };
  if (!ts.isPropertyAccessExpression(named)) {
    const fact = text === 'Date' ? describeDate(args) : undefined;
    return fact && { named, ...fact };
  }
  const owner = named.expression.getText();
  const { text: name } = named.name;
  const fact =
    text === 'Date.parse'
      ? describeDate(args)
      : owner === 'Intl'
        ? describeIntl(name, args)
        : describeMethod(name, args);
  return fact && { named: ts.isIdentifier(named.expression) ? named : named.name, ...fact };
}

/**
 * Lists the calls in a module whose result depends on the time zone or language of the reader, in source order:
 * those that name neither. What a call means is guessed from its name.
 */
export function listPlaceCalls(file: string, code: string): PlaceCall[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const calls: PlaceCall[] = [];
  const visit = (node: ts.Node): void => {
    const found = describeNode(node);
    if (found) {
      const { named, ...fact } = found;
      const { line, character } = source.getLineAndCharacterOfPosition(named.getStart());
      calls.push({ file, line: line + 1, column: character + 1, name: named.getText(), ...fact });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}
