import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { EditorInput } from './editor-types.ts';

/** A field of the form as a whole, without the paths into it. */
export type FieldOf<Values extends FieldValues> = Path<Values> & keyof Values & string;

/** A form of react-hook-form as the editor of its record takes it. */
export function formInput<Values extends FieldValues>(
  form: UseFormReturn<Values>,
): EditorInput<Values, FieldOf<Values>> {
  return {
    read: () => form.getValues(),
    reset: (values) => form.reset(values),
    set: (field, value) => form.setValue(field, value),
    refuse: (field, message, isFirst) =>
      form.setError(field, { type: 'server', message }, { shouldFocus: isFirst }),
    subscribe: (listener) =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => listener(values) }),
  };
}
