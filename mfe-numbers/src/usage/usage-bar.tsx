import type { UsageType } from '@jackfield/contract/api/usage';
import { Select } from '@jackfield/kit/ui/select';
import type { ListParams } from '@jackfield/lists/list-page';
import { PeriodInput } from '@jackfield/lists/period';
import { LinkTabs } from '@jackfield/records/edit-page';
import { common, useT } from '@jackfield/runtime';
import { useLocation } from 'react-router';
import { kindLabels } from './kinds.ts';
import { usageMessages } from './messages.ts';
import css from './usage.module.css';
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
  const set = (change: Readonly<Record<string, string>>) =>
    onParams({ filters: { ...filters, ...change } });

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
        <PeriodInput filters={filters} today={today} onChange={set} />
      </div>
    </div>
  );
}
