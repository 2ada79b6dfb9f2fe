import type { BusinessHour, SpecialDates } from '@jackfield/contract/api/routing';
import { Button } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { holidayDate } from './holiday-choice.ts';
import css from './holiday-dialog.module.css';
import { holidayMessages } from './holiday-messages.ts';
import { useHolidayChoice } from './use-holiday-choice.tsx';

export interface HolidayDialogProps {
  hours: BusinessHour;
  /** YYYY-MM-DD; holidays before it are not offered. */
  today: string;
  onAdd(dates: SpecialDates[]): void;
  onClose(): void;
}

/** Adds the public holidays of a country or region as closed days (annex J3). */
export function HolidayDialog({ hours, today, onAdd, onClose }: HolidayDialogProps) {
  const t = useT();
  const { chosen, isDirty, fields } = useHolidayChoice([hours], today, holidayMessages.unsavedHint);
  return (
    <Dialog
      open
      width={600}
      title={t(holidayMessages.title)}
      dirty={isDirty}
      onClose={onClose}
      action={
        <Button
          type="primary"
          disabled={chosen.length === 0}
          onClick={() =>
            onAdd(chosen.map((holiday) => ({ id: crypto.randomUUID(), ...holidayDate(holiday) })))
          }
        >
          {t(holidayMessages.add, { count: chosen.length })}
        </Button>
      }
    >
      <div className={css.form}>{fields}</div>
    </Dialog>
  );
}
