import type { BalanceHistory } from '@jackfield/contract/api/balance';
import { formatDay } from '@jackfield/domain';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import css from './credits.module.css';
import { creditMessages as messages } from './messages.ts';
import { topUpOptions } from '../top-up/top-up-query.ts';
import { daysLeft, runwayOf } from './runway.ts';

const BalanceChart = lazyPart(() =>
  import('./balance-chart.tsx').then((file) => file.BalanceChart),
);

/** Days and amount below which the page speaks of it (annex J7). */
const fewDays = 3;
const fewest = 5;

/** The balance, how long it lasts, and the picture of both (annex J7). */
export function RunwayCard({ balance, currency, days, perDay }: BalanceHistory) {
  const t = useT();
  const id = useId();
  const { money } = useFormats();
  const [isTable, setTable] = useState(false);
  const { data: topUp } = useQuery(topUpOptions());
  const left = daysLeft(balance, perDay);
  const isLow = balance > 0 && left !== null && (left < fewDays || balance < fewest);
  return (
    <section className={`ui-card ${css.runway}`} aria-labelledby={id}>
      <header className={css.runwayHead}>
        <div>
          <h2 id={id}>{t(messages.balance)}</h2>
          <strong className={css.figure}>{money(balance, currency)}</strong>
        </div>
        <div className={css.pace}>
          {left === null || perDay === null ? (
            <p>{t(messages.fewUse)}</p>
          ) : (
            <>
              <p className={css.lasts}>{t(messages.lasts, { days: left })}</p>
              <p className="ui-note">{t(messages.pace, { amount: money(perDay, currency) })}</p>
            </>
          )}
        </div>
      </header>
      {balance <= 0 && <Alert kind="error" title={t(messages.usedUp)} />}
      {isLow && <Alert kind="warning" title={t(messages.low, { days: left })} />}
      <div className={css.chart}>
        {isTable ? (
          <PlainTable
            isScrolled
            label={t(messages.chart)}
            columns={[{ title: t(common.day) }, { title: t(messages.balance), isFigure: true }]}
            rows={days.toReversed().map((each) => ({
              key: each.day,
              cells: [formatDay(each.day), money(each.balance, currency)],
            }))}
          />
        ) : (
          <BalanceChart
            points={runwayOf(days, perDay)}
            today={days.at(-1)?.day ?? ''}
            currency={currency}
            topUpBelow={topUp?.isOn === true ? topUp.below : null}
          />
        )}
      </div>
      <Button looks size="small" onClick={() => setTable(!isTable)}>
        {t(isTable ? messages.showChart : messages.showTable)}
      </Button>
    </section>
  );
}
