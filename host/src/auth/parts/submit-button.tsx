import { useT } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import css from './form.module.css';

interface SubmitButtonProps {
  label: string;
  isBusy: boolean;
  /** Another button of the page comes first. */
  isQuiet?: boolean;
}

/** The form's button; while its work runs it stays readable and takes no second press. */
export function SubmitButton({ label, isBusy, isQuiet = false }: SubmitButtonProps) {
  const t = useT();
  return (
    <button
      type="submit"
      className={isQuiet ? `${css.button} ${css.quiet}` : css.button}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {isBusy ? t(messages.working) : label}
    </button>
  );
}
