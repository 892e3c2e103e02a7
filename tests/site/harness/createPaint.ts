import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkPackages } from './createKit';
import type { Family } from './createFamily';

const PAGES = 'data/products/lumen/pages/parts';

/** A library that is styled by sheets: one that its product lists, and one that a module of it imports. */
const PAINT: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@lumen/paint',
    version: '1.2.0',
    main: 'index.js',
    types: 'index.d.ts',
    peerDependencies: { react: '*' },
  }),
  'index.js': `'use strict';
const React = require('react');
require('./swatch.css');
exports.Swatch = function Swatch({ tone }) {
  return React.createElement('span', { className: 'paint-swatch', 'data-tone': tone }, tone);
};
`,
  'index.d.ts': `import * as React from 'react';
export declare function Swatch(props: { tone: 'warm' | 'cold' }): React.JSX.Element;
`,
  'swatch.css': `.paint-swatch { color: var(--paint-ink); padding: 1px }
.paint-swatch[data-tone='warm'] { border-width: 3px }
.paint-swatch[data-tone='cold'] { border-width: 5px }
.lumen-night .paint-swatch { text-indent: 9px }
`,
  'styles.css': `:root { --paint-ink: #123456 }
*, ::before { box-sizing: content-box }
body { margin: 7px; font-family: fantasy }
.paint-unused { top: 1px }
`,
};

const DEMOS: Readonly<Record<string, string>> = {
  'PaintedLamp.tsx': `import { Swatch } from '@lumen/paint';
import './painted.css';

export default function PaintedLamp() {
  return (
    <p className="painted">
      <Swatch tone="warm" />
    </p>
  );
}
`,
  'painted.css':
    "@import './coat.css';\n.painted { background: url(dot.svg) }\n.painted-later { top: 2px }\n",
  'coat.css': '.painted { outline: 4px solid }\n',
  'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
  'FramedLamp.tsx': `import { Swatch } from '@lumen/paint';
import styles from './framed.module.css';
import words from './words.json';

export default function FramedLamp() {
  return (
    <p className={styles.framed} title={words.title}>
      <Swatch tone="cold" />
    </p>
  );
}
`,
  'framed.module.css':
    ".framed { composes: base from './base.module.css'; letter-spacing: 6px }\n.other { top: 3px }\n",
  'base.module.css': '.base { word-spacing: 8px }\n',
  'words.json': '{ "title": "Cold" }\n',
  'ShadedLamp.tsx': `import styles from './shaded.module.scss';

export default function ShadedLamp() {
  return (
    <p className={styles.shaded}>
      <em>Shaded</em>
    </p>
  );
}
`,
  'shaded.module.scss': `@use './shades/mixins' as shades;

.shaded {
  @include shades.shade(10px);

  em {
    padding-left: shades.$gap * 2;
  }
}
.later {
  top: 11px;
}
`,
  'shades/_mixins.scss': `$gap: 6px;

@mixin shade($size) {
  border-left: $size + 3px solid; // Not the whole shade
  background: url(dot.svg);
}
`,
};

const PAGE = `---
title: Paint
description: The part that is seen when the lamp is off.
---

{{"demo": "PaintedLamp.js"}}

{{"demo": "FramedLamp.js"}}

{{"demo": "WindowLamp.js", "iframe": true}}

{{"demo": "ShadedLamp.js"}}
`;

/** What surrounds the demos, on the page and in sandboxes. */
const PROVIDERS: Readonly<Record<string, string>> = {
  'provider.css': ".lumen-frame { background: url('modules/frame.svg'); padding-top: 15px }\n",
  'modules/frame.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>\n',
  'modules/frame.ts': "export const frame: string = 'lumen-frame';\n",
  'demoProvider.tsx': `import './provider.css';
import type { DemoProviderProps } from '../../../src/model/demos/DemoProviderModule';

export function DemoProvider({ direction, mode, children }: DemoProviderProps) {
  return <div dir={direction} data-lamp={mode}>{children}</div>;
}
`,
  'sandboxProvider.tsx': `import type { ReactNode } from 'react';
import { frame } from './modules/frame';
import './provider.css';

export function Provider({ children }: { children: ReactNode }) {
  return <div className={frame}>{children}</div>;
}
`,
};

/** The demo that has a document of its own. */
const WINDOW = "export { default } from './FramedLamp';\n";

/** Installs the library in a family, and adds a page with demos of it. */
export function installPaint(family: Family): void {
  linkPackages(family);
  for (const [file, text] of Object.entries(PAINT)) {
    const path = join(family.folder, 'node_modules/@lumen/paint', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const [file, text] of Object.entries({ ...DEMOS, 'WindowLamp.tsx': WINDOW, 'paint.md': PAGE }))
    family.write(`${PAGES}/${file}`, text);
  for (const [file, text] of Object.entries(PROVIDERS)) family.write(`data/products/lumen/${file}`, text);
  family.replace(
    'data/products/lumen/nav.ts',
    "{ pathname: '/lumen/parts/names' },",
    "{ pathname: '/lumen/parts/names' },\n      { pathname: '/lumen/parts/paint' },",
  );
  family.replace(
    'data/products/lumen/product.ts',
    'packages: [],',
    "packages: [],\n  styles: ['@lumen/paint/styles.css'],",
  );
  family.replace('package.json', '"dependencies": {', '"dependencies": {\n    "@lumen/paint": "1.2.0",');
}
