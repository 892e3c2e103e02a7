import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

export interface NodeProgram {
  readonly file: string;
  readonly version: string;
}

/** Returns the newest Node of a major version, which npm brings; undefined if npm cannot install it. */
export function findNode(major: string): NodeProgram | undefined {
  // A script of the package installs the program, which the project's settings of npm forbid.
  const settings = ['--yes', '--ignore-scripts=false', `--package=node@${major}`];
  const { stdout } = spawnSync(
    'npm',
    ['exec', ...settings, '--', 'node', '-p', 'process.version + process.execPath'],
    { cwd: tmpdir(), encoding: 'utf8' },
  );
  // Without the package's program, the machine's own answers.
  const [, version, file] = /^(v\d+\.\d+\.\d+)(\/.+)$/m.exec(stdout) ?? [];
  return version?.startsWith(`v${major}.`) && file ? { file, version } : undefined;
}
