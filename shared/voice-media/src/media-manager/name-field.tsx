import {
  characterCount,
  hasAtMost,
  type RefusedField,
  required,
  tooLong,
} from '@jackfield/contract';
import { maxTypedName } from '@jackfield/contract/api/media';
import { Field, Input } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import css from './media-manager.module.css';
import { mediaMessages } from './messages.ts';

/** Why a typed name or text is refused; empty for nothing (VAL-30, VAL-31). */
export const faultOf = (field: RefusedField, text: string, most: number): string =>
  text.trim() === '' ? required(field)() : (faultSoFar(field, text, most) ?? '');

/** The same while somebody types: what is still missing is no fault yet. */
export const faultSoFar = (field: RefusedField, text: string, most: number): string | undefined =>
  hasAtMost(text.trim(), most) ? undefined : tooLong(field, most)();

/** How much of what there is room for was typed; red where it is too much. */
export function Counter({ text, most }: { text: string; most: number }) {
  const t = useT();
  return (
    <span className={`ui-caption ${css.counter}`} data-full={!hasAtMost(text.trim(), most)}>
      {t(mediaMessages.counter, { count: characterCount(text), maximum: most })}
    </span>
  );
}

interface NameFieldProps {
  label: string;
  /** The field as refusals name it. */
  field: RefusedField;
  name: string;
  error: string | undefined;
  onChange(name: string): void;
}

/** Name of a greeting, at most 30 characters, counted (VAL-30). */
export function NameField({ label, field, name, error, onChange }: NameFieldProps) {
  return (
    <div className={css.counted}>
      <Field label={label} required error={error || faultSoFar(field, name, maxTypedName)}>
        <Input value={name} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <span aria-hidden="true">
        <Counter text={name} most={maxTypedName} />
      </span>
    </div>
  );
}
