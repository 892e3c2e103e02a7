import { Fragment } from 'react';
import { propAnchor } from '../../model/api/anchors';
import type { ApiPropGroup } from '../../model/api/ApiUnit';
import { Breakable } from '../Breakable';
import { ApiReason, type ApiContext } from './ApiEntry';
import { ApiProps } from './ApiProps';

interface ApiGroupProps {
  /** Name of the unit that inherits the props. */
  unit: string;
  group: ApiPropGroup;
  context: ApiContext;
}

/**
 * Inherited props in a closed group: all about them, or only the names of a set that has a page. Of a set with too many
 * names, only their number is shown.
 */
export function ApiGroup(props: ApiGroupProps) {
  return props.group.isSet ? <PropSet {...props} /> : <InheritedGroup {...props} />;
}

function InheritedGroup({ group, unit, context }: ApiGroupProps) {
  return (
    <details className="api-group">
      <summary>
        {context.translate('apiInheritedFrom', { owner: group.owner, count: group.props.length })}
      </summary>
      {group.target ? (
        <p>
          <a href={context.hrefOf(group.target)}>{context.translate('apiAbout', { name: group.owner })}</a>
        </p>
      ) : null}
      <ApiProps unit={unit} props={group.props} context={context} />
    </details>
  );
}

function PropSet({ group, unit, context }: ApiGroupProps) {
  const { translate, hrefOf } = context;
  const { owner, target, deprecated, props, count } = group;
  if (count !== undefined)
    return (
      <p>
        {target ? <a href={hrefOf(target)}>{owner}</a> : owner} ({count})
      </p>
    );
  return (
    <details className="api-group">
      <summary>
        {owner} ({props.length})
        {deprecated ? <span className="badge badge-deprecated">{translate('badgeDeprecated')}</span> : null}
      </summary>
      {deprecated ? <ApiReason deprecated={deprecated} context={context} /> : null}
      {target ? (
        <p>
          <a href={hrefOf(target)}>{owner}</a>
        </p>
      ) : null}
      <p className="api-names">
        {props.map(({ name }) => (
          <Fragment key={name}>
            <code id={propAnchor(unit, name)}>
              <Breakable text={name} />
            </code>{' '}
          </Fragment>
        ))}
      </p>
    </details>
  );
}
