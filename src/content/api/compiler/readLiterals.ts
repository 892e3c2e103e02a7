import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import ts from 'typescript-js';
import { isTypeScript } from '../../packages';
import type { TypeLiteral } from '../TypeReader';
import type { Compiler } from './Compiler';
import { readDeclarations } from './declaration';

/** End of the names of what lists the attributes and the variables of a component. */
const LIST = /(?:DataAttribute|C[Ss][Ss]Var(?:iable)?)s?$/;
const FILE_END = /(?:\.d)?\.[cm]?tsx?$/;

/** Returns the end of the name of a file, the same for modules with and without JSX. */
const endOf = (file: string) => FILE_END.exec(file)?.[0].replace('x', '');

/**
 * Lists the files below the folder of a package that list attributes or variables, such as `DoorDataAttributes.d.ts`: often,
 * no module exports them. They are declarations, or modules as they are written.
 */
export function listLiteralFiles(folder: string, areWritten: boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listLiteralFiles(path, areWritten);
    const isRead = FILE_END.test(entry.name) && isTypeScript(entry.name) === areWritten;
    return isRead && LIST.test(entry.name.replace(FILE_END, '')) ? [path] : [];
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
  return literalFiles.flatMap((path) => {
    const other = basename(path);
    const rest = other.replace(FILE_END, '').slice(name.length);
    if (dirname(path) !== dirname(file) || !other.startsWith(name) || endOf(other) !== endOf(file)) return [];
    if (rest.search(LIST) !== 0) return [];
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return [];
    const type = checker.getTypeOfSymbol(module);
    const lists = checker.getPropertiesOfType(type).map((property) => checker.getTypeOfSymbol(property));
    return [type, ...lists].flatMap((list) => readLiterals(list, compiler));
  });
}
