import { paths } from '@jackfield/contract';
import type { UsageTotals } from '@jackfield/contract/api/usage';
import { Skeleton } from '@jackfield/kit/ui/core';
import {
  type Period,
  periodFilters,
  periodOf,
  PeriodPresets,
  todayIn,
} from '@jackfield/lists/period';
import { accountAtom, timeZoneAtom, useFormats, useT } from '@jackfield/runtime';
import { totalsOptions, UsageDays, usageMessages } from '@jackfield/usage/usage-page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailed } from '../billing-information/load-failed.tsx';
import { Panel } from '../billing-information/panel.tsx';
import css from './usage-panel.module.css';

/** Minutes of the last days; a day leads to its calls. */
export function UsagePanel() {
  const t = useT();
  const own = useAtomValue(timeZoneAtom);
  const today = todayIn(useAtomValue(accountAtom)?.timeZone ?? own);
  const [chosen, setChosen] = useState<Period | null>(null);
  const period = chosen ?? periodOf({}, today);
  const filters = periodFilters(period, today);
  const totals = useQuery({
    ...totalsOptions({ filters: { ...filters }, search: '' }, today),
    placeholderData: keepPreviousData,
  });
  const failed = totals.isError && (
    <LoadFailed title={t(usageMessages.loadFailed)} query={totals} />
  );
  if (!totals.data) {
    return (
      <Panel title={t(usageMessages.minutesByDay)} isWaiting={totals.isPending}>
        {failed || (
          <div className={css.wait}>
            <Skeleton width="100%" height={168} />
          </div>
        )}
      </Panel>
    );
  }
  return (
    <div className={css.usage}>
      {failed}
      <Days
        totals={totals.data}
        filters={filters}
        presets={<PeriodPresets period={period} today={today} onChange={setChosen} />}
      />
    </div>
  );
}

interface DaysProps {
  totals: UsageTotals;
  filters: Period;
  presets: ReactNode;
}

function Days({ totals, filters, presets }: DaysProps) {
  const { money } = useFormats();
  const navigate = useNavigate();
  const open = (day: string | null) => {
    if (day === null) return;
    const query = new URLSearchParams({ show: 'minutes', day });
    if (filters.start) {
      query.set('start', filters.start);
      query.set('end', filters.end);
    }
    void navigate(`${paths.admin.billing.usage()}?${query}`);
  };
  return (
    <UsageDays
      days={totals.days}
      scale={{ measure: 'units', isMessages: false, currency: totals.currency, money }}
      chosen={null}
      onChoose={open}
      tools={presets}
    />
  );
}
