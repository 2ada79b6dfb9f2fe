import { weekdays } from '@jackfield/contract/api/routing';
import { isEmptyWeek, officeWeek } from '@jackfield/domain/business-hours';
import { FormSection } from '@jackfield/kit/form-section';
import { TimeZoneSelect } from '@jackfield/kit/time-zone-select';
import { Segmented } from '@jackfield/kit/ui/form';
import {
  hoursOfValues,
  type HoursValues,
  hoursWords,
  readable,
} from '@jackfield/records/hours-text';
import { useT } from '@jackfield/runtime';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { hoursMessages } from './messages.ts';
import css from './schedule-section.module.css';
import { WeekCard } from './week-card.tsx';

export interface ScheduleSectionProps {
  form: UseFormReturn<HoursValues>;
  values: HoursValues;
  /** What the hours decide, in one sentence. */
  intro: string;
}

const changed = { shouldDirty: true, shouldValidate: true } as const;

/** Always open or hours of the week, in a time zone (annexes F2, J3). */
export function ScheduleSection({ form, values, intro }: ScheduleSectionProps) {
  const t = useT();

  function choose(kind: 'always' | 'custom'): void {
    const week = hoursOfValues(values).weekly;
    const preset = kind === 'custom' && isEmptyWeek(week) ? officeWeek() : null;
    for (const day of weekdays) {
      // What is not shown cannot be corrected, so that a time that cannot be read goes.
      const intervals = preset?.[day] ?? readable(week[day]);
      if (preset !== null || intervals.length < week[day].length) {
        form.setValue(day, intervals, changed);
      }
    }
    form.setValue('alwaysOpen', kind === 'always', changed);
  }

  return (
    <FormSection title={t(hoursWords.schedule)} intro={intro}>
      <div className={css.head}>
        <Segmented
          label={t(hoursMessages.kind)}
          value={values.alwaysOpen ? 'always' : 'custom'}
          options={[
            { value: 'always', label: t(hoursWords.always) },
            { value: 'custom', label: t(hoursWords.custom) },
          ]}
          onChange={choose}
        />
        <div className={css.zone}>
          <Controller
            control={form.control}
            name="timeZone"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <TimeZoneSelect
                ref={ref}
                aria-label={t(hoursWords.timeZone)}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
        </div>
      </div>
      {values.alwaysOpen ? (
        <p className="ui-text2">{t(hoursMessages.alwaysText)}</p>
      ) : (
        <WeekCard form={form} values={values} />
      )}
    </FormSection>
  );
}
