// Prints what the compiler suggests about the files of a program, as JSON. A program of its own: the compiler's
// interface exists only as an ES module, and its calls block the process.
// Arguments: settings file of the program, then the files.
import { API } from 'typescript/unstable/sync';

const [config, ...files] = process.argv.slice(2);
const api = new API();
const [project] = api.updateSnapshot({ openProject: config }).getProjects();
const found = files.map((file) => project?.program.getSuggestionDiagnostics(file) ?? []);
process.stdout.write(JSON.stringify(found), () => api.close());
