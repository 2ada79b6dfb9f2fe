import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { movePlannedChange } from '@jackfield/contract/api/planned-change';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { planMessages, plannedMessages } from './messages.ts';
import { MomentField } from './moment-field.tsx';
import { momentText } from './moment-text.ts';
import { planFaults } from './plan-form.ts';
import type { PlannedOneProps } from './planned-row.tsx';
import { movePlanned } from '@jackfield/call-routing/planned-routing';

interface MovePlannedProps extends PlannedOneProps {
  onClose(): void;
}

/** Another time for a planned change. */
export function MovePlanned({ change, zone, onClose }: MovePlannedProps) {
  const t = useT();
  const [at, setAt] = useState(() => Date.parse(change.at));
  const { id, version } = change;
  const isMoved = at !== Date.parse(change.at);
  const [opened] = useState(() => Date.now());
  const faultAt = (now: number) => planFaults({ at, backAt: null }, now).at;
  const wanted = isMoved && !faultAt(opened) ? new Date(at).toISOString() : null;
  const noticed = useWriteImpact(wanted && `move ${id} ${wanted}`, ({ signal }) =>
    call(
      dryRunOf(movePlannedChange),
      { params: { id }, body: { at: wanted ?? change.at } },
      { version, signal },
    ),
  );
  const body = { at: new Date(at).toISOString() };
  const asked = useConfirm(() => movePlanned(change, body, noticed.asSeen), {
    check: () => ({ at: faultAt(Date.now()) }),
    fields: ['at'],
    done: ({ at: moved }) => t(plannedMessages.moved, { when: momentText(moved, zone) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(plannedMessages.moveTitle)}
      confirmText={t(planMessages.plan)}
      dirty={isMoved}
      mayConfirm={noticed.mayGoOn}
      checking={wanted !== null && !noticed.isKnown}
      onClose={onClose}
      {...asked.dialog}
    >
      <MomentField
        label={t(planMessages.from)}
        zone={zone}
        at={at}
        error={asked.faults.at}
        onChange={(next) => {
          asked.forgive();
          setAt(next);
        }}
      />
      {noticed.impact}
    </FormDialog>
  );
}
