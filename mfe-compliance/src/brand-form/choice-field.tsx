import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { type Control, Controller, type FieldPathByValue } from 'react-hook-form';
import type { BrandValues } from './values.ts';

interface ChoiceFieldProps<Choice extends string> {
  control: Control<BrandValues>;
  name: FieldPathByValue<BrandValues, string | null>;
  label: string;
  hint?: string;
  options: { value: Choice; label: string }[];
  canSearch?: boolean;
}

/** One of many of the form of a brand; nothing is chosen beforehand. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { control, name, label, hint, options, canSearch = false } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field label={label} hint={hint} error={error?.message} required>
          <Select
            ref={ref}
            {...(canSearch && { showSearch: { optionFilterProp: 'label' } })}
            value={options.find((option) => option.value === value)?.value ?? null}
            options={options}
            onChange={onChange}
            onBlur={onBlur}
          />
        </Field>
      )}
    />
  );
}
