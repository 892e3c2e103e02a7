import { spawn } from 'node:child_process';

/** What Next says of the pages that it has drawn. */
const DRAWN = /static pages.*\((\d+)\/(\d+)\)/;

/** A run of Next. */
export interface NextRun {
  /**
   * Its exit code. Its own words are shown only where it has failed.
   * @param onPages told how many pages are drawn
   */
  readonly end: (onPages: (done: number, total: number) => void) => Promise<number>;
  readonly stop: () => void;
}

/** Lets Next bundle the shell, then draw and export the pages. */
export function startNext(environment: Readonly<Record<string, string>>): NextRun {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
  // A build that is stopped takes Next with it.
  const stop = () => next.kill();
  process.once('exit', stop);
  let words = '';
  let tell: (done: number, total: number) => void = () => {};
  const listen = (part: Buffer) => {
    words += part.toString();
    const [, done, total] = DRAWN.exec(part.toString()) ?? [];
    if (done && total) tell(Number(done), Number(total));
  };
  next.stdout.on('data', listen);
  next.stderr.on('data', listen);
  const ended = new Promise<number>((resolve) => {
    next.once('error', (error) => {
      words += error.message;
      resolve(1);
    });
    next.once('close', (status) => resolve(status ?? 1));
  });
  return {
    end: async (onPages) => {
      tell = onPages;
      const code = await ended;
      process.off('exit', stop);
      if (code !== 0) console.error(words.trim());
      return code;
    },
    stop,
  };
}
