import { mayAt } from '@jackfield/kit/may';
import { reasonMessages, useCallReasons } from '@jackfield/call-routing/past-call';
import type { CallLogRecord } from '@jackfield/contract/api/call-log';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { navigateTo, useT } from '@jackfield/runtime';

interface WhatWentWrongProps {
  call: CallLogRecord;
  /** What is told of it. */
  said: string;
}

/** What went wrong with a call that came in, why where that is sure, and the one way to change it. */
export function WhatWentWrong({ call, said }: WhatWentWrongProps) {
  const t = useT();
  const { text, ways } = useCallReasons({
    number: call.own.number,
    from: call.other.number || null,
    at: call.date,
    outcome: call.outcome ?? 'missed',
    takenBy: call.reached?.id ?? null,
  });
  // A caller who hung up never heard what the way would have come to.
  const isSure = call.ended === 'message' || call.ended === 'nobody';
  const [way] = isSure ? ways : [];
  const reason = isSure ? text : '';
  return (
    <Alert
      kind="warning"
      title={reason || said}
      action={
        way &&
        mayAt(way.path, 'write') && (
          <Button size="small" onClick={() => void navigateTo(way.path)}>
            {t(reasonMessages[way.change])}
          </Button>
        )
      }
    >
      {reason && said}
    </Alert>
  );
}
