import { Field, type FieldProps, Input, type InputProps } from '@jackfield/kit/ui/form';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { NameHint } from './name-hint.tsx';

export interface TextFieldProps<Values extends FieldValues>
  extends Pick<FieldProps, 'label' | 'hint' | 'isHintKept' | 'required'>,
    Pick<InputProps, 'autoComplete' | 'inputMode' | 'most'> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  /** It is the first or last name of a person, whose hint says what it may hold (VAL-12). */
  isPersonName?: boolean;
  /** A fault that the rules of the form do not know, for example an extension that is taken. */
  fault?: string | undefined;
}

/** A line of text of a form. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, label, hint, isHintKept = false, required, fault, ...rest } = props;
  const { isPersonName = false, autoComplete = 'off', ...input } = rest;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _unused, ...field }, fieldState: { error } }) => (
        <Field
          label={label}
          hint={
            isPersonName ? (
              <NameHint refused={error ? field.value : null} onTake={field.onChange} />
            ) : (
              hint
            )
          }
          isHintKept={isHintKept || isPersonName}
          error={error?.message ?? fault}
          required={required}
        >
          <Input {...input} {...field} autoComplete={autoComplete} />
        </Field>
      )}
    />
  );
}
