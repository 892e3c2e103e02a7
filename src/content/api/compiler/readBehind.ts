import ts from 'typescript-js';
import type { TypeText } from '../TypeReader';
import type { Compiler } from './Compiler';
import { literalText } from './literalText';
import { packageOfFile } from './packageOfFile';
import { readText } from './readText';

/** Longer than this, an expansion hides more than it shows. */
const MAX_LENGTH = 700;
const MAX_MEMBERS = 12;

/** Types of the platform and of React are known by their names. */
function isOwnName(symbol: ts.Symbol | undefined): boolean {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  const packageName = file && packageOfFile(file)?.packageName;
  return packageName !== undefined && packageName !== 'typescript-js' && !packageName.startsWith('@types/');
}

function outline(type: ts.Type, compiler: Compiler): TypeText | undefined {
  const properties = compiler.checker.getPropertiesOfType(type);
  if (properties.length === 0 || properties.length > MAX_MEMBERS) return undefined;
  if (type.getCallSignatures().length + type.getConstructSignatures().length > 0) return undefined;
  const names: Record<string, string> = {};
  const members = properties.map((property) => {
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const text = readText({ type: compiler.checker.getTypeOfSymbol(property) }, compiler, { optional });
    Object.assign(names, text.names);
    return `${property.name}${optional ? '?' : ''}: ${text.text}`;
  });
  return { text: `{ ${members.join('; ')} }`, names };
}

/**
 * What stands behind the name of an alias or of a small interface; undefined where there is no such name, where it is
 * one of the platform's or React's, and where the expansion would be too long to help.
 */
export function readBehind(type: ts.Type, compiler: Compiler): TypeText | undefined {
  if (literalText(type, undefined, compiler) !== undefined) return undefined;
  const bare = compiler.checker.getNonNullableType(type);
  const alias = bare.aliasSymbol ?? type.aliasSymbol;
  const isInterface = (bare.symbol?.flags ?? 0) & ts.SymbolFlags.Interface;
  const text = alias
    ? isOwnName(alias)
      ? readText({ type: bare }, compiler, { optional: true, open: true })
      : undefined
    : isInterface && isOwnName(bare.symbol)
      ? outline(bare, compiler)
      : undefined;
  return text && text.text.length <= MAX_LENGTH ? text : undefined;
}
