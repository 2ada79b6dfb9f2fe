import { Input } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { periodMessages } from './messages.ts';
import { type Period, periodFilters, periodOf } from './period.ts';
import { PeriodPresets } from './period-presets.tsx';
import css from './period.module.css';

interface PeriodInputProps {
  /** `start` and `end` of the address; the last 30 days where they name none. */
  filters: Readonly<Record<string, string>>;
  today: string;
  /** `start` and `end` for the address, empty for the usual period. */
  onChange(filters: { start: string; end: string }): void;
}

/** The last 7, 30 or 90 days, or days of one's own choice. */
export function PeriodInput({ filters, today, onChange }: PeriodInputProps) {
  const t = useT();
  const period = periodOf({ start: filters['start'], end: filters['end'] }, today);
  const choose = (next: Period) => onChange(periodFilters(next, today));
  return (
    <>
      <PeriodPresets period={period} today={today} onChange={choose} />
      <div className={css.range}>
        <Input
          type="date"
          aria-label={t(periodMessages.from)}
          value={period.start}
          max={period.end}
          onChange={({ target }) => target.value && choose({ ...period, start: target.value })}
        />
        <Input
          type="date"
          aria-label={t(periodMessages.to)}
          value={period.end}
          min={period.start}
          max={today}
          onChange={({ target }) => target.value && choose({ ...period, end: target.value })}
        />
      </div>
    </>
  );
}
