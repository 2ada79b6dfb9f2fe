import type { UsageType } from '@jackfield/contract/api/usage';
import { Input, Segmented } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import type { ListParams } from '@jackfield/lists/list-page';
import { LinkTabs } from '@jackfield/records/edit-page';
import { common, useT } from '@jackfield/runtime';
import { useLocation } from 'react-router';
import { kindLabels } from './kinds.ts';
import { usageMessages } from './messages.ts';
import css from './usage.module.css';
import { lastDays, periodFilters, periodOf, presetOf, presets } from './usage-period.ts';
import { kindOf } from './usage-query.ts';

interface UsageBarProps {
  params: ListParams;
  onParams(change: Partial<ListParams>): void;
  today: string;
  isRecords: boolean;
}

/** The two views, and the period and type that both of them show. */
export function UsageBar({ params, onParams, today, isRecords }: UsageBarProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const to = (isOther: boolean) => {
    const query = new URLSearchParams(search);
    query.delete('page');
    if (isOther) query.set('show', 'records');
    else query.delete('show');
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const { filters } = params;
  const period = periodOf({ start: filters['start'], end: filters['end'] }, today);
  const preset = presetOf(period, today);
  const set = (change: Readonly<Record<string, string>>) =>
    onParams({ filters: { ...filters, ...change } });
  const setPeriod = (next: { start: string; end: string }) =>
    set({ ...periodFilters(next, today) });

  return (
    <div className={css.bar}>
      <LinkTabs
        tabs={[
          { label: t(usageMessages.summary), to: to(false), isOpen: !isRecords },
          { label: t(usageMessages.records), to: to(true), isOpen: isRecords },
        ]}
      />
      <div className={`ui-actions ${css.filters}`}>
        <div className={css.kind}>
          <Select<UsageType | ''>
            aria-label={t(common.type)}
            value={kindOf(params) ?? ''}
            options={[
              { value: '', label: t(usageMessages.allKinds) },
              ...(Object.keys(kindLabels) as UsageType[]).map((value) => ({
                value,
                label: t(kindLabels[value]),
              })),
            ]}
            onChange={(usageType) => set({ usageType: usageType ?? '' })}
          />
        </div>
        <Segmented<string>
          label={t(common.period)}
          options={presets.map((count) => ({
            value: String(count),
            label: t(usageMessages.days, { count }),
          }))}
          value={preset === null ? '' : String(preset)}
          onChange={(count) => setPeriod(lastDays(Number(count), today))}
        />
        <div className={css.range}>
          <Input
            type="date"
            aria-label={t(usageMessages.from)}
            value={period.start}
            max={period.end}
            onChange={({ target }) => target.value && setPeriod({ ...period, start: target.value })}
          />
          <Input
            type="date"
            aria-label={t(usageMessages.to)}
            value={period.end}
            min={period.start}
            max={today}
            onChange={({ target }) => target.value && setPeriod({ ...period, end: target.value })}
          />
        </div>
      </div>
    </div>
  );
}
