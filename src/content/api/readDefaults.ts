import type { UnitDraft } from './UnitDraft';

const LITERAL = /^(?:'.*'|-?[\d.]+|true|false|null)$/;

/** Defaults of a unit's props that a constant in its own file holds, by name; what is no literal is left out. */
export function readDefaults({ source, kind, item }: UnitDraft): ReadonlyMap<string, string> {
  const { defaultsConstant } = source;
  const constant = kind === 'component' && defaultsConstant ? item.beside(defaultsConstant) : undefined;
  const members = constant?.members() ?? [];
  return new Map(
    members
      .map(({ name, value }) => [name, value.text().text] as const)
      .filter(([, text]) => LITERAL.test(text)),
  );
}
