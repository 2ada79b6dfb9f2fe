import { ApiFailure, notify, useT } from '@jackfield/runtime';
import css from './error-alert.module.css';
import { errorMessages } from './messages.ts';

/**
 * By what support finds a refused call, with a button that copies it; nothing where no server answered.
 * Without a control of the design system, because pages show it that load none.
 */
export function Reference({ error }: { error: unknown }) {
  const t = useT();
  const id = error instanceof ApiFailure ? error.traceId : '';
  if (id === '') return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      notify.success(t(errorMessages.copied));
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return (
    <span className={`ui-note ${css.reference}`}>
      <span>{t(errorMessages.reference, { id })}</span>
      <button type="button" className={css.copy} onClick={() => void copy()}>
        {t(errorMessages.copy)}
      </button>
    </span>
  );
}
