import type { RoutingTarget, SpecialDates } from '@jackfield/contract/api/routing';
import { IconButton, Tag, Tooltip } from '@jackfield/kit/ui/core';
import { Pencil, Trash2 } from '@jackfield/kit/ui/icons';
import { dateHoursText, daysText } from '@jackfield/records/hours-text';
import { common, useT } from '@jackfield/runtime';
import css from './date-row.module.css';
import { hoursMessages } from './messages.ts';

export interface DateRowProps {
  date: SpecialDates;
  targetText(target: RoutingTarget): string;
  onEdit(): void;
  onRemove(): void;
}

/** A date with hours of its own: name, days, what happens on them. */
export function DateRow({ date, targetText, onEdit, onRemove }: DateRowProps) {
  const t = useT();
  const { name } = date;
  return (
    <li className={css.row}>
      <div className="ui-lines">
        <span className="ui-actions ui-strong">
          {name}
          {date.isUnconfirmed === true && (
            <Tooltip title={t(hoursMessages.unconfirmedHint)}>
              <Tag>{t(hoursMessages.unconfirmed)}</Tag>
            </Tooltip>
          )}
        </span>
        <span className={css.days}>{daysText(date)}</span>
      </div>
      <span className={`ui-text2 ${css.hours}`}>{dateHoursText(date, targetText)}</span>
      <div className={css.actions}>
        <IconButton
          label={t(common.editOf, { name })}
          icon={<Pencil size={16} strokeWidth={1.75} />}
          onClick={onEdit}
        />
        <IconButton
          label={t(common.removeOf, { name })}
          icon={<Trash2 size={16} strokeWidth={1.75} />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
