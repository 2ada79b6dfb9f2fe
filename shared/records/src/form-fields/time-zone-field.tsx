import { TimeZoneSelect } from '@jackfield/kit/time-zone-select';
import { Field } from '@jackfield/kit/ui/form';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';

export interface TimeZoneFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
}

/** The time zone of a form (VAL-02). */
export function TimeZoneField<Values extends FieldValues>(props: TimeZoneFieldProps<Values>) {
  const { control, name, label } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field label={label} error={error?.message} required>
          <TimeZoneSelect ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
        </Field>
      )}
    />
  );
}
