import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Family } from './createFamily';

/** A package of the family: code that demos and settings use, declarations that the reference shows. */
const KIT: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@lumen/kit',
    version: '3.1.0',
    main: 'index.js',
    types: 'index.d.ts',
    dependencies: { '@lumen/wick': '1' },
    peerDependencies: { react: '*' },
  }),
  'index.js': `'use strict';
const React = require('react');
const { wick } = require('@lumen/wick');
exports.tagline = 'Lamps lit by oil.';
exports.KeptLamp = function KeptLamp({ tone = 'soft' }) {
  return React.createElement('p', null, tone + ' oil ' + wick);
};
exports.KeptOther = exports.KeptLamp;
`,
  'index.d.ts': `import * as React from 'react';
export interface KeptLampProps {
  /** The first text. */
  tone?: 'soft' | 'hard';
}
/** A lamp. */
export declare function KeptLamp(props: KeptLampProps): React.JSX.Element;
/** Another lamp. */
export declare function KeptOther(props: KeptLampProps): React.JSX.Element;
export declare const tagline: string;
`,
  'node_modules/@lumen/wick/package.json': '{ "name": "@lumen/wick", "version": "1.0.0" }',
  'node_modules/@lumen/wick/index.js': "exports.wick = 'cotton';\n",
};

const SOURCE = `import type { ApiDeclaration } from 'docs-shell';

export const apiSource = { packageName: '@lumen/kit' } as const satisfies ApiDeclaration;
`;

const DEMO = `import { KeptLamp } from '@lumen/kit';

export default function KeptDemo() {
  return <KeptLamp tone="hard" />;
}
`;

/** Lists the packages in a folder, with those of scopes, and hidden entries such as that of programs. */
function listEntries(folder: string): string[] {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

/**
 * Gives a family a folder of packages of its own, with links to those of the project and then of other folders that it does
 * not have yet: files of the project's packages are shared with other folders, and must not be written to.
 */
export function linkPackages(family: Family, others: readonly string[] = []): void {
  rmSync(join(family.folder, 'node_modules'), { recursive: true, force: true });
  addPackages(family, [join(process.cwd(), 'node_modules'), ...others]);
}

/** Links the packages of some folders that a family does not have yet. */
export function addPackages(family: Family, folders: readonly string[]): void {
  for (const folder of folders)
    for (const name of listEntries(folder)) {
      const link = join(family.folder, 'node_modules', name);
      if (existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(link), join(folder, name)), link);
    }
}

/**
 * Installs a package in a family. Its product documents the package, names itself by its text and has a demo of it.
 */
export function installKit(family: Family): void {
  linkPackages(family);
  for (const [file, text] of Object.entries(KIT)) writeKit(family, file, text);
  family.write('data/products/lumen/apiSource.ts', SOURCE);
  family.write('data/products/lumen/pages/parts/lamp/KeptDemo.tsx', DEMO);
  family.replace(
    'data/products/lumen/pages/parts/lamp/lamp.md',
    '## How dim',
    '{{"demo": "KeptDemo.js"}}\n\n## How dim',
  );
  const index = 'data/products/index.ts';
  family.replace(
    index,
    'import { nav as homeNav }',
    "import { apiSource } from './lumen/apiSource';\nimport { nav as homeNav }",
  );
  family.replace(
    index,
    'nav: lumenNav,',
    "nav: lumenNav,\n    api: [{ title: 'API', sources: [apiSource] }],",
  );
  const product = 'data/products/lumen/product.ts';
  family.replace(product, 'import type', "import { tagline } from '@lumen/kit';\nimport type");
  family.replace(product, "'Lamps and switches.'", 'tagline');
  family.replace(product, 'packages: []', "packages: ['@lumen/kit']");
  family.replace('package.json', '"dependencies": {', '"dependencies": {\n    "@lumen/kit": "3.1.0",');
}

/** Writes a file of the package. */
export function writeKit(family: Family, file: string, text: string): void {
  const path = `node_modules/@lumen/kit/${file}`;
  mkdirSync(dirname(join(family.folder, path)), { recursive: true });
  writeFileSync(join(family.folder, path), text);
}
