import { type ChildProcess, spawn } from 'node:child_process';
import { readManifest } from '../content/packages';
import { BadAnswer } from '../content/newFamily/familyAnswers';
import { isAbsolute, relative, resolve } from 'node:path';

/** What a program has printed, and whether it succeeded. */
interface NpmRun {
  readonly code: number | null;
  readonly output: string;
}

let running: ChildProcess | undefined;
let isStopped = false;

/** Ends npm if it runs, and returns when it writes nothing any more. What waits for it does not go on. */
export function stopNpm(): Promise<void> {
  const child = running;
  isStopped = true;
  return new Promise((settle) => {
    if (!child) return settle();
    child.once('close', () => settle());
    child.kill();
  });
}

/** Runs npm in a folder, and in no workspace around it. */
function runNpm(args: readonly string[], cwd: string, isShown: boolean): Promise<NpmRun> {
  return new Promise((settle, reject) => {
    const child = spawn('npm', args, {
      cwd,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', (error) => reject(new BadAnswer(`npm does not start: ${error.message}`)));
    child.on('close', (code) => {
      running = undefined;
      if (!isStopped) settle({ code, output });
    });
  });
}

/** A package that is to be documented. */
export interface RequestedPackage {
  readonly name: string;
  /** How npm installs it, from a folder. */
  readonly specFrom: (folder: string) => string;
}

/** Returns a path as npm needs it, from a folder. */
const pathFrom = (folder: string, path: string) => {
  const found = relative(folder, path);
  return found.startsWith('.') ? found : `./${found}`;
};

/** What makes npm fail although the name is right. */
const NETWORK = /\b(?:ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ENETUNREACH|network)\b/;

/** Lines of npm about itself, which say nothing about the cause. */
const NOISE = /^npm error(?:\s*|\s+at .*|\s{3,}\w+: .*|\s*\}|.*\bcomplete log of this run\b.*)$/;

const withoutNoise = (output: string) =>
  output
    .split('\n')
    .filter((line) => !NOISE.test(line))
    .join('\n')
    .trim();

/**
 * Finds a package: a folder with a `package.json`, or a name that the registry has, with a version or tag after an `@`.
 * @throws BadAnswer if there is none
 */
export async function findRequested(spec: string): Promise<RequestedPackage> {
  if (isAbsolute(spec) || /^\.{1,2}(?:[/\\]|$)/.test(spec)) {
    const folder = resolve(spec);
    const { name } = readManifest(folder) ?? {};
    if (name === undefined)
      throw new BadAnswer(`${spec} is not the folder of a package: it has no package.json with a name`);
    return { name, specFrom: (from) => pathFrom(from, folder) };
  }
  const [, name, version = 'latest'] = /^((?:@[\w.-]+\/)?[\w.-]+)(?:@(.+))?$/.exec(spec) ?? [];
  if (name === undefined)
    throw new BadAnswer(
      `"${spec}" is not the name of a package: write it like @acme/ui, or a path like ../ui`,
    );
  const whole = `${name}@${version}`;
  const { code, output } = await runNpm(
    ['view', whole, 'version', '--fetch-retries=0'],
    process.cwd(),
    false,
  );
  if (code !== 0 || output.trim() === '') {
    const cure = NETWORK.test(output)
      ? 'connect to the network, or name a folder: --package ../ui'
      : 'correct the name, log in to its registry, or name a folder: --package ../ui';
    throw new BadAnswer(`${withoutNoise(output)}\nnpm does not find ${whole}: ${cure}`.trim());
  }
  return { name, specFrom: () => whole };
}

/**
 * Installs packages in a folder, besides those that its `package.json` lists.
 * @throws BadAnswer if npm fails; it has printed why
 */
export async function installPackages(specs: readonly string[], folder: string): Promise<void> {
  const args = ['install', '--prefix', '.', '--save-exact', '--no-audit', '--no-fund', ...specs];
  const { code } = await runNpm(args, folder, true);
  if (code !== 0)
    throw new BadAnswer(
      'npm could not install the packages, for the reason above. If it is about versions that exclude each other, ' +
        'set npm_config_legacy_peer_deps=true and try again.',
    );
}

/** Returns how a manifest names a package that is to be installed from another folder: paths lead to the same file. */
export function movedSpec(spec: string, from: string, to: string): string {
  const [, path] = /^file:(.+)$/.exec(spec) ?? [];
  return path === undefined ? spec : `file:${pathFrom(to, resolve(from, path))}`;
}
