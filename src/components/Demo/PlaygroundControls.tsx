import { formatChoice, isWhole, MAX_TEXT } from '../../model/playground/choices';
import type { Choices, Control } from '../../model/playground/controls';
import type { Translate } from '../Translations';

interface PlaygroundControlsProps {
  component: string;
  controls: readonly Control[];
  /** Number of the controls that stand first; the others are behind a button. */
  first: number;
  initial: Choices;
  /** Page of the component in the API reference, in the reader's language; absent on that page. */
  referenceHref?: string | undefined;
  translate: Translate;
}

/** More values, or longer ones, are a menu instead of segments. */
const MAX_SEGMENTS = 4;
const MAX_SEGMENT_CHARACTERS = 24;

/** Values as texts; the empty one means that the prop is not set. */
function listTexts({ values = [], default: fallback, isRequired }: Control): string[] {
  const texts = values.map(formatChoice);
  return fallback === undefined && !isRequired ? ['', ...texts] : texts;
}

interface ControlProps {
  control: Control;
  value: string;
  translate: Translate;
}

function ListControl({ control, value, translate }: ControlProps) {
  const { name, kind } = control;
  const texts = listTexts(control);
  const shown = (text: string) => text || translate('playgroundUnset');
  const length = texts.reduce((sum, text) => sum + shown(text).length, 0);
  if (kind === 'choice' && texts.length <= MAX_SEGMENTS && length <= MAX_SEGMENT_CHARACTERS)
    return (
      <fieldset>
        <legend>{name}</legend>
        <div className="control-segments">
          {texts.map((text) => (
            <label key={text}>
              <input type="radio" name={name} value={text} defaultChecked={text === value} />
              {shown(text)}
            </label>
          ))}
        </div>
      </fieldset>
    );
  return (
    <label>
      <span>{name}</span>
      <select className="control-field" name={name} defaultValue={value}>
        {texts.map((text) => (
          <option key={text} value={text}>
            {shown(text)}
          </option>
        ))}
      </select>
    </label>
  );
}

function FieldControl(props: ControlProps) {
  const { control, value } = props;
  const { name, kind, range: [min, max] = [] } = control;
  switch (kind) {
    case 'choice':
    case 'icon':
    case 'object':
      return <ListControl {...props} />;
    case 'switch':
      return (
        <label>
          <span>{name}</span>
          <input
            type="checkbox"
            className="control-switch"
            name={name}
            value="true"
            defaultChecked={value === 'true'}
          />
        </label>
      );
    case 'number':
      return (
        <label>
          <span>{name}</span>
          <input
            type="number"
            className="control-field"
            step={isWhole(control) ? 1 : 'any'}
            min={min}
            max={max}
            name={name}
            defaultValue={value}
          />
        </label>
      );
    case 'text':
      return (
        <label>
          <span>{name}</span>
          <input
            type="text"
            className="control-field"
            dir="auto"
            maxLength={MAX_TEXT}
            name={name}
            defaultValue={value}
          />
        </label>
      );
  }
}

/**
 * The controls of a playground: a form of native fields, one for each prop. The build draws those of a
 * component's page, and what a choice changes is loaded when a reader touches it. Null if no prop has a control.
 */
export function PlaygroundControls(props: PlaygroundControlsProps) {
  const { component, controls, first, initial, referenceHref, translate } = props;
  const draw = (control: Control) => (
    <FieldControl
      key={control.name}
      control={control}
      value={formatChoice(initial[control.name])}
      translate={translate}
    />
  );
  if (controls.length === 0) return null;
  const others = controls.slice(first);
  return (
    // Without a dialog around it, this method does nothing, also before the island is alive.
    <form method="dialog" autoComplete="off" aria-label={translate('playgroundProps', { name: component })}>
      <p
        role="status"
        dir="auto"
        data-ignored={translate('playgroundIgnored')}
        data-invalid={translate('playgroundInvalid')}
        data-unshared={translate('playgroundUnshared')}
      />
      {controls.slice(0, first).map(draw)}
      {others.length > 0 ? (
        <details>
          <summary>
            <bdi>{translate('playgroundAll', { count: others.length })}</bdi>
          </summary>
          <div>{others.map(draw)}</div>
        </details>
      ) : null}
      {referenceHref ? (
        <a href={referenceHref} dir="auto">
          {translate('playgroundReference')}
        </a>
      ) : null}
    </form>
  );
}
