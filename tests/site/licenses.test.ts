import { readFileSync } from 'node:fs';
import { site } from '../../src/site';
import { LAMP_KEY, LAMP_PAGE, LAMP_SHOWN } from '../fixtures/lampLicense';
import { createFamily, type Family, type Run } from './harness/createFamily';
import { listHolders, withoutHashes } from './harness/listHolders';
import { listProblems } from './harness/listProblems';
import { CACHE, OUT } from '../../src/content/workspace';

/** A string in the code of the commercial packages, but in no text about them. */
const MARK = '__MUI_LICENSE_INFO__';

describe('the content step with a license key', () => {
  let family: Family;
  let run: Run;
  const read = (file: string) => readFileSync(`${family.folder}/${file}`, 'utf8');

  beforeAll(() => {
    family = createFamily('licensedContent');
    run = family.run('scripts/prepare.ts', { SITE_LAMP_KEY: LAMP_KEY });
  });

  it('renders the demo that needs it, under the name of the one that does not', () => {
    expect({ code: run.code, problems: listProblems(run.output) }).toEqual({ code: 0, problems: [] });
    for (const route of [LAMP_PAGE, `/he${LAMP_PAGE}`]) {
      const page = read(`${CACHE.site}/pages/${encodeURIComponent(route)}.json`);
      expect(page).toContain(LAMP_SHOWN);
      expect(page).toContain('WattSwitch.tsx');
      expect(page).not.toContain('for everybody');
    }
    const copy = read(`${CACHE.site}/copies${LAMP_PAGE.slice(0, -1)}.md`);
    expect(copy).toContain('```tsx title="WattSwitch.tsx"\nimport * as React');
    expect(read(`${CACHE.site}/outputs/third-party-notices.txt`)).toContain('\nyaml ');
  });

  it('names the key only in the code of that demo and its editor', () => {
    const holders = ['public', CACHE.site].flatMap((folder) =>
      listHolders(`${family.folder}/${folder}`, LAMP_KEY),
    );
    expect(withoutHashes(holders)).toEqual(['/_docs/live/*.html', '/demos/pages/lumen/parts/*.ts']);
  });
});

describe('the export', () => {
  it('holds commercial code only if there is a key', () => {
    const hasKey = (site.licenses ?? []).some(({ key }) => key);
    const holders = [`${OUT}/_next/static`, `${OUT}/_docs`].flatMap((folder) => listHolders(folder, MARK));
    expect(holders.length > 0).toBe(hasKey);
    const notices = readFileSync(`${OUT}/third-party-notices.txt`, 'utf8');
    expect(/@mui\/x-(?:license|telemetry|data-grid-pr)/.test(notices)).toBe(hasKey);
  });

  it('never holds telemetry of packages', () => {
    const holders = [`${OUT}/_next/static`, `${OUT}/_docs`].flatMap((folder) =>
      listHolders(folder, 'x-telemetry.mui.com'),
    );
    expect(holders).toEqual([]);
  });
});
