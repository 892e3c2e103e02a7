import { join } from 'node:path';
import ts from 'typescript-js';

const ROOT = join(__dirname, '../../../..');
const FILE = join(ROOT, 'props.ts');
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: [],
};
function isNative(declaration: ts.Declaration): boolean {
  const isReact = declaration.getSourceFile().fileName.includes('/@types/react/');
  const owner = ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text : '';
  return isReact && owner.endsWith('Attributes');
}

/**
 * Lists the members that the type checker sees, except native attributes. For each list of type expressions,
 * the first one that resolves is used; the result is `undefined` if none does. To verify the extractor, this
 * code does not use it: it compiles a file that names the types, and reads the properties of each.
 */
export function listMemberNames(expressions: readonly (readonly string[])[]): (string[] | undefined)[] {
  const lines = expressions.flatMap((list, index) =>
    list.map((expression, choice) => `export type T${index}_${choice} = ${expression};`),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const getSourceFile = host.getSourceFile.bind(host);
  const source = ts.createSourceFile(FILE, lines.join('\n'), ts.ScriptTarget.ESNext, true);
  host.getSourceFile = (file, ...rest) => (file === FILE ? source : getSourceFile(file, ...rest));
  host.getCurrentDirectory = () => ROOT;
  const checker = ts.createProgram([FILE], OPTIONS, host).getTypeChecker();
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  const typeOf = new Map(aliases.map(({ name, type }) => [name.text, type]));
  return expressions.map((list, index) => {
    const types = list.flatMap((_, choice) => {
      const node = typeOf.get(`T${index}_${choice}`);
      return node ? [checker.getTypeFromTypeNode(node)] : [];
    });
    const type = types.find(({ flags }) => (flags & ts.TypeFlags.Any) === 0);
    if (!type) return undefined;
    const properties = (type.isUnion() ? type.types : [type]).flatMap((part) =>
      checker.getPropertiesOfType(part),
    );
    const own = properties.filter(
      ({ declarations }) => declarations === undefined || !declarations.every(isNative),
    );
    return [...new Set(own.map(({ name }) => name))];
  });
}
