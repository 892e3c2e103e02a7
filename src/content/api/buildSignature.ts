import type { ApiSignature } from '../../model/api/ApiUnit';
import { tidyType } from '../../model/api/typeText';
import { buildType } from './buildType';
import type { Comment } from './readComment';
import type { TypeCall } from './TypeReader';
import type { TypeTargets } from './UnitDraft';

/** Arguments that are taken apart where they are declared have no name of their own. */
const UNNAMED = /^__\d+$/;

/** How a function is called, with what its comment says of each argument. */
export function buildSignature(call: TypeCall, comment: Comment, targets: TypeTargets): ApiSignature {
  const parameters = call.parameters.map((parameter, index) => {
    const isUnnamed = UNNAMED.test(parameter.name);
    const about =
      comment.arguments.find(({ name }) => name === parameter.name) ??
      (isUnnamed ? comment.arguments[index] : undefined);
    const name = isUnnamed ? (about?.name ?? 'options') : parameter.name;
    return {
      name: parameter.rest ? `...${name}` : name,
      optional: parameter.optional,
      value: parameter.value,
      about: about?.text ?? '',
    };
  });
  const returned = call.returns.text().text;
  const listed = parameters.map(
    ({ name, optional, value }) => `${name}${optional ? '?' : ''}: ${value.text().text}`,
  );
  const generics = call.generics.map(({ name, constraint, default: fallback }) =>
    [
      name,
      constraint && ` extends ${tidyType(constraint, false)}`,
      fallback && ` = ${tidyType(fallback, false)}`,
    ]
      .filter(Boolean)
      .join(''),
  );
  return {
    text: `${generics.length > 0 ? `<${generics.join(', ')}>` : ''}(${listed.join(', ')}) => ${returned}`,
    arguments: parameters.map(({ name, optional, value, about }) => ({
      name,
      type: buildType(value, targets),
      ...(optional && { optional }),
      description: about,
    })),
    ...(returned !== 'void' && {
      returns: { type: buildType(call.returns, targets), description: comment.returns ?? '' },
    }),
  };
}
