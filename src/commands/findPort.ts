import { createServer } from 'node:net';
import type { Problem } from '../model/Problem';

const DEFAULT_PORT = '3000';

function portProblem(message: string): Problem {
  const hint = 'choose another port, for example PORT=3001';
  return { file: '.', line: 1, column: 1, code: 'port', message, hint };
}

/** Returns the problem for a port that is not available; undefined for any other error. */
export function findPortProblem(error: unknown): Problem | undefined {
  const { code, port } = (error ?? {}) as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE') return portProblem(`Another program uses port ${port} of 127.0.0.1`);
  return code === 'EACCES' && port ? portProblem(`The system denies access to port ${port}`) : undefined;
}

/** Returns the port in `PORT`, 3000 if it is unset, or a problem if it is invalid or taken. */
export async function findPort(): Promise<number | Problem> {
  const named = process.env.PORT?.trim() || DEFAULT_PORT;
  const port = /^\d+$/.test(named) ? Number(named) : Number.NaN;
  if (!(port <= 65_535)) return portProblem(`PORT is "${named}", which is not a port`);
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
