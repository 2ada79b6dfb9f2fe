import type { PortOrder } from '@jackfield/contract/api/port-in';
import { momentText } from '@jackfield/call-routing/planned-changes';
import { TwoSides } from '@jackfield/kit/two-sides';
import { UprightPath } from '@jackfield/kit/upright-path';
import { EditPage } from '@jackfield/records/edit-page';
import { timeZoneAtom, useFormats, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { orderMessages as messages } from '../messages.ts';
import { Documents } from './documents.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { OrderHead } from './order-head.tsx';
import { portStops } from './port-stops.ts';
import { Points } from './points.tsx';
import { Standing } from './standing.tsx';

const over: ReadonlySet<PortOrder['state']> = new Set(['done', 'partlyDone', 'cancelled']);

/** An order that was sent: what is to be done about it, its numbers, and where it stands (PORT-01). */
export function OrderView({ order }: { order: PortOrder }) {
  const t = useT();
  return (
    <EditPage head={<OrderHead order={order} />}>
      <TwoSides
        side={
          <>
            <WhereItStands order={order} />
            <Documents order={order} />
            {!over.has(order.state) && (
              <section>
                <h2>{t(messages.untilThen)}</h2>
                <p>{t(messages.untilThenText, { carrier: order.carrier })}</p>
              </section>
            )}
          </>
        }
      >
        <Standing order={order} />
        {order.points.length > 0 && <Points order={order} />}
        <NumbersTable order={order} />
      </TwoSides>
    </EditPage>
  );
}

function WhereItStands({ order }: { order: PortOrder }) {
  const t = useT();
  const { dateTime } = useFormats();
  const zone = useAtomValue(timeZoneAtom);
  const [now] = useState(() => Date.now());
  const stops = portStops(order, { dateTime, moment: (instant) => momentText(instant, zone) }, now);
  return (
    <section>
      <h2>{t(messages.whereItStands)}</h2>
      <UprightPath stops={stops} />
    </section>
  );
}
