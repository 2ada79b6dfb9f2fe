import { endText, useWork } from '@jackfield/call-routing/call-flow';
import { usePastRouting } from '@jackfield/call-routing/past-call';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import type { CallLogRecord } from '@jackfield/contract/api/call-log';
import { formatPhone } from '@jackfield/domain';
import { type Replay, replay } from '@jackfield/domain/routing';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useMemo, useState } from 'react';
import css from './call-record.module.css';
import { callRecordMessages } from './messages.ts';

const PastCallDialog = lazyPart(() =>
  import('@jackfield/call-routing/past-call').then((file) => file.PastCallDialog),
);

function useSaid({ total, elsewhere, perhaps }: Replay, number: string): [string, string] {
  const t = useT();
  const [other] = elsewhere;
  if (total === 0) return [t(callRecordMessages.notThere, { number: formatPhone(number) }), ''];
  if (other) return [t(callRecordMessages.otherWay), endText(other.after)];
  if (perhaps > 0) return [t(callRecordMessages.perhaps), t(callRecordMessages.perhapsNote)];
  return [t(callRecordMessages.sameWay), t(callRecordMessages.sameWayNote)];
}

/** What today's routing would do with a call that came in, and the call once more. */
export function TodayLine({ call }: { call: CallLogRecord }) {
  const t = useT();
  const at = Date.parse(call.date);
  const past = usePastRouting(at);
  const today = useRoutingConfig();
  const [before, after] = [past.data?.config, today.data];
  const { own, other } = call;
  const start = useMemo(
    () =>
      before && after
        ? () => replay(before, after, [{ number: own.number, from: other.number || null, at }])
        : null,
    [before, after, own.number, other.number, at],
  );
  const { result } = useWork(start);
  if (past.error) return <LoadFailure title={t(callRecordMessages.todayFailed)} query={past} />;
  if (!result) return <Skeleton width="100%" height={64} />;
  return <Line result={result} call={call} />;
}

function Line({ result, call }: { result: Replay; call: CallLogRecord }) {
  const t = useT();
  const [isTrying, setTrying] = useState(false);
  const { own, other, date } = call;
  const [title, note] = useSaid(result, own.number);
  return (
    <section className={css.today}>
      <div>
        <h2>{title}</h2>
        {note && <p className="ui-note">{note}</p>}
      </div>
      {result.total > 0 && (
        <Button onClick={() => setTrying(true)}>{t(callRecordMessages.tryCall)}</Button>
      )}
      {isTrying && (
        <PastCallDialog
          past={{ number: own.number, from: other.number || null, at: date }}
          onClose={() => setTrying(false)}
        />
      )}
    </section>
  );
}
