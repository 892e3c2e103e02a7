import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findPort } from '../commands/findPort';
import { EndedTask, internalProblem, loadProblem, reportFault, reportProblems } from './report';

function listen(run: () => void): string[] {
  const said: string[] = [];
  const spy = jest.spyOn(console, 'error').mockImplementation((line: unknown) => {
    said.push(String(line));
  });
  run();
  spy.mockRestore();
  return said;
}

describe('a build whose output nobody reads any more', () => {
  const program = `
    require('./src/build/report.ts').outliveReaders();
    process.once('SIGUSR2', () => {
      console.log('to nobody');
      console.error('to nobody');
      setImmediate(() => process.exit(7));
    });
    console.log('ready');
    process.stdin.resume();`;

  it('goes on to its end', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', program]);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stderr.destroy();
    child.kill('SIGUSR2');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });
});

describe('reportProblems', () => {
  it('prints each problem once, errors after warnings, and their number last', () => {
    const problem = (file: string, line: number, warning = false) => ({
      file,
      line,
      warning,
      column: 1,
      code: 'c',
      message: 'm',
      hint: 'h',
    });
    const all = [problem('b', 1), problem('a', 9), problem('c', 1, true), problem('a', 2), problem('a', 2)];
    expect(listen(() => reportProblems(all))).toEqual([
      'c:1:1 warning c m (h)',
      'a:2:1 c m (h)',
      'a:9:1 c m (h)',
      'b:1:1 c m (h)',
      '3 problems; nothing was built.',
    ]);
  });
});

describe("a fault of the site's own code", () => {
  const error = new TypeError('x is not a function\nand more');
  error.stack = `${String(error)}\n    at call (node:internal:1:2)\n    at f (${join(process.cwd(), 'src/content/a/b.ts')}:14:7)`;

  it('is one problem at its place', () => {
    expect(internalProblem(error)).toMatchObject({
      file: 'src/content/a/b.ts',
      line: 14,
      column: 7,
      code: 'site-fault',
      message: 'x is not a function',
    });
  });

  it('has a place for any thrown value', () => {
    expect(internalProblem('x')).toMatchObject({ file: '.', line: 1, column: 1, message: 'x' });
  });

  it('is reported without its trace, unless DEBUG is set', () => {
    const lines = listen(() => reportFault(error));
    expect(lines).toEqual([
      expect.stringMatching(/^src\/content\/a\/b\.ts:14:7 site-fault /),
      '1 problem; nothing was built.',
    ]);
    process.env.DEBUG = '1';
    expect(listen(() => reportFault(error))).toHaveLength(3);
    delete process.env.DEBUG;
  });

  it('follows the output of the program that failed', () => {
    const problem = { file: '.', line: 1, column: 1, code: 'next', message: 'm', hint: 'h' };
    expect(listen(() => reportFault(new EndedTask('x', problem, 'its output')))).toEqual([
      'its output',
      '.:1:1 next m (h)',
      '1 problem; nothing was built.',
    ]);
  });
});

describe("a fault in the family's modules", () => {
  it('has the place that the bundler names, and its message', () => {
    const error = new Error('Build failed with 1 error:\ndata/products/ui/a.js:3:4: ERROR: Unexpected "}"');
    expect(loadProblem(error)).toMatchObject({
      file: 'data/products/ui/a.js',
      line: 3,
      column: 4,
      code: 'data-fault',
      message: 'Unexpected "}"',
    });
  });
});

describe('the port', () => {
  afterEach(() => {
    delete process.env.PORT;
  });

  it.each(['x', '-1', '65536', '1.5'])('can not be %s', async (port) => {
    process.env.PORT = port;
    expect(await findPort([])).toMatchObject({
      code: 'port',
      message: `The port is "${port}", which is not one`,
    });
  });

  it('is that of the command line before that of the environment', async () => {
    process.env.PORT = '1';
    expect(await findPort(['--port', 'x'])).toMatchObject({ message: 'The port is "x", which is not one' });
    expect(await findPort(['--pord', '4000'])).toMatchObject({ message: expect.stringContaining('--pord') });
  });

  it('is reported if another program has it, and free again afterwards', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    process.env.PORT = String(port);
    expect(await findPort([])).toMatchObject({
      code: 'port',
      message: expect.stringContaining(`port ${port} `),
    });
    await new Promise((resolve) => {
      server.close(resolve);
    });
    expect(await findPort([])).toBe(port);
    // The check does not keep the port open.
    expect(await findPort([])).toBe(port);
  });
});
