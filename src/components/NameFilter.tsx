import type { Translate } from './Translations';

interface NameFilterProps {
  translate: Translate;
  className?: string;
  /** How many names there are, which the empty field says. */
  count?: number;
}

/** The field that filters the names of a list or section, see `watchApiPage`. */
export function NameFilter({ translate, className, count }: NameFilterProps) {
  return (
    <input
      type="search"
      className={className ? `control-field ${className}` : 'control-field'}
      data-name-filter=""
      aria-label={translate('apiFilter')}
      placeholder={translate('apiFilter') + (count === undefined ? '' : ` (${count})`)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
