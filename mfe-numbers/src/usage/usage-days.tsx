import type { UsageDay } from '@jackfield/contract/api/usage';
import { formatDay } from '@jackfield/domain';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { common, formatNumber, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { usageMessages } from './messages.ts';
import { seriesOf } from './series.ts';
import css from './usage.module.css';

const UsageChart = lazyPart(() => import('./usage-chart.tsx').then((file) => file.UsageChart));

export interface UsageDaysProps {
  days: readonly UsageDay[];
  /** The units are messages, not minutes. */
  isMessages: boolean;
}

/** Usage by day: bars, or the same as a table. */
export function UsageDays({ days, isMessages }: UsageDaysProps) {
  const t = useT();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const unit = t(isMessages ? usageMessages.messages : usageMessages.minutes);
  const title = t(usageMessages.chartOf, { unit });
  const series = seriesOf(days);
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={id}>
      <header className={css.chartHead}>
        <h2 id={id}>{title}</h2>
        {!isTable && (
          <ul className={`ui-note ${css.legend}`}>
            {series.map(({ key, color, label }) => (
              <li key={key}>
                <span className={css.swatch} style={{ background: color }} aria-hidden="true" />
                {t(label)}
              </li>
            ))}
          </ul>
        )}
        <Button size="small" onClick={() => setTable(!isTable)}>
          {t(isTable ? usageMessages.showChart : usageMessages.showTable)}
        </Button>
      </header>
      <div className={css.chart} data-table={isTable}>
        {isTable ? (
          <DayTable days={days} series={series} />
        ) : (
          <UsageChart days={days} series={series} title={title} />
        )}
      </div>
    </section>
  );
}

function DayTable({
  days,
  series,
}: {
  days: readonly UsageDay[];
  series: ReturnType<typeof seriesOf>;
}) {
  const t = useT();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t(common.day)}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {t(label)}
            </th>
          ))}
          <th scope="col">{t(common.total)}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatDay(day.day)}</th>
            {series.map(({ key }) => (
              <td key={key}>{formatNumber(day[key])}</td>
            ))}
            <td>{formatNumber(day.inbound + day.outbound + day.international)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
