import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
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
  const asked = useConfirm(() => movePlanned(change, { at: new Date(at).toISOString() }), {
    check: () => ({ at: planFaults({ at, backAt: null }, Date.now()).at }),
    fields: ['at'],
    done: ({ at: moved }) => t(plannedMessages.moved, { when: momentText(moved, zone) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(plannedMessages.moveTitle)}
      confirmText={t(planMessages.plan)}
      dirty={at !== Date.parse(change.at)}
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
    </FormDialog>
  );
}
