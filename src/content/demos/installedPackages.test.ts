import { mkdirSync, symlinkSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { writeText } from '../pageData/generatedFiles';
import { installedPackage, listEntryPoints, versionsWithPeers } from './installedPackages';

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

describe('listEntryPoints', () => {
  useTestFolder();

  it('lists the folders of an installed package, and the sources that a linked one names', () => {
    writeText('node_modules/@lumen/lamp/package.json', '{}');
    writeText('node_modules/@lumen/lamp/Bulb/index.js', '');
    const source = { source: './src/tab.tsx', default: './dist/tab/index.js' };
    const exports = { './tab': source, './*': './src/*.tsx', './styles.css': './styles.css' };
    writeText('ui/package.json', JSON.stringify({ exports }));
    writeText('ui/dist/index.js', '');
    mkdirSync('node_modules/@acme');
    symlinkSync('../../ui', 'node_modules/@acme/ui');
    expect(listEntryPoints(['@lumen/lamp/Bulb', '@acme/ui/wick'])).toEqual([
      '@acme/ui/tab',
      '@acme/ui/wick',
      '@lumen/lamp',
      '@lumen/lamp/Bulb',
      'react',
      'react-dom',
      'react/jsx-runtime',
    ]);
  });
});
