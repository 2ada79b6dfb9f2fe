import { useT } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import css from './form.module.css';

/** The form's button; while its work runs it stays readable and takes no second press. */
export function SubmitButton({ label, isBusy }: { label: string; isBusy: boolean }) {
  const t = useT();
  return (
    <button
      type="submit"
      className={css.button}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {isBusy ? t(messages.working) : label}
    </button>
  );
}
