/**
 * Finds and undoes what a demo changes outside of itself. It can have changed the very functions that are used to
 * do so, for example `Array.prototype.map`, so this file uses none but those that it has at its start.
 */
const { create, is, prototype } = Object;
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { chdir, cwd } = process;

/** The built-in objects whose properties are watched, with their prototypes. */
const BUILT_IN: readonly (readonly [owner: object, name: string])[] = [
  [prototype, 'Object.prototype'],
  [Object, 'Object'],
  [JSON, 'JSON'],
  [Math, 'Math'],
  [Reflect, 'Reflect'],
  [Intl, 'Intl'],
  ...[Array, BigInt, Boolean, Date, Function, Map, Number, Promise, RegExp, Set, String, Symbol, URL].flatMap(
    (type) => [[type, type.name] as const, [type.prototype as object, `${type.name}.prototype`] as const],
  ),
];

/**
 * Copies the properties of an object. The returned function undoes what has changed since, and appends the names
 * of the changed properties to a list.
 */
function watchProperties(owner: object, name: string): (changed: string[]) => void {
  const keys = ownKeys(owner);
  const before = create(null) as Record<PropertyKey, PropertyDescriptor | undefined>;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    before[key] = getOwnPropertyDescriptor(owner, key);
  }
  const add = (changed: string[], key: PropertyKey) => {
    const path = name === '' ? String(key) : `${name}.${String(key)}`;
    defineProperty(changed, changed.length, {
      value: path,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  };
  // Packages may add to the global object and to a constructor, but not to what all objects of a type inherit.
  const isClosed = name.endsWith('.prototype') || owner === process.env;
  return (changed) => {
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] ?? '';
      const old = before[key];
      const now = getOwnPropertyDescriptor(owner, key);
      // Node replaces getters of the global object by their values.
      if (!old || (now && (old.get ? owner === globalThis || now.get === old.get : is(now.value, old.value))))
        continue;
      add(changed, key);
      defineProperty(owner, key, old);
    }
    const found = isClosed ? ownKeys(owner) : [];
    for (let index = 0; index < found.length; index += 1) {
      const key = found[index] ?? '';
      if (before[key]) continue;
      add(changed, key);
      deleteProperty(owner, key);
    }
  };
}

/**
 * Begins to watch the global and built-in objects, the environment and the current folder. The returned function
 * undoes every change since then, and returns the names of what was changed, for example `Array.prototype.map`.
 */
export function watchGlobals(): () => readonly string[] {
  const folder = cwd();
  const watches = [
    watchProperties(globalThis, ''),
    watchProperties(process.env, 'process.env'),
    ...BUILT_IN.map(([owner, name]) => watchProperties(owner, name)),
  ];
  return () => {
    const changed: string[] = [];
    for (let index = 0; index < watches.length; index += 1) watches[index]?.(changed);
    if (cwd() !== folder) {
      chdir(folder);
      changed.push('process.cwd()');
    }
    return changed;
  };
}
