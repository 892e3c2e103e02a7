import ts from 'typescript-js';
import { printText } from '../../../model/demos/printLiteral';
import type { TypeEnum } from '../TypeReader';
import type { Compiler } from './Compiler';
import { readDeclarations } from './declaration';

/** Returns an enum with its members, in the order of the declaration. */
export function readEnum(symbol: ts.Symbol, compiler: Compiler): TypeEnum {
  const { checker } = compiler;
  return {
    name: symbol.name,
    declarations: readDeclarations(symbol, compiler),
    members: checker.getExportsOfModule(symbol).flatMap((member) => {
      const declaration = member.declarations?.find(ts.isEnumMember);
      if (!declaration) return [];
      const value = checker.getConstantValue(declaration);
      return [
        {
          name: member.name,
          ...(value !== undefined && { value: typeof value === 'string' ? printText(value) : String(value) }),
          declarations: readDeclarations(member, compiler),
        },
      ];
    }),
  };
}
