import { listReleaseLines, readReleaseDates } from './releaseLines';

describe('listReleaseLines', () => {
  const versions = [
    '6.4.9',
    '6.5.0',
    '7.0.0-beta.1',
    '7.0.1',
    '7.0.2',
    '7.0.3',
    '7.1.0',
    '7.1.1',
    '9.0.0',
    '9.1.0',
  ];

  it('lists the last release of each major version, and of each minor version of the documented one', () => {
    expect(listReleaseLines(versions, '7.0.2')).toEqual(['9.1.0', '7.1.1', '7.0.3', '7.0.2', '6.5.0']);
  });

  it('lists major versions only if none is documented', () => {
    expect(listReleaseLines(versions)).toEqual(['9.1.0', '7.1.1', '6.5.0']);
  });

  it('lists prereleases of a package that has no other release, except builds of a single commit', () => {
    const betas = ['5.0.0-alpha.1', '5.0.0-beta.9', '5.0.0-beta.10', '5.0.0-dev.2404'];
    expect(listReleaseLines(betas, '5.0.0-beta.9')).toEqual(['5.0.0-beta.10', '5.0.0-beta.9']);
    expect(listReleaseLines([...betas, '6.0.0', '7.0.0-rc.1'])).toEqual(['6.0.0']);
  });
});

describe('readReleaseDates', () => {
  it('reads the day under the heading of each release', () => {
    const log = [
      '# Versions',
      '## 7.0.2',
      '<!-- generated -->',
      '_Apr 9, 2025_',
      'A day such as _Jan 1, 2020_ inside a line is no date.',
      '## v6.1.0',
      '_Sep 10, 2024_',
      '## 3.9.4',
      '###### *Nov 28, 2019*',
      '## 6.0.0',
      '- no day here',
      '## Older versions',
    ].join('\n\n');
    expect([...readReleaseDates(log)]).toEqual([
      ['7.0.2', '2025-04-09'],
      ['6.1.0', '2024-09-10'],
      ['3.9.4', '2019-11-28'],
    ]);
  });
});
