import type { CallFigures } from '@jackfield/contract/api/call-log';
import { formatDay } from '@jackfield/domain';
import { endsOfDays } from '@jackfield/domain/days-in-words';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, Skeleton, useIsPhone } from '@jackfield/kit/ui/core';
import { common, formatNumber, useT } from '@jackfield/runtime';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { durationText } from '../usage-page/duration-text.ts';
import css from './call-log.module.css';
import { callLogMessages } from './messages.ts';

interface CallPicturesProps {
  figures: UseQueryResult<CallFigures>;
  from: string;
  to: string;
  /** Narrows the rows to those that wait for a call back; absent where they are. */
  onOpen?: (() => void) | undefined;
}

const none = { inbound: 0, rated: 0, ratedAnswered: 0, wait: null } as const;
const dayLength = 86_400_000;

/** Each day of a range, those without calls too. */
function everyDay(days: CallFigures['days'], from: string, to: string) {
  const known = new Map(days.map((day) => [day.day, day]));
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
  return Array.from({ length: Math.max(0, count) }, (_day, at) => {
    const day = new Date(Date.parse(from) + at * dayLength).toISOString().slice(0, 10);
    return known.get(day) ?? none;
  });
}

const percent = (part: number, whole: number) =>
  formatNumber(part / whole, { style: 'percent', maximumFractionDigits: 0 });

/** Four figures with their days; they count what the rows below them are. */
export function CallPictures({ figures, from, to, onOpen }: CallPicturesProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const { data } = figures;
  if (figures.error) {
    return <LoadFailure title={t(callLogMessages.figuresFailed)} query={figures} />;
  }
  if (!data) {
    return (
      <div className={css.pictures} aria-busy="true">
        {[1, 2, 3, 4].map((at) => (
          <div key={at} className={css.picture}>
            <Skeleton width={90} height={10} />
            <Skeleton width={64} height={20} />
            <Skeleton width={120} height={8} faint />
          </div>
        ))}
      </div>
    );
  }
  const { rated, ratedAnswered, wait, before, open, missed } = data;
  const days = everyDay(data.days, from, to);
  const of = { answered: formatNumber(ratedAnswered), calls: formatNumber(rated) };
  return (
    <dl
      className={css.pictures}
      data-refreshing={figures.isPlaceholderData}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls there, and may hold no button
      tabIndex={isPhone ? 0 : undefined}
    >
      <Picture
        label={t(callLogMessages.inboundCalls)}
        value={formatNumber(data.inbound)}
        note={from === to ? formatDay(from) : t(common.dayRange, endsOfDays(from, to))}
      >
        <Bars values={days.map((day) => day.inbound)} />
      </Picture>
      <Picture
        label={t(callLogMessages.answerRate)}
        value={rated === 0 ? '–' : percent(ratedAnswered, rated)}
        note={
          before && before.rated > 0
            ? t(callLogMessages.rateBefore, {
                ...of,
                before: percent(before.ratedAnswered, before.rated),
              })
            : t(callLogMessages.rateOf, of)
        }
      >
        <Line
          values={days.map((day) => (day.rated === 0 ? null : day.ratedAnswered / day.rated))}
          most={1}
        />
      </Picture>
      <Picture
        label={t(callLogMessages.medianWait)}
        value={wait === null ? '–' : durationText(wait)}
        note={
          before?.wait != null
            ? t(callLogMessages.medianBefore, { wait: durationText(before.wait) })
            : t(callLogMessages.medianNote)
        }
      >
        <Line values={days.map((day) => day.wait)} />
      </Picture>
      <Picture
        label={t(callLogMessages.notCalledBack)}
        value={t(callLogMessages.openOf, {
          open: formatNumber(open),
          missed: formatNumber(missed),
        })}
        note={t(callLogMessages.openNote)}
      >
        {onOpen && open > 0 && (
          <Button type="link" size="small" onClick={onOpen}>
            {t(callLogMessages.showThem)}
          </Button>
        )}
      </Picture>
    </dl>
  );
}

interface PictureProps {
  label: string;
  value: string;
  note: string;
  children: ReactNode;
}

function Picture({ label, value, note, children }: PictureProps) {
  return (
    <div className={css.picture}>
      <dt>{label}</dt>
      <dd className={css.value}>{value}</dd>
      <dd className="ui-note">{note}</dd>
      {children && <dd className={css.beside}>{children}</dd>}
    </div>
  );
}

const [width, height] = [100, 40];

/** A bar for each day; the figures beside say what screen readers need. */
function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = width / Math.max(7, values.length);
  return (
    <svg className={css.bars} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {values.map((value, at) => {
        const high = value === 0 ? 0 : Math.max(1, (value / most) * height);
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its day's place
        return <rect key={at} x={at * step} y={height - high} width={step * 0.7} height={high} />;
      })}
    </svg>
  );
}

/** A line over the days that have a figure. */
function Line({ values, most }: { values: readonly (number | null)[]; most?: number }) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const last = known.at(-1);
  if (last === undefined || known.length < 2) return null;
  const top = most ?? Math.max(1, ...known.map(({ value }) => value));
  const x = (at: number) => 3 + (at / Math.max(1, values.length - 1)) * (width - 6);
  const y = (value: number) => 4 + (1 - value / top) * (height - 8);
  const points = known.map(({ value, at }) => `${x(at)},${y(value)}`).join(' ');
  return (
    <svg className={css.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points} />
      <circle cx={x(last.at)} cy={y(last.value)} r={3} />
    </svg>
  );
}
