import { CircleAlert } from 'lucide-react';
import css from './form.module.css';

/** The message under a field, read aloud when it appears. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div role="alert">
      {text ? (
        <p className={css.error} id={id}>
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          {text}
        </p>
      ) : null}
    </div>
  );
}
