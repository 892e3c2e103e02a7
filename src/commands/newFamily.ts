import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { format } from 'prettier';
import { findPackage, readManifest } from '../content/packages';
import {
  BadAnswer,
  brandColors,
  type FamilyAnswers,
  languageRows,
  libraryName,
  nameOfLibrary,
  productId,
} from '../content/newFamily/familyAnswers';
import { familyFiles, projectFiles, type ShellManifest } from '../content/newFamily/familyFiles';
import type { LibraryFacts } from '../content/newFamily/LibraryFacts';
import { type NewFiles, productFiles } from '../content/newFamily/productFiles';
import { SHELL_PACKAGE } from '../content/workspace';
import { ENGLISH, setDefaultLanguage } from '../model/languages/defaultLanguage';
import { languageName } from '../model/languages/languageName';
import { findRequested, installPackages, movedSpec, stopNpm, type RequestedPackage } from './npm';

/** What may be given on the command line. */
export interface NewOptions {
  readonly package?: string | undefined;
  readonly name?: string | undefined;
  readonly color?: string | undefined;
  readonly languages?: string | undefined;
  readonly yes?: boolean;
  /** How `package.json` names the shell. */
  readonly shell?: string | undefined;
}

/** Refuses a target that something is in. */
function checkTarget(target: string, folder: string): void {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new BadAnswer(`${folder} is a file: name another folder`);
  if (found && readdirSync(target).length > 0)
    throw new BadAnswer(`${folder} is not empty: name a new folder, or an empty one`);
  if (!existsSync(dirname(target)))
    throw new BadAnswer(`${dirname(target)} does not exist: create it first, or name another folder`);
}

/** Asks a question until the answer can be used. */
type Ask = <T>(question: string, fallback: string, read: (answer: string) => T | Promise<T>) => Promise<T>;

/** Returns what asks on the terminal; without one, or if no question is wanted, every answer is the fallback. */
function createAsk(isSilent: boolean, cancel: () => void): { readonly ask: Ask; readonly close: () => void } {
  if (isSilent || !process.stdin.isTTY || !process.stdout.isTTY)
    return { ask: async (_question, fallback, read) => read(fallback), close: () => {} };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.on('SIGINT', cancel);
  const ask: Ask = async (question, fallback, read) => {
    for (;;) {
      const hint = fallback === '' ? '' : ` (${fallback})`;
      const answer = (await terminal.question(`${question}${hint}: `)).trim();
      try {
        return await read(answer === '' ? fallback : answer);
      } catch (error) {
        if (!(error instanceof BadAnswer)) throw error;
        console.error(error.message);
      }
    }
  };
  return { ask, close: () => terminal.close() };
}

/** Returns what was given, checked, and asks for the rest. */
async function readAnswers(
  options: NewOptions,
  ask: Ask,
): Promise<{ readonly library: RequestedPackage; readonly answers: FamilyAnswers }> {
  const findLibrary = (spec: string) => {
    if (spec === '') throw new BadAnswer('Name the package that is to be documented: --package @acme/ui');
    return findRequested(spec);
  };
  // What is given is checked before the first question.
  const givenColors = options.color === undefined ? undefined : brandColors(options.color);
  const givenLanguages = options.languages === undefined ? undefined : languageRows(options.languages);
  const library =
    options.package === undefined
      ? await ask('Package to document: its name, or the path of its folder', '', findLibrary)
      : await findLibrary(options.package);
  const name =
    options.name?.trim() || (await ask('Name of the site', libraryName(library.name), (text) => text));
  const shown = brandColors().light;
  const colors =
    givenColors ??
    (await ask('Brand color', shown, (text) => brandColors(text === shown ? undefined : text)));
  const languages =
    givenLanguages ?? (await ask('Languages, the default one first, such as de, en', ENGLISH, languageRows));
  return { library, answers: { name, colors, languages } };
}

/** Returns how the project in which the shell runs names it, as a project in another folder does. */
function findShellSpec(shell: string, version: string, folder: string): string {
  const project = dirname(dirname(shell));
  const { dependencies = {}, devDependencies = {} } = readManifest(project) ?? {};
  const spec = dependencies[SHELL_PACKAGE] ?? devDependencies[SHELL_PACKAGE] ?? '';
  return spec.startsWith('file:') ? movedSpec(spec, project, folder) : `^${version}`;
}

