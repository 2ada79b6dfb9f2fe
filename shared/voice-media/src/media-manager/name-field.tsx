import { maxTypedName } from '@jackfield/contract/api/media';
import { Field, Input } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import css from './media-manager.module.css';
import { mediaMessages } from './messages.ts';

interface NameFieldProps {
  label: string;
  name: string;
  error: string | undefined;
  onChange(name: string): void;
}

/** Name of a greeting, at most 30 characters, counted (VAL-30). */
export function NameField({ label, name, error, onChange }: NameFieldProps) {
  const t = useT();
  const count = { count: [...name].length, maximum: maxTypedName };
  return (
    <div className={css.counted}>
      <Field label={label} required error={error}>
        <Input
          value={name}
          maxLength={maxTypedName}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <span className={`ui-caption ${css.counter}`} aria-hidden="true">
        {t(mediaMessages.counter, count)}
      </span>
    </div>
  );
}
