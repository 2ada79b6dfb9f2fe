import {
  leavePortNumberOut,
  type PortOrder,
  type PortPoint,
  undoPortPoint,
} from '@jackfield/contract/api/port-in';
import { Button, Tag } from '@jackfield/kit/ui/core';
import { CircleAlert, CircleCheck, FileText } from '@jackfield/kit/ui/icons';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useT } from '@jackfield/runtime';
import { type ReactNode, useId, useState } from 'react';
import { BillLink } from '../bill/bill-link.tsx';
import { pointMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';
import { keepPortOrder } from '../port-query.ts';
import { Correction } from './correction.tsx';
import { LeaveOutDialog } from './leave-out-dialog.tsx';
import { usePointTitle } from './use-point-title.ts';

interface PointCardProps {
  order: PortOrder;
  point: PortPoint;
  onTyped(point: string, isTyped: boolean): void;
}

/** One point: what was sent, what they say, what it means, and the field that corrects it. */
export function PointCard({ order, point, onTyped }: PointCardProps) {
  const t = useT();
  const id = useId();
  const title = usePointTitle(point);
  const { field, number, sent, says, means, isDone } = point;
  const left = order.numbers.find((one) => one.number === number && one.state === 'leftOut');
  const Sign = isDone ? CircleCheck : CircleAlert;
  return (
    <section className={css.point} aria-labelledby={id} data-done={isDone}>
      <Sign size={18} strokeWidth={1.75} className={css.sign} aria-hidden="true" />
      <div className={css.pointBody}>
        <header className={css.pointHead}>
          <h3 id={id}>{title}</h3>
          {isDone && <Tag tone="success">{t(left ? messages.isLeftOut : messages.corrected)}</Tag>}
          {isDone && <UndoPoint order={order} point={point} leftId={left?.id} title={title} />}
        </header>
        <dl className={css.said}>
          {sent !== null && (
            <Line label={t(messages.sent)}>
              {isDone && !left ? <s>{sent}</s> : <span className={css.wrong}>{sent}</span>}
            </Line>
          )}
          <Line label={t(messages.says)}>{says}</Line>
          <Line label={t(messages.means)}>{means}</Line>
        </dl>
        {field !== 'number' && !left && (
          <Correction
            order={order}
            point={{ ...point, field }}
            onTyped={onTyped}
            beside={<Beside order={order} point={point} />}
          />
        )}
        {field === 'number' && !left && (
          <div className="ui-actions">
            <Beside order={order} point={point} />
          </div>
        )}
      </div>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What else helps: the bill, and going on without the number. */
function Beside({ order, point: { number, isDone } }: Pick<PointCardProps, 'order' | 'point'>) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const staying = order.numbers.filter(({ state }) => state !== 'leftOut');
  const found = staying.find((one) => one.number === number);
  if (isDone) return null;
  return (
    <>
      {order.bill && (
        <BillLink orderId={order.id} type="text" icon={<FileText size={16} strokeWidth={1.75} />}>
          {t(messages.showBill)}
        </BillLink>
      )}
      {found && staying.length > 1 && (
        <Button type="text" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t(messages.leaveOutAsk)}
        </Button>
      )}
      {found && isAsking && (
        <LeaveOutDialog order={order} number={found} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface UndoPointProps extends Pick<PointCardProps, 'order' | 'point'> {
  /** The number that was left out for it. */
  leftId: string | undefined;
  title: string;
}

/** A point as it was before it was corrected, or its number left out. */
function UndoPoint({ order: { id }, point, leftId, title }: UndoPointProps) {
  const t = useT();
  const undone = useConfirm(
    () =>
      leftId === undefined
        ? call(undoPortPoint, { params: { id, pointId: point.id } })
        : call(leavePortNumberOut, {
            params: { id, numberId: leftId },
            body: { isLeftOut: false },
          }),
    { onDone: keepPortOrder },
  );
  return (
    <span className={css.undo}>
      {undone.error !== undefined && (
        <span role="alert" className={css.fault}>
          {undone.error}
        </span>
      )}
      <Button
        type="link"
        size="small"
        loading={undone.busy}
        aria-label={t(messages.undoOf, { title })}
        onClick={() => void undone.run()}
      >
        {t(common.undo)}
      </Button>
    </span>
  );
}
