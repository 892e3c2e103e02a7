import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ComponentType } from 'react';
import type { Direction } from '../../components/Demo/createDemoCache';
import type { DemoExtras } from '../../model/demos/DemoBlock';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import type { Problem } from '../../model/problems/Problem';
import { writeHashed } from '../pageData/writeHashed';
import type { ContentPage, SiteContent } from '../pageData/SiteContent';
import { createDemoStore } from './demoStore';
import type { BuiltDemo, DemosByPage } from './DemoBuild';
import { drawCode } from './drawCode';
import { prerenderDemo, type PrerenderedDemo } from './prerenderDemo';
import { readDemo, type DemoSource } from './readDemo';
import { toJavaScript } from './toJavaScript';
import { listUnusedDemos } from './listUnusedDemos';
import { writeRegistry } from './writeRegistry';

interface DemoReference {
  readonly name: string;
  readonly line: number;
}

type Report = (problem: Pick<Problem, 'file' | 'line' | 'code' | 'message' | 'hint'>) => void;

function listReferences(page: ContentPage): DemoReference[] {
  return (page.texts.en?.blocks ?? []).flatMap((block) =>
    block.kind === 'demo' ? [{ name: block.name, line: block.line }] : [],
  );
}

function readVersion(name: string): string {
  try {
    const file = `node_modules/${name}/package.json`;
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    return '';
  }
}

/** Line of an error in a source, from its stack; 1 where the stack does not name the file. */
function lineOfError(error: unknown, file: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const match = new RegExp(`${posix.basename(file).replaceAll('.', '\\.')}:(\\d+):`).exec(stack);
  return Number(match?.[1] ?? 1);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

async function loadComponent(source: DemoSource, report: Report): Promise<ComponentType | undefined> {
  const tell = (line: number, code: string, message: string, hint: string) =>
    report({ file: source.file, line, code, message, hint });
  let exported: { default?: unknown };
  try {
    exported = (await import(join(process.cwd(), source.file))) as { default?: unknown };
  } catch (error) {
    tell(
      lineOfError(error, source.file),
      'demo-load',
      `The demo can't be loaded: ${messageOf(error)}`,
      'mend its code or its imports',
    );
    return undefined;
  }
  let component = exported.default;
  if (component && typeof component === 'object' && 'default' in component) component = component.default;
  if (typeof component !== 'function') {
    tell(
      1,
      'demo-export',
      'The demo has no default export that is a component',
      'export the component as default',
    );
    return undefined;
  }
  return component as ComponentType;
}

/** Draws one demo in every direction the site needs; undefined where it throws. */
function draw(
  Component: ComponentType,
  provider: DemoProviderModule,
  source: DemoSource,
  directions: readonly Direction[],
  report: Report,
): Partial<Record<Direction, PrerenderedDemo>> | undefined {
  const drawn: Partial<Record<Direction, PrerenderedDemo>> = {};
  try {
    for (const direction of directions) {
      drawn[direction] = prerenderDemo(Component, provider.DemoProvider, direction, `${source.name}-`);
    }
    return drawn;
  } catch (error) {
    report({
      file: source.file,
      line: lineOfError(error, source.file),
      code: 'demo-throws',
      message: `The demo throws when it is drawn at build: ${messageOf(error)}`,
      hint: 'touch the window, the clock and the network in effects and handlers only',
    });
    return undefined;
  }
}

/** What of a demo costs time, and depends on nothing but its key. */
interface DrawnDemo {
  readonly js: string;
  readonly drawn: Partial<Record<Direction, PrerenderedDemo>>;
}

/** Loads, draws and translates a demo; undefined where it has a problem. */
async function drawDemo(
  source: DemoSource,
  productId: string,
  directions: readonly Direction[],
  report: Report,
): Promise<DrawnDemo | undefined> {
  const Component = await loadComponent(source, report);
  if (!Component) return undefined;
  const provider = (await import(
    join(process.cwd(), `data/products/${productId}/demoProvider.tsx`)
  )) as DemoProviderModule;
  const drawn = draw(Component, provider, source, directions, report);
  if (!drawn) return undefined;
  try {
    return { js: await toJavaScript(source.code), drawn };
  } catch (error) {
    const message = `The demo has no JavaScript variant: ${messageOf(error)}`;
    report({
      file: source.file,
      line: 1,
      code: 'demo-variant',
      message,
      hint: 'use types that can be erased',
    });
    return undefined;
  }
}

function extrasOf(source: DemoSource, js: string): DemoExtras {
  return {
    ts: source.code,
    js,
    jsHtml: drawCode(js, `${source.name}.js`),
    modules: Object.fromEntries(
      Object.entries(source.modules).map(([path, code]) => [
        posix.relative(posix.dirname(source.file), path),
        code,
      ]),
    ),
    packages: Object.fromEntries(source.packages.map((name) => [name, readVersion(name)])),
  };
}

/** Builds every demo of the site, and writes what the browser loads of them; unchanged ones come from the cache. */
export async function buildDemos(content: SiteContent): Promise<{ demos: DemosByPage; problems: Problem[] }> {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push({ column: 1, ...problem });
  const directions = [...new Set(content.languages.map(({ direction }) => direction))];
  const store = createDemoStore(directions);
  const demos = new Map<string, ReadonlyMap<string, BuiltDemo>>();
  const used = new Set<string>();
  for (const page of content.pages.values()) {
    const built = new Map<string, BuiltDemo>();
    const shard = page.pathname.slice(1);
    for (const { name, line } of listReferences(page)) {
      const source = readDemo(page.file, name);
      if (!source) {
        const hint = `put ${name}.tsx beside the page`;
        report({ file: page.file, line, code: 'unknown-demo', message: `There is no demo "${name}"`, hint });
        continue;
      }
      for (const file of [source.file, ...Object.keys(source.modules)]) used.add(file);
      const key = store.key(source);
      const drawn =
        store.read<DrawnDemo>(key) ?? (await drawDemo(source, page.productId, directions, report));
      if (!drawn) continue;
      store.write(key, drawn);
      const extras = JSON.stringify(extrasOf(source, drawn.js));
      built.set(name, {
        name,
        sourceFile: source.file,
        shard,
        extrasHref: writeHashed(`demos/${shard.replaceAll('/', '-')}-${name}.json`, extras),
        codeHtml: drawCode(source.code, `${name}.tsx`),
        ...(source.preview ? { previewHtml: drawCode(source.preview, `${name}.tsx, in short`) } : {}),
        drawn: drawn.drawn,
      });
    }
    if (built.size > 0) demos.set(page.pathname, built);
  }
  problems.push(...listUnusedDemos(content, used));
  writeRegistry(demos, content);
  return { demos, problems };
}
