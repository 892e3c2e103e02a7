import { posix } from 'node:path';
import type { ComponentType } from 'react';
import { format } from 'node:util';
import type { Direction } from '../../model/demos/DemoStyles';
import type { ByCodeVariant, PlaygroundExtras, ShownFile } from '../../model/demos/demo';
import { nameOfFile } from '../../model/demos/demoFiles';
import { type DemoProviderModule, isComponent } from '../../model/demos/DemoProviderModule';
import { type ByDirection, type ReportDemo, prerenderDemo, type PrerenderedDemo } from './builtDemo';
import { asInProduction } from './asInProduction';
import { describeError, describePlaceFault, hintOfThrow, messageOf, PlaceFault } from './demoFault';
import { colorPreview, drawCode, drawFile, drawFoldedCode, sizeOfFile } from './drawCode';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { LEFT_OUT } from '../../shell/next/exportFormat';
import { loadFamilyModule, loadProvider, providerFile } from './familyModule';
import type { DemoSource } from './readDemo';
import { choicesToProps } from '../../model/playground/chosenProps';
import { cutPlayground } from '../playground/cutPlayground';
import { setLicenseKeys } from './licenseKeys';
import { toJavaScript } from './toJavaScript';
import { translateModules } from './translatedModules';

/** The parts of a demo that are expensive to create and depend only on its key in the store. */
export interface DrawnDemo {
  readonly drawn: ByDirection<PrerenderedDemo>;
  readonly js: string;
  /** Highlighted source. */
  readonly codeHtml: ByCodeVariant;
  /** The highlighted preview lines only: their accessible name is in the language of the page. */
  readonly previewHtml?: string;
  readonly modules: Readonly<Record<string, ByCodeVariant>>;
  /** The same modules, as the page shows them. */
  readonly files: Readonly<Record<string, ShownFile>>;
  readonly playground?: PlaygroundExtras;
}

/** Loads the component of a demo's module. If there is none, reports a problem and returns undefined. */
async function loadComponent(
  { file, licenses, playground }: DemoSource,
  report: ReportDemo,
): Promise<{ Component: ComponentType; icons: Readonly<Record<string, unknown>> } | undefined> {
  let exported: { default?: unknown; icons?: Readonly<Record<string, unknown>> };
  try {
    await setLicenseKeys(licenses);
    exported = (await loadFamilyModule(playground?.entry ?? file)) as typeof exported;
  } catch (error) {
    const hint = 'fix its code or its imports';
    report(describeError(error, file, 'demo-load', 'The demo could not be loaded', hint));
    return undefined;
  }
  let component = exported.default;
  if (component && typeof component === 'object' && 'default' in component) component = component.default;
  if (isComponent(component)) return { Component: component, icons: exported.icons ?? {} };
  const message = 'The demo has no default export that is a component';
  report({ file, line: 1, code: 'demo-export', message, hint: 'export the component as default' });
  return undefined;
}

/** What demos are drawn in. */
type DrawnProvider = Required<Pick<DemoProviderModule, 'DemoProvider' | 'createDemoStyles'>>;

/**
 * Renders the demo in every direction that the site needs. If it throws, reports a problem and returns
 * undefined.
 */
function drawAll(
  Component: ComponentType,
  props: object,
  { DemoProvider, createDemoStyles }: DrawnProvider,
  { file, name, licenses, playground }: DemoSource,
  productId: string,
  directions: readonly Direction[],
  report: ReportDemo,
): ByDirection<PrerenderedDemo> | undefined {
  try {
    const { result, said } = listenToConsole(() =>
      directions.map(
        (direction) =>
          [
            direction,
            prerenderDemo(
              Component,
              props,
              DemoProvider,
              direction,
              `${name}-`,
              createDemoStyles,
              playground?.opensInside,
            ),
          ] as const,
      ),
    );
    for (const message of new Set(said)) {
      const text = `The demo writes to the console while it renders: ${message}`;
      const keys = licenses.map(({ variable }) => `; its license key is ${variable}`);
      const hint = `fix what the message reports${keys.join('')}`;
      report({ file, line: 1, code: 'demo-warns', message: text, hint });
    }
    // Something in a Suspense boundary suspended or threw; React leaves it to the browser.
    if (result.some(([, { html }]) => LEFT_OUT.test(html))) {
      report({
        file,
        line: 1,
        code: 'demo-suspends',
        message:
          'A Suspense boundary of the demo is not rendered at build time: something in it suspends or throws',
        hint: 'import what the first render needs directly; load the rest in an effect or event handler',
      });
      return undefined;
    }
    return Object.fromEntries(result);
  } catch (error) {
    if (error instanceof PlaceFault) {
      report(describePlaceFault(error, providerFile(productId)));
      return undefined;
    }
    const what = 'The demo throws while it renders at build time';
    report(describeError(error, file, 'demo-throws', what, hintOfThrow(error)));
    return undefined;
  }
}

