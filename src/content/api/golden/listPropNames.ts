import { join } from 'node:path';
import ts from 'typescript-js';
import type { ApiUnit } from '../../../model/api/ApiUnit';

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
/** More type parameters than any props type needs. */
const MAX_ARGUMENTS = 5;

function isNative(declaration: ts.Declaration): boolean {
  const isReact = declaration.getSourceFile().fileName.includes('/@types/react/');
  const owner = ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text : '';
  return isReact && owner.endsWith('Attributes');
}

/**
 * The props that the type checker sees on `<Name>Props` of each component, native attributes aside; `undefined` for a
 * component that has no such type. Written without the extractor, so that it can prove it wrong: a file that names each
 * type with as many arguments as it takes, and the properties of each.
 */
export function listPropNames(units: readonly ApiUnit[]): Map<ApiUnit, string[] | undefined> {
  const lines = units.flatMap(({ packageName, name, imports }, index) => {
    const module = /'([^']+)'/.exec(imports[0] ?? '')?.[1] ?? packageName;
    return Array.from({ length: MAX_ARGUMENTS + 1 }, (_, count) => {
      const list = count === 0 ? '' : `<${Array.from({ length: count }, () => 'any').join(', ')}>`;
      return `export type P${index}_${count} = import('${module}').${name}Props${list};`;
    });
  });
  const host = ts.createCompilerHost(OPTIONS);
  const getSourceFile = host.getSourceFile.bind(host);
  const source = ts.createSourceFile(FILE, lines.join('\n'), ts.ScriptTarget.ESNext, true);
  host.getSourceFile = (file, ...rest) => (file === FILE ? source : getSourceFile(file, ...rest));
  host.getCurrentDirectory = () => ROOT;
  const checker = ts.createProgram([FILE], OPTIONS, host).getTypeChecker();
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  return new Map(
    units.map((unit, index) => {
      const types = aliases
        .slice(index * (MAX_ARGUMENTS + 1), (index + 1) * (MAX_ARGUMENTS + 1))
        .map((alias) => checker.getTypeFromTypeNode(alias.type));
      const type = types.find(({ flags }) => (flags & ts.TypeFlags.Any) === 0);
      if (!type) return [unit, undefined];
      const properties = (type.isUnion() ? type.types : [type]).flatMap((part) =>
        checker.getPropertiesOfType(part),
      );
      const own = properties.filter(
        ({ declarations }) => declarations === undefined || !declarations.every(isNative),
      );
      return [unit, [...new Set(own.map(({ name }) => name))]];
    }),
  );
}
