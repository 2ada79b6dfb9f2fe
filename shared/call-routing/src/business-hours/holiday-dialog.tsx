import type { SpecialDates } from '@jackfield/contract/api/routing';
import { formatDay } from '@jackfield/domain';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Button, Tag } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { dateOf, offered } from './holiday-choice.ts';
import css from './holiday-dialog.module.css';
import { HolidayFields } from './holiday-fields.tsx';
import { holidayMessages } from './holiday-messages.ts';
import { hoursMessages } from './messages.ts';
import { type HolidayPlace, useHolidays } from './use-holidays.ts';

export interface HolidayDialogProps {
  dates: readonly SpecialDates[];
  /** YYYY-MM-DD; holidays before it are not offered. */
  today: string;
  onAdd(dates: SpecialDates[]): void;
  onClose(): void;
}

/** Adds the public holidays of a country or region as closed days (annex J3). */
export function HolidayDialog({ dates, today, onAdd, onClose }: HolidayDialogProps) {
  const t = useT();
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  const thisYear = Number(today.slice(0, 4));
  const [place, setPlace] = useState<HolidayPlace>({ country, region: '', year: thisYear });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const holidays = useHolidays(place);
  const items = offered(holidays.data?.items ?? [], dates, today);
  const chosen = items.filter(({ key, isKnown }) => !isKnown && !left.has(key));

  function toggle(key: string): void {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  }

  return (
    <Dialog
      open
      title={t(holidayMessages.title)}
      dirty={left.size > 0}
      onClose={onClose}
      action={
        <Button
          type="primary"
          disabled={chosen.length === 0}
          onClick={() => onAdd(chosen.map(dateOf))}
        >
          {t(holidayMessages.add, { count: chosen.length })}
        </Button>
      }
    >
      <div className={css.form}>
        <HolidayFields
          place={place}
          regions={holidays.data?.regions ?? []}
          thisYear={thisYear}
          onChange={setPlace}
        />
        {holidays.error ? (
          <ErrorAlert
            title={t(holidayMessages.failed)}
            error={holidays.error}
            onRetry={() => void holidays.refetch()}
          >
            {t(holidayMessages.failedText)}
          </ErrorAlert>
        ) : (
          <ul className={`ui-card ui-rows ${css.list}`} aria-label={t(holidayMessages.list)}>
            {items.map(({ key, name, day, isKnown, isUnconfirmed }) => (
              <li key={key} className={css.item}>
                <Checkbox
                  checked={!isKnown && !left.has(key)}
                  disabled={isKnown}
                  onChange={() => toggle(key)}
                >
                  {name}
                </Checkbox>
                {isUnconfirmed && <Tag>{t(hoursMessages.unconfirmed)}</Tag>}
                <span className={css.day}>
                  {isKnown ? t(holidayMessages.known) : formatDay(day)}
                </span>
              </li>
            ))}
            {items.length === 0 && (
              <li className={css.none}>
                {t(holidays.isPending ? holidayMessages.loading : holidayMessages.none)}
              </li>
            )}
          </ul>
        )}
        <p className={css.hint}>{t(holidayMessages.hint)}</p>
      </div>
    </Dialog>
  );
}
