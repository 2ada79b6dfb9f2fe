import { type PortOrder, submitPortOrder } from '@jackfield/contract/api/port-in';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { PortDateField } from '../port-date/port-date-field.tsx';
import { dateFault, firstDate } from '../port-date/port-dates.ts';
import { standingMessages as messages } from '../messages.ts';
import { keepPortOrder } from '../port-query.ts';

interface ResubmitDialogProps {
  order: PortOrder;
  onClose(): void;
}

/** Sends a corrected order again, for a day that is still to be had. */
export function ResubmitDialog({ order, onClose }: ResubmitDialogProps) {
  const t = useT();
  const { id, version, carrier, dates } = order;
  const [wantedDate, setWantedDate] = useState(() => firstDate(order));
  const sent = useConfirm(
    () => call(submitPortOrder, { params: { id }, body: { wantedDate } }, { version }),
    {
      of: { wantedDate },
      fields: ['wantedDate'],
      check: () => ({ wantedDate: dateFault(wantedDate, dates) ?? undefined }),
      done: t(messages.isSent, { carrier }),
      onDone(now) {
        keepPortOrder(now);
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t(messages.resubmitTitle)}
      width={520}
      confirmText={t(messages.resubmit)}
      onClose={onClose}
      {...sent.dialog}
    >
      <PortDateField
        dates={dates}
        value={wantedDate}
        error={sent.faults['wantedDate']}
        onChange={setWantedDate}
      />
    </FormDialog>
  );
}
