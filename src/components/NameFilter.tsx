import type { Translate } from './Translations';

/** The field that filters the names of a list or section, see `watchApiPage`. */
export function NameFilter({ translate, className }: { translate: Translate; className?: string }) {
  return (
    <input
      type="search"
      className={className ? `control-field ${className}` : 'control-field'}
      data-name-filter=""
      aria-label={translate('apiFilter')}
      placeholder={translate('apiFilter')}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
