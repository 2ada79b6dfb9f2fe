import { partSentences, plannedTitle } from '@jackfield/call-routing/planned-changes';
import { paths } from '@jackfield/contract';
import { dayText } from '@jackfield/domain/business-hours';
import { weekdayAndDayText } from '@jackfield/domain/days-in-words';
import { namesText, type RoutedCompany, type RoutingConfig } from '@jackfield/domain/routing';
import { Button } from '@jackfield/kit/ui/core';
import { Menu } from '@jackfield/kit/ui/menu';
import { rangeText } from '@jackfield/records/hours-text';
import { common, formatList, navigateTo, useT } from '@jackfield/runtime';
import { MarkSign } from './mark-sign.tsx';
import type { DateMark, HolidayMark, Mark, OverrideMark, PlannedMark } from './marks.ts';
import { listMessages, whoMessages } from './messages.ts';
import { overrideText } from './override-text.ts';
import { dayAndTimeText } from './times-text.ts';
import { useOpenAgain } from './use-open-again.ts';

interface SpecialRowProps {
  config: RoutingConfig;
  mark: Mark;
  zone: string;
  onCloseDay(companies: readonly RoutedCompany[], day: number, name: string): void;
}

/** One thing that is special: when, what, and what can be done about it. */
export function SpecialRow({ config, mark, zone, onCloseDay }: SpecialRowProps) {
  if (mark.kind === 'override') return <OverrideRow config={config} mark={mark} zone={zone} />;
  if (mark.kind === 'planned') return <PlannedRow mark={mark} zone={zone} />;
  if (mark.kind === 'date') return <DateRow mark={mark} />;
  return <HolidayRow mark={mark} onCloseDay={onCloseDay} />;
}

function OverrideRow({
  config,
  mark,
  zone,
}: Pick<SpecialRowProps, 'config' | 'zone'> & { mark: OverrideMark }) {
  const t = useT();
  const { company, until } = mark;
  const { isBusy, openAgain } = useOpenAgain();
  const names = company.label;
  return (
    <li>
      <MarkSign kind="override" />
      <span className="ui-secondary">
        {t(listMessages.nowUntil, { when: dayAndTimeText(zone, until) })}
      </span>
      <span className="ui-text2">
        <strong>{t(listMessages.isClosed, { names, count: 1 })}</strong>{' '}
        {overrideText(config, company)}
      </span>
      <Button loading={isBusy} onClick={() => void openAgain(company)}>
        {t(listMessages.openAgain)}
      </Button>
    </li>
  );
}

/** 'Fri, Nov 27', 'Fri, Nov 27 to Sun, Nov 29'. */
function daysOf({ first, last }: DateMark, range: (from: string, to: string) => string): string {
  const [from, to] = [first, last].map((day) => weekdayAndDayText(dayText(day)));
  return first === last ? (from ?? '') : range(from ?? '', to ?? '');
}

function DateRow({ mark }: { mark: DateMark }) {
  const t = useT();
  const { companies, date } = mark;
  const names = namesText(companies.map(({ label }) => label));
  const [only] = companies;
  const edit = (id: string) => void navigateTo(paths.admin.numbers.edit(id, 'business-hour'));
  const button = t(listMessages.editDate);
  return (
    <li>
      <MarkSign kind="date" />
      <span className="ui-secondary">
        {daysOf(mark, (from, to) => t(common.dayRange, { from, to }))}
      </span>
      <span className="ui-text2">
        <strong>
          {date.closed
            ? t(listMessages.isClosed, { names, count: companies.length })
            : t(listMessages.hasHours, { names, hours: formatList(date.intervals.map(rangeText)) })}
        </strong>{' '}
        {t(date.isUnconfirmed ? listMessages.unconfirmed : listMessages.isDate, {
          name: date.name,
        })}
      </span>
      {companies.length === 1 && only ? (
        <Button onClick={() => edit(only.id)}>{button}</Button>
      ) : (
        <Menu
          title={button}
          groups={[companies.map(({ id, label }) => ({ key: id, label, run: () => edit(id) }))]}
        >
          <Button>{button}</Button>
        </Menu>
      )}
    </li>
  );
}

function PlannedRow({ mark, zone }: Pick<SpecialRowProps, 'zone'> & { mark: PlannedMark }) {
  const t = useT();
  const { change, from, until } = mark;
  const start = dayAndTimeText(zone, from);
  const title = plannedTitle(change);
  return (
    <li>
      <MarkSign kind="planned" />
      <span className="ui-secondary">
        {until > from + 1
          ? t(common.dayRange, { from: start, to: dayAndTimeText(zone, until) })
          : start}
      </span>
      <span className="ui-text2">
        <strong>{t(listMessages.planned, { title })}</strong>{' '}
        {change.parts.flatMap((part) => partSentences(change, part)).join(' · ')}
      </span>
      <Button looks onClick={() => void navigateTo(paths.admin.numbers.planned())}>
        {t(common.show)}
      </Button>
    </li>
  );
}

function HolidayRow({
  mark,
  onCloseDay,
}: Pick<SpecialRowProps, 'onCloseDay'> & { mark: HolidayMark }) {
  const t = useT();
  const { companies, day, name } = mark;
  return (
    <li>
      <MarkSign kind="holiday" />
      <span className="ui-secondary">{weekdayAndDayText(dayText(day))}</span>
      <span className="ui-text2">
        <strong>{t(listMessages.holiday, { name })}</strong>{' '}
        {t(listMessages.openAsUsual, { count: companies.length })}
      </span>
      <Button aria-haspopup="dialog" onClick={() => onCloseDay(companies, day, name)}>
        {t(whoMessages.closeDay)}
      </Button>
    </li>
  );
}
