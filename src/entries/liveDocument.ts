import { confineDocument, keepPressedFocus } from '../browser/live/confinedDocument';
import { findSyntaxError } from '../browser/live/syntaxError';
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { applyDemoRules } from '../browser/settings/demoRules';
import { showDocumentMode } from '../browser/settings/libraryMode';
import { DemoRoot } from '../components/Demo/DemoRoot';
import { isComponent, type DemoProviderModule } from '../model/demos/DemoProviderModule';
import { type CreateDemoStyles, type Direction, layered } from '../model/demos/DemoStyles';
import type { LiveSheet } from '../model/demos/demo';
import type { Part, PartLoader } from '../model/demos/partLoader';
import { packageName } from '../model/demos/specifiers';
import {
  MAX_MESSAGE,
  parseLiveRequest,
  type LiveFault,
  type LivePartsMessage,
  type LiveReport,
  type LiveRequest,
  modulePath,
} from '../model/demos/liveMessages';
import { parseTheme } from '../model/demoTheme/ThemeChoices';

/**
 * The program of the document in which edited demos run. The document has an opaque origin, so it cannot
 * access the page, its storage or its cookies. It does nothing unless the origin is opaque: embedded without
 * a sandbox, it would run the embedding page's code with the site's origin. The build adds React, the
 * product's provider and its engine of styles; the page sends the packages that edited code imports.
 */

type Modules = Readonly<Record<string, object>>;

/** A fault of edited code that the page has a message for. */
class NamedFault extends Error {
  constructor(
    readonly fault: LiveFault,
    message: string,
    readonly line = 0,
    readonly module = '',
  ) {
    super(message);
  }
}

function send(report: LiveReport): void {
  // An opaque origin cannot name its parent's origin, and the message has no secrets.
  window.parent.postMessage(report, '*');
}

function reportFault(run: number, error: unknown): void {
  const { fault, line, module } =
    error instanceof NamedFault ? error : ({ fault: 'threw', line: 0, module: '' } as const);
  const message = error instanceof Error ? error.message : String(error);
  send({ kind: 'live-fault', run, fault, message: message.slice(0, MAX_MESSAGE), line, module });
}

/** Compiles the body of a CommonJS module: the only place on the site that compiles code from text. */
function compile(text: string): Part {
  return new Function('require', 'module', 'exports', text) as Part;
}

/** Adds the rules of a style sheet where pages have them: before those of the style engine, and in their layer. */
function addSheet(css: string): HTMLStyleElement {
  const element = document.createElement('style');
  element.textContent = css;
  document.head.insertBefore(element, document.head.querySelector('style[data-emotion]'));
  return element;
}

/** The modules that edited code may import. */
interface Packages {
  /** Returns a module in the form that transpiled imports expect; undefined if there is none. */
  readonly find: (specifier: string) => object | undefined;
  readonly add: (message: LivePartsMessage) => void;
}

/** @param modules the modules of React */
function createPackages(modules: Modules, loader: PartLoader): Packages {
  const found = new Map<string, object>();
  const tables = new Map<string, string>();
  const search = (specifier: string): object | undefined => {
    if (Object.hasOwn(modules, specifier)) return modules[specifier];
    const table = tables.get(packageName(specifier));
    if (table === undefined) return undefined;
    const { modules: partModules } = loader.load(table) as { modules: Modules };
    return Object.hasOwn(partModules, specifier) ? partModules[specifier] : undefined;
  };
  return {
    find: (specifier) => {
      const known = found.get(specifier);
      if (known) return known;
      const module = search(specifier);
      if (!module) return undefined;
      const exported = { __esModule: true, ...module };
      found.set(specifier, exported);
      return exported;
    },
    add: ({ parts, tables: added, sheets }) => {
      for (const css of sheets) addSheet(css);
      for (const [name, text] of Object.entries(parts)) loader.add(name, compile(text));
      for (const [name, table] of Object.entries(added)) tables.set(name, table);
    },
  };
}

/** The sheets of the program that runs. */
let ownSheets: readonly Element[] = [];

/** Adds a style sheet of a program; returns what modules get that import it. */
function loadSheet(text: string): Record<string, unknown> {
  const { css, names } = JSON.parse(text) as LiveSheet;
  ownSheets = [...ownSheets, addSheet(layered(css))];
  return { __esModule: true, ...names, default: names };
}

