import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { createStore } from './store';

useTestFolder();

const FOLDER = 'new/folder';
const list = () => readdirSync(FOLDER).sort();

describe('the store', () => {
  it('returns what was kept for the same inputs, also later', () => {
    const { key, write } = createStore(FOLDER);
    write(key('page', 'a', 'b'), 'text');
    const later = createStore(FOLDER);
    expect(later.read(later.key('page', 'a', 'b'))?.toString()).toBe('text');
    for (const other of [later.key('page', 'ab'), later.key('page', 'a'), later.key('demo', 'a', 'b')])
      expect(later.read(other)).toBeUndefined();
  });

  it('keeps bytes as they are', () => {
    const { key, read, write } = createStore(FOLDER);
    const bytes = Buffer.from([0, 255, 10, 13]);
    write(key('picture', 'a'), bytes);
    expect(read(key('picture', 'a'))).toEqual(bytes);
  });

  it.each([
    ['empty', () => ''],
    ['truncated', (entry: string) => entry.slice(0, -2)],
    ['changed in one letter', (entry: string) => entry.replace('text', 'test')],
    ['filled with zeros', (entry: string) => '\0'.repeat(entry.length)],
    ['of another format', () => '{"text":1}'],
  ])('ignores an entry that is %s, and replaces it', (_, damage) => {
    const { key, read, write } = createStore(FOLDER);
    const name = key('page', 'a');
    write(name, 'a text');
    const whole = readFileSync(`${FOLDER}/${name}`, 'utf8');
    writeFileSync(`${FOLDER}/${name}`, damage(whole));
    expect(read(name)).toBeUndefined();
    write(name, 'a text');
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8')).toBe(whole);
  });

  it('sweeps a folder in place of an entry, and keeps the result in the next build', () => {
    const { key, write, sweep } = createStore(FOLDER);
    const name = key('page', 'a');
    mkdirSync(`${FOLDER}/${name}/inside`, { recursive: true });
    write(name, 'text');
    sweep();
    expect(list()).toEqual([]);
    write(name, 'text');
    expect(list()).toEqual([name]);
  });

  it('works if nothing can be written', () => {
    writeFileSync('file', '');
    const { key, read, write } = createStore('file/folder');
    write(key('page', 'a'), 'text');
    expect(read(key('page', 'a'))).toBeUndefined();
  });

  it('sweeps what nothing has asked for, drafts of killed builds included', () => {
    const before = createStore(FOLDER);
    for (const input of ['a', 'b']) before.write(before.key('page', input), input);
    writeFileSync(`${FOLDER}/${before.key('page', 'c')}.123`, 'half');
    const { key, read, sweep } = createStore(FOLDER);
    const asked = key('page', 'a');
    sweep();
    expect(list()).toEqual([asked]);
    expect(read(asked)?.toString()).toBe('a');
  });

  it('clears one kind', () => {
    const { key, write, clear } = createStore(FOLDER);
    write(key('page', 'a'), '');
    write(key('demo', 'a'), '');
    clear('demo');
    expect(list()).toEqual([key('page', 'a')]);
  });

  it('has nothing to sweep in an empty folder', () => {
    const { sweep } = createStore(FOLDER);
    sweep();
    mkdirSync(FOLDER, { recursive: true });
    sweep();
    expect(list()).toEqual([]);
  });
});
