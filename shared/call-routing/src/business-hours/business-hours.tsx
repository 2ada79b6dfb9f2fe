import type { HoursValues } from '@jackfield/records/hours-text';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import css from './business-hours.module.css';
import { DatesSection } from './dates-section.tsx';
import type { HoursRouting } from './hours-routing.ts';
import { ScheduleSection } from './schedule-section.tsx';

export interface BusinessHoursProps {
  /** A form about `HoursValues`. */
  form: UseFormReturn<HoursValues>;
  /** What the hours decide, in one sentence. */
  intro: string;
  routing: HoursRouting;
  /** Who will notice what is typed, and the calls that come of it. */
  side?: ReactNode;
}

/** Editor of the hours of a company number or a team: schedule and dates (ROUTE-01, TEAM-02). */
export function BusinessHours({ form, intro, routing, side }: BusinessHoursProps) {
  const values = useWatch({ control: form.control, compute: (all: HoursValues) => all });
  return (
    <div className={css.frame}>
      <div className={css.form}>
        <ScheduleSection form={form} values={values} intro={intro} />
        {!values.alwaysOpen && <DatesSection form={form} values={values} routing={routing} />}
      </div>
      {side && <div className={css.side}>{side}</div>}
    </div>
  );
}
