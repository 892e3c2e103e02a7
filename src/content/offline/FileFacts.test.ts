import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { describeFile, listFiles } from './FileFacts';

useTestFolder();

/** Lists an export with two links to the same files. */
function listExport() {
  rmSync('export', { recursive: true, force: true });
  mkdirSync('export/a', { recursive: true });
  linkSync('kept.html', 'export/a/index.html');
  linkSync('kept.json', 'export/data.json');
  return [...listFiles('export', []).values()];
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
    const facts = listExport();
    expect(facts).toEqual(describeBoth());
    expect(facts.map(({ url }) => url)).toEqual(['/a/', '/data.json']);
  });

  it('are described as they are now, also if one has changed and has its size and time of before', () => {
    const before = listExport();
    const { atime, mtime } = statSync('kept.json');
    writeFileSync('kept.json', '[]');
    utimesSync('kept.json', atime, mtime);
    expect(listExport()).toEqual(describeBoth());
    expect(listExport()).not.toEqual(before);
    appendFileSync('kept.json', ' ');
    expect(listExport()).toEqual(describeBoth());
  });
});
