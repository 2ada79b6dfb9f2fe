import { Field } from '@jackfield/kit/ui/form';
import { accountAtom, common, configAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { LanguageSelect } from './language-select.tsx';

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
  const account = useAtomValue(accountAtom);
  if (languages.length < 2) return null;
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
          <LanguageSelect
            ref={ref}
            value={value ?? ''}
            first={first}
            company={account?.language}
            onChange={(tag) => onChange(tag || null)}
            onBlur={onBlur}
          />
        </Field>
      )}
    />
  );
}
