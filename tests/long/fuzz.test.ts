import { spawnSync } from 'node:child_process';

const RUNS = 10_000;
const TIMEOUT_MS = 600_000;

it.each([5, 8, 9, 23])(
  `${RUNS} mutated pages, from seed %i, give no crash, no endless work and no raw script`,
  (seed) => {
    const { status, stderr } = spawnSync(
      'node_modules/.bin/jest',
      [
        'src/content/markdown/parsePage.fuzz',
        '--testNamePattern',
        'random mutations',
        `--testTimeout=${TIMEOUT_MS}`,
      ],
      {
        encoding: 'utf8',
        timeout: TIMEOUT_MS,
        env: { ...process.env, FUZZ_RUNS: String(RUNS), FUZZ_SEED: String(seed) },
      },
    );
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  },
  TIMEOUT_MS,
);
