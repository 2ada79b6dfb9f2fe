import type { GuardSpending } from '@jackfield/contract/api/spend-guard';
import { formatDay, parseCents, toDecimal } from '@jackfield/domain';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Button } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { CircleCheck, TriangleAlert } from '@jackfield/kit/ui/icons';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { creditMessages } from '../call-credits/messages.ts';
import { CapRing } from './cap-ring.tsx';
import css from './spend-chart.module.css';
import { guardMessages as messages } from './messages.ts';
import type { GuardForm } from './use-guard-form.ts';
import { type Measured, measuredDays, scaleOf, whatItStops } from './what-it-stops.ts';

const CapChart = lazyPart(() => import('./cap-chart.tsx').then((file) => file.CapChart));

interface SpendChartProps {
  form: GuardForm;
  spending: GuardSpending;
  measured: Measured;
  onMeasure(measured: Measured): void;
  day: string | null;
  onDay(day: string): void;
}

/** Thirty days against the cap, so that a cap is chosen by looking (annex J7). */
export function SpendChart(props: SpendChartProps) {
  const { form, spending, measured, day, onDay } = props;
  const t = useT();
  const id = useId();
  const [isTable, setTable] = useState(false);
  // The scale stays while the ring is moved: it would run away from under the pointer.
  const [held, setHeld] = useState<ReturnType<typeof scaleOf> | null>(null);
  const days = measuredDays(spending.days, measured);
  const cap = form.capOf(measured);
  const scale = held ?? scaleOf(days, cap ?? 0.01);
  const isEmpty = days.every(({ amount }) => amount === 0);
  const bars = spending.days.map(({ day: of, home, abroad, peak }) => ({
    day: of,
    ...(measured === 'hour' ? { home: peak, abroad: 0 } : { home, abroad }),
  }));
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{t(messages.spendByDay)}</h2>
        {measured === 'day' && (
          <ul className={css.legend}>
            <li data-kind="abroad">{t(messages.abroad)}</li>
            <li data-kind="home">{t(messages.home)}</li>
          </ul>
        )}
        <span className={css.tools}>
          <Segmented<Measured>
            label={t(messages.measured)}
            value={measured}
            onChange={props.onMeasure}
            options={[
              { value: 'hour', label: t(messages.anyHour) },
              { value: 'day', label: t(messages.aDay) },
            ]}
          />
          <Button looks size="small" onClick={() => setTable(!isTable)}>
            {t(isTable ? creditMessages.showChart : creditMessages.showTable)}
          </Button>
        </span>
      </header>
      {isTable ? (
        <SpendTable spending={spending} measured={measured} />
      ) : (
        <CapChart
          title={t(messages.spendByDay)}
          bars={bars}
          cap={cap}
          scale={scale}
          chosen={day}
          onChoose={onDay}
        >
          {cap !== null && (
            <CapRing
              cap={cap}
              most={scale.most}
              label={t(messages.moveCap, {
                what: t(measured === 'hour' ? messages.anyHour : messages.aDay),
              })}
              onChange={(value) => form.setCap(measured, toDecimal(parseCents(value)))}
              onHold={(isHeld) => setHeld(isHeld ? scaleOf(days, cap) : null)}
            />
          )}
          {isEmpty && <p className={css.empty}>{t(messages.fills)}</p>}
        </CapChart>
      )}
      <Verdict days={days} cap={cap} />
    </section>
  );
}

/** What the cap would have stopped, in a sentence. */
function Verdict({ days, cap }: { days: ReturnType<typeof measuredDays>; cap: number | null }) {
  const t = useT();
  const { money } = useFormats();
  if (cap === null) return <output className={css.verdict}>{t(messages.noCap)}</output>;
  const { dearest, stopped } = whatItStops(days, cap);
  const last = stopped.at(-1);
  if (dearest === null) return null;
  const Icon = last ? TriangleAlert : CircleCheck;
  return (
    <output className={css.verdict} data-stops={last !== undefined}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {last
        ? t(messages.stops, {
            cap: money(cap),
            count: stopped.length,
            day: monthAndDayText(last.day),
          })
        : t(messages.stopsNothing, {
            cap: money(cap),
            most: money(dearest.amount),
            day: monthAndDayText(dearest.day),
          })}
    </output>
  );
}

function SpendTable({ spending, measured }: Pick<SpendChartProps, 'spending' | 'measured'>) {
  const t = useT();
  const { money } = useFormats();
  const figures = measured === 'day' ? (['home', 'abroad'] as const) : (['peak'] as const);
  const titles = { home: messages.home, abroad: messages.abroad, peak: messages.anyHour };
  return (
    <div className={css.rows}>
      <PlainTable
        isScrolled
        label={t(messages.spendByDay)}
        columns={[
          { title: t(common.day) },
          ...figures.map((name) => ({ title: t(titles[name]), isFigure: true })),
        ]}
        rows={spending.days.toReversed().map((each) => ({
          key: each.day,
          cells: [formatDay(each.day), ...figures.map((name) => money(each[name]))],
        }))}
      />
    </div>
  );
}
