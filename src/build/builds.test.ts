import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { describeHolder, readProcess, takeBuildLock } from './buildSite';
import { createProgress, type StepTime } from './progress';
import { countShares, splitIntoShares } from './completeExport';
import { finishSwap, removeFormer, swapIntoPlace } from '../content/outputs/swapOutput';
import { fullDiskProblem, systemProblem } from './report';
import { CACHE, OLD_OUT, OUT } from '../content/workspace';

useTestFolder();

const fill = (name: string, text: string) => {
  mkdirSync(name, { recursive: true });
  writeFileSync(`${name}/index.html`, text);
};
const read = (name: string) => readFileSync(`${name}/index.html`, 'utf8');

describe('the swap', () => {
  it('replaces the former output as a whole', () => {
    fill(OUT, 'old');
    writeFileSync(`${OUT}/gone.html`, '');
    fill('staging', 'new');
    swapIntoPlace('staging');
    expect(read(OUT)).toBe('new');
    expect([existsSync(`${OUT}/gone.html`), existsSync(OLD_OUT), existsSync('staging')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('keeps the former output if the new one can not be moved', () => {
    fill(OUT, 'old');
    expect(() => swapIntoPlace('nowhere')).toThrow('ENOENT');
    expect(read(OUT)).toBe('old');
    expect(existsSync(OLD_OUT)).toBe(false);
  });

  it('leaves the former output to the next build, which removes it', async () => {
    for (const name of [OUT, CACHE.former]) fill(name, name);
    fill('staging', 'new');
    swapIntoPlace('staging');
    expect(read(CACHE.former)).toBe(OUT);
    await removeFormer();
    expect(existsSync(CACHE.former)).toBe(false);
    await removeFormer();
  });

  it('works without a former output', () => {
    fill('staging', 'new');
    swapIntoPlace('staging');
    expect(read(OUT)).toBe('new');
  });

  it.each<readonly [string, readonly string[], string]>([
    ['before the first rename', [OUT, 'staging'], OUT],
    ['between the renames', [OLD_OUT, 'staging'], OLD_OUT],
    ['after the second rename', [OUT, OLD_OUT], OUT],
    ['after all', [OUT], OUT],
  ])('that was cut off %s leaves a whole output', (_name, folders, kept) => {
    for (const name of folders) fill(name, name);
    finishSwap();
    expect(read(OUT)).toBe(kept);
    expect(existsSync(OLD_OUT)).toBe(false);
  });
});

describe('the lock', () => {
  const LOCK = CACHE.lock;
  const held = (pid: number) => `${pid} ${readProcess(pid)?.start}`;

  it('is given back', () => {
    const release = takeBuildLock();
    expect(readFileSync(LOCK, 'utf8')).toBe(held(process.pid));
    if (typeof release === 'function') release();
    expect(existsSync(LOCK)).toBe(false);
  });

  it('names the process that holds it', () => {
    mkdirSync(CACHE.folder);
    writeFileSync(LOCK, held(process.ppid));
    expect(takeBuildLock()).toBe(process.ppid);
    expect(describeHolder(process.ppid)).toContain(LOCK);
  });

  // Systems reuse process ids, containers at once: process 1 exists and is not a build.
  it.each(['', 'x', '-1', String(spawnSync('true').pid), '1', `1 ${readProcess(process.pid)?.start}`])(
    'is taken over from a process that is gone: "%s"',
    (text) => {
      mkdirSync(CACHE.folder);
      writeFileSync(LOCK, text);
      const release = takeBuildLock();
      expect(typeof release).toBe('function');
      if (typeof release === 'function') release();
    },
  );
});

/** A killed process whose parent never asks for its result: as in a container whose first process does not. */
async function spawnZombie(): Promise<{ readonly pid: number; readonly end: () => void }> {
  const parent = spawn('sh', ['-c', 'tail -f /dev/null & echo $!; exec tail -f /dev/null'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  // A shell that has not become the other program yet asks for the result.
  while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim() !== 'tail');
  process.kill(pid, 'SIGKILL');
  while (!readProcess(pid)?.isEnded);
  return { pid, end: () => parent.kill() };
}

describe('the lock of a process that was killed and is still listed', () => {
  it.each(['lock', 'lock of the one that removes it'])('is taken over: the %s', async (which) => {
    const { pid, end } = await spawnZombie();
    try {
      mkdirSync(CACHE.folder);
      const text = `${pid} ${readProcess(pid)?.start}`;
      writeFileSync(CACHE.lock, text);
      if (which !== 'lock') writeFileSync(`${CACHE.lock}.remover`, text);
      const release = takeBuildLock();
      expect(typeof release).toBe('function');
      if (typeof release === 'function') release();
    } finally {
      end();
    }
  });
});

describe('the lock of a killed build', () => {
  // Each process takes the lock again and again and then looks like one that was killed.
  const program = `
    const { mkdirSync, readdirSync, rmdirSync, writeFileSync } = require('node:fs');
    const { takeBuildLock } = require('./src/build/buildSite.ts');
    process.chdir(process.argv[1]);
    for (let taken = 0; taken < 25; ) {
      if (typeof takeBuildLock() !== 'function') continue;
      mkdirSync('inside');
      for (let i = 0; i < 200; i += 1) readdirSync('.');
      rmdirSync('inside');
      writeFileSync('${CACHE.lock}', '${spawnSync('true').pid}');
      taken += 1;
    }
    console.log('done');`;

  it('is taken over by one of several at a time', async () => {
    const run = promisify(execFile);
    const options = { cwd: join(__dirname, '../..') };
    const takers = Array.from({ length: 3 }, () =>
      run(process.execPath, ['--import', 'tsx', '-e', program, process.cwd()], options),
    );
    expect((await Promise.all(takers)).map(({ stdout }) => stdout)).toEqual(Array(3).fill('done\n'));
  }, 120_000);
});

describe('progress', () => {
  const record = (isTTY: boolean, former: readonly StepTime[] = []) => {
    let time = 0;
    const written: string[] = [];
    const output = { isTTY, write: (text: string) => written.push(text) > 0 };
    const progress = createProgress(output, () => time, former);
    return { progress, written, wait: (ms: number) => (time += ms) };
  };

  it('reports every step with its time', () => {
    const { progress, written, wait } = record(false);
    progress.step('content');
    wait(1500);
    progress.step('Next');
    wait(2000);
    expect(progress.end()).toEqual([
      { name: 'content', seconds: 1.5 },
      { name: 'Next', seconds: 2 },
    ]);
    expect(written).toEqual(['   1.5 s  content (1.5 s)\n', '   3.5 s  Next (2.0 s)\n']);
    wait(1000);
    // The same number as in the last line.
    expect(progress.total()).toBe(3.5);
  });

  const FORMER = [
    { name: 'content', seconds: 1 },
    { name: 'Next', seconds: 9 },
  ];

  it('says how long a step took the last time, and announces one that is long', () => {
    const { progress, written, wait } = record(false, FORMER);
    progress.step('content');
    wait(1500);
    progress.step('Next');
    wait(2000);
    progress.end();
    expect(written).toEqual([
      '   1.5 s  content (1.5 s, 1.0 s the last time)\n',
      '   1.5 s  Next … 9.0 s the last time\n',
      '   3.5 s  Next (2.0 s, 9.0 s the last time)\n',
    ]);
  });

  it('draws how much of the time of the last build has passed, on a terminal', () => {
    const { progress, written, wait } = record(true, FORMER);
    const share = () => {
      const [full = ''] =
        /█*/.exec(written.findLast((text) => text.includes('░'))?.replace(/^[^█░]*/, '') ?? '') ?? [];
      return full.length / 24;
    };
    progress.step('content');
    expect(share()).toBe(0);
    wait(500);
    progress.step('Next');
    expect(share()).toBeCloseTo(0.1, 1);
    progress.end();
  });
});

describe('a fault of the system', () => {
  it.each(['ENOSPC', 'EROFS', 'EACCES', 'EBUSY', 'EXDEV', 'EEXIST', 'ENOTDIR'])(
    'is one problem with a hint: %s',
    (code) => {
      const error = Object.assign(new Error(code), {
        code,
        path: join(process.cwd(), `${OUT}/a.html`),
        syscall: 'write',
      });
      expect(systemProblem(error)).toMatchObject({
        file: `${OUT}/a.html`,
        code: 'system',
        message: `The system can't write: ${code}`,
      });
    },
  );

  it('stands for the words of another program if the disk is full, and only then', () => {
    expect(fullDiskProblem('Next', 4096)).toEqual(
      expect.objectContaining({
        message: 'Next failed: the disk has 0.0 MB left',
        hint: 'free some disk space, or see its output with DEBUG=1',
      }),
    );
    expect(fullDiskProblem('Next', 1e9)).toBeUndefined();
  });

  it('is distinguished from an error in the code', () => {
    expect(systemProblem(new TypeError('x'))).toBeUndefined();
    expect(systemProblem('x')).toBeUndefined();
  });
});

describe('the shares of documents', () => {
  it.each([
    [0, 2, 1],
    [599, 2, 1],
    [600, 2, 2],
    [600, 1, 1],
    [100_000, 64, 4],
  ])('of %d documents on %d processors number %d', (documents, processors, shares) => {
    expect(countShares(documents, processors)).toBe(shares);
  });

  it.each([1, 2, 3, 4])('are all documents in their order, cut into %d', (count) => {
    const documents = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const shares = splitIntoShares(documents, count);
    expect(shares.length).toBe(count);
    expect(shares.flat()).toEqual(documents);
  });
});
