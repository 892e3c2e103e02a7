import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import type { PageContext, PageLabels } from './PageContext';
import type { ParsedPage } from './ParsedPage';
import { parsePage } from './parsePage';
import { readTextFile } from './textFile';

const FOLDER = join(__dirname, 'golden');
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -3));

type GoldenContext = Partial<Omit<PageContext, 'labels'>> & { readonly labels?: Partial<PageLabels> };

/** Content of `<name>.json`: the differences from the default context, and the page of `<name>.md`. */
interface Golden {
  readonly context?: GoldenContext;
  readonly page?: ParsedPage;
}

function parseGolden(name: string, context: GoldenContext): ParsedPage {
  const { text } = readTextFile(readFileSync(join(FOLDER, `${name}.md`)), `${name}.md`);
  return parsePage(text, {
    file: `${name}.md`,
    languageCode: 'en',
    repository: 'https://github.com/mui/material-ui',
    tag: 'v7.0.2',
    ...context,
    labels: { ...EXAMPLE_LABELS, ...context.labels },
  });
}

describe('golden pairs', () => {
  // After an intended change, run `UPDATE_GOLDEN=1 npx jest golden` and review the diff.
  it.each(NAMES)('%s', (name) => {
    const file = join(FOLDER, `${name}.json`);
    const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
    const page = parseGolden(name, golden.context ?? {});
    if (process.env['UPDATE_GOLDEN'])
      writeFileSync(file, `${JSON.stringify({ ...golden, page }, null, 2)}\n`);
    else expect(page).toEqual(golden.page);
  });

  it('contain pages without problems', () => {
    for (const name of NAMES) {
      const { page } = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Golden;
      const errors = page?.problems.filter(({ warning }) => !warning);
      expect({ name, errors }).toEqual({ name, errors: [] });
    }
  });
});
