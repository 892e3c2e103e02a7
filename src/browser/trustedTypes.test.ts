/** @jest-environment jsdom */

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

/** Loads the module in a browser with these policies. There can be one `default` policy, as in browsers. */
function load(policies: Record<string, Rules>): typeof import('./trustedTypes') {
  Object.assign(globalThis, {
    trustedTypes: {
      createPolicy: (name: string, rules: Rules) => {
        if (name === 'default' && policies.default) throw new TypeError('There is one already');
        policies[name] = rules;
        return rules;
      },
    },
  });
  let loaded: typeof import('./trustedTypes') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('./trustedTypes');
  });
  if (!loaded) throw new Error('The module was not loaded');
  return loaded;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

describe('the default policy', () => {
  it('leaves that of an extension in place', () => {
    const own: Rules = { createHTML: (text) => text, createScriptURL: (text) => text };
    const policies = { default: own };
    load(policies).startDefaultPolicy();
    expect(policies.default).toBe(own);
  });

  it.each([
    ['/_next/static/a.js', true],
    [`${location.origin}/sw.js`, true],
    [`blob:${location.origin}/0a1b`, false],
    ['data:text/javascript,alert(1)', false],
    ['//evil.example/a.js', false],
    [`${location.origin}.evil.example/a.js`, false],
  ])('passes the script %s: %p', (url, passes) => {
    const policies: Record<string, Rules> = {};
    load(policies).startDefaultPolicy();
    expect(policies.default?.createScriptURL(url)).toBe(passes ? url : null);
  });
});
