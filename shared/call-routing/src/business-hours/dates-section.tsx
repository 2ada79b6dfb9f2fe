import { knownNames, useTargetText } from '@jackfield/call-routing/routing-editor';
import type { SpecialDates } from '@jackfield/contract/api/routing';
import { dayText, hasDateWithin, inOrder, localTimeAt } from '@jackfield/domain/business-hours';
import { FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Plus } from '@jackfield/kit/ui/icons';
import { type HoursValues, hoursWords, readableHours } from '@jackfield/records/hours-text';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DateRow } from './date-row.tsx';
import css from './dates-section.module.css';
import type { HoursRouting } from './hours-routing.ts';
import { hoursMessages } from './messages.ts';
import { useNow } from './use-now.ts';

const HolidayDialog = lazyPart(() =>
  import('./holiday-dialog.tsx').then((file) => file.HolidayDialog),
);
const DateDialog = lazyPart(() => import('./date-dialog.tsx').then((file) => file.DateDialog));

export interface DatesSectionProps {
  form: UseFormReturn<HoursValues>;
  values: HoursValues;
  routing: HoursRouting;
}

/** Days with hours of their own, the coming ones first (annex J3). */
export function DatesSection({ form, values, routing }: DatesSectionProps) {
  const t = useT();
  const now = useNow();
  const [open, setOpen] = useState<SpecialDates | 'new' | 'holidays' | null>(null);
  const { dates, timeZone } = values;
  const targetText = useTargetText(
    dates.flatMap(({ action }) => action ?? []),
    knownNames(routing),
  );
  const today = dayText(localTimeAt(timeZone, now).day);
  const set = (next: SpecialDates[]) =>
    form.setValue('dates', next, { shouldDirty: true, shouldValidate: true });

  function keep(date: SpecialDates): void {
    const isKnown = dates.some(({ id }) => id === date.id);
    set(isKnown ? dates.map((one) => (one.id === date.id ? date : one)) : [...dates, date]);
    setOpen(null);
  }

  return (
    <FormSection title={t(hoursWords.dates)} intro={t(hoursMessages.datesIntro)}>
      {!hasDateWithin(values, now, 90) && dates.length > 0 && (
        <Alert kind="warning" title={t(hoursMessages.noneSoon)}>
          {t(hoursMessages.noneSoonText)}
        </Alert>
      )}
      <div className="ui-card">
        {dates.length === 0 ? (
          <p className={css.none}>{t(hoursWords.noDates)}</p>
        ) : (
          <ul className="ui-rows" aria-label={t(hoursMessages.dateList)}>
            {inOrder(dates, today).map((date) => (
              <DateRow
                key={date.id}
                date={date}
                targetText={targetText}
                onEdit={() => setOpen(date)}
                onRemove={() => set(dates.filter(({ id }) => id !== date.id))}
              />
            ))}
          </ul>
        )}
        <div className={`ui-actions ${css.actions}`}>
          <Button icon={<Plus size={16} strokeWidth={1.75} />} onClick={() => setOpen('new')}>
            {t(hoursMessages.addDate)}
          </Button>
          <Button onClick={() => setOpen('holidays')}>{t(hoursMessages.addHolidays)}</Button>
        </div>
      </div>
      {open === 'holidays' && (
        <HolidayDialog
          hours={readableHours(values)}
          today={today}
          onAdd={(added) => {
            set([...dates, ...added]);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'holidays' && (
        <DateDialog
          date={open === 'new' ? null : open}
          today={today}
          routing={routing}
          onKeep={keep}
          onClose={() => setOpen(null)}
        />
      )}
    </FormSection>
  );
}