/** Runs a program; returns its default export. */
function evaluate({ code, modules }: LiveRequest, packages: Packages): unknown {
  for (const sheet of ownSheets) sheet.remove();
  ownSheets = [];
  const loaded = new Map<string, { exports: Record<string, unknown> }>();
  const run = (path: string, text: string): Record<string, unknown> => {
    const module = { exports: {} as Record<string, unknown> };
    loaded.set(path, module);
    if (/\.s?css$/.test(path)) return (module.exports = loadSheet(text));
    const load = (specifier: string): unknown => {
      if (!specifier.startsWith('.')) {
        const found = packages.find(specifier);
        if (!found) throw new NamedFault('noModule', specifier);
        return found;
      }
      const found = modulePath(path, specifier);
      const other = modules[found] === undefined ? `${found}/index` : found;
      const known = loaded.get(other);
      if (known) return known.exports;
      const source = modules[other];
      if (source === undefined) throw new NamedFault('noModule', specifier);
      return run(other, source);
    };
    const error = findSyntaxError(text, compile);
    if (error) throw new NamedFault('syntax', error.message, error.line, path);
    compile(text)(load as (name: string) => object, module, module.exports);
    return module.exports;
  };
  return run('', code).default;
}

/**
 * Reloads the document after edited code has removed the root element: the new document reports that it is
 * ready and receives the program.
 */
function restart(): void {
  window.location.replace(window.location.href);
}

/** The page ends an iframe that sends many more reports than one in this time. */
const HEIGHT_PAUSE_MS = 16;

/** Reports the height of an element whenever it changes, at most once per pause. */
function reportHeights(element: Element): void {
  let isWaiting = false;
  const report = () => {
    isWaiting = false;
    send({ kind: 'live-height', height: Math.ceil(element.getBoundingClientRect().height) });
  };
  new ResizeObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(report, HEIGHT_PAUSE_MS);
  }).observe(element);
}

/**
 * Removes the constructors of WebRTC, whose packets obey no `connect-src`. No browser knows the directive that
 * would refuse them; Chromium logs an error for it. An iframe inside this one has another opaque origin, so its
 * constructors are out of reach. See https://www.w3.org/TR/CSP3/#directive-webrtc
 */
function removeWebRtc(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/^(?:webkit)?RTC/.test(name)) Reflect.deleteProperty(window, name);
  }
}

/**
 * Runs the programs that the page sends, and reports the results.
 * @param modules the modules of React, by specifier
 * @param loader runs the parts that the page sends
 */
export function startLiveDocument(
  Provider: DemoProviderModule['DemoProvider'],
  createStyles: CreateDemoStyles,
  modules: Modules,
  loader: PartLoader,
): void {
  const element = document.getElementById('demo');
  if (!element || window.origin !== 'null') return;
  removeWebRtc();
  confineDocument();
  const packages = createPackages(modules, loader);
  const stylesOf = (direction: Direction) => createStyles({ direction, container: document.head, drawn: [] });
  const styles = { ltr: stylesOf('ltr'), rtl: stylesOf('rtl') };
  let shown: { run: number; Component: ComponentType } | undefined;
  let run = 0;
  /** The last program with a reported fault: a later "shown" report must not hide the fault. */
  let faulty: number | undefined;
  /** The first program that this document has rendered. */
  let first: number | undefined;
  /** React has unmounted its tree. */
  let isLost = false;

  const report = (program: number, error: unknown) => {
    faulty = program;
    reportFault(program, error);
  };
  const root = createRoot(element, {
    onCaughtError: () => {},
    onUncaughtError: (error) => {
      isLost = true;
      // An earlier program may have changed React's DOM.
      if (run === first) report(run, error);
      else restart();
    },
  });

  const draw = ({ direction, scheme, theme }: LiveRequest) => {
    if (!shown) return;
    const { run: current, Component } = shown;
    first ??= current;
    root.render(
      createElement(DemoRoot, {
        key: current,
        Component,
        Provider,
        styles: styles[direction],
        direction,
        mode: scheme,
        choices: theme ? parseTheme(theme) : undefined,
        // The wrapper of a demo mounts even if the demo throws.
        onMount: () => {
          if (faulty !== current) send({ kind: 'live-shown', run: current });
        },
        onCrash: (error: Error) => report(current, error),
      }),
    );
  };

  window.addEventListener('message', ({ source, data }) => {
    const request = source === window.parent ? parseLiveRequest(data) : undefined;
    if (!request) return;
    if (request.kind === 'live-parts') {
      packages.add(request);
      return;
    }
    if (isLost || !element.isConnected) {
      restart();
      return;
    }
    const { kind, direction, scheme, rules } = request;
    document.documentElement.dir = direction;
    showDocumentMode(scheme);
    applyDemoRules(rules);
    if (kind === 'live-run') {
      run = request.run;
      try {
        const Component = evaluate(request, packages);
        if (!isComponent(Component)) throw new NamedFault('noComponent', '');
        shown = { run, Component };
      } catch (error) {
        report(run, error);
        return;
      }
    }
    draw(request);
  });
  for (const type of ['pointerdown', 'click']) {
    const report = ({ isTrusted }: Event) => {
      if (isTrusted) send({ kind: 'live-used' });
    };
    window.addEventListener(type, report, true);
  }
  keepPressedFocus();
  window.addEventListener('error', ({ error, message }) => report(run, error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(run, reason));
  // The document is at least as high as its iframe.
  reportHeights(element);
  send({ kind: 'live-ready' });
}
