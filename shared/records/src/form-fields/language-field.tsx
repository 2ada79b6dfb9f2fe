import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { common, configAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';

export interface LanguageFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string | null>;
  hint?: string;
  /** Words of the choice of none, whose value is null; left out where one is needed. */
  none?: string;
}

/** The language of a form, by its name in itself; nothing where the portal has one language. */
export function LanguageField<Values extends FieldValues>(props: LanguageFieldProps<Values>) {
  const { control, name, hint, none } = props;
  const t = useT();
  const { languages } = useAtomValue(configAtom);
  if (languages.length < 2) return null;
  const options = languages.map((language) => ({ value: language.tag, label: language.name }));
  const first = none === undefined ? [] : [{ value: '', label: none }];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field
          label={t(common.language)}
          hint={hint}
          error={error?.message}
          required={none === undefined}
        >
          <Select
            ref={ref}
            value={value ?? ''}
            options={[...first, ...options]}
            onChange={(tag) => onChange(tag || null)}
            onBlur={onBlur}
          />
        </Field>
      )}
    />
  );
}
