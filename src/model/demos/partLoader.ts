/** A part of the programs of live documents: the body of a CommonJS module. */
export type Part = (load: (name: string) => object, module: { exports: object }, exports: object) => void;

/** Runs parts when others need them, each once. */
export interface PartLoader {
  /** Adds a part, unless there is one of this name. */
  readonly add: (name: string, part: Part) => void;
  /** Returns the exports of a part. @throws if there is no such part, and what the part throws */
  readonly load: (name: string) => object;
}

/** @param first parts that are there from the start, by name */
export function createPartLoader(first: Readonly<Record<string, Part>>): PartLoader {
  const parts = new Map(Object.entries(first));
  const loaded = new Map<string, { exports: object }>();
  const load = (name: string): object => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const part = parts.get(name);
    if (!part) throw new Error(`There is no part ${name}`);
    const module = { exports: {} };
    loaded.set(name, module);
    part(load, module, module.exports);
    return module.exports;
  };
  return {
    add: (name, part) => {
      if (!parts.has(name)) parts.set(name, part);
    },
    load,
  };
}
