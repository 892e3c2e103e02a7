import { existsSync, readdirSync } from 'node:fs';
import { documents, listCode, readText } from './documents';
import { findNamedTests } from '../../scripts/namedTests';

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };

/** Returns the options that the program of a script parses. */
function listOptions(script: string): string[] {
  const [, file] = /tsx (\S+\.ts)/.exec(script) ?? [];
  const options = file ? readText(file).matchAll(/([\w-]+)'?: (?:\{ type: |flag\b|bench[A-Z])/g) : [];
  return [...options].map(([, option]) => `--${option}`);
}

/** Every command that a document may name, with its options. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(scripts).flatMap(([name, script]) =>
      [`npm run ${name}`, ...(/^(?:test|start)$/.test(name) ? [`npm ${name}`] : [])].map((command) => [
        command,
        listOptions(script),
      ]),
    ),
  ),
  'npm ci': [],
  'npm install': ['--save-exact', '--save-dev', '--package-lock-only'],
  'npx jest': ['--config'],
  'npx next build': [],
  'npx playwright show-trace': [],
  'npx playwright test': ['--update-snapshots'],
  'npx tsx': [],
  'next build': ['--experimental-build-mode'],
  'next dev': [],
  'git clone': [],
  'git config': ['--global', '--add'],
  'cd docs-shell': [],
};
/** Commands whose words are parts of the paths of tests. */
const TESTS = new Set(['npm test', 'npx jest', 'npx playwright test']);

const isTest = (name: string) => existsSync(name) || Object.values(findNamedTests([name])).flat().length > 0;
const listNamed = (text: string) =>
  Object.keys(COMMANDS).filter((command) => new RegExp(`\\b${command}(?![\\w:-])`).test(text));

/** Lists what is wrong with code that is a command: itself, its options, the tests that it names. */
function listFaults(code: string, document: string): string[] {
  const command = code.replace(/^(?:[A-Z_]+=\S+ )+/, '').replace(/ #.*/, '');
  if (!/^(?:(?:npm|npx|next|git|cd) |--\w)/.test(command)) return [];
  // An option alone is one of a command that the document names.
  const name = listNamed(command).find((one) => command.startsWith(one)) ?? '';
  const options = command.startsWith('--')
    ? listNamed(document).flatMap((one) => COMMANDS[one] ?? [])
    : COMMANDS[name];
  if (!options) return [code];
  const words = command
    .slice(name.length)
    .split(/[ =]/)
    .filter((word) => word !== '' && word !== '--');
  return words.filter((word) =>
    word.startsWith('--')
      ? !options.includes(word)
      : TESTS.has(name) && !/^<.*>$/.test(word) && !isTest(word),
  );
}

describe('commands', () => {
  it.each(documents)('in %s exist, with their options and tests', (file) => {
    const document = readText(file);
    expect(listCode(document).flatMap((code) => listFaults(code, document))).toEqual([]);
  });

  it('of workflows exist', () => {
    const folder = '.github/workflows';
    const lines = readdirSync(folder).flatMap(
      (file) => readText(`${folder}/${file}`).match(/(?<=\brun: ).*/g) ?? [],
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.flatMap((line) => listFaults(line, ''))).toEqual([]);
  });

  it('are named in documents, each script by one at least', () => {
    const named = new Set(listNamed(documents.map(readText).join('\n')));
    expect(
      Object.keys(scripts).filter((name) => !named.has(`npm run ${name}`) && !named.has(`npm ${name}`)),
    ).toEqual([]);
  });
});
