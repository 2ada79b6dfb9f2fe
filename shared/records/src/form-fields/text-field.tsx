import { Field, type FieldProps, Input, type InputProps } from '@jackfield/kit/ui/form';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';

export interface TextFieldProps<Values extends FieldValues>
  extends Pick<FieldProps, 'label' | 'hint' | 'isHintKept' | 'required'>,
    Pick<InputProps, 'autoComplete' | 'inputMode' | 'maxLength'> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  /** A fault that the rules of the form do not know, for example an extension that is taken. */
  fault?: string | undefined;
}

/** A line of text of a form. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, label, hint, isHintKept = false, required, fault, ...rest } = props;
  const { autoComplete = 'off', ...input } = rest;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _unused, ...field }, fieldState: { error } }) => (
        <Field
          label={label}
          hint={hint}
          isHintKept={isHintKept}
          error={error?.message ?? fault}
          required={required}
        >
          <Input {...input} {...field} autoComplete={autoComplete} />
        </Field>
      )}
    />
  );
}
