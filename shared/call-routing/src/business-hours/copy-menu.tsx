import { type Weekday, weekdays } from '@jackfield/contract/api/routing';
import { Button } from '@jackfield/kit/ui/core';
import { Copy } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { weekdayName } from '@jackfield/domain/weekday-names';
import { dayMessages } from '@jackfield/records/hours-text';
import { useT } from '@jackfield/runtime';
import { hoursMessages } from './messages.ts';

const workdays = weekdays.slice(0, 5);
const weekend = weekdays.slice(5);

/** Copies the hours of a day to others. */
export function CopyMenu({ day, onCopy }: { day: Weekday; onCopy(to: readonly Weekday[]): void }) {
  const t = useT();
  const title = t(hoursMessages.copy, { day: weekdayName(day, 'long') });
  const others = weekdays.filter((other) => other !== day);
  const to = (key: string, label: string, days: readonly Weekday[]) => ({
    key,
    label,
    run: () => onCopy(days.filter((other) => other !== day)),
  });
  return (
    <Menu
      title={title}
      groups={[
        [
          to('all', t(hoursMessages.copyAll), weekdays),
          to('workdays', t(hoursMessages.copyWorkdays), workdays),
          to('weekend', t(hoursMessages.copyWeekend), weekend),
        ],
        others.map((other) => to(other, t(dayMessages[other]), [other])),
      ]}
    >
      <Button type="text" aria-label={title} icon={<Copy size={16} strokeWidth={1.75} />} />
    </Menu>
  );
}
