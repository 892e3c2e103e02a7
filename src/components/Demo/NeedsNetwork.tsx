import type { Translate } from '../Translations';

interface NeedsNetworkProps {
  /** Absent if an element around it has the role. */
  role?: 'status';
  onRetry: () => void;
  translate: Translate;
}

/** Says that a part of a demo could not be loaded, with a button that tries again. */
export function NeedsNetwork({ role, onRetry, translate }: NeedsNetworkProps) {
  return (
    <>
      <p role={role} dir="auto">
        {translate('needsNetwork')}
      </p>
      <button type="button" onClick={onRetry}>
        {translate('tryAgain')}
      </button>
    </>
  );
}
