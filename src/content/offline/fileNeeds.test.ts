import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { listFiles } from './FileFacts';
import { createDescriber, createNeeds } from './fileNeeds';

useTestFolder();

const SITE: Readonly<Record<string, string>> = {
  'x/index.html':
    '<link href="/_docs/all.1.css"><body><img alt="a > b" src="/a.png"><IMG SRC=\'/b&amp;c.png\'><!-- <img src="/d.png"> --><p data-ads="/_docs/ads.1.json"><a href="/y/">Y</a>',
  'y/index.html': '<script src="/_docs/islands/start-1.js"></script><img src="/missing.png">',
  '_docs/all.1.css': '@font-face{src:url(fonts/a.woff2)}',
  '_docs/fonts/a.woff2': 'font',
  '_docs/ads.1.json': '{"image":"/_docs/ad.1.png"}',
  '_docs/ad.1.png': 'picture',
  '_docs/islands/start-1.js': 'import("/_docs/islands/later-1.js")',
  '_docs/islands/later-1.js': '',
  'a.png': 'picture',
  'b&c.png': 'picture',
  'd.png': 'picture',
};

it('lists what pages need, directly or by style sheets and data, and searches no script', () => {
  for (const [file, text] of Object.entries(SITE)) {
    mkdirSync(dirname(`export/${file}`), { recursive: true });
    writeFileSync(`export/${file}`, text);
  }
  const known = createDescriber()('y/index.html', SITE['y/index.html'] ?? '', [
    { src: '/missing.png' },
    { src: 'https://a.example/b.png' },
  ]);
  expect(known.needs).toEqual(['/_docs/islands/start-1.js', '/missing.png']);
  const needsOf = createNeeds('export', listFiles('export', [known]), [known]);
  expect([...needsOf(['/x/'])]).toEqual([
    '/x/',
    '/_docs/all.1.css',
    '/_docs/fonts/a.woff2',
    '/_docs/ads.1.json',
    '/_docs/ad.1.png',
    '/a.png',
    '/b&c.png',
  ]);
  expect([...needsOf(['/y/'])]).toEqual(['/y/', '/_docs/islands/start-1.js']);
});
