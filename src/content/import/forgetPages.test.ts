import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { DATA } from '../workspace';
import { forgetPages } from './forgetPages';

describe('forgetPages', () => {
  useTestFolder();

  it('removes the redirects of replaced pages, and no other', () => {
    mkdirSync(DATA.folder, { recursive: true });
    const kept = [
      "  { from: '/ui/lamp', to: '/ui/light' },\n",
      "  {\n    from: '/ui/light',\n    fragments: {\n      old: '#new',\n    },\n  },\n",
    ];
    const dropped = [
      "  { from: '/ui/grid/rows', fragments: { old: '#new' } },\n",
      "  {\n    from: '/ui/grid/columns',\n    fragments: {\n      a: '#b',\n    },\n  },\n",
    ];
    const file = (...entries: string[]) => `export const redirects = [\n${entries.join('')}] as const;\n`;
    writeFileSync(DATA.redirects, file(kept[0] ?? '', ...dropped, kept[1] ?? ''));
    const changed = forgetPages('ui', {
      pathnames: new Set(['/ui/grid/rows', '/ui/grid/columns']),
      gone: new Set(),
      names: new Set(),
      instead: '/ui/grid',
      api: [],
    });
    expect(changed).toEqual([DATA.redirects]);
    expect(readFileSync(DATA.redirects, 'utf8')).toBe(file(...kept));
  });
});
