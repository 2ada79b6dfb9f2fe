import type { Holiday } from '@jackfield/contract/api/holiday';
import type { BusinessHour } from '@jackfield/contract/api/routing';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Tag } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { daysText } from '@jackfield/records/hours-text';
import { accountAtom, type Message, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { holidayDate, offered, type OfferedHoliday } from './holiday-choice.ts';
import css from './holiday-dialog.module.css';
import { HolidayFields } from './holiday-fields.tsx';
import { holidayMessages } from './holiday-messages.ts';
import { hoursMessages } from './messages.ts';
import { type HolidayPlace, useHolidays } from './use-holidays.ts';

export interface HolidayChoice {
  /** Holidays that are ticked, by day. */
  readonly chosen: readonly Holiday[];
  /** Whether somebody has ticked another one, or left one out. */
  readonly isDirty: boolean;
  /** Country, region, year, and the holidays to tick. */
  readonly fields: ReactNode;
}

/**
 * A choice among the public holidays of a country or region and year (annex J3). All are ticked at
 * first, but for those that every one of the hours has already, which cannot be added again, and
 * those on a closed day for which another day is observed.
 *
 * @param hours Each of the hours that the holidays are for.
 * @param today YYYY-MM-DD; holidays before it are not offered.
 * @param hint What follows from adding them, below the list.
 */
export function useHolidayChoice(
  hours: readonly BusinessHour[],
  today: string,
  hint: Message = holidayMessages.hint,
): HolidayChoice {
  const t = useT();
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  const thisYear = Number(today.slice(0, 4));
  const [place, setPlace] = useState<HolidayPlace>({ country, region: '', year: thisYear });
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const holidays = useHolidays(place);
  const items = offered(holidays.data?.items ?? [], hours, today);
  const isChosen = ({ key, isKnown, isClosedAnyway }: OfferedHoliday) =>
    !isKnown && (ticked.get(key) ?? !isClosedAnyway);

  function tick({ key, isClosedAnyway }: OfferedHoliday, isTicked: boolean): void {
    const next = new Map(ticked);
    if (isTicked === !isClosedAnyway) next.delete(key);
    else next.set(key, isTicked);
    setTicked(next);
  }

  const list = (
    <ul className={`ui-card ui-rows ${css.list}`} aria-label={t(holidayMessages.list)}>
      {items.map((holiday) => (
        <li key={holiday.key} className={css.item}>
          <Checkbox
            checked={isChosen(holiday)}
            disabled={holiday.isKnown}
            onChange={(event) => tick(holiday, event.target.checked)}
          >
            {holiday.name}{' '}
            {holiday.isClosedAnyway && !holiday.isKnown && (
              <Tag>{t(holidayMessages.closedAnyway)}</Tag>
            )}
          </Checkbox>
          {holiday.isUnconfirmed && <Tag>{t(hoursMessages.unconfirmed)}</Tag>}
          <span className={css.day}>
            {holiday.isKnown ? t(holidayMessages.known) : daysText(holidayDate(holiday))}
          </span>
        </li>
      ))}
      {items.length === 0 && (
        <li className={css.none}>
          {t(holidays.isPending ? holidayMessages.loading : holidayMessages.none)}
        </li>
      )}
    </ul>
  );

  return {
    chosen: items.filter(isChosen),
    isDirty: ticked.size > 0,
    fields: (
      <>
        <HolidayFields
          place={place}
          regions={holidays.data?.regions ?? []}
          thisYear={thisYear}
          onChange={setPlace}
        />
        {holidays.error ? <LoadFailure title={t(holidayMessages.failed)} query={holidays} /> : list}
        <p className={css.hint}>{t(hint)}</p>
      </>
    ),
  };
}
