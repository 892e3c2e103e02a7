import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FORMATTED = 'export const answer = { value: 42 };\n';
const UNFORMATTED = 'export const answer   = {value:42}\n';

describe('.githooks/pre-commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'));
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const stage = (file: string, text: string) => {
    write(file, text);
    run('git', 'add', '--', file);
  };
  const commit = () => run('sh', resolve('.githooks/pre-commit'));
  const install = () => symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

  beforeAll(() => {
    run('git', 'init', '--quiet');
    cpSync('.prettierrc.json', join(folder, '.prettierrc.json'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('says what to run if the packages are missing', () => {
    const { status, stderr } = commit();
    expect(status).toBe(1);
    expect(stderr).toContain('npm run format');
    install();
  });

  it('accepts formatted text, files of other kinds and an empty commit', () => {
    expect(commit().status).toBe(0);
    stage('an answer.ts', FORMATTED);
    stage('picture.bin', 'no   text');
    expect(commit()).toMatchObject({ status: 0, stderr: '' });
  });

  it('accepts formatted text whose working copy is not', () => {
    write('an answer.ts', UNFORMATTED);
    expect(commit().status).toBe(0);
  });

  it('refuses text that is not formatted, although the working copy is', () => {
    stage('an answer.ts', UNFORMATTED);
    write('an answer.ts', FORMATTED);
    const { status, stderr } = commit();
    expect(status).not.toBe(0);
    expect(stderr).toContain('an answer.ts is not formatted');
  });

  it('refuses text with a syntax error', () => {
    stage('an answer.ts', 'const = ;\n');
    expect(commit().status).not.toBe(0);
  });
});
