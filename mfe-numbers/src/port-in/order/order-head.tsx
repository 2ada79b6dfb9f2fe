import type { PortOrder } from '@jackfield/contract/api/port-in';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { ArrowLeftRight, History } from '@jackfield/kit/ui/icons';
import { RecordHead, RecordTile } from '@jackfield/records/record-head';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { orderMessages as messages, portMessages } from '../messages.ts';
import { OrderState } from '../port-states.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

const HistoryDrawer = lazyPart(() =>
  import('@jackfield/records/record-history').then((file) => file.HistoryDrawer),
);

const eventTypes = ['portorder'] as const;

/** Head of an order that was sent: what it is, how it stands, its history and its end. */
export function OrderHead({ order }: { order: PortOrder }) {
  const t = useT();
  const { date } = useFormats();
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<'history' | 'cancel'>();
  const close = () => setOpen(undefined);
  const { id, orderNumber: name, version, state, carrier, numbers, story, canCancel } = order;
  const sent = story.findLast(({ step }) => step === 'submitted');
  const title = t(portMessages.of, { count: numbers.length, carrier });
  return (
    <>
      <RecordHead
        sign={<RecordTile icon={ArrowLeftRight} size={isPhone ? 44 : 48} />}
        name={title}
        badges={<OrderState state={state} />}
        meta={[
          t(portMessages.order, { name }),
          sent &&
            t(sent.by === null ? messages.sent : messages.sentBy, {
              day: date(sent.at),
              name: sent.by ?? '',
            }),
        ]}
        actions={
          <>
            <Button
              looks
              icon={<History size={16} strokeWidth={1.75} />}
              aria-haspopup="dialog"
              {...(isPhone && { 'aria-label': t(common.history) })}
              onClick={() => setOpen('history')}
            >
              {isPhone ? undefined : t(common.history)}
            </Button>
            {canCancel && (
              <Button aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
                {t(isPhone ? messages.cancelShort : messages.cancelAsk)}
              </Button>
            )}
          </>
        }
      />
      {open === 'history' && (
        <HistoryDrawer
          entity="portOrder"
          record={{ id, name, version }}
          eventTypes={eventTypes}
          onRestored={close}
          onClose={close}
        />
      )}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </>
  );
}
