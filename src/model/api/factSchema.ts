import type { ApiUnit } from './ApiUnit';

/**
 * The facts of a package as programs read them: what its pages, the search and the playgrounds are made from.
 * `FACT_SCHEMA` describes the file.
 */
export interface ApiFacts {
  /** Address of the schema. */
  readonly $schema: string;
  /** Name of the package. */
  readonly package: string;
  readonly version: string;
  /** By name. Pathnames are those of the site, without its origin. */
  readonly units: readonly ApiUnit[];
}

/** Folder of the facts. Its files keep their addresses when they change. */
export const FACTS_FOLDER = '/_docs/api/';

/** Address of the schema on the site. */
export const FACT_SCHEMA_PATH = `${FACTS_FOLDER}schema.json`;

/**
 * Returns the address of the facts of a package on the site.
 * @example factsPath('@acme/ui', '1.2.0') // '/_docs/api/@acme/ui@1.2.0.json'
 */
export function factsPath(packageName: string, version: string): string {
  return `${FACTS_FOLDER}${packageName}@${version}.json`;
}

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const flag: Schema = { type: 'boolean' };
const markdown: Schema = { type: 'string', description: 'Markdown; empty if the package says nothing' };
const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });
const list = (items: Schema): Schema => ({ type: 'array', items });

/** Returns the schema of an object; a key that ends with a question mark may be missing. */
function shape(fields: Readonly<Record<string, Schema>>, description?: string): Schema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties: Object.fromEntries(entries.map(([name, schema]) => [name.replace(/\?$/, ''), schema])),
    required: entries.flatMap(([name]) => (name.endsWith('?') ? [] : name)),
    additionalProperties: false,
  };
}

const remarks = { 'deprecated?': ref('deprecation'), 'notes?': list(ref('note')) };

const unit = {
  name: text,
  kind: { enum: ['component', 'hook', 'function', 'interface', 'namespace'] },
  productId: text,
  packageName: text,
  version: text,
  pathname: { ...text, description: 'page of the unit, without the origin of the site' },
  'anchor?': { ...text, description: 'fragment of its section, if it is a member of a namespace' },
  'declaredIn?': { ...text, description: 'file inside the package that declares it' },
  description: markdown,
  ...remarks,
  imports: { ...list(text), description: 'equivalent import statements, the recommended one first' },
  generics: list(ref('generic')),
  'enums?': list(ref('enum')),
  'parts?': list(
    shape({
      name: text,
      'target?': ref('target'),
      'unit?': { ...ref('unit'), description: 'all about a member of a namespace' },
    }),
  ),
  'alone?': {
    enum: ['text', 'empty'],
    description:
      'what a component is drawn with by itself, without an error or a message: a text inside, or nothing',
  },
  'polymorphic?': { ...text, description: 'prop that sets the element or component to render' },
  props: list(ref('prop')),
  inherited: list(
    shape({
      owner: text,
      'target?': ref('target'),
      'isSet?': flag,
      'deprecated?': ref('deprecation'),
      'count?': { type: 'integer', description: 'number of props that are too many to be listed' },
      props: list(ref('prop')),
    }),
  ),
  'native?': shape({ 'element?': text, attributes: text, 'rendered?': ref('rendered') }),
  'ref?': shape({ 'element?': text, 'rendered?': ref('rendered') }),
  slots: list(
    shape({
      name: text,
      description: markdown,
      'default?': text,
      'type?': ref('type'),
      'propsType?': ref('type'),
      'propsDescription?': markdown,
      'className?': text,
      ...remarks,
    }),
  ),
  classes: list(shape({ key: text, className: text, 'isState?': flag, description: markdown, ...remarks })),
  'dataAttributes?': list(ref('attribute')),
  'cssVariables?': list(ref('attribute')),
  'themeName?': text,
  signatures: {
    ...list(ref('signature')),
    description: 'calls of a hook or a function, one for each overload',
  },
  returned: { ...list(ref('prop')), description: 'members of the object that a hook or a function returns' },
  'messages?': list(shape({ text, 'cause?': markdown, 'cure?': markdown })),
};

/** JSON Schema of the facts of a package. */
export const FACT_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'API of a package',
  ...shape({ $schema: text, package: text, version: text, units: list(ref('unit')) }),
  definitions: {
    unit: shape(unit, 'a component, a hook, a function, an interface or a namespace'),
    attribute: shape({
      name: text,
      'type?': ref('type'),
      description: markdown,
      'deprecated?': ref('deprecation'),
    }),
    target: shape({ pathname: text, 'anchor?': text }, 'a page of the reference, or something on it'),
    type: shape(
      {
        text: { ...text, description: 'one line, shortened if it is long' },
        'full?': { ...text, description: 'the complete type, if it is shortened or only a name' },
        'links?': { type: 'object', additionalProperties: ref('target') },
      },
      'a type as it is written',
    ),
    deprecation: shape({ reason: markdown, replacements: list(text) }),
    note: shape({
      kind: { enum: ['since', 'parameter', 'returns', 'throws', 'see', 'example'] },
      'name?': text,
      text: markdown,
    }),
    signature: shape({
      text,
      arguments: list(shape({ name: text, type: ref('type'), 'optional?': flag, description: markdown })),
      'returns?': shape({ type: ref('type'), description: markdown }),
      'description?': markdown,
      ...remarks,
    }),
    prop: shape({
      name: text,
      type: ref('type'),
      'required?': flag,
      'default?': { ...text, description: 'source text of the value' },
      description: markdown,
      'signature?': ref('signature'),
      'overloads?': list(ref('signature')),
      ...remarks,
      declaredBy: { ...text, description: 'type that declares it' },
      'isCommon?': { ...flag, description: 'nearly every component has it' },
    }),
    generic: shape({ name: text, 'constraint?': ref('type'), 'default?': text, 'description?': markdown }),
    enum: shape({
      name: text,
      description: markdown,
      ...remarks,
      members: list(shape({ name: text, 'value?': text, description: markdown, ...remarks })),
    }),
    rendered: shape(
      { place: { enum: ['root', 'inner', 'child'] }, 'tag?': text },
      'the element that props or a ref arrive at',
    ),
  },
} as const satisfies Schema;
