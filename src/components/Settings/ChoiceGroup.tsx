import styles from './Settings.module.css';

interface ChoiceGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
}

/** One question with a few answers, all of them in sight. */
export function ChoiceGroup({ name, legend, value, choices, onChoose }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={`setting-${name}`}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  );
}
