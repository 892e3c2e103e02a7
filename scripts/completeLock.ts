/**
 * Completes `package-lock.json` after `npm install`.
 *
 * npm may not find the optional binaries of other platforms. It then leaves them out of the lock file, and
 * `npm ci` refuses the file as out of sync. This script writes a stub for each one: version,
 * `optional`, and the platform that its name states, so that no other machine ever fetches it.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'openbsd',
  'netbsd',
  'win32',
  'sunos',
  'aix',
];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
let added = 0;
for (const entry of Object.values(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key]) continue;
    const system = SYSTEMS.find((word) => name.includes(word));
    const processor = PROCESSORS.find((word) => name.includes(word));
    if (!system && !processor) continue;
    lock.packages[key] = {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      ...(system ? { os: [system] } : {}),
      ...(processor ? { cpu: [processor] } : {}),
    };
    added += 1;
  }
}
const packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional packages of other platforms added`);
