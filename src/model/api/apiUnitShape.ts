import * as v from 'valibot';
import type {
  ApiClass,
  ApiDeprecation,
  ApiProp,
  ApiSignature,
  ApiSlot,
  ApiTarget,
  ApiType,
  ApiUnit,
} from './ApiUnit';

/** A schema whose values have a type. */
type Shape<T> = v.GenericSchema<unknown, T>;

/*
 * The shape of an `ApiUnit` as JSON. The types make sure that it agrees with `ApiUnit`; unknown fields are
 * not allowed.
 */
const target = v.strictObject({
  pathname: v.string(),
  anchor: v.optional(v.string()),
}) satisfies Shape<ApiTarget>;
const type = v.strictObject({
  text: v.string(),
  full: v.optional(v.string()),
  links: v.optional(v.record(v.string(), target)),
}) satisfies Shape<ApiType>;
const deprecation = v.strictObject({
  reason: v.string(),
  replacements: v.array(v.string()),
}) satisfies Shape<ApiDeprecation>;
const signature = v.strictObject({
  text: v.string(),
  arguments: v.array(
    v.strictObject({
      name: v.string(),
      type,
      optional: v.optional(v.boolean()),
      description: v.string(),
    }),
  ),
  returns: v.optional(v.strictObject({ type, description: v.string() })),
}) satisfies Shape<ApiSignature>;
const prop = v.strictObject({
  name: v.string(),
  type,
  required: v.optional(v.boolean()),
  default: v.optional(v.string()),
  description: v.string(),
  deprecated: v.optional(deprecation),
  signature: v.optional(signature),
  declaredBy: v.string(),
}) satisfies Shape<ApiProp>;
const slot = v.strictObject({
  name: v.string(),
  description: v.string(),
  default: v.optional(v.string()),
  type: v.optional(type),
  propsType: v.optional(type),
  className: v.optional(v.string()),
  deprecated: v.optional(deprecation),
}) satisfies Shape<ApiSlot>;
const apiClass = v.strictObject({
  key: v.string(),
  className: v.string(),
  isState: v.optional(v.boolean()),
  description: v.string(),
  deprecated: v.optional(deprecation),
}) satisfies Shape<ApiClass>;

const rendered = v.optional(
  v.strictObject({ place: v.picklist(['root', 'inner', 'child']), tag: v.optional(v.string()) }),
);

const unit = v.strictObject({
  name: v.string(),
  kind: v.picklist(['component', 'hook', 'interface']),
  productId: v.string(),
  packageName: v.string(),
  version: v.string(),
  pathname: v.string(),
  declaredIn: v.optional(v.string()),
  description: v.string(),
  deprecated: v.optional(deprecation),
  imports: v.array(v.string()),
  generics: v.array(v.strictObject({ name: v.string() })),
  props: v.array(prop),
  inherited: v.array(
    v.strictObject({
      owner: v.string(),
      target: v.optional(target),
      isSet: v.optional(v.boolean()),
      deprecated: v.optional(deprecation),
      props: v.array(prop),
    }),
  ),
  native: v.optional(v.strictObject({ element: v.optional(v.string()), attributes: v.string(), rendered })),
  ref: v.optional(v.strictObject({ element: v.optional(v.string()), rendered })),
  slots: v.array(slot),
  classes: v.array(apiClass),
  themeName: v.optional(v.string()),
  signatures: v.array(signature),
  returned: v.array(prop),
}) satisfies Shape<ApiUnit>;

/** Describes the first difference from the shape, after the path to it. */
function describe([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]], root: string): string {
  const path = v.getDotPath(issue);
  return `${path === null ? root : `${root}.${path}`}: ${issue.message}`;
}

/** Describes where a unit first differs from its shape; undefined if it matches. */
export function findUnitMismatch(value: { readonly name: string }): string | undefined {
  const { issues } = v.safeParse(unit, value);
  return issues && describe(issues, value.name);
}

/**
 * Returns the units in a JSON value, after checking every field.
 * @throws 'The API reference has an unexpected shape: {path}: {difference}'
 */
export function parseApiUnits(value: unknown): readonly ApiUnit[] {
  const { success, output, issues } = v.safeParse(v.array(unit), value);
  if (success) return output;
  throw new Error(`The API reference has an unexpected shape: ${describe(issues, 'units')}`);
}
