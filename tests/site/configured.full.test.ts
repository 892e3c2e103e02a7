import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loopbackCertificate } from '../servers/certificate';
import {
  configureThirdParties,
  openThirdParties,
  TEXT_FONT,
  type ThirdParties,
} from '../servers/thirdParties';
import { copyShell } from './harness/copyShell';
import { listProblems } from './harness/listProblems';
import { CACHE, OUT } from '../../src/content/workspace';

const BUILD_MS = 900_000;
const FOLDER = `${CACHE.families}/configured`;
const LOADER = 'node_modules/tsx/dist/cli.mjs';

/** Builds the folder while this process answers requests. */
function build(
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const { NODE_ENV: _unit, ...others } = process.env;
    const child = spawn(process.execPath, [LOADER, 'src/commands/build.ts'], {
      cwd: FOLDER,
      env: { ...others, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const read = (route: string) => readFileSync(`${FOLDER}/${OUT}${route}`, 'utf8');

/** This family's own site with every third party. The browser tests of the same name use its export. */
describe('a build with every third party', () => {
  let parties: ThirdParties;
  let result: Awaited<ReturnType<typeof build>>;

  beforeAll(async () => {
    copyShell(process.cwd(), FOLDER);
    for (const name of ['data', 'docs', 'CHANGELOG.md'])
      cpSync(name, join(FOLDER, name), { recursive: true });
    // The results of the last build of this site, which are the same.
    if (existsSync(CACHE.store)) cpSync(CACHE.store, join(FOLDER, CACHE.store), { recursive: true });
    parties = await openThirdParties();
    writeFileSync(join(FOLDER, 'certificate.pem'), loopbackCertificate.cert);
    writeFileSync(join(FOLDER, 'origin.txt'), parties.origin);
    result = await build({
      ...configureThirdParties(parties.origin),
      NODE_EXTRA_CA_CERTS: 'certificate.pem',
    });
  }, BUILD_MS);
  afterAll(() => parties.close());

  it('succeeds, and asks only for the text font', () => {
    expect({ code: result.code, problems: listProblems(result.output) }).toEqual({ code: 0, problems: [] });
    expect([...new Set(parties.asked)].sort()).toEqual([
      '/fonts/400.ttf',
      '/fonts/700.ttf',
      '/fonts/text.css',
    ]);
  });

  it('names every third party in the policy, and no document requests one by itself', () => {
    for (const route of ['/index.html', '/material-ui/react-button/index.html', '/ar/x/index.html']) {
      const html = read(route);
      const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      const allowed = Object.fromEntries(
        policy.split('; ').map((rule) => [rule.split(' ')[0], rule.includes(` ${parties.origin}`)]),
      );
      expect(allowed).toMatchObject({
        'script-src': true,
        'style-src': true,
        'font-src': true,
        'img-src': true,
        'connect-src': true,
        'default-src': false,
      });
      expect(policy).toContain('https://testapp1-dsn.algolia.net');
      expect(html).not.toMatch(new RegExp(`(?:src|href)="${parties.origin}`));
      expect(html).toContain(`"textFont":"${TEXT_FONT}"`);
    }
  });

  it(
    'reports a text font that cannot be read, with the setting and the reason',
    async () => {
      const { code, output } = await build({
        WEB_FONT_URL: `${parties.origin}/fonts/none.css`,
        NODE_EXTRA_CA_CERTS: 'certificate.pem',
      });
      expect(code).toBe(1);
      expect(listProblems(output).join('\n')).toMatch(/^data\/analytics\.ts:\d+:\d+ text-font/);
      expect(output).toContain('could not be read: the answer has the status 404');
    },
    BUILD_MS,
  );
});
