import type { FenceInfo } from './fence';

/** The same command for each package manager. */
interface PackageManagerCommands {
  readonly npm: string;
  readonly pnpm: string;
  readonly yarn: string;
  readonly bun: string;
}

/** Flags of `npm install` and their equivalents; an empty string means that it is the default there. */
const INSTALL_FLAGS: Readonly<Record<string, Omit<PackageManagerCommands, 'npm'>>> = {
  '--save': { pnpm: '', yarn: '', bun: '' },
  '-S': { pnpm: '', yarn: '', bun: '' },
  '--save-dev': { pnpm: '--save-dev', yarn: '--dev', bun: '--dev' },
  '-D': { pnpm: '-D', yarn: '-D', bun: '-D' },
  '--save-exact': { pnpm: '--save-exact', yarn: '--exact', bun: '--exact' },
  '-E': { pnpm: '-E', yarn: '-E', bun: '-E' },
  '--save-optional': { pnpm: '--save-optional', yarn: '--optional', bun: '--optional' },
  // Bun has no short form.
  '-O': { pnpm: '-O', yarn: '-O', bun: '--optional' },
};

function join(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

function translateInstall(words: readonly string[]): PackageManagerCommands | undefined {
  const npm = join(['npm install', ...words]);
  const flags = words.filter((word) => word.startsWith('-'));
  if (flags.some((flag) => !Object.hasOwn(INSTALL_FLAGS, flag))) return undefined;
  if (words.length === 0) return { npm, pnpm: 'pnpm install', yarn: 'yarn install', bun: 'bun install' };
  // Without packages, flags mean different things to different package managers.
  if (flags.length === words.length) return undefined;
  const add = (manager: 'pnpm' | 'yarn' | 'bun') =>
    join([manager, 'add', ...words.map((word) => INSTALL_FLAGS[word]?.[manager] ?? word)]);
  return { npm, pnpm: add('pnpm'), yarn: add('yarn'), bun: add('bun') };
}

function translateCreate(words: readonly string[]): PackageManagerCommands | undefined {
  const [template, ...options] = words;
  if (template === undefined || template.startsWith('-')) return undefined;
  // Only npm needs `--` before options of the command.
  const passed = options.filter((word) => word !== '--');
  return {
    npm: join(['npm create', ...words]),
    pnpm: join(['pnpm create', template, ...passed]),
    yarn: join(['yarn create', template, ...passed]),
    bun: join(['bun create', template, ...passed]),
  };
}

function translateRun(words: readonly string[]): PackageManagerCommands | undefined {
  const command = words[0] === '-y' || words[0] === '--yes' ? words.slice(1) : words;
  const [name] = command;
  if (name === undefined || name.startsWith('-')) return undefined;
  return {
    npm: join(['npx', ...words]),
    pnpm: join(['pnpm dlx', ...command]),
    yarn: join(['yarn dlx', ...command]),
    bun: join(['bunx', ...command]),
  };
}

/**
 * Returns the commands of npm, pnpm, yarn and bun for one `npm install …`, `npm create …` or `npx …` line.
 * Undefined for anything else, for shell syntax, and for flags without an exact equivalent in all four: a
 * wrong command is worse than none.
 * @example packageManagerCommands('npm install @mui/material')?.yarn // 'yarn add @mui/material'
 */
export function packageManagerCommands(code: string): PackageManagerCommands | undefined {
  const line = code.trim();
  if (/[\n&|;<>$`\\#"'()*]/.test(line)) return undefined;
  const [program, ...words] = line.split(/\s+/);
  if (program === 'npx') return translateRun(words);
  if (program !== 'npm') return undefined;
  if (words[0] === 'install') return translateInstall(words.slice(1));
  return words[0] === 'create' ? translateCreate(words.slice(1)) : undefined;
}

/**
 * Returns the command in a fence for each package manager, or undefined if the fence stays one code block:
 * it is another command, is inside a list, quote or callout, or has a title, a file, line numbers or marked lines.
 * @param level nesting depth of the fence in other blocks; 0 at the top level
 */
export function installCommands(
  { language, title, highlighted, focused, isNumbered, file }: FenceInfo,
  code: string,
  level: number,
): PackageManagerCommands | undefined {
  const isMarked = isNumbered || highlighted.size > 0 || focused.size > 0;
  const isPlain = language === 'bash' && level === 0 && !isMarked && (title ?? file) === undefined;
  return isPlain ? packageManagerCommands(code) : undefined;
}
