import { Field, Input } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import { profileMessages } from './messages.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

export interface TextFieldProps {
  control: Control<ProfileValues>;
  name: ProfileField;
  isRequired?: boolean;
}

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  title: 'organization-title',
} as const satisfies Record<ProfileField, string>;

/** A line of text of the own profile. */
export function TextField({ control, name, isRequired = false }: TextFieldProps) {
  const t = useT();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _unused, ...field }, fieldState: { error } }) => (
        <Field label={t(profileMessages[name])} error={error?.message} required={isRequired}>
          <Input {...field} autoComplete={autoComplete[name]} />
        </Field>
      )}
    />
  );
}
