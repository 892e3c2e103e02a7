import { readFileSync } from 'node:fs';
import { describeReleases } from './releaseLines';
import { products } from './index';
import listed from './releases.json';

describe('the rows of the table of versions', () => {
  const lines = [
    { packageName: '@mui/material', major: 9, status: 'newest', docs: '/9/' },
    { packageName: '@mui/material', major: 7, status: 'supported', docs: '/7/' },
    { packageName: '@mui/material', major: 6, status: 'unsupported' },
    { packageName: '@mui/material', major: 5, status: 'unsupported' },
  ] as const;
  const documented = { version: '7.0.2', docs: '/here/' };

  it('give the last release of a line its status, the documented one its own, and others "superseded"', () => {
    const rows = describeReleases(documented, (version) => `notes/${version}`, lines);
    const statuses = rows.map(
      ({ version, status, docs }) => `${version.slice(0, 3)} ${status} ${docs ?? ''}`,
    );
    expect(statuses).toEqual([
      '9.5 newest /9/',
      '7.3 supported /7/',
      '7.2 superseded ',
      '7.1 superseded ',
      '7.0 current /here/',
      '6.5 unsupported ',
      '5.1 unsupported ',
    ]);
    expect(rows[0]?.notes).toBe(`notes/${rows[0]?.version}`);
  });

  it('need a description of every line', () => {
    expect(() => describeReleases(documented, () => undefined, lines.slice(1))).toThrow(
      /No line is described for @mui\/material 9/,
    );
  });

  it('contain the documented release of every product with releases', () => {
    for (const entry of products)
      if ('releases' in entry)
        expect(entry.releases.filter(({ status }) => status === 'current')).toMatchObject([
          { version: entry.product.version },
        ]);
  });
});

describe.each(['', '-zh', '-pt', '-ar'])('the pages%s that name the newest line', (language) => {
  const textOf = (folder: string, page = 'index') =>
    readFileSync(`data/products/${folder}/pages/${page}${language}.md`, 'utf8').replace(
      /^```[\s\S]*?^```$/gm,
      '',
    );
  const newestOf = (packageName: keyof typeof listed) => listed[packageName][0]?.version ?? '';
  const major = (version: string) => new RegExp(`(?<![\\d.])${Number.parseInt(version, 10)}(?![\\d.]*\\d)`);

  it.each([
    ['material-ui', '@mui/material'],
    ['system', '@mui/system'],
    ['x', '@mui/x-data-grid'],
    ['core', '@mui/material'],
    ['joy-ui', '@mui/joy'],
  ] as const)(
    '%s: the landing page says what it documents, and which line is the newest',
    (folder, packageName) => {
      const documented = products.find(({ product }) =>
        product.packages.some((name) => name === packageName),
      );
      const newest = newestOf(packageName);
      const text = textOf(folder);
      const paragraph = text.split('\n\n').find((part) => part.includes('](/versions/)')) ?? '';
      expect(paragraph).toContain(documented?.product.version);
      if (newest.includes('-')) expect(paragraph).toContain(newest);
      else expect(paragraph).toMatch(major(newest));
    },
  );
});

test('the list of releases names no host', () => {
  expect(readFileSync('data/products/releases.json', 'utf8')).not.toMatch(/:\/\/|registry/);
});
