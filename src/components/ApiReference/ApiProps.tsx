import { propAnchor } from '../../model/api/anchors';
import type { ApiProp, ApiSignature } from '../../model/api/ApiUnit';
import type { TextKey } from '../../model/languages/textKeys';
import {
  ApiEntries,
  type ApiContext,
  ApiEntry,
  ApiNotes,
  ApiReason,
  ApiTypeText,
  Description,
  LabeledText,
  linkNames,
} from './ApiEntry';

interface ApiSignatureTextProps {
  signature: ApiSignature;
  /** The signature is already shown as the type. */
  isShown?: boolean;
  context: ApiContext;
}

/** The signature of a callback or of one form of a function, with its arguments and its return value. */
export function ApiSignatureText({ signature, isShown = false, context }: ApiSignatureTextProps) {
  const { translate } = context;
  const { text, description, deprecated, returns, notes } = signature;
  const explained = signature.arguments.filter((argument) => argument.description);
  const isSilent = explained.length === 0 && !returns?.description && !description && !deprecated && !notes;
  if (isShown && isSilent) return null;
  const links = [...signature.arguments, ...(returns ? [returns] : [])].map(({ type }) => type.links);
  const linked = linkNames(text, { text, links: Object.assign({}, ...links) }, context);
  return (
    <div className="api-signature">
      {isShown ? null : (
        <p className="api-fact">
          {translate('apiSignature')} <code>{deprecated ? <del>{linked}</del> : linked}</code>
        </p>
      )}
      {deprecated ? <ApiReason deprecated={deprecated} context={context} /> : null}
      {description ? <Description text={description} context={context} /> : null}
      {explained.length > 0 ? (
        <ul>
          {explained.map((argument) => (
            <li key={argument.name}>
              <code>{argument.name}</code> <LabeledText text={argument.description} context={context} />
            </li>
          ))}
        </ul>
      ) : null}
      {returns?.description ? (
        <div className="api-returns">
          {translate('apiReturns')} <LabeledText text={returns.description} context={context} />
        </div>
      ) : null}
      <ApiNotes notes={notes} context={context} />
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
          triedIn={!anchorOf && context.tried.get(unit)?.has(prop.name) ? unit : undefined}
          marks={prop.required ? [translate('apiRequired')] : []}
          type={<ApiTypeText type={prop.type} context={context} />}
          byDefault={prop.default}
          description={prop.description}
          deprecated={prop.deprecated}
          notes={prop.notes}
          context={context}
        >
          {prop.signature ? (
            <ApiSignatureText
              signature={prop.signature}
              isShown={prop.signature.text === prop.type.text || prop.signature.text === prop.type.full}
              context={context}
            />
          ) : null}
          {prop.overloads?.map((signature) => (
            <ApiSignatureText key={signature.text} signature={signature} context={context} />
          ))}
        </ApiEntry>
      ))}
    </ApiEntries>
  );
}
