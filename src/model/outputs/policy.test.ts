import {
  buildPolicy,
  type PolicySources,
  floorPolicy,
  formatPolicy,
  listProviders,
  narrowPolicy,
} from './Policy';
import { livePolicy, liveDocumentPolicy } from './demoPolicies';
import { listHeaderRules } from './headerRules';

const BARE: PolicySources = {
  scriptHashes: ['sha256-head', 'sha256-forward'],
  styleHashes: ['sha256-layers', 'sha256-empty'],
  providers: [],
  formTargets: ['https://sandbox.example/run'],
};
const bare = buildPolicy(BARE);

/** Whether a policy allows a source on another host. */
const foreign = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy).flatMap(([directive, sources]) =>
    directive === 'form-action' ? [] : sources.filter((source) => /https?:|\*/.test(source)),
  );

describe('the policy of documents', () => {
  it('allows scripts from the site and by hash, and nothing inline or from text', () => {
    expect(bare['script-src']).toEqual(["'self'", "'sha256-head'", "'sha256-forward'"]);
    expect(bare['script-src-attr']).toEqual(["'none'"]);
    for (const sources of Object.values({ ...bare, 'style-src-attr': [] })) {
      expect(sources.filter((source) => /unsafe|strict-dynamic|^\*$|^https?:$/.test(source))).toEqual([]);
    }
  });

  it('blocks by default, and blocks every base address and plugin', () => {
    expect(bare['default-src']).toEqual(["'none'"]);
    expect(bare['object-src']).toEqual(["'none'"]);
    expect(bare['base-uri']).toEqual(["'none'"]);
  });

  it('allows forms to the site and the sandboxes only', () => {
    expect(bare['form-action']).toEqual(["'self'", 'https://sandbox.example/run']);
  });

  it('names no other host if no provider is configured', () => {
    expect(foreign(bare)).toEqual([]);
    expect(listProviders({}, { analytics: {}, fonts: {} })).toEqual([]);
  });

  it('adds what a configured provider needs, each origin once', () => {
    const ads = { name: 'ads', scripts: ['https://a.example'], images: ['https://i.example'] };
    const tag = { name: 'tag', scripts: ['https://a.example'], connections: ['https://t.example'] };
    const policy = buildPolicy({ ...BARE, providers: [ads, tag] });
    expect(policy['script-src']?.filter((source) => source.startsWith('https'))).toEqual([
      'https://a.example',
    ]);
    expect(policy['img-src']).toContain('https://i.example');
    expect(policy['connect-src']).toEqual(["'self'", 'https://t.example']);
    expect(policy['style-src']).toEqual(bare['style-src']);
  });

  it('requires Trusted Types if the family allows it and no third party has a script in the page', () => {
    const requires = (sources: Partial<PolicySources>) =>
      'require-trusted-types-for' in buildPolicy({ ...BARE, ...sources });
    const trustedTypes = true;
    const script = { name: 'tag', scripts: ['https://a.example'] };
    const search = { name: 'search', connections: ['https://s.example'] };
    expect(requires({})).toBe(false);
    expect(requires({ trustedTypes })).toBe(true);
    expect(requires({ trustedTypes, providers: [search] })).toBe(true);
    expect(requires({ trustedTypes, providers: [search, script] })).toBe(false);
    const services = { analytics: {}, fonts: {} };
    for (const [network, expected] of [
      [{ scriptUrl: 'https://ads.example/s.js' }, false],
      [{ feedUrl: 'https://ads.example/feed.json' }, true],
    ] as const) {
      const providers = listProviders(network, services);
      expect(requires({ trustedTypes, providers })).toBe(expected);
    }
  });

  it('allows the providers that the environment configures', () => {
    const providers = listProviders(
      { scriptUrl: 'https://ads.example/s.js', hosts: 'https://img.example' },
      { analytics: { measurementId: 'G-ABC123DEF4' }, fonts: { webFontUrl: 'https://fonts.example/f.css' } },
    );
    const policy = buildPolicy({ ...BARE, providers });
    expect(policy['script-src']).toEqual(
      expect.arrayContaining(['https://ads.example', 'https://www.googletagmanager.com']),
    );
    expect(policy['style-src']).toContain('https://fonts.example');
    expect(formatPolicy(policy)).not.toMatch(/script-src [^;]*unsafe/);
  });
});

describe('the policy in a document', () => {
  it('keeps only the script hashes of that document, and omits directives that a document ignores', () => {
    const own = narrowPolicy(bare, ['sha256-head']);
    expect(own['script-src']).toEqual(["'self'", "'sha256-head'"]);
    expect(own['frame-ancestors']).toBeUndefined();
    expect(own['style-src']).toEqual(bare['style-src']);
  });

  it('allows style elements with any text where a product asks for it, and lists no hash, which would forbid them', () => {
    const own = narrowPolicy(bare, ['sha256-head'], ['sha256-sheet'], true);
    expect(own['style-src']).toContain("'unsafe-inline'");
    expect(own['style-src']?.join(' ')).not.toContain('sha256');
    expect(own['script-src']).toEqual(narrowPolicy(bare, ['sha256-head'])['script-src']);
  });

  it('allows no more than the header does', () => {
    const own = narrowPolicy(bare, ['sha256-head', 'sha256-stranger']);
    for (const [directive, sources] of Object.entries(own)) {
      expect(sources.filter((source) => !bare[directive]?.includes(source))).toEqual([]);
    }
  });
});

describe('the other policies', () => {
  it('allow `eval` only in the live document, which can send no requests', () => {
    const own = liveDocumentPolicy('sha256-program');
    expect(own['script-src']).toEqual(["'sha256-program'", "'unsafe-eval'"]);
    expect(own['frame-ancestors']).toBeUndefined();
    for (const policy of [livePolicy, own]) {
      expect(policy['script-src']).toContain("'unsafe-eval'");
      expect(policy['connect-src']).toBeUndefined();
      expect(policy['default-src']).toEqual(["'none'"]);
      expect(foreign(policy)).toEqual([]);
    }
  });

  it('allow the pictures of demos from the origins that the site lists', () => {
    const origins = ['https://flags.example'];
    expect(liveDocumentPolicy('sha256-program', origins)['img-src']).toContain('https://flags.example');
    const rule = listHeaderRules(bare, origins).find(({ path }) => path.includes('live'));
    expect(rule?.headers['Content-Security-Policy']).toMatch(/img-src [^;]*https:\/\/flags\.example/);
  });

  it('contain no script hash of a live document, because a host has those of several builds', () => {
    expect(livePolicy['script-src']).not.toContainEqual(expect.stringContaining('sha256-'));
  });

  it('do not restrict the scripts of a live document if one rule applies to all paths', () => {
    expect(formatPolicy(floorPolicy(bare))).toBe(
      "object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    );
  });
});
