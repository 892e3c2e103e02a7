import type { Shape } from './Shape';

const target = { fields: { pathname: 'string', 'anchor?': 'string' } } as const satisfies Shape;
const type = {
  fields: { text: 'string', 'full?': 'string', 'links?': { valuesOf: target } },
} as const satisfies Shape;
const deprecation = {
  fields: { reason: 'string', replacements: { listOf: 'string' } },
} as const satisfies Shape;
const signature = {
  fields: {
    text: 'string',
    arguments: {
      listOf: { fields: { name: 'string', type, 'optional?': 'boolean', description: 'string' } },
    },
    'returns?': { fields: { type, description: 'string' } },
  },
} as const satisfies Shape;
const prop = {
  fields: {
    name: 'string',
    type,
    'required?': 'boolean',
    'default?': 'string',
    description: 'string',
    'deprecated?': deprecation,
    'signature?': signature,
    declaredBy: 'string',
    'internal?': 'boolean',
  },
} as const satisfies Shape;
const slot = {
  fields: {
    name: 'string',
    description: 'string',
    'default?': 'string',
    'type?': type,
    'propsType?': type,
    'className?': 'string',
    'deprecated?': deprecation,
  },
} as const satisfies Shape;
const apiClass = {
  fields: {
    key: 'string',
    className: 'string',
    'isState?': 'boolean',
    description: 'string',
    'deprecated?': deprecation,
  },
} as const satisfies Shape;

/** The shape of an `ApiUnit` as JSON, field by field. */
export const apiUnitShape = {
  fields: {
    name: 'string',
    kind: { oneOf: ['component', 'hook', 'interface'] },
    productId: 'string',
    packageName: 'string',
    version: 'string',
    pathname: 'string',
    description: 'string',
    'deprecated?': deprecation,
    imports: { listOf: 'string' },
    generics: { listOf: { fields: { name: 'string' } } },
    props: { listOf: prop },
    inherited: { listOf: { fields: { owner: 'string', 'target?': target, props: { listOf: prop } } } },
    'native?': { fields: { 'element?': 'string', attributes: 'string' } },
    'ref?': { fields: { 'element?': 'string' } },
    slots: { listOf: slot },
    classes: { listOf: apiClass },
    'themeName?': 'string',
    signatures: { listOf: signature },
    returned: { listOf: prop },
  },
} as const satisfies Shape;
