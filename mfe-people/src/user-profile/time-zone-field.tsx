import { type TimeZone, timeZones } from '@jackfield/domain/time-zones';
import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import { profileMessages } from './messages.ts';
import type { ProfileValues } from './profile-values.ts';

let known: readonly TimeZone[] | undefined;

/** All zones; made once, because that takes a noticeable time. */
function allZones(): readonly TimeZone[] {
  known ??= timeZones();
  return known;
}

/** Time zone of a person, found by typing a place, a name or an offset (VAL-02). */
export function TimeZoneField({ control }: { control: Control<ProfileValues> }) {
  const t = useT();
  return (
    <Controller
      control={control}
      name="timeZone"
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const zones = allZones();
        const options = zones.map(({ id, name }) => ({ value: id, label: name }));
        const isListed = zones.some(({ id }) => id === value);
        return (
          <Field label={t(profileMessages.timeZone)} error={error?.message} required>
            <Select
              ref={ref}
              showSearch
              value={value}
              options={isListed ? options : [{ value, label: value }, ...options]}
              onChange={(next) => onChange(next)}
              onBlur={onBlur}
            />
          </Field>
        );
      }}
    />
  );
}
