import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { until } from './until';
import { createFamily, type Family } from '../site/harness/createFamily';
import { CACHE, NEXT, OLD_OUT, OUT } from '../../src/content/workspace';

const BUILD_MS = 900_000;
const STEPS = ['content', 'demos', 'pages', 'Next', 'outputs', 'offline', 'checks', 'swap'];
const RANDOM_KILLS = 20;
/**
 * Above this time, a build has worked. A build of the small family with nothing new to do takes about five
 * seconds of CPU time.
 */
const MAX_WORK_S = 4;

/** Returns one hash over the paths and bytes of all files of a folder. */
function hashTree(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** CPU time of the process and of its children that have ended, in hundredths of a second. */
  readonly ticks: number;
}

/** Returns the system's data of a process; nothing if it has ended. */
function readStat(pid: string): ProcessStat[] {
  try {
    // The name, in parentheses, may contain spaces.
    const [, fields = ''] = /^\d+ \(.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [state, parent, group, ...rest] = fields.split(' ');
    if (state === 'Z') return [];
    const ticks = rest.slice(8, 12).reduce((sum, part) => sum + Number(part), 0);
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), ticks }];
  } catch {
    return [];
  }
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const listProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat);
/** A build has its own process group. */
const listGroup = ({ pid }: ChildProcess) => listProcesses().filter(({ group }) => group === pid);
/** CPU seconds of a build. */
const measureGroup = (child: ChildProcess) =>
  listGroup(child).reduce((sum, { ticks }) => sum + ticks, 0) / 100;

let family: Family;
const LOADER = ['--import', 'tsx', 'src/commands/build.ts'];

function start(environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, LOADER, {
    cwd: family.folder,
    detached: true,
    env: { ...process.env, ...environment },
  });
}
const ended = (child: ChildProcess) => new Promise<number | null>((done) => void child.once('close', done));
/** Ends a build and everything that it has started, at once. */
const kill = async (child: ChildProcess) => {
  const end = ended(child);
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await end;
};
/** Waits until a build reports the end of a step, or has ended itself. */
const behind = (child: ChildProcess, step: string) => {
  let reported = '';
  return new Promise<void>((done) => {
    child.stdout?.on('data', (part: Buffer) => {
      reported += part.toString();
      if (reported.includes(`  ${step} (`)) done();
    });
    child.once('close', () => done());
  });
};
const out = () => join(family.folder, OUT);
const page = () => join(family.folder, 'data/products/lumen/pages/index.md');
const build = () => spawnSync(process.execPath, LOADER, { cwd: family.folder, encoding: 'utf8' });
const finish = () =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', '-e', "require('./src/content/outputs/swapOutput').finishSwap()"],
    {
      cwd: family.folder,
    },
  );

beforeAll(async () => {
  family = createFamily('kills');
  expect(await ended(start())).toBe(0);
}, BUILD_MS);

describe('a build that is killed', () => {
  it.each(STEPS)(
    'after "%s" leaves the complete old or new output',
    async (step) => {
      const before = hashTree(out());
      const child = start();
      await behind(child, step);
      if (child.exitCode === null) await kill(child);
      finish();
      // Nothing was changed, so that the old and the new output are the same bytes.
      expect(hashTree(out())).toBe(before);
      expect(existsSync(join(family.folder, OLD_OUT))).toBe(false);
    },
    BUILD_MS,
  );

  it(
    'at 20 random moments leaves a complete output, and the next build works',
    async () => {
      let before = hashTree(out());
      for (let round = 0; round < RANDOM_KILLS; round += 1) {
        // The new output differs from the old one, so that a mixture of both is neither.
        appendFileSync(page(), `\nIt has been said ${round + 1} times.\n`);
        const child = start();
        const work = 0.5 + Math.random() * MAX_WORK_S;
        await until(
          `the build has worked for ${work} s`,
          () => child.exitCode !== null || measureGroup(child) >= work,
        );
        if (child.exitCode === null) await kill(child);
        finish();
        const after = hashTree(out());
        if (after === before) continue;
        // The kill came after the swap.
        before = after;
        expect(await ended(start())).toBe(0);
        expect(hashTree(out())).toBe(after);
      }
      expect(await ended(start())).toBe(0);
      const shown = readFileSync(join(out(), 'lumen/index.html'), 'utf8');
      expect(shown).toContain(`It has been said ${RANDOM_KILLS} times.`);
    },
    BUILD_MS,
  );
});

