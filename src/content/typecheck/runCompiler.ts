import { spawn } from 'node:child_process';
import { writeText } from '../pageData/writeHashed';

const COMPILER = 'node_modules/typescript/bin/tsc';

/** Compiles modules as one program, without output, in a process of its own; gives what the compiler says. */
export function runCompiler(name: string, paths: readonly string[]): Promise<string> {
  const config = `.cache/typecheck/${name}.json`;
  const up = (path: string) => `../../${path}`;
  writeText(
    config,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null, types: ['node'], noEmit: true },
      files: paths.map(up),
      include: [],
      exclude: [],
    }),
  );
  const child = spawn(process.execPath, [COMPILER, '-p', config, '--pretty', 'false'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', () => resolve(output));
  });
}
