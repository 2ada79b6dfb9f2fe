import type { RoutedCompany } from '@jackfield/domain/routing';
import { dayText } from '@jackfield/domain/business-hours';
import { endsOfDays, monthText, zoneName } from '@jackfield/domain/days-in-words';
import { capital } from '@jackfield/domain/locale';
import { Button, IconButton } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { ChevronLeft, ChevronRight, Ellipsis } from '@jackfield/kit/ui/icons';
import { Menu, type MenuGroups } from '@jackfield/kit/ui/menu';
import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import css from './calendar.module.css';
import { weekStartOf } from './calendar-days.ts';
import { calendarMessages } from './messages.ts';
import type { CalendarPlace, CalendarView } from './use-calendar-view.ts';

interface CalendarBarProps {
  place: CalendarPlace;
  zone: string;
  companies: readonly RoutedCompany[];
  /** One number is always chosen: there is no room for all. */
  isSingle: boolean;
  menu: MenuGroups;
}

/** Which days and numbers are shown, and how. */
export function CalendarBar({ place, zone, companies, isSingle, menu }: CalendarBarProps) {
  const t = useT();
  const { view, day, number, today, show, move } = place;
  const isWeek = view === 'week';
  const start = weekStartOf(day);
  const title = isWeek
    ? t(common.dayRange, endsOfDays(dayText(start), dayText(start + 6)))
    : capital(monthText(dayText(day)));
  const all = isSingle ? [] : [{ value: '', label: t(calendarMessages.allNumbers) }];
  return (
    <div className={css.bar}>
      <div className={css.turn}>
        <IconButton
          looks
          type="default"
          label={t(isWeek ? calendarMessages.previousWeek : calendarMessages.previousMonth)}
          icon={<ChevronLeft size={16} strokeWidth={1.75} />}
          onClick={() => move(-1)}
        />
        <IconButton
          looks
          type="default"
          label={t(isWeek ? calendarMessages.nextWeek : calendarMessages.nextMonth)}
          icon={<ChevronRight size={16} strokeWidth={1.75} />}
          onClick={() => move(1)}
        />
        <Button looks onClick={() => show({ day: today })}>
          {t(calendarMessages.today)}
        </Button>
      </div>
      <h2 className={css.title}>
        {title} <span className="ui-secondary">{zoneName(zone)}</span>
      </h2>
      <div className={css.choose}>
        <div className={css.number}>
          <Select
            looks
            aria-label={t(calendarMessages.shown)}
            showSearch
            value={number ?? (isSingle ? companies[0]?.id : '') ?? ''}
            options={[...all, ...companies.map(({ id, label }) => ({ value: id, label }))]}
            onChange={(value) => show({ number: value === '' ? null : value })}
          />
        </div>
        <Segmented<CalendarView>
          label={t(calendarMessages.view)}
          value={view}
          options={[
            { value: 'week', label: t(calendarMessages.week) },
            { value: 'month', label: t(calendarMessages.month) },
          ]}
          onChange={(next) => show({ view: next })}
        />
        <Menu groups={menu} title={t(calendarMessages.more)}>
          <IconButton
            looks
            type="default"
            label={t(calendarMessages.more)}
            icon={<Ellipsis size={16} strokeWidth={1.75} />}
          />
        </Menu>
      </div>
    </div>
  );
}
