import * as fs from 'node:fs';
import { appendFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { CACHE } from '../workspace';
import { describeFile, listFiles } from './FileFacts';

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  return { ...actual, readFileSync: jest.fn(actual.readFileSync) };
});

useTestFolder();

/** Lists an export with two links to the same files; returns the facts and the files that were read. */
function listExport() {
  rmSync('export', { recursive: true, force: true });
  mkdirSync('export/a', { recursive: true });
  linkSync('kept.html', 'export/a/index.html');
  linkSync('kept.json', 'export/data.json');
  jest.mocked(readFileSync).mockClear();
  const facts = [...listFiles('export', []).values()];
  const read = jest.mocked(readFileSync).mock.calls.map(([file]) => String(file));
  return { facts, read: read.filter((file) => file.startsWith('export/')) };
}

const describeBoth = () => [
  describeFile('a/index.html', readFileSync('kept.html')),
  describeFile('data.json', readFileSync('kept.json')),
];

describe('the files of an export', () => {
  beforeEach(() => {
    writeFileSync('kept.html', '<p>');
    writeFileSync('kept.json', '{}');
  });

  it('are described by their content, in the order of their addresses', () => {
    const { facts } = listExport();
    expect(facts).toEqual(describeBoth());
    expect(facts.map(({ url }) => url)).toEqual(['/a/', '/data.json']);
  });

  it('are not read again if they are the same as in the build before', () => {
    const before = listExport();
    expect(before.read).toHaveLength(2);
    expect(listExport()).toEqual({ facts: before.facts, read: [] });
  });

  it('are read again if they have changed, or the list of hashes is broken', () => {
    listExport();
    appendFileSync('kept.json', ' ');
    const { facts, read } = listExport();
    expect(read).toEqual(['export/data.json']);
    expect(facts).toEqual(describeBoth());
    writeFileSync(CACHE.fileHashes, '{');
    expect(listExport().read).toHaveLength(2);
  });
});
