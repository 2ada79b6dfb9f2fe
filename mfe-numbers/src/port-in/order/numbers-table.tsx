import { paths } from '@jackfield/contract';
import {
  leavePortNumberOut,
  type PortOrder,
  type PortOrderNumber,
} from '@jackfield/contract/api/port-in';
import { formatPhone } from '@jackfield/domain';
import { OpenLink } from '@jackfield/kit/may';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { orderMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';
import { keepPortOrder } from '../port-query.ts';
import { NumberState } from '../port-states.tsx';

/** The numbers of an order: what their calls will go to, and how each stands. */
export function NumbersTable({ order }: { order: PortOrder }) {
  const t = useT();
  const isPhone = useIsPhone();
  const id = useId();
  const { numbers } = order;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>
        {t(messages.numbers)} <span className="ui-text2">{numbers.length}</span>
      </h2>
      <PlainTable
        label={t(messages.numbers)}
        columns={[
          { title: t(common.number) },
          { title: t(messages.callsGoTo), isForWide: true },
          { title: t(common.status) },
        ]}
        rows={numbers.map((number) => ({
          key: number.id,
          cells: [
            <span key="number" className={css.cell}>
              <span className="ui-num">{formatPhone(number.number)}</span>
              {isPhone && <Target number={number} />}
            </span>,
            <Target key="target" number={number} />,
            <span key="state" className={css.cell}>
              <NumberState state={number.state} />
              {number.reason !== null && <span className="ui-note">{number.reason}</span>}
              {number.state === 'leftOut' && order.state === 'rejected' && (
                <TakeIn order={order} number={number} />
              )}
            </span>,
          ],
        }))}
      />
    </section>
  );
}

function Target({ number: { target } }: { number: PortOrderNumber }) {
  const t = useT();
  if (target === null) return <span className={css.fault}>{t(messages.noTarget)}</span>;
  const { type, id, label } = target;
  if (id === null) return <span>{t(messages.newNumber, { label })}</span>;
  const to = type === 'teammate' ? paths.admin.users.edit(id) : paths.admin.numbers.edit(id);
  return <OpenLink to={to}>{label}</OpenLink>;
}

interface TakeInProps {
  order: PortOrder;
  number: PortOrderNumber;
}

/** Puts a number that was left out back into its order. */
function TakeIn({ order, number }: TakeInProps) {
  const t = useT();
  const taken = useConfirm(
    () =>
      call(leavePortNumberOut, {
        params: { id: order.id, numberId: number.id },
        body: { isLeftOut: false },
      }),
    { onDone: keepPortOrder },
  );
  return (
    <>
      <Button type="link" size="small" loading={taken.busy} onClick={() => void taken.run()}>
        {t(messages.takeIn)}
      </Button>
      {taken.error !== undefined && (
        <span role="alert" className={css.fault}>
          {taken.error}
        </span>
      )}
    </>
  );
}
