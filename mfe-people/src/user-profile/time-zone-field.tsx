import { TimeZoneSelect } from '@jackfield/kit/time-zone-select';
import { Field } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import { profileMessages } from './messages.ts';
import type { ProfileValues } from './profile-values.ts';

/** Time zone of a person (VAL-02). */
export function TimeZoneField({ control }: { control: Control<ProfileValues> }) {
  const t = useT();
  return (
    <Controller
      control={control}
      name="timeZone"
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field label={t(profileMessages.timeZone)} error={error?.message} required>
          <TimeZoneSelect ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
        </Field>
      )}
    />
  );
}