/**
 * Renders a demo in development mode, in which libraries warn. If it throws, renders it in the mode in which
 * its modules were loaded, as in the reader's browser: what a library prepares while it loads may be missing.
 */
async function drawInAnyMode(
  ...[Component, props, provider, source, productId, directions, report]: Parameters<typeof drawAll>
): Promise<ReturnType<typeof drawAll>> {
  const found: Parameters<ReportDemo>[0][] = [];
  const drawn = drawAll(Component, props, provider, source, productId, directions, (problem) =>
    found.push(problem),
  );
  const again =
    drawn || !found.some(({ code }) => code === 'demo-throws')
      ? undefined
      : await asInProduction(() =>
          drawAll(Component, props, provider, source, productId, directions, () => undefined),
        );
  if (!again) for (const problem of found) report(problem);
  return again ?? drawn;
}

/** Draws the modules of a demo, which are named by their paths from its folder. */
function drawFiles(
  file: string,
  modules: Readonly<Record<string, ByCodeVariant>>,
): Record<string, ShownFile> {
  const folder = posix.dirname(file);
  const drawn = Object.entries(modules).map(([path, { TS, JS }]): [string, ShownFile] => {
    const name = posix.relative(folder, path);
    const draw = (variant: CodeVariant, text: string) => drawFile(text, nameOfFile(name, variant) ?? name);
    return [path, { html: { TS: draw('TS', TS), JS: draw('JS', JS) }, size: sizeOfFile(TS) }];
  });
  return Object.fromEntries(drawn);
}

/** Loads, renders and translates a demo. If it cannot, reports the problems and returns undefined. */
export async function drawDemo(
  source: DemoSource,
  productId: string,
  directions: readonly Direction[],
  report: ReportDemo,
): Promise<DrawnDemo | undefined> {
  const { file, name, code, isJavaScript, preview } = source;
  const title = `${name}.${isJavaScript ? 'js' : 'tsx'}`;
  const loaded = await loadComponent(source, report);
  if (!loaded) return undefined;
  const { Component, icons } = loaded;
  const { playground } = source;
  const props = playground
    ? choicesToProps(playground.initial, playground.controls, (icon) => icons[icon])
    : {};
  const provider = (await loadProvider(productId)) as DrawnProvider;
  // Licensed demos are rendered in production mode, like the build that readers get. `npm run dev` keeps its
  // own mode, in which packages check licenses more strictly.
  const drawn =
    source.licenses.length > 0
      ? await asInProduction(() => drawAll(Component, props, provider, source, productId, directions, report))
      : await drawInAnyMode(Component, props, provider, source, productId, directions, report);
  if (!drawn) return undefined;
  try {
    const js = isJavaScript ? code : await toJavaScript(code);
    const draw = playground ? drawFoldedCode : drawCode;
    const modules = await translateModules(source.modules);
    return {
      drawn,
      js,
      codeHtml: { TS: draw(code, title), JS: draw(js, `${name}.js`) },
      ...(preview ? { previewHtml: colorPreview(preview, code) } : {}),
      modules,
      files: drawFiles(file, modules),
      ...(playground ? { playground: await cutPlayground(playground) } : {}),
    };
  } catch (error) {
    const message = `The demo could not be translated to JavaScript: ${messageOf(error)}`;
    report({ file, line: 1, code: 'demo-variant', message, hint: 'use types that can be erased' });
    return undefined;
  }
}

/**
 * Runs a task and returns its result, with what it wrote to the console. Of each
 * message, only the first line with a word is returned, because some are framed by lines of stars.
 */
function listenToConsole<T>(task: () => T): { result: T; said: readonly string[] } {
  const said: string[] = [];
  const { error, warn, log, info } = console;
  const listen = (...parts: unknown[]) => {
    const lines = format(...parts).split('\n');
    said.push(lines.find((line) => /\w/.test(line)) ?? '');
  };
  Object.assign(console, { error: listen, warn: listen, log: listen, info: listen });
  try {
    return { result: task(), said };
  } finally {
    Object.assign(console, { error, warn, log, info });
  }
}
