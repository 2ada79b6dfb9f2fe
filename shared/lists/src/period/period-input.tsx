import { Input, Segmented } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { periodMessages } from './messages.ts';
import { lastDays, type Period, periodFilters, periodOf, presetOf, presets } from './period.ts';
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
  const preset = presetOf(period, today);
  const choose = (next: Period) => onChange(periodFilters(next, today));
  return (
    <>
      <Segmented<string>
        label={t(common.period)}
        options={presets.map((count) => ({
          value: String(count),
          label: t(periodMessages.days, { count }),
        }))}
        value={preset === null ? '' : String(preset)}
        onChange={(count) => choose(lastDays(Number(count), today))}
      />
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
