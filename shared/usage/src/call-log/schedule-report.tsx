import { type CallReport, getCallReport, setCallReport } from '@jackfield/contract/api/call-log';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callLogMessages } from './messages.ts';

type Every = NonNullable<CallReport['every']> | 'never';
const queryKey = ['call-report'];
const labels = {
  never: callLogMessages.never,
  day: callLogMessages.daily,
  week: callLogMessages.weekly,
  month: callLogMessages.monthly,
} as const satisfies Record<Every, unknown>;
const notes = {
  never: callLogMessages.neverNote,
  day: callLogMessages.dailyNote,
  week: callLogMessages.weeklyNote,
  month: callLogMessages.monthlyNote,
} as const satisfies Record<Every, unknown>;

/** Asks how often the calls are told of by mail (LOG-04). */
export function ScheduleReport({ onClose }: { onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const kept = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getCallReport, {}, { signal }),
  });
  const [chosen, setChosen] = useState<Every | null>(null);
  const before: Every = kept.data?.every ?? 'never';
  const every = chosen ?? before;
  const save = useConfirm(
    () => call(setCallReport, { body: { every: every === 'never' ? null : every } }),
    {
      done: t(callLogMessages.scheduled),
      onDone: onClose,
      settle: () => client.invalidateQueries({ queryKey }),
    },
  );
  return (
    <FormDialog
      title={t(callLogMessages.scheduleTitle)}
      dirty={every !== before}
      confirmText={t(callLogMessages.scheduleConfirm)}
      onClose={onClose}
      {...save.dialog}
    >
      {kept.error && <LoadFailure title={t(callLogMessages.scheduleFailed)} query={kept} />}
      {kept.isPending && <Skeleton width="100%" height={36} />}
      {kept.data && (
        <>
          <Segmented<Every>
            label={t(callLogMessages.scheduleEvery)}
            options={(Object.keys(labels) as Every[]).map((value) => ({
              value,
              label: t(labels[value]),
            }))}
            value={every}
            onChange={setChosen}
          />
          <p className="ui-note">{t(notes[every])}</p>
        </>
      )}
    </FormDialog>
  );
}
