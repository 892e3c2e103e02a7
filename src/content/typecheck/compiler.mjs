// Prints what the compiler finds in programs, as JSON: a list for each of them, see `Finding`. A program of its own: the
// compiler's interface exists only as an ES module, and its calls block the process.
// Arguments: settings files of the programs.
import { API } from 'typescript/unstable/sync';

const api = new API();

/** Returns the deepest of the messages that explain one: it names the part that does not fit. Of several as deep, the last
 * one is of the overload that fits best. */
function findReason({ messageChain = [] }, depth = 1) {
  let deepest;
  for (const message of messageChain) {
    const found = findReason(message, depth + 1) ?? { text: message.text, depth };
    if (found.depth >= (deepest?.depth ?? 0)) deepest = found;
  }
  return deepest;
}

/** Returns the line and the column of a position, both counted from 1. */
function placeOf(program, { fileName, pos }) {
  const before = (program.getSourceFile(fileName)?.text ?? '').slice(0, pos).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function check(config) {
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  const project = snapshot.getProjects().find(({ configFileName }) => configFileName === config);
  if (!project) throw new Error(`${config} cannot be opened`);
  const { program, rootFiles } = project;
  const errors = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getProgramDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics().map((found) => ({ ...found, isSyntax: true })),
    ...program.getSemanticDiagnostics(),
  ];
  const deprecated = rootFiles
    .flatMap((file) => program.getSuggestionDiagnostics(file))
    .filter(({ reportsDeprecated }) => reportsDeprecated);
  const found = [...errors, ...deprecated].map((each) => ({
    ...(each.fileName ? { file: each.fileName, ...placeOf(program, each) } : {}),
    code: each.code,
    text: each.text,
    reason: findReason(each)?.text,
    isSyntax: each.isSyntax,
    // Where what is deprecated is declared.
    deprecatedIn: each.reportsDeprecated
      ? (each.relatedInformation ?? []).map(({ fileName = '' }) => fileName)
      : undefined,
  }));
  api.updateSnapshot({ closeProjects: [config] });
  return found;
}

process.stdout.write(JSON.stringify(process.argv.slice(2).map(check)), () => api.close());
