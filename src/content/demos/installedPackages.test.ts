import { installedPackage, versionsWithPeers } from './installedPackages';

describe('versionsWithPeers', () => {
  it('adds what must be installed with a package, including the optional style engine, without types', () => {
    expect(Object.keys(versionsWithPeers(['@mui/material']))).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      'react',
      'react-dom',
    ]);
  });

  it('adds the peers of peers, at exactly the installed versions', () => {
    const versions = versionsWithPeers(['@mui/x-data-grid']);
    expect(Object.keys(versions)).toEqual(
      expect.arrayContaining(['@mui/material', '@mui/system', '@emotion/react']),
    );
    for (const [name, version] of Object.entries(versions)) {
      expect(version).toBe(installedPackage(name)?.version);
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
    }
  });

  it('leaves out what is not installed', () => {
    expect(versionsWithPeers(['no-such-package-at-all'])).toEqual({});
  });
});
