import { useNow } from '@jackfield/call-routing/business-hours';
import { paths } from '@jackfield/contract';
import { type UsageCount, usageCounts } from '@jackfield/contract/api/usage';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { monthAndDayText, weekdayAndDayText } from '@jackfield/domain/days-in-words';
import { SummaryCard } from '@jackfield/kit/summary-card';
import {
  accountAtom,
  call,
  common,
  formatNumber,
  Link,
  timeZoneAtom,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { CallBars } from './call-bars.tsx';
import css from './calls-card.module.css';
import { callSeries } from './call-series.ts';
import { homeMessages } from './messages.ts';

const days = 7;
const hour = 60 * 60_000;

/** Calls and messages of the last seven full days; the parts add up. */
export function CallsCard() {
  const t = useT();
  const own = useAtomValue(timeZoneAtom);
  const zone = useAtomValue(accountAtom)?.timeZone ?? own;
  const today = localTimeAt(zone, useNow()).day;
  const [startDate, endDate] = [dayText(today - days), dayText(today - 1)];
  const { data, isPending, refetch } = useQuery({
    queryKey: ['usage', 'counts', startDate, endDate],
    staleTime: hour,
    queryFn: async ({ signal }) =>
      (await call(usageCounts, { query: { startDate, endDate } }, { signal })).days,
  });
  return (
    <SummaryCard
      title={t(homeMessages.calls)}
      state={data ? 'ready' : isPending ? 'loading' : 'failed'}
      height={180}
      onRetry={() => void refetch()}
      extra={t(common.dayRange, { from: monthAndDayText(startDate), to: monthAndDayText(endDate) })}
    >
      {data && <Counts days={data} />}
    </SummaryCard>
  );
}

const sumOf = (all: readonly UsageCount[], key: 'inbound' | 'outbound' | 'messages') =>
  all.reduce((sum, day) => sum + day[key], 0);

function Counts({ days: all }: { days: readonly UsageCount[] }) {
  const t = useT();
  const total = callSeries.reduce((sum, { key }) => sum + sumOf(all, key), 0);
  return (
    <div className={css.body}>
      <div className={css.sums}>
        <strong className="ui-num">{formatNumber(total)}</strong>
        {callSeries.map(({ key, color, label }) => (
          <span key={key} className={css.part}>
            <span className={css.swatch} style={{ background: color }} aria-hidden="true" />
            {t(homeMessages.part, { label: t(label), count: formatNumber(sumOf(all, key)) })}
          </span>
        ))}
        <Link className={css.usage} to={paths.admin.company.usage()}>
          {t(homeMessages.usage)}
        </Link>
      </div>
      {total === 0 ? <p className="ui-text2">{t(homeMessages.noUse)}</p> : <CallBars days={all} />}
      <table className="ui-hidden">
        <caption>{t(homeMessages.calls)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(homeMessages.day)}</th>
            {callSeries.map(({ key, label }) => (
              <th key={key} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((day) => (
            <tr key={day.day}>
              <th scope="row">{weekdayAndDayText(day.day)}</th>
              {callSeries.map(({ key }) => (
                <td key={key}>{formatNumber(day[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
