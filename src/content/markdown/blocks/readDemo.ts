import type { PageState } from '../PageState';
import type { Block } from '../ParsedPage';
import { checkDemoOptions } from './checkDemoOptions';

/** The source stands beside the page, so a name holds no folder. */
const FILE_NAME = /^([A-Za-z_$][\w$-]*)\.(?:js|jsx|ts|tsx)$/;

/** The demo block of a `{{"demo": …}}` line; undefined where its name is no file name. */
export function readDemo(
  values: Readonly<Record<string, unknown>>,
  row: number,
  page: PageState,
): Block | undefined {
  const { demo, ...raw } = values;
  const { options, faults } = checkDemoOptions(raw);
  for (const { option, code, message, hint } of faults) {
    page.report(page.partPlace(row, `"${option}"`), code, message, hint);
  }
  const name = typeof demo === 'string' ? FILE_NAME.exec(demo)?.[1] : undefined;
  if (name === undefined) {
    const message = `the demo is no file name: ${JSON.stringify(demo).slice(0, 60)}`;
    const hint = 'write the name of a file beside the page, for example "BasicButtons.js"';
    page.report(page.rowPlace(row), 'demo-name', message, hint);
    return undefined;
  }
  return { kind: 'demo', name, options, line: page.rowPlace(row).line };
}
