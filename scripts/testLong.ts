/** `npm run test:long`: tests that are too long for every change. Each file in `tests/long` is one step. */
import { spawnSync } from 'node:child_process';
import { buildSite } from '../src/build/buildSite';

async function testLong(): Promise<void> {
  const code = await buildSite();
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  const { status } = spawnSync('node_modules/.bin/jest', ['--config', 'tests/jest.long.config.js'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

void testLong();
