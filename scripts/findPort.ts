import { createServer } from 'node:net';
import type { Problem } from '../src/model/Problem';

const DEFAULT_PORT = '3000';

function portProblem(message: string): Problem {
  const hint = 'name another one: PORT=3001 npm start';
  return { file: '.', line: 1, column: 1, code: 'port', message, hint };
}

/** A port that can't be listened at, as a problem; undefined for any other error. */
export function takenPort(error: unknown): Problem | undefined {
  const { code, port } = (error ?? {}) as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE') return portProblem(`Another program listens at port ${port} of 127.0.0.1`);
  return code === 'EACCES' && port ? portProblem(`The system does not give port ${port} to you`) : undefined;
}

/** The port that `PORT` names, 3000 where it is unset; a problem where it names none, or one that is taken. */
export async function findPort(): Promise<number | Problem> {
  const named = process.env.PORT?.trim() || DEFAULT_PORT;
  const port = /^\d+$/.test(named) ? Number(named) : Number.NaN;
  if (!(port <= 65_535)) return portProblem(`PORT is "${named}", which is no port`);
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return port;
  } catch (error) {
    const problem = takenPort(error);
    if (!problem) throw error;
    return problem;
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
}