describe('a build that is interrupted by Ctrl+C', () => {
  it.each(STEPS)(
    'after "%s" fails, leaves the old output and no process, and the next one works',
    async (step) => {
      const before = hashTree(out());
      const child = start();
      const end = ended(child);
      await behind(child, step);
      const isRunning = child.exitCode === null;
      if (isRunning && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      const code = await end;
      if (step !== 'swap') expect([step, code]).not.toEqual([step, 0]);
      await until('nothing of the build runs', () => listGroup(child).length === 0);
      finish();
      expect(hashTree(out())).toBe(before);
      expect(await ended(start())).toBe(0);
      expect(hashTree(out())).toBe(before);
    },
    BUILD_MS,
  );
});

describe.each([
  ['whose code is bundled already', () => {}],
  // Next then runs in parallel with the content step.
  ['whose code is not bundled yet', () => rmSync(join(family.folder, NEXT.bundled), { force: true })],
])('a build %s and whose first process alone is killed', (_state, prepare) => {
  it(
    'leaves no process that keeps writing',
    async () => {
      const before = hashTree(out());
      for (const step of ['content', 'demos', 'pages', 'search', 'Next', 'outputs']) {
        prepare();
        const child = start();
        await behind(child, step);
        const end = ended(child);
        if (child.pid !== undefined) process.kill(child.pid, 'SIGKILL');
        await end;
        expect(await ended(start())).toBe(0);
        // The remaining processes of the group are about to end.
        await until('nothing of the build runs', () => listGroup(child).length === 0);
        expect(hashTree(out())).toBe(before);
      }
    },
    BUILD_MS,
  );
});

/** Processes of a build whose command contains a text. */
const listParts = (build: ChildProcess, command: string) =>
  listProcesses()
    .filter(({ parent, pid }) => parent === build.pid && readCommand(pid).includes(command))
    .map(({ pid }) => pid);

describe('a build one part of which is killed', () => {
  it.each([
    ['content', 'processChild', "The task 'prepare' has no result"],
    ['Next', 'next', 'Next was ended from outside by SIGKILL'],
  ])(
    'during "%s" reports that part, keeps the old output, and the next build works',
    async (step, command, said) => {
      const before = hashTree(out());
      rmSync(join(family.folder, NEXT.folder), { recursive: true, force: true });
      const child = start();
      let reported = '';
      child.stderr?.on('data', (part: Buffer) => {
        reported += part.toString();
      });
      const end = ended(child);
      await until(`${command} runs`, () => listParts(child, command).length > 0 || child.exitCode !== null);
      for (const pid of listParts(child, command)) process.kill(pid, 'SIGKILL');
      expect([step, await end]).toEqual([step, 1]);
      expect(reported).toContain(said);
      expect(hashTree(out())).toBe(before);
      expect(await ended(start())).toBe(0);
      expect(hashTree(out())).toBe(before);
    },
    BUILD_MS,
  );
});

describe('a build in which Next runs in parallel with the content step', () => {
  const forget = () => rmSync(join(family.folder, NEXT.bundled), { force: true });

  it(
    'ends if the family becomes invalid before Next has its list of pages, and the next build works',
    async () => {
      const before = hashTree(out());
      const file = join(family.folder, 'data/site.ts');
      const whole = readFileSync(file, 'utf8');
      forget();
      const child = start();
      await behind(child, 'pages');
      writeFileSync(file, `${whole}\nexport const broken = ;\n`);
      await ended(child);
      writeFileSync(file, whole);
      expect(await ended(start())).toBe(0);
      expect(hashTree(out())).toBe(before);
    },
    BUILD_MS,
  );

  it(
    'ends with the name of the file if code is edited meanwhile, and the next one is the same as a clean one',
    async () => {
      const before = hashTree(out());
      forget();
      const child = start();
      let reported = '';
      child.stderr?.on('data', (part: Buffer) => {
        reported += part.toString();
      });
      await behind(child, 'pages');
      appendFileSync(join(family.folder, 'src/constants.ts'), '\nexport const EDITED_MEANWHILE = 1;\n');
      expect(await ended(child)).toBe(1);
      expect(reported).toContain('src/constants.ts:1:1');
      expect(hashTree(out())).toBe(before);
      expect(await ended(start())).toBe(0);
      const edited = hashTree(out());
      for (const folder of [NEXT.folder, CACHE.folder, OUT])
        rmSync(join(family.folder, folder), { recursive: true });
      expect(await ended(start())).toBe(0);
      expect(hashTree(out())).toBe(edited);
    },
    BUILD_MS,
  );
});

describe('a build after an edit', () => {
  const drawn = (reported: string) => Number(/\((\d+) newly rendered\)/.exec(reported)?.[1]);

  it(
    'renders the edited page, and is the same as a clean one, byte by byte',
    () => {
      build();
      appendFileSync(page(), '\nOne more sentence that stands nowhere else in this small family of parts.\n');
      const { stdout } = build();
      expect(drawn(stdout)).toBeLessThanOrEqual(3);
      const edited = hashTree(out());
      for (const folder of [NEXT.folder, CACHE.folder, OUT])
        rmSync(join(family.folder, folder), { recursive: true });
      expect(drawn(build().stdout)).toBeGreaterThan(3);
      expect(hashTree(out())).toBe(edited);
    },
    BUILD_MS,
  );

  it.each(['Next', 'outputs', 'offline'])(
    'publishes it even if the build that rendered it was killed after "%s"',
    async (step) => {
      const sentence = `A sentence that was drawn before the kill after ${step}.`;
      appendFileSync(page(), `\n${sentence}\n`);
      const child = start();
      await behind(child, step);
      if (child.exitCode === null) await kill(child);
      build();
      expect(readFileSync(join(out(), 'lumen/index.html'), 'utf8')).toContain(sentence);
    },
    BUILD_MS,
  );

  it(
    'publishes it even if a fault on another page stopped the build that rendered it',
    () => {
      const other = join(family.folder, 'data/products/lumen/pages/parts/switch.md');
      const text = readFileSync(other, 'utf8');
      const sentence = 'A sentence that was drawn beside a fault.';
      appendFileSync(page(), `\n${sentence}\n`);
      writeFileSync(other, text.replace('title: Switch', 'title: Lamp'));
      expect(build().stderr).toContain('duplicate-title');
      writeFileSync(other, text);
      build();
      expect(readFileSync(join(out(), 'lumen/index.html'), 'utf8')).toContain(sentence);
    },
    BUILD_MS,
  );

  it(
    'restores a document that someone has changed',
    () => {
      build();
      const before = hashTree(out());
      appendFileSync(join(out(), 'lumen/index.html'), '<p>By hand.</p>');
      build();
      expect(hashTree(out())).toBe(before);
    },
    BUILD_MS,
  );

  it(
    'renders all pages if their shared sources were edited',
    () => {
      const texts = join(family.folder, 'src/texts/en.json');
      const whole = drawn(build().stdout);
      writeFileSync(
        texts,
        readFileSync(texts, 'utf8').replace('"skipToContent": "', '"skipToContent": "Now '),
      );
      expect(drawn(build().stdout)).toBeGreaterThan(Math.max(whole, 3));
    },
    BUILD_MS,
  );
});

describe('a build after each kind of edit', () => {
  const data = (file: string) => `data/${file}`;
  const lumen = (file: string) => data(`products/lumen/${file}`);
  const nav = lumen('nav.ts');
  const editBase = "'https://code.lighthouse.test/papers/edit/'";
  const styles = 'src/components/Footer/Footer.css';
  const KINDS: readonly [kind: string, edit: () => void][] = [
    ['a demo', () => family.replace(lumen('pages/parts/lamp/BrightLamp.tsx'), '+ 100', '+ 200')],
    [
      'the order of the navigation',
      () => {
        family.replace(nav, "      { pathname: '/lumen/guide/wiring' },\n", '');
        family.replace(
          nav,
          'newFeature: true },\n',
          "newFeature: true },\n      { pathname: '/lumen/guide/wiring' },\n",
        );
      },
    ],
    ['a deleted translation', () => family.remove(lumen('pages/guide/wiring-he.md'))],
    [
      'a deleted page',
      () => {
        for (const name of ['switch.md', 'WattSwitch.tsx', 'WattSwitch.licensed.tsx'])
          family.remove(lumen(`pages/parts/${name}`));
        family.replace(nav, "      { pathname: '/lumen/parts/switch', plan: 'pro' },\n", '');
        family.replace(lumen('pages/index.md'), '[switch](/lumen/parts/switch/)', 'switch');
        family.replace(data('ads.ts'), "'/lumen/parts/switch'", "'/lumen/parts/lamp'");
      },
    ],
    [
      'a new page',
      () => {
        family.write(
          lumen('pages/guide/rewiring.md'),
          '---\ntitle: Rewiring\ndescription: What to do where the wires of somebody else are in the wall.\n---\n\nTake all of them out, draw what was there, and begin again with the one that is for the earth.\n',
        );
        family.replace(
          nav,
          "{ pathname: '/lumen/guide/wiring' }",
          "$&, { pathname: '/lumen/guide/rewiring' }",
        );
      },
    ],
    ['a product', () => family.replace(lumen('product.ts'), "'3.1.0'", "'3.2.0'")],
    ['words of the search', () => family.replace(data('synonyms.ts'), "'light'", "'light', 'glow'")],
    ['ads', () => family.replace(data('ads.ts'), 'The part that shines.', 'The part that shines at night.')],
    [
      'a variable of the environment',
      () => void Object.assign(process.env, { SITE_EDIT_BASE: 'https://code.lighthouse.test/else/' }),
    ],
    ['a style sheet of the shell', () => family.replace(styles, 'gap: ', 'order: 0;\n  gap: ')],
  ];
  const whole = async () => {
    expect(await ended(start())).toBe(0);
    return hashTree(out());
  };

  beforeAll(async () => {
    family = createFamily('edits');
    family.replace(data('site.ts'), editBase, `process.env.SITE_EDIT_BASE ?? ${editBase}`);
    await whole();
  }, BUILD_MS);
  afterAll(() => {
    delete process.env.SITE_EDIT_BASE;
  });

  it.each(KINDS)(
    'of %s is the same as a clean one, byte by byte',
    async (_kind, edit) => {
      const before = hashTree(out());
      edit();
      const edited = await whole();
      expect(edited).not.toBe(before);
      for (const folder of [NEXT.folder, CACHE.folder, OUT])
        rmSync(join(family.folder, folder), { recursive: true });
      expect(await whole()).toBe(edited);
    },
    BUILD_MS,
  );
});

describe('a second build at the same time', () => {
  it.each(['src/commands/build.ts', 'src/commands/dev.ts'])(
    'does not begin, and names the process that holds the folder: %s',
    async (script) => {
      const first = start();
      await behind(first, 'content');
      const second = spawnSync(process.execPath, ['--import', 'tsx', script], {
        cwd: family.folder,
        encoding: 'utf8',
        timeout: BUILD_MS / 2,
      });
      expect(second.status).toBe(1);
      expect(second.stderr).toMatch(/Another build is running \(process \d+\)/);
      expect(await ended(first)).toBe(0);
    },
    BUILD_MS,
  );
});

describe('two clean builds', () => {
  it(
    'in different folders, time zones and locales are the same, byte by byte',
    async () => {
      const hashes = (
        [
          ['a', { TZ: 'Asia/Kathmandu', LANG: 'C', LC_ALL: 'C' }],
          [
            'deeper/b-with-a-longer-name',
            { TZ: 'America/St_Johns', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
          ],
        ] as const
      ).map(([name, environment]) => {
        const place = resolve(CACHE.clean);
        const folder = join(place, name);
        // A failed run leaves it.
        rmSync(place, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        cpSync(family.folder, folder, {
          recursive: true,
          filter: (path) =>
            !/\/(?:node_modules|\.cache|\.next|out|public\/_docs)(?:\/|$)/.test(
              path.slice(family.folder.length),
            ),
        });
        cpSync('package-lock.json', join(folder, 'package-lock.json'));
        // The bundler does not follow links out of the project's folder.
        spawnSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')]);
        const { status, stdout, stderr } = spawnSync(process.execPath, LOADER, {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, ...environment },
        });
        if (status !== 0) throw new Error(stdout + stderr);
        const hash = hashTree(join(folder, OUT));
        rmSync(place, { recursive: true, force: true });
        return hash;
      });
      expect(hashes[0]).toBe(hashes[1]);
    },
    BUILD_MS,
  );
});
