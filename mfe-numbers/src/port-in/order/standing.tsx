import { momentText } from '@jackfield/call-routing/planned-changes';
import type { PortOrder } from '@jackfield/contract/api/port-in';
import { formatDay } from '@jackfield/domain';
import { longWeekdayAndDayText } from '@jackfield/domain/days-in-words';
import { useMayChange } from '@jackfield/kit/may';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { LetterDialog } from '../letter/letter-dialog.tsx';
import { letterMessages, standingMessages as messages } from '../messages.ts';
import { ResubmitDialog } from './resubmit-dialog.tsx';

/** What an order waits for, and the one thing to do about it. */
export function Standing({ order }: { order: PortOrder }) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const { state, carrier, movesAt, cancelUntil } = order;
  switch (state) {
    case 'rejected':
      return <Rejected order={order} />;
    case 'dated':
      return (
        <Alert
          kind="success"
          title={t(messages.dated, {
            count: order.numbers.length,
            when: movesAt === null ? '' : momentText(movesAt, zone),
          })}
        >
          {t(messages.datedText)}{' '}
          {cancelUntil !== null && t(messages.cancelUntil, { day: formatDay(cancelUntil) })}
        </Alert>
      );
    case 'moving':
      return (
        <Alert kind="info" title={t(messages.moving)}>
          {t(messages.movingText)}
        </Alert>
      );
    case 'done':
      return (
        <Alert kind="success" title={t(messages.done)}>
          {t(messages.doneText, { carrier })}
        </Alert>
      );
    case 'partlyDone':
      return (
        <Alert kind="warning" title={t(messages.partlyDone)}>
          {t(messages.partlyDoneText, { carrier })}
        </Alert>
      );
    case 'cancelled':
      return (
        <Alert kind="info" title={t(messages.cancelled)}>
          {t(messages.cancelledText, { carrier })}
        </Alert>
      );
    default:
      return (
        <Alert kind="info" title={t(messages.waiting, { carrier })}>
          {t(messages.waitingText)}
        </Alert>
      );
  }
}

/** What is still to be corrected; Resubmit wakes once nothing is. */
function Rejected({ order }: { order: PortOrder }) {
  const t = useT();
  const mayChange = useMayChange();
  const [open, setOpen] = useState<'letter' | 'resubmit'>();
  const { points, letter, dates } = order;
  const left = points.filter(({ isDone }) => !isDone).length;
  const isSigned = letter?.isCurrent === true;
  const next =
    left > 0
      ? t(messages.correct, { count: left })
      : t(isSigned ? messages.allDone : messages.signAgain);
  const earliest =
    dates === null ? '' : t(messages.earliest, { day: longWeekdayAndDayText(dates.earliest) });
  return (
    <>
      <Alert
        kind="error"
        title={t(messages.rejected, { count: points.length })}
        action={
          mayChange &&
          (left === 0 && !isSigned ? (
            <Button type="primary" aria-haspopup="dialog" onClick={() => setOpen('letter')}>
              {t(letterMessages.signAsk)}
            </Button>
          ) : (
            <Button
              type="primary"
              aria-haspopup="dialog"
              disabled={left > 0}
              onClick={() => setOpen('resubmit')}
            >
              {t(messages.resubmit)}
            </Button>
          ))
        }
      >
        {`${next} ${earliest}`}
      </Alert>
      {open === 'letter' && <LetterDialog order={order} onClose={() => setOpen(undefined)} />}
      {open === 'resubmit' && <ResubmitDialog order={order} onClose={() => setOpen(undefined)} />}
    </>
  );
}
