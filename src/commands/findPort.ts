import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import type { Problem } from '../model/Problem';

const DEFAULT_PORT = '3000';

function portProblem(message: string): Problem {
  const hint = 'choose another port, for example --port 3001';
  return { file: '.', line: 1, column: 1, code: 'port', message, hint };
}

/** Returns the problem for a port that is not available; undefined for any other error. */
export function findPortProblem(error: unknown): Problem | undefined {
  const { code, port } = (error ?? {}) as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE') return portProblem(`Another program uses port ${port} of 127.0.0.1`);
  return code === 'EACCES' && port ? portProblem(`The system denies access to port ${port}`) : undefined;
}

/**
 * Returns the port that the command line or `PORT` names, 3000 if neither does, or a problem if it is invalid or taken.
 * @param options the command line, which may only name a port
 */
export async function findPort(
  options: readonly string[] = process.argv.slice(2),
): Promise<number | Problem> {
  let given: string | undefined;
  try {
    given = parseArgs({ args: [...options], options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    return portProblem((error as Error).message);
  }
  const named = given ?? (process.env.PORT?.trim() || DEFAULT_PORT);
  const port = /^\d+$/.test(named) ? Number(named) : Number.NaN;
  if (!(port <= 65_535)) return portProblem(`The port is "${named}", which is not one`);
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return port;
  } catch (error) {
    const problem = findPortProblem(error);
    if (!problem) throw error;
    return problem;
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
}
