import { PLANS } from '../navigation/NavPage';
import { nameHint } from '../routes/editDistance';
import { asFields } from '../products/productShape';
import type { Product } from '../products/Product';
import type { ApiSource } from './ApiSource';

/**
 * What a family writes about a package of its API reference. Only the name of the package is needed: see
 * `completeApiSource` for the rest.
 */
export interface ApiDeclaration extends Partial<ApiSource> {
  readonly packageName: string;
}

/** What a source has if its family does not say otherwise, apart from its product and its places. */
const DEFAULTS = {
  linkSections: [],
  states: { prefix: '', keys: [] },
  commonProps: [],
  interfaces: [],
  builtFrom: [],
  propSets: [],
  noPage: [],
  noPageModules: [],
  unavailable: [],
} as const satisfies Partial<ApiSource>;

/**
 * Returns a declaration with everything that it leaves out: its pages are in the folder `api` of the product. Invalid
 * values are kept; `checkApiDeclaration` reports them.
 * @param file path of the file that contains it, unless it names another one
 */
export function completeApiSource(
  declaration: ApiDeclaration,
  { id, prefix }: Pick<Product, 'id' | 'prefix'>,
  file: string,
): ApiSource {
  return { ...DEFAULTS, productId: id, pathname: `${prefix}api`, file, ...declaration };
}

/** A kind of value: how a message names it, an example, and the rule. */
interface FieldKind {
  readonly what: string;
  readonly example: string;
  readonly isValid: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAnyText = (value: unknown) => typeof value === 'string';
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);
const isTexts = (value: unknown) => isListOf(value, isText);
const isMapOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isItem);
const isOptional = (isItem: (item: unknown) => boolean) => (item: unknown) =>
  item === undefined || isItem(item);
const isObject = (value: unknown) => isMapOf(value, () => true);

/** Returns a rule for an object whose fields have these rules; a missing field is undefined. */
const isShaped = (rules: Readonly<Record<string, (value: unknown) => boolean>>) => (value: unknown) =>
  isObject(value) && Object.entries(rules).every(([name, rule]) => rule(asFields(value)[name]));

const text: FieldKind = { what: 'a text', example: "'…'", isValid: isText };
const flag: FieldKind = { what: 'true', example: 'true', isValid: (value) => value === true };
const texts: FieldKind = { what: 'a list of texts', example: "['…']", isValid: isTexts };
const textMap: FieldKind = {
  what: 'a map of texts',
  example: "{ Name: '…' }",
  isValid: (value) => isMapOf(value, isText),
};
const map: FieldKind = {
  what: 'a map of objects',
  example: '{ Name: { … } }',
  isValid: (value) => isMapOf(value, isObject),
};
const exceptions: FieldKind = {
  what: 'a list of reasons with names',
  example: "[{ reason: 'Drawn by Menu.', names: ['MenuPaper'] }]",
  isValid: (value) => isListOf(value, isShaped({ reason: isAnyText, names: isTexts })),
};
const origin: FieldKind = {
  what: 'an origin',
  example: "'https://ui.example'",
  isValid: (value) => isText(value) && /^https?:\/\/[^/]+$/.test(value),
};
const pathname: FieldKind = {
  what: 'a pathname without a slash at its end',
  example: "'/ui/api'",
  isValid: (value) => isText(value) && /^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(value),
};

const FIELDS: Readonly<Record<keyof ApiSource, FieldKind>> = {
  productId: text,
  packageName: { ...text, example: "'@scope/name'" },
  entryPoints: {
    what: 'a list of entry points',
    example: "['.', './tabs']",
    isValid: (value) =>
      isListOf(value, (item) => isText(item) && /^\.(?:\/.+)?$/.test(item)) &&
      Array.isArray(value) &&
      value.length > 0,
  },
  pathname,
  sourceFolder: {
    what: 'a pair of folders',
    example: "{ source: 'packages/ui/src', built: 'dist' }",
    isValid: isShaped({ source: isText, built: isAnyText }),
  },
  importsModules: flag,
  file: text,
  linkOrigin: origin,
  pagesElsewhere: textMap,
  linkSections: texts,
  classPrefix: { ...text, what: 'a text that is not empty', example: "'Ui'" },
  states: {
    what: 'a prefix with keys',
    example: "{ prefix: 'is-', keys: ['open'] }",
    isValid: isShaped({ prefix: isAnyText, keys: isTexts }),
  },
  theme: {
    what: 'a type with its module and prefix',
    example: "{ module: '@scope/name/theme', type: 'Components', prefix: 'Ui' }",
    isValid: isShaped({
      module: isText,
      type: isText,
      prefix: isAnyText,
      readBy: isOptional(isTexts),
    }),
  },
  themeNames: textMap,
  classesTypes: textMap,
  defaultsConstant: text,
  sharedClasses: map,
  commonProps: texts,
  interfaces: texts,
  functions: {
    what: 'true or a list of texts',
    example: "true or ['…']",
    isValid: (value) => value === true || isTexts(value),
  },
  typePages: textMap,
  builtFrom: texts,
  propSets: {
    what: 'a list of types',
    example: "[{ title: 'Style props', module: '@scope/name', type: 'StyleProps', pathname: '/ui/styles' }]",
    isValid: (value) =>
      isListOf(
        value,
        isShaped({
          title: isText,
          module: isOptional(isText),
          type: isText,
          pathname: isOptional(isText),
          except: isOptional(isTexts),
        }),
      ),
  },
  examples: text,
  internal: texts,
  descriptions: textMap,
  defaults: map,
  messagePrefix: text,
  messages: {
    what: 'a list of messages',
    example: "[{ says: '…', cause: '…', cure: '…' }]",
    isValid: (value) => isListOf(value, isShaped({ says: isText, cause: isText, cure: isText })),
  },
  plan: {
    what: 'a plan',
    example: PLANS.map((plan) => `'${plan}'`).join(' or '),
    isValid: (value) => PLANS.some((plan) => plan === value),
  },
  badges: map,
  noPage: exceptions,
  noPageModules: exceptions,
  unavailable: exceptions,
};

/** What is wrong with a declaration, with the field by which its line is found. */
interface DeclarationFault {
  readonly field: string;
  readonly message: string;
  readonly hint: string;
}

/** Returns what is wrong with a completed declaration: a missing or invalid value, or a field that means nothing. */
export function checkApiDeclaration(source: unknown): DeclarationFault[] {
  const fields = asFields(source);
  const known = Object.keys(FIELDS);
  const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(FIELDS, field));
  return [
    ...(fields.packageName === undefined
      ? [
          {
            field: 'packageName',
            message: 'an API source has no packageName',
            hint: "write packageName: '@scope/name'",
          },
        ]
      : []),
    ...Object.entries(FIELDS).flatMap(([field, { what, example, isValid }]) =>
      fields[field] === undefined || isValid(fields[field])
        ? []
        : [
            {
              field,
              message: `${field} of an API source is not ${what}`,
              hint: `write ${field}: ${example}`,
            },
          ],
    ),
    ...unknown.map((field) => ({
      field,
      message: `an API source has the unknown field "${field}"`,
      hint: nameHint(field, known),
    })),
  ];
}
