import { drawFavicon } from './favicon';
import { projectFiles } from './familyFiles';

const MANIFEST = {
  version: '1.0.0',
  peerDependencies: { next: '16.0.0', react: '^19.0.0', 'react-dom': '^19.0.0', '@emotion/react': '^11.0.0' },
  devDependencies: { '@types/node': '20.0.0', '@types/react': '19.0.0', jest: '30.0.0' },
};

describe('projectFiles', () => {
  it('install the shell and its peers, and run its commands', () => {
    const manifest = JSON.parse(
      projectFiles('My Docs', 'file:../a.tgz', MANIFEST)['package.json'] ?? '',
    ) as unknown;
    expect(manifest).toMatchObject({
      name: 'my-docs',
      private: true,
      scripts: { start: 'docs-shell start', build: 'docs-shell build' },
      dependencies: {
        'docs-shell': 'file:../a.tgz',
        next: '16.0.0',
        react: '^19.0.0',
        'react-dom': '^19.0.0',
      },
      devDependencies: { '@types/node': '^20.0.0', '@types/react': '^19.0.0' },
    });
  });
});

describe('drawFavicon', () => {
  it('draws a mark for every name, in ink that is seen on its color', () => {
    expect(drawFavicon('Éclair & Co', '#ffee00')).toMatch(/<title>Éclair &#38; Co<\/title>.*stroke="#000"/);
    expect(drawFavicon('文', '#0a5ad2')).toContain('stroke="#fff"');
  });
});
