import { readFileSync } from 'node:fs';
import { LAMP_KEY, LAMP_PAGE, LAMP_SHOWN } from '../fixtures/lampLicense';
import { createFamily, type Run } from './harness/createFamily';
import { listHolders, withoutHashes } from './harness/listHolders';
import { listProblems } from './harness/listProblems';
import { CACHE, OUT } from '../../src/content/workspace';

const BUILD_MS = 600_000;
const NAME = 'licenses';
const EXPORT = `${CACHE.families}/${NAME}/${OUT}`;

describe('a site that is built with a license key', () => {
  let build: Run;

  beforeAll(() => {
    build = createFamily(NAME).run('src/commands/build.ts', { SITE_LAMP_KEY: LAMP_KEY });
  }, BUILD_MS);

  it('shows the demo that needs it, under the name of the one that does not', () => {
    expect({ code: build.code, problems: listProblems(build.output) }).toEqual({ code: 0, problems: [] });
    for (const route of [LAMP_PAGE, `/he${LAMP_PAGE}`]) {
      const html = readFileSync(`${EXPORT}${route}index.html`, 'utf8');
      expect(html).toContain(LAMP_SHOWN);
      expect(html).toContain('id="WattSwitch.tsx"');
      expect(html).not.toContain('for everybody');
    }
    const copy = readFileSync(`${EXPORT}${LAMP_PAGE.slice(0, -1)}.md`, 'utf8');
    expect(copy).toContain('```tsx title="WattSwitch.tsx"\nimport * as React');
    expect(readFileSync(`${EXPORT}/third-party-notices.txt`, 'utf8')).toContain('\nyaml ');
  });

  it('names the key only in the code of that demo and its editor', () => {
    expect(withoutHashes(listHolders(EXPORT, LAMP_KEY))).toEqual([
      '/_docs/islands/*.js',
      '/_docs/live/*.html',
    ]);
  });
});
