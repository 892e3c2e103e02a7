import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listReplacements } from './trimNext.cjs';

const NEXT = dirname(require.resolve('next/package.json'));

/** Texts of all modules of Next's browser code. */
const modules = ['client', 'shared'].flatMap((folder) =>
  readdirSync(join(NEXT, 'dist', folder), { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() && entry.name.endsWith('.js') ? [join(entry.parentPath, entry.name)] : [],
  ),
);

describe('what stands in for modules of Next', () => {
  it.each(Object.keys(listReplacements()))('replaces a module that is there: %s', (path) => {
    expect(readFileSync(join(NEXT, path), 'utf8').length).toBeGreaterThan(500);
  });

  it.each(['dist/lib/constants.js', 'dist/shared/lib/constants.js'])(
    '%s has every name that is read of it',
    (path) => {
      const real = require(join(NEXT, path)) as Record<string, unknown>;
      const source = listReplacements()[path] ?? '';
      const given: Record<string, unknown> = {};
      new Function('exports', source)(given);
      const read = modules.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\b_\w*constants\w*\.(\w+)/g)].map(([, name = '']) => name),
      );
      const wanted = [...new Set(read)].filter((name) => name in real).sort();
      expect(wanted.length).toBeGreaterThan(3);
      expect(given).toEqual(Object.fromEntries(wanted.map((name) => [name, real[name]])));
    },
  );

  it('leaves out the compiler of path patterns only where nothing but rewrites asks for it', () => {
    const asking = modules.filter((file) => readFileSync(file, 'utf8').includes('compiled/path-to-regexp'));
    expect(asking.map((file) => file.slice(file.lastIndexOf('/') + 1)).sort()).toEqual([
      'path-match.js',
      'route-match-utils.js',
    ]);
  });

  it('leaves out the router of the folder `app` only where nothing but names of parameters is read', () => {
    const asking = modules
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => text.includes('./get-dynamic-param"'));
    const read = asking.flatMap((text) =>
      [...text.matchAll(/\b_getdynamicparam\.(\w+)/g)].map(([, name]) => name),
    );
    expect([...new Set(read)].sort()).toEqual(['PARAMETER_PATTERN', 'parseMatchedParameter']);
    const source = listReplacements()['dist/shared/lib/router/utils/get-dynamic-param.js'] ?? '';
    const given: { parseMatchedParameter?: (param: string) => unknown; PARAMETER_PATTERN?: RegExp } = {};
    new Function('exports', 'module', source)(given, {});
    expect(given.parseMatchedParameter?.('...path')).toEqual({ key: 'path', repeat: true, optional: false });
    expect(given.PARAMETER_PATTERN?.exec('[...path]')?.[2]).toBe('...path');
  });

  it("scrolls nowhere by itself, and takes nothing of Next's client along with that", () => {
    const real = readFileSync(join(NEXT, 'dist/client/index.js'), 'utf8');
    const source = listReplacements()['dist/client/index.js'] ?? '';
    expect(real).toContain('scrollIntoView');
    expect(source).not.toMatch(/scrollIntoView|scrollToHash/);
    const methods = (text: string) => [...text.matchAll(/^ {4}(\w+)\(.*\) \{$/gm)].map(([, name]) => name);
    expect([...methods(source), 'scrollToHash'].sort()).toEqual(methods(real).sort());
  });

  it('scrolls to a place once, behind the effects of the page', () => {
    const source = listReplacements()['dist/client/index.js'] ?? '';
    expect(source.match(/window\.scrollTo\(/g)).toHaveLength(1);
    expect(source).toMatch(/function onRootCommit\(\) \{\s+if \(input\.scroll\) \{[^]*?scrollTo\(x, y\)/);
  });

  it("changes nothing of Next's router but where it scrolls, and that every entry takes data of its own", () => {
    const real = readFileSync(join(NEXT, 'dist/shared/lib/router/router.js'), 'utf8');
    const lines = (text: string) => new Set(text.split('\n'));
    const kept = lines(listReplacements()['dist/shared/lib/router/router.js'] ?? '');
    const changed = [...lines(real)].filter((line) => !kept.has(line)).map((line) => line.trim());
    expect(changed).toEqual([
      'const { pathname, query } = this;',
      'shallow: options.shallow && this._shallow,',
      'if (scroll) {',
      'await this.set(nextState, this.components[nextState.route], null);',
      'if (shouldScroll && hashRegex.test(as)) {',
    ]);
  });

  it('loads the framework in parts, each behind the answers to what the reader did', async () => {
    const order: string[] = [];
    const client = { initialize: async () => order.push('initialize'), hydrate: () => order.push('hydrate') };
    const load = (name: string) => {
      order.push(name);
      return client;
    };
    const shell = { whenAnswered: async () => order.push('answered') };
    const globals = { docsShell: shell };
    const source = listReplacements()['dist/client/next-turbopack.js'] ?? '';
    new Function('require', 'exports', 'module', 'self', 'window', source)(load, {}, {}, globals, globals);
    await new Promise((resolve) => setTimeout(resolve));
    expect(order.slice(order.indexOf('answered'))).toEqual([
      'answered',
      'react-dom/client',
      'answered',
      './',
      'initialize',
      'answered',
      'hydrate',
    ]);
  });
});