/** Writes files into a folder, modules in their usual form. */
export async function writeFiles(files: NewFiles, folder: string): Promise<void> {
  const options = { parser: 'typescript', singleQuote: true, printWidth: 110 };
  // None is written if one cannot be.
  const texts = await Promise.all(
    Object.entries(files).map(async ([file, content]): Promise<[string, string]> => {
      return [file, /^\.tsx?$/.test(extname(file)) ? await format(content, options) : content];
    }),
  );
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Reads the pages of a family, which are those of the shell: thin routes. */
function readPages(shell: string): NewFiles {
  const folder =
    [join(shell, 'dist/family/pages'), join(shell, 'pages')].find((each) => existsSync(each)) ?? '';
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => [`pages/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

/**
 * Installs what a library needs besides itself, and reads it. The folder becomes the working folder, as for all commands of a
 * family.
 */
export async function readInstalled(name: string, folder: string): Promise<LibraryFacts> {
  process.chdir(folder);
  // It is loaded now because it looks for the shell in the working folder.
  const { findEngine, listAllNeeds, listPeers, readLibrary } =
    await import('../content/newFamily/readLibrary');
  const library = findPackage(name, folder) ?? folder;
  const engine = findEngine(listAllNeeds(library));
  const { dependencies = {} } = readManifest(folder) ?? {};
  const wanted = [...listPeers(readManifest(library) ?? {}), ...(engine ? [engine] : [])].filter(
    (each) => dependencies[each] === undefined,
  );
  if (wanted.length > 0) {
    const specs = wanted.map((each) => {
      const installed = findPackage(each, library) ?? findPackage(each, folder);
      const { version } = (installed && readManifest(installed)) || {};
      return version === undefined ? each : `${each}@${version}`;
    });
    await installPackages(specs, folder);
  }
  console.log(`Reading ${name} …`);
  const facts = readLibrary(name, folder);
  if (facts.units.length === 0)
    throw new BadAnswer(
      `${name} exports nothing that can be documented: correct "exports", "main" or "types" in its package.json`,
    );
  return facts;
}

/** Adds what only a family with all of its files can tell: which components are drawn without a file for their playground. */
export async function withUnplayable(facts: LibraryFacts): Promise<LibraryFacts> {
  // It is loaded now because it reads the family in the working folder.
  const { listUnplayable } = await import('../content/newFamily/listUnplayable');
  return { ...facts, unplayable: await listUnplayable(facts) };
}

/** Creates a family in a folder, as a whole or not at all. @throws BadAnswer if it cannot */
export async function createFamily(folder: string, options: NewOptions, shell: string): Promise<void> {
  const target = resolve(folder);
  checkTarget(target, folder);
  // On the same disk, and in the same place for relative paths.
  const work = join(dirname(target), `.${basename(target)}-${process.pid}`);
  const cancel = () => {
    void stopNpm().then(() => {
      rmSync(work, { recursive: true, force: true });
      process.exit(130);
    });
  };
  process.on('SIGINT', cancel);
  process.on('SIGTERM', cancel);
  const { ask, close } = createAsk(options.yes ?? false, cancel);
  try {
    const { library, answers } = await readAnswers(options, ask).finally(close);
    const [first] = answers.languages;
    setDefaultLanguage(first?.code ?? ENGLISH);
    const manifest = JSON.parse(readFileSync(join(shell, 'package.json'), 'utf8')) as ShellManifest;
    const spec = options.shell ?? findShellSpec(shell, manifest.version, target);
    mkdirSync(work);
    await writeFiles({ ...projectFiles(basename(target), spec, manifest), ...readPages(shell) }, work);
    await installPackages([library.specFrom(target)], work);
    const facts = await readInstalled(library.name, work);
    const id = productId(
      library.name,
      answers.languages.map(({ code }) => code),
    );
    const product = { id, name: nameOfLibrary(answers.name) };
    await writeFiles(familyFiles(answers, product, facts), work);
    await writeFiles(productFiles(product, await withUnplayable(facts)), work);
    process.chdir(dirname(target));
    if (existsSync(target)) rmdirSync(target);
    renameSync(work, target);
    const components = facts.units.filter(({ kind }) => kind === 'component' || kind === 'namespace');
    if (first && first.code !== ENGLISH)
      console.log(
        `\nThe sentences of its pages are English: write them in ${languageName(first.code, ENGLISH)}.`,
      );
    console.log(
      `\n${folder} documents ${components.length} components of ${library.name} ${facts.version}. Next:\n\n  cd ${folder}\n  npm start\n`,
    );
  } finally {
    process.off('SIGINT', cancel);
    rmSync(work, { recursive: true, force: true });
  }
}
