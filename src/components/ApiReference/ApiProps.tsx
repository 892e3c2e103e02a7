import { propAnchor } from '../../model/api/anchors';
import type { ApiProp, ApiSignature } from '../../model/api/ApiUnit';
import type { TextKey } from '../../model/languages/textKeys';
import { ApiEntries, type ApiContext, ApiEntry, ApiTypeText } from './ApiEntry';

interface ApiSignatureTextProps {
  signature: ApiSignature;
  /** The signature is already shown as the type. */
  isShown?: boolean;
  context: ApiContext;
}

/** The signature of a callback, with its arguments and its return value. */
export function ApiSignatureText({ signature, isShown = false, context }: ApiSignatureTextProps) {
  const { translate, renderMarkdown } = context;
  const explained = signature.arguments.filter(({ description }) => description);
  if (isShown && explained.length === 0 && !signature.returns?.description) return null;
  return (
    <div className="api-signature">
      {isShown ? null : (
        <p className="api-fact">
          {translate('apiSignature')} <code>{signature.text}</code>
        </p>
      )}
      {explained.length > 0 ? (
        <ul>
          {explained.map(({ name, description }) => (
            <li key={name}>
              <code>{name}</code> <span dangerouslySetInnerHTML={{ __html: renderMarkdown(description) }} />
            </li>
          ))}
        </ul>
      ) : null}
      {signature.returns?.description ? (
        <p>
          {translate('apiReturns')}{' '}
          <span dangerouslySetInnerHTML={{ __html: renderMarkdown(signature.returns.description) }} />
        </p>
      ) : null}
    </div>
  );
}

interface ApiPropsProps {
  /** Name of the unit that the page documents; part of the fragments. */
  unit: string;
  props: readonly ApiProp[];
  /** Returns the fragment of an entry; by default that of a prop of the unit. */
  anchorOf?: (name: string) => string;
  columns?: readonly TextKey[];
  context: ApiContext;
}

/** The props, options or members in a list, deprecated ones last. */
export function ApiProps({ unit, props, anchorOf, columns, context }: ApiPropsProps) {
  const { translate } = context;
  return (
    <ApiEntries columns={columns} context={context}>
      {props.map((prop) => (
        <ApiEntry
          key={prop.name}
          id={anchorOf ? anchorOf(prop.name) : propAnchor(unit, prop.name)}
          name={prop.name}
          isTried={!anchorOf && context.tried.has(prop.name)}
          marks={prop.required ? [translate('apiRequired')] : []}
          type={<ApiTypeText type={prop.type} context={context} />}
          byDefault={prop.default}
          description={prop.description}
          deprecated={prop.deprecated}
          context={context}
        >
          {prop.signature ? (
            <ApiSignatureText
              signature={prop.signature}
              isShown={prop.signature.text === prop.type.text || prop.signature.text === prop.type.full}
              context={context}
            />
          ) : null}
        </ApiEntry>
      ))}
    </ApiEntries>
  );
}
