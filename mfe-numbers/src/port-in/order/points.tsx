import type { PortOrder } from '@jackfield/contract/api/port-in';
import { LeaveGuard } from '@jackfield/records/leave-guard';
import { useT } from '@jackfield/runtime';
import { useCallback, useId, useState } from 'react';
import { pointMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';
import { PointCard } from './point-card.tsx';

/** What a rejection is about, point by point, with the field to correct each (PORT-01). */
export function Points({ order }: { order: PortOrder }) {
  const t = useT();
  const id = useId();
  const { points } = order;
  const [typed, setTyped] = useState<readonly string[]>([]);
  const mark = useCallback(
    (point: string, isTyped: boolean) =>
      setTyped((before) => [...before.filter((one) => one !== point), ...(isTyped ? [point] : [])]),
    [],
  );
  const done = points.filter(({ isDone }) => isDone).length;
  const isDirty = points.some((point) => typed.includes(point.id));
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>
        {t(messages.title)}{' '}
        <span className="ui-secondary">{t(messages.progress, { done, all: points.length })}</span>
      </h2>
      <div className="ui-card ui-rows">
        {points.map((point) => (
          <PointCard key={point.id} order={order} point={point} onTyped={mark} />
        ))}
      </div>
      <LeaveGuard dirty={isDirty} onLeave={() => setTyped([])} />
    </section>
  );
}
