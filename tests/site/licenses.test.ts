import { readFileSync } from 'node:fs';
import { site } from '../../src/site';
import { listHolders } from './harness/listHolders';
import { OUT } from '../../src/content/workspace';

/** A string in the code of the commercial packages, but in no text about them. */
const MARK = '__MUI_LICENSE_INFO__';

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
