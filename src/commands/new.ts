/**
 * `docs-shell new <folder>` makes the documentation of a library: it installs the library, reads what it is like, and writes
 * everything that a build needs. In a family, `docs-shell new page|demo|product|language` adds one of these.
 */
import { parseArgs } from 'node:util';
import { dirname } from 'node:path';
import { BadAnswer } from '../content/newFamily/familyAnswers';
import { createFamily } from './newFamily';
import { addPart, PARTS } from './newPart';

const USAGE = `docs-shell new <folder> --package <name or path> [--name <text>] [--color <#rrggbb>] [--languages <codes>] [--yes]
In the folder of a documentation:
  docs-shell new page <address>
  docs-shell new demo <address of its page> <Name>
  docs-shell new product <id> --package <name or path> [--name <text>]
  docs-shell new language <code>`;

/** The folder of the shell that runs: this file is in a folder of its code. */
const SHELL_FOLDER = dirname(dirname(dirname(process.argv[1] ?? '')));

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        package: { type: 'string' },
        name: { type: 'string' },
        color: { type: 'string' },
        languages: { type: 'string' },
        yes: { type: 'boolean', default: false },
        shell: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new BadAnswer(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

async function start(): Promise<void> {
  const { values, positionals } = readOptions();
  if (values.help) {
    console.log(USAGE);
    return undefined;
  }
  const [first, ...rest] = positionals;
  const isPart = first !== undefined && PARTS.includes(first);
  if (isPart && rest.length > 0) return addPart(first, rest, values);
  // A folder with the name of a part is written ./page.
  if (first === undefined || isPart || rest.length > 0) throw new BadAnswer(USAGE);
  return createFamily(first, values, SHELL_FOLDER);
}

start().catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof BadAnswer ? error.message : error);
});
