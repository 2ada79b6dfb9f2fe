import type { UsageTotals } from '@jackfield/contract/api/usage';
import { formatDay } from '@jackfield/domain';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import type { ListParams } from '@jackfield/lists/list-page';
import { formatNumber, useFormats, useT } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { areAlike, type Measure, type Scale } from './measure.ts';
import { usageMessages } from './messages.ts';
import { ShareCard } from './share-card.tsx';
import css from './usage.module.css';
import { UsageBar } from './usage-bar.tsx';
import { UsageDays } from './usage-days.tsx';
import type { ShareKind } from './usage-page.tsx';
import { dayOf, kindOf, totalsOptions } from './usage-query.ts';

interface UsagePicturesProps {
  params: ListParams;
  onParams(change: Partial<ListParams>): void;
  today: string;
  shares: readonly [ShareKind, ShareKind];
  /** How many lines stand below; null while not known. */
  total: number | null;
}

/** What stands above the lines: the period, its days and who or what used how much. */
export function UsagePictures({ params, onParams, today, shares, total }: UsagePicturesProps) {
  const t = useT();
  const { money } = useFormats();
  const [query, setQuery] = useSearchParams();
  const totals = useQuery({
    ...totalsOptions(params, today),
    placeholderData: keepPreviousData,
  });
  const measure: Measure = query.get('show') === 'minutes' ? 'units' : 'spend';
  const day = dayOf(params, today);
  const setMeasure = (next: Measure) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'units') after.set('show', 'minutes');
        else after.delete('show');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const filter = (change: Readonly<Record<string, string>>) =>
    onParams({ filters: { ...params.filters, ...change } });
  const scaleOf = ({ currency }: UsageTotals): Scale => ({
    measure,
    isMessages: kindOf(params) === 'sms',
    currency,
    money,
  });

  return (
    <div className={css.lead}>
      <UsageBar
        params={params}
        onFilter={filter}
        today={today}
        measure={measure}
        onMeasure={setMeasure}
        totals={totals.data}
      />
      {totals.error && <LoadFailure title={t(usageMessages.loadFailed)} query={totals} />}
      {totals.isPending && <Waiting />}
      {totals.data && (
        <div className={css.pictures} data-refreshing={totals.isPlaceholderData}>
          <UsageDays
            days={totals.data.days}
            scale={scaleOf(totals.data)}
            chosen={day}
            onChoose={(next) => filter({ day: next ?? '' })}
          />
          {shownOf(shares, totals.data, params).map((kind) => (
            <ShareCard
              key={kind}
              kind={kind}
              shares={totals.data[`${kind}s`]}
              day={day}
              scale={scaleOf(totals.data)}
              chosen={params.filters[kind] ?? null}
              onChoose={(key) => filter({ [kind]: key ?? '' })}
            />
          ))}
        </div>
      )}
      <h2 className={css.rowsOf}>
        {day ? t(usageMessages.recordsOf, { day: formatDay(day) }) : t(usageMessages.records)}
        {total !== null && <span className="ui-text3">{formatNumber(total)}</span>}
      </h2>
    </div>
  );
}

/** Without own numbers where they say the same as the users, unless one of them is chosen. */
function shownOf(
  shares: UsagePicturesProps['shares'],
  { users, numbers }: UsageTotals,
  { filters }: ListParams,
): readonly ShareKind[] {
  const isOf = ({ key }: { key: string }) => !filters['user'] || key === filters['user'];
  const isRepeated = !filters['number'] && areAlike(users.filter(isOf), numbers);
  return shares.filter((kind) => kind !== 'number' || !isRepeated);
}

function Waiting() {
  return (
    <div className={css.pictures} aria-busy="true">
      <div className={css.card}>
        <Skeleton width="100%" height={240} />
      </div>
      <Skeleton width="100%" height={236} />
      <Skeleton width="100%" height={236} />
    </div>
  );
}
