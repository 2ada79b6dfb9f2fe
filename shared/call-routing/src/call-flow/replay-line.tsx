import { replay, type RoutingConfig } from '@jackfield/domain/routing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { History } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { type ReactNode, useMemo, useState } from 'react';
import css from './replay-line.module.css';
import { replayMessages } from './replay-messages.ts';
import { useWork } from './use-work.ts';
import { type ReceivedCalls, useReceivedCalls } from './use-received-calls.ts';

const ReplayDialog = lazyPart(() =>
  import('./replay-dialog.tsx').then((file) => file.ReplayDialog),
);

interface ReplayLineProps {
  /** The routing before and after. */
  sides: readonly [RoutingConfig, RoutingConfig];
  zone: string;
}

/** How many calls of the last 30 days would have gone elsewhere, and the way to them (annex J4). */
export function ReplayLine(props: ReplayLineProps) {
  const t = useT();
  const { data, error, refetch } = useReceivedCalls();
  if (data) return <Replayed {...props} received={data} />;
  if (error === null) return <Line>{t(replayMessages.reading)}</Line>;
  return (
    <Line
      action={
        <Button type="link" onClick={() => void refetch()}>
          {t(common.tryAgain)}
        </Button>
      }
    >
      {t(replayMessages.notRead)}
    </Line>
  );
}

function Replayed({ sides, zone, received }: ReplayLineProps & { received: ReceivedCalls }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [before, after] = sides;
  const { calls, isCut } = received;
  const start = useMemo(() => () => replay(before, after, calls), [before, after, calls]);
  const { result, isWorking } = useWork(start);
  if (!result || isWorking) return <Line>{t(replayMessages.reading)}</Line>;
  const { total, elsewhere, perhaps } = result;
  if (total === 0) return <Line>{t(replayMessages.noCalls)}</Line>;
  const count = elsewhere.length;
  // None for certain reads as none at all.
  const isUpToCallers = count === 0 && perhaps > 0;
  return (
    <Line
      action={
        count > 0 && (
          <Button type="link" onClick={() => setOpen(true)}>
            {t(replayMessages.show)}
          </Button>
        )
      }
    >
      <strong>
        {isUpToCallers
          ? t(replayMessages.atMost, { count: perhaps, total })
          : t(replayMessages.share, { count, total })}
      </strong>{' '}
      {t(replayMessages.elsewhere, { total })}
      {isUpToCallers && <span>{t(replayMessages.byKeys)}</span>}
      {count > 0 && perhaps > 0 && <span>{t(replayMessages.perhaps, { count: perhaps })}</span>}
      {isCut && <span>{t(replayMessages.cut, { count: calls.length })}</span>}
      {isOpen && (
        <ReplayDialog calls={elsewhere} sides={sides} zone={zone} onClose={() => setOpen(false)} />
      )}
    </Line>
  );
}

function Line({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.line}>
      <History size={14} strokeWidth={1.75} aria-hidden="true" />
      <p>{children}</p>
      {action}
    </div>
  );
}
