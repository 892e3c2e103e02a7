import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import ts from 'typescript-js';
import type { TypeLiteral } from '../TypeReader';
import type { Compiler } from './Compiler';
import { readDeclarations } from './declaration';

/** End of the names of what lists the attributes and the variables of a component. */
const LIST = /(?:DataAttribute|C[Ss][Ss]Var(?:iable)?)s?$/;
const FILE_END = /\.d\.[cm]?ts$/;

/**
 * Lists the declaration files below the folder of a package that list attributes or variables, such as
 * `DoorDataAttributes.d.ts`: often, no module exports them.
 */
export function listLiteralFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listLiteralFiles(path);
    return FILE_END.test(entry.name) && LIST.test(entry.name.replace(FILE_END, '')) ? [path] : [];
  });
}

/** Reads the properties of a type that are texts: constants of a module or an object, members of an enum. */
export function readLiterals(type: ts.Type, compiler: Compiler): TypeLiteral[] {
  return compiler.checker.getPropertiesOfType(type).flatMap((property) => {
    const value = compiler.checker.getTypeOfSymbol(property);
    return value.isStringLiteral()
      ? [{ text: value.value, declarations: readDeclarations(property, compiler) }]
      : [];
  });
}

/** Reads the texts of the files beside a declaration whose names begin with its name, and end as lists do. */
export function readLiteralsBeside(
  declaration: ts.Declaration | undefined,
  name: string,
  compiler: Compiler,
): TypeLiteral[] {
  const { checker, program, literalFiles } = compiler;
  const file = declaration?.getSourceFile().fileName ?? '';
  const [end = ''] = FILE_END.exec(file) ?? [];
  return literalFiles.flatMap((path) => {
    const other = basename(path);
    const rest = other.slice(name.length, -end.length);
    if (dirname(path) !== dirname(file) || !other.startsWith(name) || !other.endsWith(end)) return [];
    if (rest.search(LIST) !== 0) return [];
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return [];
    const type = checker.getTypeOfSymbol(module);
    const lists = checker.getPropertiesOfType(type).map((property) => checker.getTypeOfSymbol(property));
    return [type, ...lists].flatMap((list) => readLiterals(list, compiler));
  });
}
