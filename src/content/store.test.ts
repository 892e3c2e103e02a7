import { cpSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { createStore, type Store } from './store';

useTestFolder();

const FOLDER = 'new/folder';
const named = ({ key }: Pick<Store, 'key'>, text: string, code = '') =>
  key('page', { code, context: '', text, fences: '' });
const list = () => readdirSync(FOLDER).sort();

describe('the store', () => {
  it('returns what was kept for the same inputs, also later', () => {
    const before = createStore(FOLDER);
    before.write(named(before, 'a', 'b'), 'text');
    const later = createStore(FOLDER);
    expect(later.read(named(later, 'a', 'b'))?.toString()).toBe('text');
    for (const other of [named(later, 'ab'), named(later, 'a'), named(later, 'b', 'a')])
      expect(later.read(other)).toBeUndefined();
  });

  it('keeps bytes as they are', () => {
    const store = createStore(FOLDER);
    const bytes = Buffer.from([0, 255, 10, 13]);
    store.write(named(store, 'a'), bytes);
    expect(store.read(named(store, 'a'))).toEqual(bytes);
  });

  it.each([
    ['empty', () => ''],
    ['truncated', (entry: string) => entry.slice(0, -2)],
    ['changed in one letter', (entry: string) => entry.replace('text', 'test')],
    ['filled with zeros', (entry: string) => '\0'.repeat(entry.length)],
    ['of another format', () => '{"text":1}'],
  ])('ignores an entry that is %s, and replaces it', (_, damage) => {
    const { key, read, write } = createStore(FOLDER);
    const name = named({ key }, 'a');
    write(name, 'a text');
    const whole = readFileSync(`${FOLDER}/${name}`, 'utf8');
    writeFileSync(`${FOLDER}/${name}`, damage(whole));
    expect(read(name)).toBeUndefined();
    write(name, 'a text');
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8')).toBe(whole);
  });

  it('ignores the entry of another name, although it is whole', () => {
    const { key, read, write } = createStore(FOLDER);
    write(named({ key }, 'a'), 'a text');
    cpSync(`${FOLDER}/${named({ key }, 'a')}`, `${FOLDER}/${named({ key }, 'b')}`);
    expect(read(named({ key }, 'b'))).toBeUndefined();
    expect(read(named({ key }, 'a'))?.toString()).toBe('a text');
  });

  it('forgets what was written since a time', () => {
    const { key, read, write, forgetSince } = createStore(FOLDER);
    for (const text of ['before', 'after']) write(named({ key }, text), text);
    utimesSync(`${FOLDER}/${named({ key }, 'before')}`, 100, 100);
    utimesSync(`${FOLDER}/${named({ key }, 'after')}`, 300, 300);
    forgetSince(200_000);
    expect(read(named({ key }, 'before'))?.toString()).toBe('before');
    expect(read(named({ key }, 'after'))).toBeUndefined();
  });

  it('sweeps a folder in place of an entry, and keeps the result in the next build', () => {
    const { key, write, sweep } = createStore(FOLDER);
    const name = named({ key }, 'a');
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
    write(named({ key }, 'a'), 'text');
    expect(read(named({ key }, 'a'))).toBeUndefined();
  });

  it('sweeps what nothing has asked for, drafts of killed builds included', () => {
    const before = createStore(FOLDER);
    for (const input of ['a', 'b']) before.write(named(before, input), input);
    writeFileSync(`${FOLDER}/${named(before, 'c')}.123`, 'half');
    const { key, read, sweep } = createStore(FOLDER);
    const asked = named({ key }, 'a');
    sweep();
    expect(list()).toEqual([asked]);
    expect(read(asked)?.toString()).toBe('a');
  });

  it('clears one kind', () => {
    const { key, write, clear } = createStore(FOLDER);
    write(named({ key }, 'a'), '');
    write(key('picture', { code: '', svg: '', fonts: '', size: '' }), '');
    clear('picture');
    expect(list()).toEqual([named({ key }, 'a')]);
  });

  it('has nothing to sweep in an empty folder', () => {
    const { sweep } = createStore(FOLDER);
    sweep();
    mkdirSync(FOLDER, { recursive: true });
    sweep();
    expect(list()).toEqual([]);
  });
});
