import { Segmented } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { periodMessages } from './messages.ts';
import { lastDays, type Period, presetOf, presets } from './period.ts';

interface PeriodPresetsProps {
  period: Period;
  today: string;
  onChange(period: Period): void;
}

/** The last 7, 30 or 90 days; none of them is chosen where the days are other ones. */
export function PeriodPresets({ period, today, onChange }: PeriodPresetsProps) {
  const t = useT();
  const preset = presetOf(period, today);
  return (
    <Segmented<string>
      label={t(common.period)}
      options={presets.map((count) => ({
        value: String(count),
        label: t(periodMessages.days, { count }),
      }))}
      value={preset === null ? '' : String(preset)}
      onChange={(count) => onChange(lastDays(Number(count), today))}
    />
  );
}
