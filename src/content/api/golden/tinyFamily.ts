import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { completeApiSource } from '../../../model/api/ApiDeclaration';
import type { ApiSource } from '../../../model/api/ApiSource';

/** Declarations of a small package with its own naming rules. File in the package → text. */
export const tinyFiles: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "@tiny/ui", "version": "1.2.3", "types": "./index.d.ts" }',
  'index.d.ts': `
export { default as Panel } from './Panel';
export * from './Panel';
export { default as Door } from './Door';
export * from './Door';
export { default as useWidth } from './useWidth';
export * from './Row';
export declare function Hinge(props: { side: 'left' | 'right' }): null;
`,
  'Panel/index.d.ts': `
import * as React from 'react';
export interface PanelOwnProps {
  /** How far it stands out. @default 1 */
  elevation?: number;
  /** @deprecated Use \`elevation\` instead. */
  depth?: number;
  /** @ignore */
  className?: string;
  /** @internal Set by Door. */
  level?: number;
  unstable_tilt?: number;
}
export interface PanelClasses {
  /** The root. */
  root: string;
}
export declare const panelClasses: PanelClasses;
export type PanelProps = PanelOwnProps & Omit<React.HTMLAttributes<HTMLElement>, 'color'>;
/** A surface. */
export default function Panel(props: PanelProps): React.JSX.Element;
`,
  'Door/index.d.ts': `
import * as React from 'react';
import type { PanelProps } from '../Panel';
type Size = 'small' | 'large';
export interface DoorSlots {
  /** The handle. @default Knob */
  handle?: React.ElementType;
}
export interface DoorClasses {
  /** The root. */
  root: string;
  /** While open. */
  open: string;
  handle: string;
  /** @ignore - do not document. */
  debug: string;
}
export declare const doorClasses: DoorClasses;
export interface DoorProps extends PanelProps {
  /** Its content. */
  children: React.ReactNode;
  size?: Size | null;
  slots?: DoorSlots;
  slotProps?: { handle?: PanelProps };
  /**
   * Called when it opens.
   * @param {Event} event What opened it.
   * @returns {boolean} Whether it may.
   */
  onOpen?: (event: Event) => boolean;
}
/**
 * A way in.
 *
 * Demos:
 *
 * - [Door](/door/)
 */
declare const Door: React.ForwardRefExoticComponent<DoorProps & React.RefAttributes<HTMLDivElement>>;
export default Door;
`,
  'useWidth/index.d.ts': `
export interface UseWidthOptions {
  /** Rounds it. @default false */
  round?: boolean;
  /** Said in warnings. */
  owner?: string;
}
/** The width of the window. @param options How it is measured. @returns The width. */
export default function useWidth(options?: UseWidthOptions): number;
`,
  'Row.d.ts': `
import type { PanelProps } from './Panel';
/** One line of a [[Table]]. */
export interface Row<T extends string = string> { id: T; panel?: Partial<PanelProps>; }
`,
  'theme/index.d.ts': 'export interface Names { TinyDoor: unknown; }',
};

const TINY = { id: 'tiny', prefix: '/tiny/' };
const FILE = 'data/products/tiny/apiSource.ts';

/** The API source of a package about which its family says nothing. */
export const plainSource: ApiSource = completeApiSource({ packageName: '@tiny/ui' }, TINY, FILE);

/** The API source of the small family. */
export const tinySource: ApiSource = {
  ...plainSource,
  linkOrigin: 'https://tiny.example',
  linkSections: ['Demos'],
  classPrefix: 'T-',
  states: { prefix: 'is-', keys: ['open'] },
  theme: { module: '@tiny/ui/theme', type: 'Names', prefix: 'Tiny' },
  interfaces: ['Row'],
  internal: ['owner'],
  noPage: [{ reason: 'Part of Door.', names: ['Hinge'] }],
  unavailable: [{ reason: 'Sold apart.', names: ['Column'] }],
};

/** Declarations and code of a second package, which exports everything of the first one and more. */
export const tinyProFiles: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "@tiny/ui-pro", "version": "1.2.3", "types": "./index.d.ts" }',
  'index.d.ts': `
export * from '@tiny/ui';
export { default as DoorPro } from './DoorPro';
export * from './DoorPro';
`,
  'DoorPro/index.d.ts': `
import * as React from 'react';
import type { DoorProps } from '@tiny/ui';
export type { DoorClasses } from '@tiny/ui';
export interface DoorProProps extends DoorProps {
  /** Closes it after a while. */
  closer?: boolean;
}
/** A column of a table of doors. */
export interface Column { width: number; }
/** A way in that closes by itself. */
export default function DoorPro(props: DoorProProps): React.JSX.Element;
`,
  'DoorPro/index.js': "console.warn('T-Door: DoorPro has no `closer` to close it.');",
};

