import type { GuardSpending } from '@jackfield/contract/api/spend-guard';
import { formatDay } from '@jackfield/domain';
import { Button } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { CircleCheck, TriangleAlert } from '@jackfield/kit/ui/icons';
import { common, useFormats, useT } from '@jackfield/runtime';
import { roundAmount, shortDay } from '@jackfield/usage/chart';
import { useId, useState } from 'react';
import { creditMessages } from '../call-credits/messages.ts';
import { CapRing } from './cap-ring.tsx';
import css from './spend-chart.module.css';
import { guardMessages as messages } from './messages.ts';
import { SpendBars } from './spend-bars.tsx';
import type { GuardForm } from './use-guard-form.ts';
import { type Measured, measuredDays, scaleOf, whatItStops } from './what-it-stops.ts';

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
  const { money } = useFormats();
  const [isTable, setTable] = useState(false);
  // The scale stays while the ring is moved: it would run away from under the pointer.
  const [held, setHeld] = useState<ReturnType<typeof scaleOf> | null>(null);
  const days = measuredDays(spending.days, measured);
  const cap = form.capOf(measured);
  const scale = held ?? scaleOf(days, cap ?? 0.01);
  const isEmpty = days.every(({ amount }) => amount === 0);
  const setCap = (value: number) => form.setCap(measured, value.toFixed(2));
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
          <Button size="small" onClick={() => setTable(!isTable)}>
            {t(isTable ? creditMessages.showChart : creditMessages.showTable)}
          </Button>
        </span>
      </header>
      {isTable ? (
        <SpendTable spending={spending} measured={measured} />
      ) : (
        <div className={css.chart}>
          <div className={css.plot}>
            {scale.lines.map((line) => (
              <span
                key={line}
                className={css.line}
                style={{ bottom: `${(line / scale.most) * 100}%` }}
                aria-hidden="true"
              >
                <span className={css.tick}>{roundAmount(money(line))}</span>
              </span>
            ))}
            {cap !== null &&
              [80, 50].map((level) => (
                <span
                  key={level}
                  className={css.level}
                  style={{ bottom: `${((cap * level) / 100 / scale.most) * 100}%` }}
                  aria-hidden="true"
                >
                  <span className={css.mark}>
                    {t(messages.levelLabel, { level, amount: money((cap * level) / 100) })}
                  </span>
                </span>
              ))}
            <SpendBars
              spending={spending}
              measured={measured}
              most={scale.most}
              day={day}
              onDay={onDay}
            />
            {cap !== null && (
              <CapRing
                cap={cap}
                most={scale.most}
                label={t(messages.moveCap, {
                  what: t(measured === 'hour' ? messages.anyHour : messages.aDay),
                })}
                onChange={setCap}
                onHold={(isHeld) => setHeld(isHeld ? scaleOf(days, cap) : null)}
              />
            )}
          </div>
          {isEmpty && <p className={css.empty}>{t(messages.fills)}</p>}
        </div>
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
            day: shortDay(last.day),
          })
        : t(messages.stopsNothing, {
            cap: money(cap),
            most: money(dearest.amount),
            day: shortDay(dearest.day),
          })}
    </output>
  );
}

function SpendTable({ spending, measured }: Pick<SpendChartProps, 'spending' | 'measured'>) {
  const t = useT();
  const { money } = useFormats();
  return (
    <section
      className={css.rows}
      aria-label={t(messages.spendByDay)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows without a control in them are scrolled by keys only where they can have the focus
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t(common.day)}</th>
            {measured === 'day' ? (
              <>
                <th scope="col">{t(messages.home)}</th>
                <th scope="col">{t(messages.abroad)}</th>
              </>
            ) : (
              <th scope="col">{t(messages.anyHour)}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {spending.days.toReversed().map(({ day, home, abroad, peak }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              {measured === 'day' ? (
                <>
                  <td className="ui-num">{money(home)}</td>
                  <td className="ui-num">{money(abroad)}</td>
                </>
              ) : (
                <td className="ui-num">{money(peak)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
