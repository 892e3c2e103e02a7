import { readFileSync } from 'node:fs';
import { describeReleases } from './releaseLines';
import { products } from './index';

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

test('the list of releases names no host', () => {
  expect(readFileSync('data/products/releases.json', 'utf8')).not.toMatch(/:\/\/|registry/);
});