/** The API source of the second package. */
export const tinyProSource: ApiSource = completeApiSource(
  {
    packageName: '@tiny/ui-pro',
    file: 'data/products/tiny/proApiSource.ts',
    linkOrigin: 'https://tiny.example',
    classPrefix: 'T-',
    states: { prefix: 'is-', keys: ['open'] },
    classesTypes: { DoorPro: 'DoorClasses' },
    sharedClasses: { DoorPro: { from: 'Door' } },
    interfaces: ['Column'],
    builtFrom: ['@tiny/ui'],
    messagePrefix: 'T-',
  },
  TINY,
  FILE,
);

/** Writes the files of a package below `root`. */
export function writeTiny(
  root: string,
  files: Readonly<Record<string, string>>,
  packageName = '@tiny/ui',
): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'node_modules', packageName, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Gives a project links to packages of this one. */
function linkInstalled(root: string, names: readonly string[]): void {
  const installed = join(__dirname, '../../../../node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of names) symlinkSync(join(installed, name), join(root, 'node_modules', name));
}

/** Creates a project with React's types and the changed package; returns its folder. */
export function createTinyProject(changes: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'api-'));
  linkInstalled(root, ['@types', 'csstype']);
  writeTiny(root, { ...tinyFiles, ...changes });
  return root;
}

/**
 * A library as its workspace has it: TypeScript that is written for settings of its own, and a copy of React that is not that
 * of the project. File in the workspace → text.
 */
export const tinyWorkspace: Readonly<Record<string, string>> = {
  'tsconfig.base.json': '{ "compilerOptions": { "jsx": "react-jsx", "strict": true } }',
  'packages/ui/package.json': JSON.stringify({
    name: '@tiny/ui',
    version: '1.2.3',
    main: 'src/index.ts',
    dependencies: { '@tiny/tokens': 'workspace:*' },
    peerDependencies: { react: '>=18' },
  }),
  'packages/ui/tsconfig.json': `{
  // Comments are allowed here.
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "paths": { "~/*": ["./src/*"] } },
}`,
  'packages/ui/node_modules/react/package.json': '{ "name": "react", "version": "18.3.1" }',
  'packages/ui/node_modules/react/index.js': "exports.useState = () => ['another React'];",
  'packages/ui/node_modules/react/jsx-runtime.js': "exports.jsx = () => 'another React';",
  'packages/ui/node_modules/@types/react/package.json': '{ "name": "@types/react", "version": "18.3.1" }',
  'packages/ui/node_modules/@types/react/index.d.ts': 'export type ReactNode = "another React";',
  'packages/ui/src/index.ts': "export * from '~/Panel';",
  'packages/ui/src/Panel.tsx': `
import { useState, type ReactNode } from 'react';
import { depth } from '@tiny/tokens';
import styles from '~/panel.module.css';
import type { Tone } from '~/tones';
export interface PanelProps {
  /** Its content. */
  children: ReactNode;
  /** How it looks. @default 'soft' */
  tone?: Tone;
}
/** A surface. */
export function Panel({ children, tone = 'soft' }: PanelProps) {
  const [text] = useState('kept');
  return <p className={styles.root} title={tone}>{text} {depth} {children}</p>;
}
`,
  'packages/ui/src/panel.module.css': '.root { color: red }',
  'packages/ui/src/tones.ts': "export type Tone = 'soft' | 'hard';",
  'packages/tokens/package.json': JSON.stringify({
    name: '@tiny/tokens',
    version: '1.0.0',
    exports: {
      types: './dist/index.d.ts',
      'acme-source': './src/index.ts',
      default: './dist/index.js',
    },
  }),
  'packages/tokens/src/index.ts': "export const depth: string = 'deep';",
  'docs/package.json': '{ "name": "docs", "dependencies": { "@tiny/ui": "workspace:*" } }',
};

/** Creates a workspace with a project in the folder `docs`; returns its folder. */
export function createTinyWorkspace(): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'workspace-'));
  for (const [path, text] of Object.entries(tinyWorkspace)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  linkInstalled(join(root, 'docs'), ['@types', 'csstype', 'react', 'react-dom', 'scheduler', 'typescript']);
  for (const [link, target] of [
    ['docs/node_modules/@tiny/ui', 'packages/ui'],
    ['packages/ui/node_modules/@tiny/tokens', 'packages/tokens'],
  ] as const) {
    mkdirSync(dirname(join(root, link)), { recursive: true });
    symlinkSync(relative(dirname(join(root, link)), join(root, target)), join(root, link));
  }
  return root;
}
